//! Construction of affine expressions with upstream's simplifications.
//!
//! Equal expressions have one node, so comparing them is comparing ids; what each rule asks of an
//! expression (its largest known divisor, whether it is symbolic) is computed once, when the node
//! is made. Rules that descend into operands run on an explicit stack.

use super::{AffineExpr, AffineMap, AffineNode, AffineOp, IntegerSet, NodeId, reachable};
use rustc_hash::FxHashMap;

/// An expression has more distinct parts than [`AffineBuilder`] allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// Makes expressions over some dimensions and symbols, and the maps and sets of them.
#[derive(Clone, Debug)]
pub struct AffineBuilder {
    dims: u32,
    symbols: u32,
    pub(super) nodes: Vec<AffineNode>,
    facts: Vec<Facts>,
    ids: FxHashMap<AffineNode, NodeId>,
    /// Results of operations already asked for.
    known: FxHashMap<(AffineOp, NodeId, NodeId), NodeId>,
    too_large: bool,
    /// Terms that simplification by flattening may still touch.
    pub(super) flatten_budget: usize,
}

/// What rules need to know of a node.
#[derive(Clone, Copy, Debug)]
struct Facts {
    /// The greatest known number that divides every value; 0 for the constant 0.
    divisor: u64,
    symbolic: bool,
}

/// A step of distributing a division over a sum.
enum Step {
    Divide(NodeId),
    /// Adds the last two quotients, those of this sum's operands.
    Sum(NodeId),
}

impl AffineBuilder {
    /// Most distinct expressions of one builder. Simplification can multiply expressions, so the
    /// size of the text does not bound them.
    const MAX_NODES: usize = 1 << 23;

    /// A builder for maps of so many dimensions and symbols.
    pub fn new(dims: u32, symbols: u32) -> Self {
        let mut builder = Self {
            dims,
            symbols,
            nodes: Vec::new(),
            facts: Vec::new(),
            ids: FxHashMap::default(),
            known: FxHashMap::default(),
            too_large: false,
            flatten_budget: 1 << 20,
        };
        // The node that stands in when the builder is full.
        builder.intern(AffineNode::Constant(0));
        builder
    }

    /// The number of dimensions.
    pub const fn dims(&self) -> u32 {
        self.dims
    }

    /// The number of symbols.
    pub const fn symbols(&self) -> u32 {
        self.symbols
    }

    /// A dimension; `None` where there is none of that position.
    pub fn dim(&mut self, position: u32) -> Option<NodeId> {
        (position < self.dims).then(|| self.intern(AffineNode::Dim(position)))
    }

    /// A symbol; `None` where there is none of that position.
    pub fn symbol(&mut self, position: u32) -> Option<NodeId> {
        (position < self.symbols).then(|| self.intern(AffineNode::Symbol(position)))
    }

    /// An integer.
    pub fn constant(&mut self, value: i64) -> NodeId {
        self.intern(AffineNode::Constant(value))
    }

    /// An operation on two expressions, simplified. Divisions by a constant that is not positive
    /// are left as they are; it is the parser's part to reject them.
    pub fn binary(&mut self, op: AffineOp, lhs: NodeId, rhs: NodeId) -> NodeId {
        if let Some(&known) = self.known.get(&(op, lhs, rhs)) {
            return known;
        }
        let result = match op {
            AffineOp::Add => self.simplify_add(lhs, rhs),
            AffineOp::Mul => self.simplify_mul(lhs, rhs),
            AffineOp::Mod => self.simplify_mod(lhs, rhs),
            AffineOp::FloorDiv => self.distribute_floor_div(lhs, rhs),
            AffineOp::CeilDiv => self.simplify_div(op, lhs, rhs),
        };
        let result = result.unwrap_or_else(|| self.intern(AffineNode::Binary(op, lhs, rhs)));
        if !self.too_large {
            self.known.insert((op, lhs, rhs), result);
        }
        result
    }

    /// `lhs + rhs`.
    pub fn add(&mut self, lhs: NodeId, rhs: NodeId) -> NodeId {
        self.binary(AffineOp::Add, lhs, rhs)
    }

    /// `lhs * rhs`.
    pub fn mul(&mut self, lhs: NodeId, rhs: NodeId) -> NodeId {
        self.binary(AffineOp::Mul, lhs, rhs)
    }

    /// `operand * -1`.
    pub fn neg(&mut self, operand: NodeId) -> NodeId {
        let minus_one = self.constant(-1);
        self.mul(operand, minus_one)
    }

