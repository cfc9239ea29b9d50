//! Options: reading and printing.

use super::OPTIONS;
use crate::def::Registry;
use crate::options::Options;

#[track_caller]
fn printed(text: &str, expected: &str) {
    assert_eq!(Options::parse(&OPTIONS, text, &Registry::new()).unwrap().print(&OPTIONS), expected);
}

/// What is printed of `string` for this text.
#[track_caller]
fn string(text: &str, expected: &str) {
    let expected = format!("{{bits=0 count=-1 flag=false level=zero  string={expected}}}");
    printed(text, &expected);
}

#[track_caller]
fn names(text: &str, expected: &[&str]) {
    assert_eq!(Options::parse(&OPTIONS, text, &Registry::new()).unwrap().list("names"), expected);
}

#[track_caller]
fn preamble(text: &str, expected: &str) {
    let error = Options::parse(&OPTIONS, text, &Registry::new()).unwrap_err();
    assert_eq!(error.preamble.as_deref(), Some(expected));
    assert_eq!(error.message, "");
}

#[test]
fn defaults_are_printed_by_name() {
    printed("", "{bits=0 count=-1 flag=false level=zero  string=}");
}

#[test]
fn strings() {
    string("string=abc", "abc");
    string("string=\"a b\"", "{a b}");
    string("string='a b'", "{a b}");
    string("string={a b}", "{a b}");
    string("string=a{b c}d", "a{b c}d");
    string("string=a\"b c\"d", "a\"b c\"d");
    string("string=a'b", "a'b");
    string("string==x", "=x");
    string("string=x,level=one", "x,level=one");
    string("string={}", "");
    string("string={a}b", "{a}b");
    string("=x", "");
    string("  string=x   ", "x");
}

#[test]
fn numbers() {
    printed("bits=0x20", "{bits=32 count=-1 flag=false level=zero  string=}");
    printed("bits=017", "{bits=15 count=-1 flag=false level=zero  string=}");
    printed("bits=0b11 count=-0o17", "{bits=3 count=-15 flag=false level=zero  string=}");
    preamble("bits=08", "for the --bits option: '08' value invalid for uint argument!");
    preamble("bits=+3", "for the --bits option: '+3' value invalid for uint argument!");
    preamble("bits=-1", "for the --bits option: '-1' value invalid for uint argument!");
    preamble(
        "bits=4294967296",
        "for the --bits option: '4294967296' value invalid for uint argument!",
    );
    preamble("bits", "for the --bits option: requires a value!");
}

#[test]
fn switches_and_choices() {
    let options = Options::parse(&OPTIONS, "flag level=one", &Registry::new()).unwrap();
    assert!(options.flag("flag"));
    assert_eq!(options.text("level"), "one");
    assert!(!Options::parse(&OPTIONS, "flag flag=0", &Registry::new()).unwrap().flag("flag"));
    preamble(
        "flag=yes",
        "for the --flag option: 'yes' is invalid value for boolean argument! Try 0 or 1",
    );
    preamble("level=two", "for the --level option: Cannot find option named 'two'!");
}

#[test]
fn lists() {
    names("names=a,b names=c", &["a", "b", "c"]);
    names("names={a b},\"c d\"", &["a b", "c d"]);
    names("names={a, b , c}", &["a", "b", "c"]);
    names("names=a,,b", &["a", "", "b"]);
    names("names=", &[]);
    printed("names=", "{bits=0 count=-1 flag=false level=zero names={} string=}");
    printed("names={a b},c", "{bits=0 count=-1 flag=false level=zero names={{a b},c} string=}");
}

#[test]
fn unknown_options() {
    let error = Options::parse(&OPTIONS, "count=1 foo bar", &Registry::new()).unwrap_err();
    assert_eq!(error.preamble, None);
    assert_eq!(error.message, "<Pass-Options-Parser>: no such option foo\n");
}
