//! `couloir import --check`: reads LLVM IR, says what is wrong with it, and prints nothing.

use std::ffi::OsStr;

use couloir_diag::message_bytes;
use couloir_llvmir::{read_module, verify_rules};

use crate::io::read_input;
use crate::{Host, Output};

/// Checks a file; the exit status is returned.
pub(crate) fn run(path: &OsStr, host: &mut dyn Host) -> i32 {
    let path = path.to_string_lossy();
    let result = said(&path, host);
    match result {
        Ok(said) if said.is_empty() => Output::success(Vec::new()),
        Ok(said) | Err(said) => Output::failure(message_bytes(&said)),
    }
    .deliver(host)
}

/// What is said of a file that can be read.
fn said(path: &str, host: &mut dyn Host) -> Result<String, String> {
    let input = read_input(path, host)?;
    let read = read_module(&input.bytes, path);
    let read = read.map_err(|error| error.render(path, &input.bytes))?;
    let broken = verify_rules(&read.module);
    // Freeing a large module bit by bit only to exit takes time.
    std::mem::forget(read);
    Ok(broken.iter().map(|error| format!("{error}\n")).collect())
}
