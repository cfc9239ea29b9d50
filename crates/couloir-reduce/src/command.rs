//! Tests that run commands.
//!
//! Invariants: a candidate is a file of its own, gone after the test; a command that takes too
//! long is ended with all that it started.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::Test;

/// What a shell gives for a command that `timeout` ended.
const TIMED_OUT: i32 = 124;

/// What a command left behind.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Ran {
    /// As a shell gives it: 128 and the signal's number after a signal.
    status: i32,
    stdout: Vec<u8>,
    stderr: Vec<u8>,
}

/// A folder for candidates, and how long a command may take on each.
struct Runs {
    folder: TempDir,
    ending: String,
    limit: Duration,
    next: AtomicUsize,
}

impl Runs {
    fn new(ending: &str, limit: Duration) -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("couloir-reduce-").tempdir()?;
        Ok(Self { folder, ending: ending.to_owned(), limit, next: AtomicUsize::new(0) })
    }

    /// Does something with a file that holds a candidate.
    fn with_file<T>(
        &self,
        candidate: &[u8],
        work: impl FnOnce(&Path) -> io::Result<T>,
    ) -> io::Result<T> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let path = self.folder.path().join(format!("candidate-{number}{}", self.ending));
        fs::write(&path, candidate)?;
        let done = work(&path);
        fs::remove_file(&path)?;
        done
    }

    fn run(&self, mut command: Command) -> io::Result<Ran> {
        let (mut stdout, mut stderr) = (tempfile::tempfile()?, tempfile::tempfile()?);
        command.stdin(Stdio::null()).stdout(stdout.try_clone()?).stderr(stderr.try_clone()?);
        in_own_group(&mut command);
        let status = wait(&mut command.spawn()?, self.limit)?;
        Ok(Ran { status, stdout: contents(&mut stdout)?, stderr: contents(&mut stderr)? })
    }
}

fn contents(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn wait(child: &mut Child, limit: Duration) -> io::Result<i32> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status_number(status));
        }
        if start.elapsed() > limit {
            end_group(child);
            child.kill()?;
            child.wait()?;
            return Ok(TIMED_OUT);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
    }
}

#[cfg(unix)]
fn status_number(status: std::process::ExitStatus) -> i32 {
    use std::os::unix::process::ExitStatusExt as _;
    status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(0))
}

#[cfg(not(unix))]
fn status_number(status: std::process::ExitStatus) -> i32 {
    status.code().unwrap_or(128)
}

/// What a command starts ends with it.
#[cfg(unix)]
fn in_own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(not(unix))]
fn in_own_group(_: &mut Command) {}

#[cfg(target_os = "linux")]
fn end_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = Pid::from_raw(child.id().cast_signed()) {
        // The command itself is ended even if this fails.
        _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(target_os = "linux"))]
fn end_group(_: &Child) {}

/// What makes a candidate interesting to a [`ShellTest`].
#[derive(Clone, Default, Debug)]
pub struct Expected {
    /// The command ends with this status; 124 is that of one that took too long.
    pub status: Option<i32>,
    /// It prints this, on either of its outputs.
    pub output: Option<String>,
}

/// A command of the shell: a candidate is interesting while it fails as it did, or while it does
/// what is expected.
pub struct ShellTest {
    line: String,
    expected: Expected,
    runs: Runs,
}

impl ShellTest {
    /// Runs the command on the input, to see what it does; `{}` in the line stands for the file,
    /// which otherwise comes last. Files end in `ending`.
    ///
    /// # Errors
    /// That the command cannot be run, or does not do what is expected of it.
    pub fn new(
        line: &str,
        expected: Expected,
        (input, ending): (&[u8], &str),
        limit: Duration,
    ) -> Result<Self, String> {
        let line = if line.contains("{}") { line.to_owned() } else { format!("{line} {{}}") };
        let runs = Runs::new(ending, limit).map_err(|error| error.to_string())?;
        let mut test = Self { line, expected, runs };
        let ran = test.run(input).map_err(|error| format!("cannot run the command: {error}"))?;
        if test.expected.status.is_none() && test.expected.output.is_none() {
            if ran.status == 0 {
                return Err("the command succeeds on the input".into());
            }
            test.expected.status = Some(ran.status);
        }
        match test.complaint(&ran) {
            None => Ok(test),
            Some(complaint) => Err(complaint),
        }
    }

