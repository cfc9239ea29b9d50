//! Functions of a library next to what calls them, which have the type that calls expect.

use couloir_dialects::llvm::Func;
use couloir_ir::op::Trait;
use couloir_ir::{Attribute, Location, OpRef, Str};
use couloir_rewrite::convert::{ConversionRewriter, NoMatch, no_match};

/// Where the closest symbol table around came from.
pub(crate) fn table_location(rw: &ConversionRewriter<'_>) -> Location {
    let mut around = std::iter::successors(rw.outer().copied(), |op| op.parent());
    let table = around.find(|op| op.has(Trait::SymbolTable));
    table.map_or(Location::UNKNOWN, OpRef::location)
}

/// The function of this name that is there already.
///
/// # Errors
/// When it is of another type; it has been reported.
pub(crate) fn existing<'a>(
    rw: &ConversionRewriter<'a>,
    name: Str,
    ty: Attribute,
) -> Result<Option<OpRef<'a>>, NoMatch> {
    let ctx = rw.context();
    let is_inside = rw.outer().is_some_and(|op| op.has(Trait::SymbolTable));
    let found = rw.symbol(name).filter(|op| !is_inside && op.is(Func::def()));
    let Some(other) = found.filter(|op| op.prop(Func::FUNCTION_TYPE) != Some(ty)) else {
        return Ok(found);
    };
    let message = format!(
        "redefinition of function '{}' of different type '{}' is prohibited",
        ctx.str(name),
        ty.as_type(ctx).map(|ty| ctx.type_text(ty)).unwrap_or_default(),
    );
    other.error(message).emit();
    no_match("there is a function of another type")
}
