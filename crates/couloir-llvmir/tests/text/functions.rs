//! Instructions, blocks, calls.

use couloir_llvmir::*;

use crate::common::{check, define};

const HEAD: &str = "; ModuleID = 't'\nsource_filename = \"t\"\n\n";

fn expect(module: &Module, rest: &str) {
    check(module, &format!("{HEAD}{rest}"));
}

/// Checks the text of one function's body, after `define ... {`.
fn expect_body(
    ret: Type,
    params: &[Type],
    build: impl FnOnce(&mut FunctionBuilder),
    expected: &[&str],
) {
    let mut module = Module::new("t");
    define(&mut module, "f", (ret, params), build);
    let text = String::from_utf8(write_module(&module)).unwrap();
    let head = text.find(" {\n").unwrap() + 3;
    let lines = expected.join("\n");
    check(&module, &format!("{}{lines}\n}}\n", &text[..head]));
}

#[test]
fn integer_operations() {
    expect_body(
        Type::I32,
        &[Type::I32, Type::I32],
        |b| {
            let (x, y) = (b.arg(0), b.arg(1));
            let a = b.binary(Opcode::Add, Flags::NUW | Flags::NSW, x, y);
            let s = b.binary(Opcode::Sub, Flags::NONE, a, b.context().i32(-7).into());
            let d = b.binary(Opcode::SDiv, Flags::EXACT, s, y);
            let o = b.binary(Opcode::Or, Flags::DISJOINT, d, x);
            let c = b.icmp(IntPredicate::Slt, Flags::SAMESIGN, o, y);
            let z = b.cast(Opcode::ZExt, Flags::NNEG, o, Type::I64);
            let t = b.cast(Opcode::Trunc, Flags::NUW | Flags::NSW, z, Type::I32);
            let r = b.select(Flags::NONE, c, t, o);
            let r = b.unary(Opcode::Freeze, Flags::NONE, r);
            b.ret(Some(r));
        },
        &[
            "  %3 = add nuw nsw i32 %0, %1",
            "  %4 = sub i32 %3, -7",
            "  %5 = sdiv exact i32 %4, %1",
            "  %6 = or disjoint i32 %5, %0",
            "  %7 = icmp samesign slt i32 %6, %1",
            "  %8 = zext nneg i32 %6 to i64",
            "  %9 = trunc nuw nsw i64 %8 to i32",
            "  %10 = select i1 %7, i32 %9, i32 %6",
            "  %11 = freeze i32 %10",
            "  ret i32 %11",
        ],
    );
}

#[test]
fn float_operations() {
    expect_body(
        Type::I1,
        &[Type::DOUBLE],
        |b| {
            let x = b.arg(0);
            let a = b.binary(Opcode::FAdd, Flags::FAST, x, b.context().f64(0.1).into());
            let n = b.unary(Opcode::FNeg, Flags::NNAN | Flags::AFN, a);
            let c = b.fcmp(FloatPredicate::Ueq, Flags::NSZ, n, x);
            b.ret(Some(c));
        },
        &[
            "  %2 = fadd fast double %0, 1.000000e-01",
            "  %3 = fneg nnan afn double %2",
            "  %4 = fcmp nsz ueq double %3, %0",
            "  ret i1 %4",
        ],
    );
}

