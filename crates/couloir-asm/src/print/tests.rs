//! Text printed for text read; what is expected is what `mlir-opt` prints.

use std::sync::Arc;

use couloir_diag::Collector;
use couloir_ir::attr::AttrKind;
use couloir_ir::op::{Hooks, Trait, Traits};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, ContextOptions, DialectDef, OpDef, Scope};

use super::*;
use crate::parse::{ParseOptions, parse_attribute, parse_file, parse_type};

static MODULE: OpDef = OpDef {
    name: "builtin.module",
    traits: &[Trait::IsolatedFromAbove, Trait::NoTerminator],
    trait_set: Traits::of(&[Trait::IsolatedFromAbove, Trait::NoTerminator]),
    hooks: Hooks {
        default_dialect: Some("builtin"),
        parse: Some(|parser| parser.region(&[]).map(|_| ())),
        print: Some(|op, printer| {
            printer.text(" ");
            if let Some(region) = op.region(0) {
                printer.region(region, false, true);
            }
        }),
        ..Hooks::NONE
    },
    ..OpDef::EMPTY
};

/// Names its results `c` and its block arguments by default.
static NAMED: OpDef = OpDef {
    name: "t.named",
    hooks: Hooks {
        result_names: Some(|op, name| op.results().for_each(|value| name(value, "c 1"))),
        ..Hooks::NONE
    },
    ..OpDef::EMPTY
};

static BUILTIN: DialectDef = DialectDef { name: "builtin", ops: &[&MODULE], ..DialectDef::EMPTY };
static T: DialectDef = DialectDef { name: "t", ops: &[&NAMED], ..DialectDef::EMPTY };

fn context() -> Context {
    let options = ContextOptions { allow_unregistered_dialects: true, ..ContextOptions::default() };
    let ctx = Context::new(options, Arc::new(Collector::default()));
    ctx.register(&BUILTIN);
    ctx.register(&T);
    ctx
}

/// Reads text and prints it.
fn print(text: &str, options: &PrintOptions) -> String {
    let ctx = context();
    let file = ctx.sources().add("f", text.as_bytes().to_vec()).unwrap();
    let parse = ParseOptions::new(Some(&MODULE));
    let (body, op) = parse_file(&ctx, &file, 0..text.len(), &parse).unwrap();
    let mut out = Vec::new();
    print_module(Scope::new(&ctx, &body).op(op), options, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn check(text: &str, options: &PrintOptions, expected: &str) {
    assert_eq!(print(text, options), expected.trim_start_matches('\n'));
}

#[test]
fn types_print_as_written() {
    let ctx = context();
    for text in [
        "si5",
        "f8E4M3FN",
        "complex<f32>",
        "tuple<i32, tuple<>>",
        "() -> ()",
        "(i32, f32) -> (() -> i1)",
        "vector<4x[8]xi1>",
        "vector<f32>",
        "tensor<4x?xf32, \"enc\">",
        "tensor<*xindex>",
        "memref<4x?xf32, strided<[?, 1], offset: ?>, 1 : i32>",
        "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>",
        "memref<*xf32, 3>",
        "!foo.bar<a<b>>",
        "!foo<\"x y\">",
    ] {
        assert_eq!(print_type(&ctx, parse_type(&ctx, text).unwrap()), text);
    }
}

#[test]
fn attributes_print_as_written() {
    let ctx = context();
    for text in [
        "unit",
        "true",
        "-1 : i32",
        "1.000000e+00 : f32",
        "0x7FC00000 : f32",
        "\"a\\22\\0A\\\\\"",
        "[1, 2 : i32, 1.500000e+00, [@a::@\"b c\"]]",
        "{\"a b\", x = 1 : i64}",
        "array<i8: -1, 2>",
        "dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>",
        "dense<(1,2)> : tensor<complex<i32>>",
        "dense<> : tensor<2x0xf32>",
        "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
        "loc(callsite(\"a\" at fused<\"m\">[\"x\", \"f\":1:2 to :5]))",
        "distinct[0]<42 : i32>",
        "affine_set<(d0) : (d0 - 3 == 0)>",
    ] {
        assert_eq!(print_attribute(&ctx, parse_attribute(&ctx, text).unwrap()), text);
    }
}

#[test]
fn aliases_are_numbered_by_depth_and_name() {
    check(
        "\"x\"() {a = [affine_map<(d0) -> (d0)>, affine_set<() : (0 == 0)>, affine_map<() -> (1)>]} : () -> ()",
        &PrintOptions::default(),
        "
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (1)>
#set = affine_set<() : (0 == 0)>
module {
  \"x\"() {a = [#map, #set, #map1]} : () -> ()
}

",
    );
}

#[test]
fn locations_stand_at_the_end_but_for_those_of_arguments() {
    check(
        "\"x\"() ({\n^bb0(%a: i32 loc(\"q\")):\n}) : () -> () loc(\"n\"(\"f\":1:2))",
        &PrintOptions { debuginfo: true, ..PrintOptions::default() },
        "
#loc2 = loc(\"q\")
module {
  \"x\"() ({
  ^bb0(%arg0: i32 loc(\"q\")):
  }) : () -> () loc(#loc3)
} loc(#loc)
#loc = loc(\"f\":0:0)
#loc1 = loc(\"f\":1:2)
#loc3 = loc(\"n\"(#loc1))

",
    );
}

const VALUES: &str = "%a:2 = \"x\"() ({
  %0 = \"y\"() : () -> i32
}, {
^bb0(%0: i32):
  \"br\"(%0)[^b, ^b] : (i32) -> ()
^b:
}) : () -> (i32, i32)
%b = \"t.named\"() : () -> i32
%c = \"t.named\"() : () -> i32
\"u\"(%a#1, %b, %b) : (i32, i32, i32) -> ()
";

#[test]
fn values_are_numbered_by_region() {
    check(
        VALUES,
        &PrintOptions::default(),
        "
module {
  %0:2 = \"x\"() ({
    %1 = \"y\"() : () -> i32
  }, {
  ^bb0(%arg0: i32):
    \"br\"(%arg0)[^bb1, ^bb1] : (i32) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
  }) : () -> (i32, i32)
  %c_1 = \"t.named\"() : () -> i32
  %c_1_0 = \"t.named\"() : () -> i32
  \"u\"(%0#1, %c_1, %c_1) : (i32, i32, i32) -> ()
}

",
    );
}

#[test]
fn generic_form_numbers_across_regions() {
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    let text = print(VALUES, &options);
    assert!(text.contains("%3 = \"y\"()"), "{text}");
    assert!(text.contains("\"u\"(%0#1, %1, %1)"), "{text}");
}

#[test]
fn users_are_named() {
    let text = print(VALUES, &PrintOptions { value_users: true, ..PrintOptions::default() });
    assert!(text.contains("}) : () -> (i32, i32) // users: (unused), (%1)"), "{text}");
    assert!(text.contains("    // %arg0 is used by %2\n"), "{text}");
    assert!(text.contains("%c_1_0 = \"t.named\"() : () -> i32 // unused"), "{text}");
}

#[test]
fn what_is_nested_deeply_prints() {
    let ctx = context();
    let (mut ty, mut attr) = (Type::I1, Attribute::UNIT);
    for _ in 0..200_000 {
        ty = Type::get(&ctx, TypeKind::Tuple([ty].into()));
        attr = Attribute::get(&ctx, AttrKind::Array([attr].into()));
    }
    assert_eq!(print_type(&ctx, ty).len(), 200_000 * 7 + 2);
    assert_eq!(print_attribute(&ctx, attr).len(), 200_000 * 2 + 4);
}
