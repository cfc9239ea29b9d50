//! Comments that name the users of values.

use couloir_ir::body::Block;
use couloir_ir::{OpRef, Scope};

use super::printer::Printer;

impl Printer<'_> {
    /// Writes the comment after an op.
    pub(super) fn put_users_of_op(&mut self, _op: OpRef<'_>) {}

    /// Writes the comments before a block's ops.
    pub(super) fn put_users_of_args(&mut self, _scope: Scope<'_>, _block: Block) {}
}
