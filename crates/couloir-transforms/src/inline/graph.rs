//! Which functions of a symbol table call which, and who refers to them.

use couloir_ir::body::{Block, Body, Op};
use couloir_ir::op::Trait;
use couloir_ir::symbols::{SymbolRefs, Visibility, visibility};
use couloir_ir::view::RegionRef;
use couloir_ir::walk::{Walk, walk_regions, walk_within};
use couloir_ir::{Attribute, OpRef, Region, Scope, Str};
use rustc_hash::{FxHashMap, FxHashSet};

/// A function with a body.
pub(super) struct Node {
    /// The function.
    pub(super) op: Op,
    /// The functions it calls, each once, in order.
    pub(super) calls: Vec<usize>,
    /// How often it refers to those that go when nothing does.
    pub(super) uses: FxHashMap<usize, i64>,
    /// Whether there are functions with bodies in it.
    pub(super) has_functions: bool,
}

/// The functions of a symbol table.
#[derive(Default)]
pub(super) struct Graph {
    /// Those with bodies, in order.
    pub(super) nodes: Vec<Node>,
    by_name: FxHashMap<Str, usize>,
    /// Symbols that are not functions with bodies.
    pub(super) symbols: FxHashMap<Str, Op>,
    /// How often those that go when nothing refers to them are referred to.
    pub(super) discardable: FxHashMap<usize, i64>,
    /// Finds the references of ops.
    pub(super) refs: SymbolRefs,
}

/// Whether a function has a body.
pub(super) fn has_body(op: OpRef<'_>) -> bool {
    op.region(0).is_some_and(|region| region.blocks().next().is_some())
}

/// Whether there are functions with bodies in a function.
fn has_functions(op: OpRef<'_>) -> bool {
    let is_other = |op: OpRef<'_>| !(op.has(Trait::Callable) && has_body(op));
    let mut visit = |op: OpRef<'_>| if is_other(op) { Walk::Into } else { Walk::Stop };
    op.inner().body.has_bodies() && !walk_within(&op, &mut visit)
}

/// The function that a call names.
pub(super) fn callee(call: OpRef<'_>) -> Option<Str> {
    let callee = call.attr_named("callee").filter(|_| call.has(Trait::Call))?;
    callee.as_flat_symbol(call.ctx())
}

/// What references name in symbol tables further in: the table's name and the symbol's.
pub(super) type NamedInside = FxHashSet<(Str, Str)>;

/// What ops name in symbol tables inside of those they stand in. Empty where there are none.
pub(super) fn named_inside(scope: Scope<'_>) -> NamedInside {
    let mut named = NamedInside::default();
    if !has_tables_inside(scope) {
        return named;
    }
    let (mut refs, mut tables) = (SymbolRefs::default(), Tables::default());
    walk_regions(scope, scope.body.roots(), &mut |op| {
        for (_, attr) in op.attrs() {
            refs.each(op.ctx(), attr, &mut |reference| {
                note_nested(&op, reference, &mut tables, &mut named);
            });
        }
        Walk::Into
    });
    named
}

fn has_tables_inside(scope: Scope<'_>) -> bool {
    let mut ops = scope.body.roots().iter().flat_map(|&region| all_in(scope.body, region));
    ops.any(|op| scope.op(op).has(Trait::SymbolTable))
}

/// The symbols in regions of tables, by the bodies these are in.
type Tables = FxHashMap<(*const Body, Region), FxHashSet<Str>>;

/// References start in the table that an op stands in.
fn note_nested(op: &OpRef<'_>, reference: Attribute, tables: &mut Tables, named: &mut NamedInside) {
    let Some((root, rest)) = reference.as_symbol_ref(op.ctx()) else { return };
    let Some(table) = table_around(op).filter(|_| !rest.is_empty()) else { return };
    let key = (std::ptr::from_ref(table.scope.body), table.region);
    let symbols = tables.entry(key).or_insert_with(|| {
        table.blocks().flat_map(|block| block.ops().filter_map(OpRef::symbol_name)).collect()
    });
    if symbols.contains(&root) {
        let path = std::iter::once(root).chain(rest.iter().copied());
        named.extend(path.zip(rest.iter().copied()));
    }
}

