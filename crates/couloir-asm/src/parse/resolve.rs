//! What follows the reading of a format: working out types and looking
//! operands up.

use couloir_diag::BytePos;
use couloir_ir::asm::{Groups, ParseResult, Unresolved};
use couloir_ir::attr::{AttrKind, Attribute};
use std::iter::repeat_n;

use couloir_ir::op::{Arity, AttrSyntax, InferInput, OpDef, Segments, Slot, Transform, TypeSource};
use couloir_ir::{Context, Type};
use smallvec::SmallVec;

use super::Parser;
use super::ops::OpFrame;

/// Whether a slot holds a unit attribute.
pub(super) fn is_unit(def: &OpDef, slot: u8) -> bool {
    let attr = def.attrs.get(usize::from(slot));
    attr.is_some_and(|attr| matches!(attr.constraint.syntax, AttrSyntax::Unit))
}

/// How many results the shape of an operand may ask for.
const MAX_RESULTS: usize = 1 << 24;

fn counts_message(operands: usize, types: usize) -> String {
    format!("number of operands and types do not match: got {operands} operands and {types} types")
}

/// How many types operands get that each have a source, where no group but
/// those with types of their own can be of several.
fn types_known(def: &OpDef, groups: &Groups) -> Option<usize> {
    let single = def.operands.iter().all(|operand| operand.arity == Arity::One);
    let of = |(group, types): (usize, &Vec<Type>)| match def.operand_types.get(group) {
        None | Some(TypeSource::Spelled) => types.len(),
        _ => 1,
    };
    // What stands beyond was another op's.
    let own = groups.operand_types.iter().take(def.operands.len());
    single.then(|| own.enumerate().map(of).sum())
}

