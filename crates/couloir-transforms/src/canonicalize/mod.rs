//! `canonicalize`: brings ops to their canonical form, by the folds and the
//! canonicalization patterns of all dialects, until nothing changes.

use std::sync::LazyLock;

use couloir_dialects::canonicalization;
use couloir_ir::{Body, Failure, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::greedy::{FrozenPatterns, Greedy, PatternDef, RewritePatterns, Simplify};

use crate::greedy::greedy_bodies;

const LEVELS: &[&str] = &["disabled", "normal", "aggressive"];

/// `canonicalize`
pub static PASS: PassDef = PassDef {
    name: "canonicalize",
    class: "Canonicalizer",
    description: "Bring operations to their canonical form",
    anchor: None,
    options: &[
        OptionDef {
            name: "top-down",
            kind: OptionKind::Bool,
            default: "true",
            description: "Visit operations before those inside them",
        },
        OptionDef {
            name: "region-simplify",
            kind: OptionKind::Choice(LEVELS),
            default: "normal",
            description: "How far the control flow of regions is simplified",
        },
        OptionDef {
            name: "max-iterations",
            kind: OptionKind::Signed,
            default: "10",
            description: "Most rounds of patterns and region simplification; -1 for no limit",
        },
        OptionDef {
            name: "max-num-rewrites",
            kind: OptionKind::Signed,
            default: "-1",
            description: "Most pattern applications in a round; -1 for no limit",
        },
        OptionDef {
            name: "test-convergence",
            kind: OptionKind::Bool,
            default: "false",
            description: "Fail where the last round still changed something (for tests)",
        },
        OptionDef {
            name: "disable-patterns",
            kind: OptionKind::List,
            default: "",
            description: "Names of patterns that are left out",
        },
        OptionDef {
            name: "enable-patterns",
            kind: OptionKind::List,
            default: "",
            description: "Names of patterns that are used; all others are left out",
        },
    ],
    run: |cx| {
        let (ctx, options) = (cx.ctx, cx.options);
        let greedy = driver(options);
        let run = |op: &OpRef<'_>, body: &mut Body| greedy.run_all(ctx, Some(op), body);
        let Some(outcome) = cx.inside(run).transpose()? else { return Ok(()) };
        if outcome.converged || !options.flag("test-convergence") {
            return Ok(());
        }
        cx.view().op_error("has ops that patterns would still change").fail()
    },
    // Rewrites are counted in all bodies together, and so is whether the last round did any.
    bodies: Some(|options, _| match options.number("max-num-rewrites") {
        -1 if !options.flag("test-convergence") => greedy_bodies(driver(options)),
        _ => Err(Failure),
    }),
    ..PassDef::EMPTY
};

fn driver(options: &Options) -> Greedy {
    let limit = |name| Some(options.number(name)).filter(|&limit| limit != -1);
    let rounds = limit("max-iterations").map_or(usize::MAX, |rounds| rounds.max(0) as usize);
    Greedy::new(chosen(options))
        .top_down(options.flag("top-down"))
        .simplify(match options.text("region-simplify") {
            "disabled" => Simplify::Disabled,
            "aggressive" => Simplify::Aggressive,
            _ => Simplify::Normal,
        })
        .max_rounds(rounds)
        .max_rewrites(limit("max-num-rewrites"))
}

/// All patterns.
static ALL: LazyLock<FrozenPatterns> = LazyLock::new(|| patterns(|_| true));

/// The patterns that are not left out.
fn chosen(options: &Options) -> FrozenPatterns {
    let (disabled, enabled) = (options.list("disable-patterns"), options.list("enable-patterns"));
    if disabled.is_empty() && enabled.is_empty() {
        return ALL.clone();
    }
    patterns(|pattern| {
        !disabled.contains(&pattern.name) && (enabled.is_empty() || enabled.contains(&pattern.name))
    })
}

fn patterns(is_used: impl Fn(&PatternDef) -> bool) -> FrozenPatterns {
    let mut patterns = RewritePatterns::new();
    for pattern in canonicalization().filter(|pattern| is_used(pattern)) {
        patterns.add_def(pattern);
    }
    patterns.into()
}
