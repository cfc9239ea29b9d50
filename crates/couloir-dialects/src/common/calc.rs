//! Arithmetic written as expressions: `(x * x + one).sqrt()` makes the ops.
//!
//! Ops are made where the builder is, in the order in which expressions are
//! evaluated. A float's `+` is `addf`, an integer's `addi`; fast-math flags go
//! to every op that has them, until [`Calc::flagged`] says otherwise.

use std::cell::{Cell, RefCell};
use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Sub};

use couloir_ir::build::Build;
use couloir_ir::num::{Float, FloatKind, Int, RoundingMode};
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Context, OpDef, Type, Value};
use smallvec::SmallVec;

use super::fold::{Number, fill};
use crate::{arith, math};

/// The ops that expressions are made of.
pub struct Ops {
    /// A constant, whose value is its first inherent attribute.
    pub constant: &'static OpDef,
    /// `+`, `-`, `*` and `/` of floats.
    pub float: [&'static OpDef; 4],
    /// `+`, `-` and `*` of integers; none where all numbers are floats, whatever types stand for
    /// them.
    pub int: Option<[&'static OpDef; 3]>,
    /// `&`, `|` and `^`.
    pub bits: [&'static OpDef; 3],
    /// Negation of a float.
    pub neg: &'static OpDef,
    /// The absolute value of a float.
    pub abs: &'static OpDef,
    /// One float with the sign of another.
    pub copysign: &'static OpDef,
    /// Comparison of floats, with `arith`'s predicates.
    pub cmpf: &'static OpDef,
    /// The choice between two values.
    pub select: &'static OpDef,
    /// The name of the attribute with fast-math flags.
    pub flags: &'static str,
}

/// Expressions in `arith` and `math`.
pub static ARITH: Ops = Ops {
    constant: arith::Constant::def(),
    float: [arith::Addf::def(), arith::Subf::def(), arith::Mulf::def(), arith::Divf::def()],
    int: Some([arith::Addi::def(), arith::Subi::def(), arith::Muli::def()]),
    bits: [arith::Andi::def(), arith::Ori::def(), arith::Xori::def()],
    neg: arith::Negf::def(),
    abs: math::Absf::def(),
    copysign: math::Copysign::def(),
    cmpf: arith::Cmpf::def(),
    select: arith::Select::def(),
    flags: "fastmath",
};

/// What numbers need to make ops.
trait Make {
    fn ctx(&self) -> &Context;
    fn ops(&self) -> &'static Ops;
    fn ty(&self, value: Value) -> Type;
    fn flags(&self) -> Option<Attribute>;
    fn emit(&self, def: &'static OpDef, operands: &[Value], ty: Type, props: &Props) -> Value;
}

/// Inherent attributes by slot.
type Props = SmallVec<[Option<Attribute>; 4]>;

/// Where the ops of expressions are made.
pub struct Calc<'b> {
    ctx: &'b Context,
    builder: RefCell<&'b mut dyn Build>,
    ops: &'static Ops,
    flags: Cell<Option<Attribute>>,
}

impl Make for Calc<'_> {
    fn ctx(&self) -> &Context {
        self.ctx
    }
    fn ops(&self) -> &'static Ops {
        self.ops
    }
    fn ty(&self, value: Value) -> Type {
        self.builder.borrow_mut().body().ty(value)
    }
    fn flags(&self) -> Option<Attribute> {
        self.flags.get()
    }
    fn emit(&self, def: &'static OpDef, operands: &[Value], ty: Type, props: &Props) -> Value {
        self.builder.borrow_mut().emit1(def, operands, ty, props)
    }
}

/// A value in an expression.
#[derive(Clone, Copy)]
pub struct Num<'c> {
    /// The value.
    pub value: Value,
    calc: &'c dyn Make,
}

impl<'b> Calc<'b> {
    /// Makes ops of `arith` and `math` with these fast-math flags.
    pub fn new(ctx: &'b Context, builder: &'b mut dyn Build, flags: Option<Attribute>) -> Self {
        Self::with_ops(ctx, builder, &ARITH, flags)
    }

    /// Makes these ops.
    pub fn with_ops(
        ctx: &'b Context,
        builder: &'b mut dyn Build,
        ops: &'static Ops,
        flags: Option<Attribute>,
    ) -> Self {
        Self { ctx, builder: RefCell::new(builder), ops, flags: Cell::new(flags) }
    }

