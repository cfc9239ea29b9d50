//! `lift-cf-to-scf`: branches between the blocks of functions become
//! structured control flow.
//!
//! As upstream goes about it (Bahmann et al., "Perfect Reconstructability of
//! Control Flow from Demand Dependence Graphs"): ends of a kind become one;
//! then, from the entry of each region on, cycles become `scf.while` whose
//! body ends at one place, and what is left, a graph without cycles, becomes
//! `scf.if` and `scf.index_switch`. Where edges from several places have to
//! arrive at one, a block is put in between, a multiplexer, which is told by a
//! number where to go on.

mod branches;
mod cycles;
mod graph;
mod multiplex;

use std::sync::atomic::{AtomicBool, Ordering};

use couloir_diag::Diagnostic;
use couloir_dialects::{arith, cf, func, ub};
use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::view::Report;
use couloir_ir::walk::{postorder, preorder};
use couloir_ir::{Attribute, Context, Failure, Location, OpName, OpRef, Scope, Type};
use couloir_pass::PassDef;
use couloir_rewrite::effects::is_memory_effect_free;
use couloir_rewrite::{Rewriter, all_ops};
use rustc_hash::{FxHashMap, FxHashSet};

use graph::{Edge, Trees, predecessors};

/// `lift-cf-to-scf`
pub static PASS: PassDef = PassDef {
    name: "lift-cf-to-scf",
    class: "LiftControlFlowToSCFPass",
    description: "Lift ControlFlow dialect to SCF dialect",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let changed = AtomicBool::new(false);
        let work = |op: &OpRef<'_>, body: &mut Body| {
            let lifted = each_body(ctx, op, body, 0)?;
            changed.fetch_or(lifted, Ordering::Relaxed);
            Ok::<(), Failure>(())
        };
        cx.inside(work).unwrap_or(Ok(()))?;
        if !changed.into_inner() {
            cx.unchanged();
        }
        Ok(())
    },
    loads: &["arith", "func", "scf", "ub"],
    ..PassDef::EMPTY
};

/// How deep isolated ops may be nested in one another.
const MAX_DEPTH: usize = 200;

/// Lifts the control flow of the functions in a body, one after another, up to
/// the first of which that cannot be done; whether there was any to be lifted.
fn each_body(
    ctx: &Context,
    outer: &OpRef<'_>,
    body: &mut Body,
    depth: usize,
) -> Result<bool, Failure> {
    if depth > MAX_DEPTH {
        return outer.error("operations isolated from above are nested too deeply").fail();
    }
    let mut changed = false;
    if body.has_bodies() {
        for op in all_ops(body) {
            let Some(mut nested) = body.take_nested(op) else { continue };
            let scope = Scope { ctx, body, outer: Some(outer) };
            let result = each_body(ctx, &scope.op(op), &mut nested, depth + 1);
            body.put_nested(op, nested);
            changed |= result?;
        }
    }
    let mut around = std::iter::successors(Some(*outer), |op| op.parent());
    if !around.any(|op| op.is(func::Func::def())) {
        return Ok(changed);
    }
    let inner = postorder(body, body.roots()).filter(|&op| body.nested(op).is_none());
    let inner = inner.flat_map(|op| body.regions(op).iter().copied());
    let regions = inner.chain(body.roots().iter().copied()).collect::<Vec<_>>();
    let mut rw = Rewriter::new(ctx, Some(outer), body);
    for region in regions {
        changed |= lift(&mut rw, region)?;
    }
    Ok(changed)
}

/// Lifts the control flow of a region, if there is any.
fn lift(rw: &mut Rewriter<'_>, region: Region) -> Result<bool, Failure> {
    let body = rw.scope().body;
    let Some(entry) = body.entry_block(region) else { return Ok(false) };
    if body.next_block(entry).is_none() {
        return Ok(false);
    }
    check(rw.scope(), region)?;
    let mut left = most_steps(rw.scope().body, region);
    let mut lifting = Lifting::new(rw, region, entry);
    lifting.combine_exits();
    // Where cycles were lifted there are none but in the bodies of loops.
    let mut pending = vec![(entry, true)];
    while let Some((entry, may_cycle)) = pending.pop() {
        let Some(rest) = left.checked_sub(1) else {
            unreachable(lifting.rw.scope(), region)?;
            return Ok(true);
        };
        left = rest;
        let loops = if may_cycle { lifting.lift_cycles(entry)? } else { Vec::new() };
        if let Some(region) = lifting.body().region_of(entry).filter(|_| !loops.is_empty()) {
            lifting.trees.forget(region);
        }
        pending.extend(loops.into_iter().map(|entry| (entry, true)));
        let rest = lifting.lift_branches(entry)?.into_iter();
        pending.extend(rest.map(|entry| (entry, false)));
    }
    Ok(true)
}

