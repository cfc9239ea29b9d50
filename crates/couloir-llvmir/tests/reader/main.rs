//! The reader: text of LLVM 22 reads and writes back as it was, older text as LLVM 22 would write
//! it, and anything else gives a message.

mod lines;

use couloir_llvmir::{read_module, verify_rules, write_module};

/// Texts as LLVM 22 writes them.
const TEXTS: &[(&str, &str)] = &[
    ("instructions", include_str!("instructions.ll")),
    ("globals", include_str!("globals.ll")),
    ("metadata", include_str!("metadata.ll")),
    ("debug", include_str!("debug.ll")),
];

fn rewritten(text: &str) -> String {
    match read_module(text.as_bytes(), "test") {
        Ok(read) => String::from_utf8(write_module(&read.module)).unwrap(),
        Err(error) => panic!("{}", error.render("test", text.as_bytes())),
    }
}

/// What follows the name of the module.
fn body(text: &str) -> &str {
    text.split_once('\n').map_or("", |(_, rest)| rest)
}

#[test]
fn text_of_llvm_22_stays_as_it_is() {
    for (name, text) in TEXTS {
        let again = rewritten(text);
        for (line, (old, new)) in body(text).lines().zip(body(&again).lines()).enumerate() {
            assert_eq!(old, new, "{name}.ll, line {}", line + 2);
        }
        assert_eq!(body(text), body(&again), "{name}.ll");
    }
}

#[test]
fn older_text_is_upgraded() {
    let rows = [
        ("declare void @f(i8* nocapture)", "declare void @f(ptr captures(none))"),
        ("declare void @f(i32**, void (i8*)*)", "declare void @f(ptr, ptr)"),
        ("declare void @f() argmemonly readonly", "memory(argmem: read)"),
        ("declare void @f() readnone", "memory(none)"),
        (
            "declare void @f() inaccessiblemem_or_argmemonly",
            "memory(argmem: readwrite, inaccessiblemem: readwrite)",
        ),
        ("@g = global i32* bitcast (i8* @h to i32*)\n@h = global i8 0", "@g = global ptr @h"),
        ("@g = global [2 x i8*]* null", "@g = global ptr null"),
        ("declare x86_mmx @f()", "declare <1 x i64> @f()"),
        (
            "declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)",
            "declare void @llvm.memcpy.p0.p0.i64(",
        ),
        ("declare void @f() vscale_range(2)", "vscale_range(2,2)"),
    ];
    for (old, new) in rows {
        let text = rewritten(&format!("{old}\n"));
        assert!(text.contains(new), "{old} gives\n{text}");
    }
}

/// Sizes and offsets have no sign, whatever the constant's type; bounds have one.
#[test]
fn constants_in_debug_nodes_are_numbers() {
    let rows = [
        ("DIBasicType(name: \"a\", size: i32 -1)", "size: 4294967295)"),
        ("DIBasicType(name: \"a\", size: i8 200)", "size: 200)"),
        ("DIBasicType(name: \"a\", size: i1 true)", "size: 1)"),
        ("DIBasicType(name: \"a\", size: i128 -1)", "size: 18446744073709551615)"),
        (
            "DIDerivedType(tag: DW_TAG_member, baseType: null, size: i16 -1, offset: i16 -2)",
            "size: 65535, offset: 65534)",
        ),
        (
            "DISubrange(lowerBound: i8 200, upperBound: i1 true, stride: i128 -5)",
            "(lowerBound: -56, upperBound: -1, stride: -5)",
        ),
    ];
    for (given, written) in rows {
        let text = rewritten(&format!("!x = !{{!0}}\n!0 = !{given}\n"));
        assert!(text.contains(written), "{given}: {text}");
    }
}

