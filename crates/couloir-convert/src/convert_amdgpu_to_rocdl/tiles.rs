//! Tiles that are moved between global memory and that of groups, as groups of words that describe
//! them.

use couloir_dialects::amdgpu::types::as_base;
use couloir_dialects::amdgpu::{MakeDmaBase, MakeDmaDescriptor, MakeGatherDmaDescriptor};
use couloir_dialects::common::index_list::constants;
use couloir_dialects::common::mixed::{Mixed, int_constant, join};
use couloir_dialects::llvm;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpDef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch};

use super::copies::address;
use super::{
    GFX1250, Target, combine, constant, extract, insert, intrinsic, needs, operand, words,
};
use crate::gpu_common::pieces::cast;
use crate::gpu_common::{binary, constant_i32, unary};
use crate::llvm_common::emit::with;

/// `value << by`
fn shifted(rw: &mut ConversionRewriter<'_>, value: Value, by: i64) -> Value {
    let by = constant_i32(rw, by);
    binary(rw, llvm::Shl::def(), value, by)
}

/// A word of a number of 64 bits.
fn low_word(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    unary(rw, llvm::Trunc::def(), value, Type::I32)
}

/// The word of a number of 64 bits that begins at a bit.
fn word_from(rw: &mut ConversionRewriter<'_>, value: Value, bit: i64) -> Value {
    let bit = constant(rw, Type::I64, bit);
    let value = binary(rw, llvm::LShr::def(), value, bit);
    low_word(rw, value)
}

/// `value & mask`
fn masked(rw: &mut ConversionRewriter<'_>, value: Value, mask: i64) -> Value {
    let mask = constant_i32(rw, mask);
    binary(rw, llvm::And::def(), value, mask)
}

/// Words of which parts are set one by one.
struct Group<'n> {
    /// Small numbers, from 0.
    numbers: &'n [Value],
    words: Vec<Value>,
}

impl<'n> Group<'n> {
    fn new(numbers: &'n [Value], count: usize) -> Option<Self> {
        Some(Self { numbers, words: vec![*numbers.first()?; count] })
    }

    /// Sets the part of a word from a bit on, which was 0.
    fn set(&mut self, rw: &mut ConversionRewriter<'_>, at: usize, value: Value, bit: i64) {
        let value = if bit == 0 { value } else { shifted(rw, value, bit) };
        let Some(word) = self.words.get_mut(at) else { return };
        let is_zero = int_constant(rw.scope(), *word) == Some(0);
        *word = if is_zero { value } else { combine(rw, *word, value) };
    }

    /// Sets 32 bits from the middle of a word on.
    fn set_from_middle(&mut self, rw: &mut ConversionRewriter<'_>, at: usize, value: Value) {
        self.set(rw, at, value, 16);
        let half = constant_i32(rw, 16);
        let rest = binary(rw, llvm::LShr::def(), value, half);
        self.set(rw, at.saturating_add(1), rest, 0);
    }

    /// Sets 64 bits from a word on, of which the last may be nothing.
    fn set_long(&mut self, rw: &mut ConversionRewriter<'_>, at: usize, value: Value) {
        let low = low_word(rw, value);
        self.set(rw, at, low, 0);
        let high = word_from(rw, value, 32);
        self.set(rw, at.saturating_add(1), high, 0);
    }

    /// The words as a vector.
    fn vector(&self, rw: &mut ConversionRewriter<'_>) -> Value {
        vector_of(rw, &self.words, self.words.len(), self.numbers)
    }
}

/// A vector that begins with these words.
fn vector_of(
    rw: &mut ConversionRewriter<'_>,
    values: &[Value],
    length: usize,
    numbers: &[Value],
) -> Value {
    let ty = words(rw.context(), length as u64);
    let mut vector = rw.insert1(llvm::Poison::build(ty));
    for (&value, &at) in values.iter().zip(numbers) {
        vector = insert(rw, value, vector, at);
    }
    vector
}

