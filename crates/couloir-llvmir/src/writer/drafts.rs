//! Texts of bodies as they are kept until the module they are of is complete.
//!
//! Invariant: what is written of a draft is what would be written of the body. So none is made of a
//! body whose text depends on the rest of the module, but for the numbers of groups of attributes and
//! of nodes of metadata.
//!
//! Of an instruction that is written by a template ([`super::alike`]) a draft holds the template's
//! number and those of the names, a fifth of its text: a row. It begins with a byte that stands
//! nowhere in text, as what stands for the number of a group or node does.

use std::borrow::Cow;

use couloir_lines::{Line, Page, SHORT, Templates, numbered};
use rustc_hash::FxHashMap;

use super::alike::{Alike, Place};
use super::finder::{Finder, struct_of};
use super::slots::{LocalSlots, ModuleSlots, fixed_kinds};
use super::types::TypeTexts;
use super::{FunctionState, PIECE, Predecessors, Writer, text};
use crate::attributes::AttrSet;
use crate::body::{Body, Inst, InstData, Value, Word};
use crate::collection::Landings;
use crate::context::Str;
use crate::metadata::{Metadata, MetadataData};
use crate::module::Module;
use crate::opcode::{Flags, Opcode};
use crate::types::Type;
use crate::verify::{BodyRules, Definitions};

/// What a row begins with: the number of the template in three bytes and those of the names follow.
const ROW: u8 = 1;
/// How many times longer the text of a row is, about.
const TEXT_OF_ROW: usize = 4;
/// What stands for the number of the next group, and of the next node.
const GROUP: u8 = 2;
const NODE: u8 = 3;
/// The longest row: with more names than that, text is written.
const MOST_ROW: usize = 1 + NUMBER + 2 * 24 + 1;
/// The bytes that number a template.
const NUMBER: usize = 3;
/// The room for lines that are put together, and how much of it is used before it is emptied.
const ROOM: usize = 1 << 14;
const FULL: usize = 1 << 13;
/// Texts up to this length are put together with what is around them.
const MAX_SMALL: usize = 1 << 10;
/// What stands before numbers.
const SIGIL: couloir_lines::Word = (b'%' as u64, 1);

/// The text of a body.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    /// Which of the module's templates it is written by.
    templates: u32,
    text: Box<[u8]>,
    /// The groups of attributes in it, in order.
    pub(super) groups: Box<[AttrSet]>,
    /// The nodes of metadata in it, in order.
    pub(super) nodes: Box<[Metadata]>,
    /// The identified structs in it, in the order in which LLVM meets them.
    pub(super) structs: Box<[Type]>,
}

impl Draft {
    /// About how long the text is that is written of it.
    pub(super) fn weight(&self) -> usize {
        TEXT_OF_ROW * self.text.len()
    }
}

/// What is found out of a text as it is drafted.
#[derive(Default)]
pub(super) struct Drafting {
    /// The groups of attributes met.
    groups: Vec<AttrSet>,
    /// The nodes of metadata met.
    nodes: Vec<Metadata>,
    /// Whether it depends on something else.
    depends: bool,
}

/// What drafts by one [`BodyWriter`] are written by.
#[derive(Debug)]
pub struct Written(Templates<Place>);

/// Writes bodies of functions of a module as soon as they are made, and keeps nothing else of them.
pub struct BodyWriter<'m> {
    module: &'m Module,
    rules: BodyRules<'m>,
    finder: Finder<'m>,
    kept: Kept,
    slots: LocalSlots,
    preds: Predecessors,
    number: u32,
    /// Whether anything is written.
    is_on: bool,
}

/// What is used for one body after another.
#[derive(Default)]
struct Kept {
    types: TypeTexts,
    alike: Alike,
    out: Vec<u8>,
    /// The numbers of kinds of metadata.
    kinds: FxHashMap<Str, u32>,
}

impl<'m> BodyWriter<'m> {
    /// What writes bodies of a module that has all functions, but those that bodies ask for. The
    /// number is that by which the module is to have [what it was written
    /// by](Module::set_written).
    pub fn new(module: &'m Module, number: u32) -> Self {
        let ctx = module.context();
        let is_special = |name| ctx.str_bytes(name).starts_with(b"llvm.");
        let mut symbols = module.globals().iter().map(|global| global.common.symbol);
        Self {
            module,
            rules: BodyRules::new(module, Definitions::First),
            finder: Finder::new(ctx),
            kept: Kept { kinds: fixed_kinds(ctx), ..Kept::default() },
            slots: LocalSlots::default(),
            preds: Predecessors::default(),
            number,
            // What names a variable that means something to LLVM is told by all bodies.
            is_on: !symbols.any(|symbol| symbol.name().is_some_and(is_special)),
        }
    }

