//! Locations as `DILocation`, those of one function at a time.

use couloir_ir::location::LocationKind;
use couloir_ir::{Context, Location};
use couloir_llvmir as l;
use couloir_llvmir::{DiField, DiKind, Metadata, MetadataData, Str};
use rustc_hash::FxHashMap;

use super::{DebugInfo, make};

/// How deep locations are followed; what is below has no location.
const MOST_DEPTH: usize = 10_000;

/// How many parts of one location are followed: calls of what is called from itself, many times
/// over, are beyond all bounds.
const MOST_STEPS: usize = 1 << 16;

/// LLVM keeps columns in 16 bits.
const MOST_COLUMN: u32 = u16::MAX as u32;

/// What a location is in.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Around {
    /// The scope of what names no other.
    scope: Option<Metadata>,
    /// Where it was inlined, if it was.
    inlined: Option<Metadata>,
}

/// The locations of a function.
pub(crate) struct Locations<'t> {
    ctx: &'t Context,
    llvm: &'t l::Context,
    debug: &'t DebugInfo,
    /// The scope of what names no other.
    function: Option<Metadata>,
    known: FxHashMap<(Location, Around), Option<Metadata>>,
    depth: usize,
    /// How many parts of a location were looked at.
    steps: usize,
    /// Whether some of a location was not: then nothing of it is kept.
    is_cut: bool,
}

impl<'t> Locations<'t> {
    /// Those of a function with this subprogram.
    pub(crate) fn new(
        ctx: &'t Context,
        llvm: &'t l::Context,
        debug: &'t DebugInfo,
        function: Option<Metadata>,
    ) -> Self {
        let known = FxHashMap::default();
        Self { ctx, llvm, debug, function, known, depth: 0, steps: 0, is_cut: false }
    }

    /// The subprogram of the function.
    pub(crate) fn function(&self) -> Option<Metadata> {
        self.function
    }

    /// A location in the function that is no place in a file.
    pub(crate) fn nowhere(&self) -> Option<Metadata> {
        Some(self.node(0, 0, self.function?, None))
    }

    /// The name of the subprogram, the line and the column of a location.
    pub(crate) fn place(&self, location: Metadata) -> (Option<Str>, u32, u32) {
        let parts = self.parts(location);
        let name = self.subprogram(location).and_then(|node| match self.llvm.metadata(node)? {
            MetadataData::Di(node) => node.field("name"),
            _ => None,
        });
        let name = match name {
            Some(DiField::Str(name)) => Some(name),
            Some(DiField::Node(text)) => match self.llvm.metadata(text) {
                Some(MetadataData::String(name)) => Some(*name),
                _ => None,
            },
            _ => None,
        };
        (name, parts.line, parts.column)
    }

    /// The location as LLVM has it; none where it is in no scope.
    pub(crate) fn translate(&mut self, location: Location) -> Option<Metadata> {
        if self.function.is_none() && location.as_pos().is_some() {
            return None;
        }
        (self.steps, self.is_cut) = (0, false);
        self.within(location, Around { scope: self.function, inlined: None })
    }

    fn within(&mut self, location: Location, around: Around) -> Option<Metadata> {
        if let Some(pos) = location.as_pos() {
            let (_, at) = self.ctx.sources().resolve(pos)?;
            return Some(self.node(at.line, at.col, around.scope?, around.inlined));
        }
        let key = (location, around);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if self.depth >= MOST_DEPTH || self.steps >= MOST_STEPS {
            self.is_cut = true;
            return None;
        }
        (self.depth, self.steps) = (self.depth + 1, self.steps + 1);
        let node = self.structured(location, around);
        self.depth -= 1;
        if !self.is_cut {
            self.known.insert(key, node);
        }
        node
    }

    fn structured(&mut self, location: Location, around: Around) -> Option<Metadata> {
        match location.kind(self.ctx) {
            LocationKind::Unknown => None,
            LocationKind::FileLineColRange { range, .. } => {
                let at = |place: usize| range.get(place).copied().unwrap_or(0);
                Some(self.node(at(0), at(1), around.scope?, around.inlined))
            }
            LocationKind::Name(_, child) => self.within(*child, around),
            LocationKind::CallSite(callee, caller) => {
                // A caller in no scope is left out, and so is a callee.
                let caller = self.within(*caller, around).or(around.inlined)?;
                let called = Around { scope: None, inlined: Some(caller) };
                Some(self.within(*callee, called).unwrap_or(caller))
            }
            LocationKind::Fused(parts, metadata) => {
                let own = metadata.and_then(|attr| self.debug.node(attr));
                let scope = own.filter(|&node| self.is_scope(node)).or(around.scope);
                let around = Around { scope, ..around };
                let mut parts = parts.iter();
                let mut merged = self.part(*parts.next()?, around);
                for part in parts {
                    let next = self.part(*part, around);
                    merged = self.merge(merged?, next?);
                }
                merged
            }
        }
    }