/// The first numbers, for which there is one constant each.
fn numbers(rw: &mut ConversionRewriter<'_>, count: i64) -> Vec<Value> {
    (0..count).map(|number| constant_i32(rw, number)).collect()
}

/// Where what is moved is in the memory of groups and in global memory.
pub(super) fn base(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    /// The bits of an address in its second word.
    const ADDRESS: i64 = (1 << 25) - 1;
    let message = "make_dma_base is only supported on gfx1250";
    needs(target.chipset >= GFX1250, rw, op, message)?;
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).and_then(|ty| as_base(ctx, ty));
    let (_, rows) = ty.or_no_match("no base")?;
    let numbers = numbers(rw, 4);
    let &[_, one, two, _] = numbers.as_slice() else { return super::no_match("no numbers") };
    let mut first = one;
    if let Some(row) = rows {
        let bits = if row == Type::I32 { 30..32 } else { 30..31 };
        for bit in bits {
            let flag = shifted(rw, one, bit);
            first = combine(rw, first, flag);
        }
    }
    let local = address(target, op, new, rw, MakeDmaBase::LDS, MakeDmaBase::LDS_INDICES)?;
    let global = address(target, op, new, rw, MakeDmaBase::GLOBAL, MakeDmaBase::GLOBAL_INDICES)?;
    let local = unary(rw, llvm::PtrToInt::def(), local, Type::I32);
    let global = unary(rw, llvm::PtrToInt::def(), global, Type::I64);
    let low = low_word(rw, global);
    let high = word_from(rw, global, 32);
    let high = masked(rw, high, ADDRESS);
    let kind = shifted(rw, two, 30);
    let high = combine(rw, high, kind);
    let made = vector_of(rw, &[first, local, low, high], 4, &numbers);
    rw.replace(op, made)
}

/// What a descriptor is made of.
struct Descriptor<'a> {
    target: &'a Target,
    op: Op,
    new: &'a Operands,
    numbers: Vec<Value>,
    /// By how many the groups of operands come later than those of a descriptor without rows.
    later: usize,
}

impl Descriptor<'_> {
    fn operand(&self, rw: &ConversionRewriter<'_>, group: usize) -> Option<Value> {
        self.new.one_in_group(rw.view(self.op), group.saturating_add(self.later))
    }

    /// Sizes or strides, the innermost first.
    fn list(&self, rw: &ConversionRewriter<'_>, group: usize, slot: usize) -> Vec<Mixed> {
        let view = rw.view(self.op);
        let values = self.new.in_group(view, group.saturating_add(self.later));
        join(&constants(view, slot), values).into_iter().rev().collect()
    }

    fn sizes(&self, rw: &ConversionRewriter<'_>) -> Vec<Mixed> {
        let group = MakeDmaDescriptor::GLOBAL_DYNAMIC_SIZES;
        self.list(rw, group, MakeDmaDescriptor::GLOBAL_STATIC_SIZES)
    }

    fn strides(&self, rw: &ConversionRewriter<'_>) -> Vec<Mixed> {
        let group = MakeDmaDescriptor::GLOBAL_DYNAMIC_STRIDES;
        self.list(rw, group, MakeDmaDescriptor::GLOBAL_STATIC_STRIDES)
    }

    fn tile(&self, rw: &ConversionRewriter<'_>) -> Vec<Mixed> {
        let group = MakeDmaDescriptor::SHARED_DYNAMIC_SIZES;
        self.list(rw, group, MakeDmaDescriptor::SHARED_STATIC_SIZES)
    }

    /// A group of words, all 0.
    fn group(&self, count: usize) -> Result<Group<'_>, NoMatch> {
        Group::new(&self.numbers, count).or_no_match("no numbers")
    }

    /// The number of 1.
    fn one(&self) -> Result<Value, NoMatch> {
        self.numbers.get(1).copied().or_no_match("no numbers")
    }
}

/// A size as a word.
fn size(rw: &mut ConversionRewriter<'_>, size: Mixed) -> Value {
    match size {
        Mixed::Known(size) => constant_i32(rw, i64::from(size as i32)),
        Mixed::Value(size) => low_word(rw, size),
    }
}

