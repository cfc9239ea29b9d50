//! Conversion patterns: what to do with an op that may not stay.
//!
//! Invariant: a pattern decides before it changes anything. One that declines
//! leaves the IR as it found it and says why.

use std::borrow::Cow;
use std::sync::Arc;

use couloir_diag::Diagnostic;
use couloir_ir::body::{Op, Value};
use couloir_ir::op::{OpDef, OpName};
use couloir_ir::view::OpRef;
use smallvec::SmallVec;

use super::rewriter::ConversionRewriter;
use super::types::TypeConverter;
use crate::by_root::ByRoot;

/// Proof that a pattern changed something; the rewriter's methods give it.
#[derive(Debug)]
pub struct Done(pub(crate) ());

/// Why a pattern declined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoMatch(pub Cow<'static, str>);

/// What a pattern returns.
pub type Lowered = Result<Done, NoMatch>;

/// A pattern that declines.
///
/// # Errors
/// Always.
pub fn no_match<T>(reason: impl Into<Cow<'static, str>>) -> Result<T, NoMatch> {
    Err(NoMatch(reason.into()))
}

/// Turns what is absent into a reason to decline.
pub trait OrNoMatch<T> {
    /// The value, or the reason.
    fn or_no_match(self, reason: &'static str) -> Result<T, NoMatch>;
}

impl<T> OrNoMatch<T> for Option<T> {
    #[inline]
    fn or_no_match(self, reason: &'static str) -> Result<T, NoMatch> {
        self.ok_or(NoMatch(Cow::Borrowed(reason)))
    }
}

/// An op's operands as converted: for each operand, the values it has become.
#[derive(Clone, Debug, Default)]
pub struct Operands {
    values: SmallVec<[Value; 6]>,
    /// Where each operand's values end; empty while each has exactly one.
    ends: SmallVec<[u32; 6]>,
}

impl Operands {
    /// The operands of an op, each as it is.
    fn own(op: OpRef<'_>) -> Self {
        Self { values: op.operands().collect(), ends: SmallVec::new() }
    }

    #[inline]
    pub(crate) fn with_capacity(operands: usize) -> Self {
        Self { values: SmallVec::with_capacity(operands), ends: SmallVec::new() }
    }

    #[inline(always)]
    pub(crate) fn push_one(&mut self, value: Value) {
        self.values.push(value);
        if !self.ends.is_empty() {
            self.ends.push(self.values.len() as u32);
        }
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, values: &[Value]) {
        if let [value] = values {
            return self.push_one(*value);
        }
        if self.ends.is_empty() {
            self.ends = (1..=self.values.len() as u32).collect();
        }
        self.values.extend_from_slice(values);
        self.ends.push(self.values.len() as u32);
    }

    /// How many operands there are.
    #[inline]
    pub fn len(&self) -> usize {
        if self.ends.is_empty() { self.values.len() } else { self.ends.len() }
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All values, one operand after another.
    #[inline]
    pub fn all(&self) -> &[Value] {
        &self.values
    }

    /// The values of one operand.
    #[inline]
    pub fn group(&self, index: usize) -> &[Value] {
        let range = if self.ends.is_empty() {
            index..index + 1
        } else {
            let start = index.checked_sub(1).and_then(|before| self.ends.get(before));
            let end = self.ends.get(index).copied().unwrap_or(0);
            start.copied().unwrap_or(0) as usize..end as usize
        };
        self.values.get(range).unwrap_or_default()
    }

    /// The one value of an operand.
    #[inline]
    pub fn one(&self, index: usize) -> Option<Value> {
        match self.group(index) {
            [value] => Some(*value),
            _ => None,
        }
    }

    /// The values of a run of operands.
    pub fn range(&self, operands: std::ops::Range<usize>) -> &[Value] {
        let place = |at: usize| match at.checked_sub(1) {
            _ if self.ends.is_empty() => at,
            None => 0,
            Some(before) => self.ends.get(before).map_or(self.values.len(), |&end| end as usize),
        };
        self.values.get(place(operands.start)..place(operands.end)).unwrap_or_default()
    }
}

impl Operands {
    /// The values of an operand group of an op.
    pub fn in_group(&self, op: OpRef<'_>, group: usize) -> &[Value] {
        self.range(op.operand_group(group))
    }

