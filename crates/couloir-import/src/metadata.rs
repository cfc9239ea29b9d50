//! Metadata of instructions: alias scopes, access groups, branch weights, loops.

use couloir_dialects::llvm::attrs;
use couloir_ir::attr::{AttrDef, AttrKind, Param};
use couloir_ir::location::LocationKind;
use couloir_ir::{Attribute, Context, Failure};
use couloir_llvmir as l;
use couloir_llvmir::{ConstantData, Inst, Metadata, MetadataData};
use couloir_translate::{LOOP_ROWS, LoopKind, LoopRow};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::debug::DebugNodes;
use crate::function::FunctionImport;
use crate::make::New;
use crate::tbaa::BAD_TBAA;

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
pub(crate) const MOST_DEPTH: usize = 200;

/// What is to be said of an annotation, once, and of which it is.
pub(crate) type Warning = (Option<Metadata>, String);

/// Attributes made of metadata, each once.
pub(crate) struct Nodes<'t> {
    pub(crate) ctx: &'t Context,
    llvm: &'t l::Context,
    known: FxHashMap<(Metadata, Role), Option<Attribute>>,
    /// What is to be said of annotations that were not understood.
    pub(crate) warnings: Vec<Warning>,
    /// The loop whose annotation is being made.
    annotated: Option<Metadata>,
    /// A node of TBAA that was not understood, and why.
    pub(crate) bad_tbaa: Option<(Metadata, &'static str)>,
    /// What was found to be a part of TBAA, with all that it names.
    pub(crate) tbaa_seen: FxHashSet<Metadata>,
    module: &'t l::Module,
    /// The groups that accesses are in, found out where a loop names groups.
    pub(crate) groups: Option<FxHashSet<Metadata>>,
}

/// The groups that accesses of a module are in.
pub(crate) fn used_groups(llvm: &l::Context, module: &l::Module) -> FxHashSet<Metadata> {
    let mut groups = FxHashSet::default();
    for body in module.functions().iter().filter_map(|function| function.body.as_ref()) {
        for (kind, node) in body.attachments() {
            if llvm.str_bytes(kind) != b"llvm.access.group" {
                continue;
            }
            match llvm.metadata(node) {
                Some(MetadataData::Tuple(list)) if !list.is_empty() => {
                    groups.extend(list.iter().flatten());
                }
                _ => _ = groups.insert(node),
            }
        }
    }
    groups
}

/// What a node is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    Group,
    Domain,
    Scope,
    Type,
    Tag,
    Loop,
}

impl<'t> Nodes<'t> {
    pub(crate) fn new(ctx: &'t Context, module: &'t l::Module) -> Self {
        Self {
            ctx,
            llvm: module.context(),
            known: FxHashMap::default(),
            warnings: Vec::new(),
            annotated: None,
            bad_tbaa: None,
            tbaa_seen: FxHashSet::default(),
            module,
            groups: None,
        }
    }

    /// Whether any access is in a group; the groups of none are unknown to loops.
    fn is_used_group(&mut self, node: Metadata) -> bool {
        let (llvm, module) = (self.llvm, self.module);
        let groups = self.groups.get_or_insert_with(|| used_groups(llvm, module));
        groups.contains(&node)
    }

