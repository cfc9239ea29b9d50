//! The form of `nvvm.mma.*`: operands by matrix, a type for each matrix; then what else the
//! product needs, whose types the op knows.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::op::Segments;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_ods::enums;

use super::attrs::MMA_TYPE;
use crate::common::syntax::{attr_dict, set_prop};

/// The matrices, with the attribute that says of which type the numbers of a factor are.
const MATRICES: [(&str, Option<&str>); 3] =
    [("A", Some(FACTORS[0])), ("B", Some(FACTORS[1])), ("C", None)];

/// The attributes that say of which types the numbers of the factors are.
const FACTORS: [&str; 2] = ["multiplicandAPtxType", "multiplicandBPtxType"];

/// Operands that follow the matrices, and their types.
type Rest = (&'static str, &'static [Type]);

const SPARSE: [Rest; 2] = [("sparseMetadata", &[Type::I32]), ("selector", &[Type::I32])];
const SCALES: [Rest; 2] = [("scaleA", &SCALE), ("scaleB", &SCALE)];
const SCALE: [Type; 3] = [Type::I32, Type::I16, Type::I16];

/// What follows the matrices of an op.
fn rest(op: &str) -> Vec<Rest> {
    let mut rest = Vec::new();
    if op.contains(".sp.") {
        rest.extend(SPARSE);
    }
    if is_scaled(op) {
        rest.extend(SCALES);
    }
    rest
}

fn is_scaled(op: &str) -> bool {
    op.ends_with("block_scale")
}

/// Whether the op is `mma.sync` itself, the first of the kind, whose form is its own in details.
fn is_plain(op: &str) -> bool {
    op.ends_with("mma.sync")
}

/// The type of numbers that the type of an operand says, where no attribute does.
pub(super) fn inferred(ctx: &Context, op: &str, ty: Type) -> Option<&'static str> {
    let is_pair = ty
        .as_vector(ctx)
        .is_some_and(|vector| vector.element == Type::F16 && ty.num_elements(ctx) == Some(2));
    match ty {
        Type::F16 => Some("f16"),
        Type::F64 => Some("f64"),
        Type::F32 => Some(if is_plain(op) { "f32" } else { "tf32" }),
        _ if is_pair => Some("f16"),
        _ => (is_plain(op) && ty.is_integer(ctx)).then_some("s32"),
    }
}

/// `A[%a, ...] B[%b, ...] C[%c, ...] ... {...} : (type, type, type) -> type`
pub(super) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let op = parser.def().name;
    let rest = rest(op);
    let mut operands = Vec::new();
    let names = MATRICES.iter().map(|matrix| matrix.0).chain(rest.iter().map(|rest| rest.0));
    for name in names {
        parser.keyword(name)?;
        operands.push(parser.operand_list(Delimiter::OptionalSquare)?);
    }
    attr_dict(parser)?;
    if is_scaled(op) && op.contains(".sp.") {
        set_flag(parser, "orderedMetadata");
    }
    parser.punct(":")?;
    let types = matrix_types(parser, op)?;
    if is_scaled(op) {
        parse_result(parser, op)?;
        resolve(parser, &operands, &types, &rest)?;
    } else {
        resolve(parser, &operands, &types, &rest)?;
        parse_result(parser, op)?;
    }
    MATRICES.iter().zip(&types).try_for_each(|(matrix, &ty)| infer(parser, op, matrix.1, ty))
}

/// Adds a flag that goes without saying.
fn set_flag(parser: &mut dyn OpParser, name: &str) {
    let name = AsmParser::context(parser).intern(name);
    if parser.state().attrs.iter().all(|entry| entry.0 != name) {
        parser.state().attrs.push((name, Attribute::UNIT));
    }
}

/// A type for each matrix.
fn matrix_types(parser: &mut dyn OpParser, op: &str) -> ParseResult<Vec<Type>> {
    parser.punct("(")?;
    let mut types = vec![parser.ty()?];
    while parser.optional_punct(",") {
        types.push(parser.ty()?);
    }
    let (at, count) = (parser.position(), types.len());
    if is_scaled(op) && count != MATRICES.len() {
        return Err(parser.error(at, "expected exactly 3 types"));
    }
    parser.punct(")")?;
    // Of too few types `mma.sync` itself says nothing; the counts of its operands do.
    let is_wrong = if is_plain(op) { count > MATRICES.len() } else { count != MATRICES.len() };
    if is_wrong {
        let at = parser.name_position();
        let message = format!("expected one type for each operand segment but got {count} types");
        return Err(parser.error(at, &message));
    }
    Ok(types)
}

