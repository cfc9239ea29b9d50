//! Ops as bytecode. Regions are gone through with a list of what is to be
//! done, so that deep nesting takes no stack.

use couloir_ir::body::{Block, Body, Region};
use couloir_ir::{Attribute, Location, Op, OpRef, Scope, Value};
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;

use super::isolation::isolated_ops;
use super::number::Numbering;
use super::parts::{Parts, Strings};
use super::uses::UseOrder;
use crate::builtin::Sink;
use crate::bytes::Emitter;
use crate::encoding::{Section, part, version};
use crate::props::{Field, Layouts};

/// Writes the section of an op with all that is in it; returns that of the
/// inherent attributes.
pub(super) fn write(
    op: OpRef<'_>,
    numbers: &Numbering,
    strings: &mut Strings,
    format: u64,
    file: &mut Emitter,
) -> Emitter {
    let mut writer = Writer {
        numbers,
        format,
        strings,
        properties: Properties::default(),
        layouts: Layouts::new(format),
        out: Emitter::default(),
        outer: Vec::new(),
        body: Numbers::of(op.body()),
        around: Vec::new(),
        next: 0,
        todo: Vec::new(),
    };
    writer.out.flagged(1, false);
    writer.op(op);
    while let Some(task) = writer.todo.pop() {
        writer.step(op, task);
    }
    file.section(Section::Ir, &writer.out);
    writer.properties.section()
}

/// The attributes that stand with an op: its discardable ones; all of them in
/// versions that do not have the inherent ones apart.
pub(super) fn dictionary(op: OpRef<'_>, format: u64) -> Attribute {
    if format >= version::PROPERTIES {
        return op.body().discardable(op.op);
    }
    Attribute::dictionary(op.ctx(), op.attrs().collect())
}

/// The inherent attributes of an op without a definition, which are one attribute.
pub(super) fn unregistered_properties(op: OpRef<'_>) -> Option<Attribute> {
    if op.def().is_some() { None } else { op.prop(0) }
}

/// Inherent attributes of ops, each list of them once.
#[derive(Default)]
struct Properties {
    numbers: FxHashMap<Box<[u8]>, u64>,
    all: Emitter,
    /// Room for one list.
    room: Emitter,
}

impl Properties {
    fn number(&mut self, bytes: &[u8]) -> u64 {
        if let Some(&number) = self.numbers.get(bytes) {
            return number;
        }
        let number = self.numbers.len() as u64;
        self.numbers.insert(bytes.into(), number);
        self.all.varint(bytes.len() as u64);
        self.all.raw(bytes);
        number
    }

    fn section(&self) -> Emitter {
        let mut section = Emitter::default();
        section.varint(self.numbers.len() as u64);
        section.raw(self.all.bytes());
        section
    }
}

/// The numbers of values and blocks of a body, and what is found out of it at once.
struct Numbers<'a> {
    body: &'a Body,
    /// The ops that use nothing from around them.
    isolated: EntitySet<Op>,
    /// In which order ops come.
    order: UseOrder,
    /// Values in an op that uses nothing from around it are numbered afresh.
    values: SecondaryMap<Value, u32>,
    /// Blocks are numbered in each region.
    blocks: SecondaryMap<Block, u32>,
}

impl<'a> Numbers<'a> {
    fn of(body: &'a Body) -> Self {
        Self {
            body,
            isolated: isolated_ops(body),
            order: UseOrder::of(body),
            values: SecondaryMap::with_capacity(body.num_values()),
            blocks: SecondaryMap::with_capacity(body.num_blocks()),
        }
    }

    /// Numbers the blocks of a region, and its values from a number on; returns how many blocks
    /// there are, and the next number.
    fn region(&mut self, region: Region, mut next: u32) -> (u32, u32) {
        let Self { body, values, blocks, .. } = self;
        let mut number = |value| {
            values[value] = next;
            next += 1;
        };
        let mut count = 0;
        for block in body.region_blocks(region) {
            blocks[block] = count;
            count += 1;
            body.args(block).iter().for_each(|&arg| number(arg));
            for op in body.block_ops(block) {
                body.results(op).for_each(&mut number);
            }
        }
        (count, next)
    }
}

/// What is still to be done.
#[derive(Clone, Copy)]
enum Task {
    /// To write a region.
    Region(Region),
    /// To write this block and those after it.
    Blocks(Option<Block>),
    /// To write this op and those after it.
    Ops(Option<Op>),
    /// To end a region, after which values are numbered from here on.
    End(u32),
    /// To go back to what is around an isolated op.
    Leave { section: bool, body: bool },
}

