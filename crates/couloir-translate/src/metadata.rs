//! Metadata of instructions: hints of loads and stores, access groups, alias scopes, TBAA, loops.
//!
//! Nodes with an identity of their own (access groups, alias scopes, loops) are made once per
//! attribute and kept, so that all mentions share them.

use std::sync::{Mutex, PoisonError};

use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::{Attribute, Context, Location, OpRef};
use couloir_llvmir::{Inst, Metadata, MetadataData, Value};
use rustc_hash::FxHashMap;

use crate::debug::Locations;
use crate::function::FunctionState;
use crate::module::Translator;
use crate::read::{flag, llvm_params, param_attr, param_list, param_text, param_u64};

/// Nodes made so far, by attribute.
#[derive(Default)]
pub struct Nodes(Mutex<FxHashMap<Attribute, Metadata>>);

impl Nodes {
    fn get(&self, attr: Attribute) -> Option<Metadata> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&attr).copied()
    }

    /// Keeps a node, unless another thread was first; returns the one that is kept.
    fn keep(&self, attr: Attribute, node: Metadata) -> Metadata {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(attr).or_insert(node)
    }
}

impl FunctionState<'_> {
    /// `!nontemporal`, `!invariant.load` and `!invariant.group` of a load.
    pub(crate) fn attach_hints(&mut self, op: OpRef<'_>, value: Value) {
        if let Some(inst) = self.builder.defining_inst(value) {
            if flag(op, self.names().invariant) {
                self.builder.attach(inst, "invariant.load", self.llvm().md_tuple(&[]));
            }
            self.attach_hints_to(op, inst);
        }
    }

    /// The same of any instruction, but for what only loads have.
    pub(crate) fn attach_hints_to(&mut self, op: OpRef<'_>, inst: Inst) {
        let llvm = self.llvm();
        let names = self.names();
        if flag(op, names.nontemporal) {
            let one = llvm.md_constant(llvm.i32(1));
            self.builder.attach(inst, "nontemporal", llvm.md_tuple(&[one]));
        }
        if flag(op, names.invariant_group) {
            self.builder.attach(inst, "invariant.group", llvm.md_tuple(&[]));
        }
    }

    /// `!dereferenceable` of an instruction that gives a pointer.
    pub(crate) fn attach_dereferenceable(&mut self, op: OpRef<'_>, value: Value) {
        let attr = op.attr(self.names().dereferenceable);
        let params = attr.and_then(|attr| llvm_params(op.ctx(), attr, "dereferenceable"));
        let (Some(params), Some(inst)) = (params, self.builder.defining_inst(value)) else {
            return;
        };
        let llvm = self.llvm();
        let bytes = param_u64(op.ctx(), params, 0).unwrap_or(0);
        let or_null = param_u64(op.ctx(), params, 1) == Some(1);
        let kind = if or_null { "dereferenceable_or_null" } else { "dereferenceable" };
        let node = llvm.md_tuple(&[llvm.md_constant(llvm.i64(bytes as i64))]);
        self.builder.attach(inst, kind, node);
    }

    /// Access groups, alias scopes and TBAA tags of an instruction that accesses memory.
    pub(crate) fn attach_memory_metadata(&mut self, op: OpRef<'_>, inst: Inst) {
        let names = self.names();
        let list = |name| op.attr(name).and_then(|attr| attr.as_array(op.ctx()));
        if let Some(groups) = list(names.access_groups).filter(|groups| !groups.is_empty()) {
            let node = self.translator.access_groups(groups);
            self.builder.attach(inst, "llvm.access.group", node);
        }
        for (name, kind) in [(names.alias_scopes, "alias.scope"), (names.noalias_scopes, "noalias")]
        {
            if let Some(scopes) = list(name).filter(|scopes| !scopes.is_empty()) {
                let scopes = scopes.iter().map(|&scope| self.translator.alias_scope(scope));
                let node = self.llvm().md_tuple(&scopes.collect::<Vec<_>>());
                self.builder.attach(inst, kind, node);
            }
        }
        match list(names.tbaa) {
            None | Some([]) => {}
            Some(&[tag]) => {
                let node = self.translator.tbaa(tag);
                self.builder.attach(inst, "tbaa", node);
            }
            Some(_) => {
                op.warning(
                    "TBAA access tags were not translated, because LLVM IR only supports a \
                     single tag per instruction",
                )
                .emit();
            }
        }
    }
}

