//! Names for pipelines.

use couloir_pass::{Item, Options, PassDef};
use couloir_transforms::{canonicalize, composite_fixed_point_pass, cse};

use super::idle;

/// `test-pm-nested-pipeline`
pub(super) static NESTED: PassDef = PassDef {
    name: "test-pm-nested-pipeline",
    description: "Test a nested pipeline in the pass manager",
    stands_for: Some(nested),
    ..PassDef::EMPTY
};

/// `test-textual-pm-nested-pipeline`
pub(super) static TEXTUAL: PassDef = PassDef { name: "test-textual-pm-nested-pipeline", ..NESTED };

fn nested(_: &Options) -> Vec<Item> {
    let on_functions = || Item::nested("func.func", vec![Item::pass(&idle::FUNCTION, "")]);
    let on_modules = vec![Item::pass(&idle::MODULE, ""), on_functions()];
    vec![Item::nested("builtin.module", on_modules), on_functions()]
}

/// `test-composite-fixed-point-pass`
pub(super) static COMPOSITE: PassDef = PassDef {
    name: "test-composite-fixed-point-pass",
    description: "Test composite pass",
    stands_for: Some(composite),
    ..PassDef::EMPTY
};

fn composite(_: &Options) -> Vec<Item> {
    let passes = [&canonicalize::PASS, &cse::PASS];
    let text = passes.map(|pass| format!("{}{}", pass.name, Options::defaults(pass).print(pass)));
    let options = format!("name=TestCompositePass pipeline={}", text.join(","));
    vec![Item::pass_of(&composite_fixed_point_pass::PASS, &options, &passes)]
}
