//! The copies of a region of memory: a buffer, loops or transfers that fill it and empty it, and
//! accesses of it.

use couloir_dialects::affine::{self, Apply, Composed};
use couloir_dialects::memref;
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, Location, Op, Type, Value};
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashMap;

use super::How;
use super::range::{Range, region_of_value};
use crate::affine_regions::{Extent, Region, element_bytes, replace};
use crate::common::index;

/// 0 at the start of the function.
pub(super) fn zero(rw: &mut Rewriter<'_>) -> Option<Value> {
    let body = rw.scope().body;
    let entry = body.entry_block(*body.roots().first()?)?;
    let location = rw.outer().map(|function| function.location());
    let start = InsertPoint::start(body, entry);
    rw.set_point(start);
    rw.set_location(location.unwrap_or(rw.location()));
    Some(index(rw, 0))
}

/// Where copies go: what is read before an op, what is written before another.
#[derive(Clone, Copy)]
struct Places {
    before: Op,
    after: Op,
}

impl Range {
    /// Out of all loops that a region does not depend on.
    fn places(&self, rw: &Rewriter<'_>, region: &Region) -> Option<Places> {
        let scope = rw.scope();
        let symbols = region.symbols();
        let home = region_of_value(scope, region.memory)?;
        let region_of = |op: Op| scope.body.region_of(scope.body.block_of(op)?);
        let is_home = |op: Op| {
            let around = std::iter::successors(region_of(op), |&at| {
                region_of(scope.body.region_parent(at)?)
            });
            around.into_iter().any(|at| at == home)
        };
        let pairs = self.loops.iter().zip(&self.variables).rev();
        let free = pairs.take_while(|(op, count)| is_home(**op) && !symbols.contains(count));
        match free.last() {
            Some((&op, _)) => Some(Places { before: op, after: scope.body.next_op(op)? }),
            None => Some(Places { before: self.begin, after: self.end }),
        }
    }

    /// Copies a region; the bytes of a new buffer. None where that cannot be done.
    pub(super) fn copy_region(
        &mut self,
        rw: &mut Rewriter<'_>,
        how: &How,
        region: &Region,
        users: &[Op],
        made: &mut Buffers,
    ) -> Option<u64> {
        let places = self.places(rw, region)?;
        let zero = zero(rw)?;
        let ty = rw.ty(region.memory).as_memref(rw.context())?.clone();
        if ty.layout.expand().is_some() || ty.rank() == 0 {
            return None;
        }
        let extents = region.extents(rw.scope())?;
        if extents.iter().fold(1, |all: i64, extent| all.wrapping_mul(extent.size)) == 0 {
            return Some(0);
        }
        let bounds = bounds(region, extents.len())?;
        let firsts = extents.iter().map(first_of_dims).collect::<Option<Vec<_>>>()?;
        let (sizes, symbols) = (extents.iter().map(|own| own.size).collect(), region.symbols());
        let location = rw.scope().op(region.op).location();
        let copy = Copy { how, region, ty, sizes, firsts, symbols, zero, places, location };
        let bytes = self.fill(rw, &copy, &bounds, made)?;
        let buffer = *made.buffers.get(&region.memory)?;
        self.replace(rw, &copy, users, buffer)?;
        Some(bytes)
    }

    /// Makes a buffer, unless there is one, and what fills or empties it.
    fn fill(
        &mut self,
        rw: &mut Rewriter<'_>,
        copy: &Copy<'_>,
        bounds: &[(AffineMap, AffineMap)],
        made: &mut Buffers,
    ) -> Option<u64> {
        let starts = copy.starts(rw);
        let memory = copy.region.memory;
        let old = made.buffers.get(&memory).copied();
        let buffer = old.unwrap_or_else(|| copy.buffer(rw));
        made.buffers.insert(memory, buffer);
        let count = copy.sizes.iter().fold(1, |all: i64, &size| all.wrapping_mul(size));
        let count = copy.constant(rw, count);
        let mut end = None;
        if copy.how.dma {
            copy.transfer(rw, buffer, &starts, count, &mut end)?;
        } else {
            let nest = copy.nest(rw, buffer, bounds)?;
            made.nests.push(nest);
            end = Some(nest).filter(|_| copy.region.writes);
        }
        if old.is_none() {
            copy.epilogue(rw);
            let free = rw.insert(memref::Dealloc::build(buffer));
            end = end.or(Some(free));
        }
        if let Some(end) = end.filter(|_| self.end == copy.places.after) {
            self.end = end;
        }
        Some(if old.is_none() { copy.bytes(rw) } else { 0 })
    }

