//! Attributes `gpu.*` of functions and modules: what is known of a launch before it happens.

use couloir_ir::symbols::{SymbolScope, SymbolTable};
use couloir_ir::{Attribute, Failure, OpRef, Str};

use super::syntax::KERNEL;
use super::{Binary, Func, LaunchFunc, Module};

/// Sizes in three dimensions.
const SIZES: [&str; 3] = ["gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size"];

const CONTAINER: &str = "gpu.container_module";

pub(super) fn op(op: OpRef<'_>, name: &str, value: Attribute) -> Result<(), Failure> {
    let ctx = op.ctx();
    if name == CONTAINER && value == Attribute::UNIT {
        return container(op);
    }
    if !SIZES.contains(&name) {
        return Ok(());
    }
    match value.as_i32_array(ctx).map(|sizes| sizes.len()) {
        Some(3) => Ok(()),
        Some(_) => op.op_error(format!("{name} must contain exactly 3 elements")).fail(),
        None => op.op_error(format!("{name} must be a dense i32 array")).fail(),
    }
}

/// The launches in a module's functions find what they launch.
fn container(module: OpRef<'_>) -> Result<(), Failure> {
    if !module.is(crate::builtin::Module::def()) {
        let message =
            format!("expected '{CONTAINER}' attribute to be attached to 'builtin.module'");
        return module.error(message).fail();
    }
    let table = SymbolTable::of(&module);
    let inner = module.inner();
    let symbols = SymbolScope::new(inner, &table);
    let functions = module
        .region(0)
        .and_then(|region| Some(region.entry()?.ops().map(|op| op.op).collect::<Vec<_>>()));
    for function in functions.unwrap_or_default() {
        let mut result = Ok(());
        inner.op(function).each_region(|region| {
            let ops = region.blocks().flat_map(|block| block.ops().collect::<Vec<_>>());
            let mut launches = ops.filter(|op| op.is(LaunchFunc::def()));
            result = launches.try_for_each(|launch| launches_kernel(launch, &symbols));
            result.is_err().then_some(())
        });
        result?;
    }
    Ok(())
}

/// The name of the module in which a kernel is.
fn module_name(launch: OpRef<'_>) -> Option<Str> {
    let (root, _) = launch.prop(LaunchFunc::KERNEL)?.as_symbol_ref(launch.ctx())?;
    Some(root)
}

fn launches_kernel(launch: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let ctx = launch.ctx();
    let (Some(name), Some(kernel)) = (module_name(launch), launch.prop(LaunchFunc::KERNEL)) else {
        return Ok(());
    };
    let text = ctx.str(name);
    let Some(module) = symbols.lookup(name) else {
        return launch.op_error(format!("kernel container '{text}' is undefined")).fail();
    };
    if module.is(Binary::def()) {
        return Ok(());
    }
    if !module.is(Module::def()) {
        return launch.op_error(format!("kernel module '{text}' is undefined")).fail();
    }
    let found = symbols.resolve(kernel, |func| fits(launch, func, kernel));
    found.unwrap_or_else(|| {
        let text = ctx.attr_text(kernel);
        launch.op_error(format!("kernel function '{text}' is undefined")).fail()
    })
}

/// What a launch launches is a kernel that takes what is passed.
fn fits(launch: OpRef<'_>, func: OpRef<'_>, kernel: Attribute) -> Result<(), Failure> {
    let ctx = launch.ctx();
    if !func.has(couloir_ir::op::Trait::Function) {
        let text = ctx.attr_text(kernel);
        return launch
            .op_error(format!("referenced kernel '{text}' is not a function"))
            .note(func.location(), "see the kernel definition here")
            .fail();
    }
    if func.attr_named(KERNEL) != Some(Attribute::UNIT) {
        let message = format!("kernel function is missing the '{KERNEL}' attribute");
        return launch.op_error(message).fail();
    }
    let ty = func.prop(Func::FUNCTION_TYPE).filter(|_| func.is(Func::def()));
    let Some((inputs, _)) = ty.and_then(|ty| ctx.function_signature(ty)) else { return Ok(()) };
    let operands = LaunchFunc(launch).kernel_operands();
    if operands.len() != inputs.len() {
        let (got, wanted) = (operands.len(), inputs.len());
        let message = format!("got {got} kernel operands but expected {wanted}");
        return launch.op_error(message).fail();
    }
    let mut pairs = operands.iter().zip(inputs);
    match pairs.position(|(&own, &input)| launch.ty(own) != input) {
        Some(at) => {
            launch.op_error(format!("type of function argument {at} does not match")).fail()
        }
        None => Ok(()),
    }
}
