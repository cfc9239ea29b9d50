//! Function bodies as text: block labels, instructions, debug records.

use super::{FunctionState, Writer, text};
use crate::attributes::AttrListData;
use crate::body::{
    Block, Body, CallSite, DebugRecord, Inst, InstData, Local, MetadataOperand, OperandBundle,
    RecordKind, Value, ValueKind, Word,
};
use crate::collection::{self, Origin, RELOCATE};
use crate::constants::ConstantData;
use crate::context::Str;
use crate::opcode::{
    Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp, Shape, TailKind,
};
use crate::types::Type;

/// Column at which predecessors are listed.
const COMMENT_COLUMN: usize = 50;

/// Words of flags in the order they print; `fast` stands for all fast-math flags.
const FLAG_WORDS: &[(Flags, &str)] = &[
    (Flags::REASSOC, " reassoc"),
    (Flags::NNAN, " nnan"),
    (Flags::NINF, " ninf"),
    (Flags::NSZ, " nsz"),
    (Flags::ARCP, " arcp"),
    (Flags::CONTRACT, " contract"),
    (Flags::AFN, " afn"),
    (Flags::INBOUNDS, " inbounds"),
    (Flags::NUSW, " nusw"),
    (Flags::NUW, " nuw"),
    (Flags::NSW, " nsw"),
    (Flags::EXACT, " exact"),
    (Flags::DISJOINT, " disjoint"),
    (Flags::NNEG, " nneg"),
    (Flags::SAMESIGN, " samesign"),
];

impl<'m> Writer<'m> {
    /// Appends the flags of an instruction or constant expression.
    pub(super) fn flags(&mut self, flags: Flags) {
        if !flags.intersects(Flags(0x7fff)) {
            return;
        }
        let mut rest = flags;
        if flags.contains(Flags::FAST) {
            self.str(" fast");
            rest.0 &= !Flags::FAST.0;
        }
        if flags.contains(Flags::INBOUNDS) {
            rest.0 &= !Flags::NUSW.0;
        }
        for &(flag, word) in FLAG_WORDS {
            if rest.contains(flag) {
                self.str(word);
            }
        }
    }

    /// Appends the blocks of a body.
    pub(super) fn body(&mut self, state: &FunctionState<'m>) {
        let body = state.body;
        for (at, &block) in body.layout.iter().enumerate() {
            self.label(state, block, at == 0);
            for &inst in body.insts(block) {
                if self.is_drafting() && self.put_line(state, inst) {
                    continue;
                }
                self.records(state, inst);
                self.inst(state, inst);
                self.out.push(b'\n');
                self.hand_on(super::PIECE);
            }
            for record in body.trailing_records(block) {
                self.record(state, record);
            }
        }
    }

    fn label(&mut self, state: &FunctionState<'m>, block: Block, entry: bool) {
        let name = state.body.block_name(block);
        let line = self.out.len() + 1;
        if name.is_some() || !entry {
            self.out.push(b'\n');
            match name {
                Some(name) => text::name(&mut self.out, self.ctx.str_bytes(name)),
                None => text::uint(&mut self.out, u64::from(state.block_slot(block))),
            }
            self.out.push(b':');
        }
        if !entry {
            let width = COMMENT_COLUMN.saturating_sub(self.out.len() - line).max(1);
            self.out.resize(self.out.len() + width, b' ');
            self.predecessors(state, block);
        }
        self.out.push(b'\n');
    }

    fn predecessors(&mut self, state: &FunctionState<'m>, block: Block) {
        let preds = state.preds.of(block);
        if preds.is_empty() {
            return self.str("; No predecessors!");
        }
        self.str("; preds = ");
        for (at, &pred) in preds.iter().enumerate() {
            self.comma(at);
            self.block_ref(state, pred);
        }
    }

    pub(super) fn block_ref(&mut self, state: &FunctionState<'m>, block: Block) {
        self.alike.name(block.into(), true, self.out.len());
        self.block_name(state, block);
        self.alike.end_name(self.out.len());
    }

    #[inline]
    pub(super) fn local_name(&mut self, state: &FunctionState<'m>, local: Local) {
        self.out.push(b'%');
        match state.body.local_names[local].get() {
            Some(name) => text::name(&mut self.out, self.ctx.str_bytes(name)),
            None => text::uint(&mut self.out, u64::from(state.local_slot(local))),
        }
    }

