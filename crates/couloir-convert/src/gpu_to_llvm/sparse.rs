//! Sparse matrices: an op becomes a call that is given what a row of the table says.

use std::sync::Arc;

use couloir_dialects::gpu::{self, TRANSPOSE_MODE};
use couloir_dialects::llvm;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::num::FloatKind;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet,
};

use super::runtime;
use super::stream;
use crate::llvm_common::Llvm;
use crate::llvm_common::descriptor::MemRefDescriptor;
use crate::runtime_functions::Function;

/// What is given to a function.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// An operand, by its group.
    Operand(usize),
    /// Where a memref was allocated, by its group.
    Memory(usize),
    /// The number of the type of a memref's elements that are indices.
    Index(usize),
    /// The number of the type of a memref's elements.
    Data(usize),
    /// The number of the type that an attribute names.
    Compute(usize),
    /// Whether a matrix is transposed, as an attribute says.
    Mode(usize),
}

use Part::{Compute, Data, Index, Memory, Mode, Operand};

/// How an op is lowered: the function, what it is given in order, and the stream after that.
struct Row {
    def: &'static OpDef,
    function: &'static Function,
    parts: &'static [Part],
    /// Which parts are made before the others.
    first: &'static [usize],
}

macro_rules! rows {
    ($($op:ident => $function:ident($($part:ident($slot:ident)),*) $(first $first:expr)?;)*) => {
        &[$(Row {
            def: gpu::$op::def(),
            function: &runtime::$function,
            parts: &[$($part(gpu::$op::$slot)),*],
            first: rows!(@first $($first)?),
        }),*]
    };
    (@first) => { &[] };
    (@first $first:expr) => { &$first };
}

static ROWS: &[Row] = rows! {
    CreateCoo => CREATE_COO(Operand(ROWS), Operand(COLS), Operand(NNZ), Memory(ROW_IDXS),
        Memory(COL_IDXS), Memory(VALUES), Index(COL_IDXS), Data(VALUES));
    CreateCooAos => CREATE_COO_AOS(Operand(ROWS), Operand(COLS), Operand(NNZ), Memory(IDXS),
        Memory(VALUES), Index(IDXS), Data(VALUES));
    CreateCsr => CREATE_CSR(Operand(ROWS), Operand(COLS), Operand(NNZ), Memory(ROW_POS),
        Memory(COL_IDXS), Memory(VALUES), Index(ROW_POS), Index(COL_IDXS), Data(VALUES));
    CreateCsc => CREATE_CSC(Operand(ROWS), Operand(COLS), Operand(NNZ), Memory(COL_POS),
        Memory(ROW_IDXS), Memory(VALUES), Index(COL_POS), Index(ROW_IDXS), Data(VALUES));
    CreateBsr => CREATE_BSR(Operand(BROWS), Operand(BCOLS), Operand(BNNZ), Operand(R_BLOCK_SIZE),
        Operand(C_BLOCK_SIZE), Memory(B_ROW_POS), Memory(B_COL_IDXS), Memory(VALUES),
        Index(B_ROW_POS), Index(B_COL_IDXS), Data(VALUES));
    SpmvBufferSize => SPMV_BUFFER_SIZE(Mode(MODE_A), Operand(SPMAT_A), Operand(DN_X),
        Operand(DN_Y), Compute(COMPUTE_TYPE));
    Spmv => SPMV(Mode(MODE_A), Operand(SPMAT_A), Operand(DN_X), Operand(DN_Y),
        Compute(COMPUTE_TYPE), Memory(BUFFER));
    SddmmBufferSize => SDDMM_BUFFER_SIZE(Mode(MODE_A), Mode(MODE_B), Operand(DNMAT_A),
        Operand(DNMAT_B), Operand(SPMAT_C), Compute(COMPUTE_TYPE));
    Sddmm => SDDMM(Mode(MODE_A), Mode(MODE_B), Operand(DNMAT_A), Operand(DNMAT_B),
        Operand(SPMAT_C), Compute(COMPUTE_TYPE), Memory(BUFFER)) first [5];
    SpgemmCreateDescr => SPGEMM_CREATE_DESCR();
    SpgemmDestroyDescr => SPGEMM_DESTROY_DESCR(Operand(DESC));
    SpgemmCopy => SPGEMM_COPY(Operand(DESC), Mode(MODE_A), Mode(MODE_B), Operand(SPMAT_A),
        Operand(SPMAT_B), Operand(SPMAT_C), Compute(COMPUTE_TYPE)) first [6];
    SetCsrPointers => SET_CSR_POINTERS(Operand(SPMAT), Memory(POSITIONS), Memory(COORDINATES),
        Memory(VALUES));
};

/// Of a part of the work on a product of sparse matrices; an attribute says which function it is.
static PRODUCT: &[Row] = rows! {
    SpgemmWorkEstimationOrCompute => SPGEMM_WORK_ESTIMATION(Operand(DESC), Mode(MODE_A),
        Mode(MODE_B), Operand(SPMAT_A), Operand(SPMAT_B), Operand(SPMAT_C), Compute(COMPUTE_TYPE),
        Operand(BUFFER_SZ), Memory(BUFFER)) first [6];
    SpgemmWorkEstimationOrCompute => SPGEMM_COMPUTE(Operand(DESC), Mode(MODE_A), Mode(MODE_B),
        Operand(SPMAT_A), Operand(SPMAT_B), Operand(SPMAT_C), Compute(COMPUTE_TYPE),
        Operand(BUFFER_SZ), Memory(BUFFER)) first [6];
};

