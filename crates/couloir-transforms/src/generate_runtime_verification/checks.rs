//! What checks are made of: comparisons and assertions.

use couloir_dialects::{arith, cf, scf};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::Rewriter;

use crate::common::{index, new_region};

/// Where the checks of an op are made.
pub(super) struct Checks<'c, 'b> {
    pub(super) rw: &'c mut Rewriter<'b>,
    pub(super) op: Op,
    /// The op's text, where messages show it.
    pub(super) text: Option<String>,
    pub(super) location: String,
}

/// Comparisons, as `arith.cmpi` numbers them.
#[derive(Clone, Copy)]
pub(super) enum Order {
    Equal = 0,
    Less = 2,
    LessOrEqual = 3,
    Greater = 4,
    GreaterOrEqual = 5,
}

/// Offset, size and stride of a part along a dimension of some length.
pub(super) struct Part {
    pub(super) offset: Value,
    pub(super) size: Value,
    pub(super) stride: Value,
    pub(super) length: Value,
}

impl Checks<'_, '_> {
    pub(super) fn view(&self) -> OpRef<'_> {
        self.rw.view(self.op)
    }

    pub(super) fn index(&mut self, value: i64) -> Value {
        index(self.rw, value)
    }

    /// A condition that must hold, and what it means when it does not.
    pub(super) fn assert(&mut self, condition: Value, why: &str) {
        let op = self.text.as_ref().map_or(String::new(), |text| format!("{text}\n"));
        let message = format!(
            "ERROR: Runtime op verification failed\n{op}^ {why}\nLocation: {}",
            self.location
        );
        let message = Attribute::string(self.rw.context(), &message);
        self.rw.insert(cf::Assert::build(condition, message));
    }

    pub(super) fn compare(&mut self, order: Order, a: Value, b: Value) -> Value {
        let predicate = Attribute::i64(self.rw.context(), order as i64);
        self.rw.insert1(arith::Cmpi::build(Type::I1, a, b, predicate))
    }

    fn compare_folded(&mut self, order: Order, a: Value, b: Value) -> Value {
        let predicate = Attribute::i64(self.rw.context(), order as i64);
        self.rw.insert_folded(arith::Cmpi::build(Type::I1, a, b, predicate))
    }

    pub(super) fn equal_to(&mut self, a: Value, known: i64) -> Value {
        let known = self.index(known);
        self.compare(Order::Equal, a, known)
    }

    pub(super) fn both(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert_folded(arith::Andi::build(Type::I1, a, b))
    }

    /// Whether a value is from `low` on and less than `high`.
    pub(super) fn within(&mut self, value: Value, low: Value, high: Value) -> Value {
        let above = self.compare_folded(Order::GreaterOrEqual, value, low);
        let below = self.compare_folded(Order::Less, value, high);
        self.both(above, below)
    }

    /// One of two conditions.
    fn either(
        &mut self,
        condition: Value,
        then: impl FnOnce(&mut Self) -> Value,
        or_else: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let after = self.rw.point();
        let (yes, first) = new_region(self.rw, &[]);
        let (no, second) = new_region(self.rw, &[]);
        let branch = self.rw.insert(scf::If::build(&[Type::I1], condition, yes, no));
        self.rw.set_point(InsertPoint::End(first));
        let value = then(self);
        self.rw.insert(scf::Yield::build(&[value]));
        self.rw.set_point(InsertPoint::End(second));
        let value = or_else(self);
        self.rw.insert(scf::Yield::build(&[value]));
        self.rw.set_point(after);
        self.rw.scope().body.result(branch, 0).unwrap_or(condition)
    }

    /// A part lies within its dimension: an empty one may begin at its end.
    pub(super) fn assert_part(&mut self, part: &Part, at: usize, name: &str, bounds: [Value; 2]) {
        let [zero, one] = bounds;
        let empty = self.compare(Order::Equal, part.size, zero);
        let starts = self.either(
            empty,
            |checks| {
                let above = checks.compare(Order::GreaterOrEqual, part.offset, zero);
                let below = checks.compare(Order::LessOrEqual, part.offset, part.length);
                checks.rw.insert1(arith::Andi::build(Type::I1, above, below))
            },
            |checks| checks.within(part.offset, zero, part.length),
        );
        self.assert(starts, &format!("offset {at} is out-of-bounds"));
        let some = self.compare(Order::Greater, part.size, zero);
        let ends = self.either(
            some,
            |checks| {
                let last = checks.last_of(part, one);
                checks.within(last, zero, part.length)
            },
            |checks| checks.rw.insert1(arith::Constant::build(Type::I1, Attribute::bool(true))),
        );
        self.assert(ends, &format!("{name} runs out-of-bounds along dimension {at}"));
    }

    /// The last position of a part.
    fn last_of(&mut self, part: &Part, one: Value) -> Value {
        let (ctx, rw) = (self.rw.context(), &mut *self.rw);
        let before = rw.insert1(arith::Subi::build(ctx, Type::INDEX, part.size, one));
        let span = rw.insert1(arith::Muli::build(ctx, Type::INDEX, before, part.stride));
        rw.insert1(arith::Addi::build(ctx, Type::INDEX, part.offset, span))
    }
}
