//! Coroutines become LLVM's, of the kind that is resumed by its handle and switches to where it
//! was (LLVM's "Coroutines in LLVM", switched-resume lowering).

use couloir_dialects::r#async as asynchronous;
use couloir_dialects::llvm;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, OpDef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use crate::common::case_values;
use crate::llvm_common::alloc::RuntimeFn;
use crate::llvm_common::{Llvm, LlvmPattern};

/// The patterns for `async.coro`.
pub(super) const PATTERNS: &[(&OpDef, LlvmPattern)] = &[
    (asynchronous::CoroId::def(), id),
    (asynchronous::CoroBegin::def(), begin),
    (asynchronous::CoroFree::def(), free),
    (asynchronous::CoroEnd::def(), end),
    (asynchronous::CoroSave::def(), save),
    (asynchronous::CoroSuspend::def(), suspend),
];

/// There is no promise, and the coroutine begins and is split in this module.
fn id(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let align = constant(rw, Type::I32, 0);
    let null = rw.insert1(llvm::Zero::build(llvm.ptr));
    let token = llvm::types::token(ctx);
    rw.replace_with(op, llvm::IntrCoroId::build(token, align, null, null, null))
}

/// Allocates the frame: its size, rounded up to its alignment, of memory aligned so.
fn begin(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let id = new.one(0).or_no_match("no coroutine")?;
    let args = [Type::I64; 2];
    let alloc = RuntimeFn { name: "aligned_alloc", args: &args, result: llvm.ptr };
    llvm.check_runtime(rw, alloc)?;
    let size = rw.insert1(llvm::IntrCoroSize::build(Type::I64));
    let align = rw.insert1(llvm::IntrCoroAlign::build(Type::I64));
    let size = round_up(rw, size, align);
    let frame = llvm.call_by_name(rw, alloc, &[align, size]);
    let frame = frame.or_no_match("the allocation gives nothing")?;
    rw.replace_with(op, llvm::IntrCoroBegin::build(llvm.ptr, id, frame))
}

/// `(size + align - 1) & -align`
fn round_up(rw: &mut ConversionRewriter<'_>, size: Value, align: Value) -> Value {
    let sum = binary(rw, llvm::Add::def(), size, align);
    let one = constant(rw, Type::I64, 1);
    let sum = binary(rw, llvm::Sub::def(), sum, one);
    let zero = constant(rw, Type::I64, 0);
    let mask = binary(rw, llvm::Sub::def(), zero, align);
    binary(rw, llvm::And::def(), sum, mask)
}

fn free(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let [id, handle] = *new.all() else { return no_match("no coroutine") };
    let args = [llvm.ptr];
    let free = RuntimeFn { name: "free", args: &args, result: llvm.void };
    llvm.check_runtime(rw, free)?;
    let frame = rw.insert1(llvm::IntrCoroFree::build(llvm.ptr, id, handle));
    llvm.call_by_name(rw, free, &[frame]);
    rw.erase(op)
}

/// No unwinding, and nothing is returned.
fn end(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let handle = new.one(0).or_no_match("no coroutine")?;
    let no = falsehood(rw);
    let nothing = rw.insert1(llvm::NoneToken::build(rw.context()));
    rw.insert(llvm::IntrCoroEnd::build(Type::I1, handle, no, nothing));
    rw.erase(op)
}

fn save(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let handle = new.one(0).or_no_match("no coroutine")?;
    rw.replace_with(op, llvm::IntrCoroSave::build(llvm::types::token(rw.context()), handle))
}

/// What the suspension gives says where it goes on: 0 where it is resumed, 1 where it is destroyed.
fn suspend(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let state = new.one(0).or_no_match("no state")?;
    let way = |at| rw.scope().body.successor(op, at).or_no_match("not three successors");
    let [suspend, resume, cleanup] = [way(0)?, way(1)?, way(2)?];
    let no = falsehood(rw);
    let way = rw.insert1(llvm::IntrCoroSuspend::build(Type::int(ctx, 8), state, no));
    let way = rw.insert1(llvm::SExt::build(Type::I32, way));
    let cases = [&[][..], &[][..]];
    let new = llvm::Switch::build(ctx, way, &[], &cases, suspend, &[resume, cleanup]);
    let values = case_values(ctx, &[0, 1]);
    rw.replace_with(op, new.prop(llvm::Switch::CASE_VALUES, values))
}

fn constant(rw: &mut ConversionRewriter<'_>, ty: Type, value: i64) -> Value {
    rw.insert1(llvm::constant_int(rw.context(), ty, value))
}

/// `false`
fn falsehood(rw: &mut ConversionRewriter<'_>) -> Value {
    rw.insert1(llvm::Constant::build(Type::I1, Attribute::FALSE))
}

fn binary(rw: &mut ConversionRewriter<'_>, def: &'static OpDef, a: Value, b: Value) -> Value {
    let props = crate::llvm_common::emit::with(rw.context(), def, []);
    rw.emit1(def, &[a, b], Type::I64, &props)
}
