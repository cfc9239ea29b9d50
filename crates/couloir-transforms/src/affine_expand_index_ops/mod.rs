//! `affine-expand-index-ops`: indices made of digits of a mixed basis, and
//! digits made of indices, by arithmetic.
//!
//! [`split`] and [`join`] make it, for `lower-affine` as well.

use couloir_dialects::affine::{DelinearizeIndex, LinearizeIndex};
use couloir_dialects::arith;
use couloir_ir::attr::Param;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::Trait;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpDef, OpRef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy_pass;

/// `affine-expand-index-ops`
pub static PASS: PassDef = PassDef {
    name: "affine-expand-index-ops",
    class: "AffineExpandIndexOps",
    description: "Lower affine operations operating on indices into more fundamental operations",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(DelinearizeIndex::def(), delinearize);
        patterns.add(LinearizeIndex::def(), linearize);
        greedy_pass(cx, patterns)
    },
    ..PassDef::EMPTY
};

/// `affine.delinearize_index`
fn delinearize(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let index = view.operand(0).or_no_match("no index")?;
    let basis = Basis::of(view, DelinearizeIndex::DYNAMIC_BASIS, DelinearizeIndex::STATIC_BASIS);
    let digits = view.results().len();
    rw.at(op);
    let values = split(rw, index, &basis, digits).or_no_match("no basis")?;
    rw.replace(op, &values);
    Ok(())
}

/// `affine.linearize_index`
#[allow(clippy::unnecessary_wraps, reason = "a pattern")]
fn linearize(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let digits = view.operands_in(LinearizeIndex::MULTI_INDEX);
    let loops = |digit| invariant_loops(view, view.body().block_of_value(digit));
    let digits = digits.into_iter().map(|digit| (digit, loops(digit)));
    let digits = digits.collect::<Vec<_>>();
    let basis = Basis::of(view, LinearizeIndex::DYNAMIC_BASIS, LinearizeIndex::STATIC_BASIS);
    let disjoint = is_disjoint(view);
    rw.at(op);
    let value = join(rw, &digits, &basis, disjoint);
    rw.replace(op, &[value]);
    Ok(())
}

/// Whether an `affine.linearize_index` promises that digits do not overlap.
pub fn is_disjoint(op: OpRef<'_>) -> bool {
    op.prop(LinearizeIndex::DISJOINT) == Some(Attribute::UNIT)
}

/// The sizes of digits, some of them values.
pub struct Basis {
    sizes: Vec<i64>,
    dynamic: Vec<Value>,
}

impl Basis {
    /// The one in an operand group and a slot of an op.
    pub fn of(op: OpRef<'_>, group: usize, slot: usize) -> Self {
        Self::with(op, slot, &op.operands_in(group))
    }

    /// The same with other values.
    pub fn with(op: OpRef<'_>, slot: usize, dynamic: &[Value]) -> Self {
        let sizes = op.prop(slot).and_then(|basis| basis.as_i64_array(op.ctx()));
        Self { sizes: sizes.unwrap_or_default(), dynamic: dynamic.to_vec() }
    }

    /// Without the size of the outermost of so many digits, which does not matter.
    fn inner(&self, digits: usize) -> (&[i64], &[Value]) {
        match self.sizes.split_first() {
            Some((&outer, rest)) if self.sizes.len() == digits => {
                let skipped = usize::from(outer == DYNAMIC);
                (rest, self.dynamic.get(skipped..).unwrap_or_default())
            }
            _ => (&self.sizes, &self.dynamic),
        }
    }
}

/// The flag that signed arithmetic does not wrap.
const NSW: u64 = 1;
/// The same for unsigned arithmetic.
const NUW: u64 = 2;
/// `slt`
const LESS: i64 = 2;

fn constant(b: &mut dyn Build, value: i64) -> Value {
    let value = Attribute::index(b.ctx(), value);
    b.insert1(arith::Constant::build(Type::INDEX, value))
}

fn flagged(b: &mut dyn Build, def: &'static OpDef, x: Value, y: Value, flags: u64) -> Value {
    let flags = Attribute::dialect(b.ctx(), &arith::attrs::OVERFLOW, vec![Param::Uint(flags)]);
    let new = NewOp::new(def).operand(x).operand(y).result(Type::INDEX);
    b.insert1(new.prop(arith::Muli::OVERFLOW_FLAGS, flags))
}

