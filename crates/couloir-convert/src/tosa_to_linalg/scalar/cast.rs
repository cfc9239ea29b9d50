//! Casts: floats become the integers next to them, within the bounds of the type.

use couloir_dialects::builtin::UnrealizedConversionCast;
use couloir_dialects::common::calc::{Calc, Float2, Int2, Num};
use couloir_dialects::{arith, math};
use couloir_ir::build::NewOp;
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{OpDef, Type};

use super::{Compute, Elements, one};
use crate::tosa_common::signed_bounds;

pub(super) fn cast(what: Elements<'_>) -> Option<Compute> {
    let ctx = what.op.ctx();
    let (from, to) = (what.from, what.to);
    if from == to {
        return Some(one(|_, a| a));
    }
    match (from.float_kind(ctx), to.float_kind(ctx)) {
        (Some(_), Some(_)) => Some(simple(float_cast(what)?, to)),
        (None, Some(_)) => from_int(what),
        (Some(_), None) if to == Type::I1 => Some(one(|calc, a| {
            let zero = calc.float(a.ty(), 0.0);
            a.cmpf(Float2::Une, zero)
        })),
        (Some(kind), None) => to_int(kind, to.int_width(ctx)?, to),
        (None, None) => between_ints(what),
    }
}

/// A cast that is one op.
fn simple(def: &'static OpDef, to: Type) -> Compute {
    one(move |_, a| a.cast(def, to))
}

fn float_cast(what: Elements<'_>) -> Option<&'static OpDef> {
    let ctx = what.op.ctx();
    let is_wider = what.from.int_or_float_width(ctx)? < what.to.int_or_float_width(ctx)?;
    Some(if is_wider { arith::Extf::def() } else { arith::Truncf::def() })
}

fn from_int(what: Elements<'_>) -> Option<Compute> {
    let ctx = what.op.ctx();
    let to = what.to;
    match *what.from.kind(ctx) {
        TypeKind::Integer(width, Signedness::Unsigned) => Some(one(move |calc, a| {
            let plain = Type::int(calc.ctx(), width);
            let new = NewOp::new(UnrealizedConversionCast::def()).operand(a.value).result(plain);
            let signless = calc.num(calc.build(|builder| builder.insert1(new)));
            signless.cast(arith::Uitofp::def(), to)
        })),
        TypeKind::Integer(1, _) => Some(simple(arith::Uitofp::def(), to)),
        TypeKind::Integer(..) => Some(simple(arith::Sitofp::def(), to)),
        _ => None,
    }
}

fn between_ints(what: Elements<'_>) -> Option<Compute> {
    let ctx = what.op.ctx();
    let [own, width] = [what.from, what.to].map(|ty| ty.int_width(ctx));
    let (own, width) = (own?, width?);
    if what.from == Type::I1 && own < width {
        return Some(simple(arith::Extui::def(), what.to));
    }
    if what.to == Type::I1 {
        return Some(one(|calc, a| {
            let zero = calc.int(a.ty(), 0);
            a.cmpi(Int2::Ne, zero)
        }));
    }
    let def = if own < width { arith::Extsi::def() } else { arith::Trunci::def() };
    (own != width).then(|| simple(def, what.to))
}

/// A float as an integer, at the bounds of its type where it is beyond.
fn to_int(kind: FloatKind, width: u32, to: Type) -> Option<Compute> {
    let (least, most) = signed_bounds(width)?;
    let above = 2_f64.powi(i32::try_from(width).ok()? - 1);
    let bounds = Bounds { least, most, above, to };
    if Float::largest(kind, false).to_f64() < above {
        return Some(one(move |calc, a| bounds.beyond_all(calc, a)));
    }
    if kind.precision() >= width - 1 {
        return Some(one(move |calc, a| bounds.as_floats(calc, a)));
    }
    Some(one(move |calc, a| bounds.next_above(calc, a)))
}

/// The bounds of an integer type.
#[derive(Clone, Copy)]
struct Bounds {
    least: i64,
    most: i64,
    /// One more than the greatest; the least is as far from zero.
    above: f64,
    to: Type,
}

impl Bounds {
    fn ints<'c>(self, calc: &'c Calc<'_>) -> [Num<'c>; 2] {
        [self.least, self.most].map(|bound| calc.int(self.to, bound))
    }

    /// Both are beyond all floats but infinity.
    fn beyond_all<'c>(self, calc: &'c Calc<'_>, a: Num<'c>) -> Num<'c> {
        let ty = a.ty();
        let rounded = a.un(math::Roundeven::def());
        let converted = rounded.cast(arith::Fptosi::def(), self.to);
        let (up, down) = (calc.infinity(ty, false), calc.infinity(ty, true));
        let is_above = rounded.cmpf(Float2::Ueq, up);
        let is_below = rounded.cmpf(Float2::Ueq, down);
        let [least, most] = self.ints(calc);
        is_below.select(least, is_above.select(most, converted))
    }

    /// Both are floats.
    fn as_floats<'c>(self, calc: &'c Calc<'_>, a: Num<'c>) -> Num<'c> {
        let ty = a.ty();
        let rounded = a.un(math::Roundeven::def());
        let [least, most] = [-self.above, self.above - 1.0].map(|bound| calc.float(ty, bound));
        rounded.minimumf(most).maximumf(least).cast(arith::Fptosi::def(), self.to)
    }

    /// The least is a float, and what is next above the greatest.
    fn next_above<'c>(self, calc: &'c Calc<'_>, a: Num<'c>) -> Num<'c> {
        let ty = a.ty();
        let rounded = a.un(math::Roundeven::def());
        let least = calc.float(ty, -self.above);
        let above = calc.float(ty, self.above);
        let most = calc.int(self.to, self.most);
        let converted = rounded.maximumf(least).cast(arith::Fptosi::def(), self.to);
        rounded.cmpf(Float2::Uge, above).select(most, converted)
    }
}
