//! Making ops on vectors.

use couloir_dialects::common::fold::{Number, fill, int_splat};
use couloir_dialects::{arith, ub, vector};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::{OpDef, OpName};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Type, Value};
use couloir_rewrite::Rewriter;

/// A vector type as an owned copy, which holds no borrow of the context.
pub(crate) fn vector_of(b: &mut (impl Build + ?Sized), value: Value) -> Option<VectorType> {
    let ty = b.body().ty(value);
    ty.as_vector(b.ctx()).cloned()
}

/// The type of the parts at positions of the first `outer` dimensions.
pub(crate) fn part_type(ctx: &Context, vector: &VectorType, outer: usize) -> Type {
    let (shape, scalable) = (vector.shape.get(outer..), vector.scalable.get(outer..));
    match (shape, scalable) {
        (Some(shape), Some(scalable)) if !shape.is_empty() => {
            VectorType::get(ctx, shape, scalable, vector.element)
        }
        _ => vector.element,
    }
}

/// The zero of a type, or a vector of it.
pub(crate) fn zero_attr(ctx: &Context, ty: Type) -> Attribute {
    if let Some(kind) = ty.element_or_self(ctx).float_kind(ctx) {
        return fill(ctx, ty, &Number::Float(couloir_ir::num::Float::zero(kind)));
    }
    int_splat(ctx, ty, 0)
}

/// A vector of integers.
pub(crate) fn int_elements(ctx: &Context, ty: Type, values: &[i64]) -> Attribute {
    let bytes = ty.element_or_self(ctx).int_width(ctx).map_or(8, |width| width.div_ceil(8));
    let data = values
        .iter()
        .flat_map(|value| value.to_le_bytes().into_iter().take(bytes as usize).collect::<Vec<_>>());
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data.collect())))
}

/// The first numbers as integers in an array.
pub(crate) fn index_array(ctx: &Context, values: &[i64]) -> Attribute {
    let items: Vec<Attribute> = values.iter().map(|&value| Attribute::i64(ctx, value)).collect();
    Attribute::array(ctx, &items)
}

/// An op with inherent attributes as given, others by default.
pub(crate) fn spec<const N: usize>(
    ctx: &Context,
    def: &'static OpDef,
    operands: &[Value],
    props: [(usize, Attribute); N],
) -> NewOp {
    let mut new = NewOp::new(def).operands(operands.iter().copied());
    new.props = ctx.attr_defaults(OpName::of(def)).into();
    props.into_iter().fold(new, |new, (slot, attr)| new.prop(slot, attr))
}

/// `vector.shape_cast`, at the place where the value came from.
pub(crate) fn shape_cast_there(rw: &mut Rewriter<'_>, value: Value, ty: Type) -> Value {
    let (own, there) = (rw.location(), rw.scope().body.value_location(value));
    rw.set_location(there);
    let cast = rw.shape_cast(value, ty);
    rw.set_location(own);
    cast
}

/// Makes ops on vectors.
pub(crate) trait BuildVector: Build {
    /// An op of one result with inherent attributes as given, others by default.
    fn make<const N: usize>(
        &mut self,
        def: &'static OpDef,
        operands: &[Value],
        ty: Type,
        props: [(usize, Attribute); N],
    ) -> Value {
        let new = spec(self.ctx(), def, operands, props).result(ty);
        self.insert1(new)
    }

    /// `vector.extract` of what is at a position.
    fn extract(&mut self, source: Value, position: &[i64]) -> Value {
        let ty = match vector_of(self, source) {
            Some(vector) => part_type(self.ctx(), &vector, position.len()),
            None => self.body().ty(source),
        };
        let position = Attribute::i64_array(self.ctx(), position);
        let def = vector::Extract::def();
        self.make(def, &[source], ty, [(vector::Extract::STATIC_POSITION, position)])
    }

    /// `vector.insert` at a position.
    fn insert_at(&mut self, value: Value, dest: Value, position: &[i64]) -> Value {
        let ty = self.body().ty(dest);
        let position = Attribute::i64_array(self.ctx(), position);
        let def = vector::Insert::def();
        self.make(def, &[value, dest], ty, [(vector::Insert::STATIC_POSITION, position)])
    }

    /// `vector.broadcast`
    fn broadcast(&mut self, value: Value, ty: Type) -> Value {
        self.make(vector::Broadcast::def(), &[value], ty, [])
    }

    /// `vector.shape_cast`
    fn shape_cast(&mut self, value: Value, ty: Type) -> Value {
        self.make(vector::ShapeCast::def(), &[value], ty, [])
    }

