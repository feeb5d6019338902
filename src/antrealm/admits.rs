//! Whether a fact can be folded into a position: what readers of files ask.

use crate::engine::{MAX_SEATS, Misfit, Seat};

use super::action::{ChamberId, Loss, Spot};
use super::card::{CARDS, CardId, CardSet};
use super::event::Event;
use super::pack::{Kind, Rank};
use super::rules::{preparation, war};
use super::state::{Colony, MAX_CHAMBERS, Phase, Purpose, Stage, State, War, WarStep};
use super::store::{Item, MAX_LEVEL};
use super::tokens::{Token, Tokens};

type Admitted = Result<(), Misfit>;

fn is(fits: bool, what: &'static str) -> Admitted {
    Misfit::unless(fits, what)
}

/// Checks ids and places of an event against the position.
pub fn admits(state: &State, event: &Event) -> Admitted {
    match *event {
        Event::Asked { seat, phase } => admits_asked(state, seat, phase),
        Event::AskedAbout { seat, phase, card } => {
            lives(state, seat)?;
            is(matches!(phase, Phase::Cliff | Phase::Giant | Phase::Resin), "that asks about no card")?;
            in_row(state.colony(seat), card)
        }
        Event::TalentTaken { seat, talent } => {
            lives(state, seat)?;
            is(state.stage == Stage::Talents, "talents are revealed already")?;
            is(state.secret.talents[seat.index()] & talent.bit() == 0, "it has that talent")
        }
        Event::TalentsChosen { seat } => lives(state, seat),
        Event::TalentsRevealed => is(state.stage == Stage::Talents, "talents are revealed already"),
        Event::RoundBegan { round, lead } => {
            has_seat(state, lead)?;
            is(round > state.round && round < 100 && state.war.is_none(), "the round is not over")
        }
        Event::StageBegan { stage } => {
            is(stage != Stage::Talents && stage != Stage::Over && state.war.is_none(), "no such stage begins")
        }
        Event::SettlementBegan | Event::RoundEnded | Event::GameEnded | Event::CardsReturned => Ok(()),
        Event::Conceded { seat } => lives(state, seat),
        Event::Died { seat, death } => {
            lives(state, seat)?;
            is(death <= state.seats, "too many deaths")
        }
        Event::Prepared { seat, took, extra } => {
            lives(state, seat)?;
            is(took <= preparation::rebirth(state, seat), "too few tokens in the rebirth zone")?;
            is(extra <= 8, "too many extra points")
        }
        Event::OfferEnded => is(state.offer.is_some(), "nothing is offered"),
        Event::Passed { card } => admits_pass(state, card),
        Event::Settled { card } => {
            let mover = state.mover.ok_or_else(|| Misfit::new("nobody explores"))?;
            in_row(state.colony(mover), card)
        }
        _ => match seat_of(event) {
            Some(seat) => {
                lives(state, seat)?;
                admits_of(state, seat, event)
            }
            None => match &state.war {
                Some(war) => admits_war(state, war, event),
                None => Err(Misfit::new("there is no war")),
            },
        },
    }
}

