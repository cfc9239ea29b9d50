//! Tokens of a format string.

/// A token of an assembly format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    /// The text between backquotes.
    Literal(String),
    /// A name after `$`.
    Variable(String),
    /// A word such as `attr-dict`.
    Word(String),
    /// One character of punctuation.
    Punct(char),
    /// A string, without its quotes.
    Text(String),
}

impl std::fmt::Display for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Token::Literal(text) => write!(f, "`{text}`"),
            Token::Variable(name) => write!(f, "${name}"),
            Token::Word(word) => f.write_str(word),
            Token::Punct(c) => write!(f, "{c}"),
            Token::Text(text) => write!(f, "\"{text}\""),
        }
    }
}

/// Splits a format; the error says what is wrong.
pub(crate) fn lex(format: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut rest = format.trim_start();
    while let Some(first) = rest.chars().next() {
        let (token, after) = match first {
            '`' => quoted(rest, '`').map(|(text, after)| (Token::Literal(text), after))?,
            '"' => quoted(rest, '"').map(|(text, after)| (Token::Text(text), after))?,
            '$' => {
                let (name, after) = word(&rest[1..], |c| c.is_ascii_alphanumeric() || c == '_');
                (Token::Variable(name), after)
            }
            'a'..='z' | 'A'..='Z' | '_' => {
                let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
                let (name, after) = word(rest, part);
                (Token::Word(name), after)
            }
            '(' | ')' | '<' | '>' | '?' | '^' | ':' | ',' | '|' => {
                (Token::Punct(first), &rest[1..])
            }
            _ => return Err(format!("unexpected character '{first}'")),
        };
        tokens.push(token);
        rest = after.trim_start();
    }
    Ok(tokens)
}

fn quoted(rest: &str, quote: char) -> Result<(String, &str), String> {
    let (text, after) =
        rest[1..].split_once(quote).ok_or_else(|| format!("missing closing {quote}"))?;
    Ok((text.to_owned(), after))
}

fn word(rest: &str, part: impl Fn(char) -> bool) -> (String, &str) {
    let end = rest.find(|c| !part(c)).unwrap_or(rest.len());
    (rest[..end].to_owned(), &rest[end..])
}
