//! Views, subviews and reinterpreted memory.

use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::alloc::known_sizes;
use super::{cast_to_result, replace_and_cast, row};
use crate::common::canonicalize::operand_from;
use crate::common::mixed::{
    Mixed, arith_constant, fixed, fixed_attr, fold_list, is_within, join, mixed, values,
};
use crate::memref::fold::{dropped_from_part, forgets};
use crate::memref::{Cast, ExtractStridedMetadata, ReinterpretCast, Subview, View, cast, layout};

pub(super) const VIEWS: &[PatternDef] = &[
    row(
        "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, \
         SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>",
        Subview::def,
        subview_constants,
    ),
    row("(anonymous namespace)::SubViewOpMemRefCastFolder", Subview::def, subview_of_cast),
    row("(anonymous namespace)::TrivialSubViewOpFolder", Subview::def, whole_subview),
    row(
        "(anonymous namespace)::ReinterpretCastOpExtractStridedMetadataFolder",
        ReinterpretCast::def,
        reinterpret_metadata,
    ),
    row(
        "(anonymous namespace)::ReinterpretCastOpConstantFolder",
        ReinterpretCast::def,
        reinterpret_constants,
    ),
    row("(anonymous namespace)::ViewOpShapeFolder", View::def, view_constants),
    row("(anonymous namespace)::ViewOpMemrefCastFolder", View::def, view_of_cast),
];

/// Offsets, sizes and strides.
#[derive(Clone, PartialEq, Eq)]
struct Lists {
    offsets: Vec<Mixed>,
    sizes: Vec<Mixed>,
    strides: Vec<Mixed>,
}

impl Lists {
    fn of_subview(op: OpRef<'_>) -> Self {
        Self {
            offsets: mixed(op, Subview::OFFSETS, Subview::STATIC_OFFSETS),
            sizes: mixed(op, Subview::SIZES, Subview::STATIC_SIZES),
            strides: mixed(op, Subview::STRIDES, Subview::STATIC_STRIDES),
        }
    }

    /// A subview of these.
    fn subview(&self, ctx: &Context, ty: Type, source: Value) -> NewOp {
        Subview::build(
            ctx,
            ty,
            source,
            &values(&self.offsets),
            &values(&self.sizes),
            &values(&self.strides),
            fixed_attr(ctx, &self.offsets),
            fixed_attr(ctx, &self.sizes),
            fixed_attr(ctx, &self.strides),
        )
    }

    /// Memory of these offsets, sizes and strides.
    fn reinterpret(&self, ctx: &Context, ty: Type, source: Value) -> NewOp {
        ReinterpretCast::build(
            ctx,
            ty,
            source,
            &values(&self.offsets),
            &values(&self.sizes),
            &values(&self.strides),
            fixed_attr(ctx, &self.offsets),
            fixed_attr(ctx, &self.sizes),
            fixed_attr(ctx, &self.strides),
        )
    }

    /// The type of a part of a memref that a subview is of. Which dimensions
    /// it drops is told by the strides of the memref it is of now, as upstream
    /// does, where that fits.
    fn of_part(&self, op: OpRef<'_>, source: &MemRefType) -> Option<Type> {
        let ctx = op.ctx();
        let found = dropped_by_source(op).and_then(|dropped| {
            let ty = self.reduced(ctx, source, &dropped)?;
            (self.dropped_in(ctx, source, ty)? == dropped).then_some(ty)
        });
        let result = op.result_type(0)?;
        let found = found.filter(|&ty| cast::cast(ctx, &[ty], &[result]));
        found.or_else(|| self.reduced(ctx, source, &dropped_from_part(op)?))
    }

    /// Which dimensions of a part of memory a type of it lacks.
    fn dropped_in(&self, ctx: &Context, source: &MemRefType, ty: Type) -> Option<Vec<bool>> {
        let (offsets, sizes) = (fixed(&self.offsets), fixed(&self.sizes));
        let full = layout::subview(ctx, source, &offsets, &sizes, &fixed(&self.strides))?;
        layout::memref_rank_reduction(ctx, full.as_memref(ctx)?, ty.as_memref(ctx)?, &sizes)
    }

    /// The type of a part of memory, without the dimensions that are dropped.
    fn reduced(&self, ctx: &Context, source: &MemRefType, dropped: &[bool]) -> Option<Type> {
        let (offsets, sizes) = (fixed(&self.offsets), fixed(&self.sizes));
        let full = layout::subview(ctx, source, &offsets, &sizes, &fixed(&self.strides))?;
        let memref = full.as_memref(ctx)?;
        if !dropped.contains(&true) {
            return Some(full);
        }
        let (strides, offset) = memref.strides_and_offset(ctx)?;
        let kept = |list: &[i64]| {
            let kept = list.iter().zip(dropped).filter(|(_, dropped)| !**dropped);
            kept.map(|(&value, _)| value).collect::<Vec<_>>()
        };
        let layout = Attribute::strided_layout(ctx, &kept(&strides), offset);
        let (element, space) = (memref.element, memref.memory_space.expand());
        Some(MemRefType::get(ctx, &kept(&memref.shape), element, Some(layout), space))
    }
}

