//! What debuggers are told: specialised nodes as attributes, by the rows of the translation read
//! the other way round; locations; debug records as ops.
//!
//! Composite types and subprograms can contain themselves. Where one is met again while it is
//! being made, a reference to itself stands, and it gets an identity for that. What holds such
//! references is used again only where all of them still stand for what is being made.

use couloir_dialects::llvm::attrs;
use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::location::LocationKind;
use couloir_ir::{Attribute, Block, Context, Failure, InsertPoint, Location, Op, Value};
use couloir_llvmir as l;
use couloir_llvmir::{
    ConstantData, DebugRecord, DiField, DiKind, DiNode, Metadata, MetadataData, MetadataOperand,
    RecordKind,
};
use couloir_translate::debug_rows::{FLAGS, How, Row, SUBPROGRAM_FLAGS, row_of};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::function::FunctionImport;
use crate::make::New;

/// How deep nodes are followed.
const MOST_DEPTH: usize = 2_000;

/// The dialect has nothing for a node.
struct Unmade;

/// Nodes that stand for themselves inside themselves.
type Unbound = SmallVec<[Metadata; 4]>;

/// A node that is being made.
struct Layer {
    node: Metadata,
    /// Whether it was met again.
    met: bool,
    unbound: Unbound,
}

/// Attributes made of debug information.
pub(crate) struct DebugNodes<'t> {
    ctx: &'t Context,
    llvm: &'t l::Context,
    known: FxHashMap<Metadata, Option<Attribute>>,
    partial: FxHashMap<Metadata, (Option<Attribute>, Unbound)>,
    ids: FxHashMap<Metadata, Attribute>,
    stack: Vec<Layer>,
    locations: FxHashMap<Metadata, Location>,
}

impl<'t> DebugNodes<'t> {
    pub(crate) fn new(ctx: &'t Context, llvm: &'t l::Context) -> Self {
        Self {
            ctx,
            llvm,
            known: FxHashMap::default(),
            partial: FxHashMap::default(),
            ids: FxHashMap::default(),
            stack: Vec::new(),
            locations: FxHashMap::default(),
        }
    }

