//! Reductions along a dimension, which is of size 1 then.

use couloir_dialects::common::calc::{Calc, Float2, Num};
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::tosa::attrs::propagate;
use couloir_dialects::{arith, linalg, tosa};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch};

use crate::tosa_common::{
    bound_attr, constant, elements, empty, expanded, filled, generic1, identity, named,
    number_attr, result, unknown_sizes,
};

/// What a reduction does.
pub(super) struct Row {
    pub(super) from: &'static OpDef,
    float: Option<&'static OpDef>,
    int: Option<&'static OpDef>,
    /// The value to begin with.
    first: First,
}

/// A value that changes nothing.
#[derive(Clone, Copy)]
enum First {
    Number(i64),
    Least,
    Greatest,
}

const fn row(from: &'static OpDef, [float, int]: [Option<&'static OpDef>; 2], first: First) -> Row {
    Row { from, float, int, first }
}

/// All reductions.
pub(super) static ROWS: &[Row] = &[
    row(
        tosa::ReduceSum::def(),
        [Some(arith::Addf::def()), Some(arith::Addi::def())],
        First::Number(0),
    ),
    row(
        tosa::ReduceProduct::def(),
        [Some(arith::Mulf::def()), Some(arith::Muli::def())],
        First::Number(1),
    ),
    row(
        tosa::ReduceMax::def(),
        [Some(arith::Maximumf::def()), Some(arith::Maxsi::def())],
        First::Least,
    ),
    row(
        tosa::ReduceMin::def(),
        [Some(arith::Minimumf::def()), Some(arith::Minsi::def())],
        First::Greatest,
    ),
    row(tosa::ReduceAll::def(), [None, Some(arith::Andi::def())], First::Number(1)),
    row(tosa::ReduceAny::def(), [None, Some(arith::Ori::def())], First::Number(0)),
];

impl First {
    /// The value as one of a type.
    fn of(self, ctx: &Context, ty: Type) -> Option<Attribute> {
        match self {
            First::Number(number) => Some(number_attr(ctx, ty, number)),
            First::Least => bound_attr(ctx, ty, true),
            First::Greatest => bound_attr(ctx, ty, false),
        }
    }
}

/// A reduction about to be made.
struct Reduction {
    input: Value,
    axis: usize,
    shape: Vec<i64>,
    sizes: Vec<Value>,
    /// The type it is computed in.
    ty: Type,
    def: &'static OpDef,
    first: Attribute,
    leaves_out: bool,
}

pub(super) fn convert(
    row: &Row,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let Along { input, shape: own, axis } = Along::of(rw, op, new)?;
    ty.shape(ctx).filter(|shape| shape.len() == own.len()).or_no_match("not ranked")?;
    let element = ty.element_or_self(ctx);
    let is_wider = row.from.name == tosa::ReduceSum::def().name && element == Type::BF16;
    let computed = if is_wider { Type::F32 } else { element };
    let def = of_elements(row, ctx, element).or_no_match("no such elements")?;
    let first = row.first.of(ctx, computed).or_no_match("No initial value found")?;
    let leaves_out = element.is_float(ctx)
        && view.prop(tosa::ReduceMax::NAN_MODE).is_some_and(|mode| mode != propagate(ctx))
        && matches!(row.first, First::Least | First::Greatest);
    let sizes = unknown_sizes(rw, input, |at| at != axis);
    let shape = own.iter().enumerate().filter(|&(at, _)| at != axis).map(|(_, &size)| size);
    let shape = shape.collect();
    let what = Reduction { input, axis, shape, sizes, ty: computed, def, first, leaves_out };
    let mut reduced = what.reduced(rw);
    if is_wider {
        reduced = what.narrowed(rw, reduced, element);
    }
    let value = expanded(rw, ty, reduced, &groups(own.len() - 1, axis));
    rw.replace(op, value)
}

fn of_elements(row: &Row, ctx: &Context, element: Type) -> Option<&'static OpDef> {
    let float = row.float.filter(|_| element.is_float(ctx));
    float.or(row.int.filter(|_| element.is_signless_integer(ctx)))
}

/// A tensor, and a dimension of it that the op says.
pub(super) struct Along {
    pub(super) input: Value,
    pub(super) shape: Vec<i64>,
    pub(super) axis: usize,
}

impl Along {
    pub(super) fn of(rw: &ConversionRewriter<'_>, op: Op, new: &Operands) -> Result<Self, NoMatch> {
        let input = new.one(0).or_no_match("no operand")?;
        let shape = rw.ty(input).shape(rw.context()).or_no_match("not ranked")?.to_vec();
        let axis = axis(rw.view(op)).filter(|&axis| axis < shape.len());
        Ok(Self { input, axis: axis.or_no_match("no such dimension")?, shape })
    }
}

