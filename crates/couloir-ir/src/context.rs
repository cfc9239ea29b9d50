//! The context: everything interned, the registered dialects, the sources,
//! and where diagnostics go.
//!
//! Invariant: a context is shared by reference between threads; nothing in
//! it is ever taken away.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use couloir_diag::{Collector, Diagnostic, Severity, Sink, SourceMap};
use couloir_intern::Interner;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

use crate::attr::{self, AttrDef, AttrKind, Attribute};
use crate::body::{Class, Held};
use crate::location::PutOff;
use crate::op::{AttrSlot, DialectDef, OpDef, OpName, Presence};
use crate::storage::Sparse;
use crate::text::{KNOWN, Str};
use crate::ty::{self, Type, TypeDef, TypeKind};
use crate::verify::Reused;
use crate::view::OpRef;

/// Options that hold for everything done in a context.
#[derive(Clone, Debug, Default)]
pub struct ContextOptions {
    /// Accept ops, types and attributes of dialects that are not registered.
    pub allow_unregistered_dialects: bool,
    /// Attach a note with the op to its diagnostics.
    pub print_op_on_diagnostic: bool,
    /// Do everything on the calling thread.
    pub single_threaded: bool,
    /// Read spellings that MLIR had before version 22, too.
    pub legacy_syntax: bool,
    /// Print identified types as aliases, and read aliases of those that are
    /// completed later.
    pub identified_aliases: bool,
    /// Check entries of the resource `mlir_reproducer` as they are read.
    pub run_reproducer: bool,
    /// Where numbers for names of symbols come from. Contexts made with a
    /// clone of these options share it, as the parts of a split file do.
    pub symbol_numbers: Arc<std::sync::atomic::AtomicU64>,
}

/// How many last bits of names are told apart; a power of two.
const PLACES: usize = 32;
/// More slots than an op has whose names are found by their last bits.
const NOWHERE: u8 = u8::MAX;

/// What a context keeps of a defined op.
struct DefinedOp {
    name: Str,
    /// Names of its inherent attributes, by slot.
    attrs: Box<[Str]>,
    /// The slot at which a name is looked for first, by the last bits of its
    /// number: [`NOWHERE`] where no attribute's name ends so.
    places: [u8; PLACES],
    /// What they are when not given.
    defaults: Box<[Option<Attribute>]>,
    /// The values that printing leaves out.
    elided: Box<[Option<Attribute>]>,
}

/// Attributes that are made for op after op, by what they are of.
pub(crate) struct ShortCuts {
    /// Short arrays of small numbers, see [`short_array`].
    i32_arrays: Sparse<Attribute>,
    /// Types as attributes, by the type's number.
    types: Sparse<Attribute>,
}

impl ShortCuts {
    fn new() -> Self {
        Self { i32_arrays: Sparse::new(), types: Sparse::new() }
    }

    /// `array<i32: items...>`, when it is short: made by `make` the first time.
    pub(crate) fn i32_array(
        &self,
        items: &[i32],
        make: impl FnOnce() -> Attribute,
    ) -> Option<Attribute> {
        self.i32_arrays.get_or_init(short_array(items)?, make).copied()
    }

    /// A type as an attribute: made by `make` the first time.
    pub(crate) fn ty(&self, ty: Type, make: impl FnOnce() -> Attribute) -> Option<Attribute> {
        self.types.get_or_init(ty.index(), make).copied()
    }
}

/// A number below 2048 for an array of up to three numbers below 8.
fn short_array(items: &[i32]) -> Option<usize> {
    if items.len() > 3 {
        return None;
    }
    let digit = |number: usize, &item: &i32| {
        let item = usize::try_from(item).ok().filter(|&item| item < 8)?;
        Some(number * 8 + item)
    };
    items.iter().try_fold(items.len(), digit)
}

