//! Memory slots: memory that an op allocates, and what its users may do for
//! it to become values (`mem2reg`) or several smaller slots (`sroa`).
//!
//! These tables are upstream's interfaces of memory slots. Deciding is done
//! on views; changing through a [`Build`] that stands right after the op.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::body::{Op, Value};
use crate::build::Build;
use crate::context::Context;
use crate::layout::DataLayout;
use crate::ty::Type;
use crate::view::OpRef;

/// Memory that holds one value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemorySlot {
    /// The pointer to it.
    pub ptr: Value,
    /// The type of what it holds.
    pub elem: Type,
}

/// A slot with the types of its elements, by their numbers.
#[derive(Clone, Debug)]
pub struct AggregateSlot {
    /// The slot.
    pub slot: MemorySlot,
    /// Types of the elements.
    pub elements: Vec<Type>,
}

/// The slots made for elements, by the elements' numbers.
pub type Subslots = FxHashMap<u32, MemorySlot>;

/// What is asked for of the elements of an aggregate.
#[derive(Default, Debug)]
pub struct Wanted {
    /// Elements that something uses, in the order in which that was found.
    pub elements: Vec<u32>,
    /// Elements that are in that list.
    known: rustc_hash::FxHashSet<u32>,
    /// Pointers to what must not be left by accesses.
    pub safe: Vec<MemorySlot>,
}

impl Wanted {
    /// Notes that an element is used.
    pub fn element(&mut self, element: u32) {
        if self.known.insert(element) {
            self.elements.push(element);
        }
    }
}

/// Whether an op can do without its use of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removable {
    /// It cannot.
    No,
    /// It can.
    Yes,
    /// It can when all users of its results can.
    WithUsers,
}

/// What becomes of an op.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removal {
    /// It is to be erased.
    Delete,
    /// It stays.
    Keep,
}

/// How an op takes part in the promotion and the taking apart of slots.
pub struct Slots {
    /// It allocates a slot (`PromotableAllocationOpInterface`).
    pub allocation: Option<&'static Allocation>,
    /// It accesses the memory (`PromotableMemOpInterface`).
    pub access: Option<&'static Access>,
    /// It uses the pointer otherwise (`PromotableOpInterface`).
    pub usage: Option<&'static Usage>,
    /// It allocates an aggregate (`DestructurableAllocationOpInterface`).
    pub aggregate: Option<&'static Aggregate>,
    /// It accesses elements (`DestructurableAccessorOpInterface`).
    pub accessor: Option<&'static Accessor>,
    /// Whether all it does with a slot stays within it; adds slots that are
    /// reached through its results (`SafeMemorySlotAccessOpInterface`).
    pub stays_within: Option<StaysWithin>,
}

/// See [`Slots::stays_within`].
pub type StaysWithin = fn(OpRef<'_>, MemorySlot, &mut Vec<MemorySlot>, &SlotLayout<'_>) -> bool;

impl Slots {
    /// No part in it.
    pub const NONE: Slots = Slots {
        allocation: None,
        access: None,
        usage: None,
        aggregate: None,
        accessor: None,
        stays_within: None,
    };
}

