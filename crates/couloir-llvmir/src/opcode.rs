//! The table of opcodes: name, operand layout and class of every instruction, and the words of
//! flags, predicates, orderings and operations.

/// How the operands of an instruction are kept and written.
///
/// "value", "block", "number" say what the words of the operand list are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Values; the type is written once where all have the same.
    Same,
    /// Values, each written with its type.
    Typed,
    /// A value, and the type of the result: `to`.
    Cast,
    /// A value, and the type of the result: `va_arg`.
    VaArg,
    /// Source element type in `aux`; pointer and indices.
    Gep,
    /// A pointer.
    Load,
    /// Allocated type in `aux`; the number of elements.
    Alloca,
    /// Two values, then the mask as numbers.
    Shuffle,
    /// A value, then numbers.
    ExtractValue,
    /// Two values, then numbers.
    InsertValue,
    /// Pairs of a value and a block.
    Phi,
    /// No operand, or the value returned.
    Ret,
    /// A block.
    Br,
    /// A value and two blocks.
    CondBr,
    /// A value, the default block, then pairs of a constant and a block.
    Switch,
    /// A value, then blocks.
    IndirectBr,
    /// Call site in `aux`; callee and arguments.
    Call,
    /// Call site in `aux`; callee, arguments, normal and unwind block.
    Invoke,
    /// Call site in `aux`; callee, arguments, default block and indirect blocks.
    CallBr,
    /// Pairs of a number (0 catch, 1 filter) and a value.
    LandingPad,
    /// Parent value, handler blocks, and the unwind block where flagged.
    CatchSwitch,
    /// Parent value and arguments.
    FuncletPad,
    /// A value and a block.
    CatchRet,
    /// A value, and the unwind block where flagged.
    CleanupRet,
    /// Nothing.
    Nullary,
}

macro_rules! opcodes {
    ($($name:ident $text:literal $shape:ident,)*) => {
        /// An instruction's opcode.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Opcode {
            $(#[doc = concat!("`", $text, "`")] $name,)*
        }

        const TABLE: &[(Opcode, &str, Shape)] = &[$((Opcode::$name, $text, Shape::$shape),)*];
    };
}

opcodes! {
    Ret "ret" Ret,
    Br "br" Br,
    CondBr "br" CondBr,
    Switch "switch" Switch,
    IndirectBr "indirectbr" IndirectBr,
    Invoke "invoke" Invoke,
    CallBr "callbr" CallBr,
    Resume "resume" Same,
    CatchSwitch "catchswitch" CatchSwitch,
    CatchRet "catchret" CatchRet,
    CleanupRet "cleanupret" CleanupRet,
    Unreachable "unreachable" Nullary,
    FNeg "fneg" Same,
    Add "add" Same,
    FAdd "fadd" Same,
    Sub "sub" Same,
    FSub "fsub" Same,
    Mul "mul" Same,
    FMul "fmul" Same,
    UDiv "udiv" Same,
    SDiv "sdiv" Same,
    FDiv "fdiv" Same,
    URem "urem" Same,
    SRem "srem" Same,
    FRem "frem" Same,
    Shl "shl" Same,
    LShr "lshr" Same,
    AShr "ashr" Same,
    And "and" Same,
    Or "or" Same,
    Xor "xor" Same,
    ExtractElement "extractelement" Same,
    InsertElement "insertelement" Same,
    ShuffleVector "shufflevector" Shuffle,
    ExtractValue "extractvalue" ExtractValue,
    InsertValue "insertvalue" InsertValue,
    Alloca "alloca" Alloca,
    Load "load" Load,
    Store "store" Typed,
    Fence "fence" Nullary,
    CmpXchg "cmpxchg" Typed,
    AtomicRmw "atomicrmw" Typed,
    GetElementPtr "getelementptr" Gep,
    Trunc "trunc" Cast,
    ZExt "zext" Cast,
    SExt "sext" Cast,
    FpTrunc "fptrunc" Cast,
    FpExt "fpext" Cast,
    FpToUi "fptoui" Cast,
    FpToSi "fptosi" Cast,
    UiToFp "uitofp" Cast,
    SiToFp "sitofp" Cast,
    PtrToInt "ptrtoint" Cast,
    PtrToAddr "ptrtoaddr" Cast,
    IntToPtr "inttoptr" Cast,
    BitCast "bitcast" Cast,
    AddrSpaceCast "addrspacecast" Cast,
    ICmp "icmp" Same,
    FCmp "fcmp" Same,
    Phi "phi" Phi,
    Select "select" Typed,
    Freeze "freeze" Same,
    Call "call" Call,
    VaArg "va_arg" VaArg,
    LandingPad "landingpad" LandingPad,
    CatchPad "catchpad" FuncletPad,
    CleanupPad "cleanuppad" FuncletPad,
}

impl Opcode {
    /// Its word in the text.
    pub fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// All opcodes; of two with one word the first one comes last.
    pub(crate) fn all() -> impl Iterator<Item = Opcode> {
        TABLE.iter().rev().map(|row| row.0)
    }

