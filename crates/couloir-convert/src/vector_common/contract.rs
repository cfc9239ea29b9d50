//! `vector.contract`: step by step, one dimension of the iteration after another.
//!
//! What is chosen by option comes first: outer products, dot products, elementwise products, or
//! the intrinsic on matrices.

use couloir_dialects::vector::attrs::{COMBINING_KIND, COMBINING_KINDS, ITERATOR_TYPE};
use couloir_dialects::vector::{Contract, Reduction};
use couloir_dialects::{arith, llvm};
use couloir_ir::affine::AffineMap;
use couloir_ir::build::Build;
use couloir_ir::num::FloatKind;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Op, OpDef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, spec};
use super::transfer::masking;
use super::{dot, outerproduct};

/// How contractions are lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Contracting {
    /// By dot products.
    Dot,
    /// By an intrinsic on matrices.
    Intrinsic,
    /// By outer products.
    OuterProduct,
    /// By products of elements.
    Elementwise,
}

/// Adds the patterns.
pub(crate) fn populate(patterns: &mut RewritePatterns, how: Contracting) {
    outerproduct::populate(patterns);
    patterns.add(Contract::def(), move |op, rw| lower(op, rw, how));
    patterns.add(Contract::def(), move |op, rw| {
        let contraction = Contraction::of(op, rw)?;
        let result = outerproduct::of_contraction(rw, &contraction, how)?;
        contraction.replace(rw, result);
        Ok(())
    });
    if how == Contracting::Intrinsic {
        patterns.add_with(Some(Contract::def()), 100, by_intrinsic);
    }
}

/// A contraction as it is read.
pub(crate) struct Contraction {
    op: Op,
    /// The `vector.mask` around it, and its mask.
    pub(crate) mask: Option<(Op, Value)>,
    pub(crate) lhs: Value,
    pub(crate) rhs: Value,
    pub(crate) acc: Value,
    pub(crate) lhs_ty: VectorType,
    pub(crate) rhs_ty: VectorType,
    pub(crate) acc_ty: Type,
    pub(crate) result: Type,
    pub(crate) maps: [AffineMap; 3],
    /// Whether each dimension of the iteration is combined.
    pub(crate) reduces: Vec<bool>,
    pub(crate) kind: u64,
}

impl Contraction {
    /// Whether it multiplies numbers of `bf16` and adds them up as `f32`.
    ///
    /// # Errors
    /// It does not.
    pub(crate) fn is_of_bf16(&self, ctx: &Context) -> Rewritten {
        let is = |ty: Type, kind| ty.element_or_self(ctx).float_kind(ctx) == Some(kind);
        let operands = [self.lhs_ty.element, self.rhs_ty.element];
        let fits = operands.iter().all(|&ty| is(ty, FloatKind::BF16));
        if fits && is(self.result, FloatKind::F32) {
            return Ok(());
        }
        no_match("not of 'bf16' to 'f32'")
    }

    pub(crate) fn of(op: Op, rw: &mut Rewriter<'_>) -> Result<Self, NoMatch> {
        let mask = masking(rw, op).and_then(|mask| Some((mask, rw.view(mask).operand(0)?)));
        let (view, ctx) = (rw.view(op), rw.context());
        let contract = Contract(view);
        let maps = contract.indexing_maps().and_then(|maps| maps.as_array(ctx));
        let map = |at: usize| maps?.get(at)?.as_affine_map(ctx).cloned();
        let maps = map(0).zip(map(1)).zip(map(2)).or_no_match("no maps")?;
        let kinds = contract.iterator_types().and_then(|kinds| kinds.as_array(ctx));
        let reduces = kinds.or_no_match("no iterators")?.iter();
        let reduces = reduces.map(|kind| kind.enum_bits(ctx, &ITERATOR_TYPE) == Some(1));
        let vector = |at: usize| view.operand_type(at).and_then(|ty| ty.as_vector(ctx)).cloned();
        let value = |at: usize| view.operand(at).or_no_match("too few operands");
        let this = Self {
            op,
            mask,
            lhs: value(0)?,
            rhs: value(1)?,
            acc: value(2)?,
            lhs_ty: vector(0).or_no_match("no vector")?,
            rhs_ty: vector(1).or_no_match("no vector")?,
            acc_ty: view.operand_type(2).or_no_match("no operand")?,
            result: view.result_type(0).or_no_match("no result")?,
            maps: [maps.0.0, maps.0.1, maps.1],
            reduces: reduces.collect(),
            kind: contract.kind().enum_bits(ctx, &COMBINING_KIND).or_no_match("no kind")?,
        };
        if let Some((mask, _)) = this.mask {
            rw.at(mask);
            let location = rw.view(op).location();
            rw.set_location(location);
        }
        Ok(this)
    }

