//! Debug counters (`--mlir-debug-counter`): how many of the actions of a kind are left out, and
//! how many are done after these. Actions are those that [`crate::actions`] tells of; counters of
//! others are shown, and count nothing.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use couloir_ir::Failure;
use couloir_pass::{At, Instrument, Options, PassDef};

use crate::actions::{self, TAG};
use crate::cl::{Line, number};
use crate::session::Session;

/// What is said where counters are asked for beside what takes their place.
pub(crate) const DISABLED: &str = "error: Debug counters are incompatible with --log-actions-to and \
                                   --mlir-enable-debugger-hook options and are disabled\n";

/// The counters of a piece of input.
pub(crate) struct Counters(Mutex<All>);

/// By the kind of action.
type All = BTreeMap<String, Counter>;

#[derive(Clone, Copy)]
struct Counter {
    count: i64,
    /// How many are left out; if negative, none ever is.
    skip: i64,
    /// How many are done then; negative for all.
    stop: i64,
}

impl Counter {
    const NEW: Self = Counter { count: 0, skip: 0, stop: -1 };

    /// Counts an action; gives whether it is to be left out.
    fn skips(&mut self) -> bool {
        self.count = self.count.saturating_add(1);
        let last = if self.stop < 0 { i64::MAX } else { self.skip.saturating_add(self.stop) };
        self.skip >= 0 && (self.skip >= self.count || last < self.count)
    }
}

/// Whether the command line asks for any of this.
pub(crate) fn are_wanted(line: &Line) -> bool {
    line.on("mlir-print-debug-counter") || given(line).next().is_some()
}

/// Whether counters count.
fn count(line: &Line) -> bool {
    are_wanted(line) && !actions::are_registered(line)
}

/// The counters that the command line gives.
fn given(line: &Line) -> impl Iterator<Item = &str> {
    line.values("mlir-debug-counter")
        .flat_map(|given| given.split(','))
        .filter(|arg| !arg.is_empty())
}

/// What is wrong with the counters on the command line.
pub(crate) fn fault(line: &Line) -> Option<String> {
    let fault = parse(line).err()?;
    Some(format!("error: expected DebugCounter {fault}\n"))
}

fn parse(line: &Line) -> Result<All, String> {
    let mut all = All::new();
    for arg in given(line) {
        let (name, value) = named_value(arg)?;
        if let Some(name) = name.strip_suffix("-skip") {
            all.entry(name.to_owned()).or_insert(Counter::NEW).skip = value;
        } else if let Some(name) = name.strip_suffix("-count") {
            all.entry(name.to_owned()).or_insert(Counter::NEW).stop = value;
        } else {
            return Err(format!(
                "counter name to end with either `-skip` or `-count`, but got`{name}`"
            ));
        }
    }
    Ok(all)
}

fn named_value(arg: &str) -> Result<(&str, i64), String> {
    let parts = arg.split_once('=').filter(|parts| !parts.1.is_empty());
    let (name, text) = parts.ok_or_else(|| {
        format!(
            "argument to have an `=` separating the counter name and value, but the provided \
             argument was: `{arg}`"
        )
    })?;
    let value = number(text).and_then(|value| i64::try_from(value).ok());
    let value = value.ok_or_else(|| format!("counter value to be numeric, but got `{text}`"))?;
    Ok((name, value))
}

impl Counters {
    /// What the command line asks for, if that is to have its way. Before anything is done and
    /// after all they are shown.
    pub(crate) fn new(line: &Line, session: &mut Session) -> Option<Self> {
        let counters = count(line).then(|| Self(Mutex::new(parse(line).unwrap_or_default())))?;
        counters.show(line, session);
        Some(counters)
    }

    /// Says how far they are, where that is asked for.
    pub(crate) fn show(&self, line: &Line, session: &mut Session) {
        if !line.on("mlir-print-debug-counter") {
            return;
        }
        let mut text = String::from("DebugCounter counters:\n");
        for (name, counter) in &*self.all() {
            let Counter { count, skip, stop } = counter;
            _ = writeln!(text, "{name:<32}: {{{count},{skip},{stop}}}");
        }
        session.say(&text);
    }

    fn all(&self) -> MutexGuard<'_, All> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Instrument for Counters {
    fn before(&self, _: &PassDef, _: &Options, _: At<'_>) {}

    fn after(&self, _: &PassDef, _: &Options, _: At<'_>, _: Result<(), Failure>) {}

    fn skips(&self) -> bool {
        self.all().get_mut(TAG).is_some_and(Counter::skips)
    }

    /// One after the other, so that what is left out is always the same.
    fn wants_whole(&self) -> bool {
        true
    }
}
