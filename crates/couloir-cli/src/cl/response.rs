//! Response files: arguments that stand in a file (`@file`), as LLVM's tools take them.
//!
//! Invariants: a file that there is not stays an argument; how much is read, and how many
//! arguments come of it, is bounded, whatever files name one another.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::io::describe;

/// How many bytes of a file are read.
const MAX_BYTES: u64 = 64 << 20;
/// How many arguments all files together may have.
const MAX_ARGS: usize = 1 << 20;

/// A file whose arguments are being looked at; none for the command line.
struct Open {
    file: Option<PathBuf>,
    args: std::vec::IntoIter<String>,
}

/// The arguments with each `@file` that there is replaced by what the file holds, which may
/// name further files.
///
/// # Errors
/// The text for standard error, where a file names itself, cannot be read, or makes too many
/// arguments.
pub(super) fn expand(args: Vec<String>) -> Result<Vec<String>, String> {
    let (mut expanded, mut count) = (Vec::new(), 0usize);
    let mut open = vec![Open { file: None, args: args.into_iter() }];
    while let Some(last) = open.last_mut() {
        let Some(arg) = last.args.next() else {
            open.pop();
            continue;
        };
        let Some(file) = arg.strip_prefix('@').and_then(existing) else {
            expanded.push(arg);
            continue;
        };
        let shown = file.display();
        if open.iter().any(|outer| outer.file.as_deref().is_some_and(|outer| same(outer, &file))) {
            return Err(format!("recursive expansion of: '{shown}'\n"));
        }
        let text = read(&file).map_err(|why| format!("cannot not open file '{shown}': {why}\n"))?;
        let args = tokens(&text);
        count = count.saturating_add(args.len());
        if count > MAX_ARGS {
            return Err(format!("too many arguments in file '{shown}'\n"));
        }
        open.push(Open { file: Some(file), args: args.into_iter() });
    }
    Ok(expanded)
}

/// The path of a file that there is.
fn existing(name: &str) -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let file = if name.is_empty() { here } else { here.join(name) };
    file.exists().then_some(file)
}

fn same(one: &Path, other: &Path) -> bool {
    let [one, other] = [one, other].map(Path::canonicalize);
    one.is_ok_and(|one| other.is_ok_and(|other| one == other))
}

fn read(file: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let opened = File::open(file).map(|file| file.take(MAX_BYTES + 1));
    let read = opened.and_then(|mut file| file.read_to_end(&mut bytes));
    read.map_err(|error| describe(&error))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err("File too large".to_owned());
    }
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    Ok(String::from_utf8_lossy(text).into_owned())
}

/// What spaces part, outside of quotes; a backslash takes the meaning from what follows it, in
/// quotes too. Nothing comes of empty quotes.
fn tokens(text: &str) -> Vec<String> {
    let (mut tokens, mut token) = (Vec::new(), String::new());
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        match (quote, char) {
            (_, '\\') => token.push(chars.next().unwrap_or('\\')),
            (Some(open), _) if char == open => quote = None,
            (None, '"' | '\'') => quote = Some(char),
            (None, ' ' | '\t' | '\r' | '\n') => {
                tokens.extend(Some(std::mem::take(&mut token)).filter(|token| !token.is_empty()));
            }
            _ => token.push(char),
        }
    }
    tokens.extend(Some(token).filter(|token| !token.is_empty()));
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_backslashes_keep_spaces() {
        let text = "--a \"b c\"d 'e\\' f'\t\\ g \"\" \"h i\\";
        assert_eq!(tokens(text), ["--a", "b cd", "e' f", " g", "h i\\"]);
    }

    #[test]
    fn what_is_no_file_stays() {
        let args = ["--a".to_owned(), "@no/such/file".to_owned()];
        assert_eq!(expand(args.to_vec()), Ok(args.to_vec()));
    }
}
