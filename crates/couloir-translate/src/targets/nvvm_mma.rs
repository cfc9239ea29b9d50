//! Products of matrices by the threads of a warp: `nvvm.wmma.*` and `nvvm.mma.*`.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::Type;

use super::nvvm_named::{arguments, word};
use super::nvvm_tensors::shape;
use crate::function::FunctionState;
use crate::ops::named_intrinsic;

type Done = Result<(), Failure>;

/// The numbers `m`, `n` and `k` of an op.
fn geometry(op: OpRef<'_>) -> String {
    format!("m{}n{}k{}", word(op, "m"), word(op, "n"), word(op, "k"))
}

/// `nvvm.wmma.load`
pub(super) fn load(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let (frag, layout, ty) = (word(op, "frag"), word(op, "layout"), word(op, "eltype"));
    transfer(state, op, &format!("load.{frag}.{layout}.stride.{ty}"), arguments(state, op, 2)?)
}

/// `nvvm.wmma.store`
pub(super) fn store(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let name = format!("store.d.{}.stride.{}", word(op, "layout"), word(op, "eltype"));
    let args = arguments(state, op, usize::MAX)?;
    transfer(state, op, &name, args)
}

fn transfer(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    what: &str,
    args: Vec<couloir_llvmir::Value>,
) -> Done {
    let name = format!("nvvm.wmma.{}.{what}", geometry(op));
    let ty = state.builder.type_of(state.operand(op, 0)?);
    named_intrinsic(state, op, &name, &[ty], args)
}

/// `nvvm.wmma.mma`: only of halves the type of the sums is part of the name.
pub(super) fn fragments(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let (ty, sum) = (word(op, "eltypeA"), word(op, "eltypeB"));
    let types = if ty == "f16" { format!("{sum}.{sum}") } else { ty };
    let (a, b) = (word(op, "layoutA"), word(op, "layoutB"));
    let args = arguments(state, op, usize::MAX)?;
    named_intrinsic(
        state,
        op,
        &format!("nvvm.wmma.{}.mma.{a}.{b}.{types}", geometry(op)),
        &[],
        args,
    )
}

/// What the elements of a sum are called.
fn sum_type(state: &FunctionState<'_>, ty: Type) -> &'static str {
    let llvm = state.llvm();
    let first = llvm.struct_fields(ty).and_then(|(fields, _)| fields.first().copied());
    match llvm.scalar_type(first.unwrap_or(ty)) {
        Type::HALF => "f16",
        _ => "f32",
    }
}

/// `nvvm.mma.sync`
pub(super) fn product(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let bits = match (word(op, "multiplicandAPtxType").as_str(), word(op, "b1Op").as_str()) {
        ("b1", "and_popc") => "and.popc.",
        ("b1", "xor_popc") => "xor.popc.",
        // Of other numbers the operation says nothing.
        _ => "",
    };
    let (a, b) = (word(op, "layoutA"), word(op, "layoutB"));
    let types = product_types(state, op)?;
    let name = format!("nvvm.mma.{bits}{}.{a}.{b}{}.{types}", depth(op), saturated(op));
    let args = arguments(state, op, usize::MAX)?;
    named_intrinsic(state, op, &name, &[], args)
}

fn depth(op: OpRef<'_>) -> String {
    let numbers = shape(op);
    let at = |at: usize| numbers.get(at).copied().unwrap_or(0);
    format!("m{}n{}k{}", at(0), at(1), at(2))
}

fn saturated(op: OpRef<'_>) -> &'static str {
    if word(op, "intOverflowBehavior") == "satfinite" { ".satfinite" } else { "" }
}

/// `nvvm.mma.sp.sync`: what kind of product it is only those names say that have no other form.
pub(super) fn sparse_product(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let is_ordered = op.attr_named("orderedMetadata").is_some();
    let metadata = if is_ordered { "sp.ordered.metadata" } else { "sp" };
    let types = product_types(state, op)?;
    let is_small = ["e3m2", "e2m3", "e2m1"].iter().any(|ty| types.contains(ty));
    let is_byte = is_small || types.contains("e4m3") || types.contains("e5m2");
    let needs_kind = is_ordered && (is_small || (is_byte && types.contains("f16")));
    let kind = if needs_kind { ".kind.f8f6f4" } else { "" };
    let shape = depth(op);
    let name = format!("nvvm.mma.{metadata}.{shape}.row.col{kind}{}.{types}", saturated(op));
    let args = arguments(state, op, usize::MAX)?;
    named_intrinsic(state, op, &name, &[], args)
}

/// `nvvm.mma.block_scale`, and of sparse matrices.
pub(super) fn scaled_product(state: &mut FunctionState<'_>, op: OpRef<'_>, kind: &str) -> Done {
    let scales = word(op, "scaleVecSize");
    let scales = format!("{}.scale.{}x", word(op, "kind"), scales.trim_start_matches('x'));
    let (types, format) = (product_types(state, op)?, word(op, "blockScaleFormat"));
    let name = format!("nvvm.mma.{kind}.{}.row.col.{scales}.{types}.{format}", depth(op));
    let args = arguments(state, op, usize::MAX)?;
    named_intrinsic(state, op, &name, &[], args)
}

/// The types that are part of the name: of halves those of the sums, of smaller floats all, else
/// those of the factors.
fn product_types(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<String, Failure> {
    let (a, b) = (word(op, "multiplicandAPtxType"), word(op, "multiplicandBPtxType"));
    if a != "f16" && !a.starts_with('e') {
        return Ok(if a == b { a } else { format!("{a}.{b}") });
    }
    let result = state.result_type(op)?;
    let sum = op.operands_in(2).first().and_then(|&value| state.lookup(value)).ok_or(Failure)?;
    let sum = state.builder.type_of(sum);
    let (result, sum) = (sum_type(state, result), sum_type(state, sum));
    Ok(if a == "f16" { format!("{result}.{sum}") } else { format!("{result}.{a}.{b}.{sum}") })
}
