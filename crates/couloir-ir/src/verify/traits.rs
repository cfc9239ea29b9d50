//! Traits and interfaces verified after an op's parts, before its regions.

use smallvec::SmallVec;

use super::{Verified, flow, function, quoted, quoted_list};
use crate::attr::Attribute;
use crate::context::Context;
use crate::op::{Needs, OpDef, Trait, Traits};
use crate::ty::{DYNAMIC, Type, TypeKind, VectorType};
use crate::view::OpRef;

/// The traits of this module that ask for something.
const NATIVE: Traits = Traits::of(&[
    Trait::Terminator,
    Trait::SameOperandsAndResultElementType,
    Trait::SameOperandsAndResultShape,
    Trait::SameOperandsAndResultType,
    Trait::SameOperandsElementType,
    Trait::SameOperandsShape,
    Trait::SameTypeOperands,
    Trait::ResultsAreFloatLike,
    Trait::Elementwise,
    Trait::Involution,
    Trait::Symbol,
    Trait::Function,
    Trait::Cast,
    Trait::Branch,
]);

/// Checks the traits of an op in declared order.
pub(super) fn check(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    if !def.trait_set.meets(NATIVE) {
        return Ok(());
    }
    def.traits.iter().try_for_each(|&which| check_trait(op, def, which))
}

/// Checks the traits of an op that say where it stands or what is in it, in
/// declared order.
pub(super) fn placed(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let placed = def.traits.iter().filter(|&&which| Needs::PLACED.has(which));
    placed.copied().try_for_each(|which| check_trait(op, def, which))
}

#[inline]
fn check_trait(op: OpRef<'_>, def: &'static OpDef, which: Trait) -> Verified {
    match which {
        Trait::Terminator => terminator(op),
        Trait::SameOperandsAndResultElementType => same_elements(op, true),
        Trait::SameOperandsElementType => same_elements(op, false),
        Trait::SameOperandsAndResultShape => same_shape(op, true),
        Trait::SameOperandsShape => same_shape(op, false),
        Trait::SameOperandsAndResultType => same_type(op),
        Trait::SameTypeOperands => same_operands(op),
        Trait::ResultsAreFloatLike => float_results(op),
        Trait::Elementwise => elementwise(op),
        Trait::Symbol => function::symbol(op, def),
        Trait::Function => function::function(op),
        Trait::Cast => cast(op, def),
        Trait::Branch => flow::branch(op, def),
        _ => Ok(()),
    }
}

fn terminator(op: OpRef<'_>) -> Verified {
    if op.block().is_some() && op.is_last() {
        return Ok(());
    }
    op.op_error("must be the last operation in the parent block").fail()
}

/// Whether all operands and results are of one and the same type, as most are.
fn is_uniform(op: OpRef<'_>) -> bool {
    let Some(first) = op.result_type(0) else { return false };
    op.operand(0).is_some()
        && op.operand_types().all(|ty| ty == first)
        && op.result_types().skip(1).all(|ty| ty == first)
}

/// Checks that an op has operands, and results when these matter too.
fn not_empty(op: OpRef<'_>, results: bool) -> Verified {
    if op.operand(0).is_none() {
        return op.op_error("expected 1 or more operands, but found 0").fail();
    }
    if results && op.result(0).is_none() {
        return op.op_error("expected 1 or more results").fail();
    }
    Ok(())
}

fn same_type(op: OpRef<'_>) -> Verified {
    if is_uniform(op) {
        return Ok(());
    }
    not_empty(op, true)?;
    let ctx = op.ctx();
    let Some(first) = op.result_type(0) else { return Ok(()) };
    let (element, encoding) = (first.element_or_self(ctx), encoding(ctx, first));
    for ty in op.result_types().skip(1).chain(op.operand_types()) {
        if ty.element_or_self(ctx) != element || !shapes_compatible(ctx, ty, first) {
            return op.op_error("requires the same type for all operands and results").fail();
        }
        if encoding.is_some() && self::encoding(ctx, ty) != encoding {
            return op.op_error("requires the same encoding for all operands and results").fail();
        }
    }
    Ok(())
}

fn encoding(ctx: &Context, ty: Type) -> Option<Attribute> {
    ty.as_tensor(ctx).and_then(|tensor| tensor.encoding.expand())
}

fn same_operands(op: OpRef<'_>) -> Verified {
    let mut types = op.operand_types();
    let first = types.next();
    if types.all(|ty| Some(ty) == first) {
        return Ok(());
    }
    op.op_error("requires all operands to have the same type").fail()
}

fn same_elements(op: OpRef<'_>, results: bool) -> Verified {
    not_empty(op, results)?;
    let ctx = op.ctx();
    let elements = |ty: Type| ty.element_or_self(ctx);
    let mut types = op.operand_types().map(elements);
    let first = types.next();
    let same = types.all(|ty| Some(ty) == first);
    if same && (!results || op.result_types().map(elements).all(|ty| Some(ty) == first)) {
        return Ok(());
    }
    let of = if results { "operands and results" } else { "operands" };
    op.op_error(format!("requires the same element type for all {of}")).fail()
}

fn same_shape(op: OpRef<'_>, results: bool) -> Verified {
    not_empty(op, results)?;
    let ctx = op.ctx();
    let results_too = op.result_types().take(if results { usize::MAX } else { 0 });
    if all_compatible(ctx, op.operand_types().chain(results_too)) {
        return Ok(());
    }
    let of = if results { "operands and results" } else { "operands" };
    op.op_error(format!("requires the same shape for all {of}")).fail()
}

