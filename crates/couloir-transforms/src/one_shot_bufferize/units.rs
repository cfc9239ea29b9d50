//! The bodies of a module, each of which is analysed and then bufferized.

use couloir_dialects::common::function::is_declaration;
use couloir_dialects::{builtin, func};
use couloir_ir::symbols::is_symbol_table;
use couloir_ir::{Attribute, Body, Context, Failure, Op, OpRef, Scope, Str, Type};

use super::analysis::{Analysis, analyse};
use super::annotate::{self, Counters, Notes};
use super::calls;
use super::copies;
use super::empties;
use super::functions::{self, Functions, Known};
use super::globals::Globals;
use super::rewrite::{self, Bufferizer};
use super::settings::{Layouts, Settings};
use super::state::State;
use super::view::{Env, View, is_tensor};
use crate::common::at_path;
use crate::top_level;

/// A body: the ops down to it, and the module its constants go to.
struct Unit {
    path: Vec<Op>,
    module: usize,
    /// The function it is of, where functions are bufferized too.
    function: Option<Str>,
    /// Whether it is analysed.
    is_analysed: bool,
    /// Whether what is known of the function is of use to those who call it.
    is_circular: bool,
}

/// How deep bodies in bodies are looked at.
const MAX_DEPTH: usize = 200;

/// A module while it is bufferized.
struct Work<'w> {
    ctx: &'w Context,
    module: &'w OpRef<'w>,
    settings: &'w Settings,
    functions: Functions,
    units: Vec<Unit>,
    /// The paths to modules, and the globals there.
    modules: Vec<(Vec<Op>, Globals)>,
}

/// Bufferizes a module.
///
/// # Errors
/// When something cannot be bufferized; it has been reported.
pub(super) fn run(module: &OpRef<'_>, body: &mut Body, settings: &Settings) -> Result<(), Failure> {
    let mut work = Work::new(module, body, settings);
    let mut analyses = Vec::new();
    if !settings.copies_always {
        analyses = work.analyse(body)?;
        if settings.only_analyses {
            return Ok(());
        }
        for (unit, analysis) in work.units.iter().zip(&analyses) {
            if let Some(state) = analysis {
                work.with(body, unit, state, &mut copies::insert)?;
            }
        }
    }
    let result = work.bufferize(body, &analyses);
    if !settings.decides {
        work.leave_functions(body);
    }
    work.finish(body);
    result
}

/// Takes out new tensors whose contents go into others.
///
/// # Errors
/// When the analysis fails; it has been reported.
pub(super) fn eliminate(
    op: &OpRef<'_>,
    body: &mut Body,
    settings: &Settings,
) -> Result<(), Failure> {
    let mut work = Work::new(op, body, settings);
    let states = work.analyse(body)?;
    for (unit, state) in work.units.iter().zip(&states) {
        if let Some(state) = state {
            work.with(body, unit, state, &mut |b| {
                empties::eliminate(b);
                Ok(())
            })?;
        }
    }
    Ok(())
}

impl<'w> Work<'w> {
    fn new(module: &'w OpRef<'w>, body: &Body, settings: &'w Settings) -> Self {
        let mut work = Work {
            ctx: module.ctx(),
            module,
            settings,
            functions: Functions::default(),
            units: Vec::new(),
            modules: vec![(Vec::new(), Globals::of(module, body, settings.alignment))],
        };
        match settings.functions_too {
            true => work.find_functions(body),
            false => work.find_bodies(body),
        }
        work
    }

    fn find_functions(&mut self, body: &Body) {
        let scope = Scope { ctx: self.ctx, body, outer: Some(self.module) };
        let ops = top_level(body).into_iter().map(|op| scope.op(op)).collect::<Vec<_>>();
        self.functions = Functions::of(self.ctx, &ops);
        let calls = calls::order(self.ctx, &ops, &self.functions);
        let ordered = calls.ordered.into_iter().map(|function| (function, false));
        let circular = calls.circular.into_iter().map(|function| (function, true));
        for ((name, op), is_circular) in ordered.chain(circular) {
            let is_left_out = self.settings.unanalysed.iter().any(|own| own == self.ctx.str(name));
            self.units.push(Unit {
                path: vec![op],
                module: 0,
                function: Some(name),
                is_analysed: !is_left_out,
                is_circular,
            });
        }
    }

