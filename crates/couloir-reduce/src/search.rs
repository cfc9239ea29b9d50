//! The search: chunks of places, each half as long as the last, several candidates at a time.
//!
//! Invariant: of candidates tested side by side the first in order counts, and those after it are
//! forgotten, so that the number of threads changes nothing but the time.

use std::hash::BuildHasher;
use std::ops::Range;

use rustc_hash::{FxBuildHasher, FxHashSet};

use crate::{Emit, Options, Step, Test, emitted, quietly};

/// Told of a step that made the input smaller: its name, how many candidates were tested so far,
/// and the bytes.
pub type Progress<'p> = dyn FnMut(&str, usize, &[u8]) + 'p;

/// How often all steps are gone through, while anything becomes smaller.
const MAX_ROUNDS: usize = 8;

/// A search for the smallest interesting text.
pub(crate) struct Search<'a> {
    test: &'a dyn Test,
    options: &'a Options,
    progress: &'a mut Progress<'a>,
    pub(crate) emit: Emit,
    tries: usize,
    /// Texts that are not interesting, as hashes.
    dull: FxHashSet<u64>,
}

/// What became of a candidate.
enum Tried {
    /// There was none, or one known to be dull.
    No,
    /// It is dull.
    Dull(u64),
    /// It is interesting.
    Interesting(Vec<u8>),
}

impl<'a> Search<'a> {
    pub(crate) fn new<'p: 'a>(
        test: &'a dyn Test,
        options: &'a Options,
        progress: &'a mut Progress<'p>,
    ) -> Self {
        // The closure outlives the search, which is all that its type need say.
        let progress: &'a mut Progress<'a> = shorter(progress);
        Self { test, options, progress, emit: None, tries: 0, dull: FxHashSet::default() }
    }

    /// How many candidates were tested.
    pub(crate) fn tries(&self) -> usize {
        self.tries
    }

    /// Whether a text, which stands for these bytes, is interesting.
    pub(crate) fn test(&mut self, text: &[u8], bytes: &[u8]) -> bool {
        self.tries += 1;
        let found = self.test.is_interesting(bytes);
        if !found {
            self.dull.insert(FxBuildHasher.hash_one(text));
        }
        found
    }

    /// Does something on a thread with the stack that readers need.
    pub(crate) fn deeply<T: Send>(&self, work: impl FnOnce() -> T + Send) -> Option<T> {
        std::thread::scope(|scope| {
            let builder = std::thread::Builder::new().stack_size(self.options.stack);
            builder.spawn_scoped(scope, work).ok()?.join().ok()
        })
    }

    /// Goes through steps until none makes the text smaller.
    pub(crate) fn run(&mut self, steps: &[Box<dyn Step>], mut text: Vec<u8>) -> Vec<u8> {
        for _ in 0..MAX_ROUNDS {
            let before = text.clone();
            for step in steps {
                text = self.sweep(&**step, text);
            }
            if text == before {
                break;
            }
        }
        text
    }

    fn places(&self, step: &dyn Step, text: &[u8]) -> usize {
        self.deeply(|| quietly(|| step.places(text)).unwrap_or(0)).unwrap_or(0)
    }

    /// Tries a step on all places, in chunks, each half as long as the last.
    fn sweep(&mut self, step: &dyn Step, mut text: Vec<u8>) -> Vec<u8> {
        let mut places = self.places(step, &text);
        let mut size = places;
        let mut smaller = false;
        while size > 0 && self.tries < self.options.max_tries {
            let mut at = 0;
            while at < places {
                let (range, found) = self.first_of(step, &text, at, (size, places));
                at = range.end;
                let Some(found) = found else { continue };
                let left = self.places(step, &found);
                // What is left of the chunk was looked at.
                at = (range.end + left).saturating_sub(places).max(range.start);
                (text, places, smaller) = (found, left, true);
                size = size.min(places.max(1));
            }
            size /= 2;
        }
        if smaller {
            let bytes = emitted(self.emit, &text);
            (self.progress)(step.name(), self.tries, bytes.as_deref().unwrap_or(&text));
        }
        text
    }

    /// Tests the next chunks side by side: the first that is interesting, or the last tested.
    fn first_of(
        &mut self,
        step: &dyn Step,
        text: &[u8],
        at: usize,
        (size, places): (usize, usize),
    ) -> (Range<usize>, Option<Vec<u8>>) {
        let starts = (at..places).step_by(size).take(self.options.threads.max(1));
        let chunks = starts.map(|start| start..(start + size).min(places)).collect::<Vec<_>>();
        let tried = self.try_all(step, text, &chunks);
        let last = chunks.last().cloned().unwrap_or(at..places);
        for (chunk, tried) in chunks.into_iter().zip(tried) {
            self.tries += usize::from(!matches!(tried, Tried::No));
            match tried {
                Tried::No => {}
                Tried::Dull(hash) => _ = self.dull.insert(hash),
                Tried::Interesting(text) => return (chunk, Some(text)),
            }
        }
        (last, None)
    }

    fn try_all(&self, step: &dyn Step, text: &[u8], chunks: &[Range<usize>]) -> Vec<Tried> {
        std::thread::scope(|scope| {
            let spawn = |chunk: &Range<usize>| {
                let (chunk, search) = (chunk.clone(), self.parts());
                let builder = std::thread::Builder::new().stack_size(self.options.stack);
                builder.spawn_scoped(scope, move || search.try_one(step, text, chunk)).ok()
            };
            let threads = chunks.iter().map(spawn).collect::<Vec<_>>();
            let join = |thread: Option<std::thread::ScopedJoinHandle<'_, Tried>>| {
                thread.and_then(|thread| thread.join().ok()).unwrap_or(Tried::No)
            };
            threads.into_iter().map(join).collect()
        })
    }

    fn parts(&self) -> Parts<'_> {
        Parts { test: self.test, emit: self.emit, dull: &self.dull }
    }
}

/// The same closure, of a type with a shorter life.
fn shorter<'a, 'p: 'a>(progress: &'a mut Progress<'p>) -> &'a mut Progress<'a> {
    // A mutable reference to a trait object may be made one of a shorter bound.
    progress
}

/// What threads share.
struct Parts<'a> {
    test: &'a dyn Test,
    emit: Emit,
    dull: &'a FxHashSet<u64>,
}

impl Parts<'_> {
    fn try_one(&self, step: &dyn Step, text: &[u8], chunk: Range<usize>) -> Tried {
        let changed = quietly(|| step.change(text, chunk)).flatten();
        let Some(changed) = changed.filter(|changed| changed != text) else { return Tried::No };
        let hash = FxBuildHasher.hash_one(&changed);
        if self.dull.contains(&hash) {
            return Tried::No;
        }
        let Some(bytes) = quietly(|| emitted(self.emit, &changed)).flatten() else {
            return Tried::No;
        };
        match self.test.is_interesting(&bytes) {
            true => Tried::Interesting(changed),
            false => Tried::Dull(hash),
        }
    }
}