    #[inline]
    pub(super) fn block_name(&mut self, state: &FunctionState<'m>, block: Block) {
        self.out.push(b'%');
        match state.body.block_name(block) {
            Some(name) => text::name(&mut self.out, self.ctx.str_bytes(name)),
            None => text::uint(&mut self.out, u64::from(state.block_slot(block))),
        }
    }

    fn label_ref(&mut self, state: &FunctionState<'m>, word: Word) {
        self.str("label ");
        self.block_ref(state, word.block());
    }

    /// Appends a value without its type.
    pub(super) fn value(&mut self, state: &FunctionState<'m>, value: Value) {
        match value.kind() {
            ValueKind::Local(local) => {
                self.alike.name(value.into(), false, self.out.len());
                self.local_name(state, local);
                self.alike.end_name(self.out.len());
            }
            ValueKind::Constant(constant) => self.constant(constant),
            ValueKind::Metadata(number) => match state.body.metadata.get(number as usize) {
                Some(operand) => self.metadata_operand(state, operand),
                None => self.str("<badref>"),
            },
        }
    }

    /// Appends a value after its type.
    pub(super) fn typed(&mut self, state: &FunctionState<'m>, value: Value) {
        self.ty(state.body.value_type(self.ctx, value));
        self.out.push(b' ');
        self.value(state, value);
    }

    pub(super) fn metadata_operand(
        &mut self,
        state: &FunctionState<'m>,
        operand: &MetadataOperand,
    ) {
        match operand {
            MetadataOperand::Node(node) => self.metadata(*node),
            MetadataOperand::Local(value) => self.typed(state, *value),
            MetadataOperand::ArgList(values) => {
                self.str("!DIArgList(");
                self.typed_list(state, values.iter().copied());
                self.str(")");
            }
        }
    }

    fn typed_list(&mut self, state: &FunctionState<'m>, values: impl Iterator<Item = Value>) {
        for (at, value) in values.enumerate() {
            self.comma(at);
            self.typed(state, value);
        }
    }

    fn records(&mut self, state: &FunctionState<'m>, inst: Inst) {
        for record in state.body.records_before(inst) {
            self.record(state, record);
        }
    }

    pub(super) fn record(&mut self, state: &FunctionState<'m>, record: &DebugRecord) {
        self.str(match record.kind {
            RecordKind::Value => "    #dbg_value(",
            RecordKind::Declare => "    #dbg_declare(",
            RecordKind::DeclareValue => "    #dbg_declare_value(",
            RecordKind::Assign => "    #dbg_assign(",
            RecordKind::Label => "    #dbg_label(",
        });
        for (at, operand) in record.operands.iter().enumerate() {
            self.comma(at);
            self.metadata_operand(state, operand);
        }
        self.str(")\n");
    }

    /// A record as the call that it was before there were records.
    pub(super) fn record_as_call(&mut self, state: &FunctionState<'m>, record: &DebugRecord) {
        let Some((location, operands)) = record.operands.split_last() else { return };
        self.str(match record.kind {
            RecordKind::Value | RecordKind::DeclareValue => "  tail call void @llvm.dbg.value(",
            RecordKind::Declare => "  tail call void @llvm.dbg.declare(",
            RecordKind::Assign => "  tail call void @llvm.dbg.assign(",
            RecordKind::Label => "  tail call void @llvm.dbg.label(",
        });
        for (at, operand) in operands.iter().enumerate() {
            self.comma(at);
            self.str("metadata ");
            self.metadata_operand(state, operand);
        }
        self.str("), !dbg ");
        self.metadata_operand(state, location);
    }

    pub(super) fn inst(&mut self, state: &FunctionState<'m>, inst: Inst) {
        let body = state.body;
        let data = &body.insts[inst];
        let likeness = body.likeness(inst).index();
        if !likeness.is_some_and(|likeness| self.repeat(state, data, likeness)) {
            let (start, groups) = (self.out.len(), self.num_groups());
            self.alike.listen(likeness.is_some());
            self.inst_anew(state, data);
            if let Some(likeness) = likeness.filter(|_| self.num_groups() == groups) {
                self.alike.keep(likeness, body, data, (&self.out, start));
            }
        }
        if !self.is_drafting() || data.flags.contains(Flags::ATTACHMENTS) {
            self.attachments(", ", body.debug_location(inst), body.attachments_of(inst));
        }
        if data.opcode == Opcode::Call {
            self.relocation_comment(state, data);
        }
    }

