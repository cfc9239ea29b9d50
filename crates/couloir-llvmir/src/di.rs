//! The table of specialised metadata nodes: their fields in the order LLVM prints them, the
//! defaults it leaves out, and the order in which it numbers the nodes they refer to.

use smallvec::SmallVec;

use crate::context::{Context, Str};
use crate::metadata::{DiNode, Metadata, MetadataData};

/// Value of a field of a specialised node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiField {
    /// A number.
    Int(i64),
    /// A number above the range of `i64`, or printed unsigned.
    UInt(u64),
    /// `true` or `false`
    Bool(bool),
    /// A quoted string.
    Str(Str),
    /// A word or several: `DW_TAG_member`, `DIFlagPublic | DIFlagArtificial`.
    Word(Str),
    /// A node, string or constant.
    Node(Metadata),
    /// `null`
    Null,
}

/// A field that is given, by its place in the kind's table. It is small: fields are most of what
/// a module with debug information takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Given {
    pub(crate) at: u8,
    sort: Sort,
    bits: u64,
}

/// Which sort of [`DiField`] the bits of a field are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Sort {
    Int,
    UInt,
    Bool,
    Str,
    Word,
    Node,
    Null,
}

impl Given {
    pub(crate) fn new(at: u8, value: DiField) -> Self {
        let (sort, bits) = match value {
            DiField::Int(value) => (Sort::Int, value.cast_unsigned()),
            DiField::UInt(value) => (Sort::UInt, value),
            DiField::Bool(value) => (Sort::Bool, value.into()),
            DiField::Str(text) => (Sort::Str, text.0.into()),
            DiField::Word(text) => (Sort::Word, text.0.into()),
            DiField::Node(node) => (Sort::Node, node.0.into()),
            DiField::Null => (Sort::Null, 0),
        };
        Self { at, sort, bits }
    }

    pub(crate) fn value(self) -> DiField {
        let handle = self.bits as u32;
        match self.sort {
            Sort::Int => DiField::Int(self.bits.cast_signed()),
            Sort::UInt => DiField::UInt(self.bits),
            Sort::Bool => DiField::Bool(self.bits != 0),
            Sort::Str => DiField::Str(Str(handle)),
            Sort::Word => DiField::Word(Str(handle)),
            Sort::Node => DiField::Node(Metadata(handle)),
            Sort::Null => DiField::Null,
        }
    }

    pub(crate) fn node(self) -> Option<Metadata> {
        (self.sort == Sort::Node).then_some(Metadata(self.bits as u32))
    }
}

