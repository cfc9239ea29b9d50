//! `convert-nvvm-to-llvm`: ops of `nvvm` that have no intrinsic, or whose predicate none takes,
//! become inline assembly. As every conversion does, it folds what is not of LLVM's dialect.

mod text;
mod wgmma;

use couloir_diag::Diagnostic;
use couloir_dialects::llvm::InlineAsm;
use couloir_dialects::llvm::attrs::no_tail_call;
use couloir_dialects::llvm::build::extract_value;
use couloir_dialects::llvm::types::{address_space, as_struct, struct_literal};
use couloir_dialects::nvvm::{
    BarrierArrive, CpAsyncBulkTensorGlobalSharedCta, CpAsyncBulkTensorSharedClusterGlobal,
    InlinePtx, MbarrierArriveExpectTx, MbarrierInit, MbarrierTryWaitParity, Prefetch,
    WgmmaMmaAsync,
};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::view::Report;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet, no_match,
};
use rustc_hash::FxHashMap;

use crate::common;

/// `convert-nvvm-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-nvvm-to-llvm",
    class: "ConvertNVVMToLLVMPass",
    description: "Convert NVVM to PTX with Inline Assembly in LLVM dialect",
    anchor: None,
    options: &[],
    run: |cx| {
        common::convert(cx, |_, _| {
            let mut patterns = PatternSet::new();
            populate(&mut patterns);
            let mut target = ConversionTarget::new();
            target.legal_dialect("llvm");
            Conversion::new(Mode::Partial, target, patterns)
        })
    },
    loads: &["llvm", "nvvm"],
    ..PassDef::EMPTY
};

/// What assembly reads and writes.
#[derive(Default)]
struct Registers {
    /// The types of what is written, in and out first.
    written: Vec<Type>,
    /// What is read, in and out first.
    read: Vec<Register>,
    constraints: Vec<String>,
    /// How many values are in and out.
    tied: usize,
    /// How many of what is read is in and out.
    tied_parts: usize,
}

/// What is read in one register.
#[derive(Clone, Copy)]
struct Register {
    value: Value,
    ty: Type,
    /// Which part of the value, a struct, is read.
    part: Option<usize>,
}

/// The registers for a value: of a struct, those of its parts.
fn parts(op: OpRef<'_>, value: Value) -> Vec<Register> {
    let ty = op.ty(value);
    match as_struct(op.ctx(), ty) {
        Some(of) => {
            let part = |(at, ty)| Register { value, ty, part: Some(at) };
            of.elements().enumerate().map(part).collect()
        }
        None => vec![Register { value, ty, part: None }],
    }
}

/// The letter of the register for a type.
fn letter(ctx: &Context, ty: Type) -> Option<char> {
    if let Some(space) = address_space(ctx, ty) {
        return Some(if space == 3 { 'r' } else { 'l' });
    }
    if let Some(vector) = ty.as_vector(ctx) {
        return match (vector.element, vector.shape.iter().product::<i64>()) {
            (Type::F16 | Type::BF16, 2) => Some('f'),
            (Type::I8, 4) => Some('r'),
            (element, _) => letter(ctx, element),
        };
    }
    Some(match ty {
        Type::I1 => 'b',
        Type::I16 => 'h',
        Type::I32 => 'r',
        Type::I64 => 'l',
        Type::F32 => 'f',
        Type::F64 => 'd',
        _ => return None,
    })
}

/// The letters of the registers for a type: of a struct, those of its parts.
fn letters(op: OpRef<'_>, ty: Type) -> Result<Vec<char>, Failure> {
    let parts = as_struct(op.ctx(), ty).map(|parts| parts.elements().collect::<Vec<_>>());
    let parts = parts.unwrap_or_else(|| vec![ty]);
    parts.into_iter().map(|ty| letter_of(op, ty)).collect()
}

fn letter_of(op: OpRef<'_>, ty: Type) -> Result<char, Failure> {
    let element = ty.as_vector(op.ctx()).map_or(ty, |vector| vector.element);
    letter(op.ctx(), ty).ok_or_else(|| unknown(op, element))
}

fn unknown(op: OpRef<'_>, ty: Type) -> Failure {
    let text = op.ctx().type_text(ty);
    let message = format!(
        "The register type could not be deduced from MLIR type. The '{text}' is not supported. \
         Supported types are:i1, i16, i32, i64, f32, f64,pointers.\nPlease use llvm.bitcast if \
         you have different type. \nSee the constraints from here: \
         https://docs.nvidia.com/cuda/inline-ptx-assembly/index.html#constraints"
    );
    let place = op.location().place(op.ctx());
    let reported: Result<(), Failure> =
        Report::new(op.ctx(), Diagnostic::error(place, message)).fail();
    reported.err().unwrap_or(Failure)
}

/// The registers of an op: of `inline_ptx` some are in and out.
fn registers(op: OpRef<'_>) -> Result<Registers, Failure> {
    let is_inline = op.name() == "nvvm.inline_ptx";
    let tied = if is_inline { op.operands_in(1) } else { Vec::new() };
    let plain = if is_inline { op.operands_in(0) } else { op.operands().collect() };
    let predicate = if is_inline { op.operands_in(2) } else { Vec::new() };
    let mut registers = Registers { tied: tied.len(), ..Registers::default() };
    let ties = tie(op, &tied, &mut registers)?;
    for ty in op.result_types() {
        registers.written.push(ty);
        registers.constraints.extend(letters(op, ty)?.into_iter().map(|of| format!("={of}")));
    }
    for register in plain.iter().chain(&predicate).flat_map(|&value| parts(op, value)) {
        registers.constraints.push(letter_of(op, register.ty)?.into());
        registers.read.push(register);
    }
    registers.constraints.extend(ties);
    Ok(registers)
}

