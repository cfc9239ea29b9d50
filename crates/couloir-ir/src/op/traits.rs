//! Traits: what ops promise, beyond their own definition.

/// One trait, named as upstream names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Trait {
    AffineScope,
    AlwaysSpeculatable,
    AutomaticAllocationScope,
    Commutative,
    ConstantLike,
    Elementwise,
    HasParent,
    Idempotent,
    Involution,
    IsolatedFromAbove,
    MemRefsNormalizable,
    NoMemoryEffect,
    NoRegionArguments,
    NoTerminator,
    RecursiveMemoryEffects,
    RecursivelySpeculatable,
    ResultsAreFloatLike,
    ReturnLike,
    SameOperandsAndResultElementType,
    SameOperandsAndResultShape,
    SameOperandsAndResultType,
    SameOperandsElementType,
    SameOperandsShape,
    SameTypeOperands,
    SameVariadicOperandSize,
    SameVariadicResultSize,
    Scalarizable,
    SingleBlock,
    SingleBlockImplicitTerminator,
    Symbol,
    SymbolTable,
    Tensorizable,
    Terminator,
    Vectorizable,
    AttrSizedOperandSegments,
    AttrSizedResultSegments,
    /// `FunctionOpInterface`
    Function,
    /// `CallOpInterface`
    Call,
    /// `CallableOpInterface`
    Callable,
    /// `CastOpInterface`
    Cast,
    /// `BranchOpInterface`
    Branch,
    /// `RegionBranchOpInterface`
    RegionBranch,
    /// `RegionBranchTerminatorOpInterface`
    RegionBranchTerminator,
    /// `LoopLikeOpInterface`
    LoopLike,
    /// `SymbolUserOpInterface`
    SymbolUser,
    /// `ViewLikeOpInterface`
    ViewLike,
    /// `OffsetSizeAndStrideOpInterface`
    OffsetSizeAndStride,
    /// `DataLayoutOpInterface`
    DataLayout,
    /// `InferTypeOpInterface`
    InferType,
    /// Not upstream's: what the op is verified by follows chains of
    /// definitions, not only the ops that define its operands.
    FollowsDefinitions,
    HasOnlyGraphRegion,
    /// Not upstream's: the op's hook and predicates look at nothing but the
    /// types of its operands and results and its inherent attributes; where it
    /// has regions, at how many blocks these have, the types of their
    /// arguments, and the names and types of the ops at their ends.
    VerifiedByTypes,
    ParallelRegion,
    RecursivelyInferable,
    /// Not upstream's: ops that name the symbol are verified by what is in its regions.
    UsersLookInside,
}

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(u64);

impl Traits {
    /// The set of these traits.
    #[inline]
    pub const fn of(list: &[Trait]) -> Traits {
        let mut bits = 0;
        let mut at = 0;
        while at < list.len() {
            bits |= 1 << (list[at] as u8);
            at += 1;
        }
        Traits(bits)
    }

    /// Whether any trait is in both sets.
    #[inline]
    pub const fn meets(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether a trait is in the set.
    #[inline]
    pub const fn has(self, which: Trait) -> bool {
        self.0 & (1 << (which as u8)) != 0
    }
}