    /// Makes the ops of the range access the buffer.
    fn replace(
        &mut self,
        rw: &mut Rewriter<'_>,
        copy: &Copy<'_>,
        users: &[Op],
        buffer: Value,
    ) -> Option<()> {
        let map = copy.moved()?;
        let body = rw.scope().body;
        let (before, block) = (body.prev_op(self.begin), body.block_of(self.begin)?);
        replace::replace(rw, users, [copy.region.memory, buffer], &map, &copy.symbols);
        // What computes places of the first op is of the range as well.
        let body = rw.scope().body;
        let first = before.map_or_else(|| body.first_op(block), |before| body.next_op(before));
        self.begin = first.unwrap_or(self.begin);
        Some(())
    }
}

/// Buffers by the memory that they hold a part of, and the loops that copy.
#[derive(Default)]
pub(super) struct Buffers {
    buffers: FxHashMap<Value, Value>,
    pub(super) nests: Vec<Op>,
}

/// The bounds of each dimension of a region; none where one has none.
fn bounds(region: &Region, rank: usize) -> Option<Vec<(AffineMap, AffineMap)>> {
    let one = |at| {
        let pair = region.bounds(at)?;
        (pair.0.num_results() > 0 && pair.1.num_results() > 0).then_some(pair)
    };
    (0..rank).map(one).collect()
}

/// The first place of a dimension as a map of dimensions.
fn first_of_dims(extent: &Extent) -> Option<AffineMap> {
    let symbols = extent.first.symbols();
    let dims = |b: &mut AffineBuilder| (0..symbols).filter_map(|at| b.dim(at)).collect();
    extent.first.replace(symbols, 0, |b| (Vec::new(), dims(b))).ok()
}

/// What is known of a copy.
struct Copy<'a> {
    how: &'a How,
    region: &'a Region,
    /// The type of the memory.
    ty: MemRefType,
    sizes: Vec<i64>,
    /// The first place along each dimension.
    firsts: Vec<AffineMap>,
    symbols: Vec<Value>,
    zero: Value,
    places: Places,
    location: Location,
}

fn space(ctx: &Context, number: i64) -> Attribute {
    Attribute::i64(ctx, number)
}

fn map_attr(rw: &Rewriter<'_>, map: AffineMap) -> Attribute {
    Attribute::affine_map(rw.context(), map)
}

