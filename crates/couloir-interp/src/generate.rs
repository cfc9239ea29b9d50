//! Arguments for functions: the same for the same signature and number of the run.
//!
//! The first run has values that go well with each other: sizes and indices that fit. Later runs
//! mix in the ends of ranges, zeros, infinities and NaN.

use couloir_ir::num::{Float, FloatKind, Int};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Context, Type};

use crate::codec;
use crate::layout::{self, Shape, shape};
use crate::machine::Machine;
use crate::memory::{Bytes, Kind, Label, Mark};
use crate::observe::{Leaf, observe, text};
use crate::ops;
use crate::program::Signature;
use crate::stop::Stop;
use crate::value::{MemRef, Value};

/// One argument.
#[derive(Clone, Debug)]
enum Arg {
    /// A value.
    Plain(Value),
    /// A memref: a buffer of elements, and where in it the memref's are.
    MemRef { elements: Vec<Value>, offset: i64, sizes: Vec<i64>, strides: Vec<i64> },
    /// A function of which nothing is known.
    Function,
    /// A pointer to these bytes.
    Pointer(Vec<u8>),
}

/// Arguments of a function.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    args: Vec<Arg>,
}

/// Bytes that pointers point to.
const BUFFER: usize = 256;
/// The most elements of a memref.
const MOST: i64 = 1 << 12;

/// What numbers are made of.
struct Source {
    state: u64,
    run: u64,
    /// What unknown sizes are in this run.
    size: i64,
}

