//! Verification of definitions.

use couloir_ir::symbols::SymbolScope;
use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Attribute, Failure, OpDef, OpRef};
use rustc_hash::FxHashMap;

use super::attrs::cases_of;
use super::{
    Attribute as AttributeOp, Attributes, Base, Operands, Parameters, Parametric, Region, Regions,
    Results, Type as TypeOp,
};

pub(super) fn dialect(op: OpRef<'_>) -> Result<(), Failure> {
    let name = op.symbol_name().map(|name| op.ctx().str(name)).unwrap_or_default();
    let starts = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let holds = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    match starts && name.chars().all(holds) {
        true => check_name(op, "dialect", name),
        false => op.op_error("invalid dialect name").fail(),
    }
}

/// A name of lowercase letters, digits and single underscores.
fn check_name(op: OpRef<'_>, what: &str, name: &str) -> Result<(), Failure> {
    match fault(name) {
        Some(fault) => op.error(format!("name of {what} {fault}")).fail(),
        None => Ok(()),
    }
}

/// What is wrong with the first letter that does not belong in a name.
fn fault(name: &str) -> Option<&'static str> {
    if name.is_empty() {
        return Some("is empty");
    }
    let before = std::iter::once('_').chain(name.chars());
    before.zip(name.chars()).find_map(|(before, letter)| match letter {
        '_' if before == '_' => Some("should not contain leading or double underscores"),
        'A'..='Z' => Some("should not contain uppercase letters"),
        'a'..='z' | '0'..='9' | '_' => None,
        _ => Some("must contain only lowercase letters, digits and underscores"),
    })
}

/// The name of a definition, before which there may be a mark.
fn check_symbol(op: OpRef<'_>, what: &str, mark: char) -> Result<(), Failure> {
    let name = op.symbol_name().map(|name| op.ctx().str(name)).unwrap_or_default();
    check_name(op, what, name.strip_prefix(mark).unwrap_or(name))
}

pub(super) fn type_def(op: OpRef<'_>) -> Result<(), Failure> {
    at_most_one(op)?;
    check_symbol(op, "type", '!')
}

pub(super) fn attribute(op: OpRef<'_>) -> Result<(), Failure> {
    at_most_one(op)?;
    check_symbol(op, "attribute", '#')
}

pub(super) fn operation(op: OpRef<'_>) -> Result<(), Failure> {
    at_most_one(op)?;
    let name = op.symbol_name().map(|name| op.ctx().str(name)).unwrap_or_default();
    check_name(op, "operation", name)
}

/// What a definition has at most one of (`AtMostOneChildOf`).
static ONCE: [&OpDef; 5] =
    [Parameters::def(), Operands::def(), Results::def(), Attributes::def(), Regions::def()];

fn at_most_one(op: OpRef<'_>) -> Result<(), Failure> {
    let mut seen = [false; ONCE.len()];
    let entry = op.region(0);
    let children = entry.as_ref().and_then(|region| region.entry());
    for child in children.iter().flat_map(|block| block.ops()) {
        let known = ONCE.iter().position(|def| child.is(def));
        let Some(seen) = known.and_then(|at| seen.get_mut(at)) else { continue };
        if std::mem::replace(seen, true) {
            let message = format!(
                "failed to verify AtMostOneChildOf trait: the operation contains at least two \
                 operations of type {}",
                child.name()
            );
            return op.error(message).fail();
        }
    }
    Ok(())
}

/// Operands, results and regions have different names.
pub(super) fn operation_regions(op: OpRef<'_>) -> Result<(), Failure> {
    let kinds = [
        (Operands::def(), Operands::NAMES, "operands"),
        (Results::def(), Results::NAMES, "results"),
        (Regions::def(), Regions::NAMES, "regions"),
    ];
    let mut seen = FxHashMap::default();
    let Some(region) = op.region(0) else { return Ok(()) };
    let children = region.entry();
    for child in children.iter().flat_map(|block| block.ops()) {
        let Some((_, slot, kind)) = kinds.iter().find(|kind| child.is(kind.0)) else { continue };
        for name in names_in(child, *slot) {
            let before = *seen.entry(name).or_insert(*kind);
            if before != *kind {
                let message =
                    format!("contains a value named '{name}' for both its {before} and {kind}");
                return op.op_error(message).fail();
            }
        }
    }
    Ok(())
}

fn names_in(op: OpRef<'_>, slot: usize) -> impl Iterator<Item = &str> {
    let names = op.prop(slot).and_then(|names| names.as_array(op.ctx())).unwrap_or_default();
    let text = move |name: &Attribute| Some(op.ctx().str(name.as_str(op.ctx())?));
    names.iter().filter_map(text)
}

