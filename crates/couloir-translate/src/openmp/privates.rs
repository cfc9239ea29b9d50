//! Variables that each thread has one of: `omp.private`.

use couloir_ir::{Failure, OpRef, RegionRef, Value as Operand};
use couloir_llvmir::{Block, Flags, Type, Value};

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

    /// Whether what it starts as comes of the original.
    fn reads_original(&self) -> bool {
        let entry = self.region(0).and_then(RegionRef::entry);
        let mold = entry.and_then(|entry| entry.args().first().copied().zip(Some(entry)));
        self.is_first() || mold.is_some_and(|(mold, entry)| !entry.scope.body.is_unused(mold))
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

/// The memory that holds the variables of a task which start as the originals say.
pub(super) struct Context {
    memory: Value,
    ty: Type,
}

/// Variables of tasks.
impl FunctionState<'_> {
    /// Asks for memory for the variables of a task that start as the originals say.
    pub(super) fn make_context(
        &mut self,
        privates: &mut Privates<'_>,
    ) -> Result<Option<Context>, Failure> {
        let mut types = Vec::new();
        for own in privates.list.iter().filter(|own| own.reads_original()) {
            types.push(self.private_type(own)?);
        }
        if types.is_empty() {
            return Ok(None);
        }
        let ty = self.llvm().struct_type(&types);
        let memory = self.allocate_memory(ty, "omp.task.context_ptr");
        let context = Context { memory, ty };
        self.find_places(privates, &context);
        Ok(Some(context))
    }

    /// Finds the places of variables in memory.
    fn find_places(&mut self, privates: &mut Privates<'_>, context: &Context) {
        let own = privates.list.iter_mut().filter(|own| own.reads_original());
        for (own, at) in own.zip(0..) {
            let indices = [0, at].map(|number| self.llvm().i32(number).into());
            let place = self.builder.gep(Flags::NONE, context.ty, context.memory, &indices);
            own.value = Some(place);
        }
    }

    /// Makes those variables ready for use.
    pub(super) fn init_in_context(&mut self, privates: &mut Privates<'_>) -> Result<(), Failure> {
        for own in privates.list.iter().filter(|own| own.reads_original()) {
            let Some((region, value)) = own.region(0).zip(own.value) else { continue };
            let given = self.declared_region(region, "omp.private.init", &[own.original, value])?;
            let &given = given.first().ok_or(Failure)?;
            if given != value && !self.llvm().is_pointer(self.builder.type_of(given)) {
                self.put(given, value);
            }
        }
        Ok(())
    }

    /// Makes the other variables of a task, in the block for such.
    pub(super) fn allocate_in_task(
        &mut self,
        privates: &mut Privates<'_>,
        block: Block,
    ) -> Result<(), Failure> {
        for own in privates.list.iter_mut().filter(|own| !own.reads_original()) {
            let ty = self.private_type(own)?;
            let end = self.builder.before_end(block);
            let mut value = self.at(end, |state| state.slot(ty, "omp.private.alloc"));
            if let Some(region) = own.region(0) {
                let args = [own.original, value];
                let given = self.declared_region(region, "omp.private.init", &args)?;
                value = *given.first().ok_or(Failure)?;
            }
            self.map(own.arg, value);
            own.value = Some(value);
        }
        Ok(())
    }

    /// Finds the variables of a task that are in memory, inside of it.
    pub(super) fn find_in_context(&mut self, privates: &mut Privates<'_>, context: &Context) {
        self.find_places(privates, context);
        for own in privates.list.iter().filter(|own| own.reads_original()) {
            if let Some(value) = own.value {
                self.map(own.arg, value);
            }
        }
    }

    /// Gives the memory back.
    pub(super) fn free_context(&mut self, context: &Context) {
        self.free_memory(context.memory);
    }

    fn private_type(&mut self, own: &Private<'_>) -> Result<Type, Failure> {
        let ty = own.declaration.attr_named("type");
        let ty = ty.and_then(|attr| attr.as_type(own.declaration.ctx())).ok_or(Failure)?;
        self.convert_type(own.declaration, ty)
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
            let ty = self.private_type(own)?;
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
