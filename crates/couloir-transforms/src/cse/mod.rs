//! `cse`: common subexpression elimination.
//!
//! An op that computes what one computed before, which dominates it, gives
//! way to that one: by a table of the ops known, with a scope for each block
//! of the dominator tree. Ops that read memory are found equal only within a
//! block and with no write in between. Dead ops go as well, though not what
//! only these used.
//!
//! Every op is looked up once; blocks and regions are gone through with an
//! explicit stack.

pub(crate) mod equivalence;
mod known;

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::dominance::Dominators;
use couloir_ir::op::{RegionKind, Trait};
use couloir_ir::{Context, Location, OpRef, Scope};
use couloir_pass::{EachBody, PassDef};
use couloir_rewrite::each_body;
use couloir_rewrite::effects::{self, Everywhere, Own};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use known::Known;

/// `cse`
pub static PASS: PassDef = PassDef {
    name: "cse",
    class: "CSE",
    description: "Eliminate common subexpressions",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let changed = AtomicBool::new(false);
        let rooms = Rooms::default();
        let run = |op: &OpRef<'_>, body: &mut Body| {
            each_body(ctx, Some(op), body, &|outer, body| {
                changed.fetch_or(rooms.eliminate(ctx, outer, body).changed(), Ordering::Relaxed);
            })
        };
        cx.inside(run).unwrap_or(Ok(()))?;
        if !changed.into_inner() {
            cx.unchanged();
        }
        Ok(())
    },
    bodies: Some(|_, _| {
        let rooms = Rooms::default();
        Ok(Box::new(EachBody::new(move |op: &OpRef<'_>, body: &mut Body| {
            rooms.eliminate(op.ctx(), Some(op), body);
        })))
    }),
    ..PassDef::EMPTY
};

/// What the elimination did.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Eliminated {
    /// Ops that others took the place of.
    pub common: usize,
    /// Ops that were dead.
    pub dead: usize,
}

impl Eliminated {
    /// Whether an op was eliminated.
    pub fn changed(self) -> bool {
        self != Self::default()
    }
}

/// Eliminates common subexpressions of one body; bodies nested in it are left
/// alone. `outer` is the op that owns it.
pub fn eliminate(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) -> Eliminated {
    eliminate_in(&mut Room::default(), ctx, outer, body)
}

/// Tables of larger bodies are given up.
const LARGE: usize = 1 << 12;

/// What is known of what ops do with those in them.
struct Inside {
    effect_free: Everywhere,
    harmless: Everywhere,
}

impl Default for Inside {
    fn default() -> Self {
        Self { effect_free: Everywhere::effect_free(), harmless: Everywhere::harmless() }
    }
}

/// Tables of one body that serve for the next: a third of the pass's time goes
/// into making them for each of many small functions.
#[derive(Default)]
struct Room {
    known: Known,
    memory: Memory,
    erased: Vec<Op>,
    tasks: Vec<Task>,
    inside: Inside,
}

/// Tables not in use, for threads that take up a body.
#[derive(Default)]
struct Rooms(Mutex<Vec<Room>>);

impl Rooms {
    fn free(&self) -> MutexGuard<'_, Vec<Room>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn eliminate(&self, ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) -> Eliminated {
        let mut room = self.free().pop().unwrap_or_default();
        let done = eliminate_in(&mut room, ctx, outer, body);
        self.free().push(room);
        done
    }
}

impl Room {
    fn clear(&mut self) {
        self.known.clear();
        self.memory.clear();
        self.erased.clear();
        self.tasks.clear();
        self.inside.effect_free.clear();
        self.inside.harmless.clear();
    }
}

fn eliminate_in(
    room: &mut Room,
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
) -> Eliminated {
    room.clear();
    let Room { known, memory, erased, tasks, inside } = std::mem::take(room);
    let mut driver = Driver {
        ctx,
        outer,
        known,
        around: Vec::new(),
        erased,
        memory,
        dominated: FxHashMap::default(),
        dominators: None,
        tasks,
        inside,
        done: Eliminated::default(),
    };
    for (index, region) in body.roots().to_vec().into_iter().enumerate() {
        let is_graph = outer.is_none_or(|op| op.region_kind(index) == RegionKind::Graph);
        driver.tasks.push(Task::Region(region, is_graph));
    }
    driver.tasks.reverse();
    driver.run(body);
    for op in driver.erased.drain(..) {
        body.erase_op(op);
    }
    let Driver { known, memory, erased, tasks, inside, done, .. } = driver;
    // Emptying large tables again and again would take more than making them.
    if body.num_ops() <= LARGE {
        *room = Room { known, memory, erased, tasks, inside };
    }
    done
}

