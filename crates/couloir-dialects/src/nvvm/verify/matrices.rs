//! Products of matrices: which shapes and types there are, and in how many registers of which
//! type a thread holds its part of each matrix.

use couloir_ir::attr::Param;
use couloir_ir::{Context, OpRef, Type};

use super::{Verified, case, has, is_set, space, type_text, wrong};
use crate::llvm::types::{as_struct, struct_literal};
use crate::nvvm::mma::inferred;

/// So many registers of a type.
type Registers = (usize, Register);

/// What a register holds.
#[derive(Clone, Copy, PartialEq)]
enum Register {
    I32,
    F32,
    F64,
    /// `vector<2xf16>`
    Halves,
}

use Register::{F32, F64, Halves, I32};

impl Register {
    fn ty(self, ctx: &Context) -> Type {
        match self {
            I32 => Type::I32,
            F32 => Type::F32,
            F64 => Type::F64,
            Halves => Type::vector(ctx, &[2], Type::F16),
        }
    }
}

/// The numbers of a shape.
fn shape(op: OpRef<'_>) -> (i64, i64, i64) {
    let data = op.attr_named("shape").and_then(|attr| attr.as_dialect(op.ctx()));
    match data.map(|data| &*data.params) {
        Some([Param::Int(m), Param::Int(n), Param::Int(k), ..]) => (*m, *n, *k),
        _ => (0, 0, 0),
    }
}

fn fails(op: OpRef<'_>, message: impl std::fmt::Display) -> Verified {
    op.op_error(message).fail()
}

/// What the operands of `mma.sync` and `mma.sp.sync` are: the registers of both factors, of the
/// sums, and of the result; of the last two there may be a choice.
struct Product {
    factors: [Registers; 2],
    sums: &'static [Registers],
    results: &'static [Registers],
}

const SUMS_OF_16: [Registers; 2] = [(2, Halves), (4, F32)];
const SUMS_OF_8: [Registers; 2] = [(4, Halves), (8, F32)];

/// The types of factors of products with 16 rows: how wide the smaller shape is, the same of
/// sparse ones (0 where there is none), what registers hold, and what results are.
const FACTORS: &[(&str, i64, i64, Register, &[Registers])] = &[
    ("tf32", 4, 8, I32, &[(4, F32)]),
    ("bf16", 8, 16, I32, &[(4, F32)]),
    ("f16", 8, 16, Halves, &SUMS_OF_16),
    ("s8", 16, 32, I32, &[(4, I32)]),
    ("u8", 16, 32, I32, &[(4, I32)]),
    ("s4", 32, 64, I32, &[(4, I32)]),
    ("u4", 32, 64, I32, &[(4, I32)]),
    ("b1", 128, 0, I32, &[(4, I32)]),
    ("e4m3", 0, 64, I32, &SUMS_OF_16),
    ("e5m2", 0, 64, I32, &SUMS_OF_16),
    ("e3m2", 0, 64, I32, &SUMS_OF_16),
    ("e2m3", 0, 64, I32, &SUMS_OF_16),
    ("e2m1", 0, 64, I32, &SUMS_OF_16),
];

fn is_sparse(op: OpRef<'_>) -> bool {
    op.name().contains(".sp.")
}

