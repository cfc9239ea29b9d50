//! Imports instructions, but for calls, `phi`s and branches: an op each, by its row of the table.

use couloir_dialects::llvm::attrs;
use couloir_dialects::llvm::build::DYNAMIC_INDEX;
use couloir_ir::{Attribute, Context, Failure, Type, Value};
use couloir_llvmir as l;
use couloir_llvmir::{Constant, ConstantData, Flags, Inst, Opcode, Ordering, TypeData};

use crate::function::FunctionImport;
use crate::make::{New, case};
use crate::state::State;

/// The ops of instructions whose operands are their values and whose result is theirs.
const PLAIN: &[(Opcode, &str)] = &[
    (Opcode::FNeg, "llvm.fneg"),
    (Opcode::Add, "llvm.add"),
    (Opcode::FAdd, "llvm.fadd"),
    (Opcode::Sub, "llvm.sub"),
    (Opcode::FSub, "llvm.fsub"),
    (Opcode::Mul, "llvm.mul"),
    (Opcode::FMul, "llvm.fmul"),
    (Opcode::UDiv, "llvm.udiv"),
    (Opcode::SDiv, "llvm.sdiv"),
    (Opcode::FDiv, "llvm.fdiv"),
    (Opcode::URem, "llvm.urem"),
    (Opcode::SRem, "llvm.srem"),
    (Opcode::FRem, "llvm.frem"),
    (Opcode::Shl, "llvm.shl"),
    (Opcode::LShr, "llvm.lshr"),
    (Opcode::AShr, "llvm.ashr"),
    (Opcode::And, "llvm.and"),
    (Opcode::Or, "llvm.or"),
    (Opcode::Xor, "llvm.xor"),
    (Opcode::ExtractElement, "llvm.extractelement"),
    (Opcode::InsertElement, "llvm.insertelement"),
    (Opcode::Trunc, "llvm.trunc"),
    (Opcode::ZExt, "llvm.zext"),
    (Opcode::SExt, "llvm.sext"),
    (Opcode::FpTrunc, "llvm.fptrunc"),
    (Opcode::FpExt, "llvm.fpext"),
    (Opcode::FpToUi, "llvm.fptoui"),
    (Opcode::FpToSi, "llvm.fptosi"),
    (Opcode::UiToFp, "llvm.uitofp"),
    (Opcode::SiToFp, "llvm.sitofp"),
    (Opcode::PtrToInt, "llvm.ptrtoint"),
    (Opcode::IntToPtr, "llvm.inttoptr"),
    (Opcode::BitCast, "llvm.bitcast"),
    (Opcode::AddrSpaceCast, "llvm.addrspacecast"),
    (Opcode::Select, "llvm.select"),
    (Opcode::Freeze, "llvm.freeze"),
    (Opcode::VaArg, "llvm.va_arg"),
    (Opcode::Unreachable, "llvm.unreachable"),
    (Opcode::Resume, "llvm.resume"),
    (Opcode::Ret, "llvm.return"),
];

/// The op of an instruction that is nothing but operands and a result.
pub(crate) fn plain_name(opcode: Opcode) -> Option<&'static str> {
    PLAIN.iter().find(|row| row.0 == opcode).map(|row| row.1)
}

const FAST_MATH: &[(Flags, u64)] = &[
    (Flags::NNAN, 1),
    (Flags::NINF, 2),
    (Flags::NSZ, 4),
    (Flags::ARCP, 8),
    (Flags::CONTRACT, 16),
    (Flags::AFN, 32),
    (Flags::REASSOC, 64),
];

fn bits(flags: Flags, rows: &[(Flags, u64)]) -> u64 {
    rows.iter().filter(|row| flags.contains(row.0)).fold(0, |bits, row| bits | row.1)
}

/// Sets what flags an op has places for.
pub(crate) fn set_flags(ctx: &Context, new: &mut New, flags: Flags) {
    let fast = bits(flags, FAST_MATH);
    if fast != 0 {
        new.set("fastmathFlags", case(ctx, &attrs::FASTMATH, fast));
    }
    let overflow = bits(flags, &[(Flags::NSW, 1), (Flags::NUW, 2)]);
    if overflow != 0 {
        new.set("overflowFlags", Attribute::i32(ctx, overflow as i32));
    }
    new.flag("isExact", flags.contains(Flags::EXACT));
    new.flag("isDisjoint", flags.contains(Flags::DISJOINT));
    new.flag("nonNeg", flags.contains(Flags::NNEG));
    new.flag("volatile_", flags.contains(Flags::VOLATILE));
    new.flag("weak", flags.contains(Flags::WEAK));
}

