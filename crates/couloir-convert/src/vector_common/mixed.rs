//! Shuffles of vectors of different sizes become shuffles of vectors of the larger size.

use couloir_dialects::vector::Shuffle;
use couloir_ir::{Op, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::BuildVector;
use super::{list, operand, operand_vector};

/// An element that may be anything.
const POISON: i64 = -1;

/// More elements than a vector has that is written out as a list of places.
const MOST: i64 = 1 << 24;

/// More elements than a vector has that is taken apart, with ops for each element.
pub(crate) const MOST_APART: i64 = 1 << 20;

/// Adds the pattern.
pub fn populate(patterns: &mut RewritePatterns) {
    patterns.add(Shuffle::def(), lower);
}

fn lower(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (first, second) = (operand_vector(rw, op, 0)?, operand_vector(rw, op, 1)?);
    let (&[first_size], &[second_size]) = (&first.shape[..], &second.shape[..]) else {
        return no_match("not of one dimension");
    };
    let (mut a, mut b) = (operand(rw, op, 0)?, operand(rw, op, 1)?);
    let larger = first_size.max(second_size);
    if larger > MOST {
        return no_match("too many elements");
    }
    let mut mask = list(rw, op, Shuffle::MASK)?;
    match first_size.cmp(&second_size) {
        std::cmp::Ordering::Equal => return no_match("of one size"),
        std::cmp::Ordering::Less => {
            a = widened(rw, a, first_size, larger);
            let of_second = mask.iter_mut().filter(|at| **at >= first_size);
            of_second.for_each(|at| *at = at.wrapping_add(larger - first_size));
        }
        std::cmp::Ordering::Greater => b = widened(rw, b, second_size, larger),
    }
    let result = rw.shuffle(a, b, &mask);
    rw.replace(op, &[result]);
    Ok(())
}

/// A vector with more elements after its own.
fn widened(rw: &mut Rewriter<'_>, value: Value, own: i64, size: i64) -> Value {
    let mask = (0..size).map(|at| if at < own { at } else { POISON }).collect::<Vec<_>>();
    rw.shuffle(value, value, &mask)
}