/// Which dimensions a subview drops, told by the strides of the memref it is
/// of, where these tell.
fn dropped_by_source(op: OpRef<'_>) -> Option<Vec<bool>> {
    let (source, own) = (memref_of(op, op.operand(0))?, memref_of(op, op.result(0))?);
    let sizes = fixed(&Lists::of_subview(op).sizes);
    layout::memref_rank_reduction(op.ctx(), source, own, &sizes)
}

fn memref_of(op: OpRef<'_>, value: Option<Value>) -> Option<&MemRefType> {
    op.ty(value?).as_memref(op.ctx())
}

/// Offsets, sizes or strides that are constants become part of the type.
fn subview_constants(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut lists = Lists::of_subview(view);
    let scope = view.scope;
    let folded = fold_list(scope, &mut lists.offsets, false)
        || fold_list(scope, &mut lists.sizes, false)
        || fold_list(scope, &mut lists.strides, true);
    if !folded {
        return no_match("nothing is known");
    }
    let source = view.operand(0).or_no_match("no source")?;
    let memref = memref_of(view, Some(source)).or_no_match("no memref")?;
    if lists.strides.contains(&Mixed::Known(0)) {
        return no_match("it steps by zero");
    }
    if !is_within(&memref.shape, &lists.offsets, &lists.sizes, &lists.strides) {
        return no_match("the part is not within the memref");
    }
    let ty = lists.of_part(view, memref).or_no_match("no type")?;
    let new = lists.subview(rw.context(), ty, source);
    replace_and_cast(rw, op, new)
}

/// The memref that a value is a cast of which only forgets what is known.
fn forgetful_source(op: OpRef<'_>, at: usize) -> Option<Value> {
    let source = operand_from(op, at, Cast::def())?.operand(0)?;
    forgets(op.ctx(), op.ty(source), op.operand_type(at)?).then_some(source)
}

fn is_constant(op: OpRef<'_>, value: Value) -> bool {
    arith_constant(op.scope, value).is_some()
}

/// A part of a cast memref is a part of the memref itself.
fn subview_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if view.operands().any(|value| is_constant(view, value)) {
        return no_match("constants are folded first");
    }
    let source = forgetful_source(view, 0).or_no_match("not of a cast")?;
    let memref = memref_of(view, Some(source)).or_no_match("no memref")?;
    if dropped_by_source(view).is_none() {
        return no_match("it is unclear which dimensions are dropped");
    }
    let lists = Lists::of_subview(view);
    let ty = lists.of_part(view, memref).or_no_match("no type")?;
    let new = lists.subview(rw.context(), ty, source);
    replace_and_cast(rw, op, new)
}

/// A part that is the whole is the memref, cast.
fn whole_subview(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let lists = Lists::of_subview(view);
    let source = view.operand(0).or_no_match("no source")?;
    let memref = memref_of(view, Some(source)).or_no_match("no memref")?;
    let own = memref_of(view, view.result(0)).or_no_match("no memref")?;
    let all = |list: &[Mixed], wanted| {
        list.iter().all(|mixed| mixed.constant(view.scope) == Some(wanted))
    };
    let sizes = lists.sizes.iter().map(|size| size.constant(view.scope));
    let whole = own.rank() == memref.rank()
        && all(&lists.offsets, 0)
        && all(&lists.strides, 1)
        && sizes.eq(memref.shape.iter().map(|&size| Some(size)));
    if !whole {
        return no_match("it is a part");
    }
    if view.result_type(0) == Some(view.ty(source)) {
        rw.replace(op, &[source]);
        return Ok(());
    }
    cast_to_result(rw, op, source)
}

/// The lists of memory that is reinterpreted, with what its type or
/// constants say.
fn reinterpreted(op: OpRef<'_>) -> Option<Lists> {
    let ty = memref_of(op, op.result(0))?;
    let (strides, offset) = ty.strides_and_offset(op.ctx())?;
    let list = |group, slot, known: &[i64]| constified(op, known, mixed(op, group, slot));
    Some(Lists {
        offsets: list(ReinterpretCast::OFFSETS, ReinterpretCast::STATIC_OFFSETS, &[offset]),
        sizes: list(ReinterpretCast::SIZES, ReinterpretCast::STATIC_SIZES, &ty.shape),
        strides: list(ReinterpretCast::STRIDES, ReinterpretCast::STATIC_STRIDES, &strides),
    })
}

