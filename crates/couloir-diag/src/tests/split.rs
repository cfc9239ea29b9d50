//! Splitting of inputs.

use super::{one_file, print};
use crate::{DEFAULT_SPLIT_MARKER, join_outputs, split_input};

/// Splits; compares the chunks and the warnings.
#[track_caller]
fn check(text: &str, chunks: &[&str], warnings: &str) {
    check_marker(text, DEFAULT_SPLIT_MARKER, chunks, warnings);
}

#[track_caller]
fn check_marker(text: &str, marker: &str, chunks: &[&str], warnings: &str) {
    let (map, file) = one_file(text);
    let split = split_input(text.as_bytes(), marker);
    let found: Vec<&str> = split.chunks.iter().map(|range| &text[range.clone()]).collect();
    assert_eq!(found, chunks);
    assert_eq!(print(&map, &split.warnings(&file)), warnings);
}

#[test]
fn markers_stand_anywhere_in_a_line() {
    check("a\n// -----\nb", &["a\n", "\nb"], "");
    check("a\n  // ----- x\nb // -----c\n", &["a\n  ", " x\nb ", "c\n"], "");
    check("a\n// ------\nb", &["a\n", "-\nb"], "");
    check("a\n// -----\n", &["a\n", "\n"], "");
}

#[test]
fn empty_input_has_no_chunks() {
    check("", &[], "");
    check_marker("", "", &[""], "");
}

#[test]
fn marker_at_the_start_is_none() {
    check("// -----\na\n// -----\nb", &["--\na\n", "\nb"], "");
}

#[test]
fn near_misses() {
    let at_end = "a.mlir:2:7: warning: near miss with file split marker\n// -----\n      ^\n";
    check("a\n// -----", &["a\n// -----"], at_end);
    let short = "a.mlir:2:7: warning: near miss with file split marker\n// ---x\n      ^\n";
    check("a\n// ---x\n//-----\n", &["a\n// ---x\n//-----\n"], short);
    let zero = "a.mlir:2:7: warning: near miss with file split marker\n// -----0\n      ^\n";
    check("a\n// -----0\n", &["a\n// -----0\n"], zero);
    let double =
        "a.mlir:2:7: warning: near miss with file split marker\n// -----// -----\n      ^\n";
    check("a\n// -----// -----\nb", &["a\n// -----", "\nb"], double);
}

#[test]
fn near_miss_after_a_carriage_return() {
    let text = "a.mlir:1:7: warning: near miss with file split marker\n// ---c\n      ^\n";
    check("a\r// ---c\n", &["a\r// ---c\n"], text);
}

#[test]
fn other_markers() {
    check_marker("a\n//XYZ\nb\n//XYZ c", "//XYZ", &["a\n", "\nb\n", " c"], "");
    let one = "a.mlir:1:3: warning: near miss with file split marker\na|b\n  ^\n";
    check_marker("a|b\n", "|", &["a|"], one);
}

#[test]
fn outputs_are_joined_by_marker_lines() {
    assert_eq!(join_outputs(&["a\n", "", "b\n"], "// --"), b"a\n// --\n// --\nb\n");
    assert_eq!(join_outputs::<&str>(&[], "x"), b"");
}
