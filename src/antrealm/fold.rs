//! Events folded into positions.

use crate::engine::{Fold, MAX_SEATS, Misfit, Seat};

use super::AntRealm;
use super::action::{ChamberId, Loss, Spot};
use super::card::{CardId, CardSet};
use super::event::Event;
use super::pack::Talent;
use super::state::{
    Chamber, Colony, Face, Now, Open, Passing, Phase, Purpose, Rolled, Secret, Stage, State, Tally, War,
    WarStep,
};
use super::store::{Item, Store};
use super::tokens::{Token, Tokens};

impl Fold for AntRealm {
    type State = State;
    type Event = Event;

    fn fold(state: &mut State, event: &Event) {
        fold(state, event);
    }

    fn admits(state: &State, event: &Event) -> Result<(), Misfit> {
        super::admits::admits(state, event)
    }
}

fn fold(state: &mut State, event: &Event) {
    match *event {
        Event::Asked { seat, phase } => ask(&mut state.open, seat, phase, None),
        Event::AskedAbout { seat, phase, card } => ask(&mut state.open, seat, phase, Some(card)),
        Event::TalentTaken { seat, talent } => state.secret.talents[seat.index()] |= talent.bit(),
        Event::TalentsRevealed => reveal_talents(state),
        Event::Sited { place, chamber } => {
            state.secret.sites[usize::from(place)] = Some(chamber);
            set_another(&mut state.open);
        }
        Event::Guarded { place, token } => {
            state.secret.guards[usize::from(place)].add(token, 1);
            set_another(&mut state.open);
        }
        Event::GuardLost { place, token } => lose_guard(state, place, token),
        Event::BrokenIn { place, spared } => break_in(state, place, spared),
        Event::WarEnded => end_war(state),
        Event::Ripened { seat, chamber } => {
            let colony = colony(&mut state.open, seat);
            chamber_of(colony, chamber).steps = 0;
            colony.yields += 1;
        }
        Event::Yielded { seat, spot } => {
            let level = state.content.numbers.fungus_level;
            let colony = colony(&mut state.open, seat);
            colony.yields -= 1;
            store_at(colony, spot).put(Item::Marker(level));
        }
        Event::Eaten { seat, spot, item } => eat(state, seat, spot, item),
        Event::Died { seat, death } => die(state, seat, death),
        Event::WarDeclared { .. }
        | Event::AttackStoned { .. }
        | Event::LeafBurnt { .. }
        | Event::WarStepped { .. }
        | Event::PageDrawn { .. }
        | Event::PageTaken { .. }
        | Event::PlaceChosen { .. }
        | Event::PlaceStoned { .. }
        | Event::PlaceBarred { .. }
        | Event::Shown { .. }
        | Event::Gassed
        | Event::Wounded { .. }
        | Event::FoodTaken { .. }
        | Event::TokenGained { .. }
        | Event::StepsReset { .. }
        | Event::QueenTaken { .. } => fold_war(&mut state.open, event),
        Event::Ventured { .. }
        | Event::Revealed { .. }
        | Event::OwnNest { .. }
        | Event::Settled { .. }
        | Event::Met { .. }
        | Event::Outmatched { .. }
        | Event::Passed { .. }
        | Event::Offered { .. }
        | Event::OfferEnded
        | Event::Bridged { .. }
        | Event::SweptBack { .. }
        | Event::Rolled { .. }
        | Event::Straggled { .. }
        | Event::Cricketed { .. }
        | Event::Eased { .. }
        | Event::Taken { .. }
        | Event::CardsReturned => fold_exploration(&mut state.open, event),
        _ => fold_round(&mut state.open, event),
    }
}

fn ask(open: &mut Open, seat: Seat, phase: Phase, card: Option<CardId>) {
    open.now = Now { seat, phase, card, ..Now::STARTING };
}

fn colony(open: &mut Open, seat: Seat) -> &mut Colony {
    &mut open.colonies[seat.index()]
}

fn chamber_of(colony: &mut Colony, chamber: ChamberId) -> &mut Chamber {
    &mut colony.chambers[chamber.index()]
}

fn store_at(colony: &mut Colony, spot: Spot) -> &mut Store {
    match spot {
        Spot::Hand => &mut colony.hand,
        Spot::Chamber(chamber) => &mut colony.chambers[chamber.index()].store,
    }
}

