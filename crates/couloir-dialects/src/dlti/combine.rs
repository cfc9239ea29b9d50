//! Data layouts of ops in each other: the inner one must go with those around it.

use couloir_diag::Place;
use couloir_ir::attr::Param;
use couloir_ir::{Attribute, Context, Failure, OpRef};

use super::attrs::{DL_SPEC, entries, is_layout_spec};
use super::verify::{by_type, same_kind};
use crate::llvm::types::layouts_combine;
use crate::ptr;

/// Checks that the layouts around a module go with its own.
pub(super) fn check(op: OpRef<'_>, spec: Attribute) -> Result<(), Failure> {
    let ctx = op.ctx();
    let outer = around(op);
    if outer.iter().all(|&parent| layout_of(parent).is_none_or(|outer| combines(ctx, outer, spec)))
    {
        return Ok(());
    }
    let mut report = op.error("data layout does not combine with layouts of enclosing ops");
    for parent in outer {
        report = report.note(parent.location(), "enclosing op with data layout");
    }
    report.fail()
}

/// The modules around an op, innermost first, but for one that does not stand in the text.
fn around(op: OpRef<'_>) -> Vec<OpRef<'_>> {
    let parents = std::iter::successors(op.parent(), |parent| parent.parent());
    let modules = parents.filter(|parent| parent.name() == "builtin.module");
    modules.filter(|&module| !is_implicit(module)).collect()
}

/// Whether a module was put around a file.
fn is_implicit(module: OpRef<'_>) -> bool {
    let place = module.location().place(module.ctx());
    module.parent().is_none() && matches!(place, Place::LineCol { line: 0, .. })
}

fn layout_of(op: OpRef<'_>) -> Option<Attribute> {
    let ctx = op.ctx();
    let attrs = op.body().discardable(op.op).as_dictionary(ctx)?;
    attrs.iter().map(|entry| entry.1).find(|&attr| is_layout_spec(ctx, attr))
}

/// Names must not change their values, and types of a kind must agree. (Of
/// builtin types upstream has no rule and crashes; here they must be the same.)
fn combines(ctx: &Context, outer: Attribute, inner: Attribute) -> bool {
    let (outer, inner) = (entries(ctx, outer, &DL_SPEC), entries(ctx, inner, &DL_SPEC));
    let named = |entry: &&Param| entry.items().first().is_some_and(|key| key.as_str().is_some());
    let names_fit = inner.iter().filter(named).all(|entry| {
        outer.iter().all(|other| other.items().first() != entry.items().first() || other == entry)
    });
    names_fit && types_combine(ctx, outer, inner)
}

fn types_combine(ctx: &Context, outer: &[Param], inner: &[Param]) -> bool {
    let outer = by_type(ctx, outer);
    by_type(ctx, inner).iter().all(|group| {
        let Some((_, first)) = group.first() else { return true };
        let is_same = |other: &&Vec<(&Param, _)>| {
            other.first().is_some_and(|(_, ty)| same_kind(ctx, *ty, *first))
        };
        let Some(around) = outer.iter().find(is_same) else { return true };
        // Upstream takes no two layouts that both speak of these.
        if ptr::is_pointer(ctx, *first) {
            return false;
        }
        layouts_combine(ctx, around, group)
    })
}