/// How many steps are taken at most. Where blocks that control does not reach lead to others that
/// it does there may be no end of them: upstream goes on for ever.
fn most_steps(body: &Body, region: Region) -> usize {
    if intruder(body, region).is_none() {
        return usize::MAX;
    }
    let ends = body.region_blocks(region).filter_map(|block| body.last_op(block));
    let ways = ends.map(|end| 1 + body.successors(end).len()).sum::<usize>();
    ways.saturating_mul(16).saturating_add(64)
}

/// The first op of a block that control does not reach, but that leads to one that it does.
fn intruder(body: &Body, region: Region) -> Option<Op> {
    let entry = body.entry_block(region)?;
    let (mut reached, mut pending) = (FxHashSet::from_iter([entry]), vec![entry]);
    while let Some(block) = pending.pop() {
        let successors = body.last_op(block).into_iter().flat_map(|end| body.successors(end));
        pending.extend(successors.filter(|&next| reached.insert(next)));
    }
    let leads_back = |block: &Block| {
        let mut ends = body.last_op(*block).into_iter().flat_map(|end| body.successors(end));
        !reached.contains(block) && ends.any(|next| reached.contains(&next))
    };
    body.first_op(body.region_blocks(region).find(leads_back)?)
}

const UNREACHABLE: &str = "transformation does not support unreachable blocks";

fn unreachable(scope: Scope<'_>, region: Region) -> Result<(), Failure> {
    let body = scope.body;
    let first = || body.entry_block(region).and_then(|entry| body.first_op(entry));
    let Some(op) = intruder(body, region).or_else(first) else { return Err(Failure) };
    scope.op(op).op_error(UNREACHABLE).fail()
}

