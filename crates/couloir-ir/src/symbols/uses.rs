//! Symbol references in attributes and ops.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::is_symbol_table;
use crate::attr::{AttrKind, Attribute, Param};
use crate::context::Context;
use crate::view::OpRef;
use crate::walk::{Walk, walk_within};

/// How deep attributes may nest for symbols in them to be replaced.
const MAX_DEPTH: u32 = 256;

/// Calls `visit` on each symbol reference in an attribute, outermost first. What several parts of
/// it share is looked at once: debug information would be a thousand times as long as a tree.
pub fn each_symbol_ref(ctx: &Context, attr: Attribute, visit: &mut dyn FnMut(Attribute)) {
    let mut seen = FxHashSet::default();
    walk(ctx, attr, &mut |part| seen.insert(part), visit);
}

/// Looks into those parts of an attribute that have parts and are wanted.
fn walk(
    ctx: &Context,
    attr: Attribute,
    wanted: &mut dyn FnMut(Attribute) -> bool,
    visit: &mut dyn FnMut(Attribute),
) {
    let mut pending = SmallVec::<[Attribute; 16]>::from_slice(&[attr]);
    while let Some(attr) = pending.pop() {
        let start = pending.len();
        match attr.kind(ctx) {
            AttrKind::SymbolRef(..) => visit(attr),
            kind if !has_parts(kind) || !wanted(attr) => {}
            AttrKind::Array(items) => pending.extend_from_slice(items),
            AttrKind::Dictionary(entries) => pending.extend(entries.iter().map(|entry| entry.1)),
            AttrKind::Distinct(_, inner) => pending.push(*inner),
            AttrKind::Dialect(data) => params(&data.params, &mut pending),
            _ => {}
        }
        if let Some(found) = pending.get_mut(start..) {
            found.reverse();
        }
    }
}

fn has_parts(kind: &AttrKind) -> bool {
    let holds = |param: &Param| matches!(param, Param::Attr(_) | Param::List(_));
    match kind {
        AttrKind::Array(items) => !items.is_empty(),
        AttrKind::Dictionary(entries) => !entries.is_empty(),
        AttrKind::Dialect(data) => data.params.iter().any(holds),
        AttrKind::Distinct(..) => true,
        _ => false,
    }
}

/// Finds symbol references in attributes, and remembers which have none: ops have the same few
/// attributes over and over.
#[derive(Default)]
pub struct SymbolRefs {
    /// Attributes that have parts, but no references in them.
    without: FxHashSet<Attribute>,
}

impl SymbolRefs {
    /// Calls `visit` on each symbol reference in an attribute, as [`each_symbol_ref`] has it.
    pub fn each(&mut self, ctx: &Context, attr: Attribute, visit: &mut dyn FnMut(Attribute)) {
        let (without, mut seen, mut any) = (&mut self.without, FxHashSet::default(), false);
        walk(ctx, attr, &mut |part| !without.contains(&part) && seen.insert(part), &mut |found| {
            any = true;
            visit(found);
        });
        if !any {
            without.extend(seen);
        }
    }

    /// The attribute with each symbol reference replaced, as [`replace_symbol_refs`] has it.
    pub fn replace(
        &mut self,
        ctx: &Context,
        attr: Attribute,
        replace: &mut dyn FnMut(Attribute) -> Option<Attribute>,
    ) -> Attribute {
        let mut any = false;
        self.each(ctx, attr, &mut |_| any = true);
        if any { replace_symbol_refs(ctx, attr, replace) } else { attr }
    }
}

/// Adds the attributes among parameters.
fn params(list: &[Param], found: &mut SmallVec<[Attribute; 16]>) {
    let mut lists = vec![list.iter()];
    while let Some(list) = lists.last_mut() {
        match list.next() {
            Some(Param::Attr(attr)) => found.push(*attr),
            Some(Param::List(items)) => lists.push(items.iter()),
            Some(_) => {}
            None => _ = lists.pop(),
        }
    }
}

/// Calls `visit` on each op in an op's regions that refers to a symbol, with
/// the reference; ops of nested symbol tables see other symbols and are left
/// out, the table ops themselves are not.
pub fn symbol_uses(root: &OpRef<'_>, visit: &mut dyn FnMut(OpRef<'_>, Attribute)) {
    SymbolRefs::default().each_use(root, visit);
}

impl SymbolRefs {
    /// The same as [`symbol_uses`] for one of many ops.
    pub fn each_use(&mut self, root: &OpRef<'_>, visit: &mut dyn FnMut(OpRef<'_>, Attribute)) {
        walk_within(root, &mut |op| {
            for (_, attr) in op.attrs() {
                self.each(op.ctx(), attr, &mut |reference| visit(op, reference));
            }
            if is_symbol_table(op) { Walk::Past } else { Walk::Into }
        });
    }
}

/// The attribute with each symbol reference replaced by what `replace` gives
/// for it; the same attribute when it gives nothing.
pub fn replace_symbol_refs(
    ctx: &Context,
    attr: Attribute,
    replace: &mut dyn FnMut(Attribute) -> Option<Attribute>,
) -> Attribute {
    replace_within(ctx, attr, replace, &mut FxHashMap::default(), 0)
}

/// Of what several parts share, `known` has what it becomes.
fn replace_within(
    ctx: &Context,
    attr: Attribute,
    replace: &mut dyn FnMut(Attribute) -> Option<Attribute>,
    known: &mut FxHashMap<Attribute, Attribute>,
    depth: u32,
) -> Attribute {
    if depth > MAX_DEPTH {
        return attr;
    }
    if let Some(&new) = known.get(&attr) {
        return new;
    }
    let mut inner = |attr| replace_within(ctx, attr, replace, known, depth + 1);
    let new = match attr.kind(ctx) {
        AttrKind::Array(items) => {
            let items = items.iter().map(|&item| inner(item)).collect::<Vec<_>>();
            Attribute::array(ctx, &items)
        }
        AttrKind::Dictionary(entries) => {
            let entries = entries.iter().map(|&(name, attr)| (name, inner(attr))).collect();
            Attribute::dictionary(ctx, entries)
        }
        AttrKind::Dialect(data) => {
            let params = data.params.iter().map(|param| replace_in_param(param, &mut inner, 0));
            Attribute::dialect(ctx, data.def, params.collect())
        }
        AttrKind::SymbolRef(..) => replace(attr).unwrap_or(attr),
        _ => attr,
    };
    known.insert(attr, new);
    new
}

fn replace_in_param(
    param: &Param,
    inner: &mut dyn FnMut(Attribute) -> Attribute,
    depth: u32,
) -> Param {
    match param {
        Param::Attr(attr) => Param::Attr(inner(*attr)),
        Param::List(items) if depth < MAX_DEPTH => {
            Param::List(items.iter().map(|item| replace_in_param(item, inner, depth + 1)).collect())
        }
        other => other.clone(),
    }
}
