//! Mathematical functions become calls of the target's library, a row of a table each. Vectors are
//! taken apart, and floats of 16 bits extended where the library has nothing for them.

use std::sync::Arc;

use couloir_dialects::arith::attrs::FASTMATH;
use couloir_dialects::llvm;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::location::{Calls, LocationKind};
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, Context, Location, OpDef, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, NoMatch, Operands, OrNoMatch, Pattern,
    PatternSet, Place, no_match, unroll_with,
};
use smallvec::SmallVec;

use super::strings::{Function, call_declared_at};
use super::{constant_i32, unary};
use crate::llvm_common::{Llvm, UNROLL};
use crate::vector_elements::again;

/// The functions of a library for an op, by the type of numbers; empty where there is none.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// The op.
    pub def: &'static OpDef,
    /// For `f32`.
    pub single: &'static str,
    /// For `f64`.
    pub double: &'static str,
    /// For `f32` where an approximation will do.
    pub fast: &'static str,
    /// For `f16`.
    pub half: &'static str,
    /// For `i32`.
    pub int: &'static str,
}

impl Row {
    /// The functions for `f32` and `f64`.
    pub(crate) const fn new(
        def: &'static OpDef,
        single: &'static str,
        double: &'static str,
    ) -> Self {
        Row { def, single, double, fast: "", half: "", int: "" }
    }

    /// With a function for approximations.
    pub(crate) const fn fast(mut self, name: &'static str) -> Self {
        self.fast = name;
        self
    }

    /// With a function for `f16`.
    pub(crate) const fn half(mut self, name: &'static str) -> Self {
        self.half = name;
        self
    }

    /// The function, and what floats are extended to for it, if they are.
    pub(crate) fn function(
        &self,
        ctx: &Context,
        ty: Type,
        fast: bool,
    ) -> Option<(&'static str, Option<Type>)> {
        let single = if fast && !self.fast.is_empty() { self.fast } else { self.single };
        let (name, extended) = match ty.float_kind(ctx) {
            Some(FloatKind::F16) if !self.half.is_empty() => (self.half, None),
            Some(FloatKind::F16 | FloatKind::BF16) => (single, Some(Type::F32)),
            Some(FloatKind::F32) => (single, None),
            Some(FloatKind::F64) => (self.double, None),
            None if ty == Type::I32 => (self.int, None),
            _ => return None,
        };
        (!name.is_empty()).then_some((name, extended))
    }

    /// Whether there is a function for an op.
    pub(crate) fn applies(&self, op: OpRef<'_>) -> bool {
        let ctx = op.ctx();
        let ty = op.operand_type(0).map(|ty| ty.element_or_self(ctx));
        ty.is_some_and(|ty| self.function(ctx, ty, false).is_some())
    }
}

/// These patterns come before those that make intrinsics.
const BENEFIT: u16 = 10;
/// The bit that allows approximations.
const APPROXIMATE: u64 = 64;
/// Most elements of a vector that is taken apart.
const MAX_ELEMENTS: i64 = 1 << 20;

/// Adds patterns for the rows of a table.
pub(crate) fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>, table: &'static [Row]) {
    for row in table {
        let lower =
            move |op, new: &Operands, rw: &mut ConversionRewriter<'_>| one(op, new, rw, row);
        let pattern = Pattern::new(lower).converter(&llvm.converter).benefit(BENEFIT);
        patterns.add_pattern(Some(row.def), pattern);
        add_vectors(patterns, llvm, row.def, |op| row.applies(op));
    }
}

/// Adds patterns that take vectors apart: those of several dimensions into vectors of one, these into
/// elements. A pattern is not applied to what it made itself, so there are two.
pub(crate) fn add_vectors(
    patterns: &mut PatternSet,
    llvm: &Arc<Llvm>,
    def: &'static OpDef,
    applies: impl Fn(OpRef<'_>) -> bool + Copy + Send + Sync + 'static,
) {
    let unrolled = move |op, new: &Operands, rw: &mut ConversionRewriter<'_>| {
        if !applies(rw.view(op)) {
            return no_match("the library has no function for the type");
        }
        unroll_with(op, new, rw, UNROLL, |rw, ty, operands| again(rw, op, def, operands, ty))
    };
    let own = Arc::clone(llvm);
    let taken = move |op, new: &Operands, rw: &mut ConversionRewriter<'_>| {
        if !applies(rw.view(op)) {
            return no_match("the library has no function for the type");
        }
        by_elements(&own, op, new, rw, def)
    };
    for pattern in [Pattern::new(unrolled), Pattern::new(taken)] {
        let pattern = pattern.converter(&llvm.converter).benefit(BENEFIT);
        patterns.add_pattern(Some(def), pattern);
    }
}

