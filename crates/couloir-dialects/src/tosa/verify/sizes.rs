//! Sizes that several tensors of an op have in common.

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Failure, OpRef};

use super::{known, refuse, size};

/// A tensor: what messages call it, its shape if that is known, and which of the sizes each of its
/// dimensions has.
pub(super) type Sized<'a> = (&'static str, Option<&'a [i64]>, &'a [usize]);

/// In place of one of the sizes: a dimension that has none of them.
pub(super) const OTHER: usize = usize::MAX;

/// A dimension that is not as large as another of that size: the tensor, which dimension, which size,
/// how large that was, how large this is.
pub(super) type Differs = (&'static str, usize, usize, i64, i64);

/// The sizes as they are where they are first known; elsewhere they are the same or not known.
pub(super) fn common<const N: usize>(
    op: OpRef<'_>,
    tensors: &[Sized<'_>],
    message: fn(Differs) -> String,
) -> Result<[i64; N], Failure> {
    let mut sizes = [DYNAMIC; N];
    for &(name, shape, dims) in tensors {
        for (at, &which) in dims.iter().enumerate() {
            let own = shape.and_then(|shape| known(size(shape, at)));
            let (Some(own), Some(all)) = (own, sizes.get_mut(which)) else { continue };
            if *all == DYNAMIC {
                *all = own;
            }
            refuse(op, *all != own, || message((name, at, which, *all, own)))?;
        }
    }
    Ok(sizes)
}