struct Writer<'a, 's> {
    numbers: &'a Numbering,
    format: u64,
    strings: &'s mut Strings,
    properties: Properties,
    layouts: Layouts,
    /// The section that is being written, and those around it that are not done.
    out: Emitter,
    outer: Vec<Emitter>,
    /// The body that is being written, and those around it.
    body: Numbers<'a>,
    around: Vec<Numbers<'a>>,
    /// The number of the value that is numbered next.
    next: u32,
    todo: Vec<Task>,
}

impl<'a> Writer<'a, '_> {
    fn step(&mut self, root: OpRef<'a>, task: Task) {
        match task {
            Task::Region(region) => self.region(region),
            Task::Blocks(None) | Task::Ops(None) => {}
            Task::Blocks(Some(block)) => self.block(root, block),
            Task::Ops(Some(op)) => {
                let body = self.body.body;
                self.todo.push(Task::Ops(body.next_op(op)));
                self.op(Scope::new(root.ctx(), body).op(op));
            }
            Task::End(next) => self.next = next,
            Task::Leave { section, body } => self.leave(section, body),
        }
    }

    fn leave(&mut self, section: bool, body: bool) {
        if body && let Some(around) = self.around.pop() {
            self.body = around;
        }
        if section && let Some(outer) = self.outer.pop() {
            let done = std::mem::replace(&mut self.out, outer);
            self.out.section(Section::Ir, &done);
        }
    }

    fn region(&mut self, region: Region) {
        let first = self.next;
        self.todo.push(Task::End(first));
        let (blocks, next) = self.body.region(region, first);
        self.next = next;
        self.out.varint(blocks.into());
        if blocks > 0 {
            self.out.varint((next - first).into());
            self.todo.push(Task::Blocks(self.body.body.entry_block(region)));
        }
    }

    fn block(&mut self, root: OpRef<'a>, block: Block) {
        let body = self.body.body;
        self.todo.push(Task::Blocks(body.next_block(block)));
        self.todo.push(Task::Ops(body.first_op(block)));
        let args = body.args(block);
        self.out.flagged(body.block_ops(block).count(), !args.is_empty());
        if args.is_empty() {
            return;
        }
        self.out.varint(args.len() as u64);
        for &arg in args {
            let ty = self.numbers.types.number(body.ty(arg));
            self.argument(ty, root, body.value_location(arg));
        }
        if self.format >= version::USE_LISTS {
            let at = self.out.len();
            self.out.byte(0);
            let ordered = self.body.order.write(body, args.iter().copied(), &mut self.out);
            self.out.patch(at, if ordered { part::USE_LISTS } else { 0 });
        }
    }

    fn argument(&mut self, ty: u64, root: OpRef<'_>, location: Location) {
        let location = self.numbers.location(root.ctx(), location);
        let number = self.numbers.attrs.number(location);
        if self.format < version::ELIDED_LOCATIONS {
            self.out.varint(ty);
            return self.out.varint(number);
        }
        let known = location != Attribute::UNKNOWN_LOC;
        self.out.flagged(ty as usize, known);
        if known {
            self.out.varint(number);
        }
    }

    fn op(&mut self, op: OpRef<'a>) {
        self.out.varint(self.numbers.ops.number(op.data().name));
        let mask_at = self.out.len();
        self.out.byte(0);
        let location = self.numbers.location(op.ctx(), op.location());
        self.out.varint(self.numbers.attrs.number(location));
        let mut mask = self.attributes(op) | self.values(op);
        if self.format >= version::USE_LISTS
            && self.body.order.write(op.body(), op.results(), &mut self.out)
        {
            mask |= part::USE_LISTS;
        }
        if op.num_regions() > 0 {
            mask |= part::REGIONS;
        }
        self.out.patch(mask_at, mask);
        if mask & part::REGIONS != 0 {
            self.regions(op);
        }
    }

    /// Writes the types of an op's results, its operands and its successors; returns which parts
    /// that makes.
    fn values(&mut self, op: OpRef<'_>) -> u8 {
        let Self { out, numbers, body, .. } = self;
        let types = op.result_types().map(|ty| numbers.types.number(ty));
        let operands = op.operands().map(|value| body.values[value].into());
        let successors = op.successors().map(|block| body.blocks[block].into());
        list(part::RESULTS, types, out)
            | list(part::OPERANDS, operands, out)
            | list(part::SUCCESSORS, successors, out)
    }

    /// Writes an op's attributes; returns which parts that makes.
    fn attributes(&mut self, op: OpRef<'_>) -> u8 {
        let mut mask = 0;
        let attrs = dictionary(op, self.format);
        if attrs != Attribute::EMPTY_DICT {
            mask |= part::ATTRS;
            self.out.varint(self.numbers.attrs.number(attrs));
        }
        if self.format >= version::PROPERTIES
            && let Some(number) = self.properties(op)
        {
            mask |= part::PROPERTIES;
            self.out.varint(number);
        }
        mask
    }

    /// The number of an op's inherent attributes.
    fn properties(&mut self, op: OpRef<'_>) -> Option<u64> {
        let Self { numbers, strings, properties, layouts, .. } = self;
        let mut bytes = std::mem::take(&mut properties.room);
        bytes.clear();
        let mut parts = Parts { out: &mut bytes, ctx: op.ctx(), numbers, strings };
        if let Some(all) = unregistered_properties(op) {
            Sink::attr(&mut parts, all);
        }
        if let Some(def) = op.def() {
            layouts.of(def).iter().for_each(|field| property(op, *field, &mut parts));
        }
        let number = (!bytes.is_empty()).then(|| properties.number(bytes.bytes()));
        properties.room = bytes;
        number
    }

    fn regions(&mut self, op: OpRef<'a>) {
        let own = op.body().nested(op.op);
        let isolated = own.is_some() || self.body.isolated.contains(op.op);
        let section = isolated && self.format >= version::LAZY_REGIONS;
        self.out.flagged(op.num_regions(), isolated);
        if isolated {
            let next = std::mem::take(&mut self.next);
            self.todo.extend([Task::End(next), Task::Leave { section, body: own.is_some() }]);
        }
        let regions = op.body().regions(op.op).iter().rev();
        self.todo.extend(regions.map(|&region| Task::Region(region)));
        if let Some(own) = own {
            self.around.push(std::mem::replace(&mut self.body, Numbers::of(own)));
        }
        if section {
            self.outer.push(std::mem::take(&mut self.out));
        }
    }
}

