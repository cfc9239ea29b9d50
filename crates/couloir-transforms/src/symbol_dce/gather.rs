//! The symbol tables in an op and what their ops refer to.

use couloir_ir::body::Op;
use couloir_ir::symbols::{
    SymbolRefs, Visibility, is_symbol_table, may_be_unknown_table, visibility,
};
use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Attribute, Context, Failure, OpRef, Str};
use rustc_hash::FxHashMap;

/// How deep symbol tables may be nested in one another.
const MAX_DEPTH: usize = 200;

/// A symbol table.
#[derive(Default)]
pub(super) struct Table {
    /// The symbol table around, with the place of this one among its entries.
    pub(super) around: Option<(usize, usize)>,
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
    /// The table that it is itself.
    pub(super) table: Option<usize>,
    /// Whether it was found to live.
    pub(super) lives: bool,
}

/// All symbol tables in an op, that of the op first.
#[derive(Default)]
pub(super) struct Tables(pub(super) Vec<Table>, SymbolRefs);

impl Tables {
    fn place(&self, table: usize, op: Op) -> Option<&Entry> {
        let table = self.0.get(table)?;
        table.entries.get(*table.places.get(&op)?)
    }

    /// The table that an op directly in a table is.
    pub(super) fn table_of(&self, table: usize, op: Op) -> Option<usize> {
        self.place(table, op)?.table
    }

    /// Whether an op directly in a table is a symbol that was not found to live.
    pub(super) fn is_dead(&self, table: usize, op: Op) -> bool {
        self.place(table, op).is_some_and(|entry| entry.visibility.is_some() && !entry.lives)
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
            at = self.0.get(table).and_then(|table| table.entries.get(place)?.table);
        }
    }

    /// Reports an op in which there may be symbol tables that are not known.
    pub(super) fn report(&self, top: &OpRef<'_>, entry: (usize, usize)) -> Result<(), Failure> {
        let mut path = vec![entry];
        while let Some(&(table, _)) = path.last() {
            let Some(around) = self.0.get(table).and_then(|table| table.around) else { break };
            path.push(around);
        }
        let ops = path
            .iter()
            .rev()
            .filter_map(|&(table, place)| Some(self.0.get(table)?.entries.get(place)?.op));
        report_at(top, &ops.collect::<Vec<_>>())
    }
}

fn report_at(top: &OpRef<'_>, path: &[Op]) -> Result<(), Failure> {
    let message = "operation contains potentially unknown symbol table, meaning that we can't \
                   reliable compute symbol uses";
    match path.split_first() {
        None => top.error(message).fail(),
        Some((&op, rest)) => report_at(&top.inner().op(op), rest),
    }
}

/// Gathers the symbol tables in an op that is one.
///
/// # Errors
/// When they are nested too deeply; it has been reported.
pub(super) fn gather(top: &OpRef<'_>) -> Result<Tables, Failure> {
    let mut tables = Tables::default();
    add(top, None, &mut tables, 0)?;
    Ok(tables)
}

fn add(
    op: &OpRef<'_>,
    around: Option<(usize, usize)>,
    tables: &mut Tables,
    depth: usize,
) -> Result<usize, Failure> {
    if depth > MAX_DEPTH {
        return op.error("operations isolated from above are nested too deeply").fail();
    }
    let number = tables.0.len();
    tables.0.push(Table { around, ..Table::default() });
    let mut table = Table { around, ..Table::default() };
    let Some(region) = op.region(0) else { return Ok(number) };
    for op in region.blocks().flat_map(couloir_ir::BlockRef::ops) {
        let place = table.entries.len();
        let mut entry = entry(op, &mut tables.1);
        if is_symbol_table(op) {
            entry.table = Some(add(&op, Some((number, place)), tables, depth + 1)?);
        }
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

fn entry(op: OpRef<'_>, refs: &mut SymbolRefs) -> Entry {
    let mut entry = Entry {
        op: op.op,
        visibility: op.symbol_name().map(|_| visibility(op)),
        ends_block: op.is_last() && op.has(couloir_ir::op::Trait::Terminator),
        refs: Vec::new(),
        is_unknown: may_be_unknown_table(op),
        table: None,
        lives: false,
    };
    refs_of(op, refs, &mut entry.refs);
    if !is_symbol_table(op) {
        walk_within(&op, &mut |op| {
            entry.is_unknown |= may_be_unknown_table(op);
            refs_of(op, refs, &mut entry.refs);
            if is_symbol_table(op) { Walk::Past } else { Walk::Into }
        });
    }
    entry
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
