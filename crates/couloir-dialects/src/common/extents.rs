//! Lists of sizes as constants: `dense<[1, 2]> : tensor<2xindex>`.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::{Attribute, Context, Type};

/// More dimensions than any tensor has: one number that stands for more is not written out.
const MANY: usize = 1 << 16;

/// `dense<[1, 2]> : tensor<2xindex>`
pub fn index_list(ctx: &Context, sizes: &[i64]) -> Attribute {
    let ty = Type::tensor(ctx, &[sizes.len() as i64], Type::INDEX);
    let bytes = sizes.iter().flat_map(|size| size.to_le_bytes()).collect();
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, bytes)))
}

/// The numbers of a list of integers.
pub fn constants(ctx: &Context, list: Attribute) -> Vec<i64> {
    let Some(dense) = list.as_dense(ctx) else { return Vec::new() };
    let numbers: Vec<i64> = dense.ints(ctx).filter_map(|number| number.to_i64()).collect();
    match numbers[..] {
        [number] if dense.splat => {
            let count = dense.ty.num_elements(ctx).and_then(|count| usize::try_from(count).ok());
            vec![number; count.unwrap_or_default().min(MANY)]
        }
        _ => numbers,
    }
}
