//! Splits a RUN line into words and operators, as a shell would.
//!
//! Quotes and backslashes are understood; variables, globs and substitutions of
//! commands are not part of the language.

/// A word of a RUN line, or an operator between words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Token {
    /// A word with its quotes removed.
    Word(String),
    /// One of [`OPERATORS`].
    Operator(&'static str),
}

/// Every operator, a longer one before its own prefix.
const OPERATORS: [&str; 10] = ["2>&1", "&>", "2>", ">>", "&&", "||", "|", ";", ">", "<"];

/// Splits `line` into tokens.
pub(crate) fn tokenize(line: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        rest = next_token(rest, &mut tokens)?.trim_start();
    }
    Ok(tokens)
}

fn next_token<'a>(text: &'a str, tokens: &mut Vec<Token>) -> Result<&'a str, String> {
    if let Some(operator) = operator_at(text) {
        tokens.push(Token::Operator(operator));
        return Ok(text.get(operator.len()..).unwrap_or(""));
    }
    let (word, rest) = word(text)?;
    tokens.push(Token::Word(word));
    Ok(rest)
}

fn operator_at(text: &str) -> Option<&'static str> {
    OPERATORS.into_iter().find(|operator| text.starts_with(operator))
}

/// Reads one word up to a blank or an operator outside quotes.
fn word(text: &str) -> Result<(String, &str), String> {
    let mut word = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\'' => quoted(&mut chars, &mut word, '\'')?,
            '"' => quoted(&mut chars, &mut word, '"')?,
            '\\' => word.push(chars.next().ok_or("backslash at the end of the line")?.1),
            _ if c.is_whitespace() || "|;<>&".contains(c) => {
                return Ok((word, text.get(at..).unwrap_or("")));
            }
            _ => word.push(c),
        }
    }
    Ok((word, ""))
}

/// Reads up to the closing quote. In double quotes a backslash escapes the next
/// character where a shell says so.
fn quoted(
    chars: &mut std::str::CharIndices<'_>,
    word: &mut String,
    quote: char,
) -> Result<(), String> {
    while let Some((_, c)) = chars.next() {
        if c == quote {
            return Ok(());
        }
        if c == '\\' && quote == '"' {
            escape_in_quotes(chars, word);
        } else {
            word.push(c);
        }
    }
    Err(format!("no closing {quote}"))
}

fn escape_in_quotes(chars: &mut std::str::CharIndices<'_>, word: &mut String) {
    match chars.next() {
        Some((_, c @ ('"' | '\\' | '$' | '`'))) => word.push(c),
        Some((_, c)) => word.extend(['\\', c]),
        None => word.push('\\'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, want: &[&str]) {
        let got: Vec<String> = tokenize(line)
            .unwrap()
            .into_iter()
            .map(|token| match token {
                Token::Word(word) => word,
                Token::Operator(operator) => format!("<{operator}>"),
            })
            .collect();
        assert_eq!(got, want);
    }

    #[test]
    fn words_and_operators() {
        check("a b|c", &["a", "b", "<|>", "c"]);
        check("not a %s 2>&1 | b", &["not", "a", "%s", "<2>&1>", "<|>", "b"]);
        check("a > %t && b < %t", &["a", "<>>", "%t", "<&&>", "b", "<<>", "%t"]);
    }

    #[test]
    fn quotes() {
        check(r#"a "b c" 'd|e' f\ g"#, &["a", "b c", "d|e", "f g"]);
        check(r#"--p="x{y z=\"1\"}""#, &["--p=x{y z=\"1\"}"]);
        assert!(tokenize("a 'b").is_err());
    }
}
