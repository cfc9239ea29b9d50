//! Elements at other places: `tosa.reverse` and `tosa.tile`.

use couloir_dialects::common::calc::Calc;
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::tosa;
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

use super::reduce::Along;
use crate::tosa_common::{
    dim_op, empty, extract, generic1, identity, loop_index, selection, unknown_sizes,
};

pub(super) fn reverse(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let Along { input, shape, axis } = Along::of(rw, op, new)?;
    ty.shape(ctx).filter(|own| own.len() == shape.len()).or_no_match("not ranked")?;
    let sizes = unknown_sizes(rw, input, |_| true);
    let size = dim_op(rw, input, axis);
    let init = empty(rw, &shape, rw.ty(input).element_or_self(ctx), &sizes);
    let rank = shape.len();
    let parts = Parts {
        results: &[ty],
        inputs: &[],
        outputs: &[init],
        maps: &[identity(rank)],
        iterators: &vec![false; rank],
    };
    let value = generic1(rw, &parts, |rw, _| {
        let places = (0..rank).map(|at| match loop_index(rw, at) {
            place if at == axis => from_the_end(rw, size, place),
            place => place,
        });
        let places = places.collect::<Vec<_>>();
        extract(rw, input, &places)
    });
    rw.replace(op, value)
}

fn from_the_end(rw: &mut ConversionRewriter<'_>, size: Value, place: Value) -> Value {
    let calc = Calc::new(rw.context(), rw, None);
    let one = calc.int(Type::INDEX, 1);
    (calc.num(size) - one - calc.num(place)).value
}

/// A tensor with a dimension before each of its own, along which it stands several times; both are
/// made one then.
pub(super) fn tile(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let input = new.one(0).or_no_match("no operand")?;
    let own = rw.ty(input).shape(ctx).or_no_match("not ranked")?.to_vec();
    let times = tosa::shape_operand(view, 1).or_no_match("how often is not known")?;
    let result_shape = ty.shape(ctx).or_no_match("not ranked")?.to_vec();
    let known = |size: i64| if size == -1 { DYNAMIC } else { size };
    let shape = times.iter().zip(&own).flat_map(|(&times, &size)| [known(times), size]);
    let shape = shape.collect::<Vec<_>>();
    let mut sizes = Vec::new();
    for (at, (&times, &size)) in times.iter().zip(&own).enumerate() {
        if size == DYNAMIC || times == -1 {
            sizes.push(dim_op(rw, input, at));
        }
    }
    let init = empty(rw, &shape, rw.ty(input).element_or_self(ctx), &sizes);
    let rank = shape.len();
    let parts = Parts {
        results: &[rw.ty(init)],
        inputs: &[input],
        outputs: &[init],
        maps: &[selection(rank, (0..own.len()).map(|at| Some(2 * at + 1))), identity(rank)],
        iterators: &vec![false; rank],
    };
    let value = generic1(rw, &parts, |_, args| args.first().copied().unwrap_or(input));
    let wanted = result_shape.into_iter().map(|size| if size == DYNAMIC { -1 } else { size });
    let wanted = rw.insert1(tosa::const_shape(ctx, &wanted.collect::<Vec<_>>()));
    rw.replace_with(op, tosa::Reshape::build(ty, value, wanted))
}
