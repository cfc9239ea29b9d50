//! Folding, op by op: what the greedy driver without patterns makes of a
//! function body.
#![allow(clippy::unwrap_used)]

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{PrintOptions, print_module};
use couloir_dialects::builtin::Module;
use couloir_ir::Context;
use couloir_ir::view::Scope;
use couloir_rewrite::greedy::{Greedy, RewritePatterns};

/// The body of a function of these arguments after folding, without the
/// types that end its lines.
fn folded(args: &str, results: &str, body: &str) -> Vec<String> {
    let text = format!("func.func @f({args}) -> ({results}) {{\n{body}\n}}");
    let ctx = Context::default();
    couloir_dialects::register_all(&ctx);
    couloir_asm::print::install(&ctx);
    let file = ctx.sources().add("input", text.clone().into_bytes()).unwrap();
    let options = ParseOptions::new(Some(Module::def()));
    let (mut body, op) = parse_file(&ctx, &file, 0..text.len(), &options).unwrap();
    Greedy::new(RewritePatterns::new()).run_all(&ctx, None, &mut body).unwrap();
    let mut out = Vec::new();
    print_module(Scope::new(&ctx, &body).op(op), &PrintOptions::default(), &mut out).unwrap();
    let lines = String::from_utf8(out).unwrap();
    let lines = lines.lines().filter(|line| line.starts_with("    "));
    lines.map(|line| line.trim().split(" : ").next().unwrap().to_owned()).collect()
}

/// Checks what a function folds to: its lines without types, joined by `; `.
#[track_caller]
fn check(args: &str, results: &str, body: &str, expected: &str) {
    assert_eq!(folded(args, results, body).join("; "), expected, "of {body}");
}

/// Checks an `i8` op of `%x` and constants `%a` and `%b`.
#[track_caller]
fn i8_op(op: &str, a: i64, b: i64, expected: &str) {
    let body = format!(
        "%a = arith.constant {a} : i8\n%b = arith.constant {b} : i8\n%r = arith.{op} : i8\n\
         return %r : i8"
    );
    check("%x: i8", "i8", &body, expected);
}

#[test]
fn integers() {
    for (op, a, b, result) in [
        ("addi %a, %b", 127, 1, -128),
        ("subi %a, %b", -128, 1, 127),
        ("muli %a, %b", 100, 3, 44),
        ("divsi %a, %b", -7, 2, -3),
        ("floordivsi %a, %b", -7, 2, -4),
        ("ceildivsi %a, %b", 7, 2, 4),
        ("ceildivui %a, %b", -1, 2, -128),
        ("remsi %a, %b", -7, 2, -1),
        ("shrsi %a, %b", -128, 7, -1),
        ("shrui %a, %b", -128, 7, 1),
        ("maxui %a, %b", -1, 1, -1),
        ("minsi %a, %b", -1, 1, -1),
    ] {
        let name = format!("%c{result}_i8");
        i8_op(op, a, b, &format!("{name} = arith.constant {result}; return {name}"));
    }
}

#[test]
fn undefined_results_stay() {
    let stays = "%c1_i8 = arith.constant 1; %c0_i8 = arith.constant 0; \
        %0 = arith.divui %c1_i8, %c0_i8; return %0";
    i8_op("divui %a, %b", 1, 0, stays);
    let stays = "%c1_i8 = arith.constant 1; %c8_i8 = arith.constant 8; \
        %0 = arith.shli %c1_i8, %c8_i8; return %0";
    i8_op("shli %a, %b", 1, 8, stays);
    let stays = "%c-128_i8 = arith.constant -128; %c2_i8 = arith.constant 2; \
        %0 = arith.ceildivsi %c-128_i8, %c2_i8; return %0";
    i8_op("ceildivsi %a, %b", -128, 2, stays);
}

#[test]
fn neutral_operands() {
    for (op, a) in [
        ("addi %x, %a", 0),
        ("addi %a, %x", 0),
        ("muli %x, %a", 1),
        ("andi %x, %a", -1),
        ("shrui %x, %a", 0),
        ("divsi %x, %a", 1),
        ("maxsi %x, %a", -128),
        ("minui %x, %a", -1),
    ] {
        i8_op(op, a, a, "return %arg0");
    }
    i8_op("xori %x, %x", 1, 1, "%c0_i8 = arith.constant 0; return %c0_i8");
    i8_op("remui %x, %a", 1, 1, "%c0_i8 = arith.constant 0; return %c0_i8");
}

#[test]
fn constants_go_last() {
    i8_op(
        "addi %a, %x",
        5,
        5,
        "%c5_i8 = arith.constant 5; %0 = arith.addi %arg0, %c5_i8; return %0",
    );
    check(
        "%x: i8",
        "i1",
        "%a = arith.constant 5 : i8\n%r = arith.cmpi slt, %a, %x : i8\nreturn %r : i1",
        "%c5_i8 = arith.constant 5; %0 = arith.cmpi sgt, %arg0, %c5_i8; return %0",
    );
}

