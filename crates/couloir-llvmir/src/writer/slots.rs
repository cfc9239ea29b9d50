//! Numbers of what has no name: global values, attribute groups, metadata, and (per function)
//! values and blocks.
//!
//! Numbers follow the order of the module alone, never that of handles.

use rustc_hash::FxHashMap;

use crate::attributes::AttrSet;
use crate::body::{Body, DebugRecord, Inst, MetadataOperand, RecordKind, Value, ValueKind};
use crate::context::{Context, Str, Symbol};
use crate::metadata::{Metadata, MetadataData};
use crate::module::{Function, Module};
use crate::opcode::{Flags, Opcode};

/// The metadata kinds LLVM knows, in the order it numbers them: attachments print in this order,
/// other kinds after them in the order they first appear.
const FIXED_KINDS: &[&str] = &[
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
    "kcfi_type",
    "pcsections",
    "DIAssignID",
    "coro.outside.frame",
    "mmra",
    "noalias.addrspace",
    "callee_type",
    "nofree",
    "captures",
    "alloc_token",
    "implicit.ref",
];

const NO_SLOT: u32 = u32::MAX;

/// Numbers of a module.
#[derive(Clone, Debug)]
pub(super) struct ModuleSlots<'m> {
    ctx: &'m Context,
    symbols: FxHashMap<Symbol, u32>,
    pub(super) kinds: FxHashMap<Str, u32>,
    groups: Vec<u32>,
    /// Attribute sets by group number.
    pub(super) group_order: Vec<AttrSet>,
    uniqued: usize,
    nodes: Vec<u32>,
    /// Metadata nodes by number.
    pub(super) node_order: Vec<Metadata>,
}

/// The numbers of the kinds of metadata that LLVM knows.
pub(super) fn fixed_kinds(ctx: &Context) -> FxHashMap<Str, u32> {
    FIXED_KINDS.iter().zip(0..).map(|(name, rank)| (ctx.str(name), rank)).collect()
}

/// Attachments in the order they print.
pub(super) type Attachments = smallvec::SmallVec<[(Str, Metadata); 4]>;

impl<'m> ModuleSlots<'m> {
    /// Numbers of a module or, for messages, of one function and what stands outside of
    /// functions.
    pub(super) fn new(module: &'m Module, only: Option<Symbol>) -> Self {
        let ctx: &Context = module.context();
        let (uniqued, others) = ctx.metadata.counts();
        let mut slots = Self {
            ctx,
            symbols: FxHashMap::default(),
            kinds: fixed_kinds(ctx),
            groups: vec![NO_SLOT; ctx.attr_sets.len()],
            group_order: Vec::new(),
            uniqued,
            nodes: vec![NO_SLOT; uniqued + others],
            node_order: Vec::new(),
        };
        slots.number_module(module, only);
        slots
    }

    /// No numbers but those of kinds of metadata.
    pub(super) fn none(ctx: &'m Context, kinds: FxHashMap<Str, u32>) -> Self {
        Self {
            ctx,
            symbols: FxHashMap::default(),
            kinds,
            groups: Vec::new(),
            group_order: Vec::new(),
            uniqued: 0,
            nodes: Vec::new(),
            node_order: Vec::new(),
        }
    }

    fn number_module(&mut self, module: &'m Module, only: Option<Symbol>) {
        for global in module.globals() {
            self.number_symbol(global.common.symbol);
            self.number_attachments(None, &global.common.attachments);
            self.number_group(global.attributes);
        }
        for indirection in module.aliases().iter().chain(module.ifuncs()) {
            self.number_symbol(indirection.common.symbol);
        }
        for &node in module.named_metadata.iter().flat_map(|(_, nodes)| nodes) {
            self.number_node(node);
        }
        let is_wanted = |function: &&Function| only.is_none_or(|it| it == function.common.symbol);
        for function in module.functions() {
            self.number_symbol(function.common.symbol);
            self.number_group(self.ctx.attr_list_data(function.attributes).function);
            if is_wanted(&function) {
                self.number_function(function);
            }
        }
        for function in module.functions().iter().filter(is_wanted) {
            if let Some(body) = &function.body {
                self.number_calls(body);
            }
        }
    }