    /// What is fused into another location: most are places in files, which are quickly made
    /// again, and which nothing else names.
    fn part(&mut self, location: Location, around: Around) -> Option<Metadata> {
        match location.kind(self.ctx) {
            LocationKind::FileLineColRange { .. } => self.structured(location, around),
            _ => self.within(location, around),
        }
    }

    fn node(&self, line: u32, column: u32, scope: Metadata, inlined: Option<Metadata>) -> Metadata {
        let column = if column > MOST_COLUMN { 0 } else { column };
        let fields = [
            ("line", DiField::UInt(line.into())),
            ("column", DiField::UInt(column.into())),
            ("scope", DiField::Node(scope)),
            ("inlinedAt", inlined.map_or(DiField::Null, DiField::Node)),
        ];
        make(self.llvm, DiKind::Location, false, &fields)
    }

    fn kind(&self, node: Metadata) -> Option<DiKind> {
        match self.llvm.metadata(node)? {
            MetadataData::Di(node) => Some(node.kind),
            _ => None,
        }
    }

    fn is_scope(&self, node: Metadata) -> bool {
        let scopes = [DiKind::Subprogram, DiKind::LexicalBlock, DiKind::LexicalBlockFile];
        self.kind(node).is_some_and(|kind| scopes.contains(&kind))
    }

    /// One location for an instruction that stands for two: from the calls that both are inlined
    /// at inwards, as far as they have something in common.
    fn merge(&self, one: Metadata, other: Metadata) -> Option<Metadata> {
        if one == other {
            return Some(one);
        }
        let (ones, others) = (self.calls(one), self.calls(other));
        let frame = |&at: &Metadata| (self.subprogram(at), self.parts(at).inlined);
        let mut frames = FxHashMap::default();
        for (at, location) in ones.iter().enumerate() {
            frames.entry(frame(location)).or_insert(at);
        }
        let shared = others
            .iter()
            .enumerate()
            .find_map(|(at, location)| Some((*frames.get(&frame(location))?, at)));
        let nothing = || Some(self.node(0, 0, self.parts(one).scope?, None));
        let Some((mine, theirs)) = shared else { return nothing() };
        let mut merged = ones.get(mine).and_then(|&at| self.parts(at).inlined);
        let inwards = ones.iter().take(mine + 1).rev().zip(others.iter().take(theirs + 1).rev());
        for (&one, &other) in inwards {
            match self.merge_in(one, other, merged) {
                Some(next) => merged = Some(next),
                None => break,
            }
        }
        merged.or_else(nothing)
    }

    /// Merges two locations of one function; none if they are not of one.
    fn merge_in(
        &self,
        one: Metadata,
        other: Metadata,
        inlined: Option<Metadata>,
    ) -> Option<Metadata> {
        let (one, other) = (self.parts(one), self.parts(other));
        let scope = self.common_scope(one.scope?, other.scope?)?;
        let line = if one.line == other.line { one.line } else { 0 };
        let same = one.line == other.line && one.column == other.column;
        Some(self.node(line, if same { one.column } else { 0 }, scope, inlined))
    }

    /// A location, where it is inlined, where that is, and so on.
    fn calls(&self, location: Metadata) -> Vec<Metadata> {
        let mut calls = vec![location];
        while let Some(next) = calls.last().and_then(|&last| self.parts(last).inlined) {
            calls.push(next);
        }
        calls
    }

    /// The subprogram that a location is in.
    fn subprogram(&self, location: Metadata) -> Option<Metadata> {
        self.scopes(self.parts(location).scope?).last().copied()
    }

    fn parts(&self, node: Metadata) -> Parts {
        let Some(MetadataData::Di(node)) = self.llvm.metadata(node) else {
            return Parts::default();
        };
        let number = |name| match node.field(name) {
            Some(DiField::UInt(number)) => u32::try_from(number).unwrap_or(0),
            _ => 0,
        };
        let part = |name| match node.field(name) {
            Some(DiField::Node(part)) => Some(part),
            _ => None,
        };
        Parts {
            line: number("line"),
            column: number("column"),
            scope: part("scope"),
            inlined: part("inlinedAt"),
        }
    }

    /// The innermost scope around both.
    fn common_scope(&self, one: Metadata, other: Metadata) -> Option<Metadata> {
        let around = self.scopes(one);
        self.scopes(other).into_iter().find(|scope| around.contains(scope))
    }

    /// A scope and those around it, up to its subprogram.
    fn scopes(&self, scope: Metadata) -> Vec<Metadata> {
        let mut scopes = Vec::new();
        let mut next = Some(scope);
        while let Some(scope) = next.filter(|_| scopes.len() < MOST_DEPTH) {
            scopes.push(scope);
            let ends = self.kind(scope) == Some(DiKind::Subprogram);
            next = if ends { None } else { self.parts(scope).scope };
        }
        scopes
    }
}

/// What a location is made of.
#[derive(Default)]
struct Parts {
    line: u32,
    column: u32,
    scope: Option<Metadata>,
    inlined: Option<Metadata>,
}
