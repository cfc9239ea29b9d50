//! `couloir reduce` as a process.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const MODULE: &str = "
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.divsi %0, %a : i32
  return %1 : i32
}
func.func @g() {
  return
}
";

fn reduce(folder: &Path, args: &[&str]) -> Output {
    fs::write(folder.join("in.mlir"), MODULE).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_couloir"));
    command.args(["reduce", "in.mlir"]).args(args).current_dir(folder).output().unwrap()
}

#[track_caller]
fn fails(args: &[&str], said: &str) {
    let folder = tempfile::tempdir().unwrap();
    let output = reduce(folder.path(), args);
    assert_eq!(String::from_utf8_lossy(&output.stderr), said);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_command_keeps_its_status() {
    let folder = tempfile::tempdir().unwrap();
    // Fails with 3 where there is a division.
    let test = "! grep -q divsi {} || exit 3";
    let output = reduce(folder.path(), &["--test", test, "-o", "out.mlir"]);
    assert!(output.status.success(), "{output:?}");
    assert!(output.stdout.is_empty());
    let left = fs::read_to_string(folder.path().join("out.mlir")).unwrap();
    assert!(left.contains("divsi") && !left.contains("addi") && !left.contains("@g"), "{left}");
}

#[test]
fn a_command_keeps_printing() {
    let folder = tempfile::tempdir().unwrap();
    let output = reduce(folder.path(), &["--test", "cat", "--expect-output", "@g"]);
    let left = String::from_utf8(output.stdout).unwrap();
    assert_eq!(left.trim(), "module {\n  func.func private @g()\n}");
}

#[test]
fn what_is_not_so_at_the_start_is_said() {
    fails(&["--test", "true"], "the command succeeds on the input\n");
    fails(
        &["--test", "false", "--expect-status", "3"],
        "the command ends with status 1 on the input, not 3\n",
    );
    fails(
        &["--test", "cat", "--expect-output", "@h"],
        "the command does not print '@h' on the input\n",
    );
    fails(&["--differs-from", "sed"], "Couloir stands in no place of 'sed'\n");
    fails(
        &["--differs-from", "/no/mlir-opt"],
        "cannot run '/no/mlir-opt': No such file or directory (os error 2)\n",
    );
}
