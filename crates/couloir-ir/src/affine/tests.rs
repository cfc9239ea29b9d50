//! Expectations are what MLIR 22 prints for the same expressions.

use super::{AffineBuilder, AffineMap, NodeId, Strides};

/// A map of one result over four dimensions and four symbols.
fn map(build: impl FnOnce(&mut Exprs) -> NodeId) -> AffineMap {
    let mut exprs = Exprs(AffineBuilder::new(4, 4));
    let result = build(&mut exprs);
    exprs.0.map(&[result]).unwrap()
}

fn result_of(map: &AffineMap) -> String {
    let mut text = String::new();
    map.result(0).unwrap().print(&mut text);
    text
}

fn printed(build: impl FnOnce(&mut Exprs) -> NodeId) -> String {
    result_of(&map(build))
}

fn simplified(build: impl FnOnce(&mut Exprs) -> NodeId) -> String {
    result_of(&map(build).simplify().unwrap())
}

/// Short names for building.
struct Exprs(AffineBuilder);

impl Exprs {
    fn d(&mut self, position: u32) -> NodeId {
        self.0.dim(position).unwrap()
    }

    fn s(&mut self, position: u32) -> NodeId {
        self.0.symbol(position).unwrap()
    }

    fn c(&mut self, value: i64) -> NodeId {
        self.0.constant(value)
    }

    fn times(&mut self, lhs: NodeId, factor: i64) -> NodeId {
        let factor = self.c(factor);
        self.0.mul(lhs, factor)
    }

    fn plus(&mut self, lhs: NodeId, addend: i64) -> NodeId {
        let addend = self.c(addend);
        self.0.add(lhs, addend)
    }

    fn floor(&mut self, lhs: NodeId, divisor: i64) -> NodeId {
        let divisor = self.c(divisor);
        self.0.floor_div(lhs, divisor)
    }

    fn modulo(&mut self, lhs: NodeId, divisor: i64) -> NodeId {
        let divisor = self.c(divisor);
        self.0.modulo(lhs, divisor)
    }

    fn sum(&mut self, terms: &[NodeId]) -> NodeId {
        terms.iter().copied().reduce(|sum, term| self.0.add(sum, term)).unwrap()
    }
}

#[test]
fn sums_put_constants_and_symbols_right() {
    assert_eq!(
        printed(|e| {
            let (a, b) = (e.d(1), e.d(0));
            e.0.add(a, b)
        }),
        "d0 + d1"
    );
    assert_eq!(
        printed(|e| {
            let (a, b) = (e.s(1), e.d(0));
            e.0.add(a, b)
        }),
        "d0 + s1"
    );
    assert_eq!(
        printed(|e| {
            let (a, b) = (e.s(1), e.s(0));
            e.0.mul(a, b)
        }),
        "s0 * s1"
    );
    let bring_right = |e: &mut Exprs| {
        let (a, b) = (e.d(0), e.d(1));
        let a = e.plus(a, 5);
        e.0.add(a, b)
    };
    assert_eq!(printed(bring_right), "d0 + d1 + 5");
    let collect = |e: &mut Exprs| {
        let a = e.d(0);
        let (b, c) = (e.times(a, 3), e.times(a, -2));
        e.0.add(b, c)
    };
    assert_eq!(printed(collect), "d0");
}

#[test]
fn remainders_are_recognised() {
    let constant = |e: &mut Exprs| {
        let (a, b) = (e.d(0), e.d(1));
        let quotient = e.floor(b, 2);
        let back = e.times(quotient, -2);
        e.sum(&[a, b, back])
    };
    assert_eq!(printed(constant), "d0 + d1 mod 2");
    let symbolic = |e: &mut Exprs| {
        let (a, s) = (e.d(0), e.s(0));
        let quotient = e.0.floor_div(a, s);
        let back = e.0.mul(quotient, s);
        e.0.sub(a, back)
    };
    assert_eq!(printed(symbolic), "d0 mod s0");
    let moved = |e: &mut Exprs| {
        let (a, b, s) = (e.d(0), e.d(1), e.s(1));
        let quotient = e.floor(b, 2);
        let back = e.times(quotient, 3);
        e.sum(&[a, s, back])
    };
    assert_eq!(printed(moved), "d0 + (d1 floordiv 2) * 3 + s1");
}

