//! What shows whether anything changed in an op.

use crate::attr::Attribute;
use crate::body::{Block, Body, Op, Region, Value};
use crate::location::Location;
use crate::ty::Type;
use crate::view::{OpRef, Scope};
use crate::walk::{Event, Events};

/// What ends a block, or an op with regions; nothing else is as large.
const END: u32 = u32::MAX;

/// Numbers that are the same of an op at two times if all that it prints in generic form with
/// locations is the same, and are not otherwise.
pub fn fingerprint(op: OpRef<'_>) -> Vec<u32> {
    let mut print = Fingerprint { words: Vec::new() };
    let outer = Numbers::default();
    print.op(op.scope, &outer, op.op);
    let inner = op.inner();
    let mut open = vec![Level::new(inner, op.body().regions(op.op))];
    while let Some(level) = open.last_mut() {
        let Some(event) = level.events.next() else {
            print.words.push(END);
            open.pop();
            continue;
        };
        let Level { scope, numbers, .. } = level;
        let scope = *scope;
        match event {
            Event::Block(block) => print.block(scope, block),
            Event::Leaf(op) | Event::Enter(op) => print.op(scope, numbers, op),
            Event::Leave(_) | Event::EndBlock(_) => print.words.push(END),
        }
        if let Event::Leaf(op) = event
            && let Some(own) = scope.body.nested(op)
        {
            open.push(Level::new(Scope::new(scope.ctx, own), own.roots()));
        }
    }
    print.words
}

/// A body that is being gone through.
struct Level<'a> {
    scope: Scope<'a>,
    numbers: Numbers,
    events: Events<'a>,
}

impl<'a> Level<'a> {
    fn new(scope: Scope<'a>, regions: &'a [Region]) -> Self {
        let numbers = Numbers::of(scope.body, regions);
        Self { scope, numbers, events: Events::new(scope.body, regions) }
    }
}

/// The numbers of values and blocks in the order in which they come, from one on.
#[derive(Default)]
struct Numbers {
    values: Vec<u32>,
    blocks: Vec<u32>,
}

impl Numbers {
    fn of(body: &Body, regions: &[Region]) -> Self {
        let mut numbers =
            Numbers { values: vec![0; body.num_values()], blocks: vec![0; body.num_blocks()] };
        let (mut values, mut blocks) = (1.., 1..);
        let mut number = |value: Value| {
            let place = numbers.values.get_mut(value.as_u32() as usize).zip(values.next());
            place.into_iter().for_each(|(place, number)| *place = number);
        };
        for event in Events::new(body, regions) {
            match event {
                Event::Block(block) => {
                    let place = numbers.blocks.get_mut(block.as_u32() as usize).zip(blocks.next());
                    place.into_iter().for_each(|(place, number)| *place = number);
                    body.args(block).iter().for_each(|&arg| number(arg));
                }
                Event::Leaf(op) | Event::Enter(op) => body.results(op).for_each(&mut number),
                Event::Leave(_) | Event::EndBlock(_) => {}
            }
        }
        numbers
    }

    /// The number of a value; that of one around all that is looked at is its own.
    fn value(&self, value: Value) -> u32 {
        let known = self.values.get(value.as_u32() as usize).filter(|&&number| number != 0);
        known.copied().unwrap_or(END - 1 - value.as_u32())
    }

    fn block(&self, block: Block) -> u32 {
        self.blocks.get(block.as_u32() as usize).copied().unwrap_or(0)
    }
}

struct Fingerprint {
    words: Vec<u32>,
}

impl Fingerprint {
    /// All of an op but for what is in its regions.
    fn op(&mut self, scope: Scope<'_>, numbers: &Numbers, op: Op) {
        let (body, view) = (scope.body, scope.op(op));
        let data = body.op(op);
        self.words.extend([data.name.as_u32(), body.discardable(op).as_u32()]);
        self.location(scope, view.location());
        let slots = view.def().map_or(1, |def| def.attrs.len());
        let props = (0..slots).map(|slot| view.prop(slot));
        self.words.extend(props.map(|prop| prop.map_or(END, Attribute::as_u32)));
        let counts = [view.results().len(), view.operands().len(), view.successors().len()];
        self.words.extend(counts.map(|count| count as u32));
        self.words.extend(view.result_types().map(Type::as_u32));
        self.words.extend(view.operands().map(|value| numbers.value(value)));
        self.words.extend(view.successors().map(|block| numbers.block(block)));
        let inner = body.body_of(op);
        let regions = body.regions(op).iter();
        self.words.extend(regions.map(|&region| inner.region_blocks(region).count() as u32));
    }

    fn block(&mut self, scope: Scope<'_>, block: Block) {
        let args = scope.body.args(block);
        self.words.push(args.len() as u32);
        for &arg in args {
            self.words.push(scope.body.ty(arg).as_u32());
            self.location(scope, scope.body.value_location(arg));
        }
    }

    /// A place in a source file is one number; all else may have been made twice.
    fn location(&mut self, scope: Scope<'_>, location: Location) {
        match location.as_pos() {
            Some(pos) => self.words.extend([0, pos.0]),
            None => self.words.extend([1, location.to_attr(scope.ctx).as_u32()]),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use couloir_diag::Collector;

    use super::fingerprint;
    use crate::body::{Body, Op, OpSpec, Value};
    use crate::context::{Context, ContextOptions};
    use crate::location::Location;
    use crate::ty::Type;
    use crate::view::Scope;

    struct Module {
        ctx: Context,
        body: Body,
        op: Op,
        block: crate::body::Block,
    }

    impl Module {
        fn new() -> Self {
            let options =
                ContextOptions { allow_unregistered_dialects: true, ..ContextOptions::default() };
            let ctx = Context::new(options, Arc::new(Collector::default()));
            let mut body = Body::new();
            let root = body.create_root();
            let top = body.append_new_block(root);
            let region = body.create_region();
            let block = body.append_new_block(region);
            body.add_arg(block, Type::I32, Location::UNKNOWN);
            body.add_arg(block, Type::I32, Location::UNKNOWN);
            let name = ctx.op_name(ctx.intern("a.around"));
            let regions = &[region];
            let op = body.create_op(OpSpec { regions, ..OpSpec::new(name, Location::UNKNOWN) });
            body.append_op(top, op);
            Self { ctx, body, op, block }
        }

        fn add(&mut self, operands: &[Value]) -> Op {
            let name = self.ctx.op_name(self.ctx.intern("a.b"));
            let spec = OpSpec::new(name, Location::UNKNOWN);
            let op = self.body.create_op(OpSpec { operands, results: &[Type::I32], ..spec });
            self.body.append_op(self.block, op);
            op
        }

        fn print(&self) -> Vec<u32> {
            fingerprint(Scope::new(&self.ctx, &self.body).op(self.op))
        }
    }

    #[test]
    fn what_prints_the_same_has_the_same() {
        let mut module = Module::new();
        let args = module.body.args(module.block).to_vec();
        let empty = module.print();
        let first = module.add(&args);
        let before = module.print();
        assert_ne!(before, empty);
        // An op made anew is another one, but prints the same.
        module.body.erase_op(first);
        assert_eq!(module.print(), empty);
        let second = module.add(&args);
        assert_eq!(module.print(), before);
        module.body.erase_op(second);
        module.add(&[args[1], args[0]]);
        assert_ne!(module.print(), before, "operands are in another order");
    }
}
