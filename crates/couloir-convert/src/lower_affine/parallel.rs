//! `affine.parallel` becomes `scf.parallel`, its reductions regions.

use couloir_dialects::affine::{self, reduction_name};
use couloir_dialects::{arith, scf};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::num::{Float, Int};
use couloir_ir::op::Presence;
use couloir_ir::{Attribute, Context, Location, OpDef, Region, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};
use smallvec::SmallVec;

use super::expand::{Expander, Extreme, check, constant, map_of};
use crate::common::{operands, terminator};

/// `affine.parallel`
pub(super) fn lower(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let kinds = kinds(rw, op)?;
    let steps = affine::Parallel(rw.view(op)).steps().and_then(|steps| steps.as_array(ctx));
    let steps = steps.unwrap_or_default();
    let (lower, upper) = bounds(rw, op, new)?;
    let steps = steps.iter().filter_map(|step| step.as_i64(ctx));
    let steps = steps.map(|step| constant(rw, step)).collect::<Vec<_>>();
    let types = rw.view(op).result_types().collect::<Vec<_>>();
    let identity = |(kind, &ty): (&&Kind, &Type)| Some((ty, (kind.identity)(ctx, ty)?));
    let inits = kinds.iter().zip(&types).map(identity).collect::<Option<Vec<_>>>();
    let inits = inits.or_no_match("the reduction has no identity")?;
    let inits = inits.into_iter().map(|(ty, value)| {
        rw.insert1(arith::Constant::build(ty, value)) //
    });
    let inits = inits.collect::<Vec<_>>();
    let [region] = *rw.body().take_regions(op) else { return no_match("expected one region") };
    let new = scf::Parallel::build(ctx, &types, &lower, &upper, &steps, &inits, region);
    let new = rw.insert(new);
    reduce(rw, region, &kinds)?;
    rw.replace_by_op(op, new)
}

/// The lower and upper bounds, in turn for each loop.
fn bounds(
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    new: &Operands,
) -> Result<(Vec<Value>, Vec<Value>), NoMatch> {
    let (lower_map, lower) =
        split(rw, op, affine::Parallel::LOWER_BOUNDS_MAP, affine::Parallel::LOWER_BOUNDS_GROUPS)?;
    let (upper_map, upper) =
        split(rw, op, affine::Parallel::UPPER_BOUNDS_MAP, affine::Parallel::UPPER_BOUNDS_GROUPS)?;
    let (lower_inputs, upper_inputs) =
        new.all().split_at(new.len().min(lower_map.inputs() as usize));
    let (mut lowers, mut uppers) = (Vec::new(), Vec::new());
    for (lower, upper) in lower.iter().zip(&upper) {
        let bound = Expander::new(rw, lower_map, lower_inputs).extreme(lower, Extreme::Max);
        lowers.push(bound.or_no_match("couldn't convert lower bounds")?);
        let bound = Expander::new(rw, upper_map, upper_inputs).extreme(upper, Extreme::Min);
        uppers.push(bound.or_no_match("couldn't convert upper bounds")?);
    }
    Ok((lowers, uppers))
}

/// The map of all bounds, and that of each.
fn split<'a>(
    rw: &ConversionRewriter<'a>,
    op: Op,
    map: usize,
    groups: usize,
) -> Result<(&'a AffineMap, Vec<AffineMap>), NoMatch> {
    let map = map_of(rw, op, map)?;
    check(rw, op, map)?;
    let sizes = affine::groups(rw.view(op), groups).or_no_match("no groups")?;
    let next = |start: &mut usize, size: usize| {
        let end = start.checked_add(size).filter(|&end| end <= map.num_results())?;
        map.sub_map(&(std::mem::replace(start, end)..end).collect::<Vec<_>>())
    };
    let maps = sizes.into_iter().scan(0, next).collect();
    Ok((map, maps))
}

/// Ends the body with `scf.reduce`, a region for each reduction.
fn reduce(rw: &mut ConversionRewriter<'_>, body: Region, kinds: &[&Kind]) -> Result<(), NoMatch> {
    let block = rw.scope().body.entry_block(body).or_no_match("no body")?;
    let last = terminator(rw, block)?;
    let values = operands(rw, last);
    let mut new = NewOp::new(scf::Reduce::def()).operands(values.iter().copied());
    for (&value, kind) in values.iter().zip(kinds) {
        let location = rw.scope().body.op(last).location;
        new = new.region(reduction(rw, kind, value, location));
    }
    rw.set_point(InsertPoint::Before(last));
    let location = rw.scope().body.op(last).location;
    rw.set_location(location);
    rw.insert(new);
    rw.erase(last).map(|_| ())
}

