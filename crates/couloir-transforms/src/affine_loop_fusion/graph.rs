//! What depends on what in a block: a node for each loop and for each other op that counts, an edge
//! for each memory, or value, by which one depends on another.

use couloir_dialects::affine;
use couloir_ir::op::{Effect, EffectKind, Effects, Trait};
use couloir_ir::ty::TypeKind;
use couloir_ir::walk::postorder;
use couloir_ir::{Block, Op, OpRef, Scope, Type, Value};
use couloir_rewrite::effects::{declared, is_memory_effect_free};
use rustc_hash::{FxHashMap, FxHashSet};

use super::depend::{Budget, Found, dependence};
use super::numbered::Numbered;
use crate::affine_dependence::Access;

/// What a node does to memory.
#[derive(Clone, Default)]
pub(super) struct Node {
    pub(super) op: Option<Op>,
    /// Accesses by affine maps.
    pub(super) loads: Vec<Op>,
    pub(super) stores: Vec<Op>,
    /// Other ops that read, write or free memory.
    others: [Vec<Op>; 3],
}

/// One end of a dependence.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge {
    pub(super) id: usize,
    pub(super) value: Value,
}

/// The graph of a block.
pub(super) struct Graph {
    pub(super) block: Block,
    nodes: FxHashMap<usize, Node>,
    numbered: Numbered,
    next: usize,
    ins: FxHashMap<usize, Vec<Edge>>,
    outs: FxHashMap<usize, Vec<Edge>>,
    /// How many edges there are by each memory, in order of the first.
    counts: Vec<(Value, usize)>,
    places: FxHashMap<Value, usize>,
}

/// Most pairs of nodes that access the same memory.
const MOST_PAIRS: usize = 1 << 19;

/// What an op does to memory besides affine accesses.
const KINDS: [EffectKind; 3] = [EffectKind::Read, EffectKind::Write, EffectKind::Free];

/// The node that reaches each memory.
type Accesses = (Vec<Value>, FxHashMap<Value, Vec<usize>>);

pub(super) fn is_loop(op: OpRef<'_>) -> bool {
    op.is(affine::For::def())
}

pub(super) fn is_memref(scope: Scope<'_>, ty: Type) -> bool {
    matches!(ty.kind(scope.ctx), TypeKind::MemRef(_))
}

/// The memory of an affine access.
pub(super) fn memory_of(scope: Scope<'_>, op: Op) -> Option<Value> {
    Access::of(scope.op(op)).map(|access| access.memory)
}

/// The op of a block that another is in, or that it is.
pub(super) fn ancestor_in(scope: Scope<'_>, block: Block, op: Op) -> Option<Op> {
    let mut all = std::iter::successors(Some(op), |&op| scope.body.parent_op(op));
    all.find(|&op| scope.body.block_of(op) == Some(block))
}

/// Whether an op comes before another in their block.
pub(super) fn is_before(scope: Scope<'_>, a: Op, b: Op) -> bool {
    let after =
        |op: Op| std::iter::successors(scope.body.next_op(op), |&op| scope.body.next_op(op));
    let (mut from_a, mut from_b) = (after(a), after(b));
    loop {
        match (from_a.next(), from_b.next()) {
            (Some(op), _) if op == b => return true,
            (_, Some(op)) if op == a => return false,
            (None, _) => return false,
            (_, None) => return from_a.any(|op| op == b),
            _ => {}
        }
    }
}

impl Node {
    fn of(scope: Scope<'_>, op: Op) -> Self {
        let mut node = Self { op: Some(op), ..Self::default() };
        node.collect(scope);
        node
    }

    /// Finds out anew what is done to memory.
    fn collect(&mut self, scope: Scope<'_>) {
        (self.loads, self.stores, self.others) = Default::default();
        let Some(root) = self.op else { return };
        let inside = postorder(scope.body, scope.body.regions(root)).collect::<Vec<_>>();
        for op in inside.into_iter().chain([root]).map(|op| scope.op(op)) {
            match Access::of(op) {
                _ if is_loop(op) => {}
                Some(access) if access.writes => self.stores.push(op.op),
                Some(_) => self.loads.push(op.op),
                None => self.collect_other(op),
            }
        }
    }

