//! How the time of each pass grows: on modules of each shape, at three sizes,
//! each ten times the last.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use couloir_pass::PassDef;

use super::measure::measure;
use super::shapes::{SHAPES, Shape};
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

/// Measures passes on all shapes; `only` names passes or shapes.
pub(super) fn run(binary: Option<&Path>, only: &[String]) -> Result {
    let links = Couloir::new(binary)?;
    let tool = links.tool("mlir-opt");
    let directory = tempfile::tempdir()?;
    let passes = couloir_transforms::PASSES.iter().chain(couloir_convert::PASSES);
    let passes = named(passes.map(|&pass| (pass.name, pass)).collect(), only);
    let shapes = named(SHAPES.iter().map(|shape| (shape.name, shape)).collect(), only);
    let mut slow = 0;
    for shape in shapes {
        let mut files = Vec::new();
        for size in SIZES {
            let file = directory.path().join(format!("{}-{size}.mlir", shape.name));
            std::fs::write(&file, (shape.text)(size))?;
            let without =
                seconds(&tool, &[], &file).map_err(|_| format!("{} is not valid", shape.name))?;
            files.push((file, without));
        }
        for &pass in &passes {
            slow += usize::from(!is_linear(&tool, pass, shape, &files));
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

/// Measures a pass on modules of a shape, beside what reading and printing them
/// takes; says what is found where the time grows too fast.
fn is_linear(tool: &Path, pass: &PassDef, shape: &Shape, files: &[(PathBuf, f64)]) -> bool {
    let mut before = None;
    for ((file, without), size) in files.iter().zip(SIZES) {
        let Ok(whole) = seconds(tool, &[&format!("--{}", pass.name)], file) else {
            // A pass may fail, but not for the time it takes.
            if before.is_some() {
                println!("{:42} {:22} {size:6}: ended, or failed", pass.name, shape.name);
            }
            return before.is_none();
        };
        let now = whole - without;
        let ratio = before.map_or(1.0, |before: f64| now / before.max(LEAST));
        if now > 10.0 * LEAST && ratio > MOST {
            let (pass, shape) = (pass.name, shape.name);
            println!("{pass:42} {shape:22} {size:6}: {now:7.3} s, {ratio:.1} times");
            return false;
        }
        before = Some(now);
    }
    true
}

/// How much of a processor's time passes take, ended when that is too much.
fn seconds(tool: &Path, passes: &[&str], file: &Path) -> Result<f64> {
    let limited = format!("ulimit -t {LIMIT}; exec \"$0\" \"$@\"");
    let mut arguments = vec![Path::new("-c"), Path::new(&limited), tool];
    let flags = ["--mlir-disable-threading", "--allow-unregistered-dialect"];
    arguments.extend(flags.iter().chain(passes).map(Path::new));
    arguments.push(file);
    Ok(measure(Path::new("sh"), &arguments, None)?.cpu.as_secs_f64())
}
