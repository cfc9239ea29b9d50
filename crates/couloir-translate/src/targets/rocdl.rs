//! `rocdl`: intrinsics, what kernels are launched with, hints on accesses to memory.

use couloir_ir::{Attribute, Context, Failure, OpRef};
use couloir_llvmir as l;
use couloir_llvmir::{Access, AttrList, AttrValue, CallConv, CallSpec, Function, Ordering};

use super::nvvm::add_attribute;
use super::rocdl_rows;
use crate::extension::{Amended, Amendment, DialectTranslation};
use crate::function::FunctionState;
use crate::ops::Row::{self, With};
use crate::ops::{call_result, named_intrinsic};

/// `rocdl`
pub(crate) static ROCDL: DialectTranslation = DialectTranslation {
    ops: &[rocdl_rows::ROWS, OTHERS],
    amend: Some(amend),
    ..DialectTranslation::new("rocdl")
};

const OTHERS: &[(&str, Row)] = &[
    ("rocdl.barrier", With(barrier)),
    ("rocdl.workgroup.dim.x", With(|state, op| size(state, op, "__ockl_get_local_size", 0))),
    ("rocdl.workgroup.dim.y", With(|state, op| size(state, op, "__ockl_get_local_size", 1))),
    ("rocdl.workgroup.dim.z", With(|state, op| size(state, op, "__ockl_get_local_size", 2))),
    ("rocdl.grid.dim.x", With(|state, op| size(state, op, "__ockl_get_num_groups", 0))),
    ("rocdl.grid.dim.y", With(|state, op| size(state, op, "__ockl_get_num_groups", 1))),
    ("rocdl.grid.dim.z", With(|state, op| size(state, op, "__ockl_get_num_groups", 2))),
];

/// A barrier that memory shared by a work group is seen across.
fn barrier(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let access = |ordering| Access { ordering, scope: "workgroup", ..Access::aligned(0) };
    state.builder.fence(access(Ordering::Release));
    named_intrinsic(state, op, "amdgcn.s.barrier", &[], Vec::new())?;
    state.builder.fence(access(Ordering::Acquire));
    Ok(())
}

/// A call of the device library that asks for the size of a dimension.
fn size(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    name: &str,
    dimension: i32,
) -> Result<(), Failure> {
    let llvm = state.llvm();
    let (index, result) = (llvm.int_type(32), llvm.int_type(64));
    let ty = llvm.function_type(result, &[index], false);
    let callee = state.builder.declare(llvm.symbol(name), ty, AttrList::EMPTY);
    let attributes = state.range_attributes(op, Some(64));
    let spec = CallSpec { attributes, ..CallSpec::new(ty, callee) };
    let inst = state.builder.call_with(&spec, &[llvm.i32(dimension).into()]);
    call_result(state, op, inst)
}

/// `amdgpu_kernel`
const KERNEL: CallConv = CallConv(91);

const GROUP_SIZE: &str = "amdgpu-flat-work-group-size";
const UNIFORM: &str = "uniform-work-group-size";

/// What an attribute of a function must be, in words.
type Wanted = &'static str;

