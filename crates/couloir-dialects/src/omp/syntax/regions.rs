//! Clauses that give a region arguments, and the regions after them.

use couloir_ir::asm::{Argument, AsmParser, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, OpRef, Type, Value};
use couloir_ods::enums;

use super::super::attrs::{REDUCTION_MODIFIER, REDUCTION_MODIFIERS};
use super::{case_text, group, separated, set_operands, slot, typed};
use crate::common::syntax::set_prop;

/// What a directive's arguments are that belong to a clause.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The variables.
    Vars,
    /// Their types.
    Types,
    /// Which are taken by reference.
    Byref,
    /// What is known of each by a symbol.
    Syms,
    /// Whether threads wait after the variables were made private.
    Barrier,
    /// Which variables are mapped.
    Maps,
    /// A word on all of them.
    Modifier,
}

use Part::{Barrier, Byref, Maps, Modifier, Syms, Types, Vars};

/// A clause that gives the region an argument for each variable.
struct Clause {
    keyword: &'static str,
    parts: &'static [Part],
}

const HAS_DEVICE_ADDR: Clause = Clause { keyword: "has_device_addr", parts: &[Vars, Types] };
const HOST_EVAL: Clause = Clause { keyword: "host_eval", parts: &[Vars, Types] };
const IN_REDUCTION: Clause = Clause { keyword: "in_reduction", parts: &[Vars, Types, Byref, Syms] };
const MAP_ENTRIES: Clause = Clause { keyword: "map_entries", parts: &[Vars, Types] };
const PRIVATE: Clause = Clause { keyword: "private", parts: &[Vars, Types, Syms, Barrier] };
const PRIVATE_MAPPED: Clause =
    Clause { keyword: "private", parts: &[Vars, Types, Syms, Barrier, Maps] };
const REDUCTION: Clause =
    Clause { keyword: "reduction", parts: &[Modifier, Vars, Types, Byref, Syms] };
const TASK_REDUCTION: Clause =
    Clause { keyword: "task_reduction", parts: &[Vars, Types, Byref, Syms] };
const USE_DEVICE_ADDR: Clause = Clause { keyword: "use_device_addr", parts: &[Vars, Types] };
const USE_DEVICE_PTR: Clause = Clause { keyword: "use_device_ptr", parts: &[Vars, Types] };

/// The keywords of all clauses in their order; those that an op does not have are read, too.
const KEYWORDS: [&str; 9] = [
    "has_device_addr",
    "host_eval",
    "in_reduction",
    "map_entries",
    "private",
    "reduction",
    "task_reduction",
    "use_device_addr",
    "use_device_ptr",
];

/// Directives by their clauses: `NAME = "Name", [CLAUSES];`.
macro_rules! regions {
    ($($name:ident = $text:literal, [$($clause:ident),*];)*) => {
        $(
            pub(in crate::omp) static $name: CustomDirective = {
                static CLAUSES: &[Clause] = &[$($clause),*];
                CustomDirective {
                    name: $text,
                    parse: |parser, args| parse(parser, args, CLAUSES),
                    parse_optional: None,
                    parse_plain: None,
                    print: |op, printer, args| print(op, printer, args, CLAUSES),
                }
            };
        )*
    };
}

regions! {
    IN_REDUCTION_PRIVATE_REGION = "InReductionPrivateRegion", [IN_REDUCTION, PRIVATE];
    IN_REDUCTION_PRIVATE_REDUCTION_REGION = "InReductionPrivateReductionRegion",
        [IN_REDUCTION, PRIVATE, REDUCTION];
    PRIVATE_REGION = "PrivateRegion", [PRIVATE];
    PRIVATE_REDUCTION_REGION = "PrivateReductionRegion", [PRIVATE, REDUCTION];
    TARGET_OP_REGION = "TargetOpRegion",
        [HAS_DEVICE_ADDR, HOST_EVAL, IN_REDUCTION, MAP_ENTRIES, PRIVATE_MAPPED];
    TASK_REDUCTION_REGION = "TaskReductionRegion", [TASK_REDUCTION];
    USE_DEVICE_ADDR_USE_DEVICE_PTR_REGION = "UseDeviceAddrUseDevicePtrRegion",
        [USE_DEVICE_ADDR, USE_DEVICE_PTR];
}

/// The arguments of a directive that belong to one of its clauses.
#[derive(Clone, Copy)]
struct Parts<'a> {
    clause: &'static Clause,
    args: &'a [CustomArg],
}

