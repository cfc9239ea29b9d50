//! What single intrinsics ask of their arguments.

use super::super::{Checked, Rules};
use super::Call;
use super::places as p;
use super::setup as u;
use super::targets as t;
use super::vectors as v;
use super::words as w;
use super::{collection as g, matrices as m};
use crate::attributes::{AttrKind, AttrStyle};
use crate::body::{OperandBundle, Value};
use crate::constants::ConstantData;
use crate::module::{GlobalRef, ThreadLocal};
use crate::opcode::Opcode;
use crate::types::{Type, TypeData};

pub(super) type Rule = for<'m> fn(&mut Rules<'m>, Call<'m>) -> Checked;

/// By name after `llvm.`, in order.
pub(super) const ROWS: &[(&str, Rule)] = &[
    ("aarch64.ldaxr", p::element_type_first),
    ("aarch64.ldxr", p::element_type_first),
    ("aarch64.prefetch", t::prefetch),
    ("aarch64.range.prefetch", t::range_prefetch),
    ("aarch64.stlxr", p::element_type_second),
    ("aarch64.stxr", p::element_type_second),
    ("amdgcn.call.whole.wave", t::whole_wave),
    ("amdgcn.cooperative.atomic.load.16x8B", t::cooperative),
    ("amdgcn.cooperative.atomic.load.32x4B", t::cooperative),
    ("amdgcn.cooperative.atomic.load.8x16B", t::cooperative),
    ("amdgcn.cooperative.atomic.store.16x8B", t::cooperative),
    ("amdgcn.cooperative.atomic.store.32x4B", t::cooperative),
    ("amdgcn.cooperative.atomic.store.8x16B", t::cooperative),
    ("amdgcn.cs.chain", t::chain),
    ("amdgcn.init.exec.from.input", t::exec_from_input),
    ("amdgcn.mfma.scale.f32.16x16x128.f8f6f4", m::multiply_add),
    ("amdgcn.mfma.scale.f32.32x32x64.f8f6f4", m::multiply_add),
    ("amdgcn.s.prefetch.data", t::data_prefetch),
    ("amdgcn.set.inactive.chain.arg", t::inactive_argument),
    ("amdgcn.wmma.f32.16x16x128.f8f6f4", m::wave),
    ("amdgcn.wmma.scale.f32.16x16x128.f8f6f4", m::wave),
    ("amdgcn.wmma.scale16.f32.16x16x128.f8f6f4", m::wave),
    ("arm.ldaex", p::element_type_first),
    ("arm.ldrex", p::element_type_first),
    ("arm.stlex", p::element_type_second),
    ("arm.strex", p::element_type_second),
    ("assume", assume),
    ("bswap", bswap),
    ("call.preallocated.arg", p::preallocated_arg),
    ("call.preallocated.setup", u::set_up),
    ("call.preallocated.teardown", p::preallocated_teardown),
    ("callbr.landingpad", p::callbr_pad),
    ("coro.id", coro_id),
    ("eh.exceptioncode", p::exception),
    ("eh.exceptionpointer", p::exception),
    ("experimental.constrained.fpext", v::constrained_fpext),
    ("experimental.constrained.fptosi", v::same_shape),
    ("experimental.constrained.fptoui", v::same_shape),
    ("experimental.constrained.fptrunc", v::constrained_fptrunc),
    ("experimental.constrained.sitofp", v::constrained_from_int),
    ("experimental.constrained.uitofp", v::constrained_from_int),
    ("experimental.deoptimize", p::deoptimize),
    ("experimental.gc.get.pointer.base", p::pointer_base),
    ("experimental.gc.relocate", g::relocate),
    ("experimental.gc.result", g::result),
    ("experimental.gc.statepoint", g::statepoint),
    ("experimental.get.vector.length", v::vector_length),
    ("experimental.guard", p::guard),
    ("experimental.noalias.scope.decl", w::scope_list),
    ("experimental.vector.match", v::vector_match),
    ("fptrunc.round", w::rounded_to),
    ("gcread", g::collected),
    ("gcroot", g::gc_root),
    ("gcwrite", g::collected),
    ("get.active.lane.mask", v::lane_mask),
    ("get.dynamic.area.offset", p::area_offset),
    ("init.trampoline", p::trampoline),
    ("is.fpclass", fpclass),
    ("lifetime.end", lifetime),
    ("lifetime.start", lifetime),
    ("llrint", v::rounded),
    ("llround", v::rounded),
    ("localescape", u::local_escape),
    ("localrecover", u::local_recover),
    ("lrint", v::rounded),
    ("lround", v::rounded),
    ("matrix.column.major.load", v::matrix_load),
    ("matrix.column.major.store", v::matrix_store),
    ("matrix.multiply", v::matrix_multiply),
    ("matrix.transpose", v::matrix_transpose),
    ("memcpy.element.unordered.atomic", p::element_wise_copy),
    ("memmove.element.unordered.atomic", p::element_wise_copy),
    ("memset.element.unordered.atomic", p::element_wise_set),
    ("prefetch", prefetch),
    ("preserve.array.access.index", p::element_type_first),
    ("preserve.struct.access.index", p::element_type_first),
    ("ptrmask", ptrmask),
    ("reloc.none", w::relocation),
    ("scmp", three_way),
    ("sdiv.fix", w::signed_fix),
    ("sdiv.fix.sat", w::signed_fix),
    ("smul.fix", w::signed_fix),
    ("smul.fix.sat", w::signed_fix),
    ("stackprotector", p::stack_protector),
    ("stepvector", v::stepvector),
    ("thread.pointer", p::thread_pointer),
    ("threadlocal.address", thread_local),
    ("ucmp", three_way),
    ("udiv.fix", w::unsigned_fix),
    ("udiv.fix.sat", w::unsigned_fix),
    ("umul.fix", w::unsigned_fix),
    ("umul.fix.sat", w::unsigned_fix),
    ("va_start", va_start),
    ("vector.extract", v::extract),
    ("vector.insert", v::insert),
    ("vector.partial.reduce.add", v::partial),
    ("vector.partial.reduce.fadd", v::partial),
    ("vector.reduce.add", v::reduce_ints),
    ("vector.reduce.and", v::reduce_ints),
    ("vector.reduce.fadd", v::reduce_floats_from),
    ("vector.reduce.fmax", v::reduce_floats),
    ("vector.reduce.fmin", v::reduce_floats),
    ("vector.reduce.fmul", v::reduce_floats_from),
    ("vector.reduce.mul", v::reduce_ints),
    ("vector.reduce.or", v::reduce_ints),
    ("vector.reduce.smax", v::reduce_ints),
    ("vector.reduce.smin", v::reduce_ints),
    ("vector.reduce.umax", v::reduce_ints),
    ("vector.reduce.umin", v::reduce_ints),
    ("vector.reduce.xor", v::reduce_ints),
    ("vector.splice.left", v::splice_left),
    ("vector.splice.right", v::splice_right),
    ("vp.fcmp", w::compared_floats),
    ("vp.fpext", v::vp_cast),
    ("vp.fptosi", v::vp_cast),
    ("vp.fptoui", v::vp_cast),
    ("vp.fptrunc", v::vp_cast),
    ("vp.icmp", w::compared_ints),
    ("vp.inttoptr", v::vp_cast),
    ("vp.is.fpclass", vp_fpclass),
    ("vp.ptrtoint", v::vp_cast),
    ("vp.sext", v::vp_cast),
    ("vp.sitofp", v::vp_cast),
    ("vp.trunc", v::vp_cast),
    ("vp.uitofp", v::vp_cast),
    ("vp.zext", v::vp_cast),
];

