//! Transfers of several dimensions, through memory on the stack.
//!
//! A transfer of which the vector comes from or goes to such memory has a label, so that it is
//! known to be ready for the next loop.

use couloir_dialects::memref;
use couloir_dialects::vector::{TransferRead, TransferWrite, TypeCast};
use couloir_ir::affine::AffineMap;
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::op::{Segments, Trait};
use couloir_ir::ty::{MemRefType, VectorType};
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::Wanted;
use super::check::{first_dim, guarded, indices};
use super::control::{for_loop, results};
use super::one::{load, load_whole, store, store_whole};
use crate::vector_common::build::{BuildVector, spec, vector_of};
use crate::vector_common::transfer::Transfer;

const LABEL: &str = "__vector_to_scf_lowering__";

fn is_labelled(rw: &Rewriter<'_>, op: Op) -> bool {
    let ctx = rw.context();
    rw.view(op).body().discardable(op).entry(ctx, ctx.intern(LABEL)).is_some()
}

fn labelled(rw: &Rewriter<'_>, attrs: Attribute) -> Attribute {
    let ctx = rw.context();
    let mut entries = attrs.as_dictionary(ctx).unwrap_or_default().to_vec();
    entries.push((ctx.intern(LABEL), Attribute::UNIT));
    Attribute::dictionary(ctx, entries)
}

/// Declines what is to stay as it is.
pub(super) fn check(rw: &Rewriter<'_>, of: &Transfer, wanted: Wanted) -> Result<(), NoMatch> {
    let ctx = rw.context();
    if of.vector.rank() <= wanted.rank {
        return no_match("xferOp vector rank <= transformation target rank");
    }
    if of.vector.scalable.first() == Some(&true) {
        return no_match("scalable dimensions cannot be unrolled at compile time");
    }
    if of.base_ty.as_tensor(ctx).is_some() && !wanted.tensors {
        return no_match("unpacking tensors has been disabled by user options");
    }
    if of.base_ty.shaped_element(ctx) != Some(of.vector.element) {
        return no_match("the element type changes");
    }
    Ok(())
}

/// Where memory on the stack is allocated: the start of the closest scope.
fn scope_start(rw: &Rewriter<'_>, op: Op) -> Option<InsertPoint> {
    let body = rw.scope().body;
    let is_scope = |op: &Op| rw.view(*op).has(Trait::AutomaticAllocationScope);
    let scope = std::iter::successors(body.parent_op(op), |&op| body.parent_op(op)).find(is_scope);
    let region = match scope {
        Some(scope) => *body.regions(scope).first()?,
        None => *body.roots().first()?,
    };
    Some(InsertPoint::start(body, body.entry_block(region)?))
}

fn alloca(rw: &mut Rewriter<'_>, vector: Type) -> Value {
    let ctx = rw.context();
    let ty = MemRefType::get(ctx, &[], vector, None, None);
    let mut new = spec(ctx, memref::Alloca::def(), &[], []).result(ty);
    if let Segments::Attr(slot) = memref::Alloca::def().operand_segments {
        new = new.prop(slot.into(), Attribute::i32_array(ctx, &[0, 0]));
    }
    rw.insert1(new)
}

/// Memory for the vector, and for the mask, from which that is loaded.
fn buffers(
    rw: &mut Rewriter<'_>,
    op: Op,
    of: &Transfer,
) -> Result<(Value, Option<Value>), NoMatch> {
    let start = scope_start(rw, op).or_no_match("no scope for allocations")?;
    rw.set_point(start);
    let data = alloca(rw, of.vector_ty);
    let Some(mask) = of.mask else {
        rw.set_point(InsertPoint::Before(op));
        return Ok((data, None));
    };
    let ty = rw.ty(mask);
    let bits = alloca(rw, ty);
    rw.set_point(InsertPoint::Before(op));
    store_whole(rw, mask, bits);
    Ok((data, Some(load(rw, bits, &[], ty))))
}