impl<'a> Parts<'a> {
    /// Those of all clauses, after the region.
    fn of(
        args: &'a [CustomArg],
        clauses: &'static [Clause],
    ) -> impl Iterator<Item = Parts<'a>> + use<'a> {
        let mut left = args.get(1..).unwrap_or_default();
        clauses.iter().map(move |clause| {
            let own = left.get(..clause.parts.len()).unwrap_or(left);
            left = left.get(own.len()..).unwrap_or_default();
            Parts { clause, args: own }
        })
    }

    fn place(self, part: Part) -> Option<usize> {
        self.clause.parts.iter().position(|own| *own == part)
    }

    fn has(self, part: Part) -> bool {
        self.place(part).is_some()
    }

    fn slot(self, part: Part) -> usize {
        self.place(part).map_or(usize::MAX, |at| slot(self.args, at))
    }

    fn vars(self) -> usize {
        self.place(Vars).map_or(usize::MAX, |at| group(self.args, at))
    }

    fn prop(self, op: OpRef<'_>, part: Part) -> Option<Attribute> {
        op.prop(slot(self.args, self.place(part)?))
    }
}

/// What is written of the variables of a clause.
#[derive(Default)]
struct Written {
    modifier: Option<Attribute>,
    byref: Vec<bool>,
    symbols: Vec<Attribute>,
    operands: Vec<Unresolved>,
    args: Vec<Argument>,
    maps: Vec<i64>,
    types: Vec<Type>,
}

fn parse(parser: &mut dyn OpParser, args: &[CustomArg], clauses: &'static [Clause]) -> ParseResult {
    let (mut arguments, all) = (Vec::new(), Parts::of(args, clauses).collect::<Vec<_>>());
    for keyword in KEYWORDS {
        if !parser.optional_keyword(keyword) {
            continue;
        }
        let own = all.iter().find(|parts| parts.clause.keyword == keyword);
        let parsed = own.map(|&parts| parse_clause(parser, parts, &mut arguments));
        if !matches!(parsed, Some(Ok(()))) {
            return Err(parser.follow_up(&format!("invalid `{keyword}` format")));
        }
    }
    parser.region(&arguments).map(|_| ())
}

/// `(mod: word, byref @sym %v -> %arg [map_idx=0], ... : types) private_barrier`
fn parse_clause(
    parser: &mut dyn OpParser,
    parts: Parts<'_>,
    arguments: &mut Vec<Argument>,
) -> ParseResult {
    let mut written = Written::default();
    parser.punct("(")?;
    parse_modifier(parser, parts, &mut written)?;
    separated(parser, &mut |parser| parse_variable(parser, parts, &mut written))?;
    parser.punct(":")?;
    separated(parser, &mut |parser| {
        written.types.push(parser.ty()?);
        Ok(())
    })?;
    if written.operands.len() != written.types.len() {
        return Err(couloir_ir::Failure);
    }
    parser.punct(")")?;
    if parts.has(Barrier) && parser.optional_keyword("private_barrier") {
        set_prop(parser, parts.slot(Barrier), Attribute::UNIT);
    }
    keep(parser, parts, written, arguments);
    Ok(())
}

/// `mod: word,`, or nothing.
fn parse_modifier(
    parser: &mut dyn OpParser,
    parts: Parts<'_>,
    written: &mut Written,
) -> ParseResult {
    if !parts.has(Modifier) || !parser.optional_keyword("mod") {
        return Ok(());
    }
    parser.punct(":")?;
    let word = parser.any_keyword()?;
    parser.punct(",")?;
    let value = REDUCTION_MODIFIERS.value_of(&word).ok_or(couloir_ir::Failure)?;
    written.modifier = Some(enums::get(AsmParser::context(parser), &REDUCTION_MODIFIER, value));
    Ok(())
}

/// `byref @sym %v -> %arg [map_idx=0]`
fn parse_variable(
    parser: &mut dyn OpParser,
    parts: Parts<'_>,
    written: &mut Written,
) -> ParseResult {
    if parts.has(Byref) {
        written.byref.push(parser.optional_keyword("byref"));
    }
    if parts.has(Syms) {
        written.symbols.push(parse_symbol(parser)?);
    }
    written.operands.push(parser.operand()?);
    parser.punct("->")?;
    written.args.push(parser.argument(false, false)?);
    if parts.has(Maps) {
        written.maps.push(parse_map_index(parser)?);
    }
    Ok(())
}

