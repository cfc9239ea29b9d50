//! Types of LLVM IR in a string, as the LLVM dialect wrapped them until LLVM 11:
//! `!llvm.type<"{ float*, i64 }">`, `!llvm<"[4 x <16 x float>]">`.
//!
//! Invariant: types inside of types are on a list, not on the stack, and at most [`MAX_DEPTH`]
//! deep.

use couloir_ir::num::FloatKind;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, Type};

use super::compatible::{
    is_argument, is_array_element, is_compatible_vector_type, is_pointee, is_result,
    is_struct_element,
};
use super::{
    ElementCount, PPC_FP128, array, fixed_vector_type, func, label, metadata, ptr_in, set_opaque,
    simple, struct_identified, token, typed_ptr, vector_type, void,
};

/// How deep types may be inside of one another.
const MAX_DEPTH: usize = 1000;

/// The type that a word of LLVM IR means; `label` and `metadata` too.
pub(super) fn named(ctx: &Context, word: &str) -> Option<Type> {
    Some(match word {
        "half" => Type::F16,
        "bfloat" => Type::BF16,
        "float" => Type::F32,
        "double" => Type::F64,
        "x86_fp80" => float(ctx, FloatKind::F80),
        "fp128" => float(ctx, FloatKind::F128),
        "ppc_fp128" => simple(ctx, &PPC_FP128),
        "void" => void(ctx),
        "token" => token(ctx),
        "label" => label(ctx),
        "metadata" => metadata(ctx),
        "x86_mmx" => fixed_vector_type(ctx, Type::I64, 1),
        _ => return integer(ctx, word),
    })
}

fn float(ctx: &Context, kind: FloatKind) -> Type {
    Type::get(ctx, TypeKind::Float(kind))
}

/// `i32`
fn integer(ctx: &Context, word: &str) -> Option<Type> {
    let digits = word.strip_prefix('i').filter(|rest| rest.bytes().all(|b| b.is_ascii_digit()))?;
    let width = digits.parse::<u32>().ok().filter(|width| (1..=1 << 23).contains(width))?;
    Some(Type::int(ctx, width))
}

/// A type and how deep others are inside of it.
type Deep = (Type, usize);

/// What was opened, with what is in it so far.
enum Open {
    /// `{ ... }`, `<{ ... }>`
    Struct { packed: bool, elements: Vec<Type>, depth: usize },
    /// `[4 x ...]`
    Array(u64),
    /// `<4 x ...>`
    Vector(ElementCount),
    /// `T (...`
    Args { result: Type, args: Vec<Type>, depth: usize },
}

/// The type that a text of LLVM IR means.
pub(super) fn parse(ctx: &Context, text: &str) -> Option<Type> {
    let mut reader = Reader { ctx, rest: text, open: Vec::new() };
    loop {
        let Step::Took(mut ty) = reader.begin()? else { continue };
        loop {
            match reader.suffix(ty)? {
                Step::Inside => break,
                Step::Took(whole) => ty = whole,
                Step::None => match reader.put(ty)? {
                    Put::More => break,
                    Put::Closed(whole) => ty = whole,
                    Put::Outermost => return reader.at_end().then_some(ty.0),
                },
            }
        }
    }
}

/// What was read next.
enum Step {
    /// Nothing of a type.
    None,
    /// A type, or what belongs to the one before.
    Took(Deep),
    /// What opens a type: its parts follow.
    Inside,
}

/// What a type ended.
enum Put {
    /// Another one follows beside it.
    More,
    /// What it is in ends there, too.
    Closed(Deep),
    /// It is in nothing.
    Outermost,
}

struct Reader<'a> {
    ctx: &'a Context,
    rest: &'a str,
    open: Vec<Open>,
}

/// Words.
impl<'a> Reader<'a> {
    fn take(&mut self, text: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn at_end(&self) -> bool {
        self.rest.trim_start().is_empty()
    }

    fn word(&mut self) -> &'a str {
        let text = self.rest.trim_start();
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
        let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
        let (word, rest) = text.split_at_checked(end).unwrap_or((text, ""));
        self.rest = rest;
        word
    }

    fn number(&mut self) -> Option<u64> {
        self.word().parse().ok()
    }

    /// The name of a struct, after `%`.
    fn name(&mut self) -> Option<&'a str> {
        if !self.take("\"") {
            return Some(self.word()).filter(|name| !name.is_empty());
        }
        let (name, rest) = self.rest.split_once('"')?;
        self.rest = rest;
        Some(name)
    }
}

