//! Functions: what is known of them where they are called, and how they are given memory.

use super::model::OperandUse;
use couloir_dialects::{func, memref};
use couloir_ir::attr::NamedAttribute;
use couloir_ir::{Attribute, Body, Build, Context, Failure, Op, OpRef, Str, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

use super::model::{Alias, Uses, Values};
use super::readers::Readers;
use super::rewrite::Bufferizer;
use super::settings::Settings;
use super::view::{View, is_tensor};
use crate::common::ops_of;

/// The attribute of an argument that says how it is laid out.
const LAYOUT: &str = "bufferization.buffer_layout";
/// The attribute of an argument that says whether it may be written to.
const WRITABLE: &str = "bufferization.writable";
/// The attribute of an argument that says how the function uses it.
pub(super) const ACCESS: &str = "bufferization.access";

/// What the analysis of a function came to.
#[derive(Clone, Default, Debug)]
pub(super) struct Known {
    /// The results that may be the memory of an argument, by argument.
    aliases: FxHashMap<usize, Rc<[usize]>>,
    /// The arguments that a result may be the memory of, by result.
    sources: FxHashMap<usize, Vec<usize>>,
    /// The arguments that results are, by result.
    same: FxHashMap<usize, usize>,
    read: FxHashSet<usize>,
    written: FxHashSet<usize>,
}

/// A function of the module.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) inputs: Vec<Type>,
    pub(super) results: Vec<Type>,
    /// What is known of it; none as long as it is not analysed.
    pub(super) known: Option<Known>,
}

/// The functions of a module, by name.
#[derive(Default, Debug)]
pub(super) struct Functions(pub(super) FxHashMap<Str, Function>);

impl Functions {
    /// Those of a module's body.
    pub(super) fn of(ctx: &Context, ops: &[OpRef<'_>]) -> Self {
        let all = ops.iter().filter(|op| op.is(func::Func::def())).filter_map(|op| {
            let ty = op.prop(func::Func::FUNCTION_TYPE)?;
            let (inputs, results) = ctx.function_signature(ty)?;
            let (inputs, results) = (inputs.to_vec(), results.to_vec());
            Some((op.symbol_name()?, Function { inputs, results, known: None }))
        });
        Functions(all.collect())
    }

    /// The function that is called.
    pub(super) fn called(&self, call: OpRef<'_>) -> Option<&Function> {
        let name = call.prop(func::Call::CALLEE)?.as_flat_symbol(call.ctx())?;
        self.0.get(&name)
    }
}

/// Whether a call's function reads an argument.
pub(super) fn call_reads(view: View<'_>, call: OpRef<'_>, at: usize) -> bool {
    let known = view.env.functions.called(call).and_then(|function| function.known.as_ref());
    known.is_none_or(|known| known.read.contains(&at))
}

/// Whether a call's function writes to an argument.
pub(super) fn call_writes(view: View<'_>, call: OpRef<'_>, at: usize) -> bool {
    let known = view.env.functions.called(call).and_then(|function| function.known.as_ref());
    known.is_none_or(|known| known.written.contains(&at))
}

/// The results of a call that may be the memory of an argument.
pub(super) fn call_values(view: View<'_>, call: OpRef<'_>, at: usize) -> Values {
    let known = view.env.functions.called(call).and_then(|function| function.known.as_ref());
    let Some(known) = known else { return view.any_values(call) };
    let Some(results) = known.aliases.get(&at) else { return Values::new() };
    let is_same = match &results[..] {
        [one] => known.same.contains_key(one),
        _ => false,
    };
    let alias = |&result: &usize| Some(Alias::same_if(call.result(result)?, is_same));
    results.iter().filter_map(alias).collect()
}

/// The arguments of a call whose memory a result may be.
pub(super) fn call_uses(view: View<'_>, call: OpRef<'_>, value: Value) -> Uses {
    let body = view.scope.body;
    let known = view.env.functions.called(call).and_then(|function| function.known.as_ref());
    let Some(known) = known else { return view.any_uses(call, value) };
    let result = body.value_index(value);
    let args = known.sources.get(&result).map(Vec::as_slice).unwrap_or_default();
    let alias = |&at: &usize| {
        let is_one = known.aliases.get(&at).is_some_and(|results| results.len() == 1);
        Alias::same_if(operand(call.op, at), is_one && known.same.contains_key(&result))
    };
    args.iter().map(alias).collect()
}

/// An attribute of an argument of a function.
pub(super) fn arg_attr(function: OpRef<'_>, at: usize, name: &str) -> Option<Attribute> {
    let ctx = function.ctx();
    let all = function.prop(func::Func::ARG_ATTRS)?.as_array(ctx)?;
    all.get(at)?.entry(ctx, ctx.intern(name))
}

/// Whether a function may write to what it is given.
pub(super) fn is_writable(view: View<'_>, function: OpRef<'_>, value: Value) -> bool {
    let body = view.scope.body;
    match body.as_arg(value) {
        Some((block, at)) if body.is_entry(block) => {
            arg_attr(function, at, WRITABLE).and_then(Attribute::as_bool).unwrap_or(true)
        }
        _ => true,
    }
}

/// The type of memory that a function is given.
pub(super) fn arg_type(settings: &Settings, function: OpRef<'_>, at: usize, tensor: Type) -> Type {
    let ctx = function.ctx();
    let ty = settings.boundary_type(ctx, tensor);
    let layout = arg_attr(function, at, LAYOUT);
    match (ty.as_memref(ctx), layout) {
        (Some(memref), Some(layout)) => couloir_ir::ty::MemRefType::get(
            ctx,
            &memref.shape,
            memref.element,
            Some(layout),
            memref.memory_space.expand(),
        ),
        _ => ty,
    }
}

/// The types of a function on memory.
pub(super) fn signature(
    settings: &Settings,
    function: OpRef<'_>,
    inputs: &[Type],
    results: &[Type],
) -> (Vec<Type>, Vec<Type>) {
    let ctx = function.ctx();
    let inputs = inputs.iter().enumerate().map(|(at, &ty)| match is_tensor(ctx, ty) {
        true => arg_type(settings, function, at, ty),
        false => ty,
    });
    let results = results.iter().map(|&ty| match is_tensor(ctx, ty) {
        true => settings.boundary_type(ctx, ty),
        false => ty,
    });
    (inputs.collect(), results.collect())
}

/// What a function does with an argument, if its attributes say it.
fn said(function: OpRef<'_>, at: usize) -> Option<(bool, bool)> {
    let access = arg_attr(function, at, ACCESS)?;
    let text = access.as_text(function.ctx())?;
    Some((matches!(text, "read" | "read-write"), matches!(text, "write" | "read-write")))
}

/// What is known of a function without a body.
pub(super) fn of_declaration(function: OpRef<'_>, inputs: &[Type], results: &[Type]) -> Known {
    let ctx = function.ctx();
    let tensors = |types: &[Type]| -> Vec<usize> {
        let all = types.iter().enumerate().filter(|(_, ty)| is_tensor(ctx, **ty));
        all.map(|(at, _)| at).collect()
    };
    let mut known = Known::default();
    let results = Rc::<[usize]>::from(tensors(results));
    for at in tensors(inputs) {
        if !results.is_empty() {
            known.add_aliases(at, &results);
        }
        note(&mut known, at, said(function, at).unwrap_or((true, true)));
    }
    known
}

fn note(known: &mut Known, at: usize, (is_read, is_written): (bool, bool)) {
    if is_read {
        known.read.insert(at);
    }
    if is_written {
        known.written.insert(at);
    }
}

impl Known {
    /// Notes which results may be the memory of an argument, the next.
    fn add_aliases(&mut self, at: usize, results: &Rc<[usize]>) {
        self.aliases.insert(at, Rc::clone(results));
        for &result in results.iter() {
            self.sources.entry(result).or_default().push(at);
        }
    }

