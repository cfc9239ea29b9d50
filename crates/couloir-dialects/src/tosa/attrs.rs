//! Attributes of `tosa`: modes of ops, numbers that stand for zero, and what a target can do.

use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, AttrKind, DialectAttr, EnumDef, Param};
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::attrs::{DENSE_I64_ARRAY_ATTR, defaults, is_float, is_integer, is_type};
use couloir_ods::ir::op::AttrSyntax;
use couloir_ods::{attr_constraints, attr_constraints_of, enum_attrs, enum_cases, enum_defaults};

use crate::llvm::attrs::fields::{self, Field, Fields, Kind, req};

enum_cases! {
    /// How values between those of an image are found.
    pub RESIZE_MODES = "::mlir::tosa::ResizeMode", ["NEAREST_NEIGHBOR" = 1, "BILINEAR" = 2];
    /// What becomes of what is no number.
    pub NAN_MODES = "::mlir::tosa::NanPropagationMode", ["PROPAGATE" = 1, "IGNORE" = 2];
    /// How what was scaled is rounded.
    pub ROUNDING_MODES = "::mlir::tosa::RoundingMode", [
        "SINGLE_ROUND" = 1, "INEXACT_ROUND" = 2, "DOUBLE_ROUND" = 3,
    ];
    /// How many values have a scale together.
    pub BLOCK_SIZES = "::mlir::tosa::BlockSize", ["BLOCK_SIZE_32" = 32];
    /// Kinds of targets.
    pub PROFILES = "::mlir::tosa::Profile", ["pro_int" = 1, "pro_fp" = 2, "none" = 0];
    /// What some targets can do besides.
    pub EXTENSIONS = "::mlir::tosa::Extension", [
        "none" = 0, "int16" = 1, "int4" = 2, "bf16" = 3, "fp8e4m3" = 4, "fp8e5m2" = 5, "fft" = 6,
        "variable" = 7, "controlflow" = 8, "doubleround" = 9, "inexactround" = 10, "dynamic" = 11,
        "mxfp" = 12, "int64" = 13, "shape" = 14,
    ];
    /// How large numbers that ops take may be.
    pub LEVELS = "::mlir::tosa::Level", ["none" = 0, "8k" = 1];
    /// Versions of the specification.
    pub VERSIONS = "::mlir::tosa::SpecificationVersion", ["1.0" = 0, "1.1.draft" = 1];
}

/// What a target has, which messages call otherwise.
static TARGET_PROFILES: EnumDef = EnumDef { name: "supported TOSA profiles", ..PROFILES };
static TARGET_EXTENSIONS: EnumDef = EnumDef { name: "supported TOSA extensions", ..EXTENSIONS };
static TARGET_LEVELS: EnumDef = EnumDef { name: "supported TOSA levels", ..LEVELS };
static TARGET_VERSIONS: EnumDef = EnumDef { name: "TOSA specification version", ..VERSIONS };

enum_attrs! {
    /// `#tosa.resize_mode<BILINEAR>`
    RESIZE_MODE: "tosa", "resize_mode", "Tosa_ResizeModeAttr", RESIZE_MODES, angled;
    /// `#tosa.nan_mode<IGNORE>`
    NAN_MODE: "tosa", "nan_mode", "Tosa_NanPropagationModeAttr", NAN_MODES, angled;
    /// `#tosa.rounding_mode<SINGLE_ROUND>`
    ROUNDING_MODE: "tosa", "rounding_mode", "Tosa_RoundingModeAttr", ROUNDING_MODES, angled;
    /// `#tosa.block_size<BLOCK_SIZE_32>`
    BLOCK_SIZE: "tosa", "block_size", "Tosa_BlockSizeAttr", BLOCK_SIZES, angled;
    /// `#tosa.prof<pro_int>`
    PROFILE: "tosa", "prof", "Tosa_ProfileAttr", PROFILES, angled;
    /// `#tosa.ext<int16>`
    EXTENSION: "tosa", "ext", "Tosa_ExtensionAttr", EXTENSIONS, angled;
    /// `#tosa.level<none>`
    LEVEL: "tosa", "level", "Tosa_LevelAttr", LEVELS, angled;
    /// `#tosa.specification_version<"1.0">`
    VERSION: "tosa", "specification_version", "Tosa_SpecificationVersion", VERSIONS, angled;
}

