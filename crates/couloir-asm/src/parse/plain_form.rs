//! Which ops can be read in plain words.

use couloir_ir::asm::PlainHook;
use couloir_ir::op::{Arity, CustomArg, Directive, OpDef, Segments, Slot, TypeRef, TypeSource};

/// Operand groups that an op in plain words has at most.
pub(super) const GROUPS: usize = 8;

/// How an op is read in plain words.
#[derive(Clone, Copy)]
pub(super) enum PlainForm {
    /// As its format says.
    Format(&'static [Directive]),
    /// By a hook that says what types there are.
    Hook(PlainHook),
}

/// How an op can be read in plain words: one that has at most one result and
/// no regions, and each operand group once.
pub(super) fn plain_form(def: &'static OpDef) -> Option<PlainForm> {
    let plain = def.operands.len() <= GROUPS
        && def.results.len() <= 1
        && def.results.iter().all(|result| result.arity == Arity::One)
        && !matches!(def.result_segments, Segments::Attr(_))
        && def.regions.is_empty();
    if !plain || def.hooks.parse.is_some() {
        return def.hooks.parse_plain.filter(|_| plain).map(PlainForm::Hook);
    }
    let infers = |source: &TypeSource| matches!(source, TypeSource::Infer);
    let infers = def.operand_types.iter().chain(def.result_types).any(infers);
    let mut groups = 0;
    let format = def.format.filter(|format| !infers && follows(def, format, &mut groups))?;
    (usize::try_from(groups.count_ones()) == Ok(def.operands.len()))
        .then_some(PlainForm::Format(format))
}

/// Notes an operand group that is read; false when it was before.
fn note(groups: &mut u8, group: u8) -> bool {
    let bit = 1u8.checked_shl(group.into()).unwrap_or(0);
    let fresh = *groups & bit == 0;
    *groups |= bit;
    fresh
}

/// Whether directives are all known; notes the operand groups they read.
fn follows(def: &OpDef, list: &[Directive], groups: &mut u8) -> bool {
    list.iter().all(|directive| match directive {
        Directive::Operand(group) => {
            let arity = def.operands.get(usize::from(*group)).map(|d| d.arity);
            note(groups, *group) && !matches!(arity, Some(Arity::Nested(_)))
        }
        Directive::Successor(group) => {
            def.successors.get(usize::from(*group)).is_some_and(|def| !def.variadic)
        }
        Directive::Type { of: TypeRef::Group(Slot::Operand(_) | Slot::Result(_)), .. } => true,
        Directive::FunctionalType(TypeRef::Operands, TypeRef::Results) => true,
        Directive::Optional { then, otherwise, .. } => {
            otherwise.is_empty() && follows(def, then, groups)
        }
        Directive::Custom(custom, args) => {
            custom.parse_plain.is_some()
                && args.iter().all(|arg| match arg {
                    CustomArg::Operand(group) => note(groups, *group),
                    _ => true,
                })
        }
        Directive::Keyword(_)
        | Directive::Punct(_)
        | Directive::Space(_)
        | Directive::Newline
        | Directive::Attr { .. }
        | Directive::AttrDict { .. } => true,
        _ => false,
    })
}
