//! The language of the file tests: which files are tests, what their RUN lines
//! say, and how a RUN line is carried out.
//!
//! A RUN line is a small shell script: commands joined by `|`, `&&` and `;`, with
//! redirections and the substitutions `%s`, `%S`, `%t`, `%T` and `%%`. No shell is
//! involved. The tools a script calls are given by the caller through [`Tools`],
//! so the same script can run in-process, against the reference tools, or against
//! both at once; a handful of file utilities and `not` are carried out here.
//!
//! Invariants: paths in a test are relative to the repository root, which is the
//! working directory of whoever runs it; a script's meaning depends on its file
//! alone; nothing is run in parallel behind the caller's back.

mod discover;
mod execute;
mod filecheck;
mod pending;
mod script;
mod split;
mod utility;
mod words;

pub use discover::{FileTest, find_files, find_tests};
pub use execute::{Failure, Output, Tools, run_script};
pub use filecheck::FileCheck;
pub use pending::{PENDING, Pending};
pub use script::{Command, Pipeline, Script, Sink, marked_scripts_of, parse_script, scripts_of};
pub use split::{Part, split_parts};

/// The passes that `couloir compile` stands for, for programs of the examples'
/// dialects.
pub const LOWERING: [&str; 10] = [
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-cf-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-ub-to-llvm",
    "--reconcile-unrealized-casts",
];
