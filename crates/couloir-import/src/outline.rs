//! Importing a module without what is in its functions, and that later.
//!
//! A function with a body is at first one block without arguments. What is in it is imported when
//! it is asked for, and given up then: so what comes of it is not kept for longer than it is worked
//! on. Where bodies do not speak of one another, none is even read before its turn.
//!
//! Invariant: what is imported in this way is what importing the module in order gives, but for
//! the locations of functions; or nothing, and the module is to be imported in order. Debug
//! information looks different where other nodes were asked for before it, and attributes with an
//! identity are made once: where there may be any, bodies are imported by one thread, in order.

use std::sync::{Mutex, MutexGuard, PoisonError};

use couloir_diag::Diagnostic;
use couloir_ir::reading::{Read, Reader};
use couloir_ir::{Body, Context, Failure, Location, Op};
use couloir_llvmir as l;
use couloir_llvmir::{Metadata, Module};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::ImportOptions;
use crate::metadata::used_groups;
use crate::module::{Importer, Known, Made, used_scopes};

/// How many instructions there must be for each global value: where there are fewer, putting
/// bodies off takes longer than it saves.
const WORTH: usize = 24;

/// The same of bodies that are not even read, in bytes of text.
const WORTH_OF_TEXT: usize = 400;

/// Where bodies come from.
enum Source<'t> {
    /// They were read, and are taken as they are imported.
    Read(Vec<Option<Mutex<Option<Box<l::Body>>>>>),
    /// They are read as they are imported.
    Text(Box<l::Unread<'t>>),
}

/// The bodies of a module, apart from it.
pub struct Bodies<'t> {
    source: Source<'t>,
    /// What instructions refer to.
    scopes: FxHashSet<Metadata>,
    groups: FxHashSet<Metadata>,
    /// Whether they are to be imported by one thread, in order.
    in_order: bool,
    /// Whether it is known that they break no rule.
    are_sound: bool,
}

impl<'t> Bodies<'t> {
    /// Takes the bodies out of a module that is to be imported function by function; none where it
    /// is to be imported in order, or breaks rules, and the module is left as it is. `alone` says
    /// that one thread may import all, one after the other, without the locations of functions:
    /// where there are more threads, it is as well to divide what comes after that.
    pub fn take(module: &mut Module, options: ImportOptions, alone: bool) -> Option<Self> {
        if is_by_order(module, options) || !is_worth(module) {
            return None;
        }
        let (scopes, groups) = (used_scopes(module), used_groups(module.context(), module));
        let named = ["alias.scope", "noalias"];
        let in_order = !(scopes.is_empty() && groups.is_empty())
            || crate::debug_version_of(module).is_some()
            || named.iter().any(|name| has_kind(module, name));
        if in_order && !alone {
            return None;
        }
        // Debug information has rules for the whole module.
        let are_sound = crate::debug_version_of(module).is_some();
        let may_be =
            if are_sound { l::verify_rules(module).is_empty() } else { l::heads_are_sound(module) };
        if !may_be {
            return None;
        }
        let bodies = module.take_bodies().into_iter().map(|body| Some(Mutex::new(Some(body?))));
        Some(Bodies { source: Source::Read(bodies.collect()), scopes, groups, in_order, are_sound })
    }

    /// The bodies that are still to be read of a module that [fits](fits_apart); none where it
    /// breaks rules, or something is to be said of it.
    pub(crate) fn unread(module: &mut Module, bodies: Box<l::Unread<'t>>) -> Option<Self> {
        if module.strip_debug_info() || !l::heads_are_sound(module) {
            return None;
        }
        // They are stubs.
        module.take_bodies();
        Some(Bodies {
            source: Source::Text(bodies),
            scopes: FxHashSet::default(),
            groups: FxHashSet::default(),
            in_order: false,
            are_sound: false,
        })
    }

    pub(crate) fn has(&self, at: usize) -> bool {
        match &self.source {
            Source::Read(bodies) => bodies.get(at).is_some_and(Option::is_some),
            Source::Text(bodies) => bodies.has(at),
        }
    }

    fn take_one(&self, at: usize) -> Option<Box<l::Body>> {
        let Source::Read(bodies) = &self.source else { return None };
        bodies.get(at)?.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn reader(&self) -> Option<l::UnreadReader<'_, 't>> {
        match &self.source {
            Source::Read(_) => None,
            Source::Text(bodies) => Some(bodies.reader()),
        }
    }
}

/// Whether a module that was read but for its bodies may be imported as these are read.
pub(crate) fn fits_apart(module: &Module, text: &[u8], options: ImportOptions) -> bool {
    let symbols = module.globals().len() + module.functions().len();
    text.len() >= symbols.saturating_mul(WORTH_OF_TEXT) && !is_by_order(module, options)
}

/// Whether what comes of a module depends on the order in which all of it is imported: comdats are
/// symbols in a symbol of their own; what is lost of a body is noted at once; structs without a
/// name are given one in the order in which they are met.
fn is_by_order(module: &Module, options: ImportOptions) -> bool {
    options.lossless || module.context().has_nameless_structs() || !module.comdats.is_empty()
}

/// Whether a module has more instructions than global values by far.
fn is_worth(module: &Module) -> bool {
    let symbols = module.globals().len() + module.functions().len();
    let bodies = module.functions().iter().filter_map(|function| function.body.as_ref());
    let counts = bodies.flat_map(|body| body.blocks().iter().map(|&block| body.insts(block).len()));
    counts.sum::<usize>() >= symbols.saturating_mul(WORTH)
}

/// Whether any instruction has metadata of a kind.
fn has_kind(module: &Module, name: &str) -> bool {
    let llvm = module.context();
    let bodies = module.functions().iter().filter_map(|function| function.body.as_ref());
    let mut kinds = bodies.flat_map(|body| body.attachments().map(|row| row.0));
    llvm.has_str(name) && kinds.any(|kind| llvm.str_bytes(kind) == name.as_bytes())
}

/// What is to be said of an annotation of a loop, once.
pub(crate) type Said = (Option<Metadata>, Diagnostic);

/// What is left to be imported of a module.
pub struct Outline<'t> {
    ctx: &'t Context,
    module: &'t Module,
    bodies: &'t Bodies<'t>,
    options: ImportOptions,
    location: Location,
    known: Known,
    /// What the import of the outline has made, for one thread to go on with.
    made: Mutex<Option<Made<'t>>>,
    /// The functions that have bodies.
    functions: Vec<usize>,
    /// What is to be said of the bodies that were imported, with their numbers.
    said: Mutex<Vec<(usize, Vec<Said>)>>,
}

