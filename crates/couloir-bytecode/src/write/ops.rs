//! Ops as bytecode. Regions are gone through with a list of what is to be
//! done, so that deep nesting takes no stack.

use std::rc::Rc;

use couloir_ir::body::{Block, Body, Region};
use couloir_ir::{Attribute, Op, OpRef, Scope, Value};
use rustc_hash::{FxHashMap, FxHashSet};

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
        sections: vec![Emitter::default()],
        scopes: vec![Numbers::of(op.body())],
        todo: Vec::new(),
    };
    writer.out().flagged(1, false);
    writer.op(op);
    while let Some(task) = writer.todo.pop() {
        writer.step(op, task);
    }
    let Writer { properties, sections, .. } = writer;
    for section in sections {
        file.section(Section::Ir, &section);
    }
    properties.section()
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

/// What is found out of a body at once.
struct Known {
    /// The ops that use nothing from around them.
    isolated: FxHashSet<Op>,
    /// In which order ops come.
    order: UseOrder,
}

/// The numbers of values and blocks of a body, or of what is in an op that
/// uses nothing from around it.
struct Numbers<'a> {
    body: &'a Body,
    known: Rc<Known>,
    values: FxHashMap<Value, u64>,
    blocks: FxHashMap<Block, u64>,
    /// The number of the value that is numbered next.
    next: u64,
}

impl<'a> Numbers<'a> {
    fn of(body: &'a Body) -> Self {
        let known = Known { isolated: isolated_ops(body), order: UseOrder::of(body) };
        Self::within(body, Rc::new(known))
    }

    fn within(body: &'a Body, known: Rc<Known>) -> Self {
        let (values, blocks) = (FxHashMap::default(), FxHashMap::default());
        Self { body, known, values, blocks, next: 0 }
    }

    /// Numbers the blocks and values of a region; returns how many there are.
    fn region(&mut self, region: Region) -> (u64, u64) {
        let (mut blocks, first) = (0, self.next);
        for block in self.body.region_blocks(region) {
            self.blocks.insert(block, blocks);
            blocks += 1;
            self.body.args(block).iter().for_each(|&arg| self.value(arg));
            for op in self.body.block_ops(block) {
                self.body.results(op).for_each(|result| self.value(result));
            }
        }
        (blocks, self.next - first)
    }

    fn value(&mut self, value: Value) {
        self.values.insert(value, self.next);
        self.next += 1;
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
    End(u64),
    /// To go back to what is around an isolated op, which has a section or not.
    Leave(bool),
}

struct Writer<'a, 's> {
    numbers: &'a Numbering,
    format: u64,
    strings: &'s mut Strings,
    properties: Properties,
    layouts: Layouts,
    /// Sections that are not done, the innermost last.
    sections: Vec<Emitter>,
    /// Where values are numbered, the innermost last.
    scopes: Vec<Numbers<'a>>,
    todo: Vec<Task>,
}

impl<'a> Writer<'a, '_> {
    fn out(&mut self) -> &mut Emitter {
        let last = self.sections.len() - 1;
        &mut self.sections[last]
    }

    fn scope(&mut self) -> &mut Numbers<'a> {
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    fn step(&mut self, root: OpRef<'a>, task: Task) {
        match task {
            Task::Region(region) => self.region(region),
            Task::Blocks(None) | Task::Ops(None) => {}
            Task::Blocks(Some(block)) => self.block(root, block),
            Task::Ops(Some(op)) => {
                let body = self.scope().body;
                self.todo.push(Task::Ops(body.next_op(op)));
                self.op(Scope::new(root.ctx(), body).op(op));
            }
            Task::End(next) => self.scope().next = next,
            Task::Leave(section) => {
                self.scopes.pop();
                if section && let Some(done) = self.sections.pop() {
                    self.out().section(Section::Ir, &done);
                }
            }
        }
    }

    fn region(&mut self, region: Region) {
        let next = self.scope().next;
        self.todo.push(Task::End(next));
        let (blocks, values) = self.scope().region(region);
        self.out().varint(blocks);
        if blocks > 0 {
            self.out().varint(values);
            let first = self.scope().body.entry_block(region);
            self.todo.push(Task::Blocks(first));
        }
    }

    fn block(&mut self, root: OpRef<'a>, block: Block) {
        let body = self.scope().body;
        self.todo.push(Task::Blocks(body.next_block(block)));
        self.todo.push(Task::Ops(body.first_op(block)));
        let args = body.args(block);
        self.out().flagged(body.block_ops(block).count(), !args.is_empty());
        if args.is_empty() {
            return;
        }
        self.out().varint(args.len() as u64);
        for &arg in args {
            let location = body.value_location(arg).to_attr(root.ctx());
            self.argument(self.numbers.types.number(body.ty(arg)), location);
        }
        if self.format >= version::USE_LISTS {
            let known = Rc::clone(&self.scope().known);
            let at = self.out().len();
            self.out().byte(0);
            let ordered = known.order.write(body, args.iter().copied(), self.out());
            self.out().patch(at, if ordered { part::USE_LISTS } else { 0 });
        }
    }

