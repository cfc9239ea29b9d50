//! Compares Couloir with the reference tools on the RUN lines of the file tests:
//! standard output byte for byte, the exit status, and the diagnostics message for
//! message.
//!
//! A file that is meant to differ says so in a line `// ORACLE: differs (reason)`,
//! where the reason is the title of an entry in `docs/differences.md`. Such a file
//! fails once it no longer differs; with `may differ` it passes either way.
//! `// ORACLE: pieces differ (reason)` says so of the pieces alone that a file is split
//! into, for `--pieces`.
//!
//! The reference reads memory that it did not initialize in places, and then answers
//! differently from run to run: it is asked several times before a difference counts,
//! and the files it has more than one answer for are listed.

pub(crate) mod compare;
mod diagnostics;
pub(crate) mod pieces;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use couloir_filetest::{
    FileTest, LOWERING, Pending, find_files, find_tests, run_script, scripts_of,
};

use self::compare::{Comparison, Sides};
use crate::Result;
use crate::tools::repository_root;

/// Where the reasons for differences stand.
const DIFFERENCES: &str = "docs/differences.md";

/// Options of `cargo xtask oracle`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Test files, or directories of them.
    #[arg(default_value = "tests")]
    paths: Vec<PathBuf>,
    /// The Couloir binary, if not the one Cargo builds.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// How many files are compared at the same time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Compare the files of `tests/pending.txt` too.
    #[arg(long)]
    pending: bool,
    /// Compare the pieces of files whose RUN lines split them, each as a file of its own,
    /// instead of the RUN lines as they stand.
    #[arg(long, conflicts_with_all = ["lowered", "flags"])]
    pieces: bool,
    /// Compare the lowering that `couloir compile` stands for instead of the RUN
    /// lines.
    #[arg(long)]
    lowered: bool,
    /// Give each `mlir-opt` of the RUN lines this flag too (`--also=--mlir-print-debuginfo`: where
    /// what passes make comes from; `--also=--mlir-print-op-generic`: all properties).
    #[arg(long, conflicts_with_all = ["lowered", "flags"])]
    also: Vec<String>,
    /// Compare `mlir-opt PATH FLAGS` instead of the RUN lines.
    #[arg(last = true)]
    flags: Vec<String>,
}

impl Arguments {
    /// The flags that files are compared under in place of their RUN lines.
    fn given_flags(&self) -> Vec<String> {
        let lowering = LOWERING.iter().filter(|_| self.lowered).map(|&flag| flag.to_owned());
        lowering.chain(self.flags.iter().cloned()).collect()
    }
}

