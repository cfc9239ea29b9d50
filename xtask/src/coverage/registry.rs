//! What Couloir has, read from its tables.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use couloir_diag::Collector;
use couloir_dialects::{CANONICALIZE, DIALECTS, builtin};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::{Body, Context, ContextOptions, DialectDef, Location, OpDef, Scope};
use couloir_pass::{Options, PassDef};
use couloir_translate::extension;

/// The tables of a run.
pub(super) struct Registry {
    /// Full names of ops that have a canonicalization pattern.
    pub(super) canonicalized: BTreeSet<&'static str>,
    /// Full names of ops that have a translation to LLVM IR.
    pub(super) translated: BTreeSet<&'static str>,
    /// Full names of the ops that each pass has conversion patterns for.
    pub(super) lowered: BTreeMap<&'static str, BTreeSet<&'static str>>,
    /// Names of all passes.
    pub(super) passes: BTreeSet<&'static str>,
}

impl Registry {
    pub(super) fn read() -> Self {
        let patterns = CANONICALIZE.iter().copied().flatten().copied().flatten();
        let rows = extension::DIALECTS.iter().flat_map(|dialect| dialect.ops).copied().flatten();
        let passes = || couloir_convert::PASSES.iter().chain(couloir_transforms::PASSES);
        Self {
            canonicalized: patterns.map(|pattern| (pattern.root)().name).collect(),
            translated: rows.map(|row| row.0).collect(),
            lowered: lowered(passes()),
            passes: passes().map(|pass| pass.name).collect(),
        }
    }
}

/// A dialect by its name.
pub(super) fn dialect(name: &str) -> Option<&'static DialectDef> {
    DIALECTS.iter().copied().find(|dialect| dialect.name == name)
}

/// Whether an op has anything to verify beyond its operands, results,
/// attributes and traits.
pub(super) fn is_verified(op: &OpDef) -> bool {
    let hooks = &op.hooks;
    let has_hook = hooks.verify.is_some() || hooks.verify_regions.is_some();
    has_hook || hooks.verify_symbol_uses.is_some() || !op.rules.is_empty()
}

/// The ops that the conversions of passes have patterns for.
fn lowered(
    passes: impl Iterator<Item = &'static &'static PassDef>,
) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
    couloir_dialects::register_all(&ctx);
    let mut body = Body::new();
    let root = body.create_root();
    let block = body.append_new_block(root);
    let mut inside = Body::new();
    let region = inside.create_root();
    inside.append_new_block(region);
    let module = builtin::Module::build(Box::new(inside));
    let point = InsertPoint::End(block);
    let module = Builder::new(&ctx, &mut body, point, Location::UNKNOWN).insert(module);
    let module = Scope::new(&ctx, &body).op(module);
    let one = |pass: &&'static PassDef| {
        let work = (pass.bodies?)(&Options::defaults(pass), module).ok()?;
        let names = work.roots().into_iter().filter_map(|root| Some(root.def()?.name));
        let names = names.collect::<BTreeSet<_>>();
        (!names.is_empty()).then_some((pass.name, names))
    };
    passes.filter_map(one).collect()
}
