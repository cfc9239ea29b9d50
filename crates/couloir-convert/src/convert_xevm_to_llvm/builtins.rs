//! Functions of `OpenCL`: declared where they are not there, given what holds of them where they are,
//! and called with all that their declaration says, as upstream does.

use couloir_dialects::llvm::attrs::{LINKAGE, MEMORY_EFFECTS, enum_attr};
use couloir_dialects::llvm::{self, Call, Func};
use couloir_ir::attr::{NamedAttribute, Param};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, Builder, NewOp};
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Context, Location, OpRef, Str, Type};
use couloir_rewrite::convert::{ConversionRewriter, MakeSymbol, Naming, NoMatch, Place};

use crate::gpu_common::declared::{existing, table_location};
use crate::llvm_common::alloc::no_body;

/// The number of the calling convention.
const SPIR_FUNC: u64 = 75;
/// What is read by `reads_arguments`.
const READ: u64 = 1;

/// Touches no memory.
pub(super) fn no_effects(ctx: &Context) -> Attribute {
    Attribute::dialect(ctx, &MEMORY_EFFECTS, vec![Param::Uint(0); 6])
}

/// Reads what its arguments point to.
pub(super) fn reads_arguments(ctx: &Context) -> Attribute {
    let effects = [0, READ, 0, 0, 0, 0].map(Param::Uint);
    Attribute::dialect(ctx, &MEMORY_EFFECTS, effects.to_vec())
}

/// A function, and what holds of it.
#[derive(Clone)]
pub(super) struct Builtin<'n> {
    pub name: &'n str,
    /// `!llvm.void` for none.
    pub result: Type,
    pub convergent: bool,
    pub will_return: bool,
    pub effects: Option<Attribute>,
    /// Effects that a call has whatever its function has.
    pub effects_of_call: Option<Attribute>,
    /// Unit attributes of arguments.
    pub args: &'static [(usize, &'static str)],
}

impl Builtin<'_> {
    /// A function that does not unwind.
    pub(super) fn new(result: Type) -> Self {
        Self {
            name: "",
            result,
            convergent: false,
            will_return: false,
            effects: None,
            effects_of_call: None,
            args: &[],
        }
    }

    /// What a declaration has of all this, by slot.
    fn props(&self, ctx: &Context, count: usize, own: Option<Attribute>) -> Vec<Prop> {
        let unit = |set: bool| set.then_some(Attribute::UNIT);
        let mut props = vec![
            (Func::CCONV, Some(llvm::cconv(ctx, SPIR_FUNC))),
            (Func::CONVERGENT, unit(self.convergent)),
            (Func::NO_UNWIND, unit(true)),
            (Func::WILL_RETURN, unit(self.will_return)),
        ];
        if self.effects.is_some() {
            props.push((Func::MEMORY_EFFECTS, self.effects));
        }
        if !self.args.is_empty() {
            props.push((Func::ARG_ATTRS, Some(with_units(ctx, own, count, self.args))));
        }
        props
    }
}

/// An inherent attribute by its slot; none to take it away.
type Prop = (usize, Option<Attribute>);

/// Attributes of arguments with units added.
fn with_units(
    ctx: &Context,
    own: Option<Attribute>,
    count: usize,
    units: &[(usize, &str)],
) -> Attribute {
    let own = own.and_then(|own| own.as_array(ctx)).unwrap_or_default();
    let one = |at: usize| {
        let own = own.get(at).and_then(|attrs| attrs.as_dictionary(ctx)).unwrap_or_default();
        let new = units.iter().filter(|unit| unit.0 == at).map(|unit| ctx.intern(unit.1));
        let new = new.collect::<Vec<_>>();
        let kept = own.iter().copied().filter(|entry| !new.contains(&entry.0));
        let new = new.iter().map(|&name| (name, Attribute::UNIT));
        Attribute::dictionary(ctx, kept.chain(new).collect())
    };
    Attribute::array(ctx, &(0..count).map(one).collect::<Vec<_>>())
}

/// Checks that no function of another type has the name, for arguments of these types.
///
/// # Errors
/// When one has; it has been reported.
pub(super) fn check(
    rw: &ConversionRewriter<'_>,
    builtin: &Builtin<'_>,
    args: &[Type],
) -> Result<(), NoMatch> {
    let ctx = rw.context();
    let ty = Attribute::ty(ctx, llvm::func(ctx, builtin.result, args, false));
    existing(rw, ctx.intern(builtin.name), ty).map(|_| ())
}

