//! `gpu.func` becomes `llvm.func`. Buffers of a workgroup are globals, those of a thread are on its
//! stack; the function finds both at its start.

use std::sync::Arc;

use couloir_diag::Diagnostic;
use couloir_dialects::builtin::UnrealizedConversionCast;
use couloir_dialects::gpu::{self, Func, num_workgroup};
use couloir_dialects::llvm::attrs::{LINKAGE, WORKGROUP_ATTRIBUTION, enum_attr};
use couloir_dialects::llvm::types::is_ptr;
use couloir_dialects::llvm::{self, GepIndex};
use couloir_ir::attr::{NamedAttribute, Param};
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::{Attribute, Context, Location, OpRef, RegionRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, no_match,
};

use crate::convert_func_to_llvm::return_op;
use crate::llvm_common::alloc::no_body;
use crate::llvm_common::attrs::carry;
use crate::llvm_common::descriptor::MemRefDescriptor;
use crate::llvm_common::signature::Signature;
use crate::llvm_common::{Llvm, address_space};

/// What functions of a target are like.
#[derive(Clone, Copy)]
pub(crate) struct Functions {
    /// The attribute of kernels.
    pub kernel: &'static str,
    /// The attribute of kernels whose blocks are of a known size.
    pub block_size: &'static str,
    /// The attribute of kernels whose clusters are of a known size.
    pub cluster_size: Option<&'static str>,
    /// What is otherwise for `OpenCL`.
    pub open_cl: Option<OfOpenCl>,
}

/// What is otherwise for `OpenCL`: functions have conventions of their own, and are given their workgroup's
/// memory.
#[derive(Clone, Copy)]
pub(crate) struct OfOpenCl {
    /// The calling convention of functions.
    pub function: u64,
    /// The calling convention of kernels.
    pub kernel: u64,
    /// The address space of what is on the stack.
    pub private: u32,
}

/// The attribute of functions that are launched.
const KERNEL: &str = "gpu.kernel";
/// Discardable attributes of functions that do not go along.
const OWN: &[&str] = &["sym_name", "workgroup_attributions"];
/// The sizes that are known, and the names they have outside of a function of `gpu`.
const SIZES: [(usize, &str); 3] = [
    (Func::KNOWN_BLOCK_SIZE, "gpu.known_block_size"),
    (Func::KNOWN_GRID_SIZE, "gpu.known_grid_size"),
    (Func::KNOWN_CLUSTER_SIZE, "gpu.known_cluster_size"),
];

/// Attributes of arguments that all that an argument becomes is given.
const OF_ALL: &[&str] = &["llvm.returned", "llvm.noundef", "llvm.inreg"];
/// Attributes of arguments that the pointers are given that an argument becomes.
const OF_POINTERS: &[&str] = &[
    NOALIAS,
    "llvm.nocapture",
    "llvm.nofree",
    "llvm.align",
    "llvm.readonly",
    "llvm.writeonly",
    "llvm.readnone",
    "llvm.nonnull",
    "llvm.dereferenceable",
    "llvm.dereferenceable_or_null",
];
const NOALIAS: &str = "llvm.noalias";
/// `#llvm.linkage<internal>`
pub(super) const INTERNAL: u64 = 7;

/// Adds the patterns for functions and what ends them.
pub(crate) fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>, like: Functions) {
    let own = Arc::clone(llvm);
    patterns.add(Func::def(), &llvm.converter, move |op, _, rw| func(&own, op, rw, like));
    let own = Arc::clone(llvm);
    let ends = gpu::Return::def();
    patterns.add(ends, &llvm.converter, move |op, new: &Operands, rw| return_op(&own, op, new, rw));
}

/// A buffer that a function has: its type, and what it is made of.
struct Buffer {
    memref: Type,
    descriptor: Type,
    element: Type,
    count: u64,
    space: u32,
    align: Option<Attribute>,
    /// The name of the global, of one for a workgroup.
    global: Option<Attribute>,
    /// The argument that it is given by.
    arg: Option<Value>,
}

