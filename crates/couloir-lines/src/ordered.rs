//! Texts made on several threads, and taken in order on the one that asks for them.
//!
//! That thread makes texts itself, and takes those of others whenever it has made one: no thread
//! is woken for a text alone.

use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The texts a thread is to make, as long as there are any: it takes up the [next](Self::next),
/// and gives it away as [made](Self::made).
pub struct Turns<'s, T> {
    shared: &'s Shared,
    taker: Taker<'s, T>,
}

/// Who takes the texts that a thread has made.
enum Taker<'s, T> {
    /// Another thread.
    Other(SyncSender<Made<T>>),
    /// The thread itself.
    Own(&'s dyn Fn(Made<T>)),
}

/// What threads share.
struct Shared {
    count: usize,
    /// The text to be taken up next.
    next: AtomicUsize,
    /// Buffers to be used again.
    spare: Mutex<Vec<Vec<u8>>>,
}

/// The text with a number, and what else is known of it.
struct Made<T> {
    number: usize,
    text: Vec<u8>,
    known: T,
}

impl<T> Turns<'_, T> {
    /// The number of a text that nobody else makes, and an empty buffer for it.
    pub fn next(&self) -> Option<(usize, Vec<u8>)> {
        let number = self.shared.next.fetch_add(1, Ordering::Relaxed);
        (number < self.shared.count).then(|| (number, self.shared.buffer()))
    }

    /// Gives a text away, once there is room for more of them.
    pub fn made(&self, number: usize, text: Vec<u8>, known: T) {
        let made = Made { number, text, known };
        match &self.taker {
            Taker::Own(take) => take(made),
            // Nobody is left to take it only where taking failed.
            Taker::Other(sender) => _ = sender.send(made),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    fn buffer(&self) -> Vec<u8> {
        lock(&self.spare).pop().unwrap_or_default()
    }

    fn take_back(&self, mut buffer: Vec<u8>) {
        buffer.clear();
        lock(&self.spare).push(buffer);
    }
}

/// Texts that came before their turn.
struct Order<T> {
    waiting: Vec<Option<Made<T>>>,
    next: usize,
}

impl<T> Order<T> {
    fn of(count: usize) -> Self {
        Self { waiting: std::iter::repeat_with(|| None).take(count).collect(), next: 0 }
    }

    fn add(&mut self, made: Made<T>) {
        if let Some(place) = self.waiting.get_mut(made.number) {
            *place = Some(made);
        }
    }

    /// The text whose turn it is, if it has come.
    fn next(&mut self) -> Option<Made<T>> {
        let made = self.waiting.get_mut(self.next)?.take()?;
        self.next += 1;
        Some(made)
    }
}

/// Where texts come together.
struct Desk<'s, T, F> {
    shared: &'s Shared,
    receiver: Receiver<Made<T>>,
    /// What is to be taken, and how.
    taking: RefCell<(Order<T>, F)>,
}

impl<T, F: FnMut(&mut Vec<u8>, T)> Desk<'_, T, F> {
    fn take(&self, made: Made<T>) {
        let (order, take) = &mut *self.taking.borrow_mut();
        order.add(made);
        while let Some(mut made) = order.next() {
            take(&mut made.text, made.known);
            self.shared.take_back(made.text);
        }
    }

    /// Takes a text of the thread's own, and those that others have made meanwhile.
    fn take_all(&self, made: Made<T>) {
        self.take(made);
        self.receiver.try_iter().for_each(|made| self.take(made));
    }
}

/// Has so many texts made by this thread and those of the pool, each of which does `work`, and
/// takes them one after the other on this thread, with what is known of each. Threads do not get
/// far ahead.
pub fn in_order<T: Send>(
    count: usize,
    work: impl Fn(&Turns<'_, T>) + Sync,
    take: impl FnMut(&mut Vec<u8>, T),
) {
    let shared = Shared { count, next: AtomicUsize::new(0), spare: Mutex::default() };
    let threads = rayon::current_num_threads().min(count);
    let (sender, receiver) = sync_channel(threads);
    let desk = Desk { shared: &shared, receiver, taking: RefCell::new((Order::of(count), take)) };
    // Threads that come when all texts are taken up find it empty.
    let open = Mutex::new(Some(sender));
    let help = || {
        let sender = lock(&open).clone();
        if let Some(sender) = sender {
            work(&Turns { shared: &shared, taker: Taker::Other(sender) });
        }
    };
    rayon::in_place_scope(|scope| {
        (1..threads).for_each(|_| scope.spawn(|_| help()));
        let own = |made| desk.take_all(made);
        work(&Turns { shared: &shared, taker: Taker::Own(&own) });
        lock(&open).take();
        desk.receiver.iter().for_each(|made| desk.take(made));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(count: usize) -> (Vec<u8>, usize) {
        let work = |turns: &Turns<'_, usize>| {
            while let Some((number, mut text)) = turns.next() {
                text.extend_from_slice(format!("{number} ").as_bytes());
                turns.made(number, text, number);
            }
        };
        let (mut all, mut sum) = (Vec::new(), 0);
        in_order(count, work, |text, number| {
            all.extend_from_slice(text);
            sum += number;
        });
        (all, sum)
    }

    #[test]
    fn texts_come_in_order() {
        let wanted = (0..1000).map(|number| format!("{number} ")).collect::<String>();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("a pool");
        for (text, sum) in [numbers(1000), pool.install(|| numbers(1000))] {
            assert_eq!((String::from_utf8_lossy(&text).as_ref(), sum), (wanted.as_str(), 499_500));
        }
        assert_eq!(numbers(0), (Vec::new(), 0));
    }

    #[test]
    fn texts_come_while_all_other_threads_are_busy() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("a pool");
        let sums = pool.install(|| rayon::join(|| numbers(500).1, || numbers(500).1));
        assert_eq!(sums, (124_750, 124_750));
    }
}
