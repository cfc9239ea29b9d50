//! Constants as text, with an explicit stack: depth costs no call stack.

use super::{Writer, floats, text};
use crate::body::Block;
use crate::constants::{Constant, ConstantData, ConstantExpr, InlineAsm, PtrAuth, little_endian};
use crate::context::Symbol;
use crate::types::{Type, TypeData};

/// What is left to write.
#[derive(Clone, Copy)]
enum Step<'c> {
    Constant(Constant),
    Typed(Constant),
    Text(&'static str),
    /// Elements with their types, a comma before each but the first.
    List(&'c [Constant]),
    Tail(&'c [Constant]),
    /// An element so many times, a comma before each.
    Repeat(Constant, u32),
    Type(Type),
    Mask(Type, &'c [i32]),
    /// The mask that takes the first element everywhere.
    ZeroMask(Type),
}

impl<'m> Writer<'m> {
    /// Appends a constant without its type.
    pub(super) fn constant(&mut self, constant: Constant) {
        // Most constants are integers.
        if let ConstantData::Int { ty, bits } = self.ctx.constant(constant) {
            return self.int(*ty, *bits);
        }
        let mut stack = vec![Step::Constant(constant)];
        while let Some(step) = stack.pop() {
            self.constant_step(&mut stack, step);
        }
    }

    fn constant_step(&mut self, stack: &mut Vec<Step<'m>>, step: Step<'m>) {
        match step {
            Step::Constant(constant) => self.open_constant(stack, constant),
            Step::Typed(constant) => {
                self.ty(self.ctx.constant_type(constant));
                self.out.push(b' ');
                self.open_constant(stack, constant);
            }
            Step::Text(text) => self.str(text),
            Step::Repeat(_, 0) => {}
            Step::Repeat(elem, left) => {
                self.str(", ");
                stack.extend([Step::Repeat(elem, left - 1), Step::Typed(elem)]);
            }
            Step::Type(ty) => self.ty(ty),
            Step::Mask(ty, mask) => self.shuffle_mask(ty, mask.iter().copied()),
            Step::ZeroMask(ty) => {
                let len = match *self.ctx.ty(ty) {
                    TypeData::Vector { len, .. } => len as usize,
                    _ => 0,
                };
                self.shuffle_mask(ty, std::iter::repeat_n(0, len));
            }
            Step::List(elems) | Step::Tail(elems) => {
                let Some((first, rest)) = elems.split_first() else { return };
                if matches!(step, Step::Tail(_)) {
                    self.str(", ");
                }
                stack.extend([Step::Tail(rest), Step::Typed(*first)]);
            }
        }
    }

    fn open_constant(&mut self, stack: &mut Vec<Step<'m>>, constant: Constant) {
        match self.ctx.constant(constant) {
            ConstantData::Int { ty, bits } => self.int(*ty, *bits),
            ConstantData::WideInt { ty, words } => {
                let bits = self.ctx.int_width(*ty).unwrap_or(64);
                text::wide_int(&mut self.out, words, bits);
            }
            ConstantData::Float { ty, bits } => {
                floats::write(&mut self.out, self.ctx.ty(*ty), *bits);
            }
            ConstantData::Null(_) => self.str("null"),
            ConstantData::Zero(_) => self.str("zeroinitializer"),
            ConstantData::NoneToken => self.str("none"),
            ConstantData::Undef(_) => self.str("undef"),
            ConstantData::Poison(_) => self.str("poison"),
            ConstantData::Aggregate { ty, elems } => self.open_aggregate(stack, *ty, elems),
            ConstantData::Data { ty, bytes } => self.data(*ty, bytes),
            ConstantData::Splat { ty, elem } => self.open_splat(stack, *ty, *elem),
            ConstantData::Global { symbol, .. } => self.symbol(*symbol),
            ConstantData::Expr(expr) => self.open_expr(stack, expr),
            ConstantData::BlockAddress { function, block, .. } => {
                self.block_address(*function, *block);
            }
            ConstantData::DsoLocalEquivalent { symbol, .. } => {
                self.str("dso_local_equivalent ");
                self.symbol(*symbol);
            }
            ConstantData::NoCfi { symbol, .. } => {
                self.str("no_cfi ");
                self.symbol(*symbol);
            }
            ConstantData::PtrAuth(auth) => self.open_ptrauth(stack, auth),
            ConstantData::InlineAsm(asm) => self.inline_asm(asm),
        }
    }

    pub(super) fn int(&mut self, ty: Type, bits: u64) {
        match self.ctx.int_width(ty) {
            Some(1) => self.str(if bits == 0 { "false" } else { "true" }),
            Some(width @ 2..=63) => {
                let shift = 64 - width;
                text::int(&mut self.out, ((bits << shift) as i64) >> shift);
            }
            _ => text::int(&mut self.out, bits as i64),
        }
    }

    fn open_aggregate(&mut self, stack: &mut Vec<Step<'m>>, ty: Type, elems: &'m [Constant]) {
        let (open, close) = match self.ctx.ty(ty) {
            TypeData::Array { .. } => ("[", "]"),
            TypeData::Vector { .. } => ("<", ">"),
            _ => match (self.ctx.struct_fields(ty), elems.is_empty()) {
                (Some((_, true)), false) => ("<{ ", " }>"),
                (Some((_, true)), true) => ("<{", "}>"),
                (_, true) => ("{", "}"),
                _ => ("{ ", " }"),
            },
        };
        self.str(open);
        stack.extend([Step::Text(close), Step::List(elems)]);
    }

    /// Only a number prints as `splat (...)`.
    fn open_splat(&mut self, stack: &mut Vec<Step<'m>>, ty: Type, elem: Constant) {
        match *self.ctx.ty(ty) {
            TypeData::Vector { len: len @ 1.., scalable: false, .. }
                if !self.ctx.is_number(elem) || !self.version.has_splat() =>
            {
                self.str("<");
                stack.extend([Step::Text(">"), Step::Repeat(elem, len - 1), Step::Typed(elem)]);
            }
            TypeData::Vector { scalable: true, .. }
                if !self.ctx.is_number(elem) || !self.version.has_splat() =>
            {
                self.str("shufflevector (");
                self.ty(ty);
                self.str(" insertelement (");
                self.ty(ty);
                self.str(" poison, ");
                let poison = [Step::Text(" poison"), Step::Type(ty), Step::Text(", i64 0), ")];
                stack.extend([Step::Text(")"), Step::ZeroMask(ty)]);
                stack.extend(poison.into_iter().chain([Step::Typed(elem)]));
            }
            _ => {
                self.str("splat (");
                stack.extend([Step::Text(")"), Step::Typed(elem)]);
            }
        }
    }

    fn data(&mut self, ty: Type, bytes: &[u8]) {
        let Some(elem) = self.ctx.element_type(ty) else { return };
        let vector = matches!(self.ctx.ty(ty), TypeData::Vector { .. });
        if elem == Type::I8 && !vector {
            self.out.push(b'c');
            return text::quoted(&mut self.out, bytes);
        }
        let width = self.ctx.data_element_width(ty).unwrap_or(8);
        self.str(if vector { "<" } else { "[" });
        for (at, chunk) in bytes.chunks(width).enumerate() {
            self.comma(at);
            self.element(elem, little_endian(chunk));
        }
        self.str(if vector { ">" } else { "]" });
    }

    fn element(&mut self, elem: Type, bits: u64) {
        self.ty(elem);
        self.out.push(b' ');
        match self.ctx.ty(elem) {
            TypeData::Integer(_) => self.int(elem, bits),
            data => floats::write(&mut self.out, data, [bits, 0]),
        }
    }

    fn open_expr(&mut self, stack: &mut Vec<Step<'m>>, expr: &'m ConstantExpr) {
        self.str(expr.opcode.name());
        self.flags(self.version.flags(expr.opcode, expr.flags));
        if let Some((low, high)) = expr.inrange {
            self.str(" inrange(");
            text::int(&mut self.out, low);
            self.str(", ");
            text::int(&mut self.out, high);
            self.str(")");
        }
        self.str(" (");
        if let Some(source) = expr.source {
            self.ty(source);
            self.str(", ");
        }
        stack.push(Step::Text(")"));
        if expr.opcode.is_cast() {
            stack.extend([Step::Type(expr.ty), Step::Text(" to ")]);
        }
        if !expr.mask.is_empty() {
            stack.push(Step::Mask(expr.ty, &expr.mask));
        }
        stack.push(Step::List(&expr.operands));
    }

    fn block_address(&mut self, function: Symbol, block: Block) {
        self.str("blockaddress(");
        self.symbol(function);
        self.str(", ");
        self.foreign_block(function, block);
        self.str(")");
    }

    /// The parts after the key are left out from the end where they are zero.
    fn open_ptrauth(&mut self, stack: &mut Vec<Step<'m>>, auth: &PtrAuth) {
        let parts = [auth.pointer, auth.key, auth.discriminator, auth.address, auth.deactivation];
        let last = parts.iter().rposition(|&part| !self.ctx.is_zero(part)).unwrap_or(0).max(1);
        self.str("ptrauth (");
        stack.push(Step::Text(")"));
        for (at, &part) in parts.iter().enumerate().take(last + 1).rev() {
            stack.push(Step::Typed(part));
            if at > 0 {
                stack.push(Step::Text(", "));
            }
        }
    }

    fn inline_asm(&mut self, asm: &InlineAsm) {
        self.str("asm ");
        let words = [
            (asm.side_effect, "sideeffect "),
            (asm.align_stack, "alignstack "),
            (asm.intel, "inteldialect "),
            (asm.unwind, "unwind "),
        ];
        words.iter().filter(|word| word.0).for_each(|word| self.str(word.1));
        text::quoted(&mut self.out, self.ctx.str_bytes(asm.text));
        self.str(", ");
        text::quoted(&mut self.out, self.ctx.str_bytes(asm.constraints));
    }

    /// Appends the mask of a `shufflevector`, as long as `ty` is.
    pub(super) fn shuffle_mask(
        &mut self,
        ty: Type,
        mask: impl ExactSizeIterator<Item = i32> + Clone,
    ) {
        let scalable = matches!(self.ctx.ty(ty), TypeData::Vector { scalable: true, .. });
        self.str(if scalable { ", <vscale x " } else { ", <" });
        text::uint(&mut self.out, mask.len() as u64);
        self.str(" x i32> ");
        if mask.clone().all(|lane| lane == 0) {
            return self.str("zeroinitializer");
        }
        if mask.clone().all(|lane| lane == -1) {
            return self.str("poison");
        }
        for (at, lane) in mask.enumerate() {
            self.str(if at == 0 { "<i32 " } else { ", i32 " });
            match lane {
                -1 => self.str("poison"),
                _ => text::int(&mut self.out, i64::from(lane)),
            }
        }
        self.str(">");
    }
}