impl Copy<'_> {
    fn set(&self, rw: &mut Rewriter<'_>, before: Op) {
        rw.at(before);
        rw.set_location(self.location);
    }

    fn prologue(&self, rw: &mut Rewriter<'_>) {
        self.set(rw, self.places.before);
    }

    fn epilogue(&self, rw: &mut Rewriter<'_>) {
        self.set(rw, self.places.after);
    }

    /// Where the copy itself goes.
    fn own(&self, rw: &mut Rewriter<'_>) {
        if self.region.writes { self.epilogue(rw) } else { self.prologue(rw) }
    }

    /// A number at the start of the function, after those there are of this copy.
    fn constant(&self, rw: &mut Rewriter<'_>, number: i64) -> Value {
        if let Some(zero) = rw.scope().body.defining_op(self.zero) {
            self.set(rw, zero);
        }
        index(rw, number)
    }

    /// The place in the memory where the region starts.
    fn starts(&self, rw: &mut Rewriter<'_>) -> Vec<Value> {
        let mut starts = Vec::with_capacity(self.firsts.len());
        for first in &self.firsts {
            starts.push(match first.single_constant() {
                Some(0) => self.zero,
                Some(number) => self.constant(rw, number),
                None => {
                    self.own(rw);
                    let map = map_attr(rw, first.clone());
                    rw.insert1(Apply::build(rw.context(), &self.symbols, map))
                }
            });
        }
        starts
    }

    fn buffer(&self, rw: &mut Rewriter<'_>) -> Value {
        let ctx = rw.context();
        let fast = Some(space(ctx, self.how.fast));
        let ty = MemRefType::get(ctx, &self.sizes, self.ty.element, None, fast);
        self.prologue(rw);
        rw.insert1(memref::Alloc::build(ctx, ty, &[], &[]))
    }

    /// The bytes of the buffer, 0 if its elements are of no known size.
    fn bytes(&self, rw: &Rewriter<'_>) -> u64 {
        let element = element_bytes(rw.scope(), self.ty.element).unwrap_or(0);
        self.sizes.iter().fold(element, |all, &size| all.wrapping_mul(size)).cast_unsigned()
    }

    /// Where in the buffer a place in the memory is, of the symbols and that place.
    fn moved(&self) -> Option<AffineMap> {
        let symbols = u32::try_from(self.symbols.len()).ok()?;
        let rank = u32::try_from(self.firsts.len()).ok()?;
        let mut b = AffineBuilder::new(symbols.checked_add(rank)?, 0);
        let inputs = (0..symbols).map(|at| b.dim(at)).collect::<Option<Vec<_>>>()?;
        let mut results = Vec::with_capacity(self.firsts.len());
        for (at, first) in (symbols..).zip(&self.firsts) {
            let first = *b.import(first, &inputs, &[]).first()?;
            let place = b.dim(at)?;
            results.push(b.sub(place, first));
        }
        b.map(&results).ok()
    }

    /// A loop for each dimension around what copies an element; the outermost.
    fn nest(
        &self,
        rw: &mut Rewriter<'_>,
        buffer: Value,
        bounds: &[(AffineMap, AffineMap)],
    ) -> Option<Op> {
        self.own(rw);
        let (mut root, mut indices, mut inputs, mut starts) =
            (None, Vec::new(), Vec::new(), Vec::new());
        for (pair, first) in bounds.iter().zip(&self.firsts) {
            let (op, end) = self.new_loop(rw, pair)?;
            root = root.or(Some(op));
            self.set(rw, end);
            let map = map_attr(rw, first.clone());
            let start = rw.insert(Apply::build(rw.context(), &self.symbols, map));
            let body = rw.scope().body;
            let index = *body.args(crate::common::entry_of(body, op, 0)?).first()?;
            inputs.extend([body.result(start, 0)?, index]);
            indices.push(index);
            starts.push(start);
        }
        let place = distances(indices.len())?;
        let place = replace::composed(rw.scope(), Composed::new(place, &inputs))?;
        for op in starts {
            rw.erase(op);
        }
        self.copy_element(rw, buffer, &indices, place)?;
        root
    }

    fn copy_element(
        &self,
        rw: &mut Rewriter<'_>,
        buffer: Value,
        indices: &[Value],
        place: Composed,
    ) -> Option<()> {
        let own = map_attr(rw, AffineMap::identity(u32::try_from(indices.len()).ok()?));
        let (slow, fast) = ((self.region.memory, indices.to_vec(), own), {
            let operands = place.operands();
            (buffer, operands, map_attr(rw, place.map))
        });
        let (from, to) = if self.region.writes { (fast, slow) } else { (slow, fast) };
        let load = affine::Load::build(self.ty.element, from.0, &from.1, from.2);
        let value = rw.insert1(load);
        rw.insert(affine::Store::build(value, to.0, &to.1, to.2));
        Some(())
    }

    /// A loop here, and the op that its body ends with.
    fn new_loop(
        &self,
        rw: &mut Rewriter<'_>,
        (lower, upper): &(AffineMap, AffineMap),
    ) -> Option<(Op, Op)> {
        let ctx = rw.context();
        let (region, block) = crate::common::new_region(rw, &[Type::INDEX]);
        let bound = |map: &AffineMap| {
            let all = Composed::new(map.clone(), &self.symbols).canonical(rw.scope()).ok()?;
            Some((all.operands(), Attribute::affine_map(ctx, without_duplicates(&all.map)?)))
        };
        let (low, high) = (bound(lower)?, bound(upper)?);
        let step = Attribute::index(ctx, 1);
        let op = rw.insert(affine::For::build(
            ctx,
            &[],
            &low.0,
            &high.0,
            &[],
            low.1,
            high.1,
            step,
            region,
        ));
        rw.set_point(InsertPoint::End(block));
        let end = rw.insert(affine::Yield::build(&[]));
        Some((op, end))
    }
}

