//! Shows measurements as a table for people or as JSON for programs.

use super::measure::Sample;

/// One measured stage of one workload, on both sides.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) workload: &'static str,
    pub(super) ops: usize,
    pub(super) stage: &'static str,
    pub(super) couloir: Side,
    pub(super) reference: Side,
}

/// One side's figures, or the reason there are none.
pub(super) type Side = Result<Sample, String>;

const MEGABYTE: f64 = 1_048_576.0;

pub(super) fn print_head() {
    println!(
        "{:8} {:>8} {:8} | {:>9} {:>9} {:>8} | {:>9} {:>9} {:>8} | {:>7} {:>6}",
        "workload",
        "ops",
        "stage",
        "couloir",
        "cpu",
        "peak",
        "MLIR 22",
        "cpu",
        "peak",
        "faster",
        "memory"
    );
}

pub(super) fn print_row(row: &Row) {
    let [faster, memory] = ratios(row);
    println!(
        "{:8} {:8} {:8} | {} | {} | {faster:>7} {memory:>6}",
        row.workload,
        row.ops,
        row.stage,
        side(&row.couloir),
        side(&row.reference)
    );
}

/// How many times faster Couloir is, and which part of the reference's memory it
/// takes.
pub(super) fn ratios(row: &Row) -> [String; 2] {
    match (&row.couloir, &row.reference) {
        (Ok(ours), Ok(theirs)) => [
            format!("{:.1}x", ratio(theirs, ours, seconds)),
            format!("{:.2}", ratio(ours, theirs, peak)),
        ],
        _ => ["-".to_owned(), "-".to_owned()],
    }
}

fn side(side: &Side) -> String {
    match side {
        Ok(sample) => format!(
            "{:8.3}s {:8.3}s {:6.1}MB",
            seconds(sample),
            sample.cpu.as_secs_f64(),
            peak(sample)
        ),
        Err(reason) => format!("{reason:>28.28}"),
    }
}

pub(super) fn seconds(sample: &Sample) -> f64 {
    sample.wall.as_secs_f64()
}

#[expect(clippy::cast_precision_loss, reason = "a figure to show")]
pub(super) fn peak(sample: &Sample) -> f64 {
    sample.peak as f64 / MEGABYTE
}

fn ratio(a: &Sample, b: &Sample, figure: fn(&Sample) -> f64) -> f64 {
    figure(a) / figure(b).max(f64::EPSILON)
}

/// The time per op at the largest size against that at the smaller one.
pub(super) fn print_scaling(rows: &[Row], small: usize, large: usize) {
    for stage in ["print", "lower", "llvm-ir"] {
        let find = |size: usize| {
            rows.iter()
                .find(|row| row.workload == "funcs" && row.stage == stage && near(row.ops, size))
        };
        if let (Some(a), Some(b)) = (find(small), find(large)) {
            let ours = growth(a.ops, &a.couloir, b.ops, &b.couloir);
            let theirs = growth(a.ops, &a.reference, b.ops, &b.reference);
            println!(
                "scaling  {stage:8} time per op at {large} against {small}: couloir {ours}, MLIR 22 {theirs}"
            );
        }
    }
}

/// How much faster lowering is with the threads there are than with one, and two processes at once
/// than one after the other: two threads cannot be better than these.
pub(super) fn print_threads(rows: &[Row]) {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    for many in rows.iter().filter(|row| row.stage == "threads") {
        let stage = |stage| {
            let is_it = |row: &&Row| {
                row.stage == stage && row.workload == many.workload && row.ops == many.ops
            };
            rows.iter().find(is_it)
        };
        if let Some((one, twice)) = stage("lower").zip(stage("twice")) {
            let ours = speedup(&one.couloir, &many.couloir, 1.0);
            let theirs = speedup(&one.reference, &many.reference, 1.0);
            let best = speedup(&one.couloir, &twice.couloir, 2.0);
            println!(
                "threads  lower    {} ops, {threads} threads against one: couloir {ours}, MLIR 22 {theirs}; two processes of couloir at once: {best}",
                many.ops
            );
        }
    }
}

fn speedup(one: &Side, many: &Side, work: f64) -> String {
    match (one, many) {
        (Ok(one), Ok(many)) => format!("{:.2}x", work * ratio(one, many, seconds)),
        _ => "-".to_owned(),
    }
}

/// Generated modules have a few ops more than asked for.
fn near(ops: usize, size: usize) -> bool {
    ops >= size && ops < size + size / 10
}

#[expect(clippy::cast_precision_loss, reason = "a figure to show")]
fn growth(small_ops: usize, small: &Side, large_ops: usize, large: &Side) -> String {
    match (small, large) {
        (Ok(small), Ok(large)) => {
            let per_op = |sample: &Sample, ops: usize| seconds(sample) / ops as f64;
            format!("{:.2}", per_op(large, large_ops) / per_op(small, small_ops))
        }
        _ => "-".to_owned(),
    }
}

/// All rows as one JSON array.
pub(super) fn print_json(rows: &[Row]) {
    let rows: Vec<String> = rows.iter().map(json).collect();
    println!("[\n{}\n]", rows.join(",\n"));
}

fn json(row: &Row) -> String {
    format!(
        r#"  {{"workload": "{}", "ops": {}, "stage": "{}", "couloir": {}, "reference": {}}}"#,
        row.workload,
        row.ops,
        row.stage,
        json_side(&row.couloir),
        json_side(&row.reference)
    )
}

fn json_side(side: &Side) -> String {
    match side {
        Ok(sample) => format!(
            r#"{{"wall": {:.6}, "cpu": {:.6}, "peak": {}}}"#,
            seconds(sample),
            sample.cpu.as_secs_f64(),
            sample.peak
        ),
        Err(reason) => format!(r#"{{"error": "{}"}}"#, reason.replace(['"', '\\'], "'")),
    }
}
