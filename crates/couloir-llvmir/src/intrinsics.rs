//! The attributes LLVM 22 gives the declarations of intrinsics: of the generic ones that front
//! ends and the LLVM dialect use. Those of targets have a table of their own.

use smallvec::SmallVec;

use crate::attributes::{AttrKind, AttrList, AttrSet, AttrStyle, Attribute};
use crate::context::Context;
use crate::types::Type;

/// Name without `llvm.` and without the types it is overloaded on; function attributes by their
/// place in [`GROUPS`]; attributes of the parameters, a comma between parameters.
pub(crate) type Row = (&'static str, u8, &'static str);

/// The attributes LLVM gives the declaration of an intrinsic of this name (`llvm.ctlz.i32`) and
/// function type; `None` where the table has no such intrinsic.
pub fn intrinsic_attributes(ctx: &Context, name: &str, function_type: Type) -> Option<AttrList> {
    let &(base, group, params) = find(name.strip_prefix("llvm.")?)?;
    let function = attribute_set(ctx, GROUPS.get(usize::from(group)).copied().unwrap_or_default());
    let params: SmallVec<[AttrSet; 4]> = match params {
        "" => SmallVec::new(),
        _ => params.split(", ").map(|param| attribute_set(ctx, param)).collect(),
    };
    let result = result_attributes(ctx, base, function_type);
    Some(ctx.attr_list(function, result, &params))
}

/// The row of a name: types it is overloaded on are taken off its end, one by one.
fn find(name: &str) -> Option<&'static Row> {
    let mut base = name;
    loop {
        let tables = [ROWS, crate::intrinsics_target::ROWS];
        let row = |table: &'static [Row]| {
            table.binary_search_by(|row| row.0.cmp(base)).ok().and_then(|at| table.get(at))
        };
        if let Some(row) = tables.into_iter().find_map(row) {
            return Some(row);
        }
        base = base.rsplit_once('.')?.0;
    }
}

fn result_attributes(ctx: &Context, base: &str, function_type: Type) -> AttrSet {
    match base {
        "threadlocal.address" => attribute_set(ctx, "nonnull"),
        "allow.ubsan.check" | "allow.runtime.check" => attribute_set(ctx, "noundef"),
        "scmp" | "ucmp" => {
            let ret = ctx.function_parts(function_type).map_or(Type::I8, |(ret, ..)| ret);
            let bits = ctx.int_width(ctx.scalar_type(ret)).unwrap_or(8);
            let range = Attribute::text(ctx, AttrKind::Range, &format!("i{bits} -1, 2"));
            ctx.attr_set(&[range])
        }
        _ => AttrSet::EMPTY,
    }
}

/// Attributes as they stand in the text: words, some with a value in parentheses.
fn attribute_set(ctx: &Context, text: &str) -> AttrSet {
    let mut attributes: SmallVec<[Attribute; 8]> = SmallVec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = end_of_word(rest);
        let (word, tail) = rest.split_at(end);
        attributes.extend(attribute(ctx, word));
        rest = tail.trim_start();
    }
    ctx.attr_set(&attributes)
}

/// Where the first word ends: at a blank outside parentheses.
fn end_of_word(text: &str) -> usize {
    let mut depth = 0u32;
    let end = text.find(|letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ' ' && depth == 0
    });
    end.unwrap_or(text.len())
}

fn attribute(ctx: &Context, word: &str) -> Option<Attribute> {
    let (name, value) = word.split_once('(').unwrap_or((word, ""));
    let value = value.strip_suffix(')').unwrap_or(value);
    let kind = AttrKind::from_name(name)?;
    Some(match kind.style() {
        AttrStyle::Text => Attribute::text(ctx, kind, value),
        _ => Attribute::flag(kind),
    })
}

const GROUPS: &[&str] = &[
    "nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)",
    "nocallback nofree nosync nounwind speculatable willreturn memory(none)",
    "nocallback nofree nosync nounwind willreturn memory(none)",
    "nocallback nofree nounwind willreturn memory(argmem: readwrite)",
    "nocallback nofree nounwind willreturn memory(argmem: write)",
    "nosync nounwind willreturn memory(argmem: readwrite)",
    "nosync nounwind willreturn memory(argmem: write)",
    "nocallback nofree nosync nounwind willreturn",
    "nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)",
    "nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)",
    "nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)",
    "nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)",
    "cold noreturn nounwind memory(inaccessiblemem: write)",
    "nounwind",
    "nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)",
    "nounwind memory(none)",
    "convergent nocallback nofree nosync nounwind willreturn memory(none)",
    "nocallback nofree nosync nounwind willreturn memory(argmem: read)",
    "nocallback nofree nosync nounwind willreturn memory(read)",
    "nocallback nounwind",
    "nocallback nofree nosync nounwind willreturn memory(argmem: write)",
    "nocallback nofree nosync nounwind willreturn memory(write)",
    "",
    "nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)",
    "nomerge nounwind",
    "nounwind memory(argmem: read)",
    "nounwind memory(argmem: readwrite)",
    "nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)",
];

