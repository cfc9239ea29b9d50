//! Instructions that compute: arithmetic, comparisons, casts, vectors and aggregates.

use smallvec::SmallVec;

use super::error::Res;
use super::function::Name;
use super::lexer::Tok;
use super::{Parser, fault};
use crate::body::{InstData, Word};
use crate::constants::{Constant, ConstantData, little_endian};
use crate::context::Context;
use crate::opcode::{Flags, FloatPredicate, IntPredicate, Opcode, TailKind};
use crate::types::{Type, TypeData};

/// Words of an instruction's operand list.
pub(super) type Words = SmallVec<[Word; 8]>;

/// An instruction as it is read.
pub(super) type Draft = (InstData, Words);

const OVERFLOW: &[(&str, Flags)] = &[("nuw", Flags::NUW), ("nsw", Flags::NSW)];
const EXACT: &[(&str, Flags)] = &[("exact", Flags::EXACT)];
const NNEG: &[(&str, Flags)] = &[("nneg", Flags::NNEG)];
const SAMESIGN: &[(&str, Flags)] = &[("samesign", Flags::SAMESIGN)];
const DISJOINT: &[(&str, Flags)] = &[("disjoint", Flags::DISJOINT)];
const POINTER: &[(&str, Flags)] =
    &[("inbounds", Flags::INBOUNDS), ("nusw", Flags::NUSW), ("nuw", Flags::NUW)];
pub(super) const FAST: &[(&str, Flags)] = &[
    ("fast", Flags::FAST),
    ("nnan", Flags::NNAN),
    ("ninf", Flags::NINF),
    ("nsz", Flags::NSZ),
    ("arcp", Flags::ARCP),
    ("contract", Flags::CONTRACT),
    ("reassoc", Flags::REASSOC),
    ("afn", Flags::AFN),
];

/// The flags that can stand after an opcode.
fn flag_words(opcode: Opcode) -> &'static [(&'static str, Flags)] {
    match opcode {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => OVERFLOW,
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => EXACT,
        Opcode::ZExt | Opcode::UiToFp => NNEG,
        Opcode::ICmp => SAMESIGN,
        Opcode::Or => DISJOINT,
        Opcode::GetElementPtr => POINTER,
        Opcode::FNeg
        | Opcode::FAdd
        | Opcode::FSub
        | Opcode::FMul
        | Opcode::FDiv
        | Opcode::FRem
        | Opcode::FCmp
        | Opcode::FpTrunc
        | Opcode::FpExt
        | Opcode::Phi
        | Opcode::Select
        | Opcode::Call => FAST,
        _ => &[],
    }
}

impl<'s> Parser<'s> {
    /// Reads an instruction token by token; whether it ends the block.
    pub(super) fn full_instruction(&mut self) -> Res<bool> {
        self.func.at = self.at();
        let name = self.result_name()?;
        let at = self.at();
        let word = self.peek_word();
        let Some(&opcode) = self.opcodes.get(word) else {
            let tail = std::str::from_utf8(word).ok().and_then(TailKind::from_name);
            if let Some(tail) = tail.filter(|_| !word.is_empty()) {
                self.bump();
                if !self.eat_word("call") {
                    return self.fail("expected 'tail call', 'musttail call', or 'notail call'");
                }
                self.call(name, at, tail)?;
                return Ok(false);
            }
            return self.fail(match self.tok() {
                Tok::Eof => "found end of file when expecting more instructions",
                _ => "expected instruction opcode",
            });
        };
        self.bump();
        match opcode {
            Opcode::Call => {
                self.call(name, at, TailKind::None)?;
                return Ok(false);
            }
            Opcode::Invoke | Opcode::CallBr => {
                self.invoke(name, opcode)?;
                return Ok(true);
            }
            _ => {}
        }
        let flags = self.opcode_flags(opcode);
        let (mut data, words) = self.draft(opcode, at)?;
        data.flags |= flags;
        if let (Opcode::Select | Opcode::Phi, true) = (opcode, flags != Flags::NONE)
            && !self.ctx.is_float_or_many(data.ty)
        {
            let name = opcode.name();
            let message = format!(
                "fast-math-flags specified for {name} without floating-point scalar or vector \
                 return type"
            );
            return fault(at, message);
        }
        self.finish(name, data, &words)?;
        Ok(opcode.is_terminator())
    }

