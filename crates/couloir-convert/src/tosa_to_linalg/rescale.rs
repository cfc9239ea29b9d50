//! `tosa.rescale`: values are shifted to their zero, multiplied, shifted, and moved to another zero,
//! at the bounds of their type where they are beyond.

use couloir_dialects::builtin::UnrealizedConversionCast;
use couloir_dialects::common::calc::{Calc, Num};
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::tosa::Rescale;
use couloir_dialects::tosa::attrs::{double_round, single_round};
use couloir_dialects::{arith, tosa};
use couloir_ir::affine::AffineMap;
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use crate::tosa_common::{
    apply_scale, collapsed, dim_op, empty, generic1, identity, selection, signed_bounds,
};

/// What an op says.
struct Said {
    /// Whether it is rounded twice.
    twice: bool,
    input_unsigned: bool,
    /// The types of elements.
    from: Type,
    to: Type,
    bounds: (i64, i64),
    /// Multiplier and shift, where both are known.
    scale: Option<[Vec<i64>; 2]>,
    zeros: [Option<i64>; 2],
}

pub(super) fn rescale(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let &[input, multiplier, shift, input_zp, output_zp] = new.all() else {
        return no_match("no operands");
    };
    let said = Said::of(view, rw.ty(input), ty)?;
    let shape = ty.shape(ctx).or_no_match("not ranked")?.to_vec();
    rw.ty(input).shape(ctx).filter(|own| own.len() == shape.len()).or_no_match("not ranked")?;
    let rank = shape.len();
    let mut sizes = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|(_, size)| **size == DYNAMIC) {
        sizes.push(dim_op(rw, input, at));
    }
    let mut operands = Inputs { values: vec![input], maps: vec![identity(rank)], rank };
    let sources = match &said.scale {
        Some([factors, shifts]) => {
            [operands.constants(rw, Type::I32, factors), operands.constants(rw, Type::I8, shifts)]
        }
        None => [multiplier, shift].map(|value| operands.tensor(rw, value)),
    };
    let zeros = [input_zp, output_zp].into_iter().zip(said.zeros);
    let zeros = zeros.map(|(value, known)| match known {
        Some(zero) => Source::Zero(zero),
        None => operands.tensor(rw, value),
    });
    let zeros = zeros.collect::<Vec<_>>();
    let Inputs { values, mut maps, .. } = operands;
    maps.push(identity(rank));
    let init = empty(rw, &shape, said.to, &sizes);
    let parts = Parts {
        results: &[rw.ty(init)],
        inputs: &values,
        outputs: &[init],
        maps: &maps,
        iterators: &vec![false; rank],
    };
    let value = generic1(rw, &parts, |rw, args| {
        let calc = Calc::new(ctx, rw, None);
        let args = args.iter().map(|&arg| calc.num(arg)).collect::<Vec<_>>();
        said.computed(&calc, &args, sources, &zeros).map_or(input, |value| value.value)
    });
    rw.replace(op, value)
}

/// Where a number comes from.
#[derive(Clone, Copy)]
enum Source {
    /// A value made before.
    Value(Value),
    /// What stands for zero.
    Zero(i64),
    /// An element of an operand.
    Operand(usize),
}

/// The operands of the op to be made.
struct Inputs {
    values: Vec<Value>,
    maps: Vec<AffineMap>,
    rank: usize,
}

impl Inputs {
    fn push(&mut self, value: Value, by_channel: bool) -> Source {
        let last = by_channel.then(|| self.rank.saturating_sub(1));
        self.values.push(value);
        self.maps.push(selection(self.rank, last.map(Some)));
        Source::Operand(self.values.len() - 1)
    }

    /// Known numbers: one for all, or one for each channel.
    fn constants(
        &mut self,
        rw: &mut ConversionRewriter<'_>,
        element: Type,
        numbers: &[i64],
    ) -> Source {
        let ctx = rw.context();
        if let &[number] = numbers {
            let value = Attribute::int(ctx, element, number);
            return Source::Value(rw.insert1(arith::Constant::build(element, value)));
        }
        let list = dense(ctx, element, numbers);
        let ty = list.typed(ctx).unwrap_or(element);
        let value = rw.insert1(arith::Constant::build(ty, list));
        self.push(value, true)
    }

    /// Numbers that are not known.
    fn tensor(&mut self, rw: &mut ConversionRewriter<'_>, value: Value) -> Source {
        let is_one = rw.ty(value).shape(rw.context()) == Some(&[1]);
        let value = if is_one { collapsed(rw, &[], value, &[]) } else { value };
        self.push(value, !is_one)
    }
}

/// A list of numbers.
fn dense(ctx: &Context, element: Type, numbers: &[i64]) -> Attribute {
    let count = i64::try_from(numbers.len()).unwrap_or(0);
    let ty = Type::tensor(ctx, &[count], element);
    let width = if element == Type::I8 { 1 } else { 4 };
    let bytes = numbers.iter().flat_map(|number| number.to_le_bytes().into_iter().take(width));
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, bytes.collect())))
}

