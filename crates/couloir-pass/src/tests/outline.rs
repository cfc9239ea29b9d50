//! Functions whose bodies are read when passes are to work on them: what comes of it is what comes
//! of reading the file in order, or nothing.

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file, parse_outline};
use couloir_asm::print::{
    AheadPrinter, PrintOptions, install, print_module, print_module_in_pieces,
};
use couloir_diag::Collector;
use couloir_dialects::builtin;
use couloir_ir::reading::Read;
use couloir_ir::{Context, ContextOptions, Failure, Scope};

use super::fused::FIRST;
use crate::def::Registry;
use crate::fused::{Ends, Finish, Writer, run_outline};
use crate::text::parse_pipeline;

struct Printing<'a>(AheadPrinter<'a>);

impl Finish for Printing<'_> {
    fn writer(&self) -> Box<Writer<'_>> {
        let mut writer = self.0.writer();
        Box::new(move |op| writer.text(op))
    }
}

fn context(threads: bool) -> Context {
    let options = ContextOptions {
        single_threaded: !threads,
        allow_unregistered_dialects: true,
        ..ContextOptions::default()
    };
    let ctx = Context::new(options, Arc::new(Collector::default()) as _);
    couloir_dialects::register_all(&ctx);
    install(&ctx);
    ctx
}

/// The text after reading in order; none where something is wrong.
fn in_order(text: &'static str) -> Option<String> {
    let ctx = context(false);
    let file = ctx.sources().add("t", text).unwrap();
    let options = ParseOptions::new(Some(builtin::Module::def()));
    let (body, op) = parse_file(&ctx, &file, 0..text.len(), &options).ok()?;
    couloir_ir::verify::verify(Scope::new(&ctx, &body).op(op)).ok()?;
    let mut out = Vec::new();
    print_module(Scope::new(&ctx, &body).op(op), &PrintOptions::default(), &mut out).unwrap();
    Some(String::from_utf8(out).unwrap())
}

/// How many bodies were put off, and the text after reading them in their turn; none where the
/// file is to be read in order.
fn at_once(text: &'static str, threads: bool) -> (usize, Option<String>) {
    through("builtin.module()", text, &context(threads))
}

/// The same after some passes.
fn through(pipeline: &str, text: &'static str, ctx: &Context) -> (usize, Option<String>) {
    let file = ctx.sources().add("t", text).unwrap();
    let options = ParseOptions::new(Some(builtin::Module::def()));
    let read = ctx.capture(|| parse_outline(ctx, &file, 0..text.len(), &options)).0;
    let Ok((mut body, op, outline)) = read else { return (0, None) };
    let (count, print) = (outline.num_bodies(), PrintOptions::default());
    let mut registry = Registry::new();
    registry.add(&[&FIRST]);
    let pipeline = parse_pipeline(pipeline, &registry).unwrap();
    let printing = AheadPrinter::new(ctx, Scope::new(ctx, &body).op(op), &print).unwrap();
    let printing = Printing(printing);
    let ends = Ends { read: Some(&outline), finish: Some(&printing) };
    let Ok(finished) = run_outline(ctx, &mut body, op, &pipeline, ends) else {
        return (count, None);
    };
    let ahead = printing.0.finish(finished);
    let (mut out, mut done) = (Vec::new(), Vec::new());
    let mut take = |piece: &[u8]| done.extend_from_slice(piece);
    let module = Scope::new(ctx, &body).op(op);
    print_module_in_pieces(module, &print, &ahead, &mut out, &mut take).unwrap();
    done.append(&mut out);
    (count, Some(String::from_utf8(done).unwrap()))
}

/// Reads in both ways; says how many bodies were put off, and whether that worked.
fn both(text: &'static str) -> (usize, bool) {
    let expected = in_order(text);
    let (count, found) = at_once(text, false);
    assert_eq!(at_once(text, true), (count, found.clone()));
    if let Some(found) = &found {
        assert_eq!(Some(found), expected.as_ref(), "{text}");
    }
    (count, found.is_some())
}

#[test]
fn bodies_are_read_in_their_turn() {
    let text = "module @m {\n  func.func @f(%a: i32, %b: i32) -> i32 {\n    %c = arith.addi %a, %b : i32\n    \
                return %c : i32\n  }\n  func.func private @g(i32)\n  func.func @h() {\n    return\n  } \
                loc(\"here\")\n}\n";
    assert_eq!(both(text), (2, true));
    assert_eq!(
        both("func.func @f() {\n  return\n}\n// more\nfunc.func @g() {\n  return\n}\n"),
        (2, true)
    );
    assert_eq!(
        both("#a = 1 : i32\nfunc.func @f() {\n  \"foo.x\"() {v = #a} : () -> ()\n  return\n}\n"),
        (1, true)
    );
    assert_eq!(both("func.func @f() {\n  cf.br ^b\n^b:\n  return\n}\n"), (1, true));
    assert_eq!(both("func.func @f(%a: i32 loc(\"x\")) {\n  return\n}\n"), (1, true));
    assert_eq!(
        both("func.func @f(%a: i32 loc(#l)) {\n  return loc(#l)\n} loc(#l)\n#l = loc(\"x\")\n"),
        (1, true)
    );
    // What is defined among the ops is known too late.
    assert_eq!(
        both(
            "func.func @f() {\n  return loc(#l)\n}\n#l = loc(\"x\")\nfunc.func @g() {\n  return\n}\n"
        ),
        (2, false)
    );
}

