//! The context: interned strings, types, constants, attribute sets and metadata.
//!
//! Invariants: everything here is append-only and shareable between threads; reading takes no
//! lock. Handles of one context mean nothing in another. Their numbers depend on the order in
//! which threads arrive, so nothing is ordered or printed by them.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use couloir_intern::Interner;
use rustc_hash::FxHashMap;

use crate::attributes::{AttrListData, AttrSetData};
use crate::body::Likeness;
use crate::constants::ConstantData;
use crate::metadata::MetadataStore;
use crate::types::{FIXED, StructBody, StructId, TypeData};

/// An interned byte string: names, sections, assembly text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Str(pub(crate) u32);

impl Str {
    /// The empty string.
    pub const EMPTY: Str = Str(0);
}

/// The name of a global value: what constants refer to, whether or not a module defines it.
///
/// Bodies built apart from the module thus name globals by symbol alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Symbol(pub(crate) u32);

/// What the names start with that an import gives to globals without one.
const NAMELESS: &str = "mlir.llvm.nameless_global_";

impl Symbol {
    const UNNAMED: u32 = 1 << 31;

    /// Its name, `None` where it is printed by number.
    pub fn name(self) -> Option<Str> {
        (self.0 & Self::UNNAMED == 0).then_some(Str(self.0))
    }
}

impl From<Str> for Symbol {
    fn from(name: Str) -> Self {
        Symbol(name.0)
    }
}

type StructEntry = (Option<Str>, OnceLock<StructBody>);

/// Owner of everything that modules and function bodies share.
///
/// A context is `Sync`: threads building bodies of one module use the same `&Context`.
#[derive(Debug)]
pub struct Context {
    strings: Interner<Box<[u8]>>,
    pub(crate) types: Interner<TypeData>,
    pub(crate) structs: boxcar::Vec<StructEntry>,
    struct_names: Mutex<FxHashMap<Str, StructId>>,
    pub(crate) constants: Interner<ConstantData>,
    pub(crate) attr_sets: Interner<AttrSetData>,
    pub(crate) attr_lists: Interner<AttrListData>,
    pub(crate) metadata: MetadataStore,
    unnamed_symbols: boxcar::Vec<()>,
    likenesses: AtomicU32,
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// A context that holds the fixed types and empty attribute sets.
    pub fn new() -> Self {
        let this = Self {
            strings: Interner::new(),
            types: Interner::new(),
            structs: boxcar::Vec::new(),
            struct_names: Mutex::new(FxHashMap::default()),
            constants: Interner::new(),
            attr_sets: Interner::new(),
            attr_lists: Interner::new(),
            metadata: MetadataStore::new(),
            unnamed_symbols: boxcar::Vec::new(),
            likenesses: AtomicU32::new(0),
        };
        this.str("");
        for data in FIXED {
            this.types.intern(data.clone());
        }
        this.attr_sets.intern(AttrSetData::default());
        this.attr_lists.intern(AttrListData::default());
        this
    }

    /// The handle of a string.
    pub fn str(&self, text: &str) -> Str {
        self.bytes(text.as_bytes())
    }

    /// The handle of a byte string: names in LLVM IR are any bytes.
    pub fn bytes(&self, text: &[u8]) -> Str {
        Str(self.strings.intern_ref(text, || text.into()))
    }

    /// Whether there is a handle of a string.
    pub fn has_str(&self, text: &str) -> bool {
        self.strings.find(text.as_bytes()).is_some()
    }

    /// The bytes of a string.
    pub fn str_bytes(&self, text: Str) -> &[u8] {
        self.strings.get(text.0)
    }

    /// The symbol of a name.
    pub fn symbol(&self, name: &str) -> Symbol {
        Symbol(self.str(name).0)
    }

    /// The symbol of a global that an import gives a name, as it has none.
    pub fn nameless_symbol(&self, number: u32) -> Symbol {
        self.symbol(&format!("{NAMELESS}{number}"))
    }

    /// Whether the name of a symbol is one that an import gave.
    pub(crate) fn is_nameless(&self, symbol: Symbol) -> bool {
        let name = symbol.name().map(|name| self.str_bytes(name));
        name.is_none_or(|name| name.starts_with(NAMELESS.as_bytes()))
    }

    /// A new symbol without a name, printed by number.
    pub fn unnamed_symbol(&self) -> Symbol {
        Symbol(Symbol::UNNAMED | self.unnamed_symbols.push(()) as u32)
    }

    /// A likeness that no instruction has yet; none once there are too many.
    pub fn new_likeness(&self) -> Option<Likeness> {
        Likeness::new(self.likenesses.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn lock_struct_names(&self) -> MutexGuard<'_, FxHashMap<Str, StructId>> {
        self.struct_names.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn push_struct(&self, name: Option<Str>) -> StructId {
        StructId(self.structs.push((name, OnceLock::new())) as u32)
    }
}
