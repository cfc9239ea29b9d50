//! The reader: the text of LLVM IR, of LLVM 14 to 22, as a module.
//!
//! A file is read in two rounds. The first takes everything at the top level, with the heads of
//! functions, and moves past their bodies; attribute groups, types, global values and metadata
//! may be used before they are defined. Then metadata nodes are put together ([`nodes`]), and the
//! second round reads the bodies, which by now can look everything up; [`outline`] leaves that to
//! whoever asks for them.
//!
//! - [`lexer`] gives tokens; [`types`], [`constants`], [`attributes`] and [`metadata`] read what
//!   stands everywhere; [`module`] and [`globals`] the top level; [`function`] a function's
//!   values and blocks, [`insts`], [`memory`], [`calls`] and [`control`] its instructions and
//!   [`records`] its debug records. What fields of specialised nodes take stands in [`fields`].
//! - [`alike`] reads lines that are like one before without looking at their tokens;
//! - `fold` has what constant expressions fold to as they are read;
//! - [`upgrade_ops`] puts what took the place of intrinsics of older versions where they are
//!   called, and gives others the name that their types make;
//! - [`upgrade_calls`] brings intrinsics of older versions up to date, [`upgrade_nodes`]
//!   metadata, [`upgrade_nvvm`] annotations of kernels, all at the end;
//! - [`upgrade`] has the rows by which text of older versions becomes LLVM 22's.
//!
//! Invariants: any bytes give a module or a [`ReadError`] with its place, in LLVM's words where
//! LLVM has some; the first fault of the text is the one reported; the cost is linear; nesting is
//! bounded by [`MOST_DEPTH`]. What is read is in the form the builder makes, so writing it gives
//! what `llvm-dis` would.

mod alike;
mod attributes;
mod calls;
mod constants;
mod control;
mod error;
mod excess;
mod features;
mod fields;
mod fold;
mod function;
mod globals;
mod insts;
mod lexer;
mod memory;
mod metadata;
mod module;
mod nodes;
mod numbers;
mod outline;
mod ranges;
mod records;
mod types;
mod upgrade;
mod upgrade_calls;
mod upgrade_nodes;
mod upgrade_nvvm;
mod upgrade_ops;
mod use_orders;

use std::borrow::Cow;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::attributes::{AttrSet, Attribute};
use crate::body::Block;
use crate::constants::Constant;
use crate::context::{Context, Str, Symbol};
use crate::layout::Layout;
use crate::module::Module;
use crate::types::Type;
use alike::Alike;
pub use error::ReadError;
use error::{FaultData, Res, fault};
use features::Features;
use function::{Func, PendingBody};
use lexer::{Lexer, Tok};
use nodes::Nodes;
pub use outline::{Outlined, Unread, UnreadReader, read_outline};
use use_orders::BlockOrder;

/// How deep types, constants and metadata can nest.
const MOST_DEPTH: u32 = 400;

/// Reads the text of a module; `name` is its id, and its source file name where the text gives
/// none. Notes of what was left out are in [`ReadModule::notes`].
///
/// ```
/// use couloir_llvmir::{read_module, write_module};
///
/// let text = "define i32 @twice(i32 %x) {\n  %sum = add nsw i32 %x, %x\n  ret i32 %sum\n}\n";
/// let read = read_module(text.as_bytes(), "example").unwrap();
/// let written = String::from_utf8(write_module(&read.module)).unwrap();
/// assert!(written.ends_with(text));
///
/// let error = read_module(b"define i32 @f() {\n  ret i32 %x\n}\n", "faulty").unwrap_err();
/// assert_eq!(error.to_string(), "2:11: error: use of undefined value '%x'");
/// ```
pub fn read_module(text: &[u8], name: &str) -> Result<ReadModule, ReadError> {
    read_module_with(text, name, ReadOptions::default())
}

/// How text is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// Pointers in text before LLVM 17 keep what they point to
    /// ([`TypeData::TypedPointer`](crate::TypeData::TypedPointer)).
    pub typed_pointers: bool,
    /// Globals without a name get the one that an import gives them ([`Context::nameless_symbol`]).
    pub name_nameless: bool,
}

/// The same as [`read_module`], in another way.
///
/// # Errors
/// The first fault of the text.
pub fn read_module_with(
    text: &[u8],
    name: &str,
    options: ReadOptions,
) -> Result<ReadModule, ReadError> {
    let ctx = Arc::new(Context::new());
    let module = Module::with_context(ctx.clone(), name);
    Parser::with(text, &ctx, module, (options, Features::of(text))).whole()
}

/// Reads text about a module into its context: globals need not be defined.
pub(crate) fn read_kept(text: &[u8], ctx: &Arc<Context>) -> Result<Module, ReadError> {
    let module = Module::with_context(ctx.clone(), "");
    let how = (ReadOptions::default(), Features::of(text));
    let mut parser = Parser::with(text, ctx, module, how);
    parser.is_open = true;
    parser.whole().map(|read| read.module)
}

