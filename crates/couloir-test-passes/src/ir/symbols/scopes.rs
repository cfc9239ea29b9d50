//! Which symbol tables see what.

use couloir_ir::symbols::{SymbolRefs, is_symbol_table, may_be_unknown_table};
use couloir_ir::{Attribute, Region, Str};
use couloir_rewrite::all_ops;
use couloir_transforms::dataflow::{At, Program};
use rustc_hash::{FxHashMap, FxHashSet};

/// An op that refers to a symbol.
#[derive(Clone, Copy)]
pub(super) struct Use {
    pub(super) user: At,
    pub(super) reference: Attribute,
}

/// A symbol table: an op, or what the program is of.
pub(super) type Table = Option<At>;

/// What a symbol is called in a table.
pub(super) type Path = (Table, Vec<Str>);

/// The symbol tables of a program.
pub(super) struct Scopes<'p, 'a> {
    pub(super) program: &'p Program<'a>,
    /// Symbols by the table that they are directly in.
    symbols: FxHashMap<(Table, Str), At>,
    /// What refers to a path or to what is in it.
    uses: FxHashMap<Path, Vec<Use>>,
    /// Tables in which there may be others that are not known.
    unknown: FxHashSet<Table>,
}

impl<'p, 'a> Scopes<'p, 'a> {
    /// Those of a program whose outermost op is a table.
    pub(super) fn new(program: &'p Program<'a>) -> Self {
        let (symbols, uses) = (FxHashMap::default(), FxHashMap::default());
        let mut this = Scopes { program, symbols, uses, unknown: FxHashSet::default() };
        let mut refs = SymbolRefs::default();
        let roots = program.scope(0).body.roots();
        this.add_table(None, roots.iter().map(|&root| (0, root)).collect(), &mut refs);
        for body in 0..program.num_bodies() {
            for op in all_ops(program.scope(body).body) {
                let at = At { body, op };
                if is_symbol_table(program.op(at)) {
                    let inner = program.inner(at);
                    let region = program.scope(body).body.regions(op).first();
                    let start = region.map(|&region| (inner, region)).into_iter().collect();
                    this.add_table(Some(at), start, &mut refs);
                }
            }
        }
        this
    }

    /// The nearest table around an op.
    pub(super) fn table_of(&self, at: At) -> Table {
        let mut around =
            std::iter::successors(self.program.parent(at), |&at| self.program.parent(at));
        around.find(|&at| is_symbol_table(self.program.op(at)))
    }

    /// Goes by the ops of a table: those in regions after those beside, the last region first.
    fn add_table(&mut self, table: Table, start: Vec<(usize, Region)>, refs: &mut SymbolRefs) {
        let (first, mut pending) = (start.first().copied(), start);
        while let Some((body, region)) = pending.pop() {
            let scope = self.program.scope(body);
            let blocks = scope.body.region_blocks(region);
            for op in blocks.flat_map(|block| scope.body.block_ops(block)) {
                let (at, view) = (At { body, op }, scope.op(op));
                if let Some(name) = view.symbol_name().filter(|_| first == Some((body, region))) {
                    self.symbols.entry((table, name)).or_insert(at);
                }
                if may_be_unknown_table(view) {
                    self.unknown.insert(table);
                }
                self.add_uses_of(table, at, refs);
                if !is_symbol_table(view) {
                    let inner = self.program.inner(at);
                    pending.extend(scope.body.regions(op).iter().map(|&region| (inner, region)));
                }
            }
        }
    }

    fn add_uses_of(&mut self, table: Table, user: At, refs: &mut SymbolRefs) {
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
        if self.unknown.contains(table) {
            return None;
        }
        Some(self.uses.get(&(*table, path.clone())).map_or(&[], Vec::as_slice))
    }

    /// All that refers to anything in a table, with the first name.
    pub(super) fn all_uses(&self) -> impl Iterator<Item = (Table, Use)> + '_ {
        let roots = self.uses.iter().filter(|((_, path), _)| path.len() == 1);
        roots.flat_map(|((table, _), uses)| uses.iter().map(|one| (*table, *one)))
    }

    /// The symbol of a name directly in a table.
    pub(super) fn symbol(&self, table: Table, name: Str) -> Option<At> {
        self.symbols.get(&(table, name)).copied()
    }

    /// Whether a table may hold tables that are not known.
    pub(super) fn is_unknown(&self, table: Table) -> bool {
        self.unknown.contains(&table)
    }

    /// The symbols that a reference in a table means, outermost first, as far as they are there.
    pub(super) fn resolve(&self, table: Table, reference: Attribute) -> (Vec<At>, bool) {
        let ctx = self.program.scope(0).ctx;
        let Some((root, nested)) = reference.as_symbol_ref(ctx) else { return (vec![], false) };
        let mut found = Vec::new();
        let mut table = Some(table);
        for &name in std::iter::once(&root).chain(nested) {
            let symbol = table.and_then(|table| self.symbol(table, name));
            let Some(symbol) = symbol else { return (found, false) };
            found.push(symbol);
            table = Some(Some(symbol)).filter(|_| is_symbol_table(self.program.op(symbol)));
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
    let mut seen = FxHashSet::default();
    for (_, attr) in attrs {
        refs.each(view.ctx(), attr, &mut |found| {
            if seen.insert(found) {
                visit(found);
            }
        });
    }
}
