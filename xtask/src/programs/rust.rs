//! Rust programs that use published packages: generics of the packages become code of the
//! programs, and panics unwind through it.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{
    Arguments, CLANG, LIBRARIES, LOSSLESS, Trip, check, is_installed, report, say_the_same,
    with_packages,
};
use crate::Result;
use crate::tools::{Couloir, repository_root};

/// The compiler; its LLVM is of the version that is read, or nearly so.
const RUSTC: &str = "rustc";

/// The programs in `tests/programs`, each named after the package it uses.
const PROGRAMS: &[&str] = &["smallvec", "either", "hashbrown"];

/// How programs are compiled.
const WAYS: &[&[&str]] = &[&["-Copt-level=0"], &["-Copt-level=2"]];

fn programs(arguments: &Arguments, packages: &str) -> Vec<(&'static &'static str, PathBuf)> {
    with_packages(arguments, packages, PROGRAMS, |name| [name, name])
}

/// Whether all programs say the same.
pub(super) fn run(arguments: &Arguments, packages: &str, couloir: &Couloir) -> bool {
    if !is_installed(RUSTC) {
        println!("programs: {RUSTC} is not installed, skipped");
        return true;
    }
    let ways = if arguments.quick { &WAYS[..1] } else { WAYS };
    let mut all_same = true;
    for (name, package) in programs(arguments, packages) {
        for way in ways {
            let same = trial(name, &package, way, couloir);
            all_same &= report(&format!("{name} {RUSTC} {}", way.join(" ")), &same);
        }
    }
    all_same
}

/// The LLVM IR of the programs compiled in one way, written to a folder: names and files.
pub(super) fn modules(
    arguments: &Arguments,
    packages: &str,
    way: &[&str],
    folder: &Path,
) -> Result<Vec<(String, PathBuf)>> {
    if !is_installed(RUSTC) {
        return Ok(Vec::new());
    }
    let mut modules = Vec::new();
    for (name, package) in programs(arguments, packages) {
        let folder = folder.join(name);
        std::fs::create_dir_all(&folder)?;
        modules.push((format!("{name}.rs"), build(name, &package, way, &folder)?.module));
    }
    Ok(modules)
}

/// What a program is compiled to: a library that holds all it needs, and its own LLVM IR.
struct Built {
    library: PathBuf,
    module: PathBuf,
}

fn build(name: &str, package: &Path, way: &[&str], folder: &Path) -> Result<Built> {
    let path = |name: &str| folder.join(name);
    let (used, library, module) = (path("libused.rlib"), path("libprogram.a"), path("program.ll"));
    compile(&package.join("src/lib.rs"), way, |command| {
        let own = ["--crate-type=rlib", "--crate-name", name, "-o"];
        command.args(own).arg(&used);
    })?;
    let program = repository_root().join(format!("tests/programs/{name}.rs"));
    compile(&program, way, |command| {
        command.args(["--crate-type=staticlib", "--crate-name=program", "-Ccodegen-units=1"]);
        command.arg("--extern").arg(with_path(&format!("{name}="), &used));
        command.arg(with_path("--emit=link=", &library));
        command.arg(with_path("--emit=llvm-ir=", &module));
    })?;
    Ok(Built { library, module })
}

/// Whether a program says the same. What is linked before its library is taken instead of what
/// the library has.
fn trial(name: &str, package: &Path, way: &[&str], couloir: &Couloir) -> Result<bool> {
    let folder = tempfile::tempdir()?;
    let path = |name: &str| folder.path().join(name);
    let Built { library, module } = build(name, package, way, folder.path())?;
    let (direct, imported) = (path("direct"), path("imported"));
    link(&[&library], &direct)?;
    let mut all_same = true;
    for trip in [Trip::default(), LOSSLESS] {
        let back: PathBuf = trip.make(couloir, &module)?;
        link(&[&back, &library], &imported)?;
        all_same &= say_the_same(&direct, &imported)?;
    }
    Ok(all_same)
}

fn with_path(before: &str, path: &Path) -> std::ffi::OsString {
    let mut argument = std::ffi::OsString::from(before);
    argument.push(path);
    argument
}

fn compile(source: &Path, way: &[&str], add: impl FnOnce(&mut Command)) -> Result<()> {
    let mut command = Command::new(RUSTC);
    command.args(["--edition=2021", "--cap-lints=allow"]).args(way);
    add(&mut command);
    check(command.arg(source))
}

fn link(parts: &[&Path], program: &Path) -> Result<()> {
    let mut command = Command::new(CLANG);
    command.arg("-w").args(parts).arg("-o").arg(program);
    check(command.args(LIBRARIES).arg("-lgcc_s"))
}
