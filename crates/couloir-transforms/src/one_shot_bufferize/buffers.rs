//! Memory for tensors: its types, where it comes from, and going from one to the other.

use couloir_dialects::{arith, bufferization, memref, tensor};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::{DYNAMIC, TypeKind};
use couloir_ir::{Attribute, Context, Failure, Op, OpRef, Scope, Type, Value};

use super::model::{Relation, Stack};
use super::rewrite::Bufferizer;
use super::settings::{self, space_in};
use super::view::View;
use crate::common::index;
use crate::reify;

/// How many values may depend on each other for the type of one, before it is given up.
const MAX_DEPTH: usize = 300;
/// How many types are worked out for the type of one, before it is given up.
const MAX_STEPS: u32 = 20_000;

impl View<'_> {
    /// The type of a value's memory.
    ///
    /// # Errors
    /// When it cannot be said; it has been reported.
    pub(super) fn buffer_type(self, value: Value) -> Result<Type, Failure> {
        self.buffer_type_in(value, &mut Stack::default())
    }

    /// The same, while other types are worked out.
    ///
    /// # Errors
    /// As above.
    pub(super) fn buffer_type_in(self, value: Value, stack: &mut Stack) -> Result<Type, Failure> {
        let depth = stack.values.len();
        let mut at = value;
        let found = loop {
            let Some((op, model)) = self.modelled(at) else { break self.type_unknown(at) };
            stack.values.push(at);
            stack.steps += 1;
            if depth > MAX_DEPTH || stack.steps > MAX_STEPS {
                break self.type_unknown(at);
            }
            if let Some(hook) = model.buffer_type {
                break hook(self, op, at, stack);
            }
            // Along chains of ops that pass memory on, without recursion.
            match self.passed_on(at) {
                Some(source) => at = source,
                None => break self.type_unknown(at),
            }
        };
        stack.values.truncate(depth);
        found
    }

    /// The value whose memory an op passes on as its result.
    fn passed_on(self, value: Value) -> Option<Value> {
        self.scope.body.defining_op(value)?;
        let base = View { state: None, ..self };
        let uses = base.uses(value);
        let first = uses.first().filter(|alias| alias.relation == Relation::Equivalent)?;
        self.value(first.at)
    }

    /// The type of memory of which nothing is known.
    ///
    /// # Errors
    /// When its memory space has to be known.
    pub(super) fn type_unknown(self, value: Value) -> Result<Type, Failure> {
        let (ctx, ty) = (self.ctx(), self.scope.body.ty(value));
        let space = self.space_of(value)?;
        Ok(self.env.settings.unknown_type(ctx, ty, space))
    }

    /// The memory space of a value of which nothing says it.
    ///
    /// # Errors
    /// When it has to be known.
    pub(super) fn space_of(self, value: Value) -> Result<Option<Attribute>, Failure> {
        let ty = self.scope.body.ty(value);
        match self.env.settings.space_of(self.ctx(), ty) {
            Ok(space) => Ok(space),
            Err(Failure) => match self.owner(value) {
                Some(op) => self.space_unknown(op),
                None => Err(Failure),
            },
        }
    }

    /// Reports that a memory space is not known; the body of the op around is shown with it.
    fn space_unknown<T>(self, op: OpRef<'_>) -> Result<T, Failure> {
        const MESSAGE: &str = "could not infer memory space";
        if !op.body().is_away(op.op) {
            return op.error(MESSAGE).fail();
        }
        let mut whole = op.body().clone();
        whole.put_nested(op.op, Box::new(self.scope.body.clone()));
        Scope { body: &whole, ..op.scope }.op(op.op).error(MESSAGE).fail()
    }
}

/// Whether memory of a type can be taken for that of another, whatever it turns out to be.
fn is_always_cast(ctx: &Context, from: Type, to: Type) -> bool {
    let cast = memref::Cast::def().hooks.cast;
    if !cast.is_some_and(|cast| cast(ctx, &[from], &[to])) {
        return false;
    }
    let layout = |ty: Type| ty.as_memref(ctx).and_then(|ty| ty.strides_and_offset(ctx));
    let Some(((from, offset), (to, other))) = layout(from).zip(layout(to)) else { return false };
    let gains = |from: i64, to: i64| from == DYNAMIC && to != DYNAMIC;
    !gains(offset, other) && !from.iter().zip(&to).any(|(&from, &to)| gains(from, to))
}

impl Bufferizer<'_, '_> {
    /// The memory of a tensor.
    ///
    /// # Errors
    /// When its type cannot be said.
    pub(super) fn buffer(&mut self, value: Value) -> Result<Value, Failure> {
        let known = self.rw.scope().defining_op(value);
        let known = known.filter(|op| op.is(bufferization::ToTensor::def()));
        if let Some(buffer) = known.and_then(|op| op.operand(0)) {
            return Ok(buffer);
        }
        let ty = self.view().buffer_type(value)?;
        let point = self.rw.point();
        self.after(value);
        let new = bufferization::ToBuffer::build(ty, value);
        let buffer = self.rw.with_location_of(value, |rw| rw.insert1(new));
        self.rw.set_point(point);
        Ok(buffer)
    }

