//! The RUN lines of a file as one test.

use std::sync::Arc;

use couloir_filetest::{FileCheck, FileTest, Output, run_script, scripts_of};
use libtest_mimic::{Failed, Trial};

use crate::bless::bless;
use crate::tool;

/// The test that all RUN lines of a file succeed.
pub(crate) fn trial(test: Arc<FileTest>) -> Trial {
    Trial::test(test.path.clone(), move || {
        let outcome = run(&test);
        if outcome.is_ok() || std::env::var_os("COULOIR_BLESS").is_none() {
            return outcome;
        }
        // A second time, since new lines may have moved what diagnostics point at.
        run(&bless(&bless(&test)?)?)
    })
}

fn run(test: &FileTest) -> Result<(), Failed> {
    let directory = tempfile::tempdir()?;
    let temporary = directory.path().join("t").display().to_string();
    for script in scripts_of(&test.text, &test.path, &temporary)? {
        run_script(&script, &mut call).map_err(|failure| failure.to_string())?;
    }
    Ok(())
}

fn call(argv: &[String], stdin: &[u8]) -> Output {
    match FileCheck::parse(argv) {
        Some(Ok(check)) => check.run(stdin),
        Some(Err(error)) => Output::failure(2, error),
        None => tool::call(argv, stdin),
    }
}
