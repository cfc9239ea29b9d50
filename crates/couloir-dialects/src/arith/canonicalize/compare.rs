//! Canonicalization of comparisons: of extended values, of integers taken as floats, negated ones.

use couloir_ir::num::{Float, Int, RoundingMode};
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};

use super::{of_sources, truth};
use crate::arith::attrs::{CMPF_PREDICATES, CMPI_PREDICATES};
use crate::arith::{Cmpf, Cmpi, Extsi, Extui, Sitofp, Uitofp};
use crate::common::canonicalize::{
    Expr, constant, constant_operand, made, operand_from, replace_one, value,
};
use crate::common::fold::int_width;
use crate::rewrites;

rewrites! { COMPARISONS: replace_one;
    "(anonymous namespace)::CmpIExtSI", Cmpi => |op| of_extended(op, Extsi::def());
    "(anonymous namespace)::CmpIExtUI", Cmpi => |op| of_extended(op, Extui::def());
    "CmpFIntToFPConst", Cmpf => int_as_float;
}

/// The attribute of a predicate of `arith.cmpi`.
pub(super) fn predicate(ctx: &Context, name: &str) -> Option<Attribute> {
    let number = CMPI_PREDICATES.value_of(name)?;
    Some(Attribute::int(ctx, Type::I64, number.cast_signed()))
}

fn predicate_name(op: OpRef<'_>) -> Option<&'static str> {
    let number = op.prop(Cmpi::PREDICATE)?.as_u64(op.ctx())?;
    CMPI_PREDICATES.text_of(number)
}

/// `i1`, in the shape of a type.
pub(super) fn bits_like(ctx: &Context, ty: Type) -> Type {
    crate::common::shapes::i1_same_shape(ctx, ty).unwrap_or(Type::I1)
}

/// Values extended alike are equal where they themselves are.
fn of_extended(op: OpRef<'_>, ext: &'static OpDef) -> Option<Expr> {
    let fits = matches!(predicate_name(op)?, "eq" | "ne");
    let (a, b) = (operand_from(op, 0, ext)?, operand_from(op, 1, ext)?);
    let narrow = of_sources(Cmpi::def(), (a, b), op.result_type(0)?)?;
    let new = narrow.from([a.location(), b.location()]);
    fits.then_some(new.prop(Cmpi::PREDICATE, op.prop(Cmpi::PREDICATE)?))
}

/// Each predicate with the one that holds when it does not.
const OPPOSITES: [(&str, &str); 10] = [
    ("eq", "ne"),
    ("ne", "eq"),
    ("slt", "sge"),
    ("sle", "sgt"),
    ("sgt", "sle"),
    ("sge", "slt"),
    ("ult", "uge"),
    ("ule", "ugt"),
    ("ugt", "ule"),
    ("uge", "ult"),
];

/// A comparison that is negated is the opposite one.
pub(super) fn negated(op: OpRef<'_>) -> Option<Expr> {
    if constant_operand(op, 1) != Some(Attribute::TRUE) {
        return None;
    }
    let cmp = operand_from(op, 0, Cmpi::def())?;
    let name = predicate_name(cmp)?;
    let (_, opposite) = OPPOSITES.iter().find(|(own, _)| *own == name)?;
    let operands = [value(cmp.operand(0)?), value(cmp.operand(1)?)];
    let new = made(Cmpi::def(), op.result_type(0)?, operands).from([cmp.location()]);
    Some(new.prop(Cmpi::PREDICATE, predicate(op.ctx(), opposite)?))
}

/// How integers compare, apart from their sign.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Order {
    /// The order that a predicate of `arith.cmpf` tests where nothing is NaN.
    fn of(name: &str) -> Option<Self> {
        Some(match name.get(1..)? {
            "eq" => Order::Eq,
            "ne" => Order::Ne,
            "lt" => Order::Lt,
            "le" => Order::Le,
            "gt" => Order::Gt,
            "ge" => Order::Ge,
            _ => return None,
        })
    }

    fn name(self, signed: bool) -> &'static str {
        match (self, signed) {
            (Order::Eq, _) => "eq",
            (Order::Ne, _) => "ne",
            (Order::Lt, true) => "slt",
            (Order::Le, true) => "sle",
            (Order::Gt, true) => "sgt",
            (Order::Ge, true) => "sge",
            (Order::Lt, false) => "ult",
            (Order::Le, false) => "ule",
            (Order::Gt, false) => "ugt",
            (Order::Ge, false) => "uge",
        }
    }
}

