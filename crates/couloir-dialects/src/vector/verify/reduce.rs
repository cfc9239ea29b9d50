//! Contractions and reductions.

use couloir_ir::affine::AffineMap;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_ods::enums;

use super::super::attrs::{COMBINING_KIND, COMBINING_KINDS, ITERATOR_TYPE};
use super::super::{Contract, MultiReduction, OuterProduct, Reduction, Scan};
use super::{Verified, vector_of};
use crate::common::shapes::quoted;

fn kind_of(op: OpRef<'_>, slot: usize) -> u64 {
    op.prop(slot).and_then(|kind| kind.enum_bits(op.ctx(), &COMBINING_KIND)).unwrap_or(0)
}

/// Whether elements of a type can be combined so.
fn combines(ctx: &Context, kind: u64, ty: Type) -> bool {
    let integer = ty.is_index() || ty.is_integer(ctx);
    match kind {
        0 | 1 => integer || ty.is_float(ctx),
        4 | 7 | 11 | 12 => ty.is_float(ctx),
        _ => integer,
    }
}

pub(in super::super) fn reduction(op: OpRef<'_>) -> Verified {
    let Some(source) = vector_of(op, op.operand_type(0)) else { return Ok(()) };
    if source.rank() > 1 {
        return op.op_error(format!("unsupported reduction rank: {}", source.rank())).fail();
    }
    let Some(ty) = op.result_type(0) else { return Ok(()) };
    let kind = kind_of(op, Reduction::KIND);
    if combines(op.ctx(), kind, ty) {
        return Ok(());
    }
    let (ty, kind) = (quoted(op.ctx(), ty), enums::text(&COMBINING_KINDS, kind));
    op.op_error(format!("unsupported reduction type '{ty}' for kind '{kind}'")).fail()
}

/// The type that is left when dimensions are combined.
fn reduced(ctx: &Context, source: &VectorType, dims: &[i64]) -> Type {
    let kept = |at: &usize| !dims.iter().any(|&dim| usize::try_from(dim).ok() == Some(*at));
    let kept: Vec<usize> = (0..source.rank()).filter(kept).collect();
    if kept.is_empty() {
        return source.element;
    }
    let shape: Vec<i64> = kept.iter().filter_map(|&at| source.shape.get(at).copied()).collect();
    let scalable: Vec<bool> =
        kept.iter().filter_map(|&at| source.scalable.get(at).copied()).collect();
    VectorType::get(ctx, &shape, &scalable, source.element)
}

pub(in super::super) fn multi_reduction(op: OpRef<'_>) -> Verified {
    let Some(source) = vector_of(op, op.operand_type(0)) else { return Ok(()) };
    let dims = crate::common::index_list::constants(op, MultiReduction::REDUCTION_DIMS);
    let Some(dest) = op.result_type(0) else { return Ok(()) };
    if dest == reduced(op.ctx(), source, &dims) {
        return Ok(());
    }
    let dest = quoted(op.ctx(), dest);
    let source = op.operand_type(0).map(|ty| quoted(op.ctx(), ty)).unwrap_or_default();
    op.op_error(format!("destination type {dest} is incompatible with source type {source}")).fail()
}

pub(in super::super) fn scan(op: OpRef<'_>) -> Verified {
    let (source, initial) = (vector_of(op, op.operand_type(0)), vector_of(op, op.operand_type(1)));
    let (Some(source), Some(initial)) = (source, initial) else { return Ok(()) };
    let dim = op.prop(Scan::REDUCTION_DIM).and_then(|dim| dim.as_i64(op.ctx())).unwrap_or(0);
    let rank = source.rank();
    if i64::try_from(rank).is_ok_and(|rank| dim >= rank) {
        return op.op_error(format!("reduction dimension {dim} has to be less than {rank}")).fail();
    }
    let wanted = rank.saturating_sub(1);
    if initial.rank() != wanted {
        let message = format!("initial value rank {} has to be equal to {wanted}", initial.rank());
        return op.op_error(message).fail();
    }
    let dim = usize::try_from(dim).ok();
    let rest = source.shape.iter().enumerate().filter(|(at, _)| Some(*at) != dim);
    if !rest.map(|(_, size)| size).eq(initial.shape.iter()) {
        return op.op_error("incompatible input/initial value shapes").fail();
    }
    let kind = kind_of(op, Scan::KIND);
    if combines(op.ctx(), kind, source.element) {
        return Ok(());
    }
    let (ty, kind) = (quoted(op.ctx(), source.element), enums::text(&COMBINING_KINDS, kind));
    op.op_error(format!("unsupported reduction type {ty} for kind '{kind}'")).fail()
}

pub(in super::super) fn outerproduct(op: OpRef<'_>) -> Verified {
    let (lhs, result) = (vector_of(op, op.operand_type(0)), vector_of(op, op.result_type(0)));
    let (Some(lhs), Some(result)) = (lhs, result) else { return Ok(()) };
    if lhs.rank() != 1 {
        return op.op_error("expected 1-d vector for operand #1").fail();
    }
    let rhs = vector_of(op, op.operand_type(1));
    check_product_shape(op, lhs, rhs, result)?;
    if op.operand_type(2).is_some_and(|acc| Some(acc) != op.result_type(0)) {
        return op.op_error("expected operand #3 of same type as result type").fail();
    }
    if !combines(op.ctx(), kind_of(op, OuterProduct::KIND), result.element) {
        return op.op_error("unsupported outerproduct type").fail();
    }
    Ok(())
}

