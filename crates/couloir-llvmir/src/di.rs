//! The table of specialised metadata nodes: their fields in the order LLVM prints them, the
//! defaults it leaves out, and the order in which it numbers the nodes they refer to.

use smallvec::SmallVec;

use crate::context::Str;
use crate::metadata::{DiNode, Metadata};

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

/// When a field is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Default {
    /// Never: what is not given prints as `null`, `0`, `false` or `""`.
    Always,
    /// Where it is zero, `false`, empty or `null`.
    Zero,
    /// Where it is `true`.
    True,
}

/// A field of a kind of node.
#[derive(Clone, Copy, Debug)]
pub struct FieldSpec {
    /// Name in the text.
    pub name: &'static str,
    /// Default it is left out at.
    pub default: Default,
    /// What prints where it is not given and never left out.
    pub missing: DiField,
    /// Place among the node's operands, for those that can refer to nodes.
    pub operand: u8,
}

const NO_OPERAND: u8 = u8::MAX;

const fn field(name: &'static str) -> FieldSpec {
    FieldSpec { name, default: Default::Zero, missing: DiField::Null, operand: NO_OPERAND }
}

/// A field that refers to metadata, at a place among the operands.
const fn node(name: &'static str, operand: u8) -> FieldSpec {
    FieldSpec { name, default: Default::Zero, missing: DiField::Null, operand }
}

/// The same field, printed even at its default.
const fn always(spec: FieldSpec, missing: DiField) -> FieldSpec {
    FieldSpec { default: Default::Always, missing, ..spec }
}

const fn unless_true(spec: FieldSpec) -> FieldSpec {
    FieldSpec { default: Default::True, ..spec }
}

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
    };
}

const ZERO: DiField = DiField::Int(0);
const FALSE: DiField = DiField::Bool(false);
const NULL: DiField = DiField::Null;

kinds! {
    GenericNode "GenericDINode" [
        field("tag"), node("header", 0), node("operands", 1),
    ];
    Location "DILocation" [
        always(field("line"), ZERO), field("column"), always(node("scope", 0), NULL),
        node("inlinedAt", 1), field("isImplicitCode"), field("atomGroup"), field("atomRank"),
    ];
    AssignId "DIAssignID" [];
    Subrange "DISubrange" [
        node("count", 0), node("lowerBound", 1), node("upperBound", 2), node("stride", 3),
    ];
    GenericSubrange "DIGenericSubrange" [
        node("count", 0), node("lowerBound", 1), node("upperBound", 2), node("stride", 3),
    ];
    SubrangeType "DISubrangeType" [
        node("name", 2), node("scope", 1), node("file", 0), field("line"), field("size"),
        field("align"), field("flags"), node("baseType", 3), node("lowerBound", 4),
        node("upperBound", 5), node("stride", 6), node("bias", 7),
    ];
    Enumerator "DIEnumerator" [
        always(node("name", 0), NULL), always(field("value"), ZERO), field("isUnsigned"),
    ];
    BasicType "DIBasicType" [
        field("tag"), node("name", 2), node("size", 4), field("align"),
        node("dataSize", 5), field("encoding"), field("num_extra_inhabitants"), field("flags"),
    ];
    FixedPointType "DIFixedPointType" [
        field("tag"), node("name", 2), field("size"), field("align"), field("encoding"),
        field("kind"), field("factor"), field("numerator"), field("denominator"),
    ];
    StringType "DIStringType" [
        field("tag"), node("name", 2), node("stringLength", 3),
        node("stringLengthExpression", 4), node("stringLocationExpression", 5), field("size"),
        field("align"), field("encoding"),
    ];
    DerivedType "DIDerivedType" [
        field("tag"), node("name", 2), node("scope", 1), node("file", 0), field("line"),
        always(node("baseType", 3), NULL), node("size", 8), field("align"), node("offset", 9),
        field("flags"), node("extraData", 4), field("dwarfAddressSpace"), node("annotations", 5),
        field("ptrAuthKey"), field("ptrAuthIsAddressDiscriminated"),
        field("ptrAuthExtraDiscriminator"), field("ptrAuthIsaPointer"),
        field("ptrAuthAuthenticatesNullValues"),
    ];
    CompositeType "DICompositeType" [
        field("tag"), node("name", 2), node("scope", 1), node("file", 0), field("line"),
        node("baseType", 3), node("size", 16), field("align"), node("offset", 17), field("flags"),
        node("elements", 4), field("runtimeLang"), node("vtableHolder", 5),
        node("templateParams", 6), node("identifier", 7), node("discriminator", 8),
        node("dataLocation", 9), node("associated", 10), node("allocated", 11),
        node("rank", 12), node("annotations", 13), node("specification", 14),
        field("enumKind"), node("bitStride", 15), field("num_extra_inhabitants"),
    ];
    SubroutineType "DISubroutineType" [
        field("flags"), field("cc"), always(node("types", 3), NULL),
    ];
    File "DIFile" [
        always(node("filename", 0), NULL), always(node("directory", 1), NULL),
        field("checksumkind"), node("checksum", 2), node("source", 3),
    ];
    CompileUnit "DICompileUnit" [
        field("language"), field("sourceLanguageName"), field("sourceLanguageVersion"),
        always(node("file", 0), NULL), node("producer", 1),
        always(field("isOptimized"), FALSE), node("flags", 2),
        always(field("runtimeVersion"), ZERO), node("splitDebugFilename", 3),
        always(field("emissionKind"), NULL), node("enums", 4), node("retainedTypes", 5),
        node("globals", 6), node("imports", 7), node("macros", 8), field("dwoId"),
        unless_true(field("splitDebugInlining")), field("debugInfoForProfiling"),
        field("nameTableKind"), field("rangesBaseAddress"), node("sysroot", 9), node("sdk", 10),
    ];
    Subprogram "DISubprogram" [
        node("name", 2), node("linkageName", 3), always(node("scope", 1), NULL), node("file", 0),
        field("line"), node("type", 4), field("scopeLine"), node("containingType", 8),
        field("virtualIndex"), field("thisAdjustment"), field("flags"),
        field("spFlags"), node("unit", 5), node("templateParams", 9), node("declaration", 6),
        node("retainedNodes", 7), node("thrownTypes", 10), node("annotations", 11),
        node("targetFuncName", 12), field("keyInstructions"),
    ];
    LexicalBlock "DILexicalBlock" [
        always(node("scope", 1), NULL), node("file", 0), field("line"), field("column"),
    ];
    LexicalBlockFile "DILexicalBlockFile" [
        always(node("scope", 1), NULL), node("file", 0), always(field("discriminator"), ZERO),
    ];
    Namespace "DINamespace" [
        node("name", 2), always(node("scope", 1), NULL), field("exportSymbols"),
    ];
    CommonBlock "DICommonBlock" [
        always(node("scope", 0), NULL), node("declaration", 1), node("name", 2), node("file", 3),
        field("line"),
    ];
    Module "DIModule" [
        always(node("scope", 1), NULL), node("name", 2), node("configMacros", 3),
        node("includePath", 4), node("apinotes", 5), node("file", 0), field("line"),
        field("isDecl"),
    ];
    TemplateTypeParameter "DITemplateTypeParameter" [
        node("name", 0), always(node("type", 1), NULL), field("defaulted"),
    ];
    TemplateValueParameter "DITemplateValueParameter" [
        field("tag"), node("name", 0), node("type", 1), field("defaulted"),
        always(node("value", 2), NULL),
    ];
    GlobalVariable "DIGlobalVariable" [
        node("name", 1), node("linkageName", 5), always(node("scope", 0), NULL), node("file", 2),
        field("line"), node("type", 3), always(field("isLocal"), FALSE),
        always(field("isDefinition"), FALSE), node("declaration", 6), node("templateParams", 7),
        field("align"), node("annotations", 8),
    ];
    LocalVariable "DILocalVariable" [
        node("name", 1), field("arg"), always(node("scope", 0), NULL), node("file", 2),
        field("line"), node("type", 3), field("flags"), field("align"), node("annotations", 4),
    ];
    Label "DILabel" [
        always(node("scope", 0), NULL), node("name", 1), node("file", 2), field("line"),
        field("column"), field("isArtificial"), field("coroSuspendIdx"),
    ];
    GlobalVariableExpression "DIGlobalVariableExpression" [
        always(node("var", 0), NULL), always(node("expr", 1), NULL),
    ];
    ObjcProperty "DIObjCProperty" [
        node("name", 0), node("file", 1), field("line"), node("setter", 3), node("getter", 2),
        field("attributes"), node("type", 4),
    ];
    ImportedEntity "DIImportedEntity" [
        field("tag"), node("name", 2), always(node("scope", 0), NULL), node("entity", 1),
        node("file", 3), field("line"), node("elements", 4),
    ];
    Macro "DIMacro" [
        field("type"), field("line"), always(node("name", 0), NULL), node("value", 1),
    ];
    MacroFile "DIMacroFile" [
        field("line"), always(node("file", 0), NULL), node("nodes", 1),
    ];
}

