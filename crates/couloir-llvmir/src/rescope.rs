//! Debug information of a part of a function, told as that of a function of its own.
//!
//! Invariants: what is inlined stays inlined, only where the outermost call of it is changes;
//! lexical blocks are made again inside of the new subprogram, variables and labels with them.
//! Chains are followed without recursion, and nodes already told are known.

use rustc_hash::FxHashMap;

use crate::body::{DebugRecord, MetadataOperand, RecordKind};
use crate::context::Context;
use crate::di::{DiField, DiKind};
use crate::metadata::{DiNode, Metadata, MetadataData};

/// How many scopes and calls within one another are followed.
const MOST_DEPTH: usize = 10_000;

/// Tells locations, variables and labels as those of a subprogram.
pub struct Rescope<'c> {
    ctx: &'c Context,
    subprogram: Metadata,
    known: FxHashMap<Metadata, Metadata>,
    /// Whether variables or labels were made.
    retains: bool,
}

impl<'c> Rescope<'c> {
    /// As those of this one, which may be defined later.
    #[must_use]
    pub fn new(ctx: &'c Context, subprogram: Metadata) -> Self {
        Self { ctx, subprogram, known: FxHashMap::default(), retains: false }
    }

    /// Whether variables or labels were made.
    #[must_use]
    pub fn retains(&self) -> bool {
        self.retains
    }

    fn node(&self, node: Metadata) -> Option<&'c DiNode> {
        match self.ctx.metadata(node)? {
            MetadataData::Di(node) => Some(node),
            _ => None,
        }
    }

    fn part(&self, node: Metadata, name: &str) -> Option<Metadata> {
        match self.node(node)?.field(name)? {
            DiField::Node(part) => Some(part),
            _ => None,
        }
    }

    /// A node, what it names by a field, and so on; the last is one that `ends` holds of or that
    /// is known.
    fn chain(&self, start: Metadata, name: &str, ends: impl Fn(Metadata) -> bool) -> Vec<Metadata> {
        let mut chain = vec![start];
        while let Some(&last) = chain.last().filter(|_| chain.len() < MOST_DEPTH) {
            if self.known.contains_key(&last) || ends(last) {
                break;
            }
            let Some(next) = self.part(last, name) else { break };
            chain.push(next);
        }
        chain
    }

    /// The same node with another part, and without some others.
    fn with(&self, node: Metadata, name: &str, part: Metadata, without: &[&str]) -> Metadata {
        let Some(data) = self.node(node) else { return node };
        let data = data.with(self.ctx, name, DiField::Node(part), without);
        self.ctx.intern_metadata(MetadataData::Di(data))
    }

    /// A scope within the subprogram.
    pub fn scope(&mut self, scope: Metadata) -> Metadata {
        let is_subprogram = |rescope: &Self, node| {
            rescope.node(node).is_none_or(|node| node.kind == DiKind::Subprogram)
        };
        let mut chain = self.chain(scope, "scope", |node| is_subprogram(self, node));
        let last = chain.pop().unwrap_or(scope);
        let mut made = self.known.get(&last).copied().unwrap_or(self.subprogram);
        for own in chain.into_iter().rev() {
            made = self.with(own, "scope", made, &[]);
            self.known.insert(own, made);
        }
        made
    }

    /// A location.
    pub fn location(&mut self, location: Metadata) -> Metadata {
        let mut chain = self.chain(location, "inlinedAt", |_| false);
        let last = chain.pop().unwrap_or(location);
        let mut made = match self.known.get(&last) {
            Some(&known) => known,
            None => self.within(last),
        };
        self.known.insert(last, made);
        for own in chain.into_iter().rev() {
            made = self.with(own, "inlinedAt", made, &[]);
            self.known.insert(own, made);
        }
        made
    }

    /// A location, variable or label in its scope.
    fn within(&mut self, node: Metadata) -> Metadata {
        let scope = self.part(node, "scope").map(|scope| self.scope(scope));
        scope
            .map_or(node, |scope| self.with(node, "scope", scope, &["arg", "flags", "annotations"]))
    }

    /// A variable or label; what is inlined stays that of the function that it is inlined from.
    fn told(&mut self, node: Metadata, location: Option<Metadata>) -> Metadata {
        if location.is_some_and(|location| self.part(location, "inlinedAt").is_some()) {
            return node;
        }
        self.retains = true;
        if let Some(&known) = self.known.get(&node) {
            return known;
        }
        let made = self.within(node);
        self.known.insert(node, made);
        made
    }

    /// A record, but for the values that it names.
    pub fn record(&mut self, record: &DebugRecord) -> DebugRecord {
        let mut operands = record.operands.clone();
        let location = match operands.last_mut() {
            Some(MetadataOperand::Node(location)) => {
                let old = *location;
                *location = self.location(old);
                Some(old)
            }
            _ => None,
        };
        let at = usize::from(record.kind != RecordKind::Label);
        if let Some(MetadataOperand::Node(node)) = operands.get_mut(at) {
            *node = self.told(*node, location);
        }
        DebugRecord { kind: record.kind, operands }
    }
}
