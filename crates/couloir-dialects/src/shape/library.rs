//! `shape.lib`: the libraries of shape functions that are for the ops in a symbol table.

use couloir_ir::symbols::{is_symbol_table, may_be_unknown_table, nearest_symbol};
use couloir_ir::text::Str;
use couloir_ir::{Attribute, Failure, OpRef};
use rustc_hash::FxHashSet;

use super::FunctionLibrary;

/// One library, or several of which each op is in one at most.
pub(super) fn op_attr(op: OpRef<'_>, name: &str, attr: Attribute) -> Result<(), Failure> {
    if name != "shape.lib" {
        return Ok(());
    }
    if !is_symbol_table(op) || may_be_unknown_table(op) {
        let message = "shape.lib attribute may only be on op implementing SymbolTable";
        return op.error(message).fail();
    }
    if attr.as_symbol_ref(op.ctx()).is_some() {
        return one(op, attr);
    }
    match attr.as_array(op.ctx()) {
        Some(libraries) => several(op, libraries),
        None => {
            let message =
                "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute";
            op.error(message).fail()
        }
    }
}

/// What a symbol means.
enum Found {
    Nothing,
    /// A library that maps these ops.
    Library(Attribute),
    Other,
}

fn one(op: OpRef<'_>, library: Attribute) -> Result<(), Failure> {
    let name = || op.ctx().attr_text(library);
    match find(op, library) {
        Found::Library(_) => Ok(()),
        Found::Nothing => op.error(format!("shape function library {} not found", name())).fail(),
        Found::Other => {
            op.error(format!("{} required to be shape function library", name())).fail()
        }
    }
}

fn several(op: OpRef<'_>, libraries: &[Attribute]) -> Result<(), Failure> {
    let ctx = op.ctx();
    let mut seen = FxHashSet::default();
    for &library in libraries {
        if library.as_symbol_ref(ctx).is_none() {
            return op.error("only SymbolRefAttr allowed in shape.lib attribute array").fail();
        }
        let Found::Library(mapping) = find(op, library) else {
            let message = format!("{} does not refer to FunctionLibraryOp", ctx.attr_text(library));
            return op.error(message).fail();
        };
        for &(name, _) in mapping.as_dictionary(ctx).unwrap_or_default() {
            if !seen.insert(name) {
                let name = ctx.str(name);
                let message = format!(
                    "only one op to shape mapping allowed, found multiple for `\"{name}\"`"
                );
                return op.error(message).fail();
            }
        }
    }
    Ok(())
}

/// What a symbol means within a symbol table.
fn find(table: OpRef<'_>, symbol: Attribute) -> Found {
    match symbol.as_symbol_ref(table.ctx()) {
        Some((root, nested)) => inside(table, root, nested),
        None => Found::Nothing,
    }
}

/// The end of a path of symbols: as deep as symbol tables nest.
fn inside(table: OpRef<'_>, name: Str, rest: &[Str]) -> Found {
    let region = table.region(0).filter(|_| is_symbol_table(table));
    let first = region.and_then(|region| region.entry()?.ops().next());
    let Some(found) = first.and_then(|first| nearest_symbol(first, name)) else {
        return Found::Nothing;
    };
    match rest.split_first() {
        Some((&name, rest)) => inside(found, name, rest),
        None => match FunctionLibrary::cast(found).and_then(FunctionLibrary::mapping) {
            Some(mapping) => Found::Library(mapping),
            None => Found::Other,
        },
    }
}
