//! `lower-vector-to-from-elements-to-shuffle-tree`: a vector put together from elements of other
//! vectors becomes a tree of shuffles.
//!
//! The leaves are the vectors, in the order of the first place each has in the result. Neighbours
//! are shuffled in pairs, level by level, each shuffle giving the places of the result from the
//! first to the last that its operands have; the widest of a level says how wide all of it are.

use couloir_dialects::vector::{FromElements, ToElements};
use couloir_ir::{Op, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::vector_common::build::BuildVector;
use crate::vector_common::result_vector;
use couloir_transforms::greedy::greedy_pass;

/// `lower-vector-to-from-elements-to-shuffle-tree`
pub static PASS: PassDef = PassDef {
    name: "lower-vector-to-from-elements-to-shuffle-tree",
    class: "LowerVectorToFromElementsToShuffleTree",
    description: "Lower `vector.to_elements` and `vector.from_elements` to a tree of \
                  `vector.shuffle` operations",
    anchor: Some("func.func"),
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(FromElements::def(), lower);
        greedy_pass(cx, patterns)
    },
    ..PassDef::EMPTY
};

/// A place of the result, and where in a vector its element is.
type Element = (usize, i64);

/// A vector with the elements of it that the result has, in the order of their places.
struct Node {
    vector: Value,
    size: i64,
    elements: Vec<Element>,
}

impl Node {
    fn first(&self) -> usize {
        self.elements.first().map_or(0, |element| element.0)
    }

    fn last(&self) -> usize {
        self.elements.last().map_or(0, |element| element.0)
    }
}

fn lower(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ty = result_vector(rw, op)?;
    if ty.rank() != 1 || ty.is_scalable() {
        return no_match("not one dimension of known size");
    }
    let count = usize::try_from(ty.shape.first().copied().unwrap_or(0)).unwrap_or(0);
    let mut level = leaves(op, rw)?;
    loop {
        level = next_level(rw, &level, count);
        match level.as_slice() {
            [] => return no_match("no elements"),
            [whole] => {
                rw.replace(op, &[whole.vector]);
                return Ok(());
            }
            _ => {}
        }
    }
}

/// The vectors that the elements come from, those with earlier places first; a vector that is taken
/// apart twice counts twice.
fn leaves(op: Op, rw: &Rewriter<'_>) -> Result<Vec<Node>, NoMatch> {
    let view = rw.view(op);
    let mut found: Vec<(Op, Value, usize, i64)> = Vec::new();
    for (place, value) in view.operands().enumerate() {
        let source = view.scope.defining_op(value).filter(|source| source.is(ToElements::def()));
        let source = source.or_no_match("not an element of a vector")?;
        let vector = source.operand(0).or_no_match("no vector")?;
        let at = source.results().position(|result| result == value).unwrap_or(0);
        found.push((source.op, vector, place, at as i64));
    }
    found.sort_by_key(|&(source, _, place, _)| (source, place));
    let mut nodes = Vec::new();
    for run in found.chunk_by(|one, other| one.0 == other.0) {
        let Some(&(_, vector, ..)) = run.first() else { continue };
        let ty = rw.ty(vector).as_vector(rw.context()).or_no_match("not a vector")?;
        if ty.rank() != 1 || ty.is_scalable() {
            return no_match("not one dimension of known size");
        }
        let elements = run.iter().map(|&(_, _, place, at)| (place, at)).collect();
        nodes.push(Node { vector, size: ty.shape.first().copied().unwrap_or(0), elements });
    }
    nodes.sort_by_key(Node::first);
    Ok(nodes)
}

/// Pairs of neighbours, shuffled; the last level is as wide as the result.
fn next_level(rw: &mut Rewriter<'_>, level: &[Node], count: usize) -> Vec<Node> {
    let bounds = |pair: &[Node]| {
        let first = pair.iter().map(Node::first).min().unwrap_or(0);
        let last = pair.iter().map(Node::last).max().unwrap_or(0);
        (first, last)
    };
    let width = match level.len() {
        0..=2 => count,
        _ => {
            let widths = level.chunks(2).map(bounds).map(|(first, last)| last - first + 1);
            widths.max().unwrap_or(0)
        }
    };
    let is_last = level.len() <= 2;
    let shuffled = |pair: &[Node]| {
        let start = if is_last { 0 } else { bounds(pair).0 };
        shuffle(rw, pair, start, width)
    };
    level.chunks(2).filter_map(shuffled).collect()
}

/// The places from a first one on that one or two vectors have.
fn shuffle(rw: &mut Rewriter<'_>, pair: &[Node], start: usize, width: usize) -> Option<Node> {
    let first = pair.first()?;
    let second = pair.get(1);
    let own = first.elements.iter().copied();
    let other = second.into_iter().flat_map(|node| {
        node.elements.iter().map(|&(place, at)| (place, at.saturating_add(first.size)))
    });
    let mut elements: Vec<Element> = own.chain(other).collect();
    elements.sort_unstable_by_key(|element| element.0);
    let mut mask = vec![-1; width];
    for (place, at) in &mut elements {
        let moved = place.checked_sub(start)?;
        *mask.get_mut(moved)? = *at;
        *at = moved as i64;
    }
    let vector = rw.shuffle(first.vector, second.unwrap_or(first).vector, &mask);
    Some(Node { vector, size: width as i64, elements })
}