impl Parser<'_> {
    pub(super) fn resolve_formatted(&mut self, def: &'static OpDef, start: BytePos) -> ParseResult {
        self.set_segments(def);
        self.check_transformed(def)?;
        self.check_all_operands(def)?;
        self.regroup_types(def);
        let whole = def.operands.is_empty() && !self.frame().groups.operands.is_empty();
        let groups = if whole { 1 } else { def.operands.len() };
        for group in 0..groups {
            self.resolve_group(def, group, start)?;
        }
        self.resolve_results(def, start)
    }

    /// Types that others are computed from must be what their constraint says.
    fn check_transformed(&mut self, def: &'static OpDef) -> ParseResult {
        for source in def.operand_types.iter().chain(def.result_types) {
            let &TypeSource::Transformed(slot, _) = source else { continue };
            let constraint = match slot {
                Slot::Operand(group) => def.operands.get(usize::from(group)),
                Slot::Result(group) => def.results.get(usize::from(group)),
                Slot::Attr(_) => None,
            };
            let Some(value) = constraint else { continue };
            let (ctx, mut single) = (self.ctx, [Type::NONE]);
            let types = self.known_types(slot, &mut single);
            let wrong = types.iter().copied().find(|&ty| !(value.constraint.holds)(ctx, ty));
            if let Some(ty) = wrong {
                let at = self.frame_ref().name_pos;
                return Err(self.untransformable(slot, ty, at));
            }
        }
        Ok(())
    }

    /// Operands have as many types, where either are read as one list.
    fn check_all_operands(&mut self, def: &'static OpDef) -> ParseResult {
        let OpFrame { all_operands, all_types, name_pos, groups, .. } = self.frame_ref();
        if all_operands.is_none() && all_types.is_none() {
            return Ok(());
        }
        let own = || groups.operands.iter().map(Vec::len).sum();
        let (at, count) = all_operands.unwrap_or_else(|| (*name_pos, own()));
        let types = all_types.or_else(|| types_known(def, groups));
        match types.filter(|&types| types != count) {
            Some(types) => Err(self.hook_error(at, &counts_message(count, types))),
            None => Ok(()),
        }
    }

    /// Gives types that were read as one list to the groups by the operands that these have: where
    /// several groups vary, their arity does not say how many.
    fn regroup_types(&mut self, def: &OpDef) {
        let varying = def.operands.iter().filter(|operand| operand.arity != Arity::One).count();
        if varying < 2 || self.frame_ref().all_types.is_none() {
            return;
        }
        // What stands beyond the groups of this op was another op's.
        let (count, groups) = (def.operands.len(), &mut self.frame().groups);
        let mut types = Vec::new();
        for own in groups.operand_types.iter_mut().take(count) {
            types.append(own);
        }
        let mut types = types.into_iter();
        let lists = groups.operand_types.iter_mut().zip(&groups.operands).take(count);
        for (own, operands) in lists {
            own.extend(types.by_ref().take(operands.len()));
        }
    }

    fn set_segments(&mut self, def: &'static OpDef) {
        if let Segments::Attr(slot) = def.operand_segments {
            let sizes = segment_sizes(&self.frame_ref().groups.operands, def.operands.len());
            self.set_segment_sizes(slot, &sizes);
        }
        if let Segments::Attr(slot) = def.result_segments {
            let sizes = segment_sizes(&self.frame_ref().groups.result_types, def.results.len());
            self.set_segment_sizes(slot, &sizes);
        }
    }

    fn set_segment_sizes(&mut self, slot: u8, sizes: &[i32]) {
        let attr = self.segments(sizes);
        self.frame().state.props[usize::from(slot)] = Some(attr);
    }

    /// The attribute that holds the sizes of segments.
    pub(super) fn segments(&mut self, sizes: &[i32]) -> Attribute {
        let key = packed(sizes);
        let known = key.and_then(|key| self.segment_memo.get(&key).copied());
        let attr = known.unwrap_or_else(|| Attribute::i32_array(self.ctx, sizes));
        if let (Some(key), None) = (key, known) {
            self.segment_memo.insert(key, attr);
        }
        attr
    }

    fn resolve_group(&mut self, def: &'static OpDef, group: usize, start: BytePos) -> ParseResult {
        let source = def.operand_types.get(group).copied().unwrap_or(TypeSource::Spelled);
        if let Some((operand, ty)) = self.single_operand(source, group) {
            self.frame().groups.operands[group].clear();
            return self.resolve_one(operand, ty);
        }
        let mut operands = std::mem::take(&mut self.frame().groups.operands[group]);
        let result = self.resolve_group_as(source, &operands, group, start);
        operands.clear();
        self.frame().groups.operands[group] = operands;
        result
    }

    /// The only operand of a group with the only type its source gives, as
    /// most are; the type is then that of the group.
    #[inline]
    fn single_operand(&mut self, source: TypeSource, group: usize) -> Option<(Unresolved, Type)> {
        let &[operand] = &self.frame_ref().groups.operands.get(group)?[..] else { return None };
        self.single_type(source, Slot::Operand(group as u8)).map(|ty| (operand, ty))
    }

    /// The only type that a group's source gives, which becomes the group's,
    /// where that takes no computing.
    #[inline]
    fn single_type(&mut self, source: TypeSource, own: Slot) -> Option<Type> {
        let of = match source {
            TypeSource::Spelled => own,
            TypeSource::SameAs(slot) => slot,
            _ => return None,
        };
        let &[ty] = &self.types_of(of)?[..] else { return None };
        if of != own {
            self.set_type(own, ty);
        }
        Some(ty)
    }

    fn resolve_group_as(
        &mut self,
        source: TypeSource,
        operands: &[Unresolved],
        group: usize,
        start: BytePos,
    ) -> ParseResult {
        let spelled = matches!(source, TypeSource::Spelled);
        if let TypeSource::Transformed(slot, Transform::List(list)) = source {
            return self.resolve_listed(slot, list, operands, group, start);
        }
        if operands.is_empty() && !spelled {
            return Ok(());
        }
        let slot = Slot::Operand(group as u8);
        let mut types = self.take_types(slot);
        let mut result = self.types_from(source, &mut types, start);
        if let (&[ty], false) = (&types[..], spelled) {
            types.resize(operands.len(), ty);
        }
        if result.is_ok() {
            result = self.resolve_typed(operands, &types, group, start);
        }
        self.put_types(slot, types);
        result
    }

    /// All operands have one type, of which another type says how often it stands.
    fn resolve_listed(
        &mut self,
        slot: Slot,
        list: fn(&couloir_ir::Context, Type) -> Option<(Type, usize)>,
        operands: &[Unresolved],
        group: usize,
        start: BytePos,
    ) -> ParseResult {
        let mut single = [Type::NONE];
        let Some(&from) = self.known_types(slot, &mut single).first() else { return Ok(()) };
        let Some((ty, count)) = list(self.ctx, from) else {
            return Err(self.untransformable(slot, from, start));
        };
        if count == operands.len() {
            return self.resolve_into_op(operands, &vec![ty; count]);
        }
        self.counts_differ(operands.len(), count, group, start)
    }

    fn resolve_typed(
        &mut self,
        operands: &[Unresolved],
        types: &[Type],
        group: usize,
        start: BytePos,
    ) -> ParseResult {
        if types.len() == operands.len() {
            return self.resolve_into_op(operands, types);
        }
        self.counts_differ(operands.len(), types.len(), group, start)
    }

    fn counts_differ(
        &mut self,
        operands: usize,
        types: usize,
        group: usize,
        start: BytePos,
    ) -> ParseResult {
        let message = counts_message(operands, types);
        let at = self.frame_ref().operand_pos.get(group).copied().unwrap_or(start);
        Err(self.hook_error(at, &message))
    }

    /// Makes the types of a group, which may be known already, those that
    /// their source gives.
    fn types_from(
        &mut self,
        source: TypeSource,
        types: &mut Vec<Type>,
        start: BytePos,
    ) -> ParseResult {
        let mut single = [Type::NONE];
        match source {
            TypeSource::Spelled => return Ok(()),
            TypeSource::SameAs(slot) => {
                types.clear();
                types.extend_from_slice(self.known_types(slot, &mut single));
            }
            TypeSource::Built(build) => {
                types.clear();
                types.push(build(self.ctx));
            }
            TypeSource::Described(slot) => {
                types.clear();
                let def = self.frame_ref().def;
                types.extend(def.and_then(|def| def.described_type(self.ctx, slot)));
            }
            TypeSource::Transformed(slot, transform) => {
                types.clear();
                for &ty in self.known_types(slot, &mut single) {
                    match transform.apply(self.ctx, ty) {
                        Some((_, Some(count))) if count > MAX_RESULTS => {
                            let message =
                                format!("has {count} results; at most {MAX_RESULTS} can be");
                            return Err(self.hook_error(start, &message));
                        }
                        Some((ty, count)) => types.extend(repeat_n(ty, count.unwrap_or(1))),
                        None => return Err(self.untransformable(slot, ty, start)),
                    }
                }
            }
            TypeSource::Infer => types.clear(),
        }
        Ok(())
    }

    fn untransformable(&mut self, slot: Slot, ty: Type, start: BytePos) -> couloir_ir::Failure {
        let name = self.slot_name(slot);
        let text = self.type_text(ty);
        let summary = self.slot_summary(slot);
        self.hook_error(start, &format!("'{name}' must be {summary}, but got '{text}'"))
    }

    fn slot_name(&self, slot: Slot) -> &'static str {
        let Some(def) = self.frame_ref().def else { return "" };
        match slot {
            Slot::Operand(group) => def.operands.get(usize::from(group)).map_or("", |d| d.name),
            Slot::Result(group) => def.results.get(usize::from(group)).map_or("", |d| d.name),
            Slot::Attr(slot) => def.attrs.get(usize::from(slot)).map_or("", |d| d.name),
        }
    }

    fn slot_summary(&self, slot: Slot) -> &'static str {
        let Some(def) = self.frame_ref().def else { return "" };
        match slot {
            Slot::Operand(g) => {
                def.operands.get(usize::from(g)).map_or("", |d| d.constraint.summary)
            }
            Slot::Result(g) => def.results.get(usize::from(g)).map_or("", |d| d.constraint.summary),
            Slot::Attr(s) => def.attrs.get(usize::from(s)).map_or("", |d| d.constraint.summary),
        }
    }

    /// The types of a group, or that of an attribute, which is put into `single`.
    fn known_types<'a>(&'a self, slot: Slot, single: &'a mut [Type; 1]) -> &'a [Type] {
        let frame = self.frame_ref();
        let group = match slot {
            Slot::Operand(group) => frame.groups.operand_types.get(usize::from(group)),
            Slot::Result(group) => frame.groups.result_types.get(usize::from(group)),
            Slot::Attr(slot) => return self.attr_type(slot, single),
        };
        group.map(|types| &types[..]).unwrap_or_default()
    }

    fn attr_type<'a>(&self, slot: u8, single: &'a mut [Type; 1]) -> &'a [Type] {
        let attr = self.frame_ref().state.props.get(usize::from(slot)).copied().flatten();
        let ty = attr.and_then(|attr| type_of_attr(self.ctx, attr));
        match ty {
            Some(ty) => {
                *single = [ty];
                single
            }
            None => &[],
        }
    }

    fn resolve_results(&mut self, def: &'static OpDef, start: BytePos) -> ParseResult {
        if def.result_types.iter().any(|source| matches!(source, TypeSource::Infer)) {
            return self.infer_results(def);
        }
        if def.results.is_empty() {
            let OpFrame { groups, state, .. } = self.frame();
            state.results.extend(groups.result_types.iter().take(1).flatten());
            return Ok(());
        }
        for group in 0..def.results.len() {
            let source = def.result_types.get(group).copied().unwrap_or(TypeSource::Spelled);
            let slot = Slot::Result(group as u8);
            if let Some(ty) = self.single_type(source, slot) {
                self.frame().state.results.push(ty);
                continue;
            }
            let mut types = self.take_types(slot);
            let result = self.types_from(source, &mut types, start);
            self.frame().state.results.extend_from_slice(&types);
            self.put_types(slot, types);
            result?;
        }
        Ok(())
    }

    fn infer_results(&mut self, def: &'static OpDef) -> ParseResult {
        let Some(infer) = def.hooks.infer else { return Ok(()) };
        let dictionary = Attribute::dictionary(self.ctx, self.frame_ref().state.attrs.clone());
        let outer = self.outer_body_of_op().unwrap_or(0);
        let frame = self.frame_ref();
        let body = &self.bodies[outer.min(self.bodies.len() - 1)];
        let operands = frame.state.operands.iter().map(|&v| body.ty(v)).collect::<Vec<_>>();
        let groups = frame.groups.operand_types.iter().take(def.operands.len());
        let groups = groups.map(|group| group.len() as u32).collect::<Vec<_>>();
        let regions = Some((self.current_body(), &frame.state.regions[..]));
        let input = InferInput {
            operands: &operands,
            props: &frame.state.props,
            attrs: dictionary,
            groups: &groups,
            regions: regions.filter(|_| !frame.state.regions.is_empty()),
        };
        match infer(self.ctx, &input) {
            Ok(types) => {
                self.frame().state.results.extend(types);
                Ok(())
            }
            Err(message) => {
                let at = self.frame_ref().name_pos;
                if !message.is_empty() {
                    return Err(self.error_at(at, &message));
                }
                let message = format!("'{}' op failed to infer returned types", def.name);
                Err(self.error_at(at, &message))
            }
        }
    }
}

/// The type that an attribute is, or has.
pub(super) fn type_of_attr(ctx: &Context, attr: Attribute) -> Option<Type> {
    match attr.kind(ctx) {
        AttrKind::Type(ty) => Some(*ty),
        _ => attr.typed(ctx),
    }
}

/// How many members each of the first groups has.
fn segment_sizes<T>(groups: &[Vec<T>], count: usize) -> SmallVec<[i32; 8]> {
    groups.iter().take(count).map(|group| group.len() as i32).collect()
}

/// Up to eight small numbers as one, each a byte that is not zero.
fn packed(sizes: &[i32]) -> Option<u64> {
    if sizes.len() > 8 {
        return None;
    }
    sizes.iter().try_fold(0, |key, &size| {
        // A list of indices has the least number where a value stands.
        let byte = match size {
            i32::MIN => u8::MAX,
            0..254 => size as u8 + 1,
            _ => return None,
        };
        Some(key << 8 | u64::from(byte))
    })
}
