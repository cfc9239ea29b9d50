//! What passes make of whole programs, beside `mlir-opt-22`, byte for byte.
//!
//! The programs of `cargo xtask programs` are imported from LLVM IR, optimised and not, with debug
//! information and without; then each pass runs on them alone, and several at random. Files given
//! instead are MLIR: each piece that is read goes through pipelines drawn at random.
//!
//! - `draw`: the passes, their options, the flags.
//!
//! Invariants: a seed, a module and a number say what is run; modules on which anything differs stay
//! in `target/passes`.

mod draw;

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use couloir_diag::DEFAULT_SPLIT_MARKER;
use couloir_filetest::{Tools as _, find_tests};

use self::draw::Passes;
use crate::Result;
use crate::oracle::compare::{Comparison, Sides};
use crate::oracle::in_parallel;
use crate::oracle::pieces::pieces;
use crate::programs::{self, Way};
use crate::tools::repository_root;

/// Where modules are written.
const FOLDER: &str = "target/passes";

/// How programs are compiled: by clang, by rustc.
const WAYS: &[(&str, Way<'static>)] = &[
    ("O0", [&["-O0"], &["-Copt-level=0"]]),
    ("O0-g", [&["-O0", "-g"], &["-Copt-level=0", "-g"]]),
    ("O2-g", [&["-O2", "-g"], &["-Copt-level=2", "-g"]]),
];

/// Options of `cargo xtask passes`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Names of programs, or files of MLIR and folders of them; all programs when none is given.
    subjects: Vec<String>,
    /// The Couloir binary, if not the one Cargo builds.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// How many pipelines are drawn for each module: by default each pass alone and a few at random
    /// for a program, three at random for a piece of a file.
    #[arg(long)]
    count: Option<usize>,
    /// The number of the first pipeline: below that of passes it is one pass alone.
    #[arg(long)]
    from: Option<usize>,
    /// What pipelines are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also compare in which order values are used, which is known to differ after more than one
    /// pass.
    #[arg(long)]
    orders: bool,
    /// How many modules are worked on at the same time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
}

impl Arguments {
    fn numbers(&self, default: Range<usize>) -> Range<usize> {
        let from = self.from.unwrap_or(default.start);
        from..from.saturating_add(self.count.unwrap_or(default.len()))
    }
}

/// How many pipelines are drawn for a program, and for a piece of a file.
const SEVERAL: usize = 40;
const FEW: usize = 3;

