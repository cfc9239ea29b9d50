//! What `ml_program`'s tables do not say about its ops.

use couloir_ir::symbols::{SymbolScope, is_symbol_table, nearest_symbol};
use couloir_ir::text::Str;
use couloir_ir::{Attribute, Failure, OpRef, Type};

use super::{Func, Global, Output, Subgraph};
use crate::common::shapes::quoted;

/// The results of the function around are of the types that it says.
pub(super) fn end(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(func) =
        op.parent().filter(|parent| parent.is(Func::def()) || parent.is(Subgraph::def()))
    else {
        return Ok(());
    };
    let what = if op.is(Output::def()) { "output" } else { "return" };
    crate::func::returns_match(op, func, func.prop(Func::FUNCTION_TYPE), what)
}

pub(super) fn global(op: OpRef<'_>) -> Result<(), Failure> {
    let global = Global(op);
    if global.is_mutable().is_none() && global.value().is_none() {
        return op.op_error("immutable global must have an initial value").fail();
    }
    Ok(())
}

/// What is said of a global: whether it changes, and its type.
type Known = (bool, Option<Type>);

fn known(op: OpRef<'_>) -> Option<Known> {
    let global = Global::cast(op)?;
    let ty = global.r#type().and_then(|ty| ty.as_type(op.ctx()));
    Some((global.is_mutable().is_some(), ty))
}

/// The global that an op names: that of the nearest symbol table around which has it.
fn find(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Option<Known> {
    let name = op.prop(0)?;
    let nearest = symbols.resolve(name, known).flatten();
    let around = || std::iter::successors(op.parent(), |at| at.parent());
    nearest.or_else(|| around().filter(|at| is_symbol_table(*at)).find_map(|at| beside(at, name)))
}

/// The global that a name means beside a symbol table.
fn beside(table: OpRef<'_>, name: Attribute) -> Option<Known> {
    let (root, nested) = name.as_symbol_ref(table.ctx())?;
    inside(nearest_symbol(table, root)?, nested)
}

/// The global at the end of a path of symbols: as deep as symbol tables nest.
fn inside(op: OpRef<'_>, path: &[Str]) -> Option<Known> {
    let Some((&name, rest)) = path.split_first() else { return known(op) };
    let first = op.region(0).filter(|_| is_symbol_table(op))?.entry()?.ops().next()?;
    inside(nearest_symbol(first, name)?, rest)
}

/// The global that an op names, which has to be there.
fn expect(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<Known, Failure> {
    match find(op, symbols) {
        Some(known) => Ok(known),
        None => op.op_error(format!("undefined global: {}", name_of(op))).fail(),
    }
}

fn name_of(op: OpRef<'_>) -> String {
    op.prop(0).map_or_else(String::new, |name| op.ctx().attr_text(name))
}

pub(super) fn load(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let (_, ty) = expect(op, symbols)?;
    loads(op, ty)
}

pub(super) fn load_const(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let (changes, ty) = expect(op, symbols)?;
    if changes {
        let message = format!("cannot load as const from mutable global {}", name_of(op));
        return op.op_error(message).fail();
    }
    loads(op, ty)
}

/// What is loaded is of the global's type.
fn loads(op: OpRef<'_>, ty: Option<Type>) -> Result<(), Failure> {
    let Some((own, ty)) = op.result_type(0).zip(ty).filter(|(own, ty)| own != ty) else {
        return Ok(());
    };
    let (own, ty) = (quoted(op.ctx(), own), quoted(op.ctx(), ty));
    op.op_error(format!("cannot load from global typed {ty} as {own}")).fail()
}

pub(super) fn store(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let (changes, ty) = expect(op, symbols)?;
    if !changes {
        let message = format!("cannot store to an immutable global {}", name_of(op));
        return op.op_error(message).fail();
    }
    let Some((own, ty)) = op.operand_type(0).zip(ty).filter(|(own, ty)| own != ty) else {
        return Ok(());
    };
    let (own, ty) = (quoted(op.ctx(), own), quoted(op.ctx(), ty));
    op.op_error(format!("cannot store to a global typed {ty} from {own}")).fail()
}
