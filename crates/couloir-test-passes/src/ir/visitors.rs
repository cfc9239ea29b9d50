//! Walks of all kinds, which say where they come by, and stop at ops that ask for it.

use std::fmt::Write;

use couloir_ir::OpRef;
use couloir_pass::PassDef;

use super::visit::{Stage, visit};

/// `test-generic-ir-visitors`
pub(super) static ALL: PassDef = PassDef {
    name: "test-generic-ir-visitors",
    class: "(anonymous namespace)::TestGenericIRVisitorPass",
    description: "Test generic IR visitors.",
    ..prints!(|op| ops(op, |_, _| false))
};

/// `test-generic-ir-visitors-interrupt`
pub(super) static OPS: PassDef = PassDef {
    name: "test-generic-ir-visitors-interrupt",
    class: "(anonymous namespace)::TestGenericIRVisitorInterruptPass",
    description: "Test generic IR visitors with interrupts.",
    ..prints!(|op| ops(op, stops))
};

/// `test-generic-ir-block-visitors-interrupt`
pub(super) static BLOCKS: PassDef = PassDef {
    name: "test-generic-ir-block-visitors-interrupt",
    class: "(anonymous namespace)::TestGenericIRBlockVisitorInterruptPass",
    description: "Test generic IR visitors with interrupts, starting with Blocks.",
    anchor: Some("builtin.module"),
    ..prints!(|op| parts(op, each_block))
};

/// `test-generic-ir-region-visitors-interrupt`
pub(super) static REGIONS: PassDef = PassDef {
    name: "test-generic-ir-region-visitors-interrupt",
    class: "(anonymous namespace)::TestGenericIRRegionVisitorInterruptPass",
    description: "Test generic IR visitors with interrupts, starting with Regions.",
    anchor: Some("builtin.module"),
    ..prints!(|op| parts(op, each_region))
};

/// Goes by all ops and says each step, until one is to be the last.
fn ops(op: OpRef<'_>, stops: fn(OpRef<'_>, Stage) -> bool) -> String {
    let (mut text, mut steps) = (String::new(), 0);
    let went = visit(op, &mut |op, stage| {
        if stops(op, stage) {
            return false;
        }
        let place = match stage.next {
            0 => "before all regions".to_owned(),
            _ if stage.is_after_all(op) => "after all regions".to_owned(),
            next => format!("before region #{next}"),
        };
        _ = writeln!(text, "step {steps} op '{}' {place}", op.name());
        steps += 1;
        true
    });
    ended(text, steps, went)
}

fn ended(mut text: String, steps: usize, went: bool) -> String {
    if !went {
        _ = writeln!(text, "step {steps} walk was interrupted");
    }
    text
}

/// Whether an op asks for the walk to end here.
fn stops(op: OpRef<'_>, stage: Stage) -> bool {
    let asks = |name| op.attr_named(name).is_some_and(|attr| attr.as_bool() == Some(true));
    let after = op.attr_named("interrupt_after_region").and_then(|attr| attr.as_i64(op.ctx()));
    stage.is_before_all() && asks("interrupt_before_all")
        || stage.is_after_all(op) && asks("interrupt_after_all")
        || after
            .and_then(|at| at.checked_add(1))
            .is_some_and(|next| usize::try_from(next) == Ok(stage.next))
}

/// Goes by the blocks or regions in an op, each after what is in it, with the op that it is in.
type Parts = fn(OpRef<'_>, &mut dyn FnMut(OpRef<'_>) -> bool) -> bool;

/// Goes by all blocks or regions, until one is in an op that asks for an end.
fn parts(op: OpRef<'_>, each: Parts) -> String {
    let (mut text, mut steps) = (String::new(), 0);
    let went = each(op, &mut |op| {
        if op.attr_named("interrupt").is_some_and(|attr| attr.as_bool().is_some()) {
            return false;
        }
        _ = writeln!(text, "step {steps}");
        steps += 1;
        true
    });
    ended(text, steps, went)
}

fn each_block(op: OpRef<'_>, see: &mut dyn FnMut(OpRef<'_>) -> bool) -> bool {
    let regions = (0..op.num_regions()).filter_map(|at| op.region(at));
    regions.into_iter().all(|region| {
        region.blocks().all(|block| block.ops().all(|inside| each_block(inside, see)) && see(op))
    })
}

fn each_region(op: OpRef<'_>, see: &mut dyn FnMut(OpRef<'_>) -> bool) -> bool {
    let mut regions = (0..op.num_regions()).filter_map(|at| op.region(at));
    regions.all(|region| {
        let inside = region.blocks().all(|block| block.ops().all(|op| each_region(op, see)));
        inside && see(op)
    })
}
