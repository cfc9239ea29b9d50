//! Types of memory laid out as it comes, and the maps that lead there.

use couloir_dialects::memref::layout::linear_layout;
use couloir_ir::affine::{AffineBuilder, AffineExpr, AffineMap, AffineNode, AffineOp};
use couloir_ir::attr::AttrKind;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Context, Type};
use rustc_hash::FxHashMap;

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

/// The type of the same memory laid out as it comes, with the layout it had; none of one element.
/// Where sizes are not known, so only of memory in tiles.
pub(super) fn normalized(ctx: &Context, ty: Type) -> Option<(Type, AffineMap)> {
    let map = layout_of(ctx, ty).filter(|map| map.symbols() == 0)?;
    let memref = ty.as_memref(ctx).filter(|memref| memref.rank() > 0)?;
    if memref.shape.contains(&DYNAMIC) && tiles(&map).is_none() {
        return None;
    }
    // Indices along an empty dimension have no greatest.
    let unknown = |expr| has_size(expr, &memref.shape, DYNAMIC) || has_size(expr, &memref.shape, 0);
    let size = |(expr, simple)| match unknown(simple) {
        true => Some(DYNAMIC),
        false => {
            let bounds = [expr, simple].map(|expr| greatest(expr, &memref.shape));
            bounds.into_iter().flatten().min()?.checked_add(1).filter(|&size| size > 0)
        }
    };
    let simple = map.simplify().ok()?;
    let shape = map.results().zip(simple.results()).map(size).collect::<Option<Vec<_>>>()?;
    let space = memref.memory_space.expand();
    Some((MemRefType::get(ctx, &shape, memref.element, None, space), map))
}

/// The sizes of memory laid out as it comes that are not known, by those of the memory that was
/// laid out so.
pub(super) fn dynamic_sizes(map: &AffineMap, shape: &[i64]) -> Option<Vec<AffineMap>> {
    let tiles = tiles(map)?;
    let dynamic = map.results().enumerate().filter(|(_, expr)| has_size(*expr, shape, DYNAMIC));
    dynamic.map(|(at, _)| size(map, at, &tiles)).collect()
}

/// The size of a result: of a quotient how many tiles there are, of what is left the size of one.
fn size(map: &AffineMap, at: usize, tiles: &[(usize, usize)]) -> Option<AffineMap> {
    let mut builder = AffineBuilder::new(map.dims(), 0);
    let dims = (0..map.dims()).map(|at| builder.dim(at)).collect::<Option<Vec<_>>>()?;
    let own = *builder.import(&map.sub_map(&[at])?, &dims, &[]).first()?;
    let size = match builder.expr(own).node() {
        AffineNode::Binary(_, value, by) if tiles.iter().any(|tile| tile.0 == at) => {
            builder.ceil_div(value, by)
        }
        AffineNode::Binary(_, _, by) if tiles.iter().any(|tile| tile.1 == at) => by,
        _ => own,
    };
    builder.map(&[size]).ok()
}

/// Results that are quotient and rest of the same division, as those of memory in tiles; none
/// where there are none, or what is divided is used in yet another way.
fn tiles(map: &AffineMap) -> Option<Vec<(usize, usize)>> {
    let mut users = FxHashMap::<AffineNode, Vec<usize>>::default();
    for (at, expr) in map.results().enumerate() {
        expr.walk().for_each(|node| users.entry(node).or_default().push(at));
    }
    let mut found = Vec::new();
    for (at, expr) in map.results().enumerate() {
        let Some((AffineOp::FloorDiv, value, by)) = expr.binary() else { continue };
        let others = users.get(&value.node()).into_iter().flatten().filter(|&&other| other != at);
        let others = others.take(2).copied().collect::<Vec<_>>();
        let rest = match *others.as_slice() {
            [] => continue,
            [rest] => rest,
            _ => return None,
        };
        let (AffineOp::Mod, of, modulus) = map.result(rest)?.binary()? else { return None };
        if (of.node(), modulus.node()) != (value.node(), by.node()) {
            return None;
        }
        found.push((at, rest));
    }
    Some(found).filter(|found| !found.is_empty())
}

/// Whether an expression has to do with a dimension of a size.
fn has_size(expr: AffineExpr<'_>, shape: &[i64], wanted: i64) -> bool {
    let size = |node| match node {
        AffineNode::Dim(at) => shape.get(at as usize).copied(),
        _ => None,
    };
    expr.walk().any(|node| size(node) == Some(wanted))
}

/// The greatest number that an expression of indices gives; of what is left of a division, the
/// greatest that may be left of any number.
fn greatest(expr: AffineExpr<'_>, shape: &[i64]) -> Option<i64> {
    match expr.binary() {
        Some((AffineOp::Mod, _, by)) => by.constant()?.checked_sub(1),
        _ => bounds(expr, shape).map(|(_, greatest)| greatest),
    }
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
