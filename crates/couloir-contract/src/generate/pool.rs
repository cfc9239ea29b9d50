//! Types, attributes and ops to choose from.

use couloir::asm::parse::{parse_attribute, parse_type};
use couloir::ir::op::Trait;
use couloir::ir::{Attribute, Context, OpDef, Type};

/// Types of values.
const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f128",
    "complex<f32>",
    "complex<f64>",
    "vector<4xi32>",
    "vector<4xf32>",
    "vector<4xi1>",
    "vector<4xindex>",
    "vector<2x3xf32>",
    "vector<2x3xi1>",
    "vector<1xi8>",
    "vector<[4]xi32>",
    "vector<[4]xi1>",
    "vector<f32>",
    "vector<16xf64>",
    "memref<4xf32>",
    "memref<?xi32>",
    "memref<4x8xf32>",
    "memref<?x?xf32>",
    "memref<i64>",
    "memref<*xf32>",
    "memref<4x8xf32, strided<[8, 1], offset: ?>>",
    "memref<2xi32, 1>",
    "memref<3xindex>",
    "tensor<4xf32>",
    "tensor<?xi32>",
    "tensor<4x8xf32>",
    "tensor<4xi1>",
    "tensor<*xf32>",
    "tensor<index>",
    "tensor<2xindex>",
    "!llvm.ptr",
    "!llvm.ptr<1>",
    "!llvm.struct<(i32, f32)>",
    "!llvm.array<4 x i32>",
    "none",
    "i32",
    "i32",
    "f32",
    "f32",
    "index",
    "index",
];

/// Attributes.
const ATTRS: &[&str] = &[
    "unit",
    "true",
    "false",
    "0 : i32",
    "1 : i32",
    "-1 : i32",
    "8 : i32",
    "0 : i64",
    "1 : i64",
    "2 : i64",
    "4 : i64",
    "8 : i64",
    "-1 : i64",
    "0 : index",
    "1 : index",
    "4 : index",
    "7 : i8",
    "1 : i16",
    "3 : i128",
    "0.0 : f32",
    "1.5 : f32",
    "-2.0 : f64",
    "1.0 : f16",
    "0x7FC00000 : f32",
    "0x7F800000 : f32",
    "dense<1> : vector<4xi32>",
    "dense<[1, -2, 3, 4]> : vector<4xi32>",
    "dense<0.5> : vector<4xf32>",
    "dense<true> : vector<4xi1>",
    "dense<3> : tensor<2xindex>",
    "dense<1.0> : tensor<4xf32>",
    "dense<[1, 2, 3, 4]> : vector<4xindex>",
    "\"a\"",
    "\"\"",
    "\"add\"",
    "i32",
    "f32",
    "index",
    "vector<4xi32>",
    "memref<4xf32>",
    "[]",
    "[0]",
    "[0, 1]",
    "[1, 0]",
    "[[0], [1]]",
    "[[0, 1]]",
    "[1 : i32, 2 : i32]",
    "[true]",
    "[true, false]",
    "[4]",
    "[1, 1]",
    "[2, 2]",
    "array<i64>",
    "array<i64: 0>",
    "array<i64: 1>",
    "array<i64: 0, 0>",
    "array<i64: 1, 1>",
    "array<i64: 0, 1>",
    "array<i64: 1, 0>",
    "array<i64: 2, 4>",
    "array<i64: -9223372036854775808>",
    "array<i64: 4>",
    "array<i32>",
    "array<i32: 0>",
    "array<i32: 1>",
    "array<i32: 0, 1>",
    "array<i1: true>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<() -> (3)>",
    "affine_map<(d0) -> (d0 + 1)>",
    "affine_map<(d0) -> (d0 mod 4, d0 floordiv 4)>",
    "affine_map<(d0, d1) -> (d0, d1)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0)[s0] -> (d0 + s0)>",
    "affine_map<(d0, d1) -> (d0)>",
    "affine_map<()[s0] -> (s0, 8)>",
    "affine_set<(d0) : (d0 - 1 >= 0)>",
    "@f0",
    "@g",
    "{}",
    "[#vector.iterator_type<parallel>]",
    "#vector.kind<add>",
    "#vector.kind<mul>",
    "#vector.kind<minsi>",
    "#vector.kind<maximumf>",
    "#vector.kind<and>",
    "#arith.overflow<none>",
    "#arith.overflow<nsw, nuw>",
    "#arith.fastmath<fast>",
    "#arith.fastmath<nnan>",
    "#arith.rounding_mode<to_nearest_even>",
    "#llvm.overflow<none>",
    "#llvm.fastmath<none>",
    "#llvm.fastmath<contract>",
    "#ub.poison",
    "#complex.number<:f32 1.0, 2.0>",
    "[1.0 : f32, 2.0 : f32]",
];

/// What a module is made of.
pub(super) struct Pool {
    pub(super) types: Vec<Type>,
    pub(super) attrs: Vec<Attribute>,
    pub(super) ops: Vec<&'static OpDef>,
}

impl Pool {
    /// All there is, with the ops of these dialects.
    pub(super) fn new(ctx: &Context, dialects: &[&str]) -> Self {
        let read_types = || TYPES.iter().filter_map(|text| parse_type(ctx, text).ok()).collect();
        let read_attrs =
            || ATTRS.iter().filter_map(|text| parse_attribute(ctx, text).ok()).collect();
        let (types, attrs) = (ctx.capture(read_types).0, ctx.capture(read_attrs).0);
        let all = dialects.iter().filter_map(|name| ctx.dialect_named(name));
        let ops =
            all.flat_map(|dialect| dialect.ops.iter().copied()).filter(|def| can_be_made(def));
        let ops = ops.collect();
        Self { types, attrs, ops }
    }
}

/// Ops that print what they do not read back, here as in MLIR 22: the type of the result is not
/// written.
const NOT_READ_BACK: &[&str] = &["llvm.shufflevector"];

/// Whether an op may stand anywhere in a function, and reads back.
fn can_be_made(def: &OpDef) -> bool {
    let elsewhere =
        [Trait::Terminator, Trait::Symbol, Trait::SymbolTable, Trait::IsolatedFromAbove];
    def.successors.is_empty()
        && !NOT_READ_BACK.contains(&def.name)
        && def.parents.is_empty()
        && !elsewhere.iter().any(|&which| def.has(which))
}
