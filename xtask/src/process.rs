//! Runs one tool to its end, with its streams in files, so that no pipe can fill
//! up and a tool that hangs is ended.

use std::fs::File;
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use couloir_filetest::Output;

use crate::Result;

/// How long a tool may take on one input.
const LIMIT: Duration = Duration::from_mins(2);

/// What a shell's `timeout` gives for a tool it had to end.
const TIMED_OUT: i32 = 128 + 9;

/// Runs the program at `path`, told that its name is `name`.
pub(crate) fn run(path: &Path, name: &str, arguments: &[String], stdin: &[u8]) -> Result<Output> {
    let (mut stdout, mut stderr) = (tempfile::tempfile()?, tempfile::tempfile()?);
    let mut command = Command::new(path);
    set_name(&mut command, name);
    command.args(arguments).stdin(input(stdin)?);
    command.stdout(stdout.try_clone()?).stderr(stderr.try_clone()?);
    let mut child = command.spawn().map_err(|error| format!("{}: {error}", path.display()))?;
    let status = wait(&mut child)?.map_or(TIMED_OUT, status_number);
    Ok(Output { status, stdout: contents(&mut stdout)?, stderr: contents(&mut stderr)? })
}

/// Tools print their own name in some messages: both sides get the same.
#[cfg(unix)]
fn set_name(command: &mut Command, name: &str) {
    use std::os::unix::process::CommandExt as _;
    command.arg0(name);
}

#[cfg(not(unix))]
fn set_name(_: &mut Command, _: &str) {}

fn input(bytes: &[u8]) -> Result<Stdio> {
    if bytes.is_empty() {
        return Ok(Stdio::null());
    }
    let mut file = tempfile::tempfile()?;
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file.into())
}

fn contents(file: &mut File) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Waits until the child ends; `None` if it had to be ended.
fn wait(child: &mut Child) -> Result<Option<ExitStatus>> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > LIMIT {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
    }
}

/// A status as a shell gives it: 128 and the signal's number after a signal.
#[cfg(unix)]
pub(crate) fn status_number(status: ExitStatus) -> i32 {
    use std::os::unix::process::ExitStatusExt as _;
    status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(0))
}

#[cfg(not(unix))]
pub(crate) fn status_number(status: ExitStatus) -> i32 {
    status.code().unwrap_or(128)
}
