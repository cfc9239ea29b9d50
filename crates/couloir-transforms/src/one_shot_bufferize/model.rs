//! What bufferization knows of an op: a row of a table.
//!
//! A row says which operands are read, written and aliased by which results, so that the analysis
//! can decide what is done in place, and how the op is made one on memory.

use couloir_ir::{Body, Failure, Op, OpDef, OpRef, Type, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::LazyLock;

use super::models;
use super::rewrite::Bufferizer;
use super::view::View;

/// An operand of an op.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct OperandUse {
    /// The op.
    pub(super) op: Op,
    /// The operand's number.
    pub(super) index: u32,
}

/// The uses of a value.
pub(super) fn uses_of(body: &Body, value: Value) -> impl Iterator<Item = OperandUse> + '_ {
    body.uses(value).map(|operand| OperandUse { op: operand.op, index: operand.index })
}

/// How the memory of two values relates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    /// They have the same memory.
    Equivalent,
    /// Nothing is known.
    Unknown,
}

/// That something may have the memory of something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Alias<T> {
    pub(super) at: T,
    pub(super) relation: Relation,
    /// Whether it always has that memory.
    pub(super) is_definite: bool,
}

impl<T> Alias<T> {
    /// The same memory, always.
    pub(super) fn same(at: T) -> Self {
        Alias { at, relation: Relation::Equivalent, is_definite: true }
    }

    /// The same memory, if any.
    pub(super) fn maybe_same(at: T) -> Self {
        Alias { at, relation: Relation::Equivalent, is_definite: false }
    }

    /// A part of that memory, or something else that is not known.
    pub(super) fn unknown(at: T) -> Self {
        Alias { at, relation: Relation::Unknown, is_definite: true }
    }

    /// The same memory always, or maybe something else.
    pub(super) fn same_if(at: T, is_same: bool) -> Self {
        let relation = if is_same { Relation::Equivalent } else { Relation::Unknown };
        Alias { at, relation, is_definite: is_same }
    }
}

/// Values that alias an operand.
pub(super) type Values = SmallVec<[Alias<Value>; 2]>;
/// Operands that alias a value.
pub(super) type Uses = SmallVec<[Alias<OperandUse>; 2]>;

/// A question about an operand.
type OfOperand = fn(View<'_>, OpRef<'_>, usize) -> bool;
/// A question about a value that the op gives, or that is given to its regions.
type OfValue = fn(View<'_>, OpRef<'_>, Value) -> bool;

/// What bufferization knows of an op.
pub(super) struct Model {
    /// The op.
    pub(super) def: &'static OpDef,
    /// Whether it reads the memory of an operand.
    pub(super) reads: OfOperand,
    /// Whether it writes to the memory of an operand.
    pub(super) writes: OfOperand,
    /// Whether an operand is never copied.
    pub(super) in_place: OfOperand,
    /// The values that may have the memory of an operand.
    pub(super) values: fn(View<'_>, OpRef<'_>, usize) -> Values,
    /// The operands whose memory a value may have; the inverse of `values` where it is not said.
    pub(super) uses: Option<fn(View<'_>, OpRef<'_>, Value) -> Uses>,
    /// Whether a result's memory is new.
    pub(super) allocates: fn(OpRef<'_>, Value) -> bool,
    /// Whether a result's contents come from this op; worked out where it is not said.
    pub(super) defines: Option<OfValue>,
    /// Whether a value's memory may be written to.
    pub(super) is_writable: OfValue,
    /// Whether accesses go element by element, reads before writes.
    pub(super) is_elementwise: fn(OpRef<'_>, &[usize]) -> bool,
    /// Checks what the analysis came to.
    pub(super) verify: fn(View<'_>, OpRef<'_>) -> Result<(), Failure>,
    /// Copies what cannot be in place.
    pub(super) copies: fn(&mut Bufferizer<'_, '_>, Op) -> Result<(), Failure>,
    /// The type of a value's memory; found by what it aliases where it is not said.
    pub(super) buffer_type:
        Option<fn(View<'_>, OpRef<'_>, Value, &mut Stack) -> Result<Type, Failure>>,
    /// Whether a region may run more than once; said by control flow where it is not.
    pub(super) repeats: Option<fn(OpRef<'_>, usize) -> bool>,
    /// Whether a region's runs may be at the same time.
    pub(super) is_parallel: fn(OpRef<'_>, usize) -> bool,
    /// Whether regions may have several blocks.
    pub(super) takes_blocks: bool,
    /// Makes it an op on memory.
    pub(super) bufferize: fn(&mut Bufferizer<'_, '_>, Op) -> Result<(), Failure>,
}

impl Model {
    /// An op that neither reads nor writes, with results of their own.
    pub(super) const fn of(def: &'static OpDef) -> Self {
        Model {
            def,
            reads: |_, _, _| false,
            writes: |_, _, _| false,
            in_place: |_, _, _| false,
            values: |_, _, _| Values::new(),
            uses: None,
            allocates: |_, _| false,
            defines: None,
            is_writable: |view, _, value| view.scope.body.defining_op(value).is_some(),
            is_elementwise: |_, _| false,
            verify: |_, _| Ok(()),
            copies: super::copies::of_operands,
            buffer_type: None,
            repeats: None,
            is_parallel: |_, _| false,
            takes_blocks: false,
            bufferize: |_, _| Ok(()),
        }
    }
}

/// Yes, whatever the operand.
pub(super) fn always(_: View<'_>, _: OpRef<'_>, _: usize) -> bool {
    true
}

/// Yes, whatever the value.
pub(super) fn always_of(_: View<'_>, _: OpRef<'_>, _: Value) -> bool {
    true
}

/// The first operand's memory is the first result's.
pub(super) fn first_to_first(_: View<'_>, op: OpRef<'_>, operand: usize) -> Values {
    match op.result(0) {
        Some(result) if operand == 0 => [Alias::same(result)].into_iter().collect(),
        _ => Values::new(),
    }
}

/// The types of memory that are being worked out, so that loops end.
#[derive(Default)]
pub(super) struct Stack {
    /// The values whose types are.
    pub(super) values: Vec<Value>,
    /// How many types were worked out so far.
    pub(super) steps: u32,
}

/// All rows, by where the definition of the op is.
static ROWS: LazyLock<FxHashMap<usize, &'static Model>> = LazyLock::new(|| {
    let tables = models::TABLES.iter().flat_map(|table| table.iter());
    let all = tables.chain(models::structured());
    all.map(|row| (place(row.def), row)).collect()
});

fn place(def: &'static OpDef) -> usize {
    std::ptr::from_ref(def).addr()
}

/// What is known of an op, whether it may be bufferized or not.
pub(super) fn find(op: OpRef<'_>) -> Option<&'static Model> {
    ROWS.get(&place(op.def()?)).copied()
}
