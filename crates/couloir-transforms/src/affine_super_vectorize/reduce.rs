//! Values that a vectorized loop reduces others to.
//!
//! Each element of a vector is reduced to by itself, from a number that changes nothing; after the
//! loop they are put together, and with what the loop carried at first. Where the last vectors
//! may be longer than what is left, the elements beyond are that number.

use couloir_dialects::affine::index::{Index, apply_unfolded};
use couloir_dialects::common::calc::Calc;
use couloir_dialects::common::fold::{Number, fill, int_width};
use couloir_dialects::llvm::attrs::enum_attr;
use couloir_dialects::vector::attrs::{COMBINING_KIND, COMBINING_KINDS};
use couloir_dialects::{affine, arith, vector};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::num::{Float, Int};
use couloir_ir::{Attribute, Context, Op, OpDef, OpRef, Type, Value};
use couloir_rewrite::Rewriter;

use crate::affine_loops::{Side, bound, step};
use crate::affine_parallelize::reductions::Reduction;

/// A number that changes nothing when it is put together with another.
#[derive(Clone, Copy)]
enum Neutral {
    Zero,
    One,
    Ones,
    /// The greatest or least of signed integers.
    Signed {
        least: bool,
    },
    /// The greatest of unsigned integers.
    Unsigned,
    /// An infinity.
    Infinity {
        negative: bool,
    },
    /// No number.
    NaN {
        negative: bool,
    },
}

/// How values are put together: an op, what `vector` calls it, and what changes nothing.
type Way = (&'static OpDef, &'static str, Neutral);

static WAYS: &[Way] = &[
    (arith::Addf::def(), "add", Neutral::Zero),
    (arith::Addi::def(), "add", Neutral::Zero),
    (arith::Andi::def(), "and", Neutral::Ones),
    (arith::Maximumf::def(), "maximumf", Neutral::Infinity { negative: true }),
    (arith::Maxnumf::def(), "maxnumf", Neutral::NaN { negative: true }),
    (arith::Maxsi::def(), "maxsi", Neutral::Signed { least: true }),
    (arith::Maxui::def(), "maxui", Neutral::Zero),
    (arith::Minimumf::def(), "minimumf", Neutral::Infinity { negative: false }),
    (arith::Minnumf::def(), "minnumf", Neutral::NaN { negative: false }),
    (arith::Minsi::def(), "minsi", Neutral::Signed { least: false }),
    (arith::Minui::def(), "minui", Neutral::Unsigned),
    (arith::Mulf::def(), "mul", Neutral::One),
    (arith::Muli::def(), "mul", Neutral::One),
    (arith::Ori::def(), "or", Neutral::Zero),
    (arith::Xori::def(), "xor", Neutral::Zero),
];

impl Neutral {
    /// The number of a type.
    fn number(self, ctx: &Context, ty: Type) -> Option<Number> {
        match ty.float_kind(ctx) {
            Some(kind) => Some(Number::Float(match self {
                Neutral::Zero => Float::zero(kind),
                Neutral::One => Float::one(kind),
                Neutral::Infinity { negative } => Float::infinity(kind, negative),
                Neutral::NaN { negative } => Float::nan(kind, negative),
                _ => return None,
            })),
            None => Some(Number::Int(self.int(int_width(ctx, ty))?)),
        }
    }

    fn int(self, width: u32) -> Option<Int> {
        Some(match self {
            Neutral::Zero => Int::zero(width),
            Neutral::One => Int::one(width),
            Neutral::Ones | Neutral::Unsigned => Int::all_ones(width),
            Neutral::Signed { least: true } => Int::signed_min(width),
            Neutral::Signed { least: false } => Int::signed_max(width),
            Neutral::Infinity { .. } | Neutral::NaN { .. } => return None,
        })
    }
}

/// How a value is reduced to that a loop carries.
pub(super) struct Reducing {
    /// The op that does it.
    pub(super) op: Op,
    /// What it puts together with what is carried.
    pub(super) value: Value,
    way: Way,
    /// The type of the value.
    ty: Type,
    /// What changes nothing.
    neutral: Number,
}

impl Reducing {
    pub(super) fn of(rw: &Rewriter<'_>, reduction: &Reduction) -> Option<Self> {
        let (op, ty) = (rw.view(reduction.op), rw.ty(reduction.value));
        let way = *WAYS.iter().find(|way| op.is(way.0))?;
        let neutral = way.2.number(rw.context(), ty)?;
        Some(Self { op: reduction.op, value: reduction.value, way, ty, neutral })
    }

    /// A vector of numbers that change nothing.
    pub(super) fn vector(&self, rw: &mut Rewriter<'_>, ty: Type) -> Value {
        let attr = fill(rw.context(), ty, &self.neutral);
        rw.insert1(arith::Constant::build(ty, attr))
    }

    /// The elements of a vector and what was carried at first put together.
    pub(super) fn together(&self, rw: &mut Rewriter<'_>, vector: Value, init: Value) -> Value {
        let ctx = rw.context();
        let number = COMBINING_KINDS.value_of(self.way.1).unwrap_or(0);
        let kind = enum_attr(ctx, &COMBINING_KIND, number);
        let all = rw.insert1(vector::Reduction::build(ctx, self.ty, vector, None, kind));
        if is_constant(rw, init, self.neutral.to_attr(ctx, self.ty)) {
            return all;
        }
        let calc = Calc::new(ctx, rw, None);
        calc.num(all).bin(self.way.0, calc.num(init)).value
    }
}

fn is_constant(rw: &Rewriter<'_>, value: Value, of: Attribute) -> bool {
    let from = rw.scope().defining_op(value).filter(|from| from.is(arith::Constant::def()));
    from.is_some_and(|from| from.prop(arith::Constant::VALUE) == Some(of))
}

/// Whether vectors in a new loop are known never to be longer than what is left.
pub(super) fn is_full(op: OpRef<'_>) -> bool {
    let known = |side| bound(op, side)?.map.single_constant();
    let span = || Some(known(Side::Upper)?.wrapping_sub(known(Side::Lower)?));
    let rest = || span()?.checked_rem(step(op)?);
    rest() == Some(0)
}

/// Which elements of vectors in a new loop there are, where these may be longer than what is left.
pub(super) fn mask(rw: &mut Rewriter<'_>, new: Op, size: i64) -> Option<Value> {
    let upper = bound(rw.view(new), Side::Upper)?;
    let block = crate::common::entry_of(rw.scope().body, new, 0)?;
    let count = *rw.scope().body.args(block).first()?;
    rw.set_point(InsertPoint::End(block));
    let (ctx, results) = (rw.context(), upper.map.num_results());
    let (operands, map) = (upper.operands(), Attribute::affine_map(ctx, upper.map));
    let end = rw.insert1(match results {
        1 => affine::Apply::build(ctx, &operands, map),
        _ => affine::Min::build(ctx, &operands, map),
    });
    let both = [Index::Value(end), Index::Value(count)];
    let left = apply_unfolded(rw, &both, |b, nodes| match *nodes {
        [end, count] => b.sub(end, count),
        _ => b.constant(0),
    })?;
    if rw.scope().body.is_unused(end) {
        let from = rw.scope().defining_op(end)?.op;
        rw.erase(from);
    }
    let ty = Type::vector(ctx, &[size], Type::I1);
    Some(rw.insert1(vector::CreateMask::build(ty, &[left])))
}
