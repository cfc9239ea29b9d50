//! Type conversion: rules from types to types, and how values get across.
//!
//! Invariant: a type converts to the same types always; results are kept by
//! type handle, so a rule runs once per type. A converter serves the context
//! it was first asked with.

use std::cell::Cell;
use std::sync::{Mutex, OnceLock, PoisonError};

use couloir_diag::Diagnostic;

use couloir_ir::body::{Block, Body, Value};
use couloir_ir::build::Build;
use couloir_ir::view::Scope;
use couloir_ir::{Attribute, Context, Type};
use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use crate::map::Values;

/// A short list of types.
pub type Types = SmallVec<[Type; 2]>;

/// What a conversion rule says of a type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Conversion {
    /// The rule does not apply; an earlier one is asked.
    Pass,
    /// The type cannot be converted; no other rule is asked.
    Fail,
    /// It becomes this type.
    One(Type),
    /// It becomes any other number of types.
    Many(Types),
}

impl From<Option<Type>> for Conversion {
    fn from(ty: Option<Type>) -> Self {
        ty.map_or(Conversion::Fail, Conversion::One)
    }
}

/// What a materialisation rule made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Materialized {
    /// The rule does not apply; an earlier one is asked.
    Pass,
    /// A `builtin.unrealized_conversion_cast`, which is there already.
    Cast,
    /// These values.
    Values(Values),
}

/// The values that a materialisation is to convert.
pub struct Materialization<'a> {
    /// The values there are.
    pub inputs: &'a [Value],
    /// The types wanted.
    pub types: &'a [Type],
    /// The type that was converted to `types`, for target materialisations.
    pub original: Option<Type>,
}

