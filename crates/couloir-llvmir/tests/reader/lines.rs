//! Lines that are like one before: read as they would be alone.

use couloir_llvmir::{read_module, write_module};

/// The text read and written, or the message with its place.
fn outcome(text: &str) -> String {
    match read_module(text.as_bytes(), "test") {
        Ok(read) => String::from_utf8(write_module(&read.module)).unwrap(),
        Err(error) => error.to_string(),
    }
}

/// The text with a comment in each line, as lines with one are read token by token.
fn token_by_token(text: &str) -> String {
    text.lines().map(|line| format!("{line};\n")).collect()
}

/// A function that has all lines that are tried again.
const FIRST: &str = "\
declare i32 @g(i32, ptr)
define i32 @f(i32 %0, ptr %1, i1 %2) {
  %4 = add nsw i32 %0, 1
  %5 = load i32, ptr %1, align 4
  store i32 %5, ptr %1, align 4
  %6 = getelementptr inbounds { i32, i64 }, ptr %1, i32 0, i32 1
  %7 = call i32 @g(i32 noundef %4, ptr %6)
  br i1 %2, label %8, label %9

8:
  br label %9

9:
  ret i32 %7
}
";

/// What follows it.
const SECOND: &[&str] = &[
    "  %4 = add nsw i32 %0, 1\n  ret i32 %4\n",
    "  %5 = add nsw i32 %0, 1\n  ret i32 %5\n",
    "  %3 = add nsw i32 %0, 1\n  ret i32 %3\n",
    "  %4 = add nsw i32 %1, 1\n  ret i32 %4\n",
    "  %4 = add nsw i32 %9, 1\n  ret i32 %4\n",
    "  %4 = add nsw i32 %4, 1\n  ret i32 %4\n",
    "  %4 = load i32, ptr %1, align 4\n  ret i32 %4\n",
    "  %4 = load i32, ptr %1, align 4\n , align 8\n  ret i32 %4\n",
    "  %4 = load i32, ptr %1, align 4\n  , !x !0\n  ret i32 %4\n",
    "  %4 = load i32, ptr %0, align 4\n  ret i32 %4\n",
    "  store i32 %0, ptr %1, align 4\n  ret i32 %0\n",
    "  store i32 %1, ptr %1, align 4\n  ret i32 %0\n",
    "  %4 = getelementptr inbounds { i32, i64 }, ptr %1, i32 0, i32 1\n  ret i32 0\n",
    "  %4 = call i32 @g(i32 noundef %0, ptr %1)\n  ret i32 %4\n",
    "  %4 = call i32 @g(i32 noundef %0, ptr %1)\n  nounwind\n  ret i32 %4\n",
    "  %4 = call i32 @g(i32 noundef %0, ptr %1)\n  #0\n  ret i32 %4\n",
    "  %4 = sub i32 %0, %0\n  %5 = sub i32 %4, %0\n  %6 = sub i32 %0, %5\n  ret i32 %6\n",
    "  %4 = call i32 @g(i32 %0, ptr %1)\n  %5 = call i32 @g(i32 %4, ptr %1)\n  ret i32 %5\n",
    "  br i1 %2, label %4, label %4\n\n4:\n  ret i32 %0\n",
    "  br i1 %2, label %4, label %5\n\n4:\n  br label %5\n\n5:\n  ret i32 %0\n",
    "  br i1 %2, label %1, label %5\n\n4:\n  br label %5\n\n5:\n  ret i32 %0\n",
    "  br label %0\n",
    "  br label %7\n",
    "  ret i32 %0\n  ret i32 %1\n",
    "  ret i32 %4\n",
    "  ret i32 99999999999\n",
    "  ret i32 %99999999999\n",
];

#[test]
fn a_line_like_another_is_read_as_it_would_be_alone() {
    for second in SECOND {
        let text = format!(
            "{FIRST}define i32 @h(i32 %0, ptr %1, i1 %2) {{\n{second}}}\nattributes #0 = {{ cold }}\n!0 = !{{}}\n"
        );
        assert_eq!(outcome(&text), outcome(&token_by_token(&text)), "{second}");
    }
}

#[test]
fn what_returns_is_held_against_each_functions_result() {
    let text =
        "define i32 @f(i32 %0) {\n  ret i32 %0\n}\ndefine void @g(i32 %0) {\n  ret i32 %0\n}\n";
    assert_eq!(outcome(text), "5:7: error: value doesn't match function result type 'void'");
}

#[test]
fn whole_texts_are_read_the_same() {
    let texts =
        [include_str!("instructions.ll"), include_str!("debug.ll"), include_str!("metadata.ll")];
    for text in texts {
        assert_eq!(outcome(text), outcome(&token_by_token(text)));
    }
}

#[test]
fn braces_in_comments_and_strings_do_not_end_a_function() {
    let text = "define void @f() { ; } \"\n  ; {{ it's \"quoted }\n  ret void\n}\n@s = global [1 x i8] c\"}\"\n";
    let expected = outcome("define void @f() {\n  ret void\n}\n@s = global [1 x i8] c\"}\"\n");
    assert_eq!(outcome(text), expected);
}
