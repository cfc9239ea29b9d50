//! Giving up what was erased.
//!
//! What stays is numbered anew in the order it was made in, and lists of uses
//! keep their order, so that nothing that goes by either can tell. Handles
//! from before name something else afterwards.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, EntityRef, PrimaryMap};

use super::Body;
use super::entities::{
    ArgData, Block, BlockData, BodyId, Def, ExtraData, Op, OpData, Region, RegionData,
};
use super::entities::{Run, Value, ValueData};
use super::uses::UsePool;

/// Bodies with fewer ops are left as they are.
const WORTH: usize = 32;

/// A body is sparse when so many ops were made for each that is still there.
const SPARSE: usize = 4;

/// Not there any more.
const GONE: u32 = u32::MAX;

/// New numbers of entities of a kind, or of slots.
struct Numbers(Vec<u32>);

impl Numbers {
    fn new(count: usize) -> Self {
        Numbers(vec![GONE; count])
    }

    /// Notes that something stays.
    fn keep(&mut self, number: u32) {
        if let Some(slot) = self.0.get_mut(number as usize) {
            *slot = 0;
        }
    }

    /// Numbers all that stays; returns how much that is.
    fn number(&mut self) -> usize {
        let mut next = 0;
        for slot in self.0.iter_mut().filter(|slot| **slot != GONE) {
            *slot = next;
            next += 1;
        }
        next as usize
    }

    #[inline]
    fn at(&self, number: u32) -> u32 {
        self.0.get(number as usize).copied().unwrap_or(GONE)
    }

    fn map<E: EntityRef>(&self, entity: E) -> Option<E> {
        let number = self.at(entity.index() as u32);
        (number != GONE).then(|| E::new(number as usize))
    }

    fn packed<E>(&self, entity: PackedOption<E>) -> PackedOption<E>
    where
        E: EntityRef + cranelift_entity::packed_option::ReservedValue,
    {
        entity.expand().and_then(|entity| self.map(entity)).into()
    }

    /// What stays, by its old number.
    fn kept(&self) -> impl Iterator<Item = u32> + '_ {
        (0u32..).zip(&self.0).filter(|(_, new)| **new != GONE).map(|(old, _)| old)
    }
}

/// New numbers of all that stays of a body.
struct Kept {
    ops: Numbers,
    blocks: Numbers,
    regions: Numbers,
    values: Numbers,
    counts: [usize; 4],
    /// How many slots the ops have.
    slots: Slots,
}

/// How many slots of each kind ops have.
#[derive(Default)]
struct Slots {
    operands: usize,
    props: usize,
    extras: usize,
    successors: usize,
}

impl Slots {
    fn count(&mut self, body: &Body, op: Op) {
        let data = &body.ops[op];
        self.operands += data.num_operands as usize;
        self.props += num_props(data);
        if let Some(extra) = data.extra.expand() {
            self.extras += 1;
            self.successors += body.extras[extra].num_successors as usize;
        }
    }
}

/// Moves a body from one that it is nested in to another; its new number.
fn move_nested(old: &mut Body, number: BodyId, new: &mut Body) -> BodyId {
    match old.bodies.get_mut(number) {
        Some(body) => new.bodies.push(body.take()),
        None => BodyId::BLANK,
    }
}

/// How many slots of inherent attributes an op has.
fn num_props(data: &OpData) -> usize {
    data.name.def().map_or(1, |def| def.attrs.len())
}

impl Body {
    /// Compacts the body and all nested in it where much of what was made is
    /// no longer there.
    pub fn compact(&mut self) {
        let mut pending = vec![self];
        while let Some(body) = pending.pop() {
            if body.ops.len() >= WORTH && !body.is_compact() {
                body.compact_alone();
            }
            pending.extend(body.nested_bodies_mut());
        }
    }

    /// What the body holds without what died, in storage that is just large
    /// enough: for bodies that are complete, with no others nested in them.
    /// The body is left empty, with its room for another.
    #[must_use]
    pub fn take_packed(&mut self) -> Body {
        self.changes.trees.take();
        let died = self.ops.len() > self.count_ops();
        let Some(kept) = Some(&*self).filter(|_| died).and_then(Body::kept) else {
            return self.take_fitted();
        };
        let verified = self.is_as_verified();
        let mut compactor = Compactor { old: std::mem::take(self), kept };
        let mut packed = compactor.run();
        *self = compactor.old;
        self.clear();
        if verified {
            packed.assume_verified();
        }
        packed
    }

