//! What the ops of a definition say.

use couloir_ir::{Attribute, Context, Failure, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::attrs::cases_of;
use super::super::{
    AllOf, Any, AnyOf, Attribute as AttributeOp, Attributes, Base as BaseOp, CPred, Is, Operands,
    Operation, Parameters, Parametric, Region, Regions, Results, Type as TypeOp,
};
use super::Described;
use super::defs::name_of;
use super::rules::{Base, Constraint, Count, Definition, Number, OpRules, RegionRule, is_known};

/// How deep constraints may nest.
const DEEPEST: usize = 256;

/// Adds what an op says, if it is a definition.
pub(super) fn add(op: OpRef<'_>, described: &mut Described) -> Result<(), Failure> {
    let Some(dialect) = op.parent() else { return Ok(()) };
    let name = format!("{}.{}", name_of(dialect), name_of(op));
    match () {
        () if op.is(Operation::def()) => _ = described.ops.insert(name, operation(op)?),
        () if op.is(TypeOp::def()) => _ = described.types.insert(name, definition(op)?),
        () if op.is(AttributeOp::def()) => _ = described.attrs.insert(name, definition(op)?),
        () => {}
    }
    Ok(())
}

/// Checks the form of the constraints of an op, if it is a definition.
pub(super) fn check_form(op: OpRef<'_>) -> Result<(), Failure> {
    let is_definition =
        op.is(Operation::def()) || op.is(TypeOp::def()) || op.is(AttributeOp::def());
    if is_definition { Reader::default().read(op) } else { Ok(()) }
}

/// The constraints of a definition, by the values that stand for them.
#[derive(Default)]
struct Reader {
    /// Whether names have to be those of types and attributes that there are.
    resolves: bool,
    constraints: Vec<Constraint>,
    depths: Vec<usize>,
    bases: Vec<Bases>,
    numbers: FxHashMap<Value, Number>,
    regions: FxHashMap<Value, RegionRule>,
}

/// What a constraint lets pass, as far as `irdl.any_of` has to know: its parts have to be told
/// apart by definitions.
#[derive(Clone, Default)]
struct Bases {
    is_anything: bool,
    /// Names of definitions with parameters, of so many at most.
    definitions: Vec<String>,
}

/// How many definitions are told apart.
const MOST: usize = 64;

impl Reader {
    /// Reads all constraints in the body of a definition.
    fn of(op: OpRef<'_>) -> Result<Self, Failure> {
        let mut reader = Self { resolves: true, ..Self::default() };
        reader.read(op)?;
        Ok(reader)
    }

    fn read(&mut self, op: OpRef<'_>) -> Result<(), Failure> {
        each_inside(op, |inner| self.op(inner))
    }

    /// Reads an op, if it is a constraint.
    fn op(&mut self, op: OpRef<'_>) -> Result<(), Failure> {
        if op.is(Region::def()) {
            let rule = self.region(op);
            self.regions.extend(op.results().map(|result| (result, rule.clone())));
            return Ok(());
        }
        let Some(constraint) = self.constraint(op)? else { return Ok(()) };
        let deepest = self.values(op).iter().filter_map(|&part| self.depths.get(part)).max();
        let depth = deepest.map_or(0, |depth| depth + 1);
        if depth > DEEPEST {
            return op.op_error(format!("constraints nest more than {DEEPEST} deep")).fail();
        }
        let Some(bases) = self.bases(&constraint) else {
            return outermost(op).error("any_of constraints are not in the correct form").fail();
        };
        self.bases.push(bases);
        let number = self.constraints.len();
        self.numbers.extend(op.results().map(|result| (result, number)));
        self.constraints.push(constraint);
        self.depths.push(depth);
        Ok(())
    }

    fn constraint(&self, op: OpRef<'_>) -> Result<Option<Constraint>, Failure> {
        Ok(Some(match () {
            () if op.is(Any::def()) => Constraint::Any,
            () if op.is(Is::def()) => Constraint::Is(Is(op).expected().unwrap_or(Attribute::UNIT)),
            () if op.is(AnyOf::def()) => Constraint::AnyOf(self.values(op)),
            () if op.is(AllOf::def()) => Constraint::AllOf(self.values(op)),
            () if op.is(BaseOp::def()) => Constraint::Base(base(op, self.resolves)?),
            () if op.is(Parametric::def()) => {
                let base = referred(op.ctx(), Parametric(op).base_type());
                Constraint::Parametric(base, self.values(op))
            }
            () if op.is(CPred::def()) => {
                let message = "a predicate in C++ cannot be evaluated; describe it with other \
                               constraints";
                return op.op_error(message).fail();
            }
            () => return Ok(None),
        }))
    }

    /// What a constraint lets pass; none where its parts cannot be told apart.
    fn bases(&self, constraint: &Constraint) -> Option<Bases> {
        match constraint {
            Constraint::Any => Some(Bases { is_anything: true, ..Bases::default() }),
            Constraint::Parametric(base, _) => {
                Some(Bases { definitions: vec![base.name.clone()], ..Bases::default() })
            }
            Constraint::AllOf(parts) => {
                let first = parts.first().and_then(|&part| self.bases.get(part));
                Some(first.cloned().unwrap_or_default())
            }
            Constraint::AnyOf(parts) => self.union(parts),
            Constraint::Is(_) | Constraint::Base(_) => Some(Bases::default()),
        }
    }

    fn union(&self, parts: &[Number]) -> Option<Bases> {
        let mut all = FxHashSet::default();
        for part in parts.iter().filter_map(|&part| self.bases.get(part)) {
            let told_apart = part.definitions.iter().all(|definition| all.insert(definition));
            if part.is_anything || !told_apart {
                return None;
            }
        }
        let definitions = all.into_iter().take(MOST).cloned().collect();
        Some(Bases { is_anything: false, definitions })
    }

    /// The constraints that an op takes.
    fn values(&self, op: OpRef<'_>) -> Vec<Number> {
        op.operands().filter_map(|value| self.numbers.get(&value).copied()).collect()
    }

    fn region(&self, op: OpRef<'_>) -> RegionRule {
        let view = Region(op);
        let is_constrained = view.constrained_arguments().is_some() || op.operands().len() > 0;
        let blocks = view.number_of_blocks().and_then(|blocks| blocks.as_i64(op.ctx()));
        RegionRule {
            args: is_constrained.then(|| self.values(op)),
            blocks: blocks.and_then(|blocks| u64::try_from(blocks).ok()),
        }
    }
}

/// The op around an op that nothing is around.
fn outermost(op: OpRef<'_>) -> OpRef<'_> {
    std::iter::successors(Some(op), |op| op.parent()).last().unwrap_or(op)
}

/// Works on each op in the body of a definition.
fn each_inside(
    op: OpRef<'_>,
    mut work: impl FnMut(OpRef<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let Some(region) = op.region(0) else { return Ok(()) };
    let block = region.entry();
    block.iter().flat_map(|block| block.ops()).try_for_each(&mut work)
}

/// What `irdl.base` says.
fn base(op: OpRef<'_>, resolves: bool) -> Result<Base, Failure> {
    let ctx = op.ctx();
    let Some(text) = BaseOp(op).base_name().and_then(|name| name.as_str(ctx)) else {
        return Ok(referred(ctx, BaseOp(op).base_ref()));
    };
    let text = ctx.str(text);
    let base = Base {
        name: text.trim_start_matches(['!', '#']).to_owned(),
        is_type: text.starts_with('!'),
    };
    if !resolves || is_known(ctx, &base) {
        return Ok(base);
    }
    let kind = if base.is_type { "type" } else { "attribute" };
    op.error(format!("no registered {kind} with name {text}")).fail()
}

/// The definition behind a symbol `@dialect::@name`.
fn referred(ctx: &Context, symbol: Option<Attribute>) -> Base {
    let (root, nested) =
        symbol.and_then(|symbol| symbol.as_symbol_ref(ctx)).map_or(("", ""), |(root, nested)| {
            (ctx.str(root), nested.last().map(|&name| ctx.str(name)).unwrap_or_default())
        });
    Base { name: format!("{root}.{nested}"), is_type: ctx.type_def(root, nested).is_some() }
}

fn definition(op: OpRef<'_>) -> Result<Definition, Failure> {
    let reader = Reader::of(op)?;
    let mut params = Vec::new();
    each_inside(op, |inner| {
        if inner.is(Parameters::def()) {
            params = reader.values(inner);
        }
        Ok(())
    })?;
    Ok(Definition { constraints: reader.constraints, params })
}

fn operation(op: OpRef<'_>) -> Result<OpRules, Failure> {
    let reader = Reader::of(op)?;
    let mut rules = OpRules::default();
    each_inside(op, |inner| {
        read_part(&reader, inner, &mut rules);
        Ok(())
    })?;
    Ok(OpRules { constraints: reader.constraints, ..rules })
}

fn read_part(reader: &Reader, op: OpRef<'_>, rules: &mut OpRules) {
    match () {
        () if op.is(Operands::def()) => {
            rules.operands = counted(reader, op, Operands(op).variadicity());
        }
        () if op.is(Results::def()) => {
            rules.results = counted(reader, op, Results(op).variadicity());
        }
        () if op.is(Attributes::def()) => {
            let names = Attributes(op).attribute_value_names();
            let names = names.and_then(|names| names.as_array(op.ctx())).unwrap_or_default();
            let name = |name: &Attribute| name.as_str(op.ctx()).map(|name| op.ctx().str(name));
            let names = names.iter().filter_map(name).map(str::to_owned);
            rules.attributes = names.zip(reader.values(op)).collect();
        }
        () if op.is(Regions::def()) => {
            let rule = |value| reader.regions.get(&value).cloned().unwrap_or_default();
            rules.regions = op.operands().map(rule).collect();
        }
        () => {}
    }
}

/// The constraints that an op takes, with how many values each is for.
fn counted(reader: &Reader, op: OpRef<'_>, cases: Option<Attribute>) -> Vec<(Number, Count)> {
    let cases = cases.map(|cases| cases_of(op.ctx(), cases)).unwrap_or_default();
    let count = |case: u64| match case {
        1 => Count::Optional,
        2 => Count::Variadic,
        _ => Count::Single,
    };
    reader.values(op).into_iter().zip(cases.into_iter().map(count)).collect()
}
