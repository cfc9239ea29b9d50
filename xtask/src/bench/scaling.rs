//! How the time of each pass grows: on modules of each shape, at three sizes,
//! each ten times the last. Of LLVM IR how that of import and of translation back grows.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use couloir_pass::PassDef;
use tempfile::TempDir;

use super::llvm_shapes::LLVM_SHAPES;
use super::measure::measure;
use super::shapes::{SHAPES, Shape};
use super::tensor_shapes::TENSOR_SHAPES;
use crate::Result;
use crate::tools::Couloir;

/// How many there are of what a shape has many of.
const SIZES: [usize; 3] = [300, 3_000, 30_000];

/// Ten times the input may take this many times the time: linear time with its
/// logarithm, and memory that caches do not hold.
const MOST: f64 = 20.0;

/// Times below this, in seconds, say nothing.
const LEAST: f64 = 0.01;

/// When a run is ended, in seconds.
const LIMIT: u32 = 20;

/// What passes are measured with besides what they do by themselves.
const WITH_OPTIONS: &[&str] =
    &["one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"];

/// Measures passes on all shapes; `only` names passes or shapes.
pub(super) fn run(binary: Option<&Path>, only: &[String]) -> Result {
    let links = Couloir::new(binary)?;
    let tool = links.tool("mlir-opt");
    let directory = tempfile::tempdir()?;
    let passes = couloir_transforms::PASSES.iter().chain(couloir_convert::PASSES);
    let passes = named(passes.map(|&pass| (pass.name, pass)).collect(), only);
    let (shapes, llvm_shapes) = wanted(only);
    let mut slow = 0;
    for shape in llvm_shapes {
        slow += usize::from(!there_and_back(&links.tool("mlir-translate"), shape, &directory)?);
    }
    for shape in shapes {
        let mut files = Vec::new();
        for size in SIZES {
            let file = directory.path().join(format!("{}-{size}.mlir", shape.name));
            std::fs::write(&file, (shape.text)(size))?;
            let without =
                seconds(&tool, &[], &file).map_err(|_| format!("{} is not valid", shape.name))?;
            files.push((file, without));
        }
        let plain = files.iter().map(|file| Some(file.1)).collect::<Vec<_>>();
        slow += usize::from(!grows_well("reading and printing", shape, &plain));
        for what in passes.iter().flat_map(|&pass| runs_of(pass)) {
            slow += usize::from(!is_linear(&tool, what, shape, &files));
        }
        files.iter().try_for_each(|(file, _)| std::fs::remove_file(file))?;
    }
    println!("{slow} combinations take more than {MOST} times the time for ten times the input");
    Ok(if slow == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Those that are named, or all where none is.
fn named<T>(all: Vec<(&str, T)>, only: &[String]) -> Vec<T> {
    let is_named = |name: &str| only.iter().any(|own| own == name);
    let every = !all.iter().any(|(name, _)| is_named(name));
    all.into_iter().filter(|(name, _)| every || is_named(name)).map(|(_, one)| one).collect()
}

/// Shapes of modules and of LLVM IR; all of both where nothing is named.
fn wanted(only: &[String]) -> (Vec<&'static Shape>, Vec<&'static Shape>) {
    let is_named = |shape: &&Shape| only.iter().any(|name| name == shape.name);
    let all = SHAPES.iter().chain(TENSOR_SHAPES);
    let modules = all.clone().filter(is_named).collect::<Vec<_>>();
    let llvm = LLVM_SHAPES.iter().filter(is_named).collect::<Vec<_>>();
    match (only, &modules[..], &llvm[..]) {
        ([], ..) => (all.collect(), LLVM_SHAPES.iter().collect()),
        // Passes.
        (_, [], []) => (all.collect(), llvm),
        _ => (modules, llvm),
    }
}

/// What is measured of a pass, as it is named on the command line.
fn runs_of(pass: &PassDef) -> impl Iterator<Item = &'static str> {
    let name = pass.name;
    let is_of = move |run: &&str| run.split('=').next() == Some(name);
    std::iter::once(name).chain(WITH_OPTIONS.iter().copied().filter(is_of))
}

/// Measures a pass on modules of a shape, beside what reading and printing them takes.
fn is_linear(tool: &Path, what: &str, shape: &Shape, files: &[(PathBuf, f64)]) -> bool {
    let flag = format!("--{what}");
    let mut times = Vec::new();
    for (file, without) in files {
        let whole = seconds(tool, &[&flag], file).ok();
        times.push(whole.map(|whole| whole - without));
        // A pass may fail, but not for the time it takes.
        if whole.is_none() {
            break;
        }
    }
    grows_well(what, shape, &times)
}

/// Measures import of LLVM IR of a shape, and translation of what that gives.
fn there_and_back(tool: &Path, shape: &Shape, directory: &TempDir) -> Result<bool> {
    let file = directory.path().join(format!("{}.ll", shape.name));
    let module = directory.path().join(format!("{}.mlir", shape.name));
    let (mut imports, mut translations) = (Vec::new(), Vec::new());
    for size in SIZES {
        std::fs::write(&file, (shape.text)(size))?;
        let import = run_limited(tool, &["--import-llvm"], &file, Some(&module)).ok();
        let back = run_limited(tool, &["--mlir-to-llvmir"], &module, None).ok();
        imports.push(import);
        translations.push(import.and(back));
    }
    std::fs::remove_file(file)?;
    std::fs::remove_file(module)?;
    let imports = grows_well("--import-llvm", shape, &imports);
    Ok(grows_well("--mlir-to-llvmir", shape, &translations) && imports)
}

/// Whether the times that the sizes take, none where a run was ended or failed, grow as they
/// should; says where they do not.
fn grows_well(what: &str, shape: &Shape, times: &[Option<f64>]) -> bool {
    let mut before = None;
    for (&now, size) in times.iter().zip(SIZES) {
        let Some(now) = now else {
            if before.is_some() {
                println!("{what:42} {:22} {size:6}: ended, or failed", shape.name);
            }
            return before.is_none();
        };
        let ratio = before.map_or(1.0, |before: f64| now / before.max(LEAST));
        if now > 10.0 * LEAST && ratio > MOST {
            println!("{what:42} {:22} {size:6}: {now:7.3} s, {ratio:.1} times", shape.name);
            return false;
        }
        before = Some(now);
    }
    true
}

/// How much of a processor's time passes take, ended when that is too much.
fn seconds(tool: &Path, passes: &[&str], file: &Path) -> Result<f64> {
    let flags = ["--mlir-disable-threading", "--allow-unregistered-dialect"];
    run_limited(tool, &[&flags, passes].concat(), file, None)
}

/// How much of a processor's time a run takes, ended when that is too much.
fn run_limited(tool: &Path, flags: &[&str], file: &Path, output: Option<&Path>) -> Result<f64> {
    let limited = format!("ulimit -t {LIMIT}; exec \"$0\" \"$@\"");
    let mut arguments = vec![Path::new("-c"), Path::new(&limited), tool];
    arguments.extend(flags.iter().map(Path::new));
    arguments.push(file);
    Ok(measure(Path::new("sh"), &arguments, output)?.cpu.as_secs_f64())
}