fn is_named_from_outside(op: OpRef<'_>, name: Str, named: &NamedInside) -> bool {
    let table = op.parent().and_then(couloir_ir::OpRef::symbol_name);
    table.is_some_and(|table| named.contains(&(table, name)))
}

/// The region of the symbol table that an op stands in; a table's own attributes are read from
/// inside of it.
fn table_around<'a>(op: &'a OpRef<'_>) -> Option<RegionRef<'a>> {
    if op.has(Trait::SymbolTable) {
        return op.region(0);
    }
    std::iter::successors(op.parent_region(), |region| region.parent()?.parent_region())
        .find(|region| region.parent().is_some_and(|op| op.has(Trait::SymbolTable)))
}

/// Ops in a region, but for those in the bodies of isolated ones.
pub(super) fn all_in(body: &Body, region: Region) -> impl Iterator<Item = Op> + '_ {
    let regions = body.roots().iter().position(|&root| root == region);
    let regions = regions.and_then(|at| body.roots().get(at..=at)).unwrap_or_default();
    couloir_ir::walk::preorder(body, regions)
}

impl Graph {
    /// The graph of what is in a symbol table.
    pub(super) fn new(
        scope: Scope<'_>,
        blocks: &[Block],
        all_visible: bool,
        named: &NamedInside,
    ) -> Self {
        let mut this = Self::default();
        let ops = blocks.iter().flat_map(|&block| scope.body.block_ops(block));
        let ops = ops.map(|op| scope.op(op)).collect::<Vec<_>>();
        for op in &ops {
            this.add_node(*op, all_visible, named);
        }
        for at in 0..this.nodes.len() {
            this.add_calls(scope, at);
        }
        this.count_uses(&ops);
        this
    }

    fn add_node(&mut self, op: OpRef<'_>, all_visible: bool, named: &NamedInside) {
        let has_body = has_body(op);
        let Some(name) = op.symbol_name() else { return };
        if !op.has(Trait::Callable) || !has_body {
            self.symbols.insert(name, op.op);
            return;
        }
        let at = self.nodes.len();
        self.nodes.push(Node {
            op: op.op,
            calls: Vec::new(),
            uses: FxHashMap::default(),
            has_functions: has_functions(op),
        });
        self.by_name.insert(name, at);
        let discardable = match visibility(op) {
            Visibility::Private => true,
            Visibility::Nested => all_visible,
            Visibility::Public => false,
        };
        if discardable && !is_named_from_outside(op, name, named) {
            self.discardable.insert(at, 0);
        }
    }

    /// The function that a call names, when it is here.
    pub(super) fn target(&self, call: OpRef<'_>) -> Option<usize> {
        self.by_name.get(&callee(call)?).copied()
    }

    /// The function of a name.
    pub(super) fn node_named(&self, name: Str) -> Option<usize> {
        self.by_name.get(&name).copied()
    }

    fn add_calls(&mut self, scope: Scope<'_>, at: usize) {
        let Some(node) = self.nodes.get(at) else { return };
        let owner = scope.op(node.op);
        let (inner, mut known, mut calls) = (owner.inner(), FxHashSet::default(), Vec::new());
        for &region in scope.body.regions(node.op) {
            for op in all_in(inner.body, region) {
                calls.extend(self.target(inner.op(op)).filter(|&callee| known.insert(callee)));
            }
        }
        if let Some(node) = self.nodes.get_mut(at) {
            node.calls = calls;
        }
    }

    fn named(&self, scope: OpRef<'_>, reference: Attribute) -> Option<usize> {
        let name = reference.as_flat_symbol(scope.ctx())?;
        self.by_name.get(&name).copied()
    }

