//! Arguments in, window or command out.

use std::process::ExitCode;

use formicarium::cli::{self, Done, Order};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Done::Exit(code) => code.into(),
        Done::Play(order) => play(&order),
    }
}

fn play(order: &Order) -> ExitCode {
    eprintln!("{}", order.built_without());
    2.into()
}
