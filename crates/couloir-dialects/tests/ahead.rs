//! A file that several threads read means what it means to one.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{PrintOptions, install, print_module};
use couloir_diag::{Collector, DEFAULT_SPLIT_MARKER, split_input};
use couloir_ir::{Context, ContextOptions, Scope};

/// What is printed of a text, or what is reported.
fn run(text: &[u8], single_threaded: bool) -> String {
    let sink = Arc::new(Collector::default());
    let options = ContextOptions {
        allow_unregistered_dialects: true,
        single_threaded,
        ..ContextOptions::default()
    };
    let ctx = Context::new(options, sink.clone());
    couloir_dialects::register_all(&ctx);
    install(&ctx);
    let file = ctx.sources().add("t.mlir", text.to_vec()).unwrap();
    let module = Some(couloir_dialects::builtin::Module::def());
    let options = ParseOptions { segment: 40, ..ParseOptions::new(module) };
    let parsed = parse_file(&ctx, &file, 0..text.len(), &options);
    let mut out = Vec::new();
    if let Ok((body, op)) = parsed {
        let options = PrintOptions { debuginfo: true, generic: true, ..PrintOptions::default() };
        print_module(Scope::new(&ctx, &body).op(op), &options, &mut out).unwrap();
    }
    format!("{}{:?}", String::from_utf8_lossy(&out), sink.take())
}

fn check(text: &[u8]) {
    let (one, many) = (run(text, true), run(text, false));
    assert_eq!(one, many, "{}", String::from_utf8_lossy(text));
}

/// All pieces of the corpus.
fn pieces() -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let (mut folders, mut files) = (vec![root], Vec::<PathBuf>::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "mlir") {
                files.push(path);
            }
        }
    }
    files.sort();
    let mut pieces = Vec::new();
    for file in files {
        let text = std::fs::read(file).unwrap();
        let ranges = split_input(&text, DEFAULT_SPLIT_MARKER).chunks;
        pieces.extend(ranges.into_iter().map(|range| text[range].to_vec()));
    }
    pieces
}

#[test]
fn corpus() {
    pieces().iter().for_each(|piece| check(piece));
}

/// Bytes here and there are replaced by others of the same text.
#[test]
fn corpus_with_faults() {
    let rounds = std::env::var("COULOIR_FUZZ").map_or(1, |rounds| rounds.parse().unwrap());
    let mut state = rounds as u64;
    let mut random = move |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below.max(1)
    };
    for piece in pieces().iter().filter(|piece| (80..20_000).contains(&piece.len())) {
        for _ in 0..rounds {
            let mut text = piece.clone();
            let (at, from) = (random(text.len()), random(text.len()));
            let len = random(12).min(text.len() - at.max(from));
            let other = text[from..from + len].to_vec();
            text.splice(at..at + random(2) * len, other);
            check(&text);
        }
    }
}

#[test]
fn what_is_around_counts() {
    let function = "  func.func @f(%a: i32) -> i32 {\n    return %a : i32\n  }\n";
    let many = function.repeat(4);
    let group = |line: &str| {
        let launder = "  %q = llvm.intr.launder.invariant.group %a : !llvm.ptr\n";
        format!("llvm.func @f(%a: !llvm.ptr) {{\n{launder}{line}\n  llvm.return\n}}\n")
    };
    let texts = [
        // Names from outside, before and after.
        format!("module {{\n{function}  %a = arith.constant 0 : i32\n{many}}}"),
        format!("module {{\n{function}  func.func @g() {{\n    x.use(%b)\n  }}\n{many}}}"),
        // Aliases between and at the end.
        format!(
            "{function}#a = 3\n  func.func @g() attributes {{x.a = #a}} {{\n    return\n  }}\n{many}"
        ),
        format!("{many}  func.func @g() {{\n    return loc(#l)\n  }}\n{many}#l = loc(\"a\")"),
        // Modules in modules, of other default dialects.
        format!("module {{\nmodule {{\n{many}}}\nmodule {{\n{many}}}\n}}"),
        format!("{many}gpu.module @m {{\n{many}}}\n{many}"),
        // No token after a type of a dialect, which is reported and passed over.
        format!("{}{}{}{many}", group(""), group("  \"foo"), group("")),
        // Structs with two bodies.
        ["i32", "i64", "i8"]
            .map(|ty| format!("  func.func private @{ty}(!llvm.struct<\"s\", ({ty})>)\n{many}"))
            .concat(),
        // Distinct attributes, in the order of the file.
        ["0", "1", "0"]
            .map(|id| {
                format!(
                    "  func.func private @f{id}() attributes {{x.a = distinct[{id}]<3>}}\n{many}"
                )
            })
            .concat(),
        format!("module {{\n{many}  func.func @g() {{\n{many}"),
        format!("module {{\n{many}  // \n  func.func \"g\"\n{many}}}"),
    ];
    texts.iter().for_each(|text| check(text.as_bytes()));
}

/// More kinds of lines than are kept, each met a few times.
#[test]
fn lines_that_drive_each_other_out() {
    let line = |at: u32| format!("    %{at} = llvm.mlir.constant({} : i64) : i64\n", at % 1500);
    let lines = (0..6000).map(line).collect::<String>();
    let text = format!("module {{\n  llvm.func @f() {{\n{lines}    llvm.return\n  }}\n}}\n");
    let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
    couloir_dialects::register_all(&ctx);
    install(&ctx);
    let file = ctx.sources().add("t.mlir", text.clone().into_bytes()).unwrap();
    let options = ParseOptions::new(Some(couloir_dialects::builtin::Module::def()));
    let (body, op) = parse_file(&ctx, &file, 0..text.len(), &options).unwrap();
    let mut out = Vec::new();
    print_module(Scope::new(&ctx, &body).op(op), &PrintOptions::default(), &mut out).unwrap();
    assert_eq!(String::from_utf8(out).unwrap().trim(), text.trim());
}
