//! The `couloir` command itself: its subcommands and their help.

use std::ffi::OsString;

use clap::{CommandFactory, Parser, Subcommand};

use crate::compile::Compile;
use crate::session::{Call, Style};
use crate::{Host, Output, compile, opt, translate};

/// From MLIR to LLVM IR.
#[derive(Parser)]
#[command(name = "couloir", version, arg_required_else_help = true)]
struct Front {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Lower an MLIR file and print LLVM IR.
    Compile {
        /// The file; `-` for standard input.
        #[arg(default_value = "-")]
        input: String,
        /// Where to write; `-` for standard output.
        #[arg(short, long, default_value = "-")]
        output: String,
        /// Print the passes that would run, in order, and stop.
        #[arg(long)]
        print_plan: bool,
        /// Print the LLVM dialect instead of LLVM IR.
        #[arg(long)]
        emit_mlir: bool,
        /// How many threads to use; 0 for as many as there are cores.
        #[arg(long, default_value_t = 0)]
        threads: usize,
    },
    /// Read MLIR, run passes, print MLIR; flags as `mlir-opt` has them.
    #[command(disable_help_flag = true)]
    Opt {
        /// Flags and the file.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Translate between MLIR and LLVM IR; flags as `mlir-translate` has them.
    #[command(disable_help_flag = true)]
    Translate {
        /// Flags and the file.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Print a completion script for a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
}

/// Runs `couloir`; the exit status is returned.
pub(crate) fn run(argv: &[OsString], host: &mut dyn Host) -> i32 {
    match Front::try_parse_from(argv) {
        Ok(front) => dispatch(front.command, host),
        Err(error) => {
            let text = error.render().to_string();
            let output = if error.use_stderr() {
                Output { status: error.exit_code(), ..Output::failure(text) }
            } else {
                Output::success(text)
            };
            output.deliver(host)
        }
    }
}

/// A call under this name, with diagnostics for people.
fn for_people<'a>(name: &'a str, host: &dyn Host) -> Call<'a> {
    Call { name, style: Style::for_people(host) }
}

fn dispatch(command: Command, host: &mut dyn Host) -> i32 {
    match command {
        Command::Compile { input, output, print_plan, emit_mlir, threads } => {
            let single_threaded = threads == 1;
            let compile = Compile { input, output, print_plan, emit_mlir, single_threaded };
            compile::run(&compile, host)
        }
        Command::Opt { args } => opt::run(&for_people("couloir opt", host), &args, host),
        Command::Translate { args } => {
            translate::run(&for_people("couloir translate", host), &args, host)
        }
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Front::command(), "couloir", &mut script);
            Output::success(script).deliver(host)
        }
    }
}
