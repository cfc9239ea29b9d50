//! What the results of ops of `omp` are called in text.

use couloir_ir::OpRef;
use couloir_ir::op::NameSink;

use super::NewCli;

/// `%cli`
pub(super) fn new_cli(op: OpRef<'_>, name: &mut NameSink<'_>) {
    name(NewCli(op).result(), "cli");
}
