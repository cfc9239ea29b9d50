//! Building function bodies.
//!
//! A [`FunctionBuilder`] needs the context and the function's type only; the finished [`Body`]
//! is attached to a module afterwards, so threads can build bodies of one module at once.

use std::ops::Deref;

use cranelift_entity::EntityList;
use rustc_hash::FxHashSet;

use crate::attributes::AttrList;
use crate::body::{
    Block, Body, CallSite, DebugRecord, Inst, InstData, Likeness, LocalData, MetadataOperand,
    OperandBundle, Request, Value, Wanted, Word,
};
use crate::context::{Context, Str, Symbol};
use crate::edit::Point;
use crate::metadata::Metadata;
use crate::module::{CallConv, Function, GlobalVariable};
use crate::opcode::{Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp, TailKind};
use crate::types::{Type, TypeData};

/// What a call is made of besides its arguments; see [`FunctionBuilder::call_with`].
#[derive(Clone, Debug)]
pub struct CallSpec<'a> {
    /// Type of the function called.
    pub function_type: Type,
    /// The function, a pointer to one, or inline assembly.
    pub callee: Value,
    /// Calling convention.
    pub conv: CallConv,
    /// Attributes of the call, its result and its arguments.
    pub attributes: AttrList,
    /// Operand bundles.
    pub bundles: &'a [OperandBundle],
    /// Tail-call marker; for `call` only.
    pub tail: TailKind,
    /// Fast-math flags.
    pub flags: Flags,
}

impl CallSpec<'_> {
    /// A plain call in the C calling convention.
    pub fn new(function_type: Type, callee: Value) -> Self {
        Self {
            function_type,
            callee,
            conv: CallConv::C,
            attributes: AttrList::EMPTY,
            bundles: &[],
            tail: TailKind::None,
            flags: Flags::NONE,
        }
    }
}

/// How memory is accessed: alignment, volatility, ordering and scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access<'a> {
    /// Alignment in bytes, a power of two; 0 for none.
    pub align: u64,
    /// `volatile`
    pub volatile: bool,
    /// Ordering of an atomic access.
    pub ordering: Ordering,
    /// Synchronization scope; empty for the whole system.
    pub scope: &'a str,
}

impl Access<'_> {
    /// A plain access of this alignment.
    pub fn aligned(align: u64) -> Self {
        Self { align, volatile: false, ordering: Ordering::NotAtomic, scope: "" }
    }
}

/// Builds the body of one function.
///
/// ```
/// use couloir_llvmir::*;
///
/// let mut module = Module::new("example");
/// let ctx = module.context().clone();
/// let ty = ctx.function_type(Type::I32, &[Type::I32], false);
/// let twice = module.add_function(Function::new(ctx.symbol("twice"), ty));
///
/// let mut b = FunctionBuilder::new(&ctx, ty);
/// let entry = b.block();
/// b.switch_to(entry);
/// let x = b.arg(0);
/// let sum = b.binary(Opcode::Add, Flags::NSW, x, x);
/// b.ret(Some(sum));
/// module.attach_body(twice, b.finish());
///
/// let text = String::from_utf8(write_module(&module)).unwrap();
/// assert!(text.ends_with("define i32 @twice(i32 %0) {\n  %2 = add nsw i32 %0, %0\n  ret i32 %2\n}\n"));
/// ```
#[derive(Debug)]
pub struct FunctionBuilder<'c> {
    ctx: &'c Context,
    body: Body,
    block: Option<Block>,
    /// The instruction of the block that others go before.
    before: Option<Inst>,
    location: Option<Metadata>,
    /// The words of the instruction that is made.
    words: Vec<Word>,
    requested: FxHashSet<Symbol>,
    /// The address space of functions.
    function_space: u32,
}

/// Room for a body to be made in; it holds none.
#[derive(Default)]
pub struct Room(Body, Vec<Word>);

impl Deref for FunctionBuilder<'_> {
    type Target = Body;
    fn deref(&self) -> &Body {
        &self.body
    }
}

impl<'c> FunctionBuilder<'c> {
    /// A builder for a function of this type: its arguments exist, its blocks do not.
    pub fn new(ctx: &'c Context, function_type: Type) -> Self {
        Self::in_room(ctx, function_type, Room::default())
    }