    /// Puts a value in the place of the result.
    fn replace(&self, rw: &mut Rewriter<'_>, value: Value) {
        rw.replace(self.mask.map_or(self.op, |(mask, _)| mask), &[value]);
    }

    pub(crate) fn mask(&self) -> Option<Value> {
        self.mask.map(|(_, mask)| mask)
    }

    /// The places of a dimension of the iteration in both operands, where both have it.
    fn pair(&self, dim: usize) -> Option<(usize, usize)> {
        let dim = u32::try_from(dim).ok()?;
        self.maps[0].result_position(dim).zip(self.maps[1].result_position(dim))
    }

    /// Whether these are the dimensions of both operands and the result.
    pub(crate) fn is(&self, lists: [&[u32]; 3]) -> bool {
        self.maps.iter().zip(lists).all(|(map, list)| {
            map.num_results() == list.len()
                && list.iter().enumerate().all(|(at, dim)| map.result_dim(at) == Some(*dim))
        })
    }

    /// Whether products are added up.
    pub(crate) fn adds(&self) -> bool {
        COMBINING_KINDS.text_of(self.kind) == Some("add")
    }

    pub(crate) fn is_int(&self, rw: &Rewriter<'_>) -> bool {
        let element = self.result.element_or_self(rw.context());
        element.is_integer(rw.context()) || element.is_index()
    }

