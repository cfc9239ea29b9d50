//! The memory of a workgroup whose size the launch says: a global without elements, of which there is
//! one in a module.

use couloir_dialects::llvm::attrs::{LINKAGE, enum_attr};
use couloir_dialects::llvm::types::as_array;
use couloir_dialects::llvm::{self, GepIndex};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::convert::{
    Alike, ConversionRewriter, Likeness, Lowered, MakeSymbol, OrNoMatch, Place,
};

use super::function::INTERNAL;
use super::strings::address_of_request;
use super::unary;
use crate::llvm_common::Llvm;
use crate::llvm_common::address_space;
use crate::llvm_common::descriptor::MemRefDescriptor;

/// How the name begins.
const NAME: &str = "__dynamic_shmem__";
/// The address space of a workgroup, in which such globals are looked for.
const WORKGROUP: i64 = 3;

static GLOBALS: Alike = Alike { of: likeness };

fn likeness(op: OpRef<'_>) -> Option<Likeness> {
    let ctx = op.ctx();
    if !op.is(llvm::Global::def()) {
        return None;
    }
    let space = op.prop(llvm::Global::ADDR_SPACE).and_then(|space| space.as_i64(ctx));
    let ty = op.prop(llvm::Global::GLOBAL_TYPE).and_then(|ty| ty.as_type(ctx));
    let (_, count) = as_array(ctx, ty?)?;
    if space != Some(WORKGROUP) || count != 0 {
        return None;
    }
    Some(op.prop(llvm::Global::ALIGNMENT).into_iter().collect())
}

/// Lowers to the address of the global, as a memref of no elements that are known.
pub(crate) fn lower(
    llvm: &Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    align: Option<i64>,
) -> Lowered {
    let ctx = rw.context();
    let memref = rw.view(op).result_type(0).or_no_match("no result")?;
    let descriptor = llvm.convert(ctx, memref).or_no_match("unconvertible type")?;
    let space = memref.as_memref(ctx).and_then(|data| data.memory_space.expand());
    let space = address_space(&llvm.converter, ctx, memref, space);
    let space = space.or_no_match("unconvertible memory space")?;
    let pointer = llvm.pointer_in(ctx, Type::I8, space);
    let start = start(op, rw, pointer, align).or_no_match("no memory")?;
    let (zero, one) = (llvm.constant(rw, 0), llvm.constant(rw, 1));
    bytes(llvm, rw, zero);
    let mut made = MemRefDescriptor::poison(llvm, rw, descriptor);
    made.set_allocated(rw, start);
    made.set_aligned(rw, start);
    made.set_constant_offset(rw, 0);
    made.set_size(rw, 0, zero);
    made.set_stride(rw, 0, one);
    rw.replace(op, made.value)
}

/// The address of the memory.
fn start(
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    pointer: Type,
    align: Option<i64>,
) -> Option<Value> {
    let ctx = rw.context();
    let align = align.map(|align| Attribute::i64(ctx, align));
    let array = llvm::array(ctx, 0, Type::I8);
    let location = rw.location();
    let make: MakeSymbol = Box::new(move |b, name| {
        b.set_location(location);
        let ctx = b.ctx();
        let (ty, name) = (Attribute::ty(ctx, array), Attribute::str(ctx, name));
        let linkage = enum_attr(ctx, &LINKAGE, INTERNAL);
        let body = crate::llvm_common::alloc::no_body();
        let new = llvm::Global::build(ctx, ty, name, linkage, body)
            .prop(llvm::Global::ALIGNMENT, align)
            .prop(llvm::Global::ADDR_SPACE, Attribute::i32(ctx, WORKGROUP as i32));
        b.insert(new)
    });
    let like = (&GLOBALS, align.into_iter().collect());
    let id = rw.request_alike(ctx.intern(NAME), like, Place::Start, make);
    let address = address_of_request(rw, op, NAME, pointer);
    rw.refer(id, address, llvm::AddressOf::GLOBAL_NAME);
    let address = rw.scope().body.result(address, 0)?;
    Some(rw.insert1(llvm::gep(ctx, pointer, Type::I8, address, &[GepIndex::Constant(0)], 0)))
}

/// How many bytes so many elements take, which nothing uses.
fn bytes(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, count: Value) {
    let ctx = rw.context();
    let null = rw.insert1(llvm::Zero::build(llvm.ptr));
    let end = rw.insert1(llvm::gep(ctx, llvm.ptr, Type::I8, null, &[GepIndex::Value(count)], 0));
    unary(rw, llvm::PtrToInt::def(), end, llvm.index);
}
