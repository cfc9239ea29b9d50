//! Fourier transforms in two dimensions, as sums over all elements of an image.

use couloir_dialects::common::calc::{Calc, Num};
use couloir_dialects::common::mixed::{Mixed, fixed, values};
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::{arith, index as ops, tosa};
use couloir_ir::body::{Op, Value};
use couloir_ir::{Attribute, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use crate::tosa_common::{
    dim, empty, filled, generic, index, loop_index, result, selection, sizes,
};

/// Of real numbers: half of the result tells all.
pub(super) fn real(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let input = new.one(0).or_no_match("no operand")?;
    let element = element(rw, &[input]).or_no_match("only supports ranked tensors")?;
    let mut shape = sizes(rw, input);
    if let Some(width) = shape.get_mut(2) {
        *width = half_plus_one(rw, *width);
    }
    let transform = Transform::new(rw, &[input], element, &shape);
    transform.replace(rw, op, |calc, args, angle| {
        let &[value, real, imaginary] = args else { return Vec::new() };
        let (cos, sin) = (angle.cos(), angle.sin());
        let (across, down) = (value * cos, value * sin);
        _ = calc;
        vec![(real + across).value, (imaginary - down).value]
    })
}

pub(super) fn complex(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let &[real, imaginary] = new.all() else { return no_match("no operands") };
    let element = element(rw, &[real, imaginary]).or_no_match("only supports ranked tensors")?;
    let is_inverse = rw.view(op).prop(tosa::FFT2d::INVERSE).and_then(Attribute::as_bool);
    let shape = sizes(rw, real);
    let transform = Transform::new(rw, &[real, imaginary], element, &shape);
    transform.replace(rw, op, |calc, args, mut angle| {
        let &[real, imaginary, all_real, all_imaginary] = args else { return Vec::new() };
        if is_inverse == Some(true) {
            angle = angle * calc.float(element, -1.0);
        }
        let (cos, sin) = (angle.cos(), angle.sin());
        let across = real * cos + imaginary * sin;
        let down = imaginary * cos - real * sin;
        vec![(all_real + across).value, (all_imaginary + down).value]
    })
}

/// The type of elements of tensors of three dimensions.
fn element(rw: &ConversionRewriter<'_>, tensors: &[Value]) -> Option<Type> {
    let ctx = rw.context();
    let three = |&tensor: &Value| rw.ty(tensor).shape(ctx).is_some_and(|shape| shape.len() == 3);
    let element = rw.ty(*tensors.first()?).element_or_self(ctx);
    (tensors.iter().all(three) && element.is_float(ctx)).then_some(element)
}

/// Half of a size, and one more.
fn half_plus_one(rw: &mut ConversionRewriter<'_>, size: Mixed) -> Mixed {
    let (one, two) = (index(rw, 1), index(rw, 2));
    let size = match size {
        Mixed::Known(size) => index(rw, size),
        Mixed::Value(size) => size,
    };
    let half = rw.insert_folded(arith::Divui::build(Type::INDEX, size, two));
    let sum = rw.insert_folded(arith::Addi::build(rw.context(), Type::INDEX, half, one));
    Mixed::Value(sum).folded(rw.scope())
}

/// A transform about to be made.
struct Transform {
    inputs: Vec<Value>,
    inits: [Value; 2],
    element: Type,
    /// Height and width of the input, as indices and as numbers.
    sizes: [Value; 2],
    factors: [Value; 2],
    turn: Value,
}

impl Transform {
    fn new(
        rw: &mut ConversionRewriter<'_>,
        inputs: &[Value],
        element: Type,
        shape: &[Mixed],
    ) -> Self {
        let inits = [(); 2].map(|()| {
            let init = empty(rw, &fixed(shape), element, &values(shape));
            let zero = Calc::new(rw.context(), rw, None).float(element, 0.0).value;
            filled(rw, zero, init)
        });
        let first = inputs.first().copied().unwrap_or(inits[0]);
        let sizes = [1, 2].map(|at| dim(rw, first, at));
        let calc = Calc::new(rw.context(), rw, None);
        let turn = calc.float(element, std::f64::consts::TAU).value;
        let factors = sizes.map(|size| as_float(calc.num(size), element).value);
        Self { inputs: inputs.to_vec(), inits, element, sizes, factors, turn }
    }

    /// Puts it in place of an op; `add` adds to both parts of the result, at an angle.
    fn replace(
        self,
        rw: &mut ConversionRewriter<'_>,
        op: Op,
        add: impl for<'c> FnOnce(&'c Calc<'_>, &[Num<'c>], Num<'c>) -> Vec<Value>,
    ) -> Lowered {
        let ctx = rw.context();
        let from = selection(5, [Some(0), Some(3), Some(4)]);
        let to = selection(5, [Some(0), Some(1), Some(2)]);
        let mut maps = vec![from; self.inputs.len()];
        maps.extend([to.clone(), to]);
        let parts = Parts {
            results: &self.inits.map(|init| rw.ty(init)),
            inputs: &self.inputs,
            outputs: &self.inits,
            maps: &maps,
            iterators: &[false, false, false, true, true],
        };
        let made = generic(rw, &parts, |rw, args| {
            let calc = Calc::new(ctx, rw, None);
            let args = args.iter().map(|&arg| calc.num(arg)).collect::<Vec<_>>();
            let angle = self.angle(&calc);
            add(&calc, &args, angle)
        });
        let values = [0, 1].map(|at| result(rw, made, at));
        rw.replace_all(op, &values)
    }

    /// How far an element is turned.
    fn angle<'c>(&self, calc: &'c Calc<'_>) -> Num<'c> {
        let at = |dim: usize| calc.num(calc.build(|builder| loop_index(builder, dim)));
        let [to_y, to_x, y, x] = [1, 2, 3, 4].map(at);
        let products = [(y, to_y), (x, to_x)].map(|(a, b)| a.bin(ops::Mul::def(), b));
        let [rows, columns] = self.sizes.map(|size| calc.num(size));
        let [down, across] = products;
        let rest = [(down, rows), (across, columns)].map(|(a, b)| a.bin(ops::Remu::def(), b));
        let [down, across] = rest.map(|place| as_float(place, self.element));
        let [rows, columns] = self.factors.map(|size| calc.num(size));
        let (down, across) = (down / rows, across / columns);
        calc.num(self.turn) * (down + across)
    }
}

fn as_float(size: Num<'_>, element: Type) -> Num<'_> {
    size.cast(arith::IndexCastui::def(), Type::I32).cast(arith::Uitofp::def(), element)
}