#[test]
fn memory() {
    let atomic = |ordering, scope| Access { ordering, scope, ..Access::aligned(4) };
    expect_body(
        Type::VOID,
        &[Type::PTR],
        |b| {
            let ctx = b.context();
            let (one, two) = (Value::from(ctx.i32(1)), Value::from(ctx.i64(2)));
            b.alloca(Type::I32, one, 4, 0);
            b.alloca(Type::I8, two, 16, 0);
            let p = b.arg(0);
            let x = b.load(Type::I32, p, Access { volatile: true, ..Access::aligned(4) });
            b.store(x, p, Access::aligned(8));
            b.load(Type::I32, p, atomic(Ordering::Acquire, "agent"));
            b.store(one, p, Access { volatile: true, ..atomic(Ordering::SeqCst, "") });
            b.fence(Access { align: 0, ..atomic(Ordering::AcqRel, "singlethread") });
            b.atomic_rmw(RmwOp::UMax, p, x, atomic(Ordering::Monotonic, ""));
            b.cmpxchg([p, x, one], atomic(Ordering::AcqRel, "one"), Ordering::Monotonic, true);
            let pair = b.context().struct_type(&[Type::I8, Type::I32]);
            let q = b.gep(Flags::INBOUNDS | Flags::NUW, pair, p, &[two, one]);
            let vector = b.context().vector_type(Type::I64, 2);
            let offsets = b.context().int(vector, 3).into();
            b.gep(Flags::NUSW, Type::I8, q, &[offsets]);
            b.gep(Flags::NONE, Type::I8, q, &[]);
            b.va_arg(p, Type::I32);
            b.ret(None);
        },
        &[
            "  %2 = alloca i32, align 4",
            "  %3 = alloca i8, i64 2, align 16",
            "  %4 = load volatile i32, ptr %0, align 4",
            "  store i32 %4, ptr %0, align 8",
            "  %5 = load atomic i32, ptr %0 syncscope(\"agent\") acquire, align 4",
            "  store atomic volatile i32 1, ptr %0 seq_cst, align 4",
            "  fence syncscope(\"singlethread\") acq_rel",
            "  %6 = atomicrmw umax ptr %0, i32 %4 monotonic, align 4",
            "  %7 = cmpxchg weak ptr %0, i32 %4, i32 1 syncscope(\"one\") acq_rel monotonic, align 4",
            "  %8 = getelementptr inbounds nuw { i8, i32 }, ptr %0, i64 2, i32 1",
            "  %9 = getelementptr nusw i8, ptr %8, <2 x i64> splat (i64 3)",
            "  %10 = getelementptr i8, ptr %8",
            "  %11 = va_arg ptr %0, i32",
            "  ret void",
        ],
    );
}

#[test]
fn vectors_and_aggregates() {
    let ctx = Context::new();
    let vector = ctx.vector_type(Type::I32, 4);
    let mut module = Module::with_context(ctx.into(), "t");
    define(&mut module, "f", (vector, &[vector]), |b| {
        let v = b.arg(0);
        let zero = Value::from(b.context().i64(0));
        let e = b.extract_element(v, zero);
        let w = b.insert_element(v, e, zero);
        let poison = b.context().poison(vector).into();
        b.shuffle(w, poison, &[0, 0, 0, 0]);
        b.shuffle(w, poison, &[-1, -1]);
        let s = b.shuffle(w, v, &[3, -1, 5, 0]);
        let ty = b.context().struct_type(&[Type::I32, vector]);
        let agg = b.context().poison(ty).into();
        let agg = b.insert_value(agg, s, &[1]);
        let x = b.extract_value(agg, &[1]).unwrap();
        b.ret(Some(x));
    });
    expect(
        &module,
        "define <4 x i32> @f(<4 x i32> %0) {
  %2 = extractelement <4 x i32> %0, i64 0
  %3 = insertelement <4 x i32> %0, i32 %2, i64 0
  %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <4 x i32> zeroinitializer
  %5 = shufflevector <4 x i32> %3, <4 x i32> poison, <2 x i32> poison
  %6 = shufflevector <4 x i32> %3, <4 x i32> %0, <4 x i32> <i32 3, i32 poison, i32 5, i32 0>
  %7 = insertvalue { i32, <4 x i32> } poison, <4 x i32> %6, 1
  %8 = extractvalue { i32, <4 x i32> } %7, 1
  ret <4 x i32> %8
}
",
    );
}

#[test]
fn loop_with_names_and_numbers() {
    let mut module = Module::new("t");
    define(&mut module, "count to", (Type::I32, &[Type::I32]), |b| {
        let entry = b.current_block().unwrap();
        let (head, done, dead) = (b.block(), b.block(), b.block());
        b.name_block(entry, "entry");
        b.name_block(done, "all done");
        let n = b.arg(0);
        b.name_value(n, "n");
        b.br(head);
        b.switch_to(head);
        let i = b.phi(Type::I32, Flags::NONE);
        let next = b.binary(Opcode::Add, Flags::NONE, i, b.context().i32(1).into());
        let more = b.icmp(IntPredicate::Ne, Flags::NONE, next, n);
        b.name_value(more, "1st");
        b.cond_br(more, head, done);
        assert!(b.add_incoming(i, b.context().i32(0).into(), entry));
        assert!(b.add_incoming(i, next, head));
        assert!(!b.add_incoming(n, next, head));
        b.switch_to(done);
        b.switch(i, dead, &[(b.context().i32(-1).into(), head), (b.context().i32(7).into(), dead)]);
        b.switch_to(dead);
        b.ret(Some(next));
    });
    // A block entered by `switch` needs an incoming value for the new edge.
    let text = String::from_utf8(write_module(&module)).unwrap();
    assert_eq!(
        text,
        format!(
            "{HEAD}define i32 @\"count to\"(i32 %n) {{
entry:
  br label %0

0:                                                ; preds = %\"all done\", %0, %entry
  %1 = phi i32 [ 0, %entry ], [ %2, %0 ]
  %2 = add i32 %1, 1
  %\"1st\" = icmp ne i32 %2, %n
  br i1 %\"1st\", label %0, label %\"all done\"

\"all done\":                                       ; preds = %0
  switch i32 %1, label %3 [
    i32 -1, label %0
    i32 7, label %3
  ]

3:                                                ; preds = %\"all done\", %\"all done\"
  ret i32 %2
}}
"
        )
    );
}

