//! What of MLIR 22 is there: a report, generated into `docs/coverage.md`.
//!
//! Invariants: it needs no reference tools; the same tables and tests give the
//! same text. Of the dialects that must be whole, the check lets nothing be missing.

mod corpus;
mod facts;
mod registry;
mod report;

use std::fs;
use std::process::ExitCode;

use crate::Result;
use crate::tools::repository_root;

/// Arguments of the chore.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Change nothing, and fail when the report is stale, or a dialect that must be whole is not.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result {
    let root = repository_root();
    let tests = corpus::read(&root.join("tests"))?;
    let (facts, registry) = (facts::read(), registry::Registry::read());
    let sections = report::sections(&facts, &registry, &tests);
    let holes = report::holes(&sections);
    if arguments.check && !holes.is_empty() {
        println!("Nothing may be missing of these dialects, and this is:\n{holes}");
        return Ok(ExitCode::FAILURE);
    }
    let text = report::write(&facts, &registry, &sections);
    let path = root.join("docs/coverage.md");
    if fs::read_to_string(&path).is_ok_and(|old| old == text) {
        return Ok(ExitCode::SUCCESS);
    }
    if arguments.check {
        println!("docs/coverage.md is stale: run `cargo xtask coverage`");
        return Ok(ExitCode::FAILURE);
    }
    fs::write(path, text)?;
    Ok(ExitCode::SUCCESS)
}
