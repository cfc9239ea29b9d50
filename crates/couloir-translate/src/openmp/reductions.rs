//! Variables that what each thread has of is combined: `omp.declare_reduction`.

use couloir_ir::{Failure, OpRef, RegionRef, Value as Operand};
use couloir_llvmir::{
    Block, Constant, Flags, Function, FunctionBuilder, Linkage, Point, Type, Value,
};

use super::{OpenMp, all_declared, runtime};
use crate::function::FunctionState;

/// The regions of a declaration.
const ALLOC: usize = 0;
const INIT: usize = 1;
const COMBINER: usize = 2;
const ATOMIC: usize = 3;
const CLEANUP: usize = 4;

/// A variable that is reduced.
struct Reduction<'o> {
    declaration: OpRef<'o>,
    original: Value,
    /// The argument of the region that stands for the thread's own.
    arg: Operand,
    ty: Type,
    /// Whether what is reduced is what the variable points to.
    by_ref: bool,
}

impl Reduction<'_> {
    fn region(&self, at: usize) -> Option<RegionRef<'_>> {
        self.declaration.region(at).filter(|region| !region.is_empty())
    }
}

/// The reductions of a construct.
pub(super) struct Reductions<'o> {
    list: Vec<Reduction<'o>>,
}

impl<'o> Reductions<'o> {
    /// Those that an op names.
    pub(super) fn of(state: &mut FunctionState<'_>, op: OpRef<'o>) -> Result<Self, Failure> {
        let declarations = all_declared(state, op, "reduction_syms")?;
        let originals = state.clauses(op, "reduction_vars")?;
        let skipped = super::operands_of(op, "private_vars").count();
        let args = op.region(0).and_then(RegionRef::entry);
        let args = args.map_or(&[] as &[Operand], |entry| entry.args());
        let flags = op.attr_named("reduction_byref").and_then(|attr| attr.as_bool_array(op.ctx()));
        let flags = flags.unwrap_or_default();
        let rows = declarations.into_iter().zip(originals).zip(args.iter().skip(skipped));
        let mut list = Vec::new();
        for (at, ((declaration, original), &arg)) in rows.enumerate() {
            let by_ref = flags.get(at).copied().unwrap_or(false);
            let ty = declaration.attr_named("type");
            let ty = ty.and_then(|attr| attr.as_type(op.ctx())).ok_or(Failure)?;
            let ty = state.convert_type(declaration, ty)?;
            list.push(Reduction { declaration, original, arg, ty, by_ref });
        }
        Ok(Self { list })
    }

    /// Forgets them.
    pub(super) fn clear(&mut self) {
        self.list.clear();
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether all can be done by atomic operations.
    fn are_atomic(&self) -> bool {
        self.list.iter().all(|own| !own.by_ref && own.region(ATOMIC).is_some())
    }
}

/// What each thread has of its own, as far as it was made.
#[derive(Default)]
pub(super) struct Slots {
    values: Vec<Option<Value>>,
    /// What is stored when all is made, and where.
    stores: Vec<(Value, Value)>,
}

/// Whether all that uses the variables that teams reduce is in one loop which teams share: then
/// that reduces them.
pub(super) fn is_left_to_loop(teams: OpRef<'_>) -> bool {
    let count = super::operands_of(teams, "reduction_vars").count();
    let entry = teams.region(0).and_then(RegionRef::entry);
    let (args, body) = match entry {
        Some(entry) => (entry.args(), entry.scope.body),
        None => return true,
    };
    let is_told =
        |op: OpRef<'_>| matches!(op.name(), "llvm.intr.dbg.declare" | "llvm.intr.dbg.value");
    let uses = args.iter().rev().take(count).flat_map(|&arg| body.uses(arg));
    let users = uses.map(|used| teams.scope.op(used.op)).filter(|&op| !is_told(op));
    let mut loops = users.map(|op| ancestor(op, "omp.distribute").map(|op| op.op));
    match loops.next() {
        Some(None) => false,
        Some(first) => loops.all(|own| own == first),
        None => true,
    }
}

/// The innermost op of a name around one.
pub(super) fn ancestor<'o>(op: OpRef<'o>, name: &str) -> Option<OpRef<'o>> {
    std::iter::successors(op.parent(), |op| op.parent()).find(|op| op.name() == name)
}

