//! What stands at the top level: globals, aliases, ifuncs, comdats, declarations, attributes.

use couloir_llvmir::*;

use crate::common::{check, define};

#[test]
fn an_empty_module() {
    check(&Module::new("t"), "; ModuleID = 't'\nsource_filename = \"t\"\n");
}

#[test]
fn header_and_assembly() {
    let mut module = Module::new("t");
    module.source_filename = "a \"b\".c".to_owned();
    module.data_layout = "e-P1-p:16:8-i8:8".to_owned();
    module.target_triple = "avr-unknown-unknown".to_owned();
    module.module_asm = b".globl x\nx: \"\n".to_vec();
    let ctx = module.context().clone();
    let ty = ctx.function_type(Type::VOID, &[], false);
    let f = Function::new(ctx.symbol("f"), ty);
    let common = GlobalCommon { addrspace: 1, ..f.common.clone() };
    module.add_function(Function { common, ..f });
    check(
        &module,
        "; ModuleID = 't'
source_filename = \"a \\22b\\22.c\"
target datalayout = \"e-P1-p:16:8-i8:8\"
target triple = \"avr-unknown-unknown\"

module asm \".globl x\"
module asm \"x: \\22\"

declare void @f() addrspace(1)
",
    );
}

fn global(
    module: &mut Module,
    name: &str,
    init: Option<Constant>,
    change: impl FnOnce(&mut GlobalVariable, &Context),
) {
    let ctx = module.context().clone();
    let mut global = GlobalVariable::new(ctx.symbol(name), Type::I32);
    global.init = init;
    change(&mut global, &ctx);
    module.add_global(global);
}

#[test]
fn global_variables() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let one = Some(ctx.i32(1));
    module.comdats.insert(ctx.str("group"), ComdatKind::SameSize);
    module.comdats.insert(ctx.str("odr"), ComdatKind::Any);
    global(&mut module, "plain", one, |_, _| {});
    global(&mut module, "ext", None, |g, _| g.constant = true);
    global(&mut module, "weak ext", None, |g, _| g.common.linkage = Linkage::ExternWeak);
    global(&mut module, "1digit", one, |g, _| {
        g.common.linkage = Linkage::Private;
        g.common.unnamed_addr = UnnamedAddr::Global;
        g.common.dso_local = true;
        g.constant = true;
        g.common.align = Some(16);
    });
    global(&mut module, "tls", one, |g, ctx| {
        g.common.dso_local = true;
        g.common.thread_local = ThreadLocal::InitialExec;
        g.common.section = ctx.str(".tdata");
        g.common.comdat = Some(ctx.str("group"));
    });
    global(&mut module, "odr", one, |g, ctx| {
        g.common.linkage = Linkage::LinkOnceOdr;
        g.common.visibility = Visibility::Hidden;
        g.common.dso_local = true;
        g.common.addrspace = 3;
        g.externally_initialized = true;
        g.common.comdat = Some(ctx.str("odr"));
        g.code_model = Some(ctx.str("large"));
        g.common.partition = ctx.str("part");
        g.sanitizer.no_address = true;
        g.sanitizer.memtag = true;
    });
    global(&mut module, "with", one, |g, ctx| {
        g.attributes = ctx.attr_set(&[Attribute::string(ctx, "key", "v\"")]);
        g.common.attachments =
            vec![(ctx.str("type"), ctx.md_tuple(&[ctx.md_constant(ctx.i64(0))]))];
    });
    let symbol = ctx.unnamed_symbol();
    module.add_global(GlobalVariable {
        init: Some(ctx.global(symbol)),
        ..GlobalVariable::new(symbol, Type::PTR)
    });
    check(
        &module,
        "; ModuleID = 't'
source_filename = \"t\"

$group = comdat samesize

$odr = comdat any

@plain = global i32 1
@ext = external constant i32
@\"weak ext\" = extern_weak global i32
@\"1digit\" = private unnamed_addr constant i32 1, align 16
@tls = dso_local thread_local(initialexec) global i32 1, section \".tdata\", comdat($group)
@odr = linkonce_odr hidden addrspace(3) externally_initialized global i32 1, partition \"part\", \
code_model \"large\", no_sanitize_address, sanitize_memtag, comdat
@with = global i32 1, !type !0 #0
@0 = global ptr @0

attributes #0 = { \"key\"=\"v\\22\" }

!0 = !{i64 0}
",
    );
}

