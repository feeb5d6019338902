//! Positions for tests, out of games that bots play.

use crate::bots::Spec;
use crate::engine::{Eyes, Game, Seat, Table, Turn};
use crate::microlonies::pack::{Layout, Pack};
use crate::microlonies::{Microlonies, Setup, State, View};

/// A table of so many colonies, played by random bots until `stop` or the end.
pub fn table(colonies: u8, seed: u64, stop: impl Fn(&State) -> bool) -> Table<Microlonies, ()> {
    let layout = Layout::base(usize::from(colonies)).expect("a base layout");
    let setup = Setup { pack: Pack::base().into(), layout: layout.into(), colonies, species: Vec::new() };
    let ready = Microlonies::check(&setup).expect("the base pack is right");
    let mut table = Table::new(ready, seed, ());
    let mut bot = Spec::Random.make::<Microlonies>(seed, Seat(0));
    while matches!(table.turn(), Turn::Seat(_)) && !stop(table.state()) {
        table.ask(bot.as_mut());
    }
    table
}

/// A position in the middle of a game, as the seat that decides sees it.
pub fn view(colonies: u8) -> View {
    let table = table(colonies, 7, |state| state.round > 8);
    table.view(Eyes::Seat(table.state().now.seat))
}
