//! Text that is deep, long or cut off gives a result or a diagnostic.

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{PrintOptions, install, print_module};
use couloir_diag::{Collector, Diagnostic};
use couloir_ir::{Context, ContextOptions, Scope};

/// Reads, verifies and prints a text: what is printed, or what is reported.
fn run(text: &[u8]) -> Result<String, Vec<Diagnostic>> {
    let sink = Arc::new(Collector::default());
    let options = ContextOptions { allow_unregistered_dialects: true, ..ContextOptions::default() };
    let ctx = Context::new(options, sink.clone());
    couloir_dialects::register_all(&ctx);
    install(&ctx);
    let file = ctx.sources().add("t.mlir", text.to_vec()).unwrap();
    let options = ParseOptions::new(Some(couloir_dialects::builtin::Module::def()));
    let Ok((body, op)) = parse_file(&ctx, &file, 0..text.len(), &options) else {
        return Err(sink.take());
    };
    let scope = Scope::new(&ctx, &body);
    if couloir_ir::verify::verify(scope.op(op)).is_err() {
        return Err(sink.take());
    }
    let mut out = Vec::new();
    print_module(scope.op(op), &PrintOptions::default(), &mut out).unwrap();
    Ok(String::from_utf8_lossy(&out).into_owned())
}

/// Runs on a stack as threads have it by default.
fn on_usual_stack(work: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(2 << 20).spawn(work).unwrap().join().unwrap();
}

/// Runs on a stack as large as the program's.
fn on_large_stack(work: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(1 << 28).spawn(work).unwrap().join().unwrap();
}

fn attr(text: &str) -> String {
    format!("\"x.op\"() {{a = {text}}} : () -> ()\n")
}

/// A nest of so many levels.
fn nest(open: &str, middle: &str, close: &str, levels: usize) -> String {
    open.repeat(levels) + middle + &close.repeat(levels)
}

const DEEP: usize = 100_000;

#[test]
fn too_deep_is_reported() {
    on_usual_stack(|| {
        let nests = [
            ("[", "1", "]"),
            ("{a = ", "1", "}"),
            ("tuple<", "i32", ">"),
            ("memref<2x", "i32", ">"),
            ("vector<2x", "i32", ">"),
            ("complex<", "i32", ">"),
            ("() -> (", "i32", ")"),
            ("distinct[0]<", "1", ">"),
            ("loc(fused<", "1", ">[\"a\"])"),
            ("!llvm.struct<(", "i32", ")>"),
        ];
        for (open, middle, close) in nests {
            let found = run(attr(&nest(open, middle, close, DEEP)).as_bytes()).unwrap_err();
            assert!(found[0].message.contains("nesting deeper than"), "{open}");
            assert!(found.len() <= 65, "{open}");
            assert!(run(attr(&open.repeat(DEEP)).as_bytes()).is_err(), "{open}");
        }
        let locations = nest("callsite(", "\"a\"", " at \"b\")", DEEP);
        assert!(run(attr(&format!("loc({locations})")).as_bytes()).is_err());
        let regions = nest("\"x.op\"() ({\n", "", "}) : () -> ()\n", DEEP);
        assert!(run(regions.as_bytes()).is_err());
        assert!(run(nest("module {\n", "", "}\n", DEEP).as_bytes()).is_err());
        let loops = nest("scf.for %a = %b to %b step %b {\n", "", "}\n", DEEP);
        assert!(run(loops.as_bytes()).is_err());
    });
}

/// What is not too deep to be read is not too deep for what follows.
#[test]
fn deep_is_read_and_printed() {
    on_usual_stack(|| {
        for levels in (100..2000).step_by(100) {
            for (open, close) in [("module {\n", "}\n"), ("\"x.op\"() ({\n", "}) : () -> ()\n")] {
                let found = run(nest(open, "", close, levels).as_bytes());
                assert!(found.is_ok() || levels > 100);
            }
            let found = run(attr(&nest("[", "1", "]", levels)).as_bytes());
            assert!(found.is_ok() || levels > 100);
        }
    });
}

#[test]
fn what_needs_no_stack_may_be_deep() {
    on_large_stack(|| {
        let parens = attr(&format!("affine_map<(d0) -> ({})>", nest("(", "d0", ")", DEEP)));
        assert!(run(parens.as_bytes()).unwrap().contains("affine_map<(d0) -> (d0)>"));
        let minus = attr(&format!("affine_map<(d0) -> ({}d0)>", "-".repeat(DEEP)));
        assert!(run(minus.as_bytes()).unwrap().contains("affine_map<(d0) -> (d0)>"));
        let wrong = attr(&format!("affine_map<(d0) -> ({})>", "-".repeat(DEEP)));
        assert!(run(wrong.as_bytes()).unwrap_err().len() <= 65);
        let pairs = attr(&format!("dense<{}> : tensor<1xi32>", nest("(", "1", ", 1)", DEEP)));
        assert!(run(pairs.as_bytes()).unwrap().contains("dense<1>"));
        let lists = attr(&format!("dense<{}> : tensor<1xi32>", nest("[", "1", "]", DEEP)));
        assert!(run(lists.as_bytes()).unwrap_err()[0].message.contains("inferred shape"));
        let opaque = attr(&format!("#foo<{}>", nest("<", "", ">", DEEP)));
        assert!(run(opaque.as_bytes()).is_ok());
    });
}