#[test]
fn ops_that_cancel() {
    let two = |first: &str, second: &str| {
        format!("%0 = arith.{first} : i8\n%1 = arith.{second} : i8\nreturn %1 : i8")
    };
    for (first, second) in [
        ("subi %x, %y", "addi %y, %0"),
        ("addi %x, %y", "subi %0, %y"),
        ("addi %y, %x", "subi %0, %y"),
        ("xori %y, %x", "xori %y, %0"),
    ] {
        check("%x: i8, %y: i8", "i8", &two(first, second), "return %arg0");
    }
    check(
        "%x: i8, %y: i8",
        "i8",
        &two("andi %x, %y", "andi %y, %0"),
        "%0 = arith.andi %arg0, %arg1; return %0",
    );
}

#[test]
fn extended_results() {
    check(
        "",
        "i8, i1",
        "%a = arith.constant 200 : i8\n%s:2 = arith.addui_extended %a, %a : i8, i1\n\
         return %s#0, %s#1 : i8, i1",
        "%c-112_i8 = arith.constant -112; %true = arith.constant true; return %c-112_i8, %true",
    );
    check(
        "%x: i8",
        "i8, i8",
        "%a = arith.constant 1 : i8\n%s:2 = arith.mului_extended %a, %x : i8\n\
         return %s#0, %s#1 : i8, i8",
        "%c0_i8 = arith.constant 0; return %arg0, %c0_i8",
    );
}

#[test]
fn elements() {
    check(
        "",
        "vector<3xi8>",
        "%a = arith.constant dense<[1, 2, 127]> : vector<3xi8>\n\
         %b = arith.constant dense<1> : vector<3xi8>\n\
         %r = arith.addi %a, %b : vector<3xi8>\nreturn %r : vector<3xi8>",
        "%cst = arith.constant dense<[2, 3, -128]>; return %cst",
    );
    check(
        "%x: tensor<2xi8>",
        "tensor<2xi1>",
        "%r = arith.cmpi sle, %x, %x : tensor<2xi8>\nreturn %r : tensor<2xi1>",
        "%cst = arith.constant dense<true>; return %cst",
    );
}

#[test]
fn poison() {
    check(
        "%x: i8",
        "i8",
        "%p = ub.poison : i8\n%r = arith.muli %x, %p : i8\nreturn %r : i8",
        "%0 = ub.poison; return %0",
    );
    check(
        "%x: i8, %c: i1",
        "i8",
        "%p = ub.poison : i8\n%r = arith.select %c, %p, %x : i8\nreturn %r : i8",
        "return %arg0",
    );
}

/// Checks an `f32` op of `%x` and the constant `%a`.
#[track_caller]
fn f32_op(op: &str, a: &str, expected: &str) {
    let body = format!("%a = arith.constant {a} : f32\n%r = arith.{op} : f32\nreturn %r : f32");
    check("%x: f32", "f32", &body, expected);
}

#[test]
fn floats() {
    f32_op("addf %x, %a", "-0.0", "return %arg0");
    f32_op("subf %x, %a", "0.0", "return %arg0");
    f32_op("mulf %x, %a", "1.0", "return %arg0");
    f32_op("maxnumf %x, %a", "0x7FC00000", "return %arg0");
    f32_op("minimumf %x, %a", "0x7F800000", "return %arg0");
    f32_op(
        "mulf %x, %a fastmath<nnan,nsz>",
        "0.0",
        "%cst = arith.constant 0.000000e+00; return %cst",
    );
    f32_op("divf %a, %a", "3.0", "%cst = arith.constant 1.000000e+00; return %cst");
    f32_op(
        "addf %x, %a",
        "0.0",
        "%cst = arith.constant 0.000000e+00; %0 = arith.addf %arg0, %cst; return %0",
    );
}

/// Checks a chain of two casts of `%x`.
#[track_caller]
fn casts(from: &str, first: &str, middle: &str, second: &str, to: &str, expected: &str) {
    let body = format!(
        "%0 = arith.{first} %x : {from} to {middle}\n%1 = arith.{second} %0 : {middle} to {to}\n\
         return %1 : {to}"
    );
    check(&format!("%x: {from}"), to, &body, expected);
}

#[test]
fn casts_of_casts() {
    casts("i8", "extsi", "i32", "trunci", "i8", "return %arg0");
    casts("i16", "extui", "i32", "trunci", "i8", "%0 = arith.trunci %arg0; return %0");
    casts("i8", "extsi", "i16", "extsi", "i32", "%0 = arith.extsi %arg0; return %0");
    casts("f16", "extf", "f32", "truncf", "f16", "return %arg0");
    casts(
        "f64",
        "truncf",
        "f32",
        "extf",
        "f64",
        "%0 = arith.truncf %arg0; %1 = arith.extf %0; return %1",
    );
}

