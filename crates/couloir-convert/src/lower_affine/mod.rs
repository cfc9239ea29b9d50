//! `lower-affine`: affine loops, conditions, accesses and maps become `scf`,
//! `memref` and `arith`.

pub(crate) mod expand;
mod linear;
mod parallel;
mod structure;

use couloir_dialects::{affine, memref, vector};
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, OpDef, OpRef};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet,
};

use crate::common::{by_bodies, convert};
use expand::{Expander, Extreme, check, map_of};

/// `lower-affine`
pub static PASS: PassDef = PassDef {
    name: "lower-affine",
    class: "LowerAffinePass",
    description: "Lower Affine operations to a combination of Arith and SCF operations",
    anchor: None,
    options: &[],
    run: |cx| convert(cx, conversion),
    loads: &["arith", "memref", "scf", "vector"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target
        .legal_dialect("arith")
        .legal_dialect("memref")
        .legal_dialect("scf")
        .legal_dialect("vector");
    let mut patterns = PatternSet::new();
    populate(&mut patterns);
    Conversion::new(Mode::Partial, target, patterns)
}

/// What a pattern does with an op.
type Lower = fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered;

fn populate(patterns: &mut PatternSet) {
    let all: [(&'static OpDef, Lower); 16] = [
        (affine::Apply::def(), apply),
        (affine::DelinearizeIndex::def(), linear::delinearize),
        (affine::LinearizeIndex::def(), linear::linearize),
        (affine::Min::def(), |op, new, rw| extreme(op, new, rw, Extreme::Min)),
        (affine::Max::def(), |op, new, rw| extreme(op, new, rw, Extreme::Max)),
        (affine::Load::def(), load),
        (affine::Prefetch::def(), prefetch),
        (affine::Store::def(), store),
        (affine::VectorLoad::def(), vector_load),
        (affine::VectorStore::def(), vector_store),
        (affine::DmaStart::def(), |op, new, rw| dma(op, new, rw, memref::DmaStart::def())),
        (affine::DmaWait::def(), |op, new, rw| dma(op, new, rw, memref::DmaWait::def())),
        (affine::For::def(), structure::for_op),
        (affine::If::def(), structure::if_op),
        (affine::Parallel::def(), parallel::lower),
        (affine::Yield::def(), structure::yield_op),
    ];
    for (def, lower) in all {
        patterns.add_untyped(def, lower);
    }
}

/// `affine.apply`
fn apply(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let map = map_of(rw, op, affine::Apply::MAP)?;
    check(rw, op, map)?;
    let values = Expander::new(rw, map, new.all()).map(map);
    rw.replace_all(op, &values)
}

/// `affine.min`, `affine.max`
fn extreme(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, which: Extreme) -> Lowered {
    let map = map_of(rw, op, affine::Min::MAP)?;
    check(rw, op, map)?;
    let value = Expander::new(rw, map, new.all()).extreme(map, which);
    let value = value.or_no_match("the map has no results")?;
    rw.replace(op, value)
}

/// An access that is said not to be non-temporal, as upstream's builders say.
fn plain(access: NewOp, slot: usize) -> NewOp {
    access.prop(slot, Attribute::FALSE)
}

/// `affine.load`
fn load(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (&memref, indices) = new.all().split_first().or_no_match("no memref")?;
    let map = map_of(rw, op, affine::Load::MAP)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    check(rw, op, map)?;
    let indices = Expander::new(rw, map, indices).map(map);
    rw.replace_with(op, plain(memref::Load::build(ty, memref, &indices), memref::Load::NONTEMPORAL))
}

/// `affine.store`
fn store(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (value, memref) = new.one(0).zip(new.one(1)).or_no_match("no memref")?;
    let map = map_of(rw, op, affine::Store::MAP)?;
    check(rw, op, map)?;
    let indices = Expander::new(rw, map, new.range(2..new.len())).map(map);
    rw.replace_with(
        op,
        plain(memref::Store::build(value, memref, &indices), memref::Store::NONTEMPORAL),
    )
}

/// `affine.vector_load`
fn vector_load(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (&memref, indices) = new.all().split_first().or_no_match("no memref")?;
    let map = map_of(rw, op, affine::VectorLoad::MAP)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    check(rw, op, map)?;
    let indices = Expander::new(rw, map, indices).map(map);
    rw.replace_with(op, plain(vector::Load::build(ty, memref, &indices), vector::Load::NONTEMPORAL))
}

/// `affine.vector_store`
fn vector_store(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (value, memref) = new.one(0).zip(new.one(1)).or_no_match("no memref")?;
    let map = map_of(rw, op, affine::VectorStore::MAP)?;
    check(rw, op, map)?;
    let indices = Expander::new(rw, map, new.range(2..new.len())).map(map);
    rw.replace_with(
        op,
        plain(vector::Store::build(value, memref, &indices), vector::Store::NONTEMPORAL),
    )
}

/// `affine.prefetch`
fn prefetch(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (&memref, indices) = new.all().split_first().or_no_match("no memref")?;
    let map = map_of(rw, op, affine::Prefetch::MAP)?;
    let attr = |slot: usize| -> Result<Attribute, _> {
        rw.view(op).prop(slot).or_no_match("an attribute is missing")
    };
    let write = attr(affine::Prefetch::IS_WRITE)?;
    let locality = attr(affine::Prefetch::LOCALITY_HINT)?;
    let data = attr(affine::Prefetch::IS_DATA_CACHE)?;
    check(rw, op, map)?;
    let indices = Expander::new(rw, map, indices).map(map);
    rw.replace_with(op, memref::Prefetch::build(memref, &indices, write, locality, data))
}

/// `affine.dma_start` and `affine.dma_wait`; the number of elements comes
/// before the tag, and strides last. Of a wait in generic form with more
/// operands these are left out.
fn dma(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, to: &'static OpDef) -> Lowered {
    let parts = affine::dma::Parts::of(rw.view(op));
    let mut rest = new.all();
    let mut accesses = Vec::new();
    for access in &parts.accesses {
        let map = access.map.and_then(|map| map.as_affine_map(rw.context()));
        let map = map.or_no_match("no map")?;
        check(rw, op, map)?;
        let (&memref, others) = rest.split_first().or_no_match("no memref")?;
        let (indices, others) =
            others.split_at_checked(access.indices.len()).or_no_match("too few indices")?;
        rest = others;
        let mut access = vec![memref];
        access.extend(Expander::new(rw, map, indices).map(map));
        accesses.push(access);
    }
    let (tag, others) = accesses.split_last().or_no_match("no tag")?;
    let (&count, strides) = rest.split_first().or_no_match("no number of elements")?;
    let mut operands = others.concat();
    if others.is_empty() {
        operands.extend(tag);
        operands.push(count);
    } else {
        operands.push(count);
        operands.extend(tag);
        operands.extend(strides);
    }
    rw.replace_with(op, NewOp::new(to).operands(operands))
}
