//! Why a run ends before its function returns.

/// Why a run ended early.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// The behaviour is undefined from here on.
    Undefined(String),
    /// Something is met that the interpreter does not know.
    Unsupported(String),
    /// More steps or memory than a run may take.
    Limit,
    /// The program ended itself.
    Abort,
}

impl Stop {
    /// Undefined behaviour.
    pub(crate) fn undefined(what: impl Into<String>) -> Stop {
        Stop::Undefined(what.into())
    }

    /// Something unknown.
    pub(crate) fn unsupported(what: impl Into<String>) -> Stop {
        Stop::Unsupported(what.into())
    }
}
