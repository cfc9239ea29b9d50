//! The check: each function is run before the first pass and after each pass on it.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use couloir_ir::symbols::{Visibility, visibility};
use couloir_ir::text::Str;
use couloir_ir::{Context, Failure, OpRef};
use couloir_pass::{At, Instrument, Options, PassDef, Pipeline};
use rustc_hash::FxHashMap;

use crate::generate::{Input, input};
use crate::machine::Limits;
use crate::observe::{Outcome, Verdict, say, text};
use crate::program::{Program, Signature, Symbols, inside, signature, symbols};
use crate::run::run;

/// How functions are checked.
#[derive(Clone, Copy, Debug)]
pub struct CheckOptions {
    /// How often each function is run, with other arguments each time.
    pub runs: u64,
    /// Ops that a run of a function as it was read may take.
    pub steps: u64,
}

impl Default for CheckOptions {
    fn default() -> Self {
        CheckOptions { runs: 8, steps: 100_000 }
    }
}

/// Passes that look at all calls of a private function, and may make of it one that is right for
/// these alone.
const BETWEEN_FUNCTIONS: &[&str] = &["remove-dead-values", "sccp"];

/// How many times as many steps a run after passes may take: lowering makes several ops of one.
const MORE_STEPS: u64 = 64;

/// Runs the functions of a module around passes.
pub struct Checker {
    options: CheckOptions,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    functions: FxHashMap<Str, Function>,
    /// The functions in the order of the module.
    order: Vec<Str>,
    /// The symbols of the module while passes run on what is in it.
    symbols: Option<Symbols>,
    /// Why there was no verdict, and how often.
    unknown: BTreeMap<String, usize>,
    tally: Tally,
}

/// How many runs were compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Functions that ran before all passes.
    pub functions: usize,
    /// Comparisons that found the runs to agree.
    pub agreed: usize,
    /// Comparisons that found them to differ.
    pub differed: usize,
    /// Comparisons without a verdict.
    pub unknown: usize,
}

/// A function as it was before all passes.
struct Function {
    signature: Signature,
    cases: Vec<(Input, Outcome)>,
    /// Passes since the function could last be compared.
    unsure: Vec<&'static str>,
}

