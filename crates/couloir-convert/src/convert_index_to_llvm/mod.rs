//! `convert-index-to-llvm`: arithmetic on `index` becomes that on integers of
//! its width.

mod division;

use std::sync::Arc;

use couloir_dialects::{index, llvm};
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, OpDef, OpRef};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Operands, OrNoMatch, PatternSet, Row,
};
use couloir_rewrite::row;

use crate::common::{convert, lasting, lower_with_target};
use crate::llvm_common::{INDEX_BITWIDTH, Llvm, LlvmPattern, add_patterns};

/// `convert-index-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-index-to-llvm",
    class: "ConvertIndexToLLVMPass",
    description: "Lower the `index` dialect to the `llvm` dialect.",
    anchor: None,
    options: &[INDEX_BITWIDTH],
    run: |cx| convert(cx, conversion),
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    lower_with_target(options, op, target(), populate)
}

fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.illegal_dialect("index").legal_dialect("llvm");
    target
}

/// `#index<cmp_predicate ...>` as a number.
fn predicate(ctx: &Context, attr: Attribute) -> Option<Attribute> {
    let case = attr.enum_bits(ctx, &index::CMP_PREDICATE)?;
    i64::try_from(case).ok().map(|case| Attribute::i64(ctx, case))
}

/// Ops that become one op.
static ROWS: &[Row] = &[
    row!(index::Add<'_> => llvm::Add<'_>),
    row!(index::Sub<'_> => llvm::Sub<'_>),
    row!(index::Mul<'_> => llvm::Mul<'_>),
    row!(index::Divs<'_> => llvm::Sdiv<'_>),
    row!(index::Divu<'_> => llvm::Udiv<'_>),
    row!(index::Rems<'_> => llvm::Srem<'_>),
    row!(index::Remu<'_> => llvm::Urem<'_>),
    row!(index::Maxs<'_> => llvm::IntrSmax<'_>),
    row!(index::Maxu<'_> => llvm::IntrUmax<'_>),
    row!(index::Mins<'_> => llvm::IntrSmin<'_>),
    row!(index::Minu<'_> => llvm::IntrUmin<'_>),
    row!(index::Shl<'_> => llvm::Shl<'_>),
    row!(index::Shrs<'_> => llvm::AShr<'_>),
    row!(index::Shru<'_> => llvm::LShr<'_>),
    row!(index::And<'_> => llvm::And<'_>),
    row!(index::Or<'_> => llvm::Or<'_>),
    row!(index::Xor<'_> => llvm::Xor<'_>),
    row!(index::Cmp<'_> => llvm::ICmp<'_>, [index::Cmp::PRED => llvm::ICmp::PREDICATE, by predicate])
        .attrs(|_| Attribute::EMPTY_DICT),
    row!(index::BoolConstant<'_> => llvm::Constant<'_>,
        [index::BoolConstant::VALUE => llvm::Constant::VALUE]),
];

/// The patterns for all of `index`.
pub(crate) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    patterns.add_rows(ROWS, &llvm.converter, None);
    let all: [(_, LlvmPattern); 7] = [
        (index::Ceildivs::def(), division::ceildivs),
        (index::Ceildivu::def(), division::ceildivu),
        (index::Floordivs::def(), division::floordivs),
        (index::Constant::def(), constant),
        (index::Sizeof::def(), size_of),
        (index::Casts::def(), |_, op, new, rw| cast(op, new, rw, llvm::SExt::def())),
        (index::Castu::def(), |_, op, new, rw| cast(op, new, rw, llvm::ZExt::def())),
    ];
    add_patterns(patterns, llvm, &all);
}

/// A constant of the width of `index`; it wraps.
fn constant(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let value = index::Constant(rw.view(op)).value().and_then(|value| value.as_i64(ctx));
    let value = value.or_no_match("no value")?;
    rw.replace_with(op, llvm::constant_int(ctx, llvm.index, value))
}

/// The width of `index`.
fn size_of(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let width = llvm.index.int_width(ctx).or_no_match("no width")?;
    rw.replace_with(op, llvm::constant_int(ctx, llvm.index, i64::from(width)))
}

/// An extension, a truncation or nothing, by width.
fn cast(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    extend: &'static OpDef,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("no operand")?;
    let to = rw.view(op).result_type(0).and_then(|ty| rw.convert_type(ty));
    let to = to.or_no_match("unconvertible result type")?;
    match rw.ty(value).int_width(ctx).cmp(&to.int_width(ctx)) {
        std::cmp::Ordering::Equal => rw.replace(op, value),
        std::cmp::Ordering::Less => {
            rw.replace_with(op, NewOp::new(extend).operand(value).result(to))
        }
        std::cmp::Ordering::Greater => {
            let value = rw.insert1(llvm::Trunc::build(ctx, to, value));
            rw.replace(op, value)
        }
    }
}
