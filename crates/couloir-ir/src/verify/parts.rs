//! Attributes, operands, results, rules and regions of a definition.

use smallvec::SmallVec;

use super::{Verified, quoted, shape};
use crate::context::Context;
use crate::op::{
    Arity, AttrSlot, OpDef, Presence, Rule, Segments, Slot, Transform, TypeConstraint, ValueDef,
};
use crate::ty::Type;
use crate::view::{OpRef, RegionRef};

/// Checks what the definition says of each part of an op.
pub(super) fn check(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    if !def.attrs.is_empty() {
        attributes(op, def)?;
    }
    let mut last = Last::default();
    values(op, &mut last, "operand", def.operands, def.operand_segments, op.operand_types())?;
    values(op, &mut last, "result", def.results, def.result_segments, op.result_types())?;
    def.rules.iter().try_for_each(|rule| check_rule(op, def, rule))?;
    if def.regions.is_empty() { Ok(()) } else { regions(op, def) }
}

/// Asks a definition's predicates.
pub(super) fn predicates(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let mut asked = def.rules.iter().filter(|rule| matches!(rule, Rule::Predicate { .. }));
    asked.try_for_each(|rule| check_rule(op, def, rule))
}

/// What [`check`] may find otherwise once an op's regions changed.
pub(super) fn check_inside(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    predicates(op, def)?;
    if def.regions.is_empty() { Ok(()) } else { regions(op, def) }
}

/// The sizes in a segment attribute.
pub(super) fn segment_sizes(op: OpRef<'_>, slot: u8) -> impl Iterator<Item = i32> {
    let sizes = op.prop(slot.into()).and_then(|attr| attr.i32s(op.ctx()));
    sizes.into_iter().flatten()
}

