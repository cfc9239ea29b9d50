//! Elements of constants at other places.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::{Attribute, Context, Type};

/// How far apart the elements of each dimension are.
pub(crate) fn strides(shape: &[i64]) -> Option<Vec<usize>> {
    let mut strides = vec![1_usize; shape.len()];
    let mut stride = 1_usize;
    for (own, &size) in strides.iter_mut().zip(shape).rev() {
        *own = stride;
        stride = stride.checked_mul(usize::try_from(size).ok()?)?;
    }
    Some(strides)
}

/// The constant of this type whose elements are those of another, taken with these strides; none
/// where there are not as many.
pub(crate) fn strided(
    ctx: &Context,
    dense: &DenseElements,
    ty: Type,
    strides: &[usize],
) -> Option<Attribute> {
    let made =
        |data| Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)));
    if dense.splat {
        return Some(made(dense.data.to_vec()));
    }
    let (shape, count) = (ty.shape(ctx)?, ty.num_elements(ctx)?);
    if dense.ty.num_elements(ctx) != Some(count) || shape.len() != strides.len() {
        return None;
    }
    let width = dense.data.len().checked_div(usize::try_from(count).ok()?)?;
    let mut data = Vec::with_capacity(dense.data.len());
    each_place(shape, strides, |place| {
        data.extend(dense.data.get(place * width..(place + 1) * width).unwrap_or_default());
    });
    Some(made(data))
}

/// Goes through all places of a shape in order, each counted with these strides.
pub(crate) fn each_place(shape: &[i64], strides: &[usize], mut visit: impl FnMut(usize)) {
    let mut at = vec![0; shape.len()];
    let mut place = 0;
    if shape.contains(&0) {
        return;
    }
    loop {
        visit(place);
        let mut dims = at.iter_mut().zip(shape).zip(strides).rev();
        let next = dims.find_map(|((at, &size), &stride)| {
            *at += 1;
            place += stride;
            if *at < size {
                return Some(());
            }
            place -= stride * usize::try_from(*at).unwrap_or(0);
            *at = 0;
            None
        });
        if next.is_none() {
            return;
        }
    }
}
