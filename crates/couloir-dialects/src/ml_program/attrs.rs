//! The attributes of `ml_program`.

use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::{Attribute, Type};

/// `#ml_program.extern : tensor<4xi32>`: a value of that type that is found elsewhere.
pub static EXTERN: AttrDef = AttrDef {
    dialect: "ml_program",
    mnemonic: "extern",
    parse: |parser| {
        let ty = parser.own_type().unwrap_or(Type::NONE);
        Ok(Attribute::dialect(parser.context(), &EXTERN, vec![Param::Type(ty)]))
    },
    typed: Some(|_, attr| attr.params.first()?.as_type()),
    alias: Some(|_, _| Some("extern".to_owned())),
    ..AttrDef::EMPTY
};
