//! Ops: generic and custom form (language reference, "Operations").

use couloir_diag::BytePos;
use couloir_ir::asm::{Delimiter, Groups, OpState, ParseResult, Unresolved};
use couloir_ir::attr::{AttrKind, Attribute, NamedAttribute};
use couloir_ir::body::{Op, OpSpec};
use couloir_ir::op::{OpDef, OpName, Presence, Trait};
use couloir_ir::{Context, Failure, Location, Str, Type, Value};

use super::Parser;
use super::heads::Arguments;
use super::plain_form::{PlainForm, plain_form};
use crate::lex::Kind;

/// Names before `=`, each with how many results it stands for.
#[derive(Clone, Copy, Debug)]
pub(super) struct ResultName {
    name: Unresolved,
    count: u64,
}

/// An op being read. Frames are kept and used again, so that their vectors
/// are allocated once.
pub(super) struct OpFrame {
    pub(super) def: Option<&'static OpDef>,
    pub(super) name_pos: BytePos,
    pub(super) state: OpState,
    pub(super) groups: Groups,
    pub(super) results: Vec<ResultName>,
    /// Where the text of each operand group starts.
    pub(super) operand_pos: Vec<BytePos>,
    /// Where the text of all operands starts, and how many there are, where
    /// they are read as one list.
    pub(super) all_operands: Option<(BytePos, usize)>,
    /// How many types there are of all operands, where they are one list.
    pub(super) all_types: Option<usize>,
    /// Whether any inherent attribute has a default.
    defaults: bool,
    /// Where the brace is that opens the first region.
    pub(super) brace: u32,
    /// What stands in `<{...}>` of the generic form.
    properties: Option<(BytePos, Attribute)>,
}

impl ResultName {
    pub(super) fn name(&self) -> Unresolved {
        self.name
    }

    pub(super) fn count(&self) -> usize {
        self.count as usize
    }
}

impl Default for OpFrame {
    fn default() -> Self {
        Self {
            def: None,
            name_pos: BytePos(0),
            state: OpState::default(),
            groups: Groups {
                operands: Vec::new(),
                operand_types: Vec::new(),
                result_types: Vec::new(),
            },
            results: Vec::new(),
            operand_pos: Vec::new(),
            all_operands: None,
            all_types: None,
            defaults: true,
            brace: 0,
            properties: None,
        }
    }
}

impl OpFrame {
    #[inline]
    fn reset(&mut self, def: Option<&'static OpDef>, name_pos: BytePos) {
        self.def = def;
        self.name_pos = name_pos;
        let state = &mut self.state;
        state.operands.clear();
        state.results.clear();
        state.props.clear();
        state.props.resize(def.map_or(1, |def| def.attrs.len()), None);
        state.attrs.clear();
        state.successors.clear();
        state.regions.clear();
        self.defaults = true;
        self.properties = None;
    }
}