    /// The value of an operand group of one or none.
    pub fn one_in_group(&self, op: OpRef<'_>, group: usize) -> Option<Value> {
        self.in_group(op, group).first().copied()
    }
}

/// The code of a pattern.
type Run = Box<dyn Fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered + Send + Sync>;

/// A conversion pattern.
pub struct Pattern {
    /// What it is called in explanations.
    pub name: &'static str,
    /// Patterns of greater benefit are tried first.
    pub benefit: u16,
    /// How operand types are converted; without, operands come as last mapped.
    pub converter: Option<Arc<TypeConverter>>,
    pub(crate) run: Run,
}

impl Pattern {
    /// A pattern of benefit 1 that takes operands as last mapped.
    pub fn new(
        run: impl Fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered + Send + Sync + 'static,
    ) -> Self {
        let name = std::any::type_name_of_val(&run);
        Pattern { name, benefit: 1, converter: None, run: Box::new(run) }
    }

    /// The same that takes operands as the op has them, whatever became of them.
    pub fn of_own(
        run: impl Fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered + Send + Sync + 'static,
    ) -> Self {
        let name = std::any::type_name_of_val(&run);
        let run = move |op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>| {
            let operands = Operands::own(rw.view(op));
            run(op, &operands, rw)
        };
        Pattern { name, ..Pattern::new(run) }
    }

    /// With operands converted by this converter.
    #[must_use]
    pub fn converter(mut self, converter: &Arc<TypeConverter>) -> Self {
        self.converter = Some(Arc::clone(converter));
        self
    }

    /// With this benefit.
    #[must_use]
    pub fn benefit(mut self, benefit: u16) -> Self {
        self.benefit = benefit;
        self
    }
}

/// What is done about an op before it is folded or converted.
type First = Box<dyn Fn(Op, &mut ConversionRewriter<'_>) + Send + Sync>;

/// Patterns by the op they match.
#[derive(Default)]
pub struct PatternSet {
    patterns: ByRoot<Pattern>,
    first: Vec<(OpName, First)>,
}

impl PatternSet {
    /// No patterns.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pattern for an op, with operands converted by `converter`.
    pub fn add(
        &mut self,
        def: &'static OpDef,
        converter: &Arc<TypeConverter>,
        run: impl Fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_pattern(Some(def), Pattern::new(run).converter(converter))
    }

    /// Adds a pattern for an op that takes operands as last mapped.
    pub fn add_untyped(
        &mut self,
        def: &'static OpDef,
        run: impl Fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_pattern(Some(def), Pattern::new(run))
    }

    /// Adds a pattern for an op that takes operands as the op has them, whatever became of them:
    /// one that would do without a conversion.
    pub fn add_own(
        &mut self,
        def: &'static OpDef,
        run: impl Fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_pattern(Some(def), Pattern::of_own(run))
    }

    /// Adds a pattern for one op, or for all.
    pub fn add_pattern(&mut self, root: Option<&'static OpDef>, pattern: Pattern) -> &mut Self {
        self.patterns.add(root.map(OpName::of), pattern);
        self
    }

    /// Says what is done about an op that is not legal before it is folded or converted: to ask
    /// for a symbol, say, that is to be there though nothing comes to use it.
    pub fn add_first(
        &mut self,
        def: &'static OpDef,
        run: impl Fn(Op, &mut ConversionRewriter<'_>) + Send + Sync + 'static,
    ) -> &mut Self {
        self.first.push((OpName::of(def), Box::new(run)));
        self
    }

    pub(crate) fn first_of(&self, name: OpName) -> Option<&First> {
        self.first.iter().find(|(of, _)| *of == name).map(|(_, first)| first)
    }

    /// The ops that patterns were added for, as added.
    pub(crate) fn roots(&self) -> impl Iterator<Item = OpName> {
        self.patterns.roots()
    }

    /// How many patterns there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What the rules of all type converters reported.
    pub(crate) fn said(&self) -> Vec<Diagnostic> {
        let converters = self.patterns.iter().filter_map(|pattern| pattern.converter.as_ref());
        let mut seen = Vec::new();
        let fresh = converters.filter(|converter| {
            let new = !seen.contains(&Arc::as_ptr(converter));
            seen.extend(new.then_some(Arc::as_ptr(converter)));
            new
        });
        fresh.flat_map(|converter| converter.said()).collect()
    }

    pub(crate) fn freeze(&mut self) {
        self.patterns.freeze(|pattern| pattern.benefit);
    }

    /// The numbers of the patterns to try on an op.
    pub(crate) fn of(&self, name: OpName) -> &[u32] {
        self.patterns.of(name)
    }

    pub(crate) fn get(&self, number: u32) -> Option<&Pattern> {
        self.patterns.get(number)
    }
}