/// An op that allocates one slot.
pub struct Allocation {
    /// The slot, when it may be promoted.
    pub slot: fn(OpRef<'_>) -> Option<MemorySlot>,
    /// Makes the value of a slot that nothing was stored to.
    pub default_value: fn(&mut dyn Build, Op, MemorySlot) -> Value,
    /// Which ops describe what is in the slot, if any can.
    pub describers: Option<fn(OpRef<'_>) -> Vec<Op>>,
    /// Called for each of these with each block argument that holds the slot's value.
    pub describe: fn(&mut dyn Build, Op, Value),
}

/// An op that reads or writes a slot.
pub struct Access {
    /// Whether it reads the slot.
    pub loads: fn(OpRef<'_>, MemorySlot) -> bool,
    /// Whether it writes the slot.
    pub stores: fn(OpRef<'_>, MemorySlot) -> bool,
    /// Whether it can do without the slot, which the operands of these
    /// numbers are or come from.
    pub removable: fn(OpRef<'_>, MemorySlot, &[u32], &SlotLayout<'_>) -> bool,
    /// Makes what the slot holds afterwards, given what it held before.
    pub stored: fn(&mut dyn Build, Op, MemorySlot, Value, &SlotLayout<'_>) -> Value,
    /// Makes what the op is replaced by, given what the slot held before;
    /// returns what its result becomes.
    pub replace: fn(&mut dyn Build, Op, MemorySlot, Value, &SlotLayout<'_>) -> Option<Value>,
}

/// An op that uses a pointer to a slot but does not access the memory.
pub struct Usage {
    /// Whether it can do without.
    pub removable: fn(OpRef<'_>) -> Removable,
    /// Makes it do without.
    pub remove: fn(&mut dyn Build, Op) -> Removal,
    /// Called, before ops are erased, with each op that stored to the slot and
    /// what that was.
    pub stored: Option<fn(&mut dyn Build, Op, Op, Value)>,
}

/// An op that allocates an aggregate.
pub struct Aggregate {
    /// The slot with its elements, when it may be taken apart.
    pub slot: fn(OpRef<'_>) -> Option<AggregateSlot>,
    /// Makes a slot for an element.
    pub allocate: fn(&mut dyn Build, Op, Type) -> Option<Op>,
}

/// An op that accesses elements of an aggregate.
pub struct Accessor {
    /// Whether it can use slots for elements instead.
    pub can_rewire: fn(OpRef<'_>, &AggregateSlot, &mut Wanted, &SlotLayout<'_>) -> bool,
    /// Makes it use them.
    pub rewire: fn(&mut dyn Build, Op, &AggregateSlot, &Subslots, &SlotLayout<'_>) -> Rewired,
}

/// What became of an accessor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rewired {
    /// It uses a slot for an element.
    Kept,
    /// Other ops do what it did.
    Deleted,
    /// The same, and this value is its result.
    Replaced(Value),
}

/// Sizes by a data layout; those of a type are worked out once.
pub struct SlotLayout<'a> {
    /// The context.
    pub ctx: &'a Context,
    layout: &'a DataLayout,
    bits: RefCell<FxHashMap<Type, Option<u64>>>,
    alignments: RefCell<FxHashMap<Type, u64>>,
    offsets: RefCell<FxHashMap<Type, Rc<[u64]>>>,
}

impl<'a> SlotLayout<'a> {
    /// Sizes by this layout.
    pub fn new(ctx: &'a Context, layout: &'a DataLayout) -> Self {
        Self {
            ctx,
            layout,
            bits: RefCell::default(),
            alignments: RefCell::default(),
            offsets: RefCell::default(),
        }
    }

    /// The size of a type in bits; none where it is not known now.
    pub fn size_in_bits(&self, ty: Type) -> Option<u64> {
        let work_out = || self.layout.size_in_bits(self.ctx, ty);
        let fixed = || work_out().filter(|size| !size.scalable).map(|size| size.min);
        *self.bits.borrow_mut().entry(ty).or_insert_with(fixed)
    }

    /// The size of a type in bytes; none where it is not known now.
    pub fn size(&self, ty: Type) -> Option<u64> {
        self.size_in_bits(ty).map(|bits| bits.div_ceil(8))
    }

    /// The alignment of a type that the ABI asks for, in bytes.
    pub fn abi_alignment(&self, ty: Type) -> u64 {
        let work_out = || self.layout.abi_alignment(self.ctx, ty).unwrap_or(1).max(1);
        *self.alignments.borrow_mut().entry(ty).or_insert_with(work_out)
    }

    /// Where each element of a struct type starts, in bytes; worked out by
    /// `make` the first time.
    pub fn offsets(&self, ty: Type, make: impl FnOnce() -> Vec<u64>) -> Rc<[u64]> {
        if let Some(known) = self.offsets.borrow().get(&ty) {
            return Rc::clone(known);
        }
        let made = Rc::<[u64]>::from(make());
        self.offsets.borrow_mut().insert(ty, Rc::clone(&made));
        made
    }

    /// Whether the most significant byte comes first.
    pub fn is_big_endian(&self) -> bool {
        self.layout.is_big_endian(self.ctx)
    }
}
