//! Folding of `scf`.

use couloir_ir::op::{FoldInput, FoldResult};

use crate::arith::Xori;
use crate::common::canonicalize::number_operand;
use crate::common::fold::Folding;

/// On a negated condition the regions swap places.
pub(super) fn negated_if(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let has_else = op.region(1).is_some_and(|region| !region.is_empty());
    let negation = Folding { input }.from(0, Xori::def()).filter(|not| {
        let one = number_operand(*not, 1);
        has_else && one.is_some_and(|one| one.int().is_some_and(couloir_ir::num::Int::is_one))
    });
    negation.and_then(|not| not.operand(0)).map_or(FoldResult::None, FoldResult::Swapped)
}
