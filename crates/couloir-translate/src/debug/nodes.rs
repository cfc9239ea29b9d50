//! Makes nodes of metadata of attributes of debug information, each once.

use couloir_ir::attr::{AttrKind, DialectAttr, Param};
use couloir_ir::location::{Calls, LocationKind};
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Context, Location, OpRef, Str};
use couloir_llvmir as l;
use couloir_llvmir::{DiField, DiKind, DiNode, Metadata, MetadataData};
use rustc_hash::{FxHashMap, FxHashSet};

use super::rows::{Distinct, FieldRow, How, Row, row};
use super::{DebugInfo, make};
use crate::read::{llvm_params, param_attr, param_list, param_text};

/// How deep attributes are followed.
const MOST_DEPTH: usize = 20_000;

/// Columns, and numbers of arguments, have 16 bits.
const MOST_SHORT: u64 = 0xffff;

/// Field by name and value.
type Field = (&'static str, DiField);

/// A compile unit: its node follows when its globals are known.
struct Unit {
    node: Metadata,
    fields: Vec<Field>,
    globals: Vec<Metadata>,
}

/// The nodes made so far.
pub(super) struct Nodes<'t> {
    ctx: &'t Context,
    llvm: &'t l::Context,
    known: FxHashMap<Attribute, Option<Metadata>>,
    /// Nodes by the identities of their attributes.
    identified: FxHashMap<Attribute, Metadata>,
    /// Locations of several parts that were gone over.
    locations: FxHashSet<Location>,
    /// Nodes of cycles that are being made, by the identity of the cycle.
    open: Vec<(Attribute, Metadata)>,
    units: Vec<Unit>,
    names: [Str; 3],
    loop_annotation: Str,
    /// The ops that have those attributes.
    records: [Option<OpName>; 3],
    branches: [Option<OpName>; 2],
    depth: usize,
    too_deep: bool,
    /// Whether a node that is not distinct may refer to itself.
    has_circles: bool,
}

impl<'t> Nodes<'t> {
    pub(super) fn new(ctx: &'t Context, llvm: &'t l::Context) -> Self {
        Self {
            ctx,
            llvm,
            known: FxHashMap::default(),
            identified: FxHashMap::default(),
            locations: FxHashSet::default(),
            open: Vec::new(),
            units: Vec::new(),
            names: ["varInfo", "locationExpr", "label"].map(|name| ctx.intern(name)),
            loop_annotation: ctx.intern("loop_annotation"),
            records: ["llvm.intr.dbg.value", "llvm.intr.dbg.declare", "llvm.intr.dbg.label"]
                .map(|name| ctx.find_op_name(name)),
            branches: ["llvm.br", "llvm.cond_br"].map(|name| ctx.find_op_name(name)),
            depth: 0,
            too_deep: false,
            has_circles: false,
        }
    }

    /// How many compile units were met.
    pub(super) fn num_units(&self) -> usize {
        self.units.len()
    }

    /// Gives the compile units their globals.
    pub(super) fn finish(self) -> DebugInfo {
        let units: Vec<_> = self.units.iter().map(|unit| unit.node).collect();
        for unit in self.units {
            let mut fields = unit.fields;
            if !unit.globals.is_empty() {
                fields.push(("globals", DiField::Node(self.llvm.md_tuple(&unit.globals))));
            }
            let node = DiNode::new(self.llvm, DiKind::CompileUnit, &fields);
            self.llvm.define_metadata(unit.node, MetadataData::Di(node));
        }
        let (too_deep, has_circles) = (self.too_deep, self.has_circles);
        DebugInfo { nodes: self.known, early: units.len(), units, too_deep, has_circles }
    }

    /// The nodes that an op mentions, in a function that has a subprogram or has none. A record
    /// without a location is left out, and what it mentions with it.
    pub(super) fn of_op(&mut self, op: OpRef<'_>, scoped: bool) {
        if op.location().as_pos().is_none() {
            self.of_location(op.location());
        }
        let kind = Some(op.data().name);
        if self.branches.contains(&kind)
            && let Some(annotation) = op.attr(self.loop_annotation)
        {
            self.of_loop(annotation);
        }
        if self.records.contains(&kind) && is_located(self.ctx, op.location(), scoped) {
            for name in self.names {
                if let Some(attr) = op.attr(name) {
                    self.node(attr);
                }
            }
        }
    }

