//! `convert-openmp-to-llvm`: ops of `omp` get operands, regions and types that the LLVM dialect
//! has; what is around them and in them becomes ops of that dialect.

use std::sync::Arc;

use couloir_dialects::omp::{self, types};
use couloir_ir::body::{Body, Op};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, BlockRef, Context, OpDef, OpRef, RegionRef};
use couloir_pass::PassDef;
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, NoMatch, Operands, OrNoMatch,
    PatternSet, TypeConversion, TypeConverter, no_match,
};

use crate::common::convert;
use crate::finalize_memref_to_llvm::{self, AllocOptions};
use crate::llvm_common::{Llvm, LlvmOptions, llvm_target};
use crate::{convert_arith_to_llvm, convert_cf_to_llvm, convert_func_to_llvm};

/// `convert-openmp-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-openmp-to-llvm",
    class: "ConvertOpenMPToLLVMPass",
    description: "Convert the OpenMP ops to OpenMP ops with LLVM dialect",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| convert(cx, |_, op| conversion(op)),
    loads: &["llvm"],
    ..PassDef::EMPTY
};

fn conversion(op: OpRef<'_>) -> Conversion {
    // Upstream's pass does not ask the data layout.
    let options = LlvmOptions { index_bitwidth: 64, ..LlvmOptions::default() };
    let llvm = Llvm::with_rules(op, options, &[add_rules]);
    let (mut patterns, mut target) = (PatternSet::new(), llvm_target());
    convert_arith_to_llvm::populate(op.ctx(), &llvm, &mut patterns);
    convert_cf_to_llvm::populate_with_assert(op.ctx(), &llvm, &mut patterns);
    finalize_memref_to_llvm::populate(&mut patterns, &llvm, AllocOptions::default());
    convert_func_to_llvm::populate(&mut patterns, &llvm);
    populate(op.ctx(), &llvm, &mut patterns);
    mark(&mut target, &llvm);
    Conversion::new(Mode::Partial, target, patterns)
}

/// Types of `omp` stay.
pub(crate) fn add_rules(converter: &mut TypeConverter) {
    converter.add(|_, ctx, ty| {
        let own = [&types::MAP_BOUNDS, &types::CANONICAL_LOOP_INFO];
        let stays = own.into_iter().any(|def| ty.params_of(ctx, def).is_some());
        if stays { TypeConversion::One(ty) } else { TypeConversion::Pass }
    });
}

/// Ops of `omp` may stay whose types the LLVM dialect has.
pub(crate) fn mark(target: &mut ConversionTarget, llvm: &Arc<Llvm>) {
    let converter = Arc::clone(&llvm.converter);
    target.dynamic_dialect("omp", move |op| Some(is_legal(&converter, op)));
}

fn is_legal(converter: &TypeConverter, op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    let mut types = op.operand_types().chain(op.result_types());
    let attrs = op.attrs().filter_map(|attr| attr.1.as_type(ctx));
    types.all(|ty| converter.is_legal(ctx, ty))
        && { attrs }.all(|ty| converter.is_legal(ctx, ty))
        && op
            .each_region(|region| {
                let mut args = region.blocks().flat_map(BlockRef::arg_types);
                args.any(|ty| !converter.is_legal(ctx, ty)).then_some(())
            })
            .is_none()
}

/// The patterns for all of `omp`.
pub(crate) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    for &def in omp::DIALECT.ops {
        patterns.add(def, &llvm.converter, move |op, new, rw| lower(def, op, new, rw));
    }
}

/// Whether variables of an op may not be memrefs.
fn refuses_memrefs(def: &'static OpDef) -> bool {
    let refused = [
        omp::AtomicUpdate::def(),
        omp::AtomicWrite::def(),
        omp::Flush::def(),
        omp::MapBounds::def(),
        omp::Threadprivate::def(),
    ];
    refused.into_iter().any(|own| std::ptr::eq(own, def))
}

/// Makes an op anew with converted types.
fn lower(def: &'static OpDef, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    if refuses_memrefs(def) && view.operand_types().any(|ty| ty.as_memref(ctx).is_some()) {
        return no_match("memref is not supported yet");
    }
    let results = rw.convert_results(op)?;
    let converter = rw.converter().or_no_match("the pattern has no type converter")?;
    let view = rw.view(op);
    let mut made = NewOp::new(def).operands(new.all().iter().copied()).results(results);
    for slot in 0..def.attrs.len() {
        let attr = view.prop(slot).map(|attr| attribute(ctx, converter, attr)).transpose()?;
        made = made.prop(slot, attr);
    }
    made = made.attrs(discardable(view, converter)?);
    if view.body().nested(op).is_some() {
        return isolated(op, made, rw);
    }
    let old = rw.scope().body.regions(op).to_vec();
    for region in old {
        let to = rw.body().create_region();
        rw.append_region(region, to);
        rw.convert_region(to, None)?;
        made = made.region(to);
    }
    rw.replace_with(op, made)
}

/// An attribute with the converted type where it is one.
fn attribute(
    ctx: &Context,
    converter: &TypeConverter,
    attr: Attribute,
) -> Result<Attribute, NoMatch> {
    let Some(ty) = attr.as_type(ctx) else { return Ok(attr) };
    let ty = converter.convert_one(ctx, ty).or_no_match("unable to convert a type attribute")?;
    Ok(Attribute::ty(ctx, ty))
}

/// The discardable attributes with converted types.
fn discardable(op: OpRef<'_>, converter: &TypeConverter) -> Result<Attribute, NoMatch> {
    let ctx = op.ctx();
    let own = op.body().discardable(op.op);
    let entries = own.as_dictionary(ctx).unwrap_or_default();
    if entries.iter().all(|entry| entry.1.as_type(ctx).is_none()) {
        return Ok(own);
    }
    let entries = entries.iter().map(|&(name, attr)| Ok((name, attribute(ctx, converter, attr)?)));
    Ok(Attribute::dictionary(ctx, entries.collect::<Result<_, NoMatch>>()?))
}

/// The same where the regions have a body of their own, whose arguments are converted there.
fn isolated(op: Op, mut made: NewOp, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let converter = rw.converter().or_no_match("the pattern has no type converter")?;
    let mut entries = Vec::new();
    let view = rw.view(op);
    for at in 0..view.num_regions() {
        let Some(region) = view.region(at) else { continue };
        let Some(entry) = RegionRef::entry(region) else { continue };
        let signature = converter.block_signature(view.ctx(), region.scope.body, entry.block);
        entries.push((at, signature.or_no_match("unable to convert block argument types")?));
    }
    made.body = Some(Box::new(Body::new()));
    let new = rw.insert(made);
    rw.move_body(op, new);
    for (at, signature) in entries {
        rw.convert_entry(new, at, signature);
    }
    rw.settle(new);
    rw.replace_by_op(op, new)
}
