//! Instructions that access memory.

use super::attributes::check_alignment;
use super::error::Res;
use super::insts::{Draft, Words};
use super::lexer::Tok;
use super::{Parser, fault};
use crate::body::{InstData, Value, Word};
use crate::builder::packed_align;
use crate::constants::{Constant, ConstantData};
use crate::context::{Context, Str};
use crate::opcode::{Flags, Opcode, Ordering, RmwOp};
use crate::types::{Type, TypeData};

impl Parser<'_> {
    /// How many elements are allocated, with what alignment and where.
    fn how_much(&mut self) -> Res<(Value, u64, u32)> {
        let mut count = self.ctx.i32(1).into();
        while self.eat_comma() {
            match self.peek_word() {
                b"align" => {
                    let align = self.align()?;
                    if !self.eat_comma() {
                        return Ok((count, align, 0));
                    }
                    if !self.is_word("addrspace") {
                        return self.fail("expected metadata or 'addrspace'");
                    }
                    return Ok((count, align, self.optional_addrspace()?));
                }
                b"addrspace" => return Ok((count, 0, self.optional_addrspace()?)),
                _ => {
                    let at = self.at();
                    let (count_ty, value) = self.typed_value()?;
                    if self.ctx.int_width(count_ty).is_none() {
                        return fault(at, "element count must have integer type");
                    }
                    count = value;
                }
            }
        }
        Ok((count, 0, 0))
    }

    pub(super) fn alloca(&mut self) -> Res<Draft> {
        let words = [("inalloca", Flags::INALLOCA), ("swifterror", Flags::SWIFTERROR)];
        let flags = self.word_flags(&words);
        let at = self.at();
        let ty = self.ty()?;
        if let TypeData::Function { .. }
        | TypeData::Label
        | TypeData::Metadata
        | TypeData::Token
        | TypeData::X86Amx = self.ctx.ty(ty)
        {
            return fault(at, "invalid type for alloca");
        }
        let (count, mut align, space) = self.how_much()?;
        if align == 0 {
            self.check_sized(at, ty, "Cannot allocate unsized type")?;
            align = self.preferred_align(ty);
        }
        let data = InstData {
            flags,
            aux: ty.0,
            align: packed_align(align),
            ..InstData::new(Opcode::Alloca, self.pointer_to(ty, space))
        };
        Ok((data, Words::from_slice(&[count.into()])))
    }

    fn layout(&mut self) -> &crate::layout::Layout {
        let text = &self.module.data_layout;
        self.layout.get_or_insert_with(|| crate::layout::Layout::parse(text))
    }

    fn abi_align(&mut self, ty: Type) -> u64 {
        let ctx = self.ctx;
        self.layout().abi_align(ctx, ty)
    }

    fn preferred_align(&mut self, ty: Type) -> u64 {
        let ctx = self.ctx;
        self.layout().preferred_align(ctx, ty)
    }

    /// `atomic`, then `volatile`.
    fn access_words(&mut self) -> (bool, Flags) {
        let atomic = self.eat_word("atomic");
        (atomic, self.volatile())
    }

    fn volatile(&mut self) -> Flags {
        if self.eat_word("volatile") { Flags::VOLATILE } else { Flags::NONE }
    }

    /// `syncscope("...")`
    fn scope(&mut self) -> Res<Option<Str>> {
        if !self.eat_word("syncscope") {
            return Ok(None);
        }
        self.need(Tok::LParen, "Expected '(' in syncscope")?;
        if self.tok() != Tok::Str {
            return self.fail("Expected synchronization scope name");
        }
        let name = self.string_handle()?;
        self.need(Tok::RParen, "Expected ')' in syncscope")?;
        Ok((name != Str::EMPTY).then_some(name))
    }

    fn ordering(&mut self) -> Res<Ordering> {
        let word = std::str::from_utf8(self.peek_word()).unwrap_or_default();
        match Ordering::from_name(word) {
            Some(ordering) if ordering != Ordering::NotAtomic => {
                self.bump();
                Ok(ordering)
            }
            _ => self.fail("Expected ordering on atomic instruction"),
        }
    }

    /// `, align N`
    fn comma_align(&mut self) -> Res<u64> {
        let mut last = 0;
        while self.eat_comma() {
            if !self.eat_word("align") {
                return self.fail("expected metadata or 'align'");
            }
            let at = self.at();
            last = self.uint()?;
            check_alignment(at, last)?;
        }
        Ok(last)
    }

    /// Scope and ordering where the access is atomic.
    fn atomicity(&mut self, atomic: bool) -> Res<(Option<Str>, Ordering)> {
        if !atomic {
            return Ok((None, Ordering::NotAtomic));
        }
        Ok((self.scope()?, self.ordering()?))
    }

    pub(super) fn load(&mut self) -> Res<Draft> {
        let (atomic, flags) = self.access_words();
        let ty_at = self.at();
        let ty = self.ty()?;
        self.need(Tok::Comma, "expected comma after load's type")?;
        let at = self.at();
        let (pointer_ty, pointer) = self.typed_value()?;
        let (scope, ordering) = self.atomicity(atomic)?;
        let mut align = self.comma_align()?;
        if !self.ctx.is_pointer(pointer_ty) || !self.is_first_class(ty) {
            return fault(at, "load operand must be a pointer to a first class type");
        }
        if atomic && align == 0 {
            return fault(at, "atomic load must have explicit non-zero alignment");
        }
        if let Ordering::Release | Ordering::AcqRel = ordering {
            return fault(at, "atomic load cannot use Release ordering");
        }
        if align == 0 {
            self.check_sized(ty_at, ty, "loading unsized types is not allowed")?;
            align = self.abi_align(ty);
        }
        let data = access(Opcode::Load, ty, flags, align, ordering);
        Ok(with_scope(data, Words::from_slice(&[pointer.into()]), scope))
    }

    /// Whether a value can have this type.
    pub(super) fn is_first_class(&self, ty: Type) -> bool {
        match *self.ctx.ty(ty) {
            TypeData::Function { .. } | TypeData::Void => false,
            TypeData::Named(id) => self.ctx.struct_body(id).is_some(),
            _ => true,
        }
    }

    /// Reports a type that has no size by itself.
    fn check_sized(&self, at: usize, ty: Type, message: &str) -> Res<()> {
        if self.ctx.has_size(ty) { Ok(()) } else { fault(at, message) }
    }

    pub(super) fn store(&mut self) -> Res<Draft> {
        let (atomic, flags) = self.access_words();
        let value_at = self.at();
        let (ty, value) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after store operand")?;
        let at = self.at();
        let (pointer_ty, pointer) = self.typed_value()?;
        let (scope, ordering) = self.atomicity(atomic)?;
        let mut align = self.comma_align()?;
        if !self.ctx.is_pointer(pointer_ty) {
            return fault(at, "store operand must be a pointer");
        }
        if !self.is_first_class(ty) {
            return fault(value_at, "store operand must be a first class value");
        }
        if atomic && align == 0 {
            return fault(value_at, "atomic store must have explicit non-zero alignment");
        }
        if let Ordering::Acquire | Ordering::AcqRel = ordering {
            return fault(value_at, "atomic store cannot use Acquire ordering");
        }
        if align == 0 {
            self.check_sized(value_at, ty, "storing unsized types is not allowed")?;
            align = self.abi_align(ty);
        }
        let data = access(Opcode::Store, Type::VOID, flags, align, ordering);
        Ok(with_scope(data, Words::from_slice(&[value.into(), pointer.into()]), scope))
    }

    pub(super) fn fence(&mut self) -> Res<Draft> {
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        match ordering {
            Ordering::Unordered => return self.fail("fence cannot be unordered"),
            Ordering::Monotonic => return self.fail("fence cannot be monotonic"),
            _ => {}
        }
        let data = access(Opcode::Fence, Type::VOID, Flags::NONE, 0, ordering);
        Ok(with_scope(data, Words::new(), scope))
    }

    pub(super) fn cmpxchg(&mut self) -> Res<Draft> {
        let mut flags = if self.eat_word("weak") { Flags::WEAK } else { Flags::NONE };
        flags |= self.volatile();
        let pointer_at = self.at();
        let (pointer_ty, pointer) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after cmpxchg address")?;
        let at = self.at();
        let (ty, expected) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after cmpxchg cmp operand")?;
        let new_at = self.at();
        let (new_ty, new) = self.typed_value()?;
        let scope = self.scope()?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        let mut align = self.comma_align()?;
        if success == Ordering::Unordered {
            return self.fail("invalid cmpxchg success ordering");
        }
        if let Ordering::Unordered | Ordering::Release | Ordering::AcqRel = failure {
            return self.fail("invalid cmpxchg failure ordering");
        }
        if !self.ctx.is_pointer(pointer_ty) {
            return fault(pointer_at, "cmpxchg operand must be a pointer");
        }
        if ty != new_ty {
            return fault(new_at, "compare value and new value type do not match");
        }
        if !self.is_first_class(ty) {
            return fault(at, "cmpxchg operand must be a first class value");
        }
        if align == 0 {
            align = self.natural_align(ty);
        }
        let result = self.ctx.struct_type(&[ty, Type::I1]);
        let mut data = access(Opcode::CmpXchg, result, flags, align, success);
        data.orderings |= (failure as u8) << 4;
        let words = [pointer.into(), expected.into(), new.into()];
        Ok(with_scope(data, Words::from_slice(&words), scope))
    }

    /// The size of a type as its alignment, which atomic operations have.
    fn natural_align(&mut self, ty: Type) -> u64 {
        let ctx = self.ctx;
        let size = self.layout().store_size(ctx, ty).unwrap_or(1);
        size.max(1).checked_next_power_of_two().unwrap_or(1)
    }

    pub(super) fn atomic_rmw(&mut self) -> Res<Draft> {
        let flags = self.volatile();
        let word = std::str::from_utf8(self.peek_word()).unwrap_or_default();
        let Some(op) = RmwOp::from_name(word) else {
            return self.fail("expected binary operation in atomicrmw");
        };
        self.bump();
        let pointer_at = self.at();
        let (pointer_ty, pointer) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after atomicrmw address")?;
        let value_at = self.at();
        let (ty, value) = self.typed_value()?;
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        let mut align = self.comma_align()?;
        if ordering == Ordering::Unordered {
            return self.fail("atomicrmw cannot be unordered");
        }
        if !self.ctx.is_pointer(pointer_ty) {
            return fault(pointer_at, "atomicrmw operand must be a pointer");
        }
        self.check_updated(value_at, op, ty)?;
        if align == 0 {
            align = self.natural_align(ty);
        }
        let mut data = access(Opcode::AtomicRmw, ty, flags, align, ordering);
        data.sub = op as u8;
        Ok(with_scope(data, Words::from_slice(&[pointer.into(), value.into()]), scope))
    }

    /// Reports a value that an atomic operation cannot be done with.
    fn check_updated(&mut self, at: usize, op: RmwOp, ty: Type) -> Res<()> {
        let ctx = self.ctx;
        if let TypeData::Vector { scalable: true, .. } = ctx.ty(ty) {
            return fault(at, "atomicrmw operand may not be scalable");
        }
        let scalar = ctx.scalar_type(ty);
        let float = |ty| crate::types::float_width(ctx.ty(ty)).is_some() || ty == Type::PPC_FP128;
        let (int, pointer) = (ctx.int_width(ty).is_some(), ctx.address_space(ty).is_some());
        let name = op.name();
        let (fits, wanted) = match name {
            "xchg" => (
                int || float(ty) || pointer && scalar == ty,
                "an integer, floating point, or pointer type",
            ),
            _ if name.starts_with('f') => (float(scalar), "a floating point type"),
            _ => (int, "an integer"),
        };
        if !fits {
            return fault(at, format!("atomicrmw {name} operand must be {wanted}"));
        }
        let bits = self.layout().bits(ctx, ty).unwrap_or(8);
        let bytes = bits.div_ceil(8) * 8;
        if !bytes.is_power_of_two() {
            return fault(at, "atomicrmw operand must be power-of-two byte-sized integer");
        }
        Ok(())
    }

    pub(super) fn gep(&mut self) -> Res<Draft> {
        let source = self.ty()?;
        self.need(Tok::Comma, "expected comma after getelementptr's type")?;
        let at = self.at();
        let (ty, base) = self.typed_value()?;
        let mut types = smallvec::SmallVec::<[Type; 4]>::from_slice(&[ty]);
        let mut words = Words::from_slice(&[base.into()]);
        if self.ctx.address_space(ty).is_none() {
            return fault(at, "base of getelementptr must be a pointer");
        }
        while self.eat_comma() {
            let index_at = self.at();
            let (ty, index) = self.typed_value()?;
            if self.ctx.int_width(self.ctx.scalar_type(ty)).is_none() {
                return fault(index_at, "getelementptr index must be an integer");
            }
            if !self.is_as_long(&types, ty) {
                let message = "getelementptr vector index has a wrong number of elements";
                return fault(index_at, message);
            }
            types.push(ty);
            words.push(index.into());
        }
        if words.len() > 1 {
            self.check_sized(at, source, "base element of getelementptr must be sized")?;
        }
        let Some(result) = gep_type(self.ctx, &types) else {
            return fault(at, "base of getelementptr must be a pointer");
        };
        let mut indices = words.iter().skip(2).map(|word| word.value().as_constant());
        if indices.try_fold(source, |ty, index| part(self.ctx, ty, index)).is_none() {
            return fault(at, "invalid getelementptr indices");
        }
        let indices = words.iter().skip(1).map(|word| word.value().as_constant());
        let result = self.address_type(at, result, source, indices)?;
        let data = InstData { aux: source.0, ..InstData::new(Opcode::GetElementPtr, result) };
        Ok((data, words))
    }
}