/// Bits that a class of floats has.
const FLOAT_CLASSES: u64 = 0x3ff;

fn fpclass<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let known = rules.arg_int(call, 1).is_none_or(|mask| mask & !FLOAT_CLASSES == 0);
    rules.check_alone(known, "unsupported bits for llvm.is.fpclass test mask")
}

fn vp_fpclass<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let known = rules.arg_int(call, 1).is_none_or(|mask| mask & !FLOAT_CLASSES == 0);
    rules.check_alone(known, "unsupported bits for llvm.vp.is.fpclass test mask")
}

fn bswap<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let width = rules.ctx.int_width(rules.ctx.scalar_type(call.ty()));
    let even = width.is_none_or(|width| width.is_multiple_of(16));
    rules.check(even, "bswap must be an even number of bytes", call.subject())
}

fn lifetime<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let of = call.arg(0);
    let poison = of
        .and_then(Value::as_constant)
        .is_some_and(|of| matches!(rules.ctx.constant(of), ConstantData::Poison(_)));
    let local = of.and_then(|of| call.body.defining_inst(of));
    let local = local.is_some_and(|inst| call.body.insts[inst].opcode == Opcode::Alloca);
    let message = "llvm.lifetime.start/end can only be used on alloca or poison";
    rules.check(poison || local, message, call.subject())
}

