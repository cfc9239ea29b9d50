//! Making instructions as LLVM's builder does: constants are folded, the rest is appended.

use couloir_llvmir::{Constant, Flags, FloatPredicate, IntPredicate, Opcode, Type, Value};

use crate::fold::Path;
use crate::function::FunctionState;

impl FunctionState<'_> {
    /// A binary operation.
    pub fn binary(&mut self, op: Opcode, flags: Flags, lhs: Value, rhs: Value) -> Value {
        let folded = self
            .known([lhs, rhs])
            .and_then(|[lhs, rhs]| self.translator.folder().binary(op, lhs, rhs));
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.binary(op, flags, lhs, rhs),
        }
    }

    /// `fneg`
    pub fn fneg(&mut self, flags: Flags, operand: Value) -> Value {
        match self.known([operand]).and_then(|[c]| self.translator.folder().fneg(c)) {
            Some(folded) => folded.into(),
            None => self.builder.unary(Opcode::FNeg, flags, operand),
        }
    }

    /// A cast; none where the type is the same.
    pub fn cast(&mut self, op: Opcode, flags: Flags, operand: Value, to: Type) -> Value {
        if self.builder.type_of(operand) == to && !self.keeps {
            return operand;
        }
        match self.known([operand]).and_then(|[c]| self.translator.folder().cast(op, c, to)) {
            Some(folded) => folded.into(),
            None => self.builder.cast(op, flags, operand, to),
        }
    }

    /// `icmp`
    pub fn icmp(&mut self, pred: IntPredicate, lhs: Value, rhs: Value) -> Value {
        let folded = self
            .known([lhs, rhs])
            .and_then(|[lhs, rhs]| self.translator.folder().icmp(pred, lhs, rhs));
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.icmp(pred, Flags::NONE, lhs, rhs),
        }
    }

    /// `fcmp`
    pub fn fcmp(&mut self, pred: FloatPredicate, flags: Flags, lhs: Value, rhs: Value) -> Value {
        let folded = self
            .known([lhs, rhs])
            .and_then(|[lhs, rhs]| self.translator.folder().fcmp(pred, lhs, rhs));
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.fcmp(pred, flags, lhs, rhs),
        }
    }

    /// `select`
    pub fn select(&mut self, flags: Flags, cond: Value, yes: Value, no: Value) -> Value {
        let folded = self
            .known([cond, yes, no])
            .and_then(|[cond, yes, no]| self.translator.folder().select(cond, yes, no));
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.select(flags, cond, yes, no),
        }
    }

    /// `getelementptr`
    pub fn gep(&mut self, flags: Flags, source: Type, base: Value, indices: &[Value]) -> Value {
        let constants = indices.iter().map(|index| index.as_constant()).collect::<Option<Vec<_>>>();
        let folded =
            self.known([base]).map(|[base]| base).zip(constants).and_then(|(base, indices)| {
                self.translator.folder().gep(flags, source, base, &indices)
            });
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.gep(flags, source, base, indices),
        }
    }

    /// `extractvalue`
    pub fn extract_value(&mut self, aggregate: Value, path: &[u32]) -> Option<Value> {
        let folder = self.translator.folder();
        match self.known([aggregate]).and_then(|[c]| folder.extract_value(c, path)) {
            Some(folded) => Some(folded.into()),
            None => self.builder.extract_value(aggregate, path),
        }
    }

    /// `insertvalue`
    pub fn insert_value(&mut self, aggregate: Value, value: Value, path: &[u32]) -> Value {
        let folded = self.known([aggregate, value]).and_then(|[aggregate, value]| {
            self.translator.folder().insert_value(aggregate, value, path)
        });
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.insert_value(aggregate, value, path),
        }
    }

    /// Several pieces put into a constant, each into what the one before gives, where that is one.
    pub(crate) fn folded_pieces(
        &self,
        aggregate: Value,
        pieces: &[(Path, Value)],
    ) -> Option<Constant> {
        let [aggregate] = self.known([aggregate])?;
        let constants = pieces.iter().map(|(path, value)| Some((path, self.known([*value])?[0])));
        self.translator.folder().insert_values(aggregate, &constants.collect::<Option<Vec<_>>>()?)
    }

    /// The element of a vector of fixed length that an index is, if it is one.
    pub(crate) fn lane(&self, vector: Type, index: Constant) -> Option<u32> {
        self.translator.folder().lane(vector, index)
    }

    /// `extractelement`
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        let folded = self
            .known([vector, index])
            .and_then(|[vector, index]| self.translator.folder().extract_element(vector, index));
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.extract_element(vector, index),
        }
    }

    /// `insertelement`
    pub fn insert_element(&mut self, vector: Value, value: Value, index: Value) -> Value {
        let folded = self.known([vector, value, index]).and_then(|[vector, value, index]| {
            self.translator.folder().insert_element(vector, value, index)
        });
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.insert_element(vector, value, index),
        }
    }

    /// `shufflevector`
    pub fn shuffle(&mut self, lhs: Value, rhs: Value, mask: &[i32]) -> Value {
        let folded = self
            .known([lhs, rhs])
            .and_then(|[lhs, rhs]| self.translator.folder().shuffle(lhs, rhs, mask));
        match folded {
            Some(folded) => folded.into(),
            None => self.builder.shuffle(lhs, rhs, mask),
        }
    }

    /// The constants that values are, unless nothing is to be folded.
    pub(crate) fn known<const N: usize>(&self, values: [Value; N]) -> Option<[Constant; N]> {
        if self.keeps {
            return None;
        }
        let mut constants = [values.first()?.as_constant()?; N];
        for (constant, value) in constants.iter_mut().zip(values) {
            *constant = value.as_constant()?;
        }
        Some(constants)
    }
}