impl Parser<'_> {
    /// The frame of the op being read.
    #[inline]
    pub(super) fn frame(&mut self) -> &mut OpFrame {
        &mut self.frame
    }

    #[inline]
    pub(super) fn frame_ref(&self) -> &OpFrame {
        &self.frame
    }

    /// Reads an op into the current block.
    pub(super) fn operation(&mut self) -> ParseResult {
        let frame = self.spare_frames.pop().unwrap_or_default();
        let outer = std::mem::replace(&mut self.frame, frame);
        let result = self.operation_in_frame();
        self.spare_frames.push(std::mem::replace(&mut self.frame, outer));
        result
    }

    fn operation_in_frame(&mut self) -> ParseResult {
        let start = self.pos();
        self.frame().results.clear();
        if self.kind() == Kind::Percent {
            self.result_names()?;
        }
        let op = match self.kind() {
            Kind::Bare => self.custom_operation()?,
            Kind::String => self.generic_operation()?,
            _ => return Err(self.wrong_token("expected operation name in quotes")),
        };
        self.name_results(start, op)
    }

    /// `%a, %b:2 =`
    fn result_names(&mut self) -> ParseResult {
        self.commas(|p| {
            let pos = p.pos();
            let token = p.expect_kind(Kind::Percent, "expected valid ssa identifier")?;
            let name = Unresolved { pos, len: token.end - token.start, number: 0 };
            let count = if p.consume_if(b':') { p.result_count()? } else { 1 };
            p.frame().results.push(ResultName { name, count });
            Ok(())
        })?;
        self.require(b'=', "expected '=' after SSA name")
    }

    fn result_count(&mut self) -> ParseResult<u64> {
        if self.kind() != Kind::Integer {
            return Err(self.wrong_token("expected integer number of results"));
        }
        match self.unsigned() {
            Some(count) if count > 0 => {
                self.advance();
                Ok(count)
            }
            _ => Err(self.error("expected named operation to have at least 1 result")),
        }
    }

    /// Gives the op's results the names before `=`.
    fn name_results(&mut self, start: BytePos, op: Op) -> ParseResult {
        let found = self.current_body().num_results(op) as u64;
        if let (&[ResultName { name, count: 1 }], 1) = (&self.frame_ref().results[..], found) {
            let value = self.current_body().result(op, 0);
            return value.map_or(Ok(()), |value| self.define(name, value, 1));
        }
        if self.frame().results.is_empty() {
            return Ok(());
        }
        if found == 0 {
            return Err(self.error_at(start, "cannot name an operation with no results"));
        }
        let names = self.frame().results.iter();
        let named = names.map(|name| name.count).fold(0, u64::saturating_add);
        if named != found {
            let message =
                format!("operation defines {found} results but was provided {named} to bind");
            return Err(self.error_at(start, &message));
        }
        let Some(mut value) = self.current_body().result(op, 0) else { return Ok(()) };
        for index in 0..self.frame().results.len() {
            let ResultName { name, count } = self.frame().results[index];
            let count = count as u32;
            self.define(name, value, count)?;
            value = Value::from_u32(value.as_u32() + count);
        }
        Ok(())
    }

    /// Makes the op of the current frame.
    fn create(&mut self, name: OpName, attrs: Attribute) -> Op {
        let Self { frame, bodies, blocks, spare, .. } = self;
        let isolated = is_isolated(frame.def) && !frame.state.regions.is_empty();
        let read = if isolated { bodies.pop() } else { None };
        let nested = read.map(|mut read| {
            let fitted = Box::new(read.take_fitted());
            *spare = Some(read);
            fitted
        });
        let last = bodies.len() - 1;
        let body = &mut bodies[last];
        let op = body.create_op(OpSpec {
            name,
            location: Location::pos(frame.name_pos),
            operands: &frame.state.operands,
            results: &frame.state.results,
            props: &frame.state.props,
            attrs,
            successors: &frame.state.successors,
            regions: if isolated { &[] } else { &frame.state.regions },
            body: nested,
        });
        if let Some(&block) = blocks.last() {
            body.append_op(block, op);
        }
        op
    }

    pub(super) fn set_trailing_location(&mut self, op: Op) -> ParseResult {
        if let Some(location) = self.trailing_location()? {
            self.current_body_mut().set_location(op, location);
        }
        Ok(())
    }
}

/// The op that a name in custom form means.
#[derive(Clone, Copy)]
pub(super) struct CustomOp {
    pub(super) name: OpName,
    pub(super) def: &'static OpDef,
    /// Whether any inherent attribute has a default.
    pub(super) defaults: bool,
    /// How it can be read from the bytes, if at all.
    pub(super) plain: Option<PlainForm>,
}

/// Whether an op's regions get a body and a name scope of their own.
pub(super) fn is_isolated(def: Option<&'static OpDef>) -> bool {
    def.is_some_and(|def| def.has(Trait::IsolatedFromAbove))
}

