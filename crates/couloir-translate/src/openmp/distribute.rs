//! `omp.distribute`: a loop whose iterations teams share.

use couloir_ir::{Failure, OpRef, RegionRef};
use couloir_llvmir::Value;

use super::privates::Privates;
use super::reductions::Reductions;
use super::wsloop::Sharing;
use super::{reductions, region_of};
use crate::function::FunctionState;

/// Static, as the runtime library calls it where teams share iterations, in chunks or not.
const CHUNKED: u32 = 91;
const EVEN: u32 = 92;

/// How iterations are shared by teams, so many at a time.
pub(super) fn kind(chunk: Option<Value>) -> u32 {
    if chunk.is_some() { CHUNKED } else { EVEN }
}

/// The op that shares the iterations of a loop by teams, of which threads share them.
pub(super) fn around(op: OpRef<'_>) -> Option<OpRef<'_>> {
    op.parent().filter(|parent| parent.name() == "omp.distribute")
}

/// Whether threads share the iterations of an op's loop.
fn is_shared(op: &OpRef<'_>) -> bool {
    let entry = op.region(0).and_then(RegionRef::entry);
    let first = entry.and_then(|entry| entry.ops().next());
    first.is_some_and(|op| op.name() == "omp.wsloop")
}

pub(super) fn distribute(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::distribute(op)?;
    let mut privates = Privates::of(state, op)?;
    let teams = reductions::ancestor(op, "omp.teams").filter(|&op| reductions::is_left_to_loop(op));
    let reductions = teams.map(|teams| Reductions::of(state, teams)).transpose()?;
    let outer = state.alloca_block()?;
    let slots = match &reductions {
        Some(reductions) => {
            let slots = state.allocate_reductions(reductions, outer)?;
            state.init_reductions(reductions, slots, outer)?
        }
        None => Vec::new(),
    };
    if state.here().block == outer {
        state.step("distribute.entry");
    }
    let exit = state.split_here("distribute.exit");
    let body = state.split_here("distribute.body");
    let allocas = state.split_here("distribute.alloca");
    state.enter_allocas(allocas);
    state.go(state.builder.begin(body));
    let done = state.distribute_body(op, allocas, &mut privates);
    state.leave_allocas();
    done?;
    state.go(state.builder.begin(exit));
    match reductions.filter(|reductions| !reductions.is_empty()) {
        Some(reductions) => state.finish_reductions(&reductions, &slots, outer, false),
        None => Ok(()),
    }
}

impl FunctionState<'_> {
    fn distribute_body(
        &mut self,
        op: OpRef<'_>,
        allocas: couloir_llvmir::Block,
        privates: &mut Privates<'_>,
    ) -> Result<(), Failure> {
        self.allocate_privates(privates, allocas)?;
        self.init_privates(privates)?;
        self.copy_privates(op, privates)?;
        let location = self.builder.location();
        let next = self.region(region_of(&op)?, "omp.distribute.region")?.next;
        if !is_shared(&op) {
            self.builder.set_location(location);
            let chunk = self.chunk(op, "dist_schedule_chunk_size")?;
            let made = self.omp().last_loop.take().ok_or(Failure)?;
            let mark = self.alloca_mark();
            let parts = vec![(kind(chunk), chunk)];
            self.share_parts(
                &made,
                &Sharing { allocas, mark, parts, is_split: false, wait: false },
            );
        }
        let start = self.builder.begin(next);
        self.go(start);
        self.free_privates(privates)
    }
}
