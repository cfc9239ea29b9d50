//! Ops, blocks and regions.
//!
//! An op's text is written whole, but for its regions, whose places are
//! noted; then what follows the first region is held back, and regions and
//! held text go on a list of frames. So nested regions do not recurse.
//! Bodies of isolated ops do, so that views know what is around them, but
//! only so deep; below, they are frames like other regions.

use couloir_ir::body::{Block, Op, Region};
use couloir_ir::op::Trait;
use couloir_ir::{OpRef, Scope};
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

use super::OpPlace;
use super::names::{Base, Mark};
use super::printer::Printer;
use super::strings;
use super::writer::OpWriter;

/// How many isolated ops inside each other are printed with views of what is around.
const MAX_NESTED_VIEWS: usize = 64;

/// A region to be printed where an op's text says so.
#[derive(Clone, Copy)]
pub(super) struct RegionUse {
    /// The place in the text.
    pub(super) at: usize,
    pub(super) region: Region,
    /// Whether the entry block's arguments are printed.
    pub(super) entry_args: bool,
    /// Whether terminators are printed.
    pub(super) terminators: bool,
    /// Whether the label of an entry block without ops is printed.
    pub(super) empty_label: bool,
    /// How far the op is indented there.
    pub(super) indent: usize,
    /// The dialect whose prefix is left out inside.
    pub(super) dialect: &'static str,
}

/// Something left to print.
pub(super) enum Frame {
    /// The ops of a block from one on, up to one that is left out.
    Ops(Op, PackedOption<Op>),
    /// The blocks of a region after one.
    BlocksAfter(Block, usize),
    Region(RegionUse),
    /// The end of a region, and how far the surroundings are indented.
    EndRegion(usize, usize),
    /// Held text, and where held text is cut off after it.
    Held(usize, usize),
    Release(usize),
    /// The end of an isolated op's body.
    Leave,
}

/// A body to go back to.
struct Outer<'s> {
    scope: Scope<'s>,
    base: Base,
    op: Op,
    mark: Option<Mark>,
}

