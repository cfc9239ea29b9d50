//! How dimensions of size 1 are taken out of values, and put back.

use couloir_dialects::common::mixed::{Mixed, fixed_attr, values};
use couloir_dialects::common::reshape::groups_attr;
use couloir_dialects::memref::{self, layout};
use couloir_dialects::{arith, tensor};
use couloir_ir::body::Value;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::Rewriter;

use crate::common::index;

/// By reshapes, or by slices.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    Reshapes,
    Slices,
}

/// A shape without some dimensions.
#[derive(Default)]
pub(super) struct Reduced {
    /// The sizes that stay.
    pub shape: Vec<i64>,
    /// For each of these the dimensions that it stands for; none where none stays.
    pub groups: Vec<Vec<i64>>,
    /// Which dimensions go.
    pub dropped: Vec<bool>,
}

impl Reduced {
    /// Of a shape and which of its dimensions go: those go with the one before, the first ones with
    /// the one after.
    pub(super) fn of(shape: &[i64], dropped: Vec<bool>) -> Self {
        let mut reduced = Reduced::default();
        let mut first = Vec::new();
        for ((&size, &drops), dim) in shape.iter().zip(&dropped).zip(0..) {
            match reduced.groups.last_mut() {
                Some(group) if drops => group.push(dim),
                None if drops => first.push(dim),
                _ => {
                    first.push(dim);
                    reduced.groups.push(std::mem::take(&mut first));
                    reduced.shape.push(size);
                }
            }
        }
        Reduced { dropped, ..reduced }
    }

    /// Whether any goes.
    pub(super) fn drops(&self) -> bool {
        self.dropped.contains(&true)
    }
}

/// The sizes of a tensor or memory, computed where ops are made now.
pub(super) fn sizes(rw: &mut Rewriter<'_>, value: Value) -> Option<Vec<Mixed>> {
    let ctx = rw.context();
    let ty = rw.ty(value);
    let on_memory = ty.as_memref(ctx).is_some();
    let mut sizes = Vec::new();
    for (at, &size) in ty.shape(ctx)?.iter().enumerate() {
        sizes.push(match size {
            DYNAMIC => Mixed::Value(dim(rw, value, at as i64, on_memory)),
            _ => Mixed::Known(size),
        });
    }
    Some(sizes)
}

fn dim(rw: &mut Rewriter<'_>, value: Value, at: i64, on_memory: bool) -> Value {
    let ctx = rw.context();
    let at = index(rw, at);
    let new = match on_memory {
        true => memref::Dim::build(ctx, value, at),
        false => tensor::Dim::build(ctx, value, at),
    };
    rw.insert_folded(new)
}

/// The value without dimensions; none where its type says how its elements are kept.
pub(super) fn collapse(
    rw: &mut Rewriter<'_>,
    how: How,
    value: Value,
    reduced: &Reduced,
) -> Option<Value> {
    let ctx = rw.context();
    let ty = rw.ty(value);
    if let Some(memory) = ty.as_memref(ctx) {
        return collapse_memory(rw, how, value, memory, reduced);
    }
    let tensor = ty.as_tensor(ctx).filter(|tensor| tensor.encoding.is_none())?;
    let ty = Type::tensor(ctx, &reduced.shape, tensor.element);
    if how == How::Reshapes {
        let groups = groups_attr(ctx, &reduced.groups);
        return Some(rw.insert1(tensor::CollapseShape::build(ty, value, groups)));
    }
    let sizes = sizes(rw, value)?;
    let new = whole(ctx, NewOp::new(tensor::ExtractSlice::def()).operand(value), &sizes);
    Some(rw.insert_folded(new.result(ty)))
}

fn collapse_memory(
    rw: &mut Rewriter<'_>,
    how: How,
    value: Value,
    memory: &MemRefType,
    reduced: &Reduced,
) -> Option<Value> {
    let ctx = rw.context();
    if !layout::is_identity(ctx, memory) {
        return None;
    }
    if how == How::Reshapes {
        let space = memory.memory_space.expand();
        let ty = MemRefType::get(ctx, &reduced.shape, memory.element, None, space);
        let groups = groups_attr(ctx, &reduced.groups);
        return Some(rw.insert1(memref::CollapseShape::build(ty, value, groups)));
    }
    let sizes = sizes(rw, value)?;
    let ty = part_type(ctx, memory, reduced)?;
    let new = whole(ctx, NewOp::new(memref::Subview::def()).operand(value), &sizes);
    Some(rw.insert_folded(new.result(ty)))
}