    /// The scopes of where a loop starts and ends.
    fn of_loop(&mut self, annotation: Attribute) {
        let params = llvm_params(self.ctx, annotation, "loop_annotation").unwrap_or_default();
        for location in params.iter().filter_map(Param::as_attr) {
            if location.is_location(self.ctx) {
                self.of_location(Location::from_attr(location));
            }
        }
    }

    /// The scopes that a location mentions.
    pub(super) fn of_location(&mut self, location: Location) {
        if location.as_pos().is_some() {
            return;
        }
        let ctx = self.ctx;
        let mut seen = std::mem::take(&mut self.locations);
        let _: Option<()> = location.find_unseen(ctx, Calls::CallersFirst, &mut seen, |_, kind| {
            if let LocationKind::Fused(_, Some(attr)) = kind {
                self.node(*attr);
            }
            None
        });
        self.locations = seen;
    }

    /// The node of an attribute.
    pub(super) fn node(&mut self, attr: Attribute) -> Option<Metadata> {
        if let Some(known) = self.known.get(&attr) {
            return *known;
        }
        let data = attr.as_dialect(self.ctx)?;
        if data.def.dialect != "llvm" {
            return None;
        }
        if self.depth >= MOST_DEPTH {
            self.too_deep = true;
            return None;
        }
        // Within a cycle its node stands for all that has its identity, which elsewhere may be
        // more.
        if let Some(node) = self.open_node(data) {
            return Some(node);
        }
        self.depth += 1;
        let node = self.make(data);
        self.depth -= 1;
        if !is_self(data) {
            self.known.insert(attr, node);
        }
        node
    }

    /// The node that is being made of the cycle of this identity.
    fn open_node(&self, data: &DialectAttr) -> Option<Metadata> {
        let at = row(data.def.mnemonic)?.rec_id?;
        let rec_id = param_attr(&data.params, at)?;
        self.open.iter().rev().find(|open| open.0 == rec_id).map(|open| open.1)
    }

    fn make(&mut self, data: &DialectAttr) -> Option<Metadata> {
        match data.def.mnemonic {
            "di_annotation" => {
                let text = |at| {
                    param_text(self.ctx, &data.params, at).map(|text| self.llvm.md_string(text))
                };
                Some(self.llvm.md_tuple(&[text(0)?, text(1)?]))
            }
            "di_expression" => Some(self.expression(data)),
            mnemonic => self.row(data, row(mnemonic)?),
        }
    }

    fn row(&mut self, data: &DialectAttr, row: &'static Row) -> Option<Metadata> {
        let rec_id = row.rec_id.and_then(|at| param_attr(&data.params, at));
        let id = row.id.and_then(|at| param_attr(&data.params, at));
        if let Some(&known) = id.and_then(|id| self.identified.get(&id)) {
            return Some(known);
        }
        if is_self(data) {
            return None;
        }
        let distinct = is_distinct(self.ctx, row, data);
        let node = if row.kind == DiKind::CompileUnit {
            self.unit(data, row)
        } else if let Some(rec_id) = rec_id {
            self.cycle(data, row, distinct, rec_id)
        } else {
            self.plain(data, row, distinct, id)
        };
        if let Some(id) = id {
            self.identified.entry(id).or_insert(node);
        }
        Some(node)
    }

    /// A node of its own. All its fields may have mentioned it, but for what it keeps.
    fn plain(
        &mut self,
        data: &DialectAttr,
        row: &'static Row,
        distinct: bool,
        id: Option<Attribute>,
    ) -> Metadata {
        let is_kept = |field: &&FieldRow| matches!(field.2, How::Nodes);
        let mut fields = self.fields(data, row.fields.iter().filter(|field| !is_kept(field)));
        if let Some(&known) = id.and_then(|id| self.identified.get(&id)) {
            return known;
        }
        fields.extend(self.fields(data, row.fields.iter().filter(is_kept)));
        make(self.llvm, row.kind, distinct, &fields)
    }

