//! Dialects registered at run time, from their description.
//!
//! - [`register`]: from a module of `irdl` to registered dialects;
//! - `format`: assembly formats of ops;
//! - `describe`: what the ops of a definition say;
//! - `rules`: constraints, and what meets them;
//! - `check`: verification of ops, types and attributes;
//! - `defs`: the tables of a described dialect, and how its types are read.
//!
//! Invariants: what a description says is kept with the context that it was
//! read in; tables hold names and
//! formats only and are made once per process, so that
//! registering the same description again costs no memory. Constraints
//! refer to constraints before them, at most so many deep, so that checking
//! ends and needs little stack.

mod check;
mod defs;
mod describe;
mod format;
mod rules;

use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Context, Failure, OpRef};
use rustc_hash::FxHashMap;

use self::rules::{Definition, OpRules};

/// All that is said of the ops, types and attributes of described dialects,
/// by full name.
#[derive(Default)]
struct Described {
    ops: FxHashMap<String, OpRules>,
    types: FxHashMap<String, Definition>,
    attrs: FxHashMap<String, Definition>,
}

/// Registers the dialects that are described in a module, which has been
/// verified.
///
/// # Errors
/// When a dialect is there already, or a constraint refers to nothing; it has
/// been reported.
pub fn register(module: OpRef<'_>) -> Result<(), Failure> {
    let mut described = Described::default();
    let mut result = Ok(());
    walk_within(&module, &mut |op| {
        if !op.is(super::Dialect::def()) {
            return Walk::Into;
        }
        result = declare(op);
        if result.is_ok() { Walk::Past } else { Walk::Stop }
    });
    result?;
    // Whether constraints have the right form is looked at before what they name.
    walk_within(&module, &mut |op| {
        result = describe::check_form(op);
        if result.is_ok() { Walk::Into } else { Walk::Stop }
    });
    result?;
    walk_within(&module, &mut |op| {
        result = describe::add(op, &mut described);
        if result.is_ok() { Walk::Into } else { Walk::Stop }
    });
    result?;
    module.ctx().extend(described);
    Ok(())
}

/// Registers the names of a dialect.
fn declare(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx: &Context = op.ctx();
    let names = defs::Names::of(op)?;
    if ctx.dialect_named(&names.dialect).is_some() {
        return op.op_error(format!("dialect '{}' is registered already", names.dialect)).fail();
    }
    ctx.register(defs::dialect(names));
    Ok(())
}
