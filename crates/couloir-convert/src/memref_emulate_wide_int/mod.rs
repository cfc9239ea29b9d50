//! `memref-emulate-wide-int`: memory of integers twice as wide as the target's
//! widest holds pairs of these, and `arith` computes with pairs.

use std::sync::Arc;

use couloir_dialects::memref;
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Failure, OpRef};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet, TypeConversion, TypeConverter,
};

use crate::arith_emulate_wide_int::{WIDEST, converter, populate, widest};
use crate::common::try_convert;
use crate::function_types::by_types;

/// `memref-emulate-wide-int`
pub static PASS: PassDef = PassDef {
    name: "memref-emulate-wide-int",
    class: "MemRefEmulateWideInt",
    description: "Emulate 2*N-bit integer operations using N-bit operations",
    anchor: None,
    options: &[WIDEST],
    run: |cx| try_convert(cx, conversion),
    loads: &["vector"],
    ..PassDef::EMPTY
};

fn with_memrefs(widest: u32) -> TypeConverter {
    let mut converter = converter(widest);
    converter.add(|converter, ctx, ty| {
        let Some(memref) = ty.as_memref(ctx) else { return TypeConversion::Pass };
        let element = converter.convert_one(ctx, memref.element);
        let with = |element| {
            let (layout, space) = (memref.layout.expand(), memref.memory_space.expand());
            MemRefType::get(ctx, &memref.shape, element, layout, space)
        };
        element.map(with).into()
    });
    converter
}

fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let converter = Arc::new(with_memrefs(widest(options, op)?));
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
    for dialect in ["arith", "memref", "vector"] {
        target.dynamic_dialect(dialect, by_types(&converter));
    }
    populate(&mut patterns, &converter);
    patterns.add(memref::Alloc::def(), &converter, allocate);
    patterns.add(memref::Load::def(), &converter, |op, new, rw| {
        access(op, new, rw, memref::Load::NONTEMPORAL)
    });
    patterns.add(memref::Store::def(), &converter, |op, new, rw| {
        access(op, new, rw, memref::Store::NONTEMPORAL)
    });
    Ok(Conversion::new(Mode::Partial, target, patterns))
}

fn allocate(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ty = *rw.convert_results(op)?.first().or_no_match("no result")?;
    let view = rw.view(op);
    let sizes = new.in_group(view, memref::Alloc::DYNAMIC_SIZES);
    let symbols = new.in_group(view, memref::Alloc::SYMBOL_OPERANDS);
    let made = memref::Alloc::build(rw.context(), ty, sizes, symbols);
    let alignment = view.prop(memref::Alloc::ALIGNMENT);
    rw.replace_with(op, made.prop(memref::Alloc::ALIGNMENT, alignment))
}

/// A load or a store of pairs; of the attributes only the hint stays, which is
/// always said then.
fn access(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, hint: usize) -> Lowered {
    let types = rw.convert_results(op)?;
    let view = rw.view(op);
    let def = view.def().or_no_match("not a known op")?;
    let is_set = view.prop(hint).and_then(Attribute::as_bool).unwrap_or(false);
    let made = NewOp::new(def).operands(new.all().iter().copied()).results(types);
    rw.replace_with(op, made.prop(hint, Attribute::bool(is_set)))
}
