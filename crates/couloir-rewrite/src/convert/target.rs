//! Conversion targets: which ops may stay.

use couloir_ir::Context;
use couloir_ir::op::{OpDef, OpName};
use couloir_ir::view::OpRef;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

/// Decides on one op; none leaves the decision to a rule made earlier.
type Check = Box<dyn Fn(OpRef<'_>) -> Option<bool> + Send + Sync>;

/// What is said of an op by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    /// It may stay.
    Legal,
    /// It may not.
    Illegal,
    /// The checks with this number decide.
    Dynamic(u32),
}

/// An op's legality.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// It may stay.
    Legal,
    /// It may stay, and so may all in it.
    Recursively,
    /// It may not.
    Illegal,
    /// Nothing is said of it.
    Unknown,
}

/// Which ops may stay: by op, by dialect, and for all others.
#[derive(Default)]
pub struct ConversionTarget {
    ops: FxHashMap<OpName, Action>,
    dialects: FxHashMap<String, Action>,
    unknown: Option<Action>,
    checks: Vec<Vec<Check>>,
    recursive: FxHashMap<OpName, Vec<Check>>,
    /// What holds for each defined op, by number; filled by `freeze`.
    dense: Vec<Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    action: Option<Action>,
    recursive: bool,
}

impl ConversionTarget {
    /// A target that says nothing of any op.
    pub fn new() -> Self {
        Self::default()
    }

    /// An op may stay.
    pub fn legal_op(&mut self, def: &'static OpDef) -> &mut Self {
        self.set_op(OpName::of(def), Action::Legal)
    }

    /// An op may not stay.
    pub fn illegal_op(&mut self, def: &'static OpDef) -> &mut Self {
        self.set_op(OpName::of(def), Action::Illegal)
    }

    /// An op may stay where `check` says so; where it says nothing, an
    /// earlier check of the op decides.
    pub fn dynamic_op(
        &mut self,
        def: &'static OpDef,
        check: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        let name = OpName::of(def);
        if let Some(Action::Dynamic(number)) = self.ops.get(&name).copied() {
            self.checks[number as usize].push(Box::new(check));
            return self;
        }
        let action = self.add_check(Box::new(check));
        self.set_op(name, action)
    }

    /// The ops of a dialect may stay.
    pub fn legal_dialect(&mut self, dialect: &str) -> &mut Self {
        self.set_dialect(dialect, Action::Legal)
    }

    /// The ops of a dialect may not stay.
    pub fn illegal_dialect(&mut self, dialect: &str) -> &mut Self {
        self.set_dialect(dialect, Action::Illegal)
    }

    /// The ops of a dialect may stay where `check` says so.
    pub fn dynamic_dialect(
        &mut self,
        dialect: &str,
        check: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        let action = self.add_check(Box::new(check));
        self.set_dialect(dialect, action)
    }

    /// Ops of which nothing else is said may stay where `check` says so.
    pub fn dynamic_unknown(
        &mut self,
        check: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        let action = self.add_check(Box::new(check));
        self.unknown = Some(action);
        self.dense.clear();
        self
    }

    /// Ops of which nothing else is said may stay.
    pub fn legal_unknown(&mut self) -> &mut Self {
        self.unknown = Some(Action::Legal);
        self.dense.clear();
        self
    }

    /// Where an op may stay and `check` does not say otherwise, all in it may stay.
    pub fn recursively_legal(
        &mut self,
        def: &'static OpDef,
        check: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        self.recursive.entry(OpName::of(def)).or_default().push(Box::new(check));
        self.dense.clear();
        self
    }

    fn set_op(&mut self, name: OpName, action: Action) -> &mut Self {
        self.ops.insert(name, action);
        self.dense.clear();
        self
    }

    fn set_dialect(&mut self, dialect: &str, action: Action) -> &mut Self {
        self.dialects.insert(dialect.to_owned(), action);
        self.dense.clear();
        self
    }

    fn add_check(&mut self, check: Check) -> Action {
        self.checks.push(vec![check]);
        Action::Dynamic(self.checks.len() as u32 - 1)
    }

    /// Computes the table of all defined ops known by now.
    pub(crate) fn freeze(&mut self) {
        let names = (0..).map(OpName::new).map_while(|name| Some((name, name.def()?)));
        self.dense = names
            .map(|(name, def)| Entry {
                action: self.action_of(name, def.dialect()),
                recursive: self.recursive.contains_key(&name),
            })
            .collect();
    }

    fn action_of(&self, name: OpName, dialect: &str) -> Option<Action> {
        let by_op = self.ops.get(&name);
        by_op.or_else(|| self.dialects.get(dialect)).copied().or(self.unknown)
    }

    /// What is said of a defined op by its name alone; none when that takes
    /// a look at it.
    pub(crate) fn by_defined_name(&self, name: OpName) -> Option<Legality> {
        let entry = self.dense.get(name.index())?;
        match entry.action {
            None => Some(Legality::Unknown),
            Some(Action::Illegal) => Some(Legality::Illegal),
            Some(Action::Legal) if !entry.recursive => Some(Legality::Legal),
            Some(_) => None,
        }
    }

    #[inline]
    fn entry(&self, ctx: &Context, name: OpName) -> Entry {
        if let Some(entry) = self.dense.get(name.index()) {
            return *entry;
        }
        let text = ctx.op_name_text(name);
        let dialect = text.split_once('.').map_or("", |(dialect, _)| dialect);
        let recursive = self.recursive.contains_key(&name);
        Entry { action: self.action_of(name, dialect), recursive }
    }

    /// Whether an op may stay.
    #[inline]
    pub fn legality(&self, op: OpRef<'_>) -> Legality {
        let entry = self.entry(op.ctx(), op.data().name);
        let legal = match entry.action {
            None => return Legality::Unknown,
            Some(Action::Legal) => true,
            Some(Action::Illegal) => false,
            Some(Action::Dynamic(number)) => match self.ask(number, op) {
                Some(legal) => legal,
                None => return Legality::Unknown,
            },
        };
        match legal {
            false => Legality::Illegal,
            true if entry.recursive && self.is_recursive(op) => Legality::Recursively,
            true => Legality::Legal,
        }
    }

    fn ask(&self, number: u32, op: OpRef<'_>) -> Option<bool> {
        self.checks.get(number as usize)?.iter().rev().find_map(|check| check(op))
    }

    fn is_recursive(&self, op: OpRef<'_>) -> bool {
        let checks = self.recursive.get(&op.data().name).into_iter().flatten();
        checks.rev().find_map(|check| check(op)).unwrap_or(true)
    }
}
