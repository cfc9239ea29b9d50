//! Reading, writing and changing a variable at once.

use couloir_ir::{Failure, OpRef, RegionRef};
use couloir_llvmir::{
    Access, Block, Flags, Inst, Metadata, Opcode, Ordering, Point, RmwOp, Type, TypeData, Value,
};

use super::region_of;
use crate::function::FunctionState;
use crate::read::enum_bits;

/// The orderings of clauses: `seq_cst`, `acq_rel`, `acquire`, `release`, `relaxed`.
const ORDERINGS: [Ordering; 5] =
    [Ordering::SeqCst, Ordering::AcqRel, Ordering::Acquire, Ordering::Release, Ordering::Monotonic];

/// What the memory can do by itself: ops, and whether their operands can be swapped.
const OPERATIONS: &[(&str, (RmwOp, Opcode), bool)] = &[
    ("llvm.add", (RmwOp::Add, Opcode::Add), true),
    ("llvm.and", (RmwOp::And, Opcode::And), true),
    ("llvm.or", (RmwOp::Or, Opcode::Or), true),
    ("llvm.sub", (RmwOp::Sub, Opcode::Sub), false),
    ("llvm.xor", (RmwOp::Xor, Opcode::Xor), true),
];

fn ordering(op: OpRef<'_>) -> Ordering {
    let bits = op.attr_named("memory_order").and_then(|attr| enum_bits(op.ctx(), attr));
    let own = bits.and_then(|bits| ORDERINGS.get(usize::try_from(bits).ok()?));
    own.copied().unwrap_or(Ordering::Monotonic)
}

pub(super) fn read(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::atomic(op);
    let (from, to) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let ty = op.attr_named("element_type").and_then(|attr| attr.as_type(op.ctx()));
    let ty = state.convert_type(op, ty.ok_or(Failure)?)?;
    let bits = state.atomic_type(op, ty)?;
    state.alloca_block()?;
    let ordering = ordering(op);
    let value = state.load_atomically(bits, from, ordering);
    let value = if bits == ty {
        state.name(value, "omp.atomic.read")
    } else {
        state.name(value, "omp.atomic.load");
        let value = state.builder.cast(Opcode::BitCast, Flags::NONE, value, ty);
        state.name(value, "atomic.flt.cast")
    };
    if matches!(ordering, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst) {
        state.flush();
    }
    state.place_here();
    state.put(value, to);
    Ok(())
}

pub(super) fn write(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::atomic(op);
    let (to, value) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let ty = state.builder.type_of(value);
    let bits = state.atomic_type(op, ty)?;
    state.alloca_block()?;
    let ordering = ordering(op);
    let mut value = value;
    if bits != ty {
        value = state.cast(Opcode::BitCast, Flags::NONE, value, bits);
        state.name(value, "atomic.src.int.cast");
    }
    let access = state.atomic_access(bits, ordering);
    state.builder.store(value, to, access);
    if matches!(ordering, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst) {
        state.flush();
    }
    state.place_here();
    Ok(())
}

pub(super) fn update(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::atomic(op);
    let place = state.builder.location();
    let (changed, ordering) = (state.changed(op, &op)?, ordering(op));
    state.alloca_block()?;
    state.change(&changed, ordering)?;
    if matches!(ordering, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst) {
        state.flush_at(place);
    }
    state.place_here();
    Ok(())
}

pub(super) fn capture(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::atomic(op);
    let place = state.builder.location();
    let region = region_of(&op)?;
    let entry = region.entry().ok_or(Failure)?;
    let mut inside = entry.ops();
    let (first, second) = inside.next().zip(inside.next()).ok_or(Failure)?;
    let is_read = |op: OpRef<'_>| op.name() == "omp.atomic.read";
    let (read, other) = if is_read(first) { (first, second) } else { (second, first) };
    let to = state.operand(read, 1)?;
    let (changed, ordering) = (state.changed(op, &other)?, ordering(op));
    state.alloca_block()?;
    let (old, new) = state.change(&changed, ordering)?;
    state.put(if is_read(first) { old } else { new }, to);
    if ordering != Ordering::Monotonic {
        state.flush_at(place);
    }
    state.place_here();
    Ok(())
}

