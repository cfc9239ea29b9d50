//! Custom forms driven by assembly formats.
//!
//! Elements are read left to right into groups; when the format is done, `resolve`
//! works types out and looks operands up.

use couloir_diag::BytePos;
use couloir_ir::asm::{Delimiter, ParseResult, Unresolved};
use couloir_ir::attr::Attribute;
use couloir_ir::op::{
    Anchor, Arity, AttrSyntax, CustomArg, Directive, OiClause, OpDef, Presence, Slot, Trait,
    TypeRef,
};
use couloir_ir::{Str, Type};

use super::Parser;
use super::ops::OpFrame;
use super::resolve::is_unit;
use crate::lex::Kind;

impl Parser<'_> {
    /// Reads what an op's format describes.
    pub(super) fn formatted(
        &mut self,
        def: &'static OpDef,
        format: &'static [Directive],
    ) -> ParseResult {
        self.reset_groups(def);
        let start = self.pos();
        self.directives(def, format)?;
        self.fill_defaults(def);
        self.resolve_formatted(def, start)
    }

    fn reset_groups(&mut self, def: &'static OpDef) {
        let OpFrame { groups, operand_pos, all_operands, all_types, name_pos, .. } = self.frame();
        (*all_operands, *all_types) = (None, None);
        reset(&mut groups.operands, def.operands.len());
        reset(&mut groups.operand_types, def.operands.len());
        reset(&mut groups.result_types, def.results.len());
        operand_pos.clear();
        operand_pos.resize(def.operands.len().max(1), *name_pos);
    }

    /// Notes that the text of an operand group starts here.
    fn mark_operands(&mut self, group: usize) {
        let at = self.pos();
        if let Some(pos) = self.frame().operand_pos.get_mut(group) {
            *pos = at;
        }
    }

    /// Reads a `custom<>` directive; operand groups it reads start with it.
    fn mark_custom(&mut self, args: &[CustomArg]) {
        for arg in args {
            if let CustomArg::Operand(group) = arg {
                self.mark_operands(usize::from(*group));
            }
        }
    }

    fn directives(&mut self, def: &'static OpDef, list: &'static [Directive]) -> ParseResult {
        list.iter().try_for_each(|directive| self.directive(def, directive))
    }

    fn directive(&mut self, def: &'static OpDef, directive: &'static Directive) -> ParseResult {
        match directive {
            Directive::Keyword(word) => self.expect_word(word),
            Directive::Punct(punct) => self.literal_punct(punct),
            Directive::Space(_) | Directive::Newline => Ok(()),
            Directive::Operand(group) => self.operand_group(def, *group),
            Directive::Attr { slot, qualified } => self.slot_attribute(def, *slot, *qualified),
            Directive::Region(group) => self.region_group(def, *group),
            Directive::Successor(group) => self.successor_group(def, *group),
            Directive::Operands => self.all_operands(def),
            Directive::Regions => self.all_regions(),
            Directive::Successors => self.all_successors(),
            Directive::AttrDict { keyword, .. } => self.format_attr_dict(def, *keyword),
            Directive::PropDict { .. } => self.format_prop_dict(def),
            Directive::Type { of, qualified } => self.type_of(def, *of, *qualified),
            Directive::FunctionalType(inputs, results) => {
                self.format_functional_type(def, *inputs, *results)
            }
            Directive::Optional { then, otherwise, anchor, .. } => {
                self.optional_group(def, then, otherwise, *anchor)
            }
            Directive::OiList(clauses) => self.oi_list(def, clauses),
            Directive::Custom(custom, args) => {
                self.mark_custom(args);
                (custom.parse)(self, args)
            }
        }
    }

    fn literal_punct(&mut self, punct: &str) -> ParseResult {
        if self.take_punct(punct) {
            return Ok(());
        }
        Err(self.wrong_token(&format!("expected '{punct}'")))
    }

    fn operand_group(&mut self, def: &'static OpDef, group: u8) -> ParseResult {
        let index = usize::from(group);
        let Some(operand) = def.operands.get(index) else { return Ok(()) };
        self.mark_operands(index);
        match operand.arity {
            Arity::One => {
                let name = self.ssa_use(true)?;
                self.add_operand(index, name);
                Ok(())
            }
            Arity::Optional => {
                if self.kind() == Kind::Percent {
                    let name = self.ssa_use(true)?;
                    self.add_operand(index, name);
                }
                Ok(())
            }
            Arity::Variadic => {
                if self.kind() != Kind::Percent {
                    return Ok(());
                }
                self.commas(|p| {
                    let name = p.ssa_use(true)?;
                    p.add_operand(index, name);
                    Ok(())
                })
            }
            Arity::Nested(slot) => self.nested_operand_group(index, slot.into()),
        }
    }

    #[inline]
    fn add_operand(&mut self, group: usize, name: Unresolved) {
        if let Some(names) = self.frame().groups.operands.get_mut(group) {
            names.push(name);
        }
    }

    /// `(%a, %b), (), (%c)`; the lengths go into an attribute.
    fn nested_operand_group(&mut self, group: usize, slot: usize) -> ParseResult {
        let mut lengths = Vec::new();
        while self.is_punct(b'(') {
            let names = self.operands(Delimiter::Paren)?;
            lengths.push(names.len() as i32);
            self.frame().groups.operands[group].extend(names);
            if !self.consume_if(b',') {
                break;
            }
        }
        let lengths = Attribute::i32_array(self.ctx, &lengths);
        self.frame().state.props[slot] = Some(lengths);
        Ok(())
    }

    fn slot_attribute(&mut self, def: &'static OpDef, slot: u8, qualified: bool) -> ParseResult {
        let index = usize::from(slot);
        let Some(attr) = def.attrs.get(index) else { return Ok(()) };
        let (at, named) = (self.pos(), self.kind() == Kind::Hash);
        let syntax = match attr.constraint.syntax {
            AttrSyntax::Stripped(_) if qualified => AttrSyntax::Any,
            syntax => syntax,
        };
        // An empty string stands for no case, and the attribute is missing then.
        if matches!(syntax, AttrSyntax::EnumInt(..)) && self.text() == "\"\"" {
            self.advance();
            return Ok(());
        }
        let value = self.attribute_with_syntax(syntax, attr.name)?;
        let is_wrong = match syntax {
            AttrSyntax::Stripped(own) => value.params_of(self.ctx, own).is_none(),
            AttrSyntax::DenseArray(_) => named && !attr.constraint.is_class(self.ctx, value),
            AttrSyntax::Untyped(_) | AttrSyntax::Any | AttrSyntax::SymbolRef | AttrSyntax::Type => {
                !attr.constraint.is_class(self.ctx, value)
            }
            _ => false,
        };
        if is_wrong {
            return Err(self.hook_error(at, "invalid kind of attribute specified"));
        }
        self.frame().state.props[index] = Some(value);
        Ok(())
    }

    /// An attribute as its constraint says it is written.
    pub(super) fn attribute_with_syntax(
        &mut self,
        syntax: AttrSyntax,
        name: &str,
    ) -> ParseResult<Attribute> {
        match syntax {
            AttrSyntax::Any => self.attribute(None),
            AttrSyntax::Untyped(ty) => self.attribute(Some(ty(self.ctx))),
            AttrSyntax::EnumInt(cases, ty) => {
                let value = self.enum_case(cases, name)?;
                Ok(Attribute::int(self.ctx, ty(self.ctx), value as i64))
            }
            AttrSyntax::Stripped(def) => {
                if self.kind() == Kind::Hash {
                    self.attribute(None)
                } else {
                    (def.parse)(self)
                }
            }
            AttrSyntax::SymbolName => {
                let name = self.symbol_token()?;
                Ok(Attribute::str(self.ctx, name))
            }
            AttrSyntax::SymbolRef => self.attribute(Some(Type::NONE)),
            AttrSyntax::DenseArray(_) if self.kind() == Kind::Hash => self.attribute(None),
            AttrSyntax::DenseArray(element) => self.square_array(element),
            AttrSyntax::Unit => Ok(Attribute::UNIT),
            AttrSyntax::Type if self.at_type() => {
                let ty = self.ty()?;
                Ok(Attribute::ty(self.ctx, ty))
            }
            AttrSyntax::Type => self.attribute(Some(Type::NONE)),
        }
    }

    pub(super) fn symbol_token(&mut self) -> ParseResult<Str> {
        let message = "expected valid '@'-identifier for symbol name";
        if self.kind() != Kind::At {
            return Err(self.hook_error(self.pos(), message));
        }
        let name = self.symbol_value(self.token);
        self.advance();
        Ok(name)
    }

    /// The keyword, or string, of an enumeration held in an integer.
    fn enum_case(
        &mut self,
        cases: &'static couloir_ir::attr::EnumDef,
        name: &str,
    ) -> ParseResult<u64> {
        let at = self.pos();
        let text = match self.kind() {
            Kind::Bare | Kind::IntType if cases.value_of(self.text()).is_some() => {
                self.text().to_owned()
            }
            Kind::String => self.ctx.str(self.string_value(self.token)).to_owned(),
            _ => {
                let list = cases.cases.iter().map(|case| case.0).collect::<Vec<_>>().join(", ");
                let message = format!(
                    "expected string or keyword containing one of the following enum values for attribute '{name}' [{list}]"
                );
                return Err(self.hook_error(at, &message));
            }
        };
        let Some(value) = cases.value_of(&text) else {
            let message = format!("invalid {name} attribute specification: \"{text}\"");
            return Err(self.hook_error(at, &message));
        };
        self.advance();
        Ok(value)
    }

    fn region_group(&mut self, def: &'static OpDef, group: u8) -> ParseResult {
        let Some(region) = def.regions.get(usize::from(group)) else { return Ok(()) };
        if region.variadic {
            return self.all_regions();
        }
        let region = self.op_region(&[])?;
        self.put_last_region_at(usize::from(group));
        self.implicit_terminator(def, region);
        Ok(())
    }

    /// A `custom<>` directive may have read regions of later groups already.
    fn put_last_region_at(&mut self, at: usize) {
        let regions = &mut self.frame().state.regions;
        if let Some(last) = regions.pop() {
            regions.insert(at.min(regions.len()), last);
        }
    }

    fn implicit_terminator(&mut self, def: &'static OpDef, region: couloir_ir::Region) {
        if def.has(Trait::SingleBlockImplicitTerminator) {
            self.add_terminator(def, region);
        } else if def.has(Trait::SingleBlock) {
            self.ensure_block(region);
        }
    }

    /// Gives an empty region its one block.
    fn ensure_block(&mut self, region: couloir_ir::Region) {
        let body = self.current_body_mut();
        if body.entry_block(region).is_none() {
            body.append_new_block(region);
        }
    }

    fn all_regions(&mut self) -> ParseResult {
        if !self.is_punct(b'{') {
            return Ok(());
        }
        self.commas(|p| p.op_region(&[]).map(|_| ()))
    }

    fn successor_group(&mut self, def: &'static OpDef, group: u8) -> ParseResult {
        let Some(successor) = def.successors.get(usize::from(group)) else { return Ok(()) };
        if successor.variadic {
            return self.all_successors();
        }
        let block = self.successor_block()?;
        self.frame().state.successors.push(block);
        Ok(())
    }

    fn all_successors(&mut self) -> ParseResult {
        if self.kind() != Kind::Caret {
            return Ok(());
        }
        self.commas(|p| {
            let block = p.successor_block()?;
            p.frame().state.successors.push(block);
            Ok(())
        })
    }

    fn all_operands(&mut self, def: &'static OpDef) -> ParseResult {
        let at = self.pos();
        let names = self.operands(Delimiter::None)?;
        self.frame().all_operands = Some((at, names.len()));
        spread(&mut self.frame().groups.operands, def.operands, names);
        Ok(())
    }

    fn format_attr_dict(&mut self, def: &'static OpDef, keyword: bool) -> ParseResult {
        let at = self.pos();
        if keyword && !self.take_word("attributes") {
            return Ok(());
        }
        if !self.is_punct(b'{') && !keyword {
            return Ok(());
        }
        let mut attrs = std::mem::take(&mut self.frame().state.attrs);
        let result = self.attr_dict(&mut attrs);
        let failure = result.and_then(|()| match self.inherent_failure(def, &attrs) {
            Some(message) => Err(self.hook_error(at, &message)),
            None => Ok(()),
        });
        self.frame().state.attrs = attrs;
        failure
    }

    /// `<{...}>` in a custom form.
    fn format_prop_dict(&mut self, def: &'static OpDef) -> ParseResult {
        let mut given = Attribute::EMPTY_DICT;
        if self.consume_if(b'<') {
            given = self.attribute(None)?;
            self.require(b'>', "expected '>'")?;
        }
        self.set_properties(def, given)
    }
}

