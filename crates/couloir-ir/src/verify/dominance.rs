//! Definitions dominate uses.
//!
//! One walk decides: a value of a block that is being walked may be used once
//! its op was left, a value of another block of a region being walked when
//! its block dominates the one walked there now. Failures are rare, so the
//! order in which upstream would meet them is found only then.

use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;

use super::Verified;
use crate::Failure;
use crate::body::{Block, Body, Op, Region, Run, Value};
use crate::dominance::{Dominators, TreeWork};
use crate::op::RegionKind;
use crate::view::{OpRef, Scope};
use crate::walk::Event;

/// The uses that break dominance: the first bad operand of each op.
type Broken = FxHashMap<Op, usize>;

/// What the walk knows of a region.
#[derive(Clone, Copy)]
struct Active {
    /// The block that is being walked.
    block: Option<Block>,
    /// Whether order means nothing in the region.
    graph: bool,
}

/// What a check takes, to be used by the next.
#[derive(Default)]
pub(super) struct Room {
    /// For dominator trees.
    pub(super) trees: TreeWork,
    /// One bit for each op left already.
    defined: Vec<u64>,
    /// What is known of each region, by number.
    regions: Vec<Active>,
}

impl Room {
    fn prepare(&mut self, ops: usize, regions: usize) {
        self.defined.clear();
        self.defined.resize(ops.div_ceil(64), 0);
        self.regions.clear();
        self.regions.resize(regions, Active { block: None, graph: false });
    }
}

/// The check of one tree, step by step along a walk over it.
pub(super) struct Dominance<'a> {
    scope: Scope<'a>,
    room: Room,
    /// The block that is walked, what its ops are known by, and whether order
    /// means nothing there.
    current: Option<Block>,
    run: PackedOption<Run>,
    graph: bool,
    /// Another block whose values were found available in this one, and whether only those of
    /// ops left already are: most ops take several values from one such block.
    near: Option<(Block, bool)>,
    /// The dominator trees, once they are needed.
    trees: Option<&'a Dominators>,
    broken: Broken,
}

impl<'a> Dominance<'a> {
    /// A check of these regions of an op, before the walk.
    pub(super) fn new(
        root: OpRef<'_>,
        scope: Scope<'a>,
        regions: &[Region],
        mut room: Room,
    ) -> Self {
        let body = scope.body;
        let (ops, all) =
            if regions.is_empty() { (0, 0) } else { (body.num_ops(), body.num_regions()) };
        room.prepare(ops, all);
        let mut this = Dominance {
            scope,
            room,
            current: None,
            run: None.into(),
            graph: false,
            near: None,
            trees: None,
            broken: Broken::default(),
        };
        this.open(root, regions);
        this
    }

    /// Goes on by one step, and checks the operands of the op that is met
    /// where `check` says so.
    #[inline(always)]
    pub(super) fn step(&mut self, event: Event, check: bool) {
        let body = self.scope.body;
        match event {
            Event::Block(block) => self.set_block(block, Some(block)),
            Event::EndBlock(block) => self.set_block(block, None),
            Event::Leaf(op) => self.leaf(op, check),
            Event::Enter(op) => {
                if check {
                    self.operands(op);
                }
                self.open(self.scope.op(op), body.regions(op));
            }
            Event::Leave(op) => {
                self.define(op);
                if let Some(block) = body.block_of(op) {
                    self.set_block(block, Some(block));
                }
            }
        }
    }

    /// The step at an op without regions in this body.
    #[inline]
    pub(super) fn leaf(&mut self, op: Op, check: bool) {
        if check {
            self.operands(op);
        }
        self.define(op);
    }

    /// Reports what was found.
    pub(super) fn finish(self, regions: &[Region]) -> Result<Room, Failure> {
        if let Some((user, operand)) = first_broken(self.scope.body, regions, &self.broken) {
            diagnose(self.scope.op(user), operand)?;
        }
        Ok(self.room)
    }

    /// Whether no broken use was found.
    pub(super) fn into_room(self) -> Result<Room, Failure> {
        if self.broken.is_empty() { Ok(self.room) } else { Err(Failure) }
    }

    /// Prepares to walk an op's regions.
    fn open(&mut self, op: OpRef<'_>, regions: &[Region]) {
        self.near = None;
        for (index, &region) in regions.iter().enumerate() {
            let single = self.scope.body.region_blocks(region).nth(1).is_none();
            self.active(region).graph = single && op.region_kind(index) == RegionKind::Graph;
        }
    }

    fn active(&mut self, region: Region) -> &mut Active {
        &mut self.room.regions[region.as_u32() as usize]
    }

    fn set_block(&mut self, block: Block, to: Option<Block>) {
        if let Some(region) = self.scope.body.region_of(block) {
            let active = self.active(region);
            active.block = to;
            self.graph = active.graph;
        }
        self.current = to;
        self.near = None;
        self.run = to.and_then(|block| self.scope.body.blocks[block].run.expand()).into();
    }