#[test]
fn predecessors_follow_the_order_terminators_were_made_in() {
    expect_body(
        Type::VOID,
        &[Type::I1],
        |b| {
            let (yes, no, end, lost) = (b.block(), b.block(), b.block(), b.block());
            let cond = b.arg(0);
            b.cond_br(cond, yes, no);
            b.switch_to(yes);
            b.br(end);
            b.switch_to(no);
            b.br(end);
            b.switch_to(end);
            b.ret(None);
            b.switch_to(lost);
            b.unreachable();
        },
        &[
            "  br i1 %0, label %2, label %3",
            "",
            "2:                                                ; preds = %1",
            "  br label %4",
            "",
            "3:                                                ; preds = %1",
            "  br label %4",
            "",
            "4:                                                ; preds = %3, %2",
            "  ret void",
            "",
            "5:                                                ; No predecessors!",
            "  unreachable",
        ],
    );
}

#[test]
fn calls() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let printf = ctx.function_type(Type::I32, &[Type::PTR], true);
    let noundef = ctx.attr_set(&[Attribute::flag(AttrKind::NoUndef)]);
    let nounwind =
        ctx.attr_set(&[Attribute::flag(AttrKind::WillReturn), Attribute::flag(AttrKind::NoUnwind)]);
    define(&mut module, "f", (Type::VOID, &[Type::PTR]), |b| {
        let p = b.arg(0);
        let callee = b.declare(ctx.symbol("printf"), printf, AttrList::EMPTY);
        let call = b.call(printf, callee, &[p, ctx.i32(3).into()]);
        assert!(b.result(call).is_some());
        let void = ctx.function_type(Type::VOID, &[Type::PTR], false);
        let spec = CallSpec {
            conv: CallConv::FAST,
            tail: TailKind::Tail,
            attributes: ctx.attr_list(nounwind, AttrSet::EMPTY, &[noundef]),
            bundles: &[OperandBundle {
                tag: ctx.str("deopt"),
                inputs: vec![ctx.i32(1).into(), p].into(),
            }],
            ..CallSpec::new(void, p)
        };
        b.call_with(&spec, &[p]);
        let asm = ctx.inline_asm(InlineAsm {
            function_type: void,
            text: ctx.str("nop \"x\""),
            constraints: ctx.str("r,~{memory}"),
            side_effect: true,
            align_stack: false,
            intel: true,
            unwind: false,
        });
        b.call(void, asm.into(), &[p]);
        b.ret(None);
    });
    expect(
        &module,
        "define void @f(ptr %0) {
  %2 = call i32 (ptr, ...) @printf(ptr %0, i32 3)
  tail call fastcc void %0(ptr noundef %0) #0 [ \"deopt\"(i32 1, ptr %0) ]
  call void asm sideeffect inteldialect \"nop \\22x\\22\", \"r,~{memory}\"(ptr %0)
  ret void
}

declare i32 @printf(ptr, ...)

attributes #0 = { nounwind willreturn }
",
    );
}

#[test]
fn exceptions() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let void = ctx.function_type(Type::VOID, &[], false);
    let pair = ctx.struct_type(&[Type::PTR, Type::I32]);
    let may_throw = ctx.symbol("may_throw");
    let at = define(&mut module, "f", (Type::VOID, &[]), |b| {
        let (ok, pad) = (b.block(), b.block());
        let callee = b.declare(may_throw, void, AttrList::EMPTY);
        b.invoke(&CallSpec::new(void, callee), &[], ok, pad);
        b.switch_to(ok);
        b.ret(None);
        b.switch_to(pad);
        let null = ctx.null(Type::PTR).into();
        let array = ctx.array_type(Type::PTR, 1);
        let filter = ctx.aggregate(array, &[ctx.global(may_throw)]).into();
        let caught = b.landing_pad(pair, true, &[(false, null), (true, filter)]);
        b.resume(caught);
    });
    let personality = ctx.symbol("personality");
    module.function_mut(at).unwrap().personality = Some(ctx.global(personality));
    let int = ctx.function_type(Type::I32, &[], true);
    module.declare(personality, int, AttrList::EMPTY);
    expect(
        &module,
        "define void @f() personality ptr @personality {
  invoke void @may_throw()
          to label %1 unwind label %2

1:                                                ; preds = %0
  ret void

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @may_throw]
  resume { ptr, i32 } %3
}