    fn run(&self, candidate: &[u8]) -> io::Result<Ran> {
        self.runs.with_file(candidate, |path| {
            let mut shell = Command::new("sh");
            shell.arg("-c").arg(self.line.replace("{}", &quoted(path)));
            self.runs.run(shell)
        })
    }

    /// What is not as expected.
    fn complaint(&self, ran: &Ran) -> Option<String> {
        let Expected { status, output } = &self.expected;
        if let Some(status) = status.filter(|&status| status != ran.status) {
            return Some(format!(
                "the command ends with status {} on the input, not {status}",
                ran.status
            ));
        }
        let output = output.as_ref()?;
        let prints = |bytes: &[u8]| String::from_utf8_lossy(bytes).contains(output.as_str());
        let is_there = prints(&ran.stdout) || prints(&ran.stderr);
        (!is_there).then(|| format!("the command does not print '{output}' on the input"))
    }
}

impl Test for ShellTest {
    fn is_interesting(&self, candidate: &[u8]) -> bool {
        self.run(candidate).is_ok_and(|ran| self.complaint(&ran).is_none())
    }
}

/// A path as a word of the shell.
fn quoted(path: &Path) -> String {
    format!("'{}'", path.display().to_string().replace('\'', r"'\''"))
}

/// A tool with the arguments that come before its flags.
#[derive(Clone, Debug)]
pub struct Tool {
    /// The program.
    pub program: PathBuf,
    /// Its first arguments.
    pub arguments: Vec<String>,
}

/// Two tools given the same flags: a candidate is interesting while they differ as they did.
pub struct DifferenceTest {
    tools: [Tool; 2],
    flags: Vec<String>,
    difference: Difference,
    runs: Runs,
}

/// How two tools differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Difference {
    /// Whether each of them succeeded.
    success: [bool; 2],
    /// Whether each of them crashed or took too long.
    crash: [bool; 2],
    stdout: bool,
    stderr: bool,
}

impl Difference {
    fn between(one: &Ran, other: &Ran) -> Self {
        let crashed = |ran: &Ran| ran.status >= TIMED_OUT;
        Self {
            success: [one.status == 0, other.status == 0],
            crash: [crashed(one), crashed(other)],
            stdout: one.stdout != other.stdout,
            stderr: one.stderr != other.stderr,
        }
    }

    fn is_none(self) -> bool {
        let [one, other] = self.success;
        let crashes = self.crash[0] != self.crash[1];
        one == other && !crashes && !self.stdout && !self.stderr
    }
}

impl DifferenceTest {
    /// Runs both tools on the input, to see how they differ.
    ///
    /// # Errors
    /// That a tool cannot be run, or that they do not differ.
    pub fn new(
        tools: [Tool; 2],
        flags: Vec<String>,
        (input, ending): (&[u8], &str),
        limit: Duration,
    ) -> Result<Self, String> {
        let runs = Runs::new(ending, limit).map_err(|error| error.to_string())?;
        let none =
            Difference { success: [true; 2], crash: [false; 2], stdout: false, stderr: false };
        let mut test = Self { tools, flags, difference: none, runs };
        test.difference = test.difference(input)?;
        if test.difference.is_none() {
            return Err("the tools do not differ on the input".into());
        }
        Ok(test)
    }

    /// Whether the second tool crashes, or takes too long.
    pub fn is_crash(&self) -> bool {
        self.difference.crash[1]
    }

    fn difference(&self, candidate: &[u8]) -> Result<Difference, String> {
        let [one, other] = &self.tools;
        let ran =
            self.runs.with_file(candidate, |path| Ok([self.run(one, path), self.run(other, path)]));
        let [one, other] = ran.map_err(|error| error.to_string())?;
        Ok(Difference::between(&one?, &other?))
    }

    fn run(&self, tool: &Tool, path: &Path) -> Result<Ran, String> {
        let mut command = Command::new(&tool.program);
        command.args(&tool.arguments).args(&self.flags).arg(path);
        // A crash is reported in a moment, and without addresses.
        command.env("LLVM_DISABLE_SYMBOLIZATION", "1");
        let program = tool.program.display();
        self.runs.run(command).map_err(|error| format!("cannot run '{program}': {error}"))
    }
}

impl Test for DifferenceTest {
    fn is_interesting(&self, candidate: &[u8]) -> bool {
        self.difference(candidate) == Ok(self.difference)
    }
}
