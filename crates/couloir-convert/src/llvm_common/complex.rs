//! The struct that a complex number becomes: the real part, then the imaginary part.

use couloir_ir::build::Build;
use couloir_ir::{Type, Value};

use super::Llvm;

/// The struct of a complex number; setters make a new value and keep that.
#[derive(Clone, Copy)]
pub struct ComplexStruct<'l> {
    llvm: &'l Llvm,
    /// The struct as it is now.
    pub value: Value,
}

impl<'l> ComplexStruct<'l> {
    /// A struct that exists.
    pub fn new(llvm: &'l Llvm, value: Value) -> Self {
        Self { llvm, value }
    }

    /// A struct of a type, without parts yet.
    pub fn poison(llvm: &'l Llvm, b: &mut dyn Build, ty: Type) -> Self {
        Self { llvm, value: llvm.poison(b, ty) }
    }

    /// The real part.
    pub fn real(self, b: &mut dyn Build) -> Value {
        self.llvm.extract_field(b, self.value, &[0])
    }

    /// The imaginary part.
    pub fn imaginary(self, b: &mut dyn Build) -> Value {
        self.llvm.extract_field(b, self.value, &[1])
    }

    /// Both parts, the real one first.
    pub fn unpack(self, b: &mut dyn Build) -> [Value; 2] {
        [self.real(b), self.imaginary(b)]
    }

    /// Sets the real part.
    pub fn set_real(&mut self, b: &mut dyn Build, real: Value) {
        self.value = self.llvm.insert(b, self.value, real, &[0]);
    }

    /// Sets the imaginary part.
    pub fn set_imaginary(&mut self, b: &mut dyn Build, imaginary: Value) {
        self.value = self.llvm.insert(b, self.value, imaginary, &[1]);
    }

    /// Sets both parts, and gives the struct.
    pub fn pack(mut self, b: &mut dyn Build, [real, imaginary]: [Value; 2]) -> Value {
        self.set_real(b, real);
        self.set_imaginary(b, imaginary);
        self.value
    }
}
