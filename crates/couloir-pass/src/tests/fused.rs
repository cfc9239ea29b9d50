//! Passes that work body by body, run together: the same comes out, or
//! nothing and nothing is said.

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{
    AheadPrinter, PrintOptions, install, print_module, print_module_in_pieces,
};
use couloir_diag::{Collector, Diagnostic};
use couloir_dialects::{builtin, func};
use couloir_ir::{Attribute, Body, Context, ContextOptions, Failure, Location, OpRef, OpSpec};
use couloir_ir::{OpName, Scope};

use super::IDLE;
use crate::bodywise::{Asked, BodyWise, EachBody, Note, Settle, Wanted};
use crate::def::{PassDef, Registry};
use crate::fused::{Finish, StartOver, Writer, run_fused};
use crate::pipeline::Pipeline;
use crate::run::{RunOptions, run};
use crate::text::parse_pipeline;

fn last(body: &Body) -> Option<couloir_ir::Op> {
    body.roots().first().and_then(|&root| body.entry_block(root)).and_then(|b| body.last_op(b))
}

fn is_function(op: &OpRef<'_>) -> bool {
    op.is(func::Func::def())
}

/// Marks the last op of each function with the pass's name.
fn mark(op: &OpRef<'_>, body: &mut Body, name: &str) {
    if let Some(last) = last(body).filter(|_| is_function(op)) {
        let mut attrs = body.discardable(last).as_dictionary(op.ctx()).unwrap_or_default().to_vec();
        attrs.push((op.ctx().intern(name), Attribute::UNIT));
        body.set_discardable(last, Attribute::dictionary(op.ctx(), attrs));
    }
}

