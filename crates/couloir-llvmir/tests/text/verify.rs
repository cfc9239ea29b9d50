//! What the verifier reports.

use couloir_llvmir::*;

use crate::common::define;

fn messages(params: &[Type], build: impl FnOnce(&mut FunctionBuilder)) -> Vec<String> {
    let mut module = Module::new("t");
    define(&mut module, "f", (Type::VOID, params), build);
    texts(&module)
}

fn texts(module: &Module) -> Vec<String> {
    verify_module(module).iter().map(ToString::to_string).collect()
}

fn expect(params: &[Type], build: impl FnOnce(&mut FunctionBuilder), expected: &[&str]) {
    assert_eq!(messages(params, build), expected);
}

#[test]
fn terminators() {
    expect(&[], |_| {}, &["@f: Basic Block in function 'f' does not have terminator!"]);
    expect(
        &[],
        |b| {
            b.ret(None);
            b.unreachable();
        },
        &["@f: inst0 (ret): Terminator found in the middle of a basic block!"],
    );
    expect(
        &[],
        |b| {
            let entry = b.current_block().unwrap();
            b.br(entry);
        },
        &["@f: Entry block to function must not have predecessors!"],
    );
}

#[test]
fn types() {
    expect(
        &[Type::I32, Type::I64],
        |b| {
            let (x, y) = (b.arg(0), b.arg(1));
            b.binary(Opcode::Add, Flags::NONE, x, y);
            b.binary(Opcode::FAdd, Flags::NONE, x, x);
            b.cast(Opcode::Trunc, Flags::NONE, x, Type::I64);
            b.store(x, y, Access::aligned(4));
            b.ret(Some(x));
        },
        &[
            "@f: inst0 (add): Both operands to a binary operator are not of the same type, or not one it takes!",
            "@f: inst1 (fadd): Both operands to a binary operator are not of the same type, or not one it takes!",
            "@f: inst2 (trunc): Cast between types that do not fit!",
            "@f: inst3 (store): Operands of a memory access have the wrong types!",
            "@f: inst4 (ret): Function return type does not match operand type of return inst!",
        ],
    );
}

#[test]
fn phis_and_foreign_values() {
    expect(
        &[],
        |b| {
            let entry = b.current_block().unwrap();
            let next = b.block();
            b.br(next);
            b.switch_to(next);
            let phi = b.phi(Type::I32, Flags::NONE);
            b.add_incoming(phi, phi, next);
            b.binary(Opcode::Add, Flags::NONE, phi, phi);
            let late = b.phi(Type::I32, Flags::NONE);
            b.add_incoming(late, phi, entry);
            b.ret(None);
        },
        &[
            "@f: inst1 (phi): PHINode should have one entry for each predecessor of its parent basic block!",
            "@f: inst3 (phi): PHI nodes not grouped at top of basic block!",
        ],
    );
    // A value of another function, and one beyond the parameters.
    let got = messages(&[], |b| {
        let beyond = b.arg(7);
        b.store(beyond, beyond, Access::aligned(1));
        b.ret(None);
    });
    assert_eq!(got, ["@f: inst0 (store): Operand is not defined in the function!"]);
}

#[test]
fn calls_and_names() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let ty = ctx.function_type(Type::VOID, &[Type::I32], false);
    define(&mut module, "f", (Type::VOID, &[Type::I32]), |b| {
        let x = b.arg(0);
        let entry = b.current_block().unwrap();
        b.name_value(x, "same");
        b.name_block(entry, "same");
        let callee = ctx.global(ctx.symbol("g")).into();
        b.call(ty, callee, &[]);
        b.call(ty, callee, &[ctx.i64(1).into()]);
        b.call(Type::I32, callee, &[]);
        b.ret(None);
    });
    assert_eq!(
        texts(&module),
        [
            "@f: Name 'same' is used twice!",
            "@f: inst0 (call): Incorrect number of arguments passed to called function!",
            "@f: inst1 (call): Call parameter type does not match function signature!",
            "@f: inst2 (call): Called function must have a function type!",
        ]
    );
}

#[test]
fn globals() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let symbol = ctx.symbol("g");
    let mut global = GlobalVariable::new(symbol, Type::I32);
    global.init = Some(ctx.i64(1));
    global.common.align = Some(3);
    module.add_global(global);
    let mut missing = GlobalVariable::new(symbol, Type::VOID);
    missing.common.linkage = Linkage::Internal;
    module.add_global(missing);
    module.add_alias(Indirection::new(ctx.symbol("a"), Type::I32, ctx.i32(0)));
    let undefined = ctx.declare_metadata(false);
    module.named_metadata_mut("n").push(undefined);
    assert_eq!(
        texts(&module),
        [
            "@g: Symbol is defined more than once",
            "@g: Alignment is not a power of two",
            "@g: Global variable initializer type does not match global variable type!",
            "@g: Global variable has a type that cannot be stored",
            "@g: Global is external, but doesn't have external or weak linkage!",
            "@a: Aliasee should be a pointer",
            "!n: Operand of named metadata is not a node",
        ]
    );
    // Whatever is wrong, writing gives a text.
    assert!(!write_module(&module).is_empty());
}

#[test]
fn constants() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let array = ctx.array_type(Type::I32, 2);
    let pair = ctx.struct_type(&[Type::I32, Type::PTR]);
    let (one, wide) = (ctx.i32(1), ctx.i64(1));
    let bad = [
        ctx.aggregate(array, &[one]),
        ctx.aggregate(pair, &[one, wide]),
        ctx.data(array, [1, 2, 3].as_slice().into()),
        ctx.int(Type::PTR, 1),
        ctx.block_address(ctx.symbol("nowhere"), FunctionBuilder::new(&ctx, Type::VOID).block()),
        ctx.undef(Type::VOID),
    ];
    for (at, constant) in bad.into_iter().enumerate() {
        let ty = ctx.constant_type(constant);
        let symbol = ctx.symbol(&format!("g{at}"));
        module
            .add_global(GlobalVariable { init: Some(constant), ..GlobalVariable::new(symbol, ty) });
    }
    let messages = texts(&module);
    for at in 0..6 {
        assert!(messages.contains(&format!("@g{at}: Constant does not fit its type!")), "{at}");
    }
    assert!(!write_module(&module).is_empty());
}

/// A long chain of blocks and a deep constant cost neither call stack nor more than linear time.
#[test]
fn size_and_depth() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let mut deep = ctx.global(ctx.symbol("g"));
    for _ in 0..100_000 {
        deep = ctx.gep_expr(Flags::NONE, Type::I8, deep, &[ctx.i64(1)]);
    }
    let mut nodes = ctx.md_tuple(&[]);
    for _ in 0..100_000 {
        nodes = ctx.md_tuple(&[nodes]);
    }
    module.named_metadata_mut("deep").push(nodes);
    define(&mut module, "f", (Type::PTR, &[]), |b| {
        for _ in 0..100_000 {
            let next = b.block();
            b.br(next);
            b.switch_to(next);
        }
        b.ret(Some(deep.into()));
    });
    assert_eq!(verify_module(&module), []);
    assert!(write_module(&module).len() > 5_000_000);
}
