//! Names of values and blocks of a function, which differ.
//!
//! Invariant: a name that is taken already gets a number behind it, one more than the last number
//! given for any name; numbers are never given twice, but names are free again once what had them
//! is gone. These are the names that LLVM gives.

use couloir_llvmir::{Context, Str};
use rustc_hash::FxHashSet;

/// The names of a function, or of the functions of a module.
#[derive(Default)]
pub(crate) struct Names {
    taken: FxHashSet<Str>,
    last: u32,
}

impl Names {
    /// Takes a name that starts like this, with a separator before the number, if it needs one;
    /// `known` says what else is taken.
    pub(crate) fn take_unless(
        &mut self,
        llvm: &Context,
        base: &[u8],
        separator: &str,
        known: impl Fn(Str) -> bool,
    ) -> Str {
        let mut name = llvm.bytes(base);
        while known(name) || !self.taken.insert(name) {
            self.last = self.last.saturating_add(1);
            let number = format!("{separator}{}", self.last);
            name = llvm.bytes(&[base, number.as_bytes()].concat());
        }
        name
    }

    /// Takes a name of a value or block.
    pub(super) fn take(&mut self, llvm: &Context, base: &[u8]) -> Str {
        self.take_unless(llvm, base, "", |_| false)
    }

    /// Frees a name.
    pub(super) fn free(&mut self, name: Option<Str>) {
        if let Some(name) = name {
            self.taken.remove(&name);
        }
    }
}
