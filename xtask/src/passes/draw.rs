//! Which passes, alone or several in a row, and which flags.
//!
//! Invariants: the same seed and number give the same draw, whatever was drawn before.

use couloir_contract::mutate::Random;
use couloir_pass::PassDef;

/// Passes that there is nothing to compare of: other names of passes, one whose result changes from
/// run to run (`parts-of-copies` in `docs/differences.md`), and one that MLIR 22 takes minutes for.
const LEFT_OUT: &[&str] =
    &["convert-memref-to-llvm", "convert-std-to-llvm", "sroa", "view-op-graph"];

/// Options that passes are drawn with as often as without any.
const OPTIONS: &[(&str, &[&str])] = &[
    (
        "canonicalize",
        &[
            "region-simplify=aggressive",
            "region-simplify=disabled",
            "top-down=false",
            "max-iterations=1",
            "max-num-rewrites=20",
            "cse-between-iterations=true",
        ],
    ),
    ("convert-arith-to-llvm", &["index-bitwidth=32"]),
    ("convert-complex-to-standard", &["complex-range=basic", "complex-range=none"]),
    ("convert-func-to-llvm", &["use-bare-ptr-memref-call-conv=true", "index-bitwidth=32"]),
    (
        "convert-vector-to-llvm",
        &["reassociate-fp-reductions=true", "force-32bit-vector-indices=false"],
    ),
    ("convert-vector-to-scf", &["full-unroll=true", "target-rank=2", "lower-tensors=true"]),
    (
        "ensure-debug-info-scope-on-llvm-func",
        &["emission-kind=Full", "emission-kind=None", "emission-kind=DebugDirectivesOnly"],
    ),
    ("finalize-memref-to-llvm", &["use-aligned-alloc=true", "use-generic-functions=true"]),
    ("inline", &["default-pipeline=", "max-iterations=1", "inlining-threshold=20"]),
    ("print-op-stats", &["json=true"]),
    ("scf-for-loop-peeling", &["peel-front=true", "skip-partial=false"]),
    ("scf-parallel-loop-tiling", &["parallel-loop-tile-sizes=4,2"]),
    ("snapshot-op-locations", &["tag=before print-debuginfo=true"]),
    ("symbol-privatize", &["exclude=main"]),
];

/// Options that passes cannot do without.
const NEEDED: &[(&str, &str)] = &[
    ("snapshot-op-locations", "filename=/dev/null"),
    ("composite-fixed-point-pass", "name=both pipeline=any(canonicalize,cse)"),
];

/// Passes that leave uses in another order, as `docs/differences.md` says: what shows orders is not
/// compared after them.
const OTHER_ORDER: &[&str] = &["arith-e", "convert-", "mem2reg", "remove-dead-values", "sccp"];

/// Passes that are run on modules only. On a function by itself one is to differ, and of the other
/// MLIR 22 makes functions without bodies, or crashes.
const ON_MODULES: &[&str] = &["remove-dead-values", "convert-to-llvm"];

/// What shows in which order values are used.
const ORDERS: &[&[&str]] = &[&["--mlir-print-value-users"], &["--emit-bytecode"]];

/// What the result is printed with else.
const FLAGS: &[&[&str]] = &[
    &["--mlir-print-debuginfo"],
    &["--mlir-print-debuginfo", "--mlir-pretty-debuginfo"],
    &["--mlir-print-local-scope"],
    &["--mlir-print-op-generic"],
    &["--mlir-use-nameloc-as-prefix"],
    &["--mlir-print-ir-after-change", "--mlir-print-ir-after-failure"],
];

/// Where most draws are from: what lowers, and what comes in between.
const LOWERING: &[&str] = &["convert-", "lower-", "finalize-", "expand-", "canonicalize", "cse"];

/// The most passes of a pipeline.
const MOST: usize = 5;

/// The passes for modules whose functions are of one kind.
pub(super) struct Passes {
    function: &'static str,
    all: Vec<&'static PassDef>,
    lowering: Vec<&'static PassDef>,
}

impl Passes {
    /// The passes that run on a module, on any op, or on a function of this name.
    pub(super) fn on(function: &'static str) -> Self {
        let all = couloir_convert::PASSES.iter().chain(couloir_transforms::PASSES).copied();
        let fits = |anchor| anchor == "builtin.module" || anchor == function;
        let all = all.filter(|pass| pass.anchor.is_none_or(fits));
        let all: Vec<_> = all.filter(|pass| !LEFT_OUT.contains(&pass.name)).collect();
        let lowers = |pass: &PassDef| LOWERING.iter().any(|start| pass.name.starts_with(start));
        let lowering = all.iter().copied().filter(|pass| lowers(pass)).collect();
        Self { function, all, lowering }
    }

    /// How many passes there are.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// The flags of a number: each pass alone first, then several at random.
    /// Where uses are to be compared, every other result shows in which order they are.
    pub(super) fn flags(&self, seed: u64, stream: u64, number: usize, orders: bool) -> Vec<String> {
        let mut random = Random::new(seed ^ (number as u64) << 32, stream);
        let pipeline = self.pipeline(number, &mut random);
        let has_order = !OTHER_ORDER.iter().any(|pass| pipeline.contains(pass));
        let more = match random.below(6) {
            0..=2 if orders && has_order => random.pick(ORDERS),
            1 | 2 => random.pick(FLAGS),
            _ => None,
        };
        let more = more.into_iter().copied().flatten().map(|&flag| flag.to_owned());
        std::iter::once(pipeline).chain(more).collect()
    }

    fn pipeline(&self, number: usize, random: &mut Random) -> String {
        let passes = match self.all.get(number) {
            Some(pass) => self.step(pass, random),
            None => {
                let count = 2 + random.below(MOST - 1);
                (0..count).map(|_| self.any_step(random)).collect::<Vec<_>>().join(",")
            }
        };
        format!("--pass-pipeline=builtin.module({passes})")
    }

    fn any_step(&self, random: &mut Random) -> String {
        let pool = if random.below(3) > 0 { &self.lowering } else { &self.all };
        random.pick(pool).map_or_else(String::new, |pass| self.step(pass, random))
    }

    /// A pass on the module, or on each function.
    fn step(&self, pass: &PassDef, random: &mut Random) -> String {
        let step = format!("{}{}", pass.name, options(pass.name, random));
        let on_modules = ON_MODULES.contains(&pass.name);
        match (pass.anchor, random.below(3)) {
            _ if on_modules => step,
            (Some("builtin.module"), _) => step,
            (Some(_), _) | (None, 0) => format!("{}({step})", self.function),
            _ => step,
        }
    }
}

/// What stands behind the name of a pass.
fn options(pass: &str, random: &mut Random) -> String {
    let of = |(name, _): &&(&str, _)| *name == pass;
    let needed = NEEDED.iter().find(|(name, _)| *name == pass).map(|(_, option)| *option);
    let drawn = OPTIONS.iter().find(of).filter(|_| random.below(2) == 0);
    let drawn = drawn.and_then(|(_, options)| random.pick(options)).copied();
    let given: Vec<&str> = needed.into_iter().chain(drawn).collect();
    if given.is_empty() { String::new() } else { format!("{{{}}}", given.join(" ")) }
}
