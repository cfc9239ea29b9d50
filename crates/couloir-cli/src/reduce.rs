//! `couloir reduce`: shrinks a file while a command keeps failing on it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use couloir_reduce::{DifferenceTest, Expected, Options, ShellTest, Test, reduce};

use crate::io::{OutputFile, read_input};
use crate::{Host, Output, STACK_BYTES, Tool};

/// What is asked for.
#[derive(clap::Args)]
pub(crate) struct Reduce {
    /// The file, MLIR, its bytecode, LLVM IR or any text; `-` for standard input.
    #[arg(default_value = "-")]
    input: String,
    /// Where to write, each time the file became smaller; `-` for standard output, at the end.
    #[arg(short, long, default_value = "-")]
    output: String,
    /// The command that has to keep failing as it does on the file, run by the shell; `{}` in it
    /// stands for the file, which otherwise comes last.
    #[arg(long, value_name = "COMMAND", required_unless_present = "differs_from")]
    test: Option<String>,
    /// The command has to keep printing this.
    #[arg(long, value_name = "TEXT", requires = "test")]
    expect_output: Option<String>,
    /// The command has to keep ending with this status; 124 if it takes too long.
    #[arg(long, value_name = "STATUS", requires = "test")]
    expect_status: Option<i32>,
    /// In place of a command: this tool (`mlir-opt-22`, `mlir-translate-22`) and Couloir in its
    /// place have to keep differing, with the flags that follow `--`.
    #[arg(long, value_name = "TOOL", conflicts_with = "test")]
    differs_from: Option<PathBuf>,
    /// Flags for both tools.
    #[arg(last = true)]
    flags: Vec<String>,
    /// How many seconds a command may take.
    #[arg(long, default_value_t = 60)]
    timeout: u64,
    /// How many candidates to try at the same time; 0 for as many as there are cores.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// How many candidates to try at most.
    #[arg(long, default_value_t = 100_000)]
    max_tries: usize,
}

/// Runs it; the exit status is returned.
pub(crate) fn run(command: &Reduce, host: &mut dyn Host) -> i32 {
    match reduced(command, host) {
        Ok(output) => output.deliver(host),
        Err(message) => Output::failure(message).deliver(host),
    }
}

fn reduced(command: &Reduce, host: &mut dyn Host) -> Result<Output, String> {
    let input = read_input(&command.input, host)?.bytes;
    // Refuses now what cannot be written later.
    OutputFile::open(&command.output)?;
    let test = command.test(&input).map_err(|error| format!("{error}\n"))?;
    let mut failed = None;
    let mut progress = |step: &str, tries: usize, bytes: &[u8]| {
        host.stderr(format!("{step}: {} bytes, {tries} tries\n", bytes.len()).as_bytes());
        if command.output != "-" {
            failed = written(&command.output, bytes).err();
        }
    };
    let result = reduce(&input, &*test, &command.options(), &mut progress);
    if let Some(error) = failed {
        return Err(error);
    }
    let Some(result) = result else {
        return Err("the command does not do the same each time\n".into());
    };
    let said = format!(
        "{}: {} bytes became {}, {} tries\n",
        result.kind.name(),
        input.len(),
        result.bytes.len(),
        result.tries
    );
    let stdout = written(&command.output, &result.bytes)?;
    Ok(Output { stderr: said.into_bytes(), ..Output::success(stdout) })
}

/// Writes a file whole; what is for standard output is given back.
fn written(path: &str, bytes: &[u8]) -> Result<Vec<u8>, String> {
    OutputFile::open(path)?.finish(bytes.to_vec())
}

impl Reduce {
    fn options(&self) -> Options {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if self.threads == 0 { cores() } else { self.threads };
        Options { threads, max_tries: self.max_tries, stack: STACK_BYTES }
    }

    fn test(&self, input: &[u8]) -> Result<Box<dyn Test>, String> {
        let ending = Path::new(&self.input).extension().and_then(|ending| ending.to_str());
        let ending = ending.map(|ending| format!(".{ending}")).unwrap_or_default();
        let (input, limit) = ((input, ending.as_str()), Duration::from_secs(self.timeout));
        if let Some(line) = &self.test {
            let expected =
                Expected { status: self.expect_status, output: self.expect_output.clone() };
            return Ok(Box::new(ShellTest::new(line, expected, input, limit)?));
        }
        let tools = self.tools()?;
        Ok(Box::new(DifferenceTest::new(tools, self.flags.clone(), input, limit)?))
    }

    /// Couloir and the tool in whose place it stands.
    fn tools(&self) -> Result<[couloir_reduce::Tool; 2], String> {
        let theirs = self.differs_from.clone().unwrap_or_default();
        let name = match Tool::named(theirs.as_os_str()) {
            Tool::Opt => "mlir-opt",
            Tool::Translate => "mlir-translate",
            Tool::Couloir => {
                return Err(format!("Couloir stands in no place of '{}'", theirs.display()));
            }
        };
        let own = std::env::current_exe().map_err(|error| error.to_string())?;
        let tool = |program, arguments| couloir_reduce::Tool { program, arguments };
        Ok([tool(own, vec![name.to_owned()]), tool(theirs, Vec::new())])
    }
}