    fn trees(&mut self) -> &'a Dominators {
        let (body, work) = (self.scope.body, &mut self.room.trees);
        self.trees.get_or_insert_with(|| body.dominators(work))
    }

    fn is_reachable(&mut self, op: Op) -> bool {
        let body = self.scope.body;
        let Some(block) = body.block_of(op) else { return true };
        let Some(region) = body.region_of(block) else { return true };
        body.entry_block(region) == Some(block) || self.trees().is_reachable(block)
    }

    /// Notes that an op was left.
    #[inline]
    pub(super) fn define(&mut self, op: Op) {
        let number = op.as_u32() as usize;
        self.room.defined[number / 64] |= 1 << (number % 64);
    }

    fn is_defined(&self, op: Op) -> bool {
        let number = op.as_u32() as usize;
        self.room.defined[number / 64] >> (number % 64) & 1 == 1
    }

    #[inline(always)]
    fn operands(&mut self, op: Op) {
        let body = self.scope.body;
        for (number, value) in body.operands(op).enumerate() {
            if !self.is_available(value) {
                return self.note_broken(op, number);
            }
        }
    }

    #[cold]
    fn note_broken(&mut self, op: Op, operand: usize) {
        if self.is_reachable(op) {
            self.broken.insert(op, operand);
        }
    }

    /// Whether a value may be used where the walk is.
    #[inline]
    fn is_available(&mut self, value: Value) -> bool {
        let body = self.scope.body;
        match body.values[value].def.get() {
            Ok(op) => {
                let run = body.ops[op].run;
                if run == self.run && run.is_some() {
                    return self.graph || self.is_defined(op);
                }
                let block = run.expand().map(|run| body.runs[run]);
                block.is_some_and(|block| self.is_block_available(block, Some(op)))
            }
            Err(slot) => {
                let Some(block) = body.args.get(slot).map(|arg| arg.block) else { return false };
                Some(block) == self.current || self.is_block_available(block, None)
            }
        }
    }

    /// Whether what an op of another block gives, or the arguments of that
    /// block, may be used where the walk is.
    #[inline(always)]
    fn is_block_available(&mut self, block: Block, definition: Option<Op>) -> bool {
        match self.near {
            Some((near, all)) if near == block => {
                all || definition.is_none_or(|op| self.is_defined(op))
            }
            _ => self.look_at_block(block, definition),
        }
    }

    fn look_at_block(&mut self, block: Block, definition: Option<Op>) -> bool {
        let body = self.scope.body;
        let Some(region) = body.region_of(block) else { return false };
        let active = self.room.regions[region.as_u32() as usize];
        let all = match active.block {
            Some(current) if current == block => active.graph,
            // An entry block dominates all others, reachable or not.
            Some(_) if body.entry_block(region) == Some(block) => true,
            Some(current) if self.trees().properly_dominates(block, current) => true,
            _ => return false,
        };
        self.near = Some((block, all));
        all || definition.is_none_or(|op| self.is_defined(op))
    }
}

/// The first broken use in the order of upstream's walk, which looks at all
/// direct ops of an op's regions before it goes into the last of these.
fn first_broken(body: &Body, regions: &[Region], broken: &Broken) -> Option<(Op, usize)> {
    if broken.is_empty() {
        return None;
    }
    let mut pending = vec![regions];
    while let Some(regions) = pending.pop() {
        let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
        for op in blocks.flat_map(|block| body.block_ops(block)) {
            if let Some(&operand) = broken.get(&op) {
                return Some((op, operand));
            }
            if body.nested(op).is_none() && !body.regions(op).is_empty() {
                pending.push(body.regions(op));
            }
        }
    }
    None
}

#[cold]
fn diagnose(user: OpRef<'_>, operand: usize) -> Verified {
    let report = user.error(format!("operand #{operand} does not dominate this use"));
    let Some(value) = user.operand(operand) else { return report.fail() };
    let body = user.body();
    let (location, note) = match body.defining_op(value) {
        Some(op) => {
            (body.op(op).location, format!("operand defined here{}", op_relation(user, op)))
        }
        None => argument_note(user, value),
    };
    report.note(location, note).fail()
}

/// Where the region of a use and that of its definition stand to each other.
fn region_relation(body: &Body, user: Option<Region>, definition: Option<Region>) -> Relation {
    if user == definition {
        Relation::Same
    } else if is_around(body, definition, user) {
        Relation::Parent
    } else if is_around(body, user, definition) {
        Relation::Child
    } else {
        Relation::Apart
    }
}

/// How two regions stand to each other.
enum Relation {
    Same,
    Parent,
    Child,
    Apart,
}

fn is_around(body: &Body, outer: Option<Region>, inner: Option<Region>) -> bool {
    let above = |region: &Region| body.region_of(body.block_of(body.region_parent(*region)?)?);
    let mut regions = std::iter::successors(inner, above).skip(1);
    regions.any(|region| Some(region) == outer)
}

fn op_relation(user: OpRef<'_>, definition: Op) -> &'static str {
    let body = user.body();
    let blocks = (user.block(), body.block_of(definition));
    if blocks.0 == blocks.1 {
        return " (op in the same block)";
    }
    let region = |block: Option<Block>| block.and_then(|block| body.region_of(block));
    match region_relation(body, region(blocks.0), region(blocks.1)) {
        Relation::Same => " (op in the same region)",
        Relation::Parent => " (op in a parent region)",
        Relation::Child => " (op in a child region)",
        Relation::Apart => " (op is neither in a parent nor in a child region)",
    }
}

fn argument_note(user: OpRef<'_>, value: Value) -> (crate::Location, String) {
    let body = user.body();
    let block = body.block_of_value(value);
    let region = block.and_then(|block| body.region_of(block));
    let Some((block, region)) = block.zip(region) else {
        return (crate::Location::UNKNOWN, " (block without parent)".into());
    };
    let parent = user.scope.block(block).parent();
    let location = parent.map_or(crate::Location::UNKNOWN, OpRef::location);
    let index = body.region_blocks(region).take_while(|&other| other != block).count();
    let own = user.block().and_then(|block| body.region_of(block));
    let relation = match region_relation(body, own, Some(region)) {
        Relation::Same => "in the same region",
        Relation::Parent => "in a parent region",
        Relation::Child => "in a child region",
        Relation::Apart => "neither in a parent nor in a child region",
    };
    (location, format!("operand defined as a block argument (block #{index} {relation})"))
}
