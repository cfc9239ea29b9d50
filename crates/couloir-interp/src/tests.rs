//! What the checker lets pass, and what it finds: pairs of modules, before and after.

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_diag::Collector;
use couloir_dialects::builtin;
use couloir_ir::{Body, Context, ContextOptions, Op, Scope};

use crate::{CheckOptions, Checker, Tally, evaluate};

fn parse(ctx: &Context, text: &str) -> (Body, Op) {
    let file = ctx.sources().add("t", text.to_owned()).unwrap();
    let options = ParseOptions::new(Some(builtin::Module::def()));
    let (body, op) = parse_file(ctx, &file, 0..text.len(), &options).unwrap();
    couloir_ir::verify::verify(Scope::new(ctx, &body).op(op)).unwrap();
    (body, op)
}

/// The outcome of a check, and the first message.
fn check(before: &str, after: &str) -> (Tally, String) {
    let sink = Arc::new(Collector::default());
    let ctx = Context::new(ContextOptions::default(), Arc::clone(&sink) as _);
    couloir_dialects::register_all(&ctx);
    let (before, after) = (parse(&ctx, before), parse(&ctx, after));
    let checker = Checker::new(CheckOptions { steps: 5_000, ..CheckOptions::default() });
    checker.start(Scope::new(&ctx, &before.0).op(before.1));
    checker.compare(Scope::new(&ctx, &after.0).op(after.1), "pass");
    let said = sink.take().into_iter().next();
    (checker.tally(), said.map_or(String::new(), |d| d.message.clone()))
}

#[track_caller]
fn agrees(before: &str, after: &str) {
    let (tally, said) = check(before, after);
    assert_eq!(said, "");
    assert!(tally.agreed > 0 && tally.unknown == 0, "{tally:?}");
}

#[track_caller]
fn differs(before: &str, after: &str, what: &str) {
    let (tally, said) = check(before, after);
    assert_eq!(tally.differed, 1, "{tally:?}");
    assert!(said.contains(what), "{said}");
}

fn function(body: &str) -> String {
    format!("func.func @f(%a: i32, %b: i32) -> i32 {{\n{body}\n}}")
}

#[test]
fn arithmetic() {
    let before = function("%0 = arith.addi %a, %b : i32\nreturn %0 : i32");
    agrees(&before, &function("%0 = arith.addi %b, %a : i32\nreturn %0 : i32"));
    let after = function("%0 = arith.subi %a, %b : i32\nreturn %0 : i32");
    differs(&before, &after, "pass 'pass' changes what 'f' does: result 0 was");
}

#[test]
fn poison_may_become_anything() {
    let poison = function("%0 = ub.poison : i32\nreturn %0 : i32");
    let other = function("return %a : i32");
    agrees(&poison, &other);
    differs(&other, &poison, "and is poison");
}

#[test]
fn digits_beyond_their_basis_are_poison() {
    let digits = |op: &str| {
        format!("func.func @f(%a: index, %b: index) -> index {{\n{op}\nreturn %0 : index\n}}")
    };
    let other = digits("%0 = arith.addi %a, %b : index");
    for op in [
        "%c = arith.constant 4 : index\n%0 = affine.linearize_index disjoint [%a, %c] by (4, 4) : index",
        "%c = arith.constant 5 : index\n%0 = affine.linearize_index disjoint [%c, %a] by (4, 4) : index",
        "%c = arith.constant 16 : index\n%0, %1 = affine.delinearize_index %c into (4, 4) : index, index",
    ] {
        agrees(&digits(op), &other);
    }
    let free =
        "%c = arith.constant 4 : index\n%0 = affine.linearize_index [%a, %c] by (4, 4) : index";
    differs(&digits(free), &other, "result 0 was");
    let negative = "%c = arith.constant -1 : index\n%d = arith.constant 3 : index\n\
                    %0 = affine.linearize_index disjoint [%c, %d] by (4, 4) : index";
    differs(&digits(negative), &other, "result 0 was -1");
}

