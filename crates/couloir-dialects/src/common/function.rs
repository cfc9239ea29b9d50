//! Syntax of functions: `@name(%a: i32 {x.y}) -> (i32 {x.z}) attributes {...} { ... }`.
//!
//! The type and the attributes of arguments and results stand in inherent
//! attributes of the op, whose slots [`Slots`] gives.

use couloir_ir::asm::{Argument, OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::NamedAttribute;
use couloir_ir::{Attribute, Context, OpRef, Type};

use super::syntax::{attr_dict_with_keyword, set_prop};

/// Where a function op keeps what its syntax says.
pub struct Slots {
    /// The name.
    pub sym_name: usize,
    /// The type.
    pub function_type: usize,
    /// The visibility.
    pub sym_visibility: usize,
    /// Attributes of the arguments.
    pub arg_attrs: usize,
    /// Attributes of the results.
    pub res_attrs: usize,
}

/// A type with a dictionary of attributes.
pub type Typed = (Type, Attribute);

/// Reads a function after the op's name.
pub fn parse(parser: &mut dyn OpParser, slots: &Slots) -> ParseResult {
    if let Some(visibility) = optional_visibility(parser) {
        let visibility = Attribute::string(parser.context(), visibility);
        set_prop(parser, slots.sym_visibility, visibility);
    }
    let name = parser.symbol_name()?;
    let name = Attribute::str(parser.context(), name);
    set_prop(parser, slots.sym_name, name);
    let signature = parse_signature(parser, false)?;
    set_signature(parser, slots, &signature);
    parse_attributes(parser)?;
    parse_body(parser, &signature.args, slots)
}

/// Takes `public`, `private` or `nested` if it is next.
pub fn optional_visibility(parser: &mut dyn OpParser) -> Option<&'static str> {
    ["public", "private", "nested"].into_iter().find(|word| parser.optional_keyword(word))
}

/// The signature of a function as written.
#[derive(Default)]
pub struct Signature {
    /// The arguments, of which all have names or none has.
    pub args: Vec<Argument>,
    /// Whether others follow these.
    pub variadic: bool,
    /// The types of the results, with their attributes.
    pub results: Vec<Typed>,
}

/// Reads `(args) -> results`, and `...` after the arguments where that `may_vary`.
pub fn parse_signature(parser: &mut dyn OpParser, may_vary: bool) -> ParseResult<Signature> {
    let mut signature = Signature::default();
    parser.punct("(")?;
    if !parser.optional_punct(")") {
        parse_arguments(parser, may_vary, &mut signature)?;
        parser.punct(")")?;
    }
    if parser.optional_punct("->") {
        signature.results = parse_results(parser)?;
    }
    Ok(signature)
}

fn parse_arguments(
    parser: &mut dyn OpParser,
    may_vary: bool,
    signature: &mut Signature,
) -> ParseResult {
    loop {
        if may_vary && parser.optional_punct("...") {
            signature.variadic = true;
            return end_variadic(parser);
        }
        let arg = parse_argument(parser, &signature.args)?;
        signature.args.push(arg);
        if !parser.optional_punct(",") {
            return Ok(());
        }
    }
}

/// Nothing may come after the `...`.
fn end_variadic(parser: &mut dyn OpParser) -> ParseResult {
    if !parser.optional_punct(",") {
        return Ok(());
    }
    let at = parser.position();
    Err(parser.error(at, "variadic arguments must be in the end of the argument list"))
}

/// An argument with a name; or without, where the ones before have none.
fn parse_argument(parser: &mut dyn OpParser, before: &[Argument]) -> ParseResult<Argument> {
    let at = parser.position();
    let named = before.last().map(is_named);
    if let Some(arg) = parser.optional_argument(true, true)? {
        return match named {
            Some(false) => Err(parser.error(at, "expected type instead of SSA identifier")),
            _ => Ok(arg),
        };
    }
    if named == Some(true) {
        return Err(parser.error(at, "expected SSA identifier"));
    }
    let ty = parser.ty()?;
    let attrs = parse_attrs(parser)?;
    let location = parser.optional_location()?;
    let name = couloir_ir::asm::Unresolved { pos: at, len: 0, number: 0 };
    Ok(Argument { name, ty: Some(ty), attrs, location })
}