/// How the text crate prints an op for a note, in generic form or not; set
/// once by it.
type OpNote = Box<dyn Fn(OpRef<'_>, bool) -> String + Send + Sync>;

/// How the text crate prints a type or an attribute.
type TextOf<T> = Box<dyn Fn(&Context, T) -> String + Send + Sync>;

/// How the text crate prints types and attributes for messages.
pub struct TextHooks {
    /// A type, without quotes.
    pub ty: TextOf<Type>,
    /// An attribute.
    pub attr: TextOf<Attribute>,
}

/// A value of `external_resources` in a file's end.
#[derive(Clone, Debug)]
pub enum ExternalResource {
    /// Bytes, the first four of which say how they are aligned.
    Blob(crate::attr::Blob),
    /// A truth value.
    Bool(bool),
    /// A string.
    String(Str),
}

/// The name of a group of resources, and their keys and values.
pub type ResourceGroup = (Str, Vec<(Str, ExternalResource)>);

/// Everything interned, and the registered dialects.
pub struct Context {
    strings: Interner<Box<[u8]>>,
    types: Interner<TypeKind>,
    attrs: Interner<AttrKind>,
    /// Names of ops without a definition, by number.
    undefined: boxcar::Vec<Str>,
    /// Locations that are made when they are asked for.
    pub(crate) put_off: boxcar::Vec<PutOff>,
    /// Names of a defined op and of its inherent attributes, by the op's number.
    defined: Sparse<DefinedOp>,
    /// Attributes asked for often, found without hashing.
    pub(crate) short: ShortCuts,
    op_names: RwLock<FxHashMap<Str, OpName>>,
    dialects: RwLock<FxHashMap<Str, &'static DialectDef>>,
    sources: Arc<SourceMap>,
    sink: Arc<dyn Sink>,
    options: ContextOptions,
    op_note: OnceLock<OpNote>,
    text_hooks: OnceLock<TextHooks>,
    print_options: OnceLock<Box<dyn std::any::Any + Send + Sync>>,
    distinct: std::sync::atomic::AtomicU64,
    location_values: std::sync::atomic::AtomicBool,
    classes: std::sync::atomic::AtomicU64,
    resources: RwLock<FxHashMap<(Str, Str), crate::attr::Blob>>,
    external_resources: RwLock<Vec<ResourceGroup>>,
    /// What verifications left for others to use.
    pub(crate) verifiers: Mutex<Vec<Reused>>,
    pub(crate) loaded: crate::loaded::Loaded,
    /// Whether what is done now is thrown away where it fails.
    in_hope: AtomicBool,
    /// What passes put on standard output, before the result is there.
    printed: Mutex<String>,
    /// What others keep here, one of each type.
    extensions: RwLock<FxHashMap<std::any::TypeId, Arc<dyn std::any::Any + Send + Sync>>>,
}

impl Default for Context {
    fn default() -> Self {
        Self::new(ContextOptions::default(), Arc::new(Collector::default()))
    }
}

impl Context {
    /// A context with no dialects whose diagnostics go to `sink`.
    pub fn new(options: ContextOptions, sink: Arc<dyn Sink>) -> Self {
        Self::with_sources(options, sink, Arc::default())
    }

    /// A context with no dialects that shares its source files with others.
    pub fn with_sources(
        options: ContextOptions,
        sink: Arc<dyn Sink>,
        sources: Arc<SourceMap>,
    ) -> Self {
        let ctx = Self {
            strings: Interner::new(),
            types: Interner::new(),
            attrs: Interner::new(),
            undefined: boxcar::Vec::new(),
            put_off: boxcar::Vec::new(),
            defined: Sparse::new(),
            short: ShortCuts::new(),
            op_names: RwLock::default(),
            dialects: RwLock::default(),
            sources,
            sink,
            options,
            op_note: OnceLock::new(),
            text_hooks: OnceLock::new(),
            print_options: OnceLock::new(),
            distinct: std::sync::atomic::AtomicU64::new(0),
            location_values: std::sync::atomic::AtomicBool::new(false),
            classes: std::sync::atomic::AtomicU64::new(1),
            resources: RwLock::default(),
            external_resources: RwLock::default(),
            verifiers: Mutex::default(),
            loaded: crate::loaded::Loaded::default(),
            in_hope: AtomicBool::new(false),
            printed: Mutex::default(),
            extensions: RwLock::default(),
        };
        KNOWN.iter().for_each(|text| _ = ctx.intern(text));
        ty::known().into_iter().for_each(|kind| _ = ctx.intern_type(kind));
        attr::known().into_iter().for_each(|kind| _ = ctx.intern_attr(kind));
        ctx
    }

    /// The options this context was made with.
    #[inline]
    pub fn options(&self) -> &ContextOptions {
        &self.options
    }

    /// The source files.
    #[inline]
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The source files, to be shared.
    pub fn shared_sources(&self) -> Arc<SourceMap> {
        Arc::clone(&self.sources)
    }

    /// A number that makes the name of a symbol unique: 0, then 1, and so on.
    /// To be asked for in an order that does not depend on threads.
    pub fn next_symbol_number(&self) -> u64 {
        self.options.symbol_numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// A class of ops that no others are of.
    pub fn new_class(&self) -> Option<Class> {
        Class::new(self.classes.fetch_add(1, Ordering::Relaxed))
    }

    /// A number that no other distinct attribute of this context has.
    pub fn next_distinct_id(&self) -> u64 {
        self.distinct.fetch_add(1, Ordering::Relaxed)
    }

    /// Notes that a location was read where attributes stand: it may get an alias also where
    /// locations of ops are not printed.
    pub fn note_location_value(&self) {
        self.location_values.store(true, Ordering::Relaxed);
    }

    /// Whether that was [noted](Self::note_location_value).
    pub fn has_location_values(&self) -> bool {
        self.location_values.load(Ordering::Relaxed)
    }
}

/// Interning.
impl Context {
    /// The handle of a string.
    pub fn intern(&self, text: &str) -> Str {
        self.intern_bytes(text.as_bytes())
    }

    /// The handle of a byte string.
    pub fn intern_bytes(&self, bytes: &[u8]) -> Str {
        Str::from_u32(self.strings.intern_ref(bytes, || bytes.into()))
    }

    /// The handle of a string that is interned already.
    pub fn find_str(&self, text: &str) -> Option<Str> {
        self.strings.find(text.as_bytes()).map(Str::from_u32)
    }

    /// The text of a string, as messages quote it where it is not UTF-8.
    #[inline]
    pub fn str(&self, text: Str) -> &str {
        std::str::from_utf8(self.bytes(text)).unwrap_or_else(|_| self.quoted(text))
    }

    #[cold]
    fn quoted(&self, text: Str) -> &str {
        let quoted = self.intern(&couloir_diag::quoted_bytes(self.bytes(text)));
        std::str::from_utf8(self.bytes(quoted)).unwrap_or_default()
    }

    /// The bytes of a string.
    #[inline]
    pub fn bytes(&self, text: Str) -> &[u8] {
        self.strings.get(text.as_u32())
    }

    pub(crate) fn intern_type(&self, kind: TypeKind) -> Type {
        Type::from_u32(self.types.intern(kind))
    }

    #[inline]
    pub(crate) fn type_kind(&self, ty: Type) -> &TypeKind {
        self.types.get(ty.as_u32())
    }

    pub(crate) fn intern_attr(&self, kind: AttrKind) -> Attribute {
        Attribute::from_u32(self.attrs.intern(kind))
    }

    #[inline]
    pub(crate) fn attr_kind(&self, attr: Attribute) -> &AttrKind {
        self.attrs.get(attr.as_u32())
    }

    /// How many types, attributes and strings there are.
    pub fn counts(&self) -> [usize; 3] {
        [self.types.len(), self.attrs.len(), self.strings.len()]
    }

    /// What the attributes interned so far are, locations among them.
    pub fn attr_kinds(&self) -> impl Iterator<Item = &AttrKind> {
        self.attrs.iter()
    }

    /// What the interned types, attributes (locations among them) and strings take.
    pub fn held(&self) -> Vec<Held> {
        let is_location = |attr: &AttrKind| matches!(attr, AttrKind::Location(_));
        let (locations, attrs): (Vec<_>, Vec<_>) =
            self.attrs.iter().partition(|attr| is_location(attr));
        let dense = |attr: &&AttrKind| match attr {
            AttrKind::DenseElements(dense) => dense.data.len(),
            AttrKind::DenseArray { data, .. } => data.len(),
            _ => 0,
        };
        let data = attrs.iter().map(dense).sum::<usize>();
        let text = self.strings.iter().map(|text| text.len()).sum::<usize>();
        let slot = couloir_intern::ENTRY_BYTES;
        let held =
            |what, count, each, more| Held { what, count, bytes: count * (each + slot) + more };
        vec![
            held("types", self.types.len(), size_of::<TypeKind>(), 0),
            held("attributes", attrs.len(), size_of::<AttrKind>(), data),
            held("locations", locations.len(), size_of::<AttrKind>(), 0),
            held("strings", self.strings.len(), size_of::<Box<[u8]>>(), text),
        ]
    }

    /// Keeps a resource of a dialect (`dialect_resources` of a file's end).
    pub fn set_resource(&self, dialect: Str, key: Str, data: crate::attr::Blob) {
        if let Ok(mut resources) = self.resources.write() {
            resources.insert((dialect, key), data);
        }
    }

    /// Keeps a resource of a tool (`external_resources` of a file's end).
    pub fn add_external_resource(&self, group: Str, key: Str, value: ExternalResource) {
        let Ok(mut groups) = self.external_resources.write() else { return };
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, entries)) => entries.push((key, value)),
            None => groups.push((group, vec![(key, value)])),
        }
    }

    /// Keeps a group of resources of a tool, which may stay empty.
    pub fn add_external_group(&self, group: Str) {
        let Ok(mut groups) = self.external_resources.write() else { return };
        if groups.iter().all(|(name, _)| *name != group) {
            groups.push((group, Vec::new()));
        }
    }

    /// Takes the resources of one tool out of those that are printed.
    pub fn take_external_resources(&self, group: Str) -> Option<ResourceGroup> {
        let mut groups = self.external_resources.write().ok()?;
        let at = groups.iter().position(|(name, _)| *name == group)?;
        Some(groups.remove(at))
    }

    /// Puts others in place of the resources of tools, which are given back.
    pub fn replace_external_resources(&self, groups: Vec<ResourceGroup>) -> Vec<ResourceGroup> {
        let Ok(mut own) = self.external_resources.write() else { return Vec::new() };
        std::mem::replace(&mut *own, groups)
    }

    /// The resources of tools, in the order of the file.
    pub fn external_resources(&self) -> Vec<ResourceGroup> {
        self.external_resources.read().map(|groups| groups.clone()).unwrap_or_default()
    }

    /// A resource of a dialect.
    pub fn resource(&self, dialect: Str, key: Str) -> Option<crate::attr::Blob> {
        self.resources.read().ok()?.get(&(dialect, key)).cloned()
    }
}

