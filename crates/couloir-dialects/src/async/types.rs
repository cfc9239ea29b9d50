//! Types of `async`.

use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::op::TypeClass;
use couloir_ir::ty::{DialectType, TypeDef};
use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;

macro_rules! plain {
    ($($(#[$doc:meta])* $name:ident = $mnemonic:literal, $class:ident, $is:ident, $full:literal;)*) => {
        $(
            $(#[$doc])*
            pub static $name: TypeDef = TypeDef {
                dialect: "async",
                mnemonic: $mnemonic,
                parse: |parser| Ok(Type::dialect(parser.context(), &$name, Vec::new())),
                ..TypeDef::EMPTY
            };
            fn $is(ctx: &Context, ty: Type) -> bool {
                ty.params_of(ctx, &$name).is_some()
            }
            static $class: TypeClass = TypeClass { name: Some($full), is: $is, stripped: None };
        )*
    };
}

plain! {
    /// `!async.token`: that something is done.
    TOKEN = "token", TOKEN_CLASS, is_token, "async.token";
    /// `!async.group`: tokens and values to be waited for together.
    GROUP = "group", GROUP_CLASS, is_group, "async.group";
    /// `!async.coro.id`
    CORO_ID = "coro.id", CORO_ID_CLASS, is_coro_id, "async.coro.id";
    /// `!async.coro.handle`
    CORO_HANDLE = "coro.handle", CORO_HANDLE_CLASS, is_coro_handle, "async.coro.handle";
    /// `!async.coro.state`
    CORO_STATE = "coro.state", CORO_STATE_CLASS, is_coro_state, "async.coro.state";
}

/// `!async.value<T>`: a `T` that will be there.
pub static VALUE: TypeDef =
    TypeDef { dialect: "async", mnemonic: "value", parse, print, ..TypeDef::EMPTY };

fn parse(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.mnemonic_position(VALUE.mnemonic);
    let inner = inner(parser);
    inner.map_err(|_| parser.error(at, "failed to parse async value type"))
}

fn inner(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    parser.punct("<")?;
    let ty = parser.ty()?;
    parser.punct(">")?;
    Ok(Type::dialect(parser.context(), &VALUE, vec![Param::Type(ty)]))
}

fn print(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    if let Some(ty) = ty.params.first().and_then(Param::as_type) {
        printer.ty(ty);
    }
    printer.text(">");
}

/// The type of the value to come.
pub fn value_type(ctx: &Context, ty: Type) -> Option<Type> {
    ty.params_of(ctx, &VALUE)?.first()?.as_type()
}

fn is_value(ctx: &Context, ty: Type) -> bool {
    value_type(ctx, ty).is_some()
}

/// Whether it is a token or a value to come.
pub(super) fn is_value_or_token(ctx: &Context, ty: Type) -> bool {
    is_value(ctx, ty) || is_token(ctx, ty)
}

static VALUE_CLASS: TypeClass =
    TypeClass { name: Some("async.value"), is: is_value, stripped: Some(&VALUE) };

/// Any type at all.
static ANY_CLASS: TypeClass = TypeClass { name: None, is: |_, _| true, stripped: None };

fn made(ctx: &Context, def: &'static TypeDef) -> Type {
    Type::dialect(ctx, def, Vec::new())
}

type_constraints! {
    /// `Async_TokenType`
    TOKEN_TYPE: TOKEN_CLASS = "async token type", is_token, build |ctx| made(ctx, &TOKEN);
    /// `Async_GroupType`
    GROUP_TYPE: GROUP_CLASS = "async group type", is_group, build |ctx| made(ctx, &GROUP);
    /// `Async_ValueType`
    VALUE_TYPE: VALUE_CLASS = "async value type", is_value;
    /// `Async_CoroIdType`
    CORO_ID_TYPE: CORO_ID_CLASS = "switched-resume coroutine identifier", is_coro_id,
        build |ctx| made(ctx, &CORO_ID);
    /// `Async_CoroHandleType`
    CORO_HANDLE_TYPE: CORO_HANDLE_CLASS = "coroutine handle", is_coro_handle,
        build |ctx| made(ctx, &CORO_HANDLE);
    /// `Async_CoroStateType`
    CORO_STATE_TYPE: CORO_STATE_CLASS = "saved coroutine state", is_coro_state,
        build |ctx| made(ctx, &CORO_STATE);
    /// `Async_AnyValueOrTokenType`
    VALUE_OR_TOKEN: ANY_CLASS = "async value type or async token type", is_value_or_token;
    /// `Async_AnyAsyncType`
    ANY_ASYNC: ANY_CLASS = "async value type or async token type or async group type",
        |ctx, ty| is_value_or_token(ctx, ty) || is_group(ctx, ty);
}
