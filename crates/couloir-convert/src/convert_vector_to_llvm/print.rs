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

use crate::library;
use crate::llvm_common::alloc::RuntimeFn;
use crate::llvm_common::{Llvm, add_patterns};
use crate::vector_common::build::BuildVector;

pub(super) fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    add_patterns(patterns, llvm, &[(vector::Print::def(), lower)]);
}

/// How a value is printed.
struct Printer {
    name: &'static str,
    /// The number of the kind of float, which the function is given first.
    semantics: Option<i32>,
    /// The type of what is given to the function.
    ty: Type,
    /// What makes that of the value.
    cast: Option<fn() -> &'static OpDef>,
}

impl Printer {
    /// The types of what the function is given.
    fn types(&self) -> Vec<Type> {
        self.semantics.map(|_| Type::I32).into_iter().chain([self.ty]).collect()
    }

    /// Calls the function.
    fn call(&self, llvm: &Llvm, rw: &mut ConversionRewriter<'_>, value: Value) {
        let mut args = Vec::new();
        if let Some(semantics) = self.semantics {
            let kind = Attribute::i32(rw.context(), semantics);
            args.push(rw.insert1(llvm::Constant::build(Type::I32, kind)));
        }
        args.push(match self.cast {
            Some(def) => rw.make(def(), &[value], self.ty, []),
            None => value,
        });
        call(llvm, rw, self.name, &args);
    }
}

fn lower(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let print = vector::Print(view);
    let text = print.string_literal().and_then(|text| text.as_str(ctx));
    let mark = print.punctuation().enum_bits(ctx, &PRINT_PUNCTUATION).and_then(mark_printer);
    let mark = mark.filter(|_| text.is_none());
    let printer = view.operand_type(0).map(|ty| printer(llvm, rw, ty)).transpose()?;
    let of_value = printer.iter().map(|printer| (printer.name, printer.types()));
    let of_text = text.map(|_| (PRINT_STRING, vec![llvm.ptr]));
    for (name, args) in of_value.chain(of_text).chain(mark.map(|mark| (mark, Vec::new()))) {
        llvm.check_runtime(rw, RuntimeFn { name, args: &args, result: llvm.void })?;
    }
    if let Some(printer) = printer {
        printer.call(llvm, rw, new.one(0).or_no_match("expected one value")?);
    }
    if let Some(text) = text {
        print_text(llvm, rw, op, ctx.bytes(text).to_vec())?;
    }
    if let Some(mark) = mark {
        call(llvm, rw, mark, &[]);
    }
    rw.erase(op)
}

/// The function that prints a mark after a value, or alone.
fn mark_printer(mark: u64) -> Option<&'static str> {
    match mark {
        1 => Some("printNewline"),
        2 => Some("printComma"),
        3 => Some("printOpen"),
        4 => Some("printClose"),
        _ => None,
    }
}

fn call(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, name: &'static str, args: &[Value]) {
    let types: Vec<Type> = args.iter().map(|&arg| rw.ty(arg)).collect();
    let callee = RuntimeFn { name, args: &types, result: llvm.void };
    llvm.call_runtime(rw, callee, args);
}

/// The number by which the run time knows a kind of float that has no function of its own.
fn other_float(llvm: &Llvm, rw: &ConversionRewriter<'_>, ty: Type) -> Option<i32> {
    let ctx = rw.context();
    llvm.convert(ctx, ty)?;
    let own = [FloatKind::F16, FloatKind::BF16, FloatKind::F32, FloatKind::F64];
    ty.float_kind(ctx).filter(|kind| !own.contains(kind)).map(library::float_number)
}

fn printer(llvm: &Llvm, rw: &ConversionRewriter<'_>, ty: Type) -> Result<Printer, NoMatch> {
    let ctx = rw.context();
    if let Some(kind) = other_float(llvm, rw, ty) {
        let (semantics, cast) = (Some(kind), Some(llvm::ZExt::def as fn() -> _));
        return Ok(Printer { name: "printApFloat", semantics, ty: Type::I64, cast });
    }
    llvm.convert(ctx, ty).or_no_match("unconvertible type")?;
    let plain = |name, ty| Ok(Printer { name, semantics: None, ty, cast: None });
    let cast = |name, ty, def| Ok(Printer { name, semantics: None, ty, cast: Some(def) });
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
        64 => Ok(Printer { name, semantics: None, ty: Type::I64, cast: None }),
        0..64 => Ok(Printer { name, semantics: None, ty: Type::I64, cast: Some(extend) }),
        _ => no_match("no function prints this type"),
    }
}

/// Prints text.
const PRINT_STRING: &str = "printString";

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
    let callee = RuntimeFn { name: PRINT_STRING, args: &[llvm.ptr], result: llvm.void };
    llvm.call_by_name(rw, callee, &[text]);
    Ok(())
}
