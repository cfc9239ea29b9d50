//! Aliases of identified types: how they are ordered, that they read back, and
//! that graphs of types cost no more than their edges.
#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{PrintOptions, install, print_module};
use couloir_diag::Collector;
use couloir_dialects::builtin::Module;
use couloir_dialects::llvm::types;
use couloir_ir::asm::{AsmParser, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::ty::{Identified, TypeDef};
use couloir_ir::view::Scope;
use couloir_ir::{Context, ContextOptions, DialectDef, Type};

/// A dialect of its own, whose nodes ask for aliases as structs do.
static GRAPH: DialectDef = DialectDef { name: "graph", types: &[&NODE], ..DialectDef::EMPTY };

/// `node<"name", T>`, a node and what it leads to; `node<"name">` before or after that.
static NODE: TypeDef = TypeDef {
    dialect: "graph",
    mnemonic: "node",
    parse: parse_node,
    print: |_, ty, printer| {
        let Some(Param::Str(name)) = ty.params.first() else { return };
        printer.text("<");
        printer.string(*name);
        if let Some(next) = ty.body.get().and_then(|body| body.first()?.as_type())
            && !printer.is_inside_itself(ty)
        {
            printer.text(", ");
            printer.ty(next);
        }
        printer.text(">");
    },
    identified: Some(&Identified {
        name: |ctx, ty| ty.params.first()?.as_str().map(|name| format!("n_{}", ctx.str(name))),
        print_forward: |_, ty, printer| {
            let Some(Param::Str(name)) = ty.params.first() else { return };
            printer.text("<");
            printer.string(*name);
            printer.text(">");
        },
    }),
    ..TypeDef::EMPTY
};

fn parse_node(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    parser.punct("<")?;
    let at = parser.position();
    let name = parser.string()?;
    let ty = Type::dialect(parser.context(), &NODE, vec![Param::Str(name)]);
    if parser.optional_punct(">") {
        let may = parser.takes_without_body(at, ty);
        return if may { Ok(ty) } else { Err(parser.error(at, "node without a body")) };
    }
    parser.punct(",")?;
    let next = Param::Type(parser.ty()?);
    parser.punct(">")?;
    let node = ty.as_dialect(parser.context()).unwrap();
    assert_eq!(**node.body.get_or_init(|| [next].into()), [node.body.get().unwrap()[0].clone()]);
    Ok(ty)
}

fn context() -> (Context, Arc<Collector>) {
    let options = ContextOptions {
        legacy_syntax: true,
        identified_aliases: true,
        allow_unregistered_dialects: true,
        ..ContextOptions::default()
    };
    let sink = Arc::new(Collector::default());
    let ctx = Context::new(options, sink.clone());
    couloir_dialects::register_all(&ctx);
    ctx.register(&GRAPH);
    install(&ctx);
    (ctx, sink)
}

/// Reads a module into a context and prints it; the error otherwise.
fn printed_in(ctx: &Context, text: &str) -> Option<String> {
    let file = ctx.sources().add("input", text.as_bytes().to_vec()).unwrap();
    let options = ParseOptions::new(Some(Module::def()));
    let (body, op) = parse_file(ctx, &file, 0..text.len(), &options).ok()?;
    let mut out = Vec::new();
    print_module(Scope::new(ctx, &body).op(op), &PrintOptions::default(), &mut out).unwrap();
    Some(String::from_utf8(out).unwrap())
}

/// The aliases a module starts with when printed; read again they are the same.
#[track_caller]
fn aliases(text: &str) -> Vec<String> {
    let (ctx, sink) = context();
    let Some(first) = printed_in(&ctx, text) else { panic!("{:?}", sink.take()) };
    let (again, sink) = context();
    let Some(second) = printed_in(&again, &first) else { panic!("{:?}\n{first}", sink.take()) };
    assert_eq!(first, second);
    first.lines().take_while(|line| line.starts_with('!')).map(str::to_owned).collect()
}

/// The first message about a module that cannot be read.
#[track_caller]
fn message(text: &str) -> String {
    let (ctx, sink) = context();
    assert_eq!(printed_in(&ctx, text), None);
    sink.take()[0].message.clone()
}

#[test]
fn definitions_stand_before_uses() {
    let text = r#"
        "t.op"() : () -> !llvm.struct<"outer", (struct<"inner", (i32)>, array<2 x struct<"inner", (i32)>>)>
        "t.op"() : () -> !llvm.struct<"inner", (i32)>
        "t.op"() : () -> !llvm.struct<"unknown", opaque>"#;
    let expected = [
        r#"!inner = !llvm.struct<"inner", (i32)>"#,
        r#"!outer = !llvm.struct<"outer", (!inner, array<2 x !inner>)>"#,
        r#"!unknown = !llvm.struct<"unknown", opaque>"#,
    ];
    assert_eq!(aliases(text), expected);
}

#[test]
fn one_of_a_circle_is_named_first() {
    let text = r#"
        "t.op"() : () -> !llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>, ptr<struct<"b">>)>>)>
        "t.op"() : () -> !llvm.struct<"self", (ptr<struct<"self">>)>"#;
    let expected = [
        r#"!a = !llvm.struct<"a">"#,
        r#"!b = !llvm.struct<"b", (ptr<!a>, ptr<struct<"b">>)>"#,
        r#"!a = !llvm.struct<"a", (ptr<!b>)>"#,
        r#"!self = !llvm.struct<"self", (ptr<struct<"self">>)>"#,
    ];
    assert_eq!(aliases(text), expected);
}

