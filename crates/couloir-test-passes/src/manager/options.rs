//! Passes that do nothing but have options, and pipelines that give them theirs.

use couloir_pass::{Item, OptionDef, OptionKind, Options, PassDef};

/// A pass on functions that does nothing.
const NOTHING: PassDef = PassDef {
    anchor: Some("func.func"),
    run: |cx| {
        cx.unchanged();
        Ok(())
    },
    ..PassDef::EMPTY
};

/// `test-options-pass`
pub(super) static OPTIONS: PassDef = PassDef {
    name: "test-options-pass",
    class: "(anonymous namespace)::TestOptionsPass",
    description: "Test options parsing capabilities",
    options: &[
        OptionDef::new(
            "enum",
            OptionKind::Choice(&["zero", "one", "two"]),
            "zero",
            "Example enum option",
        ),
        OptionDef::new("list", OptionKind::Ints, "", "Example list option"),
        OptionDef::new("string", OptionKind::Text, "", "Example string option"),
        OptionDef::new("string-list", OptionKind::List, "", "Example string list option"),
    ],
    ..NOTHING
};

/// `test-options-pass-pipeline`
pub(super) static PIPELINE: PassDef = PassDef {
    name: "test-options-pass-pipeline",
    class: "",
    description: "Parses options using pass pipeline registration",
    anchor: None,
    options: OPTIONS.options,
    stands_for: Some(|options| {
        let text = options.print(&OPTIONS);
        let inside = text.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
        vec![Item::pass(&OPTIONS, inside.unwrap_or_default())]
    }),
    ..NOTHING
};

/// `test-options-super-pass`
pub(super) static SUPER: PassDef = PassDef {
    name: "test-options-super-pass",
    class: "(anonymous namespace)::TestOptionsSuperPass",
    description: "Test options of options parsing capabilities",
    options: &[OptionDef::new(
        "list",
        OptionKind::Groups(&OPTIONS),
        "",
        "Example list of PassPipelineOptions option",
    )],
    ..NOTHING
};

/// `test-options-super-pass-pipeline`
pub(super) static SUPER_PIPELINE: PassDef = PassDef {
    name: "test-options-super-pass-pipeline",
    description: "Parses options of PassPipelineOptions using pass pipeline registration",
    anchor: None,
    options: &[OptionDef::new(
        "super-list",
        OptionKind::Groups(&OPTIONS),
        "",
        "Example list of PassPipelineOptions option",
    )],
    stands_for: Some(|options| {
        let groups = options.list("super-list");
        let text =
            if groups.is_empty() { String::new() } else { format!("list={}", groups.join(",")) };
        vec![Item::pass(&SUPER, &text)]
    }),
    ..NOTHING
};

/// `test-options-pass-a`
pub(super) static PART_A: PassDef = PassDef {
    name: "test-options-pass-a",
    class: "(anonymous namespace)::TestOptionsPassA",
    description: "Test superset options parsing capabilities - subset A",
    ..NOTHING
};

/// `test-options-pass-b`
pub(super) static PART_B: PassDef = PassDef {
    name: "test-options-pass-b",
    class: "(anonymous namespace)::TestOptionsPassB",
    description: "Test superset options parsing capabilities - subset B",
    ..NOTHING
};

/// `test-options-super-set-ab-pipeline`: its options are for neither pass.
pub(super) static BOTH_PARTS: PassDef = PassDef {
    name: "test-options-super-set-ab-pipeline",
    description: "Parses options of PassPipelineOptions using pass pipeline registration",
    anchor: None,
    options: &[
        OptionDef::new("foo", OptionKind::Bool, "false", "Example boolean option"),
        OptionDef::new("bar", OptionKind::Bool, "false", "Example boolean option"),
    ],
    stands_for: Some(parts),
    ..NOTHING
};

fn parts(_: &Options) -> Vec<Item> {
    let nested = |pass| Item::nested("func.func", vec![Item::pass(pass, "")]);
    vec![nested(&PART_A), nested(&PART_B)]
}