#[test]
fn divisions_by_known_divisors_fold() {
    let distributed = |e: &mut Exprs| {
        let (a, b) = (e.d(0), e.d(1));
        let a = e.times(a, 8);
        let sum = e.0.add(a, b);
        e.floor(sum, 4)
    };
    assert_eq!(printed(distributed), "d0 * 2 + d1 floordiv 4");
    let zero = |e: &mut Exprs| {
        let a = e.d(0);
        let a = e.times(a, 128);
        e.modulo(a, 64)
    };
    assert_eq!(printed(zero), "0");
    let nested = |e: &mut Exprs| {
        let a = e.d(0);
        let a = e.modulo(a, 8);
        e.modulo(a, 4)
    };
    assert_eq!(printed(nested), "d0 mod 4");
    let kept = |e: &mut Exprs| {
        let a = e.d(0);
        let a = e.modulo(a, -4);
        e.modulo(a, 2)
    };
    assert_eq!(printed(kept), "(d0 mod -4) mod 2");
    assert_eq!(
        printed(|e| {
            let five = e.c(5);
            e.floor(five, 0)
        }),
        "5 floordiv 0"
    );
}

#[test]
fn overflow_is_as_upstream() {
    let alone = |e: &mut Exprs| {
        let max = e.c(i64::MAX);
        e.plus(max, 1)
    };
    assert_eq!(printed(alone), "9223372036854775807 + 1");
    let merged = |e: &mut Exprs| {
        let a = e.d(0);
        let a = e.plus(a, i64::MAX);
        e.plus(a, 1)
    };
    assert_eq!(printed(merged), "d0 - -9223372036854775808");
    let product = |e: &mut Exprs| {
        let a = e.d(0);
        let a = e.times(a, i64::MAX);
        e.times(a, 2)
    };
    assert_eq!(printed(product), "d0 * -2");
}

#[test]
fn negative_terms_print_as_subtraction() {
    assert_eq!(
        printed(|e| {
            let a = e.d(0);
            e.0.neg(a)
        }),
        "-d0"
    );
    let parenthesised = |e: &mut Exprs| {
        let (a, b, c) = (e.d(0), e.d(1), e.d(2));
        let sum = e.0.add(b, c);
        let scaled = e.times(sum, -4);
        let difference = e.0.sub(a, sum);
        let total = e.0.add(difference, scaled);
        e.plus(total, -7)
    };
    assert_eq!(printed(parenthesised), "d0 - (d1 + d2) - (d1 + d2) * 4 - 7");
    let negated_sum = |e: &mut Exprs| {
        let (a, b) = (e.d(0), e.d(1));
        let sum = e.0.add(a, b);
        let negated = e.0.neg(sum);
        e.floor(negated, 3)
    };
    assert_eq!(printed(negated_sum), "(-(d0 + d1)) floordiv 3");
}

#[test]
fn flattening_simplifies() {
    let multiple = |e: &mut Exprs| {
        let a = e.d(0);
        let rest = e.modulo(a, 4);
        e.0.sub(a, rest)
    };
    assert_eq!(simplified(multiple), "(d0 floordiv 4) * 4");
    let ordered = |e: &mut Exprs| {
        let (a, s, t) = (e.d(0), e.s(0), e.s(1));
        let product = e.0.mul(s, t);
        let sum = e.0.add(product, s);
        let sum = e.0.neg(sum);
        e.sum(&[sum, a])
    };
    assert_eq!(simplified(ordered), "d0 - s0 - s0 * s1");
    let cancelled = |e: &mut Exprs| {
        let s = e.s(2);
        let one = e.0.ceil_div(s, s);
        let a = e.d(1);
        e.0.add(a, one)
    };
    assert_eq!(simplified(cancelled), "d1 + 1");
}

#[test]
fn strides_are_extracted() {
    let strided = map(|e| {
        let (a, b, s) = (e.d(0), e.d(1), e.s(0));
        let (a, b) = (e.times(a, 30), e.0.mul(b, s));
        let sum = e.0.add(a, b);
        e.plus(sum, 7)
    });
    let strides = vec![Some(30), None, Some(0), Some(0)];
    assert_eq!(strided.strides(), Some(Strides { offset: Some(7), strides }));
    let tiled = map(|e| {
        let a = e.d(0);
        e.floor(a, 4)
    });
    assert_eq!(tiled.strides(), None);
}