impl Source {
    fn next(&mut self, below: u64) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % below.max(1)
    }

    /// A number that fits the sizes of memrefs.
    fn index(&mut self) -> i64 {
        let near = [self.size, self.size - 1, 0, 1, 2, self.size];
        let at = if self.run == 0 { 0 } else { self.next(6) };
        near.get(at as usize).copied().unwrap_or(0).max(0)
    }

    fn int(&mut self, width: u32) -> Int {
        let small = Int::new(width, 1 + self.next(9));
        match (self.run, self.next(9)) {
            (0, _) | (_, 0) => small,
            (_, 1) => Int::zero(width),
            (_, 2) => Int::new(width, 1),
            (_, 3) => Int::all_ones(width),
            (_, 4) => Int::signed_min(width),
            (_, 5) => Int::signed_max(width),
            (_, 6) => small.neg(),
            _ => Int::from_words(width, &[self.next(u64::MAX), self.next(u64::MAX)]),
        }
    }

    fn float(&mut self, kind: FloatKind) -> Float {
        let small = Float::from_f64(kind, f64::from(self.next(64) as u32) / 8.0 - 3.0);
        match (self.run, self.next(16)) {
            (0, _) => small,
            (_, 0) => Float::zero(kind),
            (_, 1) if kind.has_negative_zero() => Float::zero(kind).negate(),
            (_, 2) if kind.has_infinity() => Float::infinity(kind, false),
            (_, 3) if kind.has_infinity() => Float::infinity(kind, true),
            (_, 4) if kind.has_nan() => Float::nan(kind, false),
            (_, 5) => Float::smallest(kind, false),
            (_, 6) => Float::largest(kind, true),
            (_, 7) => Float::one(kind),
            _ => small,
        }
    }

    fn value(&mut self, ctx: &Context, ty: Type) -> Result<Value, Stop> {
        if ty.is_index() {
            return Ok(Value::index(self.index()));
        }
        Ok(match shape(ctx, ty)? {
            Shape::Int(width) => Value::Int(self.int(width)),
            Shape::Float(kind) => Value::Float(self.float(kind)),
            Shape::Pointer | Shape::MemRef(_) | Shape::Unranked => {
                return Err(Stop::unsupported("arguments with memory inside of others"));
            }
            Shape::Vector(element, count) => {
                let parts = (0..count).map(|_| self.value(ctx, element));
                Value::list(parts.collect::<Result<_, _>>()?)
            }
            Shape::Array(element, count) => {
                let mut scalars = Vec::new();
                for _ in 0..count {
                    let part = self.value(ctx, element)?;
                    codec::flatten(ctx, element, &part, &mut scalars)?;
                }
                codec::build(ctx, ty, &mut scalars.into_iter())?
            }
            Shape::Struct(parts, _) => {
                let parts = parts.iter().map(|part| self.value(ctx, *part));
                Value::list(parts.collect::<Result<_, _>>()?)
            }
        })
    }

    fn memref(&mut self, ctx: &Context, ty: Type) -> Result<Arg, Stop> {
        let Some(memref) = ty.as_memref(ctx) else {
            return Err(Stop::unsupported("arguments of unranked memrefs"));
        };
        let strided = memref.strides_and_offset(ctx);
        let (strides, offset) =
            strided.ok_or_else(|| Stop::unsupported("a layout without strides"))?;
        let known = |number: i64, other: i64| if number == DYNAMIC { other } else { number };
        let sizes = memref.shape.iter().map(|&size| known(size, self.size)).collect::<Vec<_>>();
        let offset = known(offset, 2);
        let (mut own, mut running) = (vec![1i64; sizes.len()], 1i64);
        for (at, size) in sizes.iter().enumerate().rev() {
            // Room between rows, where the layout lets there be.
            let room = i64::from(memref.layout.is_some() && at + 1 < sizes.len());
            let stride = known(strides.get(at).copied().unwrap_or(1), running + room);
            if let Some(slot) = own.get_mut(at) {
                *slot = stride;
            }
            running = stride.saturating_mul(*size);
        }
        let last = sizes
            .iter()
            .zip(&own)
            .map(|(size, stride)| (size - 1).max(0).saturating_mul(stride.abs()));
        let count = last.fold(offset.saturating_add(1), i64::saturating_add);
        let count = if sizes.contains(&0) { offset } else { count };
        if !(0..=MOST).contains(&count) || offset < 0 || own.iter().any(|stride| *stride < 0) {
            return Err(Stop::Limit);
        }
        let elements = (0..count).map(|_| self.value(ctx, memref.element));
        let elements = elements.collect::<Result<_, _>>()?;
        Ok(Arg::MemRef { elements, offset, sizes, strides: own })
    }

    fn arg(&mut self, ctx: &Context, ty: Type) -> Result<Arg, Stop> {
        match shape(ctx, ty)? {
            Shape::Pointer if ty.as_function(ctx).is_none() => {
                let words = (0..BUFFER / 8).map(|_| self.next(100).to_le_bytes());
                Ok(Arg::Pointer(words.flatten().collect()))
            }
            Shape::Pointer => Ok(Arg::Function),
            Shape::MemRef(_) => self.memref(ctx, ty),
            Shape::Unranked => {
                let element = ty.shaped_element(ctx).unwrap_or(Type::NONE);
                self.memref(ctx, Type::memref(ctx, &[2, DYNAMIC], element))
            }
            _ => self.value(ctx, ty).map(Arg::Plain),
        }
    }
}

/// What unknown sizes are in each run.
const SIZES: [i64; 8] = [4, 1, 3, 0, 5, 2, 8, 7];

/// Arguments of a signature for a run.
pub(crate) fn input(ctx: &Context, signature: &Signature, run: u64) -> Result<Input, Stop> {
    let size = SIZES.get(run as usize % SIZES.len()).copied().unwrap_or(4);
    let mut source = Source { state: run.wrapping_mul(0x5851_f42d_4c95_7f2d), run, size };
    let args = signature.inputs.iter().map(|ty| source.arg(ctx, *ty));
    Ok(Input { args: args.collect::<Result<_, _>>()? })
}

impl Input {
    /// The arguments as values of the types they were made for, in the memory of a run.
    pub(crate) fn place(
        &self,
        machine: &mut Machine<'_>,
        types: &[Type],
    ) -> Result<Vec<Value>, Stop> {
        let args = self.args.iter().zip(types).zip(0..);
        args.map(|((arg, ty), number)| place(machine, arg, (*ty, number))).collect()
    }

