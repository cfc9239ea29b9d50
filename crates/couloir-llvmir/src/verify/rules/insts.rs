//! Single instructions: the types of casts, cases of switches, sizes of what is accessed at once.

use rustc_hash::FxHashSet;

use super::intrinsics::Call;
use super::{Broken, Checked, HUGE_ALIGNMENT, MAX_ALIGNMENT, Rules, Subject};
use crate::asm::ConstraintKind;
use crate::body::{Body, Inst, InstData};
use crate::constants::ConstantData;
use crate::module::Function;
use crate::opcode::{Opcode, Ordering};
use crate::types::{Type, TypeData, float_width};

/// What the two types of a cast must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Int,
    Float,
    Pointer,
}

/// How the widths of the two types compare.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    Any,
    Narrower,
    Wider,
}

/// A cast: what it takes and gives, and what is said where it takes or gives something else,
/// where only one of the two is a vector, where they differ in length, and in width.
struct CastRule {
    opcode: Opcode,
    from: Kind,
    to: Kind,
    width: Width,
    /// Whether shapes are checked before kinds.
    shape_first: bool,
    messages: [&'static str; 5],
}

macro_rules! casts {
    ($($opcode:ident $from:ident $to:ident $width:ident $first:literal $messages:expr;)*) => {
        &[$(CastRule {
            opcode: Opcode::$opcode, from: Kind::$from, to: Kind::$to, width: Width::$width,
            shape_first: $first, messages: $messages,
        },)*]
    };
}

const CASTS: &[CastRule] = casts! {
    Trunc Int Int Narrower false [
        "Trunc only operates on integer", "Trunc only produces integer",
        "trunc source and destination must both be a vector or neither", "",
        "DestTy too big for Trunc"];
    ZExt Int Int Wider false [
        "ZExt only operates on integer", "ZExt only produces an integer",
        "zext source and destination must both be a vector or neither", "",
        "Type too small for ZExt"];
    SExt Int Int Wider false [
        "SExt only operates on integer", "SExt only produces an integer",
        "sext source and destination must both be a vector or neither", "",
        "Type too small for SExt"];
    FpTrunc Float Float Narrower false [
        "FPTrunc only operates on FP", "FPTrunc only produces an FP",
        "fptrunc source and destination must both be a vector or neither", "",
        "DestTy too big for FPTrunc"];
    FpExt Float Float Wider false [
        "FPExt only operates on FP", "FPExt only produces an FP",
        "fpext source and destination must both be a vector or neither", "",
        "DestTy too small for FPExt"];
    UiToFp Int Float Any true [
        "UIToFP source must be integer or integer vector", "UIToFP result must be FP or FP vector",
        "UIToFP source and dest must both be vector or scalar",
        "UIToFP source and dest vector length mismatch", ""];
    SiToFp Int Float Any true [
        "SIToFP source must be integer or integer vector", "SIToFP result must be FP or FP vector",
        "SIToFP source and dest must both be vector or scalar",
        "SIToFP source and dest vector length mismatch", ""];
    FpToUi Float Int Any true [
        "FPToUI source must be FP or FP vector",
        "FPToUI result must be integer or integer vector",
        "FPToUI source and dest must both be vector or scalar",
        "FPToUI source and dest vector length mismatch", ""];
    FpToSi Float Int Any true [
        "FPToSI source must be FP or FP vector",
        "FPToSI result must be integer or integer vector",
        "FPToSI source and dest must both be vector or scalar",
        "FPToSI source and dest vector length mismatch", ""];
    PtrToInt Pointer Int Any false [
        "PtrToInt source must be pointer", "PtrToInt result must be integral",
        "PtrToInt type mismatch", "PtrToInt Vector length mismatch", ""];
    IntToPtr Int Pointer Any false [
        "IntToPtr source must be an integral", "IntToPtr result must be a pointer",
        "IntToPtr type mismatch", "IntToPtr Vector length mismatch", ""];
};

impl<'m> Rules<'m> {
    /// One instruction of a body.
    pub(super) fn single(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let data = &body.insts[inst];
        match data.opcode {
            Opcode::Trunc
            | Opcode::ZExt
            | Opcode::SExt
            | Opcode::FpTrunc
            | Opcode::FpExt
            | Opcode::UiToFp
            | Opcode::SiToFp
            | Opcode::FpToUi
            | Opcode::FpToSi
            | Opcode::PtrToInt
            | Opcode::IntToPtr
            | Opcode::BitCast => {
                let Some(from) = self.operand_type(body, data, 0) else { return Ok(()) };
                match self.cast_problem(data.opcode, from, data.ty) {
                    Some(message) => Err(self.broken(message, Subject::Inst(function, inst))),
                    None => Ok(()),
                }
            }
            Opcode::PtrToAddr => self.address_of(function, body, inst),
            Opcode::Switch => self.cases(function, body, inst),
            Opcode::AtomicRmw | Opcode::CmpXchg => self.exchanged(function, body, inst),
            Opcode::Load | Opcode::Store | Opcode::Alloca | Opcode::GetElementPtr => {
                self.memory_type(function, body, inst)
            }
            _ => match self.simple_problem(body, data) {
                Some(message) => Err(self.broken(message, Subject::Inst(function, inst))),
                None => Ok(()),
            },
        }
    }

