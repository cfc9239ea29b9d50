//! Reports on what passes took (`--mlir-timing`) and counted (`--mlir-pass-statistics`).

use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use couloir_dialects::func;
use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Context, Failure, OpRef};
use couloir_pass::{At, Instrument, Options, PassDef, Pipeline, Step};
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
    /// What it is the timer of, if that has a number.
    number: Option<Number>,
    /// The name of the pass, of a pass.
    pass: Option<&'static str>,
    /// By which pipeline the pass runs.
    pipeline: usize,
    /// Whether the pass changed anything.
    changed: bool,
    /// What the pass analyses.
    analysed: Analysed,
    /// When it first ran, if it did; steps of the tool always do.
    first: Option<usize>,
    times: Times,
    /// What each thread took.
    threads: Vec<(ThreadId, Duration)>,
}

/// The number of what a timer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Pass(u32),
    Pipeline(u32),
    /// Several pipelines, by the first of them.
    Collection(u32),
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
        Timer {
            name: name.into(),
            depth,
            number: None,
            pass: None,
            pipeline: 0,
            changed: false,
            analysed: Analysed::Nothing,
            first: None,
            times: Times::default(),
            threads: Vec::new(),
        }
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
}

/// A pipeline that an inliner or the like runs, or a pass in one: the timer of that, what the
/// pipelines around are for, and the pass. MLIR 22 has all of these beside the outermost passes.
struct Within {
    around: usize,
    path: Vec<String>,
    timer: Timer,
}

/// What MLIR 22 analyses for a pass, and what it keeps of that for the next.
struct Analyses {
    pass: &'static str,
    uses: &'static [&'static str],
    keeps: Keeps,
}

/// What a pass analyses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Analysed {
    /// Nothing: there are no functions in what it runs on.
    Nothing,
    /// The op it runs on.
    Own,
    /// The functions in that.
    Functions,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeps {
    Nothing,
    Dominance,
    All,
}

const DOMINANCE: &str = "DominanceInfo";
/// That of the functions in an op, which is kept beside its own.
const OF_FUNCTIONS: &str = "DominanceInfo of functions";
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
    analyses("scf-parallel-loop-fusion", &["AliasAnalysis"], Keeps::Nothing),
    analyses("sroa", &[LAYOUT], Keeps::Nothing),
    analyses("view-op-graph", &[], Keeps::All),
];

/// The pass that runs a pipeline for ops of any name in its own place.
const FIXED_POINT: &str = "composite-fixed-point-pass";

/// A pass that is running.
struct Running {
    thread: ThreadId,
    pass: &'static str,
    /// How many ops it runs within, itself among them.
    level: usize,
    changed: bool,
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
    /// What is to run, until the first of it does.
    plan: Option<(Pipeline, Room)>,
    timers: Vec<Timer>,
    within: Vec<Within>,
    running: Vec<Running>,
    /// How many passes began.
    begun: usize,
    /// Whether passes ran on several threads.
    several: bool,
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
        self.lock().plan = Some((pipeline.clone(), Room { list: is_list(line), last: 0 }));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The report, as the command line asks for it.
    pub(crate) fn report(&self, line: &Line) -> String {
        let total = self.start.elapsed();
        let state = self.lock();
        let (mut timers, several) = (state.all(), state.several);
        drop(state);
        sum_up(&mut timers);
        let mut timers = with_analyses(in_order(&timers));
        timers.retain(|timer| timer.first.is_some());
        let mut known = Times::default();
        let outer = timers.iter().filter(|timer| timer.depth == 0);
        outer.for_each(|timer| known.add(timer.times));
        let rest = Times::one(total.saturating_sub(known.wall));
        let user = total + known.user.saturating_sub(known.wall);
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
    /// How many pipelines there are.
    last: usize,
}

impl Room {
    /// Makes room for a pipeline. Those nested in it that are one step are collected.
    fn add(&mut self, ctx: &Context, timers: &mut Vec<Timer>, pipeline: &Pipeline, depth: usize) {
        self.last += 1;
        let own = self.last;
        for step in pipeline.steps(ctx) {
            match step {
                Step::Pass(pass, options) => timers.push(Timer {
                    number: options.pass_number().map(Number::Pass),
                    pass: Some(pass.name),
                    pipeline: own,
                    ..Timer::new(options.class(pass), depth)
                }),
                Step::Inside(nested) => self.add_nested(ctx, timers, &nested, depth),
            }
        }
    }

