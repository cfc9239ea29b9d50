//! Products of matrices by Arm's instructions for tiles: two rows by two columns, of eight bytes or
//! of four `bf16` each.
//!
//! The second matrix has a column of the product in each of its rows. A single row is worked on
//! with a second one of zeros.

use couloir_dialects::arith;
use couloir_dialects::arm_neon::{BFMMla, SMMla, UMMla, USMMla};
use couloir_dialects::vector::Contract;
use couloir_ir::{Op, OpDef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::vector_common::build::{BuildVector, shape_cast_there, vector_of};
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

const MATRICES: [&[u32]; 3] = [&[0, 2], &[1, 2], &[0, 1]];
const TURNED: [&[u32]; 3] = [&[0, 2], &[1, 2], &[1, 0]];
const ROW: [&[u32]; 3] = [&[1], &[0, 1], &[0]];

/// A product as it is worked on.
struct Product {
    of: Contraction,
    instruction: &'static OpDef,
    /// Whether the operands change places, and tiles of sums are transposed.
    swap: bool,
    operands: [Value; 2],
    rows: i64,
    columns: i64,
    depth: i64,
    /// How much of the depth a tile has.
    step: i64,
}

impl Product {
    fn of(op: Op, rw: &mut Rewriter<'_>, step: i64) -> Result<Self, NoMatch> {
        let of = Contraction::of(op, rw)?;
        if of.mask.is_some() || !of.adds() {
            return no_match("masked, or no sum");
        }
        let square = of.lhs_ty.shape.first() == of.rhs_ty.shape.first();
        let known = match of.reduces[..] {
            // Upstream does not look at the order of the result where both are as long.
            [false, false, true] => of.is(MATRICES) || of.is(TURNED) && square,
            [false, true] => of.is(ROW),
            _ => false,
        };
        if !known {
            return no_match("iterator types do not correspond to matrix multiplication");
        }
        if of.lhs_ty.is_scalable() || of.rhs_ty.is_scalable() {
            return no_match("not applicable to scalable vectors");
        }
        let [columns, depth] = *of.rhs_ty.shape else { return no_match("not two dimensions") };
        let rows = match *of.lhs_ty.shape {
            [rows, _] => rows,
            _ => 1,
        };
        if (rows != 1 && rows % 2 != 0) || columns % 2 != 0 || depth % step != 0 {
            return no_match("no whole tiles");
        }
        let (operands, swap) = ([of.lhs, of.rhs], false);
        Ok(Self { of, instruction: SMMla::def(), swap, operands, rows, columns, depth, step })
    }

    /// Where sums lie: by upstream the other way round in a result whose order is, though the
    /// sums themselves are not.
    fn sums_place(&self, row: i64, column: i64) -> Vec<i64> {
        if self.of.is(TURNED) { vec![column, row] } else { self.place(row, column) }
    }

    /// Positions in an operand or the sums: those of the row are left out where there is none.
    fn place(&self, row: i64, other: i64) -> Vec<i64> {
        if self.of.lhs_ty.rank() == 1 { vec![other] } else { vec![row, other] }
    }

    fn height(&self) -> i64 {
        self.rows.min(2)
    }

    /// A tile, with a row of zeros where there is only one row.
    fn whole(&self, rw: &mut Rewriter<'_>, tile: Value, width: i64) -> Value {
        if self.rows != 1 {
            return tile;
        }
        let ctx = rw.context();
        let element = rw.ty(tile).element_or_self(ctx);
        let zeros = rw.zero(Type::vector(ctx, &[2, width], element));
        rw.insert_slice(tile, zeros, &[0, 0])
    }

    fn flat(rw: &mut Rewriter<'_>, tile: Value, size: i64) -> Value {
        let ctx = rw.context();
        let ty = Type::vector(ctx, &[size], rw.ty(tile).element_or_self(ctx));
        shape_cast_there(rw, tile, ty)
    }

    fn lower(&self, op: Op, rw: &mut Rewriter<'_>) {
        let mut whole = rw.zero(self.of.result);
        let step = |size: i64, by: i64| (0..size).step_by(usize::try_from(by).unwrap_or(1));
        for row in step(self.rows, 2) {
            for column in step(self.columns, 2) {
                let mut sums = None;
                for at in step(self.depth, self.step) {
                    let made = self.tile(rw, [row, column, at], sums, whole);
                    (sums, whole) = (Some(made.0), made.1);
                }
            }
        }
        rw.replace(op, &[whole]);
    }

    /// Two tiles and what they are added to, each flat.
    fn flat_tiles(&self, rw: &mut Rewriter<'_>, [row, column, at]: [i64; 3]) -> [Value; 3] {
        let [lhs, rhs] = self.operands;
        let (depth, size) = (self.step, self.place(self.height(), self.step));
        let lhs = cut(rw, lhs, &self.place(row, at), &size);
        let rhs = cut(rw, rhs, &[column, at], &[2, depth]);
        let sizes = self.place(self.height(), 2);
        let acc = cut(rw, self.of.acc, &self.sums_place(row, column), &sizes);
        let lhs = self.whole(rw, lhs, depth);
        let acc = self.whole(rw, acc, 2);
        let acc = if self.swap { rw.transpose(acc, &[1, 0]) } else { acc };
        let lhs = Self::flat(rw, lhs, 2 * depth);
        let rhs = Self::flat(rw, rhs, 2 * depth);
        [lhs, rhs, Self::flat(rw, acc, 4)]
    }

    /// Sums as they lie in the result.
    fn unflattened(&self, rw: &mut Rewriter<'_>, sums: Value) -> Value {
        let element = rw.ty(sums).element_or_self(rw.context());
        let square = Type::vector(rw.context(), &[2, 2], element);
        let mut tile = rw.shape_cast(sums, square);
        if self.swap {
            tile = rw.transpose(tile, &[1, 0]);
        }
        if self.rows == 1 {
            tile = rw.extract(tile, &[0]);
        }
        tile
    }

    /// Adds the product of two tiles to sums; the sums, and all of these in their place.
    fn tile(
        &self,
        rw: &mut Rewriter<'_>,
        place: [i64; 3],
        sums: Option<Value>,
        whole: Value,
    ) -> (Value, Value) {
        let [lhs, rhs, acc] = self.flat_tiles(rw, place);
        let acc = sums.unwrap_or(acc);
        let (first, second) = if self.swap { (rhs, lhs) } else { (lhs, rhs) };
        let ty = rw.ty(acc);
        let sums = rw.make(self.instruction, &[acc, first, second], ty, []);
        let tile = self.unflattened(rw, sums);
        let [row, column, _] = place;
        (sums, rw.insert_slice(tile, whole, &self.sums_place(row, column)))
    }
}

/// A part of a vector, which may be all of it.
fn cut(rw: &mut Rewriter<'_>, whole: Value, offsets: &[i64], sizes: &[i64]) -> Value {
    let is_whole = vector_of(rw, whole).is_some_and(|vector| vector.shape[..] == *sizes);
    if is_whole { whole } else { rw.extract_slice(whole, offsets, sizes) }
}

fn floats(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut product = Product::of(op, rw, 4)?;
    product.of.is_of_bf16(rw.context())?;
    product.instruction = BFMMla::def();
    product.lower(op, rw);
    Ok(())
}

/// An operand before it was extended, and whether it is signed.
fn extended(rw: &Rewriter<'_>, value: Value) -> Option<(Value, bool)> {
    let ctx = rw.context();
    let width = |value: Value| rw.ty(value).element_or_self(ctx).int_width(ctx);
    let source = rw.scope().defining_op(value);
    let source =
        source.filter(|source| source.is(arith::Extsi::def()) || source.is(arith::Extui::def()));
    let Some(source) = source else { return (width(value)? <= 8).then_some((value, true)) };
    let narrow = source.operand(0)?;
    let fits = width(narrow)? <= 8 && width(value)? == 32;
    fits.then(|| (narrow, source.is(arith::Extsi::def())))
}

/// Integers as bytes.
fn bytes(rw: &mut Rewriter<'_>, value: Value, signed: bool) -> Value {
    let ctx = rw.context();
    let Some(vector) = vector_of(rw, value) else { return value };
    if vector.element.int_width(ctx) == Some(8) {
        return value;
    }
    let ty = rw.ty(value).with_element(ctx, Type::int(ctx, 8));
    let def = if signed { arith::Extsi::def() } else { arith::Extui::def() };
    rw.make(def, &[value], ty, [])
}

fn integers(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut product = Product::of(op, rw, 8)?;
    let operand = |value| extended(rw, value).or_no_match("not extended from eight bits");
    let (lhs, rhs) = (operand(product.of.lhs)?, operand(product.of.rhs)?);
    (product.instruction, product.swap) = match (lhs.1, rhs.1) {
        (true, true) => (SMMla::def(), false),
        (false, false) => (UMMla::def(), false),
        (signed, _) => (USMMla::def(), signed),
    };
    product.operands = [bytes(rw, lhs.0, lhs.1), bytes(rw, rhs.0, rhs.1)];
    product.lower(op, rw);
    Ok(())
}
