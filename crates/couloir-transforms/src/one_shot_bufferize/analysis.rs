//! The analysis: decides of each tensor that an op is given whether it is read and written where
//! it is, or copied.
//!
//! Values that may have the same memory are in sets. Of each set it is known where its values are
//! read and written, and that no write disturbs a read; so when sets become one, only reads of one
//! and writes of another are looked at.

use super::model::{OperandUse, uses_of};
use couloir_dialects::{bufferization, func, ml_program};
use couloir_ir::walk::postorder;
use couloir_ir::{BlockRef, Failure, OpRef, Value};

use super::conflict::{Conflict, Places};
use super::order;
use super::readers::Readers;
use super::state::{Members, State};
use super::view::{View, is_tensor, tensors};

/// Why an operand is not in place.
pub(super) enum Reason {
    /// A write would disturb a read.
    Conflict(Conflict),
    /// A write would be to what is shared between parallel regions.
    Shared,
    /// Some values may not be written to.
    ReadOnly(Vec<Value>),
}

/// An analysis while it goes on.
pub(super) struct Analysis {
    pub(super) state: State,
    places: Places,
    pub(super) readers: Readers,
    /// Why operands were not in place, in order.
    pub(super) reasons: Vec<Reason>,
    /// Whether every op is as it has to be once all is decided; what is not has been reported.
    pub(super) verified: Result<(), Failure>,
}

/// Whether an op has anything to do with tensors.
pub(super) fn has_tensors(view: View<'_>, op: OpRef<'_>) -> bool {
    let is_tensor = |value: Value| view.is_tensor(value);
    op.operands().any(is_tensor)
        || op.results().any(is_tensor)
        || has_tensor_args(op)
        || is_global(op)
}

/// Whether blocks of an op take tensors; functions are asked elsewhere.
fn has_tensor_args(op: OpRef<'_>) -> bool {
    let takes_tensors = |block: BlockRef<'_>| {
        let mut types = block.args().iter().map(|&arg| block.scope.body.ty(arg));
        types.any(|ty| is_tensor(op.ctx(), ty))
    };
    let mut regions = (0..op.num_regions()).filter_map(|at| op.region(at));
    !op.is(func::Func::def()) && regions.any(|region| region.blocks().any(takes_tensors))
}

/// Whether an op is a tensor that has a name.
fn is_global(op: OpRef<'_>) -> bool {
    let ty = || op.prop(ml_program::Global::TYPE)?.as_type(op.ctx());
    op.is(ml_program::Global::def()) && ty().is_some_and(|ty| is_tensor(op.ctx(), ty))
}

/// Analyses a body.
///
/// # Errors
/// When it cannot be bufferized as it has to be; it has been reported.
pub(super) fn analyse(view: View<'_>) -> Result<Analysis, Failure> {
    let mut analysis = Analysis::new(view);
    if !view.env.settings.decides {
        return Ok(analysis);
    }
    analysis.check(view)?;
    for op in order::ops(view) {
        for (operand, _) in view.tensors(view.scope.op(op)) {
            analysis.decide(view, operand);
        }
    }
    analysis.find_equivalent(view);
    analysis.find_undefined(view);
    analysis.verified = analysis.verify(view);
    Ok(analysis)
}

impl Analysis {
    fn new(view: View<'_>) -> Self {
        let body = view.scope.body;
        let values = tensors(view);
        let mut analysis = Analysis {
            state: State::new(body.num_values()),
            places: Places::new(view),
            readers: Readers::new(view, &values),
            reasons: Vec::new(),
            verified: Ok(()),
        };
        for value in values {
            analysis.add_value(view, value);
        }
        for op in postorder(body, body.roots()) {
            let op = view.scope.op(op);
            let Some(model) = view.model(op) else { continue };
            for (operand, value) in view.tensors(op) {
                // What has no rank cannot be copied.
                let has_rank = op.ty(value).as_tensor(view.ctx()).is_some();
                let at = operand.index as usize;
                if !has_rank || (model.in_place)(view.with(&analysis.state), op, at) {
                    analysis.put_in_place(view, operand);
                }
            }
        }
        analysis
    }

