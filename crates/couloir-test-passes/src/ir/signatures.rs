//! `test-func-...`: arguments and results of the functions of a module go, come or become others.

use couloir_ir::attr::AttrKind;
use couloir_ir::op::Trait;
use couloir_ir::symbols::{nearest_symbol, set_attr};
use couloir_ir::{Attribute, Body, Context, Failure, Location, Op, OpRef, Scope, Str};
use couloir_pass::{PassCx, PassDef};
use couloir_transforms::function_signature::{
    FunctionSignature, Insertion, Side, entry, insert_block_args,
};

/// The passes, each with what it does to a function.
macro_rules! passes {
    ($($static:ident: $name:literal, $class:literal, $description:literal, $work:path;)*) => {
        $(
            #[doc = concat!("`", $name, "`")]
            pub(super) static $static: PassDef = PassDef {
                name: $name,
                class: concat!("(anonymous namespace)::", $class),
                description: $description,
                anchor: Some("builtin.module"),
                run: |cx| each_function(cx, $work),
                ..PassDef::EMPTY
            };
        )*
    };
}

passes! {
    ERASE_ARG: "test-func-erase-arg", "TestFuncEraseArg", "Test erasing func args.", erase_args;
    ERASE_RESULT: "test-func-erase-result", "TestFuncEraseResult", "Test erasing func results.",
        erase_results;
    INSERT_ARG: "test-func-insert-arg", "TestFuncInsertArg", "Test inserting func args.",
        insert_args;
    INSERT_RESULT: "test-func-insert-result", "TestFuncInsertResult",
        "Test inserting func results.", insert_results;
    SET_TYPE: "test-func-set-type", "TestFuncSetType", "Test FunctionOpInterface::setType.",
        set_type;
}

/// A function in the body of its module.
struct Function<'a> {
    ctx: &'a Context,
    module: &'a OpRef<'a>,
    body: &'a mut Body,
    op: Op,
}

/// Works on each function directly in a module, up to the first that fails.
fn each_function(
    cx: &mut PassCx<'_>,
    work: fn(&mut Function<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let all = cx.inside(|module, body| {
        let blocks = body.roots().iter().filter_map(|&region| body.entry_block(region));
        let ops = blocks.flat_map(|block| body.block_ops(block));
        let ops =
            ops.filter(|&op| body.op(op).name.def().is_some_and(|def| def.has(Trait::Function)));
        ops.collect::<Vec<_>>()
            .into_iter()
            .try_for_each(|op| work(&mut Function { ctx, module, body: &mut *body, op }))
    });
    all.unwrap_or(Ok(()))
}

impl Function<'_> {
    fn view(&self) -> OpRef<'_> {
        Scope { ctx: self.ctx, body: self.body, outer: Some(self.module) }.op(self.op)
    }

    fn fail(&self, message: impl Into<String>) -> Result<(), Failure> {
        self.view().place_error(message).fail()
    }

    /// What it takes and gives back.
    fn signature(&self) -> Result<FunctionSignature, Failure> {
        match FunctionSignature::of(self.view()) {
            Some(signature) => Ok(signature),
            None => Err(self.fail("expected a type of functions").err().unwrap_or(Failure)),
        }
    }

    fn attr(&self, name: &str) -> Option<Attribute> {
        self.view().attr_named(name)
    }

    /// What it takes and gives back, changed.
    fn change(
        &mut self,
        what: &str,
        change: impl FnOnce(&mut FunctionSignature),
    ) -> Result<(), Failure> {
        let mut signature = self.signature()?;
        change(&mut signature);
        match signature.set(self.ctx, self.body, self.op) {
            Some(()) => Ok(()),
            None => self.fail(format!("failed to {what}")),
        }
    }

    fn marked(
        &self,
        name: &str,
        side: fn(&FunctionSignature) -> &Side,
    ) -> Result<Vec<bool>, Failure> {
        let signature = self.signature()?;
        Ok(side(&signature).marked(self.ctx, self.ctx.intern(name)))
    }

    /// What an attribute says is to be put in, and which it is then without.
    fn take_insertions(&mut self, name: &str, count: usize) -> Result<Vec<Insertion>, Failure> {
        let list = self.attr(name).and_then(|list| list.as_array(self.ctx)).unwrap_or_default();
        let all = list.iter().map(|&item| insertion(self.ctx, item)).collect::<Option<Vec<_>>>();
        let fits = |all: &Vec<Insertion>| {
            all.is_sorted_by_key(|new| new.at) && all.iter().all(|new| new.at <= count)
        };
        let Some(all) = all.filter(fits) else {
            self.fail(format!(
                "'{name}' must be a list of [place, type, attributes, location], the last two of \
                 which may be left out, with places in order and up to {count}"
            ))?;
            return Err(Failure);
        };
        if !all.is_empty() {
            set_attr(self.ctx, self.body, self.op, self.ctx.intern(name), None);
        }
        Ok(all)
    }
}

