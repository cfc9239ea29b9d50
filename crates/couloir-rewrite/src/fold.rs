//! Folding an op: its hook, then what its traits imply.

use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::op::{FoldInput, FoldResult, Folded, OpName, Trait, Traits};
use couloir_ir::view::{OpRef, Scope};
use couloir_ir::{Attribute, Type};
use smallvec::SmallVec;

/// How often an op is folded in place before that counts as done.
const MAX_IN_PLACE: usize = 8;

/// What results are replaced by, one each.
pub(crate) type Pieces = Vec<Piece>;

/// What became of an op that was to be folded.
#[derive(Debug)]
pub(crate) enum Fold {
    /// Nothing.
    Not,
    /// Nothing that counts, though operands were replaced.
    Unnoticed,
    /// It changed in place.
    InPlace,
    /// Each result is one of these.
    Values(Pieces),
}

/// What a result is replaced by.
#[derive(Debug)]
pub(crate) enum Piece {
    /// A value that exists.
    Value(Value),
    /// The result of a constant that does not exist yet.
    Constant(NewOp),
}

/// The constant an op produces, when it is a constant.
pub fn constant_of(op: OpRef<'_>) -> Option<Attribute> {
    if !op.has(Trait::ConstantLike) {
        return None;
    }
    if let Some(slot) = op.ctx().attr_slot(op.data().name, couloir_ir::Str::VALUE) {
        return op.prop(slot);
    }
    let fold = op.def()?.hooks.fold?;
    match fold(&FoldInput { op, constants: &[] }) {
        FoldResult::Replaced(values) => match values.as_slice() {
            [Folded::Constant(attr)] => Some(*attr),
            _ => None,
        },
        _ => None,
    }
}

/// Whether folding an op of this name can do anything.
pub(crate) fn may_fold(name: OpName) -> bool {
    let folds = |def: &couloir_ir::OpDef| def.hooks.fold.is_some() || def.trait_set.meets(FOLDING);
    name.def().is_some_and(|def| !def.has(Trait::ConstantLike) && folds(def))
}

