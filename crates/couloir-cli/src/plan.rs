//! Which passes take a module to the LLVM dialect, and in which order.
//!
//! A table: each row names a pass, the dialects that call for it, and the
//! dialects it may bring in. Rows are in the order of lowering, so that what
//! one brings in is lowered by a later one.

use std::collections::BTreeSet;

use couloir_ir::layout::DataLayout;
use couloir_ir::{Body, Context, OpName, OpRef, Type};
use couloir_pass::PassDef;
use rustc_hash::FxHashSet;

/// A step that may be needed.
pub(crate) struct Step {
    /// The name of the pass.
    pub(crate) pass: &'static str,
    /// Its options, as in a pipeline.
    pub(crate) options: &'static str,
    /// Dialects, or single ops, one of which must be present; none for always.
    for_dialects: &'static [&'static str],
    /// Dialects whose ops the pass may make.
    makes: &'static [&'static str],
    /// Dialects, or single ops, that the pass refuses: it is left out where one is present.
    unless: &'static [&'static str],
    /// Whether it is only taken where loops are to run on several threads.
    for_threads: bool,
}

impl Step {
    const PLAIN: Step = Step {
        pass: "",
        options: "",
        for_dialects: &[],
        makes: &[],
        unless: &[],
        for_threads: false,
    };

    /// The pass's options as text, where `index` is this wide: passes that do
    /// not ask the data layout are told.
    pub(crate) fn options(&self, pass: &PassDef, index_bits: u64) -> String {
        let takes_width = pass.options.iter().any(|option| option.name == "index-bitwidth");
        match takes_width && index_bits != 64 {
            true => format!("{} index-bitwidth={index_bits}", self.options),
            false => self.options.to_owned(),
        }
    }

    /// Whether the step is for ops of this name.
    pub(crate) fn is_for(&self, op: &str) -> bool {
        self.for_dialects.contains(&op) || self.for_dialects.contains(&namespace(op))
    }
}