/// Ops whose custom form has properties as the generic form has them: the verifier says what is
/// missing, and what is not known is passed over.
const AS_GENERIC: &[&str] = &[
    "xevm.blockload2d",
    "xevm.blockprefetch2d",
    "xevm.blockstore2d",
    "xevm.memfence",
    "xevm.prefetch",
];

/// The generic form.
impl Parser<'_> {
    fn generic_operation(&mut self) -> ParseResult<Op> {
        let at = self.pos();
        let name = self.string_value(self.token);
        if name == Str::EMPTY {
            return Err(self.error("empty operation name is invalid"));
        }
        if self.ctx.bytes(name).contains(&0) {
            return Err(self.error("null character not allowed in operation name"));
        }
        self.advance();
        let name = self.ctx.op_name(self.name_now(name));
        let def = self.ctx.is_registered(name).then(|| name.def()).flatten();
        if def.is_none() {
            self.check_dialect_known(name)?;
        }
        self.frame().reset(def, at);
        self.generic_after_name(name)?;
        let attrs = self.sort_attributes(def, true)?;
        let op = self.create(name, attrs);
        self.set_trailing_location(op)?;
        self.apply_properties(name, op)?;
        Ok(op)
    }

    fn check_dialect_known(&mut self, name: OpName) -> ParseResult {
        let text = self.ctx.op_name_text(name);
        let dialect = text.split('.').next().unwrap_or_default();
        let options = self.ctx.options();
        if options.allow_unregistered_dialects || self.ctx.dialect_named(dialect).is_some() {
            return Ok(());
        }
        Err(self.error("operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used"))
    }

    fn generic_after_name(&mut self, name: OpName) -> ParseResult {
        let mut operands = std::mem::take(&mut self.frame().groups.operands);
        if operands.is_empty() {
            operands.push(Vec::new());
        }
        let result = self.generic_parts(name, &mut operands[0]);
        self.frame().groups.operands = operands;
        result
    }

    fn generic_parts(&mut self, name: OpName, operands: &mut Vec<Unresolved>) -> ParseResult {
        operands.clear();
        self.require(b'(', "expected '(' to start operand list")?;
        if self.kind() == Kind::Percent {
            self.commas(|p| {
                operands.push(p.ssa_use(true)?);
                Ok(())
            })?;
        }
        self.require(b')', "expected ')' to end operand list")?;
        self.generic_successors(name)?;
        self.generic_properties()?;
        self.generic_regions()?;
        if self.is_punct(b'{') {
            let mut attrs = std::mem::take(&mut self.frame().state.attrs);
            let result = self.attr_dict(&mut attrs);
            self.frame().state.attrs = attrs;
            result?;
        }
        self.generic_types(operands)
    }

    fn generic_successors(&mut self, name: OpName) -> ParseResult {
        if !self.is_punct(b'[') {
            return Ok(());
        }
        if name.def().is_some_and(|def| !def.has(Trait::Terminator)) {
            return Err(self.error("successors in non-terminator"));
        }
        self.advance();
        self.some_until(Kind::Punct(b']'), "]", |p| {
            let block = p.successor_block()?;
            p.frame().state.successors.push(block);
            Ok(())
        })
    }

    fn generic_properties(&mut self) -> ParseResult {
        let at = self.frame_ref().name_pos;
        if self.consume_if(b'<') {
            let properties = self.attribute(None)?;
            self.frame().properties = Some((at, properties));
            self.require(b'>', "expected '>' to close properties")?;
        }
        Ok(())
    }

    fn generic_regions(&mut self) -> ParseResult {
        if !self.consume_if(b'(') {
            return Ok(());
        }
        self.commas(|p| p.op_region(&[]).map(|_| ()))?;
        self.require(b')', "expected ')' to end region list")
    }

    fn generic_types(&mut self, operands: &[Unresolved]) -> ParseResult {
        self.require(b':', "expected ':' followed by operation type")?;
        let at = self.pos();
        if !self.is_punct(b'(') {
            self.ty()?;
            return Err(self.report(at, "expected function type"));
        }
        let ty = self.ty()?;
        let Some((inputs, results)) = ty.as_function(self.ctx) else {
            return Err(self.report(at, "expected function type"));
        };
        self.frame().state.results.extend_from_slice(results);
        if inputs.len() != operands.len() {
            // Upstream writes a NUL where there is no plural.
            let plural = if operands.len() == 1 { "\0" } else { "s" };
            let message = format!(
                "expected {} operand type{plural} but had {}",
                operands.len(),
                inputs.len()
            );
            return Err(self.report(at, &message));
        }
        self.resolve_into_op(operands, inputs)
    }

    /// Looks operands up and adds them to the op being read.
    pub(super) fn resolve_into_op(
        &mut self,
        operands: &[Unresolved],
        types: &[Type],
    ) -> ParseResult {
        if let (&[operand], &[ty]) = (operands, types) {
            return self.resolve_one(operand, ty);
        }
        let Some(outer) = self.outer_body_of_op() else { return Err(Failure) };
        for (&operand, &ty) in operands.iter().zip(types) {
            let value = self.resolve_in(outer, operand, ty)?;
            self.frame().state.operands.push(value);
        }
        Ok(())
    }

    /// Looks an operand up and adds it to the op being read.
    #[inline]
    pub(super) fn resolve_one(&mut self, operand: Unresolved, ty: Type) -> ParseResult {
        let Some(outer) = self.outer_body_of_op() else { return Err(Failure) };
        let value = self.resolve_in(outer, operand, ty)?;
        self.frame().state.operands.push(value);
        Ok(())
    }

    /// Splits the attributes of the dictionary into inherent ones, which go
    /// into their slots, and discardable ones, which are returned. Inherent
    /// ones are checked first, or those of a wrong kind are dropped.
    fn sort_attributes(
        &mut self,
        def: Option<&'static OpDef>,
        check: bool,
    ) -> ParseResult<Attribute> {
        if self.frame().state.attrs.is_empty() {
            if let Some(def) = def.filter(|def| def.hooks.parse.is_some() || check) {
                self.fill_defaults(def);
            }
            return Ok(Attribute::EMPTY_DICT);
        }
        let mut attrs = std::mem::take(&mut self.frame().state.attrs);
        if let Some(def) = def {
            if check && self.frame().properties.is_none() {
                let at = self.frame_ref().name_pos;
                if let Some(message) = self.inherent_failure(def, &attrs) {
                    return Err(self.report(at, &message));
                }
            }
            self.fill_defaults(def);
            self.take_inherent(def, &mut attrs);
        }
        let dictionary = Attribute::dictionary(self.ctx, attrs.clone());
        attrs.clear();
        self.frame().state.attrs = attrs;
        Ok(dictionary)
    }

    /// Moves inherent attributes of a dictionary into their slots; properties
    /// spelled apart from it are set later, over these.
    fn take_inherent(&mut self, def: &'static OpDef, attrs: &mut Vec<NamedAttribute>) {
        let names = self.ctx.attr_names(OpName::of(def));
        let ctx = self.ctx;
        let props = &mut self.frame().state.props;
        attrs.retain(|&(name, value)| {
            let Some(slot) = slot_named(ctx, def, names, name) else { return true };
            if is_property(def, slot) {
                return true;
            }
            let Some(prop) = props.get_mut(slot) else { return false };
            if let Some(count) = def.segment_count(slot) {
                // Sizes that do not fit leave those that the form gave.
                if segments_fault(ctx, value, count).is_none() {
                    *prop = Some(value);
                }
                return false;
            }
            let fits = def.attrs.get(slot).is_some_and(|a| a.constraint.is_class(ctx, value));
            *prop = fits.then_some(value);
            false
        });
    }

    /// What is wrong with the inherent attribute in a dictionary that does not
    /// satisfy its constraint: the first one by name.
    pub(super) fn inherent_failure(
        &self,
        def: &'static OpDef,
        attrs: &[NamedAttribute],
    ) -> Option<String> {
        let names = self.ctx.attr_names(OpName::of(def));
        let slots = def.attrs.iter().zip(names).enumerate();
        let wrong = slots.filter(|(slot, (attr, name))| {
            let given = attrs.iter().find(|(key, _)| key == *name);
            def.segment_count(*slot).is_none()
                && attr.constraint.property.is_none()
                && given.is_some_and(|&(_, value)| !(attr.constraint.holds)(self.ctx, value))
        });
        wrong.map(|(_, (attr, _))| attr).min_by_key(|attr| attr.name).map(|attr| {
            format!(
                "'{}' op attribute '{}' failed to satisfy constraint: {}",
                def.name, attr.name, attr.constraint.summary
            )
        })
    }

    /// Puts defaults into the slots that text left empty.
    pub(super) fn fill_defaults(&mut self, def: &'static OpDef) {
        if !self.frame_ref().defaults {
            return;
        }
        let defaults = self.ctx.attr_defaults(OpName::of(def));
        let props = &mut self.frame().state.props;
        for (prop, default) in props.iter_mut().zip(defaults) {
            if prop.is_none() {
                *prop = *default;
            }
        }
    }

    /// Sets what stands in `<{...}>`.
    fn apply_properties(&mut self, name: OpName, op: Op) -> ParseResult {
        let Some((at, properties)) = self.frame().properties else { return Ok(()) };
        let Some(def) = self.frame().def else {
            self.current_body_mut().set_prop(op, 0, Some(properties));
            return Ok(());
        };
        if def.attrs.is_empty() {
            let dialect = self.ctx.dialect_named(def.dialect());
            let reason = match dialect.is_some_and(|dialect| dialect.dynamic.is_some()) {
                true => "extensible Dialects don't support properties",
                false => "this operation does not support properties",
            };
            return Err(self.properties_failure(at, name, properties, reason));
        }
        let Some(entries) = properties.as_dictionary(self.ctx) else {
            return Err(self.properties_failure(
                at,
                name,
                properties,
                "expected DictionaryAttr to set properties",
            ));
        };
        let names = self.ctx.attr_names(name);
        for &(key, value) in entries {
            let Some(slot) = slot_of_entry(self.ctx, def, names, entries, key) else { continue };
            match self.as_property(def, slot, value) {
                Ok(value) => self.current_body_mut().set_prop(op, slot, Some(value)),
                Err(_) => {
                    let reason = self.first_fault(def, entries, names).unwrap_or_default();
                    return Err(self.properties_failure(at, name, properties, &reason));
                }
            }
        }
        Ok(())
    }

    /// What is wrong with the first wrong one: attributes come first, by name, then
    /// properties, then the sizes of segments.
    fn first_fault(
        &self,
        def: &'static OpDef,
        entries: &[NamedAttribute],
        names: &[Str],
    ) -> Option<String> {
        let mut order = Vec::with_capacity(entries.len());
        for (at, &(key, value)) in entries.iter().enumerate() {
            let Some(slot) = slot_of_entry(self.ctx, def, names, entries, key) else { continue };
            let rank = match is_property(def, slot) {
                _ if def.segment_count(slot).is_some() => (2, at),
                true => (1, slot),
                false => (0, at),
            };
            order.push((rank, slot, value));
        }
        order.sort_by_key(|&(rank, ..)| rank);
        order.into_iter().find_map(|(_, slot, value)| self.as_property(def, slot, value).err())
    }

    /// What an attribute is as the property in a slot, or why it cannot be that.
    fn as_property(
        &self,
        def: &'static OpDef,
        slot: usize,
        value: Attribute,
    ) -> Result<Attribute, String> {
        let Some(attr) = def.attrs.get(slot) else { return Ok(value) };
        if let Some(convert) = attr.constraint.property {
            return convert(self.ctx, value);
        }
        if let Some(count) = def.segment_count(slot) {
            return segments_fault(self.ctx, value, count).map_or(Ok(value), Err);
        }
        if attr.constraint.is_class(self.ctx, value) {
            return Ok(value);
        }
        let (name, text) = (attr.name, super::file::attr_text(self.ctx, value));
        Err(format!("Invalid attribute `{name}` in property conversion: {text}"))
    }

    /// Sets the properties of a custom form, all of which must be known and
    /// there, but for ops that take what the generic form takes.
    pub(super) fn set_properties(&mut self, def: &'static OpDef, given: Attribute) -> ParseResult {
        let (name, at) = (OpName::of(def), self.frame_ref().name_pos);
        let Some(entries) = given.as_dictionary(self.ctx) else {
            let reason = "expected DictionaryAttr to set properties";
            return Err(self.properties_failure(at, name, given, reason));
        };
        let strict = !AS_GENERIC.contains(&def.name);
        let names = self.ctx.attr_names(name);
        for (slot, (attr, own)) in def.attrs.iter().zip(names).enumerate() {
            let value = entries.iter().find(|(key, _)| key == own).map(|entry| entry.1);
            let value = match value {
                Some(value) => self.as_property(def, slot, value).map(Some),
                None if strict && matches!(attr.presence, Presence::Required) => Err(format!(
                    "expected key entry for {} in DictionaryAttr to set Properties.",
                    attr.name
                )),
                None => Ok(None),
            };
            match value {
                Ok(value) => self.frame().state.props[slot] = value,
                Err(reason) => return Err(self.properties_failure(at, name, given, &reason)),
            }
        }
        let unknown = entries.iter().find(|(key, _)| strict && !names.contains(key));
        unknown.map_or(Ok(()), |&(key, _)| {
            let key = super::file::attr_text(self.ctx, Attribute::str(self.ctx, key));
            let reason = format!("unknown key '{key}' when parsing properties dictionary");
            Err(self.properties_failure(at, name, given, &reason))
        })
    }

    fn properties_failure(
        &mut self,
        at: BytePos,
        name: OpName,
        value: Attribute,
        reason: &str,
    ) -> Failure {
        let text = super::file::attr_text(self.ctx, value);
        let message =
            format!("invalid properties {text} for op {}: {reason}", self.ctx.op_name_text(name));
        self.report(at, &message)
    }
}

