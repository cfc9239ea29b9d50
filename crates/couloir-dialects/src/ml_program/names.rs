//! What the results of ops of `ml_program` are called in text.

use couloir_ir::OpRef;
use couloir_ir::op::NameSink;

use super::GlobalLoadGraph;

/// As the global: `%counter`.
pub(super) fn global(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let leaf = op.prop(0).and_then(|global| {
        let (root, nested) = global.as_symbol_ref(op.ctx())?;
        Some(nested.last().copied().unwrap_or(root))
    });
    if let Some((result, leaf)) = op.result(0).zip(leaf) {
        name(result, op.ctx().str(leaf));
    }
}

/// `%result, %produceToken`
pub(super) fn load_graph(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let view = GlobalLoadGraph(op);
    name(view.result(), "result");
    name(view.produce_token(), "produceToken");
}
