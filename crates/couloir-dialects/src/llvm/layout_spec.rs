//! The data layout string as a `#dlti.dl_spec`.
//!
//! Entries of types come first, in the order of the string and then of LLVM's defaults, each key
//! once; then those with names.

use couloir_ir::attr::{AttrKind, DenseElements, Param};
use couloir_ir::num::{FloatKind, Int};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Type};

use super::types as dialect;
use crate::dlti::{DL_SPEC, FUNCTION_POINTER_ALIGNMENT};

/// What holds where a layout says nothing.
const DEFAULTS: &str =
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// The specification of a layout string, and the parts that were not understood.
pub fn layout_spec(ctx: &Context, layout: &str) -> (Attribute, Vec<String>) {
    let mut builder = Builder { ctx, types: Vec::new(), names: Vec::new() };
    let mut unknown = Vec::new();
    for part in layout.split('-').chain(DEFAULTS.split('-')).filter(|part| !part.is_empty()) {
        if builder.part(part).is_none() {
            unknown.push(part.to_owned());
        }
    }
    let types = builder.types.into_iter().map(|(ty, value)| entry(Param::Type(ty), value));
    let names = builder.names.into_iter();
    let names = names.map(|(name, value)| entry(Param::Str(ctx.intern(name)), value));
    let list = Param::List(types.chain(names).collect());
    (Attribute::dialect(ctx, &DL_SPEC, vec![list]), unknown)
}

fn entry(key: Param, value: Attribute) -> Param {
    Param::List([key, Param::Attr(value)].into())
}

struct Builder<'c> {
    ctx: &'c Context,
    types: Vec<(Type, Attribute)>,
    names: Vec<(&'static str, Attribute)>,
}

/// The floats of a width that layouts tell of.
fn float_kind(width: u32) -> Option<FloatKind> {
    Some(match width {
        16 => FloatKind::F16,
        32 => FloatKind::F32,
        64 => FloatKind::F64,
        80 => FloatKind::F80,
        128 => FloatKind::F128,
        _ => return None,
    })
}

impl Builder<'_> {
    fn part(&mut self, part: &str) -> Option<()> {
        let ctx = self.ctx;
        if let Some(spaces) = part.strip_prefix("ni:") {
            let spaces: Option<Vec<i32>> = spaces.split(':').map(|s| s.parse().ok()).collect();
            _ = spaces?;
            return None;
        }
        let (letter, rest) = part.split_at_checked(1)?;
        match letter {
            "e" => self.name("dlti.endianness", Attribute::string(ctx, "little")),
            "E" => self.name("dlti.endianness", Attribute::string(ctx, "big")),
            "m" => {
                let mode = rest.strip_prefix(':')?;
                self.name("dlti.mangling_mode", Attribute::string(ctx, mode));
            }
            "P" => self.space("dlti.program_memory_space", rest)?,
            "G" => self.space("dlti.global_memory_space", rest)?,
            "A" => self.space("dlti.alloca_memory_space", rest)?,
            "S" => {
                let bits = rest.parse().ok()?;
                self.name("dlti.stack_alignment", Attribute::i64(ctx, bits));
            }
            "n" => {
                let widths: Option<Vec<i32>> = rest.split(':').map(|w| w.parse().ok()).collect();
                self.name("dlti.legal_int_widths", Attribute::i32_array(ctx, &widths?));
            }
            "F" => self.function_pointer(rest)?,
            "p" => self.pointer(rest)?,
            "i" => {
                let (width, numbers) = numbers(rest)?;
                self.alignments(Type::int(ctx, width), &numbers)?;
            }
            "f" => {
                let (width, numbers) = numbers(rest)?;
                self.alignments(Type::float(ctx, float_kind(width)?), &numbers)?;
            }
            _ => return None,
        }
        Some(())
    }

    fn name(&mut self, name: &'static str, value: Attribute) {
        if self.names.iter().all(|row| row.0 != name) {
            self.names.push((name, value));
        }
    }

    fn ty(&mut self, ty: Type, value: Attribute) {
        if self.types.iter().all(|row| row.0 != ty) {
            self.types.push((ty, value));
        }
    }

    fn space(&mut self, name: &'static str, text: &str) -> Option<()> {
        let value: u64 = text.parse().ok()?;
        if value == 0 {
            return Some(());
        }
        let kind = TypeKind::Integer(64, couloir_ir::ty::Signedness::Unsigned);
        let ty = Type::get(self.ctx, kind);
        self.name(name, Attribute::wide_int(self.ctx, ty, Int::new(64, value)));
        Some(())
    }

    /// `Fi64` or `Fn64`
    fn function_pointer(&mut self, text: &str) -> Option<()> {
        let (kind, bits) = text.split_at_checked(1)?;
        let params = vec![Param::Uint(bits.parse().ok()?), Param::Bool(kind == "n")];
        let value = Attribute::dialect(self.ctx, &FUNCTION_POINTER_ALIGNMENT, params);
        self.name("dlti.function_pointer_alignment", value);
        Some(())
    }

    /// `p[space]:size:abi[:preferred[:index]]`
    fn pointer(&mut self, text: &str) -> Option<()> {
        let (space, rest) = text.split_once(':')?;
        let space = if space.is_empty() { 0 } else { space.parse().ok()? };
        let numbers: Option<Vec<i64>> = rest.split(':').map(|n| n.parse().ok()).collect();
        let numbers = numbers?;
        let size = *numbers.first()?;
        let abi = numbers.get(1).copied().unwrap_or(size);
        let preferred = numbers.get(2).copied().unwrap_or(abi);
        let index = numbers.get(3).copied().unwrap_or(size);
        let value = self.dense(&[size, abi, preferred, index]);
        self.ty(dialect::ptr_in(self.ctx, space), value);
        Some(())
    }

    fn alignments(&mut self, ty: Type, numbers: &[i64]) -> Option<()> {
        let abi = *numbers.first()?;
        let preferred = numbers.get(1).copied().unwrap_or(abi);
        let value = self.dense(&[abi, preferred]);
        self.ty(ty, value);
        Some(())
    }

    fn dense(&self, numbers: &[i64]) -> Attribute {
        let ty = Type::vector(self.ctx, &[numbers.len() as i64], Type::I64);
        let data = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        Attribute::get(self.ctx, AttrKind::DenseElements(DenseElements::new(self.ctx, ty, data)))
    }
}

/// `64:32:64`: a width and what follows it.
fn numbers(text: &str) -> Option<(u32, Vec<i64>)> {
    let (width, rest) = text.split_once(':')?;
    let numbers: Option<Vec<i64>> = rest.split(':').map(|number| number.parse().ok()).collect();
    Some((width.parse().ok()?, numbers?))
}