fn parse_result(parser: &mut dyn OpParser, op: &str) -> ParseResult {
    let at = parser.position();
    let results = if is_scaled(op) {
        let types = parser.optional_arrow_type_list()?;
        if parser.position() == at {
            parser.punct("->")?;
        }
        types
    } else {
        parser.punct("->")?;
        vec![parser.ty()?]
    };
    parser.state().results.extend(results);
    Ok(())
}

fn resolve(
    parser: &mut dyn OpParser,
    operands: &[Vec<Unresolved>],
    types: &[Type],
    rest: &[Rest],
) -> ParseResult {
    let (matrices, others) = operands.split_at(MATRICES.len().min(operands.len()));
    for (list, &ty) in matrices.iter().zip(types) {
        list.iter().try_for_each(|&operand| parser.resolve(operand, ty))?;
    }
    for (list, (_, types)) in others.iter().zip(rest) {
        match types {
            [ty] => list.iter().try_for_each(|&operand| parser.resolve(operand, *ty))?,
            _ => {
                let at = parser.name_position();
                parser.resolve_all(list, types, at)?;
            }
        }
    }
    let counts = matrices.iter().map(|list| i32::try_from(list.len()).unwrap_or(i32::MAX));
    let single = rest.iter().flat_map(|(_, types)| types.iter().map(|_| 1));
    let counts = counts.chain(single).collect::<Vec<_>>();
    let segments = Attribute::i32_array(AsmParser::context(parser), &counts);
    if let Segments::Attr(slot) = parser.def().operand_segments {
        set_prop(parser, usize::from(slot), segments);
    }
    Ok(())
}

/// Adds the attribute that is not written because a type says it.
fn infer(parser: &mut dyn OpParser, op: &str, attr: Option<&str>, ty: Type) -> ParseResult {
    let ctx = AsmParser::context(parser);
    let Some((text, name)) = attr.map(|text| (text, ctx.intern(text))) else { return Ok(()) };
    let value = inferred(ctx, op, ty).and_then(|case| MMA_TYPE.cases?.value_of(case));
    let value = value.map(|value| enums::get(ctx, &MMA_TYPE, value));
    if parser.state().attrs.iter().any(|entry| entry.0 == name) {
        return Ok(());
    }
    let Some(value) = value else {
        let at = parser.name_position();
        let message = format!("attribute {text} is not provided explicitly and cannot be inferred");
        return if is_scaled(op) { Ok(()) } else { Err(parser.error(at, &message)) };
    };
    parser.state().attrs.push((name, value));
    Ok(())
}

pub(super) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let rest = rest(op.name());
    let gap = if is_plain(op.name()) { "  " } else { " " };
    let names = MATRICES
        .iter()
        .map(|matrix| (matrix.0, 1))
        .chain(rest.iter().map(|rest| (rest.0, rest.1.len())));
    let mut group = 0;
    for (name, groups) in names {
        printer.text(if group == 0 { " " } else { gap });
        print_operands(op, printer, name, group..group + groups);
        group += groups;
    }
    let types = MATRICES.iter().enumerate().filter_map(|(group, _)| first_type(op, group));
    let types = types.collect::<Vec<_>>();
    // Left out is what any of the ops infers; `s32` only stands for what is not written.
    let mut elided = vec!["operandSegmentSizes"];
    elided.extend(
        FACTORS
            .iter()
            .zip(&types)
            .filter_map(|(name, &ty)| inferred(op.ctx(), "", ty).map(|_| *name)),
    );
    printer.text(if is_plain(op.name()) { " " } else { "" });
    printer.attr_dict(op, &elided);
    printer.text(" : (");
    printer.types(&mut types.into_iter());
    printer.text(") -> ");
    printer.types(&mut op.result_types());
}

fn first_type(op: OpRef<'_>, group: usize) -> Option<Type> {
    op.operands_in(group).first().map(|&value| op.ty(value))
}

fn print_operands(
    op: OpRef<'_>,
    printer: &mut dyn OpPrinter,
    name: &str,
    groups: std::ops::Range<usize>,
) {
    printer.text(name);
    printer.text("[");
    printer.operands(&mut groups.flat_map(|group| op.operands_in(group)));
    printer.text("]");
}