    /// The opcode of a word (`br` gives [`Opcode::Br`]).
    pub fn from_name(name: &str) -> Option<Opcode> {
        TABLE.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// How its operands are kept and written.
    pub fn shape(self) -> Shape {
        TABLE[self as usize].2
    }

    /// Whether it ends a block.
    pub fn is_terminator(self) -> bool {
        self <= Opcode::Unreachable
    }

    /// Whether it takes two operands of one type and gives that type.
    pub fn is_binary(self) -> bool {
        (Opcode::Add..=Opcode::Xor).contains(&self)
    }

    /// Whether it is a cast.
    pub fn is_cast(self) -> bool {
        self.shape() == Shape::Cast
    }
}

/// Flags of an instruction or constant expression: a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags(pub(crate) u32);

macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident = $bit:expr;)*) => {
        impl Flags {
            $($(#[$doc])* pub const $name: Flags = Flags($bit);)*
        }
    };
}

flags! {
    /// No flag.
    NONE = 0;
    /// `nuw`
    NUW = 1;
    /// `nsw`
    NSW = 1 << 1;
    /// `exact`
    EXACT = 1 << 2;
    /// `disjoint`
    DISJOINT = 1 << 3;
    /// `nneg`
    NNEG = 1 << 4;
    /// `samesign`
    SAMESIGN = 1 << 5;
    /// `inbounds`, which implies `nusw`.
    INBOUNDS = 1 << 6;
    /// `nusw`
    NUSW = 1 << 7;
    /// `reassoc`
    REASSOC = 1 << 8;
    /// `nnan`
    NNAN = 1 << 9;
    /// `ninf`
    NINF = 1 << 10;
    /// `nsz`
    NSZ = 1 << 11;
    /// `arcp`
    ARCP = 1 << 12;
    /// `contract`
    CONTRACT = 1 << 13;
    /// `afn`
    AFN = 1 << 14;
    /// `fast`: all fast-math flags.
    FAST = 0x7f << 8;
    /// `volatile`
    VOLATILE = 1 << 15;
    /// `weak` of `cmpxchg`.
    WEAK = 1 << 16;
    /// `inalloca` of `alloca`.
    INALLOCA = 1 << 17;
    /// `swifterror` of `alloca`.
    SWIFTERROR = 1 << 18;
    /// `cleanup` of `landingpad`.
    CLEANUP = 1 << 19;
    /// The last operand is the block to unwind to (not the caller).
    UNWIND_DEST = 1 << 20;
    /// The last operand is the name of a synchronization scope.
    SYNC_SCOPE = 1 << 21;
    /// Metadata attachments besides the debug location are in the body's table.
    ATTACHMENTS = 1 << 22;
    /// Debug records stand before this instruction.
    RECORDS = 1 << 23;
}

impl Flags {
    /// Whether all bits of `other` are set.
    pub fn contains(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether any bit of `other` is set.
    pub fn intersects(self, other: Flags) -> bool {
        self.0 & other.0 != 0
    }
}

impl std::ops::BitOr for Flags {
    type Output = Flags;
    fn bitor(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Flags {
    fn bitor_assign(&mut self, other: Flags) {
        self.0 |= other.0;
    }
}

macro_rules! words {
    ($(#[$doc:meta])* $enum:ident { $($name:ident $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum $enum {
            $(#[doc = concat!("`", $text, "`")] $name,)*
        }

        impl $enum {
            const ALL: &'static [($enum, &'static str)] = &[$(($enum::$name, $text),)*];

            /// Its word in the text.
            pub fn name(self) -> &'static str {
                Self::ALL[self as usize].1
            }

            /// What a word stands for.
            pub fn from_name(name: &str) -> Option<$enum> {
                Self::ALL.iter().find(|row| row.1 == name).map(|row| row.0)
            }

            /// What a number (`as u8`) stands for.
            pub fn from_number(number: u8) -> Option<$enum> {
                Self::ALL.get(usize::from(number)).map(|row| row.0)
            }
        }
    };
}
pub(crate) use words;

words! {
    /// Predicate of `icmp`.
    IntPredicate {
        Eq "eq",
        Ne "ne",
        Ugt "ugt",
        Uge "uge",
        Ult "ult",
        Ule "ule",
        Sgt "sgt",
        Sge "sge",
        Slt "slt",
        Sle "sle",
    }
}

words! {
    /// Predicate of `fcmp`.
    FloatPredicate {
        False "false",
        Oeq "oeq",
        Ogt "ogt",
        Oge "oge",
        Olt "olt",
        Ole "ole",
        One "one",
        Ord "ord",
        Uno "uno",
        Ueq "ueq",
        Ugt "ugt",
        Uge "uge",
        Ult "ult",
        Ule "ule",
        Une "une",
        True "true",
    }
}

words! {
    /// Operation of `atomicrmw`.
    RmwOp {
        Xchg "xchg",
        Add "add",
        Sub "sub",
        And "and",
        Nand "nand",
        Or "or",
        Xor "xor",
        Max "max",
        Min "min",
        UMax "umax",
        UMin "umin",
        FAdd "fadd",
        FSub "fsub",
        FMax "fmax",
        FMin "fmin",
        FMaximum "fmaximum",
        FMinimum "fminimum",
        UIncWrap "uinc_wrap",
        UDecWrap "udec_wrap",
        USubCond "usub_cond",
        USubSat "usub_sat",
    }
}

words! {
    /// Ordering of an atomic operation.
    Ordering {
        NotAtomic "not_atomic",
        Unordered "unordered",
        Monotonic "monotonic",
        Acquire "acquire",
        Release "release",
        AcqRel "acq_rel",
        SeqCst "seq_cst",
    }
}

words! {
    /// Tail-call marker of `call`.
    TailKind {
        None "",
        Tail "tail",
        MustTail "musttail",
        NoTail "notail",
    }
}