/// The result of one file.
enum Verdict {
    Passed,
    /// As the reference at times: asked again, it gives another answer.
    Undetermined,
    Failed(String),
    Skipped(&'static str),
}

pub(crate) fn run(arguments: &Arguments) -> Result {
    std::env::set_current_dir(repository_root())?;
    let Some(sides) = Sides::new(arguments.binary.as_deref())? else {
        println!("oracle: skipped, mlir-opt-22 and mlir-translate-22 are not installed");
        return Ok(ExitCode::SUCCESS);
    };
    let judge = Judge {
        sides,
        reasons: reasons(&fs::read_to_string(DIFFERENCES).unwrap_or_default()),
        strict: arguments.given_flags().is_empty() && arguments.also.is_empty(),
        pieces: arguments.pieces,
    };
    let files = files(arguments)?;
    let pending = Pending::read(Path::new("."))?;
    let verdicts = in_parallel(arguments.jobs, &files, |file| {
        if !arguments.pending && pending.has_comparison(&file.path) {
            return Verdict::Skipped("known to differ yet (tests/pending.txt)");
        }
        judge.verdict(file)
    });
    Ok(summary(&files, &verdicts))
}

fn files(arguments: &Arguments) -> Result<Vec<FileTest>> {
    let flags = arguments.given_flags();
    let mut files = Vec::new();
    for path in &arguments.paths {
        if path.is_dir() {
            files.extend(if flags.is_empty() { find_tests(path) } else { find_files(path) }?);
        } else if path.exists() || arguments.paths.len() > 1 || path != Path::new("tests") {
            let bytes = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            files.push(FileTest { path: path.display().to_string(), text });
        }
    }
    for file in files.iter_mut().filter(|_| !arguments.also.is_empty()) {
        file.text = with_flags(&file.text, &arguments.also);
    }
    if !flags.is_empty() {
        let flags: Vec<String> = flags.iter().map(|flag| format!("'{flag}'")).collect();
        let line = format!("RUN: mlir-opt %s {}", flags.join(" "));
        for file in &mut files {
            file.text.clone_from(&line);
        }
    }
    Ok(files)
}

/// A file with more flags for each `mlir-opt` of its RUN lines that has them not.
fn with_flags(text: &str, also: &[String]) -> String {
    let line = |line: &str| {
        let new = also.iter().filter(|flag| !line.contains(flag.as_str()));
        let new = new.map(|flag| format!("mlir-opt {flag} ")).collect::<Vec<_>>();
        match line.contains("RUN: ") {
            true => new.iter().fold(line.to_owned(), |line, new| line.replace("mlir-opt ", new)),
            false => line.to_owned(),
        }
    };
    text.split_inclusive('\n').map(line).collect()
}

/// The titles of the entries, without marks of code.
fn reasons(text: &str) -> Vec<String> {
    let titles = text.lines().filter_map(|line| line.strip_prefix('#'));
    titles.map(|title| title.trim_matches(['#', ' ', '`']).to_owned()).collect()
}

/// Applies `work` to all items on `jobs` threads; results are in the items' order.
pub(crate) fn in_parallel<T: Sync, R: Send>(
    jobs: usize,
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                while let Some((at, item)) = take(&next, items) {
                    let result = work(item);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push((at, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

fn take<'a, T>(next: &AtomicUsize, items: &'a [T]) -> Option<(usize, &'a T)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    items.get(at).map(|item| (at, item))
}

/// What is the same for all files.
struct Judge {
    sides: Sides,
    reasons: Vec<String>,
    /// Whether the reference tools must do what the RUN lines say.
    strict: bool,
    /// Whether the pieces of files are compared.
    pieces: bool,
}

impl Judge {
    fn verdict(&self, file: &FileTest) -> Verdict {
        let expected = announced(&file.text, self.pieces);
        let mut comparison = match expected {
            Some(_) => Comparison::of_differing(&self.sides),
            None => Comparison::new(&self.sides),
        };
        if let Err(error) = self.run(file, &mut comparison) {
            comparison.differences.push(format!("  {error}\n"));
        }
        let text = comparison.differences.concat();
        match expected {
            Some(reason) if !self.reasons.iter().any(|known| known == reason) => {
                Verdict::Failed(format!("  {DIFFERENCES} has no entry `{reason}`\n"))
            }
            // Of the pieces none need differ where it is the file as a whole that does.
            Some(_) if text.is_empty() && self.pieces => Verdict::Passed,
            Some(_) if file.text.contains(MAY_DIFFER) => Verdict::Passed,
            Some(_) if text.is_empty() => Verdict::Failed("  no longer differs\n".to_owned()),
            None if !text.is_empty() => Verdict::Failed(text),
            None if comparison.compared == 0 => Verdict::Skipped("nothing to compare"),
            _ if comparison.undetermined > 0 => Verdict::Undetermined,
            _ => Verdict::Passed,
        }
    }

    fn run(&self, file: &FileTest, comparison: &mut Comparison<'_>) -> Result<()> {
        let directory = tempfile::tempdir()?;
        let temporary = directory.path().join("t").display().to_string();
        let scripts = scripts_of(&file.text, &file.path, &temporary)?;
        if self.pieces {
            return pieces::compare(file, &scripts, comparison);
        }
        for script in &scripts {
            match run_script(script, comparison) {
                Err(failure) if self.strict => return Err(format!("reference: {failure}").into()),
                _ => {}
            }
        }
        Ok(())
    }
}

/// What announces that a file may differ or not, as memory has it that the reference tool did not
/// initialize: that is alike in all runs on one machine, and not on another.
const MAY_DIFFER: &str = "ORACLE: may differ (";

/// The reason in a line `ORACLE: differs (reason)`, in one of a file that may differ, or in one for
/// pieces.
fn announced(text: &str, pieces: bool) -> Option<&str> {
    let of_pieces = text.split_once("ORACLE: pieces differ (").filter(|_| pieces);
    let (_, rest) = of_pieces
        .or_else(|| text.split_once("ORACLE: differs ("))
        .or_else(|| text.split_once(MAY_DIFFER))?;
    rest.split_once(')').map(|(reason, _)| reason)
}

fn summary(files: &[FileTest], verdicts: &[Verdict]) -> ExitCode {
    let mut counts = [0; 3];
    for (file, verdict) in files.iter().zip(verdicts) {
        let at = match verdict {
            Verdict::Passed => 0,
            Verdict::Undetermined => {
                println!("{}: passed, the reference has more than one answer", file.path);
                0
            }
            Verdict::Failed(text) => {
                print!("{}: differs\n{text}", file.path);
                1
            }
            Verdict::Skipped(reason) => {
                println!("{}: skipped, {reason}", file.path);
                2
            }
        };
        counts[at] += 1;
    }
    let [passed, failed, skipped] = counts;
    println!("oracle: {passed} passed, {failed} failed, {skipped} skipped");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_reasons() {
        assert_eq!(reasons("# All\ntext\n## `a-b`\n"), ["All", "a-b"]);
        assert_eq!(announced("// ORACLE: differs (a-b)\n", false), Some("a-b"));
        assert_eq!(announced("// ORACLE: may differ (a-b)\n", false), Some("a-b"));
        assert_eq!(announced("// ORACLE: pieces differ (a-b)\n", false), None);
        assert_eq!(announced("// ORACLE: pieces differ (a-b)\n", true), Some("a-b"));
    }

    #[test]
    fn parallel_results_keep_their_order() {
        let items: Vec<u32> = (0..100).collect();
        assert_eq!(in_parallel(4, &items, |item| item * 2)[99], 198);
    }
}