/// Adds what is in and out; gives what ties it to where it is written, for the end of the
/// constraints. As in MLIR, the parts of a struct are tied at once, each to what is written at the
/// place that it has in the struct, and as many types are written as there are values.
fn tie(op: OpRef<'_>, tied: &[Value], registers: &mut Registers) -> Result<Vec<String>, Failure> {
    let mut ties = Vec::new();
    registers.read = tied.iter().flat_map(|&value| parts(op, value)).collect();
    registers.tied_parts = registers.read.len();
    for register in &registers.read {
        let letter = letter_of(op, register.ty)?;
        match register.part {
            Some(at) => registers.constraints.push(at.to_string()),
            None => {
                ties.push(registers.constraints.len().to_string());
                registers.constraints.push(format!("={letter}"));
            }
        }
    }
    let types = registers.read.iter().map(|register| register.ty);
    registers.written = types.take(tied.len()).collect();
    Ok(ties)
}

/// Inline assembly with effects.
fn assembly(ctx: &Context, text: &str, constraints: &[String], read: &[Value]) -> NewOp {
    NewOp::new(InlineAsm::def())
        .operands(read.iter().copied())
        .prop(InlineAsm::ASM_STRING, Attribute::string(ctx, text))
        .prop(InlineAsm::CONSTRAINTS, Attribute::string(ctx, &constraints.join(",")))
        .prop(InlineAsm::HAS_SIDE_EFFECTS, Attribute::UNIT)
        .prop(InlineAsm::TAIL_CALL_KIND, no_tail_call(ctx))
        .prop(InlineAsm::ASM_DIALECT, Attribute::int(ctx, Type::I64, 0))
}

/// The op that takes the place of one, and reads these values.
fn in_assembly(ctx: &Context, text: &text::Text, registers: &Registers, read: &[Value]) -> NewOp {
    // A predicate is always the last of what is read.
    let guard = match (text.is_guarded, read.len().checked_sub(1)) {
        (true, Some(last)) => format!("@${last} "),
        _ => String::new(),
    };
    let text = format!("{guard}{}", text.code);
    let result = match *registers.written {
        [] => None,
        [ty] => Some(ty),
        _ => Some(struct_literal(ctx, &registers.written)),
    };
    assembly(ctx, &text, &registers.constraints, read).results(result)
}

/// What was written, in and out first.
fn written(b: &mut dyn Build, made: Op, registers: &Registers) -> Vec<Value> {
    let Some(whole) = b.body().result(made, 0) else { return Vec::new() };
    if registers.written.len() == 1 {
        return vec![whole];
    }
    let mut parts = Vec::new();
    for (at, &ty) in registers.written.iter().enumerate() {
        parts.push(part(b, ty, whole, at));
    }
    parts
}

/// The patterns for all of `nvvm`, for conversions of several dialects.
pub(crate) fn populate(patterns: &mut PatternSet) {
    let done = [
        BarrierArrive::def(),
        CpAsyncBulkTensorGlobalSharedCta::def(),
        CpAsyncBulkTensorSharedClusterGlobal::def(),
        InlinePtx::def(),
        MbarrierArriveExpectTx::def(),
        MbarrierInit::def(),
        MbarrierTryWaitParity::def(),
        Prefetch::def(),
    ];
    for def in done {
        patterns.add_untyped(def, lower);
    }
    patterns.add_untyped(WgmmaMmaAsync::def(), wgmma::lower);
}

/// Registers with their values as they are now.
fn now(op: OpRef<'_>, new: &Operands, registers: &[Register]) -> Option<Vec<Register>> {
    let new = op.operands().enumerate().filter_map(|(at, old)| Some((old, new.one(at)?)));
    let new = new.collect::<FxHashMap<_, _>>();
    let now = |&register: &Register| {
        let value = *new.get(&register.value)?;
        Some(Register { value, ..register })
    };
    registers.iter().map(now).collect()
}

/// What is read; parts are taken out for it.
fn read(b: &mut dyn Build, registers: &[Register]) -> Vec<Value> {
    let one = |register: &Register| match register.part {
        Some(at) => part(b, register.ty, register.value, at),
        None => register.value,
    };
    registers.iter().map(one).collect()
}

fn part(b: &mut dyn Build, ty: Type, whole: Value, at: usize) -> Value {
    let position = [i64::try_from(at).unwrap_or(i64::MAX)];
    let part = extract_value(b.ctx(), ty, whole, &position);
    b.insert1(part)
}

fn lower(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let text = text::of(view).or_no_match("there is an intrinsic for it")?;
    let Ok(registers) = registers(view) else { return no_match("a value has no register") };
    let now = now(view, new, &registers.read).or_no_match("an operand is several")?;
    let read = read(rw, &now);
    let made = rw.insert(in_assembly(rw.context(), &text, &registers, &read));
    let written = written(rw, made, &registers);
    let (changed, results) = written.split_at(registers.tied.min(written.len()));
    if registers.written.len() > 1 {
        let tied = registers.read.iter().take(registers.tied_parts);
        let old = tied.zip(&read).map(|(old, &part)| match old.part {
            Some(_) => part,
            None => old.value,
        });
        take_over(rw.body(), made, &old.collect::<Vec<_>>(), changed);
    }
    rw.replace_all(op, results)
}

/// What is in and out is the new value everywhere but in the assembly, at once, before other ops
/// are folded or converted.
fn take_over(body: &mut Body, assembly: Op, old: &[Value], new: &[Value]) {
    for (&old, &new) in old.iter().zip(new) {
        body.replace_uses_if(old, new, |_, used| used.op != assembly);
    }
}
