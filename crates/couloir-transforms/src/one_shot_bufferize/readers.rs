//! Which tensors are read, be it where they are used or by what has their memory.

use couloir_ir::Value;

use super::model::{OperandUse, uses_of};
use super::view::View;
use crate::components::Graph;

/// Whether each value is read, or another that has its memory.
pub(super) struct Readers(Vec<bool>);

impl Readers {
    /// Those of some tensors, which are all that a body has.
    pub(super) fn new(view: View<'_>, values: &[Value]) -> Self {
        let body = view.scope.body;
        let mut this = Readers(vec![false; body.num_values()]);
        // From what has the memory of something else to that.
        let (mut steps, mut pending) = (Vec::new(), Vec::new());
        for &value in values {
            for operand in uses_of(body, value) {
                if view.reads(operand) {
                    pending.push(value.as_u32());
                } else if !view.writes(operand) {
                    let all = view.values(operand);
                    steps.extend(all.iter().map(|alias| (alias.at.as_u32(), value.as_u32())));
                }
            }
        }
        let graph = Graph::new(this.0.len(), &steps);
        while let Some(value) = pending.pop() {
            let slot = this.0.get_mut(value as usize);
            if slot.is_some_and(|slot| !std::mem::replace(slot, true)) {
                pending.extend_from_slice(graph.next(value));
            }
        }
        this
    }

    /// Whether a value is read.
    pub(super) fn has(&self, value: Value) -> bool {
        self.0.get(value.as_u32() as usize).copied().unwrap_or(true)
    }

    /// Whether a value is read at a use, or what has its memory there is.
    pub(super) fn has_use(&self, view: View<'_>, operand: OperandUse) -> bool {
        let goes_on =
            || !view.writes(operand) && view.values(operand).iter().any(|alias| self.has(alias.at));
        view.reads(operand) || goes_on()
    }
}
