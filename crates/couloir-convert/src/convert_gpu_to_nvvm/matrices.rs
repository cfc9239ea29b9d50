//! Matrices that a subgroup holds: structs of the registers in which a thread has its part.

use std::sync::Arc;

use couloir_dialects::gpu::{
    MMA_MATRIX, SubgroupMmaCompute, SubgroupMmaConstantMatrix, SubgroupMmaElementwise,
    SubgroupMmaLoadMatrix, SubgroupMmaStoreMatrix,
};
use couloir_dialects::llvm::types::as_struct;
use couloir_dialects::llvm::{self, case_of};
use couloir_dialects::nvvm::attrs::{MMA_FRAG, MMA_LAYOUT, MMA_TYPE};
use couloir_dialects::nvvm::{WmmaLoad, WmmaMma, WmmaStore, wmma_registers};
use couloir_ir::attr::Param;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_ods::enums;
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, TypeConversion,
    TypeConverter, no_match,
};

use crate::gpu_common::constant_i32;
use crate::llvm_common::address::Wrap;
use crate::llvm_common::emit::with;
use crate::llvm_common::{Llvm, LlvmPattern, add_patterns};

/// A product's shape: `m`, `n` and `k`.
type Shape = (i64, i64, i64);

/// The shapes there are, in the order in which they are looked for.
const SHAPES: [Shape; 5] = [(16, 16, 16), (32, 8, 16), (8, 32, 16), (8, 8, 4), (16, 16, 8)];

/// A matrix: its element type as the target names it, which part of a product it is, and its sizes.
#[derive(Clone, Copy)]
struct Matrix {
    element: &'static str,
    part: &'static str,
    rows: i64,
    columns: i64,
}

impl Matrix {
    fn of(ctx: &Context, ty: Type) -> Option<Self> {
        let [Param::Type(element), Param::Str(part), Param::List(sizes)] =
            ty.params_of(ctx, &MMA_MATRIX)?
        else {
            return None;
        };
        let [Param::Int(rows), Param::Int(columns)] = **sizes else { return None };
        let part = match ctx.str(*part) {
            "AOp" => "a",
            "BOp" => "b",
            _ => "c",
        };
        Some(Matrix { element: element_name(ctx, *element, part)?, part, rows, columns })
    }

    /// The shape of the products that it is part of.
    fn shape(&self, ctx: &Context) -> Option<Shape> {
        let sizes = |(m, n, k): &Shape| match self.part {
            "a" => (*m, *k),
            "b" => (*k, *n),
            _ => (*m, *n),
        };
        SHAPES.into_iter().find(|shape| {
            sizes(shape) == (self.rows, self.columns)
                && is_known(ctx, *shape, self.element, self.part)
        })
    }

    /// The registers in which a thread has its part.
    fn registers(&self, ctx: &Context) -> (usize, Type) {
        let whole = |count| (count, Type::I32);
        match (self.element, self.part) {
            ("f16", "c") => (4, Type::vector(ctx, &[2], Type::F16)),
            ("f16", _) => (8, Type::vector(ctx, &[2], Type::F16)),
            ("f32", _) => (8, Type::F32),
            ("f64", "c") => (2, Type::F64),
            ("f64", _) => (1, Type::F64),
            ("tf32", _) => whole(4),
            ("s32", _) => whole(8),
            (_, "a") => whole(bytes(self.rows)),
            (_, "b") => whole(bytes(self.columns)),
            _ => whole(0),
        }
    }
}

/// How many registers of bytes there are for so many rows or columns.
fn bytes(count: i64) -> usize {
    match count {
        8 => 1,
        16 => 2,
        32 => 4,
        _ => 0,
    }
}

/// Whether there are products of a shape with such a part.
fn is_known(ctx: &Context, shape: Shape, element: &str, part: &str) -> bool {
    wmma_registers(ctx, shape, element, part).is_some()
}