    fn di(&self, node: Metadata) -> Option<&'t DiNode> {
        match self.llvm.metadata(node)? {
            MetadataData::Di(di) => Some(di),
            _ => None,
        }
    }

    /// The attribute of a node; `None` where the dialect has none.
    pub(crate) fn attribute(&mut self, node: Metadata) -> Option<Attribute> {
        match self.llvm.metadata(node)? {
            MetadataData::Expression(elements) => return Some(self.expression(elements)),
            MetadataData::Tuple(operands) => return self.annotation(operands),
            MetadataData::Di(_) => {}
            _ => return None,
        }
        if let Some(&known) = self.known.get(&node) {
            return known;
        }
        let di = self.di(node)?;
        let recursive = matches!(di.kind, DiKind::CompositeType | DiKind::Subprogram);
        if recursive && let Some(at) = self.stack.iter().position(|layer| layer.node == node) {
            return self.self_reference(node, di.kind, at);
        }
        if let Some((attr, unbound)) = self.partial.get(&node).cloned() {
            let open = |node: &Metadata| self.stack.iter().any(|layer| layer.node == *node);
            if unbound.iter().all(open) {
                self.note(&unbound);
                return attr;
            }
        }
        if self.stack.len() >= MOST_DEPTH {
            return None;
        }
        self.stack.push(Layer { node, met: false, unbound: Unbound::new() });
        let made = self.make(node, di);
        let Layer { met, mut unbound, .. } = self.stack.pop()?;
        let made = match made {
            Some(attr) if met => Some(self.with_id(node, attr)),
            other => other,
        };
        unbound.retain(|open| *open != node);
        if unbound.is_empty() {
            self.known.insert(node, made);
        } else {
            self.note(&unbound);
            self.partial.insert(node, (made, unbound));
        }
        made
    }

    /// Adds self references to those of the node being made.
    fn note(&mut self, unbound: &[Metadata]) {
        let Some(layer) = self.stack.last_mut() else { return };
        for &node in unbound {
            if !layer.unbound.contains(&node) {
                layer.unbound.push(node);
            }
        }
    }

    fn id(&mut self, node: Metadata) -> Attribute {
        let ctx = self.ctx;
        *self.ids.entry(node).or_insert_with(|| {
            Attribute::get(ctx, AttrKind::Distinct(ctx.next_distinct_id(), Attribute::UNIT))
        })
    }

    fn self_reference(&mut self, node: Metadata, kind: DiKind, at: usize) -> Option<Attribute> {
        if let Some(layer) = self.stack.get_mut(at) {
            layer.met = true;
        }
        self.note(&[node]);
        let row = row_of(kind)?;
        let mut params = Self::defaults(row);
        *params.first_mut()? = Param::Attr(self.id(node));
        *params.get_mut(1)? = Param::Bool(true);
        self.finish(row, params)
    }

    fn with_id(&mut self, node: Metadata, attr: Attribute) -> Attribute {
        let Some(data) = attr.as_dialect(self.ctx) else { return attr };
        let mut params = data.params.to_vec();
        let id = self.id(node);
        if let Some(first) = params.first_mut() {
            *first = Param::Attr(id);
        }
        Attribute::dialect(self.ctx, data.def, params)
    }

    fn defaults(row: &Row) -> Vec<Param> {
        let count = row.fields.iter().map(|field| field.0 + 1).max().unwrap_or(0);
        let mut params = vec![Param::None; count];
        if row.rec_id.is_some() {
            params[1] = Param::Bool(false);
        }
        for &(at, _, how) in row.fields {
            params[at] = match how {
                How::Number | How::Flags | How::SubprogramFlags | How::Choice(_) => Param::Uint(0),
                How::Truth => Param::Bool(false),
                How::Nodes | How::Types => Param::List(Box::default()),
                _ => Param::None,
            };
        }
        params
    }

    fn finish(&self, row: &Row, params: Vec<Param>) -> Option<Attribute> {
        let def = self.ctx.attr_def("llvm", row.mnemonic)?;
        Some(Attribute::dialect(self.ctx, def, params))
    }

    fn make(&mut self, node: Metadata, di: &DiNode) -> Option<Attribute> {
        let row = row_of(di.kind)?;
        let mut params = Self::defaults(row);
        if let Some(at) = row.id
            && self.llvm.is_distinct(node)
        {
            let ctx = self.ctx;
            let id = AttrKind::Distinct(ctx.next_distinct_id(), Attribute::UNIT);
            *params.get_mut(at)? = Param::Attr(Attribute::get(ctx, id));
        }
        for &(at, name, how) in row.fields {
            let mut value = di.field(name);
            // MLIR 22 gives a global variable its name where it has one for the linker.
            if (di.kind, name) == (DiKind::GlobalVariable, "linkageName") && value.is_some() {
                value = di.field("name");
            }
            if let Some(param) = self.param(di.kind, name, how, value).ok()? {
                params[at] = param;
            }
        }
        self.finish(row, params)
    }

    /// The parameter of a field: nothing where it stays as it is.
    fn param(
        &mut self,
        kind: DiKind,
        name: &str,
        how: How,
        value: Option<DiField>,
    ) -> Result<Option<Param>, Unmade> {
        let Some(value) = value else { return Ok(self.missing(kind, name, how)) };
        Ok(match how {
            How::Word(_) => match value {
                DiField::Word(word) => {
                    Some(Param::Str(self.ctx.intern_bytes(self.llvm.str_bytes(word))))
                }
                _ => None,
            },
            How::Text => match value {
                DiField::Node(node) => self.text(node).map(Param::Attr),
                _ => None,
            },
            How::Node => match value {
                DiField::Node(node) => {
                    let made = self.attribute(node);
                    if made.is_none() && self.needs(kind, name) {
                        return Err(Unmade);
                    }
                    made.map(Param::Attr)
                }
                _ => None,
            },
            How::Expression => match value {
                DiField::Node(node) => self.attribute(node).map(Param::Attr),
                _ => None,
            },
            How::Nodes | How::Types => match value {
                DiField::Node(list) => self.list(list, matches!(how, How::Types))?,
                _ => None,
            },
            How::Number | How::MaybeNumber => self.number(value).map(Param::Uint),
            How::Truth => Some(Param::Bool(value == DiField::Bool(true))),
            How::Bound => match value {
                DiField::Node(node) => self.bound(node).map(Param::Attr),
                DiField::Int(value) => Some(Param::Attr(Attribute::i64(self.ctx, value))),
                _ => None,
            },
            How::Flags => Some(Param::Uint(self.flags(FLAGS, value))),
            How::SubprogramFlags => Some(Param::Uint(self.flags(SUBPROGRAM_FLAGS, value))),
            How::Choice(words) => match value {
                DiField::Word(word) => {
                    let word = self.llvm.str_bytes(word);
                    let at = words.iter().position(|own| own.as_bytes() == word).ok_or(Unmade)?;
                    Some(Param::Uint(at as u64))
                }
                _ => None,
            },
        })
    }

    /// What stands for a field that is not given.
    fn missing(&self, kind: DiKind, name: &str, how: How) -> Option<Param> {
        match (kind, name, how) {
            (DiKind::BasicType, "tag", _) => Some(self.word("DW_TAG_base_type")),
            (DiKind::StringType, "tag", _) => Some(self.word("DW_TAG_string_type")),
            (DiKind::File | DiKind::BasicType, _, How::Text) => {
                Some(Param::Attr(Attribute::string(self.ctx, "")))
            }
            _ => None,
        }
    }

    fn word(&self, word: &str) -> Param {
        Param::Str(self.ctx.intern(word))
    }

    /// Whether a node cannot be without what this field refers to.
    #[allow(clippy::unused_self)]
    fn needs(&self, kind: DiKind, name: &str) -> bool {
        match kind {
            DiKind::DerivedType | DiKind::CompositeType => name == "baseType",
            DiKind::Subprogram => matches!(name, "scope" | "type"),
            DiKind::LexicalBlock | DiKind::LexicalBlockFile | DiKind::LocalVariable => {
                name == "scope"
            }
            DiKind::GlobalVariable => matches!(name, "scope" | "type"),
            DiKind::GlobalVariableExpression => name == "var",
            _ => false,
        }
    }

    fn text(&self, node: Metadata) -> Option<Attribute> {
        match self.llvm.metadata(node)? {
            MetadataData::String(text) => {
                let text = self.ctx.intern_bytes(self.llvm.str_bytes(*text));
                Some(Attribute::str(self.ctx, text))
            }
            _ => None,
        }
    }

    fn number(&self, value: DiField) -> Option<u64> {
        match value {
            DiField::Int(value) => Some(value as u64),
            DiField::UInt(value) => Some(value),
            DiField::Node(node) => match self.llvm.metadata(node)? {
                MetadataData::Value(constant) => match self.llvm.constant(*constant) {
                    ConstantData::Int { bits, .. } => Some(*bits),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    fn flags(&self, table: &[(u64, u64, &str)], value: DiField) -> u64 {
        let DiField::Word(words) = value else { return self.number(value).unwrap_or(0) };
        let words = self.llvm.str_bytes(words).split(|byte| b" |".contains(byte));
        words.fold(0, |bits, word| {
            let row = table.iter().find(|row| row.2.as_bytes() == word);
            bits | row.map_or(0, |row| row.1)
        })
    }

    /// The nodes of a tuple; of types one that is missing is `void`. A list of other nodes some
    /// of which the dialect does not have counts as empty.
    fn list(&mut self, list: Metadata, types: bool) -> Result<Option<Param>, Unmade> {
        let Some(MetadataData::Tuple(operands)) = self.llvm.metadata(list) else {
            return Ok(None);
        };
        let mut items = Vec::with_capacity(operands.len());
        for operand in operands {
            let item = match operand {
                None if types => Some(self.null_type()),
                None => None,
                Some(node) => self.attribute(*node),
            };
            match item {
                Some(item) => items.push(Param::Attr(item)),
                None if types => return Err(Unmade),
                None => return Ok(None),
            }
        }
        Ok(Some(Param::List(items.into())))
    }

    fn null_type(&self) -> Attribute {
        Attribute::dialect(self.ctx, &attrs::DI_NULL_TYPE, Vec::new())
    }

    fn bound(&mut self, node: Metadata) -> Option<Attribute> {
        match self.llvm.metadata(node)? {
            MetadataData::Value(constant) => match self.llvm.constant(*constant) {
                ConstantData::Int { bits, .. } => Some(Attribute::i64(self.ctx, *bits as i64)),
                _ => None,
            },
            _ => self.attribute(node),
        }
    }

    /// `!{!"name", !"value"}`
    fn annotation(&self, operands: &[Option<Metadata>]) -> Option<Attribute> {
        let [Some(name), Some(value)] = *operands else { return None };
        let params = vec![Param::Attr(self.text(name)?), Param::Attr(self.text(value)?)];
        Some(Attribute::dialect(self.ctx, &attrs::DI_ANNOTATION, params))
    }

    /// `#llvm.di_expression<[...]>`
    fn expression(&self, elements: &[u64]) -> Attribute {
        let mut items = Vec::new();
        let mut rest = elements;
        while let Some((&op, tail)) = rest.split_first() {
            let Some((word, count)) = l::dwarf_operation(op) else { break };
            let (args, after) = tail.split_at(count.min(tail.len()));
            let args = args.iter().enumerate();
            let args = args.map(|(at, &arg)| match l::dwarf_argument(op, at, arg) {
                Some(encoding) => self.word(encoding),
                None => Param::Uint(arg),
            });
            let args = Param::List(args.collect());
            let params = vec![self.word(word), args];
            items.push(Param::Attr(Attribute::dialect(
                self.ctx,
                &attrs::DI_EXPRESSION_ELEM,
                params,
            )));
            rest = after;
        }
        Attribute::dialect(self.ctx, &attrs::DI_EXPRESSION, vec![Param::List(items.into())])
    }

    /// The location of a `!DILocation`.
    pub(crate) fn location(&mut self, node: Metadata) -> Location {
        if let Some(&known) = self.locations.get(&node) {
            return known;
        }
        let mut chain = Vec::new();
        let mut next = Some(node);
        // Where it was inlined, and where that was.
        while let Some(node) = next {
            if self.locations.contains_key(&node) || chain.len() > MOST_DEPTH {
                break;
            }
            chain.push(node);
            next = self.di(node).and_then(|di| match di.field("inlinedAt") {
                Some(DiField::Node(node)) => Some(node),
                _ => None,
            });
        }
        let mut caller = next.and_then(|node| self.locations.get(&node).copied());
        while let Some(node) = chain.pop() {
            let own = self.own_location(node).unwrap_or(Location::UNKNOWN);
            let made = match caller {
                Some(caller) => Location::get(self.ctx, LocationKind::CallSite(own, caller)),
                None => own,
            };
            self.locations.insert(node, made);
            caller = Some(made);
        }
        caller.unwrap_or(Location::UNKNOWN)
    }

    fn own_location(&mut self, node: Metadata) -> Option<Location> {
        let di = self.di(node).filter(|di| di.kind == DiKind::Location)?;
        let number = |name| di.field(name).and_then(|value| self.number(value)).unwrap_or(0);
        let (line, column) = (number("line") as u32, number("column") as u32);
        let Some(DiField::Node(scope)) = di.field("scope") else { return None };
        let file = self.file_of(scope)?;
        let place = Location::file_line_col(self.ctx, &file, line, column);
        let scope = self.attribute(scope);
        Some(Location::get(self.ctx, LocationKind::Fused([place].into(), scope)))
    }

    /// The name of the file of a scope.
    fn file_of(&self, scope: Metadata) -> Option<String> {
        let Some(DiField::Node(file)) = self.di(scope)?.field("file") else { return None };
        let Some(DiField::Node(name)) = self.di(file)?.field("filename") else { return None };
        match self.llvm.metadata(name)? {
            MetadataData::String(text) => {
                Some(String::from_utf8_lossy(self.llvm.str_bytes(*text)).into_owned())
            }
            _ => None,
        }
    }

    /// The location of a function by its subprogram.
    pub(crate) fn function_location(&mut self, subprogram: Metadata) -> Option<Location> {
        let di = self.di(subprogram)?;
        let line = di.field("line").and_then(|line| self.number(line)).unwrap_or(0);
        let file = self.file_of(subprogram)?;
        let place = Location::file_line_col(self.ctx, &file, line as u32, 0);
        let scope = self.attribute(subprogram);
        Some(Location::get(self.ctx, LocationKind::Fused([place].into(), scope)))
    }
}

/// A debug record that waits until all values are there: the block it stands in, what stands
/// before it, and where it is.
pub(crate) struct PendingRecord {
    block: Block,
    after: Option<Op>,
    record: DebugRecord,
}

/// The ops of records: with the kind, the name of the attribute with what it is about.
fn record_op(kind: RecordKind) -> Option<(&'static str, &'static str)> {
    match kind {
        RecordKind::Value => Some(("llvm.intr.dbg.value", "varInfo")),
        RecordKind::Declare => Some(("llvm.intr.dbg.declare", "varInfo")),
        RecordKind::Label => Some(("llvm.intr.dbg.label", "label")),
        _ => None,
    }
}

impl FunctionImport<'_, '_, '_> {
    /// Remembers a debug record: constants that only those need come last.
    pub(crate) fn debug_record(&mut self, record: &DebugRecord) {
        let block = self.state.block;
        let after = self.state.body.last_op(block);
        self.pending.push(PendingRecord { block, after, record: record.clone() });
    }

    /// Makes the ops of the records: each right behind what gives its value, so that this comes
    /// first wherever the record stood.
    pub(crate) fn debug_records(&mut self) -> Result<(), Failure> {
        for pending in std::mem::take(&mut self.pending) {
            let Some((new, value)) = self.record_op(&pending.record)? else { continue };
            let body = &self.state.body;
            let point = match value {
                Some(value) => self.behind(value),
                None => match pending.after.and_then(|op| InsertPoint::after(body, op)) {
                    Some(point) => Some(point),
                    None if pending.block == self.state.entry => Some(self.state.after_constants()),
                    None => Some(InsertPoint::start(body, pending.block)),
                },
            };
            let Some(point) = point else { continue };
            let location = match pending.record.operands.last() {
                Some(MetadataOperand::Node(node)) => self.state.importer.debug.location(*node),
                _ => Location::UNKNOWN,
            };
            let ctx = self.state.ctx();
            new.put(ctx, &mut self.state.body, point, location);
        }
        Ok(())
    }

    /// Right behind a value; nowhere behind one that a terminator gives.
    fn behind(&self, value: Value) -> Option<InsertPoint> {
        let body = &self.state.body;
        match body.defining_op(value) {
            Some(op) => {
                body.next_op(op)?;
                InsertPoint::after(body, op)
            }
            None => {
                let block = body.block_of_value(value)?;
                // Nothing stands before a landing pad.
                let first = body.first_op(block)?;
                let name = body.op(first).name;
                match self.state.ctx().op_name_text(name) {
                    "llvm.landingpad" => InsertPoint::after(body, first),
                    _ => Some(InsertPoint::Before(first)),
                }
            }
        }
    }

    fn record_op(&mut self, record: &DebugRecord) -> Result<Option<(New, Option<Value>)>, Failure> {
        let Some((name, slot)) = record_op(record.kind) else { return Ok(None) };
        let about = usize::from(record.kind != RecordKind::Label);
        let about = match record.operands.get(about) {
            Some(MetadataOperand::Node(node)) => self.state.importer.debug.attribute(*node),
            _ => None,
        };
        let Some(about) = about else { return Ok(None) };
        let mut new = self.state.new_op(name)?;
        new.set(slot, about);
        if record.kind == RecordKind::Label {
            return Ok(Some((new, None)));
        }
        let Some(value) = self.record_value(record.operands.first())? else { return Ok(None) };
        new.group(&[value]);
        if let Some(MetadataOperand::Node(node)) = record.operands.get(2) {
            let expression = self.state.importer.debug.attribute(*node);
            new.set("locationExpr", expression);
        }
        Ok(Some((new, Some(value))))
    }

    /// The value a record is about, if it is one.
    fn record_value(
        &mut self,
        operand: Option<&MetadataOperand>,
    ) -> Result<Option<Value>, Failure> {
        match operand {
            Some(MetadataOperand::Local(value)) => Ok(self.value(*value).ok()),
            Some(MetadataOperand::Node(node)) => match self.state.llvm().metadata(*node) {
                Some(MetadataData::Value(constant)) => self.state.constant(*constant).map(Some),
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }
}