/// A stride, of which 48 bits count.
fn stride(rw: &mut ConversionRewriter<'_>, stride: Mixed) -> Value {
    const BITS: i64 = (1 << 48) - 1;
    let stride = match stride {
        Mixed::Known(stride) => constant(rw, Type::I64, stride),
        Mixed::Value(stride) => stride,
    };
    let bits = constant(rw, Type::I64, BITS);
    binary(rw, llvm::And::def(), bits, stride)
}

/// `value - 1`
fn before(rw: &mut ConversionRewriter<'_>, value: Value, one: Value) -> Value {
    binary(rw, llvm::Sub::def(), value, one)
}

/// `llvm.intr.cttz`
fn trailing_zeros(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    let def: &'static OpDef = llvm::IntrCttz::def();
    let props = with(rw.context(), def, [(llvm::IntrCttz::IS_ZERO_POISON, Some(Attribute::FALSE))]);
    rw.emit1(def, &[value], Type::I32, &props)
}

/// Flags and what belongs to them.
fn set_flags(
    from: &Descriptor<'_>,
    rw: &mut ConversionRewriter<'_>,
    group: &mut Group<'_>,
) -> Result<(), NoMatch> {
    use MakeDmaDescriptor as Slots;
    let ctx = rw.context();
    let one = from.one()?;
    let mask = from.operand(rw, Slots::WORKGROUP_MASK);
    if let Some(mask) = mask {
        let mask = cast(rw, mask, Type::I16);
        let mask = unary(rw, llvm::ZExt::def(), mask, Type::I32);
        group.set(rw, 0, mask, 0);
    }
    let base = rw.view(from.op).operand_type(0).and_then(|ty| as_base(ctx, ty));
    let width = base.and_then(|(element, _)| element.int_or_float_width(ctx));
    let bytes = width.or_no_match("no width")? / 8;
    let size = bytes.checked_ilog2().and_then(|size| from.numbers.get(size as usize));
    group.set(rw, 0, *size.or_no_match("no such elements")?, 16);
    if from.operand(rw, Slots::ATOMIC_BARRIER_ADDRESS).is_some() {
        group.set(rw, 0, one, 18);
    }
    if from.operand(rw, Slots::GLOBAL_INCREMENT).is_some() {
        group.set(rw, 0, one, 19);
    }
    let amount = from.operand(rw, Slots::PAD_AMOUNT);
    if amount.is_some() {
        group.set(rw, 0, one, 20);
    }
    if mask.is_some() {
        group.set(rw, 0, one, 21);
    }
    let Some((amount, every)) = amount.zip(from.operand(rw, Slots::PAD_INTERVAL)) else {
        return Ok(());
    };
    let every = trailing_zeros(rw, every);
    let every = before(rw, every, one);
    group.set(rw, 0, every, 22);
    let amount = before(rw, amount, one);
    group.set(rw, 0, amount, 25);
    Ok(())
}

/// Where a barrier is that counts what is moved, in units of 8 bytes.
fn set_barrier(
    from: &Descriptor<'_>,
    rw: &mut ConversionRewriter<'_>,
    group: &mut Group<'_>,
) -> Result<(), NoMatch> {
    const BITS: i64 = (1 << 16) - 1;
    if from.operand(rw, MakeDmaDescriptor::ATOMIC_BARRIER_ADDRESS).is_none() {
        return Ok(());
    }
    let [barrier, indices] =
        [MakeDmaDescriptor::ATOMIC_BARRIER_ADDRESS, MakeDmaDescriptor::ATOMIC_BARRIER_INDICES]
            .map(|group| group.saturating_add(from.later));
    let at = address(from.target, from.op, from.new, rw, barrier, indices)?;
    let at = unary(rw, llvm::PtrToInt::def(), at, Type::I32);
    let three = *from.numbers.get(3).or_no_match("no numbers")?;
    let at = binary(rw, llvm::LShr::def(), at, three);
    let at = masked(rw, at, BITS);
    group.set(rw, 1, at, 0);
    Ok(())
}

