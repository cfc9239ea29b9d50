//! What debuggers are told: specialised nodes as attributes, by the rows of the translation read
//! the other way round; locations; debug records as ops.
//!
//! Composite types and subprograms can contain themselves. Where one is met again while it is
//! being made, a reference to itself stands, and it gets an identity for that. What holds such
//! references is used again only until the innermost of what they stand for is made: it looks
//! different where other nodes are being made around it.

use couloir_dialects::llvm::attrs;
use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::location::LocationKind;
use couloir_ir::{Attribute, Context, Location, Str};
use couloir_llvmir as l;
use couloir_llvmir::{
    ConstantData, DI_FLAGS, DiField, DiKind, DiNode, Metadata, MetadataData, SUBPROGRAM_FLAGS,
};
use couloir_translate::debug_rows::{How, Row, row_of};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// How deep nodes are followed.
const MOST_DEPTH: usize = 2_000;

/// How many attributes are made that stand only where they are made. Nodes that all contain each
/// other would make more of them than fit anywhere.
const MOST_PARTIAL: usize = 1 << 21;

/// Fields that are made before the others of their node, in this order: what is made first holds
/// what is made later, where it refers to that again.
const FIRST: &[(DiKind, &str)] = &[
    (DiKind::CompositeType, "elements"),
    (DiKind::CompositeType, "baseType"),
    (DiKind::ImportedEntity, "elements"),
    (DiKind::Subprogram, "scope"),
    (DiKind::Subprogram, "type"),
    (DiKind::Subprogram, "retainedNodes"),
    (DiKind::Subprogram, "annotations"),
];

/// The bits of `DIFlags` that the dialect has words for; those of subprograms are among them.
const OWN_FLAGS: u64 = 0x3fdd_ffff;

/// The dialect has nothing for a node.
struct Unmade;

/// A node that is being made.
struct Layer {
    node: Metadata,
    /// Whether it was met again.
    met: bool,
    /// The layers that references in it stand for, in order.
    needs: SmallVec<[usize; 4]>,
    /// The nodes in [`DebugNodes::partial`] for which this is the innermost such layer.
    partial: Vec<Metadata>,
}

/// Attributes made of debug information.
pub(crate) struct DebugNodes<'t> {
    ctx: &'t Context,
    llvm: &'t l::Context,
    known: FxHashMap<Metadata, Option<Attribute>>,
    /// What holds references to what is being made, with the innermost layer of these.
    partial: FxHashMap<Metadata, (Option<Attribute>, usize)>,
    /// What nodes are told apart by, and what those in cycles are.
    distinct: FxHashMap<Metadata, Attribute>,
    ids: FxHashMap<Metadata, Attribute>,
    stack: Vec<Layer>,
    /// The places in the stack of what can contain itself.
    open: FxHashMap<Metadata, usize>,
    locations: FxHashMap<Metadata, Location>,
    /// The names of the files of scopes.
    files: FxHashMap<Metadata, Option<Str>>,
    drop_elements: bool,
    lossless: bool,
    /// How many attributes were made that stand only where they are made.
    num_partial: usize,
}

impl<'t> DebugNodes<'t> {
    pub(crate) fn new(
        ctx: &'t Context,
        llvm: &'t l::Context,
        drop_elements: bool,
        lossless: bool,
    ) -> Self {
        Self {
            ctx,
            llvm,
            known: FxHashMap::default(),
            partial: FxHashMap::default(),
            distinct: FxHashMap::default(),
            ids: FxHashMap::default(),
            stack: Vec::new(),
            open: FxHashMap::default(),
            locations: FxHashMap::default(),
            files: FxHashMap::default(),
            drop_elements,
            lossless,
            num_partial: 0,
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
        if let Some(&(attr, layer)) = self.partial.get(&node) {
            self.need(layer);
            return attr;
        }
        let di = self.di(node)?;
        if let Some(&at) = self.open.get(&node) {
            let attr = self.self_reference(node, di.kind, at);
            self.keep_partial(node, attr, at);
            self.need(at);
            return attr;
        }
        if self.stack.len() >= MOST_DEPTH || self.is_exhausted() {
            return None;
        }
        self.push(node, di.kind);
        let made = self.make(node, di);
        self.pop(made)
    }

    /// Whether cycles make more of the nodes than can be imported.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.num_partial > MOST_PARTIAL
    }

