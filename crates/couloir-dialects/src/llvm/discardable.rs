//! Attributes `llvm.*` on ops of other dialects and on arguments and results of functions.

use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::types::{as_func, is_compatible_type, is_ptr, is_void};

/// What the attribute of a parameter must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    Unit,
    Int,
    Type,
}

/// What it may be attached to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Any,
    Pointer,
    Integer,
}

/// Name, value, type it is on, whether results may have it.
const PARAMETERS: &[(&str, Value, On, bool)] = &[
    ("llvm.align", Value::Int, On::Pointer, true),
    ("llvm.allocalign", Value::Unit, On::Any, false),
    ("llvm.allocptr", Value::Unit, On::Any, false),
    ("llvm.byref", Value::Type, On::Pointer, false),
    ("llvm.byval", Value::Type, On::Pointer, false),
    ("llvm.dereferenceable", Value::Int, On::Pointer, true),
    ("llvm.dereferenceable_or_null", Value::Int, On::Pointer, true),
    ("llvm.elementtype", Value::Type, On::Pointer, true),
    ("llvm.inalloca", Value::Type, On::Pointer, false),
    ("llvm.inreg", Value::Unit, On::Any, true),
    ("llvm.nest", Value::Unit, On::Pointer, false),
    ("llvm.noalias", Value::Unit, On::Pointer, true),
    ("llvm.nocapture", Value::Unit, On::Pointer, false),
    ("llvm.nofree", Value::Unit, On::Pointer, false),
    ("llvm.nonnull", Value::Unit, On::Pointer, true),
    ("llvm.noundef", Value::Unit, On::Any, true),
    ("llvm.preallocated", Value::Type, On::Pointer, false),
    ("llvm.readnone", Value::Unit, On::Pointer, false),
    ("llvm.readonly", Value::Unit, On::Pointer, false),
    ("llvm.returned", Value::Unit, On::Any, false),
    ("llvm.signext", Value::Unit, On::Integer, true),
    ("llvm.alignstack", Value::Int, On::Any, false),
    ("llvm.sret", Value::Type, On::Pointer, false),
    ("llvm.writeonly", Value::Unit, On::Pointer, false),
    ("llvm.zeroext", Value::Unit, On::Integer, true),
];

/// The data layout of a module, told as a string.
pub(super) fn op(op: OpRef<'_>, name: &str, value: Attribute) -> Result<(), Failure> {
    if name != "llvm.data_layout" {
        return Ok(());
    }
    let Some(text) = value.as_text(op.ctx()) else {
        let message = "expected 'llvm.data_layout' to be a string attributes";
        return op.op_error(message).fail();
    };
    let problem =
        // LLVM ends what it says of it with a line's end.
        |problem| op.op_error(format!("invalid data layout descriptor: {problem}\n")).fail();
    couloir_data_layout::check(text).or_else(problem)
}

/// The type of an argument or result of a function.
fn parameter(op: OpRef<'_>, number: usize, result: bool) -> Option<Type> {
    let ctx = op.ctx();
    let ty = op.attr_named("function_type")?.as_type(ctx)?;
    if let Some(func) = as_func(ctx, ty) {
        return if result { Some(func.result) } else { func.args().nth(number) };
    }
    let (inputs, results) = ty.as_function(ctx)?;
    if result { results.get(number).copied() } else { inputs.get(number).copied() }
}

pub(super) fn argument(
    op: OpRef<'_>,
    _: usize,
    number: usize,
    name: &str,
    value: Attribute,
) -> Result<(), Failure> {
    check(op, parameter(op, number, false), name, value)
}

pub(super) fn result(
    op: OpRef<'_>,
    _: usize,
    number: usize,
    name: &str,
    value: Attribute,
) -> Result<(), Failure> {
    let ty = parameter(op, number, true);
    if ty.is_some_and(|ty| is_void(op.ctx(), ty)) {
        return op.error("cannot attach result attributes to functions with a void return").fail();
    }
    if PARAMETERS.iter().any(|row| row.0 == name && !row.3) {
        return op.error(format!("\"{name}\" is not a valid result attribute")).fail();
    }
    check(op, ty, name, value)
}

fn check(op: OpRef<'_>, ty: Option<Type>, name: &str, value: Attribute) -> Result<(), Failure> {
    let Some(row) = PARAMETERS.iter().find(|row| row.0 == name) else { return Ok(()) };
    let ctx = op.ctx();
    if let Some(what) = wrong_value(ctx, row.1, value) {
        return op.error(format!("\"{name}\" should be {what} attribute")).fail();
    }
    // Types yet to be lowered may become what is wanted.
    let Some(ty) = ty.filter(|&ty| is_compatible_type(ctx, ty)) else { return Ok(()) };
    let wrong = match row.2 {
        On::Pointer if !is_ptr(ctx, ty) => "non-pointer",
        On::Integer if !ty.is_integer(ctx) => "non-integer",
        _ => return Ok(()),
    };
    op.error(format!("\"{name}\" attribute attached to {wrong} LLVM type")).fail()
}

fn wrong_value(ctx: &Context, wanted: Value, value: Attribute) -> Option<&'static str> {
    let (fits, what) = match wanted {
        Value::Unit => (value == Attribute::UNIT, "a unit"),
        Value::Int => (value.as_int(ctx).is_some(), "an integer"),
        Value::Type => (value.as_type(ctx).is_some(), "a type"),
    };
    (!fits).then_some(what)
}
