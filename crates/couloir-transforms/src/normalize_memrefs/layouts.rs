//! Types of memory laid out as it comes, and the maps that lead there.

use couloir_dialects::memref::layout::linear_layout;
use couloir_ir::affine::{AffineExpr, AffineMap, AffineNode, AffineOp};
use couloir_ir::attr::AttrKind;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Context, Type};

/// The layout of a memref that is not laid out as it comes; with symbols for
/// what is not known.
pub(super) fn layout_of(ctx: &Context, ty: Type) -> Option<AffineMap> {
    let memref = ty.as_memref(ctx)?;
    let map = match memref.layout.expand()?.kind(ctx) {
        AttrKind::AffineMap(map) => (**map).clone(),
        _ => {
            let (strides, offset) = memref.strides_and_offset(ctx)?;
            linear_layout(&strides, offset)?
        }
    };
    Some(map).filter(|map| !map.is_identity())
}

/// The type of the same memory laid out as it comes, with the layout it had.
pub(super) fn normalized(ctx: &Context, ty: Type) -> Option<(Type, AffineMap)> {
    let map = layout_of(ctx, ty).filter(|map| map.symbols() == 0)?;
    let memref = ty.as_memref(ctx)?;
    if memref.shape.contains(&DYNAMIC) {
        return None;
    }
    let size = |expr| {
        let (_, greatest) = bounds(expr, &memref.shape)?;
        greatest.checked_add(1).filter(|&size| size >= 0)
    };
    let shape = map.results().map(size).collect::<Option<Vec<_>>>()?;
    let space = memref.memory_space.expand();
    Some((MemRefType::get(ctx, &shape, memref.element, None, space), map))
}

/// The least and the greatest number that an expression of indices gives.
fn bounds(expr: AffineExpr<'_>, shape: &[i64]) -> Option<(i64, i64)> {
    let mut found = Vec::<(i64, i64)>::new();
    for (node, (lhs, rhs)) in expr.walk_with_ids() {
        found.push(match node {
            AffineNode::Dim(at) => (0, shape.get(at as usize)?.checked_sub(1)?),
            AffineNode::Symbol(_) => return None,
            AffineNode::Constant(value) => (value, value),
            AffineNode::Binary(op, ..) => binary(op, *found.get(lhs)?, *found.get(rhs)?)?,
        });
    }
    found.last().copied()
}

fn binary(op: AffineOp, lhs: (i64, i64), rhs: (i64, i64)) -> Option<(i64, i64)> {
    if op == AffineOp::Add {
        return Some((lhs.0.checked_add(rhs.0)?, lhs.1.checked_add(rhs.1)?));
    }
    let by = rhs.0;
    if rhs.1 != by || (op != AffineOp::Mul && by <= 0) {
        return None;
    }
    let ordered = |a: i64, b: i64| (a.min(b), a.max(b));
    Some(match op {
        AffineOp::Mul => ordered(lhs.0.checked_mul(by)?, lhs.1.checked_mul(by)?),
        AffineOp::FloorDiv => (lhs.0.div_euclid(by), lhs.1.div_euclid(by)),
        AffineOp::CeilDiv => (ceil_div(lhs.0, by)?, ceil_div(lhs.1, by)?),
        AffineOp::Mod if lhs.0.div_euclid(by) == lhs.1.div_euclid(by) => {
            (lhs.0.rem_euclid(by), lhs.1.rem_euclid(by))
        }
        _ => (0, by.saturating_sub(1)),
    })
}

/// Rounded up; the divisor is positive.
fn ceil_div(value: i64, by: i64) -> Option<i64> {
    let rest = i64::from(value.rem_euclid(by) != 0);
    value.div_euclid(by).checked_add(rest)
}