/// The custom form.
impl<'s> Parser<'s> {
    fn custom_operation(&mut self) -> ParseResult<Op> {
        let at = self.pos();
        let custom = self.custom_name(at, self.spelling())?;
        let CustomOp { name, def, defaults, .. } = custom;
        let outside = self.default_dialects.last().copied().unwrap_or("builtin").as_ptr().addr();
        let may_have_head = self.may_have_head(def);
        self.advance();
        self.frame().reset(Some(def), at);
        self.frame().defaults = defaults;
        let head = if may_have_head { self.known_head() } else { None };
        let fresh = (may_have_head && head.is_none()).then(|| self.line_of_head());
        self.inside_of(def, head)?;
        let fresh = fresh.filter(|_| self.frame_ref().state.attrs.is_empty());
        let attrs = self.sort_attributes(Some(def), false)?;
        let op = self.create(name, attrs);
        self.set_trailing_location(op)?;
        match fresh {
            Some(line) => self.keep_head(op, custom, &line, outside),
            None if !may_have_head => self.keep_read(op, custom),
            None => {}
        }
        Ok(op)
    }

    /// Reads what follows an op's name, or its head where that is known.
    fn inside_of(&mut self, def: &'static OpDef, head: Option<Arguments>) -> ParseResult {
        self.default_dialects.push(def.hooks.default_dialect.unwrap_or_default());
        let outer = self.error_prefix.replace(def.name);
        let result = match head {
            Some(args) => self.after_head(def, &args),
            None => self.custom_body(def),
        };
        self.error_prefix = outer;
        self.default_dialects.pop();
        result
    }

