//! Loops that count from zero to the number of their iterations: made, collapsed into one.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Block, Flags, Inst, IntPredicate, Opcode, Point, Type, Value};

use super::{has, region_of};
use crate::function::FunctionState;

/// A loop.
#[derive(Clone)]
pub(super) struct Loop {
    pub(super) preheader: Block,
    pub(super) header: Block,
    pub(super) cond: Block,
    pub(super) body: Block,
    pub(super) latch: Block,
    pub(super) exit: Block,
    pub(super) after: Block,
    /// The number of the iteration.
    pub(super) counter: Value,
    /// What compares it with the number of iterations.
    pub(super) compare: Inst,
    /// The number of iterations.
    pub(super) count: Value,
    /// What uses the number of the iteration in the body.
    pub(super) users: Vec<Inst>,
}

/// The bounds of a loop.
#[derive(Clone, Copy)]
struct Bounds {
    lower: Value,
    upper: Value,
    step: Value,
    inclusive: bool,
}

pub(super) fn loop_nest(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::loop_nest(op)?;
    let lower = state.clauses(op, "loop_lower_bounds")?;
    let upper = state.clauses(op, "loop_upper_bounds")?;
    let steps = state.clauses(op, "loop_steps")?;
    let inclusive = has(op, "loop_inclusive");
    let bounds = lower.into_iter().zip(upper).zip(steps);
    let bounds = bounds.map(|((lower, upper), step)| Bounds { lower, upper, step, inclusive });
    let bounds = bounds.collect::<Vec<_>>();
    let mut loops = Vec::<Loop>::new();
    let mut body = state.here();
    for (at, &own) in bounds.iter().enumerate() {
        let compute = match loops.first() {
            Some(first) => state.builder.before_end(first.preheader),
            None => body,
        };
        let made = state.counted_loop(own, compute, body);
        let start = state.builder.before_end(made.body);
        let value = state.at(start, |state| state.index(&made, own));
        let arg = region_of(&op)?.entry().and_then(|entry| entry.args().get(at).copied());
        state.map(arg.ok_or(Failure)?, value.0);
        body = start;
        loops.push(Loop { users: value.1, ..made });
    }
    state.place_here();
    state.go(body);
    let end = state.region(region_of(&op)?, "omp.loop_nest.region")?.next;
    let after = loops.first().ok_or(Failure)?.after;
    let count = op.attr_named("collapse_num_loops").and_then(|attr| attr.as_u64(op.ctx()));
    let count = count.and_then(|count| usize::try_from(count).ok()).unwrap_or(1);
    let end = loops.get(count).map_or(end, |inner| inner.after);
    let whole = state.collapse(loops.get(..count).unwrap_or(&loops), end)?;
    state.omp().last_loop = Some(whole);
    state.builder.switch_to(after);
    Ok(())
}