    fn find_bodies(&mut self, body: &Body) {
        let unit = |path, module| Unit {
            path,
            module,
            function: None,
            is_analysed: true,
            is_circular: false,
        };
        let mut pending = vec![(body, Vec::new(), 0)];
        while let Some((body, path, module)) = pending.pop() {
            if body.has_bodies() && path.len() < MAX_DEPTH {
                let scope = Scope { ctx: self.ctx, body, outer: None };
                let ops = couloir_ir::walk::preorder(body, body.roots()).collect::<Vec<_>>();
                for op in ops.into_iter().rev() {
                    let Some(nested) = body.nested(op) else { continue };
                    let path = [&*path, &[op]].concat();
                    let own = scope.op(op);
                    let mut module = module;
                    if own.is(builtin::Module::def()) {
                        module = self.modules.len();
                        let globals = Globals::of(&own, nested, self.settings.alignment);
                        self.modules.push((path.clone(), globals));
                    }
                    pending.push((nested, path, module));
                }
            }
            self.units.push(unit(path, module));
        }
    }

    fn analyse(&mut self, body: &mut Body) -> Result<Vec<Option<State>>, Failure> {
        let mut states = Vec::with_capacity(self.units.len());
        let mut counters = Counters::default();
        let mut verified = Ok(());
        for at in 0..self.units.len() {
            let Some(unit) = self.units.get(at).filter(|unit| unit.is_analysed) else {
                states.push(None);
                continue;
            };
            let (path, is_circular) = (unit.path.clone(), unit.is_circular);
            let name = unit.function.filter(|_| !is_circular);
            let (analysis, known, notes) = self.analyse_one(body, &path, name, &mut counters)?;
            if self.settings.annotates() {
                self.annotate(body, &path, name, &notes, known.as_ref());
            }
            if let Some(function) = name.and_then(|name| self.functions.0.get_mut(&name)) {
                function.known = known;
            }
            verified = verified.and(analysis.verified);
            states.push(Some(analysis.state));
        }
        verified.map(|()| states)
    }

    fn analyse_one(
        &self,
        body: &Body,
        path: &[Op],
        function: Option<Str>,
        counters: &mut Counters,
    ) -> Result<(Analysis, Option<Known>, Notes), Failure> {
        let env = Env { settings: self.settings, functions: &self.functions };
        let scope = Scope { ctx: self.ctx, body, outer: Some(self.module) };
        let mut result = Err(Failure);
        read_at(scope, path, &mut |scope| {
            let view = View { scope, env, state: None };
            result = analyse(view).and_then(|analysis| {
                if self.settings.functions_too {
                    analysis.verified?;
                }
                let view = view.with(&analysis.state);
                let (known, notes) = self.outcome(view, &analysis, function, counters)?;
                Ok((analysis, known, notes))
            });
        });
        result
    }

    /// What is to be said of an analysis.
    ///
    /// # Errors
    /// When a function never returns; that has been reported.
    fn outcome(
        &self,
        view: View<'_>,
        analysis: &Analysis,
        function: Option<Str>,
        counters: &mut Counters,
    ) -> Result<(Option<Known>, Notes), Failure> {
        let mut notes = Notes::default();
        let (mut known, mut returned) = (None, Vec::new());
        let function = function.and_then(|name| self.functions.0.get(&name));
        if let Some((function, op)) = function.zip(view.scope.outer.copied()) {
            if is_declaration(op) {
                let inputs = &function.inputs;
                known = Some(functions::of_declaration(op, inputs, &function.results));
            } else {
                let (own, values) = functions::of_body(view, op, &analysis.readers);
                if values.is_empty() {
                    return op.error("cannot bufferize func.func without func.return").fail();
                }
                (known, returned) = (Some(own), values);
            }
        }
        if self.settings.annotates() {
            if self.settings.shows_conflicts {
                notes.reasons(view, analysis, counters);
            }
            notes.in_place(view);
            if self.settings.shows_aliases {
                annotate::with_names(view, |names| notes.aliases(view, names));
            }
            notes.returned(self.ctx, &returned);
        }
        Ok((known, notes))
    }

