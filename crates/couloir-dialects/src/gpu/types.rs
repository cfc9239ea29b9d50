//! Types of `gpu`: tokens, handles, and matrices that a subgroup holds.

use couloir_diag::BytePos;
use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::ty::{DialectType, TypeDef};
use couloir_ir::{Context, Type};

/// Types that are a name: `NAME = "mnemonic";`.
macro_rules! names {
    ($($(#[$meta:meta])* $name:ident = $mnemonic:literal;)*) => {
        $(
            $(#[$meta])*
            pub static $name: TypeDef = TypeDef {
                dialect: "gpu",
                mnemonic: $mnemonic,
                parse: |parser| Ok(Type::dialect(parser.context(), &$name, Vec::new())),
                ..TypeDef::EMPTY
            };
        )*
        /// All of them.
        static NAMES: &[&TypeDef] = &[$(&$name),*];
    };
}

names! {
    /// `!gpu.async.token`
    ASYNC_TOKEN = "async.token";
    /// `!gpu.sparse.dntensor_handle`
    DENSE_TENSOR = "sparse.dntensor_handle";
    /// `!gpu.sparse.spgemmop_handle`
    SPARSE_PRODUCT = "sparse.spgemmop_handle";
    /// `!gpu.sparse.spmat_handle`
    SPARSE_MATRIX = "sparse.spmat_handle";
}

/// `!gpu.mma_matrix<16x16xf16, "AOp">`: the element type, what it is in a product, the sizes.
pub static MMA_MATRIX: TypeDef = TypeDef {
    dialect: "gpu",
    mnemonic: "mma_matrix",
    parse: |parser| {
        let at = parser.mnemonic_position(MMA_MATRIX.mnemonic);
        parse_matrix(parser, at)
    },
    print: print_matrix,
    ..TypeDef::EMPTY
};

pub(super) fn parse_type(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    let keyword = parser.any_keyword()?;
    if keyword == MMA_MATRIX.mnemonic {
        return parse_matrix(parser, at);
    }
    match NAMES.iter().find(|def| def.mnemonic == keyword) {
        Some(def) => (def.parse)(parser),
        None => Err(parser.error(at, &format!("unknown gpu type: {keyword}"))),
    }
}

/// What a matrix is made of that is there, as messages name it.
fn is_element(ctx: &Context, ty: Type) -> bool {
    matches!(ty, Type::I32 | Type::F16 | Type::F32 | Type::F64)
        || (ty.int_width(ctx) == Some(8) && ty != Type::I8)
}

fn parse_matrix(parser: &mut dyn AsmParser, at: BytePos) -> ParseResult<Type> {
    parser.punct("<")?;
    let shape = parser.dimension_list(false, true)?;
    let element = parser.ty()?;
    parser.punct(",")?;
    let operand = parser.string()?;
    parser.punct(">")?;
    let ctx = parser.context();
    if !matches!(ctx.str(operand), "AOp" | "BOp" | "COp") {
        return Err(parser.error(at, "operand expected to be one of AOp, BOp or COp"));
    }
    if shape.len() != 2 {
        return Err(parser.error(at, "MMAMatrixType must have exactly two dimensions"));
    }
    if !is_element(ctx, element) {
        let message = "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64";
        return Err(parser.error(at, message));
    }
    let sizes = shape.into_iter().map(Param::Int).collect();
    let params = vec![Param::Type(element), Param::Str(operand), Param::List(sizes)];
    Ok(Type::dialect(ctx, &MMA_MATRIX, params))
}

fn print_matrix(ctx: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    let [Param::Type(element), Param::Str(operand), Param::List(sizes)] = &*ty.params else {
        return;
    };
    printer.text("<");
    for size in sizes {
        if let Param::Int(size) = size {
            printer.text(&format!("{size}x"));
        }
    }
    printer.text(&ctx.type_text(*element));
    printer.text(", \"");
    printer.text(ctx.str(*operand));
    printer.text("\">");
}
