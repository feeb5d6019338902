# Ant Realm at the table: what is asked, what buttons and boards say.

realm-title = Ant Realm
realm-about = Colonies explore, feed and make war with cards, tokens and a die.

# The lobby
realm-form-pack = Pack
realm-form-pack-base = empty: the base pack
realm-form-numbers = { $count ->
    [0] Numbers of the rules
    [one] Numbers of the rules: { $count } changed
   *[other] Numbers of the rules: { $count } changed
}
realm-form-numbers-about = The source leaves these open. They can be dragged or typed.
realm-form-reset = All as in the pack
realm-form-back = back to { $number }

# What is asked
realm-ask-talents = choose talents: { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
realm-ask-pay = pay { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $purpose }
realm-ask-upkeep = pay { $points ->
    [one] { $points } point
   *[other] { $points } points
}, or not: { $purpose }
realm-ask-administer = administration: { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
realm-ask-yield = put the food marker into a Storehouse or the hand
realm-ask-explore = reveal up to { $most ->
    [one] { $most } card
   *[other] { $most } cards
}
realm-ask-explore-or-war = reveal up to { $most ->
    [one] { $most } card
   *[other] { $most } cards
}, or make war
realm-ask-cliff = a Cliff: bridge it by a green token that turns red?
realm-ask-giant = a Giant insect: take it, or give up { $points ->
    [one] { $points } point
   *[other] { $points } points
}
realm-ask-resin = a Resin: keep it as food, or save 1 satiety now
realm-ask-gather = take cards: { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
realm-ask-offer = a card passed to you: take it?
realm-ask-give-up = give up { $points ->
    [one] { $points } point
   *[other] { $points } points
}
realm-ask-lose = give up a token
realm-ask-eat = feed the colony: { $count } satiety due
realm-ask-waive = { $count ->
    [one] { $count } satiety is missing
   *[other] { $count } satiety are missing
}: waive by Endurance?
realm-ask-discard = put back { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the hand
realm-ask-step = choose the Fungus chamber that gets the step
realm-ask-attack-stone = end your attack by a Stone?
realm-ask-leaves = burn a Dead leaf? A roll of { $roll } or more ends the invasion
realm-ask-page = choose a page of the booklet
realm-ask-sites = set on a place: { $chamber }
realm-ask-guards = post on a place: { $token }
realm-ask-invade = choose a chamber to go against, or retreat
realm-ask-guard-stone = bar the chamber by a Stone?
realm-ask-gas = use the Gas gland?
realm-ask-break-in = break in for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, or retreat

# Choices
realm-choose-talents = These talents
realm-choose-reveal = { $count ->
    [0] Reveal none
   *[other] Reveal { $count }
}
realm-choose-war = War on { $target }
realm-choose-take = { $cost ->
    [0] Take it
    [one] Take it for { $cost } point
   *[other] Take it for { $cost } points
}
realm-choose-leap = Leap: roll { $roll } or more
realm-choose-use = Use: { $card }
realm-choose-gas = Use the Gas gland
realm-choose-break-in = Break in: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
realm-choose-retreat = Retreat
realm-choose-step = { $chamber }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} so far
realm-choose-yield = Into { $spot }
realm-choose-waive = { $count ->
    [0] Waive nothing
   *[other] Waive { $count }
}
realm-do-talent = Take the talent { $talent }
realm-do-end-talents = Take no more talents
realm-do-pay = Pay { $with } for { $purpose }
realm-do-wound = Let a { $token } turn red
realm-do-lose = Give up a { $token }
realm-do-build = Build a chamber: { $kind }
realm-do-store = Store { $item } in { $chamber }
realm-do-mulch = Use { $card } for a step of { $chamber }
realm-do-care = Care for a team at hand: a red token turns green
realm-do-care-work = Care for a team at work: a red token turns green
realm-do-plant = Tend { $card }
realm-do-herd = Herd { $card }
realm-do-war = Make war on { $target }
realm-do-bridge = Bridge the Cliff: let a { $token } turn red
realm-do-take = { $cost ->
    [0] Take { $card }
    [one] Take { $card } for { $cost } point
   *[other] Take { $card } for { $cost } points
}
realm-do-page = Open the booklet at "{ $page }"
realm-do-site = Set on place { $place }: { $chamber }
realm-do-guard = Post on place { $place }: { $token }
realm-do-invade = Go against place { $place }
realm-do-step = Give the step to { $chamber }
realm-do-yield = Put the food marker into { $spot }
realm-do-eat = Feed on { $item } of { $spot }
realm-do-discard = Put { $item } back
realm-do-end-administration = End the administration
realm-do-end-exploration = End the exploration
realm-decline-debt = Do not pay: lose this round
realm-decline-toll = Turn away
realm-decline-upkeep = Do not pay: lose it
realm-decline-cliff = Do not bridge it
realm-decline-giant = Leave it: give up { $points }
realm-decline-resin = 1 satiety less now
realm-decline-attack-stone = March on
realm-decline-leaves = Keep the Dead leaf
realm-decline-guard-stone = Keep the Stone
realm-decline-gas = Do not use it
realm-decline-offer = Leave it
realm-left-food = { $points ->
    [one] Food is within reach of { $points } action point
   *[other] Food is within reach of { $points } action points
}
realm-left-build = { $points ->
    [one] A Nursery could be built with { $points } action point
   *[other] A Nursery could be built with { $points } action points
}
realm-left-cultivate = { $points ->
    [one] A cultivation could be paid with { $points } action point
   *[other] A cultivation could be paid with { $points } action points
}

# Handing the screen over
realm-cover-talents = Choose your talents in secret.
realm-cover-administer = Your administration begins.
realm-cover-explore = Your exploration begins.
realm-cover-give-up = Your colony has something to give up.
realm-cover-offer = A card passed to you.
realm-cover-settlement = Your colony wants to be fed, or has too many cards.
realm-cover-deploy = War: deploy chambers and guards in secret.
realm-cover-defend = War: you may defend yourself.
realm-cover-invade = War: your invasion goes on.

# Names of things
realm-name-cost = { $name }, cost { $cost }
realm-name-food = { $name }, food of level { $level }
realm-name-deed = { $item }: { $deed }
realm-name-tokens = { $token }: { $count }
realm-name-build = Build: { $kind }, cost { $cost }
realm-deed-store = Store in { $chamber }
realm-deed-mulch = A step for { $chamber }
realm-deed-cultivate = Cultivate: { $chamber }
realm-deed-plant = Tend it: { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
realm-deed-herd = Herd it: { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
realm-deed-eat = Feed on it
realm-deed-discard = Put it back
realm-deed-use = Use it
realm-deed-lose = give it up
realm-deed-bridge = bridge the Cliff: one turns red
realm-deed-care = care: one turns green for a green token
realm-loss-wound = A green token turns red: 1 point
realm-loss-wound-work = A green token at work turns red: 1 point
realm-loss-token = Give up a { $token }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
realm-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
realm-mark-asked = asked about
realm-mark-settled = settled
realm-mark-fought = has fought
realm-mark-passed = passed on
realm-mark-chosen = chosen
realm-place-colony = the colony of { $seat }
realm-place-of = { $what } of { $seat }
realm-place-site = place { $place }

# Boards
realm-deck = Exploration deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
realm-used = Used until the next shuffle: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
realm-round = Round { $round } of { $rounds }: { $part }
realm-lane-now = explores
realm-lane-done = has explored
realm-lane-waits = may reveal up to { $count }
realm-lane-war = makes war on { $target }
realm-lane-owes = gives up { $points ->
    [one] { $points } point
   *[other] { $points } points
}
realm-lane-due = satiety due { $due }, food { $food }
realm-lane-empty = no card face up
realm-fed = fully fed
realm-hungry = { $count } satiety missing
realm-talents-left = Talent points: { $points } of { $all }
realm-talents-title = { $seat } chooses talents
realm-works-title = Administration of { $seat }
realm-works-build = Build: { $count } of { $most } chambers stand
realm-works-fungus = Cultivate once a round: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
realm-works-no-fungus = There is no Fungus chamber yet.
realm-works-hand = In hand
realm-works-hand-own = In hand: click on what you want to store or use
realm-works-no-hand = The hand is empty.
realm-war-next = Next: { $what }
realm-war-left = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
realm-war-unseen = unseen guards
realm-war-page = "{ $page }", { $places } places
realm-war-free = place { $place }: free
realm-war-lose = Give up on place { $place }: { $token }
realm-side-title = Nest of { $seat }
realm-side-points = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}
realm-side-no-talents = no talents
realm-side-hand = Hand: { $count } of { $most }
realm-room-queen = Queen
realm-room-fungus = Fungus
realm-room-holds = { $name }: { $count } of { $room }
realm-room-steps = { $name }: { $steps } of { $needed } steps
realm-zone-hand = At hand
realm-zone-work = Work zone
realm-zone-rebirth = Rebirth
realm-rebirth = Rebirth zone: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
realm-rebirth-next = next: +{ $count }
realm-rebirth-about = So many green tokens come from here in the next preparation.
realm-task-pay = Ways to pay
realm-task-give = Ways to give up
realm-task-food = Food
realm-task-hand = Hand
realm-pay-with = Pay { $green } green, { $red } red
realm-pay-extra = { $count ->
    [one] { $count } extra point pays too
   *[other] { $count } extra points pay too
}
realm-pay-wasted = { $count ->
    [one] { $count } point is lost
   *[other] { $count } points are lost
}
realm-burden-straggler = { $count ->
    [one] A Straggler takes a green token
   *[other] { $count } Stragglers take a green token each
}
realm-burden-cricket = { $count ->
    [one] A Cricket: the next draw is 1 smaller
   *[other] Crickets: the next draw is { $count } smaller
}
realm-burden-stone = { $count ->
    [one] A Stone is to be paid for
   *[other] { $count } Stones are to be paid for
}
realm-burden-waivers = Endurance waives { $count } more
realm-card-lead = leads
realm-card-died = died in round { $round }
realm-card-conceded = conceded in round { $round }
realm-card-figures = survival points { $survival }; tokens at hand: { $green } green, { $red } red; at work: { $workgreen } green, { $workred } red; rebirth zone: { $rebirth }; extra points: { $extra }; satiety due { $due }, food { $food }; cards in hand: { $hand }

# The score sheet
realm-score-survival = Survival points
realm-score-chambers = Chambers
realm-score-total = Points
realm-score-held = Held points
realm-score-alive = alive
realm-score-built = { $count } built
realm-choose-pay = Pay { $points }
