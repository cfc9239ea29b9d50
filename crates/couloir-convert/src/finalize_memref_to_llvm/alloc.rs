//! Allocation and release of memory.

use couloir_dialects::llvm::{self, GepIndex};
use couloir_dialects::memref;
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType, TypeKind};
use couloir_ir::{Attribute, Context, NewOp, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::{AllocOptions, unary};
use crate::llvm_common::address::Wrap;
use crate::llvm_common::alloc::RuntimeFn;
use crate::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};
use crate::llvm_common::unranked::POINTER_BYTES;
use crate::llvm_common::{Llvm, address_space};

/// The least alignment `aligned_alloc` is asked for, in bytes.
const MIN_ALIGNMENT: u64 = 16;

/// Sizes and strides of memory to be allocated.
pub(crate) struct Extent {
    pub(crate) sizes: Vec<Value>,
    pub(crate) strides: Vec<Value>,
    /// How many elements there are.
    pub(crate) count: Value,
}

/// The memref an op makes, when elements convert and stand without gaps.
pub(crate) fn contiguous<'c>(
    llvm: &Llvm,
    ctx: &'c Context,
    ty: Option<Type>,
) -> Result<&'c MemRefType, NoMatch> {
    let memref = ty.and_then(|ty| ty.as_memref(ctx)).or_no_match("not a ranked memref")?;
    let converts = || ty.is_some_and(|ty| llvm.convert(ctx, ty).is_some());
    if !is_identity(ctx, memref) || !converts() {
        return no_match("not a memref of identity layout");
    }
    Ok(memref)
}

/// Whether the layout is the identity however it is written: of strided ones
/// that is the stride 1 alone.
pub(super) fn is_identity(ctx: &Context, memref: &MemRefType) -> bool {
    let Some(layout) = memref.layout.expand() else { return true };
    let unit = || memref.strides_and_offset(ctx) == Some((vec![1], 0));
    memref.rank() == 1 && layout.as_affine_map(ctx).is_none() && unit()
}

impl Extent {
    /// Sizes and strides from the type and the sizes only known now.
    pub(crate) fn of(
        llvm: &Llvm,
        b: &mut dyn Build,
        memref: &MemRefType,
        dynamic: &[Value],
    ) -> Option<Self> {
        let mut dynamic = dynamic.iter();
        let mut sizes = Vec::with_capacity(memref.rank());
        for &size in &memref.shape {
            sizes.push(match size {
                DYNAMIC => *dynamic.next()?,
                size => llvm.constant(b, size),
            });
        }
        let mut running = llvm.constant(b, 1);
        let mut strides = vec![running; memref.rank()];
        let mut known = 1i64;
        let dims = strides.iter_mut().zip(&sizes).zip(&memref.shape);
        for ((stride, &size), &fixed) in dims.rev() {
            *stride = running;
            let unit = known == 1;
            known = if fixed == DYNAMIC { DYNAMIC } else { product(known, fixed) };
            running = match known {
                _ if unit => size,
                DYNAMIC => llvm.mul(b, running, size),
                known => llvm.constant(b, known),
            };
        }
        Some(Self { sizes, strides, count: running })
    }

    /// The descriptor of memory of this extent.
    pub(crate) fn describe(
        &self,
        llvm: &Llvm,
        b: &mut dyn Build,
        ty: Type,
        allocated: Value,
        aligned: Value,
    ) -> Value {
        let mut made = MemRefDescriptor::poison(llvm, b, ty);
        made.set_allocated(b, allocated);
        made.set_aligned(b, aligned);
        made.set_constant_offset(b, 0);
        for (dim, &size) in self.sizes.iter().enumerate() {
            made.set_size(b, dim, size);
        }
        for (dim, &stride) in self.strides.iter().enumerate() {
            made.set_stride(b, dim, stride);
        }
        made.value
    }
}

/// A product of sizes; unknown where one is.
fn product(a: i64, b: i64) -> i64 {
    if a == DYNAMIC { DYNAMIC } else { a.wrapping_mul(b) }
}

/// How many bytes this many elements take: the address of the element after
/// the last, from 0 on.
pub(crate) fn bytes(llvm: &Llvm, b: &mut dyn Build, element: Type, count: GepIndex) -> Value {
    let pointer = llvm.pointer_to(b.ctx(), element);
    let null = b.insert1(llvm::Zero::build(pointer));
    let end = llvm.offset_ptr(b, element, null, count, Wrap::Unknown);
    unary(b, llvm::PtrToInt::def(), end, llvm.index)
}

/// A multiple of an alignment, by rounding up.
fn align_up(llvm: &Llvm, b: &mut dyn Build, value: Value, alignment: Value) -> Value {
    let one = llvm.constant(b, 1);
    let bump = llvm.sub(b, alignment, one);
    let bumped = llvm.add(b, value, bump);
    let ty = b.body().ty(bumped);
    let rest = NewOp::new(llvm::Urem::def()).operand(bumped).operand(alignment).result(ty);
    let rest = b.insert1(rest);
    llvm.sub(b, bumped, rest)
}