    /// Whether far more ops were made than are still there.
    pub fn is_sparse(&self) -> bool {
        let enough = self.ops.len().div_ceil(SPARSE);
        let mut there = 0;
        self.ops.len() >= WORTH
            && !self.ops.values().as_slice().chunks(WORTH).any(|chunk| {
                there += chunk.iter().filter(|data| data.run.is_some()).count();
                there >= enough
            })
    }

    /// How many ops are in blocks.
    fn count_ops(&self) -> usize {
        self.ops.values().filter(|data| data.run.is_some()).count()
    }

    fn compact_alone(&mut self) {
        let Some(kept) = self.kept() else { return };
        let verified = self.is_as_verified();
        let trees = std::mem::take(&mut self.changes.trees);
        let same_blocks = kept.counts[1] == self.blocks.len();
        *self = Compactor { old: std::mem::take(self), kept }.run();
        if same_blocks {
            self.changes.trees = trees;
        }
        if verified {
            self.assume_verified();
        }
    }

    /// Whether at least three in five of the ops ever made are still there.
    fn is_compact(&self) -> bool {
        let there = self.count_ops();
        (self.ops.len() - there) * 3 <= there * 2
    }

    /// What stays; none when something that stays uses what does not.
    fn kept(&self) -> Option<Kept> {
        let mut kept = Kept {
            ops: Numbers::new(self.ops.len()),
            blocks: Numbers::new(self.blocks.len()),
            regions: Numbers::new(self.regions.len()),
            values: Numbers::new(self.values.len()),
            counts: [0; 4],
            slots: Slots::default(),
        };
        let mut pending = self.roots().to_vec();
        if let Some(block) = self.outside.expand() {
            kept.block(self, block);
        }
        while let Some(region) = pending.pop() {
            kept.regions.keep(region.as_u32());
            for block in self.region_blocks(region) {
                kept.block(self, block);
                for op in self.block_ops(block) {
                    kept.ops.keep(op.as_u32());
                    kept.slots.count(self, op);
                    self.results(op).for_each(|value| kept.values.keep(value.as_u32()));
                    if self.nested(op).is_none() {
                        pending.extend(self.regions(op));
                    }
                }
            }
        }
        kept.is_closed(self).then(|| kept.numbered())
    }
}

impl Kept {
    fn block(&mut self, body: &Body, block: Block) {
        self.blocks.keep(block.as_u32());
        body.args(block).iter().for_each(|value| self.values.keep(value.as_u32()));
    }

    /// Whether all that is used by what stays stays.
    fn is_closed(&self, body: &Body) -> bool {
        self.ops.kept().map(Op::from_u32).all(|op| {
            body.operands(op).all(|value| self.values.map(value).is_some())
                && body.successors(op).all(|block| self.blocks.map(block).is_some())
        })
    }

    fn numbered(mut self) -> Self {
        let Kept { ops, blocks, regions, values, .. } = &mut self;
        self.counts = [ops, blocks, regions, values].map(Numbers::number);
        self
    }
}

/// Makes the body anew.
struct Compactor {
    old: Body,
    kept: Kept,
}

impl Compactor {
    fn run(&mut self) -> Body {
        let [ops, blocks, regions, values] = self.kept.counts;
        let mut new = Body {
            ops: PrimaryMap::with_capacity(ops),
            blocks: PrimaryMap::with_capacity(blocks),
            runs: PrimaryMap::with_capacity(blocks),
            regions: PrimaryMap::with_capacity(regions),
            values: PrimaryMap::with_capacity(values),
            ..Body::default()
        };
        let Slots { operands, props, extras, successors } = std::mem::take(&mut self.kept.slots);
        new.operands.reserve(operands);
        new.props.reserve_exact(props);
        new.extras.reserve_exact(extras);
        new.successors.reserve(successors);
        let mut operands = Numbers::new(self.old.operands.end() as usize);
        let mut successors = Numbers::new(self.old.successors.end() as usize);
        let all = (0..self.old.ops.len() as u32).map(Op::from_u32);
        for op in all {
            if self.kept.ops.map(op).is_some() {
                self.op(op, &mut new, &mut operands, &mut successors);
            }
        }
        for number in self.kept.regions.kept() {
            self.region(Region::from_u32(number), &mut new);
        }
        self.values(&mut new, &operands);
        for number in self.kept.blocks.kept() {
            self.block(Block::from_u32(number), &mut new, &successors);
        }
        let roots = self.old.roots().iter().filter_map(|&region| self.kept.regions.map(region));
        new.roots = EntityList::from_iter(roots, &mut new.region_lists);
        new.outside = self.kept.blocks.packed(self.old.outside);
        new.has_blank = self.old.has_blank;
        new.args.shrink_to_fit();
        new
    }