    fn custom_body(&mut self, def: &'static OpDef) -> ParseResult {
        let isolated_before = self.bodies.len();
        let result = match (def.hooks.parse, def.format_in(self.ctx)) {
            (Some(parse), _) => parse(self).and_then(|()| self.check_repeated(def)),
            (None, Some(format)) => self.formatted(def, format),
            (None, None) => {
                let at = self.frame_ref().name_pos;
                Err(self.hook_error(at, "has no custom assembly form"))
            }
        };
        if result.is_err() {
            self.bodies.truncate(isolated_before.max(1));
        }
        result
    }

    /// An attribute that the syntax gave must not be in the dictionary as well.
    fn check_repeated(&mut self, def: &'static OpDef) -> ParseResult {
        let state = &self.frame_ref().state;
        if state.attrs.is_empty() {
            return Ok(());
        }
        let names = self.ctx.attr_names(OpName::of(def));
        let given = |name: Str| {
            let slot = names.iter().position(|&own| own == name);
            slot.is_some_and(|slot| state.props.get(slot).is_some_and(Option::is_some))
        };
        let repeated = state.attrs.iter().filter(|entry| given(entry.0));
        let Some(name) = repeated.map(|&(name, _)| self.ctx.str(name)).min() else {
            return Ok(());
        };
        let at = self.frame_ref().name_pos;
        let message = format!("attribute '{name}' occurs more than once in the attribute list");
        Err(self.hook_error(at, &message))
    }