#[test]
fn aliases_and_ifuncs() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    global(&mut module, "g", Some(ctx.i32(1)), |_, _| {});
    let target = ctx.global(ctx.symbol("g"));
    module.add_alias(Indirection::new(ctx.symbol("a"), Type::I32, target));
    let offset = ctx.gep_expr(Flags::INBOUNDS, Type::I8, target, &[ctx.i64(2)]);
    let mut alias = Indirection::new(ctx.symbol("b"), Type::I16, offset);
    alias.common.linkage = Linkage::Internal;
    alias.common.unnamed_addr = UnnamedAddr::Local;
    module.add_alias(alias);
    let void = ctx.function_type(Type::VOID, &[], false);
    let resolver = ctx.symbol("resolve");
    module.add_ifunc(Indirection::new(ctx.symbol("i"), void, ctx.global(resolver)));
    define(&mut module, "resolve", (Type::PTR, &[]), |b| {
        b.ret(Some(ctx.null(Type::PTR).into()));
    });
    check(
        &module,
        "; ModuleID = 't'
source_filename = \"t\"

@g = global i32 1

@a = alias i32, ptr @g
@b = internal local_unnamed_addr alias i16, getelementptr inbounds (i8, ptr @g, i64 2)

@i = ifunc void (), ptr @resolve

define ptr @resolve() {
  ret ptr null
}
",
    );
}

#[test]
fn functions_and_attributes() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let flag = |kind| Attribute::flag(kind);
    let ty = ctx.function_type(Type::PTR, &[Type::PTR, Type::I32], true);
    let function_set = ctx.attr_set(&[
        Attribute::string(&ctx, "target-cpu", "x86-64"),
        Attribute::text(&ctx, AttrKind::Memory, "argmem: read"),
        Attribute::int(AttrKind::AlignStack, 16),
        flag(AttrKind::NoUnwind),
        flag(AttrKind::Cold),
        Attribute::string(&ctx, "bare", ""),
        Attribute::text(&ctx, AttrKind::UwTable, ""),
        Attribute::text(&ctx, AttrKind::VscaleRange, "1,16"),
    ]);
    let pointer = ctx.attr_set(&[
        Attribute::with_type(AttrKind::ByVal, Type::I32),
        Attribute::int(AttrKind::Align, 8),
        Attribute::int(AttrKind::Dereferenceable, 4),
        flag(AttrKind::NoAlias),
    ]);
    let result = ctx.attr_set(&[flag(AttrKind::NonNull), flag(AttrKind::NoUndef)]);
    let mut f = Function::new(ctx.symbol("f"), ty);
    f.attributes = ctx.attr_list(function_set, result, &[pointer, AttrSet::EMPTY]);
    f.conv = CallConv(11);
    f.common.linkage = Linkage::WeakOdr;
    f.common.unnamed_addr = UnnamedAddr::Global;
    f.common.section = ctx.str("text");
    f.common.align = Some(32);
    f.gc = ctx.str("shadow-stack");
    let at = module.add_function(f.clone());
    let mut b = FunctionBuilder::new(&ctx, ty);
    let entry = b.block();
    b.switch_to(entry);
    let p = b.arg(0);
    b.name_value(b.arg(1), "n");
    b.ret(Some(p));
    module.attach_body(at, b.finish());
    let common = GlobalCommon {
        symbol: ctx.symbol("g"),
        linkage: Linkage::External,
        attachments: vec![(ctx.str("zeta"), ctx.md_tuple(&[]))],
        ..f.common
    };
    module.add_function(Function { common, gc: Str::EMPTY, conv: CallConv(14), ..f });
    let bare = ctx.attr_set(&[Attribute::string(&ctx, "only", "strings")]);
    let void = ctx.function_type(Type::VOID, &[], false);
    module.declare(ctx.symbol("h"), void, ctx.attr_list(bare, AttrSet::EMPTY, &[]));
    let tail = "#0 section \"text\" align 32";
    let known = "cold nounwind memory(argmem: read)";
    check(
        &module,
        &format!(
            "; ModuleID = 't'
source_filename = \"t\"

; Function Attrs: {known} alignstack(16) uwtable vscale_range(1,16)
define weak_odr cc11 noundef nonnull ptr @f(ptr noalias byval(i32) align 8 dereferenceable(4) %0, \
i32 %n, ...) unnamed_addr {tail} gc \"shadow-stack\" {{
  ret ptr %0
}}

; Function Attrs: {known} alignstack(16) uwtable vscale_range(1,16)
declare !zeta !0 preserve_mostcc noundef nonnull ptr @g(ptr noalias byval(i32) align 8 dereferenceable(4), \
i32, ...) unnamed_addr {tail}

declare void @h() #1

attributes #0 = {{ {known} alignstack=16 uwtable vscale_range(1,16) \"bare\" \
\"target-cpu\"=\"x86-64\" }}
attributes #1 = {{ \"only\"=\"strings\" }}

!0 = !{{}}
"
        ),
    );
}

