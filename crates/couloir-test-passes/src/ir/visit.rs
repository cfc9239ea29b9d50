//! A walk that comes by each op before, between and after its regions.

use couloir_ir::OpRef;

/// How far a walk is with the regions of an op.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stage {
    /// The number of the region that comes next.
    pub(super) next: usize,
}

impl Stage {
    /// Whether all regions are yet to come.
    pub(super) fn is_before_all(self) -> bool {
        self.next == 0
    }

    /// Whether no region of the op is left.
    pub(super) fn is_after_all(self, op: OpRef<'_>) -> bool {
        self.next == op.num_regions()
    }
}

/// Comes by an op and all in it, for as long as `see` says so. Returns whether it always did.
/// Regions nest no deeper than text does.
pub(super) fn visit(op: OpRef<'_>, see: &mut dyn FnMut(OpRef<'_>, Stage) -> bool) -> bool {
    if !see(op, Stage { next: 0 }) {
        return false;
    }
    (0..op.num_regions()).all(|at| {
        let all = op.region(at).is_none_or(|region| {
            region.blocks().all(|block| block.ops().all(|inside| visit(inside, see)))
        });
        all && see(op, Stage { next: at + 1 })
    })
}
