//! Identified structs in the order LLVM meets them when it walks a module.

use crate::attributes::{AttrSet, AttrValue};
use crate::body::{Body, Inst, MetadataOperand, Value, ValueKind};
use crate::constants::{Constant, ConstantData};
use crate::context::Context;
use crate::metadata::{Metadata, MetadataData};
use crate::module::{Function, Module};
use crate::opcode::Shape;
use crate::types::{StructId, Type, TypeData};

/// The identified structs a module uses.
pub(super) fn find(module: &Module) -> Vec<StructId> {
    let ctx = module.context();
    if ctx.structs.count() == 0 {
        return Vec::new();
    }
    let (uniqued, others) = ctx.metadata.counts();
    let mut finder = Finder {
        ctx,
        found: Vec::new(),
        types: vec![false; ctx.types.len()],
        constants: vec![false; ctx.constants.len()],
        uniqued,
        nodes: vec![false; uniqued + others],
    };
    finder.module(module);
    finder.found
}

struct Finder<'m> {
    ctx: &'m Context,
    found: Vec<StructId>,
    types: Vec<bool>,
    constants: Vec<bool>,
    uniqued: usize,
    nodes: Vec<bool>,
}

/// Marks an entry; whether it was not marked before.
fn visit(seen: &mut [bool], at: usize) -> bool {
    seen.get_mut(at).is_some_and(|seen| !std::mem::replace(seen, true))
}

impl Finder<'_> {
    fn module(&mut self, module: &Module) {
        for global in module.globals() {
            self.ty(global.ty);
            self.constants_of(global.init);
        }
        for alias in module.aliases() {
            self.ty(alias.ty);
            self.constant(alias.target);
        }
        for ifunc in module.ifuncs() {
            self.ty(ifunc.ty);
        }
        for function in module.functions() {
            self.function(function);
        }
        for &node in module.named_metadata.iter().flat_map(|(_, nodes)| nodes) {
            self.node(node);
        }
    }

    fn function(&mut self, function: &Function) {
        self.ty(function.ty);
        self.attributes(function.attributes);
        self.constants_of(function.personality);
        self.constants_of(function.prefix);
        self.constants_of(function.prologue);
        let Some(body) = &function.body else { return };
        for &inst in body.layout.iter().flat_map(|&block| body.insts(block)) {
            self.inst(body, inst);
        }
    }

    fn attributes(&mut self, list: crate::attributes::AttrList) {
        let data = self.ctx.attr_list_data(list);
        self.attribute_set(data.result);
        data.params.iter().for_each(|&set| self.attribute_set(set));
        self.attribute_set(data.function);
    }

    fn attribute_set(&mut self, set: AttrSet) {
        for attribute in self.ctx.attributes(set) {
            if let AttrValue::Type(ty) = attribute.value {
                self.ty(ty);
            }
        }
    }

    fn inst(&mut self, body: &Body, inst: Inst) {
        let data = &body.insts[inst];
        self.ty(data.ty);
        super::for_each_value(body, data, |value| self.value(body, value));
        if let Shape::Gep | Shape::Alloca = data.opcode.shape() {
            self.ty(Type(data.aux));
        }
        if let Some(site) = body.call_site(inst) {
            self.attributes(site.attributes);
            let inputs = site.bundles.iter().flat_map(|bundle| &bundle.inputs);
            inputs.for_each(|&value| self.value(body, value));
        }
        for &(_, node) in body.attachments_of(inst) {
            self.node(node);
        }
    }

    fn value(&mut self, body: &Body, value: Value) {
        match value.kind() {
            ValueKind::Constant(constant) => self.constant(constant),
            ValueKind::Local(_) => {}
            ValueKind::Metadata(number) => match body.metadata.get(number as usize) {
                Some(MetadataOperand::Node(node)) => self.node(*node),
                Some(MetadataOperand::Local(value)) => {
                    if let Some(constant) = value.as_constant() {
                        self.constant(constant);
                    }
                }
                _ => {}
            },
        }
    }

    fn ty(&mut self, ty: Type) {
        if !visit(&mut self.types, ty.0 as usize) {
            return;
        }
        let mut stack = vec![ty];
        while let Some(ty) = stack.pop() {
            if let TypeData::Named(id) = self.ctx.ty(ty) {
                self.found.push(*id);
            }
            let types = &mut self.types;
            let mut push = |ty: &Type| {
                if visit(types, ty.0 as usize) {
                    stack.push(*ty);
                }
            };
            match self.ctx.ty(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => push(elem),
                TypeData::Function { ret, params, .. } => {
                    params.iter().rev().for_each(&mut push);
                    push(ret);
                }
                TypeData::Struct { fields, .. } => fields.iter().rev().for_each(push),
                TypeData::Named(id) => {
                    let fields = self.ctx.struct_body(*id).map(|body| body.fields.iter().rev());
                    fields.into_iter().flatten().for_each(push);
                }
                TypeData::TargetExt { types, .. } => types.iter().rev().for_each(push),
                _ => {}
            }
        }
    }

    fn constants_of(&mut self, constant: Option<Constant>) {
        if let Some(constant) = constant {
            self.constant(constant);
        }
    }

    fn constant(&mut self, constant: Constant) {
        let mut stack = vec![constant];
        while let Some(constant) = stack.pop() {
            let data = self.ctx.constant(constant);
            if matches!(data, ConstantData::Global { .. } | ConstantData::InlineAsm(_))
                || !visit(&mut self.constants, constant.0 as usize)
            {
                continue;
            }
            self.ty(self.ctx.constant_type(constant));
            match data {
                ConstantData::Aggregate { elems, .. } => stack.extend(elems.iter().rev()),
                ConstantData::Expr(expr) => {
                    if let Some(source) = expr.source {
                        self.ty(source);
                    }
                    stack.extend(expr.operands.iter().rev());
                }
                ConstantData::PtrAuth(auth) => stack.push(auth.pointer),
                ConstantData::Splat { elem, .. } => stack.push(*elem),
                _ => {}
            }
        }
    }

    fn node(&mut self, node: Metadata) {
        let mut stack = vec![node];
        while let Some(node) = stack.pop() {
            if !visit(&mut self.nodes, node.dense(self.uniqued)) {
                continue;
            }
            match self.ctx.metadata(node) {
                Some(MetadataData::Value(constant)) => self.constant(*constant),
                Some(MetadataData::Tuple(nodes)) => stack.extend(nodes.iter().rev().flatten()),
                Some(MetadataData::Di(di)) => stack.extend(di.operands(self.ctx).into_iter().rev()),
                _ => {}
            }
        }
    }
}
