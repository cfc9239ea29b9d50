//! Measures Couloir and the reference tools side by side, in one run, on the same
//! generated files, both called with the same words.
//!
//! Stages: `print` reads, verifies and prints, locations too where there are any; `lower` runs the passes down to the
//! LLVM dialect; `llvm-ir` goes on to LLVM IR, in two processes; `compile` is
//! Couloir's own command for that, against the reference's two processes; `cse` canonicalizes
//! first; `bytecode` writes bytecode and reads it. Every figure is the median of several runs. One
//! thread is used, except by `threads`, which lowers; `twice` lowers in two processes of one thread
//! that run at the same time, which shows what the machine has to give to two threads.

mod generate;
mod llvm_shapes;
mod measure;
mod readme;
mod report;
mod scaling;
mod shapes;
mod tensor_shapes;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use couloir_filetest::LOWERING;

pub(crate) use self::generate::Workload;
use self::measure::{Sample, measure};
use self::report::{Row, Side};
use crate::Result;
use crate::tools::{Couloir, reference_tool};

const ONE_THREAD: &str = "--mlir-disable-threading";

/// Options of `cargo xtask bench`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A short run: one run of each stage, at most 100,000 ops.
    #[arg(long)]
    quick: bool,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Write the figures into README too.
    #[arg(long, conflicts_with_all = ["quick", "workload"])]
    readme: bool,
    /// Runs of each stage, of which the median is shown.
    #[arg(long, default_value_t = 3)]
    runs: usize,
    /// The largest module measured, in ops.
    #[arg(long, default_value_t = 1_000_000)]
    max_ops: usize,
    /// Only these kinds of module.
    #[arg(long, value_enum)]
    workload: Vec<Workload>,
    /// How the time of each pass grows with its input, Couloir alone; of these
    /// passes and these shapes of modules, or of all.
    #[arg(long, num_args = 0.., value_name = "NAME")]
    scaling: Option<Vec<String>>,
    /// The Couloir binary, if not the one Cargo builds.
    #[arg(long)]
    binary: Option<PathBuf>,
}

impl Arguments {
    fn runs(&self) -> usize {
        if self.quick { 1 } else { self.runs.max(1) }
    }

    fn max_ops(&self) -> usize {
        if self.quick { self.max_ops.min(100_000) } else { self.max_ops }
    }

    /// The kinds and sizes to measure.
    fn cases(&self) -> impl Iterator<Item = (Workload, usize)> + '_ {
        let wanted =
            |workload: &Workload| self.workload.is_empty() || self.workload.contains(workload);
        Workload::ALL.into_iter().filter(wanted).flat_map(|workload| {
            let sizes = workload.sizes().iter().copied();
            sizes.filter(|size| *size <= self.max_ops()).map(move |size| (workload, size))
        })
    }
}

/// The two tools of one side.
struct Tools {
    opt: PathBuf,
    translate: PathBuf,
}

/// What is measured with.
struct Bench {
    couloir: Tools,
    compile: PathBuf,
    reference: Option<Tools>,
    runs: usize,
    json: bool,
    directory: tempfile::TempDir,
    rows: Vec<Row>,
}

