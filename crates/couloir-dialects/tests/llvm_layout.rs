//! Sizes and alignments of the types of `llvm`; the numbers are MLIR 22's.
#![allow(clippy::unwrap_used)]

use couloir_asm::parse::{parse_attribute, parse_type};
use couloir_ir::layout::DataLayout;
use couloir_ir::{Context, ContextOptions};

/// A type, its size in bits, alignments in bytes, and the width of indices.
type Row = (&'static str, u64, u64, u64, u64);

/// Checks all that a layout says of types; the width of indices is 0 where
/// there is none.
#[track_caller]
fn check(entries: &str, rows: &[Row]) {
    let options = ContextOptions { legacy_syntax: true, ..ContextOptions::default() };
    let ctx = Context::new(options, std::sync::Arc::new(couloir_diag::Collector::default()));
    couloir_dialects::register_all(&ctx);
    let spec = parse_attribute(&ctx, &format!("#dlti.dl_spec<{entries}>")).unwrap();
    let layout = DataLayout::of_spec(&ctx, spec);
    for &(text, bits, abi, preferred, index) in rows {
        let ty = parse_type(&ctx, text).unwrap();
        let found = (
            layout.size_in_bits(&ctx, ty).unwrap().min,
            layout.abi_alignment(&ctx, ty).unwrap(),
            layout.preferred_alignment(&ctx, ty).unwrap(),
            layout.index_bitwidth(&ctx, ty).unwrap_or(0),
        );
        assert_eq!(found, (bits, abi, preferred, index), "{text}");
    }
}

#[test]
fn defaults() {
    let rows = [
        ("!llvm.ptr", 64, 8, 8, 64),
        ("!llvm.ptr<3>", 64, 8, 8, 64),
        ("!llvm.ptr<5>", 64, 8, 8, 64),
        ("!llvm.array<4 x i8>", 32, 1, 1, 0),
        ("!llvm.array<3 x i24>", 96, 4, 4, 0),
        ("!llvm.array<0 x i64>", 0, 4, 8, 0),
        ("!llvm.array<2 x array<3 x i16>>", 96, 2, 2, 0),
        ("!llvm.array<3 x struct<(i8, i32)>>", 192, 4, 4, 0),
        ("!llvm.array<2 x ptr<3>>", 128, 8, 8, 0),
        ("!llvm.struct<()>", 0, 1, 1, 0),
        ("!llvm.struct<(i8, i32)>", 64, 4, 4, 0),
        ("!llvm.struct<packed (i8, i32)>", 40, 1, 4, 0),
        ("!llvm.struct<(i8, struct<(i8, i64)>, i8)>", 160, 4, 4, 0),
        ("!llvm.struct<(i8, ptr, i8)>", 192, 8, 8, 0),
        (r#"!llvm.struct<"n", (i32, ptr<3>)>"#, 128, 8, 8, 0),
        (r#"!llvm.struct<"o", opaque>"#, 0, 1, 1, 0),
        ("!llvm.struct<(i1, f80)>", 256, 16, 16, 0),
        ("!llvm.struct<(vector<4xf32>, i8)>", 256, 16, 16, 0),
        ("!llvm.array<2 x vector<3xf32>>", 256, 16, 16, 0),
        ("vector<4x!llvm.ptr>", 256, 32, 32, 0),
        ("!llvm.struct<(bf16, f128)>", 256, 16, 16, 0),
        ("!llvm.ppc_fp128", 128, 16, 16, 0),
        ("!llvm.struct<packed (i8, struct<(i8, i32)>)>", 72, 1, 4, 0),
        ("!llvm.array<2 x ppc_fp128>", 256, 16, 16, 0),
        ("!llvm.struct<(i65)>", 96, 4, 4, 0),
        ("!llvm.array<2 x f80>", 256, 16, 16, 0),
    ];
    check("", &rows);
}

#[test]
fn pointers_of_several_sizes() {
    let rows = [
        ("!llvm.ptr", 64, 16, 32, 64),
        ("!llvm.ptr<3>", 32, 4, 8, 24),
        ("!llvm.ptr<5>", 64, 16, 32, 64),
        ("!llvm.array<2 x ptr<3>>", 64, 4, 8, 0),
        ("!llvm.struct<(i8, ptr, i8)>", 256, 16, 16, 0),
        (r#"!llvm.struct<"n", (i32, ptr<3>)>"#, 64, 4, 4, 0),
    ];
    check(
        "!llvm.ptr = dense<[64, 128, 256]> : vector<3xi64>, !llvm.ptr<3> = dense<[32, 32, 64, 24]> : vector<4xi64>",
        &rows,
    );
}

#[test]
fn structs_aligned_more() {
    let rows = [
        ("!llvm.array<3 x struct<(i8, i32)>>", 192, 8, 16, 0),
        ("!llvm.struct<()>", 0, 8, 16, 0),
        ("!llvm.struct<(i8, i32)>", 64, 8, 16, 0),
        ("!llvm.struct<packed (i8, i32)>", 40, 1, 16, 0),
        ("!llvm.struct<(i8, struct<(i8, i64)>, i8)>", 192, 8, 16, 0),
        ("!llvm.struct<(i8, ptr, i8)>", 192, 8, 16, 0),
        (r#"!llvm.struct<"n", (i32, ptr<3>)>"#, 128, 8, 16, 0),
        (r#"!llvm.struct<"o", opaque>"#, 0, 8, 16, 0),
        ("!llvm.struct<packed (i8, struct<(i8, i32)>)>", 72, 1, 16, 0),
        ("!llvm.struct<(i65)>", 96, 8, 16, 0),
    ];
    check("!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>", &rows);
}

#[test]
fn numbers_aligned_otherwise() {
    let rows = [
        ("!llvm.array<4 x i8>", 128, 4, 8, 0),
        ("!llvm.array<3 x i24>", 96, 4, 8, 0),
        ("!llvm.array<2 x array<3 x i16>>", 192, 4, 8, 0),
    ];
    check("i64 = dense<[32, 64]> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>", &rows);
}

/// Typed pointers are as large as others.
#[test]
fn typed_pointers() {
    let entries = "!llvm.ptr<3> = dense<[32, 32, 64, 24]> : vector<4xi64>";
    let rows = [
        ("!llvm.ptr<i32>", 64, 8, 8, 64),
        ("!llvm.ptr<i32, 3>", 32, 4, 8, 24),
        ("!llvm.struct<(i8, ptr<i32, 3>)>", 64, 4, 4, 0),
        (r#"!llvm.struct<"list", (i8, ptr<struct<"list">>)>"#, 128, 8, 8, 0),
        ("!llvm.vec<2 x ptr<i8>>", 128, 16, 16, 0),
    ];
    check(entries, &rows);
    check(
        "!llvm.ptr<i8> = dense<[16, 16, 16]> : vector<3xi64>",
        &[("!llvm.ptr<f32>", 16, 2, 2, 16)],
    );
}

#[test]
fn types_without_a_layout() {
    let ctx = Context::default();
    couloir_dialects::register_all(&ctx);
    let layout = DataLayout::default();
    for text in ["void", "token", "label", "metadata", "x86_amx", "func<void ()>", "target<\"x\">"]
    {
        let ty = parse_type(&ctx, &format!("!llvm.{text}")).unwrap();
        assert_eq!(layout.size_in_bits(&ctx, ty), None, "{text}");
        assert_eq!(layout.abi_alignment(&ctx, ty), None, "{text}");
    }
}
