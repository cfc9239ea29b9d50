//! Values of the fields of specialised nodes: which kind of value a field takes, within which
//! bounds, and the one spelling that is kept of it.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::error::Res;
use super::lexer::Tok;
use super::numbers::{fitting, small_int};
use super::{Parser, fault};
use crate::di::{DiField, DiKind, FieldSpec};
use crate::dwarf;
use crate::dwarf_words as words;
use crate::metadata::MetadataData;

/// A number that has words.
pub(super) struct Words {
    /// What all words begin with; empty where each is a token of its own.
    prefix: &'static str,
    /// What it is called in messages.
    name: &'static str,
    table: &'static [(u64, &'static str)],
    limit: u64,
}

/// Bits that have words.
struct Flags {
    prefix: &'static str,
    name: &'static str,
    table: &'static [(u64, u64, &'static str)],
}

/// What a field takes.
#[derive(Clone, Copy)]
enum Value {
    /// A number from zero to a limit.
    Unsigned(u64),
    /// A number from one limit to another.
    Signed(i64, i64),
    /// A number of any size.
    Wide,
    Bool,
    Word(&'static Words),
    Flags(&'static Flags),
    Checksum,
    /// A string; whether it may be empty.
    Text {
        empty: bool,
    },
    /// Metadata; whether it may be `null`.
    Node {
        null: bool,
    },
    UnsignedOrNode,
    /// A number not below a limit, or metadata.
    SignedOrNode {
        least: i64,
        null: bool,
    },
    /// A list of operands in braces.
    List,
}

const BYTE: u64 = u8::MAX as u64;
const HALF: u64 = u16::MAX as u64;
const WORD: u64 = u32::MAX as u64;

static TAG: Words = Words { prefix: "DW_TAG_", name: "DWARF tag", table: words::TAGS, limit: HALF };
static LANGUAGE: Words =
    Words { prefix: "DW_LANG_", name: "DWARF language", table: words::LANGUAGES, limit: HALF };
static LANGUAGE_NAME: Words = Words {
    prefix: "DW_LNAME_",
    name: "DWARF source language name",
    table: words::LANGUAGE_NAMES,
    limit: WORD,
};
static CONVENTION: Words = Words {
    prefix: "DW_CC_",
    name: "DWARF calling convention",
    table: words::CALLING_CONVENTIONS,
    limit: BYTE,
};
static ENCODING: Words = Words {
    prefix: "DW_ATE_",
    name: "DWARF type attribute encoding",
    table: words::ENCODINGS,
    limit: BYTE,
};
static MACRO: Words = Words {
    prefix: "DW_MACINFO_",
    name: "DWARF macinfo type",
    table: words::MACRO_KINDS,
    limit: BYTE,
};
static ENUM_KIND: Words = Words {
    prefix: "DW_APPLE_ENUM_KIND_",
    name: "DWARF enum kind code",
    table: &[(0, "DW_APPLE_ENUM_KIND_Closed"), (1, "DW_APPLE_ENUM_KIND_Open")],
    limit: 1,
};
static EMISSION: Words = Words {
    prefix: "",
    name: "emission kind",
    table: &[(0, "NoDebug"), (1, "FullDebug"), (2, "LineTablesOnly"), (3, "DebugDirectivesOnly")],
    limit: 3,
};
static NAME_TABLE: Words = Words {
    prefix: "",
    name: "nameTable kind",
    table: &[(0, "Default"), (1, "GNU"), (2, "None"), (3, "Apple")],
    limit: 3,
};
static FIXED_POINT: Words = Words {
    prefix: "",
    name: "fixed-point kind",
    table: &[(0, "Binary"), (1, "Decimal"), (2, "Rational")],
    limit: 2,
};
pub(super) static VIRTUALITY: Words = Words {
    prefix: "DW_VIRTUALITY_",
    name: "DWARF virtuality code",
    table: &[
        (0, "DW_VIRTUALITY_none"),
        (1, "DW_VIRTUALITY_virtual"),
        (2, "DW_VIRTUALITY_pure_virtual"),
    ],
    limit: 2,
};
static DI_FLAGS: Flags =
    Flags { prefix: "DIFlag", name: "debug info flag", table: words::DI_FLAGS };
static SUBPROGRAM_FLAGS: Flags = Flags {
    prefix: "DISPFlag",
    name: "subprogram debug info flag",
    table: words::SUBPROGRAM_FLAGS,
};

const CHECKSUMS: [&[u8]; 3] = [b"CSK_MD5", b"CSK_SHA1", b"CSK_SHA256"];

/// The numbers of all words that are looked up often: tags, languages, encodings.
static NUMBERS: LazyLock<FxHashMap<&'static [u8], u64>> = LazyLock::new(|| {
    let tables = [&TAG, &LANGUAGE, &LANGUAGE_NAME, &CONVENTION, &ENCODING, &MACRO, &ENUM_KIND];
    let rows = tables.into_iter().flat_map(|words| words.table);
    rows.map(|&(number, word)| (word.as_bytes(), number)).collect()
});

