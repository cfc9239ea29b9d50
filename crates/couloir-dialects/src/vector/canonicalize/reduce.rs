//! Reductions of single elements, contractions to which something is added, comparisons of the
//! numbers of elements.

use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::Int;
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Op, OpDef, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::attrs::COMBINING_KIND;
use super::super::combine::any_combiner;
use super::super::fold::vector;
use super::super::{Contract, Extract, Mask, MultiReduction, Reduction};
use super::{operand, shape_cast};
use crate::arith;
use crate::common::canonicalize::{constant_operand, operand_from};
use crate::common::fold::{Number, fill, splat};
use crate::common::index_list::constants;
use crate::common::vectors::num_elements;

/// The op to replace: the `vector.mask` around one, or that one; and the mask.
fn root(op: OpRef<'_>) -> (Op, Option<Value>) {
    match op.parent().filter(|parent| parent.is(Mask::def())) {
        Some(mask) => (mask.op, mask.operand(0)),
        None => (op.op, None),
    }
}

/// New ops go before the op to replace, at the place in the source of this one.
fn start(rw: &mut Rewriter<'_>, op: Op, root: Op) {
    let location = rw.view(op).location();
    rw.at(root);
    rw.set_location(location);
}

/// The op for a kind of combination of values of a type.
fn combiner_of(op: OpRef<'_>, kind: usize, ty: Type) -> Result<&'static OpDef, NoMatch> {
    let element = ty.element_or_self(op.ctx());
    let is_int = !element.is_float(op.ctx());
    let kind = op.prop(kind).and_then(|kind| kind.enum_bits(op.ctx(), &COMBINING_KIND));
    kind.and_then(|kind| any_combiner(kind, is_int)).or_no_match("no such combination")
}

/// Two values combined; where a mask is unset, the second.
fn combined(
    rw: &mut Rewriter<'_>,
    def: &'static OpDef,
    [first, second]: [Value; 2],
    flags: Option<Attribute>,
    mask: Option<Value>,
) -> Value {
    let ty = rw.ty(second);
    let mut new = NewOp::new(def).operands([first, second]).result(ty);
    let names = rw.context().attr_names(OpName::of(def));
    let slot = names.iter().position(|&name| rw.context().str(name) == "fastmath");
    if let Some((slot, flags)) = slot.zip(flags) {
        new = new.prop(slot, flags);
    }
    couloir_ods::rt::set_defaults(rw.context(), &mut new);
    let value = rw.insert1(new);
    let Some(mask) = mask else { return value };
    rw.insert1(NewOp::new(arith::Select::def()).operands([mask, value, second]).result(ty))
}

/// The first element.
fn first(rw: &mut Rewriter<'_>, source: Value) -> Value {
    let ty = rw.ty(source);
    let rank = ty.shape(rw.context()).map_or(0, <[i64]>::len);
    let place = Attribute::i64_array(rw.context(), &vec![0; rank]);
    let new = NewOp::new(Extract::def()).operand(source).prop(Extract::STATIC_POSITION, place);
    rw.insert1(new.result(ty.element_or_self(rw.context())))
}

/// A reduction of one element.
pub(super) fn single(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let source = operand(rw, op, 0)?;
    let view = rw.view(op);
    if vector(view, source).and_then(num_elements) != Some(1) {
        return no_match("more than one element");
    }
    let acc = view.operand(1);
    let (root, mask) = root(view);
    let def = combiner_of(view, Reduction::KIND, view.ty(source))?;
    let flags = view.prop(Reduction::FASTMATH);
    start(rw, op, root);
    let mask = mask.map(|mask| first(rw, mask));
    let mut value = first(rw, source);
    if let Some(acc) = acc {
        value = combined(rw, def, [value, acc], flags, mask);
    }
    rw.replace(root, &[value]);
    Ok(())
}

/// A vector as one of another type, or its only element.
fn reshaped(rw: &mut Rewriter<'_>, source: Value, ty: Type) -> Value {
    match ty.as_vector(rw.context()) {
        Some(_) => shape_cast(ty, source).build(rw),
        None => first(rw, source),
    }
}

/// A reduction along dimensions of size 1.
pub(super) fn units(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (source, acc) = (operand(rw, op, 0)?, operand(rw, op, 1)?);
    let view = rw.view(op);
    let whole = vector(view, source).or_no_match("no vector")?;
    let size = |at: &i64| usize::try_from(*at).ok().and_then(|at| whole.shape.get(at));
    let dims = constants(view, MultiReduction::REDUCTION_DIMS);
    if dims.iter().any(|at| size(at) != Some(&1)) {
        return no_match("not of size 1");
    }
    let ty = view.ty(acc);
    let (root, mask) = root(view);
    let def = combiner_of(view, MultiReduction::KIND, ty)?;
    start(rw, op, root);
    let bits = match ty.as_vector(rw.context()) {
        Some(_) => ty.with_element(rw.context(), Type::I1),
        None => Type::I1,
    };
    let mask = mask.map(|mask| reshaped(rw, mask, bits));
    let source = reshaped(rw, source, ty);
    let value = combined(rw, def, [acc, source], None, mask);
    rw.replace(root, &[value]);
    Ok(())
}

/// The contraction an operand is, where it starts from zero.
fn contraction_from_zero(op: OpRef<'_>, at: usize) -> Option<OpRef<'_>> {
    let contract = operand_from(op, at, Contract::def())?;
    let zero = splat(op.ctx(), constant_operand(contract, 2)?)?;
    zero.to_bits().is_zero().then_some(contract)
}

/// What is added to a contraction that starts from zero is what that starts from.
pub(super) fn add_to_contraction(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let found = [0, 1].into_iter().find_map(|at| Some((at, contraction_from_zero(view, at)?)));
    let (at, contract) = found.or_no_match("no contraction from zero")?;
    let other = view.operand(1 - at).or_no_match("no operand")?;
    let zero = contract.operand(2);
    let mut new = crate::common::region_branch::like(contract);
    new.results.extend(contract.result_types());
    for slot in new.operands.iter_mut().filter(|slot| Some(**slot) == zero) {
        *slot = other;
    }
    let location = contract.location();
    rw.set_location(location);
    rw.replace_with(op, new);
    Ok(())
}

/// What a comparison of the numbers of so many elements with one number gives, where that is
/// known from the largest.
fn compared(predicate: i64, bound: i64, count: i64) -> Option<bool> {
    let (beyond, at_end) = (bound >= count, bound >= count - 1);
    match predicate {
        0 if beyond => Some(false),
        1 | 6 if beyond => Some(true),
        9 if beyond => Some(false),
        7 if at_end => Some(true),
        8 if at_end => Some(false),
        _ => None,
    }
}

/// What a comparison is known to give; folding puts the constant last.
fn known_comparison(compare: OpRef<'_>, step: Value, count: i64) -> Option<bool> {
    if compare.operand(0) != Some(step) {
        return None;
    }
    let bound = splat(compare.ctx(), constant_operand(compare, 1)?)?;
    let predicate = compare.prop(arith::Cmpi::PREDICATE)?.as_i64(compare.ctx())?;
    compared(predicate, bound.int()?.to_i64()?, count)
}

/// Comparisons of the numbers of elements with one number.
pub(super) fn compared_step(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let step = view.result(0).or_no_match("no result")?;
    let count = vector(view, step).and_then(num_elements).or_no_match("no vector")?;
    let users: Vec<Op> = view.body().uses(step).map(|usage| usage.op).collect();
    for user in users {
        let compare = rw.view(user);
        if !compare.is(arith::Cmpi::def()) {
            continue;
        }
        let Some((known, ty)) = known_comparison(compare, step, count).zip(compare.result_type(0))
        else {
            continue;
        };
        let value = fill(rw.context(), ty, &Number::Int(Int::from_bool(known)));
        let new = NewOp::new(arith::Constant::def()).prop(arith::Constant::VALUE, value);
        rw.at(user);
        rw.replace_with(user, new.result(ty));
        return Ok(());
    }
    no_match("no comparison that is known")
}
