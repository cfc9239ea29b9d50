//! What is done to a module of kernels before the rest: reductions in a block become loads, stores and
//! shuffles, numbers of threads in the grid are computed, and wide values are shuffled in halves.

use couloir_dialects::gpu::{BlockDim, BlockId, Func, GlobalId, Shuffle, ThreadId};
use couloir_dialects::{arith, func};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Context, Failure, OpDef, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{Greedy, RewritePatterns, Rewritten};

use super::all_reduce;
use super::unary;
use crate::llvm_common::emit::with;

/// Does it.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub(crate) fn prepare(ctx: &Context, op: &OpRef<'_>, body: &mut Body) -> Result<(), Failure> {
    for function in ops(body, Func::def()) {
        all_reduce::lower(ctx, body, function);
    }
    let mut patterns = RewritePatterns::new();
    patterns.add(GlobalId::def(), global_id);
    patterns.add(Shuffle::def(), shuffle);
    Greedy::from(patterns).run_all(ctx, Some(op), body)?;
    Ok(())
}

/// The functions of `func` are to be callable from C.
pub(crate) fn request_wrappers(ctx: &Context, body: &mut Body) {
    let name = ctx.intern("llvm.emit_c_interface");
    for function in ops(body, func::Func::def()) {
        let own = body.discardable(function).as_dictionary(ctx).unwrap_or_default();
        let others = own.iter().copied().filter(|entry| entry.0 != name);
        let attrs = others.chain([(name, Attribute::UNIT)]).collect();
        body.set_discardable(function, Attribute::dictionary(ctx, attrs));
    }
}

/// The ops of a kind at the outermost level of a body.
pub(crate) fn ops(body: &Body, def: &'static OpDef) -> Vec<Op> {
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    let ops = blocks.flat_map(|block| body.block_ops(block));
    let is = |op: &Op| body.op(*op).name.def().is_some_and(|own| std::ptr::eq(own, def));
    ops.filter(is).collect()
}

/// An op of `arith` on two numbers of one type.
pub(super) fn binary(b: &mut dyn Build, def: &'static OpDef, lhs: Value, rhs: Value) -> Value {
    let ty = b.body().ty(lhs);
    let props = with(b.ctx(), def, []);
    b.emit1(def, &[lhs, rhs], ty, &props)
}

/// A number of a thread in the grid: that of its block, times the size of blocks, and its own.
fn global_id(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let dim = rw.view(op).prop(GlobalId::DIMENSION).or_no_match("no dimension")?;
    let read = |rw: &mut Rewriter<'_>, def| rw.emit1(def, &[], Type::INDEX, &[Some(dim), None]);
    let block = read(rw, BlockId::def());
    let size = read(rw, BlockDim::def());
    let before = binary(rw, arith::Muli::def(), block, size);
    let own = read(rw, ThreadId::def());
    let sum = binary(rw, arith::Addi::def(), own, before);
    rw.replace(op, &[sum]);
    Ok(())
}

/// The low and the high half of 64 bits, and how far they are apart.
fn halves(rw: &mut Rewriter<'_>, value: Value) -> ([Value; 2], Value) {
    let low = unary(rw, arith::Trunci::def(), value, Type::I32);
    let ctx = rw.context();
    let half = rw.insert1(arith::Constant::build(Type::I64, Attribute::i64(ctx, 32)));
    let high = binary(rw, arith::Shrui::def(), value, half);
    ([low, unary(rw, arith::Trunci::def(), high, Type::I32)], half)
}

/// Values of 64 bits are shuffled in two halves.
fn shuffle(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let operands = view.operands().collect::<Vec<_>>();
    let &[value, offset, width] = operands.as_slice() else { return no_match("no operands") };
    let mode = view.prop(Shuffle::MODE);
    let ty = rw.ty(value);
    if !matches!(ty, Type::I64 | Type::F64) {
        return no_match("not of 64 bits");
    }
    // What is done to the value alone is where that is.
    let (own, of_value) = (rw.location(), rw.scope().body.value_location(value));
    rw.set_location(of_value);
    let value = match ty {
        Type::F64 => unary(rw, arith::Bitcast::def(), value, Type::I64),
        _ => value,
    };
    let ([low, high], half) = halves(rw, value);
    rw.set_location(own);
    let mut parts = [(low, low); 2];
    for (part, value) in parts.iter_mut().zip([low, high]) {
        let results = [Type::I32, Type::I1];
        let made = rw.emit(Shuffle::def(), &[value, offset, width], &results, &[mode]);
        let result = |at| rw.scope().body.result(made, at);
        *part = result(0).zip(result(1)).or_no_match("no results")?;
    }
    let [(low, valid), (high, also)] = parts;
    rw.set_location(of_value);
    let low = unary(rw, arith::Extui::def(), low, Type::I64);
    let high = unary(rw, arith::Extui::def(), high, Type::I64);
    let high = binary(rw, arith::Shli::def(), high, half);
    let whole = rw.with_location(own, |rw| binary(rw, arith::Ori::def(), high, low));
    let whole = match ty {
        Type::F64 => unary(rw, arith::Bitcast::def(), whole, Type::F64),
        _ => whole,
    };
    rw.set_location(own);
    let valid = binary(rw, arith::Andi::def(), valid, also);
    rw.replace(op, &[whole, valid]);
    Ok(())
}
