//! Memory effects that many ops have.

use couloir_ir::OpRef;
use couloir_ir::op::{EffectKind, Effects};

/// Writes to something that no value stands for.
pub fn write(_: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, None);
}

/// Reads the memory behind the first operand.
pub fn read_operand_0(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, op.operand(0));
}

/// Reads the memory behind the second operand.
pub fn read_operand_1(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, op.operand(1));
}

/// Writes the memory behind the first operand.
pub fn write_operand_0(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, op.operand(0));
}

/// Writes the memory behind the second operand.
pub fn write_operand_1(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, op.operand(1));
}

/// Reads and writes the memory behind the first operand.
pub fn read_write_operand_0(op: OpRef<'_>, effects: &mut Effects) {
    read_operand_0(op, effects);
    write_operand_0(op, effects);
}

/// Reads and writes the memory behind the second operand.
pub fn read_write_operand_1(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, op.operand(1));
    write_operand_1(op, effects);
}

/// Reads and writes the memory behind the third operand.
pub fn read_write_operand_2(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, op.operand(2));
    effects.on(EffectKind::Write, op.operand(2));
}

/// Frees the memory behind the first operand.
pub fn free_operand_0(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Free, op.operand(0));
}

/// Allocates the memory behind the first result.
pub fn allocate_result_0(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Allocate, op.result(0));
}

/// Frees the memory behind the first operand and allocates that behind the first result.
pub fn reallocate(op: OpRef<'_>, effects: &mut Effects) {
    free_operand_0(op, effects);
    allocate_result_0(op, effects);
}

/// Reads the memory behind the first operand and writes that behind the second.
pub fn copy(op: OpRef<'_>, effects: &mut Effects) {
    read_operand_0(op, effects);
    write_operand_1(op, effects);
}
