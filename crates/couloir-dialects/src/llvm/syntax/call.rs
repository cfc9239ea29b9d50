//! Syntax of ops that call: callee, arguments, bundles, signature.

use couloir_diag::BytePos;
use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::attr::{AttrDef, EnumDef};
use couloir_ir::{Attribute, Context, Failure, OpRef, Type, Value};

use super::super::attrs::enums::{CCONV_CASES, TAIL_CALL_CASES};
use super::super::attrs::{CCONV, TAIL_CALL_KIND, enum_attr};
use super::super::{Call, CallIntrinsic, IntrAssume, Invoke, case_of, types};
use super::custom::print_target;
use super::elided_fastmath;
use crate::common::syntax::{attr_dict, set_prop};

/// Types with dictionaries of attributes.
type Typed = Vec<(Type, Attribute)>;

/// `["tag"(%a, %b : type, type), ...]`
#[derive(Default)]
struct Bundles {
    tags: Vec<Attribute>,
    lengths: Vec<i32>,
    operands: Vec<Unresolved>,
    types: Vec<Type>,
    /// How many of the types each bundle has.
    type_counts: Vec<usize>,
}

impl Bundles {
    /// Looks the operands up, bundle by bundle; what is wrong with their number is said at `at`.
    fn resolve(&self, parser: &mut dyn OpParser, at: BytePos) -> ParseResult {
        let (mut operands, mut types) = (&self.operands[..], &self.types[..]);
        for (&wanted, &count) in self.lengths.iter().zip(&self.type_counts) {
            if wanted as usize != count {
                // Whichever bundle it is, it is said to be the first.
                let message = format!(
                    "expected {wanted} types for operand bundle operands for operand bundle #0, \
                     but actually got {count}"
                );
                return Err(parser.error(at, &message));
            }
            let (own, rest) = operands.split_at_checked(count).unwrap_or_default();
            let (own_types, rest_types) = types.split_at_checked(count).unwrap_or_default();
            parser.resolve_all(own, own_types, at)?;
            (operands, types) = (rest, rest_types);
        }
        Ok(())
    }
}

/// Takes a case of an enumeration, or the first one where none is written.
pub(super) fn optional_case(parser: &mut dyn OpParser, cases: &EnumDef) -> u64 {
    cases
        .cases
        .iter()
        .find(|case| !case.0.is_empty() && parser.optional_keyword(case.0))
        .map_or(0, |case| case.1)
}

fn set_case(parser: &mut dyn OpParser, cases: &EnumDef, def: &'static AttrDef, slot: usize) {
    let value = optional_case(parser, cases);
    let attr = enum_attr(AsmParser::context(parser), def, value);
    set_prop(parser, slot, attr);
}

/// Writes a case and a space, unless it is the first one.
pub(super) fn print_case(op: OpRef<'_>, slot: usize, cases: &EnumDef, printer: &mut dyn OpPrinter) {
    let attr = op.prop(slot);
    let number = |attr: Attribute| attr.as_u64(op.ctx()).or_else(|| case_of(op.ctx(), attr));
    let value = attr.and_then(number).unwrap_or(0);
    match cases.text_of(value) {
        Some(text) if value != 0 && !text.is_empty() => {
            printer.text(text);
            printer.text(" ");
        }
        // A convention that has no word, as imports of LLVM IR give it.
        None if value != 0 => printer.text(" "),
        _ => {}
    }
}

/// `@callee` or `%callee`, the latter as an operand.
fn parse_callee(parser: &mut dyn OpParser, slot: usize) -> ParseResult<Option<Unresolved>> {
    if let Some(operand) = parser.optional_operand()? {
        return Ok(Some(operand));
    }
    let at = parser.position();
    let callee = parser.attribute(None)?;
    let ctx = AsmParser::context(parser);
    if callee.as_symbol_ref(ctx).is_none() {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    }
    // What is nested in another symbol is no callee, for the verifier to say.
    if callee.as_flat_symbol(ctx).is_some() {
        set_prop(parser, slot, callee);
    }
    Ok(None)
}