/// Attributes of functions.
const ON_FUNCTIONS: &[(&str, Wanted, fn(&mut Kernel<'_>, Attribute) -> Option<()>)] = &[
    ("rocdl.flat_work_group_size", "a string", |kernel, value| {
        let text = value.as_text(kernel.ctx)?;
        kernel.set(GROUP_SIZE, text)
    }),
    ("rocdl.max_flat_work_group_size", "an integer", |kernel, value| {
        let most = value.as_int(kernel.ctx).and(value.as_i64(kernel.ctx))?;
        kernel.set(GROUP_SIZE, &format!("1,{most}"))
    }),
    ("rocdl.waves_per_eu", "an integer", |kernel, value| {
        let waves = value.as_int(kernel.ctx).and(value.as_i64(kernel.ctx))?;
        kernel.set("amdgpu-waves-per-eu", &waves.to_string())
    }),
    ("rocdl.unsafe_fp_atomics", "a boolean", |kernel, value| {
        kernel.set_truth("amdgpu-unsafe-fp-atomics", value)
    }),
    ("rocdl.uniform_work_group_size", "a boolean", |kernel, value| {
        kernel.set_truth(UNIFORM, value)
    }),
    ("rocdl.reqd_work_group_size", "a dense i32 array attribute", |kernel, value| {
        let sizes = value.as_i32_array(kernel.ctx).filter(|_| value.as_array(kernel.ctx).is_none());
        let sizes = sizes?.into_iter().map(|size| kernel.llvm.md_constant(kernel.llvm.i32(size)));
        let node = kernel.llvm.md_tuple(&sizes.collect::<Vec<_>>());
        let kind = kernel.llvm.str("reqd_work_group_size");
        kernel.function.common.attachments.push((kind, node));
        Some(())
    }),
];

/// Hints on instructions: attribute and metadata.
const HINTS: &[(&str, &str)] = &[
    ("rocdl.last_use", "amdgpu.last.use"),
    ("rocdl.no_remote_memory", "amdgpu.no.remote.memory"),
    ("rocdl.no_fine_grained_memory", "amdgpu.no.fine.grained.memory"),
    ("rocdl.ignore_denormal_mode", "amdgpu.ignore.denormal.mode"),
];

/// A function that becomes a kernel.
struct Kernel<'k> {
    ctx: &'k Context,
    llvm: &'k l::Context,
    function: &'k mut Function,
}

impl Kernel<'_> {
    #[expect(clippy::unnecessary_wraps, reason = "rows end with it")]
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        let attribute = l::Attribute::string(self.llvm, name, value);
        add_attribute(self.llvm, self.function, attribute);
        Some(())
    }

    fn set_truth(&mut self, name: &str, value: Attribute) -> Option<()> {
        let truth = if value.as_bool()? { "true" } else { "false" };
        self.set(name, truth)
    }

    fn has(&self, name: &str) -> bool {
        let own = self.llvm.attr_list_data(self.function.attributes).function;
        self.llvm.attributes(own).iter().any(|own| match own.value {
            AttrValue::Pair { key, .. } => self.llvm.str_bytes(key) == name.as_bytes(),
            _ => false,
        })
    }

    /// What every kernel has unless it says otherwise.
    fn launch(&mut self) {
        self.function.conv = KERNEL;
        for (name, value) in [(GROUP_SIZE, "1,256"), (UNIFORM, "true")] {
            if !self.has(name) {
                self.set(name, value);
            }
        }
    }
}

fn amend(amendment: &Amendment<'_, '_>, amended: Amended<'_, '_>) -> Result<(), Failure> {
    let name = amendment.name;
    let row = ON_FUNCTIONS.iter().find(|row| row.0 == name);
    match amended {
        Amended::Instructions(state, made) => {
            if let Some((_, kind)) = HINTS.iter().find(|row| row.0 == name) {
                let node = state.llvm().md_tuple(&[]);
                made.for_each(|inst| state.builder.attach(inst, kind, node));
            }
        }
        Amended::Function(function) => {
            let (ctx, llvm) = (amendment.translator.ctx, amendment.translator.llvm);
            let mut kernel = Kernel { ctx, llvm, function };
            if name == "rocdl.kernel" {
                kernel.launch();
            }
            if let Some((_, wanted, set)) = row
                && set(&mut kernel, amendment.value).is_none()
            {
                return amendment.op.op_error(format!("{name} must be {wanted}")).fail();
            }
            return Ok(());
        }
        _ => {}
    }
    match row {
        Some(_) => {
            let message = format!("{name} is only supported on `llvm.func` operations");
            amendment.op.op_error(message).fail()
        }
        None => Ok(()),
    }
}
