//! The form for people.

use super::one_file;
use crate::{Color, Diagnostic, Place, RichRenderer, SourceMap};

#[track_caller]
fn check(map: &SourceMap, d: &Diagnostic, expected: &str) {
    assert_eq!(print(map, d), expected);
}

fn print(map: &SourceMap, d: &Diagnostic) -> String {
    let mut out = String::new();
    RichRenderer::new(map, Color::Never).render(d, &mut out);
    out.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

#[test]
fn source_labels_and_notes() {
    let (map, file) = one_file("%0 = foo.bar %1 : i32\n\n\n\n\n\n\n\n\n\tend\n");
    let d = Diagnostic::error(file.pos(5), "unknown op")
        .label(file.pos(13), file.pos(15), "an operand")
        .label(file.pos(31), file.pos(34), "far away")
        .note(file.pos(5), "see current operation")
        .note(file.pos(0), "prior use here");
    check(
        &map,
        &d,
        "error: unknown op
  --> a.mlir:1:6
   |
 1 | %0 = foo.bar %1 : i32
   |      ^^^^^^^ -- an operand
   |
  ::: a.mlir:10:2
   |
10 |     end
   |     --- far away
   |
   = note: see current operation
note: prior use here
  --> a.mlir:1:1
   |
 1 | %0 = foo.bar %1 : i32
   | ^^

",
    );
}

#[test]
fn places_without_source() {
    let map = SourceMap::new();
    let named = Place::Text("loc(\"x\")".into());
    let site = Place::call_site(Place::line_col("f.c", 3, 4), named);
    check(
        &map,
        &Diagnostic::warning(site, "w"),
        "warning: w\n--> f.c:3:4\n |\nnote: called from\n--> loc(\"x\")\n\n",
    );
    check(&map, &Diagnostic::remark(Place::Unknown, "r"), "remark: r\n\n");
}

#[test]
fn labels_take_the_part_of_the_place() {
    let (map, file) = one_file("a + b\n");
    let d = Diagnostic::error(file.pos(0), "e").label(file.pos(0), file.pos(5), "whole");
    check(&map, &d, "error: e\n --> a.mlir:1:1\n  |\n1 | a + b\n  | ^^^^^ whole\n\n");
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let (map, file) = one_file("\x1b[31m x\u{9b}");
    let d = Diagnostic::error(file.pos(1), "\x1b[31m").note(file.pos(3), "\x1b[0m");
    let d = d.label(file.pos(0), file.pos(1), "\x1b");
    assert!(!print(&map, &d).contains(['\x1b', '\u{9b}']));
}

#[test]
fn long_lines_are_not_shown() {
    let (map, file) = one_file("x".repeat(1 << 20) + "\nshort\n");
    check(&map, &Diagnostic::error(file.pos(9), "e"), "error: e\n--> a.mlir:1:10\n\n");
    let d = Diagnostic::error(file.pos(1 << 20), "e").label(file.pos(0), file.end(), "l");
    check(&map, &d, "error: e\n--> a.mlir:1:1048577\n\n");
}

#[test]
fn every_position_of_any_text_can_be_shown() {
    let texts: [&[u8]; 7] = [
        b"",
        b"\n",
        b"a\r\nb\r\n\r\n",
        "é\u{301}\u{200b}日本\u{202e}x\ty".as_bytes(),
        b"\xff\xc3\n\xe6\x97 %a\0b\n@",
        b"a\n\n\n\n\n\n\nb\n\nc\x0b\x0c",
        b"\t\t\t\n\t",
    ];
    for text in texts {
        let (map, file) = one_file(text);
        for start in 0..=text.len() {
            for end in 0..=text.len() {
                let d = Diagnostic::error(file.pos(start), "e")
                    .label(file.pos(end), file.pos(text.len()), "l")
                    .label(file.pos(end), file.pos(start), "two\nlines")
                    .note(file.pos(end), "n");
                assert!(print(&map, &d).starts_with("error: e"));
            }
        }
    }
}

#[test]
fn colours_on_request() {
    let (map, file) = one_file("abc");
    let mut out = String::new();
    let d = Diagnostic::error(file.pos(0), "e");
    RichRenderer::new(&map, Color::Always).width(80).render(&d, &mut out);
    assert!(out.contains("\x1b["));
}
