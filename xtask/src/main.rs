//! The project's own chores, run as `cargo xtask <chore>`.

mod bench;
mod coverage;
mod generate;
mod mutants;
mod oracle;
mod passes;
mod pending;
mod pgo;
mod process;
mod programs;
mod tidy;
mod tools;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// What a chore gives: whether all is well, or why it could not be done.
type Result<T = ExitCode> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The project's own chores.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Measure Couloir and the reference tools side by side.
    Bench(bench::Arguments),
    /// Compare Couloir with the reference tools, byte for byte.
    Oracle(oracle::Arguments),
    /// Write down what of MLIR 22 is there, in `docs/coverage.md`.
    Coverage(coverage::Arguments),
    /// Check what must hold of any input on modules made from the tables of ops.
    Generate(generate::Arguments),
    /// Check what must hold of any input on the repository's files, changed at random.
    Mutants(mutants::Arguments),
    /// Compare what passes make of whole programs and of the tests' modules, byte for byte.
    Passes(passes::Arguments),
    /// Run all file tests and comparisons, and list those that do not pass.
    Pending,
    /// Build the binary twice, the second time for what the first was seen to do.
    Pgo(pgo::Arguments),
    /// Compile C programs, import and write back their LLVM IR, and compare what they say.
    Programs(programs::Arguments),
    /// Check the house rules over all tracked files.
    Tidy(tidy::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Bench(arguments) => bench::run(&arguments),
        Chore::Oracle(arguments) => oracle::run(&arguments),
        Chore::Coverage(arguments) => coverage::run(&arguments),
        Chore::Generate(arguments) => generate::run(&arguments),
        Chore::Mutants(arguments) => mutants::run(&arguments),
        Chore::Passes(arguments) => passes::run(&arguments),
        Chore::Pending => pending::run(),
        Chore::Pgo(arguments) => pgo::run(&arguments),
        Chore::Programs(arguments) => programs::run(&arguments),
        Chore::Tidy(arguments) => tidy::run(&arguments),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}
