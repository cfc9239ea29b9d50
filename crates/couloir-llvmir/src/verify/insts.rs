//! The types an instruction's operands and result must have.

use smallvec::SmallVec;

use super::function::FunctionVerifier;
use super::is_first_class;
use crate::body::{Inst, InstData, Word};
use crate::constants::ConstantData;
use crate::opcode::{Opcode, Ordering, Shape};
use crate::types::{Type, TypeData, float_width};
use crate::writer::for_each_value;

impl FunctionVerifier<'_> {
    /// Checks the types of an instruction whose operands are all known.
    pub(super) fn operand_types(&mut self, inst: Inst) {
        let data = &self.body.insts[inst];
        let mut types: SmallVec<[Type; 4]> = SmallVec::new();
        for_each_value(self.body, data, |value| {
            types.push(self.body.value_type(self.ctx, value));
        });
        let well_formed = data.result.is_none() || is_first_class(self.ctx, data.ty);
        self.check_inst(well_formed, inst, "Instruction has a result of no first-class type!");
        match data.opcode.shape() {
            Shape::Call | Shape::Invoke | Shape::CallBr => self.call_types(inst, &types),
            Shape::Cast => {
                let holds = self.cast_fits(data.opcode, &types, data.ty);
                self.check_inst(holds, inst, "Cast between types that do not fit!");
            }
            _ => {
                if let Some(message) = self.mismatch(data, &types) {
                    self.check_inst(false, inst, message);
                }
            }
        }
    }

    /// What is wrong with the types of an instruction other than calls and casts.
    fn mismatch(&self, data: &InstData, types: &[Type]) -> Option<&'static str> {
        let (holds, message) = match (data.opcode, types) {
            (Opcode::Ret, []) => (
                self.ret == Type::VOID,
                "Found return instr that returns nothing in a function of non-void return type!",
            ),
            (Opcode::Ret, [ty]) => (
                *ty == self.ret && self.ret != Type::VOID,
                "Function return type does not match operand type of return inst!",
            ),
            (Opcode::CondBr, [cond]) => (*cond == Type::I1, "Branch condition is not 'i1' type!"),
            (Opcode::Switch, types) => {
                (self.switch_fits(types), "Switch constants must all be same type as switch value!")
            }
            (Opcode::IndirectBr, [ty]) => {
                (self.is_pointer(*ty), "Indirectbr operand must have pointer type!")
            }
            (Opcode::Br | Opcode::Unreachable, []) => (true, ""),
            (Opcode::FNeg | Opcode::Freeze, [ty]) => {
                (*ty == data.ty, "Unary operators must have same type for operands and result!")
            }
            (Opcode::ICmp | Opcode::FCmp, [lhs, rhs]) => (
                lhs == rhs && self.compares(data.opcode, *lhs),
                "Both operands to a compare are not of the same type, or not one it takes!",
            ),
            (Opcode::Select, [cond, yes, no]) => {
                let scalar = *cond == Type::I1 || *cond == self.ctx.shaped_like(*yes, Type::I1);
                (yes == no && scalar, "Invalid operands for select instruction!")
            }
            (Opcode::Phi, types) => (
                types.iter().all(|ty| *ty == data.ty),
                "PHI node operands are not the same type as the result!",
            ),
            (Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw, types) => {
                (self.access_fits(data, types), "Operands of a memory access have the wrong types!")
            }
            (Opcode::Fence, []) => (
                data.ordering() > Ordering::Monotonic,
                "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.",
            ),
            (Opcode::Alloca, [count]) => {
                (self.ctx.int_width(*count).is_some(), "Alloca array size must have integer type")
            }
            (Opcode::GetElementPtr, [base, rest @ ..]) => (
                self.gep_fits(data, *base, rest),
                "GEP base pointer is not a vector or a vector of pointers",
            ),
            (Opcode::ExtractElement, [vector, index]) => (
                self.is_vector(*vector) && self.ctx.int_width(*index).is_some(),
                "Invalid extractelement operands!",
            ),
            (Opcode::InsertElement, [vector, elem, index]) => (
                self.is_vector(*vector)
                    && self.ctx.scalar_type(*vector) == *elem
                    && self.ctx.int_width(*index).is_some(),
                "Invalid insertelement operands!",
            ),
            (Opcode::ShuffleVector, [lhs, rhs]) => {
                (lhs == rhs && self.is_vector(*lhs), "Invalid shufflevector operands!")
            }
            (Opcode::ExtractValue, [aggregate]) => (
                self.indexed(data, *aggregate, 1) == Some(data.ty),
                "Invalid ExtractValueInst operands!",
            ),
            (Opcode::InsertValue, [aggregate, value]) => (
                self.indexed(data, *aggregate, 2) == Some(*value),
                "Invalid InsertValueInst operands!",
            ),
            (opcode, [lhs, rhs]) if opcode.is_binary() => (
                lhs == rhs && *lhs == data.ty && self.computes(opcode, *lhs),
                "Both operands to a binary operator are not of the same type, or not one it takes!",
            ),
            // The rest (exception handling, va_arg) takes values of any type or tokens.
            (opcode, _) if is_checked(opcode) => (false, "Wrong number of operands!"),
            _ => (true, ""),
        };
        (!holds).then_some(message)
    }

    fn is_pointer(&self, ty: Type) -> bool {
        self.ctx.is_pointer(ty)
    }

    fn is_vector(&self, ty: Type) -> bool {
        matches!(self.ctx.ty(ty), TypeData::Vector { .. })
    }

    fn is_integer(&self, ty: Type) -> bool {
        self.ctx.int_width(self.ctx.scalar_type(ty)).is_some()
    }

    fn is_float(&self, ty: Type) -> bool {
        float_width(self.ctx.ty(self.ctx.scalar_type(ty))).is_some()
    }

    fn compares(&self, opcode: Opcode, ty: Type) -> bool {
        match opcode {
            Opcode::FCmp => self.is_float(ty),
            _ => self.is_integer(ty) || self.ctx.address_space(ty).is_some(),
        }
    }

    fn computes(&self, opcode: Opcode, ty: Type) -> bool {
        match opcode {
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
                self.is_float(ty)
            }
            _ => self.is_integer(ty),
        }
    }

    fn switch_fits(&self, types: &[Type]) -> bool {
        let integer = types.first().is_some_and(|&ty| self.ctx.int_width(ty).is_some());
        integer && types.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn access_fits(&self, data: &InstData, types: &[Type]) -> bool {
        match (data.opcode, types) {
            (Opcode::Load, [pointer]) => self.is_pointer(*pointer),
            (Opcode::Store, [value, pointer]) => {
                is_first_class(self.ctx, *value) && self.is_pointer(*pointer)
            }
            (Opcode::CmpXchg, [pointer, expected, new]) => {
                self.is_pointer(*pointer) && expected == new
            }
            (_, [pointer, value]) => self.is_pointer(*pointer) && *value == data.ty,
            _ => false,
        }
    }

    fn gep_fits(&self, data: &InstData, base: Type, indices: &[Type]) -> bool {
        self.ctx.address_space(base).is_some()
            && indices.iter().all(|&index| self.is_integer(index))
            && self.ctx.address_space(data.ty) == self.ctx.address_space(base)
    }

    /// The part of an aggregate that the numbers after `values` operands reach.
    fn indexed(&self, data: &InstData, aggregate: Type, values: usize) -> Option<Type> {
        let numbers: SmallVec<[u32; 4]> =
            self.body.words(data).iter().skip(values).map(|word: &Word| word.0).collect();
        (!numbers.is_empty()).then(|| self.ctx.indexed_type(aggregate, &numbers)).flatten()
    }

    fn cast_fits(&self, opcode: Opcode, types: &[Type], to: Type) -> bool {
        let [from] = types else { return false };
        let same_shape =
            self.ctx.shaped_like(*from, Type::I1) == self.ctx.shaped_like(to, Type::I1);
        let pointer = |ty: Type| self.ctx.address_space(ty).is_some();
        let fits = match opcode {
            Opcode::Trunc => self.widths(*from, to).is_some_and(|(from, to)| from > to),
            Opcode::ZExt | Opcode::SExt => {
                self.widths(*from, to).is_some_and(|(from, to)| from < to)
            }
            Opcode::FpTrunc => self.float_widths(*from, to).is_some_and(|(from, to)| from > to),
            Opcode::FpExt => self.float_widths(*from, to).is_some_and(|(from, to)| from < to),
            Opcode::FpToUi | Opcode::FpToSi => self.is_float(*from) && self.is_integer(to),
            Opcode::UiToFp | Opcode::SiToFp => self.is_integer(*from) && self.is_float(to),
            Opcode::PtrToInt | Opcode::PtrToAddr => pointer(*from) && self.is_integer(to),
            Opcode::IntToPtr => self.is_integer(*from) && pointer(to),
            Opcode::AddrSpaceCast => {
                pointer(*from)
                    && pointer(to)
                    && self.ctx.address_space(*from) != self.ctx.address_space(to)
            }
            _ => return is_first_class(self.ctx, *from) && is_first_class(self.ctx, to),
        };
        fits && same_shape
    }

    fn widths(&self, from: Type, to: Type) -> Option<(u32, u32)> {
        let width = |ty| self.ctx.int_width(self.ctx.scalar_type(ty));
        Some((width(from)?, width(to)?))
    }

    fn float_widths(&self, from: Type, to: Type) -> Option<(u32, u32)> {
        let width = |ty| float_width(self.ctx.ty(self.ctx.scalar_type(ty)));
        Some((width(from)?, width(to)?))
    }

    fn call_types(&mut self, inst: Inst, types: &[Type]) {
        let (ctx, body) = (self.ctx, self.body);
        let data = &body.insts[inst];
        let site = body.call_site(inst);
        let Some((ret, params, vararg)) =
            site.and_then(|site| ctx.function_parts(site.function_type))
        else {
            return self.check_inst(false, inst, "Called function must have a function type!");
        };
        let Some((callee, args)) = types.split_first() else {
            return self.check_inst(false, inst, "Call without a callee!");
        };
        self.check_inst(self.is_pointer(*callee), inst, "Called function must be a pointer!");
        let count = args.len() == params.len() || (vararg && args.len() > params.len());
        let message = "Incorrect number of arguments passed to called function!";
        self.check_inst(count, inst, message);
        let same = params.iter().zip(args).all(|(param, arg)| param == arg);
        self.check_inst(same, inst, "Call parameter type does not match function signature!");
        self.check_inst(ret == data.ty, inst, "Call result is not what the function returns!");
        let words = body.words(data);
        let enough = words.len() > body.target_count(data);
        self.check_inst(enough, inst, "Call lacks its callee or its destinations!");
        self.asm_type(inst);
    }

    /// Inline assembly has the type it is called with.
    fn asm_type(&mut self, inst: Inst) {
        let body = self.body;
        let callee =
            body.words(&body.insts[inst]).first().and_then(|word| word.value().as_constant());
        let Some(ConstantData::InlineAsm(asm)) = callee.map(|callee| self.ctx.constant(callee))
        else {
            return;
        };
        let same = body.call_site(inst).is_some_and(|site| site.function_type == asm.function_type);
        self.check_inst(same, inst, "Inline assembly is called with another type than its own!");
    }
}

/// Whether the number of an opcode's operands is fixed by the table of types above.
fn is_checked(opcode: Opcode) -> bool {
    opcode.is_binary()
        || matches!(
            opcode,
            Opcode::Ret
                | Opcode::CondBr
                | Opcode::IndirectBr
                | Opcode::FNeg
                | Opcode::Freeze
                | Opcode::ICmp
                | Opcode::FCmp
                | Opcode::Select
                | Opcode::Fence
                | Opcode::Alloca
                | Opcode::GetElementPtr
                | Opcode::ExtractElement
                | Opcode::InsertElement
                | Opcode::ShuffleVector
                | Opcode::ExtractValue
                | Opcode::InsertValue
        )
}
