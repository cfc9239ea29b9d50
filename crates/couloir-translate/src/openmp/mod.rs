//! `omp`: constructs of OpenMP as calls of its runtime library.
//!
//! - [`region`]: regions between blocks of their constructs;
//! - [`blocks`], [`names`], [`order`]: blocks that are split and merged, by name;
//! - [`runtime`]: the library's functions;
//! - [`loops`], [`wsloop`], [`dispatch`], [`chunks`], [`sections`]: loops, and how threads share
//!   them; [`distribute`]: how teams do; [`simd`]: those whose iterations run side by side;
//! - [`atomic`]: what is read or changed at once;
//! - [`threadprivate`]: variables of which the library keeps one for each thread;
//! - [`privates`], [`reductions`]: variables that each thread has one of;
//! - [`parallel`]: what a team of threads runs; [`teams`]: what several do; [`task`]: what a thread
//!   runs when it likes; [`outline`]: makes functions of these at the end, of which [`attach`] makes
//!   functions of the module; [`walk`]: what they are given;
//! - [`sync`]: what only some threads run, or one after the other.
//!
//! Invariants: blocks and values are made, named, split and dropped in the order in which LLVM's
//! builder of OpenMP does it, since names that are taken already get numbers in that order. What
//! is outlined stays where it is until the body is complete. What cannot be translated is said
//! before anything is made of an op. Instructions are at the location that LLVM's builders of
//! instructions have, which changes with the point where they go ([`FunctionState::go`]).

mod atomic;
mod attach;
mod blocks;
mod chunks;
mod dispatch;
mod distribute;
mod loops;
pub(crate) mod names;
mod order;
mod outline;
mod parallel;
mod privates;
mod reductions;
mod region;
mod runtime;
mod sections;
mod simd;
mod sync;
mod task;
mod teams;
mod threadprivate;
mod unsupported;
mod walk;
mod wsloop;

use couloir_ir::{Failure, OpRef, RegionRef, Value as Operand};
use couloir_llvmir::{Block, Inst, Metadata, Point, Value};
use rustc_hash::FxHashMap;

pub(crate) use self::attach::{Outlines, attach_outlined};
use self::loops::Loop;
use self::names::Names;
use self::order::Order;
use self::outline::Outline;
pub(crate) use self::runtime::Idents;
use self::walk::Known;
use crate::extension::DialectTranslation;
use crate::function::FunctionState;
use crate::ops::Row;

/// The constructs of a function, as far as they were met.
pub(crate) struct OpenMp {
    names: Names,
    order: Order,
    /// Where variables of the constructs around go, innermost last: the block, and what some of
    /// them go before.
    allocas: Vec<(Block, Inst)>,
    /// Where what variables go before stands now.
    homes: FxHashMap<Inst, Block>,
    /// What variables of the last construct that no other is around go before.
    outermost: Option<Inst>,
    /// The loop that was made last.
    last_loop: Option<Loop>,
    outlines: Vec<Outline>,
    /// The location that LLVM's builder of constructs has, where it stays from one to another.
    place: Option<Metadata>,
    /// What was found in regions that will be outlined, by their entry.
    known: FxHashMap<Block, Known>,
}

impl OpenMp {
    fn new(blocks: &[Block]) -> Self {
        let (names, order) = (Names::default(), Order::new(blocks));
        let (allocas, outlines) = (Vec::new(), Vec::new());
        let (homes, known, outermost) = (FxHashMap::default(), FxHashMap::default(), None);
        Self {
            names,
            order,
            allocas,
            homes,
            outermost,
            last_loop: None,
            outlines,
            place: None,
            known,
        }
    }
}

/// `omp`
pub(crate) static OMP: DialectTranslation = DialectTranslation {
    ops: &[&[
        ("omp.atomic.capture", Row::With(atomic::capture)),
        ("omp.atomic.read", Row::With(atomic::read)),
        ("omp.atomic.update", Row::With(atomic::update)),
        ("omp.atomic.write", Row::With(atomic::write)),
        ("omp.barrier", Row::With(sync::barrier)),
        ("omp.critical", Row::With(sync::critical)),
        ("omp.critical.declare", Row::Nothing),
        ("omp.declare_mapper", Row::Nothing),
        ("omp.declare_reduction", Row::Nothing),
        ("omp.distribute", Row::With(distribute::distribute)),
        ("omp.flush", Row::With(sync::flush)),
        ("omp.loop_nest", Row::With(loops::loop_nest)),
        ("omp.masked", Row::With(sync::masked)),
        ("omp.master", Row::With(sync::master)),
        ("omp.ordered.region", Row::With(sync::ordered_region)),
        ("omp.parallel", Row::With(parallel::parallel)),
        ("omp.private", Row::Nothing),
        ("omp.sections", Row::With(sections::sections)),
        ("omp.simd", Row::With(simd::simd)),
        ("omp.single", Row::With(sync::single)),
        ("omp.task", Row::With(task::task)),
        ("omp.taskgroup", Row::With(task::taskgroup)),
        ("omp.taskwait", Row::With(sync::taskwait)),
        ("omp.taskyield", Row::With(sync::taskyield)),
        ("omp.teams", Row::With(teams::teams)),
        ("omp.terminator", Row::Nothing),
        ("omp.threadprivate", Row::With(threadprivate::threadprivate)),
        ("omp.wsloop", Row::With(wsloop::wsloop)),
        ("omp.yield", Row::Nothing),
    ]],
    unknown: Some("not yet implemented: "),
    ..DialectTranslation::new("omp")
};

