//! Folding constants elementwise: numbers, and the elements of vectors and
//! tensors. Poison among the operands makes the result poison.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::num::{Float, Int};
use couloir_ir::op::{FoldInput, FoldResult, Folded, Trait};
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type, Value};

use crate::ub::POISON;

/// One element of a constant.
#[derive(Clone, PartialEq, Debug)]
pub enum Number {
    /// Of an integer type or `index`.
    Int(Int),
    /// Of a floating-point type.
    Float(Float),
}

impl Number {
    /// The integer, when it is one.
    pub fn int(&self) -> Option<&Int> {
        match self {
            Number::Int(int) => Some(int),
            Number::Float(_) => None,
        }
    }

    /// The float, when it is one.
    pub fn float(&self) -> Option<Float> {
        match self {
            Number::Int(_) => None,
            Number::Float(float) => Some(*float),
        }
    }

    /// The bits, as an integer of the width of the type.
    pub fn to_bits(&self) -> Int {
        match self {
            Number::Int(int) => int.clone(),
            Number::Float(float) => Int::from_u128(float.kind().width(), float.bits()),
        }
    }

    /// Zero of an integer or floating-point type.
    pub fn zero(ctx: &Context, scalar: Type) -> Option<Self> {
        if let Some(kind) = scalar.float_kind(ctx) {
            return Some(Number::Float(Float::zero(kind)));
        }
        let width = scalar.int_width(ctx).filter(|_| scalar.is_integer(ctx))?;
        Some(Number::Int(Int::zero(width)))
    }

    /// The attribute of this type.
    pub fn to_attr(&self, ctx: &Context, ty: Type) -> Attribute {
        match self {
            Number::Int(int) => Attribute::wide_int(ctx, ty, int.clone()),
            Number::Float(float) => Attribute::float(ctx, ty, *float),
        }
    }
}

/// So many elements of a sparse constant are written out at most.
const SPREAD: usize = 1 << 20;

/// The numbers of a constant; one stands for all in a splat.
struct Numbers {
    list: Vec<Number>,
    single: bool,
}

impl Numbers {
    fn of(ctx: &Context, attr: Attribute) -> Option<Self> {
        let one = |number| Some(Self { list: vec![number], single: true });
        match attr.kind(ctx) {
            AttrKind::Integer(_, value) => one(Number::Int(value.clone())),
            AttrKind::Float(_, value) => one(Number::Float(*value)),
            AttrKind::DenseElements(dense) => Self::of_dense(ctx, dense),
            AttrKind::Sparse(ty, places, values) => Self::of_sparse(ctx, *ty, *places, *values),
            _ => None,
        }
    }

    fn of_dense(ctx: &Context, dense: &DenseElements) -> Option<Self> {
        let list = match dense.scalar_type(ctx) {
            (_, true) => return None,
            (ty, _) if ty.is_float(ctx) => dense.floats(ctx).map(Number::Float).collect(),
            _ => dense.ints(ctx).map(Number::Int).collect(),
        };
        Some(Self { list, single: dense.splat })
    }

    /// All elements, those that are not given being zero. Of several at one place the first counts.
    fn of_sparse(ctx: &Context, ty: Type, places: Attribute, values: Attribute) -> Option<Self> {
        let count = usize::try_from(ty.num_elements(ctx)?).ok().filter(|&count| count <= SPREAD)?;
        let (places, values) = (Self::of(ctx, places)?, Self::of(ctx, values)?);
        let mut list = vec![Self::not_given(ctx, ty)?; count];
        let shape = ty.shape(ctx)?;
        for row in (0..places.rows(shape)).rev() {
            let place = places.place(row, shape)?;
            *list.get_mut(place)? = values.get(row)?.clone();
        }
        Some(Self { list, single: false })
    }

    /// What elements of a sparse constant are that are not given.
    fn not_given(ctx: &Context, ty: Type) -> Option<Number> {
        match ty.element_or_self(ctx) {
            Type::INDEX => Some(Number::Int(Int::zero(64))),
            element => Number::zero(ctx, element),
        }
    }

    /// How many rows of indices there are.
    fn rows(&self, shape: &[i64]) -> usize {
        if self.single { 1 } else { self.list.len() / shape.len().max(1) }
    }

    /// The place in a tensor that a row of indices stands for.
    fn place(&self, row: usize, shape: &[i64]) -> Option<usize> {
        let mut indices = shape.iter().enumerate();
        let place = indices.try_fold(0i64, |place, (dim, size)| {
            let index = self.get(row * shape.len() + dim)?.int()?.to_i64()?;
            place.checked_mul(*size)?.checked_add(index)
        });
        usize::try_from(place?).ok()
    }

