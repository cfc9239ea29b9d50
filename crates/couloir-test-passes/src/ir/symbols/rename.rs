//! `test-symbol-rauw`: ops get the names that attributes of theirs say, and so does what refers to
//! them.

use std::collections::VecDeque;

use couloir_ir::symbols::{is_symbol_table, replace_symbol_refs, set_attr, set_symbol_name};
use couloir_ir::{Attribute, Body, Context, OpRef, Str};
use couloir_pass::{PassCx, PassDef};
use couloir_transforms::dataflow::{At, Program};
use rustc_hash::{FxHashMap, FxHashSet};

use super::each_body;
use super::scopes::Scopes;

/// `test-symbol-rauw`
pub(in crate::ir) static PASS: PassDef = PassDef {
    name: "test-symbol-rauw",
    class: "(anonymous namespace)::SymbolReplacementPass",
    description: "Test replacement of symbol uses",
    anchor: Some("builtin.module"),
    run: |cx| {
        run(cx);
        Ok(())
    },
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) {
    let ctx = cx.ctx;
    let mut changes = changes(cx.view());
    cx.inside(|_, body| {
        each_body(body, &mut 0, &mut |number, body| {
            apply(ctx, body, changes.remove(&number).unwrap_or_default());
        });
    });
}

/// An op with what its attributes become, and its name.
type Change = (couloir_ir::Op, Vec<(Str, Attribute)>, Option<Str>);

fn apply(ctx: &Context, body: &mut Body, changes: Vec<Change>) {
    for (op, attrs, name) in changes {
        attrs.into_iter().for_each(|(name, value)| set_attr(ctx, body, op, name, Some(value)));
        name.into_iter().for_each(|name| set_symbol_name(ctx, body, op, name));
    }
}

/// What is to be changed, by body.
fn changes(op: OpRef<'_>) -> FxHashMap<usize, Vec<Change>> {
    let scope = op.inner();
    let owners = Program::owners(scope.body);
    let program = Program::new(scope, &owners);
    let scopes = Scopes::new(&program);
    let mut all = FxHashMap::<usize, Vec<Change>>::default();
    if scopes.is_unknown(None) {
        return all;
    }
    let mut renaming = Renaming::new(&scopes);
    program.inside_first().into_iter().for_each(|at| renaming.rename(at));
    let named = renaming.names.keys().copied().collect::<FxHashSet<_>>();
    for at in renaming.attrs.keys().copied().chain(named).collect::<FxHashSet<_>>() {
        let attrs = renaming.attrs.remove(&at).unwrap_or_default();
        let change = (at.op, attrs, renaming.names.get(&at).copied());
        all.entry(at.body).or_default().push(change);
    }
    all
}

/// Users of a symbol, each once.
#[derive(Default)]
struct Users {
    list: VecDeque<At>,
    seen: FxHashSet<At>,
}

impl Users {
    fn add(&mut self, user: At) {
        if self.seen.insert(user) {
            self.list.push_back(user);
        }
    }
}

struct Renaming<'p, 'a> {
    program: &'p Program<'a>,
    scopes: &'p Scopes<'p, 'a>,
    users: FxHashMap<At, Users>,
    names: FxHashMap<At, Str>,
    attrs: FxHashMap<At, Vec<(Str, Attribute)>>,
    new_name: Str,
}

impl<'p, 'a> Renaming<'p, 'a> {
    fn new(scopes: &'p Scopes<'p, 'a>) -> Self {
        let mut users = FxHashMap::<At, Users>::default();
        for (table, one) in scopes.all_uses().filter(|one| !scopes.is_unknown(one.0)) {
            for symbol in scopes.resolve(table, one.reference).0 {
                users.entry(symbol).or_default().add(one.user);
            }
        }
        let (names, attrs) = (FxHashMap::default(), FxHashMap::default());
        let program = scopes.program;
        let new_name = program.scope(0).ctx.intern("sym.new_name");
        Renaming { program, scopes, users, names, attrs, new_name }
    }

    /// Gives an op the name that is wanted for it, if one is.
    fn rename(&mut self, at: At) {
        let view = self.program.op(at);
        if let Some(name) = view.attr(self.new_name).and_then(|attr| attr.as_str(view.ctx())) {
            self.replace_uses(at, name);
            self.names.insert(at, name);
        }
    }

    fn replace_uses(&mut self, symbol: At, new: Str) {
        let Some(users) = self.users.get(&symbol) else { return };
        for user in users.list.iter().copied().collect::<Vec<_>>() {
            if let Some(path) = self.path(symbol, user) {
                self.replace_in(user, &path, new);
            }
        }
        let beside = self.scopes.symbol(self.program.parent(symbol), new);
        if beside != Some(symbol)
            && let Some(old) = self.users.remove(&symbol)
            && let Some(beside) = beside
        {
            let users = self.users.entry(beside).or_default();
            old.list.into_iter().for_each(|user| users.add(user));
        }
    }

    fn name(&self, at: At) -> Option<Str> {
        let known = self.names.get(&at).copied();
        known.or_else(|| self.program.op(at).symbol_name())
    }

    /// What a symbol is called where a user is.
    fn path(&self, symbol: At, user: At) -> Option<Vec<Str>> {
        let up = |at: &At| self.program.parent(*at);
        let around = std::iter::successors(Some(user), up).collect::<Vec<_>>();
        let mut path = vec![self.name(symbol)?];
        if around.contains(&symbol) {
            let table = self.scopes.table_of(user);
            return Some(path).filter(|_| table == self.program.parent(symbol));
        }
        let mut parent = self.program.parent(symbol);
        while let Some(table) = parent.filter(|table| !around.contains(table)) {
            let name = self.name(table).filter(|_| is_symbol_table(self.program.op(table)))?;
            path.insert(0, name);
            parent = self.program.parent(table);
        }
        Some(path)
    }

    /// Gives the last name of a path another, where an op refers to it or to what is in it.
    fn replace_in(&mut self, user: At, path: &[Str], new: Str) {
        let view = self.program.op(user);
        let ctx = view.ctx();
        let attrs = self.attrs.entry(user).or_insert_with(|| view.attrs().collect());
        for (_, attr) in attrs {
            *attr = replace_symbol_refs(ctx, *attr, &mut |found| {
                let (root, nested) = found.as_symbol_ref(ctx)?;
                let mut names =
                    std::iter::once(root).chain(nested.iter().copied()).collect::<Vec<_>>();
                if !names.starts_with(path) {
                    return None;
                }
                *names.get_mut(path.len().checked_sub(1)?)? = new;
                let (root, nested) = names.split_first()?;
                Some(Attribute::symbol_ref(ctx, *root, nested))
            });
        }
    }
}
