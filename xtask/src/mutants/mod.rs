//! Checks the contract of any input on the repository's own files, changed at random: a result or
//! a diagnostic, no panic, no hang; what is accepted reads back the same.
//!
//! - `corpus`: what is changed; `run`: the checks, on several threads, and who watches them.
//!
//! Invariants: a seed and a number say what an input is, whatever ran before and on how many
//! threads; an input that breaks the contract is written to `target/mutants`.

pub(crate) mod corpus;
pub(crate) mod run;

use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

use couloir_contract::Kind;

use self::corpus::Corpus;
use self::run::{Counts, Limits};
use crate::Result;
use crate::tools::repository_root;

/// Which inputs are made and how they are checked, of chores that check many.
#[derive(clap::Args)]
pub(crate) struct Drawn {
    /// How many are made.
    #[arg(long)]
    count: Option<u64>,
    /// The number of the first one.
    #[arg(long, default_value_t = 0)]
    pub(crate) from: u64,
    /// What they are drawn from.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many are checked at the same time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// How many seconds one may take.
    #[arg(long, default_value_t = 20)]
    pub(crate) limit: u64,
}

impl Drawn {
    /// The numbers of those that are made, as many as `default` says where nothing is given.
    pub(crate) fn numbers(&self, default: u64) -> Range<u64> {
        self.from..self.from.saturating_add(self.count.unwrap_or(default))
    }

    /// How the inputs of these numbers are checked, what breaks the contract going to a folder.
    pub(crate) fn limits(&self, numbers: Range<u64>, findings: &str) -> Limits {
        Limits {
            numbers,
            jobs: self.jobs.max(1),
            time: Duration::from_secs(self.limit),
            trace: false,
            findings: repository_root().join(findings),
        }
    }
}

/// How many inputs are made where nothing is given.
const COUNT: u64 = 20_000;

/// Options of `cargo xtask mutants`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    drawn: Drawn,
    /// Only inputs of this kind: `llvm_ir`, `import`, `mlir`, `bytecode`, `pipeline` or
    /// `translate`.
    #[arg(long)]
    kind: Option<String>,
    /// Write each input before it is checked, to find one that ends the process.
    #[arg(long)]
    trace: bool,
}

/// Runs the chore; it fails where an input breaks the contract.
pub(crate) fn run(arguments: &Arguments) -> Result {
    let kind = match &arguments.kind {
        None => None,
        Some(name) => Some(kind_named(name).ok_or_else(|| format!("no kind `{name}`"))?),
    };
    let drawn = &arguments.drawn;
    let corpus = Corpus::read(&repository_root(), drawn.seed, kind)?;
    let limits = drawn.limits(drawn.numbers(COUNT), "target/mutants");
    let limits = Limits { trace: arguments.trace, ..limits };
    let counts = run::run(&corpus, &limits)?;
    report(&counts);
    Ok(if counts.broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn kind_named(name: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.name() == name)
}

pub(crate) fn report(counts: &Counts) {
    println!(
        "{:<10} {:>10} {:>10} {:>10} {:>10}",
        "kind", "inputs", "accepted", "refused", "broken"
    );
    for kind in Kind::ALL {
        let row = counts.of(kind);
        println!(
            "{:<10} {:>10} {:>10} {:>10} {:>10}",
            kind.name(),
            row.accepted + row.refused + row.broken,
            row.accepted,
            row.refused,
            row.broken
        );
    }
    for (what, (count, example)) in &counts.broken {
        println!("{count} x {what} (first {example})");
    }
}
