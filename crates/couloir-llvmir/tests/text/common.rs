//! The one check all tests use.

use std::io::Write;
use std::process::{Command, Stdio};

use couloir_llvmir::{Function, FunctionBuilder, Module, Type, verify_module, write_module};

/// Checks that the module is valid, prints as `expected`, and that LLVM prints it back so.
pub(crate) fn check(module: &Module, expected: &str) {
    assert_eq!(verify_module(module), []);
    let text = write_module(module);
    assert_eq!(String::from_utf8_lossy(&text), expected);
    if let Some(round) = round_trip(&text) {
        assert_eq!(round, expected, "LLVM prints something else");
    }
}

/// What `llvm-as-22 | llvm-dis-22` makes of a text, `None` where they are not installed.
pub(crate) fn round_trip(text: &[u8]) -> Option<String> {
    let Some(bitcode) = pipe("llvm-as-22", text) else {
        println!("llvm-as-22 is not installed: the text is not compared with LLVM's");
        return None;
    };
    let round = pipe("llvm-dis-22", &bitcode)?;
    // The reader names a module after its file.
    let round = String::from_utf8_lossy(&round).into_owned();
    let own = String::from_utf8_lossy(text);
    let id = own.lines().next().filter(|line| line.starts_with("; ModuleID"));
    Some(match id {
        Some(id) => round.replacen("; ModuleID = '<stdin>'", id, 1),
        None => round,
    })
}

fn pipe(tool: &str, input: &[u8]) -> Option<Vec<u8>> {
    let command = Command::new(tool).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = command.ok()?;
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{tool} rejects\n{}", String::from_utf8_lossy(input));
    Some(output.stdout)
}

/// Adds a function whose body `build` makes.
pub(crate) fn define(
    module: &mut Module,
    name: &str,
    (ret, params): (Type, &[Type]),
    build: impl FnOnce(&mut FunctionBuilder),
) -> usize {
    let ctx = module.context().clone();
    let ty = ctx.function_type(ret, params, false);
    let at = module.add_function(Function::new(ctx.symbol(name), ty));
    let mut builder = FunctionBuilder::new(&ctx, ty);
    let entry = builder.block();
    builder.switch_to(entry);
    build(&mut builder);
    module.attach_body(at, builder.finish());
    at
}
