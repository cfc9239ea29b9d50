//! That `FileCheck` in-process judges as LLVM's own does: a table of small cases,
//! held against `FileCheck-22` as well where that is installed.

use std::fs;

use couloir_filetest::FileCheck;
use libtest_mimic::{Failed, Trial};

use crate::tool;

/// Arguments, CHECK lines, input, and whether the input passes.
type Case = (&'static str, &'static str, &'static str, bool);

const CASES: &[Case] = &[
    ("", "CHECK: a\nCHECK: b", "a\nx\nb\n", true),
    ("", "CHECK: b\nCHECK: a", "a\nb\n", false),
    ("", "// CHECK:   a   b", "a b", true),
    ("", "CHECK: a\nCHECK-NEXT: b", "a\nb\n", true),
    ("", "CHECK: a\nCHECK-NEXT: b", "a\nx\nb\n", false),
    ("", "CHECK: a\nCHECK-NEXT: b", "a b\n", false),
    ("", "CHECK: a\nCHECK-SAME: b", "a x b\n", true),
    ("", "CHECK: a\nCHECK-SAME: b", "a\nb\n", false),
    ("", "CHECK: a\nCHECK-SAME: {{^}}b", "ab\n", true),
    ("", "CHECK: a\nCHECK-NOT: x\nCHECK: b", "a\nb\nx\n", true),
    ("", "CHECK: a\nCHECK-NOT: x\nCHECK: b", "a\nx\nb\n", false),
    ("", "CHECK: a\nCHECK-NOT: x", "a\nx\n", false),
    ("", "CHECK-NOT: x\nCHECK: a", "a\nx\n", true),
    ("", "CHECK-NOT: x", "y\n", true),
    ("", "CHECK-DAG: a\nCHECK-DAG: b", "b\na\n", true),
    ("", "CHECK-DAG: a\nCHECK-DAG: a", "a\n", false),
    ("", "CHECK-DAG: [[X:v.]] = 1\nCHECK-DAG: use [[X]]", "va = 1\nvb = 1\nuse va\n", true),
    ("", "CHECK-DAG: a\nCHECK-NOT: x\nCHECK-DAG: b", "b\nx\na\n", false),
    ("", "CHECK-LABEL: f1\nCHECK: a\nCHECK-LABEL: f2\nCHECK: b", "f1\na\nf2\nb\n", true),
    ("", "CHECK-LABEL: f1\nCHECK: a\nCHECK-LABEL: f2\nCHECK: b", "f1\nf2\na\nb\n", false),
    ("", "CHECK-LABEL: f1\nCHECK: a\nCHECK-NEXT: b", "f1\na\nb\n", true),
    ("", "CHECK-LABEL: f1\nCHECK-NOT: b\nCHECK-LABEL: f2", "f1\nf2\nb\n", true),
    ("", "CHECK: a\nCHECK-EMPTY:\nCHECK-NEXT: b", "a\n\nb\n", true),
    ("", "CHECK: a\nCHECK-EMPTY:", "a\nb\n\n", false),
    ("", "CHECK-COUNT-3: a", "a\na\na\n", true),
    ("", "CHECK-COUNT-3: a", "a\na\n", false),
    ("", "CHECK-COUNT-2: a\nCHECK-NOT: a", "a\na\na\n", false),
    ("", "CHECK: x{{[0-9]+}}y", "x12y\n", true),
    ("", "CHECK: {{^}}a{{$}}", "ba\n", false),
    ("", "CHECK: [[A:%.+]] = f\nCHECK: g [[A]]", "%0 = f\ng %0\n", true),
    ("", "CHECK: [[A:%.+]] = f\nCHECK: g [[A]]", "%0 = f\ng %1\n", false),
    (
        "",
        "CHECK: %[[A:[a-z0-9]+]], %[[B:.*]] = f\nCHECK: g %[[B]], %[[A]]",
        "%0, %1 = f\ng %1, %0\n",
        true,
    ),
    ("", "CHECK: [[A:.]][[A]]", "ab\naa\n", true),
    ("", "CHECK: [[A:%[^ ]+]]: i32, [[B:%[^ ]+]]: i32", "(%a: i32, %b: i32)\n", true),
    ("", "CHECK: {{\\[\\[}}0, 1]] {{\\{\\{}}x", "[[0, 1]] {{x}}\n", true),
    ("", "CHECK: [[#N:]] a\nCHECK: [[#N+1]] b", "7 a\n8 b\n", true),
    ("", "CHECK: [[#N:]] a\nCHECK: [[#N+1]] b", "7 a\n9 b\n", false),
    ("", "CHECK: [[#@LINE+1]]:\nCHECK: [[@LINE]]:", "2:\n2:\n", true),
    ("--check-prefix=X", "CHECK: no\nX: a", "a\n", true),
    ("-check-prefixes=X,Y", "X: a\nY: b\nX-NEXT: c", "a\nb\nc\n", true),
    ("--check-prefix=X", "CHECK: a", "a\n", false),
    ("--check-prefixes=X,Y", "X: a", "a\n", false),
    ("--check-prefixes=X,Y --allow-unused-prefixes", "X: a", "a\n", true),
    ("--implicit-check-not=x", "CHECK: a", "a\nx\n", false),
    ("--implicit-check-not=x", "CHECK: a\nCHECK: x", "a\nx\n", true),
    ("--match-full-lines", "CHECK: a", "ab\n", false),
    ("--match-full-lines", "CHECK: a", "  a\n", true),
    ("--match-full-lines --strict-whitespace", "CHECK: a", " a\n", true),
    ("--match-full-lines --strict-whitespace", "CHECK:a", " a\n", false),
    ("--strict-whitespace", "CHECK: a  b", "a b\n", false),
    ("--ignore-case", "CHECK: ABC", "abc\n", true),
    ("-DV=a.c", "CHECK: [[V]]", "abc\n", false),
    ("-DV=a.c", "CHECK: [[V]]", "a.c\n", true),
    (
        "--enable-var-scope",
        "CHECK-LABEL: f\nCHECK: [[A:.]]=1\nCHECK-LABEL: g\nCHECK: [[A]]",
        "f\na=1\ng\na\n",
        false,
    ),
    (
        "--enable-var-scope",
        "CHECK-LABEL: f\nCHECK: [[$A:.]]=1\nCHECK-LABEL: g\nCHECK: [[$A]]",
        "f\na=1\ng\na\n",
        true,
    ),
    ("", "CHECK{LITERAL}: [[a]] {{b}}", "[[a]] {{b}}\n", true),
    ("", "CHECK: a\nCOM: CHECK: b", "a\n", true),
    ("", "XCHECK: b\nCHECK: a", "a\n", true),
    ("", "no checks", "a\n", false),
    ("", "CHECK: a", "", false),
    ("--allow-empty", "CHECK-NOT: a", "", true),
    ("", "CHECK: a\nCHECK-NEXT: {{.*}}b", "a\nxx b\n", true),
    ("", "CHECK: a.b(c)*", "a.b(c)*\n", true),
    ("", "CHECK: {{a|b}}c", "bc\n", true),
    ("", "CHECK: (%{{.*}}: {{(i32|i64)}})", "(%0: i64)\n", true),
    ("", "CHECK-SAME: a", "a\n", false),
    ("", "CHECK-NEXT: a", "a\n", false),
    ("", "CHECK: {{a{2}}}", "aa\n", false),
    ("", "CHECK: dense<[[1, 2]]>", "dense<[[1, 2]]>\n", false),
    ("", "CHECK: a\nCHECK-EMPTY:", "a\n", true),
    ("", "CHECK: a\nCHECK-EMPTY:", "a\n\n", true),
    ("", "CHECK: a\nCHECK-EMPTY:\nCHECK-EMPTY:\nCHECK-NEXT: b", "a\n\n\nb\n", true),
    ("", "CHECK: a\nCHECK-EMPTY:\nCHECK-EMPTY:", "a\n\nb\n", false),
    ("", "CHECK: a\nCHECK-EMPTY:\nCHECK-SAME: b", "a\n\nb\n", false),
    ("", "CHECK: [[A:[a-z]+]] {{[^[]}}", "abc x\n", true),
    ("", "CHECK: {{\\d+}}", "12\n", false),
    ("", "CHECK: {{[\\[]}}x", "[x\n", true),
    ("", "CHECK: {{[^\\]]}}", "a\n", false),
    ("", "CHECK: a{{[^x]}}b", "a\nb\n", false),
    ("", "CHECK: [[A:.]] [[#A]]", "1 1\n", false),
    ("", "CHECK: [[#%x,A:]]\nCHECK: [[#%X,A+1]]", "ff\n100\n", true),
    ("", "CHECK: [[#A:]] [[#A]]", "1 1\n", false),
    ("", "CHECK: {{a*?}}b", "aab\n", false),
    ("", "CHECK:a", "a\n", true),
    ("", "CHECK : a", "a\n", false),
    ("", "CHECK-FOO: a", "a\n", false),
    ("", "CHECK: a [[B", "a [[B\n", false),
    ("", "CHECK: a {{b", "a {{b\n", false),
    ("", "CHECK: a\nCHECK-LABEL: b[[X:.]]", "a\nbc\n", false),
    ("", "CHECK-COUNT-0: a", "a\n", false),
    ("", "CHECK: a}}b]]c", "a}}b]]c\n", true),
    ("", "CHECK-DAG: b\nCHECK-DAG: a\nCHECK: c", "a\nc\nb\nc\n", true),
    ("", "CHECK: [[X:a]]\nCHECK: [[X:b]]\nCHECK: [[X]]", "a\nb\nb\n", true),
    ("", "CHECK: [[#A:2+3]]", "5\n", true),
    ("", "CHECK: [[#add(2,3)]]", "5\n", true),
    ("", "CHECK: [[#%.3u,A:]]", "005\n", true),
    ("", "CHECK: [[#%.3u,A:]]", "05\n", false),
    ("", "CHECK: [[#%#x,A:]]", "0x5\n", true),
    ("", "CHECK: [[#%d,A:]]\nCHECK: [[#A-5]]", "3\n-2\n", true),
    ("", "CHECK: [[_X]]", "1\n", false),
    ("", "CHECK: a\\b", "a\\b\n", true),
    ("", "CHECK: a  {{ }}b", "a b\n", false),
    ("", "CHECK: x\nCHECK-SAME: {{$}}", "x\n", true),
    ("", "CHECK-DAG: a\nCHECK-NOT: b\nCHECK-DAG: c\nCHECK: d", "a\nc\nb\nd\n", true),
    ("", "CHECK-COUNT-2: a b", "a b a b\n", true),
    ("", "CHECK-DAG-NOT: a", "b\n", false),
    ("", "CHECK: {{(\\[)}}", "[\n", true),
    ("", "CHECK: @foo(", "@foo(\n", true),
    ("", "CHECK-NOT: a\nCHECK-LABEL: b\nCHECK: c", "b\na\nc\n", true),
    ("", "CHECK-LABEL: a\nCHECK-NOT: x\nCHECK-LABEL: b", "a\nx\nb\n", false),
    ("--implicit-check-not=x", "CHECK-LABEL: a\nCHECK-LABEL: b", "a\nx\nb\n", false),
    ("--implicit-check-not=x", "CHECK-DAG: a\nCHECK: b", "a\nx\nb\n", true),
    ("--implicit-check-not=x", "CHECK: a\nCHECK-NOT: y", "a\nx\n", false),
    ("--match-full-lines", "CHECK-NOT: a", "ab\n", false),
    ("--check-prefix=CHECK-A", "CHECK-A: a\nCHECK: b\nCHECK-A-NEXT: c", "a\nc\n", true),
    ("--check-prefixes=CHECK,CHECK-A", "CHECK-A: a\nCHECK: b", "a\nb\n", true),
];

/// One test for each case.
pub(crate) fn trials() -> Vec<Trial> {
    let numbered = CASES.iter().enumerate();
    numbered.map(|(at, case)| Trial::test(format!("filecheck case {at}"), || run(case))).collect()
}

fn run(&(flags, checks, input, want): &Case) -> Result<(), Failed> {
    let directory = tempfile::tempdir()?;
    let path = directory.path().join("checks").display().to_string();
    fs::write(&path, format!("{checks}\n"))?;
    let mut argv = vec!["FileCheck".to_owned(), path];
    argv.extend(flags.split_whitespace().map(str::to_owned));
    let describe = |who: &str| format!("{who} gives {}: {flags}\n{checks}\n---\n{input}", !want);
    if let Some(reference) = tool::installed("FileCheck-22") {
        let output = tool::run_process(&reference, &argv[1..], input.as_bytes());
        if (output.status == 0) != want {
            return Err(describe("FileCheck-22").into());
        }
    }
    let call = FileCheck::parse(&argv).ok_or("not a call of FileCheck")??;
    let output = call.run(input.as_bytes());
    if (output.status == 0) == want {
        return Ok(());
    }
    Err(format!("{}\n{}", describe("FileCheck"), String::from_utf8_lossy(&output.stderr)).into())
}
