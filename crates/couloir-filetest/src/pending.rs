//! Tests that are known not to pass yet.
//!
//! `tests/pending.txt` names them, a line each: a test as the runner names it,
//! or `oracle PATH` for a file whose output differs from the reference tools'.
//! They are shown as ignored, never as passed; `cargo xtask pending` runs them
//! all and rewrites the list, so that what has begun to pass leaves it.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// Where the list is, from the repository root.
pub const PENDING: &str = "tests/pending.txt";

/// The names on the list.
#[derive(Clone, Debug, Default)]
pub struct Pending(BTreeSet<String>);

impl Pending {
    /// Reads the list; none is as good as an empty one.
    ///
    /// # Errors
    /// When there is a list that cannot be read.
    pub fn read(root: &Path) -> io::Result<Self> {
        let text = match fs::read_to_string(root.join(PENDING)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read?,
        };
        let lines = text.lines().map(str::trim);
        Ok(Self(
            lines
                .filter(|line| !line.is_empty() && !line.starts_with('#'))
                .map(str::to_owned)
                .collect(),
        ))
    }

    /// Whether a test is on the list.
    pub fn has_test(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// Whether a file's comparison with the reference tools is on the list.
    pub fn has_comparison(&self, path: &str) -> bool {
        self.0.contains(&format!("oracle {path}"))
    }
}
