//! What a process does that cannot write, is ended, or takes too much.
#![cfg(target_os = "linux")]

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

const COULOIR: &str = env!("CARGO_BIN_EXE_couloir");

/// A module with so many functions.
fn functions(count: usize) -> String {
    let one = |number| format!("func.func @f{number}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n");
    (0..count).map(one).collect()
}

fn couloir(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(COULOIR);
    command.args(args).current_dir(folder).stdin(Stdio::null());
    command
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("in.mlir"), functions(30_000)).unwrap();
    fs::write(folder.path().join("in.ll"), "define void @f() {\n  ret void\n}\n").unwrap();
    folder
}

/// The commands, each of which writes to standard output.
const COMMANDS: &[&[&str]] = &[
    &["mlir-opt", "in.mlir"],
    &["mlir-opt", "--emit-bytecode", "in.mlir"],
    &["mlir-translate", "--import-llvm", "in.ll"],
    &["opt", "in.mlir"],
    &["translate", "--import-llvm", "in.ll"],
    &["import", "in.ll"],
    &["compile", "in.mlir"],
    &["diff", "in.ll", "other.ll"],
    &["--help"],
    &["completions", "bash"],
];

#[track_caller]
fn says(output: &Output, stderr: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), &*said), (Some(1), stderr));
}

#[test]
fn a_full_disk_is_said_once() {
    let folder = folder();
    fs::write(folder.path().join("other.ll"), "declare void @g()\n").unwrap();
    for args in COMMANDS {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = couloir(folder.path(), args).stdout(full).output().unwrap();
        says(&output, "cannot write standard output: No space left on device\n");
    }
    let output = couloir(folder.path(), &["opt", "in.mlir", "-o", "/dev/full"]).output().unwrap();
    says(&output, "cannot write output file '/dev/full': No space left on device\n");
}

#[test]
fn a_closed_pipe_is_said_once() {
    let folder = folder();
    fs::write(folder.path().join("other.ll"), "declare void @g()\n").unwrap();
    for args in COMMANDS {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = couloir(folder.path(), args).stdout(writer).output().unwrap();
        says(&output, "cannot write standard output: Broken pipe\n");
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
    let mut names = entries.map(|entry| name(entry).into_string().unwrap()).collect::<Vec<_>>();
    names.sort();
    names
}

#[test]
fn a_run_that_is_ended_leaves_nothing() {
    let folder = folder();
    let before = names(folder.path());
    for pause in [0, 20, 60, 150] {
        let mut command = couloir(folder.path(), &["opt", "--cse", "in.mlir", "-o", "out.mlir"]);
        let mut child = command.spawn().unwrap();
        std::thread::sleep(Duration::from_millis(pause));
        child.kill().unwrap();
        let status = child.wait().unwrap();
        let after = names(folder.path());
        if status.success() {
            fs::remove_file(folder.path().join("out.mlir")).unwrap();
        } else {
            assert_eq!(after, before);
        }
    }
}

#[test]
fn an_output_takes_the_place_of_a_file_and_keeps_its_mode() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.mlir");
    fs::write(&path, "before").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    let output = couloir(folder.path(), &["opt", "-o", "out.mlir"]).output().unwrap();
    assert!(output.status.success());
    assert_eq!(fs::read_to_string(&path).unwrap(), "module {\n}\n\n");
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(names(folder.path()), ["out.mlir"]);
}

#[test]
fn limits_end_a_run() {
    let folder = folder();
    fs::write(folder.path().join("in.mlir"), functions(300_000)).unwrap();
    let rest = ["in.mlir", "-o", "out.mlir", "--cse", "--mlir-timing"];
    let run = |start: &[&str]| {
        let args = start.iter().copied().chain(rest).collect::<Vec<_>>();
        couloir(folder.path(), &args).output().unwrap()
    };
    let memory = "the limit of 1 MB of memory is exceeded (--max-memory)\n";
    says(&run(&["mlir-opt", "--max-memory=1"]), memory);
    says(&run(&["--max-memory=1", "opt"]), memory);
    says(&run(&["--max-memory=100000", "opt", "--max-memory=1"]), memory);
    says(&run(&["mlir-opt", "--max-time=0"]), "the limit of 0 s is exceeded (--max-time)\n");
    assert!(!folder.path().join("out.mlir").exists());
}

/// What a pass writes to standard output stands before the result. (Tests of
/// text run tools within one process, where it would go elsewhere.)
#[test]
fn a_snapshot_goes_to_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("in.mlir"), functions(1)).unwrap();
    let snapshot = |pipeline: &str| {
        let pipeline = format!("--pass-pipeline=builtin.module({pipeline})");
        let args = ["mlir-opt", "in.mlir", "--mlir-print-debuginfo", "--mlir-print-local-scope"];
        let output = couloir(folder.path(), &args).arg(pipeline).output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let text = "func.func @f0(%arg0: i32) -> i32 {\n";
    let whole = snapshot("snapshot-op-locations{filename=-}");
    assert!(whole.starts_with(&format!("module {{\n  {text}")), "{whole}");
    assert!(whole.contains("    return %arg0 : i32 loc(\"-\":3:4)\n"), "{whole}");
    let tagged = snapshot("func.func(snapshot-op-locations{filename=- tag=x})");
    assert!(tagged.starts_with(text), "{tagged}");
    assert!(tagged.contains("loc(fused[\"in.mlir\":1:1, \"x\"(\"-\":1:0)])"), "{tagged}");
}

#[test]
fn the_memory_report_counts_ops() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("in.mlir"), functions(100)).unwrap();
    let output = couloir(folder.path(), &["opt", "--memory-report", "in.mlir"]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let row = said.lines().find(|line| line.starts_with("ops ")).unwrap();
    let numbers = row.split_whitespace().skip(1).collect::<Vec<_>>();
    assert_eq!(numbers, ["201", "9648", "48.0"], "{said}");
}

#[test]
fn an_input_that_is_shortened_meanwhile_is_said() {
    let folder = folder();
    let inside = |name: &str| folder.path().join(name);
    assert!(Command::new("mkfifo").arg(inside("dialects")).status().unwrap().success());
    let args = ["opt", "in.mlir", "--irdl-file=dialects", "-o", "out.mlir"];
    let child = couloir(folder.path(), &args).stderr(Stdio::piped()).spawn().unwrap();
    // Opened for reading by now, after the input.
    let dialects = OpenOptions::new().write(true).open(inside("dialects")).unwrap();
    fs::write(inside("in.mlir"), "").unwrap();
    drop(dialects);
    let output = child.wait_with_output().unwrap();
    says(&output, "error: an input file was shortened while it was being read\n");
    assert!(!inside("out.mlir").exists());
}
