//! Files that hold several files, as `split-file` takes them apart.

/// One file within a file.
#[derive(Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// Its path, relative to where the parts are written.
    pub name: &'a str,
    /// Its text: everything up to the next separator.
    pub text: &'a str,
}

/// The parts of `text`, each after a line such as `//--- name`. What comes before
/// the first separator belongs to none.
pub fn split_parts(text: &str) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    let mut start = 0;
    let mut at = 0;
    let mut name = None;
    for line in text.split_inclusive('\n') {
        if let Some(next) = separator(line) {
            parts.extend(name.map(|name| Part { name, text: text.get(start..at).unwrap_or("") }));
            name = Some(next);
            start = at + line.len();
        }
        at += line.len();
    }
    parts.extend(name.map(|name| Part { name, text: text.get(start..).unwrap_or("") }));
    parts
}

/// The name in a separator: at most a comment mark, then `--- name`.
fn separator(line: &str) -> Option<&str> {
    let (mark, name) = line.split_once("--- ")?;
    let name = name.trim();
    (matches!(mark.trim_end(), "" | "//" | "#" | ";") && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_end_where_the_next_begins() {
        let got = split_parts("head\n//--- a.mlir\none\ntwo\n//--- b/c\n\n// -----\nthree");
        let want = [
            Part { name: "a.mlir", text: "one\ntwo\n" },
            Part { name: "b/c", text: "\n// -----\nthree" },
        ];
        assert_eq!(got, want);
    }
}
