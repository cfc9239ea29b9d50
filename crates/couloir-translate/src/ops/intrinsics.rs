//! Calls of intrinsics: a row per op.
//!
//! Which types are part of an intrinsic's name, and which arguments come from attributes, are
//! facts of the dialect's op definitions.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::{Intrinsic, Row, intrinsic_rows};

/// The row of an overloaded intrinsic whose name, perhaps with types after it, this is.
pub(super) fn overloaded(name: &str) -> Option<&'static Intrinsic> {
    let mut base = name.strip_prefix("llvm.")?;
    loop {
        let known = ROWS.iter().find_map(|(_, row)| match row {
            Row::Intrinsic(row) if row.name == base => Some(*row),
            _ => None,
        });
        if known.is_some() {
            return known.filter(|row| !row.results.is_empty() || !row.operands.is_empty());
        }
        base = base.rsplit_once('.')?.0;
    }
}

/// The op of an intrinsic, by the name between `llvm.` and the types it is overloaded on, and its
/// row.
pub fn intrinsic_op(base: &str) -> Option<(&'static str, &'static Intrinsic)> {
    static BY_NAME: OnceLock<FxHashMap<&str, (&str, &Intrinsic)>> = OnceLock::new();
    let rows = || {
        let rows = ROWS.iter().filter_map(|&(op, row)| match row {
            Row::Intrinsic(row) => Some((row.name, (op, row))),
            _ => None,
        });
        rows.collect()
    };
    BY_NAME.get_or_init(rows).get(base).copied()
}

