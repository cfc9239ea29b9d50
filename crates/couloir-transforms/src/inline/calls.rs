//! Replacing the calls in functions.

use std::cell::RefCell;

use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::op::{CallSite, Trait};
use couloir_ir::symbols::SymbolRefs;
use couloir_ir::{
    Attribute, Build, Builder, Context, Failure, InsertPoint, Location, OpRef, Scope,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::Limits;
use super::callables::Callables;
use super::clone::clone_blocks;
use super::graph::{Graph, NamedInside, all_in, has_body};
use super::legal::{arguments, blocks_fit, inlining_of, is_legal};

/// A call to be replaced.
#[derive(Clone, Copy)]
struct Call {
    /// The call, of its function's body.
    op: Op,
    source: usize,
    target: usize,
    /// The inlining it came with.
    history: Option<usize>,
}

/// Inlines within a symbol table.
pub(super) struct Inliner<'a> {
    table: &'a OpRef<'a>,
    body: &'a mut Body,
    limits: Limits,
    graph: Graph,
    dead: Vec<usize>,
    /// Which callees were inlined, and with which inlining their call came.
    history: Vec<(usize, Option<usize>)>,
    callables: Callables<'a>,
    /// Attributes that no call changes anything in.
    unchanged: RefCell<FxHashSet<Attribute>>,
}

impl<'a> Inliner<'a> {
    /// Inlines in the body of a symbol table.
    pub(super) fn new(
        table: &'a OpRef<'a>,
        body: &'a mut Body,
        limits: Limits,
        named: &NamedInside,
        callables: Callables<'a>,
    ) -> Self {
        let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
        let blocks = blocks.collect::<Vec<_>>();
        let scope = Scope { ctx: table.ctx(), body, outer: Some(table) };
        let graph = Graph::new(scope, &blocks, limits.all_visible, named);
        let (dead, history, unchanged) = (Vec::new(), Vec::new(), RefCell::default());
        Self { table, body, limits, graph, dead, history, callables, unchanged }
    }