fn prefetch<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    const LIMITS: [(usize, u64, &str); 3] = [
        (1, 1, "rw argument to llvm.prefetch must be 0-1"),
        (2, 3, "locality argument to llvm.prefetch must be 0-3"),
        (3, 1, "cache type argument to llvm.prefetch must be 0-1"),
    ];
    for (at, limit, message) in LIMITS {
        let fits = rules.arg_int(call, at).is_none_or(|value| value <= limit);
        rules.check(fits, message, call.subject())?;
    }
    Ok(())
}

fn thread_local<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let symbol = call.arg(0).and_then(Value::as_constant).and_then(|of| rules.symbol_of(of));
    let message = "llvm.threadlocal.address first argument must be a GlobalValue";
    rules.check_alone(symbol.is_some(), message)?;
    let module = rules.module;
    let local = symbol.and_then(|symbol| module.lookup(symbol)).is_some_and(|found| match found {
        GlobalRef::Variable(at) => module
            .globals()
            .get(at)
            .is_some_and(|global| global.common.thread_local != ThreadLocal::No),
        _ => false,
    });
    rules.check_alone(local, "llvm.threadlocal.address operand isThreadLocal() must be true")
}

fn three_way<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (ctx, from, to) = (rules.ctx, rules.arg_type(call, 0), call.ty());
    let wide = ctx.int_width(ctx.scalar_type(to)).is_none_or(|width| width >= 2);
    rules.check(wide, "result type must be at least 2 bits wide", call.subject())?;
    let is_vector = |ty| ctx.scalar_type(ty) != ty;
    let message = "ucmp/scmp argument and result types must both be either vector or scalar types";
    rules.check(is_vector(from) == is_vector(to), message, call.subject())?;
    let same = ctx.shaped_like(from, Type::I1) == ctx.shaped_like(to, Type::I1);
    let message = "return type and arguments must have the same number of elements";
    rules.check(same, message, call.subject())
}

fn va_start<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let parts = rules.ctx.function_parts(call.function.ty);
    let vararg = parts.is_some_and(|(_, _, vararg)| vararg);
    rules.check_alone(vararg, "va_start called in a non-varargs function")
}

fn ptrmask<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (ctx, of, mask) = (rules.ctx, rules.arg_type(call, 0), rules.arg_type(call, 1));
    let Some(space) = ctx.address_space(of) else {
        let message = "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers";
        return Err(rules.broken(message, call.subject()));
    };
    let is_vector = |ty| ctx.scalar_type(ty) != ty;
    let message = "llvm.ptrmask intrinsic arguments must be both scalars or both vectors";
    rules.check(is_vector(of) == is_vector(mask), message, call.subject())?;
    let same = ctx.shaped_like(of, Type::I1) == ctx.shaped_like(mask, Type::I1);
    let message = "llvm.ptrmask intrinsic arguments must have the same number of elements";
    rules.check(same, message, call.subject())?;
    let width = ctx.int_width(ctx.scalar_type(mask));
    let message = "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type \
                   size of first argument";
    rules.check(width == Some(rules.index_width(space)), message, call.subject())
}

fn coro_id<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let Some(info) = call.arg(3) else { return Ok(()) };
    let constant = info.as_constant();
    if constant.is_some_and(|info| rules.ctx.is_zero(info)) {
        return Ok(());
    }
    let module = rules.module;
    let found = constant.and_then(|info| rules.symbol_of(info));
    let global = match found.and_then(|symbol| module.lookup(symbol)) {
        Some(GlobalRef::Variable(at)) => module.globals().get(at),
        _ => None,
    };
    let initialized = global.is_some_and(|global| global.constant && global.init.is_some());
    let message = "info argument of llvm.coro.id must refer to an initialized constant";
    rules.check_alone(initialized, message)?;
    let init = global.and_then(|global| global.init).map(|init| rules.ctx.constant_type(init));
    let whole = init.is_some_and(|ty| {
        matches!(
            rules.ctx.ty(ty),
            TypeData::Struct { .. } | TypeData::Named(_) | TypeData::Array { .. }
        )
    });
    let message = "info argument of llvm.coro.id must refer to either a struct or an array";
    rules.check_alone(whole, message)
}

