//! The house rules, checked over the files Git tracks.
//!
//! A finding is a place, a rule and a sentence; the chore fails if there is one.
//! Files that do not parse as Rust are left to the compiler.

mod documents;
mod functions;
mod source;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::Result;
use crate::tools::repository_root;

/// Options of `cargo xtask tidy`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The repository, if not the one this was built from.
    #[arg(long)]
    root: Option<PathBuf>,
    /// How many functions to show as the longest, whether or not they are too long.
    #[arg(long, default_value_t = 0)]
    longest: usize,
}

/// One breach of a rule.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    path: String,
    line: usize,
    rule: &'static str,
    message: String,
}

impl Finding {
    fn new(path: &str, line: usize, rule: &'static str, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, rule, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.path, self.line, self.rule, self.message)
    }
}

/// A tracked text file.
struct File {
    path: String,
    text: String,
}

impl File {
    fn is_rust(&self) -> bool {
        Path::new(&self.path).extension().is_some_and(|extension| extension == "rs")
    }

    /// Whether the whole file serves tests or benchmarks only.
    fn is_test(&self) -> bool {
        self.path.split('/').any(|part| matches!(part, "tests" | "benches" | "fuzz" | "tests.rs"))
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result {
    let root = arguments.root.clone().unwrap_or_else(repository_root);
    let files = tracked_files(&root)?;
    let mut findings = Vec::new();
    let mut profile = functions::Profile::default();
    for file in &files {
        source::check(file, &mut findings);
        profile.add(file);
    }
    profile.check(&mut findings);
    documents::check(&files, &mut findings);
    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    profile.print(arguments.longest);
    println!("tidy: {} files, {} findings", files.len(), findings.len());
    Ok(if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// All tracked files that are text, and still there.
fn tracked_files(root: &Path) -> Result<Vec<File>> {
    let output = Command::new("git").arg("-C").arg(root).args(["ls-files", "-z"]).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let list = String::from_utf8(output.stdout)?;
    let paths = list.split('\0').filter(|path| !path.is_empty());
    Ok(paths
        .filter_map(|path| {
            let text = fs::read_to_string(root.join(path)).ok()?;
            Some(File { path: path.to_owned(), text })
        })
        .collect())
}