/// Says that ops may stay for which there is no function.
pub(crate) fn keep_others(
    target: &mut ConversionTarget,
    table: &'static [Row],
    which: impl Fn(&Row) -> bool,
) {
    for row in table.iter().filter(|row| which(row)) {
        target.dynamic_op(row.def, move |op| (!row.applies(op)).then_some(true));
    }
}

/// Whether an op may be approximated.
pub(crate) fn is_fast(op: OpRef<'_>) -> bool {
    let flags = op.attr_named("fastmath").and_then(|flags| flags.enum_bits(op.ctx(), &FASTMATH));
    flags.is_some_and(|flags| flags & APPROXIMATE != 0)
}

/// A call for numbers that are no vectors.
fn one(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, row: &Row) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let result = view.result_type(0).or_no_match("no result")?;
    let ty = view.operand_type(0).or_no_match("no operand")?;
    let found = row.function(ctx, ty, is_fast(view));
    let (name, extended) = found.or_no_match("no function for the type")?;
    let args = new.all().iter().map(|&value| extend(rw, value, extended));
    let args = args.collect::<SmallVec<[Value; 4]>>();
    let types = args.iter().map(|&arg| rw.ty(arg)).collect::<Vec<_>>();
    let is_truth = result == Type::I1;
    let own = match (is_truth, extended) {
        (true, _) => Type::I32,
        (false, Some(extended)) => extended,
        (false, None) => result,
    };
    let ty = llvm::func(ctx, own, &types, false);
    let function = Function { name, ty, passthrough: None, place: Place::BeforeOwner };
    let location = in_file(ctx, rw.location());
    let value = call_declared_at(rw, &function, &args, location).or_no_match("no result")?;
    let value = match (is_truth, extended) {
        (true, _) => {
            let zero = constant_i32(rw, 0);
            rw.insert1(llvm::icmp(ctx, Type::I1, 1, value, zero))
        }
        (false, Some(_)) => unary(rw, llvm::FPTrunc::def(), value, result),
        (false, None) => value,
    };
    rw.replace(op, value)
}

/// The first place in a file that a location leads to.
fn in_file(ctx: &Context, location: Location) -> Location {
    let found = location.find(ctx, Calls::Both, |location, kind| {
        matches!(kind, LocationKind::FileLineColRange { .. }).then_some(location)
    });
    found.unwrap_or(Location::UNKNOWN)
}

/// A float as one of this type, if there is one.
pub(crate) fn extend(rw: &mut ConversionRewriter<'_>, value: Value, ty: Option<Type>) -> Value {
    let Some(ty) = ty.filter(|_| rw.ty(value).is_float(rw.context())) else { return value };
    let location = rw.scope().body.value_location(value);
    rw.with_location(location, |rw| unary(rw, llvm::FPExt::def(), value, ty))
}

/// Element by element.
fn by_elements(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
) -> Lowered {
    let ctx = rw.context();
    let [ty] = *rw.convert_results(op)?.as_slice() else { return no_match("expected one result") };
    let count = element_count(ctx, ty)?;
    let element = ty.element_or_self(ctx);
    let mut whole = llvm.poison(rw, ty);
    for at in 0..count {
        let at = Attribute::int(ctx, llvm.index, at);
        let at = rw.insert1(llvm::Constant::build(llvm.index, at));
        let parts = new.all().iter().map(|&value| {
            let ty = rw.ty(value).element_or_self(ctx);
            rw.emit1(llvm::ExtractElement::def(), &[value, at], ty, &[])
        });
        let parts = parts.collect::<SmallVec<[_; 3]>>();
        let value = again(rw, op, def, &parts, element);
        whole = rw.emit1(llvm::InsertElement::def(), &[whole, value, at], ty, &[]);
    }
    rw.replace(op, whole)
}

/// How many elements a vector has, of a scalable one those it has at least.
fn element_count(ctx: &Context, ty: Type) -> Result<i64, NoMatch> {
    let vector = ty.as_vector(ctx).or_no_match("not a vector")?;
    let count = vector.shape.iter().try_fold(1i64, |n, &dim| n.checked_mul(dim));
    count.filter(|&count| count <= MAX_ELEMENTS).or_no_match("too many elements")
}
