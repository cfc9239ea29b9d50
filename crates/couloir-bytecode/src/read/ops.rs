//! Ops. What is open is kept in a list, so that deep nesting takes no stack.

use couloir_ir::body::{Block, Body, OpSpec, Region, Value};
use couloir_ir::op::{OpName, Trait};
use couloir_ir::{Attribute, Location, OpDef, Type};
use smallvec::SmallVec;

use super::File;
use super::entries::{Entries, dialect_of, entry};
use super::properties::{Inherent, Properties, Slots};
use crate::bytes::{Cursor, Fault};
use crate::encoding::{Section, part, version};

/// Reads the ops of a file into a body with one region of one block; all of them, or without
/// what is in functions, which is [left](Left) for later.
pub(super) fn read<'a>(
    entries: &Entries<'a>,
    properties: &Properties<'a>,
    file: &File<'a>,
    left: Option<&mut Left<'a>>,
) -> Result<Box<Body>, Fault> {
    let mut reader = Reader::new(entries, properties, file.section(Section::Ir));
    reader.left = left;
    reader.scope.is_top = true;
    let region = reader.body.create_root();
    let blocks = vec![reader.body.append_new_block(region)];
    let left = reader.from.varint()? >> 1;
    let (first, before) = (0, 0);
    let top = OpenRegion { blocks, next_block: 1, left, first, before };
    reader.open.push(Open::Region(top));
    reader.all()?;
    Ok(reader.body)
}

/// The sections of functions whose bodies were left out, in order.
#[derive(Default)]
pub(super) struct Left<'a> {
    pub(super) sections: Vec<Cursor<'a>>,
}

/// A value by its number.
#[derive(Clone, Copy)]
enum Known {
    /// Nothing is known of it.
    Nothing,
    /// It is used; this stands for it.
    Used(Value),
    /// It is defined.
    Defined(Value),
}

/// The values of what is in an isolated op.
#[derive(Default)]
struct Numbers {
    values: Vec<Known>,
    /// The number of the value that is defined next.
    next: usize,
    /// Whether it is not known how many there are to be.
    is_top: bool,
}

impl Numbers {
    /// The value of a number, to be used.
    fn used(&mut self, number: u64, body: &mut Body) -> Result<Value, Fault> {
        let known = usize::try_from(number).ok().and_then(|number| self.values.get_mut(number));
        let Some(known) = known else { return Err(format!("invalid value index: {number}")) };
        Ok(match *known {
            Known::Used(value) | Known::Defined(value) => value,
            Known::Nothing => {
                let value = body.create_placeholder(Type::NONE);
                *known = Known::Used(value);
                value
            }
        })
    }

    /// Takes this many numbers for values that are defined later; returns the first.
    fn take(&mut self, count: usize) -> usize {
        let first = self.next;
        self.next = first.saturating_add(count);
        if self.is_top && self.next > self.values.len() {
            self.values.resize(self.next, Known::Nothing);
        }
        first
    }

    /// Gives a number to a value.
    fn define(&mut self, number: usize, value: Value, body: &mut Body) -> Result<(), Fault> {
        let Some(known) = self.values.get_mut(number) else {
            return Err("value index range was outside of the expected range for the parent \
                        region"
                .into());
        };
        if let Known::Used(stand_in) = std::mem::replace(known, Known::Defined(value)) {
            body.replace_all_uses(stand_in, value);
        }
        Ok(())
    }
}

/// What is open.
enum Open {
    Region(OpenRegion),
    Op(Box<OpenOp>),
}

/// A region of which not all was read.
struct OpenRegion {
    blocks: Vec<Block>,
    /// Which block comes after the one whose ops are being read.
    next_block: usize,
    /// How many ops of it are left.
    left: u64,
    /// The number of its first value, and what was to be defined next around it.
    first: usize,
    before: usize,
}

