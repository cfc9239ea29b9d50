//! Pattern sets for ops of `math`, `arith` and `cf`, each by itself.

mod asserts;
mod wide;

use couloir_pass::PassDef;
use couloir_rewrite::greedy::RewritePatterns;
use couloir_transforms::greedy::greedy_pass;
use couloir_transforms::math_algebraic_simplification::populate;

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = &[&asserts::PASS, &SIMPLIFY, &wide::PASS];

/// `test-math-algebraic-simplification`
static SIMPLIFY: PassDef = PassDef {
    name: "test-math-algebraic-simplification",
    class: "(anonymous namespace)::TestMathAlgebraicSimplificationPass",
    description: "Test math algebraic simplification",
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        populate(&mut patterns);
        greedy_pass(cx, patterns)
    },
    loads: &["vector", "math"],
    ..PassDef::EMPTY
};