    /// `lhs + rhs * -1`.
    pub fn sub(&mut self, lhs: NodeId, rhs: NodeId) -> NodeId {
        let negated = self.neg(rhs);
        self.add(lhs, negated)
    }

    /// `lhs floordiv rhs`.
    pub fn floor_div(&mut self, lhs: NodeId, rhs: NodeId) -> NodeId {
        self.binary(AffineOp::FloorDiv, lhs, rhs)
    }

    /// `lhs ceildiv rhs`.
    pub fn ceil_div(&mut self, lhs: NodeId, rhs: NodeId) -> NodeId {
        self.binary(AffineOp::CeilDiv, lhs, rhs)
    }

    /// `lhs mod rhs`.
    pub fn modulo(&mut self, lhs: NodeId, rhs: NodeId) -> NodeId {
        self.binary(AffineOp::Mod, lhs, rhs)
    }

    /// Whether no dimension occurs in an expression.
    pub fn is_symbolic_or_constant(&self, id: NodeId) -> bool {
        self.facts(id).symbolic
    }

    /// A view of an expression.
    pub fn expr(&self, id: NodeId) -> AffineExpr<'_> {
        AffineExpr { nodes: &self.nodes, id }
    }

    /// The value of a constant expression.
    pub fn constant_of(&self, id: NodeId) -> Option<i64> {
        self.expr(id).constant()
    }

    /// Whether there were more expressions than allowed; [`Self::map`] then fails.
    pub const fn is_too_large(&self) -> bool {
        self.too_large
    }

    /// The map with those results.
    pub fn map(&self, results: &[NodeId]) -> Result<AffineMap, TooLarge> {
        if self.too_large {
            return Err(TooLarge);
        }
        Ok(AffineMap::canonical(self.dims, self.symbols, &self.nodes, results))
    }

    /// The set of those constraints: each expression is zero if its flag is set, else not negative.
    pub fn set(&self, constraints: &[(NodeId, bool)]) -> Result<IntegerSet, TooLarge> {
        let results: Vec<NodeId> = constraints.iter().map(|&(id, _)| id).collect();
        let equalities = constraints.iter().map(|&(_, equality)| equality).collect();
        Ok(IntegerSet::new(self.map(&results)?, equalities))
    }

    /// The results of `map` in terms of this builder's expressions for its dimensions and symbols.
    /// Parts in which nothing is replaced stay as they are; the rest is simplified anew.
    pub fn import(&mut self, map: &AffineMap, dims: &[NodeId], symbols: &[NodeId]) -> Vec<NodeId> {
        let mut moved: Vec<(NodeId, bool)> = Vec::with_capacity(map.nodes().len());
        for &node in map.nodes() {
            let new = self.import_node(node, &moved, dims, symbols);
            moved.push(new);
        }
        map.result_ids().iter().map(|id| moved_to(&moved, *id).0).collect()
    }

    /// A node's new place, and whether it changed.
    fn import_node(
        &mut self,
        node: AffineNode,
        moved: &[(NodeId, bool)],
        dims: &[NodeId],
        symbols: &[NodeId],
    ) -> (NodeId, bool) {
        let replacement = match node {
            AffineNode::Dim(position) => dims.get(position as usize),
            AffineNode::Symbol(position) => symbols.get(position as usize),
            AffineNode::Constant(_) => None,
            AffineNode::Binary(op, lhs, rhs) => {
                let (lhs, rhs) = (moved_to(moved, lhs), moved_to(moved, rhs));
                if lhs.1 || rhs.1 {
                    return (self.binary(op, lhs.0, rhs.0), true);
                }
                return (self.intern(AffineNode::Binary(op, lhs.0, rhs.0)), false);
            }
        };
        match replacement {
            Some(&id) => (id, self.expr(id).node() != node),
            None => (self.intern(node), false),
        }
    }

    /// The one node of that content.
    pub(super) fn intern(&mut self, node: AffineNode) -> NodeId {
        if let Some(&id) = self.ids.get(&node) {
            return id;
        }
        if self.nodes.len() >= Self::MAX_NODES || self.known.len() >= Self::MAX_NODES {
            self.too_large = true;
            return NodeId(0);
        }
        let id = NodeId(self.nodes.len() as u32);
        let facts = self.facts_of(node);
        self.nodes.push(node);
        self.facts.push(facts);
        self.ids.insert(node, id);
        id
    }

    /// A number that every value of an expression is known to be a multiple of; 0 for 0 itself.
    pub fn divisor(&self, id: NodeId) -> u64 {
        self.facts(id).divisor
    }

    fn facts(&self, id: NodeId) -> Facts {
        self.facts.get(id.index()).copied().unwrap_or(Facts { divisor: 1, symbolic: true })
    }

    fn facts_of(&self, node: AffineNode) -> Facts {
        match node {
            AffineNode::Dim(_) => Facts { divisor: 1, symbolic: false },
            AffineNode::Symbol(_) => Facts { divisor: 1, symbolic: true },
            AffineNode::Constant(value) => Facts { divisor: value.unsigned_abs(), symbolic: true },
            AffineNode::Binary(op, lhs, rhs) => {
                let symbolic = self.facts(lhs).symbolic && self.facts(rhs).symbolic;
                Facts { divisor: self.divisor_of(op, lhs, rhs), symbolic }
            }
        }
    }

    fn divisor_of(&self, op: AffineOp, lhs: NodeId, rhs: NodeId) -> u64 {
        let (of_lhs, of_rhs) = (self.facts(lhs).divisor, self.facts(rhs).divisor);
        match op {
            // Upstream's product wraps around.
            AffineOp::Mul => (of_lhs as i64).wrapping_mul(of_rhs as i64).unsigned_abs(),
            AffineOp::Add | AffineOp::Mod => gcd(of_lhs, of_rhs),
            AffineOp::FloorDiv | AffineOp::CeilDiv => match self.constant_of(rhs) {
                Some(by) if by != 0 && of_lhs.is_multiple_of(by.unsigned_abs()) => {
                    of_lhs / by.unsigned_abs()
                }
                _ => 1,
            },
        }
    }

    /// Operands of `id` if it is that operation.
    fn operands(&self, op: AffineOp, id: NodeId) -> Option<(NodeId, NodeId)> {
        match self.expr(id).node() {
            AffineNode::Binary(found, lhs, rhs) if found == op => Some((lhs, rhs)),
            _ => None,
        }
    }

    /// The left operand and the constant right operand of `id` if it is that operation.
    fn by_constant(&self, op: AffineOp, id: NodeId) -> Option<(NodeId, i64)> {
        let (lhs, rhs) = self.operands(op, id)?;
        Some((lhs, self.constant_of(rhs)?))
    }

    fn simplify_add(&mut self, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        if let Some(sum) = self.add_at_once(lhs, rhs) {
            return Some(sum);
        }
        self.add_as_symbolic_mod(lhs, rhs).or_else(|| self.add_to_last(lhs, rhs))
    }

    /// The rules for sums that look at the operands alone.
    fn add_at_once(&mut self, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        let (left, right) = (self.constant_of(lhs), self.constant_of(rhs));
        if let (Some(left), Some(right)) = (left, right) {
            return left.checked_add(right).map(|sum| self.constant(sum));
        }
        if self.belongs_right(lhs, rhs) {
            return Some(self.add(rhs, lhs));
        }
        if right == Some(0) {
            return Some(lhs);
        }
        let inner = self.by_constant(AffineOp::Add, lhs);
        if let (Some((base, first)), Some(second)) = (inner, right) {
            // Constants that meet here wrap around; two that stand alone are left as they are.
            let sum = self.constant(first.wrapping_add(second));
            return Some(self.add(base, sum));
        }
        if let Some(sum) = self.add_multiples(lhs, rhs) {
            return Some(sum);
        }
        let (base, constant) = inner?;
        let sum = self.add(base, rhs);
        let constant = self.constant(constant);
        Some(self.add(sum, constant))
    }

    /// Whether the operands of a sum or product change places: constants go right, then symbolic
    /// expressions; two dimensions or two symbols go by position.
    fn belongs_right(&self, lhs: NodeId, rhs: NodeId) -> bool {
        let symbolic = |id| self.facts(id).symbolic;
        match (self.expr(lhs).node(), self.expr(rhs).node()) {
            (AffineNode::Constant(_), _) => true,
            (AffineNode::Dim(left), AffineNode::Dim(right)) => left > right,
            (AffineNode::Symbol(left), AffineNode::Symbol(right)) => left > right,
            _ => symbolic(lhs) && !symbolic(rhs),
        }
    }

    /// `e * a + e * b` as `e * (a + b)`.
    fn add_multiples(&mut self, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        let (left, times) = self.by_constant(AffineOp::Mul, lhs).unwrap_or((lhs, 1));
        let (right, more) = self.by_constant(AffineOp::Mul, rhs).unwrap_or((rhs, 1));
        if left != right {
            return None;
        }
        let times = self.constant(times.wrapping_add(more));
        Some(self.mul(left, times))
    }

    /// `e - (e floordiv q) * q` as `e mod q`.
    fn add_as_symbolic_mod(&mut self, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        let (product, _) = self.by_constant(AffineOp::Mul, rhs).filter(|&(_, by)| by == -1)?;
        let (quotient, factor) = self.operands(AffineOp::Mul, product)?;
        let (dividend, divisor) = self.operands(AffineOp::FloorDiv, quotient)?;
        (dividend == lhs && divisor == factor).then(|| self.modulo(lhs, divisor))
    }

    /// A multiple of a floored quotient added to the last operand of a sum where that simplifies:
    /// `a + (b + e)` and `q` as `a + (b + (e + q))`.
    fn add_to_last(&mut self, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        let (quotient, _) = self.operands(AffineOp::Mul, rhs)?;
        self.operands(AffineOp::FloorDiv, quotient)?;
        let mut firsts = Vec::new();
        let mut last = lhs;
        let mut sum = self.add_as_mod(last, rhs);
        while let (None, Some((first, next))) = (sum, self.operands(AffineOp::Add, last)) {
            firsts.push(first);
            last = next;
            sum = self.add_at_once(last, rhs).or_else(|| self.add_as_mod(last, rhs));
        }
        firsts.into_iter().rev().fold(sum, |sum, first| sum.map(|sum| self.add(first, sum)))
    }

    /// `e + (e floordiv c) * -c` as `e mod c`.
    fn add_as_mod(&mut self, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        let (quotient, factor) = self.by_constant(AffineOp::Mul, rhs)?;
        let (dividend, divisor) = self.by_constant(AffineOp::FloorDiv, quotient)?;
        if dividend != lhs || divisor <= 0 || divisor != factor.wrapping_neg() {
            return None;
        }
        let divisor = self.constant(divisor);
        Some(self.modulo(lhs, divisor))
    }

    fn simplify_mul(&mut self, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        let (left, right) = (self.constant_of(lhs), self.constant_of(rhs));
        if let (Some(left), Some(right)) = (left, right) {
            return left.checked_mul(right).map(|product| self.constant(product));
        }
        if !self.facts(lhs).symbolic && !self.facts(rhs).symbolic {
            return None;
        }
        if self.belongs_right(lhs, rhs) {
            return Some(self.mul(rhs, lhs));
        }
        match right {
            Some(1) => return Some(lhs),
            Some(0) => return Some(rhs),
            _ => {}
        }
        let (base, first) = self.by_constant(AffineOp::Mul, lhs)?;
        if let Some(second) = right {
            let product = self.constant(first.wrapping_mul(second));
            return Some(self.mul(base, product));
        }
        let product = self.mul(base, rhs);
        let first = self.constant(first);
        Some(self.mul(product, first))
    }

    /// A division by a constant where no sum has to be taken apart.
    fn simplify_div(&mut self, op: AffineOp, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        let divisor = self.constant_of(rhs).filter(|&divisor| divisor != 0)?;
        if let Some(dividend) = self.constant_of(lhs) {
            let quotient = if op == AffineOp::FloorDiv {
                floor_div(dividend, divisor)
            } else {
                ceil_div(dividend, divisor)
            };
            return quotient.map(|quotient| self.constant(quotient));
        }
        if divisor == 1 {
            return Some(lhs);
        }
        let (base, factor) = self.by_constant(AffineOp::Mul, lhs)?;
        let quotient = factor.checked_div(divisor)?;
        if factor.wrapping_rem(divisor) != 0 {
            return None;
        }
        let quotient = self.constant(quotient);
        Some(self.mul(base, quotient))
    }

    /// A division rounded down, distributed over sums one side of which it divides.
    fn distribute_floor_div(&mut self, lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        if self.split_sum(lhs, rhs).is_none() {
            return self.simplify_div(AffineOp::FloorDiv, lhs, rhs);
        }
        let mut steps = vec![Step::Divide(lhs)];
        let mut quotients = Vec::new();
        while let Some(step) = steps.pop() {
            match step {
                Step::Sum(id) => {
                    let (right, left) = (quotients.pop()?, quotients.pop()?);
                    let sum = self.add(left, right);
                    self.known.insert((AffineOp::FloorDiv, id, rhs), sum);
                    quotients.push(sum);
                }
                Step::Divide(id) => match self.unknown_sum(id, rhs) {
                    Some((left, right)) => {
                        steps.extend([Step::Sum(id), Step::Divide(right), Step::Divide(left)]);
                    }
                    None => quotients.push(self.floor_div(id, rhs)),
                },
            }
        }
        quotients.pop()
    }

    /// As [`Self::split_sum`], but `None` also if the quotient has been found before.
    fn unknown_sum(&self, id: NodeId, divisor: NodeId) -> Option<(NodeId, NodeId)> {
        if self.known.contains_key(&(AffineOp::FloorDiv, id, divisor)) {
            return None;
        }
        self.split_sum(id, divisor)
    }

    /// The operands of a sum if the constant `divisor` divides one of them.
    fn split_sum(&self, id: NodeId, divisor: NodeId) -> Option<(NodeId, NodeId)> {
        let divisor = self.constant_of(divisor).filter(|&by| by != 0 && by != 1)?;
        let (lhs, rhs) = self.operands(AffineOp::Add, id)?;
        self.one_divides(lhs, rhs, divisor.unsigned_abs()).then_some((lhs, rhs))
    }

    fn one_divides(&self, lhs: NodeId, rhs: NodeId, divisor: u64) -> bool {
        self.divides(lhs, divisor) || self.divides(rhs, divisor)
    }

    fn divides(&self, id: NodeId, divisor: u64) -> bool {
        self.facts(id).divisor.is_multiple_of(divisor)
    }

    fn simplify_mod(&mut self, mut lhs: NodeId, rhs: NodeId) -> Option<NodeId> {
        let modulus = self.constant_of(rhs).filter(|&modulus| modulus >= 1)?;
        let start = lhs;
        loop {
            if let Some(dividend) = self.constant_of(lhs) {
                return Some(self.constant(dividend.rem_euclid(modulus)));
            }
            let by = modulus.unsigned_abs();
            if self.divides(lhs, by) {
                return Some(self.constant(0));
            }
            lhs = match self.expr(lhs).node() {
                AffineNode::Binary(AffineOp::Add, left, right) if self.divides(left, by) => right,
                AffineNode::Binary(AffineOp::Add, left, right) if self.divides(right, by) => left,
                AffineNode::Binary(AffineOp::Mod, inner, coarse)
                    if self.is_positive_multiple(coarse, modulus) =>
                {
                    inner
                }
                _ if lhs == start => return None,
                _ => return Some(self.intern(AffineNode::Binary(AffineOp::Mod, lhs, rhs))),
            };
        }
    }

    fn is_positive_multiple(&self, id: NodeId, of: i64) -> bool {
        self.constant_of(id).is_some_and(|value| value >= 1 && value % of == 0)
    }
}

