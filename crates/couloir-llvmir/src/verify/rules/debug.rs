//! Debug information: what its nodes hold, where they are attached, what its expressions say.
//!
//! Every node is looked at once, whatever refers to it; what variables are attached is looked at
//! for each of them too. [`super::records`] has the rules of records.

use std::cell::RefCell;

use rustc_hash::{FxHashMap, FxHashSet};

use super::records::{Place, argument_number};
use super::{Broken, Checked, Rules, Subject, VerifyError};
use crate::body::{Body, Inst};
use crate::context::Str;
use crate::di::{DiField, DiKind};
use crate::dwarf;
use crate::metadata::{DiNode, Metadata, MetadataData};
use crate::module::Function;

/// What is wrong with a node, and other nodes to show.
type Found = Option<(&'static str, Vec<Metadata>)>;

const TYPE_TAGS: &[(DiKind, &[&str])] = &[
    (DiKind::BasicType, &["DW_TAG_base_type", "DW_TAG_unspecified_type", "DW_TAG_string_type"]),
    (DiKind::FixedPointType, &["DW_TAG_base_type"]),
    (DiKind::StringType, &["DW_TAG_string_type"]),
    (
        DiKind::DerivedType,
        &[
            "DW_TAG_typedef",
            "DW_TAG_pointer_type",
            "DW_TAG_ptr_to_member_type",
            "DW_TAG_reference_type",
            "DW_TAG_rvalue_reference_type",
            "DW_TAG_const_type",
            "DW_TAG_immutable_type",
            "DW_TAG_volatile_type",
            "DW_TAG_restrict_type",
            "DW_TAG_atomic_type",
            "DW_TAG_LLVM_ptrauth_type",
            "DW_TAG_member",
            "DW_TAG_inheritance",
            "DW_TAG_friend",
            "DW_TAG_set_type",
            "DW_TAG_template_alias",
        ],
    ),
    (
        DiKind::CompositeType,
        &[
            "DW_TAG_array_type",
            "DW_TAG_structure_type",
            "DW_TAG_union_type",
            "DW_TAG_enumeration_type",
            "DW_TAG_class_type",
            "DW_TAG_variant_part",
            "DW_TAG_variant",
            "DW_TAG_namelist",
        ],
    ),
    (
        DiKind::TemplateValueParameter,
        &[
            "DW_TAG_template_value_parameter",
            "DW_TAG_GNU_template_template_param",
            "DW_TAG_GNU_template_parameter_pack",
        ],
    ),
    (DiKind::ImportedEntity, &["DW_TAG_imported_module", "DW_TAG_imported_declaration"]),
];

/// Scopes of code.
const CODE: &[DiKind] = &[DiKind::Subprogram, DiKind::LexicalBlock, DiKind::LexicalBlockFile];

/// Messages that LLVM gives without the node they are about.
const NAMELESS: &[&str] = &[
    "dataLocation can only appear in array type",
    "associated can only appear in array type",
    "allocated can only appear in array type",
    "rank can only appear in array type",
    "discriminator can only appear on variant part",
    SIZE_KINDS,
];

/// The row of units.
const UNITS: &[u8] = b"llvm.dbg.cu";

/// What the size of a type can be that may differ from one variable to another.
const SIZE_KINDS: &str = "SizeInBits must be a constant or DIVariable or DIExpression";

/// Ends of chains of nodes, by where they were entered; none where a chain has no end.
#[derive(Default)]
pub(super) struct ChainEnds(RefCell<FxHashMap<Metadata, Option<Metadata>>>);

impl ChainEnds {
    /// Where `next` leads in the end. No node is gone over twice, however many chains it is in.
    fn end(
        &self,
        mut at: Metadata,
        next: impl Fn(Metadata) -> Option<Metadata>,
    ) -> Option<Metadata> {
        let mut known = self.0.borrow_mut();
        let mut path = Vec::new();
        let end = loop {
            if let Some(&end) = known.get(&at) {
                break end;
            }
            // Until the end is known, a chain that comes back has none.
            known.insert(at, None);
            path.push(at);
            match next(at) {
                Some(further) => at = further,
                None => break Some(at),
            }
        };
        known.extend(path.into_iter().map(|node| (node, end)));
        end
    }
}

impl<'m> Rules<'m> {
    pub(super) fn di(&self, node: Metadata) -> Option<&'m DiNode> {
        match self.ctx.metadata(node)? {
            MetadataData::Di(di) => Some(di),
            _ => None,
        }
    }

    pub(super) fn kind_of(&self, node: Metadata) -> Option<DiKind> {
        self.di(node).map(|di| di.kind)
    }

    pub(super) fn word(&self, di: &DiNode, field: &str) -> &'m str {
        match di.field(field) {
            Some(DiField::Word(word)) => {
                std::str::from_utf8(self.ctx.str_bytes(word)).unwrap_or_default()
            }
            _ => "",
        }
    }

    pub(super) fn broken_debug(&mut self, message: &str, nodes: &[Metadata]) {
        let subjects = nodes.iter().map(|&node| self.excerpts.node(node)).collect();
        self.errors.push(VerifyError::of_debug_info(message, subjects));
    }

    /// What a function is attached, unless other rules are broken before, and what its
    /// instructions refer to.
    pub(super) fn debug_function(&mut self, function: &'m Function, sound: bool) {
        let own = if sound { self.attached_subprogram(function) } else { None };
        let Some(body) = &function.body else { return };
        if let Some(Ok(own)) = own {
            self.debug_locations(function, body, own);
        }
        let args = own.map(|_| FxHashMap::default());
        let mut place = Place { function, body, args };
        for &block in body.blocks() {
            for &inst in body.insts(block) {
                for record in body.records_before(inst) {
                    self.debug_record(&mut place, block, record);
                }
                if let Some(location) = body.debug_location(inst) {
                    self.instruction_location(function, inst, location);
                }
                // Those of loops say where the loop is.
                for &(_, node) in body.attachments_of(inst) {
                    self.debug_nodes(node);
                }
            }
            for record in body.trailing_records(block) {
                self.debug_record(&mut place, block, record);
            }
        }
    }

    fn instruction_location(&mut self, function: &'m Function, inst: Inst, location: Metadata) {
        if self.kind_of(location) == Some(DiKind::Location) {
            return self.debug_nodes(location);
        }
        let subjects = vec![self.text(Subject::Inst(function, inst)), self.excerpts.node(location)];
        let message = "invalid !dbg metadata attachment";
        self.errors.push(VerifyError::of_debug_info(message, subjects));
    }

    /// The subprogram of a function; an error where it cannot be attached.
    fn attached_subprogram(&mut self, function: &'m Function) -> Option<Result<Metadata, Broken>> {
        let mut own = function.common.attachments.iter();
        let own = own.find(|(kind, _)| self.ctx.str_bytes(*kind) == b"dbg").map(|row| row.1)?;
        let subject = Subject::Global(function.common.symbol);
        if function.body.is_some() {
            if self.kind_of(own) != Some(DiKind::Subprogram) {
                let message = "function !dbg attachment must be a subprogram";
                let subjects = vec![self.text(subject), self.excerpts.node(own)];
                self.errors.push(VerifyError::of_debug_info(message, subjects));
                return Some(Err(Broken));
            }
            if !self.ctx.is_distinct(own) {
                let message = "function definition may only have a distinct !dbg attachment";
                let subjects = vec![self.text(subject)];
                self.errors.push(VerifyError::of_debug_info(message, subjects));
                return Some(Err(Broken));
            }
            if !self.attached.insert(own) {
                let subjects = vec![self.excerpts.node(own), self.text(subject)];
                let message = "DISubprogram attached to more than one function";
                return Some(Err(self.broken_of(message, subjects)));
            }
        }
        self.debug_nodes(own);
        Some(Ok(own))
    }

    /// Locations of instructions lie in the function they are in.
    fn debug_locations(&mut self, function: &'m Function, body: &'m Body, own: Metadata) {
        let mut seen = FxHashSet::default();
        let insts = body.blocks().iter().flat_map(|&block| body.insts(block));
        let places = insts.flat_map(|&inst| {
            let own = body.debug_location(inst).into_iter();
            own.chain(self.places_of_loop(body, inst)).map(move |place| (inst, place))
        });
        for (inst, location) in places.collect::<Vec<_>>() {
            if !seen.insert(location) {
                continue;
            }
            if self.kind_of(location) != Some(DiKind::Location) {
                continue;
            }
            let Some((scope, subprogram)) = self.place_of(location) else { continue };
            if subprogram == own || !seen.insert(scope) {
                continue;
            }
            self.wrong_subprogram(function, inst, [own, location, scope, subprogram]);
            return;
        }
    }

    /// Where the loop is that an instruction ends.
    fn places_of_loop(&self, body: &Body, inst: Inst) -> Vec<Metadata> {
        let kinds = body.attachments_of(inst).iter();
        let mut loops = kinds.filter(|(kind, _)| self.ctx.str_bytes(*kind) == b"llvm.loop");
        let node = loops.next().and_then(|&(_, node)| self.ctx.metadata(node));
        let Some(MetadataData::Tuple(parts)) = node else { return Vec::new() };
        let parts = parts.iter().skip(1).filter_map(|part| *part);
        parts.filter(|&part| self.kind_of(part) == Some(DiKind::Location)).collect()
    }

    fn wrong_subprogram(
        &mut self,
        function: &'m Function,
        inst: Inst,
        [own, location, scope, subprogram]: [Metadata; 4],
    ) {
        let mut subjects = vec![
            self.excerpts.node(own),
            self.text(Subject::Global(function.common.symbol)),
            self.text(Subject::Inst(function, inst)),
        ];
        let local = self.kind_of(subprogram) == Some(DiKind::Subprogram);
        let nodes = [location, scope, subprogram];
        let shown = nodes.iter().take(if local { 3 } else { 2 });
        subjects.extend(shown.map(|&node| self.excerpts.node(node)));
        let message = match local {
            true => "!dbg attachment points at wrong subprogram for function",
            false => "DILocation's scope must be a DILocalScope",
        };
        self.errors.push(VerifyError::of_debug_info(message, subjects));
    }

    /// The scope of the outermost location, and the subprogram it is in.
    fn place_of(&self, location: Metadata) -> Option<(Metadata, Metadata)> {
        let outer = |at| node_field(self.di(at)?, "inlinedAt");
        let outermost = self.outermost.end(location, outer)?;
        let scope = node_field(self.di(outermost)?, "scope")?;
        Some((scope, self.out_of_blocks(scope)?))
    }

    /// What variables are attached, and what the module names.
    pub(super) fn debug_roots(&mut self) {
        let module = self.module;
        for global in module.globals() {
            for (kind, node) in &global.common.attachments {
                if self.ctx.str_bytes(*kind) == b"dbg" {
                    self.global_expression(*node);
                }
            }
        }
        for (name, nodes) in &module.named_metadata {
            self.named_debug_row(*name, nodes);
        }
    }

    /// Of rows that are called as debug information is, there is that of units only.
    fn named_debug_row(&mut self, name: Str, nodes: &'m [Metadata]) {
        let text = self.ctx.str_bytes(name);
        if text.starts_with(b"llvm.dbg.") && text != UNITS {
            let message = "unrecognized named metadata node in the llvm.dbg namespace";
            return self.broken_row(message, (name, nodes), None);
        }
        for &node in nodes {
            if text == UNITS && self.kind_of(node) != Some(DiKind::CompileUnit) {
                return self.broken_row("invalid compile unit", (name, nodes), Some(node));
            }
            self.debug_nodes(node);
        }
    }

    fn broken_row(
        &mut self,
        message: &str,
        (name, nodes): (Str, &[Metadata]),
        node: Option<Metadata>,
    ) {
        let mut subjects = vec![self.excerpts.named_row(name, nodes)];
        subjects.extend(node.map(|node| self.excerpts.node(node)));
        self.errors.push(VerifyError::of_debug_info(message, subjects));
    }

    /// The module lists the units that anything refers to.
    pub(super) fn unlisted_units(&mut self) {
        let named = &self.module.named_metadata;
        let listed = named.iter().find(|(name, _)| self.ctx.str_bytes(*name) == UNITS);
        let listed: FxHashSet<Metadata> =
            listed.into_iter().flat_map(|(_, nodes)| nodes.iter().copied()).collect();
        for unit in std::mem::take(&mut self.units) {
            if !listed.contains(&unit) {
                self.broken_debug("DICompileUnit not listed in llvm.dbg.cu", &[unit]);
            }
        }
    }

    /// A node and all that it refers to.
    pub(super) fn debug_nodes(&mut self, root: Metadata) {
        if self.debug_seen.contains(&root) {
            return;
        }
        let mut todo = vec![(root, false)];
        while let Some((node, is_left)) = todo.pop() {
            if is_left {
                self.leave_node(node);
                continue;
            }
            if !self.debug_seen.insert(node) {
                continue;
            }
            self.enter_node(node);
            if !self.unresolved.is_empty() {
                todo.push((node, true));
            }
            todo.extend(self.referred(node).into_iter().rev().map(|operand| (operand, false)));
        }
    }

    fn enter_node(&mut self, node: Metadata) {
        match self.ctx.metadata(node) {
            Some(MetadataData::Tuple(operands)) => {
                let _ = self.trip_count(node, operands);
            }
            Some(MetadataData::Di(di)) => self.debug_node(node, di),
            Some(MetadataData::Expression(elements)) if !dwarf::is_valid(elements) => {
                self.broken_debug("invalid expression", &[node]);
            }
            _ => {}
        }
    }

    /// How often a loop goes round, as a guess.
    fn trip_count(&mut self, node: Metadata, operands: &[Option<Metadata>]) -> Checked {
        let data = |at: usize| self.ctx.metadata(operands.get(at).copied().flatten()?);
        match data(0) {
            Some(MetadataData::String(name))
                if self.ctx.str_bytes(*name) == b"llvm.loop.estimated_trip_count" => {}
            _ => return Ok(()),
        }
        let width = match data(1) {
            Some(MetadataData::Value(count)) => self.ctx.int_width(self.ctx.constant_type(*count)),
            _ => None,
        };
        self.check_node(operands.len() == 2, "Expected two operands", node)?;
        let message = "Expected second operand to be an integer constant of type i32 or smaller";
        self.check_node(width.is_some_and(|width| width <= 32), message, node)
    }

    pub(super) fn debug_node(&mut self, node: Metadata, di: &'m DiNode) {
        let tags = TYPE_TAGS.iter().find(|row| row.0 == di.kind);
        if tags.is_some_and(|row| !self.has_tag(di, row.1)) {
            return self.broken_debug("invalid tag", &[node]);
        }
        if matches!(di.kind, DiKind::BasicType | DiKind::FixedPointType | DiKind::SubrangeType)
            && !self.has_constant_size(di)
        {
            return self.broken_debug("SizeInBits must be a constant", &[]);
        }
        if let Some(message) = self.fixed_point(di) {
            return self.broken_debug(message, &[node]);
        }
        let twice = self.given(di, "count") && self.given(di, "upperBound");
        if twice && matches!(di.kind, DiKind::Subrange | DiKind::GenericSubrange) {
            let name = di.kind.name().trim_start_matches("DI");
            let message = format!("{name} can have any one of count or upperBound");
            return self.broken_debug(&message, &[node]);
        }
        if let Some((message, others)) = self.wrong_field(di) {
            let nodes = std::iter::once(node).chain(others).collect::<Vec<_>>();
            self.broken_debug(message, &nodes);
            // What variables have in common is looked at by itself.
            let of_all = matches!(message, "invalid scope" | "invalid file");
            if !of_all || !matches!(di.kind, DiKind::LocalVariable | DiKind::GlobalVariable) {
                return;
            }
        }
        let found = match di.kind {
            DiKind::CompileUnit => self.compile_unit(di),
            DiKind::Subprogram => return self.subprogram(node, di),
            DiKind::GlobalVariableExpression => return self.global_expression(node),
            DiKind::DerivedType => self.derived_type(di),
            DiKind::CompositeType => self.composite_type(di),
            DiKind::LexicalBlock | DiKind::LexicalBlockFile => return self.lexical_block(node, di),
            DiKind::Location => self.in_definition(di),
            DiKind::LocalVariable => self.local_variable(di),
            DiKind::GlobalVariable => self.global_variable(di),
            DiKind::SubroutineType => {
                self.conflicting_references(di).then(|| ("invalid reference flags", Vec::new()))
            }
            DiKind::MacroFile => (!matches!(self.word(di, "type"), "" | "DW_MACINFO_start_file"))
                .then(|| ("invalid macinfo type", Vec::new())),
            DiKind::File => self.file(di),
            DiKind::Macro => self.macro_node(di),
            DiKind::BasicType | DiKind::StringType => {
                let both = ["DIFlagBigEndian", "DIFlagLittleEndian"];
                let both = both.iter().all(|flag| self.has_flag(di, flag));
                both.then(|| ("has conflicting flags", Vec::new()))
            }
            DiKind::Module => (!self.given(di, "name")).then(|| ("anonymous module", Vec::new())),
            _ => None,
        };
        if di.kind == DiKind::CompileUnit && found.is_none() {
            self.units.push(node);
        }
        if let Some((message, others)) = found {
            let own = (!NAMELESS.contains(&message)).then_some(node);
            let nodes = own.into_iter().chain(others).collect::<Vec<_>>();
            self.broken_debug(message, &nodes);
        }
    }

    fn has_tag(&self, di: &DiNode, tags: &[&str]) -> bool {
        let tag = self.word(di, "tag");
        let fixed = !di.kind.fields().iter().any(|spec| spec.name == "tag");
        let defaults = [
            DiKind::BasicType,
            DiKind::FixedPointType,
            DiKind::StringType,
            DiKind::TemplateValueParameter,
        ];
        let default = di.field("tag").is_none() && defaults.contains(&di.kind);
        fixed || default || tags.contains(&tag) || {
            let member = tag == "DW_TAG_variable" && di.kind == DiKind::DerivedType;
            member && self.word(di, "flags").contains("DIFlagStaticMember")
        }
    }

    /// What is wrong with a type of numbers that are parts of a whole.
    fn fixed_point(&self, di: &DiNode) -> Option<&'static str> {
        const ENCODINGS: [&str; 2] = ["DW_ATE_signed_fixed", "DW_ATE_unsigned_fixed"];
        if di.kind != DiKind::FixedPointType {
            return None;
        }
        let rational = self.word(di, "kind") == "Rational";
        let parts = self.given(di, "numerator") || self.given(di, "denominator");
        if !ENCODINGS.contains(&self.word(di, "encoding")) {
            Some("invalid encoding")
        } else if !rational && parts {
            Some("numerator and denominator should be 0 for non-rationals")
        } else {
            (rational && self.given(di, "factor")).then_some("factor should be 0 for rationals")
        }
    }

    fn given(&self, di: &DiNode, field: &str) -> bool {
        match di.field(field) {
            Some(DiField::Str(text)) => !self.ctx.str_bytes(text).is_empty(),
            Some(DiField::Null) | None => false,
            Some(_) => true,
        }
    }

    pub(super) fn has_flag(&self, di: &DiNode, flag: &str) -> bool {
        self.word(di, "flags").split(" | ").any(|own| own == flag)
    }

    /// Whether it refers and is referred to in two ways at once.
    fn conflicting_references(&self, di: &DiNode) -> bool {
        let both = |flags: [&str; 2]| flags.iter().all(|flag| self.has_flag(di, flag));
        both(["DIFlagLValueReference", "DIFlagRValueReference"])
            || both(["DIFlagTypePassByValue", "DIFlagTypePassByReference"])
    }

    /// Checksums are hexadecimal numbers, as long as their kind says.
    fn file(&self, di: &DiNode) -> Found {
        const LENGTHS: &[(&str, usize)] = &[("CSK_MD5", 32), ("CSK_SHA1", 40), ("CSK_SHA256", 64)];
        let kind = self.word(di, "checksumkind");
        let length = LENGTHS.iter().find(|row| row.0 == kind)?.1;
        let text = match di.field("checksum") {
            Some(DiField::Str(text)) => self.ctx.str_bytes(text),
            Some(DiField::Node(node)) => match self.ctx.metadata(node) {
                Some(MetadataData::String(text)) => self.ctx.str_bytes(*text),
                _ => b"",
            },
            _ => b"",
        };
        if text.len() != length {
            return Some(("invalid checksum length", Vec::new()));
        }
        let digits = text.iter().all(u8::is_ascii_hexdigit);
        (!digits).then(|| ("invalid checksum", Vec::new()))
    }

    fn macro_node(&self, di: &DiNode) -> Found {
        let kinds = ["DW_MACINFO_define", "DW_MACINFO_undef"];
        if !kinds.contains(&self.word(di, "type")) {
            return Some(("invalid macinfo type", Vec::new()));
        }
        (!self.given(di, "name")).then(|| ("anonymous macro", Vec::new()))
    }

    fn compile_unit(&self, di: &DiNode) -> Found {
        let file = node_field(di, "file");
        let named = file.and_then(|file| self.di(file));
        let named = named.is_some_and(|file| self.given(file, "filename"));
        (!named).then(|| ("invalid filename", file.into_iter().collect()))
    }

    fn subprogram(&mut self, node: Metadata, di: &'m DiNode) {
        let line = match di.field("line") {
            Some(DiField::Int(line)) => line.cast_unsigned(),
            Some(DiField::UInt(line)) => line,
            _ => 0,
        };
        if line != 0 && !self.given(di, "file") {
            let subjects = vec![self.excerpts.node(node), line.to_string()];
            let message = "line specified with no file";
            self.errors.push(VerifyError::of_debug_info(message, subjects));
            return;
        }
        if let Some(retained) = node_field(di, "retainedNodes")
            && let Some(MetadataData::Tuple(nodes)) = self.ctx.metadata(retained)
        {
            let mut args = FxHashMap::default();
            for &kept in nodes {
                let Some(kept) = kept else {
                    return self.broken_debug("nullptr in retained nodes", &[node, retained]);
                };
                if let Some((message, others)) = self.retained(node, kept, &mut args) {
                    let nodes = [node, retained, kept].into_iter().chain(others);
                    return self.broken_debug(message, &nodes.collect::<Vec<_>>());
                }
            }
        }
        let flags = self.conflicting_references(di).then_some("invalid reference flags");
        if let Some(message) = flags.or_else(|| self.unit_of(node, di)) {
            return self.broken_debug(message, &[node]);
        }
        if self.has_flag(di, "DIFlagAllCallsDescribed")
            && !self.word(di, "spFlags").contains("DISPFlagDefinition")
        {
            self.broken_debug("DIFlagAllCallsDescribed must be attached to a definition", &[]);
        }
    }

    /// Definitions are in a unit, declarations in none.
    fn unit_of(&self, node: Metadata, di: &DiNode) -> Option<&'static str> {
        let in_unit = node_field(di, "unit").is_some();
        if !self.word(di, "spFlags").contains("DISPFlagDefinition") {
            if in_unit {
                return Some("subprogram declarations must not have a compile unit");
            }
            let declared = node_field(di, "declaration").is_some();
            let message = "subprogram declaration must not have a declaration field";
            return declared.then_some(message);
        }
        if !self.ctx.is_distinct(node) {
            return Some("subprogram definitions must be distinct");
        }
        (!in_unit).then_some("subprogram definitions must have a compile unit")
    }

    /// What a subprogram keeps is local to its code; an argument has one variable.
    fn retained(
        &self,
        subprogram: Metadata,
        node: Metadata,
        args: &mut FxHashMap<u64, Metadata>,
    ) -> Option<(&'static str, Option<Metadata>)> {
        let di = self.di(node)?;
        let kinds = [DiKind::LocalVariable, DiKind::Label, DiKind::ImportedEntity];
        if !kinds.contains(&di.kind) {
            let message =
                "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity";
            return Some((message, None));
        }
        let local = |scope: &Metadata| self.kind_of(*scope).is_some_and(|it| CODE.contains(&it));
        let Some(scope) = node_field(di, "scope").filter(local) else {
            return Some(("invalid retained nodes, retained node is not local", None));
        };
        if self.code_of(node) != Some(subprogram) {
            let message = "invalid retained nodes, retained node does not belong to subprogram";
            return Some((message, Some(scope)));
        }
        let number = argument_number(di).filter(|_| di.kind == DiKind::LocalVariable)?;
        let before = *args.entry(number).or_insert(node);
        let message = "invalid retained nodes, more than one local variable with the same \
                       argument number";
        (before != node).then_some((message, Some(before)))
    }

    fn derived_type(&self, di: &DiNode) -> Found {
        const POINTERS: &[&str] =
            &["DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"];
        let tag = self.word(di, "tag");
        let extra = node_field(di, "extraData");
        if tag == "DW_TAG_template_alias"
            && let Some(extra) = extra
            && !matches!(self.ctx.metadata(extra), Some(MetadataData::Tuple(_)))
        {
            return Some(("invalid template parameters", vec![extra]));
        }
        if tag == "DW_TAG_ptr_to_member_type"
            && let Some(extra) = extra
            && !self.is_type(extra)
        {
            return Some(("invalid pointer to member type", vec![extra]));
        }
        let message = "extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple \
                       with single ConstantAsMetadata operand";
        let checked = ["DW_TAG_member", "DW_TAG_inheritance", "DW_TAG_variable"].contains(&tag);
        if let Some(extra) = extra.filter(|&extra| checked && !self.is_extra_data(extra)) {
            return Some((message, vec![extra]));
        }
        if tag == "DW_TAG_set_type"
            && let Some(base) = node_field(di, "baseType")
            && !self.is_set_base(base)
        {
            return Some(("invalid set base type", vec![base]));
        }
        if self.given(di, "dwarfAddressSpace") && !POINTERS.contains(&tag) {
            let message = "DWARF address space only applies to pointer or reference types";
            return Some((message, Vec::new()));
        }
        (!self.has_known_size(di)).then(|| (SIZE_KINDS, Vec::new()))
    }

    /// Whether members have this as further data.
    fn is_extra_data(&self, extra: Metadata) -> bool {
        let constant = |node| matches!(self.ctx.metadata(node), Some(MetadataData::Value(_)));
        match self.ctx.metadata(extra) {
            Some(MetadataData::Tuple(operands)) => match operands[..] {
                [Some(only)] => constant(only),
                _ => false,
            },
            Some(MetadataData::Di(di)) => di.kind == DiKind::ObjcProperty,
            Some(MetadataData::Expression(_)) => false,
            _ => true,
        }
    }

    fn has_constant_size(&self, di: &DiNode) -> bool {
        let size = node_field(di, "size").map(|size| self.ctx.metadata(size));
        matches!(size, None | Some(Some(MetadataData::Value(_))))
    }

    /// Whether the size is a number, or is computed.
    fn has_known_size(&self, di: &DiNode) -> bool {
        const VARIABLES: [DiKind; 2] = [DiKind::LocalVariable, DiKind::GlobalVariable];
        let size = node_field(di, "size");
        self.has_constant_size(di)
            || size.is_some_and(|size| match self.ctx.metadata(size) {
                Some(MetadataData::Expression(_)) => true,
                Some(MetadataData::Di(di)) => VARIABLES.contains(&di.kind),
                _ => false,
            })
    }

    /// What the elements of a set can be: an enumeration or discrete numbers.
    fn is_set_base(&self, base: Metadata) -> bool {
        const DISCRETE: &[&str] = &[
            "DW_ATE_unsigned",
            "DW_ATE_signed",
            "DW_ATE_unsigned_char",
            "DW_ATE_signed_char",
            "DW_ATE_boolean",
        ];
        let Some(di) = self.di(base) else { return false };
        match di.kind {
            DiKind::CompositeType => self.word(di, "tag") == "DW_TAG_enumeration_type",
            DiKind::BasicType => DISCRETE.contains(&self.word(di, "encoding")),
            _ => false,
        }
    }

    fn composite_type(&self, di: &DiNode) -> Found {
        let array = self.word(di, "tag") == "DW_TAG_array_type";
        let elements = node_field(di, "elements").and_then(|node| self.ctx.metadata(node));
        let elements = match elements {
            Some(MetadataData::Tuple(elements)) => &elements[..],
            _ => &[],
        };
        let subrange = match elements {
            [Some(only)] => self.kind_of(*only) == Some(DiKind::Subrange),
            _ => false,
        };
        let array_only = |field: &str| self.given(di, field) && !array;
        let part = self.word(di, "tag") == "DW_TAG_variant_part";
        let discriminator = node_field(di, "discriminator").and_then(|node| self.kind_of(node));
        let discriminated = discriminator == Some(DiKind::DerivedType);
        let broken: [(bool, &'static str); 11] = [
            (self.conflicting_references(di), "invalid reference flags"),
            (
                self.has_flag(di, "DIFlagReservedBit4"),
                "DIBlockByRefStruct on DICompositeType is no longer supported",
            ),
            (
                elements.iter().any(Option::is_none),
                "DISubprogram contains null entry in `elements` field",
            ),
            (
                self.has_flag(di, "DIFlagVector") && !subrange,
                "invalid vector, expected one element of type subrange",
            ),
            (
                self.given(di, "discriminator") && !(part && discriminated),
                "discriminator can only appear on variant part",
            ),
            (array_only("dataLocation"), "dataLocation can only appear in array type"),
            (array_only("associated"), "associated can only appear in array type"),
            (array_only("allocated"), "allocated can only appear in array type"),
            (array_only("rank"), "rank can only appear in array type"),
            (array && !self.given(di, "baseType"), "array types must have a base type"),
            (!self.has_known_size(di), SIZE_KINDS),
        ];
        broken.into_iter().find(|row| row.0).map(|row| (row.1, Vec::new()))
    }

    fn lexical_block(&mut self, node: Metadata, di: &'m DiNode) {
        let scope = node_field(di, "scope");
        let code = scope.and_then(|scope| self.kind_of(scope));
        if !code.is_some_and(|kind| CODE.contains(&kind)) {
            let nodes = std::iter::once(node).chain(scope).collect::<Vec<_>>();
            self.broken_debug("invalid local scope", &nodes);
        } else if let Some((message, _)) = self.in_definition(di) {
            self.broken_debug(message, &[node]);
        }
        let block = di.kind == DiKind::LexicalBlock;
        if block && self.given(di, "column") && !self.given(di, "line") {
            self.broken_debug("cannot have column info without line info", &[node]);
        }
    }

    /// Code lies in subprograms that are defined.
    fn in_definition(&self, di: &DiNode) -> Found {
        let scope = self.di(node_field(di, "scope")?)?;
        let is_subprogram = scope.kind == DiKind::Subprogram;
        if is_subprogram && !self.word(scope, "spFlags").contains("DISPFlagDefinition") {
            return Some(("scope points into the type hierarchy", Vec::new()));
        }
        di.field("atomGroup")?;
        let message =
            "DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled";
        let subprogram = self.subprogram_around(node_field(di, "scope")?)?;
        let keyed = self.di(subprogram).is_some_and(|di| di.field("keyInstructions").is_some());
        (!keyed).then(|| (message, vec![subprogram]))
    }

    /// The subprogram that a scope is in.
    pub(super) fn subprogram_around(&self, scope: Metadata) -> Option<Metadata> {
        let found = self.out_of_blocks(scope)?;
        (self.kind_of(found) == Some(DiKind::Subprogram)).then_some(found)
    }

    /// What lexical blocks are in; nothing where they are in themselves.
    fn out_of_blocks(&self, scope: Metadata) -> Option<Metadata> {
        let block = |at| {
            let is_block = [DiKind::LexicalBlock, DiKind::LexicalBlockFile];
            self.kind_of(at).is_some_and(|kind| is_block.contains(&kind))
        };
        let around = |at| if block(at) { node_field(self.di(at)?, "scope") } else { None };
        self.around_blocks.end(scope, around).filter(|&end| !block(end))
    }

    fn local_variable(&self, di: &DiNode) -> Found {
        let scope = node_field(di, "scope");
        let local = scope.and_then(|scope| self.kind_of(scope));
        if !local.is_some_and(|kind| CODE.contains(&kind)) {
            let scope = scope.into_iter().collect();
            return Some(("local variable requires a valid scope", scope));
        }
        let ty = node_field(di, "type")?;
        let code = self.kind_of(ty) == Some(DiKind::SubroutineType);
        code.then(|| ("invalid type", vec![ty]))
    }

    fn global_variable(&self, di: &DiNode) -> Found {
        let defined = di.field("isDefinition") == Some(DiField::Bool(true));
        let missing = defined && !self.given(di, "type");
        missing.then(|| ("missing global variable type", Vec::new()))
    }
}

/// The node in a field.
pub(super) fn node_field(di: &DiNode, field: &str) -> Option<Metadata> {
    match di.field(field)? {
        DiField::Node(node) => Some(node),
        _ => None,
    }
}
