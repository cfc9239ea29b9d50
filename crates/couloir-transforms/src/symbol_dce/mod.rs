//! `symbol-dce`: symbols that nothing can refer to are erased.
//!
//! What a symbol table's ops other than symbols refer to lives, and so do
//! symbols that may be seen from outside, and what these refer to. All symbol
//! tables in what lives are looked at so, wherever they are, and all are swept.
//!
//! Invariant: a name is resolved once per use, and every op is looked at once. Tables are numbered
//! as they are met, each before those in it.

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
    cx.inside(|_, body| Sweep { ctx, tables: &tables, next: 1 }.table(body, 0));
    Ok(())
}

/// Erases what is dead. Recursion is as deep as isolated ops nest, which was found to be within
/// bounds.
struct Sweep<'t> {
    ctx: &'t Context,
    tables: &'t Tables,
    /// The number of the next table that is met.
    next: usize,
}

impl Sweep<'_> {
    /// Erases dead symbols of a table and of those inside.
    fn table(&mut self, body: &mut Body, table: usize) {
        self.inside(body);
        for op in crate::top_level(body) {
            if self.tables.is_dead(table, op) {
                erase(body, op);
            }
        }
    }

    /// Erases dead symbols of the tables in a body.
    fn inside(&mut self, body: &mut Body) {
        for op in all_ops(body) {
            let is_table = is_symbol_table(Scope::new(self.ctx, body).op(op));
            let table = self.next;
            self.next += usize::from(is_table);
            let Some(mut nested) = body.take_nested(op) else { continue };
            if is_table {
                self.table(&mut nested, table);
            } else {
                self.inside(&mut nested);
            }
            body.put_nested(op, nested);
        }
    }
}

fn erase(body: &mut Body, op: Op) {
    if body.results(op).all(|result| body.is_unused(result)) {
        body.erase_op(op);
    }
}