/// Types.
impl Parser<'_> {
    fn type_of(&mut self, def: &'static OpDef, of: TypeRef, qualified: bool) -> ParseResult {
        match of {
            TypeRef::Group(slot) => self.group_types(def, slot, qualified),
            TypeRef::Operands | TypeRef::Results => {
                let types = self.type_list()?;
                self.keep_types(def, of, types);
                Ok(())
            }
        }
    }

    fn group_types(&mut self, def: &'static OpDef, slot: Slot, qualified: bool) -> ParseResult {
        let arity = match slot {
            Slot::Operand(group) => def.operands.get(usize::from(group)).map(|d| d.arity),
            Slot::Result(group) => def.results.get(usize::from(group)).map(|d| d.arity),
            Slot::Attr(_) => None,
        };
        if arity == Some(Arity::One) {
            let ty = if qualified { self.ty()? } else { self.type_of_class(def, slot)? };
            self.set_type(slot, ty);
            return Ok(());
        }
        let mut types = self.take_types(slot);
        types.clear();
        let result = match arity {
            Some(Arity::Variadic) => self.types(&mut types),
            Some(Arity::Nested(_)) => self.nested_types(&mut types),
            Some(Arity::Optional) => self.optional_type().map(|ty| types.extend(ty)),
            _ => self.ty().map(|ty| types.push(ty)),
        };
        self.put_types(slot, types);
        result
    }

    /// Takes the types of a group out, for its vector to be used again.
    pub(super) fn take_types(&mut self, slot: Slot) -> Vec<Type> {
        self.types_of(slot).map(std::mem::take).unwrap_or_default()
    }

    pub(super) fn put_types(&mut self, slot: Slot, types: Vec<Type>) {
        if let Some(place) = self.types_of(slot) {
            *place = types;
        }
    }

    /// Makes this the only type of a group.
    #[inline]
    pub(super) fn set_type(&mut self, slot: Slot, ty: Type) {
        if let Some(types) = self.types_of(slot) {
            types.clear();
            types.push(ty);
        }
    }

    #[inline]
    pub(super) fn types_of(&mut self, slot: Slot) -> Option<&mut Vec<Type>> {
        let groups = &mut self.frame().groups;
        match slot {
            Slot::Operand(group) => groups.operand_types.get_mut(usize::from(group)),
            Slot::Result(group) => groups.result_types.get_mut(usize::from(group)),
            Slot::Attr(_) => None,
        }
    }

    /// `(type, type), ()`
    fn nested_types(&mut self, types: &mut Vec<Type>) -> ParseResult {
        while self.consume_if(b'(') {
            if !self.is_punct(b')') {
                self.types(types)?;
            }
            self.require(b')', "expected ')'")?;
            if !self.consume_if(b',') {
                break;
            }
        }
        Ok(())
    }

    /// The type of a single value, which must be of the kind its constraint insists on.
    fn type_of_class(&mut self, def: &'static OpDef, slot: Slot) -> ParseResult<Type> {
        let at = self.pos();
        let class = def.slot_class(slot);
        let ty = match class.and_then(|class| class.stripped) {
            Some(own) if self.kind() != Kind::Exclamation => (own.parse)(self)?,
            _ => self.ty()?,
        };
        match class {
            Some(class) if !(class.is)(self.ctx, ty) => Err(self.wrong_class(at, class.name, ty)),
            _ => Ok(ty),
        }
    }

    fn wrong_class(&mut self, at: BytePos, name: Option<&str>, ty: Type) -> couloir_ir::Failure {
        let mut message = String::from("invalid kind of type specified");
        if let Some(name) = name {
            message += &format!(": expected {name}, but found '{}'", self.type_text(ty));
        }
        self.hook_error(at, &message)
    }

    fn format_functional_type(
        &mut self,
        def: &'static OpDef,
        inputs: TypeRef,
        results: TypeRef,
    ) -> ParseResult {
        let at = self.pos();
        let ty = self.ty()?;
        let Some((ins, outs)) = ty.as_function(self.ctx) else {
            return Err(self.wrong_class(at, Some("builtin.function"), ty));
        };
        let (ins, outs) = (ins.to_vec(), outs.to_vec());
        self.keep_types(def, inputs, ins);
        self.keep_types(def, results, outs);
        Ok(())
    }

    fn keep_types(&mut self, def: &'static OpDef, of: TypeRef, types: Vec<Type>) {
        if let TypeRef::Operands = of {
            self.frame().all_types = Some(types.len());
        }
        let groups = &mut self.frame().groups;
        match of {
            TypeRef::Group(slot) => self.put_types(slot, types),
            TypeRef::Operands => spread(&mut groups.operand_types, def.operands, types),
            TypeRef::Results => spread(&mut groups.result_types, def.results, types),
        }
    }
}

