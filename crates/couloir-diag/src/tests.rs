//! Tests against texts that `mlir-opt` printed.

mod rich;
mod split;
mod text;
mod verify;

use std::sync::Arc;

use crate::{Diagnostic, SourceFile, SourceMap, TextOptions, TextRenderer};

/// A map with one file.
fn one_file(text: impl AsRef<[u8]>) -> (SourceMap, Arc<SourceFile>) {
    let map = SourceMap::new();
    let file = map.add("a.mlir", text.as_ref().to_vec()).unwrap();
    (map, file)
}

/// The text form, for comparison with what `mlir-opt` printed.
fn print(map: &SourceMap, diagnostics: &[Diagnostic]) -> String {
    let options = TextOptions { open_files: false, ..TextOptions::default() };
    let text = TextRenderer::with_options(map, options).render_all(diagnostics);
    text.escape_ascii().to_string().replace("\\n", "\n").replace("\\\"", "\"").replace("\\'", "'")
}
