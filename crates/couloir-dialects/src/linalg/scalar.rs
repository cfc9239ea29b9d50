//! What is computed with the elements: a list of ops that is worked out before anything is made.
//!
//! Values are numbers: those of the body's arguments first, then one for each op that gives a value.

use couloir_diag::Diagnostic;
use couloir_ir::body::{Block, Body, OpSpec, Value};
use couloir_ir::num::Float;
use couloir_ir::op::{OpDef, OpName};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Location, Type};
use smallvec::SmallVec;

use super::attrs::ELEMENTWISE_KINDS;
use super::{Index, Yield};
use crate::{arith, complex, math};

/// Declares the functions of elements, by how many values they take.
macro_rules! scalars {
    ($($arity:literal: $($name:ident),*;)*) => {
        /// A function of elements, in the order of `ElementwiseKind`.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Scalar {
            $($($name,)*)*
        }

        /// All of them.
        pub const SCALARS: &[Scalar] = &[$($(Scalar::$name,)*)*];

        impl Scalar {
            /// How many values it takes.
            pub fn arity(self) -> usize {
                match self {
                    $($(Scalar::$name)|* => $arity,)*
                }
            }
        }
    };
}

scalars! {
    1: Exp, Log, Abs, Ceil, Floor, Negf, Reciprocal, Round, Sqrt, Rsqrt, Square, Tanh, Erf;
    2: Add, Sub, Mul, Div, DivUnsigned, MaxSigned, MinSigned, MaxUnsigned, MinUnsigned, Powf;
    3: Select;
}

impl Scalar {
    /// The case of `#linalg.elementwise_kind`.
    pub fn kind(self) -> u64 {
        self as u64
    }

    /// The name of that case.
    pub fn text(self) -> &'static str {
        ELEMENTWISE_KINDS.text_of(self.kind()).unwrap_or_default()
    }
}

/// The number of a value.
pub type Number = usize;

/// An op to be made.
struct Step {
    def: &'static OpDef,
    operands: SmallVec<[Number; 3]>,
    result: Option<Type>,
    props: SmallVec<[Option<Attribute>; 2]>,
}

/// The ops of a body, to be made anywhere.
#[derive(Default)]
pub struct Recipe {
    /// The type of each value.
    types: Vec<Type>,
    args: usize,
    steps: Vec<Step>,
}

/// The ops of a body as they are worked out.
pub struct Program<'c> {
    ctx: &'c Context,
    recipe: Recipe,
}

/// A value, or what there is to say.
pub type Made = Result<Number, String>;

const NOT_A_NUMBER: &str = "unsupported non numeric type";

impl<'c> Program<'c> {
    /// Nothing yet, with arguments of these types.
    pub fn new(ctx: &'c Context, args: Vec<Type>) -> Self {
        Program { ctx, recipe: Recipe { args: args.len(), types: args, steps: Vec::new() } }
    }

    /// The type of a value.
    pub fn ty(&self, value: Number) -> Type {
        self.recipe.types.get(value).copied().unwrap_or(Type::NONE)
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        self.ctx
    }

    /// The last argument, which is the output.
    pub fn output(&self) -> Number {
        self.recipe.args.saturating_sub(1)
    }

    fn push(&mut self, def: &'static OpDef, operands: &[Number], result: Type) -> Number {
        let props = self.ctx.attr_defaults(OpName::of(def)).iter().copied().collect();
        self.recipe.steps.push(Step {
            def,
            operands: operands.into(),
            result: Some(result),
            props,
        });
        self.recipe.types.push(result);
        self.recipe.types.len() - 1
    }

    fn set(&mut self, slot: usize, attr: Attribute) {
        let props = self.recipe.steps.last_mut().map(|step| &mut step.props);
        if let Some(prop) = props.and_then(|props| {
            let count = props.len().max(slot + 1);
            props.resize(count, None);
            props.get_mut(slot)
        }) {
            *prop = Some(attr);
        }
    }

    /// A constant.
    pub fn constant(&mut self, value: Attribute) -> Number {
        let ty = value.typed(self.ctx).unwrap_or(Type::NONE);
        let made = self.push(arith::Constant::def(), &[], ty);
        self.set(arith::Constant::VALUE, value);
        made
    }

    /// The number of the iteration along a loop.
    pub fn index(&mut self, dim: i64) -> Number {
        let made = self.push(Index::def(), &[], Type::INDEX);
        self.set(Index::DIM, Attribute::i64(self.ctx, dim));
        made
    }

    /// Ends the body.
    pub fn yields(&mut self, values: &[Number]) {
        let operands = values.into();
        self.recipe.steps.push(Step {
            def: Yield::def(),
            operands,
            result: None,
            props: SmallVec::new(),
        });
    }

