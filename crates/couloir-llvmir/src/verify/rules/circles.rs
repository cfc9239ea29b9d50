//! Nodes of metadata in circles.
//!
//! A node that is not distinct is resolved once all it refers to is. In a circle of such nodes none
//! ever is, unless whoever made them says so; nor is what refers to them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Rules;
use crate::context::Context;
use crate::metadata::{Metadata, MetadataData};

impl Rules<'_> {
    /// What a node refers to, in order.
    pub(super) fn referred(&self, node: Metadata) -> Vec<Metadata> {
        referred(self.ctx, node)
    }

    /// A node that is left comes after all that it refers to.
    pub(super) fn leave_node(&mut self, node: Metadata) {
        let resolved = !self.unresolved.contains(&node);
        let _ = self.check_node(resolved, "All nodes should be resolved!", node);
    }
}

fn referred(ctx: &Context, node: Metadata) -> Vec<Metadata> {
    match ctx.metadata(node) {
        Some(MetadataData::Tuple(operands)) => operands.iter().flatten().copied().collect(),
        Some(MetadataData::Di(di)) => di.fields.iter().filter_map(|field| field.node()).collect(),
        _ => Vec::new(),
    }
}

fn waits(ctx: &Context, node: Metadata) -> bool {
    let kind = ctx.metadata(node);
    let refers = matches!(kind, Some(MetadataData::Tuple(_) | MetadataData::Di(_)));
    refers && !ctx.is_distinct(node)
}

/// The nodes that are never resolved.
pub(super) fn unresolved(ctx: &Context) -> FxHashSet<Metadata> {
    let mut users = FxHashMap::<Metadata, Vec<Metadata>>::default();
    let mut left = FxHashMap::<Metadata, usize>::default();
    for node in ctx.all_metadata().filter(|&node| waits(ctx, node)) {
        let open = referred(ctx, node).into_iter().filter(|&it| waits(ctx, it));
        let open = open.inspect(|&it| users.entry(it).or_default().push(node)).count();
        left.insert(node, open);
    }
    let mut resolved: Vec<Metadata> =
        left.iter().filter(|(_, open)| **open == 0).map(|(node, _)| *node).collect();
    while let Some(node) = resolved.pop() {
        for user in users.remove(&node).into_iter().flatten() {
            let Some(open) = left.get_mut(&user) else { continue };
            *open = open.saturating_sub(1);
            if *open == 0 {
                resolved.push(user);
            }
        }
    }
    left.into_iter().filter(|(_, open)| *open > 0).map(|(node, _)| node).collect()
}