type TypeRule = Box<dyn Fn(&TypeConverter, &Context, Type) -> Conversion + Send + Sync>;
type ValueRule = Box<dyn Fn(&TypeConverter, Scope<'_>, Value) -> Conversion + Send + Sync>;

/// A rule for types wherever they are, or for values by what they are.
enum Rule {
    Type(TypeRule),
    Value(ValueRule),
}

type AttrRule = Box<
    dyn Fn(&TypeConverter, &Context, Type, Attribute) -> Option<Option<Attribute>> + Send + Sync,
>;
type CastRule = Box<dyn Fn(&mut dyn Build, &Materialization<'_>) -> Materialized + Send + Sync>;

/// How types of one kind of IR become types of another.
#[derive(Default)]
pub struct TypeConverter {
    rules: Vec<Rule>,
    /// Whether a rule looks at values.
    by_value: bool,
    attr_rules: Vec<AttrRule>,
    source: Vec<CastRule>,
    argument: Vec<CastRule>,
    target: Vec<CastRule>,
    memo: Memo,
    said: Mutex<Vec<Diagnostic>>,
}

/// Deepest nesting of types within types that is converted.
const MAX_DEPTH: u32 = 512;

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    /// How many reports of types within the type at work were repeated.
    static REPEATED: Cell<usize> = const { Cell::new(0) };
}

impl TypeConverter {
    /// A converter without rules: it converts nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a rule, asked before those added earlier.
    pub fn add(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type) -> Conversion + Send + Sync + 'static,
    ) -> &mut Self {
        self.rules.push(Rule::Type(Box::new(rule)));
        self.memo = Memo::default();
        self
    }

    /// Adds a rule for values, which may look at where a value comes from and
    /// what uses it; asked before the rules added earlier. What it says holds
    /// for that value alone: types that stand by themselves (of attributes, of
    /// functions) are converted by the other rules, and nothing is kept.
    pub fn add_value(
        &mut self,
        rule: impl Fn(&TypeConverter, Scope<'_>, Value) -> Conversion + Send + Sync + 'static,
    ) -> &mut Self {
        self.rules.push(Rule::Value(Box::new(rule)));
        self.by_value = true;
        self
    }

    /// Adds a rule for an attribute of a type (a memory space), asked before
    /// those added earlier: `None` when it does not apply, `Some(None)` when
    /// the attribute is dropped.
    pub fn add_attr(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type, Attribute) -> Option<Option<Attribute>>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.attr_rules.push(Box::new(rule));
        self.memo = Memo::default();
        self
    }

    /// Adds a rule that makes a value of an original type from converted ones.
    pub fn add_source(
        &mut self,
        rule: impl Fn(&mut dyn Build, &Materialization<'_>) -> Materialized + Send + Sync + 'static,
    ) -> &mut Self {
        self.source.push(Box::new(rule));
        self
    }

    /// Adds a rule that makes values of converted types from what there is.
    pub fn add_target(
        &mut self,
        rule: impl Fn(&mut dyn Build, &Materialization<'_>) -> Materialized + Send + Sync + 'static,
    ) -> &mut Self {
        self.target.push(Box::new(rule));
        self
    }

    /// Adds a rule that makes a value of a block argument's original type from
    /// the arguments it became, asked before those for any value
    /// ([`Self::add_source`]).
    pub fn add_argument(
        &mut self,
        rule: impl Fn(&mut dyn Build, &Materialization<'_>) -> Materialized + Send + Sync + 'static,
    ) -> &mut Self {
        self.argument.push(Box::new(rule));
        self
    }

    /// Whether the type of a value alone does not tell what it becomes.
    pub fn looks_at_values(&self) -> bool {
        self.by_value
    }

    /// What the type of a value becomes: none when it cannot be converted.
    pub fn convert_value(&self, scope: Scope<'_>, value: Value) -> Option<Types> {
        let ty = scope.body.ty(value);
        if !self.by_value {
            return self.convert(scope.ctx, ty).map(Types::from_slice);
        }
        self.answer(|rule| match rule {
            Rule::Type(rule) => rule(self, scope.ctx, ty),
            Rule::Value(rule) => rule(self, scope, value),
        })
    }

    /// What a type becomes: none when it cannot be converted.
    #[inline]
    pub fn convert<'s>(&'s self, ctx: &Context, ty: Type) -> Option<&'s [Type]> {
        let slot = self.memo.get(ty)?;
        let found = match slot.get() {
            Some(found) => found,
            None => self.fill(ctx, ty, slot),
        };
        if !found.said.is_empty() {
            found.repeat(ctx);
        }
        found.types.as_deref()
    }

    /// Asks the rules for a type.
    fn fill<'s>(&'s self, ctx: &Context, ty: Type, slot: &'s MemoSlot) -> &'s Memoized {
        let outside = REPEATED.replace(0);
        let (types, said) = ctx.capture(|| self.compute(ctx, ty));
        let inside = REPEATED.replace(outside);
        let own = said.get(inside..).unwrap_or_default().to_vec();
        // Not made within `get_or_init`: a rule may come back to the type.
        if slot.set(Memoized { types, said: said.into() }).is_ok() {
            let mut all = self.said.lock().unwrap_or_else(PoisonError::into_inner);
            all.extend(own);
        }
        slot.wait()
    }

    /// Reports something about a type that is not for its rules to say.
    pub fn report(&self, ctx: &Context, problem: Diagnostic) {
        self.said.lock().unwrap_or_else(PoisonError::into_inner).push(problem.clone());
        ctx.emit(problem);
    }

    /// What the rules reported, once per type, and what else was.
    pub(crate) fn said(&self) -> Vec<Diagnostic> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The one type that a type becomes.
    #[inline]
    pub fn convert_one(&self, ctx: &Context, ty: Type) -> Option<Type> {
        match self.convert(ctx, ty)? {
            [ty] => Some(*ty),
            _ => None,
        }
    }

    /// What types become, one after another.
    pub fn convert_all(
        &self,
        ctx: &Context,
        types: impl IntoIterator<Item = Type>,
    ) -> Option<Vec<Type>> {
        let mut all = Vec::new();
        for ty in types {
            all.extend_from_slice(self.convert(ctx, ty)?);
        }
        Some(all)
    }

    /// Whether a type stays as it is.
    pub fn is_legal(&self, ctx: &Context, ty: Type) -> bool {
        self.convert(ctx, ty) == Some(&[ty])
    }

    /// Whether all types stay as they are.
    pub fn all_legal(&self, ctx: &Context, types: impl IntoIterator<Item = Type>) -> bool {
        types.into_iter().all(|ty| self.is_legal(ctx, ty))
    }

    /// Whether a function type's inputs and results stay as they are.
    pub fn is_signature_legal(&self, ctx: &Context, function: Type) -> bool {
        let parts = function.as_function(ctx);
        parts.is_some_and(|(inputs, results)| {
            self.all_legal(ctx, inputs.iter().chain(results).copied())
        })
    }

    /// What an attribute of a type becomes; `None` when no rule applies.
    pub fn convert_attr(
        &self,
        ctx: &Context,
        ty: Type,
        attr: Attribute,
    ) -> Option<Option<Attribute>> {
        self.attr_rules.iter().rev().find_map(|rule| rule(self, ctx, ty, attr))
    }

    /// How a block's arguments become others.
    pub fn block_signature(
        &self,
        ctx: &Context,
        body: &Body,
        block: Block,
    ) -> Option<SignatureConversion> {
        let scope = Scope { ctx, body, outer: None };
        let args = body.args(block);
        let mut signature = SignatureConversion::new(args.len());
        for (index, &arg) in args.iter().enumerate() {
            signature.add_input(index, &self.convert_value(scope, arg)?);
        }
        Some(signature)
    }

    /// Makes values of original types.
    pub(crate) fn materialize_source(
        &self,
        b: &mut dyn Build,
        what: &Materialization<'_>,
    ) -> Materialized {
        Self::materialize(&self.source, b, what)
    }

    /// Makes values of original types of block arguments.
    pub(crate) fn materialize_argument(
        &self,
        b: &mut dyn Build,
        what: &Materialization<'_>,
    ) -> Materialized {
        match Self::materialize(&self.argument, b, what) {
            Materialized::Pass => self.materialize_source(b, what),
            made => made,
        }
    }

    /// Makes values of converted types.
    pub(crate) fn materialize_target(
        &self,
        b: &mut dyn Build,
        what: &Materialization<'_>,
    ) -> Materialized {
        Self::materialize(&self.target, b, what)
    }

    fn materialize(
        rules: &[CastRule],
        b: &mut dyn Build,
        what: &Materialization<'_>,
    ) -> Materialized {
        let mut made = rules.iter().rev().map(|rule| rule(b, what));
        made.find(|made| *made != Materialized::Pass).unwrap_or(Materialized::Pass)
    }

    fn compute(&self, ctx: &Context, ty: Type) -> Option<Box<[Type]>> {
        let types = self.answer(|rule| match rule {
            Rule::Type(rule) => rule(self, ctx, ty),
            Rule::Value(_) => Conversion::Pass,
        });
        types.map(|types| types.as_slice().into())
    }

    /// The answer of the last rule that has one.
    fn answer(&self, ask: impl Fn(&Rule) -> Conversion) -> Option<Types> {
        let depth = DEPTH.get();
        if depth >= MAX_DEPTH {
            return None;
        }
        DEPTH.set(depth + 1);
        let mut answers = self.rules.iter().rev().map(ask);
        let answer = answers.find(|answer| *answer != Conversion::Pass);
        DEPTH.set(depth);
        match answer? {
            Conversion::One(ty) => Some(Types::from_slice(&[ty])),
            Conversion::Many(types) => Some(types),
            Conversion::Pass | Conversion::Fail => None,
        }
    }
}

/// How the arguments of a block become others: for each old argument, a run
/// of new ones, or values that replace it.
#[derive(Clone, Debug, Default)]
pub struct SignatureConversion {
    inputs: Vec<Option<Input>>,
    types: Vec<Type>,
}

/// What becomes of one argument.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// New arguments, from this one on, as many.
    Args(usize, usize),
    /// Other values.
    Replaced(Values),
}

