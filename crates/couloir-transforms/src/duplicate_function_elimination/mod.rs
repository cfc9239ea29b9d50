//! `duplicate-function-elimination`: of functions that are equal but for
//! their names, the first stands for all in calls, and the others go.
//!
//! As upstream, which function stands for one is known by its name alone: of functions of one name
//! in several symbol tables it is the same, what was found last.
//!
//! Functions are told apart by a hash of what is in them; only those of one
//! hash are compared.

use couloir_dialects::func;
use couloir_ir::attr::AttrKind;
use couloir_ir::body::{Body, Op};
use couloir_ir::symbols::{SymbolRefs, is_symbol_table};
use couloir_ir::{Attribute, Context, OpRef, Scope, Str};
use couloir_pass::PassDef;
use couloir_rewrite::all_ops;
use rustc_hash::FxHashMap;

use crate::cse::equivalence::{are_equivalent_bodies, hash_of_body};

/// `duplicate-function-elimination`
pub static PASS: PassDef = PassDef {
    name: "duplicate-function-elimination",
    class: "DuplicateFunctionEliminationPass",
    description: "Deduplicate functions",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        cx.inside(|_, body| {
            let mut found = Found::in_body(ctx, body);
            let refs = SymbolRefs::default();
            Redirect { ctx, tables: &found.tables, next: 1, refs }.body(body, 0);
            // Functions in others go before these.
            found.erased.sort_by_key(|path| std::cmp::Reverse(path.len()));
            found.erased.iter().for_each(|path| erase(body, path));
        });
        Ok(())
    },
    ..PassDef::EMPTY
};

/// How deep isolated ops may be nested for functions in them to be found.
const MAX_DEPTH: usize = 200;

/// The ops down to one: each in the body of the one before.
type Path = Vec<Op>;

/// The functions of a symbol table that others stand for.
#[derive(Default)]
struct Table {
    /// Their names, with those of the functions that stand for them.
    renamed: FxHashMap<Str, Str>,
    /// Symbols that are symbol tables.
    inner: FxHashMap<Str, usize>,
}

/// What was found out about functions.
#[derive(Default)]
struct Found {
    /// All symbol tables, each before those in it.
    tables: Vec<Table>,
    /// Functions that another stands for.
    erased: Vec<Path>,
    /// The functions that stand for others, with their names, by hash.
    kept: FxHashMap<u64, Vec<(Path, Str)>>,
    /// Names of functions, with those of the functions that stand for them.
    standing: FxHashMap<Str, Str>,
}

impl Found {
    fn in_body(ctx: &Context, body: &Body) -> Self {
        let mut found = Found { tables: vec![Table::default()], ..Found::default() };
        found.add_all(ctx, body, body, 0, &mut Vec::new());
        for (name, new) in found.tables.iter_mut().flat_map(|table| &mut table.renamed) {
            *new = found.standing.get(name).copied().unwrap_or(*new);
        }
        found
    }

    /// Adds the functions of a body, which is that at a path. Recursion is as
    /// deep as isolated ops nest.
    fn add_all(&mut self, ctx: &Context, top: &Body, body: &Body, table: usize, path: &mut Path) {
        for op in all_ops(body) {
            let view = Scope::new(ctx, body).op(op);
            if let Some(name) = view.symbol_name().filter(|_| view.is(func::Func::def())) {
                self.standing.insert(name, name);
            }
            let Some(nested) = body.nested(op) else { continue };
            path.push(op);
            let inner = if is_symbol_table(view) { self.add_table(view, table) } else { table };
            if path.len() <= MAX_DEPTH {
                self.add_all(ctx, top, nested, inner, path);
            }
            if view.is(func::Func::def()) && view.region(0).is_some_and(|body| !body.is_empty()) {
                self.add(ctx, top, body, table, path);
            }
            path.pop();
        }
    }

    fn add_table(&mut self, op: OpRef<'_>, around: usize) -> usize {
        let number = self.tables.len();
        self.tables.push(Table::default());
        if let (Some(name), Some(around)) = (op.symbol_name(), self.tables.get_mut(around)) {
            around.inner.entry(name).or_insert(number);
        }
        number
    }

