//! Putting ops into blocks and blocks into regions, moving and erasing them.

use super::Body;
use super::entities::{Block, Op, Region};

/// Ops in blocks.
impl Body {
    /// Puts a detached op at the end of a block.
    #[inline]
    pub fn append_op(&mut self, block: Block, op: Op) {
        let last = self.blocks[block].last;
        self.changes.touch(op);
        self.touch_branch(op);
        self.touch_parent(block);
        let run = self.blocks[block].run;
        let data = &mut self.ops[op];
        data.run = run;
        data.prev = last;
        data.next = None.into();
        match last.expand() {
            Some(last) => {
                self.ops[last].next = op.into();
                self.changes.touch(last);
            }
            None => self.blocks[block].first = op.into(),
        }
        self.blocks[block].last = op.into();
    }

    /// Puts a detached op before another.
    #[inline]
    pub fn insert_before(&mut self, before: Op, op: Op) {
        let block = self.block_of(before);
        let (run, prev) = (self.ops[before].run, self.ops[before].prev);
        self.changes.touch(op);
        self.touch_branch(op);
        if let Some(block) = block {
            self.touch_parent(block);
        }
        let data = &mut self.ops[op];
        data.run = run;
        data.prev = prev;
        data.next = before.into();
        self.ops[before].prev = op.into();
        match (prev.expand(), block) {
            (Some(prev), _) => self.ops[prev].next = op.into(),
            (None, Some(block)) => self.blocks[block].first = op.into(),
            (None, None) => {}
        }
    }

    /// Puts a detached op after another.
    pub fn insert_after(&mut self, after: Op, op: Op) {
        match (self.next_op(after), self.block_of(after)) {
            (Some(next), _) => self.insert_before(next, op),
            (None, Some(block)) => self.append_op(block, op),
            (None, None) => {}
        }
    }

    /// Puts a detached op at the start of a block.
    pub fn prepend_op(&mut self, block: Block, op: Op) {
        match self.first_op(block) {
            Some(first) => self.insert_before(first, op),
            None => self.append_op(block, op),
        }
    }

    /// Takes an op out of its block; it stays alive.
    #[inline]
    pub fn detach_op(&mut self, op: Op) {
        let Some(block) = self.block_of(op) else { return };
        self.changes.touch(op);
        self.touch_branch(op);
        self.touch_parent(block);
        let (prev, next) = (self.ops[op].prev, self.ops[op].next);
        match prev.expand() {
            Some(prev) => self.ops[prev].next = next,
            None => self.blocks[block].first = next,
        }
        match next.expand() {
            Some(next) => self.ops[next].prev = prev,
            None => self.blocks[block].last = prev,
        }
        let data = &mut self.ops[op];
        data.run = None.into();
        data.prev = None.into();
        data.next = None.into();
    }

    /// Moves `op` and all after it in its block to the end of `block`.
    pub fn move_tail(&mut self, op: Op, block: Block) {
        if self.block_of(op).is_none() {
            return;
        }
        self.relink_tail(op, block);
        let mut at = Some(op);
        while let Some(op) = at {
            self.ops[op].run = self.blocks[block].run;
            self.changes.touch(op);
            at = self.next_op(op);
        }
    }

    /// The same, but for what the ops themselves say.
    fn relink_tail(&mut self, op: Op, block: Block) {
        let Some(old) = self.block_of(op) else { return };
        self.changes.touch_flow();
        self.touch_parent(old);
        self.touch_parent(block);
        let (prev, last) = (self.ops[op].prev, self.blocks[old].last);
        match prev.expand() {
            Some(prev) => {
                self.ops[prev].next = None.into();
                self.changes.touch(prev);
            }
            None => self.blocks[old].first = None.into(),
        }
        self.blocks[old].last = prev;
        let end = self.blocks[block].last;
        match end.expand() {
            Some(end) => {
                self.ops[end].next = op.into();
                self.changes.touch(end);
            }
            None => self.blocks[block].first = op.into(),
        }
        self.ops[op].prev = end;
        self.blocks[block].last = last;
    }

    /// Splits a block before `op`: it and what follows go to a new block,
    /// placed right after. What it costs is the shorter part.
    pub fn split_block(&mut self, op: Op) -> Block {
        let new = self.create_block();
        let Some(old) = self.block_of(op) else { return new };
        self.insert_block_after(old, new);
        let shorter_head = self.is_head_shorter(op);
        self.relink_tail(op, new);
        self.changes.touch(op);
        let fresh = self.blocks[new].run;
        let mut at = if shorter_head { self.first_op(old) } else { Some(op) };
        while let Some(op) = at {
            self.ops[op].run = fresh;
            at = self.next_op(op);
        }
        if shorter_head {
            self.exchange_runs(old, new);
        }
        new
    }

    /// Whether fewer ops stand before an op in its block than from it on.
    fn is_head_shorter(&self, op: Op) -> bool {
        let (mut head, mut tail) = (self.prev_op(op), Some(op));
        while let (Some(before), Some(after)) = (head, tail) {
            head = self.prev_op(before);
            tail = self.next_op(after);
        }
        head.is_none()
    }

    /// Whether a block has fewer ops than another.
    fn is_shorter(&self, one: Block, other: Block) -> bool {
        let (mut mine, mut theirs) = (self.first_op(one), self.first_op(other));
        while let (Some(a), Some(b)) = (mine, theirs) {
            (mine, theirs) = (self.next_op(a), self.next_op(b));
        }
        mine.is_none()
    }