    /// The flags after an opcode. Those that are not about pointers or floats stand there once.
    fn opcode_flags(&mut self, opcode: Opcode) -> Flags {
        let words = flag_words(opcode);
        if words.len() > OVERFLOW.len() {
            return self.word_flags(words);
        }
        let mut flags = Flags::NONE;
        for _ in words {
            let new = words.iter().find(|row| self.is_word(row.0) && !flags.contains(row.1));
            let Some(&(_, flag)) = new else { break };
            flags |= flag;
            self.bump();
        }
        flags
    }

    /// Appends an instruction with the attachments that follow.
    pub(super) fn finish(
        &mut self,
        name: Option<Name<'s>>,
        data: InstData,
        words: &[Word],
    ) -> Res<()> {
        let list = self.attachments()?;
        let inst = self.append(name, data, words)?;
        self.attach(inst, list);
        Ok(())
    }

    fn draft(&mut self, opcode: Opcode, at: usize) -> Res<Draft> {
        match opcode {
            _ if opcode.is_binary() => self.binary(opcode),
            _ if opcode.is_cast() => self.cast(opcode),
            Opcode::ICmp | Opcode::FCmp => self.compare(opcode),
            Opcode::Load => self.load(),
            Opcode::Store => self.store(),
            Opcode::GetElementPtr => self.gep(),
            Opcode::Alloca => self.alloca(),
            Opcode::Fence => self.fence(),
            Opcode::CmpXchg => self.cmpxchg(),
            Opcode::AtomicRmw => self.atomic_rmw(),
            Opcode::Phi => self.phi(at),
            Opcode::Select => self.select(),
            Opcode::FNeg | Opcode::Freeze => self.unary(opcode),
            Opcode::ExtractElement => self.extract_element(),
            Opcode::InsertElement => self.insert_element(),
            Opcode::ShuffleVector => self.shuffle(),
            Opcode::ExtractValue => self.extract_value(),
            Opcode::InsertValue => self.insert_value(),
            Opcode::VaArg => self.va_arg(),
            _ => self.control(opcode),
        }
    }

    fn binary(&mut self, opcode: Opcode) -> Res<Draft> {
        let at = self.at();
        let (ty, lhs) = self.typed_value()?;
        let message = match opcode {
            Opcode::And | Opcode::Or | Opcode::Xor => "expected ',' in logical operation",
            _ => "expected ',' in arithmetic operation",
        };
        self.need(Tok::Comma, message)?;
        let rhs = self.value(ty)?;
        let scalar = self.ctx.ty(self.ctx.scalar_type(ty));
        let float = matches!(
            opcode,
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem
        );
        let fits = match float {
            true => crate::types::float_width(scalar).is_some(),
            false => matches!(scalar, TypeData::Integer(_)),
        };
        if !fits {
            let logical = matches!(opcode, Opcode::And | Opcode::Or | Opcode::Xor);
            return fault(
                at,
                match logical {
                    true => "instruction requires integer or integer vector operands",
                    false => "invalid operand type for instruction",
                },
            );
        }
        Ok((InstData::new(opcode, ty), Words::from_slice(&[lhs.into(), rhs.into()])))
    }

    fn unary(&mut self, opcode: Opcode) -> Res<Draft> {
        let at = self.at();
        let (ty, value) = self.typed_value()?;
        let float = crate::types::float_width(self.ctx.ty(self.ctx.scalar_type(ty))).is_some();
        if opcode == Opcode::FNeg && !float {
            return fault(at, "invalid operand type for instruction");
        }
        Ok((InstData::new(opcode, ty), Words::from_slice(&[value.into()])))
    }

    fn compare(&mut self, opcode: Opcode) -> Res<Draft> {
        let word = std::str::from_utf8(self.peek_word()).unwrap_or_default();
        let (sub, message) = match opcode {
            Opcode::ICmp => (
                IntPredicate::from_name(word).map(|predicate| predicate as u8),
                "expected icmp predicate (e.g. 'eq')",
            ),
            _ => (
                FloatPredicate::from_name(word).map(|predicate| predicate as u8),
                "expected fcmp predicate (e.g. 'oeq')",
            ),
        };
        let Some(sub) = sub else { return self.fail(message) };
        self.bump();
        let at = self.at();
        let (ty, lhs) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after compare value")?;
        let rhs = self.value(ty)?;
        let scalar_type = self.ctx.scalar_type(ty);
        let scalar = self.ctx.ty(scalar_type);
        match opcode {
            Opcode::FCmp if crate::types::float_width(scalar).is_none() => {
                return fault(at, "fcmp requires floating point operands");
            }
            Opcode::ICmp
                if self.ctx.int_width(scalar_type).is_none()
                    && !self.ctx.is_pointer(scalar_type) =>
            {
                return fault(at, "icmp requires integer operands");
            }
            _ => {}
        }
        let result = self.ctx.shaped_like(ty, Type::I1);
        let data = InstData { sub, ..InstData::new(opcode, result) };
        Ok((data, Words::from_slice(&[lhs.into(), rhs.into()])))
    }

