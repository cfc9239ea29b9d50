//! LLVM IR of any size, each with one thing there is much of: import and translation back should
//! take as many times longer as there is more of it.

use super::shapes::{Shape, each, list};

/// All shapes; the names say what there is many of.
pub(super) static LLVM_SHAPES: &[Shape] = &[
    Shape { name: "named-metadata", text: named_metadata },
    Shape { name: "cases-of-one-block", text: cases_of_one_block },
    Shape { name: "phis", text: phis },
    Shape { name: "vector-elements", text: vector_elements },
    Shape { name: "inlined-calls", text: inlined_calls },
    Shape { name: "lexical-blocks", text: lexical_blocks },
    Shape { name: "access-types", text: access_types },
    Shape { name: "structs-of-structs", text: structs_of_structs },
];

fn named_metadata(n: usize) -> String {
    each(n, |i| format!("!n{i} = !{{!0}}")) + "!0 = !{}\n"
}

/// A switch all of whose cases go to one block with a value.
fn cases_of_one_block(n: usize) -> String {
    let cases = each(n, |i| format!("i32 {i}, label %d"));
    let phi = list(n + 1, |_| "[ %x, %0 ]".to_owned());
    format!(
        "define i32 @f(i32 %x) {{\nswitch i32 %x, label %d [\n{cases}]\n\
         d:\n%p = phi i32 {phi}\nret i32 %p\n}}\n"
    )
}

fn phis(n: usize) -> String {
    let phis = each(n, |i| format!("%p{i} = phi i32 [ %x, %0 ], [ {i}, %e ]"));
    format!(
        "define void @f(i32 %x, i1 %c) {{\nbr i1 %c, label %d, label %e\ne:\nbr label %d\n\
         d:\n{phis}ret void\n}}\n"
    )
}

/// A constant that is put together from addresses.
fn vector_elements(n: usize) -> String {
    let n = n.max(1);
    format!("@g = global <{n} x ptr> <{}>\n", list(n, |_| "ptr @g".to_owned()))
}

const DEBUG: &str = "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!4}\n\
    !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)\n\
    !1 = !DIFile(filename: \"a\", directory: \"b\")\n\
    !2 = !DISubroutineType(types: !{})\n\
    !3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !2, \
    spFlags: DISPFlagDefinition, unit: !0)\n\
    !4 = !{i32 2, !\"Debug Info Version\", i32 3}\n";

/// How many of many are in one another: attributes nest to a limit.
const NESTED: usize = 10;

/// Instructions of a function, several at each location from the tenth node on.
fn located(n: usize) -> String {
    let lines = each(n, |i| format!("%v{i} = add i32 %x, {i}, !dbg !{}", i / NESTED + 10));
    format!("define void @f(i32 %x) !dbg !3 {{\n{lines}ret void\n}}\n{DEBUG}")
}

/// Each location is inlined at the one before.
fn inlined_calls(n: usize) -> String {
    let one = |i: usize| {
        let (own, outer) = (i + 10, i + 9);
        format!("!{own} = distinct !DILocation(line: {i}, scope: !3, inlinedAt: !{outer})")
    };
    let first = "!9 = distinct !DILocation(line: 1, scope: !3)\n";
    located(n) + first + &each(n / NESTED, one)
}

/// Each block is in the one before.
fn lexical_blocks(n: usize) -> String {
    let one = |i: usize| {
        let (own, block) = (i + 10, i + 10 + n);
        let outer = if i == 0 { 3 } else { block - 1 };
        format!(
            "!{own} = !DILocation(line: 1, scope: !{block})\n\
             !{block} = distinct !DILexicalBlock(scope: !{outer}, file: !1)"
        )
    };
    located(n) + &each(n / NESTED, one)
}

/// Each type is the parent of the next.
fn access_types(n: usize) -> String {
    let lines = each(n, |i| format!("%v{i} = load i32, ptr %p, !tbaa !{}", i / NESTED + 1));
    let one = |i: usize| {
        let (tag, own) = (i + 1, n + 1 + i);
        let parent = if i == 0 { 0 } else { own - 1 };
        format!("!{tag} = !{{!{own}, !{own}, i64 0}}\n!{own} = !{{!\"t{i}\", !{parent}, i64 0}}")
    };
    format!(
        "define void @f(ptr %p) {{\n{lines}ret void\n}}\n!0 = !{{!\"root\"}}\n{}",
        each(n / NESTED, one)
    )
}

/// Each struct holds one before, and is that of a variable. What MLIR writes of a struct has all in
/// it, so that they are not nested deep.
fn structs_of_structs(n: usize) -> String {
    let one = |i: usize| {
        let held = if i == 0 { "i64".to_owned() } else { format!("%s{}", i / 2) };
        format!("%s{i} = type {{ i32, {held}, ptr }}\n@g{i} = external global %s{i}")
    };
    each(n, one)
}
