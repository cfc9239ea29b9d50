//! `convert-ub-to-llvm`: poison and what is never reached.

use std::sync::Arc;

use couloir_dialects::{llvm, ub};
use couloir_ir::{Attribute, Context, OpRef};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{Conversion, PatternSet, Row};
use couloir_rewrite::row;

use crate::common::{convert, lasting, lower_to_llvm};
use crate::llvm_common::{INDEX_BITWIDTH, Llvm};

/// `convert-ub-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-ub-to-llvm",
    class: "UBToLLVMConversionPass",
    description: "Convert UB dialect to LLVM dialect",
    anchor: None,
    options: &[INDEX_BITWIDTH],
    run: |cx| convert(cx, conversion),
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    lower_to_llvm(options, op, populate)
}

/// Both ops; attributes are dropped.
static ROWS: &[Row] = &[
    row!(ub::Poison<'_> => llvm::Poison<'_>).attrs(|_| Attribute::EMPTY_DICT),
    row!(ub::Unreachable<'_> => llvm::Unreachable<'_>).attrs(|_| Attribute::EMPTY_DICT),
];

/// The patterns for all of `ub`.
pub(crate) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    patterns.add_rows(ROWS, &llvm.converter, None);
}
