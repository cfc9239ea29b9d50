//! Clauses whose text the table cannot say.

use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::AttrDef;
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_ods::enums;

use super::super::attrs::{
    BIND_KIND, CANCELLATION_CONSTRUCT_TYPE, GRAINSIZE_TYPE, MEMORY_ORDER, NUM_TASKS_TYPE,
    ORDER_KIND, ORDER_MODIFIER, PROC_BIND_KIND, SCHEDULE_KIND, SCHEDULE_KINDS, SCHEDULE_MODIFIER,
    SCHEDULE_MODIFIERS, TASK_DEPEND,
};
use super::regions::parse_symbol;
use super::{case_text, clause_value, colon_type, group, separated, set_operands, slot, typed};
use crate::common::syntax::{customs, set_prop};

customs! {
    /// `%v : type -> 32, ...`
    pub(in crate::omp) ALIGNED_CLAUSE = "AlignedClause", parse_aligned, print_aligned;
    /// `%allocator : type -> %v : type, ...`
    pub(in crate::omp) ALLOCATE_AND_ALLOCATOR = "AllocateAndAllocator", parse_allocate,
        print_allocate;
    /// `relaxed`
    pub(in crate::omp) CLAUSE_ATTR = "ClauseAttr", parse_clause_attr, print_clause_attr;
    /// `%v -> @copy : type, ...`
    pub(in crate::omp) COPYPRIVATE = "Copyprivate", parse_copyprivate, print_copyprivate;
    /// `taskdependin -> %v : type, ...`
    pub(in crate::omp) DEPEND_VAR_LIST = "DependVarList", parse_depend, print_depend;
    /// `strict, %n : type`
    pub(in crate::omp) GRAINSIZE_CLAUSE = "GrainsizeClause", parse_grainsize, print_strict;
    /// `%v = %step : type, ...`
    pub(in crate::omp) LINEAR_CLAUSE = "LinearClause", parse_linear, print_linear;
    /// `strict, %n : type`
    pub(in crate::omp) NUM_TASKS_CLAUSE = "NumTasksClause", parse_num_tasks, print_strict;
    /// `reproducible:concurrent`
    pub(in crate::omp) ORDER_CLAUSE = "OrderClause", parse_order, print_order;
    /// `static = %chunk : type, monotonic, simd`
    pub(in crate::omp) SCHEDULE_CLAUSE = "ScheduleClause", parse_schedule, print_schedule;
    /// `contended, speculative`
    pub(in crate::omp) SYNCHRONIZATION_HINT = "SynchronizationHint", parse_hint, print_hint;
}

fn parse_aligned(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (mut operands, mut types, mut alignments) = (Vec::new(), Vec::new(), Vec::new());
    separated(parser, &mut |parser| {
        operands.push(parser.operand()?);
        types.push(colon_type(parser)?);
        parser.punct("->")?;
        alignments.push(parser.attribute(None)?);
        Ok(())
    })?;
    let alignments = Attribute::array(AsmParser::context(parser), &alignments);
    set_prop(parser, slot(args, 2), alignments);
    set_operands(parser, group(args, 0), operands, types);
    Ok(())
}

fn print_aligned(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let alignments = op.prop(slot(args, 2)).and_then(|attr| attr.as_array(op.ctx()));
    for (at, (var, ty)) in typed(op, group(args, 0)).into_iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.operand(var);
        printer.text(" : ");
        printer.ty(ty);
        printer.text(" -> ");
        if let Some(&alignment) = alignments.and_then(|all| all.get(at)) {
            printer.attribute(alignment);
        }
    }
}

