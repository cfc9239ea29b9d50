//! Types of LLVM IR as the dialect's.

use couloir_dialects::llvm::types as dialect;
use couloir_ir::num::FloatKind;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Type};
use couloir_llvmir as l;
use couloir_llvmir::TypeData;
use rustc_hash::{FxHashMap, FxHashSet};

/// Converts types, keeping what it converted.
pub(crate) struct Types<'t> {
    ctx: &'t Context,
    llvm: &'t l::Context,
    known: FxHashMap<l::Type, Type>,
    /// Identified structs whose bodies are still to be set.
    open: Vec<(l::StructId, Type)>,
    literal_structs: bool,
    /// What attributes of parameters become.
    pub(crate) dictionaries: FxHashMap<l::AttrSet, Attribute>,
    /// The names of structs, where some have none of their own.
    names: Option<Names>,
}

/// Names given to identified structs: each is one that no other has.
#[derive(Default)]
struct Names {
    of: FxHashMap<l::StructId, Vec<u8>>,
    taken: FxHashSet<Vec<u8>>,
    /// The types that have been looked through for structs.
    seen: FxHashSet<l::Type>,
    /// The last number of a name that was taken.
    last: FxHashMap<Vec<u8>, usize>,
}

impl Names {
    /// Names the structs in a type, each after those in it.
    fn look_through(&mut self, llvm: &l::Context, ty: l::Type) {
        let mut waiting = vec![(ty, false)];
        while let Some((ty, is_done)) = waiting.pop() {
            match llvm.ty(ty) {
                &TypeData::Named(id) if is_done => self.name(llvm, id),
                _ if is_done || !self.seen.insert(ty) => {}
                _ => {
                    waiting.push((ty, true));
                    waiting.extend(llvm.parts(ty).into_iter().rev().map(|part| (part, false)));
                }
            }
        }
    }

    fn name(&mut self, llvm: &l::Context, id: l::StructId) {
        let own = llvm.struct_name(id).map_or(&b""[..], |name| llvm.str_bytes(name)).to_vec();
        let mut name = own.clone();
        // Opaque structs without a name are one.
        if llvm.struct_body(id).is_some() {
            let last = self.last.entry(own.clone()).or_default();
            while self.taken.contains(&name) {
                *last += 1;
                name = [own.as_slice(), format!(".{last}").as_bytes()].concat();
            }
        }
        self.taken.insert(name.clone());
        self.of.insert(id, name);
    }
}

impl<'t> Types<'t> {
    pub(crate) fn new(ctx: &'t Context, llvm: &'t l::Context, literal_structs: bool) -> Self {
        let names = (llvm.has_nameless_structs() && !literal_structs).then(Names::default);
        Self {
            ctx,
            llvm,
            known: FxHashMap::default(),
            open: Vec::new(),
            literal_structs,
            dictionaries: FxHashMap::default(),
            names,
        }
    }

    /// The dialect's type.
    pub(crate) fn convert(&mut self, ty: l::Type) -> Type {
        if let Some(&known) = self.known.get(&ty) {
            return known;
        }
        if let Some(names) = &mut self.names {
            names.look_through(self.llvm, ty);
        }
        let converted = self.nested(ty);
        // The bodies of structs may mention the structs themselves.
        while let Some((id, ty)) = self.open.pop() {
            match self.llvm.struct_body(id) {
                Some(body) => {
                    let fields: Vec<Type> = body.fields.iter().map(|&f| self.nested(f)).collect();
                    dialect::set_body(self.ctx, ty, &fields, body.packed);
                }
                None => _ = dialect::set_opaque(self.ctx, ty),
            }
        }
        converted
    }

    /// Types nest no deeper than the reader lets them.
    fn nested(&mut self, ty: l::Type) -> Type {
        if let Some(&known) = self.known.get(&ty) {
            return known;
        }
        let converted = self.make(ty);
        self.known.insert(ty, converted);
        converted
    }

    fn make(&mut self, ty: l::Type) -> Type {
        let (ctx, llvm) = (self.ctx, self.llvm);
        match llvm.ty(ty) {
            TypeData::Void => dialect::void(ctx),
            TypeData::Half => Type::float(ctx, FloatKind::F16),
            TypeData::BFloat => Type::float(ctx, FloatKind::BF16),
            TypeData::Float => Type::float(ctx, FloatKind::F32),
            TypeData::Double => Type::float(ctx, FloatKind::F64),
            TypeData::X86Fp80 => Type::float(ctx, FloatKind::F80),
            TypeData::Fp128 => Type::float(ctx, FloatKind::F128),
            TypeData::PpcFp128 => dialect::simple(ctx, &dialect::PPC_FP128),
            TypeData::X86Amx => dialect::x86_amx(ctx),
            TypeData::Label => dialect::label(ctx),
            TypeData::Metadata => dialect::metadata(ctx),
            TypeData::Token => dialect::token(ctx),
            TypeData::Integer(bits) => Type::int(ctx, *bits),
            TypeData::Pointer(space) => dialect::ptr_in(ctx, *space),
            TypeData::TypedPointer { pointee, space } => {
                let pointee = self.nested(*pointee);
                dialect::typed_ptr(ctx, pointee, *space)
            }
            TypeData::Array { elem, len } => {
                let elem = self.nested(*elem);
                dialect::array(ctx, *len, elem)
            }
            TypeData::Vector { elem, len, scalable } => {
                let elem = self.nested(*elem);
                VectorType::get(ctx, &[i64::from(*len)], &[*scalable], elem)
            }
            TypeData::Function { ret, params, vararg } => {
                let ret = self.nested(*ret);
                let params: Vec<Type> = params.iter().map(|&ty| self.nested(ty)).collect();
                dialect::func(ctx, ret, &params, *vararg)
            }
            TypeData::Struct { fields, packed } => self.literal(fields, *packed),
            TypeData::Named(id) => self.named(*id),
            TypeData::TargetExt { name, types, ints } => {
                let types: Vec<Type> = types.iter().map(|&ty| self.nested(ty)).collect();
                let name = ctx.intern_bytes(llvm.str_bytes(*name));
                dialect::target(ctx, name, &types, ints)
            }
        }
    }

    fn literal(&mut self, fields: &[l::Type], packed: bool) -> Type {
        let fields: Vec<Type> = fields.iter().map(|&field| self.nested(field)).collect();
        match packed {
            true => dialect::struct_packed(self.ctx, &fields),
            false => dialect::struct_literal(self.ctx, &fields),
        }
    }

    fn named(&mut self, id: l::StructId) -> Type {
        if self.literal_structs {
            return match self.llvm.struct_body(id) {
                Some(body) => self.literal(&body.fields, body.packed),
                // What is opaque has no fields.
                None => self.literal(&[], false),
            };
        }
        let own = self.llvm.struct_name(id).map_or(&b""[..], |name| self.llvm.str_bytes(name));
        let given = self.names.as_ref().and_then(|names| names.of.get(&id));
        let name = given.map_or(own, Vec::as_slice);
        let ty = dialect::struct_identified(self.ctx, self.ctx.intern_bytes(name));
        self.open.push((id, ty));
        ty
    }
}
