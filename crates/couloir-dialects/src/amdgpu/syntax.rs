//! Sizes of products: `16x16x4`.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, OpRef};

use crate::common::syntax::{customs, set_prop};

customs! {
    /// Rows, columns, and how many products are added up for each.
    pub(super) MNKDIMENSION_LIST = "MNKDimensionList", parse_sizes, print_sizes;
}

/// The slots of the sizes.
fn slots(args: &[CustomArg]) -> impl Iterator<Item = usize> + '_ {
    args.iter().filter_map(|arg| match arg {
        CustomArg::Attr(slot) => Some(usize::from(*slot)),
        _ => None,
    })
}

fn parse_sizes(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let sizes = parser.dimension_list(false, false)?;
    if sizes.len() != 3 {
        let at = parser.position();
        return Err(parser.error(at, "expected 3 dimensions in MNK dimension list"));
    }
    for (slot, size) in slots(args).zip(sizes) {
        // Upstream takes what is left of them in 32 bits.
        let size = Attribute::i32(parser.context(), size as i32);
        set_prop(parser, slot, size);
    }
    Ok(())
}

fn print_sizes(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let size = |slot| op.prop(slot).and_then(|size| size.as_i64(op.ctx())).unwrap_or_default();
    let sizes = slots(args).map(|slot| size(slot).to_string()).collect::<Vec<_>>();
    printer.text(&sizes.join("x"));
}
