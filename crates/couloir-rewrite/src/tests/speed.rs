//! How fast conversion is; run by hand.

use std::sync::Arc;
use std::time::Instant;

use couloir_ir::Type;

use super::*;
use crate::convert::*;

/// Says how many ops a second are converted; run by hand, in release mode.
#[test]
#[ignore = "a measurement"]
fn ops_per_second() {
    let ctx = context();
    let count = 1_000_000;
    let mut module = body_with(&[]);
    for _ in 0..1000 {
        let (mut body, block) = body_with(&[Type::INDEX, Type::INDEX]);
        let [a, mut b] = *body.args(block) else { unreachable!() };
        let mut m = Maker { body: &mut body, block };
        for _ in 0..count / 1000 {
            b = m.val(&FADD, &[b, a], Type::INDEX);
        }
        m.op(&USE, &[b], &[]);
        let op = module.0.create(NewOp::new(&FUNC).body(Box::new(body)), Location::UNKNOWN);
        module.0.append_op(module.1, op);
    }
    let mut types = TypeConverter::new();
    types.add(|_, _, ty| match ty {
        Type::INDEX => TypeConversion::One(Type::I64),
        ty => TypeConversion::One(ty),
    });
    types.add_source(|_, _| Materialized::Cast).add_target(|_, _| Materialized::Cast);
    let mut patterns = PatternSet::new();
    patterns.add_rows(&[Row::new(&FADD, &LADD)], &Arc::new(types), None);
    let mut target = ConversionTarget::new();
    target.legal_dialect("l");
    let conversion = Conversion::new(Mode::Partial, target, patterns);
    let start = Instant::now();
    conversion.run(&ctx, None, &mut module.0).unwrap();
    let seconds = start.elapsed().as_secs_f64();
    eprintln!("{:.2} million ops a second", f64::from(count) / seconds / 1e6);
}