/// What the target calls an element type.
fn element_name(ctx: &Context, ty: Type, part: &str) -> Option<&'static str> {
    Some(match ty {
        Type::F16 => "f16",
        Type::F32 if part == "c" => "f32",
        Type::F32 => "tf32",
        Type::F64 => "f64",
        Type::I32 => "s32",
        _ if matches!(ty.kind(ctx), TypeKind::Integer(8, Signedness::Unsigned)) => "u8",
        _ if ty.int_width(ctx) == Some(8) => "s8",
        _ => return None,
    })
}

/// Adds the rule for the types of matrices.
pub(super) fn add_rules(converter: &mut TypeConverter) {
    converter.add(|_, ctx, ty| match Matrix::of(ctx, ty) {
        Some(matrix) => TypeConversion::One(converted(ctx, matrix)),
        None => TypeConversion::Pass,
    });
}

fn converted(ctx: &Context, matrix: Matrix) -> Type {
    match matrix.registers(ctx) {
        (1, ty) => ty,
        (count, ty) => llvm::struct_literal(ctx, &vec![ty; count]),
    }
}

/// Adds the patterns for matrices.
pub(super) fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>) {
    let all: [(&'static OpDef, LlvmPattern); 5] = [
        (SubgroupMmaLoadMatrix::def(), load),
        (SubgroupMmaStoreMatrix::def(), store),
        (SubgroupMmaCompute::def(), compute),
        (SubgroupMmaConstantMatrix::def(), constant),
        (SubgroupMmaElementwise::def(), elementwise),
    ];
    add_patterns(patterns, llvm, &all);
}

fn matrix(rw: &ConversionRewriter<'_>, ty: Option<Type>) -> Result<Matrix, NoMatch> {
    ty.and_then(|ty| Matrix::of(rw.context(), ty)).or_no_match("not a matrix")
}

/// The numbers of the parts of a product.
const PARTS: [(&str, u64); 3] = [("a", 0), ("b", 1), ("c", 2)];
/// The numbers of the types of elements.
const ELEMENTS: [(&str, u64); 7] =
    [("f16", 0), ("f32", 1), ("tf32", 2), ("u8", 3), ("s8", 4), ("s32", 5), ("f64", 10)];

/// The number that a name has.
fn number(names: &[(&str, u64)], name: &str) -> u64 {
    names.iter().find(|entry| entry.0 == name).map_or(0, |entry| entry.1)
}

fn element_attr(ctx: &Context, name: &str) -> Attribute {
    enums::get(ctx, &MMA_TYPE, number(&ELEMENTS, name))
}

/// By rows, or by columns.
fn layout(ctx: &Context, transposed: Option<Attribute>) -> Attribute {
    enums::get(ctx, &MMA_LAYOUT, u64::from(transposed.is_some()))
}

fn shape_attrs(ctx: &Context, (m, n, k): Shape) -> [Attribute; 3] {
    [m, n, k].map(|size| Attribute::int(ctx, Type::I32, size))
}

/// The values that a converted matrix consists of.
fn parts(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, whole: Value) -> Vec<Value> {
    let ty = rw.ty(whole);
    let Some(of) = as_struct(rw.context(), ty) else { return vec![whole] };
    let types = of.elements().collect::<Vec<_>>();
    let part = |(at, ty): (usize, Type)| llvm.extract(rw, ty, whole, &[at as i64]);
    types.into_iter().enumerate().map(part).collect()
}

/// The address of an element, and the distance between rows.
fn place(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    memref: Type,
    descriptor: Value,
    indices: &[Value],
    distance: Attribute,
) -> Result<[Value; 2], NoMatch> {
    let memref = memref.as_memref(rw.context()).or_no_match("not a memref")?;
    let address = llvm.element_ptr(rw, memref, descriptor, indices, Wrap::Unknown)?;
    Ok([address, rw.insert1(llvm::Constant::build(Type::I32, distance))])
}

fn load(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let loaded = matrix(rw, view.result_type(0))?;
    let shape = loaded.shape(ctx).or_no_match("there is no such matrix")?;
    let layout = layout(ctx, view.prop(SubgroupMmaLoadMatrix::TRANSPOSE));
    let distance = view.prop(SubgroupMmaLoadMatrix::LEAD_DIMENSION).or_no_match("no distance")?;
    let memref = view.operand_type(0).or_no_match("no memref")?;
    let (&descriptor, indices) = new.all().split_first().or_no_match("no memref")?;
    let [address, distance] = place(llvm, rw, memref, descriptor, indices, distance)?;
    let [m, n, k] = shape_attrs(ctx, shape);
    let new = NewOp::new(WmmaLoad::def())
        .operand(address)
        .operand(distance)
        .prop(WmmaLoad::M, m)
        .prop(WmmaLoad::N, n)
        .prop(WmmaLoad::K, k)
        .prop(WmmaLoad::LAYOUT, layout)
        .prop(WmmaLoad::ELTYPE, element_attr(ctx, loaded.element))
        .prop(WmmaLoad::FRAG, enums::get(ctx, &MMA_FRAG, number(&PARTS, loaded.part)))
        .result(converted(ctx, loaded));
    rw.replace_with(op, new)
}

fn store(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let stored = matrix(rw, view.operand_type(0))?;
    let shape = Matrix { part: "c", ..stored }.shape(ctx).or_no_match("there is no such matrix")?;
    let layout = layout(ctx, view.prop(SubgroupMmaStoreMatrix::TRANSPOSE));
    let distance = view.prop(SubgroupMmaStoreMatrix::LEAD_DIMENSION).or_no_match("no distance")?;
    let memref = view.operand_type(1).or_no_match("no memref")?;
    let [whole, descriptor, indices @ ..] = new.all() else { return no_match("no matrix") };
    let parts = parts(llvm, rw, *whole);
    let [address, distance] = place(llvm, rw, memref, *descriptor, indices, distance)?;
    let [m, n, k] = shape_attrs(ctx, shape);
    let new = NewOp::new(WmmaStore::def())
        .operand(address)
        .operands(parts)
        .operand(distance)
        .prop(WmmaStore::M, m)
        .prop(WmmaStore::N, n)
        .prop(WmmaStore::K, k)
        .prop(WmmaStore::LAYOUT, layout)
        .prop(WmmaStore::ELTYPE, element_attr(ctx, stored.element));
    rw.replace_with(op, new)
}

fn compute(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let [first, second, sum] = [0, 1, 2].map(|at| matrix(rw, view.operand_type(at)));
    let (first, second, sum) = (first?, second?, sum?);
    let shape = (sum.rows, sum.columns, first.columns);
    let known = [first, second, sum].iter().all(|of| is_known(ctx, shape, of.element, of.part));
    if !known || !is_product(first.element, sum.element) {
        return no_match("there is no such product");
    }
    let layouts = [SubgroupMmaCompute::A_TRANSPOSE, SubgroupMmaCompute::B_TRANSPOSE]
        .map(|slot| layout(ctx, view.prop(slot)));
    let values = new.all().iter().flat_map(|&whole| parts(llvm, rw, whole)).collect::<Vec<_>>();
    let [m, n, k] = shape_attrs(ctx, shape);
    let new = NewOp::new(WmmaMma::def())
        .operands(values)
        .prop(WmmaMma::M, m)
        .prop(WmmaMma::N, n)
        .prop(WmmaMma::K, k)
        .prop(WmmaMma::LAYOUT_A, layouts[0])
        .prop(WmmaMma::LAYOUT_B, layouts[1])
        .prop(WmmaMma::ELTYPE_A, element_attr(ctx, first.element))
        .prop(WmmaMma::ELTYPE_B, element_attr(ctx, sum.element))
        .result(converted(ctx, sum));
    rw.replace_with(op, new)
}

/// Whether factors of a type are multiplied to sums of a type.
fn is_product(factor: &str, sum: &str) -> bool {
    matches!(
        (factor, sum),
        ("f16", "f16" | "f32") | ("s8" | "u8", "s32") | ("tf32", "f32") | ("f64", "f64")
    )
}

/// A matrix all of whose elements are one value.
fn constant(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("no value")?;
    let made = matrix(rw, rw.view(op).result_type(0))?;
    let (count, register) = made.registers(ctx);
    if count == 1 {
        return no_match("a register is no matrix");
    }
    let part = match register.as_vector(ctx) {
        Some(_) => filled(llvm, rw, register, value),
        None => value,
    };
    let mut whole = llvm.poison(rw, converted(ctx, made));
    for at in 0..count {
        whole = llvm.insert(rw, whole, part, &[at as i64]);
    }
    rw.replace(op, whole)
}

/// A vector of two whose elements are one value.
fn filled(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, ty: Type, value: Value) -> Value {
    let mut vector = llvm.poison(rw, ty);
    for at in 0..2 {
        let at = constant_i32(rw, at);
        vector = rw.emit1(llvm::InsertElement::def(), &[vector, value, at], ty, &[]);
    }
    vector
}

/// How elements become one.
#[derive(Clone, Copy)]
enum Element {
    /// By an op.
    Op(&'static OpDef),
    /// The one for which a comparison holds; NaN where there is one.
    Chosen(i64),
}

fn elementwise(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    /// Of comparisons: ordered and greater, ordered and less.
    const GREATER: i64 = 2;
    const LESS: i64 = 4;
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let ty = ty.or_no_match("unconvertible type")?;
    let kind =
        rw.view(op).prop(SubgroupMmaElementwise::OP_TYPE).and_then(|kind| case_of(ctx, kind));
    let types = as_struct(ctx, ty).or_no_match("not a struct")?.elements().collect::<Vec<_>>();
    let how = match kind {
        Some(0) => Some(Element::Op(llvm::FAdd::def())),
        Some(1) => Some(Element::Op(llvm::FMul::def())),
        Some(3) => Some(Element::Chosen(GREATER)),
        Some(4) => Some(Element::Chosen(LESS)),
        Some(5) => Some(Element::Op(llvm::FDiv::def())),
        _ => None,
    };
    if !types.is_empty() && (how.is_none() || new.len() != 2) {
        return no_match("no op for the elements");
    }
    let mut whole = llvm.poison(rw, ty);
    for (at, ty) in types.into_iter().enumerate() {
        let at = [at as i64];
        let part = |&value: &Value| llvm.extract(rw, ty, value, &at);
        let operands = new.all().iter().map(part).collect::<Vec<_>>();
        let (Some(how), &[lhs, rhs]) = (how, operands.as_slice()) else { continue };
        let value = match how {
            Element::Op(def) => made(rw, def, &[lhs, rhs], ty),
            Element::Chosen(predicate) => chosen(rw, predicate, [lhs, rhs], ty),
        };
        whole = llvm.insert(rw, whole, value, &at);
    }
    rw.replace(op, whole)
}

fn made(
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
    operands: &[Value],
    ty: Type,
) -> Value {
    let props = with(rw.context(), def, []);
    rw.emit1(def, operands, ty, &props)
}

/// `true` for each element of a type.
fn truth(ctx: &Context, ty: Type) -> Type {
    ty.as_vector(ctx).map_or(Type::I1, |vector| Type::vector(ctx, &vector.shape, Type::I1))
}

/// The one of two values for which a comparison holds; NaN where one is.
fn chosen(rw: &mut ConversionRewriter<'_>, predicate: i64, values: [Value; 2], ty: Type) -> Value {
    /// Of comparisons: unordered.
    const UNORDERED: i64 = 14;
    let ctx = rw.context();
    let compare = |rw: &mut ConversionRewriter<'_>, predicate| {
        let def = llvm::FCmp::def();
        let own = [(llvm::FCmp::PREDICATE, Some(Attribute::i64(ctx, predicate)))];
        rw.emit1(def, &values, truth(ctx, ty), &with(ctx, def, own))
    };
    let holds = compare(rw, predicate);
    let value = made(rw, llvm::Select::def(), &[holds, values[0], values[1]], ty);
    let is_nan = compare(rw, UNORDERED);
    let element = ty.element_or_self(ctx);
    let kind = element.float_kind(ctx).unwrap_or(FloatKind::F32);
    let nan = Attribute::float(ctx, element, Float::nan(kind, false));
    let nan = rw.insert1(llvm::Constant::build(ty, nan));
    made(rw, llvm::Select::def(), &[is_nan, nan, value], ty)
}