/// The group that every descriptor has: flags, and two or three dimensions.
fn first_group(
    from: &Descriptor<'_>,
    rw: &mut ConversionRewriter<'_>,
    rows: Option<i64>,
) -> Result<Value, NoMatch> {
    let mut group = from.group(8)?;
    set_flags(from, rw, &mut group)?;
    set_barrier(from, rw, &mut group)?;
    let (sizes, strides, tile) = (from.sizes(rw), from.strides(rw), from.tile(rw));
    for (at, &dim) in sizes.iter().enumerate().take(2) {
        let size = size(rw, dim);
        group.set_from_middle(rw, at.saturating_add(1), size);
    }
    let tile = tile.into_iter().enumerate().take(3).map(|(at, dim)| match rows {
        Some(rows) if at == 1 => Mixed::Known(rows),
        _ => dim,
    });
    let mut tile = tile.collect::<Vec<_>>();
    if let (Some(rows), 1) = (rows, tile.len()) {
        tile.push(Mixed::Known(rows));
    }
    for ((at, bit), dim) in [(3, 16), (4, 0), (4, 16)].into_iter().zip(tile) {
        let size = size(rw, dim);
        group.set(rw, at, size, bit);
    }
    if let Some(&dim) = strides.get(1) {
        let stride = stride(rw, dim);
        group.set_long(rw, 5, stride);
    }
    if let Some(&dim) = strides.get(2) {
        let stride = stride(rw, dim);
        let low = low_word(rw, stride);
        group.set(rw, 6, low, 16);
        let high = word_from(rw, stride, 16);
        group.set(rw, 7, high, 0);
    }
    Ok(group.vector(rw))
}

/// `llvm.mlir.zero : vector<4xi32>`
fn nothing(rw: &mut ConversionRewriter<'_>) -> Value {
    let ty = words(rw.context(), 4);
    rw.insert1(NewOp::new(llvm::Zero::def()).result(ty))
}

/// How far a tile that is moved several times goes on each time, and how often.
fn set_steps(
    from: &Descriptor<'_>,
    rw: &mut ConversionRewriter<'_>,
    group: &mut Group<'_>,
    step: Value,
) -> Result<(), NoMatch> {
    let local = from.operand(rw, MakeDmaDescriptor::LDS_INCREMENT).or_no_match("no step")?;
    let count = from.operand(rw, MakeDmaDescriptor::ITERATION_COUNT).or_no_match("no count")?;
    group.set(rw, 1, local, 0);
    let low = low_word(rw, step);
    group.set(rw, 2, low, 0);
    let high = word_from(rw, step, 32);
    let high = masked(rw, high, (1 << 16) - 1);
    group.set(rw, 3, high, 0);
    let count = low_word(rw, count);
    let count = before(rw, count, from.one()?);
    group.set(rw, 3, count, 16);
    Ok(())
}

/// The group of the third and fourth dimension, or of steps.
fn second_group(from: &Descriptor<'_>, rw: &mut ConversionRewriter<'_>) -> Result<Value, NoMatch> {
    use MakeDmaDescriptor as Slots;
    let mut group = from.group(4)?;
    let (sizes, strides, tile) = (from.sizes(rw), from.strides(rw), from.tile(rw));
    let step = from.operand(rw, Slots::GLOBAL_INCREMENT);
    if sizes.len() < 3 && step.is_none() {
        return Ok(nothing(rw));
    }
    if let Some(&dim) = sizes.get(2) {
        let size = size(rw, dim);
        group.set(rw, 0, size, 0);
    }
    if let Some(step) = step {
        set_steps(from, rw, &mut group, step)?;
        return Ok(group.vector(rw));
    }
    if let Some(&dim) = sizes.get(3) {
        let size = size(rw, dim);
        group.set(rw, 1, size, 0);
    }
    if let Some(&dim) = strides.get(3) {
        let stride = stride(rw, dim);
        group.set_long(rw, 2, stride);
    }
    if let Some(&dim) = tile.get(2) {
        let size = size(rw, dim);
        group.set(rw, 3, size, 16);
    }
    Ok(group.vector(rw))
}

