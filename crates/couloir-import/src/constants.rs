//! Constants: as attributes where they are numbers or elements, as ops otherwise.

use couloir_diag::Diagnostic;
use couloir_dialects::llvm::attrs;
use couloir_ir::attr::{AttrKind, DenseElements, Param};
use couloir_ir::num::{Float, Int};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Failure, Location, Type, Value};
use couloir_llvmir as l;
use couloir_llvmir::{Constant, ConstantData, ConstantExpr, Opcode, TypeData};
use rustc_hash::FxHashSet;

use crate::alike::Piece;
use crate::insts;
use crate::state::State;
use crate::types::Types;

/// How many elements a list of elements is made of at most.
const MOST_ELEMENTS: usize = 1 << 26;

/// The attribute of a constant that is a number, a string, or elements all of which are numbers.
pub(crate) fn attribute(
    ctx: &Context,
    llvm: &l::Context,
    types: &mut Types<'_>,
    constant: Constant,
) -> Option<Attribute> {
    let ty = llvm.constant_type(constant);
    match llvm.constant(constant) {
        ConstantData::Int { .. } | ConstantData::WideInt { .. } | ConstantData::Float { .. } => {
            number(ctx, llvm, types.convert(ty), constant)
        }
        ConstantData::Data { bytes, .. }
            if llvm.element_type(ty) == Some(l::Type::I8)
                && matches!(llvm.ty(ty), TypeData::Array { .. }) =>
        {
            Some(Attribute::str(ctx, ctx.intern_bytes(bytes)))
        }
        _ => dense(ctx, llvm, types, constant),
    }
}

fn number(ctx: &Context, llvm: &l::Context, ty: Type, constant: Constant) -> Option<Attribute> {
    match llvm.constant(constant) {
        ConstantData::Int { bits, .. } => {
            if ty == Type::I1 {
                return Some(Attribute::bool(*bits != 0));
            }
            let width = ty.int_width(ctx)?;
            Some(Attribute::wide_int(ctx, ty, Int::new(width, *bits)))
        }
        ConstantData::WideInt { words, .. } => {
            let width = ty.int_width(ctx)?;
            Some(Attribute::wide_int(ctx, ty, Int::from_words(width, words)))
        }
        ConstantData::Float { bits, .. } => {
            let kind = ty.float_kind(ctx)?;
            let bits = u128::from(bits[1]) << 64 | u128::from(bits[0]);
            Some(Attribute::float(ctx, ty, Float::from_bits(kind, bits)))
        }
        _ => None,
    }
}

/// `dense<...>` of arrays and vectors of numbers, however they nest.
fn dense(
    ctx: &Context,
    llvm: &l::Context,
    types: &mut Types<'_>,
    constant: Constant,
) -> Option<Attribute> {
    let ty = llvm.constant_type(constant);
    let (shape, scalar, has_vector) = shape_of(llvm, ty)?;
    let element = types.convert(scalar);
    let width = DenseElements::element_bytes(ctx, element)?;
    let is_number = matches!(element.kind(ctx), TypeKind::Integer(..) | TypeKind::Float(_));
    if !is_number {
        return None;
    }
    let ty = match has_vector {
        true => Type::vector(ctx, &shape, element),
        false => Type::tensor(ctx, &shape, element),
    };
    let elements = if llvm.is_zero(constant) {
        // One element stands for all, even for none.
        DenseElements { ty, splat: true, data: vec![0; width].into() }
    } else {
        let mut data = Vec::new();
        gather(llvm, constant, width, &mut data)?;
        DenseElements::new(ctx, ty, data)
    };
    Some(Attribute::get(ctx, AttrKind::DenseElements(elements)))
}

/// The lengths of nested arrays and vectors, the type of the numbers, and whether there are
/// vectors; nothing where a length scales.
fn shape_of(llvm: &l::Context, ty: l::Type) -> Option<(Vec<i64>, l::Type, bool)> {
    let (mut shape, mut inner, mut has_vector) = (Vec::new(), ty, false);
    loop {
        match *llvm.ty(inner) {
            TypeData::Array { elem, len } => {
                shape.push(i64::try_from(len).ok()?);
                inner = elem;
            }
            TypeData::Vector { scalable: true, .. } => return None,
            TypeData::Vector { elem, len, .. } => {
                shape.push(i64::from(len));
                has_vector = true;
                inner = elem;
            }
            _ => break,
        }
    }
    (!shape.is_empty()).then_some((shape, inner, has_vector))
}