/// The type of a factor's numbers, said or inferred.
fn factor(op: OpRef<'_>, group: usize, attr: &str) -> &'static str {
    if has(op, attr) {
        return case(op, attr);
    }
    let ty = op.operands_in(group).first().map(|&value| op.ty(value));
    ty.and_then(|ty| inferred(op.ctx(), op.name(), ty)).unwrap_or_default()
}

/// A product of 16 rows.
fn of_sixteen(op: OpRef<'_>, ty: &str) -> Result<Option<Product>, couloir_ir::Failure> {
    let row = FACTORS.iter().find(|row| row.0 == ty);
    let row = row.map(|row| (if is_sparse(op) { row.2 } else { row.1 }, row));
    let Some((small, &(.., register, results))) = row.filter(|row| row.0 != 0) else {
        return op.error(format!("invalid shape or multiplicand type: {ty}")).fail();
    };
    if accumulated(op, op.operands_in(2).first().map(|&value| op.ty(value)))
        != accumulated(op, first_result(op))
    {
        return fails(op, "ctype does not match dtype").map(|()| None);
    }
    let (_, n, k) = shape(op);
    // Numbers of 8 bits and less that are no integers come in one width.
    let is_wide = k == small.saturating_mul(2) && !ty.starts_with('e');
    if n != 8 || (k != small && !is_wide) {
        return Ok(None);
    }
    let count = if is_wide { 4 } else { 2 };
    let second = if is_sparse(op) { count } else { count / 2 };
    let sums: &[Registers] = if results.contains(&(4, I32)) { results } else { &SUMS_OF_16 };
    Ok(Some(Product { factors: [(count, register), (second, register)], sums, results }))
}

/// What the type of an accumulator's register says of its numbers.
fn accumulated(op: OpRef<'_>, ty: Option<Type>) -> Option<Type> {
    let ty = ty?;
    let first = as_struct(op.ctx(), ty).and_then(|parts| parts.elements().next());
    let ty = first.unwrap_or(ty).element_or_self(op.ctx());
    Some(if ty.is_integer(op.ctx()) { Type::I32 } else { ty })
}

fn first_result(op: OpRef<'_>) -> Option<Type> {
    as_struct(op.ctx(), op.result_type(0)?)?.elements().next()
}

/// A product of eight rows and columns.
fn of_eight(op: OpRef<'_>, ty: &str) -> Option<Product> {
    let (count, register, choice): (_, _, &[Registers]) = match (ty, shape(op).2) {
        ("f16", 4) => (2, Halves, &SUMS_OF_8),
        ("f64", 4) => (1, F64, &[(2, F64)]),
        ("s8" | "u8", 16) | ("s4" | "u4", 32) => (1, I32, &[(2, I32)]),
        ("b1", 128) if !is_sparse(op) => (1, I32, &[(2, I32)]),
        _ => return None,
    };
    Some(Product { factors: [(count, register); 2], sums: choice, results: choice })
}

pub(in crate::nvvm) fn mma(op: OpRef<'_>) -> Verified {
    let ty = factor(op, 0, "multiplicandAPtxType");
    let numbers = shape(op);
    let product = match (numbers.0, numbers.1) {
        (16, _) => of_sixteen(op, ty)?,
        (8, 8) => of_eight(op, ty),
        _ => None,
    };
    let Some(product) = product else {
        let (rows, columns, depth) = numbers;
        let message = format!("unimplemented variant for MMA shape <{rows}, {columns}, {depth}>");
        return fails(op, message);
    };
    let [first, second] = product.factors;
    registers(op, 0, "A", &[first])?;
    registers(op, 1, "B", &[second])?;
    registers(op, 2, "C", product.sums)?;
    results(op, product.results)?;
    demanded(op, ty)?;
    if is_sparse(op) { Ok(()) } else { layouts(op, ty) }
}

/// Attributes that must be there for numbers of a type.
fn demanded(op: OpRef<'_>, ty: &str) -> Verified {
    let is_whole = matches!(ty, "s8" | "u8" | "s4" | "u4");
    let overflows = is_whole && !has(op, "intOverflowBehavior");
    wrong(
        op,
        &[
            (ty == "b1" && !has(op, "b1Op"), "op requires b1Op attribute"),
            (overflows, "op requires intOverflowBehavior attribute"),
        ],
    )
}

/// A matrix is held in one of these ways.
fn registers(op: OpRef<'_>, group: usize, name: &str, choice: &[Registers]) -> Verified {
    let types = op.operands_in(group).iter().map(|&value| op.ty(value)).collect::<Vec<_>>();
    let fits = |&(count, register): &Registers| {
        types.len() == count && types.iter().all(|&ty| ty == register.ty(op.ctx()))
    };
    if choice.iter().any(fits) {
        return Ok(());
    }
    let text = |ty| type_text(op, Some(ty));
    let expected = choice.iter().map(|&(count, of)| format!("{count}x{}", text(of.ty(op.ctx()))));
    let expected = expected.collect::<Vec<_>>().join(" ");
    let got = types.iter().map(|&ty| text(ty)).collect::<Vec<_>>().join(", ");
    let matrix = format!("Could not match types for the {name} operands");
    fails(op, format!("{matrix}; expected one of {expected} but got {got}"))
}

fn results(op: OpRef<'_>, choice: &[Registers]) -> Verified {
    let allowed =
        choice.iter().map(|&(count, of)| struct_literal(op.ctx(), &vec![of.ty(op.ctx()); count]));
    let allowed = allowed.collect::<Vec<_>>();
    if allowed.iter().any(|&ty| op.result_type(0) == Some(ty)) {
        return Ok(());
    }
    let texts = allowed.into_iter().map(|ty| type_text(op, Some(ty))).collect::<Vec<_>>();
    fails(
        op,
        format!(
            "Could not match allowed types for the result; expected one of {} but got {}",
            texts.join(", "),
            type_text(op, op.result_type(0))
        ),
    )
}

/// Rows times columns, but for the smallest product of halves.
fn layouts(op: OpRef<'_>, ty: &str) -> Verified {
    let (m, n, k) = shape(op);
    let is_free = (m, n, k) == (8, 8, 4) && ty == "f16";
    if is_free || (case(op, "layoutA"), case(op, "layoutB")) == ("row", "col") {
        return Ok(());
    }
    let other = factor(op, 1, "multiplicandBPtxType");
    fails(
        op,
        format!(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for \
             shape <{m}, {n}, {k}> with element types {ty} and {other}. Only m8n8k4 with f16 \
             supports other layouts."
        ),
    )
}

/// `mma.block_scale` and `mma.sp.block_scale`
pub(in crate::nvvm) fn mma_block_scale(op: OpRef<'_>) -> Verified {
    let is_sparse = is_sparse(op);
    let flag = "'orderedMetadata' attribute is mandatory";
    wrong(op, &[(is_sparse && !is_set(op, "orderedMetadata"), flag)])?;
    let (m, n, k) = shape(op);
    let wide = if is_sparse { 128 } else { 64 };
    match (m, n) {
        (16, 8) if k == wide => of_four_bits(op, k),
        (16, 8) if k == wide / 2 => {
            let is_known = scales(op) == ("mxf8f6f4", "x1", "ue8m0");
            let what = "Kind, ScaleVecSize and BlockScaleFormat attributes";
            unsupported(op, is_known, what, &format!("mma.m16n8k{k}"))
        }
        _ => {
            let kind = if is_sparse { "sparse mma" } else { "mma" };
            fails(op, format!("unsupported Geom for {kind} with block scaling"))
        }
    }
}

/// Kind, number of scales and their format.
fn scales(op: OpRef<'_>) -> (&'static str, &'static str, &'static str) {
    (case(op, "kind"), case(op, "scaleVecSize"), case(op, "blockScaleFormat"))
}

fn unsupported(op: OpRef<'_>, is_known: bool, what: &str, of: &str) -> Verified {
    if is_known { Ok(()) } else { fails(op, format!("unsupported {what} for {of}")) }
}

/// Every fault is reported, not the first alone.
fn of_four_bits(op: OpRef<'_>, k: i64) -> Verified {
    let shape = format!("mma.m16n8k{k}");
    let types = ["multiplicandAPtxType", "multiplicandBPtxType"].map(|name| case(op, name));
    let both = format!("{shape}.(mxf4nvf4|mxf4)");
    let (kind, count, format) = scales(op);
    let of = format!("{shape}.{kind}");
    let check = |is_known, what| unsupported(op, is_known, what, &of);
    let typed = unsupported(op, types == ["e2m1"; 2], "MMATypes attribute", &both);
    let scaled = match kind {
        "mxf4" => {
            let counted = check(count == "x2", "ScaleVecSize attribute");
            check(format == "ue8m0", "BlockScaleFormat attribute").and(counted)
        }
        "mxf4nvf4" => {
            let is_known = matches!((count, format), ("x2", "ue8m0") | ("x4", "ue4m3"));
            check(is_known, "ScaleVecSize and BlockScaleFormat attributes")
        }
        _ => unsupported(op, false, "Kind attribute", &shape),
    };
    typed.and(scaled)
}

/// The numbers of factors of `wgmma.mma_async`: how deep the product is, and what sums may be.
fn grouped(a: &str, b: &str) -> Option<(i64, &'static [&'static str])> {
    match (a, b) {
        ("f16", "f16") | ("bf16", "bf16") => Some((16, &["f32", "f16"])),
        ("tf32", "tf32") => Some((8, &["f32"])),
        ("s8" | "u8", "s8" | "u8") => Some((32, &["s32"])),
        ("e4m3" | "e5m2", "e4m3" | "e5m2") => Some((32, &["f32", "f16"])),
        ("b1", "b1") => Some((256, &["s32"])),
        _ => None,
    }
}

