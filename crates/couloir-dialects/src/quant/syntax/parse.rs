//! Reads types.

use couloir_diag::BytePos;
use couloir_ir::Type;
use couloir_ir::asm::{AsmParser, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::num::FloatKind;
use couloir_ir::ty::{Signedness, TypeKind};

use super::super::faults::{MAX_BITS, bits_fault, bounds_fault, scale_fault};
use super::super::types::{ANY, CALIBRATED, Granularity, Scale, Storage, UNIFORM, Uniform};

/// A type that is none of the dialect.
pub(in super::super) fn unknown(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    let word = parser.any_keyword()?;
    Err(parser.error(at, &format!("unknown quantized type {word}")))
}

/// `<storage (: expressed)?>`
pub(in super::super) fn any(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let start = parser.mnemonic_position(ANY.mnemonic);
    parser.punct("<")?;
    let storage = storage(parser, start)?;
    let expressed = parser.optional_punct(":").then(|| expressed(parser)).transpose()?;
    parser.punct(">")?;
    if let Some(message) = storage.fault(parser.context()) {
        return Err(parser.error(start, &message));
    }
    let expressed = expressed.map_or(Param::None, Param::Type);
    let params = storage.params().into_iter().chain([expressed]).collect();
    Ok(Type::dialect(parser.context(), &ANY, params))
}

/// `<expressed<min:max>>`
pub(in super::super) fn calibrated(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let start = parser.mnemonic_position(CALIBRATED.mnemonic);
    parser.punct("<")?;
    let at = parser.position();
    let expressed = expressed(parser);
    let expressed = expressed.map_err(|_| parser.error(at, "expecting float expressed type"))?;
    let bounds = bounds(parser);
    let (min, max) = bounds.map_err(|_| parser.error(at, "calibrated values must be present"))?;
    parser.punct(">")?;
    if let Some(message) = bounds_fault(min, max) {
        return Err(parser.error(start, &message));
    }
    let bits = |number: f64| Param::Uint(number.to_bits());
    let params = vec![Param::Type(expressed), bits(min), bits(max)];
    Ok(Type::dialect(parser.context(), &CALIBRATED, params))
}

/// `<min:max>`
fn bounds(parser: &mut dyn AsmParser) -> ParseResult<(f64, f64)> {
    parser.punct("<")?;
    let min = parser.float()?;
    parser.punct(":")?;
    let max = parser.float()?;
    parser.punct(">")?;
    Ok((min, max))
}

/// `<storage : expressed (: axis | : {axis : size, ...})?, scales>`
pub(in super::super) fn uniform(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let start = parser.mnemonic_position(UNIFORM.mnemonic);
    parser.punct("<")?;
    let storage = storage(parser, start)?;
    parser.punct(":")?;
    let expressed = expressed(parser)?;
    let kind = expressed.float_kind(parser.context()).unwrap_or(FloatKind::F64);
    let mut granularity = granularity(parser)?;
    parser.punct(",")?;
    let mut scales = Vec::new();
    match &mut granularity {
        Granularity::Layer => scales.push(scale(parser, kind)?),
        Granularity::Axis(_) => {
            parser.punct("{")?;
            scales.push(scale(parser, kind)?);
            while parser.optional_punct(",") {
                scales.push(scale(parser, kind)?);
            }
            parser.punct("}")?;
        }
        Granularity::Blocks { counts, .. } => {
            parser.punct("{")?;
            *counts = blocks(parser, kind, &mut scales)?;
            counts.reverse();
            scales.iter_mut().for_each(|scale| scale.fit(kind, storage.bits(parser.context())));
        }
    }
    parser.punct(">")?;
    let made = Uniform { storage, expressed, granularity, scales };
    match made.fault(parser.context()) {
        Some(message) => Err(parser.error(start, &message)),
        None => Ok(made.get(parser.context())),
    }
}

fn expressed(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    let ty = parser.ty()?;
    match ty.float_kind(parser.context()) {
        Some(_) => Ok(ty),
        None => Err(parser.error(at, "invalid kind of type specified")),
    }
}

/// `i8`, `u8` or `i8<-127:127>`
fn storage(parser: &mut dyn AsmParser, start: BytePos) -> ParseResult<Storage> {
    let at = parser.position();
    let (signed, ty, bits) = match parser.optional_type()? {
        Some(ty) => match *ty.kind(parser.context()) {
            TypeKind::Integer(bits, sign) => (sign != Signedness::Unsigned, ty, bits),
            _ => return Err(parser.error(start, "storage type must be integral")),
        },
        None => unsigned(parser, at)?,
    };
    if let Some(message) = bits_fault(bits) {
        return Err(parser.error(at, &message));
    }
    let whole = Storage::whole(signed, ty, bits);
    if parser.optional_punct("<") { range(parser, whole) } else { Ok(whole) }
}

/// `u8`
fn unsigned(parser: &mut dyn AsmParser, at: BytePos) -> ParseResult<(bool, Type, u32)> {
    let word = parser.any_keyword()?;
    let Some(digits) = word.strip_prefix('u') else {
        return Err(parser.error(at, "illegal storage type prefix"));
    };
    let Ok(bits) = digits.parse::<u32>() else {
        return Err(parser.error(at, "expected storage type width"));
    };
    // As wide as what follows allows: what is wider is refused.
    let ty = Type::int(parser.context(), bits.min(MAX_BITS));
    Ok((false, ty, bits))
}

/// `min:max>` after the `<`
fn range(parser: &mut dyn AsmParser, whole: Storage) -> ParseResult<Storage> {
    let min_at = parser.position();
    let min = parser.integer()?;
    parser.punct(":")?;
    let max_at = parser.position();
    let max = parser.integer()?;
    parser.punct(">")?;
    if let Some(message) = whole.min_fault(min) {
        return Err(parser.error(min_at, &message));
    }
    if let Some(message) = whole.max_fault(max) {
        return Err(parser.error(max_at, &message));
    }
    Ok(Storage { min, max, ..whole })
}

/// `: axis`, `: {axis : size, ...}`, or nothing
fn granularity(parser: &mut dyn AsmParser) -> ParseResult<Granularity> {
    if !parser.optional_punct(":") {
        return Ok(Granularity::Layer);
    }
    if !parser.optional_punct("{") {
        return axis(parser).map(Granularity::Axis);
    }
    let mut sizes = Vec::new();
    if !parser.optional_punct("}") {
        loop {
            let axis = axis(parser)?;
            parser.punct(":")?;
            sizes.push((axis, parser.integer()?));
            if !parser.optional_punct(",") {
                break;
            }
        }
        parser.punct("}")?;
    }
    Ok(Granularity::Blocks { sizes, counts: Vec::new() })
}

/// The number of an axis, which has 32 bits.
fn axis(parser: &mut dyn AsmParser) -> ParseResult<i64> {
    let at = parser.position();
    let axis = parser.integer()?;
    match i32::try_from(axis) {
        Ok(_) => Ok(axis),
        Err(_) => Err(parser.error(at, "integer value too large")),
    }
}

/// `scale (: zero point)?`
fn scale(parser: &mut dyn AsmParser, kind: FloatKind) -> ParseResult<Scale> {
    let scale = parser.float()?;
    if let Some(message) = scale_fault(kind, scale) {
        return Err(parser.error(parser.position(), &message));
    }
    let zero_point = if parser.optional_punct(":") { parser.integer()? } else { 0 };
    Ok(Scale { scale, zero_point })
}

/// `{{scale, ...}, ...}` after the first brace: how many there are, the innermost first.
fn blocks(
    parser: &mut dyn AsmParser,
    kind: FloatKind,
    scales: &mut Vec<Scale>,
) -> ParseResult<Vec<i64>> {
    let mut inner = None;
    let mut count = 0;
    loop {
        let mut own = Vec::new();
        if parser.optional_punct("{") {
            parser.nested(&mut |parser| {
                own = blocks(parser, kind, scales)?;
                Ok(())
            })?;
        } else {
            scales.push(scale(parser, kind)?);
        }
        count += 1;
        if *inner.get_or_insert_with(|| own.clone()) != own {
            let message = "tensor literal is invalid; ranks are not consistent between elements";
            return Err(parser.error(parser.position(), message));
        }
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct("}")?;
    let mut counts = inner.unwrap_or_default();
    counts.push(count);
    Ok(counts)
}
