//! What functions take and give back: arguments and results put in and taken out, each with its
//! attributes (upstream's `FunctionOpInterface`).

use couloir_dialects::llvm::types::{as_func, func, is_void};
use couloir_ir::{Attribute, Block, Body, Context, Location, Op, OpRef, Str, Type, Value};

/// The arguments of a function, or its results: types, and a dictionary for each.
#[derive(Clone, Default)]
pub struct Side {
    /// The type of each.
    pub types: Vec<Type>,
    /// The attributes of each.
    pub attrs: Vec<Attribute>,
}

impl Side {
    fn of(op: OpRef<'_>, types: Vec<Type>, name: Str) -> Self {
        let attrs = op.attr(name).and_then(|list| list.as_array(op.ctx())).unwrap_or_default();
        let mut attrs = attrs.to_vec();
        attrs.resize(types.len(), Attribute::EMPTY_DICT);
        Side { types, attrs }
    }

    /// Those that have an attribute of this name.
    pub fn marked(&self, ctx: &Context, name: Str) -> Vec<bool> {
        self.attrs.iter().map(|attrs| attrs.entry(ctx, name).is_some()).collect()
    }

    /// Takes out those that are marked.
    pub fn erase(&mut self, gone: &[bool]) {
        let stays = |at: &mut usize| {
            *at += 1;
            gone.get(*at - 1) != Some(&true)
        };
        let (mut ty, mut attrs) = (0, 0);
        self.types.retain(|_| stays(&mut ty));
        self.attrs.retain(|_| stays(&mut attrs));
    }

    /// Puts others in; they stand before that of the number they come with, which never falls.
    pub fn insert(&mut self, new: &[Insertion]) {
        let own = std::mem::take(self);
        let mut new = new.iter().peekable();
        for (at, own) in own.types.into_iter().zip(own.attrs).enumerate() {
            while let Some(new) = new.next_if(|new| new.at <= at) {
                self.push(new.ty, new.attrs);
            }
            self.push(own.0, own.1);
        }
        new.for_each(|new| self.push(new.ty, new.attrs));
    }

    fn push(&mut self, ty: Type, attrs: Attribute) {
        self.types.push(ty);
        self.attrs.push(attrs);
    }

    /// The attributes as a function keeps them.
    fn list(&self, ctx: &Context) -> Option<Attribute> {
        let any = self.attrs.iter().any(|attrs| *attrs != Attribute::EMPTY_DICT);
        any.then(|| Attribute::array(ctx, &self.attrs))
    }
}

/// An argument or a result to be put in.
#[derive(Clone, Copy)]
pub struct Insertion {
    /// Before which of those there are.
    pub at: usize,
    /// Its type.
    pub ty: Type,
    /// Its attributes, a dictionary.
    pub attrs: Attribute,
    /// Where an argument comes from.
    pub location: Location,
}

/// What a function takes and gives back.
pub struct FunctionSignature {
    /// What it takes.
    pub arguments: Side,
    /// What it gives back.
    pub results: Side,
}

impl FunctionSignature {
    /// That of a function.
    pub fn of(op: OpRef<'_>) -> Option<Self> {
        let ty = op.attr(Str::FUNCTION_TYPE)?.as_type(op.ctx())?;
        let (arguments, results) = parts(op.ctx(), ty)?;
        let arguments = Side::of(op, arguments, Str::ARG_ATTRS);
        Some(FunctionSignature { arguments, results: Side::of(op, results, Str::RES_ATTRS) })
    }

    /// Gives it to a function, whose body stays as it is. None where no type of the function's kind
    /// says it: one of LLVM that gives nothing back cannot be made from another, as upstream has it.
    pub fn set(&self, ctx: &Context, body: &mut Body, op: Op) -> Option<()> {
        let old = body.prop(op, slot(body, op, "function_type")?)?.as_type(ctx)?;
        let ty = self.function_type(ctx, old)?;
        self.set_as(ctx, body, op, ty)
    }

    /// The same, where the type of the function is known already.
    pub fn set_as(&self, ctx: &Context, body: &mut Body, op: Op, ty: Type) -> Option<()> {
        let slots = ["function_type", "arg_attrs", "res_attrs"].map(|name| slot(body, op, name));
        let [Some(own), Some(arguments), Some(results)] = slots else { return None };
        body.set_prop(op, own, Some(Attribute::ty(ctx, ty)));
        for (slot, side) in [(arguments, &self.arguments), (results, &self.results)] {
            body.set_prop(op, slot, side.list(ctx));
        }
        Some(())
    }

    fn function_type(&self, ctx: &Context, old: Type) -> Option<Type> {
        let (arguments, results) = (&self.arguments.types, &self.results.types);
        if old.as_function(ctx).is_some() {
            return Some(Type::function(ctx, arguments, results));
        }
        let [result] = results[..] else { return None };
        Some(func(ctx, result, arguments, as_func(ctx, old)?.variadic))
    }
}

/// What a type of functions takes and gives back.
pub(crate) fn parts(ctx: &Context, ty: Type) -> Option<(Vec<Type>, Vec<Type>)> {
    if let Some((arguments, results)) = ty.as_function(ctx) {
        return Some((arguments.to_vec(), results.to_vec()));
    }
    let func = as_func(ctx, ty)?;
    let result = Some(func.result).filter(|&result| !is_void(ctx, result));
    Some((func.args().collect(), result.into_iter().collect()))
}

fn slot(body: &Body, op: Op, name: &str) -> Option<usize> {
    body.op(op).name.def()?.slot(name)
}

/// The first block of a function's body, where it has one.
pub fn entry(body: &Body) -> Option<Block> {
    body.roots().first().and_then(|&region| body.entry_block(region))
}

/// Puts arguments into a block, before those of the numbers they come with.
pub fn insert_block_args(body: &mut Body, block: Block, new: &[Insertion]) {
    let old: Vec<Value> = body.take_args(block);
    let mut new = new.iter().peekable();
    for (at, old) in old.into_iter().enumerate() {
        while let Some(new) = new.next_if(|new| new.at <= at) {
            body.add_arg(block, new.ty, new.location);
        }
        let kept = body.add_arg(block, body.ty(old), body.value_location(old));
        body.replace_all_uses(old, kept);
    }
    for new in new {
        body.add_arg(block, new.ty, new.location);
    }
}
