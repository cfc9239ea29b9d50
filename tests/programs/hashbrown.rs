//! A hash table with a hasher of its own, grown, shrunk and unwound through.
#![no_main]

use std::hash::{BuildHasherDefault, Hasher};

use hashbrown::HashMap;

#[derive(Default)]
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

type Map<K, V> = HashMap<K, V, BuildHasherDefault<Fnv>>;

#[no_mangle]
pub extern "C" fn main() -> i32 {
    let mut squares: Map<u32, String> = Map::default();
    for n in 0..5000_u32 {
        squares.insert(n.wrapping_mul(2_654_435_761), (u64::from(n) * u64::from(n)).to_string());
    }
    squares.retain(|key, value| key % 3 == 0 && value.len() > 2);
    let mut found: Vec<_> = squares.iter().collect();
    found.sort();
    println!("{} {:?} {:?}", found.len(), found.first(), found.last());
    let mut words: Map<&str, Vec<usize>> = Map::default();
    for (at, word) in "the cat the dog the end of the cat".split(' ').enumerate() {
        words.entry(word).or_default().push(at);
    }
    let mut words: Vec<_> = words.into_iter().collect();
    words.sort();
    println!("{words:?}");
    std::panic::set_hook(Box::new(|_| {}));
    let lost = std::panic::catch_unwind(|| {
        let mut map: Map<i32, Box<i32>> = (0..100).map(|n| (n, Box::new(n))).collect();
        map.retain(|key, _| if *key == 57 { panic!("at {key}") } else { *key % 2 == 0 });
    });
    println!("{:?}", lost.unwrap_err().downcast_ref::<String>());
    0
}
