//! Where the ops of the standard dialect have gone.
//!
//! Until LLVM 14 one dialect, whose prefix `std.` was left out everywhere, held what is in `arith`,
//! `cf`, `func`, `math`, `memref` and others now. Its names are read where the context's options
//! ask for older spellings, and where nothing else is called so.

/// Names of the standard dialect, in order, and what they are now.
static NOW: &[(&str, &str)] = &[
    ("absf", "math.absf"),
    ("addcf", "complex.add"),
    ("addf", "arith.addf"),
    ("addi", "arith.addi"),
    ("alloc", "memref.alloc"),
    ("alloca", "memref.alloca"),
    ("and", "arith.andi"),
    ("assert", "cf.assert"),
    ("assume_alignment", "memref.assume_alignment"),
    ("atan", "math.atan"),
    ("atan2", "math.atan2"),
    ("atomic_rmw", "memref.atomic_rmw"),
    ("atomic_yield", "memref.atomic_yield"),
    ("bitcast", "arith.bitcast"),
    ("br", "cf.br"),
    ("call", "func.call"),
    ("call_indirect", "func.call_indirect"),
    ("ceilf", "math.ceil"),
    ("cmpf", "arith.cmpf"),
    ("cmpi", "arith.cmpi"),
    ("cond_br", "cf.cond_br"),
    ("constant", "arith.constant"),
    ("copysign", "math.copysign"),
    ("cos", "math.cos"),
    ("create_complex", "complex.create"),
    ("dealloc", "memref.dealloc"),
    ("dim", "memref.dim"),
    ("divf", "arith.divf"),
    ("divi_signed", "arith.divsi"),
    ("divi_unsigned", "arith.divui"),
    ("dma_start", "memref.dma_start"),
    ("dma_wait", "memref.dma_wait"),
    ("exp", "math.exp"),
    ("exp2", "math.exp2"),
    ("floorf", "math.floor"),
    ("fpext", "arith.extf"),
    ("fptosi", "arith.fptosi"),
    ("fptoui", "arith.fptoui"),
    ("fptrunc", "arith.truncf"),
    ("func", "func.func"),
    ("generic_atomic_rmw", "memref.generic_atomic_rmw"),
    ("get_global_memref", "memref.get_global"),
    ("global_memref", "memref.global"),
    ("im", "complex.im"),
    ("index_cast", "arith.index_cast"),
    ("load", "memref.load"),
    ("log", "math.log"),
    ("log10", "math.log10"),
    ("log2", "math.log2"),
    ("memref_cast", "memref.cast"),
    ("mulf", "arith.mulf"),
    ("muli", "arith.muli"),
    ("negf", "arith.negf"),
    ("or", "arith.ori"),
    ("prefetch", "memref.prefetch"),
    ("rank", "memref.rank"),
    ("re", "complex.re"),
    ("remf", "arith.remf"),
    ("remi_signed", "arith.remsi"),
    ("remi_unsigned", "arith.remui"),
    ("return", "func.return"),
    ("rsqrt", "math.rsqrt"),
    ("select", "arith.select"),
    ("sexti", "arith.extsi"),
    ("shift_left", "arith.shli"),
    ("shift_right_signed", "arith.shrsi"),
    ("shift_right_unsigned", "arith.shrui"),
    ("sin", "math.sin"),
    ("sitofp", "arith.sitofp"),
    ("sqrt", "math.sqrt"),
    ("store", "memref.store"),
    ("subcf", "complex.sub"),
    ("subf", "arith.subf"),
    ("subi", "arith.subi"),
    ("subview", "memref.subview"),
    ("switch", "cf.switch"),
    ("tanh", "math.tanh"),
    ("tensor_cast", "tensor.cast"),
    ("transpose", "memref.transpose"),
    ("trunci", "arith.trunci"),
    ("uitofp", "arith.uitofp"),
    ("view", "memref.view"),
    ("xor", "arith.xori"),
    ("zexti", "arith.extui"),
];

/// The name that an op of the standard dialect has now; `std.` is left out.
pub(super) fn name_now(name: &str) -> Option<&'static str> {
    let at = NOW.binary_search_by_key(&name, |row| row.0).ok()?;
    NOW.get(at).map(|row| row.1)
}

/// What `constant` is now, by the text that follows: functions are constants of `func`.
pub(super) fn constant_now(rest: &[u8]) -> &'static str {
    match rest.trim_ascii_start().first() {
        Some(b'@') => "func.constant",
        _ => "arith.constant",
    }
}

#[cfg(test)]
mod tests {
    use super::{NOW, constant_now, name_now};

    #[test]
    fn names_are_in_order() {
        assert!(NOW.is_sorted_by(|one, other| one.0 < other.0));
    }

    #[test]
    fn names_now() {
        assert_eq!(name_now("divi_signed"), Some("arith.divsi"));
        assert_eq!(name_now("arith"), None);
        assert_eq!(constant_now(b" @f : () -> ()"), "func.constant");
        assert_eq!(constant_now(b" 1 : i32"), "arith.constant");
    }
}
