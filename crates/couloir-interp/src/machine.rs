//! The machine: frames, the values in them, and the loop that runs ops one after another.
//!
//! Invariants: each region that is being run has a frame, each call a list of values besides; so
//! neither nesting nor calls make the interpreter itself recurse. An op with regions is told when
//! one ends (`Entry::resume`) and says what comes next; what it has to remember is its frame's
//! `state`.

use couloir_ir::op::OpName;
use couloir_ir::text::Str;
use couloir_ir::{Block, Context, Op, OpRef, RegionRef, Scope, Type};
use rustc_hash::FxHashMap;

use crate::codec;
use crate::layout;
use crate::memory::{Bytes, Kind, Label, Memory};
use crate::observe::{Event, Leaf};
use crate::ops;
use crate::program::{Program, entry};
use crate::stop::Stop;
use crate::value::{Pointer, Value};

/// What a run may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    /// Ops.
    pub steps: u64,
    /// Bytes of memory.
    pub memory: usize,
    /// Calls and regions in one another.
    pub depth: usize,
}

/// What an op leads to.
pub(crate) enum Flow<'a> {
    /// The next op, with these results.
    Results(Vec<Value>),
    /// A region, with these arguments of its first block and what the op has to remember.
    Enter(RegionRef<'a>, Vec<Value>, Vec<Value>),
    /// A block beside, with its arguments.
    Jump(Block, Vec<Value>),
    /// The end of the region, with values for the op around.
    Yield(Vec<Value>),
    /// The end of the function.
    Return(Vec<Value>),
    /// A function, with its arguments.
    Call(OpRef<'a>, Vec<Value>),
    /// The initializer of a global, which fills this memory; then the op runs again.
    Fill(OpRef<'a>, Pointer),
}

/// The result of looking at an op.
pub(crate) type Step<'a> = Result<Flow<'a>, Stop>;

/// Runs an op.
pub(crate) type Run = for<'m, 'a> fn(&'m mut Machine<'a>, OpRef<'a>) -> Step<'a>;

/// What an op with regions does when one ends.
pub(crate) type Resume = for<'m, 'a> fn(&'m mut Machine<'a>, OpRef<'a>, Ended<'a>) -> Step<'a>;

/// The end of a region.
pub(crate) struct Ended<'a> {
    /// What its op remembered.
    pub(crate) state: Vec<Value>,
    /// What it gave.
    pub(crate) values: Vec<Value>,
    /// The op that ended it.
    pub(crate) by: Option<OpRef<'a>>,
}

/// How an op is run: a row of the table.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) run: Run,
    pub(crate) resume: Option<Resume>,
}

/// What a frame is there for.
#[derive(Clone, Copy)]
enum Purpose<'a> {
    /// The function that was asked for.
    Outermost,
    /// A call by this op.
    Call(OpRef<'a>),
    /// A region of this op.
    Region(OpRef<'a>),
    /// The initializer of a global of this type, for this memory.
    Fill(Type, Pointer),
}

struct Frame<'a> {
    purpose: Purpose<'a>,
    scope: Scope<'a>,
    next: Option<Op>,
    state: Vec<Value>,
    /// What is allocated on the stack until the frame ends.
    stack: Vec<u32>,
}

/// A run of a function.
pub(crate) struct Machine<'a> {
    pub(crate) program: &'a Program<'a>,
    pub(crate) memory: Memory,
    frames: Vec<Frame<'a>>,
    /// The values of each call, by number.
    values: Vec<Vec<Option<Value>>>,
    limits: Limits,
    /// What others can see while it runs.
    pub(crate) events: Vec<Event>,
    /// How often each function outside was called.
    pub(crate) calls: FxHashMap<Str, u64>,
    pub(crate) globals: FxHashMap<Str, Pointer>,
    /// What the results are worth.
    pub(crate) worth: Worth,
    entries: FxHashMap<OpName, Option<Entry>>,
}

/// What about a run keeps its results from being compared to the bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Worth {
    /// Floats were rounded in ways that are not said.
    pub(crate) inexact: bool,
    /// Numbers were added or multiplied in an order that is not said.
    pub(crate) reordered: bool,
    /// The sign of a zero was not said.
    pub(crate) any_zero: bool,
    /// Some value was chosen where any would do, or an address was looked at.
    pub(crate) arbitrary: bool,
}