#[test]
fn many_of_a_kind() {
    const MANY: usize = 100_000;
    let types = vec!["i32"; MANY].join(", ");
    assert!(run(format!("%a:{MANY} = \"x.y\"() : () -> ({types})").as_bytes()).is_ok());
    let names = (0..MANY).map(|n| format!("%a{n}: i32")).collect::<Vec<_>>().join(", ");
    assert!(run(format!("func.func @f({names}) {{ return }}").as_bytes()).is_ok());
    let blocks = (0..MANY).map(|n| format!("^b{n}:\ncf.br ^b{}\n", n + 1)).collect::<String>();
    let text = format!("func.func @f() {{\ncf.br ^b0\n{blocks}^b{MANY}:\nreturn\n}}");
    assert!(run(text.as_bytes()).is_ok());
    let cases = (0..MANY).map(|n| format!(", {n}: ^a")).collect::<String>();
    let text =
        format!("func.func @f(%x: i32) {{ cf.switch %x : i32, [default: ^a{cases}]\n^a: return }}");
    assert!(run(text.as_bytes()).is_ok());
    let huge = "1".repeat(1_000_000);
    assert!(run(attr(&format!("{huge} : i32")).as_bytes()).is_err());
    assert!(run(attr(&format!("{huge}.0")).as_bytes()).unwrap().contains("0x7FF0000000000000"));
    let uses = "%a:18446744073709551615, %b:2 = \"x.y\"() : () -> i32";
    assert!(run(uses.as_bytes()).unwrap_err()[0].message.contains("operation defines 1 results"));
}

#[test]
fn text_cut_anywhere() {
    let text = b"#a = affine_map<(d0)[s0] -> (-(d0 + s0) * 2)>\n\
        #l = loc(fused<\"m\">[\"f\":1:2 to 3:4, callsite(\"a\" at \"b\"(unknown))])\n\
        !t = tuple<memref<4x?xf32, strided<[?, 1], offset: ?>, 1 : i32>, vector<[4]xi8>>\n\
        func.func @f(%x: i32 {x.a = #a}, %c: i1) -> (i32, !x<y[{}]>) attributes {x.b = !t} {\n\
        %0:2 = \"x.op\"(%x) <{p = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>}> ({\n\
        ^bb0(%y: i32 loc(\"z\")):\n  \"x.end\"(%y)[^bb1] : (i32) -> ()\n^bb1:\n  \"x.end\"() : () -> ()\n\
        }) {s = sparse<[[0], [1]], [1.0, -2.0e1]> : tensor<4xf32>} : (i32) -> (i32, !x<y[{}]>)\n\
        cf.cond_br %c weights([1, 2]), ^a(%0#0 : i32), ^b\n^a(%z: i32):\n  cf.br ^b\n^b:\n\
        return %0#0, %0#1 : i32, !x<y[{}]> loc(#late)\n}\n#late = loc(\"\\22\":0:0)\n\
        {-# dialect_resources: {builtin: {k: \"0x0100000001\"}}, external_resources: {e: {b: true}} #-}\n";
    assert!(run(text).is_ok());
    for end in 0..text.len() {
        if let Err(found) = run(&text[..end]) {
            assert!(!found.is_empty(), "silent at {end}");
        }
    }
}

#[test]
fn names_from_around_an_isolated_op() {
    let text =
        "%v = \"x.y\"() : () -> i32\nfunc.func @f() {\n  \"x.use\"(%v) : (i32) -> ()\n  return\n}";
    let message = &run(text.as_bytes()).unwrap_err()[0].message;
    assert_eq!(message, "'x.use' op using value defined outside the region");
    let later =
        "func.func @f() {\n  \"x.use\"(%v) : (i32) -> ()\n  return\n}\n%v = \"x.y\"() : () -> i32";
    let message = &run(later.as_bytes()).unwrap_err()[0].message;
    assert_eq!(message, "'x.use' op using value defined outside the region");
    let never = "func.func @f() {\n  \"x.use\"(%v) : (i32) -> ()\n  return\n}";
    let message = &run(never.as_bytes()).unwrap_err()[0].message;
    assert_eq!(message, "use of undeclared SSA value name");
}
