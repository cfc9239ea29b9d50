//! What defines a value comes before what uses it, on every path.
//!
//! Instructions are numbered as they are looked at. That tells of a value of the same block, or of
//! the entry block, which is nearly all of them; the others take a dominator tree, which is made
//! for the first such use of a function. What cannot be reached may use anything.

use couloir_dominators::{Dominators, Graph, Work};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{Checked, Definitions, Rules, Subject, VerifyError};
use crate::body::{Block, Body, Inst, InstData, Value};
use crate::module::Function;
use crate::opcode::Opcode;
use crate::writer::{for_each_successor, for_each_value};

/// Not looked at yet, or in no block.
const NONE: u32 = u32::MAX;

/// How far back the only way to a block is followed before a tree is made.
const MAX_WAY: usize = 8;

/// How many uses of one instruction are reported: it is printed whole with each of them.
const MAX_REPORTED: usize = 1000;

/// What is known of the function looked at, in storage that goes from one to the next.
pub(super) struct Dominance<'m> {
    definitions: Definitions,
    /// Whether all values are defined before they are used.
    sorted: bool,
    /// Of each value: of arguments 0, of results that of their instruction, once looked at.
    numbers: Vec<u32>,
    /// The number of the next instruction.
    next: u32,
    /// The first number of the block looked at.
    start: u32,
    /// The number of the entry block's end: what comes before is known everywhere.
    entry: u32,
    paths: Option<Paths<'m>>,
    room: Room,
    work: Work,
}

/// Lists that the paths of one function leave to those of the next.
#[derive(Default)]
struct Room {
    blocks: Vec<u32>,
    ends: Vec<u32>,
    list: Vec<u32>,
    all: Vec<(u32, u32)>,
}

/// A use: a value, and the block at whose end, or in which, it has to be known.
type Use = (Value, Block);

impl<'m> Dominance<'m> {
    pub(super) fn new(definitions: Definitions) -> Self {
        Self {
            definitions,
            sorted: false,
            numbers: Vec::new(),
            next: 1,
            start: 1,
            entry: 1,
            paths: None,
            room: Room::default(),
            work: Work::default(),
        }
    }

    /// The same for another function.
    pub(super) fn renewed<'n>(mut self) -> Dominance<'n> {
        self.leave_paths();
        let Self { definitions, numbers, room, work, .. } = self;
        Dominance { numbers, room, work, ..Dominance::new(definitions) }
    }

    /// Forgets the paths of a function, and keeps their lists.
    fn leave_paths(&mut self) {
        if let Some(paths) = self.paths.take() {
            self.room = paths.left();
        }
    }

    fn paths(&mut self, body: &'m Body) -> &mut Paths<'m> {
        let Self { paths, room, .. } = self;
        paths.get_or_insert_with(|| Paths::new(body, std::mem::take(room)))
    }

    pub(super) fn enter_function(&mut self, body: &'m Body) {
        self.sorted = self.definitions == Definitions::First && !ends_define(body);
        self.numbers.clear();
        self.numbers.resize(body.args as usize, 0);
        self.numbers.resize(body.locals.len(), if self.sorted { 0 } else { NONE });
        self.leave_paths();
        (self.next, self.start) = (1, 1);
        let entry = body.layout.first().map_or(0, |&block| body.insts(block).len());
        self.entry = (entry as u32).max(1);
    }

    pub(super) fn enter_block(&mut self) {
        self.start = self.next;
    }

    #[inline]
    pub(super) fn leave(&mut self, data: &InstData) {
        if self.sorted {
            return;
        }
        let slot = data.result().and_then(|value| self.numbers.get_mut(value.0 as usize));
        if let Some(slot) = slot {
            *slot = self.next;
        }
        self.next += 1;
    }

    /// Whether the number of a value says that it is known, `here` that this may be by its place
    /// in the block looked at. What is no value of the body is known.
    #[inline]
    fn is_near(&self, word: u32, here: bool) -> bool {
        let number = self.numbers.get(word as usize).copied().unwrap_or(0);
        number < self.entry || here && (self.start..self.next).contains(&number)
    }

    /// Whether all that an instruction uses is near. Words that are no values are taken for some:
    /// that only asks for another look.
    #[inline]
    pub(super) fn uses_near(&self, body: &Body, data: &InstData) -> bool {
        if self.sorted {
            return true;
        }
        let words = match data.opcode {
            Opcode::Br => return true,
            Opcode::CondBr => body.words(data).get(..1).unwrap_or_default(),
            Opcode::Call | Opcode::Invoke | Opcode::CallBr if has_bundles(body, data) => {
                return false;
            }
            _ => body.words(data),
        };
        let here = data.opcode != Opcode::Phi;
        words.iter().all(|word| self.is_near(word.0, here))
    }

    /// What leads to a block.
    pub(super) fn sources(&mut self, body: &'m Body, block: Block) -> SmallVec<[Block; 8]> {
        let sources = self.paths(body).edges().leading_to(block.as_u32());
        sources.iter().copied().map(Block::from_u32).collect()
    }

    /// Whether a value is known where it is used by an instruction of a block.
    fn is_known(&mut self, body: &'m Body, inst: Inst, block: Block, (value, at): Use) -> bool {
        let is_phi = body.insts[inst].opcode == Opcode::Phi;
        if self.is_near(value.0, !is_phi) {
            return true;
        }
        let Some(def) = body.defining_inst(value) else { return true };
        let looked_at = self.numbers.get(value.0 as usize).is_none_or(|&number| number != NONE);
        let Self { paths, room, work, .. } = self;
        let paths = paths.get_or_insert_with(|| Paths::new(body, std::mem::take(room)));
        let Some(from) = paths.block_of(def) else { return true };
        let invoke = body.insts[def].opcode == Opcode::Invoke;
        let passed_on = invoke && paths.normal(def) == Some(block);
        if is_phi && from == at && (passed_on || !invoke) {
            return true;
        }
        if !invoke && from != at && paths.is_only_way(from, at) {
            return true;
        }
        let tree = paths.tree(work);
        if !tree.is_reachable(at.as_u32()) {
            return true;
        }
        match (invoke, from == at) {
            (true, _) => paths.edge_dominates(def, at),
            (_, true) => looked_at,
            _ => tree.properly_dominates(from.as_u32(), at.as_u32()),
        }
    }
}

/// The blocks of a function and what leads where.
struct Paths<'m> {
    body: &'m Body,
    /// The block of each instruction, once asked for.
    blocks: Vec<u32>,
    edges: Edges<'m>,
    tree: Option<Dominators>,
    /// Whether the way from an `invoke` to where it goes on is the only one in.
    sole: FxHashMap<Inst, bool>,
}