impl Translator<'_> {
    /// One access group, or the list of several.
    fn access_groups(&self, groups: &[Attribute]) -> Metadata {
        let nodes = groups.iter().map(|&group| self.access_group(group)).collect::<Vec<_>>();
        match *nodes {
            [node] => node,
            _ => self.llvm.md_tuple(&nodes),
        }
    }

    fn access_group(&self, group: Attribute) -> Metadata {
        self.nodes.get(group).unwrap_or_else(|| {
            let node = self.llvm.distinct_metadata(MetadataData::Tuple(Box::default()));
            self.nodes.keep(group, node)
        })
    }

    /// A node whose first operand is itself, unless its identity is a string.
    fn identified(&self, attr: Attribute, id: Option<&Param>, rest: Vec<Metadata>) -> Metadata {
        if let Some(known) = self.nodes.get(attr) {
            return known;
        }
        let text = id.and_then(Param::as_attr).and_then(|attr| attr.as_text(self.ctx));
        let node = if let Some(text) = text {
            let name = self.llvm.md_string(text);
            self.llvm.md_tuple(&[vec![name], rest].concat())
        } else {
            let node = self.llvm.declare_metadata(true);
            let operands = std::iter::once(node).chain(rest).map(Some).collect();
            self.llvm.define_metadata(node, MetadataData::Tuple(operands));
            node
        };
        self.nodes.keep(attr, node)
    }

    fn description(&self, params: &[Param], at: usize) -> Option<Metadata> {
        param_text(self.ctx, params, at).map(|text| self.llvm.md_string(text))
    }

    fn alias_domain(&self, domain: Attribute) -> Metadata {
        let params = llvm_params(self.ctx, domain, "alias_scope_domain").unwrap_or_default();
        let rest = self.description(params, 1).into_iter().collect();
        self.identified(domain, params.first(), rest)
    }

    /// The node of an alias scope.
    pub(crate) fn alias_scope(&self, scope: Attribute) -> Metadata {
        let params = llvm_params(self.ctx, scope, "alias_scope").unwrap_or_default();
        let domain = param_attr(params, 1).map(|domain| self.alias_domain(domain));
        let rest = domain.into_iter().chain(self.description(params, 2)).collect();
        self.identified(scope, params.first(), rest)
    }

    /// The node of a TBAA root, type or tag. Types nest no deeper than text does.
    fn tbaa(&self, attr: Attribute) -> Metadata {
        if let Some(known) = self.nodes.get(attr) {
            return known;
        }
        let node = self.tbaa_node(attr).unwrap_or_else(|| self.llvm.md_tuple(&[]));
        self.nodes.keep(attr, node)
    }

    fn tbaa_node(&self, attr: Attribute) -> Option<Metadata> {
        let (ctx, llvm) = (self.ctx, self.llvm);
        let data = attr.as_dialect(ctx)?;
        let number = |at| {
            let value = param_u64(ctx, &data.params, at).unwrap_or(0);
            llvm.md_constant(llvm.i64(value as i64))
        };
        let mut parts = Vec::new();
        match data.def.mnemonic {
            "tbaa_root" => {
                let id = param_text(ctx, &data.params, 0);
                let Some(id) = id else {
                    return Some(self.identified(attr, None, Vec::new()));
                };
                parts.push(llvm.md_string(id));
            }
            "tbaa_type_desc" => {
                parts.push(llvm.md_string(param_text(ctx, &data.params, 0)?));
                for member in param_list(ctx, data.params.get(1)) {
                    let params = llvm_params(ctx, member, "tbaa_member")?;
                    parts.push(self.tbaa(param_attr(params, 0)?));
                    let offset = param_u64(ctx, params, 1).unwrap_or(0);
                    parts.push(llvm.md_constant(llvm.i64(offset as i64)));
                }
            }
            _ => {
                parts.push(self.tbaa(param_attr(&data.params, 0)?));
                parts.push(self.tbaa(param_attr(&data.params, 1)?));
                parts.push(number(2));
                if param_u64(ctx, &data.params, 3) == Some(1) {
                    parts.push(number(3));
                }
            }
        }
        Some(llvm.md_tuple(&parts))
    }

    /// `!llvm.loop` of an annotation.
    pub(crate) fn loop_annotation(&self, attr: Attribute) -> Metadata {
        if let Some(known) = self.nodes.get(attr) {
            return known;
        }
        let node = self.llvm.declare_metadata(true);
        let kept = self.nodes.keep(attr, node);
        if kept == node {
            let mut operands = vec![Some(node)];
            operands.extend(self.loop_options(attr).into_iter().map(Some));
            self.llvm.define_metadata(node, MetadataData::Tuple(operands.into()));
        }
        kept
    }

    fn loop_options(&self, attr: Attribute) -> Vec<Metadata> {
        let params = llvm_params(self.ctx, attr, "loop_annotation").unwrap_or_default();
        let mut out = Vec::new();
        // Where the loop starts and ends stands first.
        for at in [12, 13] {
            out.extend(param_attr(params, at).and_then(|attr| self.loop_location(attr)));
        }
        for &row in LOOP_ROWS {
            self.loop_option(params, row, &mut out);
        }
        let groups = param_list(self.ctx, params.get(14));
        if !groups.is_empty() {
            let name = self.llvm.md_string("llvm.loop.parallel_accesses");
            let groups = groups.into_iter().map(|group| self.access_group(group));
            let parts = std::iter::once(name).chain(groups).collect::<Vec<_>>();
            out.push(self.llvm.md_tuple(&parts));
        }
        out
    }

    fn loop_location(&self, attr: Attribute) -> Option<Metadata> {
        let location = Location::from_attr(attr);
        Locations::new(self.ctx, self.llvm, &self.debug, None).translate(location)
    }

    fn loop_option(&self, params: &[Param], row: LoopRow, out: &mut Vec<Metadata>) {
        let Some(attr) = param_attr(params, row.group) else { return };
        let value = match row.part {
            None => Some(attr),
            Some(part) => attr.as_dialect(self.ctx).and_then(|data| param_attr(&data.params, part)),
        };
        let Some(value) = value else { return };
        if let Some(option) = self.loop_value(row, value) {
            out.push(option);
        }
    }

    fn loop_value(&self, row: LoopRow, value: Attribute) -> Option<Metadata> {
        let llvm = self.llvm;
        let truth = value.as_bool();
        let operand = match row.kind {
            LoopKind::Present(when) if truth == Some(when) => None,
            LoopKind::Present(_) => return None,
            LoopKind::Choice(no) => {
                let name = if truth == Some(false) { row.name } else { no };
                return Some(llvm.md_tuple(&[llvm.md_string(name)]));
            }
            LoopKind::Bool(flip) => Some(llvm.md_constant(llvm.bool(truth? != flip))),
            LoopKind::Int => match value.kind(self.ctx) {
                AttrKind::Integer(..) => {
                    // A truth value is 0 or 1.
                    let number = truth.map_or(value.as_i64(self.ctx), |truth| Some(truth.into()));
                    Some(llvm.md_constant(llvm.i32(number? as i32)))
                }
                _ => return None,
            },
            LoopKind::Followup => Some(self.loop_annotation(value)),
        };
        let name = llvm.md_string(row.name);
        Some(llvm.md_tuple(&std::iter::once(name).chain(operand).collect::<Vec<_>>()))
    }
}

