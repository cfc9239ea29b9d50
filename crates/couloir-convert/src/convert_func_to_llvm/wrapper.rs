//! C wrappers: `_mlir_ciface_f` takes memrefs as pointers to descriptors, and
//! gives a struct through a pointer that comes first.
//!
//! For a function with a body, the wrapper calls it; a function without one
//! gets a body that calls the wrapper.

use couloir_dialects::func::Func;
use couloir_dialects::llvm;
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Body, Context, Location, NewOp, Op, OpRef, Type, Value};
use couloir_rewrite::convert::{ConversionRewriter, NoMatch, OrNoMatch};

use super::function::{dictionaries, private_linkage, shell};
use super::is_struct;
use crate::llvm_common::Llvm;
use crate::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};
use crate::llvm_common::signature::is_memref;

/// What a wrapper is like.
struct Wrapper<'l> {
    llvm: &'l Llvm,
    /// Types that the function takes and gives, unconverted.
    inputs: Vec<Type>,
    /// What the function gives, when that is a struct.
    packed: Option<Type>,
    /// The wrapper's type.
    ty: Type,
    /// The wrapper's name.
    name: Attribute,
    location: Location,
}

/// Makes the wrapper of a function after it.
pub(super) fn emit(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    function: Op,
    declaration: bool,
) -> Result<(), NoMatch> {
    let ctx = rw.context();
    let wrapper = Wrapper::of(llvm, rw.view(op))?;
    let mut new = wrapper.shell(rw.view(op))?;
    let own = rw.view(function);
    let name = own.prop(llvm::Func::SYM_NAME).or_no_match("expected a name")?;
    let ty = own.prop(llvm::Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(ctx));
    let ty = ty.or_no_match("expected a type")?;
    if !declaration {
        new.body = Some(wrapper.calling_body(ctx, name, ty));
        rw.insert(new);
        return Ok(());
    }
    rw.insert(new);
    let body = wrapper.forwarding_body(ctx, ty);
    rw.body().set_prop(function, llvm::Func::LINKAGE, Some(private_linkage(ctx)));
    rw.body().put_nested(function, body);
    Ok(())
}

impl<'l> Wrapper<'l> {
    fn of(llvm: &'l Llvm, op: OpRef<'_>) -> Result<Self, NoMatch> {
        let ctx = op.ctx();
        let signature = op.prop(Func::FUNCTION_TYPE).and_then(|ty| ctx.function_signature(ty));
        let (inputs, results) = signature.or_no_match("expected a function type")?;
        let result = llvm.packed_result(ctx, results, false).or_no_match("unconvertible result")?;
        let packed = result.filter(|&ty| is_struct(ctx, ty));
        let mut types = Vec::with_capacity(inputs.len() + 1);
        types.extend(packed.map(|ty| llvm.pointer_to(ctx, ty)));
        for &input in inputs {
            let converted = llvm.convert(ctx, input).or_no_match("unconvertible argument")?;
            types.push(match is_memref(ctx, input) {
                true => llvm.pointer_to(ctx, converted),
                false => converted,
            });
        }
        let result = result.filter(|_| packed.is_none()).unwrap_or(llvm.void);
        let ty = llvm::func(ctx, result, &types, false);
        let name = op.prop(Func::SYM_NAME).and_then(|name| name.as_text(ctx)).unwrap_or_default();
        let name = Attribute::string(ctx, &format!("_mlir_ciface_{name}"));
        Ok(Self { llvm, inputs: inputs.to_vec(), packed, ty, name, location: op.location() })
    }

    /// The wrapper without its body.
    fn shell(&self, op: OpRef<'_>) -> Result<NewOp, NoMatch> {
        let ctx = op.ctx();
        let new = shell(op, Some(self.name), self.ty, None)?;
        let args = op.prop(Func::ARG_ATTRS).and_then(|attrs| attrs.as_array(ctx));
        let args = args.unwrap_or_default();
        if self.packed.is_none() {
            let new = new.prop(llvm::Func::ARG_ATTRS, dictionaries(ctx, args));
            return Ok(new.prop(llvm::Func::RES_ATTRS, op.prop(Func::RES_ATTRS)));
        }
        let args = std::iter::once(Attribute::EMPTY_DICT).chain(args.iter().copied());
        Ok(new.prop(llvm::Func::ARG_ATTRS, dictionaries(ctx, &args.collect::<Vec<_>>())))
    }

