//! `gpu-lower-to-nvvm-pipeline`: the passes that take kernels to objects for NVIDIA's GPUs, and what
//! launches them to the LLVM dialect.

use couloir_convert::{
    convert_arith_to_llvm, convert_func_to_llvm, convert_gpu_to_nvvm, convert_index_to_llvm,
    convert_math_to_llvm, convert_nvgpu_to_nvvm, convert_nvvm_to_llvm, convert_scf_to_cf,
    convert_vector_to_scf, gpu_to_llvm, lower_affine, reconcile_unrealized_casts,
};
use couloir_pass::{Item, OptionDef, OptionKind, Options, PassDef};
use couloir_transforms::{
    attach_target, canonicalize, cse, expand_strided_metadata, gpu_kernel_outlining,
};

use crate::gpu_module_to_binary;

const WIDTH: &str = "index-bitwidth";
const BARE_HOST: &str = "host-bare-ptr-calling-convention";
const BARE_KERNELS: &str = "kernel-bare-ptr-calling-convention";
const ROLLBACK: &str = "allow-pattern-rollback";

/// `gpu-lower-to-nvvm-pipeline`
pub static PASS: PassDef = PassDef {
    name: "gpu-lower-to-nvvm-pipeline",
    class: "GPULowerToNVVMPipeline",
    description: "The default pipeline lowers main dialects (arith, memref, scf, vector, gpu, and \
                  nvgpu) to NVVM. It starts by lowering GPU code to the specified compilation \
                  target (default is fatbin) then lowers the host code.",
    options: &[
        OptionDef::new(
            WIDTH,
            OptionKind::Signed,
            "64",
            "Bitwidth of the index type for the host (warning this should be 64 until the GPU \
             layering is fixed)",
        ),
        OptionDef::new(
            "cubin-triple",
            OptionKind::Text,
            "nvptx64-nvidia-cuda",
            "Triple to use to serialize to cubin.",
        ),
        OptionDef::new(
            "cubin-chip",
            OptionKind::Text,
            "sm_50",
            "Chip to use to serialize to cubin.",
        ),
        OptionDef::new(
            "cubin-features",
            OptionKind::Text,
            "+ptx60",
            "Features to use to serialize to cubin.",
        ),
        OptionDef::new(
            "cubin-format",
            OptionKind::Text,
            "fatbin",
            "Compilation format to use to serialize to cubin.",
        ),
        OptionDef::new(
            "opt-level",
            OptionKind::Int,
            "2",
            "Optimization level for NVVM compilation",
        ),
        OptionDef::new(
            BARE_KERNELS,
            OptionKind::Bool,
            "false",
            "Whether to use the bareptr calling convention on the kernel (warning this should be \
             false until the GPU layering is fixed)",
        ),
        OptionDef::new(
            BARE_HOST,
            OptionKind::Bool,
            "false",
            "Whether to use the bareptr calling convention on the host (warning this should be \
             false until the GPU layering is fixed)",
        ),
        OptionDef::new(
            "ptxas-cmd-options",
            OptionKind::Text,
            "",
            "Command line options to pass to the downstream compiler.",
        ),
        OptionDef::new(
            ROLLBACK,
            OptionKind::Bool,
            "true",
            "Allow pattern rollback during dialect conversion",
        ),
    ],
    stands_for: Some(passes),
    ..PassDef::EMPTY
};

fn passes(options: &Options) -> Vec<Item> {
    let mut all = common(options);
    all.extend(of_kernels(options).map(|item| Item::nested("gpu.module", vec![item])));
    all.extend(of_host(options));
    all
}

/// On all of a module.
fn common(options: &Options) -> Vec<Item> {
    let [triple, chip, features, tools] =
        ["cubin-triple", "cubin-chip", "cubin-features", "ptxas-cmd-options"]
            .map(|name| options.text(name));
    let target = format!(
        "triple={{{triple}}} chip={{{chip}}} features={{{features}}} O={} \
         ptxas-cmd-options={{{tools}}}",
        options.number("opt-level")
    );
    vec![
        Item::pass(&convert_nvgpu_to_nvvm::PASS, ""),
        Item::pass(&gpu_kernel_outlining::PASS, ""),
        Item::pass(&convert_vector_to_scf::PASS, ""),
        Item::pass(&convert_scf_to_cf::PASS, ""),
        Item::pass(&convert_nvvm_to_llvm::PASS, ""),
        Item::pass(&convert_func_to_llvm::PASS, ""),
        Item::pass(&expand_strided_metadata::PASS, ""),
        Item::pass(&attach_target::NVVM, &target),
        Item::pass(&lower_affine::PASS, ""),
        Item::pass(&convert_arith_to_llvm::PASS, ""),
        Item::pass(&convert_index_to_llvm::PASS, &width(options)),
        Item::pass(&canonicalize::PASS, ""),
        Item::pass(&cse::PASS, ""),
    ]
}

fn width(options: &Options) -> String {
    format!("index-bitwidth={}", options.number(WIDTH))
}

/// On modules of kernels.
fn of_kernels(options: &Options) -> impl Iterator<Item = Item> {
    let kernels = format!(
        "{} use-bare-ptr-memref-call-conv={} allow-pattern-rollback={}",
        width(options),
        options.flag(BARE_KERNELS),
        options.flag(ROLLBACK)
    );
    [
        Item::pass(&convert_gpu_to_nvvm::PASS, &kernels),
        Item::pass(&canonicalize::PASS, ""),
        Item::pass(&cse::PASS, ""),
        Item::pass(&reconcile_unrealized_casts::PASS, ""),
    ]
    .into_iter()
}

/// On what launches them.
fn of_host(options: &Options) -> [Item; 6] {
    let bare = format!(
        "use-bare-pointers-for-host={} use-bare-pointers-for-kernels={}",
        options.flag(BARE_HOST),
        options.flag(BARE_KERNELS)
    );
    let format = format!("format={{{}}}", options.text("cubin-format"));
    [
        Item::pass(&gpu_to_llvm::PASS, &bare),
        Item::pass(&gpu_module_to_binary::PASS, &format),
        Item::pass(&convert_math_to_llvm::PASS, ""),
        Item::pass(&canonicalize::PASS, ""),
        Item::pass(&cse::PASS, ""),
        Item::pass(&reconcile_unrealized_casts::PASS, ""),
    ]
}
