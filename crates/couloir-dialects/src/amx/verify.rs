//! Sizes of tiles, and what they are read from and written to.

use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::{Failure, OpRef, Type};

use super::types::{TileType, as_tile};

const MAX_ROWS: i64 = 16;
/// The bytes of a row are at most 64, and fill words of 4.
const MAX_ROW_BYTES: i64 = 64;

/// Bytes of a row.
fn row_bytes(op: OpRef<'_>, tile: &TileType) -> i64 {
    let width = tile.element.int_or_float_width(op.ctx()).unwrap_or(0);
    tile.shape.get(1).copied().unwrap_or(0).saturating_mul(i64::from(width / 8))
}

fn rows(tile: &TileType) -> i64 {
    tile.shape.first().copied().unwrap_or(0)
}

/// A tile that fits into a register.
fn fitting(op: OpRef<'_>, ty: Option<Type>) -> Result<TileType, Failure> {
    let tile = ty.and_then(|ty| as_tile(op.ctx(), ty)).ok_or(Failure)?;
    let (rows, bytes) = (rows(&tile), row_bytes(op, &tile));
    if rows > MAX_ROWS {
        return op.op_error(format!("bad row height: {rows}")).fail();
    }
    if bytes > MAX_ROW_BYTES || bytes % 4 != 0 {
        return op.op_error(format!("bad column width: {bytes}")).fail();
    }
    Ok(tile)
}

pub(super) fn zero(op: OpRef<'_>) -> Result<(), Failure> {
    fitting(op, op.result_type(0)).map(drop)
}

/// An access by base, indices and, unless the last but one dimension says it, a stride.
fn access(op: OpRef<'_>, base: usize, tile: Option<Type>, strided: bool) -> Result<(), Failure> {
    let ctx = op.ctx();
    let memref = op.operand_type(base).and_then(|ty| ty.as_memref(ctx)).ok_or(Failure)?;
    if op.operand_group(base + 1).len() != memref.rank() {
        return op.op_error(format!("requires {} indices", memref.rank())).fail();
    }
    fitting(op, tile)?;
    if strided {
        return Ok(());
    }
    if memref.rank() < 2 {
        return op.op_error("requires at least 2D memref").fail();
    }
    match memref.strides_and_offset(ctx).and_then(|(strides, _)| strides.last().copied()) {
        Some(1) => Ok(()),
        _ => op.op_error("requires memref with unit innermost stride").fail(),
    }
}

pub(super) fn load(op: OpRef<'_>) -> Result<(), Failure> {
    access(op, 0, op.result_type(0), !op.operand_group(2).is_empty())
}

pub(super) fn store(op: OpRef<'_>) -> Result<(), Failure> {
    let tile = op.operand_group(2).next().and_then(|at| op.operand_type(at));
    access(op, 0, tile, !op.operand_group(3).is_empty())
}

/// Rows of words: `a` has as many as the sum, `b` as many as `a` has words in a row.
fn multiplied(op: OpRef<'_>) -> Result<[TileType; 3], Failure> {
    let tile = |at| fitting(op, op.operand_type(at));
    let (a, b, c) = (tile(0)?, tile(1)?, tile(2)?);
    let words = |tile: &TileType| row_bytes(op, tile) / 4;
    if rows(&c) == rows(&a) && words(&c) == words(&b) && words(&a) == rows(&b) {
        return Ok([a, b, c]);
    }
    let shape = format!("{} x {} x {}", rows(&c), words(&c), words(&a));
    op.op_error(format!("bad mult shape: {shape}")).fail()
}

pub(super) fn muli(op: OpRef<'_>) -> Result<(), Failure> {
    multiplied(op).map(drop)
}

pub(super) fn mulf(op: OpRef<'_>) -> Result<(), Failure> {
    let [a, b, _] = multiplied(op)?;
    if a.element == b.element {
        return Ok(());
    }
    op.op_error("unsupported type combination").fail()
}

/// A tile that is read is a tile of its own.
pub(super) fn reads_and_writes(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, None);
    effects.on(EffectKind::Read, op.operand(0));
}
