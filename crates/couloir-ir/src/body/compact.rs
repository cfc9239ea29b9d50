//! Giving back the room of ops that are no longer in use.
//!
//! What is in use moves to new storage, in the order in which it is printed;
//! so all handles change. Use lists keep their order.

use cranelift_entity::packed_option::{PackedOption, ReservedValue};
use cranelift_entity::{EntityList, EntityRef};

use super::Body;
use super::entities::{
    ArgData, Block, BlockData, Def, ExtraData, Op, OpData, Region, RegionData, Value, ValueData,
};
use super::uses::{NO_USE, Use, UsePool};

/// Bodies smaller than this are left as they are.
const WORTHWHILE: usize = 32;

impl Body {
    /// Moves what is in use to new storage, if most ops are not. All handles
    /// of the body change then.
    pub fn compact_if_sparse(&mut self) {
        let (dead, all) = (self.dead as usize, self.ops.len());
        let sparse = all >= WORTHWHILE && dead >= all / 2;
        if sparse && self.bodies.is_empty() && self.outside.is_none() {
            if let Some(new) = Compaction::new(self).body() {
                *self = new;
            }
        }
    }
}

/// No number: the entity is not in use.
const NONE: u32 = u32::MAX;

/// New numbers of entities, by their old ones.
struct Numbers<K> {
    new: Vec<u32>,
    /// The entities in use, in their new order.
    old: Vec<K>,
}

impl<K: EntityRef + ReservedValue> Numbers<K> {
    fn new(count: usize) -> Self {
        Self { new: vec![NONE; count], old: Vec::new() }
    }

    fn add(&mut self, key: K) {
        if let Some(new) = self.new.get_mut(key.index()) {
            *new = self.old.len() as u32;
            self.old.push(key);
        }
    }

    fn get(&self, key: K) -> Option<K> {
        let new = self.new.get(key.index()).copied().filter(|&new| new != NONE)?;
        Some(K::new(new as usize))
    }

    fn packed(&self, key: PackedOption<K>) -> PackedOption<K> {
        key.expand().and_then(|key| self.get(key)).into()
    }
}

/// New numbers of use slots, by their old ones.
struct Slots<'b> {
    pool: &'b UsePool,
    new: Vec<u32>,
    count: u32,
}

impl<'b> Slots<'b> {
    fn new(pool: &'b UsePool) -> Self {
        Self { pool, new: vec![NONE; pool.end() as usize], count: 0 }
    }

    fn add(&mut self, first: u32, count: u32) {
        for slot in first..first.saturating_add(count) {
            if let Some(new) = self.new.get_mut(slot as usize) {
                *new = self.count;
                self.count += 1;
            }
        }
    }

    /// The nearest slot in use from `slot` on, going on as `step` says.
    fn nearest(&self, mut slot: u32, step: fn(&Use) -> u32) -> u32 {
        while let Some(&new) = self.new.get(slot as usize) {
            if new != NONE {
                return new;
            }
            slot = step(self.pool.get(slot));
        }
        NO_USE
    }

    fn first(&self, head: u32) -> u32 {
        self.nearest(head, |entry| entry.next)
    }

    fn moved(&self, entry: &Use, target: u32, owner: u32) -> Use {
        let prev = self.nearest(entry.prev, |entry| entry.prev);
        Use { target, owner, next: self.first(entry.next), prev }
    }
}

/// A body on its way to new storage.
struct Compaction<'b> {
    from: &'b Body,
    ops: Numbers<Op>,
    blocks: Numbers<Block>,
    regions: Numbers<Region>,
    values: Numbers<Value>,
    operands: Slots<'b>,
    successors: Slots<'b>,
}

/// What is to be numbered next.
enum Step {
    Region(Region),
    Block(Block),
    Op(Op),
}

/// Numbering what is in use.
impl<'b> Compaction<'b> {
    fn new(from: &'b Body) -> Self {
        let mut this = Self {
            from,
            ops: Numbers::new(from.ops.len()),
            blocks: Numbers::new(from.blocks.len()),
            regions: Numbers::new(from.regions.len()),
            values: Numbers::new(from.values.len()),
            operands: Slots::new(&from.operands),
            successors: Slots::new(&from.successors),
        };
        let mut steps = from.roots.iter().rev().map(|&root| Step::Region(root)).collect::<Vec<_>>();
        while let Some(step) = steps.pop() {
            match step {
                Step::Region(region) => this.region(region, &mut steps),
                Step::Block(block) => this.block(block, &mut steps),
                Step::Op(op) => this.op(op, &mut steps),
            }
        }
        this
    }

    fn region(&mut self, region: Region, steps: &mut Vec<Step>) {
        self.regions.add(region);
        steps.extend(self.from.entry_block(region).map(Step::Block));
    }

    fn block(&mut self, block: Block, steps: &mut Vec<Step>) {
        self.blocks.add(block);
        self.from.args(block).iter().for_each(|&arg| self.values.add(arg));
        steps.extend(self.from.next_block(block).map(Step::Block));
        steps.extend(self.from.first_op(block).map(Step::Op));
    }

