//! Buffers with bounds: a resource says where they are and how long, an offset where in them.

use couloir_dialects::amdgpu::{FatRawBufferCast, RawBufferLoad};
use couloir_dialects::llvm;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch};

use super::{
    GFX942, GFX1250, Target, bits, combine, constant, flag, intrinsic, needs, number, operand,
    refuse, result, words,
};
use crate::gpu_common::chipset::Chipset;
use crate::gpu_common::pieces::cast;
use crate::gpu_common::{binary, constant_i32, unary};
use crate::llvm_common::Llvm;
use crate::llvm_common::descriptor::MemRefDescriptor;

/// The address space of buffers whose pointers have an offset.
const FAT: u32 = 7;
/// The address space of resources.
const RESOURCE: u32 = 8;

/// A buffer that an op is on.
#[derive(Clone, Copy)]
struct Buffer<'c> {
    ty: &'c MemRefType,
    descriptor: Value,
    /// What is outside of it is not touched.
    is_checked: bool,
}

impl Buffer<'_> {
    /// How many bytes an element has.
    fn element_bytes(self, ctx: &Context) -> Result<i64, NoMatch> {
        let width = self.ty.element.int_or_float_width(ctx).or_no_match("no width")?;
        Ok(i64::from(width) / 8)
    }

    /// How many elements there are from the first to the last, where that is known.
    fn known_length(self, ctx: &Context) -> Option<i64> {
        let (strides, _) = self.ty.strides_and_offset(ctx)?;
        if self.ty.shape.iter().chain(&strides).any(|&size| size == DYNAMIC) {
            return None;
        }
        let sizes = self.ty.shape.iter().zip(&strides);
        let lengths = sizes.map(|(&size, &stride)| size.wrapping_mul(stride));
        Some(if strides.is_empty() { 1 } else { lengths.fold(0, i64::max) })
    }

    /// How many elements there are from the first to the last.
    fn length(self, llvm: &Llvm, rw: &mut ConversionRewriter<'_>) -> Result<Value, NoMatch> {
        let descriptor = MemRefDescriptor::new(llvm, self.descriptor);
        let mut longest = None;
        for dim in 0..self.ty.rank() {
            let (size, stride) = (descriptor.size(rw, dim), descriptor.stride(rw, dim));
            let length = binary(rw, llvm::Mul::def(), size, stride);
            longest = Some(match longest {
                Some(longest) => binary(rw, llvm::IntrUmax::def(), longest, length),
                None => length,
            });
        }
        longest.or_no_match("no sizes")
    }

    /// How many bytes a resource says there are.
    fn bytes(self, target: &Target, rw: &mut ConversionRewriter<'_>) -> Result<Value, NoMatch> {
        /// The most that there can be.
        const ALL: i64 = (1 << 45) - 1;
        if target.chipset >= GFX1250 && !self.is_checked {
            return Ok(constant(rw, Type::I64, ALL));
        }
        let each = self.element_bytes(rw.context())?;
        if let Some(length) = self.known_length(rw.context()) {
            return Ok(constant(rw, Type::I64, length.wrapping_mul(each)));
        }
        let length = self.length(&target.llvm, rw)?;
        let each = constant(rw, Type::I64, each);
        Ok(binary(rw, llvm::Mul::def(), length, each))
    }

    /// Where an element is, in elements from the first.
    fn place(
        self,
        llvm: &Llvm,
        rw: &mut ConversionRewriter<'_>,
        indices: &[Value],
    ) -> Result<Value, NoMatch> {
        let (strides, _) = self.ty.strides_and_offset(rw.context()).or_no_match("not strided")?;
        let descriptor = MemRefDescriptor::new(llvm, self.descriptor);
        let mut sum = None;
        for (dim, (&index, &stride)) in indices.iter().zip(&strides).enumerate() {
            let stride = match stride {
                1 => None,
                DYNAMIC => {
                    let stride = descriptor.stride(rw, dim);
                    Some(unary(rw, llvm::Trunc::def(), stride, Type::I32))
                }
                stride => Some(constant(rw, Type::I32, stride)),
            };
            let term = stride.map_or(index, |by| binary(rw, llvm::Mul::def(), index, by));
            sum = Some(match sum {
                Some(sum) => binary(rw, llvm::Add::def(), sum, term),
                None => term,
            });
        }
        Ok(sum.unwrap_or_else(|| constant_i32(rw, 0)))
    }
}