    pub(crate) fn operands(&self, node: Metadata) -> Option<&'t [Option<Metadata>]> {
        match self.llvm.metadata(node)? {
            MetadataData::Tuple(operands) => Some(operands),
            _ => None,
        }
    }

    pub(crate) fn text(&self, node: Option<Metadata>) -> Option<couloir_ir::Str> {
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
        let (ty, bits) = self.int_parts(node)?;
        let shift = 64u32.saturating_sub(self.llvm.int_width(ty)?);
        Some(((bits << shift) as i64) >> shift)
    }

    /// An integer without a sign.
    pub(crate) fn number(&self, node: Option<Metadata>) -> Option<u64> {
        self.int_parts(node).map(|(_, bits)| bits)
    }

    fn int_parts(&self, node: Option<Metadata>) -> Option<(l::Type, u64)> {
        let MetadataData::Value(constant) = self.llvm.metadata(node?)? else { return None };
        match *self.llvm.constant(*constant) {
            ConstantData::Int { ty, bits } => Some((ty, bits)),
            _ => None,
        }
    }

    pub(crate) fn once(
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

    pub(crate) fn optional_text(&self, node: Option<Metadata>) -> Param {
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

    /// The groups, or lists of groups, that accesses are in.
    fn known_groups(&mut self, nodes: &[Metadata]) -> Vec<Param> {
        let mut groups = Vec::new();
        for &node in nodes {
            let known = self.is_known_group(node).then(|| self.access_groups(node)).flatten();
            match known {
                Some(known) => groups.extend(known.into_iter().map(Param::Attr)),
                None => self.warn("could not lookup access group".to_owned()),
            }
        }
        groups
    }

    /// Whether this is a group that accesses are in, or a list of such.
    fn is_known_group(&mut self, node: Metadata) -> bool {
        let parts = self.operands(node).unwrap_or_default();
        let mut parts = parts.iter();
        if parts.len() == 0 {
            return self.is_used_group(node);
        }
        parts.all(|part| part.is_some_and(|part| self.is_used_group(part)))
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

    /// `!mmra`: a tag, or a list of them.
    pub(crate) fn mmra(&self, node: Metadata) -> Option<Attribute> {
        let tag = |node: Metadata| {
            let [prefix, suffix] = *self.operands(node)? else { return None };
            let params = vec![Param::Str(self.text(prefix)?), Param::Str(self.text(suffix)?)];
            Some(Attribute::dialect(self.ctx, &attrs::MMRA_TAG, params))
        };
        if let Some(tag) = tag(node) {
            return Some(tag);
        }
        let tags: Option<Vec<Attribute>> =
            self.operands(node)?.iter().map(|&node| tag(node?)).collect();
        Some(Attribute::array(self.ctx, &tags?))
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
        let [word, count] = *operands else { return None };
        (self.word(word)? == b"function_entry_count").then(|| self.int(count))?
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
            let around = this.annotated.replace(node);
            let made = this.new_annotation(node, debug, depth);
            this.annotated = around;
            made
        })
    }

    fn new_annotation(
        &mut self,
        node: Metadata,
        debug: &mut DebugNodes<'_>,
        depth: usize,
    ) -> Option<Attribute> {
        let mut making = Making::default();
        let mut properties = self.properties(node, &mut making, debug)?;
        properties.sort_by_key(|property| place_of_property(property.0));
        for &(name, list) in &properties {
            self.property(name, list, &mut making, debug, depth)?;
        }
        self.finish_annotation(making)
    }

    fn warn(&mut self, message: String) {
        self.warnings.push((self.annotated, message));
    }

    /// The properties of a loop, each name with what follows it. Locations are taken at once.
    fn properties(
        &mut self,
        node: Metadata,
        making: &mut Making,
        debug: &mut DebugNodes<'_>,
    ) -> Option<Vec<Property<'t>>> {
        let operands = self.operands(node)?;
        if operands.first() != Some(&Some(node)) {
            return self.reject("invalid loop node".to_owned());
        }
        let mut properties: Vec<Property<'t>> = Vec::new();
        for &option in operands.get(1..)? {
            let Some(option) = option else { continue };
            match self.llvm.metadata(option) {
                Some(MetadataData::Di(_)) => {
                    // Where the loop starts, and where it ends.
                    let place = debug.location(option);
                    let slot = if making.fields[12] == Param::None { 12 } else { 13 };
                    if let LocationKind::Fused(..) = place.kind(self.ctx) {
                        making.fields[slot] = Param::Attr(place.to_attr(self.ctx));
                    }
                }
                Some(MetadataData::Tuple(list)) => {
                    let property = self.property_name(list, &properties)?;
                    properties.push(property);
                }
                _ => {
                    let what = "either debug locations or metadata nodes";
                    return self.reject(format!("expected all loop properties to be {what}"));
                }
            }
        }
        Some(properties)
    }

    fn property_name(
        &mut self,
        list: &'t [Option<Metadata>],
        others: &[Property<'t>],
    ) -> Option<Property<'t>> {
        let Some(&first) = list.first() else {
            return self.reject("cannot import empty loop property".to_owned());
        };
        let Some(name) = self.word(first) else {
            return self.reject("cannot import loop property without a name".to_owned());
        };
        if others.iter().any(|other| other.0 == name) {
            let name = String::from_utf8_lossy(name);
            let what = "cannot import loop properties with duplicated names";
            return self.reject(format!("{what} {name}"));
        }
        Some((name, list.get(1..).unwrap_or_default()))
    }

    /// Notes what is to be said of a loop that cannot be imported whole.
    fn reject<T>(&mut self, message: String) -> Option<T> {
        self.warn(message);
        None
    }

    /// Takes the groups of accesses that may go on at once.
    fn parallel_accesses(&mut self, list: &[Option<Metadata>], making: &mut Making) {
        let node = |&node: &Option<Metadata>| node.filter(|&node| self.operands(node).is_some());
        let nodes: Option<Vec<Metadata>> = list.iter().map(node).collect();
        let Some(nodes) = nodes.filter(|nodes| !nodes.is_empty()) else {
            let what = "llvm.loop.parallel_accesses to hold one or multiple MDNodes";
            self.warn(format!("expected metadata node {what}"));
            making.failed = true;
            return;
        };
        let groups = self.known_groups(&nodes);
        if !groups.is_empty() {
            making.fields[LOOP_FIELDS - 1] = Param::List(groups.into());
        }
    }

    /// Takes a property: nothing where the whole annotation is lost.
    fn property(
        &mut self,
        name: &[u8],
        list: &[Option<Metadata>],
        making: &mut Making,
        debug: &mut DebugNodes<'_>,
        depth: usize,
    ) -> Option<()> {
        let text = String::from_utf8_lossy(name).into_owned();
        if name == PARALLEL_ACCESSES {
            self.parallel_accesses(list, making);
            return Some(());
        }
        let Some((row, choice)) = loop_row(name) else {
            self.warn(format!("unknown loop annotation {text}"));
            making.failed = true;
            return Some(());
        };
        let excluded = matches!(row.kind, LoopKind::Choice(_)) && *making.slot(row)? != Param::None;
        if let (true, LoopKind::Choice(no)) = (excluded, row.kind) {
            making.lost |= 1 << row.group;
            let what = "to be mutually exclusive.";
            self.warn(format!("expected metadata nodes {} and {no} {what}", row.name));
            return Some(());
        }
        let wanted = wanted_of(row);
        let value = self.option_value(row, choice, wanted, list, debug, depth);
        match value {
            Some(value) => *making.slot(row)? = Param::Attr(value),
            None if matches!(row.kind, LoopKind::Followup) => {
                let is_node = matches!(*list, [Some(node)] if self.operands(node).is_some());
                if !is_node {
                    making.lost |= 1 << row.group;
                    let what = "to hold an MDNode";
                    self.warn(format!("expected metadata node {text} {what}"));
                }
            }
            None => {
                making.lost |= 1 << row.group;
                self.warn(format!("expected metadata node {text} to hold {wanted}"));
                making.failed |= row.part.is_none();
            }
        }
        Some(())
    }

    fn option_value(
        &mut self,
        row: LoopRow,
        choice: Option<bool>,
        wanted: &str,
        list: &[Option<Metadata>],
        debug: &mut DebugNodes<'_>,
        depth: usize,
    ) -> Option<Attribute> {
        if wanted == NO_VALUE {
            let value = match row.kind {
                LoopKind::Choice(_) => choice?,
                LoopKind::Present(when) => when,
                _ => true,
            };
            return list.is_empty().then_some(Attribute::bool(value));
        }
        let [operand] = *list else { return None };
        let width = self.int_width(operand);
        Some(match row.kind {
            LoopKind::Bool(flip) => {
                let value = self.int(operand).filter(|_| width == Some(1))?;
                Attribute::bool((value != 0) != flip)
            }
            LoopKind::Followup => self.annotation(operand?, debug, depth + 1)?,
            _ => {
                let value = self.int(operand).filter(|_| width == Some(32))?;
                match row.name {
                    "llvm.loop.isvectorized" => Attribute::bool(value != 0),
                    _ => Attribute::i32(self.ctx, value as i32),
                }
            }
        })
    }

    /// How many bits the integer has that a node is.
    fn int_width(&self, node: Option<Metadata>) -> Option<u32> {
        match self.llvm.metadata(node?)? {
            MetadataData::Value(constant) => {
                self.llvm.int_width(self.llvm.constant_type(*constant))
            }
            _ => None,
        }
    }

    fn finish_annotation(&self, making: Making) -> Option<Attribute> {
        let Making { mut fields, mut parts, lost, failed } = making;
        if failed {
            return None;
        }
        for (at, part) in LOOP_PARTS.iter().enumerate() {
            let (Some((def, _)), Some(params)) = (part, parts.get_mut(at)) else { continue };
            if lost >> at & 1 == 0 && params.iter().any(|param| *param != Param::None) {
                let params = std::mem::take(params);
                fields[at] = Param::Attr(Attribute::dialect(self.ctx, def, params));
            }
        }
        // One that says nothing is none.
        let empty = Param::List(Box::default());
        let says = fields.iter().any(|field| *field != Param::None && *field != empty);
        says.then(|| Attribute::dialect(self.ctx, &attrs::LOOP_ANNOTATION, fields.to_vec()))
    }
}

