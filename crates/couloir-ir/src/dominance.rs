//! Dominance among blocks, ops and values.
//!
//! Rules, as upstream's: an op dominates what comes after it in its block and
//! what its block dominates, with all that is nested there; in a graph region
//! all ops of a block dominate each other; unreachable blocks are dominated
//! by every block and dominate none that is reachable.
//!
//! [`Dominators`] answers for blocks in constant time after near-linear work
//! per region (Lengauer and Tarjan's algorithm with path compression);
//! [`Dominance`] answers for ops and values of a whole body.

mod tree;

use crate::body::{Block, Body, Op, Region, Value};
use crate::op::RegionKind;
use crate::view::Scope;
use crate::walk::{Event, Events};

pub use tree::Dominators;
pub(crate) use tree::Work as TreeWork;

/// Dominance in one body, at the time it was computed.
#[derive(Clone, Debug)]
pub struct Dominance {
    dominators: Dominators,
    /// Number of each op in a walk of the body.
    order: Vec<u32>,
    /// Whether each region is a graph.
    graph: Vec<bool>,
}

impl Dominance {
    /// Computes dominance in a body.
    pub fn new(scope: Scope<'_>) -> Self {
        let body = scope.body;
        let mut this = Dominance {
            dominators: Dominators::new(body),
            order: vec![u32::MAX; body.num_ops()],
            graph: vec![false; body.num_regions()],
        };
        if let Some(owner) = scope.outer {
            this.add_regions(body, body.roots(), |index| owner.region_kind(index));
        }
        let mut count = 0;
        for event in Events::new(body, body.roots()) {
            if let Event::Leaf(op) | Event::Enter(op) = event {
                if let Some(slot) = this.order.get_mut(op.as_u32() as usize) {
                    *slot = count;
                }
                count += 1;
            }
            if let Event::Enter(op) = event {
                let view = scope.op(op);
                this.add_regions(body, body.regions(op), |index| view.region_kind(index));
            }
        }
        if scope.outer.is_none() {
            this.add_regions(body, body.roots(), |_| RegionKind::Graph);
        }
        this
    }

    fn add_regions(&mut self, body: &Body, regions: &[Region], kind: impl Fn(usize) -> RegionKind) {
        for (index, &region) in regions.iter().enumerate() {
            self.dominators.add_region(body, region);
            if let Some(slot) = self.graph.get_mut(region.as_u32() as usize) {
                let single = body.region_blocks(region).nth(1).is_none();
                *slot = single && kind(index) == RegionKind::Graph;
            }
        }
    }

    /// Dominance among blocks.
    pub fn dominators(&self) -> &Dominators {
        &self.dominators
    }

    fn is_graph(&self, region: Option<Region>) -> bool {
        let slot = region.and_then(|region| self.graph.get(region.as_u32() as usize));
        slot.copied().unwrap_or(false)
    }

    /// Whether `a` comes before `b`, which is in the same block.
    pub fn is_before(&self, a: Op, b: Op) -> bool {
        let number = |op: Op| self.order.get(op.as_u32() as usize);
        number(a) < number(b)
    }

    /// Whether `a` comes before `b` on every path there, or is around it.
    pub fn properly_dominates(&self, body: &Body, a: Op, b: Op) -> bool {
        self.op_dominates(body, a, b, true)
    }

    /// Whether `a` is `b` or properly dominates it.
    pub fn dominates(&self, body: &Body, a: Op, b: Op) -> bool {
        a == b || self.properly_dominates(body, a, b)
    }

    /// Whether a value may be used by an op.
    pub fn value_dominates(&self, body: &Body, value: Value, user: Op) -> bool {
        match body.defining_op(value) {
            Some(op) => self.op_dominates(body, op, user, false),
            None => match (body.block_of_value(value), body.block_of(user)) {
                (Some(a), Some(b)) => self.block_dominates(body, a, b),
                _ => false,
            },
        }
    }

    fn op_dominates(&self, body: &Body, a: Op, b: Op, around_counts: bool) -> bool {
        let Some(block) = body.block_of(a) else { return false };
        let region = body.region_of(block);
        let Some(b) = ancestor_op(body, region, b) else { return false };
        let graph = self.is_graph(region);
        if a == b {
            return around_counts || graph;
        }
        match body.block_of(b) {
            Some(other) if other == block => graph || self.is_before(a, b),
            Some(other) => self.dominators.properly_dominates(block, other),
            None => false,
        }
    }

    /// Whether a block is another, or around it, or comes before it on every
    /// path there.
    pub fn block_dominates(&self, body: &Body, a: Block, b: Block) -> bool {
        let region = body.region_of(a);
        let mut b = b;
        while body.region_of(b) != region {
            let around = body.region_of(b).and_then(|region| body.region_parent(region));
            match around.and_then(|op| body.block_of(op)) {
                Some(block) => b = block,
                None => return false,
            }
        }
        self.dominators.dominates(a, b)
    }
}

/// The op of a region that an op is or is in.
fn ancestor_op(body: &Body, region: Option<Region>, op: Op) -> Option<Op> {
    let mut op = op;
    loop {
        let own = body.region_of(body.block_of(op)?);
        if own == region {
            return Some(op);
        }
        op = body.region_parent(own?)?;
    }
}
