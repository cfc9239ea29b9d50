//! What a pass is: a row with its names, its options and what runs it.

use couloir_ir::op::Trait;
use couloir_ir::{Body, Context, Failure, Op, OpRef, Scope};

use crate::bodywise::BodyWise;
use crate::options::Options;
use crate::pipeline::Item;
use crate::run::{Around, Request, Runner, Shared};

/// A pass: a row of a table.
pub struct PassDef {
    /// The name in pipelines and on the command line.
    pub name: &'static str,
    /// The name upstream's messages call it by.
    pub class: &'static str,
    /// What it does, in a line.
    pub description: &'static str,
    /// The op it runs on; none for any.
    pub anchor: Option<&'static str>,
    /// Whether it runs on functions only, whatever op they are.
    pub functions: bool,
    /// Whether it runs on symbols only, whatever op they are.
    pub symbols: bool,
    /// Its options.
    pub options: &'static [OptionDef],
    /// Runs it on an op.
    pub run: fn(&mut PassCx<'_>) -> Result<(), Failure>,
    /// The dialects that upstream's pass loads before any pass runs.
    pub loads: &'static [&'static str],
    /// Looks at its options before any pass runs, if it does that.
    pub start: Option<fn(&Context, &Options) -> Result<(), Failure>>,
    /// Makes what runs it body by body, if it can be run so.
    pub bodies: Option<ByBodies>,
    /// The passes that it stands for, of one that is but a name for several: these take its place
    /// in a pipeline.
    pub stands_for: Option<StandsFor>,
}

impl PassDef {
    /// A pass without a name that does nothing: the rest of a row that says less.
    pub const EMPTY: PassDef = PassDef {
        name: "",
        class: "",
        description: "",
        anchor: None,
        functions: false,
        symbols: false,
        options: &[],
        run: |_| Ok(()),
        loads: &[],
        start: None,
        bodies: None,
        stands_for: None,
    };
}

impl PassDef {
    /// Whether it can be run on an op.
    pub fn runs_on(&self, op: OpRef<'_>) -> bool {
        self.is_for(op) && (!self.symbols || op.symbol_name().is_some())
    }

    /// Whether it is for an op by the kind of that: a symbol may still have no name.
    pub(crate) fn is_for(&self, op: OpRef<'_>) -> bool {
        self.anchor.is_none_or(|anchor| anchor == op.name())
            && (!self.functions || op.has(Trait::Function))
            && (!self.symbols || op.has(Trait::Symbol))
    }
}

/// Makes of a pass's options what runs it on an op's bodies one by one.
pub type ByBodies = fn(&Options, OpRef<'_>) -> Result<Box<dyn BodyWise>, Failure>;

/// Makes of a pass's options what it stands for.
pub type StandsFor = fn(&Options) -> Vec<Item>;

/// An option of a pass.
pub struct OptionDef {
    /// Its name.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value it has when not given, as text.
    pub default: &'static str,
    /// What it does, in a line.
    pub description: &'static str,
}

impl OptionDef {
    /// An option; all that a row of a table says.
    pub const fn new(
        name: &'static str,
        kind: OptionKind,
        default: &'static str,
        description: &'static str,
    ) -> Self {
        Self { name, kind, default, description }
    }
}

/// What values an option takes.
#[derive(Clone, Copy)]
pub enum OptionKind {
    /// `true`, `false`, `1`, `0`, or nothing for true.
    Bool,
    /// A number that is not negative.
    Unsigned,
    /// The same of 64 bits.
    UnsignedLong,
    /// A number.
    Signed,
    /// A number of 32 bits.
    Int,
    /// A number with a fraction.
    Double,
    /// Numbers separated by commas; given again, more of them.
    Numbers,
    /// The same of numbers that are not negative.
    UnsignedNumbers,
    /// The same of numbers of 32 bits.
    Ints,
    /// Text.
    Text,
    /// Texts separated by commas; given again, more of them.
    List,
    /// The same of pipelines, each wrapped in the op it runs on.
    Pipelines,
    /// A pipeline for the op that the pass runs on.
    Pipeline,
    /// The same, which is read when the pass runs: it may be none.
    LatePipeline,
    /// Options of the row, any number of times, each in braces.
    Groups(&'static PassDef),
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// All passes a tool knows, by name.
#[derive(Clone, Default)]
pub struct Registry {
    passes: Vec<&'static PassDef>,
}

impl Registry {
    /// A registry without passes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds passes; the list stays sorted by name.
    pub fn add(&mut self, passes: &[&'static PassDef]) {
        self.passes.extend_from_slice(passes);
        self.passes.sort_by_key(|pass| pass.name);
    }

    /// The pass of this name.
    pub fn get(&self, name: &str) -> Option<&'static PassDef> {
        let at = self.passes.binary_search_by_key(&name, |pass| pass.name).ok()?;
        self.passes.get(at).copied()
    }

    /// All passes, by name.
    pub fn all(&self) -> &[&'static PassDef] {
        &self.passes
    }
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.passes.iter().map(|pass| pass.name)).finish()
    }
}

/// What a pass works on: an op of a body.
pub struct PassCx<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body the op is in. Nothing else in it may be touched.
    pub body: &'a mut Body,
    /// The op.
    pub op: Op,
    /// The isolated op around that body, for reading.
    pub outer: Option<&'a OpRef<'a>>,
    /// The pass's options.
    pub options: &'a Options,
    /// The body that the op is taken from, while ops side by side are worked
    /// on: what else is in it can be read, but for what is inside isolated ops.
    pub around: Option<Scope<'a>>,
    /// The same, and what is around that.
    pub(crate) taken_out: Option<Around<'a>>,
    /// What is to be done to the body around, in the order of the ops there.
    pub(crate) requests: &'a mut Vec<Request>,
    /// Whether the pass changed anything.
    pub(crate) changed: bool,
    /// How passes are run.
    pub(crate) runner: Runner<'a>,
}

impl<'a> PassCx<'a> {
    /// Says that the pass changed nothing, so that nothing is verified after it.
    pub fn unchanged(&mut self) {
        self.changed = false;
    }

    /// Asks for something to be done to the body that holds the op, where all
    /// ops there are back in place: making a symbol beside the op, say. It is
    /// done at the end of the pipeline on the op, in the order of the ops. The
    /// request is given the op's handle in that body.
    pub fn request(
        &mut self,
        work: impl FnOnce(&Context, &mut Body, Op, &mut Shared) -> Result<(), Failure> + Send + 'static,
    ) {
        self.requests.push(Box::new(work));
    }

    /// The op, for reading.
    pub fn view(&self) -> OpRef<'_> {
        Scope { ctx: self.ctx, body: self.body, outer: self.outer }.op(self.op)
    }

    /// What runs pipelines on ops inside the op.
    pub fn runner(&self) -> Runner<'a> {
        self.runner
    }

    /// Works on what is in the op, with the op at hand for reading. The body
    /// is the op's own when the op is isolated; other ops have nothing in a
    /// body of their own, and the work is not done.
    pub fn inside<R>(&mut self, work: impl FnOnce(&OpRef<'_>, &mut Body) -> R) -> Option<R> {
        let mut nested = self.body.take_nested(self.op)?;
        let scope = Scope { ctx: self.ctx, body: self.body, outer: self.outer };
        let result = work(&scope.op(self.op), &mut nested);
        self.body.put_nested(self.op, nested);
        Some(result)
    }
}