/// How an option of a loop is written.
#[derive(Clone, Copy)]
pub enum LoopKind {
    /// The name alone, where the attribute has this value.
    Present(bool),
    /// The row's name where false, this one where true.
    Choice(&'static str),
    /// An `i1`, the opposite of the attribute where flipped.
    Bool(bool),
    /// An `i32`.
    Int,
    /// Another annotation.
    Followup,
}

/// An option of a loop: which field of the annotation, which field of that.
#[derive(Clone, Copy)]
pub struct LoopRow {
    /// Field of the annotation.
    pub group: usize,
    /// Field of the attribute in that field; none where the option is the field itself.
    pub part: Option<usize>,
    /// Name in LLVM IR.
    pub name: &'static str,
    /// How it is written.
    pub kind: LoopKind,
}

const fn row(group: usize, part: usize, name: &'static str, kind: LoopKind) -> LoopRow {
    LoopRow { group, part: Some(part), name, kind }
}

const fn own(group: usize, name: &'static str, kind: LoopKind) -> LoopRow {
    LoopRow { group, part: None, name, kind }
}

use LoopKind::{Bool, Choice, Followup, Int, Present};

/// The options, in the order LLVM IR lists them.
pub const LOOP_ROWS: &[LoopRow] = &[
    own(0, "llvm.loop.disable_nonforced", Present(true)),
    own(10, "llvm.loop.mustprogress", Present(true)),
    own(11, "llvm.loop.isvectorized", Int),
    row(1, 0, "llvm.loop.vectorize.enable", Bool(true)),
    row(1, 1, "llvm.loop.vectorize.predicate.enable", Bool(false)),
    row(1, 2, "llvm.loop.vectorize.scalable.enable", Bool(false)),
    row(1, 3, "llvm.loop.vectorize.width", Int),
    row(1, 4, "llvm.loop.vectorize.followup_vectorized", Followup),
    row(1, 5, "llvm.loop.vectorize.followup_epilogue", Followup),
    row(1, 6, "llvm.loop.vectorize.followup_all", Followup),
    row(2, 0, "llvm.loop.interleave.count", Int),
    row(3, 0, "llvm.loop.unroll.enable", Choice("llvm.loop.unroll.disable")),
    row(3, 1, "llvm.loop.unroll.count", Int),
    row(3, 2, "llvm.loop.unroll.runtime.disable", Bool(false)),
    row(3, 3, "llvm.loop.unroll.full", Present(true)),
    row(3, 4, "llvm.loop.unroll.followup_unrolled", Followup),
    row(3, 5, "llvm.loop.unroll.followup_remainder", Followup),
    row(3, 6, "llvm.loop.unroll.followup_all", Followup),
    row(4, 0, "llvm.loop.unroll_and_jam.enable", Choice("llvm.loop.unroll_and_jam.disable")),
    row(4, 1, "llvm.loop.unroll_and_jam.count", Int),
    row(4, 2, "llvm.loop.unroll_and_jam.followup_outer", Followup),
    row(4, 3, "llvm.loop.unroll_and_jam.followup_inner", Followup),
    row(4, 4, "llvm.loop.unroll_and_jam.followup_remainder_outer", Followup),
    row(4, 5, "llvm.loop.unroll_and_jam.followup_remainder_inner", Followup),
    row(4, 6, "llvm.loop.unroll_and_jam.followup_all", Followup),
    row(5, 0, "llvm.licm.disable", Present(true)),
    row(5, 1, "llvm.loop.licm_versioning.disable", Present(true)),
    row(6, 0, "llvm.loop.distribute.enable", Bool(true)),
    row(6, 1, "llvm.loop.distribute.followup_coincident", Followup),
    row(6, 2, "llvm.loop.distribute.followup_sequential", Followup),
    row(6, 3, "llvm.loop.distribute.followup_fallback", Followup),
    row(6, 4, "llvm.loop.distribute.followup_all", Followup),
    row(7, 0, "llvm.loop.pipeline.disable", Bool(false)),
    row(7, 1, "llvm.loop.pipeline.initiationinterval", Int),
    row(8, 0, "llvm.loop.peeled.count", Int),
    row(9, 0, "llvm.loop.unswitch.partial.disable", Present(true)),
];

/// The texts of the strings in an array attribute.
pub(crate) fn strings(ctx: &Context, attr: Attribute) -> Vec<&str> {
    texts(ctx, attr.as_array(ctx).unwrap_or_default())
}

/// The texts of those attributes that are strings.
pub(crate) fn texts<'c>(ctx: &'c Context, attrs: &[Attribute]) -> Vec<&'c str> {
    attrs.iter().filter_map(|attr| attr.as_text(ctx)).collect()
}
