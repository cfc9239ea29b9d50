//! `expand-realloc`: `memref.realloc` allocates and copies where more is
//! needed than there is.

use couloir_dialects::{memref, scf};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::{MemRefType, TypeKind};
use couloir_ir::{Attribute, Type};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::{Rewriter, reachable_ops};

use crate::common::{Order, compare, fold_others, in_each_body, index, new_region};

/// `expand-realloc`
pub static PASS: PassDef = PassDef {
    name: "expand-realloc",
    class: "ExpandReallocPass",
    description: "Expand memref.realloc operations into its components",
    anchor: None,
    options: &[OptionDef {
        name: "emit-deallocs",
        kind: OptionKind::Bool,
        default: "true",
        description: "Emit deallocation operations for the original MemRef",
    }],
    run: |cx| {
        let frees = cx.options.flag("emit-deallocs");
        fold_others(cx, &["arith", "memref", "scf"])?;
        in_each_body(cx, |rw| {
            let is = |op: &Op| rw.view(*op).is(memref::Realloc::def());
            let reached = reachable_ops(rw.scope().body).into_iter().filter(is);
            for op in reached.collect::<Vec<_>>() {
                expand(rw, op, frees);
            }
        })
    },
    loads: &["arith", "memref", "scf"],
    ..PassDef::EMPTY
};

/// A size with the value it is.
struct Size {
    known: i64,
    value: Value,
}

impl Size {
    /// The value, when the size is not known.
    fn dynamic(&self) -> Vec<Value> {
        if self.known < 0 { vec![self.value] } else { Vec::new() }
    }
}

fn expand(rw: &mut Rewriter<'_>, op: Op, frees: bool) -> Option<()> {
    let ctx = rw.context();
    let view = rw.view(op);
    let (source, wanted) = (view.operand(0)?, view.operand(1));
    let ty = view.result_type(0)?;
    let alignment = view.prop(memref::Realloc::ALIGNMENT);
    let want = *ty.as_memref(ctx)?.shape.first()?;
    rw.at(op);
    let have = size_of(rw, source)?;
    let value = wanted.unwrap_or_else(|| index(rw, want));
    let want = Size { known: want, value };
    let grows = compare(rw, Order::UnsignedLess, have.value, want.value);
    let (then, first) = new_region(rw, &[]);
    let (or_else, second) = new_region(rw, &[]);
    let branch = rw.insert(scf::If::build(&[ty], grows, then, or_else));
    rw.set_point(InsertPoint::End(first));
    let new = rw.insert1(
        memref::Alloc::build(ctx, ty, &want.dynamic(), &[])
            .prop(memref::Alloc::ALIGNMENT, alignment),
    );
    let part = part(rw, new, &have)?;
    rw.insert(memref::Copy::build(source, part));
    if frees {
        rw.insert(memref::Dealloc::build(source));
    }
    rw.insert(scf::Yield::build(&[new]));
    rw.set_point(InsertPoint::End(second));
    let cast = start(rw, source, ty, &want);
    rw.insert(scf::Yield::build(&[cast]));
    let result = rw.scope().body.result(branch, 0)?;
    rw.replace(op, &[result]);
    Some(())
}

/// How many elements memory of one dimension has.
fn size_of(rw: &mut Rewriter<'_>, memory: Value) -> Option<Size> {
    let ctx = rw.context();
    let known = *rw.ty(memory).as_memref(ctx)?.shape.first()?;
    let value = match known {
        known if known >= 0 => index(rw, known),
        _ => {
            let zero = index(rw, 0);
            rw.insert1(memref::Dim::build(ctx, memory, zero))
        }
    };
    Some(Size { known, value })
}

/// The start of memory that is long enough, as memory of this type.
fn start(rw: &mut Rewriter<'_>, memory: Value, ty: Type, size: &Size) -> Value {
    let ctx = rw.context();
    let list = |items: &[i64]| Attribute::i64_array(ctx, items);
    let (sizes, dynamic) = (list(&[size.known]), size.dynamic());
    let ones = list(&[1]);
    let cast = memref::ReinterpretCast::build(
        ctx,
        ty,
        memory,
        &[],
        &dynamic,
        &[],
        list(&[0]),
        sizes,
        ones,
    );
    rw.insert1(cast)
}

/// The first elements of memory.
fn part(rw: &mut Rewriter<'_>, memory: Value, size: &Size) -> Option<Value> {
    let ctx = rw.context();
    let own = rw.ty(memory).as_memref(ctx)?.clone();
    let list = |items: &[i64]| Attribute::i64_array(ctx, items);
    let layout = Attribute::strided_layout(ctx, &[1], 0);
    let ty = Type::get(
        ctx,
        TypeKind::MemRef(Box::new(MemRefType {
            shape: [size.known].into(),
            layout: layout.into(),
            ..own
        })),
    );
    let new = memref::Subview::build(
        ctx,
        ty,
        memory,
        &[],
        &size.dynamic(),
        &[],
        list(&[0]),
        list(&[size.known]),
        list(&[1]),
    );
    Some(rw.insert1(new))
}
