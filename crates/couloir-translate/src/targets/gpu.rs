//! `gpu`: what the host does with kernels that other tools made into binaries.
//!
//! A binary is translated with the module ([`crate::module`]), a launch where it stands: its
//! arguments go into a struct, the addresses of its fields into an array, and calls of the run
//! time find the kernel by its name and launch it. Modules of kernels are translated apart.

use couloir_ir::{Failure, OpRef, Str};
use couloir_llvmir::{Access, AttrList, Flags, Type, Value};

use crate::extension::DialectTranslation;
use crate::function::FunctionState;
use crate::ops::Row;

/// `gpu`
pub(crate) static GPU: DialectTranslation = DialectTranslation {
    ops: &[&[
        ("gpu.module", Row::Nothing),
        ("gpu.binary", Row::With(|_, _| Err(Failure))),
        ("gpu.launch_func", Row::With(launch)),
    ]],
    unknown: Some("unsupported GPU operation: "),
    ..DialectTranslation::new("gpu")
};

/// The places of groups of operands of `gpu.launch_func`.
const GRID: usize = 1;
const CLUSTER: usize = 7;
const SHARED_MEMORY: usize = 10;
const ARGUMENTS: usize = 11;
const STREAM: usize = 12;

/// `gpu.launch_func`
fn launch(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let kernel = op.attr_named("kernel").and_then(|attr| attr.as_symbol_ref(op.ctx()));
    let (binary, nested) = kernel.ok_or(Failure)?;
    let module = loaded(state, op, binary)?;
    let arguments = arguments(state, op)?;
    let access = pointer_access(state);
    let module = state.builder.load(Type::PTR, module, access);
    let name = kernel_name(state, binary, *nested.last().unwrap_or(&binary));
    let function = state.call_runtime("mgpuModuleGetFunction", Type::PTR, &[module, name]);
    let function = function.ok_or(Failure)?;
    let given = operands(state, op, STREAM..STREAM + 1)?.first().copied();
    let stream = match given {
        Some(stream) => stream,
        None => state.call_runtime("mgpuStreamCreate", Type::PTR, &[]).ok_or(Failure)?,
    };
    call_launch(state, op, [function, stream, arguments])?;
    if given.is_none() {
        state.call_runtime("mgpuStreamSynchronize", Type::VOID, &[stream]);
        state.call_runtime("mgpuStreamDestroy", Type::VOID, &[stream]);
    }
    Ok(())
}

/// The address of what the binary of a launch was loaded as.
fn loaded(state: &FunctionState<'_>, op: OpRef<'_>, binary: Str) -> Result<Value, Failure> {
    let ctx = op.ctx();
    match state.translator.binaries.get(&binary) {
        Some(Some(module)) => Ok((*module).into()),
        Some(None) => {
            op.error(format!("Couldn't find the binary: {}_module", ctx.str(binary))).fail()
        }
        None => {
            let name = ctx.attr_text(couloir_ir::Attribute::str(ctx, binary));
            op.error(format!("Couldn't find the binary holding the kernel: {name}")).fail()
        }
    }
}

/// The operands of several groups.
fn operands(
    state: &FunctionState<'_>,
    op: OpRef<'_>,
    groups: std::ops::Range<usize>,
) -> Result<Vec<Value>, Failure> {
    groups.flat_map(|group| op.operand_group(group)).map(|at| state.operand(op, at)).collect()
}

