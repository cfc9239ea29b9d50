//! Import of LLVM IR into the LLVM dialect, as `mlir-translate --import-llvm` of MLIR 22 does it.
//!
//! [`import_module`] makes a `builtin.module` of a [`couloir_llvmir::Module`], [`import_text`] of
//! the text of one.
//!
//! - `module`: the order of things at the top level; `outline` the same without what is in functions,
//!   and that later; `globals` what variables hold; `layout` the data layout;
//! - `function`: blocks, `phi` nodes as block arguments, terminators; `insts` and `calls` the
//!   other instructions; `alike` those that are like one before; `intrinsics` those that are ops, by the tables the translation has;
//! - [`Hook`]: how other dialects import intrinsics of their own;
//! - `types`, `constants`, `attributes`, `metadata`: what instructions refer to;
//! - `debug`: what debuggers are told; `records`: where they are told it;
//! - `flags`: named metadata, `profile` the summary of a profile among it; `function_metadata`: that of functions;
//! - `state`: where ops go; constants go to the start of the entry, in the order they are met;
//! - `make`: ops by name, attributes by the names of their places.
//!
//! Invariants: the module is only read; ops stand in the order in which MLIR 22 makes them, as
//! the numbers of values follow from it; cost is linear; what has no place in the dialect is
//! reported or dropped as MLIR 22 does.

mod alike;
mod attributes;
mod calls;
mod constants;
mod debug;
mod flags;
mod function;
mod function_metadata;
mod globals;
mod hooks;
mod insts;
mod intrinsics;
mod kept;
mod make;
mod metadata;
mod module;
mod outline;
mod profile;
mod records;
mod state;
mod tbaa;
mod types;

use std::sync::Arc;

use couloir_diag::Diagnostic;
use couloir_ir::{Body, Context, Failure, Location, Op};
use couloir_llvmir::{Module, ReadError, ReadModule, ReadOptions, read_module_with};
use couloir_translate::DialectTranslation;
pub use hooks::{CallImport, Hook};
pub use outline::{Bodies, Outline, import_outline};

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
    /// Debug records are taken for calls of intrinsics, of which not all have an op.
    pub records_as_intrinsics: bool,
    /// Calls of intrinsics stay calls by name, even those that have an op.
    pub unregistered_intrinsics: bool,
    /// What MLIR 22 drops is kept, in a place of the dialect where it has one, else as LLVM IR in
    /// attributes `llvm.kept`, from which the translation makes it what it was.
    pub lossless: bool,
    /// Pointers of LLVM IR before version 17 keep what they point to; the context must have
    /// `legacy_syntax`.
    pub typed_pointers: bool,
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
    let module = read_text(ctx, text, file, options)?;
    let imported = import_module(ctx, &module, file, options);
    // Freeing a large module bit by bit takes time.
    std::mem::forget(module);
    imported
}

/// Reads the text of a module that is to be imported. What LLVM says of it when it reads it is
/// said; it breaks none of LLVM's rules.
///
/// # Errors
/// The text is wrong, or breaks rules.
pub fn read_text(
    ctx: &Context,
    text: &[u8],
    file: &str,
    options: ImportOptions,
) -> Result<Module, Failure> {
    let mut module = read_unchecked(ctx, text, file, options)?;
    check_rules(ctx, &mut module, file)?;
    Ok(module)
}

/// The same of a module that may break rules.
///
/// # Errors
/// The text is wrong.
pub fn read_unchecked(
    ctx: &Context,
    text: &[u8],
    file: &str,
    options: ImportOptions,
) -> Result<Module, Failure> {
    read(ctx, read_module_with(text, file, reading(options)), (text, file))
}

fn reading(options: ImportOptions) -> ReadOptions {
    // What is kept refers to globals by name.
    ReadOptions { typed_pointers: options.typed_pointers, name_nameless: options.lossless }
}

/// The module that was read, or what is wrong with its text.
fn read(
    ctx: &Context,
    result: Result<ReadModule, ReadError>,
    (text, file): (&[u8], &str),
) -> Result<Module, Failure> {
    match result {
        Ok(mut read) => {
            drop_other_debug_info(ctx, &mut read.module, file);
            Ok(read.module)
        }
        Err(error) => {
            let message = error.render(file, text);
            ctx.emit(Diagnostic::error(Location::UNKNOWN.place(ctx), message));
            Err(Failure)
        }
    }
}

