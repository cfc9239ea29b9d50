//! Reading, writing and changing a variable at once.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{
    Access, Block, Flags, Inst, Opcode, Ordering, Point, RmwOp, Type, TypeData, Value,
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
    Ok(())
}

pub(super) fn update(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::atomic(op);
    let region = region_of(&op)?;
    let entry = region.entry().ok_or(Failure)?;
    let (&arg, own) = entry.args().first().zip(entry.arg_types().next()).ok_or(Failure)?;
    let ty = state.convert_type(op, own)?;
    let bits = state.atomic_type(op, ty)?;
    let to = state.operand(op, 0)?;
    let first = entry.ops().next().ok_or(Failure)?;
    let ordering = ordering(op);
    let at_once = at_once(first, arg).filter(|_| bits == ty);
    state.alloca_block()?;
    if let Some(((operation, opcode), other)) = at_once.filter(|_| entry.ops().count() == 2) {
        let other = state.lookup(other).ok_or(Failure)?;
        let access = state.atomic_access(bits, ordering);
        let old = state.builder.atomic_rmw(operation, to, other, access);
        state.binary(opcode, Flags::NONE, old, other);
    } else {
        state.update_in_a_loop(op, (to, ty, bits), ordering)?;
    }
    if matches!(ordering, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst) {
        state.flush();
    }
    Ok(())
}

/// The operation that an op is for the memory, and its other operand.
fn at_once(op: OpRef<'_>, arg: couloir_ir::Value) -> Option<((RmwOp, Opcode), couloir_ir::Value)> {
    let row = OPERATIONS.iter().find(|row| row.0 == op.name())?;
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
        let ident = self.ident(0);
        self.call_kmpc("__kmpc_flush", &[ident]);
    }

    /// Computes a new value until no other thread has changed the variable meanwhile.
    fn update_in_a_loop(
        &mut self,
        op: OpRef<'_>,
        (to, ty, bits): (Value, Type, Type),
        ordering: Ordering,
    ) -> Result<(), Failure> {
        let prefix = String::from_utf8_lossy(&self.name_of(to)).into_owned();
        let old = self.load_atomically(bits, to, ordering);
        self.name(old, &format!("{prefix}.atomic.load"));
        let before = self.here();
        let mark: Inst = self.builder.placeholder(before.block);
        let exit = Point { block: before.block, before: before.before.or(Some(mark)) };
        let exit = self.split(exit, &format!("{prefix}.atomic.exit"));
        let again = self.builder.before_end(before.block);
        let again = self.split(again, &format!("{prefix}.atomic.cont"));
        let slots = self.alloca_point();
        let slot = self.at(slots, |state| state.slot(ty, &format!("{prefix}x.new.val")));
        let from = before.block;
        self.repeat(op, (to, ty, bits), (old, from, slot), ordering, [again, exit])?;
        self.builder.remove(exit, mark);
        self.builder.switch_to(exit);
        Ok(())
    }

    /// The block that is run again and again.
    fn repeat(
        &mut self,
        op: OpRef<'_>,
        (to, ty, bits): (Value, Type, Type),
        (old, from, slot): (Value, Block, Value),
        ordering: Ordering,
        [again, exit]: [Block; 2],
    ) -> Result<(), Failure> {
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
        let region = region_of(&op)?;
        let values = self.inline_region(region, value)?;
        self.put(*values.first().ok_or(Failure)?, slot);
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
        Ok(())
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
        region: couloir_ir::RegionRef<'_>,
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
