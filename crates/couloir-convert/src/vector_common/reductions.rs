//! Reductions of few elements become ops on these; chains of reductions become one.

use couloir_dialects::arith;
use couloir_dialects::vector::Reduction;
use couloir_dialects::vector::attrs::COMBINING_KIND;
use couloir_dialects::vector::combine::any_combiner;
use couloir_ir::build::Build;
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Op, OpDef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, spec};
use super::transfer::masking;
use super::{kind_attr, operand, operand_vector};

/// Adds the pattern that makes ops on elements of reductions of so many at most.
pub fn populate_by_elements(patterns: &mut RewritePatterns, most: i64) {
    patterns.add(Reduction::def(), move |op, rw| by_elements(op, rw, most));
}

/// Adds the pattern that makes one reduction of a sum and of the reduction that it starts with, which
/// is taken for a sum, too.
pub fn populate_chains(patterns: &mut RewritePatterns) {
    patterns.add(Reduction::def(), chained);
}

/// The number of a kind of combination.
pub(crate) fn kind_of(rw: &Rewriter<'_>, op: Op, slot: usize) -> Result<u64, NoMatch> {
    let kind = rw.view(op).prop(slot);
    kind.and_then(|kind| kind.enum_bits(rw.context(), &COMBINING_KIND)).or_no_match("no kind")
}

/// The op that combines values of a type.
pub(crate) fn combining(
    rw: &Rewriter<'_>,
    kind: u64,
    element: Type,
) -> Result<&'static OpDef, NoMatch> {
    let is_int = element.is_integer(rw.context()) || element.is_index();
    any_combiner(kind, is_int).or_no_match("no such combination")
}

/// Two values combined, with these flags where the op takes some.
pub(crate) fn combined(
    rw: &mut Rewriter<'_>,
    def: &'static OpDef,
    values: [Value; 2],
    flags: Option<Attribute>,
) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(values[0]);
    let mut new = spec(ctx, def, &values, []).result(ty);
    let names = ctx.attr_names(OpName::of(def));
    let slot = names.iter().position(|&name| ctx.str(name) == "fastmath");
    if let Some((slot, flags)) = slot.zip(flags) {
        new = new.prop(slot, flags);
    }
    rw.insert1(new)
}

fn by_elements(op: Op, rw: &mut Rewriter<'_>, most: i64) -> Rewritten {
    let vector = operand_vector(rw, op, 0)?;
    if vector.scalable.contains(&true) || masking(rw, op).is_some() {
        return no_match("scalable, or masked");
    }
    let [count] = vector.shape[..] else { return no_match("not of one dimension") };
    if count > most {
        return no_match("too many elements");
    }
    let kind = kind_of(rw, op, Reduction::KIND)?;
    let def = combining(rw, kind, vector.element)?;
    let flags = rw.view(op).prop(Reduction::FASTMATH);
    let (source, acc) = (operand(rw, op, 0)?, rw.view(op).operand(1));
    let elements = (0..count).map(|at| rw.extract(source, &[at])).collect::<Vec<_>>();
    let all = elements.into_iter().chain(acc);
    let total = all.reduce(|a, b| combined(rw, def, [a, b], flags)).or_no_match("no elements")?;
    rw.replace(op, &[total]);
    Ok(())
}

/// As upstream has it, what kind of reduction a sum starts with is not asked.
fn chained(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    const ADD: u64 = 0;
    if kind_of(rw, op, Reduction::KIND)? != ADD {
        return no_match("no sum");
    }
    let acc = rw.view(op).operand(1).or_no_match("nothing to start with")?;
    let ty = rw.ty(acc);
    if !ty.is_integer(rw.context()) && !ty.is_float(rw.context()) {
        return no_match("of another type");
    }
    let parent = rw.scope().defining_op(acc).filter(|parent| parent.is(Reduction::def()));
    let parent = parent.or_no_match("starts with no reduction")?;
    let (before, start) = (parent.operand(0).or_no_match("")?, parent.operand(1));
    let own = operand(rw, op, 0)?;
    let sum_ty = rw.ty(before);
    let sum = match ty.is_float(rw.context()) {
        true => rw.binary(arith::Addf::def(), before, own),
        false => rw.insert_folded(
            spec(rw.context(), arith::Addi::def(), &[before, own], []).result(sum_ty),
        ),
    };
    let operands = std::iter::once(sum).chain(start).collect::<Vec<_>>();
    let kind = [(Reduction::KIND, kind_attr(rw.context(), ADD))];
    let new = spec(rw.context(), Reduction::def(), &operands, kind).result(ty);
    rw.replace_with(op, new);
    Ok(())
}