#[test]
fn names_are_told_apart() {
    let text = r#"
        "t.op"() : () -> (!llvm.struct<"x y", (i1)>, !llvm.struct<"x_y", (i2)>, !llvm.struct<"", (i3)>)
        "t.op"() : () -> (!llvm.struct<"struct", (i4)>, !llvm.struct<"1", (i5)>)"#;
    let expected = [
        r#"!x_y = !llvm.struct<"x y", (i1)>"#,
        r#"!x_y1 = !llvm.struct<"x_y", (i2)>"#,
        r#"!struct = !llvm.struct<"", (i3)>"#,
        r#"!struct1 = !llvm.struct<"struct", (i4)>"#,
        r#"!_1_ = !llvm.struct<"1", (i5)>"#,
    ];
    assert_eq!(aliases(text), expected);
}

#[test]
fn other_dialects_ask_for_the_same() {
    let text = r#"
        !a = !graph.node<"a">
        !b = !graph.node<"b", tuple<!a, !llvm.struct<"s", (i32)>>>
        !a = !graph.node<"a", !b>
        "t.op"() : () -> !b"#;
    let expected = [
        r#"!n_b = !graph.node<"b">"#,
        r#"!n_a = !graph.node<"a", !n_b>"#,
        r#"!s = !llvm.struct<"s", (i32)>"#,
        r#"!n_b = !graph.node<"b", tuple<!n_a, !s>>"#,
    ];
    assert_eq!(aliases(text), expected);
}

#[test]
fn what_is_not_completed() {
    let never = message("!a = !llvm.struct<\"a\">\n\"t.op\"() : () -> !a");
    assert_eq!(never, "type alias is never completed");
    let not_there = message(r#""t.op"() : () -> !llvm.struct<"a">"#);
    assert_eq!(not_there, "struct without a body only allowed in a recursive struct");
    let other = message("!a = !llvm.struct<\"a\">\n!a = !llvm.struct<\"b\", (i32)>");
    assert_eq!(other, "redefinition of type alias id 'a'");
    let twice = message("!a = !llvm.struct<\"a\", (i32)>\n!a = !llvm.struct<\"a\", (i32)>");
    assert_eq!(twice, "redefinition of type alias id 'a'");
}

/// Structs each of which points to many others, and a module that has them all.
fn graph(ctx: &Context, count: usize, degree: usize) -> String {
    let name = |at: usize| ctx.intern(&format!("struct.{at}"));
    let all = (0..count).map(|at| types::struct_identified(ctx, name(at))).collect::<Vec<_>>();
    for (at, &ty) in all.iter().enumerate() {
        let others = (0..degree).map(|edge| all[(at * 7 + edge * 13 + 1) % count]);
        let body = others.map(|other| types::typed_ptr(ctx, other, 0)).collect::<Vec<_>>();
        assert!(types::set_body(ctx, ty, &body, false));
    }
    let mut text = String::new();
    for at in 0..count {
        writeln!(text, "llvm.func @f{at}(!llvm.ptr<struct<\"struct.{at}\">>)").unwrap();
    }
    text
}

/// The size of such a module's text, and how long printing and reading take.
fn cost(count: usize, degree: usize) -> (usize, Duration) {
    let (ctx, _) = context();
    let text = graph(&ctx, count, degree);
    let start = Instant::now();
    let first = printed_in(&ctx, &text).unwrap();
    let (again, _) = context();
    let second = printed_in(&again, &first).unwrap();
    let taken = start.elapsed();
    // From where a circle is entered depends on nothing but the module.
    assert_eq!(first, second);
    (first.len(), taken)
}

/// Whether twice the types cost about twice; measured again where the machine
/// was busy with something else.
fn is_linear(smaller: (usize, usize), larger: (usize, usize), times: usize) -> bool {
    let fits = |_| {
        let (small, fast) = cost(smaller.0, smaller.1);
        let (large, slow) = cost(larger.0, larger.1);
        assert!(large < small * times * 6 / 5, "{small} and {large} bytes");
        slow.as_nanos() < fast.as_nanos() * times as u128 * 8 / 5
    };
    (0..10).any(fits)
}

#[test]
fn graphs_cost_as_much_as_they_have_edges() {
    assert!(is_linear((1000, 50), (2000, 50), 2));
    // All point to all.
    assert!(is_linear((200, 200), (400, 400), 4));
}

#[test]
fn two_thousand_that_all_point_to_all() {
    let (size, _) = cost(2000, 2000);
    assert!(size < 2000 * 2000 * 24);
}

#[test]
fn long_chains_need_no_stack() {
    let (ctx, _) = context();
    let mut next = Type::I32;
    for at in 0..100_000 {
        let ty = types::struct_identified(&ctx, ctx.intern(&format!("link.{at}")));
        assert!(types::set_body(&ctx, ty, &[types::typed_ptr(&ctx, next, 0)], false));
        next = ty;
    }
    let first = printed_in(&ctx, r#""t.op"() : () -> !llvm.struct<"link.99999">"#).unwrap();
    assert_eq!(printed_in(&context().0, &first).unwrap(), first);
}
