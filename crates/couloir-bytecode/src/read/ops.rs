//! Ops. What is open is kept in a list, so that deep nesting takes no stack.

use couloir_ir::body::{Block, Body, OpSpec, Region, Value};
use couloir_ir::op::{OpName, Trait};
use couloir_ir::{Attribute, Location, OpDef, Type};

use super::File;
use super::entries::{Entries, entry};
use super::properties::{Properties, Slots};
use crate::bytes::{Cursor, Fault};
use crate::encoding::{Section, part, version};
use crate::props::Layouts;

/// Reads the ops of a file into a body with one region of one block.
pub(super) fn read(
    entries: &Entries<'_>,
    properties: &Properties<'_>,
    file: &File<'_>,
) -> Result<Box<Body>, Fault> {
    let scope = Numbers { is_top: true, ..Numbers::default() };
    let mut body = Box::<Body>::default();
    let region = body.create_root();
    let blocks = vec![body.append_new_block(region)];
    let mut reader = Reader {
        entries,
        properties,
        layouts: Layouts::new(entries.format),
        bodies: vec![body],
        scopes: vec![scope],
        sections: vec![file.section(Section::Ir)],
        open: Vec::new(),
    };
    let left = reader.from().varint()? >> 1;
    let (first, before) = (0, 0);
    let top = OpenRegion { blocks, next_block: 1, left, first, before };
    reader.open.push(Open::Region(top));
    while let Some(open) = reader.open.pop() {
        reader.step(open)?;
    }
    reader.bodies.pop().ok_or_else(|| "there are no ops".into())
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
struct Parts {
    name: OpName,
    def: Option<&'static OpDef>,
    location: Location,
    attrs: Attribute,
    props: Slots,
    operands: Vec<Value>,
    results: Vec<Type>,
    /// The number of the first result.
    first_result: usize,
    successors: Vec<Block>,
}

struct Reader<'r, 'a> {
    entries: &'r Entries<'a>,
    properties: &'r Properties<'a>,
    layouts: Layouts,
    /// Bodies that are being filled, the innermost last.
    #[allow(clippy::vec_box, reason = "they become bodies of ops, which are boxed")]
    bodies: Vec<Box<Body>>,
    /// The values of isolated ops that are being read, the innermost last.
    scopes: Vec<Numbers>,
    /// Sections that are being read, the innermost last.
    sections: Vec<Cursor<'a>>,
    open: Vec<Open>,
}

impl<'a> Reader<'_, 'a> {
    fn from(&mut self) -> &mut Cursor<'a> {
        let last = self.sections.len() - 1;
        &mut self.sections[last]
    }

    fn body(&mut self) -> &mut Body {
        let last = self.bodies.len() - 1;
        &mut self.bodies[last]
    }

    fn scope(&mut self) -> &mut Numbers {
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    /// Gives a number to a value of the body that is being filled.
    fn define(&mut self, number: usize, value: Value) -> Result<(), Fault> {
        let (body, scope) = (self.bodies.len() - 1, self.scopes.len() - 1);
        self.scopes[scope].define(number, value, &mut self.bodies[body])
    }

    fn step(&mut self, open: Open) -> Result<(), Fault> {
        match open {
            Open::Region(mut open) if open.left > 0 => {
                open.left -= 1;
                let block = open.blocks[open.next_block - 1];
                let parts = self.parts(&open.blocks)?;
                self.open.push(Open::Region(open));
                self.op(parts, block)
            }
            Open::Region(open) if open.next_block < open.blocks.len() => self.block(open),
            Open::Region(open) => self.end_region(&open),
            Open::Op(mut open) if open.left > 0 => {
                open.left -= 1;
                self.region(open)
            }
            Open::Op(open) => self.end_op(*open),
        }
    }

    /// An op without its regions.
    fn parts(&mut self, blocks: &[Block]) -> Result<(Parts, u8), Fault> {
        let name = *entry(&self.entries.ops, self.from().varint()?, "operation name")?;
        self.check_known(name)?;
        let def = name.def();
        let mask = self.from().byte()?;
        let has = |part: u8| mask & part != 0;
        let location = self.location()?;
        let attrs = if has(part::ATTRS) { self.dictionary()? } else { Attribute::EMPTY_DICT };
        let props = if has(part::PROPERTIES) { Some(self.from().varint()?) } else { None };
        let (props, attrs) = self.inherent(def, props, attrs)?;
        let results = if has(part::RESULTS) { self.types()? } else { Vec::new() };
        let operands = if has(part::OPERANDS) { self.operands()? } else { Vec::new() };
        let successors = if has(part::SUCCESSORS) { self.successors(blocks)? } else { Vec::new() };
        if has(part::USE_LISTS) {
            self.skip_use_lists(results.len())?;
        }
        let first_result = self.scope().take(results.len());
        let parts = Parts {
            name,
            def,
            location,
            attrs,
            props,
            operands,
            results,
            first_result,
            successors,
        };
        Ok((parts, mask))
    }

    /// Whether an op of this name may be.
    fn check_known(&self, name: OpName) -> Result<(), Fault> {
        let ctx = self.entries.ctx;
        let text = ctx.op_name_text(name);
        let dialect = text.split_once('.').map_or(text, |(dialect, _)| dialect);
        if ctx.options().allow_unregistered_dialects || ctx.dialect_named(dialect).is_some() {
            return Ok(());
        }
        Err(format!(
            "dialect '{dialect}' is unknown. If this is intended, please call \
             allowUnregisteredDialects() on the MLIRContext, or use \
             -allow-unregistered-dialect with the MLIR tool used."
        ))
    }

    fn location(&mut self) -> Result<Location, Fault> {
        let attr = self.from().varint()?;
        let attr = self.entries.attr(attr)?;
        match attr.is_location(self.entries.ctx) {
            true => Ok(Location::from_attr(attr)),
            false => Err(format!(
                "expected attribute of type: LocationAttr, but got: {}",
                self.entries.ctx.attr_text(attr)
            )),
        }
    }

    fn dictionary(&mut self) -> Result<Attribute, Fault> {
        let attr = self.from().varint()?;
        let attr = self.entries.attr(attr)?;
        match attr.as_dictionary(self.entries.ctx) {
            Some(_) => Ok(attr),
            None => Err(format!(
                "expected attribute of type: DictionaryAttr, but got: {}",
                self.entries.ctx.attr_text(attr)
            )),
        }
    }

    /// The inherent attributes by slots, and the discardable ones. Versions
    /// that do not have them apart have all of them among the latter.
    fn inherent(
        &mut self,
        def: Option<&'static OpDef>,
        given: Option<u64>,
        attrs: Attribute,
    ) -> Result<(Slots, Attribute), Fault> {
        let ctx = self.entries.ctx;
        let (entries, layouts) = (self.entries, &mut self.layouts);
        let slots = given.map(|number| self.properties.slots(entries, layouts, (def, number)));
        let Some(def) = def else { return Ok((slots.unwrap_or(Ok(vec![None]))?, attrs)) };
        let mut slots = slots.unwrap_or_else(|| Ok(vec![None; def.attrs.len()]))?;
        let mut rest = attrs;
        if self.entries.format < version::PROPERTIES {
            let names = ctx.attr_names(OpName::of(def));
            let mut entries = attrs.as_dictionary(ctx).unwrap_or_default().to_vec();
            entries.retain(|&(name, value)| {
                let slot = names.iter().position(|&own| own == name);
                slot.map(|slot| slots[slot] = Some(value)).is_none()
            });
            rest = Attribute::dictionary(ctx, entries);
        }
        let defaults = ctx.attr_defaults(OpName::of(def));
        for ((slot, default), attr) in slots.iter_mut().zip(defaults).zip(def.attrs) {
            *slot = slot.or(*default);
            if let Some(value) = slot.filter(|&value| !attr.constraint.is_class(ctx, value)) {
                let (name, text) = (attr.name, ctx.attr_text(value));
                return Err(format!("Invalid attribute `{name}` of op '{}': {text}", def.name));
            }
        }
        Ok((slots, rest))
    }

    fn types(&mut self) -> Result<Vec<Type>, Fault> {
        let count = self.from().count()?;
        (0..count)
            .map(|_| {
                let number = self.from().varint()?;
                self.entries.ty(number)
            })
            .collect()
    }

    fn operands(&mut self) -> Result<Vec<Value>, Fault> {
        let count = self.from().count()?;
        (0..count)
            .map(|_| {
                let number = self.from().varint()?;
                let (body, scope) = (self.bodies.len() - 1, self.scopes.len() - 1);
                self.scopes[scope].used(number, &mut self.bodies[body])
            })
            .collect()
    }

    fn successors(&mut self, blocks: &[Block]) -> Result<Vec<Block>, Fault> {
        let count = self.from().count()?;
        (0..count).map(|_| entry(blocks, self.from().varint()?, "successor").copied()).collect()
    }

    /// Skips the orders of the uses of this many values: the order in which
    /// uses are read stands.
    fn skip_use_lists(&mut self, values: usize) -> Result<(), Fault> {
        let from = self.from();
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

    /// Opens an op, to be made when its regions were read.
    fn op(&mut self, (parts, mask): (Parts, u8), block: Block) -> Result<(), Fault> {
        let (isolated, own_body, section) = (false, false, false);
        let regions = Vec::new();
        let mut open = OpenOp { parts, block, regions, left: 0, isolated, own_body, section };
        if mask & part::REGIONS != 0 {
            self.regions(&mut open)?;
        }
        self.open.push(Open::Op(Box::new(open)));
        Ok(())
    }

    /// Reads how many regions an op has, and whether they are apart.
    fn regions(&mut self, open: &mut OpenOp) -> Result<(), Fault> {
        let (count, isolated) = self.from().flagged()?;
        open.left = self.from().fits(count)? as u64;
        let by_definition = open.parts.def.is_some_and(|def| def.has(Trait::IsolatedFromAbove));
        if by_definition && !isolated {
            let name = self.entries.ctx.op_name_text(open.parts.name);
            return Err(format!("the regions of '{name}' use values from around it"));
        }
        open.section = isolated && self.entries.format >= version::LAZY_REGIONS;
        if open.section {
            match self.from().section()? {
                (Section::Ir, section) => self.sections.push(section),
                (other, _) => return Err(format!("expected an IR section, but got {other:?}")),
            }
        }
        open.isolated = isolated;
        open.own_body = by_definition && open.left > 0;
        if isolated {
            self.scopes.push(Numbers::default());
        }
        if open.own_body {
            self.bodies.push(Box::default());
        }
        Ok(())
    }

    /// Opens the next region of an op.
    fn region(&mut self, mut op: Box<OpenOp>) -> Result<(), Fault> {
        let count = self.from().count()?;
        let values = if count == 0 { 0 } else { self.from().count()? };
        let body = self.body();
        let region = if op.own_body { body.create_root() } else { body.create_region() };
        let blocks = (0..count).map(|_| body.append_new_block(region)).collect();
        let scope = self.scope();
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
        let (ops, has_args) = self.from().flagged()?;
        open.left = self.from().fits(ops)? as u64;
        let block = open.blocks[open.next_block];
        open.next_block += 1;
        self.open.push(Open::Region(open));
        if !has_args {
            return Ok(());
        }
        let count = self.from().count()?;
        for _ in 0..count {
            let (ty, location) = self.argument()?;
            let arg = self.body().add_arg(block, ty, location);
            let number = self.scope().take(1);
            self.define(number, arg)?;
        }
        if self.entries.format >= version::USE_LISTS && self.from().byte()? & part::USE_LISTS != 0 {
            self.skip_use_lists(count)?;
        }
        Ok(())
    }

    fn argument(&mut self) -> Result<(Type, Location), Fault> {
        let (number, known) = match self.entries.format >= version::ELIDED_LOCATIONS {
            true => self.from().flagged()?,
            false => (self.from().varint()?, true),
        };
        let ty = self.entries.ty(number)?;
        Ok((ty, if known { self.location()? } else { Location::UNKNOWN }))
    }

    fn end_region(&mut self, open: &OpenRegion) -> Result<(), Fault> {
        let scope = self.scope();
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
        match self.sections.pop() {
            Some(left) if !left.is_empty() => {
                Err("unexpected trailing data in the IR section".into())
            }
            _ => Ok(()),
        }
    }

    fn end_op(&mut self, open: OpenOp) -> Result<(), Fault> {
        if open.isolated {
            self.scopes.pop();
        }
        if open.section {
            self.end_section()?;
        }
        let own = if open.own_body { self.bodies.pop() } else { None };
        let OpenOp { parts, block, regions, .. } = open;
        let body = self.body();
        let op = body.create_op(OpSpec {
            name: parts.name,
            location: parts.location,
            operands: &parts.operands,
            results: &parts.results,
            props: &parts.props,
            attrs: parts.attrs,
            successors: &parts.successors,
            regions: if open.own_body { &[] } else { &regions },
            body: own,
        });
        body.append_op(block, op);
        let results = body.results(op).collect::<Vec<_>>();
        for (number, result) in (parts.first_result..).zip(results) {
            self.define(number, result)?;
        }
        Ok(())
    }
}
