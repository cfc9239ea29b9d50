//! Ops of a block take the token of the one before.

use couloir_dialects::gpu;
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::op::Trait;
use couloir_ir::view::Scope;
use couloir_ir::walk::{Event, Events};
use couloir_ir::{Context, Failure, OpRef, Type};
use couloir_rewrite::effects::is_memory_effect_free;

use super::{add_dependencies, is, is_async_op, token_type, wait};

/// Does it for all blocks of a body, inner ones first.
///
/// # Errors
/// When there is a launch that has its kernel in it; it has been reported.
pub(super) fn all(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
) -> Result<(), Failure> {
    let ends = Events::new(body, body.roots()).filter_map(|event| match event {
        Event::EndBlock(block) => Some(block),
        _ => None,
    });
    let blocks = ends.collect::<Vec<Block>>();
    let mut thread = Thread { ctx, outer, body, token: None };
    for block in blocks {
        for op in thread.body.block_ops(block).collect::<Vec<_>>() {
            thread.visit(op)?;
        }
    }
    Ok(())
}

/// Whether the host has to be in step before an op.
pub(super) fn is_in_step(op: OpRef<'_>) -> bool {
    op.has(Trait::Terminator) || !is_memory_effect_free(op)
}

struct Thread<'a> {
    ctx: &'a Context,
    outer: Option<&'a OpRef<'a>>,
    body: &'a mut Body,
    /// What the last op on the stream gave.
    token: Option<Value>,
}

impl Thread<'_> {
    fn visit(&mut self, op: Op) -> Result<(), Failure> {
        let scope = Scope { ctx: self.ctx, body: self.body, outer: self.outer };
        if is(self.body, op, gpu::Launch::def()) {
            return scope.op(op).op_error("replace with gpu.launch_func first").fail();
        }
        if is(self.body, op, gpu::Wait::def()) {
            if let Some(token) = self.token {
                add_dependencies(self.ctx, self.body, op, &[token]);
            }
            self.token = self.body.result(op, 0);
        } else if is_async_op(self.body, op) {
            self.rewrite(op);
        } else if let Some(token) = self.token.filter(|_| is_in_step(scope.op(op))) {
            self.before(op, wait(&[token], None));
            self.token = None;
        }
        Ok(())
    }

    /// Makes an op before another, at its location.
    fn before(&mut self, op: Op, new: NewOp) -> Op {
        let location = self.body.op(op).location;
        let point = InsertPoint::Before(op);
        Builder::new(self.ctx, self.body, point, location).insert(new)
    }

    /// Makes an op wait for the last token, and give one.
    fn rewrite(&mut self, op: Op) {
        let ty = token_type(self.ctx);
        let token = match self.token {
            Some(token) => Some(token),
            None => {
                let start = self.before(op, wait(&[], Some(ty)));
                self.body.result(start, 0)
            }
        };
        if let Some(token) = token {
            add_dependencies(self.ctx, self.body, op, &[token]);
        }
        let own = self.body.results(op).find(|&result| self.body.ty(result) == ty);
        self.token = own.or_else(|| self.with_token(op, ty));
    }

    /// Replaces an op by one that gives a token as well.
    fn with_token(&mut self, op: Op, ty: Type) -> Option<Value> {
        let view = Scope { ctx: self.ctx, body: self.body, outer: self.outer }.op(op);
        let def = view.def()?;
        let mut new = NewOp::new(def).operands(view.operands());
        new = new.results(view.result_types().chain([ty]));
        for slot in 0..def.attrs.len() {
            new = new.prop(slot, view.prop(slot));
        }
        let new = new.attrs(self.body.discardable(op));
        let new = self.before(op, new);
        let pairs = self.body.results(op).zip(self.body.results(new)).collect::<Vec<_>>();
        for (old, new) in pairs {
            self.body.replace_all_uses(old, new);
        }
        self.body.erase_op(op);
        self.body.results(new).last()
    }
}