    /// What a relocation is of, which stands there by numbers: ` ; (%base, %derived)`.
    fn relocation_comment(&mut self, state: &FunctionState<'m>, data: &InstData) {
        let body = state.body;
        let &[callee, token, base, derived] = body.words(data) else { return };
        if body.value_type(self.ctx, token.value()) != Type::TOKEN
            || !self.is_relocation(callee.value())
        {
            return;
        }
        let number = |word: Word| match self.ctx.constant(word.value().as_constant()?) {
            ConstantData::Int { bits, .. } => Some(*bits),
            _ => None,
        };
        let call = match collection::origin(self.ctx, body, token.value(), &state.landings) {
            Origin::Call(call) => call,
            Origin::Nothing => return self.str(" ; (undef, undef)"),
            Origin::Other => return,
        };
        let moved = [base, derived].map(|word| {
            number(word).and_then(|number| collection::moved(self.ctx, body, call, number))
        });
        let [Some(base), Some(derived)] = moved else { return };
        self.str(" ; (");
        self.value(state, base);
        self.str(", ");
        self.value(state, derived);
        self.str(")");
    }

    fn is_relocation(&self, callee: Value) -> bool {
        let data = callee.as_constant().map(|callee| self.ctx.constant(callee));
        let Some(ConstantData::Global { symbol, .. }) = data else { return false };
        let name = symbol.name().map(|name| self.ctx.str_bytes(name));
        name.is_some_and(|name| name.starts_with(RELOCATE))
    }

    /// Appends an instruction but for its metadata.
    fn inst_anew(&mut self, state: &FunctionState<'m>, data: &InstData) {
        self.str("  ");
        if let Some(local) = data.result.expand() {
            self.value(state, local.into());
            self.str(" = ");
        }
        if data.opcode == Opcode::Call {
            self.str(match TailKind::from_number(data.sub) {
                Some(TailKind::Tail) => "tail ",
                Some(TailKind::MustTail) => "musttail ",
                Some(TailKind::NoTail) => "notail ",
                _ => "",
            });
        }
        self.str(data.opcode.name());
        self.markers(data);
        self.flags(self.version.flags(data.opcode, data.flags));
        self.sub_word(data);
        let (words, scope) = state.body.words_and_scope(data);
        self.operands(state, data, words);
        self.memory(data, scope);
    }

    fn markers(&mut self, data: &InstData) {
        let access = matches!(data.opcode, Opcode::Load | Opcode::Store);
        if access && data.ordering() != Ordering::NotAtomic {
            self.str(" atomic");
        }
        if data.flags.contains(Flags::WEAK) {
            self.str(" weak");
        }
        if data.flags.contains(Flags::VOLATILE) {
            self.str(" volatile");
        }
    }

    /// Appends a predicate or the operation of `atomicrmw`.
    fn sub_word(&mut self, data: &InstData) {
        let word = match data.opcode {
            Opcode::ICmp => IntPredicate::from_number(data.sub).map(IntPredicate::name),
            Opcode::FCmp => FloatPredicate::from_number(data.sub).map(FloatPredicate::name),
            Opcode::AtomicRmw => RmwOp::from_number(data.sub).map(RmwOp::name),
            _ => return,
        };
        self.out.push(b' ');
        self.str(word.unwrap_or_default());
    }

    fn operands(&mut self, state: &FunctionState<'m>, data: &InstData, words: &[Word]) {
        match data.opcode.shape() {
            Shape::Same => self.same(state, words),
            Shape::Typed => self.all_typed(state, words),
            Shape::Gep => {
                self.spaced_type(Type(data.aux));
                self.out.push(b',');
                self.same(state, words);
            }
            Shape::Load => {
                self.spaced_type(data.ty);
                self.out.push(b',');
                self.all_typed(state, words);
            }
            Shape::Cast => {
                self.all_typed(state, words);
                self.str(" to ");
                self.ty(data.ty);
            }
            Shape::VaArg => {
                self.all_typed(state, words);
                self.str(", ");
                self.ty(data.ty);
            }
            Shape::Alloca => self.alloca(state, data, words),
            Shape::Shuffle => {
                let (values, mask) = split(words, 2);
                self.all_typed(state, values);
                self.shuffle_mask(data.ty, mask.iter().map(|lane| lane.0 as i32));
            }
            Shape::ExtractValue => self.indexed(state, words, 1),
            Shape::InsertValue => self.indexed(state, words, 2),
            Shape::Phi => self.phi(state, data, words),
            Shape::Ret if words.is_empty() => self.str(" void"),
            Shape::Ret => self.all_typed(state, words),
            Shape::Br | Shape::CondBr => self.values_then_blocks(state, words),
            Shape::Switch => self.switch(state, words),
            Shape::IndirectBr => self.indirect_br(state, words),
            Shape::Call | Shape::Invoke | Shape::CallBr => self.call(state, data, words),
            Shape::LandingPad => self.landing_pad(state, data, words),
            Shape::CatchSwitch => self.catch_switch(state, data, words),
            Shape::FuncletPad => self.funclet_pad(state, words),
            Shape::CatchRet | Shape::CleanupRet => self.pad_ret(state, data, words),
            Shape::Nullary => {}
        }
    }