    fn collect_other(&mut self, op: OpRef<'_>) {
        let does = |kind| match declared(op) {
            Some(Effects(list)) => list.iter().any(|effect| effect.kind == kind),
            None => {
                let memory = op.operand_types().any(|ty| is_memref(op.scope, ty));
                kind != EffectKind::Free && memory && !op.has(Trait::RecursiveMemoryEffects)
            }
        };
        for (kind, list) in KINDS.into_iter().zip(&mut self.others) {
            if does(kind) {
                list.push(op.op);
            }
        }
    }

    fn count(scope: Scope<'_>, list: &[Op], memory: Value) -> usize {
        list.iter().filter(|&&op| memory_of(scope, op) == Some(memory)).count()
    }

    /// How many affine accesses of a memory read it.
    pub(super) fn loads_of(&self, scope: Scope<'_>, memory: Value) -> usize {
        Self::count(scope, &self.loads, memory)
    }

    /// How many affine accesses of a memory write it.
    pub(super) fn stores_of(&self, scope: Scope<'_>, memory: Value) -> usize {
        Self::count(scope, &self.stores, memory)
    }

    /// Whether it writes or frees a memory.
    fn changes(&self, scope: Scope<'_>, memory: Value) -> bool {
        let [_, writes, frees] = &self.others;
        self.stores_of(scope, memory) > 0
            || writes.iter().any(|&op| has_effect(scope.op(op), EffectKind::Write, memory))
            || frees.iter().any(|&op| has_effect(scope.op(op), EffectKind::Free, memory))
    }
}

/// Whether an op does this to a memory; one that does not say does all to all it is given.
fn has_effect(op: OpRef<'_>, kind: EffectKind, memory: Value) -> bool {
    let is =
        |effect: &Effect| effect.kind == kind && effect.value.is_none_or(|value| value == memory);
    match declared(op) {
        Some(Effects(list)) => list.iter().any(is),
        None => op.operands().any(|value| value == memory),
    }
}

/// The memory that an op does this to.
fn affected(op: OpRef<'_>, kind: EffectKind) -> Vec<Value> {
    let Some(Effects(list)) = declared(op) else {
        return op.operands().filter(|&own| is_memref(op.scope, op.ty(own))).collect();
    };
    let own = list.iter().filter(|effect| effect.kind == kind).filter_map(|effect| effect.value);
    own.filter(|&own| is_memref(op.scope, op.ty(own))).collect()
}

/// Making it.
impl Graph {
    /// None where there is an op of which nothing is known.
    pub(super) fn of(scope: Scope<'_>, block: Block, budget: &mut Budget) -> Option<Self> {
        let mut graph = Self {
            block,
            nodes: FxHashMap::default(),
            numbered: Numbered::default(),
            next: 0,
            ins: FxHashMap::default(),
            outs: FxHashMap::default(),
            counts: Vec::new(),
            places: FxHashMap::default(),
        };
        let mut accesses = Accesses::default();
        let mut loops = FxHashMap::default();
        for op in scope.body.block_ops(block).map(|op| scope.op(op)) {
            if !counts(op)? {
                continue;
            }
            let id = graph.add(Node::of(scope, op.op));
            if is_loop(op) {
                loops.insert(op.op, id);
            }
            graph.note_accesses(scope, id, &mut accesses)?;
        }
        graph.connect_values(scope, &loops);
        graph.connect_memory(scope, &accesses, budget)?;
        Some(graph)
    }

    fn add(&mut self, node: Node) -> usize {
        let id = self.next;
        self.next += 1;
        self.nodes.insert(id, node);
        self.numbered.insert(id);
        id
    }

    /// One more node.
    pub(super) fn add_op(&mut self, scope: Scope<'_>, op: Op) -> usize {
        self.add(Node::of(scope, op))
    }