fn func(llvm: &Llvm, op: Op, rw: &mut ConversionRewriter<'_>, like: Functions) -> Lowered {
    let view = rw.view(op);
    let ctx = rw.context();
    let ty = view.prop(Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(ctx));
    let ty = ty.or_no_match("expected a function type")?;
    let bare = llvm.options.bare_pointers;
    let signature = llvm.signature(ctx, ty, false, bare, &mut []);
    let mut signature = signature.or_no_match("signature conversion failed")?;
    let before = ty.as_function(ctx).map_or(0, |(inputs, _)| inputs.len());
    let mut buffers = buffers(llvm, view, before)?;
    let mut new = shell(view, &signature, like)?;
    let location = view.location();
    if let Some(open_cl) = like.open_cl {
        let is_kernel = view.attr_named(KERNEL).is_some();
        new = for_open_cl(llvm, ctx, new, open_cl, is_kernel, &mut buffers);
    }
    if like.open_cl.is_none() {
        let globals = buffers.iter().filter_map(|buffer| global(ctx, buffer));
        for global in globals.collect::<Vec<_>>() {
            rw.insert(global);
        }
    }
    let function = rw.insert(new);
    warn_of_noalias(rw.view(op), &signature);
    if let Some(mut body) = rw.body().take_nested(op) {
        let entry = body.roots().first().and_then(|&region| body.entry_block(region));
        if let Some(entry) = entry {
            let given = match like.open_cl {
                Some(_) => give(llvm, ctx, (&mut body, entry), &mut buffers, location),
                None => Vec::new(),
            };
            if like.open_cl.is_some() {
                retype_others(llvm, ctx, &mut body, entry);
            }
            let point = InsertPoint::start(&body, entry);
            let mut b = Builder::new(ctx, &mut body, point, location);
            let values = buffers.iter().map(|buffer| found(llvm, &mut b, buffer));
            let values = values.collect::<Vec<_>>();
            remap(&body, before, &values, &mut signature);
            let first = before.saturating_add(values.len());
            for (at, ty) in given.into_iter().enumerate() {
                signature.inputs.add_input(first.saturating_add(at), &[ty]);
            }
        }
        rw.body().put_nested(function, body);
    }
    rw.convert_entry(function, 0, signature.inputs);
    rw.erase(op)
}

/// The pointer to a buffer.
fn pointer(llvm: &Llvm, ctx: &Context, buffer: &Buffer) -> Type {
    llvm.pointer_in(ctx, buffer.element, buffer.space)
}

/// A function for `OpenCL`: with its calling convention, and arguments for the buffers of the workgroup.
fn for_open_cl(
    llvm: &Llvm,
    ctx: &Context,
    new: NewOp,
    like: OfOpenCl,
    is_kernel: bool,
    buffers: &mut [Buffer],
) -> NewOp {
    let convention = if is_kernel { like.kernel } else { like.function };
    let new = new.prop(llvm::Func::CCONV, llvm::cconv(ctx, convention));
    buffers.iter_mut().filter(|buffer| buffer.global.is_none()).for_each(|buffer| {
        buffer.space = like.private;
    });
    let ty = new.props.get(llvm::Func::FUNCTION_TYPE).copied().flatten();
    let ty = ty.and_then(|ty| ty.as_type(ctx)).and_then(|ty| llvm::types::as_func(ctx, ty));
    let shared = buffers.iter().filter(|buffer| buffer.global.is_some());
    let shared = shared.collect::<Vec<_>>();
    let Some(ty) = ty.filter(|_| !shared.is_empty()) else { return new };
    let own = ty.args().len();
    let types = shared.iter().map(|buffer| pointer(llvm, ctx, buffer));
    let types = ty.args().chain(types).collect::<Vec<_>>();
    let attrs = new.props.get(llvm::Func::ARG_ATTRS).copied().flatten();
    let mut attrs = attrs.and_then(|attrs| attrs.as_array(ctx)).unwrap_or_default().to_vec();
    attrs.resize(own, Attribute::EMPTY_DICT);
    attrs.extend(shared.iter().map(|buffer| of_given(ctx, buffer)));
    let ty = Attribute::ty(ctx, llvm::func(ctx, ty.result, &types, false));
    new.prop(llvm::Func::FUNCTION_TYPE, ty)
        .prop(llvm::Func::ARG_ATTRS, Attribute::array(ctx, &attrs))
}