impl<'m> Paths<'m> {
    fn new(body: &'m Body, room: Room) -> Self {
        let Room { mut blocks, ends, list, all } = room;
        blocks.clear();
        let edges = Edges { body, is_found: false, ends, list, all };
        Self { body, blocks, edges, tree: None, sole: FxHashMap::default() }
    }

    /// Its lists, for other paths.
    fn left(self) -> Room {
        let Self { blocks, edges: Edges { ends, list, all, .. }, .. } = self;
        Room { blocks, ends, list, all }
    }

    fn edges(&mut self) -> &Edges<'m> {
        self.edges.find();
        &self.edges
    }

    fn block_of(&mut self, inst: Inst) -> Option<Block> {
        if self.blocks.is_empty() {
            find_blocks(self.body, &mut self.blocks);
        }
        let block = self.blocks.get(inst.as_u32() as usize).copied();
        block.filter(|&block| block != NONE).map(Block::from_u32)
    }

    /// Whether the way to a block, as far as it is seen to be the only one, comes from another.
    fn is_only_way(&mut self, from: Block, to: Block) -> bool {
        let edges = self.edges();
        let before = |&block: &u32| match edges.leading_to(block) {
            [before, others @ ..] if others.iter().all(|other| other == before) => Some(*before),
            _ => None,
        };
        let mut way = std::iter::successors(Some(to.as_u32()), before).take(MAX_WAY).skip(1);
        way.any(|block| block == from.as_u32())
    }

    /// Where an `invoke` goes on.
    fn normal(&self, invoke: Inst) -> Option<Block> {
        self.body.successors(invoke).first().copied()
    }

    fn tree(&mut self, work: &mut Work) -> &Dominators {
        let (body, edges) = (self.body, &mut self.edges);
        self.tree.get_or_insert_with(|| {
            edges.find();
            let mut tree = Dominators::new(body.blocks.len());
            if let Some(entry) = body.layout.first() {
                tree.add(&*edges, entry.as_u32(), work);
            }
            tree
        })
    }

    /// Whether every path to a block goes on from an `invoke`, once the tree is made.
    fn edge_dominates(&mut self, invoke: Inst, at: Block) -> bool {
        let (from, to) = (self.block_of(invoke), self.normal(invoke));
        let Some((from, to)) = from.zip(to) else { return false };
        let (Some(tree), edges) = (&self.tree, &self.edges) else { return false };
        let dominates =
            |block: u32| to.as_u32() == block || tree.properly_dominates(to.as_u32(), block);
        if !dominates(at.as_u32()) {
            return false;
        }
        *self.sole.entry(invoke).or_insert_with(|| {
            let others =
                edges.leading_to(to.as_u32()).iter().filter(|&&block| block != from.as_u32());
            others.copied().all(dominates)
        })
    }
}

