//! LLVM's extended regular expressions, translated for the `regex` crate.
