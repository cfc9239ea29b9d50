//! What immediates of some intrinsics stand for, as LLVM says in comments beside them.

/// Name without the types it is overloaded on; which argument; its name; the names of its values.
type Row = (&'static str, usize, &'static str, &'static [&'static str]);

const ELEMENT_TYPES: &[&str] = &[
    "u8",
    "u16",
    "u32",
    "s32",
    "u64",
    "s64",
    "f16",
    "f32",
    "f32.ftz",
    "f64",
    "bf16",
    "tf32",
    "tf32.ftz",
    "b4x16",
    "b4x16_p64",
    "b6x16_p32",
];

const ROWS: &[Row] = &[
    ("tcgen05.mma.tensor", 5, "kind", &["f16", "tf32", "f8f6f4", "i8"]),
    ("tcgen05.mma.tensor", 6, "cta_group", &["", "", ""]),
    ("tcgen05.mma.tensor", 7, "collector", &["discard", "lastuse", "fill", "use"]),
    ("tensormap.replace.elemtype", 1, "elemtype", ELEMENT_TYPES),
    ("tensormap.replace.fill.mode", 1, "fill_mode", &["Zero fill", "OOB-NaN fill"]),
    (
        "tensormap.replace.interleave.layout",
        1,
        "interleave_layout",
        &["No interleave", "16B interleave", "32B interleave"],
    ),
    (
        "tensormap.replace.swizzle.atomicity",
        1,
        "swizzle_atomicity",
        &["16B", "32B", "32B + 8B flip", "64B"],
    ),
    (
        "tensormap.replace.swizzle.mode",
        1,
        "swizzle_mode",
        &["No swizzling", "32B swizzling", "64B swizzling", "128B swizzling", "96B swizzling"],
    ),
];

/// The comment before an argument of an intrinsic of this name.
pub(super) fn comment(name: &[u8], argument: usize, value: u64) -> Option<String> {
    let name = name.strip_prefix(b"llvm.nvvm.")?;
    let of = |base: &str| {
        let rest = name.strip_prefix(base.as_bytes());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(b".p"))
    };
    let (_, _, label, values) = ROWS.iter().find(|row| row.1 == argument && of(row.0))?;
    let known = usize::try_from(value).ok().and_then(|value| values.get(value));
    // What is out of range has no name; of two modes, any but the first is the second.
    let beyond = if *label == "fill_mode" { values.last() } else { None };
    let value = known.or(beyond).map_or("", |value| *value);
    Some(format!("/* {label}={value} */ "))
}