/// Whether the last instruction of a block defines a value, which is then known in one only of
/// those it leads to.
fn ends_define(body: &Body) -> bool {
    let mut ends = body.layout.iter().filter_map(|&block| body.terminator(block));
    ends.any(|last| body.insts[last].result().is_some())
}

/// Finds the block of each instruction.
fn find_blocks(body: &Body, blocks: &mut Vec<u32>) {
    blocks.resize(body.num_insts(), NONE);
    for &block in &body.layout {
        for inst in body.insts(block) {
            if let Some(slot) = blocks.get_mut(inst.as_u32() as usize) {
                *slot = block.as_u32();
            }
        }
    }
}

fn has_bundles(body: &Body, call: &InstData) -> bool {
    body.calls.get(call.aux as usize).is_some_and(|site| !site.bundles.is_empty())
}

/// The edges between blocks, by where they lead.
struct Edges<'m> {
    body: &'m Body,
    /// Whether they were looked for.
    is_found: bool,
    /// Where the edges into each block end in the list.
    ends: Vec<u32>,
    list: Vec<u32>,
    /// All, by where they come from.
    all: Vec<(u32, u32)>,
}

impl Edges<'_> {
    /// Looks for them, unless they are known.
    fn find(&mut self) {
        if std::mem::replace(&mut self.is_found, true) {
            return;
        }
        let Self { body, ends, list, all, .. } = self;
        ends.clear();
        ends.resize(body.blocks.len(), 0);
        all.clear();
        for &from in &body.layout {
            successors(body, from, |to| {
                if let Some(count) = ends.get_mut(to as usize) {
                    *count += 1;
                    all.push((from.as_u32(), to));
                }
            });
        }
        let mut sum = 0;
        for end in ends.iter_mut() {
            sum += std::mem::replace(end, sum);
        }
        list.clear();
        list.resize(all.len(), 0);
        for &mut (from, to) in all {
            // What was the start is the end when all are in place.
            let place = &mut ends[to as usize];
            list[*place as usize] = from;
            *place += 1;
        }
    }

    /// The blocks that lead to one.
    fn leading_to(&self, block: u32) -> &[u32] {
        let start = match block.checked_sub(1) {
            Some(before) => self.ends.get(before as usize),
            None => Some(&0),
        };
        let range = start.zip(self.ends.get(block as usize));
        let list = range.and_then(|(&start, &end)| self.list.get(start as usize..end as usize));
        list.unwrap_or_default()
    }
}

impl Graph for Edges<'_> {
    fn successors(&self, node: u32, each: impl FnMut(u32)) {
        successors(self.body, Block::from_u32(node), each);
    }

    fn predecessors(&self, node: u32, each: impl FnMut(u32)) {
        self.leading_to(node).iter().copied().for_each(each);
    }
}

fn successors(body: &Body, block: Block, mut each: impl FnMut(u32)) {
    if let Some(last) = body.terminator(block) {
        for_each_successor(body, &body.insts[last], |to| each(to.as_u32()));
    }
}

/// What an instruction uses, in the order in which LLVM has it: the callee comes last.
fn uses(body: &Body, inst: Inst, block: Block) -> SmallVec<[Use; 8]> {
    let data = &body.insts[inst];
    if data.opcode == Opcode::Phi {
        return body.incoming(inst).collect();
    }
    let mut uses = SmallVec::new();
    for_each_value(body, data, |value| uses.push((value, block)));
    if let Some(site) = body.call_site(inst) {
        let inputs = site.bundles.iter().flat_map(|bundle| &bundle.inputs);
        uses.extend(inputs.map(|&value| (value, block)));
        if !uses.is_empty() {
            uses.rotate_left(1);
        }
    }
    uses
}

impl<'m> Rules<'m> {
    /// What an instruction of a block uses is known there.
    pub(super) fn operands(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        block: Block,
        inst: Inst,
    ) -> Checked {
        let mut uses = uses(body, inst, block);
        uses.retain(|own| !self.dominance.is_known(body, inst, block, *own));
        let subject = Subject::Inst(function, inst);
        let unknown = uses.iter().filter_map(|&(value, _)| body.defining_inst(value));
        if body.insts[inst].opcode != Opcode::Phi && unknown.clone().any(|def| def == inst) {
            return Err(self.broken("Only PHI nodes may reference their own value!", subject));
        }
        for def in unknown.take(MAX_REPORTED) {
            let subjects =
                [Subject::Inst(function, def), subject].map(|subject| self.text(subject));
            let message = "Instruction does not dominate all uses!";
            self.errors.push(VerifyError::about(message, subjects.into()));
        }
        Ok(())
    }
}
