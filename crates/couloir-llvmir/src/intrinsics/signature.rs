//! The types of intrinsics: what a name that is overloaded takes and returns, and which types it
//! was overloaded on.

use smallvec::SmallVec;

use super::find;
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
    /// A parameter, or that there are more of them.
    Parameter,
    /// That there are fewer parameters.
    Missing,
}

/// What a part of a signature stands for. Types are text until a context is at hand.
#[derive(Clone, Copy)]
enum Part {
    Any(u8),
    Same(usize),
    Element(usize),
    Shaped(usize, &'static str),
    Pointers(usize),
    Fraction(usize, u32),
    Integers(usize),
    Wider(usize),
    Narrower(usize),
    Divided(usize, u32),
    Fixed(&'static str),
}

type Parts = SmallVec<[Part; 8]>;

/// The signature of the intrinsic of this name, with (`llvm.ctlz.i32`) or without the types it is
/// overloaded on; `None` where there is no such intrinsic.
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
    find(name).map(|found| Signature { text: found.signature, base: found.base })
}

/// Whether types are part of the name: only what stands for them has capital letters.
pub(super) fn is_overloaded(text: &str) -> bool {
    text.bytes().any(|letter| letter.is_ascii_uppercase())
}

impl Signature {
    /// Name after `llvm.`, without the types it is overloaded on.
    pub fn base(self) -> &'static str {
        self.base
    }

    /// Whether types are part of the name.
    pub fn is_overloaded(self) -> bool {
        is_overloaded(self.text)
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
        let list = |text: &'static str| -> Parts {
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

    /// The same of a call that may lack arguments; one with further ones matches no overload.
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
        if own.len() != result.len() {
            return Err(SignatureMismatch::Result);
        }
        let mut met = Met::default();
        if !result.iter().zip(own).all(|(&part, &ty)| met.meet(ctx, part, ty, true)) {
            return Err(SignatureMismatch::Result);
        }
        let fits = params.iter().zip(actual).all(|(&part, &ty)| met.meet(ctx, part, ty, false));
        if !fits || actual.len() > params.len() {
            return Err(SignatureMismatch::Parameter);
        }
        met.check_late(ctx)?;
        if !fewer && actual.len() < params.len() {
            return Err(SignatureMismatch::Missing);
        }
        Ok(met.overloads)
    }
}

/// What was met of a function type, part by part.
#[derive(Default)]
struct Met {
    overloads: Vec<Type>,
    /// Parts that depend on types met later, how many came before, and whether of the result.
    late: SmallVec<[(Part, Type, usize, bool); 4]>,
}

impl Met {
    /// Whether a part has this type, as far as is known yet.
    fn meet(&mut self, ctx: &Context, part: Part, ty: Type, of_result: bool) -> bool {
        let before = self.overloads.len();
        if let Part::Any(kind) = part {
            self.overloads.push(ty);
            return is_any(ctx, kind, ty);
        }
        if let Part::Pointers(_) = part {
            self.overloads.push(ty);
        }
        if part.refers_to().is_some_and(|at| at >= before) {
            self.late.push((part, ty, before, of_result));
            return true;
        }
        self.agrees(ctx, part, ty, before)
    }

    fn agrees(&self, ctx: &Context, part: Part, ty: Type, mut before: usize) -> bool {
        let expected = expected(ctx, part, &self.overloads, &mut before);
        expected.is_some_and(|expected| ctx.same_when_opaque(expected, ty))
    }

    fn check_late(&self, ctx: &Context) -> Result<(), SignatureMismatch> {
        let mut late = self.late.iter();
        match late.find(|row| !self.agrees(ctx, row.0, row.1, row.2)) {
            Some((.., true)) => Err(SignatureMismatch::Result),
            Some(_) => Err(SignatureMismatch::Parameter),
            None => Ok(()),
        }
    }
}

impl Part {
    /// The overload that it depends on.
    fn refers_to(self) -> Option<usize> {
        match self {
            Part::Any(_) | Part::Fixed(_) => None,
            Part::Same(at)
            | Part::Element(at)
            | Part::Shaped(at, _)
            | Part::Pointers(at)
            | Part::Fraction(at, _)
            | Part::Integers(at)
            | Part::Wider(at)
            | Part::Narrower(at)
            | Part::Divided(at, _) => Some(at),
        }
    }
}

