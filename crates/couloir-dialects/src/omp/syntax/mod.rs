//! Hand-written syntax of `omp`.

mod clauses;
mod loops;
mod maps;
mod memory;
mod regions;

pub(super) use clauses::{
    ALIGNED_CLAUSE, ALLOCATE_AND_ALLOCATOR, CLAUSE_ATTR, COPYPRIVATE, DEPEND_VAR_LIST,
    GRAINSIZE_CLAUSE, LINEAR_CLAUSE, NUM_TASKS_CLAUSE, ORDER_CLAUSE, SCHEDULE_CLAUSE,
    SYNCHRONIZATION_HINT,
};
pub(super) use loops::{
    LOOP_TRANSFORM_CLIS, parse_canonical_loop, parse_loop_nest, parse_unroll, print_canonical_loop,
    print_loop_nest, print_unroll,
};
pub(super) use maps::{CAPTURE_TYPE, MAP_CLAUSE, MEMBERS_INDEX};
pub(super) use memory::{parse_target_allocmem, print_target_allocmem};
pub(super) use regions::{
    IN_REDUCTION_PRIVATE_REDUCTION_REGION, IN_REDUCTION_PRIVATE_REGION, PRIVATE_REDUCTION_REGION,
    PRIVATE_REGION, TARGET_OP_REGION, TASK_REDUCTION_REGION, USE_DEVICE_ADDR_USE_DEVICE_PTR_REGION,
};

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, ParseResult, Unresolved};
use couloir_ir::attr::AttrDef;
use couloir_ir::op::{CustomArg, Slot, TypeRef};
use couloir_ir::{Attribute, OpRef, Type, Value};
use couloir_ods::enums;

/// The slot of an attribute that is the argument of a directive at a place.
fn slot(args: &[CustomArg], at: usize) -> usize {
    match args.get(at) {
        Some(CustomArg::Attr(slot)) => usize::from(*slot),
        _ => usize::MAX,
    }
}

/// The operand group that is the argument of a directive at a place.
fn group(args: &[CustomArg], at: usize) -> usize {
    match args.get(at) {
        Some(CustomArg::Operand(group) | CustomArg::Type(TypeRef::Group(Slot::Operand(group)))) => {
            usize::from(*group)
        }
        _ => usize::MAX,
    }
}

/// Makes these the operands of a group, with their types where the directive says them.
fn set_operands(
    parser: &mut dyn OpParser,
    group: usize,
    operands: Vec<Unresolved>,
    types: Vec<Type>,
) {
    let groups = parser.groups();
    if let Some(own) = groups.operands.get_mut(group) {
        *own = operands;
    }
    if let Some(own) = groups.operand_types.get_mut(group) {
        *own = types;
    }
}

/// The values of a group, and their types.
fn typed(op: OpRef<'_>, group: usize) -> Vec<(Value, Type)> {
    op.operands_in(group).into_iter().map(|value| (value, op.ty(value))).collect()
}

/// Takes elements separated by commas, at least one.
fn separated(
    parser: &mut dyn OpParser,
    element: &mut dyn FnMut(&mut dyn OpParser) -> ParseResult,
) -> ParseResult {
    parser.op_list(Delimiter::None, "", element)
}

/// Takes `: type`.
fn colon_type(parser: &mut dyn OpParser) -> ParseResult<Type> {
    parser.punct(":")?;
    parser.ty()
}

/// Takes the case of an enumeration, which messages call the value of a clause.
fn clause_value(parser: &mut dyn OpParser, def: &'static AttrDef) -> ParseResult<Attribute> {
    let at = parser.position();
    let word = parser.any_keyword()?;
    let value = def.cases.and_then(|cases| cases.value_of(&word));
    let value =
        value.ok_or_else(|| parser.error(at, &format!("invalid clause value: '{word}'")))?;
    Ok(enums::get(AsmParser::context(parser), def, value))
}

/// The text of the case that an attribute of an enumeration is.
fn case_text(op: OpRef<'_>, attr: Attribute) -> String {
    let data = attr.as_dialect(op.ctx());
    let text = data.and_then(|data| {
        let value = data.params.first()?.as_uint()?;
        Some(enums::text(data.def.cases?, value))
    });
    text.unwrap_or_default()
}
