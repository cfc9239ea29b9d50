//! The contract of `Kind::Mlir`.

#![no_main]

use couloir_contract::{Kind, check_deeply};

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    if let Err(broken) = check_deeply(Kind::Mlir, input) {
        panic!("{broken}");
    }
});
