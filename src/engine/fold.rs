//! The only way a state changes: an event is folded into it.

/// A state that is nothing but its events, folded one after another.
///
/// An event is a fact and holds what chance decided, so folding needs neither
/// rules nor random numbers.
pub trait Fold {
    /// What the events build up.
    type State: Clone + PartialEq;
    /// One fact.
    type Event: Clone;

    /// Folds `event` into `state`. May panic on an event that
    /// [`admits`](Fold::admits) turns away, never on another.
    fn fold(state: &mut Self::State, event: &Self::Event);

    /// Whether `event` can be folded into `state`: its ids are in range and the
    /// pieces are where it says. Files may be hostile, so readers ask this
    /// before every fold.
    ///
    /// # Errors
    /// The misfit, when the event does not belong here.
    fn admits(state: &Self::State, event: &Self::Event) -> Result<(), Misfit>;

    /// About how many bytes a copy of the state takes: time lines keep the
    /// fewer copies the larger they are.
    fn weight(state: &Self::State) -> usize {
        std::mem::size_of_val(state)
    }
}

/// Why an event does not belong to a state.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the event does not fit the position: {what}")]
pub struct Misfit {
    /// What does not fit, for the log and for `verify`.
    pub what: String,
}

impl Misfit {
    /// A misfit with its reason.
    pub fn new(what: impl Into<String>) -> Self {
        Self { what: what.into() }
    }

    /// `Ok` when `fits`, else a misfit with the reason.
    ///
    /// # Errors
    /// The misfit, when `fits` is false.
    pub fn unless(fits: bool, what: &'static str) -> Result<(), Self> {
        if fits { Ok(()) } else { Err(Self::new(what)) }
    }
}
