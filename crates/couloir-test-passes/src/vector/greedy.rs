//! Passes that run one pattern set on a function.

use couloir_convert::vector_patterns as sets;
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::greedy::RewritePatterns;
use couloir_transforms::greedy::greedy_pass;

/// A pass that runs a pattern set: its name, upstream's class, what it does, what it loads, the set.
macro_rules! greedy {
    ($name:literal, $class:literal, $description:literal, $loads:expr, $populate:expr) => {
        &PassDef {
            name: $name,
            class: concat!("(anonymous namespace)::", $class),
            description: $description,
            anchor: Some("func.func"),
            run: |cx| {
                let mut patterns = RewritePatterns::new();
                let populate: fn(&mut RewritePatterns) = $populate;
                populate(&mut patterns);
                greedy_pass(cx, patterns)
            },
            loads: &$loads,
            ..PassDef::EMPTY
        }
    };
}

/// The passes of this file.
pub(super) const PASSES: &[&PassDef] = &[
    greedy!(
        "test-fold-arith-extf-into-vector-contract-patterns",
        "TestFoldArithExtensionIntoVectorContractPatterns",
        "Test patterns that fold arithmetic extension ops into vector contract ops",
        [],
        sets::contractions_of_extended
    ),
    greedy!(
        "test-vector-break-down-reduction-patterns",
        "TestVectorBreakDownReductionPatterns",
        "Test patterns to break down vector reductions into arith reductions",
        [],
        |patterns| sets::reductions_by_elements(patterns, 2)
    ),
    greedy!(
        "test-vector-chained-reduction-folding-patterns",
        "TestVectorChainedReductionFoldingPatterns",
        "Test patterns to fold chained vector reductions",
        [],
        sets::chained_reductions
    ),
    greedy!(
        "test-vector-emulate-masked-load-store",
        "TestVectorEmulateMaskedLoadStore",
        "Test patterns that emulate the maskedload/maskedstore op by  memref.load/store and \
         scf.if",
        [],
        sets::emulated_accesses
    ),
    greedy!(
        "test-vector-extract-strided-slice-lowering",
        "TestVectorExtractStridedSliceLowering",
        "Test lowering patterns that converts vector.extract_strided_slice into a chain of \
         vector.extract and vector.insert ops",
        [],
        sets::slices_by_parts
    ),
    greedy!(
        "test-vector-scan-lowering",
        "TestVectorScanLowering",
        "Test lowering patterns that lower the scan op in the vector dialect",
        [],
        sets::scans
    ),
    greedy!(
        "test-vector-shuffle-lowering",
        "TestVectorShuffleLowering",
        "Test lowering patterns for vector.shuffle with mixed-size inputs",
        [],
        sets::shuffles_of_two_sizes
    ),
    greedy!(
        "test-vector-break-down-bitcast",
        "TestVectorBreakDownBitCast",
        "Test pattern that breaks down vector.bitcast ops ",
        [],
        |patterns| sets::bitcasts_by_parts(patterns, 4)
    ),
    greedy!(
        "test-vector-gather-lowering",
        "TestVectorGatherLowering",
        "Test patterns that lower the gather op in the vector conditional loads",
        [],
        sets::gathers
    ),
    greedy!(
        "test-vector-reduction-to-contract-patterns",
        "TestVectorReduceToContractPatternsPatterns",
        "Test patterns to convert multireduce op to contract and combine broadcast/transpose to \
         contract",
        [],
        sets::sums_to_contractions
    ),
    &SCALAR_TRANSFERS,
];

/// `test-scalar-vector-transfer-lowering`
static SCALAR_TRANSFERS: PassDef = PassDef {
    name: "test-scalar-vector-transfer-lowering",
    class: "(anonymous namespace)::TestScalarVectorTransferLoweringPatterns",
    description: "Test lowering of scalar vector transfers to memref loads/stores.",
    anchor: Some("func.func"),
    options: &[OptionDef {
        name: "allow-multiple-uses",
        kind: OptionKind::Bool,
        default: "false",
        description: "Fold transfer operations with multiple uses",
    }],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        sets::transfers_of_elements(&mut patterns, cx.options.flag("allow-multiple-uses"));
        greedy_pass(cx, patterns)
    },
    ..PassDef::EMPTY
};
