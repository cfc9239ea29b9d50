//! Words and texts are those of `mlir-opt`.

mod fused;
mod options;
mod outline;
mod running;
mod text;

use crate::def::{OptionDef, OptionKind, PassDef, Registry};

const fn option(name: &'static str, kind: OptionKind, default: &'static str) -> OptionDef {
    OptionDef { name, kind, default, description: "" }
}

/// A pass that does nothing.
const IDLE: PassDef = PassDef {
    name: "idle",
    class: "Idle",
    description: "",
    anchor: None,
    options: &[],
    run: |_| Ok(()),
    ..PassDef::EMPTY
};

static ANYWHERE: PassDef = IDLE;

/// A pass with an option of every kind.
static OPTIONS: PassDef = PassDef {
    name: "options",
    options: &[
        option("string", OptionKind::Text, ""),
        option("bits", OptionKind::Unsigned, "0"),
        option("count", OptionKind::Signed, "-1"),
        option("flag", OptionKind::Bool, "false"),
        option("level", OptionKind::Choice(&["zero", "one"]), "zero"),
        option("names", OptionKind::List, ""),
    ],
    ..IDLE
};

static ON_FUNCTIONS: PassDef =
    PassDef { name: "on-functions", class: "OnFunctions", anchor: Some("func.func"), ..IDLE };

static ON_MODULES: PassDef =
    PassDef { name: "on-modules", class: "OnModules", anchor: Some("builtin.module"), ..IDLE };

fn registry() -> Registry {
    let mut registry = Registry::new();
    registry.add(&[&ANYWHERE, &OPTIONS, &ON_FUNCTIONS, &ON_MODULES]);
    registry
}
