//! Attributes of functions, parameters, results and call sites: a table of those LLVM knows,
//! sets of them and lists of sets.
//!
//! Invariants: a set is sorted as LLVM prints it (known attributes in table order, then string
//! attributes by key) and holds each key once; sets and lists are interned.

use smallvec::SmallVec;

use crate::context::{Context, Str};
use crate::types::Type;

/// How the value of a known attribute is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrStyle {
    /// `name`
    Flag,
    /// `name(type)`
    Type,
    /// `name 8`, in a group `name=8`.
    Align,
    /// `name(8)`, in a group `name=8`.
    Int,
    /// `name(text)`, or `name` where the text is empty.
    Text,
}

macro_rules! attributes {
    ($($name:ident $text:literal $style:ident,)*) => {
        /// A known attribute, in the order LLVM prints them.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum AttrKind {
            $(#[doc = concat!("`", $text, "`")] $name,)*
        }

        const TABLE: &[(AttrKind, &str, AttrStyle)] =
            &[$((AttrKind::$name, $text, AttrStyle::$style),)*];
    };
}

attributes! {
    AllocAlign "allocalign" Flag,
    AllocPtr "allocptr" Flag,
    AlwaysInline "alwaysinline" Flag,
    Builtin "builtin" Flag,
    Cold "cold" Flag,
    Convergent "convergent" Flag,
    CoroOnlyDestroyWhenComplete "coro_only_destroy_when_complete" Flag,
    CoroElideSafe "coro_elide_safe" Flag,
    DeadOnReturn "dead_on_return" Flag,
    DeadOnUnwind "dead_on_unwind" Flag,
    DisableSanitizerInstrumentation "disable_sanitizer_instrumentation" Flag,
    FnRetThunkExtern "fn_ret_thunk_extern" Flag,
    Hot "hot" Flag,
    HybridPatchable "hybrid_patchable" Flag,
    ImmArg "immarg" Flag,
    InReg "inreg" Flag,
    InlineHint "inlinehint" Flag,
    JumpTable "jumptable" Flag,
    MinSize "minsize" Flag,
    MustProgress "mustprogress" Flag,
    Naked "naked" Flag,
    Nest "nest" Flag,
    NoAlias "noalias" Flag,
    NoBuiltin "nobuiltin" Flag,
    NoCallback "nocallback" Flag,
    NoCfCheck "nocf_check" Flag,
    NoCreateUndefOrPoison "nocreateundeforpoison" Flag,
    NoDivergenceSource "nodivergencesource" Flag,
    NoDuplicate "noduplicate" Flag,
    NoExt "noext" Flag,
    NoFree "nofree" Flag,
    NoImplicitFloat "noimplicitfloat" Flag,
    NoInline "noinline" Flag,
    NoMerge "nomerge" Flag,
    NoProfile "noprofile" Flag,
    NoRecurse "norecurse" Flag,
    NoRedZone "noredzone" Flag,
    NoReturn "noreturn" Flag,
    NoSanitizeBounds "nosanitize_bounds" Flag,
    NoSanitizeCoverage "nosanitize_coverage" Flag,
    NoSync "nosync" Flag,
    NoUndef "noundef" Flag,
    NoUnwind "nounwind" Flag,
    NonLazyBind "nonlazybind" Flag,
    NonNull "nonnull" Flag,
    NullPointerIsValid "null_pointer_is_valid" Flag,
    OptForFuzzing "optforfuzzing" Flag,
    OptDebug "optdebug" Flag,
    OptSize "optsize" Flag,
    OptNone "optnone" Flag,
    PresplitCoroutine "presplitcoroutine" Flag,
    ReadNone "readnone" Flag,
    ReadOnly "readonly" Flag,
    Returned "returned" Flag,
    ReturnsTwice "returns_twice" Flag,
    SignExt "signext" Flag,
    SafeStack "safestack" Flag,
    SanitizeAddress "sanitize_address" Flag,
    SanitizeAllocToken "sanitize_alloc_token" Flag,
    SanitizeHwAddress "sanitize_hwaddress" Flag,
    SanitizeMemTag "sanitize_memtag" Flag,
    SanitizeMemory "sanitize_memory" Flag,
    SanitizeNumericalStability "sanitize_numerical_stability" Flag,
    SanitizeRealtime "sanitize_realtime" Flag,
    SanitizeRealtimeBlocking "sanitize_realtime_blocking" Flag,
    SanitizeThread "sanitize_thread" Flag,
    SanitizeType "sanitize_type" Flag,
    ShadowCallStack "shadowcallstack" Flag,
    SkipProfile "skipprofile" Flag,
    Speculatable "speculatable" Flag,
    SpeculativeLoadHardening "speculative_load_hardening" Flag,
    StackProtect "ssp" Flag,
    StackProtectReq "sspreq" Flag,
    StackProtectStrong "sspstrong" Flag,
    StrictFp "strictfp" Flag,
    SwiftAsync "swiftasync" Flag,
    SwiftError "swifterror" Flag,
    SwiftSelf "swiftself" Flag,
    WillReturn "willreturn" Flag,
    Writable "writable" Flag,
    WriteOnly "writeonly" Flag,
    ZeroExt "zeroext" Flag,
    ByRef "byref" Type,
    ByVal "byval" Type,
    ElementType "elementtype" Type,
    InAlloca "inalloca" Type,
    Preallocated "preallocated" Type,
    StructRet "sret" Type,
    Align "align" Align,
    AllocKind "allockind" Text,
    AllocSize "allocsize" Text,
    Captures "captures" Text,
    Dereferenceable "dereferenceable" Int,
    DereferenceableOrNull "dereferenceable_or_null" Int,
    Memory "memory" Text,
    NoFpClass "nofpclass" Text,
    AlignStack "alignstack" Int,
    UwTable "uwtable" Text,
    VscaleRange "vscale_range" Text,
    Range "range" Text,
    Initializes "initializes" Text,
}