/// Of pairs of numbers, how much the second is more than the first.
fn distances(count: usize) -> Option<AffineMap> {
    let count = u32::try_from(count).ok()?;
    let mut b = AffineBuilder::new(count.checked_mul(2)?, 0);
    let mut results = Vec::new();
    for at in 0..count {
        let (first, place) = (b.dim(at * 2)?, b.dim(at * 2 + 1)?);
        results.push(b.sub(place, first));
    }
    b.map(&results).ok()
}

/// Each result once.
fn without_duplicates(map: &AffineMap) -> Option<AffineMap> {
    let mut b = AffineBuilder::new(map.dims(), map.symbols());
    let mut seen = rustc_hash::FxHashSet::default();
    let own = b.import(map, &[], &[]);
    let own = own.into_iter().filter(|&id| seen.insert(id)).collect::<Vec<_>>();
    b.map(&own).ok()
}

/// Transfers.
impl Copy<'_> {
    /// Starts a transfer and waits for it. What it adds first after the range is told, if that is
    /// where it goes.
    fn transfer(
        &self,
        rw: &mut Rewriter<'_>,
        buffer: Value,
        starts: &[Value],
        count: Value,
        end: &mut Option<Op>,
    ) -> Option<()> {
        let ctx = rw.context();
        let stride = self.stride(rw)?;
        let tag = MemRefType::get(ctx, &[1], Type::I32, None, Some(space(ctx, self.how.tag)));
        let slow = place(rw, self.region.memory, starts)?;
        let fast = place(rw, buffer, &vec![self.zero; starts.len()])?;
        self.prologue(rw);
        let tag = rw.insert1(memref::Alloc::build(ctx, tag, &[], &[]));
        let tag_place = place(rw, tag, &[self.zero])?;
        let (from, to) = if self.region.writes { (fast, slow) } else { (slow, fast) };
        self.own(rw);
        let parts = [("src_map", from), ("dst_map", to), ("tag_map", tag_place.clone())];
        let more = std::iter::once(count).chain(stride.into_iter().flatten());
        let start = rw.insert(dma(ctx, affine::DmaStart::def(), parts, more));
        *end = Some(start).filter(|_| self.region.writes);
        rw.insert(dma(ctx, affine::DmaWait::def(), [("tag_map", tag_place)], [count]));
        self.epilogue(rw);
        let free = rw.insert(memref::Dealloc::build(tag));
        *end = end.or(Some(free));
        Some(())
    }

    /// The stride of the transfer and how many elements come at once, where it needs one. None
    /// where it needs more.
    #[expect(clippy::option_option, reason = "there may be none, and that may not be known")]
    fn stride(&self, rw: &mut Rewriter<'_>) -> Option<Option<[Value; 2]>> {
        let (mut stride, mut count) = (1i64, 1i64);
        let mut found = None;
        let sizes = self.ty.shape.iter().zip(&self.sizes).skip(1).zip(&self.sizes).rev();
        for ((&whole, &size), &outer) in sizes {
            stride = stride.wrapping_mul(whole);
            count = count.wrapping_mul(size);
            if whole != DYNAMIC && size < whole && outer > 1 {
                if found.is_some() {
                    return None;
                }
                found = Some([stride, count]);
            }
        }
        Some(found.map(|all| all.map(|number| self.constant(rw, number))))
    }
}

/// Memory with indices and the map of these.
fn place(rw: &Rewriter<'_>, memory: Value, indices: &[Value]) -> Option<(Vec<Value>, Attribute)> {
    let map = AffineMap::identity(u32::try_from(indices.len()).ok()?);
    let all = replace::applied(rw.scope(), Composed::new(map, indices))?;
    let mut operands = vec![memory];
    operands.extend(all.operands());
    Some((operands, map_attr(rw, all.map)))
}

/// A transfer, or what waits for one.
fn dma<const N: usize>(
    ctx: &Context,
    def: &'static couloir_ir::OpDef,
    parts: [(&str, (Vec<Value>, Attribute)); N],
    more: impl IntoIterator<Item = Value>,
) -> NewOp {
    let maps = parts.iter().map(|(name, (_, map))| (ctx.intern(name), *map)).collect();
    let operands = parts.into_iter().flat_map(|(_, (operands, _))| operands).chain(more);
    NewOp::new(def).operands(operands).attrs(Attribute::dictionary(ctx, maps))
}