    fn push(&mut self, node: Metadata, kind: DiKind) {
        if matches!(kind, DiKind::CompositeType | DiKind::Subprogram) {
            self.open.insert(node, self.stack.len());
        }
        let needs = SmallVec::new();
        self.stack.push(Layer { node, met: false, needs, partial: Vec::new() });
    }

    /// Ends the innermost layer, whose attribute this is.
    fn pop(&mut self, made: Option<Attribute>) -> Option<Attribute> {
        let Layer { node, met, needs, partial } = self.stack.pop()?;
        self.open.remove(&node);
        for node in partial {
            self.partial.remove(&node);
        }
        let made = match made {
            Some(attr) if met => Some(self.with_id(node, attr)),
            other => other,
        };
        let own = self.stack.len();
        let outer = || needs.iter().copied().filter(move |&layer| layer < own);
        match outer().next_back() {
            None => _ = self.known.insert(node, made),
            Some(innermost) => {
                self.num_partial += 1;
                self.keep_partial(node, made, innermost);
                outer().for_each(|layer| self.need(layer));
            }
        }
        made
    }

    fn keep_partial(&mut self, node: Metadata, attr: Option<Attribute>, innermost: usize) {
        self.partial.insert(node, (attr, innermost));
        if let Some(layer) = self.stack.get_mut(innermost) {
            layer.partial.push(node);
        }
    }

    /// Says that what is being made holds a reference to what a layer makes.
    fn need(&mut self, layer: usize) {
        let Some(top) = self.stack.last_mut() else { return };
        if let Err(at) = top.needs.binary_search(&layer) {
            top.needs.insert(at, layer);
        }
    }

    fn id(&mut self, node: Metadata) -> Attribute {
        let ctx = self.ctx;
        *self.ids.entry(node).or_insert_with(|| {
            Attribute::get(ctx, AttrKind::Distinct(ctx.next_distinct_id(), Attribute::UNIT))
        })
    }

    /// What tells a node that is distinct from others that look like it.
    fn own_id(&mut self, node: Metadata) -> Attribute {
        let ctx = self.ctx;
        *self.distinct.entry(node).or_insert_with(|| {
            Attribute::get(ctx, AttrKind::Distinct(ctx.next_distinct_id(), Attribute::UNIT))
        })
    }

    fn self_reference(&mut self, node: Metadata, kind: DiKind, at: usize) -> Option<Attribute> {
        if let Some(layer) = self.stack.get_mut(at) {
            layer.met = true;
        }
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
                How::Number | How::Short | How::Column => Param::Uint(0),
                How::Flags | How::SubprogramFlags | How::Choice(_) => Param::Uint(0),
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
        let kind = match di.kind {
            // The dialect has no scale for numbers.
            DiKind::FixedPointType => DiKind::BasicType,
            kind => kind,
        };
        let row = row_of(kind)?;
        let is_given = |field: &(usize, &str, How)| di.field(field.1).is_some();
        let ends = |field: &&(usize, &str, How)| match field.1 {
            "lowerBound" => self.lossless,
            name => matches!(name, "count" | "upperBound"),
        };
        if kind == DiKind::Subrange && !row.fields.iter().filter(ends).any(is_given) {
            // A range without an end counts as missing, in MLIR 22 also where it has a start.
            return None;
        }
        let mut params = Self::defaults(row);
        if let Some(at) = row.id
            && self.llvm.is_distinct(node)
        {
            *params.get_mut(at)? = Param::Attr(self.own_id(node));
        }
        let early = |field: &&(usize, &str, How)| FIRST.contains(&(di.kind, field.1));
        let fields = row.fields.iter();
        let first = FIRST.iter().filter_map(|&(kind, name)| {
            row.fields.iter().find(|field| (di.kind, field.1) == (kind, name))
        });
        for &(at, name, how) in first.chain(fields.filter(|field| !early(field))) {
            if (di.kind, name) == (DiKind::CompositeType, "elements") && self.drops_elements(di) {
                continue;
            }
            if (di.kind, name) == (DiKind::DerivedType, "align") && is_signed(self.llvm, di) {
                continue;
            }
            let mut value = di.field(name);
            // MLIR 22 gives a global variable its name where it has one for the linker.
            if (di.kind, name) == (DiKind::GlobalVariable, "linkageName") && value.is_some() {
                value = di.field("name");
                params[at] = Param::Attr(Attribute::string(self.ctx, ""));
            }
            if let Some(param) = self.param(kind, name, how, value).ok()? {
                params[at] = param;
            }
        }
        self.finish(row, params)
    }

