# Ant Realm at play: what happens, what is refused, positions in words.

realm-card = { $name } ({ $suit })
realm-marker = level-{ $level } food marker
realm-kind-empty = empty chamber
realm-token-green = green token
realm-token-red = red token
realm-token-green-work = green token at work
realm-token-red-work = red token at work
realm-spot-hand = the hand
realm-spot-chamber = { $kind } { $number }
realm-offer-no-layouts = Ant Realm is played without a layout; leave it out.
realm-offer-no-species = Ant Realm is played without species; leave them out.

# Phases
realm-phase-starting = start
realm-phase-talents = talents
realm-phase-pay = payment
realm-phase-administration = administration
realm-phase-exploration = exploration
realm-phase-encounter = encounter
realm-phase-give-up = giving up
realm-phase-war = war
realm-phase-settlement = settlement
realm-phase-over = end

# What a payment is for
realm-for-build = building: { $kind }
realm-for-cultivate = a cultivation
realm-for-plant = planting { $card }
realm-for-herd = herding { $card }
realm-for-take = { $card }
realm-for-debt = { $stones ->
    [one] the Stone
   *[other] one of { $stones } Stones
}
realm-for-nest = keeping { $card }
realm-for-resin = keeping { $card }
realm-for-toll = the Stone on the place

