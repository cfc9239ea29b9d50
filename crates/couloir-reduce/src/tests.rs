//! Whole reductions, with tests that look at the text.

use super::*;

fn reduced(text: &str, test: impl Fn(&str) -> bool + Sync, threads: usize) -> String {
    let test = |bytes: &[u8]| test(&String::from_utf8_lossy(bytes));
    let options = Options { threads, ..Options::default() };
    let result = reduce(text.as_bytes(), &test, &options, &mut |_, _, _| {}).unwrap();
    String::from_utf8(result.bytes).unwrap()
}

const PROGRAM: &str = "
func.func @callee(%a: i32, %b: i64) -> (i32, i64) {
  return %a, %b : i32, i64
}
func.func @other() {
  return
}
func.func @main(%p: i32, %q: i64, %c: i1) -> i32 {
  %k = arith.constant 12345 : i32
  cf.cond_br %c, ^a(%p : i32), ^b
^a(%x: i32):
  %0 = arith.addi %x, %k : i32
  %1 = arith.muli %0, %p : i32
  %2:2 = call @callee(%1, %q) : (i32, i64) -> (i32, i64)
  %3 = scf.if %c -> i32 {
    %5 = arith.divsi %2#0, %p : i32
    scf.yield %5 : i32
  } else {
    scf.yield %1 : i32
  }
  return %3 : i32
^b:
  call @other() : () -> ()
  return %k : i32
}
";

#[test]
fn one_op_is_left_of_a_module() {
    let left = reduced(PROGRAM, |text| text.contains("arith.divsi"), 2);
    let ops = left.lines().filter(|line| line.starts_with("    ") && !line.contains('}')).count();
    assert!(ops <= 3, "{left}");
    assert!(
        !left.contains("scf.if") && !left.contains("cf.br") && !left.contains("callee"),
        "{left}"
    );
}

#[test]
fn calls_and_their_functions_are_kept_together() {
    let left = reduced(PROGRAM, |text| text.contains("call @callee"), 1);
    assert!(!left.contains("i64") && !left.contains("@other"), "{left}");
}

#[test]
fn threads_change_nothing() {
    let test = |text: &str| text.contains("arith.muli") && text.contains("cf.");
    assert_eq!(reduced(PROGRAM, test, 1), reduced(PROGRAM, test, 3));
}

#[test]
fn what_cannot_be_read_is_reduced_by_lines_and_words() {
    let text = "a b c\nd ((e) [f])\ng\n";
    assert_eq!(reduced(text, |text| text.contains('e'), 1).trim(), "e");
}

#[test]
fn numbers_and_sizes_become_small() {
    let text = "func.func @f(%a: memref<64x32xf32>, %b: memref<64x32xf32>) {
  memref.copy %a, %b {note = 7700 : i64} : memref<64x32xf32> to memref<64x32xf32>
  return
}";
    let left = reduced(text, |text| text.contains("memref.copy"), 1);
    assert!(left.contains("memref<1x1xf32>") || left.contains("memref<0x0xf32>"), "{left}");
    assert!(!left.contains("note"), "{left}");
}

const LLVM: &str = r"@g = global i32 7
declare i32 @h(i32)
define i32 @f(i32 %a, i1 %c) #0 {
  br i1 %c, label %t, label %e
t:
  %x = load i32, ptr @g
  %y = call i32 @h(i32 %x)
  br label %j
e:
  %z = mul i32 %a, 3
  br label %j
j:
  %p = phi i32 [ %y, %t ], [ %z, %e ]
  %s = sdiv i32 %p, %a
  ret i32 %s
}
define void @u() {
  ret void
}
attributes #0 = { nounwind }
";

#[test]
fn llvm_ir_is_reduced() {
    let left = reduced(LLVM, |text| text.contains("sdiv"), 2);
    assert!(!left.contains("phi") && !left.contains("@g") && !left.contains("@u"), "{left}");
    assert!(!left.contains("br ") && !left.contains("#0"), "{left}");
}

#[test]
fn what_is_not_interesting_is_not_reduced() {
    let options = Options::default();
    assert_eq!(reduce(b"a", &|_: &[u8]| false, &options, &mut |_, _, _| {}), None);
}
