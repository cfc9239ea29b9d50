//! Metadata of functions: how often they are entered, and what `OpenCL` says of kernels.

use couloir_dialects::llvm::attrs;
use couloir_ir::attr::Param;
use couloir_ir::{Attribute, Location};
use couloir_llvmir::{Function, Metadata, MetadataData};

use crate::make::New;
use crate::module::Importer;

impl Importer<'_> {
    /// Sets what a function's metadata says; kinds that the dialect knows nothing of are left out
    /// silently, others that are not understood with a warning.
    pub(crate) fn function_metadata(
        &mut self,
        function: &Function,
        location: Location,
        new: &mut New,
    ) {
        for &(kind, node) in &function.common.attachments {
            let understood = match self.llvm.str_bytes(kind) {
                b"prof" => self.entry_count(node, new),
                b"vec_type_hint" => self.vec_type_hint(node, new),
                b"work_group_size_hint" => self.sizes("work_group_size_hint", node, new),
                b"reqd_work_group_size" => self.sizes("reqd_work_group_size", node, new),
                b"intel_reqd_sub_group_size" => self.sub_group_size(node, new),
                b"mmra" => self.mmra_of_function(node, new),
                b"dereferenceable" | b"dereferenceable_or_null" => None,
                b"tbaa" | b"alias.scope" | b"noalias" | b"llvm.loop" | b"llvm.access.group" => None,
                _ => Some(()),
            };
            if understood.is_none() {
                self.unhandled_metadata(function, location, node);
            }
        }
    }

    fn unhandled_metadata(&mut self, function: &Function, location: Location, node: Metadata) {
        let module = self.module;
        let own = module.functions().iter().find(|own| own.common.symbol == function.common.symbol);
        let text = own.map(|own| self.texts.function(own)).unwrap_or_default();
        let node = self.texts.node(node);
        self.warn_at(location, &format!("unhandled function metadata: {node} on {text}"));
    }

    /// `!{!"function_entry_count", i64 42}`
    fn entry_count(&self, node: Metadata, new: &mut New) -> Option<()> {
        let count = self.nodes.entry_count(node)?;
        new.set("function_entry_count", Attribute::i64(self.ctx, count));
        Some(())
    }

    /// `!{!"prefix", !"suffix"}`, or a list of such.
    fn mmra_of_function(&self, node: Metadata, new: &mut New) -> Option<()> {
        let entry = (self.ctx.intern("llvm.mmra"), self.nodes.mmra(node)?);
        new.attrs(Attribute::dictionary(self.ctx, vec![entry]));
        Some(())
    }

    /// `!{<4 x float> undef, i32 1}`
    fn vec_type_hint(&mut self, node: Metadata, new: &mut New) -> Option<()> {
        let [hint, signed] = *self.operands(node) else { return None };
        let MetadataData::Value(constant) = self.llvm.metadata(hint?)? else { return None };
        let ty = self.types.convert(self.llvm.constant_type(*constant));
        let signed = self.nodes.int(signed)? != 0;
        let params = vec![Param::Attr(Attribute::ty(self.ctx, ty)), Param::Bool(signed)];
        new.set("vec_type_hint", Attribute::dialect(self.ctx, &attrs::VEC_TYPE_HINT, params));
        Some(())
    }

    /// `!{i32 1, i32 2, i32 3}`
    fn sizes(&self, name: &str, node: Metadata, new: &mut New) -> Option<()> {
        let sizes = self.operands(node).iter();
        let sizes: Option<Vec<i32>> =
            sizes.map(|&size| i32::try_from(self.nodes.int(size)?).ok()).collect();
        new.set(name, Attribute::i32_array(self.ctx, &sizes?));
        Some(())
    }

    /// `!{i32 8}`
    fn sub_group_size(&self, node: Metadata, new: &mut New) -> Option<()> {
        let [size] = *self.operands(node) else { return None };
        let size = i32::try_from(self.nodes.int(size)?).ok()?;
        new.set("intel_reqd_sub_group_size", Attribute::i32(self.ctx, size));
        Some(())
    }
}
