//! `tosa-narrow-i64-to-i32` and `tosa-narrow-f64-to-f32`: ops of `tosa` work on numbers half as wide.
//!
//! Only ops of which the result stays the same do, unless all are to; and functions take and give
//! what they did, unless they are to be changed, too.

mod attrs;
mod safe;

use std::sync::Arc;

use couloir_dialects::common::region_branch::like;
use couloir_dialects::{func, tosa};
use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::num::FloatKind;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Materialization, Materialized, Mode,
    Operands, Pattern, PatternSet, TypeConversion, TypeConverter, no_match,
};
use smallvec::smallvec;

use crate::common::try_convert_functions;
use crate::function_types::{self, by_types, retyped};

const AGGRESSIVE: OptionDef = OptionDef {
    name: "aggressive-rewrite",
    kind: OptionKind::Bool,
    default: "false",
    description: "If enabled, all TOSA operations are rewritten, regardless or whether the \
                  narrowingis safe. This option may lead to data loss if not used carefully.",
};

const BOUNDARIES: OptionDef = OptionDef {
    name: "convert-function-boundaries",
    kind: OptionKind::Bool,
    default: "false",
    description: "If enabled, the pass will convert function I/O types as well. Otherwise casts \
                  willbe inserted at the I/O boundaries.",
};

/// What both passes have in common.
const COMMON: PassDef = PassDef {
    anchor: Some("func.func"),
    options: &[AGGRESSIVE, BOUNDARIES],
    loads: &["func", "tosa"],
    ..PassDef::EMPTY
};

/// `tosa-narrow-i64-to-i32`
pub static INTS: PassDef = PassDef {
    name: "tosa-narrow-i64-to-i32",
    class: "TosaNarrowI64ToI32Pass",
    description: "Narrow I64 TOSA operations to I32",
    run: |cx| try_convert_functions(cx, |options, _| Ok(conversion(options, Wide::Int))),
    ..COMMON
};

/// `tosa-narrow-f64-to-f32`
pub static FLOATS: PassDef = PassDef {
    name: "tosa-narrow-f64-to-f32",
    class: "TosaNarrowF64ToF32Pass",
    description: "Narrow F64 TOSA operations to F32",
    run: |cx| try_convert_functions(cx, |options, _| Ok(conversion(options, Wide::Float))),
    ..COMMON
};

/// The numbers that become half as wide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wide {
    /// Integers of 64 bits, of any signedness; they become such without a sign.
    Int,
    /// Floats of 64 bits.
    Float,
}

impl Wide {
    fn is(self, ctx: &Context, ty: Type) -> bool {
        match (self, ty.kind(ctx)) {
            (Wide::Int, TypeKind::Integer(width, _)) => *width == 64,
            (Wide::Float, _) => ty.float_kind(ctx) == Some(FloatKind::F64),
            _ => false,
        }
    }

    fn narrow(self, ctx: &Context) -> Type {
        match self {
            Wide::Int => Type::I32,
            Wide::Float => Type::float(ctx, FloatKind::F32),
        }
    }

    fn converter(self) -> TypeConverter {
        let mut converter = TypeConverter::new();
        converter.add(move |_, ctx, ty| TypeConversion::One(self.narrowed(ctx, ty)));
        converter.add_source(cast).add_target(cast);
        converter
    }

    /// A number, or a tensor of such, half as wide; other types stay.
    fn narrowed(self, ctx: &Context, ty: Type) -> Type {
        let is_tensor = couloir_ods::types::is_tensor(ctx, ty);
        let element = if is_tensor { ty.element_or_self(ctx) } else { ty };
        match self.is(ctx, element) {
            true if is_tensor => ty.with_element(ctx, self.narrow(ctx)),
            true => self.narrow(ctx),
            false => ty,
        }
    }
}

fn cast(b: &mut dyn Build, what: &Materialization<'_>) -> Materialized {
    match (what.inputs, what.types) {
        (&[input], &[ty]) => {
            Materialized::Values(smallvec![b.insert1(tosa::Cast::build(ty, input))])
        }
        _ => Materialized::Pass,
    }
}

/// The conversion of a pass.
fn conversion(options: &Options, wide: Wide) -> Conversion {
    let converter = Arc::new(wide.converter());
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    target.dynamic_dialect("tosa", by_types(&converter));
    if options.flag(BOUNDARIES.name) {
        function_types::populate_plain(&mut patterns, &mut target, &converter);
    } else {
        target.legal_op(func::Func::def()).legal_op(func::Return::def());
    }
    if options.flag(AGGRESSIVE.name) {
        let any = move |op, new: &Operands, rw: &mut ConversionRewriter<'_>| any(op, new, rw, wide);
        patterns.add_pattern(None, Pattern::new(any).converter(&converter));
    } else {
        safe::populate(&mut patterns, &converter, wide);
    }
    Conversion::new(Mode::Full, target, patterns)
}

/// Any op of the dialect, whatever comes of it.
fn any(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, wide: Wide) -> Lowered {
    let view = rw.view(op);
    if view.def().is_none_or(|def| def.dialect() != "tosa") {
        return no_match("not of the dialect");
    }
    let made = attrs::narrowed(rw.context(), like(view), wide, true)?;
    retyped(op, new, rw, made)
}
