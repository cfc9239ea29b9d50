//! How much memory a loop reaches.

use couloir_ir::walk::preorder;
use couloir_ir::{OpRef, Value};
use rustc_hash::FxHashMap;

use super::{Region, is_access};

/// How many bytes of memory a loop reaches in an iteration of the loops around; none where that
/// is not known.
pub(crate) fn footprint(of: OpRef<'_>, around: &[Value]) -> Option<i64> {
    let mut regions = Vec::<Region>::new();
    let mut places = FxHashMap::default();
    for op in preorder(of.body(), of.body().regions(of.op)).map(|op| of.scope.op(op)) {
        if !is_access(op) {
            continue;
        }
        let region = Region::of(op, around).and_then(|region| region.within_memory(of.scope));
        let Some(region) = region else {
            op.error("error obtaining memory region").emit();
            return None;
        };
        let at = *places.entry(region.memory).or_insert(regions.len());
        let Some(own) = regions.get_mut(at) else {
            regions.push(region);
            continue;
        };
        if !own.surround(&region) {
            let message = "getMemoryFootprintBytes: unable to perform a union on a memory region";
            _ = op.warning(message).emit();
            return None;
        }
    }
    let sizes = regions.iter().map(|region| region.bytes(of.scope));
    sizes.sum::<Option<i64>>()
}
