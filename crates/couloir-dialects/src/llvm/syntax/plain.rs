//! The common syntax in plain words.

use couloir_ir::asm::PlainParser;
use couloir_ir::attr::EnumDef;
use couloir_ir::op::{CustomArg, Slot, TypeRef};
use couloir_ir::{Attribute, Context, Type};

use super::super::attrs::enums::{FCMP_CASES, GEP_CASES, ICMP_CASES, OVERFLOW_CASES};
use super::super::build::DYNAMIC_INDEX;
use super::super::types::is_compatible_type;
use super::super::{FCmp, GetElementPtr, ICmp, infer};
use super::custom::part_type;

fn set_flags(parser: &mut dyn PlainParser, args: &[CustomArg], value: u64) -> Option<()> {
    let &[CustomArg::Attr(slot)] = args else { return None };
    let attr = Attribute::i32(parser.context(), value as i32);
    parser.set_prop(slot.into(), attr);
    Some(())
}

/// `overflow<nsw, nuw>`
pub(super) fn overflow(parser: &mut dyn PlainParser, args: &[CustomArg]) -> Option<bool> {
    if !parser.optional_word("overflow")? {
        return Some(false);
    }
    if !parser.take(b'<') {
        return None;
    }
    let mut value = parser.case(&OVERFLOW_CASES)?;
    while parser.take(b',') {
        value |= parser.case(&OVERFLOW_CASES)?;
    }
    set_flags(parser, args, value)?;
    parser.take(b'>').then_some(true)
}

/// `inbounds|nuw`
pub(super) fn gep_flags(parser: &mut dyn PlainParser, args: &[CustomArg]) -> Option<bool> {
    if parser.next() == b'%' {
        return Some(false);
    }
    let mut value = parser.case(&GEP_CASES)?;
    while parser.take(b'|') {
        value |= parser.case(&GEP_CASES)?;
    }
    set_flags(parser, args, value)?;
    Some(true)
}

/// `%a, 1`
pub(super) fn gep_indices(parser: &mut dyn PlainParser, _: &[CustomArg]) -> Option<bool> {
    let (mut constants, mut count) = ([0; 8], 0);
    loop {
        *constants.get_mut(count)? = gep_index(parser)?;
        count += 1;
        if !parser.take(b',') {
            break;
        }
    }
    let constants = parser.i32_array(constants.get(..count)?);
    parser.set_prop(GetElementPtr::RAW_CONSTANT_INDICES, constants);
    Some(true)
}

fn gep_index(parser: &mut dyn PlainParser) -> Option<i32> {
    if parser.next() != b'%' {
        return i32::try_from(parser.number()?).ok();
    }
    parser.operand(GetElementPtr::DYNAMIC_INDICES)?;
    Some(DYNAMIC_INDEX)
}

/// Nothing is written: the type of a part follows from the whole and the position.
pub(super) fn element_type(parser: &mut dyn PlainParser, args: &[CustomArg]) -> Option<bool> {
    let &[CustomArg::Type(TypeRef::Group(part)), whole, position] = args else { return None };
    let CustomArg::Ref(&CustomArg::Type(TypeRef::Group(whole))) = whole else { return None };
    let CustomArg::Ref(&CustomArg::Attr(position)) = position else { return None };
    let (whole, position) = (parser.type_of(whole)?, parser.prop(position.into())?);
    let ty = parser.part(whole, position, part_at)?;
    parser.set_type(part, ty);
    Some(true)
}

fn part_at(ctx: &Context, whole: Type, position: Attribute) -> Option<Type> {
    part_type(ctx, whole, &position.as_i64_array(ctx)?).ok()
}

pub(in crate::llvm) fn icmp(parser: &mut dyn PlainParser) -> Option<()> {
    cmp(parser, &ICMP_CASES, ICmp::PREDICATE)
}

pub(in crate::llvm) fn fcmp(parser: &mut dyn PlainParser) -> Option<()> {
    cmp(parser, &FCMP_CASES, FCmp::PREDICATE)
}

/// `"predicate" %lhs, %rhs : type`
fn cmp(parser: &mut dyn PlainParser, cases: &EnumDef, slot: usize) -> Option<()> {
    let value = i64::try_from(parser.quoted_case(cases)?).ok()?;
    let value = Attribute::i64(parser.context(), value);
    parser.set_prop(slot, value);
    parser.operand(0)?;
    parser.take(b',').then(|| parser.operand(1))??;
    parser.no_attributes()?;
    let ty = parser.take(b':').then(|| parser.ty())??;
    let ctx = parser.context();
    let result = infer::i1_same_shape(ctx, ty).filter(|_| is_compatible_type(ctx, ty))?;
    parser.set_type(Slot::Operand(0), ty);
    parser.set_type(Slot::Operand(1), ty);
    parser.set_type(Slot::Result(0), result);
    Some(())
}