    fn add_value(&mut self, view: View<'_>, value: Value) {
        let mut members = Members::default();
        members.is_read_only = !view.is_writable(value);
        for operand in uses_of(view.scope.body, value) {
            if !self.readers.has_use(view, operand) {
                continue;
            }
            members.is_read = true;
            self.places.add_read(view, operand, &mut members.reads);
        }
        self.state.add(value, members);
    }

    /// The sets that an operand being in place makes one.
    fn sets(&self, view: View<'_>, operand: OperandUse) -> Vec<u32> {
        let state = &self.state;
        let aliases = view.values(operand);
        let values = view.value(operand).into_iter().chain(aliases.iter().map(|alias| alias.at));
        let mut sets = Vec::with_capacity(2);
        for set in values.map(|value| state.aliases.find(value)) {
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        sets
    }

    /// Decides whether an operand is in place.
    fn decide(&mut self, view: View<'_>, operand: OperandUse) {
        if self.state.in_place.contains(&operand) {
            return;
        }
        let sets = self.sets(view, operand);
        let reason = {
            let view = view.with(&self.state);
            self.read_only(view, &sets, view.writes(operand))
                .or_else(|| self.disturbed(view, &sets, operand, view.writes(operand)))
        };
        match reason {
            Some(reason) => self.reasons.push(reason),
            None => self.put_in_place(view, operand),
        }
    }

    fn members<'s>(&'s self, sets: &'s [u32]) -> impl Iterator<Item = &'s Members> + 's {
        sets.iter().filter_map(|&set| self.state.members.get(set as usize))
    }

    /// What may not be written to but would be.
    fn read_only(&self, view: View<'_>, sets: &[u32], writes: bool) -> Option<Reason> {
        let is_written = writes || self.members(sets).any(|members| !members.writes.is_empty());
        if !is_written || !self.members(sets).any(|members| members.is_read_only) {
            return None;
        }
        let mut values = Vec::new();
        if view.env.settings.shows_conflicts {
            let all = sets.iter().flat_map(|&set| self.state.values_of(set));
            values.extend(all.filter(|&value| !view.is_writable(value)));
        }
        Some(Reason::ReadOnly(values))
    }

    /// What would be disturbed.
    fn disturbed(
        &self,
        view: View<'_>,
        sets: &[u32],
        operand: OperandUse,
        writes: bool,
    ) -> Option<Reason> {
        let own = writes.then_some(operand);
        if self.is_shared(view, sets, own) {
            return Some(Reason::Shared);
        }
        for (at, reader) in self.members(sets).enumerate() {
            let (places, reads) = (&self.places, &reader.reads);
            let found = own.and_then(|write| places.of_write(view, reads, write));
            let mut others = self.members(sets).enumerate().filter(|&(other, _)| other != at);
            let found = found.or_else(|| {
                others.find_map(|(_, other)| places.between(view, reads, &other.writes))
            });
            if let Some(conflict) = found {
                return Some(Reason::Conflict(conflict));
            }
        }
        None
    }

    /// Whether parallel regions would write to what they share.
    fn is_shared(&self, view: View<'_>, sets: &[u32], own: Option<OperandUse>) -> bool {
        view.env.settings.checks_parallel
            && self.places.has_parallel_regions()
            && self.members(sets).any(|members| members.is_read)
            && (self.members(sets).any(|members| members.is_shared)
                || own.is_some_and(|write| self.places.is_shared(view, write)))
    }

    fn put_in_place(&mut self, view: View<'_>, operand: OperandUse) {
        if !self.state.in_place.insert(operand) {
            return;
        }
        let Some(value) = view.value(operand) else { return };
        for alias in view.with(&self.state).values(operand) {
            self.state.union_aliases(alias.at, value);
        }
        if view.writes(operand) {
            let is_shared = view.env.settings.checks_parallel
                && self.places.has_parallel_regions()
                && self.places.is_shared(view, operand);
            if let Some(members) = self.state.members_of_mut(value) {
                self.places.add_write(operand, &mut members.writes);
                members.is_shared |= is_shared;
            }
        }
    }