    /// Counts who refers to whom; what others than functions refer to stays.
    fn count_uses(&mut self, ops: &[OpRef<'_>]) {
        let nodes = self.nodes.iter().enumerate().map(|(at, node)| (node.op, at));
        let nodes = nodes.collect::<FxHashMap<_, _>>();
        let mut live = Vec::new();
        for &op in ops {
            let found = self.referred_to(op);
            match nodes.get(&op.op) {
                None => live.extend(found),
                Some(&at) => found.into_iter().for_each(|used| self.add_use(at, used, 1)),
            }
        }
        for used in live {
            self.discardable.remove(&used);
        }
    }

    /// The functions that an op refers to.
    fn referred_to(&mut self, op: OpRef<'_>) -> Vec<usize> {
        let mut found = Vec::new();
        let mut refs = std::mem::take(&mut self.refs);
        let mut note = |reference| found.extend(self.named(op, reference));
        for (_, attr) in op.attrs() {
            refs.each(op.ctx(), attr, &mut note);
        }
        // What is in a symbol table of its own names what is there.
        if !op.has(Trait::SymbolTable) {
            refs.each_use(&op, &mut |_, reference| note(reference));
        }
        self.refs = refs;
        found
    }

    /// Counts anew what a function refers to.
    pub(super) fn recount(&mut self, at: usize, op: OpRef<'_>) {
        self.drop_uses(at);
        self.referred_to(op).into_iter().for_each(|used| self.add_use(at, used, 1));
    }

    /// Notes that a function refers so many times more to another.
    pub(super) fn add_use(&mut self, user: usize, used: usize, times: i64) {
        if let (Some(count), Some(node)) =
            (self.discardable.get_mut(&used), self.nodes.get_mut(user))
        {
            *count += times;
            *node.uses.entry(used).or_default() += times;
        }
    }

    /// Notes that a function now refers to all that another one does.
    pub(super) fn merge_uses(&mut self, from: usize, to: usize) {
        let uses = self.nodes.get(from).map(|node| &node.uses);
        let mut uses = uses.into_iter().flatten().map(|(&a, &b)| (a, b)).collect::<Vec<_>>();
        uses.sort_unstable();
        for (used, times) in uses {
            self.add_use(to, used, times);
        }
    }

    /// Forgets a function and what it refers to.
    pub(super) fn erase(&mut self, at: usize) {
        self.discardable.remove(&at);
        self.drop_uses(at);
    }

    fn drop_uses(&mut self, at: usize) {
        let uses = self.nodes.get_mut(at).map(|node| std::mem::take(&mut node.uses));
        for (used, times) in uses.into_iter().flatten() {
            if let Some(count) = self.discardable.get_mut(&used) {
                *count -= times;
            }
        }
    }

    /// Groups of functions that call each other, callees before callers; in a
    /// group, those found last come first (Tarjan's algorithm).
    pub(super) fn groups(&self) -> Vec<Vec<usize>> {
        let mut search = Search { number: vec![0; self.nodes.len()], ..Search::default() };
        for root in 0..self.nodes.len() {
            if search.number.get(root) == Some(&0) {
                search.visit(self, root);
            }
        }
        search.groups
    }
}

/// A search for groups; numbers count from one, and are the largest there is
/// once a group is complete.
#[derive(Default)]
struct Search {
    number: Vec<usize>,
    next: usize,
    stack: Vec<usize>,
    groups: Vec<Vec<usize>>,
}

impl Search {
    fn visit(&mut self, graph: &Graph, root: usize) {
        let mut path = vec![(root, 0, self.enter(root))];
        while let Some(&mut (at, ref mut child, ref mut low)) = path.last_mut() {
            let callee = graph.nodes.get(at).and_then(|node| node.calls.get(*child)).copied();
            *child += 1;
            match callee {
                Some(callee) if self.number.get(callee) == Some(&0) => {
                    let low = self.enter(callee);
                    path.push((callee, 0, low));
                }
                Some(callee) => {
                    *low = self.number.get(callee).map_or(*low, |&number| number.min(*low));
                }
                None => {
                    let low = *low;
                    path.pop();
                    if let Some((_, _, above)) = path.last_mut() {
                        *above = low.min(*above);
                    }
                    if self.number.get(at) == Some(&low) {
                        self.complete(at);
                    }
                }
            }
        }
    }

    fn enter(&mut self, at: usize) -> usize {
        self.next += 1;
        if let Some(number) = self.number.get_mut(at) {
            *number = self.next;
        }
        self.stack.push(at);
        self.next
    }

    fn complete(&mut self, root: usize) {
        let mut group = Vec::new();
        while let Some(at) = self.stack.pop() {
            if let Some(number) = self.number.get_mut(at) {
                *number = usize::MAX;
            }
            group.push(at);
            if at == root {
                break;
            }
        }
        self.groups.push(group);
    }
}
