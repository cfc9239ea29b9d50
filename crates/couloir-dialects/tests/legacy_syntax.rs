//! Spellings that the LLVM dialect had before pointers became opaque, read
//! where the context's options ask for them.
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file, parse_type};
use couloir_asm::print::{PrintOptions, install, print_module, print_type};
use couloir_diag::Collector;
use couloir_dialects::builtin::Module;
use couloir_ir::view::Scope;
use couloir_ir::{Context, ContextOptions};

fn context(legacy_syntax: bool) -> (Context, Arc<Collector>) {
    let options = ContextOptions { legacy_syntax, ..ContextOptions::default() };
    let sink = Arc::new(Collector::default());
    let ctx = Context::new(options, sink.clone());
    couloir_dialects::register_all(&ctx);
    install(&ctx);
    (ctx, sink)
}

/// A module read, verified and printed; its first message otherwise.
fn printed(text: &str, options: &PrintOptions) -> Result<String, String> {
    let (ctx, sink) = context(true);
    let file = ctx.sources().add("input", text.as_bytes().to_vec()).unwrap();
    let first = |()| sink.take()[0].message.clone();
    let parse = ParseOptions::new(Some(Module::def()));
    let (body, op) = parse_file(&ctx, &file, 0..text.len(), &parse).map_err(|_| first(()))?;
    let op = Scope::new(&ctx, &body).op(op);
    couloir_ir::verify::verify(op).map_err(|_| first(()))?;
    let mut out = Vec::new();
    print_module(op, options, &mut out).unwrap();
    Ok(String::from_utf8(out).unwrap())
}

/// Checks how a type prints, and that the text reads back.
#[track_caller]
fn ty(text: &str, expected: &str) {
    let (ctx, sink) = context(true);
    let Ok(ty) = parse_type(&ctx, text) else { panic!("{text}: {:?}", sink.take()) };
    assert_eq!(print_type(&ctx, ty), expected);
    assert_eq!(parse_type(&ctx, expected).unwrap(), ty);
}

/// Checks what is said of a type.
#[track_caller]
fn bad_type(legacy: bool, text: &str, expected: &str) {
    let (ctx, sink) = context(legacy);
    assert!(parse_type(&ctx, text).is_err(), "{text}");
    assert_eq!(sink.take()[0].message, expected, "of {text}");
}

