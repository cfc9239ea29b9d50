//! The form of `nvvm.mma.sync`: operands by matrix, a type for each matrix.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_ods::enums;

use super::MmaSync;
use super::attrs::MMA_TYPE;
use crate::common::syntax::{attr_dict, set_prop};

/// The matrices, with the attribute that says of which type the numbers of a factor are.
const MATRICES: [(&str, Option<&str>); 3] =
    [("A", Some("multiplicandAPtxType")), ("B", Some("multiplicandBPtxType")), ("C", None)];

/// The type of numbers that the type of an operand says, where no attribute does.
fn inferred(ctx: &Context, ty: Type) -> Option<Attribute> {
    let value = match ty.element_or_self(ctx) {
        Type::F16 => 0,
        Type::F32 => 1,
        Type::I32 => 5,
        Type::F64 => 10,
        _ => return None,
    };
    Some(enums::get(ctx, &MMA_TYPE, value))
}

/// `A[%a, ...] B[%b, ...] C[%c, ...] {...} : (type, type, type) -> type`
pub(super) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let mut operands = Vec::new();
    for (name, _) in MATRICES {
        parser.keyword(name)?;
        operands.push(parser.operand_list(Delimiter::Square)?);
    }
    attr_dict(parser)?;
    parser.punct(":")?;
    let at = parser.position();
    let mut types = Vec::new();
    parser.op_list(Delimiter::Paren, "", &mut |parser| {
        types.push(parser.ty()?);
        Ok(())
    })?;
    parser.punct("->")?;
    let result = parser.ty()?;
    parser.state().results.push(result);
    if types.len() != MATRICES.len() {
        return Err(parser.error(at, "expected 3 types"));
    }
    resolve(parser, &operands, &types)
}

fn resolve(parser: &mut dyn OpParser, operands: &[Vec<Unresolved>], types: &[Type]) -> ParseResult {
    let counts = operands.iter().map(|list| i32::try_from(list.len()).unwrap_or(i32::MAX));
    let counts = counts.collect::<Vec<_>>();
    for ((list, &ty), (_, attr)) in operands.iter().zip(types).zip(MATRICES) {
        for &operand in list {
            parser.resolve(operand, ty)?;
        }
        infer(parser, attr, ty);
    }
    let segments = Attribute::i32_array(AsmParser::context(parser), &counts);
    set_prop(parser, MmaSync::OPERAND_SEGMENT_SIZES, segments);
    Ok(())
}

/// Adds the attribute that is not written because a type says it.
fn infer(parser: &mut dyn OpParser, attr: Option<&str>, ty: Type) {
    let ctx = AsmParser::context(parser);
    let Some(name) = attr.map(|name| ctx.intern(name)) else { return };
    let value = inferred(ctx, ty);
    let is_written = parser.state().attrs.iter().any(|entry| entry.0 == name);
    if let Some(value) = value.filter(|_| !is_written) {
        parser.state().attrs.push((name, value));
    }
}

pub(super) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let (mut elided, mut types) = (vec!["operandSegmentSizes"], Vec::new());
    for (group, (name, attr)) in MATRICES.into_iter().enumerate() {
        let values = op.operands_in(group);
        printer.text(if group == 0 { " " } else { "  " });
        printer.text(name);
        printer.text("[");
        printer.operands(&mut values.iter().copied());
        printer.text("]");
        let ty = values.first().map(|&value| op.ty(value));
        types.extend(ty);
        let said = ty.and_then(|ty| inferred(op.ctx(), ty));
        elided.extend(attr.filter(|name| said.is_some() && op.attr_named(name) == said));
    }
    printer.text(" ");
    printer.attr_dict(op, &elided);
    printer.text(" : (");
    printer.types(&mut types.into_iter());
    printer.text(") -> ");
    printer.types(&mut op.result_types());
}