    fn note_accesses(&self, scope: Scope<'_>, id: usize, all: &mut Accesses) -> Option<()> {
        let node = self.nodes.get(&id)?;
        let affine = node.loads.iter().chain(&node.stores);
        let mut memories = affine.filter_map(|&op| memory_of(scope, op)).collect::<Vec<_>>();
        for (kind, list) in KINDS.into_iter().zip(&node.others) {
            for &op in list {
                memories.extend(affected(scope.op(op), kind));
            }
        }
        for memory in memories {
            let own = all.1.entry(memory).or_insert_with(|| {
                all.0.push(memory);
                Vec::new()
            });
            if own.last() != Some(&id) {
                own.push(id);
            }
        }
        Some(())
    }

    /// Edges to the loops that use what nodes give.
    fn connect_values(&mut self, scope: Scope<'_>, loops: &FxHashMap<Op, usize>) {
        for id in self.numbered.order() {
            let Some(node) = self.nodes.get(&id) else { continue };
            let results = node.op.map(|op| scope.body.results(op).collect::<Vec<_>>());
            for value in results.unwrap_or_default() {
                for user in scope.body.uses(value).map(|used| used.op).collect::<Vec<_>>() {
                    // The bounds of a loop count as well; upstream takes none of these for an edge,
                    // and may put the loop before what they are made of.
                    let own = ancestor_in(scope, self.block, user);
                    if let Some(&to) = own.and_then(|own| loops.get(&own)) {
                        self.connect(scope, id, to, value);
                    }
                }
            }
        }
    }

    fn connect_memory(
        &mut self,
        scope: Scope<'_>,
        accesses: &Accesses,
        budget: &mut Budget,
    ) -> Option<()> {
        let mut pairs = 0usize;
        for memory in &accesses.0 {
            let all = accesses.1.get(memory)?;
            let changes =
                |id: &usize| self.nodes.get(id).is_some_and(|n| n.changes(scope, *memory));
            let changing = all.iter().map(changes).collect::<Vec<_>>();
            for (at, &from) in all.iter().enumerate() {
                for (to_at, &to) in all.iter().enumerate().skip(at + 1) {
                    pairs += 1;
                    (pairs <= MOST_PAIRS).then_some(())?;
                    let either =
                        changing.get(at) == Some(&true) || changing.get(to_at) == Some(&true);
                    if either && self.may_depend(scope, [from, to], *memory, budget)? {
                        self.connect(scope, from, to, *memory);
                    }
                }
            }
        }
        Some(())
    }

    /// Whether what a later node does to memory may depend on what an earlier one does.
    fn may_depend(
        &self,
        scope: Scope<'_>,
        [from, to]: [usize; 2],
        memory: Value,
        budget: &mut Budget,
    ) -> Option<bool> {
        let (from, to) = (self.nodes.get(&from)?, self.nodes.get(&to)?);
        let (first, second) = (scope.op(from.op?), scope.op(to.op?));
        if !is_loop(first) || !is_loop(second) || from.clashes(scope, to, memory) {
            return Some(true);
        }
        let depth = super::depend::nesting(scope, first.op).checked_add(1)?;
        let own = |node: &Node| {
            let all = node.stores.iter().chain(&node.loads);
            let all = all.filter_map(|&op| Access::of(scope.op(op)));
            all.filter(|access| access.memory == memory).collect::<Vec<_>>()
        };
        let (first, second) = (own(from), own(to));
        for a in &first {
            for b in &second {
                if dependence(scope, [a, b], depth, budget) != Found::Never {
                    return Some(true);
                }
            }
        }
        Some(false)
    }
}

