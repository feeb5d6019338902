//! What some eyes may see, and possible positions built from it.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::engine::{Chance, Eyes, MAX_SEATS, Seat};

use super::action::ChamberId;
use super::content::Content;
use super::rules::{talents, war};
use super::state::{MAX_CHAMBERS, Open, Secret, Stage, State, WarStep};
use super::tokens::{Token, Tokens};

/// What some eyes see of a position (A1.4). It derefs to the open part.
#[derive(Clone)]
pub struct View {
    /// What never changes during a game.
    pub content: Arc<Content>,
    /// Whose eyes.
    pub eyes: Eyes,
    /// What lies open.
    pub open: Open,
    /// Talents chosen and not yet revealed, by seat, where these eyes see them.
    pub talents: [Option<u16>; MAX_SEATS],
    /// The deployment of the war, if these eyes see all of it; what the
    /// invader has seen is in [`War::faces`](super::state::War::faces).
    pub deployment: Option<Deployment>,
}

impl View {
    /// The open part as a position in which nothing is hidden: for questions
    /// that only open things answer.
    pub fn as_state(&self) -> State {
        State { content: Arc::clone(&self.content), open: self.open, secret: Secret::NOTHING }
    }
}

/// What stands where in a war (A9.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deployment {
    /// The chamber on each place.
    pub sites: [Option<ChamberId>; MAX_CHAMBERS],
    /// The guards on each place.
    pub guards: [Tokens; MAX_CHAMBERS],
}

/// Without the content, which is the same for all and far longer.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("eyes", &self.eyes)
            .field("open", &self.open)
            .field("talents", &self.talents)
            .field("deployment", &self.deployment)
            .finish_non_exhaustive()
    }
}

impl Deref for View {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.eyes == other.eyes
            && self.open == other.open
            && self.talents == other.talents
            && self.deployment == other.deployment
    }
}

/// What these eyes see.
pub fn view(state: &State, eyes: Eyes) -> View {
    let mut talents = [None; MAX_SEATS];
    if state.stage == Stage::Talents {
        for seat in state.all_seats().filter(|seat| eyes.see(*seat)) {
            talents[seat.index()] = Some(state.secret.talents[seat.index()]);
        }
    }
    let sees = state.war.is_some_and(|war| eyes.see(war.defender));
    let deployment = sees.then_some(Deployment { sites: state.secret.sites, guards: state.secret.guards });
    View { content: Arc::clone(&state.content), eyes, open: state.open, talents, deployment }
}

/// Makes a position that these eyes can't tell from the true one: every set of
/// talents that others could have chosen is as likely as another, and so is
/// every way to deploy what was not shown.
pub fn imagine_into(view: &View, chance: &mut impl Chance, state: &mut State) {
    if !Arc::ptr_eq(&state.content, &view.content) {
        state.content = Arc::clone(&view.content);
    }
    state.open = view.open;
    state.secret = Secret::NOTHING;
    if view.stage == Stage::Talents {
        imagine_talents(view, chance, &mut state.secret);
    }
    if let Some(seen) = view.deployment {
        state.secret.sites = seen.sites;
        state.secret.guards = seen.guards;
    } else if view.war.is_some() {
        imagine_deployment(view, chance, state);
    }
}

fn imagine_talents(view: &View, chance: &mut impl Chance, secret: &mut Secret) {
    let mut sets = Vec::new();
    for seat in view.living() {
        secret.talents[seat.index()] = match view.talents[seat.index()] {
            Some(chosen) => chosen,
            // A seat that has not begun has no talents yet.
            None if !has_begun(view, seat) => 0,
            None => {
                if sets.is_empty() {
                    sets.extend(talents::affordable_sets(&view.content));
                }
                sets[chance.below(sets.len() as u32) as usize]
            }
        };
    }
}

fn has_begun(open: &Open, seat: Seat) -> bool {
    open.done & 1 << seat.0 != 0 || open.now.seat == seat
}

/// Spreads chambers and guards that were not shown over the places that were
/// not shown.
fn imagine_deployment(view: &View, chance: &mut impl Chance, state: &mut State) {
    let Some(war) = &view.war else { return };
    let Some(page) = war.page.and_then(|page| view.content.pages.get(usize::from(page))) else { return };
    let mut hidden: Vec<u8> =
        (0..page.places).filter(|place| war.faces[usize::from(*place)].is_none()).collect();
    for (place, face) in war.faces.iter().enumerate() {
        if let Some(face) = face {
            state.secret.sites[place] = face.chamber;
            state.secret.guards[place] = face.guards;
        }
    }
    if hidden.is_empty() {
        return;
    }
    for (token, count) in Token::ALL.map(|token| (token, war::unseen_guards(view).of(token))) {
        for _ in 0..count {
            let place = hidden[chance.below(hidden.len() as u32) as usize];
            state.secret.guards[usize::from(place)].add(token, 1);
        }
    }
    let set = if war.step == WarStep::Sites { war.set } else { view.colony(war.defender).built };
    let shown = |chamber: ChamberId| war.faces.iter().flatten().any(|face| face.chamber == Some(chamber));
    for chamber in (0..set).map(ChamberId).filter(|chamber| !shown(*chamber)) {
        if hidden.is_empty() {
            break;
        }
        let place = hidden.swap_remove(chance.below(hidden.len() as u32) as usize);
        state.secret.sites[usize::from(place)] = Some(chamber);
    }
}