#[test]
fn forms_of_maps_are_recognised() {
    let identity = AffineMap::identity(3);
    assert_eq!(identity.to_string(), "affine_map<(d0, d1, d2) -> (d0, d1, d2)>");
    assert!(identity.is_identity() && identity.is_permutation() && identity.is_minor_identity());
    let minor = AffineMap::minor_identity(3, 2).unwrap();
    assert_eq!(minor.to_string(), "affine_map<(d0, d1, d2) -> (d1, d2)>");
    assert!(minor.is_minor_identity() && !minor.is_permutation());
    assert!(minor.is_projected_permutation(false));
    let permutation = AffineMap::permutation(&[2, 0, 1]).unwrap();
    assert!(permutation.is_permutation() && !permutation.is_identity());
    let inverse = permutation.inverse_permutation().unwrap();
    assert_eq!(inverse.to_string(), "affine_map<(d0, d1, d2) -> (d1, d2, d0)>");
    assert!(permutation.compose(&inverse).unwrap().unwrap().is_identity());
    assert_eq!(AffineMap::permutation(&[0, 0]), None);
    assert_eq!(AffineMap::constant(-3).single_constant(), Some(-3));
    assert!(AffineMap::symbol_identity(2).is_symbol_identity());
    assert_eq!(AffineMap::empty(0, 0).to_string(), "affine_map<() -> ()>");
}

#[test]
fn unused_inputs_are_dropped() {
    let sparse = map(|e| {
        let (a, s) = (e.d(2), e.s(3));
        e.0.add(a, s)
    });
    let dims = sparse.compress_unused_dims().unwrap();
    assert_eq!(dims.to_string(), "affine_map<(d0)[s0, s1, s2, s3] -> (d0 + s3)>");
    let both = dims.compress_unused_symbols().unwrap();
    assert_eq!(both.to_string(), "affine_map<(d0)[s0] -> (d0 + s0)>");
}

#[test]
fn maps_and_sets_evaluate() {
    let tiled = map(|e| {
        let (a, s) = (e.d(0), e.s(0));
        let quotient = e.floor(a, 4);
        e.0.add(quotient, s)
    });
    assert_eq!(tiled.eval(&[-5, 0, 0, 0], &[10, 0, 0, 0]), Some(vec![8]));
    assert_eq!(tiled.eval(&[], &[]), None);
    let mut builder = AffineBuilder::new(1, 0);
    let d0 = builder.dim(0).unwrap();
    let ten = builder.constant(10);
    let room = builder.sub(ten, d0);
    let set = builder.set(&[(d0, false), (room, false)]).unwrap();
    assert_eq!(set.to_string(), "affine_set<(d0) : (d0 >= 0, -d0 + 10 >= 0)>");
    assert_eq!((set.contains(&[10], &[]), set.contains(&[11], &[])), (Some(true), Some(false)));
}

#[test]
fn equality_is_structural() {
    let one = map(|e| {
        let (a, b) = (e.d(0), e.d(1));
        e.0.add(a, b)
    });
    let other = map(|e| {
        let unused = e.d(3);
        e.times(unused, 17);
        let (b, a) = (e.d(1), e.d(0));
        e.0.add(b, a)
    });
    assert_eq!(one, other);
}

#[test]
fn depth_costs_nothing_but_time() {
    const DEPTH: i64 = 100_000;
    let deep = map(|e| {
        let (mut expr, d1) = (e.d(0), e.d(1));
        for level in 0..DEPTH {
            let other = e.times(d1, level % 7 * 4);
            expr = if level % 2 == 0 { e.0.add(other, expr) } else { e.0.add(expr, other) };
            expr = if level % 5 == 0 { e.modulo(expr, 1000 + level) } else { expr };
        }
        e.floor(expr, 4)
    });
    assert!(deep.to_string().len() > 1_000_000);
    assert!(deep.simplify().is_ok());
    assert!(deep.eval(&[3; 4], &[0; 4]).is_some());
    let same = deep.clone();
    assert_eq!(deep, same);
}

#[test]
fn nesting_of_symbolic_divisions_is_bounded() {
    let deep = map(|e| {
        let (mut expr, s) = (e.d(0), e.s(0));
        for level in 0..50_000 {
            expr = e.0.floor_div(expr, s);
            expr = e.plus(expr, level % 3);
            expr = e.0.mul(expr, s);
        }
        expr
    });
    assert!(deep.simplify().is_ok());
}