/// `vararg(!llvm.func<...>)`
fn parse_vararg(parser: &mut dyn OpParser, slot: usize) -> ParseResult<bool> {
    if !parser.optional_keyword("vararg") {
        return Ok(false);
    }
    parser.punct("(")?;
    let at = parser.position();
    let ty = parser.attribute(None)?;
    if ty.as_type(AsmParser::context(parser)).is_none() {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    }
    set_prop(parser, slot, ty);
    parser.punct(")")?;
    Ok(true)
}

fn parse_bundles(parser: &mut dyn OpParser) -> ParseResult<Option<Bundles>> {
    if !parser.optional_punct("[") {
        return Ok(None);
    }
    let mut bundles = Bundles::default();
    if parser.optional_punct("]") {
        return Ok(Some(bundles));
    }
    loop {
        parse_bundle(parser, &mut bundles)?;
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct("]")?;
    Ok(Some(bundles))
}

fn parse_bundle(parser: &mut dyn OpParser, bundles: &mut Bundles) -> ParseResult {
    let at = parser.position();
    let tag = parser.string().map_err(|_| parser.error(at, "expect operand bundle tag"))?;
    bundles.tags.push(Attribute::str(AsmParser::context(parser), tag));
    parser.punct("(")?;
    if parser.optional_punct(")") {
        bundles.lengths.push(0);
        bundles.type_counts.push(0);
        return Ok(());
    }
    let operands = parser.operand_list(Delimiter::None)?;
    bundles.lengths.push(operands.len() as i32);
    bundles.operands.extend(operands);
    let types = parser.colon_type_list()?;
    bundles.type_counts.push(types.len());
    bundles.types.extend(types);
    parser.punct(")")
}

/// Sets the attributes that say how bundles divide operands.
fn set_bundles(parser: &mut dyn OpParser, bundles: &Bundles, sizes: usize, tags: usize) {
    let ctx = AsmParser::context(parser);
    let lengths = Attribute::i32_array(ctx, &bundles.lengths);
    let names = (!bundles.tags.is_empty()).then(|| Attribute::array(ctx, &bundles.tags));
    set_prop(parser, sizes, lengths);
    set_prop(parser, tags, names);
}

/// The bundles of `llvm.intr.assume`, whose operands its format resolves.
pub(super) fn parse_assume_bundles(parser: &mut dyn OpParser) -> ParseResult<bool> {
    let found = parse_bundles(parser)?;
    let present = found.is_some();
    let bundles = found.unwrap_or_default();
    set_bundles(parser, &bundles, IntrAssume::OP_BUNDLE_SIZES, IntrAssume::OP_BUNDLE_TAGS);
    let groups = parser.groups();
    if let Some(group) = groups.operands.get_mut(IntrAssume::OP_BUNDLE_OPERANDS) {
        *group = bundles.operands;
    }
    if let Some(group) = groups.operand_types.get_mut(IntrAssume::OP_BUNDLE_OPERANDS) {
        *group = bundles.types;
    }
    Ok(present)
}

pub(super) fn print_assume_bundles(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let tags = IntrAssume(op).op_bundle_tags();
    print_bundles(op, IntrAssume::OP_BUNDLE_OPERANDS, tags, printer);
}

fn print_bundles(
    op: OpRef<'_>,
    group: usize,
    tags: Option<Attribute>,
    printer: &mut dyn OpPrinter,
) {
    let tags = tags.and_then(|tags| tags.as_array(op.ctx())).unwrap_or_default();
    if tags.is_empty() {
        return;
    }
    printer.text("[");
    for (at, tag) in tags.iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.attribute(*tag);
        printer.text("(");
        let values: Vec<Value> =
            op.operand_list(group, at).filter_map(|index| op.operand(index)).collect();
        if !values.is_empty() {
            printer.operands(&mut values.iter().copied());
            printer.text(" : ");
            printer.types(&mut values.iter().map(|&value| op.ty(value)));
        }
        printer.text(")");
    }
    printer.text("]");
}

