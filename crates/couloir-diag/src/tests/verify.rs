//! Expected diagnostics.

use super::{one_file, print};
use crate::{Diagnostic, Place, SourceFile, SourceMap, Verifier, VerifyLevel};

/// What is said of diagnostics in a file.
fn verify(
    (map, file): (&SourceMap, &SourceFile),
    emitted: &[Diagnostic],
    level: VerifyLevel,
) -> Result<(), Vec<Diagnostic>> {
    let mut verifier = Verifier::new(level);
    verifier.read(file);
    emitted.iter().for_each(|diagnostic| verifier.check(map, diagnostic));
    verifier.finish()
}

/// Verifies errors on the given lines; a line of 0 means an unknown place.
#[track_caller]
fn check(text: &str, errors: &[(u32, &str)], expected: &str) {
    check_level(text, errors, VerifyLevel::All, expected);
}

#[track_caller]
fn check_level(text: &str, errors: &[(u32, &str)], level: VerifyLevel, expected: &str) {
    let (map, file) = one_file(text);
    let place = |line| match line {
        0 => Place::Unknown,
        line => Place::line_col("a.mlir", line, 1),
    };
    let emitted: Vec<_> = errors.iter().map(|&(l, m)| Diagnostic::error(place(l), m)).collect();
    let found = verify((&map, &file), &emitted, level).err().unwrap_or_default();
    assert_eq!(print(&map, &found), expected);
}

/// The first line of what is printed for a pattern.
#[track_caller]
fn check_pattern(pattern: &str, message: &str, expected: Option<&str>) {
    let (map, file) = one_file(format!("// expected-error-re {{{{x{{{{{pattern}}}}}y}}}}"));
    let emitted = [Diagnostic::error(file.start(), message)];
    let found = verify((&map, &file), &emitted, VerifyLevel::All).err();
    let first = found.map(|all| all[0].message.clone());
    assert_eq!(first.as_deref(), expected, "{pattern}");
}

#[test]
fn a_designator_for_each_severity_and_place() {
    check("x // expected-error {{one}}", &[(1, "just one")], "");
    check("// expected-error@+1 {{one}}\nx", &[(2, "just one")], "");
    check("x\n\n// expected-error @-2{{one}}", &[(1, "just one")], "");
    check(
        "// expected-error @below {{1}}\n// expected-error @+1 {{2}}\nx",
        &[(3, "1"), (3, "2")],
        "",
    );
    check(
        "x\n// expected-error@above {{1}}\n// expected-error@above {{2}}",
        &[(1, "2"), (1, "1")],
        "",
    );
    check("// expected-error@unknown {{one}}", &[(0, "one")], "");
    check("// expected-error@above {{one}}", &[(1, "one"), (1, "one")], "");
}

#[test]
fn a_line_has_one_designator() {
    check(
        "// expected-warning {{a}} expected-note{{b}}\r\n",
        &[],
        "a.mlir:1:4: error: expected warning \"a}} expected-note{{b\" was not produced\n\
         // expected-warning {{a}} expected-note{{b}}\n   ^~~~~~~~~~~~~~~~~~~~\n",
    );
}

#[test]
fn below_without_a_line_below_means_the_last_line() {
    check("// expected-error @below {{a}}\n// expected-error @-1 {{b}}", &[(2, "a"), (1, "b")], "");
}

#[test]
fn numbers_with_leading_zero_are_octal() {
    check("// expected-error @+010 {{a}}", &[(9, "a")], "");
}

#[test]
fn unexpected_and_missing() {
    check(
        "abc\n// expected-error@above {{x}}",
        &[(1, "y"), (0, "z")],
        "a.mlir:1:1: error: unexpected error: y\nabc\n^\n\
         <unknown>:0: error: unexpected error: z\n\
         a.mlir:2:4: error: expected error \"x\" was not produced\n\
         // expected-error@above {{x}}\n   ^\n",
    );
    check_level("abc", &[(1, "y")], VerifyLevel::OnlyExpected, "");
}

#[test]
fn unknown_places_are_reported_twice() {
    check(
        "// expected-error@unknown {{nope}}",
        &[],
        "<unknown>:0: error: expected error \"nope\" was not produced\n\
         <unknown>:0: error: expected error \"nope\" was not produced\n",
    );
}

