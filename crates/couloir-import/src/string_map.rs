//! The order of LLVM's maps of strings, in which MLIR 22 meets comdats.
//!
//! Such a map is a hash table with open addressing: it is gone through by bucket. A new entry goes
//! to the bucket of its hash or, where that is taken, to one further on, by a step that grows.
//! Where three quarters are taken the table doubles, and entries move in the order of their
//! buckets.

use xxhash_rust::xxh3::xxh3_64;

/// How many buckets a table has at first.
const FIRST_BUCKETS: usize = 16;

/// The places of names, given in the order in which they were added, in the order of such a map.
pub(crate) fn order(names: &[&[u8]]) -> Vec<usize> {
    let hashes: Vec<u32> = names.iter().map(|name| xxh3_64(name) as u32).collect();
    let mut buckets: Vec<Option<usize>> = vec![None; FIRST_BUCKETS];
    for at in 0..names.len() {
        put(&mut buckets, &hashes, at);
        if (at + 1) * 4 > buckets.len() * 3 {
            let old = std::mem::take(&mut buckets);
            buckets.resize(old.len() * 2, None);
            old.into_iter().flatten().for_each(|at| put(&mut buckets, &hashes, at));
        }
    }
    buckets.into_iter().flatten().collect()
}

/// Puts an entry into a table that has room.
fn put(buckets: &mut [Option<usize>], hashes: &[u32], at: usize) {
    let mask = buckets.len().wrapping_sub(1);
    let mut bucket = hashes.get(at).map_or(0, |&hash| hash as usize) & mask;
    for step in 1..=buckets.len() {
        match buckets.get_mut(bucket) {
            Some(slot @ None) => {
                *slot = Some(at);
                return;
            }
            _ => bucket = (bucket + step) & mask,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_names_are_there_once() {
        let names: Vec<String> = (0..1000).map(|number| format!("name{number}")).collect();
        let names: Vec<&[u8]> = names.iter().map(|name| name.as_bytes()).collect();
        let mut order = order(&names);
        order.sort_unstable();
        assert!(order.into_iter().eq(0..1000));
    }
}