fn check_product_shape(
    op: OpRef<'_>,
    lhs: &VectorType,
    rhs: Option<&VectorType>,
    result: &VectorType,
) -> Verified {
    if rhs.is_some_and(|rhs| rhs.rank() != 1) {
        return op.op_error("expected 1-d vector for operand #2").fail();
    }
    let rank = 1 + usize::from(rhs.is_some());
    if result.rank() != rank {
        return op.op_error(format!("expected {rank}-d vector result")).fail();
    }
    if lhs.shape.first() != result.shape.first() {
        return op.op_error("expected #1 operand dim to match result dim #1").fail();
    }
    let Some(rhs) = rhs else { return Ok(()) };
    if rhs.shape.first() != result.shape.get(1) {
        return op.op_error("expected #2 operand dim to match result dim #2").fail();
    }
    if lhs.is_scalable() && !rhs.is_scalable() {
        return op.op_error("expected either both or only #2 operand dim to be scalable").fail();
    }
    Ok(())
}

/// What a contraction is of.
struct Contraction<'a> {
    maps: [&'a AffineMap; 3],
    lhs: &'a VectorType,
    rhs: &'a VectorType,
    /// Whether each dimension is combined.
    reduces: Vec<bool>,
}

fn iterators(op: OpRef<'_>) -> Vec<bool> {
    let all = Contract(op).iterator_types().and_then(|all| all.as_array(op.ctx()));
    let reduces = |one: &Attribute| one.enum_bits(op.ctx(), &ITERATOR_TYPE) == Some(1);
    all.unwrap_or_default().iter().map(reduces).collect()
}

fn check_maps(op: OpRef<'_>, dims: usize) -> Result<Vec<&AffineMap>, couloir_ir::Failure> {
    let all = Contract(op).indexing_maps().and_then(|all| all.as_array(op.ctx()));
    let all = all.unwrap_or_default();
    if all.len() != 3 {
        return op.op_error("expected an indexing map for each vector operand").fail();
    }
    let mut maps = Vec::new();
    for (at, map) in all.iter().enumerate() {
        let wrong =
            |what: &str| op.op_error(format!("expected indexing map {at} to {what}")).fail();
        let Some(map) = map.as_affine_map(op.ctx()).filter(|map| map.symbols() == 0) else {
            return wrong("have no symbols");
        };
        let rank = vector_of(op, op.operand_type(at)).map_or(0, VectorType::rank);
        if usize::try_from(map.dims()).ok() != Some(dims) {
            return wrong(&format!("have {dims} number of inputs"));
        }
        if map.num_results() != rank {
            return wrong(&format!("have {rank} number of outputs"));
        }
        if !map.is_projected_permutation(false) {
            return wrong("be a projected permutation of its inputs");
        }
        maps.push(map);
    }
    Ok(maps)
}

impl Contraction<'_> {
    /// For each dimension that both sides have, its number and its places in them.
    fn pairs(&self) -> Vec<(usize, usize, usize)> {
        let [lhs, rhs, _] = self.maps;
        let pair = |dim: usize| {
            let number = u32::try_from(dim).ok()?;
            Some((dim, lhs.result_position(number)?, rhs.result_position(number)?))
        };
        (0..self.reduces.len()).filter_map(pair).collect()
    }

    fn is_reduced(&self, dim: usize) -> bool {
        self.reduces.get(dim) == Some(&true)
    }

    /// Whether a side has a dimension that is not combined with the other's.
    fn keeps_dims(&self) -> bool {
        let [lhs, rhs, _] = self.maps;
        let is_kept = |dim: u32| {
            let sides = [lhs, rhs].map(|map| map.result_position(dim).is_some());
            sides != [false; 2] && !(sides == [true; 2] && self.is_reduced(dim as usize))
        };
        (0..lhs.dims()).any(is_kept)
    }

    fn same_size(&self, lhs: usize, rhs: usize) -> bool {
        self.lhs.shape.get(lhs) == self.rhs.shape.get(rhs)
    }

    /// The sizes of a dimension of the iteration on either side.
    fn extents(&self, dim: u32) -> [Option<(i64, bool)>; 2] {
        let of = |map: &AffineMap, vector: &VectorType| {
            let at = map.result_position(dim)?;
            Some((*vector.shape.get(at)?, *vector.scalable.get(at)?))
        };
        [of(self.maps[0], self.lhs), of(self.maps[1], self.rhs)]
    }

    /// The size of a dimension of the iteration, as either side has it.
    fn extent(&self, dim: u32) -> Option<(i64, bool)> {
        let [lhs, rhs] = self.extents(dim);
        lhs.or(rhs)
    }

    /// A mask with the dimensions of the iteration; where the sides do not
    /// agree, the right one counts.
    fn mask(&self, ctx: &Context) -> Option<Type> {
        let extent = |dim| {
            let [lhs, rhs] = self.extents(dim);
            rhs.or(lhs)
        };
        let sizes: Option<Vec<(i64, bool)>> = (0..self.maps[0].dims()).map(extent).collect();
        let (shape, scalable): (Vec<i64>, Vec<bool>) = sizes?.into_iter().unzip();
        Some(VectorType::get(ctx, &shape, &scalable, Type::I1))
    }

    fn result(&self, ctx: &Context) -> Option<Type> {
        let dims = (0..self.maps[2].num_results()).map(|at| self.maps[2].result_dim(at));
        let sizes: Option<Vec<(i64, bool)>> = dims.map(|dim| self.extent(dim?)).collect();
        let (shape, scalable): (Vec<i64>, Vec<bool>) = sizes?.into_iter().unzip();
        Some(VectorType::get(ctx, &shape, &scalable, self.lhs.element))
    }
}

