//! File names and directories of paths, with `/` between parts.
//!
//! A path that starts with exactly two slashes and a name has that name as
//! its root.

/// Where the slash that makes a path absolute is.
fn root_directory(path: &str) -> Option<usize> {
    let bytes = path.as_bytes();
    match bytes {
        [b'/', b'/', third, _, ..] if *third != b'/' => {
            let rest = bytes.get(2..).unwrap_or_default();
            rest.iter().position(|&byte| byte == b'/').map(|at| at + 2)
        }
        [b'/', ..] => Some(0),
        _ => None,
    }
}

/// Where the last part of a path starts.
fn file_start(path: &str) -> usize {
    if path.ends_with('/') {
        return path.len() - 1;
    }
    match path.rfind('/') {
        None => 0,
        Some(1) if path.starts_with('/') => 0,
        Some(at) => at + 1,
    }
}

fn is_slash(path: &str, at: usize) -> bool {
    path.as_bytes().get(at) == Some(&b'/')
}

/// The last part of a path; `.` for the directory a path ends in a slash for.
pub(super) fn file_name(path: &str) -> &str {
    let root = root_directory(path);
    let mut end = path.len();
    while end > 0 && root != Some(end - 1) && is_slash(path, end - 1) {
        end -= 1;
    }
    let is_directory = path.ends_with('/') && root.is_none_or(|root| end > root + 1);
    if is_directory {
        return ".";
    }
    let path = path.get(..end).unwrap_or_default();
    path.get(file_start(path)..).unwrap_or_default()
}

/// What comes before the last part of a path.
pub(super) fn parent(path: &str) -> &str {
    let root = root_directory(path);
    let mut end = file_start(path);
    let ends_in_slash = is_slash(path, end);
    while end > root.unwrap_or(0) && is_slash(path, end - 1) {
        end -= 1;
    }
    if root == Some(end) && !ends_in_slash {
        end += 1;
    }
    path.get(..end).unwrap_or_default()
}