declare void @may_throw()

declare i32 @personality(...)
",
    );
}

#[test]
fn funclets_and_indirect_branches() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let void = ctx.function_type(Type::VOID, &[], false);
    let f = ctx.symbol("f");
    let at = define(&mut module, "f", (Type::VOID, &[]), |b| {
        let (ok, dispatch, handler, cleanup) = (b.block(), b.block(), b.block(), b.block());
        let callee = b.declare(ctx.symbol("g"), void, AttrList::EMPTY);
        b.invoke(&CallSpec::new(void, callee), &[], ok, dispatch);
        b.switch_to(ok);
        b.indirect_br(ctx.block_address(f, ok).into(), &[ok]);
        b.switch_to(dispatch);
        let none = ctx.none_token().into();
        let switch = b.catch_switch(none, &[handler], Some(cleanup));
        b.switch_to(handler);
        let pad = b.funclet_pad(Opcode::CatchPad, switch, &[ctx.null(Type::PTR).into()]);
        b.catch_ret(pad, ok);
        b.switch_to(cleanup);
        let pad = b.funclet_pad(Opcode::CleanupPad, none, &[]);
        b.cleanup_ret(pad, None);
    });
    let personality = ctx.symbol("__CxxFrameHandler3");
    module.function_mut(at).unwrap().personality = Some(ctx.global(personality));
    module.declare(personality, ctx.function_type(Type::I32, &[], true), AttrList::EMPTY);
    expect(
        &module,
        "define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g()
          to label %1 unwind label %2

1:                                                ; preds = %3, %1, %0
  indirectbr ptr blockaddress(@f, %1), [label %1]

2:                                                ; preds = %0
  %3 = catchswitch within none [label %4] unwind label %6

4:                                                ; preds = %2
  %5 = catchpad within %3 [ptr null]
  catchret from %5 to label %1

6:                                                ; preds = %2
  %7 = cleanuppad within none []
  cleanupret from %7 unwind to caller
}

declare void @g()

declare i32 @__CxxFrameHandler3(...)
"
        .replace("preds = %3, %1, %0", "preds = %4, %1, %0")
        .as_str(),
    );
}

#[test]
fn bodies_built_by_threads_print_in_the_order_of_functions() {
    let build = |threads: usize| {
        let mut module = Module::new("t");
        let ctx = module.context().clone();
        let ty = ctx.function_type(Type::I64, &[Type::I64], false);
        let work: Vec<usize> = (0..64)
            .map(|n| module.add_function(Function::new(ctx.symbol(&format!("f{n}")), ty)))
            .collect();
        let chunk = work.len().div_ceil(threads);
        let bodies: Vec<Body> = std::thread::scope(|scope| {
            let ctx = &ctx;
            let parts = work.chunks(chunk).map(|part| {
                scope.spawn(move || {
                    part.iter().rev().map(|&n| one_body(ctx, ty, n as u64)).collect::<Vec<_>>()
                })
            });
            let parts: Vec<_> = parts.collect();
            parts.into_iter().flat_map(|part| part.join().unwrap().into_iter().rev()).collect()
        });
        for (at, body) in work.into_iter().zip(bodies) {
            assert!(module.attach_body(at, body));
        }
        write_module(&module)
    };
    let alone = build(1);
    for threads in 2..8 {
        assert_eq!(build(threads), alone);
    }
}

fn one_body(ctx: &Context, ty: Type, n: u64) -> Body {
    let mut b = FunctionBuilder::new(ctx, ty);
    let entry = b.block();
    b.switch_to(entry);
    let x = b.arg(0);
    let wide = ctx.array_type(Type::I8, n + 1);
    b.alloca(wide, ctx.i32(1).into(), 1, 0);
    let y = b.binary(Opcode::Mul, Flags::NONE, x, ctx.int(Type::I64, n * 3).into());
    let callee = b.declare(ctx.symbol(&format!("g{}", n % 5)), ty, AttrList::EMPTY);
    let call = b.call(ty, callee, &[y]);
    let tag = ctx.md_tuple(&[ctx.md_string(&format!("tag {n}"))]);
    b.attach(call, &format!("kind{}", n % 7), tag);
    b.attach(call, &format!("kind{}", n % 3), tag);
    let result = b.result(call);
    b.ret(result);
    b.finish()
}

