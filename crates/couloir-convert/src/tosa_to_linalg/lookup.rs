//! Elements found by number: `tosa.gather` and `tosa.table`.

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Num};
use couloir_dialects::linalg::build::Parts;
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use crate::tosa_common::{dim, dim_op, empty, extract, generic1, identity, loop_index, selection};

/// The rows that indices tell.
pub(super) fn gather(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let &[source, indices] = new.all() else { return no_match("no operands") };
    let shape = ty.shape(ctx).filter(|shape| shape.len() == 3).or_no_match("not ranked")?.to_vec();
    let is_ranked =
        |value: Value, rank| rw.ty(value).shape(ctx).is_some_and(|shape| shape.len() == rank);
    if !is_ranked(source, 3) || !is_ranked(indices, 2) {
        return no_match("not ranked");
    }
    let mut sizes = Vec::new();
    for (value, at) in [(source, 0), (indices, 1), (source, 2)] {
        if rw.ty(value).shape(ctx).and_then(|shape| shape.get(at)) == Some(&DYNAMIC) {
            sizes.push(dim(rw, value, at));
        }
    }
    let init = empty(rw, &shape, ty.element_or_self(ctx), &sizes);
    let parts = Parts {
        results: &[ty],
        inputs: &[indices],
        outputs: &[init],
        maps: &[selection(3, [Some(0), Some(1)]), identity(3)],
        iterators: &[false; 3],
    };
    let value = generic1(rw, &parts, |rw, args| {
        let batch = loop_index(rw, 0);
        let row = args.first().copied().unwrap_or(batch);
        let row = rw.insert1(arith::IndexCast::build(Type::INDEX, row));
        let column = loop_index(rw, 2);
        extract(rw, source, &[batch, row, column])
    });
    rw.replace(op, value)
}

/// Values of 8 bits looked up, or of 16 bits found between two that are.
pub(super) fn table(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let &[input, table] = new.all() else { return no_match("no operands") };
    let shape = ty.shape(ctx).or_no_match("not ranked")?.to_vec();
    rw.ty(input).shape(ctx).filter(|own| own.len() == shape.len()).or_no_match("not ranked")?;
    let elements = [rw.ty(input), rw.ty(table), ty].map(|ty| ty.element_or_self(ctx));
    let look_up: fn(&mut ConversionRewriter<'_>, Value, Value) -> Value = match elements {
        [Type::I8, Type::I8, Type::I8] => one_of_bytes,
        [Type::I16, Type::I16, Type::I32] => between_two,
        _ => return no_match("unable to create body for tosa.table op"),
    };
    let mut sizes = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|(_, size)| **size == DYNAMIC) {
        sizes.push(dim_op(rw, input, at));
    }
    let init = empty(rw, &shape, ty.element_or_self(ctx), &sizes);
    let rank = shape.len();
    let parts = Parts {
        results: &[ty],
        inputs: &[input],
        outputs: &[init],
        maps: &[identity(rank), identity(rank)],
        iterators: &vec![false; rank],
    };
    let value = generic1(rw, &parts, |rw, args| {
        let value = args.first().copied().unwrap_or(input);
        let location = rw.location();
        rw.body().set_arg_location(value, location);
        look_up(rw, table, value)
    });
    rw.replace(op, value)
}

fn one_of_bytes(rw: &mut ConversionRewriter<'_>, table: Value, value: Value) -> Value {
    let calc = Calc::new(rw.context(), rw, None);
    let value = calc.num(value).cast(arith::IndexCast::def(), Type::INDEX);
    let place = (value + calc.int(Type::INDEX, 128)).value;
    extract(rw, table, &[place])
}

/// The value between two next to each other, of which the lower seven bits tell how far.
fn between_two(rw: &mut ConversionRewriter<'_>, table: Value, value: Value) -> Value {
    let calc = Calc::new(rw.context(), rw, None);
    let value = calc.num(value).cast(arith::Extsi::def(), Type::I32);
    let [offset, seven, one, mask] = [32768, 7, 1, 127].map(|bits| calc.int(Type::I32, bits));
    let value = value + offset;
    let place = value.shrui(seven);
    let part = value & mask;
    let next = place + one;
    let places = [place, next].map(|place| place.cast(arith::IndexCast::def(), Type::INDEX).value);
    let (part, seven) = (part.value, seven.value);
    let found = places.map(|place| extract(rw, table, &[place]));
    let calc = Calc::new(rw.context(), rw, None);
    let [first, second] = found.map(|value| calc.num(value).cast(arith::Extsi::def(), Type::I32));
    let base: Num<'_> = first.shli(calc.num(seven));
    (base + (second - first) * calc.num(part)).value
}