/// What others keep with a context.
impl Context {
    /// Keeps a value, in place of the one of its type that was there.
    pub fn extend<T: std::any::Any + Send + Sync>(&self, value: T) {
        let Ok(mut extensions) = self.extensions.write() else { return };
        extensions.insert(std::any::TypeId::of::<T>(), Arc::new(value));
    }

    /// The value of a type that is kept.
    pub fn extension<T: std::any::Any + Send + Sync>(&self) -> Option<Arc<T>> {
        let extensions = self.extensions.read().ok()?;
        Arc::clone(extensions.get(&std::any::TypeId::of::<T>())?).downcast().ok()
    }
}

/// Work that is done again where it fails.
impl Context {
    /// Does something whose IR is thrown away where it fails, so that nothing need be kept to undo it.
    pub fn in_hope<T>(&self, work: impl FnOnce() -> T) -> T {
        self.in_hope.store(true, Ordering::Relaxed);
        let result = work();
        self.in_hope.store(false, Ordering::Relaxed);
        result
    }

    /// Whether what is done now is thrown away where it fails.
    pub fn is_in_hope(&self) -> bool {
        self.in_hope.load(Ordering::Relaxed)
    }
}

/// Dialects and ops.
impl Context {
    /// Registers a dialect with its ops.
    pub fn register(&self, dialect: &'static DialectDef) {
        let name = self.intern(dialect.name);
        let Ok(mut dialects) = self.dialects.write() else { return };
        if dialects.insert(name, dialect).is_some() {
            return;
        }
        let Ok(mut names) = self.op_names.write() else { return };
        for def in dialect.ops {
            let name = self.intern(def.name);
            names.insert(name, OpName::of(def));
        }
    }