/// The signature that ends a call, or what follows its first parenthesis; what
/// is wrong with it is said at `type_at`.
fn trailing_signature(
    parser: &mut dyn OpParser,
    type_at: BytePos,
    indirect: bool,
    is_begun: bool,
) -> ParseResult<(Typed, Typed)> {
    let Ok((inputs, results)) = parse_signature(parser, is_begun) else {
        let message = if indirect {
            "expected trailing function type"
        } else {
            "expected direct call to have 1 trailing types"
        };
        return Err(parser.error(type_at, message));
    };
    if results.len() > 1 {
        return Err(parser.error(type_at, "expected function with 0 or 1 result"));
    }
    if results.iter().any(|(ty, _)| types::is_void(AsmParser::context(parser), *ty)) {
        return Err(parser.error(type_at, "expected a non-void result type"));
    }
    Ok((inputs, results))
}

/// `(type {attrs}, ...) -> type`, `-> (type {attrs})` or `-> ()`
fn parse_signature(parser: &mut dyn OpParser, is_begun: bool) -> ParseResult<(Typed, Typed)> {
    if !is_begun {
        parser.punct("(")?;
    }
    let args = parse_typed_rest(parser)?;
    if !parser.optional_punct("->") {
        return Err(Failure);
    }
    if parser.optional_punct("(") {
        return Ok((args, parse_typed_rest(parser)?));
    }
    let result = parser.ty()?;
    Ok((args, vec![(result, Attribute::EMPTY_DICT)]))
}

/// A list of types after the parenthesis that opens it.
fn parse_typed_rest(parser: &mut dyn OpParser) -> ParseResult<Typed> {
    let mut types = Vec::new();
    if parser.optional_punct(")") {
        return Ok(types);
    }
    loop {
        let ty = parser.ty()?;
        let mut attrs = Vec::new();
        parser.optional_attr_dict(&mut attrs)?;
        types.push((ty, Attribute::dictionary(AsmParser::context(parser), attrs)));
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct(")")?;
    Ok(types)
}

fn set_attrs(parser: &mut dyn OpParser, slot: usize, types: &Typed) {
    if types.iter().all(|(_, attrs)| *attrs == Attribute::EMPTY_DICT) {
        return;
    }
    let attrs: Vec<Attribute> = types.iter().map(|&(_, attrs)| attrs).collect();
    let attrs = Attribute::array(AsmParser::context(parser), &attrs);
    set_prop(parser, slot, attrs);
}

fn print_signature(
    op: OpRef<'_>,
    args: &[Value],
    [arg_attrs, res_attrs]: [Option<Attribute>; 2],
    printer: &mut dyn OpPrinter,
) {
    let dict = |attrs: Option<Attribute>, at: usize| {
        let dicts = attrs.and_then(|attrs| attrs.as_array(op.ctx())).unwrap_or_default();
        dicts.get(at).copied().unwrap_or(Attribute::EMPTY_DICT)
    };
    printer.text("(");
    for (at, &arg) in args.iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        print_typed(op.ty(arg), dict(arg_attrs, at), printer);
    }
    printer.text(") -> ");
    let Some(result) = op.result_type(0) else { return printer.text("()") };
    let attrs = dict(res_attrs, 0);
    let bare = attrs == Attribute::EMPTY_DICT && result.as_function(op.ctx()).is_none();
    printer.text(if bare { "" } else { "(" });
    print_typed(result, attrs, printer);
    printer.text(if bare { "" } else { ")" });
}

fn print_typed(ty: Type, attrs: Attribute, printer: &mut dyn OpPrinter) {
    printer.ty(ty);
    if attrs != Attribute::EMPTY_DICT {
        printer.text(" ");
        printer.attribute(attrs);
    }
}

/// Where an op that calls keeps what its syntax says.
struct Slots {
    callee: usize,
    var_callee_type: usize,
    sizes: usize,
    tags: usize,
    arg_attrs: usize,
    res_attrs: usize,
    segments: usize,
}