#[test]
fn struct_types_in_the_order_llvm_meets_them() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let (first, second) = (ctx.named_struct("first"), ctx.named_struct("the second"));
    let (third, unnamed) = (ctx.named_struct("third"), ctx.unnamed_struct());
    let opaque = ctx.named_struct("opaque");
    ctx.named_struct("unused");
    assert!(ctx.set_struct_body(second, &[Type::I32, third, unnamed], false));
    assert!(ctx.set_struct_body(second, &[Type::I32, third, unnamed], false));
    assert!(!ctx.set_struct_body(second, &[Type::I32], false));
    assert!(!ctx.set_struct_body(Type::I32, &[], false));
    assert!(ctx.set_struct_body(first, &[], true));
    assert!(ctx.set_struct_body(third, &[Type::I8, Type::I64], true));
    assert!(ctx.set_struct_body(unnamed, &[Type::PTR], false));
    let init = ctx.zero(second);
    module.add_global(GlobalVariable {
        init: Some(init),
        ..GlobalVariable::new(ctx.symbol("s"), second)
    });
    define(&mut module, "f", (Type::VOID, &[Type::PTR]), |b| {
        let p = b.arg(0);
        let slot = b.alloca(first, ctx.i32(1).into(), 1, 0);
        let at = b.gep(Flags::NONE, second, p, &[ctx.i32(0).into(), ctx.i32(1).into()]);
        b.store(slot, at, Access::aligned(8));
        b.ret(None);
    });
    let ty = ctx.function_type(opaque, &[], false);
    module.declare(ctx.symbol("g"), ty, AttrList::EMPTY);
    check(
        &module,
        "; ModuleID = 't'
source_filename = \"t\"

%0 = type { ptr }
%\"the second\" = type { i32, %third, %0 }
%third = type <{ i8, i64 }>
%first = type <{}>
%opaque = type opaque

@s = global %\"the second\" zeroinitializer

define void @f(ptr %0) {
  %2 = alloca %first, align 1
  %3 = getelementptr %\"the second\", ptr %0, i32 0, i32 1
  store ptr %2, ptr %3, align 8
  ret void
}

declare %opaque @g()
",
    );
}

#[test]
fn all_types_in_a_declaration() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let inner = ctx.struct_type(&[Type::I1, ctx.struct_type(&[])]);
    let target = ctx.target_type("spirv.Image", &[Type::VOID, Type::FLOAT], &[1, 0]);
    let params = [
        Type::HALF,
        Type::BFLOAT,
        Type::FLOAT,
        Type::DOUBLE,
        Type::X86_FP80,
        Type::FP128,
        Type::PPC_FP128,
        ctx.int_type(8_388_608),
        ctx.ptr_type(5),
        ctx.array_type(inner, u64::MAX),
        ctx.vector_type(Type::PTR, 2),
        ctx.scalable_vector_type(Type::I8, 16),
        ctx.packed_struct_type(&[Type::I16]),
        target,
    ];
    let ty = ctx.function_type(Type::VOID, &params, true);
    module.declare(ctx.symbol("f"), ty, AttrList::EMPTY);
    let text = String::from_utf8(write_module(&module)).unwrap();
    let line = "declare void @f(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128, i8388608, \
ptr addrspace(5), [18446744073709551615 x { i1, {} }], <2 x ptr>, <vscale x 16 x i8>, <{ i16 }>, \
target(\"spirv.Image\", void, float, 1, 0), ...)";
    check(&module, &text);
    assert!(text.ends_with(&format!("{line}\n")), "{text}");
}

#[test]
fn intrinsics_get_the_attributes_llvm_gives_them() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let (ptr, i32, i64, i1) = (Type::PTR, Type::I32, Type::I64, Type::I1);
    let vector = ctx.vector_type(i32, 4);
    let list = [
        ("llvm.memcpy.p0.p0.i64", Type::VOID, vec![ptr, ptr, i64, i1]),
        ("llvm.ctlz.i32", i32, vec![i32, i1]),
        ("llvm.fma.f32", Type::FLOAT, vec![Type::FLOAT; 3]),
        ("llvm.scmp.i16.i32", Type::I16, vec![i32, i32]),
        ("llvm.stacksave.p0", ptr, vec![]),
        ("llvm.prefetch.p0", Type::VOID, vec![ptr, i32, i32, i32]),
        ("llvm.vector.reduce.add.v4i32", i32, vec![vector]),
        ("llvm.trap", Type::VOID, vec![]),
    ];
    for (name, ret, params) in list {
        let ty = ctx.function_type(ret, &params, false);
        let attributes = intrinsic_attributes(&ctx, name, ty).unwrap();
        module.declare(ctx.symbol(name), ty, attributes);
    }
    assert_eq!(intrinsic_attributes(&ctx, "llvm.no.such", Type::VOID), None);
    assert_eq!(intrinsic_attributes(&ctx, "malloc", Type::VOID), None);
    let text = String::from_utf8(write_module(&module)).unwrap();
    assert!(text.contains(
        "declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), \
ptr noalias readonly captures(none), i64, i1 immarg) #0\n"
    ));
    check(&module, &text);
}
