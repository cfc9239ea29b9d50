//! When two ops compute the same: they are of one name, with equal
//! attributes, result types and successors, and the same operands - in any
//! order where the op is commutative - and their regions hold equivalent ops.
//! Locations do not matter.

use std::hash::{Hash, Hasher};

use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::op::Trait;
use couloir_ir::{Attribute, Context};
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

/// A hash that is equal for ops that are equivalent.
pub(super) fn hash(_: &Context, body: &Body, op: Op) -> u64 {
    let mut hasher = FxHasher::default();
    let data = body.op(op);
    data.name.hash(&mut hasher);
    body.discardable(op).hash(&mut hasher);
    props(body, op).for_each(|prop| prop.hash(&mut hasher));
    body.results(op).for_each(|result| body.ty(result).hash(&mut hasher));
    if is_commutative(body, op) {
        let sum = body.operands(op).map(|value| {
            let mut hasher = FxHasher::default();
            value.hash(&mut hasher);
            hasher.finish()
        });
        sum.fold(0, u64::wrapping_add).hash(&mut hasher);
    } else {
        body.operands(op).for_each(|value| value.hash(&mut hasher));
    }
    hasher.finish()
}

fn is_commutative(body: &Body, op: Op) -> bool {
    body.op(op).name.def().is_some_and(|def| def.has(Trait::Commutative))
}

fn props(body: &Body, op: Op) -> impl Iterator<Item = Option<Attribute>> + '_ {
    let count = body.op(op).name.def().map_or(0, |def| def.attrs.len());
    (0..count).map(move |slot| body.prop(op, slot))
}

/// Whether two ops of a body are equivalent.
pub(super) fn are_equivalent(body: &Body, a: Op, b: Op) -> bool {
    let mut same = Same { body, values: FxHashMap::default(), blocks: FxHashMap::default() };
    let mut pending = Vec::new();
    if !same.ops(a, b, false, &mut pending) {
        return false;
    }
    while let Some((a, b)) = pending.pop() {
        if !same.ops(a, b, true, &mut pending) {
            return false;
        }
    }
    true
}

/// What was found to correspond inside two ops.
struct Same<'b> {
    body: &'b Body,
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl Same<'_> {
    /// Whether two ops are equivalent as far as they themselves go; the ops
    /// in their regions are added to what is to be compared next.
    fn ops(&mut self, a: Op, b: Op, is_inside: bool, pending: &mut Vec<(Op, Op)>) -> bool {
        let body = self.body;
        let alike = body.op(a).name == body.op(b).name
            && body.discardable(a) == body.discardable(b)
            && props(body, a).eq(props(body, b))
            && body.num_operands(a) == body.num_operands(b)
            && body.num_results(a) == body.num_results(b)
            && self.operands(a, b, is_inside)
            && self.successors(a, b);
        if !alike {
            return false;
        }
        for (x, y) in body.results(a).zip(body.results(b)) {
            if body.ty(x) != body.ty(y) {
                return false;
            }
            if body.has_regions(a) || is_inside {
                self.values.insert(x, y);
            }
        }
        !body.has_regions(a) && !body.has_regions(b) || self.regions(a, b, pending)
    }

    fn are_same(&self, a: Value, b: Value) -> bool {
        a == b || self.values.get(&a) == Some(&b)
    }

    /// As upstream, operands may be in another order only where the op is not
    /// inside one that is compared.
    fn operands(&self, a: Op, b: Op, is_inside: bool) -> bool {
        let pairs = || self.body.operands(a).zip(self.body.operands(b));
        let Some(first) = pairs().position(|(x, y)| !self.are_same(x, y)) else { return true };
        if is_inside || !is_commutative(self.body, a) {
            return false;
        }
        let sorted = |op| {
            let mut rest = self.body.operands(op).skip(first).collect::<SmallVec<[Value; 4]>>();
            rest.sort_unstable();
            rest
        };
        sorted(a) == sorted(b)
    }

    fn successors(&mut self, a: Op, b: Op) -> bool {
        let body = self.body;
        let (to_a, to_b) = (body.successors(a), body.successors(b));
        to_a.len() == to_b.len() && to_a.zip(to_b).all(|(a, b)| self.are_same_blocks(a, b))
    }

    /// Whether two blocks are one, or correspond; they do when they are first
    /// met together.
    fn are_same_blocks(&mut self, a: Block, b: Block) -> bool {
        a == b || *self.blocks.entry(a).or_insert(b) == b
    }

    fn regions(&mut self, a: Op, b: Op, pending: &mut Vec<(Op, Op)>) -> bool {
        let body = self.body;
        let (in_a, in_b) = (body.regions(a), body.regions(b));
        if body.nested(a).is_some() || body.nested(b).is_some() || in_a.len() != in_b.len() {
            return false;
        }
        let start = pending.len();
        for (&a, &b) in in_a.iter().zip(in_b) {
            let (mut a, mut b) = (body.region_blocks(a), body.region_blocks(b));
            loop {
                match (a.next(), b.next()) {
                    (Some(a), Some(b)) if self.block(a, b, pending) => {}
                    (None, None) => break,
                    _ => return false,
                }
            }
        }
        pending.get_mut(start..).unwrap_or_default().reverse();
        true
    }

    /// Whether two blocks are alike from outside; their ops are to be
    /// compared next.
    fn block(&mut self, a: Block, b: Block, pending: &mut Vec<(Op, Op)>) -> bool {
        let body = self.body;
        let (args, others) = (body.args(a), body.args(b));
        let types = |args: &[Value]| args.iter().map(|&arg| body.ty(arg)).collect::<Vec<_>>();
        if !self.are_same_blocks(a, b) || types(args) != types(others) {
            return false;
        }
        self.values.extend(args.iter().copied().zip(others.iter().copied()));
        let (mut a, mut b) = (body.block_ops(a), body.block_ops(b));
        loop {
            match (a.next(), b.next()) {
                (Some(a), Some(b)) => pending.push((a, b)),
                (None, None) => return true,
                _ => return false,
            }
        }
    }
}
