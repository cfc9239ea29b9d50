//! Whole programs there and back: C sources of published packages, and Rust programs that use
//! such packages, are compiled to LLVM IR, imported, written back, compiled and run; they must say
//! what they say when compiled directly.
//!
//! The sources come from packages that `tests/programs/Cargo.toml` names: Cargo fetches them and
//! none is built by it. Where a compiler is missing or nothing can be fetched, that is said and no
//! failure.
//!
//! - `c`: C programs, by clang 22 and clang 14;
//! - `rust`: Rust programs with generics that unwind.

mod c;
mod rust;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::Result;
use crate::tools::{Couloir, repository_root};

/// The compiler whose LLVM IR is of the version that is written.
const CLANG: &str = "clang-22";

/// What programs are linked with.
const LIBRARIES: &[&str] = &["-lm", "-lpthread", "-ldl"];

#[derive(clap::Args, Default)]
pub(crate) struct Arguments {
    /// The Couloir binary; built when not given.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Names of programs; all when none is given.
    programs: Vec<String>,
    /// Only without optimisation and debug information.
    #[arg(long)]
    quick: bool,
}

impl Arguments {
    /// Only the programs of these names, or all.
    pub(crate) fn named(programs: Vec<String>) -> Self {
        Self { programs, ..Self::default() }
    }

    fn wants(&self, name: &str) -> bool {
        self.programs.is_empty() || self.programs.iter().any(|wanted| wanted == name)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result {
    if !is_installed(CLANG) {
        println!("programs: {CLANG} is not installed, skipped");
        return Ok(ExitCode::SUCCESS);
    }
    let Some(packages) = packages() else {
        println!("programs: the packages cannot be fetched, skipped");
        return Ok(ExitCode::SUCCESS);
    };
    let couloir = Couloir::new(arguments.binary.as_deref())?;
    let c = c::run(arguments, &packages, &couloir)?;
    let rust = rust::run(arguments, &packages, &couloir);
    Ok(if c && rust { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Options of clang and of rustc that say the same.
pub(crate) type Way<'a> = [&'a [&'a str]; 2];

/// The LLVM IR of the programs compiled in one way, written to a folder: names and files. There is
/// none where a compiler or the packages are missing.
pub(crate) fn modules(
    arguments: &Arguments,
    [clang, rustc]: Way<'_>,
    folder: &Path,
) -> Result<Vec<(String, PathBuf)>> {
    let Some(packages) = packages().filter(|_| is_installed(CLANG)) else { return Ok(Vec::new()) };
    let mut modules = c::modules(arguments, &packages, clang, folder)?;
    modules.extend(rust::modules(arguments, &packages, rustc, folder)?);
    Ok(modules)
}

fn is_installed(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok()
}

/// Says how a program fared; a step that failed is no reason to leave out what follows.
fn report(what: &str, outcome: &Result<bool>) -> bool {
    match outcome {
        Ok(true) => println!("{what}: the same"),
        Ok(false) => println!("{what}: NOT the same"),
        Err(error) => println!("{what}: FAILED: {error}"),
    }
    matches!(outcome, Ok(true))
}

/// What Cargo says of the packages, once it has them.
fn packages() -> Option<String> {
    let manifest = repository_root().join("tests/programs/Cargo.toml");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--format-version", "1", "--manifest-path"]).arg(manifest);
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// The programs that are asked for, with the folders of the packages they are from: of each its
/// name and its package's. Says which packages are not there.
fn with_packages<'p, T>(
    arguments: &Arguments,
    packages: &str,
    programs: &'p [T],
    names: fn(&'p T) -> [&'p str; 2],
) -> Vec<(&'p T, PathBuf)> {
    let mut found = Vec::new();
    for program in programs {
        let [name, package] = names(program);
        match find(packages, package).filter(|_| arguments.wants(name)) {
            Some(folder) => found.push((program, folder)),
            None if arguments.wants(name) => println!("programs: {package} is not there, skipped"),
            None => {}
        }
    }
    found
}

/// The folder of a package.
fn find(packages: &str, name: &str) -> Option<PathBuf> {
    let manifests = packages.split("\"manifest_path\":\"").skip(1);
    let mut folders = manifests.filter_map(|rest| Path::new(rest.split('"').next()?).parent());
    let is_own = |folder: &&Path| {
        let own = folder.file_name().and_then(|own| own.to_str()).unwrap_or_default();
        let version = own.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'));
        version.is_some_and(|version| version.starts_with(|first: char| first.is_ascii_digit()))
    };
    folders.find(is_own).map(Path::to_path_buf)
}

/// The way on which nothing is lost.
const LOSSLESS: Trip = Trip { import: &["--lossless"], export: &[], is_lossless: true };

/// A way through the LLVM dialect.
#[derive(Clone, Copy, Default)]
struct Trip {
    /// Flags of the import.
    import: &'static [&'static str],
    /// Flags with which its text is read.
    export: &'static [&'static str],
    /// Whether the module itself must come back.
    is_lossless: bool,
}

impl Trip {
    /// The file with what LLVM IR becomes on its way, beside what stands in between.
    fn make(self, couloir: &Couloir, from: &Path) -> Result<PathBuf> {
        let (imported, back) = (from.with_extension("mlir"), from.with_extension("back.ll"));
        let translate = |flags: &[&str], from: &Path, to: &Path| {
            let mut command = Command::new(couloir.tool("mlir-translate"));
            check(command.args(flags).arg(from).arg("-o").arg(to))
        };
        translate(&[&["--import-llvm"], self.import].concat(), from, &imported)?;
        translate(&[&["--mlir-to-llvmir"], self.export].concat(), &imported, &back)?;
        if self.is_lossless {
            check(Command::new(couloir.tool("couloir")).arg("diff").arg(from).arg(&back))?;
        }
        Ok(back)
    }
}

/// Whether two programs say the same, and something.
fn say_the_same(direct: &Path, imported: &Path) -> Result<bool> {
    let (expected, found) = (Command::new(direct).output()?, Command::new(imported).output()?);
    let plausible = expected.status.success() && !expected.stdout.is_empty();
    Ok(plausible && expected.status == found.status && expected.stdout == found.stdout)
}

fn check(command: &mut Command) -> Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stderr, output.stdout].concat();
    let said = String::from_utf8_lossy(&said);
    let said: String = said.chars().take(2000).collect();
    Err(format!("{command:?}: {}\n{said}", output.status).into())
}
