//! Regions of constructs, translated where they stand.

use couloir_ir::op::Trait;
use couloir_ir::{BlockRef, Failure, OpRef, RegionRef};
use couloir_llvmir::{Block, Flags, Value};

use crate::function::FunctionState;

/// The ops that end a region, with values or without.
fn is_end(op: OpRef<'_>) -> bool {
    matches!(op.name(), "omp.terminator" | "omp.yield")
}

/// What a region became: the block behind it, and the values it gives.
pub(super) struct Done {
    pub(super) next: Block,
    pub(super) values: Vec<Value>,
}

impl FunctionState<'_> {
    /// Translates a region between the current point and what follows it there. Arguments of its
    /// entry are known already.
    pub(super) fn region(&mut self, region: RegionRef<'_>, name: &str) -> Result<Done, Failure> {
        let next = self.split_here("omp.region.cont");
        let source = self.here();
        let entry = region.entry().ok_or(Failure)?;
        let around = self.enter_region(region, |state| state.block_after(name, Some(source.block)));
        let values = self.region_results(region, next)?;
        let own = self.block(entry.block).ok_or(Failure)?;
        let location = self.builder.location();
        self.redirect(source.block, own);
        let done = self.fill_region(region, |state, block| state.leave(block, next, &values));
        self.leave_region(around);
        done?;
        self.builder.set_point(source);
        self.builder.set_location(location);
        Ok(Done { next, values })
    }

    /// Makes a `phi` in the block behind a region for each value that it gives.
    fn region_results(
        &mut self,
        region: RegionRef<'_>,
        next: Block,
    ) -> Result<Vec<Value>, Failure> {
        let ends = region.blocks().filter_map(BlockRef::last);
        let Some(end) = ends.into_iter().find(|op| op.name() == "omp.yield") else {
            return Ok(Vec::new());
        };
        let types = end.operands().map(|value| end.ty(value)).collect::<Vec<_>>();
        let types = types.into_iter().map(|ty| self.convert_type(end, ty));
        let types = types.collect::<Result<Vec<_>, _>>()?;
        let start = self.builder.begin(next);
        Ok(self.at(start, |state| {
            types.into_iter().map(|ty| state.builder.phi(ty, Flags::NONE)).collect()
        }))
    }

    /// Goes on behind a region where a block of it ends.
    fn leave(&mut self, block: BlockRef<'_>, next: Block, values: &[Value]) -> Result<(), Failure> {
        let end = block.last();
        let Some(end) = end.filter(|op| is_end(*op)) else {
            // A wrapped loop has no end of its own.
            if end.is_none_or(|op| !op.has(Trait::Terminator)) {
                self.builder.br(next);
            }
            return Ok(());
        };
        self.builder.br(next);
        let from = self.block(block.block).ok_or(Failure)?;
        for (at, &phi) in values.iter().enumerate() {
            let value = self.operand(end, at)?;
            self.builder.add_incoming(phi, value, from);
        }
        Ok(())
    }

    /// Translates a region of a declaration at the current point, where its arguments stand for
    /// these values; the values it gives.
    pub(super) fn declared_region(
        &mut self,
        region: RegionRef<'_>,
        name: &str,
        args: &[Value],
    ) -> Result<Vec<Value>, Failure> {
        let around = self.enter_declaration(region);
        for (&arg, &value) in region.entry().ok_or(Failure)?.args().iter().zip(args) {
            self.map(arg, value);
        }
        let values = self.declared_inside(region, name);
        self.leave_declaration(around);
        values
    }

    fn declared_inside(
        &mut self,
        region: RegionRef<'_>,
        name: &str,
    ) -> Result<Vec<Value>, Failure> {
        if region.blocks().count() > 1 {
            let done = self.region(region, name)?;
            let start = self.builder.begin(done.next);
            let first = self.builder.insts(start.block).get(done.values.len()).copied();
            self.go(couloir_llvmir::Point { before: first, ..start });
            return Ok(done.values);
        }
        let entry = region.entry().ok_or(Failure)?;
        for op in entry.ops() {
            self.op(op)?;
        }
        self.go(self.here());
        let Some(end) = entry.last() else { return Ok(Vec::new()) };
        (0..end.operands().len()).map(|at| self.operand(end, at)).collect()
    }
}
