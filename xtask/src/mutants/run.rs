//! The checks, on several threads, and who watches them.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use couloir_contract::{Kind, Outcome, STACK_BYTES, check};

use super::corpus::Input;
use crate::Result;

/// Where inputs come from: the same one for a number each time.
pub(crate) trait Source: Sync {
    /// The input of a number.
    fn input(&self, number: u64) -> Input;
}

/// What is run, and within which limits.
pub(crate) struct Limits {
    pub(crate) numbers: Range<u64>,
    pub(crate) jobs: usize,
    /// How long an input may take.
    pub(crate) time: Duration,
    /// Whether each input is written before it is checked.
    pub(crate) trace: bool,
    /// Where inputs that break the contract are written.
    pub(crate) findings: PathBuf,
}

/// What became of the inputs of a kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Row {
    pub(super) accepted: u64,
    pub(super) refused: u64,
    pub(super) broken: u64,
}

/// What became of all inputs.
#[derive(Default)]
pub(crate) struct Counts {
    rows: [Row; Kind::ALL.len()],
    /// How often each break was found, and the number of the first such input.
    pub(crate) broken: BTreeMap<String, (u64, String)>,
}

impl Counts {
    /// Those of a kind.
    pub(super) fn of(&self, kind: Kind) -> Row {
        let at = Kind::ALL.iter().position(|&other| other == kind);
        at.and_then(|at| self.rows.get(at)).copied().unwrap_or_default()
    }

    fn row(&mut self, kind: Kind) -> Option<&mut Row> {
        let at = Kind::ALL.iter().position(|&other| other == kind)?;
        self.rows.get_mut(at)
    }

    /// Whether a break of this sort is new.
    fn count_broken(&mut self, kind: Kind, what: &str, name: &str) -> bool {
        let key = format!("{}: {}", kind.name(), sort_of(what));
        let entry = self.broken.entry(key).or_insert((0, name.to_owned()));
        entry.0 += 1;
        entry.0 == 1
    }
}

/// What breaks have in common: the first line without numbers and names.
fn sort_of(what: &str) -> String {
    let line = what.lines().next().unwrap_or_default();
    line.split(['`', '\'', '"']).next().unwrap_or_default().chars().take(160).collect()
}

/// What a thread is at: the number of an input, and since when.
type Slot = Mutex<Option<(u64, Instant)>>;

/// A run of the checks.
struct Run<'a> {
    corpus: &'a dyn Source,
    limits: &'a Limits,
    next: AtomicU64,
    counts: Mutex<Counts>,
    slots: Vec<Slot>,
    over: AtomicBool,
}

/// Checks all inputs.
pub(crate) fn run(corpus: &dyn Source, limits: &Limits) -> Result<Counts> {
    fs::create_dir_all(&limits.findings)?;
    let run = Run {
        corpus,
        limits,
        next: AtomicU64::new(limits.numbers.start),
        counts: Mutex::default(),
        slots: (0..limits.jobs).map(|_| Slot::default()).collect(),
        over: AtomicBool::new(false),
    };
    note_panics();
    std::thread::scope(|scope| -> Result<()> {
        let mut workers = Vec::new();
        for slot in &run.slots {
            let builder = std::thread::Builder::new().stack_size(STACK_BYTES);
            workers.push(builder.spawn_scoped(scope, || run.work(slot))?);
        }
        let watch = scope.spawn(|| run.watch());
        for worker in workers {
            worker.join().map_err(|_| "a worker of the run panicked")?;
        }
        run.over.store(true, Ordering::Relaxed);
        watch.join().map_err(|_| "the watch panicked".into())
    })?;
    _ = panic::take_hook();
    Ok(run.counts.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Where the last panic was.
static PANIC: Mutex<String> = Mutex::new(String::new());

/// Notes where panics are instead of printing them.
fn note_panics() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        *locked(&PANIC) = format!("panic at {place}: {info}");
    }));
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Run<'_> {
    fn work(&self, slot: &Slot) {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.limits.numbers.end {
                break;
            }
            *locked(slot) = Some((number, Instant::now()));
            self.input(number);
            *locked(slot) = None;
        }
    }

    fn input(&self, number: u64) {
        let checked = panic::catch_unwind(AssertUnwindSafe(|| {
            let input = self.corpus.input(number);
            if self.limits.trace {
                self.write(&input, &format!("trace-{:?}", std::thread::current().id()));
            }
            let result = check(input.kind, &input.bytes);
            (input, result)
        }));
        let (input, result) = checked.unwrap_or_else(|_| {
            // Making it again is no risk: what is wrong with it is known.
            let what = locked(&PANIC).clone();
            let again = panic::catch_unwind(AssertUnwindSafe(|| self.corpus.input(number)));
            let nothing = || Input { kind: Kind::Bytecode, bytes: Vec::new() };
            (again.unwrap_or_else(|_| nothing()), Err(what))
        });
        self.count(number, &input, result);
    }

    fn count(&self, number: u64, input: &Input, result: std::result::Result<Outcome, String>) {
        let mut counts = locked(&self.counts);
        if let Some(row) = counts.row(input.kind) {
            match &result {
                Ok(Outcome::Accepted) => row.accepted += 1,
                Ok(Outcome::Refused) => row.refused += 1,
                Err(_) => row.broken += 1,
            }
        }
        if let Err(what) = result {
            let name = format!("{}-{number}", input.kind.name());
            let is_new = counts.count_broken(input.kind, &what, &name);
            drop(counts);
            self.write(input, &name);
            if is_new {
                println!("{name}: {what}");
            }
        }
    }

    fn write(&self, input: &Input, name: &str) {
        write_to(&self.limits.findings, name, &input.bytes);
    }

    /// Says how far the run is, and ends the process where an input takes too long: a thread
    /// cannot be stopped.
    fn watch(&self) {
        let start = Instant::now();
        let mut said = 0;
        while !self.over.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(200));
            for slot in &self.slots {
                let late = locked(slot).filter(|(_, since)| since.elapsed() > self.limits.time);
                if let Some((number, _)) = late {
                    self.give_up(number);
                }
            }
            let done = self.next.load(Ordering::Relaxed) - self.limits.numbers.start;
            if start.elapsed().as_secs() / 60 > said {
                said += 1;
                eprintln!("{done} inputs in {} s", start.elapsed().as_secs());
            }
        }
    }

    fn give_up(&self, number: u64) {
        let input = self.corpus.input(number);
        let name = format!("{}-{number}", input.kind.name());
        self.write(&input, &name);
        println!("{name}: not done after {} s", self.limits.time.as_secs());
        std::process::exit(1);
    }
}

fn write_to(folder: &Path, name: &str, bytes: &[u8]) {
    let path = folder.join(name);
    if let Err(error) = fs::write(&path, bytes) {
        eprintln!("{}: {error}", path.display());
    }
}