/// What each field of each kind takes, by their places in the table of kinds.
static VALUES: LazyLock<Vec<Vec<Value>>> = LazyLock::new(|| {
    let kinds = DiKind::all();
    kinds.map(|kind| kind.fields().iter().map(|spec| value_of(kind, spec)).collect()).collect()
});

/// Fields that are strings where they have a name of these.
const TEXTS: &[&str] = &[
    "name",
    "linkageName",
    "producer",
    "splitDebugFilename",
    "sysroot",
    "sdk",
    "identifier",
    "filename",
    "directory",
    "checksum",
    "source",
    "configMacros",
    "includePath",
    "apinotes",
    "targetFuncName",
    "setter",
    "getter",
    "header",
];

const BOOLS: &[&str] = &[
    "isOptimized",
    "splitDebugInlining",
    "debugInfoForProfiling",
    "rangesBaseAddress",
    "isLocal",
    "isDefinition",
    "isUnsigned",
    "isImplicitCode",
    "ptrAuthIsAddressDiscriminated",
    "ptrAuthIsaPointer",
    "ptrAuthAuthenticatesNullValues",
    "exportSymbols",
    "isDecl",
    "defaulted",
    "isArtificial",
    "keyInstructions",
];

fn value_of(kind: DiKind, spec: &FieldSpec) -> Value {
    let any = i64::MIN;
    match (kind, spec.name) {
        (DiKind::GlobalVariable, "name") => Value::Text { empty: false },
        (DiKind::CompileUnit, "flags") | (DiKind::Macro, "value") => Value::Text { empty: true },
        (DiKind::GenericNode, "operands") => Value::List,
        (DiKind::Enumerator, "value") | (_, "numerator" | "denominator") => Value::Wide,
        (DiKind::FixedPointType, "factor") => Value::Signed(any, i64::MAX),
        (DiKind::Subrange, "count") => Value::SignedOrNode { least: -1, null: false },
        (DiKind::Subrange | DiKind::GenericSubrange, _) | (_, "rank") => {
            Value::SignedOrNode { least: any, null: true }
        }
        (DiKind::SubrangeType, "lowerBound" | "upperBound" | "stride" | "bias") => {
            Value::SignedOrNode { least: any, null: true }
        }
        (_, name) if BOOLS.contains(&name) => Value::Bool,
        (_, name) if TEXTS.contains(&name) => Value::Text { empty: true },
        (_, name) => named(kind, name).unwrap_or(match spec.refers() {
            true => Value::Node { null: !needs_node(kind, name) },
            false => Value::Unsigned(limit(name)),
        }),
    }
}

/// Fields of words and flags, and sizes.
fn named(kind: DiKind, name: &str) -> Option<Value> {
    Some(match name {
        "tag" => Value::Word(&TAG),
        "language" | "runtimeLang" => Value::Word(&LANGUAGE),
        "sourceLanguageName" => Value::Word(&LANGUAGE_NAME),
        "cc" => Value::Word(&CONVENTION),
        "encoding" => Value::Word(&ENCODING),
        "enumKind" => Value::Word(&ENUM_KIND),
        "emissionKind" => Value::Word(&EMISSION),
        "nameTableKind" => Value::Word(&NAME_TABLE),
        "kind" => Value::Word(&FIXED_POINT),
        "type" if matches!(kind, DiKind::Macro | DiKind::MacroFile) => Value::Word(&MACRO),
        "checksumkind" => Value::Checksum,
        "flags" => Value::Flags(&DI_FLAGS),
        "spFlags" => Value::Flags(&SUBPROGRAM_FLAGS),
        "size" | "offset" => Value::UnsignedOrNode,
        "thisAdjustment" => Value::Signed(i32::MIN.into(), i32::MAX.into()),
        _ => return None,
    })
}