    /// The op that a name without quotes means.
    #[inline]
    fn custom_name(&mut self, at: BytePos, written: &'s [u8]) -> ParseResult<CustomOp> {
        let dialect = self.default_dialects.last().copied().unwrap_or("builtin");
        if let Some(found) = self.op_memo.get(dialect.as_ptr().addr(), written) {
            return Ok(found);
        }
        if let Some(found) = self.std_constant() {
            return Ok(found);
        }
        let found = self.find_custom_name(at, dialect, self.text())?;
        self.op_memo.insert(dialect.as_ptr().addr(), written, found);
        Ok(found)
    }

    fn find_custom_name(
        &mut self,
        at: BytePos,
        dialect: &str,
        written: &'s str,
    ) -> ParseResult<CustomOp> {
        if let Some(found) = self.registered(written) {
            return Ok(found);
        }
        // A name that ends with a dot has nothing after its dialect.
        if written.split_once('.').is_some_and(|(_, name)| !name.is_empty()) {
            return Err(self.unknown_op(at, written, written));
        }
        let full = format!("{dialect}.{written}");
        match self.registered(&full).or_else(|| self.registered(&format!("std.{written}"))) {
            Some(found) => Ok(found),
            None => Err(self.unknown_op(at, written, &full)),
        }
    }