/// The op's operands with other last ones.
fn with_mask(rw: &Rewriter<'_>, op: Op, of: &Transfer, mask: Option<Value>) -> Vec<Value> {
    let mut operands: Vec<Value> = rw.view(op).operands().collect();
    if of.mask.is_some() {
        operands.pop();
        operands.extend(mask);
    }
    operands
}

pub(super) fn prepare_read(op: Op, rw: &mut Rewriter<'_>, wanted: Wanted) -> Rewritten {
    let of = Transfer::of(rw, op)?;
    if is_labelled(rw, op) {
        return no_match("prepared already");
    }
    check(rw, &of, wanted)?;
    let (data, mask) = buffers(rw, op, &of)?;
    let view = rw.view(op);
    let props: Vec<_> = (0..TransferRead::def().attrs.len()).map(|at| view.prop(at)).collect();
    let attrs = labelled(rw, view.body().discardable(op));
    let mut new = NewOp::new(TransferRead::def()).operands(with_mask(rw, op, &of, mask));
    new.props = props.into();
    let value = rw.insert1(new.result(of.vector_ty).attrs(attrs));
    store_whole(rw, value, data);
    let value = load_whole(rw, data, of.vector_ty);
    rw.replace(op, &[value]);
    Ok(())
}

pub(super) fn prepare_write(op: Op, rw: &mut Rewriter<'_>, wanted: Wanted) -> Rewritten {
    let of = Transfer::of(rw, op)?;
    if is_labelled(rw, op) {
        return no_match("prepared already");
    }
    check(rw, &of, wanted)?;
    let (data, mask) = buffers(rw, op, &of)?;
    let vector = TransferWrite(rw.view(op)).value_to_store();
    store_whole(rw, vector, data);
    let loaded = load_whole(rw, data, of.vector_ty);
    let mut operands = with_mask(rw, op, &of, mask);
    if let Some(first) = operands.first_mut() {
        *first = loaded;
    }
    let attrs = labelled(rw, rw.view(op).body().discardable(op));
    rw.body().set_discardable(op, attrs);
    rw.set_operands(op, &operands);
    Ok(())
}

/// Memory of vectors as memory of vectors of one dimension less.
fn unpacked(rw: &mut Rewriter<'_>, memref: Value) -> Option<Value> {
    let ctx = rw.context();
    let ty = rw.ty(memref).as_memref(ctx)?.clone();
    let vector = ty.element.as_vector(ctx)?.clone();
    let (&first, rest) = vector.shape.split_first()?;
    if vector.scalable.first() == Some(&true) {
        return None;
    }
    let inner = VectorType::get(ctx, rest, vector.scalable.get(1..)?, vector.element);
    let mut shape = ty.shape.to_vec();
    shape.push(first);
    let ty = MemRefType::get(ctx, &shape, inner, None, ty.memory_space.expand());
    Some(rw.make(TypeCast::def(), &[memref], ty, []))
}

/// Where the vector of a transfer is stored or loaded: the memory, and its indices.
fn place(rw: &Rewriter<'_>, value: Value, reads: bool) -> Option<(Option<Op>, Value, Vec<Value>)> {
    let body = rw.scope().body;
    let op = if reads { body.uses(value).next()?.op } else { body.defining_op(value)? };
    let wanted = if reads { memref::Store::def() } else { memref::Load::def() };
    let view = rw.view(op);
    if !view.is(wanted) {
        return None;
    }
    let mut operands = view.operands().skip(usize::from(reads));
    let memref = operands.next()?;
    Some((reads.then_some(op), memref, operands.collect()))
}

/// What each iteration of a loop works with.
struct Step<'t> {
    of: &'t Transfer,
    reads: bool,
    buffer: Value,
    indices: Vec<Value>,
    mask: Option<(Value, Vec<Value>)>,
    padding: Option<Value>,
    part: Type,
    wanted: Wanted,
}

