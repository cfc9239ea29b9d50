//! Running pipelines: order, failure, verification, requests.

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{PrintOptions, install, print_module};
use couloir_diag::{Collector, Diagnostic};
use couloir_dialects::{builtin, func};
use couloir_ir::{Attribute, Body, Context, ContextOptions, Failure, Location, Op, OpSpec, Scope};

use super::{ANYWHERE, IDLE};
use crate::def::{PassCx, PassDef, Registry};
use crate::run::{RunOptions, run};
use crate::text::parse_pipeline;

fn view<'v>(cx: &'v PassCx<'_>) -> couloir_ir::OpRef<'v> {
    Scope { ctx: cx.ctx, body: cx.body, outer: cx.outer }.op(cx.op)
}

fn name(cx: &PassCx<'_>) -> String {
    view(cx).symbol_name().map_or_else(String::new, |name| cx.ctx.str(name).to_owned())
}

fn say(cx: &PassCx<'_>, what: &str) {
    let place = view(cx).location().place(cx.ctx);
    cx.ctx.emit(Diagnostic::remark(place, format!("{what} {}", name(cx))));
}

static REPORT: PassDef = PassDef {
    name: "report",
    run: |cx| {
        say(cx, "at");
        Ok(())
    },
    ..IDLE
};

static FAIL_ON_G: PassDef = PassDef {
    name: "fail-on-g",
    run: |cx| if name(cx) == "g" { Err(Failure) } else { Ok(()) },
    ..IDLE
};

/// Takes away the last op of the op's first block.
static BREAK: PassDef = PassDef {
    name: "break",
    run: |cx| {
        take_last(cx);
        Ok(())
    },
    ..IDLE
};

static BREAK_QUIETLY: PassDef = PassDef {
    name: "break-quietly",
    run: |cx| {
        take_last(cx);
        cx.unchanged();
        Ok(())
    },
    ..IDLE
};

fn take_last(cx: &mut PassCx<'_>) {
    cx.inside(|_, body| {
        let block = body.roots().first().and_then(|&region| body.entry_block(region));
        if let Some(last) = block.and_then(|block| body.last_op(block)) {
            body.erase_op(last);
        }
    });
}

static MARK: PassDef = PassDef {
    name: "mark",
    anchor: Some("func.func"),
    run: |cx| {
        let name = cx.ctx.intern("mark");
        let attrs = Attribute::dictionary(cx.ctx, vec![(name, Attribute::UNIT)]);
        cx.body.set_discardable(cx.op, attrs);
        Ok(())
    },
    ..IDLE
};

/// Asks for a copy of the op's declaration before it.
static DECLARE: PassDef = PassDef {
    name: "declare",
    anchor: Some("func.func"),
    run: |cx| {
        let copy = format!("{}_copy", name(cx));
        cx.request(move |ctx, body, op, _| {
            declare(ctx, body, op, &copy);
            Ok(())
        });
        Ok(())
    },
    ..IDLE
};

fn declare(ctx: &Context, body: &mut Body, op: Op, name: &str) {
    let def = func::Func::def();
    let mut props = (0..def.attrs.len()).map(|slot| body.prop(op, slot)).collect::<Vec<_>>();
    if let Some(slot) = def.slot("sym_name") {
        props[slot] = Some(Attribute::string(ctx, name));
    }
    if let Some(slot) = def.slot("sym_visibility") {
        props[slot] = Some(Attribute::string(ctx, "private"));
    }
    let mut inner = Body::new();
    inner.create_root();
    let spec = OpSpec {
        props: &props,
        body: Some(Box::new(inner)),
        ..OpSpec::new(couloir_ir::OpName::of(def), Location::UNKNOWN)
    };
    let new = body.create_op(spec);
    body.insert_before(op, new);
}