impl Outline<'_> {
    /// What is to be said of the bodies when all were imported, in their order. Each thread makes
    /// an annotation anew, but the first to name it is the one that speaks of it.
    pub fn take_warnings(&self) -> Vec<Diagnostic> {
        let mut said = std::mem::take(&mut *self.lock_said());
        said.sort_by_key(|(number, _)| *number);
        let mut met = FxHashMap::default();
        let mut first = |number, node: Option<Metadata>| {
            node.is_none_or(|node| *met.entry(node).or_insert(number) == number)
        };
        let of_body = said.into_iter().flat_map(|(number, of_body)| {
            of_body.into_iter().map(move |(node, warning)| (number, node, warning))
        });
        let kept = of_body.filter(|&(number, node, _)| first(number, node));
        kept.map(|(_, _, warning)| warning).collect()
    }

    fn lock_said(&self) -> MutexGuard<'_, Vec<(usize, Vec<Said>)>> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The module of the dialect for a module of LLVM IR, the only op of the body, without the bodies
/// of functions; these may be imported by means of what is returned with it. What is reported says
/// no more than that the module is to be imported in order.
///
/// # Errors
/// The module is to be imported in order.
pub fn import_outline<'t>(
    ctx: &'t Context,
    (module, bodies): (&'t Module, &'t Bodies<'t>),
    file: &str,
    options: ImportOptions,
) -> Result<(Body, Op, Outline<'t>), Failure> {
    let mut importer = Importer::of(ctx, module, file, options);
    importer.put_off = Some(bodies);
    importer.known.used_scopes.clone_from(&bodies.scopes);
    let (body, op) = importer.whole()?;
    let functions = (0..module.functions().len()).filter(|&at| bodies.has(at)).collect();
    let (location, mut known) = (importer.location, importer.known.clone());
    known.nameless = importer.nameless.take();
    let made = Mutex::new(Some(importer.made()));
    let said = Mutex::default();
    let outline = Outline { ctx, module, bodies, options, location, known, made, functions, said };
    Ok((body, op, outline))
}

impl Read for Outline<'_> {
    fn num_bodies(&self) -> usize {
        self.functions.len()
    }

    fn is_in_order(&self) -> bool {
        self.bodies.in_order
    }

    fn reader(&self) -> Box<Reader<'_>> {
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut importer = Importer::new(self.ctx, self.module, self.options, self.location);
        importer.known.clone_from(&self.known);
        importer.said = Some(Vec::new());
        importer.nameless.replace(self.known.nameless.clone());
        if let Some(made) = made {
            importer.go_on_with(made);
        }
        importer.nodes.groups = Some(self.bodies.groups.clone());
        let rules = (!self.bodies.are_sound)
            .then(|| l::BodyRules::new(self.module, l::Definitions::Unknown));
        let unread = self.bodies.reader();
        let spare = Box::default();
        let mut reader = BodyReader { importer, rules, unread, outline: self, next: 0, spare };
        Box::new(move |number, _, room| reader.read(number, room))
    }
}

/// Imports bodies.
struct BodyReader<'o, 't> {
    importer: Importer<'t>,
    /// What bodies are to be looked at for.
    rules: Option<l::BodyRules<'t>>,
    /// What reads them, where that is to be done.
    unread: Option<l::UnreadReader<'o, 't>>,
    outline: &'o Outline<'t>,
    /// The function after the one imported last.
    next: usize,
    /// Room for another body.
    spare: Box<Body>,
}

/// Bodies of more instructions take the larger of two rooms, so that few become large.
const LARGE: usize = 1 << 8;

impl BodyReader<'_, '_> {
    /// Imports the body with this number in the storage of one that is done.
    ///
    /// # Errors
    /// The module is to be imported in order.
    fn read(&mut self, number: usize, mut room: Box<Body>) -> Result<Box<Body>, Failure> {
        let &at = self.outline.functions.get(number).ok_or(Failure)?;
        let taken;
        let source = match &mut self.unread {
            Some(unread) => unread.read(at).ok_or(Failure)?,
            None => {
                taken = self.outline.bodies.take_one(at).ok_or(Failure)?;
                &*taken
            }
        };
        if self.rules.as_mut().is_some_and(|rules| !rules.check(at, source)) {
            return Err(Failure);
        }
        if (source.num_insts() > LARGE) != (room.room() >= self.spare.room()) {
            std::mem::swap(&mut room, &mut self.spare);
        }
        room.clear();
        self.importer.declarations(self.next..at);
        self.next = at + 1;
        let mut body = self.importer.body_in_turn(at, source, room)?;
        let said = self.importer.said.as_mut().filter(|said| !said.is_empty());
        if let Some(said) = said {
            self.outline.lock_said().push((number, std::mem::take(said)));
        }
        if self.rules.is_some() {
            // That is one of the rules.
            body.set_in_order();
        }
        Ok(body)
    }
}
