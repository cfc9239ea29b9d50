//! Modules built through the builder, their exact text, and (where LLVM 22 is installed) that
//! LLVM reads the text and prints it back byte for byte.

mod common;

mod constants;
mod functions;
mod globals;
mod metadata;
mod verify;