/// The messages and the printed module, or nothing when a pass failed.
fn outcome(text: &'static str, pipeline: &str, threads: bool) -> (Vec<String>, Option<String>) {
    let sink = Arc::new(Collector::default());
    let options = ContextOptions { single_threaded: !threads, ..ContextOptions::default() };
    let ctx = Context::new(options, Arc::clone(&sink) as _);
    couloir_dialects::register_all(&ctx);
    install(&ctx);
    let file = ctx.sources().add("t", text).unwrap();
    let parse = ParseOptions::new(Some(builtin::Module::def()));
    let (mut body, op) = parse_file(&ctx, &file, 0..text.len(), &parse).unwrap();
    let mut registry = Registry::new();
    registry.add(&[&ANYWHERE, &REPORT, &FAIL_ON_G, &BREAK, &BREAK_QUIETLY, &MARK, &DECLARE]);
    let pipeline = parse_pipeline(pipeline, &registry).unwrap();
    let result = run(&ctx, &mut body, op, &pipeline, RunOptions { verify_each: true });
    let messages = sink.take().into_iter().map(|d| d.message).collect();
    let printed = result.is_ok().then(|| {
        let mut out = Vec::new();
        print_module(Scope::new(&ctx, &body).op(op), &PrintOptions::default(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    });
    (messages, printed)
}

#[track_caller]
fn check(text: &'static str, pipeline: &str, messages: &[&str], printed: Option<&str>) {
    for threads in [false, true] {
        let (got, out) = outcome(text, pipeline, threads);
        assert_eq!(got, messages);
        assert_eq!(out.as_deref().map(str::trim_end), printed);
    }
}

const THREE: &str = "func.func @f() { return }
func.func @g() { return }
func.func @h() { return }";

const THREE_PRINTED: &str = "module {
  func.func @f() {
    return
  }
  func.func @g() {
    return
  }
  func.func @h() {
    return
  }
}";

#[test]
fn reports_come_in_the_order_of_the_ops() {
    check(THREE, "any(report)", &["at "], Some(THREE_PRINTED));
    check(
        THREE,
        "builtin.module(func.func(report),func.func(idle,report),report)",
        &["at f", "at f", "at g", "at g", "at h", "at h", "at "],
        Some(THREE_PRINTED),
    );
    check(
        THREE,
        "builtin.module(func.func(report),any(report))",
        &["at f", "at g", "at h", "at f", "at g", "at h"],
        Some(THREE_PRINTED),
    );
}

#[test]
fn a_failure_ends_what_is_around_it() {
    check(THREE, "builtin.module(func.func(fail-on-g,report),report)", &["at f", "at h"], None);
    check(THREE, "builtin.module(func.func(fail-on-g))", &[], None);
}

#[test]
fn what_a_pass_leaves_is_verified() {
    let empty = "empty block: expect at least a terminator";
    check(THREE, "builtin.module(func.func(break,report))", &[empty, empty, empty], None);
    let (messages, _) = outcome(THREE, "builtin.module(func.func(break-quietly))", true);
    assert_eq!(messages, [] as [&str; 0]);
}

#[test]
fn ops_that_no_pass_can_run_on() {
    check(
        THREE,
        "func.func(idle)",
        &["can't run 'func.func' pass manager on 'builtin.module' op"],
        None,
    );
    check(
        THREE,
        "builtin.module(func.func(func.return(idle)))",
        &["'func.return' op trying to schedule a pass on an operation not marked as \
           'IsolatedFromAbove'"; 3],
        None,
    );
    check(
        THREE,
        "any(mark)",
        &["'builtin.module' op trying to schedule pass 'Idle' on an unsupported operation"],
        None,
    );
    check(THREE, "builtin.module(func.func(any(idle)))", &[], Some(THREE_PRINTED));
    check(
        THREE,
        "builtin.module(func.func(idle),any(mark))",
        &[],
        Some(&THREE_PRINTED.replace("() {", "() attributes {mark} {")),
    );
}

#[test]
fn requests_are_carried_out_in_order() {
    check(
        "func.func private @f()\nfunc.func private @g()",
        "builtin.module(func.func(declare))",
        &[],
        Some(
            "module {\n  func.func private @f_copy()\n  func.func private @f()\n  \
             func.func private @g_copy()\n  func.func private @g()\n}",
        ),
    );
}
