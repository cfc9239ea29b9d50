//! `test-print-liveness`: which values live where.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt::Write;

use couloir_asm::print::{Piece, each_text, options_of};
use couloir_ir::{Block, BlockRef, Body, Op, OpRef, Scope, Value};
use couloir_pass::PassDef;
use couloir_transforms::block_liveness::BlockLiveness;
use rustc_hash::FxHashMap;

/// `test-print-liveness`
pub(super) static PASS: PassDef = PassDef {
    name: "test-print-liveness",
    class: "(anonymous namespace)::TestLivenessPass",
    description: "Print the contents of a constructed liveness information.",
    symbols: true,
    ..says!(text)
};

/// The numbers that text calls things by.
#[derive(Default)]
struct Numbers {
    blocks: FxHashMap<(*const Body, Block), usize>,
    values: FxHashMap<(*const Body, Value), usize>,
    ops: FxHashMap<(*const Body, Op), usize>,
}

impl Numbers {
    /// Goes by each block before what is in it; ops nest no deeper than text does.
    fn add(&mut self, op: OpRef<'_>) {
        each_block(op, &mut |block| {
            let key = key(block);
            self.blocks.insert((key, block.block), self.blocks.len());
            for &arg in block.args() {
                self.values.insert((key, arg), self.values.len());
            }
            for op in block.ops() {
                self.ops.insert((key, op.op), self.ops.len());
                for value in op.results() {
                    self.values.insert((key, value), self.values.len());
                }
            }
            block.ops().for_each(|op| self.add(op));
        });
    }
}

fn key(block: BlockRef<'_>) -> *const Body {
    std::ptr::from_ref(block.scope.body)
}

fn each_block(op: OpRef<'_>, visit: &mut dyn FnMut(BlockRef<'_>)) {
    op.each_region(|region| {
        region.blocks().for_each(&mut *visit);
        None::<()>
    });
}

fn text(op: OpRef<'_>) -> String {
    let mut numbers = Numbers::default();
    numbers.add(op);
    let mut text = format!("Testing : {}\n// ---- Liveness -----\n", super::plain_name_of(op));
    body(op, &numbers, &mut text);
    text.push_str("// -------------------\n");
    text
}

/// What is known of the values of one body.
struct Known<'b> {
    liveness: BlockLiveness<'b>,
    numbers: &'b Numbers,
    body: &'b Body,
    texts: FxHashMap<Op, String>,
}

/// Describes the blocks of a body that an op owns.
fn body(owner: OpRef<'_>, numbers: &Numbers, out: &mut String) {
    let scope = owner.inner();
    let (liveness, texts) = (BlockLiveness::new(scope.body), texts(scope));
    let known = Known { liveness, numbers, body: scope.body, texts };
    known.blocks(owner, out);
}

/// The texts of all ops of a body.
fn texts(scope: Scope<'_>) -> FxHashMap<Op, String> {
    let ops = couloir_ir::walk::preorder(scope.body, scope.body.roots()).collect::<Vec<_>>();
    let mut texts = FxHashMap::default();
    let (mut next, left) = (ops.iter().copied(), Cell::new(super::MOST_TEXT));
    let pieces = ops.iter().copied().map(Piece::Op).take_while(|_| left.get() > 0);
    each_text(scope, 0, &options_of(scope.ctx), pieces, &mut |text| {
        left.set(left.get().saturating_sub(text.len()));
        texts.extend(next.next().map(|op| (op, text)));
    });
    texts
}

impl Known<'_> {
    /// Each block before those in it; ops nest no deeper than text does.
    fn blocks(&self, op: OpRef<'_>, out: &mut String) {
        each_block(op, &mut |block| {
            self.block(block, out);
            for op in block.ops() {
                match op.body().nested(op.op) {
                    Some(_) => body(op, self.numbers, out),
                    None => self.blocks(op, out),
                }
            }
        });
    }

    fn block(&self, block: BlockRef<'_>, out: &mut String) {
        _ = write!(out, "// - Block: {}\n// --- LiveIn: ", self.number(block.block));
        self.values(self.liveness.live_in(block.block), out);
        out.push_str("\n// --- LiveOut: ");
        self.values(self.liveness.live_out(block.block), out);
        out.push_str("\n// --- BeginLivenessIntervals");
        for op in block.ops().filter(|op| op.results().len() > 0) {
            out.push('\n');
            op.results().for_each(|value| self.interval(value, out));
        }
        out.push_str("\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive\n");
        self.current(block, out);
        out.push_str("// --- EndCurrentlyLive\n");
    }

    fn number(&self, block: Block) -> usize {
        self.numbers.blocks.get(&(std::ptr::from_ref(self.body), block)).copied().unwrap_or(0)
    }

    fn number_of(&self, value: Value) -> usize {
        self.numbers.values.get(&(std::ptr::from_ref(self.body), value)).copied().unwrap_or(0)
    }

    fn value(&self, value: Value, out: &mut String) {
        _ = match self.body.as_arg(value) {
            Some((block, at)) => write!(out, "arg{at}@{} ", self.number(block)),
            None => write!(out, "val_{} ", self.number_of(value)),
        };
    }

    fn values(&self, values: impl Iterator<Item = Value>, out: &mut String) {
        let mut values = values.collect::<Vec<_>>();
        values.sort_by_key(|&value| self.number_of(value));
        values.into_iter().for_each(|value| self.value(value, out));
    }

    fn text(&self, op: Op) -> &str {
        self.texts.get(&op).map_or("", String::as_str)
    }

    /// The ops at which a value lives.
    fn interval(&self, value: Value, out: &mut String) {
        out.push_str("// ");
        self.value(value, out);
        out.push(':');
        let mut ops = self.liveness.ops(value);
        ops.sort_by_key(|&op| self.numbers.ops.get(&(std::ptr::from_ref(self.body), op)));
        ops.into_iter().for_each(|op| _ = write!(out, "\n//     {}", self.text(op)));
    }

    /// The values that live at each op of a block.
    fn current(&self, block: BlockRef<'_>, out: &mut String) {
        let results = block.ops().flat_map(OpRef::results);
        let values = block.args().iter().copied().chain(self.liveness.live_in(block.block));
        let mut changes = FxHashMap::<Op, (Vec<Value>, Vec<Value>)>::default();
        for value in values.chain(results) {
            if let Some(range) = self.liveness.range(block.block, value) {
                changes.entry(range.first).or_default().0.push(value);
                changes.entry(range.last).or_default().1.push(value);
            }
        }
        let mut live = BTreeSet::new();
        for op in block.ops() {
            let change = changes.remove(&op.op).unwrap_or_default();
            live.extend(change.0.into_iter().map(|value| (self.number_of(value), value.as_u32())));
            if !live.is_empty() {
                _ = write!(out, "//     {} [", self.text(op.op));
                live.iter().for_each(|&(_, value)| self.value(Value::from_u32(value), out));
                out.push_str("\u{8}]\n");
            }
            for value in change.1 {
                live.remove(&(self.number_of(value), value.as_u32()));
            }
        }
    }
}
