//! Pieces of hand-written syntax.

use couloir_ir::asm::{Argument, AsmParser, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::Region;
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};

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

/// Takes `: type` of a class, as upstream names it.
pub fn colon_type_of(
    parser: &mut dyn OpParser,
    class: &str,
    is: fn(&Context, Type) -> bool,
) -> ParseResult<Type> {
    let at = parser.position();
    parser.punct(":")?;
    let ty = parser.ty()?;
    if is(parser.context(), ty) {
        return Ok(ty);
    }
    let found = parser.context().type_text(ty);
    let message = format!("invalid kind of type specified: expected {class}, but found '{found}'");
    Err(parser.error(at, &message))
}

/// Takes `: (types) -> types`: what goes in, and what comes out.
pub fn colon_signature(parser: &mut dyn OpParser) -> ParseResult<(Vec<Type>, Vec<Type>)> {
    let is_function = |ctx: &Context, ty: Type| ty.as_function(ctx).is_some();
    let ty = colon_type_of(parser, "builtin.function", is_function)?;
    let signature = ty.as_function(parser.context());
    Ok(signature.map(|(inputs, results)| (inputs.to_vec(), results.to_vec())).unwrap_or_default())
}

/// Takes `: memref`, ranked.
pub fn colon_memref(parser: &mut dyn OpParser) -> ParseResult<Type> {
    colon_type_of(parser, "builtin.memref", |ctx, ty| ty.as_memref(ctx).is_some())
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

/// Takes `(%arg = %operand, ...)`.
pub fn assignments(
    parser: &mut dyn OpParser,
    args: &mut Vec<Argument>,
    operands: &mut Vec<Unresolved>,
) -> ParseResult {
    if parser.optional_punct("(") {
        return parser.assignments_until_paren(args, operands);
    }
    let at = parser.position();
    Err(parser.error(at, "expected '('"))
}

/// Takes `-> type` or `-> (types)`, which must be there.
pub fn arrow_types(parser: &mut dyn OpParser) -> ParseResult<Vec<Type>> {
    let at = parser.position();
    let types = parser.optional_arrow_type_list()?;
    if types.is_empty() && parser.position() == at {
        parser.punct("->")?;
    }
    Ok(types)
}

/// The values of a switch's cases, `dense<values> : vector<NxT>`; they wrap to the type's width.
pub fn case_values(ctx: &Context, flag: Type, values: &[i64]) -> Option<Attribute> {
    let width = flag.int_width(ctx)?;
    let bytes = (width as usize).div_ceil(8);
    let element = |&value: &i64| {
        let mut data = Int::from_i64(width, value).to_le_bytes();
        data.resize(bytes, 0);
        data
    };
    let data = values.iter().flat_map(element).collect();
    let ty = Type::vector(ctx, &[i64::try_from(values.len()).ok()?], flag);
    Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data))))
}

/// Takes what follows the first region of an `if`: `[else {...}] {attrs}`.
pub fn parse_else(
    parser: &mut dyn OpParser,
    then: Region,
    terminator: &'static OpDef,
) -> ParseResult {
    parser.ensure_terminator(then, terminator)?;
    if parser.optional_keyword("else") {
        let otherwise = parser.region(&[])?;
        parser.ensure_terminator(otherwise, terminator)?;
    } else {
        parser.empty_region();
    }
    attr_dict(parser)
}

/// Writes the regions of an `if`: `{...} [else {...}]`; terminators are left out where they have
/// no values.
pub fn print_then_else(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let values = op.results().len() > 0;
    if let Some(then) = op.region(0) {
        printer.region(then, false, values);
    }
    if let Some(otherwise) = op.region(1).filter(|region| !region.is_empty()) {
        printer.text(" else ");
        printer.region(otherwise, false, values);
    }
}

/// Custom directives: `NAME = "Name", parse, print;`, then `optional` and `plain` with what reads
/// those that may be left out, and what reads them from plain text.
macro_rules! customs {
    (@maybe) => { None };
    (@maybe $parse:expr) => { Some($parse) };
    ($($(#[$meta:meta])* $vis:vis $name:ident = $text:literal, $parse:expr, $print:expr
        $(, optional $optional:expr)? $(, plain $plain:expr)?;)*) => {
        $($(#[$meta])* $vis static $name: CustomDirective = CustomDirective {
            name: $text,
            parse: $parse,
            parse_optional: $crate::common::syntax::customs!(@maybe $($optional)?),
            parse_plain: $crate::common::syntax::customs!(@maybe $($plain)?),
            print: $print,
        };)*
    };
}
pub(crate) use customs;
