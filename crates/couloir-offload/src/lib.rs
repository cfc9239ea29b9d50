//! Modules of kernels as objects that a program carries: passes that translate to LLVM IR.

pub mod gpu_lower_to_nvvm_pipeline;
pub mod gpu_module_to_binary;

use couloir_pass::PassDef;

/// The passes of this crate.
pub const PASSES: &[&PassDef] = &[&gpu_lower_to_nvvm_pipeline::PASS, &gpu_module_to_binary::PASS];