fn is_any(ctx: &Context, kind: u8, ty: Type) -> bool {
    let scalar = ctx.scalar_type(ty);
    match kind {
        b'I' => ctx.int_width(scalar).is_some(),
        b'F' => float_width(ctx.ty(scalar)).is_some() || scalar == Type::PPC_FP128,
        b'P' => ctx.is_pointer(ty),
        b'V' => scalar != ty,
        _ => true,
    }
}

/// The type a part has; `next` counts the types of the name.
fn expected(ctx: &Context, part: Part, overloads: &[Type], next: &mut usize) -> Option<Type> {
    let overload = |at: usize| overloads.get(at).copied();
    match part {
        Part::Fixed(text) => fixed(ctx, text),
        Part::Same(at) => overload(at),
        Part::Element(at) => ctx.vector_parts(overload(at)?).map(|parts| parts.elem),
        Part::Shaped(at, elem) => {
            Some(ctx.shaped_like(overload(at)?, inner(ctx, elem, overloads)?))
        }
        Part::Fraction(at, of) => ctx.vector_parts(overload(at)?)?.with_len(ctx, 1, of),
        Part::Integers(at) => {
            let ty = overload(at)?;
            ctx.vector_parts(ty)?;
            let bits = bits(ctx, ctx.scalar_type(ty))?;
            Some(ctx.shaped_like(ty, ctx.int_type(bits)))
        }
        Part::Wider(at) => {
            let ty = overload(at)?;
            let bits = bits(ctx, ctx.scalar_type(ty))?.checked_mul(2)?;
            Some(ctx.shaped_like(ty, ctx.int_type(bits)))
        }
        Part::Narrower(at) => narrower(ctx, overload(at)?),
        Part::Divided(at, by) => {
            let steps = by.checked_ilog2()?;
            let ty = (0..steps).try_fold(overload(at)?, |ty, _| narrower(ctx, ty))?;
            ctx.vector_parts(ty)?.with_len(ctx, by, 1)
        }
        Part::Any(_) => {
            *next += 1;
            overload(*next - 1)
        }
        Part::Pointers(at) => {
            *next += 1;
            let ty = overload(*next - 1)?;
            let pointers = ctx.is_pointer(ctx.scalar_type(ty));
            let like = ctx.shaped_like(overload(at)?, Type::I1);
            (pointers && like == ctx.shaped_like(ty, Type::I1)).then_some(ty)
        }
    }
}

/// A vector's parts.
struct VectorParts {
    elem: Type,
    len: u32,
    scalable: bool,
}

impl VectorParts {
    /// With a number of elements in a proportion to the own one.
    fn with_len(self, ctx: &Context, times: u32, of: u32) -> Option<Type> {
        let len = self.len.checked_mul(times)?.checked_div(of)?;
        Some(if self.scalable {
            ctx.scalable_vector_type(self.elem, len)
        } else {
            ctx.vector_type(self.elem, len)
        })
    }
}

impl Context {
    fn vector_parts(&self, ty: Type) -> Option<VectorParts> {
        match *self.ty(ty) {
            TypeData::Vector { elem, len, scalable } => Some(VectorParts { elem, len, scalable }),
            _ => None,
        }
    }
}

fn bits(ctx: &Context, ty: Type) -> Option<u32> {
    ctx.int_width(ty).or_else(|| float_width(ctx.ty(ty)))
}

/// The type with elements half as wide.
fn narrower(ctx: &Context, ty: Type) -> Option<Type> {
    let elem = match ctx.scalar_type(ty) {
        Type::DOUBLE => Type::FLOAT,
        Type::FLOAT | Type::HALF => Type::HALF,
        elem => ctx.int_type(ctx.int_width(elem).filter(|bits| bits % 2 == 0)? / 2),
    };
    Some(ctx.shaped_like(ty, elem))
}

/// The elements of what is shaped as an overload: a type, or the elements of an overload.
fn inner(ctx: &Context, text: &str, overloads: &[Type]) -> Option<Type> {
    let at = text.strip_prefix('e').and_then(|at| at.parse::<usize>().ok());
    match at {
        Some(at) => overloads.get(at).map(|&ty| ctx.scalar_type(ty)),
        None => fixed(ctx, text),
    }
}

