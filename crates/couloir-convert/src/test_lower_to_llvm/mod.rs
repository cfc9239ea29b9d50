//! `test-lower-to-llvm`: the passes from `vector`, `linalg`, `scf`, `memref` and `arith` down to the
//! LLVM dialect, in the order that serves most programs.

use couloir_pass::{Item, OptionDef, OptionKind, Options, PassDef};
use couloir_transforms::{canonicalize, convert_linalg_to_loops, cse, expand_strided_metadata};

use crate::{
    convert_arith_to_llvm, convert_cf_to_llvm, convert_func_to_llvm, convert_index_to_llvm,
    convert_math_to_llvm, convert_scf_to_cf, convert_ub_to_llvm, convert_vector_to_llvm,
    convert_vector_to_scf, finalize_memref_to_llvm, lower_affine, reconcile_unrealized_casts,
};

const REASSOCIATE: &str = "reassociate-fp-reductions";

/// `test-lower-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "test-lower-to-llvm",
    class: "TestLowerToLLVM",
    description: "An example of pipeline to lower the main dialects (arith, linalg, memref, scf, \
                  vector) down to LLVM.",
    options: &[OptionDef {
        name: REASSOCIATE,
        kind: OptionKind::Bool,
        default: "false",
        description: "Allow reassociation og FP reductions",
    }],
    stands_for: Some(passes),
    ..PassDef::EMPTY
};

fn passes(options: &Options) -> Vec<Item> {
    let reassociate = format!("{REASSOCIATE}={}", options.flag(REASSOCIATE));
    let in_functions = |pass| Item::nested("func.func", vec![Item::pass(pass, "")]);
    vec![
        in_functions(&convert_vector_to_scf::PASS),
        in_functions(&convert_linalg_to_loops::PASS),
        Item::pass(&lower_affine::PASS, ""),
        Item::pass(&convert_scf_to_cf::PASS, ""),
        Item::pass(&canonicalize::PASS, ""),
        Item::pass(&cse::PASS, ""),
        Item::pass(&convert_vector_to_llvm::PASS, &reassociate),
        in_functions(&convert_math_to_llvm::PASS),
        Item::pass(&expand_strided_metadata::PASS, ""),
        Item::pass(&lower_affine::PASS, ""),
        Item::pass(&finalize_memref_to_llvm::PASS, ""),
        Item::pass(&convert_func_to_llvm::PASS, ""),
        Item::pass(&convert_arith_to_llvm::PASS, ""),
        Item::pass(&convert_cf_to_llvm::PASS, ""),
        Item::pass(&convert_index_to_llvm::PASS, ""),
        Item::pass(&convert_ub_to_llvm::PASS, ""),
        Item::pass(&reconcile_unrealized_casts::PASS, ""),
    ]
}