/// The type of all of some memory, without dimensions.
fn part_type(ctx: &Context, memory: &MemRefType, reduced: &Reduced) -> Option<Type> {
    let rank = memory.shape.len();
    let full = layout::subview(ctx, memory, &vec![0; rank], &memory.shape, &vec![1; rank])?;
    let full = full.as_memref(ctx)?;
    let (strides, offset) = full.strides_and_offset(ctx)?;
    let kept = strides.iter().zip(&reduced.dropped).filter(|(_, dropped)| !**dropped);
    let kept: Vec<i64> = kept.map(|(&stride, _)| stride).collect();
    let layout = Attribute::strided_layout(ctx, &kept, offset);
    let (element, space) = (full.element, full.memory_space.expand());
    Some(MemRefType::get(ctx, &reduced.shape, element, Some(layout), space))
}

/// An op on a part that is the whole, with these sizes.
fn whole(ctx: &Context, new: NewOp, sizes: &[Mixed]) -> NewOp {
    let all = |number: i64| Attribute::i64_array(ctx, &vec![number; sizes.len()]);
    let sizes = (values(sizes), fixed_attr(ctx, sizes));
    let def = new.name.def();
    let count = sizes.0.len() as i32;
    let own = new.operands.len();
    let mut new = new.operands(sizes.0);
    let Some(def) = def else { return new };
    let mut segments = vec![1; own];
    segments.extend([0, count, 0]);
    let lists = [
        ("static_offsets", all(0)),
        ("static_sizes", sizes.1),
        ("static_strides", all(1)),
        ("operandSegmentSizes", Attribute::i32_array(ctx, &segments)),
    ];
    for (name, attr) in lists {
        if let Some(slot) = def.slot(name) {
            new = new.prop(slot, attr);
        }
    }
    new
}

/// A tensor with the dimensions that another has, which were taken out of it; none where that one's
/// type says how its elements are kept.
pub(super) fn expand(
    rw: &mut Rewriter<'_>,
    how: How,
    value: Value,
    into: Value,
    reduced: &Reduced,
) -> Option<Value> {
    let ctx = rw.context();
    let ty = rw.ty(into);
    ty.as_tensor(ctx).filter(|tensor| tensor.encoding.is_none())?;
    if how == How::Reshapes {
        return expand_shape(rw, ty, value, &reduced.groups);
    }
    let sizes = sizes(rw, into)?;
    let new = NewOp::new(tensor::InsertSlice::def()).operand(value).operand(into);
    Some(rw.insert_folded(whole(ctx, new, &sizes).result(ty)))
}

/// A tensor in a shape with more dimensions, of which one in each group is not of size 1.
pub(crate) fn expand_shape(
    rw: &mut Rewriter<'_>,
    ty: Type,
    value: Value,
    groups: &[Vec<i64>],
) -> Option<Value> {
    let ctx = rw.context();
    let own = sizes(rw, value)?;
    let shape = ty.shape(ctx)?;
    let mut sizes: Vec<Mixed> = shape.iter().map(|&size| Mixed::Known(size)).collect();
    for (group, &own) in groups.iter().zip(&own) {
        let dims = group.iter().filter_map(|&dim| usize::try_from(dim).ok());
        let (mut product, mut unknown) = (1_i64, None);
        for dim in dims {
            match *shape.get(dim)? {
                DYNAMIC => unknown = Some(dim),
                size => product = product.wrapping_mul(size),
            }
        }
        if let (Some(dim), Mixed::Value(own)) = (unknown, own) {
            let product = index(rw, product);
            let size = rw.insert_folded(arith::Divsi::build(Type::INDEX, own, product));
            *sizes.get_mut(dim)? = Mixed::Value(size);
        }
    }
    let (dynamic, fixed) = (values(&sizes), fixed_attr(ctx, &sizes));
    let new = tensor::ExpandShape::build(ty, value, &dynamic, groups_attr(ctx, groups), fixed);
    Some(rw.insert1(new))
}