impl FunctionState<'_> {
    /// Makes a loop at a point, its number of iterations at another; what stood behind the point
    /// comes after the loop.
    fn counted_loop(&mut self, bounds: Bounds, compute: Point, at: Point) -> Loop {
        let same = compute == at;
        self.builder.set_point(compute);
        let count = self.trip_count(bounds);
        let count = self.name(count, "omp_loop.tripcount");
        let at = if same { self.here() } else { at };
        let made = self.skeleton(count, at.block, None, "loop");
        self.builder.split(at, made.after);
        self.at(Point::end(at.block), |state| state.builder.br(made.preheader));
        made
    }

    /// The number of iterations.
    fn trip_count(&mut self, bounds: Bounds) -> Value {
        use IntPredicate::{Sle, Slt, Ule};
        let Bounds { lower, upper, step, inclusive } = bounds;
        let none = Flags::NONE;
        let ty = self.builder.type_of(step);
        let [zero, one] = [0, 1].map(|number| self.llvm().int(ty, number).into());
        let down = self.icmp(Slt, step, zero);
        let negated = self.binary(Opcode::Sub, none, zero, step);
        let step = self.select(none, down, negated, step);
        let first = self.select(none, down, upper, lower);
        let last = self.select(none, down, lower, upper);
        let span = self.binary(Opcode::Sub, Flags::NSW, last, first);
        let empty = self.icmp(if inclusive { Slt } else { Sle }, last, first);
        let count = if inclusive {
            let count = self.binary(Opcode::UDiv, none, span, step);
            self.binary(Opcode::Add, none, count, one)
        } else {
            let less = self.binary(Opcode::Sub, none, span, one);
            let count = self.binary(Opcode::UDiv, none, less, step);
            let count = self.binary(Opcode::Add, none, count, one);
            let single = self.icmp(Ule, span, step);
            self.select(none, single, one, count)
        };
        self.select(none, empty, zero, count)
    }

    /// What a loop's variable is in an iteration, and what was made of the number for it.
    fn index(&mut self, made: &Loop, bounds: Bounds) -> (Value, Vec<Inst>) {
        let product = self.binary(Opcode::Mul, Flags::NONE, made.counter, bounds.step);
        let value = self.binary(Opcode::Add, Flags::NONE, product, bounds.lower);
        (value, Vec::from_iter(self.builder.defining_inst(product)))
    }

    /// The blocks of a loop: the first after a block, the last before another one.
    pub(super) fn skeleton(
        &mut self,
        count: Value,
        after: Block,
        before: Option<Block>,
        name: &str,
    ) -> Loop {
        let mut last = after;
        let mut next = |state: &mut Self, part: &str| {
            last = state.block_after(&format!("omp_{name}.{part}"), Some(last));
            last
        };
        let [preheader, header, cond, body] =
            ["preheader", "header", "cond", "body"].map(|part| next(self, part));
        if let Some(before) = before {
            last = self.omp().order.previous(before).unwrap_or(body);
        }
        let mut next = |state: &mut Self, part: &str| {
            last = state.block_after(&format!("omp_{name}.{part}"), Some(last));
            last
        };
        let [latch, exit, after] = ["inc", "exit", "after"].map(|part| next(self, part));
        let here = self.here();
        self.builder.switch_to(preheader);
        self.builder.br(header);
        self.builder.switch_to(header);
        let ty = self.builder.type_of(count);
        let counter = self.builder.phi(ty, Flags::NONE);
        self.name(counter, &format!("omp_{name}.iv"));
        self.builder.br(cond);
        self.builder.switch_to(cond);
        let compared = self.builder.icmp(IntPredicate::Ult, Flags::NONE, counter, count);
        self.name(compared, &format!("omp_{name}.cmp"));
        let end = self.builder.cond_br(compared, body, exit);
        self.builder.switch_to(body);
        self.builder.br(latch);
        self.count_on(counter, [preheader, header, latch], ty, name);
        self.builder.switch_to(exit);
        self.builder.br(after);
        self.builder.set_point(here);
        let compare = self.builder.defining_inst(compared).unwrap_or(end);
        let users = Vec::new();
        Loop { preheader, header, cond, body, latch, exit, after, counter, compare, count, users }
    }

    /// Adds one to the number of the iteration and goes on.
    fn count_on(&mut self, counter: Value, blocks: [Block; 3], ty: Type, name: &str) {
        let [preheader, header, latch] = blocks;
        let [zero, one] = [0, 1].map(|number| self.llvm().int(ty, number).into());
        self.builder.switch_to(latch);
        let next = self.builder.binary(Opcode::Add, Flags::NUW, counter, one);
        self.name(next, &format!("omp_{name}.next"));
        self.builder.br(header);
        self.builder.add_incoming(counter, zero, preheader);
        self.builder.add_incoming(counter, next, latch);
    }

    /// Makes one loop of loops within one another.
    fn collapse(&mut self, loops: &[Loop], end: Block) -> Result<Loop, Failure> {
        let outer = loops.first().ok_or(Failure)?;
        if loops.len() == 1 {
            return Ok(outer.clone());
        }
        self.place_here();
        let before = self.builder.before_end(outer.preheader);
        let count = self.at(before, |state| {
            let counts = loops.iter().map(|own| own.count);
            let product = |all, own| state.binary(Opcode::Mul, Flags::NUW, all, own);
            counts.reduce(product)
        });
        let count = count.ok_or(Failure)?;
        let mut whole = self.skeleton(count, outer.preheader, Some(outer.after), "collapsed");
        let start = self.builder.before_end(whole.body);
        let (indices, users) = self.at(start, |state| state.parts(whole.counter, loops));
        whole.users = users;
        self.thread_through(loops, &whole, end);
        self.redirect(outer.preheader, whole.preheader);
        self.redirect(whole.after, outer.after);
        for (own, &index) in loops.iter().zip(&indices) {
            self.use_instead(own, index);
            if index == whole.counter {
                whole.users.extend(&own.users);
            }
        }
        for own in loops {
            for block in [own.header, own.cond, own.latch, own.exit] {
                self.drop_block(block);
            }
        }
        Ok(whole)
    }

    /// Makes what used the number of a loop's iteration use another value.
    pub(super) fn use_instead(&mut self, own: &Loop, value: Value) {
        for &user in &own.users {
            self.builder.replace_in(user, |used| (used == own.counter).then_some(value));
        }
    }

    /// The numbers of the loops' iterations by that of all, and what uses the latter.
    fn parts(&mut self, counter: Value, loops: &[Loop]) -> (Vec<Value>, Vec<Inst>) {
        let mut left = counter;
        let (mut parts, mut users) = (Vec::new(), Vec::new());
        for own in loops.iter().skip(1).rev() {
            let made = [Opcode::URem, Opcode::UDiv];
            let made = made.map(|op| self.binary(op, Flags::NONE, left, own.count));
            if left == counter {
                users.extend(made.iter().filter_map(|&value| self.builder.defining_inst(value)));
            }
            parts.push(made[0]);
            left = made[1];
        }
        parts.push(left);
        parts.reverse();
        (parts, users)
    }

    /// Makes control go through the bodies of loops, what stands before and after inner loops
    /// included, and no more through what counts; `end` is where the innermost body ends.
    fn thread_through(&mut self, loops: &[Loop], whole: &Loop, end: Block) {
        let mut from = whole.body;
        for (at, own) in loops.iter().enumerate() {
            self.redirect(from, own.body);
            from = loops.get(at + 1).map_or(end, |inner| inner.preheader);
        }
        let mut from = end;
        for own in loops.iter().skip(1).rev() {
            self.redirect(from, own.after);
            from = own.after;
        }
        self.redirect(from, whole.latch);
    }
}