pub(crate) fn run(arguments: &Arguments) -> Result {
    if let Some(only) = &arguments.scaling {
        return scaling::run(arguments.binary.as_deref(), only);
    }
    let links = Couloir::new(arguments.binary.as_deref())?;
    let mut bench = Bench::new(arguments, &links)?;
    if !arguments.json {
        report::print_head();
    }
    for (workload, size) in arguments.cases() {
        bench.workload(workload, size)?;
    }
    if arguments.json {
        report::print_json(&bench.rows);
    } else {
        let largest = arguments.max_ops().min(1_000_000);
        report::print_scaling(&bench.rows, 10_000, largest);
        report::print_threads(&bench.rows);
    }
    if arguments.readme {
        readme::write(&bench.rows, bench.runs)?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Bench {
    fn new(arguments: &Arguments, links: &Couloir) -> Result<Self> {
        let reference = reference_tool("mlir-opt").zip(reference_tool("mlir-translate"));
        if reference.is_none() {
            eprintln!("bench: the reference tools are not installed, Couloir alone is measured");
        }
        Ok(Self {
            couloir: Tools { opt: links.tool("mlir-opt"), translate: links.tool("mlir-translate") },
            compile: links.tool("couloir"),
            reference: reference.map(|(opt, translate)| Tools { opt, translate }),
            runs: arguments.runs(),
            json: arguments.json,
            directory: tempfile::tempdir()?,
            rows: Vec::new(),
        })
    }

    /// Measures all stages of one generated module.
    fn workload(&mut self, workload: Workload, size: usize) -> Result<()> {
        let file = self.directory.path().join(format!("{}-{size}.mlir", workload.name()));
        let lowered = self.directory.path().join("lowered.mlir");
        let ops = workload.write(&file, size)?;
        let passes: &[&str] = if workload.is_lowered() { &LOWERING } else { &[] };
        let print: &[&str] = match workload {
            Workload::Located => &[ONE_THREAD, "--mlir-print-debuginfo"],
            _ => &[ONE_THREAD],
        };
        self.row(workload, ops, "print", |tools| opt(tools, print, &file, None));
        if workload.is_lowered() {
            let flags = [passes, &[ONE_THREAD]].concat();
            self.row(workload, ops, "lower", |tools| opt(tools, &flags, &file, None));
        }
        self.whole_way(workload, ops, &file, &lowered);
        if workload == Workload::Llvm {
            self.import(workload, ops, &file)?;
            let written = self.directory.path().join("written.mlirbc");
            self.row(workload, ops, "bytecode", |tools| {
                let flags = [ONE_THREAD, "--emit-bytecode"];
                let writing = opt(tools, &flags, &file, Some(&written))?;
                Ok(writing.then(opt(tools, &[ONE_THREAD], &written, None)?))
            });
        }
        if workload == Workload::Funcs {
            let flags = [ONE_THREAD, "--canonicalize", "--cse"];
            self.row(workload, ops, "cse", |tools| opt(tools, &flags, &file, None));
            self.row(workload, ops, "threads", |tools| opt(tools, passes, &file, None));
            let flags = [passes, &[ONE_THREAD]].concat();
            self.row(workload, ops, "twice", |tools| {
                at_once(|| opt(tools, &flags, &file, None).map_err(|error| error.to_string()))
            });
        }
        std::fs::remove_file(&file)?;
        Ok(())
    }

    fn whole_way(&mut self, workload: Workload, ops: usize, file: &Path, lowered: &Path) {
        let flags = [&LOWERING[..], &[ONE_THREAD]].concat();
        let stage = |tools: &Tools| {
            if !workload.is_lowered() {
                return translate(tools, file);
            }
            Ok(opt(tools, &flags, file, Some(lowered))?.then(translate(tools, lowered)?))
        };
        self.row(workload, ops, "llvm-ir", stage);
        let arguments = [Path::new("compile"), Path::new("--threads=1"), file];
        let couloir = self.median(|| measure(&self.compile, &arguments, None));
        let reference = self.rows.last().map_or(Err(String::new()), |row| row.reference.clone());
        self.push(Row { workload: workload.name(), ops, stage: "compile", couloir, reference });
    }

    /// Measures the way back: LLVM IR into the LLVM dialect.
    fn import(&mut self, workload: Workload, ops: usize, file: &Path) -> Result<()> {
        let text = self.directory.path().join("imported.ll");
        let flags = [Path::new("--mlir-to-llvmir"), file];
        measure(&self.couloir.translate, &flags, Some(&text))?;
        let flags = [ONE_THREAD, "--import-llvm"].map(Path::new);
        let flags = [&flags[..], &[text.as_path()]].concat();
        self.row(workload, ops, "import", |tools| measure(&tools.translate, &flags, None));
        Ok(std::fs::remove_file(&text)?)
    }

    fn row(
        &mut self,
        workload: Workload,
        ops: usize,
        stage: &'static str,
        work: impl Fn(&Tools) -> Result<Sample>,
    ) {
        let couloir = self.median(|| work(&self.couloir));
        let reference = match &self.reference {
            Some(tools) => self.median(|| work(tools)),
            None => Err("not installed".to_owned()),
        };
        self.push(Row { workload: workload.name(), ops, stage, couloir, reference });
    }

    fn push(&mut self, row: Row) {
        if !self.json {
            report::print_row(&row);
        }
        self.rows.push(row);
    }

    /// The median of all runs; the first failure ends the row.
    fn median(&self, work: impl Fn() -> Result<Sample>) -> Side {
        let samples: Result<Vec<Sample>> = (0..self.runs).map(|_| work()).collect();
        samples.map(|samples| Sample::median(&samples)).map_err(|error| error.to_string())
    }
}

fn opt(tools: &Tools, flags: &[&str], file: &Path, output: Option<&Path>) -> Result<Sample> {
    let mut arguments: Vec<&Path> = flags.iter().map(Path::new).collect();
    arguments.push(file);
    measure(&tools.opt, &arguments, output)
}

/// The same work done by two at once.
fn at_once(work: impl Fn() -> std::result::Result<Sample, String> + Sync) -> Result<Sample> {
    let (one, other) = std::thread::scope(|scope| {
        let other = scope.spawn(&work);
        (work(), other.join())
    });
    let other = other.map_err(|_| "a run was given up")?;
    Ok(one?.beside(other?))
}

fn translate(tools: &Tools, file: &Path) -> Result<Sample> {
    let flags = [ONE_THREAD, "--mlir-to-llvmir"].map(Path::new);
    measure(&tools.translate, &[&flags[..], &[file]].concat(), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_deterministic() {
        let directory = tempfile::tempdir().unwrap();
        for workload in Workload::ALL {
            let paths = [directory.path().join("a"), directory.path().join("b")];
            let counts = paths.each_ref().map(|path| workload.write(path, 2000).unwrap());
            assert_eq!(counts[0], counts[1]);
            let texts = paths.map(|path| std::fs::read(path).unwrap());
            assert_eq!(texts[0], texts[1]);
        }
    }
}
