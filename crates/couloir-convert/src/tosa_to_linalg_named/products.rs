//! `tosa.matmul` and `tosa.transpose`.

use couloir_dialects::common::calc::Calc;
use couloir_dialects::common::mixed::{fixed, values};
use couloir_dialects::{linalg, tosa};
use couloir_ir::Type;
use couloir_ir::body::Op;
use couloir_ir::ty::DYNAMIC;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use crate::tosa_common::{dim_op, empty, filled, is_number, named, sizes, transposed, zero};

pub(super) fn matmul(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let &[a, b, ..] = new.all() else { return no_match("no operands") };
    let zeros = [2, 3].map(|at| tosa::zero_point(view, at));
    let [Some(a_zp), Some(b_zp)] = zeros else {
        return no_match("input a zero point cannot be statically determined");
    };
    let shape = ty.shape(ctx).filter(|shape| shape.len() == 3).or_no_match("not ranked")?.to_vec();
    let element = ty.element_or_self(ctx);
    let elements = [rw.ty(a), rw.ty(b), ty].map(|ty| ty.element_or_self(ctx));
    if !elements.iter().all(|&ty| is_number(ctx, ty)) {
        return no_match("no such elements");
    }
    let mut unknown = Vec::new();
    for (at, source) in [a, a, b].into_iter().enumerate() {
        if shape.get(at) == Some(&DYNAMIC) {
            unknown.push(dim_op(rw, source, at));
        }
    }
    let nothing = zero(rw, element);
    let init = empty(rw, &shape, element, &unknown);
    let init = filled(rw, nothing, init);
    let product = if (a_zp, b_zp) == (0, 0) {
        named(rw, linalg::BatchMatmul::def(), &[a, b], init, &[])
    } else {
        let calc = Calc::new(ctx, rw, None);
        let [a_zp, b_zp] = [a_zp, b_zp].map(|zero| calc.int(Type::I32, zero).value);
        named(rw, linalg::QuantizedBatchMatmul::def(), &[a, b, a_zp, b_zp], init, &[])
    };
    rw.replace(op, product.unwrap_or(init))
}

pub(super) fn transpose(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let order = rw.view(op).prop(tosa::Transpose::PERMS).and_then(|order| order.as_i32_array(ctx));
    let order = order.or_no_match("no order")?;
    let input = new.one(0).or_no_match("no operand")?;
    let own = rw.ty(input);
    let rank = own.shape(ctx).or_no_match("not ranked")?.len();
    let places = order.iter().map(|&at| usize::try_from(at).ok().filter(|&at| at < rank));
    let places = places.collect::<Option<Vec<_>>>().or_no_match("no such dimension")?;
    let sizes = sizes(rw, input);
    let sizes = places.iter().filter_map(|&at| sizes.get(at).copied()).collect::<Vec<_>>();
    let init = empty(rw, &fixed(&sizes), own.element_or_self(ctx), &values(&sizes));
    let order = order.into_iter().map(i64::from).collect::<Vec<_>>();
    let value = transposed(rw, input, init, &order);
    rw.replace(op, value)
}
