//! The printer: IR to MLIR text, byte for byte as `mlir-opt` writes it.
//!
//! - [`printer`], [`types`], [`attrs`], [`dense`], [`locations`]: types and attributes;
//! - [`alias`], [`collect`]: aliases;
//! - [`names`]: names of values and blocks;
//! - [`ops`], [`generic`], [`format`]: ops;
//! - [`memo`], [`alike`], [`templates`]: texts written before; [`parallel`]: several threads;
//! - [`ahead`]: ops printed before what is around them is done; [`drafts`]: the texts of these;
//!   [`marks`]: aliases in them;
//! - [`resources`]: what stands at the end of a file.
//!
//! Invariants: everything is appended to one buffer; nothing recurses with
//! the depth of the input; the context is not changed but for locations of
//! source positions, which are interned when they are printed.

mod ahead;
mod alias;
mod alike;
mod attrs;
mod collect;
mod dense;
mod drafts;
mod format;
mod generic;
mod locations;
mod marks;
mod memo;
mod names;
mod ops;
mod order;
mod parallel;
mod printer;
mod resources;
mod strings;
mod templates;
mod types;
mod users;
mod writer;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use couloir_diag::quoted_bytes;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::context::TextHooks;
use couloir_ir::op::Trait;
use couloir_ir::verify::verify;
use couloir_ir::{Attribute, Body, Context, Location, OpRef, Scope, Type};

pub use ahead::{Ahead, AheadPrinter, AheadWriter, Ticket};
use printer::{MAX_NESTED_TEXT, MAX_STREAMED_TEXT, Printer, Typed};

/// How much is written of a type or attribute in a message.
const MAX_MESSAGE: usize = 1 << 24;

/// How IR is printed. The names of the flags are those of the `mlir-opt` command line.
#[derive(Clone, Debug, Default)]
// One flag of the command line each, all independent.
#[allow(clippy::struct_excessive_bools)]
pub struct PrintOptions {
    /// Ops in generic form (`--mlir-print-op-generic`).
    pub generic: bool,
    /// Locations (`--mlir-print-debuginfo`).
    pub debuginfo: bool,
    /// Locations in a form for people (`--mlir-pretty-debuginfo`).
    pub pretty_debuginfo: bool,
    /// No aliases, and names as the nearest isolated op's scope has them
    /// (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// Elements attributes of more elements than this are left out
    /// (`--mlir-elide-elementsattrs-if-larger`).
    pub elide_elements_above: Option<u64>,
    /// Elements attributes of more elements than this are written in
    /// hexadecimal; never when negative; more than 100 by default
    /// (`--mlir-print-elementsattrs-with-hex-if-larger`).
    pub hex_elements_above: Option<i64>,
    /// Resources of longer text than this are left out
    /// (`--mlir-elide-resource-strings-if-larger`).
    pub elide_resources_above: Option<u64>,
    /// Numbers of values that are unique in the whole op (`--mlir-print-unique-ssa-ids`).
    pub unique_ssa_ids: bool,
    /// Comments with the users of each value (`--mlir-print-value-users`).
    pub value_users: bool,
    /// `{...}` for regions (`--mlir-print-skip-regions`).
    pub skip_regions: bool,
    /// Custom forms even of IR that was not verified (`--mlir-print-assume-verified`).
    pub assume_verified: bool,
    /// The IR may break any rule: what does is printed in generic form.
    pub unverified: bool,
    /// Without the resources of tools, as IR between passes is.
    pub without_external_resources: bool,
    /// Names in locations as names of values (`--mlir-use-nameloc-as-prefix`).
    pub nameloc_as_prefix: bool,
}

impl PrintOptions {
    /// How an op is printed that may break any rule: then only its generic form can be printed.
    #[must_use]
    pub fn for_op(self, op: OpRef<'_>) -> Self {
        let may_break = self.unverified && !self.generic && !self.assume_verified;
        let generic = self.generic || may_break && op.ctx().capture(|| verify(op)).0.is_err();
        PrintOptions { generic, ..self }
    }
}

/// Prints a whole file as the tool does: the op as [`print_op`] has it, and
/// the end of its line.
///
/// # Errors
/// As [`print_op`] has it.
pub fn print_module(
    op: OpRef<'_>,
    options: &PrintOptions,
    out: &mut Vec<u8>,
) -> Result<(), TooLong> {
    print_op(op, options, out)?;
    out.push(b'\n');
    Ok(())
}

/// Takes text that is done.
pub type Sink<'s> = dyn FnMut(&[u8]) + 's;

/// The same, but hands on what has been printed whenever it is much; what is
/// printed last stays in the buffer. Ops directly in this one that were
/// printed ahead are taken as they were printed then.
///
/// # Errors
/// As [`print_op`] has it; what was handed on before is not taken back.
pub fn print_module_in_pieces(
    op: OpRef<'_>,
    options: &PrintOptions,
    ahead: &Ahead,
    out: &mut Vec<u8>,
    sink: &mut Sink<'_>,
) -> Result<(), TooLong> {
    print_bounded(op, options, MAX_STREAMED_TEXT, out, (Some(ahead), Some(sink)))?;
    out.push(b'\n');
    Ok(())
}

