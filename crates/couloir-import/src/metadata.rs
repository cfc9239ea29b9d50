//! Metadata of instructions: alias scopes, access groups, TBAA, branch weights, loops.

use couloir_dialects::llvm::attrs;
use couloir_ir::attr::{AttrDef, AttrKind, Param};
use couloir_ir::location::LocationKind;
use couloir_ir::{Attribute, Context};
use couloir_llvmir as l;
use couloir_llvmir::{ConstantData, Inst, Metadata, MetadataData};
use couloir_translate::{LOOP_ROWS, LoopKind, LoopRow};
use rustc_hash::FxHashMap;

use crate::debug::DebugNodes;
use crate::function::FunctionImport;
use crate::make::New;

/// How many parameters the attribute of a part of a loop annotation has, by its place.
const LOOP_PARTS: &[Option<(&AttrDef, usize)>] = &[
    None,
    Some((&attrs::LOOP_VECTORIZE, 7)),
    Some((&attrs::LOOP_INTERLEAVE, 1)),
    Some((&attrs::LOOP_UNROLL, 7)),
    Some((&attrs::LOOP_UNROLL_AND_JAM, 7)),
    Some((&attrs::LOOP_LICM, 2)),
    Some((&attrs::LOOP_DISTRIBUTE, 5)),
    Some((&attrs::LOOP_PIPELINE, 2)),
    Some((&attrs::LOOP_PEELED, 1)),
    Some((&attrs::LOOP_UNSWITCH, 1)),
];

/// How many fields a loop annotation has.
const LOOP_FIELDS: usize = 15;

/// How deep TBAA types and annotations of loops are followed.
const MOST_DEPTH: usize = 200;

/// Attributes made of metadata, each once.
pub(crate) struct Nodes<'t> {
    ctx: &'t Context,
    llvm: &'t l::Context,
    known: FxHashMap<(Metadata, Role), Option<Attribute>>,
    /// Words of annotations that were not understood.
    pub(crate) unknown: Vec<String>,
}

/// What a node is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Role {
    Group,
    Domain,
    Scope,
    Type,
    Tag,
    Loop,
}

impl<'t> Nodes<'t> {
    pub(crate) fn new(ctx: &'t Context, llvm: &'t l::Context) -> Self {
        Self { ctx, llvm, known: FxHashMap::default(), unknown: Vec::new() }
    }

