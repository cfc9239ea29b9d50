//! Descriptors: the structs that memrefs become.
//!
//! Fields of a ranked one: the pointer as allocated, the aligned pointer, the
//! offset in elements, and for ranks above 0 the sizes and the strides. Of an
//! unranked one: the rank, and a pointer to a ranked descriptor.

use couloir_ir::Value;
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType};

use super::Llvm;

/// The descriptor of a ranked memref; setters make a new value and keep that.
#[derive(Clone, Copy)]
pub struct MemRefDescriptor<'l> {
    llvm: &'l Llvm,
    /// The descriptor as it is now.
    pub value: Value,
}

/// Reading.
impl<'l> MemRefDescriptor<'l> {
    /// A descriptor that exists.
    pub fn new(llvm: &'l Llvm, value: Value) -> Self {
        Self { llvm, value }
    }

    /// The pointer as allocated.
    pub fn allocated(self, b: &mut dyn Build) -> Value {
        self.llvm.extract_field(b, self.value, &[0])
    }

    /// The aligned pointer.
    pub fn aligned(self, b: &mut dyn Build) -> Value {
        self.llvm.extract_field(b, self.value, &[1])
    }

    /// The offset.
    pub fn offset(self, b: &mut dyn Build) -> Value {
        self.llvm.extract(b, self.llvm.index, self.value, &[2])
    }

    /// The size of a dimension.
    pub fn size(self, b: &mut dyn Build, dim: usize) -> Value {
        self.llvm.extract(b, self.llvm.index, self.value, &[3, dim as i64])
    }

    /// The stride of a dimension.
    pub fn stride(self, b: &mut dyn Build, dim: usize) -> Value {
        self.llvm.extract(b, self.llvm.index, self.value, &[4, dim as i64])
    }

    /// All fields, one value each: sizes before strides.
    pub fn unpack(self, b: &mut dyn Build, rank: usize) -> Vec<Value> {
        let mut fields = vec![self.allocated(b), self.aligned(b), self.offset(b)];
        fields.extend((0..rank).map(|dim| self.size(b, dim)));
        fields.extend((0..rank).map(|dim| self.stride(b, dim)));
        fields
    }
}

/// Making.
impl<'l> MemRefDescriptor<'l> {
    /// A descriptor with nothing set.
    pub fn poison(llvm: &'l Llvm, b: &mut dyn Build, ty: couloir_ir::Type) -> Self {
        let value = llvm.poison(b, ty);
        Self { llvm, value }
    }

    fn set(&mut self, b: &mut dyn Build, value: Value, position: &[i64]) {
        self.value = self.llvm.insert(b, self.value, value, position);
    }

    /// Sets the pointer as allocated.
    pub fn set_allocated(&mut self, b: &mut dyn Build, value: Value) {
        self.set(b, value, &[0]);
    }

    /// Sets the aligned pointer.
    pub fn set_aligned(&mut self, b: &mut dyn Build, value: Value) {
        self.set(b, value, &[1]);
    }

    /// Sets the offset.
    pub fn set_offset(&mut self, b: &mut dyn Build, value: Value) {
        self.set(b, value, &[2]);
    }

    /// Sets the offset to a number.
    pub fn set_constant_offset(&mut self, b: &mut dyn Build, value: i64) {
        let value = self.llvm.constant(b, value);
        self.set_offset(b, value);
    }

    /// Sets the size of a dimension.
    pub fn set_size(&mut self, b: &mut dyn Build, dim: usize, value: Value) {
        self.set(b, value, &[3, dim as i64]);
    }

    /// Sets the size of a dimension to a number.
    pub fn set_constant_size(&mut self, b: &mut dyn Build, dim: usize, value: i64) {
        let value = self.llvm.constant(b, value);
        self.set_size(b, dim, value);
    }

    /// Sets the stride of a dimension.
    pub fn set_stride(&mut self, b: &mut dyn Build, dim: usize, value: Value) {
        self.set(b, value, &[4, dim as i64]);
    }

