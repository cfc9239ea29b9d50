//! How constructs are spelled, by the version of LLVM that is to read the text.
//!
//! What an older version does not know is left out where it only tells an optimizer more, and
//! written in that version's words where it had others. Pointers are opaque in all versions.

use crate::attributes::{AttrKind, AttrValue, Attribute};
use crate::context::Context;
use crate::opcode::{Flags, Opcode};

/// A version of LLVM whose text is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TargetVersion(u8);

impl TargetVersion {
    /// The newest version: what the model holds is written as it is.
    pub const LATEST: Self = Self(22);

    /// The version with this major number: from 15, where pointers became opaque, to the newest.
    pub fn new(major: u8) -> Option<Self> {
        (15..=Self::LATEST.0).contains(&major).then_some(Self(major))
    }

    /// Its major number.
    pub fn major(self) -> u8 {
        self.0
    }

    /// Those of an instruction's flags that this version knows.
    #[inline]
    pub(super) fn flags(self, opcode: Opcode, flags: Flags) -> Flags {
        if self == Self::LATEST { flags } else { self.known_flags(opcode, flags) }
    }

    fn known_flags(self, opcode: Opcode, flags: Flags) -> Flags {
        let unknown =
            FLAGS.iter().filter(|row| self.0 < row.2 && row.1.is_none_or(|only| only == opcode));
        unknown.fold(flags, |flags, row| Flags(flags.0 & !row.0.0))
    }

    /// Whether `splat (...)` is known, for vectors of a known length.
    pub(super) fn has_splat(self) -> bool {
        self.0 >= 20
    }

    /// Whether anything is written of an attribute.
    pub(super) fn knows(self, ctx: &Context, attribute: &Attribute) -> bool {
        self.attribute(ctx, attribute) != Spelling::Words("")
    }

    /// How an attribute is written.
    pub(super) fn attribute(self, ctx: &Context, attribute: &Attribute) -> Spelling {
        if self == Self::LATEST { Spelling::Own } else { self.older_attribute(ctx, attribute) }
    }

    fn older_attribute(self, ctx: &Context, attribute: &Attribute) -> Spelling {
        let Some(kind) = attribute.kind else { return Spelling::Own };
        let since = ATTRIBUTES.iter().find(|row| row.0 == kind).map_or(0, |row| row.1);
        if self.0 >= since {
            return Spelling::Own;
        }
        let AttrValue::Text(text) = attribute.value else { return Spelling::Words("") };
        let text = ctx.str_bytes(text);
        let older = OLDER.iter().find(|row| row.0 == kind && row.1.as_bytes() == text);
        Spelling::Words(older.map_or("", |row| row.2))
    }
}

impl Default for TargetVersion {
    fn default() -> Self {
        Self::LATEST
    }
}

/// How an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spelling {
    /// As it is.
    Own,
    /// As these words; none where there is nothing to say.
    Words(&'static str),
}

/// Flags, the only opcode this is about, and the version that has them since.
const FLAGS: &[(Flags, Option<Opcode>, u8)] = &[
    (Flags::SAMESIGN, None, 20),
    (Flags::DISJOINT, None, 18),
    (Flags::NNEG, Some(Opcode::ZExt), 18),
    (Flags::NNEG, Some(Opcode::UiToFp), 19),
    (Flags::NUW, Some(Opcode::Trunc), 19),
    (Flags::NSW, Some(Opcode::Trunc), 19),
    (Flags::NUSW, Some(Opcode::GetElementPtr), 19),
    (Flags::NUW, Some(Opcode::GetElementPtr), 19),
    (Flags::FAST, Some(Opcode::FpTrunc), 20),
    (Flags::FAST, Some(Opcode::FpExt), 20),
];

/// Attributes with the version that has them since.
const ATTRIBUTES: &[(AttrKind, u8)] = &[
    (AttrKind::Captures, 21),
    (AttrKind::CoroElideSafe, 20),
    (AttrKind::CoroOnlyDestroyWhenComplete, 18),
    (AttrKind::DeadOnReturn, 21),
    (AttrKind::DeadOnUnwind, 18),
    (AttrKind::HybridPatchable, 20),
    (AttrKind::Initializes, 20),
    (AttrKind::Memory, 16),
    (AttrKind::NoCreateUndefOrPoison, 22),
    (AttrKind::NoDivergenceSource, 20),
    (AttrKind::NoExt, 20),
    (AttrKind::NoFpClass, 17),
    (AttrKind::OptDebug, 19),
    (AttrKind::Range, 19),
    (AttrKind::SanitizeAllocToken, 22),
    (AttrKind::SanitizeNumericalStability, 19),
    (AttrKind::SanitizeRealtime, 20),
    (AttrKind::SanitizeRealtimeBlocking, 20),
    (AttrKind::SanitizeType, 20),
    (AttrKind::SkipProfile, 16),
    (AttrKind::Writable, 18),
];

/// Attributes with a value, and the words that said the same before.
const OLDER: &[(AttrKind, &str, &str)] = &[
    (AttrKind::Captures, "none", "nocapture"),
    (AttrKind::Memory, "none", "readnone"),
    (AttrKind::Memory, "read", "readonly"),
    (AttrKind::Memory, "write", "writeonly"),
    (AttrKind::Memory, "argmem: readwrite", "argmemonly"),
    (AttrKind::Memory, "argmem: read", "argmemonly readonly"),
    (AttrKind::Memory, "argmem: write", "argmemonly writeonly"),
    (AttrKind::Memory, "inaccessiblemem: readwrite", "inaccessiblememonly"),
    (AttrKind::Memory, "inaccessiblemem: read", "inaccessiblememonly readonly"),
    (AttrKind::Memory, "inaccessiblemem: write", "inaccessiblememonly writeonly"),
    (
        AttrKind::Memory,
        "argmem: readwrite, inaccessiblemem: readwrite",
        "inaccessiblemem_or_argmemonly",
    ),
];