/// Gives all values of a kind, or their types, to the groups, by their arity.
fn spread<T>(groups: &mut Vec<Vec<T>>, defs: &[couloir_ir::op::ValueDef], mut all: Vec<T>) {
    if groups.is_empty() {
        groups.push(Vec::new());
    }
    if defs.len() <= 1 {
        groups[0] = all;
        return;
    }
    let fixed = defs.iter().filter(|def| def.arity == Arity::One).count();
    let varying = all.len().saturating_sub(fixed);
    for (group, def) in groups.iter_mut().zip(defs) {
        let take = if def.arity == Arity::One { 1 } else { varying };
        let rest = all.split_off(take.min(all.len()));
        *group = std::mem::replace(&mut all, rest);
    }
    // What is too many makes the numbers differ where they are compared.
    if let Some(last) = groups.last_mut() {
        last.append(&mut all);
    }
}

/// Optional groups.
impl Parser<'_> {
    fn optional_group(
        &mut self,
        def: &'static OpDef,
        then: &'static [Directive],
        otherwise: &'static [Directive],
        anchor: Anchor,
    ) -> ParseResult {
        let Some((first, rest)) = then.split_first() else { return Ok(()) };
        if let Directive::Space(_) = first {
            return self.optional_group(def, rest, otherwise, anchor);
        }
        if !self.optional_first(def, first)? {
            self.absent_regions(def, then);
            return self.directives(def, otherwise);
        }
        self.set_unit_anchor(def, anchor);
        rest.iter().try_for_each(|directive| match directive {
            // A unit attribute that anchors the group is told by it.
            Directive::Attr { slot, .. } if is_unit(def, *slot) => {
                self.frame().state.props[usize::from(*slot)] = Some(Attribute::UNIT);
                Ok(())
            }
            _ => self.directive(def, directive),
        })
    }

    /// Regions of a group that is not there are empty.
    fn absent_regions(&mut self, def: &'static OpDef, then: &'static [Directive]) {
        for directive in then {
            let Directive::Region(group) = directive else { continue };
            let group = usize::from(*group);
            if def.regions.get(group).is_some_and(|region| !region.variadic) {
                self.new_region(def.has(Trait::IsolatedFromAbove));
                self.put_last_region_at(group);
            }
        }
    }

    fn set_unit_anchor(&mut self, def: &'static OpDef, anchor: Anchor) {
        if let Anchor::Attr(slot) = anchor
            && is_unit(def, slot)
        {
            self.frame().state.props[usize::from(slot)] = Some(Attribute::UNIT);
        }
    }

    /// Reads the first element of an optional group if it is there.
    fn optional_first(
        &mut self,
        def: &'static OpDef,
        first: &'static Directive,
    ) -> ParseResult<bool> {
        match first {
            Directive::Keyword(word) => Ok(self.take_word(word)),
            Directive::Punct(punct) => Ok(self.take_punct(punct)),
            Directive::Operand(group) => self.optional_operands(def, *group),
            Directive::Attr { slot, qualified } => self.optional_slot(def, *slot, *qualified),
            Directive::Region(_) | Directive::Regions if self.is_punct(b'{') => {
                self.directive(def, first).map(|()| true)
            }
            Directive::Successor(_) | Directive::Successors if self.kind() == Kind::Caret => {
                self.directive(def, first).map(|()| true)
            }
            Directive::Operands if self.kind() == Kind::Percent => {
                self.directive(def, first).map(|()| true)
            }
            Directive::Type { .. } if self.at_type() => self.directive(def, first).map(|()| true),
            Directive::Custom(custom, args) => {
                self.mark_custom(args);
                match custom.parse_optional {
                    Some(parse) => parse(self, args),
                    None => (custom.parse)(self, args).map(|()| true),
                }
            }
            _ => Ok(false),
        }
    }

    fn optional_operands(&mut self, def: &'static OpDef, group: u8) -> ParseResult<bool> {
        let nested =
            matches!(def.operands.get(usize::from(group)).map(|d| d.arity), Some(Arity::Nested(_)));
        let starts = if nested { self.is_punct(b'(') } else { self.kind() == Kind::Percent };
        if starts {
            self.operand_group(def, group)?;
        }
        Ok(starts)
    }

    fn optional_slot(
        &mut self,
        def: &'static OpDef,
        slot: u8,
        qualified: bool,
    ) -> ParseResult<bool> {
        let Some(attr) = def.attrs.get(usize::from(slot)) else { return Ok(false) };
        let starts = match attr.constraint.syntax {
            AttrSyntax::SymbolName | AttrSyntax::SymbolRef => self.kind() == Kind::At,
            AttrSyntax::EnumInt(cases, _) => {
                let known = || cases.value_of(self.text()).is_some();
                self.kind() == Kind::String || self.kind() == Kind::Bare && known()
            }
            AttrSyntax::Type => self.at_type(),
            AttrSyntax::DenseArray(_) => self.is_punct(b'['),
            AttrSyntax::Unit => false,
            AttrSyntax::Stripped(_) if qualified => return self.optional_any_slot(def, slot),
            AttrSyntax::Stripped(def) => {
                self.kind() == Kind::Hash
                    || match def.cases {
                        Some(cases) => {
                            self.kind() == Kind::Bare && cases.value_of(self.text()).is_some()
                        }
                        None => self.is_punct(b'<'),
                    }
            }
            AttrSyntax::Any | AttrSyntax::Untyped(_) => return self.optional_any_slot(def, slot),
        };
        if starts {
            self.slot_attribute(def, slot, qualified)?;
        }
        Ok(starts)
    }

    fn optional_any_slot(&mut self, def: &'static OpDef, slot: u8) -> ParseResult<bool> {
        let constraint = def.attrs[usize::from(slot)].constraint;
        if !self.may_start(constraint) {
            return Ok(false);
        }
        let syntax = constraint.syntax;
        let ty = if let AttrSyntax::Untyped(ty) = syntax { Some(ty(self.ctx)) } else { None };
        // Symbol references have a syntax of their own; a name here belongs to what follows.
        if ty.is_some() && self.kind() == Kind::At {
            return Ok(false);
        }
        let value = self.optional_attribute(ty)?;
        if value.is_some() {
            self.frame().state.props[usize::from(slot)] = value;
        }
        Ok(value.is_some())
    }

    /// Whether the current token may start an attribute of a constraint's
    /// class. Strings, arrays and symbol references have a token of their own.
    fn may_start(&self, constraint: &couloir_ir::op::AttrConstraint) -> bool {
        let samples = [
            (Kind::String, Attribute::str(self.ctx, Str::PRIVATE)),
            (Kind::At, Attribute::flat_symbol(self.ctx, Str::PRIVATE)),
            (Kind::Punct(b'['), Attribute::array(self.ctx, &[])),
        ];
        let any = constraint.is_class(self.ctx, Attribute::UNIT);
        let own = samples.iter().find(|(_, sample)| constraint.is_class(self.ctx, *sample));
        match own {
            Some((kind, _)) if !any => self.kind() == *kind,
            _ => true,
        }
    }

    /// Clauses in any order, each at most once.
    fn oi_list(&mut self, def: &'static OpDef, clauses: &'static [OiClause]) -> ParseResult {
        let mut seen = vec![false; clauses.len()];
        while self.kind() == Kind::Bare {
            let word = self.text();
            let Some(index) = clauses.iter().position(|clause| clause.keyword == word) else {
                break;
            };
            if std::mem::replace(&mut seen[index], true) {
                let message = format!(
                    "`{word}` clause can appear at most once in the expansion of the oilist directive"
                );
                let at = self.frame().name_pos;
                return Err(self.hook_error(at, &message));
            }
            self.advance();
            self.set_unit_anchor(def, clauses[index].anchor);
            for directive in clauses[index].body {
                match directive {
                    // What may be left out may be missing here, too.
                    Directive::Attr { slot, qualified } if is_optional(def, *slot) => {
                        self.optional_slot(def, *slot, *qualified)?;
                    }
                    directive => self.directive(def, directive)?,
                }
            }
        }
        Ok(())
    }
}

/// Whether an attribute may be left out.
fn is_optional(def: &OpDef, slot: u8) -> bool {
    let attr = def.attrs.get(usize::from(slot));
    attr.is_some_and(|attr| matches!(attr.presence, Presence::Optional))
}

/// Empties the groups that an op has, or the one that stands for all.
#[inline]
fn reset<T>(groups: &mut Vec<Vec<T>>, count: usize) {
    let count = count.max(1);
    if groups.len() < count {
        groups.resize_with(count, Vec::new);
    }
    groups.iter_mut().take(count).for_each(Vec::clear);
}
