//! What must hold of any input: it gives a result or a diagnostic, and what is accepted prints
//! and reads back the same. The fuzz targets in `fuzz/` and `cargo xtask mutants` check it.
//!
//! - [`check`]: the contract of a [`Kind`] of input; [`check_deeply`] has the stack it needs;
//! - [`mutate`]: inputs changed at random, the same ones for the same seed;
//! - [`generate`]: modules made at random from the tables of ops.
//!
//! Invariants: checks share nothing, so that a finding can be repeated alone; a panic is not
//! caught here.

#[cfg(feature = "mlir")]
pub mod generate;
#[cfg(feature = "mlir")]
mod mlir;
pub mod mutate;
mod text;

use couloir_llvmir::{read_module, verify_rules, write_module};
#[cfg(feature = "mlir")]
pub use mlir::bytecode_of;
pub use text::difference;

/// Stack for a check: what nests as deeply as the parsers allow must fit.
pub const STACK_BYTES: usize = 256 << 20;

/// What an input is taken as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// LLVM IR, read and written.
    LlvmIr,
    /// LLVM IR, imported into the LLVM dialect.
    Import,
    /// MLIR text.
    Mlir,
    /// MLIR's bytecode.
    Bytecode,
    /// A line whose bytes stand for passes, or, after a `=`, a pipeline as text; and the MLIR text
    /// that it runs on.
    Pipeline,
    /// MLIR text, translated to LLVM IR.
    Translate,
}

impl Kind {
    /// All there are.
    pub const ALL: [Kind; 6] =
        [Kind::LlvmIr, Kind::Import, Kind::Mlir, Kind::Bytecode, Kind::Pipeline, Kind::Translate];

    /// Its name on command lines.
    pub fn name(self) -> &'static str {
        match self {
            Kind::LlvmIr => "llvm_ir",
            Kind::Import => "import",
            Kind::Mlir => "mlir",
            Kind::Bytecode => "bytecode",
            Kind::Pipeline => "pipeline",
            Kind::Translate => "translate",
        }
    }
}

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// There is a result, and it reads back.
    Accepted,
    /// There is a diagnostic.
    Refused,
}

/// Checks the contract of an input.
///
/// # Errors
/// What does not hold.
pub fn check(kind: Kind, input: &[u8]) -> Result<Outcome, String> {
    match kind {
        Kind::LlvmIr => llvm_ir(input),
        #[cfg(feature = "mlir")]
        _ => mlir::check(kind, input),
        #[cfg(not(feature = "mlir"))]
        _ => Err("the feature `mlir` is off".into()),
    }
}

/// The same on a thread with a stack of [`STACK_BYTES`].
///
/// # Errors
/// What does not hold, or that no thread can be had.
///
/// # Panics
/// When the check does.
pub fn check_deeply(kind: Kind, input: &[u8]) -> Result<Outcome, String> {
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().stack_size(STACK_BYTES);
        let work = builder.spawn_scoped(scope, || check(kind, input));
        let work = work.map_err(|error| format!("no thread for the check: {error}"))?;
        work.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// That something was refused with these words, of which there must be some.
fn refused(words: &str) -> Result<Outcome, String> {
    match words.trim().is_empty() {
        true => Err("refused without a word".into()),
        false => Ok(Outcome::Refused),
    }
}

/// That two texts are the same.
fn same(first: &[u8], second: &[u8]) -> Result<Outcome, String> {
    match difference(first, second) {
        None => Ok(Outcome::Accepted),
        Some(place) => Err(format!("reads back as something else: {place}")),
    }
}

/// That what is read back of a text is the same text. What is put in order only when it is read,
/// as affine expressions are here and in MLIR 22, is so after it was read once more.
#[cfg(feature = "mlir")]
fn stays_same(
    first: &[u8],
    read_back: &dyn Fn(&[u8]) -> Result<Vec<u8>, String>,
) -> Result<Outcome, String> {
    let second = read_back(first)?;
    if first == second {
        return Ok(Outcome::Accepted);
    }
    same(&second, &read_back(&second)?)
}

fn llvm_ir(input: &[u8]) -> Result<Outcome, String> {
    // Without a name: a module without a source file's name would take that.
    let read = match read_module(input, "") {
        Ok(read) => read.module,
        Err(error) => return refused(&error.render("input", input)),
    };
    if let Some(error) = verify_rules(&read).first() {
        return refused(&error.to_string());
    }
    let text = write_module(&read);
    match read_module(&text, "") {
        Ok(again) => same(&text, &write_module(&again.module)),
        Err(error) => Err(format!("does not read back: {}", error.render("written", &text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_right_is_accepted_and_what_is_wrong_refused() {
        let rows: &[(Kind, &str, Outcome)] = &[
            (Kind::LlvmIr, "define void @f() {\n  ret void\n}\n", Outcome::Accepted),
            (Kind::LlvmIr, "define void @f() {", Outcome::Refused),
            #[cfg(feature = "mlir")]
            (Kind::Import, "define void @f() {\n  ret void\n}\n", Outcome::Accepted),
            #[cfg(feature = "mlir")]
            (Kind::Mlir, "func.func private @f()", Outcome::Accepted),
            #[cfg(feature = "mlir")]
            (Kind::Bytecode, "ML\u{ef}R", Outcome::Refused),
            #[cfg(feature = "mlir")]
            (Kind::Pipeline, "=builtin.module(cse)\nfunc.func private @f()", Outcome::Accepted),
            #[cfg(feature = "mlir")]
            (Kind::Pipeline, "=builtin.module(cs)\nfunc.func private @f()", Outcome::Refused),
            #[cfg(feature = "mlir")]
            (Kind::Pipeline, "=any(print-ir)\nfunc.func private @f()", Outcome::Refused),
            #[cfg(feature = "mlir")]
            (Kind::Translate, "llvm.func @f()", Outcome::Accepted),
            #[cfg(feature = "mlir")]
            (Kind::Translate, "func.func private @f()", Outcome::Refused),
            #[cfg(feature = "mlir")]
            (Kind::Mlir, "func.func", Outcome::Refused),
        ];
        for &(kind, text, outcome) in rows {
            assert_eq!(check_deeply(kind, text.as_bytes()), Ok(outcome), "{text}");
        }
    }

    /// Which passes letters stand for changes as passes come.
    #[cfg(feature = "mlir")]
    #[test]
    fn letters_stand_for_passes() {
        for letters in ["", "a", "ab", "xyz"] {
            let text = format!("{letters}\nfunc.func private @f()");
            assert!(check_deeply(Kind::Pipeline, text.as_bytes()).is_ok(), "{letters}");
        }
    }

    #[cfg(feature = "mlir")]
    #[test]
    fn bytecode_of_a_module_is_accepted() {
        let bytes = bytecode_of(b"func.func private @f()").unwrap();
        assert_eq!(check_deeply(Kind::Bytecode, &bytes), Ok(Outcome::Accepted));
    }
}