const ROWS: &[Step] = &[
    // Tensors that keep their values are globals.
    Step {
        pass: "tosa-to-mlprogram",
        for_dialects: &["tosa.variable", "tosa.variable_read", "tosa.variable_write"],
        makes: &["ml_program"],
        ..Step::PLAIN
    },
    // Convolution backwards is made of other ops.
    Step {
        pass: "tosa-optional-decompositions",
        for_dialects: &["tosa.transpose_conv2d"],
        makes: &["tosa", "tosa.conv2d", "tosa.transpose"],
        ..Step::PLAIN
    },
    // What moves elements and what computes with them, of which the latter may make the former.
    Step {
        pass: "tosa-to-scf",
        for_dialects: &["tosa.cond_if", "tosa.scatter", "tosa.while_loop"],
        makes: &["arith", "scf", "tensor"],
        ..Step::PLAIN
    },
    Step {
        pass: "tosa-to-linalg-named",
        for_dialects: &[
            "tosa.avg_pool2d",
            "tosa.conv2d",
            "tosa.conv3d",
            "tosa.depthwise_conv2d",
            "tosa.matmul",
            "tosa.max_pool2d",
            "tosa.transpose",
        ],
        makes: &["arith", "linalg", "math", "tensor"],
        ..Step::PLAIN
    },
    Step {
        pass: "tosa-to-linalg",
        for_dialects: &["tosa"],
        makes: &["arith", "index", "linalg", "math", "scf", "tensor"],
        ..Step::PLAIN
    },
    Step {
        pass: "tosa-to-tensor",
        for_dialects: &["tosa"],
        makes: &["arith", "tensor"],
        ..Step::PLAIN
    },
    Step {
        pass: "tosa-to-arith",
        options: "include-apply-rescale=true",
        for_dialects: &["tosa"],
        makes: &["arith"],
        ..Step::PLAIN
    },
    // Quantized numbers are what is stored of them, from functions on.
    Step {
        pass: "lower-quant-ops",
        for_dialects: &["quant"],
        makes: &["arith", "linalg", "shape", "shape.num_elements", "tensor"],
        ..Step::PLAIN
    },
    Step { pass: "strip-func-quant-types", for_dialects: &["quant"], ..Step::PLAIN },
    // What shapes are taken to be is tested, and then no longer said.
    Step {
        pass: "convert-shape-constraints",
        for_dialects: &["shape.cstr_broadcastable", "shape.cstr_eq", "shape.cstr_require"],
        makes: &["cf.assert"],
        ..Step::PLAIN
    },
    Step { pass: "canonicalize", for_dialects: &["quant", "shape"], ..Step::PLAIN },
    Step {
        pass: "shape-to-shape-lowering",
        for_dialects: &["shape.num_elements"],
        makes: &["arith"],
        ..Step::PLAIN
    },
    Step {
        pass: "convert-shape-to-std",
        for_dialects: &["shape"],
        makes: &["arith", "scf", "tensor"],
        ..Step::PLAIN
    },
    // Shapes that were only asked for are no longer used.
    Step { pass: "cse", for_dialects: &["shape", "tosa"], ..Step::PLAIN },
    // Functions take and give memory where they took and gave tensors.
    Step {
        pass: "one-shot-bufferize",
        options: "bufferize-function-boundaries=true",
        for_dialects: &["bufferization", "linalg", "ml_program", "tensor"],
        makes: &["affine", "arith", "bufferization", "linalg", "memref", "memref.subview", "scf"],
        ..Step::PLAIN
    },
    // What is allocated for tensors is given back, unless the module frees memory itself or has
    // ops of which it is not known what they do to it.
    Step {
        pass: "buffer-deallocation-pipeline",
        for_dialects: &["tensor"],
        makes: &[
            "arith",
            "bufferization",
            "func",
            "memref",
            "memref.extract_aligned_pointer_as_index",
            "memref.extract_strided_metadata",
            "scf",
        ],
        unless: &[
            "bufferization.dealloc",
            "bufferization.dealloc_tensor",
            "cf",
            "llvm",
            "memref.dealloc",
            "memref.generic_atomic_rmw",
            "ub.unreachable",
        ],
        ..Step::PLAIN
    },
    Step {
        pass: "convert-bufferization-to-memref",
        for_dialects: &["bufferization"],
        makes: &["arith", "func", "memref", "scf"],
        ..Step::PLAIN
    },
    Step {
        pass: "convert-linalg-to-loops",
        for_dialects: &["linalg"],
        makes: &["affine", "arith", "complex", "math", "memref", "scf"],
        ..Step::PLAIN
    },
    Step {
        pass: "lower-vector-multi-reduction",
        for_dialects: &["vector"],
        makes: &["arith"],
        ..Step::PLAIN
    },
    Step { pass: "lower-vector-mask", for_dialects: &["vector"], makes: &["arith"], ..Step::PLAIN },
    Step {
        pass: "convert-vector-to-scf",
        for_dialects: &["vector"],
        makes: &["affine", "arith", "memref", "scf", "ub"],
        ..Step::PLAIN
    },
    Step {
        pass: "expand-realloc",
        for_dialects: &["memref.realloc"],
        makes: &["arith", "memref.subview", "scf"],
        ..Step::PLAIN
    },
    Step {
        pass: "expand-strided-metadata",
        for_dialects: &[
            "memref.collapse_shape",
            "memref.expand_shape",
            "memref.extract_aligned_pointer_as_index",
            "memref.extract_strided_metadata",
            "memref.subview",
        ],
        makes: &["affine", "arith"],
        ..Step::PLAIN
    },
    Step {
        pass: "lower-affine",
        for_dialects: &["affine"],
        makes: &["arith", "scf", "memref", "vector"],
        ..Step::PLAIN
    },
    Step {
        pass: "convert-scf-to-openmp",
        for_dialects: &["scf"],
        makes: &["arith", "llvm", "memref", "omp"],
        for_threads: true,
        ..Step::PLAIN
    },
    Step {
        pass: "convert-scf-to-cf",
        for_dialects: &["scf"],
        makes: &["cf", "arith"],
        ..Step::PLAIN
    },
    Step {
        pass: "convert-complex-to-standard",
        for_dialects: &["complex"],
        makes: &["arith", "math"],
        ..Step::PLAIN
    },
    Step {
        pass: "convert-complex-to-llvm",
        for_dialects: &["complex"],
        makes: &["arith"],
        ..Step::PLAIN
    },
    Step { pass: "convert-math-to-llvm", for_dialects: &["math"], makes: &[], ..Step::PLAIN },
    // What has no intrinsic is called by name, an element at a time.
    Step {
        pass: "convert-math-to-libm",
        for_dialects: &["math"],
        makes: &["arith", "func", "ub", "vector"],
        ..Step::PLAIN
    },
    Step {
        pass: "convert-math-to-funcs",
        for_dialects: &["math"],
        makes: &["arith", "cf", "func", "vector"],
        ..Step::PLAIN
    },
    // What has scales of its own, and the types that this is for.
    Step {
        pass: "arith-expand",
        options: "include-bf16=true include-f8e8m0=true include-f4e2m1=true",
        for_dialects: &["arith.scaling_extf", "arith.scaling_truncf"],
        makes: &["arith"],
        ..Step::PLAIN
    },
    Step {
        pass: "arm-neon-2d-to-intr",
        for_dialects: &["arm_neon"],
        makes: &["arith", "vector"],
        ..Step::PLAIN
    },
    Step {
        pass: "convert-vector-to-llvm",
        options: "enable-amx=true enable-arm-neon=true enable-arm-sve=true enable-x86vector=true",
        for_dialects: &[
            "affine.vector_load",
            "affine.vector_store",
            "amx",
            "arm_neon",
            "arm_sve",
            "vector",
            "x86vector",
        ],
        makes: &["arith", "memref", "ub"],
        ..Step::PLAIN
    },
    // What casts the sizes that it loads, which the conversion of all dialects does not take.
    Step {
        pass: "finalize-memref-to-llvm",
        for_dialects: &["memref.reshape"],
        makes: &[],
        ..Step::PLAIN
    },
    // Calls of the run time of kernels; launches of kernels in a binary are translated as they are.
    Step { pass: "gpu-to-llvm", for_dialects: &["gpu"], makes: &["func"], ..Step::PLAIN },
    // All at once: what one of these dialects gives and another takes needs no cast in between.
    Step {
        pass: "convert-to-llvm",
        options: "dynamic=true",
        for_dialects: &["arith", "cf", "func", "index", "memref", "ptr", "ub"],
        ..Step::PLAIN
    },
    Step { pass: "convert-openmp-to-llvm", for_dialects: &["omp"], ..Step::PLAIN },
    Step { pass: "reconcile-unrealized-casts", for_dialects: &[], makes: &[], ..Step::PLAIN },
];

