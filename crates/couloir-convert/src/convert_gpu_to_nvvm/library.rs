//! The functions of `libdevice`.

use couloir_dialects::{arith, llvm, math};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::op::Trait;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, Place};

use crate::gpu_common::calls::{Row, extend, is_fast};
use crate::gpu_common::strings::{Function, call};
use crate::gpu_common::{constant_i32, unary};
use crate::llvm_common::Llvm;

/// The functions by op.
pub(super) static TABLE: &[Row] = &[
    Row { int: "__nv_abs", ..Row::new(math::Absi::def(), "", "") },
    Row::new(arith::Remf::def(), "__nv_fmodf", "__nv_fmod"),
    Row::new(arith::Maxnumf::def(), "__nv_fmaxf", "__nv_fmax"),
    Row::new(arith::Minnumf::def(), "__nv_fminf", "__nv_fmin"),
    Row::new(math::Absf::def(), "__nv_fabsf", "__nv_fabs"),
    Row::new(math::Acos::def(), "__nv_acosf", "__nv_acos"),
    Row::new(math::Acosh::def(), "__nv_acoshf", "__nv_acosh"),
    Row::new(math::Asin::def(), "__nv_asinf", "__nv_asin"),
    Row::new(math::Asinh::def(), "__nv_asinhf", "__nv_asinh"),
    Row::new(math::Atan::def(), "__nv_atanf", "__nv_atan"),
    Row::new(math::Atan2::def(), "__nv_atan2f", "__nv_atan2"),
    Row::new(math::Atanh::def(), "__nv_atanhf", "__nv_atanh"),
    Row::new(math::Cbrt::def(), "__nv_cbrtf", "__nv_cbrt"),
    Row::new(math::Ceil::def(), "__nv_ceilf", "__nv_ceil"),
    Row::new(math::Copysign::def(), "__nv_copysignf", "__nv_copysign"),
    Row::new(math::Cos::def(), "__nv_cosf", "__nv_cos").fast("__nv_fast_cosf"),
    Row::new(math::Cosh::def(), "__nv_coshf", "__nv_cosh"),
    Row::new(math::Erf::def(), "__nv_erff", "__nv_erf"),
    Row::new(math::Erfc::def(), "__nv_erfcf", "__nv_erfc"),
    Row::new(math::Exp::def(), "__nv_expf", "__nv_exp").fast("__nv_fast_expf"),
    Row::new(math::Exp2::def(), "__nv_exp2f", "__nv_exp2"),
    Row::new(math::Expm1::def(), "__nv_expm1f", "__nv_expm1"),
    Row::new(math::Floor::def(), "__nv_floorf", "__nv_floor"),
    Row::new(math::Fma::def(), "__nv_fmaf", "__nv_fma"),
    Row::new(math::Isfinite::def(), "__nv_finitef", "__nv_isfinited"),
    Row::new(math::Isinf::def(), "__nv_isinff", "__nv_isinfd"),
    Row::new(math::Isnan::def(), "__nv_isnanf", "__nv_isnand"),
    Row::new(math::Log::def(), "__nv_logf", "__nv_log").fast("__nv_fast_logf"),
    Row::new(math::Log10::def(), "__nv_log10f", "__nv_log10").fast("__nv_fast_log10f"),
    Row::new(math::Log1p::def(), "__nv_log1pf", "__nv_log1p"),
    Row::new(math::Log2::def(), "__nv_log2f", "__nv_log2").fast("__nv_fast_log2f"),
    Row::new(math::Powf::def(), "__nv_powf", "__nv_pow").fast("__nv_fast_powf"),
    Row::new(math::Fpowi::def(), "__nv_powif", "__nv_powi"),
    Row::new(math::Round::def(), "__nv_roundf", "__nv_round"),
    Row::new(math::Roundeven::def(), "__nv_rintf", "__nv_rint"),
    Row::new(math::Rsqrt::def(), "__nv_rsqrtf", "__nv_rsqrt"),
    Row::new(math::Sin::def(), "__nv_sinf", "__nv_sin").fast("__nv_fast_sinf"),
    Row::new(math::Sinh::def(), "__nv_sinhf", "__nv_sinh"),
    Row::new(math::Sqrt::def(), "__nv_sqrtf", "__nv_sqrt"),
    Row::new(math::Tan::def(), "__nv_tanf", "__nv_tan").fast("__nv_fast_tanf"),
    Row::new(math::Tanh::def(), "__nv_tanhf", "__nv_tanh"),
];

/// The function that puts sine and cosine into memory.
static SINCOS: Row =
    Row::new(math::Sincos::def(), "__nv_sincosf", "__nv_sincos").fast("__nv_fast_sincosf");

/// Sine and cosine, which the library leaves in memory on the stack.
pub(super) fn sincos(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("no operand")?;
    let ty = rw.ty(value);
    let found = SINCOS.function(ctx, ty, is_fast(rw.view(op)));
    let (name, extended) = found.or_no_match("no function for the type")?;
    let own = extended.unwrap_or(ty);
    let [sine, cosine] = memory(llvm, op, rw, own).or_no_match("no place for the results")?;
    let result = ty;
    let value = extend(rw, value, extended);
    let ty = llvm::func(ctx, llvm.void, &[own, llvm.ptr, llvm.ptr], false);
    let function = Function { name, ty, passthrough: None, place: Place::BeforeOwner };
    call(rw, &function, &[value, sine, cosine]);
    let results = [sine, cosine].map(|at| rw.insert1(llvm::load(ctx, own, at)));
    let results = match extended {
        Some(_) => results.map(|value| unary(rw, llvm::FPTrunc::def(), value, result)),
        None => results,
    };
    rw.replace_all(op, &results)
}

/// Memory for two floats, at the start of the scope for it.
fn memory(llvm: &Llvm, op: Op, rw: &mut ConversionRewriter<'_>, ty: Type) -> Option<[Value; 2]> {
    let body = rw.scope().body;
    let is_scope = |op: &Op| rw.view(*op).has(Trait::AutomaticAllocationScope);
    let scope = std::iter::successors(body.parent_op(op), |&op| body.parent_op(op)).find(is_scope);
    let region = match scope {
        Some(scope) => *body.regions(scope).first()?,
        None => *body.roots().first()?,
    };
    let entry = body.entry_block(region)?;
    let point = rw.point();
    let start = InsertPoint::start(rw.body(), entry);
    rw.set_point(start);
    let one = constant_i32(rw, 1);
    let pointer = llvm.pointer_to(rw.context(), ty);
    let slots = [(); 2].map(|()| {
        let new = llvm::alloca(rw.context(), pointer, ty, one);
        rw.insert1(new)
    });
    rw.set_point(point);
    Some(slots)
}
