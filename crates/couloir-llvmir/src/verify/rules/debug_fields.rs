//! What the fields of nodes of debug information refer to.
//!
//! A row of the table says of a field which nodes it may have; the first row that does not hold is
//! reported, with the node and what the field has.

use super::Rules;
use crate::constants::ConstantData;
use crate::di::{DiField, DiKind};
use crate::metadata::{DiNode, Metadata, MetadataData};

/// What a field may refer to.
#[derive(Clone, Copy)]
enum Wanted {
    /// A node of one of these kinds.
    Kinds(&'static [DiKind]),
    /// A node that is no more than debug information: all but locations, units of macros,
    /// variables with expressions.
    Node,
    /// The same, but not null.
    Given(&'static Wanted),
    /// A number, a variable or an expression; a number is as signed as LLVM takes it.
    Bound(&'static [DiKind]),
    /// A variable or an expression.
    Computed,
    /// A tuple.
    Tuple,
    /// Tuples whose elements are such, or null.
    Each(&'static Wanted),
    /// Whatever satisfies this.
    If(fn(&Rules<'_>, Metadata) -> bool),
}

const TYPES: &[DiKind] = &[
    DiKind::BasicType,
    DiKind::FixedPointType,
    DiKind::StringType,
    DiKind::DerivedType,
    DiKind::CompositeType,
    DiKind::SubroutineType,
    DiKind::SubrangeType,
];

const TYPE: Wanted = Wanted::Kinds(TYPES);

const SCOPE: Wanted = Wanted::Kinds(&[
    DiKind::BasicType,
    DiKind::FixedPointType,
    DiKind::StringType,
    DiKind::DerivedType,
    DiKind::CompositeType,
    DiKind::SubroutineType,
    DiKind::SubrangeType,
    DiKind::File,
    DiKind::CompileUnit,
    DiKind::Subprogram,
    DiKind::LexicalBlock,
    DiKind::LexicalBlockFile,
    DiKind::Namespace,
    DiKind::Module,
    DiKind::CommonBlock,
]);

const CODE: Wanted =
    Wanted::Kinds(&[DiKind::Subprogram, DiKind::LexicalBlock, DiKind::LexicalBlockFile]);

const FILE: Wanted = Wanted::Kinds(&[DiKind::File]);

/// Nodes that are no debug information by themselves.
const APART: &[DiKind] = &[
    DiKind::Location,
    DiKind::AssignId,
    DiKind::GlobalVariableExpression,
    DiKind::Macro,
    DiKind::MacroFile,
];

const VARIABLES: &[DiKind] = &[DiKind::LocalVariable, DiKind::GlobalVariable];
const VARIABLES_OR_MEMBERS: &[DiKind] =
    &[DiKind::LocalVariable, DiKind::GlobalVariable, DiKind::DerivedType];

const TEMPLATE: Wanted =
    Wanted::Given(&Wanted::Kinds(&[DiKind::TemplateTypeParameter, DiKind::TemplateValueParameter]));

const ENUMERATION: Wanted = Wanted::Given(&Wanted::If(|rules, node| {
    let di = rules.di(node).filter(|di| di.kind == DiKind::CompositeType);
    di.is_some_and(|di| rules.word(di, "tag") == "DW_TAG_enumeration_type")
}));

const RETAINED: Wanted = Wanted::Given(&Wanted::If(|rules, node| {
    let Some(di) = rules.di(node) else { return false };
    let declared = || !rules.word(di, "spFlags").contains("DISPFlagDefinition");
    TYPES.contains(&di.kind) || di.kind == DiKind::Subprogram && declared()
}));

const DECLARATION: Wanted = Wanted::If(|rules, node| {
    let di = rules.di(node).filter(|di| di.kind == DiKind::Subprogram);
    di.is_some_and(|di| !rules.word(di, "spFlags").contains("DISPFlagDefinition"))
});

const MACRO: Wanted = Wanted::Given(&Wanted::Kinds(&[DiKind::Macro, DiKind::MacroFile]));

const COUNT: &str = "Count must be signed constant or DIVariable or DIExpression";
const LOWER: &str = "LowerBound must be signed constant or DIVariable or DIExpression";
const UPPER: &str = "UpperBound must be signed constant or DIVariable or DIExpression";
const STRIDE: &str = "Stride must be signed constant or DIVariable or DIExpression";

/// A field of a kind, what it may refer to, what is said where it does not.
type Row = (DiKind, &'static str, Wanted, &'static str);

const ROWS: &[Row] = &[
    (DiKind::Subrange, "count", Wanted::Bound(VARIABLES), COUNT),
    (DiKind::Subrange, "lowerBound", Wanted::Bound(VARIABLES), LOWER),
    (DiKind::Subrange, "upperBound", Wanted::Bound(VARIABLES), UPPER),
    (DiKind::Subrange, "stride", Wanted::Bound(VARIABLES), STRIDE),
    (DiKind::GenericSubrange, "count", Wanted::Computed, COUNT),
    (
        DiKind::GenericSubrange,
        "lowerBound",
        Wanted::Given(&Wanted::If(|_, _| true)),
        "GenericSubrange must contain lowerBound",
    ),
    (DiKind::GenericSubrange, "lowerBound", Wanted::Computed, LOWER),
    (DiKind::GenericSubrange, "upperBound", Wanted::Computed, UPPER),
    (
        DiKind::GenericSubrange,
        "stride",
        Wanted::Given(&Wanted::If(|_, _| true)),
        "GenericSubrange must contain stride",
    ),
    (DiKind::GenericSubrange, "stride", Wanted::Computed, STRIDE),
    (DiKind::SubrangeType, "baseType", TYPE, "BaseType must be a type"),
    (
        DiKind::SubrangeType,
        "lowerBound",
        Wanted::Bound(VARIABLES_OR_MEMBERS),
        "LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
    ),
    (
        DiKind::SubrangeType,
        "upperBound",
        Wanted::Bound(VARIABLES_OR_MEMBERS),
        "UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
    ),
    (DiKind::SubrangeType, "stride", Wanted::Bound(VARIABLES), STRIDE),
    (
        DiKind::SubrangeType,
        "bias",
        Wanted::Bound(VARIABLES),
        "Bias must be signed constant or DIVariable or DIExpression",
    ),
    (DiKind::DerivedType, "file", FILE, "invalid file"),
    (DiKind::DerivedType, "scope", SCOPE, "invalid scope"),
    (DiKind::DerivedType, "baseType", TYPE, "invalid base type"),
    (DiKind::CompositeType, "file", FILE, "invalid file"),
    (DiKind::CompositeType, "scope", SCOPE, "invalid scope"),
    (DiKind::CompositeType, "baseType", TYPE, "invalid base type"),
    (DiKind::CompositeType, "elements", Wanted::Tuple, "invalid composite elements"),
    (DiKind::CompositeType, "vtableHolder", TYPE, "invalid vtable holder"),
    (DiKind::CompositeType, "templateParams", Wanted::Tuple, "invalid template params"),
    (
        DiKind::CompositeType,
        "templateParams",
        Wanted::Each(&TEMPLATE),
        "invalid template parameter",
    ),
    (DiKind::SubroutineType, "types", Wanted::Tuple, "invalid composite elements"),
    (DiKind::SubroutineType, "types", Wanted::Each(&TYPE), "invalid subroutine type ref"),
    (DiKind::CompileUnit, "file", Wanted::Given(&FILE), "invalid file"),
    (DiKind::CompileUnit, "enums", Wanted::Tuple, "invalid enum list"),
    (DiKind::CompileUnit, "enums", Wanted::Each(&ENUMERATION), "invalid enum type"),
    (DiKind::CompileUnit, "retainedTypes", Wanted::Tuple, "invalid retained type list"),
    (DiKind::CompileUnit, "retainedTypes", Wanted::Each(&RETAINED), "invalid retained type"),
    (DiKind::CompileUnit, "globals", Wanted::Tuple, "invalid global variable list"),
    (
        DiKind::CompileUnit,
        "globals",
        Wanted::Each(&Wanted::Given(&Wanted::Kinds(&[DiKind::GlobalVariableExpression]))),
        "invalid global variable ref",
    ),
    (DiKind::CompileUnit, "imports", Wanted::Tuple, "invalid imported entity list"),
    (
        DiKind::CompileUnit,
        "imports",
        Wanted::Each(&Wanted::Given(&Wanted::Kinds(&[DiKind::ImportedEntity]))),
        "invalid imported entity ref",
    ),
    (DiKind::CompileUnit, "macros", Wanted::Tuple, "invalid macro list"),
    (DiKind::CompileUnit, "macros", Wanted::Each(&MACRO), "invalid macro ref"),
    (DiKind::Subprogram, "scope", SCOPE, "invalid scope"),
    (DiKind::Subprogram, "file", FILE, "invalid file"),
    (
        DiKind::Subprogram,
        "type",
        Wanted::Kinds(&[DiKind::SubroutineType]),
        "invalid subroutine type",
    ),
    (DiKind::Subprogram, "containingType", TYPE, "invalid containing type"),
    (DiKind::Subprogram, "templateParams", Wanted::Tuple, "invalid template params"),
    (DiKind::Subprogram, "templateParams", Wanted::Each(&TEMPLATE), "invalid template parameter"),
    (DiKind::Subprogram, "declaration", DECLARATION, "invalid subprogram declaration"),
    (DiKind::Subprogram, "retainedNodes", Wanted::Tuple, "invalid retained nodes list"),
    (DiKind::Subprogram, "unit", Wanted::Kinds(&[DiKind::CompileUnit]), "invalid unit type"),
    (DiKind::Subprogram, "thrownTypes", Wanted::Tuple, "invalid thrown types list"),
    (DiKind::Subprogram, "thrownTypes", Wanted::Each(&Wanted::Given(&TYPE)), "invalid thrown type"),
    (DiKind::Namespace, "scope", SCOPE, "invalid scope ref"),
    (DiKind::CommonBlock, "scope", SCOPE, "invalid scope ref"),
    (
        DiKind::CommonBlock,
        "declaration",
        Wanted::Kinds(&[DiKind::GlobalVariable]),
        "invalid declaration",
    ),
    (DiKind::TemplateTypeParameter, "type", TYPE, "invalid type ref"),
    (DiKind::TemplateValueParameter, "type", TYPE, "invalid type ref"),
    (DiKind::GlobalVariable, "scope", SCOPE, "invalid scope"),
    (DiKind::GlobalVariable, "file", FILE, "invalid file"),
    (DiKind::GlobalVariable, "type", TYPE, "invalid type ref"),
    (
        DiKind::GlobalVariable,
        "declaration",
        Wanted::Kinds(&[DiKind::DerivedType]),
        "invalid static data member declaration",
    ),
    (DiKind::LocalVariable, "scope", SCOPE, "invalid scope"),
    (DiKind::LocalVariable, "file", FILE, "invalid file"),
    (DiKind::LocalVariable, "type", TYPE, "invalid type ref"),
    (DiKind::Label, "scope", SCOPE, "invalid scope"),
    (DiKind::Label, "file", FILE, "invalid file"),
    (DiKind::Label, "scope", Wanted::Given(&CODE), "label requires a valid scope"),
    (DiKind::ObjcProperty, "type", TYPE, "invalid type ref"),
    (DiKind::ObjcProperty, "file", FILE, "invalid file"),
    (DiKind::ImportedEntity, "scope", SCOPE, "invalid scope for imported entity"),
    (DiKind::ImportedEntity, "entity", Wanted::Node, "invalid imported entity"),
    (DiKind::Location, "scope", Wanted::Given(&CODE), "location requires a valid scope"),
    (
        DiKind::Location,
        "inlinedAt",
        Wanted::Kinds(&[DiKind::Location]),
        "inlined-at should be a location",
    ),
    (DiKind::MacroFile, "file", FILE, "invalid file"),
    (DiKind::MacroFile, "nodes", Wanted::Tuple, "invalid macro list"),
    (DiKind::MacroFile, "nodes", Wanted::Each(&MACRO), "invalid macro ref"),
];

/// Where the rows of each kind are; they stand together.
const OF_KIND: [(usize, usize); DiKind::COUNT] = {
    let (mut places, mut at) = ([(0, 0); DiKind::COUNT], 0);
    while at < ROWS.len() {
        let place = &mut places[ROWS[at].0 as usize];
        assert!(place.1 == 0 || place.1 == at, "rows of a kind stand apart");
        *place = (if place.1 == 0 { at } else { place.0 }, at + 1);
        at += 1;
    }
    places
};

impl Rules<'_> {
    /// The first field of a node that refers to what it may not: what is said, and what is shown
    /// beside the node.
    pub(super) fn wrong_field(&self, di: &DiNode) -> Option<(&'static str, Vec<Metadata>)> {
        let (start, end) = *OF_KIND.get(di.kind as usize)?;
        ROWS.get(start..end)?.iter().find_map(|row| self.wrong_in(di, row))
    }

    /// What is wrong by one row.
    fn wrong_in(
        &self,
        di: &DiNode,
        &(_, field, wanted, message): &Row,
    ) -> Option<(&'static str, Vec<Metadata>)> {
        let given = match di.field(field) {
            Some(DiField::Node(node)) => Some(node),
            Some(DiField::Null) | None => None,
            Some(_) => return None,
        };
        if let Wanted::Each(wanted) = wanted {
            let (list, element) = self.wrong_element(given?, *wanted)?;
            // Of what units list, the list is shown for enumerations alone.
            let unit = di.kind == DiKind::CompileUnit && field != "enums";
            let list = (!unit).then_some(list);
            return Some((message, list.into_iter().chain(element).collect()));
        }
        if self.is(given, wanted) {
            return None;
        }
        // Of bounds the node alone is shown.
        let alone = message.contains(" must ");
        Some((message, given.filter(|_| !alone).into_iter().collect()))
    }

    pub(super) fn is_type(&self, node: Metadata) -> bool {
        self.is(Some(node), TYPE)
    }

    /// The first element of a tuple that is not what it should be, after the tuple.
    fn wrong_element(
        &self,
        list: Metadata,
        wanted: Wanted,
    ) -> Option<(Metadata, Option<Metadata>)> {
        let Some(MetadataData::Tuple(elements)) = self.ctx.metadata(list) else { return None };
        let mut wrong = elements.iter().filter(|element| !self.is(**element, wanted));
        wrong.next().map(|element| (list, *element))
    }

    fn is(&self, node: Option<Metadata>, wanted: Wanted) -> bool {
        if let Wanted::Given(wanted) = wanted {
            return node.is_some() && self.is(node, *wanted);
        }
        let Some(node) = node else { return true };
        let kind = self.kind_of(node);
        let among = |kinds: &[DiKind]| kind.is_some_and(|kind| kinds.contains(&kind));
        match wanted {
            Wanted::Kinds(kinds) => among(kinds),
            Wanted::Node => kind.is_some() && !among(APART),
            Wanted::Bound(kinds) => among(kinds) || self.is_bound(node),
            Wanted::Computed => among(VARIABLES) || self.is_expression(node),
            Wanted::Tuple => matches!(self.ctx.metadata(node), Some(MetadataData::Tuple(_))),
            Wanted::If(holds) => holds(self, node),
            Wanted::Given(_) | Wanted::Each(_) => true,
        }
    }

    fn is_expression(&self, node: Metadata) -> bool {
        matches!(self.ctx.metadata(node), Some(MetadataData::Expression(_)))
    }

    fn is_bound(&self, node: Metadata) -> bool {
        let Some(MetadataData::Value(value)) = self.ctx.metadata(node) else {
            return self.is_expression(node);
        };
        matches!(self.ctx.constant(*value), ConstantData::Int { .. } | ConstantData::WideInt { .. })
    }
}
