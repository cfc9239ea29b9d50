//! Which symbol tables see what.

use couloir_ir::symbols::{SymbolRefs, is_symbol_table, may_be_unknown_table};
use couloir_ir::{Attribute, Str};
use couloir_transforms::dataflow::{At, Program};
use rustc_hash::FxHashMap;

/// An op that refers to a symbol.
#[derive(Clone, Copy)]
pub(super) struct Use {
    pub(super) user: At,
    pub(super) reference: Attribute,
}

/// What a symbol is called in a table, with the body of that.
pub(super) type Path = (usize, Vec<Str>);

/// The symbol tables of a program by their bodies.
pub(super) struct Scopes<'p, 'a> {
    pub(super) program: &'p Program<'a>,
    /// The body of the table around each body.
    pub(super) tables: Vec<usize>,
    /// Symbols by the body of their table.
    symbols: FxHashMap<(usize, Str), At>,
    /// What refers to a path or to what is in it.
    uses: FxHashMap<Path, Vec<Use>>,
    /// Whether there may be tables that are not known.
    unknown: Vec<bool>,
}

impl<'p, 'a> Scopes<'p, 'a> {
    /// Those of a program whose outermost op is a table.
    pub(super) fn new(program: &'p Program<'a>) -> Self {
        let mut this = Scopes {
            program,
            tables: Vec::new(),
            symbols: FxHashMap::default(),
            uses: FxHashMap::default(),
            unknown: vec![false; program.num_bodies()],
        };
        let mut refs = SymbolRefs::default();
        for body in 0..program.num_bodies() {
            let scope = program.scope(body);
            let is_table = body == 0 || scope.outer.is_some_and(|op| is_symbol_table(*op));
            let around = program.owner(body).and_then(|owner| this.tables.get(owner.body).copied());
            this.tables.push(if is_table { body } else { around.unwrap_or(0) });
            if is_table {
                this.add_symbols(body);
                this.add_uses(body, &mut refs);
            }
        }
        this
    }

    fn add_symbols(&mut self, body: usize) {
        let scope = self.program.scope(body);
        let region = scope.body.roots().first();
        let blocks = region.into_iter().flat_map(|&region| scope.body.region_blocks(region));
        for op in blocks.flat_map(|block| scope.body.block_ops(block)) {
            if let Some(name) = scope.op(op).symbol_name() {
                self.symbols.entry((body, name)).or_insert(At { body, op });
            }
        }
    }

    /// Goes by the ops of a table: those in regions after those beside, the last region first.
    fn add_uses(&mut self, table: usize, refs: &mut SymbolRefs) {
        let scope = self.program.scope(table);
        let mut pending = scope.body.roots().iter().map(|&root| (table, root)).collect::<Vec<_>>();
        while let Some((body, region)) = pending.pop() {
            let scope = self.program.scope(body);
            let blocks = scope.body.region_blocks(region);
            for op in blocks.flat_map(|block| scope.body.block_ops(block)) {
                let (at, view) = (At { body, op }, scope.op(op));
                if may_be_unknown_table(view) {
                    self.unknown.get_mut(table).into_iter().for_each(|slot| *slot = true);
                }
                self.add_uses_of(table, at, refs);
                if !is_symbol_table(view) {
                    let inner = self.program.inner(at);
                    pending.extend(scope.body.regions(op).iter().map(|&region| (inner, region)));
                }
            }
        }
    }

    fn add_uses_of(&mut self, table: usize, user: At, refs: &mut SymbolRefs) {
        each_ref(self.program, user, refs, &mut |reference| {
            let ctx = self.program.scope(user.body).ctx;
            let Some((root, nested)) = reference.as_symbol_ref(ctx) else { return };
            let mut path = vec![root];
            self.uses.entry((table, path.clone())).or_default().push(Use { user, reference });
            for &name in nested {
                path.push(name);
                self.uses.entry((table, path.clone())).or_default().push(Use { user, reference });
            }
        });
    }

    /// What refers to a path in a table or to what is in it; none where it cannot be told.
    pub(super) fn uses(&self, (table, path): &Path) -> Option<&[Use]> {
        if self.unknown.get(*table) != Some(&false) {
            return None;
        }
        Some(self.uses.get(&(*table, path.clone())).map_or(&[], Vec::as_slice))
    }

    /// All that refers to anything in a table, with the first name.
    pub(super) fn all_uses(&self) -> impl Iterator<Item = (usize, Use)> + '_ {
        let roots = self.uses.iter().filter(|((_, path), _)| path.len() == 1);
        roots.flat_map(|((table, _), uses)| uses.iter().map(|one| (*table, *one)))
    }

    /// The symbol of a name directly in a table.
    pub(super) fn symbol(&self, table: usize, name: Str) -> Option<At> {
        self.symbols.get(&(table, name)).copied()
    }

    /// Whether a table may hold tables that are not known.
    pub(super) fn is_unknown(&self, table: usize) -> bool {
        self.unknown.get(table) != Some(&false)
    }

    /// The symbols that a reference in a table means, outermost first, as far as they are there.
    pub(super) fn resolve(&self, table: usize, reference: Attribute) -> (Vec<At>, bool) {
        let ctx = self.program.scope(table).ctx;
        let Some((root, nested)) = reference.as_symbol_ref(ctx) else { return (vec![], false) };
        let mut found = Vec::new();
        let mut table = Some(table);
        for &name in std::iter::once(&root).chain(nested) {
            let symbol = table.and_then(|table| self.symbols.get(&(table, name)).copied());
            let Some(symbol) = symbol else { return (found, false) };
            found.push(symbol);
            let is_table = is_symbol_table(self.program.op(symbol));
            table = Some(self.program.inner(symbol)).filter(|_| is_table);
        }
        (found, true)
    }
}

/// Calls `visit` on what an op itself refers to, attributes by their names.
pub(super) fn each_ref(
    program: &Program<'_>,
    at: At,
    refs: &mut SymbolRefs,
    visit: &mut dyn FnMut(Attribute),
) {
    let view = program.op(at);
    let mut attrs = view.attrs().collect::<Vec<_>>();
    attrs.sort_by_key(|attr| view.ctx().str(attr.0));
    let mut seen = rustc_hash::FxHashSet::default();
    for (_, attr) in attrs {
        refs.each(view.ctx(), attr, &mut |found| {
            if seen.insert(found) {
                visit(found);
            }
        });
    }
}
