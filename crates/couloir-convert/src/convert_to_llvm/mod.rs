//! `convert-to-llvm`: the lowerings to the LLVM dialect of all dialects that
//! have one, together.

pub(crate) mod amx;
pub(crate) mod ptr;

use std::sync::Arc;

use couloir_diag::{Diagnostic, Place};
use couloir_dialects::loaded::is_loaded;
use couloir_ir::{Context, Failure, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{Conversion, ConversionTarget, Mode, PatternSet};

use crate::common::{lasting, try_convert};
use crate::finalize_memref_to_llvm::AllocOptions;
use crate::gpu_common::Around;
use crate::llvm_common::{Llvm, LlvmOptions, TypeRules};
use crate::{
    convert_arith_to_llvm, convert_cf_to_llvm, convert_complex_to_llvm, convert_func_to_llvm,
    convert_index_to_llvm, convert_math_to_llvm, convert_nvvm_to_llvm, convert_openmp_to_llvm,
    convert_ub_to_llvm, convert_vector_to_llvm, convert_xevm_to_llvm, finalize_memref_to_llvm,
};

/// `convert-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-to-llvm",
    class: "ConvertToLLVMPass",
    description: "Convert to LLVM via dialect interfaces found in the input IR",
    anchor: None,
    functions: false,
    symbols: false,
    options: &[
        OptionDef {
            name: "filter-dialects",
            kind: OptionKind::List,
            default: "",
            description: "Test conversion patterns of only the specified dialects",
        },
        OptionDef {
            name: "dynamic",
            kind: OptionKind::Bool,
            default: "false",
            description: "Use op conversion attributes to configure the conversion",
        },
        OptionDef {
            name: "allow-pattern-rollback",
            kind: OptionKind::Bool,
            default: "true",
            description: "Experimental performance flag to disallow pattern rollback",
        },
    ],
    run: |cx| try_convert(cx, conversion),
    loads: &["llvm"],
    start: Some(|ctx, options| wanted(ctx, options.list("filter-dialects")).map(|_| ())),
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)?))),
    stands_for: None,
};

/// Adds a dialect's patterns.
type Populate = fn(&Context, &Arc<Llvm>, &mut PatternSet);

/// The dialects with a lowering of their own.
static LOWERINGS: [(&str, Populate); 14] = [
    ("amx", amx::populate),
    ("arith", convert_arith_to_llvm::populate_with_divisions),
    ("cf", convert_cf_to_llvm::populate_with_assert),
    ("complex", convert_complex_to_llvm::populate),
    ("func", |_, llvm, patterns| convert_func_to_llvm::populate(patterns, llvm)),
    ("index", convert_index_to_llvm::populate),
    ("math", convert_math_to_llvm::populate),
    ("memref", |_, llvm, patterns| {
        finalize_memref_to_llvm::populate(patterns, llvm, AllocOptions::default());
    }),
    ("nvvm", |_, _, patterns| convert_nvvm_to_llvm::populate(patterns)),
    ("omp", convert_openmp_to_llvm::populate),
    ("ptr", ptr::populate),
    ("ub", convert_ub_to_llvm::populate),
    ("vector", convert_vector_to_llvm::populate_by_interface),
    ("xevm", |_, _, patterns| convert_xevm_to_llvm::populate(patterns)),
];

/// What the lowerings of dialects say of ops that may stay, where they say anything.
static LEGALITY: [(&str, Mark); 2] = [
    ("omp", convert_openmp_to_llvm::mark),
    ("xevm", |target, _| convert_xevm_to_llvm::mark(target)),
];

/// Says which ops of a dialect may stay.
type Mark = fn(&mut ConversionTarget, &Arc<Llvm>);

/// Adds the patterns of every dialect that lowers to the LLVM dialect by itself, for a conversion
/// of one's own that is to lower these as well.
pub fn populate(ctx: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    LOWERINGS.iter().for_each(|(_, populate)| populate(ctx, llvm, patterns));
}

