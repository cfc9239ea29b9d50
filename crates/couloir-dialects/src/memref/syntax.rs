//! Hand-written syntax of `memref`.

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::attr::AttrKind;
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, Context, OpRef, Type, Value};

use super::{AllocaScope, GenericAtomicRmw, Global, Prefetch, Transpose, defs};
use crate::common::prefetch;
use crate::common::syntax::{attr_dict, colon_memref, set_prop};

/// `%m[%i, %j]`: a memref and its indices.
type Access = (Unresolved, Vec<Unresolved>);

fn parse_access(parser: &mut dyn OpParser) -> ParseResult<Access> {
    Ok((parser.operand()?, parser.operand_list(Delimiter::Square)?))
}

fn resolve_access(parser: &mut dyn OpParser, (memref, indices): &Access, ty: Type) -> ParseResult {
    parser.resolve(*memref, ty)?;
    indices.iter().try_for_each(|&index| parser.resolve(index, Type::INDEX))
}

fn print_access(printer: &mut dyn OpPrinter, memref: Value, indices: &[Value]) {
    printer.operand(memref);
    printer.text("[");
    printer.operands(&mut indices.iter().copied());
    printer.text("]");
}

/// `-> (types) { ... } {attrs}`
pub(super) fn parse_alloca_scope(parser: &mut dyn OpParser) -> ParseResult {
    let results = parser.optional_arrow_type_list()?;
    parser.state().results.extend(results);
    let region = parser.region(&[])?;
    parser.ensure_terminator(region, &defs::ALLOCA_SCOPE_RETURN)?;
    attr_dict(parser)
}

pub(super) fn print_alloca_scope(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let scope = AllocaScope(op);
    let gives = op.results().len() != 0;
    printer.text(" ");
    if gives {
        printer.text(" -> (");
        printer.types(&mut op.result_types());
        printer.text(")");
    }
    printer.text(" ");
    if let Some(body) = scope.body_region() {
        printer.region(body, false, gives);
    }
    printer.attr_dict(op, &[]);
}

/// `%m[%i] : type { ... } {attrs}`
pub(super) fn parse_generic_atomic_rmw(parser: &mut dyn OpParser) -> ParseResult {
    let access = parse_access(parser)?;
    parser.punct(":")?;
    let ty = parser.ty()?;
    resolve_access(parser, &access, ty)?;
    parser.region(&[])?;
    attr_dict(parser)?;
    let element = ty.shaped_element(parser.context()).unwrap_or(ty);
    parser.state().results.push(element);
    Ok(())
}

pub(super) fn print_generic_atomic_rmw(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let rmw = GenericAtomicRmw(op);
    printer.text(" ");
    print_access(printer, rmw.memref(), &rmw.indices());
    printer.text(" : ");
    printer.ty(op.ty(rmw.memref()));
    printer.text(" ");
    if let Some(body) = rmw.atomic_body() {
        printer.region(body, true, true);
    }
    printer.attr_dict(op, &[]);
}

const PREFETCH: prefetch::Slots = prefetch::Slots {
    is_write: Prefetch::IS_WRITE,
    locality_hint: Prefetch::LOCALITY_HINT,
    is_data_cache: Prefetch::IS_DATA_CACHE,
};

/// `%m[%i], read|write, locality<n>, data|instr {attrs} : type`
pub(super) fn parse_prefetch(parser: &mut dyn OpParser) -> ParseResult {
    let access = parse_access(parser)?;
    let hints = prefetch::parse_hints(parser)?;
    let ty = colon_memref(parser)?;
    resolve_access(parser, &access, ty)?;
    prefetch::set_hints(parser, &PREFETCH, &hints)
}

pub(super) fn print_prefetch(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let prefetch = Prefetch(op);
    printer.text(" ");
    print_access(printer, prefetch.memref(), &prefetch.indices());
    prefetch::print_hints(op, &PREFETCH, printer);
    printer.attr_dict(op, &["localityHint", "isWrite", "isDataCache"]);
    printer.text(" : ");
    printer.ty(op.ty(prefetch.memref()));
}

/// `%m (d0, d1) -> (d1, d0) {attrs} : type to type`
pub(super) fn parse_transpose(parser: &mut dyn OpParser) -> ParseResult {
    let source = parser.operand()?;
    let permutation = parser.affine_map()?;
    attr_dict(parser)?;
    let from = colon_memref(parser)?;
    parser.resolve(source, from)?;
    parser.keyword("to")?;
    let to = parser.ty()?;
    parser.state().results.push(to);
    set_prop(parser, Transpose::PERMUTATION, permutation);
    Ok(())
}