    /// What multiplies elements before they are added up: upstream takes `index` for no integer.
    pub(crate) fn multiplier(&self, rw: &Rewriter<'_>) -> &'static OpDef {
        let is_int = self.result.element_or_self(rw.context()).is_integer(rw.context());
        if is_int { arith::Muli::def() } else { arith::Mulf::def() }
    }

    /// The contraction of fewer dimensions, of parts.
    fn smaller(
        &self,
        rw: &mut Rewriter<'_>,
        without: u32,
        parts: [Value; 3],
        mask: Option<Value>,
    ) -> Value {
        let ctx = rw.context();
        let maps = self.maps.each_ref().map(|map| {
            let dims: Vec<u32> = (0..map.num_results())
                .filter_map(|at| map.result_dim(at))
                .filter(|&dim| dim != without)
                .map(|dim| if dim < without { dim } else { dim - 1 })
                .collect();
            Attribute::affine_map(ctx, dims_map(map.dims() - 1, &dims))
        });
        let kinds = Contract(rw.view(self.op)).iterator_types();
        let kinds = kinds.and_then(|kinds| kinds.as_array(ctx)).unwrap_or_default().iter();
        let kinds: Vec<Attribute> = kinds
            .enumerate()
            .filter(|(at, _)| *at != without as usize)
            .map(|(_, kind)| *kind)
            .collect();
        let props = [
            (Contract::INDEXING_MAPS, Attribute::array(ctx, &maps)),
            (Contract::ITERATOR_TYPES, Attribute::array(ctx, &kinds)),
        ];
        let ty = rw.ty(parts[2]);
        let new = spec(ctx, Contract::def(), &parts, props).result(ty);
        super::masked(rw, new, mask)
    }
}

/// A map of so many dimensions to these.
fn dims_map(dims: u32, results: &[u32]) -> AffineMap {
    let positions: Vec<usize> = results.iter().map(|&dim| dim as usize).collect();
    AffineMap::identity(dims).sub_map(&positions).unwrap_or_else(|| AffineMap::empty(dims, 0))
}

fn lower(op: Op, rw: &mut Rewriter<'_>, how: Contracting) -> Rewritten {
    let contraction = Contraction::of(op, rw)?;
    let element = contraction.acc_ty.element_or_self(rw.context());
    if contraction.lhs_ty.element != element || contraction.rhs_ty.element != element {
        return no_match("mixed mode");
    }
    if contraction.kind != 0 {
        return no_match("contractions other than 'add' not supported");
    }
    let value = chosen(rw, &contraction, how).or_else(|_| step(rw, &contraction))?;
    contraction.replace(rw, value);
    Ok(())
}

fn chosen(
    rw: &mut Rewriter<'_>,
    contraction: &Contraction,
    how: Contracting,
) -> Result<Value, NoMatch> {
    match how {
        Contracting::OuterProduct => outerproduct::of_contraction(rw, contraction, how),
        Contracting::Dot => dot::lower(rw, contraction),
        Contracting::Elementwise => elementwise(rw, contraction),
        Contracting::Intrinsic => no_match("by a pattern of its own"),
    }
}

/// One dimension is taken apart: a batch dimension, one that only one operand has, or one that is
/// combined, in this order.
fn step(rw: &mut Rewriter<'_>, of: &Contraction) -> Result<Value, NoMatch> {
    let dims = 0..of.reduces.len();
    let batch = dims.clone().find(|&dim| !of.reduces[dim] && of.pair(dim).is_some());
    if let Some((lhs, rhs)) = batch.and_then(|dim| of.pair(dim)) {
        return parallel(rw, of, Some(lhs), Some(rhs));
    }
    let combined: Vec<(usize, usize)> =
        dims.filter(|&dim| of.reduces[dim]).filter_map(|dim| of.pair(dim)).collect();
    let free = |rank: usize, side: fn(&(usize, usize)) -> usize| {
        (0..rank).find(|at| !combined.iter().any(|pair| side(pair) == *at))
    };
    if let Some(at) = free(of.lhs_ty.rank(), |pair| pair.0) {
        return parallel(rw, of, Some(at), None);
    }
    if let Some(at) = free(of.rhs_ty.rank(), |pair| pair.1) {
        return parallel(rw, of, None, Some(at));
    }
    if combined.is_empty() { no_match("nothing to take apart") } else { reduction(rw, of) }
}

/// A dimension that the result has.
fn parallel(
    rw: &mut Rewriter<'_>,
    of: &Contraction,
    lhs: Option<usize>,
    rhs: Option<usize>,
) -> Result<Value, NoMatch> {
    let dim = match (lhs, rhs) {
        (Some(at), _) => of.maps[0].result_dim(at),
        (None, Some(at)) => of.maps[1].result_dim(at),
        (None, None) => None,
    };
    let dim = dim.or_no_match("no such dimension")?;
    let size = match (lhs, rhs) {
        (Some(at), _) => of.lhs_ty.shape.get(at).zip(of.lhs_ty.scalable.get(at)),
        (None, at) => {
            let at = at.unwrap_or(0);
            of.rhs_ty.shape.get(at).zip(of.rhs_ty.scalable.get(at))
        }
    };
    let (&size, &scalable) = size.or_no_match("no such dimension")?;
    let result = of.maps[2].result_position(dim);
    if scalable {
        return no_match("Unrolling scalable dimension is not supported.");
    }
    if result.is_none() && size != 1 {
        return no_match("expected the dimension to map to a result dimension");
    }
    let mut whole = rw.zero(of.result);
    for at in 0..size {
        let parts =
            [taken(rw, of.lhs, lhs, at), taken(rw, of.rhs, rhs, at), taken(rw, of.acc, result, at)];
        let mask = of.mask().map(|mask| taken(rw, mask, Some(dim as usize), at));
        let part = of.smaller(rw, dim, parts, mask);
        whole = put(rw, part, whole, result, at);
    }
    Ok(whole)
}

/// The first dimension, which is combined.
fn reduction(rw: &mut Rewriter<'_>, of: &Contraction) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    if of.result.as_vector(ctx).is_some() {
        return no_match("did not expect a VectorType result");
    }
    let (lhs, rhs) = of.pair(0).or_no_match("expected both operands to have the dimension")?;
    let (&size, other) =
        of.lhs_ty.shape.get(lhs).zip(of.rhs_ty.shape.get(rhs)).or_no_match("none")?;
    if size != *other {
        return no_match("expected the same sizes");
    }
    if of.lhs_ty.rank() == 1 {
        if of.rhs_ty.rank() != 1 {
            return no_match("When LHS has rank 1, expected also RHS to have rank 1");
        }
        let product = rw.binary(of.multiplier(rw), of.lhs, of.rhs);
        return Ok(sum(rw, product, Some(of.acc), of.result, of.mask()));
    }
    if of.lhs_ty.scalable.get(lhs) == Some(&true) {
        return no_match("Unrolling scalable dimension is not supported.");
    }
    let mut total = of.acc;
    for at in 0..size {
        let parts = [taken(rw, of.lhs, Some(lhs), at), taken(rw, of.rhs, Some(rhs), at), total];
        let mask = of.mask().map(|mask| taken(rw, mask, Some(0), at));
        total = of.smaller(rw, 0, parts, mask);
    }
    Ok(total)
}

