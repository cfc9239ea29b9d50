//! Every file below `tests/` that has RUN lines is a test, and so is every program
//! in `examples/`. For files that are read without an error, three more tests hold
//! whatever the RUN lines check (see [`invariants`]).
//!
//! Tests named in `tests/pending.txt` are ignored: they are known not to pass yet.
//!
//! Environment:
//! - `COULOIR_BLESS=1` rewrites the CHECK lines of failing files from the actual
//!   output.
//! - `COULOIR_FILETEST_REFERENCE=1` runs the tests with the reference tools in
//!   place of Couloir, which tests the tests.

mod bless;
mod crashes;
mod examples;
mod filecheck_cases;
mod invariants;
mod run;
mod tool;

use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use couloir_filetest::{Pending, find_tests};
use libtest_mimic::{Arguments, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    match trials() {
        Ok(trials) => libtest_mimic::run(&arguments, trials).exit_code(),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn trials() -> io::Result<Vec<Trial>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::env::set_current_dir(root)?;
    let mut trials = filecheck_cases::trials();
    for test in find_tests(Path::new("tests")).or_else(none_if_missing)? {
        let test = Arc::new(test);
        trials.extend(invariants::trials(&test));
        trials.push(run::trial(test));
    }
    trials.extend(crashes::trials(Path::new("tests/crashes"))?);
    trials.extend(examples::trials(Path::new("examples"))?);
    let pending = Pending::read(Path::new("."))?;
    let mark = |trial: Trial| {
        let ignored = pending.has_test(trial.name());
        trial.with_ignored_flag(ignored)
    };
    Ok(trials.into_iter().map(mark).collect())
}

fn none_if_missing<T>(error: io::Error) -> io::Result<Vec<T>> {
    if error.kind() == io::ErrorKind::NotFound { Ok(Vec::new()) } else { Err(error) }
}
