//! Hand-written syntax of `ml_program`.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::op::{CustomArg, CustomDirective, Slot, TypeRef};
use couloir_ir::{Attribute, OpRef};

use super::{Func, Global};
use crate::common::function::{self, Slots};
use crate::common::syntax::set_prop;

/// Of `func` and of `subgraph`.
const SLOTS: Slots = Slots {
    sym_name: Func::SYM_NAME,
    function_type: Func::FUNCTION_TYPE,
    sym_visibility: Func::SYM_VISIBILITY,
    arg_attrs: Func::ARG_ATTRS,
    res_attrs: Func::RES_ATTRS,
};

pub(super) fn parse_func(parser: &mut dyn OpParser) -> ParseResult {
    function::parse(parser, &SLOTS)
}

pub(super) fn print_func(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    function::print(op, &SLOTS, printer);
}

/// `private`
pub(super) static SYMBOL_VISIBILITY: CustomDirective = CustomDirective {
    name: "SymbolVisibility",
    parse: parse_visibility,
    parse_optional: None,
    parse_plain: None,
    print: |op, printer, _| {
        let visibility = Global(op).sym_visibility().and_then(|text| text.as_text(op.ctx()));
        printer.text(visibility.unwrap_or("public"));
    },
};

fn parse_visibility(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    let at = parser.position();
    let Some(visibility) = function::optional_visibility(parser) else {
        return Err(parser.error(at, "expected 'public', 'private', or 'nested'"));
    };
    let visibility = Attribute::string(AsmParser::context(parser), visibility);
    set_prop(parser, Global::SYM_VISIBILITY, visibility);
    Ok(())
}

/// `(value) : type`
pub(super) static TYPED_INITIAL_VALUE: CustomDirective = CustomDirective {
    name: "TypedInitialValue",
    parse: parse_initial_value,
    parse_optional: None,
    parse_plain: None,
    print: print_initial_value,
};

fn parse_initial_value(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    if parser.optional_punct("(") {
        let value = parser.attribute(None)?;
        set_prop(parser, Global::VALUE, value);
        parser.punct(")")?;
    }
    parser.punct(":")?;
    let ty = parser.ty()?;
    let ty = Attribute::ty(AsmParser::context(parser), ty);
    set_prop(parser, Global::TYPE, ty);
    Ok(())
}

fn print_initial_value(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let global = Global(op);
    if let Some(value) = global.value() {
        printer.text("(");
        printer.attribute(value);
        printer.text(")");
    }
    printer.text(" : ");
    if let Some(ty) = global.r#type() {
        printer.attribute(ty);
    }
}

/// ` ordering(%token -> !ml_program.token)`
pub(super) static TOKEN_ORDERING: CustomDirective = CustomDirective {
    name: "TokenOrdering",
    parse: parse_ordering,
    parse_optional: None,
    parse_plain: None,
    print: print_ordering,
};

/// Without it MLIR 22 makes a token of no type, and crashes.
fn parse_ordering(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let at = parser.position();
    if !parser.optional_keyword("ordering") {
        let message = "expected 'ordering', as in `ordering(() -> !ml_program.token)`";
        return Err(parser.error(at, message));
    }
    parser.punct("(")?;
    let tokens = if parser.optional_punct("(") {
        parser.punct(")").map(|()| Vec::new())
    } else {
        parser.operand_list(Delimiter::None)
    }?;
    parser.punct("->")?;
    let ty = parser.ty()?;
    parser.punct(")")?;
    let (consumed, produced) = groups_of(args);
    let groups = parser.groups();
    if let Some(operands) = groups.operands.get_mut(consumed) {
        *operands = tokens;
    }
    if let Some(types) = groups.result_types.get_mut(produced) {
        *types = vec![ty];
    }
    Ok(())
}

/// The groups of the tokens that an op takes and of the one that it gives.
fn groups_of(args: &[CustomArg]) -> (usize, usize) {
    match args {
        [CustomArg::Operand(taken), CustomArg::Type(TypeRef::Group(Slot::Result(given)))] => {
            (usize::from(*taken), usize::from(*given))
        }
        _ => (usize::MAX, usize::MAX),
    }
}

fn print_ordering(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let (consumed, produced) = groups_of(args);
    let tokens = op.operands_in(consumed);
    printer.text(" ordering(");
    if tokens.is_empty() {
        printer.text("()");
    }
    printer.operands(&mut tokens.iter().copied());
    printer.text(" -> ");
    printer.types(&mut op.result_group(produced).filter_map(|at| op.result_type(at)));
    printer.text(")");
}
