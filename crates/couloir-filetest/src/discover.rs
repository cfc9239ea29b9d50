//! Finds the test files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A file that holds RUN lines.
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
    let mut tests = Vec::new();
    for path in files_below(directory)? {
        let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
        if text.contains("RUN:") {
            tests.push(FileTest { path: path.to_string_lossy().replace('\\', "/"), text });
        }
    }
    tests.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(tests)
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