/// Adds lowerings to a conversion: patterns, and which ops may stay.
pub(crate) fn add(
    ctx: &Context,
    lowerings: &[Lowering],
    llvm: &Arc<Llvm>,
    target: &mut ConversionTarget,
    patterns: &mut PatternSet,
) {
    lowerings.iter().for_each(|(_, populate)| populate(ctx, llvm, patterns));
    let wanted = |name: &str| lowerings.iter().any(|lowering| lowering.0 == name);
    let loaded = LEGALITY.iter().filter(|(name, _)| wanted(name) && is_loaded(ctx, name));
    loaded.for_each(|(_, mark)| mark(target, llvm));
    if wanted("xevm") && !is_loaded(ctx, "xevm") {
        convert_xevm_to_llvm::mark_accesses(target);
    }
}

/// The dialects that a pass finds though they are not lowered by themselves, when it asks for them.
const LOADED: &[&str] = &["affine", "builtin", "gpu", "llvm"];

/// The lowerings of the dialects named, or of all, for conversions of kernels; names of no dialect
/// there is are passed over.
///
/// # Errors
/// When a dialect named has none; it has been reported.
pub(crate) fn by_interface(op: OpRef<'_>, names: &[&str]) -> Result<Around, Failure> {
    let ctx = op.ctx();
    let known = |name: &str| LOWERINGS.iter().any(|lowering| lowering.0 == name);
    let loaded = |name: &str| LOADED.contains(&name) || is_loaded(ctx, name);
    if let Some(name) = names.iter().find(|name| !known(name) && loaded(name)) {
        let message = format!("dialect does not implement ConvertToLLVMPatternInterface: {name}");
        return op.error(message).fail();
    }
    let wanted = |lowering: &&Lowering| names.is_empty() || names.contains(&lowering.0);
    let lowerings = LOWERINGS.iter().filter(wanted).copied().collect::<Vec<_>>();
    Ok(Around { rules: rules(&lowerings), lowerings })
}

/// A dialect and how it is lowered.
pub(crate) type Lowering = (&'static str, Populate);

/// The lowerings wanted: all, or those of the dialects named.
fn wanted(ctx: &Context, names: Vec<&str>) -> Result<Vec<Lowering>, Failure> {
    if names.is_empty() {
        return Ok(LOWERINGS.to_vec());
    }
    names.into_iter().map(|name| of_dialect(ctx, name)).collect()
}

/// The rules for types of the dialects that are lowered.
fn rules(lowerings: &[Lowering]) -> Vec<TypeRules> {
    let rules: [(&str, TypeRules); 3] = [
        ("amx", amx::add_rules),
        ("omp", convert_openmp_to_llvm::add_rules),
        ("ptr", ptr::add_rules),
    ];
    let wanted = |name: &str| lowerings.iter().any(|lowering| lowering.0 == name);
    rules.into_iter().filter(|(name, _)| wanted(name)).map(|(_, add)| add).collect()
}

fn of_dialect(ctx: &Context, name: &str) -> Result<Lowering, Failure> {
    let lowering = LOWERINGS.iter().find(|lowering| lowering.0 == name);
    let loaded = is_loaded(ctx, name);
    if let Some(lowering) = lowering.filter(|_| loaded) {
        return Ok(*lowering);
    }
    let message = match loaded {
        true => format!("dialect does not implement ConvertToLLVMPatternInterface: {name}\n"),
        false => format!("dialect not loaded: {name}\n"),
    };
    ctx.emit(Diagnostic::error(Place::Unknown, message));
    Err(Failure)
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let ctx = op.ctx();
    let lowerings = wanted(ctx, options.list("filter-dialects"))?;
    // Only the dynamic conversion asks the data layout how wide an index is.
    let index_bitwidth = if options.flag("dynamic") { 0 } else { 64 };
    // What is not taken back is not looked for again.
    let shared = options.flag("allow-pattern-rollback");
    let options = LlvmOptions {
        index_bitwidth,
        typed_pointers: options.typed_pointers(),
        names_taken: true,
        ..LlvmOptions::default()
    };
    let llvm = Llvm::with_rules(op, options, &rules(&lowerings));
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    target.legal_dialect("llvm");
    add(ctx, &lowerings, &llvm, &mut target, &mut patterns);
    Ok(Conversion::new(Mode::Partial, target, patterns).share_casts(shared))
}
