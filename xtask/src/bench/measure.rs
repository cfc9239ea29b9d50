//! Runs one tool and measures it: wall time, processor time and peak memory, the
//! last two as the kernel accounts for that one child (`wait4`).
//!
//! On Linux a child's peak is never below what this process had when it started
//! the child; it holds a few megabytes, which is less than any tool measured.

use std::ffi::OsStr;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use wait4::Wait4 as _;

use crate::process::status_number;

/// What one run took, or several run one after another.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Sample {
    pub(super) wall: Duration,
    pub(super) cpu: Duration,
    /// Bytes.
    pub(super) peak: u64,
}

impl Sample {
    /// The cost of doing one after the other.
    pub(super) fn then(self, next: Self) -> Self {
        Self {
            wall: self.wall + next.wall,
            cpu: self.cpu + next.cpu,
            peak: self.peak.max(next.peak),
        }
    }

    /// The cost of doing both at the same time.
    pub(super) fn beside(self, other: Self) -> Self {
        Self {
            wall: self.wall.max(other.wall),
            cpu: self.cpu + other.cpu,
            peak: self.peak.max(other.peak),
        }
    }

    /// The median of each figure.
    pub(super) fn median(samples: &[Self]) -> Self {
        Self {
            wall: middle(samples, |sample| sample.wall),
            cpu: middle(samples, |sample| sample.cpu),
            peak: middle(samples, |sample| sample.peak),
        }
    }
}

fn middle<T: Ord + Default>(samples: &[Sample], figure: impl Fn(&Sample) -> T) -> T {
    let mut figures: Vec<T> = samples.iter().map(figure).collect();
    figures.sort();
    let half = figures.len() / 2;
    figures.into_iter().nth(half).unwrap_or_default()
}

/// Runs `tool` to its end; `output` takes its standard output.
pub(super) fn measure<A: AsRef<OsStr>>(
    tool: &Path,
    arguments: &[A],
    output: Option<&Path>,
) -> crate::Result<Sample> {
    let stdout = match output {
        Some(path) => File::create(path)?.into(),
        None => Stdio::null(),
    };
    let mut command = Command::new(tool);
    command.args(arguments).stdin(Stdio::null()).stdout(stdout).stderr(Stdio::null());
    let start = Instant::now();
    let used = command.spawn()?.wait4()?;
    let wall = start.elapsed();
    if !used.status.success() {
        return Err(format!("exit status {}", status_number(used.status)).into());
    }
    let usage = used.rusage;
    Ok(Sample { wall, cpu: usage.utime + usage.stime, peak: usage.maxrss })
}