fn moved_to(moved: &[(NodeId, bool)], id: NodeId) -> (NodeId, bool) {
    moved.get(id.index()).copied().unwrap_or((NodeId(0), true))
}

/// The greatest common divisor; that with 0 is the other number.
pub const fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Division rounded down; `None` by zero and on overflow.
pub(super) fn floor_div(lhs: i64, rhs: i64) -> Option<i64> {
    let quotient = lhs.checked_div(rhs)?;
    let below = lhs.wrapping_rem(rhs) != 0 && (lhs < 0) != (rhs < 0);
    Some(quotient - i64::from(below))
}

/// Division rounded up; `None` by zero and on overflow.
pub(super) fn ceil_div(lhs: i64, rhs: i64) -> Option<i64> {
    let quotient = lhs.checked_div(rhs)?;
    let above = lhs.wrapping_rem(rhs) != 0 && (lhs < 0) == (rhs < 0);
    Some(quotient + i64::from(above))
}

/// The arena of the nodes that `results` need, renumbered, and the results in it.
pub(super) fn canonical(
    nodes: &[AffineNode],
    results: &[NodeId],
) -> (Box<[AffineNode]>, Box<[NodeId]>) {
    let order = reachable(nodes, results);
    let mut places = vec![NodeId(0); nodes.len()];
    for (place, id) in order.iter().enumerate() {
        if let Some(slot) = places.get_mut(id.index()) {
            *slot = NodeId(place as u32);
        }
    }
    let place = |id: NodeId| places.get(id.index()).copied().unwrap_or(NodeId(0));
    let renumbered = order.iter().filter_map(|id| nodes.get(id.index())).map(|&node| match node {
        AffineNode::Binary(op, lhs, rhs) => AffineNode::Binary(op, place(lhs), place(rhs)),
        leaf => leaf,
    });
    (renumbered.collect(), results.iter().map(|&id| place(id)).collect())
}