    fn scope(&self) -> Scope<'_> {
        Scope { ctx: self.table.ctx(), body: self.body, outer: Some(self.table) }
    }

    /// Inlines in all functions, and erases those that are not needed.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        for mut group in self.graph.groups() {
            let mut iteration = 0;
            loop {
                self.optimize(&group)?;
                iteration += 1;
                if !self.inline_in(&mut group) || iteration >= self.limits.iterations {
                    break;
                }
            }
        }
        for at in std::mem::take(&mut self.dead) {
            if let Some(node) = self.graph.nodes.get(at) {
                self.body.erase_op(node.op);
            }
        }
        Ok(())
    }

    /// Runs pipelines on functions that call each other, but for those with others inside.
    fn optimize(&mut self, group: &[usize]) -> Result<(), Failure> {
        let nodes = group.iter().filter_map(|&at| Some((at, self.graph.nodes.get(at)?)));
        let nodes = nodes.filter(|(_, node)| self.body.nested(node.op).is_some());
        let (outer, inner): (Vec<_>, Vec<_>) = nodes.partition(|(_, node)| node.has_functions);
        let outer = outer.into_iter().map(|(_, node)| node.op).collect::<Vec<_>>();
        let (nodes, ops): (Vec<_>, Vec<_>) = inner.iter().map(|(at, node)| (*at, node.op)).unzip();
        self.callables.optimize(self.table, self.body, &ops)?;
        for (at, op) in nodes.into_iter().zip(ops) {
            let scope = Scope { ctx: self.table.ctx(), body: self.body, outer: Some(self.table) };
            self.graph.recount(at, scope.op(op));
        }
        outer.into_iter().try_for_each(|op| self.optimize_inside(op))
    }

    /// Runs pipelines on the functions in another that stand in no symbol table of their own.
    fn optimize_inside(&mut self, op: Op) -> Result<(), Failure> {
        let Some(mut nested) = self.body.take_nested(op) else { return Ok(()) };
        let scope = Scope { ctx: self.table.ctx(), body: self.body, outer: Some(self.table) };
        let owner = scope.op(op);
        let inside = Scope { ctx: self.table.ctx(), body: &nested, outer: Some(&owner) };
        let is_function = |op: &Op| has_body(inside.op(*op)) && nested.nested(*op).is_some();
        let ops = nested.roots().iter().flat_map(|&region| all_in(&nested, region));
        let ops = ops.filter(|&op| inside.op(op).has(Trait::Callable)).filter(is_function);
        let ops = ops.collect::<Vec<_>>();
        let result = self.callables.anew().optimize(&owner, &mut nested, &ops);
        self.body.put_nested(op, nested);
        result
    }

    /// Replaces calls in functions that call each other; whether any was.
    fn inline_in(&mut self, group: &mut Vec<usize>) -> bool {
        self.history.clear();
        let (mut calls, mut dead) = (Vec::new(), FxHashSet::default());
        for &at in group.iter() {
            match self.graph.discardable.get(&at) {
                Some(0) => _ = dead.insert(at),
                _ => self.collect(at, &mut calls),
            }
        }
        // What functions found dead refer to stays counted, as upstream has it.
        self.dead.extend(group.iter().filter(|at| dead.contains(at)));
        let mut changed = false;
        let mut next = 0;
        while let Some(&call) = calls.get(next) {
            next += 1;
            if !dead.contains(&call.source) && self.should_inline(call) {
                changed |= self.inline(call, &mut calls, &mut dead);
            }
        }
        group.retain(|at| !dead.contains(at));
        changed
    }

    /// Collects the calls of a function, the last block's first.
    fn collect(&self, at: usize, calls: &mut Vec<Call>) {
        let Some(node) = self.graph.nodes.get(at) else { return };
        let owner = self.scope().op(node.op);
        let inner = owner.inner();
        let blocks = self.body.regions(node.op).iter();
        let blocks = blocks.flat_map(|&region| inner.body.region_blocks(region)).collect();
        collect_in(inner, &self.graph, blocks, at, None, calls);
    }

    fn should_inline(&self, call: Call) -> bool {
        if self.came_with(call) {
            return false;
        }
        let nodes = &self.graph.nodes;
        let (Some(source), Some(target)) = (nodes.get(call.source), nodes.get(call.target)) else {
            return false;
        };
        let recursive = target.calls.contains(&call.target) || target.calls.contains(&call.source);
        let owner = self.scope().op(source.op);
        let (view, callable) = (owner.inner().op(call.op), self.scope().op(target.op));
        !view.has(Trait::Terminator)
            && !recursive
            && call.source != call.target
            && blocks_fit(view, callable)
            && self.is_profitable(source.op, target.op)
            && is_legal(view, callable)
    }

    /// Whether a call came with a callee it calls.
    fn came_with(&self, call: Call) -> bool {
        let mut at = call.history;
        while let Some(&(callee, before)) = at.and_then(|at| self.history.get(at)) {
            if callee == call.target {
                return true;
            }
            at = before;
        }
        false
    }

    fn is_profitable(&self, caller: Op, callee: Op) -> bool {
        let threshold = self.limits.threshold;
        if threshold == 0 || threshold == i64::from(u32::MAX) {
            return threshold != 0;
        }
        let count = |op: Op| {
            let body = self.body.body_of(op);
            let counts = self.body.regions(op).iter().map(|&region| all_in(body, region).count());
            counts.sum::<usize>()
        };
        let ratio = count(callee).saturating_mul(100).checked_div(count(caller));
        ratio.is_none_or(|ratio| i64::try_from(ratio).is_ok_and(|ratio| ratio <= threshold))
    }

    /// Replaces a call; whether that could be done.
    fn inline(&mut self, call: Call, calls: &mut Vec<Call>, dead: &mut FxHashSet<usize>) -> bool {
        let nodes = &self.graph.nodes;
        let ops = nodes.get(call.source).zip(nodes.get(call.target)).map(|(a, b)| (a.op, b.op));
        let Some((source, target)) = ops else { return false };
        let last = self.graph.discardable.get(&call.target) == Some(&1);
        let Some(mut into) = self.body.take_nested(source) else { return false };
        let scope = Scope::new(self.table.ctx(), &into);
        let references = references(scope.op(call.op), &mut self.graph.refs);
        let scope = self.scope();
        let (owner, callable) = (scope.op(source), scope.op(target));
        let symbol = |name| self.graph.symbols.get(&name).map(|&op| scope.op(op));
        let unchanged = &self.unchanged;
        let site = CallSite { call: call.op, around: owner, callable, symbol: &symbol, unchanged };
        let blocks = splice(&mut into, &site);
        let inner = Scope { ctx: self.table.ctx(), body: &into, outer: Some(&owner) };
        let made = self.history.len();
        collect_in(inner, &self.graph, blocks.clone(), call.source, Some(made), calls);
        finish(&mut into, &site, &blocks);
        self.history.push((call.target, call.history));
        self.body.put_nested(source, into);
        for name in references {
            if let Some(used) = self.graph.node_named(name) {
                self.graph.add_use(call.source, used, -1);
            }
        }
        self.graph.merge_uses(call.target, call.source);
        if last {
            // It is moved to where it was called, so that a declaration is left until all is over.
            self.body.put_nested(target, Box::new(Body::blank()));
            self.graph.erase(call.target);
            self.dead.push(call.target);
            dead.insert(call.target);
        }
        true
    }
}

