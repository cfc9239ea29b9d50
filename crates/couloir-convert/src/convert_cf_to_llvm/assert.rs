//! `cf.assert`: prints its message and aborts where the condition fails.

use couloir_dialects::{cf, llvm};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::Op;
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::{Attribute, Body, Context, Location, OpRef, Str, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, MakeSymbol, Naming, Operands, OrNoMatch, Place,
};

use crate::common::{block_of, module_location};
use crate::llvm_common::Llvm;
use crate::llvm_common::alloc::RuntimeFn;

/// Prints text.
const PUTS: &str = "puts";

pub(super) fn lower(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    lower_and(llvm, op, new, rw, true)
}

/// The same where what comes after runs whether the condition holds or not.
pub(super) fn lower_and_go_on(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    lower_and(llvm, op, new, rw, false)
}

fn lower_and(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    aborts: bool,
) -> Lowered {
    let condition = new.one(0).or_no_match("expected one condition")?;
    let message = cf::Assert(rw.view(op)).msg();
    let message = message.and_then(|text| text.as_str(rw.context())).or_no_match("no message")?;
    llvm.check_runtime(rw, RuntimeFn { name: PUTS, args: &[llvm.ptr], result: llvm.void })?;
    let before = block_of(rw, op)?;
    let region = rw.scope().body.region_of(before).or_no_match("the block is in no region")?;
    let rest = rw.split_block(op);
    let failure = rw.append_block(region);
    rw.set_point(InsertPoint::End(failure));
    print(llvm, rw, op, message);
    if aborts {
        call(llvm, rw, "abort", Location::UNKNOWN, &[]);
        rw.insert(llvm::Unreachable::build());
    } else {
        rw.insert(llvm::Br::build(&[], rest));
    }
    rw.set_point(InsertPoint::End(before));
    let new = llvm::CondBr::build(rw.context(), condition, &[], &[], rest, failure);
    rw.replace_with(op, new)
}

/// Calls `puts` with a global of its own.
fn print(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, op: Op, message: Str) {
    let mut bytes = rw.context().bytes(message).to_vec();
    bytes.push(0);
    let Some(text) = global_text(llvm, rw, op, "assert_msg", bytes) else { return };
    let location = module_location(rw);
    call(llvm, rw, PUTS, location, &[text]);
}

/// The address of text in a global of its own, whose name begins as told.
pub(crate) fn global_text(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    prefix: &str,
    bytes: Vec<u8>,
) -> Option<Value> {
    let ctx = rw.context();
    let ty = llvm::array(ctx, bytes.len() as u64, Type::I8);
    let location = rw.location();
    let make: MakeSymbol = Box::new(move |b, name| make_global(b, name, ty, bytes, location));
    let id = rw.request(ctx.intern(prefix), Naming::Unique, Place::Start, make);
    // The name is put right when the symbol is made. Until then another holds
    // its place that no other address has, for equal ops may become one.
    let symbol = Attribute::flat_symbol(ctx, ctx.intern(&format!("{prefix}#{}", op.as_u32())));
    let address = rw.insert(llvm::AddressOf::build(llvm.ptr, symbol));
    rw.refer(id, address, llvm::AddressOf::GLOBAL_NAME);
    let address = rw.scope().body.result(address, 0)?;
    let start = [llvm::GepIndex::Constant(0)];
    Some(rw.insert1(llvm::gep(ctx, llvm.ptr, ty, address, &start, 0)))
}

fn is_llvm_func(op: OpRef<'_>) -> bool {
    op.is(llvm::Func::def())
}

/// Calls a function of pointers, declared without a result where it is not declared.
fn call(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    name: &str,
    location: Location,
    args: &[Value],
) {
    let ctx = rw.context();
    let name = ctx.intern(name);
    let inputs = args.iter().map(|&arg| rw.ty(arg)).collect::<Vec<_>>();
    let ty = llvm::func(ctx, llvm.void, &inputs, false);
    let make: MakeSymbol = Box::new(move |b, name| make_func(b, name, ty, location));
    let id = rw.request(name, Naming::Shared(is_llvm_func), Place::Start, make);
    let symbol = Attribute::flat_symbol(ctx, name);
    let result = rw.symbol(name).filter(|op| is_llvm_func(*op)).and_then(result_of);
    let made = rw.insert(llvm::call(ctx, result, symbol, args));
    rw.refer(id, made, llvm::Call::CALLEE);
}

/// The result of a function that has one.
fn result_of(function: OpRef<'_>) -> Option<Type> {
    let ctx = function.ctx();
    let ty = function.prop(llvm::Func::FUNCTION_TYPE)?.as_type(ctx)?;
    llvm::types::as_func(ctx, ty)?.results(ctx).first().copied()
}

fn make_func(b: &mut Builder<'_>, name: Str, ty: Type, location: Location) -> Op {
    b.set_location(location);
    let new = llvm::Func::build(
        b.ctx(),
        Attribute::str(b.ctx(), name),
        Attribute::ty(b.ctx(), ty),
        empty_body(),
    );
    b.insert(new)
}

/// A body with one empty region.
fn empty_body() -> Box<Body> {
    let mut body = Box::<Body>::default();
    body.create_root();
    body
}

fn make_global(b: &mut Builder<'_>, name: Str, ty: Type, bytes: Vec<u8>, location: Location) -> Op {
    b.set_location(location);
    let ctx = b.ctx();
    let value = data(ctx, bytes);
    let linkage = llvm::attrs::enum_attr(ctx, &llvm::attrs::LINKAGE, 8);
    let (ty, name) = (Attribute::ty(ctx, ty), Attribute::str(ctx, name));
    let new = llvm::Global::build(ctx, ty, name, linkage, empty_body())
        .prop(llvm::Global::CONSTANT, Attribute::UNIT)
        .prop(llvm::Global::VALUE, value);
    b.insert(new)
}

/// `dense<[...]> : tensor<nxi8>`
fn data(ctx: &Context, bytes: Vec<u8>) -> Attribute {
    let ty = Type::tensor(ctx, &[bytes.len() as i64], Type::I8);
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, bytes)))
}
