//! `linalg.pack` and `linalg.unpack`.

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Failure, OpRef, Type, Value};

use super::super::{Pack, Unpack};

/// What either op says.
pub(in super::super) struct Tiling<'a> {
    op: OpRef<'a>,
    /// The type of what is not packed.
    pub unpacked: Type,
    /// The type of what is.
    pub packed: Type,
    /// The dimensions that have tiles.
    pub positions: Vec<i64>,
    /// The order of the tiles' dimensions; none where it does not change.
    pub order: Vec<i64>,
    /// The sizes of the tiles.
    pub tiles: Vec<Tile>,
}

/// The size of a tile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Tile {
    /// A constant.
    Known(i64),
    /// A value.
    Value(Value),
}

impl Tile {
    /// The constant; [`DYNAMIC`] for a value.
    pub(in super::super) fn as_static(self) -> i64 {
        match self {
            Tile::Known(size) => size,
            Tile::Value(_) => DYNAMIC,
        }
    }
}

impl<'a> Tiling<'a> {
    /// Of one of these ops.
    pub(in super::super) fn of(op: OpRef<'a>) -> Option<Self> {
        let is_pack = op.is(Pack::def());
        let (source, dest) = (op.operand_type(0)?, op.operand_type(1)?);
        let numbers = |slot: usize| {
            op.prop(slot).and_then(|list| list.as_i64_array(op.ctx())).unwrap_or_default()
        };
        let (unpacked, packed) = if is_pack { (source, dest) } else { (dest, source) };
        let slots = match is_pack {
            true => [Pack::OUTER_DIMS_PERM, Pack::INNER_DIMS_POS, Pack::STATIC_INNER_TILES],
            false => [Unpack::OUTER_DIMS_PERM, Unpack::INNER_DIMS_POS, Unpack::STATIC_INNER_TILES],
        };
        let group = if is_pack { Pack::INNER_TILES } else { Unpack::INNER_TILES };
        let mut values = op.operands_in(group).into_iter();
        let [order, positions, sizes] = slots.map(numbers);
        let mut tile = |size: &i64| match *size {
            DYNAMIC => values.next().map(Tile::Value),
            size => Some(Tile::Known(size)),
        };
        let tiles = sizes.iter().filter_map(&mut tile).collect();
        Some(Tiling { op, unpacked, packed, positions, order, tiles })
    }