macro_rules! zero_points {
    ($($(#[$doc:meta])* $name:ident = $mnemonic:literal, $class:literal [$($field:literal),*];)*) => {
        $(
            $(#[$doc])*
            pub static $name: AttrDef = {
                static FIELDS: Fields =
                    Fields { class: $class, fields: &[$(req($field, "int64_t", Kind::Int)),*] };
                AttrDef {
                    dialect: "tosa",
                    mnemonic: $mnemonic,
                    parse: |parser| fields::parse_struct(parser, &$name, &FIELDS),
                    print: |ctx, attr, printer| fields::print_struct(ctx, attr, &FIELDS, printer),
                    ..AttrDef::EMPTY
                }
            };
        )*
    };
}

zero_points! {
    /// `#tosa.unary_quant<input_zp = 1, output_zp = 2>`
    UNARY_QUANT = "unary_quant", "Tosa_UnaryOpQuantizationAttr" ["input_zp", "output_zp"];
    /// `#tosa.conv_quant<input_zp = 1, weight_zp = 2>`
    CONV_QUANT = "conv_quant", "Tosa_ConvOpQuantizationAttr" ["input_zp", "weight_zp"];
    /// `#tosa.matmul_quant<a_zp = 1, b_zp = 2>`
    MATMUL_QUANT = "matmul_quant", "Tosa_MatMulOpQuantizationAttr" ["a_zp", "b_zp"];
    /// `#tosa.pad_quant<input_zp = 1>`
    PAD_QUANT = "pad_quant", "Tosa_PadOpQuantizationAttr" ["input_zp"];
}

const TARGET_CLASS: &str = "Tosa_TargetEnv";

/// What a target is described by, in order.
static TARGET: [Field; 4] = [
    req("specification_version", "SpecificationVersion", Kind::Enum(&TARGET_VERSIONS)),
    req("level", "Level", Kind::Enum(&TARGET_LEVELS)),
    req("profiles", "::llvm::ArrayRef<Profile>", Kind::List(&Kind::Enum(&TARGET_PROFILES))),
    req("extensions", "::llvm::ArrayRef<Extension>", Kind::List(&Kind::Enum(&TARGET_EXTENSIONS))),
];

/// `#tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions =
/// [int16]>`: what a target can do.
pub static TARGET_ENV: AttrDef = AttrDef {
    dialect: "tosa",
    mnemonic: "target_env",
    parse: parse_target,
    print: print_target,
    ..AttrDef::EMPTY
};

fn parse_target(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let mut params = Vec::new();
    parser.punct("<")?;
    for (at, field) in TARGET.iter().enumerate() {
        if at > 0 {
            parser.punct(",")?;
        }
        params.push(parse_target_field(parser, field)?);
    }
    parser.punct(">")?;
    Ok(Attribute::dialect(parser.context(), &TARGET_ENV, params))
}

/// `name = value` or `name = [values]`
fn parse_target_field(parser: &mut dyn AsmParser, field: &Field) -> ParseResult<Param> {
    parser.keyword(field.name())?;
    parser.punct("=")?;
    let listed = field.is_list();
    if listed {
        parser.punct("[")?;
    }
    let value = fields::parse_field_value(parser, TARGET_CLASS, field)?;
    if listed {
        parser.punct("]")?;
    }
    Ok(value)
}

fn print_target(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    for (at, (field, value)) in TARGET.iter().zip(&attr.params).enumerate() {
        printer.text(if at == 0 { "<" } else { ", " });
        printer.text(field.name());
        printer.text(if field.is_list() { " = [" } else { " = " });
        fields::print_field_value(value, field, printer);
        printer.text(if field.is_list() { "]" } else { "" });
    }
    printer.text(">");
}

/// Whether this is a type that sums of products have.
fn is_accumulator(ctx: &Context, attr: Attribute) -> bool {
    let Some(ty) = attr.as_type(ctx) else { return false };
    let is_int = ty.is_signless_integer(ctx) && matches!(ty.int_width(ctx), Some(32 | 48));
    is_int || matches!(ty, Type::F16 | Type::F32)
}

/// Whether this is an array of so many numbers of 64 bits.
fn is_array_of(ctx: &Context, attr: Attribute, count: usize) -> bool {
    (DENSE_I64_ARRAY_ATTR.holds)(ctx, attr)
        && attr.as_i64_array(ctx).is_some_and(|list| list.len() == count)
}

/// Whether this is a dense array at all, which is what is held.
fn is_i64_array(ctx: &Context, attr: Attribute) -> bool {
    (DENSE_I64_ARRAY_ATTR.holds)(ctx, attr)
}

/// Whether this is a number with a point or without.
fn is_number(ctx: &Context, attr: Attribute) -> bool {
    matches!(attr.kind(ctx), AttrKind::Integer(..)) && is_integer(ctx, attr) || is_float(ctx, attr)
}

attr_constraints! {
    /// `Tosa_IntArrayAttr2`
    INT_ARRAY_2: is_i64_array = "i64 dense array attribute with exactly 2 elements",
        |ctx, attr| is_array_of(ctx, attr, 2), AttrSyntax::DenseArray(Type::I64);
    /// `Tosa_IntArrayAttr3`
    INT_ARRAY_3: is_i64_array = "i64 dense array attribute with exactly 3 elements",
        |ctx, attr| is_array_of(ctx, attr, 3), AttrSyntax::DenseArray(Type::I64);
    /// `Tosa_IntArrayAttr4`
    INT_ARRAY_4: is_i64_array = "i64 dense array attribute with exactly 4 elements",
        |ctx, attr| is_array_of(ctx, attr, 4), AttrSyntax::DenseArray(Type::I64);
    /// `Tosa_IntArrayAttr6`
    INT_ARRAY_6: is_i64_array = "i64 dense array attribute with exactly 6 elements",
        |ctx, attr| is_array_of(ctx, attr, 6), AttrSyntax::DenseArray(Type::I64);
    /// `TypeAttrOf<Tosa_AccType>`
    ACC_TYPE: is_type = "type attribute of 32-bit signless integer or 48-bit signless integer or \
        16-bit float or 32-bit float", is_accumulator, AttrSyntax::Type;
    /// `Tosa_IntOrFloatAttr`
    INT_OR_FLOAT = "arbitrary integer attribute or arbitrary float attribute", is_number,
        AttrSyntax::Any;
}

attr_constraints_of! {
    RESIZE_MODE_ATTR = "Supported resize/upsampling strategies", RESIZE_MODE;
    NAN_MODE_ATTR = "Supported NaN propagation strategies", NAN_MODE;
    ROUNDING_MODE_ATTR = "Supported rounding modes", ROUNDING_MODE;
    BLOCK_SIZE_ATTR = "Block size for the block_scaled formats", BLOCK_SIZE;
}

enum_defaults! {
    /// `#tosa.nan_mode<PROPAGATE>`
    pub propagate = NAN_MODE, 1;
    /// `#tosa.nan_mode<IGNORE>`
    pub ignore = NAN_MODE, 2;
    /// `#tosa.rounding_mode<SINGLE_ROUND>`
    pub single_round = ROUNDING_MODE, 1;
    /// `#tosa.rounding_mode<DOUBLE_ROUND>`
    pub double_round = ROUNDING_MODE, 3;
}

pub(super) use defaults::no;