    fn cast(&mut self, opcode: Opcode) -> Res<Draft> {
        let at = self.at();
        let (from, value) = self.typed_value()?;
        self.need_word("to", "expected 'to' after cast value")?;
        let ty = self.ty()?;
        if !cast_fits(self.ctx, opcode, from, ty) {
            let (from, to) = (self.type_text(from), self.type_text(ty));
            return fault(at, format!("invalid cast opcode for cast from '{from}' to '{to}'"));
        }
        Ok((InstData::new(opcode, ty), Words::from_slice(&[value.into()])))
    }

    fn select(&mut self) -> Res<Draft> {
        let at = self.at();
        let (cond_ty, cond) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after select condition")?;
        let (ty, yes) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after select value")?;
        let (other, no) = self.typed_value()?;
        if ty != other {
            return fault(at, "both values to select must have same type");
        }
        if ty == Type::TOKEN {
            return fault(at, "select values cannot have token type");
        }
        if self.ctx.scalar_type(cond_ty) != Type::I1 {
            let message = match self.ctx.ty(cond_ty) {
                TypeData::Vector { .. } => "vector select condition element type must be i1",
                _ => "select condition must be i1 or <n x i1>",
            };
            return fault(at, message);
        }
        if let TypeData::Vector { .. } = self.ctx.ty(cond_ty) {
            if !matches!(self.ctx.ty(ty), TypeData::Vector { .. }) {
                return fault(at, "selected values for vector select must be vectors");
            }
            if self.ctx.shaped_like(ty, Type::I1) != cond_ty {
                let message = "vector select requires selected vectors to have the same vector \
                               length as select condition";
                return fault(at, message);
            }
        }
        let words = [cond.into(), yes.into(), no.into()];
        Ok((InstData::new(Opcode::Select, ty), Words::from_slice(&words)))
    }

    fn extract_element(&mut self) -> Res<Draft> {
        let at = self.at();
        let (ty, vector) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after extract value")?;
        let (index_ty, index) = self.typed_value()?;
        let Some(elem) = extracted_type(self.ctx, ty, index_ty) else {
            return fault(at, "invalid extractelement operands");
        };
        let words = [vector.into(), index.into()];
        Ok((InstData::new(Opcode::ExtractElement, elem), Words::from_slice(&words)))
    }

    fn insert_element(&mut self) -> Res<Draft> {
        let at = self.at();
        let (ty, vector) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after insertelement value")?;
        let (elem_ty, elem) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after insertelement value")?;
        let (index_ty, index) = self.typed_value()?;
        if extracted_type(self.ctx, ty, index_ty) != Some(elem_ty) {
            return fault(at, "invalid insertelement operands");
        }
        let words = [vector.into(), elem.into(), index.into()];
        Ok((InstData::new(Opcode::InsertElement, ty), Words::from_slice(&words)))
    }

    fn shuffle(&mut self) -> Res<Draft> {
        let at = self.at();
        let (ty, lhs) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after shuffle mask")?;
        let (other, rhs) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after shuffle value")?;
        let (_, mask) = self.typed_value()?;
        let lanes = mask.as_constant().filter(|_| ty == other);
        let lanes = lanes.and_then(|mask| lanes_of(self.ctx, ty, mask));
        let Some(lanes) = lanes else { return fault(at, "invalid shufflevector operands") };
        let result = shuffle_type(self.ctx, ty, lanes.len());
        let mut words = Words::from_slice(&[lhs.into(), rhs.into()]);
        words.extend(lanes.iter().map(|&lane| Word(lane as u32)));
        Ok((InstData::new(Opcode::ShuffleVector, result), words))
    }

    /// Indices after an aggregate, each after a comma.
    fn indices(&mut self) -> Res<SmallVec<[u32; 4]>> {
        let mut indices = SmallVec::new();
        if self.tok() != Tok::Comma {
            return self.fail("expected ',' as start of index list");
        }
        while self.eat_comma() {
            indices.push(self.uint32()?);
        }
        if indices.is_empty() {
            return self.fail("expected index");
        }
        Ok(indices)
    }

