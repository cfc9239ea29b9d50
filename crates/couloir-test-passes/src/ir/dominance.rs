//! `test-print-dominance`: which blocks dominate which, forwards and backwards, in an op and around
//! it, and the numbers by which they are called as attributes of the ops that they are in.

mod blocks;

use std::fmt::Write;

use couloir_ir::walk::preorder;
use couloir_ir::{Attribute, Body, Context, Failure, Op};
use couloir_pass::{PassCx, PassDef};

use blocks::{Blocks, Way};

/// `test-print-dominance`
pub(super) static PASS: PassDef = PassDef {
    name: "test-print-dominance",
    class: "(anonymous namespace)::TestDominancePass",
    description: "Print the dominance information for multiple regions.",
    symbols: true,
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let blocks = Blocks::around(cx.view());
    if blocks.are_too_many() {
        return cx.view().op_error("has too many blocks for each pair to be printed").fail();
    }
    cx.ctx.print(format!("Testing : {}\n{}", super::plain_name_of(cx.view()), text(&blocks)));
    let (own, mut inside) = blocks
        .of_ops
        .split_first()
        .map_or((&[][..], [].iter()), |all| (all.0.as_slice(), all.1.iter()));
    add_numbers(cx.ctx, cx.body, cx.op, own);
    let ctx = cx.ctx;
    cx.inside(|_, body| number_within(ctx, body, &mut inside));
    if let Some(outermost) = blocks.outermost() {
        cx.request(move |_, _, _, shared| {
            shared.on_owner(move |ctx, body, op| add_numbers(ctx, body, op, &[outermost]));
            Ok(())
        });
    }
    Ok(())
}

fn text(blocks: &Blocks) -> String {
    let mut out = String::new();
    for (title, way) in [("DominanceInfo", Way::Forward), ("PostDominanceInfo", Way::Back)] {
        _ = writeln!(out, "--- {title} ---");
        blocks.each_pair(|a, b| match blocks.nearest_common(a, b, way) {
            Some(found) => _ = writeln!(out, "Nearest({}, {}) = {found}", a.0, b.0),
            None => _ = writeln!(out, "Nearest({}, {}) = <no dom>", a.0, b.0),
        });
    }
    for (title, word, way) in
        [("Dominance", "dominates", Way::Forward), ("PostDominance", "postdominates", Way::Back)]
    {
        _ = writeln!(out, "--- Block {title} relationship ---");
        blocks.each_pair(|a, b| {
            let proper = blocks.properly_dominates(a.1, b.1, way);
            let (any, proper) = (u8::from(proper || a.1 == b.1), u8::from(proper));
            _ = writeln!(out, "{word}({}, {}) = {any} (properly = {proper})", a.0, b.0);
        });
    }
    out
}

/// Gives each op in a body the numbers of its blocks, which come in the order of the ops. Ops nest
/// no deeper than text does.
fn number_within(ctx: &Context, body: &mut Body, next: &mut std::slice::Iter<'_, Vec<i64>>) {
    for op in preorder(body, body.roots()).collect::<Vec<_>>() {
        add_numbers(ctx, body, op, next.next().map_or(&[], Vec::as_slice));
        if let Some(mut nested) = body.take_nested(op) {
            number_within(ctx, &mut nested, next);
            body.put_nested(op, nested);
        }
    }
}

/// Adds numbers to those that an op has as an attribute.
fn add_numbers(ctx: &Context, body: &mut Body, op: Op, numbers: &[i64]) {
    if numbers.is_empty() {
        return;
    }
    let name = ctx.intern("test.block_ids");
    let known = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let mut attrs = known.iter().copied().filter(|attr| attr.0 != name).collect::<Vec<_>>();
    let old = known.iter().find(|attr| attr.0 == name);
    let mut all = old.and_then(|attr| attr.1.as_i64_array(ctx)).unwrap_or_default();
    all.extend_from_slice(numbers);
    attrs.push((name, Attribute::i64_array(ctx, &all)));
    body.set_discardable(op, Attribute::dictionary(ctx, attrs));
}