/// The symbols that an op refers to in the table around.
fn references(op: OpRef<'_>, refs: &mut SymbolRefs) -> Vec<couloir_ir::Str> {
    let (mut found, ctx) = (Vec::new(), op.ctx());
    for (_, attr) in op.attrs() {
        refs.each(ctx, attr, &mut |reference| {
            found.extend(reference.as_flat_symbol(ctx));
        });
    }
    found
}

/// Collects calls in blocks and what is in them, the last block's first.
fn collect_in(
    scope: Scope<'_>,
    graph: &Graph,
    mut blocks: Vec<Block>,
    source: usize,
    history: Option<usize>,
    calls: &mut Vec<Call>,
) {
    while let Some(block) = blocks.pop() {
        for op in scope.body.block_ops(block) {
            let view = scope.op(op);
            if view.has(Trait::Call) {
                let target = graph.target(view);
                calls.extend(target.map(|target| Call { op, source, target, history }));
            } else if scope.body.nested(op).is_none() {
                let regions = scope.body.regions(op).iter();
                blocks.extend(regions.flat_map(|&region| scope.body.region_blocks(region)));
            }
        }
    }
}

/// Puts a copy of a callee's blocks between a call and what follows it, with
/// the call's location around those of the copy.
fn splice(into: &mut Body, site: &CallSite<'_>) -> Vec<Block> {
    let Some(region) = site.callable.region(0) else { return Vec::new() };
    let Some(after) = into.next_op(site.call) else { return Vec::new() };
    let mut args = arguments(Scope::new(site.around.ctx(), into).op(site.call));
    if let Some(argument) = inlining_of(site.callable).and_then(|inlining| inlining.argument) {
        let (ctx, location) = (site.around.ctx(), into.op(site.call).location);
        for (at, arg) in args.iter_mut().enumerate() {
            let mut build = Builder::new(ctx, into, InsertPoint::Before(after), location);
            *arg = argument(&mut build, site, at, *arg);
        }
    }
    let rest = match into.block_of(site.call).filter(|_| is_straight(into, site)) {
        // There is no need to part the block: what is copied goes before the call.
        Some(around) => {
            let rest = into.create_block();
            into.insert_block_after(around, rest);
            rest
        }
        None => into.split_block(after),
    };
    let blocks = clone_blocks(region.scope.body, region.region, into, rest, &args, &[]);
    let caller = into.op(site.call).location;
    if caller != Location::UNKNOWN {
        relocate(site.callable.ctx(), into, &blocks, caller);
    }
    blocks
}