/// Types.
impl Reader<'_> {
    /// A type, or the start of one.
    fn begin(&mut self) -> Option<Step> {
        if self.take("<{") {
            return Some(self.begin_struct(true));
        }
        if self.take("{") {
            return Some(self.begin_struct(false));
        }
        if self.take("[") {
            let count = self.number()?;
            return self.open_after_x(Open::Array(count));
        }
        if self.take("<") {
            let scalable = self.take("vscale");
            let is_separate = !scalable || self.take("x");
            let min = self.number().filter(|&count| is_separate && count > 0)?;
            return self.open_after_x(Open::Vector(ElementCount { min, scalable }));
        }
        if self.take("%") {
            return self.identified().map(Step::Took);
        }
        match self.word() {
            "ptr" => self.opaque_pointer().map(Step::Took),
            word => named(self.ctx, word).map(|ty| Step::Took((ty, 0))),
        }
    }

    fn begin_struct(&mut self, packed: bool) -> Step {
        if self.take(if packed { "}>" } else { "}" }) {
            return Step::Took((super::literal(self.ctx, &[], packed), 0));
        }
        self.open.push(Open::Struct { packed, elements: Vec::new(), depth: 0 });
        Step::Inside
    }

    fn open_after_x(&mut self, open: Open) -> Option<Step> {
        self.open.push(open);
        self.take("x").then_some(Step::Inside)
    }

    /// A struct without a body, for the string has no place for one.
    fn identified(&mut self) -> Option<Deep> {
        let name = self.name()?;
        let ty = struct_identified(self.ctx, self.ctx.intern(name));
        // One that has a body already keeps it.
        set_opaque(self.ctx, ty);
        Some((ty, 0))
    }

    fn opaque_pointer(&mut self) -> Option<Deep> {
        Some((ptr_in(self.ctx, self.space()?), 0))
    }

    /// `addrspace(3)`, or nothing
    fn space(&mut self) -> Option<u32> {
        if !self.take("addrspace") {
            return Some(0);
        }
        let number = self.take("(").then(|| self.number())??;
        self.take(")").then_some(u32::try_from(number).ok()?)
    }

    /// `*`, `addrspace(3)*`, `(...)`
    fn suffix(&mut self, (ty, depth): Deep) -> Option<Step> {
        let depth = Some(depth + 1).filter(|&depth| depth < MAX_DEPTH)?;
        let at_space = self.rest.trim_start().starts_with("addrspace");
        let space = self.space()?;
        if self.take("*") {
            let fits = is_pointee(self.ctx, ty);
            return fits.then(|| Step::Took((typed_ptr(self.ctx, ty, space), depth)));
        }
        if at_space {
            return None;
        }
        if !self.take("(") {
            return Some(Step::None);
        }
        self.arguments((ty, depth))
    }

    /// What follows the parenthesis of a function that gives a type.
    fn arguments(&mut self, (result, depth): Deep) -> Option<Step> {
        if !is_result(self.ctx, result) {
            return None;
        }
        let variadic = self.take("...");
        if self.take(")") {
            return Some(Step::Took((func(self.ctx, result, &[], variadic), depth)));
        }
        self.open.push(Open::Args { result, args: Vec::new(), depth });
        (!variadic && self.open.len() < MAX_DEPTH).then_some(Step::Inside)
    }

    /// Puts a type into what it is in.
    fn put(&mut self, (ty, depth): Deep) -> Option<Put> {
        let depth = depth + 1;
        let ctx = self.ctx;
        let whole = match self.open.pop() {
            None => return Some(Put::Outermost),
            Some(Open::Array(count)) => {
                let closed = self.take("]") && is_array_element(ctx, ty);
                closed.then(|| (array(ctx, count, ty), depth))?
            }
            Some(Open::Vector(count)) => {
                let vector = self.take(">").then(|| vector_type(ctx, count, ty))?;
                is_compatible_vector_type(ctx, vector).then_some((vector, depth))?
            }
            Some(Open::Struct { packed, elements, depth: deepest }) => {
                return self.put_element((packed, elements), ty, deepest.max(depth));
            }
            Some(Open::Args { result, args, depth: deepest }) => {
                return self.put_argument((result, args), ty, deepest.max(depth));
            }
        };
        Some(Put::Closed(whole))
    }

    fn put_element(
        &mut self,
        (packed, mut elements): (bool, Vec<Type>),
        ty: Type,
        depth: usize,
    ) -> Option<Put> {
        is_struct_element(self.ctx, ty).then(|| elements.push(ty))?;
        if self.take(",") {
            self.open.push(Open::Struct { packed, elements, depth });
            return Some(Put::More);
        }
        let closed = self.take(if packed { "}>" } else { "}" });
        closed.then(|| Put::Closed((super::literal(self.ctx, &elements, packed), depth)))
    }

    fn put_argument(
        &mut self,
        (result, mut args): (Type, Vec<Type>),
        ty: Type,
        depth: usize,
    ) -> Option<Put> {
        is_argument(self.ctx, ty).then(|| args.push(ty))?;
        let more = self.take(",");
        let variadic = more && self.take("...");
        if more && !variadic {
            self.open.push(Open::Args { result, args, depth });
            return Some(Put::More);
        }
        let closed = self.take(")");
        closed.then(|| Put::Closed((func(self.ctx, result, &args, variadic), depth)))
    }
}