/// For each operand, its constant if it has one.
pub type Constants = SmallVec<[Option<Attribute>; 4]>;
type TraitFold = fn(OpRef<'_>, &[Option<Attribute>]) -> FoldResult;

/// Traits that fold, in the order in which they are tried.
const TRAITS: &[(Trait, TraitFold)] = &[
    (Trait::Commutative, constants_last),
    (Trait::Idempotent, idempotent),
    (Trait::Involution, involution),
    (Trait::Cast, cast_to_same),
];

/// These traits.
const FOLDING: Traits =
    Traits::of(&[Trait::Commutative, Trait::Idempotent, Trait::Involution, Trait::Cast]);

/// Folds an op: changes it in place, or says what replaces it.
pub(crate) fn fold(scope: &mut FoldScope<'_, '_>, op: Op) -> Fold {
    let first = ask(scope.view(op));
    fold_from(scope, op, first)
}

/// The same of an op that was [asked](ask) once.
pub(crate) fn fold_from(scope: &mut FoldScope<'_, '_>, op: Op, first: FoldResult) -> Fold {
    let mut step = settle(scope, op, first);
    let mut changed = false;
    for _ in 1..MAX_IN_PLACE {
        match step {
            Fold::InPlace => changed = true,
            Fold::Not | Fold::Unnoticed => break,
            values @ Fold::Values(_) => return values,
        }
        step = fold_step(scope, op);
    }
    match step {
        Fold::Not | Fold::Unnoticed if changed => Fold::InPlace,
        step => step,
    }
}

/// Folds an op once.
pub(crate) fn fold_step(scope: &mut FoldScope<'_, '_>, op: Op) -> Fold {
    let result = ask(scope.view(op));
    settle(scope, op, result)
}

/// Does what folding an op came to.
pub(crate) fn settle(scope: &mut FoldScope<'_, '_>, op: Op, result: FoldResult) -> Fold {
    let view = scope.view(op);
    match result {
        FoldResult::None => {
            renew_constants(scope, op);
            Fold::Not
        }
        FoldResult::Replaced(values) => pieces(view, &values).unwrap_or(Fold::Not),
        FoldResult::InPlace { operands, props } => {
            let source = cast_back(view, &operands);
            scope.apply(op, &operands, &props);
            source.map_or(Fold::InPlace, |source| Fold::Values(vec![Piece::Value(source)]))
        }
        FoldResult::Unnoticed(operands) => {
            scope.apply(op, &operands, &[]);
            Fold::Unnoticed
        }
        FoldResult::Operands { kept, operands, props } => {
            scope.body.set_operands_after(op, kept, &operands);
            scope.apply(op, &[], &props);
            Fold::InPlace
        }
        FoldResult::Swapped(operand) => {
            scope.swap_regions(op);
            scope.apply(op, &[(0, operand)], &[]);
            Fold::InPlace
        }
        FoldResult::Unwrapped(inner) => {
            scope.body.detach_op(inner);
            scope.body.insert_before(op, inner);
            Fold::Values(scope.view(inner).results().map(Piece::Value).collect())
        }
        FoldResult::Partly { results, operands } => {
            let made = results.iter().map(|&(at, attr)| constant(view, at, attr));
            let Some(made) = made.collect::<Option<Vec<_>>>() else { return Fold::Not };
            scope.replace_some(op, made);
            scope.apply(op, &operands, &[]);
            Fold::InPlace
        }
    }
}

/// Upstream takes the constant operands of a commutative op out and puts them back, to have them
/// last, also where they are last already.
fn renew_constants(scope: &mut FoldScope<'_, '_>, op: Op) {
    let view = scope.view(op);
    if !view.has(Trait::Commutative) {
        return;
    }
    let is_constant = |value: &Value| {
        view.scope.defining_op(*value).is_some_and(|op| op.has(Trait::ConstantLike))
    };
    let constants = view.operands().rev().take_while(is_constant).count();
    if view.operands().len() > 1 {
        scope.body.renew_last_operands(op, constants);
    }
}

/// A body in which an op is folded.
pub(crate) struct FoldScope<'s, 'b> {
    pub(crate) ctx: &'s couloir_ir::Context,
    pub(crate) outer: Option<&'s OpRef<'s>>,
    pub(crate) body: &'b mut Body,
}

impl FoldScope<'_, '_> {
    pub(crate) fn view(&self, op: Op) -> OpRef<'_> {
        Scope { ctx: self.ctx, body: self.body, outer: self.outer }.op(op)
    }

    /// Replaces results by new constants before the op.
    fn replace_some(&mut self, op: Op, constants: Vec<(Value, NewOp)>) {
        let location = self.body.op(op).location;
        for (result, constant) in constants {
            let point = InsertPoint::Before(op);
            let constant = Builder::new(self.ctx, self.body, point, location).insert1(constant);
            self.body.replace_all_uses(result, constant);
        }
    }

    /// Swaps the blocks of the first two regions.
    fn swap_regions(&mut self, op: Op) {
        let &[first, second] = self.body.regions(op) else { return };
        let between = self.body.create_region();
        self.body.append_region(first, between);
        self.body.append_region(second, first);
        self.body.append_region(between, second);
    }

    fn apply(&mut self, op: Op, operands: &[(usize, Value)], props: &[(usize, Option<Attribute>)]) {
        for &(index, value) in operands {
            self.body.set_operand(op, index, value);
        }
        for &(slot, attr) in props {
            self.body.set_prop(op, slot, attr);
        }
    }
}

/// The results that folding tells of an op of several, as what to make of it and nothing else.
pub fn known_results(op: OpRef<'_>) -> Option<FoldResult> {
    if op.results().len() < 2 {
        return None;
    }
    match ask(op) {
        FoldResult::Partly { results, .. } => {
            Some(FoldResult::Partly { results, operands: Vec::new() })
        }
        _ => None,
    }
}

/// What an op folds to.
pub(crate) fn ask(op: OpRef<'_>) -> FoldResult {
    let constant = |value| op.scope.defining_op(value).filter(|op| op.has(Trait::ConstantLike));
    match NONE.get(..op.operands().len()) {
        Some(none) if !op.operands().any(|value| constant(value).is_some()) => fold_with(op, none),
        _ => {
            let constant = |value| constant(value).and_then(constant_of);
            fold_with(op, &op.operands().map(constant).collect::<Constants>())
        }
    }
}

/// No operand of most ops is a constant.
const NONE: [Option<Attribute>; 4] = [None; 4];