    /// Takes what the body of the function at a place holds. What is returned is written in its
    /// stead: the same, or its text if that depends on nothing else and the body breaks no rule.
    pub fn take(&mut self, at: usize, body: &mut Body) -> Body {
        self.written(at, body).unwrap_or_else(|| body.take_fitted())
    }

    /// What is used to write what was written.
    pub fn finish(self) -> Written {
        Written(self.kept.alike.templates)
    }

    fn written(&mut self, at: usize, body: &mut Body) -> Option<Body> {
        let is_plain = |(kind, _)| self.kept.kinds.contains_key(&kind);
        if !self.is_on || body.has_more_metadata() || !body.attachments().all(is_plain) {
            return None;
        }
        let structs = self.structs(body)?;
        let is_sound = self.rules.check(at, body);
        let draft = is_sound.then(|| self.draft(at, body, structs)).flatten()?;
        let args = body.args().filter_map(|arg| body.locals.get(arg.as_local()?));
        let mut left = Body {
            args: body.args,
            locals: args.copied().collect(),
            requests: std::mem::take(&mut body.requests),
            written: Some(Box::new(draft)),
            ..Body::default()
        };
        for local in body.args().filter_map(Value::as_local) {
            if body.local_names[local].get().is_some() {
                left.local_names[local] = body.local_names[local];
            }
        }
        body.clear();
        Some(left)
    }

    /// The identified structs in a body, if all have names: others are numbered.
    fn structs(&mut self, body: &Body) -> Option<Box<[Type]>> {
        let ctx = self.module.context();
        if ctx.structs.count() == 0 {
            return Some(Box::default());
        }
        let found = self.finder.of_body(body);
        let is_named =
            |&ty: &Type| struct_of(ctx, ty).is_some_and(|id| ctx.struct_name(id).is_some());
        found.iter().all(is_named).then(|| found.into())
    }

    fn draft(&mut self, at: usize, body: &Body, structs: Box<[Type]>) -> Option<Draft> {
        let (module, ctx) = (self.module, self.module.context());
        let function = module.functions().get(at)?;
        self.slots.number(body);
        self.preds.find(body);
        let vararg = ctx.function_parts(function.ty).is_some_and(|(_, _, vararg)| vararg);
        let (slots, preds) = (std::mem::take(&mut self.slots), std::mem::take(&mut self.preds));
        let state = FunctionState { body, slots, preds, landings: Landings::default(), vararg };
        let Kept { types, alike, out, kinds } = std::mem::take(&mut self.kept);
        let slots = Cow::Owned(ModuleSlots::none(ctx, kinds));
        let drafting = Some(Drafting::default());
        let mut writer = Writer { out, types, alike, drafting, ..Writer::with(module, slots) };
        writer.body(&state);
        let Writer { types, alike, out, drafting, slots, .. } = writer;
        let ModuleSlots { kinds, .. } = slots.into_owned();
        (self.slots, self.preds) = (state.slots, state.preds);
        let drafted = drafting.filter(|drafted| !drafted.depends).map(|drafted| Draft {
            templates: self.number,
            text: out.as_slice().into(),
            groups: drafted.groups.into(),
            nodes: drafted.nodes.into(),
            structs,
        });
        self.kept = Kept { types, alike, out, kinds };
        self.kept.out.clear();
        drafted
    }
}

impl<'m> Writer<'m> {
    /// Whether what is written is a draft.
    #[inline]
    pub(super) fn is_drafting(&self) -> bool {
        self.drafting.is_some()
    }

    /// Notes that what is written depends on the module.
    pub(super) fn depends(&mut self) {
        if let Some(drafting) = &mut self.drafting {
            drafting.depends = true;
        }
    }

    /// Appends the number of a group of attributes.
    pub(super) fn group_number(&mut self, set: AttrSet) {
        match &mut self.drafting {
            Some(drafting) => {
                drafting.groups.push(set);
                self.out.push(GROUP);
            }
            None => text::uint(&mut self.out, u64::from(self.slots.group(set))),
        }
    }

