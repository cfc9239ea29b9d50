//! Arguments of an inlined call.

use couloir_ir::layout::DataLayout;
use couloir_ir::op::CallSite;
use couloir_ir::{Attribute, Body, Build, Context, InsertPoint, NewOp, Op, OpRef, Type, Value};

use super::is;
use crate::llvm::attrs::MEMORY_EFFECTS;
use crate::llvm::build::constant_int;
use crate::llvm::{AddressOf, Alloca, Call, Func, Global, IntrMemcpy, IntrSsaCopy, alloca};

const NOALIAS: &str = "llvm.noalias";

/// What stands for an argument in the inlined blocks.
pub(super) fn pass(build: &mut dyn Build, site: &CallSite<'_>, at: usize, value: Value) -> Value {
    let ctx = site.around.ctx();
    let attrs = dictionary(ctx, site.callable, at);
    if let Some(ty) = entry(ctx, attrs, "llvm.byval").and_then(|ty| ty.as_type(ctx)) {
        return by_value(build, site, value, ty, alignment(ctx, attrs).unwrap_or(1));
    }
    let ty = build.body().ty(value);
    let copy = build.insert(NewOp::new(IntrSsaCopy::def()).operand(value).result(ty));
    if entry(ctx, attrs, NOALIAS).is_some() {
        let mark = (ctx.intern(NOALIAS), Attribute::UNIT);
        build.body().set_discardable(copy, Attribute::dictionary(ctx, vec![mark]));
    }
    build.body().result(copy, 0).unwrap_or(value)
}

/// What a function says of an argument.
fn dictionary(ctx: &Context, func: OpRef<'_>, at: usize) -> Attribute {
    let attrs = func.prop(Func::ARG_ATTRS).and_then(|attrs| attrs.as_array(ctx));
    attrs.and_then(|attrs| attrs.get(at)).copied().unwrap_or(Attribute::EMPTY_DICT)
}

fn alignment(ctx: &Context, attrs: Attribute) -> Option<u64> {
    entry(ctx, attrs, "llvm.align")?.as_u64(ctx)
}

fn entry(ctx: &Context, attrs: Attribute, name: &str) -> Option<Attribute> {
    let entries = attrs.as_dictionary(ctx)?;
    entries.iter().find(|(key, _)| ctx.str(*key) == name).map(|entry| entry.1)
}

/// Memory passed by value: a copy of it, unless the callee only reads it and
/// it is aligned as wanted.
fn by_value(
    build: &mut dyn Build,
    site: &CallSite<'_>,
    value: Value,
    ty: Type,
    wanted: u64,
) -> Value {
    let ctx = site.around.ctx();
    let layout = DataLayout::closest(site.callable);
    let least = layout.abi_alignment(ctx, ty).unwrap_or(1);
    if only_reads(site.callable)
        && (wanted <= least || aligned(build, site, value, wanted, &layout) >= wanted)
    {
        return value;
    }
    let size = layout.size(ctx, ty).map_or(0, |size| size.min);
    copied(build, ctx, value, ty, [size, wanted.max(least)])
}

/// A copy of memory of a type, with its size and alignment; it is allocated
/// where the region around the pointer starts.
fn copied(
    build: &mut dyn Build,
    ctx: &Context,
    value: Value,
    ty: Type,
    [size, alignment]: [u64; 2],
) -> Value {
    let (point, location) = (build.point(), build.location());
    let body = build.body();
    let around = body.block_of_value(value).and_then(|block| body.region_of(block));
    let Some(entry) = around.and_then(|region| body.entry_block(region)) else { return value };
    let (start, pointer) = (InsertPoint::start(body, entry), body.ty(value));
    let of_value = body.value_location(value);
    build.set_location(of_value);
    build.set_point(start);
    let one = build.insert1(constant_int(ctx, Type::I64, 1));
    let alignment = Attribute::int(ctx, Type::I64, alignment.cast_signed());
    let copy = build.insert1(alloca(ctx, pointer, ty, one).prop(Alloca::ALIGNMENT, alignment));
    build.set_point(point);
    let size = build.insert1(constant_int(ctx, Type::I64, size.cast_signed()));
    let volatile = Attribute::bool(false);
    build.insert(IntrMemcpy::build(copy, value, size, volatile));
    build.set_location(location);
    copy
}

/// Whether a function does not write what its arguments point to.
fn only_reads(func: OpRef<'_>) -> bool {
    const READS: [u64; 2] = [0, 1];
    let effects = Func(func).memory_effects();
    let effects = effects.and_then(|effects| effects.params_of(func.ctx(), &MEMORY_EFFECTS));
    let args = effects.and_then(|effects| effects.get(1)?.as_uint());
    args.is_some_and(|args| READS.contains(&args))
}

/// The alignment of a pointer, that of an allocation raised to what is wanted.
fn aligned(
    build: &mut dyn Build,
    site: &CallSite<'_>,
    value: Value,
    wanted: u64,
    layout: &DataLayout,
) -> u64 {
    let ctx = site.around.ctx();
    let body = build.body();
    let Some(op) = body.defining_op(value) else {
        return arg_alignment(body, site.around, value).unwrap_or(1);
    };
    if is(body, op, Alloca::def()) {
        let own = body.prop(op, Alloca::ALIGNMENT).and_then(|own| own.as_u64(ctx)).unwrap_or(1);
        let stack = layout.stack_alignment(ctx);
        if wanted <= own || (stack != 0 && wanted.saturating_mul(8) > stack) {
            return own;
        }
        let raised = Attribute::int(ctx, Type::I64, wanted.cast_signed());
        body.set_prop(op, Alloca::ALIGNMENT, Some(raised));
        return wanted;
    }
    if !is(body, op, AddressOf::def()) {
        return 1;
    }
    let name = body.prop(op, AddressOf::GLOBAL_NAME).and_then(|name| name.as_flat_symbol(ctx));
    let global = name.and_then(|name| (site.symbol)(name));
    global.and_then(Global::cast).and_then(|global| global.alignment()?.as_u64(ctx)).unwrap_or(1)
}

/// The alignment that the function around says of an argument.
fn arg_alignment(body: &Body, around: OpRef<'_>, value: Value) -> Option<u64> {
    let (block, at) = body.as_arg(value)?;
    let region = body.region_of(block)?;
    let own = around.is(Func::def()) && body.region_parent(region).is_none();
    own.then(|| alignment(around.ctx(), dictionary(around.ctx(), around, at)))?
}

/// The copies through which a call's arguments pass, those marked `noalias`
/// with `true`.
pub(super) fn copies(body: &Body, site: &CallSite<'_>) -> Vec<(Op, bool)> {
    let ctx = site.around.ctx();
    let mut found: Vec<(Op, bool)> = Vec::new();
    let args = body.operands(site.call).filter(|_| is(body, site.call, Call::def()));
    for arg in args {
        let users = body.uses(arg).map(|operand| operand.op);
        let mut own: Vec<Op> = users.filter(|&op| is(body, op, IntrSsaCopy::def())).collect();
        own.sort_unstable();
        for op in own.into_iter().rev() {
            if !found.iter().any(|copy| copy.0 == op) {
                found.push((op, entry(ctx, body.discardable(op), NOALIAS).is_some()));
            }
        }
    }
    found
}

/// Puts the arguments in the place of their copies.
pub(super) fn erase(body: &mut Body, copies: &[(Op, bool)]) {
    for &(op, _) in copies {
        if let (Some(from), Some(to)) = (body.result(op, 0), body.operand(op, 0)) {
            body.replace_all_uses(from, to);
        }
        body.erase_op(op);
    }
}
