//! MLIR's text form.

use super::{one_file, print};
use crate::{Diagnostic, Place, SourceMap, TextOptions, TextRenderer, Verbosity};

/// Prints an error at a line and column of `text`.
#[track_caller]
fn check(text: &[u8], line: u32, col: u32, expected: &str) {
    let (map, _) = one_file(text);
    let place = Place::line_col("a.mlir", line, col);
    assert_eq!(print(&map, &[Diagnostic::error(place, "e")]), expected);
}

/// Prints an error at an offset in `text`.
#[track_caller]
fn check_offset(text: &[u8], offset: usize, expected: &str) {
    let (map, file) = one_file(text);
    assert_eq!(print(&map, &[Diagnostic::error(file.pos(offset), "e")]), expected);
}

#[track_caller]
fn check_all(d: Diagnostic, expected: &str) {
    let (map, _) = one_file("one\ntwo\n");
    assert_eq!(print(&map, &[d]), expected);
}

fn at(line: u32, col: u32) -> Place {
    Place::line_col("a.mlir", line, col)
}

#[test]
fn caret_under_the_column() {
    check_offset(b"one\ntwo\n", 5, "a.mlir:2:2: error: e\ntwo\n ^\n");
    check_offset(b"one", 3, "a.mlir:1:4: error: e\none\n   ^\n");
    check_offset(b"one\n", 4, "a.mlir:2:1: error: e\n\n^\n");
    check_offset(b"", 0, "a.mlir:1:1: error: e\n\n^\n");
}

#[test]
fn tabs_are_expanded() {
    check_offset(b"\treturn", 1, "a.mlir:1:2: error: e\n        return\n        ^\n");
    let text = b"\t \"a\t\tb\n}";
    let expected = "a.mlir:1:8: error: e\n         \"a             b\n                         ^\n";
    check_offset(text, 7, expected);
}

#[test]
fn no_caret_in_a_line_outside_ascii() {
    check_offset(b"a\xff b", 3, "a.mlir:1:4: error: e\na\\xff b\n");
}

#[test]
fn carriage_returns_end_lines_but_are_counted() {
    check_offset(b"one\r\n  two\r\n", 7, "a.mlir:2:3: error: e\n  two\n  ^\n");
    check_offset(b"a\r\n  \rfoo\r\n", 6, "a.mlir:2:4: error: e\n");
}

#[test]
fn places_that_do_not_exist_get_no_source() {
    check(b"one\n", 1, 100, "a.mlir:1:100: error: e\n");
    check(b"one\n", 9, 1, "a.mlir:9:1: error: e\n");
    check(b"one\n", 0, 0, "a.mlir:0:0: error: e\n");
    check(b"one\n", 1, 0, "a.mlir:1:0: error: e\n");
    check(b"one\ntwo", 1, 5, "a.mlir:1:5: error: e\n");
    check(b"one\ntwo", 1, 4, "a.mlir:1:4: error: e\none\n   ^\n");
}

#[test]
fn unknown_and_named_locations() {
    check_all(Diagnostic::error(Place::Unknown, "e"), "<unknown>:0: error: e\n");
    let named = Place::Text("loc(\"x\")".into());
    check_all(
        Diagnostic::error(named.clone(), "e").note(named, "n"),
        "<unknown>:0: error: loc(\"x\"): e\n<unknown>:0: note: loc(\"x\"): n\n",
    );
}

#[test]
fn notes_repeat_the_source_only_at_another_place() {
    check_all(
        Diagnostic::error(at(1, 1), "e")
            .note(at(1, 1), "n")
            .note(at(2, 1), "m")
            .note(at(2, 1), "o"),
        "a.mlir:1:1: error: e\none\n^\na.mlir:1:1: note: n\n\
         a.mlir:2:1: note: m\ntwo\n^\na.mlir:2:1: note: o\n",
    );
}

#[test]
fn callers() {
    let place = Place::call_site(at(1, 1), Place::call_site(at(2, 1), Place::Unknown));
    check_all(
        Diagnostic::error(place.clone(), "e").note(place, "n"),
        "a.mlir:1:1: error: e\none\n^\na.mlir:2:1: note: called from\ntwo\n^\n\
         <unknown>:0: note: called from\na.mlir:1:1: note: n\none\n^\n",
    );
}

#[test]
fn deep_call_sites_stay_shallow() {
    let mut caller = at(1, 1);
    let mut callee = at(2, 1);
    for _ in 0..100_000 {
        caller = Place::call_site(Place::Unknown, caller);
        callee = Place::call_site(callee, Place::Unknown);
    }
    let (map, _) = one_file("");
    let printed = print(&map, &[Diagnostic::error(caller, "e"), Diagnostic::error(callee, "e")]);
    assert_eq!(printed.lines().count(), 13);
}

#[test]
fn remarks_and_warnings_can_be_silenced() {
    let map = SourceMap::new();
    let options = TextOptions { verbosity: Verbosity::Errors, ..TextOptions::default() };
    let all = [Diagnostic::remark(Place::Unknown, "r"), Diagnostic::warning(Place::Unknown, "w")];
    assert!(TextRenderer::with_options(&map, options).render_all(&all).is_empty());
    assert_eq!(print(&map, &all), "<unknown>:0: remark: r\n<unknown>:0: warning: w\n");
}

#[test]
fn files_named_by_locations_are_opened() {
    let map = SourceMap::new();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let d = Diagnostic::error(Place::line_col(path, 1, 2), "e");
    let printed = TextRenderer::new(&map).render_all([&d]);
    let expected = format!("{path}:1:2: error: e\n[package]\n ^\n");
    assert_eq!(String::from_utf8(printed).unwrap(), expected);
    assert!(map.find_or_open("/dev/zero").is_none());
}

#[test]
fn positions_belong_to_files() {
    let map = SourceMap::new();
    assert!(map.resolve(crate::BytePos(0)).is_none());
    let a = map.add("a", "x\ny").unwrap();
    let b = map.add("b", "").unwrap();
    let (name, place) = map.resolve(a.end()).unwrap();
    assert_eq!((&*name, place.line, place.col), ("a", 2, 2));
    assert_eq!(map.file_of(b.start()).unwrap().name(), "b");
    assert!(map.file_of(b.end().offset(1)).is_none());
    assert_eq!(a.line_text(1), b"x");
    assert_eq!(a.line_text(2), b"y");
    assert_eq!(a.line_text(0), b"");
    assert_eq!(a.line_text(3), b"");
}
