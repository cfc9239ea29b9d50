//! Intrinsics of older versions that take other arguments than LLVM 22's: their declarations and
//! calls are brought up to date when all of a module is read.

use cranelift_entity::EntityList;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::attributes::{AttrKind, AttrList, AttrSet, Attribute};
use crate::body::{Body, Inst, Value, Word};
use crate::constants::{Constant, ConstantData};
use crate::context::{Context, Symbol};
use crate::intrinsics::intrinsic_attributes;
use crate::module::Module;
use crate::opcode::{Flags, Opcode};
use crate::types::Type;

/// What becomes of the arguments of an intrinsic.
#[derive(Clone)]
enum Change {
    /// These come last.
    Append(SmallVec<[Constant; 2]>),
    /// The first argument, which was the size, goes; the other is a variable of the function.
    Lifetime,
    /// The argument at this place is the alignment of these, without it.
    Align(usize, &'static [usize]),
}

/// Names that begin so, how many arguments they had, which was the alignment, of what.
const ALIGNED: &[(&str, usize, usize, &[usize])] = &[
    ("masked.load.", 4, 1, &[0]),
    ("masked.store.", 4, 2, &[1]),
    ("masked.gather.", 4, 1, &[0]),
    ("masked.scatter.", 4, 2, &[1]),
    ("memcpy.", 5, 3, &[0, 1]),
    ("memmove.", 5, 3, &[0, 1]),
    ("memset.", 5, 3, &[0]),
];

/// What becomes of the arguments of an intrinsic that has so many.
fn change(ctx: &Context, name: &str, count: usize) -> Option<Change> {
    let base = name.strip_prefix("llvm.")?;
    let is = |prefix: &str| base.starts_with(prefix);
    let no = ctx.bool(false);
    let append = |list: &[Constant]| Some(Change::Append(SmallVec::from_slice(list)));
    if let Some(row) = ALIGNED.iter().find(|row| is(row.0) && count == row.1) {
        return Some(Change::Align(row.2, row.3));
    }
    match count {
        1 if is("ctlz.") || is("cttz.") => append(&[no]),
        2 if is("objectsize.") => append(&[no, no]),
        3 if is("objectsize.") => append(&[no]),
        2 if is("lifetime.start") || is("lifetime.end") => Some(Change::Lifetime),
        4 if is("ptr.annotation") || is("var.annotation") => append(&[ctx.null(Type::PTR)]),
        _ => None,
    }
}

/// Numbers functions of the same name.
#[derive(Default)]
pub(super) struct Counts(FxHashMap<Symbol, usize>);

impl Counts {
    /// How many of the name there were before.
    pub(super) fn next(&mut self, symbol: Symbol) -> usize {
        let count = self.0.entry(symbol).or_default();
        *count += 1;
        *count - 1
    }
}

/// What becomes of an intrinsic's arguments, and its types before and after that.
struct Changed {
    change: Change,
    from: Type,
    to: Type,
}

/// Brings declarations and calls up to date.
///
/// Returns which intrinsics these are, by their names and how many of each name come before.
pub(super) fn upgrade(module: &mut Module) -> FxHashSet<(Symbol, usize)> {
    let ctx = module.context().clone();
    let mut changes: FxHashMap<Symbol, Changed> = FxHashMap::default();
    let (mut counts, mut changed) = (Counts::default(), FxHashSet::default());
    for at in 0..module.functions().len() {
        let Some(function) = module.function_mut(at) else { continue };
        let symbol = function.common.symbol;
        let name = symbol.name().and_then(|name| std::str::from_utf8(ctx.str_bytes(name)).ok());
        let Some(name) = name.filter(|name| name.starts_with("llvm.")) else { continue };
        let number = counts.next(symbol);
        let Some((_, params, _)) = ctx.function_parts(function.ty) else { continue };
        let Some(change) = change(&ctx, name, params.len()) else { continue };
        let from = function.ty;
        function.ty = changed_type(&ctx, from, &change);
        if let Some(list) = intrinsic_attributes(&ctx, name, function.ty) {
            function.attributes = list;
        }
        changed.insert((symbol, number));
        changes.insert(symbol, Changed { change, from, to: function.ty });
    }
    for at in 0..module.functions().len() {
        if changes.is_empty() {
            break;
        }
        if let Some(body) = module.function_mut(at).and_then(|function| function.body.as_mut()) {
            upgrade_body(&ctx, body, &changes);
        }
    }
    changed
}

fn changed_type(ctx: &Context, ty: Type, change: &Change) -> Type {
    let Some((ret, params, vararg)) = ctx.function_parts(ty) else { return ty };
    let mut params = params.to_vec();
    match change {
        Change::Append(list) => params.extend(list.iter().map(|&it| ctx.constant_type(it))),
        Change::Lifetime => _ = params.remove(0),
        Change::Align(at, _) => _ = params.remove(*at),
    }
    ctx.function_type(ret, &params, vararg)
}

fn upgrade_body(ctx: &Context, body: &mut Body, changes: &FxHashMap<Symbol, Changed>) {
    let insts = body.layout.iter().flat_map(|&block| body.insts(block).iter().copied());
    let calls: Vec<(Inst, Symbol)> = insts
        .filter(|&inst| matches!(body.insts[inst].opcode, Opcode::Call | Opcode::Invoke))
        .filter_map(|inst| Some((inst, called(ctx, body, inst)?)))
        .collect();
    let mut gone = FxHashSet::default();
    for (inst, symbol) in calls {
        // A call as of another type is reported when rules are checked.
        let fits = |changed: &&Changed| {
            body.call_site(inst).is_some_and(|site| site.function_type == changed.from)
        };
        match changes.get(&symbol).filter(fits) {
            Some(Changed { change: Change::Lifetime, to, .. }) => {
                gone.extend(upgrade_lifetime(ctx, body, inst, *to).is_none().then_some(inst));
            }
            Some(Changed { change, to, .. }) => upgrade_call(ctx, body, inst, (change, *to)),
            None => {}
        }
    }
    if !gone.is_empty() {
        remove(body, &gone);
    }
}

/// Makes a marker of a lifetime, which had a size and any pointer, one of a variable, of which
/// nothing else is said. Gives nothing where it is of something else: then there is none.
fn upgrade_lifetime(ctx: &Context, body: &mut Body, inst: Inst, ty: Type) -> Option<()> {
    if body.insts[inst].result().is_some() {
        // No intrinsic of that name ever gave anything: that is reported when rules are checked.
        return Some(());
    }
    let words = body.words(&body.insts[inst]);
    let &[callee, _, pointer] = words else { return None };
    let variable = variable(ctx, body, pointer.value())?;
    let space = |ty| ctx.address_space(ty);
    let wanted = *ctx.function_parts(ty)?.1.first()?;
    if space(body.value_type(ctx, variable)) != space(wanted) {
        return None;
    }
    let data = &body.insts[inst];
    let site = body.calls.get_mut(data.aux as usize)?;
    (site.function_type, site.attributes, site.bundles) = (ty, AttrList::EMPTY, Box::default());
    let data = &mut body.insts[inst];
    (data.sub, data.flags) = (0, Flags(data.flags.0 & Flags::RECORDS.0));
    data.args = EntityList::from_slice(&[callee, variable.into()], &mut body.words);
    body.attachments.remove(&inst);
    Some(())
}

/// How many casts are looked through.
const MOST_CASTS: usize = 1 << 10;

/// The variable of a function that a value is the address of.
fn variable(ctx: &Context, body: &Body, mut value: Value) -> Option<Value> {
    for _ in 0..MOST_CASTS {
        let data = &body.insts[body.defining_inst(value)?];
        let words = body.words(data);
        let goes_nowhere = || {
            let mut indices = words.iter().skip(1).map(|word| word.value().as_constant());
            indices.all(|index| index.is_some_and(|index| ctx.is_zero(index)))
        };
        match data.opcode {
            Opcode::Alloca => return Some(value),
            Opcode::BitCast | Opcode::AddrSpaceCast => {}
            Opcode::GetElementPtr if goes_nowhere() => {}
            _ => return None,
        }
        value = words.first()?.value();
    }
    None
}

/// Takes out instructions; debug records before them come before what follows.
fn remove(body: &mut Body, gone: &FxHashSet<Inst>) {
    for block in body.layout.clone() {
        let mut waiting = Vec::new();
        let mut left = body.insts(block).to_vec();
        let Body { records, insts, .. } = body;
        left.retain(|inst| {
            if gone.contains(inst) {
                waiting.extend(records.remove(inst).unwrap_or_default());
                return false;
            }
            if !waiting.is_empty() {
                waiting.extend(records.remove(inst).unwrap_or_default());
                records.insert(*inst, std::mem::take(&mut waiting));
                insts[*inst].flags |= Flags::RECORDS;
            }
            true
        });
        body.set_insts(block, &left);
    }
}

fn called(ctx: &Context, body: &Body, inst: Inst) -> Option<Symbol> {
    let callee = body.words(&body.insts[inst]).first()?.value().as_constant()?;
    match ctx.constant(callee) {
        ConstantData::Global { symbol, .. } => Some(*symbol),
        _ => None,
    }
}

fn upgrade_call(ctx: &Context, body: &mut Body, inst: Inst, (change, ty): (&Change, Type)) {
    let data = &body.insts[inst];
    let (aux, targets) = (data.aux as usize, body.target_count(data));
    let mut words = body.words(data).to_vec();
    let Some(site) = body.calls.get_mut(aux) else { return };
    let count = words.len().saturating_sub(1 + targets);
    let list = ctx.attr_list_data(site.attributes);
    let mut sets: Vec<AttrSet> = (0..count).map(|at| list.param(at)).collect();
    match change {
        Change::Append(more) => {
            let more = more.iter().map(|&constant| Word::from(crate::body::Value::from(constant)));
            let targets = words.split_off(1 + count);
            words.extend(more);
            words.extend(targets);
        }
        Change::Lifetime => return,
        Change::Align(at, _) => {
            if *at >= count {
                return;
            }
            let gone = words.remove(at + 1).value().as_constant();
            sets.remove(*at);
            if let (Change::Align(_, places), Some(gone)) = (change, gone)
                && align(ctx, gone, places, &mut sets).is_none()
            {
                // The call stays as it was, which is reported when rules are checked.
                return;
            }
        }
    }
    site.attributes = ctx.attr_list(list.function, list.result, &sets);
    site.function_type = ty;
    body.insts[inst].args = EntityList::from_slice(&words, &mut body.words);
    body.forget_likeness(inst);
}

/// Gives parameters an alignment; 0 says nothing, and none comes of what is no alignment.
fn align(ctx: &Context, align: Constant, places: &[usize], sets: &mut [AttrSet]) -> Option<()> {
    let ConstantData::Int { bits: align @ 1.., .. } = *ctx.constant(align) else { return Some(()) };
    if !align.is_power_of_two() {
        return None;
    }
    for &at in places {
        let Some(set) = sets.get_mut(at) else { continue };
        let mut list = ctx.attributes(*set).to_vec();
        list.retain(|attribute| attribute.kind != Some(AttrKind::Align));
        list.push(Attribute::int(AttrKind::Align, align));
        *set = ctx.attr_set(&list);
    }
    Some(())
}