fn limit(name: &str) -> u64 {
    match name {
        "column" | "arg" | "ptrAuthExtraDiscriminator" => HALF,
        "ptrAuthKey" => 7,
        "atomGroup" | "atomRank" | "dwoId" | "coroSuspendIdx" => u64::MAX,
        _ => WORD,
    }
}

/// Whether a node cannot have `null` there.
fn needs_node(kind: DiKind, name: &str) -> bool {
    match kind {
        DiKind::Location
        | DiKind::LexicalBlock
        | DiKind::LexicalBlockFile
        | DiKind::LocalVariable
        | DiKind::Label => name == "scope",
        DiKind::CompileUnit => name == "file",
        _ => false,
    }
}

impl Parser<'_> {
    /// The value of the field at a place of a kind.
    pub(super) fn field_value(
        &mut self,
        kind: DiKind,
        place: usize,
        spec: &FieldSpec,
    ) -> Res<DiField> {
        let value = VALUES.get(kind as usize).and_then(|fields| fields.get(place));
        let name = spec.name;
        match *value.unwrap_or(&Value::Node { null: true }) {
            Value::Unsigned(limit) => self.unsigned_field(name, limit).map(number),
            Value::Signed(least, most) => self.signed_field(name, least, most).map(DiField::Int),
            Value::Wide => self.wide_field(),
            Value::Bool => self.bool_field().map(DiField::Bool),
            Value::Word(words) => self.word_field(name, words),
            Value::Flags(flags) => self.flags_field(flags),
            Value::Checksum => self.checksum_field(name),
            Value::Text { empty } => self.text_field(name, empty),
            Value::Node { null } => self.node_field(name, null),
            Value::List => self.list_field(),
            Value::UnsignedOrNode if self.tok() == Tok::Int => {
                self.unsigned_field(name, u64::MAX).map(number)
            }
            Value::SignedOrNode { least, .. } if self.tok() == Tok::Int => {
                let value = self.signed_field(name, least, i64::MAX)?;
                Ok(self.bound(kind, spec, value))
            }
            Value::UnsignedOrNode => self.node_field(name, true),
            Value::SignedOrNode { null, .. } => self.node_field(name, null),
        }
    }

    fn unsigned_field(&mut self, name: &str, limit: u64) -> Res<u64> {
        let text = self.lex.text();
        if self.tok() != Tok::Int || text.first() == Some(&b'-') {
            return self.fail("expected unsigned integer");
        }
        let Some(value) = fitting(text).filter(|&value| value <= limit) else {
            return self.fail(format!("value for '{name}' too large, limit is {limit}"));
        };
        self.bump();
        Ok(value)
    }

    fn signed_field(&mut self, name: &str, least: i64, most: i64) -> Res<i64> {
        if self.tok() != Tok::Int {
            return self.fail("expected signed integer");
        }
        let text = self.lex.text();
        let parsed = || std::str::from_utf8(text).ok().and_then(|text| text.parse().ok());
        let low = || format!("value for '{name}' too small, limit is {least}");
        let high = || format!("value for '{name}' too large, limit is {most}");
        match small_int(text).or_else(parsed) {
            Some(value) if value < least => self.fail(low()),
            Some(value) if value > most => self.fail(high()),
            Some(value) => {
                self.bump();
                Ok(value)
            }
            None if text.first() == Some(&b'-') => self.fail(low()),
            None => self.fail(high()),
        }
    }

    /// A number of more than 64 bits stays the text it is.
    fn wide_field(&mut self) -> Res<DiField> {
        if self.tok() != Tok::Int {
            return self.fail("expected integer");
        }
        let text = self.lex.text();
        let value = match small_int(text) {
            Some(value) => DiField::Int(value),
            None => match std::str::from_utf8(text).ok().and_then(|text| text.parse().ok()) {
                Some(value) => DiField::UInt(value),
                None => DiField::Word(self.str(text)),
            },
        };
        self.bump();
        Ok(value)
    }

    pub(super) fn bool_field(&mut self) -> Res<bool> {
        match self.peek_word() {
            word @ (b"true" | b"false") => {
                self.bump();
                Ok(word == b"true")
            }
            _ => self.fail("expected 'true' or 'false'"),
        }
    }

    /// The number of a word, where it may also be given as a number.
    pub(super) fn word_number(&mut self, name: &str, words: &Words) -> Res<u64> {
        if self.tok() == Tok::Int {
            return self.unsigned_field(name, words.limit);
        }
        let word = self.peek_word();
        if self.tok() != Tok::Word || !word.starts_with(words.prefix.as_bytes()) {
            return self.fail(format!("expected {}", words.name));
        }
        let known = NUMBERS.get(word).copied();
        let listed = || {
            let row = words.table.iter().find(|row| row.1.as_bytes() == word);
            row.map(|row| row.0)
        };
        match known.or_else(listed) {
            Some(number) => {
                self.bump();
                Ok(number)
            }
            None if words.prefix.is_empty() => self.fail(format!("expected {}", words.name)),
            None => {
                let word = String::from_utf8_lossy(word);
                self.fail(format!("invalid {} '{word}'", words.name))
            }
        }
    }

    /// A word stands for its number wherever there is one.
    fn word_field(&mut self, name: &str, words: &Words) -> Res<DiField> {
        let word = self.lex.text();
        let is_number = self.tok() == Tok::Int;
        let value = self.word_number(name, words)?;
        if !is_number {
            return Ok(DiField::Word(self.str(word)));
        }
        let row = words.table.iter().find(|row| row.0 == value);
        Ok(row.map_or(number(value), |row| DiField::Word(self.ctx.str(row.1))))
    }

    /// Flags in LLVM's order, however they were given.
    fn flags_field(&mut self, flags: &Flags) -> Res<DiField> {
        let first = self.lex.text();
        let mut bits = self.one_flag(flags)?;
        if self.tok() != Tok::Pipe && first.starts_with(flags.prefix.as_bytes()) {
            return Ok(DiField::Word(self.str(first)));
        }
        while self.eat(Tok::Pipe) {
            bits |= self.one_flag(flags)?;
        }
        Ok(DiField::Word(self.ctx.str(&words::flag_words(flags.table, bits))))
    }

    fn one_flag(&mut self, flags: &Flags) -> Res<u64> {
        let text = self.lex.text();
        match self.tok() {
            Tok::Int if text.first() != Some(&b'-') => return self.uint32().map(u64::from),
            Tok::Word if text.starts_with(flags.prefix.as_bytes()) => {}
            _ => return self.fail("expected debug info flag"),
        }
        let Some(bits) = words::flag_bits(flags.table, text) else {
            let text = String::from_utf8_lossy(text);
            return self.fail(format!("invalid {} '{text}'", flags.name));
        };
        self.bump();
        Ok(bits)
    }

    fn checksum_field(&mut self, name: &str) -> Res<DiField> {
        let word = self.lex.text();
        if self.tok() == Tok::Word && CHECKSUMS.contains(&word) {
            self.bump();
            return Ok(DiField::Word(self.str(word)));
        }
        let given = if word.starts_with(b"CSK_") { word } else { name.as_bytes() };
        self.fail(format!("invalid checksum kind '{}'", String::from_utf8_lossy(given)))
    }

    fn text_field(&mut self, name: &str, empty: bool) -> Res<DiField> {
        let at = self.at();
        let text = self.string()?;
        if !text.is_empty() {
            let text = self.str(&text);
            return Ok(DiField::Node(self.ctx.intern_metadata(MetadataData::String(text))));
        }
        match empty {
            true => Ok(DiField::Null),
            false => fault(at, format!("'{name}' cannot be empty")),
        }
    }

    fn node_field(&mut self, name: &str, null: bool) -> Res<DiField> {
        if self.peek_word() == b"null" && self.tok() == Tok::Word {
            if !null {
                return self.fail(format!("'{name}' cannot be null"));
            }
            self.bump();
            return Ok(DiField::Null);
        }
        self.metadata_or_value().map(DiField::Node)
    }

    fn list_field(&mut self) -> Res<DiField> {
        let at = self.at();
        if self.tok() != Tok::LBrace {
            return self.fail("expected '{' here");
        }
        let data = self.tuple()?;
        Ok(DiField::Node(self.nodes.anonymous(self.ctx, data, false, at)))
    }

    /// A bound that is given as a number.
    fn bound(&self, kind: DiKind, spec: &FieldSpec, value: i64) -> DiField {
        match kind {
            DiKind::GenericSubrange => {
                DiField::Node(self.ctx.md_expression(&[dwarf::CONSTS, value as u64]))
            }
            DiKind::Subrange | DiKind::SubrangeType => {
                DiField::Node(self.ctx.md_constant(self.ctx.i64(value)))
            }
            _ if spec.bare => DiField::Node(self.ctx.md_constant(self.ctx.i64(value))),
            _ => DiField::Int(value),
        }
    }
}

fn number(value: u64) -> DiField {
    i64::try_from(value).map_or(DiField::UInt(value), DiField::Int)
}