/// What an argument for a buffer of the workgroup is marked with.
fn of_given(ctx: &Context, buffer: &Buffer) -> Attribute {
    let count = Attribute::i64(ctx, i64::try_from(buffer.count).unwrap_or(i64::MAX));
    let of = [count, Attribute::ty(ctx, buffer.element)].map(Param::Attr);
    let of = Attribute::dialect(ctx, &WORKGROUP_ATTRIBUTION, of.to_vec());
    let entries = [(NOALIAS, Attribute::UNIT), ("llvm.workgroup_attribution", of)];
    let entries = entries.map(|(name, attr)| (ctx.intern(name), attr));
    Attribute::dictionary(ctx, entries.to_vec())
}

/// Gives the arguments of all blocks but the first the types that they become; what uses them is given
/// casts. Nothing is done for branches, which have to be lowered before.
fn retype_others(llvm: &Llvm, ctx: &Context, body: &mut Body, entry: Block) {
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    let blocks = blocks.filter(|&block| block != entry).collect::<Vec<_>>();
    for block in blocks {
        for arg in body.args(block).to_vec() {
            let old = body.ty(arg);
            let Some(ty) = llvm.convert(ctx, old).filter(|&ty| ty != old) else { continue };
            body.set_type(arg, ty);
            if body.is_unused(arg) {
                continue;
            }
            let (point, location) = (InsertPoint::start(body, block), body.value_location(arg));
            let mut b = Builder::new(ctx, body, point, location);
            let cast = NewOp::new(UnrealizedConversionCast::def()).operand(arg).result(old);
            let cast = b.insert(cast);
            if let Some(value) = body.result(cast, 0) {
                body.replace_uses_if(arg, value, |_, used| used.op != cast);
            }
        }
    }
}

/// Adds arguments for the buffers of the workgroup; their types.
fn give(
    llvm: &Llvm,
    ctx: &Context,
    (body, entry): (&mut Body, Block),
    buffers: &mut [Buffer],
    location: Location,
) -> Vec<Type> {
    let mut types = Vec::new();
    for buffer in buffers.iter_mut().filter(|buffer| buffer.global.is_some()) {
        let ty = pointer(llvm, ctx, buffer);
        buffer.arg = Some(body.add_arg(entry, ty, location));
        types.push(ty);
    }
    types
}

/// Makes the arguments that are buffers stand for these values.
fn remap(body: &Body, before: usize, values: &[Option<Value>], signature: &mut Signature) {
    let entry = body.roots().first().and_then(|&region| body.entry_block(region));
    let count = entry.map_or(before, |entry| body.args(entry).len());
    signature.inputs.resize(count);
    for (at, value) in values.iter().enumerate() {
        if let Some(value) = value {
            signature.inputs.remap_input(before.saturating_add(at), &[*value]);
        }
    }
}

/// The function without its body.
fn shell(op: OpRef<'_>, signature: &Signature, like: Functions) -> Result<NewOp, NoMatch> {
    let ctx = op.ctx();
    let name = op.symbol_name().or_no_match("expected a name")?;
    let (name, ty) = (Attribute::str(ctx, name), Attribute::ty(ctx, signature.ty));
    let new = llvm::Func::build(ctx, name, ty, no_body());
    let new = new.prop(llvm::Func::RES_ATTRS, op.prop(Func::RES_ATTRS));
    let new = new.prop(llvm::Func::ARG_ATTRS, argument_attrs(op, signature));
    Ok(carry(ctx, new, attributes(op, like)))
}

