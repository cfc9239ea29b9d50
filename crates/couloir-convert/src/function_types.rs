//! Functions, calls and returns of converted types, whatever else is converted.

use std::sync::Arc;

use couloir_dialects::func;
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, Operands, OrNoMatch, PatternSet,
    SignatureConversion, TypeConverter,
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
    let own = Arc::clone(converter);
    target.dynamic_op(func::Func::def(), move |op| {
        Some(own.is_signature_legal(op.ctx(), signature(op)?))
    });
    for def in [func::Call::def(), func::Return::def()] {
        target.dynamic_op(def, by_types(converter));
    }
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

pub(crate) fn call(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let types = rw.convert_results(op)?;
    let callee = rw.view(op).prop(func::Call::CALLEE);
    let made = NewOp::new(func::Call::def()).operands(new.all().iter().copied()).results(types);
    rw.replace_with(op, made.prop(func::Call::CALLEE, callee))
}

pub(crate) fn return_op(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    rw.replace_with(op, func::Return::build(new.all()))
}