    /// What `constant` of the standard dialect is here, which depends on what follows it.
    fn std_constant(&self) -> Option<CustomOp> {
        let is_legacy = self.ctx.options().legacy_syntax;
        if !is_legacy || !matches!(self.spelling(), b"constant" | b"std.constant") {
            return None;
        }
        let rest = self.src.get(self.token.end as usize..).unwrap_or_default();
        self.registered(super::std_ops::constant_now(rest))
    }

    /// The op that a name without its quotes means here.
    pub(super) fn known_op(&self, written: &str) -> Option<CustomOp> {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let full = || self.registered(&format!("{dialect}.{written}"));
        self.registered(written).or_else(full)
    }

    /// The name that an op of this name has now.
    fn name_now(&self, name: Str) -> Str {
        self.renamed(self.ctx.str(name)).map_or(name, |name| self.ctx.intern(name))
    }

    /// The name that an op has now, where this one is from before.
    fn renamed(&self, name: &str) -> Option<&'static str> {
        if !self.ctx.options().legacy_syntax {
            return None;
        }
        let (dialect, rest) = name.split_once('.')?;
        if dialect == "std" {
            return super::std_ops::name_now(rest);
        }
        let dialect = self.ctx.dialect_named(dialect)?;
        dialect.legacy_ops?.iter().find(|row| row.0 == name).map(|row| row.1)
    }

    fn registered(&self, name: &str) -> Option<CustomOp> {
        let name = self.ctx.find_op_name(self.renamed(name).unwrap_or(name))?;
        let def = name.def()?;
        let defaults = self.ctx.attr_defaults(name).iter().any(Option::is_some);
        // What is plain in one spelling may not be in the other.
        let is_as_ever = def.legacy_format.is_none() || !self.ctx.options().legacy_syntax;
        let plain = plain_form(def).filter(|_| is_as_ever);
        Some(CustomOp { name, def, defaults, plain })
    }

    fn unknown_op(&mut self, at: BytePos, written: &str, full: &str) -> Failure {
        // A fault in what comes next is the only thing said, as upstream, which has read it already.
        self.advance();
        if self.kind() == Kind::Error {
            return Failure;
        }
        let dialect = full.split('.').next().unwrap_or_default();
        let tried =
            if written == full { String::new() } else { format!(" (tried '{full}' as well)") };
        if self.ctx.dialect_named(dialect).is_some() || self.dialects.contains(&dialect) {
            let message = format!("custom op '{written}' is unknown{tried}");
            return self.error_at(at, &message);
        }
        let message = format!("Dialect `{dialect}' not found for custom op '{written}' {tried}");
        self.report_with_note(
            at,
            &message,
            at,
            &super::dialects::available(self.ctx, self.dialects),
        )
    }

    /// Operands in a list, as written.
    pub(super) fn operands(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Unresolved>> {
        self.operands_as(delimiter, true)
    }

    /// The same; numbers of results may be allowed.
    pub(super) fn operands_as(
        &mut self,
        delimiter: Delimiter,
        allow_numbers: bool,
    ) -> ParseResult<Vec<Unresolved>> {
        let mut operands = Vec::new();
        if delimiter == Delimiter::None && self.kind() != Kind::Percent {
            return Ok(operands);
        }
        self.delimited(delimiter, " in operand list", |p| {
            operands.push(p.ssa_use(allow_numbers)?);
            Ok(())
        })?;
        Ok(operands)
    }
}