/// What is still to be done. The flag says whether it is in a graph region.
#[derive(Clone, Copy)]
enum Task {
    Region(Region, bool),
    /// A block with those it dominates.
    Tree(Block),
    /// The ops from one on.
    Ops(Op, bool),
    /// An op whose regions have been gone through, and those after it.
    Op(Op, bool),
    /// The end of a scope.
    EndScope(usize),
    /// The end of regions that may not use what is known around them.
    Restore,
}

struct Driver<'a> {
    ctx: &'a Context,
    outer: Option<&'a OpRef<'a>>,
    known: Known,
    /// What is known around regions that may not use it.
    around: Vec<Known>,
    erased: Vec<Op>,
    memory: Memory,
    /// The blocks that each block of the regions at hand dominates most closely.
    dominated: FxHashMap<Block, Vec<Block>>,
    /// Dominance in the regions of many blocks gone through so far.
    dominators: Option<Dominators>,
    tasks: Vec<Task>,
    inside: Inside,
    done: Eliminated,
}

impl Driver<'_> {
    fn scope<'s>(&'s self, body: &'s Body) -> Scope<'s> {
        Scope { ctx: self.ctx, body, outer: self.outer }
    }

    fn run(&mut self, body: &mut Body) {
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Region(region, is_graph) => self.region(body, region, is_graph),
                Task::Tree(block) => {
                    self.begin_scope();
                    let dominated = self.dominated.remove(&block).unwrap_or_default();
                    self.tasks.extend(dominated.into_iter().rev().map(Task::Tree));
                    self.block(body, block, false);
                }
                Task::Ops(op, is_graph) => self.ops(body, op, is_graph),
                Task::Op(op, is_graph) => {
                    self.op(body, op, is_graph);
                    if let Some(next) = body.next_op(op) {
                        self.ops(body, next, is_graph);
                    }
                }
                Task::EndScope(mark) => self.known.end_scope(mark),
                Task::Restore => self.known = self.around.pop().unwrap_or_default(),
            }
        }
    }

    fn begin_scope(&mut self) {
        self.tasks.push(Task::EndScope(self.known.mark()));
    }

    fn block(&mut self, body: &Body, block: Block, is_graph: bool) {
        if let Some(first) = body.first_op(block) {
            self.tasks.push(Task::Ops(first, is_graph));
        }
    }

    fn region(&mut self, body: &Body, region: Region, is_graph: bool) {
        let Some(entry) = body.entry_block(region) else { return };
        if body.next_block(entry).is_none() {
            self.begin_scope();
            return self.block(body, entry, is_graph);
        }
        // Of many blocks, no region is a graph, whatever op it is in.
        let dominators = self.dominators.get_or_insert_with(|| Dominators::new(body));
        dominators.add_region(body, region);
        for block in body.region_blocks(region) {
            if let Some(parent) = dominators.idom(block) {
                self.dominated.entry(parent).or_default().push(block);
            }
        }
        self.tasks.push(Task::Tree(entry));
    }

    /// Ops up to the first with regions, which are gone through before it.
    fn ops(&mut self, body: &mut Body, first: Op, is_graph: bool) {
        let mut at = Some(first);
        while let Some(op) = at {
            if body.has_regions(op) && body.nested(op).is_none() {
                self.tasks.push(Task::Op(op, is_graph));
                if body.op(op).name.def().is_none() {
                    // It may be isolated from above.
                    self.around.push(std::mem::take(&mut self.known));
                    self.tasks.push(Task::Restore);
                }
                let view = self.scope(body).op(op);
                let kind = |index| view.region_kind(index) == RegionKind::Graph;
                let regions = body.regions(op).iter().enumerate().rev();
                let regions = regions.map(|(index, &region)| Task::Region(region, kind(index)));
                let regions = regions.collect::<SmallVec<[_; 2]>>();
                self.tasks.extend(regions);
                return;
            }
            self.op(body, op, is_graph);
            at = body.next_op(op);
        }
    }

    fn op(&mut self, body: &mut Body, op: Op, is_graph: bool) {
        let view = Scope { ctx: self.ctx, body, outer: self.outer }.op(op);
        if view.has(Trait::Terminator) {
            return;
        }
        if self.inside.harmless.is_trivially_dead(view) {
            self.erased.push(op);
            self.done.dead += 1;
            return;
        }
        let own = effects::own(view);
        if own == Own::More || view.data().holds() && !self.may_be_common(body, op, is_graph) {
            return;
        }
        let hash = equivalence::hash(self.ctx, body, op);
        let known = self.known.get(body, hash, op);
        if let Some(existing) = known
            && self.is_same_again(body, own, existing, op)
        {
            self.replace(body, op, existing, is_graph);
            return;
        }
        if own == Own::Reads {
            self.memory.remember(Scope { ctx: self.ctx, body, outer: self.outer }, op);
        }
        self.known.insert(hash, op, known);
    }

    /// Whether an op that holds something may be found equal to others: its regions are its own
    /// and have one block each, at most. Where all that is known counts as visited, only what does
    /// nothing to memory is kept; elsewhere that is asked when one is found.
    fn may_be_common(&mut self, body: &Body, op: Op, is_graph: bool) -> bool {
        let single = |&region: &Region| {
            body.entry_block(region).is_none_or(|block| body.next_block(block).is_none())
        };
        body.nested(op).is_none()
            && body.regions(op).iter().all(single)
            && (!is_graph || self.is_free_inside(body, op))
    }

    fn is_free_inside(&mut self, body: &Body, op: Op) -> bool {
        let view = Scope { ctx: self.ctx, body, outer: self.outer }.op(op);
        !body.has_regions(op) || self.inside.effect_free.holds(view)
    }

    /// Whether an op gives what an equivalent one before it gave: what is in either does nothing to
    /// memory, and nothing was written in between where they read it.
    fn is_same_again(&mut self, body: &Body, own: Own, existing: Op, op: Op) -> bool {
        let scope = Scope { ctx: self.ctx, body, outer: self.outer };
        match own {
            Own::Free => self.is_free_inside(body, op),
            Own::Reads => self.memory.is_unchanged(scope, existing, op),
            Own::More => false,
        }
    }

    fn replace(&mut self, body: &mut Body, op: Op, existing: Op, is_graph: bool) {
        let results = body.results(op).zip(body.results(existing));
        for (old, new) in results.collect::<SmallVec<[(Value, Value); 2]>>() {
            if is_graph {
                self.replace_unvisited(body, old, new);
            } else {
                body.replace_all_uses(old, new);
            }
        }
        if !is_graph || body.results(op).all(|result| body.is_unused(result)) {
            self.erased.push(op);
        }
        let location = body.op(op).location;
        if body.op(existing).location == Location::UNKNOWN && location != Location::UNKNOWN {
            body.set_location(existing, location);
        }
        self.done.common += 1;
    }

    /// Without dominance an op that was visited may use the value; such uses
    /// stay, as the op may be in the table.
    fn replace_unvisited(&mut self, body: &mut Body, old: Value, new: Value) {
        body.replace_uses_if(old, new, |body, user| {
            let hash = equivalence::hash(self.ctx, body, user.op);
            self.known.get(body, hash, user.op).is_none()
        });
    }
}

