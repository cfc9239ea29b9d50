//! Which ops use nothing from around them. Their regions are sections, and
//! values in them are numbered afresh, be they isolated by definition or not.

use couloir_ir::body::{Body, Region};
use couloir_ir::{Op, Value};
use cranelift_entity::EntitySet;

/// A region, how deep it is, and the least depth of a region that defines
/// what is used in it.
struct Nested {
    region: Region,
    owner: Option<Op>,
    /// The place of the region around it.
    around: usize,
    depth: u32,
    least: u32,
}

/// The ops with regions in a body that use nothing from around them.
pub(super) fn isolated_ops(body: &Body) -> EntitySet<Op> {
    let mut regions = regions(body);
    let mut depths = vec![0; body.num_regions()];
    for region in &regions {
        if let Some(depth) = depths.get_mut(region.region.as_u32() as usize) {
            *depth = region.depth;
        }
    }
    let depth_of = |value: Value| {
        let region = body.block_of_value(value).and_then(|block| body.region_of(block));
        region.and_then(|region| depths.get(region.as_u32() as usize)).copied().unwrap_or(0)
    };
    for region in &mut regions {
        let ops = body.region_blocks(region.region).flat_map(|block| body.block_ops(block));
        let used = ops.flat_map(|op| body.operands(op)).map(depth_of);
        region.least = used.min().unwrap_or(u32::MAX);
    }
    sorted_out(&mut regions)
}

/// All regions of a body, each after the one around it.
fn regions(body: &Body) -> Vec<Nested> {
    let root = |&region| Nested { region, owner: None, around: usize::MAX, depth: 1, least: 0 };
    let mut all = body.roots().iter().map(root).collect::<Vec<_>>();
    let mut at = 0;
    while let Some(&Nested { region, depth, .. }) = all.get(at) {
        let ops = body.region_blocks(region).flat_map(|block| body.block_ops(block));
        for op in ops.filter(|&op| body.nested(op).is_none()) {
            let inner = body.regions(op).iter().map(|&region| Nested {
                region,
                owner: Some(op),
                around: at,
                depth: depth + 1,
                least: 0,
            });
            all.extend(inner);
        }
        at += 1;
    }
    all
}

/// The ops none of whose regions uses what is less deep than itself.
fn sorted_out(regions: &mut [Nested]) -> EntitySet<Op> {
    let mut isolated = EntitySet::new();
    for at in (0..regions.len()).rev() {
        let Nested { owner, around, least, .. } = regions[at];
        if let Some(outer) = regions.get_mut(around) {
            outer.least = outer.least.min(least);
        }
        isolated.extend(owner);
    }
    for &Nested { owner, depth, least, .. } in regions.iter() {
        if least < depth {
            owner.map(|owner| isolated.remove(owner));
        }
    }
    isolated
}
