//! How much memory and time a run may take.
//!
//! Invariant: a run that stays below its limits knows nothing of them.

use std::time::{Duration, Instant};

use crate::cl::Line;

/// What a run may take at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Memory in megabytes; none for nine tenths of the machine's.
    pub memory: Option<u64>,
    /// Time in seconds; none for a day.
    pub time: Option<u64>,
}

/// A day.
const DEFAULT_TIME: u64 = 24 * 60 * 60;

/// How often a run is looked at.
pub const TICK: Duration = Duration::from_millis(50);

impl Limits {
    /// Those that a tool's flags set.
    pub(crate) fn of(line: &Line) -> Self {
        Limits { memory: line.number("max-memory"), time: line.number("max-time") }
    }

    /// These, and `others` where these say nothing: a tool's flags, and those before the command.
    #[must_use]
    pub fn or(self, others: Self) -> Self {
        Limits { memory: self.memory.or(others.memory), time: self.time.or(others.time) }
    }

    /// What is to be said of a run since `start` that goes beyond its limits.
    pub fn exceeded(&self, start: Instant) -> Option<String> {
        let time = self.time.unwrap_or(DEFAULT_TIME);
        if start.elapsed() >= Duration::from_secs(time) {
            return Some(format!("the limit of {time} s is exceeded (--max-time)\n"));
        }
        let limit = self.memory.or_else(most_memory)?;
        let used = kilobytes("/proc/self/status", "VmRSS:")? / 1024;
        let message = || format!("the limit of {limit} MB of memory is exceeded (--max-memory)\n");
        (used > limit).then(message)
    }
}

/// Nine tenths of the machine's memory, in megabytes: with more the system would end the run, or
/// others beside it.
fn most_memory() -> Option<u64> {
    Some(kilobytes("/proc/meminfo", "MemTotal:")? / 1024 * 9 / 10)
}

/// The number in a line of a file that the system writes.
pub(crate) fn kilobytes(path: &str, line: &str) -> Option<u64> {
    let text = std::fs::read_to_string(path).ok()?;
    let rest = text.lines().find_map(|text| text.strip_prefix(line))?;
    rest.split_whitespace().next()?.parse().ok()
}