impl<'a> Machine<'a> {
    /// A machine for a program.
    pub(crate) fn new(program: &'a Program<'a>, limits: Limits) -> Self {
        Machine {
            program,
            memory: Memory::new(limits.memory),
            frames: Vec::new(),
            values: Vec::new(),
            limits,
            events: Vec::new(),
            calls: FxHashMap::default(),
            globals: FxHashMap::default(),
            worth: Worth::default(),
            entries: FxHashMap::default(),
        }
    }

    /// The context.
    pub(crate) fn ctx(&self) -> &'a Context {
        self.program.ctx()
    }

    /// Runs a function.
    pub(crate) fn run(
        &mut self,
        function: OpRef<'a>,
        args: Vec<Value>,
    ) -> Result<Vec<Value>, Stop> {
        self.call(Purpose::Outermost, function, args)?;
        loop {
            let (op, flow) = self.step()?;
            if let Some(results) = self.apply(op, flow)? {
                return Ok(results);
            }
        }
    }

    /// Runs the next op.
    fn step(&mut self) -> Result<(Option<OpRef<'a>>, Flow<'a>), Stop> {
        self.limits.steps = self.limits.steps.checked_sub(1).ok_or(Stop::Limit)?;
        let frame = self.frames.last_mut().ok_or(Stop::Limit)?;
        // A region without a terminator gives nothing.
        let Some(op) = frame.next else { return Ok((None, Flow::Yield(Vec::new()))) };
        frame.next = frame.scope.body.next_op(op);
        let op = frame.scope.op(op);
        let entry = self.entry(op)?;
        Ok((Some(op), (entry.run)(self, op)?))
    }

    fn entry(&mut self, op: OpRef<'a>) -> Result<Entry, Stop> {
        let entries = &mut self.entries;
        let entry = entries.entry(op.data().name).or_insert_with(|| ops::find(op));
        entry.ok_or_else(|| unsupported(op))
    }

    /// Goes where an op leads; the results of the function are returned at its end.
    fn apply(
        &mut self,
        mut op: Option<OpRef<'a>>,
        mut flow: Flow<'a>,
    ) -> Result<Option<Vec<Value>>, Stop> {
        loop {
            match flow {
                Flow::Results(results) => {
                    self.set_results(op, results);
                    return Ok(None);
                }
                Flow::Enter(region, args, state) => {
                    let Some(op) = op else { return Err(Stop::Limit) };
                    self.push(Purpose::Region(op), region.scope, state)?;
                    let entry =
                        region.entry().ok_or_else(|| Stop::unsupported("an empty region"))?;
                    self.jump(entry.block, args);
                    return Ok(None);
                }
                Flow::Jump(block, args) => {
                    self.jump(block, args);
                    return Ok(None);
                }
                Flow::Call(function, args) => {
                    let Some(op) = op else { return Err(Stop::Limit) };
                    self.call(Purpose::Call(op), function, args)?;
                    return Ok(None);
                }
                Flow::Fill(global, pointer) => {
                    self.fill(op, global, pointer)?;
                    return Ok(None);
                }
                Flow::Return(values) => return self.leave(values),
                Flow::Yield(values) => (op, flow) = self.resume(op, values)?,
            }
        }
    }

    /// Ends a region and asks its op what comes next.
    fn resume(
        &mut self,
        by: Option<OpRef<'a>>,
        values: Vec<Value>,
    ) -> Result<(Option<OpRef<'a>>, Flow<'a>), Stop> {
        let Some(frame) = self.pop() else { return Err(Stop::Limit) };
        let Purpose::Region(owner) = frame.purpose else {
            return Err(Stop::unsupported("a function without a terminator"));
        };
        let entry = self.entry(owner)?;
        let resume = entry.resume.ok_or_else(|| unsupported(owner))?;
        let flow = resume(self, owner, Ended { state: frame.state, values, by })?;
        Ok((Some(owner), flow))
    }

    /// Ends the function; what it gives is returned when it is the outermost.
    fn leave(&mut self, values: Vec<Value>) -> Result<Option<Vec<Value>>, Stop> {
        while let Some(frame) = self.pop() {
            match frame.purpose {
                Purpose::Region(_) => continue,
                Purpose::Outermost => {
                    self.values.pop();
                    return Ok(Some(values));
                }
                Purpose::Call(op) => {
                    self.values.pop();
                    self.set_results(Some(op), values);
                }
                Purpose::Fill(ty, pointer) => {
                    self.values.pop();
                    let value = values.into_iter().next().unwrap_or(Value::Poison);
                    self.store(pointer, ty, &value)?;
                }
            }
            return Ok(None);
        }
        Err(Stop::Limit)
    }

    fn push(
        &mut self,
        purpose: Purpose<'a>,
        scope: Scope<'a>,
        state: Vec<Value>,
    ) -> Result<(), Stop> {
        if self.frames.len() >= self.limits.depth {
            return Err(Stop::Limit);
        }
        self.frames.push(Frame { purpose, scope, next: None, state, stack: Vec::new() });
        Ok(())
    }

    fn pop(&mut self) -> Option<Frame<'a>> {
        let frame = self.frames.pop()?;
        // What a region allocates lives on where its op is no scope of allocation.
        let keeps = match frame.purpose {
            Purpose::Region(op) => !op.has(couloir_ir::op::Trait::AutomaticAllocationScope),
            _ => false,
        };
        match self.frames.last_mut().filter(|_| keeps) {
            Some(around) => around.stack.extend(&frame.stack),
            None => frame.stack.iter().for_each(|&alloc| self.memory.end(alloc)),
        }
        Some(frame)
    }

    fn call(
        &mut self,
        purpose: Purpose<'a>,
        function: OpRef<'a>,
        args: Vec<Value>,
    ) -> Result<(), Stop> {
        let entry =
            entry(function).ok_or_else(|| Stop::unsupported("a function without a body"))?;
        if entry.args().len() != args.len() {
            return Err(Stop::undefined("a call with another number of arguments"));
        }
        self.enter_body(purpose, entry.scope)?;
        self.jump(entry.block, args);
        Ok(())
    }

    fn enter_body(&mut self, purpose: Purpose<'a>, scope: Scope<'a>) -> Result<(), Stop> {
        self.push(purpose, scope, Vec::new())?;
        self.limits.steps = self.limits.steps.saturating_sub(scope.body.num_values() as u64 / 16);
        self.values.push(vec![None; scope.body.num_values()]);
        Ok(())
    }

    /// Runs the initializer of a global, then the op again that wants to know its address.
    fn fill(&mut self, op: Option<OpRef<'a>>, global: OpRef<'a>, to: Pointer) -> Result<(), Stop> {
        if let (Some(frame), Some(op)) = (self.frames.last_mut(), op) {
            frame.next = Some(op.op);
        }
        let ctx = self.ctx();
        let ty = global.attr_named("global_type").and_then(|attr| attr.as_type(ctx));
        let entry = entry(global).zip(ty).ok_or_else(|| unsupported(global))?;
        self.enter_body(Purpose::Fill(entry.1, to), entry.0.scope)?;
        self.jump(entry.0.block, Vec::new());
        Ok(())
    }

    fn jump(&mut self, block: Block, args: Vec<Value>) {
        let Some(frame) = self.frames.last_mut() else { return };
        frame.next = frame.scope.body.first_op(block);
        let names = frame.scope.body.args(block);
        for (&name, value) in names.iter().zip(args) {
            self.set(name, value);
        }
    }

    fn set_results(&mut self, op: Option<OpRef<'a>>, results: Vec<Value>) {
        let Some(op) = op else { return };
        for (name, value) in op.results().zip(results) {
            self.set(name, value);
        }
    }

    fn set(&mut self, name: couloir_ir::Value, value: Value) {
        let slot = self.values.last_mut().and_then(|values| values.get_mut(name.as_u32() as usize));
        if let Some(slot) = slot {
            *slot = Some(value);
        }
    }

    /// The value of a name.
    pub(crate) fn get(&self, name: couloir_ir::Value) -> Result<Value, Stop> {
        let value = self.values.last().and_then(|values| values.get(name.as_u32() as usize));
        value
            .and_then(Clone::clone)
            .ok_or_else(|| Stop::unsupported("a value before its definition"))
    }

    /// The value of an operand.
    pub(crate) fn operand(&self, op: OpRef<'a>, at: usize) -> Result<Value, Stop> {
        self.get(op.operand(at).ok_or_else(|| unsupported(op))?)
    }

    /// The values of all operands.
    pub(crate) fn operands(&self, op: OpRef<'a>) -> Result<Vec<Value>, Stop> {
        op.operands().map(|name| self.get(name)).collect()
    }

    /// The values of some operands.
    pub(crate) fn some_operands(
        &self,
        op: OpRef<'a>,
        which: std::ops::Range<usize>,
    ) -> Result<Vec<Value>, Stop> {
        which.map(|at| self.operand(op, at)).collect()
    }

    /// The values of a group of operands.
    pub(crate) fn group(&self, op: OpRef<'a>, group: usize) -> Result<Vec<Value>, Stop> {
        self.some_operands(op, op.operand_group(group))
    }

    /// Numbers of a group of operands.
    pub(crate) fn numbers(&self, op: OpRef<'a>, group: usize) -> Result<Vec<i64>, Stop> {
        self.group(op, group)?.iter().map(Value::number).collect()
    }

    /// Takes steps for work that depends on sizes.
    pub(crate) fn take_steps(&mut self, count: u64) -> Result<(), Stop> {
        self.limits.steps = self.limits.steps.checked_sub(count).ok_or(Stop::Limit)?;
        Ok(())
    }
}