/// Unnamed arguments are told by a name of no length.
fn is_named(arg: &Argument) -> bool {
    arg.name.len != 0
}

fn parse_attrs(parser: &mut dyn OpParser) -> ParseResult<Attribute> {
    let mut attrs = Vec::new();
    parser.optional_attr_dict(&mut attrs)?;
    Ok(Attribute::dictionary(parser.context(), attrs))
}

/// One type, or a list in parentheses, whose types may have attributes.
fn parse_results(parser: &mut dyn OpParser) -> ParseResult<Vec<Typed>> {
    if !parser.optional_punct("(") {
        return Ok(vec![(parser.ty()?, Attribute::EMPTY_DICT)]);
    }
    let mut results = Vec::new();
    if parser.optional_punct(")") {
        return Ok(results);
    }
    loop {
        let ty = parser.ty()?;
        results.push((ty, parse_attrs(parser)?));
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct(")")?;
    Ok(results)
}

fn set_signature(parser: &mut dyn OpParser, slots: &Slots, signature: &Signature) {
    let Signature { args, results, .. } = signature;
    let inputs: Vec<Type> = args.iter().map(|arg| arg.ty.unwrap_or(Type::NONE)).collect();
    let outputs: Vec<Type> = results.iter().map(|result| result.0).collect();
    let ctx = parser.context();
    let ty = Attribute::ty(ctx, Type::function(ctx, &inputs, &outputs));
    let arg_attrs = attrs_array(ctx, args.iter().map(|arg| arg.attrs));
    let res_attrs = attrs_array(ctx, results.iter().map(|result| result.1));
    set_prop(parser, slots.function_type, ty);
    set_prop(parser, slots.arg_attrs, arg_attrs);
    set_prop(parser, slots.res_attrs, res_attrs);
}

/// The dictionaries as an array; nothing where all are empty.
pub fn attrs_array(
    ctx: &Context,
    dicts: impl Iterator<Item = Attribute> + Clone,
) -> Option<Attribute> {
    let any = dicts.clone().any(|dict| dict != Attribute::EMPTY_DICT);
    any.then(|| Attribute::array(ctx, &dicts.collect::<Vec<_>>()))
}

/// What the syntax says elsewhere must not be said again in the dictionary.
fn parse_attributes(parser: &mut dyn OpParser) -> ParseResult {
    let at = parser.position();
    attr_dict_with_keyword(parser)?;
    if parser.state().attrs.is_empty() {
        return Ok(());
    }
    for name in ["sym_visibility", "sym_name", "function_type"] {
        let key = parser.context().intern(name);
        let repeated = |entry: &NamedAttribute| entry.0 == key;
        if parser.state().attrs.iter().any(repeated) {
            let message = format!(
                "'{name}' is an inferred attribute and should not be specified in the explicit \
                 attribute dictionary"
            );
            return Err(parser.error(at, &message));
        }
    }
    Ok(())
}

fn parse_body(parser: &mut dyn OpParser, args: &[Argument], slots: &Slots) -> ParseResult {
    let at = parser.position();
    let Some(region) = parser.optional_region(args)? else {
        parser.empty_region();
        hide_declaration(parser, slots);
        return Ok(());
    };
    if parser.body().entry_block(region).is_none() {
        return Err(parser.error(at, "expected non-empty function body"));
    }
    Ok(())
}

/// Until LLVM 11 declarations could be public, and were so where nothing was said.
fn hide_declaration(parser: &mut dyn OpParser, slots: &Slots) {
    let says_nothing = parser.state().props.get(slots.sym_visibility).is_none_or(Option::is_none);
    if parser.context().options().legacy_syntax && says_nothing {
        let private = Attribute::string(parser.context(), "private");
        set_prop(parser, slots.sym_visibility, private);
    }
}

/// Whether a function has no body.
pub fn is_declaration(op: OpRef<'_>) -> bool {
    op.region(0).is_none_or(couloir_ir::RegionRef::is_empty)
}

/// Writes a function after the op's name.
pub fn print(op: OpRef<'_>, slots: &Slots, printer: &mut dyn OpPrinter) {
    let ctx = op.ctx();
    printer.text(" ");
    if let Some(visibility) = op.prop(slots.sym_visibility).and_then(|v| v.as_text(ctx)) {
        printer.text(visibility);
        printer.text(" ");
    }
    if let Some(name) = op.prop(slots.sym_name).and_then(|name| name.as_str(ctx)) {
        printer.symbol_name(name);
    }
    print_own_signature(op, slots, printer);
    let names = ["sym_visibility", "function_type", "arg_attrs", "res_attrs", "sym_name"];
    printer.attr_dict_with_keyword(op, &names);
    if let Some(body) = op.region(0).filter(|body| !body.is_empty()) {
        printer.text(" ");
        printer.region(body, false, true);
    }
}

fn print_own_signature(op: OpRef<'_>, slots: &Slots, printer: &mut dyn OpPrinter) {
    let ty = op.prop(slots.function_type);
    let types = ty.and_then(|ty| op.ctx().function_signature(ty));
    let Some((inputs, results)) = types else { return };
    let types = (inputs.iter().copied(), false, results);
    print_signature(op, types, [slots.arg_attrs, slots.res_attrs], printer);
}

/// Writes `(args) -> results` of a function that has these arguments, maybe others after them, and
/// these results. The slots are those of the attributes of both.
pub fn print_signature(
    op: OpRef<'_>,
    (inputs, variadic, results): (impl Iterator<Item = Type>, bool, &[Type]),
    [arg_attrs, res_attrs]: [usize; 2],
    printer: &mut dyn OpPrinter,
) {
    let ctx = op.ctx();
    let dicts = |slot| op.prop(slot).and_then(|attrs| attrs.as_array(ctx)).unwrap_or_default();
    let attrs_of =
        |dicts: &[Attribute], at: usize| dicts.get(at).copied().unwrap_or(Attribute::EMPTY_DICT);
    let (arg_attrs, res_attrs) = (dicts(arg_attrs), dicts(res_attrs));
    let body = op.region(0);
    let entry = body.as_ref().and_then(|body| body.entry());
    let args = entry.map_or(&[][..], |entry| entry.args());
    printer.text("(");
    let mut separator = "";
    for (at, input) in inputs.enumerate() {
        printer.text(separator);
        separator = ", ";
        let attrs = attrs_of(arg_attrs, at);
        match args.get(at) {
            Some(&arg) => printer.argument(arg, attrs, false),
            None => print_typed(printer, input, attrs),
        }
    }
    if variadic {
        printer.text(separator);
        printer.text("...");
    }
    printer.text(")");
    let results = results.iter().enumerate().map(|(at, &ty)| (ty, attrs_of(res_attrs, at)));
    print_results(ctx, &results.collect::<Vec<_>>(), printer);
}

fn print_typed(printer: &mut dyn OpPrinter, ty: Type, attrs: Attribute) {
    printer.ty(ty);
    if attrs != Attribute::EMPTY_DICT {
        printer.text(" ");
        printer.attribute(attrs);
    }
}

/// Parentheses are left out around one plain type.
fn print_results(ctx: &Context, results: &[Typed], printer: &mut dyn OpPrinter) {
    let plain =
        |(ty, attrs): &Typed| ty.as_function(ctx).is_none() && *attrs == Attribute::EMPTY_DICT;
    match results {
        [] => {}
        [one] if plain(one) => {
            printer.text(" -> ");
            printer.ty(one.0);
        }
        many => {
            printer.text(" -> (");
            for (at, &(ty, attrs)) in many.iter().enumerate() {
                if at > 0 {
                    printer.text(", ");
                }
                print_typed(printer, ty, attrs);
            }
            printer.text(")");
        }
    }
}
