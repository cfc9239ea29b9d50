//! How the binary is linked.

use std::env;

/// At a fixed address, where that can be had: the tables of ops are full of
/// pointers, which would be worked out and copied, a megabyte of them, each
/// time that the program starts.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