/// Memory.
impl Machine<'_> {
    /// Reads a value of a type.
    pub(crate) fn load(&self, at: Pointer, ty: Type) -> Result<Value, Stop> {
        let size = layout::store_size(self.ctx(), ty)?;
        let bytes = self.memory.read(at, usize::try_from(size).map_err(|_| Stop::Limit)?)?;
        codec::decode(self.ctx(), &self.memory, ty, &bytes)
    }

    /// Writes a value of a type.
    pub(crate) fn store(&mut self, at: Pointer, ty: Type, value: &Value) -> Result<(), Stop> {
        let bytes: Bytes = codec::encode(self.ctx(), ty, value)?;
        self.memory.write(at, &bytes)
    }

    /// Allocates on the stack, until the innermost scope of allocation ends.
    pub(crate) fn allocate_on_stack(&mut self, size: u64, align: u64) -> Result<Pointer, Stop> {
        let pointer = self.memory.allocate(size, align, Kind::Stack, Label::Fresh)?;
        if let Some(frame) = self.frames.last_mut() {
            frame.stack.extend(pointer.alloc);
        }
        Ok(pointer)
    }

    /// The address of a function.
    pub(crate) fn address_of_function(&mut self, name: Str) -> Result<Pointer, Stop> {
        if let Some(&known) = self.globals.get(&name) {
            return Ok(known);
        }
        let pointer = self.memory.allocate(0, 16, Kind::Static, Label::Function(name))?;
        self.globals.insert(name, pointer);
        Ok(pointer)
    }
}

/// What others see.
impl Machine<'_> {
    /// A value as others see it: without addresses.
    pub(crate) fn leaf(&self, value: &Value) -> Leaf {
        match value {
            Value::Int(int) => Leaf::Int(int.clone()),
            Value::Float(float) => Leaf::Float(*float),
            Value::Ptr(pointer) => match self.memory.place(*pointer) {
                Some((Label::Fresh, _)) => Leaf::Place(Label::Fresh, 0),
                Some((label, offset)) => Leaf::Place(label, offset),
                None if pointer.addr == 0 => Leaf::Null,
                None => Leaf::Any,
            },
            Value::Poison => Leaf::Any,
            Value::MemRef(_) | Value::List(_) => Leaf::Any,
        }
    }
}

/// That an op is not known.
pub(crate) fn unsupported(op: OpRef<'_>) -> Stop {
    Stop::unsupported(format!("'{}'", op.name()))
}
