//! A generic vector, filled, sorted and dropped while a panic unwinds.
#![no_main]

use std::panic::{catch_unwind, AssertUnwindSafe};

use smallvec::SmallVec;

struct Counted<'a>(u64, &'a std::cell::Cell<u32>);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.1.set(self.1.get() + 1);
    }
}

#[no_mangle]
pub extern "C" fn main() -> i32 {
    std::panic::set_hook(Box::new(|_| {}));
    let dropped = std::cell::Cell::new(0);
    for limit in [3, 8, 100] {
        let result = catch_unwind(AssertUnwindSafe(|| {
            let mut held: SmallVec<[Counted<'_>; 4]> = SmallVec::new();
            for at in 0..20_u64 {
                held.push(Counted(at * 7919 % 101, &dropped));
                assert!(at < limit, "too many: {at}");
            }
            held.sort_by_key(|counted| counted.0);
            held.iter().map(|counted| counted.0.to_string()).collect::<Vec<_>>().join(" ")
        }));
        match result {
            Ok(text) => println!("{limit}: {text}"),
            Err(panic) => println!("{limit}: {}", panic.downcast_ref::<String>().unwrap()),
        }
        println!("dropped {}", dropped.get());
    }
    let words: SmallVec<[&str; 2]> = "one two three four".split(' ').collect();
    println!("{words:?} {}", words.spilled());
    0
}
