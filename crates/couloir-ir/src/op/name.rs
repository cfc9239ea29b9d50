//! Names of ops: handles that lead to the definition, where there is one.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

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

/// All definitions that were ever asked for their name.
static DEFINED: boxcar::Vec<&'static OpDef> = boxcar::Vec::new();
/// Held while a definition is being numbered.
static NUMBERING: Mutex<()> = Mutex::new(());

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
        let _held = NUMBERING.lock();
        let known = def.id.number.load(Ordering::Acquire);
        if known != u32::MAX {
            return OpName(known);
        }
        let id = DEFINED.push(def) as u32;
        def.id.number.store(id, Ordering::Release);
        OpName(id)
    }

    /// The definition behind the name, when it has one.
    #[inline]
    pub fn def(self) -> Option<&'static OpDef> {
        DEFINED.get(self.0 as usize).copied()
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