/// A module that was read and may break rules.
pub enum Outlined<'t> {
    /// But for its bodies, which are read as they are imported.
    Apart(Module, Bodies<'t>),
    /// With all that is in it.
    Whole(Module),
}

/// Reads the text of a module that is to be imported, without what is in functions where that may
/// be read later. The context is the module's.
///
/// # Errors
/// The text is wrong.
pub fn read_outline<'t>(
    ctx: &Context,
    (text, file): (&'t [u8], &str),
    options: ImportOptions,
    llvm: &'t Arc<couloir_llvmir::Context>,
) -> Result<Outlined<'t>, Failure> {
    let fits = |module: &Module| outline::fits_apart(module, text, options);
    match couloir_llvmir::read_outline(text, file, reading(options), llvm, fits) {
        couloir_llvmir::Outlined::Whole(whole) => {
            read(ctx, whole, (text, file)).map(Outlined::Whole)
        }
        couloir_llvmir::Outlined::Apart(mut module, bodies) => {
            match Bodies::unread(&mut module, bodies) {
                Some(bodies) => Ok(Outlined::Apart(module, bodies)),
                None => read_unchecked(ctx, text, file, options).map(Outlined::Whole),
            }
        }
    }
}

/// Says which rules of LLVM the module breaks. Where all are of debug information, that is dropped
/// and the rest is looked at again.
///
/// # Errors
/// The module breaks rules.
pub fn check_rules(ctx: &Context, module: &mut Module, file: &str) -> Result<(), Failure> {
    let say = |broken: &[couloir_llvmir::VerifyError]| {
        broken.iter().for_each(|rule| ctx.say(format!("{rule}\n")));
    };
    let broken = couloir_llvmir::verify_rules(module);
    say(&broken);
    if broken.is_empty() {
        return Ok(());
    }
    // LLVM looks at debug information alone only where it is of this version.
    let version = debug_version_of(module);
    if version != Some(DEBUG_VERSION) || !broken.iter().all(|rule| rule.debug_info) {
        return Err(Failure);
    }
    ctx.say(format!("warning: ignoring invalid debug info in {file}\n"));
    module.strip_debug_info();
    let broken = couloir_llvmir::verify_rules(module);
    say(&broken);
    if broken.is_empty() { Ok(()) } else { Err(Failure) }
}

/// The version of debug information that is understood.
const DEBUG_VERSION: u64 = 3;

/// Drops debug information of another version, as LLVM does when it reads a file.
fn drop_other_debug_info(ctx: &Context, module: &mut Module, file: &str) {
    let version = debug_version_of(module).unwrap_or(0);
    if version == DEBUG_VERSION || !module.strip_debug_info() {
        return;
    }
    let what = format!("ignoring debug info with an invalid version ({version})");
    ctx.say(format!("warning: {what} in {file}\n"));
}

/// The version of a module's debug information.
fn debug_version_of(module: &Module) -> Option<u64> {
    let llvm = module.context();
    let mut rows = module.named_metadata.iter();
    let flags = rows.find(|row| llvm.str_bytes(row.0) == b"llvm.module.flags")?;
    flags.1.iter().find_map(|&flag| debug_version(llvm, flag))
}

/// The version of debug information, if this is the flag that says it.
fn debug_version(llvm: &couloir_llvmir::Context, flag: couloir_llvmir::Metadata) -> Option<u64> {
    use couloir_llvmir::{ConstantData, MetadataData};
    let MetadataData::Tuple(parts) = llvm.metadata(flag)? else { return None };
    let [_, Some(name), Some(value)] = parts[..] else { return None };
    let MetadataData::String(name) = llvm.metadata(name)? else { return None };
    let MetadataData::Value(value) = llvm.metadata(value)? else { return None };
    if llvm.str_bytes(*name) != b"Debug Info Version" {
        return None;
    }
    match llvm.constant(*value) {
        ConstantData::Int { bits, .. } => Some(*bits),
        ConstantData::WideInt { words, .. } => words.first().copied(),
        _ => None,
    }
}