const CALL: Slots = Slots {
    callee: Call::CALLEE,
    var_callee_type: Call::VAR_CALLEE_TYPE,
    sizes: Call::OP_BUNDLE_SIZES,
    tags: Call::OP_BUNDLE_TAGS,
    arg_attrs: Call::ARG_ATTRS,
    res_attrs: Call::RES_ATTRS,
    segments: Call::OPERAND_SEGMENT_SIZES,
};

const INVOKE: Slots = Slots {
    callee: Invoke::CALLEE,
    var_callee_type: Invoke::VAR_CALLEE_TYPE,
    sizes: Invoke::OP_BUNDLE_SIZES,
    tags: Invoke::OP_BUNDLE_TAGS,
    arg_attrs: Invoke::ARG_ATTRS,
    res_attrs: Invoke::RES_ATTRS,
    segments: Invoke::OPERAND_SEGMENT_SIZES,
};

/// The typed pointer to a function of a signature.
fn callee_type(ctx: &Context, inputs: &Typed, results: &Typed) -> Type {
    let inputs: Vec<Type> = inputs.iter().map(|input| input.0).collect();
    let result = results.first().map_or_else(|| types::void(ctx), |result| result.0);
    types::typed_ptr(ctx, types::func(ctx, result, &inputs, false), 0)
}

/// The rest of a call: types, resolved callee and arguments. Gives how many
/// operands the callee group has.
fn finish_call(
    parser: &mut dyn OpParser,
    slots: &Slots,
    callee: Option<Unresolved>,
    args: &[Unresolved],
    at: BytePos,
) -> ParseResult<i32> {
    let type_at = parser.position();
    parser.punct(":")?;
    let mut operands = Vec::new();
    let mut input_types = Vec::new();
    // While callees were typed, theirs followed from the signature.
    let is_legacy = callee.is_some() && AsmParser::context(parser).options().legacy_syntax;
    let is_begun = is_legacy && parser.optional_punct("(");
    if callee.is_some() && !is_begun {
        input_types.push(parser.ty()?);
        if !parser.optional_punct(",") {
            let message = "expected indirect call to have 2 trailing types";
            return Err(parser.error(type_at, message));
        }
    }
    let (inputs, results) = trailing_signature(parser, type_at, callee.is_some(), is_begun)?;
    if is_begun {
        input_types.push(callee_type(AsmParser::context(parser), &inputs, &results));
    }
    operands.extend(callee);
    set_attrs(parser, slots.arg_attrs, &inputs);
    set_attrs(parser, slots.res_attrs, &results);
    operands.extend_from_slice(args);
    input_types.extend(inputs.iter().map(|input| input.0));
    parser.resolve_all(&operands, &input_types, at)?;
    parser.state().results.extend(results.iter().map(|result| result.0));
    Ok(operands.len() as i32)
}

fn set_segments(parser: &mut dyn OpParser, slot: usize, lengths: &[i32]) {
    let lengths = Attribute::i32_array(AsmParser::context(parser), lengths);
    set_prop(parser, slot, lengths);
}

/// `cconv tail @callee(%args) vararg(type) [bundles] {attrs} : signature`
pub(in crate::llvm) fn parse_call(parser: &mut dyn OpParser) -> ParseResult {
    set_case(parser, &CCONV_CASES, &CCONV, Call::CCONV);
    set_case(parser, &TAIL_CALL_CASES, &TAIL_CALL_KIND, Call::TAIL_CALL_KIND);
    let callee = parse_callee(parser, CALL.callee)?;
    let at = parser.name_position();
    let args = parser.operand_list(Delimiter::Paren)?;
    parse_vararg(parser, CALL.var_callee_type)?;
    let bundles_at = parser.position();
    let bundles = parse_bundles(parser)?.unwrap_or_default();
    set_bundles(parser, &bundles, CALL.sizes, CALL.tags);
    attr_dict(parser)?;
    let count = finish_call(parser, &CALL, callee, &args, at)?;
    bundles.resolve(parser, bundles_at)?;
    set_segments(parser, CALL.segments, &[count, bundles.operands.len() as i32]);
    Ok(())
}