/// Appends the numbers of a constant in order.
fn gather(llvm: &l::Context, constant: Constant, width: usize, out: &mut Vec<u8>) -> Option<()> {
    let mut stack = vec![constant];
    while let Some(constant) = stack.pop() {
        match llvm.constant(constant) {
            ConstantData::Int { bits, .. } => push(out, &bits.to_le_bytes(), width),
            ConstantData::WideInt { words, .. } => {
                let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                push(out, &bytes, width);
            }
            ConstantData::Float { bits, .. } => {
                let bytes: Vec<u8> = bits.iter().flat_map(|word| word.to_le_bytes()).collect();
                push(out, &bytes, width);
            }
            ConstantData::Data { bytes, .. } => out.extend_from_slice(bytes),
            // Part of another one, that is no array of data.
            ConstantData::Zero(_) => return None,
            _ => {
                let elements = llvm.constant_elements(constant, MOST_ELEMENTS)?;
                stack.extend(elements.into_iter().rev());
            }
        }
        if out.len() > MOST_ELEMENTS * 8 {
            return None;
        }
    }
    Some(())
}

fn push(out: &mut Vec<u8>, bytes: &[u8], width: usize) {
    let from = bytes.get(..width.min(bytes.len())).unwrap_or_default();
    out.extend_from_slice(from);
    out.resize(out.len() + width - from.len(), 0);
}

impl State<'_, '_> {
    /// The value of a constant, made among the constants where it is new.
    pub(crate) fn constant(&mut self, constant: Constant) -> Result<Value, Failure> {
        if let Some(&value) = self.constants.get(&constant) {
            return Ok(value);
        }
        if let Some(value) = self.constant_like(constant) {
            return Ok(value);
        }
        self.among_constants(|state| {
            for needed in state.in_order(constant) {
                let value = state.make_constant(needed)?;
                state.constants.insert(needed, value);
            }
            Ok(())
        })?;
        self.constants.get(&constant).copied().ok_or(Failure)
    }

    /// A constant and those it is made of that are new, those first; of several parts the last
    /// one comes first.
    fn in_order(&self, constant: Constant) -> Vec<Constant> {
        let mut ordered = Vec::new();
        let mut seen: FxHashSet<Constant> = FxHashSet::default();
        let mut stack = vec![(constant, self.parts(constant))];
        seen.insert(constant);
        while let Some((current, parts)) = stack.last_mut() {
            match parts.pop() {
                None => {
                    ordered.push(*current);
                    stack.pop();
                }
                Some(part) => {
                    if !self.constants.contains_key(&part) && seen.insert(part) {
                        let parts = self.parts(part);
                        stack.push((part, parts));
                    }
                }
            }
        }
        ordered
    }

    /// The constants a constant is made of, as LLVM keeps it: numbers in an array of data are
    /// none, those of an array of zeros are.
    fn parts(&self, constant: Constant) -> Vec<Constant> {
        let llvm = self.llvm();
        match llvm.constant(constant) {
            ConstantData::Aggregate { elems, .. } => elems.to_vec(),
            ConstantData::Expr(expr) => expr.operands.to_vec(),
            ConstantData::DsoLocalEquivalent { symbol, .. } => vec![llvm.global(*symbol)],
            ConstantData::Splat { ty, elem } => {
                let scales = matches!(llvm.ty(*ty), TypeData::Vector { scalable: true, .. });
                match llvm.is_data_element(*elem) && !scales {
                    true => Vec::new(),
                    false if scales => {
                        vec![first_lane(llvm, *ty, *elem), llvm.poison(*ty)]
                    }
                    false => vec![*elem],
                }
            }
            ConstantData::Zero(ty) => match llvm.ty(*ty) {
                TypeData::Array { len: 0, .. } => Vec::new(),
                TypeData::Array { elem, .. } => vec![llvm.zero(*elem)],
                TypeData::Vector { elem, .. } => vec![llvm.zero(*elem)],
                _ => match llvm.struct_fields(*ty) {
                    Some((fields, _)) => fields.iter().map(|&field| llvm.zero(field)).collect(),
                    None => Vec::new(),
                },
            },
            _ => Vec::new(),
        }
    }