/// The seat of an event that tells of one colony.
fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::AdministrationBegan { seat }
        | Event::StragglerSettled { seat, .. }
        | Event::Charged { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Forgone { seat, .. }
        | Event::Built { seat, .. }
        | Event::Stored { seat, .. }
        | Event::Cultivated { seat, .. }
        | Event::Mulched { seat, .. }
        | Event::Stepped { seat, .. }
        | Event::Ripened { seat, .. }
        | Event::Yielded { seat, .. }
        | Event::Cared { seat, .. }
        | Event::Planted { seat, .. }
        | Event::Herded { seat, .. }
        | Event::AdministrationEnded { seat }
        | Event::ExplorationBegan { seat }
        | Event::Ventured { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::OwnNest { seat }
        | Event::Met { seat, .. }
        | Event::Outmatched { from: seat, .. }
        | Event::Offered { seat, .. }
        | Event::Bridged { seat, .. }
        | Event::SweptBack { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Owes { seat, .. }
        | Event::OwesToken { seat }
        | Event::GaveUp { seat, .. }
        | Event::TokenLost { seat, .. }
        | Event::Straggled { seat }
        | Event::Cricketed { seat }
        | Event::Eased { seat }
        | Event::Taken { seat, .. }
        | Event::ExplorationEnded { seat }
        | Event::WarDeclared { seat, .. }
        | Event::TokenGained { seat }
        | Event::Eaten { seat, .. }
        | Event::Waived { seat, .. }
        | Event::Reckoned { seat, .. }
        | Event::Fed { seat, .. }
        | Event::Starved { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::HandKept { seat } => Some(seat),
        _ => None,
    }
}

fn has_seat(state: &State, seat: Seat) -> Admitted {
    is(seat.0 < state.seats, "no such seat")
}

fn lives(state: &State, seat: Seat) -> Admitted {
    has_seat(state, seat)?;
    is(state.colony(seat).alive, "that colony does not live")
}

fn in_row(colony: &Colony, card: CardId) -> Admitted {
    is(colony.row.contains(card), "that card does not lie face up there")
}

fn holds(colony: &Colony, spot: Spot, item: Item) -> Admitted {
    let store = colony.store(spot);
    is(store.is_some_and(|store| store.holds(item)), "that does not lie there")
}

fn has_tokens(colony: &Colony, token: Token, count: u8) -> Admitted {
    is(colony.tokens.of(token) >= count, "too few tokens of that kind")
}

fn chamber(colony: &Colony, chamber: ChamberId, kind: Kind) -> Admitted {
    let found = colony.chambers().get(chamber.index());
    is(found.is_some_and(|found| found.kind == kind), "no such chamber")
}

fn admits_asked(state: &State, seat: Seat, phase: Phase) -> Admitted {
    lives(state, seat)?;
    let in_war = phase.is_of_war();
    is(!in_war || state.war.is_some(), "there is no war")?;
    let alone = matches!(
        phase,
        Phase::Talents
            | Phase::Administer
            | Phase::Yield
            | Phase::Explore
            | Phase::Gather
            | Phase::Offer
            | Phase::GiveUp
            | Phase::Lose
            | Phase::Eat
            | Phase::Waive
            | Phase::Discard
    );
    is(in_war || alone, "that is not asked on its own")
}

fn admits_pass(state: &State, card: Option<CardId>) -> Admitted {
    let passing = state.passing.ok_or_else(|| Misfit::new("no card passes"))?;
    card.map_or(Ok(()), |card| in_row(state.colony(passing.from), card))
}

/// Events of a living colony.
fn admits_of(state: &State, seat: Seat, event: &Event) -> Admitted {
    let colony = state.colony(seat);
    match *event {
        Event::StragglerSettled { paid, .. } => {
            is(colony.stragglers > 0, "there is no Straggler")?;
            has_tokens(colony, Token::HandGreen, u8::from(paid))
        }
        Event::Charged { phase, extra, .. } => {
            is(matches!(phase, Phase::Pay | Phase::Upkeep), "that is no payment")?;
            is(extra <= colony.extra, "too few extra points")
        }
        Event::Paid { purpose, green, red, extra, .. } => {
            has_tokens(colony, Token::HandGreen, green)?;
            has_tokens(colony, Token::HandRed, red)?;
            is(extra <= colony.extra, "too few extra points")?;
            admits_purpose(colony, purpose)
        }
        Event::Forgone { purpose, .. } => admits_purpose(colony, purpose),
        Event::Built { kind, .. } => {
            is(usize::from(colony.built) < MAX_CHAMBERS && kind != Kind::Queen, "no more room")
        }
        Event::Stored { item, chamber, .. } => {
            holds(colony, Spot::Hand, item)?;
            is(chamber.0 < colony.built, "no such chamber")
        }
        Event::Cultivated { chamber: id, .. } | Event::Stepped { chamber: id, .. } => {
            chamber(colony, id, Kind::Fungus)?;
            is(colony.chambers[id.index()].steps < 100, "too many steps")
        }
        Event::Mulched { leaf, chamber: id, .. } => {
            chamber(colony, id, Kind::Fungus)?;
            is(colony.chambers[id.index()].steps < 100, "too many steps")?;
            holds(colony, Spot::Hand, Item::Card(leaf))
        }
        Event::Ripened { chamber: id, .. } => {
            is(colony.yields < 50, "too many markers")?;
            chamber(colony, id, Kind::Fungus)
        }
        Event::Yielded { spot, .. } => {
            is(colony.yields > 0, "there is no marker")?;
            let level = state.content.numbers.fungus_level;
            is((1..=MAX_LEVEL).contains(&level), "no such marker")?;
            let store = colony.store(spot).ok_or_else(|| Misfit::new("no such chamber"))?;
            is(store.markers(level) < 100, "too many markers")
        }
        Event::Cared { zone, .. } => {
            has_tokens(colony, Token::HandGreen, 1)?;
            has_tokens(colony, Token::red(zone), 1)
        }
        Event::Planted { card, .. } | Event::Herded { card, .. } => {
            is(colony.cards().contains(card), "it does not hold that card")
        }
        Event::Waived { points, .. } => is(points <= colony.waivers, "too few waivers"),
        Event::Eaten { spot, item, .. } => holds(colony, spot, item),
        Event::Discarded { item, .. } => holds(colony, Spot::Hand, item),
        _ => admits_exploring(state, seat, event),
    }
}

fn admits_purpose(colony: &Colony, purpose: Purpose) -> Admitted {
    match purpose {
        Purpose::Debt => is(colony.stones > 0, "there is no Stone to pay for"),
        Purpose::Nest(card) | Purpose::Resin(card) => {
            is(colony.cards().contains(card), "it does not hold that card")
        }
        _ => Ok(()),
    }
}

/// Events of tokens given up, of the exploration and of Encounters.
fn admits_exploring(state: &State, seat: Seat, event: &Event) -> Admitted {
    let colony = state.colony(seat);
    match *event {
        Event::Revealed { card, .. } => is(state.deck.contains(card), "the deck does not hold that card"),
        Event::Met { king, other, other_king, points, .. } => {
            lives(state, other)?;
            in_row(colony, king)?;
            in_row(state.colony(other), other_king)?;
            is(seat != other && points <= 100 && colony.owed <= 100, "no such Encounter")
        }
        Event::Outmatched { to, .. } => lives(state, to),
        Event::Offered { card, .. } | Event::Taken { card, .. } | Event::SweptBack { card, .. } => {
            in_row(colony, card)
        }
        Event::Bridged { zone, .. } => has_tokens(colony, Token::green(zone), 1),
        Event::Rolled { card, pips, .. } => {
            is((1..=6).contains(&pips) && card.is_card(), "a die shows 1 to 6")
        }
        Event::Owes { points, .. } => is(points <= 100 && colony.owed <= 100, "that is too much"),
        Event::OwesToken { .. } => is(colony.owed_tokens < 100, "that is too much"),
        Event::GaveUp { loss, .. } => {
            let last = matches!(loss, Loss::Token(_)) && colony.tokens.count() < 2;
            is(!last, "a colony keeps its last token")?;
            has_tokens(colony, loss.token(), 1)
        }
        Event::TokenLost { token, .. } => has_tokens(colony, token, 1),
        Event::Straggled { .. } => is(colony.stragglers < 100, "too many Stragglers"),
        Event::Cricketed { .. } => is(colony.crickets < 100, "too many Crickets"),
        Event::Eased { .. } => is(colony.eased < 100, "too many Resins"),
        Event::WarDeclared { target, card, .. } => {
            lives(state, target)?;
            is(target != seat && state.war.is_none(), "no war can be declared")?;
            is(colony.tally.wars < u8::MAX, "too many wars")?;
            holds(colony, Spot::Hand, Item::Card(card))
        }
        Event::TokenGained { .. } => is(preparation::rebirth(state, seat) > 0, "the rebirth zone is empty"),
        _ => Ok(()),
    }
}

fn is_place(place: u8) -> Admitted {
    is(usize::from(place) < MAX_CHAMBERS, "no such place")
}

/// Events of a war.
fn admits_war(state: &State, war: &War, event: &Event) -> Admitted {
    let (invader, defender) = (state.colony(war.invader), state.colony(war.defender));
    match *event {
        Event::AttackStoned { card } => {
            is(defender.stones < 100, "too many Stones")?;
            holds(invader, Spot::Hand, Item::Card(card))
        }
        Event::LeafBurnt { card } | Event::PlaceStoned { card } => {
            holds(defender, Spot::Hand, Item::Card(card))
        }
        Event::PageDrawn { page } | Event::PageTaken { page } => {
            is(usize::from(page) < state.content.pages.len(), "no such page")
        }
        Event::Sited { place, chamber } => {
            is_place(place)?;
            let free = state.secret.sites[usize::from(place)].is_none();
            is(free && chamber.0 < defender.built && war.set < u8::MAX, "that chamber can't be set there")
        }
        Event::Guarded { place, token } => {
            is_place(place)?;
            let room = state.guards().of(token) < defender.tokens.of(token);
            is(room && war.set < u8::MAX, "there is no such token to deploy")
        }
        Event::GuardLost { place, token } => {
            is_place(place)?;
            is(state.secret.guards[usize::from(place)].of(token) > 0, "no such guard stands there")
        }
        Event::PlaceChosen { place } | Event::PlaceBarred { place } => is_place(place),
        Event::Shown { place, chamber, guards } => {
            is_place(place)?;
            let same = state.secret.sites[usize::from(place)] == chamber
                && state.secret.guards[usize::from(place)] == guards;
            is(same, "something else lies there")
        }
        Event::Wounded { zone } => has_tokens(invader, Token::green(zone), 1),
        Event::BrokenIn { place, spared } => {
            is_place(place)?;
            let guards = state.secret.guards[usize::from(place)];
            is(defender.tokens.covers(&guards), "those guards are not its tokens")?;
            is(spared.is_none_or(|token| guards.of(token) > 0), "no such guard stands there")
        }
        Event::FoodTaken { chamber, item } => holds(defender, Spot::Chamber(chamber), item),
        Event::StepsReset { chamber: id } => chamber(defender, id, Kind::Fungus),
        Event::QueenTaken { points } => {
            is(points <= defender.survival && invader.tally.queens < u8::MAX, "too few survival points")
        }
        _ => Ok(()),
    }
}

/// Checks that a position that was read can be played on: that counts are
/// small enough and ids are in range.
pub fn sane(state: &State) -> Admitted {
    is((2..=MAX_SEATS as u8).contains(&state.seats), "no such number of colonies")?;
    is(state.seats == state.content.setup.colonies, "another number of colonies")?;
    is(state.lead.0 < state.seats && state.now.seat.0 < state.seats, "no such seat")?;
    is(state.mover.is_none_or(|seat| seat.0 < state.seats), "no such seat")?;
    is(state.deaths <= state.seats && state.round < 100, "too many deaths or rounds")?;
    let sets = [state.deck, state.used, state.improved, state.planted, state.planted_before, state.kept];
    is(sets.into_iter().all(is_card_set), "no such cards")?;
    for colony in &state.colonies {
        sane_colony(colony)?;
    }
    is(state.now.card.is_none_or(CardId::is_card), "no such card")?;
    if let Some((seat, card)) = state.offer {
        is(seat.0 < state.seats && card.is_card(), "no such offer")?;
    }
    if let Some(rolled) = state.rolled {
        let fits = rolled.seat.0 < state.seats && rolled.card.is_card() && (1..=6).contains(&rolled.pips);
        is(fits, "no such roll")?;
    }
    if let Some(passing) = state.passing {
        is(passing.from.0 < state.seats && passing.to.0 < state.seats, "no such seat")?;
    }
    let purpose_fits = match state.now.purpose {
        Some(Purpose::Take(card) | Purpose::Nest(card) | Purpose::Resin(card)) => card.is_card(),
        Some(Purpose::Plant(card) | Purpose::Herd(card)) => card.is_card(),
        Some(Purpose::Cultivate(chamber)) => chamber.0 < state.colony(state.now.seat).built,
        _ => true,
    };
    is(purpose_fits && has_what_it_asks(state), "no such question")?;
    state.war.map_or(Ok(()), |war| sane_war(state, &war))
}

/// Whether what the pending decision is about is there.
fn has_what_it_asks(state: &State) -> bool {
    let now = &state.now;
    let colony = state.colony(now.seat);
    match now.phase {
        Phase::Pay | Phase::Upkeep if now.extra > colony.extra => false,
        Phase::Pay | Phase::Upkeep => now.purpose.is_some_and(|purpose| match purpose {
            Purpose::Toll => {
                state.war.is_some_and(|war| war.step == WarStep::Toll && war.invader == now.seat)
            }
            _ => admits_purpose(colony, purpose).is_ok(),
        }),
        Phase::Yield => colony.yields > 0,
        Phase::GiveUp => colony.owed > 0,
        Phase::Lose => colony.owed_tokens > 0,
        Phase::Cliff | Phase::Giant | Phase::Resin => {
            state.mover == Some(now.seat) && now.card.is_some_and(|card| colony.row.contains(card))
        }
        Phase::Offer => state.offer.is_some_and(|(seat, card)| seat == now.seat && colony.row.contains(card)),
        Phase::Explore | Phase::Gather => state.stage == Stage::Exploration && state.mover == Some(now.seat),
        Phase::Administer => state.stage == Stage::Administration && state.mover == Some(now.seat),
        Phase::Talents => state.stage == Stage::Talents,
        Phase::Eat | Phase::Waive => state.stage == Stage::Settlement,
        Phase::Discard => state.stage == Stage::HandLimit,
        Phase::Starting => false,
        Phase::Over => state.stage == Stage::Over,
        _ => state.war.is_some_and(|war| asks_in(war.step) == Some(now.phase)),
    }
}

/// What a step of a war asks.
fn asks_in(step: WarStep) -> Option<Phase> {
    Some(match step {
        WarStep::Stone => Phase::AttackStone,
        WarStep::Leaves => Phase::Leaves,
        WarStep::Page => Phase::Page,
        WarStep::Sites => Phase::Sites,
        WarStep::Guards => Phase::Guards,
        WarStep::Choose => Phase::Invade,
        WarStep::Bar => Phase::GuardStone,
        WarStep::Gas => Phase::Gas,
        WarStep::Break => Phase::BreakIn,
        WarStep::Step => Phase::Step,
        WarStep::Toll | WarStep::Show | WarStep::Fall | WarStep::Spoils | WarStep::After => return None,
    })
}

fn is_card_set(set: CardSet) -> bool {
    set.bits() >> CARDS == 0
}

fn sane_colony(colony: &Colony) -> Admitted {
    is(usize::from(colony.built) <= MAX_CHAMBERS, "too many chambers")?;
    let kinds = Token::ALL.iter().all(|token| colony.tokens.of(*token) <= 24);
    is(kinds && colony.tokens.count() <= 24, "too many tokens")?;
    let markers = colony.stores().all(|(_, store)| store.markers.iter().all(|count| *count < 100));
    is(markers, "too many markers")?;
    let sets = colony.stores().all(|(_, store)| is_card_set(store.cards));
    is(sets && is_card_set(colony.row.or(colony.passed).or(colony.fought)), "no such cards")?;
    let counts = [colony.stragglers, colony.crickets, colony.stones, colony.eased, colony.owed];
    let more = [colony.owed_tokens, colony.yields, colony.extra, colony.eaten];
    is(counts.into_iter().chain(more).all(|count| count < 100), "a count is too large")?;
    let owes = colony.owed > 0 || colony.owed_tokens > 0 || colony.yields > 0;
    is(colony.alive || !owes, "a dead colony owes something")?;
    is(colony.owed <= colony.to_give(), "it owes more points than it has")?;
    is(colony.owed_tokens == 0 || colony.owed_tokens < colony.tokens.count(), "it owes too many tokens")?;
    is(colony.chambers().iter().all(|chamber| chamber.steps < 100), "too many steps")
}

fn sane_war(state: &State, war: &War) -> Admitted {
    lives(state, war.invader)?;
    lives(state, war.defender)?;
    is(war.invader != war.defender && war.nest.rank() == Rank::Nest, "no such war")?;
    let pages = war.pages.iter().flatten().chain(&war.page);
    is(pages.copied().all(|page| usize::from(page) < state.content.pages.len()), "no such page")?;
    let places = state.content.pages.get(usize::from(war.page.unwrap_or(0))).map_or(0, |page| page.places);
    is(war.place.is_none_or(|place| place < places), "no such place")?;
    let built = state.colony(war.defender).built;
    is(sets_chambers_once(state, war, built, places), "chambers are set where they can't be")?;
    let faces_fit = (0..MAX_CHAMBERS).all(|place| {
        war.faces[place].is_none_or(|face| {
            face.chamber == state.secret.sites[place] && face.guards == state.secret.guards[place]
        })
    });
    is(faces_fit, "what was shown is not what is there")?;
    let needs_page = !matches!(war.step, WarStep::Stone | WarStep::Leaves | WarStep::Page);
    is(!needs_page || war.page.is_some(), "the war has no page")?;
    let hidden: Tokens =
        Token::ALL.map(|token| (token, hidden_guards(state, war, token))).into_iter().collect();
    is(hidden == war::unseen_guards(state), "guards are missing")
}

/// Whether each chamber that is set by now lies on one place of the page.
fn sets_chambers_once(state: &State, war: &War, built: u8, places: u8) -> bool {
    let expected = match war.step {
        WarStep::Stone | WarStep::Leaves | WarStep::Page => 0,
        WarStep::Sites => war.set.min(built),
        _ => built,
    };
    let set = state.secret.sites.iter().flatten().fold(0u16, |set, chamber| set | 1 << (chamber.0 % 16));
    let count = state.secret.sites.iter().flatten().count();
    let beyond = state.secret.sites.iter().skip(usize::from(places));
    set == (1 << expected) - 1 && count == usize::from(expected) && beyond.flatten().next().is_none()
}

fn hidden_guards(state: &State, war: &War, token: Token) -> u8 {
    let hidden = (0..MAX_CHAMBERS).filter(|place| war.faces[*place].is_none());
    hidden.map(|place| state.secret.guards[place].of(token)).fold(0, u8::saturating_add)
}
