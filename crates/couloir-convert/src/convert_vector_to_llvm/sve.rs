//! Products of matrices by Arm's instructions for tiles of scalable vectors: two rows of the first
//! matrix by two of each scalable part of the second, of eight bytes or of four `bf16` each.
//!
//! The second matrix has a column of the product in each of its rows, and these are scalable. Rows
//! of sums lie in the instruction's tiles by twos: next to each other where the operands stay in
//! their places, element by element where they change them.

use couloir_dialects::arith;
use couloir_dialects::arm_sve::{DupqLane, IntrBfmmla, SMMla, UMMla, USMMla};
use couloir_dialects::vector::{
    Bitcast, Contract, Deinterleave, Interleave, ScalableExtract, ScalableInsert,
};
use couloir_ir::build::Build;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, OpDef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::vector_common::build::{BuildVector, shape_cast_there, spec};
use crate::vector_common::contract::Contraction;

/// Before other lowerings of contractions.
const BENEFIT: u16 = 2;

/// Adds the pattern for integers.
pub(super) fn populate_i8mm(patterns: &mut RewritePatterns) {
    patterns.add_with(Some(Contract::def()), BENEFIT, integers);
}

/// Adds the pattern for `bf16`.
pub(super) fn populate_bf16(patterns: &mut RewritePatterns) {
    patterns.add_with(Some(Contract::def()), BENEFIT, floats);
}

/// A product as it is worked on.
struct Product {
    of: Contraction,
    instruction: &'static OpDef,
    /// Whether the operands change places.
    swap: bool,
    operands: [Value; 2],
    rows: i64,
    columns: i64,
    depth: i64,
}

/// A scalable vector type of one dimension.
fn scalable(rw: &Rewriter<'_>, size: i64, element: Type) -> Type {
    VectorType::get(rw.context(), &[size], &[true], element)
}

impl Product {
    fn of(op: Op, rw: &mut Rewriter<'_>, depth: i64) -> Result<Self, NoMatch> {
        let of = Contraction::of(op, rw)?;
        let is_product = of.reduces[..] == [false, false, true]
            && of.is([&[0, 2], &[1, 2], &[0, 1]])
            && of.adds()
            && of.mask.is_none();
        if !is_product {
            return no_match("no sum of products of matrices");
        }
        let (&[rows, _], &[columns, own]) = (&of.lhs_ty.shape[..], &of.rhs_ty.shape[..]) else {
            return no_match("not two dimensions");
        };
        if of.lhs_ty.is_scalable() || of.rhs_ty.scalable[..] != [true, false] {
            return no_match("not scalable in the rows of the second operand");
        }
        if own != depth || rows % 2 != 0 || columns % 2 != 0 {
            return no_match("no whole tiles");
        }
        let operands = [of.lhs, of.rhs];
        Ok(Self { of, instruction: SMMla::def(), swap: false, operands, rows, columns, depth })
    }

    /// The number of every second row, or of every second column.
    fn pairs(count: i64) -> impl Iterator<Item = i64> {
        (0..count).step_by(2)
    }

    /// Two rows of the first matrix each, repeated to fill a scalable vector.
    fn left(&self, rw: &mut Rewriter<'_>) -> Vec<Value> {
        let element = rw.ty(self.operands[0]).element_or_self(rw.context());
        let ty = scalable(rw, 2 * self.depth, element);
        let mask: Vec<i64> = (0..2 * self.depth).collect();
        let mut left = Vec::new();
        for row in Self::pairs(self.rows) {
            let [first, second] = [row, row + 1].map(|row| rw.extract(self.operands[0], &[row]));
            let both = rw.shuffle(first, second, &mask);
            let empty = rw.poison(ty);
            let part = insert(rw, both, empty, 0);
            let lane = Attribute::i64(rw.context(), 0);
            left.push(rw.make(DupqLane::def(), &[part], ty, [(DupqLane::LANE, lane)]));
        }
        left
    }

    /// Two rows of the second matrix each.
    fn right(&self, rw: &mut Rewriter<'_>) -> Vec<Value> {
        let element = rw.ty(self.operands[1]).element_or_self(rw.context());
        let all = scalable(rw, self.columns * self.depth, element);
        let all = shape_cast_there(rw, self.operands[1], all);
        let ty = scalable(rw, 2 * self.depth, element);
        Self::pairs(self.columns).map(|at| extract(rw, all, ty, at * self.depth)).collect()
    }

    /// The type that two elements of a row of sums are moved as.
    fn unit(&self, rw: &Rewriter<'_>) -> (i64, Type) {
        match self.swap {
            true => (self.columns, self.of.result.element_or_self(rw.context())),
            false => (self.columns / 2, Type::int(rw.context(), 64)),
        }
    }

    /// A value as another type of the same bits, where that differs.
    fn cast(rw: &mut Rewriter<'_>, value: Value, ty: Type) -> Value {
        if rw.ty(value) == ty { value } else { rw.make(Bitcast::def(), &[value], ty, []) }
    }

