//! What several passes do alike: going through all bodies, and making ops.

use std::sync::atomic::{AtomicBool, Ordering};

use couloir_dialects::{arith, memref, vector};
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::layout::DataLayout;
use couloir_ir::op::Slots;
use couloir_ir::ty::TypeKind;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, Failure, OpDef, OpRef, Region, Scope, Type};
use couloir_pass::{BodyWise, EachBody, Options, PassCx};
use couloir_rewrite::convert::{Conversion, ConversionTarget, Mode, PatternSet};
use couloir_rewrite::{Rewriter, all_ops, each_body};

/// Works on each body in the op of a pass.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub fn in_each_body(
    cx: &mut PassCx<'_>,
    work: impl Fn(&mut Rewriter<'_>) + Sync,
) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let run = |op: &OpRef<'_>, body: &mut Body| {
        each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
            work(&mut Rewriter::new(ctx, outer, body));
        })
    };
    cx.inside(run).unwrap_or(Ok(()))
}

/// The rest of a pass that does the same to each body, with its options, and asks for nothing
/// around it: on all bodies, or on one after other passes were on it and before more are.
macro_rules! by_bodies {
    ($work:expr) => {
        couloir_pass::PassDef {
            run: |cx| {
                let (work, options): ($crate::common::InBody, _) = ($work, cx.options);
                $crate::common::in_each_body(cx, |rw| work(rw, options))
            },
            bodies: Some(|options, _| {
                let (work, options): ($crate::common::InBody, _) = ($work, options.clone());
                Ok($crate::common::on_each_body(move |rw| work(rw, &options)))
            }),
            ..couloir_pass::PassDef::EMPTY
        }
    };
}
pub(crate) use by_bodies;

/// Work on each body, for passes that run together on one.
pub(crate) fn on_each_body(
    work: impl Fn(&mut Rewriter<'_>) + Send + Sync + 'static,
) -> Box<dyn BodyWise> {
    Box::new(EachBody::new(move |op: &OpRef<'_>, body: &mut Body| {
        work(&mut Rewriter::new(op.ctx(), Some(op), body));
    }))
}

/// Works on the memory slots of each body in the op of a pass; `work` says whether any changed.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub(crate) fn in_slots_of_each_body(
    cx: &mut PassCx<'_>,
    work: fn(&mut Rewriter<'_>, &DataLayout) -> bool,
) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let changed = AtomicBool::new(false);
    let run = |op: &OpRef<'_>, body: &mut Body| {
        let layout = DataLayout::closest(*op);
        each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
            let any = work(&mut Rewriter::new(ctx, outer, body), &layout);
            changed.fetch_or(any, Ordering::Relaxed);
        })
    };
    cx.inside(run).unwrap_or(Ok(()))?;
    if !changed.into_inner() {
        cx.unchanged();
    }
    Ok(())
}

/// The ops of a body that make slots of a kind.
pub(crate) fn slots_made(body: &Body, is: fn(&Slots) -> bool) -> Vec<Op> {
    let makes = |op: &Op| {
        let slots = body.op(*op).name.def().and_then(|def| def.hooks.slots);
        slots.is_some_and(is)
    };
    all_ops(body).into_iter().filter(makes).collect()
}