/// The group of the fifth dimension.
fn third_group(from: &Descriptor<'_>, rw: &mut ConversionRewriter<'_>) -> Result<Value, NoMatch> {
    let (sizes, strides, tile) = (from.sizes(rw), from.strides(rw), from.tile(rw));
    if sizes.len() < 3 && from.operand(rw, MakeDmaDescriptor::GLOBAL_INCREMENT).is_none() {
        return Ok(nothing(rw));
    }
    let mut group = from.group(4)?;
    if let Some(&dim) = strides.get(4) {
        let stride = stride(rw, dim);
        group.set_long(rw, 0, stride);
    }
    if let Some(&dim) = sizes.get(4) {
        let size = size(rw, dim);
        group.set_from_middle(rw, 1, size);
    }
    if let Some(&dim) = tile.get(4) {
        let size = size(rw, dim);
        group.set(rw, 2, size, 16);
    }
    Ok(group.vector(rw))
}

/// Some numbers of rows, as a group: words, or two to a word.
fn rows_group(
    rw: &mut ConversionRewriter<'_>,
    rows: Value,
    range: std::ops::Range<u64>,
    numbers: &[Value],
) -> Value {
    let mut values = Vec::new();
    for at in range {
        let known = usize::try_from(at).ok().and_then(|at| numbers.get(at)).copied();
        let at = known.unwrap_or_else(|| constant_i32(rw, at as i64));
        values.push(extract(rw, rows, at));
    }
    let is_half = rw.ty(rows).element_or_self(rw.context()) == Type::I16;
    if is_half {
        let whole = |value| unary(rw, llvm::ZExt::def(), value, Type::I32);
        let halves = values.into_iter().map(whole).collect::<Vec<_>>();
        values = Vec::new();
        for pair in halves.chunks(2) {
            let &[low, ref high @ ..] = pair else { continue };
            let high = high.first().or(numbers.first()).copied().unwrap_or(low);
            let high = shifted(rw, high, 16);
            values.push(combine(rw, low, high));
        }
    }
    vector_of(rw, &values, 4, numbers)
}

pub(super) fn descriptor(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let message = "make_dma_descriptor is only supported on gfx1250";
    needs(target.chipset >= GFX1250, rw, op, message)?;
    let is_gather = rw.view(op).is(MakeGatherDmaDescriptor::def());
    let rows = match is_gather {
        true => Some(operand(rw, op, new, MakeGatherDmaDescriptor::INDICES)?),
        false => None,
    };
    let base = new.one(0).or_no_match("no base")?;
    let numbers = numbers(rw, 8);
    let from = Descriptor { target, op, new, numbers, later: usize::from(is_gather) };
    let count = rows.map(|rows| rw.ty(rows).num_elements(ctx).unwrap_or(0));
    let first = first_group(&from, rw, count.map(|count| count as i64))?;
    let (second, third) = match rows.zip(count) {
        Some((rows, count)) => {
            let is_half = rw.ty(rows).element_or_self(ctx) == Type::I16;
            let each: u64 = if is_half { 8 } else { 4 };
            let second = rows_group(rw, rows, 0..count.min(each), &from.numbers);
            (second, rows_group(rw, rows, each..count.max(each), &from.numbers))
        }
        None => (second_group(&from, rw)?, third_group(&from, rw)?),
    };
    let groups = [base, first, second, third].into_iter().collect();
    rw.replace_with_many(op, &[groups])
}

/// Moves a tile.
fn moved(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    name: &str,
) -> Lowered {
    needs(target.chipset >= GFX1250, rw, op, "is only supported on gfx1250")?;
    let ctx = rw.context();
    let policy = [("cachePolicy", Attribute::i32(ctx, 0))];
    rw.replace_with(op, intrinsic(ctx, name, new.group(0), &policy)?)
}

pub(super) fn load(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    moved(target, op, new, rw, "tensor.load.to.lds")
}

pub(super) fn store(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    moved(target, op, new, rw, "tensor.store.from.lds")
}
