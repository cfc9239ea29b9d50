//! Text in the memory of a target, each text once, and calls that print it.

use couloir_dialects::gpu::Printf;
use couloir_dialects::llvm::attrs::{LINKAGE, enum_attr};
use couloir_dialects::llvm::{self, GepIndex};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, Builder};
use couloir_ir::{Attribute, Body, Context, Location, OpRef, Str, Type};
use couloir_rewrite::convert::{
    Alike, ConversionRewriter, Likeness, Lowered, MakeSymbol, Naming, Operands, OrNoMatch, Place,
};

use super::function::INTERNAL;
use super::{constant_i32, unary};
use crate::llvm_common::Llvm;
use crate::llvm_common::alloc::no_body;

/// How the names of formats begin.
const FORMAT: &str = "printfFormat_";

/// Constants are as good as one another when type, value, alignment and address space are the same.
static TEXTS: Alike = Alike { of: text_likeness };

fn text_likeness(op: OpRef<'_>) -> Option<Likeness> {
    if !op.is(llvm::Global::def()) || op.prop(llvm::Global::CONSTANT).is_none() {
        return None;
    }
    let ctx = op.ctx();
    let number = |slot| op.prop(slot).and_then(|attr: Attribute| attr.as_i64(ctx)).unwrap_or(0);
    let (align, space) = (number(llvm::Global::ALIGNMENT), number(llvm::Global::ADDR_SPACE));
    let ty = op.prop(llvm::Global::GLOBAL_TYPE)?;
    Some(likeness(ctx, ty, op.prop(llvm::Global::VALUE)?, align, space))
}

fn likeness(ctx: &Context, ty: Attribute, value: Attribute, align: i64, space: i64) -> Likeness {
    [ty, value, Attribute::i64(ctx, align), Attribute::i64(ctx, space)].into_iter().collect()
}

/// A text that ends with a zero byte, and where it is.
pub(crate) struct Text<'t> {
    /// How the name begins of the global that holds it.
    pub prefix: &'t str,
    /// The bytes, without the zero.
    pub bytes: &'t [u8],
    /// The address space.
    pub space: u32,
}

impl Text<'_> {
    /// The address of its first byte.
    pub(crate) fn address(
        &self,
        llvm: &Llvm,
        rw: &mut ConversionRewriter<'_>,
        op: Op,
    ) -> Option<Value> {
        let ctx = rw.context();
        let mut bytes = self.bytes.to_vec();
        bytes.push(0);
        let array = llvm::array(ctx, bytes.len() as u64, Type::I8);
        let (ty, value) =
            (Attribute::ty(ctx, array), Attribute::str(ctx, ctx.intern_bytes(&bytes)));
        let (space, location) = (self.space, rw.location());
        let make: MakeSymbol = Box::new(move |b, name| {
            b.set_location(location);
            let ctx = b.ctx();
            let linkage = enum_attr(ctx, &LINKAGE, INTERNAL);
            let new = llvm::Global::build(ctx, ty, Attribute::str(ctx, name), linkage, no_body())
                .prop(llvm::Global::CONSTANT, Attribute::UNIT)
                .prop(llvm::Global::VALUE, value)
                .prop(llvm::Global::ADDR_SPACE, Attribute::i32(ctx, space as i32));
            b.insert(new)
        });
        let like = (&TEXTS, likeness(ctx, ty, value, 0, i64::from(space)));
        let id = rw.request_alike(ctx.intern(self.prefix), like, Place::Start, make);
        let pointer = llvm.pointer_in(ctx, array, space);
        let address = address_of_request(rw, op, self.prefix, pointer);
        rw.refer(id, address, llvm::AddressOf::GLOBAL_NAME);
        let address = rw.scope().body.result(address, 0)?;
        let first = [GepIndex::Constant(0); 2];
        let pointer = llvm.pointer_in(ctx, Type::I8, space);
        Some(rw.insert1(llvm::gep(ctx, pointer, array, address, &first, 0)))
    }
}

/// The address of a symbol that was asked for. Until its name is known, another holds its place
/// that no other address has.
pub(super) fn address_of_request(
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    prefix: &str,
    pointer: Type,
) -> Op {
    let ctx = rw.context();
    let name = Attribute::flat_symbol(ctx, ctx.intern(&format!("{prefix}#{}", op.as_u32())));
    rw.insert(llvm::AddressOf::build(pointer, name))
}

fn is_llvm_func(op: OpRef<'_>) -> bool {
    op.is(llvm::Func::def())
}

