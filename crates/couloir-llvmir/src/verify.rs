//! The verifier.

use crate::module::Module;

/// Messages about what is wrong in a module; empty where nothing is.
pub fn verify_module(_module: &Module) -> Vec<String> {
    Vec::new()
}