    /// The context.
    pub fn ctx(&self) -> &'b Context {
        self.ctx
    }

    /// The flags that ops are given now.
    pub fn flags(&self) -> Option<Attribute> {
        self.flags.get()
    }

    /// Makes ops with other flags.
    pub fn flagged<T>(&self, flags: Option<Attribute>, make: impl FnOnce() -> T) -> T {
        let before = self.flags.replace(flags);
        let made = make();
        self.flags.set(before);
        made
    }

    /// Works on what is underneath.
    pub fn build<T>(&self, make: impl FnOnce(&mut dyn Build) -> T) -> T {
        make(&mut **self.builder.borrow_mut())
    }

    /// A value to compute with.
    pub fn num(&self, value: Value) -> Num<'_> {
        Num { value, calc: self }
    }

    /// The constant of an attribute.
    pub fn constant(&self, ty: Type, value: Attribute) -> Num<'_> {
        let mut props = defaults(self, self.ops.constant);
        if let Some(slot) = props.first_mut() {
            *slot = Some(value);
        }
        self.num(self.emit(self.ops.constant, &[], ty, &props))
    }

    /// A float constant, or a vector or tensor of it.
    pub fn float(&self, ty: Type, value: f64) -> Num<'_> {
        let kind = ty.element_or_self(self.ctx).float_kind(self.ctx).unwrap_or(FloatKind::F64);
        let value = Float::from_f64(FloatKind::F64, value);
        self.float_of(ty, value.convert(kind, RoundingMode::NearestEven).value)
    }

    /// The same of a value of the type.
    pub fn float_of(&self, ty: Type, value: Float) -> Num<'_> {
        self.constant(ty, fill(self.ctx, ty, &Number::Float(value)))
    }

    /// Infinity.
    pub fn infinity(&self, ty: Type, negative: bool) -> Num<'_> {
        let kind = ty.element_or_self(self.ctx).float_kind(self.ctx).unwrap_or(FloatKind::F64);
        self.float_of(ty, Float::infinity(kind, negative))
    }

    /// A quiet NaN.
    pub fn nan(&self, ty: Type) -> Num<'_> {
        let kind = ty.element_or_self(self.ctx).float_kind(self.ctx).unwrap_or(FloatKind::F64);
        self.float_of(ty, Float::nan(kind, false))
    }

    /// An integer constant, or a vector or tensor of it.
    pub fn int(&self, ty: Type, value: i64) -> Num<'_> {
        let width = ty.element_or_self(self.ctx).int_width(self.ctx).unwrap_or(64);
        self.int_of(ty, Int::from_i64(width, value))
    }

    /// The same of a value of the type's width.
    pub fn int_of(&self, ty: Type, value: Int) -> Num<'_> {
        self.constant(ty, fill(self.ctx, ty, &Number::Int(value)))
    }

    /// An op with one result, without flags.
    pub fn op(&self, def: &'static OpDef, operands: &[Num<'_>], ty: Type) -> Num<'_> {
        let operands = operands.iter().map(|operand| operand.value).collect::<SmallVec<[_; 4]>>();
        self.num(self.emit(def, &operands, ty, &defaults(self, def)))
    }
}

fn defaults(make: &dyn Make, def: &'static OpDef) -> Props {
    make.ctx().attr_defaults(OpName::of(def)).iter().copied().collect()
}

/// Inherent attributes with the flags in force.
fn with_flags(make: &dyn Make, def: &'static OpDef) -> Props {
    let mut props = defaults(make, def);
    let slot = def.attrs.iter().position(|attr| attr.name == make.ops().flags);
    if let Some((slot, flags)) = slot.zip(make.flags())
        && let Some(prop) = props.get_mut(slot)
    {
        *prop = Some(flags);
    }
    props
}

/// Predicates of `cmpf`, as `arith` numbers them.
#[allow(missing_docs)]
#[derive(Clone, Copy)]
pub enum Float2 {
    Oeq = 1,
    Ogt = 2,
    Oge = 3,
    Olt = 4,
    Ole = 5,
    One = 6,
    Ord = 7,
    Ueq = 8,
    Ugt = 9,
    Uge = 10,
    Ult = 11,
    Une = 13,
    Uno = 14,
}

/// Predicates of `cmpi`, as `arith` numbers them.
#[allow(missing_docs)]
#[derive(Clone, Copy)]
pub enum Int2 {
    Eq = 0,
    Ne = 1,
    Slt = 2,
    Sle = 3,
    Sgt = 4,
    Sge = 5,
    Ult = 6,
    Ule = 7,
    Ugt = 8,
    Uge = 9,
}