    /// A node that may refer to itself.
    fn cycle(
        &mut self,
        data: &DialectAttr,
        row: &'static Row,
        distinct: bool,
        rec_id: Attribute,
    ) -> Metadata {
        let node = self.llvm.declare_metadata(distinct);
        self.has_circles |= !distinct;
        self.open.push((rec_id, node));
        let fields = self.fields(data, row.fields);
        self.open.pop();
        let content = DiNode::new(self.llvm, row.kind, &fields);
        self.llvm.define_metadata(node, MetadataData::Di(content));
        node
    }

    fn unit(&mut self, data: &DialectAttr, row: &'static Row) -> Metadata {
        let fields = self.fields(data, row.fields);
        let node = self.llvm.declare_metadata(true);
        self.units.push(Unit { node, fields, globals: Vec::new() });
        node
    }

    fn fields(
        &mut self,
        data: &DialectAttr,
        rows: impl IntoIterator<Item = &'static FieldRow>,
    ) -> Vec<Field> {
        let fields = rows.into_iter().filter_map(|&(at, name, how)| {
            let param = data.params.get(at).unwrap_or(&Param::None);
            Some((name, self.field(param, how)?))
        });
        fields.collect()
    }

    fn field(&mut self, param: &Param, how: How) -> Option<DiField> {
        let llvm = self.llvm;
        let number = || param.as_uint().unwrap_or(0);
        let word = |word: &str| (!word.is_empty()).then(|| DiField::Word(llvm.str(word)));
        match how {
            How::Word(default) => word(param.as_str().map_or(default, |text| self.ctx.str(text))),
            How::Text => {
                let text = param.as_attr()?.as_text(self.ctx).filter(|text| !text.is_empty())?;
                Some(DiField::Node(llvm.md_string(text)))
            }
            How::Node => self.node(param.as_attr()?).map(DiField::Node),
            How::Expression => {
                let node = param.as_attr().and_then(|attr| self.node(attr));
                Some(DiField::Node(node.unwrap_or_else(|| llvm.md_expression(&[]))))
            }
            How::Nodes if param.items().is_empty() => None,
            How::Nodes | How::Types => Some(DiField::Node(self.tuple(param))),
            How::Number => Some(DiField::UInt(number())),
            How::MaybeNumber => param.as_uint().map(DiField::UInt),
            How::Truth => Some(DiField::Bool(param.as_bool()?)),
            How::Short => Some(DiField::UInt(number() & MOST_SHORT)),
            How::Column => Some(DiField::UInt(number())).filter(|_| number() <= MOST_SHORT),
            How::Computed => self.computed(param.as_attr()?).map(DiField::Node),
            How::Bound => self.bound(param.as_attr()?).map(DiField::Node),
            How::Flags => word(&l::flag_words(l::DI_FLAGS, number())),
            How::SubprogramFlags => word(&l::flag_words(l::SUBPROGRAM_FLAGS, number())),
            How::Choice(choices) => word(choices.get(usize::try_from(number()).ok()?)?),
        }
    }

    fn tuple(&mut self, list: &Param) -> Metadata {
        let nodes = param_list(self.ctx, Some(list)).into_iter().map(|attr| self.node(attr));
        let nodes = nodes.collect();
        self.llvm.intern_metadata(MetadataData::Tuple(nodes))
    }

    fn bound(&mut self, attr: Attribute) -> Option<Metadata> {
        match attr.kind(self.ctx) {
            AttrKind::Integer(..) => {
                let value = attr.as_i64(self.ctx)?;
                Some(self.llvm.md_constant(self.llvm.i64(value)))
            }
            _ => self.computed(attr),
        }
    }

    /// A variable or an expression.
    fn computed(&mut self, attr: Attribute) -> Option<Metadata> {
        const KINDS: [&str; 3] = ["di_expression", "di_global_variable", "di_local_variable"];
        let data = attr.as_dialect(self.ctx)?;
        if KINDS.contains(&data.def.mnemonic) { self.node(attr) } else { None }
    }

