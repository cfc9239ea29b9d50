//! Types of `ml_program`.

use couloir_ir::op::TypeClass;
use couloir_ir::ty::TypeDef;
use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;

/// `!ml_program.token`: what comes before what.
pub static TOKEN: TypeDef = TypeDef {
    dialect: "ml_program",
    mnemonic: "token",
    parse: |parser| Ok(token(parser.context())),
    ..TypeDef::EMPTY
};

fn token(ctx: &Context) -> Type {
    Type::dialect(ctx, &TOKEN, Vec::new())
}

fn is_token(ctx: &Context, ty: Type) -> bool {
    ty.params_of(ctx, &TOKEN).is_some()
}

static TOKEN_CLASS: TypeClass =
    TypeClass { name: Some("ml_program.token"), is: is_token, stripped: None };

type_constraints! {
    /// `MLProgram_TokenType`
    TOKEN_TYPE: TOKEN_CLASS = "Token for establishing execution ordering in a graph", is_token,
        build |ctx| token(ctx);
}