    /// How an argument is used, in a word.
    pub(super) fn access(&self, at: usize) -> &'static str {
        match (self.read.contains(&at), self.written.contains(&at)) {
            (true, true) => "read-write",
            (true, false) => "read",
            (false, true) => "write",
            (false, false) => "none",
        }
    }
}

/// What the analysis of a function's body says of it, and the arguments that are returned, by
/// return.
pub(super) fn of_body(
    view: View<'_>,
    function: OpRef<'_>,
    readers: &Readers,
) -> (Known, Vec<(Op, Vec<Option<usize>>)>) {
    let body = view.scope.body;
    let entry = body.roots().first().and_then(|&region| body.entry_block(region));
    let args = entry.map(|entry| body.args(entry)).unwrap_or_default();
    let ends = ops_of(body, func::Return::def());
    let mut known = Known::default();
    let same = same_as(view, args);
    let mut returned = Vec::new();
    for &end in &ends {
        let values = body.operands(end).map(|value| same(value).filter(|_| view.is_tensor(value)));
        returned.push((end, values.collect::<Vec<_>>()));
    }
    let aliases = returned_as(view, &ends);
    for (at, &arg) in args.iter().enumerate().filter(|(_, arg)| view.is_tensor(**arg)) {
        let results = view.state.and_then(|state| aliases.get(&state.aliases.find(arg)));
        if let Some(results) = results {
            known.add_aliases(at, results);
        }
        let access =
            said(function, at).unwrap_or_else(|| (readers.has(arg), is_written(view, arg)));
        note(&mut known, at, access);
    }
    if let Some(((_, first), others)) = returned.split_first() {
        for (result, &arg) in first.iter().enumerate() {
            let is_all = |(_, other): &(Op, Vec<Option<usize>>)| other.get(result) == Some(&arg);
            if let Some(arg) = arg.filter(|_| others.iter().all(is_all)) {
                known.same.insert(result, arg);
            }
        }
    }
    (known, returned)
}

