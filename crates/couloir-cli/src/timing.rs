//! Reports on what passes took (`--mlir-timing`) and counted (`--mlir-pass-statistics`).

use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use couloir_ir::Failure;
use couloir_pass::{At, Instrument, Item, Options, PassDef, Pipeline};
use rustc_hash::FxHashMap;

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
    /// The number of the pass, of a pass.
    pass: Option<u32>,
    /// When it first ran, if it did; steps of the tool always do.
    first: Option<usize>,
    times: Times,
    /// What each thread took.
    threads: Vec<(ThreadId, Duration)>,
}

/// What a step took: of all threads together, and of the one that took longest.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Times {
    user: Duration,
    wall: Duration,
}

impl Times {
    /// Of one thread.
    fn one(wall: Duration) -> Self {
        Times { user: wall, wall }
    }

    fn add(&mut self, other: Self) {
        self.user += other.user;
        self.wall += other.wall;
    }
}

impl Timer {
    fn new(name: impl Into<String>, depth: usize) -> Self {
        let (times, threads) = (Times::default(), Vec::new());
        Timer { name: name.into(), depth, pass: None, first: None, times, threads }
    }

    /// Adds what a thread took.
    fn add(&mut self, thread: ThreadId, time: Duration) {
        self.times.user += time;
        match self.threads.iter_mut().find(|own| own.0 == thread) {
            Some(own) => own.1 += time,
            None => self.threads.push((thread, time)),
        }
        let longest = self.threads.iter().map(|own| own.1).max();
        self.times.wall = longest.unwrap_or_default();
    }

    fn is_analysis(&self) -> bool {
        self.name.starts_with("(A) ")
    }
}

/// A pass that an inliner or the like runs: the timer of that, what the
/// pipeline is for, and the pass.
struct Within {
    around: usize,
    anchor: String,
    pass: &'static str,
    timer: Timer,
}

/// What MLIR 22 analyses for a pass, and what it keeps of that for the next.
struct Analyses {
    pass: &'static str,
    uses: &'static [&'static str],
    keeps: Keeps,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeps {
    Nothing,
    Dominance,
    All,
}

const DOMINANCE: &str = "DominanceInfo";
const LAYOUT: &str = "DataLayoutAnalysis";