/// What a resource says besides.
fn flags(chipset: Chipset, is_checked: bool) -> i64 {
    /// Numbers of 32 bits.
    const WORDS: i64 = 7 << 12 | 4 << 15;
    /// What must be 1.
    const RESERVED: i64 = 1 << 24;
    /// What is outside is not touched, as far as bytes are counted.
    const BY_BYTES: i64 = 3 << 28;
    /// Nothing is checked unless there is no buffer.
    const UNCHECKED: i64 = 2 << 28;
    match chipset.major {
        _ if chipset >= GFX1250 => 0,
        ..10 => WORDS,
        _ => WORDS | RESERVED | if is_checked { BY_BYTES } else { UNCHECKED },
    }
}

/// The resource of a buffer.
fn resource(
    rw: &mut ConversionRewriter<'_>,
    chipset: Chipset,
    from: [Value; 3],
    is_checked: bool,
    space: u32,
) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let flags = constant_i32(rw, flags(chipset, is_checked));
    let [base, stride, bytes] = from;
    let new = intrinsic(ctx, "make.buffer.rsrc", &[base, stride, bytes, flags], &[])?;
    Ok(rw.insert1(new.result(llvm::types::ptr_in(ctx, space))))
}

/// How a value is moved to and from a buffer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moved {
    /// As it is.
    AsIs,
    /// Small elements together.
    Packed,
    /// The same, as integers.
    Integers,
}

impl Moved {
    /// As what a value is moved, of what it is and what that becomes.
    fn ty(
        self,
        rw: &ConversionRewriter<'_>,
        op: Op,
        ty: Type,
        converted: Type,
    ) -> Result<Type, NoMatch> {
        let ctx = rw.context();
        match converted.float_kind(ctx) {
            _ if self == Moved::AsIs => Ok(converted),
            Some(kind) if self == Moved::Integers => Ok(Type::int(ctx, kind.width())),
            _ if ty.as_vector(ctx).is_some() => packed(rw, op, ty, converted),
            _ => Ok(converted),
        }
    }
}

/// As what a vector is moved.
fn packed(rw: &ConversionRewriter<'_>, op: Op, ty: Type, converted: Type) -> Result<Type, NoMatch> {
    const MOST: u64 = 128;
    let ctx = rw.context();
    let element = ty.element_or_self(ctx).int_or_float_width(ctx).or_no_match("no width")?;
    let all = bits(ctx, ty).or_no_match("no width")?;
    match all {
        _ if all > MOST => {
            let message = format!(
                "Total width of loads or stores must be no more than {MOST} bits, but we call for \
                 {all} bits. This should've been caught in validation"
            );
            refuse(rw, op, &message)
        }
        _ if element >= 32 && ty.num_elements(ctx) == Some(1) => Ok(converted.element_or_self(ctx)),
        _ if element >= 32 => Ok(converted),
        ..=32 => Ok(Type::int(ctx, all as u32)),
        _ if all % 32 == 0 => Ok(words(ctx, all / 32)),
        _ => refuse(
            rw,
            op,
            "Load or store of more than 32-bits that doesn't fit into words. Can't happen",
        ),
    }
}

/// The buffer that an operand is.
fn buffer<'c>(
    rw: &ConversionRewriter<'c>,
    op: Op,
    new: &Operands,
    group: usize,
    bounds_check: usize,
) -> Result<Buffer<'c>, NoMatch> {
    let view = rw.view(op);
    let ty = view.operand_in(group).map(|value| view.ty(value));
    let ty = ty.and_then(|ty| ty.as_memref(rw.context())).or_no_match("not a memref")?;
    let descriptor = operand(rw, op, new, group)?;
    Ok(Buffer { ty, descriptor, is_checked: flag(rw, op, bounds_check) })
}

