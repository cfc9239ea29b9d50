//! Verification of the ops, types and attributes of described dialects.

use couloir_diag::{BytePos, Diagnostic};
use couloir_ir::asm::{AsmParser, ParseResult};
use couloir_ir::attr::{AttrDef, AttrKind};
use couloir_ir::ty::TypeDef;
use couloir_ir::view::Report;
use couloir_ir::{Attribute, Failure, OpRef, RegionRef, Type, Value};

use super::Described;
use super::rules::{Checker, Count, Definition, Number, OpRules, RegionRule};

/// Verifies an op.
pub(super) fn op(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(described) = op.ctx().extension::<Described>() else { return Ok(()) };
    let Some(rules) = described.ops.get(op.name()) else { return Ok(()) };
    let mut checker = Checker::new(op.ctx(), &rules.constraints);
    let values = values(op, rules, &mut checker);
    // Regions are looked at whatever comes of the values.
    let regions = regions(op, rules, &mut checker);
    values.and(regions)
}

/// Attributes, operands and results.
fn values(op: OpRef<'_>, rules: &OpRules, checker: &mut Checker<'_>) -> Result<(), Failure> {
    let operands = op.operands().collect::<Vec<_>>();
    let results = op.results().collect::<Vec<_>>();
    let operand_sizes = sizes(op, "operand", &rules.operands, operands.len())?;
    let result_sizes = sizes(op, "result", &rules.results, results.len())?;
    attributes(op, rules, checker)?;
    group(op, checker, &rules.operands, &operand_sizes, &operands)?;
    group(op, checker, &rules.results, &result_sizes, &results)
}

/// How many values each group has.
fn sizes(
    op: OpRef<'_>,
    kind: &str,
    groups: &[(Number, Count)],
    given: usize,
) -> Result<Vec<usize>, Failure> {
    let vary = groups.iter().filter(|group| group.1 != Count::Single).count();
    if vary > 1 {
        return segments(op, kind, groups, given);
    }
    let single = groups.len() - vary;
    let is_optional = groups.iter().any(|group| group.1 == Count::Optional);
    let wrong = match vary {
        0 if given != single => Some(format!("exactly {single}")),
        1 if given < single => Some(format!("at least {single}")),
        1 if is_optional && given > single + 1 => Some(format!("at most {}", single + 1)),
        _ => None,
    };
    if let Some(wanted) = wrong {
        return op.error(format!("op expects {wanted} {kind}s, but got {given}")).fail();
    }
    let size = |group: &(Number, Count)| if group.1 == Count::Single { 1 } else { given - single };
    Ok(groups.iter().map(size).collect())
}

/// The same where an attribute says how many.
fn segments(
    op: OpRef<'_>,
    kind: &str,
    groups: &[(Number, Count)],
    given: usize,
) -> Result<Vec<usize>, Failure> {
    let name = format!("{kind}SegmentSizes");
    let Some(attr) = op.attr_named(&name) else {
        return op.error(format!("'{name}' attribute is expected but not provided")).fail();
    };
    let Some(sizes) = i32s(op, attr) else {
        let message = format!("'{name}' attribute is expected to be a dense i32 array");
        return op.error(message).fail();
    };
    let fault = if sizes.len() == groups.len() {
        segment_fault(kind, groups, &sizes, given)
    } else {
        let (wanted, given) = (groups.len(), sizes.len());
        let which = format!("for specifying {kind} segments must have {wanted} elements");
        Some(format!("'{name}' attribute {which}, but got {given}"))
    };
    match fault {
        Some(fault) => op.error(fault).fail(),
        None => Ok(sizes.into_iter().filter_map(|size| usize::try_from(size).ok()).collect()),
    }
}

fn segment_fault(
    kind: &str,
    groups: &[(Number, Count)],
    sizes: &[i64],
    given: usize,
) -> Option<String> {
    let name = format!("{kind}SegmentSizes");
    for (at, (group, &size)) in groups.iter().zip(sizes).enumerate() {
        let must = match group.1 {
            _ if size < 0 => {
                return Some(format!(
                    "'{name}' attribute for specifying {kind} segments must have non-negative \
                     values"
                ));
            }
            Count::Single if size != 1 => "1",
            Count::Optional if size > 1 => "0 or 1",
            _ => continue,
        };
        return Some(format!("element {at} in '{name}' attribute must be equal to {must}"));
    }
    let sum = sizes.iter().fold(0_i64, |sum, &size| sum.saturating_add(size));
    let is_sum = usize::try_from(sum).is_ok_and(|sum| sum == given);
    (!is_sum).then(|| {
        format!("sum of elements in '{name}' attribute must be equal to the number of {kind}s")
    })
}

fn i32s(op: OpRef<'_>, attr: Attribute) -> Option<Vec<i64>> {
    match attr.kind(op.ctx()) {
        AttrKind::DenseArray { element, .. } if *element == Type::I32 => {
            attr.as_i32_array(op.ctx()).map(|all| all.into_iter().map(i64::from).collect())
        }
        _ => None,
    }
}