/// What the calls about a reduction are given.
struct Call {
    ident: Value,
    thread: Value,
    lock: Value,
    next: Block,
    nowait: bool,
}

impl FunctionState<'_> {
    /// Makes each thread's own variables.
    pub(super) fn allocate_reductions(
        &mut self,
        reductions: &Reductions<'_>,
        block: Block,
    ) -> Result<Slots, Failure> {
        let end = self.builder.before_end(block);
        self.at(end, |state| {
            let mut slots = Slots::default();
            for own in &reductions.list {
                let slot = state.allocate_reduction(own, &mut slots.stores)?;
                slots.values.push(slot);
            }
            Ok(slots)
        })
    }

    /// Makes one; what is referred to may be made later.
    fn allocate_reduction(
        &mut self,
        own: &Reduction<'_>,
        stores: &mut Vec<(Value, Value)>,
    ) -> Result<Option<Value>, Failure> {
        if !own.by_ref {
            let slot = self.slot(own.ty, "");
            self.map(own.arg, slot);
            return Ok(Some(slot));
        }
        let Some(region) = own.region(ALLOC) else { return Ok(None) };
        let made = self.declared_region(region, "omp.reduction.alloc", &[])?;
        let &made = made.first().ok_or(Failure)?;
        let slot = self.slot(own.ty, "");
        stores.push((made, slot));
        self.map(own.arg, made);
        Ok(Some(slot))
    }

    /// Gives them the values they start with.
    pub(super) fn init_reductions(
        &mut self,
        reductions: &Reductions<'_>,
        slots: Slots,
        allocas: Block,
    ) -> Result<Vec<Value>, Failure> {
        if reductions.is_empty() {
            return Ok(Vec::new());
        }
        let next = self.split_here("omp.reduction.init");
        self.go(self.builder.before_end(allocas));
        let rows = reductions.list.iter().zip(slots.values);
        let made = rows.map(|(own, slot)| slot.unwrap_or_else(|| self.slot(own.ty, "")));
        let made = made.collect::<Vec<_>>();
        self.go(self.builder.before_end(next));
        for (value, slot) in slots.stores {
            self.put(value, slot);
        }
        for (own, &slot) in reductions.list.iter().zip(&made) {
            self.init_reduction(own, slot)?;
        }
        Ok(made)
    }

    fn init_reduction(&mut self, own: &Reduction<'_>, slot: Value) -> Result<(), Failure> {
        let region = own.region(INIT).ok_or(Failure)?;
        let mut args = vec![own.original];
        if !self.llvm().is_pointer(own.ty) {
            let original = self.get(own.ty, own.original);
            args = vec![self.name(original, "omp_orig")];
        }
        args.extend(self.lookup(own.arg).filter(|_| own.by_ref));
        let values = self.declared_region(region, "omp.reduction.neutral", &args)?;
        let &value = values.first().ok_or(Failure)?;
        if !own.by_ref {
            self.put(value, slot);
        } else if own.region(ALLOC).is_none() {
            self.put(value, slot);
            self.map(own.arg, value);
        }
        Ok(())
    }

    /// Combines what the threads have, at the current point, which is behind that then.
    pub(super) fn combine(
        &mut self,
        reductions: &Reductions<'_>,
        slots: &[Value],
        allocas: Block,
        nowait: bool,
    ) -> Result<(), Failure> {
        let here = self.here().block;
        let point = self.here();
        let next = self.split(point, "reduce.finalize");
        let branch = self.builder.before_end(here).before;
        if let Some(branch) = branch {
            self.drop_inst(here, branch);
        }
        self.go(self.builder.before_end(allocas));
        self.place_here();
        self.builder.switch_to(here);
        let (call, reduce) = self.reduce_call(reductions, slots, (allocas, next), nowait)?;
        let last = self.omp().order.last();
        let plain = self.block_after("reduce.switch.nonatomic", last);
        let atomic = self.block_after("reduce.switch.atomic", Some(plain));
        let case = |number| self.llvm().i32(number).into();
        let cases = [(case(1), plain), (case(2), atomic)];
        self.builder.switch(reduce, next, &cases);
        self.builder.switch_to(plain);
        self.combine_plainly(reductions, slots, &call)?;
        self.builder.switch_to(atomic);
        self.combine_atomically(reductions, slots, next)?;
        self.builder.set_location(None);
        self.builder.set_point(self.builder.begin(next));
        Ok(())
    }

    fn reduce_call(
        &mut self,
        reductions: &Reductions<'_>,
        slots: &[Value],
        (allocas, next): (Block, Block),
        nowait: bool,
    ) -> Result<(Call, Value), Failure> {
        let llvm = self.llvm();
        let ty = llvm.array_type(llvm.ptr_type(0), slots.len() as u64);
        let end = self.builder.before_end(allocas);
        let array = self.at(end, |state| state.slot(ty, "red.array"));
        for (at, &slot) in slots.iter().enumerate() {
            let place = self.element(ty, array, at);
            self.name(place, &format!("red.array.elem.{at}"));
            self.put(slot, place);
        }
        let flags = if reductions.are_atomic() { runtime::ATOMIC_REDUCTION } else { 0 };
        let ident = self.located(None, |state| state.ident(flags));
        let thread = self.thread_num(ident);
        let function = self.reduction_function(reductions, ty)?;
        let lock = self.critical_variable(".reduction");
        let count = llvm.i32(slots.len() as i32).into();
        let bytes = self.translator.layout.store_size(llvm, ty).unwrap_or(0);
        let size = llvm.int(Type::I64, bytes).into();
        let name = if nowait { "__kmpc_reduce_nowait" } else { "__kmpc_reduce" };
        let args = [ident, thread, count, size, array, function.into(), lock];
        let reduce = self.runtime_value(name, &args);
        let reduce = self.name(reduce, "reduce");
        Ok((Call { ident, thread, lock, next, nowait }, reduce))
    }

    fn element(&mut self, ty: Type, array: Value, at: usize) -> Value {
        let llvm = self.llvm();
        let indices = [llvm.i64(0).into(), llvm.i64(at as i64).into()];
        self.builder.gep(Flags::INBOUNDS, ty, array, &indices)
    }

    /// Combines where one thread at a time does.
    fn combine_plainly(
        &mut self,
        reductions: &Reductions<'_>,
        slots: &[Value],
        call: &Call,
    ) -> Result<(), Failure> {
        self.combine_alone(reductions, slots, true)?;
        let nowait = call.nowait;
        let name = if nowait { "__kmpc_end_reduce_nowait" } else { "__kmpc_end_reduce" };
        self.call_kmpc(name, &[call.ident, call.thread, call.lock]);
        self.builder.br(call.next);
        Ok(())
    }

    /// Combines what one thread has with the originals, at one location or where that is said how.
    pub(super) fn combine_alone(
        &mut self,
        reductions: &Reductions<'_>,
        slots: &[Value],
        keeps_location: bool,
    ) -> Result<(), Failure> {
        let location = self.builder.location();
        for (at, (own, &slot)) in reductions.list.iter().zip(slots).enumerate() {
            let mut value = own.original;
            if !own.by_ref {
                value = self.get(own.ty, own.original);
                value = self.name(value, &format!("red.value.{at}"));
            }
            let private = self.get(own.ty, slot);
            let private = self.name(private, &format!("red.private.value.{at}"));
            let sum = self.combined(own, [value, private])?;
            if keeps_location {
                self.builder.set_location(location);
            }
            if !own.by_ref {
                self.put(sum, own.original);
            }
        }
        Ok(())
    }

    fn combined(&mut self, own: &Reduction<'_>, values: [Value; 2]) -> Result<Value, Failure> {
        let region = own.region(COMBINER).ok_or(Failure)?;
        let values = self.declared_region(region, "omp.reduction.nonatomic.body", &values)?;
        values.first().copied().ok_or(Failure)
    }

    /// Combines where all threads may do so at once.
    fn combine_atomically(
        &mut self,
        reductions: &Reductions<'_>,
        slots: &[Value],
        next: Block,
    ) -> Result<(), Failure> {
        if !reductions.are_atomic() {
            self.builder.unreachable();
            return Ok(());
        }
        for (own, &slot) in reductions.list.iter().zip(slots) {
            let (region, location) = (own.region(ATOMIC).ok_or(Failure)?, self.builder.location());
            self.declared_region(region, "omp.reduction.atomic.body", &[own.original, slot])?;
            self.builder.set_location(location);
        }
        self.builder.br(next);
        Ok(())
    }

    /// Ends the life of the threads' own variables.
    pub(super) fn clean_up_reductions(
        &mut self,
        reductions: &Reductions<'_>,
        slots: &[Value],
    ) -> Result<(), Failure> {
        for (own, &slot) in reductions.list.iter().zip(slots) {
            let Some(region) = own.region(CLEANUP) else { continue };
            let value = self.get(own.ty, slot);
            self.declared_region(region, "omp.reduction.cleanup", &[value])?;
        }
        Ok(())
    }

    /// Asks for a function that combines what two arrays of pointers point to; its address.
    fn reduction_function(
        &mut self,
        reductions: &Reductions<'_>,
        array: Type,
    ) -> Result<Constant, Failure> {
        let llvm = self.llvm();
        let pointer = llvm.ptr_type(0);
        let ty = llvm.function_type(Type::VOID, &[pointer, pointer], false);
        let mut function = Function::new(llvm.unnamed_symbol(), ty);
        function.common.linkage = Linkage::Internal;
        function.common.addrspace = self.translator.function_space;
        let symbol = function.common.symbol;
        let mut builder = FunctionBuilder::new(llvm, ty);
        builder.set_function_space(self.translator.function_space);
        builder.set_location(self.builder.location());
        let around = std::mem::replace(&mut self.builder, builder);
        let omp = self.openmp.replace(Box::new(OpenMp::new(&[])));
        let subprogram = self.in_subprogram(None);
        let done = self.reduction_body(reductions, array);
        self.in_subprogram(subprogram);
        let layout = self.omp().order.blocks();
        self.builder.set_layout(layout);
        let mut inner = std::mem::replace(&mut self.builder, around);
        self.openmp = omp;
        done?;
        let requests = inner.take_requests();
        function.body = Some(Box::new(inner.finish()));
        self.builder.function(function, Some(llvm.str(".omp.reduction.func")));
        self.builder.add_requests(requests);
        Ok(llvm.global_in(symbol, self.translator.function_space))
    }

    fn reduction_body(&mut self, reductions: &Reductions<'_>, array: Type) -> Result<(), Failure> {
        let entry = self.builder.loose_block();
        self.omp().order.insert_after(entry, None);
        self.builder.set_point(Point::end(entry));
        let pointer = self.llvm().ptr_type(0);
        for (at, own) in reductions.list.iter().enumerate() {
            let [(to, left), (_, right)] = [0, 1].map(|side| {
                let arg = self.builder.arg(side);
                let place = self.element(array, arg, at);
                let to = self.get(pointer, place);
                (to, self.get(own.ty, to))
            });
            let location = self.builder.location();
            let sum = self.combined(own, [left, right])?;
            self.builder.set_location(location);
            if !own.by_ref {
                self.put(sum, to);
            }
        }
        self.builder.ret(None);
        Ok(())
    }
}
