//! The module that runs: its functions and globals by name.

use std::sync::Arc;

use couloir_dialects::llvm::types as llvm;
use couloir_ir::text::Str;
use couloir_ir::{BlockRef, Body, Context, Op, OpRef, Scope, Type};
use rustc_hash::FxHashMap;

/// The symbols directly in a module, by name.
pub(crate) type Symbols = Arc<FxHashMap<Str, Op>>;

/// A module to run functions of.
#[derive(Clone)]
pub(crate) struct Program<'a> {
    /// What is directly in the module.
    pub(crate) scope: Scope<'a>,
    symbols: Symbols,
    /// An op that was taken out of the module, and where it is now.
    moved: Option<(Op, OpRef<'a>)>,
}

/// What takes arguments and gives results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    /// Types of the arguments.
    pub(crate) inputs: Vec<Type>,
    /// Types of the results.
    pub(crate) results: Vec<Type>,
}

impl<'a> Program<'a> {
    /// The program that a module is.
    pub(crate) fn of_module(module: OpRef<'a>) -> Self {
        let scope = inside(module);
        Program { scope, symbols: symbols(scope), moved: None }
    }

    /// The program of these symbols, of which one was taken out of the module.
    pub(crate) fn with_moved(scope: Scope<'a>, symbols: Symbols, moved: (Op, OpRef<'a>)) -> Self {
        Program { scope, symbols, moved: Some(moved) }
    }

    /// The context.
    pub(crate) fn ctx(&self) -> &'a Context {
        self.scope.ctx
    }

    /// The symbol of a name.
    pub(crate) fn symbol(&self, name: Str) -> Option<OpRef<'a>> {
        let op = *self.symbols.get(&name)?;
        match self.moved {
            Some((taken, now)) if taken == op => Some(now),
            _ => Some(self.scope.op(op)),
        }
    }

    /// The names of functions with a body, in the order of the module.
    pub(crate) fn functions(&self) -> Vec<Str> {
        let body = self.scope.body;
        let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
        let ops = blocks.flat_map(|block| self.scope.block(block).ops());
        let with_body = ops.filter(|op| is_function(*op) && entry(*op).is_some());
        with_body.filter_map(OpRef::symbol_name).collect()
    }
}

/// The symbols directly in a body.
pub(crate) fn symbols(scope: Scope<'_>) -> Symbols {
    let body = scope.body;
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    let ops = blocks.flat_map(|block| scope.block(block).ops());
    Arc::new(ops.filter_map(|op| Some((op.symbol_name()?, op.op))).collect())
}

/// The scope of what is in an isolated op. What is around it is left out: nothing that runs asks
/// for it.
pub(crate) fn inside(op: OpRef<'_>) -> Scope<'_> {
    Scope::new(op.ctx(), op.scope.body.body_of(op.op))
}

/// Whether the op is a function.
pub(crate) fn is_function(op: OpRef<'_>) -> bool {
    matches!(op.name(), "func.func" | "llvm.func")
}

/// The first block of an op's first region.
pub(crate) fn entry(op: OpRef<'_>) -> Option<BlockRef<'_>> {
    let scope = inside(op);
    let body: &Body = op.scope.body;
    let region = *body.regions(op.op).first()?;
    scope.body.entry_block(region).map(|block| scope.block(block))
}

/// The signature of a function.
pub(crate) fn signature(op: OpRef<'_>) -> Option<Signature> {
    let ctx = op.ctx();
    let ty = op.attr_named("function_type")?.as_type(ctx)?;
    if let Some((inputs, results)) = ty.as_function(ctx) {
        return Some(Signature { inputs: inputs.to_vec(), results: results.to_vec() });
    }
    let ty = llvm::as_func(ctx, ty).filter(|ty| !ty.variadic)?;
    Some(Signature { inputs: ty.args().collect(), results: ty.results(ctx) })
}
