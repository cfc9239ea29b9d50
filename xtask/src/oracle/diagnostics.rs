//! Diagnostics in the text form of MLIR's tools, read back from standard error.
//!
//! Two outputs agree if they hold the same messages, each with the same place,
//! severity and words, in the same order. The source line and the caret shown
//! under a message are decoration, and are not compared.

/// The words between a place and its message.
const SEVERITIES: [&str; 4] = [": error: ", ": warning: ", ": note: ", ": remark: "];

/// The messages in `stderr`: the place, the severity and all lines of words.
pub(super) fn messages(stderr: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(stderr);
    let mut messages: Vec<Vec<&str>> = Vec::new();
    for line in text.lines() {
        match messages.last_mut() {
            Some(last) if !starts_message(line) => last.push(line),
            _ => messages.push(vec![line]),
        }
    }
    messages.into_iter().map(words).collect()
}

fn starts_message(line: &str) -> bool {
    SEVERITIES.iter().any(|severity| line.contains(severity)) && !line.starts_with([' ', '\t'])
}

/// A message's lines without the source line and the caret.
fn words(mut lines: Vec<&str>) -> String {
    let caret = lines.iter().rposition(|line| is_caret(line));
    if let Some(at) = caret.filter(|at| *at >= 2) {
        lines.drain(at - 1..=at);
    }
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines.join("\n")
}

fn is_caret(line: &str) -> bool {
    line.contains('^') && line.chars().all(|c| matches!(c, ' ' | '\t' | '^' | '~'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carets_are_left_out() {
        let stderr = b"a.mlir:1:2: error: bad op\n  foo\n  ^\na.mlir:1:2: note: see:\n  bar\n\n";
        assert_eq!(
            messages(stderr),
            ["a.mlir:1:2: error: bad op", "a.mlir:1:2: note: see:\n  bar"]
        );
    }
}
