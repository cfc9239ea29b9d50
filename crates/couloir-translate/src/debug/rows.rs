//! The table of debug-info attributes: the node each becomes, and which parameter gives which
//! field.

use couloir_llvmir::DiKind;

/// How a parameter becomes a field.
#[derive(Clone, Copy)]
pub enum How {
    /// A word of the DWARF standard, or this one.
    Word(&'static str),
    /// A string; none where it is empty.
    Text,
    /// A node.
    Node,
    /// An expression, empty where there is none.
    Expression,
    /// A tuple of nodes; none where it is empty.
    Nodes,
    /// A tuple of nodes, even where it is empty.
    Types,
    /// A number.
    Number,
    /// A number that may be missing, which is not the same as 0.
    MaybeNumber,
    /// A truth value.
    Truth,
    /// A variable or an expression.
    Computed,
    /// A number of 16 bits: of others these bits.
    Short,
    /// A column, 0 where it does not fit in 16 bits.
    Column,
    /// A constant, a variable or an expression.
    Bound,
    /// Flags of a type or variable.
    Flags,
    /// Flags of a subprogram.
    SubprogramFlags,
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// When a node is distinct.
#[derive(Clone, Copy)]
pub enum Distinct {
    /// Never.
    Never,
    /// Always.
    Always,
    /// A composite type with a name of its own in the language.
    ByTag,
    /// A subprogram that is a definition.
    Definition,
}

/// Parameter, field, how.
pub(crate) type FieldRow = (usize, &'static str, How);

/// What an attribute becomes.
#[derive(Clone, Copy)]
pub struct Row {
    /// The attribute's mnemonic.
    pub mnemonic: &'static str,
    /// The kind of node.
    pub kind: DiKind,
    /// When the node is distinct.
    pub distinct: Distinct,
    /// Where the identity of its own is.
    pub id: Option<usize>,
    /// Where the identity of a cycle is.
    pub rec_id: Option<usize>,
    /// Parameter, field, how.
    pub fields: &'static [FieldRow],
}

/// The row of an attribute.
pub(super) fn row(mnemonic: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.mnemonic == mnemonic)
}

/// The row of a kind of node.
pub fn row_of(kind: DiKind) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.kind == kind)
}

const fn plain(mnemonic: &'static str, kind: DiKind, fields: &'static [FieldRow]) -> Row {
    Row { mnemonic, kind, distinct: Distinct::Never, id: None, rec_id: None, fields }
}

const fn distinct(distinct: Distinct, row: Row) -> Row {
    Row { distinct, ..row }
}

/// A tag that is not given.
const TAG: How = Word("DW_TAG_null");

const EMISSION: How = Choice(&["NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"]);

const NAME_TABLE: How = Choice(&["Default", "GNU", "None", "Apple"]);

use How::{
    Bound, Choice, Column, Computed, Expression, Flags, MaybeNumber, Node, Nodes, Number, Short,
    SubprogramFlags, Text, Truth, Types, Word,
};

