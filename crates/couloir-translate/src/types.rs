//! Types of the dialect as LLVM's.

use couloir_ir::attr::Param;
use couloir_ir::num::FloatKind;
use couloir_ir::ty::{DialectType, TypeKind, VectorType};
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_llvmir as l;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::read::param_u64;

/// How long the text of a type may be: types that share their parts can be short
/// in MLIR, where they have aliases, and endless in LLVM IR, where they have none.
const LONGEST: u64 = 1 << 24;

/// The last address space: LLVM keeps 24 bits of their numbers.
pub(crate) const LAST_SPACE: u32 = (1 << 24) - 1;

/// Converts types, keeping what it converted.
pub struct TypeConverter<'t> {
    ctx: &'t Context,
    llvm: &'t l::Context,
    known: FxHashMap<Type, Option<Made>>,
    /// The attributes, types among them, that dictionaries of arguments and results stand for.
    pub(crate) sets: FxHashMap<Attribute, l::AttrSet>,
}

/// A type that was made.
#[derive(Clone, Copy)]
struct Made {
    ty: l::Type,
    /// Roughly how long its text is.
    length: u64,
}

impl From<l::Type> for Made {
    fn from(ty: l::Type) -> Self {
        Self { ty, length: 8 }
    }
}

/// What a type needs before it can be made.
enum Step {
    Done(Option<Made>),
    Needs(Vec<Type>),
}

impl<'t> TypeConverter<'t> {
    /// A converter that knows nothing yet.
    pub fn new(ctx: &'t Context, llvm: &'t l::Context) -> Self {
        Self { ctx, llvm, known: FxHashMap::default(), sets: FxHashMap::default() }
    }

    /// The LLVM type of a type; `None` where LLVM has none.
    pub fn convert(&mut self, ty: Type) -> Option<l::Type> {
        if let Some(&known) = self.known.get(&ty) {
            return known.map(|made| made.ty);
        }
        let mut structs = Vec::new();
        self.complete(ty, &mut structs);
        // Bodies of identified structs come last, as they may mention the struct itself; those of
        // what is inside come first.
        let (mut found, mut missed) = (Vec::new(), FxHashSet::default());
        while let Some(pending) = structs.pop() {
            for element in self.body_of(pending).unwrap_or_default().0 {
                self.complete(element, &mut structs);
            }
            found.push(pending);
        }
        for pending in found.into_iter().rev() {
            self.fill(pending, &mut missed);
        }
        self.made(ty).map(|made| made.ty)
    }

    fn made(&self, ty: Type) -> Option<Made> {
        self.known.get(&ty).copied().flatten()
    }

    fn complete(&mut self, ty: Type, structs: &mut Vec<Type>) {
        let mut open = vec![ty];
        while let Some(&ty) = open.last() {
            if self.known.contains_key(&ty) {
                open.pop();
                continue;
            }
            match self.step(ty, structs) {
                Step::Done(done) => _ = self.known.insert(ty, done),
                Step::Needs(types) => open.extend(types),
            }
        }
    }

    fn step(&self, ty: Type, structs: &mut Vec<Type>) -> Step {
        match ty.kind(self.ctx) {
            TypeKind::Integer(width, _) => Step::Done(Some(self.llvm.int_type(*width).into())),
            TypeKind::Float(kind) => Step::Done(float_type(*kind).map(Made::from)),
            TypeKind::Vector(vector) => self.vector(vector),
            TypeKind::Dialect(data) if data.def.dialect == "llvm" => {
                self.dialect(ty, data, structs)
            }
            TypeKind::Dialect(data) => Step::Done(self.pointer_of_ptr(data).map(Made::from)),
            _ => Step::Done(None),
        }
    }

    /// A pointer of `ptr` into a memory space that LLVM has.
    fn pointer_of_ptr(&self, data: &DialectType) -> Option<l::Type> {
        if (data.def.dialect, data.def.mnemonic) != ("ptr", "ptr") {
            return None;
        }
        let space = data.params.first()?.as_attr()?.as_dialect(self.ctx)?;
        let known = [("llvm", "address_space"), ("nvvm", "memory_space")];
        if !known.contains(&(space.def.dialect, space.def.mnemonic)) {
            return None;
        }
        let space = param_u64(self.ctx, &space.params, 0)?;
        Some(self.llvm.ptr_type(space as u32 & LAST_SPACE))
    }

