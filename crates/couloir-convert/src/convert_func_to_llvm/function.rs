//! `func.func` becomes `llvm.func`; its body goes along as it is, but for the
//! arguments of its entry block.

use couloir_dialects::func::Func;
use couloir_dialects::llvm;
use couloir_dialects::llvm::attrs::{LINKAGE, MEMORY_EFFECTS, enum_attr};
use couloir_ir::attr::{NamedAttribute, Param};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, Context, NewOp, Op, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, Prologue, no_match,
};

use super::{is_bare, wrapper};
use crate::llvm_common::Llvm;
use crate::llvm_common::alloc::no_body;
use crate::llvm_common::attrs::carry;
use crate::llvm_common::signature::Signature;

/// Attributes that are not carried over.
const OWN: &[&str] = &["llvm.linkage", "func.varargs", "llvm.readnone"];
/// The arguments to be loaded from where they are, by number, and as what.
type Pointees = Vec<(usize, Type)>;

/// Attributes of arguments that are passed by address.
const BY_ADDRESS: &[&str] = &["llvm.byval", "llvm.byref"];
/// Attributes of arguments that name a type, which is converted.
const TYPED: &[&str] = &["llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca"];

/// Lowers a function.
pub(super) fn func(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let (new, signature, pointees) = lowered(llvm, view)?;
    let declaration = view.region(0).is_none_or(couloir_ir::RegionRef::is_empty);
    let wrap = is_wrapped(llvm, view);
    let function = rw.insert(new);
    if wrap {
        wrapper::emit(llvm, rw, op, function, declaration)?;
    }
    if !declaration {
        rw.move_body(op, function);
        rw.convert_entry_with(function, 0, signature.inputs, loads(pointees));
    }
    rw.erase(op)
}

/// Whether a function is to be callable from C.
fn is_wrapped(llvm: &Llvm, op: OpRef<'_>) -> bool {
    let asked = || op.attr_named("llvm.emit_c_interface") == Some(Attribute::UNIT);
    !is_bare(llvm, Some(op)) && (llvm.options.c_wrappers || asked())
}

/// The `llvm.func` of a function, without its body.
fn lowered(llvm: &Llvm, op: OpRef<'_>) -> Result<(NewOp, Signature, Pointees), NoMatch> {
    let ctx = op.ctx();
    let ty = op.prop(Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(ctx));
    let ty = ty.or_no_match("expected a function type")?;
    let variadic = op.attr_named("func.varargs").and_then(Attribute::as_bool).unwrap_or(false);
    let mut pointees = pointees(op);
    let signature = llvm.signature(ctx, ty, variadic, is_bare(llvm, Some(op)), &mut pointees);
    let signature = signature.or_no_match("signature conversion failed")?;
    let pointees = converted_pointees(llvm, ctx, &pointees)?;
    if variadic && is_wrapped(llvm, op) {
        op.error("C interface for variadic functions is not supported yet.").emit();
        return no_match("variadic C interface");
    }
    let linkage = linkage(op)?;
    let mut new = shell(op, op.prop(Func::SYM_NAME), signature.ty, linkage)?;
    if let Some(readnone) = op.attr_named("llvm.readnone") {
        if readnone != Attribute::UNIT {
            op.error("Contains llvm.readnone attribute not of type UnitAttr").emit();
            return no_match("readnone of another type");
        }
        new = new.prop(llvm::Func::MEMORY_EFFECTS, no_effects(ctx));
    }
    new = new.prop(llvm::Func::RES_ATTRS, result_attrs(op, ty));
    new = new.prop(llvm::Func::ARG_ATTRS, argument_attrs(llvm, op, &signature));
    Ok((new, signature, pointees))
}

/// The types that arguments with `llvm.byval` or `llvm.byref` point to.
fn pointees(op: OpRef<'_>) -> Vec<Option<Attribute>> {
    let ctx = op.ctx();
    let dicts = op.prop(Func::ARG_ATTRS).and_then(|dicts| dicts.as_array(ctx));
    let pointee = |dict: &Attribute| {
        let mut entries = dict.as_dictionary(ctx).unwrap_or_default().iter();
        entries.find(|entry| BY_ADDRESS.contains(&ctx.str(entry.0))).map(|entry| entry.1)
    };
    dicts.unwrap_or_default().iter().map(pointee).collect()
}

/// The pointees that are to be loaded, converted.
fn converted_pointees(
    llvm: &Llvm,
    ctx: &Context,
    pointees: &[Option<Attribute>],
) -> Result<Pointees, NoMatch> {
    let mut converted = Vec::new();
    for (at, pointee) in pointees.iter().enumerate() {
        let Some(pointee) = pointee else { continue };
        let ty = pointee.as_type(ctx).and_then(|ty| llvm.convert(ctx, ty));
        converted.push((at, ty.or_no_match("unconvertible pointee")?));
    }
    Ok(converted)
}

