//! In which order values are used. A reader of a file meets uses in the order
//! of ops, each before what is in it, and has the last one first. Where the
//! uses of a value are in another order, that is written.

use couloir_ir::body::{Body, OperandUse, Value};

use crate::bytes::Emitter;

/// The order of the ops of a body.
pub(super) struct UseOrder {
    /// The place of each op, by its number.
    places: Vec<u32>,
}

impl UseOrder {
    /// The order of the ops of a body, each before what is in it.
    pub(super) fn of(body: &Body) -> Self {
        let mut places = vec![0; body.num_ops()];
        let first = |region: &_| body.entry_block(*region);
        let mut todo =
            body.roots().iter().rev().filter_map(first).map(Next::Block).collect::<Vec<_>>();
        let mut place = 0;
        while let Some(next) = todo.pop() {
            match next {
                Next::Block(block) => {
                    todo.extend(body.next_block(block).map(Next::Block));
                    todo.extend(body.first_op(block).map(Next::Op));
                }
                Next::Op(op) => {
                    if let Some(slot) = places.get_mut(op.as_u32() as usize) {
                        *slot = place;
                    }
                    place += 1;
                    todo.extend(body.next_op(op).map(Next::Op));
                    if body.nested(op).is_none() {
                        let inner = body.regions(op).iter().rev().filter_map(first);
                        todo.extend(inner.map(Next::Block));
                    }
                }
            }
        }
        Self { places }
    }

    fn place(&self, used: OperandUse) -> (u32, u32) {
        let op = self.places.get(used.op.as_u32() as usize);
        (op.copied().unwrap_or(0), used.index)
    }

    /// Writes the orders of the uses of these values that are not the usual
    /// ones; says whether there are any.
    pub(super) fn write(
        &self,
        body: &Body,
        values: impl ExactSizeIterator<Item = Value>,
        out: &mut Emitter,
    ) -> bool {
        let many = values.len() != 1;
        let unusual = values.enumerate().filter(|&(_, value)| !self.is_usual(body, value));
        let mut orders =
            unusual.map(|(at, value)| (at, self.order(body, value))).collect::<Vec<_>>();
        if orders.is_empty() {
            return false;
        }
        let places = table_size(orders.len());
        orders.sort_by_key(|&(at, _)| at.wrapping_mul(37) % places);
        if many {
            out.varint(orders.len() as u64);
        }
        for (at, order) in orders {
            if many {
                out.varint(at as u64);
            }
            write_order(&order, out);
        }
        true
    }

    /// Whether a value's uses are in the usual order.
    fn is_usual(&self, body: &Body, value: Value) -> bool {
        let places = body.uses(value).map(|used| self.place(used));
        places.is_sorted_by(|a, b| a >= b)
    }

    /// For each use in the usual order, which one it is now.
    fn order(&self, body: &Body, value: Value) -> Vec<usize> {
        let mut uses =
            body.uses(value).map(|used| self.place(used)).enumerate().collect::<Vec<_>>();
        uses.sort_by_key(|&(_, place)| std::cmp::Reverse(place));
        uses.into_iter().map(|(at, _)| at).collect()
    }
}

/// How many places a hash table of this many entries has: upstream writes the
/// orders as they come in one.
fn table_size(entries: usize) -> usize {
    (4 * entries / 3 + 1).next_power_of_two().max(64)
}

/// What is gone through next, with what follows it.
enum Next {
    Block(couloir_ir::body::Block),
    Op(couloir_ir::Op),
}

/// Writes an order: pairs of places where few uses moved.
fn write_order(order: &[usize], out: &mut Emitter) {
    let moved = || order.iter().enumerate().filter(|(to, from)| to != *from);
    let count = moved().count();
    if count < order.len() / 2 {
        out.flagged(2 * count, true);
        for (to, &from) in moved() {
            out.varint(from as u64);
            out.varint(to as u64);
        }
        return;
    }
    out.flagged(order.len(), false);
    order.iter().for_each(|&from| out.varint(from as u64));
}
