//! What Couloir has, read from its tables.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use couloir_convert::{arm_neon_2d_to_intr, convert_vector_to_llvm};
use couloir_diag::Collector;
use couloir_dialects::{CANONICALIZE, DIALECTS, builtin};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::op::{OpName, Trait};
use couloir_ir::{Body, Context, ContextOptions, DialectDef, Location, Op, OpDef, OpRef, Scope};
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

/// Ops whose patterns are found at an op that uses them: `tensor.dim`, `tensor.extract`, sums.
const INTO_USERS: [&str; 4] =
    ["bufferization.to_tensor", "gpu.alloc", "tensor.from_elements", "vector.contract"];

impl Registry {
    pub(super) fn read() -> Self {
        let patterns = CANONICALIZE.iter().copied().flatten().copied().flatten();
        let rows = extension::DIALECTS.iter().flat_map(|dialect| dialect.ops).copied().flatten();
        let passes = || couloir_convert::PASSES.iter().chain(couloir_transforms::PASSES);
        let roots = patterns.map(|pattern| (pattern.root)().name);
        Self {
            canonicalized: roots.chain(INTO_USERS).collect(),
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

/// Whether an op folds: one that is like a constant to its value, by what it is.
pub(super) fn is_folded(op: &OpDef) -> bool {
    op.hooks.fold.is_some() || op.has(Trait::ConstantLike)
}

/// The ops that the conversions of passes have patterns for.
fn lowered(
    passes: impl Iterator<Item = &'static &'static PassDef>,
) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
    couloir_dialects::register_all(&ctx);
    let mut body = Body::new();
    let module = module(&ctx, &mut body);
    let module = Scope::new(&ctx, &body).op(module);
    let by_body =
        |pass: &PassDef| Some((pass.bodies?)(&Options::defaults(pass), module).ok()?.roots());
    let one = |pass: &&'static PassDef| {
        let roots = roots_told(pass.name, module).or_else(|| by_body(pass))?;
        let names = roots.into_iter().filter_map(|root| Some(root.def()?.name));
        let names = names.collect::<BTreeSet<_>>();
        (!names.is_empty()).then_some((pass.name, names))
    };
    passes.filter_map(one).collect()
}

/// The same of passes that do more than convert, or what only options let them.
fn roots_told(pass: &str, module: OpRef<'_>) -> Option<Vec<OpName>> {
    match pass {
        "arm-neon-2d-to-intr" => Some(arm_neon_2d_to_intr::roots()),
        "convert-vector-to-llvm" => Some(convert_vector_to_llvm::roots(module)),
        _ => None,
    }
}

/// An empty module.
fn module(ctx: &Context, body: &mut Body) -> Op {
    let root = body.create_root();
    let block = body.append_new_block(root);
    let mut inside = Body::new();
    let region = inside.create_root();
    inside.append_new_block(region);
    let module = builtin::Module::build(Box::new(inside));
    Builder::new(ctx, body, InsertPoint::End(block), Location::UNKNOWN).insert(module)
}