/// What `llvm.assume` is told by bundles.
fn assume<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    if call.site.bundles.is_empty() {
        return Ok(());
    }
    let message = "assume with operand bundles must have i1 true condition";
    let holds = rules.arg_int(call, 0) == Some(1);
    rules.check(holds, message, call.subject())?;
    call.site.bundles.iter().try_for_each(|bundle| assumption(rules, call, bundle))
}

fn assumption<'m>(rules: &mut Rules<'m>, call: Call<'m>, bundle: &'m OperandBundle) -> Checked {
    let ctx = rules.ctx;
    let tag = std::str::from_utf8(ctx.str_bytes(bundle.tag)).unwrap_or_default();
    let types = bundle.inputs.iter().map(|&value| call.body.value_type(ctx, value));
    let types = types.collect::<Vec<_>>();
    let pointer = |at: usize| types.get(at).is_some_and(|&ty| ctx.is_pointer(ty));
    let integer = |at: usize| types.get(at).is_some_and(|&ty| ctx.int_width(ty).is_some());
    let count = types.len();
    let first = (pointer(0), "first argument should be a pointer");
    let second = (integer(1), "second argument should be an integer");
    let checks: Vec<(bool, &str)> = match tag {
        "ignore" => return Ok(()),
        "separate_storage" => vec![
            (count == 2, "separate_storage assumptions should have 2 arguments"),
            (
                pointer(0) && pointer(1),
                "arguments to separate_storage assumptions should be pointers",
            ),
        ],
        "align" => vec![
            (count == 2 || count == 3, "alignment assumptions should have 2 or 3 arguments"),
            first,
            second,
            (count < 3 || integer(2), "third argument should be an integer if present"),
        ],
        "dereferenceable" => {
            vec![(count == 2, "dereferenceable assumptions should have 2 arguments"), first, second]
        }
        _ => return attribute_assumption(rules, call, tag, bundle),
    };
    checks.into_iter().try_for_each(|(holds, message)| rules.check(holds, message, call.subject()))
}

/// Flags that parameters can have.
const OF_PARAMETERS: &[AttrKind] = &[
    AttrKind::AllocAlign,
    AttrKind::AllocPtr,
    AttrKind::DeadOnReturn,
    AttrKind::DeadOnUnwind,
    AttrKind::ImmArg,
    AttrKind::InReg,
    AttrKind::Nest,
    AttrKind::NoAlias,
    AttrKind::NoExt,
    AttrKind::NoFree,
    AttrKind::NoUndef,
    AttrKind::NonNull,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Returned,
    AttrKind::SignExt,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::SwiftSelf,
    AttrKind::Writable,
    AttrKind::WriteOnly,
    AttrKind::ZeroExt,
];

/// A bundle whose tag is an attribute's name.
fn attribute_assumption<'m>(
    rules: &mut Rules<'m>,
    call: Call<'m>,
    tag: &str,
    bundle: &'m OperandBundle,
) -> Checked {
    let Some(kind) = AttrKind::from_name(tag) else {
        return Err(rules.broken("tags must be valid attribute names", call.subject()));
    };
    let count = bundle.inputs.len();
    rules.check(count <= 2, "too many arguments", call.subject())?;
    if matches!(kind.style(), AttrStyle::Align | AttrStyle::Int | AttrStyle::Text) {
        rules.check(count == 2, "this attribute should have 2 arguments", call.subject())?;
        let number = bundle.inputs.get(1).and_then(|value| value.as_constant());
        let number = number
            .is_some_and(|number| matches!(rules.ctx.constant(number), ConstantData::Int { .. }));
        let message = "the second argument should be a constant integral value";
        return rules.check(number, message, call.subject());
    }
    if kind.style() == AttrStyle::Type || OF_PARAMETERS.contains(&kind) {
        return rules.check(count == 1, "this attribute should have one argument", call.subject());
    }
    rules.check(count == 0, "this attribute has no argument", call.subject())
}
