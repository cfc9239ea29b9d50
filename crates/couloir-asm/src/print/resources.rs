//! Resources: what stands between `{-#` and `#-}` at the end of a file.

use couloir_ir::context::{ExternalResource, ResourceGroup};
use couloir_ir::text::Str;

use super::printer::Printer;
use super::strings;

impl Printer<'_> {
    /// Notes that a resource was named.
    pub(super) fn resource_used(&mut self, key: Str) {
        if self.resources_seen.insert(key) {
            self.resources.push(key);
        }
    }

    /// Writes the resources that were named, with their data, and those of
    /// tools, which are handed through.
    pub(super) fn put_resources(&mut self) {
        let keys = std::mem::take(&mut self.resources);
        let named = keys.into_iter().filter_map(|key| {
            let data = self.ctx.resource(Str::BUILTIN, key)?;
            Some((key, ExternalResource::Blob(data)))
        });
        let dialects = vec![(Str::BUILTIN, named.collect())];
        let external = self.ctx.external_resources();
        let mut open = false;
        for (section, groups) in [("dialect_resources", dialects), ("external_resources", external)]
        {
            let groups = groups.into_iter().filter(|(_, entries)| !entries.is_empty());
            let groups = groups.collect::<Vec<_>>();
            if !groups.is_empty() {
                self.put(if open { "  },\n  " } else { "\n{-#\n  " });
                open = true;
                self.put_resource_section(section, &groups);
            }
        }
        if open {
            self.put("  }\n#-}\n");
        }
    }

    fn put_resource_section(&mut self, section: &str, groups: &[ResourceGroup]) {
        self.put(section);
        self.put(": {\n");
        for (at, (group, entries)) in groups.iter().enumerate() {
            self.put(if at == 0 { "    " } else { ",\n    " });
            strings::keyword_or_string(self.out, self.ctx.bytes(*group));
            self.put(": {");
            for (at, (key, value)) in entries.iter().enumerate() {
                self.put(if at == 0 { "\n      " } else { ",\n      " });
                strings::keyword_or_string(self.out, self.ctx.bytes(*key));
                self.put(": ");
                self.put_resource(value);
            }
            self.put("\n    }");
        }
        self.put("\n");
    }

    fn put_resource(&mut self, value: &ExternalResource) {
        match value {
            ExternalResource::Blob(data) => self.put_blob(data),
            ExternalResource::Bool(value) => self.put(if *value { "true" } else { "false" }),
            ExternalResource::String(text) => strings::quoted(self.out, self.ctx.bytes(*text)),
        }
    }

    fn put_blob(&mut self, data: &[u8]) {
        let long = 2 * data.len() as u64 + 4;
        if self.options.elide_resources_above.is_some_and(|limit| long > limit) {
            return self.put("\"__elided__\"");
        }
        self.put("\"0x");
        data.iter().for_each(|&byte| strings::hex_byte(self.out, byte));
        self.out.push(b'"');
    }
}