impl DiKind {
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
    /// Whether the field is left out at this value.
    pub fn leaves_out(&self, value: DiField) -> bool {
        match self.default {
            Default::Always => value == self.missing,
            Default::True => value == DiField::Bool(true),
            Default::Zero => matches!(
                value,
                DiField::Int(0)
                    | DiField::UInt(0)
                    | DiField::Bool(false)
                    | DiField::Str(Str::EMPTY)
                    | DiField::Null
            ),
        }
    }
}

impl DiNode {
    /// A node of the given fields, in any order; fields its kind does not have are dropped.
    pub fn new(kind: DiKind, given: &[(&str, DiField)]) -> Self {
        let mut fields = SmallVec::new();
        for (index, spec) in kind.fields().iter().enumerate() {
            let value = given.iter().rfind(|(name, _)| *name == spec.name).map(|&(_, value)| value);
            if let Some(value) = value.filter(|&value| !spec.leaves_out(value)) {
                fields.push((index as u8, value));
            }
        }
        Self { kind, fields }
    }

    /// The value of a field, `None` where it is at its default.
    pub fn field(&self, name: &str) -> Option<DiField> {
        let fields = self.kind.fields();
        let found = self.fields.iter().find(|(at, _)| fields[usize::from(*at)].name == name);
        found.map(|&(_, value)| value)
    }

    /// The metadata it refers to, in the order LLVM keeps its operands.
    pub(crate) fn operands(&self) -> SmallVec<[Metadata; 8]> {
        let specs = self.kind.fields();
        let mut operands: SmallVec<[(u8, Metadata); 8]> = SmallVec::new();
        for &(at, value) in &self.fields {
            if let DiField::Node(node) = value {
                operands.push((specs[usize::from(at)].operand, node));
            }
        }
        operands.sort_by_key(|&(place, _)| place);
        operands.into_iter().map(|(_, node)| node).collect()
    }
}