fn part(text: &'static str) -> Part {
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
        ("s", Some(at)) => Part::Shaped(at, of),
        ("x", Some(at)) => Part::Fraction(at, of.parse().unwrap_or(1)),
        ("b", Some(at)) => Part::Integers(at),
        ("w", Some(at)) => Part::Wider(at),
        ("n", Some(at)) => Part::Narrower(at),
        ("d", Some(at)) => Part::Divided(at, of.parse().unwrap_or(1)),
        _ => Part::Fixed(text),
    }
}

/// A type of the table by its text: `f32`, `ptr3`, `v4i32`, `nxv2f64`.
fn fixed(ctx: &Context, text: &str) -> Option<Type> {
    const TYPES: &[(&str, Type)] = &[
        ("void", Type::VOID),
        ("f16", Type::HALF),
        ("bf16", Type::BFLOAT),
        ("f32", Type::FLOAT),
        ("f64", Type::DOUBLE),
        ("f80", Type::X86_FP80),
        ("f128", Type::FP128),
        ("ppcf128", Type::PPC_FP128),
        ("ptr", Type::PTR),
        ("token", Type::TOKEN),
        ("metadata", Type::METADATA),
        ("x86_amx", Type::X86_AMX),
    ];
    if let Some((_, ty)) = TYPES.iter().find(|row| row.0 == text) {
        return Some(*ty);
    }
    if text == "svcount" {
        return Some(ctx.target_type("aarch64.svcount", &[], &[]));
    }
    if let Some(bits) = text.strip_prefix('i') {
        return Some(ctx.int_type(bits.parse().ok()?));
    }
    if let Some(space) = text.strip_prefix("ptr") {
        return Some(ctx.ptr_type(space.parse().ok()?));
    }
    let (scalable, rest) = match text.strip_prefix("nxv") {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('v')?),
    };
    let end = rest.find(|letter: char| !letter.is_ascii_digit())?;
    let (len, elem) = rest.split_at(end);
    let parts = VectorParts { elem: fixed(ctx, elem)?, len: len.parse().ok()?, scalable };
    parts.with_len(ctx, 1, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a signature needs to be overloaded on.
    fn sample(ctx: &Context, part: &Part) -> Option<Type> {
        Some(match part {
            Part::Any(b'I') => ctx.vector_type(Type::I32, 840),
            Part::Any(b'F') => ctx.vector_type(Type::DOUBLE, 840),
            Part::Any(b'P') => Type::PTR,
            Part::Any(_) => ctx.vector_type(Type::I64, 840),
            Part::Pointers(_) => ctx.vector_type(Type::PTR, 840),
            _ => return None,
        })
    }

    /// The overloads of every intrinsic are found in the type they give.
    #[test]
    fn overloads_of_types_made_of_overloads() {
        let ctx = Context::new();
        for text in crate::intrinsics::SIGNATURES.lines() {
            let signature = Signature { text, base: "" };
            let (result, _, params) = signature.parts();
            let types = result.iter().chain(&params).filter_map(|part| sample(&ctx, part));
            let types: Vec<_> = types.collect();
            let ty = signature.function_type(&ctx, &types);
            let ty = ty.unwrap_or_else(|| panic!("{text} is not a signature"));
            assert_eq!(signature.overloads(&ctx, ty), Ok(types), "{text}");
        }
    }

    #[test]
    fn mismatches_are_told_apart() {
        let ctx = Context::new();
        let ctlz = intrinsic_signature("llvm.ctlz.i32").unwrap();
        let ty = |ret, params: &[Type]| ctx.function_type(ret, params, false);
        let of = |ty| ctlz.overloads(&ctx, ty);
        assert_eq!(of(ty(Type::FLOAT, &[Type::I32])), Err(SignatureMismatch::Result));
        assert_eq!(of(ty(Type::I32, &[Type::I32])), Err(SignatureMismatch::Missing));
        let more = [Type::I32, Type::I1, Type::I1];
        assert_eq!(of(ty(Type::I32, &more)), Err(SignatureMismatch::Parameter));
        assert_eq!(of(ty(Type::I32, &[Type::I64, Type::I1])), Err(SignatureMismatch::Parameter));
        assert!(intrinsic_signature("llvm.trap.i32").is_none());
        assert!(intrinsic_signature("trap").is_none());
    }
}