const fn analyses(pass: &'static str, uses: &'static [&'static str], keeps: Keeps) -> Analyses {
    Analyses { pass, uses, keeps }
}

/// Passes not among these analyse nothing and keep nothing.
static ANALYSES: &[Analyses] = &[
    analyses("affine-scalrep", &[DOMINANCE, "PostDominanceInfo", "AliasAnalysis"], Keeps::Nothing),
    analyses("control-flow-sink", &[DOMINANCE], Keeps::Nothing),
    analyses("convert-func-to-llvm", &[LAYOUT], Keeps::Nothing),
    analyses("cse", &[DOMINANCE], Keeps::Dominance),
    analyses("finalize-memref-to-llvm", &[LAYOUT], Keeps::Nothing),
    analyses("inline", &["CallGraph"], Keeps::Nothing),
    analyses("lift-cf-to-scf", &[DOMINANCE], Keeps::Nothing),
    analyses("mem2reg", &[LAYOUT, DOMINANCE], Keeps::Nothing),
    analyses("print-ir", &[], Keeps::All),
    analyses("print-op-stats", &[], Keeps::All),
    analyses("remove-dead-values", &["dataflow::RunLivenessAnalysis"], Keeps::Nothing),
    analyses("sroa", &[LAYOUT], Keeps::Nothing),
    analyses("view-op-graph", &[], Keeps::All),
];

/// A pass that is running.
struct Running {
    thread: ThreadId,
    /// Its number among the timers, or among those within others.
    timer: Result<usize, usize>,
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
    within: Vec<Within>,
    running: Vec<Running>,
    /// How many passes began.
    begun: usize,
}

impl Timing {
    /// Starts the clock.
    pub(crate) fn new() -> Self {
        Timing { start: Instant::now(), state: Mutex::default() }
    }

    /// Adds the time since the start for a step of the tool, which may be taken again.
    pub(crate) fn step(&self, name: &str, since: Instant) {
        let times = Times::one(since.elapsed());
        let mut state = self.lock();
        let timers = &mut state.timers;
        match timers.iter_mut().find(|timer| timer.first == Some(0) && timer.name == name) {
            Some(timer) => timer.times.add(times),
            None => timers.push(Timer { first: Some(0), times, ..Timer::new(name, 0) }),
        }
    }

    /// Makes room for the passes of a pipeline.
    pub(crate) fn add(&self, pipeline: &Pipeline, line: &Line) {
        let room = Room { list: is_list(line) };
        room.add(&mut self.lock().timers, &[pipeline], 0);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The report, as the command line asks for it.
    pub(crate) fn report(&self, line: &Line) -> String {
        let total = self.start.elapsed();
        let mut timers = self.lock().all();
        sum_up(&mut timers);
        let mut timers = in_order(&timers);
        timers.retain(|timer| timer.first.is_some());
        let mut known = Times::default();
        let outer = timers.iter().filter(|timer| timer.depth == 0);
        outer.for_each(|timer| known.add(timer.times));
        let rest = Times::one(total.saturating_sub(known.wall));
        let user = total + known.user.saturating_sub(known.wall);
        let own = std::thread::current().id();
        let others = |timer: &Timer| timer.threads.iter().any(|thread| thread.0 != own);
        let several = timers.iter().any(others);
        let ends = Ends { rest, total: Times { user, wall: total }, several };
        if is_list(line) {
            timers = merged(timers);
            timers.sort_by_key(|timer| std::cmp::Reverse(timer.times.wall));
            timers.iter_mut().for_each(|timer| timer.depth = 0);
            let root = Timer { times: ends.total, ..Timer::new("root", 0) };
            timers.insert(0, root);
        }
        if line.value("mlir-output-format") == Some("json") {
            json(&timers, &ends, is_list(line))
        } else {
            text(&timers, &ends)
        }
    }
}

/// Timers with those of the same name added up.
fn merged(timers: Vec<Timer>) -> Vec<Timer> {
    let (mut all, mut places) = (Vec::<Timer>::new(), FxHashMap::default());
    for timer in timers {
        let place = *places.entry(timer.name.clone()).or_insert(all.len());
        match all.get_mut(place) {
            Some(known) => known.times.add(timer.times),
            None => all.push(timer),
        }
    }
    all
}

/// Whether timers are asked for one below the other, the longest first.
fn is_list(line: &Line) -> bool {
    line.value("mlir-timing-display") == Some("list")
}

/// How room for timers is made.
#[derive(Clone, Copy)]
struct Room {
    list: bool,
}

impl Room {
    /// Makes room for pipelines that run one after another on the same ops. Those
    /// nested in them that follow each other, each for ops of one name, are
    /// collected, and those for the same ops are one.
    fn add(self, timers: &mut Vec<Timer>, pipelines: &[&Pipeline], depth: usize) {
        let mut kept = Vec::new();
        let items = pipelines.iter().flat_map(|pipeline| &pipeline.items).collect::<Vec<_>>();
        for run in items.chunk_by(|one, other| collects(one) && collects(other)) {
            match run {
                [Item::Pass(pass, options)] => {
                    let pass_number = options.pass_number();
                    timers.push(Timer {
                        pass: pass_number,
                        ..Timer::new(options.class(pass), depth)
                    });
                    add_analyses(timers, pass.name, &mut kept, depth + 1);
                }
                nested => {
                    kept.clear();
                    self.add_nested(timers, nested, depth);
                }
            }
        }
    }

    fn add_nested(self, timers: &mut Vec<Timer>, items: &[&Item], depth: usize) {
        let nested = items.iter().filter_map(|item| match item {
            Item::Nested(nested) => Some(nested),
            Item::Pass(..) => None,
        });
        let nested = nested.collect::<Vec<_>>();
        let mut anchors = nested.iter().map(|nested| &nested.anchor).collect::<Vec<_>>();
        anchors.sort_unstable();
        anchors.dedup();
        let mut inner = depth;
        if anchors.len() > 1 || self.list {
            let names = anchors.iter().map(|anchor| format!("'{anchor}'")).collect::<Vec<_>>();
            let name = format!("Pipeline Collection : [{}]", names.join(", "));
            timers.push(Timer::new(name, depth));
            inner += 1;
        }
        for anchor in anchors {
            timers.push(Timer::new(format!("'{anchor}' Pipeline"), inner));
            let own = nested.iter().copied().filter(|nested| nested.anchor == *anchor);
            self.add(timers, &own.collect::<Vec<_>>(), inner + 1);
        }
    }
}

fn collects(item: &Item) -> bool {
    matches!(item, Item::Nested(nested) if nested.anchor != "any")
}

/// Adds what is analysed for a pass and was not kept.
fn add_analyses(timers: &mut Vec<Timer>, pass: &str, kept: &mut Vec<&'static str>, depth: usize) {
    let Some(row) = ANALYSES.iter().find(|row| row.pass == pass) else {
        return kept.clear();
    };
    for &name in row.uses {
        if !kept.contains(&name) {
            timers.push(Timer::new(format!("(A) {name}"), depth));
            kept.push(name);
        }
    }
    kept.retain(|&name| match row.keeps {
        Keeps::Nothing => false,
        Keeps::Dominance => name == DOMINANCE || name == "PostDominanceInfo",
        Keeps::All => true,
    });
}

impl State {
    /// All timers, those of pipelines within passes after the passes.
    fn all(&self) -> Vec<Timer> {
        let mut all = Vec::new();
        for (at, timer) in self.timers.iter().enumerate() {
            all.push(timer.clone());
            if timer.pass.is_none() && !timer.is_analysis() {
                continue;
            }
            let is_pass = |&at: &usize| self.timers.get(at).is_some_and(|own| own.pass.is_some());
            let around = (0..=at).rev().find(is_pass);
            let ends = self.timers.get(at + 1).is_none_or(|next| !next.is_analysis());
            if let Some(around) = around.filter(|_| ends) {
                self.add_within(&mut all, around);
            }
        }
        all
    }

    fn add_within(&self, all: &mut Vec<Timer>, around: usize) {
        let depth = self.timers.get(around).map_or(0, |timer| timer.depth);
        let own = self.within.iter().filter(|within| within.around == around);
        let own = own.collect::<Vec<_>>();
        for of_anchor in own.chunk_by(|one, other| one.anchor == other.anchor) {
            let Some(first) = of_anchor.first() else { continue };
            all.push(Timer::new(format!("'{}' Pipeline", first.anchor), depth));
            let mut kept = Vec::new();
            for within in of_anchor {
                all.push(Timer { depth: depth + 1, ..within.timer.clone() });
                let start = all.len();
                add_analyses(all, within.pass, &mut kept, depth + 2);
                let added = all.get_mut(start..).unwrap_or_default().iter_mut();
                added.for_each(|timer| timer.first = within.timer.first);
            }
        }
    }
}

/// Puts the pipelines of collections into the order in which they first ran.
fn in_order(timers: &[Timer]) -> Vec<Timer> {
    let mut ordered = Vec::with_capacity(timers.len());
    let mut rest = timers;
    while let Some((timer, after)) = rest.split_first() {
        ordered.push(timer.clone());
        rest = after;
        if !timer.name.starts_with("Pipeline Collection") {
            continue;
        }
        let count = after.iter().take_while(|inner| inner.depth > timer.depth).count();
        let (inside, after) = after.split_at(count);
        let is_inner = |_: &Timer, next: &Timer| next.depth > timer.depth + 1;
        let mut pipelines = inside.chunk_by(is_inner).collect::<Vec<_>>();
        pipelines.sort_by_key(|pipeline| pipeline.iter().filter_map(|timer| timer.first).min());
        ordered.extend(pipelines.into_iter().flat_map(in_order));
        rest = after;
    }
    ordered
}

/// A pipeline takes what its passes take, and first runs when they do; so it
/// is with what is analysed for a pass.
fn sum_up(timers: &mut [Timer]) {
    for at in (0..timers.len()).rev() {
        let Some((timer, inside)) = timers.get_mut(at..).and_then(<[Timer]>::split_first_mut)
        else {
            continue;
        };
        let depth = timer.depth;
        let inside = inside.iter_mut().take_while(|inner| inner.depth > depth);
        for inner in inside {
            if timer.pass.is_some() {
                inner.first = timer.first;
            } else if inner.depth == depth + 1 {
                timer.times.add(inner.times);
                timer.first = [timer.first, inner.first].into_iter().flatten().min();
            }
        }
    }
}

/// What was not in any step, and all.
struct Ends {
    rest: Times,
    total: Times,
    /// Whether passes ran on threads of their own.
    several: bool,
}

impl Ends {
    /// What each column shows of a step: its name, the time, and the part of all in percent. There
    /// are two where passes ran on several threads.
    fn columns(&self, times: Times) -> Vec<(&'static str, f64, f64)> {
        let column = |name, part: Duration, total: Duration| {
            let (part, total) = (part.as_secs_f64(), total.as_secs_f64());
            (name, part, if total > 0.0 { 100.0 * part / total } else { 0.0 })
        };
        let user = column("user", times.user, self.total.user);
        let wall = column("wall", times.wall, self.total.wall);
        if self.several { vec![user, wall] } else { vec![wall] }
    }
}

fn text(timers: &[Timer], ends: &Ends) -> String {
    let rule = format!("==={}===\n", "-".repeat(73));
    let mut out = format!("{rule}{}... Execution time report ...\n{rule}", " ".repeat(25));
    let seconds = ends.total.wall.as_secs_f64();
    _ = writeln!(out, "  Total Execution Time: {seconds:.4} seconds\n");
    for (name, ..) in ends.columns(ends.total) {
        out.push_str(if name == "user" { "  ----User Time----" } else { "  ----Wall Time----" });
    }
    out.push_str("  ----Name----\n");
    let last = [(ends.rest, 0, "Rest"), (ends.total, 0, "Total")];
    let rows = timers.iter().map(|timer| (timer.times, timer.depth, timer.name.as_str()));
    for (times, depth, name) in rows.chain(last) {
        for (_, seconds, percent) in ends.columns(times) {
            _ = write!(out, "  {seconds:8.4} ({percent:5.1}%)");
        }
        let blanks = "  ".repeat(depth);
        _ = writeln!(out, "  {blanks}{name}");
    }
    out
}

fn json(timers: &[Timer], ends: &Ends, list: bool) -> String {
    let row = |times, name: &str| {
        let columns = ends.columns(times).into_iter().map(|(column, seconds, percent)| {
            format!(
                "\"{column}\": {{\"duration\": {seconds:8.4}, \"percentage\": {percent:5.1}}}, "
            )
        });
        format!("{{{}\"name\": \"{name}\"", columns.collect::<String>())
    };
    let mut out = "[\n".to_owned();
    for (at, timer) in timers.iter().enumerate() {
        let blanks = "  ".repeat(timer.depth);
        _ = write!(out, "{blanks}{}", row(timer.times, &timer.name));
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
    _ = writeln!(out, "{}}},", row(ends.rest, "Rest"));
    _ = writeln!(out, "{}}}", row(ends.total, "Total"));
    out.push_str("]\n");
    out
}

impl State {
    /// The timer of a pass that begins: its own, or that of a pass within the
    /// one that runs on the thread.
    fn begin(
        &mut self,
        pass: &PassDef,
        options: &Options,
        at: At<'_>,
        thread: ThreadId,
    ) -> Option<Result<usize, usize>> {
        self.begun += 1;
        let number = options.pass_number();
        let is_own = |timer: &Timer| number.is_some() && timer.pass == number;
        if let Some(timer) = self.timers.iter().position(is_own) {
            let own = self.timers.get_mut(timer)?;
            own.first = own.first.or(Some(self.begun));
            return Some(Ok(timer));
        }
        let mut on_thread = self.running.iter().filter(|running| running.thread == thread);
        let around = on_thread.find_map(|running| running.timer.ok())?;
        let known = self.within.iter().position(|within| {
            let same = within.around == around && within.anchor == at.op.name();
            same && within.timer.name == options.class(pass)
        });
        if known.is_none() {
            let timer = Timer { first: Some(self.begun), ..Timer::new(options.class(pass), 0) };
            let anchor = at.op.name().to_owned();
            self.within.push(Within { around, anchor, pass: pass.name, timer });
        }
        Some(Err(known.unwrap_or(self.within.len() - 1)))
    }
}

impl Instrument for Timing {
    fn before(&self, pass: &PassDef, options: &Options, at: At<'_>) {
        let thread = std::thread::current().id();
        let mut state = self.lock();
        let Some(timer) = state.begin(pass, options, at, thread) else { return };
        state.running.push(Running { thread, timer, since: Instant::now() });
    }

    fn after(&self, _: &PassDef, _: &Options, _: At<'_>, _: Result<(), Failure>) {
        let mut state = self.lock();
        let thread = std::thread::current().id();
        let last = state.running.iter().rposition(|running| running.thread == thread);
        let Some(running) = last.map(|at| state.running.remove(at)) else { return };
        let timer = match running.timer {
            Ok(own) => state.timers.get_mut(own),
            Err(within) => state.within.get_mut(within).map(|within| &mut within.timer),
        };
        if let Some(timer) = timer {
            timer.add(thread, running.since.elapsed());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timers_of_one_name_are_one_in_a_list() {
        let took = |name: &str, seconds| Timer {
            times: Times::one(Duration::from_secs(seconds)),
            ..Timer::new(name, 0)
        };
        let all = merged(vec![took("CSE", 1), took("Output", 2), took("CSE", 3)]);
        let all = all.iter().map(|timer| (timer.name.as_str(), timer.times.wall.as_secs()));
        assert_eq!(all.collect::<Vec<_>>(), [("CSE", 4), ("Output", 2)]);
    }
}