/// `llvm.getelementptr`: only indices into structs are kept as numbers. `known` are the indices
/// that are constants.
pub(crate) fn gep(
    state: &mut State<'_, '_>,
    source: l::Type,
    flags: Flags,
    operands: &[Value],
    known: &[Option<Constant>],
    ty: Type,
) -> Result<New, Failure> {
    let (ctx, llvm) = (state.ctx(), state.llvm());
    let mut new = state.new_op("llvm.getelementptr")?;
    let (mut raw, mut dynamic) = (Vec::new(), Vec::new());
    let mut current = Some(source);
    for (at, (&value, index)) in operands.iter().skip(1).zip(known).enumerate() {
        let number = index.and_then(|index| small_index(llvm, index));
        let in_struct = at > 0 && current.is_some_and(|ty| llvm.struct_fields(ty).is_some());
        match number.filter(|_| in_struct) {
            Some(number) => {
                raw.push(number);
                new.fold_operand(at + 1);
            }
            None => {
                raw.push(DYNAMIC_INDEX);
                dynamic.push(value);
            }
        }
        if at > 0 {
            current = current.and_then(|ty| match *llvm.ty(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => Some(elem),
                _ => llvm.struct_fields(ty)?.0.get(usize::try_from(number?).ok()?).copied(),
            });
        }
    }
    let element = state.ty(source);
    let base = operands.first().copied().ok_or(Failure)?;
    new.group(&[base]).group(&dynamic).result(ty);
    new.set("rawConstantIndices", Attribute::i32_array(ctx, &raw));
    new.set("elem_type", Attribute::ty(ctx, element));
    let rows = [(Flags::INBOUNDS, 3), (Flags::NUSW, 2), (Flags::NUW, 4)];
    new.set("noWrapFlags", Attribute::i32(ctx, bits(flags, &rows) as i32));
    Ok(new)
}

fn small_index(llvm: &l::Context, index: Constant) -> Option<i32> {
    match llvm.constant(index) {
        ConstantData::Int { bits, .. } => i32::try_from(*bits).ok(),
        ConstantData::Splat { elem, .. } => small_index(llvm, *elem),
        ConstantData::Zero(_) => Some(0),
        _ => None,
    }
}

/// Number of an ordering in the dialect.
fn ordering(ctx: &Context, ordering: Ordering) -> Attribute {
    let number = match ordering {
        Ordering::NotAtomic => 0,
        Ordering::Unordered => 1,
        Ordering::Monotonic => 2,
        Ordering::Acquire => 4,
        Ordering::Release => 5,
        Ordering::AcqRel => 6,
        Ordering::SeqCst => 7,
    };
    Attribute::i64(ctx, number)
}

/// Number of a case by its word; the dialect writes some words with a line before them.
fn number_of(cases: &couloir_ir::attr::EnumDef, word: &str) -> Option<u64> {
    cases.value_of(word).or_else(|| cases.value_of(&format!("_{word}")))
}