    /// The same, in room that other bodies were made in.
    pub fn in_room(ctx: &'c Context, function_type: Type, Room(mut body, words): Room) -> Self {
        if let Some((_, params, _)) = ctx.function_parts(function_type) {
            for &ty in params {
                body.locals.push(LocalData { ty, inst: None.into() });
            }
            body.args = params.len() as u32;
        }
        Self {
            ctx,
            body,
            block: None,
            before: None,
            location: None,
            words,
            requested: FxHashSet::default(),
            function_space: 0,
        }
    }

    /// Makes room for about this many instructions.
    pub fn reserve(&mut self, count: usize) {
        self.body.insts.reserve(count);
        self.body.locals.reserve(count);
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        self.ctx
    }

    /// The finished body.
    pub fn finish(self) -> Body {
        self.body
    }

    /// What is taken of it, and the room that it was made in.
    pub fn finish_by(mut self, take: impl FnOnce(&mut Body) -> Body) -> (Body, Room) {
        (take(&mut self.body), Room(self.body, self.words))
    }

    /// The argument at a place below the number of parameters.
    pub fn arg(&self, index: u32) -> Value {
        Value(index)
    }

    /// The type of a value.
    pub fn type_of(&self, value: Value) -> Type {
        self.body.value_type(self.ctx, value)
    }

    /// A new block, printed after those made before it. The first is the entry.
    pub fn block(&mut self) -> Block {
        let block = self.body.blocks.push(EntityList::new());
        self.body.layout.push(block);
        block
    }

    /// Makes `block` the one that instructions are appended to.
    pub fn switch_to(&mut self, block: Block) {
        self.block = Some(block);
        self.before = None;
    }

    /// Makes a point the one where instructions go.
    pub fn set_point(&mut self, point: Point) {
        self.block = Some(point.block);
        self.before = point.before;
    }

    /// The point where instructions go.
    pub fn point(&self) -> Option<Point> {
        Some(Point { block: self.block?, before: self.before })
    }

    pub(crate) fn body_mut(&mut self) -> &mut Body {
        &mut self.body
    }

    /// The block instructions are appended to.
    pub fn current_block(&self) -> Option<Block> {
        self.block
    }

    /// Gives a value a name (empty: none). Names must differ within a function.
    pub fn name_value(&mut self, value: Value, name: &str) {
        if let Some(local) = value.as_local() {
            self.body.local_names[local] = self.ctx.str(name).into();
        }
    }

    /// Gives a block a name (empty: none). Names must differ within a function.
    pub fn name_block(&mut self, block: Block, name: &str) {
        self.body.block_names[block] = self.ctx.str(name).into();
    }

    /// The debug location of instructions appended from now on.
    pub fn set_location(&mut self, location: Option<Metadata>) {
        self.location = location;
    }

    /// That location.
    pub fn location(&self) -> Option<Metadata> {
        self.location
    }

    /// Metadata as an operand of a call.
    pub fn metadata_value(&mut self, operand: MetadataOperand) -> Value {
        let number = self.body.metadata.len() as u32;
        self.body.metadata.push(operand);
        Value::metadata(number)
    }

    /// Attaches metadata of a kind (`tbaa`, `range`, ...) to an instruction. `dbg` sets its debug
    /// location; of two of one kind the last stays.
    pub fn attach(&mut self, inst: Inst, kind: &str, node: Metadata) {
        if kind == "dbg" {
            self.body.debug_locs[inst] = node.into();
            return;
        }
        let kind = self.ctx.str(kind);
        let list = self.body.attachments.entry(inst).or_default();
        list.retain(|(own, _)| *own != kind);
        list.push((kind, node));
        self.body.insts[inst].flags |= Flags::ATTACHMENTS;
    }

    /// Puts a debug record before an instruction.
    pub fn record_before(&mut self, inst: Inst, record: DebugRecord) {
        self.body.records.entry(inst).or_default().push(record);
        self.body.insts[inst].flags |= Flags::RECORDS;
    }

    /// Puts a debug record where instructions go, before what is put there next.
    pub fn record(&mut self, record: DebugRecord) {
        if let Some(before) = self.before {
            self.record_before(before, record);
        } else if let Some(block) = self.block {
            self.body.trailing.entry(block).or_default().push(record);
        }
    }

