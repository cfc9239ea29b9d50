//! Rewrites `tests/pending.txt`: the file tests and comparisons that do not pass.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::{Command, ExitCode};

use couloir_filetest::PENDING;

use crate::Result;
use crate::tools::repository_root;

const HEADING: &str = "\
# Tests that do not pass yet: ignored by the runner, skipped by the comparison.
# Written by `cargo xtask pending`; a line that passes again leaves the list.
";

/// The comparisons that a change must pass, of files listed, too.
const COMPARISONS: [&[&str]; 2] =
    [&["oracle", "--pending"], &["oracle", "--pending", "--lowered", "examples"]];

pub(crate) fn run() -> Result {
    std::env::set_current_dir(repository_root())?;
    let mut names = BTreeSet::new();
    let tests = ["test", "-p", "couloir-filetest", "--test", "files", "--", "--include-ignored"];
    for line in output("cargo", &tests)?.lines() {
        names.extend(failed_test(line));
    }
    let this = std::env::current_exe()?.display().to_string();
    for comparison in COMPARISONS {
        for line in output(&this, comparison)?.lines() {
            names.extend(line.strip_suffix(": differs").map(|path| format!("oracle {path}")));
        }
    }
    let mut text = HEADING.to_owned();
    for name in &names {
        writeln!(text, "{name}")?;
    }
    std::fs::write(PENDING, text)?;
    println!("pending: {} listed", names.len());
    Ok(ExitCode::SUCCESS)
}

/// What a command writes to standard output, whatever its status.
fn output(program: &str, arguments: &[&str]) -> Result<String> {
    let done = Command::new(program).args(arguments).output()?;
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

/// The name in `test NAME ... FAILED`.
fn failed_test(line: &str) -> Option<String> {
    let name = line.strip_prefix("test ")?.strip_suffix("FAILED")?;
    Some(name.trim_end().strip_suffix("...")?.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::failed_test;

    #[test]
    fn names_of_failed_tests() {
        assert_eq!(failed_test("test tests/a.mlir ... FAILED").as_deref(), Some("tests/a.mlir"));
        assert_eq!(failed_test("test tests/a.mlir ... ok"), None);
    }
}
