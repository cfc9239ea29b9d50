//! Functions of run times: tables of their names and types.
//!
//! What is declared where, and how it is called, is of each run time's own: in the modules that have
//! the tables.

use couloir_dialects::llvm;
use couloir_ir::{Context, Type};

/// A type in a table.
#[derive(Clone, Copy)]
pub(crate) enum Ty {
    /// `!llvm.ptr`
    Ptr,
    /// An integer of so many bits.
    Int(u32),
    /// `index`
    Index,
}

impl Ty {
    fn get(self, ctx: &Context) -> Type {
        match self {
            Ty::Ptr => llvm::ptr(ctx),
            Ty::Int(bits) => Type::int(ctx, bits),
            Ty::Index => Type::INDEX,
        }
    }
}

/// A function of a run time.
pub(crate) struct Function {
    /// Its name.
    pub(crate) name: &'static str,
    /// What it takes.
    pub(crate) inputs: &'static [Ty],
    /// What it gives.
    pub(crate) result: Option<Ty>,
}

impl Function {
    fn inputs(&self, ctx: &Context) -> Vec<Type> {
        self.inputs.iter().map(|ty| ty.get(ctx)).collect()
    }

    /// The type of what it gives.
    pub(crate) fn result(&self, ctx: &Context) -> Option<Type> {
        self.result.map(|ty| ty.get(ctx))
    }

    /// Its type where `func.func` declares it.
    pub(crate) fn func_type(&self, ctx: &Context) -> Type {
        Type::function(ctx, &self.inputs(ctx), self.result(ctx).as_slice())
    }

    /// Its type where `llvm.func` declares it.
    pub(crate) fn llvm_type(&self, ctx: &Context) -> Type {
        let result = self.result(ctx).unwrap_or_else(|| llvm::void(ctx));
        llvm::func(ctx, result, &self.inputs(ctx), false)
    }
}

/// A table of functions: `NAME = "name"(Ty, ...) -> Ty;` for each, and before them `ALL:` where the
/// whole table is to have a name.
macro_rules! functions {
    ($all:ident: $($const:ident = $name:literal ($($input:expr),*) $(-> $result:expr)?;)*) => {
        functions! { $($const = $name ($($input),*) $(-> $result)?;)* }
        /// All of them, as they are declared.
        static $all: &[&$crate::runtime_functions::Function] = &[$(&$const),*];
    };
    ($($const:ident = $name:literal ($($input:expr),*) $(-> $result:expr)?;)*) => {
        $(pub(super) static $const: $crate::runtime_functions::Function =
            $crate::runtime_functions::Function {
                name: $name,
                inputs: &[$($input),*],
                result: functions!(@result $($result)?),
            };)*
    };
    (@result) => { None };
    (@result $result:expr) => { Some($result) };
}

pub(crate) use functions;

pub(crate) use Ty::{Index, Ptr};

/// Integers by their widths.
pub(crate) const I1: Ty = Ty::Int(1);
pub(crate) const I8: Ty = Ty::Int(8);
pub(crate) const I16: Ty = Ty::Int(16);
pub(crate) const I32: Ty = Ty::Int(32);
pub(crate) const I64: Ty = Ty::Int(64);
