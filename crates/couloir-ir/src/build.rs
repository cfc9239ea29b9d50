//! Building ops: a description of the op to make, and where to put it.

use smallvec::SmallVec;

use crate::attr::Attribute;
use crate::body::{Block, Body, Op, OpSpec, Region, Value};
use crate::context::Context;
use crate::location::Location;
use crate::op::{OpDef, OpName};
use crate::ty::Type;

/// An op about to be made. Typed builders of dialects return these.
#[derive(Debug)]
pub struct NewOp {
    /// What op.
    pub name: OpName,
    /// Operands, all groups in a row.
    pub operands: SmallVec<[Value; 4]>,
    /// Types of the results.
    pub results: SmallVec<[Type; 2]>,
    /// Inherent attributes by slot.
    pub props: SmallVec<[Option<Attribute>; 4]>,
    /// Discardable attributes, a dictionary.
    pub attrs: Attribute,
    /// Successors.
    pub successors: SmallVec<[Block; 2]>,
    /// Regions that no op owns yet.
    pub regions: SmallVec<[Region; 1]>,
    /// The regions of an isolated op.
    pub body: Option<Box<Body>>,
}

impl NewOp {
    /// An op of this definition with nothing set.
    pub fn new(def: &'static OpDef) -> Self {
        Self {
            name: OpName::of(def),
            operands: SmallVec::new(),
            results: SmallVec::new(),
            props: smallvec::smallvec![None; def.attrs.len()],
            attrs: Attribute::EMPTY_DICT,
            successors: SmallVec::new(),
            regions: SmallVec::new(),
            body: None,
        }
    }

    /// Adds an operand.
    #[must_use]
    pub fn operand(mut self, value: Value) -> Self {
        self.operands.push(value);
        self
    }

    /// Adds operands.
    #[must_use]
    pub fn operands(mut self, values: impl IntoIterator<Item = Value>) -> Self {
        self.operands.extend(values);
        self
    }

    /// Adds a result.
    #[must_use]
    pub fn result(mut self, ty: Type) -> Self {
        self.results.push(ty);
        self
    }

    /// Adds results.
    #[must_use]
    pub fn results(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        self.results.extend(types);
        self
    }

    /// Sets an inherent attribute.
    #[must_use]
    pub fn prop(mut self, slot: usize, attr: impl Into<Option<Attribute>>) -> Self {
        if let Some(entry) = self.props.get_mut(slot) {
            *entry = attr.into();
        }
        self
    }

    /// Sets the discardable attributes.
    #[must_use]
    pub fn attrs(mut self, attrs: Attribute) -> Self {
        self.attrs = attrs;
        self
    }

    /// Adds a successor.
    #[must_use]
    pub fn successor(mut self, block: Block) -> Self {
        self.successors.push(block);
        self
    }

    /// Adds a region.
    #[must_use]
    pub fn region(mut self, region: Region) -> Self {
        self.regions.push(region);
        self
    }

    /// Gives an isolated op its regions.
    #[must_use]
    pub fn body(mut self, body: Box<Body>) -> Self {
        self.body = Some(body);
        self
    }
}

/// Where the next op goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// Before this op.
    Before(Op),
    /// At the end of this block.
    End(Block),
}

impl InsertPoint {
    /// At the start of a block.
    #[inline]
    pub fn start(body: &Body, block: Block) -> Self {
        body.first_op(block).map_or(InsertPoint::End(block), InsertPoint::Before)
    }

    /// After an op.
    #[inline]
    pub fn after(body: &Body, op: Op) -> Option<Self> {
        match body.next_op(op) {
            Some(next) => Some(InsertPoint::Before(next)),
            None => body.block_of(op).map(InsertPoint::End),
        }
    }
}

/// Where ops are made, and the location given to new ones.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    /// Where the next op goes.
    pub point: InsertPoint,
    /// The location it is given.
    pub location: Location,
}

