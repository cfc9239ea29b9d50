//! `tosa-attach-target`: a module says what its target can do.

use couloir_dialects::tosa::attrs::{EXTENSIONS, LEVELS, PROFILES, TARGET_ENV, VERSIONS};
use couloir_ir::attr::{EnumDef, Param};
use couloir_ir::{Attribute, Failure};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};

/// `tosa-attach-target`
pub static PASS: PassDef = PassDef {
    name: "tosa-attach-target",
    class: "TosaAttachTarget",
    description: "Attach tosa.target_env information to the given module.",
    anchor: Some("builtin.module"),
    options: &[
        OptionDef {
            name: "extensions",
            kind: OptionKind::List,
            default: "",
            description: "The TOSA extension(s) that operators should conform to. TOSA profile \
                          extensions define optional operation and data type combinations.",
        },
        OptionDef {
            name: "level",
            kind: OptionKind::Choice(&["8k", "none"]),
            default: "8k",
            description: "The TOSA level that operators should conform to. A TOSA level defines \
                          operator argument ranges that an implementation shall support.",
        },
        OptionDef {
            name: "profiles",
            kind: OptionKind::List,
            default: "",
            description: "The TOSA profile(s) that operators should conform to. TOSA profiles \
                          enable efficient implementation on different classes of device. Each \
                          profile is an independent set of operations and data type combinations.",
        },
        OptionDef {
            name: "specification_version",
            kind: OptionKind::Choice(&["1.0", "1.1.draft"]),
            default: "1.0",
            description: "The specification version that TOSA operators should conform to.",
        },
    ],
    run: attach,
    loads: &["tosa"],
    ..PassDef::EMPTY
};

fn attach(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let params = vec![
        chosen(cx, "specification_version", &VERSIONS)?,
        chosen(cx, "level", &LEVELS)?,
        listed(cx, "profiles", "profile", &PROFILES)?,
        listed(cx, "extensions", "extension", &EXTENSIONS)?,
    ];
    let target = Attribute::dialect(cx.ctx, &TARGET_ENV, params);
    let name = cx.ctx.intern("tosa.target_env");
    let attrs = cx.body.discardable(cx.op).as_dictionary(cx.ctx).unwrap_or_default();
    let others = attrs.iter().copied().filter(|entry| entry.0 != name);
    let attrs = others.chain([(name, target)]).collect();
    cx.body.set_discardable(cx.op, Attribute::dictionary(cx.ctx, attrs));
    Ok(())
}

/// The case that an option names.
fn chosen(cx: &PassCx<'_>, option: &str, cases: &EnumDef) -> Result<Param, Failure> {
    cases.value_of(cx.options.text(option)).map(Param::Uint).ok_or(Failure)
}

/// The cases that an option lists, which are of a kind.
fn listed(cx: &PassCx<'_>, option: &str, kind: &str, cases: &EnumDef) -> Result<Param, Failure> {
    let mut values = Vec::new();
    for word in cx.options.list(option) {
        let Some(value) = cases.value_of(word) else {
            let known = cases.cases.iter().filter(|case| case.1 != 0).map(|case| case.0);
            let known = known.collect::<Vec<_>>().join(", ");
            cx.ctx.say(format!(
                "Unknown TOSA {kind} name passed in '{word}', supported {kind}s are: {known}\n"
            ));
            return Err(Failure);
        };
        values.push(Param::Uint(value));
    }
    Ok(Param::List(values.into()))
}