/// The operands of groups in turn, separated by arrows, each with its type.
fn parse_allocate(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (mut vars, mut var_types) = (Vec::new(), Vec::new());
    let (mut allocators, mut allocator_types) = (Vec::new(), Vec::new());
    separated(parser, &mut |parser| {
        allocators.push(parser.operand()?);
        allocator_types.push(colon_type(parser)?);
        parser.punct("->")?;
        vars.push(parser.operand()?);
        var_types.push(colon_type(parser)?);
        Ok(())
    })?;
    set_operands(parser, group(args, 0), vars, var_types);
    set_operands(parser, group(args, 2), allocators, allocator_types);
    Ok(())
}

fn print_allocate(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let (vars, allocators) = (typed(op, group(args, 0)), typed(op, group(args, 2)));
    for (at, (allocator, var)) in allocators.into_iter().zip(vars).enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.operand(allocator.0);
        printer.text(" : ");
        printer.ty(allocator.1);
        printer.text(" -> ");
        printer.operand(var.0);
        printer.text(" : ");
        printer.ty(var.1);
    }
}

/// The attributes that may be the value of a clause, which names of slots tell apart.
const VALUES: &[(&str, &AttrDef)] = &[
    ("bind_kind", &BIND_KIND),
    ("cancel_directive", &CANCELLATION_CONSTRUCT_TYPE),
    ("memory_order", &MEMORY_ORDER),
    ("proc_bind_kind", &PROC_BIND_KIND),
];

fn parse_clause_attr(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let slot = slot(args, 0);
    let name = parser.def().attrs.get(slot).map(|attr| attr.name);
    let found = VALUES.iter().find(|value| Some(value.0) == name);
    let Some(&(_, def)) = found else { return Ok(()) };
    let value = clause_value(parser, def)?;
    set_prop(parser, slot, value);
    Ok(())
}

fn print_clause_attr(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    if let Some(attr) = op.prop(slot(args, 0)) {
        printer.text(&case_text(op, attr));
    }
}

fn parse_copyprivate(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (mut operands, mut types, mut symbols) = (Vec::new(), Vec::new(), Vec::new());
    separated(parser, &mut |parser| {
        operands.push(parser.operand()?);
        parser.punct("->")?;
        symbols.push(parse_symbol(parser)?);
        types.push(colon_type(parser)?);
        Ok(())
    })?;
    let symbols = Attribute::array(AsmParser::context(parser), &symbols);
    set_prop(parser, slot(args, 2), symbols);
    set_operands(parser, group(args, 0), operands, types);
    Ok(())
}

fn print_copyprivate(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let symbols = op.prop(slot(args, 2)).and_then(|attr| attr.as_array(op.ctx()));
    for (at, (var, ty)) in typed(op, group(args, 0)).into_iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.operand(var);
        printer.text(" -> ");
        if let Some(&symbol) = symbols.and_then(|all| all.get(at)) {
            printer.attribute(symbol);
        }
        printer.text(" : ");
        printer.ty(ty);
    }
}

fn parse_depend(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (mut operands, mut types, mut kinds) = (Vec::new(), Vec::new(), Vec::new());
    separated(parser, &mut |parser| {
        let word = parser.any_keyword()?;
        parser.punct("->")?;
        operands.push(parser.operand()?);
        types.push(colon_type(parser)?);
        let value = TASK_DEPEND.cases.and_then(|cases| cases.value_of(&word));
        let value = value.ok_or(couloir_ir::Failure)?;
        kinds.push(enums::get(AsmParser::context(parser), &TASK_DEPEND, value));
        Ok(())
    })?;
    let kinds = Attribute::array(AsmParser::context(parser), &kinds);
    set_prop(parser, slot(args, 2), kinds);
    set_operands(parser, group(args, 0), operands, types);
    Ok(())
}

fn print_depend(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let kinds = op.prop(slot(args, 2)).and_then(|attr| attr.as_array(op.ctx()));
    let vars = typed(op, group(args, 0));
    for (at, &kind) in kinds.unwrap_or_default().iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.text(&format!("{} -> ", case_text(op, kind)));
        if let Some(&(var, ty)) = vars.get(at) {
            printer.operand(var);
            printer.text(" : ");
            printer.ty(ty);
        }
    }
}

