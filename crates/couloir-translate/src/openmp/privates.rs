//! Variables that each thread has one of: `omp.private`.

use couloir_ir::{Failure, OpRef, RegionRef, Value as Operand};
use couloir_llvmir::{Block, Value};

use super::{all_declared, has, runtime};
use crate::function::FunctionState;
use crate::read::enum_bits;

/// A variable that is private.
struct Private<'o> {
    declaration: OpRef<'o>,
    /// What it is a copy of.
    original: Value,
    /// The argument of the region that stands for it.
    arg: Operand,
    value: Option<Value>,
}

impl Private<'_> {
    /// A region of the declaration, if it has anything.
    fn region(&self, at: usize) -> Option<RegionRef<'_>> {
        self.declaration.region(at).filter(|region| !region.is_empty())
    }

    /// Whether it starts as the original is.
    fn is_first(&self) -> bool {
        let kind = self.declaration.attr_named("data_sharing_type");
        kind.and_then(|kind| enum_bits(self.declaration.ctx(), kind)) == Some(1)
    }
}

/// The private variables of a construct.
pub(super) struct Privates<'o> {
    list: Vec<Private<'o>>,
}

impl<'o> Privates<'o> {
    /// Those that an op names.
    pub(super) fn of(state: &FunctionState<'_>, op: OpRef<'o>) -> Result<Self, Failure> {
        let declarations = all_declared(state, op, "private_syms")?;
        let originals = state.clauses(op, "private_vars")?;
        let args = op.region(0).and_then(RegionRef::entry);
        let args = args.map_or(&[] as &[Operand], |entry| entry.args());
        let rows = declarations.into_iter().zip(originals).zip(args);
        let list = rows.map(|((declaration, original), &arg)| Private {
            declaration,
            original,
            arg,
            value: None,
        });
        Ok(Self { list: list.collect() })
    }
}

impl FunctionState<'_> {
    /// Makes the variables in the block for such; the block that follows it from now on.
    pub(super) fn allocate_privates(
        &mut self,
        privates: &mut Privates<'_>,
        block: Block,
    ) -> Result<Block, Failure> {
        let end = self.builder.before_end(block);
        let after = self.split(end, "omp.region.after_alloca");
        let end = self.builder.before_end(block);
        for own in &mut privates.list {
            let ty = own.declaration.attr_named("type");
            let ty = ty.and_then(|attr| attr.as_type(own.declaration.ctx())).ok_or(Failure)?;
            let ty = self.convert_type(own.declaration, ty)?;
            let value = self.at(end, |state| state.slot(ty, "omp.private.alloc"));
            self.map(own.arg, value);
            own.value = Some(value);
        }
        Ok(after)
    }

    /// Makes a block at the current point, in which it goes on.
    pub(super) fn step(&mut self, name: &str) {
        let next = self.split_here(name);
        let end = self.builder.before_end(next);
        self.go(end);
    }

    /// Makes the variables ready for use.
    pub(super) fn init_privates(&mut self, privates: &mut Privates<'_>) -> Result<(), Failure> {
        if privates.list.is_empty() {
            return Ok(());
        }
        self.step("omp.private.init");
        for own in &mut privates.list {
            let Some((region, value)) = own.region(0).zip(own.value) else { continue };
            let given = self.declared_region(region, "omp.private.init", &[own.original, value])?;
            let &value = given.first().ok_or(Failure)?;
            self.map(own.arg, value);
            own.value = Some(value);
        }
        Ok(())
    }

    /// Copies what starts as the original is.
    pub(super) fn copy_privates(
        &mut self,
        op: OpRef<'_>,
        privates: &Privates<'_>,
    ) -> Result<(), Failure> {
        if !privates.list.iter().any(Private::is_first) {
            return Ok(());
        }
        self.step("omp.private.copy");
        for own in privates.list.iter().filter(|own| own.is_first()) {
            let Some((region, value)) = own.region(1).zip(own.value) else { continue };
            self.declared_region(region, "omp.private.copy", &[own.original, value])?;
        }
        if has(op, "private_needs_barrier") {
            self.located(None, |state| state.barrier(runtime::EXPLICIT));
        }
        Ok(())
    }

    /// Frees what the variables hold.
    pub(super) fn free_privates(&mut self, privates: &Privates<'_>) -> Result<(), Failure> {
        for own in &privates.list {
            let Some((region, value)) = own.region(2).zip(own.value) else { continue };
            self.declared_region(region, "omp.private.dealloc", &[value])?;
        }
        Ok(())
    }
}