/// Writes `@callee(` or `%callee(` with the arguments; gives the arguments.
fn print_callee(
    op: OpRef<'_>,
    callee: Option<Attribute>,
    operands: Vec<Value>,
    printer: &mut dyn OpPrinter,
) -> Vec<Value> {
    let args = match (callee, operands.split_first()) {
        (Some(callee), _) => {
            if let Some(name) = callee.as_flat_symbol(op.ctx()) {
                printer.symbol_name(name);
            }
            operands
        }
        (None, Some((&first, rest))) => {
            printer.operand(first);
            rest.to_vec()
        }
        (None, None) => operands,
    };
    printer.text("(");
    printer.operands(&mut args.iter().copied());
    printer.text(")");
    args
}

fn print_vararg(op: OpRef<'_>, ty: Option<Attribute>, printer: &mut dyn OpPrinter) {
    if let Some(ty) = ty.and_then(|ty| ty.as_type(op.ctx())) {
        printer.text(" vararg(");
        printer.ty(ty);
        printer.text(")");
    }
}

fn print_call_bundles(
    op: OpRef<'_>,
    group: usize,
    sizes: usize,
    tags: Option<Attribute>,
    printer: &mut dyn OpPrinter,
) {
    let sizes = op.prop(sizes).and_then(|sizes| sizes.as_i32_array(op.ctx()));
    if sizes.is_some_and(|sizes| !sizes.is_empty()) {
        printer.text(" ");
        print_bundles(op, group, tags, printer);
    }
}

const ELIDED: &[&str] = &[
    "callee",
    "var_callee_type",
    "CConv",
    "operandSegmentSizes",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
];

pub(in crate::llvm) fn print_call(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let call = Call(op);
    printer.text(" ");
    print_case(op, Call::CCONV, &CCONV_CASES, printer);
    print_case(op, Call::TAIL_CALL_KIND, &TAIL_CALL_CASES, printer);
    let operands = call.callee_operands();
    let pointer = operands.first().copied().filter(|_| call.callee().is_none());
    let args = print_callee(op, call.callee(), operands, printer);
    print_vararg(op, call.var_callee_type(), printer);
    let tags = call.op_bundle_tags();
    print_call_bundles(op, Call::OP_BUNDLE_OPERANDS, CALL.sizes, tags, printer);
    let elided = [&elided_fastmath(op, ELIDED)[..], &["TailCallKind"]].concat();
    printer.attr_dict(op, &elided);
    print_types(op, pointer, &args, [call.arg_attrs(), call.res_attrs()], printer);
}

fn print_types(
    op: OpRef<'_>,
    pointer: Option<Value>,
    args: &[Value],
    attrs: [Option<Attribute>; 2],
    printer: &mut dyn OpPrinter,
) {
    printer.text(" : ");
    if let Some(pointer) = pointer {
        printer.ty(op.ty(pointer));
        printer.text(", ");
    }
    print_signature(op, args, attrs, printer);
}

/// `cconv @callee(%args) to ^a(...) unwind ^b(...) vararg(type) [bundles] {attrs} : signature`
pub(in crate::llvm) fn parse_invoke(parser: &mut dyn OpParser) -> ParseResult {
    set_case(parser, &CCONV_CASES, &CCONV, Invoke::CCONV);
    let callee = parse_callee(parser, INVOKE.callee)?;
    let at = parser.name_position();
    let args = parser.operand_list(Delimiter::Paren)?;
    parser.keyword("to")?;
    let (normal, passed) = parser.successor_and_operands()?;
    parser.keyword("unwind")?;
    let (unwind, passed_on) = parser.successor_and_operands()?;
    parse_vararg(parser, INVOKE.var_callee_type)?;
    let bundles_at = parser.position();
    let bundles = parse_bundles(parser)?.unwrap_or_default();
    set_bundles(parser, &bundles, INVOKE.sizes, INVOKE.tags);
    attr_dict(parser)?;
    let mut lengths = vec![finish_call(parser, &INVOKE, callee, &args, at)?];
    for (block, operands) in [(normal, passed), (unwind, passed_on)] {
        lengths.push(operands.len() as i32);
        parser.state().operands.extend(operands);
        parser.state().successors.push(block);
    }
    bundles.resolve(parser, bundles_at)?;
    lengths.push(bundles.operands.len() as i32);
    set_segments(parser, INVOKE.segments, &lengths);
    Ok(())
}

