//! Affine maps and integer sets (affine dialect reference, "Affine Expressions").
//!
//! Expressions nest without bound in text, so they are read with explicit
//! stacks of operators and operands.

use couloir_diag::BytePos;
use couloir_ir::affine::{AffineBuilder, AffineMap, AffineOp, IntegerSet, NodeId};
use couloir_ir::asm::{Delimiter, ParseResult, Unresolved};
use couloir_ir::attr::{AttrKind, Attribute};
use rustc_hash::FxHashMap;
use std::sync::Arc;

use super::Parser;
use crate::lex::Kind;

/// What identifiers mean in an expression.
pub(super) enum Leaves<'s> {
    /// Names of dimensions, then of symbols.
    Named(FxHashMap<&'s [u8], u32>, u32),
    /// SSA values, numbered as they come: dimensions, and symbols in `symbol(...)`; a value is what
    /// it was where it came first.
    Values { dims: Vec<Unresolved>, symbols: Vec<Unresolved> },
}

/// An operator waiting for its right operand, or an open parenthesis.
#[derive(Clone, Copy)]
enum Pending {
    Binary(Operator, BytePos),
    Negate,
    Paren,
}

#[derive(Clone, Copy, PartialEq)]
enum Operator {
    Add,
    Sub,
    Times(AffineOp),
}

impl Operator {
    fn binds_tighter_than_sums(self) -> bool {
        matches!(self, Operator::Times(_))
    }
}

/// What stands in `affine_map<...>` or `affine_set<...>`.
enum MapOrSet {
    Map(AffineMap),
    Set(IntegerSet),
}

/// What operators act on so far.
struct Stacks {
    operands: Vec<NodeId>,
    pending: Vec<Pending>,
    /// How many of the pending are open parentheses.
    open: usize,
}