/// `vector.reduction` of sums.
pub(crate) fn sum(
    rw: &mut Rewriter<'_>,
    vector: Value,
    acc: Option<Value>,
    ty: Type,
    mask: Option<Value>,
) -> Value {
    let ctx = rw.context();
    let kind = super::kind_attr(ctx, 0);
    let mut operands = vec![vector];
    operands.extend(acc);
    let new = spec(ctx, Reduction::def(), &operands, [(Reduction::KIND, kind)]).result(ty);
    super::masked(rw, new, mask)
}

/// The part at a place of a dimension.
fn taken(rw: &mut Rewriter<'_>, value: Value, dim: Option<usize>, at: i64) -> Value {
    let Some(dim) = dim else { return value };
    let Some(outer) = dim.checked_sub(1) else { return rw.extract(value, &[at]) };
    let Some(vector) = super::build::vector_of(rw, value) else { return value };
    let without = |index: usize| index != dim;
    let keep = |(index, item): (usize, &i64)| without(index).then_some(*item);
    let shape: Vec<i64> = vector.shape.iter().enumerate().filter_map(keep).collect();
    let keep = |(index, item): (usize, &bool)| without(index).then_some(*item);
    let scalable: Vec<bool> = vector.scalable.iter().enumerate().filter_map(keep).collect();
    let ty = VectorType::get(rw.context(), &shape, &scalable, vector.element);
    let whole = rw.zero(ty);
    (0..shape.first().copied().unwrap_or(0)).fold(whole, |whole, row| {
        let part = rw.extract(value, &[row]);
        let part = taken(rw, part, Some(outer), at);
        rw.insert_at(part, whole, &[row])
    })
}

/// A value with a part put at a place of a dimension.
fn put(rw: &mut Rewriter<'_>, part: Value, whole: Value, dim: Option<usize>, at: i64) -> Value {
    let Some(dim) = dim else { return part };
    let Some(outer) = dim.checked_sub(1) else { return rw.insert_at(part, whole, &[at]) };
    let rows = super::build::vector_of(rw, whole).and_then(|vector| vector.shape.first().copied());
    (0..rows.unwrap_or(0)).fold(whole, |whole, row| {
        let into = rw.extract(whole, &[row]);
        let own = rw.extract(part, &[row]);
        let row_value = put(rw, own, into, Some(outer), at);
        rw.insert_at(row_value, whole, &[row])
    })
}

/// Where what is combined has one element, products of elements do.
fn elementwise(rw: &mut Rewriter<'_>, of: &Contraction) -> Result<Value, NoMatch> {
    if of.mask.is_some() {
        return no_match("masked");
    }
    let lhs = Side::of(of, 0, &of.lhs_ty)?;
    let rhs = Side::of(of, 1, &of.rhs_ty)?;
    let (lhs_wide, rhs_wide) = (lhs.widened(rw, of.lhs), rhs.widened(rw, of.rhs));
    let lhs_moved = rw.transpose(lhs_wide, &lhs.order);
    let rhs_moved = rw.transpose(rhs_wide, &rhs.order);
    let left = rw.extract(lhs_moved, &vec![0; lhs.reduced]);
    let right = rw.extract(rhs_moved, &vec![0; rhs.reduced]);
    let is_int = of.is_int(rw);
    outerproduct::multiplied(rw, [left, right], Some(of.acc), of.kind, is_int, None)
        .or_no_match("no such combination")
}

/// What becomes of an operand before products of elements.
struct Side {
    ty: VectorType,
    /// The sizes of dimensions that the operand lacks.
    added: Vec<i64>,
    order: Vec<i64>,
    reduced: usize,
}

