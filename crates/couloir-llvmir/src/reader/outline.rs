//! Reading a text without what is in its functions, and that later.
//!
//! A function with a body has at first one that has nothing but arguments. What is in it is read
//! when it is asked for, on any thread, and need not be kept for longer than it is worked on.
//!
//! Invariant: what is read in this way is what reading the whole text gives; or nothing, and the
//! text is to be read as a whole. That is so where anything is wrong with it, where bodies speak of
//! one another, and where what they call is brought up to date.

use std::borrow::Cow;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::features::Features;
use super::function::PendingBody;
use super::nodes::Nodes;
use super::{GlobalEntry, Parser, ReadError, ReadModule, ReadOptions, TypeEntry, upgrade_nodes};
use crate::attributes::Attribute;
use crate::body::{Body, LocalData};
use crate::context::Context;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::types::Type;

/// What came of reading a text that may be read apart from its bodies.
pub enum Outlined<'s> {
    /// All but its bodies, and what these are read with.
    Apart(Module, Box<Unread<'s>>),
    /// All of it.
    Whole(Result<ReadModule, ReadError>),
}

/// What bodies may refer to.
struct Around<'s> {
    text: &'s [u8],
    data_layout: String,
    types: FxHashMap<Cow<'s, [u8]>, TypeEntry>,
    numbered_types: FxHashMap<u32, TypeEntry>,
    globals: FxHashMap<Cow<'s, [u8]>, GlobalEntry>,
    numbered_globals: FxHashMap<u32, GlobalEntry>,
    groups: FxHashMap<u32, Vec<Attribute>>,
    nodes: Nodes,
    program_addrspace: u32,
    alloca_addrspace: u32,
    globals_addrspace: u32,
    options: ReadOptions,
}

/// The bodies of a text that are still to be read.
pub struct Unread<'s> {
    ctx: &'s Arc<Context>,
    around: Around<'s>,
    extent: [usize; 4],
    /// In the order of the module's functions.
    pending: Vec<PendingBody<'s>>,
    /// Which of these is the body of each function.
    places: Vec<Option<u32>>,
}

/// Reads a text but for the bodies of its functions, where what is around these `fits` and the
/// whole says what reading all would; else all of it. The context is the module's.
pub fn read_outline<'s>(
    text: &'s [u8],
    name: &str,
    options: ReadOptions,
    ctx: &'s Arc<Context>,
    fits: impl FnOnce(&Module) -> bool,
) -> Outlined<'s> {
    let features = Features::of(text);
    let module = Module::with_context(Arc::clone(ctx), name);
    let mut parser = Parser::with(text, ctx, module, (options, features));
    if let Err(fault) = parser.top() {
        return Outlined::Whole(parser.finished(Err(fault)));
    }
    let is_apart = !features.has_locations
        && !features.has_block_addresses
        && !features.old_debug
        && !features.has_shared
        && parser.block_orders.is_empty()
        && parser.notes.is_empty()
        && parser.undefined_node.is_none()
        && fits(&parser.module);
    if !is_apart {
        let rest = parser.rest();
        return Outlined::Whole(parser.finished(rest));
    }
    match parser.apart(name) {
        Some((module, pending)) => {
            let extent = parser.extent();
            let around = Around::of(parser, &module, options);
            let places = places_of(&pending, module.functions().len());
            Outlined::Apart(module, Box::new(Unread { ctx, around, extent, pending, places }))
        }
        None => Outlined::Whole(super::read_module_with(text, name, options)),
    }
}

impl<'s> Parser<'s> {
    /// Takes the module that was read, without bodies, and what is left to be read of these; none
    /// where the text is to be read as a whole.
    fn apart(&mut self, name: &str) -> Option<(Module, Vec<PendingBody<'s>>)> {
        self.check_symbols().and_then(|()| self.check_late()).ok()?;
        self.equivalents.is_empty().then_some(())?;
        let pending = std::mem::take(&mut self.pending);
        let empty = Module::with_context(Arc::clone(self.module.context()), name);
        let mut module = std::mem::replace(&mut self.module, empty);
        for function in &pending {
            let body = with_arguments(self.ctx, function.ty);
            module.function_mut(function.function)?.body = Some(Box::new(body));
        }
        let is_upgraded = super::upgrade(&mut module, &self.intrinsics);
        (!is_upgraded).then_some((module, pending))
    }