    /// Goes on making ops right after a value is there.
    pub(super) fn after(&mut self, value: Value) {
        let body = self.rw.scope().body;
        let point = match body.as_arg(value) {
            Some((block, _)) => Some(InsertPoint::start(body, block)),
            None => body.defining_op(value).and_then(|op| InsertPoint::after(body, op)),
        };
        if let Some(point) = point {
            self.rw.set_point(point);
        }
    }

    /// The type of a value's memory.
    ///
    /// # Errors
    /// When it cannot be said.
    pub(super) fn buffer_type(&self, value: Value) -> Result<Type, Failure> {
        self.view().buffer_type(value)
    }

    /// Replaces an op by what it gave, where tensors are memory now.
    pub(super) fn replace(&mut self, op: Op, values: &[Value]) {
        let results = self.rw.view(op).results().collect::<Vec<_>>();
        let mut new = Vec::with_capacity(values.len());
        for (result, &value) in results.into_iter().zip(values) {
            if !self.view().is_tensor(result) {
                new.push(value);
                continue;
            }
            let ty = self.rw.ty(result);
            new.push(self.tensor_after(op, ty, value));
        }
        self.rw.replace(op, &new);
    }

    /// The tensor in memory, made after an op.
    pub(super) fn tensor_after(&mut self, op: Op, ty: Type, buffer: Value) -> Value {
        if let Some(point) = InsertPoint::after(self.rw.scope().body, op) {
            self.rw.set_point(point);
        }
        let new = bufferization::ToTensor::build(ty, buffer);
        self.rw.with_location_of(buffer, |rw| rw.insert1(new))
    }

    /// Makes an op on memory here and puts its results in place of another's.
    pub(super) fn replace_with(&mut self, op: Op, new: NewOp) -> Op {
        let new = self.rw.insert(new);
        let values = self.rw.view(new).results().collect::<Vec<_>>();
        self.replace(op, &values);
        new
    }

    /// New memory of a type.
    pub(super) fn alloc(&mut self, ty: Type, sizes: &[Value]) -> Value {
        let ctx = self.rw.context();
        let alignment = self.env.settings.alignment;
        let alignment = (alignment != 0).then(|| Attribute::i64(ctx, alignment));
        let new = memref::Alloc::build(ctx, ty, sizes, &[]);
        self.rw.insert1(new.prop(memref::Alloc::ALIGNMENT, alignment))
    }

    /// Copies all elements.
    pub(super) fn copy(&mut self, from: Value, to: Value) {
        self.rw.insert(memref::Copy::build(from, to));
    }

    /// The size of a dimension.
    pub(super) fn dim(&mut self, value: Value, at: usize) -> Value {
        let at = index(self.rw, at as i64);
        let ctx = self.rw.context();
        match self.rw.ty(value).as_tensor(ctx) {
            Some(_) => self.rw.insert1(tensor::Dim::build(ctx, value, at)),
            None => self.rw.insert1(memref::Dim::build(ctx, value, at)),
        }
    }

    /// The size of a dimension of memory, as a value that is there where that can be.
    pub(super) fn known_dim(&mut self, buffer: Value, at: usize) -> Value {
        let at = index(self.rw, at as i64);
        let new = memref::Dim::build(self.rw.context(), buffer, at);
        self.rw.insert_folded(new)
    }

    /// The sizes of a value that are not known.
    pub(super) fn dynamic_sizes(&mut self, value: Value) -> Vec<Value> {
        let ctx = self.rw.context();
        let shape = self.rw.ty(value).shape(ctx).unwrap_or_default();
        let unknown = shape.iter().enumerate().filter(|(_, size)| **size == DYNAMIC);
        unknown.map(|(at, _)| self.dim(value, at)).collect()
    }

    /// The same, by what the op that gives it says of them.
    fn reified_sizes(&mut self, value: Value) -> Vec<Value> {
        let ctx = self.rw.context();
        let op = self.rw.scope().body.defining_op(value);
        let sizes = op.and_then(|op| {
            let number = self.rw.scope().body.value_index(value);
            super::reified::sizes(self.rw, op, number).or_else(|| reify::sizes(self.rw, op))
        });
        let Some(sizes) = sizes else { return self.dynamic_sizes(value) };
        let shape = self.rw.ty(value).shape(ctx).unwrap_or_default();
        let unknown = sizes.into_iter().zip(shape).filter(|(_, size)| **size == DYNAMIC);
        unknown.map(|(size, _)| size.value(self.rw)).collect()
    }

