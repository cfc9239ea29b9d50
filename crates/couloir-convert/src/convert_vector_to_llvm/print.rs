//! `vector.print` by functions of the run time.

use std::sync::Arc;

use couloir_dialects::vector::attrs::PRINT_PUNCTUATION;
use couloir_dialects::{arith, llvm, vector};
use couloir_ir::build::Build;
use couloir_ir::num::FloatKind;
use couloir_ir::op::OpDef;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, no_match,
};

use crate::llvm_common::alloc::RuntimeFn;
use crate::llvm_common::{Llvm, add_patterns};
use crate::vector_common::build::BuildVector;

pub(super) fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    add_patterns(patterns, llvm, &[(vector::Print::def(), lower)]);
}

/// How a value is printed.
struct Printer {
    name: &'static str,
    /// The type of what is given to the function.
    ty: Type,
    /// What makes that of the value.
    cast: Option<fn() -> &'static OpDef>,
}

fn lower(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let print = vector::Print(view);
    let (punctuation, text) = (print.punctuation(), print.string_literal());
    let source = view.operand_type(0);
    if let Some(source) = source {
        let value = new.one(0).or_no_match("expected one value")?;
        match other_float(llvm, rw, source) {
            Some(semantics) => print_bits(llvm, rw, semantics, value)?,
            None => {
                let printer = printer(llvm, rw, source)?;
                call_printer(llvm, rw, &printer, value)?;
            }
        }
    }
    if let Some(text) = text.and_then(|text| text.as_str(ctx)) {
        let bytes = ctx.bytes(text).to_vec();
        print_text(llvm, rw, op, bytes)?;
    }
    let name = match punctuation.enum_bits(ctx, &PRINT_PUNCTUATION) {
        _ if text.is_some() => None,
        Some(1) => Some("printNewline"),
        Some(2) => Some("printComma"),
        Some(3) => Some("printOpen"),
        Some(4) => Some("printClose"),
        _ => None,
    };
    if let Some(name) = name {
        call(llvm, rw, name, &[])?;
    }
    rw.erase(op)
}

fn call(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    name: &'static str,
    args: &[Value],
) -> Result<(), NoMatch> {
    let types: Vec<Type> = args.iter().map(|&arg| rw.ty(arg)).collect();
    let callee = RuntimeFn { name, args: &types, result: llvm.void };
    llvm.check_runtime(rw, callee)?;
    llvm.call_runtime(rw, callee, args).map(|_| ())
}

fn call_printer(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    printer: &Printer,
    value: Value,
) -> Result<(), NoMatch> {
    let value = match printer.cast {
        Some(def) => rw.make(def(), &[value], printer.ty, []),
        None => value,
    };
    call(llvm, rw, printer.name, &[value])
}

/// The number by which the run time knows a kind of float that has no function of its own.
fn other_float(llvm: &Llvm, rw: &ConversionRewriter<'_>, ty: Type) -> Option<i32> {
    let ctx = rw.context();
    llvm.convert(ctx, ty)?;
    Some(match ty.float_kind(ctx)? {
        FloatKind::F128 => 4,
        FloatKind::F8E5M2 => 7,
        FloatKind::F8E5M2FNUZ => 8,
        FloatKind::F8E4M3 => 9,
        FloatKind::F8E4M3FN => 10,
        FloatKind::F8E4M3FNUZ => 11,
        FloatKind::F8E4M3B11FNUZ => 12,
        FloatKind::F8E3M4 => 13,
        FloatKind::TF32 => 14,
        FloatKind::F8E8M0FNU => 15,
        FloatKind::F6E3M2FN => 16,
        FloatKind::F6E2M3FN => 17,
        FloatKind::F4E2M1FN => 18,
        FloatKind::F80 => 19,
        _ => return None,
    })
}

/// Prints a float by its bits.
fn print_bits(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    semantics: i32,
    value: Value,
) -> Result<(), NoMatch> {
    let kind = Attribute::i32(rw.context(), semantics);
    let kind = rw.insert1(llvm::Constant::build(Type::I32, kind));
    let bits = rw.make(llvm::ZExt::def(), &[value], Type::I64, []);
    call(llvm, rw, "printApFloat", &[kind, bits])
}

fn printer(llvm: &Llvm, rw: &ConversionRewriter<'_>, ty: Type) -> Result<Printer, NoMatch> {
    let ctx = rw.context();
    llvm.convert(ctx, ty).or_no_match("unconvertible type")?;
    let plain = |name, ty| Ok(Printer { name, ty, cast: None });
    let cast = |name, ty, def| Ok(Printer { name, ty, cast: Some(def) });
    match ty.kind(ctx) {
        TypeKind::Index => plain("printU64", Type::I64),
        TypeKind::Float(FloatKind::F32) => plain("printF32", ty),
        TypeKind::Float(FloatKind::F64) => plain("printF64", ty),
        TypeKind::Float(FloatKind::F16) => cast("printF16", Type::I16, llvm::BitCast::def),
        TypeKind::Float(FloatKind::BF16) => cast("printBF16", Type::I16, llvm::BitCast::def),
        TypeKind::Integer(width, sign) => integer(*width, *sign),
        _ => no_match("no function prints this type"),
    }
}

fn integer(width: u32, sign: Signedness) -> Result<Printer, NoMatch> {
    let unsigned = sign == Signedness::Unsigned;
    let name = if unsigned { "printU64" } else { "printI64" };
    let extend: fn() -> &'static OpDef = match width {
        // A truth value is 0 or 1.
        1 => arith::Extui::def,
        _ if unsigned => arith::Extui::def,
        _ => arith::Extsi::def,
    };
    match width {
        64 => Ok(Printer { name, ty: Type::I64, cast: None }),
        0..64 => Ok(Printer { name, ty: Type::I64, cast: Some(extend) }),
        _ => no_match("no function prints this type"),
    }
}

/// Text from a global of its own.
fn print_text(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    mut bytes: Vec<u8>,
) -> Result<(), NoMatch> {
    bytes.push(0);
    let text = crate::convert_cf_to_llvm::global_text(llvm, rw, op, "vector_print_str", bytes);
    let text = text.or_no_match("no text")?;
    call(llvm, rw, "printString", &[text])
}
