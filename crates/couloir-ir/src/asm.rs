//! The interfaces through which hand-written hooks read and write text.
//!
//! The text crate implements them; dialects only use them. Every method that
//! fails has already reported a diagnostic.

use couloir_diag::BytePos;

use crate::Failure;
use crate::attr::{Attribute, NamedAttribute};
use crate::body::{Block, Region, Value};
use crate::context::Context;
use crate::location::Location;
use crate::num::Int;
use crate::op::{OpDef, OpName};
use crate::plain::Bytes;
use crate::text::Str;
use crate::ty::Type;
use crate::view::{OpRef, RegionRef};

/// The result of reading something; the diagnostic is out when it fails.
pub type ParseResult<T = ()> = Result<T, Failure>;

/// What surrounds a comma-separated list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// Nothing; the list has at least one element.
    None,
    /// `( )`
    Paren,
    /// `[ ]`
    Square,
    /// `< >`
    LessGreater,
    /// `{ }`
    Braces,
    /// `( )`, or nothing at all
    OptionalParen,
    /// `[ ]`, or nothing at all
    OptionalSquare,
    /// `< >`, or nothing at all
    OptionalLessGreater,
    /// `{ }`, or nothing at all
    OptionalBraces,
}

/// Reads types and attributes.
pub trait AsmParser {
    /// The context everything is interned in.
    fn context(&self) -> &Context;
    /// Where the current token starts.
    fn position(&self) -> BytePos;
    /// Where a mnemonic starts that was the last thing taken; where it was left out, the name of
    /// the op.
    fn mnemonic_position(&self, mnemonic: &str) -> BytePos;
    /// Reports an error; returns the failure to be handed on.
    fn error(&mut self, at: BytePos, message: &str) -> Failure;
    /// Reports, at the current token, an error that another one inside of it
    /// entails; there may be as many as levels, so they end at some number.
    fn follow_up(&mut self, message: &str) -> Failure;

    /// Takes this punctuation (`(`, `->`, `::`, `...` and so on) if it is next.
    fn optional_punct(&mut self, punct: &str) -> bool;
    /// Takes this punctuation, or fails with `expected '('`.
    fn punct(&mut self, punct: &str) -> ParseResult;
    /// Takes this keyword if it is next.
    fn optional_keyword(&mut self, keyword: &str) -> bool;
    /// Takes this keyword, or fails with `expected 'keyword'`.
    fn keyword(&mut self, keyword: &str) -> ParseResult;
    /// Takes any keyword if one is next.
    fn optional_any_keyword(&mut self) -> Option<String>;
    /// Takes any keyword.
    fn any_keyword(&mut self) -> ParseResult<String>;
    /// Takes a keyword or a string if one is next.
    fn optional_keyword_or_string(&mut self) -> Option<Str>;
    /// Takes a string if one is next.
    fn optional_string(&mut self) -> ParseResult<Option<Str>>;
    /// Takes a string, or fails with `expected string`.
    fn string(&mut self) -> ParseResult<Str>;
    /// Takes an integer, possibly negative, if one is next; fails when it does not fit.
    fn optional_integer(&mut self) -> ParseResult<Option<i64>>;
    /// Takes an integer, or fails with `expected integer value`.
    fn integer(&mut self) -> ParseResult<i64>;
    /// Takes an integer for an unsigned number of so many bits (32 or 64), or
    /// fails as [`AsmParser::integer`]; a negative one wraps where it is short.
    fn unsigned(&mut self, bits: u32) -> ParseResult<u64>;
    /// The same if an integer is next.
    fn optional_unsigned(&mut self, bits: u32) -> Option<ParseResult<u64>>;
    /// Takes an integer of any size, wrapped to so many bits.
    fn wide_integer(&mut self, bits: u32) -> ParseResult<Int>;
    /// Takes an integer of any size, as wide as it is written: four bits a
    /// digit, and one more where the first of them is set.
    fn any_integer(&mut self) -> ParseResult<Int>;
    /// Takes a floating-point literal.
    fn float(&mut self) -> ParseResult<f64>;
    /// Takes `@name` if it is next.
    fn optional_symbol_name(&mut self) -> ParseResult<Option<Str>>;
    /// Takes `@name`, or fails with `expected valid '@'-identifier for symbol name`.
    fn symbol_name(&mut self) -> ParseResult<Str>;

