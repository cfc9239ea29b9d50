//! `test-dead-code-analysis`: where control gets to in and around tagged ops, and from where.

use std::fmt::Write;

use couloir_asm::print::op_texts;
use couloir_ir::op::Trait;
use couloir_ir::{Block, Op, OpRef, Scope, Value};
use couloir_pass::PassDef;
use couloir_rewrite::constant_of;
use couloir_transforms::dataflow::{
    Analysis, At, Constant, Origins, Program, Solution, solve_and_trace,
};
use rustc_hash::FxHashMap;

/// `test-dead-code-analysis`
pub(super) static PASS: PassDef = PassDef {
    name: "test-dead-code-analysis",
    class: "(anonymous namespace)::TestDeadCodeAnalysisPass",
    ..says!(text)
};

/// Of values it is known whether they are constants as they stand, and nothing else; of arguments
/// of blocks that branches lead to not even that they are none.
struct Literals;

impl Analysis for Literals {
    type State = ();

    fn entry(&self, _: Scope<'_>, _: Value) {}

    fn join(&self, (): &mut (), (): &()) -> bool {
        false
    }

    fn constant(&self, scope: Scope<'_>, value: Value, (): &()) -> Constant {
        let is_passed = |(block, _)| !scope.body.is_entry(block);
        if scope.body.as_arg(value).is_some_and(is_passed) {
            return Constant::Unset;
        }
        let maker = scope.defining_op(value).filter(|op| op.has(Trait::ConstantLike));
        let known = maker.and_then(|op| Some((constant_of(op)?, op.def()?.dialect())));
        known.map_or(Constant::Unknown, |(attr, dialect)| Constant::Known(attr, dialect))
    }

    fn visit(&self, op: OpRef<'_>, _: &[()], _: &dyn Fn(Value)) -> Option<Vec<()>> {
        Some(op.results().map(|_| ()).collect())
    }
}

fn text(op: OpRef<'_>) -> String {
    let scope = op.inner();
    let owners = Program::owners(scope.body);
    let program = Program::new(scope, &owners);
    let solution = solve_and_trace(&program, &Literals);
    let mut report = Report { program: &program, solution: &solution, lines: Vec::new() };
    program.inside_first().into_iter().for_each(|at| report.op(at));
    report.text()
}

/// A piece of the text.
enum Line {
    Text(String),
    /// An op, by itself in a line.
    Op(At),
}

struct Report<'p, 'a> {
    program: &'p Program<'a>,
    solution: &'p Solution<()>,
    lines: Vec<Line>,
}

impl Report<'_, '_> {
    fn say(&mut self, text: impl Into<String>) {
        self.lines.push(Line::Text(text.into()));
    }

    fn op(&mut self, at: At) {
        let view = self.program.op(at);
        let Some(tag) = view.attr_named("tag").and_then(|tag| tag.as_text(view.ctx())) else {
            return;
        };
        self.say(format!("{tag}:\n"));
        let body = self.program.inner(at);
        for (number, &region) in view.body().regions(at.op).iter().enumerate() {
            self.say(format!(" region #{number}\n"));
            let inner = self.program.scope(body).body;
            let blocks = inner.region_blocks(region).collect::<Vec<_>>();
            self.blocks(body, &blocks);
            if let Some(origins) = self.solution.origins_of_region(at, number) {
                self.origins("region_preds", origins);
            }
        }
        if let Some(origins) = self.solution.origins_after(self.program, at) {
            self.origins("op_preds", origins);
        }
    }

    fn blocks(&mut self, body: usize, blocks: &[Block]) {
        let numbers = blocks.iter().copied().zip(0..).collect::<FxHashMap<_, usize>>();
        let word = |live| if live { "live" } else { "dead" };
        for (&block, &at) in blocks.iter().map(|block| (block, numbers.get(block).unwrap_or(&0))) {
            let is_live = self.solution.is_live(self.program, body, block);
            let mut text = format!("  ^bb{at} = {}\n", word(is_live));
            for from in self.program.scope(body).body.predecessors(block) {
                let is_taken = self.solution.is_taken(body, from, block);
                let number = numbers.get(&from).copied().unwrap_or(0);
                _ = writeln!(text, "   from ^bb{number} = {}", word(is_taken));
            }
            self.say(text);
        }
    }

    fn origins(&mut self, title: &str, origins: Origins) {
        let all = if origins.all { "(all) " } else { "" };
        let none = if origins.ops.is_empty() { " (none)" } else { "" };
        self.say(format!("{title}: {all}predecessors:{none}\n"));
        self.lines.extend(origins.ops.into_iter().map(Line::Op));
    }

    fn text(&self) -> String {
        let mut wanted = FxHashMap::<usize, Vec<Op>>::default();
        let ops = self.lines.iter().filter_map(|line| match line {
            Line::Op(at) => Some(at),
            Line::Text(_) => None,
        });
        ops.for_each(|at| wanted.entry(at.body).or_default().push(at.op));
        let mut texts = FxHashMap::default();
        for (body, ops) in wanted {
            let lines = op_texts(self.program.scope(body), 0, &ops);
            texts.extend(ops.into_iter().map(|op| At { body, op }).zip(lines));
        }
        let line = |line: &Line| match line {
            Line::Text(text) => text.clone(),
            Line::Op(at) => format!("  {}\n", texts.get(at).map_or("", String::as_str)),
        };
        self.lines.iter().map(line).collect()
    }
}