    fn get(&self, at: usize) -> Option<&Number> {
        self.list.get(if self.single { 0 } else { at })
    }
}

/// The number at a place of a sparse constant. Of several at one place the first counts.
pub fn sparse_number(ctx: &Context, attr: Attribute, at: usize) -> Option<Number> {
    let AttrKind::Sparse(ty, places, values) = attr.kind(ctx) else { return None };
    let (places, values) = (Numbers::of(ctx, *places)?, Numbers::of(ctx, *values)?);
    let shape = ty.shape(ctx)?;
    match (0..places.rows(shape)).find(|&row| places.place(row, shape) == Some(at)) {
        Some(row) => values.get(row).cloned(),
        None => Numbers::not_given(ctx, *ty),
    }
}

/// Whether a constant is poison.
pub fn is_poison(ctx: &Context, attr: Attribute) -> bool {
    attr.params_of(ctx, &POISON).is_some()
}

/// The only number in a constant: a scalar, or a splat.
pub fn splat(ctx: &Context, attr: Attribute) -> Option<Number> {
    match attr.kind(ctx) {
        AttrKind::DenseElements(dense) if !dense.splat => None,
        AttrKind::Integer(_, value) => Some(Number::Int(value.clone())),
        AttrKind::Float(_, value) => Some(Number::Float(*value)),
        AttrKind::DenseElements(_) => Numbers::of(ctx, attr)?.list.pop(),
        _ => None,
    }
}

/// The bytes that dense constants hold of an element: of a number, or of both of a pair.
pub fn element_bytes(ctx: &Context, attr: Attribute) -> Option<Vec<u8>> {
    let one = |attr| Some(splat(ctx, attr)?.to_bits().to_le_bytes());
    match attr.kind(ctx) {
        AttrKind::Array(pair) => {
            Some(pair.iter().map(|&part| one(part)).collect::<Option<Vec<_>>>()?.concat())
        }
        _ => one(attr),
    }
}

/// The pair of numbers at a place.
pub fn pair(ctx: &Context, dense: &DenseElements, at: usize) -> Option<Attribute> {
    let (ty, _) = dense.scalar_type(ctx);
    let mut parts = dense.raw(ctx).skip(at.checked_mul(2)?).map(|bytes| scalar(ctx, ty, bytes));
    let parts = [parts.next()?, parts.next()?];
    Some(Attribute::array(ctx, &parts))
}

/// The element at a place, found at once wherever it is; none of pairs, or where there is no such
/// place.
pub fn element(ctx: &Context, dense: &DenseElements, at: usize) -> Option<Attribute> {
    let (ty, is_pair) = dense.scalar_type(ctx);
    let bytes = dense.raw(ctx).nth(at).filter(|_| !is_pair)?;
    Some(scalar(ctx, ty, bytes))
}

fn scalar(ctx: &Context, ty: Type, bytes: &[u8]) -> Attribute {
    let Some(kind) = ty.float_kind(ctx) else {
        let width = ty.int_width(ctx).unwrap_or(64);
        return Attribute::wide_int(ctx, ty, Int::from_le_bytes(width, bytes));
    };
    let bits = Int::from_le_bytes(128, bytes).low_u128();
    Attribute::float(ctx, ty, Float::from_bits(kind, bits))
}

/// The constant of a type all of whose elements are a number, however many
/// these turn out to be.
pub fn fill(ctx: &Context, ty: Type, number: &Number) -> Attribute {
    if ty.is_shaped(ctx) {
        dense(ctx, ty, number.to_bits().to_le_bytes())
    } else {
        number.to_attr(ctx, ty)
    }
}

fn dense(ctx: &Context, ty: Type, bytes: Vec<u8>) -> Attribute {
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, bytes)))
}

/// An integer constant of a type, or a splat of it.
pub fn int_splat(ctx: &Context, ty: Type, value: i64) -> Attribute {
    fill(ctx, ty, &Number::Int(Int::from_i64(int_width(ctx, ty), value)))
}

/// The width of the integers in a type; `index` is held in 64 bits.
pub fn int_width(ctx: &Context, ty: Type) -> u32 {
    ty.element_or_self(ctx).int_width(ctx).unwrap_or(64)
}

