//! `memref-expand`: `memref.reshape` by a list of known length becomes
//! `memref.reinterpret_cast`.

use couloir_dialects::{arith, memref};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Type};
use couloir_pass::PassDef;
use couloir_rewrite::{Rewriter, reachable_ops};

use crate::common::{fold_others, in_each_body, index, mul};

/// `memref-expand`
pub static PASS: PassDef = PassDef {
    name: "memref-expand",
    class: "ExpandOpsPass",
    description: "Legalize memref operations to be convertible to LLVM.",
    anchor: None,
    options: &[],
    run: |cx| {
        fold_others(cx, &["arith", "memref"])?;
        in_each_body(cx, |rw| {
            for op in reachable_ops(rw.scope().body) {
                if rw.view(op).is(memref::Reshape::def()) {
                    expand(rw, op);
                }
            }
        })
    },
    ..PassDef::EMPTY
};

/// A marker for sizes and strides that are values.
const DYNAMIC: i64 = i64::MIN;

/// A list of which some entries are values.
#[derive(Default)]
struct List {
    known: Vec<i64>,
    values: Vec<Value>,
}

impl List {
    fn push(&mut self, known: i64, value: Option<Value>) {
        self.known.push(if value.is_some() { DYNAMIC } else { known });
        self.values.extend(value);
    }

    fn reverse(&mut self) {
        self.known.reverse();
        self.values.reverse();
    }
}

fn expand(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let ctx = rw.context();
    let view = rw.view(op);
    let (source, shape) = (view.operand(0)?, view.operand(1)?);
    let ty = view.result_type(0)?;
    let dims = ty.as_memref(ctx)?.shape.to_vec();
    if !rw.ty(shape).has_static_shape(ctx) {
        return None;
    }
    rw.at(op);
    let (sizes, strides) = sizes_and_strides(rw, shape, &dims);
    let list = |items: &[i64]| Attribute::i64_array(ctx, items);
    let new = memref::ReinterpretCast::build(
        ctx,
        ty,
        source,
        &[],
        &sizes.values,
        &strides.values,
        list(&[0]),
        list(&sizes.known),
        list(&strides.known),
    );
    rw.replace_with(op, new);
    Some(())
}

/// Sizes, of which the dynamic ones are read from a list, and strides of what has no gaps.
fn sizes_and_strides(rw: &mut Rewriter<'_>, shape: Value, dims: &[i64]) -> (List, List) {
    let (mut sizes, mut strides) = (List::default(), List::default());
    let (mut stride, mut known) = (None, 1i64);
    for (at, &dim) in dims.iter().enumerate().rev() {
        let dynamic = dim < 0;
        let size = if dynamic { load(rw, shape, at) } else { index(rw, dim) };
        sizes.push(dim, dynamic.then_some(size));
        strides.push(known, stride);
        if at == 0 {
            break;
        }
        stride = match stride {
            Some(stride) => Some(mul(rw, stride, size)),
            None if dynamic => {
                let factor = index(rw, known);
                Some(mul(rw, factor, size))
            }
            None => {
                known = known.wrapping_mul(dim);
                None
            }
        };
    }
    sizes.reverse();
    strides.reverse();
    (sizes, strides)
}

/// An entry of the list of sizes, as an index.
fn load(rw: &mut Rewriter<'_>, shape: Value, at: usize) -> Value {
    let element = rw.ty(shape).element_or_self(rw.context());
    let place = index(rw, at as i64);
    let load = memref::Load::build(element, shape, &[place]);
    let size = rw.insert1(load.prop(memref::Load::NONTEMPORAL, Attribute::FALSE));
    if element.is_index() {
        return size;
    }
    rw.insert1(arith::IndexCast::build(Type::INDEX, size))
}
