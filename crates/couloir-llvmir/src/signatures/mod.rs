//! The types of intrinsics: what a name that is overloaded takes and returns, and which types it
//! was overloaded on.
//!
//! Intrinsics of targets are not in the table: nothing is known of them.

mod table;

use std::cmp::Ordering;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::context::Context;
use crate::types::{Type, TypeData, float_width};

/// The signature of an intrinsic. See [`intrinsic_signature`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Name with `llvm.`, without the types it is overloaded on.
    text: &'static str,
    base: &'static str,
}

/// Which part of a function type is not what a signature says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignatureMismatch {
    /// The result.
    Result,
    /// A parameter, or how many there are.
    Parameter,
}

/// What a part of a signature stands for.
#[derive(Clone, Copy)]
enum Part {
    Any(u8),
    Same(usize),
    Element(usize),
    Shaped(usize, Type),
    Pointers(usize),
    Fraction(usize, u32),
    Fixed(Type),
}

type Parts = SmallVec<[Part; 8]>;

/// The signature of a generic intrinsic of this name, with (`llvm.ctlz.i32`) or without the types
/// it is overloaded on; `None` where there is no such intrinsic.
///
/// ```
/// use couloir_llvmir::{Context, Type, intrinsic_signature};
/// let ctx = Context::new();
/// let ctlz = intrinsic_signature("llvm.ctlz").unwrap();
/// let ty = ctlz.function_type(&ctx, &[Type::I64]).unwrap();
/// assert_eq!(ty, ctx.function_type(Type::I64, &[Type::I64, Type::I1], false));
/// assert_eq!(ctlz.overloads(&ctx, ty).unwrap(), [Type::I64]);
/// assert!(intrinsic_signature("llvm.no.such").is_none());
/// ```
pub fn intrinsic_signature(name: &str) -> Option<Signature> {
    static BY_NAME: OnceLock<FxHashMap<&'static str, &'static str>> = OnceLock::new();
    let by_name = BY_NAME.get_or_init(|| {
        let names = |(text, names): &(&'static str, &'static str)| {
            let text = *text;
            names.split_ascii_whitespace().map(move |name| (name, text))
        };
        table::ROWS.iter().flat_map(names).collect()
    });
    let name = name.strip_prefix("llvm.")?;
    let mut base = name;
    loop {
        if let Some((&base, &text)) = by_name.get_key_value(base) {
            let signature = Signature { text, base };
            return (base.len() == name.len() || signature.is_overloaded()).then_some(signature);
        }
        base = base.rsplit_once('.')?.0;
    }
}

/// Whether this is the name of an intrinsic of some target, as far as its beginning tells.
pub fn is_target_intrinsic(name: &str) -> bool {
    const TARGETS: &[&str] = &[
        "aarch64",
        "amdgcn",
        "arm",
        "bpf",
        "dx",
        "hexagon",
        "loongarch",
        "mips",
        "nvvm",
        "ppc",
        "r600",
        "riscv",
        "s390",
        "spv",
        "ve",
        "wasm",
        "x86",
        "xcore",
    ];
    let target = name.strip_prefix("llvm.").and_then(|name| name.split_once('.'));
    target.is_some_and(|(target, _)| TARGETS.contains(&target))
}

