//! What is asked of the run time becomes calls of its functions.

use couloir_dialects::arith;
use couloir_dialects::r#async::{self as asynchronous, types};
use couloir_dialects::llvm::{self, GepIndex, gep_flags};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::{Attribute, Location, OpDef, Str, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, MakeSymbol, Naming, NoMatch, Operands, OrNoMatch, Place, no_match,
};

use super::api;
use crate::llvm_common::{Llvm, LlvmPattern};
use crate::runtime_functions::Function;

/// The patterns for `async.runtime`.
pub(super) const PATTERNS: &[(&OpDef, LlvmPattern)] = &[
    (asynchronous::RuntimeAddRef::def(), add_ref),
    (asynchronous::RuntimeDropRef::def(), drop_ref),
    (asynchronous::RuntimeCreate::def(), create),
    (asynchronous::RuntimeCreateGroup::def(), create_group),
    (asynchronous::RuntimeSetAvailable::def(), set_available),
    (asynchronous::RuntimeSetError::def(), set_error),
    (asynchronous::RuntimeIsError::def(), is_error),
    (asynchronous::RuntimeAwait::def(), await_op),
    (asynchronous::RuntimeAwaitAndResume::def(), await_and_resume),
    (asynchronous::RuntimeResume::def(), resume),
    (asynchronous::RuntimeStore::def(), store),
    (asynchronous::RuntimeLoad::def(), load),
    (asynchronous::RuntimeAddToGroup::def(), add_to_group),
    (asynchronous::RuntimeNumWorkerThreads::def(), num_worker_threads),
];

/// The function for an op that does the same for tokens, values and groups.
fn by_type(
    rw: &ConversionRewriter<'_>,
    op: Op,
    [token, value, group]: [&'static Function; 3],
) -> Result<&'static Function, NoMatch> {
    let ty = rw.view(op).operand_type(0).or_no_match("nothing asynchronous")?;
    let is = |def| ty.params_of(rw.context(), def).is_some();
    if is(&types::TOKEN) {
        return Ok(token);
    }
    Ok(if is(&types::GROUP) { group } else { value })
}

fn add_ref(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    count(op, new, rw, asynchronous::RuntimeAddRef::COUNT, &api::ADD_REF)
}

fn drop_ref(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    count(op, new, rw, asynchronous::RuntimeDropRef::COUNT, &api::DROP_REF)
}

/// References are counted by as many as the attribute in a slot says.
fn count(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    slot: usize,
    function: &Function,
) -> Lowered {
    let operand = new.one(0).or_no_match("nothing asynchronous")?;
    let count = rw.view(op).prop(slot).or_no_match("no count")?;
    let count = rw.insert1(arith::Constant::build(Type::I64, count));
    function.insert(rw, &[operand, count]);
    rw.erase(op)
}

/// A value is asked for by its size in bytes.
fn create(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let Some(value) = types::value_type(ctx, ty) else {
        return rw.replace_with(op, api::CREATE_TOKEN.new_call(ctx, &[]));
    };
    let value = llvm.convert(ctx, value).or_no_match("failed to convert value type")?;
    let size = size_of(llvm, rw, value);
    rw.replace_with(op, api::CREATE_VALUE.new_call(ctx, &[size]))
}

/// The address after a value at 0.
fn size_of(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, ty: Type) -> Value {
    let ctx = rw.context();
    let null = rw.insert1(llvm::Zero::build(llvm.ptr));
    let one = [GepIndex::Constant(1)];
    let end = rw.insert1(llvm::gep(ctx, llvm.ptr, ty, null, &one, gep_flags::NONE));
    rw.insert1(llvm::PtrToInt::build(Type::I64, end))
}

fn create_group(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    rw.replace_with(op, api::CREATE_GROUP.new_call(rw.context(), new.all()))
}

fn set_available(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let function = by_type(rw, op, [&api::EMPLACE_TOKEN, &api::EMPLACE_VALUE, &api::EMPLACE_VALUE]);
    function?.insert(rw, new.all());
    rw.erase(op)
}

fn set_error(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let [token, value] = [&api::SET_TOKEN_ERROR, &api::SET_VALUE_ERROR];
    by_type(rw, op, [token, value, value])?.insert(rw, new.all());
    rw.erase(op)
}

