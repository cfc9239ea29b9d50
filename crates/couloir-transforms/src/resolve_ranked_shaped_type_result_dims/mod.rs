//! `resolve-ranked-shaped-type-result-dims`: the same as
//! [`resolve_shaped_type_result_dims`](crate::resolve_shaped_type_result_dims),
//! as all ops there are that say of what shape their results are know their rank.

use couloir_pass::PassDef;

use crate::resolve_shaped_type_result_dims::{ERROR_ON_LIMIT, resolve_dims};

/// `resolve-ranked-shaped-type-result-dims`
pub static PASS: PassDef = PassDef {
    name: "resolve-ranked-shaped-type-result-dims",
    class: "ResolveRankedShapeTypeResultDimsPass",
    description: "Resolve memref.dim of result values of ranked shape type",
    anchor: None,
    options: &[ERROR_ON_LIMIT],
    run: resolve_dims,
    loads: &["memref", "tensor"],
    ..PassDef::EMPTY
};
