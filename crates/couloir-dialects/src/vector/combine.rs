//! The ops that combine two values as a reduction or a contraction of a kind does.

use couloir_ir::op::OpDef;

use crate::arith;

/// The ops that combine two values of a kind: integers, floats.
type Combiner = (u64, Option<fn() -> &'static OpDef>, Option<fn() -> &'static OpDef>);

const COMBINERS: [Combiner; 13] = [
    (0, Some(arith::Addi::def), Some(arith::Addf::def)),
    (1, Some(arith::Muli::def), Some(arith::Mulf::def)),
    (2, Some(arith::Minui::def), None),
    (3, Some(arith::Minsi::def), None),
    (4, None, Some(arith::Minnumf::def)),
    (5, Some(arith::Maxui::def), None),
    (6, Some(arith::Maxsi::def), None),
    (7, None, Some(arith::Maxnumf::def)),
    (8, Some(arith::Andi::def), None),
    (9, Some(arith::Ori::def), None),
    (10, Some(arith::Xori::def), None),
    (11, None, Some(arith::Minimumf::def)),
    (12, None, Some(arith::Maximumf::def)),
];

/// The op that combines values of a kind, a case of `attrs::COMBINING_KINDS`; none where there is
/// none for integers or for floats.
pub fn combiner(kind: u64, is_int: bool) -> Option<&'static OpDef> {
    let row = COMBINERS.iter().find(|row| row.0 == kind)?;
    let def = if is_int { row.1 } else { row.2 };
    def.map(|def| def())
}

/// The same; where there is none, the one for the other elements, which does not verify.
pub fn any_combiner(kind: u64, is_int: bool) -> Option<&'static OpDef> {
    combiner(kind, is_int).or_else(|| combiner(kind, !is_int))
}