impl<'s> Parser<'s> {
    pub(super) fn affine_map_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.require(b'<', "expected '<' in affine map")?;
        let map = self.affine_map()?;
        self.require(b'>', "expected '>' in affine map")?;
        Ok(Attribute::affine_map(self.ctx, map))
    }

    /// `(d0, d1)[s0] -> (exprs)`
    pub(super) fn affine_map(&mut self) -> ParseResult<AffineMap> {
        let at = self.pos();
        match self.affine_map_or_set()? {
            MapOrSet::Map(map) => Ok(map),
            MapOrSet::Set(_) => Err(self.error_at(at, "expected AffineMap, but got IntegerSet")),
        }
    }

    pub(super) fn affine_set_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.require(b'<', "expected '<' in integer set")?;
        let at = self.pos();
        let MapOrSet::Set(set) = self.affine_map_or_set()? else {
            return Err(self.error_at(at, "expected IntegerSet, but got AffineMap"));
        };
        self.require(b'>', "expected '>' in integer set")?;
        Ok(Attribute::get(self.ctx, AttrKind::IntegerSet(Arc::new(set))))
    }

    /// `(d0, d1)[s0] -> (exprs)` or `(d0)[s0] : (expr >= 0, expr == 0)`
    fn affine_map_or_set(&mut self) -> ParseResult<MapOrSet> {
        let (leaves, builder) = self.dims_and_symbols()?;
        if self.kind() == Kind::Arrow {
            self.advance();
            return self.map_range(leaves, builder).map(MapOrSet::Map);
        }
        self.require(b':', "expected '->' or ':'")?;
        self.set_constraints(leaves, builder).map(MapOrSet::Set)
    }

    fn map_range(
        &mut self,
        mut leaves: Leaves<'s>,
        mut builder: AffineBuilder,
    ) -> ParseResult<AffineMap> {
        let mut results = Vec::new();
        self.delimited(Delimiter::Paren, " in affine map range", |p| {
            results.push(p.affine_expr(&mut builder, &mut leaves)?);
            Ok(())
        })?;
        self.finish_map(&mut builder, &results)
    }

    fn finish_map(
        &mut self,
        builder: &mut AffineBuilder,
        results: &[NodeId],
    ) -> ParseResult<AffineMap> {
        builder.map(results).map_err(|_| self.error("affine map is too large"))
    }

    fn set_constraints(
        &mut self,
        mut leaves: Leaves<'s>,
        mut builder: AffineBuilder,
    ) -> ParseResult<IntegerSet> {
        let mut constraints = Vec::new();
        self.delimited(Delimiter::Paren, " in integer set constraint list", |p| {
            constraints.push(p.affine_constraint(&mut builder, &mut leaves)?);
            Ok(())
        })?;
        if constraints.is_empty() {
            constraints.push((builder.constant(0), true));
        }
        builder.set(&constraints).map_err(|_| self.error("integer set is too large"))
    }

    fn dims_and_symbols(&mut self) -> ParseResult<(Leaves<'s>, AffineBuilder)> {
        let mut names = FxHashMap::default();
        self.affine_names(Delimiter::Paren, " in dimensional identifier list", &mut names)?;
        let dims = names.len() as u32;
        if self.is_punct(b'[') {
            self.affine_names(Delimiter::Square, " in symbol list", &mut names)?;
        }
        let builder = AffineBuilder::new(dims, names.len() as u32 - dims);
        Ok((Leaves::Named(names, dims), builder))
    }

    fn affine_names(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        names: &mut FxHashMap<&'s [u8], u32>,
    ) -> ParseResult {
        self.delimited(delimiter, context, |p| {
            if p.kind() != Kind::Bare && p.kind() != Kind::IntType {
                return Err(p.wrong_token("expected bare identifier"));
            }
            let (name, position) = (p.spelling(), names.len() as u32);
            if names.insert(name, position).is_some() {
                let message =
                    format!("redefinition of identifier '{}'", couloir_diag::quoted_bytes(name));
                return Err(p.error(&message));
            }
            p.advance();
            Ok(())
        })
    }

    /// `expr >= expr`, `expr <= expr` or `expr == expr`, as `expr >= 0` or `expr == 0`.
    fn affine_constraint(
        &mut self,
        builder: &mut AffineBuilder,
        leaves: &mut Leaves<'s>,
    ) -> ParseResult<(NodeId, bool)> {
        let lhs = self.affine_expr(builder, leaves)?;
        let relation = self.relation()?;
        let rhs = self.affine_expr(builder, leaves)?;
        Ok(match relation {
            b'<' => (builder.sub(rhs, lhs), false),
            b'>' => (builder.sub(lhs, rhs), false),
            _ => (builder.sub(lhs, rhs), true),
        })
    }

    /// `<=`, `>=` or `==`, by the first character.
    fn relation(&mut self) -> ParseResult<u8> {
        // A first character without `=` after it is passed over, as upstream does.
        for first in [b'>', b'<', b'='] {
            if self.consume_if(first) && self.consume_if(b'=') {
                return Ok(first);
            }
        }
        Err(self.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint"))
    }

    /// An expression: operands and operators alternate; `*`, `floordiv`,
    /// `ceildiv` and `mod` bind tighter than `+` and `-`.
    pub(super) fn affine_expr(
        &mut self,
        builder: &mut AffineBuilder,
        leaves: &mut Leaves<'s>,
    ) -> ParseResult<NodeId> {
        let mut stacks = Stacks { operands: Vec::new(), pending: Vec::new(), open: 0 };
        let result = self.affine_expr_on(builder, leaves, &mut stacks);
        if result.is_err() {
            self.report_negations(&stacks);
        }
        result
    }

    /// Every negation whose operand failed says so, after what failed.
    fn report_negations(&mut self, stacks: &Stacks) {
        for _ in stacks.pending.iter().filter(|pending| matches!(pending, Pending::Negate)) {
            self.follow_up("missing operand of negation");
        }
    }

    fn affine_expr_on(
        &mut self,
        builder: &mut AffineBuilder,
        leaves: &mut Leaves<'s>,
        stacks: &mut Stacks,
    ) -> ParseResult<NodeId> {
        loop {
            self.affine_operand(builder, leaves, stacks)?;
            while stacks.open > 0 && self.is_punct(b')') {
                self.close_paren(builder, stacks)?;
            }
            let Some(operator) = self.affine_operator() else { break };
            self.push_operator(builder, stacks, operator)?;
        }
        self.reduce(builder, stacks, None, None)?;
        if stacks.open > 0 {
            return Err(self.wrong_token("expected ')'"));
        }
        match stacks.operands.pop() {
            Some(result) => Ok(result),
            None => Err(self.error("expected affine expression")),
        }
    }

    /// Takes an operator. What it ends is applied; a product that ends at
    /// another is reported where the other stands, as upstream does.
    fn push_operator(
        &mut self,
        builder: &mut AffineBuilder,
        stacks: &mut Stacks,
        operator: Operator,
    ) -> ParseResult {
        let at = self.pos();
        if operator.binds_tighter_than_sums() {
            self.advance();
            self.reduce(builder, stacks, Some(operator), Some(at))?;
        } else {
            self.reduce(builder, stacks, Some(operator), None)?;
            self.advance();
        }
        stacks.pending.push(Pending::Binary(operator, at));
        Ok(())
    }

    fn affine_operator(&self) -> Option<Operator> {
        Some(match self.kind() {
            Kind::Punct(b'+') => Operator::Add,
            Kind::Punct(b'-') => Operator::Sub,
            Kind::Punct(b'*') => Operator::Times(AffineOp::Mul),
            Kind::Bare => match self.spelling() {
                b"floordiv" => Operator::Times(AffineOp::FloorDiv),
                b"ceildiv" => Operator::Times(AffineOp::CeilDiv),
                b"mod" => Operator::Times(AffineOp::Mod),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// One operand with what stands before it: minus signs and open parentheses.
    fn affine_operand(
        &mut self,
        builder: &mut AffineBuilder,
        leaves: &mut Leaves<'s>,
        stacks: &mut Stacks,
    ) -> ParseResult {
        loop {
            match self.kind() {
                Kind::Punct(b'(') => {
                    self.advance();
                    if self.is_punct(b')') {
                        return Err(self.error("no expression inside parentheses"));
                    }
                    stacks.pending.push(Pending::Paren);
                    stacks.open += 1;
                }
                Kind::Punct(b'-') => {
                    self.advance();
                    stacks.pending.push(Pending::Negate);
                }
                _ => {
                    let leaf = self.affine_leaf(builder, leaves, stacks)?;
                    stacks.operands.push(leaf);
                    return Ok(());
                }
            }
        }
    }

    fn affine_leaf(
        &mut self,
        builder: &mut AffineBuilder,
        leaves: &mut Leaves<'s>,
        stacks: &Stacks,
    ) -> ParseResult<NodeId> {
        match self.kind() {
            Kind::Integer => self.affine_constant(builder),
            Kind::Percent => self.affine_value(builder, leaves, false),
            Kind::Bare | Kind::IntType => self.affine_name(builder, leaves),
            Kind::Punct(b'*' | b'+') => {
                Err(self.missing_operand(stacks, "missing left operand of binary operator"))
            }
            _ => Err(self.missing_operand(stacks, "expected affine expression")),
        }
    }

    fn missing_operand(&mut self, stacks: &Stacks, otherwise: &str) -> couloir_ir::Failure {
        let before =
            stacks.pending.iter().rev().find(|pending| !matches!(pending, Pending::Negate));
        match before {
            Some(Pending::Binary(..)) => self.error("missing right operand of binary operator"),
            _ => self.error(otherwise),
        }
    }

    fn affine_constant(&mut self, builder: &mut AffineBuilder) -> ParseResult<NodeId> {
        match self.unsigned().and_then(|value| i64::try_from(value).ok()) {
            Some(value) => {
                self.advance();
                Ok(builder.constant(value))
            }
            None => Err(self.error("constant too large for index")),
        }
    }

    fn affine_name(
        &mut self,
        builder: &mut AffineBuilder,
        leaves: &mut Leaves<'s>,
    ) -> ParseResult<NodeId> {
        let name = self.spelling();
        if name == b"symbol" {
            return self.affine_symbol_value(builder, leaves);
        }
        let position = match leaves {
            Leaves::Named(names, dims) => names.get(name).map(|&position| (position, *dims)),
            Leaves::Values { .. } => None,
        };
        let Some((position, dims)) = position else {
            return Err(self.wrong_token("use of undeclared identifier"));
        };
        let found = match position.checked_sub(dims) {
            None => builder.dim(position),
            Some(symbol) => builder.symbol(symbol),
        };
        self.advance();
        found.ok_or_else(|| self.error("use of undeclared identifier"))
    }

    /// `symbol(%value)`
    fn affine_symbol_value(
        &mut self,
        builder: &mut AffineBuilder,
        leaves: &mut Leaves<'s>,
    ) -> ParseResult<NodeId> {
        self.advance();
        self.require(b'(', "expected '(' at start of SSA symbol")?;
        if self.kind() != Kind::Percent && matches!(leaves, Leaves::Values { .. }) {
            return Err(self.wrong_token("expected ssa identifier"));
        }
        let node = self.affine_value(builder, leaves, true)?;
        self.require(b')', "expected ')' at end of SSA symbol")?;
        Ok(node)
    }

    fn affine_value(
        &mut self,
        builder: &mut AffineBuilder,
        leaves: &mut Leaves<'s>,
        symbol: bool,
    ) -> ParseResult<NodeId> {
        let Leaves::Values { dims, symbols } = leaves else {
            return Err(self.wrong_token("unexpected ssa identifier"));
        };
        let name = self.ssa_use(true)?;
        let text = self.name_of(name);
        let known = |list: &[Unresolved]| {
            let same =
                |other: &Unresolved| self.name_of(*other) == text && other.number == name.number;
            list.iter().position(same)
        };
        let found = match (known(dims), known(symbols)) {
            (Some(at), _) => builder.dim(at as u32),
            (None, Some(at)) => builder.symbol(at as u32),
            (None, None) if symbol => {
                symbols.push(name);
                builder.symbol(symbols.len() as u32 - 1)
            }
            (None, None) => {
                dims.push(name);
                builder.dim(dims.len() as u32 - 1)
            }
        };
        found.ok_or_else(|| self.error("too many identifiers in affine map"))
    }

    /// Applies the operators that bind tighter than what comes next, back to
    /// the last open parenthesis.
    fn reduce(
        &mut self,
        builder: &mut AffineBuilder,
        stacks: &mut Stacks,
        next: Option<Operator>,
        at: Option<BytePos>,
    ) -> ParseResult {
        let next_is_tight = next.is_some_and(Operator::binds_tighter_than_sums);
        while let Some(&top) = stacks.pending.last() {
            match top {
                Pending::Paren => break,
                Pending::Binary(operator, _)
                    if next_is_tight && !operator.binds_tighter_than_sums() =>
                {
                    break;
                }
                _ => {}
            }
            stacks.pending.pop();
            let top = match (top, at) {
                (Pending::Binary(operator, _), Some(at)) => Pending::Binary(operator, at),
                _ => top,
            };
            self.apply(builder, stacks, top)?;
        }
        Ok(())
    }

    fn close_paren(&mut self, builder: &mut AffineBuilder, stacks: &mut Stacks) -> ParseResult {
        self.reduce(builder, stacks, None, None)?;
        self.advance();
        stacks.pending.pop();
        stacks.open -= 1;
        Ok(())
    }

    fn apply(
        &mut self,
        builder: &mut AffineBuilder,
        stacks: &mut Stacks,
        top: Pending,
    ) -> ParseResult {
        let rhs = stacks.operands.pop();
        let (Some(rhs), Pending::Binary(operator, at)) = (rhs, top) else {
            if let Some(operand) = rhs {
                let negated = builder.neg(operand);
                stacks.operands.push(negated);
            }
            return Ok(());
        };
        let Some(lhs) = stacks.operands.pop() else { return Ok(()) };
        let result = match operator {
            Operator::Add => builder.add(lhs, rhs),
            Operator::Sub => builder.sub(lhs, rhs),
            Operator::Times(op) => {
                self.check_product(builder, op, lhs, rhs, at)?;
                builder.binary(op, lhs, rhs)
            }
        };
        stacks.operands.push(result);
        Ok(())
    }

    fn check_product(
        &mut self,
        builder: &AffineBuilder,
        op: AffineOp,
        lhs: NodeId,
        rhs: NodeId,
        at: BytePos,
    ) -> ParseResult {
        let symbolic = builder.is_symbolic_or_constant(rhs);
        let message = match op {
            AffineOp::Mul if !symbolic && !builder.is_symbolic_or_constant(lhs) => {
                "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic"
            }
            AffineOp::FloorDiv if !symbolic => {
                "non-affine expression: right operand of floordiv has to be either a constant or symbolic"
            }
            AffineOp::CeilDiv if !symbolic => {
                "non-affine expression: right operand of ceildiv has to be either a constant or symbolic"
            }
            AffineOp::Mod if !symbolic => {
                "non-affine expression: right operand of mod has to be either a constant or symbolic"
            }
            _ => return Ok(()),
        };
        Err(self.error_at(at, message))
    }

    /// The same map with only so many inputs, the others unused.
    fn with_inputs(&mut self, map: &AffineMap, dims: u32, symbols: u32) -> ParseResult<AffineMap> {
        let mut builder = AffineBuilder::new(dims, symbols);
        let dims = (0..dims).filter_map(|at| builder.dim(at)).collect::<Vec<_>>();
        let symbols = (0..symbols).filter_map(|at| builder.symbol(at)).collect::<Vec<_>>();
        let results = builder.import(map, &dims, &symbols);
        self.finish_map(&mut builder, &results)
    }

    /// `[exprs]` of SSA values: the map, and the values as dimensions, then symbols.
    pub(super) fn affine_map_of_values(
        &mut self,
        list: impl FnOnce(&mut Self, &mut dyn FnMut(&mut Self) -> ParseResult) -> ParseResult,
    ) -> ParseResult<(Attribute, Vec<Unresolved>)> {
        const MANY: u32 = 1 << 16;
        let mut builder = AffineBuilder::new(MANY, MANY);
        let mut leaves = Leaves::Values { dims: Vec::new(), symbols: Vec::new() };
        let mut results = Vec::new();
        list(self, &mut |p| {
            results.push(p.affine_expr(&mut builder, &mut leaves)?);
            Ok(())
        })?;
        let Leaves::Values { mut dims, symbols } = leaves else { return Err(couloir_ir::Failure) };
        let map = self.finish_map(&mut builder, &results)?;
        let map = self.with_inputs(&map, dims.len() as u32, symbols.len() as u32)?;
        dims.extend(symbols);
        Ok((Attribute::affine_map(self.ctx, map), dims))
    }
}