/// A function that is declared where it is not there.
pub(crate) struct Function<'f> {
    /// Its name.
    pub name: &'f str,
    /// Its type.
    pub ty: Type,
    /// Attributes that go to LLVM as they are.
    pub passthrough: Option<Attribute>,
    /// Where the declaration goes.
    pub place: Place,
}

/// Calls a function.
pub(crate) fn call(
    rw: &mut ConversionRewriter<'_>,
    function: &Function<'_>,
    args: &[Value],
) -> Option<Value> {
    let location = rw.location();
    call_declared_at(rw, function, args, location)
}

/// The same of a function whose declaration is at another place.
pub(crate) fn call_declared_at(
    rw: &mut ConversionRewriter<'_>,
    function: &Function<'_>,
    args: &[Value],
    location: Location,
) -> Option<Value> {
    let ctx = rw.context();
    let name = ctx.intern(function.name);
    let (ty, passthrough) = (function.ty, function.passthrough);
    let make: MakeSymbol = Box::new(move |b, name| declare(b, name, ty, passthrough, location));
    let id = rw.request(name, Naming::Shared(is_llvm_func), function.place, make);
    let of = llvm::types::as_func(ctx, ty)?;
    let result = (!llvm::types::is_void(ctx, of.result)).then_some(of.result);
    let new = llvm::call(ctx, result, Attribute::flat_symbol(ctx, name), args);
    let variadic = of.variadic.then(|| Attribute::ty(ctx, ty));
    let made = rw.insert(new.prop(llvm::Call::VAR_CALLEE_TYPE, variadic));
    rw.refer(id, made, llvm::Call::CALLEE);
    rw.scope().body.result(made, 0)
}

fn declare(
    b: &mut Builder<'_>,
    name: Str,
    ty: Type,
    passthrough: Option<Attribute>,
    location: Location,
) -> Op {
    b.set_location(location);
    let ctx = b.ctx();
    let body: Box<Body> = no_body();
    let new = llvm::Func::build(ctx, Attribute::str(ctx, name), Attribute::ty(ctx, ty), body);
    b.insert(new.prop(llvm::Func::PASSTHROUGH, passthrough))
}

fn format_of(rw: &ConversionRewriter<'_>, op: Op) -> Option<Vec<u8>> {
    let ctx = rw.context();
    let format = rw.view(op).prop(Printf::FORMAT)?.as_str(ctx)?;
    Some(ctx.bytes(format).to_vec())
}

/// Floats are passed in double precision.
fn doubled(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    match rw.ty(value).is_float(rw.context()) && rw.ty(value) != Type::F64 {
        true => unary(rw, llvm::FPExt::def(), value, Type::F64),
        false => value,
    }
}

/// `vprintf` of a format and a struct of the values.
pub(crate) fn vprintf(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let bytes = format_of(rw, op).or_no_match("no format")?;
    let ty = llvm::func(ctx, Type::I32, &[llvm.ptr, llvm.ptr], false);
    let text = Text { prefix: FORMAT, bytes: &bytes, space: 0 };
    let function = Function { name: "vprintf", ty, passthrough: None, place: Place::Start };
    ask(rw, &function);
    let text = text.address(llvm, rw, op).or_no_match("no text")?;
    let values = new.all().iter().map(|&value| doubled(rw, value)).collect::<Vec<_>>();
    let types = values.iter().map(|&value| rw.ty(value)).collect::<Vec<_>>();
    let packed = llvm::struct_literal(ctx, &types);
    let one = rw.insert1(llvm::constant_index(ctx, Type::I64, 1));
    let pointer = llvm.pointer_to(ctx, packed);
    let memory = rw.insert1(llvm::alloca(ctx, pointer, packed, one));
    for (at, &value) in values.iter().enumerate() {
        let field = [GepIndex::Constant(0), GepIndex::Constant(at as i32)];
        let pointer = llvm.pointer_to(ctx, rw.ty(value));
        let field = rw.insert1(llvm::gep(ctx, pointer, packed, memory, &field, 0));
        rw.insert(llvm::store(ctx, value, field));
    }
    let memory = llvm.cast_ptr(rw, memory, llvm.ptr);
    call(rw, &function, &[text, memory]);
    rw.erase(op)
}

/// Asks for the declaration of a function before it is called.
pub(crate) fn ask(rw: &mut ConversionRewriter<'_>, function: &Function<'_>) {
    let name = rw.context().intern(function.name);
    let (ty, passthrough, location) = (function.ty, function.passthrough, rw.location());
    let make: MakeSymbol = Box::new(move |b, name| declare(b, name, ty, passthrough, location));
    rw.request(name, Naming::Shared(is_llvm_func), function.place, make);
}

