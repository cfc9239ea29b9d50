//! `gpu`: modules of kernels are translated apart from what launches them.

use crate::extension::DialectTranslation;
use crate::ops::Row;

/// `gpu`
pub(crate) static GPU: DialectTranslation = DialectTranslation {
    ops: &[&[("gpu.module", Row::Nothing)]],
    unknown: Some("unsupported GPU operation: "),
    ..DialectTranslation::new("gpu")
};