impl Node {
    /// Whether an op other than an affine access may conflict with what another node does.
    fn clashes(&self, scope: Scope<'_>, other: &Self, memory: Value) -> bool {
        let reach = |op: &Op| scope.body.operands(*op).any(|value| value == memory);
        let ([reads, writes, _], [other_reads, other_writes, _]) = (&self.others, &other.others);
        let any = |lists: [&Vec<Op>; 4]| lists.into_iter().flatten().any(reach);
        let none = &Vec::new();
        let pairs = [
            ([writes, none, none, none], [&other.loads, &other.stores, other_reads, other_writes]),
            ([reads, none, none, none], [&other.stores, other_writes, none, none]),
            ([&self.stores, none, none, none], [other_reads, other_writes, none, none]),
            ([&self.loads, none, none, none], [other_writes, none, none, none]),
        ];
        pairs.into_iter().any(|(own, its)| any(own) && any(its))
    }
}

/// Whether an op of the block becomes a node; none where that is not known of an op.
fn counts(op: OpRef<'_>) -> Option<bool> {
    let used = op.results().any(|value| !op.body().is_unused(value));
    let branches = op.has(Trait::RegionBranch);
    if is_loop(op) || Access::of(op).is_some() || used {
        return Some(true);
    }
    let regions = op.num_regions() > 0;
    if !is_memory_effect_free(op) && (!regions || branches) {
        return Some(true);
    }
    (!regions || branches).then_some(false)
}

/// Reading it.
impl Graph {
    pub(super) fn node(&self, id: usize) -> Option<&Node> {
        self.nodes.get(&id)
    }

    pub(super) fn op(&self, id: usize) -> Option<Op> {
        self.nodes.get(&id)?.op
    }

    pub(super) fn set_op(&mut self, id: usize, op: Op) {
        if let Some(node) = self.nodes.get_mut(&id) {
            node.op = Some(op);
        }
    }

    /// Looks anew at what a node does.
    pub(super) fn renew(&mut self, scope: Scope<'_>, id: usize) {
        if let Some(node) = self.nodes.get_mut(&id) {
            node.collect(scope);
        }
    }

    /// The nodes in the order in which upstream keeps them.
    pub(super) fn ids(&self) -> Vec<usize> {
        self.numbered.order()
    }

    /// The node of a loop.
    pub(super) fn find(&self, op: Op) -> Option<usize> {
        self.nodes.iter().find(|(_, node)| node.op == Some(op)).map(|(&id, _)| id)
    }

    pub(super) fn ins(&self, id: usize) -> &[Edge] {
        self.ins.get(&id).map_or(&[], Vec::as_slice)
    }

    pub(super) fn outs(&self, id: usize) -> &[Edge] {
        self.outs.get(&id).map_or(&[], Vec::as_slice)
    }

    /// How many edges by a memory lead out of a node.
    pub(super) fn outs_by(&self, id: usize, memory: Value) -> usize {
        self.outs(id).iter().filter(|edge| edge.value == memory).count()
    }

    /// How many edges by a memory come from nodes that store to it.
    pub(super) fn stores_into(&self, scope: Scope<'_>, id: usize, memory: Value) -> usize {
        let own = self.ins(id).iter().filter(|edge| edge.value == memory);
        let stores = |edge: &&Edge| {
            self.nodes.get(&edge.id).is_some_and(|node| node.stores_of(scope, memory) > 0)
        };
        own.filter(stores).count()
    }

    /// Whether edges lead from one node to another.
    pub(super) fn has_path(&self, from: usize, to: usize) -> bool {
        let mut pending = vec![from];
        let mut seen = FxHashSet::default();
        while let Some(at) = pending.pop() {
            if at == to {
                return true;
            }
            if seen.insert(at) {
                pending.extend(self.outs(at).iter().map(|edge| edge.id));
            }
        }
        false
    }

    /// The memory that no edge is by.
    pub(super) fn unconnected(&self) -> impl Iterator<Item = Value> {
        self.counts.iter().filter(|(_, count)| *count == 0).map(|(memory, _)| *memory)
    }