/// A `printf` of `OpenCL`, whose format is in constant memory.
pub(crate) struct OpenCl {
    /// The name of the function.
    pub name: &'static str,
    /// The address space of constants.
    pub space: u32,
    /// The calling convention that the function is declared with.
    pub convention: Option<u64>,
}

/// The `printf` of `OpenCL` for AMD.
pub(crate) fn opencl(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    printf(llvm, op, new, rw, &OpenCl { name: "printf", space: 4, convention: None })
}

/// A call of a `printf` of `OpenCL`.
pub(crate) fn printf(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    like: &OpenCl,
) -> Lowered {
    let ctx = rw.context();
    let bytes = format_of(rw, op).or_no_match("no format")?;
    let pointer = llvm.pointer_in(ctx, Type::I8, like.space);
    let ty = llvm::func(ctx, Type::I32, &[pointer], true);
    let function = Function { name: like.name, ty, passthrough: None, place: Place::Start };
    let (name, location, convention) = (ctx.intern(like.name), rw.location(), like.convention);
    let make: MakeSymbol = Box::new(move |b, name| {
        let op = declare(b, name, ty, None, location);
        if let Some(convention) = convention {
            let convention = llvm::cconv(b.ctx(), convention);
            b.body().set_prop(op, llvm::Func::CCONV, Some(convention));
        }
        op
    });
    rw.request(name, Naming::Shared(is_llvm_func), function.place, make);
    let text = Text { prefix: FORMAT, bytes: &bytes, space: like.space };
    let text = text.address(llvm, rw, op).or_no_match("no text")?;
    let args = std::iter::once(text).chain(new.all().iter().copied()).collect::<Vec<_>>();
    let value = call(rw, &function, &args);
    let made = value.and_then(|value| rw.scope().body.defining_op(value));
    if let Some((made, convention)) = made.zip(like.convention) {
        let convention = llvm::cconv(ctx, convention);
        rw.body().set_prop(made, llvm::Call::CCONV, Some(convention));
    }
    rw.erase(op)
}

/// So many values are passed to HIP at once.
const AT_ONCE: usize = 7;

/// HIP's calls: a beginning, the format, and the values, seven at a time.
pub(crate) fn hip(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let bytes = format_of(rw, op).or_no_match("no format")?;
    let (long, int) = (Type::I64, Type::I32);
    let function = |name, types: &[Type]| {
        let ty = llvm::func(ctx, long, types, false);
        Function { name, ty, passthrough: None, place: Place::Start }
    };
    let begin = function("__ockl_printf_begin", &[long]);
    let mut types = vec![long, int];
    types.extend([long; AT_ONCE]);
    types.push(int);
    let append = function("__ockl_printf_append_args", &types);
    let append_text = function("__ockl_printf_append_string_n", &[long, llvm.ptr, long, int]);
    [&begin, &append, &append_text].into_iter().for_each(|function| ask(rw, function));
    let zero = rw.insert1(llvm::constant_int(ctx, long, 0));
    let begun = call(rw, &begin, &[zero]).or_no_match("no call")?;
    let text = Text { prefix: FORMAT, bytes: &bytes, space: 0 };
    let text = text.address(llvm, rw, op).or_no_match("no text")?;
    let length = i64::try_from(bytes.len()).unwrap_or(i64::MAX).saturating_add(1);
    let length = rw.insert1(llvm::constant_int(ctx, long, length));
    let (last, not_last) = (constant_i32(rw, 1), constant_i32(rw, 0));
    let is_last = if new.is_empty() { last } else { not_last };
    let mut printed = call(rw, &append_text, &[begun, text, length, is_last]);
    let mut chunks = new.all().chunks(AT_ONCE).peekable();
    while let Some(chunk) = chunks.next() {
        let count = constant_i32(rw, chunk.len() as i64);
        let mut args = vec![printed.or_no_match("no call")?, count];
        for &value in chunk {
            let value = as_long(rw, value);
            args.push(value);
        }
        args.resize(AT_ONCE.saturating_add(2), zero);
        args.push(if chunks.peek().is_some() { not_last } else { last });
        printed = call(rw, &append, &args);
    }
    rw.erase(op)
}

/// A value as 64 bits.
fn as_long(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    if rw.ty(value).is_float(rw.context()) {
        let value = doubled(rw, value);
        return unary(rw, llvm::BitCast::def(), value, Type::I64);
    }
    match rw.ty(value) {
        Type::I64 => value,
        _ => unary(rw, llvm::ZExt::def(), value, Type::I64),
    }
}