/// A property of a loop: its name, and what follows that.
type Property<'t> = (&'t [u8], &'t [Option<Metadata>]);

/// A loop annotation being made: its fields, and the parameters of those that are attributes.
struct Making {
    fields: [Param; LOOP_FIELDS],
    parts: Vec<Vec<Param>>,
    /// The groups in which something was not understood, as bits.
    lost: u32,
    /// Whether all of it is lost.
    failed: bool,
}

impl Default for Making {
    fn default() -> Self {
        let parts = LOOP_PARTS.iter();
        let parts = parts.map(|part| vec![Param::None; part.map_or(0, |part| part.1)]).collect();
        let mut fields = std::array::from_fn(|_| Param::None);
        fields[LOOP_FIELDS - 1] = Param::List(Box::default());
        Self { fields, parts, lost: 0, failed: false }
    }
}

impl Making {
    /// Where what a row says goes.
    fn slot(&mut self, row: LoopRow) -> Option<&mut Param> {
        match row.part {
            None => self.fields.get_mut(row.group),
            Some(part) => self.parts.get_mut(row.group)?.get_mut(part),
        }
    }
}

/// What a property is expected to hold that has no value.
const NO_VALUE: &str = "no value";

/// What the property of a row is expected to hold.
fn wanted_of(row: LoopRow) -> &'static str {
    match row.kind {
        LoopKind::Choice(_) | LoopKind::Present(_) => NO_VALUE,
        LoopKind::Bool(_) if row.name == "llvm.loop.unroll.runtime.disable" => NO_VALUE,
        LoopKind::Bool(_) => "a boolean value",
        LoopKind::Int if row.name == "llvm.loop.isvectorized" => "an integer value",
        LoopKind::Int => "an i32 value",
        LoopKind::Followup => "an MDNode",
    }
}

