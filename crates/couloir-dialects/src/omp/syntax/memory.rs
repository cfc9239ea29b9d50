//! `omp.target_allocmem`.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, OpRef, Type};

use super::super::TargetAllocMem;
use super::colon_type;
use crate::common::syntax::{attr_dict, set_prop};

/// `%device : type, type(%params : types), %sizes {attrs}`
pub(in crate::omp) fn parse_target_allocmem(parser: &mut dyn OpParser) -> ParseResult {
    let device = parser.operand()?;
    let ty = colon_type(parser)?;
    parser.resolve(device, ty)?;
    parser.punct(",")?;
    let ty = parser.ty()?;
    let ty = Attribute::ty(AsmParser::context(parser), ty);
    set_prop(parser, TargetAllocMem::IN_TYPE, ty);
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    if parser.optional_punct("(") {
        operands = parser.operand_list(Delimiter::None)?;
        types = parser.colon_type_list()?;
        parser.punct(")")?;
    }
    let params = operands.len();
    if parser.optional_punct(",") {
        let sizes = parser.operand_list(Delimiter::None)?;
        types.resize(types.len().saturating_add(sizes.len()), Type::INDEX);
        operands.extend(sizes);
    }
    let at = parser.name_position();
    parser.resolve_all(&operands, &types, at)?;
    let segments = [1, params, operands.len().saturating_sub(params)];
    let segments = segments.map(|count| i32::try_from(count).unwrap_or(i32::MAX));
    let segments = Attribute::i32_array(AsmParser::context(parser), &segments);
    set_prop(parser, TargetAllocMem::OPERAND_SEGMENT_SIZES, segments);
    parser.state().results.push(Type::I64);
    attr_dict(parser)
}

pub(in crate::omp) fn print_target_allocmem(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = TargetAllocMem(op);
    printer.text(" ");
    printer.operand(view.device());
    printer.text(" : ");
    printer.ty(op.ty(view.device()));
    printer.text(", ");
    if let Some(ty) = op.prop(TargetAllocMem::IN_TYPE) {
        printer.attribute(ty);
    }
    let params = view.typeparams();
    if !params.is_empty() {
        printer.text("(");
        printer.operands(&mut params.iter().copied());
        printer.text(" : ");
        printer.types(&mut params.iter().map(|&param| op.ty(param)));
        printer.text(")");
    }
    for size in view.shape() {
        printer.text(", ");
        printer.operand(size);
    }
    printer.attr_dict(op, &["in_type", "operandSegmentSizes"]);
}
