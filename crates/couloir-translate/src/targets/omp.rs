//! `omp`: what is declared for constructs is nothing in LLVM IR by itself.

use crate::extension::DialectTranslation;
use crate::ops::Row;

/// `omp`
pub(crate) static OMP: DialectTranslation = DialectTranslation {
    ops: &[&[
        ("omp.critical.declare", Row::Nothing),
        ("omp.declare_mapper", Row::Nothing),
        ("omp.declare_reduction", Row::Nothing),
        ("omp.private", Row::Nothing),
    ]],
    unknown: Some("not yet implemented: "),
    ..DialectTranslation::new("omp")
};
