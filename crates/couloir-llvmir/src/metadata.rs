//! Metadata: strings, values, tuples, specialised debug-info nodes, expressions.
//!
//! Invariants: nodes that are not distinct are interned, so equal ones have equal handles;
//! distinct and forward-declared ones have an identity of their own. A specialised node keeps
//! its fields in the order of its kind's row in the table of [`crate::di`], without those at
//! their default.

use std::sync::OnceLock;

use couloir_intern::Interner;

use crate::constants::Constant;
use crate::context::{Context, Str};
use crate::di::{DiField, DiKind, Given};

/// Metadata of a [`Context`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Metadata(pub(crate) u32);

/// Bit of a handle that is not interned: distinct, or declared before its content is known.
const IDENTITY: u32 = 1 << 31;

/// What a [`Metadata`] stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MetadataData {
    /// `!"text"`
    String(Str),
    /// A constant as metadata.
    Value(Constant),
    /// `!{...}`; an operand may be `null`.
    Tuple(Box<[Option<Metadata>]>),
    /// `!DIName(field: value, ...)`
    Di(DiNode),
    /// `!DIExpression(...)` by its elements.
    Expression(Box<[u64]>),
    /// `!DIArgList(...)` of constants.
    ArgList(Box<[Constant]>),
}

/// A specialised node: its kind and the fields that are not at their default.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DiNode {
    /// Kind: `DILocation`, `DISubprogram`, ...
    pub kind: DiKind,
    /// Fields, in the order of the kind's table.
    pub(crate) fields: Box<[Given]>,
}

#[derive(Debug)]
struct Identity {
    distinct: bool,
    data: OnceLock<MetadataData>,
}

/// Where a context keeps its metadata.
#[derive(Debug)]
pub(crate) struct MetadataStore {
    uniqued: Interner<MetadataData>,
    identities: boxcar::Vec<Identity>,
}

impl MetadataStore {
    pub(crate) fn new() -> Self {
        Self { uniqued: Interner::new(), identities: boxcar::Vec::new() }
    }

    /// How many handles of each sort there are: interned ones and others.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.uniqued.len(), self.identities.count())
    }
}

impl Metadata {
    /// Index into dense tables, given how many interned handles there are.
    pub(crate) fn dense(self, uniqued: usize) -> usize {
        match self.0 & IDENTITY {
            0 => self.0 as usize,
            _ => uniqued + (self.0 & !IDENTITY) as usize,
        }
    }
}

impl Context {
    /// What `metadata` stands for; `None` while it is declared only.
    pub fn metadata(&self, metadata: Metadata) -> Option<&MetadataData> {
        if metadata.0 & IDENTITY == 0 {
            return Some(self.metadata.uniqued.get(metadata.0));
        }
        self.metadata.identities[(metadata.0 & !IDENTITY) as usize].data.get()
    }

    /// Whether a node is distinct.
    pub fn is_distinct(&self, metadata: Metadata) -> bool {
        metadata.0 & IDENTITY != 0
            && self.metadata.identities[(metadata.0 & !IDENTITY) as usize].distinct
    }

    /// All metadata there is.
    pub(crate) fn all_metadata(&self) -> impl Iterator<Item = Metadata> {
        let (uniqued, others) = self.metadata.counts();
        let others = (0..others as u32).map(|at| Metadata(IDENTITY | at));
        (0..uniqued as u32).map(Metadata).chain(others)
    }

    /// The metadata of `data`, the same handle for equal data.
    pub fn intern_metadata(&self, data: MetadataData) -> Metadata {
        Metadata(self.metadata.uniqued.intern(data))
    }

    /// A node whose content follows by [`Context::define_metadata`]: for cycles and for forward
    /// references. `distinct` nodes print so.
    pub fn declare_metadata(&self, distinct: bool) -> Metadata {
        let entry = Identity { distinct, data: OnceLock::new() };
        Metadata(IDENTITY | self.metadata.identities.push(entry) as u32)
    }

    /// Gives a declared node its content. Returns whether it took it: a node defined before, or
    /// never declared, does not.
    pub fn define_metadata(&self, metadata: Metadata, data: MetadataData) -> bool {
        metadata.0 & IDENTITY != 0
            && self.metadata.identities[(metadata.0 & !IDENTITY) as usize].data.set(data).is_ok()
    }

    /// A distinct node.
    pub fn distinct_metadata(&self, data: MetadataData) -> Metadata {
        let node = self.declare_metadata(true);
        self.define_metadata(node, data);
        node
    }

    /// `!"text"`
    pub fn md_string(&self, text: &str) -> Metadata {
        let text = self.str(text);
        self.intern_metadata(MetadataData::String(text))
    }

    /// A constant as metadata: `i32 7`.
    pub fn md_constant(&self, constant: Constant) -> Metadata {
        self.intern_metadata(MetadataData::Value(constant))
    }

    /// `!{...}`
    pub fn md_tuple(&self, operands: &[Metadata]) -> Metadata {
        self.intern_metadata(MetadataData::Tuple(operands.iter().copied().map(Some).collect()))
    }

    /// `!DIExpression(...)`
    pub fn md_expression(&self, elements: &[u64]) -> Metadata {
        self.intern_metadata(MetadataData::Expression(elements.into()))
    }

    /// A distinct specialised node of the given fields, in any order.
    pub fn md_distinct_node(&self, kind: DiKind, fields: &[(&str, DiField)]) -> Metadata {
        self.distinct_metadata(MetadataData::Di(DiNode::new(self, kind, fields)))
    }

    /// A specialised node of the given fields, in any order.
    pub fn md_node(&self, kind: DiKind, fields: &[(&str, DiField)]) -> Metadata {
        self.intern_metadata(MetadataData::Di(DiNode::new(self, kind, fields)))
    }
}
