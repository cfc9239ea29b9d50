//! Pieces of hand-written syntax.

use couloir_diag::BytePos;
use couloir_ir::Attribute;
use couloir_ir::asm::{AsmParser, Delimiter, OpParser, ParseResult, Unresolved};

/// Takes ` {a = 1}` if it is next; names of inherent attributes find their
/// slots when the op is complete.
pub fn attr_dict(parser: &mut dyn OpParser) -> ParseResult {
    let mut attrs = std::mem::take(&mut parser.state().attrs);
    let result = parser.optional_attr_dict(&mut attrs);
    parser.state().attrs = attrs;
    result
}

/// The same after the word `attributes`.
pub fn attr_dict_with_keyword(parser: &mut dyn OpParser) -> ParseResult {
    let mut attrs = std::mem::take(&mut parser.state().attrs);
    let result = parser.optional_attr_dict_with_keyword(&mut attrs);
    parser.state().attrs = attrs;
    result
}

/// Takes a list of exactly so many operands.
pub fn operand_list_of(
    parser: &mut dyn OpParser,
    delimiter: Delimiter,
    count: usize,
    at: BytePos,
) -> ParseResult<Vec<Unresolved>> {
    let operands = parser.operand_list(delimiter)?;
    if operands.len() == count {
        return Ok(operands);
    }
    Err(parser.error(at, &format!("expected {count} operands")))
}

/// Sets an inherent attribute of the op being read.
pub fn set_prop(parser: &mut dyn OpParser, slot: usize, attr: impl Into<Option<Attribute>>) {
    let props = &mut parser.state().props;
    if props.len() <= slot {
        props.resize(slot + 1, None);
    }
    if let Some(prop) = props.get_mut(slot) {
        *prop = attr.into();
    }
}

/// A number of which nothing but 0 and 1 will do, or `true` or `false`.
pub fn parse_bool(parser: &mut dyn AsmParser) -> ParseResult<bool> {
    if parser.optional_keyword("true") {
        return Ok(true);
    }
    if parser.optional_keyword("false") {
        return Ok(false);
    }
    let at = parser.position();
    match parser.integer()? {
        value @ 0..=1 => Ok(value == 1),
        _ => Err(parser.error(at, "integer value too large")),
    }
}
