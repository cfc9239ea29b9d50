//! Functions: their types, and what they return.

use couloir_dialects::{func, memref};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Body, Context, Failure, Location, Op, OpRef, Scope, Type, Value};
use couloir_rewrite::Rewriter;

use super::{Sizes, Wanted};
use crate::common::{in_body_of, ops_of};

/// Changes a function; the sizes of the memory that callers allocate.
///
/// # Errors
/// When no memory can be allocated for a result.
pub(super) fn change(
    ctx: &Context,
    module: &OpRef<'_>,
    body: &mut Body,
    op: Op,
    wanted: &Wanted,
) -> Result<Sizes, Failure> {
    let view = Scope { ctx, body, outer: Some(module) }.op(op);
    let location = view.location();
    let ty = view.prop(func::Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(ctx));
    let Some((inputs, results)) = ty.and_then(|ty| ty.as_function(ctx)) else {
        return Ok(Sizes::new());
    };
    let is_memory = |ty: Type| ty.as_memref(ctx).is_some();
    for memref in results.iter().filter_map(|ty| ty.as_memref(ctx)) {
        if !has_plain_layout(memref) && !has_dynamic_layout(ctx, memref) {
            let message = "cannot create out param for result with unsupported layout";
            return view.error(message).fail();
        }
    }
    let new = results.iter().copied().filter(|&ty| is_memory(ty)).collect::<Vec<_>>();
    let kept = results.iter().copied().filter(|&ty| !is_memory(ty)).collect::<Vec<_>>();
    let ty = Type::function(ctx, &[inputs, &new].concat(), &kept);
    let attrs = attributes(view, inputs.len(), results, wanted.marks);
    body.set_prop(op, func::Func::FUNCTION_TYPE, Some(Attribute::ty(ctx, ty)));
    if let Some((args, results)) = attrs {
        body.set_prop(op, func::Func::ARG_ATTRS, args);
        body.set_prop(op, func::Func::RES_ATTRS, results);
    }
    let sizes = in_body_of(ctx, module, body, op, |rw| returns(rw, &new, location, wanted));
    Ok(sizes.unwrap_or_default())
}

/// Whether elements lie in memory one after the other.
pub(super) fn has_plain_layout(memref: &MemRefType) -> bool {
    memref.layout.is_none()
}

/// Whether nothing is known of where elements lie.
fn has_dynamic_layout(ctx: &Context, memref: &MemRefType) -> bool {
    let layout = memref.strides_and_offset(ctx);
    layout.is_some_and(|(strides, offset)| {
        offset == DYNAMIC && strides.iter().all(|&stride| stride == DYNAMIC)
    })
}

/// The attributes of arguments and results: those of results that are memory go to the
/// arguments. None where nothing changes.
fn attributes(
    function: OpRef<'_>,
    inputs: usize,
    results: &[Type],
    marks: bool,
) -> Option<(Option<Attribute>, Option<Attribute>)> {
    let ctx = function.ctx();
    let list = |slot, len: usize| {
        let own = function.prop(slot).and_then(|list| list.as_array(ctx)).unwrap_or_default();
        let mut own = own.to_vec();
        own.resize(len, Attribute::EMPTY_DICT);
        own
    };
    let mut args = list(func::Func::ARG_ATTRS, inputs);
    let mut kept = Vec::new();
    let mut any = false;
    for (attrs, ty) in list(func::Func::RES_ATTRS, results.len()).into_iter().zip(results) {
        if ty.as_memref(ctx).is_none() {
            kept.push(attrs);
            continue;
        }
        any = true;
        args.push(if marks { marked(ctx, attrs) } else { attrs });
    }
    let attr = |list: &[Attribute]| {
        let is_empty = list.iter().all(|attrs| *attrs == Attribute::EMPTY_DICT);
        (!is_empty).then(|| Attribute::array(ctx, list))
    };
    any.then(|| (attr(&args), attr(&kept)))
}

fn marked(ctx: &Context, attrs: Attribute) -> Attribute {
    let mark = ctx.intern("bufferize.result");
    let mut all = attrs.as_dictionary(ctx).unwrap_or_default().to_vec();
    all.retain(|(name, _)| *name != mark);
    all.push((mark, Attribute::UNIT));
    Attribute::dictionary(ctx, all)
}

/// Adds the arguments to a function's body and makes what it returns go there.
fn returns(rw: &mut Rewriter<'_>, new: &[Type], location: Location, wanted: &Wanted) -> Sizes {
    let body = rw.scope().body;
    let entry = body.roots().first().and_then(|&region| body.entry_block(region));
    let Some(entry) = entry else { return Sizes::new() };
    let args = new.iter().map(|&ty| rw.add_arg(entry, ty, location)).collect::<Vec<_>>();
    let ends = ops_of(rw.scope().body, func::Return::def()).into_iter();
    let all = ends.map(|end| one_return(rw, end, &args, wanted)).collect::<Vec<_>>();
    all.into_iter().next().unwrap_or_default()
}

/// Changes an op that returns; the sizes of the memory that is not allocated any more.
fn one_return(rw: &mut Rewriter<'_>, end: Op, args: &[Value], wanted: &Wanted) -> Sizes {
    let ctx = rw.context();
    rw.at(end);
    let mut sizes = Sizes::new();
    let mut kept = Vec::new();
    let mut args = args.iter().copied();
    let count = rw.view(end).operands().len();
    for at in 0..count {
        // What was returned before may have become an argument meanwhile.
        let Some(value) = rw.view(end).operand(at) else { continue };
        let Some(ty) = rw.ty(value).as_memref(ctx) else {
            kept.push(value);
            continue;
        };
        let Some(arg) = args.next() else { continue };
        let is_static = !ty.shape.contains(&DYNAMIC);
        let hoists = if is_static { wanted.hoists_static } else { wanted.hoists_dynamic };
        match allocation(rw, value).filter(|_| hoists) {
            Some(op) => {
                if !is_static {
                    sizes.push(dynamic_sizes(rw.view(op)));
                }
                rw.replace(op, &[arg]);
            }
            None => _ = rw.insert(memref::Copy::build(value, arg)),
        }
    }
    rw.insert(func::Return::build(&kept));
    rw.erase(end);
    sizes
}

/// The op that allocates memory and does nothing else.
fn allocation(rw: &Rewriter<'_>, value: Value) -> Option<Op> {
    let op = rw.scope().defining_op(value)?;
    let allocates = op.is(memref::Alloc::def()) || op.is(memref::Alloca::def());
    allocates.then_some(op.op)
}

/// The arguments of the function that the sizes of memory are, if they all are.
fn dynamic_sizes(op: OpRef<'_>) -> Vec<usize> {
    let body = op.body();
    let place = |value: Value| {
        let (block, at) = body.as_arg(value)?;
        let region = body.region_of(block)?;
        (body.is_entry(block) && body.region_parent(region).is_none()).then_some(at)
    };
    op.operands().map(place).collect::<Option<Vec<_>>>().unwrap_or_default()
}
