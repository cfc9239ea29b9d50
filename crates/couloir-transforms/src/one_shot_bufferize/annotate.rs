//! What the analysis came to, as attributes of ops.

use couloir_asm::print::ValueNames;
use couloir_dialects::func;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Body, Context, Op, Str, Value};
use rustc_hash::FxHashMap;

use super::analysis::{Analysis, Reason};
use super::functions::{ACCESS, Known};
use super::view::View;

/// Attributes that ops are given.
#[derive(Default)]
pub(super) struct Notes {
    /// Those of ops of the body.
    ops: Vec<(Op, Str, Attribute)>,
    /// Those of the op around it.
    outer: Vec<(Str, Attribute)>,
}

/// Numbers of conflicts and of what may not be written to, in the whole module.
#[derive(Default)]
pub(super) struct Counters {
    conflicts: u32,
    read_only: u32,
}

impl Notes {
    /// Says of each tensor whether it is in place.
    pub(super) fn in_place(&mut self, view: View<'_>) {
        let (ctx, body) = (view.ctx(), view.scope.body);
        let name = ctx.intern("__inplace_operands_attr__");
        for op in postorder(body, body.roots()) {
            let own = view.scope.op(op);
            if view.tensors(own).next().is_none() {
                continue;
            }
            let mut texts = vec!["none"; own.operands().len()];
            for (operand, _) in view.tensors(own) {
                if let Some(text) = texts.get_mut(operand.index as usize) {
                    *text = if view.is_in_place(operand) { "true" } else { "false" };
                }
            }
            self.ops.push((op, name, texts_attr(ctx, &texts)));
        }
    }

    /// Says which values may have the same memory.
    pub(super) fn aliases(&mut self, view: View<'_>, names: &ValueNames) {
        let (ctx, body) = (view.ctx(), view.scope.body);
        let results = ctx.intern("__opresult_alias_set_attr__");
        let set = |value: Value| {
            let state = view.state;
            let all =
                state.into_iter().flat_map(|state| state.values_of(state.aliases.find(value)));
            let texts = all.map(|value| names.text(body, value)).collect::<Vec<_>>();
            texts_attr(ctx, &texts)
        };
        for op in postorder(body, body.roots()) {
            let own = view.scope.op(op);
            let sets = own.results().filter(|&value| view.is_tensor(value)).map(set);
            let sets = sets.collect::<Vec<_>>();
            if !sets.is_empty() {
                self.ops.push((op, results, Attribute::array(ctx, &sets)));
            }
            if body.nested(op).is_none()
                && let Some((name, attr)) = args(view, body.regions(op), &set)
            {
                self.ops.push((op, name, attr));
            }
        }
        self.outer.extend(args(view, body.roots(), &set));
    }

    /// Says why operands were not in place.
    pub(super) fn reasons(&mut self, view: View<'_>, analysis: &Analysis, counters: &mut Counters) {
        for reason in &analysis.reasons {
            match reason {
                Reason::Shared => {}
                Reason::Conflict((read, write, definition)) => {
                    let id = format!("C_{}", counters.conflicts);
                    counters.conflicts = counters.conflicts.wrapping_add(1);
                    self.mark(view, write.op, &format!("{id}[CONFL-WRITE: {}]", write.index));
                    self.mark(view, read.op, &format!("{id}[READ: {}]", read.index));
                    self.mark_value(view, *definition, &format!("{id}[DEF: "));
                }
                Reason::ReadOnly(values) => {
                    for &value in values {
                        let start = format!("W_{}[NOT-WRITABLE: ", counters.read_only);
                        counters.read_only = counters.read_only.wrapping_add(1);
                        self.mark_value(view, value, &start);
                    }
                }
            }
        }
    }

    fn mark(&mut self, view: View<'_>, op: Op, text: &str) {
        self.ops.push((op, view.ctx().intern(text), Attribute::UNIT));
    }

    fn mark_value(&mut self, view: View<'_>, value: Value, start: &str) {
        let body = view.scope.body;
        let at = body.value_index(value);
        if let Some(op) = body.defining_op(value) {
            self.mark(view, op, &format!("{start}result {at}]"));
            return;
        }
        let text = format!("{start}bbArg {at}]");
        let block = body.as_arg(value).map(|(block, _)| block);
        let region = block.and_then(|block| body.region_of(block));
        match region.and_then(|region| body.region_parent(region)) {
            Some(op) => self.mark(view, op, &text),
            None => self.outer.push((view.ctx().intern(&text), Attribute::UNIT)),
        }
    }

