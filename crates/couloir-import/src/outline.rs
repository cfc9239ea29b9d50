//! Importing a module without what is in its functions, and that later.
//!
//! A function with a body is at first one block without arguments. What is in it is imported when
//! it is asked for: so a body need not be kept for longer than it is worked on.
//!
//! Invariant: what is imported in this way is what importing the module in order gives, but for
//! the locations of functions; or nothing, and the module is to be imported in order. Debug
//! information looks different where other nodes were asked for before it, and attributes with an
//! identity are made once: where there may be any, bodies are imported by one thread, in order.

use std::sync::{Mutex, PoisonError};

use couloir_ir::{Body, Context, Failure, Location, Op};
use couloir_llvmir::Module;

use crate::ImportOptions;
use crate::module::{Importer, Known, Made};

/// What is left to be imported of a module.
pub struct Outline<'t> {
    ctx: &'t Context,
    module: &'t Module,
    options: ImportOptions,
    location: Location,
    known: Known,
    /// What the import of the outline has made, for one thread to go on with.
    made: Mutex<Option<Made<'t>>>,
    /// The functions that have bodies.
    functions: Vec<usize>,
}

/// The module of the dialect for a module of LLVM IR, the only op of the body, without the bodies
/// of functions; these may be imported by means of what is returned with it. What is reported says
/// no more than that the module is to be imported in order.
///
/// # Errors
/// The module is to be imported in order.
pub fn import_outline<'t>(
    ctx: &'t Context,
    module: &'t Module,
    file: &str,
    options: ImportOptions,
) -> Result<(Body, Op, Outline<'t>), Failure> {
    // Comdats are symbols in a symbol of their own; what is lost of a body is noted at once.
    if options.lossless || !module.comdats.is_empty() {
        return Err(Failure);
    }
    let mut importer = Importer::of(ctx, module, file, options);
    importer.put_off = Some(Vec::new());
    let (body, op) = importer.whole()?;
    let functions = importer.put_off.take().unwrap_or_default();
    let (location, known) = (importer.location, importer.known.clone());
    let made = Mutex::new(Some(importer.made()));
    Ok((body, op, Outline { ctx, module, options, location, known, made, functions }))
}

impl<'t> Outline<'t> {
    /// How many bodies are left to be imported.
    pub fn num_bodies(&self) -> usize {
        self.functions.len()
    }

    /// Whether bodies are to be imported by one thread, in order.
    pub fn is_in_order(&self) -> bool {
        let named = ["llvm.access.group", "alias.scope", "noalias"];
        !self.known.used_scopes.is_empty()
            || crate::debug_version_of(self.module).is_some()
            || named.iter().any(|name| self.module.context().has_str(name))
    }

    /// What a thread imports bodies with.
    pub fn reader(&self) -> BodyReader<'_, 't> {
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut importer = Importer::new(self.ctx, self.module, self.options, self.location);
        importer.known.clone_from(&self.known);
        if let Some(made) = made {
            importer.go_on_with(made);
        }
        BodyReader { importer, functions: &self.functions, next: 0 }
    }
}

/// Imports bodies.
pub struct BodyReader<'o, 't> {
    importer: Importer<'t>,
    functions: &'o [usize],
    /// The function after the one imported last.
    next: usize,
}

impl BodyReader<'_, '_> {
    /// Imports the body with this number in the storage of one that is done.
    ///
    /// # Errors
    /// The module is to be imported in order.
    pub fn read(&mut self, number: usize, room: Box<Body>) -> Result<Body, Failure> {
        let &at = self.functions.get(number).ok_or(Failure)?;
        // What is moved is nothing; the storage is kept.
        let room = Box::<Body>::default().moved_to(room);
        self.importer.declarations(self.next..at);
        self.next = at + 1;
        self.importer.body_in_turn(at, *room)
    }
}
