//! Checks the contract of any input on modules made at random from the tables of ops, with random
//! pipelines; or compares what Couloir and `mlir-opt-22` make of them, and reduces what differs.
//!
//! Invariants: a seed and a number say what a module and its pipeline are; what breaks the
//! contract is written to `target/generated`, what differs there too, reduced, with its flags.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use couloir_contract::{Kind, generate};
use couloir_reduce::{DifferenceTest, Options, Tool, reduce};

use crate::Result;
use crate::mutants::corpus::Input;
use crate::mutants::run::{self, Source};
use crate::mutants::{Drawn, report};
use crate::tools::{Couloir, reference_tool, repository_root};

/// How many modules are made where nothing is given.
const COUNT: u64 = 1000;

/// Options of `cargo xtask generate`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    drawn: Drawn,
    /// Compare with `mlir-opt-22` and reduce what differs.
    #[arg(long)]
    oracle: bool,
    /// Print the module of the first number and stop.
    #[arg(long)]
    print: bool,
    /// The Couloir binary that is compared; built if not given.
    #[arg(long)]
    binary: Option<PathBuf>,
}

/// Runs the chore; it fails where a module breaks the contract or a result differs.
pub(crate) fn run(arguments: &Arguments) -> Result {
    if arguments.print {
        let text = generate::module(arguments.drawn.seed, arguments.drawn.from).unwrap_or_default();
        println!("{}", String::from_utf8_lossy(&text));
        return Ok(ExitCode::SUCCESS);
    }
    let found = if arguments.oracle { compared(arguments)? } else { checked(arguments)? };
    Ok(if found == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Modules as inputs of the contract, every other one with a pipeline.
struct Generated {
    seed: u64,
}

impl Source for Generated {
    fn input(&self, number: u64) -> Input {
        let text = generate::module(self.seed, number).unwrap_or_default();
        if number.is_multiple_of(2) {
            return Input { kind: Kind::Mlir, bytes: text };
        }
        let mut bytes = number
            .to_le_bytes()
            .iter()
            .map(|byte| byte.wrapping_mul(151))
            .take(3)
            .collect::<Vec<_>>();
        bytes.retain(|byte| !b"\n=".contains(byte));
        bytes.push(b'\n');
        bytes.extend(text);
        Input { kind: Kind::Pipeline, bytes }
    }
}

fn checked(arguments: &Arguments) -> Result<usize> {
    let drawn = &arguments.drawn;
    let limits = drawn.limits(drawn.numbers(COUNT), "target/generated");
    let counts = run::run(&Generated { seed: drawn.seed }, &limits)?;
    report(&counts);
    Ok(counts.broken.len())
}

/// Compares all; the number of those that differ is returned.
fn compared(arguments: &Arguments) -> Result<usize> {
    let reference = reference_tool("mlir-opt").ok_or("mlir-opt-22 is not installed")?;
    let couloir = Couloir::new(arguments.binary.as_deref())?;
    let folder = repository_root().join("target/generated");
    fs::create_dir_all(&folder)?;
    let tools = [
        Tool { program: couloir.tool("mlir-opt"), arguments: Vec::new() },
        Tool { program: reference, arguments: Vec::new() },
    ];
    let drawn = &arguments.drawn;
    let numbers = drawn.numbers(COUNT);
    let mut found = 0;
    for number in numbers.clone() {
        let Some(text) = generate::module(drawn.seed, number) else { continue };
        for flags in flags_of(drawn.seed, number) {
            if let Some(text) = difference(&tools, &flags, &text, drawn.limit) {
                found += 1;
                let name = folder.join(format!("{}-{number}-{found}.mlir", drawn.seed));
                println!("{}: {}", name.display(), flags.join(" "));
                fs::write(name, [format!("// {}\n", flags.join(" ")).as_bytes(), &text].concat())?;
            }
        }
    }
    println!("{} modules, {found} differences", numbers.end - numbers.start);
    Ok(found)
}

/// What both tools are told: to print the module, and to run passes on it.
fn flags_of(seed: u64, number: u64) -> Vec<Vec<String>> {
    let pipeline = format!("--pass-pipeline={}", generate::pipeline(seed, number));
    vec![Vec::new(), vec!["--mlir-print-op-generic".to_owned()], vec![pipeline]]
}

/// A small module for which the tools differ as they do for this one, if they do. Where the
/// reference crashes there is nothing to compare.
fn difference(tools: &[Tool; 2], flags: &[String], text: &[u8], limit: u64) -> Option<Vec<u8>> {
    let limit = Duration::from_secs(limit);
    let test = DifferenceTest::new(tools.clone(), flags.to_vec(), (text, ".mlir"), limit).ok()?;
    if test.is_crash() {
        return None;
    }
    let options = Options { threads: 2, max_tries: 400, ..Options::default() };
    let reduced = reduce(text, &test, &options, &mut |_, _, _| {})?;
    Some(reduced.bytes)
}