/// What a pass does to a body.
pub(crate) type InBody = fn(&mut Rewriter<'_>, &Options);

/// Works on the body of an isolated op, if it has one.
pub(crate) fn in_body_of<R>(
    ctx: &Context,
    module: &OpRef<'_>,
    body: &mut Body,
    op: Op,
    work: impl FnOnce(&mut Rewriter<'_>) -> R,
) -> Option<R> {
    let mut own = body.take_nested(op)?;
    let owner = Scope { ctx, body, outer: Some(module) }.op(op);
    let result = work(&mut Rewriter::new(ctx, Some(&owner), &mut own));
    body.put_nested(op, own);
    Some(result)
}

/// Folds what is of none of these dialects, as a conversion does to which they are legal and
/// all else is unknown.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub(crate) fn fold_others(cx: &mut PassCx<'_>, legal: &[&str]) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let mut target = ConversionTarget::new();
    for dialect in legal {
        target.legal_dialect(dialect);
    }
    let conversion = Conversion::new(Mode::Partial, target, PatternSet::new());
    let run = |op: &OpRef<'_>, body: &mut Body| conversion.run(ctx, Some(op), body).map(|_| ());
    cx.inside(run).unwrap_or(Ok(()))
}

/// Where an access to memory says whether it goes past caches; one that is made says so.
pub fn nontemporal_slot(def: &OpDef) -> Option<usize> {
    const ACCESSES: [(&OpDef, usize); 4] = [
        (memref::Load::def(), memref::Load::NONTEMPORAL),
        (memref::Store::def(), memref::Store::NONTEMPORAL),
        (vector::Load::def(), vector::Load::NONTEMPORAL),
        (vector::Store::def(), vector::Store::NONTEMPORAL),
    ];
    ACCESSES.iter().find(|row| std::ptr::eq(row.0, def)).map(|row| row.1)
}

/// The ops of a kind in a body, each after those in it.
pub fn ops_of(body: &Body, def: &'static OpDef) -> Vec<Op> {
    let is = |op: &Op| body.op(*op).name.def().is_some_and(|own| std::ptr::eq(own, def));
    postorder(body, body.roots()).filter(is).collect()
}

/// Whether a type is that of memory.
pub(crate) fn is_memory(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::MemRef(_) | TypeKind::UnrankedMemRef(..))
}

/// The first block of a region of an op.
pub fn entry_of(body: &Body, op: Op, region: usize) -> Option<Block> {
    body.regions(op).get(region).and_then(|&region| body.entry_block(region))
}

/// A new region with a block that has arguments of these types.
pub(crate) fn new_region(rw: &mut Rewriter<'_>, args: &[Type]) -> (Region, Block) {
    let location = rw.location();
    let body = rw.body();
    let region = body.create_region();
    let block = body.append_new_block(region);
    for &ty in args {
        body.add_arg(block, ty, location);
    }
    (region, block)
}

/// An index constant.
pub(crate) fn index(rw: &mut Rewriter<'_>, value: i64) -> Value {
    let attr = Attribute::index(rw.context(), value);
    rw.insert1(arith::Constant::build(Type::INDEX, attr))
}

/// A number of a type.
pub(crate) fn number(rw: &mut Rewriter<'_>, ty: Type, value: i64) -> Value {
    let value = Attribute::int(rw.context(), ty, value);
    rw.insert1(arith::Constant::build(ty, value))
}

/// A sum without flags.
pub(crate) fn add(rw: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    let ty = rw.ty(a);
    rw.insert1(arith::Addi::build(rw.context(), ty, a, b))
}

/// A product without flags.
pub(crate) fn mul(rw: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    let ty = rw.ty(a);
    rw.insert1(arith::Muli::build(rw.context(), ty, a, b))
}

/// A difference without flags.
pub(crate) fn sub(rw: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    let ty = rw.ty(a);
    rw.insert1(arith::Subi::build(rw.context(), ty, a, b))
}

/// How integers compare, as `arith.cmpi` numbers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    Equal = 0,
    SignedLess = 2,
    UnsignedLess = 6,
}

/// A comparison of integers.
pub(crate) fn compare(rw: &mut Rewriter<'_>, order: Order, a: Value, b: Value) -> Value {
    let predicate = Attribute::i64(rw.context(), order as i64);
    rw.insert1(arith::Cmpi::build(Type::I1, a, b, predicate))
}

/// Works on the body at the end of a path of ops with bodies of their own, which nest no deeper
/// than text does.
pub(crate) fn at_path(
    ctx: &Context,
    outer: &OpRef<'_>,
    body: &mut Body,
    path: &[Op],
    work: &mut dyn FnMut(&mut Rewriter<'_>),
) {
    let Some((&op, rest)) = path.split_first() else {
        work(&mut Rewriter::new(ctx, Some(outer), body));
        return;
    };
    let Some(mut nested) = body.take_nested(op) else { return };
    let owner = Scope { ctx, body, outer: Some(outer) }.op(op);
    at_path(ctx, &owner, &mut nested, rest, work);
    body.put_nested(op, nested);
}