    fn make_constant(&mut self, constant: Constant) -> Result<Value, Failure> {
        let (ctx, llvm) = (self.ctx(), self.llvm());
        let ty = self.ty(llvm.constant_type(constant));
        if let Some(value) = attribute(ctx, llvm, &mut self.importer.types, constant) {
            let mut new = self.new_op("llvm.mlir.constant")?;
            new.set("value", value).result(ty);
            // Those made of others come after these, which may be met here first.
            return Ok(match self.parts(constant).is_empty() {
                true => self.put_leaf(constant, new),
                false => self.put1(new),
            });
        }
        match llvm.constant(constant) {
            ConstantData::Null(_) => self.simple("llvm.mlir.zero", &[], ty),
            ConstantData::Zero(of) => {
                if matches!(llvm.ty(*of), TypeData::Vector { scalable: true, .. }) {
                    // MLIR 22 looks for elements in vain, twice, and goes on.
                    for _ in 0..2 {
                        let place = Location::UNKNOWN.place(ctx);
                        ctx.emit(Diagnostic::error(place, "scalable vectors not supported"));
                    }
                }
                self.simple("llvm.mlir.zero", &[], ty)
            }
            ConstantData::NoneToken => self.simple("llvm.mlir.none", &[], ty),
            ConstantData::Undef(_) => self.simple("llvm.mlir.undef", &[], ty),
            ConstantData::Poison(_) => self.simple("llvm.mlir.poison", &[], ty),
            ConstantData::Global { symbol, .. } => {
                let name = self.importer.symbol_name(*symbol);
                let mut new = self.new_op("llvm.mlir.addressof")?;
                new.set("global_name", Attribute::flat_symbol(ctx, name)).result(ty);
                Ok(self.put_leaf(constant, new))
            }
            ConstantData::DsoLocalEquivalent { symbol, .. } => {
                let name = self.importer.symbol_name(*symbol);
                let mut new = self.new_op("llvm.dso_local_equivalent")?;
                new.set("function_name", Attribute::flat_symbol(ctx, name)).result(ty);
                Ok(self.put1(new))
            }
            // There are no tags in a body that is kept.
            ConstantData::BlockAddress { function, .. }
                if self.importer.without_ops.contains(function) =>
            {
                self.importer.unhandled_constant(constant, "")
            }
            ConstantData::BlockAddress { function, block, .. } => {
                self.block_address(*function, *block, ty)
            }
            ConstantData::Expr(expr) => self.expression(expr, ty),
            ConstantData::Aggregate { elems, .. } => self.aggregate(elems, ty),
            ConstantData::Splat { ty: of, elem } => {
                if let TypeData::Vector { len, scalable: true, .. } = *llvm.ty(*of) {
                    return self.scalable_splat(*of, *elem, len as usize);
                }
                let elems = llvm.constant_elements(constant, MOST_ELEMENTS);
                self.aggregate(&elems.ok_or(Failure)?, ty)
            }
            ConstantData::NoCfi { .. } => {
                self.importer.unhandled_constant(constant, " since no_cfi is unsupported")
            }
            ConstantData::PtrAuth(_) => {
                self.importer.unhandled_constant(constant, " since ptrauth(...) is unsupported")
            }
            _ => self.importer.unhandled_constant(constant, ""),
        }
    }

    /// An element put into a vector and spread over all its lanes.
    fn scalable_splat(
        &mut self,
        of: l::Type,
        elem: Constant,
        lanes: usize,
    ) -> Result<Value, Failure> {
        let (ctx, llvm) = (self.ctx(), self.llvm());
        let ty = self.ty(of);
        let part = |constant| self.constants.get(&constant).copied().ok_or(Failure);
        let (first, poison) = (part(first_lane(llvm, of, elem))?, part(llvm.poison(of))?);
        let mut new = self.new_op("llvm.shufflevector")?;
        new.group(&[first, poison]).result(ty);
        new.set("mask", Attribute::i32_array(ctx, &vec![0; lanes]));
        Ok(self.put1(new))
    }