fn reveal_talents(state: &mut State) {
    let waivers = state.content.source.waivers;
    for seat in state.open.all_seats() {
        let talents = std::mem::take(&mut state.secret.talents[seat.index()]);
        let colony = colony(&mut state.open, seat);
        colony.talents = talents;
        colony.waivers = if talents & Talent::Endurance.bit() != 0 { waivers } else { 0 };
    }
    begin_stage(&mut state.open, Stage::Administration);
}

fn begin_stage(open: &mut Open, stage: Stage) {
    open.stage = stage;
    open.mover = None;
    open.done = 0;
}

fn finish(open: &mut Open, seat: Seat) {
    open.done |= 1 << seat.0;
    if open.mover == Some(seat) {
        open.mover = None;
    }
}

/// A card is used, eaten or lost: it goes back with the others (A6.4).
fn use_up(open: &mut Open, card: CardId) {
    open.used.insert(card);
    open.improved.remove(card);
    open.planted.remove(card);
    open.planted_before.remove(card);
}

/// Takes a card out of wherever the colony holds it.
fn drop_card(open: &mut Open, seat: Seat, card: CardId) {
    let colony = colony(open, seat);
    if let Some(spot) = colony.spot_of(card) {
        store_at(colony, spot).take(Item::Card(card));
    }
    use_up(open, card);
}

/// What belongs to talents, rounds, tokens, administration and settlement.
fn fold_round(open: &mut Open, event: &Event) {
    match *event {
        Event::TalentsChosen { seat } => finish(open, seat),
        Event::RoundBegan { round, lead } => {
            begin_stage(open, Stage::Administration);
            open.rolled = None;
            open.round = round;
            open.lead = lead;
        }
        Event::Prepared { seat, took, extra } => prepare(colony(open, seat), took, extra),
        Event::AdministrationBegan { seat } => begin_turn(open, seat),
        Event::StragglerSettled { seat, paid } => {
            let colony = colony(open, seat);
            colony.stragglers -= 1;
            colony.tokens.work(u8::from(paid), 0);
        }
        Event::Charged { seat, phase, purpose, due, extra } => {
            open.now = Now { seat, phase, purpose: Some(purpose), due, extra, card: None };
        }
        Event::Paid { seat, purpose, green, red, extra } => pay(open, seat, purpose, [green, red, extra]),
        Event::Forgone { seat, purpose } => forgo(open, seat, purpose),
        Event::Built { seat, kind } => {
            let colony = colony(open, seat);
            colony.chambers[usize::from(colony.built)] = Chamber::new(kind);
            colony.built += 1;
        }
        Event::Stored { seat, item, chamber } => {
            let colony = colony(open, seat);
            colony.hand.take(item);
            chamber_of(colony, chamber).store.put(item);
        }
        Event::Cultivated { seat, chamber } => {
            let colony = colony(open, seat);
            colony.cultivated = true;
            chamber_of(colony, chamber).steps += 1;
        }
        Event::Mulched { seat, leaf, chamber } => {
            drop_card(open, seat, leaf);
            chamber_of(colony(open, seat), chamber).steps += 1;
        }
        Event::Stepped { seat, chamber } => chamber_of(colony(open, seat), chamber).steps += 1,
        Event::Cared { seat, zone } => {
            let tokens = &mut colony(open, seat).tokens;
            tokens.work(1, 0);
            tokens.turn(Token::red(zone), Token::green(zone), 1);
        }
        Event::Planted { card, .. } => {
            open.planted.insert(card);
            if open.planted_before.contains(card) {
                open.improved.insert(card);
            }
        }
        Event::Herded { seat, card } => colony(open, seat).herded.insert(card),
        Event::AdministrationEnded { seat } => finish(open, seat),
        Event::StageBegan { stage } => begin_stage(open, stage),
        Event::ExplorationBegan { seat } => begin_turn(open, seat),
        Event::ExplorationEnded { seat } => finish(open, seat),
        _ => fold_settlement(open, event),
    }
}