    /// Where a draft is written, leaves the number of a node of metadata out that has one; whether it
    /// did.
    pub(super) fn put_off_node(&mut self, node: Metadata) -> bool {
        let Some(drafting) = &mut self.drafting else { return false };
        let data = self.ctx.metadata(node);
        if !matches!(data, Some(MetadataData::Tuple(_) | MetadataData::Di(_))) {
            return false;
        }
        drafting.nodes.push(node);
        self.out.extend_from_slice(&[b'!', NODE]);
        true
    }

    /// How many groups of attributes a draft has so far.
    pub(super) fn num_groups(&self) -> usize {
        self.drafting.as_ref().map_or(0, |drafting| drafting.groups.len())
    }

    /// Appends the row of an instruction and the end of its line, if there is nothing else in that.
    #[inline]
    pub(super) fn put_line(&mut self, state: &FunctionState<'m>, inst: Inst) -> bool {
        let (body, data) = (state.body, &state.body.insts[inst]);
        if data.opcode == Opcode::Call || data.flags.contains(Flags::ATTACHMENTS) {
            return false;
        }
        let words = body.words(data);
        let template = body.likeness(inst).index();
        let template = template.and_then(|likeness| self.alike.template(likeness, words.len()));
        template.and_then(|template| self.put_row(state, data, template, b"\n")).is_some()
    }

    /// Appends a row for an instruction with a template, if all its names are short numbers, and
    /// what follows it.
    #[inline]
    pub(super) fn put_row(
        &mut self,
        state: &FunctionState<'m>,
        data: &InstData,
        template: u32,
        after: &[u8],
    ) -> Option<()> {
        let [a, b, c, 0] = template.to_le_bytes() else { return None };
        let (mut row, words) = ([0; MOST_ROW], state.body.words(data));
        let (head, mut numbers) = row.split_first_chunk_mut()?;
        *head = [ROW, a, b, c];
        for place in self.alike.templates.names(template) {
            let number = short_number(state, (data, words), place)?;
            let (first, rest) = numbers.split_first_chunk_mut()?;
            *first = number.to_le_bytes();
            numbers = rest;
        }
        numbers.get_mut(..after.len())?.copy_from_slice(after);
        let rest = numbers.len() - after.len();
        self.out.extend_from_slice(row.get(..MOST_ROW - rest)?);
        Some(())
    }

    /// Appends the text of a body that was drafted.
    pub(super) fn drafted(&mut self, draft: &'m Draft) {
        let none = Templates::default();
        let templates = self.module.written.get(draft.templates as usize);
        let templates = templates.map_or(&none, |written| &written.0);
        let mut page = self.page.take().unwrap_or_else(|| Line::of(ROOM));
        let mut left = Left { text: &draft.text, groups: &draft.groups, nodes: &draft.nodes };
        while !left.text.is_empty() {
            page.write(|page| {
                left.write_short(templates, &self.slots, page);
                Some(())
            });
            self.out.extend_from_slice(page.text());
            self.any_part(&mut left, templates);
            self.hand_on(PIECE);
        }
        self.page = Some(page);
    }

    /// Appends the part that a draft begins with, whatever it is.
    fn any_part(&mut self, left: &mut Left<'_>, templates: &Templates<Place>) {
        match left.text {
            [] => {}
            [ROW, a, b, c, rest @ ..] => left.text = self.long_row([*a, *b, *c], rest, templates),
            [GROUP | NODE, rest @ ..] => {
                let number = left.number(&self.slots).unwrap_or(u32::MAX);
                text::uint(&mut self.out, u64::from(number));
                left.go_on(rest);
            }
            draft => {
                let (text, rest) = split_text(draft);
                self.out.extend_from_slice(text);
                left.text = rest;
            }
        }
    }

    /// Appends a row, however long it becomes; gives what follows it.
    fn long_row<'d>(
        &mut self,
        template: [u8; NUMBER],
        numbers: &'d [u8],
        templates: &Templates<Place>,
    ) -> &'d [u8] {
        let mut rest = numbers;
        for (text, place) in templates.texts(number_of(template)) {
            self.out.extend_from_slice(text);
            if let Some(number) = place.and_then(|_| next_number(&mut rest)) {
                self.out.push(b'%');
                text::uint(&mut self.out, number.into());
            }
        }
        rest
    }
}