impl SignatureConversion {
    /// A conversion of this many arguments, all dropped so far.
    pub fn new(inputs: usize) -> Self {
        Self { inputs: vec![None; inputs], types: Vec::new() }
    }

    /// Says how many old arguments there are: those added are dropped so far.
    pub fn resize(&mut self, inputs: usize) {
        self.inputs.resize(inputs, None);
    }

    /// Makes an argument become new arguments of these types.
    pub fn add_input(&mut self, index: usize, types: &[Type]) {
        if let Some(input) = self.inputs.get_mut(index).filter(|_| !types.is_empty()) {
            *input = Some(Input::Args(self.types.len(), types.len()));
            self.types.extend_from_slice(types);
        }
    }

    /// Adds new arguments that stand for no old one.
    pub fn add_inputs(&mut self, types: &[Type]) {
        self.types.extend_from_slice(types);
    }

    /// Replaces an argument by values, without a new argument.
    pub fn remap_input(&mut self, index: usize, values: &[Value]) {
        if let Some(input) = self.inputs.get_mut(index) {
            *input = Some(Input::Replaced(values.into()));
        }
    }

    /// The types of the new arguments.
    pub fn types(&self) -> &[Type] {
        &self.types
    }

    /// The run of new arguments that an old one becomes: first and how many.
    pub fn input(&self, index: usize) -> Option<(usize, usize)> {
        match self.inputs.get(index)?.as_ref()? {
            Input::Args(first, count) => Some((*first, *count)),
            Input::Replaced(_) => None,
        }
    }

    pub(crate) fn inputs(&self) -> &[Option<Input>] {
        &self.inputs
    }
}

type MemoSlot = OnceLock<Memoized>;

/// What a type becomes, and what the rules reported on it.
struct Memoized {
    types: Option<Box<[Type]>>,
    said: Box<[Diagnostic]>,
}

impl Memoized {
    /// Reports again. Which body's conversion comes to a type first depends
    /// on the threads; so each reports, and a conversion leaves out the
    /// repetitions in the end.
    #[cold]
    fn repeat(&self, ctx: &Context) {
        for diagnostic in &self.said {
            ctx.emit(diagnostic.clone());
        }
        REPEATED.set(REPEATED.get() + self.said.len());
    }
}

/// Results by type handle, read without a lock: chunk `k` holds `64 << k` slots.
#[derive(Default)]
struct Memo {
    chunks: [OnceLock<Box<[MemoSlot]>>; 26],
}

impl Memo {
    fn get(&self, ty: Type) -> Option<&MemoSlot> {
        let number = ty.index() + 64;
        let chunk = (number.ilog2() - 6) as usize;
        let size = 64usize << chunk;
        let slots = self.chunks.get(chunk)?;
        let slots = slots.get_or_init(|| (0..size).map(|_| OnceLock::new()).collect());
        slots.get(number - size)
    }
}