    /// What is read, written, or laid out in memory has a size.
    fn memory_type(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let data = &body.insts[inst];
        if data.opcode == Opcode::Alloca {
            self.error_variable(function, body, inst)?;
        }
        let (ty, message) = match data.opcode {
            Opcode::Load => (Some(data.ty), "loading unsized types is not allowed"),
            Opcode::Store => {
                (self.operand_type(body, data, 0), "storing unsized types is not allowed")
            }
            Opcode::Alloca => (Some(Type(data.aux)), "Cannot allocate unsized type"),
            _ => (Some(Type(data.aux)), "GEP into unsized type!"),
        };
        let subject = Subject::Inst(function, inst);
        let sized = ty.is_none_or(|ty| self.is_sized(ty));
        let huge = data.alignment().is_some_and(|align| align > MAX_ALIGNMENT);
        if data.opcode == Opcode::Alloca {
            let local = ty.is_none_or(|ty| !self.target_name(ty).starts_with(b"amdgcn."));
            self.check(local, "Alloca has illegal target extension type", subject)?;
            self.check(sized, message, subject)?;
            self.check(!huge, HUGE_ALIGNMENT, subject)?;
            return self.local_space(data.ty, subject);
        }
        self.check(!huge, HUGE_ALIGNMENT, subject)?;
        self.check(sized, message, subject)?;
        match ty.filter(|_| data.ordering() != Ordering::NotAtomic) {
            Some(ty) => self.accessed_whole(function, inst, ty),
            None => Ok(()),
        }
    }

    /// Local variables of AMD's processors lie in a space of their own.
    fn local_space(&mut self, ty: Type, subject: Subject<'m>) -> Checked {
        let triple = &self.module.target_triple;
        let arch = triple.split('-').next().unwrap_or_default();
        let fits = !matches!(arch, "amdgcn" | "r600") || self.ctx.address_space(ty) == Some(5);
        self.check(fits, "alloca on amdgpu must be in addrspace(5)", subject)
    }

    /// What is read or written at once is a number, or an address, or several.
    fn accessed_whole(&mut self, function: &'m Function, inst: Inst, ty: Type) -> Checked {
        let is_load = function.body.as_ref().map(|body| body.insts[inst].opcode == Opcode::Load);
        let vector = matches!(self.ctx.ty(ty), TypeData::Vector { .. });
        let plain =
            [Kind::Int, Kind::Float, Kind::Pointer].iter().any(|&kind| self.is_kind(kind, ty));
        if !vector && !plain {
            let what = if is_load == Some(true) { "load" } else { "store" };
            let message = format!(
                "atomic {what} operand must have integer, pointer, floating point, or vector type!"
            );
            return Err(self.broken_type(&message, ty, Subject::Inst(function, inst)));
        }
        self.accessed_at_once(function, inst, ty);
        Ok(())
    }

