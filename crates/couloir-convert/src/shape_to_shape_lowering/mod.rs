//! `shape-to-shape-lowering`: how many elements there are becomes a product of all extents.

use couloir_dialects::arith;
use couloir_dialects::shape::{ConstSize, Mul, NumElements, Reduce, Yield, types};
use couloir_ir::body::{Op, Region, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet,
};

use crate::common::{by_bodies, convert};

/// `shape-to-shape-lowering`
pub static PASS: PassDef = PassDef {
    name: "shape-to-shape-lowering",
    class: "ShapeToShapeLoweringPass",
    description: "Legalize Shape dialect to be convertible to Arith",
    anchor: Some("func.func"),
    run: |cx| convert(cx, conversion),
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("arith").legal_dialect("shape");
    target.illegal_op(NumElements::def());
    let mut patterns = PatternSet::new();
    patterns.add_untyped(NumElements::def(), num_elements);
    Conversion::new(Mode::Partial, target, patterns)
}

fn num_elements(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let shape = new.one(0).or_no_match("no shape")?;
    let one = Attribute::index(ctx, 1);
    let one = match ty {
        Type::INDEX => arith::Constant::build(ty, one),
        _ => ConstSize::build(ctx, one),
    };
    let init = rw.insert1(one);
    let extent = if types::is_shape(ctx, rw.ty(shape)) { types::size(ctx) } else { Type::INDEX };
    let region = product(rw, shape, [extent, ty]);
    rw.replace_with(op, Reduce::build(&[ty], shape, &[init], region))
}

/// A region that multiplies an extent of a shape and what there was before.
fn product(rw: &mut ConversionRewriter<'_>, shape: Value, [extent, ty]: [Type; 2]) -> Region {
    let (before, location) = (rw.point(), rw.location());
    let place = rw.scope().body.value_location(shape);
    let body = rw.body();
    let region = body.create_region();
    let block = body.append_new_block(region);
    body.add_arg(block, Type::INDEX, location);
    let [extent, product] =
        [(extent, place), (ty, location)].map(|(ty, location)| body.add_arg(block, ty, location));
    rw.set_point(InsertPoint::End(block));
    let product = rw.insert1(Mul::build(ty, extent, product));
    rw.insert(Yield::build(&[product]));
    rw.set_point(before);
    region
}