    /// `vector.transpose`
    fn transpose(&mut self, value: Value, order: &[i64]) -> Value {
        let Some(vector) = vector_of(self, value) else { return value };
        let pick = |at: &i64| usize::try_from(*at).unwrap_or(0);
        let shape: Vec<i64> =
            order.iter().filter_map(|at| vector.shape.get(pick(at)).copied()).collect();
        let scalable: Vec<bool> =
            order.iter().filter_map(|at| vector.scalable.get(pick(at)).copied()).collect();
        let ty = VectorType::get(self.ctx(), &shape, &scalable, vector.element);
        let order = Attribute::i64_array(self.ctx(), order);
        let def = vector::Transpose::def();
        self.make(def, &[value], ty, [(vector::Transpose::PERMUTATION, order)])
    }

    /// `vector.shuffle`
    fn shuffle(&mut self, first: Value, second: Value, mask: &[i64]) -> Value {
        let Some(vector) = vector_of(self, first) else { return first };
        let mut shape = vec![mask.len() as i64];
        shape.extend(vector.shape.iter().skip(1));
        let ty = Type::vector(self.ctx(), &shape, vector.element);
        let mask = Attribute::i64_array(self.ctx(), mask);
        let def = vector::Shuffle::def();
        self.make(def, &[first, second], ty, [(vector::Shuffle::MASK, mask)])
    }

    /// `vector.extract_strided_slice` with unit strides.
    fn extract_slice(&mut self, source: Value, offsets: &[i64], sizes: &[i64]) -> Value {
        let Some(vector) = vector_of(self, source) else { return source };
        let mut shape = vector.shape.to_vec();
        shape.iter_mut().zip(sizes).for_each(|(own, &size)| *own = size);
        let ty = VectorType::get(self.ctx(), &shape, &vector.scalable, vector.element);
        let ctx = self.ctx();
        let lists = [offsets, sizes, &vec![1; sizes.len()]].map(|list| index_array(ctx, list));
        let slots = [
            vector::ExtractStridedSlice::OFFSETS,
            vector::ExtractStridedSlice::SIZES,
            vector::ExtractStridedSlice::STRIDES,
        ];
        let props = [(slots[0], lists[0]), (slots[1], lists[1]), (slots[2], lists[2])];
        self.make(vector::ExtractStridedSlice::def(), &[source], ty, props)
    }

    /// `vector.insert_strided_slice` with unit strides.
    fn insert_slice(&mut self, value: Value, dest: Value, offsets: &[i64]) -> Value {
        let rank = vector_of(self, value).map_or(0, |vector| vector.rank());
        let ty = self.body().ty(dest);
        let ctx = self.ctx();
        let props = [
            (vector::InsertStridedSlice::OFFSETS, index_array(ctx, offsets)),
            (vector::InsertStridedSlice::STRIDES, index_array(ctx, &vec![1; rank])),
        ];
        self.make(vector::InsertStridedSlice::def(), &[value, dest], ty, props)
    }

    /// `ub.poison`
    fn poison(&mut self, ty: Type) -> Value {
        self.make(ub::Poison::def(), &[], ty, [])
    }

    /// `arith.constant`
    fn constant(&mut self, ty: Type, value: Attribute) -> Value {
        self.insert1(arith::Constant::build(ty, value))
    }

    /// `arith.constant` of zero, or of a vector of it.
    fn zero(&mut self, ty: Type) -> Value {
        let value = zero_attr(self.ctx(), ty);
        self.constant(ty, value)
    }

    /// `arith.constant` of type `index`.
    fn index(&mut self, value: i64) -> Value {
        let value = Attribute::index(self.ctx(), value);
        self.constant(Type::INDEX, value)
    }

    /// An op of `arith` or of the like on values of one type.
    fn binary(&mut self, def: &'static OpDef, lhs: Value, rhs: Value) -> Value {
        let ty = self.body().ty(lhs);
        self.make(def, &[lhs, rhs], ty, [])
    }

    /// `arith.cmpi`
    fn compare(&mut self, predicate: i64, lhs: Value, rhs: Value) -> Value {
        let ty = self.body().ty(lhs);
        let ctx = self.ctx();
        let bits = couloir_dialects::common::shapes::i1_same_shape(ctx, ty).unwrap_or(Type::I1);
        let predicate = Attribute::i64(ctx, predicate);
        self.make(arith::Cmpi::def(), &[lhs, rhs], bits, [(arith::Cmpi::PREDICATE, predicate)])
    }

    /// `arith.select`
    fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        let ty = self.body().ty(yes);
        self.make(arith::Select::def(), &[condition, yes, no], ty, [])
    }

    /// A value as one of an integer type of at most its width or more, or as `index`.
    fn index_like(&mut self, value: Value, ty: Type) -> Value {
        let own = self.body().ty(value);
        if own == ty {
            return value;
        }
        let def = match (own.is_index() || ty.is_index(), own.int_width(self.ctx())) {
            (true, _) => arith::IndexCast::def(),
            (false, Some(width)) if ty.int_width(self.ctx()) < Some(width) => arith::Trunci::def(),
            _ => arith::Extsi::def(),
        };
        self.make(def, &[value], ty, [])
    }
}

impl<B: Build + ?Sized> BuildVector for B {}