/// The transfer of a part less.
pub(super) struct Part {
    pub(super) map: Attribute,
    pub(super) in_bounds: Attribute,
}

impl Part {
    pub(super) fn of(rw: &Rewriter<'_>, of: &Transfer) -> Self {
        let ctx = rw.context();
        let rest: Vec<usize> = (1..of.map.num_results()).collect();
        let map = of.map.sub_map(&rest).unwrap_or_else(|| AffineMap::empty(of.map.dims(), 0));
        let bounds: Vec<Attribute> =
            of.in_bounds.iter().skip(1).map(|&bound| Attribute::bool(bound)).collect();
        Self { map: Attribute::affine_map(ctx, map), in_bounds: Attribute::array(ctx, &bounds) }
    }
}

/// `vector.transfer_read` with all that it needs.
pub(super) fn new_read(
    rw: &Rewriter<'_>,
    part: &Part,
    base: Value,
    indices: &[Value],
    padding: Value,
    mask: Option<Value>,
) -> NewOp {
    let mut operands = vec![base];
    operands.extend(indices);
    operands.push(padding);
    operands.extend(mask);
    let sizes = [1, indices.len() as i32, 1, i32::from(mask.is_some())];
    let props =
        [(TransferRead::PERMUTATION_MAP, part.map), (TransferRead::IN_BOUNDS, part.in_bounds)];
    segmented(rw, spec(rw.context(), TransferRead::def(), &operands, props), sizes)
}

/// `vector.transfer_write` with all that it needs.
pub(super) fn new_write(
    rw: &Rewriter<'_>,
    part: &Part,
    value: Value,
    base: Value,
    indices: &[Value],
    mask: Option<Value>,
) -> NewOp {
    let mut operands = vec![value, base];
    operands.extend(indices);
    operands.extend(mask);
    let sizes = [1, 1, indices.len() as i32, i32::from(mask.is_some())];
    let props =
        [(TransferWrite::PERMUTATION_MAP, part.map), (TransferWrite::IN_BOUNDS, part.in_bounds)];
    let new = segmented(rw, spec(rw.context(), TransferWrite::def(), &operands, props), sizes);
    let ty = rw.ty(base);
    if ty.as_tensor(rw.context()).is_some() { new.result(ty) } else { new }
}

fn segmented(rw: &Rewriter<'_>, new: NewOp, sizes: [i32; 4]) -> NewOp {
    match new.name.def().map(|def| def.operand_segments) {
        Some(Segments::Attr(slot)) => {
            new.prop(slot.into(), Attribute::i32_array(rw.context(), &sizes))
        }
        _ => new,
    }
}

impl Step<'_> {
    fn places(&self, at: Value) -> Vec<Value> {
        let mut places = self.indices.clone();
        places.push(at);
        places
    }

    /// The transfer of the part at a place; what is carried on.
    fn inside(&self, rw: &mut Rewriter<'_>, at: Value, carried: &[Value]) -> Vec<Value> {
        let places = self.places(at);
        let indices = indices(rw, self.of, at);
        let part = Part::of(rw, self.of);
        let value = (!self.reads).then(|| load(rw, self.buffer, &places, self.part));
        let mask = self.mask(rw, at);
        let base = carried.first().copied().unwrap_or(self.of.base);
        let new = match (value, self.padding) {
            (Some(value), _) => new_write(rw, &part, value, base, &indices, mask),
            (None, padding) => {
                let padding = padding.unwrap_or(base);
                new_read(rw, &part, base, &indices, padding, mask).result(self.part)
            }
        };
        let deeper = self.part.as_vector(rw.context()).map_or(0, VectorType::rank);
        let new = if deeper > self.wanted.rank {
            let attrs = labelled(rw, new.attrs);
            new.attrs(attrs)
        } else {
            new
        };
        let made = rw.insert(new);
        let values = results(rw, made);
        if self.reads {
            for value in values {
                store(rw, value, self.buffer, &places);
            }
            return Vec::new();
        }
        values
    }

    /// The mask of the part at a place.
    fn mask(&self, rw: &mut Rewriter<'_>, at: Value) -> Option<Value> {
        let (bits, indices) = self.mask.as_ref()?;
        let ty = rw.ty(*bits).as_memref(rw.context())?.element;
        let mut places = indices.clone();
        if first_dim(self.of).is_some() {
            places.push(at);
        }
        Some(load(rw, *bits, &places, ty))
    }

    /// What is where nothing is.
    fn outside(&self, rw: &mut Rewriter<'_>, at: Value, carried: &[Value]) -> Vec<Value> {
        if let Some(padding) = self.padding.filter(|_| self.reads) {
            let value = rw.broadcast(padding, self.part);
            store(rw, value, self.buffer, &self.places(at));
        }
        carried.to_vec()
    }
}