    fn spaced_type(&mut self, ty: Type) {
        self.out.push(b' ');
        self.ty(ty);
    }

    /// Values with the type once where all have the same, otherwise each with its own.
    fn same(&mut self, state: &FunctionState<'m>, words: &[Word]) {
        let ctx = self.ctx;
        let mut types = words.iter().map(|word| state.body.value_type(ctx, word.value()));
        let Some(first) = types.next() else { return };
        if !types.all(|ty| ty == first) {
            return self.all_typed(state, words);
        }
        self.spaced_type(first);
        for (at, word) in words.iter().enumerate() {
            self.str(if at == 0 { " " } else { ", " });
            self.value(state, word.value());
        }
    }

    fn all_typed(&mut self, state: &FunctionState<'m>, words: &[Word]) {
        self.out.push(b' ');
        self.typed_list(state, words.iter().map(|word| word.value()));
    }

    fn alloca(&mut self, state: &FunctionState<'m>, data: &InstData, words: &[Word]) {
        if data.flags.contains(Flags::INALLOCA) {
            self.str(" inalloca");
        }
        if data.flags.contains(Flags::SWIFTERROR) {
            self.str(" swifterror");
        }
        self.spaced_type(Type(data.aux));
        let one = Value::from(self.ctx.i32(1));
        if let Some(count) = words.first().filter(|word| word.value() != one) {
            self.str(", ");
            self.typed(state, count.value());
        }
    }

    fn indexed(&mut self, state: &FunctionState<'m>, words: &[Word], values: usize) {
        let (values, indices) = split(words, values);
        self.all_typed(state, values);
        for index in indices {
            self.str(", ");
            text::uint(&mut self.out, u64::from(index.0));
        }
        if indices.is_empty() {
            self.str(", ");
        }
    }

    fn phi(&mut self, state: &FunctionState<'m>, data: &InstData, words: &[Word]) {
        self.spaced_type(data.ty);
        self.out.push(b' ');
        let mut pairs = words.chunks_exact(2).collect::<Vec<_>>();
        if self.marks.is_some() {
            // Where modules are compared: the order of inputs means nothing.
            pairs.sort_by_key(|pair| (state.block_slot(pair[1].block()), pair[0].0));
        }
        for (at, pair) in pairs.into_iter().enumerate() {
            self.str(if at == 0 { "[ " } else { ", [ " });
            self.value(state, pair[0].value());
            self.str(", ");
            self.block_ref(state, pair[1].block());
            self.str(" ]");
        }
    }

    fn values_then_blocks(&mut self, state: &FunctionState<'m>, words: &[Word]) {
        let values = usize::from(words.len() > 1);
        self.out.push(b' ');
        for (at, &word) in words.iter().enumerate() {
            self.comma(at);
            if at < values {
                self.typed(state, word.value());
            } else {
                self.label_ref(state, word);
            }
        }
    }

    fn switch(&mut self, state: &FunctionState<'m>, words: &[Word]) {
        let (head, cases) = split(words, 2);
        self.values_then_blocks(state, head);
        self.str(" [");
        for case in cases.chunks_exact(2) {
            self.str("\n    ");
            self.typed(state, case[0].value());
            self.str(", ");
            self.label_ref(state, case[1]);
        }
        self.str("\n  ]");
    }

    fn indirect_br(&mut self, state: &FunctionState<'m>, words: &[Word]) {
        let (head, targets) = split(words, 1);
        self.all_typed(state, head);
        self.str(", [");
        self.labels(state, targets);
        self.str("]");
    }

    fn labels(&mut self, state: &FunctionState<'m>, targets: &[Word]) {
        for (at, &target) in targets.iter().enumerate() {
            self.comma(at);
            self.label_ref(state, target);
        }
    }

