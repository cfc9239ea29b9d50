//! Making loops of structured ops on memory.
//!
//! In each iteration the elements are read, the body runs, and what it gives is written. Sizes that
//! are not known are asked for of all operands; those that nothing needs go again.

use couloir_dialects::affine::{self, Composed};
use couloir_dialects::linalg::{self, Structured, structured::form_of};
use couloir_dialects::{add_canonicalization, memref, scf, tensor};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpDef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch};
use couloir_rewrite::copy::Copies;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::common::{entry_of, index, new_region};
use crate::loops::{Bounds, nest};

/// What loops are made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loops {
    /// `scf.for`
    Scf,
    /// `affine.for`
    Affine,
    /// `scf.parallel` for parallel loops that follow one another, `scf.for` for others.
    Parallel,
}

/// The definitions of all structured ops.
pub(crate) fn structured_ops() -> impl Iterator<Item = &'static OpDef> {
    linalg::DIALECT.ops.iter().copied().filter(|def| form_of(def).is_some())
}

/// The patterns that make loops, with those for sizes and places.
pub(crate) fn patterns(kind: Loops) -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    for def in structured_ops() {
        patterns.add(def, move |op, rw| lower(op, rw, kind));
    }
    let sizes = [memref::Dim::def(), tensor::Dim::def(), affine::Apply::def()];
    add_canonicalization(&mut patterns, &sizes);
    patterns
}

/// How many iterations a loop has.
#[derive(Clone, Copy)]
enum Size {
    Known(i64),
    Value(Value),
}

fn lower(op: Op, rw: &mut Rewriter<'_>, kind: Loops) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("expected linalg op")?;
    if !view.is_on_memory() || view.op.results().len() > 0 {
        return Err(NoMatch("expected linalg op with buffer semantics".into()));
    }
    let (maps, iterators) = (view.maps(), view.iterators());
    let inputs = view.num_inputs();
    let body = entry_of(rw.scope().body, op, 0).or_no_match("no body")?;
    rw.at(op);
    let sizes = sizes(rw, op, &maps).or_no_match("unknown sizes")?;
    let places = match kind {
        Loops::Affine => affine_nest(rw, &sizes),
        Loops::Scf => Some(scf_nest(rw, &sizes)),
        Loops::Parallel => parallel_nest(rw, &sizes, &iterators),
    };
    let places = places.or_no_match("no loops")?;
    emit(rw, &Work { op, body, inputs, maps: &maps, places: &places, kind });
    rw.erase(op);
    Ok(())
}

/// The sizes of all loops.
fn sizes(rw: &mut Rewriter<'_>, op: Op, maps: &[AffineMap]) -> Option<Vec<Size>> {
    let loops = maps.first().map_or(0, AffineMap::dims) as usize;
    let mut sizes: Vec<Option<Size>> = vec![None; loops];
    let operands: Vec<Value> = rw.view(op).operands().collect();
    for (map, operand) in maps.iter().zip(operands) {
        let shape = rw.ty(operand).shape(rw.context()).unwrap_or_default().to_vec();
        for (at, &size) in shape.iter().enumerate() {
            let size = match size {
                DYNAMIC => Size::Value(dim(rw, operand, at as i64)),
                size => Size::Known(size),
            };
            let slot = map.result_dim(at).and_then(|dim| sizes.get_mut(dim as usize));
            if let Some(slot) = slot {
                slot.get_or_insert(size);
            }
        }
    }
    sizes.into_iter().collect()
}

fn dim(rw: &mut Rewriter<'_>, operand: Value, at: i64) -> Value {
    let at = index(rw, at);
    let new = memref::Dim::build(rw.context(), operand, at);
    rw.insert_folded(new)
}

/// What is done in each iteration.
struct Work<'a> {
    op: Op,
    body: Block,
    inputs: usize,
    maps: &'a [AffineMap],
    places: &'a [Value],
    kind: Loops,
}

/// Constants for all bounds and steps.
fn bounds(rw: &mut Rewriter<'_>, sizes: &[Size]) -> Bounds {
    let mut bounds = Bounds { lower: Vec::new(), upper: Vec::new(), step: Vec::new() };
    for &size in sizes {
        bounds.lower.push(index(rw, 0));
        bounds.upper.push(match size {
            Size::Known(size) => index(rw, size),
            Size::Value(value) => value,
        });
        bounds.step.push(index(rw, 1));
    }
    bounds
}

fn scf_nest(rw: &mut Rewriter<'_>, sizes: &[Size]) -> Vec<Value> {
    let bounds = bounds(rw, sizes);
    nest(rw, &bounds).map_or_else(Vec::new, |nest| nest.indices)
}

/// Some of the bounds.
fn part(bounds: &Bounds, range: std::ops::Range<usize>) -> Bounds {
    let list = |list: &[Value]| list.get(range.clone()).unwrap_or_default().to_vec();
    Bounds { lower: list(&bounds.lower), upper: list(&bounds.upper), step: list(&bounds.step) }
}

fn parallel_nest(rw: &mut Rewriter<'_>, sizes: &[Size], iterators: &[bool]) -> Option<Vec<Value>> {
    let all = bounds(rw, sizes);
    let mut places = Vec::new();
    while let Some(rest) = iterators.get(places.len()..).filter(|rest| !rest.is_empty()) {
        let start = places.len();
        let count = rest.iter().take_while(|reduces| !**reduces).count();
        let bounds = part(&all, start..start + count.max(1));
        if count == 0 {
            places.extend(nest(rw, &bounds)?.indices);
            continue;
        }
        let (region, block) = new_region(rw, &vec![Type::INDEX; count]);
        let ctx = rw.context();
        let Bounds { lower, upper, step } = &bounds;
        rw.insert(scf::Parallel::build(ctx, &[], lower, upper, step, &[], region));
        rw.set_point(InsertPoint::End(block));
        let end = rw.insert(scf::Reduce::build(&[], &[]));
        rw.set_point(InsertPoint::Before(end));
        places.extend(rw.scope().body.args(block).iter().copied());
    }
    Some(places)
}