impl Said {
    fn of(op: OpRef<'_>, input: Type, output: Type) -> Result<Self, NoMatch> {
        let ctx = op.ctx();
        let mode = op.prop(Rescale::ROUNDING_MODE).or_no_match("no rounding mode")?;
        if mode != double_round(ctx) && mode != single_round(ctx) {
            return no_match("Rounding mode INEXACT_ROUND is not currently supported");
        }
        let flag = |slot: usize| op.prop(slot).and_then(Attribute::as_bool).unwrap_or(false);
        let scale = known_scale(op);
        let is_far = scale.as_ref().is_none_or(|[_, shifts]| shifts.iter().any(|&by| by > 31));
        let (from, to) = (input.element_or_self(ctx), output.element_or_self(ctx));
        let width = to.int_width(ctx).or_no_match("no integers")?;
        let (least, most) = signed_bounds(width).or_no_match("too wide")?;
        let bounds = match flag(Rescale::OUTPUT_UNSIGNED) {
            true => (0, most.saturating_mul(2).saturating_add(1)),
            false => (least, most),
        };
        from.int_width(ctx).filter(|&width| width <= 64).or_no_match("no integers")?;
        Ok(Self {
            twice: mode == double_round(ctx) && is_far,
            input_unsigned: flag(Rescale::INPUT_UNSIGNED),
            from,
            to,
            bounds,
            scale,
            zeros: [
                zero(op, 3, flag(Rescale::INPUT_UNSIGNED)),
                zero(op, 4, flag(Rescale::OUTPUT_UNSIGNED)),
            ],
        })
    }

    /// An element of the result.
    fn computed<'c>(
        &self,
        calc: &'c Calc<'_>,
        args: &[Num<'c>],
        [factor, shift]: [Source; 2],
        zeros: &[Source],
    ) -> Option<Num<'c>> {
        let ctx = calc.ctx();
        let own = self.from.int_width(ctx)?;
        let computed = Type::int(ctx, own.max(32));
        let zero = |at: usize, ty: Type| {
            let zero = number(calc, args, *zeros.get(at)?, ty)?;
            let is_unsigned = !zero.ty().is_signless_integer(ctx);
            Some(widened(calc, zero, ty, is_unsigned))
        };
        let (input_zp, output_zp) = (zero(0, computed)?, zero(1, Type::I32)?);
        let value = widened(calc, *args.first()?, computed, self.input_unsigned) - input_zp;
        let factor = number(calc, args, factor, Type::I32)?;
        let shift = number(calc, args, shift, Type::I8)?;
        let rounding = if self.twice { double_round(ctx) } else { single_round(ctx) };
        let value = apply_scale(calc, [value, factor, shift], rounding) + output_zp;
        let (least, most) = self.bounds;
        let (least, most) = (calc.int(Type::I32, least), calc.int(Type::I32, most));
        let value = most.minsi(least.maxsi(value));
        let width = self.to.int_width(ctx)?;
        let plain = Type::int(ctx, width);
        let value = if width < 32 { value.cast(arith::Trunci::def(), plain) } else { value };
        Some(if plain == self.to { value } else { unrealized(calc, value, self.to) })
    }
}

/// Multipliers and shifts, where both are known; what is shifted out of all bits is 0.
fn known_scale(op: OpRef<'_>) -> Option<[Vec<i64>; 2]> {
    let ctx = op.ctx();
    let list = |at: usize| Some(tosa::constants(ctx, tosa::constant_operand(op, at)?));
    let (factors, shifts) = (list(1)?, list(2)?);
    let pairs = factors.into_iter().zip(shifts);
    let (factors, shifts) = pairs.map(|pair| if pair.1 > 63 { (0, 0) } else { pair }).unzip();
    Some([factors, shifts])
}

/// What stands for zero, where that is known.
fn zero(op: OpRef<'_>, at: usize, is_unsigned: bool) -> Option<i64> {
    let zero = tosa::zero_point(op, at)?;
    let element = op.operand_types().nth(at)?.element_or_self(op.ctx());
    let width = element.int_width(op.ctx())?;
    let unused = 63_u32.checked_sub(width).filter(|_| is_unsigned);
    Some(unused.map_or(zero, |unused| zero & (i64::MAX >> unused)))
}

/// A number of the body.
fn number<'c>(calc: &'c Calc<'_>, args: &[Num<'c>], source: Source, ty: Type) -> Option<Num<'c>> {
    Some(match source {
        Source::Value(value) => calc.num(value),
        Source::Zero(zero) => calc.int(ty, zero),
        Source::Operand(at) => *args.get(at)?,
    })
}

/// A value in more bits; one that says it has no sign as one that does not say so.
fn widened<'c>(calc: &'c Calc<'_>, value: Num<'c>, ty: Type, is_unsigned: bool) -> Num<'c> {
    let ctx = calc.ctx();
    let own = value.ty();
    let value = match own.int_width(ctx) {
        Some(width) if !own.is_signless_integer(ctx) => {
            unrealized(calc, value, Type::int(ctx, width))
        }
        _ => value,
    };
    let def = if is_unsigned { arith::Extui::def() } else { arith::Extsi::def() };
    if value.ty() == ty { value } else { value.cast(def, ty) }
}

fn unrealized<'c>(calc: &'c Calc<'_>, value: Num<'c>, ty: Type) -> Num<'c> {
    let new = NewOp::new(UnrealizedConversionCast::def()).operand(value.value).result(ty);
    calc.num(calc.build(|builder| builder.insert1(new)))
}