/// An argument or result to be put in.
fn insertion(ctx: &Context, item: Attribute) -> Option<Insertion> {
    let (first, rest) = item.as_array(ctx)?.split_first_chunk::<2>()?;
    let at = usize::try_from(first[0].as_i64(ctx)?).ok()?;
    let attrs = rest.first().copied().unwrap_or(Attribute::EMPTY_DICT);
    attrs.as_dictionary(ctx)?;
    let is_location = |attr: &&Attribute| matches!(attr.kind(ctx), AttrKind::Location(_));
    let location = rest.get(1).filter(is_location).map(|&attr| Location::from_attr(attr));
    let location = location.unwrap_or(Location::UNKNOWN);
    Some(Insertion { at, ty: first[1].as_type(ctx)?, attrs, location })
}

fn erase_args(function: &mut Function<'_>) -> Result<(), Failure> {
    let gone = function.marked("test.erase_this_arg", |signature| &signature.arguments)?;
    let inside = function.body.nested(function.op);
    let args = inside.and_then(|inside| Some((inside, inside.args(entry(inside)?))));
    let used = args.and_then(|(inside, args)| {
        let is_used = |(&arg, &gone): (&_, &bool)| gone && !inside.is_unused(arg);
        args.iter().zip(&gone).position(is_used)
    });
    if let Some(at) = used {
        return function.fail(format!("failed to erase arguments: that of number {at} is used"));
    }
    function.change("erase arguments", |signature| signature.arguments.erase(&gone))?;
    if let Some(inside) = function.body.nested_mut(function.op)
        && let Some(block) = entry(inside)
    {
        inside.remove_args(block, |at| gone.get(at) == Some(&true));
    }
    Ok(())
}

fn erase_results(function: &mut Function<'_>) -> Result<(), Failure> {
    let gone = function.marked("test.erase_this_result", |signature| &signature.results)?;
    function.change("erase results", |signature| signature.results.erase(&gone))
}

fn insert_args(function: &mut Function<'_>) -> Result<(), Failure> {
    let count = function.signature()?.arguments.types.len();
    let new = function.take_insertions("test.insert_args", count)?;
    if new.is_empty() {
        return Ok(());
    }
    function.change("insert arguments", |signature| signature.arguments.insert(&new))?;
    if let Some(inside) = function.body.nested_mut(function.op)
        && let Some(block) = entry(inside)
    {
        insert_block_args(inside, block, &new);
    }
    Ok(())
}

fn insert_results(function: &mut Function<'_>) -> Result<(), Failure> {
    let count = function.signature()?.results.types.len();
    let new = function.take_insertions("test.insert_results", count)?;
    if new.is_empty() {
        return Ok(());
    }
    function.change("insert results", |signature| signature.results.insert(&new))
}

/// The function becomes of the type that another one has, which an attribute names.
fn set_type(function: &mut Function<'_>) -> Result<(), Failure> {
    let ctx = function.ctx;
    let name = function.attr("test.set_type_from").and_then(|attr| attr.as_flat_symbol(ctx));
    let Some(name) = name else { return Ok(()) };
    let other = nearest_symbol(function.view(), name).filter(|other| other.has(Trait::Function));
    let ty = other.and_then(|other| other.attr(Str::FUNCTION_TYPE)?.as_type(ctx));
    let sides = other.and_then(FunctionSignature::of);
    let mut own = function.signature()?;
    let (Some(ty), Some(sides)) = (ty, sides) else {
        return function.fail(format!("no function has the name '{}'", ctx.str(name)));
    };
    for (own, other) in [(&mut own.arguments, sides.arguments), (&mut own.results, sides.results)] {
        own.attrs.resize(other.types.len(), Attribute::EMPTY_DICT);
        own.types = other.types;
    }
    match own.set_as(ctx, function.body, function.op, ty) {
        Some(()) => Ok(()),
        None => function.fail("failed to set the type"),
    }
}