    fn number_function(&mut self, function: &Function) {
        self.number_attachments(None, &function.common.attachments);
        let Some(body) = &function.body else { return };
        if let Some(draft) = &body.written {
            draft.nodes.iter().for_each(|&node| self.number_node(node));
        }
        if !body.mentions_metadata() {
            return;
        }
        for &block in &body.layout {
            for &inst in body.insts(block) {
                self.number_inst(body, inst);
            }
            for record in body.trailing_records(block) {
                self.number_record(record);
            }
        }
    }

    fn number_inst(&mut self, body: &Body, inst: Inst) {
        let data = &body.insts[inst];
        if data.flags.contains(Flags::RECORDS) {
            for record in body.records.get(&inst).into_iter().flatten() {
                self.number_record(record);
            }
        }
        if data.opcode == Opcode::Call && !body.metadata.is_empty() {
            for word in body.words(data) {
                self.number_operand(body, word.value());
            }
        }
        let location = body.debug_locs[inst].get();
        let list = body.attachments_of(inst);
        self.number_attachments(location, list);
    }

    fn number_operand(&mut self, body: &Body, value: Value) {
        let ValueKind::Metadata(number) = value.kind() else { return };
        if let Some(MetadataOperand::Node(node)) = body.metadata.get(number as usize) {
            self.number_node(*node);
        }
    }

    /// Numbers what a debug record refers to by number: not its expressions.
    fn number_record(&mut self, record: &DebugRecord) {
        let last = record.operands.len().saturating_sub(1);
        for (at, operand) in record.operands.iter().enumerate() {
            let skipped = at != last && matches!((record.kind, at), (RecordKind::Assign, 2 | 5))
                || (record.kind != RecordKind::Label && at == 2 && at != last);
            if let (MetadataOperand::Node(node), false) = (operand, skipped) {
                self.number_node(*node);
            }
        }
    }

    fn number_symbol(&mut self, symbol: Symbol) {
        if symbol.name().is_none() {
            let next = self.symbols.len() as u32;
            self.symbols.entry(symbol).or_insert(next);
        }
    }

    fn number_group(&mut self, set: AttrSet) {
        if set.is_empty() {
            return;
        }
        if let Some(slot @ &mut NO_SLOT) = self.groups.get_mut(set.0 as usize) {
            *slot = self.group_order.len() as u32;
            self.group_order.push(set);
        }
    }