    fn extract_value(&mut self) -> Res<Draft> {
        let at = self.at();
        let (ty, value) = self.typed_value()?;
        let indices = self.indices()?;
        if !self.is_aggregate(ty) {
            return fault(at, "extractvalue operand must be aggregate type");
        }
        let Some(result) = self.ctx.indexed_type(ty, &indices) else {
            return fault(at, "invalid indices for extractvalue");
        };
        let mut words = Words::from_slice(&[value.into()]);
        words.extend(indices.iter().map(|&index| Word(index)));
        Ok((InstData::new(Opcode::ExtractValue, result), words))
    }

    fn is_aggregate(&self, ty: Type) -> bool {
        matches!(self.ctx.ty(ty), TypeData::Array { .. }) || self.ctx.struct_fields(ty).is_some()
    }

    fn insert_value(&mut self) -> Res<Draft> {
        let at = self.at();
        let (ty, value) = self.typed_value()?;
        self.need(Tok::Comma, "expected comma after insertvalue operand")?;
        let elem_at = self.at();
        let (elem_ty, elem) = self.typed_value()?;
        let indices = self.indices()?;
        if !self.is_aggregate(ty) {
            return fault(at, "insertvalue operand must be aggregate type");
        }
        match self.ctx.indexed_type(ty, &indices) {
            None => return fault(at, "invalid indices for insertvalue"),
            Some(wanted) if wanted != elem_ty => {
                let (own, wanted) = (self.type_text(elem_ty), self.type_text(wanted));
                return fault(
                    elem_at,
                    format!(
                        "insertvalue operand and field disagree in type: '{own}' instead of '{wanted}'"
                    ),
                );
            }
            Some(_) => {}
        }
        let mut words = Words::from_slice(&[value.into(), elem.into()]);
        words.extend(indices.iter().map(|&index| Word(index)));
        Ok((InstData::new(Opcode::InsertValue, ty), words))
    }

    fn va_arg(&mut self) -> Res<Draft> {
        let (_, list) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after vaarg operand")?;
        let at = self.at();
        let ty = self.ty()?;
        if !self.is_first_class(ty) {
            return fault(at, "va_arg requires operand with first class type");
        }
        Ok((InstData::new(Opcode::VaArg, ty), Words::from_slice(&[list.into()])))
    }

    fn phi(&mut self, _at: usize) -> Res<Draft> {
        let at = self.at();
        let ty = self.ty()?;
        if !self.is_first_class(ty) {
            return fault(at, "phi node must have first class type");
        }
        let mut words = Words::new();
        // One without inputs is for the verifier.
        while self.tok() == Tok::LSquare || !words.is_empty() {
            self.need(Tok::LSquare, "expected '[' in phi value list")?;
            let value = self.value(ty)?;
            self.need(Tok::Comma, "expected ',' after insertelement value")?;
            let at = self.at();
            if !matches!(self.tok(), Tok::Local | Tok::LocalId) {
                self.value(Type::LABEL)?;
                return fault(at, "expected a basic block");
            }
            let block = self.label_token()?;
            self.bump();
            self.need(Tok::RSquare, "expected ']' in phi value list")?;
            words.extend([Word::from(value), Word::from(block)]);
            if !self.eat_comma() {
                break;
            }
        }
        Ok((InstData::new(Opcode::Phi, ty), words))
    }
}

/// The type of an element of a vector at a place of a type.
pub(super) fn extracted_type(ctx: &Context, vector: Type, index: Type) -> Option<Type> {
    match *ctx.ty(vector) {
        TypeData::Vector { elem, .. } if ctx.int_width(index).is_some() => Some(elem),
        _ => None,
    }
}

/// The lanes that a mask takes of two vectors of a type; none where it does not fit them.
pub(super) fn lanes_of(ctx: &Context, ty: Type, mask: Constant) -> Option<SmallVec<[i32; 16]>> {
    let parts = |ty| match *ctx.ty(ty) {
        TypeData::Vector { len, scalable, .. } => (u64::from(len), scalable),
        _ => (0, false),
    };
    let (len, scalable) = parts(ty);
    let limit = if scalable { 1 } else { 2 * len };
    let is_lane = |&lane: &i32| lane == -1 || u64::from(lane as u32) < limit;
    let fits = len != 0 && parts(ctx.constant_type(mask)).1 == scalable;
    mask_lanes(ctx, mask).filter(|lanes| fits && lanes.iter().all(is_lane))
}