const PARALLEL_ACCESSES: &[u8] = b"llvm.loop.parallel_accesses";

/// In which order properties are taken: by their fields, of two names for one field the one that
/// turns on first, unknown ones at last.
fn place_of_property(name: &[u8]) -> (usize, Option<usize>, bool) {
    if name == PARALLEL_ACCESSES {
        return (LOOP_FIELDS - 1, None, false);
    }
    let row = loop_row(name);
    row.map_or((usize::MAX, None, false), |(row, choice)| {
        (row.group, row.part, choice == Some(true))
    })
}

/// The row of a property; of two names for the two values of one, which value this is.
fn loop_row(name: &[u8]) -> Option<(LoopRow, Option<bool>)> {
    LOOP_ROWS.iter().find_map(|row| {
        let value = match row.kind {
            LoopKind::Choice(no) if no.as_bytes() == name => Some(true),
            LoopKind::Choice(_) if row.name.as_bytes() == name => Some(false),
            _ => None,
        };
        (row.name.as_bytes() == name || value.is_some()).then_some((*row, value))
    })
}

/// Kinds of metadata of instructions, and the attributes that they become.
const PLACES: &[(&str, &str)] = &[
    ("tbaa", "tbaa"),
    ("prof", "branch_weights"),
    ("alias.scope", "alias_scopes"),
    ("noalias", "noalias_scopes"),
    ("llvm.loop", "loop_annotation"),
    ("llvm.access.group", "access_groups"),
];

