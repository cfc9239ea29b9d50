//! Which tiles there are.

use std::ops::RangeInclusive;

use couloir_ir::{Attribute, Failure, OpRef, Type};

type Verified = Result<(), Failure>;

/// How many lanes a subgroup has: what an op takes or gives is one lane's part.
const LANES: u32 = 16;

/// A tile of a matrix, and how many of them.
struct Tile {
    bits: u32,
    width: u32,
    height: u32,
    blocks: u32,
}

impl Tile {
    fn of(op: OpRef<'_>) -> Self {
        Self {
            bits: number(op, "elem_size_in_bits").unwrap_or(0),
            width: number(op, "tile_width").unwrap_or(0),
            height: number(op, "tile_height").unwrap_or(0),
            blocks: number(op, "v_blocks").unwrap_or(1),
        }
    }

    /// The bits of one lane's part; more than there may be wrap around.
    fn lane_bits(&self) -> u32 {
        let rows = self.height.wrapping_mul(self.width).wrapping_mul(self.blocks);
        rows.wrapping_mul(self.bits) / LANES
    }
}

/// A number, as one without a sign.
fn number(op: OpRef<'_>, name: &str) -> Option<u32> {
    op.attr_named(name)?.as_i64(op.ctx()).map(|value| value as u32)
}

fn is_set(op: OpRef<'_>, name: &str) -> bool {
    op.attr_named(name).and_then(Attribute::as_bool).unwrap_or(false)
}

/// Fails with a message unless something holds.
fn demand(op: OpRef<'_>, holds: bool, message: &str) -> Verified {
    if holds { Ok(()) } else { op.op_error(message).fail() }
}

fn between(op: OpRef<'_>, what: &str, value: u32, range: &RangeInclusive<u32>) -> Verified {
    let message = format!("expecting {what} to be between {} and {}", range.start(), range.end());
    demand(op, range.contains(&value), &message)
}

/// Tiles side by side fill no more than a row.
fn row(op: OpRef<'_>, tile: &Tile, most: u32) -> Verified {
    let bits = tile.bits;
    let message = format!(
        "tile_width * v_blocks should be less than or equal to {most} for {bits} bit elements"
    );
    demand(op, tile.width.wrapping_mul(tile.blocks) <= most, &message)
}

fn blocks(op: OpRef<'_>, tile: &Tile, allowed: &[u32], words: &str) -> Verified {
    let message = format!("expecting v_blocks to be {words}");
    demand(op, allowed.contains(&tile.blocks), &message)
}

/// How wide tiles are by the size of an element, as far as sizes go.
fn width(op: OpRef<'_>, tile: &Tile) -> Verified {
    let range = match tile.bits {
        8 => 4..=64,
        16 => 2..=32,
        32 => 1..=16,
        64 => 1..=8,
        _ => return demand(op, false, "expecting elem_size_in_bits to be 8, 16, 32, or 64"),
    };
    between(op, "tile_width", tile.width, &range)
}

/// What holds of tiles that are read, written and fetched.
fn common(op: OpRef<'_>, tile: &Tile) -> Verified {
    let sizes = "expecting 'elem_size_in_bits' to be 8, 16, or 32";
    demand(op, matches!(tile.bits, 8 | 16 | 32), sizes)?;
    let heights = "expecting tile_height to be 1, 2, 4, 8, 16, or 32";
    demand(op, matches!(tile.height, 1 | 2 | 4 | 8 | 16 | 32), heights)?;
    blocks(op, tile, &[1, 2, 4, 8], "1, 2, 4, or 8")
}

/// Tiles have one of a few widths.
fn one_width(op: OpRef<'_>, tile: &Tile, widths: &[u32]) -> Verified {
    let words = widths.iter().map(u32::to_string).collect::<Vec<_>>().join(" or ");
    let bits = tile.bits;
    let message = format!("tile_width for {bits} bit elements should be equal to {words}");
    demand(op, widths.contains(&tile.width), &message)
}

/// As they lie in memory.
fn plain(op: OpRef<'_>, tile: &Tile) -> Verified {
    between(op, "tile_height", tile.height, &(1..=32))?;
    width(op, tile)?;
    match tile.bits {
        32 => blocks(op, tile, &[1, 2], "1 or 2")?,
        64 => blocks(op, tile, &[1], "1")?,
        _ => blocks(op, tile, &[1, 2, 4], "1, 2, or 4")?,
    }
    match tile.bits {
        8 => row(op, tile, 64),
        16 => row(op, tile, 32),
        32 => row(op, tile, 16),
        _ => Ok(()),
    }
}