    fn call(&mut self, state: &FunctionState<'m>, data: &InstData, words: &[Word]) {
        let Some(site) = state.body.calls.get(data.aux as usize) else { return };
        let attributes = self.ctx.attr_list_data(site.attributes);
        let targets = state.body.target_count(data);
        let (head, blocks) = split(words, words.len().saturating_sub(targets));
        let (callee, args) = split(head, 1);
        self.callee(state, site, attributes, callee);
        let commented = self.commented_intrinsic(callee);
        self.str("(");
        for (at, arg) in args.iter().enumerate() {
            self.comma(at);
            if let Some(name) = commented {
                self.immediate_comment(name, at, arg.value());
            }
            self.ty(state.body.value_type(self.ctx, arg.value()));
            self.spaced_attributes(attributes.param(at));
            self.out.push(b' ');
            self.value(state, arg.value());
        }
        let musttail = data.opcode == Opcode::Call && data.sub == TailKind::MustTail as u8;
        if musttail && state.vararg {
            self.str(if args.is_empty() { "..." } else { ", ..." });
        }
        self.str(")");
        self.group_ref(attributes.function);
        self.bundles(state, &site.bundles);
        self.call_targets(state, data, blocks);
    }

    /// The name of what is called, where its immediates may have comments.
    fn commented_intrinsic(&self, callee: &[Word]) -> Option<&'m [u8]> {
        let callee = callee.first()?.value().as_constant()?;
        let ConstantData::Global { symbol, .. } = self.ctx.constant(callee) else { return None };
        let name = self.ctx.str_bytes(symbol.name()?);
        name.starts_with(b"llvm.nvvm.t").then_some(name)
    }

    fn immediate_comment(&mut self, name: &[u8], at: usize, arg: Value) {
        let data = arg.as_constant().map(|constant| self.ctx.constant(constant));
        let Some(ConstantData::Int { bits, .. }) = data else { return };
        if let Some(comment) = super::immediates::comment(name, at, *bits) {
            self.str(&comment);
        }
    }

    fn callee(
        &mut self,
        state: &FunctionState<'m>,
        site: &CallSite,
        attributes: &AttrListData,
        callee: &[Word],
    ) {
        self.call_conv(" ", site.conv, "");
        self.spaced_attributes(attributes.result);
        let Some(callee) = callee.first().map(|word| word.value()) else { return };
        let space = self.ctx.address_space(state.body.value_type(self.ctx, callee)).unwrap_or(0);
        if space != 0 || self.program_addrspace != 0 {
            self.out.push(b' ');
            self.addrspace(space);
        }
        match self.ctx.function_parts(site.function_type) {
            Some((ret, _, false)) => self.spaced_type(ret),
            _ => self.spaced_type(site.function_type),
        }
        self.out.push(b' ');
        self.value(state, callee);
    }

    fn bundles(&mut self, state: &FunctionState<'m>, bundles: &[OperandBundle]) {
        if bundles.is_empty() {
            return;
        }
        self.str(" [ ");
        for (at, bundle) in bundles.iter().enumerate() {
            self.comma(at);
            text::quoted(&mut self.out, self.ctx.str_bytes(bundle.tag));
            self.str("(");
            self.typed_list(state, bundle.inputs.iter().copied());
            self.str(")");
        }
        self.str(" ]");
    }

    fn call_targets(&mut self, state: &FunctionState<'m>, data: &InstData, blocks: &[Word]) {
        let Some((&first, rest)) = blocks.split_first() else { return };
        self.str("\n          to ");
        self.label_ref(state, first);
        if data.opcode == Opcode::CallBr {
            self.str(" [");
            self.labels(state, rest);
            self.str("]");
        } else {
            self.str(" unwind ");
            self.labels(state, rest);
        }
    }

    fn landing_pad(&mut self, state: &FunctionState<'m>, data: &InstData, words: &[Word]) {
        self.spaced_type(data.ty);
        if data.flags.contains(Flags::CLEANUP) {
            self.str("\n          cleanup");
        }
        for clause in words.chunks_exact(2) {
            self.str(match clause[0].0 {
                0 => "\n          catch ",
                _ => "\n          filter ",
            });
            self.typed(state, clause[1].value());
        }
    }

    fn catch_switch(&mut self, state: &FunctionState<'m>, data: &InstData, words: &[Word]) {
        let (parent, blocks) = split(words, 1);
        let unwind = usize::from(data.flags.contains(Flags::UNWIND_DEST));
        let (handlers, unwind) = split(blocks, blocks.len().saturating_sub(unwind));
        self.within(state, parent);
        self.labels(state, handlers);
        self.str("] unwind ");
        self.unwind_dest(state, unwind);
    }

    fn within(&mut self, state: &FunctionState<'m>, parent: &[Word]) {
        self.str(" within ");
        for parent in parent {
            self.value(state, parent.value());
        }
        self.str(" [");
    }

    fn unwind_dest(&mut self, state: &FunctionState<'m>, unwind: &[Word]) {
        match unwind.first() {
            Some(&to) => self.label_ref(state, to),
            None => self.str("to caller"),
        }
    }

    fn funclet_pad(&mut self, state: &FunctionState<'m>, words: &[Word]) {
        let (parent, args) = split(words, 1);
        self.within(state, parent);
        self.typed_list(state, args.iter().map(|word| word.value()));
        self.str("]");
    }

    fn pad_ret(&mut self, state: &FunctionState<'m>, data: &InstData, words: &[Word]) {
        let (pad, to) = split(words, 1);
        self.str(" from ");
        for pad in pad {
            self.value(state, pad.value());
        }
        self.str(if data.opcode == Opcode::CatchRet { " to " } else { " unwind " });
        self.unwind_dest(state, to);
    }

    /// Appends scope, orderings, alignment and address space of a memory operation.
    fn memory(&mut self, data: &InstData, scope: Option<Str>) {
        if let Some(scope) = scope {
            self.str(" syncscope(");
            text::quoted(&mut self.out, self.ctx.str_bytes(scope));
            self.str(")");
        }
        for ordering in [data.ordering(), data.failure_ordering()] {
            if ordering != Ordering::NotAtomic {
                self.out.push(b' ');
                self.str(ordering.name());
            }
        }
        if let Some(align) = data.alignment() {
            self.str(", align ");
            text::uint(&mut self.out, align);
        }
        if data.opcode == Opcode::Alloca
            && let Some(space @ 1..) = self.ctx.address_space(data.ty)
        {
            self.str(", ");
            self.addrspace(space);
        }
    }
}

