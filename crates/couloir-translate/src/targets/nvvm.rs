//! `nvvm`: the tables of its ops, and what kernels are launched with.

use couloir_ir::{Attribute, Context, Failure};
use couloir_llvmir as l;
use couloir_llvmir::{CallConv, Function};

use super::{nvvm_named, nvvm_ops, nvvm_rows, nvvm_tensors};
use crate::extension::{Amended, Amendment, DialectTranslation};

/// `nvvm`
pub(crate) static NVVM: DialectTranslation = DialectTranslation {
    ops: &[nvvm_rows::ROWS, nvvm_named::ROWS, nvvm_ops::ROWS, nvvm_tensors::ROWS],
    amend: Some(amend),
    ..DialectTranslation::new("nvvm")
};

/// `ptx_kernel`
const KERNEL: CallConv = CallConv(71);

/// Attributes of functions: those of the dialect, and LLVM's.
const STRINGS: &[(&str, &str)] = &[
    ("nvvm.blocksareclusters", "nvvm.blocksareclusters"),
    ("nvvm.cluster_dim", "nvvm.cluster_dim"),
    ("nvvm.cluster_max_blocks", "nvvm.maxclusterrank"),
    ("nvvm.maxnreg", "nvvm.maxnreg"),
    ("nvvm.maxntid", "nvvm.maxntid"),
    ("nvvm.minctasm", "nvvm.minctasm"),
    ("nvvm.reqntid", "nvvm.reqntid"),
];

/// Only functions take attributes of this dialect. As in MLIR 22 nothing is said of others.
fn amend(amendment: &Amendment<'_, '_>, amended: Amended<'_, '_>) -> Result<(), Failure> {
    let Amended::Function(function) = amended else { return Err(Failure) };
    if amendment.name == "nvvm.kernel" {
        function.conv = KERNEL;
    }
    let row = STRINGS.iter().find(|row| row.0 == amendment.name);
    if let Some((_, name)) = row {
        let (ctx, llvm) = (amendment.translator.ctx, amendment.translator.llvm);
        let text = text_of(ctx, amendment.value);
        add_attribute(llvm, function, l::Attribute::string(llvm, name, &text));
    }
    Ok(())
}

/// Numbers with commas between them; a single one counts as unsigned.
fn text_of(ctx: &Context, value: Attribute) -> String {
    if let Some(number) = value.as_i64(ctx).filter(|_| value.as_int(ctx).is_some()) {
        return number.cast_unsigned().to_string();
    }
    let numbers = value.as_i32_array(ctx).unwrap_or_default();
    numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(",")
}

/// Adds an attribute to those of a function itself.
pub(super) fn add_attribute(llvm: &l::Context, function: &mut Function, added: l::Attribute) {
    let list = llvm.attr_list_data(function.attributes);
    let mut own = llvm.attributes(list.function).to_vec();
    own.push(added);
    function.attributes = llvm.attr_list(llvm.attr_set(&own), list.result, &list.params);
}