fn attributes(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    for (slot, attr) in def.attrs.iter().enumerate() {
        match op.prop(slot) {
            None if is_missing(attr) && def.segment_count(slot).is_none() => {
                return missing(op, def);
            }
            _ => {}
        }
    }
    for (slot, attr) in def.attrs.iter().enumerate() {
        let Some(value) = op.prop(slot) else { continue };
        if !(attr.constraint.holds)(op.ctx(), value) {
            let (name, summary) = (attr.name, attr.constraint.summary);
            let what = if attr.constraint.property.is_some() { "property" } else { "attribute" };
            let message = format!("{what} '{name}' failed to satisfy constraint: {summary}");
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

fn is_missing(attr: &AttrSlot) -> bool {
    matches!(attr.presence, Presence::Required)
}

/// Reports the attribute that is missing: the first by name, as upstream does.
#[cold]
fn missing(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let slots = def.attrs.iter().enumerate();
    let absent = slots
        .filter(|(slot, attr)| {
            is_missing(attr) && def.segment_count(*slot).is_none() && op.prop(*slot).is_none()
        })
        .map(|(_, attr)| attr.name);
    let name = absent.min().unwrap_or_default();
    op.op_error(format!("requires attribute '{name}'")).fail()
}

/// The constraint and type that were last found to fit: operands and results
/// of most ops have the same.
#[derive(Default)]
struct Last(Option<(*const TypeConstraint, Type)>);

impl Last {
    #[inline]
    fn fits(&mut self, ctx: &Context, constraint: &'static TypeConstraint, ty: Type) -> bool {
        let now = Some((std::ptr::from_ref(constraint), ty));
        if self.0 == now {
            return true;
        }
        self.0 = now;
        (constraint.holds)(ctx, ty)
    }
}

#[inline]
fn values(
    op: OpRef<'_>,
    last: &mut Last,
    what: &str,
    defs: &'static [ValueDef],
    segments: Segments,
    types: impl ExactSizeIterator<Item = Type>,
) -> Verified {
    if defs.iter().any(|def| def.arity != Arity::One) {
        return grouped_values(op, last, what, defs, segments, types);
    }
    for (index, (def, ty)) in defs.iter().zip(types).enumerate() {
        if !last.fits(op.ctx(), def.constraint, ty) {
            return bad_value(op, what, index, def, ty);
        }
    }
    Ok(())
}

fn grouped_values(
    op: OpRef<'_>,
    last: &mut Last,
    what: &str,
    defs: &'static [ValueDef],
    segments: Segments,
    mut types: impl ExactSizeIterator<Item = Type>,
) -> Verified {
    let mut index = 0;
    for (def, size) in defs.iter().zip(group_sizes(op, defs, segments, types.len())) {
        match def.arity {
            Arity::Optional if size > 1 => return too_many(op, what, index, size),
            Arity::Nested(slot) => shape::sizes_add_up(op, slot, def.name, size)?,
            _ => {}
        }
        for ty in types.by_ref().take(size) {
            if !last.fits(op.ctx(), def.constraint, ty) {
                return bad_value(op, what, index, def, ty);
            }
            index += 1;
        }
    }
    Ok(())
}

/// How many values each group has.
fn group_sizes(
    op: OpRef<'_>,
    defs: &[ValueDef],
    segments: Segments,
    total: usize,
) -> SmallVec<[usize; 8]> {
    if let Segments::Attr(slot) = segments {
        return segment_sizes(op, slot).map(|size| usize::try_from(size).unwrap_or(0)).collect();
    }
    let fixed = defs.iter().filter(|def| def.arity == Arity::One).count();
    let each = total.saturating_sub(fixed).checked_div(defs.len() - fixed).unwrap_or(0);
    defs.iter().map(|def| if def.arity == Arity::One { 1 } else { each }).collect()
}

#[cold]
fn too_many(op: OpRef<'_>, what: &str, start: usize, size: usize) -> Verified {
    op.op_error(format!(
        "{what} group starting at #{start} requires 0 or 1 element, but found {size}"
    ))
    .fail()
}

#[cold]
fn bad_value(op: OpRef<'_>, what: &str, index: usize, def: &ValueDef, ty: Type) -> Verified {
    let variadic = match def.arity {
        Arity::One | Arity::Optional => "",
        Arity::Variadic | Arity::Nested(_) => "variadic of ",
    };
    let (summary, ty) = (def.constraint.summary, quoted(op.ctx(), ty));
    op.op_error(format!("{what} #{index} must be {variadic}{summary}, but got {ty}")).fail()
}

fn check_rule(op: OpRef<'_>, def: &'static OpDef, rule: &Rule) -> Verified {
    match *rule {
        Rule::AllTypesMatch(names, slots) if !all_match(op, def, slots) => {
            broken(op, &format!("all of {{{names}}} have same type"))
        }
        Rule::TypesMatchWith { summary, from, to, transform }
            if !matches_with(op, def, from, to, transform) =>
        {
            broken(op, summary)
        }
        Rule::Predicate { summary, holds } if !holds(op) => broken(op, summary),
        _ => Ok(()),
    }
}

#[cold]
fn broken(op: OpRef<'_>, summary: &str) -> Verified {
    op.op_error(format!("failed to verify that {summary}")).fail()
}

fn all_match(op: OpRef<'_>, def: &OpDef, slots: &[Slot]) -> bool {
    let mut seen = None;
    slots.iter().all(|&slot| each_type(op, def, slot, |ty| *seen.get_or_insert(ty) == ty))
}

fn matches_with(op: OpRef<'_>, def: &OpDef, from: Slot, to: Slot, transform: Transform) -> bool {
    let mut want = None;
    each_type(op, def, from, |ty| {
        want = transform.apply(op.ctx(), ty);
        false
    });
    let mut count = 0;
    let all = each_type(op, def, to, |ty| {
        count += 1;
        want.is_some_and(|(want, _)| want == ty)
    });
    all && want.and_then(|(_, wanted)| wanted).is_none_or(|wanted| wanted == count)
}

/// Whether `holds` on each type of a group, in order, until it does not.
fn each_type(op: OpRef<'_>, def: &OpDef, slot: Slot, mut holds: impl FnMut(Type) -> bool) -> bool {
    let plain = |defs: &[ValueDef]| defs.iter().all(|def| def.arity == Arity::One);
    match slot {
        Slot::Operand(group) if plain(def.operands) => {
            op.operand_type(group.into()).is_none_or(holds)
        }
        Slot::Operand(group) => op
            .operand_group(group.into())
            .all(|index| op.operand_type(index).is_none_or(&mut holds)),
        Slot::Result(group) if plain(def.results) => op.result_type(group.into()).is_none_or(holds),
        Slot::Result(group) => {
            op.result_group(group.into()).all(|index| op.result_type(index).is_none_or(&mut holds))
        }
        Slot::Attr(slot) => {
            op.prop(slot.into()).and_then(|attr| attr.typed(op.ctx())).is_none_or(holds)
        }
    }
}

fn regions(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let more = op.num_regions().saturating_sub(def.regions.len());
    let mut index = 0;
    for region in def.regions {
        let count = if region.variadic { more + 1 } else { 1 };
        for _ in 0..count.min(op.num_regions() - index) {
            let blocks = op.region(index).map_or(0, RegionRef::num_blocks);
            if !(region.constraint.holds)(blocks) {
                let (name, summary) = (region.name, region.constraint.summary);
                let message =
                    format!("region #{index} ('{name}') failed to verify constraint: {summary}");
                return op.op_error(message).fail();
            }
            index += 1;
        }
    }
    Ok(())
}
