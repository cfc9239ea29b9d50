//! The contract of `Kind::Translate`.

#![no_main]

use couloir_contract::{Kind, check_deeply};

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    if let Err(broken) = check_deeply(Kind::Translate, input) {
        panic!("{broken}");
    }
});
