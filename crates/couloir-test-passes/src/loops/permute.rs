//! Loops of `affine` in another order.

use couloir_dialects::affine;
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_transforms::affine_permutation::{may_permute, perfect_nest, permute};
use couloir_transforms::common::{in_each_body, ops_of};

/// `test-loop-permutation`
pub(super) static PASS: PassDef = PassDef {
    name: "test-loop-permutation",
    class: "(anonymous namespace)::TestLoopPermutation",
    description: "Tests affine loop permutation utility",
    options: &[
        OptionDef {
            name: "check-validity",
            kind: OptionKind::Bool,
            default: "false",
            description: "Check validity of the loop permutation",
        },
        OptionDef {
            name: "permutation-map",
            kind: OptionKind::UnsignedNumbers,
            default: "",
            description: "Specify the loop permutation",
        },
    ],
    run: |cx| {
        let places = cx.options.list("permutation-map").into_iter();
        let places = places.map(|at| at.parse().unwrap_or(usize::MAX)).collect::<Vec<_>>();
        let checks = cx.options.flag("check-validity");
        in_each_body(cx, |rw| {
            for op in ops_of(rw.scope().body, affine::For::def()) {
                let nest = perfect_nest(rw.scope(), op);
                if nest.len() < 2 || nest.len() != places.len() {
                    continue;
                }
                if !checks || may_permute(rw.scope(), &nest, &places) {
                    _ = permute(rw, &nest, &places);
                }
            }
        })
    },
    ..PassDef::EMPTY
};
