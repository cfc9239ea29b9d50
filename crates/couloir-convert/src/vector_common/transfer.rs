//! Transfers become loads and stores.

use couloir_dialects::arith::{Andi, Subi};
use couloir_dialects::vector::{
    CreateMask, Load, Mask, MaskedLoad, MaskedStore, Store, TransferRead, TransferWrite,
};
use couloir_dialects::{memref, tensor};
use couloir_ir::affine::AffineMap;
use couloir_ir::build::Build;
use couloir_ir::op::Segments;
use couloir_ir::ty::{DYNAMIC, MemRefType, VectorType};
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, spec};

/// What reads and writes have in common.
pub(crate) struct Transfer {
    pub(crate) base: Value,
    pub(crate) base_ty: Type,
    pub(crate) indices: Vec<Value>,
    pub(crate) mask: Option<Value>,
    pub(crate) vector: VectorType,
    pub(crate) vector_ty: Type,
    pub(crate) map: AffineMap,
    pub(crate) in_bounds: Vec<bool>,
}

impl Transfer {
    pub(crate) fn of(rw: &Rewriter<'_>, op: Op) -> Result<Self, NoMatch> {
        let (view, ctx) = (rw.view(op), rw.context());
        let (read, write) = (TransferRead(view), TransferWrite(view));
        let reads = view.is(TransferRead::def());
        let (map, bounds, vector, base, mask) = if reads {
            let vector = view.result_type(0);
            (read.permutation_map(), read.in_bounds(), vector, read.base(), read.mask())
        } else {
            let vector = view.operand_type(0);
            (write.permutation_map(), write.in_bounds(), vector, write.base(), write.mask())
        };
        let group = if reads { TransferRead::INDICES } else { TransferWrite::INDICES };
        let bounds = bounds.and_then(|bounds| bounds.as_array(ctx)).unwrap_or_default();
        let vector_ty = vector.or_no_match("no vector")?;
        Ok(Self {
            base,
            base_ty: rw.ty(base),
            indices: view.operands_in(group),
            mask,
            vector: vector_ty.as_vector(ctx).cloned().or_no_match("no vector")?,
            vector_ty,
            map: map.and_then(|map| map.as_affine_map(ctx)).cloned().or_no_match("no map")?,
            in_bounds: bounds.iter().map(|bound| *bound == Attribute::TRUE).collect(),
        })
    }

    /// Whether what is outside may be touched.
    pub(crate) fn may_be_outside(&self) -> bool {
        self.in_bounds.contains(&false)
    }

    /// The memref, where a plain load or store of this type does.
    fn plain<'c>(&self, rw: &Rewriter<'c>, ty: Type) -> Result<&'c MemRefType, NoMatch> {
        let memref = self.base_ty.as_memref(rw.context()).or_no_match("not a memref source")?;
        if !last_stride_is_one(rw, memref) {
            return no_match("!= 1 stride needs VectorToSCF");
        }
        let element = memref.element;
        if element.as_vector(rw.context()).is_some() && element != ty {
            return no_match("incompatible element type");
        }
        if element.as_vector(rw.context()).is_none() && element != self.vector.element {
            return no_match("non-matching element type");
        }
        if self.may_be_outside() {
            return no_match("out-of-bounds needs mask");
        }
        if self.mask.is_some() && self.vector.rank() != 1 {
            return no_match("vector type is not rank 1, needs VectorToSCF");
        }
        Ok(memref)
    }
}

fn last_stride_is_one(rw: &Rewriter<'_>, memref: &MemRefType) -> bool {
    let strides = memref.strides_and_offset(rw.context());
    strides.is_some_and(|(strides, _)| strides.last().is_none_or(|&stride| stride == 1))
}

/// Adds the patterns for vectors of up to this rank.
pub(crate) fn populate(patterns: &mut RewritePatterns, max_rank: usize) {
    patterns.add(TransferRead::def(), move |op, rw| read(op, rw, max_rank));
    patterns.add(TransferWrite::def(), move |op, rw| write(op, rw, max_rank));
}

/// Adds the patterns that replace bounds by masks.
pub(crate) fn populate_masks(patterns: &mut RewritePatterns) {
    patterns.add(TransferRead::def(), materialize_mask);
    patterns.add(TransferWrite::def(), materialize_mask);
}

/// Whether an op is in a `vector.mask`.
pub(crate) fn masking(rw: &Rewriter<'_>, op: Op) -> Option<Op> {
    let parent = rw.scope().body.parent_op(op)?;
    rw.view(parent).is(Mask::def()).then_some(parent)
}

/// The results of a map that are zero; none unless the others are the innermost dimensions.
pub(crate) fn repeated(map: &AffineMap) -> Option<Vec<usize>> {
    let start = usize::try_from(map.dims()).ok()?.checked_sub(map.num_results())?;
    let mut repeated = Vec::new();
    for (at, result) in map.results().enumerate() {
        match map.result_dim(at) {
            Some(dim) if dim as usize == start + at => {}
            Some(_) => return None,
            None if result.constant() == Some(0) => repeated.push(at),
            None => return None,
        }
    }
    Some(repeated)
}