/// Loads what arguments passed by address point to. As upstream has it, they
/// are counted as they were before memrefs became several.
fn loads(pointees: Pointees) -> Option<Prologue> {
    if pointees.is_empty() {
        return None;
    }
    Some(Box::new(move |rw, block| {
        let args = rw.body().args(block).to_vec();
        let start = InsertPoint::start(rw.body(), block);
        rw.set_point(start);
        for &(at, ty) in &pointees {
            let Some(&arg) = args.get(at) else { continue };
            let location = rw.body().value_location(arg);
            rw.set_location(location);
            let new = llvm::load(rw.context(), ty, arg);
            let loaded = rw.insert1(new);
            rw.stand_in_for_arg(arg, loaded);
        }
    }))
}

/// An `llvm.func` with what goes from a function to it and to its wrapper.
pub(super) fn shell(
    op: OpRef<'_>,
    name: Option<Attribute>,
    ty: Type,
    linkage: Option<Attribute>,
) -> Result<NewOp, NoMatch> {
    let ctx = op.ctx();
    let name = name.or_no_match("expected a name")?;
    let new = llvm::Func::build(ctx, name, Attribute::ty(ctx, ty), no_body());
    let new = match linkage {
        Some(linkage) => new.prop(llvm::Func::LINKAGE, linkage),
        None => new,
    };
    let new = carry(ctx, new, kept_attrs(ctx, op.body().discardable(op.op)));
    let visibility = op.prop(Func::SYM_VISIBILITY).filter(|v| v.as_text(ctx) != Some("public"));
    Ok(new.prop(llvm::Func::SYM_VISIBILITY, visibility))
}

/// The linkage a function asks for.
fn linkage(op: OpRef<'_>) -> Result<Option<Attribute>, NoMatch> {
    let Some(linkage) = op.attr_named("llvm.linkage") else { return Ok(None) };
    if linkage.params_of(op.ctx(), &LINKAGE).is_none() {
        op.error("Contains llvm.linkage attribute not of type LLVM::LinkageAttr").emit();
        return no_match("linkage of another type");
    }
    Ok(Some(linkage))
}

fn kept_attrs(ctx: &Context, attrs: Attribute) -> Attribute {
    let entries = attrs.as_dictionary(ctx).unwrap_or_default();
    let own = |entry: &&NamedAttribute| OWN.contains(&ctx.str(entry.0));
    if !entries.iter().any(|entry| own(&entry)) {
        return attrs;
    }
    let kept = entries.iter().filter(|entry| !own(entry)).copied().collect();
    Attribute::dictionary(ctx, kept)
}

/// Neither reads nor writes memory, wherever it is.
fn no_effects(ctx: &Context) -> Attribute {
    Attribute::dialect(ctx, &MEMORY_EFFECTS, vec![Param::Uint(0); 6])
}

/// Attributes of results are kept where there is one result.
fn result_attrs(op: OpRef<'_>, ty: Type) -> Option<Attribute> {
    let (_, results) = ty.as_function(op.ctx())?;
    op.prop(Func::RES_ATTRS).filter(|_| results.len() == 1)
}

/// Attributes of arguments, where an argument becomes one.
fn argument_attrs(llvm: &Llvm, op: OpRef<'_>, signature: &Signature) -> Option<Attribute> {
    let ctx = op.ctx();
    let dicts = op.prop(Func::ARG_ATTRS)?.as_array(ctx).filter(|dicts| !dicts.is_empty())?;
    let mut attrs = vec![Attribute::EMPTY_DICT; signature.inputs.types().len()];
    for (at, &dict) in dicts.iter().enumerate() {
        let Some((first, 1)) = signature.inputs.input(at) else { continue };
        if let Some(slot) = attrs.get_mut(first) {
            *slot = converted_types(llvm, ctx, dict);
        }
    }
    Some(Attribute::array(ctx, &attrs))
}

/// The dictionaries as an array; nothing where all are empty.
pub(super) fn dictionaries(ctx: &Context, dicts: &[Attribute]) -> Option<Attribute> {
    let any = dicts.iter().any(|&dict| dict != Attribute::EMPTY_DICT);
    any.then(|| Attribute::array(ctx, dicts))
}

fn converted_types(llvm: &Llvm, ctx: &Context, dict: Attribute) -> Attribute {
    let entries = dict.as_dictionary(ctx).unwrap_or_default();
    let convert = |&(name, attr): &NamedAttribute| {
        let typed = TYPED.contains(&ctx.str(name));
        let ty = attr.as_type(ctx).filter(|_| typed);
        let new = ty.and_then(|ty| llvm.convert(ctx, ty)).map(|ty| Attribute::ty(ctx, ty));
        (name, new.unwrap_or(attr))
    };
    Attribute::dictionary(ctx, entries.iter().map(convert).collect())
}

/// The value of `#llvm.linkage<private>`.
const PRIVATE: u64 = 8;

/// `#llvm.linkage<private>`
pub(super) fn private_linkage(ctx: &Context) -> Attribute {
    enum_attr(ctx, &LINKAGE, PRIVATE)
}