    fn add(&mut self, ctx: &Context, top: &Body, body: &Body, table: usize, path: &Path) {
        let Some(&op) = path.last() else { return };
        let name = Scope::new(ctx, body).op(op).symbol_name();
        let (Some(name), Some(nested)) = (name, body.nested(op)) else { return };
        let same = self.kept.entry(hash_of_body(nested)).or_default();
        let first = same
            .iter()
            .find(|(other, _)| find(top, other).is_some_and(|other| are_equal((body, op), other)));
        let Some(&(_, first)) = first else { return same.push((path.clone(), name)) };
        self.standing.insert(name, first);
        if let Some(table) = self.tables.get_mut(table) {
            table.renamed.insert(name, first);
        }
        self.erased.push(path.clone());
    }
}

/// The op at a path, with the body it is in.
fn find<'b>(top: &'b Body, path: &[Op]) -> Option<(&'b Body, Op)> {
    let (&op, around) = path.split_last()?;
    let body = around.iter().try_fold(top, |body, &op| body.nested(op))?;
    Some((body, op))
}

/// Whether two functions are equal but for their names.
fn are_equal((body, a): (&Body, Op), (other, b): (&Body, Op)) -> bool {
    let count = func::Func::def().attrs.len();
    let props = |body: &Body, op| {
        let slots = (0..count).filter(|&slot| slot != func::Func::SYM_NAME);
        slots.map(|slot| body.prop(op, slot)).collect::<Vec<_>>()
    };
    let nested = body.nested(a).zip(other.nested(b));
    body.discardable(a) == other.discardable(b)
        && props(body, a) == props(other, b)
        && nested.is_some_and(|(a, b)| are_equivalent_bodies(a, b))
}

fn erase(top: &mut Body, path: &[Op]) {
    let Some((&op, around)) = path.split_last() else { return };
    let body = around.iter().try_fold(top, |body, &op| body.nested_mut(op));
    if let Some(body) = body {
        body.erase_op(op);
    }
}

/// Makes symbol references mean the functions that stand for those meant.
struct Redirect<'a> {
    ctx: &'a Context,
    tables: &'a [Table],
    /// The number of the next table met.
    next: usize,
    refs: SymbolRefs,
}

impl Redirect<'_> {
    /// Redirects what is in a body in the scope of a table, and in those inside.
    fn body(&mut self, body: &mut Body, table: usize) {
        for op in all_ops(body) {
            self.op(body, op, table);
            let mut inner = table;
            if is_symbol_table(Scope::new(self.ctx, body).op(op)) && body.nested(op).is_some() {
                inner = self.next;
                self.next += 1;
            }
            if let Some(mut nested) = body.take_nested(op) {
                self.body(&mut nested, inner);
                body.put_nested(op, nested);
            }
        }
    }

    fn op(&mut self, body: &mut Body, op: Op, table: usize) {
        let mut refs = std::mem::take(&mut self.refs);
        let mut redirect = |reference| self.reference(reference, table);
        let slots = body.op(op).name.def().map_or(1, |def| def.attrs.len());
        for slot in 0..slots {
            if let Some(attr) = body.prop(op, slot) {
                let new = refs.replace(self.ctx, attr, &mut redirect);
                if new != attr {
                    body.set_prop(op, slot, Some(new));
                }
            }
        }
        let old = body.discardable(op);
        let attrs = refs.replace(self.ctx, old, &mut redirect);
        if attrs != old {
            body.set_discardable(op, attrs);
        }
        self.refs = refs;
    }

    /// What a reference becomes, when a function in it is not the one that stays.
    fn reference(&self, reference: Attribute, table: usize) -> Option<Attribute> {
        let (root, rest) = reference.as_symbol_ref(self.ctx)?;
        let mut names = std::iter::once(root).chain(rest.iter().copied()).collect::<Vec<_>>();
        let mut at = self.tables.get(table);
        for name in &mut names {
            let own = at?;
            let old = *name;
            if let Some(&new) = own.renamed.get(&old) {
                *name = new;
            }
            at = own.inner.get(&old).and_then(|&inner| self.tables.get(inner));
            if at.is_none() {
                break;
            }
        }
        let (root, rest) = names.split_first()?;
        Some(Attribute::get(self.ctx, AttrKind::SymbolRef(*root, rest.into())))
    }
}