    /// Says in which address space functions are that are asked for; it is 0 otherwise.
    pub fn set_function_space(&mut self, space: u32) {
        self.function_space = space;
    }

    /// Asks for the declaration of a function in the module this body is attached to, and
    /// returns its address.
    pub fn declare(&mut self, symbol: Symbol, ty: Type, attributes: AttrList) -> Value {
        if self.requested.insert(symbol) {
            self.body.requests.push(Request {
                symbol,
                ty,
                attributes,
                wanted: Wanted::Declaration,
            });
        }
        self.ctx.global_in(symbol, self.function_space).into()
    }

    /// Asks for a private constant of this name that holds text, unless there is one, and returns
    /// its address.
    pub fn text(&mut self, symbol: Symbol, bytes: &[u8]) -> Value {
        if self.requested.insert(symbol) {
            let (text, attributes) = (self.ctx.string(bytes), AttrList::EMPTY);
            let ty = self.ctx.constant_type(text);
            self.body.requests.push(Request { symbol, ty, attributes, wanted: Wanted::Text(text) });
        }
        self.ctx.global_in(symbol, 0).into()
    }

    /// Asks for a variable, unless the module has the symbol, and returns its address.
    pub fn global(&mut self, global: GlobalVariable) -> Value {
        let (symbol, space) = (global.common.symbol, global.common.addrspace);
        if self.requested.insert(symbol) {
            let (ty, attributes) = (global.ty, AttrList::EMPTY);
            let wanted = Wanted::Global(Box::new(global));
            self.body.requests.push(Request { symbol, ty, attributes, wanted });
        }
        self.ctx.global_in(symbol, space).into()
    }

    /// Asks for a function as it is, unless the module has the symbol, and returns its address. A
    /// symbol without a name gets one that starts with `name` and that nothing else has.
    pub fn function(&mut self, function: Function, name: Option<Str>) -> Value {
        let (symbol, ty) = (function.common.symbol, function.ty);
        if self.requested.insert(symbol) {
            let attributes = function.attributes;
            let wanted = Wanted::Function(Box::new(function), name);
            self.body.requests.push(Request { symbol, ty, attributes, wanted });
        }
        self.ctx.global_in(symbol, self.function_space).into()
    }

    /// Takes what was asked for so far; it may be asked for again.
    pub fn take_requests(&mut self) -> Vec<Request> {
        self.requested.clear();
        std::mem::take(&mut self.body.requests)
    }

    /// Takes what was asked for so far, and asks for something else instead.
    pub fn replace_requests(&mut self, requests: Vec<Request>) -> Vec<Request> {
        let taken = self.take_requests();
        self.add_requests(requests);
        taken
    }

    /// Asks for what another body asked for.
    pub fn add_requests(&mut self, requests: Vec<Request>) {
        for request in requests {
            if self.requested.insert(request.symbol) {
                self.body.requests.push(request);
            }
        }
    }

    /// Gives a value a name, or takes it away. Names must differ within a function.
    pub fn set_value_name(&mut self, value: Value, name: Option<Str>) {
        if let Some(local) = value.as_local() {
            self.body.local_names[local] = name.map(Into::into).unwrap_or_default();
        }
    }

    /// Gives a block a name, or takes it away. Names must differ within a function.
    pub fn set_block_name(&mut self, block: Block, name: Option<Str>) {
        self.body.block_names[block] = name.map(Into::into).unwrap_or_default();
    }

    /// Adds flags to an instruction.
    pub fn add_flags(&mut self, inst: Inst, flags: Flags) {
        self.body.insts[inst].flags |= flags;
    }

    /// Appends an instruction to the current block, with a value for its result unless its type
    /// is `void`.
    fn push(&mut self, mut data: InstData, words: impl IntoIterator<Item = Word>) -> Inst {
        self.words.clear();
        self.words.extend(words);
        data.args = EntityList::from_slice(&self.words, &mut self.body.words);
        let has_result = data.ty != Type::VOID;
        let ty = data.ty;
        let inst = self.body.insts.push(data);
        if has_result {
            let local = self.body.locals.push(LocalData { ty, inst: inst.into() });
            self.body.insts[inst].result = local.into();
        }
        self.place(inst);
        inst
    }

