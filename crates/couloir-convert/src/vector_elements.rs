//! Ops on vectors, taken apart into the same op on each element.

use couloir_dialects::common::fold::{Number, fill};
use couloir_dialects::{arith, vector};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::{Float, Int};
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};
use smallvec::SmallVec;

/// Most elements of a vector that is taken apart.
const MAX_ELEMENTS: i64 = 1 << 20;

/// The same op, inherent and other attributes included, of other operands.
pub(crate) fn again(
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    def: &'static OpDef,
    operands: &[Value],
    ty: Type,
) -> Value {
    let view = rw.view(op);
    let mut new = NewOp::new(def).operands(operands.iter().copied()).result(ty);
    for slot in 0..def.attrs.len() {
        new = new.prop(slot, view.prop(slot));
    }
    let new = new.attrs(view.body().discardable(op));
    rw.insert1(new)
}

/// Element by element.
pub(crate) fn by_elements(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let shape = &ty.as_vector(ctx).or_no_match("not a vector")?.shape;
    let count = shape.iter().try_fold(1i64, |n, &dim| n.checked_mul(dim));
    count.filter(|&count| count <= MAX_ELEMENTS).or_no_match("too many elements")?;
    let element = ty.element_or_self(ctx);
    let zero = zero(ctx, element).or_no_match("not a vector of numbers")?;
    let mut whole = rw.insert1(arith::Constant::build(ty, fill(ctx, ty, &zero)));
    let mut position = vec![0; shape.len()];
    loop {
        let at = Some(Attribute::i64_array(ctx, &position));
        let parts = new.all().iter().map(|&value| {
            let ty = rw.ty(value).element_or_self(ctx);
            rw.emit1(vector::Extract::def(), &[value], ty, &[at])
        });
        let parts = parts.collect::<SmallVec<[_; 3]>>();
        let value = again(rw, op, def, &parts, element);
        whole = rw.emit1(vector::Insert::def(), &[value, whole], ty, &[at]);
        if !advance(&mut position, shape) {
            return rw.replace(op, whole);
        }
    }
}

fn zero(ctx: &Context, ty: Type) -> Option<Number> {
    let float = ty.float_kind(ctx).map(|kind| Number::Float(Float::zero(kind)));
    float.or_else(|| ty.int_width(ctx).map(|width| Number::Int(Int::zero(width))))
}

/// Goes on to the next position, the last dimension fastest; whether there is
/// one.
fn advance(position: &mut [i64], shape: &[i64]) -> bool {
    for (at, &dim) in position.iter_mut().zip(shape).rev() {
        *at += 1;
        if *at < dim {
            return true;
        }
        *at = 0;
    }
    false
}