impl FunctionImport<'_, '_, '_> {
    /// The metadata of a kind attached to an instruction.
    pub(crate) fn attached(&self, inst: Inst, kind: &str) -> Option<Metadata> {
        let llvm = self.state.llvm();
        let list = self.source.attachments_of(inst);
        list.iter().find(|row| llvm.str_bytes(row.0) == kind.as_bytes()).map(|row| row.1)
    }

    /// Sets what metadata says of an access to memory.
    pub(crate) fn memory_metadata(&mut self, inst: Inst, new: &mut New) -> Result<(), Failure> {
        for &(kind, node) in self.source.attachments_of(inst) {
            self.access_metadata(self.state.llvm().str_bytes(kind), node, new)?;
        }
        Ok(())
    }

    /// Sets what metadata of a kind says of an access.
    fn access_metadata(
        &mut self,
        kind: &[u8],
        node: Metadata,
        new: &mut New,
    ) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let nodes = &mut self.state.importer.nodes;
        let array = |list: Option<Vec<Attribute>>| list.map(|list| Attribute::array(ctx, &list));
        match kind {
            b"tbaa" if new.has("tbaa") => match nodes.tbaa_tag(node) {
                None => return self.bad_tbaa(node),
                Some(tag) => _ = new.set("tbaa", Some(Attribute::array(ctx, &[tag]))),
            },
            b"alias.scope" if new.has("alias_scopes") => {
                new.set("alias_scopes", array(nodes.scopes(node)));
            }
            b"noalias" if new.has("noalias_scopes") => {
                new.set("noalias_scopes", array(nodes.scopes(node)));
            }
            // Asked for of any instruction, and dropped where it is no access.
            b"llvm.access.group" => match nodes.access_groups(node) {
                None => return self.bad_access_group(node),
                groups => _ = new.set("access_groups", array(groups)),
            },
            b"llvm.loop" => {
                // Read of any instruction, so that what is wrong with it is said.
                self.state.importer.loop_annotation(node);
                self.state.importer.report_annotations(self.state.location);
            }
            b"mmra" => {
                if let Some(tags) = nodes.mmra(node) {
                    let entry = (ctx.intern("llvm.mmra"), tags);
                    new.attrs(Attribute::dictionary(ctx, vec![entry]));
                }
            }
            b"nontemporal" => _ = new.flag("nontemporal", true),
            b"invariant.load" => _ = new.flag("invariant", true),
            b"invariant.group" => _ = new.flag("invariantGroup", true),
            b"dereferenceable" | b"dereferenceable_or_null" => {
                let operands = nodes.operands(node);
                let bytes = operands.and_then(|list| nodes.int(list.first().copied().flatten()));
                let value = bytes.map(|bytes| {
                    let or_null = Param::Bool(kind.ends_with(b"null"));
                    let params = vec![Param::Uint(bytes as u64), or_null];
                    Attribute::dialect(ctx, &attrs::DEREFERENCEABLE, params)
                });
                new.set("dereferenceable", value);
            }
            _ => {}
        }
        Ok(())
    }

    /// Warns of metadata that the op for an instruction has no place for.
    pub(crate) fn warn_of_metadata(&mut self, inst: Inst, new: &New) {
        for &(kind, slot) in PLACES {
            let Some(node) = self.attached(inst, kind) else { continue };
            let importer = &mut *self.state.importer;
            let taken = match slot {
                "loop_annotation" | "branch_weights" => new.is_set(slot),
                _ => new.has(slot),
            };
            if !taken {
                let node = importer.texts.node(node);
                let text = importer.texts.line(self.symbol, inst);
                let message = format!("unhandled metadata: {node} on {text}");
                importer.warn_at(self.state.location, &message);
            }
        }
    }

    fn bad_tbaa(&mut self, node: Metadata) -> Result<(), Failure> {
        let importer = &mut *self.state.importer;
        let (node, why) = importer.nodes.bad_tbaa.unwrap_or((node, BAD_TBAA));
        let text = importer.texts.node(node);
        importer.fail(&format!("{why}: {text}"))
    }

    fn bad_access_group(&mut self, node: Metadata) -> Result<(), Failure> {
        let importer = &mut *self.state.importer;
        importer.warn("expected an access group node to be empty and distinct");
        let text = importer.texts.node(node);
        importer.fail(&format!("unsupported access group node: {text}"))
    }
}