    fn op(&mut self, op: Op, new: &mut Body, operands: &mut Numbers, successors: &mut Numbers) {
        let data = self.old.ops[op].clone();
        let kept = &self.kept;
        let block = self.old.block_of(op).and_then(|block| kept.blocks.map(block));
        let owner = kept.ops.at(op.as_u32());
        let run = data.operands..data.operands + data.num_operands;
        let start = new.operands.end();
        copy_slots(&self.old.operands, run, &mut new.operands, operands, &kept.values, owner);
        let (props, count) = (new.props.len(), num_props(&data));
        let own = self.old.props.get(data.props as usize..).unwrap_or_default();
        new.props.extend_from_slice(own.get(..count).unwrap_or(own));
        new.props.resize(props + count, None.into());
        let extra = data.extra.expand().map(|extra| {
            let mut data = std::mem::take(&mut self.old.extras[extra]);
            let body = data.body.expand().map(|number| move_nested(&mut self.old, number, new));
            let regions = data.regions.as_slice(&self.old.region_lists).iter();
            let regions = regions.filter_map(|&region| kept.regions.map(region));
            let run = data.successors..data.successors + data.num_successors;
            data = ExtraData {
                regions: EntityList::from_iter(regions, &mut new.region_lists),
                body: body.into(),
                successors: new.successors.end(),
                num_successors: data.num_successors,
            };
            let (from, to) = (&self.old.successors, &mut new.successors);
            copy_slots(from, run, to, successors, &kept.blocks, owner);
            new.extras.push(data)
        });
        new.ops.push(OpData {
            // A new block has the run of its own number.
            run: block.map(|block| Run::from_u32(block.as_u32())).into(),
            prev: kept.ops.packed(data.prev),
            next: kept.ops.packed(data.next),
            operands: start,
            results: if data.num_results == 0 { 0 } else { kept.values.at(data.results) },
            props: props as u32,
            extra: extra.into(),
            ..data
        });
    }

    fn region(&self, region: Region, new: &mut Body) {
        let (kept, data) = (&self.kept, &self.old.regions[region]);
        new.regions.push(RegionData {
            parent: kept.ops.packed(data.parent),
            first: kept.blocks.packed(data.first),
            last: kept.blocks.packed(data.last),
        });
    }

    fn values(&self, new: &mut Body, operands: &Numbers) {
        for value in self.kept.values.kept().map(Value::from_u32) {
            let data = &self.old.values[value];
            let def = match data.def.get() {
                Ok(op) => Def::result(self.kept.ops.map(op).unwrap_or(op)),
                Err(slot) => {
                    let arg = &self.old.args[slot];
                    let block = self.kept.blocks.map(arg.block).unwrap_or(arg.block);
                    new.args.push(ArgData { block, ..arg.clone() });
                    Def::argument(new.args.len() - 1)
                }
            };
            let uses = self.old.operands.list(data.first_use).map(|(slot, _)| operands.at(slot));
            let first_use = new.operands.thread(uses.filter(|&slot| slot != GONE));
            new.values.push(ValueData { ty: data.ty, def, first_use });
        }
    }

    fn block(&self, block: Block, new: &mut Body, successors: &Numbers) {
        let (kept, data) = (&self.kept, &self.old.blocks[block]);
        let args = data.args.as_slice(&self.old.value_lists).iter();
        let args = args.filter_map(|&value| kept.values.map(value));
        let uses = self.old.successors.list(data.first_use).map(|(slot, _)| successors.at(slot));
        let first_use = new.successors.thread(uses.filter(|&slot| slot != GONE));
        let run = new.runs.push(new.blocks.next_key()).into();
        new.blocks.push(BlockData {
            run,
            region: kept.regions.packed(data.region),
            prev: kept.blocks.packed(data.prev),
            next: kept.blocks.packed(data.next),
            first: kept.ops.packed(data.first),
            last: kept.ops.packed(data.last),
            args: EntityList::from_iter(args, &mut new.value_lists),
            first_use,
        });
    }
}

/// Copies a run of slots with what they name and their owner numbered anew;
/// they are in no list yet.
fn copy_slots(
    from: &UsePool,
    run: std::ops::Range<u32>,
    to: &mut UsePool,
    slots: &mut Numbers,
    targets: &Numbers,
    owner: u32,
) {
    for slot in run {
        let target = targets.at(from.get(slot).target);
        let new = to.push_unlinked(target, owner);
        if let Some(number) = slots.0.get_mut(slot as usize) {
            *number = new;
        }
    }
}
