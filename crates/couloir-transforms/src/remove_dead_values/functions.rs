//! Functions with fewer arguments and results.

use couloir_dialects::llvm;
use couloir_ir::body::{Body, Op};
use couloir_ir::symbols::{Visibility, visibility};
use couloir_ir::{Attribute, Context, OpRef, Type};

use crate::function_signature::parts;

/// Whether a function is not seen from outside.
pub(super) fn may_change(op: OpRef<'_>) -> bool {
    visibility(op) != Visibility::Public
}

/// How many arguments and results a function has.
pub(super) fn signature(op: OpRef<'_>) -> Option<(usize, usize)> {
    let (inputs, results) = parts(op.ctx(), type_of(op)?)?;
    Some((inputs.len(), results.len()))
}

fn type_of(op: OpRef<'_>) -> Option<Type> {
    op.attr_named("function_type")?.as_type(op.ctx())
}

/// Which arguments and results a function loses.
pub(super) struct Change {
    args: Vec<bool>,
    results: Vec<bool>,
    /// Whether its type can be without the arguments, as far as upstream can.
    pub(super) erases_args: bool,
}

impl Change {
    pub(super) fn new(op: OpRef<'_>, args: Vec<bool>, results: Vec<bool>) -> Self {
        let ctx = op.ctx();
        let is_plain = type_of(op).is_some_and(|ty| ty.as_function(ctx).is_some());
        // Upstream makes no LLVM function type without results of another.
        let erases_args = args.contains(&true) && (is_plain || !results.is_empty());
        let results = if is_plain { results } else { vec![false; results.len()] };
        Self { args, results, erases_args }
    }

    /// Changes a function's type and the attributes of arguments and results.
    pub(super) fn apply(&self, ctx: &Context, body: &mut Body, op: Op) {
        let Some(def) = body.op(op).name.def() else { return };
        let slot = |name: &str| def.attrs.iter().position(|attr| attr.name == name);
        let none = vec![false; self.args.len()];
        let args = if self.erases_args { &self.args } else { &none };
        let ty = slot("function_type");
        let old = ty.and_then(|slot| body.prop(op, slot)).and_then(|attr| attr.as_type(ctx));
        if let (Some(slot), Some(old)) = (ty, old)
            && let Some(new) = without(ctx, old, args, &self.results)
        {
            body.set_prop(op, slot, Some(Attribute::ty(ctx, new)));
        }
        for (name, gone) in [("arg_attrs", args), ("res_attrs", &self.results)] {
            let Some(slot) = slot(name) else { continue };
            let Some(list) = body.prop(op, slot).and_then(|attr| attr.as_array(ctx)) else {
                continue;
            };
            let kept = kept(list, gone);
            let is_empty = kept.iter().all(|attr| *attr == Attribute::EMPTY_DICT);
            let new = (!is_empty).then(|| Attribute::array(ctx, &kept));
            if gone.contains(&true) {
                body.set_prop(op, slot, new);
            }
        }
    }
}

/// What of a list does not go.
pub(super) fn kept<T: Copy>(list: &[T], gone: &[bool]) -> Vec<T> {
    let stays = |at: usize| gone.get(at) != Some(&true);
    list.iter().enumerate().filter(|(at, _)| stays(*at)).map(|(_, item)| *item).collect()
}

/// A function type without some arguments and results.
fn without(ctx: &Context, ty: Type, args: &[bool], results: &[bool]) -> Option<Type> {
    let (inputs, outputs) = parts(ctx, ty)?;
    let inputs = kept(&inputs, args);
    if ty.as_function(ctx).is_some() {
        return Some(Type::function(ctx, &inputs, &kept(&outputs, results)));
    }
    let func = llvm::types::as_func(ctx, ty)?;
    Some(llvm::types::func(ctx, func.result, &inputs, func.variadic))
}