/// Attributes that a result cannot have, though a parameter can.
const NOT_OF_RESULTS: &[AttrKind] = &[
    AttrKind::DeadOnReturn,
    AttrKind::AllocAlign,
    AttrKind::AllocPtr,
    AttrKind::ByRef,
    AttrKind::ByVal,
    AttrKind::Captures,
    AttrKind::DeadOnUnwind,
    AttrKind::ElementType,
    AttrKind::ImmArg,
    AttrKind::InAlloca,
    AttrKind::Initializes,
    AttrKind::Nest,
    AttrKind::NoFree,
    AttrKind::Preallocated,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Returned,
    AttrKind::StructRet,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::SwiftSelf,
    AttrKind::Writable,
    AttrKind::WriteOnly,
];

/// Attributes that a function cannot have, though a parameter or result can.
const NOT_OF_FUNCTIONS: &[AttrKind] = &[
    AttrKind::Align,
    AttrKind::AllocAlign,
    AttrKind::AllocPtr,
    AttrKind::ByRef,
    AttrKind::ByVal,
    AttrKind::Captures,
    AttrKind::DeadOnReturn,
    AttrKind::DeadOnUnwind,
    AttrKind::Dereferenceable,
    AttrKind::DereferenceableOrNull,
    AttrKind::ElementType,
    AttrKind::ImmArg,
    AttrKind::InAlloca,
    AttrKind::InReg,
    AttrKind::Initializes,
    AttrKind::Nest,
    AttrKind::NoAlias,
    AttrKind::NoExt,
    AttrKind::NoFpClass,
    AttrKind::NonNull,
    AttrKind::NoUndef,
    AttrKind::Range,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Returned,
    AttrKind::SignExt,
    AttrKind::StructRet,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::SwiftSelf,
    AttrKind::Writable,
    AttrKind::WriteOnly,
    AttrKind::ZeroExt,
];

/// Attributes that functions, parameters or results can have besides what the tables above say.
const OF_BOTH: &[AttrKind] = &[AttrKind::NoFree, AttrKind::AlignStack, AttrKind::Preallocated];

impl AttrKind {
    /// Whether a function can have it.
    pub(crate) fn is_of_functions(self) -> bool {
        !NOT_OF_FUNCTIONS.contains(&self)
    }

    /// Whether a parameter can have it.
    pub(crate) fn is_of_parameters(self) -> bool {
        NOT_OF_FUNCTIONS.contains(&self) || OF_BOTH.contains(&self)
    }

    /// Whether a result can have it.
    pub(crate) fn is_of_results(self) -> bool {
        self.is_of_parameters() && !NOT_OF_RESULTS.contains(&self)
    }

    /// All known attributes.
    pub(crate) fn all() -> impl Iterator<Item = AttrKind> {
        TABLE.iter().map(|row| row.0)
    }

    /// The attribute of this name.
    pub fn from_name(name: &str) -> Option<AttrKind> {
        TABLE.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// Its name in the text.
    pub fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// How its value is written.
    pub fn style(self) -> AttrStyle {
        TABLE[self as usize].2
    }
}

/// Value of an [`Attribute`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AttrValue {
    /// A flag has none.
    Unit,
    /// An integer: bytes of alignment, number of bytes.
    Int(u64),
    /// A type.
    Type(Type),
    /// The text between the parentheses, as LLVM writes it.
    Text(Str),
    /// A string attribute, `"key"` or `"key"="value"` (no value where it is empty).
    Pair {
        /// Its key.
        key: Str,
        /// Its value.
        value: Str,
    },
}

/// An attribute of a function, a parameter, a result or a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attribute {
    /// The known attribute, `None` for a string attribute.
    pub kind: Option<AttrKind>,
    /// Its value.
    pub value: AttrValue,
}

impl Attribute {
    /// `name`
    pub fn flag(kind: AttrKind) -> Self {
        Self { kind: Some(kind), value: AttrValue::Unit }
    }

    /// `name(N)` or `align N`
    pub fn int(kind: AttrKind, value: u64) -> Self {
        Self { kind: Some(kind), value: AttrValue::Int(value) }
    }

