//! Import of LLVM IR into the LLVM dialect, as `mlir-translate --import-llvm` of MLIR 22 does it.
//!
//! [`import_module`] makes a `builtin.module` of a [`couloir_llvmir::Module`], [`import_text`] of
//! the text of one.
//!
//! - `module`: the order of things at the top level; `layout` the data layout;
//! - `function`: blocks, `phi` nodes as block arguments, terminators; `insts` and `calls` the
//!   other instructions; `intrinsics` those that are ops, by the tables the translation has;
//! - [`Hook`]: how other dialects import intrinsics of their own;
//! - `types`, `constants`, `attributes`, `metadata`: what instructions refer to;
//! - `debug`: what debuggers are told; `records`: where they are told it;
//! - `flags`: named metadata; `function_metadata`: that of functions;
//! - `state`: where ops go; constants go to the start of the entry, in the order they are met;
//! - `make`: ops by name, attributes by the names of their places.
//!
//! Invariants: the module is only read; ops stand in the order in which MLIR 22 makes them, as
//! the numbers of values follow from it; cost is linear; what has no place in the dialect is
//! reported or dropped as MLIR 22 does.

mod attributes;
mod calls;
mod constants;
mod debug;
mod flags;
mod function;
mod function_metadata;
mod hooks;
mod insts;
mod intrinsics;
mod layout;
mod make;
mod metadata;
mod module;
mod records;
mod state;
mod types;

use couloir_diag::Diagnostic;
use couloir_ir::{Body, Context, Failure, Location, Op};
use couloir_llvmir::{Module, read_module};
use couloir_translate::DialectTranslation;
pub use hooks::{CallImport, Hook};

/// How a module is imported.
#[derive(Clone, Copy, Default)]
pub struct ImportOptions {
    /// Dialects whose intrinsics become their ops, by the rows of their translations.
    pub dialects: &'static [&'static DialectTranslation],
    /// Intrinsics that functions import; these come first.
    pub hooks: &'static [Hook],
    /// Structs with a name become literal ones.
    pub structs_as_literals: bool,
    /// Composite types of debug information, but vectors, come without their elements.
    pub drop_composite_elements: bool,
    /// What is dropped is warned of even where finding out takes time.
    pub expensive_warnings: bool,
    /// Calls of intrinsics stay calls by name, even those that have an op.
    pub unregistered_intrinsics: bool,
    /// What MLIR 22 drops though the dialect has a place for it is kept: operand bundles, debug
    /// records before calls of intrinsics, comdats that nothing uses, external initialization.
    pub lossless: bool,
}

/// The module of the dialect for a module of LLVM IR, the only op of the body; `file` is named in
/// messages. The context must have the dialects `builtin`, `llvm` and `dlti`.
pub fn import_module(
    ctx: &Context,
    module: &Module,
    file: &str,
    options: ImportOptions,
) -> Result<(Body, Op), Failure> {
    let (result, reported) = ctx.capture(|| module::import(ctx, module, file, options));
    if result.is_err() && reported.is_empty() {
        let message = "something in the module cannot be imported";
        ctx.emit(Diagnostic::error(Location::UNKNOWN.place(ctx), message));
    }
    reported.into_iter().for_each(|diagnostic| ctx.emit(diagnostic));
    result
}

/// The same of the text of a module.
pub fn import_text(
    ctx: &Context,
    text: &[u8],
    file: &str,
    options: ImportOptions,
) -> Result<(Body, Op), Failure> {
    match read_module(text, file) {
        Ok(read) => {
            let broken = couloir_llvmir::verify_rules(&read.module);
            if !broken.is_empty() {
                broken.iter().for_each(|rule| ctx.say(format!("{rule}\n")));
                return Err(Failure);
            }
            let imported = import_module(ctx, &read.module, file, options);
            // Freeing a large module bit by bit takes time.
            std::mem::forget(read);
            imported
        }
        Err(error) => {
            let message = error.render(file, text);
            ctx.emit(Diagnostic::error(Location::UNKNOWN.place(ctx), message));
            Err(Failure)
        }
    }
}