/// `@sym`, or `@outer::@sym`
pub(super) fn parse_symbol(parser: &mut dyn OpParser) -> ParseResult<Attribute> {
    let at = parser.position();
    let symbol = parser.attribute(None)?;
    if symbol.as_symbol_ref(AsmParser::context(parser)).is_some() {
        return Ok(symbol);
    }
    Err(parser.error(at, "invalid kind of attribute specified"))
}

/// `[map_idx=0]`; `-1` where there is nothing.
fn parse_map_index(parser: &mut dyn OpParser) -> ParseResult<i64> {
    if !parser.optional_punct("[") {
        return Ok(-1);
    }
    parser.keyword("map_idx")?;
    parser.punct("=")?;
    let index = parser.integer()?;
    parser.punct("]")?;
    Ok(index)
}

/// Makes what was written that of the op, and gives the region its arguments.
fn keep(
    parser: &mut dyn OpParser,
    parts: Parts<'_>,
    written: Written,
    arguments: &mut Vec<Argument>,
) {
    for (mut arg, &ty) in written.args.into_iter().zip(&written.types) {
        arg.ty = Some(ty);
        arguments.push(arg);
    }
    let ctx = AsmParser::context(parser);
    let attrs = [
        (Modifier, written.modifier),
        (Byref, Some(Attribute::bool_array(ctx, &written.byref))),
        (Syms, Some(Attribute::array(ctx, &written.symbols))),
        (Maps, Some(Attribute::i64_array(ctx, &written.maps))),
    ];
    for (part, attr) in attrs {
        if parts.has(part) && attr.is_some() {
            set_prop(parser, parts.slot(part), attr);
        }
    }
    set_operands(parser, parts.vars(), written.operands, written.types);
}

fn print(
    op: OpRef<'_>,
    printer: &mut dyn OpPrinter,
    args: &[CustomArg],
    clauses: &'static [Clause],
) {
    let Some(region) = op.region(0) else { return };
    let mut left = region.entry().map_or(&[] as &[_], |entry| entry.args());
    for parts in Parts::of(args, clauses) {
        let vars = typed(op, parts.vars());
        let own = left.get(..vars.len()).unwrap_or(left);
        left = left.get(own.len()..).unwrap_or_default();
        if !own.is_empty() {
            print_clause(op, printer, parts, &vars, own);
        }
    }
    printer.region(region, false, true);
}

fn print_clause(
    op: OpRef<'_>,
    printer: &mut dyn OpPrinter,
    parts: Parts<'_>,
    vars: &[(Value, Type)],
    args: &[Value],
) {
    printer.text(parts.clause.keyword);
    printer.text("(");
    if let Some(modifier) = parts.prop(op, Modifier) {
        printer.text(&format!("mod: {}, ", case_text(op, modifier)));
    }
    let ctx = op.ctx();
    let bools = parts.prop(op, Byref).and_then(|attr| attr.as_bool_array(ctx));
    let symbols = parts.prop(op, Syms).and_then(|attr| attr.as_array(ctx));
    let maps = parts.prop(op, Maps).and_then(|attr| attr.as_i64_array(ctx));
    let said = Said {
        byref: bools.unwrap_or_default(),
        symbols: symbols.unwrap_or_default(),
        maps: maps.unwrap_or_default(),
    };
    for (at, (&(var, _), &arg)) in vars.iter().zip(args).enumerate() {
        printer.text(if at == 0 { "" } else { ", " });
        print_variable(printer, &said, (at, var, arg));
    }
    printer.text(" : ");
    printer.types(&mut vars.iter().map(|var| var.1));
    printer.text(") ");
    if parts.prop(op, Barrier).is_some() {
        printer.text("private_barrier ");
    }
}

/// What is said of the variables of a clause, each at its place.
struct Said<'a> {
    byref: Vec<bool>,
    symbols: &'a [Attribute],
    maps: Vec<i64>,
}

/// `byref @sym %v -> %arg [map_idx=0]`
fn print_variable(
    printer: &mut dyn OpPrinter,
    said: &Said<'_>,
    (at, var, arg): (usize, Value, Value),
) {
    if said.byref.get(at) == Some(&true) {
        printer.text("byref ");
    }
    if let Some(&symbol) = said.symbols.get(at) {
        printer.attribute(symbol);
        printer.text(" ");
    }
    printer.operand(var);
    printer.text(" -> ");
    printer.argument_name(arg);
    if let Some(index) = said.maps.get(at).filter(|index| **index != -1) {
        printer.text(&format!(" [map_idx={index}]"));
    }
}