    /// The op before which a loop made of two goes, so that what depends on the first comes after,
    /// and what the second depends on before it; none where there is no such place.
    pub(super) fn place(&self, scope: Scope<'_>, from: usize, to: usize) -> Option<Op> {
        let (first, second) = (self.op(from)?, self.op(to)?);
        if !self.outs.contains_key(&from) {
            return Some(second);
        }
        let given = self.ins(to).iter().filter(|edge| !is_memref(scope, scope.body.ty(edge.value)));
        if given.into_iter().any(|edge| self.has_path(from, edge.id)) {
            return None;
        }
        let ops = |edges: &[Edge], but: usize| {
            let own = edges.iter().filter(|edge| edge.id != but);
            own.filter_map(|edge| self.op(edge.id)).collect::<FxHashSet<_>>()
        };
        let (dependent, needed) = (ops(self.outs(from), to), ops(self.ins(to), from));
        let between =
            std::iter::successors(scope.body.next_op(first), |&op| scope.body.next_op(op));
        let mut found = None;
        for op in between.take_while(|&op| op != second) {
            if found.is_none() && dependent.contains(&op) {
                found = Some(op);
            }
            if found.is_some() && needed.contains(&op) {
                return None;
            }
        }
        Some(found.unwrap_or(second))
    }
}

/// Changing it.
impl Graph {
    fn has(&self, from: usize, to: usize, value: Value) -> bool {
        self.outs(from).contains(&Edge { id: to, value })
    }

    pub(super) fn connect(&mut self, scope: Scope<'_>, from: usize, to: usize, value: Value) {
        if self.has(from, to, value) {
            return;
        }
        self.outs.entry(from).or_default().push(Edge { id: to, value });
        self.ins.entry(to).or_default().push(Edge { id: from, value });
        if is_memref(scope, scope.body.ty(value)) {
            let at = *self.places.entry(value).or_insert(self.counts.len());
            match self.counts.get_mut(at) {
                Some((_, count)) => *count += 1,
                None => self.counts.push((value, 1)),
            }
        }
    }

    fn disconnect(&mut self, from: usize, to: usize, value: Value) {
        if let Some((_, count)) = self.places.get(&value).and_then(|&at| self.counts.get_mut(at)) {
            *count = count.saturating_sub(1);
        }
        let drop = |list: Option<&mut Vec<Edge>>, edge: Edge| {
            if let Some(list) = list
                && let Some(at) = list.iter().position(|&own| own == edge)
            {
                list.remove(at);
            }
        };
        drop(self.ins.get_mut(&to), Edge { id: from, value });
        drop(self.outs.get_mut(&from), Edge { id: to, value });
    }

    /// Takes a node away.
    pub(super) fn remove(&mut self, id: usize) {
        for edge in self.ins(id).to_vec() {
            self.disconnect(edge.id, id, edge.value);
        }
        for edge in self.outs(id).to_vec() {
            self.disconnect(id, edge.id, edge.value);
        }
        self.ins.remove(&id);
        self.outs.remove(&id);
        self.nodes.remove(&id);
        self.numbered.remove(id);
    }

    /// Part of a loop was put into another one, which has some memory for itself now.
    pub(super) fn fused(
        &mut self,
        scope: Scope<'_>,
        [from, to]: [usize; 2],
        private: &[Value],
        removes: bool,
    ) {
        for edge in self.ins(from).to_vec() {
            if !private.contains(&edge.value) {
                self.connect(scope, edge.id, to, edge.value);
            }
        }
        for edge in self.outs(from).to_vec() {
            if edge.id == to {
                self.disconnect(from, to, edge.value);
            } else if removes {
                self.connect(scope, to, edge.id, edge.value);
                self.disconnect(from, edge.id, edge.value);
            }
        }
        for edge in self.ins(to).to_vec() {
            if private.contains(&edge.value) {
                self.disconnect(edge.id, to, edge.value);
            }
        }
    }

    /// A loop was put into another one that it does not depend on, nor that on it.
    pub(super) fn joined(&mut self, scope: Scope<'_>, from: usize, to: usize) {
        for edge in self.ins(from).to_vec() {
            self.connect(scope, edge.id, to, edge.value);
            self.disconnect(edge.id, from, edge.value);
        }
        for edge in self.outs(from).to_vec() {
            self.connect(scope, to, edge.id, edge.value);
            self.disconnect(from, edge.id, edge.value);
        }
    }
}
