//! Pipelines as text.

use super::{ON_FUNCTIONS, ON_MODULES, registry};
use crate::options::Options;
use crate::pipeline::Pipeline;
use crate::text::{PipelineError, parse_pipeline, print_pipeline};

#[track_caller]
fn printed(text: &str, expected: &str) {
    let pipeline = parse_pipeline(text, &registry()).unwrap();
    assert_eq!(print_pipeline(&pipeline), expected);
}

fn error(text: &str) -> PipelineError {
    parse_pipeline(text, &registry()).map(|_| ()).unwrap_err()
}

#[track_caller]
fn message(text: &str, expected: &str) {
    assert_eq!(
        error(text),
        PipelineError { raw: None, preamble: None, message: expected.into(), bare: false }
    );
}

#[test]
fn nested_pipelines() {
    printed(
        " builtin.module ( idle , func.func( on-functions ) , any(idle),(idle) ) ",
        "Pass Manager with 4 passes:\n\
         builtin.module(\n  idle,\n  func.func(\n    on-functions\n  ),\n  \
         any(\n    idle\n  ),\n  any(\n    idle\n  )\n)\n\n",
    );
}

#[test]
fn a_pass_restricted_to_an_op_stands_under_any() {
    printed("any(on-functions)", "Pass Manager with 1 passes:\nany(\n  on-functions\n)\n\n");
}

#[test]
fn passes_given_one_by_one_are_nested_each() {
    let mut pipeline = Pipeline::new("builtin.module");
    for pass in [&ON_FUNCTIONS, &ON_FUNCTIONS, &ON_MODULES] {
        pipeline.push(pass, Options::defaults(pass));
    }
    assert_eq!(
        print_pipeline(&pipeline),
        "Pass Manager with 3 passes:\nbuiltin.module(\n  func.func(\n    on-functions\n  ),\n  \
         func.func(\n    on-functions\n  ),\n  on-modules\n)\n\n"
    );
}

#[test]
fn values_of_several_lines_are_indented() {
    printed(
        "any(options{string=a\n\t\nb\n})",
        "Pass Manager with 1 passes:\nany(\n  options{bits=0 count=-1 flag=false level=zero  \
         string=a\n\n  b}\n)\n\n",
    );
    printed(
        "any(a\nb(idle))",
        "Pass Manager with 1 passes:\nany(\n  a\n  b(\n    idle\n  )\n)\n\n",
    );
}

#[test]
fn pipelines_must_be_wrapped() {
    for text in ["", "idle", "builtin.module(idle", "(idle)", ")(", "builtin.module(idle)x"] {
        message(
            text,
            "expected pass pipeline to be wrapped with the anchor operation type, e.g. \
             'builtin.module(...)'",
        );
    }
}

/// An error in what is between the outermost parentheses.
#[track_caller]
fn at(text: &str, place: &str, what: &str, shown: &str, column: usize) {
    let caret = " ".repeat(column - 1);
    message(
        &format!("builtin.module({text})"),
        &format!("MLIR Textual PassPipeline Parser:{place}: error: {what}\n{shown}\n{caret}^\n"),
    );
}

#[test]
fn unknown_passes() {
    let unknown = "'foo' does not refer to a registered pass or pass pipeline";
    let nothing = "'' does not refer to a registered pass or pass pipeline";
    at("foo", "1:1", unknown, "foo", 1);
    at("idle,", "1:6", nothing, "idle,", 6);
    at(",idle", "1:1", nothing, ",idle", 1);
    at(" ", "1:2", nothing, " ", 2);
    at("func.func()", "1:11", nothing, "func.func()", 11);
    at("idle,\n foo", "2:2", unknown, " foo", 2);
    at("idle{x=1},foo", "1:11", unknown, "idle{x=1},foo", 11);
    at("idle\t,foo", "1:7", unknown, "idle    ,foo", 10);
    at("foo\r\n", "1:1", unknown, "foo", 1);
}

#[test]
fn unbalanced_texts() {
    let extra =
        "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
    at("idle)", "1:5", extra, "idle)", 5);
    let unbalanced = "encountered unbalanced parentheses while parsing pipeline";
    at("foo(idle", "1:5", unbalanced, "foo(idle", 5);
    at("foo(idle, idle", "1:10", unbalanced, "foo(idle, idle", 10);
    at("foo(bar(idle) ,idle", "1:16", unbalanced, "foo(bar(idle) ,idle", 16);
    at("foo(idle{a}  ", "1:14", unbalanced, "foo(idle{a}  ", 14);
    let comma = "expected ',' after parsing pipeline";
    at("foo(idle)idle", "1:10", comma, "foo(idle)idle", 10);
    at("idle{a}{b}", "1:8", comma, "idle{a}{b}", 8);
    let brace = "missing closing '}' while processing pass options";
    at("idle{a", "1:5", brace, "idle{a", 5);
}

#[test]
fn passes_that_cannot_be_added() {
    message(
        "builtin.module(func.func(idle{x=1}))",
        "<Pass-Options-Parser>: no such option x\n\n\
         failed to add `idle` with options `x=1`\n\
         failed to add `func.func` with options `` to inner pipeline\n",
    );
    message(
        "builtin.module(func.func(on-modules))",
        "Can't add pass 'OnModules' restricted to 'builtin.module' on a PassManager intended to \
         run on 'func.func', did you intend to nest?\n\
         failed to add `on-modules` with options ``\n\
         failed to add `func.func` with options `` to inner pipeline\n",
    );
    assert_eq!(
        error("builtin.module(options{bits=x})"),
        PipelineError {
            raw: None,
            preamble: Some("for the --bits option: 'x' value invalid for uint argument!".into()),
            message: "\nfailed to add `options` with options `bits=x`\n".into(),
            bare: false,
        }
    );
}

#[test]
fn deep_nesting_is_refused() {
    let text = format!("builtin.module({}idle{})", "a(".repeat(100_000), ")".repeat(100_000));
    assert!(error(&text).message.contains("pipeline is nested too deeply"));
}