pub(in crate::llvm) fn print_invoke(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let invoke = Invoke(op);
    printer.text(" ");
    print_case(op, Invoke::CCONV, &CCONV_CASES, printer);
    let operands = invoke.callee_operands();
    let pointer = operands.first().copied().filter(|_| invoke.callee().is_none());
    let args = print_callee(op, invoke.callee(), operands, printer);
    printer.text(" to ");
    print_target(op, printer, 0, &invoke.normal_dest_operands());
    printer.text(" unwind ");
    print_target(op, printer, 1, &invoke.unwind_dest_operands());
    print_vararg(op, invoke.var_callee_type(), printer);
    let tags = invoke.op_bundle_tags();
    print_call_bundles(op, Invoke::OP_BUNDLE_OPERANDS, INVOKE.sizes, tags, printer);
    printer.attr_dict(op, ELIDED);
    print_types(op, pointer, &args, [invoke.arg_attrs(), invoke.res_attrs()], printer);
}

/// `"name"(%args) [bundles] {attrs} : signature`
pub(in crate::llvm) fn parse_call_intrinsic(parser: &mut dyn OpParser) -> ParseResult {
    let name_at = parser.position();
    let name = parser.attribute(Some(Type::NONE))?;
    if name.as_str(AsmParser::context(parser)).is_none() {
        return Err(parser.error(name_at, "invalid kind of attribute specified"));
    }
    set_prop(parser, CallIntrinsic::INTRIN, name);
    let at = parser.name_position();
    parser.punct("(")?;
    let args = parser.operand_list(Delimiter::None)?;
    parser.punct(")")?;
    let bundles_at = parser.position();
    let bundles = parse_bundles(parser)?.unwrap_or_default();
    set_bundles(parser, &bundles, CallIntrinsic::OP_BUNDLE_SIZES, CallIntrinsic::OP_BUNDLE_TAGS);
    attr_dict(parser)?;
    let type_at = parser.position();
    parser.punct(":")?;
    let (inputs, results) = trailing_signature(parser, type_at, false, false)?;
    set_attrs(parser, CallIntrinsic::ARG_ATTRS, &inputs);
    set_attrs(parser, CallIntrinsic::RES_ATTRS, &results);
    let input_types: Vec<Type> = inputs.iter().map(|input| input.0).collect();
    parser.resolve_all(&args, &input_types, at)?;
    parser.state().results.extend(results.iter().map(|result| result.0));
    bundles.resolve(parser, bundles_at)?;
    let lengths = [args.len() as i32, bundles.operands.len() as i32];
    set_segments(parser, CallIntrinsic::OPERAND_SEGMENT_SIZES, &lengths);
    Ok(())
}

pub(in crate::llvm) fn print_call_intrinsic(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let call = CallIntrinsic(op);
    printer.text(" ");
    if let Some(name) = call.intrin() {
        printer.attribute(name);
    }
    let args = call.args();
    printer.text("(");
    printer.operands(&mut args.iter().copied());
    printer.text(")");
    let (sizes, tags) = (CallIntrinsic::OP_BUNDLE_SIZES, call.op_bundle_tags());
    print_call_bundles(op, CallIntrinsic::OP_BUNDLE_OPERANDS, sizes, tags, printer);
    let elided = [
        "operandSegmentSizes",
        "op_bundle_sizes",
        "intrin",
        "op_bundle_tags",
        "arg_attrs",
        "res_attrs",
    ];
    printer.attr_dict(op, &elided_fastmath(op, &elided));
    print_types(op, None, &args, [call.arg_attrs(), call.res_attrs()], printer);
}