/// The type of a mask for a contraction.
pub(in super::super) fn contraction_mask(op: OpRef<'_>) -> Option<Type> {
    let (lhs, rhs) = (vector_of(op, op.operand_type(0))?, vector_of(op, op.operand_type(1))?);
    let maps = Contract(op).indexing_maps()?.as_array(op.ctx())?;
    let map = |at: usize| maps.get(at)?.as_affine_map(op.ctx());
    let maps = [map(0)?, map(1)?, map(2)?];
    Contraction { maps, lhs, rhs, reduces: iterators(op) }.mask(op.ctx())
}

pub(in super::super) fn contract(op: OpRef<'_>) -> Verified {
    let (lhs, rhs) = (vector_of(op, op.operand_type(0)), vector_of(op, op.operand_type(1)));
    let (Some(lhs), Some(rhs)) = (lhs, rhs) else { return Ok(()) };
    let reduces = iterators(op);
    let maps = check_maps(op, reduces.len())?;
    let [first, second, third] = maps[..] else { return Ok(()) };
    let contraction = Contraction { maps: [first, second, third], lhs, rhs, reduces };
    let pairs = contraction.pairs();
    if !pairs.iter().any(|pair| contraction.is_reduced(pair.0)) {
        return op.op_error("expected at least one contracting dimension pair").fail();
    }
    let differs = |reduced: bool| {
        pairs.iter().any(|&(dim, lhs, rhs)| {
            contraction.is_reduced(dim) == reduced && !contraction.same_size(lhs, rhs)
        })
    };
    if differs(true) {
        return op.op_error("invalid contracting dimension map").fail();
    }
    if differs(false) {
        return op.op_error("invalid batch dimension map").fail();
    }
    check_result(op, &contraction)?;
    check_invertible(op, &contraction)?;
    let result = vector_of(op, op.result_type(0)).map(|ty| ty.element).or(op.result_type(0));
    if result.is_some_and(|ty| combines(op.ctx(), kind_of(op, Contract::KIND), ty)) {
        return Ok(());
    }
    op.op_error("unsupported contraction type").fail()
}

fn check_result(op: OpRef<'_>, contraction: &Contraction<'_>) -> Verified {
    let (acc, result) = (op.operand_type(2), op.result_type(0));
    let vectors = [acc, result].map(|ty| vector_of(op, ty).is_some());
    if vectors != [contraction.keeps_dims(); 2] {
        return op.op_error("invalid accumulator/result vector shape").fail();
    }
    let Some(element) = vector_of(op, result).map(|ty| ty.element) else { return Ok(()) };
    if contraction.mask(op.ctx()).is_none() {
        let message = "expected all dimensions to be either a LHS or a RHS dimension";
        return op.op_error(message).fail();
    }
    let wanted = contraction.result(op.ctx()).map(|ty| ty.with_element(op.ctx(), element));
    let Some(wanted) = wanted.filter(|&ty| result != Some(ty) || acc != Some(ty)) else {
        return Ok(());
    };
    let wanted = quoted(op.ctx(), wanted);
    op.op_error(format!("invalid accumulator/result vector shape, expected: {wanted}")).fail()
}

/// Every dimension is one of an operand or of the result.
fn check_invertible(op: OpRef<'_>, contraction: &Contraction<'_>) -> Verified {
    let known = |dim: u32| contraction.maps.iter().any(|map| map.result_position(dim).is_some());
    let dims = contraction.maps[0].dims();
    if (0..dims).all(known) {
        return Ok(());
    }
    let inputs: Vec<String> = (0..dims).map(|dim| format!("d{dim}")).collect();
    let outputs: Vec<String> = contraction
        .maps
        .iter()
        .flat_map(|map| (0..map.num_results()).filter_map(|at| map.result_dim(at)))
        .map(|dim| format!("d{dim}"))
        .collect();
    op.op_error(format!(
        "invalid indexing maps are non-invertible: (({}) -> ({}))",
        inputs.join(", "),
        outputs.join(", ")
    ))
    .fail()
}
