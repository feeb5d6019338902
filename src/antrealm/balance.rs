//! What statistics tell of this game's balance.

use std::sync::Arc;

use crate::engine::{Arg, Balance, Cell, Chance, Line, MAX_SEATS, Seat};

use super::action::Action;
use super::content::Content;
use super::game::AntRealm;
use super::keys::SUITS;
use super::pack::Talent;
use super::rules::talents::{affordable_sets, points_left};
use super::state::{Phase, State};

/// Sets of talents by seat, as bits.
pub type Talents = [u16; MAX_SEATS];

impl Balance for AntRealm {
    type Deal = Talents;
    type Memory = ();

    const TABLES: &'static [&'static str] = &["seat", "talent", "talents"];

    fn deal<C: Chance>(ready: &Arc<Content>, chance: &mut C) -> Talents {
        let sets = maximal_sets(ready);
        std::array::from_fn(|_| sets.get(chance.below(sets.len() as u32) as usize).copied().unwrap_or(0))
    }

    fn dealt(state: &State, deal: &Talents) -> Option<Action> {
        if state.now.phase != Phase::Talents {
            return None;
        }
        let seat = state.now.seat.index();
        let left = deal[seat] & !state.secret.talents[seat];
        let next = Talent::ALL.into_iter().find(|talent| left & talent.bit() != 0);
        Some(next.map_or(Action::EndTalents, Action::Talent))
    }

    fn cells(state: &State, seat: Seat, out: &mut Vec<Cell>) {
        let talents = state.colony(seat).talents;
        out.push(Cell::new("seat", seat.0.to_string()));
        let held = Talent::ALL.into_iter().filter(|talent| talents & talent.bit() != 0);
        out.extend(held.map(|talent| Cell::new("talent", format!("{:02}", talent as u8))));
        out.push(Cell::new("talents", format!("{talents:04}")));
    }

    fn counts(state: &State, _memory: &(), out: &mut Vec<(Cell, u64)>) {
        for seat in state.all_seats() {
            let colony = state.colony(seat);
            if colony.death_round > 0 {
                out.push((Cell::new("deaths", format!("{:02}", colony.death_round)), 1));
            }
        }
        let declared: u8 = state.all_seats().map(|seat| state.colony(seat).tally.wars).sum();
        let won: u8 = state.all_seats().map(|seat| state.colony(seat).tally.raids).sum();
        out.push((Cell::new("wars", format!("{declared:02}")), 1));
        out.push((Cell::new("wars-won", format!("{won:02}")), 1));
    }

    fn table(name: &str) -> Line {
        Line::new(match name {
            "seat" => "realm-balance-seat",
            "talent" => "realm-balance-talent",
            "talents" => "realm-balance-talents",
            "deaths" => "realm-balance-deaths",
            "wars" => "realm-balance-wars",
            _ => "realm-balance-wars-won",
        })
    }

    fn fact(name: &str) -> Option<Line> {
        Some(Line::new(match name {
            "points" => "realm-fact-points",
            "survival" => "realm-fact-survival",
            "tokens" => "realm-fact-tokens",
            "held-points" => "realm-fact-held-points",
            "chambers" => "realm-fact-chambers",
            "nurseries" => "realm-fact-nurseries",
            "food" => "realm-fact-food",
            "hand" => "realm-fact-hand",
            "wars" => "realm-fact-wars",
            "wars-won" => "realm-fact-wars-won",
            "queens" => "realm-fact-queens",
            "rounds-fed" => "realm-fact-rounds-fed",
            "unspent" => "realm-fact-unspent",
            _ => return None,
        }))
    }

    fn cell(_ready: &Arc<Content>, table: &str, id: &str) -> Line {
        let number = id.parse::<u16>().unwrap_or(0);
        let line = |key: &'static str| Line::new("realm-balance-cell").with("what", key);
        match table {
            "seat" => line(SUITS[usize::from(number) % SUITS.len()]),
            "talent" => line(Talent::ALL[usize::from(number) % Talent::ALL.len()].key()),
            "talents" => {
                let names = Talent::ALL.into_iter().filter(|talent| number & talent.bit() != 0);
                let names: Vec<Arg> = names.map(|talent| Arg::Key(talent.key())).collect();
                Line::new("realm-balance-cell").with("what", names)
            }
            "deaths" => Line::new("realm-balance-round").with("round", i64::from(number)),
            _ => Line::new("realm-balance-number").with("number", i64::from(number)),
        }
    }
}

/// Sets of talents to which nothing affordable can be added (A2).
pub fn maximal_sets(content: &Content) -> Vec<u16> {
    let is_maximal = |talents: &u16| {
        let left = points_left(content, *talents);
        let more = |talent: &Talent| talents & talent.bit() == 0 && content.talent_cost(*talent) <= left;
        !Talent::ALL.iter().any(more)
    };
    affordable_sets(content).filter(is_maximal).collect()
}
