//! What is left of metadata of loops without the places of these.

use rustc_hash::FxHashMap;

use crate::body::Body;
use crate::context::{Context, Str};
use crate::di::DiKind;
use crate::metadata::{Metadata, MetadataData};

/// How deep nodes are looked through.
const MOST_DEPTH: usize = 64;

/// Takes places out of properties of loops.
pub(crate) struct Loops<'c> {
    ctx: &'c Context,
    kind: Str,
    /// What is left of nodes, if anything is.
    known: FxHashMap<Metadata, Option<Metadata>>,
}

impl<'c> Loops<'c> {
    pub(crate) fn new(ctx: &'c Context) -> Self {
        Self { ctx, kind: ctx.str("llvm.loop"), known: FxHashMap::default() }
    }

    /// Does so for all instructions of a body; whether there were any places.
    pub(crate) fn strip(&mut self, body: &mut Body) -> bool {
        let mut any = false;
        if body.attachments.is_empty() {
            return any;
        }
        let Body { layout, blocks, lists, attachments, .. } = body;
        for inst in layout.iter().flat_map(|&block| blocks[block].as_slice(lists)) {
            let Some(list) = attachments.get_mut(inst) else { continue };
            list.retain_mut(|(kind, node)| {
                let left = if *kind == self.kind { self.left(*node, 0) } else { Some(*node) };
                any |= left != Some(*node);
                *node = left.unwrap_or(*node);
                left.is_some()
            });
        }
        any
    }

    /// What is left of a node: nothing where it has nothing but places.
    fn left(&mut self, node: Metadata, depth: usize) -> Option<Metadata> {
        if let Some(known) = self.known.get(&node) {
            return *known;
        }
        let left = match self.ctx.metadata(node) {
            Some(MetadataData::Di(di)) if di.kind == DiKind::Location => None,
            Some(MetadataData::Tuple(parts)) if depth < MOST_DEPTH => {
                // For now, so that a way back here ends.
                self.known.insert(node, Some(node));
                self.left_of(node, parts, depth)
            }
            _ => Some(node),
        };
        self.known.insert(node, left);
        left
    }

    fn left_of(
        &mut self,
        node: Metadata,
        parts: &[Option<Metadata>],
        depth: usize,
    ) -> Option<Metadata> {
        let own = usize::from(parts.first() == Some(&Some(node)));
        let rest = parts.get(own..).unwrap_or_default();
        let mut left = Vec::with_capacity(rest.len());
        for &part in rest {
            match part.map(|part| self.left(part, depth + 1)) {
                None => left.push(None),
                Some(Some(part)) => left.push(Some(part)),
                Some(None) => {}
            }
        }
        if left == rest {
            return Some(node);
        }
        if left.is_empty() {
            return None;
        }
        if own == 0 && !self.ctx.is_distinct(node) {
            return Some(self.ctx.intern_metadata(MetadataData::Tuple(left.into())));
        }
        let new = self.ctx.declare_metadata(true);
        let parts = std::iter::repeat_n(Some(new), own).chain(left).collect();
        self.ctx.define_metadata(new, MetadataData::Tuple(parts));
        Some(new)
    }
}