/// Whether a callee is one block that returns, and neither it nor the call has
/// more to be done than to copy that.
fn is_straight(into: &Body, site: &CallSite<'_>) -> bool {
    let Some(region) = site.callable.region(0) else { return false };
    let mut blocks = region.blocks();
    let (Some(only), None) = (blocks.next(), blocks.next()) else { return false };
    let returns = only.last().is_some_and(|last| last.has(Trait::ReturnLike));
    let call = inlining_of(Scope::new(site.callable.ctx(), into).op(site.call));
    returns
        && call.is_none_or(|inlining| inlining.inlined.is_none())
        && inlining_of(site.callable).is_none_or(|inlining| inlining.argument.is_none())
}

/// Makes locations say from where what they are of was called.
fn relocate(ctx: &Context, body: &mut Body, blocks: &[Block], caller: Location) {
    let mut known = FxHashMap::default();
    let mut at = |location: Location| {
        *known.entry(location).or_insert_with(|| location.called_from(ctx, caller))
    };
    let mut pending = blocks.to_vec();
    while let Some(block) = pending.pop() {
        for arg in body.args(block).to_vec() {
            let location = at(body.value_location(arg));
            body.set_arg_location(arg, location);
        }
        for op in body.block_ops(block).collect::<Vec<_>>() {
            let location = at(body.op(op).location);
            body.set_location(op, location);
            if body.nested(op).is_none() {
                let regions = body.regions(op).iter();
                pending.extend(regions.flat_map(|&region| body.region_blocks(region)));
            }
        }
    }
}

/// Ties the blocks that took a call's place to what is around them, and
/// erases the call.
fn finish(body: &mut Body, site: &CallSite<'_>, blocks: &[Block]) {
    let (ctx, call) = (site.around.ctx(), site.call);
    let (Some(around), Some(&first)) = (body.block_of(call), blocks.first()) else { return };
    let Some(rest) = blocks.last().and_then(|&last| body.next_block(last)) else { return };
    let is_parted = body.first_op(rest).is_some();
    let inlining = inlining_of(Scope::new(ctx, body).op(call));
    let location = body.op(call).location;
    if let Some(inlined) = inlining.and_then(|inlining| inlining.inlined) {
        inlined(body, site, blocks);
    }
    let returns = body.last_op(first).filter(|&op| is_return(ctx, body, op));
    match (blocks, returns) {
        ([_], Some(last)) => {
            let values = body.operands(last).collect::<Vec<_>>();
            body.erase_op(last);
            replace_results(body, call, &values);
            body.merge_block(rest, first, &[]);
        }
        _ => {
            let results = body.results(call).collect::<Vec<_>>();
            let args = results.iter().map(|&result| {
                let ty = body.ty(result);
                body.add_arg(rest, ty, location)
            });
            let args = args.collect::<Vec<_>>();
            replace_results(body, call, &args);
            blocks.iter().for_each(|&block| branch_on(ctx, body, block, rest));
        }
    }
    if is_parted {
        body.erase_op(call);
        return body.merge_block(first, around, &[]);
    }
    body.inline_block_before(first, call, &[]);
    body.erase_op(call);
}

fn is_return(ctx: &Context, body: &Body, op: Op) -> bool {
    Scope::new(ctx, body).op(op).has(Trait::ReturnLike)
}

fn replace_results(body: &mut Body, call: Op, values: &[Value]) {
    for (result, &value) in body.results(call).zip(values) {
        body.replace_all_uses(result, value);
    }
}

/// Replaces a return at the end of a block by a branch.
fn branch_on(ctx: &Context, body: &mut Body, block: Block, to: Block) {
    let Some(last) = body.last_op(block).filter(|&op| is_return(ctx, body, op)) else { return };
    let view = Scope::new(ctx, body).op(last);
    let Some(branch) = inlining_of(view).and_then(|inlining| inlining.branch) else { return };
    let location = view.location();
    let values = body.operands(last).collect::<Vec<_>>();
    let new = branch(to, &values);
    Builder::new(ctx, body, InsertPoint::Before(last), location).insert(new);
    body.erase_op(last);
}