pub(in crate::nvvm) fn wgmma_mma_async(op: OpRef<'_>) -> Verified {
    let same = "failed to verify that input struct and result struct must be the same type";
    wrong(op, &[(op.operand_type(0) != op.result_type(0), same)])?;
    let fields = op.result_type(0).and_then(|ty| as_struct(op.ctx(), ty));
    let types = fields.map(|fields| fields.elements().collect::<Vec<_>>()).unwrap_or_default();
    if let Some(&other) = types.iter().find(|&ty| types.first() != Some(ty)) {
        let text = type_text(op, Some(other));
        return fails(
            op,
            format!("all elements in struct must be same type but there is '{text}'"),
        );
    }
    let sum = case(op, "typeD");
    if !matches!(sum, "f16" | "f32" | "s32") {
        return fails(op, format!("does not support the given output type {sum}"));
    }
    let negated = ["scaleA", "scaleB"].iter().any(|name| case(op, name) == "neg");
    let whole = "has s32 output, scaleA and scaleB cannot be neg";
    wrong(op, &[(sum == "s32" && negated, whole)])?;
    extent(op, sum)?;
    turned(op)?;
    parts(op, sum, types.len())?;
    let saturated = case(op, "satfinite") == "satfinite" && sum != "s32";
    let only = " `satfinite` can be only used with s32 accumulator, however the current \
                accumulator is";
    if saturated { fails(op, format!("{only} {sum}")) } else { Ok(()) }
}

