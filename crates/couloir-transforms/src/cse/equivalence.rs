//! When two ops compute the same: they are of one name, with equal
//! attributes, result types and successors, and the same operands - in any
//! order where the op is commutative - and their regions hold equivalent ops.
//! Locations do not matter.

use std::hash::{Hash, Hasher};

use couloir_ir::body::{Block, Body, Op, Region, Value};
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
    let count = body.op(op).name.def().map_or(1, |def| def.attrs.len());
    (0..count).map(move |slot| body.prop(op, slot))
}

/// Whether two ops of a body are equivalent.
pub(super) fn are_equivalent(body: &Body, a: Op, b: Op) -> bool {
    let mut same = Same::new(body, body);
    let mut pending = Vec::new();
    same.ops(a, b, false, &mut pending) && same.all(pending)
}

/// A hash that is equal for bodies that are equivalent.
pub(crate) fn hash_of_body(body: &Body) -> u64 {
    let mut hasher = FxHasher::default();
    for op in couloir_rewrite::all_ops(body) {
        body.op(op).name.hash(&mut hasher);
        body.discardable(op).hash(&mut hasher);
        props(body, op).for_each(|prop| prop.hash(&mut hasher));
        body.results(op).for_each(|result| body.ty(result).hash(&mut hasher));
    }
    hasher.finish()
}

/// Whether two bodies are equivalent.
pub(crate) fn are_equivalent_bodies(a: &Body, b: &Body) -> bool {
    let mut same = Same::new(a, b);
    let mut pending = Vec::new();
    same.all_regions(a.roots(), b.roots(), &mut pending) && same.all(pending)
}

/// What was found to correspond inside two ops.
struct Same<'b> {
    /// The bodies compared; they may be one.
    body: &'b Body,
    other: &'b Body,
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl<'b> Same<'b> {
    fn new(body: &'b Body, other: &'b Body) -> Self {
        Same { body, other, values: FxHashMap::default(), blocks: FxHashMap::default() }
    }

    fn is_one_body(&self) -> bool {
        std::ptr::eq(self.body, self.other)
    }

    /// Whether ops inside those compared are equivalent, last ones first.
    fn all(&mut self, mut pending: Vec<(Op, Op)>) -> bool {
        while let Some((a, b)) = pending.pop() {
            if !self.ops(a, b, true, &mut pending) {
                return false;
            }
        }
        true
    }

    /// Whether two ops are equivalent as far as they themselves go; the ops
    /// in their regions are added to what is to be compared next.
    fn ops(&mut self, a: Op, b: Op, is_inside: bool, pending: &mut Vec<(Op, Op)>) -> bool {
        let (body, other) = (self.body, self.other);
        let alike = body.op(a).name == other.op(b).name
            && body.discardable(a) == other.discardable(b)
            && props(body, a).eq(props(other, b))
            && body.num_operands(a) == other.num_operands(b)
            && body.num_results(a) == other.num_results(b)
            && self.operands(a, b, is_inside)
            && self.successors(a, b);
        if !alike {
            return false;
        }
        for (x, y) in body.results(a).zip(other.results(b)) {
            if body.ty(x) != other.ty(y) {
                return false;
            }
            if body.has_regions(a) || is_inside {
                self.values.insert(x, y);
            }
        }
        !body.has_regions(a) && !other.has_regions(b) || self.regions(a, b, pending)
    }

    fn are_same(&self, a: Value, b: Value) -> bool {
        a == b && self.is_one_body() || self.values.get(&a) == Some(&b)
    }

    /// As upstream, operands may be in another order only where the op is not
    /// inside one that is compared.
    fn operands(&self, a: Op, b: Op, is_inside: bool) -> bool {
        let pairs = || self.body.operands(a).zip(self.other.operands(b));
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
        let (to_a, to_b) = (self.body.successors(a), self.other.successors(b));
        to_a.len() == to_b.len() && to_a.zip(to_b).all(|(a, b)| self.are_same_blocks(a, b))
    }

    /// Whether two blocks are one, or correspond; they do when they are first
    /// met together.
    fn are_same_blocks(&mut self, a: Block, b: Block) -> bool {
        a == b && self.is_one_body() || *self.blocks.entry(a).or_insert(b) == b
    }

    fn regions(&mut self, a: Op, b: Op, pending: &mut Vec<(Op, Op)>) -> bool {
        if self.body.nested(a).is_some() || self.other.nested(b).is_some() {
            return false;
        }
        self.all_regions(self.body.regions(a), self.other.regions(b), pending)
    }

    fn all_regions(&mut self, a: &[Region], b: &[Region], pending: &mut Vec<(Op, Op)>) -> bool {
        if a.len() != b.len() {
            return false;
        }
        let start = pending.len();
        for (&a, &b) in a.iter().zip(b) {
            let (mut a, mut b) = (self.body.region_blocks(a), self.other.region_blocks(b));
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
        let (body, other) = (self.body, self.other);
        let (args, others) = (body.args(a), other.args(b));
        let types = args.iter().map(|&arg| body.ty(arg));
        if !self.are_same_blocks(a, b) || !types.eq(others.iter().map(|&arg| other.ty(arg))) {
            return false;
        }
        self.values.extend(args.iter().copied().zip(others.iter().copied()));
        let (mut a, mut b) = (body.block_ops(a), other.block_ops(b));
        loop {
            match (a.next(), b.next()) {
                (Some(a), Some(b)) => pending.push((a, b)),
                (None, None) => return true,
                _ => return false,
            }
        }
    }
}
