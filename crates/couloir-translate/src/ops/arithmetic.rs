//! Arithmetic, casts, comparisons, `select`, `freeze`.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Flags, FloatPredicate, IntPredicate, Opcode};

use super::FlagSource as F;
use super::Row::{self, Binary, Cast, With};
use super::calls::takes_fast_math;
use crate::function::FunctionState;
use crate::read::bits_of;

pub(super) const ROWS: &[(&str, Row)] = &[
    ("llvm.add", Binary(Opcode::Add, F::Overflow)),
    ("llvm.sub", Binary(Opcode::Sub, F::Overflow)),
    ("llvm.mul", Binary(Opcode::Mul, F::Overflow)),
    ("llvm.udiv", Binary(Opcode::UDiv, F::Exact)),
    ("llvm.sdiv", Binary(Opcode::SDiv, F::Exact)),
    ("llvm.urem", Binary(Opcode::URem, F::None)),
    ("llvm.srem", Binary(Opcode::SRem, F::None)),
    ("llvm.and", Binary(Opcode::And, F::None)),
    ("llvm.or", Binary(Opcode::Or, F::Disjoint)),
    ("llvm.xor", Binary(Opcode::Xor, F::None)),
    ("llvm.shl", Binary(Opcode::Shl, F::Overflow)),
    ("llvm.lshr", Binary(Opcode::LShr, F::Exact)),
    ("llvm.ashr", Binary(Opcode::AShr, F::Exact)),
    ("llvm.fadd", Binary(Opcode::FAdd, F::FastMath)),
    ("llvm.fsub", Binary(Opcode::FSub, F::FastMath)),
    ("llvm.fmul", Binary(Opcode::FMul, F::FastMath)),
    ("llvm.fdiv", Binary(Opcode::FDiv, F::FastMath)),
    ("llvm.frem", Binary(Opcode::FRem, F::FastMath)),
    ("llvm.trunc", Cast(Opcode::Trunc, F::Overflow)),
    ("llvm.zext", Cast(Opcode::ZExt, F::NonNeg)),
    ("llvm.sext", Cast(Opcode::SExt, F::None)),
    ("llvm.fptrunc", Cast(Opcode::FpTrunc, F::None)),
    ("llvm.fpext", Cast(Opcode::FpExt, F::None)),
    ("llvm.fptoui", Cast(Opcode::FpToUi, F::None)),
    ("llvm.fptosi", Cast(Opcode::FpToSi, F::None)),
    ("llvm.uitofp", Cast(Opcode::UiToFp, F::NonNeg)),
    ("llvm.sitofp", Cast(Opcode::SiToFp, F::None)),
    ("llvm.ptrtoint", Cast(Opcode::PtrToInt, F::None)),
    ("llvm.inttoptr", With(int_to_ptr)),
    ("llvm.bitcast", Cast(Opcode::BitCast, F::None)),
    ("llvm.addrspacecast", Cast(Opcode::AddrSpaceCast, F::None)),
    ("llvm.icmp", With(icmp)),
    ("llvm.fcmp", With(fcmp)),
    ("llvm.select", With(select)),
    ("llvm.fneg", With(fneg)),
    ("llvm.freeze", With(freeze)),
];

const INT_PREDICATES: &[IntPredicate] = &[
    IntPredicate::Eq,
    IntPredicate::Ne,
    IntPredicate::Slt,
    IntPredicate::Sle,
    IntPredicate::Sgt,
    IntPredicate::Sge,
    IntPredicate::Ult,
    IntPredicate::Ule,
    IntPredicate::Ugt,
    IntPredicate::Uge,
];

const FLOAT_PREDICATES: &[FloatPredicate] = &[
    FloatPredicate::False,
    FloatPredicate::Oeq,
    FloatPredicate::Ogt,
    FloatPredicate::Oge,
    FloatPredicate::Olt,
    FloatPredicate::Ole,
    FloatPredicate::One,
    FloatPredicate::Ord,
    FloatPredicate::Ueq,
    FloatPredicate::Ugt,
    FloatPredicate::Uge,
    FloatPredicate::Ult,
    FloatPredicate::Ule,
    FloatPredicate::Une,
    FloatPredicate::Uno,
    FloatPredicate::True,
];

fn icmp(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let number = bits_of(op, state.names().predicate) as usize;
    let pred = INT_PREDICATES.get(number).copied().ok_or(Failure)?;
    let (lhs, rhs) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let value = state.icmp(pred, lhs, rhs);
    state.set_result(op, value)
}

fn fcmp(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let number = bits_of(op, state.names().predicate) as usize;
    let pred = FLOAT_PREDICATES.get(number).copied().ok_or(Failure)?;
    let (lhs, rhs) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let flags = F::FastMath.of(op, state.names());
    let value = state.fcmp(pred, flags, lhs, rhs);
    state.set_result(op, value)
}

fn select(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let [cond, yes, no] = [state.operand(op, 0)?, state.operand(op, 1)?, state.operand(op, 2)?];
    let float = takes_fast_math(state.llvm(), state.builder.type_of(yes));
    let flags = if float { F::FastMath.of(op, state.names()) } else { Flags::NONE };
    let value = state.select(flags, cond, yes, no);
    state.set_result(op, value)
}

fn fneg(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let operand = state.operand(op, 0)?;
    let flags = F::FastMath.of(op, state.names());
    let value = state.fneg(flags, operand);
    state.set_result(op, value)
}

fn freeze(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let operand = state.operand(op, 0)?;
    let value = state.builder.unary(Opcode::Freeze, Flags::NONE, operand);
    state.set_result(op, value)
}

fn int_to_ptr(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let operand = state.operand(op, 0)?;
    let to = state.result_type(op)?;
    let value = state.cast(Opcode::IntToPtr, Flags::NONE, operand, to);
    state.attach_dereferenceable(op, value);
    state.set_result(op, value)
}
