//! How caches are used, as decorations of SPIR-V.

use couloir_dialects::llvm::Load;
use couloir_dialects::xevm::{LOAD, STORE};
use couloir_ir::attr::NamedAttribute;
use couloir_ir::body::Op;
use couloir_ir::{Attribute, Context, OpRef};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

/// What loads and stores of the LLVM dialect say of caches.
pub(super) const NAME: &str = "cache_control";
/// The name of decorations.
const DECORATION: &str = "xevm.DecorationCacheControl";

/// The number of the decoration for loads.
const OF_LOADS: i32 = 6442;
/// The number of the decoration for stores.
const OF_STORES: i32 = 6443;
/// `ir`
const INVALIDATE: u64 = 13;

/// How the first and the third cache are used by a load.
fn of_load(case: u64) -> [i32; 2] {
    match case {
        INVALIDATE => [4, 4],
        _ => by_fours(case),
    }
}

/// The same by a store: what is written back may be so in the second cache, too, which is one more
/// way to say nothing of the third.
fn of_store(case: u64) -> [i32; 2] {
    match case {
        13 | 14 => [4, 1],
        15 => [4, 2],
        _ => by_fours(case),
    }
}

/// Cases are counted from 1: four for each use of the first cache, of which every other one uses
/// the third.
fn by_fours(case: u64) -> [i32; 2] {
    let case = case.saturating_sub(1);
    [(case / 4 + 1) as i32, (case % 2 + 1) as i32]
}

/// Whether an op says how caches are used.
pub(super) fn is_controlled(op: OpRef<'_>) -> bool {
    let control = op.attr_named(NAME);
    control.is_some_and(|attr| {
        [&LOAD, &STORE].iter().any(|all| attr.enum_bits(op.ctx(), all).is_some())
    })
}

/// A decoration with what it says of caches; none where nothing is said, or nothing that is known.
pub(super) fn decoration(ctx: &Context, control: Option<Attribute>) -> Option<NamedAttribute> {
    let control = control?;
    let (decoration, [first, third]) = match control.enum_bits(ctx, &LOAD) {
        Some(case) => (OF_LOADS, of_load(case)),
        None => (OF_STORES, of_store(control.enum_bits(ctx, &STORE)?)),
    };
    let row = |level, control| {
        let numbers = [decoration, level, control, 0].map(|number| Attribute::i32(ctx, number));
        Attribute::array(ctx, &numbers)
    };
    let rows = Attribute::array(ctx, &[row(0, first), row(1, third)]);
    Some((ctx.intern(DECORATION), rows))
}

/// A load or store says it with a decoration.
pub(super) fn lower(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let def = if view.is(Load::def()) { &LOAD } else { &STORE };
    let control = view.attr_named(NAME).filter(|control| control.enum_bits(ctx, def).is_some());
    let decoration = decoration(ctx, control).or_no_match("nothing is said of caches")?;
    let names = [ctx.intern(NAME), decoration.0];
    rw.modify(op, |body| {
        let own = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
        let others = own.iter().copied().filter(|entry| !names.contains(&entry.0));
        let attrs = Attribute::dictionary(ctx, others.chain([decoration]).collect());
        body.set_discardable(op, attrs);
    })
}
