//! Arguments in, window or command out.

use std::process::ExitCode;

use formicarium::cli::{self, Done, Order};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Done::Exit(code) => code.into(),
        Done::Play(order) => play(&order),
    }
}

#[cfg(feature = "window")]
fn play(order: &Order) -> ExitCode {
    use formicarium::window::{self, NoDisplay};

    match window::run(order.into()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(NoDisplay(why)) => {
            eprintln!("{}", order.no_window(&why));
            2.into()
        }
    }
}

#[cfg(not(feature = "window"))]
fn play(order: &Order) -> ExitCode {
    eprintln!("{}", order.built_without());
    2.into()
}