impl Printer<'_> {
    /// Prints an op with all that is in it, without the end of its line.
    pub(super) fn put_tree(&mut self, op: OpRef<'_>) {
        let floor = self.frames.len();
        self.base = self.names.base(op.body()).unwrap_or_default();
        let mark = self.put_op(op, false);
        self.hold_regions();
        self.run_inside(op, floor, mark);
        self.run(op.scope, floor);
    }

    /// Prints a block with its label and all that is in it, and the ends of its lines.
    pub(super) fn put_block_alone(&mut self, scope: Scope<'_>, block: Block) {
        let floor = self.frames.len();
        self.base = self.names.base(scope.body).unwrap_or_default();
        self.put_block(scope, block, 0, true, true);
        // The blocks after it are not wanted.
        let is_rest = |frame: &Frame| matches!(frame, Frame::BlocksAfter(..));
        if let Some(at) = self.frames.iter().skip(floor).position(is_rest) {
            self.frames.remove(floor + at);
        }
        self.run(scope, floor);
    }

    /// Prints what frames there are beyond `floor`, all of this body.
    fn run(&mut self, scope: Scope<'_>, floor: usize) {
        let mut scope = scope;
        let mut outer = Vec::<Outer<'_>>::new();
        while self.frames.len() > floor {
            let Some(frame) = self.frames.pop() else { return };
            if self.is_cut {
                return self.frames.truncate(floor);
            }
            match frame {
                Frame::Ops(op, stop) => {
                    if let Some((op, mark)) = self.put_ops(scope, op, stop) {
                        outer.push(Outer { scope, base: self.base, op, mark });
                        if let Some(body) = scope.body.nested(op) {
                            scope = Scope::new(scope.ctx, body);
                            self.base = self.names.base(body).unwrap_or_default();
                        }
                    }
                }
                Frame::BlocksAfter(block, indent) => {
                    if let Some(next) = scope.body.next_block(block) {
                        self.put_block(scope, next, indent, true, true);
                    }
                }
                Frame::Region(region) => self.open_region(scope, region),
                Frame::EndRegion(indent, around) => self.end_region(indent, around),
                Frame::Held(start, end) => {
                    let held = std::mem::take(&mut self.held);
                    self.number_distinct(held.get(start..end).unwrap_or_default());
                    self.held = held;
                }
                Frame::Release(len) => self.held.truncate(len),
                Frame::Leave => {
                    if let Some(last) = outer.pop() {
                        (scope, self.base) = (last.scope, last.base);
                        if let Some(mark) = last.mark {
                            self.names.leave(scope.op(last.op), mark);
                        }
                    }
                }
            }
        }
    }

    /// Prints ops until one has regions. Where that is an isolated op too
    /// deep for recursion, it is given back, to go on inside it.
    fn put_ops(
        &mut self,
        scope: Scope<'_>,
        first: Op,
        stop: PackedOption<Op>,
    ) -> Option<(Op, Option<Mark>)> {
        let mut next = Some(first);
        while let Some(op) = next.filter(|&op| PackedOption::from(op) != stop && !self.is_cut) {
            if let Some(last) = self.put_ahead(scope, op, stop) {
                next = scope.body.next_op(last);
                continue;
            }
            if self.parallel
                && let Some(last) = self.put_alone(scope, op, stop)
            {
                next = scope.body.next_op(last);
                continue;
            }
            next = scope.body.next_op(op);
            self.hand_on();
            self.put_indent();
            let op = scope.op(op);
            let mark = self.put_op(op, true);
            if !self.regions.is_empty() {
                let rest = self.frames.len();
                self.frames.extend(next.map(|next| Frame::Ops(next, stop)));
                let floor = self.frames.len();
                self.hold_regions();
                let isolated = op.body().nested(op.op).is_some();
                if isolated && self.depth >= MAX_NESTED_VIEWS {
                    self.frames.insert(floor, Frame::Leave);
                    return Some((op.op, mark));
                }
                if !isolated {
                    return None;
                }
                self.run_inside(op, floor, mark);
                self.frames.truncate(rest);
            } else if let Some(mark) = mark {
                self.names.leave(op, mark);
            }
        }
        None
    }

    /// Writes the texts of an op directly in the one printed, and of those after it, that are
    /// there already; gives the last of these.
    fn put_ahead(&mut self, scope: Scope<'_>, op: Op, stop: PackedOption<Op>) -> Option<Op> {
        let ahead = self.ahead.filter(|_| self.depth == 1)?;
        let ops = std::iter::successors(Some(op), |&op| scope.body.next_op(op));
        let ops = ops.take_while(|&op| PackedOption::from(op) != stop);
        let (drafts, last) = ahead.texts(ops);
        self.put_all_drafted(&drafts);
        last
    }

    /// Prints an isolated op's regions, where it has a body.
    pub(super) fn run_inside(&mut self, op: OpRef<'_>, floor: usize, mark: Option<Mark>) {
        if let Some(body) = op.body().nested(op.op) {
            let base = self.base;
            self.base = self.names.base(body).unwrap_or_default();
            self.depth += 1;
            self.run(op.inner(), floor);
            self.depth -= 1;
            self.base = base;
        }
        if let Some(mark) = mark {
            self.names.leave(op, mark);
        }
    }

    /// Prints an op but for its regions, which are only noted.
    #[inline]
    pub(super) fn put_op(&mut self, op: OpRef<'_>, newline: bool) -> Option<Mark> {
        let mark = if op.body().nested(op.op).is_some() { self.names.enter(op) } else { None };
        if let Some(places) = &mut self.places {
            let body = super::names::address(op.body());
            places.push(OpPlace { body, op: op.op, start: self.out.len() });
        }
        OpWriter { printer: self, op }.put_all();
        self.put_trailing_location(op.location());
        if self.options.value_users {
            self.put_users_of_op(op);
        }
        if newline {
            self.out.push(b'\n');
        }
        mark
    }

    /// Prints `%0, %1:2 = `.
    pub(super) fn put_results(&mut self, op: OpRef<'_>) {
        let count = op.body().num_results(op.op);
        if count == 0 {
            return;
        }
        let mut size = 0;
        for (at, result) in op.results().enumerate() {
            if self.names.is_group_head(self.base, result) {
                self.put_group_size(size);
                self.put(if at > 0 { ", " } else { "" });
                self.names.write_value(self.out, self.base, result, false);
                size = 0;
            }
            size += 1;
        }
        self.put_group_size(size);
        self.put(" = ");
    }

    fn put_group_size(&mut self, size: u64) {
        if size > 1 {
            self.out.push(b':');
            strings::unsigned(self.out, size);
        }
    }

    /// Turns the regions noted, and the text after the first, into frames.
    pub(super) fn hold_regions(&mut self) {
        let Some(cut) = self.regions.first().map(|region| region.at) else { return };
        let release = self.held.len();
        self.held.extend_from_slice(self.out.get(cut..).unwrap_or_default());
        self.out.truncate(cut);
        self.frames.push(Frame::Release(release));
        let mut end = self.held.len();
        while let Some(region) = self.regions.pop() {
            let start = region.at - cut + release;
            self.frames.push(Frame::Held(start, end));
            self.frames.push(Frame::Region(region));
            end = start;
        }
    }

    #[inline]
    pub(super) fn put_indent(&mut self) {
        strings::blanks(self.out, self.indent);
    }

    fn open_region(&mut self, scope: Scope<'_>, region: RegionUse) {
        self.put("{\n");
        self.frames.push(Frame::EndRegion(region.indent, self.indent));
        self.default_dialects.push(region.dialect);
        let Some(entry) = scope.body.entry_block(region.region) else { return };
        let label = region.empty_label && scope.body.first_op(entry).is_none()
            || region.entry_args && !scope.body.args(entry).is_empty();
        self.put_block(scope, entry, region.indent, label, region.terminators);
    }

    fn end_region(&mut self, indent: usize, around: usize) {
        self.default_dialects.pop();
        self.indent = indent;
        self.put_indent();
        self.out.push(b'}');
        self.indent = around;
    }

    /// Prints a block's label; its ops and the blocks after it become frames.
    fn put_block(
        &mut self,
        scope: Scope<'_>,
        block: Block,
        indent: usize,
        label: bool,
        terminators: bool,
    ) {
        self.indent = indent;
        if label {
            self.put_label(scope, block);
        }
        self.indent = indent + 2;
        if self.options.value_users {
            self.put_users_of_args(scope, block);
        }
        self.frames.push(Frame::BlocksAfter(block, indent));
        let last = scope.body.last_op(block).filter(|&op| scope.op(op).has(Trait::Terminator));
        let stop = last.filter(|_| !terminators);
        self.frames.extend(scope.body.first_op(block).map(|op| Frame::Ops(op, stop.into())));
    }

    /// Prints `^bb1(%arg0: i32):  // pred: ^bb0`.
    fn put_label(&mut self, scope: Scope<'_>, block: Block) {
        self.put_indent();
        self.names.write_block(self.out, self.base, block);
        for (at, &arg) in scope.body.args(block).iter().enumerate() {
            self.put(if at == 0 { "(" } else { ", " });
            self.names.write_value(self.out, self.base, arg, true);
            self.put(": ");
            self.put_type(scope.body.ty(arg));
            self.put_argument_location(scope.body.value_location(arg));
        }
        self.put(if scope.body.args(block).is_empty() { ":" } else { "):" });
        self.put_predecessors(scope, block);
        self.out.push(b'\n');
    }

    fn put_predecessors(&mut self, scope: Scope<'_>, block: Block) {
        let mut preds = scope.body.predecessors(block).collect::<SmallVec<[_; 8]>>();
        match *preds {
            [] if scope.body.is_entry(block) => return,
            [] => return self.put("  // no predecessors"),
            [only] => {
                self.put("  // pred: ");
                return self.names.write_block(self.out, self.base, only);
            }
            _ => {
                self.put("  // ");
                strings::unsigned(self.out, preds.len() as u64);
                self.put(" preds: ");
            }
        }
        preds.sort_by_key(|&pred| self.names.block_order(self.base, pred));
        for (at, &pred) in preds.iter().enumerate() {
            self.put(if at == 0 { "" } else { ", " });
            self.names.write_block(self.out, self.base, pred);
        }
    }
}
