//! Named metadata of a module: flags, linker options, the strings that say what made it.

use couloir_dialects::llvm::attrs;
use couloir_ir::attr::Param;
use couloir_ir::{Attribute, Failure};
use couloir_llvmir::{ConstantData, Metadata, MetadataData};

use crate::module::Importer;

impl<'t> Importer<'t> {
    pub(crate) fn named(&self, name: &str) -> &'t [Metadata] {
        let module = self.module;
        let mut rows = module.named_metadata.iter();
        let row = rows.find(|row| self.llvm.str_bytes(row.0) == name.as_bytes());
        row.map_or(&[], |row| &row.1)
    }

    pub(crate) fn operands(&self, node: Metadata) -> &'t [Option<Metadata>] {
        match self.llvm.metadata(node) {
            Some(MetadataData::Tuple(operands)) => operands,
            _ => &[],
        }
    }

    pub(crate) fn string(&self, node: Option<Metadata>) -> Option<Attribute> {
        match self.llvm.metadata(node?)? {
            MetadataData::String(text) => Some(self.text(*text)),
            _ => None,
        }
    }

    /// The string of the only node of named metadata.
    pub(crate) fn named_string(&self, name: &str) -> Option<Attribute> {
        let [node] = *self.named(name) else { return None };
        let [text] = *self.operands(node) else { return None };
        self.string(text)
    }

    /// Linker options and module flags.
    pub(crate) fn named_ops(&mut self) -> Result<(), Failure> {
        let ctx = self.ctx;
        for &node in self.named("llvm.linker.options") {
            let options: Vec<Attribute> =
                self.operands(node).iter().filter_map(|&op| self.string(op)).collect();
            let mut new = self.new_op("llvm.linker_options")?;
            new.set("options", Attribute::array(ctx, &options));
            self.put(new);
        }
        let nodes = self.named("llvm.module.flags");
        let flags: Vec<Attribute> =
            nodes.iter().filter_map(|&node| self.module_flag(node)).collect();
        if !flags.is_empty() {
            let mut new = self.new_op("llvm.module_flags")?;
            new.set("flags", Attribute::array(ctx, &flags));
            self.put(new);
        }
        Ok(())
    }

    fn module_flag(&mut self, node: Metadata) -> Option<Attribute> {
        let [behavior, key, value] = *self.operands(node) else { return None };
        // Of whatever width it is, it has no sign.
        let behavior = self.nodes.number(behavior)?;
        let name = self.string(key)?;
        let Some(value) = self.flag_value(name, value?) else {
            let name = name.as_text(self.ctx).unwrap_or_default();
            let node = self.texts.node(value?);
            self.warn(&format!("unsupported module flag value for key '{name}' : {node}"));
            return None;
        };
        let params = vec![Param::Uint(behavior), Param::Attr(name), Param::Attr(value)];
        Some(Attribute::dialect(self.ctx, &attrs::MODULE_FLAG, params))
    }

    fn flag_value(&mut self, name: Attribute, value: Metadata) -> Option<Attribute> {
        match self.llvm.metadata(value)? {
            MetadataData::String(text) => Some(self.text(*text)),
            MetadataData::Value(constant) => match self.llvm.constant(*constant) {
                ConstantData::Int { bits, .. } => Some(Attribute::i32(self.ctx, *bits as i32)),
                ConstantData::WideInt { words, .. } => {
                    Some(Attribute::i32(self.ctx, *words.first()? as i32))
                }
                _ => None,
            },
            _ => match name.as_text(self.ctx)? {
                "CG Profile" => self.call_graph(value),
                "ProfileSummary" => self.profile_summary(value),
                _ => None,
            },
        }
    }

    /// How often functions call each other; a function that is gone is left out.
    fn call_graph(&self, value: Metadata) -> Option<Attribute> {
        let function = |node: Option<Metadata>| {
            let MetadataData::Value(constant) = self.llvm.metadata(node?)? else { return None };
            let ConstantData::Global { symbol, .. } = self.llvm.constant(*constant) else {
                return None;
            };
            Some(Attribute::flat_symbol(self.ctx, self.symbol_name(*symbol)))
        };
        let entry = |&node: &Option<Metadata>| {
            let [from, to, count] = *self.operands(node?) else { return None };
            let symbol = |node| function(node).map_or(Param::None, Param::Attr);
            let params = vec![symbol(from), symbol(to), Param::Uint(self.nodes.int(count)? as u64)];
            Some(Attribute::dialect(self.ctx, &attrs::CG_PROFILE_ENTRY, params))
        };
        let entries: Option<Vec<Attribute>> = self.operands(value).iter().map(entry).collect();
        Some(Attribute::array(self.ctx, &entries?))
    }

    pub(crate) fn bytes(&self, node: Option<Metadata>) -> Option<&'t [u8]> {
        match self.llvm.metadata(node?)? {
            MetadataData::String(text) => Some(self.llvm.str_bytes(*text)),
            _ => None,
        }
    }
}