    /// The registered dialect with this namespace.
    pub fn dialect(&self, namespace: Str) -> Option<&'static DialectDef> {
        self.dialects.read().ok()?.get(&namespace).copied()
    }

    /// The registered dialect with this namespace.
    pub fn dialect_named(&self, namespace: &str) -> Option<&'static DialectDef> {
        self.dialect(self.find_str(namespace)?)
    }

    /// Namespaces of all registered dialects, sorted.
    pub fn dialect_names(&self) -> Vec<&'static str> {
        let dialects = self.dialects.read();
        let mut names =
            dialects.iter().flat_map(|d| d.values()).map(|d| d.name).collect::<Vec<_>>();
        names.sort_unstable();
        names
    }

    /// The name of an op, registered or not.
    pub fn op_name(&self, name: Str) -> OpName {
        let known = self.op_names.read().ok().and_then(|names| names.get(&name).copied());
        known.unwrap_or_else(|| self.add_undefined(name))
    }

    fn add_undefined(&self, name: Str) -> OpName {
        let Ok(mut names) = self.op_names.write() else { return OpName::undefined(0) };
        *names.entry(name).or_insert_with(|| OpName::undefined(self.undefined.push(name)))
    }

    /// The name of an op, when it is registered or was used already.
    pub fn find_op_name(&self, name: &str) -> Option<OpName> {
        self.op_names.read().ok()?.get(&self.find_str(name)?).copied()
    }

    /// Whether an op of this name belongs to a dialect registered here.
    pub fn is_registered(&self, name: OpName) -> bool {
        let known = |def: &'static crate::op::OpDef| self.find_op_name(def.name) == Some(name);
        name.def().is_some_and(known)
    }

    /// The text of an op's name.
    #[inline]
    pub fn op_name_str(&self, name: OpName) -> Str {
        match name.as_undefined() {
            Some(number) => self.undefined.get(number).copied().unwrap_or(Str::EMPTY),
            None => self.defined_op(name).map_or(Str::EMPTY, |op| op.name),
        }
    }

    /// The text of an op's name.
    #[inline(always)]
    pub fn op_name_text(&self, name: OpName) -> &str {
        match name.def() {
            Some(def) => def.name,
            None => self.str(self.op_name_str(name)),
        }
    }

    /// Names of the inherent attributes of a defined op, by slot. Other ops
    /// have none: what stands in `<{...}>` is discardable.
    #[inline]
    pub fn attr_names(&self, name: OpName) -> &[Str] {
        self.defined_op(name).map_or(&[], |op| &op.attrs)
    }

    /// The slot of a defined op's inherent attribute of this name.
    #[inline]
    pub fn attr_slot(&self, op: OpName, name: Str) -> Option<usize> {
        let op = self.defined_op(op)?;
        let place = usize::from(op.places[name.index() % PLACES]);
        match op.attrs.get(place) {
            Some(&own) if own == name => Some(place),
            Some(_) => op.attrs.iter().position(|&own| own == name),
            None => None,
        }
    }

    /// The values that a defined op's inherent attributes have when not
    /// given, by slot.
    #[inline]
    pub fn attr_defaults(&self, name: OpName) -> &[Option<Attribute>] {
        self.defined_op(name).map_or(&[], |op| &op.defaults)
    }

    /// The values of a defined op's inherent attributes that printing leaves
    /// out, by slot.
    #[inline]
    pub fn attr_elided(&self, name: OpName) -> &[Option<Attribute>] {
        self.defined_op(name).map_or(&[], |op| &op.elided)
    }

    /// Whether there was anything to be known of a defined op yet, as there is once one was read
    /// or made.
    pub(crate) fn is_described(&self, name: OpName) -> bool {
        self.defined.get(name.index()).is_some()
    }

    #[inline]
    fn defined_op(&self, name: OpName) -> Option<&DefinedOp> {
        match self.defined.get(name.index()) {
            None => self.describe_first(name),
            known => known,
        }
    }

    #[cold]
    fn describe_first(&self, name: OpName) -> Option<&DefinedOp> {
        let def = name.def()?;
        self.defined.get_or_init(name.index(), || self.describe(def))
    }

    fn describe(&self, def: &'static OpDef) -> DefinedOp {
        let default = |(slot, attr): (usize, &AttrSlot)| match attr.presence {
            Presence::Default(make) => Some(make(self)),
            _ => def.segment_count(slot).map(|count| Attribute::i32_array(self, &vec![0; count])),
        };
        let elided = |attr: &AttrSlot| match attr.presence {
            Presence::Default(make) | Presence::DefaultOptional(make) => Some(make(self)),
            _ => None,
        };
        let attrs = def.attrs.iter().map(|attr| self.intern(attr.name)).collect::<Box<[_]>>();
        DefinedOp {
            name: self.intern(def.name),
            places: places(&attrs),
            attrs,
            defaults: def.attrs.iter().enumerate().map(default).collect(),
            elided: def.attrs.iter().map(elided).collect(),
        }
    }

    /// The definition of a dialect's type by its keyword.
    pub fn type_def(&self, dialect: &str, mnemonic: &str) -> Option<&'static TypeDef> {
        let dialect = self.dialect_named(dialect)?;
        dialect.types.iter().copied().find(|def| def.mnemonic == mnemonic)
    }

    /// The definition of a dialect's attribute by its keyword.
    pub fn attr_def(&self, dialect: &str, mnemonic: &str) -> Option<&'static AttrDef> {
        let dialect = self.dialect_named(dialect)?;
        dialect.attrs.iter().copied().find(|def| def.mnemonic == mnemonic)
    }
}

