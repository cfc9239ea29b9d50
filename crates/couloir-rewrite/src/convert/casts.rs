//! Casts between what values are and what is wanted: where they go, and what
//! becomes of them in the end.
//!
//! A cast is made where its inputs are defined: right after the op, or at the
//! start of the block whose arguments they are, before what is there already.

use couloir_ir::body::{Op, OpSpec, Value};
use couloir_ir::build::InsertPoint;
use couloir_ir::{Failure, Location, Type};
use cranelift_entity::EntityRef;

use super::pattern::{NoMatch, Operands, OrNoMatch, no_match};
use super::rewriter::{CAST, ConversionRewriter, REPLACED, Replaced, Replacement, UNSHARED};
use super::types::{Materialization, Materialized, TypeConverter};
use crate::map::{self, Single, Values};
use crate::reconcile;

/// Why an operand stands in the way of a pattern.
const UNCONVERTIBLE: &str = "unable to convert type of operand";

/// A cast that the conversion made.
pub(crate) struct Cast<'a> {
    pub(crate) op: Op,
    /// What it maps from.
    key: Values,
    kind: Kind,
    converter: Option<&'a TypeConverter>,
}

/// Which way a cast goes.
#[derive(Clone, Copy)]
enum Kind {
    /// To an original type.
    Source,
    /// To the original type of a block argument.
    Argument,
    /// To converted types, of this original type.
    Target(Type),
}

/// Converted operands.
impl<'a> ConversionRewriter<'a> {
    /// An op's operands for a pattern with this converter.
    pub(crate) fn remap_operands(
        &mut self,
        op: Op,
        converter: Option<&'a TypeConverter>,
    ) -> Result<Operands, NoMatch> {
        let count = self.body.num_operands(op);
        let mut operands = Operands::with_capacity(count);
        for index in 0..count {
            let Some(value) = self.body.operand(op, index) else { break };
            match converter {
                Some(converter) => self.remap_into(value, converter, &mut operands)?,
                None => operands.push(&self.latest_plain(value)),
            }
        }
        Ok(operands)
    }

    /// What a value has become, casts of this conversion aside.
    fn latest_plain(&self, value: Value) -> Values {
        if !self.map.is_mapped(value) {
            return map::one(value);
        }
        self.map.latest_if(value, |values| {
            !values.iter().any(|&v| self.body.defining_op(v).is_some_and(|op| self.flag(op, CAST)))
        })
    }

    fn remap_into(
        &mut self,
        value: Value,
        converter: &'a TypeConverter,
        operands: &mut Operands,
    ) -> Result<(), NoMatch> {
        let ty = self.body.ty(value);
        let found = match converter.looks_at_values() {
            true => return self.remap_by_value(value, converter, operands),
            false => converter.convert(self.ctx, ty),
        };
        let Some(types) = found else { return no_match(UNCONVERTIBLE) };
        let single = match *types {
            [single] => self.map.find_single(self.body, value, single),
            _ => None,
        };
        match single {
            Some(Single { found: Some(found), .. }) => operands.push_one(found),
            Some(Single { found: None, last }) => {
                operands.push(&self.cast_into(ty, &[last], types, converter));
            }
            None => operands.push(&self.converted(value, ty, types, converter)),
        }
        Ok(())
    }

    /// The same where what the value becomes is for the rules to say.
    #[cold]
    fn remap_by_value(
        &mut self,
        value: Value,
        converter: &'a TypeConverter,
        operands: &mut Operands,
    ) -> Result<(), NoMatch> {
        let types = converter.convert_value(self.scope(), value).or_no_match(UNCONVERTIBLE)?;
        let ty = self.body.ty(value);
        operands.push(&self.converted(value, ty, &types, converter));
        Ok(())
    }

    /// A value in these types, by a cast if it must be.
    fn converted(
        &mut self,
        value: Value,
        ty: Type,
        types: &[Type],
        converter: &'a TypeConverter,
    ) -> Values {
        if types.is_empty() {
            return Values::new();
        }
        if let Some(found) = self.map.find(self.body, value, types) {
            return found;
        }
        let inputs = self.map.latest(value);
        self.cast_into(ty, &inputs, types, converter)
    }

