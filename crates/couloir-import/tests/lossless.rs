//! Lossless imports: what comes back of a module's printed import is the module.

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{self, PrintOptions};
use couloir_diag::Collector;
use couloir_import::{ImportOptions, import_text};
use couloir_ir::{Context, ContextOptions, Scope};
use couloir_llvmir::{Difference, diff_modules, read_module};

fn context() -> Context {
    let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
    couloir_dialects::register_all(&ctx);
    print::install(&ctx);
    ctx
}

/// The text of the import.
fn imported(text: &str) -> String {
    let ctx = context();
    let options = ImportOptions { lossless: true, ..ImportOptions::default() };
    let (body, op) = import_text(&ctx, text.as_bytes(), "test.ll", options).expect(text);
    let module = Scope::new(&ctx, &body).op(op);
    couloir_ir::verify::verify(module).expect(text);
    let mut out = Vec::new();
    print::print_op(module, &PrintOptions::default(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// The LLVM IR that the text of an import becomes.
fn translated(text: &str) -> couloir_llvmir::Module {
    let ctx = context();
    let file = ctx.sources().add("test.mlir", text.to_owned()).unwrap();
    let options = ParseOptions::new(Some(couloir_dialects::builtin::Module::def()));
    let (body, op) = parse_file(&ctx, &file, 0..text.len(), &options).expect(text);
    couloir_translate::translate_module(&ctx, Scope::new(&ctx, &body).op(op)).expect(text)
}

fn differences(text: &str) -> Vec<Difference> {
    let mut was = read_module(text.as_bytes(), "test.ll").unwrap().module;
    diff_modules(&mut was, &mut translated(&imported(text)))
}

fn assert_nothing_is_lost(text: &str) {
    assert_eq!(differences(text), [], "{text}\n{}", imported(text));
}

/// A function of one instruction that gives a value.
fn of_one(instruction: &str) -> String {
    let parameters = "i32 %a, i32 %b, float %x, ptr %p, i1 %c";
    format!(
        "@g = global i32 0\ndefine void @f({parameters}) {{\n  %r = {instruction}\n  ret void\n}}\n"
    )
}

/// Globals without a name come back with one, as far as they are referred to before they are
/// defined, too.
#[test]
fn globals_without_names_stay_what_they_are() {
    assert_nothing_is_lost(
        "@g = global ptr @1
@0 = private constant i32 5
@1 = private constant [2 x ptr] [ptr @0, ptr @2]
declare void @f(ptr, ptr)
define void @2(ptr %p) {
  call void @f(ptr @0, ptr @1), !nosanitize !0
  call void @f(ptr @2, ptr %p), !nosanitize !0
  ret void
}
!0 = !{}
",
    );
}

#[test]
fn flags_of_instructions_are_kept() {
    for instruction in [
        "icmp samesign ult i32 %a, %b",
        "fcmp nnan olt float %x, 1.0",
        "select fast i1 %c, float %x, float 1.0",
        "fptosi float %x to i32",
        "fpext nnan float %x to double",
        "getelementptr nusw nuw i32, ptr %p, i32 %a",
        "atomicrmw volatile usub_sat ptr %p, i32 %a syncscope(\"agent\") monotonic, align 8",
        "load atomic volatile i32, ptr %p syncscope(\"agent\") acquire, align 4",
    ] {
        assert_nothing_is_lost(&of_one(instruction));
    }
}

#[test]
fn instructions_of_constants_do_not_fold() {
    for instruction in [
        "add i32 1, 2",
        "icmp eq i32 1, 2",
        "select i1 true, i32 1, i32 2",
        "getelementptr i8, ptr @g, i64 4",
        "extractvalue { i32, i32 } { i32 1, i32 2 }, 1",
        "shufflevector <2 x i32> <i32 1, i32 2>, <2 x i32> poison, <2 x i32> <i32 1, i32 0>",
        "ptrtoint ptr @g to i64",
        "fneg float 1.0",
    ] {
        assert_nothing_is_lost(&of_one(instruction));
    }
}

#[test]
fn instructions_without_an_op_are_kept() {
    assert_nothing_is_lost(&of_one("va_arg ptr %p, i32"));
}

#[test]
fn constants_are_spelled_as_they_were() {
    let types =
        "%s = type { i32, %t }\n%t = type { i32, ptr }\n@v = internal global %s zeroinitializer\n";
    let inner = "getelementptr inbounds nuw (%s, ptr @v, i32 0, i32 1)";
    assert_nothing_is_lost(&format!(
        "{types}define ptr @f() {{\n  %1 = load ptr, ptr getelementptr inbounds nuw (%t, ptr {inner}, i32 0, i32 1)\n  ret ptr %1\n}}\n"
    ));
    assert_nothing_is_lost(&format!("{types}@w = global ptr getelementptr (i8, ptr @v, i64 4)\n"));
}

#[test]
fn attributes_are_kept() {
    for attribute in [
        "captures(address)",
        "captures(ret: address, provenance)",
        "initializes((0, 4))",
        "dead_on_return",
    ] {
        assert_nothing_is_lost(&format!("declare void @g(ptr {attribute})\n"));
        assert_nothing_is_lost(&format!(
            "declare void @g(ptr)\ndefine void @f(ptr %p) {{\n  call void @g(ptr {attribute} %p)\n  ret void\n}}\n"
        ));
    }
    for attribute in
        ["nosync", "\"tune-cpu\"=\"generic\"", "returns_twice", "memory(errnomem: read)"]
    {
        assert_nothing_is_lost(&format!("declare void @g() {attribute}\n"));
        assert_nothing_is_lost(&format!(
            "declare void @g()\ndefine void @f() {{\n  call void @g() {attribute}\n  ret void\n}}\n"
        ));
    }
    assert_nothing_is_lost(
        "declare i32 @llvm.smax.i32(i32, i32)\ndefine i32 @f(i32 %a) {\n  %1 = tail call i32 @llvm.smax.i32(i32 %a, i32 0) \"x\"\n  ret i32 %1\n}\n",
    );
}

#[test]
fn headers_are_kept() {
    for header in [
        "@g = thread_local(initialexec) global i32 0",
        "@g = externally_initialized global i32 0, partition \"p\"",
        "@g = global i32 0, code_model \"large\"",
        "@g = global i32 0, no_sanitize_address, !type !0\n!0 = !{i64 0, !\"a\"}",
        "define void @f() partition \"p\" align 32 prefix i32 1 prologue i8 1 {\n  ret void\n}",
        "@g = global i32 0\n@a = alias i32, ptr @g, partition \"p\"",
    ] {
        assert_nothing_is_lost(&format!("{header}\n"));
    }
}

#[test]
fn metadata_is_kept() {
    let nodes = "!0 = !{!\"x\"}\n!1 = distinct !{}\n";
    for kind in ["foo !0", "my.md !1", "annotation !0", "nosanitize !2"] {
        let text = format!(
            "define i32 @f(i1 %c) !{kind} {{\n  br i1 %c, label %x, label %y, !{kind}\nx:\n  br label %y\ny:\n  %1 = phi i32 [ 1, %0 ], [ 2, %x ], !{kind}\n  %2 = add i32 %1, 1, !{kind}\n  ret i32 %2, !{kind}\n}}\n{nodes}!2 = !{{}}\n"
        );
        assert_nothing_is_lost(&text);
    }
    assert_nothing_is_lost(
        "define void @f(i1 %c) {\n  br label %a\na:\n  br i1 %c, label %a, label %b, !llvm.loop !0\nb:\n  ret void\n}\n!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.runtime.disable\"}\n",
    );
}

#[test]
fn named_metadata_and_the_target_are_kept() {
    assert_nothing_is_lost("!foo = !{!0, !1}\n!0 = !{!\"x\"}\n!1 = distinct !{}\n");
    assert_nothing_is_lost(
        "!llvm.module.flags = !{!0}\n!0 = !{i32 5, !\"x\", !1}\n!1 = !{!\"a\"}\n",
    );
    assert_nothing_is_lost("target datalayout = \"e-m:e-p270:32:32-ni:7-v128:128\"\n");
}

#[test]
fn blocks_that_nothing_leads_to_are_kept() {
    assert_nothing_is_lost(
        "define i32 @f(i32 %a) {\n  br label %c\nb:\n  %x = add i32 %a, 1\n  br label %c\nc:\n  %y = phi i32 [ 1, %0 ], [ %x, %b ]\n  ret i32 %y\n}\n",
    );
    assert_nothing_is_lost(
        "define i32 @f(i32 %a) {\n  switch i32 %a, label %c [\n    i32 1, label %d\n    i32 2, label %d\n  ]\nd:\n  %y = phi i32 [ 3, %0 ], [ 3, %0 ]\n  ret i32 %y\nc:\n  ret i32 0\n}\n",
    );
}

/// The module comes back line by line, names aside.
fn assert_text_comes_back(text: &str) {
    let back = couloir_llvmir::write_module(&translated(&imported(text)));
    let back = String::from_utf8(back).unwrap();
    let code = |line: &str| line.split(';').next().unwrap_or_default().trim().to_owned();
    let lines = |text: &str| text.lines().map(code).collect::<Vec<_>>();
    let (wanted, back) = (lines(text), lines(&back));
    let missing: Vec<_> = wanted.iter().filter(|line| !back.contains(line)).collect();
    assert!(missing.is_empty(), "{missing:#?}\n{}", back.join("\n"));
}

#[test]
fn inputs_of_phis_stay_in_order() {
    assert_text_comes_back(
        "define i32 @f(i32 %0, i32 %1) {
  switch i32 %0, label %3 [
    i32 1, label %4
    i32 2, label %5
    i32 3, label %5
  ]
3:
  br label %5
4:
  br label %5
5:
  %6 = phi i32 [ 4, %4 ], [ %0, %2 ], [ 3, %3 ], [ %0, %2 ]
  %7 = phi i32 [ %1, %2 ], [ 3, %3 ], [ %1, %2 ], [ 4, %4 ]
  %8 = add i32 %6, %7
  ret i32 %8
}
",
    );
}

#[test]
fn invokes_pass_their_result_on() {
    let text = "define i32 @f(i1 %0) personality ptr @p {
  br i1 %0, label %2, label %4
2:
  %3 = invoke i32 @g()
  to label %6 unwind label %8
4:
  %5 = invoke i32 @g()
  to label %6 unwind label %8
6:
  %7 = phi i32 [ %5, %4 ], [ %3, %2 ]
  ret i32 %7
8:
  %9 = landingpad { ptr, i32 }
  cleanup
  resume { ptr, i32 } %9
}
declare i32 @g()
declare i32 @p(...)
";
    assert_text_comes_back(text);
    assert_nothing_is_lost(text);
}

const DEBUG: &str = "
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"e\", file: !1, line: 1, baseType: !4, size: 32, elements: !10)
!4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !10)
!6 = !DISubroutineType(types: !11)
!7 = !DILocalVariable(name: \"x\", scope: !5, file: !1, line: 2, type: !4)
!8 = !DILocation(line: 3, column: 4, scope: !5)
!9 = !{i32 2, !\"Debug Info Version\", i32 3}
!10 = !{}
!11 = !{!4}
";

#[test]
fn debug_information_is_kept() {
    assert_nothing_is_lost(&format!(
        "define i32 @f(i32 %a, i1 %c) !dbg !5 {{
    #dbg_value(i32 %a, !7, !DIExpression(), !8)
    #dbg_value(!DIArgList(i32 %a, i32 7), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !8)
  br i1 %c, label %x, label %y, !dbg !8
x:
  %s = add i32 %a, 1, !dbg !8
  br label %y
y:
  %p = phi i32 [ 1, %0 ], [ %s, %x ], !dbg !8
    #dbg_value(i32 %s, !7, !DIExpression(), !8)
    #dbg_value(i32 poison, !7, !DIExpression(), !8)
  ret i32 %p, !dbg !8
}}
{DEBUG}"
    ));
}

/// What an op is now stands: only what is as it came back is made what it was.
#[test]
fn changes_are_not_undone() {
    let text = imported(&of_one("icmp samesign ult i32 %a, %b"));
    let changed = text.replace("icmp \"ult\"", "icmp \"slt\"");
    assert_ne!(text, changed);
    let written = couloir_llvmir::write_module(&translated(&changed));
    let written = String::from_utf8(written).unwrap();
    assert!(written.contains("= icmp slt i32 %0, %1"), "{written}");
}
