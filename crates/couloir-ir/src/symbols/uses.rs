//! Symbol references in attributes and ops.

use cranelift_entity::EntityRef;

use super::is_symbol_table;
use crate::attr::{AttrKind, Attribute, Param};
use crate::context::Context;
use crate::view::OpRef;
use crate::walk::{Walk, walk_within};

/// How deep attributes may nest for symbols in them to be replaced.
const MAX_DEPTH: u32 = 256;

/// Calls `visit` on each symbol reference in an attribute, outermost first.
pub fn each_symbol_ref(ctx: &Context, attr: Attribute, visit: &mut dyn FnMut(Attribute)) {
    let mut pending = vec![attr];
    while let Some(attr) = pending.pop() {
        let start = pending.len();
        match attr.kind(ctx) {
            AttrKind::SymbolRef(..) => visit(attr),
            AttrKind::Array(items) => pending.extend_from_slice(items),
            AttrKind::Dictionary(entries) => pending.extend(entries.iter().map(|entry| entry.1)),
            AttrKind::Distinct(_, inner) => pending.push(*inner),
            AttrKind::Dialect(data) => params(&data.params, &mut pending),
            _ => {}
        }
        pending[start..].reverse();
    }
}

/// Finds symbol references in attributes, and remembers which have none: ops have the same few
/// attributes over and over.
#[derive(Default)]
pub struct SymbolRefs {
    /// Attributes without references, by their numbers.
    without: Vec<bool>,
}

impl SymbolRefs {
    /// Calls `visit` on each symbol reference in an attribute, outermost first.
    pub fn each(&mut self, ctx: &Context, attr: Attribute, visit: &mut dyn FnMut(Attribute)) {
        if self.has_none(attr) {
            return;
        }
        let mut any = false;
        each_symbol_ref(ctx, attr, &mut |reference| {
            any = true;
            visit(reference);
        });
        self.learn(attr, any);
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

    fn has_none(&self, attr: Attribute) -> bool {
        self.without.get(attr.index()).copied().unwrap_or(false)
    }

    fn learn(&mut self, attr: Attribute, any: bool) {
        let at = attr.index();
        if any {
            return;
        }
        if at >= self.without.len() {
            self.without.resize(at + 1, false);
        }
        if let Some(without) = self.without.get_mut(at) {
            *without = true;
        }
    }
}

/// Adds the attributes among parameters.
fn params(list: &[Param], found: &mut Vec<Attribute>) {
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
    walk_within(root, &mut |op| {
        for (_, attr) in op.attrs() {
            each_symbol_ref(op.ctx(), attr, &mut |reference| visit(op, reference));
        }
        if is_symbol_table(op) { Walk::Past } else { Walk::Into }
    });
}

/// The attribute with each symbol reference replaced by what `replace` gives
/// for it; the same attribute when it gives nothing.
pub fn replace_symbol_refs(
    ctx: &Context,
    attr: Attribute,
    replace: &mut dyn FnMut(Attribute) -> Option<Attribute>,
) -> Attribute {
    replace_within(ctx, attr, replace, 0)
}

fn replace_within(
    ctx: &Context,
    attr: Attribute,
    replace: &mut dyn FnMut(Attribute) -> Option<Attribute>,
    depth: u32,
) -> Attribute {
    if depth > MAX_DEPTH {
        return attr;
    }
    let mut inner = |attr| replace_within(ctx, attr, replace, depth + 1);
    match attr.kind(ctx) {
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
    }
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
