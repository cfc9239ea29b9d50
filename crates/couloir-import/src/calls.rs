//! Calls of functions, of inline assembly and of intrinsics.

use couloir_dialects::llvm::attrs;
use couloir_ir::{Attribute, Failure, Type, Value};
use couloir_llvmir as l;
use couloir_llvmir::{ConstantData, GlobalRef, Inst, MetadataData, MetadataOperand, ValueKind};

use crate::attributes::{ALL_EFFECTS, Attrs, FLAGS, memory_effects, memory_of};
use crate::function::FunctionImport;
use crate::insts::set_flags;
use crate::make::{New, case};

/// Whether a function of one type can be called as one of another: more arguments for one that
/// takes any number.
fn fits(llvm: &l::Context, used: l::Type, own: l::Type) -> bool {
    let (Some(used), Some(own)) = (llvm.function_parts(used), llvm.function_parts(own)) else {
        return false;
    };
    let count = match own.2 {
        true => used.1.len() >= own.1.len(),
        false => used.1.len() == own.1.len(),
    };
    used.0 == own.0 && count && used.1.iter().zip(own.1).all(|(used, own)| used == own)
}

impl FunctionImport<'_, '_, '_> {
    /// The function a call calls by its name, as one of a type that goes with its own, which is
    /// the second part.
    pub(crate) fn called(&self, inst: Inst) -> Option<(l::Symbol, l::Type)> {
        let callee = *self.source.operands(inst).first()?;
        let llvm = self.state.llvm();
        let ConstantData::Global { symbol, .. } = llvm.constant(callee.as_constant()?) else {
            return None;
        };
        let used = self.source.call_site(inst)?.function_type;
        let own = self.callable_type(*symbol)?;
        fits(llvm, used, own).then_some((*symbol, own))
    }

    /// The type of what is called by its name: a function, or what stands for one.
    fn callable_type(&self, symbol: l::Symbol) -> Option<l::Type> {
        let module = self.state.importer.module;
        match module.lookup(symbol)? {
            GlobalRef::Function(at) => Some(module.functions().get(at)?.ty),
            GlobalRef::Ifunc(at) => Some(module.ifuncs().get(at)?.ty),
            _ => None,
        }
    }

    /// The function called as one of the very type it has.
    pub(crate) fn called_exactly(&self, inst: Inst) -> Option<l::Symbol> {
        let (symbol, own) = self.called(inst)?;
        (own == self.source.call_site(inst)?.function_type).then_some(symbol)
    }

    /// The types a function is called as and has, where they do not go together.
    fn incompatible_types(&self, inst: Inst) -> Option<(l::Type, l::Type)> {
        let llvm = self.state.llvm();
        let callee = self.source.operands(inst).first()?.as_constant()?;
        let ConstantData::Global { symbol, .. } = llvm.constant(callee) else { return None };
        let own = self.callable_type(*symbol)?;
        let used = self.source.call_site(inst)?.function_type;
        (!fits(llvm, used, own)).then_some((used, own))
    }

    /// Warns of a call of a function as one of another type.
    fn warn_of_types(&mut self, inst: Inst) {
        let Some((used, own)) = self.incompatible_types(inst) else { return };
        let importer = &mut *self.state.importer;
        let mut text = |ty| importer.ctx.type_text(importer.types.convert(ty));
        let message =
            format!("incompatible call and callee types: '{}' and '{}'", text(used), text(own));
        importer.warn_at(self.state.location, &message);
    }

    /// Imports a `call`.
    pub(crate) fn call(&mut self, inst: Inst) -> Result<(), Failure> {
        let callee = *self.source.operands(inst).first().ok_or(Failure)?;
        if let Some(constant) = callee.as_constant()
            && let ConstantData::InlineAsm(asm) = self.state.llvm().constant(constant)
        {
            return self.inline_asm(inst, asm);
        }
        if let Some(name) = self.called_exactly(inst).and_then(l::Symbol::name)
            && self.state.llvm().str_bytes(name).starts_with(b"llvm.")
        {
            return self.intrinsic(inst, name);
        }
        self.warn_of_types(inst);
        let mut new = self.state.new_op("llvm.call")?;
        let operands = self.callee_operands(inst, &mut new)?;
        new.group(&operands);
        self.kept_bundles(inst, &mut new)?;
        self.call_parts(inst, &mut new);
        let tail = self.source.inst(inst).tail_kind() as u64;
        if tail != 0 {
            new.set("TailCallKind", case(self.state.ctx(), &attrs::TAIL_CALL_KIND, tail));
        }
        set_flags(self.state.ctx(), &mut new, self.source.inst(inst).flags());
        self.memory_metadata(inst, &mut new)?;
        self.finish(inst, new);
        Ok(())
    }

    /// The operands of a call, after the callee where it is called by its address.
    fn callee_operands(&mut self, inst: Inst, new: &mut New) -> Result<Vec<Value>, Failure> {
        let operands = self.source.operands(inst);
        let (&callee, args) = operands.split_first().ok_or(Failure)?;
        if let Some((symbol, _)) = self.called(inst) {
            let name = self.state.importer.symbol_name(symbol);
            new.set("callee", Attribute::flat_symbol(self.state.ctx(), name));
            return Ok(self.values(args)?.to_vec());
        }
        let Some(symbol) = self.function_at(callee) else {
            return Ok(self.values(&operands)?.to_vec());
        };
        // The address of a function of another type is taken for each call anew.
        let args = self.values(args)?;
        let name = self.state.importer.symbol_name(symbol);
        // Wherever functions are, upstream takes them for where the others are.
        let ty = self.state.ty(l::Type::PTR);
        let mut address = self.state.new_op("llvm.mlir.addressof")?;
        let name = Attribute::flat_symbol(self.state.ctx(), name);
        address.set("global_name", name).result(ty);
        let address = self.state.put1(address);
        Ok(std::iter::once(address).chain(args).collect())
    }

    /// The function whose address a value is.
    fn function_at(&self, value: l::Value) -> Option<l::Symbol> {
        let ConstantData::Global { symbol, .. } = self.state.llvm().constant(value.as_constant()?)
        else {
            return None;
        };
        match self.state.importer.module.lookup(*symbol)? {
            GlobalRef::Function(_) => Some(*symbol),
            _ => None,
        }
    }

    /// Result, type, convention, attributes and effects of a call.
    fn call_parts(&mut self, inst: Inst, new: &mut New) {
        let (ctx, llvm) = (self.state.ctx(), self.state.llvm());
        let data = self.source.inst(inst);
        if data.result().is_some() {
            let ty = self.state.ty(data.ty());
            new.result(ty);
        }
        let Some(site) = self.source.call_site(inst) else { return };
        let called = self.called(inst);
        let own = called.map_or(site.function_type, |(_, own)| own);
        if llvm.function_parts(own).is_some_and(|(_, _, vararg)| vararg) {
            let ty = self.state.ty(own);
            new.set("var_callee_type", Attribute::ty(ctx, ty));
        }
        if site.conv != l::CallConv::C {
            new.set("CConv", case(ctx, &attrs::CCONV, u64::from(site.conv.0)));
        }
        let list = llvm.attr_list_data(site.attributes);
        for attribute in llvm.attributes(list.function) {
            if let Some(row) = FLAGS.iter().find(|row| Some(row.0) == attribute.kind) {
                new.flag(row.1, true);
            }
        }
        if new.has("memory_effects") {
            let mut effects = memory_of(llvm, list.function);
            let called = self.called_exactly(inst);
            if let Some(own) = called.and_then(|symbol| self.state.importer.effects_of(symbol)) {
                effects = std::array::from_fn(|at| effects[at] & own[at]);
            }
            if effects != ALL_EFFECTS {
                new.set("memory_effects", memory_effects(ctx, effects));
            }
        }
        if called.is_none() && self.incompatible_types(inst).is_some() {
            return;
        }
        let count = self.source.operands(inst).len().saturating_sub(1);
        let types = &mut self.state.importer.types;
        Attrs { ctx, llvm, types }.arguments(new, list, 0..count);
    }

    /// The operand bundles of a call, which MLIR 22 drops.
    pub(crate) fn kept_bundles(&mut self, inst: Inst, new: &mut New) -> Result<(), Failure> {
        match self.state.importer.options.lossless {
            true => self.bundles(inst, new),
            false => Ok(()),
        }
    }

    pub(crate) fn bundles(&mut self, inst: Inst, new: &mut New) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let Some(site) = self.source.call_site(inst) else { return Ok(()) };
        if site.bundles.is_empty() {
            return Ok(());
        }
        let (mut values, mut sizes, mut tags) = (Vec::new(), Vec::new(), Vec::new());
        for bundle in &site.bundles {
            values.extend(self.values(&bundle.inputs)?);
            sizes.push(bundle.inputs.len() as i32);
            tags.push(self.state.text(bundle.tag));
        }
        new.group(&values);
        new.set("op_bundle_sizes", Attribute::i32_array(ctx, &sizes));
        new.set("op_bundle_tags", Attribute::array(ctx, &tags));
        Ok(())
    }

    fn inline_asm(&mut self, inst: Inst, asm: &l::InlineAsm) -> Result<(), Failure> {
        let (ctx, llvm) = (self.state.ctx(), self.state.llvm());
        let operands = self.source.operands(inst);
        let operands = self.values(operands.get(1..).unwrap_or_default())?;
        let mut new = self.state.new_op("llvm.inline_asm")?;
        new.group(&operands);
        let data = self.source.inst(inst);
        // What gives nothing has a result of type `void`.
        let ty = self.state.ty(data.ty());
        new.result(ty);
        new.set("asm_string", self.state.text(asm.text));
        new.set("constraints", self.state.text(asm.constraints));
        new.flag("has_side_effects", asm.side_effect);
        new.flag("is_align_stack", asm.align_stack);
        new.set("asm_dialect", Attribute::i64(ctx, i64::from(asm.intel)));
        let tail = data.tail_kind() as u64;
        if tail != 0 {
            new.set("tail_call_kind", case(ctx, &attrs::TAIL_CALL_KIND, tail));
        }
        if let Some(site) = self.source.call_site(inst) {
            let list = llvm.attr_list_data(site.attributes);
            let types = &mut self.state.importer.types;
            let mut attrs = Attrs { ctx, llvm, types };
            // Of those of operands only types of elements are kept.
            let items: Vec<Attribute> =
                (0..operands.len()).map(|at| attrs.element_type(list.param(at))).collect();
            if items.iter().any(|&item| item != Attribute::EMPTY_DICT) {
                new.set("operand_attrs", Attribute::array(ctx, &items));
            }
        }
        self.memory_metadata(inst, &mut new)?;
        self.finish(inst, new);
        Ok(())
    }

    /// Imports an `invoke`.
    pub(crate) fn invoke(&mut self, from: l::Block, inst: Inst) -> Result<(), Failure> {
        let callee = self.source.operands(inst).first().and_then(|value| value.as_constant());
        let callee = callee.map(|callee| self.state.llvm().constant(callee));
        if let Some(ConstantData::InlineAsm(_)) = callee {
            let message = "invoke of inline assembly is not supported";
            return self.state.importer.fail_at(self.state.location, message);
        }
        self.warn_of_types(inst);
        let mut new = self.state.new_op("llvm.invoke")?;
        let operands = self.callee_operands(inst, &mut new)?;
        new.group(&operands);
        let successors = self.source.successors(inst);
        let [normal, unwind] = *successors.as_slice() else { return Err(Failure) };
        let unwind_args = self.block_args(from, unwind)?;
        let uses_result = self.passes_result(from, normal, inst);
        if uses_result {
            new.group(&[]).group(&unwind_args);
            return self.invoke_by_way_of_a_block(from, [normal, unwind], inst, new);
        }
        let normal_args = self.block_args(from, normal)?;
        new.group(&normal_args).group(&unwind_args).successor(self.target(normal)?);
        self.finish_invoke(unwind, inst, new)
    }

    /// Imports an `invoke` whose result is an argument for the block it goes on to: the result is
    /// there only in a block the call leads to.
    fn invoke_by_way_of_a_block(
        &mut self,
        from: l::Block,
        [normal, unwind]: [l::Block; 2],
        inst: Inst,
        mut new: New,
    ) -> Result<(), Failure> {
        let normal_target = self.target(normal)?;
        let between = self.state.body.create_block();
        self.state.body.insert_block_before(normal_target, between);
        new.successor(between);
        self.finish_invoke(unwind, inst, new)?;
        let args = self.block_args(from, normal)?;
        let mut br = self.state.new_op("llvm.br")?;
        br.group(&args).successor(normal_target);
        self.state.block = between;
        self.state.put(br);
        Ok(())
    }

    /// Makes the op for an `invoke` that has but its second successor and its attributes to get.
    fn finish_invoke(&mut self, unwind: l::Block, inst: Inst, mut new: New) -> Result<(), Failure> {
        let unwind_target = self.target(unwind)?;
        new.successor(unwind_target);
        self.kept_bundles(inst, &mut new)?;
        self.call_parts(inst, &mut new);
        self.branch_weights(inst, &mut new);
        self.memory_metadata(inst, &mut new)?;
        self.finish(inst, new);
        Ok(())
    }

    /// Whether an invoke's result is an argument for the block it goes on to.
    fn passes_result(&mut self, from: l::Block, to: l::Block, inst: Inst) -> bool {
        let source = self.source;
        let result = source.inst(inst).result();
        let is_phi = |&&inst: &&Inst| source.inst(inst).opcode() == l::Opcode::Phi;
        let mut phis = source.insts(to).iter().take_while(is_phi);
        result.is_some() && phis.any(|&phi| self.incoming(phi, from) == result)
    }

    /// The text of an argument that is a metadata string.
    pub(crate) fn metadata_text(&self, value: l::Value) -> Option<&[u8]> {
        let ValueKind::Metadata(number) = value.kind() else { return None };
        let MetadataOperand::Node(node) = self.source.metadata_operand(number)? else {
            return None;
        };
        match self.state.llvm().metadata(*node)? {
            MetadataData::String(text) => Some(self.state.llvm().str_bytes(*text)),
            _ => None,
        }
    }

    /// The type of an instruction's result, if it has one.
    pub(crate) fn result_type(&mut self, inst: Inst) -> Option<Type> {
        let data = self.source.inst(inst);
        data.result()?;
        Some(self.state.ty(data.ty()))
    }

    /// The operand bundles of an intrinsic; its op has a list of their tags even where there are
    /// none.
    pub(crate) fn intrinsic_bundles(&mut self, inst: Inst, new: &mut New) -> Result<(), Failure> {
        if new.has("op_bundle_sizes") {
            new.set("op_bundle_tags", Attribute::array(self.state.ctx(), &[]));
            self.bundles(inst, new)?;
        }
        Ok(())
    }
}
