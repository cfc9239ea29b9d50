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
    /// Whether it is of debug information, without which the module may be right.
    pub debug: bool,
}

impl VerifyError {
    /// An error whose message says it all.
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), subjects: Vec::new(), debug: false }
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