    /// Sets the stride of a dimension to a number.
    pub fn set_constant_stride(&mut self, b: &mut dyn Build, dim: usize, value: i64) {
        let value = self.llvm.constant(b, value);
        self.set_stride(b, dim, value);
    }

    /// The descriptor made of these fields, sizes before strides.
    pub fn pack(
        llvm: &'l Llvm,
        b: &mut dyn Build,
        ty: couloir_ir::Type,
        fields: &[Value],
    ) -> Option<Self> {
        let [allocated, aligned, offset, rest @ ..] = fields else { return None };
        let (sizes, strides) = rest.split_at_checked(rest.len() / 2)?;
        let mut this = Self::poison(llvm, b, ty);
        this.set_allocated(b, *allocated);
        this.set_aligned(b, *aligned);
        this.set_offset(b, *offset);
        for (dim, (&size, &stride)) in sizes.iter().zip(strides).enumerate() {
            this.set_size(b, dim, size);
            this.set_stride(b, dim, stride);
        }
        Some(this)
    }

    /// The descriptor of memory whose sizes, strides and offset are all known.
    pub fn of_static(
        llvm: &'l Llvm,
        b: &mut dyn Build,
        memref: &MemRefType,
        ty: couloir_ir::Type,
        allocated: Value,
        aligned: Value,
    ) -> Option<Self> {
        let (strides, offset) = memref.strides_and_offset(b.ctx())?;
        if memref.shape.iter().chain(&strides).chain([&offset]).any(|&value| value == DYNAMIC) {
            return None;
        }
        let mut this = Self::poison(llvm, b, ty);
        this.set_allocated(b, allocated);
        this.set_aligned(b, aligned);
        this.set_constant_offset(b, offset);
        for (dim, (&size, &stride)) in memref.shape.iter().zip(&strides).enumerate() {
            this.set_constant_size(b, dim, size);
            this.set_constant_stride(b, dim, stride);
        }
        Some(this)
    }
}

/// The descriptor of an unranked memref.
#[derive(Clone, Copy)]
pub struct UnrankedDescriptor<'l> {
    llvm: &'l Llvm,
    /// The descriptor as it is now.
    pub value: Value,
}

impl<'l> UnrankedDescriptor<'l> {
    /// A descriptor that exists.
    pub fn new(llvm: &'l Llvm, value: Value) -> Self {
        Self { llvm, value }
    }

    /// The rank.
    pub fn rank(self, b: &mut dyn Build) -> Value {
        self.llvm.extract(b, self.llvm.index, self.value, &[0])
    }

    /// The pointer to the ranked descriptor.
    pub fn descriptor(self, b: &mut dyn Build) -> Value {
        self.llvm.extract(b, self.llvm.ptr, self.value, &[1])
    }

    /// Both fields.
    pub fn unpack(self, b: &mut dyn Build) -> [Value; 2] {
        [self.rank(b), self.descriptor(b)]
    }

    /// A descriptor with nothing set.
    pub fn poison(llvm: &'l Llvm, b: &mut dyn Build, ty: couloir_ir::Type) -> Self {
        let value = llvm.poison(b, ty);
        Self { llvm, value }
    }

    /// Sets the rank.
    pub fn set_rank(&mut self, b: &mut dyn Build, rank: Value) {
        self.value = self.llvm.insert(b, self.value, rank, &[0]);
    }

    /// Sets the pointer to the ranked descriptor.
    pub fn set_descriptor(&mut self, b: &mut dyn Build, descriptor: Value) {
        self.value = self.llvm.insert(b, self.value, descriptor, &[1]);
    }

    /// The descriptor made of both fields.
    pub fn pack(
        llvm: &'l Llvm,
        b: &mut dyn Build,
        ty: couloir_ir::Type,
        rank: Value,
        descriptor: Value,
    ) -> Self {
        let mut this = Self::poison(llvm, b, ty);
        this.set_rank(b, rank);
        this.set_descriptor(b, descriptor);
        this
    }
}
