//! Texts made on several threads, and taken in order on the one that asks for them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

/// The texts a thread is to make, as long as there are any: it takes up the [next](Self::next),
/// and gives it away as [made](Self::made).
pub struct Turns<'s, T> {
    shared: &'s Shared,
    sender: SyncSender<Made<T>>,
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
        // Nobody is left to take it only where taking failed.
        _ = self.sender.send(Made { number, text, known });
    }
}

impl Shared {
    fn buffer(&self) -> Vec<u8> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    fn take_back(&self, mut buffer: Vec<u8>) {
        buffer.clear();
        self.spare.lock().unwrap_or_else(PoisonError::into_inner).push(buffer);
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

/// Has so many texts made by the threads of the pool, each of which does `work`, and takes them
/// one after the other on this thread, with what is known of each. Threads do not get far ahead.
pub fn in_order<T: Send>(
    count: usize,
    work: impl Fn(&Turns<'_, T>) + Sync,
    mut take: impl FnMut(&mut Vec<u8>, T),
) {
    let shared = Shared { count, next: AtomicUsize::new(0), spare: Mutex::default() };
    let threads = rayon::current_num_threads().min(count);
    let in_pool = rayon::current_thread_index().is_some();
    let (sender, receiver) = sync_channel(if in_pool { count } else { threads });
    let mut order = Order::of(count);
    let mut receive = |made| {
        order.add(made);
        while let Some(mut made) = order.next() {
            take(&mut made.text, made.known);
            shared.take_back(made.text);
        }
    };
    if in_pool {
        // A thread that others wait for cannot wait for others.
        let turns = |sender: &mut SyncSender<_>| Turns { shared: &shared, sender: sender.clone() };
        (0..threads).into_par_iter().for_each_with(sender, |sender, _| work(&turns(sender)));
        return receiver.iter().for_each(receive);
    }
    rayon::in_place_scope(|scope| {
        for _ in 0..threads {
            let (work, turns) = (&work, Turns { shared: &shared, sender: sender.clone() });
            scope.spawn(move |_| work(&turns));
        }
        drop(sender);
        receiver.iter().for_each(&mut receive);
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
}
