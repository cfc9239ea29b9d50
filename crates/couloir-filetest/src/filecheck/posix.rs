//! Extended regular expressions of POSIX, as LLVM's tools read them, translated to
//! the syntax of the `regex` family of crates.
//!
//! The differences: in brackets a backslash and `[` stand for themselves, a
//! negated class never matches a line's end, and an escaped letter is that letter.

/// The expression in the other syntax.
pub(super) fn translate(regex: &str) -> Result<String, String> {
    let mut out = String::with_capacity(regex.len() + 8);
    let mut chars = regex.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '[' => class(&mut chars, &mut out)?,
            '\\' => escape(chars.next(), &mut out)?,
            // What is not in the syntax of POSIX: lazy repetition and `(?...)`.
            '*' | '+' | '?' if chars.peek() == Some(&'?') => {
                return Err("invalid regex: repetition-operator operand invalid".to_owned());
            }
            '(' if chars.peek() == Some(&'?') => {
                return Err("invalid regex: repetition-operator operand invalid".to_owned());
            }
            '(' => out.push_str("(?:"),
            _ => out.push(c),
        }
    }
    fancy_regex::Regex::new(&out).map_err(|error| format!("invalid regex: {error}"))?;
    Ok(out)
}

fn escape(c: Option<char>, out: &mut String) -> Result<(), String> {
    match c {
        None => Err("invalid regex: trailing backslash".to_owned()),
        Some(c) if c.is_ascii_digit() => {
            Err("invalid regex: back-references are not supported here".to_owned())
        }
        Some(c) => {
            push_literal(c, out);
            Ok(())
        }
    }
}

fn push_literal(c: char, out: &mut String) {
    if !c.is_alphanumeric() && c.is_ascii() && !c.is_whitespace() && c != '_' {
        out.push('\\');
    }
    out.push(c);
}

/// A bracket expression, after its `[`.
fn class(
    chars: &mut std::iter::Peekable<std::str::Chars<'_>>,
    out: &mut String,
) -> Result<(), String> {
    out.push('[');
    if chars.next_if_eq(&'^').is_some() {
        out.push_str("^\\n");
    }
    let mut first = true;
    loop {
        let c = chars.next().ok_or("invalid regex: brackets ([ ]) not balanced")?;
        match c {
            ']' if !first => break,
            '[' if chars.peek() == Some(&':') => named_class(chars, out),
            '-' => out.push('-'),
            _ => push_literal(c, out),
        }
        first = false;
    }
    out.push(']');
    Ok(())
}

/// `[:name:]`, which both syntaxes have.
fn named_class(chars: &mut std::iter::Peekable<std::str::Chars<'_>>, out: &mut String) {
    out.push('[');
    for c in chars.by_ref() {
        out.push(c);
        if c == ']' {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::translate;

    #[test]
    fn brackets_and_escapes() {
        assert_eq!(translate(r"[^[]\d(a|b)").unwrap(), r"[^\n\[]d(?:a|b)");
        assert_eq!(translate(r"[[:alpha:]_$.-]+").unwrap(), r"[[:alpha:]_\$\.-]+");
        assert_eq!(translate(r"[]a]\[").unwrap(), r"[\]a]\[");
        assert!(translate("a*?").is_err());
        assert!(translate("a[b").is_err());
    }
}