#[test]
fn undefined_behaviour_says_nothing() {
    let before = function("%0 = arith.divsi %a, %b : i32\nreturn %0 : i32");
    agrees(&before, &before);
    let zero =
        function("%z = arith.constant 0 : i32\n%0 = arith.divsi %a, %z : i32\nreturn %0 : i32");
    let (tally, _) = check(&zero, &before);
    assert_eq!(tally, Tally::default());
    differs(&before, &zero, "a division by zero");
}

#[test]
fn memory_is_compared() {
    let store = |at: &str| {
        format!(
            "func.func @f(%m: memref<?xi32>, %v: i32) {{\n%c0 = arith.constant 0 : index\n\
             %c1 = arith.constant 1 : index\nmemref.store %v, %m[%{at}] : memref<?xi32>\nreturn\n}}"
        )
    };
    agrees(&store("c0"), &store("c0"));
    differs(&store("c0"), &store("c1"), "memory of argument 0 was");
}

#[test]
fn calls_outside_are_events() {
    let call = |times: usize| {
        let call = "%r = call @g(%a) : (i32) -> i32\n";
        let calls = (0..times).map(|at| call.replace("%r", &format!("%r{at}"))).collect::<String>();
        format!(
            "func.func private @g(i32) -> i32\n{}",
            function(&format!("{calls}return %r0 : i32"))
        )
    };
    agrees(&call(2), &call(2));
    differs(&call(2), &call(1), "call 1 of others was @g(");
}

#[test]
fn a_lowered_signature_is_fitted() {
    let before = "func.func @f(%m: memref<?xf32>, %i: index) -> (index, f32) {
      %c0 = arith.constant 0 : index
      %v = memref.load %m[%c0] : memref<?xf32>
      return %i, %v : index, f32
    }";
    let after = "llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %i: i64)
        -> !llvm.struct<(i64, f32)> {
      %v = llvm.load %p : !llvm.ptr -> f32
      %0 = llvm.mlir.poison : !llvm.struct<(i64, f32)>
      %1 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i64, f32)>
      %2 = llvm.insertvalue %v, %1[1] : !llvm.struct<(i64, f32)>
      llvm.return %2 : !llvm.struct<(i64, f32)>
    }";
    agrees(before, after);
}

#[test]
fn what_does_not_end_gives_no_verdict() {
    let before = function("return %a : i32");
    let forever = function("cf.br ^bb1\n^bb1:\ncf.br ^bb1");
    let (tally, _) = check(&forever, &before);
    assert_eq!(tally, Tally::default());
    let (tally, said) = check(&before, &forever);
    assert_eq!((tally.differed, said.as_str()), (0, ""));
    assert!(tally.unknown > 0);
}

#[test]
fn types_that_are_too_large_give_no_verdict() {
    let large = "llvm.func @f() {
      %0 = llvm.mlir.zero : !llvm.array<1000000 x array<1000000 x i8>>
      llvm.return
    }";
    let (tally, _) = check(large, large);
    assert_eq!(tally.differed, 0);
}

/// Each example says with which status it exits.
#[test]
fn examples_give_what_they_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let status = text.lines().find_map(|line| line.strip_prefix("// exit status: "));
        let Some(status) = status else { continue };
        if text.contains("tensor<") {
            eprintln!("{}: skipped, tensors are run once they are memory", path.display());
            continue;
        }
        let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()) as _);
        couloir_dialects::register_all(&ctx);
        let (body, op) = parse(&ctx, &text);
        // Those that take longer are left to `--check-semantics-steps`.
        let options = CheckOptions { steps: 2_000_000, ..CheckOptions::default() };
        let found = evaluate(Scope::new(&ctx, &body).op(op), "main", options);
        if found.as_ref().is_err_and(|why| why.starts_with("too many steps")) {
            continue;
        }
        let found = found.map(|found| (found.parse::<i64>().unwrap() & 255).to_string());
        assert_eq!(found.as_deref(), Ok(status), "{}", path.display());
    }
}