/// The dimension an op says.
fn axis(op: OpRef<'_>) -> Option<usize> {
    let axis = op.prop(tosa::ReduceSum::AXIS)?.as_i64(op.ctx())?;
    usize::try_from(axis).ok()
}

/// Which dimensions are one where one is taken out.
fn groups(rank: usize, axis: usize) -> Vec<Vec<i64>> {
    let dim = |at: usize| i64::try_from(at).unwrap_or(i64::MAX);
    let one = |at: usize| vec![dim(if at > axis { at + 1 } else { at })];
    let mut groups = (0..rank).map(one).collect::<Vec<_>>();
    let with = axis.min(rank.saturating_sub(1));
    if let Some(group) = groups.get_mut(with) {
        group.push(dim(with + 1));
    }
    groups
}

impl Reduction {
    fn empty(&self, rw: &mut ConversionRewriter<'_>, element: Type) -> Value {
        empty(rw, &self.shape, element, &self.sizes)
    }

    fn filled(&self, rw: &mut ConversionRewriter<'_>, value: Attribute) -> Value {
        let value = constant(rw, value);
        let ty = rw.ty(value);
        let init = self.empty(rw, ty);
        filled(rw, value, init)
    }

    fn reduced(&self, rw: &mut ConversionRewriter<'_>) -> Value {
        let init = self.empty(rw, self.ty);
        let first = constant(rw, self.first);
        let init = filled(rw, first, init);
        if !self.leaves_out {
            let op = self.op(rw, &[self.input], &[init]);
            return result(rw, op, 0);
        }
        let all = self.filled(rw, Attribute::bool(true));
        let op = self.op(rw, &[self.input, self.input], &[init, all]);
        let kind = self.ty.float_kind(rw.context()).unwrap_or(FloatKind::F32);
        let nan = Attribute::float(rw.context(), self.ty, Float::nan(kind, false));
        let nan = self.filled(rw, nan);
        let init = self.empty(rw, self.ty);
        let inputs = [result(rw, op, 1), nan, result(rw, op, 0)];
        named(rw, linalg::Choose::def(), &inputs, init, &[]).unwrap_or(init)
    }

    /// `linalg.reduce`
    fn op(&self, rw: &mut ConversionRewriter<'_>, inputs: &[Value], inits: &[Value]) -> Op {
        let ctx = rw.context();
        let around = rw.point();
        let region = rw.body().create_region();
        let block = rw.body().append_new_block(region);
        let args = elements(rw, block, inputs, inits);
        rw.set_point(InsertPoint::End(block));
        let values = self.combined(rw, &args);
        rw.insert(linalg::Yield::build(&values));
        rw.set_point(around);
        let dims = [i64::try_from(self.axis).unwrap_or(0)];
        let new = NewOp::new(linalg::Reduce::def())
            .operands(inputs.iter().chain(inits).copied())
            .results(inits.iter().map(|&init| rw.ty(init)))
            .prop(linalg::Reduce::DIMENSIONS, Attribute::i64_array(ctx, &dims))
            .region(region);
        rw.insert(new)
    }

    /// What two elements become, and whether all so far were no numbers.
    fn combined(&self, rw: &mut ConversionRewriter<'_>, args: &[Value]) -> Vec<Value> {
        let calc = Calc::new(rw.context(), rw, None);
        let args = args.iter().map(|&arg| calc.num(arg)).collect::<Vec<_>>();
        match *args {
            [a, b] => vec![self.both(a, b).value],
            [a, _, before, all] => {
                let chosen = self.both(a, before);
                let is_nan = a.cmpf(Float2::Uno, a);
                let chosen = is_nan.select(before, chosen);
                vec![chosen.value, (all & is_nan).value]
            }
            _ => Vec::new(),
        }
    }

    fn both<'c>(&self, a: Num<'c>, b: Num<'c>) -> Num<'c> {
        let a = if a.ty() == self.ty { a } else { a.cast(arith::Extf::def(), self.ty) };
        a.bin(self.def, b)
    }

    /// What was computed in a wider type, as one of the type wanted.
    fn narrowed(&self, rw: &mut ConversionRewriter<'_>, value: Value, element: Type) -> Value {
        let init = self.empty(rw, element);
        let rank = self.shape.len();
        let parts = Parts {
            results: &[rw.ty(init)],
            inputs: &[value],
            outputs: &[init],
            maps: &[identity(rank), identity(rank)],
            iterators: &vec![false; rank],
        };
        generic1(rw, &parts, |rw, args| {
            let value = args.first().copied().unwrap_or(value);
            let calc = Calc::new(rw.context(), rw, None);
            calc.num(value).cast(arith::Truncf::def(), element).value
        })
    }
}