/// Checks that ops in a function with these arguments print as they were
/// written, in the generic form reads back, too.
#[track_caller]
fn ops(args: &str, lines: &str) {
    let text = format!("llvm.func @f({args}) {{\n{lines}\nllvm.return\n}}");
    let custom = printed(&text, &PrintOptions::default()).unwrap();
    let own = |text: &str| {
        let inside = text.lines().filter(|line| line.starts_with("    "));
        inside.map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    let expected = lines.lines().map(|line| line.trim().to_owned()).chain(["llvm.return".into()]);
    assert_eq!(own(&custom), expected.collect::<Vec<_>>());
    let generic = PrintOptions { generic: true, ..PrintOptions::default() };
    let generic = printed(&custom, &generic).unwrap();
    assert_eq!(printed(&generic, &PrintOptions::default()).unwrap(), custom);
}

/// Checks the first message about such ops.
#[track_caller]
fn bad_op(args: &str, line: &str, expected: &str) {
    let text = format!(
        "llvm.mlir.global external @g() : i32\nllvm.func @f({args}) {{\n{line}\nllvm.return\n}}"
    );
    assert_eq!(printed(&text, &PrintOptions::default()).unwrap_err(), expected, "of {line}");
}

#[test]
fn types_of_the_language_reference() {
    for same in [
        "!llvm.ptr",
        "!llvm.ptr<3>",
        "!llvm.ptr<i8>",
        "!llvm.ptr<i8, 3>",
        "!llvm.ptr<ptr<i32>>",
        "!llvm.ptr<ptr>",
        "!llvm.ptr<ptr<1>>",
        "!llvm.ptr<func<void (i32, ...)>>",
        "!llvm.struct<(struct<(i32)>)>",
        "!llvm.struct<packed (i8, i32)>",
        "!llvm.struct<\"list\", (i32, ptr<struct<\"list\">>)>",
        "!llvm.struct<\"a\", (ptr<struct<\"b\", (ptr<struct<\"a\">>)>>, ptr<struct<\"b\", (ptr<struct<\"a\">>)>>)>",
        "!llvm.struct<\"a\", opaque>",
        "!llvm.array<2 x ptr<f32>>",
        "!llvm.ppc_fp128",
        "!llvm.ptr<!llvm.ppc_fp128>",
        "vector<42x!llvm.ptr<i32>>",
    ] {
        ty(same, same);
    }
    ty("!llvm.ptr<!llvm.ptr<i32>>", "!llvm.ptr<ptr<i32>>");
    ty("!llvm.ptr<f32, 0>", "!llvm.ptr<f32>");
    ty("!llvm.vec<42 x ptr<i32>>", "vector<42x!llvm.ptr<i32>>");
    ty("!llvm.vec<? x 4 x i32>", "vector<[4]xi32>");
    ty("!llvm.vec<4 x f32>", "vector<4xf32>");
    ty("!llvm.array<2 x vec<2 x ptr<i32>>>", "!llvm.array<2 x vector<2x!llvm.ptr<i32>>>");
    ty("!llvm.struct<\"a\", ptr<struct<\"a\">>>", "!llvm.struct<\"a\", (ptr<struct<\"a\">>)>");
    ty("!llvm.struct<\"A\", (ptr<\"A\">)>", "!llvm.struct<\"A\", (ptr<struct<\"A\">>)>");
    // What LLVM has in its place since version 20.
    ty("!llvm.x86_mmx", "vector<1xi64>");
}

#[test]
fn types_that_are_wrong() {
    for pointee in ["void", "token", "label", "metadata"] {
        let message = format!("invalid pointer element type: '!llvm.{pointee}'");
        bad_type(true, &format!("!llvm.ptr<{pointee}>"), &message);
    }
    bad_type(true, "!llvm.vec<0 x i32>", "the number of vector elements must be positive");
    bad_type(true, "!llvm.vec<2 x void>", "invalid vector element type: '!llvm.void'");
    bad_type(true, "!llvm.vec<2 x vector<2xi32>>", "invalid vector element type: 'vector<2xi32>'");
    bad_type(true, "!llvm.struct<>", "expected valid keyword");
    bad_type(
        true,
        "!llvm.struct<\"a\">",
        "struct without a body only allowed in a recursive struct",
    );
}

#[test]
fn nothing_of_it_without_the_option() {
    bad_type(false, "!llvm.vec<4 x i32>", "unknown LLVM type: vec");
    bad_type(false, "!llvm.x86_mmx", "unknown LLVM type: x86_mmx");
    bad_type(false, "!llvm.ptr<i32>", "expected integer value");
    bad_type(false, "!llvm.struct<\"a\", i32>", "expected '('");
}

#[test]
fn memory() {
    let args = "%arg0: !llvm.ptr<i32>, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr<struct<(i8, ptr<f32>)>>";
    ops(
        args,
        "%0 = llvm.load %arg0 : !llvm.ptr<i32>
        %1 = llvm.load volatile %arg0 {alignment = 2 : i64} : !llvm.ptr<i32>
        %2 = llvm.load %arg1 : !llvm.ptr -> i32
        llvm.store %0, %arg0 : !llvm.ptr<i32>
        llvm.store %2, %arg1 : i32, !llvm.ptr
        %3 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
        %4 = llvm.getelementptr inbounds %arg3[%arg2, 1] : (!llvm.ptr<struct<(i8, ptr<f32>)>>, i64) -> !llvm.ptr<ptr<f32>>
        %5 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i8
        %6 = llvm.alloca %arg2 x i32 : (i64) -> !llvm.ptr<i32>
        %7 = llvm.atomicrmw add %arg0, %0 monotonic : !llvm.ptr<i32>, i32
        %8 = llvm.cmpxchg %arg0, %0, %1 acq_rel monotonic : !llvm.ptr<i32>, i32",
    );
}

#[test]
fn casts_and_values() {
    ops(
        "%arg0: !llvm.ptr<i32>, %arg1: i64",
        "%0 = llvm.bitcast %arg0 : !llvm.ptr<i32> to !llvm.ptr<i8>
        %1 = llvm.addrspacecast %arg0 : !llvm.ptr<i32> to !llvm.ptr<i32, 3>
        %2 = llvm.ptrtoint %arg0 : !llvm.ptr<i32> to i64
        %3 = llvm.inttoptr %arg1 : i64 to !llvm.ptr<f32>
        %4 = llvm.mlir.zero : !llvm.ptr<i32>
        %5 = llvm.icmp \"eq\" %arg0, %4 : !llvm.ptr<i32>
        %6 = llvm.mlir.addressof @f : !llvm.ptr<func<void (ptr<i32>, i64)>>",
    );
    let null = "llvm.func @f() {\n  %0 = llvm.mlir.null : !llvm.ptr<i8>\n  llvm.return\n}";
    let null = printed(null, &PrintOptions::default()).unwrap();
    assert!(null.contains("%0 = llvm.mlir.zero : !llvm.ptr<i8>"));
    let null = "llvm.func @f() {\n  %0 = \"llvm.mlir.null\"() : () -> !llvm.ptr\n  llvm.return\n}";
    let null = printed(null, &PrintOptions::default()).unwrap();
    assert!(null.contains("%0 = llvm.mlir.zero : !llvm.ptr\n"));
}

#[test]
fn calls() {
    ops(
        "%arg0: !llvm.ptr<func<i32 (i32)>>, %arg1: i32, %arg2: !llvm.ptr",
        "%0 = llvm.call %arg0(%arg1) : !llvm.ptr<func<i32 (i32)>>, (i32) -> i32
        %1 = llvm.call %arg2(%arg1) : !llvm.ptr, (i32) -> i32",
    );
    let short = "llvm.func @f(%0: !llvm.ptr<func<void (i32)>>, %1: i32) {\n  \
                 llvm.call %0(%1) : (i32) -> ()\n  llvm.return\n}";
    let long = printed(short, &PrintOptions::default()).unwrap();
    assert!(long.contains("llvm.call %arg0(%arg1) : !llvm.ptr<func<void (i32)>>, (i32) -> ()"));
}

#[test]
fn what_pointers_point_to() {
    let args = "%p: !llvm.ptr<i32>, %v: i64, %f: !llvm.ptr<func<i32 (i32)>>";
    for (line, message) in [
        (
            "%0 = llvm.load %p : !llvm.ptr<i32> -> i64",
            "'llvm.load' op expected pointer to 'i64', but it points to 'i32'",
        ),
        (
            "llvm.store %v, %p : i64, !llvm.ptr<i32>",
            "'llvm.store' op expected pointer to 'i64', but it points to 'i32'",
        ),
        (
            "%0 = llvm.alloca %v x i8 : (i64) -> !llvm.ptr<i32>",
            "'llvm.alloca' op expected pointer to 'i8', but it points to 'i32'",
        ),
        (
            "%0 = llvm.getelementptr %p[%v] : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>, i8",
            "'llvm.getelementptr' op expected pointer to 'i8', but it points to 'i32'",
        ),
        (
            "%0 = llvm.mlir.addressof @g : !llvm.ptr<i64>",
            "'llvm.mlir.addressof' op the type must be a pointer to the type of the referenced global",
        ),
        (
            "%0 = llvm.mlir.addressof @f : !llvm.ptr<func<void ()>>",
            "'llvm.mlir.addressof' op the type must be a pointer to the type of the referenced function",
        ),
        (
            "%0 = llvm.call %f(%v) : !llvm.ptr<func<i32 (i32)>>, (i64) -> i32",
            "'llvm.call' op operands and results do not match the callee's type '!llvm.func<i32 (i32)>'",
        ),
        (
            "%0 = llvm.call %p(%v) : !llvm.ptr<i32>, (i64) -> i32",
            "'llvm.call' op callee does not point to a function but to 'i32'",
        ),
        (
            "%0 = llvm.bitcast %p : !llvm.ptr<i32> to !llvm.ptr<i32, 1>",
            "'llvm.bitcast' op cannot cast pointers of different address spaces, use \
             'llvm.addrspacecast' instead",
        ),
    ] {
        bad_op(args, line, message);
    }
}