fn float_results(op: OpRef<'_>) -> Verified {
    if op.result_types().all(|ty| ty.element_or_self(op.ctx()).is_float(op.ctx())) {
        return Ok(());
    }
    op.op_error("requires a floating point type").fail()
}

fn elementwise(op: OpRef<'_>) -> Verified {
    if is_uniform(op) {
        return Ok(());
    }
    let ctx = op.ctx();
    let mapped = |ty: &Type| is_mappable(ctx, *ty);
    let operands = op.operand_types().filter(mapped).count();
    let results = op.result_types().filter(mapped).count();
    if operands == 0 && results == 0 {
        return Ok(());
    }
    let message = if operands == 0 {
        "if a result is non-scalar, then at least one operand must be non-scalar"
    } else if results == 0 {
        "if an operand is non-scalar, then there must be at least one non-scalar result"
    } else if results != op.results().len() {
        "if an operand is non-scalar, then all results must be non-scalar"
    } else if !same_base(ctx, op.operand_types().chain(op.result_types()).filter(mapped)) {
        "all non-scalar operands/results must have the same shape and base type"
    } else {
        return Ok(());
    };
    op.op_error(message).fail()
}

fn is_mappable(ctx: &Context, ty: Type) -> bool {
    use TypeKind::{Tensor, UnrankedTensor, Vector};
    matches!(ty.kind(ctx), Vector(_) | Tensor(_) | UnrankedTensor(_))
}

/// Whether types are of one kind and have compatible shapes.
fn same_base(ctx: &Context, types: impl Iterator<Item = Type> + Clone) -> bool {
    let mut kinds = types.clone().map(|ty| std::mem::discriminant(ty.kind(ctx)));
    let first = kinds.next();
    kinds.all(|kind| Some(kind) == first) && all_compatible(ctx, types)
}

/// Whether two types have shapes that may be the same at run time.
pub(super) fn shapes_compatible(ctx: &Context, a: Type, b: Type) -> bool {
    if a == b {
        return true;
    }
    match (is_shaped(ctx, a), is_shaped(ctx, b)) {
        (true, true) => match (a.shape(ctx), b.shape(ctx)) {
            (Some(a), Some(b)) => dims_compatible(a, b),
            _ => true,
        },
        (shaped_a, shaped_b) => shaped_a == shaped_b,
    }
}

fn dims_compatible(a: &[i64], b: &[i64]) -> bool {
    let may_equal = |(&a, &b): (&i64, &i64)| a == b || a == DYNAMIC || b == DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).all(may_equal)
}

fn is_shaped(ctx: &Context, ty: Type) -> bool {
    use TypeKind::{MemRef, Tensor, UnrankedMemRef, UnrankedTensor, Vector};
    let kind = ty.kind(ctx);
    matches!(kind, Vector(_) | Tensor(_) | UnrankedTensor(_) | MemRef(_) | UnrankedMemRef(..))
}

/// Whether all types together have shapes that may be the same at run time:
/// none or all are shaped, none or all scalable, and the sizes known of each
/// dimension agree.
fn all_compatible(ctx: &Context, types: impl Iterator<Item = Type> + Clone) -> bool {
    let mut rest = types.clone();
    let first = rest.next();
    if rest.all(|ty| Some(ty) == first) {
        return true;
    }
    let shaped = types.clone().filter(|&ty| is_shaped(ctx, ty)).count();
    if shaped == 0 {
        return true;
    }
    if shaped != types.clone().count() {
        return false;
    }
    let is_scalable = |ty: Type| ty.as_vector(ctx).is_some_and(VectorType::is_scalable);
    let scalable = types.clone().filter(|&ty| is_scalable(ty)).count();
    (scalable == 0 || scalable == shaped) && dims_agree(ctx, types)
}

fn dims_agree(ctx: &Context, types: impl Iterator<Item = Type>) -> bool {
    let mut known: Option<SmallVec<[i64; 4]>> = None;
    for shape in types.filter_map(|ty| ty.shape(ctx)) {
        let known = known.get_or_insert_with(|| shape.into());
        if !dims_compatible(known, shape) {
            return false;
        }
        for (known, &dim) in known.iter_mut().zip(shape) {
            *known = if *known == DYNAMIC { dim } else { *known };
        }
    }
    true
}

fn cast(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    if op.result(0).is_none() {
        return op.op_error("expected at least one result for cast operation").fail();
    }
    let operands = op.operand_types().collect::<SmallVec<[Type; 4]>>();
    let results = op.result_types().collect::<SmallVec<[Type; 4]>>();
    if def.hooks.cast.is_none_or(|holds| holds(op.ctx(), &operands, &results)) {
        return Ok(());
    }
    let from = match &operands[..] {
        [] => "s []".to_string(),
        [one] => format!(" {}", quoted(op.ctx(), *one)),
        many => format!("s {}", quoted_list(op.ctx(), many.iter().copied())),
    };
    let plural = if results.len() == 1 { "" } else { "s" };
    let to = quoted_list(op.ctx(), results);
    op.op_error(format!("operand type{from} and result type{plural} {to} are cast incompatible"))
        .fail()
}
