//! Builds the binary twice: the second time for what the first was seen to do.
//!
//! The first build counts how often each branch is taken while it works on the modules that `bench`
//! generates; the compiler then lays code out by these counts (profile-guided optimisation). What it
//! does is the same, in less time. It needs the `llvm-profdata` of the compiler's version of LLVM.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use couloir_filetest::LOWERING;

use crate::Result;
use crate::bench::Workload;
use crate::tools::{Couloir, build_with, find_on_path, reference_tool, repository_root};

/// How large the modules are that the first binary works on, in ops.
const OPS: usize = 10_000;

/// Flags of `mlir-opt` that each module is taken through.
const WAYS: [&[&str]; 5] = [
    &[],
    &["--mlir-print-debuginfo"],
    &["--canonicalize", "--cse"],
    &["--inline", "--sccp", "--symbol-dce"],
    &LOWERING,
];

/// Options of `cargo xtask pgo`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where the binary is copied to; it stays below `target` otherwise.
    #[arg(long)]
    output: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result {
    let profdata = reference_tool("llvm-profdata")
        .or_else(|| find_on_path("llvm-profdata"))
        .ok_or("llvm-profdata, of the compiler's version of LLVM, is not installed")?;
    let folder = repository_root().join("target/pgo");
    let (counts, profile) = (folder.join("counts"), folder.join("couloir.profdata"));
    if counts.exists() {
        fs::remove_dir_all(&counts)?;
    }
    let counting = build_with(&folder.join("counting"), &flag("generate", &counts))?;
    train(&Couloir::new(Some(&counting))?)?;
    let mut merge = Command::new(profdata);
    succeed(merge.args(["merge", "--output"]).arg(&profile).arg(&counts))?;
    let mut binary = build_with(&folder.join("tuned"), &flag("use", &profile))?;
    if let Some(output) = &arguments.output {
        fs::copy(&binary, output)?;
        binary.clone_from(output);
    }
    println!("{}", binary.display());
    Ok(ExitCode::SUCCESS)
}

/// The compiler's flag that writes a profile to a place, or uses the one that is there.
fn flag(what: &str, place: &Path) -> String {
    format!("-Cprofile-{what}={}", place.display())
}

/// Has the binary do what users have it do.
fn train(couloir: &Couloir) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (opt, translate) = (couloir.tool("mlir-opt"), couloir.tool("mlir-translate"));
    for workload in Workload::ALL {
        let source = folder.path().join("source.mlir");
        workload.write(&source, OPS)?;
        for way in WAYS {
            succeed(Command::new(&opt).args(way).arg(&source))?;
        }
        let [lowered, bytecode, exported] =
            ["lowered.mlir", "lowered.mlirbc", "exported.ll"].map(|name| folder.path().join(name));
        let lower = || {
            let mut command = Command::new(&opt);
            command.args(LOWERING).arg(&source);
            command
        };
        succeed(lower().arg("-o").arg(&lowered))?;
        succeed(lower().args(["--emit-bytecode", "-o"]).arg(&bytecode))?;
        succeed(Command::new(&opt).arg(&bytecode))?;
        succeed(Command::new(couloir.tool("couloir")).arg("compile").arg(&source))?;
        let mut export = Command::new(&translate);
        succeed(export.arg("--mlir-to-llvmir").arg(&lowered).arg("-o").arg(&exported))?;
        succeed(Command::new(&translate).arg("--import-llvm").arg(&exported))?;
    }
    Ok(())
}

/// Runs a command to its end, what it prints apart from messages aside.
fn succeed(command: &mut Command) -> Result<()> {
    let status = command.stdout(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}").into()) }
}