const ROWS: &[Row] = &[
    plain(
        "di_basic_type",
        DiKind::BasicType,
        &[(0, "tag", TAG), (1, "name", Text), (2, "size", Number), (3, "encoding", Word(""))],
    ),
    plain(
        "di_common_block",
        DiKind::CommonBlock,
        &[
            (0, "scope", Node),
            (1, "declaration", Node),
            (2, "name", Text),
            (3, "file", Node),
            (4, "line", Number),
        ],
    ),
    Row {
        id: Some(0),
        ..distinct(
            Distinct::Always,
            plain(
                "di_compile_unit",
                DiKind::CompileUnit,
                &[
                    (1, "language", Word("")),
                    (2, "file", Node),
                    (3, "producer", Text),
                    (4, "isOptimized", Truth),
                    (5, "emissionKind", EMISSION),
                    (6, "nameTableKind", NAME_TABLE),
                    (7, "splitDebugFilename", Text),
                ],
            ),
        )
    },
    Row {
        rec_id: Some(0),
        ..distinct(
            Distinct::ByTag,
            plain(
                "di_composite_type",
                DiKind::CompositeType,
                &[
                    (2, "tag", TAG),
                    (3, "name", Text),
                    (4, "file", Node),
                    (5, "line", Number),
                    (6, "scope", Node),
                    (7, "baseType", Node),
                    (8, "flags", Flags),
                    (9, "size", Number),
                    (10, "align", Number),
                    (11, "dataLocation", Node),
                    (12, "rank", Node),
                    (13, "allocated", Node),
                    (14, "associated", Node),
                    (15, "elements", Nodes),
                ],
            ),
        )
    },
    plain(
        "di_derived_type",
        DiKind::DerivedType,
        &[
            (0, "tag", TAG),
            (1, "name", Text),
            (2, "baseType", Node),
            (3, "size", Number),
            (4, "align", Number),
            (5, "offset", Number),
            (6, "dwarfAddressSpace", MaybeNumber),
            (7, "extraData", Node),
        ],
    ),
    plain("di_file", DiKind::File, &[(0, "filename", Text), (1, "directory", Text)]),
    plain(
        "di_generic_subrange",
        DiKind::GenericSubrange,
        &[
            (0, "count", Computed),
            (1, "lowerBound", Computed),
            (2, "upperBound", Computed),
            (3, "stride", Computed),
        ],
    ),
    distinct(
        Distinct::Always,
        plain(
            "di_global_variable",
            DiKind::GlobalVariable,
            &[
                (0, "scope", Node),
                (1, "name", Text),
                (2, "linkageName", Text),
                (3, "file", Node),
                (4, "line", Number),
                (5, "type", Node),
                (6, "isLocal", Truth),
                (7, "isDefinition", Truth),
                (8, "align", Number),
            ],
        ),
    ),
    plain(
        "di_global_variable_expression",
        DiKind::GlobalVariableExpression,
        &[(0, "var", Node), (1, "expr", Expression)],
    ),
    plain(
        "di_imported_entity",
        DiKind::ImportedEntity,
        &[
            (0, "tag", TAG),
            (1, "scope", Node),
            (2, "entity", Node),
            (3, "file", Node),
            (4, "line", Number),
            (5, "name", Text),
            (6, "elements", Nodes),
        ],
    ),
    plain(
        "di_label",
        DiKind::Label,
        &[(0, "scope", Node), (1, "name", Text), (2, "file", Node), (3, "line", Number)],
    ),
    distinct(
        Distinct::Always,
        plain(
            "di_lexical_block",
            DiKind::LexicalBlock,
            &[(0, "scope", Node), (1, "file", Node), (2, "line", Number), (3, "column", Column)],
        ),
    ),
    distinct(
        Distinct::Always,
        plain(
            "di_lexical_block_file",
            DiKind::LexicalBlockFile,
            &[(0, "scope", Node), (1, "file", Node), (2, "discriminator", Number)],
        ),
    ),
    plain(
        "di_local_variable",
        DiKind::LocalVariable,
        &[
            (0, "scope", Node),
            (1, "name", Text),
            (2, "file", Node),
            (3, "line", Number),
            (4, "arg", Short),
            (5, "align", Number),
            (6, "type", Node),
            (7, "flags", Flags),
        ],
    ),
    plain(
        "di_module",
        DiKind::Module,
        &[
            (0, "file", Node),
            (1, "scope", Node),
            (2, "name", Text),
            (3, "configMacros", Text),
            (4, "includePath", Text),
            (5, "apinotes", Text),
            (6, "line", Number),
            (7, "isDecl", Truth),
        ],
    ),
    plain(
        "di_namespace",
        DiKind::Namespace,
        &[(0, "name", Text), (1, "scope", Node), (2, "exportSymbols", Truth)],
    ),
    plain(
        "di_string_type",
        DiKind::StringType,
        &[
            (0, "tag", TAG),
            (1, "name", Text),
            (2, "size", Number),
            (3, "align", Number),
            (4, "stringLength", Node),
            (5, "stringLengthExpression", Node),
            (6, "stringLocationExpression", Node),
            (7, "encoding", Word("")),
        ],
    ),
    Row {
        id: Some(2),
        rec_id: Some(0),
        ..distinct(
            Distinct::Definition,
            plain(
                "di_subprogram",
                DiKind::Subprogram,
                &[
                    (4, "scope", Node),
                    (5, "name", Text),
                    (6, "linkageName", Text),
                    (7, "file", Node),
                    (8, "line", Number),
                    (9, "scopeLine", Number),
                    (10, "spFlags", SubprogramFlags),
                    (11, "type", Node),
                    (3, "unit", Node),
                    (12, "retainedNodes", Nodes),
                    (13, "annotations", Nodes),
                ],
            ),
        )
    },
    plain(
        "di_subrange",
        DiKind::Subrange,
        &[
            (0, "count", Bound),
            (1, "lowerBound", Bound),
            (2, "upperBound", Bound),
            (3, "stride", Bound),
        ],
    ),
    plain(
        "di_subroutine_type",
        DiKind::SubroutineType,
        &[(0, "cc", Word("")), (1, "types", Types)],
    ),
];