#[test]
fn what_looks_otherwise_is_read_in_order() {
    for text in [
        "func.func @f() { return }\n",
        "func.func @f() {\n}\n",
        "func.func @f() {\n^bb0:\n  return\n}\n",
        "func.func @f() {\n  // a comment\n  return\n}\n",
        "module {\n  module {\n    func.func @f() {\n      return\n    }\n  }\n}\n",
    ] {
        assert_eq!(both(text).0, 0, "{text}");
    }
}

#[test]
fn what_ends_elsewhere_or_is_wrong_is_not_done_at_once() {
    for text in [
        // The first line that looks like the end is not.
        "func.func @f(%c: i1) {\nscf.if %c {\n}\n  return\n}\n",
        // There is more on the line of the end.
        "func.func @f() {\n  return }\nfunc.func @g() {\n  return\n}\n",
        "func.func @f(%a: i32, %a: i32) {\n  return\n}\n",
        "func.func @f(%a: i32) {\n  %a = arith.constant 1 : i32\n  return\n}\n",
        "func.func @f() {\n  \"foo.x\"(%none) : (i32) -> ()\n  return\n}\n",
        "func.func @f() {\n  cf.br ^none\n}\n",
        "func.func @f() -> i32 {\n  return\n}\n",
        "func.func @f() {\n  call @none() : () -> ()\n  return\n}\n",
        "func.func @f() {\n  return\n}\nfunc.func @f() {\n  return\n}\n",
        // Aliases are known from where they stand on.
        "func.func @f() {\n  \"foo.x\"() {v = #a} : () -> ()\n  return\n}\n#a = 1 : i32\n",
        // Numbers of distinct attributes follow the file.
        "func.func @f() {\n  \"foo.x\"() {v = distinct[3]<1 : i32>} : () -> ()\n  return\n}\n",
    ] {
        assert!(!both(text).1, "{text}");
    }
}

/// Constants and calls of many operands, in one of two spellings.
fn constants_and_calls(space: &str) -> String {
    let constant = |at| format!("  %{{NAME}}{at} = arith.constant{space}{at} : i32\n");
    let list = |item: &str| [item; 16].join(", ");
    let (values, types) = (list("%a"), list("i32"));
    let call = format!("  call{space}@g({values}) : ({types}) -> ()\n");
    (0..600).map(constant).collect::<String>() + &call
}

#[test]
fn ops_of_many_words_are_of_no_class() {
    let (one, other) = (constants_and_calls(" "), constants_and_calls("  "));
    let body =
        one.replace("{NAME}", "b") + &other.replace("{NAME}", "c") + &one.replace("{NAME}", "d");
    let types = ["i32"; 16].join(", ");
    let text =
        format!("func.func private @g({types})\nfunc.func @f(%a: i32) {{\n{body}  return\n}}\n");
    let expected = in_order(Box::leak(text.clone().into_boxed_str())).unwrap();
    let expected = expected.replace("return", "return {first}");
    let found = through("builtin.module(first)", Box::leak(text.into_boxed_str()), &context(false));
    assert_eq!(found, (1, Some(expected)));
}

#[test]
fn odd_layouts_take_linear_time() {
    // Nothing closes the functions where it is looked for.
    let text = "func.func private @f() {\n  return }\n".to_owned();
    let many = (0..40_000).map(|at| text.replace("@f", &format!("@f{at}"))).collect::<String>();
    assert_eq!(both(Box::leak(many.into_boxed_str())), (0, true));
    // All stand in one line.
    let text = "func.func private @f() {return} ".to_owned();
    let many = (0..40_000).map(|at| text.replace("@f", &format!("@f{at}"))).collect::<String>();
    assert_eq!(both(Box::leak(format!("{many}\n").into_boxed_str())), (0, true));
}

#[test]
fn readers_know_only_what_there_is() {
    let ctx = context(false);
    let text = "func.func @f() {\n  return\n}\n";
    let file = ctx.sources().add("t", text).unwrap();
    let options = ParseOptions::new(Some(builtin::Module::def()));
    let (_, _, outline) = parse_outline(&ctx, &file, 0..text.len(), &options).unwrap();
    let read = outline.reader()(1, couloir_dialects::func::Func::def(), Box::default());
    assert!(matches!(read, Err(Failure)));
}