/// As many names as values, each right and its own.
fn check_names(op: OpRef<'_>, slot: usize, kind: &str) -> Result<(), Failure> {
    let (values, names) = (op.operands().count(), names_in(op, slot).count());
    if values != names {
        let message = format!(
            "the number of {kind}s and their names must be the same, but got {values} and {names} \
             respectively"
        );
        return op.op_error(message).fail();
    }
    let mut seen = FxHashMap::default();
    for (at, name) in names_in(op, slot).enumerate() {
        check_name(op, &format!("{kind} #{at}"), name)?;
        let first = *seen.entry(name).or_insert(at);
        if first != at {
            let message =
                format!("name of {kind} #{at} is a duplicate of the name of {kind} #{first}");
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

/// As many of the words on how many there are as values.
fn check_variadicity(op: OpRef<'_>, slot: usize, kind: &str) -> Result<(), Failure> {
    let cases = op.prop(slot).map(|cases| cases_of(op.ctx(), cases)).unwrap_or_default();
    let values = op.operands().count();
    if cases.len() == values {
        return Ok(());
    }
    let message = format!(
        "the number of {kind}s and their variadicities must be the same, but got {values} and {} \
         respectively",
        cases.len()
    );
    op.op_error(message).fail()
}

pub(super) fn operands(op: OpRef<'_>) -> Result<(), Failure> {
    check_variadicity(op, Operands::VARIADICITY, "operand")?;
    check_names(op, Operands::NAMES, "operand")
}

pub(super) fn results(op: OpRef<'_>) -> Result<(), Failure> {
    check_variadicity(op, Results::VARIADICITY, "result")?;
    check_names(op, Results::NAMES, "result")
}

pub(super) fn parameters(op: OpRef<'_>) -> Result<(), Failure> {
    check_names(op, Parameters::NAMES, "parameter")
}

pub(super) fn regions(op: OpRef<'_>) -> Result<(), Failure> {
    check_names(op, Regions::NAMES, "region")
}

pub(super) fn attributes(op: OpRef<'_>) -> Result<(), Failure> {
    let names = names_in(op, Attributes::ATTRIBUTE_VALUE_NAMES).count();
    let values = op.operands().count();
    if names == values {
        return Ok(());
    }
    let message = format!(
        "the number of attribute names and their constraints must be the same but got {names} and \
         {values} respectively"
    );
    op.op_error(message).fail()
}

pub(super) fn region(op: OpRef<'_>) -> Result<(), Failure> {
    let blocks = Region(op).number_of_blocks().and_then(|blocks| blocks.as_i64(op.ctx()));
    match blocks.filter(|&blocks| blocks < 1) {
        Some(blocks) => {
            let message = format!("the number of blocks is expected to be >= 1 but got {blocks}");
            op.op_error(message).fail()
        }
        None => Ok(()),
    }
}

pub(super) fn base(op: OpRef<'_>) -> Result<(), Failure> {
    let view = Base(op);
    let name = view.base_name().and_then(|name| name.as_str(op.ctx()));
    if view.base_ref().is_some() == name.is_some() {
        let message = "the base type or attribute should be specified by either a name or a \
                       reference";
        return op.op_error(message).fail();
    }
    let name = name.map(|name| op.ctx().str(name));
    if name.is_some_and(|name| !name.starts_with(['!', '#'])) {
        let message = "the base type or attribute name should start with '!' or '#'";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// The definition that a constraint refers to, if it does so by a symbol.
pub(super) fn reference(op: OpRef<'_>) -> Option<Attribute> {
    match () {
        () if op.is(Base::def()) => Base(op).base_ref(),
        () if op.is(Parametric::def()) => Parametric(op).base_type(),
        () => None,
    }
}

/// What the constraints of a dialect refer to is beside the dialect. Upstream looks at the last
/// definition first.
pub(super) fn references(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let block = op.region(0).and_then(couloir_ir::RegionRef::entry);
    let definitions = block.into_iter().flat_map(couloir_ir::BlockRef::ops).collect::<Vec<_>>();
    definitions.into_iter().rev().try_for_each(|definition| references_in(definition, symbols))
}

fn references_in(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let mut result = Ok(());
    walk_within(&op, &mut |inner| {
        let reference = reference(inner);
        result = reference.map_or(Ok(()), |reference| refers(inner, reference, symbols));
        if result.is_ok() { Walk::Into } else { Walk::Stop }
    });
    result
}

fn refers(op: OpRef<'_>, symbol: Attribute, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let text = op.ctx().attr_text(symbol);
    let found = symbols.resolve(symbol, |found| {
        let is_right = found.is(TypeOp::def()) || found.is(AttributeOp::def());
        (!is_right).then(|| found.name().to_owned())
    });
    let message = match found {
        Some(None) => return Ok(()),
        Some(Some(name)) => format!(
            "symbol '{text}' does not refer to a type or attribute definition (refers to '{name}')"
        ),
        None => format!("symbol '{text}' not found"),
    };
    op.op_error(message).fail()
}
