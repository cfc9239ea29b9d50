//! Finds the test files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A file of the tests, or one that may be treated like them.
#[derive(Debug, Clone)]
pub struct FileTest {
    /// The path as tests name it: relative to the repository, with slashes.
    pub path: String,
    /// The whole text; bytes that are no UTF-8 are replaced.
    pub text: String,
}

/// The kinds of file that may be tests.
const EXTENSIONS: [&str; 2] = ["mlir", "ll"];

/// All tests below `directory` in the order of their paths. Files below an
/// `Inputs` directory, and files without a RUN line, are not tests.
pub fn find_tests(directory: &Path) -> io::Result<Vec<FileTest>> {
    let mut files = find_files(directory)?;
    files.retain(|file| file.text.contains("RUN:"));
    Ok(files)
}

/// The same, files without a RUN line included.
pub fn find_files(directory: &Path) -> io::Result<Vec<FileTest>> {
    let mut files = Vec::new();
    for path in files_below(directory)? {
        let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
        files.push(FileTest { path: path.to_string_lossy().replace('\\', "/"), text });
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn files_below(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut pending = vec![directory.to_path_buf()];
    while let Some(directory) = pending.pop() {
        for entry in fs::read_dir(directory)? {
            let path = entry?.path();
            if path.is_dir() {
                pending.extend((!path.ends_with("Inputs")).then_some(path));
            } else if has_test_extension(&path) {
                files.push(path);
            }
        }
    }
    Ok(files)
}

fn has_test_extension(path: &Path) -> bool {
    path.extension().is_some_and(|extension| EXTENSIONS.iter().any(|known| extension == *known))
}