/// Makes ops at a place; the rewriters of passes do too.
pub trait Build {
    /// The context.
    fn ctx(&self) -> &Context;
    /// The body built into.
    fn body(&mut self) -> &mut Body;
    /// The place.
    fn cursor(&self) -> Cursor;
    /// The place, to be moved.
    fn cursor_mut(&mut self) -> &mut Cursor;
    /// Where the next op goes.
    #[inline]
    fn point(&self) -> InsertPoint {
        self.cursor().point
    }
    /// Sets where the next op goes.
    #[inline]
    fn set_point(&mut self, point: InsertPoint) {
        self.cursor_mut().point = point;
    }
    /// The location given to new ops.
    #[inline]
    fn location(&self) -> Location {
        self.cursor().location
    }
    /// Sets the location given to new ops.
    #[inline]
    fn set_location(&mut self, location: Location) {
        self.cursor_mut().location = location;
    }
    /// Makes something that comes from another place, and goes on with the location there was.
    fn with_location<R>(&mut self, location: Location, make: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized,
    {
        let around = self.location();
        self.set_location(location);
        let made = make(self);
        self.set_location(around);
        made
    }
    /// Makes something that comes from where a value does.
    fn with_location_of<R>(&mut self, value: Value, make: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized,
    {
        let location = self.body().value_location(value);
        self.with_location(location, make)
    }
    /// Called with each op made.
    fn created(&mut self, _op: Op) {}

    /// Makes an op here.
    fn insert(&mut self, new: NewOp) -> Op {
        let (point, location) = (self.point(), self.location());
        let body = self.body();
        let op = body.create(new, location);
        body.put_at(point, op);
        self.created(op);
        op
    }

    /// Makes an op here from parts that are all at hand, at this place's
    /// location: the quick way for ops that are made often.
    fn emit(
        &mut self,
        def: &'static OpDef,
        operands: &[Value],
        results: &[Type],
        props: &[Option<Attribute>],
    ) -> Op {
        let (point, location) = (self.point(), self.location());
        let spec = OpSpec::new(OpName::of(def), location);
        let op = self.body().create_op_at(point, OpSpec { operands, results, props, ..spec });
        self.created(op);
        op
    }

    /// The same for an op with one result, which it returns.
    #[inline]
    fn emit1(
        &mut self,
        def: &'static OpDef,
        operands: &[Value],
        result: Type,
        props: &[Option<Attribute>],
    ) -> Value {
        let op = self.emit(def, operands, &[result], props);
        self.body().result(op, 0).unwrap_or_else(|| Value::from_u32(u32::MAX))
    }

    /// Makes an op with one result here and returns that result.
    fn insert1(&mut self, new: NewOp) -> Value {
        let op = self.insert(new);
        self.body().result(op, 0).unwrap_or_else(|| Value::from_u32(u32::MAX))
    }
}

impl Body {
    /// Puts a detached op in its place.
    #[inline]
    pub fn put_at(&mut self, point: InsertPoint, op: Op) {
        match point {
            InsertPoint::Before(before) => self.insert_before(before, op),
            InsertPoint::End(block) => self.append_op(block, op),
        }
    }

    /// Makes an op in its place.
    #[inline]
    pub fn create_op_at(&mut self, point: InsertPoint, spec: OpSpec<'_>) -> Op {
        let op = self.create_op(spec);
        self.put_at(point, op);
        op
    }

    /// Makes an op that is in no block yet.
    pub fn create(&mut self, new: NewOp, location: Location) -> Op {
        self.create_op(OpSpec {
            name: new.name,
            location,
            operands: &new.operands,
            results: &new.results,
            props: &new.props,
            attrs: new.attrs,
            successors: &new.successors,
            regions: &new.regions,
            body: new.body,
        })
    }
}

/// Makes ops in a body.
pub struct Builder<'b> {
    ctx: &'b Context,
    body: &'b mut Body,
    cursor: Cursor,
}

impl<'b> Builder<'b> {
    /// A builder at a place, giving new ops this location.
    pub fn new(
        ctx: &'b Context,
        body: &'b mut Body,
        point: InsertPoint,
        location: Location,
    ) -> Self {
        Self { ctx, body, cursor: Cursor { point, location } }
    }

    /// The context, for as long as the body is built.
    #[inline]
    pub fn context(&self) -> &'b Context {
        self.ctx
    }
}

impl Build for Builder<'_> {
    #[inline]
    fn ctx(&self) -> &Context {
        self.ctx
    }
    #[inline]
    fn body(&mut self) -> &mut Body {
        self.body
    }
    #[inline]
    fn cursor(&self) -> Cursor {
        self.cursor
    }
    #[inline]
    fn cursor_mut(&mut self) -> &mut Cursor {
        &mut self.cursor
    }
}