/// The pointer type in a descriptor.
fn pointer_type(ctx: &Context, descriptor: Type) -> Option<Type> {
    llvm::types::as_struct(ctx, descriptor)?.elements().next()
}

/// Memory that is to be had, and what its types become.
struct Wanted<'c> {
    memref: &'c MemRefType,
    descriptor: Type,
    pointer: Type,
    element: Type,
}

impl<'c> Wanted<'c> {
    /// What the result of an op is to be.
    fn of(llvm: &Llvm, ctx: &'c Context, ty: Option<Type>) -> Result<Self, NoMatch> {
        let memref = contiguous(llvm, ctx, ty)?;
        let ty = ty.and_then(|ty| llvm.convert(ctx, ty)).or_no_match("unconvertible type")?;
        let pointer = pointer_type(ctx, ty).or_no_match("not a descriptor")?;
        let element = llvm.convert(ctx, memref.element).or_no_match("unconvertible type")?;
        Ok(Self { memref, descriptor: ty, pointer, element })
    }
}

/// Memory on the heap.
pub(super) fn alloc(
    llvm: &Llvm,
    options: AllocOptions,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let Wanted { memref, descriptor, pointer, element } =
        Wanted::of(llvm, ctx, view.result_type(0))?;
    let alignment = view.prop(memref::Alloc::ALIGNMENT).and_then(|attr| attr.as_i64(ctx));
    let types = [llvm.index; 2];
    let types = types.get(usize::from(!options.aligned)..).unwrap_or_default();
    llvm.check_runtime(rw, allocator(llvm, options, types))?;
    let dynamic = new.in_group(view, memref::Alloc::DYNAMIC_SIZES);
    let extent = Extent::of(llvm, rw, memref, dynamic).or_no_match("sizes are missing")?;
    let size = bytes(llvm, rw, element, GepIndex::Value(extent.count));
    let heap = Heap { llvm, options, memref, pointer, size };
    let (allocated, aligned) = if options.aligned {
        heap.aligned(rw, alignment)?
    } else {
        heap.plain(rw, element, alignment)?
    };
    let value = extent.describe(llvm, rw, descriptor, allocated, aligned);
    rw.replace(op, value)
}

/// The function that allocates; `args` are its arguments' types.
fn allocator<'a>(llvm: &Llvm, options: AllocOptions, args: &'a [Type]) -> RuntimeFn<'a> {
    let name = match (options.aligned, options.generic) {
        (false, false) => "malloc",
        (false, true) => "_mlir_memref_to_llvm_alloc",
        (true, false) => "aligned_alloc",
        (true, true) => "_mlir_memref_to_llvm_aligned_alloc",
    };
    RuntimeFn { name, args, result: llvm.ptr }
}

/// An allocation on the heap.
struct Heap<'a> {
    llvm: &'a Llvm,
    options: AllocOptions,
    memref: &'a MemRefType,
    pointer: Type,
    size: Value,
}

