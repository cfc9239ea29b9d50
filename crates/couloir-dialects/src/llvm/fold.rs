//! Folding of `llvm`.

use couloir_ir::attr::{AttrKind, Param, i64s};
use couloir_ir::num::Int;
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, OpDef, OpRef, Type, Value};
use couloir_rewrite::constant_of;

use super::attrs::enums::ICMP_CASES;
use super::attrs::{DSO_LOCAL_EQUIVALENT, POISON, UNDEF, ZERO};
use super::build::DYNAMIC_INDEX as DYNAMIC;
use super::{
    AddrSpaceCast, Alloca, BitCast, ExtractValue, GetElementPtr, ICmp, InsertValue, ShuffleVector,
    Zero,
};
use crate::common::fold::{Folding, Number, constant, fill, int_width, value, with_operand};

/// A constant is its value.
pub(super) fn constant_value(input: &FoldInput<'_>) -> FoldResult {
    constant(input.op.prop(0))
}

pub(super) fn undef(input: &FoldInput<'_>) -> FoldResult {
    FoldResult::constant(Attribute::dialect(input.op.ctx(), &UNDEF, vec![]))
}

pub(super) fn poison(input: &FoldInput<'_>) -> FoldResult {
    FoldResult::constant(Attribute::dialect(input.op.ctx(), &POISON, vec![]))
}

/// Zero is the number, or the vector of numbers, where its type has these.
pub(super) fn zero(input: &FoldInput<'_>) -> FoldResult {
    let ctx = input.op.ctx();
    let number = input.op.result_type(0).and_then(|ty| {
        let element = if ty.as_vector(ctx).is_some() { ty.element_or_self(ctx) } else { ty };
        Some(fill(ctx, ty, &Number::zero(ctx, element)?))
    });
    FoldResult::constant(number.unwrap_or_else(|| Attribute::dialect(ctx, &ZERO, vec![])))
}

/// The scalar integer that an operand is.
fn scalar(of: Folding<'_>, at: usize) -> Option<&Int> {
    match of.constant(at)?.kind(of.ctx()) {
        AttrKind::Integer(_, int) => Some(int),
        _ => None,
    }
}

fn integer(of: Folding<'_>, int: Option<Int>) -> FoldResult {
    let attr = of.result_type().zip(int).map(|(ty, int)| Attribute::wide_int(of.ctx(), ty, int));
    constant(attr)
}

/// Two constants are one.
pub(super) fn or(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    integer(of, scalar(of, 0).zip(scalar(of, 1)).map(|(lhs, rhs)| lhs.or(rhs)))
}

/// A constant is shifted by a constant, where bits of it stay.
pub(super) fn shl(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let Some((lhs, rhs)) = scalar(of, 0).zip(scalar(of, 1)) else { return FoldResult::None };
    let by = rhs.to_u64().and_then(|by| u32::try_from(by).ok()).filter(|&by| by < rhs.width());
    integer(of, by.map(|by| lhs.shl(by)))
}

pub(super) fn zext(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let width = of.result_type().map(|ty| int_width(of.ctx(), ty));
    integer(of, scalar(of, 0).zip(width).map(|(value, width)| value.zext_or_trunc(width)))
}

pub(super) fn bitcast(input: &FoldInput<'_>) -> FoldResult {
    cast(input, BitCast::def())
}

pub(super) fn addrspacecast(input: &FoldInput<'_>) -> FoldResult {
    cast(input, AddrSpaceCast::def())
}

/// A cast to the type there is already is none; a cast of a cast is one.
fn cast(input: &FoldInput<'_>, def: &'static OpDef) -> FoldResult {
    let of = Folding { input };
    if input.op.operand_type(0) == of.result_type() {
        return value(of.operand(0));
    }
    match of.from(0, def).and_then(|inner| inner.operand(0)) {
        Some(source) if of.result_type() == Some(input.op.ty(source)) => FoldResult::value(source),
        Some(source) => with_operand(0, source),
        None => FoldResult::None,
    }
}

/// The path to a part of an aggregate.
fn position(op: OpRef<'_>) -> Vec<i64> {
    i64s(position_bytes(op)).collect()
}