impl Checker {
    /// A checker.
    pub fn new(options: CheckOptions) -> Self {
        Checker { options, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn limits(&self, more: u64) -> Limits {
        Limits { steps: self.options.steps.saturating_mul(more), memory: 1 << 26, depth: 1 << 10 }
    }

    /// Runs all functions of a module before any pass.
    pub fn start(&self, module: OpRef<'_>) {
        let program = Program::of_module(module);
        let mut state = self.state();
        for name in program.functions() {
            if let Some(function) = self.function(&program, name, &mut state.unknown) {
                state.tally.functions += 1;
                state.order.push(name);
                state.functions.insert(name, function);
            }
        }
    }

    fn function(
        &self,
        program: &Program<'_>,
        name: Str,
        unknown: &mut BTreeMap<String, usize>,
    ) -> Option<Function> {
        let signature = signature(program.symbol(name)?)?;
        let mut cases = Vec::new();
        for number in 0..self.options.runs.max(1) {
            // A function without arguments always does the same.
            if number > 0 && signature.inputs.is_empty() {
                break;
            }
            let made = input(program.ctx(), &signature, number);
            let outcome = made.map(|input| {
                let outcome = run(program, name, (&signature, &input), self.limits(1));
                (input, outcome)
            });
            match outcome {
                Ok((input, outcome)) if outcome.is_definite() => cases.push((input, outcome)),
                Ok((_, outcome)) => {
                    let why = outcome.ending.err().map_or(String::new(), |stop| say(&stop));
                    *unknown.entry(why).or_default() += 1;
                }
                Err(stop) => *unknown.entry(say(&stop)).or_default() += 1,
            }
        }
        (!cases.is_empty()).then_some(Function { signature, cases, unsure: Vec::new() })
    }

    /// Runs all functions of a module after a pass.
    pub fn compare(&self, module: OpRef<'_>, pass: &'static str) {
        let program = Program::of_module(module);
        let order = self.state().order.clone();
        order.into_iter().for_each(|name| self.check(&program, name, pass));
    }

    /// What was found.
    pub fn tally(&self) -> Tally {
        self.state().tally
    }

    /// Why there was no verdict, and how often; the most frequent first.
    pub fn unknown(&self) -> Vec<(String, usize)> {
        let mut all = self.state().unknown.clone().into_iter().collect::<Vec<_>>();
        all.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        all
    }

    /// Compares a function with what it was.
    fn check(&self, program: &Program<'_>, name: Str, pass: &'static str) {
        let mut state = self.state();
        let Some(mut function) = state.functions.remove(&name) else { return };
        let Some(op) = program.symbol(name) else { return };
        // From here on it is looked at through those that call it.
        if visibility(op) == Visibility::Private && BETWEEN_FUNCTIONS.contains(&pass) {
            return;
        }
        let mut sure = true;
        for at in 0..function.cases.len() {
            let Some((input, before)) = function.cases.get(at) else { break };
            let made_for = (&function.signature, input);
            let after = run(program, name, made_for, self.limits(MORE_STEPS));
            match before.compare(&after, program.ctx()) {
                Verdict::Refines => state.tally.agreed += 1,
                Verdict::Differs(what) => {
                    state.tally.differed += 1;
                    return report(program, name, pass, (&function, input, &what));
                }
                Verdict::Unknown(why) => {
                    state.tally.unknown += 1;
                    *state.unknown.entry(why).or_default() += 1;
                    sure = false;
                }
            }
        }
        if sure {
            function.unsure.clear();
        } else {
            function.unsure.push(pass);
        }
        state.functions.insert(name, function);
    }
}

/// Says which pass changed what a function does. It is not looked at again.
fn report(
    program: &Program<'_>,
    name: Str,
    pass: &str,
    (function, input, what): (&Function, &Input, &str),
) {
    let ctx: &Context = program.ctx();
    let Some(op) = program.symbol(name) else { return };
    let text = format!("pass '{pass}' changes what '{}' does: {what}", ctx.str(name));
    let mut error = op.error(text).note(op.location(), format!("called with {}", input.text(ctx)));
    if !function.unsure.is_empty() {
        let passes = function.unsure.join("', '");
        let text = format!("or one of those before, after which it could not be run: '{passes}'");
        error = error.note(op.location(), text);
    }
    error.emit();
}

/// The results of a function without arguments, in words.
///
/// # Errors
/// Why it did not return, in words.
pub fn evaluate(module: OpRef<'_>, name: &str, options: CheckOptions) -> Result<String, String> {
    let ctx = module.ctx();
    let program = Program::of_module(module);
    let name = ctx.intern(name);
    let signature = program.symbol(name).and_then(signature).ok_or("no such function")?;
    let input = input(ctx, &signature, 0).map_err(|stop| say(&stop))?;
    let limits = Checker::new(options).limits(1);
    let outcome = run(&program, name, (&signature, &input), limits);
    let results = outcome.ending.map_err(|stop| say(&stop))?;
    let words = results.iter().map(|leaves| text(leaves, ctx)).collect::<Vec<_>>();
    Ok(words.join(", "))
}

impl Instrument for Checker {
    fn before(&self, _: &PassDef, _: &Options, _: At<'_>) {}

    fn after(&self, pass: &PassDef, _: &Options, at: At<'_>, result: Result<(), Failure>) {
        if result.is_err() {
            return;
        }
        let Some((scope, op)) = at.taken_from() else {
            return self.compare(at.op, pass.name);
        };
        // What is in modules in the module is not run.
        let is_inner = scope.outer.is_some_and(|owner| owner.scope.outer.is_some());
        let Some(name) = at.op.symbol_name().filter(|_| !is_inner) else { return };
        let known = self.state().symbols.clone();
        let program =
            Program::with_moved(scope, known.unwrap_or_else(|| symbols(scope)), (op, at.op));
        self.check(&program, name, pass.name);
    }

    fn enter(&self, at: At<'_>, _: &[Pipeline]) {
        if at.taken_from().is_none() {
            self.state().symbols = Some(symbols(inside(at.op)));
        }
    }

    fn leave(&self, at: At<'_>) {
        if at.taken_from().is_none() {
            self.state().symbols = None;
        }
    }

    fn wants_whole(&self) -> bool {
        true
    }
}
