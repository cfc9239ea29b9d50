//! Reports on what passes took (`--mlir-timing`) and counted (`--mlir-pass-statistics`).

use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use couloir_ir::Failure;
use couloir_pass::{At, Instrument, Item, Options, PassDef, Pipeline};

use crate::cl::Line;

/// The report on what passes counted: no pass of MLIR's releases counts.
pub(crate) const STATISTICS: &str = "\
===-------------------------------------------------------------------------===
                         ... Pass statistics report ...
===-------------------------------------------------------------------------===

";

/// A step and the time it took.
#[derive(Clone, Debug)]
struct Timer {
    name: String,
    depth: usize,
    /// The pass and the op it runs on, of a pass.
    pass: Option<(&'static str, String)>,
    wall: Duration,
}

/// A pass that is running.
struct Running {
    thread: ThreadId,
    timer: usize,
    since: Instant,
}

/// The times of a run.
pub(crate) struct Timing {
    start: Instant,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    timers: Vec<Timer>,
    running: Vec<Running>,
}

impl Timing {
    /// Starts the clock.
    pub(crate) fn new() -> Self {
        Timing { start: Instant::now(), state: Mutex::default() }
    }

    /// Adds the time since the start for a step of the tool.
    pub(crate) fn step(&self, name: &str, since: Instant) {
        let timer = Timer { name: name.into(), depth: 0, pass: None, wall: since.elapsed() };
        self.lock().timers.push(timer);
    }

    /// Makes room for the passes of a pipeline.
    pub(crate) fn add(&self, pipeline: &Pipeline) {
        add(&mut self.lock().timers, pipeline, 0);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The report, as the command line asks for it.
    pub(crate) fn report(&self, line: &Line) -> String {
        let total = self.start.elapsed();
        let mut timers = self.lock().timers.clone();
        sum_up(&mut timers);
        let known = timers.iter().filter(|timer| timer.depth == 0).map(|timer| timer.wall).sum();
        let rest = total.saturating_sub(known);
        let list = line.value("mlir-timing-display") == Some("list");
        if list {
            timers.sort_by_key(|timer| std::cmp::Reverse(timer.wall));
            timers.iter_mut().for_each(|timer| timer.depth = 0);
            let root = Timer { name: "root".into(), depth: 0, pass: None, wall: total };
            timers.insert(0, root);
        }
        if line.value("mlir-output-format") == Some("json") {
            json(&timers, rest, total, list)
        } else {
            text(&timers, rest, total)
        }
    }
}

fn add(timers: &mut Vec<Timer>, pipeline: &Pipeline, depth: usize) {
    for item in &pipeline.items {
        let (name, pass) = match item {
            Item::Pass(pass, _) => {
                (pass.class.to_owned(), Some((pass.name, pipeline.anchor.clone())))
            }
            Item::Nested(nested) => (format!("'{}' Pipeline", nested.anchor), None),
        };
        timers.push(Timer { name, depth, pass, wall: Duration::ZERO });
        if let Item::Nested(nested) = item {
            add(timers, nested, depth + 1);
        }
    }
}

/// A pipeline takes what its passes take.
fn sum_up(timers: &mut [Timer]) {
    for at in (0..timers.len()).rev() {
        let Some((timer, inside)) = timers.get_mut(at..).and_then(<[Timer]>::split_first_mut)
        else {
            continue;
        };
        let depth = timer.depth;
        let inside = inside.iter().take_while(|inner| inner.depth > depth);
        timer.wall += inside.filter(|inner| inner.depth == depth + 1).map(|i| i.wall).sum();
    }
}

fn share(part: Duration, total: Duration) -> (f64, f64) {
    let (part, total) = (part.as_secs_f64(), total.as_secs_f64());
    (part, if total > 0.0 { 100.0 * part / total } else { 0.0 })
}

fn text(timers: &[Timer], rest: Duration, total: Duration) -> String {
    let rule = format!("==={}===\n", "-".repeat(73));
    let mut out = format!("{rule}{}... Execution time report ...\n{rule}", " ".repeat(25));
    let seconds = total.as_secs_f64();
    _ = writeln!(out, "  Total Execution Time: {seconds:.4} seconds\n");
    out.push_str("  ----Wall Time----  ----Name----\n");
    let ends = [(rest, 0, "Rest"), (total, 0, "Total")];
    let rows = timers.iter().map(|timer| (timer.wall, timer.depth, timer.name.as_str()));
    for (wall, depth, name) in rows.chain(ends) {
        let (seconds, percent) = share(wall, total);
        let blanks = "  ".repeat(depth);
        _ = writeln!(out, "  {seconds:8.4} ({percent:5.1}%)  {blanks}{name}");
    }
    out
}

fn json(timers: &[Timer], rest: Duration, total: Duration, list: bool) -> String {
    let row = |wall, name: &str| {
        let (seconds, percent) = share(wall, total);
        format!(
            "{{\"wall\": {{\"duration\": {seconds:8.4}, \"percentage\": {percent:5.1}}}, \"name\": \
             \"{name}\""
        )
    };
    let mut out = "[\n".to_owned();
    for (at, timer) in timers.iter().enumerate() {
        let blanks = "  ".repeat(timer.depth);
        _ = write!(out, "{blanks}{}", row(timer.wall, &timer.name));
        if list {
            out.push_str("},\n");
            continue;
        }
        out.push_str(", \"passes\": [\n");
        let next = timers.get(at + 1).map_or(0, |next| next.depth);
        for depth in (next..=timer.depth).rev() {
            _ = writeln!(out, "{}{{}}]}},", "  ".repeat(depth));
        }
    }
    _ = writeln!(out, "{}}},", row(rest, "Rest"));
    _ = writeln!(out, "{}}}", row(total, "Total"));
    out.push_str("]\n");
    out
}

impl Instrument for Timing {
    fn before(&self, pass: &PassDef, _: &Options, at: At<'_>) {
        let op = at.op;
        let mut state = self.lock();
        let of = |timer: &Timer| {
            let Some((name, anchor)) = &timer.pass else { return false };
            *name == pass.name && (anchor == op.name() || anchor == "any")
        };
        let Some(timer) = state.timers.iter().position(of) else { return };
        let running = Running { thread: std::thread::current().id(), timer, since: Instant::now() };
        state.running.push(running);
    }

    fn after(&self, _pass: &PassDef, _at: At<'_>, _result: Result<(), Failure>) {
        let mut state = self.lock();
        let thread = std::thread::current().id();
        let last = state.running.iter().rposition(|running| running.thread == thread);
        let Some(running) = last.map(|at| state.running.remove(at)) else { return };
        if let Some(timer) = state.timers.get_mut(running.timer) {
            timer.wall += running.since.elapsed();
        }
    }
}
