//! Addresses of memrefs' elements.
//!
//! The index is the sum of indices times strides, unit strides left out, from
//! the first element on: the aligned pointer moved by the offset.

use couloir_dialects::llvm::{self, GepIndex, gep_flags};
use couloir_ir::build::Build;
use couloir_ir::op::OpDef;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Type, Value};
use couloir_rewrite::convert::{NoMatch, OrNoMatch};

use super::Llvm;
use super::descriptor::MemRefDescriptor;

/// What is known not to happen when an index is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrap {
    /// Nothing.
    Unknown,
    /// The element is in the memref: no wrapping at all.
    Never,
}

/// Flags of integer overflow: `nsw` and `nuw`.
const NO_OVERFLOW: i32 = 3;

impl Wrap {
    /// Flags of `llvm.getelementptr`.
    pub fn gep(self) -> i32 {
        match self {
            Wrap::Unknown => gep_flags::NONE,
            Wrap::Never => gep_flags::INBOUNDS | gep_flags::NUW,
        }
    }

    fn overflow(self) -> i32 {
        match self {
            Wrap::Unknown => 0,
            Wrap::Never => NO_OVERFLOW,
        }
    }
}

impl Llvm {
    fn wrapping(
        &self,
        b: &mut dyn Build,
        def: &'static OpDef,
        lhs: Value,
        rhs: Value,
        flags: i32,
    ) -> Value {
        let flags = self.flags(b.ctx(), flags);
        let ty = b.body().ty(lhs);
        b.emit1(def, &[lhs, rhs], ty, &[Some(flags)])
    }

    /// `llvm.mul`
    pub fn mul(&self, b: &mut dyn Build, lhs: Value, rhs: Value) -> Value {
        self.wrapping(b, llvm::Mul::def(), lhs, rhs, 0)
    }

    /// `llvm.add`
    pub fn add(&self, b: &mut dyn Build, lhs: Value, rhs: Value) -> Value {
        self.wrapping(b, llvm::Add::def(), lhs, rhs, 0)
    }

    /// `llvm.sub`
    pub fn sub(&self, b: &mut dyn Build, lhs: Value, rhs: Value) -> Value {
        self.wrapping(b, llvm::Sub::def(), lhs, rhs, 0)
    }

    /// `llvm.getelementptr base[index]` over elements of a converted type.
    pub fn offset_ptr(
        &self,
        b: &mut dyn Build,
        element: Type,
        base: Value,
        index: GepIndex,
        wrap: Wrap,
    ) -> Value {
        if let GepIndex::Value(index) = index {
            return self.gep(b, element, base, index, wrap.gep());
        }
        let ty = b.body().ty(base);
        let new = llvm::gep(b.ctx(), ty, element, base, &[index], wrap.gep());
        b.insert1(new)
    }

    /// The address of a memref's first element.
    ///
    /// # Errors
    /// When the memref is not strided.
    pub fn buffer_ptr(
        &self,
        b: &mut dyn Build,
        memref: &MemRefType,
        descriptor: Value,
    ) -> Result<Value, NoMatch> {
        let (_, offset) = memref.strides_and_offset(b.ctx()).or_no_match("not strided")?;
        self.base(b, memref, descriptor, offset)
    }

    fn base(
        &self,
        b: &mut dyn Build,
        memref: &MemRefType,
        descriptor: Value,
        offset: i64,
    ) -> Result<Value, NoMatch> {
        let element = self.convert(b.ctx(), memref.element).or_no_match("unconvertible type")?;
        let descriptor = MemRefDescriptor::new(self, descriptor);
        let aligned = descriptor.aligned(b);
        if offset == 0 {
            return Ok(aligned);
        }
        let offset = match offset {
            DYNAMIC => descriptor.offset(b),
            offset => self.constant(b, offset),
        };
        Ok(self.offset_ptr(b, element, aligned, GepIndex::Value(offset), Wrap::Unknown))
    }

    /// The address of a memref's element.
    ///
    /// # Errors
    /// When the memref is not strided.
    pub fn element_ptr(
        &self,
        b: &mut dyn Build,
        memref: &MemRefType,
        descriptor: Value,
        indices: &[Value],
        wrap: Wrap,
    ) -> Result<Value, NoMatch> {
        let (strides, offset) = memref.strides_and_offset(b.ctx()).or_no_match("not strided")?;
        let element = self.convert(b.ctx(), memref.element).or_no_match("unconvertible type")?;
        let base = self.base(b, memref, descriptor, offset)?;
        let mut sum = None;
        for (dim, (&index, &stride)) in indices.iter().zip(&strides).enumerate() {
            let term = self.term(b, descriptor, dim, index, stride, wrap);
            sum = Some(match sum {
                Some(sum) => self.wrapping(b, llvm::Add::def(), sum, term, wrap.overflow()),
                None => term,
            });
        }
        Ok(match sum {
            Some(sum) => self.offset_ptr(b, element, base, GepIndex::Value(sum), wrap),
            None => base,
        })
    }

    /// An index times its stride.
    fn term(
        &self,
        b: &mut dyn Build,
        descriptor: Value,
        dim: usize,
        index: Value,
        stride: i64,
        wrap: Wrap,
    ) -> Value {
        let stride = match stride {
            1 => return index,
            DYNAMIC => MemRefDescriptor::new(self, descriptor).stride(b, dim),
            stride => self.constant(b, stride),
        };
        self.wrapping(b, llvm::Mul::def(), index, stride, wrap.overflow())
    }
}
