//! `cf.assert`: where the condition fails, the kernel stops and says where that was.

use couloir_dialects::{cf, llvm};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::location::LocationKind;
use couloir_ir::{Attribute, Context, Location, Str, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, Place};

use crate::common::block_of;
use crate::gpu_common::constant_i32;
use crate::gpu_common::strings::{Function, Text, ask, call};
use crate::llvm_common::Llvm;

/// What is said where nothing is known.
const UNKNOWN: &[u8] = b"(unknown)";

/// Where an assertion is in the source.
#[derive(Default)]
struct Source {
    file: Option<Str>,
    line: u32,
    function: Option<Str>,
}

impl Source {
    /// Of a call, where that is which is called; a name is taken for that of a function.
    fn of(ctx: &Context, mut location: Location) -> Self {
        let mut source = Source::default();
        loop {
            location = match location.kind(ctx) {
                LocationKind::CallSite(callee, _) => *callee,
                LocationKind::Name(name, child) => {
                    source.function = source.function.or(Some(*name));
                    *child
                }
                LocationKind::FileLineColRange { file, range } => {
                    source.file = Some(*file);
                    source.line = range.first().copied().unwrap_or(0);
                    return source;
                }
                _ => return source,
            };
        }
    }
}

/// Of a call, where that is which is called.
fn called(ctx: &Context, mut location: Location) -> Location {
    while let LocationKind::CallSite(callee, _) = location.kind(ctx) {
        location = *callee;
    }
    location
}

pub(super) fn lower(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let condition = new.one(0).or_no_match("expected one condition")?;
    let message = cf::Assert(rw.view(op)).msg().and_then(|text| text.as_str(ctx));
    let message = message.or_no_match("no message")?;
    let before = block_of(rw, op)?;
    let source = Source::of(ctx, rw.view(op).location());
    let rest = rw.split_block(op);
    let failure = rw.create_block_before(rest);
    rw.set_point(InsertPoint::End(failure));
    fail(llvm, rw, op, message, &source);
    rw.insert(llvm::br(rest, &[]));
    rw.set_point(InsertPoint::End(before));
    rw.insert(llvm::CondBr::build(ctx, condition, &[], &[], rest, failure));
    rw.erase(op)
}

/// Calls the function that stops the kernel. What it is given is where what is called is.
fn fail(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, op: Op, message: Str, source: &Source) {
    let ctx = rw.context();
    let (ptr, size) = (llvm.ptr, Type::I64);
    let ty = llvm::func(ctx, llvm.void, &[ptr, ptr, Type::I32, ptr, size], false);
    let noreturn = Attribute::array(ctx, &[Attribute::string(ctx, "noreturn")]);
    let name = "__assertfail";
    let function = Function { name, ty, passthrough: Some(noreturn), place: Place::Start };
    ask(rw, &function);
    let location = called(ctx, rw.view(op).location());
    let args = rw.with_location(location, |rw| arguments(llvm, rw, op, message, source));
    if let Some(args) = args {
        call(rw, &function, &args);
    }
}

/// What is said where an assertion fails.
fn arguments(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    message: Str,
    source: &Source,
) -> Option<[Value; 5]> {
    let ctx = rw.context();
    let known = |text: Option<Str>| text.map_or(UNKNOWN, |text| ctx.bytes(text));
    let texts = [
        ("assert_message_", ctx.bytes(message)),
        ("assert_file_", known(source.file)),
        ("assert_func_", known(source.function)),
    ];
    let texts = texts.map(|(prefix, bytes)| Text { prefix, bytes, space: 0 }.address(llvm, rw, op));
    let [Some(message), Some(file), Some(function_name)] = texts else { return None };
    let line = constant_i32(rw, i64::from(source.line));
    let one = rw.insert1(llvm::constant_int(ctx, Type::I64, 1));
    Some([message, file, line, function_name, one])
}