fn attributes(op: OpRef<'_>, rules: &OpRules, checker: &mut Checker<'_>) -> Result<(), Failure> {
    for (name, number) in &rules.attributes {
        let Some(attr) = op.attr_named(name) else {
            let message = format!("attribute \"{name}\" is expected but not provided");
            return op.op_error(message).fail();
        };
        checker.check(attr, *number).map_err(|message| op.error(message).emit())?;
    }
    Ok(())
}

/// Checks the types of values, group by group.
fn group(
    op: OpRef<'_>,
    checker: &mut Checker<'_>,
    groups: &[(Number, Count)],
    sizes: &[usize],
    values: &[Value],
) -> Result<(), Failure> {
    let numbers = groups.iter().zip(sizes);
    let numbers = numbers.flat_map(|(group, &size)| std::iter::repeat_n(group.0, size));
    for (&value, number) in values.iter().zip(numbers) {
        let ty = Attribute::ty(op.ctx(), op.ty(value));
        checker.check(ty, number).map_err(|message| op.error(message).emit())?;
    }
    Ok(())
}

fn regions(op: OpRef<'_>, rules: &OpRules, checker: &mut Checker<'_>) -> Result<(), Failure> {
    let (wanted, given) = (rules.regions.len(), op.num_regions());
    if wanted != given {
        let message = format!("unexpected number of regions: expected {wanted} but got {given}");
        return op.op_error(message).fail();
    }
    for (at, rule) in rules.regions.iter().enumerate() {
        let Some(inside) = op.region(at) else { continue };
        region(op, (at, inside), rule, checker)?;
    }
    Ok(())
}

fn region(
    op: OpRef<'_>,
    (at, region): (usize, RegionRef<'_>),
    rule: &RegionRule,
    checker: &mut Checker<'_>,
) -> Result<(), Failure> {
    let blocks = region.num_blocks();
    if let Some(wanted) = rule.blocks.filter(|&wanted| wanted != blocks as u64) {
        let message = format!("expected region {at} to have {wanted} block(s) but got {blocks}");
        return region_report(op, region, None, message);
    }
    let entry = region.entry();
    let args = entry.as_ref().map_or(&[][..], |entry| entry.args());
    let Some(wanted) = &rule.args else { return Ok(()) };
    if wanted.len() != args.len() {
        let (wanted, given) = (wanted.len(), args.len());
        let message = format!("expected region {at} to have {wanted} arguments but got {given}");
        return region_report(op, region, args.first(), message);
    }
    args.iter().zip(wanted).try_for_each(|(arg, &number)| {
        let ty = Attribute::ty(op.ctx(), region.scope.body.ty(*arg));
        let checked = checker.check(ty, number);
        checked.or_else(|message| region_report(op, region, Some(arg), message))
    })
}

/// An error at an argument of a region, or at the op where there is none.
fn region_report(
    op: OpRef<'_>,
    region: RegionRef<'_>,
    arg: Option<&Value>,
    message: String,
) -> Result<(), Failure> {
    let ctx = op.ctx();
    let location = arg.map_or(op.location(), |&arg| region.scope.body.value_location(arg));
    let report = Report::new(ctx, Diagnostic::error(location.place(ctx), message));
    match arg {
        Some(_) => report.note(op.location(), "see the operation").fail(),
        None => report.fail(),
    }
}

/// Checks the parameters of a type that is read.
pub(super) fn type_params(
    parser: &mut dyn AsmParser,
    def: &'static TypeDef,
    params: &[Attribute],
    at: BytePos,
) -> ParseResult {
    let described = parser.context().extension::<Described>();
    let name = format!("{}.{}", def.dialect, def.mnemonic);
    let definition = described.as_ref().and_then(|described| described.types.get(&name));
    self::params(parser, definition, params, at)
}

/// Checks the parameters of an attribute that is read.
pub(super) fn attr_params(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    params: &[Attribute],
    at: BytePos,
) -> ParseResult {
    let described = parser.context().extension::<Described>();
    let name = format!("{}.{}", def.dialect, def.mnemonic);
    let definition = described.as_ref().and_then(|described| described.attrs.get(&name));
    self::params(parser, definition, params, at)
}

fn params(
    parser: &mut dyn AsmParser,
    definition: Option<&Definition>,
    params: &[Attribute],
    at: BytePos,
) -> ParseResult {
    let Some(definition) = definition else { return Ok(()) };
    let (wanted, given) = (definition.params.len(), params.len());
    if wanted != given {
        let message = format!("expected {wanted} type arguments, but had {given}");
        return Err(parser.error(at, &message));
    }
    let mut checker = Checker::new(parser.context(), &definition.constraints);
    let mut pairs = params.iter().zip(&definition.params);
    let checked = pairs.try_for_each(|(&param, &number)| checker.check(param, number));
    checked.map_err(|message| parser.error(at, &message))
}
