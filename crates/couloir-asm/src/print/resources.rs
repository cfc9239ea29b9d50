//! Resources: what stands between `{-#` and `#-}` at the end of a file.
//!
//! Those of dialects are there when an attribute named them, in that order;
//! those of tools are there always. What is too long is left out, and so
//! are groups and sections in which nothing is left.

use couloir_ir::context::{ExternalResource, ResourceValue};
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
        let dialects = used.into_iter().filter_map(|key| {
            let value = ResourceValue::Blob(self.ctx.resource(Str::BUILTIN, key)?);
            Some(ExternalResource { group: Str::BUILTIN, key, value })
        });
        let dialects = dialects.collect::<Vec<_>>();
        let external = self.ctx.external_resources();
        if dialects.is_empty() && external.is_empty() {
            return;
        }
        self.put("\n{-#\n");
        let mut last = None;
        for resource in &dialects {
            self.put_resource(&mut last, "dialect_resources", resource);
        }
        for resource in &external {
            self.put_resource(&mut last, "external_resources", resource);
        }
        self.put(if last.is_some() { "\n    }\n  }\n#-}\n" } else { "\n#-}\n" });
    }

    fn put_resource(
        &mut self,
        last: &mut Last,
        section: &'static str,
        resource: &ExternalResource,
    ) {
        let text = self.resource_text(&resource.value);
        if self.options.elide_resources_above.is_some_and(|limit| text.len() as u64 > limit) {
            return;
        }
        match *last {
            Some((open, group)) if open == section && group == resource.group => self.put(",\n"),
            Some((open, _)) if open == section => self.open_group("\n    },\n", resource.group),
            _ => {
                self.put(if last.is_some() { "\n    }\n  },\n  " } else { "  " });
                self.put(section);
                self.open_group(": {\n", resource.group);
            }
        }
        *last = Some((section, resource.group));
        self.put("      ");
        strings::keyword_or_string(self.out, self.ctx.bytes(resource.key));
        self.put(": ");
        self.out.extend_from_slice(&text);
    }

    fn open_group(&mut self, before: &str, group: Str) {
        self.put(before);
        self.put("    ");
        self.out.extend_from_slice(self.ctx.bytes(group));
        self.put(": {\n");
    }

    fn resource_text(&self, value: &ResourceValue) -> Vec<u8> {
        let mut text = Vec::new();
        match value {
            ResourceValue::Bool(value) => text.extend_from_slice(value.to_string().as_bytes()),
            ResourceValue::Text(value) => strings::quoted(&mut text, self.ctx.bytes(*value)),
            // The alignment of no data is not kept.
            ResourceValue::Blob(blob) if blob.len() <= 4 => {
                text.extend_from_slice(b"\"0x00000000\"");
            }
            ResourceValue::Blob(blob) => {
                text.extend_from_slice(b"\"0x");
                blob.iter().for_each(|&byte| strings::hex_byte(&mut text, byte));
                text.push(b'"');
            }
        }
        text
    }
}
