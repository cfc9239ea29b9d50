//! `print-op-stats`: how often each op occurs, to where diagnostics go.

use std::collections::BTreeMap;
use std::fmt::Write;

use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{OpRef, Scope};
use couloir_pass::{OptionDef, OptionKind, PassDef};

/// `print-op-stats`
pub static PASS: PassDef = PassDef {
    name: "print-op-stats",
    class: "PrintOpStats",
    description: "Print statistics of operations",
    anchor: None,
    options: &[OptionDef {
        name: "json",
        kind: OptionKind::Bool,
        default: "false",
        description: "print the stats as JSON",
    }],
    run: |cx| {
        let op = Scope { ctx: cx.ctx, body: cx.body, outer: cx.outer }.op(cx.op);
        let counts = count(op);
        cx.ctx.say(if cx.options.flag("json") { json(&counts) } else { table(&counts) });
        cx.unchanged();
        Ok(())
    },
    ..PassDef::EMPTY
};

fn count(op: OpRef<'_>) -> BTreeMap<String, u64> {
    let mut counts = rustc_hash::FxHashMap::default();
    *counts.entry(op.data().name).or_insert(0) += 1;
    walk_within(&op, &mut |op| {
        *counts.entry(op.data().name).or_insert(0) += 1;
        Walk::Into
    });
    counts
        .into_iter()
        .map(|(name, count)| (op.ctx().op_name_text(name).to_owned(), count))
        .collect()
}

fn json(counts: &BTreeMap<String, u64>) -> String {
    let line = |(name, count): (&String, &u64)| format!("  \"{name}\" : {count}");
    let lines = counts.iter().map(line).collect::<Vec<_>>();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// A table in which names are aligned at their dots.
fn table(counts: &BTreeMap<String, u64>) -> String {
    let parts = |name: &str| {
        let (dialect, op) = name.split_once('.').unwrap_or(("", name));
        (dialect.to_owned(), op.to_owned())
    };
    let widest = |of: fn(&(String, String)) -> usize| {
        counts.keys().map(|name| of(&parts(name))).max().unwrap_or(0)
    };
    let (dialects, ops) = (widest(|parts| parts.0.len()), widest(|parts| parts.1.len()));
    let mut text = "Operations encountered:\n-----------------------\n".to_owned();
    for (name, count) in counts {
        let (dialect, op) = parts(name);
        _ = match dialect.is_empty() {
            true => writeln!(text, "{:width$}{op:<ops$} , {count}", "", width = dialects + 3),
            false => writeln!(text, "{dialect:>width$}.{op:<ops$} , {count}", width = dialects + 2),
        };
    }
    text
}