    /// Whether a composite type comes without its elements; a vector always has them.
    fn drops_elements(&self, di: &DiNode) -> bool {
        let vector = 1 << 11;
        let flags = di.field("flags").map_or(0, |flags| self.flags(DI_FLAGS, flags));
        self.drop_elements && flags & vector == 0
    }

    /// The node of a field: an expression where there has to be one, and nowhere else.
    fn field(&mut self, name: &str, node: Metadata) -> Option<Attribute> {
        const EXPRESSIONS: &[&str] = &[
            "allocated",
            "associated",
            "dataLocation",
            "rank",
            "stringLengthExpression",
            "stringLocationExpression",
        ];
        let data = self.llvm.metadata(node);
        let expression = matches!(data, Some(MetadataData::Expression(_)));
        let of_variable = matches!(
            data,
            Some(MetadataData::Di(di)) if di.kind == DiKind::GlobalVariableExpression
        );
        let fits = expression == EXPRESSIONS.contains(&name) && !of_variable;
        if fits { self.attribute(node) } else { None }
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
        Ok(match (how, value) {
            (How::Word(_), DiField::Word(word)) => match self.llvm.str_bytes(word) {
                b"DW_TAG_null" => None,
                word => Some(Param::Str(self.ctx.intern_bytes(word))),
            },
            (How::Text, DiField::Node(node)) => self.text(node).map(Param::Attr),
            (How::Node, DiField::Node(node)) => match self.field(name, node) {
                None if self.needs(kind, name) => return Err(Unmade),
                made => made.map(Param::Attr),
            },
            (How::Expression, DiField::Node(node)) => match self.llvm.metadata(node) {
                Some(MetadataData::Expression(of)) => Some(Param::Attr(self.expression(of))),
                _ => None,
            },
            (How::Nodes, DiField::Node(list)) => self.list(list, false)?,
            (How::Types, DiField::Node(list)) => self.list(list, true)?,
            (How::Number | How::Short | How::Column | How::MaybeNumber, value) => {
                self.number(value).map(Param::Uint)
            }
            (How::Truth, value) => Some(Param::Bool(value == DiField::Bool(true))),
            (How::Bound | How::Computed, DiField::Node(node)) => self.bound(node).map(Param::Attr),
            (How::Bound | How::Computed, DiField::Int(value)) => {
                Some(Param::Attr(Attribute::i64(self.ctx, value)))
            }
            (How::Flags, value) => Some(Param::Uint(self.flags(DI_FLAGS, value))),
            (How::SubprogramFlags, value) => Some(Param::Uint(self.flags(SUBPROGRAM_FLAGS, value))),
            (How::Choice(words), DiField::Word(word)) => {
                let word = self.llvm.str_bytes(word);
                let at = words.iter().position(|own| own.as_bytes() == word).ok_or(Unmade)?;
                Some(Param::Uint(at as u64))
            }
            _ => None,
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
        let bits = words.fold(0, |bits, word| {
            let row = table.iter().find(|row| row.2.as_bytes() == word);
            bits | row.map_or(0, |row| row.1)
        });
        // MLIR 22 drops all flags where one is none of its own.
        if bits & !OWN_FLAGS == 0 { bits } else { 0 }
    }

    /// The nodes of a tuple; of types one that is missing is `void`. A list of other nodes some
    /// of which the dialect does not have counts as empty, though all of them are made: some may
    /// refer to what the list is of.
    fn list(&mut self, list: Metadata, types: bool) -> Result<Option<Param>, Unmade> {
        let Some(MetadataData::Tuple(operands)) = self.llvm.metadata(list) else {
            return Ok(None);
        };
        let mut items = Vec::with_capacity(operands.len());
        for operand in operands {
            let item = match operand {
                None if types => Some(self.null_type()),
                None => None,
                Some(node) => self.field("elements", *node),
            };
            items.extend(item.map(Param::Attr));
        }
        match items.len() == operands.len() {
            true => Ok(Some(Param::List(items.into()))),
            false if types => Err(Unmade),
            false => Ok(None),
        }
    }

    fn null_type(&self) -> Attribute {
        Attribute::dialect(self.ctx, &attrs::DI_NULL_TYPE, Vec::new())
    }

    fn bound(&mut self, node: Metadata) -> Option<Attribute> {
        match self.llvm.metadata(node)? {
            MetadataData::Value(constant) => match self.llvm.constant(*constant) {
                ConstantData::Int { ty, bits } => {
                    let above = 64 - self.llvm.int_width(*ty).unwrap_or(64).clamp(1, 64);
                    Some(Attribute::i64(self.ctx, (*bits << above) as i64 >> above))
                }
                ConstantData::WideInt { words, .. } => {
                    let low = words.first().copied().unwrap_or_default();
                    Some(Attribute::i64(self.ctx, low as i64))
                }
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
        // Where it was inlined, and where that was. Of scopes that hold each other the one that is
        // made first holds the others: inner ones come first.
        while let Some(node) = next {
            if self.locations.contains_key(&node) || chain.len() > MOST_DEPTH {
                break;
            }
            chain.push((node, self.own_location(node).unwrap_or(Location::UNKNOWN)));
            next = self.di(node).and_then(|di| match di.field("inlinedAt") {
                Some(DiField::Node(node)) => Some(node),
                _ => None,
            });
        }
        let mut caller = next.and_then(|node| self.locations.get(&node).copied());
        while let Some((node, own)) = chain.pop() {
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
        let file = self.file_of(scope).unwrap_or_else(|| self.ctx.intern("-"));
        let place = self.place(file, line, column);
        let scope = self.attribute(scope);
        Some(Location::get(self.ctx, LocationKind::Fused([place].into(), scope)))
    }

    fn place(&self, file: Str, line: u32, column: u32) -> Location {
        let range = [line, column].into();
        Location::get(self.ctx, LocationKind::FileLineColRange { file, range })
    }

    /// The name of the file of a scope.
    fn file_of(&mut self, scope: Metadata) -> Option<Str> {
        if let Some(&known) = self.files.get(&scope) {
            return known;
        }
        let file = self.file_name(scope);
        self.files.insert(scope, file);
        file
    }

    fn file_name(&self, scope: Metadata) -> Option<Str> {
        let Some(DiField::Node(file)) = self.di(scope)?.field("file") else { return None };
        let Some(DiField::Node(name)) = self.di(file)?.field("filename") else { return None };
        match self.llvm.metadata(name)? {
            MetadataData::String(text) => {
                let text = String::from_utf8_lossy(self.llvm.str_bytes(*text));
                Some(self.ctx.intern(&text))
            }
            _ => None,
        }
    }

    /// The location of a function by its subprogram.
    pub(crate) fn function_location(&mut self, subprogram: Metadata) -> Option<Location> {
        let di = self.di(subprogram)?;
        let line = di.field("line").and_then(|line| self.number(line)).unwrap_or(0);
        let file = self.file_of(subprogram).unwrap_or_else(|| self.ctx.intern(""));
        let place = self.place(file, line as u32, 0);
        let scope = self.attribute(subprogram);
        Some(Location::get(self.ctx, LocationKind::Fused([place].into(), scope)))
    }
}

/// Whether a derived type is one of signed pointers, which keeps nothing of its alignment.
fn is_signed(llvm: &l::Context, di: &DiNode) -> bool {
    const SIGNED: &[u8] = b"DW_TAG_LLVM_ptrauth_type";
    matches!(di.field("tag"), Some(DiField::Word(tag)) if llvm.str_bytes(tag) == SIGNED)
}