    /// A cast of what a value of this type has become.
    fn cast_into(
        &mut self,
        ty: Type,
        inputs: &[Value],
        types: &[Type],
        converter: &'a TypeConverter,
    ) -> Values {
        let point = self.point_after(inputs);
        let cast = self.make_cast(point, self.cursor.location, inputs, types);
        self.record_cast(cast, inputs, Kind::Target(ty), Some(converter))
    }

    /// What values have become, in the types that the pattern's converter
    /// gives them.
    ///
    /// # Errors
    /// A reason to decline.
    pub fn remapped(&mut self, values: &[Value]) -> Result<Operands, NoMatch> {
        let mut operands = Operands::with_capacity(values.len());
        for &value in values {
            match self.converter {
                Some(converter) => self.remap_into(value, converter, &mut operands)?,
                None => operands.push(&self.latest_plain(value)),
            }
        }
        Ok(operands)
    }

    /// A value that patterns see instead of a block argument or result with
    /// a type of its own, cast back by the conversion where needed.
    pub fn cast_to(&mut self, value: Value, ty: Type) -> Value {
        if self.body.ty(value) == ty {
            return value;
        }
        let op = self.make_cast(self.cursor.point, self.cursor.location, &[value], &[ty]);
        self.body.result(op, 0).unwrap_or(value)
    }
}

/// Making casts.
impl<'a> ConversionRewriter<'a> {
    /// The first place where all of these values are defined.
    #[inline]
    pub(crate) fn point_after(&self, values: &[Value]) -> InsertPoint {
        let Some((&first, rest)) = values.split_first() else { return self.cursor.point };
        let mut best = first;
        for &value in rest {
            if self.is_defined_after(value, best) {
                best = value;
            }
        }
        self.point_after_one(best).unwrap_or(self.cursor.point)
    }

    /// The same; of arguments, behind the casts for one operand alone that are there.
    fn point_behind_casts(&mut self, values: &[Value]) -> InsertPoint {
        let point = self.point_after(values);
        let &[first, ..] = values else { return point };
        let Some((block, _)) = self.body.as_arg(first) else { return point };
        let (body, flags) = (&*self.body, &self.flags);
        let unshared = |op: Op| flags.get(op.index()).is_some_and(|own| own & UNSHARED != 0);
        let last = self.leading.entry(block).or_insert_with(|| {
            let mut last = None;
            let mut next = body.first_op(block);
            while let Some(op) = next.filter(|&op| unshared(op)) {
                (last, next) = (Some(op), body.next_op(op));
            }
            last
        });
        last.and_then(|op| InsertPoint::after(body, op)).unwrap_or(point)
    }

    fn point_after_one(&self, value: Value) -> Option<InsertPoint> {
        if let Some(op) = self.body.defining_op(value) {
            return InsertPoint::after(self.body, op);
        }
        let (block, _) = self.body.as_arg(value)?;
        Some(InsertPoint::start(self.body, block))
    }

    /// Whether `a` is defined after `b`, looking both ways from `b` at once.
    fn is_defined_after(&self, a: Value, b: Value) -> bool {
        let (Some(a_op), b_op) = (self.body.defining_op(a), self.body.defining_op(b)) else {
            return false;
        };
        let Some(b_op) = b_op else { return true };
        if a_op == b_op {
            return false;
        }
        if self.body.block_of(a_op) != self.body.block_of(b_op) {
            return true;
        }
        let (mut forward, mut back) = (self.body.next_op(b_op), self.body.prev_op(b_op));
        loop {
            if forward == Some(a_op) || back.is_none() {
                return true;
            }
            if back == Some(a_op) || forward.is_none() {
                return false;
            }
            forward = forward.and_then(|op| self.body.next_op(op));
            back = back.and_then(|op| self.body.prev_op(op));
        }
    }

    pub(crate) fn make_cast(
        &mut self,
        point: InsertPoint,
        location: Location,
        inputs: &[Value],
        types: &[Type],
    ) -> Op {
        let spec =
            OpSpec { operands: inputs, results: types, ..OpSpec::new(self.cast_name, location) };
        self.body.create_op_at(point, spec)
    }