/// Lowers an access of so many values that go in, before the memref, its indices and an offset.
fn access(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    name: &str,
    data: usize,
    moved: Moved,
) -> Lowered {
    let ctx = rw.context();
    needs(target.chipset.major >= 9, rw, op, "raw buffer ops require GCN or higher")?;
    let view = rw.view(op);
    let buffer = buffer(rw, op, new, data, RawBufferLoad::BOUNDS_CHECK)?;
    let (indices, offset) = (new.in_group(view, data + 1), new.one_in_group(view, data + 2));
    let ty = view.operand_type(0).filter(|_| data > 0).or(view.result_type(0));
    let ty = ty.or_no_match("no value")?;
    let converted = target.llvm.convert(ctx, ty).or_no_match("unconvertible type")?;
    let each = buffer.element_bytes(ctx)?;
    let more = number(rw, op, RawBufferLoad::INDEX_OFFSET);
    let gives = view.result_type(0).is_some();
    let moved = moved.ty(rw, op, ty, converted)?;
    let each = constant(rw, Type::I32, each);
    let data = new.all().iter().take(data).copied().collect::<Vec<_>>();
    let mut args = data.into_iter().map(|value| cast(rw, value, moved)).collect::<Vec<_>>();
    let base = target.llvm.buffer_ptr(rw, buffer.ty, buffer.descriptor)?;
    let bytes = buffer.bytes(target, rw)?;
    let stride = constant(rw, Type::I16, 0);
    let from = [base, stride, bytes];
    args.push(resource(rw, target.chipset, from, buffer.is_checked, RESOURCE)?);
    let mut place = buffer.place(&target.llvm, rw, indices)?;
    if more > 0 {
        let more = constant(rw, Type::I32, more);
        place = binary(rw, llvm::Add::def(), place, more);
    }
    args.push(binary(rw, llvm::Mul::def(), place, each));
    let offset = offset.unwrap_or_else(|| constant_i32(rw, 0));
    args.push(binary(rw, llvm::Mul::def(), offset, each));
    args.push(constant_i32(rw, 0));
    let made = intrinsic(ctx, &format!("raw.ptr.buffer.{name}"), &args, &[])?;
    if !gives {
        return rw.replace_with(op, made);
    }
    let value = rw.insert1(made.result(moved));
    let value = cast(rw, value, converted);
    rw.replace(op, value)
}

/// Patterns: `name = intrinsic, values that go in, how;`.
macro_rules! accesses {
    ($($name:ident = $intrinsic:literal, $data:literal, $moved:ident;)*) => {
        $(pub(super) fn $name(
            target: &Target,
            op: Op,
            new: &Operands,
            rw: &mut ConversionRewriter<'_>,
        ) -> Lowered {
            access(target, op, new, rw, $intrinsic, $data, Moved::$moved)
        })*
    };
}

accesses! {
    load = "load", 0, Packed;
    store = "store", 1, Packed;
    add = "atomic.fadd", 1, AsIs;
    largest = "atomic.fmax", 1, AsIs;
    largest_signed = "atomic.smax", 1, AsIs;
    least_unsigned = "atomic.umin", 1, AsIs;
    compare_and_swap = "atomic.cmpswap", 2, Integers;
}

/// What a resource says of strides: how far apart what shares a place in the cache is, where that
/// is asked for and can be.
fn cache_stride(target: &Target, rw: &mut ConversionRewriter<'_>, stride: Option<Value>) -> Value {
    const SWIZZLES: i64 = 1 << 14;
    let can = target.chipset.major == 9 && target.chipset >= GFX942;
    let Some(stride) = stride.filter(|_| can) else { return constant(rw, Type::I16, 0) };
    let stride = unary(rw, llvm::ZExt::def(), stride, Type::I16);
    let swizzles = constant(rw, Type::I16, SWIZZLES);
    combine(rw, stride, swizzles)
}

pub(super) fn fat_cast(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let llvm = &*target.llvm;
    let view = rw.view(op);
    let [bytes, stride] = [FatRawBufferCast::VALID_BYTES, FatRawBufferCast::CACHE_SWIZZLE_STRIDE]
        .map(|group| new.one_in_group(view, group));
    let resets = flag(rw, op, FatRawBufferCast::RESET_OFFSET);
    let from = buffer(rw, op, new, FatRawBufferCast::SOURCE, FatRawBufferCast::BOUNDS_CHECK)?;
    let ty = result(rw, op)?;
    let bytes = bytes.map_or_else(|| from.bytes(target, rw), Ok)?;
    let descriptor = MemRefDescriptor::new(llvm, from.descriptor);
    let (base, offset) = match resets {
        true => (llvm.buffer_ptr(rw, from.ty, from.descriptor)?, llvm.constant(rw, 0)),
        false => (descriptor.aligned(rw), descriptor.offset(rw)),
    };
    let lists = if from.ty.rank() > 0 { 3..5 } else { 3..3 };
    let lists = lists.map(|at| llvm.extract_field(rw, from.descriptor, &[at]));
    let lists = lists.collect::<Vec<_>>();
    let stride = cache_stride(target, rw, stride);
    let pointer = resource(rw, target.chipset, [base, stride, bytes], from.is_checked, FAT)?;
    let mut made = llvm.poison(rw, ty);
    for (at, value) in [pointer, pointer, offset].into_iter().chain(lists).enumerate() {
        made = llvm.insert(rw, made, value, &[at as i64]);
    }
    rw.replace(op, made)
}
