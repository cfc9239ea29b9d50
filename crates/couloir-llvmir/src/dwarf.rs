//! The DWARF operations of `DIExpression`: their words, and how many arguments each takes.

use crate::dwarf_words::ENCODINGS;

/// `DW_OP_LLVM_convert`: its second argument prints as an encoding.
pub(crate) const LLVM_CONVERT: u64 = 0x1001;

/// `DW_OP_consts`: a signed constant.
pub(crate) const CONSTS: u64 = 0x11;

const LLVM_FRAGMENT: u64 = 0x1000;
const ENTRY_VALUE: u64 = 0x1003;

/// Operations that are not one of a numbered series.
const OPERATIONS: &[(u64, &str, usize)] = &[
    (0x03, "DW_OP_addr", 1),
    (0x06, "DW_OP_deref", 0),
    (0x08, "DW_OP_const1u", 1),
    (0x09, "DW_OP_const1s", 1),
    (0x0a, "DW_OP_const2u", 1),
    (0x0b, "DW_OP_const2s", 1),
    (0x0c, "DW_OP_const4u", 1),
    (0x0d, "DW_OP_const4s", 1),
    (0x0e, "DW_OP_const8u", 1),
    (0x0f, "DW_OP_const8s", 1),
    (0x10, "DW_OP_constu", 1),
    (CONSTS, "DW_OP_consts", 1),
    (0x12, "DW_OP_dup", 0),
    (0x13, "DW_OP_drop", 0),
    (0x14, "DW_OP_over", 0),
    (0x15, "DW_OP_pick", 1),
    (0x16, "DW_OP_swap", 0),
    (0x17, "DW_OP_rot", 0),
    (0x18, "DW_OP_xderef", 0),
    (0x19, "DW_OP_abs", 0),
    (0x1a, "DW_OP_and", 0),
    (0x1b, "DW_OP_div", 0),
    (0x1c, "DW_OP_minus", 0),
    (0x1d, "DW_OP_mod", 0),
    (0x1e, "DW_OP_mul", 0),
    (0x1f, "DW_OP_neg", 0),
    (0x20, "DW_OP_not", 0),
    (0x21, "DW_OP_or", 0),
    (0x22, "DW_OP_plus", 0),
    (0x23, "DW_OP_plus_uconst", 1),
    (0x24, "DW_OP_shl", 0),
    (0x25, "DW_OP_shr", 0),
    (0x26, "DW_OP_shra", 0),
    (0x27, "DW_OP_xor", 0),
    (0x28, "DW_OP_bra", 1),
    (0x29, "DW_OP_eq", 0),
    (0x2a, "DW_OP_ge", 0),
    (0x2b, "DW_OP_gt", 0),
    (0x2c, "DW_OP_le", 0),
    (0x2d, "DW_OP_lt", 0),
    (0x2e, "DW_OP_ne", 0),
    (0x2f, "DW_OP_skip", 1),
    (0x90, "DW_OP_regx", 1),
    (0x91, "DW_OP_fbreg", 1),
    (0x92, "DW_OP_bregx", 2),
    (0x93, "DW_OP_piece", 1),
    (0x94, "DW_OP_deref_size", 1),
    (0x95, "DW_OP_xderef_size", 1),
    (0x96, "DW_OP_nop", 0),
    (0x97, "DW_OP_push_object_address", 0),
    (0x98, "DW_OP_call2", 0),
    (0x99, "DW_OP_call4", 0),
    (0x9a, "DW_OP_call_ref", 0),
    (0x9b, "DW_OP_form_tls_address", 0),
    (0x9c, "DW_OP_call_frame_cfa", 0),
    (0x9d, "DW_OP_bit_piece", 2),
    (0x9e, "DW_OP_implicit_value", 0),
    (0x9f, "DW_OP_stack_value", 0),
    (0xa0, "DW_OP_implicit_pointer", 0),
    (0xa1, "DW_OP_addrx", 0),
    (0xa2, "DW_OP_constx", 0),
    (0xa3, "DW_OP_entry_value", 0),
    (0xa4, "DW_OP_const_type", 0),
    (0xa5, "DW_OP_regval_type", 0),
    (0xa6, "DW_OP_deref_type", 0),
    (0xa7, "DW_OP_xderef_type", 0),
    (0xa8, "DW_OP_convert", 0),
    (0xa9, "DW_OP_reinterpret", 0),
    (0xe0, "DW_OP_GNU_push_tls_address", 0),
    (LLVM_FRAGMENT, "DW_OP_LLVM_fragment", 2),
    (LLVM_CONVERT, "DW_OP_LLVM_convert", 2),
    (0x1002, "DW_OP_LLVM_tag_offset", 1),
    (ENTRY_VALUE, "DW_OP_LLVM_entry_value", 1),
    (0x1004, "DW_OP_LLVM_implicit_pointer", 0),
    (0x1005, "DW_OP_LLVM_arg", 1),
    (0x1006, "DW_OP_LLVM_extract_bits_sext", 2),
    (0x1007, "DW_OP_LLVM_extract_bits_zext", 2),
];