fn transposed(op: OpRef<'_>, tile: &Tile) -> Verified {
    blocks(op, tile, &[1], "1")?;
    match tile.bits {
        32 => {
            between(op, "tile_height", tile.height, &(1..=32))?;
            between(op, "tile_width", tile.width, &(1..=8))
        }
        64 => {
            let height = "expecting tile_height to be 8 for 64 bit elements";
            demand(op, tile.height == 8, height)?;
            let width = "expecting tile_width to be 1, 2, or 4";
            demand(op, matches!(tile.width, 1 | 2 | 4), width)
        }
        _ => demand(op, false, "transpose is only supported for 32 and 64 bit elements"),
    }
}

/// Several elements in each register.
fn packed(op: OpRef<'_>, tile: &Tile) -> Verified {
    blocks(op, tile, &[1, 2, 4], "1, 2, or 4")?;
    let (least, most) = match tile.bits {
        8 => (4, 64),
        16 => (2, 32),
        _ => {
            let message = "pack_register is only supported for 8 and 16 bit elements";
            return demand(op, false, message);
        }
    };
    between(op, "tile_height", tile.height, &(least..=32))?;
    between(op, "tile_width", tile.width, &(least..=LANES))?;
    row(op, tile, most)
}

/// The bits of all elements of a vector.
fn bits_of(op: OpRef<'_>, ty: Type) -> Option<(u64, u32)> {
    let vector = ty.as_vector(op.ctx())?;
    let bits = vector.element.int_or_float_width(op.ctx())?;
    Some((ty.num_elements(op.ctx())?.saturating_mul(u64::from(bits)), bits))
}

pub(super) fn load(op: OpRef<'_>) -> Verified {
    let tile = Tile::of(op);
    let (transpose, pack) = (is_set(op, "transpose"), is_set(op, "pack_register"));
    let (bits, element) = op.result_type(0).and_then(|ty| bits_of(op, ty)).ok_or(Failure)?;
    let expected = tile.lane_bits();
    let size =
        format!("result size of {bits} bits does not match the expected size of {expected} bits");
    demand(op, bits == u64::from(expected), &size)?;
    match (transpose, pack) {
        (true, true) => demand(op, false, "transpose and pack_register are mutually exclusive")?,
        (true, false) => transposed(op, &tile)?,
        (false, true) => packed(op, &tile)?,
        (false, false) => plain(op, &tile)?,
    }
    common(op, &tile)?;
    let is_whole = !(pack || tile.bits == 32) || element == 32;
    demand(op, is_whole, "expecting result element type to be 32 bits")?;
    let message = format!(
        "tile_width when pack_register is true should be equal to subgroup size ({LANES} elements)"
    );
    demand(op, !pack || tile.width == LANES, &message)
}

pub(super) fn store(op: OpRef<'_>) -> Verified {
    let tile = Tile::of(op);
    between(op, "tile_height", tile.height, &(1..=8))?;
    width(op, &tile)?;
    common(op, &tile)?;
    one_width(op, &tile, if tile.bits == 8 { &[16, 32] } else { &[16] })
}

pub(super) fn prefetch(op: OpRef<'_>) -> Verified {
    let tile = Tile::of(op);
    common(op, &tile)?;
    let widths: &[u32] = match tile.bits {
        8 => &[16, 32],
        16 => &[16],
        _ => &[8, 16],
    };
    one_width(op, &tile, widths)
}

/// A lane's part of a block.
fn block(op: OpRef<'_>, ty: Option<Type>) -> Verified {
    let Some(vector) = ty.and_then(|ty| ty.as_vector(op.ctx())) else { return Ok(()) };
    let length = vector.shape.first().copied().unwrap_or(0);
    if vector.element == Type::I8 {
        let message = "vector size must be 2, 4, 8 or 16 for 8-bit element type";
        return demand(op, matches!(length, 2 | 4 | 8 | 16), message);
    }
    let message = "vector size must be 2, 4 or 8 for element type > 8 bits";
    demand(op, matches!(length, 2 | 4 | 8), message)
}

pub(super) fn block_load(op: OpRef<'_>) -> Verified {
    block(op, op.result_type(0))
}

pub(super) fn block_store(op: OpRef<'_>) -> Verified {
    block(op, op.operand_type(1))
}

/// What is added to is as what comes out.
pub(super) fn mma(op: OpRef<'_>) -> Verified {
    let sums = op.operand_type(2);
    let fits = sums.is_none() || sums == op.result_type(0);
    demand(op, fits, "type of C operand must match result type")
}