fn is_error(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let all = [&api::IS_TOKEN_ERROR, &api::IS_VALUE_ERROR, &api::IS_GROUP_ERROR];
    let function = by_type(rw, op, all)?;
    rw.replace_with(op, function.new_call(rw.context(), new.all()))
}

fn await_op(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let function = by_type(rw, op, [&api::AWAIT_TOKEN, &api::AWAIT_VALUE, &api::AWAIT_GROUP]);
    function?.insert(rw, new.all());
    rw.erase(op)
}

fn await_and_resume(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let [operand, handle] = *new.all() else { return no_match("no coroutine") };
    let all = [
        &api::AWAIT_TOKEN_AND_EXECUTE,
        &api::AWAIT_VALUE_AND_EXECUTE,
        &api::AWAIT_GROUP_AND_EXECUTE,
    ];
    let function = by_type(rw, op, all)?;
    let resume = resume_function(llvm, rw);
    function.insert(rw, &[operand, handle, resume]);
    rw.erase(op)
}

fn resume(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let handle = new.one(0).or_no_match("no coroutine")?;
    let resume = resume_function(llvm, rw);
    api::EXECUTE.insert(rw, &[handle, resume]);
    rw.erase(op)
}

/// The function that resumes a coroutine by its handle: intrinsics have no address.
const RESUME: &str = "__resume";

/// Its address. It is made in the module around where there is nothing of that name.
fn resume_function(llvm: &Llvm, rw: &mut ConversionRewriter<'_>) -> Value {
    let name = rw.context().intern(RESUME);
    let make = resumer(crate::common::module_location(rw), llvm.ptr);
    let id = rw.request(name, Naming::Shared(|_| true), Place::End, make);
    let address = rw.insert(llvm::address_of(rw.context(), llvm.ptr, name));
    rw.refer(id, address, llvm::AddressOf::GLOBAL_NAME);
    rw.body().result(address, 0).unwrap_or_else(|| Value::from_u32(u32::MAX))
}

/// Makes the function.
fn resumer(location: Location, ptr: Type) -> MakeSymbol {
    Box::new(move |b: &mut Builder<'_>, name: Str| {
        b.set_location(location);
        let ctx = b.context();
        let mut body = Body::new();
        let region = body.create_root();
        let block = body.append_new_block(region);
        let handle = body.add_arg(block, ptr, location);
        let mut inner = Builder::new(ctx, &mut body, InsertPoint::End(block), location);
        inner.insert(llvm::IntrCoroResume::build(handle));
        inner.insert(llvm::return_value(None));
        let ty = llvm::func(ctx, llvm::void(ctx), &[ptr], false);
        let (name, ty) = (Attribute::str(ctx, name), Attribute::ty(ctx, ty));
        let new = llvm::Func::build(ctx, name, ty, Box::new(body));
        b.insert(new.prop(llvm::Func::SYM_VISIBILITY, Attribute::string(ctx, "private")))
    })
}

/// Where a value is kept.
fn storage(rw: &mut ConversionRewriter<'_>, value: Value) -> Result<Value, NoMatch> {
    let call = api::VALUE_STORAGE.insert(rw, &[value]);
    rw.body().result(call, 0).or_no_match("no storage")
}

fn store(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let [value, place] = *new.all() else { return no_match("no value") };
    let place = storage(rw, place)?;
    rw.insert(llvm::store(rw.context(), value, place));
    rw.erase(op)
}

fn load(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let place = new.one(0).or_no_match("no value")?;
    let ty = rw.view(op).result_type(0).and_then(|ty| llvm.convert(rw.context(), ty));
    let ty = ty.or_no_match("failed to convert loaded value type")?;
    let place = storage(rw, place)?;
    rw.replace_with(op, llvm::load(rw.context(), ty, place))
}

/// Only tokens are put into groups by the run time.
fn add_to_group(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).operand_type(0).or_no_match("nothing asynchronous")?;
    ty.params_of(ctx, &types::TOKEN).or_no_match("only token type is supported")?;
    rw.replace_with(op, api::ADD_TO_GROUP.new_call(ctx, new.all()))
}

fn num_worker_threads(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    rw.replace_with(op, api::NUM_WORKER_THREADS.new_call(rw.context(), &[]))
}
