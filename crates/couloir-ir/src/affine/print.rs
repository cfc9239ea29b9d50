//! Maps, sets and expressions as MLIR prints them.

use super::{AffineExpr, AffineMap, AffineNode, AffineOp, IntegerSet};
use std::fmt;

/// What remains to be printed.
enum Piece<'a> {
    Text(&'static str),
    Magnitude(i64),
    Expr(AffineExpr<'a>, bool),
}

/// What comes after a sum's left operand: the sign, the operand and whether it is tight, a factor.
struct Tail<'a> {
    sign: &'static str,
    operand: Option<(AffineExpr<'a>, bool)>,
    magnitude: Option<i64>,
}

impl AffineExpr<'_> {
    /// Appends the expression, with `d0` and `s0` for dimensions and symbols.
    pub fn print(self, out: &mut String) {
        self.print_with(out, &mut |out, node| match node {
            AffineNode::Dim(position) => push(out, 'd', position),
            AffineNode::Symbol(position) => push(out, 's', position),
            _ => {}
        });
    }

    /// Appends the expression, with what `leaf` appends for dimensions and symbols.
    pub fn print_with(self, out: &mut String, leaf: &mut dyn FnMut(&mut String, AffineNode)) {
        let mut pieces = vec![Piece::Expr(self, false)];
        while let Some(piece) = pieces.pop() {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Magnitude(value) => out.push_str(&value.wrapping_neg().to_string()),
                Piece::Expr(expr, tight) => match expr.node() {
                    AffineNode::Constant(value) => out.push_str(&value.to_string()),
                    AffineNode::Binary(op, lhs, rhs) => {
                        let start = pieces.len();
                        push_binary(&mut pieces, op, (expr.at(lhs), expr.at(rhs)), tight);
                        if let Some(new) = pieces.get_mut(start..) {
                            new.reverse();
                        }
                    }
                    operand => leaf(out, operand),
                },
            }
        }
    }
}

impl<'a> AffineExpr<'a> {
    /// How this is printed as the right operand of a sum: a negative one as a subtraction.
    fn tail(self) -> Tail<'a> {
        if let Some((AffineOp::Mul, base, factor)) = self.binary() {
            let is_sum = matches!(base.binary(), Some((AffineOp::Add, ..)));
            match factor.constant() {
                Some(-1) => {
                    return Tail { sign: " - ", operand: Some((base, is_sum)), magnitude: None };
                }
                Some(value) if value < 0 => {
                    let operand = Some((base, true));
                    return Tail { sign: " - ", operand, magnitude: Some(value) };
                }
                _ => {}
            }
        }
        match self.constant() {
            Some(value) if value < 0 => Tail { sign: " - ", operand: None, magnitude: Some(value) },
            _ => Tail { sign: " + ", operand: Some((self, false)), magnitude: None },
        }
    }
}

/// The pieces of an operation, in reading order.
fn push_binary<'a>(
    pieces: &mut Vec<Piece<'a>>,
    op: AffineOp,
    (lhs, rhs): (AffineExpr<'a>, AffineExpr<'a>),
    tight: bool,
) {
    pieces.extend(tight.then_some(Piece::Text("(")));
    if op == AffineOp::Add {
        let tail = rhs.tail();
        pieces.push(Piece::Expr(lhs, false));
        pieces.push(Piece::Text(tail.sign));
        pieces.extend(tail.operand.map(|(operand, tight)| Piece::Expr(operand, tight)));
        let factor = tail.operand.and(tail.magnitude).map(|_| Piece::Text(" * "));
        pieces.extend(factor);
        pieces.extend(tail.magnitude.map(Piece::Magnitude));
    } else if op == AffineOp::Mul && rhs.constant() == Some(-1) {
        pieces.extend([Piece::Text("-"), Piece::Expr(lhs, true)]);
    } else {
        pieces.push(Piece::Expr(lhs, true));
        pieces.extend([Piece::Text(spelling(op)), Piece::Expr(rhs, true)]);
    }
    pieces.extend(tight.then_some(Piece::Text(")")));
}

const fn spelling(op: AffineOp) -> &'static str {
    match op {
        AffineOp::Add => " + ",
        AffineOp::Mul => " * ",
        AffineOp::Mod => " mod ",
        AffineOp::FloorDiv => " floordiv ",
        AffineOp::CeilDiv => " ceildiv ",
    }
}

fn push(out: &mut String, letter: char, position: u32) {
    out.push(letter);
    out.push_str(&position.to_string());
}

/// Appends items separated by commas.
fn list<T>(out: &mut String, items: impl Iterator<Item = T>, mut item: impl FnMut(&mut String, T)) {
    for (index, each) in items.enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        item(out, each);
    }
}

/// Appends `(d0, d1)[s0]`.
fn print_inputs(out: &mut String, dims: u32, symbols: u32) {
    out.push('(');
    list(out, 0..dims, |out, position| push(out, 'd', position));
    out.push(')');
    if symbols > 0 {
        out.push('[');
        list(out, 0..symbols, |out, position| push(out, 's', position));
        out.push(']');
    }
}

impl AffineMap {
    /// Appends `(d0)[s0] -> (d0 + s0)`, what stands inside `affine_map<>`.
    pub fn print(&self, out: &mut String) {
        print_inputs(out, self.dims(), self.symbols());
        out.push_str(" -> (");
        list(out, self.results(), |out, result| result.print(out));
        out.push(')');
    }
}

impl IntegerSet {
    /// Appends `(d0)[s0] : (d0 - s0 >= 0)`, what stands inside `affine_set<>`.
    pub fn print(&self, out: &mut String) {
        print_inputs(out, self.dims(), self.symbols());
        out.push_str(" : (");
        list(out, self.constraints(), |out, (expr, equality)| {
            expr.print(out);
            out.push_str(if equality { " == 0" } else { " >= 0" });
        });
        out.push(')');
    }
}

impl fmt::Display for AffineMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.print(&mut text);
        write!(f, "affine_map<{text}>")
    }
}

impl fmt::Display for IntegerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.print(&mut text);
        write!(f, "affine_set<{text}>")
    }
}