/// The discardable attributes of the new function.
fn attributes(op: OpRef<'_>, like: Functions) -> Attribute {
    let ctx = op.ctx();
    let own = op.body().discardable(op.op);
    let own = own.as_dictionary(ctx).unwrap_or_default().iter().copied();
    let mut entries = own.filter(|entry| !OWN.contains(&ctx.str(entry.0))).collect::<Vec<_>>();
    let mut set = |name: &str, attr| {
        let name = ctx.intern(name);
        entries.retain(|entry| entry.0 != name);
        entries.push((name, attr));
    };
    for (slot, name) in SIZES {
        if let Some(size) = op.prop(slot) {
            set(name, size);
        }
    }
    if op.attr_named(KERNEL) == Some(Attribute::UNIT) {
        set(like.kernel, Attribute::UNIT);
        if let Some(size) = op.prop(Func::KNOWN_BLOCK_SIZE) {
            set(like.block_size, size);
        }
        if let Some((name, size)) = like.cluster_size.zip(op.prop(Func::KNOWN_CLUSTER_SIZE)) {
            set(name, size);
        }
    }
    Attribute::dictionary(ctx, entries)
}

/// The attributes of the arguments, one dictionary each.
fn dictionaries(op: OpRef<'_>) -> &[Attribute] {
    op.prop(Func::ARG_ATTRS).and_then(|attrs| attrs.as_array(op.ctx())).unwrap_or_default()
}

/// The types of what an argument becomes, and which the first of these is.
fn becomes(signature: &Signature, at: usize) -> (usize, &[Type]) {
    let (first, count) = signature.inputs.input(at).unwrap_or_default();
    let types = signature.inputs.types().get(first..first.saturating_add(count));
    (first, types.unwrap_or_default())
}

/// The attributes of the new arguments.
fn argument_attrs(op: OpRef<'_>, signature: &Signature) -> Option<Attribute> {
    let ctx = op.ctx();
    let mut attrs = vec![Vec::<NamedAttribute>::new(); signature.inputs.types().len()];
    for (at, dict) in dictionaries(op).iter().enumerate() {
        let (first, types) = becomes(signature, at);
        for &(name, attr) in dict.as_dictionary(ctx).unwrap_or_default() {
            let text = ctx.str(name);
            let (of_all, of_pointers) = (OF_ALL.contains(&text), OF_POINTERS.contains(&text));
            let skipped = text == NOALIAS && types.len() > 1;
            for (slot, &ty) in attrs.iter_mut().skip(first).zip(types) {
                if of_all || of_pointers && !skipped && is_ptr(ctx, ty) {
                    slot.push((name, attr));
                }
            }
        }
    }
    if attrs.iter().all(Vec::is_empty) {
        return None;
    }
    let attrs = attrs.into_iter().map(|entries| Attribute::dictionary(ctx, entries));
    Some(Attribute::array(ctx, &attrs.collect::<Vec<_>>()))
}

/// Says of each argument that becomes several that nothing says of these that they do not overlap.
fn warn_of_noalias(op: OpRef<'_>, signature: &Signature) {
    let ctx = op.ctx();
    for (at, dict) in dictionaries(op).iter().enumerate() {
        let (_, types) = becomes(signature, at);
        let entries = dict.as_dictionary(ctx).unwrap_or_default();
        let promised = entries.iter().any(|entry| ctx.str(entry.0) == NOALIAS);
        if promised && types.len() > 1 && types.iter().any(|&ty| is_ptr(ctx, ty)) {
            let message = "Cannot copy noalias with non-bare pointers.\n";
            ctx.emit(Diagnostic::warning(op.location().place(ctx), message));
        }
    }
}

