//! What the verifier says.

use std::error::Error;
use std::fmt;

/// A rule that a module breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// What is wrong.
    pub message: String,
    /// What it is wrong of, each as the writer prints it: a symbol (`ptr @f`), an instruction, a
    /// piece of metadata.
    pub subjects: Vec<String>,
    /// Whether it is about debug information, which a module can do without.
    pub debug_info: bool,
}

impl VerifyError {
    /// An error whose message says it all.
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self::about(message, Vec::new())
    }

    /// An error about these.
    pub(super) fn about(message: impl Into<String>, subjects: Vec<String>) -> Self {
        Self { message: message.into(), subjects, debug_info: false }
    }

    /// An error in debug information.
    pub(super) fn of_debug_info(message: impl Into<String>, subjects: Vec<String>) -> Self {
        Self { debug_info: true, ..Self::about(message, subjects) }
    }
}

impl fmt::Display for VerifyError {
    /// The message, and each subject on a line of its own: as LLVM prints it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.subjects.iter().try_for_each(|subject| write!(f, "\n{subject}"))
    }
}

impl Error for VerifyError {}