#[test]
fn near_miss() {
    check(
        "// expected-warning {{op}}",
        &[(1, "op")],
        "a.mlir:1:4: error: 'error' diagnostic emitted when expecting a 'warning'\n\
         // expected-warning {{op}}\n   ^\n\
         a.mlir:1:4: error: expected warning \"op\" was not produced\n\
         // expected-warning {{op}}\n   ^~\n",
    );
}

#[test]
fn near_miss_at_an_unknown_place() {
    let twice = "<unknown>:0: error: expected note \"op\" was not produced\n".repeat(2);
    let miss = "<unknown>:0: error: 'error' diagnostic emitted when expecting a 'note'\n";
    check("// expected-note@unknown {{op}}", &[(0, "op")], &(miss.to_owned() + &twice));
}

#[test]
fn malformed_patterns() {
    check(
        "// expected-error-re {{a {{ b}}",
        &[],
        "a.mlir:1:4: error: found start of regex with no end '}}'\n\
         // expected-error-re {{a {{ b}}\n   ^~~~~~\n",
    );
    check(
        "// expected-error-re {{}}",
        &[(1, "")],
        "a.mlir:1:1: error: unexpected error: \n// expected-error-re {{}}\n^\n\
         a.mlir:1:4: error: expected error \"\" was not produced\n\
         // expected-error-re {{}}\n   ^\n",
    );
    let parens = Some("invalid regex: parentheses not balanced");
    let empty = Some("invalid regex: empty (sub)expression");
    let repeat = Some("invalid regex: repetition-operator operand invalid");
    let braces = Some("invalid regex: braces not balanced");
    let brackets = Some("invalid regex: brackets ([ ]) not balanced");
    let range = Some("invalid regex: invalid character range");
    let class = Some("invalid regex: invalid character class");
    for pattern in ["(", "(a", "a)", "((("] {
        check_pattern(pattern, "", parens);
    }
    for pattern in ["", "(a|", "(|a)", "a||b", "a|"] {
        check_pattern(pattern, "", empty);
    }
    for pattern in ["*a", "a**", "^*", "{1}", "a{1}{2}"] {
        check_pattern(pattern, "", repeat);
    }
    for pattern in ["a{1", "a{1x"] {
        check_pattern(pattern, "", braces);
    }
    for pattern in ["[a", "[", "[]", "[^]", "[[", "[[:", "[[."] {
        check_pattern(pattern, "", brackets);
    }
    for pattern in ["[a-", "[b-a]", "[a--]", "[--a]", "[a-a-c]", "[a-b-", "[a-é]"] {
        check_pattern(pattern, "", range);
    }
    for pattern in ["[[:foo:]]", "[[:alpha]]", "[[:alpha:", "[[:-"] {
        check_pattern(pattern, "", class);
    }
    check_pattern("a{2,1}", "", Some("invalid regex: invalid repetition count(s)"));
    check_pattern("a{256}", "", Some("invalid regex: invalid repetition count(s)"));
    check_pattern("a\\", "", Some("invalid regex: trailing backslash (\\)"));
    check_pattern("\\1", "", Some("invalid regex: invalid backreference number"));
    check_pattern("[[.foo.]]", "", Some("invalid regex: invalid collating element"));
}

#[test]
fn patterns_match_as_llvm_matches_them() {
    let cases = [
        ("()", "xy"),
        ("\\d", "xdy"),
        ("a{,2}", "xa{,2}y"),
        ("a{2,}b", "xaaaby"),
        ("[\\d]+", "x\\d\\y"),
        ("[[]", "x[y"),
        ("[a&&b]+", "xa&&by"),
        ("[]a-]+", "x]-ay"),
        ("[[:alpha:]_]*", "xab_y"),
        ("[^[:space:]]", "x<y"),
        ("[[.a.]-c]", "xby"),
        ("[[=a=]]", "xay"),
        (".", "x\ny"),
        ("(foo|'func)(.)", "x'func.y"),
        ("\\<\\.", "x<.y"),
        ("[é-a]+", "xaéy"),
        ("[^é]+", "x\u{2013}y"),
        ("[[:<:]]a", "x"),
    ];
    let (last, good) = cases.split_last().unwrap();
    for (pattern, message) in good {
        check_pattern(pattern, message, None);
    }
    check_pattern(last.0, last.1, Some("unexpected error: x"));
}