/// The constant of `eval` of the elements of constants; none when it is none
/// of any element.
pub fn map(
    ctx: &Context,
    result: Type,
    constants: &[Attribute],
    mut eval: impl FnMut(&[&Number]) -> Option<Number>,
) -> Option<Attribute> {
    let of = |&attr: &Attribute| Numbers::of(ctx, attr);
    let operands = constants.iter().map(of).collect::<Option<Vec<_>>>()?;
    let mut at = |at: usize| {
        let row = operands.iter().map(|numbers| numbers.get(at)).collect::<Option<Vec<_>>>()?;
        eval(&row)
    };
    if operands.iter().all(|numbers| numbers.single) {
        return Some(fill(ctx, result, &at(0)?));
    }
    let count = usize::try_from(result.num_elements(ctx)?).ok()?;
    let mut bytes = Vec::new();
    for index in 0..count {
        bytes.extend(at(index)?.to_bits().to_le_bytes());
    }
    Some(dense(ctx, result, bytes))
}

/// Whether a type is that of one number, or of a known number of them.
pub fn has_known_size(ctx: &Context, ty: Type) -> bool {
    !ty.is_shaped(ctx) || ty.num_elements(ctx).is_some()
}

/// The constant an op without special cases folds to: poison when an operand
/// is, else [`map`] when all operands are constants. Casts to unknown sizes stay.
pub fn fold_constants(
    input: &FoldInput<'_>,
    result: Type,
    eval: impl FnMut(&[&Number]) -> Option<Number>,
) -> Option<Attribute> {
    let ctx = input.op.ctx();
    if let Some(poison) = input.constants.iter().flatten().find(|&&attr| is_poison(ctx, attr)) {
        return Some(*poison);
    }
    if input.op.has(Trait::Cast) && !has_known_size(ctx, result) {
        return None;
    }
    let constants = input.constants.iter().copied().collect::<Option<Vec<_>>>()?;
    map(ctx, result, &constants, eval)
}

/// A constant result, or none.
pub fn constant(attr: Option<Attribute>) -> FoldResult {
    attr.map_or(FoldResult::None, FoldResult::constant)
}

/// A value as the result, or none.
pub fn value(value: Option<Value>) -> FoldResult {
    value.map_or(FoldResult::None, FoldResult::value)
}

/// Two constant results, or none.
pub fn constants(first: Option<Attribute>, second: Option<Attribute>) -> FoldResult {
    match (first, second) {
        (Some(first), Some(second)) => {
            FoldResult::Replaced(vec![Folded::Constant(first), Folded::Constant(second)])
        }
        _ => FoldResult::None,
    }
}

/// The op with another operand in place.
pub fn with_operand(at: usize, value: Value) -> FoldResult {
    FoldResult::InPlace { operands: vec![(at, value)], props: Vec::new() }
}

/// What is folded, with short ways to ask about its operands.
#[derive(Clone, Copy)]
pub struct Folding<'a> {
    /// The op and its constants.
    pub input: &'a FoldInput<'a>,
}

impl<'a> Folding<'a> {
    /// The context.
    pub fn ctx(self) -> &'a Context {
        self.input.op.ctx()
    }

    /// An operand.
    pub fn operand(self, at: usize) -> Option<Value> {
        self.input.op.operand(at)
    }

    /// The type of the first result.
    pub fn result_type(self) -> Option<Type> {
        self.input.op.result_type(0)
    }

    /// The constant an operand is.
    pub fn constant(self, at: usize) -> Option<Attribute> {
        self.input.constants.get(at).copied().flatten()
    }

    /// The number an operand is, or is a splat of.
    pub fn number(self, at: usize) -> Option<Number> {
        splat(self.ctx(), self.constant(at)?)
    }

    /// The integer an operand is, or is a splat of.
    pub fn int(self, at: usize) -> Option<Int> {
        self.number(at)?.int().cloned()
    }

    /// The float an operand is, or is a splat of.
    pub fn float(self, at: usize) -> Option<Float> {
        self.number(at)?.float()
    }

    /// The op an operand comes from, when it is of this kind.
    pub fn from(self, at: usize, def: &'static OpDef) -> Option<OpRef<'a>> {
        defined_by(self.input.op, self.operand(at)?, def)
    }

    /// Whether the first two operands are one value.
    pub fn same(self) -> bool {
        self.operand(0).is_some() && self.operand(0) == self.operand(1)
    }
}

/// The op a value comes from, when it is of this kind.
pub fn defined_by<'a>(at: OpRef<'a>, value: Value, def: &'static OpDef) -> Option<OpRef<'a>> {
    at.scope.defining_op(value).filter(|op| op.is(def))
}