    fn operands(&self, node: Metadata) -> Option<&'t [Option<Metadata>]> {
        match self.llvm.metadata(node)? {
            MetadataData::Tuple(operands) => Some(operands),
            _ => None,
        }
    }

    fn text(&self, node: Option<Metadata>) -> Option<couloir_ir::Str> {
        match self.llvm.metadata(node?)? {
            MetadataData::String(text) => Some(self.ctx.intern_bytes(self.llvm.str_bytes(*text))),
            _ => None,
        }
    }

    fn word(&self, node: Option<Metadata>) -> Option<&'t [u8]> {
        match self.llvm.metadata(node?)? {
            MetadataData::String(text) => Some(self.llvm.str_bytes(*text)),
            _ => None,
        }
    }

    /// The integer that a node is.
    pub(crate) fn int(&self, node: Option<Metadata>) -> Option<i64> {
        let MetadataData::Value(constant) = self.llvm.metadata(node?)? else { return None };
        let ConstantData::Int { ty, bits } = self.llvm.constant(*constant) else { return None };
        let shift = 64u32.saturating_sub(self.llvm.int_width(*ty)?);
        Some(((*bits << shift) as i64) >> shift)
    }

    fn once(
        &mut self,
        node: Metadata,
        role: Role,
        make: impl FnOnce(&mut Self) -> Option<Attribute>,
    ) -> Option<Attribute> {
        if let Some(&known) = self.known.get(&(node, role)) {
            return known;
        }
        let made = make(self);
        self.known.insert((node, role), made);
        made
    }

    fn distinct(&self) -> Param {
        let kind = AttrKind::Distinct(self.ctx.next_distinct_id(), Attribute::UNIT);
        Param::Attr(Attribute::get(self.ctx, kind))
    }

    fn optional_text(&self, node: Option<Metadata>) -> Param {
        match self.text(node) {
            Some(text) => Param::Attr(Attribute::str(self.ctx, text)),
            None => Param::None,
        }
    }

    /// The groups of `!llvm.access.group`: one, or a list.
    pub(crate) fn access_groups(&mut self, node: Metadata) -> Option<Vec<Attribute>> {
        let operands = self.operands(node)?;
        if operands.is_empty() {
            return Some(vec![self.access_group(node)?]);
        }
        operands.iter().map(|&group| self.access_group(group?)).collect()
    }

    fn access_group(&mut self, node: Metadata) -> Option<Attribute> {
        self.once(node, Role::Group, |this| {
            let ok = this.operands(node)?.is_empty() && this.llvm.is_distinct(node);
            let id = this.distinct();
            ok.then(|| Attribute::dialect(this.ctx, &attrs::ACCESS_GROUP, vec![id]))
        })
    }

    /// The scopes of `!alias.scope` or `!noalias`.
    pub(crate) fn scopes(&mut self, node: Metadata) -> Option<Vec<Attribute>> {
        self.operands(node)?.iter().map(|&scope| self.scope(scope?)).collect()
    }

    fn scope(&mut self, node: Metadata) -> Option<Attribute> {
        self.once(node, Role::Scope, |this| {
            let operands = this.operands(node)?;
            let id = this.identity(node, *operands.first()?)?;
            let domain = this.domain((*operands.get(1)?)?)?;
            let description = this.optional_text(operands.get(2).copied().flatten());
            let params = vec![id, Param::Attr(domain), description];
            Some(Attribute::dialect(this.ctx, &attrs::ALIAS_SCOPE, params))
        })
    }

    fn domain(&mut self, node: Metadata) -> Option<Attribute> {
        self.once(node, Role::Domain, |this| {
            let operands = this.operands(node)?;
            let id = this.identity(node, *operands.first()?)?;
            let description = this.optional_text(operands.get(1).copied().flatten());
            let params = vec![id, description];
            Some(Attribute::dialect(this.ctx, &attrs::ALIAS_SCOPE_DOMAIN, params))
        })
    }

    /// What tells a scope apart: that it is itself, or a string.
    fn identity(&self, node: Metadata, first: Option<Metadata>) -> Option<Param> {
        if first == Some(node) {
            return Some(self.distinct());
        }
        let text = self.text(first)?;
        Some(Param::Attr(Attribute::str(self.ctx, text)))
    }

    /// `!tbaa`
    pub(crate) fn tbaa_tag(&mut self, node: Metadata) -> Option<Attribute> {
        self.once(node, Role::Tag, |this| {
            let operands = this.operands(node)?;
            let base = this.tbaa_type((*operands.first()?)?, 0)?;
            let access = this.tbaa_type((*operands.get(1)?)?, 0)?;
            let offset = this.int(*operands.get(2)?)?;
            let constant = operands.get(3).is_some_and(|&flag| this.int(flag) == Some(1));
            let params = vec![
                Param::Attr(base),
                Param::Attr(access),
                Param::Int(offset),
                Param::Bool(constant),
            ];
            Some(Attribute::dialect(this.ctx, &attrs::TBAA_TAG, params))
        })
    }

    /// A type of TBAA, or its root.
    fn tbaa_type(&mut self, node: Metadata, depth: usize) -> Option<Attribute> {
        if depth > MOST_DEPTH {
            return None;
        }
        self.once(node, Role::Type, |this| {
            let operands = this.operands(node)?;
            if operands.len() < 2 {
                let id = this.optional_text(operands.first().copied().flatten());
                return Some(Attribute::dialect(this.ctx, &attrs::TBAA_ROOT, vec![id]));
            }
            let id = this.text(operands.first().copied().flatten())?;
            let mut members = Vec::new();
            for pair in operands.get(1..)?.chunks(2) {
                let ty = this.tbaa_type((*pair.first()?)?, depth + 1)?;
                let offset = this.int(pair.get(1).copied().flatten()).unwrap_or(0);
                let params = vec![Param::Attr(ty), Param::Int(offset)];
                members.push(Param::Attr(Attribute::dialect(
                    this.ctx,
                    &attrs::TBAA_MEMBER,
                    params,
                )));
            }
            let params = vec![Param::Str(id), Param::List(members.into())];
            Some(Attribute::dialect(this.ctx, &attrs::TBAA_TYPE_DESC, params))
        })
    }

    /// The numbers of `!{!"branch_weights", ...}`.
    pub(crate) fn branch_weights(&self, node: Metadata) -> Option<Vec<i32>> {
        let operands = self.operands(node)?;
        if self.word(operands.first().copied().flatten())? != b"branch_weights" {
            return None;
        }
        // The weights may come from what the program was told to expect.
        let expected = self.word(operands.get(1).copied().flatten()) == Some(b"expected");
        let weights = operands.get(if expected { 2 } else { 1 }..)?;
        weights.iter().map(|&weight| Some(self.int(weight)? as i32)).collect()
    }

    /// `!{!"function_entry_count", i64 42}`
    pub(crate) fn entry_count(&self, node: Metadata) -> Option<i64> {
        let operands = self.operands(node)?;
        let word = self.word(operands.first().copied().flatten())?;
        (word == b"function_entry_count").then(|| self.int(operands.get(1).copied().flatten()))?
    }

    /// `!llvm.loop`
    pub(crate) fn loop_annotation(
        &mut self,
        node: Metadata,
        debug: &mut DebugNodes<'_>,
    ) -> Option<Attribute> {
        self.annotation(node, debug, 0)
    }

    fn annotation(
        &mut self,
        node: Metadata,
        debug: &mut DebugNodes<'_>,
        depth: usize,
    ) -> Option<Attribute> {
        if depth > MOST_DEPTH {
            return None;
        }
        self.once(node, Role::Loop, |this| {
            let operands = this.operands(node)?;
            let mut parts: Vec<Vec<Param>> = LOOP_PARTS
                .iter()
                .map(|part| vec![Param::None; part.map_or(0, |part| part.1)])
                .collect();
            let mut fields = vec![Param::None; LOOP_FIELDS];
            fields[LOOP_FIELDS - 1] = Param::List(Box::default());
            for &option in operands.get(1..)? {
                let Some(option) = option else { continue };
                let Some(list) = this.operands(option) else {
                    // Where the loop starts, and where it ends.
                    let place = debug.location(option);
                    if let LocationKind::Fused(..) = place.kind(this.ctx) {
                        let slot = if fields[12] == Param::None { 12 } else { 13 };
                        fields[slot] = Param::Attr(place.to_attr(this.ctx));
                    }
                    continue;
                };
                let name = this.word(list.first().copied().flatten())?;
                if name == b"llvm.loop.parallel_accesses" {
                    let groups = list.iter().skip(1).map(|&group| this.access_group(group?));
                    let groups: Option<Vec<_>> = groups.map(|g| g.map(Param::Attr)).collect();
                    fields[LOOP_FIELDS - 1] = Param::List(groups?.into());
                    continue;
                }
                if this
                    .option(name, list, (parts.as_mut_slice(), fields.as_mut_slice()), debug, depth)
                    .is_none()
                {
                    this.unknown.push(String::from_utf8_lossy(name).into_owned());
                    return None;
                }
            }
            for (at, part) in LOOP_PARTS.iter().enumerate() {
                if let (Some((def, _)), true) = (part, parts[at].iter().any(|p| *p != Param::None))
                {
                    let params = std::mem::take(&mut parts[at]);
                    fields[at] = Param::Attr(Attribute::dialect(this.ctx, def, params));
                }
            }
            // One that says nothing is none.
            let empty = Param::List(Box::default());
            let says = fields.iter().any(|field| *field != Param::None && *field != empty);
            says.then(|| Attribute::dialect(this.ctx, &attrs::LOOP_ANNOTATION, fields))
        })
    }

    fn option(
        &mut self,
        name: &[u8],
        list: &[Option<Metadata>],
        (parts, fields): (&mut [Vec<Param>], &mut [Param]),
        debug: &mut DebugNodes<'_>,
        depth: usize,
    ) -> Option<()> {
        let row = LOOP_ROWS.iter().find_map(|row| {
            let value = match row.kind {
                LoopKind::Choice(no) if no.as_bytes() == name => Some(true),
                LoopKind::Choice(_) if row.name.as_bytes() == name => Some(false),
                _ => None,
            };
            (row.name.as_bytes() == name || value.is_some()).then_some((*row, value))
        });
        let (row, choice) = row?;
        let value = self.option_value(row, choice, list, debug, depth)?;
        let slot = match row.part {
            None => fields.get_mut(row.group)?,
            Some(part) => parts.get_mut(row.group)?.get_mut(part)?,
        };
        *slot = Param::Attr(value);
        Some(())
    }

    fn option_value(
        &mut self,
        row: LoopRow,
        choice: Option<bool>,
        list: &[Option<Metadata>],
        debug: &mut DebugNodes<'_>,
        depth: usize,
    ) -> Option<Attribute> {
        let operand = list.get(1).copied().flatten();
        Some(match row.kind {
            LoopKind::Choice(_) => Attribute::bool(choice?),
            LoopKind::Present(when) => Attribute::bool(when),
            // Given alone it holds.
            LoopKind::Bool(_) if operand.is_none() => Attribute::TRUE,
            LoopKind::Bool(flip) => Attribute::bool((self.int(operand)? != 0) != flip),
            LoopKind::Int if row.name == "llvm.loop.isvectorized" => {
                Attribute::bool(self.int(operand)? != 0)
            }
            LoopKind::Int => Attribute::i32(self.ctx, self.int(operand)? as i32),
            LoopKind::Followup => self.annotation(operand?, debug, depth + 1)?,
        })
    }
}