/// Finds the first of a function's arguments that a value is the same memory as.
fn same_as(view: View<'_>, args: &[Value]) -> impl Fn(Value) -> Option<usize> {
    let has_rank = |value: Value| view.scope.body.ty(value).as_tensor(view.ctx()).is_some();
    let mut first = FxHashMap::default();
    for (at, &arg) in args.iter().enumerate().filter(|(_, arg)| has_rank(**arg)) {
        if let Some(state) = view.state {
            first.entry(state.same.find(arg)).or_insert(at);
        }
    }
    move |value| first.get(&view.state?.same.find(value)).copied()
}

/// The numbers of what is returned, by the sets of values that may have the same memory.
fn returned_as(view: View<'_>, ends: &[Op]) -> FxHashMap<u32, Rc<[usize]>> {
    let mut all = FxHashMap::<u32, Vec<usize>>::default();
    let mut seen = FxHashSet::default();
    let values = ends.iter().flat_map(|&end| view.scope.body.operands(end).enumerate());
    for (number, value) in values {
        let set = view.state.map(|state| state.aliases.find(value));
        if let Some(set) = set.filter(|&set| seen.insert((set, number))) {
            all.entry(set).or_default().push(number);
        }
    }
    all.into_iter().map(|(set, numbers)| (set, numbers.into())).collect()
}

/// Whether something writes in place to what may be a value's memory.
fn is_written(view: View<'_>, value: Value) -> bool {
    let members = view.state.and_then(|state| state.members_of(value));
    members.is_some_and(|members| !members.writes.is_empty())
}

/// Gives the blocks of a body memory for tensors, and those who branch to them.
///
/// # Errors
/// When the type of one cannot be said.
pub(super) fn blocks(
    b: &mut Bufferizer<'_, '_>,
    region: couloir_ir::Region,
) -> Result<(), Failure> {
    let all = b.rw.scope().body.region_blocks(region).collect::<Vec<_>>();
    for block in all {
        super::models::blocks::signature(b, block)?;
    }
    Ok(())
}

/// Makes a function's body one on memory: its arguments, and what it returns.
///
/// # Errors
/// When the type of one cannot be said.
pub(super) fn body(b: &mut Bufferizer<'_, '_>, results: &[Type]) -> Result<(), Failure> {
    let roots = b.rw.scope().body.roots().to_vec();
    for root in roots {
        blocks(b, root)?;
    }
    for end in ops_of(b.rw.scope().body, func::Return::def()) {
        b.rw.at(end);
        let operands = b.rw.view(end).operands().collect::<Vec<_>>();
        let mut values = Vec::with_capacity(operands.len());
        for (value, &ty) in operands.into_iter().zip(results) {
            let is_tensor = b.view().is_tensor(value);
            let new = couloir_dialects::bufferization::ToBuffer::build(ty, value);
            values.push(if is_tensor { b.rw.insert1(new) } else { value });
        }
        b.rw.set_operands(end, &values);
    }
    Ok(())
}

/// Takes casts of what a function returns away; the types of what it then returns.
pub(super) fn fold_casts(b: &mut Bufferizer<'_, '_>, results: &[Type]) -> Vec<Type> {
    let ends = ops_of(b.rw.scope().body, func::Return::def());
    let source = |b: &Bufferizer<'_, '_>, value: Value| {
        let op = b.rw.scope().defining_op(value).filter(|op| op.is(memref::Cast::def()));
        op.and_then(|op| op.operand(0)).unwrap_or(value)
    };
    let mut types = results.to_vec();
    for (at, ty) in types.iter_mut().enumerate() {
        let values = ends.iter().filter_map(|&end| b.rw.view(end).operand(at));
        let sources = values.map(|value| source(b, value)).collect::<Vec<_>>();
        let mut own = sources.iter().map(|&value| b.rw.ty(value));
        let Some(first) = own.next() else { continue };
        if !own.all(|other| other == first) {
            continue;
        }
        *ty = first;
        for (&end, value) in ends.iter().zip(sources) {
            b.rw.set_operand(end, at, value);
        }
    }
    types
}

/// Takes away what arguments say of their memory.
pub(super) fn clean(ctx: &Context, body: &mut Body, op: Op) {
    let list = body.prop(op, func::Func::ARG_ATTRS).and_then(|list| list.as_array(ctx));
    let Some(list) = list else { return };
    let names = [LAYOUT, WRITABLE].map(|name| ctx.intern(name));
    let clean = |attrs: &Attribute| {
        let all = attrs.as_dictionary(ctx).unwrap_or_default().iter();
        let kept = all.filter(|(name, _)| !names.contains(name)).copied();
        Attribute::dictionary(ctx, kept.collect::<Vec<NamedAttribute>>())
    };
    let list = list.iter().map(clean).collect::<Vec<_>>();
    let is_empty = list.iter().all(|attrs| *attrs == Attribute::EMPTY_DICT);
    let new = (!is_empty).then(|| Attribute::array(ctx, &list));
    body.set_prop(op, func::Func::ARG_ATTRS, new);
}

/// The operands of an op, as uses.
pub(super) fn operand(op: Op, at: usize) -> OperandUse {
    OperandUse { op, index: u32::try_from(at).unwrap_or(u32::MAX) }
}
