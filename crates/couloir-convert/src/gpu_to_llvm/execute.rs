//! Regions that run concurrently take and give values of LLVM's types.

use std::sync::Arc;

use couloir_dialects::r#async::{self as asynchronous, types};
use couloir_ir::attr::Param;
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Context, OpDef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, Operands, OrNoMatch, PatternSet, TypeConversion,
    TypeConverter, no_match,
};

use crate::common::region;
use crate::function_types::by_types;
use crate::llvm_common::{Llvm, LlvmPattern, add_patterns};

/// Adds what the types of `async` become: values have others in them.
pub(super) fn add_rules(converter: &mut TypeConverter) {
    converter.add(|converter, ctx, ty| {
        if ty.params_of(ctx, &types::TOKEN).is_some() {
            return TypeConversion::One(ty);
        }
        match types::value_type(ctx, ty) {
            Some(inner) => converter.convert_one(ctx, inner).map(|ty| value_of(ctx, ty)).into(),
            None => TypeConversion::Pass,
        }
    });
}

/// `!async.value<type>`
fn value_of(ctx: &Context, ty: Type) -> Type {
    Type::dialect(ctx, &types::VALUE, vec![Param::Type(ty)])
}

/// Adds the patterns; the ops are legal where their types are.
pub(super) fn populate(patterns: &mut PatternSet, target: &mut ConversionTarget, llvm: &Arc<Llvm>) {
    let table: [(&OpDef, LlvmPattern); 3] = [
        (asynchronous::Execute::def(), execute),
        (asynchronous::Await::def(), wait),
        (asynchronous::Yield::def(), give),
    ];
    for (def, _) in table {
        target.dynamic_op(def, by_types(&llvm.converter));
    }
    add_patterns(patterns, llvm, &table);
}

fn execute(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let results = rw.convert_results(op)?;
    let old = region(rw, op, 0)?;
    let blocks = rw.scope().body.region_blocks(old).collect::<Vec<_>>();
    let args = blocks.iter().flat_map(|&block| rw.scope().body.args(block));
    if args.clone().any(|&arg| rw.convert_value(arg).is_none()) {
        return no_match("unable to convert block argument types");
    }
    let view = rw.view(op);
    let segments = view.prop(asynchronous::Execute::OPERAND_SEGMENT_SIZES);
    let attrs = view.body().discardable(op);
    let to = rw.body().create_region();
    rw.append_region(old, to);
    rw.convert_region(to, None)?;
    let made = NewOp::new(asynchronous::Execute::def()).operands(new.all().iter().copied());
    let made = made.results(results).region(to).attrs(attrs);
    rw.replace_with(op, made.prop(asynchronous::Execute::OPERAND_SEGMENT_SIZES, segments))
}

fn wait(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let operand = new.one(0).or_no_match("nothing to wait for")?;
    let ty = types::value_type(rw.context(), rw.ty(operand));
    let made = NewOp::new(asynchronous::Await::def()).operand(operand).results(ty);
    rw.replace_with(op, made)
}

fn give(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let made = NewOp::new(asynchronous::Yield::def()).operands(new.all().iter().copied());
    rw.replace_with(op, made)
}