    fn add_nested(
        &mut self,
        ctx: &Context,
        timers: &mut Vec<Timer>,
        nested: &[Pipeline],
        depth: usize,
    ) {
        let mut inner = depth;
        if nested.len() > 1 || self.list {
            let names = nested.iter().map(|nested| format!("'{}'", nested.anchor));
            let names = names.collect::<Vec<_>>().join(", ");
            let timer = Timer::new(format!("{COLLECTION} : [{names}]"), depth);
            timers.push(Timer { number: collection(nested), ..timer });
            inner += 1;
        }
        for nested in nested {
            let number = nested.pipeline_number().map(Number::Pipeline);
            timers.push(Timer { number, ..Timer::new(pipeline_name(&nested.anchor), inner) });
            self.add(ctx, timers, nested, inner + 1);
        }
    }
}

/// How the names of timers for several pipelines begin.
const COLLECTION: &str = "Pipeline Collection";

fn collection(pipelines: &[Pipeline]) -> Option<Number> {
    pipelines.first()?.pipeline_number().map(Number::Collection)
}

fn pipeline_name(anchor: &str) -> String {
    format!("'{anchor}' Pipeline")
}

/// Adds what is analysed for each pass and was not kept by those before it in its pipeline.
fn with_analyses(timers: Vec<Timer>) -> Vec<Timer> {
    let (mut all, mut kept) = (Vec::new(), Vec::new());
    let mut last = None;
    for timer in timers {
        let own = timer.pass.map(|_| (timer.depth, timer.pipeline));
        if own.is_none() || own != last {
            kept.clear();
        }
        last = own;
        all.push(timer);
        add_analyses(&mut all, &mut kept);
    }
    all
}

/// What a pass that runs on an op analyses: `lift-cf-to-scf` each function for itself.
fn analysed(pass: &PassDef, op: OpRef<'_>) -> Analysed {
    let is_function = |op: OpRef<'_>| op.is(func::Func::def());
    if pass.name != "lift-cf-to-scf" || is_function(op) {
        return Analysed::Own;
    }
    let has_body = |op: OpRef<'_>| op.region(0).is_some_and(|region| !region.is_empty());
    let mut other =
        |op: OpRef<'_>| if is_function(op) && has_body(op) { Walk::Stop } else { Walk::Into };
    if walk_within(&op, &mut other) { Analysed::Nothing } else { Analysed::Functions }
}

/// Adds what is analysed for the last timer's pass.
fn add_analyses(timers: &mut Vec<Timer>, kept: &mut Vec<&'static str>) {
    let Some(&Timer { pass: Some(pass), depth, changed, analysed, first, .. }) = timers.last()
    else {
        return;
    };
    let Some(row) = ANALYSES.iter().find(|row| row.pass == pass) else {
        return kept.clear();
    };
    for &name in row.uses.iter().filter(|_| analysed != Analysed::Nothing) {
        let known = if analysed == Analysed::Functions { OF_FUNCTIONS } else { name };
        if !kept.contains(&known) {
            timers.push(Timer { first, ..Timer::new(format!("(A) {name}"), depth + 1) });
            kept.push(known);
        }
    }
    let keeps = if changed { row.keeps } else { Keeps::All };
    kept.retain(|&name| match keeps {
        Keeps::Nothing => false,
        Keeps::Dominance => [DOMINANCE, OF_FUNCTIONS, "PostDominanceInfo"].contains(&name),
        Keeps::All => true,
    });
}

impl State {
    /// All timers, those of pipelines within passes after the outermost one they first ran in.
    fn all(&self) -> Vec<Timer> {
        let mut all = Vec::new();
        let mut end = 0;
        for outermost in self.timers.chunk_by(|_, next| next.depth > 0) {
            let start = end;
            end += outermost.len();
            all.extend_from_slice(outermost);
            for (at, within) in self.within.iter().enumerate() {
                let known = self.within.iter().take(at);
                let is_first =
                    !known.into_iter().any(|known| known.path.first() == within.path.first());
                if is_first && (start..end).contains(&within.around) {
                    self.add_within(&mut all, within.path.first());
                }
            }
        }
        all
    }

