//! Blocks of memory, of which each lane has its part, and tiles of matrices in memory.

use couloir_dialects::llvm;
use couloir_dialects::xevm::{BlockLoad, BlockLoad2d, BlockPrefetch2d, BlockStore, BlockStore2d};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Context, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::builtins::{Builtin, call, check, reads_arguments};
use super::{cache, mangle};
use crate::gpu_common::constant_i32;

/// The name of the function that reads or writes a block.
fn block_name(ctx: &Context, verb: &str, ty: Type, space: u32) -> Option<String> {
    let element = ty.element_or_self(ctx);
    let kind = match element.int_width(ctx)? {
        8 => "uc",
        16 => "us",
        32 => "ui",
        _ => "ul",
    };
    let count = ty.as_vector(ctx).and_then(|vector| vector.shape.first().copied());
    let count = count.map(|count| count.to_string()).unwrap_or_default();
    let base = mangle::name(&format!("intel_sub_group_block_{verb}_{kind}{count}"));
    Some(format!("{base}PU3AS{space}{}", mangle::value(ctx, element, true)))
}

/// The address space of a pointer.
fn space(rw: &ConversionRewriter<'_>, pointer: Value) -> u32 {
    llvm::types::address_space(rw.context(), rw.ty(pointer)).unwrap_or(0)
}

pub(super) fn load(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let [pointer] = *new.all() else { return no_match("no pointer") };
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let name = block_name(ctx, "read", ty, space(rw, pointer)).or_no_match("no such block")?;
    let control = cache::decoration(ctx, rw.view(op).prop(BlockLoad::CACHE_CONTROL));
    let builtin = Builtin { name: &name, will_return: true, ..Builtin::new(ty) };
    let call = call(rw, &builtin, &[pointer], control)?;
    rw.replace_by_op(op, call)
}

pub(super) fn store(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let [pointer, value] = *new.all() else { return no_match("not two operands") };
    let ty = rw.ty(value);
    let name = block_name(ctx, "write", ty, space(rw, pointer)).or_no_match("no such block")?;
    let name = format!("{name}{}", mangle::value(ctx, ty, true));
    let control = cache::decoration(ctx, rw.view(op).prop(BlockStore::CACHE_CONTROL));
    let builtin = Builtin { name: &name, will_return: true, ..Builtin::new(llvm::void(ctx)) };
    call(rw, &builtin, &[pointer, value], control)?;
    rw.erase(op)
}

/// A number that an op has, as one without a sign.
fn number(op: OpRef<'_>, name: &str) -> Option<u32> {
    op.attr_named(name)?.as_i64(op.ctx()).map(|value| value as u32)
}

/// The name of the function for tiles, up to where they come from or go to.
fn tile_name(op: OpRef<'_>, verb: &str) -> String {
    let part = |name| number(op, name).unwrap_or(1);
    let base = format!(
        "intel_sub_group_2d_block_{verb}_{}b_{}r{}x{}c",
        part("elem_size_in_bits"),
        part("tile_height"),
        part("tile_width"),
        part("v_blocks"),
    );
    format!("{}PU3AS1viiiDv2_i", mangle::name(&base))
}

/// The arguments for all tiles: the matrix, its sizes, and a vector of where in it the tile is.
fn place(rw: &mut ConversionRewriter<'_>, new: &Operands) -> Result<Vec<Value>, NoMatch> {
    let &[pointer, width, height, pitch, x, y, ..] = new.all() else {
        return no_match("not enough operands");
    };
    let ty = Type::vector(rw.context(), &[2], Type::I32);
    let whole = rw.insert1(llvm::Undef::build(ty));
    let [first, second] = [0, 1].map(|at| constant_i32(rw, at));
    let whole = rw.emit1(llvm::InsertElement::def(), &[whole, x, first], ty, &[]);
    let whole = rw.emit1(llvm::InsertElement::def(), &[whole, y, second], ty, &[]);
    Ok(vec![pointer, width, height, pitch, whole])
}

