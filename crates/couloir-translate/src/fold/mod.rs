//! Folding of constants as LLVM's builder does while instructions are made.
//!
//! Every function gives the constant an operation on constants becomes, or `None` where LLVM
//! makes an instruction of it all the same. What is folded: numbers, `undef` and `poison`,
//! vectors element by element, aggregates, and addresses of globals with constant offsets.

mod aggregate;
mod binary;
mod cast;
mod compare;
mod pointer;
mod scalar;

use couloir_llvmir as l;
use couloir_llvmir::{Constant, ConstantData, Type, TypeData};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use couloir_llvmir::Layout;

/// Which element, and which of its elements in turn.
pub(crate) type Path = SmallVec<[u32; 4]>;

/// Folds constants of a module.
#[derive(Clone, Copy)]
pub struct Folder<'t> {
    /// Where constants live.
    pub ctx: &'t l::Context,
    /// Sizes of types.
    pub layout: &'t Layout,
    /// What is known of the addresses of symbols.
    pub globals: &'t FxHashMap<l::Symbol, KnownGlobal>,
}

/// What is known of a global's address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownGlobal {
    /// Bytes of a variable; 0 of a function.
    pub size: u64,
    /// Whether no other symbol can have its address: it is not replaced at link time, not merged,
    /// and not empty.
    pub distinct: bool,
    /// Whether it may be null.
    pub nullable: bool,
    /// What it is a multiple of, of a variable.
    pub align: Option<u64>,
}

impl<'t> Folder<'t> {
    fn data(self, constant: Constant) -> &'t ConstantData {
        self.ctx.constant(constant)
    }

    fn ty(self, constant: Constant) -> Type {
        self.ctx.constant_type(constant)
    }

    fn is_poison(self, constant: Constant) -> bool {
        matches!(self.data(constant), ConstantData::Poison(_))
    }

    fn is_undef(self, constant: Constant) -> bool {
        matches!(self.data(constant), ConstantData::Undef(_))
    }

    /// Whether a constant is an address or an expression of one: nothing to compute with.
    fn is_symbolic(self, constant: Constant) -> bool {
        matches!(
            self.data(constant),
            ConstantData::Expr(_)
                | ConstantData::Global { .. }
                | ConstantData::BlockAddress { .. }
                | ConstantData::DsoLocalEquivalent { .. }
                | ConstantData::NoCfi { .. }
                | ConstantData::PtrAuth(_)
        )
    }

    /// Length of a vector type, and whether that is only its known minimum.
    fn vector(self, ty: Type) -> Option<(u32, bool)> {
        match *self.ctx.ty(ty) {
            TypeData::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        }
    }

    /// Applies `fold` to each lane of vectors of one length, or to scalars.
    fn lanes<const N: usize>(
        self,
        ty: Type,
        operands: [Constant; N],
        fold: impl Fn([Constant; N]) -> Option<Constant>,
    ) -> Option<Constant> {
        let Some((len, scalable)) = self.vector(ty) else { return fold(operands) };
        if let Some(splats) = self.splats(operands) {
            return Some(self.ctx.splat(ty, fold(splats)?));
        }
        if scalable {
            return None;
        }
        let lane = |at: u32| {
            let mut elements = operands;
            for element in &mut elements {
                *element = self.lane_or_scalar(*element, at)?;
            }
            fold(elements)
        };
        let elements = (0..len).map(lane).collect::<Option<Vec<_>>>()?;
        Some(self.ctx.aggregate(ty, &elements))
    }

    fn lane_or_scalar(self, constant: Constant, at: u32) -> Option<Constant> {
        match self.vector(self.ty(constant)) {
            Some(_) => self.element(constant, u64::from(at)),
            None => Some(constant),
        }
    }

    fn splats<const N: usize>(self, operands: [Constant; N]) -> Option<[Constant; N]> {
        let mut splats = operands;
        for splat in &mut splats {
            if self.vector(self.ty(*splat)).is_some() {
                *splat = self.splat_of(*splat)?;
            }
        }
        Some(splats)
    }

    /// The element a vector consists of throughout.
    fn splat_of(self, constant: Constant) -> Option<Constant> {
        match self.data(constant) {
            ConstantData::Splat { elem, .. } => Some(*elem),
            ConstantData::Zero(_) | ConstantData::Undef(_) | ConstantData::Poison(_) => {
                self.element(constant, 0)
            }
            _ => None,
        }
    }
}
