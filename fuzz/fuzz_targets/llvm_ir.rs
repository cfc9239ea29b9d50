//! The contract of `Kind::LlvmIr`.

#![no_main]

use couloir_contract::{Kind, check_deeply};

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    if let Err(broken) = check_deeply(Kind::LlvmIr, input) {
        panic!("{broken}");
    }
});