fn constified(op: OpRef<'_>, known: &[i64], list: Vec<Mixed>) -> Vec<Mixed> {
    known_sizes(known, list).into_iter().map(|mixed| mixed.folded(op.scope)).collect()
}

/// The lists of memory whose metadata are taken.
fn metadata(op: OpRef<'_>) -> Option<Lists> {
    let ty = memref_of(op, op.operand(0))?;
    let (strides, offset) = ty.strides_and_offset(op.ctx())?;
    // Base buffer, offset, sizes, strides.
    let results = |group| op.results_in(group).into_iter().map(Mixed::Value).collect();
    let list = |group, known: &[i64]| constified(op, known, results(group));
    Some(Lists {
        offsets: list(1, &[offset]),
        sizes: list(2, &ty.shape),
        strides: list(3, &strides),
    })
}

/// Memory made of a memref's own metadata is that memref; of the base buffer
/// only the address matters.
fn reinterpret_metadata(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, ExtractStridedMetadata::def());
    let inner = inner.or_no_match("not of a base buffer")?;
    let source = inner.operand(0).or_no_match("no source")?;
    let same = metadata(inner).is_some_and(|lists| reinterpreted(view) == Some(lists));
    if !same {
        rw.set_operand(op, 0, source);
        return Ok(());
    }
    if view.result_type(0) == Some(view.ty(source)) {
        rw.replace(op, &[source]);
        return Ok(());
    }
    cast_to_result(rw, op, source)
}

/// What is known of memory becomes part of its type.
fn reinterpret_constants(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let lists = reinterpreted(view).or_no_match("not strided")?;
    let known = |list: &[Mixed]| list.iter().filter(|mixed| mixed.is_known()).count();
    let slots = [
        ReinterpretCast::STATIC_OFFSETS,
        ReinterpretCast::STATIC_SIZES,
        ReinterpretCast::STATIC_STRIDES,
    ];
    let values = view.operands().len().saturating_sub(1);
    let all = slots.map(|slot| crate::common::index_list::constants(view, slot).len());
    let before = all.iter().sum::<usize>().saturating_sub(values);
    if known(&lists.offsets) + known(&lists.sizes) + known(&lists.strides) == before {
        return no_match("nothing more is known");
    }
    let source = view.operand(0).or_no_match("no source")?;
    let own = memref_of(view, view.result(0)).or_no_match("no memref")?;
    let offset = fixed(&lists.offsets).first().copied().or_no_match("no offset")?;
    let layout = Attribute::strided_layout(ctx, &fixed(&lists.strides), offset);
    let space = own.memory_space.expand();
    let ty = MemRefType::get(ctx, &fixed(&lists.sizes), own.element, Some(layout), space);
    let new = lists.reinterpret(rw.context(), ty, source);
    replace_and_cast(rw, op, new)
}

/// Sizes that are constants become part of the type.
fn view_constants(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let own = memref_of(view, view.result(0)).or_no_match("no memref")?;
    let mut sizes = join(&own.shape, &view.operands_in(View::SIZES));
    if !fold_sizes(view, &mut sizes) {
        return no_match("no size is known");
    }
    let (source, shift) = (view.operand(0), view.operand(1));
    let (source, shift) = source.zip(shift).or_no_match("no source")?;
    let layout = own.layout.expand();
    let ty = MemRefType::get(ctx, &fixed(&sizes), own.element, layout, own.memory_space.expand());
    replace_and_cast(rw, op, View::build(ty, source, shift, &values(&sizes)))
}

/// Sizes that are constants of `arith`.
fn fold_sizes(view: OpRef<'_>, sizes: &mut [Mixed]) -> bool {
    let is_arith = |size: &Mixed| match *size {
        Mixed::Value(value) => is_constant(view, value),
        Mixed::Known(_) => false,
    };
    let mut folded = false;
    for size in sizes.iter_mut().filter(|size| is_arith(size)) {
        folded |= fold_list(view.scope, std::slice::from_mut(size), true);
    }
    folded
}

/// A view of memory that was cast is one of the memory itself.
fn view_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let cast = operand_from(view, 0, Cast::def()).or_no_match("not of a cast")?;
    let source = cast.operand(0).filter(|&source| memref_of(cast, Some(source)).is_some());
    let source = source.or_no_match("not of a ranked memref")?;
    let (shift, ty) = view.operand(1).zip(view.result_type(0)).or_no_match("no result")?;
    let new = View::build(ty, source, shift, &view.operands_in(View::SIZES));
    rw.replace_with(op, new);
    Ok(())
}