fn read(op: Op, rw: &mut Rewriter<'_>, max_rank: usize) -> Rewritten {
    let transfer = Transfer::of(rw, op)?;
    if masking(rw, op).is_some() {
        return no_match("masked");
    }
    if transfer.vector.rank() > max_rank {
        return no_match("vector type is greater than max transfer rank");
    }
    let repeated = repeated(&transfer.map).or_no_match("not minor identity + bcast")?;
    let mut shape = transfer.vector.shape.to_vec();
    for &at in &repeated {
        if let Some(size) = shape.get_mut(at) {
            *size = 1;
        }
    }
    let ctx = rw.context();
    let ty = VectorType::get(ctx, &shape, &transfer.vector.scalable, transfer.vector.element);
    transfer.plain(rw, ty)?;
    let padding = TransferRead(rw.view(op)).padding();
    let mut operands = vec![transfer.base];
    operands.extend(&transfer.indices);
    let value = match transfer.mask {
        Some(mask) => {
            let fill = rw.broadcast(padding, ty);
            operands.extend([mask, fill]);
            rw.make(MaskedLoad::def(), &operands, ty, [])
        }
        None => rw.make(Load::def(), &operands, ty, [(Load::NONTEMPORAL, Attribute::FALSE)]),
    };
    let value = if repeated.is_empty() { value } else { rw.broadcast(value, transfer.vector_ty) };
    rw.replace(op, &[value]);
    Ok(())
}

fn write(op: Op, rw: &mut Rewriter<'_>, max_rank: usize) -> Rewritten {
    let transfer = Transfer::of(rw, op)?;
    if masking(rw, op).is_some() {
        return no_match("masked");
    }
    if transfer.vector.rank() > max_rank {
        return no_match("vector type is greater than max transfer rank");
    }
    if !transfer.map.is_minor_identity() {
        return no_match("not a minor identity");
    }
    transfer.plain(rw, transfer.vector_ty)?;
    let value = TransferWrite(rw.view(op)).value_to_store();
    let new = match transfer.mask {
        Some(mask) => {
            let mut operands = vec![transfer.base];
            operands.extend(&transfer.indices);
            operands.extend([mask, value]);
            spec(rw.context(), MaskedStore::def(), &operands, [])
        }
        None => {
            let mut operands = vec![value, transfer.base];
            operands.extend(&transfer.indices);
            let plain = [(Store::NONTEMPORAL, Attribute::FALSE)];
            spec(rw.context(), Store::def(), &operands, plain)
        }
    };
    rw.insert(new);
    rw.erase(op);
    Ok(())
}

/// The size of a dimension of memory or of a tensor.
pub(crate) fn size(rw: &mut Rewriter<'_>, base: Value, dim: usize) -> Value {
    let (ctx, ty) = (rw.context(), rw.ty(base));
    let known = ty.shape(ctx).and_then(|shape| shape.get(dim)).copied();
    let at = rw.index(dim as i64);
    let def = match known {
        Some(size) if size != DYNAMIC => return rw.index(size),
        _ if ty.as_memref(ctx).is_some() => memref::Dim::def(),
        _ => tensor::Dim::def(),
    };
    rw.insert_folded(spec(ctx, def, &[base, at], []).result(Type::INDEX))
}

/// What may be outside of the innermost dimension gets a mask.
fn materialize_mask(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let transfer = Transfer::of(rw, op)?;
    let Some((&offset, outer)) = transfer.indices.split_last() else {
        return no_match("no dimension");
    };
    if !transfer.may_be_outside() || transfer.vector.rank() > 1 {
        return no_match("inside, or several dimensions");
    }
    let ctx = rw.context();
    let size = size(rw, transfer.base, outer.len());
    let bound = rw.binary(Subi::def(), size, offset);
    let bits = transfer.vector_ty.with_element(ctx, Type::I1);
    let mut mask = rw.make(CreateMask::def(), &[bound], bits, []);
    if let Some(own) = transfer.mask {
        mask = rw.binary(Andi::def(), mask, own);
    }
    let inside = Attribute::array(ctx, &[Attribute::TRUE]);
    set_mask(rw, op, &transfer, mask);
    let reads = rw.view(op).is(TransferRead::def());
    let slot = if reads { TransferRead::IN_BOUNDS } else { TransferWrite::IN_BOUNDS };
    rw.set_prop(op, slot, Some(inside));
    Ok(())
}

/// Gives a transfer this mask.
fn set_mask(rw: &mut Rewriter<'_>, op: Op, transfer: &Transfer, mask: Value) {
    let view = rw.view(op);
    let mut operands: Vec<Value> = view.operands().collect();
    if transfer.mask.is_some() {
        operands.pop();
    }
    operands.push(mask);
    let sizes = [1, transfer.indices.len() as i32];
    let reads = view.is(TransferRead::def());
    let sizes = if reads { [sizes[0], sizes[1], 1, 1] } else { [1, 1, sizes[1], 1] };
    rw.set_operands(op, &operands);
    let sizes = Attribute::i32_array(rw.context(), &sizes);
    let segments = rw.view(op).def().map(|def| def.operand_segments);
    if let Some(Segments::Attr(slot)) = segments {
        rw.set_prop(op, slot.into(), Some(sizes));
    }
}
