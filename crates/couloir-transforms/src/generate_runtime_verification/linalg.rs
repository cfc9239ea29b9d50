//! Checks of structured ops: where there is anything to do, the first and the last iteration read
//! and write within the shapes of all operands.

use couloir_dialects::affine::index::{Index, apply_dims};
use couloir_dialects::linalg::Structured;
use couloir_dialects::{arith, index, llvm, scf};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::Value;
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Context, Type};

use super::checks::Checks;
use super::shaped::{MEMREF, Shaped, TENSOR};
use crate::common::new_region;

/// Comparisons, as `index.cmp` numbers them.
#[derive(Clone, Copy)]
enum Order {
    Equal = 0,
    Less = 2,
    LessOrEqual = 3,
    GreaterOrEqual = 5,
}

/// What the checks of an op have in common.
struct Bounds {
    zero: Value,
    one: Value,
    /// The last iteration, loop by loop.
    last: Vec<Index>,
}

/// An operand, and where it is accessed.
struct Operand<'a> {
    number: usize,
    value: Value,
    map: &'a AffineMap,
}

pub(super) fn structured(checks: &mut Checks<'_, '_>) -> Option<()> {
    let view = Structured::cast(checks.view())?;
    let maps = view.maps();
    let operands = view.op.operands().collect::<Vec<_>>();
    let sizes = sizes(checks, &maps, &operands)?;
    let (zero, one) = (checks.index(0), checks.index(1));
    let Some(runs) = runs(checks, &sizes) else { return Some(()) };
    let after = checks.rw.point();
    let (then, block) = new_region(checks.rw, &[]);
    let or_else = checks.rw.body().create_region();
    checks.rw.insert(scf::If::build(&[], runs, then, or_else));
    checks.rw.set_point(InsertPoint::End(block));
    let last = sizes.iter().map(|size| last(checks, *size, one)).collect();
    let bounds = Bounds { zero, one, last };
    for (number, (map, &value)) in maps.iter().zip(&operands).enumerate() {
        let _ = operand(checks, &bounds, &Operand { number, value, map });
    }
    checks.rw.insert(scf::Yield::build(&[]));
    checks.rw.set_point(after);
    Some(())
}

fn shaped(checks: &Checks<'_, '_>, value: Value) -> &'static Shaped {
    match checks.rw.ty(value).as_tensor(checks.rw.context()) {
        Some(_) => &TENSOR,
        None => &MEMREF,
    }
}

/// How often each loop runs, by the first dimension that it goes along. All dimensions that are not
/// known are asked for.
fn sizes(
    checks: &mut Checks<'_, '_>,
    maps: &[AffineMap],
    operands: &[Value],
) -> Option<Vec<Index>> {
    let loops = maps.first().map_or(0, AffineMap::dims) as usize;
    let mut sizes: Vec<Option<Index>> = vec![None; loops];
    for (map, &operand) in maps.iter().zip(operands) {
        let ctx = checks.rw.context();
        let shape = checks.rw.ty(operand).shape(ctx).unwrap_or_default().to_vec();
        for (at, &size) in shape.iter().enumerate() {
            let size = match size {
                DYNAMIC => {
                    let dims = shaped(checks, operand);
                    Index::Value(dims.dim_folded(checks, operand, at as i64))
                }
                size => Index::Known(size),
            };
            let slot = map.result_dim(at).and_then(|dim| sizes.get_mut(dim as usize));
            if let Some(slot) = slot {
                slot.get_or_insert(size);
            }
        }
    }
    let own = AffineMap::identity(1);
    sizes.into_iter().map(|size| applied(checks, &own, &[size?])).collect()
}

/// The first result of a map.
fn applied(checks: &mut Checks<'_, '_>, map: &AffineMap, to: &[Index]) -> Option<Index> {
    apply_dims(checks.rw, to, |builder, nodes| {
        let zero = builder.constant(0);
        builder.import(map, nodes, &[]).first().copied().unwrap_or(zero)
    })
}

fn compare(ctx: &Context, order: Order, a: Value, b: Value) -> NewOp {
    let predicate = llvm::attrs::enum_attr(ctx, &index::CMP_PREDICATE, order as u64);
    index::Cmp::build(ctx, a, b, predicate)
}

/// Whether all loops run at least once; nothing where there are no loops.
fn runs(checks: &mut Checks<'_, '_>, sizes: &[Index]) -> Option<Value> {
    let mut all = None;
    for &size in sizes {
        let first = checks.index(0);
        let end = size.value(checks.rw);
        let runs = checks.rw.insert1(compare(checks.rw.context(), Order::Less, first, end));
        all = Some(match all {
            Some(all) => checks.rw.insert1(arith::Andi::build(Type::I1, all, runs)),
            None => runs,
        });
    }
    all
}

fn last(checks: &mut Checks<'_, '_>, size: Index, one: Value) -> Index {
    let size = size.value(checks.rw);
    let ctx = checks.rw.context();
    Index::Value(checks.rw.insert_folded(index::Sub::build(ctx, size, one)))
}

/// The places of an operand in some iteration.
fn places(checks: &mut Checks<'_, '_>, map: &AffineMap, iteration: &[Index]) -> Option<Vec<Index>> {
    let one = |dim| applied(checks, &map.sub_map(&[dim])?, iteration);
    (0..map.num_results()).map(one).collect()
}

/// The places of an operand in the first iteration and in the last are within its shape.
fn operand(checks: &mut Checks<'_, '_>, bounds: &Bounds, operand: &Operand<'_>) -> Option<()> {
    let first = vec![Index::Known(0); bounds.last.len()];
    let first = places(checks, operand.map, &first)?;
    let last = places(checks, operand.map, &bounds.last)?;
    for (dim, ends) in first.into_iter().zip(last).enumerate() {
        within(checks, bounds, operand, (dim, ends));
    }
    Some(())
}

/// Neither place is negative, and the dimension is as long as the places tell: what they come to
/// where the map is plain, at least that where it is not.
fn within(
    checks: &mut Checks<'_, '_>,
    bounds: &Bounds,
    operand: &Operand<'_>,
    (dim, (first, last)): (usize, (Index, Index)),
) {
    let ctx = checks.rw.context();
    let (number, value) = (operand.number, operand.value);
    let (first, last) = (first.value(checks.rw), last.value(checks.rw));
    let least = checks.rw.insert_folded(index::Mins::build(ctx, first, last));
    let fits = compare(ctx, Order::GreaterOrEqual, least, bounds.zero);
    let fits = checks.rw.insert_folded(fits);
    let why = format!("unexpected negative result on dimension #{dim} of input/output operand");
    checks.assert(fits, &format!("{why} #{number}"));
    let most = checks.rw.insert_folded(index::Maxs::build(ctx, first, last));
    let wanted = checks.rw.insert_folded(index::Add::build(ctx, most, bounds.one));
    let shaped = shaped(checks, value);
    let length = shaped.dim_folded(checks, value, dim as i64);
    let order = match operand.map.result_dim(dim) {
        Some(_) => Order::Equal,
        None => Order::LessOrEqual,
    };
    let fits = checks.rw.insert_folded(compare(ctx, order, wanted, length));
    let why = format!("dimension #{dim} of input/output operand #{number} is incompatible with");
    checks.assert(fits, &format!("{why} inferred dimension size"));
}
