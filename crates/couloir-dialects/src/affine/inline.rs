//! What affine ops say about inlining.

use couloir_ir::op::{Inlining, Trait};
use couloir_ir::{OpRef, Value};

use super::{Apply, For, If, Load, Parallel, Store, VectorLoad, VectorStore};
use super::{is_valid_dim, is_valid_symbol};

/// Loops and conditions take what they can reason about; affine ops go where
/// affine scopes or loops are.
pub(super) static INLINE: Inlining = Inlining {
    op: |_, around| around.has(Trait::AffineScope) || holds_affine(around),
    into: |around, callable| {
        let body = callable.region(0);
        holds_affine(around)
            && body.is_some_and(|body| {
                let mut blocks = body.blocks();
                let (first, more) = (blocks.next(), blocks.next());
                more.is_none() && first.is_some_and(|block| block.ops().all(is_understood))
            })
    },
    ..Inlining::ANY
};

fn holds_affine(op: OpRef<'_>) -> bool {
    [For::def(), If::def(), Parallel::def()].into_iter().any(|def| op.is(def))
}

/// Whether an op has no effects, or is an access whose indices stay what they
/// are.
fn is_understood(op: OpRef<'_>) -> bool {
    if op.has(Trait::NoMemoryEffect) && !op.is(Apply::def()) {
        return true;
    }
    let affine = [Apply::def(), Load::def(), Store::def(), VectorLoad::def(), VectorStore::def()];
    let index = |value: Value| {
        !op.ty(value).is_index()
            || is_valid_dim(op.scope, value)
            || is_valid_symbol(op.scope, value)
    };
    affine.into_iter().any(|def| op.is(def)) && op.operands().all(index)
}
