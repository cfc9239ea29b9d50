//! The rows of the ops, by dialect.

pub(super) mod arith;
pub(super) mod blocks;
mod bufferization;
mod func;
mod linalg;
mod loops;
mod ml_program;
mod scf;
mod shape;
mod slices;
mod tensor;
mod vector;

use std::sync::LazyLock;

use super::model::Model;

/// All rows but those of structured ops.
pub(super) static TABLES: &[&[Model]] = &[
    arith::MODELS,
    blocks::MODELS,
    bufferization::MODELS,
    func::MODELS,
    linalg::MODELS,
    loops::MODELS,
    ml_program::MODELS,
    scf::MODELS,
    shape::MODELS,
    slices::MODELS,
    tensor::MODELS,
    vector::MODELS,
];

/// The rows of structured ops, which are all alike.
pub(super) fn structured() -> &'static [Model] {
    static ROWS: LazyLock<Vec<Model>> = LazyLock::new(linalg::structured);
    &ROWS
}