/// When a field is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Omit {
    /// Never: where it is not given, or zero, `false`, empty or `null`, this text stands.
    Never(&'static str),
    /// Where it is zero, `false`, empty or `null`.
    Zero,
    /// Where it is this word, or zero.
    Word(&'static str),
    /// Where it is `true`.
    True,
    /// Where it is not given.
    Absent,
}

/// A field of a kind of node.
#[derive(Clone, Copy, Debug)]
pub struct FieldSpec {
    /// Name in the text.
    pub name: &'static str,
    /// When it is left out.
    pub omit: Omit,
    /// Place among the node's operands, for those that can refer to nodes.
    pub operand: u8,
    /// Whether an integer constant prints without its type.
    pub bare: bool,
}

const NO_OPERAND: u8 = u8::MAX;

const fn field(name: &'static str) -> FieldSpec {
    FieldSpec { name, omit: Omit::Zero, operand: NO_OPERAND, bare: false }
}

/// A field that refers to metadata, at a place among the operands.
const fn node(name: &'static str, operand: u8) -> FieldSpec {
    FieldSpec { operand, ..field(name) }
}

/// A field that refers to metadata, where an integer constant prints as a number.
const fn bound(name: &'static str, operand: u8) -> FieldSpec {
    FieldSpec { bare: true, ..node(name, operand) }
}

/// The same field, left out in other cases.
const fn omit(omit: Omit, spec: FieldSpec) -> FieldSpec {
    FieldSpec { omit, ..spec }
}

const ZERO: Omit = Omit::Never("0");
const FALSE: Omit = Omit::Never("false");
const NULL: Omit = Omit::Never("null");
const EMPTY: Omit = Omit::Never("\"\"");

macro_rules! kinds {
    ($($name:ident $text:literal [$($field:expr),* $(,)?];)*) => {
        /// A kind of specialised node.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum DiKind {
            $(#[doc = concat!("`", $text, "`")] $name,)*
        }

        const TABLE: &[(DiKind, &str, &[FieldSpec])] =
            &[$((DiKind::$name, $text, &[$($field),*]),)*];

        impl DiKind {
            /// How many kinds there are.
            pub(crate) const COUNT: usize = TABLE.len();
        }
    };
}

kinds! {
    GenericNode "GenericDINode" [
        field("tag"), node("header", 0), node("operands", 1),
    ];
    Location "DILocation" [
        omit(ZERO, field("line")), field("column"), omit(NULL, node("scope", 0)),
        node("inlinedAt", 1), field("isImplicitCode"), field("atomGroup"), field("atomRank"),
    ];
    AssignId "DIAssignID" [];
    Subrange "DISubrange" [
        bound("count", 0), bound("lowerBound", 1), bound("upperBound", 2), bound("stride", 3),
    ];
    GenericSubrange "DIGenericSubrange" [
        bound("count", 0), bound("lowerBound", 1), bound("upperBound", 2), bound("stride", 3),
    ];
    SubrangeType "DISubrangeType" [
        node("name", 2), node("scope", 1), node("file", 0), field("line"), field("size"),
        field("align"), field("flags"), omit(NULL, node("baseType", 3)), node("lowerBound", 4),
        node("upperBound", 5), node("stride", 6), node("bias", 7),
    ];
    Enumerator "DIEnumerator" [
        omit(EMPTY, node("name", 0)), omit(ZERO, field("value")), field("isUnsigned"),
    ];
    BasicType "DIBasicType" [
        omit(Omit::Word("DW_TAG_base_type"), field("tag")), node("name", 2), bound("size", 3),
        field("align"), field("dataSize"), field("encoding"), field("num_extra_inhabitants"), field("flags"),
    ];
    FixedPointType "DIFixedPointType" [
        omit(Omit::Word("DW_TAG_base_type"), field("tag")), node("name", 2), field("size"), field("align"), field("encoding"),
        field("kind"), field("factor"), field("numerator"), field("denominator"),
    ];
    StringType "DIStringType" [
        omit(Omit::Word("DW_TAG_string_type"), field("tag")), node("name", 2), node("stringLength", 3),
        node("stringLengthExpression", 4), node("stringLocationExpression", 5), field("size"),
        field("align"), field("encoding"),
    ];
    DerivedType "DIDerivedType" [
        field("tag"), node("name", 2), node("scope", 1), node("file", 0), field("line"),
        omit(NULL, node("baseType", 3)), bound("size", 6), field("align"), bound("offset", 7),
        field("flags"), node("extraData", 4), omit(Omit::Absent, field("dwarfAddressSpace")), node("annotations", 5),
        field("ptrAuthKey"), omit(Omit::Absent, field("ptrAuthIsAddressDiscriminated")),
        field("ptrAuthExtraDiscriminator"), omit(Omit::Absent, field("ptrAuthIsaPointer")),
        omit(Omit::Absent, field("ptrAuthAuthenticatesNullValues")),
    ];
    CompositeType "DICompositeType" [
        field("tag"), node("name", 2), node("scope", 1), node("file", 0), field("line"),
        node("baseType", 3), bound("size", 16), field("align"), bound("offset", 17),
        field("num_extra_inhabitants"), field("flags"),
        node("elements", 4), field("runtimeLang"), node("vtableHolder", 5),
        node("templateParams", 6), node("identifier", 7), node("discriminator", 8),
        node("dataLocation", 9), node("associated", 10), node("allocated", 11),
        bound("rank", 12), node("annotations", 13), node("specification", 14),
        field("enumKind"), node("bitStride", 15),
    ];
    SubroutineType "DISubroutineType" [
        field("flags"), field("cc"), omit(NULL, node("types", 3)),
    ];
    File "DIFile" [
        omit(EMPTY, node("filename", 0)), omit(EMPTY, node("directory", 1)),
        field("checksumkind"), node("checksum", 2), node("source", 3),
    ];
    CompileUnit "DICompileUnit" [
        field("language"), field("sourceLanguageName"), field("sourceLanguageVersion"),
        omit(NULL, node("file", 0)), node("producer", 1),
        omit(FALSE, field("isOptimized")), node("flags", 2),
        omit(ZERO, field("runtimeVersion")), node("splitDebugFilename", 3),
        omit(Omit::Never("NoDebug"), field("emissionKind")), node("enums", 4), node("retainedTypes", 5),
        node("globals", 6), node("imports", 7), node("macros", 8), field("dwoId"),
        omit(Omit::True, field("splitDebugInlining")), field("debugInfoForProfiling"),
        omit(Omit::Word("Default"), field("nameTableKind")), field("rangesBaseAddress"), node("sysroot", 9), node("sdk", 10),
    ];
    Subprogram "DISubprogram" [
        node("name", 2), node("linkageName", 3), omit(NULL, node("scope", 1)), node("file", 0),
        field("line"), node("type", 4), field("scopeLine"), node("containingType", 8),
        field("virtualIndex"), field("thisAdjustment"), field("flags"),
        omit(ZERO, field("spFlags")), node("unit", 5), node("templateParams", 9), node("declaration", 6),
        node("retainedNodes", 7), node("thrownTypes", 10), node("annotations", 11),
        node("targetFuncName", 12), field("keyInstructions"),
    ];
    LexicalBlock "DILexicalBlock" [
        omit(NULL, node("scope", 1)), node("file", 0), field("line"), field("column"),
    ];
    LexicalBlockFile "DILexicalBlockFile" [
        omit(NULL, node("scope", 1)), node("file", 0), omit(ZERO, field("discriminator")),
    ];
    Namespace "DINamespace" [
        node("name", 2), omit(NULL, node("scope", 1)), field("exportSymbols"),
    ];
    CommonBlock "DICommonBlock" [
        omit(NULL, node("scope", 0)), omit(NULL, node("declaration", 1)), node("name", 2),
        node("file", 3),
        field("line"),
    ];
    Module "DIModule" [
        omit(NULL, node("scope", 1)), node("name", 2), node("configMacros", 3),
        node("includePath", 4), node("apinotes", 5), node("file", 0), field("line"),
        field("isDecl"),
    ];
    TemplateTypeParameter "DITemplateTypeParameter" [
        node("name", 0), omit(NULL, node("type", 1)), field("defaulted"),
    ];
    TemplateValueParameter "DITemplateValueParameter" [
        omit(Omit::Word("DW_TAG_template_value_parameter"), field("tag")), node("name", 0), node("type", 1), field("defaulted"),
        omit(NULL, node("value", 2)),
    ];
    GlobalVariable "DIGlobalVariable" [
        node("name", 1), node("linkageName", 5), omit(NULL, node("scope", 0)), node("file", 2),
        field("line"), node("type", 3), omit(FALSE, field("isLocal")),
        omit(FALSE, field("isDefinition")), node("declaration", 6), node("templateParams", 7),
        field("align"), node("annotations", 8),
    ];
    LocalVariable "DILocalVariable" [
        node("name", 1), field("arg"), omit(NULL, node("scope", 0)), node("file", 2),
        field("line"), node("type", 3), field("flags"), field("align"), node("annotations", 4),
    ];
    Label "DILabel" [
        omit(NULL, node("scope", 0)), node("name", 1), node("file", 2), field("line"),
        field("column"), field("isArtificial"), field("coroSuspendIdx"),
    ];
    GlobalVariableExpression "DIGlobalVariableExpression" [
        omit(NULL, node("var", 0)), omit(NULL, node("expr", 1)),
    ];
    ObjcProperty "DIObjCProperty" [
        node("name", 0), node("file", 1), field("line"), node("setter", 3), node("getter", 2),
        field("attributes"), node("type", 4),
    ];
    ImportedEntity "DIImportedEntity" [
        field("tag"), node("name", 2), omit(NULL, node("scope", 0)), node("entity", 1),
        node("file", 3), field("line"), node("elements", 4),
    ];
    Macro "DIMacro" [
        field("type"), field("line"), node("name", 0), node("value", 1),
    ];
    MacroFile "DIMacroFile" [
        omit(Omit::Word("DW_MACINFO_start_file"), field("type")), field("line"), omit(NULL, node("file", 0)), node("nodes", 1),
    ];
}

impl DiKind {
    /// All kinds, in the order of the table.
    pub(crate) fn all() -> impl Iterator<Item = DiKind> {
        TABLE.iter().map(|row| row.0)
    }

    /// Its name in the text, without `!`.
    pub fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// The kind of this name.
    pub fn from_name(name: &str) -> Option<DiKind> {
        TABLE.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// Its fields, in the order they print.
    pub fn fields(self) -> &'static [FieldSpec] {
        TABLE[self as usize].2
    }
}

impl FieldSpec {
    /// Whether the field refers to metadata.
    pub(crate) fn refers(&self) -> bool {
        self.operand != NO_OPERAND
    }

    /// Whether a value given for the field is kept.
    pub(crate) fn keeps(&self, ctx: &Context, value: DiField) -> bool {
        let zero = matches!(
            value,
            DiField::Int(0)
                | DiField::UInt(0)
                | DiField::Bool(false)
                | DiField::Str(Str::EMPTY)
                | DiField::Word(Str::EMPTY)
                | DiField::Null
        );
        match (self.omit, value) {
            (Omit::Absent, _) => true,
            (Omit::True, value) => value != DiField::Bool(true),
            (Omit::Never(word) | Omit::Word(word), DiField::Word(given)) => {
                ctx.str_bytes(given) != word.as_bytes()
            }
            _ => !zero,
        }
    }
}

impl DiNode {
    /// A node of the given fields, in any order; fields its kind does not have are dropped.
    pub fn new(ctx: &Context, kind: DiKind, given: &[(&str, DiField)]) -> Self {
        let mut rest = given;
        let in_order = Self::of_values(ctx, kind, |spec| {
            let (&(_, value), more) = rest.split_first().filter(|(next, _)| next.0 == spec.name)?;
            rest = more;
            Some(value)
        });
        if rest.is_empty() {
            return in_order;
        }
        Self::of_values(ctx, kind, |spec| {
            given.iter().rfind(|(name, _)| *name == spec.name).map(|&(_, value)| value)
        })
    }

    /// A node of the values that its fields have, asked for in the order of the table.
    fn of_values(
        ctx: &Context,
        kind: DiKind,
        mut value: impl FnMut(&FieldSpec) -> Option<DiField>,
    ) -> Self {
        let mut fields: SmallVec<[Given; 16]> = SmallVec::new();
        for (index, spec) in kind.fields().iter().enumerate() {
            if let Some(value) = value(spec).filter(|&value| spec.keeps(ctx, value)) {
                fields.push(Given::new(index as u8, value));
            }
        }
        Self { kind, fields: fields.as_slice().into() }
    }

    /// The value of a field, `None` where it is at its default.
    pub fn field(&self, name: &str) -> Option<DiField> {
        let fields = self.kind.fields();
        let found = self.fields.iter().find(|own| fields[usize::from(own.at)].name == name);
        found.map(|own| own.value())
    }

    /// The same node with another value of a field, and without some other fields.
    pub(crate) fn with(&self, ctx: &Context, name: &str, value: DiField, without: &[&str]) -> Self {
        Self::of_values(ctx, self.kind, |spec| match spec.name {
            own if own == name => Some(value),
            own if without.contains(&own) => None,
            own => self.field(own),
        })
    }

    /// The metadata it refers to, in the order LLVM keeps its operands. A generic node has the
    /// elements of its list as operands, not the list.
    pub(crate) fn operands(&self, ctx: &Context) -> SmallVec<[Metadata; 8]> {
        let specs = self.kind.fields();
        let mut operands: SmallVec<[(u8, Metadata); 8]> = SmallVec::new();
        for field in &self.fields {
            if let Some(node) = field.node() {
                operands.push((specs[usize::from(field.at)].operand, node));
            }
        }
        operands.sort_by_key(|&(place, _)| place);
        let mut nodes: SmallVec<[Metadata; 8]> = operands.iter().map(|&(_, node)| node).collect();
        if self.kind == DiKind::GenericNode {
            let list = nodes.pop().and_then(|list| ctx.metadata(list));
            if let Some(MetadataData::Tuple(elems)) = list {
                nodes.extend(elems.iter().flatten().copied());
            }
        }
        nodes
    }
}