    fn vector(&self, vector: &VectorType) -> Step {
        // Of several dimensions, which only ops that do not look at the type let through, too.
        let len = vector.shape.iter().try_fold(1i64, |len, &dim| len.checked_mul(dim));
        let Some(len) = len.and_then(|len| u32::try_from(len).ok()) else {
            return Step::Done(None);
        };
        self.with(&[vector.element], |parts| {
            let elem = *parts.first()?;
            Some(if vector.is_scalable() {
                self.llvm.scalable_vector_type(elem, len)
            } else {
                self.llvm.vector_type(elem, len)
            })
        })
    }

    /// Makes a type once its parts are known.
    fn with(&self, parts: &[Type], make: impl FnOnce(&[l::Type]) -> Option<l::Type>) -> Step {
        let missing = parts.iter().filter(|part| !self.known.contains_key(part));
        let missing = missing.copied().collect::<Vec<_>>();
        if !missing.is_empty() {
            return Step::Needs(missing);
        }
        let parts = parts.iter().map(|&part| self.made(part)).collect::<Option<Vec<_>>>();
        let Some(parts) = parts else { return Step::Done(None) };
        let length = parts.iter().map(|part| part.length).fold(8, u64::saturating_add);
        if length > LONGEST {
            return Step::Done(None);
        }
        let parts = parts.iter().map(|part| part.ty).collect::<Vec<_>>();
        Step::Done(make(&parts).map(|ty| Made { ty, length }))
    }

    fn dialect(&self, ty: Type, data: &DialectType, structs: &mut Vec<Type>) -> Step {
        let simple = match data.def.mnemonic {
            "void" => l::Type::VOID,
            "token" => l::Type::TOKEN,
            "label" => l::Type::LABEL,
            "metadata" => l::Type::METADATA,
            "x86_amx" => l::Type::X86_AMX,
            "ppc_fp128" => l::Type::PPC_FP128,
            "ptr" => self.pointer(data),
            "array" => return self.array(data),
            "func" => return self.function(data),
            "struct" => return self.structure(ty, data, structs),
            "target" => return self.target(data),
            _ => return Step::Done(None),
        };
        Step::Done(Some(simple.into()))
    }

    fn pointer(&self, data: &DialectType) -> l::Type {
        let space = data.params.first().and_then(Param::as_uint).unwrap_or(0);
        self.llvm.ptr_type(space as u32 & LAST_SPACE)
    }

    fn array(&self, data: &DialectType) -> Step {
        let len = data.params.get(1).and_then(Param::as_uint).unwrap_or(0);
        let elem = data.params.first().and_then(Param::as_type);
        self.with(elem.as_slice(), |parts| Some(self.llvm.array_type(*parts.first()?, len)))
    }

    fn function(&self, data: &DialectType) -> Step {
        let mut parts = types_in(data.params.get(1));
        let variadic = data.params.get(2).and_then(Param::as_bool).unwrap_or(false);
        parts.extend(data.params.first().and_then(Param::as_type));
        self.with(&parts, |parts| {
            let (&result, args) = parts.split_last()?;
            Some(self.llvm.function_type(result, args, variadic))
        })
    }

    fn structure(&self, ty: Type, data: &DialectType, structs: &mut Vec<Type>) -> Step {
        if let Some(Param::Str(name)) = data.params.first() {
            structs.push(ty);
            let name = String::from_utf8_lossy(self.ctx.bytes(*name));
            return Step::Done(Some(self.llvm.named_struct(&name).into()));
        }
        let packed = data.params.first().and_then(Param::as_bool).unwrap_or(false);
        let elements = types_in(data.params.get(1));
        self.with(&elements, |parts| {
            Some(if packed {
                self.llvm.packed_struct_type(parts)
            } else {
                self.llvm.struct_type(parts)
            })
        })
    }