/// The path to a part of an aggregate, as the attribute holds it: eight bytes for each step.
fn position_bytes(op: OpRef<'_>) -> &[u8] {
    let slot =
        if op.is(InsertValue::def()) { InsertValue::POSITION } else { ExtractValue::POSITION };
    match op.prop(slot).map(|attr| attr.kind(op.ctx())) {
        Some(AttrKind::DenseArray { element: Type::I64, data }) => data,
        _ => &[],
    }
}

/// A part of a part is one of the whole; a part of a constant, or one that
/// was just put in, is known; what was put in elsewhere does not matter.
pub(super) fn extractvalue(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    if let Some(inner) = of.from(0, ExtractValue::def()) {
        let path = [position(inner), position(input.op)].concat();
        let path = Attribute::i64_array(of.ctx(), &path);
        return FoldResult::InPlace {
            operands: inner.operand(0).map(|whole| (0, whole)).into_iter().collect(),
            props: vec![(ExtractValue::POSITION, Some(path))],
        };
    }
    let own = position(input.op);
    match of.constant(0).and_then(|constant| element(of, constant, &own)) {
        Some(element) => FoldResult::constant(element),
        None => inserted(of),
    }
}

/// The element of a constant at a path.
fn element(of: Folding<'_>, constant: Attribute, path: &[i64]) -> Option<Attribute> {
    let ctx = of.ctx();
    let ty = of.result_type()?;
    if [&UNDEF, &POISON, &ZERO].iter().any(|def| constant.params_of(ctx, def).is_some()) {
        return Some(constant);
    }
    if let AttrKind::Array(_) = constant.kind(ctx) {
        return listed_element(of, constant, path);
    }
    let AttrKind::DenseElements(dense) = constant.kind(ctx) else { return None };
    if dense.ty.element_or_self(ctx) != ty {
        return None;
    }
    let &[at] = path else { return None };
    let at = if dense.splat { 0 } else { usize::try_from(at).ok()? };
    crate::common::fold::element(ctx, dense, at)
}

/// The element of a constant given by the list of its elements.
fn listed_element(of: Folding<'_>, constant: Attribute, path: &[i64]) -> Option<Attribute> {
    let within = |whole: Attribute, at: &i64| {
        whole.as_array(of.ctx())?.get(usize::try_from(*at).ok()?).copied()
    };
    path.iter().try_fold(constant, within)
}

/// The value that was put where it is taken from, or what it is taken from at last.
fn inserted(of: Folding<'_>) -> FoldResult {
    let (whole, end) = sought(of.input.op);
    let made = match end {
        Sought::Part(part) => return FoldResult::value(part),
        Sought::Unclear => return whole.map_or(FoldResult::None, |whole| with_operand(0, whole)),
        Sought::In(made, path) => constant_of(made).and_then(|made| element(of, made, &path)),
    };
    match (made, whole) {
        (Some(element), _) => FoldResult::constant(element),
        // Upstream takes what was put in elsewhere out of the way before it looks at the op.
        (None, Some(whole)) => FoldResult::Unnoticed(vec![(0, whole)]),
        (None, None) => FoldResult::None,
    }
}

/// Where the search for what an `llvm.extractvalue` takes comes to.
pub enum Sought<'a> {
    /// A value that was put in there.
    Part(Value),
    /// What is at this path in what an op gives that puts in nothing.
    In(OpRef<'a>, Vec<i64>),
    /// Something that is put together, or that no op gives.
    Unclear,
}

/// What an `llvm.extractvalue` takes its value from when what was put in elsewhere is left out,
/// where that is something else, and where that leads.
pub fn sought(extract: OpRef<'_>) -> (Option<Value>, Sought<'_>) {
    let made = |value| extract.scope.defining_op(value);
    let own = position_bytes(extract);
    let mut path = own;
    let mut at = extract.operand(0).and_then(made);
    let mut whole = None;
    while let Some(op) = at {
        if !op.is(InsertValue::def()) {
            return (whole, Sought::In(op, i64s(path).collect()));
        }
        let put = position_bytes(op);
        let (container, part) = (op.operand(0), op.operand(1));
        let next = match path.strip_prefix(put) {
            Some([]) => return (whole, part.map_or(Sought::Unclear, Sought::Part)),
            Some(rest) => {
                path = rest;
                part
            }
            None if put.starts_with(path) => break,
            None => {
                // Once inside an inserted value the op cannot be given another whole.
                whole = container.filter(|_| path.len() == own.len()).or(whole);
                container
            }
        };
        at = next.and_then(made);
    }
    (whole, Sought::Unclear)
}

