//! Structural traits: those verified before an op's parts.

use super::Verified;
use super::parts::segment_sizes;
use crate::op::{OpDef, Segments, Trait, Traits};
use crate::view::OpRef;

/// The structural traits that ask for something.
const STRUCTURAL: Traits = Traits::of(&[
    Trait::SingleBlock,
    Trait::SingleBlockImplicitTerminator,
    Trait::NoRegionArguments,
    Trait::HasParent,
    Trait::AttrSizedOperandSegments,
    Trait::AttrSizedResultSegments,
]);

/// Checks the structural traits of an op.
pub(super) fn check(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    if def.trait_set.meets(STRUCTURAL) {
        def.traits.iter().try_for_each(|&which| check_trait(op, def, which))?;
    }
    if !def.has(Trait::AttrSizedOperandSegments) {
        operand_segments(op, def)?;
    }
    if !def.has(Trait::AttrSizedResultSegments) {
        result_segments(op, def)?;
    }
    Ok(())
}

fn check_trait(op: OpRef<'_>, def: &'static OpDef, which: Trait) -> Verified {
    match which {
        Trait::SingleBlock | Trait::SingleBlockImplicitTerminator => single_block(op, def),
        Trait::NoRegionArguments => no_region_arguments(op),
        Trait::HasParent => has_parent(op, def),
        Trait::AttrSizedOperandSegments => operand_segments(op, def),
        Trait::AttrSizedResultSegments => result_segments(op, def),
        _ => Ok(()),
    }
}

fn single_block(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    for index in 0..op.num_regions() {
        let Some(region) = op.region(index) else { continue };
        let mut blocks = region.blocks();
        let Some(first) = blocks.next() else { continue };
        if blocks.next().is_some() {
            return op.op_error(format!("expects region #{index} to have 0 or 1 blocks")).fail();
        }
        if !def.has(Trait::NoTerminator) && first.last().is_none() {
            return op.op_error("expects a non-empty block").fail();
        }
    }
    Ok(())
}

fn no_region_arguments(op: OpRef<'_>) -> Verified {
    let has_arguments = op
        .each_region(|region| region.blocks().any(|block| !block.args().is_empty()).then_some(()));
    match has_arguments {
        Some(()) if op.num_regions() == 1 => op.op_error("region should have no arguments").fail(),
        Some(()) => {
            let index = (0..op.num_regions()).find(|&index| {
                let region = op.region(index);
                region.is_some_and(|r| r.blocks().any(|block| !block.args().is_empty()))
            });
            let index = index.unwrap_or_default();
            op.op_error(format!("region #{index} should have no arguments")).fail()
        }
        None => Ok(()),
    }
}

/// Checks that an op is in one it may be in.
pub(super) fn has_parent(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let parent = op.parent().and_then(OpRef::def);
    if parent.is_some_and(|parent| def.parents.contains(&parent.name)) {
        return Ok(());
    }
    let which = if def.parents.len() == 1 { "" } else { "to be one of " };
    op.op_error(format!("expects parent op {which}'{}'", def.parents.join(", "))).fail()
}

fn operand_segments(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let total = op.body().num_operands(op.op);
    segments(op, def.operand_segments, "operand", total)
}

fn result_segments(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let total = op.body().num_results(op.op);
    segments(op, def.result_segments, "result", total)
}

fn segments(op: OpRef<'_>, segments: Segments, what: &str, found: usize) -> Verified {
    match segments {
        Segments::Attr(slot) => sizes_add_up(op, slot, what, found),
        _ => Ok(()),
    }
}

/// Checks that the sizes in a segment attribute add up to `found`.
pub(super) fn sizes_add_up(op: OpRef<'_>, slot: u8, what: &str, found: usize) -> Verified {
    let attr = || op.def().and_then(|def| def.attrs.get(usize::from(slot)));
    let name = || attr().map_or("", |attr| attr.name);
    if segment_sizes(op, slot).any(|size| size < 0) {
        let message = format!("'{}' attribute cannot have negative elements", name());
        return op.op_error(message).fail();
    }
    let total = segment_sizes(op, slot).map(i64::from).sum::<i64>();
    if i64::try_from(found) == Ok(total) {
        return Ok(());
    }
    op.op_error(format!(
        "{what} count ({found}) does not match with the total size ({total}) specified in attribute '{}'",
        name()
    ))
    .fail()
}
