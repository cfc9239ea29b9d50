//! Descriptors of unranked memrefs that cross function borders: what they
//! point to is copied.

use couloir_dialects::llvm;
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Type, Value};
use couloir_rewrite::convert::{ConversionRewriter, NoMatch, OrNoMatch};

use super::Llvm;
use super::alloc::RuntimeFn;
use super::descriptor::UnrankedDescriptor;

/// Bytes in a pointer.
pub const POINTER_BYTES: i64 = 8;

/// Where a ranked descriptor behind an unranked one lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lifetime {
    /// On the stack of the function.
    Stack,
    /// On the heap: the caller frees it.
    Heap,
}

impl Llvm {
    /// Bytes in what `index` becomes.
    pub fn index_bytes(&self, ctx: &couloir_ir::Context) -> i64 {
        i64::from(self.index.int_width(ctx).unwrap_or(64).div_ceil(8))
    }

    /// Bytes in a pointer.
    fn pointer_bytes(&self) -> i64 {
        match self.options.pointer_bitwidth {
            0 => POINTER_BYTES,
            bits => i64::from(bits.div_ceil(8)),
        }
    }

    /// How many bytes the ranked descriptor takes that an unranked one points
    /// to: two pointers, the offset, sizes and strides.
    pub fn descriptor_size(&self, b: &mut dyn Build, unranked: Value) -> Value {
        let one = self.constant(b, 1);
        let two = self.constant(b, 2);
        let index_bytes = self.index_bytes(b.ctx());
        let index_bytes = self.constant(b, index_bytes);
        let pointer_bytes = self.constant(b, self.pointer_bytes());
        let pointers = self.mul(b, two, pointer_bytes);
        let rank = UnrankedDescriptor::new(self, unranked).rank(b);
        let lists = self.mul(b, two, rank);
        let numbers = self.add(b, lists, one);
        let numbers = self.mul(b, numbers, index_bytes);
        self.add(b, pointers, numbers)
    }

    /// Reports a function of another type that a copy is not to call. To be asked before a
    /// pattern changes anything.
    ///
    /// # Errors
    /// When there is one.
    pub fn check_copy(&self, rw: &ConversionRewriter<'_>, to: Lifetime) -> Result<(), NoMatch> {
        match to {
            Lifetime::Stack => self.check_runtime(rw, self.free()),
            Lifetime::Heap => self.check_runtime(rw, self.malloc()),
        }
    }

    /// `malloc(size)`
    fn malloc(&self) -> RuntimeFn<'_> {
        let args = std::slice::from_ref(&self.index);
        RuntimeFn { name: "malloc", args, result: self.ptr }
    }

    /// `free(pointer)`
    fn free(&self) -> RuntimeFn<'_> {
        let args = std::slice::from_ref(&self.ptr);
        RuntimeFn { name: "free", args, result: self.void }
    }

    /// A new descriptor of an unranked memref that points to a copy. The one
    /// on the heap is freed when it is copied to the stack.
    ///
    /// # Errors
    /// When the call of `malloc` has no result.
    pub fn copy_unranked(
        &self,
        rw: &mut ConversionRewriter<'_>,
        value: Value,
        to: Lifetime,
    ) -> Result<Value, NoMatch> {
        let ctx = rw.context();
        let old = UnrankedDescriptor::new(self, value);
        let ty = rw.ty(value);
        let size = self.descriptor_size(rw, value);
        let memory = match to {
            Lifetime::Stack => rw.insert1(llvm::alloca(ctx, self.ptr, Type::I8, size)),
            Lifetime::Heap => {
                self.call_by_name(rw, self.malloc(), &[size]).or_no_match("no result")?
            }
        };
        let source = old.descriptor(rw);
        rw.insert(llvm::IntrMemcpy::build(memory, source, size, Attribute::FALSE));
        if to == Lifetime::Stack {
            self.call_by_name(rw, self.free(), &[source]);
        }
        let mut new = UnrankedDescriptor::poison(self, rw, ty);
        let rank = old.rank(rw);
        new.set_rank(rw, rank);
        new.set_descriptor(rw, memory);
        Ok(new.value)
    }
}
