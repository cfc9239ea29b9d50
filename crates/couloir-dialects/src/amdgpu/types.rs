//! Types of `amdgpu`: what describes tiles that are moved between global memory and that of groups.

use couloir_ir::asm::{AsmParser, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::op::TypeClass;
use couloir_ir::ty::TypeDef;
use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;

/// `!amdgpu.tdm_base<f32>`: where elements are moved from and to.
pub static BASE: TypeDef = TypeDef {
    dialect: "amdgpu",
    mnemonic: "tdm_base",
    parse: |parser| {
        parser.punct("<")?;
        let element = parameter(parser, "AMDGPU_TDMBaseType", "elementType")?;
        parser.punct(">")?;
        Ok(Type::dialect(parser.context(), &BASE, vec![Param::Type(element)]))
    },
    print: |_, ty, printer| {
        printer.text("<");
        print_types(&ty.params, printer);
        printer.text(">");
    },
    ..TypeDef::EMPTY
};

/// `!amdgpu.tdm_gather_base<f32, i16>`: the same of rows that have numbers of the second type.
pub static GATHER_BASE: TypeDef = TypeDef {
    dialect: "amdgpu",
    mnemonic: "tdm_gather_base",
    parse: parse_gather,
    print: BASE.print,
    ..TypeDef::EMPTY
};

/// `!amdgpu.tdm_descriptor`: all there is to say of a tile that is moved.
pub static DESCRIPTOR: TypeDef = TypeDef {
    dialect: "amdgpu",
    mnemonic: "tdm_descriptor",
    parse: |parser| Ok(Type::dialect(parser.context(), &DESCRIPTOR, Vec::new())),
    print: |_, _, _| {},
    ..TypeDef::EMPTY
};

fn parameter(parser: &mut dyn AsmParser, class: &str, name: &str) -> ParseResult<Type> {
    parser.ty().map_err(|_| {
        let message = format!("failed to parse {class} parameter '{name}' which is to be a `Type`");
        parser.error(parser.position(), &message)
    })
}

fn parse_gather(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    const CLASS: &str = "AMDGPU_TDMGatherBaseType";
    let start = parser.position();
    parser.punct("<")?;
    let element = parameter(parser, CLASS, "elementType")?;
    parser.punct(",")?;
    let index = parameter(parser, CLASS, "indexType")?;
    parser.punct(">")?;
    if !matches!(index, Type::I16 | Type::I32) {
        let found = parser.context().type_text(index);
        let message = format!("index type must be i16 or i32 but index type is '{found}'.");
        return Err(parser.error(start, &message));
    }
    let params = vec![Param::Type(element), Param::Type(index)];
    Ok(Type::dialect(parser.context(), &GATHER_BASE, params))
}

fn print_types(params: &[Param], printer: &mut dyn couloir_ir::asm::AsmPrinter) {
    for (at, ty) in params.iter().filter_map(Param::as_type).enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.ty(ty);
    }
}

/// Classes of these types: `CLASS = DEFINITION, "name";`.
macro_rules! classes {
    ($($class:ident = $def:ident, $name:literal;)*) => {
        $(static $class: TypeClass = TypeClass {
            name: Some($name),
            is: |ctx, ty| ty.params_of(ctx, &$def).is_some(),
            stripped: Some(&$def),
        };)*
    };
}

classes! {
    BASE_CLASS = BASE, "amdgpu.tdm_base";
    GATHER_BASE_CLASS = GATHER_BASE, "amdgpu.tdm_gather_base";
    DESCRIPTOR_CLASS = DESCRIPTOR, "amdgpu.tdm_descriptor";
}

type_constraints! {
    /// `AMDGPU_TDMBaseType`
    TDM_BASE: BASE_CLASS =
        "Pair of base addresses that move data between LDS and global storage.", BASE_CLASS.is;
    /// `AMDGPU_TDMGatherBaseType`
    TDM_GATHER_BASE: GATHER_BASE_CLASS =
        "Pair of base addresses that move data between LDS and global storage.",
        GATHER_BASE_CLASS.is;
    /// `AMDGPU_TDMDescriptorType`
    TDM_DESCRIPTOR: DESCRIPTOR_CLASS = "Descriptors used in tensor store/load operations.",
        DESCRIPTOR_CLASS.is, build |ctx| Type::dialect(ctx, &DESCRIPTOR, Vec::new());
}

/// The elements that are moved, and the type of the numbers of rows, where these have numbers.
pub fn as_base(ctx: &Context, ty: Type) -> Option<(Type, Option<Type>)> {
    let params = ty.params_of(ctx, &BASE).or_else(|| ty.params_of(ctx, &GATHER_BASE))?;
    Some((params.first()?.as_type()?, params.get(1).and_then(Param::as_type)))
}