macro_rules! each_body {
    ($id:ident, $name:literal, $work:expr) => {
        pub(super) static $id: PassDef = PassDef {
            name: $name,
            run: |cx| {
                let work: fn(&OpRef<'_>, &mut Body) = $work;
                let outer = Scope { ctx: cx.ctx, body: cx.body, outer: None }.op(cx.op);
                let mut around = cx.body.clone();
                let mut inner = around.take_nested(outer.op).ok_or(Failure)?;
                work(&outer, &mut inner);
                let all = inner.roots().to_vec();
                let blocks = all.into_iter().filter_map(|root| inner.entry_block(root));
                let ops = blocks.flat_map(|block| inner.block_ops(block)).collect::<Vec<_>>();
                for op in ops {
                    let Some(mut nested) = inner.take_nested(op) else { continue };
                    work(&Scope::new(cx.ctx, &inner).op(op), &mut nested);
                    inner.put_nested(op, nested);
                }
                around.put_nested(cx.op, inner);
                *cx.body = around;
                Ok(())
            },
            bodies: Some(|_, _| Ok(Box::new(EachBody::new($work as fn(&OpRef<'_>, &mut Body))))),
            ..IDLE
        };
    };
}

each_body!(FIRST, "first", |op, body| mark(op, body, "first"));
each_body!(SECOND, "second", |op, body| mark(op, body, "second"));
each_body!(REPORT, "report", |op, _| {
    if is_function(op) {
        op.ctx().emit(Diagnostic::remark(op.location().place(op.ctx()), "seen"));
    }
});
each_body!(BREAK, "break", |op, body| {
    if let Some(last) = last(body).filter(|_| is_function(op)) {
        body.erase_op(last);
    }
});
each_body!(LATER, "later", |op, body| {
    let last = last(body).and_then(|last| body.prev_op(last)).filter(|_| is_function(op));
    let Some(last) = last else { return };
    let block = body.block_of(last);
    if let Some(first) = block.and_then(|block| body.first_op(block)).filter(|&op| op != last)
        && let (Some(old), Some(new)) = (body.results(first).next(), body.results(last).next())
    {
        body.replace_all_uses(old, new);
        body.erase_op(first);
    }
});

/// Asks for a declaration of this name for each function.
struct Ask(&'static str);

impl BodyWise for Ask {
    fn around(&self, _: &OpRef<'_>, _: &mut Body) -> Result<Wanted, Failure> {
        Ok(Wanted::All)
    }

    fn inside(&self, op: &OpRef<'_>, _: &mut Body, _: Note) -> Result<Option<Asked>, Failure> {
        let name = op.symbol_name().map(|name| op.ctx().str(name)).unwrap_or_default();
        Ok(Some(Box::new(format!("{}_{name}", self.0))))
    }

    fn leaves(&self, _: OpRef<'_>) -> bool {
        self.0 == "a"
    }

    fn settle(&self, what: Settle<'_>) -> Result<(), Failure> {
        for (op, asked) in what.asked {
            let name = *asked.downcast::<String>().map_err(|_| Failure)?;
            declare(what.ctx, what.body, op, &name);
        }
        Ok(())
    }
}

fn declare(ctx: &Context, body: &mut Body, before: couloir_ir::Op, name: &str) {
    let def = func::Func::def();
    let mut props = vec![None; def.attrs.len()];
    for (slot, value) in [("sym_name", name), ("sym_visibility", "private")] {
        props[def.slot(slot).unwrap()] = Some(Attribute::string(ctx, value));
    }
    props[def.slot("function_type").unwrap()] =
        Some(Attribute::ty(ctx, couloir_ir::Type::function(ctx, &[], &[])));
    let mut inner = Body::new();
    inner.create_root();
    let inner = Some(Box::new(inner));
    let spec = OpSpec::new(OpName::of(def), Location::UNKNOWN);
    let new = body.create_op(OpSpec { props: &props, body: inner, ..spec });
    body.insert_before(before, new);
}

static ASK: PassDef = PassDef { name: "ask", bodies: Some(|_, _| Ok(Box::new(Ask("a")))), ..IDLE };
static CLASH: PassDef =
    PassDef { name: "clash", bodies: Some(|_, _| Ok(Box::new(Ask("f")))), ..IDLE };

/// A module that was read and verified, and a pipeline to run on it.
struct Read {
    ctx: Context,
    sink: Arc<Collector>,
    body: Body,
    op: couloir_ir::Op,
    pipeline: Pipeline,
}

fn read(text: &'static str, pipeline: &str, threads: bool) -> Read {
    let sink = Arc::new(Collector::default());
    let options = ContextOptions { single_threaded: !threads, ..ContextOptions::default() };
    let ctx = Context::new(options, Arc::clone(&sink) as _);
    couloir_dialects::register_all(&ctx);
    install(&ctx);
    let file = ctx.sources().add("t", text).unwrap();
    let parse = ParseOptions::new(Some(builtin::Module::def()));
    let (mut body, op) = parse_file(&ctx, &file, 0..text.len(), &parse).unwrap();
    couloir_ir::verify::verify(Scope::new(&ctx, &body).op(op)).unwrap();
    couloir_ir::verify::set_verified(&mut body, op);
    let mut registry = Registry::new();
    registry.add(&[&FIRST, &SECOND, &REPORT, &BREAK, &LATER, &ASK, &CLASH]);
    let pipeline = parse_pipeline(pipeline, &registry).unwrap();
    Read { ctx, sink, body, op, pipeline }
}

const VERIFY: RunOptions = RunOptions { verify_each: true };

/// What comes of running passes one by one, or together, with all that is said.
fn outcome(text: &'static str, pipeline: &str, threads: bool, fuse: bool) -> Option<String> {
    let Read { ctx, sink, mut body, op, pipeline } = read(text, pipeline, threads);
    let result = match fuse {
        true => run_fused(&ctx, &mut body, op, &pipeline, VERIFY, None).map(|_| ()),
        false => run(&ctx, &mut body, op, &pipeline, VERIFY).map_err(|Failure| StartOver),
    };
    if fuse {
        assert!(sink.take().is_empty());
    }
    result.ok().map(|()| {
        let mut out = Vec::new();
        print_module(Scope::new(&ctx, &body).op(op), &PrintOptions::default(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    })
}

/// Prints ops as soon as they are done.
struct Printing<'a>(AheadPrinter<'a>);

impl Finish for Printing<'_> {
    fn writer(&self) -> Box<Writer<'_>> {
        let mut writer = self.0.writer();
        Box::new(move |op| writer.text(op))
    }
}

/// How many ops were printed ahead, and the whole text.
fn printed_ahead(text: &'static str, pipeline: &str, threads: bool) -> (usize, String) {
    let Read { ctx, mut body, op, pipeline, .. } = read(text, pipeline, threads);
    let options = PrintOptions::default();
    let printer = AheadPrinter::new(&ctx, Scope::new(&ctx, &body).op(op), &options).unwrap();
    let finish = Printing(printer);
    let finished = run_fused(&ctx, &mut body, op, &pipeline, VERIFY, Some(&finish)).unwrap();
    let count = finished.len();
    let (ahead, mut out) = (finish.0.finish(finished), Vec::new());
    let module = Scope::new(&ctx, &body).op(op);
    let mut text = Vec::new();
    let mut take = |piece: &[u8]| text.extend_from_slice(piece);
    print_module_in_pieces(module, &options, &ahead, &mut out, &mut take).unwrap();
    text.append(&mut out);
    (count, String::from_utf8(text).unwrap())
}

const THREE: &str = "func.func @f() { return }\nfunc.func @g() { return }\n\
                     func.func private @h()\nfunc.func @i() { return }";

#[test]
fn together_as_one_by_one() {
    for pipeline in [
        "builtin.module(first)",
        "builtin.module(first,second)",
        "builtin.module(first,func.func(first),second,first)",
        "builtin.module(func.func(first,second))",
        "builtin.module(func.func(second),builtin.module(first),any(first))",
        "any(second,first)",
    ] {
        let expected = outcome(THREE, pipeline, false, false);
        assert!(expected.as_ref().is_some_and(|text| text.contains("return {first")));
        for threads in [false, true] {
            assert_eq!(outcome(THREE, pipeline, threads, true), expected);
        }
    }
}

/// So many functions that they go through the passes in several batches.
fn many() -> &'static str {
    let ops = |n| format!("%a{n} = arith.addi %a, %a : i32\n%b{n} = arith.muli %a, %b : i32\n");
    let body = (0..40).map(ops).collect::<String>();
    let function = |n| {
        format!(
            "func.func @f{n}(%a: i32, %b: i32) -> i32 {{\n{body}return %b{} : i32\n}}\n",
            n % 40
        )
    };
    Box::leak((0..60).map(function).collect::<String>().into_boxed_str())
}

#[test]
fn batches_are_as_one_after_the_other() {
    let pipeline = "builtin.module(first,later,second)";
    let expected = outcome(many(), pipeline, false, false).unwrap();
    for threads in [false, true] {
        assert_eq!(outcome(many(), pipeline, threads, true).as_ref(), Some(&expected));
        assert_eq!(printed_ahead(many(), pipeline, threads), (60, expected.clone()));
    }
}

#[test]
fn printed_ahead_as_in_the_end() {
    let text = "func.func @f(%a: i32) -> i32 { return %a : i32 }\n\
                func.func @alias() attributes {m = affine_map<(d0) -> (d0)>} { return }\n\
                func.func @number() attributes {n = distinct[7]<1 : i32>} { return }\n\
                func.func @g() attributes {m = 1 : i32} { return }";
    for (pipeline, ahead) in [
        ("builtin.module(first)", 4),
        ("builtin.module(func.func(first),first,second)", 4),
        // What is asked for is made after passes have been on all.
        ("builtin.module(ask,first)", 0),
        ("builtin.module(first,func.func(first))", 4),
        ("builtin.module(builtin.module(second),func.func(first),any(second))", 4),
        // The last step is not run together with others.
        ("builtin.module(first,func.func(builtin.module(first)))", 0),
    ] {
        let expected = outcome(text, pipeline, false, true).unwrap();
        for threads in [false, true] {
            let printed = printed_ahead(text, pipeline, threads);
            assert_eq!(printed, (ahead, expected.clone()), "{pipeline}");
        }
    }
}

#[test]
fn what_is_asked_for_is_made_in_the_order_of_passes() {
    for threads in [false, true] {
        let text = outcome(THREE, "builtin.module(ask,first)", threads, true).unwrap();
        let at = |name| text.find(name).unwrap();
        assert!(at("@a_f()") < at("@f()") && at("@f()") < at("@a_g()"));
        assert!(at("@i()") > at("@a_i()"));
        // A declaration has no body in which a pass could ask for anything.
        assert_eq!(text.find("@a_h()"), None);
    }
}

#[test]
fn given_up_without_a_word() {
    for pipeline in [
        // Reports, which a later pass may keep from being heard.
        "builtin.module(first,report)",
        // What a pass leaves is wrong.
        "builtin.module(first,break,second)",
        // A later pass does not leave what was asked for as it is.
        "builtin.module(ask,clash)",
        // The same for ops inside, and what these ask for.
        "builtin.module(func.func(first,report))",
        "builtin.module(func.func(first,break,second))",
        "builtin.module(func.func(first,ask))",
        // Asked for by two passes.
        "builtin.module(clash,clash)",
    ] {
        for threads in [false, true] {
            assert_eq!(outcome(THREE, pipeline, threads, true), None, "{pipeline}");
        }
    }
}

#[test]
fn tables_within_tables_are_left_to_the_usual_way() {
    let text = "func.func @f() { return }\nmodule @m { func.func @g() { return } }";
    let pipeline = "builtin.module(first,builtin.module(first,second))";
    let expected = outcome(text, pipeline, false, false);
    assert!(expected.is_some());
    for threads in [false, true] {
        assert_eq!(outcome(text, pipeline, threads, true), expected);
    }
}

#[test]
fn a_pass_that_uses_values_before_they_are_there_is_caught() {
    let text = "func.func @f() -> i32 {\n\
                %a = arith.constant 1 : i32\n%b = arith.addi %a, %a : i32\n\
                %c = arith.addi %b, %b : i32\nreturn %c : i32 }";
    assert!(outcome(text, "builtin.module(first)", false, false).is_some());
    for fuse in [false, true] {
        for pipeline in ["builtin.module(later)", "builtin.module(first,later,second)"] {
            assert_eq!(outcome(text, pipeline, false, fuse), None, "{pipeline}");
        }
    }
}
