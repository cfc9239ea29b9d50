//! Functions: which there are, what they are found to give, and the way to them.

use couloir_dialects::common::function::is_declaration;
use couloir_dialects::func;
use couloir_ir::op::Trait;
use couloir_ir::symbols::{Visibility, visibility};
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Block, Body, Context, Failure, Op, OpRef, Scope, Str, Type};
use couloir_pass::PassCx;
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashSet;

use super::DYNAMIC;
use super::blocks::in_order;
use super::live::regions;
use super::state::{Around, State};
use crate::top_level;

/// How deep isolated ops may be nested in one another.
const MAX_DEPTH: usize = 200;

/// The functions that say whether what they give is to be freed.
type Dynamic = FxHashSet<Str>;

pub(super) fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let wanted = cx.options.flag(DYNAMIC);
    let dynamic = match wanted {
        true => match cx.around {
            Some(around) => dynamic_in(around),
            None => dynamic_in(Scope { ctx, body: cx.body, outer: cx.outer }),
        },
        false => Dynamic::default(),
    };
    let walk = Walk { ctx, wanted };
    walk.op(cx.outer, cx.body, cx.op, &dynamic, 0)
}

/// Those in a body.
fn dynamic_in(scope: Scope<'_>) -> Dynamic {
    let ops = top_level(scope.body).into_iter().map(|op| scope.op(op));
    ops.filter(|&op| is_dynamic(op)).filter_map(OpRef::symbol_name).collect()
}

fn is_dynamic(op: OpRef<'_>) -> bool {
    let is_private = op.has(Trait::Function) && visibility(op) == Visibility::Private;
    // The body of one that is worked on is elsewhere.
    is_private && (op.body().is_away(op.op) || !is_declaration(op))
}

/// The way through isolated ops, those inside of another before it.
struct Walk<'c> {
    ctx: &'c Context,
    /// Whether functions may say whether what they give is to be freed.
    wanted: bool,
}

impl Walk<'_> {
    /// An op with a body of its own.
    fn op(
        &self,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
        op: Op,
        dynamic: &Dynamic,
        depth: usize,
    ) -> Result<(), Failure> {
        let scope = Scope { ctx: self.ctx, body, outer };
        let view = scope.op(op);
        if depth > MAX_DEPTH {
            return view.error("operations isolated from above are nested too deeply").fail();
        }
        let is_function = view.is(func::Func::def()) && !is_declaration(view);
        let around = Around {
            dynamic,
            is_dynamic: self.wanted && is_function && is_dynamic(view),
            is_function: true,
        };
        let is_table = view.has(Trait::SymbolTable);
        let cycle = is_function && view.body().nested(op).is_some_and(has_cycle);
        let Some(mut nested) = body.take_nested(op) else { return Ok(()) };
        let owner = Scope { ctx: self.ctx, body, outer }.op(op);
        let mut result = self.inside(&owner, &mut nested, is_table, dynamic, depth);
        if result.is_ok() && is_function && !cycle {
            result = free_in(self.ctx, &owner, &mut nested, &around, depth);
        }
        body.put_nested(op, nested);
        result?;
        if cycle {
            let message = "Only structured control-flow loops are supported.";
            return Scope { ctx: self.ctx, body, outer }.op(op).error(message).fail();
        }
        if around.is_dynamic {
            let ty = set_results(Scope { ctx: self.ctx, body, outer }.op(op))?;
            if let Some(ty) = ty {
                body.set_prop(op, func::Func::FUNCTION_TYPE, Some(ty));
            }
        }
        Ok(())
    }

    /// All that is in a body.
    fn inside(
        &self,
        owner: &OpRef<'_>,
        body: &mut Body,
        is_table: bool,
        dynamic: &Dynamic,
        depth: usize,
    ) -> Result<(), Failure> {
        if !body.has_bodies() {
            return Ok(());
        }
        let own = (is_table && self.wanted)
            .then(|| dynamic_in(Scope { ctx: self.ctx, body, outer: Some(owner) }));
        let ops = postorder(body, body.roots()).filter(|&op| body.nested(op).is_some());
        let dynamic = own.as_ref().unwrap_or(dynamic);
        for op in ops.collect::<Vec<_>>() {
            self.op(Some(owner), body, op, dynamic, depth + 1)?;
        }
        Ok(())
    }
}

/// Frees memory in a body, and first in those in it.
fn free_in(
    ctx: &Context,
    owner: &OpRef<'_>,
    body: &mut Body,
    around: &Around<'_>,
    depth: usize,
) -> Result<(), Failure> {
    let nested = postorder(body, body.roots()).filter(|&op| body.nested(op).is_some());
    for op in nested.collect::<Vec<_>>() {
        let Some(mut inner) = body.take_nested(op) else { continue };
        let own = Scope { ctx, body, outer: Some(owner) }.op(op);
        let inside = Around { is_function: false, ..*around };
        let result = match depth > MAX_DEPTH {
            true => Err(Failure),
            false => free_in(ctx, &own, &mut inner, &inside, depth + 1),
        };
        body.put_nested(op, inner);
        result?;
    }
    let mut rw = Rewriter::new(ctx, Some(owner), body);
    let blocks = in_order(rw.scope());
    let mut state = State::new(&mut rw, around);
    blocks.into_iter().try_for_each(|block| state.block(block))
}

/// The type of a function that gives what is returned in it; none where nothing is.
fn set_results(op: OpRef<'_>) -> Result<Option<Attribute>, Failure> {
    let ctx = op.ctx();
    let ty = op.prop(func::Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(ctx));
    let Some((inputs, _)) = ty.and_then(|ty| ty.as_function(ctx)) else { return Ok(None) };
    let Some(body) = op.body().nested(op.op) else { return Ok(None) };
    let scope = Scope { ctx, body, outer: Some(&op) };
    let returns = top_level(body).into_iter().map(|op| scope.op(op));
    let returns = returns.filter(|op| op.has(Trait::ReturnLike));
    let types = returns.map(|op| op.operand_types().collect()).collect::<Vec<Vec<Type>>>();
    let Some(first) = types.first() else { return Ok(None) };
    if types.iter().any(|types| types != first) {
        let message = "there are multiple return operations with different operand types";
        return op.error(message).fail();
    }
    Ok(Some(Attribute::ty(ctx, Type::function(ctx, inputs, first))))
}

/// Whether control may come back to a block.
fn has_cycle(body: &Body) -> bool {
    let (mut open, mut seen) = (FxHashSet::default(), FxHashSet::default());
    let entries = regions(body).into_iter().filter_map(|region| body.entry_block(region));
    entries
        .collect::<Vec<_>>()
        .into_iter()
        .any(|entry| cycles_from(body, entry, &mut open, &mut seen))
}

fn cycles_from(
    body: &Body,
    entry: Block,
    open: &mut FxHashSet<Block>,
    seen: &mut FxHashSet<Block>,
) -> bool {
    let successors = |block: Block| {
        let last = body.last_op(block).into_iter();
        last.flat_map(|op| body.successors(op)).collect::<Vec<_>>()
    };
    seen.insert(entry);
    open.insert(entry);
    let mut stack = vec![(entry, successors(entry))];
    while let Some((block, pending)) = stack.last_mut() {
        let Some(next) = pending.pop() else {
            open.remove(block);
            stack.pop();
            continue;
        };
        if open.contains(&next) {
            return true;
        }
        if seen.insert(next) {
            open.insert(next);
            stack.push((next, successors(next)));
        }
    }
    false
}