    /// Adds the timers of what pipelines within passes run on ops of a name.
    fn add_within(&self, all: &mut Vec<Timer>, name: Option<&String>) {
        let mut path: &[String] = &[];
        for within in self.within.iter().filter(|within| within.path.first() == name) {
            let same = path.iter().zip(&within.path).take_while(|(one, other)| one == other);
            for depth in same.count()..within.path.len() {
                let name =
                    within.path.get(depth).map_or_else(String::new, |name| pipeline_name(name));
                all.push(Timer { first: within.timer.first, ..Timer::new(name, depth) });
            }
            path = &within.path;
            if within.timer.pass.is_some() {
                let (depth, pipeline) = (path.len(), within.around);
                all.push(Timer { depth, pipeline, ..within.timer.clone() });
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
        if !timer.name.starts_with(COLLECTION) {
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

/// A pipeline takes what its passes take, and first runs when they do, if not before.
fn sum_up(timers: &mut [Timer]) {
    for at in (0..timers.len()).rev() {
        let Some((timer, inside)) = timers.get_mut(at..).and_then(<[Timer]>::split_first_mut)
        else {
            continue;
        };
        let depth = timer.depth;
        let inside = inside.iter_mut().take_while(|inner| inner.depth > depth);
        for inner in inside.filter(|inner| inner.depth == depth + 1) {
            timer.times.add(inner.times);
            timer.first = [timer.first, inner.first].into_iter().flatten().min();
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
    /// Makes room for all timers when the first is needed: what is one step depends on which
    /// dialects are loaded by then.
    fn start(&mut self, ctx: &Context) {
        if let Some((pipeline, mut room)) = self.plan.take() {
            room.add(ctx, &mut self.timers, &pipeline, 0);
        }
        self.begun += 1;
    }

    /// The timer of a number, which begins.
    fn numbered(&mut self, number: Option<Number>) -> Option<usize> {
        let is_own = |timer: &Timer| number.is_some() && timer.number == number;
        let at = self.timers.iter().position(is_own)?;
        let own = self.timers.get_mut(at)?;
        own.first = own.first.or(Some(self.begun));
        Some(at)
    }

    /// The timer of a pass that begins: its own, or that of a pass within the
    /// one that runs on the thread.
    fn begin(
        &mut self,
        (pass, options): (&PassDef, &Options),
        at: At<'_>,
        thread: ThreadId,
    ) -> Option<Result<usize, usize>> {
        self.start(at.op.ctx());
        self.several |= at.is_among_others();
        if let Some(timer) = self.numbered(options.pass_number().map(Number::Pass)) {
            return Some(Ok(timer));
        }
        let timer = Timer { pass: Some(pass.name), ..Timer::new(options.class(pass), 0) };
        self.begin_within(timer, at, thread).map(Err)
    }

    /// The timer of a pipeline or pass that begins within a pass on the thread.
    fn begin_within(&mut self, timer: Timer, at: At<'_>, thread: ThreadId) -> Option<usize> {
        let mut on_thread = self.running.iter().filter(|running| running.thread == thread);
        let path = within(on_thread.clone().next_back()?, at);
        let around = on_thread.find_map(|running| running.timer.ok())?;
        let known = self.within.iter().position(|known| {
            let same = known.around == around && known.path == path;
            same && known.timer.pass == timer.pass && known.timer.name == timer.name
        });
        if known.is_none() {
            let timer = Timer { first: Some(self.begun), ..timer };
            self.within.push(Within { around, path, timer });
        }
        known.or(self.within.len().checked_sub(1))
    }

    fn timer(&mut self, at: Result<usize, usize>) -> Option<&mut Timer> {
        match at {
            Ok(own) => self.timers.get_mut(own),
            Err(within) => self.within.get_mut(within).map(|within| &mut within.timer),
        }
    }
}

/// What the pipelines are for that a pass which runs on a thread has run to get to an op.
fn within(running: &Running, at: At<'_>) -> Vec<String> {
    let mut names = at.anchors();
    if running.pass == FIXED_POINT {
        let inside = names.split_off(running.level.min(names.len()));
        return std::iter::once("any".to_owned()).chain(inside).collect();
    }
    names.pop().into_iter().collect()
}

impl Instrument for Timing {
    fn before(&self, pass: &PassDef, options: &Options, at: At<'_>) {
        let thread = std::thread::current().id();
        let mut state = self.lock();
        let Some(timer) = state.begin((pass, options), at, thread) else { return };
        if let Some(timer) = state.timer(timer) {
            timer.analysed = timer.analysed.max(analysed(pass, at.op));
        }
        let level = at.anchors().len();
        let since = Instant::now();
        let pass = pass.name;
        state.running.push(Running { thread, pass, level, changed: true, timer, since });
    }

    fn after(&self, _: &PassDef, _: &Options, _: At<'_>, result: Result<(), Failure>) {
        let mut state = self.lock();
        let thread = std::thread::current().id();
        let last = state.running.iter().rposition(|running| running.thread == thread);
        let Some(running) = last.map(|at| state.running.remove(at)) else { return };
        if let Some(timer) = state.timer(running.timer) {
            timer.changed |= running.changed && result.is_ok();
            timer.add(thread, running.since.elapsed());
        }
    }

    fn unchanged(&self) {
        let thread = std::thread::current().id();
        let mut state = self.lock();
        let running = state.running.iter_mut().rfind(|running| running.thread == thread);
        running.into_iter().for_each(|running| running.changed = false);
    }

    fn enter(&self, at: At<'_>, pipelines: &[Pipeline]) {
        let mut state = self.lock();
        state.start(at.op.ctx());
        state.numbered(collection(pipelines));
    }

    fn begin(&self, pipeline: &Pipeline, at: At<'_>) {
        let mut state = self.lock();
        state.start(at.op.ctx());
        match pipeline.pipeline_number() {
            Some(number) => _ = state.numbered(Some(Number::Pipeline(number))),
            // An inliner has nothing to run then.
            None if pipeline.is_empty() && pipeline.anchor != "any" => {}
            None => _ = state.begin_within(Timer::new("", 0), at, std::thread::current().id()),
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
