//! Changing operands, attributes, arguments and lists.

use cranelift_entity::packed_option::PackedOption;

use super::Body;
use super::entities::{Block, Op, Region, Value};
use crate::attr::Attribute;
use crate::location::Location;
use crate::op::OpName;
use crate::ty::Type;

/// Operands and uses.
impl Body {
    /// Replaces one operand.
    ///
    /// # Panics
    /// When the op has no operand of this number.
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        let data = &self.ops[op];
        assert!(index < data.num_operands as usize, "operand number within bounds");
        let slot = data.operands + index as u32;
        self.retarget_operand(slot, value);
    }

    fn retarget_operand(&mut self, slot: u32, value: Value) {
        let entry = self.operands.get(slot);
        let (old, owner) = (Value::from_u32(entry.target), entry.owner);
        self.operands.unlink(slot, &mut self.values[old].first_use);
        self.operands.set(slot, value.as_u32(), owner);
        self.operands.link(slot, &mut self.values[value].first_use);
        self.changes.alter(Op::from_u32(owner));
    }

    /// Replaces all operands; the run moves when it grows.
    pub fn set_operands(&mut self, op: Op, operands: &[Value]) {
        self.changes.alter(op);
        self.unlink_operands(op);
        let data = &self.ops[op];
        let (mut start, count) = (data.operands, operands.len() as u32);
        if count > data.num_operands {
            start = self.operands.end();
            for value in operands {
                self.operands.push_unlinked(value.as_u32(), op.as_u32());
            }
        }
        for (slot, value) in (start..).zip(operands) {
            self.operands.set(slot, value.as_u32(), op.as_u32());
            self.operands.link(slot, &mut self.values[*value].first_use);
        }
        let data = &mut self.ops[op];
        data.operands = start;
        data.num_operands = count;
    }

    /// Replaces all operands but the first few by as many or fewer; more are set as if all were new.
    pub fn set_operands_after(&mut self, op: Op, kept: usize, operands: &[Value]) {
        let data = &self.ops[op];
        let (start, count) = (data.operands, data.num_operands);
        let kept = u32::try_from(kept).unwrap_or(count).min(count);
        let Some(rest) = u32::try_from(operands.len()).ok().filter(|rest| kept + rest <= count)
        else {
            let first = self.operands(op).take(kept as usize);
            let all = first.chain(operands.iter().copied()).collect::<Vec<_>>();
            return self.set_operands(op, &all);
        };
        self.changes.alter(op);
        for slot in start + kept..start + count {
            let value = Value::from_u32(self.operands.get(slot).target);
            self.operands.unlink(slot, &mut self.values[value].first_use);
        }
        for (slot, value) in (start + kept..).zip(operands) {
            self.operands.set(slot, value.as_u32(), op.as_u32());
            self.operands.link(slot, &mut self.values[*value].first_use);
        }
        self.ops[op].num_operands = kept + rest;
    }

    /// Gives an op as operands those of ops at these numbers, which are all of its own and all of
    /// others, to be left without any; each keeps its place among the uses of its value.
    pub fn take_operands(&mut self, op: Op, from: &[(Op, usize)]) {
        let start = self.operands.end();
        for &(owner, index) in from {
            self.changes.alter(owner);
            let slot = self.ops[owner].operands + index as u32;
            let value = Value::from_u32(self.operands.get(slot).target);
            let head = &mut self.values[value].first_use;
            self.operands.push_in_place_of(slot, op.as_u32(), head);
        }
        for &(owner, _) in from {
            self.ops[owner].num_operands = 0;
        }
        self.changes.alter(op);
        let data = &mut self.ops[op];
        (data.operands, data.num_operands) = (start, from.len() as u32);
    }

    /// Replaces all operands, with room for more up to so many in all.
    pub fn set_operands_with_room(&mut self, op: Op, operands: &[Value], room: usize) {
        self.changes.alter(op);
        self.unlink_operands(op);
        let start = self.operands.end();
        for &value in operands {
            let head = &mut self.values[value].first_use;
            self.operands.push(value.as_u32(), op.as_u32(), head);
        }
        for _ in operands.len()..room {
            self.operands.push_unlinked(0, op.as_u32());
        }
        let data = &mut self.ops[op];
        (data.operands, data.num_operands) = (start, operands.len() as u32);
    }

    /// Gives an op one operand more, for which [room](Self::set_operands_with_room) was left.
    pub fn fill_room(&mut self, op: Op, value: Value) {
        self.changes.alter(op);
        let slot = self.ops[op].operands + self.ops[op].num_operands;
        self.operands.set(slot, value.as_u32(), op.as_u32());
        self.operands.link(slot, &mut self.values[value].first_use);
        self.ops[op].num_operands += 1;
    }

    /// Makes the uses by an op the newest ones, as if its operands had been set anew.
    pub fn renew_operands(&mut self, op: Op) {
        let data = &self.ops[op];
        self.renew_uses(data.operands..data.operands + data.num_operands);
    }

    /// The same of so many of its last operands.
    pub fn renew_last_operands(&mut self, op: Op, count: usize) {
        let data = &self.ops[op];
        let (end, count) = (data.operands + data.num_operands, data.num_operands.min(count as u32));
        self.renew_uses(end - count..end);
    }

    #[inline]
    fn renew_uses(&mut self, slots: std::ops::Range<u32>) {
        let Body { operands, values, .. } = self;
        for slot in slots {
            let head = &mut values[Value::from_u32(operands.get(slot).target)].first_use;
            if *head != slot {
                operands.unlink(slot, head);
                operands.link(slot, head);
            }
        }
    }

    /// Puts uses in the order they would have had an op like this one been made now, what uses
    /// this one been made to use that, and this one been erased.
    pub fn renew(&mut self, op: Op) {
        self.renew_operands(op);
        for result in self.results(op) {
            self.reverse_uses(result);
        }
    }

    fn reverse_uses(&mut self, value: Value) {
        let Body { operands, values, .. } = self;
        let (mut from, mut to) = (values[value].first_use, super::uses::NO_USE);
        operands.retarget_all(&mut from, value.as_u32(), &mut to, |_| {});
        values[value].first_use = to;
    }

    #[inline]
    pub(super) fn unlink_operands(&mut self, op: Op) {
        let Body { ops, operands, values, .. } = self;
        let data = &ops[op];
        for slot in data.operands..data.operands + data.num_operands {
            let value = Value::from_u32(operands.get(slot).target);
            operands.unlink(slot, &mut values[value].first_use);
        }
    }

    #[inline]
    pub(super) fn unlink_successors(&mut self, op: Op) {
        let Some(extra) = self.ops[op].extra.expand() else { return };
        let data = &self.extras[extra];
        if data.num_successors > 0 {
            self.changes.touch_flow();
        }
        for slot in data.successors..data.successors + data.num_successors {
            let block = Block::from_u32(self.successors.get(slot).target);
            self.successors.unlink(slot, &mut self.blocks[block].first_use);
        }
    }

    /// Replaces one successor.
    pub fn set_successor(&mut self, op: Op, index: usize, block: Block) {
        self.changes.touch(op);
        self.changes.touch_flow();
        let Some(extra) = self.ops[op].extra.expand() else { return };
        let slot = self.extras[extra].successors + index as u32;
        let old = Block::from_u32(self.successors.get(slot).target);
        self.successors.unlink(slot, &mut self.blocks[old].first_use);
        self.successors.set(slot, block.as_u32(), op.as_u32());
        self.successors.link(slot, &mut self.blocks[block].first_use);
    }

    /// Makes every use of `old` a use of `new`.
    #[inline]
    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        let mut from = self.values[old].first_use;
        let mut to = self.values[new].first_use;
        let same_type = self.ty(old) == self.ty(new);
        let Body { operands, changes, .. } = self;
        operands.retarget_all(&mut from, new.as_u32(), &mut to, |owner| match same_type {
            true => changes.rewire(Op::from_u32(owner)),
            false => changes.alter(Op::from_u32(owner)),
        });
        self.values[old].first_use = from;
        self.values[new].first_use = to;
    }

    /// Makes every use of `old` that `keep` does not hold back a use of `new`.
    pub fn replace_uses_if(
        &mut self,
        old: Value,
        new: Value,
        mut which: impl FnMut(&Body, super::OperandUse) -> bool,
    ) {
        let uses = self.uses(old).collect::<Vec<_>>();
        for operand in uses {
            if which(self, operand) {
                self.set_operand(operand.op, operand.index as usize, new);
            }
        }
    }

    /// Makes every branch to `old` a branch to `new`.
    pub fn replace_block_uses(&mut self, old: Block, new: Block) {
        loop {
            let slot = self.blocks[old].first_use;
            if old == new || slot == super::uses::NO_USE {
                return;
            }
            let owner = self.successors.get(slot).owner;
            self.changes.touch(Op::from_u32(owner));
            self.changes.touch_flow();
            self.successors.unlink(slot, &mut self.blocks[old].first_use);
            self.successors.set(slot, new.as_u32(), owner);
            self.successors.link(slot, &mut self.blocks[new].first_use);
        }
    }

    /// Changes a value's type.
    pub fn set_type(&mut self, value: Value, ty: Type) {
        self.values[value].ty = ty;
        self.touch_value(value);
    }
}

