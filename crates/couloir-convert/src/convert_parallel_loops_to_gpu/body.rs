//! What stands in the loops, copied into the launch.

use couloir_dialects::scf::{Reduce, ReduceReturn};
use couloir_dialects::{gpu, scf};
use couloir_ir::OpRef;
use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::walk::preorder;
use couloir_rewrite::effects::is_memory_effect_free;
use couloir_transforms::alias::AliasAnalysis;
use couloir_transforms::inline::clone_op;
use rustc_hash::FxHashSet;

use super::{MAPPING, Making, VISITED, is_parallel};

/// What is to be made next.
#[derive(Clone, Copy)]
pub(super) enum Item {
    /// A copy of an op.
    Op(Op),
    /// Nothing: the innermost region ends.
    Leave,
}

/// What was done in the regions around.
#[derive(Default)]
struct Done {
    /// Something that others see.
    effects: bool,
    /// A region was left, so that no such thing may come.
    left: bool,
    /// The memory that was written.
    written: Vec<Value>,
    known: FxHashSet<Value>,
    /// How many pairs of accesses were compared.
    compared: usize,
}

/// How many pairs of accesses are compared at most.
const MAX_COMPARED: usize = 1 << 16;

impl Making<'_> {
    /// Makes all that stands in the loop; none where that cannot be.
    pub(super) fn fill(&mut self, op: Op) -> Option<()> {
        let (mut pending, mut done) = (Vec::new(), Done::default());
        self.enter(op, &mut pending)?;
        while let Some(item) = pending.pop() {
            match item {
                Item::Leave => {
                    self.leave()?;
                    done = Done { left: true, compared: done.compared, ..Done::default() };
                }
                Item::Op(op) if is_parallel(self.body, op) => {
                    if done.effects {
                        self.is_apart(op, &mut done)?;
                    }
                    self.enter(op, &mut pending)?;
                }
                Item::Op(op) if self.scope().op(op).is(Reduce::def()) => self.reduce(op)?,
                Item::Op(op) => self.copy(op, &mut done)?,
            }
        }
        Some(())
    }

    /// Goes on behind the innermost region.
    fn leave(&mut self) -> Option<()> {
        let InsertPoint::Before(op) = self.point else { return None };
        self.point = InsertPoint::after(self.body, self.body.parent_op(op)?)?;
        Some(())
    }

    /// Whether the loops in an op touch nothing that was written around them.
    fn is_apart(&self, op: Op, done: &mut Done) -> Option<()> {
        let (scope, mut alias) = (self.scope(), AliasAnalysis::default());
        for op in preorder(self.body, self.body.regions(op)) {
            let touches = |kind| matches!(kind, EffectKind::Read | EffectKind::Write);
            for effect in effects(scope.op(op)).0.iter().filter(|effect| touches(effect.kind)) {
                let memory = effect.value?;
                done.compared = done.compared.saturating_add(done.written.len());
                if done.compared > MAX_COMPARED {
                    return None;
                }
                if done.written.iter().any(|&other| alias.may_alias(scope, memory, other)) {
                    return None;
                }
            }
        }
        Some(())
    }

    fn copy(&mut self, op: Op, done: &mut Done) -> Option<()> {
        if has_mapped(self.scope().op(op), self.body) {
            return None;
        }
        let new = self.copies.op(self.body, op, self.point);
        let view = self.scope().op(new);
        let free = is_memory_effect_free(view);
        if !free {
            for effect in effects(view).0.iter().filter(|effect| effect.kind == EffectKind::Write) {
                let memory = effect.value?;
                if done.known.insert(memory) {
                    done.written.push(memory);
                }
            }
        }
        done.effects |= !free || view.num_regions() != 0;
        (!done.effects || !done.left).then_some(())
    }

    /// Values of the iterations are combined in the block of threads.
    fn reduce(&mut self, op: Op) -> Option<()> {
        let view = self.scope().op(op);
        let around = view.parent().filter(|op| op.is(scf::Parallel::def()))?;
        let (value, result) = (view.operand(0)?, around.result(0)?);
        let region = *self.body.regions(op).first()?;
        let new = self.copies.get(value);
        let ty = self.body.ty(value);
        let fits = ty.is_signless_integer(self.ctx) || ty.is_float(self.ctx);
        if new == value || !fits || !is_closed(self.body, region) {
            return None;
        }
        let own = self.combination(op)?;
        let location = self.body.op(self.root).location;
        let reduce = NewOp::new(gpu::AllReduce::def()).operand(new).result(ty).body(own);
        let reduce = self.insert(reduce, location);
        let reduced = self.body.result(reduce, 0)?;
        self.copies.map(result, reduced);
        Some(())
    }

    /// The region of a reduction as a body of its own, which ends with `gpu.yield`.
    fn combination(&self, op: Op) -> Option<Box<Body>> {
        let mut own = Body::new();
        let root = own.create_root();
        let holder = own.append_new_block(root);
        let copy = clone_op(self.body, op, &mut own, holder);
        let inner = *own.regions(copy).first()?;
        own.append_region(inner, root);
        own.erase_op(copy);
        own.erase_block(holder);
        let end = own.last_op(own.entry_block(root)?)?;
        let (location, def) = (own.op(end).location, own.op(end).name.def());
        def.filter(|def| std::ptr::eq(*def, ReduceReturn::def()))?;
        let values = own.operands(end).collect::<Vec<_>>();
        let mut b = Builder::new(self.ctx, &mut own, InsertPoint::Before(end), location);
        b.insert(NewOp::new(gpu::Yield::def()).operands(values));
        own.erase_op(end);
        Some(Box::new(own))
    }
}

/// The effects that an op says it has.
fn effects(op: OpRef<'_>) -> Effects {
    let mut list = Effects::default();
    if let Some(say) = op.def().and_then(|def| def.hooks.effects) {
        say(op, &mut list);
    }
    list
}

/// Whether there are loops in an op that are mapped: there can be no launch in a launch.
fn has_mapped(op: OpRef<'_>, body: &Body) -> bool {
    let mut inner = preorder(body, body.regions(op.op)).filter(|&op| is_parallel(body, op));
    inner.any(|inner| {
        let inner = op.scope.op(inner);
        inner.attr_named(MAPPING).is_some() && inner.attr_named(VISITED).is_none()
    })
}

/// Whether what stands in a region uses nothing from around it.
fn is_closed(body: &Body, region: Region) -> bool {
    let roots = [region];
    let inside = |value: Value| {
        let block = body.block_of_value(value);
        let mut at = block.and_then(|block| body.region_of(block));
        while let Some(own) = at {
            if own == region {
                return true;
            }
            let block = body.region_parent(own).and_then(|op| body.block_of(op));
            at = block.and_then(|block| body.region_of(block));
        }
        false
    };
    preorder(body, &roots).all(|op| body.operands(op).all(inside))
}