#[test]
fn constants_that_do_not_fit_are_not_cast() {
    let cast = |value: &str, op: &str, from: &str, to: &str| {
        let body = format!(
            "%a = arith.constant {value} : {from}\n%r = arith.{op} %a : {from} to {to}\n\
             return %r : {to}"
        );
        folded("", to, &body).len()
    };
    assert_eq!(cast("0.5", "truncf", "f64", "f32"), 2);
    assert_eq!(cast("0.1", "truncf", "f64", "f32"), 3);
    assert_eq!(cast("2.5", "fptosi", "f32", "i8"), 2);
    assert_eq!(cast("1000.0", "fptosi", "f32", "i8"), 3);
    assert_eq!(cast("16777217", "sitofp", "i32", "f32"), 2);
}

#[test]
fn selections() {
    let args = "%c: i1, %x: i8, %y: i8";
    let check = |body: &str, expected: &str| check(args, "i8", body, expected);
    check("%r = arith.select %c, %x, %x : i8\nreturn %r : i8", "return %arg1");
    check(
        "%t = arith.constant false\n%r = arith.select %t, %x, %y : i8\nreturn %r : i8",
        "return %arg2",
    );
    check(
        "%e = arith.cmpi eq, %x, %y : i8\n%r = arith.select %e, %x, %y : i8\nreturn %r : i8",
        "return %arg2",
    );
}

/// Checks an op of `index` with constants `%a` and `%b`.
#[track_caller]
fn index_op(op: &str, a: i64, b: i64, ty: &str, expected: &str) {
    let body = format!(
        "%a = index.constant {a}\n%b = index.constant {b}\n%r = index.{op}\nreturn %r : {ty}"
    );
    check("%x: index", ty, &body, expected);
}

#[test]
fn indices_of_unknown_width() {
    index_op("add %a, %b", 1, 2, "index", "%idx3 = index.constant 3; return %idx3");
    index_op("mul %x, %a", 1, 2, "index", "return %arg0");
    let big = 1 << 32;
    index_op(
        "divu %a, %b",
        big,
        2,
        "index",
        "%idx4294967296 = index.constant 4294967296; %idx2 = index.constant 2; \
         %0 = index.divu %idx4294967296, %idx2; return %0",
    );
    index_op("cmp eq(%x, %x)", 1, 2, "i1", "%true = index.bool.constant true; return %true");
    let bounded = "%a = index.constant 7\n%b = index.constant 5\n%m = index.maxs %x, %a\n\
        %r = index.cmp slt(%m, %b)\nreturn %r : i1";
    check("%x: index", "i1", bounded, "%false = index.bool.constant false; return %false");
}

#[test]
fn unrealized_casts() {
    check(
        "%x: i8",
        "i8",
        "%0:2 = builtin.unrealized_conversion_cast %x : i8 to i16, i32\n\
         %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i16, i32 to i8\nreturn %1 : i8",
        "return %arg0",
    );
}

#[test]
fn memrefs() {
    check(
        "%m: memref<4x?xi8>",
        "index, index",
        "%c = arith.constant 0 : index\n%d = memref.dim %m, %c : memref<4x?xi8>\n\
         %r = memref.rank %m : memref<4x?xi8>\nreturn %d, %r : index, index",
        "%c4 = arith.constant 4; %c2 = arith.constant 2; return %c4, %c2",
    );
    check(
        "%m: memref<4xi8>, %i: index",
        "i8",
        "%c = memref.cast %m : memref<4xi8> to memref<?xi8>\n\
         %0 = memref.load %c[%i] : memref<?xi8>\nreturn %0 : i8",
        "%0 = memref.load %arg0[%arg1]; return %0",
    );
    check(
        "%m: memref<4x4xi8>",
        "memref<4x4xi8>",
        "%s = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<4x4xi8> to memref<4x4xi8>\n\
         %c = memref.collapse_shape %s [[0, 1]] : memref<4x4xi8> into memref<16xi8>\n\
         %e = memref.expand_shape %c [[0, 1]] output_shape [4, 4] : memref<16xi8> into memref<4x4xi8>\n\
         return %e : memref<4x4xi8>",
        "return %arg0",
    );
}

#[test]
fn affine_maps() {
    check(
        "%x: index",
        "index, index",
        "%c = arith.constant -7 : index\n\
         %0 = affine.apply affine_map<(d0) -> (d0 floordiv 2 + d0 mod 3)>(%c)\n\
         %1 = affine.apply affine_map<(d0)[s0] -> (s0)>(%c)[%x]\nreturn %0, %1 : index, index",
        "%c-2 = arith.constant -2; return %c-2, %arg0",
    );
    check(
        "",
        "index, index",
        "%c = arith.constant 23 : index\n\
         %0:2 = affine.delinearize_index %c into (4, 10) : index, index\n\
         return %0#0, %0#1 : index, index",
        "%c2 = arith.constant 2; %c3 = arith.constant 3; return %c2, %c3",
    );
}