/// How far apart the values of each digit are: the products of the sizes from
/// each on, made from the last.
fn strides(b: &mut dyn Build, basis: &[i64], dynamic: &[Value], flags: u64) -> Vec<Value> {
    let (mut known, mut unknown) = (1i64, None);
    let mut dynamic = dynamic.iter().rev();
    let mut strides = Vec::with_capacity(basis.len());
    for &size in basis.iter().rev() {
        if size == DYNAMIC {
            let Some(&size) = dynamic.next() else { break };
            unknown = Some(match unknown {
                Some(product) => flagged(b, arith::Muli::def(), product, size, flags),
                None => size,
            });
        } else {
            known = known.wrapping_mul(size);
        }
        strides.push(match unknown {
            Some(product) if known == 1 => product,
            Some(product) => {
                let known = constant(b, known);
                flagged(b, arith::Muli::def(), product, known, flags)
            }
            None => constant(b, known),
        });
    }
    strides.reverse();
    strides
}

/// So many digits of an index; none where there is no basis.
pub fn split(b: &mut dyn Build, index: Value, basis: &Basis, digits: usize) -> Option<Vec<Value>> {
    if digits == 1 {
        return Some(vec![index]);
    }
    let (sizes, dynamic) = basis.inner(digits);
    let strides = strides(b, sizes, dynamic, NSW | NUW);
    let zero = constant(b, 0);
    let (&first, &last) = strides.first().zip(strides.last())?;
    let mut values = vec![b.insert1(arith::Floordivsi::build(Type::INDEX, index, first))];
    for pair in strides.windows(2) {
        let &[stride, next] = pair else { continue };
        let rest = modulo(b, index, stride, zero);
        values.push(b.insert1(arith::Divsi::build(Type::INDEX, rest, next)));
    }
    values.push(modulo(b, index, last, zero));
    Some(values)
}

/// The remainder, made not negative.
fn modulo(b: &mut dyn Build, index: Value, stride: Value, zero: Value) -> Value {
    let remainder = b.insert1(arith::Remsi::build(Type::INDEX, index, stride));
    let less = Attribute::i64(b.ctx(), LESS);
    let negative = b.insert1(arith::Cmpi::build(Type::I1, remainder, zero, less));
    let corrected = flagged(b, arith::Addi::def(), remainder, stride, NSW);
    b.insert1(arith::Select::build(Type::INDEX, negative, corrected, remainder))
}

/// The index made of digits, each with how many loops around it does not
/// change in: what changes least comes first, so that it can be hoisted.
pub fn join(b: &mut dyn Build, digits: &[(Value, usize)], basis: &Basis, disjoint: bool) -> Value {
    let flags = if disjoint { NSW | NUW } else { NSW };
    let (sizes, dynamic) = basis.inner(digits.len());
    let strides = strides(b, sizes, dynamic, flags);
    let mut terms = Vec::with_capacity(digits.len());
    for (at, &(digit, loops)) in digits.iter().enumerate() {
        let term = match strides.get(at) {
            Some(&stride) => flagged(b, arith::Muli::def(), digit, stride, NSW),
            None => digit,
        };
        terms.push((term, loops));
    }
    terms.sort_by_key(|(_, loops)| std::cmp::Reverse(*loops));
    let terms = terms.into_iter().map(|(term, _)| term);
    let sum = terms.reduce(|sum, term| flagged(b, arith::Addi::def(), sum, term, NSW));
    sum.unwrap_or_else(|| constant(b, 0))
}

/// How many loops around an op, from the innermost on, a value of a block does
/// not change in.
pub fn invariant_loops(op: OpRef<'_>, block: Option<Block>) -> usize {
    let around = block.and_then(|block| op.scope.block(block).parent());
    let holders = std::iter::successors(around, |op| op.parent()).map(|op| op.op);
    let holders = holders.collect::<Vec<_>>();
    let is_loop = |op: &OpRef<'_>| {
        op.has(Trait::LoopLike) || op.def().is_some_and(|def| def.hooks.loop_like.is_some())
    };
    let parents = std::iter::successors(op.parent(), |op| op.parent());
    parents.filter(is_loop).take_while(|op| !holders.contains(&op.op)).count()
}