/// A module that was read.
#[derive(Debug)]
pub struct ReadModule {
    /// The module.
    pub module: Module,
    /// What was left out, with its place.
    pub notes: Vec<ReadError>,
}

/// The address of a global value, as far as it is known.
#[derive(Clone, Copy)]
struct GlobalEntry {
    address: Constant,
    symbol: Symbol,
    /// Where it was first used, while it is not defined.
    used: Option<usize>,
}

/// A block whose address was taken before its function was read.
#[derive(Clone, Copy)]
struct Addressed {
    block: Block,
    /// Where the block was named, and where the function.
    at: usize,
    place: usize,
}

/// A named or numbered type; where it was first used, while it is not defined.
#[derive(Clone, Copy)]
struct TypeEntry {
    ty: Type,
    used: Option<usize>,
}

struct Parser<'s> {
    lex: Lexer<'s>,
    ctx: &'s Context,
    module: Module,
    notes: Vec<ReadError>,
    depth: u32,
    types: FxHashMap<Cow<'s, [u8]>, TypeEntry>,
    numbered_types: FxHashMap<u32, TypeEntry>,
    globals: FxHashMap<Cow<'s, [u8]>, GlobalEntry>,
    numbered_globals: FxHashMap<u32, GlobalEntry>,
    next_global: u32,
    groups: FxHashMap<u32, Vec<Attribute>>,
    /// The last attribute of the list being read that cannot stand there.
    misplaced: Option<error::Fault>,
    /// The sets of lists of attributes of values, and room for another list.
    value_sets: FxHashMap<Vec<Attribute>, AttrSet>,
    attribute_room: Vec<Attribute>,
    /// The sets of groups that calls name alone.
    group_sets: FxHashMap<u32, AttrSet>,
    layout: Option<Layout>,
    /// Functions and globals with the groups they name, to be looked up at the end.
    group_users: Vec<module::GroupUser>,
    comdats_used: FxHashMap<Str, usize>,
    /// Types of intrinsics that are called and may stand nowhere.
    implicit: FxHashMap<Symbol, Type>,
    undefined_node: Option<(u32, usize)>,
    nodes: Nodes,
    /// Where the module has its named metadata.
    named_nodes: FxHashMap<Str, usize>,
    pending: Vec<PendingBody<'s>>,
    func: Func<'s>,
    /// Blocks whose address was taken before their function was read.
    addressed: FxHashMap<Symbol, FxHashMap<Cow<'s, [u8]>, Addressed>>,
    attribute_kinds: FxHashMap<&'static [u8], crate::attributes::AttrKind>,
    opcodes: FxHashMap<&'static [u8], crate::opcode::Opcode>,
    program_addrspace: u32,
    alloca_addrspace: u32,
    globals_addrspace: u32,
    /// Whether pointers keep what they point to.
    typed_pointers: bool,
    /// Whether globals that have no name get one.
    name_nameless: bool,
    /// Whether calls of debug intrinsics may stand for records.
    old_debug: bool,
    alike: Alike,
    /// Whether instructions have locations.
    has_locations: bool,
    /// Whether globals may be defined elsewhere.
    is_open: bool,
    /// Whether the text takes addresses of blocks.
    has_block_addresses: bool,
    /// Intrinsics that are declared, by the names that LLVM 22 has for them.
    intrinsics: FxHashMap<Symbol, upgrade_ops::Spellings>,
    /// What equivalents that are local are taken of, and where.
    equivalents: Vec<(usize, Symbol)>,
    /// Orders of uses of blocks, given outside of functions.
    block_orders: Vec<BlockOrder>,
}

/// Brings a module of an older version up to date; whether what is in functions was, or would be.
fn upgrade(module: &mut Module, intrinsics: &FxHashMap<Symbol, upgrade_ops::Spellings>) -> bool {
    let changed = upgrade_calls::upgrade(module);
    let put = upgrade_ops::upgrade(module);
    let renamed = upgrade_ops::rename(module, intrinsics, &changed);
    upgrade_nodes::upgrade(module);
    upgrade_nvvm::upgrade(module);
    put || renamed || !changed.is_empty()
}

impl<'s> Parser<'s> {
    /// Reads the whole text.
    fn whole(mut self) -> Result<ReadModule, ReadError> {
        let read = self.top().and_then(|()| self.rest());
        self.finished(read)
    }