impl Signature {
    /// Name after `llvm.`, without the types it is overloaded on.
    pub fn base(self) -> &'static str {
        self.base
    }

    /// Whether types are part of the name.
    pub fn is_overloaded(self) -> bool {
        self.text.contains(['A', 'I', 'F', 'P', 'V'])
    }

    /// Whether the result is a struct of several values.
    pub fn returns_struct(self) -> bool {
        self.text.starts_with('{')
    }

    /// Whether further arguments can follow.
    pub fn is_vararg(self) -> bool {
        self.text.contains("...")
    }

    /// Parts of the result (several where it is a struct) and of the parameters.
    fn parts(self) -> (Parts, bool, Parts) {
        let (result, params) = self.text.split_once('(').unwrap_or((self.text, ""));
        let fields = result.strip_prefix('{').and_then(|fields| fields.strip_suffix('}'));
        let params = params.trim_end_matches(')').trim_end_matches("...");
        let list = |text: &str| -> Parts {
            text.split(',').filter(|part| !part.is_empty()).map(part).collect()
        };
        (list(fields.unwrap_or(result)), fields.is_some(), list(params))
    }

    /// The function type of the intrinsic overloaded on these types; `None` where there are too
    /// few, or not ones that it can be overloaded on.
    pub fn function_type(self, ctx: &Context, overloads: &[Type]) -> Option<Type> {
        let (result, fields, params) = self.parts();
        let mut next = 0;
        let mut types = |parts: Parts| -> Option<SmallVec<[Type; 8]>> {
            parts.into_iter().map(|part| expected(ctx, part, overloads, &mut next)).collect()
        };
        let (result, params) = (types(result)?, types(params)?);
        let result = if fields { ctx.struct_type(&result) } else { *result.first()? };
        Some(ctx.function_type(result, &params, self.is_vararg()))
    }

    /// The types that an intrinsic of this function type is overloaded on.
    ///
    /// # Errors
    /// The part of the type that no overload has.
    pub fn overloads(
        self,
        ctx: &Context,
        function_type: Type,
    ) -> Result<Vec<Type>, SignatureMismatch> {
        self.match_type(ctx, function_type, false)
    }

    /// The same of a call that may lack arguments.
    ///
    /// # Errors
    /// The part of the type that no overload has.
    pub fn overloads_of_call(
        self,
        ctx: &Context,
        function_type: Type,
    ) -> Result<Vec<Type>, SignatureMismatch> {
        self.match_type(ctx, function_type, true)
    }

    fn match_type(
        self,
        ctx: &Context,
        function_type: Type,
        fewer: bool,
    ) -> Result<Vec<Type>, SignatureMismatch> {
        let (result, fields, params) = self.parts();
        let parts = ctx.function_parts(function_type);
        let (ret, actual, _) = parts.ok_or(SignatureMismatch::Parameter)?;
        let own: &[Type] = match ctx.struct_fields(ret) {
            Some((types, false)) if fields => types,
            _ if fields => return Err(SignatureMismatch::Result),
            _ => &[ret],
        };
        let mut overloads = Vec::new();
        collect(ctx, &result, own, &mut overloads).ok_or(SignatureMismatch::Result)?;
        let count = match actual.len().cmp(&params.len()) {
            Ordering::Less => fewer,
            Ordering::Equal => true,
            Ordering::Greater => self.is_vararg(),
        };
        let collected = collect(ctx, &params, actual, &mut overloads);
        if !count || collected.is_none() {
            return Err(SignatureMismatch::Parameter);
        }
        let mut next = 0;
        let mut agree = |parts: &Parts, types: &[Type]| {
            parts
                .iter()
                .zip(types)
                .all(|(part, ty)| expected(ctx, *part, &overloads, &mut next) == Some(*ty))
        };
        if own.len() != result.len() || !agree(&result, own) {
            return Err(SignatureMismatch::Result);
        }
        if !agree(&params, actual) {
            return Err(SignatureMismatch::Parameter);
        }
        Ok(overloads)
    }
}

/// Adds the types of parts that a name is overloaded on; `None` where one is of the wrong kind.
fn collect(ctx: &Context, parts: &Parts, types: &[Type], overloads: &mut Vec<Type>) -> Option<()> {
    for (part, &ty) in parts.iter().zip(types) {
        match part {
            Part::Any(kind) if is_any(ctx, *kind, ty) => overloads.push(ty),
            Part::Any(_) => return None,
            Part::Pointers(_) => overloads.push(ty),
            _ => {}
        }
    }
    Some(())
}

fn is_any(ctx: &Context, kind: u8, ty: Type) -> bool {
    let scalar = ctx.scalar_type(ty);
    match kind {
        b'I' => ctx.int_width(scalar).is_some(),
        b'F' => float_width(ctx.ty(scalar)).is_some() || scalar == Type::PPC_FP128,
        b'P' => matches!(ctx.ty(ty), TypeData::Pointer(_)),
        b'V' => scalar != ty,
        _ => true,
    }
}