/// The operands of a clause, by its name.
fn operands_of<'o>(op: OpRef<'o>, name: &str) -> impl Iterator<Item = Operand> + use<'o> {
    let group = op.def().and_then(|def| def.operand_group(name));
    let range = group.map_or(0..0, |group| op.operand_group(group));
    op.operands().skip(range.start).take(range.len())
}

/// Whether an op has a clause, by its name: operands or an attribute.
fn has(op: OpRef<'_>, name: &str) -> bool {
    op.attr_named(name).is_some() || operands_of(op, name).next().is_some()
}

/// The step of the outermost loop that an op wraps, with other wrappers between or without.
fn nested_step(op: &OpRef<'_>) -> Option<Operand> {
    let body = op.body();
    let mut at = op.op;
    loop {
        let region = *body.regions(at).first()?;
        at = body.first_op(body.entry_block(region)?)?;
        let inner = op.scope.op(at);
        if inner.name() == "omp.loop_nest" {
            return operands_of(inner, "loop_steps").next();
        }
    }
}

/// The only region of an op.
fn region_of<'r>(op: &'r OpRef<'_>) -> Result<RegionRef<'r>, Failure> {
    op.region(0).ok_or(Failure)
}

impl FunctionState<'_> {
    /// What the operand of a clause was translated to, if the op has the clause.
    fn clause(&self, op: OpRef<'_>, name: &str) -> Result<Option<Value>, Failure> {
        match operands_of(op, name).next() {
            Some(value) => self.lookup(value).ok_or(Failure).map(Some),
            None => Ok(None),
        }
    }

    /// What the operands of a clause were translated to.
    fn clauses(&self, op: OpRef<'_>, name: &str) -> Result<Vec<Value>, Failure> {
        operands_of(op, name).map(|value| self.lookup(value).ok_or(Failure)).collect()
    }

    /// The block that variables of a construct go to: that of the construct around, else the entry
    /// of the function, which what follows does not stand in then.
    fn alloca_block(&mut self) -> Result<Block, Failure> {
        if let Some(&(block, _)) = self.omp().allocas.last() {
            return Ok(block);
        }
        let entry = self.omp().order.first().ok_or(Failure)?;
        if self.here().block == entry {
            let next = self.block_after("entry", Some(entry));
            self.builder.br(next);
            self.builder.switch_to(next);
        }
        let first = self.builder.insts(entry).first().copied();
        let omp = self.omp();
        omp.outermost = first;
        omp.homes.extend(first.map(|inst| (inst, entry)));
        Ok(entry)
    }

    /// What some of the variables of a construct go before, of which the block was asked for.
    fn alloca_mark(&mut self) -> Option<Inst> {
        let omp = self.omp();
        omp.allocas.last().map(|own| own.1).or(omp.outermost)
    }

    /// The point before such a mark, wherever it was moved.
    fn alloca_point(&mut self, inst: Option<Inst>) -> Point {
        let omp = self.omp();
        let home = inst.and_then(|inst| omp.homes.get(&inst).copied());
        match home {
            Some(block) => Point { block, before: inst },
            None => self.here(),
        }
    }

    /// Constructs inside put their variables into a block from now on.
    fn enter_allocas(&mut self, block: Block) {
        let end = self.builder.before_end(block).before;
        if let Some(end) = end {
            let omp = self.omp();
            omp.allocas.push((block, end));
            omp.homes.insert(end, block);
        }
    }

    /// They do so no more.
    fn leave_allocas(&mut self) {
        let omp = self.omp();
        let inner = omp.allocas.pop();
        if let Some((_, inst)) = inner {
            omp.homes.remove(&inst);
        }
    }
}

/// The declaration that a symbol of a module means.
fn declared<'o>(
    state: &FunctionState<'_>,
    op: OpRef<'o>,
    symbol: couloir_ir::Attribute,
) -> Result<OpRef<'o>, Failure> {
    let name = symbol.as_flat_symbol(op.ctx()).ok_or(Failure)?;
    let found = state.translator.declared.get(&name).ok_or(Failure)?;
    Ok(op.scope.outer.ok_or(Failure)?.scope.op(*found))
}

/// The declarations that an array of symbols means.
fn all_declared<'o>(
    state: &FunctionState<'_>,
    op: OpRef<'o>,
    name: &str,
) -> Result<Vec<OpRef<'o>>, Failure> {
    let symbols = op.attr_named(name).and_then(|attr| attr.as_array(op.ctx())).unwrap_or_default();
    symbols.iter().map(|&symbol| declared(state, op, symbol)).collect()
}
