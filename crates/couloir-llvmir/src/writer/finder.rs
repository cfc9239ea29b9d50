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
    let mut finder = Finder::new(ctx);
    finder.begin();
    finder.module(module);
    finder.found.iter().filter_map(|&ty| struct_of(ctx, ty)).collect()
}

/// The struct that a type is, if it is an identified one.
pub(super) fn struct_of(ctx: &Context, ty: Type) -> Option<StructId> {
    match ctx.ty(ty) {
        TypeData::Named(id) => Some(*id),
        _ => None,
    }
}

/// Finds identified structs, in a module or in one body after another.
pub(super) struct Finder<'m> {
    ctx: &'m Context,
    /// Those found, as types.
    found: Vec<Type>,
    /// What was looked at, by number: marked with the number of the search.
    types: Vec<u32>,
    constants: Vec<u32>,
    nodes: Vec<u32>,
    uniqued: usize,
    search: u32,
}

/// Marks an entry in a search; whether it was not marked before.
fn visit(seen: &mut [u32], at: usize, search: u32) -> bool {
    seen.get_mut(at).is_some_and(|seen| std::mem::replace(seen, search) != search)
}

impl<'m> Finder<'m> {
    /// A finder that has not searched yet.
    pub(super) fn new(ctx: &'m Context) -> Self {
        let [types, constants, nodes] = [const { Vec::new() }; 3];
        Self { ctx, found: Vec::new(), types, constants, nodes, uniqued: 0, search: 0 }
    }

    /// Begins a search.
    fn begin(&mut self) {
        self.found.clear();
        self.search += 1;
        let (uniqued, others) = self.ctx.metadata.counts();
        if uniqued != self.uniqued {
            // Nodes have other numbers now.
            self.nodes.clear();
        }
        self.uniqued = uniqued;
        self.nodes.resize(uniqued + others, 0);
        self.types.resize(self.ctx.types.len(), 0);
        self.constants.resize(self.ctx.constants.len(), 0);
    }

    /// Those that a body names, in order.
    pub(super) fn of_body(&mut self, body: &Body) -> &[Type] {
        self.begin();
        self.body(body);
        &self.found
    }

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
        if let Some(body) = &function.body {
            self.body(body);
        }
    }

    fn body(&mut self, body: &Body) {
        let written = body.written.as_ref().map_or(&[][..], |draft| &draft.structs);
        for &ty in written {
            if visit(&mut self.types, ty.0 as usize, self.search) {
                self.found.push(ty);
            }
        }
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
        if !visit(&mut self.types, ty.0 as usize, self.search) {
            return;
        }
        let mut stack = vec![ty];
        while let Some(ty) = stack.pop() {
            if struct_of(self.ctx, ty).is_some() {
                self.found.push(ty);
            }
            let (types, search) = (&mut self.types, self.search);
            let mut push = |ty: &Type| {
                if visit(types, ty.0 as usize, search) {
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
                || !visit(&mut self.constants, constant.0 as usize, self.search)
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
            if !visit(&mut self.nodes, node.dense(self.uniqued), self.search) {
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
