//! Resources: what stands between `{-#` and `#-}` at the end of a file.
//!
//! Those of dialects are there when an attribute named them, in that order;
//! those of tools are there always. What is too long is left out, and so
//! are groups and sections in which nothing is left.

use couloir_ir::context::{ExternalResource, ResourceGroup};
use couloir_ir::text::Str;
use rustc_hash::FxHashSet;

use super::printer::Printer;
use super::strings;

/// The resources that attributes named, each once, in order.
#[derive(Default)]
pub(super) struct UsedResources {
    keys: Vec<Str>,
    known: FxHashSet<Str>,
}

impl UsedResources {
    /// Whether none was named.
    pub(super) fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }
}

/// The section and the group of the resource that was written last.
type Last = Option<(&'static str, Str)>;

impl Printer<'_> {
    /// Notes that a resource was named.
    pub(super) fn resource_used(&mut self, key: Str) {
        if self.resources.known.insert(key) {
            self.resources.keys.push(key);
        }
    }

    /// Writes the resources.
    pub(super) fn put_resources(&mut self) {
        let used = std::mem::take(&mut self.resources).keys;
        let used = used.into_iter().filter_map(|key| {
            Some((key, ExternalResource::Blob(self.ctx.resource(Str::BUILTIN, key)?)))
        });
        let dialects = (Str::BUILTIN, used.collect::<Vec<_>>());
        let external = match self.options.without_external_resources {
            true => Vec::new(),
            false => self.ctx.external_resources(),
        };
        if dialects.1.is_empty() && external.iter().all(|group| group.1.is_empty()) {
            return;
        }
        self.put("\n{-#\n");
        let mut last = None;
        self.put_group(&mut last, "dialect_resources", &dialects);
        for group in &external {
            self.put_group(&mut last, "external_resources", group);
        }
        self.put(if last.is_some() { "\n    }\n  }\n#-}\n" } else { "\n#-}\n" });
    }

    fn put_group(&mut self, last: &mut Last, section: &'static str, group: &ResourceGroup) {
        for (key, value) in &group.1 {
            let text = self.resource_text(value);
            let limit = self.options.elide_resources_above;
            if limit.is_none_or(|limit| text.len() as u64 <= limit) {
                self.put_place(last, (section, group.0));
                strings::keyword_or_string(self.out, self.ctx.bytes(*key));
                self.put(": ");
                self.out.extend_from_slice(&text);
            }
        }
    }

    /// Ends the line before a resource, and its group and section where this one is in others.
    fn put_place(&mut self, last: &mut Last, (section, group): (&'static str, Str)) {
        match *last {
            Some(open) if open == (section, group) => self.put(",\n"),
            Some((open, _)) if open == section => self.open_group("\n    },\n", group),
            _ => {
                self.put(if last.is_some() { "\n    }\n  },\n  " } else { "  " });
                self.put(section);
                self.open_group(": {\n", group);
            }
        }
        *last = Some((section, group));
        self.put("      ");
    }

    fn open_group(&mut self, before: &str, group: Str) {
        self.put(before);
        self.put("    ");
        self.out.extend_from_slice(self.ctx.bytes(group));
        self.put(": {\n");
    }

    fn resource_text(&self, value: &ExternalResource) -> Vec<u8> {
        let mut text = Vec::new();
        match value {
            ExternalResource::Bool(value) => text.extend_from_slice(value.to_string().as_bytes()),
            ExternalResource::String(value) => strings::quoted(&mut text, self.ctx.bytes(*value)),
            // The alignment of no data is not kept.
            ExternalResource::Blob(blob) if blob.len() <= 4 => {
                text.extend_from_slice(b"\"0x00000000\"");
            }
            ExternalResource::Blob(blob) => {
                text.extend_from_slice(b"\"0x");
                blob.iter().for_each(|&byte| strings::hex_byte(&mut text, byte));
                text.push(b'"');
            }
        }
        text
    }
}
