//! Which functions calls are of, and whether all calls of one are known.

use couloir_ir::op::Trait;
use couloir_ir::symbols::{
    SymbolRefs, Visibility, is_symbol_table, may_be_unknown_table, visibility,
};
use couloir_ir::{OpRef, Str};
use couloir_rewrite::all_ops;
use rustc_hash::{FxHashMap, FxHashSet};

use super::program::{At, Program};

/// What is known of a function.
#[derive(Clone, Debug, Default)]
pub(crate) struct Function {
    /// Whether there may be calls that are not known.
    pub(super) unknown: bool,
    /// The calls that control was found to get to.
    pub(super) calls: Vec<At>,
    /// The ops at which control was found to return.
    pub(super) returns: Vec<At>,
    /// Whether it was found to end in a way that says nothing of what it gives.
    pub(super) ends_otherwise: bool,
}

/// The functions of a program.
pub(crate) struct Calls {
    pub(crate) functions: FxHashMap<At, Function>,
    /// Other symbols that anything but calls refers to.
    pub(super) others: FxHashSet<At>,
    /// The body of the nearest symbol table around each body, if there is one.
    tables: Vec<Option<usize>>,
    /// Symbols by the body of their table.
    symbols: FxHashMap<(usize, Str), At>,
}

impl Calls {
    /// Finds the functions of a program.
    pub(super) fn new(program: &Program<'_>) -> Self {
        let mut calls = Calls {
            functions: FxHashMap::default(),
            others: FxHashSet::default(),
            tables: Vec::with_capacity(program.num_bodies()),
            symbols: FxHashMap::default(),
        };
        for body in 0..program.num_bodies() {
            let outer = program.scope(body).outer;
            let around = program.owner(body).and_then(|owner| calls.tables[owner.body]);
            let is_table = outer.is_some_and(|op| is_symbol_table(*op));
            calls.tables.push(if is_table { Some(body) } else { around });
            if is_table {
                calls.add_table(program, body);
            }
        }
        calls.find_unknown(program);
        calls
    }

    fn add_table(&mut self, program: &Program<'_>, body: usize) {
        let scope = program.scope(body);
        let Some(&region) = scope.body.roots().first() else { return };
        for op in scope.body.region_blocks(region).flat_map(|block| scope.body.block_ops(block)) {
            let view = scope.op(op);
            let Some(name) = view.symbol_name() else { continue };
            self.symbols.entry((body, name)).or_insert(At { body, op });
            if is_defined(view) {
                let unknown = match visibility(view) {
                    Visibility::Public => true,
                    Visibility::Private => false,
                    Visibility::Nested => !all_uses_visible(program, body),
                };
                let function = Function { unknown, ..Function::default() };
                self.functions.insert(At { body, op }, function);
            }
        }
    }

    /// Finds uses of functions other than calls. Where there may be symbol tables that are not
    /// known, functions may be in them, too.
    fn find_unknown(&mut self, program: &Program<'_>) {
        let (mut all, mut refs, mut defined) = (false, SymbolRefs::default(), Vec::new());
        for body in 0..program.num_bodies() {
            let scope = program.scope(body);
            for op in all_ops(scope.body) {
                let view = scope.op(op);
                all |= may_be_unknown_table(view);
                if view.has(Trait::Call) {
                    continue;
                }
                defined.extend(is_defined(view).then_some(At { body, op }));
                for (_, attr) in view.attrs() {
                    refs.each(scope.ctx, attr, &mut |reference| {
                        let found = self.resolve(program, 0, reference.as_symbol_ref(scope.ctx));
                        match found.map(|at| (at, self.functions.get_mut(&at))) {
                            Some((_, Some(function))) => function.unknown = true,
                            Some((at, None)) => _ = self.others.insert(at),
                            None => {}
                        }
                    });
                }
            }
        }
        for at in defined.into_iter().filter(|_| all) {
            self.functions.entry(at).or_default().unknown = true;
        }
    }

    /// Whether a function was found to end in a way that says nothing of what it gives.
    pub(super) fn ends_otherwise(&self, function: At) -> bool {
        self.functions.get(&function).is_some_and(|function| function.ends_otherwise)
    }

    fn resolve(
        &self,
        program: &Program<'_>,
        table: usize,
        reference: Option<(Str, &[Str])>,
    ) -> Option<At> {
        let (root, rest) = reference?;
        let mut at = *self.symbols.get(&(table, root))?;
        for &name in rest {
            let inner = program.inner(at);
            at = *self.symbols.get(&(inner, name)).filter(|_| inner != at.body)?;
        }
        Some(at)
    }

    /// The function that a call is of, when that is in the program and defined.
    pub(super) fn callee(&self, program: &Program<'_>, call: At) -> Option<At> {
        let view = program.op(call);
        let callee = view.attr_named("callee")?.as_symbol_ref(view.ctx());
        let table = self.tables.get(call.body).copied().flatten()?;
        let at = self.resolve(program, table, callee)?;
        self.functions.contains_key(&at).then_some(at)
    }
}

/// Which functions of a program are referred to, and by what.
pub(crate) fn users(program: &Program<'_>, calls: &Calls) -> FxHashMap<At, Vec<At>> {
    let mut users = FxHashMap::<At, Vec<At>>::default();
    let mut refs = SymbolRefs::default();
    for body in 0..program.num_bodies() {
        let scope = program.scope(body);
        let Some(table) = calls.tables.get(body).copied().flatten() else { continue };
        for op in all_ops(scope.body) {
            for (_, attr) in scope.op(op).attrs() {
                refs.each(scope.ctx, attr, &mut |reference| {
                    let found = calls.resolve(program, table, reference.as_symbol_ref(scope.ctx));
                    let Some(function) = found.filter(|at| calls.functions.contains_key(at)) else {
                        return;
                    };
                    let list = users.entry(function).or_default();
                    if list.last() != Some(&At { body, op }) {
                        list.push(At { body, op });
                    }
                });
            }
        }
    }
    users
}

/// Whether an op can be called and has a body.
fn is_defined(op: OpRef<'_>) -> bool {
    op.has(Trait::Callable) && op.region(0).is_some_and(|region| !region.is_empty())
}

/// Whether no symbols of a table are seen from outside the program.
fn all_uses_visible(program: &Program<'_>, body: usize) -> bool {
    let mut at = Some(body);
    while let Some(body) = at {
        let Some(op) = program.scope(body).outer else { return true };
        let hides = op.symbol_name().is_none() || visibility(*op) == Visibility::Private;
        if !is_symbol_table(*op) || hides || op.block().is_none() {
            return true;
        }
        at = program.owner(body).map(|owner| owner.body);
        if at.is_none() {
            return op.parent().is_none();
        }
    }
    true
}

/// The operands of a call that the function's arguments receive.
pub(super) fn arguments(op: OpRef<'_>) -> std::ops::Range<usize> {
    0..op.operands().len()
}

/// Whether an op gives what it has to those that called.
pub(super) fn is_return(op: OpRef<'_>) -> bool {
    op.has(Trait::ReturnLike)
}