    /// A function of values.
    pub fn apply(&mut self, function: Scalar, values: &[Number]) -> Made {
        match *values {
            [value] => self.unary(function, value),
            [a, b] => self.binary(function, a, b),
            [a, b, c] => Ok(self.push(arith::Select::def(), &[a, b, c], self.ty(c))),
            _ => Err(NOT_A_NUMBER.to_owned()),
        }
    }

    fn unary(&mut self, function: Scalar, value: Number) -> Made {
        let ty = self.ty(value);
        if !ty.is_float(self.ctx) {
            return Err(NOT_A_NUMBER.to_owned());
        }
        let def = match function {
            Scalar::Exp => math::Exp::def(),
            Scalar::Log => math::Log::def(),
            Scalar::Abs => math::Absf::def(),
            Scalar::Ceil => math::Ceil::def(),
            Scalar::Floor => math::Floor::def(),
            Scalar::Negf => arith::Negf::def(),
            Scalar::Round => math::Round::def(),
            Scalar::Sqrt => math::Sqrt::def(),
            Scalar::Rsqrt => math::Rsqrt::def(),
            Scalar::Tanh => math::Tanh::def(),
            Scalar::Erf => math::Erf::def(),
            Scalar::Square => return Ok(self.push(arith::Mulf::def(), &[value, value], ty)),
            Scalar::Reciprocal => return Ok(self.reciprocal(value, ty)),
            _ => return Err("unsupported unary function".to_owned()),
        };
        Ok(self.push(def, &[value], ty))
    }

    fn reciprocal(&mut self, value: Number, ty: Type) -> Number {
        let kind = ty.float_kind(self.ctx).unwrap_or(couloir_ir::num::FloatKind::F32);
        let one = Attribute::float(self.ctx, ty, Float::one(kind));
        let one = self.constant(one);
        self.push(arith::Divf::def(), &[one, value], ty)
    }

    fn binary(&mut self, function: Scalar, a: Number, b: Number) -> Made {
        let types = [self.ty(a), self.ty(b)];
        let ctx = self.ctx;
        let all = |is: fn(&Context, Type) -> bool| types.iter().all(|&ty| is(ctx, ty));
        let kind = if all(|ctx, ty| matches!(ty.kind(ctx), TypeKind::Complex(_))) {
            Kind::Complex
        } else if all(|ctx, ty| ty.is_float(ctx)) {
            Kind::Float
        } else if all(|ctx, ty| ty.is_integer(ctx)) {
            let is_bit = all(|ctx, ty| ty.int_width(ctx) == Some(1));
            if is_bit { Kind::Bit } else { Kind::Integer }
        } else {
            let [a, b] = types.map(|ty| self.ctx.type_text(ty));
            return Err(format!(
                "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or \
                 allInteger, got '{a}' and '{b}'"
            ));
        };
        let def = binary_op(function, kind)?;
        Ok(self.push(def, &[a, b], self.ty(a)))
    }

    /// A number made another type, as one with a sign or as one without.
    pub fn cast(&mut self, value: Number, to: Type, unsigned: bool) -> Number {
        let from = self.ty(value);
        if from == to {
            return value;
        }
        match cast_op(self.ctx, from, to, unsigned) {
            Some(def) => self.push(def, &[value], to),
            None => self.cast_complex(value, to, unsigned),
        }
    }

    /// A number made a complex one without imaginary part; what is no number stays.
    fn cast_complex(&mut self, value: Number, to: Type, unsigned: bool) -> Number {
        let from = self.ty(value);
        // Both are as wide as each other, or there would be an op for it.
        let kinds: [fn(Type, &Context) -> bool; 2] = [Type::is_integer, Type::is_float];
        if kinds.iter().any(|is| is(from, self.ctx) && is(to, self.ctx)) {
            return value;
        }
        let TypeKind::Complex(element) = *to.kind(self.ctx) else {
            return self.uncast(value, to);
        };
        let Some(kind) = element.float_kind(self.ctx) else { return self.uncast(value, to) };
        if let TypeKind::Complex(part) = *from.kind(self.ctx) {
            let parts = [complex::Re::def(), complex::Im::def()];
            let parts = parts.map(|def| self.push(def, &[value], part));
            let [real, imaginary] = parts.map(|part| self.cast(part, element, unsigned));
            return self.push(complex::Create::def(), &[real, imaginary], to);
        }
        if !(from.is_integer(self.ctx) || from.is_float(self.ctx)) {
            return self.uncast(value, to);
        }
        let real = self.cast(value, element, unsigned);
        let zero = Attribute::float(self.ctx, element, Float::zero(kind));
        let zero = self.constant(zero);
        self.push(complex::Create::def(), &[real, zero], to)
    }

    /// A value that cannot be made another type stays, and that is said.
    fn uncast(&self, value: Number, to: Type) -> Number {
        let [from, to] = [self.ty(value), to].map(|ty| self.ctx.type_text(ty));
        let message = format!("could not cast operand of type '{from}' to '{to}'");
        self.ctx.emit(Diagnostic::warning(Location::UNKNOWN.place(self.ctx), message));
        value
    }

