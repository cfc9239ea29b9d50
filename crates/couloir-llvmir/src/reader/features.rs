//! What may stand anywhere in a text, and is known of it before it is read.

use memchr::memmem;
use rayon::prelude::*;

/// What a text has somewhere.
#[derive(Clone, Copy, Default)]
pub(super) struct Features {
    /// Calls of intrinsics that may stand for debug records.
    pub(super) old_debug: bool,
    /// Locations of instructions.
    pub(super) has_locations: bool,
    /// Addresses of blocks.
    pub(super) has_block_addresses: bool,
    /// Scopes, groups of accesses or debug records: instructions of several functions may refer to
    /// them.
    pub(super) has_shared: bool,
}

/// Metadata of instructions that is shared.
const SHARED: [&str; 3] = ["!alias.scope", "!noalias", "!llvm.access.group"];

/// How much of a text is searched for one word after the other: as much as stays in a cache.
const WINDOW: usize = 1 << 15;
/// How much of the next window is looked at with one: no word is longer.
const MORE: usize = 1 << 5;
/// How many windows a thread looks at before it takes up more.
const PORTION: usize = 1 << 5;

impl Features {
    /// What a text has.
    pub(super) fn of(text: &[u8]) -> Self {
        let windows = text.len().div_ceil(WINDOW);
        let look = |mut found: Self, number: usize| {
            let start = number * WINDOW;
            let end = text.len().min(start + WINDOW + MORE);
            found.look_at(text.get(start..end).unwrap_or_default());
            found
        };
        if windows <= PORTION {
            return (0..windows).fold(Self::default(), look);
        }
        let portions = (0..windows).into_par_iter().with_min_len(PORTION);
        portions.fold(Self::default, look).reduce(Self::default, Self::or)
    }

    /// What either of two parts of a text has.
    fn or(self, other: Self) -> Self {
        Self {
            old_debug: self.old_debug || other.old_debug,
            has_locations: self.has_locations || other.has_locations,
            has_block_addresses: self.has_block_addresses || other.has_block_addresses,
            has_shared: self.has_shared || other.has_shared,
        }
    }

    fn look_at(&mut self, text: &[u8]) {
        let has = |word: &str| memmem::find(text, word.as_bytes()).is_some();
        // One look tells of most texts that they have none of several words.
        if has("dbg") {
            self.old_debug = self.old_debug || has("@llvm.dbg.");
            self.has_locations = self.has_locations || has("!dbg !");
            self.has_shared = self.has_shared || has("#dbg_");
        }
        if memchr::memchr(b'!', text).is_some() {
            self.has_shared = self.has_shared || SHARED.into_iter().any(has);
        }
        self.has_block_addresses = self.has_block_addresses || has("blockaddress");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_wherever_windows_end() {
        let found = |word: &str, at: usize| {
            let text = [&vec![b' '; at], word.as_bytes(), b" "].concat();
            let all = Features::of(&text);
            [all.old_debug, all.has_locations, all.has_block_addresses, all.has_shared]
        };
        for at in [0, WINDOW - 20, WINDOW - 1, WINDOW] {
            assert_eq!(found("dbg !noalia", at), [false; 4]);
            assert_eq!(found("@llvm.dbg.", at), [true, false, false, false]);
            assert_eq!(found("!dbg !", at), [false, true, false, false]);
            assert_eq!(found("blockaddress", at), [false, false, true, false]);
            for word in SHARED.into_iter().chain(["#dbg_"]) {
                assert_eq!(found(word, at), [false, false, false, true]);
            }
        }
    }
}