    /// The wrapper's body: descriptors are loaded and the function is called.
    fn calling_body(&self, ctx: &Context, callee: Attribute, ty: Type) -> Box<Body> {
        body_of(ctx, self.ty, self.location, |b, args| {
            let (out, args) = match self.packed {
                Some(_) => (args.first().copied(), args.get(1..).unwrap_or_default()),
                None => (None, args),
            };
            let mut unpacked = Vec::new();
            for (&input, &arg) in self.inputs.iter().zip(args) {
                self.unpack(b, input, arg, &mut unpacked);
            }
            let result = call(b, callee, ty, &unpacked);
            match (out, result) {
                (Some(out), Some(result)) => {
                    b.insert(llvm::store(ctx, result, out));
                    b.insert(llvm::return_value(None));
                }
                _ => _ = b.insert(llvm::return_value(result)),
            }
        })
    }

    fn unpack(&self, b: &mut Builder<'_>, input: Type, arg: Value, to: &mut Vec<Value>) {
        let ctx = b.ctx();
        let rank = match input.kind(ctx) {
            TypeKind::MemRef(memref) => Some(memref.rank()),
            TypeKind::UnrankedMemRef(..) => None,
            _ => return to.push(arg),
        };
        let Some(ty) = self.llvm.convert(ctx, input) else { return };
        let loaded = llvm::load(ctx, ty, arg);
        let loaded = b.insert1(loaded);
        match rank {
            Some(rank) => to.extend(MemRefDescriptor::new(self.llvm, loaded).unpack(b, rank)),
            None => to.extend(UnrankedDescriptor::new(self.llvm, loaded).unpack(b)),
        }
    }

    /// The body of a function without one: descriptors are stored on the
    /// stack and the wrapper is called.
    fn forwarding_body(&self, ctx: &Context, ty: Type) -> Box<Body> {
        body_of(ctx, ty, self.location, |b, args| {
            let out = self.packed.map(|packed| self.slot(b, packed));
            let mut passed = out.into_iter().collect::<Vec<_>>();
            let mut left = args;
            for &input in &self.inputs {
                let count = field_count(ctx, input).min(left.len());
                let (fields, rest) = left.split_at(count);
                left = rest;
                passed.extend(self.pack(b, input, fields));
            }
            let result = call(b, self.name, self.ty, &passed);
            let result = match (out, self.packed) {
                (Some(out), Some(packed)) => Some(b.insert1(llvm::load(ctx, packed, out))),
                _ => result,
            };
            b.insert(llvm::return_value(result));
        })
    }

    /// A place on the stack.
    fn slot(&self, b: &mut Builder<'_>, ty: Type) -> Value {
        let one = self.llvm.constant(b, 1);
        let pointer = self.llvm.pointer_to(b.ctx(), ty);
        let new = llvm::alloca(b.ctx(), pointer, ty, one);
        b.insert1(new)
    }

    fn pack(&self, b: &mut Builder<'_>, input: Type, fields: &[Value]) -> Option<Value> {
        if !is_memref(b.ctx(), input) {
            return fields.first().copied();
        }
        let ty = self.llvm.convert(b.ctx(), input)?;
        let packed = match fields {
            [rank, ranked] => UnrankedDescriptor::pack(self.llvm, b, ty, *rank, *ranked).value,
            _ => MemRefDescriptor::pack(self.llvm, b, ty, fields)?.value,
        };
        let slot = self.slot(b, ty);
        let store = llvm::store(b.ctx(), packed, slot);
        b.insert(store);
        Some(slot)
    }
}

/// How many arguments an argument becomes.
fn field_count(ctx: &Context, ty: Type) -> usize {
    match ty.kind(ctx) {
        TypeKind::MemRef(memref) => memref.rank().saturating_mul(2).saturating_add(3),
        TypeKind::UnrankedMemRef(..) => 2,
        _ => 1,
    }
}

/// Calls a function of this name and type.
fn call(b: &mut Builder<'_>, name: Attribute, ty: Type, args: &[Value]) -> Option<Value> {
    let ctx = b.ctx();
    let result = llvm::types::as_func(ctx, ty).map(|func| func.result);
    let result = result.filter(|&result| !llvm::types::is_void(ctx, result));
    let callee = Attribute::flat_symbol(ctx, name.as_str(ctx)?);
    let new = llvm::call(ctx, result, callee, args);
    let op = b.insert(new);
    b.body().result(op, 0)
}

/// The body of a function of this type: one block, filled by `fill`.
fn body_of(
    ctx: &Context,
    ty: Type,
    location: Location,
    fill: impl FnOnce(&mut Builder<'_>, &[Value]),
) -> Box<Body> {
    let mut body = Box::new(Body::new());
    let root = body.create_root();
    let block = body.append_new_block(root);
    let args = llvm::types::as_func(ctx, ty).into_iter().flat_map(llvm::types::FuncType::args);
    let args = args.map(|ty| body.add_arg(block, ty, location)).collect::<Vec<_>>();
    fill(&mut Builder::new(ctx, &mut body, InsertPoint::End(block), location), &args);
    body
}
