//! What the results of ops of `async` are called in text.

use couloir_ir::OpRef;
use couloir_ir::op::NameSink;

use super::Execute;

/// `%token, %bodyResults`
pub(super) fn execute(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let view = Execute(op);
    name(view.token(), "token");
    if let Some(first) = op.result(1) {
        name(first, "bodyResults");
    }
}