/// Attributes and names.
impl Body {
    /// Sets or removes an inherent attribute, by its slot.
    pub fn set_prop(&mut self, op: Op, slot: usize, attr: Option<Attribute>) {
        let at = self.ops[op].props as usize + slot;
        let attr = PackedOption::from(attr);
        if self.props[at] != attr {
            self.props[at] = attr;
            self.changes.alter(op);
        }
    }

    /// Replaces an op's discardable attributes by another dictionary.
    pub fn set_discardable(&mut self, op: Op, attrs: Attribute) {
        if self.ops[op].attrs != attrs {
            self.ops[op].attrs = attrs;
            self.changes.alter(op);
        }
    }

    /// Changes where an op came from.
    pub fn set_location(&mut self, op: Op, location: Location) {
        self.ops[op].location = location;
    }

    /// Makes an op another op in place, with the inherent attributes given.
    pub fn rename(&mut self, op: Op, name: OpName, props: &[Option<Attribute>]) {
        let start = self.props.len() as u32;
        self.props.extend(props.iter().map(|&prop| PackedOption::from(prop)));
        let data = &mut self.ops[op];
        data.name = name;
        data.props = start;
        self.changes.alter(op);
    }
}

/// Block arguments.
impl Body {
    /// Takes away a block's arguments that `drop` picks; they must be unused.
    pub fn remove_args(&mut self, block: Block, drop: impl Fn(usize) -> bool) {
        let kept = self.args(block).iter().enumerate();
        let kept = kept.filter(|(index, _)| !drop(*index)).map(|(_, &arg)| arg).collect::<Vec<_>>();
        self.touch_args(block);
        self.blocks[block].args.clear(&mut self.value_lists);
        for (index, &arg) in kept.iter().enumerate() {
            self.blocks[block].args.push(arg, &mut self.value_lists);
            if let Err(slot) = self.values[arg].def.get() {
                self.args[slot].index = index as u32;
            }
        }
    }

    /// Takes away all of a block's arguments and returns them; new ones can
    /// then be added and the old ones' uses replaced.
    pub fn take_args(&mut self, block: Block) -> Vec<Value> {
        let old = self.args(block).to_vec();
        self.touch_args(block);
        self.blocks[block].args.clear(&mut self.value_lists);
        old
    }

    /// Changes where a block argument came from.
    pub fn set_arg_location(&mut self, value: Value, location: Location) {
        if let Err(slot) = self.values[value].def.get() {
            self.args[slot].location = location;
        }
    }
}

impl Body {
    /// Gives an op that owns regions of this body no regions, and those to nobody.
    pub fn take_regions(&mut self, op: Op) -> Vec<Region> {
        let Some(extra) = self.ops[op].extra.expand() else { return Vec::new() };
        let regions = self.extras[extra].regions.as_slice(&self.region_lists).to_vec();
        self.extras[extra].regions.clear(&mut self.region_lists);
        self.changes.touch(op);
        self.changes.touch_place();
        for &region in &regions {
            self.regions[region].parent = None.into();
        }
        regions
    }
}