/// What an op folds to when some of its operands are constants, whatever
/// defines them: its hook first, then what its traits imply.
#[inline]
pub fn fold_with(op: OpRef<'_>, constants: &[Option<Attribute>]) -> FoldResult {
    let Some(def) = op.def() else { return FoldResult::None };
    let hook = def.hooks.fold.map(|fold| fold(&FoldInput { op, constants }));
    match hook {
        Some(result @ FoldResult::Replaced(_)) => result,
        Some(changed @ FoldResult::InPlace { .. }) if def.has(Trait::Cast) => changed,
        hook if !def.trait_set.meets(FOLDING) => hook.unwrap_or(FoldResult::None),
        hook => {
            let by_trait = TRAITS.iter().filter(|(which, _)| def.has(*which));
            let mut by_trait = by_trait.map(|(_, fold)| fold(op, constants));
            let by_trait = by_trait.find(|result| *result != FoldResult::None);
            by_trait.or(hook).unwrap_or(FoldResult::None)
        }
    }
}

/// Commutative ops have their constant operands last.
fn constants_last(op: OpRef<'_>, constants: &[Option<Attribute>]) -> FoldResult {
    if constants.is_sorted_by_key(Option::is_some) {
        return FoldResult::None;
    }
    let values = op.operands().collect::<SmallVec<[Value; 4]>>();
    let pick = |constant| {
        let picked = values.iter().zip(constants).filter(move |(_, c)| c.is_some() == constant);
        picked.map(|(&value, _)| value)
    };
    let operands = pick(false).chain(pick(true)).enumerate().collect();
    FoldResult::InPlace { operands, props: Vec::new() }
}

fn operand_op(op: OpRef<'_>) -> Option<OpRef<'_>> {
    let inner = op.scope.defining_op(op.operand(0)?)?;
    (inner.data().name == op.data().name).then_some(inner)
}

/// `f(f(x))` is `f(x)`; with two operands, `f(x, x)` is `x`.
fn idempotent(op: OpRef<'_>, _: &[Option<Attribute>]) -> FoldResult {
    let mut operands = op.operands();
    match (operands.next(), operands.next()) {
        (Some(x), None) if operand_op(op).is_some() => FoldResult::value(x),
        (Some(x), Some(y)) if x == y => FoldResult::value(x),
        _ => FoldResult::None,
    }
}

/// `f(f(x))` is `x`.
fn involution(op: OpRef<'_>, _: &[Option<Attribute>]) -> FoldResult {
    match operand_op(op).and_then(|inner| inner.operand(0)) {
        Some(x) => FoldResult::value(x),
        None => FoldResult::None,
    }
}

/// A cast to the types there are already is its operands.
fn cast_to_same(op: OpRef<'_>, _: &[Option<Attribute>]) -> FoldResult {
    if op.operand(0).is_none() || !op.operand_types().eq(op.result_types()) {
        return FoldResult::None;
    }
    FoldResult::Replaced(op.operands().map(Folded::Value).collect())
}

/// A cast that is changed to take what has the type of its result is that.
fn cast_back(op: OpRef<'_>, operands: &[(usize, Value)]) -> Option<Value> {
    let &[(0, source)] = operands else { return None };
    (op.has(Trait::Cast) && op.result_type(0) == Some(op.ty(source))).then_some(source)
}

/// Turns fold results into values and constants to make; none when a
/// constant cannot be made.
fn pieces(op: OpRef<'_>, values: &[Folded]) -> Option<Fold> {
    let pieces = values.iter().zip(op.result_types()).map(|(value, ty)| match *value {
        Folded::Value(value) => Some(Piece::Value(value)),
        Folded::Constant(attr) => materialize(op, attr, ty).map(Piece::Constant),
    });
    pieces.collect::<Option<Pieces>>().map(Fold::Values)
}

fn materialize(op: OpRef<'_>, attr: Attribute, ty: Type) -> Option<NewOp> {
    constant_in(op.ctx(), op.def()?.dialect(), attr, ty)
}

/// The constant that a dialect makes of an attribute.
pub fn constant_in(
    ctx: &couloir_ir::Context,
    dialect: &str,
    attr: Attribute,
    ty: Type,
) -> Option<NewOp> {
    let dialect = ctx.dialect_named(dialect)?;
    let (def, props) = dialect.materialize?(ctx, attr, ty)?;
    let mut new = NewOp::new(def).result(ty);
    new.props = props.into();
    Some(new)
}

/// A result with the constant it is.
fn constant(op: OpRef<'_>, at: usize, attr: Attribute) -> Option<(Value, NewOp)> {
    let result = op.result(at)?;
    Some((result, materialize(op, attr, op.ty(result))?))
}