/// What a comparison with a float constant is.
enum Decided {
    Always(bool),
    Compares(Order, Int),
}

/// An integer taken as a float compares as the integer does, where rounding
/// does not matter.
fn int_as_float(op: OpRef<'_>) -> Option<Expr> {
    let ctx = op.ctx();
    let rhs = constant_operand(op, 1)?.as_float(ctx)?;
    let (source, signed) = match operand_from(op, 0, Sitofp::def()) {
        Some(source) => (source, true),
        None => (operand_from(op, 0, Uitofp::def())?, false),
    };
    let int = source.operand(0)?;
    let ty = op.ty(int);
    let width = int_width(ctx, ty);
    let number = op.prop(Cmpf::PREDICATE)?.as_u64(ctx)?;
    let bit = op.result_type(0)?;
    match decide(CMPF_PREDICATES.text_of(number)?, rhs, width, signed)? {
        Decided::Always(holds) => Some(truth(ctx, bit, holds)),
        Decided::Compares(order, rhs) => {
            let rhs = constant(ty, Attribute::wide_int(ctx, ty, rhs));
            let new = made(Cmpi::def(), bit, [value(int), rhs]);
            Some(new.prop(Cmpi::PREDICATE, predicate(ctx, order.name(signed))?))
        }
    }
}

/// Whether an integer that is near to a number may be rounded to it, or one
/// that is too large to infinity.
fn may_round_to(rhs: Float, width: u32, signed: bool) -> bool {
    let kind = rhs.kind();
    if width <= kind.precision() {
        return false;
    }
    let bits = width - u32::from(signed);
    let power = |exponent: u32| {
        let power = Int::from_i64(exponent.saturating_add(2), 1).shl(exponent);
        Float::from_int(kind, &power, false, RoundingMode::NearestEven).value
    };
    if rhs.is_infinite() {
        return power(bits).is_infinite();
    }
    let reaches = |exponent| {
        let order = rhs.abs().compare(power(exponent));
        order.is_some_and(std::cmp::Ordering::is_ge)
    };
    reaches(kind.precision()) && !reaches(bits.saturating_add(1))
}

fn decide(predicate: &str, rhs: Float, width: u32, signed: bool) -> Option<Decided> {
    if may_round_to(rhs, width, signed) {
        return None;
    }
    match predicate {
        "ord" => return Some(Decided::Always(true)),
        "uno" => return Some(Decided::Always(false)),
        _ => {}
    }
    let order = Order::of(predicate)?;
    if let Some(holds) = outside(order, rhs, width, signed) {
        return Some(Decided::Always(holds));
    }
    let (int, exact) = rhs.to_int(width, signed)?;
    if exact || rhs.is_zero() {
        return Some(Decided::Compares(order, int));
    }
    Some(with_fraction(order, int, rhs.is_negative(), signed))
}

/// What is known where no integer of the type is as great or as small.
fn outside(order: Order, rhs: Float, width: u32, signed: bool) -> Option<bool> {
    let (low, high) = match signed {
        true => (Int::signed_min(width), Int::signed_max(width)),
        false => (Int::zero(width), Int::all_ones(width)),
    };
    let float =
        |int: &Int| Float::from_int(rhs.kind(), int, signed, RoundingMode::NearestEven).value;
    match (float(&high).compare(rhs)?, float(&low).compare(rhs)?) {
        (std::cmp::Ordering::Less, _) => Some(matches!(order, Order::Ne | Order::Lt | Order::Le)),
        (_, std::cmp::Ordering::Greater) => {
            Some(matches!(order, Order::Ne | Order::Gt | Order::Ge))
        }
        _ => None,
    }
}

/// A comparison with a number that was rounded towards zero to an integer.
fn with_fraction(order: Order, int: Int, negative: bool, signed: bool) -> Decided {
    let below = negative && !signed;
    match order {
        Order::Ne => Decided::Always(true),
        Order::Eq => Decided::Always(false),
        Order::Lt | Order::Le if below => Decided::Always(false),
        Order::Gt | Order::Ge if below => Decided::Always(true),
        Order::Lt | Order::Le if negative => Decided::Compares(Order::Lt, int),
        Order::Lt | Order::Le => Decided::Compares(Order::Le, int),
        Order::Gt | Order::Ge if negative => Decided::Compares(Order::Ge, int),
        Order::Gt | Order::Ge => Decided::Compares(Order::Gt, int),
    }
}
