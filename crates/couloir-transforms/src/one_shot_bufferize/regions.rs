//! How the regions of a body are nested, and how often and in what order they run.

use couloir_ir::op::{RegionBranchPoint, RegionSuccessor};
use couloir_ir::walk::{Event, Events};
use couloir_ir::{Block, Body, Op, OpRef, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::cycles::{Cycles, has_blocks, is_straight};
use super::view::View;

/// Where the order of ops is not all there is to say.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) enum Unordered {
    /// Nowhere.
    #[default]
    Nothing,
    /// In an op: it has a region with several blocks.
    Within(Op),
    /// In the whole function.
    All,
}

/// What is around the ops of a region, from the region itself outwards.
#[derive(Clone, Copy, Default, Debug)]
struct Around {
    /// The innermost region that may run more than once.
    repeated: Option<Region>,
    /// The innermost region whose runs may be at the same time.
    parallel: Option<Region>,
    /// The outermost op in whose regions the order of ops is not all there is to say.
    unordered: Unordered,
    /// Whether the order of ops in the region means nothing.
    is_graph: bool,
    /// How many regions that may run more than once there are around, and that one.
    loops: u32,
    /// Whether control comes back to the op around, or the order around it means nothing.
    is_in_cycle: bool,
    /// Whether blocks there or around are not one after the other.
    has_branches: bool,
}

/// The ops and regions of a body.
pub(super) struct Regions {
    /// The number of each op, and that of the last op in it.
    numbers: Vec<(u32, u32)>,
    around: Vec<Around>,
    cycles: Cycles,
    /// The ops of several regions, and whether at most one of these runs.
    choices: FxHashMap<Op, bool>,
    has_parallel: bool,
}

/// The regions of an op that may run right after one of them.
fn followers(op: OpRef<'_>, from: usize) -> Vec<usize> {
    let Some(flow) = op.def().and_then(|def| def.hooks.region_branch) else { return Vec::new() };
    let all = (flow.successors)(op, RegionBranchPoint::Region(from));
    let region = |next: RegionSuccessor| match next {
        RegionSuccessor::Region(next, _) => Some(next),
        RegionSuccessor::Parent => None,
    };
    all.into_iter().filter_map(region).collect()
}

/// Whether a region of an op may run after another, or after itself.
fn can_follow(op: OpRef<'_>, from: usize, to: usize) -> bool {
    let (mut seen, mut pending) = (FxHashSet::default(), followers(op, from));
    while let Some(at) = pending.pop() {
        if at == to {
            return true;
        }
        if seen.insert(at) {
            pending.extend(followers(op, at));
        }
    }
    false
}

/// The same of regions, of which nothing is known where they are not the op's.
fn can_follow_any(op: OpRef<'_>, from: Option<Region>, to: Option<Region>) -> bool {
    let all = op.body().regions(op.op);
    let [from, to] = [from, to].map(|region| all.iter().position(|&own| Some(own) == region));
    from.zip(to).is_none_or(|(from, to)| can_follow(op, from, to))
}

/// Whether at most one of the regions of an op runs.
fn is_choice(op: OpRef<'_>) -> bool {
    let count = op.num_regions();
    op.def().is_some_and(|def| def.hooks.region_branch.is_some())
        && (count < 2 || (0..count).all(|from| followers(op, from).is_empty()))
}

impl Regions {
    pub(super) fn new(view: View<'_>) -> Self {
        let body = view.scope.body;
        let mut this = Regions {
            numbers: vec![(0, 0); body.num_ops()],
            around: vec![Around::default(); body.num_regions()],
            cycles: Cycles::new(body),
            choices: FxHashMap::default(),
            has_parallel: false,
        };
        for &root in body.roots() {
            this.enter(view, None, root, Around::default());
        }
        let mut count = 0;
        for event in Events::new(body, body.roots()) {
            let (op, is_end) = match event {
                Event::Leaf(op) | Event::Enter(op) => (op, false),
                Event::Leave(op) => (op, true),
                _ => continue,
            };
            let Some(slot) = this.numbers.get_mut(op.as_u32() as usize) else { continue };
            if is_end {
                slot.1 = count;
                continue;
            }
            count += 1;
            *slot = (count, count);
            if body.nested(op).is_none() {
                this.enter_all(view, op);
            }
        }
        this
    }