    /// Notes a cast to an original type.
    pub(crate) fn note_cast(
        &mut self,
        op: Op,
        key: &[Value],
        converter: Option<&'a TypeConverter>,
    ) -> Values {
        self.record_cast(op, key, Kind::Source, converter)
    }

    #[inline]
    fn record_cast(
        &mut self,
        op: Op,
        key: &[Value],
        kind: Kind,
        converter: Option<&'a TypeConverter>,
    ) -> Values {
        let results = match self.body.sole_result(op) {
            Some(result) => map::one(result),
            None => self.body.results(op).collect(),
        };
        let shared = self.what.shares_casts || !matches!(kind, Kind::Target(_));
        let key = if shared { key } else { &[] };
        match shared {
            true => self.map.map_group(key, &results),
            false => self.set_flag(op, UNSHARED),
        }
        self.set_flag(op, CAST);
        self.casts.push(Cast { op, key: Values::from_slice(key), kind, converter });
        results
    }

    /// Takes back the casts made since there were `count`, for a pattern that declined.
    pub(crate) fn undo_casts(&mut self, count: usize) {
        while self.casts.len() > count {
            let Some(cast) = self.casts.pop() else { return };
            if !cast.key.is_empty() {
                self.map.unmap_group(&cast.key);
            }
            self.set_flag(cast.op, super::rewriter::IGNORED);
            self.body.retire_op(cast.op);
        }
    }
}

/// The end of a conversion.
impl<'a> ConversionRewriter<'a> {
    /// Completes all replacements: every remaining use of a replaced value
    /// becomes one of what it has become, cast back to its type.
    pub(crate) fn commit(&mut self) {
        for at in 0..self.replaced.len() {
            let Some(&Replacement { what, converter }) = self.replaced.get(at) else { break };
            match what {
                Replaced::Arg(arg) => self.commit_value(arg, converter),
                Replaced::Op(op) => {
                    for result in self.body.results(op) {
                        self.commit_value(result, converter);
                    }
                }
            }
        }
    }