/// The types of the numbers, and the shape that goes with them.
fn extent(op: OpRef<'_>, sum: &str) -> Verified {
    let (first, second) = (case(op, "typeA"), case(op, "typeB"));
    let (rows, columns, depth) = shape(op);
    let Some((known, _)) = grouped(first, second).filter(|row| row.1.contains(&sum)) else {
        return fails(op, format!("{sum} += {first} * {second}, it is not supported."));
    };
    wrong(op, &[(rows != 64, "shape 'm' must be 64")])?;
    if depth != known {
        return fails(op, format!("shape 'k' must be {known} for input type {first}"));
    }
    if is_width(columns, sum == "s32") {
        return Ok(());
    }
    fails(op, format!("has input type {first} n is set to {columns}, it is not supported."))
}

/// How many parts the sums have for a thread.
fn parts(op: OpRef<'_>, sum: &str, given: usize) -> Verified {
    let count = shape(op).1 / if sum == "f16" { 4 } else { 2 };
    if usize::try_from(count) == Ok(given) {
        return Ok(());
    }
    fails(op, format!("results {count}, however output struct has {given} elements"))
}

/// How many columns there may be: eights up to 256, of whole numbers fewer.
fn is_width(n: i64, is_whole: bool) -> bool {
    let step = if is_whole && n > 32 { 16 } else { 8 };
    (8..=256).contains(&n) && n % step == 0
}

fn turned(op: OpRef<'_>) -> Verified {
    let layouts = (case(op, "layoutA"), case(op, "layoutB"));
    let (first, second) = (case(op, "typeA"), case(op, "typeB"));
    if layouts == ("row", "col") || matches!(first, "f16" | "bf16") {
        return Ok(());
    }
    fails(
        op,
        format!(
            "given layouts layout_a = {} and layout_b = {} for input types {first} and {second} \
             requires transpose. However, this is only supported for: f16 and bf16",
            layouts.0, layouts.1
        ),
    )
}

/// The numbers `m`, `n` and `k` of an op that has them one by one.
fn numbers(op: OpRef<'_>) -> (i64, i64, i64) {
    let of = |name| op.attr_named(name).and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0);
    (of("m"), of("n"), of("k"))
}

/// In which registers a thread holds its part of a fragment.
fn fragment(shape: (i64, i64, i64), ty: &str, fragment: &str) -> Option<Registers> {
    let is_sum = fragment == "c";
    match (shape, ty) {
        ((8, 8, 4), "f64") => Some((if is_sum { 2 } else { 1 }, F64)),
        ((16, 16, 8), "tf32") if !is_sum => Some((4, I32)),
        ((16, 16, 8), "f32") if is_sum => Some((8, F32)),
        ((16, 16, 16) | (32, 8, 16) | (8, 32, 16), _) => match (ty, is_sum) {
            ("f16", false) => Some((8, Halves)),
            ("f16", true) => Some((4, Halves)),
            ("f32", true) => Some((8, F32)),
            ("s32", true) => Some((8, I32)),
            ("s8" | "u8", false) => Some((bytes(shape, fragment), I32)),
            _ => None,
        },
        _ => None,
    }
}

