//! `test-print-nesting`: what is in what, with attributes and counts.

use std::fmt::Write;

use couloir_ir::{Attribute, BlockRef, OpRef, RegionRef};
use couloir_pass::PassDef;

/// `test-print-nesting`
pub(super) static PASS: PassDef = PassDef {
    name: "test-print-nesting",
    class: "(anonymous namespace)::TestPrintNestingPass",
    description: "Test various printing.",
    ..prints!(|op| {
        let mut text = String::new();
        self::op(op, 0, &mut text);
        text
    })
};

/// An op; regions nest no deeper than text does.
fn op(op: OpRef<'_>, depth: usize, out: &mut String) {
    let (operands, results) = (op.operands().count(), op.results().count());
    let name = op.name();
    let counts = format!("{operands} operands and {results} results");
    _ = writeln!(out, "{:depth$}visiting op: '{name}' with {counts}", "");
    attributes(op, depth, out);
    _ = writeln!(out, "{:depth$} {} nested regions:", "", op.num_regions());
    op.each_region(|inside| {
        region(inside, depth + 2, out);
        None::<()>
    });
}

fn attributes(op: OpRef<'_>, depth: usize, out: &mut String) {
    let ctx = op.ctx();
    let sorted = Attribute::dictionary(ctx, op.attrs_but_plain().collect());
    let attrs = sorted.as_dictionary(ctx).unwrap_or_default();
    if attrs.is_empty() {
        return;
    }
    _ = writeln!(out, "{:depth$}{} attributes:", "", attrs.len());
    for &(name, value) in attrs {
        let (name, value) = (ctx.str(name), ctx.attr_text(value));
        _ = writeln!(out, "{:depth$} - '{name}' : '{value}'", "");
    }
}

fn region(region: RegionRef<'_>, depth: usize, out: &mut String) {
    _ = writeln!(out, "{:depth$}Region with {} blocks:", "", region.num_blocks());
    region.blocks().for_each(|inside| block(inside, depth + 2, out));
}

fn block(block: BlockRef<'_>, depth: usize, out: &mut String) {
    let successors = block.last().map_or(0, |last| last.successors().count());
    let (args, ops) = (block.args().len(), block.ops().count());
    let counts = format!("{args} arguments, {successors} successors, and {ops} operations");
    _ = writeln!(out, "{:depth$}Block with {counts}", "");
    block.ops().for_each(|inside| op(inside, depth + 2, out));
}