    /// The sizes of a type.
    pub(in super::super) fn shape(&self, ty: Type) -> &'a [i64] {
        ty.shape(self.op.ctx()).unwrap_or_default()
    }

    /// The size of a tile where it is known, as a constant too.
    pub(in super::super) fn constant(&self, tile: Tile) -> Option<i64> {
        match tile {
            Tile::Known(size) => Some(size),
            Tile::Value(value) => {
                let made = self.op.scope.defining_op(value)?;
                let is_constant = made.is(crate::arith::Constant::def());
                let value = made.prop(crate::arith::Constant::VALUE).filter(|_| is_constant)?;
                value.as_i64(self.op.ctx())
            }
        }
    }

    fn check(&self) -> Result<(), Failure> {
        let rank = self.shape(self.unpacked).len();
        let message = if self.tiles.iter().any(|&tile| self.constant(tile) == Some(0)) {
            "invalid zero tile factor"
        } else if !are_places(&self.positions, rank) {
            "invalid inner_dims_pos vector"
        } else if !are_places(&self.order, rank) {
            "invalid outer_dims_perm vector"
        } else if !self.order.is_empty() && self.order.len() != rank {
            "outer_dims_perm must be a permutation or empty"
        } else if self.tiles.len() > rank {
            "tiling factors must be less than or equal to the input rank for pack or output rank for \
             unpack"
        } else if self.tiles.len() != self.positions.len() {
            "tiling factors must equal the number of dimensions to tile"
        } else {
            return self.check_shape(rank + self.tiles.len());
        };
        self.op.error(message).fail()
    }

    fn check_shape(&self, rank: usize) -> Result<(), Failure> {
        let ctx = self.op.ctx();
        let packed = self.shape(self.packed);
        if packed.len() != rank {
            let message = format!(
                "packed rank != (unpacked rank + num tiling factors), got {} != {rank}",
                packed.len()
            );
            return self.op.error(message).fail();
        }
        let inner = packed.iter().skip(rank - self.tiles.len());
        if !self.tiles.iter().zip(inner).all(|(tile, &size)| tile.as_static() == size) {
            let message = "mismatch in inner tile sizes specified and shaped of tiled dimension in \
                           the packed type";
            return self.op.error(message).fail();
        }
        let expected = self.expected();
        let fits =
            |(&wanted, &size): (&i64, &i64)| wanted == DYNAMIC || size == DYNAMIC || wanted == size;
        if expected.iter().zip(packed).all(fits) {
            return Ok(());
        }
        let tensor = Type::tensor(ctx, &expected, self.unpacked.element_or_self(ctx));
        let message = format!(
            "expected '{}' for the packed domain value, got '{}'",
            ctx.type_text(tensor),
            ctx.type_text(self.packed)
        );
        self.op.error(message).fail()
    }

    /// The shape that packing gives.
    fn expected(&self) -> Vec<i64> {
        let mut outer = self.shape(self.unpacked).to_vec();
        for (&at, tile) in self.positions.iter().zip(&self.tiles) {
            let place = usize::try_from(at).ok().and_then(|at| outer.get_mut(at));
            let Some(size) = place.filter(|size| **size != DYNAMIC) else { continue };
            *size = match tile.as_static() {
                DYNAMIC => DYNAMIC,
                tile => ceil_div(*size, tile),
            };
        }
        if !self.order.is_empty() {
            let dim = |&at: &i64| usize::try_from(at).ok().and_then(|at| outer.get(at)).copied();
            outer = self.order.iter().filter_map(dim).collect();
        }
        outer.extend(self.tiles.iter().map(|tile| tile.as_static()));
        outer
    }

    /// Whether a tile is known not to divide its dimension.
    pub(in super::super) fn leaves_rest(&self) -> bool {
        let source = self.shape(self.unpacked);
        let packed = self.shape(self.packed);
        let size = |list: &[i64], at: i64| {
            let size = usize::try_from(at).ok().and_then(|at| list.get(at)).copied();
            size.unwrap_or(DYNAMIC)
        };
        let outer = |at: i64| {
            let place = self.order.iter().position(|&dim| dim == at);
            size(packed, place.map_or(at, |place| place as i64))
        };
        self.positions.iter().zip(&self.tiles).any(|(&at, &tile)| {
            let whole = size(source, at);
            let by = self.constant(tile).unwrap_or_else(|| outer(at));
            whole != DYNAMIC && by != DYNAMIC && by != 0 && whole.wrapping_rem(by) != 0
        })
    }
}

fn ceil_div(size: i64, by: i64) -> i64 {
    let down = size.checked_div(by).unwrap_or(0);
    if by != 0 && size.wrapping_rem(by) != 0 && (size < 0) == (by < 0) {
        return down.wrapping_add(1);
    }
    down
}

/// Whether these are dimensions of so many, each once at most.
fn are_places(list: &[i64], rank: usize) -> bool {
    let mut seen = vec![false; rank];
    list.iter().all(|&dim| {
        let place = usize::try_from(dim).ok().and_then(|dim| seen.get_mut(dim));
        place.is_some_and(|seen| !std::mem::replace(seen, true))
    })
}

pub(in super::super) fn pack(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(tiling) = Tiling::of(op) else { return Ok(()) };
    tiling.check()?;
    let ctx = op.ctx();
    let element = tiling.unpacked.element_or_self(ctx);
    let padding = op.operand_in(Pack::PADDING_VALUE).map(|value| op.ty(value));
    if let Some(given) = padding.filter(|&given| given != element) {
        let message = format!(
            "expected padding_value has '{}' but got: '{}'",
            ctx.type_text(element),
            ctx.type_text(given)
        );
        return op.op_error(message).fail();
    }
    if padding.is_some() || !tiling.leaves_rest() {
        return Ok(());
    }
    let message = "invalid tile factor or output size provided. Only full tiles are supported when \
                   padding_value is not set";
    op.op_error(message).fail()
}

pub(in super::super) fn unpack(op: OpRef<'_>) -> Result<(), Failure> {
    Tiling::of(op).map_or(Ok(()), |tiling| tiling.check())
}