    /// What is read and written at once.
    fn exchanged(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let data = &body.insts[inst];
        let Some(ty) = self.operand_type(body, data, 1) else { return Ok(()) };
        let fits = self.ctx.int_width(ty).is_some() || self.ctx.is_pointer(ty);
        if data.opcode == Opcode::CmpXchg && !fits {
            let message = "cmpxchg operand must have integer or pointer type";
            return Err(self.broken_type(message, ty, Subject::Inst(function, inst)));
        }
        self.accessed_at_once(function, inst, ty);
        Ok(())
    }

    /// What is wrong with the type of an instruction that has few rules.
    fn simple_problem(&self, body: &Body, data: &InstData) -> Option<&'static str> {
        match data.opcode {
            Opcode::AddrSpaceCast => {
                let from = self.operand_type(body, data, 0)?;
                let space = |ty: Type| self.ctx.address_space(self.ctx.scalar_type(ty));
                if space(from) == space(data.ty) {
                    return Some("AddrSpaceCast must be between different address spaces");
                }
                // A pointer may become a vector of them: only what is a vector is counted.
                let is_vector = matches!(self.ctx.ty(from), TypeData::Vector { .. });
                let problem = "AddrSpaceCast vector pointer number of elements mismatch";
                (is_vector && self.shape(from) != self.shape(data.ty)).then_some(problem)
            }
            Opcode::Select if data.ty == Type::TOKEN => {
                Some("Invalid operands for select instruction!")
            }
            Opcode::LandingPad if self.catches_other(body, data) => {
                Some("Catch operand does not have pointer type!")
            }
            Opcode::LandingPad => {
                self.filters(body, data).then_some("Filter operand is not an array of constants!")
            }
            Opcode::ShuffleVector => {
                let from = self.operand_type(body, data, 0)?;
                (!self.picks(body, data, from)).then_some("Invalid shufflevector operands!")
            }
            Opcode::Ret => {
                let ty = self.operand_type(body, data, 0)?;
                let problem = "Instruction operands must be first-class values!";
                (!self.is_first_class(ty)).then_some(problem)
            }
            Opcode::VaArg if data.ty == Type::METADATA => Some("Invalid use of metadata!"),
            Opcode::Freeze => match self.ctx.ty(data.ty) {
                TypeData::Void => Some("Instruction operands must be first-class values!"),
                TypeData::Metadata => Some("Invalid use of metadata!"),
                _ if !self.is_first_class(data.ty) => {
                    Some("Instruction returns a non-scalar type!")
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the lanes that a shuffle picks of two vectors are there; of vectors of unknown
    /// length, the first or none.
    fn picks(&self, body: &Body, data: &InstData, ty: Type) -> bool {
        let TypeData::Vector { len, scalable, .. } = *self.ctx.ty(ty) else { return true };
        let end = if scalable { 1 } else { u64::from(len).saturating_mul(2) };
        let mut lanes = body.words(data).iter().skip(2);
        lanes.all(|lane| lane.0 == u32::MAX || u64::from(lane.0) < end)
    }

    /// Whether a clause of a landing pad that is no filter is no pointer.
    fn catches_other(&self, body: &Body, data: &InstData) -> bool {
        body.words(data).chunks(2).any(|clause| {
            let [kind, value] = *clause else { return false };
            kind.0 == 0 && !self.ctx.is_pointer(body.value_type(self.ctx, value.value()))
        })
    }

    /// Whether a filter of a landing pad is an array of nothing known.
    fn filters(&self, body: &Body, data: &InstData) -> bool {
        let clauses = body.words(data).iter().filter_map(|word| word.value().as_constant());
        let mut unknown =
            clauses.map(|clause| self.ctx.constant(clause)).filter_map(|clause| match clause {
                ConstantData::Undef(ty) | ConstantData::Poison(ty) => Some(*ty),
                _ => None,
            });
        unknown.any(|ty| matches!(self.ctx.ty(ty), TypeData::Array { .. }))
    }

    fn operand_type(&self, body: &Body, data: &InstData, at: usize) -> Option<Type> {
        let word = body.words(data).get(at)?;
        Some(body.value_type(self.ctx, word.value()))
    }

    fn is_kind(&self, kind: Kind, ty: Type) -> bool {
        let scalar = self.ctx.scalar_type(ty);
        match kind {
            Kind::Int => self.ctx.int_width(scalar).is_some(),
            Kind::Float => self.bits(scalar).is_some() && self.ctx.int_width(scalar).is_none(),
            Kind::Pointer => self.ctx.is_pointer(scalar),
        }
    }

    /// The bits of a number.
    fn bits(&self, scalar: Type) -> Option<u32> {
        match scalar {
            Type::PPC_FP128 => Some(128),
            _ => self.ctx.int_width(scalar).or_else(|| float_width(self.ctx.ty(scalar))),
        }
    }

    fn cast_problem(&self, opcode: Opcode, from: Type, to: Type) -> Option<&'static str> {
        if opcode == Opcode::BitCast {
            return (!self.same_bits(from, to)).then_some("Invalid bitcast");
        }
        let rule = CASTS.iter().find(|rule| rule.opcode == opcode)?;
        let [source, result, vectors, lengths, width] = rule.messages;
        let is_vector = |ty| self.ctx.scalar_type(ty) != ty;
        let mixed = is_vector(from) != is_vector(to);
        if rule.shape_first && mixed {
            return Some(vectors);
        }
        if !self.is_kind(rule.from, from) {
            return Some(source);
        }
        if !self.is_kind(rule.to, to) {
            return Some(result);
        }
        if mixed {
            return Some(vectors);
        }
        let like = |ty| self.ctx.shaped_like(ty, Type::I1);
        if !lengths.is_empty() && like(from) != like(to) {
            return Some(lengths);
        }
        let bits = |ty| self.bits(self.ctx.scalar_type(ty));
        let fits = match rule.width {
            Width::Any => true,
            Width::Narrower => bits(from) > bits(to),
            Width::Wider => bits(from) < bits(to),
        };
        (!fits).then_some(width)
    }

    /// Whether a value of one type can be taken as one of another.
    fn same_bits(&self, from: Type, to: Type) -> bool {
        let pointer = |ty: Type| self.ctx.address_space(ty);
        if pointer(from).is_some() || pointer(to).is_some() {
            let (one, other) = (self.shape(from), self.shape(to));
            let single = |shape: Option<(u32, bool)>| shape.is_none_or(|shape| shape == (1, false));
            return pointer(from) == pointer(to) && (one == other || single(one) && single(other));
        }
        let size = |ty| self.size(ty);
        size(from).is_some() && size(from) == size(to)
    }

    fn shape(&self, ty: Type) -> Option<(u32, bool)> {
        match self.ctx.ty(ty) {
            TypeData::Vector { len, scalable, .. } => Some((*len, *scalable)),
            _ => None,
        }
    }

    /// The bits of a value that is no aggregate, and whether they are times `vscale`.
    fn size(&self, ty: Type) -> Option<(u64, bool)> {
        if *self.ctx.ty(ty) == TypeData::X86Amx {
            return Some((8192, false));
        }
        let bits = u64::from(self.bits(self.ctx.scalar_type(ty))?);
        let (len, scalable) = self.shape(ty).unwrap_or((1, false));
        Some((bits * u64::from(len), scalable))
    }

    /// An address is as wide as the pointer's address space has it.
    fn address_of(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let data = &body.insts[inst];
        let Some(from) = self.operand_type(body, data, 0) else { return Ok(()) };
        let TypeData::Pointer(addrspace) = *self.ctx.ty(self.ctx.scalar_type(from)) else {
            return Ok(());
        };
        let width = self.ctx.int_width(self.ctx.scalar_type(data.ty));
        let fits = width == Some(self.index_width(addrspace));
        let message = "PtrToAddr result must be address width";
        self.check(fits, message, Subject::Inst(function, inst))
    }

    fn cases(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let mut seen = FxHashSet::default();
        let words = body.words(&body.insts[inst]);
        // The value and the default block, then cases and their blocks.
        let mut values = words.iter().step_by(2).map(|word| word.value());
        let ty = values.next().map(|value| body.value_type(self.ctx, value));
        let is_other = |value| ty.is_some_and(|ty| body.value_type(self.ctx, value) != ty);
        let Some(again) = values.find(|&value| is_other(value) || !seen.insert(value)) else {
            return Ok(());
        };
        if is_other(again) {
            let message = "Switch constants must all be same type as switch value!";
            return Err(self.broken(message, Subject::Inst(function, inst)));
        }
        let line = self.text(Subject::Inst(function, inst));
        let case = self.excerpts.value(function, again);
        Err(self.broken_of("Duplicate integer as switch case", vec![line, case]))
    }

    /// What is read or written at once is a power of two of bytes.
    fn accessed_at_once(&mut self, function: &'m Function, inst: Inst, ty: Type) {
        let Some((bits, _)) = self.size(ty) else { return };
        let message = match bits {
            0..8 => "atomic memory access' size must be byte-sized",
            _ if !bits.is_power_of_two() => {
                "atomic memory access' operand must have a power-of-two size"
            }
            _ => return,
        };
        let _ = self.broken_type(message, ty, Subject::Inst(function, inst));
    }

    /// Reports a rule that the type of an access breaks.
    fn broken_type(&mut self, message: &str, ty: Type, subject: Subject<'m>) -> Broken {
        let text = match self.ctx.ty(ty) {
            TypeData::Named(_) => self.excerpts.struct_definition(ty),
            _ => self.ctx.type_text(ty),
        };
        // LLVM ends no line after a type.
        let line = format!(" {text}{}", self.text(subject));
        self.broken_of(message, vec![line])
    }

    /// What the constraints of assembly ask of what it is given, and of where it goes.
    pub(super) fn asm_constraints(&mut self, call: Call<'m>) -> Checked {
        let Some(callee) = call.callee() else { return Ok(()) };
        let ConstantData::InlineAsm(asm) = self.ctx.constant(callee) else { return Ok(()) };
        let list = crate::asm::constraints(self.ctx.str_bytes(asm.constraints));
        let list = list.unwrap_or_default();
        let arguments = list.iter().filter(|constraint| constraint.has_argument());
        for (at, constraint) in arguments.enumerate() {
            self.asm_argument(call, at, constraint.indirect)?;
        }
        let labels = list.iter().filter(|it| it.kind == ConstraintKind::Label).count();
        let (fits, message) = match call.body.insts[call.inst].opcode {
            Opcode::CallBr => (
                labels + 1 == call.body.successors(call.inst).len(),
                "Number of label constraints does not match number of callbr dests",
            ),
            _ => (labels == 0, "Label constraints can only be used with callbr"),
        };
        self.check(fits, message, call.subject())
    }

    /// What assembly is given that goes through a pointer is one, and says to what.
    fn asm_argument(&mut self, call: Call<'m>, at: usize, indirect: bool) -> Checked {
        use crate::attributes::AttrKind;
        let own = self.ctx.attr_list_data(call.site.attributes);
        let known = self.has(own.param(at), AttrKind::ElementType);
        if !indirect {
            let message = "Elementtype attribute can only be applied for indirect constraints";
            return self.check(!known, message, call.subject());
        }
        let pointer = self.ctx.is_pointer(self.arg_type(call, at));
        let message = "Operand for indirect constraint must have pointer type";
        self.check(pointer, message, call.subject())?;
        let message = "Operand for indirect constraint must have elementtype attribute";
        self.check(known, message, call.subject())
    }
}