/// Where names of attributes are looked for first.
fn places(attrs: &[Str]) -> [u8; PLACES] {
    if attrs.len() >= usize::from(NOWHERE) {
        return [0; PLACES];
    }
    let mut places = [NOWHERE; PLACES];
    for (slot, name) in (0..).zip(attrs) {
        places[name.index() % PLACES] = slot;
    }
    places
}

thread_local! {
    /// Diagnostics held back on this thread, per nested [`Context::capture`].
    static CAPTURED: std::cell::RefCell<Vec<Captured>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// Diagnostics that are kept.
#[derive(Default)]
struct Captured {
    held: Vec<Diagnostic>,
    /// Whether text is not.
    without_text: bool,
}

fn capture<R>(work: impl FnOnce() -> R, without_text: bool) -> (R, Vec<Diagnostic>) {
    CAPTURED.with_borrow_mut(|stack| stack.push(Captured { held: Vec::new(), without_text }));
    let result = work();
    let captured = CAPTURED.with_borrow_mut(|stack| stack.pop().unwrap_or_default());
    (result, captured.held)
}

/// Diagnostics.
impl Context {
    /// Reports a diagnostic.
    #[cold]
    pub fn emit(&self, diagnostic: Diagnostic) {
        let is_text = matches!(diagnostic.severity, Severity::Plain | Severity::Output);
        let diagnostic = CAPTURED.with_borrow_mut(|stack| {
            let takes = |captured: &&mut Captured| !(is_text && captured.without_text);
            match stack.iter_mut().rev().find(takes) {
                Some(captured) => {
                    captured.held.push(diagnostic);
                    None
                }
                None => Some(diagnostic),
            }
        });
        match diagnostic {
            Some(text) if text.severity == Severity::Output => {
                let mut printed = self.printed.lock().unwrap_or_else(PoisonError::into_inner);
                printed.push_str(&text.message);
            }
            Some(diagnostic) => self.sink.emit(diagnostic),
            None => {}
        }
    }

    /// Runs `work` and returns what it reported on this thread instead of
    /// reporting it, so that reports of parallel work can be put in order.
    pub fn capture<R>(&self, work: impl FnOnce() -> R) -> (R, Vec<Diagnostic>) {
        capture(work, false)
    }

    /// The same, but for text, which goes where it would go without.
    pub fn capture_reports<R>(&self, work: impl FnOnce() -> R) -> (R, Vec<Diagnostic>) {
        capture(work, true)
    }

    /// Says how ops are printed in notes (the text crate does, once).
    pub fn set_op_note(&self, print: OpNote) {
        _ = self.op_note.set(print);
    }

    /// Says with which options passes print (the text crate does, once).
    pub fn set_print_options<T: std::any::Any + Send + Sync>(&self, options: T) {
        _ = self.print_options.set(Box::new(options));
    }

    /// The options with which passes print, of the text crate's type.
    pub fn print_options<T: std::any::Any>(&self) -> Option<&T> {
        self.print_options.get()?.downcast_ref()
    }

    /// Writes text to where diagnostics go, in order with these.
    pub fn say(&self, text: impl Into<String>) {
        self.emit(Diagnostic::plain(text));
    }

    /// Puts text on standard output, before the result, in order with diagnostics.
    pub fn print(&self, text: impl Into<String>) {
        self.emit(Diagnostic::output(text));
    }

    /// What was put on standard output since it was last asked.
    pub fn take_printed(&self) -> String {
        std::mem::take(&mut *self.printed.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Says how types and attributes are printed in messages (the text crate
    /// does, once).
    pub fn set_text_hooks(&self, hooks: TextHooks) {
        _ = self.text_hooks.set(hooks);
    }

    /// The text of a type, without quotes.
    pub fn type_text(&self, ty: Type) -> String {
        match self.text_hooks.get() {
            Some(hooks) => (hooks.ty)(self, ty),
            None => ty.simple_text(self),
        }
    }

    /// The text of an attribute.
    pub fn attr_text(&self, attr: Attribute) -> String {
        match self.text_hooks.get() {
            Some(hooks) => (hooks.attr)(self, attr),
            None => match attr.as_text(self) {
                Some(text) => format!("{text:?}"),
                None => format!("{:?}", attr.kind(self)),
            },
        }
    }

    /// The text of an op in generic form, as in messages.
    pub fn op_text(&self, op: OpRef<'_>) -> String {
        self.op_text_as(op, true)
    }

    /// The text of an op for messages, in the form of its dialect.
    pub fn op_custom_text(&self, op: OpRef<'_>) -> String {
        self.op_text_as(op, false)
    }

    fn op_text_as(&self, op: OpRef<'_>, generic: bool) -> String {
        match self.op_note.get() {
            Some(print) => print(op, generic),
            None => format!("\"{}\"", op.name()),
        }
    }

    /// The text of an op for a note, when notes with ops are wanted. A text
    /// of several lines starts on a line of its own.
    pub fn op_note(&self, op: OpRef<'_>, generic: bool) -> Option<String> {
        let print = self.op_note.get().filter(|_| self.options.print_op_on_diagnostic)?;
        let text = print(op, generic);
        Some(if text.contains('\n') { format!("\n{text}") } else { text })
    }
}
