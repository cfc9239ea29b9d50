//! `convert-linalg-to-std`: structured ops on memory become calls of functions that are named after
//! the op and the types of its operands.

use std::fmt::Write;

use couloir_dialects::linalg::structured::form_of;
use couloir_dialects::linalg::{self, Form, Generic, Structured};
use couloir_dialects::{builtin, func, memref};
use couloir_ir::attr::AttrKind;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, Builder, NewOp};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, OpRef, Str, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Naming, Operands, OrNoMatch,
    PatternSet, Place, no_match,
};

use crate::common::convert;
use crate::library::{declare, unit_attr};

/// `convert-linalg-to-std`
pub static PASS: PassDef = PassDef {
    name: "convert-linalg-to-std",
    class: "ConvertLinalgToStandardPass",
    description: "Convert the operations from the linalg dialect into the Standard dialect",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| convert(cx, conversion),
    loads: &["func", "memref"],
    ..PassDef::EMPTY
};

fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    for dialect in ["affine", "arith", "func", "memref", "scf"] {
        target.legal_dialect(dialect);
    }
    target.legal_op(builtin::Module::def());
    let mut patterns = PatternSet::new();
    for def in linalg::DIALECT.ops.iter().filter(|def| form_of(def).is_some()) {
        patterns.add_untyped(def, lower);
    }
    Conversion::new(Mode::Full, target, patterns)
}

fn lower(op: Op, operands: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    if view.op.results().len() > 0 {
        return no_match("not on memory");
    }
    let name = library_name(view).or_no_match("no name for a function")?;
    let args: Vec<Value> = operands.all().iter().map(|&value| flexible(rw, value)).collect();
    let inputs: Vec<Type> = args.iter().map(|&arg| rw.ty(arg)).collect();
    let ty = Type::function(ctx, &inputs, &[]);
    let attrs = unit_attr(ctx, "llvm.emit_c_interface");
    let location = rw.location();
    let make = Box::new(move |b: &mut Builder<'_>, name: Str| {
        let made = declare(b, name, ty, attrs);
        b.body().set_location(made, location);
        made
    });
    let name = ctx.intern(&name);
    let id = rw.request(name, Naming::Shared(|_| true), Place::BeforeLast, make);
    let callee = Attribute::flat_symbol(ctx, name);
    let new = NewOp::new(func::Call::def()).operands(args);
    let call = rw.insert(new.prop(func::Call::CALLEE, callee));
    rw.refer(id, call, func::Call::CALLEE);
    rw.erase(op)
}

/// Memory cast so that nothing is known of its strides and offset; other values as they are.
fn flexible(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(value);
    let Some(memory) = ty.as_memref(ctx) else { return value };
    let layout = Attribute::strided_layout(ctx, &vec![DYNAMIC; memory.rank()], DYNAMIC);
    let (space, element) = (memory.memory_space.expand(), memory.element);
    let wanted = MemRefType::get(ctx, &memory.shape, element, Some(layout), space);
    rw.insert1(memref::Cast::build(wanted, value))
}

/// The function that does what an op does; none where a type has no name.
fn library_name(view: Structured<'_>) -> Option<String> {
    const NONE: &str = "op_has_no_registered_library_name";
    let op = view.op;
    match view.form {
        Form::Generic => {
            let given = op.prop(Generic::LIBRARY_CALL).and_then(|name| name.as_text(op.ctx()));
            return Some(given.unwrap_or(NONE).to_owned());
        }
        Form::Map | Form::Reduce | Form::Transpose | Form::Broadcast | Form::Contract => {
            return Some(NONE.to_owned());
        }
        _ => {}
    }
    let mut name = op.name().replace('.', "_");
    for ty in op.operand_types() {
        name.push('_');
        mangle(op.ctx(), ty, &mut name)?;
    }
    Some(name)
}

/// `view4x5xf32`, or the type itself.
fn mangle(ctx: &Context, ty: Type, out: &mut String) -> Option<()> {
    if let Some(memory) = ty.as_memref(ctx) {
        out.push_str("view");
        for &size in &memory.shape {
            match size {
                DYNAMIC => out.push_str("sx"),
                size => write!(out, "{size}x").ok()?,
            }
        }
        element(ctx, memory.element, out)?;
        return match memory.memory_space.expand() {
            None => Some(()),
            Some(space) => {
                let AttrKind::Integer(_, space) = space.kind(ctx) else { return None };
                write!(out, "as{}", space.to_i64()?).ok()
            }
        };
    }
    element(ctx, ty, out)
}

fn element(ctx: &Context, ty: Type, out: &mut String) -> Option<()> {
    if let Some(vector) = ty.as_vector(ctx) {
        out.push_str("vector");
        for (at, size) in vector.shape.iter().enumerate() {
            write!(out, "{}{size}", if at == 0 { "" } else { "x" }).ok()?;
        }
        return element(ctx, vector.element, out);
    }
    let is_plain = ty.is_signless_integer(ctx) || ty.is_index() || ty.is_float(ctx);
    is_plain.then(|| out.push_str(&ctx.type_text(ty)))
}
