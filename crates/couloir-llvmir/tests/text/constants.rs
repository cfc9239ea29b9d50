//! Constants: numbers, aggregates, expressions.

use std::fmt::Write;

use couloir_llvmir::*;

use crate::common::{check, round_trip};

/// Checks a module of one global per constant, each on a line of its own.
fn expect(build: impl FnOnce(&Context) -> Vec<Constant>, lines: &[&str]) {
    expect_in(Module::new("t"), build, lines);
}

fn expect_in(mut module: Module, build: impl FnOnce(&Context) -> Vec<Constant>, lines: &[&str]) {
    let ctx = module.context().clone();
    for (at, constant) in build(&ctx).into_iter().enumerate() {
        let ty = ctx.constant_type(constant);
        let symbol = ctx.symbol(&format!("c{at}"));
        module
            .add_global(GlobalVariable { init: Some(constant), ..GlobalVariable::new(symbol, ty) });
    }
    let mut text = "; ModuleID = 't'\nsource_filename = \"t\"\n\n".to_owned();
    for (at, line) in lines.iter().enumerate() {
        writeln!(text, "@c{at} = global {line}").unwrap();
    }
    check(&module, &text);
}

#[test]
fn integers() {
    expect(
        |ctx| {
            vec![
                ctx.bool(true),
                ctx.i32(i32::MIN),
                ctx.int(Type::I8, 0x1ff),
                ctx.int(ctx.int_type(7), 64),
                ctx.i64(i64::MAX),
                ctx.wide_int(Type::I128, &[0, 1 << 63]),
                ctx.wide_int(Type::I128, &[u64::MAX, u64::MAX]),
                ctx.wide_int(ctx.int_type(256), &[0, 0, 0, 1]),
                ctx.wide_int(ctx.int_type(65), &[5, 1]),
                ctx.int(Type::I128, 12),
                ctx.int(ctx.int_type(200), 10_000_000_000_000_000_000),
            ]
        },
        &[
            "i1 true",
            "i32 -2147483648",
            "i8 -1",
            "i7 -64",
            "i64 9223372036854775807",
            "i128 -170141183460469231731687303715884105728",
            "i128 -1",
            "i256 6277101735386680763835789423207666416102355444464034512896",
            "i65 -18446744073709551611",
            "i128 12",
            "i200 10000000000000000000",
        ],
    );
}

#[test]
fn floats() {
    expect(
        |ctx| {
            vec![
                ctx.f64(1.0),
                ctx.f64(-0.0),
                ctx.f64(0.1),
                ctx.f64(1.234_567),
                ctx.f64(1.234_56),
                ctx.f64(5e-324),
                ctx.f64(1e100),
                ctx.f64(f64::MAX),
                ctx.f64(f64::INFINITY),
                ctx.f64(123_456_000.0),
                ctx.f32(0.1),
                ctx.f32(0.5),
                ctx.f32(16_777_216.0),
                ctx.f32(f32::NEG_INFINITY),
                ctx.float_bits(Type::FLOAT, 0x7f80_0001),
                ctx.float_bits(Type::FLOAT, 0xffc0_0000),
                ctx.float_bits(Type::FLOAT, 1),
                ctx.float_bits(Type::HALF, 0x3c00),
                ctx.float_bits(Type::BFLOAT, 0x3f80),
                ctx.float_bits(Type::X86_FP80, 0x3fff_8000_0000_0000_0000),
                ctx.float_bits(Type::FP128, 0x3fff << 112),
                ctx.float_bits(Type::PPC_FP128, 0x3ff0 << 48),
            ]
        },
        &[
            "double 1.000000e+00",
            "double -0.000000e+00",
            "double 1.000000e-01",
            "double 0x3FF3C0C9539B8887",
            "double 1.234560e+00",
            "double 4.940660e-324",
            "double 1.000000e+100",
            "double 0x7FEFFFFFFFFFFFFF",
            "double 0x7FF0000000000000",
            "double 1.234560e+08",
            "float 0x3FB99999A0000000",
            "float 5.000000e-01",
            "float 0x4170000000000000",
            "float 0xFFF0000000000000",
            "float 0x7FF0000020000000",
            "float 0xFFF8000000000000",
            "float 0x36A0000000000000",
            "half 0xH3C00",
            "bfloat 0xR3F80",
            "x86_fp80 0xK3FFF8000000000000000",
            "fp128 0xL00000000000000003FFF000000000000",
            "ppc_fp128 0xM3FF00000000000000000000000000000",
        ],
    );
}