/// What belongs to giving up, the settlement and the end.
fn fold_settlement(open: &mut Open, event: &Event) {
    match *event {
        Event::Owes { seat, points } => colony(open, seat).owed += points,
        Event::OwesToken { seat } => colony(open, seat).owed_tokens += 1,
        Event::GaveUp { seat, loss } => {
            let colony = colony(open, seat);
            match loss {
                Loss::Wound(zone) => colony.tokens.turn(Token::green(zone), Token::red(zone), 1),
                Loss::Token(token) => colony.tokens.remove(token, 1),
            }
            colony.owed = colony.owed.saturating_sub(loss.points());
        }
        Event::TokenLost { seat, token } => {
            let colony = colony(open, seat);
            colony.tokens.remove(token, 1);
            colony.owed_tokens = colony.owed_tokens.saturating_sub(1);
        }
        Event::SettlementBegan => {
            begin_stage(open, Stage::Settlement);
            for colony in &mut open.colonies {
                colony.before = colony.survival;
                colony.eaten = 0;
                colony.short = 0;
            }
        }
        Event::Waived { seat, points } => colony(open, seat).waivers -= points,
        Event::Reckoned { seat, short } => {
            colony(open, seat).short = short;
            finish(open, seat);
        }
        Event::Fed { seat, gain } => {
            let colony = colony(open, seat);
            colony.survival = colony.survival.saturating_add(gain);
            colony.tally.fed = colony.tally.fed.saturating_add(1);
        }
        Event::Starved { seat, loss } => {
            let colony = colony(open, seat);
            colony.survival = colony.survival.saturating_sub(loss);
            colony.short = 0;
        }
        Event::Discarded { seat, item } => {
            colony(open, seat).hand.take(item);
            if let Item::Card(card) = item {
                use_up(open, card);
            }
        }
        Event::HandKept { seat } => finish(open, seat),
        Event::RoundEnded => end_round(open),
        Event::Conceded { seat } => colony(open, seat).conceded = true,
        Event::GameEnded => {
            open.stage = Stage::Over;
            open.now = Now { phase: Phase::Over, ..Now::STARTING };
        }
        _ => {}
    }
}

fn prepare(colony: &mut Colony, took: u8, extra: u8) {
    colony.tokens.come_back();
    colony.tokens.add(Token::HandGreen, took);
    colony.extra = extra;
    colony.crickets = 0;
    colony.cultivated = false;
    colony.idle = false;
    colony.herded = CardSet::EMPTY;
    colony.eased = 0;
}

fn begin_turn(open: &mut Open, seat: Seat) {
    open.mover = Some(seat);
    open.turn = open.turn.saturating_add(1);
    open.settled = CardSet::EMPTY;
    open.kept = CardSet::EMPTY;
    open.ventured = false;
}

fn pay(open: &mut Open, seat: Seat, purpose: Purpose, [green, red, extra]: [u8; 3]) {
    let payer = colony(open, seat);
    payer.tokens.work(green, red);
    payer.extra -= extra;
    match purpose {
        Purpose::Debt => payer.stones -= 1,
        Purpose::Nest(card) | Purpose::Resin(card) => open.kept.insert(card),
        Purpose::Toll => set_step(open, WarStep::Show),
        _ => {}
    }
}

fn forgo(open: &mut Open, seat: Seat, purpose: Purpose) {
    match purpose {
        Purpose::Debt => {
            let colony = colony(open, seat);
            colony.stones = 0;
            colony.idle = true;
        }
        Purpose::Nest(card) | Purpose::Resin(card) => drop_card(open, seat, card),
        _ => {}
    }
}

fn end_round(open: &mut Open) {
    open.planted_before = open.planted;
    open.planted = CardSet::EMPTY;
    for colony in &mut open.colonies {
        let Tally { unspent, .. } = &mut colony.tally;
        *unspent = unspent.saturating_add(u16::from(colony.tokens.payable() + colony.extra));
        colony.extra = 0;
    }
}

