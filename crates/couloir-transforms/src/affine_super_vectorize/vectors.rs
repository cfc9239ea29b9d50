//! Doing on vectors what a nest of loops does.
//!
//! New loops are made beside the old ones, and in them what each op becomes. Of each value there
//! is then a vector, or, of what loops count and what is computed of that by `affine.apply`,
//! another scalar: the first element's. Values from outside are the same for all elements.

use couloir_dialects::common::fold::{fill, splat};
use couloir_dialects::common::region_branch::like;
use couloir_dialects::{affine, arith, ub, vector};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::walk::preorder;
use couloir_ir::{Attribute, Block, Op, OpDef, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashMap;

use super::reduce::{Reducing, is_full, mask};
use super::{Wanted, carries, loops_around};
use crate::affine_dependence::depends_on;
use crate::affine_loops::{Side, bound, step};
use crate::affine_parallelize::reductions::reductions;
use crate::common::entry_of;

/// Vectorizes the loops at and in one, each of these along a dimension. None where that cannot be
/// done: the loops are as they were then.
pub(super) fn vectorize(
    rw: &mut Rewriter<'_>,
    root: Op,
    wanted: &Wanted,
    dims: FxHashMap<Op, usize>,
) -> Option<()> {
    let point = InsertPoint::after(rw.scope().body, root)?;
    rw.set_point(point);
    let body = rw.scope().body;
    let ops = std::iter::once(root).chain(preorder(body, body.regions(root))).collect::<Vec<_>>();
    let mut state = Vectorizer { sizes: &wanted.sizes, dims, ..Vectorizer::new(rw) };
    let done = ops.into_iter().try_for_each(|op| state.op(op));
    let Vectorizer { results, made, .. } = state;
    if done.is_none() {
        // What is made of what a loop gives comes after it.
        made.into_iter().rev().for_each(|op| rw.erase(op));
        return None;
    }
    results.into_iter().for_each(|(old, new)| rw.replace_all_uses(old, new));
    rw.erase(root);
    Some(())
}

/// What is known of a nest that is vectorized.
struct Vectorizer<'r, 'a> {
    rw: &'r mut Rewriter<'a>,
    sizes: &'r [i64],
    /// The dimension that each loop is along.
    dims: FxHashMap<Op, usize>,
    /// The same of new loops.
    new_dims: FxHashMap<Op, usize>,
    vectors: FxHashMap<Value, Value>,
    scalars: FxHashMap<Value, Value>,
    /// The ops that reduce to what loops carry, where elements are to be left out.
    masked: FxHashMap<Op, Masked>,
    /// Results of the outermost loop and what they become.
    results: Vec<(Value, Value)>,
    /// The new outermost loop, and what is made of what it gives.
    made: Vec<Op>,
}

/// What is left out of what an op reduces to what a loop carries.
#[derive(Clone, Copy)]
struct Masked {
    mask: Value,
    /// The vector that takes the place of elements that are not there.
    neutral: Value,
    /// The operand that may have such elements.
    value: Value,
}

/// Does what an op does.
type Work = fn(&mut Vectorizer<'_, '_>, Op) -> Option<()>;

/// What becomes of ops that do not simply become the same on vectors.
static WORK: &[(&OpDef, Work)] = &[
    (affine::Load::def(), |state, op| state.load(op)),
    (affine::Store::def(), |state, op| state.store(op)),
    (affine::For::def(), |state, op| state.begin(op)),
    (affine::Yield::def(), |state, op| state.end(op)),
    (affine::Apply::def(), |state, op| state.apply(op)),
    (arith::Constant::def(), |state, op| state.constant(op).map(|_| ())),
];

impl<'r, 'a> Vectorizer<'r, 'a> {
    fn new(rw: &'r mut Rewriter<'a>) -> Self {
        Self {
            rw,
            sizes: &[],
            dims: FxHashMap::default(),
            new_dims: FxHashMap::default(),
            vectors: FxHashMap::default(),
            scalars: FxHashMap::default(),
            masked: FxHashMap::default(),
            results: Vec::new(),
            made: Vec::new(),
        }
    }

    /// The type of vectors of a type.
    fn ty(&self, of: Type) -> Option<Type> {
        let ctx = self.rw.context();
        of.is_vector_element(ctx).then(|| Type::vector(ctx, self.sizes, of))
    }

    fn op(&mut self, op: Op) -> Option<()> {
        let (view, location) = (self.rw.view(op), self.rw.view(op).location());
        let own = WORK.iter().find(|(def, _)| view.is(def));
        let work = own.map_or((|state, op| state.widen(op)) as Work, |own| own.1);
        self.rw.set_location(location);
        work(self, op)
    }

    /// The block in which ops are made.
    fn block(&self) -> Option<Block> {
        match self.rw.point() {
            InsertPoint::Before(op) => self.rw.scope().body.block_of(op),
            InsertPoint::End(block) => Some(block),
        }
    }

    /// The innermost new loop in which ops are made.
    fn around(&self) -> Option<OpRef<'_>> {
        let body = self.rw.scope().body;
        let op = body.region_parent(body.region_of(self.block()?)?)?;
        Some(self.rw.view(op))
    }

    /// The same op on vectors.
    fn widen(&mut self, op: Op) -> Option<()> {
        if self.rw.view(op).num_regions() > 0 {
            return None;
        }
        let types = self.rw.view(op).result_types().collect::<Vec<_>>();
        let types = types.into_iter().map(|ty| self.ty(ty)).collect::<Option<Vec<_>>>()?;
        let masked = self.masked.get(&op).copied();
        let operands = self.rw.view(op).operands().collect::<Vec<_>>();
        let mut new = Vec::new();
        for operand in operands {
            let vector = self.vector(operand)?;
            new.push(match masked {
                Some(own) if own.value == operand => self.select(own.mask, vector, own.neutral),
                _ => vector,
            });
        }
        let mut spec = like(self.rw.view(op)).results(types);
        spec.operands = new.into();
        let made = self.rw.insert(spec);
        self.map_results(op, made);
        Some(())
    }

    /// A vector without the elements that are not there.
    fn select(&mut self, mask: Value, yes: Value, no: Value) -> Value {
        let (ty, there) = (self.rw.ty(yes), self.rw.scope().body.value_location(yes));
        let select = arith::Select::build(ty, mask, yes, no);
        self.at(self.rw.point(), there, |rw| rw.insert1(select))
    }

    fn map_results(&mut self, old: Op, new: Op) {
        let results = |op: Op| self.rw.view(op).results().collect::<Vec<_>>();
        self.vectors.extend(results(old).into_iter().zip(results(new)));
    }

    /// The vector of a value.
    fn vector(&mut self, value: Value) -> Option<Value> {
        if let Some(&known) = self.vectors.get(&value) {
            return Some(known);
        }
        let from = self.rw.scope().defining_op(value);
        match from.filter(|from| from.is(arith::Constant::def())).map(|from| from.op) {
            Some(constant) => self.constant(constant),
            None => self.uniform(value),
        }
    }

    /// A vector all of whose elements are a constant, at the start of the innermost loop along a
    /// dimension.
    fn constant(&mut self, op: Op) -> Option<Value> {
        let view = self.rw.view(op);
        let (value, location) = (view.result(0)?, view.location());
        let ty = self.ty(self.rw.ty(value))?;
        let number = splat(view.ctx(), view.prop(arith::Constant::VALUE)?)?;
        let own = loops_around(self.around()?).find(|op| self.new_dims.contains_key(op))?;
        let start =
            InsertPoint::start(self.rw.scope().body, entry_of(self.rw.scope().body, own, 0)?);
        let attr = fill(self.rw.context(), ty, &number);
        let new = self.at(start, location, |rw| rw.insert1(arith::Constant::build(ty, attr)));
        self.vectors.insert(value, new);
        Some(new)
    }

    /// A vector all of whose elements are a value from outside.
    fn uniform(&mut self, value: Value) -> Option<Value> {
        let body = self.rw.scope().body;
        let ty = self.rw.ty(value);
        let block = body.block_of_value(value)?;
        let around = body.region_of(block).and_then(|region| body.region_parent(region));
        let around = around.map(|around| self.rw.view(around));
        let is_inside =
            around.is_some_and(|around| loops_around(around).any(|op| self.dims.contains_key(&op)));
        let ctx = self.rw.context();
        let is_number = ty.is_integer(ctx) || ty.is_index() || ty.float_kind(ctx).is_some();
        if is_inside || !is_number {
            return None;
        }
        let vector = self.ty(ty)?;
        let (after, location) = (
            match body.defining_op(value) {
                Some(op) => InsertPoint::after(body, op)?,
                None => InsertPoint::start(body, block),
            },
            body.value_location(value),
        );
        let new =
            self.at(after, location, |rw| rw.insert1(vector::Broadcast::build(vector, value)));
        self.vectors.insert(value, new);
        Some(new)
    }

    /// Makes something elsewhere.
    fn at<R>(
        &mut self,
        point: InsertPoint,
        location: couloir_ir::Location,
        make: impl FnOnce(&mut Rewriter<'a>) -> R,
    ) -> R {
        let own = (self.rw.point(), self.rw.location());
        self.rw.set_point(point);
        self.rw.set_location(location);
        let made = make(self.rw);
        self.rw.set_point(own.0);
        self.rw.set_location(own.1);
        made
    }

    /// What becomes of a value that is no vector.
    fn scalar(&self, value: Value) -> Value {
        self.scalars.get(&value).copied().unwrap_or(value)
    }

    fn apply(&mut self, op: Op) -> Option<()> {
        let view = self.rw.view(op);
        let (result, map) = (view.result(0)?, view.prop(affine::Apply::MAP)?);
        let operands = view.operands().collect::<Vec<_>>();
        if operands.iter().any(|operand| self.vectors.contains_key(operand)) {
            return None;
        }
        let operands = operands.into_iter().map(|own| self.scalar(own)).collect::<Vec<_>>();
        let new = self.rw.insert1(affine::Apply::build(self.rw.context(), &operands, map));
        self.scalars.insert(result, new);
        Some(())
    }

    /// The indices of an access, its operands from one on.
    fn indices(&mut self, op: Op, map: usize, from: usize) -> Option<Vec<Value>> {
        let view = self.rw.view(op);
        let map = view.prop(map)?.as_affine_map(view.ctx())?.clone();
        let operands = view.operands().skip(from).collect::<Vec<_>>();
        let operands = operands.into_iter().map(|own| self.scalar(own)).collect::<Vec<_>>();
        if map.is_identity() {
            return Some(operands);
        }
        let loads = self.rw.view(op).is(affine::Load::def());
        if loads && operands.iter().any(|&own| self.is_applied(own)) {
            return None;
        }
        let ctx = self.rw.context();
        let one = |at: usize| {
            let map = Attribute::affine_map(ctx, map.sub_map(&[at])?);
            Some(self.rw.insert1(affine::Apply::build(ctx, &operands, map)))
        };
        (0..map.num_results()).map(one).collect()
    }

    /// Whether a value comes from an `affine.apply`: what is loaded where more is computed of that
    /// is left alone.
    fn is_applied(&self, value: Value) -> bool {
        self.rw.scope().defining_op(value).is_some_and(|from| from.is(affine::Apply::def()))
    }

    /// Which index each dimension of vectors goes along.
    fn permutation(&self, indices: &[Value]) -> Option<Attribute> {
        let scope = self.rw.scope();
        let around = loops_around(self.around()?);
        let around = around.filter_map(|op| Some((op, *self.new_dims.get(&op)?)));
        let around = around.collect::<Vec<_>>();
        let mut b = AffineBuilder::new(u32::try_from(indices.len()).ok()?, 0);
        let mut results = vec![None; around.len()];
        for &(op, dim) in &around {
            let count = *scope.body.args(entry_of(scope.body, op, 0)?).first()?;
            let result = results.get_mut(dim)?;
            for (at, &index) in (0..).zip(indices) {
                if depends_on(scope, index, count) {
                    if result.is_some() {
                        return None;
                    }
                    *result = Some(b.dim(at)?);
                }
            }
        }
        let zero = b.constant(0);
        let results = results.into_iter().map(|own| own.unwrap_or(zero)).collect::<Vec<_>>();
        let map: AffineMap = b.map(&results).ok()?;
        (!around.is_empty()).then(|| Attribute::affine_map(self.rw.context(), map))
    }

    /// That it is not known of any dimension whether all elements of a vector are there.
    fn unknown_bounds(&self) -> Attribute {
        Attribute::array(self.rw.context(), &vec![Attribute::bool(false); self.sizes.len()])
    }

    fn load(&mut self, op: Op) -> Option<()> {
        let view = self.rw.view(op);
        let (memory, result, element) = (view.operand(0)?, view.result(0)?, view.result_type(0)?);
        let ty = self.ty(element)?;
        let indices = self.indices(op, affine::Load::MAP, 1)?;
        let map = self.permutation(&indices)?;
        let ctx = self.rw.context();
        let padding = self.rw.insert1(ub::Poison::build(ctx, element));
        let bounds = self.unknown_bounds();
        let new =
            vector::TransferRead::build(ctx, ty, memory, &indices, padding, None, map, bounds);
        let new = self.rw.insert1(new);
        self.vectors.insert(result, new);
        Some(())
    }

    fn store(&mut self, op: Op) -> Option<()> {
        let view = self.rw.view(op);
        let (value, memory) = (view.operand(0)?, view.operand(1)?);
        let vector = self.vector(value)?;
        let indices = self.indices(op, affine::Store::MAP, 2)?;
        let map = self.permutation(&indices)?;
        let ctx = self.rw.context();
        let bounds = self.unknown_bounds();
        let new =
            vector::TransferWrite::build(ctx, None, vector, memory, &indices, None, map, bounds);
        self.rw.insert(new);
        Some(())
    }

    /// Ends a loop: what comes next comes after it.
    fn end(&mut self, op: Op) -> Option<()> {
        let around = self.around()?.op;
        self.widen(op)?;
        let after = InsertPoint::after(self.rw.scope().body, around)?;
        self.rw.set_point(after);
        Some(())
    }

    /// Begins a loop: what comes next comes in it.
    fn begin(&mut self, op: Op) -> Option<()> {
        let Some(&dim) = self.dims.get(&op) else {
            let inits = self.rw.view(op).operands_in(affine::For::INITS);
            let inits =
                inits.into_iter().map(|own| self.vector(own)).collect::<Option<Vec<_>>>()?;
            let new = self.new_loop(op, &inits, 1)?;
            return self.enter(new);
        };
        let view = self.rw.view(op);
        if carries(view) && step(view) != Some(1) {
            return None;
        }
        let ways = reductions(view).into_iter().map(|own| Reducing::of(self.rw, &own));
        let ways = ways.collect::<Option<Vec<_>>>()?;
        let old = self.rw.view(op).operands_in(affine::For::INITS);
        let neutral = self.neutral(&ways, &old)?;
        let size = *self.sizes.get(dim)?;
        let new = self.new_loop(op, &neutral, size)?;
        self.reduce(op, new, &ways, &old)?;
        self.new_dims.insert(new, dim);
        self.enter(new)?;
        self.mask_rest(new, &ways, &neutral, size)
    }

    /// For each value that a loop carries, a vector of what changes nothing.
    fn neutral(&mut self, ways: &[Reducing], inits: &[Value]) -> Option<Vec<Value>> {
        let one = |(way, &init): (&Reducing, &Value)| {
            let ty = self.ty(self.rw.ty(init))?;
            let there = self.rw.scope().body.value_location(init);
            Some(self.at(self.rw.point(), there, |rw| way.vector(rw, ty)))
        };
        ways.iter().zip(inits).map(one).collect()
    }

    /// Puts the elements of each vector together that a new loop gives.
    fn reduce(&mut self, op: Op, new: Op, ways: &[Reducing], inits: &[Value]) -> Option<()> {
        for (at, (way, &init)) in ways.iter().zip(inits).enumerate() {
            let (old, vector) = (self.rw.view(op).result(at)?, self.rw.view(new).result(at)?);
            let scalar = way.together(self.rw, vector, init);
            self.results.push((old, scalar));
        }
        if self.made.first() == Some(&new) {
            self.note_made(new);
        }
        Some(())
    }

    /// Leaves out the elements of what a loop reduces to what it carries that may not be there.
    fn mask_rest(
        &mut self,
        new: Op,
        ways: &[Reducing],
        neutral: &[Value],
        size: i64,
    ) -> Option<()> {
        if ways.is_empty() || is_full(self.rw.view(new)) {
            return Some(());
        }
        let mask = mask(self.rw, new, size)?;
        let masked = |(way, &neutral): (&Reducing, &Value)| {
            (way.op, Masked { mask, neutral, value: way.value })
        };
        self.masked.extend(ways.iter().zip(neutral).map(masked));
        Some(())
    }

    /// A loop like another that does so many iterations at once, with nothing in it.
    fn new_loop(&mut self, op: Op, inits: &[Value], size: i64) -> Option<Op> {
        let ctx = self.rw.context();
        let view = self.rw.view(op);
        let step = step(view)?.checked_mul(size)?;
        let (lower, upper) = (bound(view, Side::Lower)?, bound(view, Side::Upper)?);
        let old_args = view.region(0)?.entry()?.args().to_vec();
        let (region, block) = crate::common::new_region(self.rw, &[Type::INDEX]);
        let mut types = Vec::new();
        for &init in inits {
            let (ty, there) = (self.rw.ty(init), self.rw.scope().body.value_location(init));
            self.rw.add_arg(block, ty, there);
            types.push(ty);
        }
        let (low, high) = (lower.operands(), upper.operands());
        let maps = [lower.map, upper.map].map(|map| Attribute::affine_map(ctx, map));
        let [lower, upper] = maps;
        let step = Attribute::index(ctx, step);
        let new = affine::For::build(ctx, &types, &low, &high, inits, lower, upper, step, region);
        let new = self.rw.insert(new);
        let args = self.rw.scope().body.args(block).to_vec();
        let mut pairs = old_args.into_iter().zip(args);
        self.scalars.extend(pairs.next());
        self.vectors.extend(pairs);
        self.map_results(op, new);
        if self.made.is_empty() {
            self.made.push(new);
        }
        Some(new)
    }

    /// What comes next comes in a loop.
    fn enter(&mut self, new: Op) -> Option<()> {
        let block = entry_of(self.rw.scope().body, new, 0)?;
        self.rw.set_point(InsertPoint::End(block));
        Some(())
    }

    /// Notes what was made after a new outermost loop of what it gives.
    fn note_made(&mut self, new: Op) {
        let body = self.rw.scope().body;
        let end = match self.rw.point() {
            InsertPoint::Before(op) => Some(op),
            InsertPoint::End(_) => None,
        };
        let after = std::iter::successors(body.next_op(new), |&op| body.next_op(op));
        self.made.extend(after.take_while(|&op| Some(op) != end));
    }
}