impl Side {
    fn of(of: &Contraction, which: usize, ty: &VectorType) -> Result<Self, NoMatch> {
        let map = &of.maps[which];
        let dim = |at: usize| map.result_dim(at).map_or(0, |dim| dim as usize);
        let reduced: Vec<usize> =
            (0..map.num_results()).filter(|&at| of.reduces.get(dim(at)) == Some(&true)).collect();
        if reduced.iter().any(|&at| ty.shape.get(at) != Some(&1)) {
            return no_match("more than one element is combined");
        }
        let results = of.maps[2].num_results();
        let missing = results - (map.num_results() - reduced.len()).min(results);
        let mut order: Vec<i64> = reduced.iter().map(|&at| (missing + at) as i64).collect();
        let mut added = Vec::new();
        for at in 0..results {
            let dim = of.maps[2].result_dim(at).or_no_match("no dimension")?;
            match map.result_position(dim) {
                Some(own) => order.push((missing + own) as i64),
                None => {
                    let other = &of.maps[1 - which];
                    let sizes = if which == 0 { &of.rhs_ty.shape } else { &of.lhs_ty.shape };
                    let size = other.result_position(dim).and_then(|own| sizes.get(own));
                    added.push(*size.or_no_match("no size")?);
                    order.push(added.len() as i64 - 1);
                }
            }
        }
        Ok(Self { ty: ty.clone(), added, order, reduced: reduced.len() })
    }

    fn widened(&self, rw: &mut Rewriter<'_>, value: Value) -> Value {
        if self.added.is_empty() {
            return value;
        }
        let mut shape = self.added.clone();
        shape.extend(&self.ty.shape);
        let ty = Type::vector(rw.context(), &shape, self.ty.element);
        rw.broadcast(value, ty)
    }
}

/// A product of matrices by the intrinsic.
fn by_intrinsic(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let of = Contraction::of(op, rw)?;
    let ctx = rw.context();
    let result = of.result.as_vector(ctx).cloned().or_no_match("no matrix")?;
    // Upstream does not look at the kind here.
    if of.mask.is_some() || of.reduces[..] != [false, false, true] {
        return no_match("no product of matrices");
    }
    let element = of.lhs_ty.element;
    if result.is_scalable() || element != result.element || element.is_index() {
        return no_match("scalable, or mixed mode");
    }
    let turned = is_turned(&of.maps[0], 0, 2).zip(is_turned(&of.maps[1], 2, 1));
    let (turn_lhs, turn_rhs) = turned.or_no_match("no matrices")?;
    let turn_result = is_turned(&of.maps[2], 0, 1).or_no_match("no matrix")?;
    let lhs = if turn_lhs { rw.transpose(of.lhs, &[1, 0]) } else { of.lhs };
    let rhs = if turn_rhs { rw.transpose(of.rhs, &[1, 0]) } else { of.rhs };
    let product = flat_product(rw, lhs, rhs, element).or_no_match("no matrix")?;
    let product = if turn_result { rw.transpose(product, &[1, 0]) } else { product };
    let add = if of.is_int(rw) { arith::Addi::def() } else { arith::Addf::def() };
    let total = rw.binary(add, of.acc, product);
    of.replace(rw, total);
    Ok(())
}

/// Whether a map gives these dimensions of the iteration, as rows and columns, the other way round.
fn is_turned(map: &AffineMap, rows: u32, columns: u32) -> Option<bool> {
    match (map.num_results(), map.result_dim(0), map.result_dim(1)) {
        (2, Some(a), Some(b)) if (a, b) == (rows, columns) => Some(false),
        (2, Some(a), Some(b)) if (a, b) == (columns, rows) => Some(true),
        _ => None,
    }
}

/// The product of two matrices, which the intrinsic takes and gives as one row each.
fn flat_product(rw: &mut Rewriter<'_>, lhs: Value, rhs: Value, element: Type) -> Option<Value> {
    let ctx = rw.context();
    let size = |rw: &mut Rewriter<'_>, value: Value| -> Option<(i64, i64)> {
        let vector = super::build::vector_of(rw, value)?;
        Some((*vector.shape.first()?, *vector.shape.get(1)?))
    };
    let (rows, inner) = size(rw, lhs)?;
    let (_, columns) = size(rw, rhs)?;
    let flat = |count: i64| Type::vector(ctx, &[count], element);
    let lhs = rw.shape_cast(lhs, flat(rows * inner));
    let rhs = rw.shape_cast(rhs, flat(inner * columns));
    let number = |value: i64| Attribute::int(ctx, Type::I32, value);
    let props = [
        (llvm::IntrMatrixMultiply::LHS_ROWS, number(rows)),
        (llvm::IntrMatrixMultiply::LHS_COLUMNS, number(inner)),
        (llvm::IntrMatrixMultiply::RHS_COLUMNS, number(columns)),
    ];
    let def = llvm::IntrMatrixMultiply::def();
    let product = rw.make(def, &[lhs, rhs], flat(rows * columns), props);
    Some(rw.shape_cast(product, Type::vector(ctx, &[rows, columns], element)))
}