/// No step leads nowhere; constant indices are written into the op.
pub(super) fn getelementptr(input: &FoldInput<'_>) -> FoldResult {
    let op = GetElementPtr(input.op);
    let of = Folding { input };
    let ctx = of.ctx();
    let indices = op.raw_constant_indices().and_then(|attr| attr.as_i32_array(ctx));
    let Some(mut indices) = indices else { return FoldResult::None };
    let no_step = match indices.as_slice() {
        [DYNAMIC] => scalar(of, 1).is_some_and(Int::is_zero),
        [index] => *index == 0,
        _ => false,
    };
    if no_step && input.op.operand_type(0) == of.result_type() {
        return value(of.operand(0));
    }
    let mut kept = vec![];
    let dynamic = indices.iter_mut().filter(|index| **index == DYNAMIC);
    for (at, index) in dynamic.enumerate() {
        match scalar(of, at + 1).and_then(small) {
            Some(known) => *index = known,
            None => kept.extend(input.op.operand(at + 1)),
        }
    }
    if kept.len() + 1 == input.op.operands().len() {
        return FoldResult::None;
    }
    let indices = Attribute::i32_array(ctx, &indices);
    FoldResult::Operands {
        kept: 1,
        operands: kept,
        props: vec![(GetElementPtr::RAW_CONSTANT_INDICES, Some(indices))],
    }
}

/// A constant index, where it fits in 29 bits: upstream has no room for more.
fn small(index: &Int) -> Option<i32> {
    let fits = |index: &i32| (-(1 << 28)..1 << 28).contains(index);
    i32::try_from(index.to_i64()?).ok().filter(fits)
}

/// What is equal for sure, or for sure not: a value and itself, what is
/// allocated and null.
pub(super) fn icmp(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let predicate = ICmp(input.op).predicate().and_then(|attr| attr.as_u64(of.ctx()));
    let if_equal = match predicate.and_then(|predicate| ICMP_CASES.text_of(predicate)) {
        Some("eq") => true,
        Some("ne") => false,
        _ => return FoldResult::None,
    };
    let is = |at, def: &'static OpDef| of.from(at, def).is_some();
    if of.same() {
        return truth(of, if_equal);
    }
    if is(0, Alloca::def()) && is(1, Zero::def()) {
        return truth(of, !if_equal);
    }
    match (of.operand(0), of.operand(1)) {
        // What is compared with null comes first.
        (Some(null), Some(memory)) if is(0, Zero::def()) && is(1, Alloca::def()) => {
            FoldResult::InPlace { operands: vec![(0, memory), (1, null)], props: vec![] }
        }
        _ => FoldResult::None,
    }
}

fn truth(of: Folding<'_>, holds: bool) -> FoldResult {
    let number = Number::Int(Int::from_bool(holds));
    constant(of.result_type().map(|ty| match ty {
        Type::I1 => Attribute::bool(holds),
        _ => fill(of.ctx(), ty, &number),
    }))
}

/// The only element of a vector, picked as the only one.
pub(super) fn shufflevector(input: &FoldInput<'_>) -> FoldResult {
    let op = ShuffleVector(input.op);
    let of = Folding { input };
    let mask = op.mask().and_then(|attr| attr.as_i32_array(of.ctx()));
    let is_first = mask.is_some_and(|mask| mask == [0]);
    let same = input.op.operand_type(0) == of.result_type();
    value(of.operand(0).filter(|_| is_first && same))
}

/// The attribute that stands for the address.
pub(super) fn dso_local(input: &FoldInput<'_>) -> FoldResult {
    let ctx = input.op.ctx();
    let stand_in = |name| Attribute::dialect(ctx, &DSO_LOCAL_EQUIVALENT, vec![Param::Attr(name)]);
    constant(input.op.prop(0).map(stand_in))
}