    /// What there is so far.
    pub fn into_recipe(self) -> Recipe {
        self.recipe
    }
}

impl Recipe {
    /// Makes the body: arguments from those places, ops from this one.
    pub fn put(&self, body: &mut Body, block: Block, args: &[Location], location: Location) {
        let mut values: Vec<Value> = Vec::with_capacity(self.types.len());
        for at in 0..self.args {
            let place = args.get(at).copied().unwrap_or(location);
            values.push(body.add_arg(
                block,
                self.types.get(at).copied().unwrap_or(Type::NONE),
                place,
            ));
        }
        self.put_steps(body, block, &mut values, location);
    }

    /// Makes the ops, where values stand for the arguments already.
    pub fn put_steps(
        &self,
        body: &mut Body,
        block: Block,
        values: &mut Vec<Value>,
        location: Location,
    ) {
        for step in &self.steps {
            let operands = step.operands.iter().filter_map(|&at| values.get(at).copied());
            let operands: SmallVec<[Value; 3]> = operands.collect();
            let spec = OpSpec {
                operands: &operands,
                results: step.result.as_slice(),
                props: &step.props,
                ..OpSpec::new(OpName::of(step.def), location)
            };
            let op = body.create_op(spec);
            body.append_op(block, op);
            values.extend(body.result(op, 0));
        }
    }
}

/// What two numbers are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Complex,
    Float,
    Integer,
    Bit,
}

fn binary_op(function: Scalar, kind: Kind) -> Result<&'static OpDef, String> {
    let unsupported = |what: &str| Err(format!("unsupported operation: {what}"));
    Ok(match (function, kind) {
        (Scalar::Add, Kind::Complex) => complex::Add::def(),
        (Scalar::Add, Kind::Float) => arith::Addf::def(),
        (Scalar::Add, Kind::Bit) => arith::Ori::def(),
        (Scalar::Add, Kind::Integer) => arith::Addi::def(),
        (Scalar::Sub, Kind::Complex) => complex::Sub::def(),
        (Scalar::Sub, Kind::Float) => arith::Subf::def(),
        (Scalar::Sub, Kind::Bit) => return unsupported("sub with bools"),
        (Scalar::Sub, Kind::Integer) => arith::Subi::def(),
        (Scalar::Mul, Kind::Complex) => complex::Mul::def(),
        (Scalar::Mul, Kind::Float) => arith::Mulf::def(),
        (Scalar::Mul, Kind::Bit) => arith::Andi::def(),
        (Scalar::Mul, Kind::Integer) => arith::Muli::def(),
        (Scalar::Div, Kind::Complex) => complex::Div::def(),
        (Scalar::Div, Kind::Float) => arith::Divf::def(),
        (Scalar::Div, Kind::Bit) => return unsupported("div with bools"),
        (Scalar::Div, Kind::Integer) => arith::Divsi::def(),
        (Scalar::DivUnsigned, Kind::Integer) => arith::Divui::def(),
        (Scalar::DivUnsigned, _) => return unsupported("unsigned div not on uint"),
        (Scalar::MaxSigned, Kind::Float) => arith::Maximumf::def(),
        (Scalar::MinSigned, Kind::Float) => arith::Minimumf::def(),
        (Scalar::MaxSigned, _) => arith::Maxsi::def(),
        (Scalar::MinSigned, _) => arith::Minsi::def(),
        (Scalar::MaxUnsigned, Kind::Integer) => arith::Maxui::def(),
        (Scalar::MinUnsigned, Kind::Integer) => arith::Minui::def(),
        (Scalar::MaxUnsigned, _) => return unsupported("unsigned max not on uint"),
        (Scalar::MinUnsigned, _) => return unsupported("unsigned min not on uint"),
        (Scalar::Powf, _) => math::Powf::def(),
        _ => return Err("unsupported binary function".to_owned()),
    })
}

/// The op that makes a number another type.
fn cast_op(ctx: &Context, from: Type, to: Type, unsigned: bool) -> Option<&'static OpDef> {
    if from.is_index() && to.is_integer(ctx) {
        return Some(arith::IndexCast::def());
    }
    let choose = |plain, signless| Some(if unsigned { signless } else { plain });
    let (width, wanted) = (from.int_or_float_width(ctx)?, to.int_or_float_width(ctx)?);
    match (from.is_float(ctx), to.is_float(ctx)) {
        (true, false) => choose(arith::Fptosi::def(), arith::Fptoui::def()),
        (false, true) => choose(arith::Sitofp::def(), arith::Uitofp::def()),
        (false, false) if wanted > width => choose(arith::Extsi::def(), arith::Extui::def()),
        (false, false) if wanted < width => Some(arith::Trunci::def()),
        (true, true) if wanted > width => Some(arith::Extf::def()),
        (true, true) if wanted < width => Some(arith::Truncf::def()),
        _ => None,
    }
}