/// The types of the arguments for a tile, with a pointer to a lane's part or without.
fn place_types(rw: &ConversionRewriter<'_>, new: &Operands, with_part: bool) -> Vec<Type> {
    let ctx = rw.context();
    let mut types = new.all().iter().take(4).map(|&value| rw.ty(value)).collect::<Vec<_>>();
    types.push(Type::vector(ctx, &[2], Type::I32));
    types.extend(with_part.then(|| llvm::types::ptr(ctx)));
    types
}

/// Memory for a lane's part of a tile.
fn memory(rw: &mut ConversionRewriter<'_>, ty: Type) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let vector = ty.as_vector(ctx).or_no_match("not a vector")?;
    let count = vector.shape.first().copied().unwrap_or(1);
    let count = constant_i32(rw, count);
    let pointer = llvm::types::ptr(ctx);
    Ok(rw.insert1(llvm::alloca(ctx, pointer, vector.element, count)))
}

const NOT_NULL: &str = "llvm.nonnull";
const READ: &str = "llvm.readonly";
const WRITTEN: &str = "llvm.writeonly";

pub(super) fn load_tile(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let is_set = |slot| view.prop(slot).and_then(couloir_ir::Attribute::as_bool).unwrap_or(false);
    let verb = match (is_set(BlockLoad2d::PACK_REGISTER), is_set(BlockLoad2d::TRANSPOSE)) {
        (true, _) => "read_transform",
        (false, true) => "read_transpose",
        (false, false) => "read",
    };
    let letter = mangle::loaded(ctx, ty.element_or_self(ctx));
    let name = format!("{}P{letter}", tile_name(view, verb));
    let control = cache::decoration(ctx, view.prop(BlockLoad2d::CACHE_CONTROL));
    let units = &[(0, NOT_NULL), (0, READ), (5, NOT_NULL), (5, WRITTEN)];
    let builtin = Builtin { name: &name, will_return: true, ..Builtin::new(llvm::void(ctx)) };
    let builtin = Builtin { args: units, ..builtin };
    check(rw, &builtin, &place_types(rw, new, true))?;
    let mut args = place(rw, new)?;
    let memory = memory(rw, ty)?;
    args.push(memory);
    call(rw, &builtin, &args, control)?;
    rw.replace_with(op, llvm::load(ctx, ty, memory))
}

pub(super) fn store_tile(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let value = new.one(6).or_no_match("nothing to store")?;
    let ty = rw.ty(value);
    let letter = mangle::stored(ctx, ty.element_or_self(ctx));
    let name = format!("{}P{letter}", tile_name(rw.view(op), "write"));
    let control = cache::decoration(ctx, rw.view(op).prop(BlockStore2d::CACHE_CONTROL));
    let units = &[(0, NOT_NULL), (0, WRITTEN), (5, NOT_NULL), (5, READ)];
    let builtin = Builtin { name: &name, will_return: true, ..Builtin::new(llvm::void(ctx)) };
    let builtin = Builtin { args: units, ..builtin };
    check(rw, &builtin, &place_types(rw, new, true))?;
    let mut args = place(rw, new)?;
    let memory = memory(rw, ty)?;
    rw.insert(llvm::store(ctx, value, memory));
    args.push(memory);
    call(rw, &builtin, &args, control)?;
    rw.erase(op)
}

pub(super) fn fetch_tile(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let name = tile_name(rw.view(op), "prefetch");
    let control = cache::decoration(ctx, rw.view(op).prop(BlockPrefetch2d::CACHE_CONTROL));
    let effects = Some(reads_arguments(ctx));
    let builtin = Builtin { name: &name, effects, ..Builtin::new(llvm::void(ctx)) };
    let builtin = Builtin { args: &[(0, NOT_NULL)], ..builtin };
    check(rw, &builtin, &place_types(rw, new, false))?;
    let args = place(rw, new)?;
    call(rw, &builtin, &args, control)?;
    rw.erase(op)
}
