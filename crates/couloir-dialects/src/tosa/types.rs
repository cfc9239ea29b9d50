//! Types of `tosa`: shapes of a known rank, and numbers of eight bits that share a scale.

use couloir_ir::asm::{AsmParser, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::op::TypeClass;
use couloir_ir::ty::TypeDef;
use couloir_ir::{Context, Type};

/// `!tosa.shape<4>`: as many sizes as its rank says.
pub static SHAPE: TypeDef = TypeDef {
    dialect: "tosa",
    mnemonic: "shape",
    parse: parse_shape,
    print: |_, ty, printer| {
        let rank = ty.params.first().and_then(Param::as_int).unwrap_or_default();
        printer.text(&format!("<{rank}>"));
    },
    ..TypeDef::EMPTY
};

/// `!tosa.mxint8`: an integer of eight bits, in parts of 64.
pub static MXINT8: TypeDef = TypeDef {
    dialect: "tosa",
    mnemonic: "mxint8",
    parse: |parser| Ok(Type::dialect(parser.context(), &MXINT8, Vec::new())),
    ..TypeDef::EMPTY
};

/// What reading a shape's type insists on.
pub(super) static SHAPE_CLASS: TypeClass =
    TypeClass { name: Some("tosa.shape"), is: is_shape, stripped: Some(&SHAPE) };

/// `<4>`
fn parse_shape(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let start = parser.position();
    parser.punct("<")?;
    let rank = parse_rank(parser).map_err(|_| {
        parser.follow_up("failed to parse Tosa_Shape parameter 'rank' which is to be a `int`")
    })?;
    parser.punct(">")?;
    if rank < 0 {
        return Err(parser.error(start, &format!("invalid rank (must be >= 0): {rank}")));
    }
    Ok(shape(parser.context(), rank))
}

fn parse_rank(parser: &mut dyn AsmParser) -> ParseResult<i64> {
    let at = parser.position();
    let rank = parser.integer()?;
    if i32::try_from(rank).is_err() {
        return Err(parser.error(at, "integer value too large"));
    }
    Ok(rank)
}

/// The type of shapes of a rank.
pub fn shape(ctx: &Context, rank: i64) -> Type {
    Type::dialect(ctx, &SHAPE, vec![Param::Int(rank)])
}

/// The rank, where this is the type of a shape.
pub fn shape_rank(ctx: &Context, ty: Type) -> Option<i64> {
    ty.params_of(ctx, &SHAPE)?.first()?.as_int()
}

/// Whether this is the type of a shape.
pub fn is_shape(ctx: &Context, ty: Type) -> bool {
    ty.params_of(ctx, &SHAPE).is_some()
}

/// Whether this is the type of numbers that share a scale.
pub fn is_mxint8(ctx: &Context, ty: Type) -> bool {
    ty.params_of(ctx, &MXINT8).is_some()
}
