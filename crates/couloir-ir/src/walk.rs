//! Walks over ops.
//!
//! Invariant: a walk of a body takes an explicit stack as deep as ops nest
//! and no recursion; only going from an isolated op's body into the next
//! recurses, once per isolated op around.

use smallvec::{SmallVec, smallvec};

use crate::body::{Block, Body, Op, OpData, Region};
use crate::view::{OpRef, Scope};

/// A step of a walk over a body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A block begins.
    Block(Block),
    /// An op without regions in this body: it has none, or is isolated.
    Leaf(Op),
    /// An op with regions in this body begins; these come next.
    Enter(Op),
    /// An op with regions in this body ends.
    Leave(Op),
    /// A block ends.
    EndBlock(Block),
}

/// Where a walk goes next.
enum Next {
    /// To the next region of the innermost op.
    Region,
    /// Into a block.
    Block(Block),
    /// To an op of a block, or to its end.
    Ops(Block, Option<Op>),
}

/// An op whose regions are being walked.
#[derive(Clone)]
struct Frame<'a> {
    /// The op and its block; none for the regions the walk began with.
    op: Option<(Op, Block)>,
    regions: &'a [Region],
    next: usize,
}

/// All that happens in walking regions of one body in order.
pub struct Events<'a> {
    body: &'a Body,
    frames: SmallVec<[Frame<'a>; 4]>,
    next: Next,
}

impl<'a> Events<'a> {
    /// A walk of these regions of a body.
    pub fn new(body: &'a Body, regions: &'a [Region]) -> Self {
        Events { body, frames: smallvec![Frame { op: None, regions, next: 0 }], next: Next::Region }
    }

    /// Goes past the ops that come next in a block for as long as `pass` says
    /// so of each; of ops with regions it may not.
    #[inline]
    pub(crate) fn pass_while<E>(
        &mut self,
        mut pass: impl FnMut(Op, &OpData) -> Result<bool, E>,
    ) -> Result<(), E> {
        let Next::Ops(block, mut next) = self.next else { return Ok(()) };
        while let Some(op) = next {
            let data = self.body.op(op);
            if !pass(op, data)? {
                break;
            }
            next = data.next.expand();
        }
        self.next = Next::Ops(block, next);
        Ok(())
    }

    #[inline]
    fn region(&mut self) -> Option<Event> {
        let frame = self.frames.last_mut()?;
        while let Some(&region) = frame.regions.get(frame.next) {
            frame.next += 1;
            if let Some(block) = self.body.entry_block(region) {
                return Some(self.block(block));
            }
        }
        let (op, block) = self.frames.pop()?.op?;
        self.next = Next::Ops(block, self.body.next_op(op));
        Some(Event::Leave(op))
    }

    fn block(&mut self, block: Block) -> Event {
        self.next = Next::Ops(block, self.body.first_op(block));
        Event::Block(block)
    }

    #[inline]
    fn op(&mut self, block: Block, op: Op) -> Event {
        let data = self.body.op(op);
        let next = data.next.expand();
        let regions = if data.extra.is_none() { &[] } else { self.body.regions(op) };
        if regions.is_empty() || self.body.nested(op).is_some() {
            self.next = Next::Ops(block, next);
            return Event::Leaf(op);
        }
        self.frames.push(Frame { op: Some((op, block)), regions, next: 0 });
        self.next = Next::Region;
        Event::Enter(op)
    }
}

impl Iterator for Events<'_> {
    type Item = Event;

    #[inline]
    fn next(&mut self) -> Option<Event> {
        match self.next {
            Next::Ops(block, Some(op)) => Some(self.op(block, op)),
            Next::Ops(block, None) => {
                self.next = self.body.next_block(block).map_or(Next::Region, Next::Block);
                Some(Event::EndBlock(block))
            }
            Next::Block(block) => Some(self.block(block)),
            Next::Region => self.region(),
        }
    }
}

/// Ops of these regions of a body, each before what is in it.
pub fn preorder<'a>(body: &'a Body, regions: &'a [Region]) -> impl Iterator<Item = Op> + 'a {
    Events::new(body, regions).filter_map(|event| match event {
        Event::Leaf(op) | Event::Enter(op) => Some(op),
        _ => None,
    })
}

/// Ops of these regions of a body, each after what is in it.
pub fn postorder<'a>(body: &'a Body, regions: &'a [Region]) -> impl Iterator<Item = Op> + 'a {
    Events::new(body, regions).filter_map(|event| match event {
        Event::Leaf(op) | Event::Leave(op) => Some(op),
        _ => None,
    })
}

/// Whether a walk goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// Into the op, then on.
    Into,
    /// Past the op.
    Past,
    /// No further.
    Stop,
}

/// Visits the ops in an op's regions, each before what is in it, isolated
/// ones too. Returns whether the walk was not stopped.
pub fn walk_within(op: &OpRef<'_>, visit: &mut dyn FnMut(OpRef<'_>) -> Walk) -> bool {
    let scope = op.inner();
    walk_regions(scope, op.body().regions(op.op), visit)
}

/// Visits the ops in regions of a scope, each before what is in it, isolated
/// ones too. Returns whether the walk was not stopped.
pub fn walk_regions(
    scope: Scope<'_>,
    regions: &[Region],
    visit: &mut dyn FnMut(OpRef<'_>) -> Walk,
) -> bool {
    let mut past = None;
    for event in Events::new(scope.body, regions) {
        match event {
            Event::Leave(op) if past == Some(op) => past = None,
            Event::Leaf(op) | Event::Enter(op) if past.is_none() => {
                let op = scope.op(op);
                let is_leaf = matches!(event, Event::Leaf(_));
                match visit(op) {
                    Walk::Stop => return false,
                    Walk::Past if !is_leaf => past = Some(op.op),
                    Walk::Into if is_leaf && !walk_within(&op, visit) => return false,
                    _ => {}
                }
            }
            _ => {}
        }
    }
    true
}