#[test]
fn aggregates() {
    expect(
        |ctx| {
            let one = ctx.i32(1);
            let two = ctx.i32(2);
            let pair = ctx.struct_type(&[Type::I32, Type::PTR]);
            let packed = ctx.packed_struct_type(&[Type::I8, Type::I32]);
            let (poison, undef) = (ctx.poison(Type::I32), ctx.undef(Type::I32));
            let null = ctx.null(Type::PTR);
            let array = ctx.array_type(Type::I32, 2);
            let vector = ctx.vector_type(Type::I32, 2);
            let bits = ctx.vector_type(Type::I1, 3);
            let empty = ctx.struct_type(&[]);
            vec![
                ctx.string(b"a\"b\\\n\xff\0"),
                ctx.string(b"\0\0"),
                ctx.aggregate(array, &[one, two]),
                ctx.aggregate(array, &[poison, poison]),
                ctx.aggregate(array, &[undef, undef]),
                ctx.aggregate(array, &[undef, one]),
                ctx.aggregate(pair, &[one, null]),
                ctx.aggregate(pair, &[ctx.i32(0), null]),
                ctx.aggregate(packed, &[ctx.int(Type::I8, 3), one]),
                ctx.aggregate(vector, &[one, one]),
                ctx.aggregate(vector, &[one, two]),
                ctx.aggregate(bits, &[ctx.bool(true), ctx.bool(true), ctx.bool(true)]),
                ctx.aggregate(bits, &[ctx.bool(true), ctx.bool(false), ctx.bool(true)]),
                ctx.splat(vector, two),
                ctx.aggregate(empty, &[]),
                ctx.aggregate(ctx.array_type(pair, 1), &[ctx.aggregate(pair, &[one, null])]),
                ctx.aggregate(ctx.array_type(Type::DOUBLE, 2), &[ctx.f64(1.0), ctx.f64(0.1)]),
                ctx.data(ctx.array_type(Type::I16, 2), [1, 0, 0xff, 0xff].as_slice().into()),
                ctx.splat(ctx.vector_type(Type::FLOAT, 2), ctx.f32(0.5)),
                ctx.splat(ctx.vector_type(Type::PTR, 3), ctx.global(ctx.symbol("c0"))),
            ]
        },
        &[
            "[7 x i8] c\"a\\22b\\\\\\0A\\FF\\00\"",
            "[2 x i8] zeroinitializer",
            "[2 x i32] [i32 1, i32 2]",
            "[2 x i32] poison",
            "[2 x i32] undef",
            "[2 x i32] [i32 undef, i32 1]",
            "{ i32, ptr } { i32 1, ptr null }",
            "{ i32, ptr } zeroinitializer",
            "<{ i8, i32 }> <{ i8 3, i32 1 }>",
            "<2 x i32> splat (i32 1)",
            "<2 x i32> <i32 1, i32 2>",
            "<3 x i1> splat (i1 true)",
            "<3 x i1> <i1 true, i1 false, i1 true>",
            "<2 x i32> splat (i32 2)",
            "{} zeroinitializer",
            "[1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr null }]",
            "[2 x double] [double 1.000000e+00, double 1.000000e-01]",
            "[2 x i16] [i16 1, i16 -1]",
            "<2 x float> splat (float 5.000000e-01)",
            "<3 x ptr> <ptr @c0, ptr @c0, ptr @c0>",
        ],
    );
}

#[test]
fn expressions() {
    expect(
        |ctx| {
            let base = ctx.global(ctx.symbol("c0"));
            let at = ctx.gep_expr(Flags::INBOUNDS | Flags::NUW, Type::I8, base, &[ctx.i64(4)]);
            let int = ctx.cast_expr(Opcode::PtrToInt, base, Type::I64);
            let sub = ConstantExpr::new(Opcode::Sub, Type::I64, &[int, ctx.i64(1)]);
            let array = ctx.array_type(Type::I32, 4);
            let inrange = ConstantExpr {
                source: Some(array),
                inrange: Some((-4, 8)),
                ..ConstantExpr::new(
                    Opcode::GetElementPtr,
                    Type::PTR,
                    &[base, ctx.i64(0), ctx.i32(1)],
                )
            };
            vec![
                ctx.i32(1),
                at,
                int,
                ctx.expr(ConstantExpr { flags: Flags::NUW, ..sub }),
                ctx.cast_expr(Opcode::AddrSpaceCast, base, ctx.ptr_type(3)),
                ctx.expr(inrange),
                ctx.ptrauth(PtrAuth {
                    pointer: base,
                    key: ctx.i32(0),
                    discriminator: ctx.i64(0),
                    address: ctx.null(Type::PTR),
                    deactivation: ctx.null(Type::PTR),
                }),
                ctx.ptrauth(PtrAuth {
                    pointer: base,
                    key: ctx.i32(2),
                    discriminator: ctx.i64(0),
                    address: base,
                    deactivation: ctx.null(Type::PTR),
                }),
                ctx.cast_expr(Opcode::PtrToAddr, base, Type::I64),
            ]
        },
        &[
            "i32 1",
            "ptr getelementptr inbounds nuw (i8, ptr @c0, i64 4)",
            "i64 ptrtoint (ptr @c0 to i64)",
            "i64 sub nuw (i64 ptrtoint (ptr @c0 to i64), i64 1)",
            "ptr addrspace(3) addrspacecast (ptr @c0 to ptr addrspace(3))",
            "ptr getelementptr inrange(-4, 8) ([4 x i32], ptr @c0, i64 0, i32 1)",
            "ptr ptrauth (ptr @c0, i32 0)",
            "ptr ptrauth (ptr @c0, i32 2, i64 0, ptr @c0)",
            "i64 ptrtoaddr (ptr @c0 to i64)",
        ],
    );
}