    /// Says which arguments returns give.
    pub(super) fn returned(&mut self, ctx: &Context, returned: &[(Op, Vec<Option<usize>>)]) {
        let name = ctx.intern("__equivalent_func_args__");
        for (op, args) in returned.iter().filter(|(_, args)| args.iter().any(Option::is_some)) {
            let number = |arg: &Option<usize>| {
                Attribute::i64(ctx, arg.and_then(|arg| i64::try_from(arg).ok()).unwrap_or(-1))
            };
            let numbers = args.iter().map(number).collect::<Vec<_>>();
            self.ops.push((*op, name, Attribute::array(ctx, &numbers)));
        }
    }

    /// Puts the attributes on the ops of the body.
    pub(super) fn put(&self, ctx: &Context, body: &mut Body) {
        let mut by_op: FxHashMap<Op, Vec<(Str, Attribute)>> = FxHashMap::default();
        for &(op, name, attr) in &self.ops {
            by_op.entry(op).or_default().push((name, attr));
        }
        for (op, new) in by_op {
            add(ctx, body, op, new);
        }
    }

    /// Puts the attributes on the op around.
    pub(super) fn put_around(&self, ctx: &Context, body: &mut Body, op: Op) {
        if !self.outer.is_empty() {
            add(ctx, body, op, self.outer.clone());
        }
    }
}

fn add(ctx: &Context, body: &mut Body, op: Op, new: Vec<(Str, Attribute)>) {
    let mut all = body.discardable(op).as_dictionary(ctx).unwrap_or_default().to_vec();
    all.retain(|(name, _)| !new.iter().any(|(other, _)| other == name));
    all.extend(new);
    let attrs = Attribute::dictionary(ctx, all);
    body.set_discardable(op, attrs);
}

fn texts_attr<T: AsRef<str>>(ctx: &Context, texts: &[T]) -> Attribute {
    let texts = texts.iter().map(|text| Attribute::string(ctx, text.as_ref()));
    Attribute::array(ctx, &texts.collect::<Vec<_>>())
}

/// The sets of the arguments of blocks, if any is a tensor.
fn args(
    view: View<'_>,
    regions: &[couloir_ir::Region],
    set: &dyn Fn(Value) -> Attribute,
) -> Option<(Str, Attribute)> {
    let (ctx, body) = (view.ctx(), view.scope.body);
    let mut any = false;
    let mut all = Vec::with_capacity(regions.len());
    for &region in regions {
        let mut blocks = Vec::new();
        for block in body.region_blocks(region) {
            let args = body.args(block).iter().copied().filter(|&arg| view.is_tensor(arg));
            let sets = args.map(set).collect::<Vec<_>>();
            any |= !sets.is_empty();
            blocks.push(Attribute::array(ctx, &sets));
        }
        all.push(Attribute::array(ctx, &blocks));
    }
    any.then(|| (ctx.intern("__bbarg_alias_set_attr__"), Attribute::array(ctx, &all)))
}

/// Says of a function's arguments how they are used.
pub(super) fn access(ctx: &Context, body: &mut Body, op: Op, known: &Known, tensors: &[bool]) {
    let name = ctx.intern(ACCESS);
    let list = body.prop(op, func::Func::ARG_ATTRS).and_then(|list| list.as_array(ctx));
    let mut list = list.unwrap_or_default().to_vec();
    list.resize(tensors.len(), Attribute::EMPTY_DICT);
    for (at, attrs) in list.iter_mut().enumerate() {
        if tensors.get(at) != Some(&true) {
            continue;
        }
        let mut all = attrs.as_dictionary(ctx).unwrap_or_default().to_vec();
        all.retain(|(own, _)| *own != name);
        all.push((name, Attribute::string(ctx, known.access(at))));
        *attrs = Attribute::dictionary(ctx, all);
    }
    if tensors.contains(&true) {
        body.set_prop(op, func::Func::ARG_ATTRS, Some(Attribute::array(ctx, &list)));
    }
}

/// Works with the names of a body's values.
pub(super) fn with_names(view: View<'_>, work: impl FnOnce(&ValueNames)) {
    let body = view.scope.body;
    let entry = body.roots().first().and_then(|&region| body.entry_block(region));
    if let Some(first) = entry.and_then(|entry| body.first_op(entry)) {
        work(&ValueNames::new(view.scope.op(first)));
    }
}