    /// `name(type)`
    pub fn with_type(kind: AttrKind, ty: Type) -> Self {
        Self { kind: Some(kind), value: AttrValue::Type(ty) }
    }

    /// `name(text)`, the text being what LLVM writes between the parentheses:
    /// `memory(argmem: read)`, `vscale_range(1,16)`, `range(i32 0, 10)`.
    pub fn text(ctx: &Context, kind: AttrKind, text: &str) -> Self {
        Self { kind: Some(kind), value: AttrValue::Text(ctx.str(text)) }
    }

    /// `"key"` or `"key"="value"`
    pub fn string(ctx: &Context, key: &str, value: &str) -> Self {
        let (key, value) = (ctx.str(key), ctx.str(value));
        Self { kind: None, value: AttrValue::Pair { key, value } }
    }

    /// Whether two attributes cannot stand in one set.
    fn same_key(&self, other: &Self) -> bool {
        match (self.value, other.value) {
            (AttrValue::Pair { key: a, .. }, AttrValue::Pair { key: b, .. }) => a == b,
            _ => self.kind == other.kind,
        }
    }

    fn sort_key<'c>(&self, ctx: &'c Context) -> (Option<std::cmp::Reverse<AttrKind>>, &'c [u8]) {
        let key = match self.value {
            AttrValue::Pair { key, .. } => ctx.str_bytes(key),
            _ => &[],
        };
        (self.kind.map(std::cmp::Reverse), key)
    }
}

/// An interned set of attributes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct AttrSet(pub(crate) u32);

impl AttrSet {
    /// The set without attributes.
    pub const EMPTY: AttrSet = AttrSet(0);

    /// Whether it has no attributes.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
}

/// The attributes of a set, in the order they print.
pub(crate) type AttrSetData = Box<[Attribute]>;

/// An interned list: the sets of a function (or call site), its result and its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct AttrList(pub(crate) u32);

impl AttrList {
    /// The list of empty sets.
    pub const EMPTY: AttrList = AttrList(0);
}

/// What an [`AttrList`] stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct AttrListData {
    /// Of the function or call site itself.
    pub function: AttrSet,
    /// Of its result.
    pub result: AttrSet,
    /// Of its parameters; those beyond the end have none.
    pub params: SmallVec<[AttrSet; 4]>,
}

impl AttrListData {
    /// The set of a parameter.
    pub fn param(&self, index: usize) -> AttrSet {
        self.params.get(index).copied().unwrap_or_default()
    }
}

impl Context {
    /// The set of these attributes, whatever their order; of two with one key the last stays.
    pub fn attr_set(&self, attributes: &[Attribute]) -> AttrSet {
        let mut kept: SmallVec<[Attribute; 8]> = SmallVec::from_slice(attributes);
        // Known attributes come first, in table order. The sort is stable: the last one wins.
        kept.sort_by(|a, b| {
            let ((a_kind, a_key), (b_kind, b_key)) = (a.sort_key(self), b.sort_key(self));
            b_kind.cmp(&a_kind).then_with(|| a_key.cmp(b_key))
        });
        kept.reverse();
        kept.dedup_by(|a, b| a.same_key(b));
        kept.reverse();
        AttrSet(self.attr_sets.intern(kept.into_vec().into_boxed_slice()))
    }

    /// The attributes of a set, in the order they print.
    pub fn attributes(&self, set: AttrSet) -> &[Attribute] {
        self.attr_sets.get(set.0)
    }

    /// The list of these sets.
    pub fn attr_list(&self, function: AttrSet, result: AttrSet, params: &[AttrSet]) -> AttrList {
        let len = params.iter().rposition(|set| !set.is_empty()).map_or(0, |last| last + 1);
        let params = SmallVec::from_slice(params.get(..len).unwrap_or_default());
        AttrList(self.attr_lists.intern(AttrListData { function, result, params }))
    }

    /// The sets of a list.
    pub fn attr_list_data(&self, list: AttrList) -> &AttrListData {
        self.attr_lists.get(list.0)
    }
}

/// The classes of floats, as the bits of `nofpclass` and by name: the widest names first.
pub(crate) const FLOAT_CLASSES: &[(u64, &str)] = &[
    (0x3ff, "all"),
    (0x3, "nan"),
    (0x1, "snan"),
    (0x2, "qnan"),
    (0x204, "inf"),
    (0x4, "ninf"),
    (0x200, "pinf"),
    (0x60, "zero"),
    (0x20, "nzero"),
    (0x40, "pzero"),
    (0x90, "sub"),
    (0x10, "nsub"),
    (0x80, "psub"),
    (0x108, "norm"),
    (0x8, "nnorm"),
    (0x100, "pnorm"),
];

/// The text of `nofpclass` of these bits.
pub fn float_class_text(mut bits: u64) -> String {
    let mut words = Vec::new();
    for &(class, word) in FLOAT_CLASSES {
        if bits & class == class {
            words.push(word);
            bits &= !class;
        }
    }
    if words.is_empty() { "none".into() } else { words.join(" ") }
}
