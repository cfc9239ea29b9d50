//! Resources: what stands between `{-#` and `#-}` at the end of a file.

use couloir_ir::text::Str;

use super::printer::Printer;
use super::strings;

impl Printer<'_> {
    /// Notes that a resource was named.
    pub(super) fn resource_used(&mut self, key: Str) {
        if !self.resources.contains(&key) {
            self.resources.push(key);
        }
    }

    /// Writes the resources that were named, with their data.
    pub(super) fn put_resources(&mut self) {
        let builtin = Str::BUILTIN;
        let keys = std::mem::take(&mut self.resources);
        let mut first = true;
        for key in keys {
            let Some(data) = self.ctx.resource(builtin, key) else { continue };
            self.put(if first {
                "\n{-#\n  dialect_resources: {\n    builtin: {\n      "
            } else {
                ",\n      "
            });
            first = false;
            strings::keyword_or_string(self.out, self.ctx.bytes(key));
            self.put(": ");
            self.put_blob(&data);
        }
        if !first {
            self.put("\n    }\n  }\n#-}\n");
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
