//! Names of ops: handles that lead to the definition, where there is one.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use cranelift_entity::entity_impl;

use super::def::OpDef;
use super::needs::Needs;

/// The name of an op. Names of defined ops are numbered once per process, so
/// that going between a definition and its name costs a load; other names
/// are numbered by the context they occur in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpName(u32);
entity_impl!(OpName, "opname");

/// Set on names that have no definition.
const UNDEFINED: u32 = 1 << 30;

/// The first definitions that were asked for their name, where a look takes a third as long as in
/// [`LATER`]: names are looked up all the time.
static DEFINED: [OnceLock<&'static OpDef>; 1 << 13] = [const { OnceLock::new() }; 1 << 13];
/// All others that were.
static LATER: boxcar::Vec<&'static OpDef> = boxcar::Vec::new();
/// How many definitions are numbered; held while one is.
static NUMBERED: Mutex<u32> = Mutex::new(0);

/// What is found out of a definition when first asked for: its process-wide
/// number, and which checks its ops need.
pub struct DefId {
    number: AtomicU32,
    /// Which checks the ops need; zero while that is not known.
    needs: AtomicU32,
}

impl DefId {
    /// Not numbered yet.
    #[allow(clippy::declare_interior_mutable_const)]
    pub const UNSET: DefId = DefId { number: AtomicU32::new(u32::MAX), needs: AtomicU32::new(0) };

    #[inline]
    pub(super) fn needs(&self) -> Needs {
        Needs(self.needs.load(Ordering::Relaxed))
    }

    pub(super) fn set_needs(&self, needs: Needs) {
        self.needs.store(needs.0, Ordering::Relaxed);
    }
}

impl OpName {
    /// The name of a defined op.
    #[inline]
    pub fn of(def: &'static OpDef) -> OpName {
        match def.id.number.load(Ordering::Acquire) {
            u32::MAX => Self::number(def),
            id => OpName(id),
        }
    }

    fn number(def: &'static OpDef) -> OpName {
        let mut numbered = NUMBERED.lock().unwrap_or_else(PoisonError::into_inner);
        let known = def.id.number.load(Ordering::Acquire);
        if known != u32::MAX {
            return OpName(known);
        }
        let id = *numbered;
        *numbered += 1;
        match DEFINED.get(id as usize) {
            Some(place) => _ = place.set(def),
            None => _ = LATER.push(def),
        }
        def.id.number.store(id, Ordering::Release);
        OpName(id)
    }

    /// The definition behind the name, when it has one.
    #[inline]
    pub fn def(self) -> Option<&'static OpDef> {
        match DEFINED.get(self.0 as usize) {
            Some(place) => place.get().copied(),
            None => self.later(),
        }
    }

    #[cold]
    fn later(self) -> Option<&'static OpDef> {
        LATER.get((self.0 as usize).checked_sub(DEFINED.len())?).copied()
    }

    /// The name of an op without a definition, by its number in a context.
    #[inline]
    pub(crate) fn undefined(number: usize) -> OpName {
        OpName(UNDEFINED | number as u32)
    }

    /// The number in its context of a name without a definition.
    #[inline]
    pub(crate) fn as_undefined(self) -> Option<usize> {
        (self.0 & UNDEFINED != 0).then_some((self.0 & !UNDEFINED) as usize)
    }
}