/// Of products of a sparse matrix that is not structured.
static SPMM: &[Row] = rows! {
    SpmmBufferSize => SPMM_BUFFER_SIZE(Mode(MODE_A), Mode(MODE_B), Operand(SPMAT_A),
        Operand(DNMAT_B), Operand(DNMAT_C), Compute(COMPUTE_TYPE));
    Spmm => SPMM(Mode(MODE_A), Mode(MODE_B), Operand(SPMAT_A), Operand(DNMAT_B), Operand(DNMAT_C),
        Compute(COMPUTE_TYPE), Memory(BUFFERS));
};

/// Adds the patterns.
pub(super) fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>) {
    for row in ROWS {
        let own = Arc::clone(llvm);
        patterns.add(row.def, &llvm.converter, move |op, new, rw| row.lower(&own, op, new, rw));
    }
    let own = Arc::clone(llvm);
    let def = gpu::SpgemmWorkEstimationOrCompute::def();
    patterns.add(def, &llvm.converter, move |op, new, rw| {
        let kind = rw.view(op).prop(gpu::SpgemmWorkEstimationOrCompute::KIND);
        let kind = kind.and_then(|kind| kind.enum_bits(rw.context(), &gpu::SPARSE_PRODUCT_KIND));
        let row = PRODUCT.get(usize::from(kind == Some(1))).or_no_match("no such part")?;
        row.lower(&own, op, new, rw)
    });
}

/// The product of a sparse matrix that is not structured, or how much memory that needs.
pub(super) fn product(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let row = SPMM.iter().find(|row| rw.view(op).is(row.def)).or_no_match("no product")?;
    row.lower(llvm, op, new, rw)
}

impl Row {
    fn lower(
        &self,
        llvm: &Llvm,
        op: Op,
        new: &Operands,
        rw: &mut ConversionRewriter<'_>,
    ) -> Lowered {
        let stream = stream(rw.view(op), new)?;
        let mut args = vec![stream; self.parts.len().saturating_add(1)];
        let rest = (0..self.parts.len()).filter(|at| !self.first.contains(at));
        for at in self.first.iter().copied().chain(rest) {
            if let Some((arg, part)) = args.get_mut(at).zip(self.parts.get(at)) {
                *arg = part.value(llvm, op, new, rw)?;
            }
        }
        if !self.function.has_result() {
            self.function.call(rw, &args);
            return rw.replace(op, stream);
        }
        let value = self.function.value(rw, &args);
        rw.replace_all(op, &[value, stream])
    }
}

/// `llvm.mlir.constant(number : i32) : i32`
pub(super) fn number(rw: &mut ConversionRewriter<'_>, number: i64) -> Value {
    rw.insert1(llvm::constant_int(rw.context(), Type::I32, number))
}

impl Part {
    /// Makes it.
    pub(super) fn value(
        self,
        llvm: &Llvm,
        op: Op,
        new: &Operands,
        rw: &mut ConversionRewriter<'_>,
    ) -> Result<Value, NoMatch> {
        let (ctx, view) = (rw.context(), rw.view(op));
        Ok(match self {
            Operand(group) => super::operand(view, new, group)?,
            Memory(group) => {
                let memory = super::operand(view, new, group)?;
                MemRefDescriptor::new(llvm, memory).allocated(rw)
            }
            Index(group) => {
                let ty = element(view, group)?;
                number(rw, index_type(ctx, ty))
            }
            Data(group) => {
                let ty = element(view, group)?;
                number(rw, data_type(ctx, ty))
            }
            Compute(slot) => {
                let ty = view.prop(slot).and_then(|ty: Attribute| ty.as_type(ctx));
                number(rw, data_type(ctx, ty.or_no_match("no type")?))
            }
            Mode(slot) => {
                let mode = view.prop(slot).and_then(|mode| mode.enum_bits(ctx, &TRANSPOSE_MODE));
                number(rw, mode.unwrap_or(0) as i64)
            }
        })
    }
}

/// The type of the elements of a memref, by its group.
fn element(view: OpRef<'_>, group: usize) -> Result<Type, NoMatch> {
    let memref = view.operand_in(group).and_then(|value| view.ty(value).as_memref(view.ctx()));
    Ok(memref.or_no_match("not a memref")?.element)
}

/// The number of a type of indices.
fn index_type(ctx: &Context, ty: Type) -> i64 {
    match ty.int_width(ctx) {
        Some(16) => 1,
        Some(32) => 2,
        _ => 3,
    }
}

/// The number of a type of 32 bit integers, which stands for those without one, too.
const INTEGER: i64 = 10;

/// The number of a type of elements.
fn data_type(ctx: &Context, ty: Type) -> i64 {
    if let TypeKind::Complex(part) = ty.kind(ctx) {
        return match data_type(ctx, *part) {
            part @ (0..=3) => part + 4,
            INTEGER if part.int_width(ctx) != Some(32) => INTEGER,
            part => part + 1,
        };
    }
    match (ty.float_kind(ctx), ty.int_width(ctx)) {
        (Some(FloatKind::F16), _) => 2,
        (Some(FloatKind::BF16), _) => BFLOAT,
        (Some(FloatKind::F32), _) => 0,
        (Some(FloatKind::F64), _) => 1,
        (_, Some(8)) => 3,
        (_, Some(16)) => 20,
        _ => INTEGER,
    }
}

/// The number of `bf16`.
const BFLOAT: i64 = 14;
