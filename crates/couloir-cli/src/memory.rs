//! `--memory-report`: what a module takes of memory, and for what.

use couloir_ir::OpRef;
use couloir_ir::body::Held;

use crate::limits::kilobytes;
use crate::session::Chunk;

/// The table, for standard error.
pub(crate) fn report(module: OpRef<'_>, chunk: &Chunk) -> String {
    let mut rows = module.body().held();
    rows.extend(module.ctx().held());
    let bytes = chunk.file.bytes().len();
    rows.push(Held { what: "source text", count: 1, bytes });
    let all = rows.iter().map(|row| row.bytes).sum::<usize>();
    let ops = count_of(&rows, "ops");
    let mut text = format!("{:<24}{:>12}{:>14}{:>10}\n", "storage", "count", "bytes", "each");
    rows.iter().for_each(|row| text.push_str(&line(row)));
    text.push_str(&line(&Held { what: "all, by op", count: ops, bytes: all }));
    if let Some(peak) = kilobytes("/proc/self/status", "VmHWM:") {
        text.push_str(&format!("most memory of the process so far: {} MB\n", peak.div_ceil(1024)));
    }
    text
}

fn count_of(rows: &[Held], what: &str) -> usize {
    rows.iter().find(|row| row.what == what).map_or(0, |row| row.count)
}

fn line(row: &Held) -> String {
    let tenths = row.bytes.saturating_mul(10) / row.count.max(1);
    let each = format!("{}.{}", tenths / 10, tenths % 10);
    format!("{:<24}{:>12}{:>14}{each:>10}\n", row.what, row.count, row.bytes)
}