const ROWS: &[Row] = &[
    ("abs", 1, ", immarg"),
    ("acos", 1, ""),
    ("addressofreturnaddress", 2, ""),
    ("adjust.trampoline", 17, ""),
    ("allow.runtime.check", 14, ""),
    ("allow.ubsan.check", 14, "immarg"),
    ("annotation", 14, ""),
    ("arithmetic.fence", 0, ""),
    ("asin", 1, ""),
    ("assume", 11, "noundef"),
    ("atan", 1, ""),
    ("atan2", 1, ""),
    ("bitreverse", 0, ""),
    ("bswap", 0, ""),
    ("canonicalize", 0, ""),
    ("ceil", 0, ""),
    ("clear_cache", 13, ""),
    ("copysign", 0, ""),
    ("coro.align", 15, ""),
    ("coro.alloc", 13, ""),
    ("coro.begin", 13, ", writeonly"),
    ("coro.destroy", 22, ""),
    ("coro.done", 26, "readonly captures(none)"),
    ("coro.end", 13, ""),
    ("coro.free", 25, ", readonly captures(none)"),
    ("coro.id", 17, ", readnone, readonly captures(none)"),
    ("coro.promise", 15, "captures(none)"),
    ("coro.resume", 22, ""),
    ("coro.save", 24, ""),
    ("coro.size", 15, ""),
    ("coro.suspend", 13, ""),
    ("cos", 0, ""),
    ("cosh", 1, ""),
    ("ctlz", 1, ", immarg"),
    ("ctpop", 0, ""),
    ("cttz", 1, ", immarg"),
    ("debugtrap", 13, ""),
    ("donothing", 2, ""),
    ("eh.typeid.for", 15, ""),
    ("exp", 0, ""),
    ("exp10", 0, ""),
    ("exp2", 0, ""),
    ("expect", 2, ""),
    ("expect.with.probability", 2, ", , immarg"),
    ("experimental.constrained.fadd", 23, ""),
    ("experimental.constrained.fdiv", 23, ""),
    ("experimental.constrained.fmul", 23, ""),
    ("experimental.constrained.fpext", 23, ""),
    ("experimental.constrained.fptosi", 23, ""),
    ("experimental.constrained.fptoui", 23, ""),
    ("experimental.constrained.fptrunc", 23, ""),
    ("experimental.constrained.frem", 23, ""),
    ("experimental.constrained.fsub", 23, ""),
    ("experimental.constrained.sitofp", 23, ""),
    ("experimental.constrained.uitofp", 23, ""),
    ("experimental.deoptimize", 22, ""),
    ("experimental.noalias.scope.decl", 14, ""),
    ("experimental.vp.strided.load", 17, "captures(none)"),
    ("experimental.vp.strided.store", 20, ", captures(none)"),
    ("fabs", 0, ""),
    ("fake.use", 14, ""),
    ("floor", 0, ""),
    ("fma", 0, ""),
    ("fmuladd", 0, ""),
    ("fptosi.sat", 0, ""),
    ("fptoui.sat", 0, ""),
    ("frameaddress", 2, "immarg"),
    ("frexp", 0, ""),
    ("fshl", 0, ""),
    ("fshr", 0, ""),
    ("get.active.lane.mask", 1, ""),
    ("get.fpenv", 14, ""),
    ("get.fpmode", 14, ""),
    ("get.rounding", 14, ""),
    ("init.trampoline", 8, "writeonly captures(none), readnone, readnone"),
    ("instrprof.increment", 13, ""),
    ("invariant.end", 8, ", immarg, captures(none)"),
    ("invariant.start", 8, "immarg, captures(none)"),
    ("is.constant", 16, ""),
    ("is.fpclass", 0, ", immarg"),
    ("launder.invariant.group", 9, ""),
    ("ldexp", 0, ""),
    ("lifetime.end", 8, "captures(none)"),
    ("lifetime.start", 8, "captures(none)"),
    ("llrint", 0, ""),
    ("llround", 0, ""),
    ("load.relative", 17, ""),
    ("localescape", 7, ""),
    ("localrecover", 2, ", , immarg"),
    ("log", 0, ""),
    ("log10", 0, ""),
    ("log2", 0, ""),
    ("lrint", 0, ""),
    ("lround", 0, ""),
    ("masked.compressstore", 20, ", captures(none)"),
    ("masked.expandload", 18, "captures(none)"),
    ("masked.gather", 18, ""),
    ("masked.load", 17, "captures(none)"),
    ("masked.scatter", 21, ""),
    ("masked.store", 20, ", captures(none)"),
    ("matrix.column.major.load", 17, "captures(none), , immarg, immarg, immarg"),
    ("matrix.column.major.store", 20, ", writeonly captures(none), , immarg, immarg, immarg"),
    ("matrix.multiply", 1, ", , immarg, immarg, immarg"),
    ("matrix.transpose", 1, ", immarg, immarg"),
    ("maximum", 0, ""),
    ("maximumnum", 0, ""),
    ("maxnum", 0, ""),
    ("memcpy", 3, "noalias writeonly captures(none), noalias readonly captures(none), , immarg"),
    (
        "memcpy.element.unordered.atomic",
        5,
        "writeonly captures(none), readonly captures(none), , immarg",
    ),
    (
        "memcpy.inline",
        3,
        "noalias writeonly captures(none), noalias readonly captures(none), , immarg",
    ),
    ("memmove", 3, "writeonly captures(none), readonly captures(none), , immarg"),
    (
        "memmove.element.unordered.atomic",
        5,
        "writeonly captures(none), readonly captures(none), , immarg",
    ),
    ("memset", 4, "writeonly captures(none), , , immarg"),
    ("memset.element.unordered.atomic", 6, "writeonly captures(none), , , immarg"),
    ("memset.inline", 4, "writeonly captures(none), , , immarg"),
    ("minimum", 0, ""),
    ("minimumnum", 0, ""),
    ("minnum", 0, ""),
    ("modf", 1, ""),
    ("nearbyint", 0, ""),
    ("objectsize", 1, ", immarg, immarg, immarg"),
    ("pow", 0, ""),
    ("powi", 0, ""),
    ("prefetch", 10, "readonly captures(none), immarg, immarg, immarg"),
    ("pseudoprobe", 14, ""),
    ("ptr.annotation", 14, ""),
    ("ptrmask", 0, ""),
    ("public.type.test", 1, ""),
    ("read_register", 18, ""),
    ("read_volatile_register", 13, ""),
    ("readcyclecounter", 7, ""),
    ("readsteadycounter", 7, ""),
    ("reset.fpenv", 14, ""),
    ("reset.fpmode", 14, ""),
    ("returnaddress", 2, "immarg"),
    ("rint", 0, ""),
    ("round", 0, ""),
    ("roundeven", 0, ""),
    ("sadd.sat", 0, ""),
    ("sadd.with.overflow", 0, ""),
    ("scmp", 0, ""),
    ("sdiv.fix", 2, ", , immarg"),
    ("sdiv.fix.sat", 2, ", , immarg"),
    ("set.fpenv", 14, ""),
    ("set.fpmode", 14, ""),
    ("set.rounding", 14, ""),
    ("sideeffect", 14, ""),
    ("sin", 0, ""),
    ("sincos", 1, ""),
    ("sincospi", 1, ""),
    ("sinh", 1, ""),
    ("smax", 0, ""),
    ("smin", 0, ""),
    ("smul.fix", 1, ", , immarg"),
    ("smul.fix.sat", 1, ", , immarg"),
    ("smul.with.overflow", 0, ""),
    ("sponentry", 2, ""),
    ("sqrt", 0, ""),
    ("ssa.copy", 2, "returned"),
    ("sshl.sat", 1, ""),
    ("ssub.sat", 0, ""),
    ("ssub.with.overflow", 0, ""),
    ("stackrestore", 7, ""),
    ("stacksave", 7, ""),
    ("stepvector", 2, ""),
    ("strip.invariant.group", 1, ""),
    ("tan", 1, ""),
    ("tanh", 1, ""),
    ("thread.pointer", 2, ""),
    ("threadlocal.address", 1, "nonnull"),
    ("trap", 12, ""),
    ("trunc", 0, ""),
    ("type.checked.load", 2, ""),
    ("type.test", 1, ""),
    ("uadd.sat", 0, ""),
    ("uadd.with.overflow", 0, ""),
    ("ubsantrap", 12, "immarg"),
    ("ucmp", 0, ""),
    ("udiv.fix", 2, ", , immarg"),
    ("udiv.fix.sat", 2, ", , immarg"),
    ("umax", 0, ""),
    ("umin", 0, ""),
    ("umul.fix", 1, ", , immarg"),
    ("umul.fix.sat", 1, ", , immarg"),
    ("umul.with.overflow", 0, ""),
    ("ushl.sat", 1, ""),
    ("usub.sat", 0, ""),
    ("usub.with.overflow", 0, ""),
    ("va_copy", 7, ""),
    ("va_end", 7, ""),
    ("va_start", 7, ""),
    ("var.annotation", 14, ""),
    ("vector.compress", 22, ""),
    ("vector.deinterleave2", 1, ""),
    ("vector.extract", 1, ", immarg"),
    ("vector.insert", 1, ", , immarg"),
    ("vector.interleave2", 1, ""),
    ("vector.partial.reduce.add", 1, ""),
    ("vector.reduce.add", 1, ""),
    ("vector.reduce.and", 1, ""),
    ("vector.reduce.fadd", 1, ""),
    ("vector.reduce.fmax", 1, ""),
    ("vector.reduce.fmaximum", 1, ""),
    ("vector.reduce.fmin", 1, ""),
    ("vector.reduce.fminimum", 1, ""),
    ("vector.reduce.fmul", 1, ""),
    ("vector.reduce.mul", 1, ""),
    ("vector.reduce.or", 1, ""),
    ("vector.reduce.smax", 1, ""),
    ("vector.reduce.smin", 1, ""),
    ("vector.reduce.umax", 1, ""),
    ("vector.reduce.umin", 1, ""),
    ("vector.reduce.xor", 1, ""),
    ("vector.reverse", 1, ""),
    ("vp.add", 1, ""),
    ("vp.and", 1, ""),
    ("vp.ashr", 1, ""),
    ("vp.ceil", 1, ""),
    ("vp.copysign", 1, ""),
    ("vp.fabs", 1, ""),
    ("vp.fadd", 1, ""),
    ("vp.fcmp", 1, ""),
    ("vp.fdiv", 1, ""),
    ("vp.floor", 1, ""),
    ("vp.fma", 1, ""),
    ("vp.fmul", 1, ""),
    ("vp.fmuladd", 1, ""),
    ("vp.fneg", 1, ""),
    ("vp.fpext", 1, ""),
    ("vp.fptosi", 1, ""),
    ("vp.fptoui", 1, ""),
    ("vp.fptrunc", 1, ""),
    ("vp.frem", 1, ""),
    ("vp.fsub", 1, ""),
    ("vp.gather", 18, ""),
    ("vp.icmp", 1, ""),
    ("vp.inttoptr", 1, ""),
    ("vp.load", 17, "captures(none)"),
    ("vp.lshr", 1, ""),
    ("vp.maximum", 1, ""),
    ("vp.maxnum", 1, ""),
    ("vp.merge", 1, ""),
    ("vp.minimum", 1, ""),
    ("vp.minnum", 1, ""),
    ("vp.mul", 1, ""),
    ("vp.nearbyint", 1, ""),
    ("vp.or", 1, ""),
    ("vp.ptrtoint", 1, ""),
    ("vp.reduce.add", 1, ""),
    ("vp.reduce.and", 1, ""),
    ("vp.reduce.fadd", 1, ""),
    ("vp.reduce.fmax", 1, ""),
    ("vp.reduce.fmin", 1, ""),
    ("vp.reduce.fmul", 1, ""),
    ("vp.reduce.mul", 1, ""),
    ("vp.reduce.or", 1, ""),
    ("vp.reduce.smax", 1, ""),
    ("vp.reduce.smin", 1, ""),
    ("vp.reduce.umax", 1, ""),
    ("vp.reduce.umin", 1, ""),
    ("vp.reduce.xor", 1, ""),
    ("vp.rint", 1, ""),
    ("vp.round", 1, ""),
    ("vp.roundeven", 1, ""),
    ("vp.scatter", 7, ""),
    ("vp.sdiv", 2, ""),
    ("vp.select", 1, ""),
    ("vp.sext", 1, ""),
    ("vp.shl", 1, ""),
    ("vp.sitofp", 1, ""),
    ("vp.smax", 1, ""),
    ("vp.smin", 1, ""),
    ("vp.sqrt", 1, ""),
    ("vp.srem", 2, ""),
    ("vp.store", 20, ", captures(none)"),
    ("vp.sub", 1, ""),
    ("vp.trunc", 1, ""),
    ("vp.udiv", 2, ""),
    ("vp.uitofp", 1, ""),
    ("vp.umax", 1, ""),
    ("vp.umin", 1, ""),
    ("vp.urem", 2, ""),
    ("vp.xor", 1, ""),
    ("vp.zext", 1, ""),
    ("vscale", 1, ""),
    ("write_register", 19, ""),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_their_attributes_known() {
        assert!(ROWS.is_sorted_by(|a, b| a.0 < b.0));
        let ctx = Context::new();
        for text in GROUPS.iter().copied().chain(ROWS.iter().flat_map(|row| row.2.split(", "))) {
            let words = text.matches(' ').count() + usize::from(!text.is_empty());
            let inner = text.matches(": ").count() + text.matches(", ").count();
            assert_eq!(ctx.attributes(attribute_set(&ctx, text)).len() + inner, words, "{text}");
        }
    }
}