fn parse_grainsize(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    parse_strict(parser, args, &GRAINSIZE_TYPE, "grainsize")
}

fn parse_num_tasks(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    parse_strict(parser, args, &NUM_TASKS_TYPE, "num_tasks")
}

/// A number, which a word may come before.
fn parse_strict(
    parser: &mut dyn OpParser,
    args: &[CustomArg],
    def: &'static AttrDef,
    what: &str,
) -> ParseResult {
    if let Some(word) = parser.optional_any_keyword() {
        if let Some(value) = def.cases.and_then(|cases| cases.value_of(&word)) {
            let value = enums::get(AsmParser::context(parser), def, value);
            set_prop(parser, slot(args, 0), value);
            parser.punct(",")?;
        } else {
            let at = parser.position();
            let message = format!("invalid {what} modifier : '{word}'");
            return Err(parser.error(at, &message));
        }
    }
    let operand = parser.operand();
    let operand = operand.map_err(|_| parser.follow_up(&format!("expected {what} operand")))?;
    let ty = colon_type(parser)?;
    set_operands(parser, group(args, 1), vec![operand], vec![ty]);
    Ok(())
}

fn print_strict(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    if let Some(word) = op.prop(slot(args, 0)) {
        printer.text(&format!("{}, ", case_text(op, word)));
    }
    if let Some(&(value, ty)) = typed(op, group(args, 1)).first() {
        printer.operand(value);
        printer.text(": ");
        printer.ty(ty);
    }
}

fn parse_linear(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (mut vars, mut types, mut steps) = (Vec::new(), Vec::new(), Vec::new());
    separated(parser, &mut |parser| {
        vars.push(parser.operand()?);
        parser.punct("=")?;
        steps.push(parser.operand()?);
        types.push(colon_type(parser)?);
        Ok(())
    })?;
    set_operands(parser, group(args, 0), vars, types);
    if let Some(own) = parser.groups().operands.get_mut(group(args, 2)) {
        *own = steps;
    }
    Ok(())
}

fn print_linear(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let steps = op.operands_in(group(args, 2));
    for (at, (var, ty)) in typed(op, group(args, 0)).into_iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.operand(var);
        if let Some(&step) = steps.get(at) {
            printer.text(" = ");
            printer.operand(step);
        }
        printer.text(" : ");
        printer.ty(ty);
    }
}

fn parse_order(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let mut at = parser.position();
    let mut word = parser.any_keyword()?;
    let modifier = ORDER_MODIFIER.cases.and_then(|cases| cases.value_of(&word));
    if let Some(modifier) = modifier {
        let attr = enums::get(AsmParser::context(parser), &ORDER_MODIFIER, modifier);
        set_prop(parser, slot(args, 1), attr);
        // Upstream says nothing of a colon that is missing.
        if !parser.optional_punct(":") {
            return Err(couloir_ir::Failure);
        }
        at = parser.position();
        word = parser.any_keyword()?;
    }
    let kind = ORDER_KIND.cases.and_then(|cases| cases.value_of(&word));
    let Some(kind) = kind else {
        return Err(parser.error(at, &format!("invalid clause value: '{word}'")));
    };
    let attr = enums::get(AsmParser::context(parser), &ORDER_KIND, kind);
    set_prop(parser, slot(args, 0), attr);
    Ok(())
}

fn print_order(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    if let Some(modifier) = op.prop(slot(args, 1)) {
        printer.text(&format!("{}:", case_text(op, modifier)));
    }
    if let Some(kind) = op.prop(slot(args, 0)) {
        printer.text(&case_text(op, kind));
    }
}