# The log
realm-log-talent = { $seat } takes { $talent }.
realm-log-talents-chosen = { $seat } has chosen its talents.
realm-log-talents = Talents: { $colonies }.
realm-log-talents-of = { $seat } has { $talents }
realm-log-no-talents = { $seat } has none
realm-log-round = Round { $round } begins, led by { $seat }.
realm-log-prepared = { $seat } draws { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} from the rebirth zone.
realm-log-prepared-extra = { $seat } draws { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} from the rebirth zone and has { $extra ->
    [one] { $extra } extra point
   *[other] { $extra } extra points
}.
realm-log-administration = Administration of { $seat }.
realm-log-straggler-paid = { $seat } pays a green token for a Straggler.
realm-log-straggler-free = { $seat } has no green token for a Straggler.
realm-log-paid = { $seat } pays { $with } for { $purpose }.
realm-pay-green = { $count ->
    [one] { $count } green token
   *[other] { $count } green tokens
}
realm-pay-red = { $count ->
    [one] { $count } red token
   *[other] { $count } red tokens
}
realm-pay-points = { $count ->
    [one] { $count } extra point
   *[other] { $count } extra points
}
realm-log-forgone = { $seat } does not pay for { $purpose }.
realm-log-built = { $seat } builds: { $kind }.
realm-log-stored = { $seat } stores { $item }.
realm-log-cultivated = { $seat } cultivates: step { $steps } of { $needed }.
realm-log-mulched = { $seat } uses a Dead leaf for its fungus: step { $steps } of { $needed }.
realm-log-ripened = The fungus of { $seat } yields food.
realm-log-cared = { $seat } cares for a wounded team.
realm-log-planted = { $seat } tends { $card }.
realm-log-seed-ready = { $seat } tends { $card }: it feeds more from now on.
realm-log-herded = { $seat } herds { $card }: 1 satiety less.
realm-log-idle = { $seat } loses its exploration by the Stone.
realm-log-ventured = { $seat } reveals { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
realm-log-revealed = { $seat } reveals { $card }.
realm-log-own-nest = { $seat } reveals its own sign and draws another card.
realm-log-met = { $seat } meets { $other }: both give up { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
realm-log-met-even = { $seat } meets { $other }: they are equal.
realm-log-passed = { $card } passes from { $seat } to { $to }.
realm-log-bridged = { $seat } bridges the Cliff: a green token turns red.
realm-log-swept = The Cliff sends back { $card } of { $seat }.
realm-log-rolled = { $seat } rolls { $pips } about { $card }.
realm-log-wounded = A green token of { $seat } turns red.
realm-log-wounded-work = A green token of { $seat } at work turns red.
realm-log-lost = { $seat } gives up: { $token }.
realm-log-straggler = { $seat } has a Straggler to pay for.
realm-log-cricket = A Cricket makes the next draw of { $seat } smaller.
realm-log-eased = Resin saves { $seat } 1 satiety.
realm-log-taken = { $seat } takes { $card }.
realm-log-returned = The cards go back and are shuffled in.
realm-log-eaten = { $seat } feeds on { $item }: { $level } satiety.
realm-log-waived = { $seat } endures { $points ->
    [one] { $points } penalty
   *[other] { $points } penalties
}.
realm-log-fed = { $seat } is fully fed and gains { $points ->
    [one] { $points } survival point
   *[other] { $points } survival points
}.
realm-log-spared = { $seat } goes hungry without loss.
realm-log-starved = { $seat } goes hungry and loses { $points ->
    [one] { $points } survival point
   *[other] { $points } survival points
}.
realm-log-discarded = { $seat } puts { $item } back.
realm-log-conceded = { $seat } concedes.
realm-log-died = The colony of { $seat } dies.
realm-log-over = The game is over.
realm-log-war = { $seat } makes war on { $target }!
realm-log-attack-stone = { $seat } ends the attack by a Stone, which has to be paid for.
realm-log-leaf = { $seat } burns a Dead leaf.
realm-log-page = { $seat } opens the booklet at "{ $page }".
realm-log-sited = { $seat } sets on place { $place }: { $kind }.
realm-log-guarded = { $seat } deploys on place { $place }: { $token }.
realm-log-guard-lost = { $seat } gives up on place { $place }: { $token }.
realm-log-invades = { $seat } goes against place { $place }.
realm-log-guard-stone = { $seat } bars the place by a Stone.
realm-log-barred = { $seat } turns away from place { $place }.
realm-log-shown = Place { $place } is shown: { $kind }, guards: { $green } green, { $red } red.
realm-log-gas = { $seat } uses its Gas gland.
realm-log-gassed = Gas: a green token of { $seat } turns red.
realm-log-broken = { $seat } breaks into place { $place }.
realm-log-food-taken = { $seat } carries off { $item }.
realm-log-token-gained = { $seat } takes a green token from its rebirth zone.
realm-log-steps-reset = The fungus of { $seat } is spoiled.
realm-log-queen = { $seat } reaches the Queen of { $target }: { $points ->
    [one] { $points } survival point passes
   *[other] { $points } survival points pass
} over.
realm-log-war-over = The war of { $seat } on { $target } is over.

# What is refused
realm-refuse-game-over = The game is over.
realm-refuse-starting = The game has not begun.
realm-refuse-not-your-decision = It is { $seat } who decides now.
realm-refuse-choose-talents = Talents are being chosen.
realm-refuse-pay-first = First choose how to pay.
realm-refuse-administration = This is the administration: build, store, cultivate, care, or end it.
realm-refuse-place-marker = First choose where the food marker goes.
realm-refuse-explore-first = First choose how many cards to reveal.
realm-refuse-settle-first = First settle the card that is asked about.
realm-refuse-gather = Take face-up cards, or end the exploration.
realm-refuse-offer-first = First say whether you take the passed card.
realm-refuse-give-up-first = First give up what is owed.
realm-refuse-card-first = First say whether you use the card.
realm-refuse-deploy-first = First open the booklet and deploy.
realm-refuse-war-first = A war is under way.
realm-refuse-spoils-first = First choose the Fungus chamber that gets the step.
realm-refuse-feed-first = First feed the colony.
realm-refuse-discard-first = Too many cards in hand: put some back.
realm-refuse-talent-twice = No talent can be taken twice.
realm-refuse-talent-points = That talent costs { $cost }, and { $left ->
    [one] { $left } point is left
   *[other] { $left } points are left
}.
realm-refuse-no-talent = That needs the talent { $talent }.
realm-refuse-no-such-tokens = There are not so many tokens at hand.
realm-refuse-no-such-token = There is no such token.
realm-refuse-too-little = That is not enough: { $due ->
    [one] { $due } point is due
   *[other] { $due } points are due
}.
realm-refuse-too-much = One of these tokens could be left out: { $due ->
    [one] { $due } point is due
   *[other] { $due } points are due
}.
realm-refuse-last-token = A colony never gives up its last token.
realm-refuse-guards-only = In a war the defender gives up guards.
realm-refuse-no-such-guard = No such guard stands there.
realm-refuse-too-dear = That costs { $cost }, and you have { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}.
realm-refuse-not-built = { $kind }: that is not built.
realm-refuse-chambers = A colony has at most { $most } chambers.
realm-refuse-nurseries = A colony has at most { $most } Nurseries.
realm-refuse-not-in-hand = That is not in your hand.
realm-refuse-not-there = That does not lie there.
realm-refuse-no-chamber = There is no such chamber.
realm-refuse-store-there = That can't be stored there: food goes into a Storehouse, Honey insects only into a Dump.
realm-refuse-store-no-food = Only food is stored. A Nest card is used instead of an exploration, a Stone in a war.
realm-refuse-store-full = It is full: { $room ->
    [one] { $room } piece
   *[other] { $room } pieces
} at most.
realm-refuse-no-fungus = That is no Fungus chamber of yours.
realm-refuse-cultivated = There is one cultivation a round.
realm-refuse-no-card = You have no such card: { $card }.
realm-refuse-care-green = Care is paid with a green token at hand.
realm-refuse-care-red = There is no red token to care for.
realm-refuse-planted = That Seed is tended already.
realm-refuse-herded = That Honey insect was used in this round.
realm-refuse-yield-there = The food marker can't go there.
realm-refuse-reveal = You may reveal { $most ->
    [0] no card
    [one] { $most } card at most
   *[other] { $most } cards at most
}: half your held tokens.
realm-refuse-declare = War needs the Nest card of a living colony in your hand.
realm-refuse-take = That card can't be taken now.
realm-refuse-leapt = You rolled for it already.
realm-refuse-no-page = There is no such page.
realm-refuse-no-place = There is no such place.
realm-refuse-site = A chamber lies there already.
realm-refuse-invade = You can't get there: first the entrance, then places joined to one you broke into.
realm-refuse-no-food = That is no food.
realm-refuse-waive = You can waive { $most } at most.

# Positions in words
realm-show-deck = Exploration deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; the game has { $rounds } rounds
realm-show-used = Used, until the next shuffle: { $cards }
realm-show-colony = Colony { $number }: { $seat }, { $sign }
realm-show-dead = Colony { $number }: { $seat }, { $sign }, died in round { $round }
realm-show-figures = survival points { $survival }, points now { $points }, satiety due { $due }, food at hand { $food }
realm-show-tokens = tokens: { $green } green and { $red } red at hand, { $workgreen } green and { $workred } red at work, { $rebirth } in the rebirth zone; extra points { $extra }
realm-show-talents = talents: { $talents }
realm-show-chamber = { $number }. { $kind }
realm-show-stock = { $number }. { $kind }: { $items }
realm-show-fungus = { $number }. { $kind }: { $steps } of { $needed } steps
realm-show-hand = hand: { $items }
realm-show-row = face up: { $cards }
realm-show-war = War of { $invader } on { $defender }
realm-show-page = page "{ $page }"
realm-show-place = place { $place }: { $kind }, guards: { $green } green, { $red } red
realm-show-broken = place { $place }: { $kind }, broken into
realm-show-unknown = place { $place }: unknown
realm-show-unseen = unseen guards: { $green } green, { $red } red

# Balance
realm-balance-seat = Seat and suit
realm-balance-talent = Talent
realm-balance-talents = Talents together
realm-balance-deaths = Deaths by round
realm-balance-wars = Games by wars declared
realm-balance-wars-won = Games by wars in which a chamber was broken into
realm-balance-cell = { $what }
realm-balance-round = round { $round }
realm-balance-number = { $number }
realm-fact-points = points
realm-fact-survival = survival points
realm-fact-tokens = tokens
realm-fact-held-points = held points
realm-fact-chambers = chambers
realm-fact-nurseries = Nurseries
realm-fact-food = food
realm-fact-hand = cards in hand
realm-fact-wars = wars declared
realm-fact-wars-won = wars won
realm-fact-queens = Queens reached
realm-fact-rounds-fed = rounds fed
realm-fact-unspent = points unspent