    fn annotate(
        &self,
        body: &mut Body,
        path: &[Op],
        function: Option<Str>,
        notes: &Notes,
        known: Option<&Known>,
    ) {
        at_path(self.ctx, self.module, body, path, &mut |rw| {
            notes.put(self.ctx, couloir_ir::Build::body(rw));
        });
        let Some((&op, around)) = path.split_last() else { return };
        let function = function.and_then(|name| self.functions.0.get(&name));
        let tensors = function.map(|function| {
            function.inputs.iter().map(|&ty| is_tensor(self.ctx, ty)).collect::<Vec<_>>()
        });
        at_path(self.ctx, self.module, body, around, &mut |rw| {
            let body = couloir_ir::Build::body(rw);
            notes.put_around(self.ctx, body, op);
            if let Some((known, tensors)) = known.zip(tensors.as_ref()) {
                annotate::access(self.ctx, body, op, known, tensors);
            }
        });
    }

    /// Works on a body with what its analysis decided.
    fn with(
        &self,
        body: &mut Body,
        unit: &Unit,
        state: &State,
        work: &mut dyn FnMut(&mut Bufferizer<'_, '_>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let env = Env { settings: self.settings, functions: &self.functions };
        let mut globals = Globals::none();
        let mut result = Ok(());
        at_path(self.ctx, self.module, body, &unit.path, &mut |rw| {
            let state = Some(state);
            result = work(&mut Bufferizer::new(rw, env, state, &mut globals));
        });
        result
    }

    fn bufferize(&mut self, body: &mut Body, states: &[Option<State>]) -> Result<(), Failure> {
        for at in 0..self.units.len() {
            let is_copied = states.get(at).is_none_or(Option::is_none);
            self.bufferize_one(body, at, is_copied)?;
        }
        match self.settings.functions_too {
            true => self.bufferize_beside(body),
            false => Ok(()),
        }
    }

    /// Bufferizes what is beside functions.
    fn bufferize_beside(&mut self, body: &mut Body) -> Result<(), Failure> {
        let scope = Scope { ctx: self.ctx, body, outer: Some(self.module) };
        let is_due = |op: OpRef<'_>| {
            body.nested(op.op).is_some() && !op.is(func::Func::def()) && !is_symbol_table(op)
        };
        let owners = top_level(body).into_iter().filter(|&op| is_due(scope.op(op)));
        let paths = owners.map(|op| vec![op]).chain([Vec::new()]).collect::<Vec<_>>();
        let env = Env { settings: self.settings, functions: &self.functions };
        let Some((_, globals)) = self.modules.first_mut() else { return Ok(()) };
        let (ctx, module) = (self.ctx, self.module);
        paths.iter().try_for_each(|path| {
            let mut result = Ok(());
            at_path(ctx, module, body, path, &mut |rw| {
                result = rewrite::run(&mut Bufferizer::new(rw, env, None, &mut *globals), None);
            });
            result
        })
    }

    fn bufferize_one(
        &mut self,
        body: &mut Body,
        number: usize,
        copies: bool,
    ) -> Result<(), Failure> {
        let Some(unit) = self.units.get(number) else { return Ok(()) };
        let mut settings = self.settings.clone();
        settings.copies_always |= copies;
        let function = unit.function.and_then(|name| self.functions.0.get(&name)).cloned();
        let Some((_, globals)) = self.modules.get_mut(unit.module) else { return Ok(()) };
        let env = Env { settings: &settings, functions: &self.functions };
        let mut types = None;
        let mut result = Ok(());
        let (ctx, module) = (self.ctx, self.module);
        at_path(ctx, module, body, &unit.path, &mut |rw| {
            let mut b = Bufferizer::new(rw, env, None, &mut *globals);
            let function = function.as_ref();
            let done = one(&mut b, function.map(|own| (&own.inputs[..], &own.results[..])));
            result = done.map(|done| types = done);
        });
        result?;
        if let (Some(name), Some((inputs, results))) = (unit.function, types) {
            let path = unit.path.clone();
            self.set_type(body, name, &path, inputs, results);
        }
        Ok(())
    }

    /// Gives a function its type on memory.
    fn set_type(
        &mut self,
        body: &mut Body,
        name: Str,
        path: &[Op],
        inputs: Vec<Type>,
        results: Vec<Type>,
    ) {
        let ty = Type::function(self.ctx, &inputs, &results);
        if let Some(&op) = path.first() {
            body.set_prop(op, func::Func::FUNCTION_TYPE, Some(Attribute::ty(self.ctx, ty)));
        }
        if let Some(function) = self.functions.0.get_mut(&name) {
            (function.inputs, function.results) = (inputs, results);
        }
    }