    /// How much is known of what stands outside of bodies.
    fn extent(&self) -> [usize; 4] {
        let types = [self.types.len(), self.numbered_types.len()];
        [types[0], types[1], self.globals.len(), self.numbered_globals.len()]
    }
}

impl<'s> Around<'s> {
    /// What a parser knows that has read all but bodies.
    fn of(parser: Parser<'s>, module: &Module, options: ReadOptions) -> Self {
        Self {
            text: parser.lex.source(),
            data_layout: module.data_layout.clone(),
            types: parser.types,
            numbered_types: parser.numbered_types,
            globals: parser.globals,
            numbered_globals: parser.numbered_globals,
            groups: parser.groups,
            nodes: parser.nodes,
            program_addrspace: parser.program_addrspace,
            alloca_addrspace: parser.alloca_addrspace,
            globals_addrspace: parser.globals_addrspace,
            options,
        }
    }

    /// A parser that knows the same.
    fn parser(&self, ctx: &'s Arc<Context>) -> Parser<'s> {
        let mut module = Module::with_context(Arc::clone(ctx), "");
        module.data_layout.clone_from(&self.data_layout);
        Parser {
            types: self.types.clone(),
            numbered_types: self.numbered_types.clone(),
            globals: self.globals.clone(),
            numbered_globals: self.numbered_globals.clone(),
            groups: self.groups.clone(),
            nodes: self.nodes.clone(),
            program_addrspace: self.program_addrspace,
            alloca_addrspace: self.alloca_addrspace,
            globals_addrspace: self.globals_addrspace,
            ..Parser::with(self.text, ctx, module, (self.options, Features::default()))
        }
    }
}

/// Which of these bodies is that of each of so many functions.
fn places_of(pending: &[PendingBody<'_>], functions: usize) -> Vec<Option<u32>> {
    let mut places = vec![None; functions];
    for (place, pending) in (0..).zip(pending) {
        if let Some(slot) = places.get_mut(pending.function) {
            *slot = Some(place);
        }
    }
    places
}

/// A body that has nothing but arguments, of a function of this type.
fn with_arguments(ctx: &Context, ty: Type) -> Body {
    let (_, params, _) = ctx.function_parts(ty).unwrap_or((Type::VOID, &[], false));
    let mut body = Body::default();
    params.iter().for_each(|&ty| _ = body.locals.push(LocalData { ty, inst: None.into() }));
    body.args = params.len() as u32;
    body
}

impl<'s> Unread<'s> {
    /// The functions that have bodies, in order.
    pub fn functions(&self) -> impl Iterator<Item = usize> {
        self.pending.iter().map(|pending| pending.function)
    }

    /// Whether a function has a body.
    pub fn has(&self, function: usize) -> bool {
        self.places.get(function).is_some_and(Option::is_some)
    }

    fn pending(&self, function: usize) -> Option<&PendingBody<'s>> {
        self.pending.get((*self.places.get(function)?)? as usize)
    }

    /// What a thread reads bodies with.
    pub fn reader(&self) -> UnreadReader<'_, 's> {
        UnreadReader {
            parser: self.around.parser(self.ctx),
            unread: self,
            tags: FxHashMap::default(),
        }
    }
}

/// Reads bodies.
pub struct UnreadReader<'u, 's> {
    parser: Parser<'s>,
    unread: &'u Unread<'s>,
    /// What metadata of older versions became.
    tags: FxHashMap<Metadata, Metadata>,
}

impl UnreadReader<'_, '_> {
    /// The body of a function, until the next is read; none where the text is to be read as a whole.
    pub fn read(&mut self, function: usize) -> Option<&Body> {
        let pending = self.unread.pending(function)?;
        let parser = &mut self.parser;
        parser.func.body.clear();
        parser.function_body(pending).ok()?;
        let is_apart = parser.extent() == self.unread.extent
            && parser.notes.is_empty()
            && parser.undefined_node.is_none()
            && parser.equivalents.is_empty();
        is_apart.then_some(())?;
        upgrade_nodes::upgrade_body(parser.ctx, &mut parser.func.body, &mut self.tags);
        Some(&parser.func.body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{read_module, write_module};

    /// The text of a module whose bodies were read apart from it; an error where one of them is not.
    /// None where the text is read as a whole.
    fn apart(text: &str) -> Option<Result<String, usize>> {
        let ctx = Arc::default();
        let outlined = read_outline(text.as_bytes(), "m", ReadOptions::default(), &ctx, |_| true);
        let Outlined::Apart(mut module, unread) = outlined else { return None };
        let mut reader = unread.reader();
        // In another order than that of the text.
        let functions = unread.functions().collect::<Vec<_>>();
        for at in functions.into_iter().rev() {
            let Some(body) = reader.read(at) else { return Some(Err(at)) };
            let body = body.clone();
            assert!(module.attach_body(at, body));
        }
        Some(Ok(String::from_utf8(write_module(&module)).expect("text")))
    }

    #[test]
    fn bodies_are_read_in_their_turn() {
        let text = "%s = type { i32, ptr }\n@v = global i32 0\n@0 = global ptr @g\n\
            define i32 @f(i32 %0, ptr %p) #0 {\n  \
            %2 = getelementptr %s, ptr %p, i32 0, i32 1\n  %3 = load i32, ptr @v, !range !0\n  \
            %4 = call i32 @g(i32 %3) #1\n  br label %5\n\
            5:\n  store ptr @0, ptr %2, !tbaa !3\n  ret i32 %4\n}\n\
            define internal i32 @g(i32 %0) {\n  %2 = call i32 @f(i32 %0, ptr null)\n  ret i32 %2\n}\n\
            declare void @h()\n\
            attributes #0 = { cold }\nattributes #1 = { nounwind }\n\
            !0 = !{i32 0, i32 4}\n!1 = !{!\"root\"}\n!2 = !{!\"int\", !1}\n!3 = !{!2, !2, i64 0}\n";
        let whole = read_module(text.as_bytes(), "m").expect("a module").module;
        let whole = String::from_utf8(write_module(&whole)).expect("text");
        assert_eq!(apart(text), Some(Ok(whole)));
    }

    #[test]
    fn what_depends_on_bodies_is_read_as_a_whole() {
        let texts = [
            "define void @f() {\na:\n  ret void\n}\n@b = global ptr blockaddress(@f, %a)\n",
            "declare void @llvm.lifetime.start.p0(i64, ptr)\ndefine void @f() {\n  ret void\n}\n",
            "declare i32 @llvm.ctlz.i32(i32)\ndefine i32 @f(i32 %a) {\n  \
             %b = call i32 @llvm.ctlz.i32(i32 %a)\n  ret i32 %b\n}\n",
            "define void @f() {\n  ret void, !dbg !0\n}\n!0 = !{}\n",
            "define void @f() {\n  ret void\n}\n!0 = !{!1}\n",
            "define i32 @f(ptr %p) {\n  %a = load i32, ptr %p, !noalias !0\n  ret i32 %a\n}\n\
             !0 = !{}\n",
        ];
        texts.into_iter().for_each(|text| assert_eq!(apart(text), None, "{text}"));
    }

    #[test]
    fn wrong_bodies_are_not_read() {
        let bodies = [
            "  ret i32 0\n",
            "  %1 = load i32, ptr @none\n  ret void\n",
            "  %1 = alloca %none\n  ret void\n",
            "  call void @llvm.donothing()\n  ret void\n",
            "  %1 = load i32, ptr null, !range !7\n  ret void\n",
        ];
        for body in bodies {
            let text =
                format!("define void @f() {{\n{body}}}\ndefine void @g() {{\n  ret void\n}}\n");
            assert_eq!(apart(&text), Some(Err(0)), "{body}");
        }
    }
}