/// The number of a name, if it has one that is short.
#[inline]
fn short_number(
    state: &FunctionState<'_>,
    (data, words): (&InstData, &[Word]),
    place: Place,
) -> Option<u16> {
    let word = |at: u8| words.get(usize::from(at));
    let slot = match place {
        Place::Result => state.local_slot(data.result.expand()?),
        Place::Value(at) => state.local_slot(word(at)?.value().as_local()?),
        Place::Block(at) => state.block_slot(word(at)?.block()),
    };
    (slot < SHORT).then_some(slot as u16)
}

fn number_of([a, b, c]: [u8; NUMBER]) -> u32 {
    u32::from_le_bytes([a, b, c, 0])
}

/// The number of a name that a row goes on with.
#[inline]
fn next_number(row: &mut &[u8]) -> Option<u16> {
    let (&number, rest) = row.split_first_chunk()?;
    *row = rest;
    Some(u16::from_le_bytes(number))
}

/// The text that a draft begins with, and what follows it.
fn split_text(draft: &[u8]) -> (&[u8], &[u8]) {
    let after = draft.get(1..).unwrap_or_default();
    draft.split_at(memchr::memchr3(ROW, GROUP, NODE, after).map_or(draft.len(), |at| at + 1))
}

/// What is still to be written of a draft.
struct Left<'d> {
    text: &'d [u8],
    groups: &'d [AttrSet],
    nodes: &'d [Metadata],
}

impl<'d> Left<'d> {
    /// The number of the group or node that comes next.
    fn number(&self, slots: &ModuleSlots<'_>) -> Option<u32> {
        match *self.text.first()? {
            GROUP => Some(slots.group(*self.groups.first()?)),
            _ => slots.node(*self.nodes.first()?),
        }
    }

    /// Goes on to what follows a group or node.
    fn go_on(&mut self, rest: &'d [u8]) {
        let passed = if self.text.first() == Some(&GROUP) { (1, 0) } else { (0, 1) };
        self.groups = self.groups.get(passed.0..).unwrap_or_default();
        self.nodes = self.nodes.get(passed.1..).unwrap_or_default();
        self.text = rest;
    }

    /// Writes what it begins with but for long texts, as much as there is room for.
    fn write_short(
        &mut self,
        templates: &Templates<Place>,
        slots: &ModuleSlots<'_>,
        page: &mut Page<'_>,
    ) {
        while page.written() < FULL {
            match self.text {
                [ROW, a, b, c, numbers @ ..] => {
                    let Some(rest) = short_row([*a, *b, *c], numbers, templates, page) else {
                        break;
                    };
                    self.text = rest;
                }
                [] => break,
                [GROUP | NODE, rest @ ..] => {
                    let word = self.number(slots).and_then(|number| numbered((0, 0), number));
                    let Some(word) = word else { break };
                    if page.line(|pen| pen.word(word)).is_none() {
                        break;
                    }
                    self.go_on(rest);
                }
                draft => {
                    let (text, rest) = split_text(draft);
                    if text.len() >= MAX_SMALL || page.bytes(text).is_none() {
                        break;
                    }
                    self.text = rest;
                }
            }
        }
    }
}