    /// The bytes from the current token on, for what is written as it is printed: see
    /// [`plain`](crate::plain).
    fn ahead(&self) -> &[u8];
    /// Reads an attribute that has been read before: an alias, or a distinct one.
    fn known_attribute(&self, text: &mut Bytes<'_>) -> Option<Attribute>;
    /// Goes on after so many of the bytes ahead.
    fn pass(&mut self, bytes: usize);

    /// Takes a type.
    fn ty(&mut self) -> ParseResult<Type>;
    /// Takes a type if one is next.
    fn optional_type(&mut self) -> ParseResult<Option<Type>>;
    /// Whether a type that is told apart by its name and was read at a place
    /// may stand there without its body, as `print_forward` of
    /// [`Identified`](crate::ty::Identified) prints it: in the definition of
    /// an alias, where its body was before or is to come.
    fn takes_without_body(&mut self, at: BytePos, ty: Type) -> bool {
        let _ = (at, ty);
        false
    }
    /// Takes an attribute; where it needs a type and none is written, this one is meant.
    fn attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute>;
    /// Takes an attribute if one is next.
    fn optional_attribute(&mut self, ty: Option<Type>) -> ParseResult<Option<Attribute>>;
    /// Takes a dialect attribute written without `#dialect.mnemonic`.
    fn stripped_attribute(&mut self, def: &'static crate::attr::AttrDef) -> ParseResult<Attribute>;
    /// Takes a dialect type written without `!dialect.mnemonic`.
    fn stripped_type(&mut self, def: &'static crate::ty::TypeDef) -> ParseResult<Type>;
    /// The type of the dialect's attribute being read: the one written after
    /// it, or else what its place asks for.
    fn own_type(&self) -> Option<Type> {
        None
    }
    /// Takes `{a = 1, b}` if it is next.
    fn optional_attr_dict(&mut self, into: &mut Vec<NamedAttribute>) -> ParseResult;
    /// Takes `attributes {a = 1, b}` if it is next.
    fn optional_attr_dict_with_keyword(&mut self, into: &mut Vec<NamedAttribute>) -> ParseResult;
    /// Takes a dimension list such as `4x?x`; `trailing_x` says whether an `x` ends it.
    fn dimension_list(&mut self, allow_dynamic: bool, trailing_x: bool) -> ParseResult<Vec<i64>>;
    /// Takes an affine map without `affine_map<>` around, such as `(d0) -> (d0)`.
    fn affine_map(&mut self) -> ParseResult<Attribute>;
    /// Takes `loc(...)` if it is next.
    fn optional_location(&mut self) -> ParseResult<Option<Location>>;
    /// Runs `inside` one level deeper; fails when nesting is too deep.
    fn nested(&mut self, inside: &mut dyn FnMut(&mut dyn AsmParser) -> ParseResult) -> ParseResult;
    /// Takes a comma-separated list; `element` takes each element.
    fn list(
        &mut self,
        delimiter: Delimiter,
        what: &str,
        element: &mut dyn FnMut(&mut dyn AsmParser) -> ParseResult,
    ) -> ParseResult;
}

/// An operand's name as written, not yet looked up.
#[derive(Clone, Copy, Debug)]
pub struct Unresolved {
    /// Where it stands; the name is read from the source again.
    pub pos: BytePos,
    /// Length of the name with its `%`, without `#number`.
    pub len: u32,
    /// The number after `#`.
    pub number: u32,
}

/// A region argument as written.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// Its name.
    pub name: Unresolved,
    /// Its type, where written or given.
    pub ty: Option<Type>,
    /// Its attributes, a dictionary.
    pub attrs: Attribute,
    /// Where it came from, where written.
    pub location: Option<Location>,
}

/// The op being read.
#[derive(Debug, Default)]
pub struct OpState {
    /// Operands resolved so far.
    pub operands: Vec<Value>,
    /// Types of the results.
    pub results: Vec<Type>,
    /// Inherent attributes by slot.
    pub props: Vec<Option<Attribute>>,
    /// Discardable attributes.
    pub attrs: Vec<NamedAttribute>,
    /// Successors.
    pub successors: Vec<Block>,
    /// Regions, of the op's own body when it is isolated.
    pub regions: Vec<Region>,
}

/// What a format-driven parser gathers per group before the op is complete.
pub struct Groups {
    /// Operands as written, per operand group.
    pub operands: Vec<Vec<Unresolved>>,
    /// Types as written, per operand group.
    pub operand_types: Vec<Vec<Type>>,
    /// Types as written, per result group.
    pub result_types: Vec<Vec<Type>>,
}

/// Reads ops.
pub trait OpParser: AsmParser {
    /// This parser, for what only needs types and attributes.
    fn asm(&mut self) -> &mut dyn AsmParser;
    /// The definition of the op being read.
    fn def(&self) -> &'static OpDef;
    /// Where the op's name stands.
    fn name_position(&self) -> BytePos;
    /// The op being read.
    fn state(&mut self) -> &mut OpState;
    /// What the format gathered so far, for `custom<>` directives.
    fn groups(&mut self) -> &mut Groups;
    /// How many results the text before `=` names.
    fn num_named_results(&self) -> usize;
    /// The name before `=` of a result, without `%`.
    fn result_name(&self, index: usize) -> Option<&str>;

    /// Takes an operand.
    fn operand(&mut self) -> ParseResult<Unresolved>;
    /// Takes operands, if any, none of which is a result by its number.
    fn unnumbered_operands(&mut self) -> ParseResult<Vec<Unresolved>>;
    /// Takes an operand if one is next.
    fn optional_operand(&mut self) -> ParseResult<Option<Unresolved>>;
    /// Takes a list of operands.
    fn operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Unresolved>>;
    /// Takes exactly so many operands.
    fn operand_list_of(
        &mut self,
        delimiter: Delimiter,
        count: usize,
    ) -> ParseResult<Vec<Unresolved>>;
    /// Takes a comma-separated list; `element` takes each element. What is
    /// wrong with the delimiters is said with `context`, as in
    /// `expected ')' in argument list`.
    fn op_list(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: &mut dyn FnMut(&mut dyn OpParser) -> ParseResult,
    ) -> ParseResult;
    /// Takes `%arg = %operand, ...)` after `(`; there may be none.
    fn assignments_until_paren(
        &mut self,
        args: &mut Vec<Argument>,
        operands: &mut Vec<Unresolved>,
    ) -> ParseResult;
    /// Looks an operand up, without adding it to the op.
    fn lookup(&mut self, operand: Unresolved, ty: Type) -> ParseResult<Value>;
    /// Looks an operand up and adds it to the op.
    fn resolve(&mut self, operand: Unresolved, ty: Type) -> ParseResult;
    /// Looks operands up and adds them; fails when their numbers differ.
    fn resolve_all(&mut self, operands: &[Unresolved], types: &[Type], at: BytePos) -> ParseResult;
    /// Takes `: type-list`.
    fn colon_type_list(&mut self) -> ParseResult<Vec<Type>>;
    /// Takes `-> type-list` if it is next.
    fn optional_arrow_type_list(&mut self) -> ParseResult<Vec<Type>>;
    /// Takes a successor.
    fn successor(&mut self) -> ParseResult<Block>;
    /// Takes a successor if one is next.
    fn optional_successor(&mut self) -> ParseResult<Option<Block>>;
    /// Takes a successor and `(%operands : types)` if they are next, looked up.
    fn successor_and_operands(&mut self) -> ParseResult<(Block, Vec<Value>)>;
    /// Takes a region whose entry block has these arguments, and adds it to the op.
    fn region(&mut self, args: &[Argument]) -> ParseResult<Region>;
    /// The same if a region is next.
    fn optional_region(&mut self, args: &[Argument]) -> ParseResult<Option<Region>>;
    /// Adds an empty region to the op.
    fn empty_region(&mut self) -> Region;
    /// Takes the name of an op without quotes; without a dialect, of one without a name.
    fn op_name(&mut self) -> ParseResult<OpName>;
    /// The body that the op's regions are in, and that other entities are made in.
    fn body(&mut self) -> &mut crate::body::Body;
    /// Adds a block with the op's implicit terminator to a region without one.
    fn ensure_terminator(&mut self, region: Region, terminator: &'static OpDef) -> ParseResult;
    /// Takes a region argument: `%name`, and `: type`, attributes and
    /// location where allowed.
    fn argument(&mut self, with_type: bool, with_attrs: bool) -> ParseResult<Argument>;
    /// Takes names of region arguments in parentheses.
    fn argument_list(&mut self) -> ParseResult<Vec<Argument>>;
    /// Takes a region argument if one is next.
    fn optional_argument(
        &mut self,
        with_type: bool,
        with_attrs: bool,
    ) -> ParseResult<Option<Argument>>;
    /// Takes an affine map applied to SSA values, `affine_map` text in
    /// brackets: the map, then its dimension and symbol operands.
    fn affine_map_of_ssa_ids(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<(Attribute, Vec<Unresolved>)>;
    /// The same for one expression without brackets; the map has one result.
    fn affine_expr_of_ssa_ids(&mut self) -> ParseResult<(Attribute, Vec<Unresolved>)>;
    /// Where the op is said to have come from so far.
    fn location(&self) -> Location;
}

/// Reads ops in plain words straight from the bytes. Whatever is not quite
/// plain is given up by `None`, without a word, and read anew by the op's
/// usual hooks; so what is read here must mean the same there.
pub trait PlainParser {
    /// The context everything is interned in.
    fn context(&self) -> &Context;
    /// The byte that comes next, after blanks; zero at the end.
    fn next(&mut self) -> u8;
    /// Takes this byte if it comes next.
    fn take(&mut self, byte: u8) -> bool;
    /// Takes this word if it comes next; gives up where a comment does.
    fn optional_word(&mut self, word: &str) -> Option<bool>;
    /// Takes the case of an enumeration that comes next.
    fn case(&mut self, cases: &crate::attr::EnumDef) -> Option<u64>;
    /// Takes the case of an enumeration in quotes.
    fn quoted_case(&mut self, cases: &crate::attr::EnumDef) -> Option<u64>;
    /// Takes a decimal number of a few digits.
    fn number(&mut self) -> Option<u32>;
    /// Takes a type.
    fn ty(&mut self) -> Option<Type>;
    /// Gives up where attributes follow.
    fn no_attributes(&mut self) -> Option<()>;
    /// Takes an operand and adds it to a group; all of a group are to be
    /// taken before those of the next.
    fn operand(&mut self, group: usize) -> Option<()>;
    /// The type known for a group of one value.
    fn type_of(&self, slot: crate::op::Slot) -> Option<Type>;
    /// Makes this the type of a group of one value.
    fn set_type(&mut self, slot: crate::op::Slot, ty: Type);
    /// An inherent attribute.
    fn prop(&self, slot: usize) -> Option<Attribute>;
    /// Sets an inherent attribute.
    fn set_prop(&mut self, slot: usize, attr: Attribute);
    /// A dense array of these numbers.
    fn i32_array(&mut self, values: &[i32]) -> Attribute;
    /// What `find` makes of a type and an attribute, asked once for each.
    fn part(
        &mut self,
        ty: Type,
        attr: Attribute,
        find: fn(&Context, Type, Attribute) -> Option<Type>,
    ) -> Option<Type>;
}

/// Reads a whole op after its name.
pub type PlainHook = fn(&mut dyn PlainParser) -> Option<()>;

/// Writes types and attributes.
pub trait AsmPrinter {
    /// The context everything is interned in.
    fn context(&self) -> &Context;
    /// The text written so far, to append to.
    fn out(&mut self) -> &mut Vec<u8>;
    /// Writes a type, or its alias.
    fn ty(&mut self, ty: Type);
    /// Writes an attribute, or its alias.
    fn attribute(&mut self, attr: Attribute);
    /// Writes an attribute without the type that ends it.
    fn attribute_without_type(&mut self, attr: Attribute);
    /// Writes the parameters of a dialect attribute, without `#dialect.mnemonic`.
    fn stripped_attribute(&mut self, attr: Attribute);
    /// Writes the parameters of a dialect type, without `!dialect.mnemonic`.
    fn stripped_type(&mut self, ty: Type);
    /// Writes a string in quotes, escaped.
    fn string(&mut self, text: Str);
    /// Writes text as a keyword, or as a string where it is none.
    fn keyword_or_string(&mut self, text: Str);
    /// Writes `@name`, quoted where needed.
    fn symbol_name(&mut self, name: Str);
    /// Writes a location as an attribute would be.
    fn location(&mut self, location: Location);
    /// Whether a type prints as an alias here, as [`AsmPrinter::ty`] would
    /// print it.
    fn has_alias(&self, ty: Type) -> bool {
        let _ = ty;
        false
    }

    /// Whether a type's text is being written inside that of the same type,
    /// where only the name of an identified type can stand.
    fn is_inside_itself(&self, ty: &crate::ty::DialectType) -> bool;

    /// Appends text.
    fn text(&mut self, text: &str) {
        self.out().extend_from_slice(text.as_bytes());
    }
}

/// Writes ops.
pub trait OpPrinter: AsmPrinter {
    /// This printer, for what only needs types and attributes.
    fn asm(&mut self) -> &mut dyn AsmPrinter;
    /// Writes a value's name.
    fn operand(&mut self, value: Value);
    /// Writes values' names, separated by commas.
    fn operands(&mut self, values: &mut dyn Iterator<Item = Value>);
    /// Writes types, separated by commas.
    fn types(&mut self, types: &mut dyn Iterator<Item = Type>);
    /// Writes ` -> type`, or the list in parentheses where there is not one,
    /// or nothing where there is none.
    fn optional_arrow_types(&mut self, types: &[Type]);
    /// Writes `(operand types) -> result types`.
    fn functional_type(&mut self, op: OpRef<'_>);
    /// Writes a block's label.
    fn successor(&mut self, block: Block);
    /// Writes a region; the entry block's label with its arguments, and a
    /// terminator that carries nothing, are left out where told.
    fn region(&mut self, region: RegionRef<'_>, entry_args: bool, terminators: bool);
    /// Writes an entry block's argument with its type, attributes and location.
    fn argument(&mut self, value: Value, attrs: Attribute, without_type: bool);
    /// Writes the name of an entry block's argument.
    fn argument_name(&mut self, value: Value) {
        self.operand(value);
    }
    /// Writes ` {a = 1}` with the op's attributes, the inherent ones too,
    /// but for those named here; nothing where none are left.
    fn attr_dict(&mut self, op: OpRef<'_>, elided: &[&str]);
    /// The same after the word `attributes`.
    fn attr_dict_with_keyword(&mut self, op: OpRef<'_>, elided: &[&str]);
    /// Starts a new line, indented as its surroundings.
    fn newline(&mut self);
    /// Indents what follows by one more step, or less.
    fn indent(&mut self, deeper: bool);
    /// Writes a map applied to values, as `affine` ops do.
    fn affine_map_of_ssa_ids(&mut self, map: Attribute, operands: &[Value]);
    /// Whether locations are printed.
    fn prints_locations(&self) -> bool;
    /// Writes another op: its custom form where it has one and that is wanted, else its generic
    /// form; without the names of its results.
    fn custom_or_generic(&mut self, op: OpRef<'_>);
    /// Whether the op is printed for inspection only, with names of its own.
    fn generic(&mut self, op: OpRef<'_>);
}