    fn block_address(
        &mut self,
        function: l::Symbol,
        block: l::Block,
        ty: Type,
    ) -> Result<Value, Failure> {
        let ctx = self.ctx();
        let id = self.importer.block_tag(function, block);
        let tag = Attribute::dialect(ctx, &attrs::BLOCK_TAG, vec![Param::Uint(id)]);
        let name = self.importer.symbol_name(function);
        let params = vec![Param::Attr(Attribute::flat_symbol(ctx, name)), Param::Attr(tag)];
        let address = Attribute::dialect(ctx, &attrs::BLOCK_ADDRESS, params);
        let mut new = self.new_op("llvm.blockaddress")?;
        new.set("block_addr", address).result(ty);
        Ok(self.put1(new))
    }

    /// Elements put one by one into what is undefined at first.
    fn aggregate(&mut self, elems: &[Constant], ty: Type) -> Result<Value, Failure> {
        let ctx = self.ctx();
        let is_vector = matches!(ty.kind(ctx), TypeKind::Vector(_));
        let undef = |state: &mut Self| {
            let mut new = state.new_op("llvm.mlir.undef")?;
            new.result(ty);
            Ok(new)
        };
        let whole = self.piece(Piece::Undef(ty), &[], undef)?;
        let mut whole = self.body.result(whole, 0).ok_or(Failure)?;
        for (at, elem) in elems.iter().enumerate() {
            let value = self.constants.get(elem).copied().ok_or(Failure)?;
            if is_vector {
                let mut index = self.new_op("llvm.mlir.constant")?;
                index.set("value", Attribute::i32(ctx, at as i32)).result(Type::I32);
                let index = self.put1(index);
                let mut new = self.new_op("llvm.insertelement")?;
                new.group(&[whole, value, index]).result(ty);
                whole = self.put1(new);
            } else {
                let insert = |state: &mut Self| {
                    let mut new = state.new_op("llvm.insertvalue")?;
                    new.set("position", Attribute::i64_array(ctx, &[at as i64])).result(ty);
                    Ok(new)
                };
                let op = self.piece(Piece::Insert(ty, at), &[whole, value], insert)?;
                whole = self.body.result(op, 0).ok_or(Failure)?;
            }
        }
        Ok(whole)
    }

    fn expression(&mut self, expr: &ConstantExpr, ty: Type) -> Result<Value, Failure> {
        let mut operands = Vec::with_capacity(expr.operands.len());
        for operand in &expr.operands {
            operands.push(self.constants.get(operand).copied().ok_or(Failure)?);
        }
        match expr.opcode {
            Opcode::GetElementPtr => {
                let indices = expr.operands.get(1..).unwrap_or_default();
                let known = indices.iter().map(|&index| Some(index)).collect::<Vec<_>>();
                let source = expr.source.unwrap_or(l::Type::I8);
                let new = insts::gep(self, source, expr.flags, &operands, &known, ty)?;
                Ok(self.put1(new))
            }
            opcode => {
                let name = match opcode {
                    Opcode::ShuffleVector => "llvm.shufflevector",
                    _ => match insts::plain_name(opcode) {
                        Some(name) => name,
                        None => return self.unhandled_expression(expr),
                    },
                };
                let mut new = self.new_op(name)?;
                new.group(&operands).result(ty);
                if opcode == Opcode::ShuffleVector {
                    new.set("mask", Attribute::i32_array(self.ctx(), &expr.mask));
                }
                insts::set_flags(self.ctx(), &mut new, expr.flags);
                Ok(self.put1(new))
            }
        }
    }

    /// Reports an expression that the dialect has no op for, as an instruction without a name.
    fn unhandled_expression(&mut self, expr: &ConstantExpr) -> Result<Value, Failure> {
        let texts = &mut self.importer.texts;
        let operands: Vec<String> =
            expr.operands.iter().map(|&operand| texts.constant(operand)).collect();
        let (name, operands) = (expr.opcode.name(), operands.join(", "));
        let ty = texts.ty(expr.ty);
        let message = format!("unhandled instruction:   <badref> = {name} {operands} to {ty}");
        self.importer.nowhere(&message)
    }
}

/// A vector with an element in its first lane.
fn first_lane(llvm: &l::Context, ty: l::Type, elem: Constant) -> Constant {
    let operands = [llvm.poison(ty), elem, llvm.i64(0)];
    llvm.expr(ConstantExpr::new(l::Opcode::InsertElement, ty, &operands))
}