#[test]
fn nesting_costs_no_call_stack() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let mut constant = ctx.i32(1);
    let mut ty = Type::I32;
    for _ in 0..100_000 {
        ty = ctx.struct_type(&[ty]);
        constant = ctx.aggregate(ty, &[constant]);
    }
    let symbol = ctx.symbol("deep");
    // The text of the types alone would be quadratic; an undefined value of the type is enough.
    let init = Some(ctx.undef(ty));
    module.add_global(GlobalVariable { init, ..GlobalVariable::new(symbol, ty) });
    assert_eq!(verify_module(&module), []);
    assert!(write_module(&module).len() > 400_000);
}

#[test]
fn equal_constants_are_one() {
    let ctx = Context::new();
    let vector = ctx.vector_type(Type::I16, 2);
    let one = ctx.int(Type::I16, 1);
    let splat = ctx.splat(vector, one);
    assert_eq!(ctx.aggregate(vector, &[one, one]), splat);
    assert_eq!(ctx.data(vector, [1, 0, 1, 0].as_slice().into()), splat);
    assert_eq!(ctx.int(vector, 1), splat);
    let array = ctx.array_type(Type::I8, 2);
    let (a, b) = (ctx.int(Type::I8, 0x61), ctx.int(Type::I8, 0x62));
    assert_eq!(ctx.aggregate(array, &[a, b]), ctx.string(b"ab"));
    assert_eq!(ctx.zero(array), ctx.string(b"\0\0"));
    assert_eq!(ctx.wide_int(Type::I64, &[7]), ctx.i64(7));
}

/// LLVM reads every number back as the text it was: whether a number prints in decimal depends
/// on how exactly its digits are cut off.
#[test]
fn random_floats_print_as_llvm_prints_them() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let mut state = 0x1234_5678_9abc_def1_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut doubles = Vec::new();
    let mut floats = Vec::new();
    for step in 0..20_000 {
        let random = next();
        let decimal = f64::from(random as u32 % 1_000_000);
        let double = match step % 6 {
            0 => random,
            1 => random & 0xfff,
            2 => decimal.to_bits(),
            3 => (decimal * 10f64.powi((random >> 32) as i32 % 300)).to_bits(),
            4 => 0xf_ffff_ffff_ffff & random >> (random % 52),
            _ => (decimal / 1000.0).to_bits(),
        };
        doubles.push(ctx.float_bits(Type::DOUBLE, u128::from(double)));
        let float = match step % 3 {
            0 => random as u32,
            1 => (decimal as f32 / 100.0).to_bits(),
            _ => 0x7f_ffff & (random as u32 >> ((random >> 40) % 23)),
        };
        floats.push(ctx.float_bits(Type::FLOAT, u128::from(float)));
    }
    for (name, elem, values) in [("d", Type::DOUBLE, doubles), ("f", Type::FLOAT, floats)] {
        let ty = ctx.array_type(elem, values.len() as u64);
        let init = Some(ctx.aggregate(ty, &values));
        module.add_global(GlobalVariable { init, ..GlobalVariable::new(ctx.symbol(name), ty) });
    }
    let text = write_module(&module);
    let Some(round) = round_trip(&text) else { return };
    let own = String::from_utf8(text).unwrap();
    for (mine, theirs) in own.split(", ").zip(round.split(", ")) {
        assert_eq!(mine, theirs);
    }
}
