//! Values: what an SSA value is while a function runs.
//!
//! Invariants: a vector of any rank is one flat list of its elements, row-major; arrays and structs
//! are lists of their parts; `index` is an integer of 64 bits; what is poison (or undefined) as a
//! whole may stand for each of its parts.

use std::sync::Arc;

use couloir_ir::num::{Float, Int};

use crate::stop::Stop;

/// A place in memory: an allocation and an address, which need not be in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pointer {
    /// The number of the allocation; none for addresses that came from nowhere.
    pub(crate) alloc: Option<u32>,
    /// The address.
    pub(crate) addr: u64,
}

impl Pointer {
    /// The null pointer.
    pub(crate) const NULL: Pointer = Pointer { alloc: None, addr: 0 };

    /// The pointer so many bytes further.
    pub(crate) fn offset(self, bytes: i64) -> Pointer {
        Pointer { addr: self.addr.wrapping_add_signed(bytes), ..self }
    }
}

/// A memref: where its elements are. Sizes, strides and offset count elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MemRef {
    /// What was allocated.
    pub(crate) base: Pointer,
    /// What the offset counts from.
    pub(crate) aligned: Pointer,
    /// The first element.
    pub(crate) offset: i64,
    /// How many elements each dimension has.
    pub(crate) sizes: Vec<i64>,
    /// How far apart they are.
    pub(crate) strides: Vec<i64>,
}

impl MemRef {
    /// The position of an element among those of the buffer; none where it is out of bounds.
    pub(crate) fn position(&self, indices: &[i64]) -> Option<i64> {
        let inside = |(&index, &size): (&i64, &i64)| 0 <= index && index < size;
        let all = indices.len() == self.sizes.len() && indices.iter().zip(&self.sizes).all(inside);
        all.then(|| self.wrapping_position(indices))
    }

    /// The same, in bounds or not.
    pub(crate) fn wrapping_position(&self, indices: &[i64]) -> i64 {
        let steps = indices.iter().zip(&self.strides);
        steps.fold(self.offset, |at, (index, stride)| at.wrapping_add(index.wrapping_mul(*stride)))
    }

    /// How many elements there are.
    pub(crate) fn count(&self) -> usize {
        let size = |&size: &i64| usize::try_from(size).unwrap_or(0);
        self.sizes.iter().map(size).fold(1, usize::saturating_mul)
    }
}

/// What an SSA value is while a function runs.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    /// Nothing that may be looked at.
    Poison,
    /// An integer or an `index`.
    Int(Int),
    /// A floating-point number.
    Float(Float),
    /// An address, of a function too.
    Ptr(Pointer),
    /// A memref, ranked or not.
    MemRef(Arc<MemRef>),
    /// The elements of a vector, or the parts of an array, a struct or a complex number.
    List(Arc<[Value]>),
}

impl Value {
    /// An `index`.
    pub(crate) fn index(value: i64) -> Value {
        Value::Int(Int::from_i64(64, value))
    }

    /// An `i1`.
    pub(crate) fn bool(value: bool) -> Value {
        Value::Int(Int::from_bool(value))
    }

    /// A memref.
    pub(crate) fn memref(memref: MemRef) -> Value {
        Value::MemRef(Arc::new(memref))
    }

    /// Parts as one value.
    pub(crate) fn list(parts: Vec<Value>) -> Value {
        Value::List(parts.into())
    }

    /// Whether it is poison as a whole.
    pub(crate) fn is_poison(&self) -> bool {
        matches!(self, Value::Poison)
    }

    /// Its parts; what is poison has as many as are asked for.
    pub(crate) fn parts(&self, count: usize) -> Vec<Value> {
        match self {
            Value::List(parts) => parts.to_vec(),
            Value::Poison => vec![Value::Poison; count],
            other => vec![other.clone()],
        }
    }

    /// One of its parts.
    pub(crate) fn part(&self, at: usize) -> Value {
        match self {
            Value::List(parts) => parts.get(at).cloned().unwrap_or(Value::Poison),
            _ => Value::Poison,
        }
    }

    /// The integer that decides what happens next.
    pub(crate) fn int(&self) -> Result<&Int, Stop> {
        match self {
            Value::Int(int) => Ok(int),
            Value::Poison => Err(Stop::undefined("poison decides what happens")),
            _ => Err(Stop::unsupported("a value that is no integer")),
        }
    }

    /// The same as a number.
    pub(crate) fn number(&self) -> Result<i64, Stop> {
        let int = self.int()?;
        Ok(int.sext_or_trunc(64).low_u64() as i64)
    }

    /// The same as a truth value.
    pub(crate) fn truth(&self) -> Result<bool, Stop> {
        Ok(!self.int()?.is_zero())
    }

    /// The address that memory is accessed at.
    pub(crate) fn pointer(&self) -> Result<Pointer, Stop> {
        match self {
            Value::Ptr(pointer) => Ok(*pointer),
            Value::Poison => Err(Stop::undefined("a poison address")),
            _ => Err(Stop::unsupported("a value that is no pointer")),
        }
    }

    /// The memref whose memory is accessed.
    pub(crate) fn as_memref(&self) -> Result<&Arc<MemRef>, Stop> {
        match self {
            Value::MemRef(memref) => Ok(memref),
            Value::Poison => Err(Stop::undefined("a poison memref")),
            _ => Err(Stop::unsupported("a value that is no memref")),
        }
    }
}
