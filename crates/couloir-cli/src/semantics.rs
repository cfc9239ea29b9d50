//! `--check-semantics`: functions are run before and after passes, and must do the same.

use couloir_interp::{CheckOptions, Checker};
use couloir_ir::Failure;

use crate::cl::Line;
use crate::session::Session;

/// What checks, if the command line asks for it.
pub(crate) fn checker(line: &Line) -> Option<Checker> {
    let number = |name: &str| line.value(name).and_then(|text| text.parse::<u64>().ok());
    let plain = CheckOptions::default();
    let options = CheckOptions {
        runs: number("check-semantics-runs").unwrap_or(plain.runs),
        steps: number("check-semantics-steps").unwrap_or(plain.steps),
    };
    line.on("check-semantics").then(|| Checker::new(options))
}

/// How many reasons for no verdict are named.
const MOST: usize = 10;

/// Says what was checked.
///
/// # Errors
/// When a pass changed what a function does, which has been reported.
pub(crate) fn conclude(checker: &Checker, session: &mut Session) -> Result<(), Failure> {
    let tally = checker.tally();
    let mut text = format!(
        "check-semantics: {} functions run; runs after passes: {} agree, {} differ, {} without \
         verdict\n",
        tally.functions, tally.agreed, tally.differed, tally.unknown
    );
    for (why, count) in checker.unknown().into_iter().take(MOST) {
        text.push_str(&format!("  no verdict ({count}): {why}\n"));
    }
    session.say(&text);
    if tally.differed == 0 { Ok(()) } else { Err(Failure) }
}
