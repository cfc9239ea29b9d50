//! Debug information: attributes `di_*` as specialised nodes, locations as `DILocation`,
//! intrinsics about variables as debug records.
//!
//! Invariants: all nodes that a module mentions are made in one pass over it, in the order of
//! its ops, before bodies are translated; bodies only look them up, so that the order of compile
//! units does not depend on threads. An attribute with an identity (`id`) is one node, however
//! often it is written.

mod locations;
mod nodes;
pub(crate) mod rows;

use couloir_ir::attr::AttrKind;
use couloir_ir::location::{Calls, LocationKind};
use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Attribute, BlockRef, Context, Location, OpRef};
use couloir_llvmir as l;
use couloir_llvmir::{DiField, DiKind, DiNode, Metadata, MetadataData};
use rustc_hash::FxHashMap;

pub(crate) use locations::Locations;
use nodes::Nodes;

use crate::read::llvm_params;

/// The debug information of a module.
#[derive(Default)]
pub(crate) struct DebugInfo {
    nodes: FxHashMap<Attribute, Option<Metadata>>,
    /// The compile units, in the order they were met.
    units: Vec<Metadata>,
    /// How many of them were met outside bodies.
    early: usize,
    /// Whether something nests deeper than is followed.
    pub(crate) too_deep: bool,
    /// Whether a node that is not distinct may refer to itself.
    pub(crate) has_circles: bool,
}

impl DebugInfo {
    /// Makes all nodes that the module mentions.
    pub(crate) fn of(module: OpRef<'_>, ops: &[OpRef<'_>], llvm: &l::Context) -> Self {
        let ctx = module.ctx();
        let mut nodes = Nodes::new(ctx, llvm);
        if !is_mentioned(ctx) {
            return nodes.finish();
        }
        // Compile units are listed in this order: those of functions come first.
        for op in ops.iter().filter(|op| op.name() == "llvm.func") {
            find_subprogram(ctx, op.location()).map(|subprogram| nodes.node(subprogram));
        }
        for op in ops.iter().filter(|op| op.name() == "llvm.mlir.global") {
            for &expression in expressions(*op) {
                nodes.node(expression);
                nodes.list_global(expression);
            }
        }
        let early = nodes.num_units();
        for op in ops.iter().filter(|op| op.name() == "llvm.func") {
            let Some(region) = op.region(0) else { continue };
            let scoped = find_subprogram(ctx, op.location()).is_some();
            for (at, block) in region.blocks().enumerate() {
                if at > 0 {
                    arguments(block, &mut nodes);
                }
                block.ops().for_each(|op| within(op, scoped, &mut nodes));
            }
        }
        DebugInfo { early, ..nodes.finish() }
    }

    /// The compile units that are met before what else is named, and those that come after it.
    pub(crate) fn units(&self) -> (&[Metadata], &[Metadata]) {
        self.units.split_at(self.early.min(self.units.len()))
    }

    /// The node of an attribute of the module.
    pub(crate) fn node(&self, attr: Attribute) -> Option<Metadata> {
        self.nodes.get(&attr).copied().flatten()
    }

    /// The subprogram in the location of a function.
    pub(crate) fn subprogram(&self, function: OpRef<'_>) -> Option<Metadata> {
        self.node(find_subprogram(function.ctx(), function.location())?)
    }
}

/// Whether anything that was read mentions debug information.
pub fn is_mentioned(ctx: &Context) -> bool {
    ctx.attr_kinds().any(is_of_debug_info)
}

/// Whether an attribute is one of debug information.
fn is_of_debug_info(kind: &AttrKind) -> bool {
    match kind {
        AttrKind::Dialect(attr) => {
            attr.def.dialect == "llvm" && attr.def.mnemonic.starts_with("di_")
        }
        _ => false,
    }
}

/// The nodes that the arguments of a block mention, which become `phi` nodes.
fn arguments(block: BlockRef<'_>, nodes: &mut Nodes<'_>) {
    for &arg in block.args() {
        nodes.of_location(block.scope.body.value_location(arg));
    }
}

/// The nodes that an op of a function, and what is inside it, mention. Ops of the LLVM dialect
/// have nothing inside.
fn within(op: OpRef<'_>, scoped: bool, nodes: &mut Nodes<'_>) {
    nodes.of_op(op, scoped);
    if op.num_regions() > 0 {
        walk_within(&op, &mut |inner| {
            nodes.of_op(inner, scoped);
            Walk::Into
        });
    }
}

/// The debug information a global variable is given.
pub(crate) fn expressions(global: OpRef<'_>) -> &[Attribute] {
    global.attr_named("dbg_exprs").and_then(|attr| attr.as_array(global.ctx())).unwrap_or_default()
}

/// The first subprogram attached to a part of a location.
fn find_subprogram(ctx: &Context, location: Location) -> Option<Attribute> {
    if location.as_pos().is_some() {
        return None;
    }
    location.find(ctx, Calls::Both, |_, kind| match kind {
        LocationKind::Fused(_, metadata) => {
            metadata.filter(|&attr| llvm_params(ctx, attr, "di_subprogram").is_some())
        }
        _ => None,
    })
}

/// A node of a kind with these fields: distinct, or one for all that are equal.
fn make(llvm: &l::Context, kind: DiKind, distinct: bool, fields: &[(&str, DiField)]) -> Metadata {
    let data = MetadataData::Di(DiNode::new(llvm, kind, fields));
    if distinct { llvm.distinct_metadata(data) } else { llvm.intern_metadata(data) }
}