    /// Appends a kept instruction to the current block.
    pub(crate) fn append_kept(
        &mut self,
        sketch: &crate::kept::Sketch,
        args: &[Value],
    ) -> Option<Inst> {
        let block = self.block?;
        let inst = sketch.append(&mut self.body, block, args, &[]);
        self.settle(block, inst);
        Some(inst)
    }

    fn place(&mut self, inst: Inst) {
        let Some(block) = self.block else { return };
        match self.before {
            None => {
                self.body.append_to(block, inst);
                self.settle(block, inst);
            }
            before => {
                self.body.put_in(inst, Point { block, before });
                if let Some(location) = self.location {
                    self.body.debug_locs[inst] = location.into();
                }
            }
        }
    }

    /// Gives an instruction at the end of a block the location, and the records before it.
    fn settle(&mut self, block: Block, inst: Inst) {
        if let Some(location) = self.location {
            self.body.debug_locs[inst] = location.into();
        }
        self.body.settle_records(block, inst);
    }

    fn result_of(&self, inst: Inst) -> Value {
        // Only instructions of a type other than `void` come here; should the caller have asked
        // for `void`, poison keeps the body well-formed for the verifier to report.
        let poison = || self.ctx.poison(Type::VOID).into();
        self.body.insts[inst].result().unwrap_or_else(poison)
    }

    fn value(&mut self, data: InstData, words: impl IntoIterator<Item = Word>) -> Value {
        let inst = self.push(data, words);
        self.result_of(inst)
    }

    /// A binary operation.
    pub fn binary(&mut self, opcode: Opcode, flags: Flags, lhs: Value, rhs: Value) -> Value {
        let ty = self.type_of(lhs);
        self.value(InstData { flags, ..InstData::new(opcode, ty) }, [lhs.into(), rhs.into()])
    }

    /// `fneg` or `freeze`.
    pub fn unary(&mut self, opcode: Opcode, flags: Flags, operand: Value) -> Value {
        let ty = self.type_of(operand);
        self.value(InstData { flags, ..InstData::new(opcode, ty) }, [operand.into()])
    }

    /// A cast.
    pub fn cast(&mut self, opcode: Opcode, flags: Flags, operand: Value, ty: Type) -> Value {
        self.value(InstData { flags, ..InstData::new(opcode, ty) }, [operand.into()])
    }

    fn compare(&mut self, opcode: Opcode, flags: Flags, sub: u8, args: [Value; 2]) -> Value {
        let ty = self.ctx.shaped_like(self.type_of(args[0]), Type::I1);
        self.value(InstData { sub, flags, ..InstData::new(opcode, ty) }, args.map(Word::from))
    }

    /// `icmp`
    pub fn icmp(&mut self, pred: IntPredicate, flags: Flags, lhs: Value, rhs: Value) -> Value {
        self.compare(Opcode::ICmp, flags, pred as u8, [lhs, rhs])
    }

    /// `fcmp`
    pub fn fcmp(&mut self, pred: FloatPredicate, flags: Flags, lhs: Value, rhs: Value) -> Value {
        self.compare(Opcode::FCmp, flags, pred as u8, [lhs, rhs])
    }

    /// `select`
    pub fn select(&mut self, flags: Flags, cond: Value, yes: Value, no: Value) -> Value {
        let ty = self.type_of(yes);
        let data = InstData { flags, ..InstData::new(Opcode::Select, ty) };
        self.value(data, [cond.into(), yes.into(), no.into()])
    }

    /// `alloca` of `count` elements (an `i32` 1 prints as nothing), in an address space.
    pub fn alloca(&mut self, ty: Type, count: Value, align: u64, addrspace: u32) -> Value {
        let data = InstData {
            aux: ty.0,
            align: packed_align(align),
            ..InstData::new(Opcode::Alloca, self.ctx.ptr_type(addrspace))
        };
        self.value(data, [count.into()])
    }