impl FunctionImport<'_, '_, '_> {
    /// Imports an instruction that is neither a call, a `phi` nor a branch.
    pub(crate) fn instruction(&mut self, inst: Inst) -> Result<(), Failure> {
        let data = self.source.inst(inst);
        let ctx = self.state.ctx();
        let name = match data.opcode() {
            Opcode::GetElementPtr => return self.gep(inst),

            Opcode::Alloca => "llvm.alloca",
            Opcode::Load => "llvm.load",
            Opcode::Store => "llvm.store",
            Opcode::Fence => "llvm.fence",
            Opcode::CmpXchg => "llvm.cmpxchg",
            Opcode::AtomicRmw => "llvm.atomicrmw",
            Opcode::ICmp => "llvm.icmp",
            Opcode::FCmp => "llvm.fcmp",
            Opcode::ExtractValue => "llvm.extractvalue",
            Opcode::InsertValue => "llvm.insertvalue",
            Opcode::ShuffleVector => "llvm.shufflevector",
            Opcode::LandingPad => "llvm.landingpad",
            opcode => match plain_name(opcode) {
                Some(name) => name,
                None => return self.unhandled("instruction", inst),
            },
        };
        let operands = match self.operand_values(inst) {
            Ok(operands) => operands,
            Err(_) if name != "llvm.landingpad" => return self.unhandled("instruction", inst),
            Err(failure) => return Err(failure),
        };
        let mut new = self.state.new_op(name)?;
        new.group(&operands);
        if data.result().is_some() {
            let ty = self.state.ty(data.ty());
            new.result(ty);
        }
        set_flags(ctx, &mut new, data.flags());
        self.particulars(inst, &mut new)?;
        self.memory_metadata(inst, &mut new)?;
        self.finish(inst, new);
        Ok(())
    }

    /// What some instructions have besides operands and flags.
    fn particulars(&mut self, inst: Inst, new: &mut New) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let data = self.source.inst(inst);
        // The dialect's number has 32 bits; none is left of the largest alignment.
        if let Some(align) = data.alignment().filter(|&align| align as u32 != 0) {
            new.set("alignment", Attribute::i64(ctx, align as i64));
        }
        if let Some(scope) = self.source.sync_scope(inst) {
            new.set("syncscope", self.state.text(scope));
        }
        match data.opcode() {
            Opcode::Alloca => {
                let elem = self.state.ty(data.source_type().ok_or(Failure)?);
                new.set("elem_type", Attribute::ty(ctx, elem));
                new.flag("inalloca", data.flags().contains(Flags::INALLOCA));
            }
            Opcode::CmpXchg => {
                new.set("success_ordering", ordering(ctx, data.ordering()));
                new.set("failure_ordering", ordering(ctx, data.failure_ordering()));
            }
            Opcode::AtomicRmw => {
                let op = data.rmw_op().ok_or(Failure)?;
                let number = number_of(&attrs::enums::BIN_OP_CASES, op.name()).ok_or(Failure)?;
                new.set("bin_op", Attribute::i64(ctx, number as i64));
                new.set("ordering", ordering(ctx, data.ordering()));
            }
            Opcode::Load | Opcode::Store | Opcode::Fence => {
                new.set("ordering", ordering(ctx, data.ordering()));
            }
            Opcode::ICmp => {
                let word = data.int_predicate().ok_or(Failure)?.name();
                let number = number_of(&attrs::enums::ICMP_CASES, word).ok_or(Failure)?;
                new.set("predicate", Attribute::i64(ctx, number as i64));
            }
            Opcode::FCmp => {
                let word = data.float_predicate().ok_or(Failure)?.name();
                let number = number_of(&attrs::enums::FCMP_CASES, word).ok_or(Failure)?;
                new.set("predicate", Attribute::i64(ctx, number as i64));
            }
            Opcode::ExtractValue | Opcode::InsertValue => {
                let numbers = self.source.numbers(inst);
                let position: Vec<i64> = numbers.iter().map(|&n| i64::from(n)).collect();
                new.set("position", Attribute::i64_array(ctx, &position));
            }
            Opcode::ShuffleVector => {
                let lanes = self.source.numbers(inst);
                new.set("mask", Attribute::i32_array(ctx, &lanes));
            }
            Opcode::LandingPad => {
                new.flag("cleanup", data.flags().contains(Flags::CLEANUP));
            }
            _ => {}
        }
        Ok(())
    }

    fn gep(&mut self, inst: Inst) -> Result<(), Failure> {
        let operands = self.operand_values(inst)?;
        let data = self.source.inst(inst);
        let values = self.source.operands(inst);
        let known: Vec<_> = values.iter().skip(1).map(|value| value.as_constant()).collect();
        let ty = self.state.ty(data.ty());
        let source = data.source_type().ok_or(Failure)?;
        let new = gep(&mut self.state, source, data.flags(), &operands, &known, ty)?;
        self.finish(inst, new);
        Ok(())
    }
}

impl FunctionImport<'_, '_, '_> {
    /// Reports an instruction that the dialect has no op for.
    pub(crate) fn unhandled(&mut self, what: &str, inst: Inst) -> Result<(), Failure> {
        let importer = &mut *self.state.importer;
        let text = importer.texts.line(self.symbol, inst);
        importer.fail_at(self.state.location, &format!("unhandled {what}: {text}"))
    }
}