/// Prints an op with the names it has in what is around it. One with nothing
/// around it, unless the scope is to be local, stands between aliases and
/// resources.
///
/// # Errors
/// Where types or attributes share their parts so that their text would be
/// beyond all bounds; what was written of it is cut off.
pub fn print_op(op: OpRef<'_>, options: &PrintOptions, out: &mut Vec<u8>) -> Result<(), TooLong> {
    print_bounded(op, options, MAX_NESTED_TEXT, out, (None, None))
}

/// Where an op begins in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpPlace {
    /// The address of the body that the op is in.
    pub body: usize,
    /// The op.
    pub op: Op,
    /// How many bytes there are before it.
    pub start: usize,
}

/// Prints an op as [`print_op`] does, and says where each op begins.
///
/// # Errors
/// As [`print_op`] has it.
pub fn print_op_with_places(
    op: OpRef<'_>,
    options: &PrintOptions,
    out: &mut Vec<u8>,
) -> Result<Vec<OpPlace>, TooLong> {
    let mut printer = Printer::new(op.ctx(), options, out);
    printer.places = Some(Vec::new());
    if op.parent().is_none() && !options.local_scope {
        printer.aliases = Arc::new(collect::aliases(op, options, None));
        printer.put_aliases(false);
    }
    printer.names.number_root(root_of(op, options.local_scope));
    printer.names.number_detached(op.scope);
    printer.put_tree(op);
    printer.out.push(b'\n');
    printer.put_aliases(true);
    if printer.is_cut { Err(TooLong) } else { Ok(printer.places.take().unwrap_or_default()) }
}

/// The names of values, as they are printed.
pub struct ValueNames(names::Names);

/// What names of values go back to.
#[derive(Clone, Copy)]
pub struct NamesMark(Option<names::Mark>);

impl ValueNames {
    /// The names of values in and around an op.
    pub fn new(op: OpRef<'_>) -> Self {
        let mut names = names::Names::new(&options_of(op.ctx()));
        names.number_root(root_of(op, false));
        names.number_detached(op.scope);
        ValueNames(names)
    }

    /// Names what is in an isolated op, until [`Self::leave`].
    pub fn enter(&mut self, op: OpRef<'_>) -> NamesMark {
        NamesMark(self.0.enter(op))
    }

    /// Forgets these names.
    pub fn leave(&mut self, op: OpRef<'_>, mark: NamesMark) {
        if let Some(mark) = mark.0 {
            self.0.leave(op, mark);
        }
    }

    /// The name of a value: `%x`, or `%0#1`.
    pub fn text(&self, body: &Body, value: Value) -> String {
        let mut out = Vec::new();
        let base = self.0.base(body).unwrap_or_default();
        self.0.write_value(&mut out, base, value, true);
        quoted_bytes(&out)
    }
}

fn print_bounded(
    op: OpRef<'_>,
    options: &PrintOptions,
    left: usize,
    out: &mut Vec<u8>,
    (ahead, sink): (Option<&Ahead>, Option<&mut Sink<'_>>),
) -> Result<(), TooLong> {
    let mut printer = Printer::new(op.ctx(), options, out);
    printer.left = left;
    printer.ahead = ahead;
    printer.sink = sink.map(|sink| sink as &mut Sink<'_>);
    if printer.sink.is_some() {
        printer.out.reserve(printer::ROOM);
    }
    let top = op.parent().is_none() && !options.local_scope;
    if top {
        printer.aliases = Arc::new(collect::aliases(op, options, ahead));
        printer.put_aliases(false);
    }
    printer.names.number_root(root_of(op, options.local_scope));
    printer.names.number_detached(op.scope);
    printer.parallel = !op.ctx().options().single_threaded;
    printer.put_tree(op);
    if top {
        printer.out.push(b'\n');
        printer.put_aliases(true);
        printer.put_resources();
    }
    if printer.is_cut { Err(TooLong) } else { Ok(()) }
}

/// The text would be too long to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

impl std::fmt::Display for TooLong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the text of types and attributes is too long to be printed")
    }
}

impl std::error::Error for TooLong {}