/// Which ops that read memory stand in a block with no write between them.
#[derive(Default)]
struct Memory {
    /// For each block, the op up to which it was gone through, and how many
    /// writes there were up to it.
    blocks: FxHashMap<Block, (Option<Op>, u32)>,
    /// How many writes came before an op.
    writes: FxHashMap<Op, u32>,
}

impl Memory {
    /// Forgets all, but not the room for it.
    fn clear(&mut self) {
        self.blocks.clear();
        self.writes.clear();
    }

    /// Whether nothing was written between two ops, which are of one block.
    fn is_unchanged(&mut self, scope: Scope<'_>, existing: Op, op: Op) -> bool {
        scope.body.block_of(existing) == scope.body.block_of(op)
            && self.writes.get(&existing).copied() == self.writes_before(scope, op)
    }

    fn remember(&mut self, scope: Scope<'_>, op: Op) {
        if let Some(writes) = self.writes_before(scope, op) {
            self.writes.insert(op, writes);
        }
    }

    /// How many writes there are in a block before an op; the ops of a block
    /// are asked about in order.
    fn writes_before(&mut self, scope: Scope<'_>, op: Op) -> Option<u32> {
        let block = scope.body.block_of(op)?;
        let first = || (scope.body.first_op(block), 0);
        let (at, writes) = self.blocks.entry(block).or_insert_with(first);
        while let Some(next) = at.filter(|&next| next != op) {
            *writes += u32::from(effects::may_write(scope.op(next)));
            *at = scope.body.next_op(next);
        }
        Some(*writes)
    }
}
