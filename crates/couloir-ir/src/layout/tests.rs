//! Tests of data layout.

use super::*;
use crate::asm::{AsmParser, ParseResult};
use crate::attr::{AttrDef, DialectAttr};
use crate::ty::VectorType;

#[allow(clippy::unnecessary_wraps)]
fn no_parse(_: &mut dyn AsmParser) -> ParseResult<Attribute> {
    Err(crate::Failure)
}
fn no_print(_: &Context, _: &DialectAttr, _: &mut dyn crate::asm::AsmPrinter) {}

static SPEC: AttrDef = AttrDef {
    dialect: "dlti",
    mnemonic: "dl_spec",
    parse: no_parse,
    print: no_print,
    ..AttrDef::EMPTY
};

fn spec(ctx: &Context, entries: &[(Param, Attribute)]) -> DataLayout {
    let entry =
        |(key, value): &(Param, Attribute)| Param::List([key.clone(), Param::Attr(*value)].into());
    let list = Param::List(entries.iter().map(entry).collect());
    DataLayout::of_spec(ctx, Attribute::dialect(ctx, &SPEC, vec![list]))
}

fn check(layout: &DataLayout, ctx: &Context, ty: Type, bits: u64, abi: u64, preferred: u64) {
    assert_eq!(layout.size_in_bits(ctx, ty).map(|size| size.min), Some(bits));
    assert_eq!(layout.abi_alignment(ctx, ty), Some(abi));
    assert_eq!(layout.preferred_alignment(ctx, ty), Some(preferred));
}

#[test]
fn defaults() {
    let (ctx, layout) = (Context::default(), DataLayout::default());
    check(&layout, &ctx, Type::I1, 1, 1, 1);
    check(&layout, &ctx, Type::int(&ctx, 24), 24, 4, 4);
    check(&layout, &ctx, Type::I64, 64, 4, 8);
    check(&layout, &ctx, Type::INDEX, 64, 4, 8);
    check(&layout, &ctx, Type::F64, 64, 8, 8);
    check(&layout, &ctx, Type::vector(&ctx, &[3], Type::I32), 128, 16, 16);
    check(&layout, &ctx, Type::vector(&ctx, &[2, 3], Type::F64), 512, 64, 64);
    check(&layout, &ctx, Type::vector(&ctx, &[3], Type::I1), 32, 4, 4);
    check(&layout, &ctx, Type::vector(&ctx, &[], Type::I32), 32, 4, 4);
    let complex = Type::get(&ctx, TypeKind::Complex(Type::F32));
    check(&layout, &ctx, complex, 64, 4, 4);
    let scalable = VectorType::get(&ctx, &[4], &[true], Type::I32);
    assert_eq!(layout.size(&ctx, scalable), Some(TypeSize { min: 16, scalable: true }));
    assert_eq!(layout.size(&ctx, Type::NONE), None);
    assert_eq!(layout.stack_alignment(&ctx), 0);
}

#[test]
fn entries_override() {
    let ctx = Context::default();
    let data = [64i64, 128].iter().flat_map(|bits| bits.to_le_bytes()).collect::<Vec<_>>();
    let alignments = Attribute::get(
        &ctx,
        AttrKind::DenseElements(crate::attr::DenseElements {
            ty: Type::vector(&ctx, &[2], Type::I64),
            data: data.into(),
            splat: false,
        }),
    );
    let name = |text| Param::Str(ctx.intern(text));
    let layout = spec(
        &ctx,
        &[
            (Param::Type(Type::INDEX), Attribute::index(&ctx, 32)),
            (Param::Type(Type::I32), alignments),
            (name("dlti.endianness"), Attribute::string(&ctx, "big")),
            (name("dlti.stack_alignment"), Attribute::i64(&ctx, 128)),
        ],
    );
    check(&layout, &ctx, Type::INDEX, 32, 8, 16);
    check(&layout, &ctx, Type::I8, 8, 8, 16);
    check(&layout, &ctx, Type::I64, 64, 8, 16);
    assert!(layout.is_big_endian(&ctx));
    assert_eq!(layout.stack_alignment(&ctx), 128);
}