    /// Numbers the groups of attributes anew, of calls only those in some bodies.
    pub(super) fn number_groups_of<'b>(
        &mut self,
        module: &Module,
        bodies: impl Iterator<Item = &'b Body>,
    ) {
        self.groups.fill(NO_SLOT);
        self.group_order.clear();
        for global in module.globals() {
            self.number_group(global.attributes);
        }
        for function in module.functions() {
            self.number_group(self.ctx.attr_list_data(function.attributes).function);
        }
        bodies.for_each(|body| self.number_calls(body));
    }

    fn number_calls(&mut self, body: &Body) {
        if let Some(draft) = &body.written {
            draft.groups.iter().for_each(|&set| self.number_group(set));
        }
        if body.calls.is_empty() {
            return;
        }
        for &inst in body.layout.iter().flat_map(|&block| body.insts(block)) {
            let data = &body.insts[inst];
            if matches!(data.opcode, Opcode::Call | Opcode::Invoke | Opcode::CallBr)
                && let Some(site) = body.calls.get(data.aux as usize)
            {
                self.number_group(self.ctx.attr_list_data(site.attributes).function);
            }
        }
    }

    fn number_attachments(&mut self, location: Option<Metadata>, list: &[(Str, Metadata)]) {
        if let Some(location) = location {
            self.number_node(location);
        }
        for (kind, _) in list {
            let next = self.kinds.len() as u32;
            self.kinds.entry(*kind).or_insert(next);
        }
        for (_, node) in self.sorted(list) {
            self.number_node(node);
        }
    }

    /// Attachments in the order they print.
    pub(super) fn sorted(&self, list: &[(Str, Metadata)]) -> Attachments {
        let mut sorted = Attachments::from_slice(list);
        sorted.sort_by_key(|(kind, _)| self.kinds.get(kind).copied().unwrap_or(NO_SLOT));
        sorted
    }

    /// Numbers a node and those it refers to, itself first.
    fn number_node(&mut self, node: Metadata) {
        let mut stack = vec![node];
        while let Some(node) = stack.pop() {
            let at = node.dense(self.uniqued);
            let Some(&NO_SLOT) = self.nodes.get(at) else { continue };
            let Some(data) = self.ctx.metadata(node) else { continue };
            let start = stack.len();
            match data {
                MetadataData::Tuple(operands) => stack.extend(operands.iter().flatten()),
                MetadataData::Di(di) => stack.extend(di.operands(self.ctx)),
                _ => continue,
            }
            stack[start..].reverse();
            self.nodes[at] = self.node_order.len() as u32;
            self.node_order.push(node);
        }
    }

    /// Numbers what has a name that an import gave as if it had none.
    pub(super) fn number_nameless(&mut self, module: &Module) {
        self.symbols.clear();
        let variables = module.globals().iter().map(|it| &it.common);
        let indirections = module.aliases().iter().chain(module.ifuncs()).map(|it| &it.common);
        let functions = module.functions().iter().map(|it| &it.common);
        let all = variables.chain(indirections).chain(functions).map(|common| common.symbol);
        for (number, symbol) in all.filter(|&it| self.ctx.is_nameless(it)).enumerate() {
            self.symbols.insert(symbol, number as u32);
        }
    }

    /// Number of a global value without a name.
    pub(super) fn symbol(&self, symbol: Symbol) -> Option<u32> {
        self.symbols.get(&symbol).copied()
    }

    /// Number of an attribute group.
    pub(super) fn group(&self, set: AttrSet) -> u32 {
        self.groups.get(set.0 as usize).copied().unwrap_or(NO_SLOT)
    }

    /// Number of a metadata node.
    pub(super) fn node(&self, node: Metadata) -> Option<u32> {
        self.nodes.get(node.dense(self.uniqued)).copied().filter(|&slot| slot != NO_SLOT)
    }
}

/// Numbers of a function's values and blocks, and the predecessors of its blocks.
#[derive(Debug, Default)]
pub(super) struct LocalSlots {
    /// By local; those with a name have none.
    pub(super) locals: Vec<u32>,
    /// By block.
    pub(super) blocks: Vec<u32>,
}

impl LocalSlots {
    /// Numbers a body anew, reusing the storage.
    pub(super) fn number(&mut self, body: &Body) {
        self.locals.clear();
        self.locals.resize(body.locals.len(), NO_SLOT);
        self.blocks.clear();
        self.blocks.resize(body.blocks.len(), NO_SLOT);
        let mut next = 0..;
        let mut take = |slot: &mut u32, named: bool| {
            if !named {
                *slot = next.next().unwrap_or(NO_SLOT);
            }
        };
        let args = self.locals.iter_mut().zip(body.args());
        args.take(body.args as usize)
            .for_each(|(slot, arg)| take(slot, body.value_name(arg).is_some()));
        for &block in &body.layout {
            take(&mut self.blocks[block.as_u32() as usize], body.block_name(block).is_some());
            for &inst in body.insts(block) {
                if let Some(local) = body.insts[inst].result.expand() {
                    let named = body.local_names[local].get().is_some();
                    take(&mut self.locals[local.as_u32() as usize], named);
                }
            }
        }
    }
}
