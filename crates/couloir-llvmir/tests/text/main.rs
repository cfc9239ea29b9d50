//! Modules built through the builder, their exact text, and (where LLVM 22 is installed) that
//! LLVM reads the text and prints it back byte for byte.

#![allow(
    clippy::many_single_char_names,
    clippy::too_many_lines,
    reason = "a test is one module, built value by value"
)]

mod common;

mod constants;
mod functions;
mod globals;
mod metadata;
mod verify;
mod versions;