    /// Appends all ops of `block`, the first of which is `first`, to those of
    /// `to`, the last of which is `last`: these are noted to stand where the
    /// others do, and the blocks change places.
    fn take_over(&mut self, block: Block, first: Op, to: Block, last: Op) {
        let run = self.blocks[block].run;
        let mut at = Some(last);
        while let Some(op) = at {
            self.ops[op].run = run;
            at = self.prev_op(op);
        }
        self.relink_tail(first, to);
        self.changes.touch(first);
        self.exchange_runs(block, to);
    }

    /// Makes the ops of two blocks change places, though not their lists.
    fn exchange_runs(&mut self, one: Block, other: Block) {
        let (mine, theirs) = (self.blocks[one].run, self.blocks[other].run);
        for (block, run) in [(one, theirs), (other, mine)] {
            self.blocks[block].run = run;
            if let Some(run) = run.expand() {
                self.runs[run] = block;
            }
        }
    }

    /// Takes an op out of use without forgetting it: it leaves its block and
    /// the use lists, but name, operands, results and attributes can still be
    /// read. Its results may still have uses, to be replaced later.
    #[inline]
    pub fn retire_op(&mut self, op: Op) {
        self.changes.alter(op);
        self.detach_op(op);
        self.unlink_operands(op);
        if self.ops[op].extra.is_some() {
            self.unlink_successors(op);
        }
    }

    /// Erases an op with all that is in it. Nothing may use its results any more.
    pub fn erase_op(&mut self, op: Op) {
        self.detach_op(op);
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            self.changes.alter(op);
            self.unlink_operands(op);
            self.unlink_successors(op);
            self.ops[op].num_operands = 0;
            drop(self.take_nested(op));
            for region in self.take_regions(op) {
                for block in self.region_blocks(region).collect::<Vec<_>>() {
                    pending.extend(self.block_ops(block));
                }
            }
            self.ops[op].extra = None.into();
        }
    }
}

/// Blocks in regions.
impl Body {
    /// Puts a detached block at the end of a region.
    pub fn append_block(&mut self, region: Region, block: Block) {
        let last = self.regions[region].last;
        self.touch_region(region);
        let data = &mut self.blocks[block];
        data.region = region.into();
        data.prev = last;
        data.next = None.into();
        match last.expand() {
            Some(last) => self.blocks[last].next = block.into(),
            None => self.regions[region].first = block.into(),
        }
        self.regions[region].last = block.into();
    }

    /// Puts a detached block before another.
    pub fn insert_block_before(&mut self, before: Block, block: Block) {
        let (region, prev) = (self.blocks[before].region, self.blocks[before].prev);
        if let Some(region) = region.expand() {
            self.touch_region(region);
        }
        let data = &mut self.blocks[block];
        data.region = region;
        data.prev = prev;
        data.next = before.into();
        self.blocks[before].prev = block.into();
        match (prev.expand(), region.expand()) {
            (Some(prev), _) => self.blocks[prev].next = block.into(),
            (None, Some(region)) => self.regions[region].first = block.into(),
            (None, None) => {}
        }
    }

    /// Puts a detached block after another.
    pub fn insert_block_after(&mut self, after: Block, block: Block) {
        match (self.next_block(after), self.region_of(after)) {
            (Some(next), _) => self.insert_block_before(next, block),
            (None, Some(region)) => self.append_block(region, block),
            (None, None) => {}
        }
    }

    /// Takes a block out of its region; it stays alive.
    pub fn detach_block(&mut self, block: Block) {
        let Some(region) = self.region_of(block) else { return };
        self.touch_region(region);
        let (prev, next) = (self.blocks[block].prev, self.blocks[block].next);
        match prev.expand() {
            Some(prev) => self.blocks[prev].next = next,
            None => self.regions[region].first = next,
        }
        match next.expand() {
            Some(next) => self.blocks[next].prev = prev,
            None => self.regions[region].last = prev,
        }
        let data = &mut self.blocks[block];
        data.region = None.into();
        data.prev = None.into();
        data.next = None.into();
    }

    /// Erases a block with its ops. Nothing may use what it defines any more.
    pub fn erase_block(&mut self, block: Block) {
        self.detach_block(block);
        while let Some(op) = self.last_op(block) {
            self.erase_op(op);
        }
    }

    /// Moves all blocks of a region of this body before a block of another.
    pub fn inline_region_before(&mut self, region: Region, before: Block) {
        for block in self.region_blocks(region).collect::<Vec<_>>() {
            self.detach_block(block);
            self.insert_block_before(before, block);
        }
    }

    /// Moves all blocks of a region to the end of another.
    pub fn append_region(&mut self, region: Region, to: Region) {
        for block in self.region_blocks(region).collect::<Vec<_>>() {
            self.detach_block(block);
            self.append_block(to, block);
        }
    }

    /// Moves all ops of a block before an op, and erases the empty block. The
    /// block's arguments are replaced by `args` first.
    pub fn inline_block_before(&mut self, block: Block, before: Op, args: &[super::Value]) {
        self.replace_args(block, args);
        while let Some(op) = self.first_op(block) {
            self.detach_op(op);
            self.insert_before(before, op);
        }
        self.erase_block(block);
    }

    /// Appends all ops of `block` to `to`, and erases the empty block. The
    /// block's arguments are replaced by `args` first.
    pub fn merge_block(&mut self, block: Block, to: Block, args: &[super::Value]) {
        self.replace_args(block, args);
        if let Some(first) = self.first_op(block) {
            match self.last_op(to) {
                Some(last) if self.is_shorter(to, block) => self.take_over(block, first, to, last),
                _ => self.move_tail(first, to),
            }
        }
        self.erase_block(block);
    }

    fn replace_args(&mut self, block: Block, args: &[super::Value]) {
        for (old, &new) in self.take_args(block).into_iter().zip(args) {
            self.replace_all_uses(old, new);
        }
    }
}
