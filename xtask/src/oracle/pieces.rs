//! The pieces of tests that split their file, each as a file of its own.
//!
//! A file that is split, or whose diagnostics are verified, is read whole before anything is
//! done to it; without these flags a module is taken through passes function by function. So
//! the same text goes another way here, and has to come out the same.

use std::fs;
use std::path::PathBuf;

use couloir_diag::{DEFAULT_SPLIT_MARKER, split_input};
use couloir_filetest::{Command, FileTest, Script, run_script};

use super::compare::Comparison;
use crate::Result;

/// Where pieces are written; those that differ stay there.
const FOLDER: &str = "target/pieces";

const SPLIT: &str = "split-input-file";
const VERIFY: &str = "verify-diagnostics";

/// Compares what `scripts` do to the pieces of the file they split.
pub(super) fn compare(
    file: &FileTest,
    scripts: &[Script],
    comparison: &mut Comparison<'_>,
) -> Result<()> {
    let folder = PathBuf::from(FOLDER).join(&file.path);
    fs::create_dir_all(&folder)?;
    for (marker, scripts) in by_marker(scripts) {
        for (number, text) in pieces(&fs::read(&file.path)?, marker).iter().enumerate() {
            let path = folder.join(format!("{number}.mlir"));
            fs::write(&path, text)?;
            let before = comparison.differences.len();
            for script in &scripts {
                // Of a script of two commands the first may fail on one piece alone.
                let _ =
                    run_script(&on(script, &file.path, &path.display().to_string()), comparison);
            }
            if comparison.differences.len() == before {
                fs::remove_file(&path)?;
            }
        }
    }
    let _ = fs::remove_dir(&folder);
    Ok(())
}

/// The scripts that have pieces, by the marker they split at.
fn by_marker(scripts: &[Script]) -> Vec<(&str, Vec<&Script>)> {
    let mut groups: Vec<(&str, Vec<&Script>)> = Vec::new();
    for script in scripts {
        let Some(marker) = marker(script) else { continue };
        match groups.iter_mut().find(|(known, _)| *known == marker) {
            Some((_, group)) => group.push(script),
            None => groups.push((marker, vec![script])),
        }
    }
    groups
}

/// What the script's first command splits its input at: nothing, where it verifies the
/// diagnostics of a whole file.
fn marker(script: &Script) -> Option<&str> {
    let command = script.pipelines.first()?.first()?;
    let flags = command.argv.iter().filter_map(|argument| flag(argument));
    flags.fold(None, |found, (name, value)| match name {
        SPLIT => Some(value.unwrap_or(DEFAULT_SPLIT_MARKER)),
        _ => found.or(Some("")),
    })
}

/// The flags that are taken out: name and value.
fn flag(argument: &str) -> Option<(&str, Option<&str>)> {
    let words = argument.strip_prefix("--").or_else(|| argument.strip_prefix('-'))?;
    let (name, value) = words.split_once('=').map_or((words, None), |(n, v)| (n, Some(v)));
    [SPLIT, VERIFY].contains(&name).then_some((name, value))
}

/// The pieces that hold anything but blank lines and comments. The reference complains of
/// expectations also where it is not asked to, so there are none here.
pub(crate) fn pieces(text: &[u8], marker: &str) -> Vec<Vec<u8>> {
    let chunks = split_input(text, marker).chunks.into_iter();
    let texts = chunks.filter_map(|chunk| text.get(chunk)).filter(|text| says_anything(text));
    texts.map(without_expectations).collect()
}

fn says_anything(text: &[u8]) -> bool {
    let lines = text.split(|byte| *byte == b'\n').skip(1);
    lines.map(<[u8]>::trim_ascii).any(|line| !line.is_empty() && !line.starts_with(b"//"))
}

fn without_expectations(text: &[u8]) -> Vec<u8> {
    let mut text = text.to_vec();
    let mut from = 0;
    while let Some(at) = find(text.get(from..).unwrap_or_default(), b"expected-") {
        from += at + b"expected-".len();
        text[from - 1] = b' ';
    }
    text
}

fn find(text: &[u8], word: &[u8]) -> Option<usize> {
    text.windows(word.len()).position(|window| window == word)
}

/// The script on the piece at `path` instead of the file, without the flags.
fn on(script: &Script, file: &str, path: &str) -> Script {
    let mut script = script.clone();
    for command in script.pipelines.iter_mut().flatten() {
        *command = on_piece(command, file, path);
    }
    script
}

fn on_piece(command: &Command, file: &str, path: &str) -> Command {
    let word = |word: &String| if word == file { path.to_owned() } else { word.clone() };
    let mut command = command.clone();
    command.argv.retain(|argument| flag(argument).is_none());
    command.argv = command.argv.iter().map(word).collect();
    command.stdin = command.stdin.as_ref().map(word);
    command
}

#[cfg(test)]
mod tests {
    use couloir_filetest::scripts_of;

    use super::*;

    #[test]
    fn flags_are_taken_out() {
        let run = "// RUN: mlir-opt %s -split-input-file=x --cse | mlir-opt --verify-diagnostics\n";
        let scripts = scripts_of(run, "a.mlir", "t").unwrap();
        assert_eq!(marker(&scripts[0]), Some("x"));
        let on = on(&scripts[0], "a.mlir", "b.mlir");
        let [first, second] = on.pipelines[0].as_slice() else { panic!("{on:?}") };
        assert_eq!(first.argv, ["mlir-opt", "b.mlir", "--cse"]);
        assert_eq!(second.argv, ["mlir-opt"]);
    }

    #[test]
    fn verified_files_are_one_piece() {
        let of = |run: &str| by_marker(&scripts_of(run, "a.mlir", "t").unwrap()).len();
        assert_eq!(of("RUN: mlir-opt %s --verify-diagnostics=all\nRUN: mlir-opt %s"), 1);
        assert_eq!(of("RUN: mlir-opt %s --cse | FileCheck %s --verify-diagnostics"), 0);
    }

    #[test]
    fn comments_are_no_pieces() {
        let text = b"// RUN: x\n\n// -----\na // expected-error {{}}\nb\n// -----\n// c\n";
        assert_eq!(pieces(text, DEFAULT_SPLIT_MARKER), [b"\na // expected error {{}}\nb\n"]);
    }
}
