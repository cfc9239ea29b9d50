//! `test-print-defuse`: where the operands of each op come from, and what uses its results.

use std::fmt::Write;

use couloir_ir::{OpRef, Value};
use couloir_pass::PassDef;

use super::visit::visit;

/// `test-print-defuse`
pub(super) static PASS: PassDef = PassDef {
    name: "test-print-defuse",
    class: "(anonymous namespace)::TestPrintDefUsePass",
    description: "Test various printing.",
    ..prints!(text)
};

fn text(op: OpRef<'_>) -> String {
    let mut text = String::new();
    visit(op, &mut |op, stage| {
        if stage.is_after_all(op) {
            say(op, &mut text);
        }
        true
    });
    text
}

fn say(op: OpRef<'_>, out: &mut String) {
    _ = writeln!(out, "Visiting op '{}' with {} operands:", op.name(), op.operands().count());
    for value in op.operands() {
        _ = writeln!(out, "  - Operand produced by {}", origin(op, value));
    }
    _ = writeln!(out, "Has {} results:", op.results().count());
    for (at, value) in op.results().enumerate() {
        _ = write!(out, "  - Result {at} has ");
        users(op, value, out);
    }
}

fn origin(op: OpRef<'_>, value: Value) -> String {
    match op.scope.defining_op(value) {
        Some(maker) => format!("operation '{}'", maker.name()),
        None => format!("Block argument, number {}", op.body().value_index(value)),
    }
}

fn users(op: OpRef<'_>, value: Value, out: &mut String) {
    let body = op.body();
    let users = body.uses(value).map(|one| op.scope.op(one.op).name()).collect::<Vec<_>>();
    out.push_str(&match users.len() {
        0 => "no uses\n".to_owned(),
        1 => "a single use: ".to_owned(),
        count => format!("{count} uses:\n"),
    });
    users.iter().for_each(|name| _ = writeln!(out, "    - {name}"));
}