/// Writes a row with the end of the line after it, if it is short; gives what follows.
#[inline]
fn short_row<'d>(
    template: [u8; NUMBER],
    numbers: &'d [u8],
    templates: &Templates<Place>,
    page: &mut Page<'_>,
) -> Option<&'d [u8]> {
    let mut rest = numbers;
    page.line(|pen| {
        let number = number_of(template);
        templates.write(number, pen, |_| numbered(SIGIL, next_number(&mut rest)?.into()))?;
        if let [b'\n', after @ ..] = rest {
            pen.word((b'\n'.into(), 1))?;
            rest = after;
        }
        Some(())
    })?;
    Some(rest)
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;
    use crate::{read_module, write_module};

    /// The bodies of a text's functions as they are left, in their module.
    fn drafted(text: &str) -> Module {
        let mut module = read_module(text.as_bytes(), "m").expect("a module").module;
        let bodies = module.take_bodies();
        let mut writer = BodyWriter::new(&module, 0);
        let left = bodies.into_iter().enumerate().filter_map(|(at, body)| {
            let mut body = *body?;
            Some((at, writer.take(at, &mut body)))
        });
        let left = left.collect::<Vec<_>>();
        let written = writer.finish();
        for (at, body) in left {
            assert!(module.attach_body(at, body));
        }
        module.set_written(vec![written]);
        module
    }

    /// Whether the bodies of the functions with bodies are written, the module's text being the
    /// same.
    fn are_written(text: &str) -> Vec<bool> {
        let module = drafted(text);
        let whole = read_module(text.as_bytes(), "m").expect("a module").module;
        let [left, right] = [&module, &whole].map(write_module).map(String::from_utf8);
        assert_eq!(left, right);
        let bodies = module.functions().iter().filter_map(|function| function.body.as_ref());
        bodies.map(|body| body.is_written()).collect()
    }

    #[test]
    fn drafts_become_what_bodies_would() {
        let text = "declare i32 @g(i32)\n\
            define i32 @f(i32 %0, i32 %x) #1 {\n  \
            %2 = add i32 %0, %x\n  %3 = add i32 %2, %2\n  %y = add i32 %3, %3\n  \
            %4 = call i32 @g(i32 %3) #0\n  %5 = call i32 @g(i32 %4) #0\n  %6 = add i32 %5, %4\n  \
            br i1 true, label %7, label %8\n\
            7:\n  br label %8\n\
            8:\n  %9 = phi i32 [ 1, %1 ], [ %6, %7 ]\n  ret i32 %9\n}\n\
            define i32 @h(i32 %0) {\n  %2 = add i32 %0, %0\n  %3 = add i32 %2, 7\n  ret i32 %3\n}\n\
            attributes #0 = { nounwind }\nattributes #1 = { cold }\n";
        assert_eq!(are_written(text), [true, true]);
    }

    #[test]
    fn nodes_and_structs_are_numbered_as_in_the_whole() {
        let text = "%a = type { %b, ptr }\n%b = type { i32 }\n%c = type { %b }\n\
            define void @f(ptr %0) !prof !4 {\n  \
            %2 = getelementptr %c, ptr %0, i32 0, i32 0, i32 0\n  \
            %3 = load i32, ptr %2, !range !2, !noundef !1\n  \
            br label %4, !llvm.loop !0\n\
            4:\n  br label %4, !llvm.loop !0\n}\n\
            define void @g(ptr %0) {\n  %2 = getelementptr %a, ptr %0, i32 0, i32 1\n  \
            %3 = load i32, ptr %2, !range !2, !noundef !1\n  %4 = load i32, ptr %2, !range !3\n  \
            ret void\n}\n\
            !0 = distinct !{!0, !1}\n!1 = !{}\n!2 = !{i32 0, i32 4}\n!3 = !{i32 1, i32 2}\n\
            !4 = !{!\"function_entry_count\", i64 7}\n";
        assert_eq!(are_written(text), [true, true]);
    }

    #[test]
    fn long_numbers_are_written_out() {
        let mut text = String::from("define i32 @f(i32 %0) {\n  %2 = add i32 %0, %0\n");
        for at in 3..SHORT + 7 {
            _ = writeln!(text, "  %{at} = add i32 %{}, %0", at - 1);
        }
        _ = writeln!(text, "  ret i32 %{}\n}}", SHORT + 6);
        assert_eq!(are_written(&text), [true]);
    }

    #[test]
    fn what_depends_on_the_module_is_no_draft() {
        let bodies = [
            // Metadata of a kind of one's own, a global variable without a name, and the number of
            // a block.
            "  %1 = load i32, ptr @a, !own !0\n  ret void\n",
            "  %1 = load i32, ptr @0\n  ret void\n",
            "  store ptr blockaddress(@f, %a), ptr @a\n  br label %a\n\na:\n  ret void\n",
        ];
        for body in bodies {
            let text = format!(
                "@0 = global i32 0\n@a = global i32 0\ndefine void @f() {{\n{body}}}\n\
                 !0 = !{{i32 0, i32 4}}\n"
            );
            assert_eq!(are_written(&text), [false], "{body}");
        }
    }

    #[test]
    fn what_breaks_a_rule_is_no_draft() {
        let texts = [
            "define void @f(i32 %0) naked {\n  %2 = add i32 %0, 1\n  ret void\n}\n",
            "define void @f() {\na:\n  br label %a\n}\n",
        ];
        let heads = texts.map(drafted);
        let bodies = heads.iter().flat_map(Module::functions).flat_map(|it| &it.body);
        assert_eq!(bodies.map(|body| body.is_written()).collect::<Vec<_>>(), [false; 2]);
    }
}
