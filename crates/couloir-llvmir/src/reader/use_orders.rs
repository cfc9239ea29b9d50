//! `uselistorder` and `uselistorder_bb`. The order of uses is not kept; there have to be as many as
//! one says.
//!
//! Invariant: uses of values of functions and of blocks are counted; of uses of other constants it
//! is not known which ones LLVM makes on its way.

use rustc_hash::FxHashMap;

use super::error::Res;
use super::lexer::Tok;
use super::{Parser, fault};
use crate::body::{Block, Body, Value};
use crate::constants::ConstantData;
use crate::context::{Context, Str, Symbol};
use crate::module::{Function, GlobalRef, Module};
use crate::types::Type;
use crate::writer::{for_each_successor, for_each_value};

/// An order of uses of a block, given outside of its function.
pub(super) struct BlockOrder {
    at: usize,
    /// Where the function is named, and its name.
    function: (usize, Str),
    block: (usize, Str),
    /// How many uses it orders.
    count: usize,
}

/// How often the values and the blocks of a body are used.
#[derive(Default)]
pub(super) struct UseCounts {
    values: Vec<usize>,
    blocks: Vec<usize>,
}

/// What has uses in a function.
#[derive(Clone, Copy)]
enum Used {
    Value(usize),
    Block(usize),
}

impl UseCounts {
    fn of(ctx: &Context, body: &Body, symbol: Option<Symbol>) -> Self {
        let mut counts = Self {
            values: vec![0; body.locals.len().max(1)],
            blocks: vec![0; body.blocks.len().max(1)],
        };
        for &inst in body.layout.iter().flat_map(|&block| body.insts(block)) {
            let data = &body.insts[inst];
            for_each_value(body, data, |value| counts.value(value));
            let bundles = body.call_site(inst).map_or(&[][..], |site| &site.bundles);
            bundles.iter().flat_map(|bundle| &bundle.inputs).for_each(|&value| counts.value(value));
            for_each_successor(body, data, |block| counts.block(block));
        }
        for &block in &body.layout {
            let address = |function| ConstantData::BlockAddress { ty: Type::PTR, function, block };
            if symbol.is_some_and(|symbol| ctx.constants.find(&address(symbol)).is_some()) {
                counts.block(block);
            }
        }
        counts
    }

    fn value(&mut self, value: Value) {
        let local = value.as_local().map(|local| local.as_u32() as usize);
        if let Some(slot) = local.and_then(|local| self.values.get_mut(local)) {
            *slot += 1;
        }
    }

    fn block(&mut self, block: Block) {
        if let Some(slot) = self.blocks.get_mut(block.as_u32() as usize) {
            *slot += 1;
        }
    }

    pub(super) fn clear(&mut self) {
        self.values.clear();
        self.blocks.clear();
    }

    /// Reports an order of as many uses as there are not.
    fn check(&self, at: usize, used: Used, count: usize) -> Res<()> {
        let uses = match used {
            Used::Value(value) => self.values.get(value),
            Used::Block(block) => self.blocks.get(block),
        };
        match uses.copied().unwrap_or(0) {
            0 => fault(at, "value has no uses"),
            1 => fault(at, "value only has one use"),
            uses if uses != count => fault(at, format!("wrong number of indexes, expected {uses}")),
            _ => Ok(()),
        }
    }
}

/// The function last asked for: its blocks by name, and how often they are used.
struct Blocks<'m> {
    function: Str,
    names: FxHashMap<&'m [u8], Block>,
    counts: UseCounts,
}