macro_rules! series {
    ($prefix:literal: $($n:literal)*) => { &[$(concat!($prefix, $n)),*] };
}

const LITERALS: &[&str] = series!("DW_OP_lit": 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
    21 22 23 24 25 26 27 28 29 30 31);
const REGISTERS: &[&str] = series!("DW_OP_reg": 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
    20 21 22 23 24 25 26 27 28 29 30 31);
const BASE_REGISTERS: &[&str] = series!("DW_OP_breg": 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
    18 19 20 21 22 23 24 25 26 27 28 29 30 31);

/// Operations that are read by their words and never written by them: no expression with one of
/// them is valid.
const READ_ONLY: &[(u64, &str)] = &[
    (0xe1, "DW_OP_HP_is_value"),
    (0xe2, "DW_OP_HP_fltconst4"),
    (0xe3, "DW_OP_HP_fltconst8"),
    (0xe4, "DW_OP_HP_mod_range"),
    (0xe5, "DW_OP_HP_unmod_range"),
    (0xe6, "DW_OP_HP_tls"),
    (0xe8, "DW_OP_INTEL_bit_piece"),
    (0xe9, "DW_OP_LLVM_user"),
    (0xed, "DW_OP_WASM_location"),
    (0xee, "DW_OP_WASM_location_int"),
    (0xf0, "DW_OP_APPLE_uninit"),
    (0xf2, "DW_OP_GNU_implicit_pointer"),
    (0xf3, "DW_OP_GNU_entry_value"),
    (0xf8, "DW_OP_PGI_omp_thread_num"),
    (0xfb, "DW_OP_GNU_addr_index"),
    (0xfc, "DW_OP_GNU_const_index"),
];

/// Word and number of arguments of an operation.
pub(crate) fn operation(op: u64) -> Option<(&'static str, usize)> {
    let in_series = |base: u64, names: &[&'static str]| {
        names.get(usize::try_from(op.checked_sub(base)?).ok()?).copied()
    };
    if let Some(row) = OPERATIONS.iter().find(|row| row.0 == op) {
        return Some((row.1, row.2));
    }
    in_series(0x30, LITERALS)
        .or_else(|| in_series(0x50, REGISTERS))
        .map(|name| (name, 0))
        .or_else(|| in_series(0x70, BASE_REGISTERS).map(|name| (name, 1)))
}

/// Word of an argument of an operation that is an encoding: of that to convert to.
pub fn dwarf_argument(op: u64, place: usize, argument: u64) -> Option<&'static str> {
    encoding(argument).filter(|_| op == LLVM_CONVERT && place == 1)
}

/// Word and number of arguments of an operation of an expression.
pub fn dwarf_operation(op: u64) -> Option<(&'static str, usize)> {
    operation(op)
}