/// How many registers of which type hold a thread's part of a fragment (`a`, `b` or `c`) of a product
/// of the shape `m`, `n`, `k`; none where there is no such product.
pub fn wmma_registers(
    ctx: &Context,
    shape: (i64, i64, i64),
    ty: &str,
    of: &str,
) -> Option<(usize, Type)> {
    fragment(shape, ty, of).map(|(count, register)| (count, register.ty(ctx)))
}

/// Registers of bytes: eight to a row or column of the factor.
fn bytes(shape: (i64, i64, i64), fragment: &str) -> usize {
    match if fragment == "a" { shape.0 } else { shape.1 } {
        32 => 4,
        16 => 2,
        _ => 1,
    }
}

const COMBINATION: &str = "invalid attribute combination";

fn is_elsewhere(op: OpRef<'_>) -> bool {
    !matches!(space(op, 0), Some(0 | 1 | 3))
}

pub(in crate::nvvm) fn wmma_load(op: OpRef<'_>) -> Verified {
    let place = "expected source pointer in memory space 0, 1, 3";
    wrong(op, &[(is_elsewhere(op), place)])?;
    match fragment(numbers(op), case(op, "eltype"), case(op, "frag")) {
        None => fails(op, COMBINATION),
        Some((1, F64)) => wrong(
            op,
            &[(op.result_type(0) != Some(Type::F64), "expected destination type to be f64")],
        ),
        Some(registers) => destination(op, registers),
    }
}

fn destination(op: OpRef<'_>, (count, register): Registers) -> Verified {
    let ty = register.ty(op.ctx());
    if op.result_type(0) == Some(struct_literal(op.ctx(), &vec![ty; count])) {
        return Ok(());
    }
    let text = type_text(op, Some(ty));
    let what = "expected destination type is a structure of";
    fails(op, format!("{what} {count} elements of type '{text}'"))
}

pub(in crate::nvvm) fn wmma_store(op: OpRef<'_>) -> Verified {
    let place = "expected operands to be a source pointer in memory space 0, 1, 3";
    wrong(op, &[(is_elsewhere(op), place)])?;
    let Some((count, register)) = fragment(numbers(op), case(op, "eltype"), "c") else {
        return fails(op, COMBINATION);
    };
    let (args, ty) = (op.operands_in(1), register.ty(op.ctx()));
    if args.len() != count {
        return fails(op, format!("expected {count} data operands"));
    }
    if args.iter().all(|&arg| op.ty(arg) == ty) {
        return Ok(());
    }
    fails(op, format!("expected data operands of type '{}'", type_text(op, Some(ty))))
}

pub(in crate::nvvm) fn wmma_mma(op: OpRef<'_>) -> Verified {
    let (a, sum) = (case(op, "eltypeA"), case(op, "eltypeB"));
    let is_known = matches!(
        (a, sum),
        ("f16", "f16" | "f32") | ("s8" | "u8", "s32") | ("tf32", "f32") | ("f64", "f64")
    );
    let parts = [(a, "a"), (a, "b"), (sum, "c")].map(|(ty, of)| fragment(numbers(op), ty, of));
    let (true, [Some(first), Some(second), Some(sums)]) = (is_known, parts) else {
        return fails(op, COMBINATION);
    };
    let expected = [first, second, sums].into_iter();
    let expected = expected.flat_map(|(count, register)| std::iter::repeat_n(register, count));
    let expected = expected.map(|register| register.ty(op.ctx())).collect::<Vec<_>>();
    let args = op.operands_in(0);
    if args.len() != expected.len() {
        return fails(op, format!("expected {} arguments", expected.len()));
    }
    let wrong = args.iter().zip(&expected).position(|(&arg, &ty)| op.ty(arg) != ty);
    if let Some((at, &ty)) = wrong.and_then(|at| Some((at, expected.get(at)?))) {
        let text = type_text(op, Some(ty));
        return fails(op, format!("expected argument {at} to be of type '{text}'"));
    }
    destination(op, sums)
}