impl Parser<'_> {
    /// `uselistorder ptr @x, { 1, 0 }` and `uselistorder_bb @f, %b, { 1, 0 }`
    pub(super) fn use_list_order(&mut self) -> Res<()> {
        if self.is_word("uselistorder_bb") {
            return self.block_order();
        }
        let at = self.at();
        self.bump();
        let used = match self.func.symbol.is_some() && self.is_word("label") {
            true => Some(Used::Block(self.label()?.as_u32() as usize)),
            false => {
                let local = self.typed_value()?.1.as_local();
                local.map(|local| Used::Value(local.as_u32() as usize))
            }
        };
        self.need(Tok::Comma, "expected comma in uselistorder directive")?;
        let count = self.order_of_uses()?;
        match used.filter(|_| self.func.symbol.is_some()) {
            Some(used) => self.check_use_count(at, used, count),
            None => Ok(()),
        }
    }

    /// `uselistorder_bb @f, %b, { 1, 0 }`
    fn block_order(&mut self) -> Res<()> {
        const NO_COMMA: &str = "expected comma in uselistorder_bb directive";
        let at = self.at();
        self.bump();
        let function = match self.tok() {
            Tok::Global | Tok::GlobalId => self.name_here(),
            _ => return self.no_value("expected function name in uselistorder_bb"),
        };
        self.need(Tok::Comma, NO_COMMA)?;
        let block = match self.tok() {
            Tok::Local => self.name_here(),
            Tok::LocalId => return self.fail("invalid numeric label in uselistorder_bb"),
            _ => return self.no_value("expected basic block name in uselistorder_bb"),
        };
        self.need(Tok::Comma, NO_COMMA)?;
        let count = self.order_of_uses()?;
        if let (Some(function), Some(block)) = (function, block) {
            self.block_orders.push(BlockOrder { at, function, block, count });
        }
        Ok(())
    }

    /// Where the name here is, and the name; none where it is a number.
    fn name_here(&mut self) -> Option<(usize, Str)> {
        let named = matches!(self.tok(), Tok::Global | Tok::Local);
        let name = named.then(|| (self.at(), self.str(&self.lex.name())));
        self.bump();
        name
    }

    /// `{ 1, 0 }`: how many places there are, each once and not all in order.
    fn order_of_uses(&mut self) -> Res<usize> {
        let at = self.at();
        self.need(Tok::LBrace, "expected '{' here")?;
        if self.tok() == Tok::RBrace {
            return self.fail("expected non-empty list of uselistorder indexes");
        }
        let mut places = vec![self.uint32()?];
        while self.eat(Tok::Comma) {
            places.push(self.uint32()?);
        }
        self.need(Tok::RBrace, "expected '}' here")?;
        let count = places.len();
        if count < 2 {
            return fault(at, "expected >= 2 uselistorder indexes");
        }
        let ordered = places.is_sorted();
        places.sort_unstable();
        if !places.iter().zip(0..).all(|(&place, at)| place == at) {
            return fault(at, "expected distinct uselistorder indexes in range [0, size)");
        }
        if ordered {
            return fault(at, "expected uselistorder indexes to change the order");
        }
        Ok(count)
    }

    /// Reports an order of as many uses as what it is of in the function does not have.
    fn check_use_count(&mut self, at: usize, used: Used, count: usize) -> Res<()> {
        if self.func.use_counts.values.is_empty() {
            self.func.use_counts = UseCounts::of(self.ctx, &self.func.body, self.func.symbol);
        }
        self.func.use_counts.check(at, used, count)
    }

    /// Reports the first order of uses of a block that is wrong, now that all was read.
    pub(super) fn check_orders(&self) -> Res<()> {
        let mut last: Option<Blocks<'_>> = None;
        for order in &self.block_orders {
            let blocks = match last.take().filter(|blocks| blocks.function == order.function.1) {
                Some(blocks) => blocks,
                None => blocks_of(self.ctx, &self.module, order)?,
            };
            let (at, name) = order.block;
            let Some(block) = blocks.names.get(self.ctx.str_bytes(name)) else {
                return fault(at, "invalid basic block in uselistorder_bb");
            };
            blocks.counts.check(order.at, Used::Block(block.as_u32() as usize), order.count)?;
            last = Some(blocks);
        }
        Ok(())
    }
}

/// The blocks of the function that an order names.
fn blocks_of<'m>(ctx: &'m Context, module: &'m Module, order: &BlockOrder) -> Res<Blocks<'m>> {
    let (at, name) = order.function;
    let function: &Function = match module.lookup(name.into()) {
        Some(GlobalRef::Function(number)) => match module.functions().get(number) {
            Some(function) => function,
            None => return fault(at, "invalid function forward reference in uselistorder_bb"),
        },
        Some(_) => return fault(at, "expected function name in uselistorder_bb"),
        None => return fault(at, "invalid function forward reference in uselistorder_bb"),
    };
    let Some(body) = &function.body else {
        return fault(at, "invalid declaration in uselistorder_bb");
    };
    let names = body
        .layout
        .iter()
        .filter_map(|&block| Some((ctx.str_bytes(body.block_name(block)?), block)));
    let counts = UseCounts::of(ctx, body, Some(name.into()));
    Ok(Blocks { function: name, names: names.collect(), counts })
}