    /// What memory of the arguments holds after a run.
    pub(crate) fn memory(
        &self,
        machine: &Machine<'_>,
        types: &[Type],
        placed: &[Value],
    ) -> Vec<(Label, Vec<Leaf>)> {
        let args = self.args.iter().zip(types).zip(placed).zip(0..);
        let held = args.filter_map(|(((arg, ty), value), number)| {
            Some((Label::Arg(number), held(machine, arg, *ty, value)?))
        });
        held.collect()
    }

    /// The arguments in words.
    pub(crate) fn text(&self, ctx: &Context) -> String {
        let scalar = |value: &Value| match value {
            Value::Int(int) => Leaf::Int(int.clone()),
            Value::Float(float) => Leaf::Float(*float),
            _ => Leaf::Any,
        };
        let leaves = |value: &Value| value.parts(1).iter().map(scalar).collect::<Vec<_>>();
        let words = self.args.iter().map(|arg| match arg {
            Arg::Plain(value) => text(&leaves(value), ctx),
            Arg::Function => "a function".into(),
            Arg::Pointer(bytes) => format!("pointer to {} bytes", bytes.len()),
            Arg::MemRef { elements, sizes, .. } => {
                let sizes = sizes.iter().map(ToString::to_string).collect::<Vec<_>>().join("x");
                let all = elements.iter().flat_map(leaves).collect::<Vec<_>>();
                format!("memref of {sizes} in {}", text(&all, ctx))
            }
        });
        format!("({})", words.collect::<Vec<_>>().join(", "))
    }
}

fn place(machine: &mut Machine<'_>, arg: &Arg, (ty, number): (Type, u32)) -> Result<Value, Stop> {
    let ctx = machine.ctx();
    let label = Label::Arg(number);
    match arg {
        Arg::Plain(value) => Ok(value.clone()),
        Arg::Function => {
            let name = ctx.intern(&format!("argument {number}"));
            machine.address_of_function(name).map(Value::Ptr)
        }
        Arg::Pointer(bytes) => {
            let at = machine.memory.allocate(bytes.len() as u64, 64, Kind::Heap, label)?;
            machine.memory.write(at, &Bytes::of(bytes.clone()))?;
            Ok(Value::Ptr(at))
        }
        Arg::MemRef { elements, offset, sizes, strides } => {
            let element = ty.shaped_element(ctx).unwrap_or(Type::NONE);
            let size = layout::alloc_size(ctx, element)?;
            let bytes = size.saturating_mul(elements.len() as u64);
            let base = machine.memory.allocate(bytes, 64, Kind::Heap, label)?;
            for (at, value) in elements.iter().enumerate() {
                machine.store(base.offset(at as i64 * size as i64), element, value)?;
            }
            let (offset, sizes, strides) = (*offset, sizes.clone(), strides.clone());
            Ok(Value::memref(MemRef { base, aligned: base, offset, sizes, strides }))
        }
    }
}

fn held(machine: &Machine<'_>, arg: &Arg, ty: Type, value: &Value) -> Option<Vec<Leaf>> {
    let ctx = machine.ctx();
    match (arg, value) {
        (Arg::Pointer(bytes), Value::Ptr(at)) if machine.memory.is_live(*at) => {
            let bytes = machine.memory.read(*at, bytes.len()).ok()?;
            let both = bytes.data.iter().zip(&bytes.marks);
            let leaf = |(byte, mark): (&u8, &Mark)| match mark {
                Mark::Plain => Leaf::Int(Int::new(8, u64::from(*byte))),
                Mark::Nothing | Mark::Address => Leaf::Any,
            };
            Some(both.map(leaf).collect())
        }
        (Arg::MemRef { elements, .. }, Value::MemRef(memref))
            if machine.memory.is_live(memref.base) =>
        {
            let element = ty.shaped_element(ctx)?;
            let mut leaves = Vec::new();
            for at in 0..elements.len() {
                let place = ops::address(ctx, memref, at as i64, element).ok()?;
                let value = machine.load(place, element).ok()?;
                leaves.extend(observe(machine, element, &value).ok()?);
            }
            Some(leaves)
        }
        _ => None,
    }
}
