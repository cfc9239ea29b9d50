//! How an edit goes through all bodies of a module.
//!
//! Invariant: places are numbered before anything is changed: a body's own first, then those of
//! the bodies in it; so a number means the same place whichever others are changed with it.

use std::ops::Range;

use couloir_ir::walk::{Event, Events};
use couloir_ir::{Block, Body, Context, Op, Str, Value};
use rustc_hash::FxHashSet;

use super::defaults::Defaults;
use super::{attrs, flow, ops, signature};

/// A place that an edit can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// An op.
    Op(Op),
    /// A block.
    Block(Block),
    /// An argument of a block.
    Arg(Block, usize),
    /// An attribute of an op.
    Attr(Op, Str),
    /// An argument (or, beyond these, a result) of a function, by number.
    Part(Op, usize),
}

/// An edit of a module.
pub(super) struct Edit {
    pub(super) name: &'static str,
    /// The places in a body.
    pub(super) find: fn(&Context, &Body) -> Vec<Place>,
    /// Changes places of a body, those inside before those around.
    pub(super) change: fn(&mut Work<'_>, &mut Body, &[Place]),
}

/// All edits, in the order in which they are tried.
pub(super) static EDITS: &[Edit] = &[
    ops::SYMBOLS,
    ops::BODIES,
    ops::OPS,
    flow::RETURNS,
    flow::FIRST_SUCCESSOR,
    flow::LAST_SUCCESSOR,
    flow::MERGES,
    ops::FIRST_REGION,
    ops::LAST_REGION,
    ops::OPAQUE,
    flow::ARGUMENTS,
    signature::SIGNATURES,
    attrs::ATTRIBUTES,
];

/// What an edit of a module keeps between bodies.
pub(super) struct Work<'a> {
    pub(super) ctx: &'a Context,
    /// Symbols that are gone.
    pub(super) gone: FxHashSet<Str>,
    /// Functions whose arguments or results are gone: which of each.
    pub(super) signatures: Vec<signature::Dropped>,
}

/// The ops of a body, outer ones first.
pub(super) fn ops_of(body: &Body) -> impl Iterator<Item = Op> + '_ {
    Events::new(body, body.roots()).filter_map(|event| match event {
        Event::Leaf(op) | Event::Enter(op) => Some(op),
        _ => None,
    })
}

/// The blocks of a body.
pub(super) fn blocks_of(body: &Body) -> impl Iterator<Item = Block> + '_ {
    Events::new(body, body.roots()).filter_map(|event| match event {
        Event::Block(block) => Some(block),
        _ => None,
    })
}

/// The ops of a body that have bodies of their own.
fn isolated(body: &Body) -> Vec<Op> {
    ops_of(body).filter(|&op| body.nested(op).is_some()).collect()
}

/// Does something with all bodies in an op, outer ones first.
pub(super) fn each_body(body: &mut Body, op: Op, visit: &mut dyn FnMut(&mut Body)) {
    let Some(inside) = body.nested_mut(op) else { return };
    visit(inside);
    for op in isolated(inside) {
        each_body(inside, op, visit);
    }
}

impl Edit {
    /// How many places a module has.
    pub(super) fn count(&self, ctx: &Context, body: &mut Body, op: Op) -> usize {
        let mut count = 0;
        each_body(body, op, &mut |inside| count += (self.find)(ctx, inside).len());
        count
    }

    /// Changes places of a module.
    pub(super) fn apply(&self, ctx: &Context, body: &mut Body, op: Op, picked: Range<usize>) {
        let mut work = Work { ctx, gone: FxHashSet::default(), signatures: Vec::new() };
        let mut next = 0;
        self.within(&mut work, body, op, (&mut next, &picked));
        ops::delete_users(&mut work, body, op);
        signature::change_calls(&work, body, op);
    }

    fn within(
        &self,
        work: &mut Work<'_>,
        body: &mut Body,
        op: Op,
        (next, picked): (&mut usize, &Range<usize>),
    ) {
        let Some(inside) = body.nested_mut(op) else { return };
        let places = (self.find)(work.ctx, inside);
        let start = *next;
        *next += places.len();
        for op in isolated(inside) {
            self.within(work, inside, op, (next, picked));
        }
        let is_picked = |(number, _): &(usize, Place)| picked.contains(number);
        let picked = (start..).zip(places).filter(is_picked).map(|(_, place)| place);
        let picked = picked.collect::<Vec<_>>();
        if !picked.is_empty() {
            (self.change)(work, inside, &picked);
        }
    }
}

/// Values in place of an op's results: operands of the same type, else defaults.
pub(super) fn replacements(
    body: &mut Body,
    op: Op,
    defaults: &mut Defaults<'_>,
) -> Vec<(Value, Value)> {
    let results = body.results(op).collect::<Vec<_>>();
    let used = results.into_iter().filter(|&result| !body.is_unused(result)).collect::<Vec<_>>();
    used.into_iter()
        .filter_map(|result| Some((result, defaults.instead_of(body, op, result)?)))
        .collect()
}