    fn access(opcode: Opcode, ty: Type, access: Access) -> InstData {
        let mut flags = if access.volatile { Flags::VOLATILE } else { Flags::NONE };
        if !access.scope.is_empty() {
            flags |= Flags::SYNC_SCOPE;
        }
        let (align, orderings) = (packed_align(access.align), access.ordering as u8);
        InstData { align, orderings, flags, ..InstData::new(opcode, ty) }
    }

    fn push_access(&mut self, data: InstData, access: Access, args: &[Value]) -> Inst {
        let scope = (!access.scope.is_empty()).then(|| Word(self.ctx.str(access.scope).0));
        self.push(data, args.iter().copied().map(Word::from).chain(scope))
    }

    /// `load`
    pub fn load(&mut self, ty: Type, pointer: Value, access: Access) -> Value {
        let data = Self::access(Opcode::Load, ty, access);
        let inst = self.push_access(data, access, &[pointer]);
        self.result_of(inst)
    }

    /// `store`
    pub fn store(&mut self, value: Value, pointer: Value, access: Access) -> Inst {
        let data = Self::access(Opcode::Store, Type::VOID, access);
        self.push_access(data, access, &[value, pointer])
    }

    /// `fence`; `access` gives ordering and scope.
    pub fn fence(&mut self, access: Access) -> Inst {
        let data = Self::access(Opcode::Fence, Type::VOID, access);
        self.push_access(data, access, &[])
    }

    /// `atomicrmw`
    pub fn atomic_rmw(&mut self, op: RmwOp, pointer: Value, value: Value, access: Access) -> Value {
        let data = Self::access(Opcode::AtomicRmw, self.type_of(value), access);
        let data = InstData { sub: op as u8, ..data };
        let inst = self.push_access(data, access, &[pointer, value]);
        self.result_of(inst)
    }

    /// `cmpxchg`; `access` gives the ordering of success. `args`: pointer, expected, new value.
    pub fn cmpxchg(
        &mut self,
        args: [Value; 3],
        access: Access,
        failure: Ordering,
        weak: bool,
    ) -> Value {
        let ty = self.ctx.struct_type(&[self.type_of(args[1]), Type::I1]);
        let mut data = Self::access(Opcode::CmpXchg, ty, access);
        data.orderings |= (failure as u8) << 4;
        if weak {
            data.flags |= Flags::WEAK;
        }
        let inst = self.push_access(data, access, &args);
        self.result_of(inst)
    }

    /// `getelementptr`; the result is a vector where an operand is one.
    pub fn gep(&mut self, flags: Flags, source: Type, base: Value, indices: &[Value]) -> Value {
        let base_type = self.type_of(base);
        let mut ty = base_type;
        for &index in indices {
            if !matches!(self.ctx.ty(ty), TypeData::Vector { .. }) {
                ty = self.ctx.shaped_like(self.type_of(index), base_type);
            }
        }
        let data = InstData { flags, aux: source.0, ..InstData::new(Opcode::GetElementPtr, ty) };
        self.value(data, [base].iter().chain(indices).map(|&value| Word::from(value)))
    }

    /// `extractvalue`; `None` where the indices do not fit the type.
    pub fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Option<Value> {
        let ty = self.ctx.indexed_type(self.type_of(aggregate), indices)?;
        let words = std::iter::once(Word::from(aggregate)).chain(indices.iter().map(|&i| Word(i)));
        Some(self.value(InstData::new(Opcode::ExtractValue, ty), words))
    }

    /// `insertvalue`
    pub fn insert_value(&mut self, aggregate: Value, value: Value, indices: &[u32]) -> Value {
        let ty = self.type_of(aggregate);
        let words = [aggregate.into(), value.into()];
        let words = words.into_iter().chain(indices.iter().map(|&index| Word(index)));
        self.value(InstData::new(Opcode::InsertValue, ty), words)
    }

