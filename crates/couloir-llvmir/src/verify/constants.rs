//! Verification of the constants a module uses.
//!
//! Rules: elements have the number and the types of their aggregate; numbers, pointers and data
//! have a type that fits their form; a block address names a block of a function's body.

use rustc_hash::FxHashSet;

use crate::constants::{Constant, ConstantData, ConstantExpr};
use crate::context::{Context, Symbol};
use crate::module::{Function, GlobalRef, Module};
use crate::opcode::Opcode;
use crate::types::{Type, TypeData, float_width};
use crate::writer::for_each_value;

/// Messages about the constants of a module, each constant once.
pub(super) fn verify(module: &Module) -> Vec<String> {
    let ctx: &Context = module.context();
    let mut verifier =
        ConstantVerifier { module, ctx, seen: FxHashSet::default(), messages: Vec::new() };
    for global in module.globals() {
        verifier.used_by(global.common.symbol, global.init);
    }
    for indirection in module.aliases().iter().chain(module.ifuncs()) {
        verifier.used_by(indirection.common.symbol, Some(indirection.target));
    }
    for function in module.functions() {
        verifier.function(function);
    }
    verifier.messages
}

struct ConstantVerifier<'m> {
    module: &'m Module,
    ctx: &'m Context,
    seen: FxHashSet<Constant>,
    messages: Vec<String>,
}

impl ConstantVerifier<'_> {
    fn function(&mut self, function: &Function) {
        let symbol = function.common.symbol;
        for constant in [function.prefix, function.prologue, function.personality] {
            self.used_by(symbol, constant);
        }
        let Some(body) = &function.body else { return };
        for &inst in body.layout.iter().flat_map(|&block| body.insts(block)) {
            for_each_value(body, &body.insts[inst], |value| {
                self.used_by(symbol, value.as_constant());
            });
        }
    }

    /// Checks a constant and those it is made of.
    fn used_by(&mut self, symbol: Symbol, constant: Option<Constant>) {
        let mut stack: Vec<Constant> = constant.into_iter().collect();
        while let Some(constant) = stack.pop() {
            if !self.seen.insert(constant) {
                continue;
            }
            let data = self.ctx.constant(constant);
            if !self.fits(data) {
                let name = symbol.name().map_or(&b"unnamed"[..], |name| self.ctx.str_bytes(name));
                let name = String::from_utf8_lossy(name);
                self.messages.push(format!("@{name}: Constant does not fit its type!"));
            }
            match data {
                ConstantData::Aggregate { elems, .. } => stack.extend(elems),
                ConstantData::Splat { elem, .. } => stack.push(*elem),
                ConstantData::Expr(expr) => stack.extend(&expr.operands),
                ConstantData::PtrAuth(auth) => {
                    stack.extend([auth.pointer, auth.key, auth.discriminator, auth.address]);
                }
                _ => {}
            }
        }
    }

    fn fits(&self, data: &ConstantData) -> bool {
        let ctx = self.ctx;
        match data {
            ConstantData::Int { ty, .. } => matches!(ctx.ty(*ty), TypeData::Integer(1..=64)),
            ConstantData::WideInt { ty, .. } => matches!(ctx.ty(*ty), TypeData::Integer(65..)),
            ConstantData::Float { ty, .. } => float_width(ctx.ty(*ty)).is_some(),
            ConstantData::Aggregate { ty, elems } => self.elements_fit(*ty, elems),
            ConstantData::Data { ty, bytes } => self.data_fits(*ty, bytes.len()),
            ConstantData::Splat { ty, elem } => {
                matches!(ctx.ty(*ty), TypeData::Vector { .. })
                    && ctx.element_type(*ty) == Some(ctx.constant_type(*elem))
            }
            ConstantData::BlockAddress { function, block, .. } => self.has_block(*function, *block),
            ConstantData::Zero(ty) | ConstantData::Undef(ty) | ConstantData::Poison(ty) => {
                super::is_first_class(ctx, *ty) && !matches!(ctx.ty(*ty), TypeData::Label)
            }
            ConstantData::Null(ty)
            | ConstantData::Global { ty, .. }
            | ConstantData::DsoLocalEquivalent { ty, .. }
            | ConstantData::NoCfi { ty, .. } => ctx.is_pointer(*ty),
            ConstantData::Expr(expr) => self.expr_fits(expr),
            ConstantData::NoneToken | ConstantData::PtrAuth(_) | ConstantData::InlineAsm(_) => true,
        }
    }

    fn elements_fit(&self, ty: Type, elems: &[Constant]) -> bool {
        let types = elems.iter().map(|&elem| self.ctx.constant_type(elem));
        match *self.ctx.ty(ty) {
            TypeData::Array { elem, len } => {
                elems.len() as u64 == len && types.into_iter().all(|own| own == elem)
            }
            TypeData::Vector { elem, len, scalable } => {
                !scalable && elems.len() == len as usize && types.into_iter().all(|own| own == elem)
            }
            _ => self
                .ctx
                .struct_fields(ty)
                .is_some_and(|(fields, _)| types.eq(fields.iter().copied())),
        }
    }

    fn data_fits(&self, ty: Type, bytes: usize) -> bool {
        let len = match *self.ctx.ty(ty) {
            TypeData::Array { len, .. } => len,
            TypeData::Vector { len, scalable: false, .. } => u64::from(len),
            _ => return false,
        };
        let width = self.ctx.data_element_width(ty).map(|width| width as u64);
        width.and_then(|width| width.checked_mul(len)) == Some(bytes as u64)
    }

    fn has_block(&self, function: Symbol, block: crate::body::Block) -> bool {
        let Some(GlobalRef::Function(at)) = self.module.lookup(function) else { return false };
        let body = self.module.functions().get(at).and_then(|function| function.body.as_ref());
        body.is_some_and(|body| body.blocks.is_valid(block))
    }

    /// The forms that LLVM 22 still has as constant expressions.
    fn expr_fits(&self, expr: &ConstantExpr) -> bool {
        let types: Vec<Type> =
            expr.operands.iter().map(|&operand| self.ctx.constant_type(operand)).collect();
        match (expr.opcode, types.as_slice()) {
            (Opcode::GetElementPtr, [base, ..]) => {
                expr.source.is_some() && self.ctx.address_space(*base).is_some()
            }
            (Opcode::Add | Opcode::Sub | Opcode::Xor, [lhs, rhs]) => lhs == rhs && *lhs == expr.ty,
            (opcode, [_]) => opcode.is_cast(),
            (Opcode::ExtractElement | Opcode::ShuffleVector, [_, _]) => true,
            (Opcode::InsertElement, [_, _, _]) => true,
            _ => false,
        }
    }
}