/// Dialects that the plan can lower, and those that need no lowering.
const KNOWN: &[&str] = &[
    "affine",
    "amx",
    "arith",
    "arm_neon",
    "arm_sve",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "dlti",
    "func",
    "gpu",
    "index",
    "linalg",
    "llvm",
    "math",
    "memref",
    "omp",
    "ptr",
    "quant",
    "scf",
    "shape",
    "tensor",
    "tosa",
    "ub",
    "vector",
    "x86vector",
];

/// Dialects whose ops are translated to LLVM IR as they are, or may be, and single such ops.
const TRANSLATED: &[&str] = &[
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "builtin.module",
    "gpu.binary",
    "gpu.launch_func",
    "gpu.module",
    "llvm",
    "nvvm",
    "omp",
    "ptr",
    "rocdl",
    "vcix",
];

/// Whether an op needs no lowering, as far as its name tells.
pub(crate) fn is_low(name: &str) -> bool {
    TRANSLATED.contains(&name) || TRANSLATED.contains(&namespace(name))
}

/// The passes, in order, that a module with these dialects and ops needs, its parallel loops on
/// several threads or not.
pub(crate) fn plan(present: &BTreeSet<String>, threads: bool) -> Vec<&'static Step> {
    let mut present = present.iter().map(String::as_str).collect::<BTreeSet<_>>();
    let mut passes = Vec::new();
    for row in ROWS {
        let any = |names: &[&str]| names.iter().any(|name| present.contains(name));
        let needed = any(row.for_dialects) && !any(row.unless) && (threads || !row.for_threads);
        if needed || row.for_dialects.is_empty() {
            passes.push(row);
            present.extend(row.makes);
        }
    }
    passes
}

/// The op that joins what was lowered and what was not.
pub(crate) const CAST: &str = "builtin.unrealized_conversion_cast";

fn namespace(name: &str) -> &str {
    name.split('.').next().unwrap_or_default()
}

/// Names and namespaces of the ops in a body and those nested in it.
pub(crate) fn names_in(ctx: &Context, body: &Body) -> BTreeSet<String> {
    with_namespaces(ctx, &body.names_within())
}

/// Names of ops, and their namespaces.
pub(crate) fn with_namespaces(ctx: &Context, names: &[OpName]) -> BTreeSet<String> {
    let names = names.iter().map(|&name| ctx.op_name_text(name));
    names.flat_map(|name| [name, namespace(name)]).map(str::to_owned).collect()
}

/// Names and namespaces of the ops that a text mentions, as far as can be told without reading it.
pub(crate) fn names_mentioned(text: &[u8]) -> BTreeSet<String> {
    let (mut found, mut last) = (FxHashSet::default(), Last::default());
    for dot in memchr::memchr_iter(b'.', text) {
        if !last.is_around(text, dot)
            && let Some(name) = name_around(text, dot)
        {
            last.keep(text, dot, name);
            found.insert(name);
        }
    }
    let names = found.into_iter().filter_map(|name| std::str::from_utf8(name).ok());
    names.flat_map(|name| [name, namespace(name)]).map(str::to_owned).collect()
}

/// The names found last, with what is before their first dot, by the letters around it.
#[derive(Default)]
struct Last<'t>([Option<(&'t [u8], usize)>; 32]);

impl<'t> Last<'t> {
    fn place(text: &[u8], dot: usize) -> Option<usize> {
        let &[before, _, after, next] = text.get(dot.checked_sub(1)?..)?.first_chunk()?;
        let sum = usize::from(before) + 5 * usize::from(after) + 11 * usize::from(next);
        Some(sum % 32)
    }