/// The mask's memory as the parts have it, and its indices so far.
fn mask_buffer(
    rw: &mut Rewriter<'_>,
    of: &Transfer,
) -> Result<Option<(Value, Vec<Value>)>, NoMatch> {
    let Some(mask) = of.mask else { return Ok(None) };
    let (_, bits, indices) = place(rw, mask, false).or_no_match("the mask is in no memory")?;
    let rank = vector_of(rw, mask).map_or(0, |mask| mask.rank());
    if first_dim(of).is_none() {
        return Ok(Some((bits, indices)));
    }
    if rank == 1 {
        return Ok(None);
    }
    let bits = unpacked(rw, bits).or_no_match("failed to unpack one vector dim")?;
    Ok(Some((bits, indices)))
}

pub(super) fn lower(op: Op, rw: &mut Rewriter<'_>, wanted: Wanted) -> Rewritten {
    rewrite(op, rw, wanted)
}

fn rewrite<'a>(op: Op, rw: &mut Rewriter<'a>, wanted: Wanted) -> Rewritten {
    if !is_labelled(rw, op) {
        return no_match("kPassLabel is missing (transform already prepared)");
    }
    let of = Transfer::of(rw, op)?;
    let view = rw.view(op);
    let reads = view.is(TransferRead::def());
    let value = if reads { view.result(0) } else { view.operand(0) };
    let padding = reads.then(|| TransferRead(view).padding());
    let found = place(rw, value.or_no_match("no vector")?, reads);
    let (kept, memory, before) = found.or_no_match("the vector is in no memory")?;
    let buffer = unpacked(rw, memory).or_no_match("failed to unpack one vector dim")?;
    let mask = mask_buffer(rw, &of)?;
    let ty = rw.ty(buffer).as_memref(rw.context()).cloned().or_no_match("no memory")?;
    let count = ty.shape.last().copied().unwrap_or(0);
    let bounds = [rw.index(0), rw.index(count), rw.index(1)];
    let tensor = !reads && of.base_ty.as_tensor(rw.context()).is_some();
    let inits: Vec<Value> = tensor.then_some(of.base).into_iter().collect();
    let types: Vec<Type> = inits.iter().map(|&init| rw.ty(init)).collect();
    let step =
        Step { of: &of, reads, buffer, indices: before, mask, padding, part: ty.element, wanted };
    let mut iteration = |rw: &mut Rewriter<'a>, at: Value, carried: &[Value]| {
        let mut inside = |rw: &mut Rewriter<'a>| step.inside(rw, at, carried);
        let mut outside = |rw: &mut Rewriter<'a>| step.outside(rw, at, carried);
        guarded(rw, &of, at, &types, &mut inside, &mut outside)
    };
    let made = for_loop(rw, bounds, &inits, &mut iteration);
    if let Some(kept) = kept {
        rw.erase(kept);
    }
    let values = if tensor { results(rw, made) } else { Vec::new() };
    rw.replace(op, &values);
    Ok(())
}