pub(super) fn print_transpose(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let transpose = Transpose(op);
    printer.text(" ");
    printer.operand(transpose.r#in());
    printer.text(" ");
    let permutation = transpose.permutation().and_then(|map| map.as_affine_map(op.ctx()));
    let mut text = String::new();
    if let Some(permutation) = permutation {
        permutation.print(&mut text);
    }
    printer.text(&text);
    printer.attr_dict(op, &["permutation"]);
    printer.text(" : ");
    printer.ty(op.ty(transpose.r#in()));
    printer.text(" to ");
    printer.types(&mut op.result_types());
}

/// `%src[%i], %dst[%j], %count, %tag[%k] [, %stride, %per_stride] : types`
pub(super) fn parse_dma_start(parser: &mut dyn OpParser) -> ParseResult {
    let source = parse_access(parser)?;
    parser.punct(",")?;
    let target = parse_access(parser)?;
    parser.punct(",")?;
    let count = parser.operand()?;
    parser.punct(",")?;
    let tag = parse_access(parser)?;
    let mut strides = Vec::new();
    if parser.optional_punct(",") {
        strides = parser.operand_list(Delimiter::None)?;
    }
    let at = parser.name_position();
    if !matches!(strides.len(), 0 | 2) {
        return Err(parser.error(at, "expected two stride related operands"));
    }
    let types = parser.colon_type_list()?;
    let [source_ty, target_ty, tag_ty] = types[..] else {
        return Err(parser.error(at, "fewer/more types expected"));
    };
    resolve_access(parser, &source, source_ty)?;
    resolve_access(parser, &target, target_ty)?;
    parser.resolve(count, Type::INDEX)?;
    resolve_access(parser, &tag, tag_ty)?;
    strides.iter().try_for_each(|&stride| parser.resolve(stride, Type::INDEX))
}

/// The parts of a `dma_start`: where each memref stands among the operands.
pub(super) struct DmaStart {
    pub(super) operands: Vec<Value>,
    pub(super) target: usize,
    pub(super) tag: usize,
    pub(super) strides: usize,
}

/// The dimensions of a memref type.
pub(super) fn rank(ctx: &Context, ty: Type) -> usize {
    ty.shape(ctx).map_or(0, <[i64]>::len)
}

impl DmaStart {
    pub(super) fn of(op: OpRef<'_>) -> Self {
        let operands: Vec<Value> = op.operands().collect();
        let rank_at = |at: usize| operands.get(at).map_or(0, |&value| rank(op.ctx(), op.ty(value)));
        let target = 1 + rank_at(0);
        let tag = target + 2 + rank_at(target);
        let strides = tag + 1 + rank_at(tag);
        Self { operands, target, tag, strides }
    }

    fn access(&self, from: usize, to: usize, printer: &mut dyn OpPrinter) {
        if let Some([memref, indices @ ..]) = self.operands.get(from..to) {
            print_access(printer, *memref, indices);
        }
    }
}

pub(super) fn print_dma_start(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let parts = DmaStart::of(op);
    let count = parts.tag.saturating_sub(1);
    printer.text(" ");
    parts.access(0, parts.target, printer);
    printer.text(", ");
    parts.access(parts.target, count, printer);
    printer.text(", ");
    if let Some(&count) = parts.operands.get(count) {
        printer.operand(count);
    }
    printer.text(", ");
    parts.access(parts.tag, parts.strides, printer);
    for &stride in parts.operands.get(parts.strides..).unwrap_or_default() {
        printer.text(", ");
        printer.operand(stride);
    }
    printer.attr_dict(op, &[]);
    printer.text(" : ");
    let memrefs = [0, parts.target, parts.tag];
    let memrefs = memrefs.iter().filter_map(|&at| parts.operands.get(at));
    printer.types(&mut memrefs.map(|&value| op.ty(value)));
}

/// `type [= value | = uninitialized]`
pub(super) static GLOBAL_MEMREF_OP_TYPE_AND_INITIAL_VALUE: CustomDirective = CustomDirective {
    name: "GlobalMemrefOpTypeAndInitialValue",
    parse: parse_global,
    parse_optional: None,
    parse_plain: None,
    print: print_global,
};

fn parse_global(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    let ty = parser.ty()?;
    let ctx = parser.context();
    if ty.as_memref(ctx).is_none() || !ty.has_static_shape(ctx) {
        let found = ctx.type_text(ty);
        let message = format!("type should be static shaped memref, but got '{found}'");
        let at = parser.name_position();
        return Err(parser.error(at, &message));
    }
    let attr = Attribute::ty(ctx, ty);
    set_prop(parser, Global::TYPE, attr);
    if !parser.optional_punct("=") {
        return Ok(());
    }
    if parser.optional_keyword("uninitialized") {
        set_prop(parser, Global::INITIAL_VALUE, Attribute::UNIT);
        return Ok(());
    }
    let tensor = tensor_of(parser.context(), ty);
    let value = parser.attribute(Some(tensor))?;
    let at = parser.name_position();
    if !is_elements(parser.context(), value) {
        let message = "initial value should be a unit or elements attribute";
        return Err(parser.error(at, message));
    }
    set_prop(parser, Global::INITIAL_VALUE, value);
    Ok(())
}

fn is_elements(ctx: &Context, value: Attribute) -> bool {
    use AttrKind::{DenseElements, DenseResource, DenseStrings, Sparse};
    let kind = value.kind(ctx);
    matches!(kind, DenseElements(_) | DenseStrings(..) | DenseResource(..) | Sparse(..))
}

/// The tensor with a memref's shape and elements.
pub(super) fn tensor_of(ctx: &Context, memref: Type) -> Type {
    match memref.as_memref(ctx) {
        Some(memref) => Type::tensor(ctx, &memref.shape, memref.element),
        None => memref,
    }
}

fn print_global(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let global = Global(op);
    if let Some(ty) = global.r#type().and_then(|ty| ty.as_type(op.ctx())) {
        printer.ty(ty);
    }
    match global.initial_value() {
        None => {}
        Some(Attribute::UNIT) => printer.text(" = uninitialized"),
        Some(value) => {
            printer.text(" = ");
            printer.attribute_without_type(value);
        }
    }
}
