//! The symbol tables in an op and what their ops refer to.

use couloir_ir::body::Op;
use couloir_ir::symbols::{
    SymbolRefs, Visibility, is_symbol, is_symbol_table, may_be_unknown_table, visibility,
};
use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Attribute, Context, Failure, OpRef, Str};
use rustc_hash::FxHashMap;

/// How deep symbol tables may be nested in one another.
const MAX_DEPTH: usize = 200;

/// A symbol table.
#[derive(Default)]
pub(super) struct Table {
    /// Whether what is in it cannot be seen from outside the table around.
    pub(super) hides: bool,
    /// The ops directly in it.
    pub(super) entries: Vec<Entry>,
    /// Symbols by name.
    names: FxHashMap<Str, usize>,
    /// Where each op is among the entries.
    places: FxHashMap<Op, usize>,
}

/// An op directly in a symbol table.
pub(super) struct Entry {
    op: Op,
    /// Whether it is a symbol, and who may refer to it.
    pub(super) visibility: Option<Visibility>,
    /// Whether it is the terminator of its block.
    pub(super) ends_block: bool,
    /// The symbols that it refers to, with all in it that is in no table inside.
    pub(super) refs: Vec<(Str, Box<[Str]>)>,
    /// Whether something in it may be a symbol table that is not known.
    pub(super) is_unknown: bool,
    pub(super) is_table: bool,
    /// The table that it is itself, or those in it that are in no other, as they are met.
    pub(super) tables: Vec<usize>,
    /// Whether it was found to live.
    pub(super) lives: bool,
}

/// All symbol tables in an op, that of the op first, as they are met.
#[derive(Default)]
pub(super) struct Tables(pub(super) Vec<Table>, SymbolRefs);

impl Entry {
    /// The table that it is itself.
    fn own_table(&self) -> Option<usize> {
        self.tables.first().copied().filter(|_| self.is_table)
    }
}

impl Tables {
    /// The op at a place in a table.
    pub(super) fn entry(&self, table: usize, place: usize) -> Option<&Entry> {
        self.0.get(table)?.entries.get(place)
    }

    /// Whether an op directly in a table is a symbol that was not found to live.
    pub(super) fn is_dead(&self, table: usize, op: Op) -> bool {
        let place = self.0.get(table).and_then(|table| table.places.get(&op));
        let entry = place.and_then(|&place| self.entry(table, place));
        entry.is_some_and(|entry| entry.visibility.is_some() && !entry.lives)
    }

    /// Adds the symbols that a reference in a table means to `found`, as table
    /// and place; none when one of them is not there.
    pub(super) fn resolve(
        &self,
        table: usize,
        (root, rest): &(Str, Box<[Str]>),
        found: &mut Vec<(usize, usize)>,
    ) {
        let start = found.len();
        let mut at = Some(table);
        for name in std::iter::once(root).chain(rest.iter()) {
            let place = at.and_then(|at| Some((at, *self.0.get(at)?.names.get(name)?)));
            let Some((table, place)) = place else { return found.truncate(start) };
            found.push((table, place));
            at = self.entry(table, place).and_then(Entry::own_table);
        }
    }

    /// Reports an op in a table in which there may be symbol tables that are not known.
    pub(super) fn report(
        &self,
        top: &OpRef<'_>,
        (table, place): (usize, usize),
    ) -> Result<(), Failure> {
        let Some(entry) = self.entry(table, place) else { return Err(Failure) };
        let message = "operation contains potentially unknown symbol table, meaning that we can't \
                       reliable compute symbol uses";
        let report = |table: OpRef<'_>| table.inner().op(entry.op).error(message).fail();
        if table == 0 {
            return report(*top);
        }
        let (mut met, mut reported) = (0, Err(Failure));
        walk_within(top, &mut |op| {
            met += usize::from(is_symbol_table(op));
            if met < table {
                return Walk::Into;
            }
            reported = report(op);
            Walk::Stop
        });
        reported
    }
}

/// Gathers the symbol tables in an op that is one.
///
/// # Errors
/// When they are nested too deeply; it has been reported.
pub(super) fn gather(top: &OpRef<'_>) -> Result<Tables, Failure> {
    let mut tables = Tables::default();
    add(top, &mut tables, 0)?;
    Ok(tables)
}

fn add(op: &OpRef<'_>, tables: &mut Tables, depth: usize) -> Result<usize, Failure> {
    if depth > MAX_DEPTH {
        return op.error("operations isolated from above are nested too deeply").fail();
    }
    let number = tables.0.len();
    tables.0.push(Table::default());
    let hides = op.symbol_name().is_none() || visibility(*op) == Visibility::Private;
    let mut table = Table { hides, ..Table::default() };
    let Some(region) = op.region(0) else { return Ok(number) };
    for op in region.blocks().flat_map(couloir_ir::BlockRef::ops) {
        let place = table.entries.len();
        let entry = entry(op, tables, depth)?;
        if let Some(name) = op.symbol_name() {
            table.names.entry(name).or_insert(place);
        }
        table.places.insert(op.op, place);
        table.entries.push(entry);
    }
    if let Some(slot) = tables.0.get_mut(number) {
        *slot = table;
    }
    Ok(number)
}

/// An op directly in a table, with the tables in it.
fn entry(op: OpRef<'_>, tables: &mut Tables, depth: usize) -> Result<Entry, Failure> {
    let mut entry = Entry {
        op: op.op,
        visibility: is_symbol(op).then(|| visibility(op)),
        ends_block: op.is_last() && op.has(couloir_ir::op::Trait::Terminator),
        refs: Vec::new(),
        is_unknown: false,
        is_table: is_symbol_table(op),
        tables: Vec::new(),
        lives: false,
    };
    let mut failure = None;
    let mut visit = |op: OpRef<'_>| {
        entry.is_unknown |= may_be_unknown_table(op);
        refs_of(op, &mut tables.1, &mut entry.refs);
        if !is_symbol_table(op) {
            return Walk::Into;
        }
        match add(&op, tables, depth + 1) {
            Ok(table) => entry.tables.push(table),
            Err(error) => failure = Some(error),
        }
        if failure.is_some() { Walk::Stop } else { Walk::Past }
    };
    if matches!(visit(op), Walk::Into) {
        walk_within(&op, &mut visit);
    }
    failure.map_or(Ok(entry), Err)
}

fn refs_of(op: OpRef<'_>, refs: &mut SymbolRefs, all: &mut Vec<(Str, Box<[Str]>)>) {
    for (_, attr) in op.attrs() {
        refs.each(op.ctx(), attr, &mut |found| all.extend(parts(op.ctx(), found)));
    }
}

fn parts(ctx: &Context, reference: Attribute) -> Option<(Str, Box<[Str]>)> {
    let (root, rest) = reference.as_symbol_ref(ctx)?;
    Some((root, rest.into()))
}
