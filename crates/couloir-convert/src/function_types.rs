//! Functions, calls and returns of converted types, whatever else is converted.

use std::sync::Arc;

use couloir_dialects::func;
use couloir_ir::body::{Block, Op};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, NoMatch, Operands, OrNoMatch, PatternSet,
    SignatureConversion, TypeConverter, no_match,
};

/// Makes `func.func`, `func.call` and `func.return` legal where their types
/// are, and adds patterns that convert them.
pub(crate) fn populate(
    patterns: &mut PatternSet,
    target: &mut ConversionTarget,
    converter: &Arc<TypeConverter>,
) {
    patterns.add(func::Func::def(), converter, function);
    patterns.add(func::Call::def(), converter, call);
    patterns.add(func::Return::def(), converter, return_op);
    target.dynamic_op(func::Func::def(), by_signature(converter));
    for def in [func::Call::def(), func::Return::def()] {
        target.dynamic_op(def, by_types(converter));
    }
}

/// The same of functions and returns alone, and only of functions in which branches pass nothing of
/// types that are converted; others stay, and may not.
pub(crate) fn populate_plain(
    patterns: &mut PatternSet,
    target: &mut ConversionTarget,
    converter: &Arc<TypeConverter>,
) {
    patterns.add(func::Func::def(), converter, plain_function);
    patterns.add(func::Return::def(), converter, return_op);
    target.dynamic_op(func::Return::def(), by_types(converter));
    let own = Arc::clone(converter);
    target.dynamic_op(func::Func::def(), move |op| {
        let stays = own.is_signature_legal(op.ctx(), signature(op)?);
        Some(stays && own.all_legal(op.ctx(), passed_on(op)))
    });
}

/// Whether the types of all operands and results stay as they are.
pub(crate) fn by_types(
    converter: &Arc<TypeConverter>,
) -> impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static {
    let converter = Arc::clone(converter);
    move |op| {
        let types = op.operand_types().chain(op.result_types());
        Some(converter.all_legal(op.ctx(), types))
    }
}

/// Whether the types that a function takes and gives stay as they are.
pub(crate) fn by_signature(
    converter: &Arc<TypeConverter>,
) -> impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static {
    let converter = Arc::clone(converter);
    move |op| Some(converter.is_signature_legal(op.ctx(), signature(op)?))
}

fn signature(op: OpRef<'_>) -> Option<Type> {
    op.prop(func::Func::FUNCTION_TYPE)?.as_type(op.ctx())
}

pub(crate) fn function(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let converter = rw.converter().or_no_match("the pattern has no type converter")?;
    let ty = signature(rw.view(op)).or_no_match("no function type")?;
    let (inputs, results) = ty.as_function(ctx).or_no_match("no function type")?;
    let mut entry = SignatureConversion::new(inputs.len());
    for (at, &input) in inputs.iter().enumerate() {
        entry.add_input(at, converter.convert(ctx, input).or_no_match("unconvertible argument")?);
    }
    let results = converter.convert_all(ctx, results.iter().copied());
    let results = results.or_no_match("unconvertible result")?;
    let ty = Type::function(ctx, entry.types(), &results);
    rw.convert_entry(op, 0, entry);
    Ok(rw.set_prop(op, func::Func::FUNCTION_TYPE, Some(Attribute::ty(ctx, ty))))
}

fn plain_function(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let converter = rw.converter().or_no_match("the pattern has no type converter")?;
    if !converter.all_legal(rw.context(), passed_on(rw.view(op))) {
        return no_match("branches pass what is converted");
    }
    function(op, new, rw)
}

/// The types of what branches pass to the blocks of a function.
fn passed_on(op: OpRef<'_>) -> Vec<Type> {
    let region = op.region(0);
    let blocks = region.iter().flat_map(|region| region.blocks().skip(1));
    blocks
        .flat_map(|block| {
            block.args().iter().map(|&arg| block.scope.body.ty(arg)).collect::<Vec<_>>()
        })
        .collect()
}

pub(crate) fn call(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let types = rw.convert_results(op)?;
    let callee = rw.view(op).prop(func::Call::CALLEE);
    let made = NewOp::new(func::Call::def()).operands(new.all().iter().copied()).results(types);
    rw.replace_with(op, made.prop(func::Call::CALLEE, callee))
}

pub(crate) fn return_op(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    rw.replace_with(op, func::Return::build(new.all()))
}

/// An op anew, as `made` has it, with the operands, results and regions of converted types; blocks
/// that it may go on to take such, too.
pub(crate) fn retyped(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    mut made: NewOp,
) -> Lowered {
    made.results = rw.convert_results(op)?.into_iter().collect();
    made.operands = new.all().iter().copied().collect();
    for &block in &made.successors {
        retype_args(block, rw)?;
    }
    let regions = rw.body().take_regions(op);
    for &region in &regions {
        rw.convert_region(region, None)?;
    }
    made.regions = regions.into();
    rw.replace_with(op, made)
}

fn retype_args(block: Block, rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let converter = rw.converter().or_no_match("the pattern has no type converter")?;
    let (ctx, body) = (rw.context(), rw.scope().body);
    if !converter.all_legal(ctx, body.args(block).iter().map(|&arg| body.ty(arg))) {
        let signature = converter.block_signature(ctx, body, block);
        rw.convert_signature(block, &signature.or_no_match("no types to convert to")?);
    }
    Ok(())
}