/// Whether a slot holds a property that is none of the op's attributes.
fn is_property(def: &OpDef, slot: usize) -> bool {
    def.attrs.get(slot).is_some_and(|attr| attr.constraint.property.is_some())
}

/// The slot of an inherent attribute by its name, or by the one it had before.
fn slot_named(ctx: &Context, def: &OpDef, names: &[Str], key: Str) -> Option<usize> {
    let slot = names.iter().position(|&own| own == key);
    slot.or_else(|| def.segments_once_named(ctx.str(key)))
}

/// The same for an entry among properties, where the name of now goes first.
fn slot_of_entry(
    ctx: &Context,
    def: &OpDef,
    names: &[Str],
    entries: &[NamedAttribute],
    key: Str,
) -> Option<usize> {
    let slot = slot_named(ctx, def, names, key)?;
    let own = names.get(slot).filter(|&&own| own != key);
    let is_given = own.is_some_and(|own| entries.iter().any(|(given, _)| given == own));
    (!is_given).then_some(slot)
}

/// Why an attribute cannot hold the sizes of `count` segments, if it cannot.
fn segments_fault(ctx: &Context, value: Attribute, count: usize) -> Option<String> {
    let AttrKind::DenseArray { element: Type::I32, data } = value.kind(ctx) else {
        return Some(String::from("expected DenseI32ArrayAttr for key `value`"));
    };
    let found = data.len() / 4;
    (found != count).then(|| format!("size mismatch in attribute conversion: {found} vs {count}"))
}