    /// The converter that a value was replaced by. They are gathered when
    /// first asked for: where an op was replaced without one, that is, folded.
    fn converter_of(&mut self, value: Value) -> Option<&'a TypeConverter> {
        let (replaced, body) = (&self.replaced, &*self.body);
        let converters = self.converters.get_or_insert_with(|| {
            let known = replaced.iter().filter_map(|item| Some((item.what, item.converter?)));
            let known = known.flat_map(|(what, converter)| {
                let (arg, op) = match what {
                    Replaced::Arg(arg) => (Some(arg), None),
                    Replaced::Op(op) => (None, Some(op)),
                };
                let results = op.into_iter().flat_map(|op| body.results(op));
                arg.into_iter().chain(results).map(move |value| (value, converter))
            });
            known.collect()
        });
        converters.get(&value).copied()
    }

    #[inline]
    fn commit_value(&mut self, value: Value, converter: Option<&'a TypeConverter>) {
        if self.body.is_unused(value) && !self.revived.contains(&value) {
            return;
        }
        let new = self.in_original_type(value, converter);
        self.body.replace_all_uses(value, new);
    }

    /// What a replaced value has become, in its own type.
    fn in_original_type(&mut self, value: Value, converter: Option<&'a TypeConverter>) -> Value {
        let ty = self.body.ty(value);
        let (found, inputs) = self.map.find_and_latest(self.body, value, ty);
        let found = found.filter(|&found| found != value);
        let mut location = self.body.value_location(value);
        let mut converter = converter;
        if let Some(found) = found {
            if !self.is_replaced(found) {
                return found;
            }
            location = self.body.value_location(found);
            // What an op folded to is cast as the pattern does that replaced it.
            converter = converter.or_else(|| self.converter_of(found));
        }
        let point = match self.what.shares_casts {
            true => self.point_after(&inputs),
            false => self.point_behind_casts(&inputs),
        };
        let cast = self.make_cast(point, location, &inputs, &[ty]);
        // An argument that was replaced is none of its block's any more.
        let of_op = self.body.defining_op(value).is_some();
        let kind = if of_op { Kind::Source } else { Kind::Argument };
        let made = self.record_cast(cast, &inputs, kind, converter);
        made.first().copied().unwrap_or(value)
    }

    /// Notes that an op is replaced by values that may have been replaced themselves: these are
    /// needed in their own type though nothing uses them now.
    pub(crate) fn revive(&mut self, values: &[Value]) {
        for &value in values {
            if self.is_replaced(value) {
                self.revived.insert(value);
            }
        }
    }

    fn is_replaced(&self, value: Value) -> bool {
        if let Some(op) = self.body.defining_op(value) {
            return self.flag(op, REPLACED);
        }
        let place = self.body.as_arg(value);
        place.is_some_and(|(block, at)| self.body.args(block).get(at) != Some(&value))
    }

    /// Removes casts that cancel or that nothing needs, and materialises the rest.
    ///
    /// # Errors
    /// When a cast stays that no rule allows; it has been reported.
    pub(crate) fn settle_casts(&mut self, keep_all: bool) -> Result<(), Failure> {
        let casts = std::mem::take(&mut self.casts);
        if casts.is_empty() {
            return Ok(());
        }
        let ops = casts.iter().map(|cast| cast.op).collect::<Vec<_>>();
        let settled = reconcile::reconcile_some(self.body, self.cast_name, &ops);
        if keep_all {
            return Ok(());
        }
        let mut live = casts.iter().filter(|cast| settled.is_live(cast.op));
        live.try_for_each(|cast| self.materialize(cast))
    }

    fn materialize(&mut self, cast: &Cast<'a>) -> Result<(), Failure> {
        let op = cast.op;
        let inputs = match self.body.sole_operand(op) {
            Some(input) => map::one(input),
            None => self.body.operands(op).collect(),
        };
        let results = self.body.results(op);
        let types = results.clone().map(|v| self.body.ty(v)).collect::<super::types::Types>();
        self.cursor.point = InsertPoint::Before(op);
        self.cursor.location = self.body.op(op).location;
        let original = match cast.kind {
            Kind::Target(original) => Some(original),
            Kind::Source | Kind::Argument => None,
        };
        let what = Materialization { inputs: &inputs, types: &types, original };
        let made = match (cast.converter, cast.kind) {
            (None, _) => Materialized::Pass,
            (Some(converter), Kind::Source) => converter.materialize_source(self, &what),
            (Some(converter), Kind::Argument) => converter.materialize_argument(self, &what),
            (Some(converter), Kind::Target(_)) => converter.materialize_target(self, &what),
        };
        match made {
            // Upstream puts another cast in its place.
            Materialized::Cast => {
                self.body.renew(op);
                Ok(())
            }
            Materialized::Pass => Err(self.unresolved(op)),
            Materialized::Values(values) => {
                for (result, &value) in results.zip(&values) {
                    self.body.replace_all_uses(result, value);
                }
                self.body.erase_op(op);
                Ok(())
            }
        }
    }

    fn unresolved(&self, op: Op) -> Failure {
        let view = self.view(op);
        let from = self.type_list(view.operand_types());
        let to = self.type_list(view.result_types());
        let message = format!(
            "failed to legalize unresolved materialization from ({from}) to ({to}) that remained live after conversion"
        );
        let mut users = self.body.results(op).flat_map(|result| self.body.uses(result));
        let report = view.error(message);
        match users.next() {
            Some(user) => {
                let user = self.view(user.op);
                let text = self.ctx.op_custom_text(user);
                // An op of several lines begins on one of its own.
                let gap = if text.contains('\n') { "\n" } else { "" };
                let message = format!("see existing live user here: {gap}{text}");
                report.note(user.location(), message).emit()
            }
            None => report.emit(),
        }
    }

    /// Types as messages list them: each in quotes.
    fn type_list(&self, types: impl Iterator<Item = Type>) -> String {
        let texts = types.map(|ty| format!("'{}'", self.ctx.type_text(ty))).collect::<Vec<_>>();
        texts.join(", ")
    }
}