    /// The tiles of two rows of what is added to.
    fn tiles(&self, rw: &mut Rewriter<'_>, row: i64) -> Vec<Value> {
        let (count, unit) = self.unit(rw);
        let element = self.of.result.element_or_self(rw.context());
        let (own, both) = (scalable(rw, count, unit), scalable(rw, 2 * count, unit));
        let rows = [row, row + 1].map(|row| rw.extract(self.of.acc, &[row]));
        let rows = rows.map(|row| Self::cast(rw, row, own));
        let mixed = rw.make(Interleave::def(), &rows, both, []);
        let whole = scalable(rw, 2 * self.columns, element);
        let mixed = Self::cast(rw, mixed, whole);
        let tile = scalable(rw, 4, element);
        Self::pairs(self.columns).map(|at| extract(rw, mixed, tile, 2 * at)).collect()
    }

    /// Two rows of sums, of their tiles.
    fn rows_of(&self, rw: &mut Rewriter<'_>, tiles: &[Value]) -> Vec<Value> {
        let (count, unit) = self.unit(rw);
        let element = self.of.result.element_or_self(rw.context());
        let whole = scalable(rw, 2 * self.columns, element);
        let empty = rw.poison(whole);
        let places = (0..).step_by(4).zip(tiles);
        let mixed = places.fold(empty, |whole, (at, &tile)| insert(rw, tile, whole, at));
        let both = scalable(rw, 2 * count, unit);
        let mixed = Self::cast(rw, mixed, both);
        let own = scalable(rw, count, unit);
        let new = spec(rw.context(), Deinterleave::def(), &[mixed], []).results([own, own]);
        let apart = rw.insert(new);
        let rows: Vec<Value> = rw.view(apart).results().collect();
        let ty = scalable(rw, self.columns, element);
        rows.into_iter().map(|row| Self::cast(rw, row, ty)).collect()
    }

    fn lower(&self, op: Op, rw: &mut Rewriter<'_>) {
        let (left, right) = (self.left(rw), self.right(rw));
        let tiles: Vec<Vec<Value>> =
            Self::pairs(self.rows).map(|row| self.tiles(rw, row)).collect();
        let mut sums = Vec::new();
        for (&left, tiles) in left.iter().zip(&tiles) {
            let products = tiles.iter().zip(&right).map(|(&tile, &right)| {
                let operands = if self.swap { [tile, right, left] } else { [tile, left, right] };
                let ty = rw.ty(tile);
                rw.make(self.instruction, &operands, ty, [])
            });
            sums.push(products.collect::<Vec<_>>());
        }
        let mut whole = rw.poison(self.of.result);
        for (tiles, row) in sums.iter().zip(Self::pairs(self.rows)) {
            for (row, at) in self.rows_of(rw, tiles).into_iter().zip(row..) {
                whole = rw.insert_at(row, whole, &[at]);
            }
        }
        rw.replace(op, &[whole]);
    }
}

/// `vector.scalable.insert`
fn insert(rw: &mut Rewriter<'_>, part: Value, whole: Value, at: i64) -> Value {
    let (ty, at) = (rw.ty(whole), Attribute::i64(rw.context(), at));
    rw.make(ScalableInsert::def(), &[part, whole], ty, [(ScalableInsert::POS, at)])
}

/// `vector.scalable.extract`
fn extract(rw: &mut Rewriter<'_>, whole: Value, ty: Type, at: i64) -> Value {
    let at = Attribute::i64(rw.context(), at);
    rw.make(ScalableExtract::def(), &[whole], ty, [(ScalableExtract::POS, at)])
}

fn floats(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut product = Product::of(op, rw, 4)?;
    product.of.is_of_bf16(rw.context())?;
    product.instruction = IntrBfmmla::def();
    product.lower(op, rw);
    Ok(())
}

/// Bytes before they were extended to 32 bits, and whether they are signed.
fn extended(rw: &Rewriter<'_>, value: Value) -> Result<(Value, bool), NoMatch> {
    let ctx = rw.context();
    let width = |value: Value| rw.ty(value).element_or_self(ctx).int_width(ctx);
    let source = rw.scope().defining_op(value).or_no_match("not extended from eight bits")?;
    let signed = source.is(arith::Extsi::def());
    let narrow = source.operand(0).filter(|_| signed || source.is(arith::Extui::def()));
    let narrow = narrow.filter(|&narrow| width(narrow) == Some(8) && width(value) == Some(32));
    Ok((narrow.or_no_match("not extended from eight bits")?, signed))
}

fn integers(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut product = Product::of(op, rw, 8)?;
    let (lhs, rhs) = (extended(rw, product.of.lhs)?, extended(rw, product.of.rhs)?);
    (product.instruction, product.swap) = match (lhs.1, rhs.1) {
        (true, true) => (SMMla::def(), false),
        (false, false) => (UMMla::def(), false),
        (signed, _) => (USMMla::def(), signed),
    };
    product.operands = [lhs.0, rhs.0];
    product.lower(op, rw);
    Ok(())
}