/// What belongs to the exploration and to Encounters.
fn fold_exploration(open: &mut Open, event: &Event) {
    match *event {
        Event::Ventured { .. } => {
            open.ventured = true;
            open.rolled = None;
        }
        Event::Rolled { seat, card, pips } => open.rolled = Some(Rolled { seat, card, pips }),
        Event::Revealed { seat, card } => {
            open.deck.remove(card);
            colony(open, seat).row.insert(card);
        }
        Event::Settled { card } => open.settled.insert(card),
        Event::Met { seat, king, other, other_king, points } => {
            for (seat, king) in [(seat, king), (other, other_king)] {
                let colony = colony(open, seat);
                colony.fought.insert(king);
                colony.owed += points.min(colony.to_give());
            }
        }
        Event::Outmatched { from, to } => open.passing = Some(Passing { from, to }),
        Event::Passed { card } => pass(open, card),
        Event::Offered { seat, card } => open.offer = Some((seat, card)),
        Event::OfferEnded => open.offer = None,
        Event::Bridged { seat, zone } => {
            colony(open, seat).tokens.turn(Token::green(zone), Token::red(zone), 1);
        }
        Event::SweptBack { seat, card } => {
            let colony = colony(open, seat);
            colony.row.remove(card);
            colony.passed.remove(card);
            open.deck.insert(card);
        }
        Event::Straggled { seat } => colony(open, seat).stragglers += 1,
        Event::Cricketed { seat } => colony(open, seat).crickets += 1,
        Event::Eased { seat } => colony(open, seat).eased += 1,
        Event::Taken { seat, card } => {
            let colony = colony(open, seat);
            colony.row.remove(card);
            colony.passed.remove(card);
            colony.hand.put(Item::Card(card));
        }
        Event::CardsReturned => return_cards(open),
        _ => {}
    }
}

fn pass(open: &mut Open, card: Option<CardId>) {
    if let (Some(Passing { from, to }), Some(card)) = (open.passing, card) {
        let giver = colony(open, from);
        giver.row.remove(card);
        giver.passed.remove(card);
        let taker = colony(open, to);
        taker.row.insert(card);
        taker.passed.insert(card);
    }
    open.passing = None;
}

fn return_cards(open: &mut Open) {
    let mut back = std::mem::take(&mut open.used);
    for colony in &mut open.colonies {
        back = back.or(std::mem::take(&mut colony.row));
        colony.passed = CardSet::EMPTY;
        colony.fought = CardSet::EMPTY;
    }
    open.deck = open.deck.or(back);
}

fn set_step(open: &mut Open, step: WarStep) {
    if let Some(war) = &mut open.war {
        war.step = step;
        war.set = 0;
    }
}

fn set_another(open: &mut Open) {
    if let Some(war) = &mut open.war {
        war.set += 1;
    }
}

/// What belongs to a war and is open.
fn fold_war(open: &mut Open, event: &Event) {
    if let Event::WarDeclared { seat, target, card } = *event {
        let tally = &mut colony(open, seat).tally;
        tally.wars = tally.wars.saturating_add(1);
        open.ventured = true;
        open.rolled = None;
        open.war = Some(War {
            invader: seat,
            defender: target,
            nest: card,
            step: WarStep::Stone,
            pages: [None; super::state::MAX_PAGES],
            page: None,
            set: 0,
            broken: 0,
            stoned: 0,
            barred: 0,
            place: None,
            faces: [None; super::state::MAX_CHAMBERS],
            gassed: false,
            spared: false,
        });
        return;
    }
    let Some(war) = open.war else { return };
    match *event {
        Event::AttackStoned { card } => {
            drop_card(open, war.invader, card);
            colony(open, war.defender).stones += 1;
        }
        Event::LeafBurnt { card } => drop_card(open, war.defender, card),
        Event::WarStepped { step } => set_step(open, step),
        Event::PlaceStoned { card } => drop_card(open, war.defender, card),
        Event::FoodTaken { chamber, item } => {
            chamber_of(colony(open, war.defender), chamber).store.take(item);
            colony(open, war.invader).hand.put(item);
        }
        Event::TokenGained { seat } => colony(open, seat).tokens.add(Token::HandGreen, 1),
        Event::StepsReset { chamber } => chamber_of(colony(open, war.defender), chamber).steps = 0,
        Event::QueenTaken { points } => {
            colony(open, war.defender).survival -= points;
            let invader = colony(open, war.invader);
            invader.survival = invader.survival.saturating_add(points);
            invader.tally.queens = invader.tally.queens.saturating_add(1);
        }
        Event::Wounded { zone } => {
            colony(open, war.invader).tokens.turn(Token::green(zone), Token::red(zone), 1);
        }
        _ => {}
    }
    if let Some(war) = &mut open.war {
        fold_places(war, event);
    }
}