/// A region that combines two values of a type, which come from `location`.
fn reduction(
    rw: &mut ConversionRewriter<'_>,
    kind: &Kind,
    value: Value,
    location: Location,
) -> Region {
    let ty = rw.ty(value);
    let body = rw.body();
    let region = body.create_region();
    let block = body.append_new_block(region);
    let pair = [body.add_arg(block, ty, location), body.add_arg(block, ty, location)];
    rw.set_point(InsertPoint::End(block));
    let mut new = NewOp::new((kind.op)()).operands(pair).result(ty);
    new.props = defaults(rw.context(), (kind.op)());
    let both = rw.insert1(new);
    rw.insert(scf::ReduceReturn::build(both));
    region
}

/// The inherent attributes that an op has when nothing is said of them.
fn defaults(ctx: &Context, def: &OpDef) -> SmallVec<[Option<Attribute>; 4]> {
    let default = |slot: &couloir_ir::op::AttrSlot| match slot.presence {
        Presence::Default(make) => Some(make(ctx)),
        Presence::Required | Presence::Optional | Presence::DefaultOptional(_) => None,
    };
    def.attrs.iter().map(default).collect()
}

/// How values are reduced: the op, and the value that changes nothing.
struct Kind {
    name: &'static str,
    op: fn() -> &'static OpDef,
    identity: fn(&Context, Type) -> Option<Attribute>,
}

static KINDS: [Kind; 12] = [
    Kind { name: "addf", op: arith::Addf::def, identity: |ctx, ty| float(ctx, ty, Float::zero) },
    Kind { name: "mulf", op: arith::Mulf::def, identity: |ctx, ty| float(ctx, ty, Float::one) },
    Kind {
        name: "maximumf",
        op: arith::Maximumf::def,
        identity: |ctx, ty| float(ctx, ty, |kind| Float::infinity(kind, true)),
    },
    Kind {
        name: "minimumf",
        op: arith::Minimumf::def,
        identity: |ctx, ty| float(ctx, ty, |kind| Float::infinity(kind, false)),
    },
    Kind { name: "addi", op: arith::Addi::def, identity: |ctx, ty| int(ctx, ty, Int::zero) },
    Kind {
        name: "muli",
        op: arith::Muli::def,
        identity: |ctx, ty| int(ctx, ty, |width| Int::from_i64(width, 1)),
    },
    Kind { name: "andi", op: arith::Andi::def, identity: |ctx, ty| int(ctx, ty, Int::all_ones) },
    Kind { name: "ori", op: arith::Ori::def, identity: |ctx, ty| int(ctx, ty, Int::zero) },
    Kind { name: "maxs", op: arith::Maxsi::def, identity: |ctx, ty| int(ctx, ty, Int::signed_min) },
    Kind { name: "mins", op: arith::Minsi::def, identity: |ctx, ty| int(ctx, ty, Int::signed_max) },
    Kind { name: "maxu", op: arith::Maxui::def, identity: |ctx, ty| int(ctx, ty, Int::zero) },
    Kind { name: "minu", op: arith::Minui::def, identity: |ctx, ty| int(ctx, ty, Int::all_ones) },
];

fn float(
    ctx: &Context,
    ty: Type,
    value: impl FnOnce(couloir_ir::num::FloatKind) -> Float,
) -> Option<Attribute> {
    Some(Attribute::float(ctx, ty, value(ty.float_kind(ctx)?)))
}

fn int(ctx: &Context, ty: Type, value: impl FnOnce(u32) -> Int) -> Option<Attribute> {
    Some(Attribute::wide_int(ctx, ty, value(ty.int_width(ctx)?)))
}

/// How the results are reduced.
fn kinds(rw: &ConversionRewriter<'_>, op: Op) -> Result<Vec<&'static Kind>, NoMatch> {
    let ctx = rw.context();
    let kinds = affine::Parallel(rw.view(op)).reductions().and_then(|kinds| kinds.as_array(ctx));
    let one = |kind: &Attribute| {
        let name = reduction_name(kind.as_i64(ctx)?)?;
        KINDS.iter().find(|kind| kind.name == name)
    };
    let kinds = kinds.unwrap_or_default().iter().map(one).collect::<Option<_>>();
    kinds.or_no_match("the reduction has no identity")
}