    /// A tensor with memory of its own like another, with the same elements or none.
    ///
    /// # Errors
    /// When nothing is known of its shape, or where it has to be.
    pub(super) fn new_tensor(&mut self, like: Value, copies: bool) -> Result<Value, Failure> {
        let ctx = self.rw.context();
        let ty = self.rw.ty(like);
        if ty.as_tensor(ctx).is_none() {
            return match self.view().owner(like) {
                Some(op) => op.error("copying of unranked tensors is not implemented").fail(),
                None => Err(Failure),
            };
        }
        let sizes = if copies { Vec::new() } else { self.reified_sizes(like) };
        let copy = copies.then_some(like);
        let new = bufferization::AllocTensor::build(ctx, ty, &sizes, copy, None);
        let op = self.rw.insert(new);
        if !copies {
            let buffer = self.buffer_type(like)?;
            let space = space_in(ctx, buffer);
            let own = self.env.settings.space_of(ctx, ty).ok().flatten();
            self.rw.set_prop(op, bufferization::AllocTensor::MEMORY_SPACE, space.or(own));
        }
        self.rw.scope().body.result(op, 0).ok_or(Failure)
    }

    /// Memory as of another type.
    pub(super) fn cast(&mut self, buffer: Value, ty: Type) -> Value {
        if self.rw.ty(buffer) == ty {
            return buffer;
        }
        let new = memref::Cast::build(ty, buffer);
        self.rw.with_location_of(buffer, |rw| rw.insert1(new))
    }

    /// Memory as of another type, copied where it may be laid out differently.
    pub(super) fn cast_or_copy(&mut self, buffer: Value, ty: Type) -> Option<Value> {
        let ctx = self.rw.context();
        let from = self.rw.ty(buffer);
        let (own, wanted) = (from.as_memref(ctx)?, ty.as_memref(ctx)?);
        if own.element != wanted.element || own.rank() != wanted.rank() {
            return None;
        }
        if is_always_cast(ctx, from, ty) {
            return Some(self.cast(buffer, ty));
        }
        let location = self.rw.location();
        let own_location = self.rw.scope().body.value_location(buffer);
        self.rw.set_location(own_location);
        let unknown = wanted.shape.iter().enumerate().filter(|(_, size)| **size == DYNAMIC);
        let sizes = unknown.map(|(at, _)| self.dim(buffer, at)).collect::<Vec<_>>();
        let new = self.alloc(ty, &sizes);
        self.copy(buffer, new);
        self.rw.set_location(location);
        Some(new)
    }

    /// Takes out going from memory to a tensor and back.
    pub(super) fn fold_pair(&mut self, op: Op) {
        let ctx = self.rw.context();
        let view = self.rw.view(op);
        let inner = view.operand(0).and_then(|tensor| view.scope.defining_op(tensor));
        let inner = inner.filter(|inner| inner.is(bufferization::ToTensor::def()));
        let (Some(buffer), Some(ty)) = (inner.and_then(|op| op.operand(0)), view.result_type(0))
        else {
            return;
        };
        let from = self.rw.ty(buffer);
        if from == ty {
            self.rw.replace(op, &[buffer]);
            return;
        }
        self.rw.at(op);
        let is_ranked = |ty: Type| matches!(ty.kind(ctx), TypeKind::MemRef(_));
        match (is_ranked(from), is_ranked(ty)) {
            (true, true) => {
                if let Some(value) = self.cast_or_copy(buffer, ty) {
                    self.rw.replace(op, &[value]);
                }
            }
            (false, true) => {}
            _ => _ = self.rw.replace_with(op, memref::Cast::build(ty, buffer)),
        }
    }

    /// An index constant.
    pub(super) fn constant(&mut self, value: i64) -> Value {
        let attr = Attribute::index(self.rw.context(), value);
        self.rw.insert1(arith::Constant::build(Type::INDEX, attr))
    }

    /// The buffers of a list of values; those that are no tensors stay.
    ///
    /// # Errors
    /// When the type of one cannot be said.
    pub(super) fn buffers(&mut self, values: &[Value]) -> Result<Vec<Value>, Failure> {
        let mut all = Vec::with_capacity(values.len());
        for &value in values {
            let is_tensor = self.view().is_tensor(value);
            all.push(if is_tensor { self.buffer(value)? } else { value });
        }
        Ok(all)
    }
}

/// Contiguous memory for a tensor, in the space of other memory.
pub(super) fn contiguous_like(ctx: &Context, tensor: Type, memref: Type) -> Type {
    settings::contiguous(ctx, tensor, space_in(ctx, memref))
}

/// Memory for a tensor in the space of other memory, of a layout that is not known.
pub(super) fn dynamic_like(ctx: &Context, tensor: Type, memref: Type) -> Type {
    settings::dynamic(ctx, tensor, space_in(ctx, memref))
}

/// The one type of two that values of either can have.
///
/// # Errors
/// When they are in different memory spaces.
pub(super) fn common(
    op: OpRef<'_>,
    tensor: Type,
    types: (Type, Type),
    message: impl FnOnce(OpRef<'_>) -> Failure,
) -> Result<Type, Failure> {
    let ctx = op.ctx();
    if types.0 == types.1 {
        return Ok(types.0);
    }
    if space_in(ctx, types.0) != space_in(ctx, types.1) {
        return Err(message(op));
    }
    Ok(dynamic_like(ctx, tensor, types.1))
}
