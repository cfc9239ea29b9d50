//! Replacing attributes inside of others.
//!
//! Invariants: each attribute is taken apart once, however often it is used;
//! nesting costs no stack. Types are left as they are.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{AttrKind, Attribute, DialectAttr, Param};
use crate::context::Context;

/// Replaces attributes wherever they are inside of others.
pub struct AttrReplacer<'c, F> {
    ctx: &'c Context,
    replace: F,
    /// Whether parts are replaced before what they are of.
    inside_out: bool,
    /// What was replaced.
    done: FxHashMap<Attribute, Attribute>,
    /// What stays as it is.
    unchanged: FxHashSet<Attribute>,
}

impl<'c, F: FnMut(Attribute) -> Option<Attribute>> AttrReplacer<'c, F> {
    /// A replacer that asks for each attribute what it becomes; what becomes
    /// nothing is looked into.
    pub fn new(ctx: &'c Context, replace: F) -> Self {
        let (done, unchanged) = (FxHashMap::default(), FxHashSet::default());
        Self { ctx, replace, inside_out: false, done, unchanged }
    }

    /// A replacer that asks for each attribute what it becomes once its parts
    /// are replaced.
    pub fn inside_out(ctx: &'c Context, replace: F) -> Self {
        Self { inside_out: true, ..Self::new(ctx, replace) }
    }

    /// The same, told what stays as it is.
    #[must_use]
    pub fn knowing(self, unchanged: FxHashSet<Attribute>) -> Self {
        Self { unchanged, ..self }
    }

    /// What was found to stay as it is.
    pub fn into_unchanged(self) -> FxHashSet<Attribute> {
        self.unchanged
    }

    /// What becomes of an attribute.
    pub fn run(&mut self, attr: Attribute) -> Attribute {
        if !has_parts(attr.kind(self.ctx)) {
            return attr;
        }
        let mut open = vec![attr];
        while let Some(&next) = open.last() {
            let before = open.len();
            if self.known(next).is_none() {
                self.step(next, &mut open);
            }
            if open.len() == before {
                open.pop();
            }
        }
        self.known(attr).unwrap_or(attr)
    }

    fn known(&self, attr: Attribute) -> Option<Attribute> {
        if self.unchanged.contains(&attr) || !has_parts(attr.kind(self.ctx)) {
            return Some(attr);
        }
        self.done.get(&attr).copied()
    }

    /// Replaces an attribute whose parts are done; otherwise opens these.
    fn step(&mut self, attr: Attribute, open: &mut Vec<Attribute>) {
        if !self.inside_out
            && let Some(new) = (self.replace)(attr)
        {
            self.set(attr, new);
            return;
        }
        let before = open.len();
        let part = |part: Attribute| {
            let known = self.known(part);
            if known.is_none() {
                open.push(part);
            }
            known.unwrap_or(part)
        };
        let kind = with_parts(self.ctx, attr, part);
        if open.len() == before {
            let mut new = kind.map_or(attr, |kind| Attribute::get(self.ctx, kind));
            if self.inside_out {
                new = (self.replace)(new).unwrap_or(new);
            }
            self.set(attr, new);
        }
    }

    fn set(&mut self, attr: Attribute, new: Attribute) {
        if attr == new {
            self.unchanged.insert(attr);
        } else {
            self.done.insert(attr, new);
        }
    }
}

fn has_parts(kind: &AttrKind) -> bool {
    matches!(kind, AttrKind::Array(_) | AttrKind::Dictionary(_) | AttrKind::Dialect(_))
}

/// An attribute with other parts; none where it has the same.
fn with_parts(
    ctx: &Context,
    attr: Attribute,
    mut part: impl FnMut(Attribute) -> Attribute,
) -> Option<AttrKind> {
    let new = match attr.kind(ctx) {
        AttrKind::Array(items) => AttrKind::Array(items.iter().map(|&item| part(item)).collect()),
        AttrKind::Dictionary(entries) => {
            let entries = entries.iter().map(|&(name, value)| (name, part(value)));
            AttrKind::Dictionary(entries.collect())
        }
        AttrKind::Dialect(data) => {
            let params = data.params.iter().map(|old| param(old, &mut part)).collect();
            AttrKind::Dialect(Box::new(DialectAttr { def: data.def, params }))
        }
        _ => return None,
    };
    (new != *attr.kind(ctx)).then_some(new)
}

/// Lists of parameters are as deep as a definition makes them.
fn param(old: &Param, part: &mut impl FnMut(Attribute) -> Attribute) -> Param {
    match old {
        Param::Attr(attr) => Param::Attr(part(*attr)),
        Param::List(items) => Param::List(items.iter().map(|item| param(item, part)).collect()),
        _ => old.clone(),
    }
}