/// What a war remembers of its places.
fn fold_places(war: &mut War, event: &Event) {
    match *event {
        Event::PageDrawn { page } => {
            if let Some(slot) = war.pages.iter_mut().find(|slot| slot.is_none()) {
                *slot = Some(page);
            }
        }
        Event::PageTaken { page } => war.page = Some(page),
        Event::PlaceChosen { place } => war.place = Some(place),
        Event::PlaceStoned { .. } => war.stoned |= war.place.map_or(0, |place| 1 << place),
        Event::PlaceBarred { place } => {
            war.barred |= 1 << place;
            war.place = None;
        }
        Event::Shown { place, chamber, guards } => {
            war.faces[usize::from(place)] = Some(Face { chamber, guards });
            war.barred = 0;
        }
        Event::Gassed => war.gassed = true,
        _ => {}
    }
}

fn lose_guard(state: &mut State, place: u8, token: Token) {
    state.secret.guards[usize::from(place)].remove(token, 1);
    let Some(war) = &mut state.open.war else { return };
    if let Some(face) = &mut war.faces[usize::from(place)] {
        face.guards.remove(token, 1);
    }
    let defender = war.defender;
    let colony = colony(&mut state.open, defender);
    colony.tokens.remove(token, 1);
    colony.owed_tokens = colony.owed_tokens.saturating_sub(1);
}

fn break_in(state: &mut State, place: u8, spared: Option<Token>) {
    let mut fallen = std::mem::take(&mut state.secret.guards[usize::from(place)]);
    let Some(war) = &mut state.open.war else { return };
    if let Some(face) = &mut war.faces[usize::from(place)] {
        face.guards = Tokens::NONE;
    }
    let is_first = war.broken == 0;
    war.broken |= 1 << place;
    war.spared |= spared.is_some();
    let (invader, defender) = (war.invader, war.defender);
    if let Some(token) = spared {
        fallen.remove(token, 1);
    }
    colony(&mut state.open, defender).tokens.remove_all(fallen);
    let tally = &mut colony(&mut state.open, invader).tally;
    tally.raids = tally.raids.saturating_add(u8::from(is_first));
}

/// The Nest card goes back, and the guards to where they were (A9.1).
fn end_war(state: &mut State) {
    if let Some(war) = state.open.war.take() {
        if colony(&mut state.open, war.invader).cards().contains(war.nest) {
            drop_card(&mut state.open, war.invader, war.nest);
        }
        finish(&mut state.open, war.invader);
    }
    let talents = state.secret.talents;
    state.secret = Secret { talents, ..Secret::NOTHING };
}

fn eat(state: &mut State, seat: Seat, spot: Spot, item: Item) {
    let level = state.open.level(&state.content, item);
    let colony = colony(&mut state.open, seat);
    colony.eaten = colony.eaten.saturating_add(level);
    store_at(colony, spot).take(item);
    if let Item::Card(card) = item {
        use_up(&mut state.open, card);
    }
}

/// A colony dies: its cards go back, its suit leaves (A1.2, A10.3).
fn die(state: &mut State, seat: Seat, death: u8) {
    let open = &mut state.open;
    let round = open.round;
    let colony = colony(open, seat);
    let cards = colony.cards().or(colony.row);
    let kept = Colony {
        survival: colony.survival,
        talents: colony.talents,
        before: colony.before,
        conceded: colony.conceded,
        death,
        death_round: round.max(1),
        tally: colony.tally,
        ..Colony::nobody()
    };
    *colony = kept;
    cards.iter().for_each(|card| use_up(open, card));
    open.deaths = death;
    let nest = CardId::nest(seat);
    open.deck.remove(nest);
    open.used.remove(nest);
    for place in 0..MAX_SEATS {
        let other = &mut open.colonies[place];
        other.row.remove(nest);
        other.passed.remove(nest);
        if let Some(spot) = other.spot_of(nest) {
            store_at(other, spot).take(Item::Card(nest));
        }
    }
    if open.passing.is_some_and(|passing| passing.from == seat || passing.to == seat) {
        open.passing = None;
    }
    if open.offer.is_some_and(|(to, card)| to == seat || card == nest) {
        open.offer = None;
    }
    finish(open, seat);
    state.secret.talents[seat.index()] = 0;
}