/// The number of an operation or of the encoding of a base type, by its word.
pub fn dwarf_number(word: &str) -> Option<u64> {
    let series = [("DW_OP_lit", 0x30), ("DW_OP_reg", 0x50), ("DW_OP_breg", 0x70)];
    let in_series = |(prefix, base): (&str, u64)| {
        let index = word.strip_prefix(prefix)?.parse::<u64>().ok()?;
        (index < 32).then_some(base + index)
    };
    let operation = OPERATIONS.iter().find(|row| row.1 == word).map(|row| row.0);
    let operation =
        operation.or_else(|| READ_ONLY.iter().find(|row| row.1 == word).map(|row| row.0));
    let encoding = || ENCODINGS.iter().find(|row| row.1 == word).map(|row| row.0);
    operation.or_else(encoding).or_else(|| series.into_iter().find_map(in_series))
}

/// Word of a base type encoding.
pub(crate) fn encoding(number: u64) -> Option<&'static str> {
    ENCODINGS.iter().find(|row| row.0 == number).map(|row| row.1)
}

/// Operations that can stand anywhere in an expression.
const ANYWHERE: &[&str] = &[
    "DW_OP_LLVM_arg",
    "DW_OP_LLVM_convert",
    "DW_OP_LLVM_extract_bits_sext",
    "DW_OP_LLVM_extract_bits_zext",
    "DW_OP_LLVM_implicit_pointer",
    "DW_OP_LLVM_tag_offset",
    "DW_OP_abs",
    "DW_OP_and",
    "DW_OP_bregx",
    "DW_OP_constu",
    "DW_OP_consts",
    "DW_OP_deref",
    "DW_OP_deref_size",
    "DW_OP_div",
    "DW_OP_dup",
    "DW_OP_eq",
    "DW_OP_ge",
    "DW_OP_gt",
    "DW_OP_le",
    "DW_OP_lit0",
    "DW_OP_lt",
    "DW_OP_minus",
    "DW_OP_mod",
    "DW_OP_mul",
    "DW_OP_ne",
    "DW_OP_neg",
    "DW_OP_not",
    "DW_OP_or",
    "DW_OP_over",
    "DW_OP_plus",
    "DW_OP_plus_uconst",
    "DW_OP_push_object_address",
    "DW_OP_regx",
    "DW_OP_rot",
    "DW_OP_shl",
    "DW_OP_shr",
    "DW_OP_shra",
    "DW_OP_xderef",
    "DW_OP_xor",
];

/// Whether operations are known, have their arguments and follow each other as they can: LLVM
/// writes others as numbers, and its verifier refuses them.
pub(crate) fn is_valid(elements: &[u64]) -> bool {
    let (mut rest, mut first) = (elements, true);
    while let Some(&code) = rest.first() {
        let Some((name, arguments)) = operation(code) else { return false };
        let Some(tail) = rest.get(1 + arguments..) else { return false };
        if REGISTERS.contains(&name) || BASE_REGISTERS.contains(&name) {
            return true;
        }
        let fits = match name {
            "DW_OP_LLVM_fragment" => return tail.is_empty(),
            "DW_OP_stack_value" => tail.first().is_none_or(|&next| next == LLVM_FRAGMENT),
            "DW_OP_swap" => elements.len() > 1,
            "DW_OP_LLVM_entry_value" => return first && rest.get(1) == Some(&1),
            _ => ANYWHERE.contains(&name),
        };
        if !fits {
            return false;
        }
        first &= name == "DW_OP_LLVM_arg" && rest.get(1) == Some(&0);
        rest = tail;
    }
    true
}

/// The offset and size, in bits, of the part of a variable that an expression is of.
pub(crate) fn fragment(elements: &[u64]) -> Option<(u64, u64)> {
    let mut rest = elements;
    while let Some((&code, tail)) = rest.split_first() {
        let arguments = operation(code).map_or(0, |row| row.1);
        if let (LLVM_FRAGMENT, [offset, size, ..]) = (code, tail) {
            return Some((*offset, *size));
        }
        rest = tail.get(arguments..)?;
    }
    None
}

/// Whether an expression is of the value a variable had on entry.
pub(crate) fn is_entry_value(elements: &[u64]) -> bool {
    elements.first() == Some(&ENTRY_VALUE)
}