/// The type a part has; `next` counts the types of the name.
fn expected(ctx: &Context, part: Part, overloads: &[Type], next: &mut usize) -> Option<Type> {
    match part {
        Part::Fixed(ty) => Some(ty),
        Part::Same(at) => overloads.get(at).copied(),
        Part::Element(at) => overloads.get(at).map(|&ty| ctx.scalar_type(ty)),
        Part::Shaped(at, elem) => overloads.get(at).map(|&ty| ctx.shaped_like(ty, elem)),
        Part::Fraction(at, of) => match ctx.ty(*overloads.get(at)?) {
            TypeData::Vector { elem, len, scalable } => {
                let len = len.checked_div(of)?;
                Some(if *scalable {
                    ctx.scalable_vector_type(*elem, len)
                } else {
                    ctx.vector_type(*elem, len)
                })
            }
            _ => None,
        },
        Part::Any(_) => {
            *next += 1;
            overloads.get(*next - 1).copied()
        }
        Part::Pointers(at) => {
            *next += 1;
            let ty = *overloads.get(*next - 1)?;
            let pointers = matches!(ctx.ty(ctx.scalar_type(ty)), TypeData::Pointer(_));
            let like = ctx.shaped_like(*overloads.get(at)?, Type::I1);
            (pointers && like == ctx.shaped_like(ty, Type::I1)).then_some(ty)
        }
    }
}

fn part(text: &str) -> Part {
    let number = |text: &str| text.parse::<usize>().ok();
    if let Some(at) = number(text) {
        return Part::Same(at);
    }
    let (head, tail) = text.split_at(text.len().min(1));
    let (at, of) = tail.split_once(':').unwrap_or((tail, ""));
    match (head, number(at)) {
        ("A" | "I" | "F" | "P" | "V", None) => Part::Any(head.as_bytes()[0]),
        ("e", Some(at)) => Part::Element(at),
        ("p", Some(at)) => Part::Pointers(at),
        ("s", Some(at)) => Part::Shaped(at, fixed(of)),
        ("x", Some(at)) => Part::Fraction(at, of.parse().unwrap_or(1)),
        _ => Part::Fixed(fixed(text)),
    }
}

fn fixed(text: &str) -> Type {
    const TYPES: &[(&str, Type)] = &[
        ("i1", Type::I1),
        ("i8", Type::I8),
        ("i16", Type::I16),
        ("i32", Type::I32),
        ("i64", Type::I64),
        ("f64", Type::DOUBLE),
        ("ptr", Type::PTR),
        ("token", Type::TOKEN),
        ("metadata", Type::METADATA),
    ];
    TYPES.iter().find(|row| row.0 == text).map_or(Type::VOID, |row| row.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every signature is in order, and its overloads are found in the type they give.
    #[test]
    fn overloads_of_types_made_of_overloads() {
        assert!(table::ROWS.is_sorted_by(|a, b| a.0 < b.0));
        let ctx = Context::new();
        let sample = |kind: u8| match kind {
            b'I' => Type::I32,
            b'F' => Type::FLOAT,
            b'P' => Type::PTR,
            _ => ctx.vector_type(Type::I32, 840),
        };
        for (_, names) in table::ROWS {
            for name in names.split_ascii_whitespace() {
                let signature = intrinsic_signature(&format!("llvm.{name}")).unwrap();
                let (result, _, params) = signature.parts();
                let pointers = ctx.vector_type(Type::PTR, 840);
                let types = result.iter().chain(&params).filter_map(|part| match part {
                    Part::Any(kind) => Some(sample(*kind)),
                    Part::Pointers(_) => Some(pointers),
                    _ => None,
                });
                let types: Vec<_> = types.collect();
                let ty = signature.function_type(&ctx, &types).unwrap();
                assert_eq!(signature.overloads(&ctx, ty), Ok(types), "{name}");
            }
        }
    }

    #[test]
    fn mismatches_are_told_apart() {
        let ctx = Context::new();
        let ctlz = intrinsic_signature("llvm.ctlz.i32").unwrap();
        let ty = |ret, params: &[Type]| ctx.function_type(ret, params, false);
        let of = |ty| ctlz.overloads(&ctx, ty);
        assert_eq!(of(ty(Type::FLOAT, &[Type::I32])), Err(SignatureMismatch::Result));
        assert_eq!(of(ty(Type::I32, &[Type::I32])), Err(SignatureMismatch::Parameter));
        assert_eq!(of(ty(Type::I32, &[Type::I64, Type::I1])), Err(SignatureMismatch::Parameter));
        assert!(intrinsic_signature("llvm.trap.i32").is_none());
        assert!(intrinsic_signature("trap").is_none());
    }
}