    /// Checks that what has to be in place can be.
    fn check(&self, view: View<'_>) -> Result<(), Failure> {
        let body = view.scope.body;
        let view = view.with(&self.state);
        for op in postorder(body, body.roots()) {
            let op = view.scope.op(op);
            if view.model(op).is_none() {
                continue;
            }
            if op.is(bufferization::ToTensor::def())
                && op.prop(bufferization::ToTensor::RESTRICT).is_none()
                && op.results().any(|result| !body.is_unused(result))
            {
                let message =
                    "to_tensor ops without `restrict` are not supported by One-Shot Analysis";
                return op.op_error(message).fail();
            }
            for (operand, _) in view.tensors(op) {
                self.check_operand(view, op, operand)?;
            }
        }
        Ok(())
    }

    fn check_operand(
        &self,
        view: View<'_>,
        op: OpRef<'_>,
        operand: OperandUse,
    ) -> Result<(), Failure> {
        let sets = self.sets(view, operand);
        if self.is_inconsistent(view, &sets) {
            let message = "not bufferizable under the given constraints: cannot avoid RaW conflict";
            return op.op_error(message).fail();
        }
        if view.is_in_place(operand) && self.read_only(view, &sets, false).is_some() {
            let message =
                "not bufferizable under the given constraints: would write to read-only buffer";
            return op.op_error(message).fail();
        }
        Ok(())
    }

    fn is_inconsistent(&self, view: View<'_>, sets: &[u32]) -> bool {
        if self.members(sets).all(|members| members.writes.is_empty()) {
            return false;
        }
        let is_bad = |reader: &Members, writer: &Members| {
            self.places.between(view, &reader.reads, &writer.writes).is_some()
        };
        self.is_shared(view, sets, None)
            || self.members(sets).any(|reader| {
                let mut writers = self.members(sets);
                writers.any(|writer| is_bad(reader, writer))
            })
    }

    /// Finds out which values are the same memory.
    fn find_equivalent(&mut self, view: View<'_>) {
        let body = view.scope.body;
        for op in postorder(body, body.roots()) {
            let op = view.scope.op(op);
            let Some(model) = view.model(op) else { continue };
            for result in op.results().filter(|&result| view.is_tensor(result)) {
                let view = view.with(&self.state);
                let same = equivalent(view, result, || (model.allocates)(op, result));
                if let Some(source) = same {
                    self.state.same.union(result, source);
                }
            }
        }
    }

    /// Finds out of which operands the contents do not matter.
    fn find_undefined(&mut self, view: View<'_>) {
        let body = view.scope.body;
        for op in postorder(body, body.roots()) {
            let op = view.scope.op(op);
            if view.model(op).is_none() {
                continue;
            }
            for result in op.results().filter(|&result| view.is_tensor(result)) {
                let Some(first) = uses_of(body, result).next() else { continue };
                if !self.places.is_defined(view, first) {
                    self.state.undefined.extend(uses_of(body, result));
                }
            }
        }
    }

    fn verify(&self, view: View<'_>) -> Result<(), Failure> {
        let body = view.scope.body;
        let view = view.with(&self.state);
        let mut result = Ok(());
        for op in postorder(body, body.roots()) {
            let op = view.scope.op(op);
            if let Some(model) = view.model(op) {
                result = result.and((model.verify)(view, op));
            }
        }
        result
    }
}

/// The value that a result is the same memory as.
fn equivalent(view: View<'_>, result: Value, allocates: impl Fn() -> bool) -> Option<Value> {
    let uses = view.uses(result);
    let first = view.value(uses.first()?.at)?;
    let mut all = true;
    for alias in &uses {
        let value = view.value(alias.at)?;
        let is_same =
            alias.relation == super::model::Relation::Equivalent && view.is_in_place(alias.at);
        if is_same && alias.is_definite {
            return Some(value);
        }
        all &= is_same && view.are_equivalent(value, first);
    }
    (all && !allocates()).then_some(first)
}