/// Asks for a function that was checked and calls it; one more attribute may be given to the call.
pub(super) fn call(
    rw: &mut ConversionRewriter<'_>,
    builtin: &Builtin<'_>,
    args: &[Value],
    attr: Option<NamedAttribute>,
) -> Result<Op, NoMatch> {
    let ctx = rw.context();
    let types = args.iter().map(|&arg| rw.ty(arg)).collect::<Vec<_>>();
    let name = ctx.intern(builtin.name);
    let ty = Attribute::ty(ctx, llvm::func(ctx, builtin.result, &types, false));
    let existing = existing(rw, name, ty)?;
    let own = existing.and_then(|op| op.prop(Func::ARG_ATTRS));
    let props = builtin.props(ctx, args.len(), own);
    let entries = match existing {
        Some(op) => op.attrs().collect(),
        None => fresh(ctx, name, ty),
    };
    let mut entries = with_props(ctx, entries, &props);
    entries.extend(attr);
    request(rw, name, ty, props);
    let result = Some(builtin.result).filter(|&ty| !llvm::types::is_void(ctx, ty));
    let new = llvm::call(ctx, result, Attribute::flat_symbol(ctx, name), args);
    let new = with_entries(ctx, new, entries);
    Ok(rw.insert(match builtin.effects_of_call {
        Some(effects) => new.prop(Call::MEMORY_EFFECTS, effects),
        None => new,
    }))
}

/// The attributes that a function has when it is made.
fn fresh(ctx: &Context, name: Str, ty: Attribute) -> Vec<NamedAttribute> {
    let entry =
        |slot: usize, attr| Some((*ctx.attr_names(OpName::of(Func::def())).get(slot)?, attr));
    let entries = [
        entry(Func::SYM_NAME, Attribute::str(ctx, name)),
        entry(Func::FUNCTION_TYPE, ty),
        entry(Func::LINKAGE, enum_attr(ctx, &LINKAGE, EXTERNAL)),
        entry(Func::VISIBILITY, Attribute::i64(ctx, 0)),
    ];
    entries.into_iter().flatten().collect()
}

/// The number of the linkage.
const EXTERNAL: u64 = 0;

/// Attributes by name with some set or taken away.
fn with_props(
    ctx: &Context,
    mut entries: Vec<NamedAttribute>,
    props: &[Prop],
) -> Vec<NamedAttribute> {
    let names = ctx.attr_names(OpName::of(Func::def()));
    for &(slot, attr) in props {
        let Some(&name) = names.get(slot) else { continue };
        entries.retain(|entry| entry.0 != name);
        entries.extend(attr.map(|attr| (name, attr)));
    }
    entries
}

/// A call with the attributes of a function: those that calls have, too, are the call's.
fn with_entries(ctx: &Context, mut new: NewOp, entries: Vec<NamedAttribute>) -> NewOp {
    let mut others = Vec::new();
    for (name, attr) in entries {
        match ctx.attr_slot(OpName::of(Call::def()), name) {
            Some(slot) => new = new.prop(slot, attr),
            None => others.push((name, attr)),
        }
    }
    new.attrs(Attribute::dictionary(ctx, others))
}

fn is_func(op: OpRef<'_>) -> bool {
    op.is(Func::def())
}

/// Sees to it that a function is there, and that this holds of it.
fn request(rw: &mut ConversionRewriter<'_>, name: Str, ty: Attribute, props: Vec<Prop>) {
    let location = table_location(rw);
    let own = props.clone();
    let make: MakeSymbol = Box::new(move |b, name| declare(b, name, ty, &own, location));
    let id = rw.request(name, Naming::Shared(is_func), Place::Start, make);
    rw.amend(id, Box::new(move |_, body, op| set_all(body, op, &props)));
}

fn set_all(body: &mut Body, op: Op, props: &[Prop]) {
    props.iter().for_each(|&(slot, attr)| body.set_prop(op, slot, attr));
}

fn declare(b: &mut Builder<'_>, name: Str, ty: Attribute, props: &[Prop], at: Location) -> Op {
    b.set_location(at);
    let ctx = b.ctx();
    let op = b.insert(Func::build(ctx, Attribute::str(ctx, name), ty, no_body()));
    set_all(b.body(), op, props);
    op
}
