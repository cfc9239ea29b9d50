//! `convert-arith-to-llvm`: arithmetic becomes instructions and intrinsics.
//!
//! Most ops become one op, a row each. Ops that upstream cannot lower (of
//! tensors, or of floats that LLVM lacks) stay.

mod division;
mod extended;
pub(crate) mod rows;

use std::sync::Arc;

use couloir_dialects::{arith, llvm};
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Context, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Operands, OrNoMatch, Pattern, PatternSet, no_match,
    unroll_with,
};

use crate::common::{convert, lasting, lower_to_llvm};
use crate::llvm_common::{INDEX_BITWIDTH, Llvm, UNROLL};

/// `convert-arith-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-arith-to-llvm",
    class: "ArithToLLVMConversionPass",
    description: "Convert Arith dialect to LLVM dialect",
    anchor: None,
    options: &[INDEX_BITWIDTH],
    run: |cx| convert(cx, conversion),
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    lower_to_llvm(options, op, populate_with_divisions)
}

/// The patterns for all of `arith`.
pub(crate) fn populate_with_divisions(ctx: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    division::populate(ctx, llvm, patterns);
    populate(ctx, llvm, patterns);
}

/// The patterns for all of `arith` but rounding divisions.
pub(crate) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    let converter = &llvm.converter;
    patterns.add_rows(rows::UNROLLED, converter, Some(UNROLL));
    patterns.add_rows(rows::WHOLE, converter, None);
    let same = Pattern::new(same_type_bitcast).converter(converter).benefit(2);
    patterns.add_pattern(Some(arith::Bitcast::def()), same);
    let (sext, zext) = (llvm::SExt::def(), llvm::ZExt::def());
    patterns
        .add(arith::IndexCast::def(), converter, move |op, new, rw| index_cast(op, new, rw, sext));
    patterns.add(arith::IndexCastui::def(), converter, move |op, new, rw| {
        index_cast(op, new, rw, zext)
    });
    extended::populate(llvm, patterns);
}

/// A bitcast between types that have become the same.
fn same_type_bitcast(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let to = rw.view(op).result_type(0).and_then(|ty| rw.convert_type(ty));
    match new.one(0) {
        Some(value) if Some(rw.ty(value)) == to => rw.replace(op, value),
        _ => no_match("the types differ"),
    }
}

/// An extension, a truncation or nothing, by the width of the elements.
fn index_cast(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    extend: &'static couloir_ir::OpDef,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let (from, to) = view.operand_type(0).zip(view.result_type(0)).or_no_match("no operand")?;
    let whole = rw.convert_type(to).or_no_match("unconvertible result type")?;
    let value = new.one(0).or_no_match("no operand")?;
    let width = |ty: Type| rw.convert_type(ty.element_or_self(ctx))?.int_width(ctx);
    let (from, to) = width(from).zip(width(to)).or_no_match("no integers")?;
    let def = match from.cmp(&to) {
        std::cmp::Ordering::Equal => return rw.replace(op, value),
        std::cmp::Ordering::Less => extend,
        std::cmp::Ordering::Greater => llvm::Trunc::def(),
    };
    let make = |rw: &mut ConversionRewriter<'_>, ty: Type, value| {
        let mut spec = NewOp::new(def).operand(value).result(ty);
        if std::ptr::eq(def, llvm::Trunc::def()) {
            spec = llvm::Trunc::build(ctx, ty, value);
        }
        rw.insert1(spec)
    };
    if (UNROLL.split)(ctx, rw.ty(value)).is_some() {
        return unroll_with(op, new, rw, UNROLL, |rw, ty, parts| {
            make(rw, ty, parts.first().copied().unwrap_or(value))
        });
    }
    let value = make(rw, whole, value);
    rw.replace(op, value)
}