fn pointer_access(state: &FunctionState<'_>) -> Access<'static> {
    Access::aligned(state.translator.layout.abi_align(state.llvm(), Type::PTR))
}

/// The address of an array of the addresses of arguments.
fn arguments(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<Value, Failure> {
    let llvm = state.llvm();
    let args = operands(state, op, ARGUMENTS..STREAM)?;
    let types = args.iter().map(|&arg| state.builder.type_of(arg)).collect::<Vec<_>>();
    let ty = llvm.unnamed_struct();
    llvm.set_struct_body(ty, &types, false);
    let fields = alloca(state, ty, llvm.i32(1).into());
    let count = llvm.int(size_type(state), args.len() as u64);
    let array = alloca(state, Type::PTR, count.into());
    let flags = Flags::INBOUNDS | Flags::NUW;
    for ((arg, ty_of_arg), at) in args.into_iter().zip(types).zip(0..) {
        let at = Value::from(llvm.i32(at));
        let field = state.gep(flags, ty, fields, &[llvm.i32(0).into(), at]);
        let access = Access::aligned(state.translator.layout.abi_align(llvm, ty_of_arg));
        state.builder.store(arg, field, access);
        let place = state.gep(Flags::NONE, Type::PTR, array, &[at]);
        let access = pointer_access(state);
        state.builder.store(field, place, access);
    }
    Ok(array)
}

fn alloca(state: &mut FunctionState<'_>, ty: Type, count: Value) -> Value {
    let layout = &state.translator.layout;
    let align = layout.preferred_align(state.llvm(), ty);
    let space = layout.alloca_space;
    state.builder.alloca(ty, count, align, space)
}

/// An integer as wide as a pointer.
fn size_type(state: &FunctionState<'_>) -> Type {
    state.llvm().int_type(state.translator.layout.pointer_bits(0))
}

/// The address of the name of a kernel.
fn kernel_name(state: &mut FunctionState<'_>, binary: Str, kernel: Str) -> Value {
    let (ctx, llvm) = (state.translator.ctx, state.llvm());
    let name = format!("{}_{}_name", ctx.str(binary), ctx.str(kernel));
    if let Some(known) = state.translator.variable(ctx.intern(&name)) {
        return known.into();
    }
    let is_taken = |name: &str| state.translator.knows(ctx.intern(name));
    let numbered = (1_u32..).map(|number| format!("{name}.{number}"));
    let name = std::iter::once(name.clone()).chain(numbered).find(|name| !is_taken(name));
    let symbol = llvm.symbol(&name.unwrap_or_default());
    let mut text = ctx.bytes(kernel).to_vec();
    text.push(0);
    state.builder.text(symbol, &text)
}

/// Calls what launches a function of a loaded module, with a stream and arguments.
fn call_launch(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    [function, stream, arguments]: [Value; 3],
) -> Result<(), Failure> {
    let llvm = state.llvm();
    let size = size_type(state);
    let clusters = operands(state, op, CLUSTER..SHARED_MEMORY)?;
    let sizes = operands(state, op, GRID..CLUSTER)?;
    let memory = operands(state, op, SHARED_MEMORY..ARGUMENTS)?.first().copied();
    let is_clustered = !clusters.is_empty();
    let mut args = vec![(Type::PTR, function)];
    args.extend(clusters.into_iter().chain(sizes).map(|value| (size, value)));
    args.push((Type::I32, memory.unwrap_or(llvm.i32(0).into())));
    let nothing = Value::from(llvm.null(Type::PTR));
    args.extend([stream, arguments, nothing].map(|value| (Type::PTR, value)));
    if !is_clustered {
        let count = op.operand_group(ARGUMENTS).len();
        args.push((Type::I64, llvm.i64(count as i64).into()));
    }
    let name = if is_clustered { "mgpuLaunchClusterKernel" } else { "mgpuLaunchKernel" };
    let (types, args): (Vec<_>, Vec<_>) = args.into_iter().unzip();
    state.call_declared(name, (Type::VOID, &types), &args);
    Ok(())
}

impl FunctionState<'_> {
    /// Calls a function of the run time that takes pointers.
    fn call_runtime(&mut self, name: &str, result: Type, args: &[Value]) -> Option<Value> {
        self.call_declared(name, (result, &vec![Type::PTR; args.len()]), args)
    }

    /// Calls a function that is declared as this unless the module has it.
    fn call_declared(
        &mut self,
        name: &str,
        (result, params): (Type, &[Type]),
        args: &[Value],
    ) -> Option<Value> {
        let llvm = self.llvm();
        let ty = llvm.function_type(result, params, false);
        let callee = self.builder.declare(llvm.symbol(name), ty, AttrList::EMPTY);
        let call = self.builder.call(ty, callee, args);
        self.builder.result(call)
    }
}
