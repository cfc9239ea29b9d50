//! Which range the result of each op of `arith` and `index` is in, by the ranges of its operands.

use couloir_dialects::{arith, index};
use couloir_ir::num::Int;
use couloir_ir::op::OpDef;
use couloir_ir::{OpRef, Type};

use super::infer::{self, Never, Rounding};
use super::{Range, precedes};

/// What an op gives for ranges of all its operands; none for an op without
/// the rule. The width is that of the result.
type Rule = fn(OpRef<'_>, &[&Range], u32) -> Option<Range>;

type Row = (fn() -> &'static OpDef, Rule);

/// Applies a rule of two operands.
macro_rules! two {
    (|$lhs:ident, $rhs:ident| $body:expr) => {
        |_, args, _| {
            let [$lhs, $rhs] = args else { return None };
            Some($body)
        }
    };
    (|$op:ident, $lhs:ident, $rhs:ident| $body:expr) => {
        |$op, args, _| {
            let [$lhs, $rhs] = args else { return None };
            Some($body)
        }
    };
}

static RULES: &[Row] = &[
    (couloir_dialects::affine::Apply::def, |op, args, _| super::affine::apply(op, args)),
    (arith::Addi::def, two!(|op, a, b| infer::add(a, b, never(op)))),
    (arith::Subi::def, two!(|op, a, b| infer::sub(a, b, never(op)))),
    (arith::Muli::def, two!(|op, a, b| infer::mul(a, b, never(op)))),
    (arith::Shli::def, two!(|op, a, b| infer::shl(a, b, never(op)))),
    (arith::Shrsi::def, two!(|a, b| infer::shr_signed(a, b))),
    (arith::Shrui::def, two!(|a, b| infer::shr_unsigned(a, b))),
    (arith::Divui::def, two!(|a, b| infer::div_unsigned(a, b, Rounding::TowardsZero))),
    (arith::Ceildivui::def, two!(|a, b| infer::div_unsigned(a, b, Rounding::Up))),
    (arith::Divsi::def, two!(|a, b| infer::div_signed(a, b, Rounding::TowardsZero))),
    (arith::Ceildivsi::def, two!(|a, b| infer::div_signed(a, b, Rounding::Up))),
    (arith::Floordivsi::def, two!(|a, b| infer::div_signed(a, b, Rounding::Down))),
    (arith::Remui::def, two!(|a, b| infer::rem_unsigned(a, b))),
    (arith::Remsi::def, two!(|a, b| infer::rem_signed(a, b))),
    (arith::Andi::def, two!(|a, b| infer::bitwise(a, b, Int::and))),
    (arith::Ori::def, two!(|a, b| infer::bitwise(a, b, Int::or))),
    (arith::Xori::def, two!(|a, b| infer::xor(a, b))),
    (arith::Maxsi::def, two!(|a, b| infer::max_signed(a, b))),
    (arith::Maxui::def, two!(|a, b| infer::max_unsigned(a, b))),
    (arith::Minsi::def, two!(|a, b| infer::min_signed(a, b))),
    (arith::Minui::def, two!(|a, b| infer::min_unsigned(a, b))),
    (arith::Extui::def, |_, args, width| Some(infer::extend_unsigned(args.first()?, width))),
    (arith::Extsi::def, |_, args, width| Some(infer::extend_signed(args.first()?, width))),
    (arith::Trunci::def, |_, args, width| Some(infer::truncate(args.first()?, width))),
    (arith::IndexCast::def, |_, args, width| cast(args, width, infer::extend_signed)),
    (arith::IndexCastui::def, |_, args, width| cast(args, width, infer::extend_unsigned)),
    (arith::Cmpi::def, |op, args, _| {
        compare(args, op.prop(arith::Cmpi::PREDICATE)?.as_i64(op.ctx())?)
    }),
    (index::Add::def, |_, args, _| both(args, |a, b| infer::add(a, b, Never::default()))),
    (index::Sub::def, |_, args, _| both(args, |a, b| infer::sub(a, b, Never::default()))),
    (index::Mul::def, |_, args, _| both(args, |a, b| infer::mul(a, b, Never::default()))),
    (index::Shl::def, |_, args, _| both(args, |a, b| infer::shl(a, b, Never::default()))),
    (index::Shrs::def, |_, args, _| signed(args, infer::shr_signed)),
    (index::Shru::def, |_, args, _| unsigned(args, infer::shr_unsigned)),
    (index::Divu::def, |_, args, _| {
        unsigned(args, |a, b| infer::div_unsigned(a, b, Rounding::TowardsZero))
    }),
    (index::Ceildivu::def, |_, args, _| {
        unsigned(args, |a, b| infer::div_unsigned(a, b, Rounding::Up))
    }),
    (index::Divs::def, |_, args, _| {
        signed(args, |a, b| infer::div_signed(a, b, Rounding::TowardsZero))
    }),
    (index::Ceildivs::def, |_, args, _| signed(args, |a, b| infer::div_signed(a, b, Rounding::Up))),
    (index::Floordivs::def, |_, args, _| {
        signed(args, |a, b| infer::div_signed(a, b, Rounding::Down))
    }),
    (index::Remu::def, |_, args, _| unsigned(args, infer::rem_unsigned)),
    (index::Rems::def, |_, args, _| signed(args, infer::rem_signed)),
    (index::And::def, |_, args, _| unsigned(args, |a, b| infer::bitwise(a, b, Int::and))),
    (index::Or::def, |_, args, _| unsigned(args, |a, b| infer::bitwise(a, b, Int::or))),
    (index::Xor::def, |_, args, _| unsigned(args, infer::xor)),
    (index::Maxs::def, |_, args, _| signed(args, infer::max_signed)),
    (index::Maxu::def, |_, args, _| unsigned(args, infer::max_unsigned)),
    (index::Mins::def, |_, args, _| signed(args, infer::min_signed)),
    (index::Minu::def, |_, args, _| unsigned(args, infer::min_unsigned)),
    (index::Cmp::def, |op, args, _| {
        let predicate = op.attr_named("pred")?.enum_bits(op.ctx(), &index::CMP_PREDICATE)?;
        compare_indices(args, i64::try_from(predicate).ok()?)
    }),
    // The width of an index may be any from 32 to 64.
    (index::Sizeof::def, |_, _, width| {
        Some(Range::unsigned(Int::from_i64(width, 32), Int::from_i64(width, 64)))
    }),
    (index::Casts::def, |op, args, width| index_cast(op, args, width, infer::extend_signed)),
    (index::Castu::def, |op, args, width| index_cast(op, args, width, infer::extend_unsigned)),
];

/// The rule of an op.
pub(super) fn rule(op: OpRef<'_>) -> Option<Rule> {
    let def = op.def()?;
    RULES.iter().find(|(own, _)| std::ptr::eq(own(), def)).map(|(_, rule)| *rule)
}

/// The overflows that an op says do not happen.
fn never(op: OpRef<'_>) -> Never {
    let flags = op.attr_named("overflowFlags");
    let bits = flags.and_then(|flags| flags.enum_bits(op.ctx(), &arith::attrs::OVERFLOW));
    let bits = bits.unwrap_or(0);
    Never { signed: bits & 1 != 0, unsigned: bits & 2 != 0 }
}

fn cast(args: &[&Range], width: u32, extend: fn(&Range, u32) -> Range) -> Option<Range> {
    let range = args.first()?;
    Some(match width.cmp(&range.width()) {
        std::cmp::Ordering::Less => infer::truncate(range, width),
        std::cmp::Ordering::Equal => (*range).clone(),
        std::cmp::Ordering::Greater => extend(range, width),
    })
}

/// A cast to indices is what it gives in 32 bits, in 64, or with 64 bits.
fn index_cast(
    op: OpRef<'_>,
    args: &[&Range],
    width: u32,
    extend: fn(&Range, u32) -> Range,
) -> Option<Range> {
    let wide = cast(args, width, extend)?;
    if op.result_type(0) != Some(Type::INDEX) {
        return Some(wide);
    }
    let narrow = cast(args, 32, extend)?;
    Some(wide.union(&infer::extend(&narrow, width)))
}

type Infer = fn(&Range, &Range) -> Range;

/// What an index op gives with 32 bits, in 64, and with 64 bits.
fn with_widths(args: &[&Range], infer: Infer) -> Option<(Range, Range)> {
    let [a, b] = args else { return None };
    let narrow = infer(&infer::truncate(a, 32), &infer::truncate(b, 32));
    Some((narrow, infer(a, b)))
}

/// An op of indices, whatever their width: of what it gives in 32 and in 64
/// bits, what holds of both where it is the same, else what is in one or the
/// other.
fn both(args: &[&Range], infer: Infer) -> Option<Range> {
    merged(args, infer, |a, b| a == b)
}

/// The same where only the unsigned bounds have to be the same.
fn unsigned(args: &[&Range], infer: Infer) -> Option<Range> {
    merged(args, infer, |a, b| a.umin == b.umin && a.umax == b.umax)
}

/// The same where only the signed bounds have to be the same.
fn signed(args: &[&Range], infer: Infer) -> Option<Range> {
    merged(args, infer, |a, b| a.smin == b.smin && a.smax == b.smax)
}

fn merged(args: &[&Range], infer: Infer, are_same: fn(&Range, &Range) -> bool) -> Option<Range> {
    let (narrow, wide) = with_widths(args, infer)?;
    let same = are_same(&narrow, &infer::truncate(&wide, 32));
    Some(if same { wide } else { wide.union(&infer::extend(&narrow, 64)) })
}

/// The truth of a comparison by its number.
fn compare(args: &[&Range], predicate: i64) -> Option<Range> {
    let [lhs, rhs] = args else { return None };
    let opposite = [1, 0, 5, 4, 3, 2, 9, 8, 7, 6];
    let opposite = *opposite.get(usize::try_from(predicate).ok()?)?;
    let truth = match (holds(predicate, lhs, rhs), holds(opposite, lhs, rhs)) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    };
    let (min, max) = (truth == Some(true), truth != Some(false));
    Some(Range::unsigned(Int::from_bool(min), Int::from_bool(max)))
}

/// A comparison of indices, where it is the same in 32 and in 64 bits.
fn compare_indices(args: &[&Range], predicate: i64) -> Option<Range> {
    let [a, b] = args else { return None };
    let wide = compare(args, predicate)?;
    let narrow = compare(&[&infer::truncate(a, 32), &infer::truncate(b, 32)], predicate)?;
    Some(if narrow == wide { wide } else { Range::any(1) })
}

/// Whether a comparison is sure to hold.
fn holds(predicate: i64, a: &Range, b: &Range) -> bool {
    match predicate {
        0 => a.single().is_some() && a.single() == b.single(),
        1 => {
            (holds(2, a, b) || holds(4, a, b)) && (holds(6, a, b) || holds(8, a, b)) //
        }
        2 => precedes(&a.smax, &b.smin, true, false),
        3 => precedes(&a.smax, &b.smin, true, true),
        4 | 5 => holds(predicate - 2, b, a),
        6 => precedes(&a.umax, &b.umin, false, false),
        7 => precedes(&a.umax, &b.umin, false, true),
        8 | 9 => holds(predicate - 2, b, a),
        _ => false,
    }
}