    /// What an identified struct consists of, and whether it is packed.
    fn body_of(&self, ty: Type) -> Option<(Vec<Type>, bool)> {
        let [packed, elements] = &**ty.as_dialect(self.ctx)?.body.get()? else { return None };
        Some((types_in(Some(elements)), packed.as_bool().unwrap_or(false)))
    }

    /// Gives an identified struct its body. One that would hold itself stays without, which can
    /// only be one that another holds that came before it: those are `missed`.
    fn fill(&mut self, ty: Type, missed: &mut FxHashSet<l::Type>) {
        let Some((elements, packed)) = self.body_of(ty) else { return };
        let parts = elements.iter().map(|&part| self.made(part).map(|made| made.ty));
        let own = self.made(ty).map(|made| made.ty);
        let (Some(parts), Some(own)) = (parts.collect::<Option<Vec<_>>>(), own) else { return };
        self.note_unfilled(&parts, missed);
        if !missed.contains(&own) || !self.llvm.holds_struct(&parts, own) {
            self.llvm.set_struct_body(own, &parts, packed);
        }
    }

    /// Notes the structs without a body among types, and what arrays and structs without names
    /// hold.
    fn note_unfilled(&self, parts: &[l::Type], missed: &mut FxHashSet<l::Type>) {
        let (mut open, mut seen) = (parts.to_vec(), FxHashSet::default());
        while let Some(ty) = open.pop() {
            match self.llvm.ty(ty) {
                l::TypeData::Named(id) if self.llvm.struct_body(*id).is_none() => {
                    missed.insert(ty);
                }
                l::TypeData::Array { elem, .. } => open.push(*elem),
                l::TypeData::Struct { fields, .. } if seen.insert(ty) => open.extend(fields.iter()),
                _ => {}
            }
        }
    }

    fn target(&self, data: &DialectType) -> Step {
        let name = data.params.first().and_then(Param::as_str);
        let name = name.map_or("", |name| self.ctx.str(name));
        let numbers = data.params.get(2).map(Param::items).unwrap_or_default();
        let numbers = numbers.iter().map(|n| n.as_uint().unwrap_or(0) as u32).collect::<Vec<_>>();
        let types = types_in(data.params.get(1));
        self.with(&types, |parts| Some(self.llvm.target_type(name, parts, &numbers)))
    }
}

fn types_in(param: Option<&Param>) -> Vec<Type> {
    param.map(Param::items).unwrap_or_default().iter().filter_map(Param::as_type).collect()
}

/// The LLVM type of a builtin float type.
pub fn float_type(kind: FloatKind) -> Option<l::Type> {
    Some(match kind {
        FloatKind::F16 => l::Type::HALF,
        FloatKind::BF16 => l::Type::BFLOAT,
        FloatKind::F32 => l::Type::FLOAT,
        FloatKind::F64 => l::Type::DOUBLE,
        FloatKind::F80 => l::Type::X86_FP80,
        FloatKind::F128 => l::Type::FP128,
        _ => return None,
    })
}

/// The kind of float an LLVM type holds; none for `ppc_fp128` and types that are no floats.
pub fn float_kind(data: &l::TypeData) -> Option<FloatKind> {
    Some(match data {
        l::TypeData::Half => FloatKind::F16,
        l::TypeData::BFloat => FloatKind::BF16,
        l::TypeData::Float => FloatKind::F32,
        l::TypeData::Double => FloatKind::F64,
        l::TypeData::X86Fp80 => FloatKind::F80,
        l::TypeData::Fp128 => FloatKind::F128,
        _ => return None,
    })
}

/// The address space of a pointer type of the dialect.
pub fn address_space(ctx: &Context, ty: Type) -> u32 {
    let space = ty.as_dialect(ctx).filter(|data| data.def.mnemonic == "ptr");
    space.and_then(|data| data.params.first()?.as_uint()).unwrap_or(0) as u32 & LAST_SPACE
}

/// The address space of an alias: that of what its body gives.
pub fn alias_space(op: OpRef<'_>) -> u32 {
    let last = op.region(0).and_then(|region| region.entry()?.last());
    let ty = last.and_then(|last| last.operand_type(0));
    ty.map_or(0, |ty| address_space(op.ctx(), ty))
}
