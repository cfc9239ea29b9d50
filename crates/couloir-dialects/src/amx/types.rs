//! `!amx.tile`, and which tiles ops take.

use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::op::TypeClass;
use couloir_ir::ty::{DialectType, TypeDef};
use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;

/// `!amx.tile<16x64xi8>`: the element type, then the sizes.
pub static TILE: TypeDef =
    TypeDef { dialect: "amx", mnemonic: "tile", parse, print, ..TypeDef::EMPTY };

const ELEMENTS: &[Type] = &[Type::F32, Type::F16, Type::BF16, Type::I32, Type::I8];

/// The structure of a tile type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileType {
    /// Sizes: rows and columns, where it is one that ops take.
    pub shape: Vec<i64>,
    /// The element type.
    pub element: Type,
}

/// `!amx.tile<shape x element>`
pub fn tile(ctx: &Context, shape: &[i64], element: Type) -> Type {
    let sizes = shape.iter().map(|&size| Param::Int(size));
    Type::dialect(ctx, &TILE, vec![Param::Type(element), Param::List(sizes.collect())])
}

/// The structure of a type that is a tile.
pub fn as_tile(ctx: &Context, ty: Type) -> Option<TileType> {
    let params = ty.params_of(ctx, &TILE)?;
    let size = |param: &Param| match param {
        Param::Int(size) => Some(*size),
        _ => None,
    };
    let shape = params.get(1)?.items().iter().filter_map(size).collect();
    Some(TileType { shape, element: params.first()?.as_type()? })
}

fn parse(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    // Upstream reports a bad element type at the mnemonic.
    let at = parser.mnemonic_position(TILE.mnemonic);
    parser.punct("<")?;
    let shape = parser.dimension_list(false, true)?;
    let element = parser.ty()?;
    parser.punct(">")?;
    if ELEMENTS.contains(&element) {
        return Ok(tile(parser.context(), &shape, element));
    }
    let message = "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type \
        or 32-bit signless integer or 8-bit signless integer";
    Err(parser.error(at, message))
}

fn print(ctx: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    let sizes = ty.params.get(1).map(Param::items).unwrap_or_default();
    let size =
        |param: &Param| if let Param::Int(size) = param { size.to_string() } else { String::new() };
    // The `x` before the element type stands even where there are no sizes.
    printer.text(&sizes.iter().map(size).collect::<Vec<_>>().join("x"));
    printer.text("x");
    if let Some(element) = ty.params.first().and_then(Param::as_type) {
        printer.text(&ctx.type_text(element));
    }
    printer.text(">");
}

fn is_tile(ctx: &Context, ty: Type, elements: &[Type]) -> bool {
    as_tile(ctx, ty).is_some_and(|tile| tile.shape.len() == 2 && elements.contains(&tile.element))
}

/// `amx::TileType`
static TILE_CLASS: TypeClass =
    TypeClass { name: Some("amx.tile"), is: |ctx, ty| as_tile(ctx, ty).is_some(), stripped: None };

type_constraints! {
    /// `AnyAMXTile`
    ANY_TILE: TILE_CLASS = "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit \
        signless integer or 8-bit signless integer values", |ctx, ty| is_tile(ctx, ty, ELEMENTS);
    /// `AMXTileF16OrBF16`
    HALF_TILE: TILE_CLASS = "tile of 16-bit float or bfloat16 type values",
        |ctx, ty| is_tile(ctx, ty, &[Type::F16, Type::BF16]);
    /// `AMXTileF32`
    F32_TILE: TILE_CLASS = "tile of 32-bit float values",
        |ctx, ty| is_tile(ctx, ty, &[Type::F32]);
    /// `AMXTileI32`
    I32_TILE: TILE_CLASS = "tile of 32-bit signless integer values",
        |ctx, ty| is_tile(ctx, ty, &[Type::I32]);
    /// `AMXTileI8`
    I8_TILE: TILE_CLASS = "tile of 8-bit signless integer values",
        |ctx, ty| is_tile(ctx, ty, &[Type::I8]);
}