    /// `extractelement`
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        let ty = self.ctx.scalar_type(self.type_of(vector));
        self.value(InstData::new(Opcode::ExtractElement, ty), [vector.into(), index.into()])
    }

    /// `insertelement`
    pub fn insert_element(&mut self, vector: Value, value: Value, index: Value) -> Value {
        let ty = self.type_of(vector);
        let words = [vector.into(), value.into(), index.into()];
        self.value(InstData::new(Opcode::InsertElement, ty), words)
    }

    /// `shufflevector`; -1 in the mask is poison.
    pub fn shuffle(&mut self, lhs: Value, rhs: Value, mask: &[i32]) -> Value {
        let from = self.type_of(lhs);
        let scalable = matches!(self.ctx.ty(from), TypeData::Vector { scalable: true, .. });
        let elem = self.ctx.scalar_type(from);
        let len = mask.len() as u32;
        let ty = self.ctx.intern_type(TypeData::Vector { elem, len, scalable });
        let words = [lhs.into(), rhs.into()];
        let words = words.into_iter().chain(mask.iter().map(|&lane| Word(lane as u32)));
        self.value(InstData::new(Opcode::ShuffleVector, ty), words)
    }

    /// `va_arg`
    pub fn va_arg(&mut self, list: Value, ty: Type) -> Value {
        self.value(InstData::new(Opcode::VaArg, ty), [list.into()])
    }

    /// `phi` without incoming values; see [`FunctionBuilder::add_incoming`].
    pub fn phi(&mut self, ty: Type, flags: Flags) -> Value {
        self.value(InstData { flags, ..InstData::new(Opcode::Phi, ty) }, [])
    }

    /// Adds an incoming value to a `phi`. Returns whether `phi` is one.
    pub fn add_incoming(&mut self, phi: Value, value: Value, from: Block) -> bool {
        let Some(inst) = self.body.defining_inst(phi) else { return false };
        let data = &mut self.body.insts[inst];
        if data.opcode != Opcode::Phi {
            return false;
        }
        data.args.push(value.into(), &mut self.body.words);
        data.args.push(from.into(), &mut self.body.words);
        true
    }

    /// `ret`
    pub fn ret(&mut self, value: Option<Value>) -> Inst {
        self.push(InstData::new(Opcode::Ret, Type::VOID), value.map(Word::from))
    }

    /// `br label`
    pub fn br(&mut self, target: Block) -> Inst {
        self.push(InstData::new(Opcode::Br, Type::VOID), [target.into()])
    }

    /// `br i1`
    pub fn cond_br(&mut self, cond: Value, yes: Block, no: Block) -> Inst {
        let words = [cond.into(), yes.into(), no.into()];
        self.push(InstData::new(Opcode::CondBr, Type::VOID), words)
    }

    /// `switch`
    pub fn switch(&mut self, value: Value, default: Block, cases: &[(Value, Block)]) -> Inst {
        let words = [value.into(), default.into()].into_iter();
        let cases = cases.iter().flat_map(|&(case, to)| [Word::from(case), Word::from(to)]);
        self.push(InstData::new(Opcode::Switch, Type::VOID), words.chain(cases))
    }

    /// `indirectbr`
    pub fn indirect_br(&mut self, address: Value, targets: &[Block]) -> Inst {
        let targets = targets.iter().map(|&to| Word::from(to));
        let words = std::iter::once(Word::from(address)).chain(targets);
        self.push(InstData::new(Opcode::IndirectBr, Type::VOID), words)
    }

    /// `unreachable`
    pub fn unreachable(&mut self) -> Inst {
        self.push(InstData::new(Opcode::Unreachable, Type::VOID), [])
    }

    /// `resume`
    pub fn resume(&mut self, value: Value) -> Inst {
        self.push(InstData::new(Opcode::Resume, Type::VOID), [value.into()])
    }

    fn call_data(&mut self, opcode: Opcode, spec: &CallSpec, targets: u32) -> InstData {
        let parts = self.ctx.function_parts(spec.function_type);
        let ret = parts.map_or(Type::VOID, |(ret, ..)| ret);
        let aux = self.body.calls.len() as u32;
        self.body.calls.push(CallSite {
            function_type: spec.function_type,
            conv: spec.conv,
            attributes: spec.attributes,
            bundles: spec.bundles.into(),
            targets,
        });
        let sub = if opcode == Opcode::Call { spec.tail as u8 } else { 0 };
        InstData { aux, sub, flags: spec.flags, ..InstData::new(opcode, ret) }
    }

    /// A plain `call`: the instruction, and the result through [`FunctionBuilder::result`].
    pub fn call(&mut self, function_type: Type, callee: Value, args: &[Value]) -> Inst {
        self.call_with(&CallSpec::new(function_type, callee), args)
    }

    /// `call` with all it can have.
    pub fn call_with(&mut self, spec: &CallSpec, args: &[Value]) -> Inst {
        let data = self.call_data(Opcode::Call, spec, 0);
        let words = [spec.callee].into_iter().chain(args.iter().copied());
        self.push(data, words.map(Word::from))
    }

    /// `invoke`
    pub fn invoke(
        &mut self,
        spec: &CallSpec,
        args: &[Value],
        normal: Block,
        unwind: Block,
    ) -> Inst {
        let data = self.call_data(Opcode::Invoke, spec, 2);
        let words = [spec.callee].into_iter().chain(args.iter().copied()).map(Word::from);
        self.push(data, words.chain([normal.into(), unwind.into()]))
    }

    /// `callbr`
    pub fn callbr(
        &mut self,
        spec: &CallSpec,
        args: &[Value],
        default: Block,
        indirect: &[Block],
    ) -> Inst {
        let data = self.call_data(Opcode::CallBr, spec, indirect.len() as u32 + 1);
        let words = [spec.callee].into_iter().chain(args.iter().copied()).map(Word::from);
        let targets = [default].into_iter().chain(indirect.iter().copied());
        self.push(data, words.chain(targets.map(Word::from)))
    }

    /// The result of an instruction, `None` where its type is `void`.
    pub fn result(&self, inst: Inst) -> Option<Value> {
        self.body.insts[inst].result()
    }

    /// `landingpad`; each clause is a value and whether it is a filter.
    pub fn landing_pad(&mut self, ty: Type, cleanup: bool, clauses: &[(bool, Value)]) -> Value {
        let flags = if cleanup { Flags::CLEANUP } else { Flags::NONE };
        let words = clauses.iter().flat_map(|&(filter, v)| [Word(u32::from(filter)), v.into()]);
        self.value(InstData { flags, ..InstData::new(Opcode::LandingPad, ty) }, words)
    }

    /// `catchpad` or `cleanuppad`
    pub fn funclet_pad(&mut self, opcode: Opcode, parent: Value, args: &[Value]) -> Value {
        let words = [parent].into_iter().chain(args.iter().copied());
        self.value(InstData::new(opcode, Type::TOKEN), words.map(Word::from))
    }

    /// `catchswitch`; without a block to unwind to, to the caller.
    pub fn catch_switch(
        &mut self,
        parent: Value,
        handlers: &[Block],
        unwind: Option<Block>,
    ) -> Value {
        let flags = unwind_flag(unwind);
        let blocks = handlers.iter().copied().chain(unwind).map(Word::from);
        let data = InstData { flags, ..InstData::new(Opcode::CatchSwitch, Type::TOKEN) };
        self.value(data, std::iter::once(Word::from(parent)).chain(blocks))
    }

    /// `catchret`
    pub fn catch_ret(&mut self, pad: Value, to: Block) -> Inst {
        self.push(InstData::new(Opcode::CatchRet, Type::VOID), [pad.into(), to.into()])
    }

    /// `cleanupret`; without a block to unwind to, to the caller.
    pub fn cleanup_ret(&mut self, pad: Value, unwind: Option<Block>) -> Inst {
        let flags = unwind_flag(unwind);
        let words = std::iter::once(Word::from(pad)).chain(unwind.map(Word::from));
        self.push(InstData { flags, ..InstData::new(Opcode::CleanupRet, Type::VOID) }, words)
    }

    /// Says which other instructions one is like, which must be as [`Likeness`] says; what rules
    /// find out of one of them then holds for all.
    pub fn set_likeness(&mut self, inst: Inst, likeness: Likeness) {
        self.body.set_likeness(inst, likeness);
    }

    /// The last instruction of the current block.
    pub fn last_inst(&self) -> Option<Inst> {
        self.body.insts(self.block?).last().copied()
    }
}

fn unwind_flag(unwind: Option<Block>) -> Flags {
    if unwind.is_some() { Flags::UNWIND_DEST } else { Flags::NONE }
}

pub(crate) fn packed_align(align: u64) -> u8 {
    match align {
        0 => 0,
        _ => align.trailing_zeros() as u8 + 1,
    }
}
