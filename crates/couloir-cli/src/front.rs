//! The `couloir` command itself: its subcommands and their help.

use std::ffi::OsString;

use clap::{CommandFactory, Parser, Subcommand};

use crate::compile::Compile;
use crate::reduce::Reduce;
use crate::session::{Call, Style};
use crate::{Host, Limits, Output, check, compile, diff, opt, reduce, translate};

/// From MLIR to LLVM IR.
#[derive(Parser)]
#[command(name = "couloir", version, arg_required_else_help = true)]
struct Front {
    #[command(subcommand)]
    command: Command,
    /// End a run that takes more memory, in megabytes [default: nine tenths of the machine's].
    #[arg(long, global = true)]
    max_memory: Option<u64>,
    /// End a run that takes longer, in seconds [default: a day's].
    #[arg(long, global = true)]
    max_time: Option<u64>,
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
        /// Let threads of OpenMP share the iterations of parallel loops; what comes of it is linked
        /// with `libomp`.
        #[arg(long)]
        openmp: bool,
        /// How many threads to use; 0 for as many as there are cores.
        #[arg(long, default_value_t = 0)]
        threads: usize,
    },
    /// Read LLVM IR and print the LLVM dialect.
    Import {
        /// The file; `-` for standard input.
        #[arg(default_value = "-")]
        input: OsString,
        /// Where to write; `-` for standard output.
        #[arg(short, long, default_value = "-")]
        output: OsString,
        /// Keep what MLIR 22 drops, where the dialect has a place for it.
        #[arg(long)]
        lossless: bool,
        /// Keep what pointers of LLVM IR before version 17 point to, and print structs with a
        /// name as aliases.
        #[arg(long)]
        typed_pointers: bool,
        /// Import structs with a name as literal ones.
        #[arg(long)]
        structs_as_literals: bool,
        /// Leave out the elements of composite types in debug information.
        #[arg(long)]
        drop_composite_elements: bool,
        /// Warn of all that is dropped.
        #[arg(long)]
        warn_of_dropped: bool,
        /// Keep calls of intrinsics that have an op as calls by name.
        #[arg(long)]
        unregistered_intrinsics: bool,
        /// Only read the file and say what is wrong with it.
        #[arg(long)]
        check: bool,
    },
    /// Say where two LLVM IR files differ, names of locals and all numbers aside.
    Diff {
        /// The one file.
        left: String,
        /// The other.
        right: String,
        /// How many differences to show.
        #[arg(long, default_value_t = 20)]
        limit: usize,
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
    /// Shrink a file while a command keeps failing on it.
    Reduce(Reduce),
    /// Print a completion script for a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
}

/// Runs `couloir`; the exit status is returned.
pub(crate) fn run(argv: &[OsString], host: &mut dyn Host) -> i32 {
    match Front::try_parse_from(argv) {
        Ok(front) => {
            host.limit(Limits { memory: front.max_memory, time: front.max_time });
            dispatch(front.command, host)
        }
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
        Command::Compile { input, output, print_plan, emit_mlir, openmp, threads } => {
            let compile = Compile { input, output, print_plan, emit_mlir, openmp, threads };
            compile::run(&compile, host)
        }
        command @ Command::Import { .. } => import(command, host),
        Command::Diff { left, right, limit } => diff::run([&left, &right], limit, host),
        Command::Reduce(command) => reduce::run(&command, host),
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

/// `couloir import` is a translation with flags that are easier to say.
fn import(command: Command, host: &mut dyn Host) -> i32 {
    let Command::Import {
        input,
        output,
        lossless,
        typed_pointers,
        structs_as_literals,
        drop_composite_elements,
        warn_of_dropped,
        unregistered_intrinsics,
        check,
    } = command
    else {
        return 1;
    };
    if check {
        return check::run(&input, host);
    }
    let flags = [
        (true, "--import-llvm"),
        (lossless, "--lossless"),
        (typed_pointers, "--typed-pointers"),
        (structs_as_literals, "--import-structs-as-literals"),
        (drop_composite_elements, "--drop-di-composite-type-elements"),
        (warn_of_dropped, "--emit-expensive-warnings"),
        (unregistered_intrinsics, "--prefer-unregistered-intrinsics"),
    ];
    let given = flags.into_iter().filter(|flag| flag.0).map(|flag| OsString::from(flag.1));
    let mut args: Vec<OsString> = given.collect();
    args.extend([OsString::from("-o"), output, input]);
    translate::run(&for_people("couloir import", host), &args, host)
}