/// An op of which not all regions were read.
struct OpenOp {
    parts: Parts,
    block: Block,
    regions: Vec<Region>,
    /// How many regions are left.
    left: u64,
    /// Whether values in it are numbered afresh.
    isolated: bool,
    /// Whether it has a body of its own.
    own_body: bool,
    /// Whether its regions are in a section of their own.
    section: bool,
}

/// What an op is made of but for its regions.
#[derive(Default)]
struct Parts {
    head: Option<Head>,
    props: Slots,
    operands: Vec<Value>,
    results: Vec<Type>,
    /// The number of the first result.
    first_result: usize,
    successors: Vec<Block>,
}

/// What an op starts with.
#[derive(Clone, Copy)]
struct Head {
    name: OpName,
    def: Option<&'static OpDef>,
    location: Location,
    attrs: Attribute,
}

/// Reads ops.
pub(super) struct Reader<'r, 'a> {
    entries: &'r Entries<'a>,
    inherent: Inherent<'r, 'a>,
    /// The body that is being filled, and those around it.
    body: Box<Body>,
    #[allow(clippy::vec_box, reason = "they become bodies of ops, which are boxed")]
    around: Vec<Box<Body>>,
    /// The values of the isolated op that is being read, and those of ops around it.
    scope: Numbers,
    scopes: Vec<Numbers>,
    /// The section that is being read, and those around it.
    from: Cursor<'a>,
    sections: Vec<Cursor<'a>>,
    open: Vec<Open>,
    /// What the next op is made of, in room that is used again.
    parts: Parts,
    /// Where bodies of functions are left, if they are.
    left: Option<&'r mut Left<'a>>,
}

/// Bodies of functions apart from all others.
impl<'r, 'a> Reader<'r, 'a> {
    /// A reader of a section.
    pub(super) fn new(
        entries: &'r Entries<'a>,
        properties: &'r Properties<'a>,
        from: Cursor<'a>,
    ) -> Self {
        Self {
            entries,
            inherent: Inherent::new(entries, properties),
            body: Box::default(),
            around: Vec::new(),
            scope: Numbers::default(),
            scopes: Vec::new(),
            from,
            sections: Vec::new(),
            open: Vec::new(),
            parts: Parts::default(),
            left: None,
        }
    }

    /// Reads a section that was left into a body that has its first block, with its arguments,
    /// and nothing else.
    pub(super) fn body(&mut self, from: Cursor<'a>, body: Box<Body>) -> Result<Box<Body>, Fault> {
        (self.from, self.body, self.scope) = (from, body, Numbers::default());
        // What a body before this one that could not be read has left.
        self.open.clear();
        self.sections.clear();
        self.scopes.clear();
        self.around.clear();
        let &region = self.body.roots().first().ok_or("there is no region")?;
        let entry = self.body.entry_block(region).ok_or("there is no block")?;
        let (count, values) = (self.from.count()?, self.from.count()?);
        let more = (1..count).map(|_| self.body.append_new_block(region));
        let blocks = std::iter::once(entry).chain(more).collect();
        self.scope.values.resize(values, Known::Nothing);
        let left = self.first_block(entry)?;
        let (first, before) = (0, 0);
        self.open.push(Open::Region(OpenRegion { blocks, next_block: 1, left, first, before }));
        self.all()?;
        Ok(std::mem::take(&mut self.body))
    }

    /// Numbers the arguments of a block that were read before; returns how many ops it has.
    fn first_block(&mut self, block: Block) -> Result<u64, Fault> {
        let (ops, has_args) = self.from.flagged()?;
        let left = self.from.fits(ops)? as u64;
        if has_args {
            for at in 0..self.from.count()? {
                self.argument()?;
                let arg = self.body.args(block).get(at).copied().ok_or("an argument is missing")?;
                self.define_next(arg)?;
            }
            self.skip_argument_uses(self.scope.next)?;
        }
        Ok(left)
    }

