//! Functions of the run time that lowerings call: declared in the module
//! when they are first needed.

use couloir_dialects::llvm;
use couloir_ir::build::{Build, Builder, NewOp};
use couloir_ir::{Attribute, Body, Context, Op, OpRef, Str, Type, Value};
use couloir_rewrite::convert::{ConversionRewriter, Naming, NoMatch, Place, no_match};

use super::Llvm;

/// A function of the run time.
#[derive(Clone, Copy)]
pub struct RuntimeFn<'a> {
    /// Its name.
    pub name: &'static str,
    /// Types of its arguments.
    pub args: &'a [Type],
    /// Type of its result.
    pub result: Type,
}

/// An empty body: a declaration's.
pub fn no_body() -> Box<Body> {
    let mut body = Body::new();
    body.create_root();
    Box::new(body)
}

fn is_llvm_func(op: OpRef<'_>) -> bool {
    op.is(llvm::Func::def())
}

/// Declares a function.
pub fn declare(b: &mut Builder<'_>, name: Str, ty: Type) -> Op {
    let ctx = b.ctx();
    let ty = Attribute::ty(ctx, ty);
    let new = llvm::Func::build(ctx, Attribute::str(ctx, name), ty, no_body());
    b.insert(new)
}

impl Llvm {
    /// Calls a function of the run time, which is declared where there is
    /// none of that name; a result comes unless it is `!llvm.void`. There must be
    /// no other function of that name, which is [to be asked](Self::check_runtime)
    /// before.
    pub fn call_runtime(
        &self,
        rw: &mut ConversionRewriter<'_>,
        callee: RuntimeFn<'_>,
        args: &[Value],
    ) -> Option<Value> {
        let name = rw.context().intern(callee.name);
        // Next to another kind of op of that name, each call gets one of its own.
        let shared = self.options.names_taken || rw.symbol(name).is_none_or(is_llvm_func);
        let naming = if shared { Naming::Shared(is_llvm_func) } else { Naming::Numbered };
        self.call_named(rw, callee, args, naming)
    }

    /// The same; next to another kind of op of that name there are two of the name, which the
    /// verifier reports.
    pub fn call_by_name(
        &self,
        rw: &mut ConversionRewriter<'_>,
        callee: RuntimeFn<'_>,
        args: &[Value],
    ) -> Option<Value> {
        self.call_named(rw, callee, args, Naming::Shared(is_llvm_func))
    }

    fn call_named(
        &self,
        rw: &mut ConversionRewriter<'_>,
        callee: RuntimeFn<'_>,
        args: &[Value],
        naming: Naming,
    ) -> Option<Value> {
        let ctx = rw.context();
        let name = ctx.intern(callee.name);
        let ty = llvm::func(ctx, callee.result, callee.args, false);
        let place = declaration_location(rw);
        let make = Box::new(move |b: &mut Builder<'_>, name: Str| {
            b.set_location(place);
            declare(b, name, ty)
        });
        let id = rw.request(name, naming, Place::Start, make);
        let result = (callee.result != self.void).then_some(callee.result);
        let new: NewOp = llvm::call(ctx, result, Attribute::flat_symbol(ctx, name), args);
        let call = rw.insert(new);
        rw.refer(id, call, llvm::Call::CALLEE);
        rw.body().result(call, 0)
    }

    /// Reports a function of a reserved name and another type. To be asked
    /// before a pattern changes anything.
    ///
    /// # Errors
    /// When there is one.
    pub fn check_runtime(
        &self,
        rw: &ConversionRewriter<'_>,
        callee: RuntimeFn<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rw.context();
        let (text, name) = (callee.name, ctx.intern(callee.name));
        let ty = llvm::func(ctx, callee.result, callee.args, false);
        let Some(found) = rw.symbol(name).filter(|op| is_llvm_func(*op)) else { return Ok(()) };
        let own = found.prop(llvm::Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(ctx));
        if own == Some(ty) {
            return Ok(());
        }
        report_reserved(ctx, found, text, own);
        no_match("reserved function of another type")
    }
}

fn report_reserved(ctx: &Context, found: OpRef<'_>, name: &str, own: Option<Type>) {
    let own = own.map(|own| ctx.type_text(own)).unwrap_or_default();
    let message = format!(
        "redefinition of reserved function '{name}' of different type '{own}' is prohibited"
    );
    found.error(message).emit();
}

/// Declarations have the location of the module they are in.
fn declaration_location(rw: &ConversionRewriter<'_>) -> couloir_ir::Location {
    let parent = rw.outer().and_then(|op| op.parent().or(Some(*op)));
    parent.map_or(couloir_ir::Location::UNKNOWN, couloir_ir::OpRef::location)
}
