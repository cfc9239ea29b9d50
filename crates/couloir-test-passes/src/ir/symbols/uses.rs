//! `test-symbol-uses`: what refers to each symbol, and functions that are gone because nothing does.

use couloir_diag::Diagnostic;
use couloir_dialects::func;
use couloir_ir::op::Trait;
use couloir_ir::symbols::{SymbolRefs, is_symbol, is_symbol_table, may_be_unknown_table};
use couloir_ir::verify::verify;
use couloir_ir::view::Report;
use couloir_ir::{Body, Context, Op, OpRef, RegionRef, Str};
use couloir_pass::{PassCx, PassDef};
use couloir_transforms::dataflow::{At, Program};

use super::scopes::{Path, Scopes, each_ref};

/// `test-symbol-uses`
pub(in crate::ir) static PASS: PassDef = PassDef {
    name: "test-symbol-uses",
    class: "(anonymous namespace)::SymbolUsesPass",
    description: "Test detection of symbol uses",
    anchor: Some("builtin.module"),
    run: |cx| {
        run(cx);
        Ok(())
    },
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) {
    let ctx = cx.ctx;
    for (place, name) in unused(cx.view()) {
        cx.inside(|_, body| erase(body, &place));
        let text = format!("{} function successfully erased", ctx.str(name));
        remark(ctx, cx.view(), text);
    }
}

/// An op, after those around it that have bodies of their own.
type Place = Vec<Op>;

fn erase(mut body: &mut Body, place: &[Op]) {
    let Some((&op, around)) = place.split_last() else { return };
    for &owner in around {
        let Some(inner) = body.nested_mut(owner) else { return };
        body = inner;
    }
    body.erase_op(op);
}

/// A remark at an op that may be wrong by now: then it is shown in generic form.
fn remark(ctx: &Context, op: OpRef<'_>, text: String) {
    let place = op.location().place(ctx);
    let is_wrong = ctx.capture(|| verify(op)).0.is_err();
    let mut remark = Diagnostic::remark(place, text);
    if let Some(note) = ctx.op_note(op, is_wrong) {
        let place = op.location().place(ctx);
        remark = remark.note(place, format!("see current operation: {note}"));
    }
    Report::new(ctx, remark).emit();
}

/// Says what refers to symbols, and finds functions without bodies that nothing refers to.
fn unused(op: OpRef<'_>) -> Vec<(Place, Str)> {
    let scope = op.inner();
    let owners = Program::owners(scope.body);
    let program = Program::new(scope, &owners);
    let search = Search { scopes: &Scopes::new(&program), program: &program };
    let mut unused = Vec::new();
    _ = program.inside_first().into_iter().all(|at| search.symbol(at, &mut unused));
    unused
}

struct Search<'p, 'a> {
    scopes: &'p Scopes<'p, 'a>,
    program: &'p Program<'a>,
}

impl Search<'_, '_> {
    /// Says what refers to an op, if it is a symbol. False where that is not known.
    fn symbol(&self, at: At, unused: &mut Vec<(Place, Str)>) -> bool {
        let view = self.program.op(at);
        let Some(name) = view.symbol_name().filter(|_| is_symbol(view)) else { return true };
        match self.count(at, &mut SymbolRefs::default()) {
            None => {
                let message = "symbol contains an unknown nested operation that 'may' define a \
                               new symbol table";
                view.remark(message).emit();
                return false;
            }
            Some(0) => {}
            Some(count) => {
                view.remark(format!("symbol contains {count} nested references")).emit();
            }
        }
        let paths = self.paths(at, name);
        if self.is_unused(&paths) {
            view.remark("symbol has no uses").emit();
            let is_declared = view.region(0).is_none_or(RegionRef::is_empty);
            let is_gone = view.is(func::Func::def()) && view.has(Trait::Function) && is_declared;
            unused.extend(is_gone.then(|| (self.place(at), name)));
        } else {
            self.say_uses(view, &paths);
        }
        true
    }

    fn place(&self, at: At) -> Place {
        let owners = std::iter::successors(Some(at), |at| self.program.owner(at.body));
        let mut place = owners.map(|at| at.op).collect::<Vec<_>>();
        place.reverse();
        place
    }

    /// How many references there are on an op and in it; none where it cannot be told.
    fn count(&self, at: At, refs: &mut SymbolRefs) -> Option<usize> {
        let view = self.program.op(at);
        if may_be_unknown_table(view) {
            return None;
        }
        let mut count = 0;
        each_ref(self.program, at, refs, &mut |_| count += 1);
        if is_symbol_table(view) {
            return Some(count);
        }
        let (body, regions) = (self.program.inner(at), view.body().regions(at.op));
        let inner = self.program.scope(body).body;
        let blocks = regions.iter().flat_map(|&region| inner.region_blocks(region));
        let mut ops = blocks.flat_map(|block| inner.block_ops(block));
        ops.try_fold(count, |count, op| Some(count + self.count(At { body, op }, refs)?))
    }

    /// What a symbol is called in each of the tables around it, as far as these are symbols.
    fn paths(&self, at: At, name: Str) -> Vec<Path> {
        let mut path = vec![name];
        let mut table = self.program.parent(at);
        let mut paths = vec![(table, path.clone())];
        while let Some(owner) = table {
            let view = self.program.op(owner);
            let name = view.symbol_name().filter(|_| is_symbol_table(view));
            let Some(name) = name else { break };
            path.insert(0, name);
            table = self.program.parent(owner);
            paths.push((table, path.clone()));
        }
        paths
    }

    /// The last name counts in the outermost table, whatever it is called there.
    fn is_unused(&self, paths: &[Path]) -> bool {
        let Some(((_, last), others)) = paths.split_last() else { return true };
        let outermost = (None, last.clone());
        let mut all = others.iter().chain([&outermost]);
        all.all(|path| self.scopes.uses(path).is_some_and(<[_]>::is_empty))
    }

    fn say_uses(&self, view: OpRef<'_>, paths: &[Path]) {
        let all = paths.iter().map(|path| self.scopes.uses(path)).collect::<Option<Vec<_>>>();
        let all = all.unwrap_or_default().concat();
        let name = view.symbol_name().map_or("", |name| view.ctx().str(name));
        for one in &all {
            let table = self.scopes.table_of(one.user);
            if self.scopes.resolve(table, one.reference).1 {
                let reference = view.ctx().attr_text(one.reference);
                let text = format!("found use of symbol : {reference} : \"{name}\"");
                self.program.op(one.user).remark(text).emit();
            }
        }
        view.remark(format!("symbol has {} uses", all.len())).emit();
    }
}