    /// Does what is done to functions although they are not bufferized: casts of what they return
    /// go, and so do attributes that say how to bufferize.
    fn leave_functions(&mut self, body: &mut Body) {
        let (ctx, module) = (self.ctx, self.module);
        let env = Env { settings: self.settings, functions: &self.functions };
        let Some((_, globals)) = self.modules.first_mut() else { return };
        for op in top_level(body) {
            if body.op(op).name.def() != Some(func::Func::def()) {
                continue;
            }
            let ty = body.prop(op, func::Func::FUNCTION_TYPE);
            let Some((inputs, results)) = ty.and_then(|ty| ctx.function_signature(ty)) else {
                continue;
            };
            let (inputs, mut results) = (inputs.to_vec(), results.to_vec());
            at_path(ctx, module, body, &[op], &mut |rw| {
                let mut b = Bufferizer::new(rw, env, None, &mut *globals);
                results = folded(&mut b, inputs.clone(), &results).1;
            });
            let ty = Attribute::ty(ctx, Type::function(ctx, &inputs, &results));
            body.set_prop(op, func::Func::FUNCTION_TYPE, Some(ty));
            functions::clean(ctx, body, op);
        }
    }

    /// Makes the globals, and takes attributes away that say how to bufferize.
    fn finish(self, body: &mut Body) {
        for (path, globals) in self.modules {
            let mut globals = Some(globals);
            at_path(self.ctx, self.module, body, &path, &mut |rw| {
                if let Some(globals) = globals.take() {
                    globals.make(self.ctx, couloir_ir::Build::body(rw));
                }
            });
        }
        for unit in self.units.iter().filter(|unit| unit.function.is_some()) {
            if let Some(&op) = unit.path.first() {
                functions::clean(self.ctx, body, op);
            }
        }
    }
}

/// The types of a function's arguments and results.
type Signature = (Vec<Type>, Vec<Type>);

/// Bufferizes a body, and the function it is of, given the types of that.
fn one(
    b: &mut Bufferizer<'_, '_>,
    function: Option<(&[Type], &[Type])>,
) -> Result<Option<Signature>, Failure> {
    if b.env.settings.copies_always {
        copies::insert(b)?;
    }
    let Some((inputs, results)) = function else {
        rewrite::run(b, None)?;
        return Ok(None);
    };
    let Some(owner) = b.rw.outer().copied() else { return Err(Failure) };
    let settings = b.env.settings;
    if !has_tensors(b, inputs, results) {
        rewrite::run(b, None)?;
        return Ok(Some(folded(b, inputs.to_vec(), results)));
    }
    let (inputs, results) = functions::signature(settings, owner, inputs, results);
    if !has_blocks(b) {
        return Ok(Some((inputs, results)));
    }
    rewrite::run(
        b,
        Some(&mut |b: &mut Bufferizer<'_, '_>| match functions::body(b, &results) {
            Ok(()) => Ok(()),
            Err(Failure) => owner.error("failed to bufferize op").fail(),
        }),
    )?;
    Ok(Some(folded(b, inputs, &results)))
}

fn has_blocks(b: &Bufferizer<'_, '_>) -> bool {
    let body = b.rw.scope().body;
    body.roots().iter().any(|&region| body.entry_block(region).is_some())
}

/// Whether a function has anything to do with tensors but for what is in its blocks.
fn has_tensors(b: &Bufferizer<'_, '_>, inputs: &[Type], results: &[Type]) -> bool {
    let view = b.view();
    let body = view.scope.body;
    let mut types = inputs.iter().chain(results);
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    types.any(|&ty| is_tensor(view.ctx(), ty))
        || blocks.flat_map(|block| body.args(block)).any(|&arg| view.is_tensor(arg))
}

/// The types of a function once casts of what it returns are taken away, where that is asked for.
fn folded(b: &mut Bufferizer<'_, '_>, inputs: Vec<Type>, results: &[Type]) -> Signature {
    let results = match b.env.settings.boundary {
        Layouts::Infer if has_blocks(b) => functions::fold_casts(b, results),
        _ => results.to_vec(),
    };
    (inputs, results)
}

/// Looks at the body at the end of a path.
fn read_at(scope: Scope<'_>, path: &[Op], work: &mut dyn FnMut(Scope<'_>)) {
    let Some((&op, rest)) = path.split_first() else {
        work(scope);
        return;
    };
    let Some(nested) = scope.body.nested(op) else { return };
    let owner = scope.op(op);
    read_at(Scope { ctx: scope.ctx, body: nested, outer: Some(&owner) }, rest, work);
}