/// The op in which names are given: the nearest isolated one where the scope
/// is local, else the outermost.
fn root_of(op: OpRef<'_>, local: bool) -> OpRef<'_> {
    let mut root = op;
    while !(local && root.has(Trait::IsolatedFromAbove)) {
        let Some(parent) = root.parent() else { break };
        root = parent;
    }
    root
}

/// Makes a context print ops, types and attributes in messages as this crate
/// does, ops without any options but those of [`op_note`].
pub fn install(ctx: &Context) {
    install_with(ctx, &PrintOptions::default());
}

/// Makes a context print ops in notes with these options.
pub fn install_with(ctx: &Context, options: &PrintOptions) {
    ctx.set_print_options(options.clone());
    let (of_op, of_type, of_attr) = (options.clone(), options.clone(), options.clone());
    ctx.set_op_note(Box::new(move |op, generic| op_note(op, generic, &of_op)));
    ctx.set_text_hooks(TextHooks {
        ty: Box::new(move |ctx, ty| text(ctx, &of_type, |printer| printer.put_type(ty))),
        attr: Box::new(move |ctx, attr| {
            text(ctx, &of_attr, |printer| printer.put_attr(attr, Typed::Always))
        }),
    });
}

/// The options that a context was told to print with.
pub fn options_of(ctx: &Context) -> PrintOptions {
    ctx.print_options::<PrintOptions>().cloned().unwrap_or_default()
}

/// The op as the text of a note that follows a diagnostic about it: always
/// in local scope, without many elements.
pub fn op_note(op: OpRef<'_>, generic: bool, options: &PrintOptions) -> String {
    let options = PrintOptions {
        generic: options.generic || generic,
        local_scope: true,
        elide_elements_above: Some(16),
        ..options.clone()
    };
    let mut out = Vec::new();
    _ = print_bounded(op, &options, MAX_MESSAGE, &mut out, (None, None));
    quoted_bytes(&out)
}

/// The texts of ops of one body without what is in their regions, in local
/// scope and with the names they have now. Of the isolated ops around the body, `above` have no
/// say in names, and neither has what is around the next: numbers go on from what is in that.
pub fn op_texts(scope: Scope<'_>, above: usize, ops: &[Op]) -> Vec<String> {
    let options = PrintOptions { local_scope: true, skip_regions: true, ..options_of(scope.ctx) };
    let pieces = ops.iter().copied().map(Piece::Op);
    let mut texts = Vec::new();
    each_text(scope, above, &options, pieces, &mut |text| texts.push(text));
    texts
}

/// What of a body is printed by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// An op, without the end of its line.
    Op(Op),
    /// A block with its label.
    Block(Block),
}

/// Hands on the texts of ops and blocks of one body with the names that they have now, as
/// [`op_texts`] has it.
pub fn each_text(
    scope: Scope<'_>,
    above: usize,
    options: &PrintOptions,
    pieces: impl IntoIterator<Item = Piece>,
    take: &mut dyn FnMut(String),
) {
    let mut pieces = pieces.into_iter().peekable();
    if pieces.peek().is_none() {
        return;
    }
    let mut out = Vec::new();
    let mut printer = Printer::new(scope.ctx, options, &mut out);
    if !printer.names.number_around(scope, above) {
        // The op that owns a body is the nearest isolated one around what is in it.
        scope.outer.into_iter().for_each(|owner| printer.names.number_root(*owner));
        printer.names.skip_owner(scope);
    }
    printer.names.number_detached(scope);
    for piece in pieces {
        printer.out.clear();
        printer.left = MAX_MESSAGE;
        match piece {
            Piece::Op(op) => printer.put_tree(scope.op(op)),
            Piece::Block(block) => printer.put_block_alone(scope, block),
        }
        take(quoted_bytes(printer.out));
    }
}

/// The text of a location, `loc(...)` or what else the context was told to print.
pub fn print_location(ctx: &Context, location: Location) -> String {
    text(ctx, &options_of(ctx), |printer| printer.put_location(location))
}

/// The text of a type.
pub fn print_type(ctx: &Context, ty: Type) -> String {
    text(ctx, &PrintOptions::default(), |printer| printer.put_type(ty))
}

/// The text of an attribute.
pub fn print_attribute(ctx: &Context, attr: Attribute) -> String {
    text(ctx, &PrintOptions::default(), |printer| printer.put_attr(attr, Typed::Always))
}

/// The text of a type, or its start: no less than `most` bytes of what is longer.
pub fn print_type_start(ctx: &Context, ty: Type, most: usize) -> String {
    bounded_text(ctx, &PrintOptions::default(), most, |printer| printer.put_type(ty))
}

/// The same of an attribute, printed as options say.
pub fn print_attribute_with(
    ctx: &Context,
    attr: Attribute,
    options: &PrintOptions,
    most: usize,
) -> String {
    bounded_text(ctx, options, most, |printer| printer.put_attr(attr, Typed::Always))
}

fn text(ctx: &Context, options: &PrintOptions, write: impl FnOnce(&mut Printer<'_>)) -> String {
    bounded_text(ctx, options, MAX_MESSAGE, write)
}

fn bounded_text(
    ctx: &Context,
    options: &PrintOptions,
    most: usize,
    write: impl FnOnce(&mut Printer<'_>),
) -> String {
    let mut out = Vec::new();
    let mut printer = Printer::new(ctx, options, &mut out);
    printer.left = most;
    printer.memo.is_brief = true;
    write(&mut printer);
    quoted_bytes(&out)
}