/// Whether a region is one that can be lifted.
fn check(scope: Scope<'_>, region: Region) -> Result<(), Failure> {
    let body = scope.body;
    for block in body.region_blocks(region) {
        if !body.is_entry(block) && body.has_no_predecessors(block) {
            let Some(first) = body.first_op(block) else { continue };
            return scope.op(first).op_error(UNREACHABLE).fail();
        }
    }
    for op in preorder(body, &[region]).map(|op| scope.op(op)) {
        if op.successors().len() == 0 {
            continue;
        }
        let Some(forwarded) = op.all_forwarded() else {
            let message = "transformation does not support terminators with successors not implementing \
                           BranchOpInterface";
            return op.op_error(message).fail();
        };
        if !is_memory_effect_free(op) {
            let message = "transformation does not support terminators with side effects";
            return op.op_error(message).fail();
        }
        let gives =
            |(block, range): (Block, std::ops::Range<usize>)| body.args(block).len() > range.len();
        if op.successors().zip(forwarded).any(gives) {
            let message = "transformation does not support operations with operation-produced \
                           successor operands";
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

/// What makes ends of blocks alike: name, attributes, types of operands.
type ExitKind = (OpName, Attribute, Vec<Option<Attribute>>, Vec<Type>);

/// A region whose control flow is being lifted.
struct Lifting<'r, 'b> {
    rw: &'r mut Rewriter<'b>,
    region: Region,
    /// Constants are made at the start of this block.
    entry: Block,
    /// Of the op that the region is of.
    location: Location,
    /// The numbers that multiplexers and loops are told.
    numbers: Vec<Option<Value>>,
    poison: FxHashMap<Type, Value>,
    exits: FxHashMap<ExitKind, (Op, Block)>,
    trees: Trees,
}

impl<'r, 'b> Lifting<'r, 'b> {
    fn new(rw: &'r mut Rewriter<'b>, region: Region, entry: Block) -> Self {
        let scope = rw.scope();
        let location = match scope.body.region_parent(region) {
            Some(op) => scope.body.op(op).location,
            None => scope.outer.map_or(Location::UNKNOWN, |op| op.location()),
        };
        let trees = Trees::new(scope.body);
        Self {
            rw,
            region,
            entry,
            location,
            numbers: Vec::new(),
            poison: FxHashMap::default(),
            exits: FxHashMap::default(),
            trees,
        }
    }

    fn body(&self) -> &Body {
        self.rw.scope().body
    }

    fn at_start(&mut self) {
        let point = InsertPoint::start(self.body(), self.entry);
        self.rw.set_point(point);
        self.rw.set_location(self.location);
    }

    /// A number as a value.
    fn number(&mut self, number: usize) -> Value {
        if let Some(value) = self.numbers.get(number).copied().flatten() {
            return value;
        }
        self.at_start();
        let ctx = self.rw.context();
        let attr = Attribute::int(ctx, Type::I32, number as i64);
        let value = self.rw.insert1(arith::Constant::build(Type::I32, attr));
        if self.numbers.len() <= number {
            self.numbers.resize(number + 1, None);
        }
        if let Some(slot) = self.numbers.get_mut(number) {
            *slot = Some(value);
        }
        value
    }

    /// A value that does not matter.
    fn poison(&mut self, ty: Type) -> Value {
        if let Some(&value) = self.poison.get(&ty) {
            return value;
        }
        self.at_start();
        let ctx = self.rw.context();
        let value = self.rw.insert1(ub::Poison::build(ctx, ty));
        self.poison.insert(ty, value);
        value
    }

    /// Makes a `cf.switch` at the end of a block; the default comes first.
    fn switch(
        &mut self,
        location: Location,
        block: Block,
        flag: Value,
        default: (Block, &[Value]),
        cases: &[(usize, Block, Vec<Value>)],
    ) -> Op {
        let ctx = self.rw.context();
        let values = (!cases.is_empty()).then(|| {
            let values = cases.iter().map(|(value, ..)| *value as i32).collect::<Vec<_>>();
            case_values(ctx, &values)
        });
        let blocks = cases.iter().map(|(_, block, _)| *block).collect::<Vec<_>>();
        let operands = cases.iter().map(|(.., values)| values.as_slice()).collect::<Vec<_>>();
        let new = cf::Switch::build(ctx, flag, default.1, &operands, default.0, &blocks);
        self.rw.set_point(InsertPoint::End(block));
        self.rw.set_location(location);
        self.rw.insert(new.prop(cf::Switch::CASE_VALUES, values))
    }

    /// Makes ends of a kind one.
    fn combine_exits(&mut self) {
        let body = self.body();
        let ends = body.region_blocks(self.region).filter_map(|block| body.last_op(block));
        let ends = ends.filter(|&end| body.successors(end).len() == 0).collect::<Vec<_>>();
        ends.into_iter().for_each(|end| self.combine_exit(end));
    }

    fn combine_exit(&mut self, end: Op) {
        let view = self.rw.view(end);
        let slots = view.def().map_or(1, |def| def.attrs.len());
        let props = (0..slots).map(|slot| view.prop(slot)).collect();
        let types = view.operand_types().collect::<Vec<_>>();
        let kind = (view.data().name, view.body().discardable(end), props, types.clone());
        let known = self.exits.get(&kind).copied();
        if known.is_some_and(|(op, _)| op == end) {
            return;
        }
        let location = view.location();
        let values = view.operands().collect::<Vec<_>>();
        let Some(block) = view.block() else { return };
        let exit = match known {
            Some((_, exit)) => exit,
            None => {
                let exit = self.rw.append_block(self.region);
                for ty in types {
                    self.rw.add_arg(exit, ty, location);
                }
                self.exits.insert(kind, (end, exit));
                exit
            }
        };
        let flag = self.number(0);
        self.rw.body().detach_op(end);
        self.switch(location, block, flag, (exit, &values), &[]);
        if known.is_some() {
            self.rw.body().append_op(block, end);
            self.rw.erase(end);
            return;
        }
        self.rw.body().append_op(exit, end);
        let args = self.body().args(exit).to_vec();
        self.rw.set_operands(end, &args);
    }

    /// Makes the end of a loop that has none: it gives anything.
    fn unreachable(&mut self, location: Location, block: Block) -> Result<Op, Failure> {
        let scope = self.rw.scope();
        let parent = match scope.body.region_of(block).and_then(|r| scope.body.region_parent(r)) {
            Some(op) => scope.op(op),
            None => match scope.outer {
                Some(outer) => *outer,
                None => return Err(Failure),
            },
        };
        let types = parent.attr_named("function_type").filter(|_| parent.is(func::Func::def()));
        let types = types.and_then(|attr| attr.as_type(parent.ctx()));
        let Some((_, results)) = types.and_then(|ty| ty.as_function(parent.ctx())) else {
            let message = format!("Cannot create unreachable terminator for '{}'", parent.name());
            let diagnostic = Diagnostic::error(location.place(parent.ctx()), message);
            return Report::new(parent.ctx(), diagnostic).fail();
        };
        let results = results.to_vec();
        self.rw.set_point(InsertPoint::End(block));
        self.rw.set_location(location);
        let ctx = self.rw.context();
        let values = results.iter().map(|&ty| self.rw.insert1(ub::Poison::build(ctx, ty)));
        let values = values.collect::<Vec<_>>();
        Ok(self.rw.insert(func::Return::build(&values)))
    }

    /// The edges out of a block.
    fn successors(&self, block: Block) -> Vec<Edge> {
        let body = self.body();
        let Some(end) = body.last_op(block) else { return Vec::new() };
        (0..body.successors(end).len()).map(|at| Edge { op: end, at }).collect()
    }

    fn target(&self, edge: Edge) -> Option<Block> {
        self.body().successor(edge.op, edge.at)
    }

    /// What is passed along an edge.
    fn passed(&self, edge: Edge) -> Vec<Value> {
        let view = self.rw.view(edge.op);
        let range = view.forwarded(edge.at).unwrap_or(0..0);
        range.filter_map(|at| view.operand(at)).collect()
    }

    /// Adds values to what edges pass.
    fn append(&mut self, edges: Vec<(Edge, Vec<Value>)>) {
        let mut lists = Lists::default();
        for (edge, more) in edges {
            lists.list(self.rw, edge).extend(more);
        }
        lists.set(self.rw);
    }

    /// Where the end of a block came from.
    fn end_location(&self, block: Block) -> Location {
        let body = self.body();
        body.last_op(block).map_or(Location::UNKNOWN, |end| body.op(end).location)
    }

    fn predecessors(&self, block: Block) -> Vec<Edge> {
        predecessors(self.body(), block)
    }

    /// Adds arguments like those of another block.
    fn add_args_like(&mut self, block: Block, other: Block) {
        for arg in self.body().args(other).to_vec() {
            let (ty, location) = (self.rw.ty(arg), self.body().value_location(arg));
            self.rw.add_arg(block, ty, location);
        }
    }
}

/// What ops forward to their successors, while that changes.
#[derive(Default)]
struct Lists {
    of: FxHashMap<Op, Vec<Vec<Value>>>,
    order: Vec<Op>,
    /// For an edge of an op that forwards nothing.
    none: Vec<Value>,
}

impl Lists {
    /// What is forwarded along an edge.
    fn list(&mut self, rw: &Rewriter<'_>, edge: Edge) -> &mut Vec<Value> {
        let lists = self.of.entry(edge.op).or_insert_with(|| {
            self.order.push(edge.op);
            rw.forwarded(edge.op).unwrap_or_default()
        });
        lists.get_mut(edge.at).unwrap_or(&mut self.none)
    }

    /// Makes the ops forward what was put in.
    fn set(self, rw: &mut Rewriter<'_>) {
        for op in self.order {
            if let Some(lists) = self.of.get(&op) {
                rw.set_forwarded(op, lists);
            }
        }
    }
}

/// `dense<...> : vector<nxi32>`
fn case_values(ctx: &Context, cases: &[i32]) -> Attribute {
    use couloir_ir::attr::{AttrKind, DenseElements};
    let ty = Type::vector(ctx, &[cases.len() as i64], Type::I32);
    let data = cases.iter().flat_map(|&case| case.to_le_bytes()).collect();
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)))
}