impl Num<'_> {
    /// Its type.
    pub fn ty(self) -> Type {
        self.calc.ty(self.value)
    }

    fn wrap(self, value: Value) -> Self {
        Self { value, calc: self.calc }
    }

    fn is_float(self) -> bool {
        let ctx = self.calc.ctx();
        self.ty().element_or_self(ctx).is_float(ctx)
    }

    /// An op of one operand and the same type.
    #[must_use]
    pub fn un(self, def: &'static OpDef) -> Self {
        let props = with_flags(self.calc, def);
        self.wrap(self.calc.emit(def, &[self.value], self.ty(), &props))
    }

    /// An op of two operands and the type of the first.
    #[must_use]
    pub fn bin(self, def: &'static OpDef, other: Self) -> Self {
        let props = with_flags(self.calc, def);
        self.wrap(self.calc.emit(def, &[self.value, other.value], self.ty(), &props))
    }

    /// A cast.
    #[must_use]
    pub fn cast(self, def: &'static OpDef, ty: Type) -> Self {
        let props = with_flags(self.calc, def);
        self.wrap(self.calc.emit(def, &[self.value], ty, &props))
    }

    /// A float of a narrower type, rounded this way.
    #[must_use]
    pub fn cast_rounded(self, ty: Type, rounding: Option<Attribute>) -> Self {
        let def = arith::Truncf::def();
        let mut props = with_flags(self.calc, def);
        if let Some(slot) = props.get_mut(arith::Truncf::ROUNDINGMODE) {
            *slot = rounding;
        }
        self.wrap(self.calc.emit(def, &[self.value], ty, &props))
    }

    fn compare(self, def: &'static OpDef, predicate: i64, other: Self) -> Self {
        let ctx = self.calc.ctx();
        let mut props = with_flags(self.calc, def);
        if let Some(slot) = props.first_mut() {
            *slot = Some(Attribute::i64(ctx, predicate));
        }
        let ty = self.ty().with_element(ctx, Type::I1);
        self.wrap(self.calc.emit(def, &[self.value, other.value], ty, &props))
    }

    /// A comparison of floats.
    #[must_use]
    pub fn cmpf(self, predicate: Float2, other: Self) -> Self {
        self.compare(self.calc.ops().cmpf, predicate as i64, other)
    }

    /// A comparison of integers.
    #[must_use]
    pub fn cmpi(self, predicate: Int2, other: Self) -> Self {
        self.compare(arith::Cmpi::def(), predicate as i64, other)
    }

    /// One value where this holds, another where not.
    #[must_use]
    pub fn select(self, yes: Self, no: Self) -> Self {
        let def = self.calc.ops().select;
        let props = defaults(self.calc, def);
        let operands = [self.value, yes.value, no.value];
        self.wrap(self.calc.emit(def, &operands, yes.ty(), &props))
    }

    /// The absolute value.
    #[must_use]
    pub fn abs(self) -> Self {
        self.un(self.calc.ops().abs)
    }

    /// With the sign of another.
    #[must_use]
    pub fn copysign(self, sign: Self) -> Self {
        self.bin(self.calc.ops().copysign, sign)
    }

    /// `self * factor + addend`, rounded once.
    #[must_use]
    pub fn fma(self, factor: Self, addend: Self) -> Self {
        let def = math::Fma::def();
        let props = with_flags(self.calc, def);
        let operands = [self.value, factor.value, addend.value];
        self.wrap(self.calc.emit(def, &operands, self.ty(), &props))
    }

    fn either(self, at: usize, other: Self) -> Self {
        let ops = self.calc.ops();
        let list: &[&'static OpDef] = match &ops.int {
            Some(int) if !self.is_float() => int,
            _ => &ops.float,
        };
        match list.get(at) {
            Some(def) => self.bin(def, other),
            None => self,
        }
    }
}

macro_rules! functions {
    ($($name:ident = $op:path;)*) => {
        impl Num<'_> {
            $(
                /// The op of this name.
                #[must_use]
                pub fn $name(self) -> Self {
                    self.un(<$op>::def())
                }
            )*
        }
    };
}

functions! {
    sqrt = math::Sqrt<'_>;
    rsqrt = math::Rsqrt<'_>;
    exp = math::Exp<'_>;
    expm1 = math::Expm1<'_>;
    log = math::Log<'_>;
    log1p = math::Log1p<'_>;
    sin = math::Sin<'_>;
    cos = math::Cos<'_>;
}

macro_rules! with_two {
    ($($name:ident = $op:path;)*) => {
        impl Num<'_> {
            $(
                /// The op of this name.
                #[must_use]
                pub fn $name(self, other: Self) -> Self {
                    self.bin(<$op>::def(), other)
                }
            )*
        }
    };
}

with_two! {
    atan2 = math::Atan2<'_>;
    powf = math::Powf<'_>;
    maximumf = arith::Maximumf<'_>;
    minimumf = arith::Minimumf<'_>;
    maxsi = arith::Maxsi<'_>;
    minsi = arith::Minsi<'_>;
    shli = arith::Shli<'_>;
    shrui = arith::Shrui<'_>;
    shrsi = arith::Shrsi<'_>;
}

macro_rules! operators {
    ($($op:ident :: $method:ident = |$a:ident, $b:ident| $make:expr;)*) => {
        $(impl $op for Num<'_> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                $make
            }
        })*
    };
}

operators! {
    Add::add = |a, b| a.either(0, b);
    Sub::sub = |a, b| a.either(1, b);
    Mul::mul = |a, b| a.either(2, b);
    Div::div = |a, b| a.either(3, b);
    BitAnd::bitand = |a, b| a.bin(a.calc.ops().bits[0], b);
    BitOr::bitor = |a, b| a.bin(a.calc.ops().bits[1], b);
    BitXor::bitxor = |a, b| a.bin(a.calc.ops().bits[2], b);
}

impl Neg for Num<'_> {
    type Output = Self;
    fn neg(self) -> Self {
        self.un(self.calc.ops().neg)
    }
}
