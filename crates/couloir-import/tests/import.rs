//! Imports of whole modules, compared with what `mlir-translate --import-llvm` of MLIR 22 prints.

use std::sync::Arc;

use couloir_asm::print::{self, PrintOptions};
use couloir_diag::Collector;
use couloir_import::{ImportOptions, import_text};
use couloir_ir::{Context, ContextOptions, Scope};

/// Name, LLVM IR, and the module of the LLVM dialect.
const CASES: &[(&str, &str, &str)] = &[
    ("globals", include_str!("cases/globals.ll"), include_str!("cases/globals.mlir")),
    (
        "instructions",
        include_str!("cases/instructions.ll"),
        include_str!("cases/instructions.mlir"),
    ),
    ("metadata", include_str!("cases/metadata.ll"), include_str!("cases/metadata.mlir")),
    ("program", include_str!("cases/program.ll"), include_str!("cases/program.mlir")),
    ("exceptions", include_str!("cases/exceptions.ll"), include_str!("cases/exceptions.mlir")),
    ("records", include_str!("cases/records.ll"), include_str!("cases/records.mlir")),
    ("modules", include_str!("cases/modules.ll"), include_str!("cases/modules.mlir")),
    ("old", include_str!("cases/old.ll"), include_str!("cases/old.mlir")),
];

fn context() -> Context {
    let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
    couloir_dialects::register_all(&ctx);
    print::install(&ctx);
    ctx
}

fn imported(text: &str) -> String {
    let ctx = context();
    let options = ImportOptions::default();
    let (body, op) = import_text(&ctx, text.as_bytes(), "test.ll", options).unwrap();
    let module = Scope::new(&ctx, &body).op(op);
    couloir_ir::verify::verify(module).unwrap();
    let mut out = Vec::new();
    print::print_op(module, &PrintOptions::default(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn modules_are_imported_as_mlir_does() {
    for (name, text, expected) in CASES {
        let found = imported(text);
        for (line, (old, new)) in expected.lines().zip(found.lines()).enumerate() {
            assert_eq!(old, new, "{name}.mlir, line {}", line + 1);
        }
        assert_eq!(expected.trim_end(), found.trim_end(), "{name}.mlir");
    }
}

/// Imports a text; the messages, of which there is one where that fails.
fn assert_is_said(text: &[u8]) -> Vec<String> {
    let ctx = context();
    let import = || import_text(&ctx, text, "test.ll", ImportOptions::default());
    let (result, reported) = ctx.capture(import);
    assert!(result.is_ok() || !reported.is_empty(), "{}", String::from_utf8_lossy(text));
    reported.into_iter().map(|diagnostic| diagnostic.message).collect()
}

#[test]
fn any_text_gives_a_module_or_a_message() {
    for (_, text, _) in CASES {
        for end in (0..text.len()).step_by(text.len() / 100 + 1) {
            assert_is_said(&text.as_bytes()[..end]);
        }
    }
}

/// Functions, and what is said when they are imported.
const REPORTED: &[(&str, &[&str])] = &[
    (
        "define void @f(i1 %c) {\n br label %a\na:\n br i1 %c, label %a, label %b, !llvm.loop !0\nb:\n \
         ret void\n}\n!0 = distinct !{!0, !1, !1}\n!1 = !{!\"llvm.loop.mustprogress\"}",
        &["cannot import loop properties with duplicated names llvm.loop.mustprogress"],
    ),
    (
        "define void @f(i1 %c) {\n br label %a\na:\n br i1 %c, label %a, label %b, !llvm.loop !0\nb:\n \
         ret void\n}\n!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.disable\", i1 true}",
        &["expected metadata node llvm.loop.unroll.disable to hold no value"],
    ),
    (
        "define i64 @f(ptr %p) {\n  %r = ptrtoaddr ptr %p to i64\n  ret i64 %r\n}",
        &["unhandled instruction:   %r = ptrtoaddr ptr %p to i64"],
    ),
    (
        "declare void @f()\n@n = global ptr no_cfi @f",
        &[
            "unhandled constant: ptr no_cfi @f since no_cfi is unsupported",
            "unhandled global variable: @n = global ptr no_cfi @f",
        ],
    ),
    (
        "declare i64 @llvm.read_register.i64(metadata)\ndefine i64 @f() {\n  \
         %r = call i64 @llvm.read_register.i64(metadata !0)\n  ret i64 %r\n}\n!0 = !{!\"rsp\"}",
        &[
            "unhandled value: !0 = !{!\"rsp\"}",
            "unhandled intrinsic:   %r = call i64 @llvm.read_register.i64(metadata !0)",
        ],
    ),
    ("target datalayout = \"e-v64:64\"", &["unhandled data layout token: v64:64"]),
    (
        "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"c\", !1}\n!1 = !{!\"a\"}",
        &["unsupported module flag value for key 'c' : !1 = !{!\"a\"}"],
    ),
    (
        "define ptr @h() {\n  ret ptr blockaddress(@h, %x)\nx:\n  ret ptr null\n}",
        &["unreachable block 'x' with address taken"],
    ),
    (
        "@g = global i32 0\ndefine void @f() personality i32 7 {\n  ret void\n}",
        &["could not deduce personality, skipping it"],
    ),
];

#[test]
fn what_is_dropped_is_said_in_the_words_of_mlir() {
    for (text, expected) in REPORTED {
        assert_eq!(&assert_is_said(text.as_bytes()), expected, "{text}");
    }
}
