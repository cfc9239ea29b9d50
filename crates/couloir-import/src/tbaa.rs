//! TBAA: what tags of accesses, and the types they name, are made of.
//!
//! Nodes are looked at from what they name up, the last named first, before any attribute is made
//! of them: so the node that is reported is the first of these that is no part of TBAA.

use couloir_dialects::llvm::attrs;
use couloir_ir::Attribute;
use couloir_ir::attr::Param;
use couloir_llvmir::Metadata;
use rustc_hash::FxHashSet;

use crate::metadata::{MOST_DEPTH, Nodes, Role};

/// What is said of a node that is no part of TBAA.
pub(crate) const BAD_TBAA: &str = "unsupported TBAA node format";
/// What is said of a node that names itself.
const ROUND: &str = "has cycle in TBAA graph";

/// A node that was looked at from one that names it, and the nodes it names that come next.
type Visit = (Metadata, Vec<Metadata>);

impl Nodes<'_> {
    /// `!tbaa`
    pub(crate) fn tbaa_tag(&mut self, node: Metadata) -> Option<Attribute> {
        self.once(node, Role::Tag, |this| {
            this.bad_tbaa = this.bad_tbaa.or_else(|| this.find_bad_tbaa(node));
            if this.bad_tbaa.is_some() {
                return None;
            }
            let operands = this.operands(node)?;
            let access = this.tbaa_type((*operands.get(1)?)?, 0)?;
            let base = this.tbaa_type((*operands.first()?)?, 0)?;
            let offset = this.int(*operands.get(2)?)?;
            let constant =
                operands.get(3).is_some_and(|&flag| this.int(flag).is_some_and(|it| it != 0));
            let params = vec![
                Param::Attr(base),
                Param::Attr(access),
                Param::Int(offset),
                Param::Bool(constant),
            ];
            Some(Attribute::dialect(this.ctx, &attrs::TBAA_TAG, params))
        })
    }

    /// The first node that is no part of TBAA, or that names itself, among those below a tag.
    fn find_bad_tbaa(&mut self, tag: Metadata) -> Option<(Metadata, &'static str)> {
        let mut open = FxHashSet::from_iter([tag]);
        let mut path: Vec<Visit> = vec![(tag, self.named_by(tag))];
        while let Some((node, named)) = path.last_mut() {
            let Some(next) = named.pop() else {
                let node = *node;
                if !self.is_tbaa(node) {
                    return Some((node, BAD_TBAA));
                }
                self.tbaa_seen.insert(node);
                open.remove(&node);
                path.pop();
                continue;
            };
            if self.tbaa_seen.contains(&next) {
                continue;
            }
            if !open.insert(next) {
                return Some((next, ROUND));
            }
            path.push((next, self.named_by(next)));
        }
        None
    }

    /// The nodes among the operands of a node.
    fn named_by(&self, node: Metadata) -> Vec<Metadata> {
        let named = self.operands(node).unwrap_or_default().iter().flatten().copied();
        named.filter(|&node| self.operands(node).is_some()).collect()
    }

    /// Whether a node looks like a root, a type or a tag.
    fn is_tbaa(&self, node: Metadata) -> bool {
        match self.operands(node) {
            None => false,
            Some([] | [_]) => true,
            Some(&[first, ..]) if self.text(first).is_some() => true,
            Some(&[Some(base), Some(access), offset] | &[Some(base), Some(access), offset, _]) => {
                let first = self.operands(access).and_then(|list| *list.first()?);
                self.operands(base).is_some()
                    && self.text(first).is_some()
                    && self.int(offset).is_some()
            }
            Some(_) => false,
        }
    }

    /// A type of TBAA, or its root.
    fn tbaa_type(&mut self, node: Metadata, depth: usize) -> Option<Attribute> {
        if depth > MOST_DEPTH {
            return None;
        }
        self.once(node, Role::Type, |this| {
            let made = this.make_tbaa_type(node, depth);
            if made.is_none() && this.bad_tbaa.is_none() {
                this.bad_tbaa = Some((node, BAD_TBAA));
            }
            made
        })
    }

    fn make_tbaa_type(&mut self, node: Metadata, depth: usize) -> Option<Attribute> {
        let operands = self.operands(node)?;
        if operands.len() < 2 {
            let id = self.optional_text(operands.first().copied().flatten());
            return Some(Attribute::dialect(self.ctx, &attrs::TBAA_ROOT, vec![id]));
        }
        let id = self.text(operands.first().copied().flatten())?;
        let mut members = Vec::new();
        for pair in operands.get(1..)?.chunks(2) {
            let ty = self.tbaa_type((*pair.first()?)?, depth + 1)?;
            let offset = self.int(pair.get(1).copied().flatten()).unwrap_or(0);
            let params = vec![Param::Attr(ty), Param::Int(offset)];
            let member = Attribute::dialect(self.ctx, &attrs::TBAA_MEMBER, params);
            members.push(Param::Attr(member));
        }
        let params = vec![Param::Str(id), Param::List(members.into())];
        Some(Attribute::dialect(self.ctx, &attrs::TBAA_TYPE_DESC, params))
    }
}
