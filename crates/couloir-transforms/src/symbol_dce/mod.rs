//! `symbol-dce`: symbols that nothing can refer to are erased.
//!
//! What a symbol table's ops other than symbols refer to lives, and so do
//! symbols that may be seen from outside, and what these refer to. All symbol
//! tables inside are swept.
//!
//! Invariant: a name is resolved once per use, and every op is looked at once.

mod gather;
mod live;

use couloir_ir::body::{Body, Op};
use couloir_ir::symbols::{Visibility, is_symbol_table, visibility};
use couloir_ir::{Context, Failure, Scope};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::all_ops;

use gather::{Tables, gather};

/// `symbol-dce`
pub static PASS: PassDef = PassDef {
    name: "symbol-dce",
    class: "SymbolDCE",
    description: "Eliminate dead symbols",
    anchor: None,
    options: &[],
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let table = Scope { ctx, body: cx.body, outer: cx.outer }.op(cx.op);
    if !is_symbol_table(table) {
        let message = " was scheduled to run under SymbolDCE, but does not define a symbol table";
        return table.op_error(message).fail();
    }
    // One that is no symbol, or has nothing around it, is not seen from outside.
    let is_symbol = cx.outer.is_some() && table.symbol_name().is_some();
    let is_hidden = !is_symbol || visibility(table) == Visibility::Private;
    let mut tables = gather(&table)?;
    if let Err(entry) = live::mark(&mut tables, is_hidden) {
        return tables.report(&table, entry);
    }
    cx.inside(|_, body| sweep(ctx, body, &tables, Some(0)));
    Ok(())
}

/// Erases dead symbols of a table and of those inside. Recursion is as deep as
/// isolated ops nest, which was found to be within bounds.
fn sweep(ctx: &Context, body: &mut Body, tables: &Tables, table: Option<usize>) {
    for op in all_ops(body) {
        if body.nested(op).is_some()
            && let Some(mut nested) = body.take_nested(op)
        {
            let inner = table.and_then(|table| tables.table_of(table, op));
            let is_table = is_symbol_table(Scope::new(ctx, body).op(op));
            match is_table && inner.is_none() {
                true => erase_all(ctx, &mut nested),
                false => sweep(ctx, &mut nested, tables, inner),
            }
            body.put_nested(op, nested);
        }
    }
    let Some(table) = table else { return };
    for op in crate::top_level(body) {
        if tables.is_dead(table, op) {
            erase(body, op);
        }
    }
}

/// Erases the symbols of a table that nothing is known of: they are dead.
fn erase_all(ctx: &Context, body: &mut Body) {
    let is_symbol = |op: &Op| Scope::new(ctx, body).op(*op).symbol_name().is_some();
    let symbols = crate::top_level(body).into_iter().filter(is_symbol).collect::<Vec<_>>();
    symbols.into_iter().for_each(|op| erase(body, op));
}

fn erase(body: &mut Body, op: Op) {
    if body.results(op).all(|result| body.is_unused(result)) {
        body.erase_op(op);
    }
}
