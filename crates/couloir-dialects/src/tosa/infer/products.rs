//! Sizes of products of matrices, of transforms, and of blocks with scales.

use couloir_ir::OpRef;
use couloir_ir::ty::DYNAMIC;

use super::{Shape, input, told};
use crate::tosa::CastToBlockScaled;
use crate::tosa::verify::{block_size, known};

/// `N x H x C` by `N x C x W`: `N x H x W`.
pub(super) fn matmul(op: OpRef<'_>) -> Vec<Shape> {
    told(op, &[&[(0, 0), (1, 0)], &[(0, 1)], &[(1, 2)]])
}

/// `N x H x C` by `N x W x C`, each with its scales: `N x H x W`.
pub(super) fn matmul_t_block_scaled(op: OpRef<'_>) -> Vec<Shape> {
    let images = [(0, 0), (1, 0), (2, 0), (3, 0)];
    told(op, &[&images, &[(0, 1), (1, 1)], &[(2, 1), (3, 1)]])
}

/// Half of the last dimension and one more, twice.
pub(super) fn rfft2d(op: OpRef<'_>) -> Vec<Shape> {
    let shape = input(op, 0).map(|mut shape| {
        if let Some(last) = shape.last_mut().filter(|last| **last != DYNAMIC) {
            *last = (*last / 2).wrapping_add(1);
        }
        shape
    });
    vec![shape.clone(), shape]
}

/// The numbers, and a scale for each block of them.
pub(super) fn cast_to_block_scaled(op: OpRef<'_>) -> Vec<Shape> {
    let shape = input(op, 0);
    let scales = shape.clone().map(|mut shape| {
        if let Some(last) = shape.last_mut() {
            let blocks = known(*last)
                .and_then(|last| last.checked_div(block_size(op, CastToBlockScaled::BLOCK_SIZE)));
            *last = blocks.unwrap_or(DYNAMIC);
        }
        shape
    });
    vec![shape, scales]
}
