//! Attributes of `ub`.

use couloir_ir::attr::AttrDef;
use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context};
use couloir_ods::attr_constraints;

/// `#ub.poison`
pub static POISON: AttrDef = AttrDef {
    dialect: "ub",
    mnemonic: "poison",
    parse: |parser| Ok(poison(parser.context())),
    ..AttrDef::EMPTY
};

/// `#ub.poison`
pub fn poison(ctx: &Context) -> Attribute {
    Attribute::dialect(ctx, &POISON, Vec::new())
}

attr_constraints! {
    /// `PoisonAttrInterface`
    POISON_ATTR_INTERFACE = "PoisonAttrInterface instance",
        |ctx, attr| attr.params_of(ctx, &POISON).is_some(), AttrSyntax::Any;
}