    /// What comes of what was read.
    fn finished(self, read: Res<()>) -> Result<ReadModule, ReadError> {
        match read {
            Ok(()) => {
                let mut module = self.module;
                upgrade(&mut module, &self.intrinsics);
                Ok(ReadModule { module, notes: self.notes })
            }
            Err(mut fault) => {
                if lexer::is_nul_name(self.lex.source(), fault.0.at) {
                    fault.0.message = "NUL character is not allowed in names".into();
                } else if self.lex.fault().is_none()
                    && let Some((at, message)) = excess::last(self.lex)
                {
                    *fault.0 = FaultData { at, message: message.into() };
                }
                Err(ReadError::new(self.lex.source(), &fault))
            }
        }
    }

    fn with(
        text: &'s [u8],
        ctx: &'s Context,
        module: Module,
        (options, features): (ReadOptions, Features),
    ) -> Self {
        let opcodes = crate::opcode::Opcode::all().map(|opcode| (opcode.name().as_bytes(), opcode));
        let kinds = crate::attributes::AttrKind::all();
        Self {
            lex: Lexer::new(text, 0),
            ctx,
            module,
            notes: Vec::new(),
            depth: 0,
            types: FxHashMap::default(),
            numbered_types: FxHashMap::default(),
            globals: FxHashMap::default(),
            numbered_globals: FxHashMap::default(),
            next_global: 0,
            groups: FxHashMap::default(),
            misplaced: None,
            value_sets: FxHashMap::default(),
            attribute_room: Vec::new(),
            group_sets: FxHashMap::default(),
            layout: None,
            group_users: Vec::new(),
            comdats_used: FxHashMap::default(),
            implicit: FxHashMap::default(),
            undefined_node: None,
            nodes: Nodes::default(),
            named_nodes: FxHashMap::default(),
            pending: Vec::new(),
            func: Func::default(),
            addressed: FxHashMap::default(),
            attribute_kinds: kinds.map(|kind| (kind.name().as_bytes(), kind)).collect(),
            opcodes: opcodes.collect(),
            program_addrspace: 0,
            alloca_addrspace: 0,
            globals_addrspace: 0,
            typed_pointers: options.typed_pointers,
            name_nameless: options.name_nameless,
            old_debug: features.old_debug,
            alike: Alike::default(),
            is_open: false,
            intrinsics: FxHashMap::default(),
            equivalents: Vec::new(),
            block_orders: Vec::new(),
            has_locations: features.has_locations,
            has_block_addresses: features.has_block_addresses,
        }
    }

    #[inline]
    fn bump(&mut self) {
        self.lex.bump();
    }

    #[inline]
    fn tok(&self) -> Tok {
        self.lex.tok
    }

    /// Where the current token starts.
    #[inline]
    fn at(&self) -> usize {
        self.lex.start
    }

    fn fail<T>(&self, message: impl Into<String>) -> Res<T> {
        self.fail_at(self.lex.start, message)
    }

    /// A fault at another place than the current token, which may be wrong in itself.
    fn fail_at<T>(&self, at: usize, message: impl Into<String>) -> Res<T> {
        match self.lex.fault() {
            Some(own) => fault(self.lex.start, own),
            None => fault(at, message),
        }
    }

    #[inline]
    fn eat(&mut self, tok: Tok) -> bool {
        let found = self.lex.tok == tok;
        if found {
            self.bump();
        }
        found
    }

    #[inline]
    fn need(&mut self, tok: Tok, message: &str) -> Res<()> {
        if self.eat(tok) { Ok(()) } else { self.fail(message) }
    }

    /// The word that the current token is, empty if it is none.
    #[inline]
    fn peek_word(&self) -> &'s [u8] {
        if self.lex.tok == Tok::Word { self.lex.text() } else { b"" }
    }

    #[inline]
    fn is_word(&self, word: &str) -> bool {
        self.lex.tok == Tok::Word && self.lex.text() == word.as_bytes()
    }

    #[inline]
    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    fn need_word(&mut self, word: &str, message: &str) -> Res<()> {
        if self.eat_word(word) { Ok(()) } else { self.fail(message) }
    }

    /// The string of a text.
    fn str(&self, bytes: &[u8]) -> Str {
        self.ctx.bytes(bytes)
    }

    /// The content of a string token.
    fn string(&mut self) -> Res<Cow<'s, [u8]>> {
        if self.lex.tok != Tok::Str {
            return self.fail("expected string constant");
        }
        let text = self.lex.name();
        self.bump();
        Ok(text)
    }

    fn string_handle(&mut self) -> Res<Str> {
        let text = self.string()?;
        Ok(self.str(&text))
    }

    /// Goes one level deeper.
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        if self.depth >= MOST_DEPTH {
            return self.fail("nesting too deep");
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// A list up to `close`, with commas between its elements.
    fn list<T>(
        &mut self,
        close: Tok,
        message: &str,
        mut read: impl FnMut(&mut Self) -> Res<T>,
    ) -> Res<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(read(self)?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.need(close, message)?;
        Ok(items)
    }
}