fn affine_nest(rw: &mut Rewriter<'_>, sizes: &[Size]) -> Option<Vec<Value>> {
    let mut places = Vec::new();
    let ctx = rw.context();
    for &size in sizes {
        let (region, block) = new_region(rw, &[Type::INDEX]);
        let zero = Attribute::affine_map(ctx, AffineMap::constant(0));
        let (upper, operands) = match size {
            Size::Known(size) => (AffineMap::constant(size), None),
            Size::Value(value) => (AffineMap::identity(1), Some(value)),
        };
        let upper = Attribute::affine_map(ctx, upper);
        let step = Attribute::index(ctx, 1);
        let new =
            affine::For::build(ctx, &[], &[], operands.as_slice(), &[], zero, upper, step, region);
        rw.insert(new);
        rw.set_point(InsertPoint::End(block));
        let end = rw.insert(affine::Yield::build(&[]));
        rw.set_point(InsertPoint::Before(end));
        places.push(rw.scope().body.args(block).first().copied()?);
    }
    Some(places)
}

/// The places of an operand's element: each a loop's, or the map's result.
fn apply(rw: &mut Rewriter<'_>, map: &AffineMap, places: &[Value]) -> Vec<Value> {
    let mut results = Vec::with_capacity(map.num_results());
    for at in 0..map.num_results() {
        let plain = map.result_dim(at).and_then(|dim| places.get(dim as usize));
        if let Some(&place) = plain {
            results.push(place);
            continue;
        }
        let Some(one) = map.sub_map(&[at]) else { continue };
        let composed = Composed::new(one, places);
        let Ok(composed) = composed.canonical(rw.scope()) else { continue };
        let map = Attribute::affine_map(rw.context(), composed.map.clone());
        let operands = composed.operands();
        results.push(rw.insert1(affine::Apply::build(rw.context(), &operands, map)));
    }
    results
}

fn emit(rw: &mut Rewriter<'_>, work: &Work<'_>) {
    let operands: Vec<Value> = rw.view(work.op).operands().collect();
    let mut values = Vec::with_capacity(operands.len());
    for (at, (&operand, map)) in operands.iter().zip(work.maps).enumerate() {
        let is_memory = rw.ty(operand).as_memref(rw.context()).is_some();
        if at < work.inputs && !is_memory {
            values.push(operand);
            continue;
        }
        let places = apply(rw, map, work.places);
        let load = load(rw, work.kind, operand, &places);
        values.push(rw.insert1(load));
    }
    let outputs: Vec<(Value, Vec<Value>)> = operands
        .iter()
        .zip(work.maps)
        .skip(work.inputs)
        .map(|(&operand, map)| (operand, apply(rw, map, work.places)))
        .collect();
    let results = copy_body(rw, work, &values);
    for (value, (memory, places)) in results.into_iter().zip(outputs) {
        let store = store(rw, work.kind, value, memory, &places);
        rw.insert(store);
    }
}

fn identity(rw: &Rewriter<'_>, rank: usize) -> Attribute {
    Attribute::affine_map(rw.context(), AffineMap::identity(rank as u32))
}

fn load(rw: &Rewriter<'_>, kind: Loops, memory: Value, places: &[Value]) -> NewOp {
    let element = rw.ty(memory).element_or_self(rw.context());
    match kind {
        Loops::Affine => affine::Load::build(element, memory, places, identity(rw, places.len())),
        _ => memref::Load::build(element, memory, places)
            .prop(memref::Load::NONTEMPORAL, Attribute::FALSE),
    }
}

fn store(rw: &Rewriter<'_>, kind: Loops, value: Value, memory: Value, places: &[Value]) -> NewOp {
    match kind {
        Loops::Affine => affine::Store::build(value, memory, places, identity(rw, places.len())),
        _ => memref::Store::build(value, memory, places)
            .prop(memref::Store::NONTEMPORAL, Attribute::FALSE),
    }
}

/// Copies the body for elements; what it gives.
fn copy_body(rw: &mut Rewriter<'_>, work: &Work<'_>, values: &[Value]) -> Vec<Value> {
    let body = rw.scope().body;
    let mut copies = Copies::default();
    for (&arg, &value) in body.args(work.body).iter().zip(values) {
        copies.map(arg, value);
    }
    let ops: Vec<Op> = body.block_ops(work.body).collect();
    let Some((&end, ops)) = ops.split_last() else { return Vec::new() };
    for &op in ops {
        let view = rw.view(op);
        if view.is(linalg::Index::def()) {
            let dim = view.prop(linalg::Index::DIM).and_then(|dim| dim.as_u64(view.ctx()));
            let place = dim.and_then(|dim| work.places.get(usize::try_from(dim).ok()?));
            if let (Some(&place), Some(result)) = (place, view.result(0)) {
                copies.map(result, place);
            }
            continue;
        }
        let point = rw.point();
        let new = copies.op(rw.body(), op, point);
        let (from, to): (Vec<Value>, Vec<Value>) =
            rw.scope().body.results(op).zip(rw.scope().body.results(new)).unzip();
        for (from, to) in from.into_iter().zip(to) {
            copies.map(from, to);
        }
        rw.created(new);
    }
    rw.scope().body.operands(end).map(|value| copies.get(value)).collect()
}