fn parse_schedule(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let word = parser.any_keyword()?;
    let Some(kind) = SCHEDULE_KINDS.value_of(&word) else {
        let at = parser.name_position();
        return Err(parser.error(at, " expected schedule kind"));
    };
    let attr = enums::get(AsmParser::context(parser), &SCHEDULE_KIND, kind);
    set_prop(parser, slot(args, 0), attr);
    let has_chunks = matches!(word.as_str(), "static" | "dynamic" | "guided");
    if has_chunks && parser.optional_punct("=") {
        let chunk = parser.operand()?;
        let ty = colon_type(parser)?;
        set_operands(parser, group(args, 3), vec![chunk], vec![ty]);
    }
    parse_schedule_modifiers(parser, args)
}

fn parse_schedule_modifiers(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let mut words = Vec::new();
    while parser.optional_punct(",") {
        words.push(parser.any_keyword()?);
    }
    let (modifier, simd) = match schedule_modifiers(&words) {
        Ok(modifiers) => modifiers,
        Err(message) => {
            let at = parser.name_position();
            return Err(parser.error(at, &message));
        }
    };
    if let Some(modifier) = modifier {
        let attr = enums::get(AsmParser::context(parser), &SCHEDULE_MODIFIER, modifier);
        set_prop(parser, slot(args, 1), attr);
    }
    if simd {
        set_prop(parser, slot(args, 2), Attribute::UNIT);
    }
    Ok(())
}

/// What the words after a schedule's kind mean: a modifier, and `simd`.
fn schedule_modifiers(words: &[String]) -> Result<(Option<u64>, bool), String> {
    if words.len() > 2 {
        return Err(" unexpected modifier(s)".to_owned());
    }
    let mut values = Vec::new();
    for word in words {
        let value = SCHEDULE_MODIFIERS.value_of(word);
        values.push(value.ok_or_else(|| format!(" unknown modifier type: {word}"))?);
    }
    match values.as_slice() {
        [] => Ok((None, false)),
        [SIMD] => Ok((SCHEDULE_MODIFIERS.value_of("none"), true)),
        [one] => Ok((Some(*one), false)),
        [first, SIMD] if *first != SIMD => Ok((Some(*first), true)),
        _ => Err(" incorrect modifier order".to_owned()),
    }
}

/// `simd` among [`SCHEDULE_MODIFIERS`].
const SIMD: u64 = 3;

fn print_schedule(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    if let Some(kind) = op.prop(slot(args, 0)) {
        printer.text(&case_text(op, kind));
    }
    if let Some(&(chunk, ty)) = typed(op, group(args, 3)).first() {
        printer.text(" = ");
        printer.operand(chunk);
        printer.text(" : ");
        printer.ty(ty);
    }
    if let Some(modifier) = op.prop(slot(args, 1)) {
        printer.text(&format!(", {}", case_text(op, modifier)));
    }
    if op.prop(slot(args, 2)).is_some() {
        printer.text(", simd");
    }
}

/// What is known of how threads meet, by bits.
const HINTS: [(&str, i64); 4] =
    [("uncontended", 1), ("contended", 2), ("nonspeculative", 4), ("speculative", 8)];

fn parse_hint(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let mut hints = 0;
    if !parser.optional_keyword("none") {
        separated(parser, &mut |parser| {
            let word = parser.any_keyword()?;
            let Some(hint) = HINTS.iter().find(|hint| hint.0 == word) else {
                let at = parser.position();
                return Err(parser.error(at, &format!("{word} is not a valid hint")));
            };
            hints |= hint.1;
            Ok(())
        })?;
    }
    let attr = Attribute::int(AsmParser::context(parser), Type::I64, hints);
    set_prop(parser, slot(args, 0), attr);
    Ok(())
}

fn print_hint(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let hints = op.prop(slot(args, 0)).and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0);
    if hints == 0 {
        return printer.text("none");
    }
    let words = HINTS.iter().filter(|hint| hints & hint.1 != 0).map(|hint| hint.0);
    printer.text(&words.collect::<Vec<_>>().join(", "));
}