pub(super) const ROWS: &[(&str, Row)] = intrinsic_rows! { "llvm.intr.", "";
    "acos" [] [0] [];
    "asin" [] [0] [];
    "atan2" [] [0] [];
    "atan" [] [0] [];
    "abs" [] [0] [(1, "is_int_min_poison")];
    "annotation" [0] [2] [];
    "assume" [] [] [];
    "bitreverse" [] [0] [];
    "bswap" [] [0] [];
    "copysign" [] [0] [];
    "coro.align" [0] [] [];
    "coro.begin" [] [] [];
    "coro.end" [] [] [];
    "coro.free" [] [] [];
    "coro.id" [] [] [];
    "coro.promise" [] [] [];
    "coro.resume" [] [] [];
    "coro.save" [] [] [];
    "coro.size" [0] [] [];
    "coro.suspend" [] [] [];
    "cos" [] [0] [];
    "cosh" [] [0] [];
    "ctlz" [] [0] [(1, "is_zero_poison")];
    "cttz" [] [0] [(1, "is_zero_poison")];
    "ctpop" [] [0] [];
    "debugtrap" [] [] [];
    "eh.typeid.for" [] [0] [];
    "exp10" [] [0] [];
    "exp2" [] [0] [];
    "exp" [] [0] [];
    "expect" [] [0] [];
    "expect.with.probability" [] [0] [(2, "prob")];
    "fabs" [] [0] [];
    "ceil" [] [0] [];
    "floor" [] [0] [];
    "fma" [] [0] [];
    "fmuladd" [] [0] [];
    "trunc" [] [0] [];
    "frexp" [0, 1] [] [];
    "fshl" [] [0] [];
    "fshr" [] [0] [];
    "get.active.lane.mask" [0] [0] [];
    "invariant.end" [] [2] [(1, "size")];
    "invariant.start" [] [1] [(0, "size")];
    "is.constant" [] [0] [];
    "is.fpclass" [] [0] [(1, "bit")];
    "launder.invariant.group" [] [0] [];
    "lifetime.end" [] [0] [];
    "lifetime.start" [] [0] [];
    "llrint" [0] [0] [];
    "llround" [0] [0] [];
    "ldexp" [] [0, 1] [];
    "log10" [] [0] [];
    "log2" [] [0] [];
    "log" [] [0] [];
    "lrint" [0] [0] [];
    "lround" [0] [0] [];
    "matrix.multiply" [0] [0, 1] [(2, "lhs_rows"), (3, "lhs_columns"), (4, "rhs_columns")];
    "matrix.transpose" [0] [] [(1, "rows"), (2, "columns")];
    "maxnum" [] [0] [];
    "maximum" [] [0] [];
    "memcpy.inline" [] [0, 1, 2] [(2, "len"), (3, "isVolatile")];
    "memcpy" [] [0, 1, 2] [(3, "isVolatile")];
    "memmove" [] [0, 1, 2] [(3, "isVolatile")];
    "memset.inline" [] [0, 2] [(2, "len"), (3, "isVolatile")];
    "memset" [] [0, 2] [(3, "isVolatile")];
    "minnum" [] [0] [];
    "minimum" [] [0] [];
    "nearbyint" [] [0] [];
    "powi" [] [0, 1] [];
    "pow" [] [0] [];
    "prefetch" [] [0] [(1, "rw"), (2, "hint"), (3, "cache")];
    "ptr.annotation" [0] [2] [];
    "ptrmask" [] [0, 1] [];
    "rint" [] [0] [];
    "roundeven" [] [0] [];
    "round" [] [0] [];
    "sadd.sat" [] [0] [];
    "sadd.with.overflow" [0] [] [];
    "scmp" [0] [0] [];
    "smax" [] [0] [];
    "smin" [] [0] [];
    "smul.with.overflow" [0] [] [];
    "ssa.copy" [] [0] [];
    "sshl.sat" [] [0] [];
    "ssub.sat" [] [0] [];
    "ssub.with.overflow" [0] [] [];
    "sin" [] [0] [];
    "sincos" [] [0] [];
    "sinh" [] [0] [];
    "sqrt" [] [0] [];
    "stackrestore" [] [0] [];
    "stacksave" [0] [] [];
    "stepvector" [0] [] [];
    "strip.invariant.group" [] [0] [];
    "tan" [] [0] [];
    "tanh" [] [0] [];
    "threadlocal.address" [] [0] [];
    "trap" [] [] [];
    "uadd.sat" [] [0] [];
    "uadd.with.overflow" [0] [] [];
    "ubsantrap" [] [] [(0, "failureKind")];
    "ucmp" [0] [0] [];
    "umax" [] [0] [];
    "umin" [] [0] [];
    "umul.with.overflow" [0] [] [];
    "ushl.sat" [] [0] [];
    "usub.sat" [] [0] [];
    "usub.with.overflow" [0] [] [];
    "vp.ashr" [0] [] [];
    "vp.add" [0] [] [];
    "vp.and" [0] [] [];
    "vp.fadd" [0] [] [];
    "vp.fdiv" [0] [] [];
    "vp.fmuladd" [0] [] [];
    "vp.fmul" [0] [] [];
    "vp.fneg" [0] [] [];
    "vp.fpext" [0] [0] [];
    "vp.fptosi" [0] [0] [];
    "vp.fptoui" [0] [0] [];
    "vp.fptrunc" [0] [0] [];
    "vp.frem" [0] [] [];
    "vp.fsub" [0] [] [];
    "vp.fma" [0] [] [];
    "vp.inttoptr" [0] [0] [];
    "vp.lshr" [0] [] [];
    "vp.load" [0] [0] [];
    "vp.merge" [] [1] [];
    "vp.mul" [0] [] [];
    "vp.or" [0] [] [];
    "vp.ptrtoint" [0] [0] [];
    "vp.reduce.add" [] [1] [];
    "vp.reduce.and" [] [1] [];
    "vp.reduce.fadd" [] [1] [];
    "vp.reduce.fmax" [] [1] [];
    "vp.reduce.fmin" [] [1] [];
    "vp.reduce.fmul" [] [1] [];
    "vp.reduce.mul" [] [1] [];
    "vp.reduce.or" [] [1] [];
    "vp.reduce.smax" [] [1] [];
    "vp.reduce.smin" [] [1] [];
    "vp.reduce.umax" [] [1] [];
    "vp.reduce.umin" [] [1] [];
    "vp.reduce.xor" [] [1] [];
    "vp.sdiv" [0] [] [];
    "vp.sext" [0] [0] [];
    "vp.sitofp" [0] [0] [];
    "vp.smax" [0] [] [];
    "vp.smin" [0] [] [];
    "vp.srem" [0] [] [];
    "vp.select" [] [1] [];
    "vp.shl" [0] [] [];
    "vp.store" [] [0, 1] [];
    "experimental.vp.strided.load" [0] [0, 1] [];
    "experimental.vp.strided.store" [] [0, 1, 2] [];
    "vp.sub" [0] [] [];
    "vp.trunc" [0] [0] [];
    "vp.udiv" [0] [] [];
    "vp.uitofp" [0] [0] [];
    "vp.umax" [0] [] [];
    "vp.umin" [0] [] [];
    "vp.urem" [0] [] [];
    "vp.xor" [0] [] [];
    "vp.zext" [0] [0] [];
    "vacopy" = "va_copy" [] [0] [];
    "vaend" = "va_end" [] [0] [];
    "vastart" = "va_start" [] [0] [];
    "var.annotation" [] [0, 1] [];
    "masked.compressstore" [] [0] [];
    "masked.expandload" [0] [] [];
    "vector.deinterleave2" [] [0] [];
    "vector.extract" [0] [0] [(1, "pos")];
    "vector.insert" [0] [1] [(2, "pos")];
    "vector.interleave2" [0] [] [];
    "vector.reduce.add" [] [0] [];
    "vector.reduce.and" [] [0] [];
    "vector.reduce.fadd" [] [1] [];
    "vector.reduce.fmax" [] [0] [];
    "vector.reduce.fmaximum" [] [0] [];
    "vector.reduce.fmin" [] [0] [];
    "vector.reduce.fminimum" [] [0] [];
    "vector.reduce.fmul" [] [1] [];
    "vector.reduce.mul" [] [0] [];
    "vector.reduce.or" [] [0] [];
    "vector.reduce.smax" [] [0] [];
    "vector.reduce.smin" [] [0] [];
    "vector.reduce.umax" [] [0] [];
    "vector.reduce.umin" [] [0] [];
    "vector.reduce.xor" [] [0] [];
    "vscale" [0] [] [];
};