    fn op(&mut self, op: Op, steps: &mut Vec<Step>) {
        let data = &self.from.ops[op];
        self.ops.add(op);
        for result in data.results..data.results + data.num_results {
            self.values.add(Value::from_u32(result));
        }
        self.operands.add(data.operands, data.num_operands);
        steps.extend(data.next.expand().map(Step::Op));
        if let Some(extra) = data.extra.expand() {
            let extra = &self.from.extras[extra];
            self.successors.add(extra.successors, extra.num_successors);
            let regions = extra.regions.as_slice(&self.from.region_lists);
            steps.extend(regions.iter().rev().map(|&region| Step::Region(region)));
        }
    }
}

/// Moving it.
impl Compaction<'_> {
    /// The body anew; none when something in use names something that is not.
    fn body(&self) -> Option<Body> {
        let mut to = Body::default();
        to.ops.reserve_exact(self.ops.old.len());
        to.values.reserve_exact(self.values.old.len());
        to.operands.reserve(self.operands.count as usize);
        self.ops.old.iter().try_for_each(|&op| self.move_op(op, &mut to))?;
        self.blocks.old.iter().try_for_each(|&block| self.move_block(block, &mut to))?;
        self.values.old.iter().try_for_each(|&value| self.move_value(value, &mut to))?;
        for &region in &self.regions.old {
            let data = &self.from.regions[region];
            to.regions.push(RegionData {
                parent: self.ops.packed(data.parent),
                first: self.blocks.packed(data.first),
                last: self.blocks.packed(data.last),
            });
        }
        to.roots = self.from.roots.iter().filter_map(|&root| self.regions.get(root)).collect();
        Some(to)
    }

    fn move_op(&self, op: Op, to: &mut Body) -> Option<()> {
        let data = &self.from.ops[op];
        let new = to.ops.next_key();
        let operands = to.operands.end();
        for entry in self.from.operands.run(data.operands, data.num_operands) {
            let target = self.values.get(Value::from_u32(entry.target))?;
            to.operands.append(self.operands.moved(entry, target.as_u32(), new.as_u32()));
        }
        let props = to.props.len();
        let count = data.name.def().map_or(1, |def| def.attrs.len());
        let own = self.from.props.get(data.props as usize..).unwrap_or_default();
        to.props.extend(own.iter().take(count));
        to.props.resize(props + count, None.into());
        let results = match data.num_results {
            0 => 0,
            _ => self.values.get(Value::from_u32(data.results))?.as_u32(),
        };
        let extra = match data.extra.expand() {
            Some(extra) => self.move_extra(&self.from.extras[extra], new, to)?,
            None => None,
        };
        to.ops.push(OpData {
            block: self.blocks.packed(data.block),
            prev: self.ops.packed(data.prev),
            next: self.ops.packed(data.next),
            operands,
            results,
            props: props as u32,
            extra: extra.map(|extra| to.extras.push(extra)).into(),
            ..data.clone()
        });
        Some(())
    }

    /// Regions and successors of an op, if it has any.
    fn move_extra(&self, extra: &ExtraData, op: Op, to: &mut Body) -> Option<Option<ExtraData>> {
        let successors = to.successors.end();
        for entry in self.from.successors.run(extra.successors, extra.num_successors) {
            let target = self.blocks.get(Block::from_u32(entry.target))?;
            to.successors.append(self.successors.moved(entry, target.as_u32(), op.as_u32()));
        }
        let regions = extra.regions.as_slice(&self.from.region_lists);
        if regions.is_empty() && extra.num_successors == 0 {
            return Some(None);
        }
        let mut list = EntityList::new();
        list.extend(regions.iter().filter_map(|&r| self.regions.get(r)), &mut to.region_lists);
        let (num_successors, body) = (extra.num_successors, None.into());
        Some(Some(ExtraData { regions: list, body, successors, num_successors }))
    }

    fn move_block(&self, block: Block, to: &mut Body) -> Option<()> {
        let data = &self.from.blocks[block];
        let mut args = EntityList::new();
        for &arg in self.from.args(block) {
            args.push(self.values.get(arg)?, &mut to.value_lists);
        }
        to.blocks.push(BlockData {
            region: self.regions.packed(data.region),
            prev: self.blocks.packed(data.prev),
            next: self.blocks.packed(data.next),
            first: self.ops.packed(data.first),
            last: self.ops.packed(data.last),
            args,
            first_use: self.successors.first(data.first_use),
        });
        Some(())
    }

    fn move_value(&self, value: Value, to: &mut Body) -> Option<()> {
        let data = &self.from.values[value];
        let def = match data.def.get() {
            Ok(op) => Def::result(self.ops.get(op)?),
            Err(slot) => {
                let ArgData { block, index, location } = *self.from.args.get(slot)?;
                to.args.push(ArgData { block: self.blocks.get(block)?, index, location });
                Def::argument(to.args.len() - 1)
            }
        };
        let first_use = self.operands.first(data.first_use);
        to.values.push(ValueData { ty: data.ty, def, first_use });
        Some(())
    }
}