impl Parser<'_> {
    /// Whether a type has as many lanes as those of these that are vectors.
    fn is_as_long(&self, types: &[Type], ty: Type) -> bool {
        let lanes = |ty: &Type| match self.ctx.ty(*ty) {
            TypeData::Vector { len, scalable, .. } => Some((*len, *scalable)),
            _ => None,
        };
        let known = types.iter().rev().find_map(lanes);
        known.zip(lanes(&ty)).is_none_or(|(known, own)| known == own)
    }

    /// The type of a `getelementptr` that is as much as `ty` without what it points to.
    pub(super) fn address_type(
        &self,
        at: usize,
        ty: Type,
        source: Type,
        indices: impl Iterator<Item = Option<Constant>>,
    ) -> Res<Type> {
        if !self.typed_pointers {
            return Ok(ty);
        }
        let ctx = self.ctx;
        let Some(reached) = indices.skip(1).try_fold(source, |ty, index| part(ctx, ty, index))
        else {
            return fault(at, "invalid getelementptr indices");
        };
        let space = ctx.address_space(ty).unwrap_or(0);
        Ok(ctx.shaped_like(ty, self.pointer_to(reached, space)))
    }
}

/// The type of the part of an aggregate at an index, which is known where it is of a struct.
pub(super) fn part(ctx: &Context, ty: Type, index: Option<Constant>) -> Option<Type> {
    if let Some(elem) = ctx.element_type(ty) {
        return Some(elem);
    }
    let (fields, _) = ctx.struct_fields(ty)?;
    let index = index.filter(|&index| ctx.scalar_type(ctx.constant_type(index)) == Type::I32)?;
    let index = match ctx.constant(index) {
        ConstantData::Splat { elem, .. } => ctx.constant(*elem),
        index => index,
    };
    match index {
        ConstantData::Int { bits, .. } => fields.get(usize::try_from(*bits).ok()?).copied(),
        ConstantData::Zero(_) => fields.first().copied(),
        _ => None,
    }
}

/// The type of a `getelementptr` by the types of base and indices: a vector where one is.
pub(super) fn gep_type(ctx: &Context, types: &[Type]) -> Option<Type> {
    let (&base, indices) = types.split_first()?;
    ctx.address_space(base)?;
    let is_vector = |&ty: &Type| matches!(ctx.ty(ty), TypeData::Vector { .. });
    if is_vector(&base) {
        return Some(base);
    }
    Some(match indices.iter().copied().find(is_vector) {
        Some(index) => ctx.shaped_like(index, base),
        None => base,
    })
}

fn access(opcode: Opcode, ty: Type, flags: Flags, align: u64, ordering: Ordering) -> InstData {
    InstData {
        flags,
        align: packed_align(align),
        orderings: ordering as u8,
        ..InstData::new(opcode, ty)
    }
}

fn with_scope(mut data: InstData, mut words: Words, scope: Option<Str>) -> Draft {
    if let Some(scope) = scope {
        data.flags |= Flags::SYNC_SCOPE;
        words.push(Word(scope.0));
    }
    (data, words)
}
