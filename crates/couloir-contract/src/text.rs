//! Where two texts differ.

/// The first line in which two texts differ, if they do.
pub fn difference(first: &[u8], second: &[u8]) -> Option<String> {
    if first == second {
        return None;
    }
    let lines = |text: &[u8]| -> Vec<String> {
        String::from_utf8_lossy(text).lines().map(str::to_owned).collect()
    };
    let (first, second) = (lines(first), lines(second));
    let longest = first.len().max(second.len());
    let at = (0..longest).find(|&at| first.get(at) != second.get(at))?;
    let line = |lines: &[String]| lines.get(at).cloned().unwrap_or_default();
    Some(format!("line {}: `{}` and `{}`", at + 1, line(&first), line(&second)))
}
