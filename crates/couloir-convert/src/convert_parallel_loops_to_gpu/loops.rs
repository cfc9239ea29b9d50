//! Counters of loops: numbers of blocks and threads, or counters of loops that run in each thread.

use couloir_dialects::gpu::LOOP_DIM_MAP;
use couloir_dialects::scf::{self, Parallel};
use couloir_dialects::{affine, arith};
use couloir_ir::affine::{AffineBuilder, AffineExpr, AffineMap};
use couloir_ir::attr::Param;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{InsertPoint, NewOp};
use couloir_ir::{Attribute, Location, Type};

use super::body::Item;
use super::{MAPPING, Making, PROCESSORS, set_attr};

/// `arith.cmpi slt`
const LESS: i64 = 2;

/// One of the loops of an op.
#[derive(Clone, Copy)]
struct Loop {
    counter: Value,
    lower: Value,
    upper: Value,
    step: Value,
    location: Location,
}

/// What a loop is mapped to.
struct Mapped {
    processor: usize,
    map: AffineMap,
    bound: AffineMap,
}

impl Making<'_> {
    /// Enters the loops of an op: what stands in them is to be made next.
    pub(super) fn enter(&mut self, op: Op, pending: &mut Vec<Item>) -> Option<()> {
        let view = self.scope().op(op);
        let mapping = view.attr_named(MAPPING)?.as_array(self.ctx)?;
        if view.results().count() > 1 {
            return None;
        }
        let block = *self.body.regions(op).first()?;
        let block = self.body.entry_block(block)?;
        let counters = self.body.args(block).to_vec();
        let groups = [Parallel::LOWER_BOUND, Parallel::UPPER_BOUND, Parallel::STEP];
        let [lower, upper, step] = groups.map(|group| view.operands_in(group));
        let location = view.location();
        if mapping.len() < counters.len() {
            return None;
        }
        let bounds = lower.into_iter().zip(upper).zip(step);
        for ((&attr, counter), ((lower, upper), step)) in mapping.iter().zip(counters).zip(bounds) {
            let own = Loop { counter, lower, upper, step, location };
            self.one(op, attr, own, pending)?;
        }
        self.carry(op);
        let ops = self.body.block_ops(block).collect::<Vec<_>>();
        let (&end, ops) = ops.split_last()?;
        if self.body.num_operands(end) == 1 {
            pending.push(Item::Op(end));
        }
        pending.extend(ops.iter().rev().map(|&op| Item::Op(op)));
        Some(())
    }

    /// What else is said of the loops is said of the launch.
    fn carry(&mut self, op: Op) {
        let attrs = self.body.discardable(op).as_dictionary(self.ctx).unwrap_or_default();
        for &(name, attr) in attrs {
            let name = self.ctx.str(name);
            if name != MAPPING {
                set_attr(self.ctx, self.body, self.launch, name, Some(attr));
            }
        }
    }

    fn one(&mut self, op: Op, attr: Attribute, own: Loop, pending: &mut Vec<Item>) -> Option<()> {
        let Some(mapped) = self.mapped(attr) else {
            let message = "expected mapping attribute for lowering to GPU";
            self.scope().op(op).op_error(message).emit();
            return None;
        };
        let index = match mapped.processor < PROCESSORS {
            true => self.number(&mapped, own, pending)?,
            false => self.sequential(own, pending),
        };
        self.copies.map(own.counter, index);
        Some(())
    }

    fn mapped(&self, attr: Attribute) -> Option<Mapped> {
        let [processor, map, bound] = attr.params_of(self.ctx, &LOOP_DIM_MAP)? else {
            return None;
        };
        let of = |param: &Param| param.as_attr()?.as_affine_map(self.ctx).cloned();
        let processor = usize::try_from(processor.as_uint()?).ok()?;
        Some(Mapped { processor, map: of(map)?, bound: of(bound)? })
    }

    /// A loop in each thread.
    fn sequential(&mut self, own: Loop, pending: &mut Vec<Item>) -> Value {
        let Loop { lower, upper, step, location, .. } = own;
        let region = self.body.create_region();
        let block = self.body.append_new_block(region);
        let counter = self.body.add_arg(block, Type::INDEX, location);
        let bounds = [lower, upper, step].map(|value| self.copies.get(value));
        let new = scf::For::build(&[], bounds[0], bounds[1], bounds[2], &[], region);
        self.insert(new, location);
        self.go_into(block, location, pending);
        counter
    }

    /// Goes on in a block that ends with `scf.yield`.
    fn go_into(&mut self, block: couloir_ir::Block, location: Location, pending: &mut Vec<Item>) {
        self.point = InsertPoint::End(block);
        let end = self.insert(NewOp::new(scf::Yield::def()), location);
        self.point = InsertPoint::Before(end);
        pending.push(Item::Leave);
    }

    /// The number of a block or thread, as the loop counts.
    fn number(&mut self, mapped: &Mapped, own: Loop, pending: &mut Vec<Item>) -> Option<Value> {
        let Loop { lower, upper, step, location, .. } = own;
        let region = *self.body.regions(self.launch).first()?;
        let block = self.body.entry_block(region)?;
        let number = *self.body.args(block).get(mapped.processor)?;
        let here = self.point;
        let step_here = self.independent(step, here)?;
        let lower_here = self.independent(lower, here)?;
        let map = mapped.map.compose(&scaled()?)?.ok()?;
        let index = self.apply(map, [number, step_here, lower_here], here, location)?;
        if !self.is_known(lower) || !self.is_known(step) {
            return None;
        }
        let precise = self.is_known(upper);
        let limit = if precise { upper } else { self.static_bound(upper)? };
        self.bound(mapped, Loop { upper: limit, ..own })?;
        if !precise {
            self.guard(index, upper, location, pending)?;
        }
        Some(index)
    }

    /// Says how many blocks or threads there are.
    fn bound(&mut self, mapped: &Mapped, own: Loop) -> Option<()> {
        let before = InsertPoint::Before(self.launch);
        let upper = self.independent(own.upper, before)?;
        let lower = self.independent(own.lower, before)?;
        let step = self.independent(own.step, before)?;
        let map = mapped.bound.compose(&counted()?)?.ok()?;
        let bound = self.apply(map, [upper, lower, step], before, own.location)?;
        let slot = self.bounds.get_mut(mapped.processor)?;
        if slot.is_some() {
            return None;
        }
        *slot = Some(bound);
        Some(())
    }

    /// Only threads that are among those of the loop go on.
    fn guard(
        &mut self,
        index: Value,
        upper: Value,
        location: Location,
        pending: &mut Vec<Item>,
    ) -> Option<()> {
        let upper = self.copies.get(upper);
        let less = Attribute::i64(self.ctx, LESS);
        let new = NewOp::new(arith::Cmpi::def()).operands([index, upper]).result(Type::I1);
        let test = self.insert(new.prop(arith::Cmpi::PREDICATE, less), location);
        let test = self.body.result(test, 0)?;
        let [then, or_else] = [self.body.create_region(), self.body.create_region()];
        let block = self.body.append_new_block(then);
        self.insert(scf::If::build(&[], test, then, or_else), location);
        self.go_into(block, location, pending);
        Some(())
    }

    fn apply(
        &mut self,
        map: AffineMap,
        operands: [Value; 3],
        point: InsertPoint,
        location: Location,
    ) -> Option<Value> {
        if map.dims() != 1 || map.symbols() != 2 || map.results().len() != 1 {
            return None;
        }
        let map = Attribute::affine_map(self.ctx, map);
        self.value_at(affine::Apply::build(self.ctx, &operands, map), point, location)
    }

    /// Makes an op in the launch or before it; its value.
    fn value_at(&mut self, new: NewOp, point: InsertPoint, location: Location) -> Option<Value> {
        if point == InsertPoint::Before(self.launch) {
            return self.insert_before(new, location);
        }
        let op = self.insert(new, location);
        self.body.result(op, 0)
    }

    /// Whether a value is defined outside of the loops.
    fn is_outside(&self, value: Value) -> bool {
        let block = self.body.block_of_value(value);
        let inner = block.and_then(|block| self.body.region_of(block));
        let mut around = inner.and_then(|region| self.body.region_parent(region));
        while let Some(op) = around {
            if op == self.root || op == self.launch {
                return false;
            }
            around = self.body.parent_op(op);
        }
        true
    }

    fn constant(&self, value: Value) -> Option<Op> {
        let op = self.body.defining_op(value)?;
        self.scope().op(op).is(arith::Constant::def()).then_some(op)
    }

    /// Whether a value is known before the launch.
    fn is_known(&self, value: Value) -> bool {
        self.is_outside(value) || self.constant(value).is_some()
    }

    /// A value known before the launch, at a place in it or before it.
    fn independent(&mut self, value: Value, point: InsertPoint) -> Option<Value> {
        let value = self.copies.get(value);
        if self.is_outside(value) {
            return Some(value);
        }
        let op = self.constant(value)?;
        let view = self.scope().op(op);
        let (attr, location) = (view.prop(arith::Constant::VALUE)?, view.location());
        let ty = self.body.ty(value);
        self.value_at(arith::Constant::build(ty, attr), point, location)
    }

    /// A constant before the launch.
    fn number_before(&mut self, number: i64, location: Location) -> Option<Value> {
        let attr = Attribute::index(self.ctx, number);
        self.insert_before(arith::Constant::build(Type::INDEX, attr), location)
    }

    /// A constant that a value is not greater than.
    fn static_bound(&mut self, value: Value) -> Option<Value> {
        let mut steps = MAX_STEPS;
        self.static_bound_within(value, &mut steps)
    }

    /// The same, looking through so many more ops. Recursion is no deeper than that.
    fn static_bound_within(&mut self, value: Value, steps: &mut usize) -> Option<Value> {
        *steps = steps.checked_sub(1)?;
        let op = self.body.defining_op(value)?;
        let view = self.scope().op(op);
        let location = view.location();
        if view.is(arith::Constant::def()) {
            return Some(value).filter(|&value| self.body.ty(value).is_index());
        }
        if view.is(affine::Min::def()) {
            let map = view.prop(affine::Min::MAP)?.as_affine_map(self.ctx)?;
            let number = map.results().find_map(AffineExpr::constant)?;
            return self.number_before(number, location);
        }
        let operands = view.operands().collect::<Vec<_>>();
        let &[a, b] = operands.as_slice() else { return None };
        if view.is(arith::Minsi::def()) {
            return self
                .static_bound_within(a, steps)
                .or_else(|| self.static_bound_within(b, steps));
        }
        if !view.is(arith::Muli::def()) {
            return None;
        }
        let a = self.static_bound_within(a, steps)?;
        let b = self.static_bound_within(b, steps)?;
        let (a, b) = (self.index_constant(a)?, self.index_constant(b)?);
        if (a < 0) != (b < 0) {
            return None;
        }
        self.number_before(a.wrapping_mul(b), location)
    }

    fn index_constant(&self, value: Value) -> Option<i64> {
        let op = self.constant(value)?;
        self.scope().op(op).prop(arith::Constant::VALUE)?.as_i64(self.ctx)
    }
}

/// How many minima and products are looked through.
const MAX_STEPS: usize = 256;

/// `(d0)[s0, s1] -> (d0 * s0 + s1)`: a number times the step, from the lower bound on.
fn scaled() -> Option<AffineMap> {
    let mut b = AffineBuilder::new(1, 2);
    let (number, step, lower) = (b.dim(0)?, b.symbol(0)?, b.symbol(1)?);
    let product = b.mul(number, step);
    let sum = b.add(product, lower);
    b.map(&[sum]).ok()
}

/// `(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)`: how often a loop runs.
fn counted() -> Option<AffineMap> {
    let mut b = AffineBuilder::new(1, 2);
    let (upper, lower, step) = (b.dim(0)?, b.symbol(0)?, b.symbol(1)?);
    let range = b.sub(upper, lower);
    let count = b.ceil_div(range, step);
    b.map(&[count]).ok()
}