/// Runs the chore; it fails where anything differs.
pub(crate) fn run(arguments: &Arguments) -> Result {
    std::env::set_current_dir(repository_root())?;
    let Some(sides) = Sides::new(arguments.binary.as_deref())? else {
        println!("passes: skipped, mlir-opt-22 and mlir-translate-22 are not installed");
        return Ok(ExitCode::SUCCESS);
    };
    let (files, names) = arguments.subjects.iter().cloned().partition::<Vec<_>, _>(is_path);
    let mut otherwise = 0;
    let (passes, numbers, modules) = if files.is_empty() {
        let passes = Passes::on("llvm.func");
        let numbers = 0..passes.len() + SEVERAL;
        (passes, numbers, imported(&sides, names, &mut otherwise)?)
    } else {
        let passes = Passes::on("func.func");
        let numbers = passes.len()..passes.len() + FEW;
        (passes, numbers, pieces_of(&files)?)
    };
    if modules.is_empty() {
        return Err("no program or file of that name, or no clang 22 to compile it".into());
    }
    let (numbers, seed) = (arguments.numbers(numbers), arguments.seed);
    let trial = Trial { sides: &sides, passes, numbers, seed, orders: arguments.orders };
    let counts = in_parallel(arguments.jobs, &modules, |module| trial.run(module));
    let [compared, differ] = counts.iter().fold([0, otherwise], |[a, b], [c, d]| [a + c, b + d]);
    println!("passes: {} modules, {compared} runs, {differ} differ", modules.len());
    Ok(if differ == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn is_path(subject: &String) -> bool {
    Path::new(subject).exists()
}

/// The programs as modules of the LLVM dialect, as the reference imports them; those that are
/// imported otherwise here are counted.
fn imported(sides: &Sides, names: Vec<String>, otherwise: &mut usize) -> Result<Vec<PathBuf>> {
    let wanted = programs::Arguments::named(names);
    let mut modules = Vec::new();
    for (name, way) in WAYS {
        let folder = Path::new(FOLDER).join(name);
        for (program, compiled) in programs::modules(&wanted, *way, &folder)? {
            let module = folder.join(program).with_extension("mlir");
            let mut comparison = Comparison::new(sides);
            let flags = ["mlir-translate", "--import-llvm", "--mlir-print-debuginfo", "-o"];
            let mut argv = flags.map(str::to_owned).to_vec();
            argv.extend([&module, &compiled].map(|path| path.display().to_string()));
            comparison.call(&argv, &[]);
            print!("{}", comparison.differences.concat());
            *otherwise += comparison.differences.len();
            fs::remove_file(compiled)?;
            modules.push(module);
        }
    }
    Ok(modules)
}

/// The pieces of files, each a file of its own, the largest first.
fn pieces_of(paths: &[String]) -> Result<Vec<PathBuf>> {
    let mut modules = Vec::new();
    for path in paths {
        for file in files_in(path)? {
            let folder = Path::new(FOLDER).join(file.trim_start_matches('/'));
            fs::create_dir_all(&folder)?;
            for (at, text) in pieces(&fs::read(&file)?, DEFAULT_SPLIT_MARKER).iter().enumerate() {
                let module = folder.join(format!("{at}.mlir"));
                fs::write(&module, text)?;
                modules.push((text.len(), module));
            }
        }
    }
    modules.sort_by(|a, b| b.cmp(a));
    Ok(modules.into_iter().map(|(_, module)| module).collect())
}

fn files_in(path: &str) -> Result<Vec<String>> {
    let path = Path::new(path);
    if path.is_dir() {
        return Ok(find_tests(path)?.into_iter().map(|file| file.path).collect());
    }
    Ok(vec![path.display().to_string()])
}

/// What is the same for all modules.
struct Trial<'a> {
    sides: &'a Sides,
    passes: Passes,
    numbers: Range<usize>,
    seed: u64,
    orders: bool,
}

impl Trial<'_> {
    /// How many runs were compared on a module, and how many of them differ.
    fn run(&self, module: &Path) -> [usize; 2] {
        let mut comparison = Comparison::new(self.sides);
        if self.is_read(module) {
            for number in self.numbers.clone() {
                self.compare(module, number, &mut comparison);
            }
        }
        if comparison.differences.is_empty() {
            // What is left behind is in no one's way.
            let _ = fs::remove_file(module);
        }
        [comparison.compared, comparison.differences.len()]
    }

    /// Whether the reference reads a module: of the tests' pieces many are faulty.
    fn is_read(&self, module: &Path) -> bool {
        let Some(reference) = self.sides.reference.first() else { return false };
        let path = module.display().to_string();
        let arguments = ["--allow-unregistered-dialect".to_owned(), path];
        let output = crate::process::run(reference, "mlir-opt", &arguments, &[]);
        output.is_ok_and(|output| output.status == 0)
    }

    /// Runs the pipeline of a number, and shows what differs.
    fn compare(&self, module: &Path, number: usize, comparison: &mut Comparison<'_>) {
        let path = module.display().to_string();
        let stream =
            path.bytes().fold(0, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let before = comparison.differences.len();
        let mut argv = vec!["mlir-opt".to_owned(), path, "--allow-unregistered-dialect".to_owned()];
        argv.push("--mlir-disable-threading".to_owned());
        argv.extend(self.passes.flags(self.seed, stream, number, self.orders));
        comparison.call(&argv, &[]);
        for found in comparison.differences.iter().skip(before) {
            print!("{found}");
        }
    }
}