/// The buffers of a function, its workgroup's first.
fn buffers(llvm: &Llvm, op: OpRef<'_>, before: usize) -> Result<Vec<Buffer>, NoMatch> {
    let ctx = op.ctx();
    let entry = op.region(0).and_then(RegionRef::entry);
    let types = entry.map(|entry| entry.arg_types().skip(before).collect::<Vec<_>>());
    let types = types.unwrap_or_default();
    let shared = num_workgroup(op).min(types.len());
    let dicts = |slot| op.prop(slot).and_then(|attrs: Attribute| attrs.as_array(ctx));
    let dicts = [Func::WORKGROUP_ATTRIB_ATTRS, Func::PRIVATE_ATTRIB_ATTRS].map(dicts);
    let name = op.symbol_name().map(|name| ctx.str(name)).unwrap_or_default();
    let buffer = |(at, &memref): (usize, &Type)| {
        let (nth, dicts) = if at < shared { (at, dicts[0]) } else { (at - shared, dicts[1]) };
        let dict = dicts.and_then(|dicts| dicts.get(nth));
        let entries = dict.and_then(|dict| dict.as_dictionary(ctx)).unwrap_or_default();
        let align = entries.iter().find(|entry| ctx.str(entry.0) == "llvm.align");
        let align = align.map(|entry| entry.1);
        let global = || Attribute::string(ctx, &format!("__wg_{name}_{at}"));
        let global = (at < shared).then(global);
        buffer(llvm, ctx, memref, align, global)
    };
    types.iter().enumerate().map(buffer).collect()
}

fn buffer(
    llvm: &Llvm,
    ctx: &Context,
    memref: Type,
    align: Option<Attribute>,
    global: Option<Attribute>,
) -> Result<Buffer, NoMatch> {
    let data = memref.as_memref(ctx).or_no_match("not a memref")?;
    let count = memref.num_elements(ctx).or_no_match("sizes are not known")?;
    let element = llvm.convert(ctx, data.element).or_no_match("unconvertible type")?;
    let descriptor = llvm.convert(ctx, memref).or_no_match("unconvertible type")?;
    let space = address_space(&llvm.converter, ctx, memref, data.memory_space.expand());
    let Some(space) = space else { return no_match("unconvertible memory space") };
    Ok(Buffer { memref, descriptor, element, count, space, align, global, arg: None })
}

/// The global that a buffer of a workgroup is.
fn global(ctx: &Context, buffer: &Buffer) -> Option<NewOp> {
    let name = buffer.global?;
    let ty = Attribute::ty(ctx, llvm::array(ctx, buffer.count, buffer.element));
    let linkage = enum_attr(ctx, &LINKAGE, INTERNAL);
    let new = llvm::Global::build(ctx, ty, name, linkage, no_body())
        .prop(llvm::Global::ALIGNMENT, buffer.align)
        .prop(llvm::Global::ADDR_SPACE, Attribute::i32(ctx, buffer.space as i32));
    Some(new)
}

/// The descriptor of a buffer, found at the start of the function.
fn found(llvm: &Llvm, b: &mut Builder<'_>, buffer: &Buffer) -> Option<Value> {
    let ctx = b.context();
    let pointer = llvm.pointer_in(ctx, buffer.element, buffer.space);
    let start = match (buffer.arg, buffer.global) {
        (Some(arg), _) => arg,
        (None, Some(name)) => {
            let name = Attribute::flat_symbol(ctx, name.as_str(ctx)?);
            let array = llvm::array(ctx, buffer.count, buffer.element);
            let whole = llvm.pointer_in(ctx, array, buffer.space);
            let address = b.insert1(llvm::AddressOf::build(whole, name));
            let first = [GepIndex::Constant(0); 2];
            b.insert1(llvm::gep(ctx, pointer, array, address, &first, 0))
        }
        (None, None) => {
            let count = i64::try_from(buffer.count).ok()?;
            let count = b.insert1(llvm::constant_int(ctx, Type::I64, count));
            let new = llvm::alloca(ctx, pointer, buffer.element, count);
            b.insert1(new.prop(llvm::Alloca::ALIGNMENT, buffer.align))
        }
    };
    let memref = buffer.memref.as_memref(ctx)?;
    let made = MemRefDescriptor::of_static(llvm, b, memref, buffer.descriptor, start, start)?;
    Some(made.value)
}
