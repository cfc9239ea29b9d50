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
use crate::mutants::report;
use crate::mutants::run::{self, Limits, Source};
use crate::tools::{Couloir, reference_tool, repository_root};

/// Options of `cargo xtask generate`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many modules are made.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The number of the first one.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// What they are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many are checked at the same time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// How many seconds one may take.
    #[arg(long, default_value_t = 20)]
    limit: u64,
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
        let text = generate::module(arguments.seed, arguments.from).unwrap_or_default();
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
        bytes.retain(|&byte| byte != b'\n');
        bytes.push(b'\n');
        bytes.extend(text);
        Input { kind: Kind::Pipeline, bytes }
    }
}

fn checked(arguments: &Arguments) -> Result<usize> {
    let limits = Limits {
        numbers: arguments.from..arguments.from.saturating_add(arguments.count),
        jobs: arguments.jobs.max(1),
        time: Duration::from_secs(arguments.limit),
        trace: false,
        findings: repository_root().join("target/generated"),
    };
    let counts = run::run(&Generated { seed: arguments.seed }, &limits)?;
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
    let mut found = 0;
    for number in arguments.from..arguments.from.saturating_add(arguments.count) {
        let Some(text) = generate::module(arguments.seed, number) else { continue };
        for flags in flags_of(arguments.seed, number) {
            if let Some(text) = difference(&tools, &flags, &text, arguments.limit) {
                found += 1;
                let name = folder.join(format!("{}-{number}-{found}.mlir", arguments.seed));
                println!("{}: {}", name.display(), flags.join(" "));
                fs::write(name, [format!("// {}\n", flags.join(" ")).as_bytes(), &text].concat())?;
            }
        }
    }
    println!("{} modules, {found} differences", arguments.count);
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