/// Splits at `at`, or at the end where the list is shorter.
fn split(words: &[Word], at: usize) -> (&[Word], &[Word]) {
    words.split_at(at.min(words.len()))
}

/// Calls `f` with each value an instruction takes, in order.
pub(crate) fn for_each_value(body: &Body, data: &InstData, mut f: impl FnMut(Value)) {
    let (words, _) = body.words_and_scope(data);
    let head = |count: usize| split(words, count).0.iter().copied();
    let mut each = |words: &mut dyn Iterator<Item = Word>| words.for_each(|word| f(word.value()));
    match data.opcode.shape() {
        Shape::Br | Shape::Nullary => {}
        Shape::CondBr | Shape::IndirectBr | Shape::ExtractValue => each(&mut head(1)),
        Shape::CatchSwitch | Shape::CatchRet | Shape::CleanupRet => each(&mut head(1)),
        Shape::Shuffle | Shape::InsertValue => each(&mut head(2)),
        Shape::Phi => each(&mut words.iter().copied().step_by(2)),
        Shape::LandingPad => each(&mut words.iter().copied().skip(1).step_by(2)),
        Shape::Switch => each(&mut words.iter().copied().step_by(2)),
        Shape::Invoke | Shape::CallBr => {
            each(&mut head(words.len().saturating_sub(body.target_count(data))));
        }
        _ => each(&mut words.iter().copied()),
    }
}

/// Calls `f` with each block a terminator can go to, in order.
pub(crate) fn for_each_successor(body: &Body, data: &InstData, mut f: impl FnMut(Block)) {
    let (words, _) = body.words_and_scope(data);
    let mut each = |words: &mut dyn Iterator<Item = &Word>| words.for_each(|word| f(word.block()));
    match data.opcode.shape() {
        Shape::Br => each(&mut words.iter()),
        Shape::CondBr | Shape::IndirectBr => each(&mut words.iter().skip(1)),
        Shape::CatchSwitch | Shape::CatchRet | Shape::CleanupRet => each(&mut words.iter().skip(1)),
        Shape::Switch => each(&mut words.iter().skip(1).step_by(2)),
        Shape::Invoke | Shape::CallBr => {
            each(&mut words.iter().skip(words.len().saturating_sub(body.target_count(data))));
        }
        _ => {}
    }
}