#[test]
fn labels_beyond_the_comment_column() {
    let long = "x".repeat(60);
    let mut module = Module::new("t");
    define(&mut module, "f", (Type::VOID, &[]), |b| {
        let (wide, odd) = (b.block(), b.block());
        b.name_block(wide, &long);
        b.name_block(odd, "ä$");
        b.br(wide);
        b.switch_to(wide);
        b.br(odd);
        b.switch_to(odd);
        b.ret(None);
    });
    let odd = "\"\\C3\\A4$\"";
    expect(
        &module,
        &format!(
            "define void @f() {{
  br label %{long}

{long}: ; preds = %0
  br label %{odd}

{odd}:                                        ; preds = %{long}
  ret void
}}
"
        ),
    );
}

#[test]
fn callbr() {
    expect_body(
        Type::VOID,
        &[Type::I32],
        |b| {
            let ctx = b.context();
            let ty = ctx.function_type(Type::VOID, &[Type::I32], false);
            let asm = ctx.inline_asm(InlineAsm {
                function_type: ty,
                text: ctx.str("j"),
                constraints: ctx.str("r,!i,!i"),
                side_effect: true,
                align_stack: false,
                intel: false,
                unwind: false,
            });
            let (next, left, right) = (b.block(), b.block(), b.block());
            let x = b.arg(0);
            b.callbr(&CallSpec::new(ty, asm.into()), &[x], next, &[left, right]);
            for block in [next, left, right] {
                b.switch_to(block);
                b.ret(None);
            }
        },
        &[
            "  callbr void asm sideeffect \"j\", \"r,!i,!i\"(i32 %0)",
            "          to label %2 [label %3, label %4]",
            "",
            "2:                                                ; preds = %1",
            "  ret void",
            "",
            "3:                                                ; preds = %1",
            "  ret void",
            "",
            "4:                                                ; preds = %1",
            "  ret void",
        ],
    );
}

/// What `mlir-translate` prints: blocks stand in the order of their region, their terminators
/// were made in the order of dominance, and intrinsics are declared where first called.
#[test]
fn terminators_made_in_another_order_than_blocks_stand() {
    let mut module = Module::new("LLVMDialectModule");
    let ctx = module.context().clone();
    let ctlz = ctx.function_type(Type::I32, &[Type::I32, Type::I1], false);
    define(&mut module, "f", (Type::I32, &[Type::I1, Type::I32]), |b| {
        let (one, two, three, four) = (b.block(), b.block(), b.block(), b.block());
        let (cond, x) = (b.arg(0), b.arg(1));
        b.cond_br(cond, three, two);
        b.switch_to(two);
        b.cond_br(cond, one, four);
        b.switch_to(one);
        b.br(four);
        b.switch_to(three);
        let attributes = intrinsic_attributes(&ctx, "llvm.ctlz.i32", ctlz).unwrap();
        let callee = b.declare(ctx.symbol("llvm.ctlz.i32"), ctlz, attributes);
        let call = b.call(ctlz, callee, &[x, ctx.bool(false).into()]);
        let zeros = b.result(call).unwrap();
        b.br(four);
        b.switch_to(four);
        let phi = b.phi(Type::I32, Flags::NONE);
        for (value, from) in [(zeros, three), (x, two), (x, one)] {
            assert!(b.add_incoming(phi, value, from));
        }
        b.alloca(Type::FLOAT, x, 8, 0);
        b.ret(Some(phi));
    });
    let version = ctx.md_tuple(&[
        ctx.md_constant(ctx.i32(2)),
        ctx.md_string("Debug Info Version"),
        ctx.md_constant(ctx.i32(3)),
    ]);
    module.named_metadata_mut("llvm.module.flags").push(version);
    assert_eq!(verify_module(&module), []);
    assert_eq!(
        String::from_utf8(write_module(&module)).unwrap(),
        "; ModuleID = 'LLVMDialectModule'
source_filename = \"LLVMDialectModule\"

define i32 @f(i1 %0, i32 %1) {
  br i1 %0, label %5, label %4

3:                                                ; preds = %4
  br label %7

4:                                                ; preds = %2
  br i1 %0, label %3, label %7

5:                                                ; preds = %2
  %6 = call i32 @llvm.ctlz.i32(i32 %1, i1 false)
  br label %7

7:                                                ; preds = %5, %3, %4
  %8 = phi i32 [ %6, %5 ], [ %1, %4 ], [ %1, %3 ]
  %9 = alloca float, i32 %1, align 8
  ret i32 %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !\"Debug Info Version\", i32 3}
"
    );
}