/// The lanes of a constant that is the mask of a `shufflevector`.
fn mask_lanes(ctx: &Context, mask: Constant) -> Option<SmallVec<[i32; 16]>> {
    let TypeData::Vector { elem: Type::I32, len, .. } = *ctx.ty(ctx.constant_type(mask)) else {
        return None;
    };
    let lane = |constant: Constant| match ctx.constant(constant) {
        ConstantData::Int { bits, .. } => Some(*bits as i32).filter(|&lane| lane >= 0),
        ConstantData::Undef(_) | ConstantData::Poison(_) => Some(-1),
        _ => None,
    };
    Some(match ctx.constant(mask) {
        ConstantData::Zero(_) => SmallVec::from_elem(0, len as usize),
        ConstantData::Undef(_) | ConstantData::Poison(_) => SmallVec::from_elem(-1, len as usize),
        ConstantData::Splat { elem, .. } => SmallVec::from_elem(lane(*elem)?, len as usize),
        ConstantData::Data { bytes, .. } => {
            let lanes = bytes.chunks(4).map(|chunk| little_endian(chunk) as i32);
            lanes.map(|lane| Some(lane).filter(|&lane| lane >= 0)).collect::<Option<_>>()?
        }
        ConstantData::Aggregate { elems, .. } => {
            elems.iter().map(|&elem| lane(elem)).collect::<Option<_>>()?
        }
        _ => return None,
    })
}

/// The type of a `shufflevector` of so many lanes.
pub(super) fn shuffle_type(ctx: &Context, from: Type, lanes: usize) -> Type {
    let scalable = matches!(ctx.ty(from), TypeData::Vector { scalable: true, .. });
    let (elem, len) = (ctx.scalar_type(from), lanes as u32);
    ctx.intern_type(TypeData::Vector { elem, len, scalable })
}

/// Whether a cast goes from one type to another.
pub(super) fn cast_fits(ctx: &Context, opcode: Opcode, from: Type, to: Type) -> bool {
    let lanes = |ty: Type| match *ctx.ty(ty) {
        TypeData::Vector { len, scalable, .. } => Some((len, scalable)),
        _ => None,
    };
    let (from_data, to_data) = (ctx.ty(ctx.scalar_type(from)), ctx.ty(ctx.scalar_type(to)));
    if opcode == Opcode::BitCast {
        return bitcast_fits(ctx, from, to);
    }
    if lanes(from) != lanes(to) {
        return false;
    }
    let float = crate::types::float_width;
    let int = |data: &TypeData| match *data {
        TypeData::Integer(bits) => Some(bits),
        _ => None,
    };
    let pointer =
        |data: &TypeData| matches!(data, TypeData::Pointer(_) | TypeData::TypedPointer { .. });
    let narrower = |a: Option<u32>, b: Option<u32>| a.zip(b).is_some_and(|(a, b)| a < b);
    match opcode {
        Opcode::Trunc => narrower(int(to_data), int(from_data)),
        Opcode::ZExt | Opcode::SExt => narrower(int(from_data), int(to_data)),
        Opcode::FpTrunc => narrower(float(to_data), float(from_data)),
        Opcode::FpExt => narrower(float(from_data), float(to_data)),
        Opcode::FpToUi | Opcode::FpToSi => float(from_data).is_some() && int(to_data).is_some(),
        Opcode::UiToFp | Opcode::SiToFp => int(from_data).is_some() && float(to_data).is_some(),
        Opcode::PtrToInt | Opcode::PtrToAddr => pointer(from_data) && int(to_data).is_some(),
        Opcode::IntToPtr => int(from_data).is_some() && pointer(to_data),
        Opcode::AddrSpaceCast => pointer(from_data) && pointer(to_data) && from != to,
        _ => false,
    }
}

fn bitcast_fits(ctx: &Context, from: Type, to: Type) -> bool {
    let spaces = (ctx.address_space(from), ctx.address_space(to));
    match spaces {
        (Some(a), Some(b)) => a == b && lane_count(ctx, from) == lane_count(ctx, to),
        (None, None) => bits(ctx, from).is_some() && bits(ctx, from) == bits(ctx, to),
        _ => false,
    }
}

fn lane_count(ctx: &Context, ty: Type) -> u32 {
    match *ctx.ty(ty) {
        TypeData::Vector { len, .. } => len,
        _ => 1,
    }
}

/// Bits of a first-class type other than pointers and aggregates, and whether it is scalable.
fn bits(ctx: &Context, ty: Type) -> Option<(u64, bool)> {
    match *ctx.ty(ty) {
        TypeData::Vector { elem, len, scalable } => {
            Some((bits(ctx, elem)?.0.checked_mul(u64::from(len))?, scalable))
        }
        TypeData::Integer(width) => Some((u64::from(width), false)),
        TypeData::X86Amx => Some((8192, false)),
        ref data => crate::types::float_width(data).map(|width| (u64::from(width), false)),
    }
}