impl FunctionImport<'_, '_, '_> {
    /// The metadata of a kind attached to an instruction.
    pub(crate) fn attached(&self, inst: Inst, kind: &str) -> Option<Metadata> {
        let llvm = self.state.llvm();
        let list = self.source.attachments_of(inst);
        list.iter().find(|row| llvm.str_bytes(row.0) == kind.as_bytes()).map(|row| row.1)
    }

    /// Sets what metadata says of an access to memory.
    pub(crate) fn memory_metadata(&mut self, inst: Inst, new: &mut New) {
        let (ctx, llvm) = (self.state.ctx(), self.state.llvm());
        for &(kind, node) in self.source.attachments_of(inst) {
            let nodes = &mut self.state.importer.nodes;
            let array =
                |list: Option<Vec<Attribute>>| list.map(|list| Attribute::array(ctx, &list));
            match llvm.str_bytes(kind) {
                b"tbaa" if new.has("tbaa") => {
                    let tag = nodes.tbaa_tag(node);
                    new.set("tbaa", tag.map(|tag| Attribute::array(ctx, &[tag])));
                }
                b"alias.scope" if new.has("alias_scopes") => {
                    new.set("alias_scopes", array(nodes.scopes(node)));
                }
                b"noalias" if new.has("noalias_scopes") => {
                    new.set("noalias_scopes", array(nodes.scopes(node)));
                }
                b"llvm.access.group" if new.has("access_groups") => {
                    new.set("access_groups", array(nodes.access_groups(node)));
                }
                b"nontemporal" => _ = new.flag("nontemporal", true),
                b"invariant.load" => _ = new.flag("invariant", true),
                b"invariant.group" => _ = new.flag("invariantGroup", true),
                word @ (b"dereferenceable" | b"dereferenceable_or_null") => {
                    let bytes = nodes
                        .operands(node)
                        .and_then(|list| nodes.int(list.first().copied().flatten()));
                    let or_null = Param::Bool(word.ends_with(b"null"));
                    let value = bytes.map(|bytes| {
                        let params = vec![Param::Uint(bytes as u64), or_null];
                        Attribute::dialect(ctx, &attrs::DEREFERENCEABLE, params)
                    });
                    new.set("dereferenceable", value);
                }
                _ => {}
            }
        }
    }
}