/// A variable that is changed.
struct Changed<'o> {
    to: Value,
    ty: Type,
    /// The integer as wide.
    bits: Type,
    by: By<'o>,
}

/// What a variable becomes.
enum By<'o> {
    /// What a region makes of it.
    Region(RegionRef<'o>),
    /// A value.
    Value(Value),
}

/// The operation for the memory that a region is, and the operand besides its argument.
fn at_once(region: RegionRef<'_>) -> Option<((RmwOp, Opcode), couloir_ir::Value)> {
    let entry = region.entry()?;
    let (arg, op) = (*entry.args().first()?, entry.ops().next()?);
    let row = OPERATIONS.iter().find(|row| row.0 == op.name() && entry.ops().count() == 2)?;
    let (left, right) = (op.operand(0)?, op.operand(1)?);
    match (left == arg, right == arg) {
        (true, false) => Some((row.1, right)),
        (false, true) if row.2 => Some((row.1, left)),
        _ => None,
    }
}

impl FunctionState<'_> {
    /// The integer as wide as a type that can be read at once, which is the type itself if that is
    /// one.
    fn atomic_type(&mut self, op: OpRef<'_>, ty: Type) -> Result<Type, Failure> {
        let llvm = self.llvm();
        match llvm.ty(ty) {
            TypeData::Integer(bits) if bits.is_power_of_two() && (8..=64).contains(bits) => Ok(ty),
            TypeData::Half | TypeData::Float | TypeData::Double => {
                let bytes = self.translator.layout.store_size(llvm, ty).unwrap_or(0);
                Ok(llvm.int_type(bytes as u32 * 8))
            }
            _ => {
                let message = format!("not yet implemented: this type in {} operation", op.name());
                op.error(message).fail()
            }
        }
    }

    fn atomic_access(&self, ty: Type, ordering: Ordering) -> Access<'static> {
        let align = self.translator.layout.abi_align(self.llvm(), ty);
        Access { align, volatile: false, ordering, scope: "" }
    }

    fn load_atomically(&mut self, ty: Type, from: Value, ordering: Ordering) -> Value {
        let access = self.atomic_access(ty, ordering);
        self.builder.load(ty, from, access)
    }

    /// Makes threads see memory alike.
    pub(super) fn flush(&mut self) {
        self.flush_at(self.builder.location());
    }

    /// The same, of a place in the source.
    fn flush_at(&mut self, place: Option<Metadata>) {
        let ident = self.located(place, |state| state.ident(0));
        self.call_kmpc("__kmpc_flush", &[ident]);
    }

    /// What an op changes, as part of another one or by itself.
    fn changed<'o>(
        &mut self,
        whole: OpRef<'_>,
        own: &'o OpRef<'_>,
    ) -> Result<Changed<'o>, Failure> {
        let (op, to) = (*own, self.operand(*own, 0)?);
        let (ty, by) = if op.name() == "omp.atomic.write" {
            let value = self.operand(op, 1)?;
            (self.builder.type_of(value), By::Value(value))
        } else {
            let region = region_of(own)?;
            let own = region.entry().and_then(|entry| entry.arg_types().next());
            (self.convert_type(op, own.ok_or(Failure)?)?, By::Region(region))
        };
        let bits = self.atomic_type(whole, ty)?;
        Ok(Changed { to, ty, bits, by })
    }

    /// Changes a variable; its value before and after.
    fn change(
        &mut self,
        changed: &Changed<'_>,
        ordering: Ordering,
    ) -> Result<(Value, Value), Failure> {
        if changed.bits != changed.ty {
            return self.change_in_a_loop(changed, ordering);
        }
        let access = self.atomic_access(changed.bits, ordering);
        match changed.by {
            By::Value(value) => {
                let old = self.builder.atomic_rmw(RmwOp::Xchg, changed.to, value, access);
                Ok((old, value))
            }
            By::Region(region) => {
                let Some(((operation, opcode), other)) = at_once(region) else {
                    return self.change_in_a_loop(changed, ordering);
                };
                let other = self.lookup(other).ok_or(Failure)?;
                let old = self.builder.atomic_rmw(operation, changed.to, other, access);
                Ok((old, self.binary(opcode, Flags::NONE, old, other)))
            }
        }
    }

    /// Computes a new value until no other thread has changed the variable meanwhile.
    fn change_in_a_loop(
        &mut self,
        changed: &Changed<'_>,
        ordering: Ordering,
    ) -> Result<(Value, Value), Failure> {
        let &Changed { to, ty, bits, .. } = changed;
        let prefix = String::from_utf8_lossy(&self.name_of(to)).into_owned();
        let old = self.load_atomically(bits, to, ordering);
        self.name(old, &format!("{prefix}.atomic.load"));
        let before = self.here();
        let mark: Inst = self.builder.placeholder(before.block);
        let exit = Point { block: before.block, before: before.before.or(Some(mark)) };
        let exit = self.split(exit, &format!("{prefix}.atomic.exit"));
        self.builder.set_point(self.builder.before_end(before.block));
        let again = self.split_here(&format!("{prefix}.atomic.cont"));
        let place = self.alloca_mark();
        let slots = self.alloca_point(place);
        self.go(slots);
        let slot = self.slot(ty, &format!("{prefix}x.new.val"));
        let values = self.repeat(changed, (old, before.block, slot), ordering, [again, exit])?;
        self.builder.remove(exit, mark);
        self.builder.switch_to(exit);
        Ok(values)
    }

    /// The block that is run again and again; the value of the variable before and after.
    fn repeat(
        &mut self,
        &Changed { to, ty, bits, ref by }: &Changed<'_>,
        (old, from, slot): (Value, Block, Value),
        ordering: Ordering,
        [again, exit]: [Block; 2],
    ) -> Result<(Value, Value), Failure> {
        self.drop_end(again);
        self.builder.switch_to(again);
        let known = self.builder.phi(bits, Flags::NONE);
        self.builder.add_incoming(known, old, from);
        let mut value = known;
        if bits != ty {
            let prefix = String::from_utf8_lossy(&self.name_of(to)).into_owned();
            value = self.builder.cast(Opcode::BitCast, Flags::NONE, known, ty);
            self.name(value, &format!("{prefix}.atomic.fltCast"));
        }
        let made = match *by {
            By::Value(value) => value,
            By::Region(region) => *self.inline_region(region, value)?.first().ok_or(Failure)?,
        };
        self.put(made, slot);
        let new = self.get(bits, slot);
        let access = self.atomic_access(bits, ordering);
        let failure = match ordering {
            Ordering::Release | Ordering::Monotonic => Ordering::Monotonic,
            Ordering::AcqRel => Ordering::Acquire,
            other => other,
        };
        let done = self.builder.cmpxchg([to, known, new], access, failure, false);
        let seen = self.builder.extract_value(done, &[0]).ok_or(Failure)?;
        let changed = self.builder.extract_value(done, &[1]).ok_or(Failure)?;
        let end = self.here().block;
        self.builder.add_incoming(known, seen, end);
        self.builder.cond_br(changed, exit, again);
        Ok((value, made))
    }

    /// Takes the branch out that ends a block.
    fn drop_end(&mut self, block: Block) {
        if let Some(branch) = self.builder.before_end(block).before {
            self.drop_inst(block, branch);
        }
    }

    /// Translates the ops of a region with one block, whose argument is a value; what it gives.
    fn inline_region(
        &mut self,
        region: RegionRef<'_>,
        value: Value,
    ) -> Result<Vec<Value>, Failure> {
        let entry = region.entry().ok_or(Failure)?;
        self.map(*entry.args().first().ok_or(Failure)?, value);
        for op in entry.ops() {
            self.op(op)?;
        }
        let end = entry.last().ok_or(Failure)?;
        (0..end.operands().len()).map(|at| self.operand(end, at)).collect()
    }
}
