//! What MLIR 22 has: the table in `mlir-22.txt`.

/// The names of a dialect, each list in order.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) name: &'static str,
    pub(super) ops: Vec<OpFacts>,
    pub(super) types: Vec<&'static str>,
    pub(super) attrs: Vec<&'static str>,
    pub(super) passes: Vec<&'static str>,
}

/// An op and which hooks of its own it has.
#[derive(Clone, Copy)]
pub(super) struct OpFacts {
    pub(super) name: &'static str,
    pub(super) verifier: bool,
    pub(super) folder: bool,
    pub(super) canonicalizer: bool,
}

impl OpFacts {
    fn new(name: &'static str, hooks: &[&str]) -> Self {
        let has = |hook| hooks.contains(&hook);
        Self {
            name,
            verifier: has("verifier"),
            folder: has("folder"),
            canonicalizer: has("canonicalizer"),
        }
    }
}

/// All dialects, by name.
pub(super) fn read() -> Vec<Facts> {
    let mut all = Vec::<Facts>::new();
    for line in include_str!("mlir-22.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let kind = words.next().unwrap_or_default();
        let words = words.collect::<Vec<_>>();
        if let ("dialect", [name]) = (kind, &words[..]) {
            all.push(Facts { name, ..Facts::default() });
        }
        let Some(facts) = all.last_mut() else { continue };
        match (kind, &words[..]) {
            ("op", [name, hooks @ ..]) => facts.ops.push(OpFacts::new(name, hooks)),
            ("ops", names) => facts.ops.extend(names.iter().map(|name| OpFacts::new(name, &[]))),
            ("type", names) => facts.types.extend(names),
            ("attr", names) => facts.attrs.extend(names),
            ("pass", names) => facts.passes.extend(names),
            _ => {}
        }
    }
    for facts in &mut all {
        facts.ops.sort_by_key(|op| op.name);
        facts.types.sort_unstable();
    }
    all
}
