//! What is known of addresses, two by two, and of what ops do to them. Those are meant that ops with
//! a name for it give, or get as arguments of blocks in them.

use std::fmt::Write;

use couloir_ir::walk::postorder;
use couloir_ir::{OpRef, Value};
use couloir_pass::PassDef;
use couloir_transforms::alias::{self, Alias, AliasAnalysis, ModRef, alias_across};
use couloir_transforms::dataflow::{At, Program};
use rustc_hash::FxHashMap;

/// `test-alias-analysis`
pub(super) static PAIRS: PassDef = PassDef {
    name: "test-alias-analysis",
    class: "(anonymous namespace)::TestAliasAnalysisPass",
    description: "Test alias analysis results.",
    ..says!(pairs)
};

/// `test-alias-analysis-modref`
pub(super) static EFFECTS: PassDef = PassDef {
    name: "test-alias-analysis-modref",
    class: "(anonymous namespace)::TestAliasAnalysisModRefPass",
    description: "Test alias analysis ModRef results.",
    ..says!(effects)
};

/// An address.
struct Address {
    label: String,
    body: usize,
    value: Value,
}

/// An analysis for each body.
#[derive(Default)]
struct Analyses(FxHashMap<usize, AliasAnalysis>);

impl Analyses {
    fn alias(&mut self, program: &Program<'_>, a: &Address, b: &Address) -> Alias {
        let scope = |address: &Address| program.scope(address.body);
        if a.body != b.body {
            return alias_across((scope(a), a.value), (scope(b), b.value));
        }
        self.0.entry(a.body).or_default().alias(scope(a), a.value, b.value)
    }

    fn mod_ref(&mut self, program: &Program<'_>, op: At, address: &Address) -> ModRef {
        let mut met = |value| {
            let label = String::new();
            self.alias(program, &Address { label, body: op.body, value }, address) != Alias::No
        };
        alias::mod_ref(program.op(op), &mut met)
    }
}

fn pairs(op: OpRef<'_>) -> String {
    let owners = Program::owners(op.inner().body);
    let program = Program::new(op.inner(), &owners);
    let (mut text, mut analyses) = (heading(op), Analyses::default());
    let addresses = addresses(&program, op);
    for (at, second) in addresses.iter().enumerate() {
        for first in addresses.iter().take(at) {
            let word = match analyses.alias(&program, first, second) {
                Alias::No => "NoAlias",
                Alias::May => "MayAlias",
                Alias::Must => "MustAlias",
            };
            _ = writeln!(text, "{} <-> {}: {word}", first.label, second.label);
        }
    }
    text
}

fn effects(op: OpRef<'_>) -> String {
    let owners = Program::owners(op.inner().body);
    let program = Program::new(op.inner(), &owners);
    let (mut text, mut analyses) = (heading(op), Analyses::default());
    let own = name(op).map(|name| (name, None));
    let inside = inside(&program).into_iter().map(|at| (program.op(at), at));
    let inside = inside.filter_map(|(op, at)| Some((name(op)?, Some(at))));
    let named = inside.chain(own).collect::<Vec<_>>();
    for address in addresses(&program, op) {
        for (name, at) in &named {
            let found = at.map(|at| analyses.mod_ref(&program, at, &address));
            let all = ModRef { writes: true, reads: true };
            let word = word(found.unwrap_or(all));
            _ = writeln!(text, "{name} -> {}: {word}", address.label);
        }
    }
    text
}

fn word(found: ModRef) -> &'static str {
    match (found.writes, found.reads) {
        (false, false) => "NoModRef",
        (true, false) => "Mod",
        (false, true) => "Ref",
        (true, true) => "ModRef",
    }
}

fn heading(op: OpRef<'_>) -> String {
    format!("Testing : {}\n", super::name_of(op, "sym_name"))
}

fn name(op: OpRef<'_>) -> Option<&str> {
    op.attr_named("test.ptr")?.as_text(op.ctx())
}

/// All ops of a program, each after those in it.
fn inside(program: &Program<'_>) -> Vec<At> {
    let mut found = Vec::with_capacity(program.num_ops());
    add_body(program, 0, &mut found);
    found
}

/// Bodies nest no deeper than text does.
fn add_body(program: &Program<'_>, number: usize, found: &mut Vec<At>) {
    let body = program.scope(number).body;
    for op in postorder(body, body.roots()) {
        let at = At { body: number, op };
        let inner = program.inner(at);
        if inner != number {
            add_body(program, inner, found);
        }
        found.push(at);
    }
}

/// The addresses of ops with a name, in the order of the ops.
fn addresses(program: &Program<'_>, root: OpRef<'_>) -> Vec<Address> {
    let mut found = Vec::new();
    for at in inside(program) {
        let op = program.op(at);
        let Some(name) = name(op) else { continue };
        found.extend(op.results().enumerate().map(|(number, value)| Address {
            label: format!("{name}#{number}"),
            body: at.body,
            value,
        }));
        add_arguments((program.inner(at), op), name, &mut found);
    }
    if let Some(name) = name(root) {
        add_arguments((0, root), name, &mut found);
    }
    found
}

/// Adds the arguments of the blocks in an op.
fn add_arguments((body, op): (usize, OpRef<'_>), name: &str, found: &mut Vec<Address>) {
    for at in 0..op.num_regions() {
        let Some(region) = op.region(at) else { continue };
        for (number, block) in region.blocks().enumerate() {
            let place = if number > 0 { format!(".block{number}") } else { String::new() };
            found.extend(block.args().iter().enumerate().map(|(arg, &value)| Address {
                label: format!("{name}.region{at}{place}#{arg}"),
                body,
                value,
            }));
        }
    }
}
