//! The tools that tests call: Couloir in-process, or the reference tools.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use couloir_filetest::{LOWERING, Output};

/// Runs `argv`, whose first word names the tool, on `stdin`.
pub(crate) fn call(argv: &[String], stdin: &[u8]) -> Output {
    if env::var_os("COULOIR_FILETEST_REFERENCE").is_none() {
        return couloir(argv, stdin);
    }
    match argv {
        [couloir, compile, file] if couloir == "couloir" && compile == "compile" => {
            reference_compile(file)
        }
        _ => reference(argv, stdin),
    }
}

/// Calls Couloir's command line in this process.
fn couloir(argv: &[String], stdin: &[u8]) -> Output {
    let argv = argv.iter().map(Into::into).collect::<Vec<_>>();
    let stdin = stdin.to_vec();
    let work = move || couloir_cli::run_captured(&argv, &stdin);
    let thread = std::thread::Builder::new().stack_size(couloir_cli::STACK_BYTES).spawn(work);
    match thread.ok().and_then(|thread| thread.join().ok()) {
        Some(done) => Output { status: done.status, stdout: done.stdout, stderr: done.stderr },
        None => Output::failure(134, "the command line panicked\n"),
    }
}

fn reference_compile(file: &str) -> Output {
    let lower = ["mlir-opt", file].into_iter().chain(LOWERING);
    let lowered = reference(&lower.map(str::to_owned).collect::<Vec<_>>(), b"");
    if lowered.status != 0 {
        return lowered;
    }
    reference(&["mlir-translate", "--mlir-to-llvmir"].map(str::to_owned), &lowered.stdout)
}

fn reference(argv: &[String], stdin: &[u8]) -> Output {
    match argv.split_first() {
        Some((name, arguments)) => run_process(Path::new(&format!("{name}-22")), arguments, stdin),
        None => Output::failure(127, "no tool named"),
    }
}

/// Runs a program to its end.
pub(crate) fn run_process(program: &Path, arguments: &[String], stdin: &[u8]) -> Output {
    try_run(program, arguments, stdin)
        .unwrap_or_else(|error| Output::failure(127, format!("{}: {error}\n", program.display())))
}

fn try_run(program: &Path, arguments: &[String], stdin: &[u8]) -> std::io::Result<Output> {
    let file = tempfile::NamedTempFile::new()?;
    std::fs::write(file.path(), stdin)?;
    let mut command = Command::new(program);
    command.args(arguments).stdin(std::fs::File::open(file.path())?);
    let output = command.stdout(Stdio::piped()).stderr(Stdio::piped()).output()?;
    let status = output.status.code().unwrap_or(128);
    Ok(Output { status, stdout: output.stdout, stderr: output.stderr })
}

/// The path of an installed program.
pub(crate) fn installed(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|dir| dir.join(name)).find(|path| path.is_file())
}
