//! The bodies in an op, numbered.

use std::cell::OnceCell;

use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::{OpRef, Scope};
use couloir_rewrite::all_ops;
use rustc_hash::FxHashMap;

/// An op, by the body it is in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct At {
    /// The number of the body.
    pub body: usize,
    /// The op.
    pub op: Op,
}

/// A body of a program.
struct Entry<'a> {
    scope: Scope<'a>,
    /// The op that owns it, of the bodies in the program.
    owner: Option<At>,
    /// How many values, blocks and ops the bodies before have.
    values: usize,
    blocks: usize,
    ops: usize,
}

/// The isolated ops in which bodies of a program are.
pub type Owners<'a> = Vec<OnceCell<OpRef<'a>>>;

/// A body with all that are in it, each before those in it, in order.
pub struct Program<'a> {
    entries: Vec<Entry<'a>>,
    inner: FxHashMap<At, usize>,
    /// How many values, blocks and ops there are.
    counts: [usize; 3],
}

/// How many bodies there are in a body, itself counted.
fn count(body: &Body) -> usize {
    let (mut pending, mut count) = (vec![body], 0);
    while let Some(body) = pending.pop() {
        count += 1;
        if body.has_bodies() {
            pending.extend(all_ops(body).into_iter().filter_map(|op| body.nested(op)));
        }
    }
    count
}

impl<'a> Program<'a> {
    /// Room for the ops that own the bodies in a body.
    pub fn owners(body: &Body) -> Owners<'a> {
        (0..count(body)).map(|_| OnceCell::new()).collect()
    }

    /// The bodies in that of a scope, which has an op around it.
    pub fn new(scope: Scope<'a>, owners: &'a Owners<'a>) -> Self {
        let mut program =
            Program { entries: Vec::new(), inner: FxHashMap::default(), counts: [0; 3] };
        let mut pending = vec![(scope, None)];
        let mut owners = owners.iter();
        while let Some((scope, owner)) = pending.pop() {
            let number = program.add(scope, owner);
            if !scope.body.has_bodies() {
                continue;
            }
            let start = pending.len();
            for op in all_ops(scope.body) {
                let Some(body) = scope.body.nested(op) else { continue };
                let Some(cell) = owners.next() else { break };
                let outer = Some(cell.get_or_init(|| scope.op(op)));
                let inner = Scope { ctx: scope.ctx, body, outer };
                pending.push((inner, Some(At { body: number, op })));
            }
            pending.get_mut(start..).unwrap_or_default().reverse();
        }
        program
    }

    fn add(&mut self, scope: Scope<'a>, owner: Option<At>) -> usize {
        let number = self.entries.len();
        let [values, blocks, ops] = self.counts;
        self.entries.push(Entry { scope, owner, values, blocks, ops });
        let body = scope.body;
        self.counts =
            [values + body.num_values(), blocks + body.num_blocks(), ops + body.num_ops()];
        self.inner.extend(owner.map(|owner| (owner, number)));
        number
    }

    /// How many bodies there are.
    pub fn num_bodies(&self) -> usize {
        self.entries.len()
    }

    /// How many values there are.
    pub fn num_values(&self) -> usize {
        self.counts[0]
    }

    /// How many blocks there are.
    pub fn num_blocks(&self) -> usize {
        self.counts[1]
    }

    /// How many ops there are.
    pub fn num_ops(&self) -> usize {
        self.counts[2]
    }

    /// The scope of a body.
    pub fn scope(&self, body: usize) -> Scope<'a> {
        self.entries[body].scope
    }

    /// An op, for reading.
    pub fn op(&self, at: At) -> OpRef<'a> {
        self.scope(at.body).op(at.op)
    }

    /// The op that owns a body, unless it is the outermost.
    pub fn owner(&self, body: usize) -> Option<At> {
        self.entries[body].owner
    }

    /// The body in which the regions of an op are.
    pub fn inner(&self, at: At) -> usize {
        self.inner.get(&at).copied().unwrap_or(at.body)
    }

    /// The ops right in an op, or in the outermost body.
    fn ops_in(&self, owner: Option<At>) -> impl Iterator<Item = At> {
        let body = owner.map_or(0, |owner| self.inner(owner));
        let inner = self.scope(body).body;
        let regions = match owner {
            Some(owner) => self.scope(owner.body).body.regions(owner.op),
            None => inner.roots(),
        };
        let blocks = regions.iter().flat_map(|&region| inner.region_blocks(region));
        blocks.flat_map(|block| inner.block_ops(block)).map(move |op| At { body, op })
    }

    /// All ops in order, but each after what is in it.
    pub fn inside_first(&self) -> Vec<At> {
        let (mut order, mut pending) = (Vec::new(), self.ops_in(None).collect::<Vec<_>>());
        while let Some(at) = pending.pop() {
            order.push(at);
            pending.extend(self.ops_in(Some(at)));
        }
        order.reverse();
        order
    }

    /// The number of a value among all.
    pub fn value(&self, body: usize, value: Value) -> usize {
        self.entries[body].values + value.as_u32() as usize
    }

    /// The number of a block among all.
    pub fn block(&self, body: usize, block: Block) -> usize {
        self.entries[body].blocks + block.as_u32() as usize
    }

    /// The number of an op among all.
    pub fn number(&self, at: At) -> usize {
        self.entries[at.body].ops + at.op.as_u32() as usize
    }

    /// The op around one, of those in the program.
    pub fn parent(&self, at: At) -> Option<At> {
        match self.scope(at.body).body.parent_op(at.op) {
            Some(op) => Some(At { body: at.body, op }),
            None => self.owner(at.body),
        }
    }
}