impl Heap<'_> {
    /// By `malloc`; more is allocated and the pointer rounded up where an
    /// alignment is asked for, or elements are not scalars.
    fn plain(
        &self,
        rw: &mut ConversionRewriter<'_>,
        element: Type,
        alignment: Option<i64>,
    ) -> Result<(Value, Value), NoMatch> {
        let (llvm, ctx) = (self.llvm, rw.context());
        let alignment = match alignment {
            Some(alignment) => Some(llvm.constant(rw, alignment)),
            None if is_scalar(ctx, self.memref.element) => None,
            None => Some(bytes(llvm, rw, element, GepIndex::Constant(1))),
        };
        let size = match alignment {
            Some(alignment) => llvm.add(rw, self.size, alignment),
            None => self.size,
        };
        let args = [llvm.index];
        let callee = allocator(llvm, self.options, &args);
        let allocated = llvm.call_runtime(rw, callee, &[size]).or_no_match("no result")?;
        let allocated = self.in_space(rw, allocated);
        let Some(alignment) = alignment else { return Ok((allocated, allocated)) };
        let address = unary(rw, llvm::PtrToInt::def(), allocated, llvm.index);
        let address = align_up(llvm, rw, address, alignment);
        Ok((allocated, unary(rw, llvm::IntToPtr::def(), address, self.pointer)))
    }

    /// By `aligned_alloc`, whose size must be a multiple of the alignment.
    fn aligned(
        &self,
        rw: &mut ConversionRewriter<'_>,
        alignment: Option<i64>,
    ) -> Result<(Value, Value), NoMatch> {
        let llvm = self.llvm;
        let element = self.element_bytes(rw.context()).or_no_match("elements have no size")?;
        let own = alignment.and_then(|alignment| u64::try_from(alignment).ok());
        let rounded = element.checked_next_power_of_two().or_no_match("elements too large")?;
        let wanted = own.unwrap_or(rounded.max(MIN_ALIGNMENT));
        let alignment = llvm.constant(rw, wanted as i64);
        let size = if self.is_multiple(element, wanted) {
            self.size
        } else {
            align_up(llvm, rw, self.size, alignment)
        };
        let types = [llvm.index, llvm.index];
        let callee = allocator(llvm, self.options, &types);
        let args = [alignment, size];
        let allocated = llvm.call_runtime(rw, callee, &args).or_no_match("no result")?;
        let allocated = self.in_space(rw, allocated);
        Ok((allocated, allocated))
    }

    /// The pointer in the memref's memory space.
    fn in_space(&self, rw: &mut ConversionRewriter<'_>, pointer: Value) -> Value {
        let spaces = [self.pointer, self.llvm.ptr];
        let [own, plain] = spaces.map(|ty| llvm::types::address_space(rw.context(), ty));
        if own == plain {
            self.llvm.cast_ptr(rw, pointer, self.pointer)
        } else {
            unary(rw, llvm::AddrSpaceCast::def(), pointer, self.pointer)
        }
    }

    fn element_bytes(&self, ctx: &Context) -> Option<u64> {
        let index = u64::try_from(self.llvm.index_bytes(ctx)).ok()?;
        let pointer = POINTER_BYTES as u64;
        match self.memref.element.kind(ctx) {
            TypeKind::MemRef(memref) => {
                let numbers = (memref.rank() as u64).checked_mul(2)?.checked_add(1)?;
                numbers.checked_mul(index)?.checked_add(2 * pointer)
            }
            TypeKind::UnrankedMemRef(..) => Some(index + pointer),
            _ => Some(self.llvm.layout.size(ctx, self.memref.element)?.min),
        }
    }

    /// Whether the size surely is a multiple of an alignment.
    fn is_multiple(&self, element: u64, alignment: u64) -> bool {
        let fixed = self.memref.shape.iter().filter(|&&size| size != DYNAMIC);
        let size = fixed.fold(element, |size, &dim| size.wrapping_mul(dim as u64));
        size.checked_rem(alignment) == Some(0)
    }
}

/// Signless integers, `index` and floats.
fn is_scalar(ctx: &Context, ty: Type) -> bool {
    ty.is_index() || ty.is_signless_integer(ctx) || ty.is_float(ctx)
}

/// Memory on the stack.
pub(super) fn alloca(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let Wanted { memref, descriptor, pointer, element } =
        Wanted::of(llvm, ctx, view.result_type(0))?;
    let alignment = view.prop(memref::Alloca::ALIGNMENT);
    let dynamic = new.in_group(view, memref::Alloca::DYNAMIC_SIZES);
    let extent = Extent::of(llvm, rw, memref, dynamic).or_no_match("sizes are missing")?;
    let new = llvm::alloca(ctx, pointer, element, extent.count);
    let allocated = rw.insert1(new.prop(llvm::Alloca::ALIGNMENT, alignment_attr(ctx, alignment)));
    let value = extent.describe(llvm, rw, descriptor, allocated, allocated);
    rw.replace(op, value)
}

/// An alignment; 0 stands for none.
pub(super) fn alignment_attr(ctx: &Context, attr: Option<Attribute>) -> Option<Attribute> {
    let value = attr?.as_i64(ctx).filter(|&value| value != 0)?;
    Some(Attribute::i64(ctx, value))
}

/// Releases memory of the heap.
pub(super) fn dealloc(
    llvm: &Llvm,
    options: AllocOptions,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let name = if options.generic { "_mlir_memref_to_llvm_free" } else { "free" };
    let args = [llvm.ptr];
    let callee = RuntimeFn { name, args: &args, result: llvm.void };
    llvm.check_runtime(rw, callee)?;
    let allocated = match rw.view(op).operand_type(0).map(|ty| (ty, ty.kind(ctx))) {
        Some((ty, TypeKind::UnrankedMemRef(_, space))) => {
            let ranked = UnrankedDescriptor::new(llvm, value).descriptor(rw);
            let pointer = llvm.pointer_to(ctx, llvm.ptr);
            let ranked = llvm.cast_ptr(rw, ranked, pointer);
            let space = address_space(&llvm.converter, ctx, ty, space.expand()).unwrap_or(0);
            let allocated = match space {
                0 => llvm.ptr,
                space => llvm::ptr_in(ctx, space),
            };
            rw.insert1(llvm::load(ctx, allocated, ranked))
        }
        _ => MemRefDescriptor::new(llvm, value).allocated(rw),
    };
    let allocated = match llvm.options.typed_pointers {
        true => llvm.cast_ptr(rw, allocated, llvm.ptr),
        false => allocated,
    };
    llvm.call_runtime(rw, callee, &[allocated]);
    rw.erase(op)
}