    fn enter_all(&mut self, view: View<'_>, op: Op) {
        let body = view.scope.body;
        let mut own = self.around_op(body, op);
        own.is_in_cycle = self.is_op_in_cycle(body, op);
        let view_of = view.scope.op(op);
        if view_of.num_regions() > 1 {
            self.choices.insert(op, is_choice(view_of));
        }
        for (at, &region) in body.regions_here(op).iter().enumerate() {
            self.enter(view, Some((view_of, at)), region, own);
        }
    }

    /// Notes what is around the ops of a region, by what is around and in the op it is of.
    fn enter(
        &mut self,
        view: View<'_>,
        place: Option<(OpRef<'_>, usize)>,
        region: Region,
        outside: Around,
    ) {
        let body = view.scope.body;
        let mut own = outside;
        if let Some((op, at)) = place
            && let Some(model) = view.model(op)
        {
            let repeats = match model.repeats {
                Some(repeats) => repeats(op, at),
                None => can_follow(op, at, at),
            };
            if repeats {
                own.repeated = Some(region);
                own.loops += 1;
            }
            if (model.is_parallel)(op, at) {
                own.parallel = Some(region);
                self.has_parallel = true;
            }
        }
        own.is_graph =
            place.is_some_and(|(op, at)| op.region_kind(at) == couloir_ir::op::RegionKind::Graph);
        own.is_in_cycle |= own.is_graph;
        let is_unordered = has_blocks(body, region) && !is_straight(body, region);
        own.has_branches |= is_unordered;
        if is_unordered && own.unordered == Unordered::Nothing {
            own.unordered = place.map_or(Unordered::All, |(op, _)| Unordered::Within(op.op));
        }
        if let Some(slot) = self.around.get_mut(region.as_u32() as usize) {
            *slot = own;
        }
    }

    fn around(&self, region: Option<Region>) -> Around {
        let slot = region.and_then(|region| self.around.get(region.as_u32() as usize));
        slot.copied().unwrap_or_default()
    }

    fn around_op(&self, body: &Body, op: Op) -> Around {
        self.around(body.block_of(op).and_then(|block| body.region_of(block)))
    }

    fn around_value(&self, body: &Body, value: Value) -> Around {
        self.around(body.block_of_value(value).and_then(|block| body.region_of(block)))
    }

    /// The number of an op, and that of the last op in it.
    pub(super) fn numbers(&self, op: Op) -> (u32, u32) {
        self.numbers.get(op.as_u32() as usize).copied().unwrap_or_default()
    }

    /// The number of the op that gives a value, or of the first of the block it is given to.
    pub(super) fn number_of_value(&self, body: &Body, value: Value) -> u32 {
        let first = || body.as_arg(value).and_then(|(block, _)| body.first_op(block));
        body.defining_op(value).or_else(first).map_or(0, |op| self.numbers(op).0)
    }

    /// The numbers of the ops of a region, the first and the last.
    pub(super) fn numbers_in_region(&self, body: &Body, region: Region) -> Option<(u32, u32)> {
        let mut blocks = body.region_blocks(region);
        let (first, _) = self.numbers_in(body, blocks.next()?)?;
        let last = body.region_blocks(region).last()?;
        Some((first, self.numbers_in(body, last)?.1))
    }

    /// The numbers of the ops of a block, the first and the last.
    pub(super) fn numbers_in(&self, body: &Body, block: Block) -> Option<(u32, u32)> {
        let ends = body.first_op(block).zip(body.last_op(block));
        ends.map(|(first, last)| (self.numbers(first).0, self.numbers(last).1))
    }

    /// Whether a value is given by an op or one in it, or to regions of these.
    pub(super) fn is_value_in(&self, body: &Body, value: Value, op: Op) -> bool {
        let region = || body.as_arg(value).and_then(|(block, _)| body.region_of(block));
        let around = || region().and_then(|region| body.region_parent(region));
        let (first, last) = self.numbers(op);
        let owner = body.defining_op(value).or_else(around);
        owner.is_some_and(|owner| (first..=last).contains(&self.numbers(owner).0))
    }

    /// Whether control comes back to a block, so that order says nothing.
    fn is_in_cycle(&self, body: &Body, block: Option<Block>) -> bool {
        let Some(block) = block else { return false };
        self.cycles.of(block).is_some() || self.around(body.region_of(block)).is_in_cycle
    }

    /// Whether control comes back to an op but for structured loops.
    pub(super) fn is_op_in_cycle(&self, body: &Body, op: Op) -> bool {
        self.is_in_cycle(body, body.block_of(op))
    }

    /// Whether control comes back to where a value is given, but for structured loops.
    pub(super) fn is_value_in_cycle(&self, body: &Body, value: Value) -> bool {
        self.is_in_cycle(body, body.block_of_value(value))
    }

    /// Whether at most one of several regions of an op runs; none where there are not several.
    pub(super) fn is_choice(&self, op: Op) -> Option<bool> {
        self.choices.get(&op).copied()
    }

    /// Whether control can go from either of two blocks to the other.
    pub(super) fn are_in_cycle(&self, a: Block, b: Block) -> bool {
        self.cycles.of(a).is_some() && self.cycles.of(a) == self.cycles.of(b)
    }

    /// Whether what is given where an op can use it was given one after the other, as it stands.
    pub(super) fn has_order(&self, body: &Body, op: Op) -> bool {
        !self.is_op_in_cycle(body, op) && !self.around_op(body, op).has_branches
    }

    /// How many loops are around a value.
    pub(super) fn loops_around(&self, body: &Body, value: Value) -> u32 {
        self.around_value(body, value).loops
    }

    /// The outermost loop around an op that a definition is not in.
    pub(super) fn loop_around(&self, body: &Body, op: Op, definition: Value) -> Option<Op> {
        let wanted = self.around_value(body, definition).repeated;
        let mut at = self.around_op(body, op).repeated;
        while at != wanted {
            let own = body.region_parent(at?)?;
            let next = self.around_op(body, own).repeated;
            if next == wanted || next.is_none() {
                return Some(own);
            }
            at = next;
        }
        None
    }

    /// The outermost op around an op whose regions have no order.
    pub(super) fn unordered_around(&self, body: &Body, op: Op) -> Unordered {
        self.around_op(body, op).unordered
    }

    /// The innermost region around an op that runs in parallel.
    pub(super) fn parallel_around_op(&self, body: &Body, op: Op) -> Option<Region> {
        self.around_op(body, op).parallel
    }

    /// The innermost region around a value that runs in parallel.
    pub(super) fn parallel_around(&self, body: &Body, value: Value) -> Option<Region> {
        self.around_value(body, value).parallel
    }

    /// Whether an op is in a region in which the order of ops means nothing.
    pub(super) fn is_in_graph(&self, body: &Body, op: Op) -> bool {
        self.around_op(body, op).is_graph
    }

    pub(super) fn has_parallel(&self) -> bool {
        self.has_parallel
    }

    /// Whether at most one of two ops runs, each time what is around both does.
    pub(super) fn are_exclusive(&self, view: View<'_>, a: Op, b: Op) -> bool {
        let body = view.scope.body;
        let at = self.numbers(b).0;
        let mut inner = a;
        while let Some(outer) = body.parent_op(inner) {
            let (first, last) = self.numbers(outer);
            let op = view.scope.op(outer);
            let has_flow = op.def().is_some_and(|def| def.hooks.region_branch.is_some());
            if has_flow && first < at && at <= last {
                let [a, b] = [inner, b].map(|inner| region_within(body, outer, inner));
                return a != b && !can_follow_any(op, a, b) && !can_follow_any(op, b, a);
            }
            inner = outer;
        }
        false
    }
}

/// The region of an op that another op is in.
fn region_within(body: &Body, outer: Op, inner: Op) -> Option<Region> {
    let mut at = inner;
    while let Some(parent) = body.parent_op(at) {
        if parent == outer {
            return body.region_of(body.block_of(at)?);
        }
        at = parent;
    }
    None
}
