//! Makes ops on tensors ops on memory, one after the other.

use couloir_dialects::bufferization;
use couloir_ir::walk::postorder;
use couloir_ir::{Failure, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::effects::is_memory_effect_free;
use rustc_hash::FxHashMap;

use super::analysis::has_tensors;
use super::globals::Globals;
use super::state::State;
use super::view::{Env, View};

/// What makes ops on memory.
pub(super) struct Bufferizer<'r, 'a> {
    pub(super) rw: &'r mut Rewriter<'a>,
    pub(super) env: Env<'r>,
    pub(super) state: Option<&'r State>,
    pub(super) globals: &'r mut Globals,
    /// The types of memory of results of choices between many regions.
    pub(super) choices: FxHashMap<Value, Type>,
}

/// What is done to the function around once all in it is done.
pub(super) type Finish<'f> = &'f mut dyn FnMut(&mut Bufferizer<'_, '_>) -> Result<(), Failure>;

/// Makes all ops of a body ones on memory.
///
/// # Errors
/// When an op cannot be one; it has been reported.
pub(super) fn run(b: &mut Bufferizer<'_, '_>, finish: Option<Finish<'_>>) -> Result<(), Failure> {
    let body = b.rw.scope().body;
    let mut ops = postorder(body, body.roots()).filter(|&op| b.is_due(op)).collect::<Vec<_>>();
    let mut made = body.num_ops();
    let mut finish = finish;
    let mut at = 0;
    loop {
        let Some(&op) = ops.get(at) else {
            // The function comes after all that is in it, and what it makes after that.
            let Some(finish) = finish.take() else { break };
            finish(b)?;
            b.add_made(&mut made, &mut ops);
            continue;
        };
        at += 1;
        if b.rw.scope().body.block_of(op).is_some() {
            b.bufferize(op)?;
            b.add_made(&mut made, &mut ops);
        }
    }
    b.fold_pairs();
    b.drop_unused();
    b.check(&ops)
}

impl<'r, 'a> Bufferizer<'r, 'a> {
    pub(super) fn new(
        rw: &'r mut Rewriter<'a>,
        env: Env<'r>,
        state: Option<&'r State>,
        globals: &'r mut Globals,
    ) -> Self {
        Bufferizer { rw, env, state, globals, choices: FxHashMap::default() }
    }
}

impl Bufferizer<'_, '_> {
    /// What is asked of the body as it is.
    pub(super) fn view(&self) -> View<'_> {
        View { scope: self.rw.scope(), env: self.env, state: self.state }
    }

    /// Whether an op is to be one on memory.
    fn is_due(&self, op: Op) -> bool {
        let view = self.view();
        let op = view.scope.op(op);
        view.env.settings.allows(op) && has_tensors(view, op)
    }

    /// Adds the ops that were made meanwhile.
    fn add_made(&self, made: &mut usize, ops: &mut Vec<Op>) {
        let body = self.rw.scope().body;
        let count = body.num_ops();
        let new = (*made..count).filter_map(|at| u32::try_from(at).ok()).map(Op::from_u32);
        ops.extend(new.filter(|&op| {
            body.block_of(op).is_some()
                && !self.rw.view(op).is(bufferization::ToTensor::def())
                && self.is_due(op)
        }));
        *made = count;
    }

    fn bufferize(&mut self, op: Op) -> Result<(), Failure> {
        let view = self.view();
        let own = view.scope.op(op);
        let Some(model) = view.model(own).filter(|_| has_tensors(view, own)) else {
            return Ok(());
        };
        let body = view.scope.body;
        let has_blocks = |&region: &_| body.region_blocks(region).nth(1).is_some();
        if !model.takes_blocks
            && body.nested(op).is_none()
            && body.regions(op).iter().any(has_blocks)
        {
            let message = "op or BufferizableOpInterface implementation does not support \
                           unstructured control flow, but at least one region has multiple blocks";
            return own.op_error(message).fail();
        }
        self.rw.at(op);
        if (model.bufferize)(self, op).is_err() {
            return self.rw.view(op).error("failed to bufferize op").fail();
        }
        Ok(())
    }

    /// Takes out what goes from memory to a tensor and back.
    fn fold_pairs(&mut self) {
        let body = self.rw.scope().body;
        let is_due = |op: &Op| self.rw.view(*op).is(bufferization::ToBuffer::def());
        let all = postorder(body, body.roots()).filter(is_due).collect::<Vec<_>>();
        for op in all {
            self.fold_pair(op);
        }
    }

    /// Takes out tensors in memory that nothing uses.
    fn drop_unused(&mut self) {
        let body = self.rw.scope().body;
        let is_due = |op: &Op| self.rw.view(*op).is(bufferization::ToTensor::def());
        let all = postorder(body, body.roots()).filter(is_due).collect::<Vec<_>>();
        for op in all {
            let result = self.rw.view(op).result(0);
            if result.is_some_and(|value| self.rw.scope().body.is_unused(value)) {
                self.rw.erase(op);
            }
        }
    }

    /// Checks that no op is left that is on tensors.
    fn check(&self, ops: &[Op]) -> Result<(), Failure> {
        if self.env.settings.takes_unknown {
            return Ok(());
        }
        let view = self.view();
        let body = view.scope.body;
        for &op in ops.iter().filter(|&&op| body.block_of(op).is_some()) {
            let own = view.scope.op(op);
            let is_unused = || own.results().all(|value| body.is_unused(value));
            if !has_tensors(view, own)
                || own.is(bufferization::ToTensor::def())
                || own.is(bufferization::ToBuffer::def())
                || (is_unused() && is_memory_effect_free(own))
            {
                continue;
            }
            return own.error("op was not bufferized").fail();
        }
        Ok(())
    }
}
