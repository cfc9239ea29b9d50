//! What must hold of accesses to elements of tensors: dimensions, `gather` and `scatter`.

use couloir_ir::{Attribute, OpRef, Type, Value};

use super::super::{Extract, Gather, Insert, Scatter};
use super::{Verified, rank_of, tensor_of};
use crate::common::shapes::quoted;

pub(in super::super) fn extract(op: OpRef<'_>) -> Verified {
    let given = op.operand_group(Extract::INDICES).len();
    if given == rank_of(op, Extract(op).tensor()) {
        return Ok(());
    }
    op.op_error("incorrect number of indices for extract_element").fail()
}

pub(in super::super) fn insert(op: OpRef<'_>) -> Verified {
    let given = op.operand_group(Insert::INDICES).len();
    if given == rank_of(op, Insert(op).dest()) {
        return Ok(());
    }
    op.op_error("incorrect number of indices").fail()
}

pub(in super::super) fn gather(op: OpRef<'_>) -> Verified {
    let gather = Gather(op);
    let places = Places {
        dims: gather.gather_dims(),
        name: "gather",
        whole: gather.source(),
        whole_name: "source",
        indices: gather.indices(),
    };
    places.check(op, "result", gather.result())
}

pub(in super::super) fn scatter(op: OpRef<'_>) -> Verified {
    let scatter = Scatter(op);
    let places = Places {
        dims: scatter.scatter_dims(),
        name: "scatter",
        whole: scatter.dest(),
        whole_name: "dest",
        indices: scatter.indices(),
    };
    places.check_dims(op)?;
    if scatter.unique().is_none() {
        return op.op_error("requires 'unique' attribute to be set").fail();
    }
    places.check_part(op, "source", scatter.source())
}

/// What is wrong with a dimension.
enum Fault {
    Negative,
    Large,
    Order,
}

fn first_fault(dims: &[i64], rank: usize) -> Option<Fault> {
    let mut before = -1;
    dims.iter().find_map(|&dim| {
        let last = std::mem::replace(&mut before, dim);
        match usize::try_from(dim) {
            Err(_) => Some(Fault::Negative),
            Ok(dim) if dim >= rank => Some(Fault::Large),
            Ok(_) if dim <= last => Some(Fault::Order),
            Ok(_) => None,
        }
    })
}

/// Places in a tensor, as `gather` and `scatter` name them.
struct Places {
    dims: Option<Attribute>,
    name: &'static str,
    whole: Value,
    whole_name: &'static str,
    indices: Value,
}

impl Places {
    fn dims(&self, op: OpRef<'_>) -> Vec<i64> {
        self.dims.and_then(|dims| dims.as_i64_array(op.ctx())).unwrap_or_default()
    }

    fn check(&self, op: OpRef<'_>, what: &str, part: Value) -> Verified {
        self.check_dims(op)?;
        self.check_part(op, what, part)
    }

    fn check_dims(&self, op: OpRef<'_>) -> Verified {
        let (dims, name, whole) = (self.dims(op), self.name, self.whole_name);
        let rank = rank_of(op, self.whole);
        let wrong = |text: String| op.op_error(format!("{name}_dims {text}")).fail();
        if dims.is_empty() {
            return wrong("must be non-empty".to_owned());
        }
        if dims.len() > rank {
            return wrong(format!("overflow {whole} rank"));
        }
        let last = tensor_of(op, self.indices).and_then(|indices| indices.shape.last().copied());
        if last != i64::try_from(dims.len()).ok() {
            return wrong("length must match the size of last dimension of indices".to_owned());
        }
        match first_fault(&dims, rank) {
            None => Ok(()),
            Some(Fault::Negative) => wrong("value must be non-negative".to_owned()),
            Some(Fault::Large) => wrong(format!("value must be smaller than {whole} rank")),
            Some(Fault::Order) => wrong("values must be strictly increasing".to_owned()),
        }
    }

    /// The shape of what is read or written: the leading dimensions of the
    /// indices, then those of the whole, of which `dims` are 1 or left out.
    fn part(&self, op: OpRef<'_>, reduced: bool) -> Option<Type> {
        let (whole, indices) = (tensor_of(op, self.whole)?, tensor_of(op, self.indices)?);
        let dims = self.dims(op);
        let is_one = |at: usize| dims.iter().any(|&dim| usize::try_from(dim) == Ok(at));
        let (_, leading) = indices.shape.split_last().unwrap_or((&0, &[]));
        let mut shape = leading.to_vec();
        for (at, &size) in whole.shape.iter().enumerate() {
            match is_one(at) {
                true if reduced => {}
                true => shape.push(1),
                false => shape.push(size),
            }
        }
        Some(whole.with_shape(op.ctx(), &shape))
    }

    fn check_part(&self, op: OpRef<'_>, what: &str, part: Value) -> Verified {
        let own = op.ty(part);
        let (Some(full), Some(reduced)) = (self.part(op, false), self.part(op, true)) else {
            return Ok(());
        };
        if own == full || own == reduced {
            return Ok(());
        }
        let [full, reduced, own] = [full, reduced, own].map(|ty| quoted(op.ctx(), ty));
        let message = format!(
            "{what} type mismatch: expected {full} or its rank-reduced variant {reduced} (got: \
             {own})"
        );
        op.op_error(message).fail()
    }
}