#[test]
fn faults_have_llvms_words() {
    let rows = [
        ("foo", "1:1: error: expected top-level entity"),
        ("@g = global i32 null", "1:17: error: null must be a pointer type"),
        ("!0 = !{!3}", "1:9: error: use of undefined metadata '!3'"),
        ("define void @f() {\n  br label %x\n}", "2:12: error: use of undefined value '%x'"),
        ("define i32 @f() {\n  ret i32 %x\n}", "2:11: error: use of undefined value '%x'"),
        (
            "define void @f() {\n  call void @g()\n  ret void\n}",
            "2:13: error: use of undefined value '@g'",
        ),
        ("define void @f() {\n  foo\n}", "2:3: error: expected instruction opcode"),
        (
            "define void @f() {\n  ret i32 0\n}",
            "2:7: error: value doesn't match function result type 'void'",
        ),
        ("declare private void @f()", "1:9: error: invalid linkage for function declaration"),
    ];
    for (text, message) in rows {
        let error = read_module(text.as_bytes(), "test").unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
    }
}

/// LLVM begins again at 0, and gives two globals one number.
#[test]
fn numbers_of_globals_end() {
    let text = "@4294967294 = global i32 0\n@4294967295 = global i32 0\n";
    let error = read_module(text.as_bytes(), "test").unwrap_err();
    assert_eq!(error.to_string(), "2:1: error: global has no number left");
}

#[test]
fn any_bytes_give_a_module_or_a_message() {
    for (_, text) in TEXTS {
        let bytes = text.as_bytes();
        for end in (0..bytes.len()).step_by(bytes.len() / 400 + 1) {
            _ = read_module(&bytes[..end], "test");
        }
        let mut state = 1u64;
        for _ in 0..400 {
            let mut mutated = bytes.to_vec();
            for _ in 0..3 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let at = (state >> 33) as usize % mutated.len();
                mutated[at] = b"{}()[]<>!@%#\"\\,=*0x\n\0\xff"[(state >> 20) as usize % 22];
            }
            if let Ok(read) = read_module(&mutated, "test") {
                _ = write_module(&read.module);
            }
        }
    }
}

#[test]
fn nesting_is_bounded() {
    let deep = 100_000;
    let texts = [
        format!("@g = global {}i32{} undef", "[1 x ".repeat(deep), "]".repeat(deep)),
        format!("@g = global i32 {}", "add (i32 ".repeat(deep)),
        format!("!0 = {}", "!{".repeat(deep)),
        format!("declare void @f(i32{})", " (i32".repeat(deep)),
        format!("@g = global i32 0, !x {}", "!{".repeat(deep)),
    ];
    for text in texts {
        let error = read_module(text.as_bytes(), "test").unwrap_err();
        assert!(!error.message.is_empty());
    }
}

#[test]
fn blocks_and_values_may_come_later() {
    let mut text = String::from("define i32 @f(i1 %c) {\n  br label %b0\n\n");
    let blocks = 20_000;
    for at in 0..blocks {
        text.push_str(&format!(
            "b{at}:\n  %v{at} = phi i32 [ %v{}, %b{} ], [ 0, %{} ]\n",
            (at + 1) % blocks,
            (at + 1) % blocks,
            if at == 0 { "0".to_owned() } else { format!("b{}", at - 1) }
        ));
        text.push_str(&format!(
            "  br i1 %c, label %b{}, label %b{}\n\n",
            (at + 1) % blocks,
            (at + blocks - 1) % blocks
        ));
    }
    text.push_str("}\n");
    assert!(read_module(text.as_bytes(), "test").is_ok());
}

/// Calls that no version of an intrinsic had are left for LLVM's rules to refuse: bringing them up
/// to date would write what cannot be read.
#[test]
fn calls_unlike_any_version_are_not_upgraded() {
    let texts = [
        "declare void @llvm.lifetime.end.p0(i64, ptr)
define void @f() {
  %a = alloca i8
  %x = call ptr @llvm.lifetime.end.p0(i64 1, ptr %a)
  ret void
}",
        "declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
define void @f(ptr %p, <4 x i1> %m) {
  %x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 96, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret void
}",
    ];
    for text in texts {
        let read = read_module(text.as_bytes(), "test").unwrap();
        assert!(!verify_rules(&read.module).is_empty(), "{text}");
    }
}