    /// Whether the name around a place is one of them.
    fn is_around(&self, text: &[u8], dot: usize) -> bool {
        let name = Self::place(text, dot).and_then(|place| self.0.get(place).copied().flatten());
        let is_there = |(name, before): (&[u8], usize)| {
            let start = dot.checked_sub(before)?;
            let rest = text.get(start..)?.strip_prefix(name)?;
            let before = text.get(start.checked_sub(1)?)?;
            // What is before an op's name is a blank, but at the start of a line.
            Some(*before == b' ' && !rest.first().is_some_and(|&byte| is_part(byte)))
        };
        name.and_then(is_there).unwrap_or(false)
    }

    fn keep(&mut self, text: &[u8], dot: usize, name: &'t [u8]) {
        let place = Self::place(text, dot).and_then(|place| self.0.get_mut(place));
        let before = memchr::memchr(b'.', name).unwrap_or(0);
        place.into_iter().for_each(|place| *place = Some((name, before)));
    }
}

/// Whether a byte may be one of a name's.
fn is_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$')
}

/// The name with a dot in it at a place, where it may be an op's.
fn name_around(text: &[u8], dot: usize) -> Option<&[u8]> {
    let (before, after) = text.split_at_checked(dot)?;
    let length = before.iter().rev().take_while(|&&byte| is_part(byte)).count();
    let start = dot.checked_sub(length).filter(|_| length > 0)?;
    let end = dot + after.iter().take_while(|&&byte| is_part(byte)).count();
    let is_op = text.get(start).is_some_and(u8::is_ascii_lowercase);
    let is_other =
        matches!(text.get(start.wrapping_sub(1)), Some(b'!' | b'#' | b'%' | b'@' | b'^'));
    if is_op && !is_other { text.get(start..end) } else { None }
}

/// How wide `index` is by the data layout of a module.
pub(crate) fn index_bits(module: OpRef<'_>) -> u64 {
    let layout = DataLayout::closest(module);
    layout.index_bitwidth(module.ctx(), Type::INDEX).unwrap_or(64)
}

/// What would be needed for an op that is left after all passes.
pub(crate) fn advice(op: OpRef<'_>) -> String {
    let dialect = namespace(op.name());
    if op.name() == CAST {
        return "what gives this value was lowered and what uses it was not, or the other way \
                round; the op among these that has no lowering must be rewritten"
            .into();
    }
    if dialect == "gpu" {
        return "what runs on another processor has to be in a 'gpu.binary': 'gpu-kernel-outlining' \
                takes it out, the passes for its target lower it, and 'gpu-module-to-binary' makes \
                the binary"
            .into();
    }
    if KNOWN.contains(&dialect) {
        return format!(
            "the passes for '{dialect}' have no pattern for this op with the types {}; rewrite it \
             in terms of ops and types that lower",
            types_of(op)
        );
    }
    format!(
        "no pass lowers the dialect '{dialect}'; lower it to one of {} before",
        KNOWN.join(", ")
    )
}

/// The types of an op as a function's: of the function it is, or of its values.
fn types_of(op: OpRef<'_>) -> String {
    let ctx = op.ctx();
    let own = op.attr_named("function_type").and_then(|attr| attr.as_type(ctx));
    if let Some(ty) = own {
        return ctx.type_text(ty);
    }
    let list = |types: &mut dyn Iterator<Item = Type>| {
        types.map(|ty| ctx.type_text(ty)).collect::<Vec<_>>().join(", ")
    };
    let operands = list(&mut op.operands().map(|value| op.ty(value)));
    let results = list(&mut op.result_types());
    format!("({operands}) -> ({results})")
}

#[cfg(test)]
mod tests {
    use super::{ROWS, plan};

    #[test]
    fn every_pass_is_registered() {
        let registry = crate::passes::registry();
        for row in ROWS {
            assert!(registry.get(row.pass).is_some(), "{}", row.pass);
        }
    }

    #[test]
    fn what_a_pass_brings_in_is_lowered_too() {
        let present = ["scf", "func"].map(String::from).into();
        let passes = plan(&present, false).into_iter().map(|step| step.pass).collect::<Vec<_>>();
        assert_eq!(passes, ["convert-scf-to-cf", "convert-to-llvm", "reconcile-unrealized-casts"]);
    }

    #[test]
    fn loops_run_on_threads_only_where_asked() {
        let present = ["scf", "func"].map(String::from).into();
        let passes = plan(&present, true).into_iter().map(|step| step.pass).collect::<Vec<_>>();
        let expected = [
            "convert-scf-to-openmp",
            "convert-scf-to-cf",
            "convert-to-llvm",
            "convert-openmp-to-llvm",
            "reconcile-unrealized-casts",
        ];
        assert_eq!(passes, expected);
    }
}
