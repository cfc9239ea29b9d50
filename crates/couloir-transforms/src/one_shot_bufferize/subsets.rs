//! Parts of tensors: what is written to a part does not disturb who reads all but that part, and
//! putting a part back where it came from changes nothing.

use super::model::OperandUse;
use couloir_dialects::common::mixed::mixed;
use couloir_dialects::{bufferization, linalg, tensor};
use couloir_ir::{Op, OpDef, OpRef, Value};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

use super::view::{Follow, View};

/// An op that puts something into a tensor: the operands that it takes and puts it into.
pub(super) struct Insertion {
    def: &'static OpDef,
    pub(super) source: u32,
    dest: u32,
    /// Whether a value is the part that it writes to.
    is_part: fn(View<'_>, OpRef<'_>, Value) -> bool,
}

static INSERTIONS: &[Insertion] = &[
    Insertion { def: tensor::InsertSlice::def(), source: 0, dest: 1, is_part: is_slice },
    Insertion { def: tensor::ParallelInsertSlice::def(), source: 0, dest: 1, is_part: is_slice },
    Insertion {
        def: bufferization::MaterializeInDestination::def(),
        source: 0,
        dest: 1,
        is_part: is_whole,
    },
    Insertion { def: linalg::CopyElements::def(), source: 0, dest: 1, is_part: is_whole },
];

/// How an op puts something into a tensor, if it does.
pub(super) fn insertion_of(op: OpRef<'_>) -> Option<&'static Insertion> {
    INSERTIONS.iter().find(|row| op.is(row.def))
}

/// Whether a value is the slice of what is inserted into that is inserted.
fn is_slice(view: View<'_>, op: OpRef<'_>, value: Value) -> bool {
    let Some(slice) = view.scope.defining_op(value) else { return false };
    if !slice.is(tensor::ExtractSlice::def()) {
        return false;
    }
    let is_same = slice.operand(0).zip(op.operand(1));
    if !is_same.is_some_and(|(source, dest)| view.are_equivalent(source, dest)) {
        return false;
    }
    let lists = [
        (tensor::ExtractSlice::OFFSETS, tensor::ExtractSlice::STATIC_OFFSETS),
        (tensor::ExtractSlice::SIZES, tensor::ExtractSlice::STATIC_SIZES),
        (tensor::ExtractSlice::STRIDES, tensor::ExtractSlice::STATIC_STRIDES),
    ];
    let own = [
        (tensor::InsertSlice::OFFSETS, tensor::InsertSlice::STATIC_OFFSETS),
        (tensor::InsertSlice::SIZES, tensor::InsertSlice::STATIC_SIZES),
        (tensor::InsertSlice::STRIDES, tensor::InsertSlice::STATIC_STRIDES),
    ];
    lists.iter().zip(own).all(|(&(group, slot), (own, fixed))| {
        let (a, b) = (mixed(slice, group, slot), mixed(op, own, fixed));
        let folded = |list: Vec<_>| -> Vec<_> {
            list.into_iter()
                .map(|one: couloir_dialects::common::mixed::Mixed| one.folded(view.scope))
                .collect()
        };
        folded(a) == folded(b)
    })
}

/// Whether a value is all of what is written to.
fn is_whole(view: View<'_>, op: OpRef<'_>, value: Value) -> bool {
    op.operand(1).is_some_and(|dest| view.are_equivalent(dest, value))
}

/// What is known of values and ops that put something into a tensor.
#[derive(Default)]
pub(super) struct Parts {
    /// Whether all that a value comes from is the part that an op inserts into.
    known: RefCell<FxHashMap<(Op, Value), bool>>,
}

impl Parts {
    /// Whether all that an operand comes from is the part that an op inserts into.
    fn comes_from_part(
        &self,
        view: View<'_>,
        operand: OperandUse,
        op: OpRef<'_>,
        row: &Insertion,
    ) -> bool {
        let is_part = |value: Value| {
            view.scope.body.defining_op(value).is_some() && (row.is_part)(view, op, value)
        };
        let mut known = self.known.borrow_mut();
        let (mut at, mut passed) = (operand, Vec::new());
        let found = loop {
            let Some(value) = view.value(at) else { break true };
            if let Some(&found) = known.get(&(op.op, value)) {
                break found;
            }
            let uses = match is_part(value) {
                true => break true,
                false if view.modelled(value).is_none() => break false,
                false => view.uses(value),
            };
            match uses[..] {
                [] => break false,
                [one] if passed.len() <= view.scope.body.num_ops() => at = one.at,
                _ => {
                    let found = view.chain(at, Follow::ALL, &mut |value| is_part(value));
                    break found.into_iter().all(is_part);
                }
            }
            passed.push(value);
        };
        known.extend(passed.into_iter().map(|value| ((op.op, value), found)));
        found
    }

    /// Whether a read and a write are of different parts of the same memory, or the write changes
    /// nothing.
    pub(super) fn are_apart(&self, view: View<'_>, read: OperandUse, write: OperandUse) -> bool {
        let (reading, writing) = (view.op(read), view.op(write));
        if let Some(row) = insertion_of(reading) {
            if read.index == row.dest && self.comes_from_part(view, write, reading, row) {
                return true;
            }
            let dest = OperandUse { op: read.op, index: row.dest };
            if read.index == row.source
                && write == dest
                && self.comes_from_part(view, read, reading, row)
            {
                return true;
            }
        }
        let Some(row) = insertion_of(writing).filter(|row| write.index == row.dest) else {
            return false;
        };
        let source = OperandUse { op: write.op, index: row.source };
        let is_same = view.value(read).zip(view.value(source));
        is_same.is_some_and(|(read, source)| view.are_equivalent(read, source))
            && self.comes_from_part(view, source, writing, row)
    }
}