    /// Leaves the body of a function for later, if it is one that may be: reads no more of it than
    /// the arguments of its first block, into a body of its own.
    fn leave(
        &mut self,
        def: &'static OpDef,
        section: &Cursor<'a>,
    ) -> Result<Option<Box<Body>>, Fault> {
        let mut from = section.clone();
        let may_be = def.has(Trait::Function) && self.left.is_some() && self.around.len() < 2;
        if !may_be || from.count()? == 0 {
            return Ok(None);
        }
        from.count()?;
        let (ops, has_args) = from.flagged()?;
        if ops == 0 {
            return Ok(None);
        }
        let mut body = Box::<Body>::default();
        let region = body.create_root();
        let entry = body.append_new_block(region);
        let outer = std::mem::replace(&mut self.from, from);
        for _ in 0..if has_args { self.from.count()? } else { 0 } {
            let (ty, location) = self.argument()?;
            body.add_arg(entry, ty, location);
        }
        self.from = outer;
        self.left.as_mut().into_iter().for_each(|left| left.sections.push(section.clone()));
        Ok(Some(body))
    }
}

impl<'a> Reader<'_, 'a> {
    /// Reads all that is open.
    fn all(&mut self) -> Result<(), Fault> {
        while let Some(open) = self.open.pop() {
            self.step(open)?;
        }
        Ok(())
    }

    /// Gives a number to a value of the body that is being filled.
    fn define(&mut self, number: usize, value: Value) -> Result<(), Fault> {
        self.scope.define(number, value, &mut self.body)
    }

    /// Gives the next number to a value.
    fn define_next(&mut self, value: Value) -> Result<(), Fault> {
        let number = self.scope.take(1);
        self.define(number, value)
    }

    fn step(&mut self, open: Open) -> Result<(), Fault> {
        match open {
            Open::Region(open) if open.left > 0 => self.ops(open),
            Open::Region(open) if open.next_block < open.blocks.len() => self.block(open),
            Open::Region(open) => self.end_region(&open),
            Open::Op(mut open) if open.left > 0 => {
                open.left -= 1;
                self.region(open)
            }
            Open::Op(open) => self.end_op(*open),
        }
    }

    /// The ops of a block up to one with regions.
    fn ops(&mut self, mut open: OpenRegion) -> Result<(), Fault> {
        let block = open.blocks[open.next_block - 1];
        while open.left > 0 {
            open.left -= 1;
            if self.parts(&open.blocks)? & part::REGIONS != 0 {
                self.open.push(Open::Region(open));
                return self.op(block);
            }
            let parts = std::mem::take(&mut self.parts);
            self.make(&parts, block, &[], None)?;
            self.parts = parts;
        }
        self.open.push(Open::Region(open));
        Ok(())
    }

    /// An op without its regions; returns which parts it has.
    fn parts(&mut self, blocks: &[Block]) -> Result<u8, Fault> {
        let &(name, known) = entry(&self.entries.ops, self.from.varint()?, "operation name")?;
        if !known {
            return Err(unknown(self.entries.ctx.op_name_text(name)));
        }
        let def = name.def();
        let mask = self.from.byte()?;
        let has = |part: u8| mask & part != 0;
        let location = self.location()?;
        let attrs = if has(part::ATTRS) { self.dictionary()? } else { Attribute::EMPTY_DICT };
        let props = if has(part::PROPERTIES) { Some(self.from.varint()?) } else { None };
        let attrs = self.inherent.read(def, props, attrs, &mut self.parts.props)?;
        self.parts.head = Some(Head { name, def, location, attrs });
        self.types(has(part::RESULTS))?;
        self.operands(has(part::OPERANDS))?;
        self.successors(has(part::SUCCESSORS), blocks)?;
        let results = self.parts.results.len();
        if has(part::USE_LISTS) {
            self.skip_use_lists(results)?;
        }
        self.parts.first_result = self.scope.take(results);
        Ok(mask)
    }

    fn location(&mut self) -> Result<Location, Fault> {
        match self.entries.attr(self.from.varint()?)? {
            (attr, true) => Ok(Location::from_attr(attr)),
            (attr, false) => Err(format!(
                "expected attribute of type: LocationAttr, but got: {}",
                self.entries.ctx.attr_text(attr)
            )),
        }
    }

    fn dictionary(&mut self) -> Result<Attribute, Fault> {
        let (attr, _) = self.entries.attr(self.from.varint()?)?;
        match attr.as_dictionary(self.entries.ctx) {
            Some(_) => Ok(attr),
            None => Err(format!(
                "expected attribute of type: DictionaryAttr, but got: {}",
                self.entries.ctx.attr_text(attr)
            )),
        }
    }

    fn types(&mut self, any: bool) -> Result<(), Fault> {
        let Self { from, entries, parts, .. } = self;
        parts.results.clear();
        for _ in 0..if any { from.count()? } else { 0 } {
            parts.results.push(entries.ty(from.varint()?)?);
        }
        Ok(())
    }

    fn operands(&mut self, any: bool) -> Result<(), Fault> {
        let Self { from, scope, body, parts, .. } = self;
        parts.operands.clear();
        for _ in 0..if any { from.count()? } else { 0 } {
            parts.operands.push(scope.used(from.varint()?, body)?);
        }
        Ok(())
    }

    fn successors(&mut self, any: bool, blocks: &[Block]) -> Result<(), Fault> {
        let Self { from, parts, .. } = self;
        parts.successors.clear();
        for _ in 0..if any { from.count()? } else { 0 } {
            parts.successors.push(*entry(blocks, from.varint()?, "successor")?);
        }
        Ok(())
    }

    /// Skips the orders of the uses of this many values: the order in which
    /// uses are read stands.
    fn skip_use_lists(&mut self, values: usize) -> Result<(), Fault> {
        let from = &mut self.from;
        let count = if values > 1 { from.count()? } else { 1 };
        for _ in 0..count {
            if values > 1 {
                from.varint()?;
            }
            let (numbers, _) = from.flagged()?;
            for _ in 0..from.fits(numbers)? {
                from.varint()?;
            }
        }
        Ok(())
    }

    /// Opens the op whose parts were read, to be made when its regions were.
    fn op(&mut self, block: Block) -> Result<(), Fault> {
        let parts = std::mem::take(&mut self.parts);
        let head = parts.head.ok_or("there is no op")?;
        let (count, isolated) = self.from.flagged()?;
        let left = self.from.fits(count)? as u64;
        let by_definition = head.def.is_some_and(|def| def.has(Trait::IsolatedFromAbove));
        if by_definition && !isolated {
            let name = self.entries.ctx.op_name_text(head.name);
            return Err(format!("the regions of '{name}' use values from around it"));
        }
        let section = isolated && self.entries.format >= version::LAZY_REGIONS;
        let (own_body, regions) = (by_definition && left > 0, Vec::new());
        if section {
            let inner = self.inner_section()?;
            if own_body
                && left == 1
                && let Some(body) = head.def.map_or(Ok(None), |def| self.leave(def, &inner))?
            {
                return self.make(&parts, block, &[], Some(body));
            }
            self.sections.push(std::mem::replace(&mut self.from, inner));
        }
        if isolated {
            self.scopes.push(std::mem::take(&mut self.scope));
        }
        if own_body {
            self.around.push(std::mem::take(&mut self.body));
        }
        let open = OpenOp { parts, block, regions, left, isolated, own_body, section };
        self.open.push(Open::Op(Box::new(open)));
        Ok(())
    }

    fn inner_section(&mut self) -> Result<Cursor<'a>, Fault> {
        match self.from.section()? {
            (Section::Ir, section) => Ok(section),
            (other, _) => Err(format!("expected an IR section, but got {other:?}")),
        }
    }

    /// Opens the next region of an op.
    fn region(&mut self, mut op: Box<OpenOp>) -> Result<(), Fault> {
        let count = self.from.count()?;
        let values = if count == 0 { 0 } else { self.from.count()? };
        let Self { body, scope, .. } = self;
        let region = if op.own_body { body.create_root() } else { body.create_region() };
        let blocks = (0..count).map(|_| body.append_new_block(region)).collect();
        let (first, before) = (scope.values.len(), scope.next);
        scope.values.resize(first + values, Known::Nothing);
        scope.next = first;
        op.regions.push(region);
        self.open.push(Open::Op(op));
        let open = OpenRegion { blocks, next_block: 0, left: 0, first, before };
        self.open.push(Open::Region(open));
        Ok(())
    }

    /// Reads the arguments of the next block.
    fn block(&mut self, mut open: OpenRegion) -> Result<(), Fault> {
        let (ops, has_args) = self.from.flagged()?;
        open.left = self.from.fits(ops)? as u64;
        let block = open.blocks[open.next_block];
        open.next_block += 1;
        self.open.push(Open::Region(open));
        if !has_args {
            return Ok(());
        }
        let count = self.from.count()?;
        for _ in 0..count {
            let (ty, location) = self.argument()?;
            let arg = self.body.add_arg(block, ty, location);
            self.define_next(arg)?;
        }
        self.skip_argument_uses(count)
    }

    fn skip_argument_uses(&mut self, count: usize) -> Result<(), Fault> {
        if self.entries.format >= version::USE_LISTS && self.from.byte()? & part::USE_LISTS != 0 {
            self.skip_use_lists(count)?;
        }
        Ok(())
    }

    fn argument(&mut self) -> Result<(Type, Location), Fault> {
        let (number, known) = match self.entries.format >= version::ELIDED_LOCATIONS {
            true => self.from.flagged()?,
            false => (self.from.varint()?, true),
        };
        let ty = self.entries.ty(number)?;
        Ok((ty, if known { self.location()? } else { Location::UNKNOWN }))
    }

    fn end_region(&mut self, open: &OpenRegion) -> Result<(), Fault> {
        let scope = &mut self.scope;
        let values = scope.values.get(open.first..).unwrap_or_default();
        if values.iter().any(|known| matches!(known, Known::Used(_))) {
            return Err("not all forward unresolved forward operand references".into());
        }
        scope.values.truncate(open.first);
        scope.next = open.before;
        if self.open.is_empty() { self.end_section() } else { Ok(()) }
    }

    /// Leaves a section that was read.
    fn end_section(&mut self) -> Result<(), Fault> {
        let around = self.sections.pop().unwrap_or(Cursor::new(&[], 0));
        match std::mem::replace(&mut self.from, around).is_empty() {
            true => Ok(()),
            false => Err("unexpected trailing data in the IR section".into()),
        }
    }

    fn end_op(&mut self, open: OpenOp) -> Result<(), Fault> {
        if open.isolated {
            self.scope = self.scopes.pop().unwrap_or_default();
        }
        if open.section {
            self.end_section()?;
        }
        let OpenOp { parts, block, regions, .. } = open;
        if !open.own_body {
            return self.make(&parts, block, &regions, None);
        }
        let around = self.around.pop().unwrap_or_default();
        let own = std::mem::replace(&mut self.body, around);
        self.make(&parts, block, &[], Some(own))
    }

    /// Makes an op at the end of a block.
    fn make(
        &mut self,
        parts: &Parts,
        block: Block,
        regions: &[Region],
        own: Option<Box<Body>>,
    ) -> Result<(), Fault> {
        let Head { name, location, attrs, .. } = parts.head.ok_or("there is no op")?;
        let op = self.body.create_op(OpSpec {
            name,
            location,
            operands: &parts.operands,
            results: &parts.results,
            props: &parts.props,
            attrs,
            successors: &parts.successors,
            regions,
            body: own,
        });
        self.body.append_op(block, op);
        let results = self.body.results(op).collect::<SmallVec<[Value; 2]>>();
        for (number, result) in (parts.first_result..).zip(results) {
            self.define(number, result)?;
        }
        Ok(())
    }
}

/// What is wrong with an op of a dialect that is not known.
fn unknown(name: &str) -> Fault {
    let dialect = dialect_of(name);
    format!(
        "dialect '{dialect}' is unknown. If this is intended, please call \
         allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with \
         the MLIR tool used."
    )
}
