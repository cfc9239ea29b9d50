//! Hooks: behaviour of an op that its table cannot say, and the interfaces
//! through which passes ask.

use smallvec::SmallVec;

use crate::Failure;
use crate::asm::{OpParser, OpPrinter, ParseResult, PlainHook};
use crate::attr::Attribute;
use crate::body::{Region, Value};
use crate::context::Context;
use crate::symbols::SymbolScope;
use crate::ty::Type;
use crate::view::OpRef;

/// Hand-written behaviour of an op; every entry may be absent.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// Reads the custom form after the op's name.
    pub parse: Option<fn(&mut dyn OpParser) -> ParseResult>,
    /// Reads the custom form in plain words, without checking types.
    pub parse_plain: Option<PlainHook>,
    /// Reads what follows the first region in the custom form; that is `parse` from there on,
    /// but for the lookup of operands.
    pub parse_tail: Option<fn(&mut dyn OpParser, Region) -> ParseResult>,
    /// Writes the custom form after the op's name.
    pub print: Option<fn(OpRef<'_>, &mut dyn OpPrinter)>,
    /// Verifies what table and traits do not; runs before the regions are verified.
    pub verify: Option<fn(OpRef<'_>) -> Result<(), Failure>>,
    /// Verifies what needs verified regions.
    pub verify_regions: Option<fn(OpRef<'_>) -> Result<(), Failure>>,
    /// Verifies uses of symbols (`SymbolUserOpInterface`).
    pub verify_symbol_uses: Option<fn(OpRef<'_>, &SymbolScope<'_>) -> Result<(), Failure>>,
    /// Folds the op.
    pub fold: Option<fn(&FoldInput<'_>) -> FoldResult>,
    /// Suggests names for results (`getAsmResultNames`).
    pub result_names: Option<fn(OpRef<'_>, &mut NameSink<'_>)>,
    /// Suggests names for arguments of entry blocks (`getAsmBlockArgumentNames`).
    pub arg_names: Option<fn(OpRef<'_>, Region, &mut NameSink<'_>)>,
    /// Suggests labels of blocks (`getAsmBlockNames`).
    pub block_names: Option<fn(OpRef<'_>, &mut BlockNamer<'_>)>,
    /// The dialect whose prefix may be left out inside the regions.
    pub default_dialect: Option<&'static str>,
    /// What each region is; none for SSA regions with dominance.
    pub region_kind: Option<fn(OpRef<'_>, usize) -> RegionKind>,
    /// Memory effects.
    pub effects: Option<fn(OpRef<'_>, &mut Effects)>,
    /// Computes result types from all else (`InferTypeOpInterface`); the
    /// error is the message.
    pub infer: Option<fn(&Context, &InferInput<'_>) -> Result<Vec<Type>, String>>,
    /// The operands forwarded to the successor of a number
    /// (`BranchOpInterface`).
    pub branch: Option<fn(usize) -> Forwarded>,
    /// Control flow among regions (`RegionBranchOpInterface`).
    pub region_branch: Option<&'static RegionBranch>,
    /// Whether a cast between these types may be (`CastOpInterface`).
    pub cast: Option<fn(&Context, &[Type], &[Type]) -> bool>,
    /// The operands that a terminator of a region passes to a place control
    /// may go to (`RegionBranchTerminatorOpInterface`); none for all of them.
    pub region_return: Option<fn(OpRef<'_>, &RegionSuccessor) -> std::ops::Range<usize>>,
    /// Whether what is passed between the op's regions may have another type than what receives
    /// it (`areTypesCompatible` of `RegionBranchOpInterface`); the op itself says which.
    pub passes_other_types: bool,
    /// The values a loop carries (`LoopLikeOpInterface`).
    pub loop_like: Option<fn(OpRef<'_>) -> LoopValues>,
    /// Types of a function's arguments and results, where they do not stand
    /// in a builtin function type (`FunctionOpInterface`).
    pub signature: Option<fn(OpRef<'_>) -> Option<Signature>>,
    /// Checks a function's type, where there is more to say of it than of any (`verifyType` of
    /// `FunctionOpInterface`).
    pub function_type: Option<fn(OpRef<'_>) -> Result<(), Failure>>,
    /// Checks a function's body, where its first block has other arguments than the function or it
    /// has to be there (`verifyBody` of `FunctionOpInterface`).
    pub function_body: Option<fn(OpRef<'_>) -> Result<(), Failure>>,
    /// Whether a symbol is only declared; none for never
    /// (`SymbolOpInterface`).
    pub is_declaration: Option<fn(OpRef<'_>) -> bool>,
    /// The op's part in the promotion of memory to values.
    pub slots: Option<&'static super::Slots>,
}

impl Hooks {
    /// No hand-written behaviour.
    pub const NONE: Hooks = Hooks {
        parse: None,
        parse_plain: None,
        parse_tail: None,
        print: None,
        verify: None,
        verify_regions: None,
        verify_symbol_uses: None,
        fold: None,
        result_names: None,
        arg_names: None,
        block_names: None,
        default_dialect: None,
        region_kind: None,
        effects: None,
        infer: None,
        branch: None,
        region_branch: None,
        cast: None,
        region_return: None,
        passes_other_types: false,
        loop_like: None,
        signature: None,
        function_type: None,
        function_body: None,
        is_declaration: None,
        slots: None,
    };
}

/// Receives a suggested name for a value.
pub type NameSink<'a> = dyn FnMut(Value, &str) + 'a;

/// Receives a suggested label for a block.
pub type BlockNamer<'a> = dyn FnMut(crate::body::Block, &str) + 'a;

/// How the ops of a region's blocks relate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionKind {
    /// Ops run in order; definitions dominate uses.
    Ssacfg,
    /// A graph: order means nothing.
    Graph,
}

/// What an op does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectKind {
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// Allocates.
    Allocate,
    /// Frees.
    Free,
}

/// An effect, on the memory behind a value when one is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What is done.
    pub kind: EffectKind,
    /// To the memory behind which value.
    pub value: Option<Value>,
}

/// The list of an op's effects.
#[derive(Default, Debug)]
pub struct Effects(pub SmallVec<[Effect; 4]>);

impl Effects {
    /// Adds an effect on the memory behind a value.
    pub fn on(&mut self, kind: EffectKind, value: Option<Value>) {
        self.0.push(Effect { kind, value });
    }
}

/// What result types are inferred from.
pub struct InferInput<'a> {
    /// Types of all operands.
    pub operands: &'a [Type],
    /// Inherent attributes by slot.
    pub props: &'a [Option<Attribute>],
    /// Discardable attributes.
    pub attrs: Attribute,
    /// How many operands each group has.
    pub groups: &'a [u32],
    /// The op's regions with the body that holds them, where it has any.
    pub regions: Option<(&'a crate::body::Body, &'a [Region])>,
}

/// What an op is folded from: itself, and the constants among its operands.
pub struct FoldInput<'a> {
    /// The op.
    pub op: OpRef<'a>,
    /// For each operand, its constant if it has one.
    pub constants: &'a [Option<Attribute>],
}

/// What one result folds to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Folded {
    /// An existing value.
    Value(Value),
    /// A constant.
    Constant(Attribute),
}

/// The outcome of folding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldResult {
    /// Nothing to fold.
    None,
    /// One entry per result.
    Replaced(Vec<Folded>),
    /// The op itself changes: new inherent attributes or operands.
    InPlace {
        /// Operands to replace, by number.
        operands: Vec<(usize, Value)>,
        /// Inherent attributes to set, by slot.
        props: Vec<(usize, Option<Attribute>)>,
    },
    /// Operands are replaced, by number, and yet nothing counts as folded: whoever takes back what
    /// came to nothing takes this back.
    Unnoticed(Vec<(usize, Value)>),
    /// The op has other operands, as many as there now are.
    Operands {
        /// How many of the first operands stay as they are, their uses as old as before.
        kept: usize,
        /// The operands after those.
        operands: Vec<Value>,
        /// Inherent attributes to set, by slot.
        props: Vec<(usize, Option<Attribute>)>,
    },
    /// The first operand is another, and the first two regions swap places.
    Swapped(Value),
    /// An op in the op's region takes its place.
    Unwrapped(crate::body::Op),
    /// Constants take the place of some results; the op stays for the others.
    Partly {
        /// The constants, by result.
        results: Vec<(usize, Attribute)>,
        /// Operands to replace, by number.
        operands: Vec<(usize, Value)>,
    },
}

impl FoldResult {
    /// A single result folded to a value.
    pub fn value(value: Value) -> Self {
        FoldResult::Replaced(vec![Folded::Value(value)])
    }

    /// A single result folded to a constant.
    pub fn constant(attr: Attribute) -> Self {
        FoldResult::Replaced(vec![Folded::Constant(attr)])
    }
}

/// The operands that a branch forwards to a successor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forwarded {
    /// The operand group of this number.
    Group(usize),
    /// Of the group of lists of the first number, the list of the second.
    List(usize, usize),
}

/// Where control is about to leave from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionBranchPoint {
    /// The op itself.
    Parent,
    /// The end of the region with this number.
    Region(usize),
}

/// Where control may go, and which values receive what is passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegionSuccessor {
    /// To the region with this number; its entry block's arguments from this one on receive.
    Region(usize, usize),
    /// Back to the op, whose results receive.
    Parent,
}

/// The places control may go from a point: seldom more than two.
pub type RegionSuccessors = SmallVec<[RegionSuccessor; 2]>;

/// Control flow among the regions of an op.
pub struct RegionBranch {
    /// The places control may go from a point.
    pub successors: fn(OpRef<'_>, RegionBranchPoint) -> RegionSuccessors,
    /// The operands of the op that are passed to a region on entry, or to
    /// its results when no region runs: a range of operand numbers.
    pub entry_operands: fn(OpRef<'_>, &RegionSuccessor) -> std::ops::Range<usize>,
}

/// The values a loop carries from one iteration to the next.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct LoopValues {
    /// What the loop starts with.
    pub inits: SmallVec<[Value; 4]>,
    /// The block arguments that receive them.
    pub iter_args: SmallVec<[Value; 4]>,
    /// How many arguments fewer than its own, which receive nothing of that,
    /// the body has; more than none only in IR that does not verify.
    pub missing_args: usize,
    /// What the end of an iteration passes on; empty when that is not said.
    pub yielded: SmallVec<[Value; 4]>,
    /// What the loop gives, where its results are those values.
    pub results: Option<SmallVec<[Value; 4]>>,
}

/// Types of a function's arguments and results.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Types of the arguments.
    pub inputs: SmallVec<[Type; 8]>,
    /// Types of the results.
    pub results: SmallVec<[Type; 4]>,
}