    fn expression(&self, data: &DialectAttr) -> Metadata {
        let mut elements = Vec::new();
        for operation in param_list(self.ctx, data.params.first()) {
            let params = llvm_params(self.ctx, operation, "di_expression_elem").unwrap_or_default();
            elements.extend(params.first().map(|word| self.element(word)));
            let args = params.get(1).map(Param::items).unwrap_or_default();
            elements.extend(args.iter().map(|arg| self.element(arg)));
        }
        self.llvm.md_expression(&elements)
    }

    fn element(&self, param: &Param) -> u64 {
        match param.as_str() {
            Some(word) => l::dwarf_number(self.ctx.str(word)).unwrap_or(0),
            None => param.as_uint().unwrap_or(0),
        }
    }

    /// Lists a global variable in its compile unit: that of its scope, or of what is around it.
    pub(super) fn list_global(&mut self, expression: Attribute) {
        let scope = llvm_params(self.ctx, expression, "di_global_variable_expression")
            .and_then(|params| param_attr(params, 0))
            .and_then(|variable| self.params_at(variable, "di_global_variable", 0));
        let unit = scope.and_then(|scope| self.unit_around(scope));
        let (Some(unit), Some(node)) = (unit, self.node(expression)) else { return };
        let unit = self.units.iter_mut().find(|known| known.node == unit);
        if let Some(unit) = unit {
            unit.globals.push(node);
        }
    }

    fn params_at(&self, attr: Attribute, mnemonic: &str, at: usize) -> Option<Attribute> {
        param_attr(llvm_params(self.ctx, attr, mnemonic)?, at)
    }

    fn unit_around(&mut self, scope: Attribute) -> Option<Metadata> {
        let common = self.params_at(scope, "di_common_block", 0);
        let unit = match self.params_at(scope, "di_module", 1) {
            Some(outer) => outer,
            None => self.params_at(common.unwrap_or(scope), "di_subprogram", 3).unwrap_or(scope),
        };
        llvm_params(self.ctx, unit, "di_compile_unit")?;
        self.node(unit)
    }
}

/// Whether a location comes to be one of LLVM's: where it is in a scope.
fn is_located(ctx: &Context, mut location: Location, mut scoped: bool) -> bool {
    const SCOPES: [&str; 3] = ["di_subprogram", "di_lexical_block", "di_lexical_block_file"];
    while location.as_pos().is_none() {
        match location.kind(ctx) {
            LocationKind::Unknown => return false,
            LocationKind::FileLineColRange { .. } => return scoped,
            LocationKind::Name(_, child) | LocationKind::CallSite(_, child) => location = *child,
            LocationKind::Fused(parts, metadata) => {
                let scope = metadata.and_then(|attr| attr.as_dialect(ctx));
                scoped |= scope.is_some_and(|data| SCOPES.contains(&data.def.mnemonic));
                let Some(&first) = parts.first() else { return false };
                location = first;
            }
        }
    }
    scoped
}

/// Whether an attribute stands for the cycle it is in.
fn is_self(data: &DialectAttr) -> bool {
    let rec_id = row(data.def.mnemonic).and_then(|row| row.rec_id);
    rec_id.is_some_and(|at| {
        let told = data.params.get(at + 1).and_then(Param::as_bool) == Some(true);
        told && param_attr(&data.params, at).is_some()
    })
}

/// Tags of types that have a name of their own.
const NAMED: [&str; 4] =
    ["DW_TAG_class_type", "DW_TAG_enumeration_type", "DW_TAG_structure_type", "DW_TAG_union_type"];

/// The bit of a definition among the flags of a subprogram.
const DEFINITION: u64 = 8;

fn is_distinct(ctx: &Context, row: &Row, data: &DialectAttr) -> bool {
    match row.distinct {
        Distinct::Never => false,
        Distinct::Always => true,
        Distinct::Definition => data
            .params
            .get(10)
            .and_then(Param::as_uint)
            .is_some_and(|flags| flags & DEFINITION != 0),
        Distinct::ByTag => {
            let tag = data.params.get(2).and_then(Param::as_str);
            tag.is_some_and(|tag| NAMED.contains(&ctx.str(tag)))
        }
    }
}