    fn argument(&mut self, ty: u64, location: Attribute) {
        let number = self.numbers.attrs.number(location);
        if self.format < version::ELIDED_LOCATIONS {
            self.out().varint(ty);
            return self.out().varint(number);
        }
        let known = location != Attribute::UNKNOWN_LOC;
        self.out().flagged(ty as usize, known);
        if known {
            self.out().varint(number);
        }
    }

    fn op(&mut self, op: OpRef<'a>) {
        let numbers = self.numbers;
        self.out().varint(numbers.ops.number(op.data().name));
        let mask_at = self.out().len();
        self.out().byte(0);
        let location = numbers.attrs.number(op.location().to_attr(op.ctx()));
        self.out().varint(location);
        let mut mask = self.attributes(op);
        if op.results().len() > 0 {
            mask |= part::RESULTS;
            let types = op.result_types().map(|ty| numbers.types.number(ty));
            self.list(types.collect());
        }
        if op.operands().len() > 0 {
            mask |= part::OPERANDS;
            let scope = self.scope();
            let operands = op.operands().map(|value| scope.values.get(&value).copied());
            let operands = operands.map(Option::unwrap_or_default).collect();
            self.list(operands);
        }
        if op.successors().len() > 0 {
            mask |= part::SUCCESSORS;
            let scope = self.scope();
            let blocks = op.successors().map(|block| scope.blocks.get(&block).copied());
            let blocks = blocks.map(Option::unwrap_or_default).collect();
            self.list(blocks);
        }
        if self.format >= version::USE_LISTS {
            let known = Rc::clone(&self.scope().known);
            if known.order.write(op.body(), op.results(), self.out()) {
                mask |= part::USE_LISTS;
            }
        }
        if op.num_regions() > 0 {
            mask |= part::REGIONS;
        }
        self.out().patch(mask_at, mask);
        if mask & part::REGIONS != 0 {
            self.regions(op);
        }
    }

    fn list(&mut self, numbers: Vec<u64>) {
        let out = self.out();
        out.varint(numbers.len() as u64);
        numbers.into_iter().for_each(|number| out.varint(number));
    }

    /// Writes an op's attributes; returns which parts that makes.
    fn attributes(&mut self, op: OpRef<'_>) -> u8 {
        let mut mask = 0;
        let attrs = dictionary(op, self.format);
        if attrs != Attribute::EMPTY_DICT {
            mask |= part::ATTRS;
            let number = self.numbers.attrs.number(attrs);
            self.out().varint(number);
        }
        if self.format >= version::PROPERTIES
            && let Some(number) = self.properties(op)
        {
            mask |= part::PROPERTIES;
            self.out().varint(number);
        }
        mask
    }

    /// The number of an op's inherent attributes.
    fn properties(&mut self, op: OpRef<'_>) -> Option<u64> {
        let mut bytes = Emitter::default();
        let (numbers, strings) = (self.numbers, &mut *self.strings);
        let mut parts = Parts { out: &mut bytes, ctx: op.ctx(), numbers, strings };
        if let Some(all) = unregistered_properties(op) {
            Sink::attr(&mut parts, all);
        }
        let fields = op.def().map(|def| self.layouts.of(def)).unwrap_or_default();
        fields.iter().for_each(|field| property(op, *field, &mut parts));
        (!bytes.is_empty()).then(|| self.properties.number(bytes.bytes()))
    }

    fn regions(&mut self, op: OpRef<'a>) {
        let scope = self.scope();
        let inner = match op.body().nested(op.op) {
            Some(own) => Some(Numbers::of(own)),
            None if scope.known.isolated.contains(&op.op) => {
                Some(Numbers::within(scope.body, Rc::clone(&scope.known)))
            }
            None => None,
        };
        let isolated = inner.is_some();
        let section = isolated && self.format >= version::LAZY_REGIONS;
        self.out().flagged(op.num_regions(), isolated);
        if let Some(inner) = inner {
            self.todo.push(Task::Leave(section));
            self.scopes.push(inner);
        }
        let regions = op.body().regions(op.op).iter().rev();
        self.todo.extend(regions.map(|&region| Task::Region(region)));
        if section {
            self.sections.push(Emitter::default());
        }
    }
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