/// Writes numbers with how many there are, if there are any; returns the part that makes.
fn list(part: u8, numbers: impl ExactSizeIterator<Item = u64>, out: &mut Emitter) -> u8 {
    if numbers.len() == 0 {
        return 0;
    }
    out.varint(numbers.len() as u64);
    numbers.for_each(|number| out.varint(number));
    part
}

/// Writes an inherent attribute.
fn property(op: OpRef<'_>, field: Field, parts: &mut Parts<'_>) {
    let of = |slot| op.prop(slot);
    match field {
        Field::Required(slot) => of(slot).into_iter().for_each(|attr| Sink::attr(parts, attr)),
        Field::Optional(slot) => parts.optional_attr(of(slot)),
        Field::Number(slot, _) => {
            let number = of(slot).and_then(|attr| attr.as_u64(op.ctx()));
            parts.varint(number.unwrap_or(0));
        }
        Field::OptionalNumber(slot) => {
            let numbers = of(slot).and_then(|attr| attr.as_array(op.ctx()));
            let number = numbers.and_then(|numbers| numbers.first());
            parts.byte(u8::from(number.is_some()));
            let number = number.and_then(|attr| attr.as_u64(op.ctx()));
            number.into_iter().for_each(|number| parts.varint(number));
        }
        Field::Flag(slot) => {
            parts.byte(u8::from(of(slot).is_some_and(|attr| attr != Attribute::FALSE)));
        }
        Field::Segments(slot, count) => {
            let sizes = of(slot).and_then(|attr| attr.as_i32_array(op.ctx()));
            let mut sizes = sizes.unwrap_or_default();
            sizes.resize(count, 0);
            sparse(&sizes, parts.out);
        }
    }
}

/// Numbers of which most are zero with their places, others one by one.
fn sparse(values: &[i32], out: &mut Emitter) {
    let set = values.iter().filter(|&&value| value != 0).count();
    let last = values.iter().rposition(|&value| value != 0).unwrap_or(0);
    if last > 256 || set > values.len() / 2 {
        out.flagged(values.len(), false);
        return values.iter().for_each(|&value| out.varint(u64::from(value as u32)));
    }
    out.flagged(set, true);
    if set == 0 {
        return;
    }
    let bits = usize::BITS - last.leading_zeros();
    out.varint(bits.into());
    for (place, &value) in values.iter().enumerate().filter(|(_, value)| **value != 0) {
        out.varint(u64::from(value as u32) << bits | place as u64);
    }
}
