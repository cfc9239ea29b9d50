//! Types: interned handles and what they stand for.

use crate::context::{Context, Str};

/// A type of a [`Context`]; equal types have equal handles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Type(pub(crate) u32);

/// An identified struct type of a [`Context`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct StructId(pub(crate) u32);

/// What a [`Type`] stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// `void`
    Void,
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// `ppc_fp128`
    PpcFp128,
    /// `x86_amx`
    X86Amx,
    /// `label`
    Label,
    /// `metadata`
    Metadata,
    /// `token`
    Token,
    /// `iN`, of N bits.
    Integer(u32),
    /// `ptr addrspace(N)`
    Pointer(u32),
    /// `pointee addrspace(space)*` of text before LLVM 17, where the reader was asked to keep what
    /// pointers point to; nothing else makes such types.
    TypedPointer {
        /// What it points to.
        pointee: Type,
        /// Address space.
        space: u32,
    },
    /// `[len x elem]`
    Array {
        /// Element type.
        elem: Type,
        /// Number of elements.
        len: u64,
    },
    /// `<len x elem>` or `<vscale x len x elem>`
    Vector {
        /// Element type.
        elem: Type,
        /// Number of elements (a multiple of `vscale` where `scalable`).
        len: u32,
        /// Whether the length is a multiple of `vscale`.
        scalable: bool,
    },
    /// `ret (params, ...)`
    Function {
        /// Return type.
        ret: Type,
        /// Parameter types.
        params: Box<[Type]>,
        /// Whether further arguments may follow.
        vararg: bool,
    },
    /// A literal struct, `{ fields }` or `<{ fields }>`.
    Struct {
        /// Field types.
        fields: Box<[Type]>,
        /// Whether it is laid out without padding.
        packed: bool,
    },
    /// An identified struct; its body is in the context.
    Named(StructId),
    /// `target("name", types..., ints...)`
    TargetExt {
        /// Name of the target type.
        name: Str,
        /// Type parameters.
        types: Box<[Type]>,
        /// Integer parameters.
        ints: Box<[u32]>,
    },
}

/// The fields of an identified struct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructBody {
    /// Field types.
    pub fields: Box<[Type]>,
    /// Whether it is laid out without padding.
    pub packed: bool,
}

macro_rules! fixed_types {
    ($($(#[$doc:meta])* $name:ident = $data:expr;)*) => {
        fixed_types!(@number 0; $($(#[$doc])* $name;)*);
        /// The types every context starts with, in the order of their handles.
        pub(crate) const FIXED: &[TypeData] = &[$($data),*];
    };
    (@number $n:expr; $(#[$doc:meta])* $name:ident; $($rest:tt)*) => {
        impl Type {
            $(#[$doc])*
            pub const $name: Type = Type($n);
        }
        fixed_types!(@number $n + 1; $($rest)*);
    };
    (@number $n:expr;) => {};
}

fixed_types! {
    /// `void`
    VOID = TypeData::Void;
    /// `half`
    HALF = TypeData::Half;
    /// `bfloat`
    BFLOAT = TypeData::BFloat;
    /// `float`
    FLOAT = TypeData::Float;
    /// `double`
    DOUBLE = TypeData::Double;
    /// `x86_fp80`
    X86_FP80 = TypeData::X86Fp80;
    /// `fp128`
    FP128 = TypeData::Fp128;
    /// `ppc_fp128`
    PPC_FP128 = TypeData::PpcFp128;
    /// `x86_amx`
    X86_AMX = TypeData::X86Amx;
    /// `label`
    LABEL = TypeData::Label;
    /// `metadata`
    METADATA = TypeData::Metadata;
    /// `token`
    TOKEN = TypeData::Token;
    /// `i1`
    I1 = TypeData::Integer(1);
    /// `i8`
    I8 = TypeData::Integer(8);
    /// `i16`
    I16 = TypeData::Integer(16);
    /// `i32`
    I32 = TypeData::Integer(32);
    /// `i64`
    I64 = TypeData::Integer(64);
    /// `i128`
    I128 = TypeData::Integer(128);
    /// `ptr`
    PTR = TypeData::Pointer(0);
}

/// Bits of a floating-point type, `None` for any other type.
pub(crate) fn float_width(data: &TypeData) -> Option<u32> {
    Some(match data {
        TypeData::Half | TypeData::BFloat => 16,
        TypeData::Float => 32,
        TypeData::Double => 64,
        TypeData::X86Fp80 => 80,
        TypeData::Fp128 | TypeData::PpcFp128 => 128,
        _ => return None,
    })
}

impl Context {
    /// What `ty` stands for.
    pub fn ty(&self, ty: Type) -> &TypeData {
        self.types.get(ty.0)
    }

    /// The type of `data`.
    pub fn intern_type(&self, data: TypeData) -> Type {
        Type(self.types.intern(data))
    }

    /// `iN`
    pub fn int_type(&self, bits: u32) -> Type {
        match bits {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            128 => Type::I128,
            _ => self.intern_type(TypeData::Integer(bits)),
        }
    }

    /// `ptr`, or `ptr addrspace(N)` where it is not zero.
    pub fn ptr_type(&self, addrspace: u32) -> Type {
        match addrspace {
            0 => Type::PTR,
            _ => self.intern_type(TypeData::Pointer(addrspace)),
        }
    }

    /// `pointee addrspace(space)*`
    pub fn typed_ptr_type(&self, pointee: Type, space: u32) -> Type {
        self.intern_type(TypeData::TypedPointer { pointee, space })
    }

    /// `[len x elem]`
    pub fn array_type(&self, elem: Type, len: u64) -> Type {
        self.intern_type(TypeData::Array { elem, len })
    }

    /// `<len x elem>`
    pub fn vector_type(&self, elem: Type, len: u32) -> Type {
        self.intern_type(TypeData::Vector { elem, len, scalable: false })
    }

    /// `<vscale x len x elem>`
    pub fn scalable_vector_type(&self, elem: Type, len: u32) -> Type {
        self.intern_type(TypeData::Vector { elem, len, scalable: true })
    }

    /// `ret (params)`, or `ret (params, ...)`.
    pub fn function_type(&self, ret: Type, params: &[Type], vararg: bool) -> Type {
        self.intern_type(TypeData::Function { ret, params: params.into(), vararg })
    }

    /// `{ fields }`
    pub fn struct_type(&self, fields: &[Type]) -> Type {
        self.intern_type(TypeData::Struct { fields: fields.into(), packed: false })
    }

    /// `<{ fields }>`
    pub fn packed_struct_type(&self, fields: &[Type]) -> Type {
        self.intern_type(TypeData::Struct { fields: fields.into(), packed: true })
    }

    /// `target("name", types..., ints...)`
    pub fn target_type(&self, name: &str, types: &[Type], ints: &[u32]) -> Type {
        let name = self.str(name);
        self.intern_type(TypeData::TargetExt { name, types: types.into(), ints: ints.into() })
    }

    /// The identified struct of this name, opaque until [`Context::set_struct_body`]. With an
    /// empty name it is printed by number, as LLVM takes that for none.
    pub fn named_struct(&self, name: &str) -> Type {
        self.named_struct_bytes(name.as_bytes())
    }

    /// The same, of a name of any bytes.
    pub fn named_struct_bytes(&self, name: &[u8]) -> Type {
        let has_name = !name.is_empty();
        let name = self.bytes(name);
        let mut names = self.lock_struct_names();
        let push = || self.push_struct(has_name.then_some(name));
        let id = *names.entry(name).or_insert_with(push);
        self.intern_type(TypeData::Named(id))
    }

    /// A new identified struct without a name, printed by number.
    pub fn unnamed_struct(&self) -> Type {
        let id = self.push_struct(None);
        self.intern_type(TypeData::Named(id))
    }

    /// Gives an identified struct its body. Returns whether it now has this body: a struct that
    /// has another one keeps it, and a type that is no identified struct takes none.
    pub fn set_struct_body(&self, ty: Type, fields: &[Type], packed: bool) -> bool {
        let TypeData::Named(id) = self.ty(ty) else { return false };
        let wanted = StructBody { fields: fields.into(), packed };
        let cell = &self.structs[id.0 as usize].1;
        cell.set(wanted.clone()).is_ok() || cell.get() == Some(&wanted)
    }

    /// Whether a struct is among what these types hold.
    pub fn holds_struct(&self, fields: &[Type], own: Type) -> bool {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut open = fields.to_vec();
        while let Some(ty) = open.pop() {
            if ty == own {
                return true;
            }
            match self.ty(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => open.push(*elem),
                TypeData::Struct { .. } | TypeData::Named(_) if seen.insert(ty) => {
                    let fields = self.struct_fields(ty).map(|(fields, _)| fields);
                    open.extend(fields.unwrap_or_default());
                }
                _ => {}
            }
        }
        false
    }

    /// The body of an identified struct, `None` while it is opaque.
    pub fn struct_body(&self, id: StructId) -> Option<&StructBody> {
        self.structs[id.0 as usize].1.get()
    }

    /// The name of an identified struct, if it has one.
    pub fn struct_name(&self, id: StructId) -> Option<Str> {
        self.structs[id.0 as usize].0
    }

    /// Whether any identified struct has no name.
    pub fn has_nameless_structs(&self) -> bool {
        self.structs.iter().any(|(_, entry)| entry.0.is_none())
    }

    /// The types that a type is made of, in the order in which LLVM's importer of the dialect looks
    /// at them; those of an identified struct, too.
    pub fn parts(&self, ty: Type) -> Vec<Type> {
        match self.ty(ty) {
            TypeData::TypedPointer { pointee: part, .. }
            | TypeData::Array { elem: part, .. }
            | TypeData::Vector { elem: part, .. } => vec![*part],
            TypeData::Function { ret, params, .. } => {
                params.iter().copied().chain([*ret]).collect()
            }
            TypeData::Struct { fields, .. } => fields.to_vec(),
            TypeData::Named(id) => {
                self.struct_body(*id).map_or(vec![], |body| body.fields.to_vec())
            }
            TypeData::TargetExt { types, .. } => types.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The fields of a struct type, literal or identified, and whether it is packed.
    pub fn struct_fields(&self, ty: Type) -> Option<(&[Type], bool)> {
        match self.ty(ty) {
            TypeData::Struct { fields, packed } => Some((fields, *packed)),
            TypeData::Named(id) => self.struct_body(*id).map(|b| (&*b.fields, b.packed)),
            _ => None,
        }
    }

    /// Return type, parameter types and whether it is variadic, of a function type.
    pub fn function_parts(&self, ty: Type) -> Option<(Type, &[Type], bool)> {
        match self.ty(ty) {
            TypeData::Function { ret, params, vararg } => Some((*ret, params, *vararg)),
            _ => None,
        }
    }

    /// Element type of an array or vector.
    pub fn element_type(&self, ty: Type) -> Option<Type> {
        match *self.ty(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => Some(elem),
            _ => None,
        }
    }

    /// The element type of a vector, any other type itself.
    pub fn scalar_type(&self, ty: Type) -> Type {
        match *self.ty(ty) {
            TypeData::Vector { elem, .. } => elem,
            _ => ty,
        }
    }

    /// `elem`, or a vector of it as long as `like` where that is a vector.
    pub fn shaped_like(&self, like: Type, elem: Type) -> Type {
        match *self.ty(like) {
            TypeData::Vector { len, scalable, .. } => {
                self.intern_type(TypeData::Vector { elem, len, scalable })
            }
            _ => elem,
        }
    }

    /// Whether a type has a size where all that is in it has.
    pub(crate) fn has_size(&self, ty: Type) -> bool {
        match self.ty(ty) {
            TypeData::Void
            | TypeData::Function { .. }
            | TypeData::Label
            | TypeData::Metadata
            | TypeData::Token => false,
            TypeData::Named(id) => self.struct_body(*id).is_some(),
            TypeData::TargetExt { .. } => self.target_layout(ty).is_some(),
            _ => true,
        }
    }

    /// Whether a type is one of floats, or of vectors, arrays or structs of them.
    pub(crate) fn is_float_or_many(&self, mut ty: Type) -> bool {
        if let Some((fields, _)) = self.struct_fields(ty) {
            match fields {
                [first, rest @ ..] if rest.iter().all(|field| field == first) => ty = *first,
                _ => return false,
            }
        }
        while let TypeData::Array { elem, .. } = self.ty(ty) {
            ty = *elem;
        }
        let scalar = self.scalar_type(ty);
        scalar == Type::PPC_FP128 || float_width(self.ty(scalar)).is_some()
    }

    /// The type that a target type is laid out as; none where LLVM does not know it.
    pub(crate) fn target_layout(&self, ty: Type) -> Option<Type> {
        let TypeData::TargetExt { name, types, ints } = self.ty(ty) else { return None };
        let name = self.str_bytes(*name);
        Some(match name {
            b"aarch64.svcount" => self.scalable_vector_type(Type::I1, 16),
            b"amdgcn.named.barrier" => self.vector_type(Type::I32, 4),
            b"riscv.vector.tuple" => {
                let len = match types.first().map(|&ty| self.ty(ty)) {
                    Some(TypeData::Vector { len, .. }) => (*len).max(8),
                    _ => return None,
                };
                self.scalable_vector_type(Type::I8, len.checked_mul(*ints.first()?)?)
            }
            _ if name.starts_with(b"spirv.") || name.starts_with(b"dx.") => Type::PTR,
            _ => return None,
        })
    }

    /// Width of an integer type.
    pub fn int_width(&self, ty: Type) -> Option<u32> {
        match *self.ty(ty) {
            TypeData::Integer(bits) => Some(bits),
            _ => None,
        }
    }

    /// Address space of a pointer type, or of a vector of pointers.
    pub fn address_space(&self, ty: Type) -> Option<u32> {
        match *self.ty(self.scalar_type(ty)) {
            TypeData::Pointer(space) | TypeData::TypedPointer { space, .. } => Some(space),
            _ => None,
        }
    }

    /// Whether a type is one of pointers, typed or not.
    pub fn is_pointer(&self, ty: Type) -> bool {
        matches!(self.ty(ty), TypeData::Pointer(_) | TypeData::TypedPointer { .. })
    }

    /// Whether types are the same, what pointers point to aside.
    pub(crate) fn same_when_opaque(&self, a: Type, b: Type) -> bool {
        let space = self.address_space(a);
        let shape = |ty| self.shaped_like(ty, Type::I1);
        a == b || space.is_some() && space == self.address_space(b) && shape(a) == shape(b)
    }

    /// The type of the part of `ty` reached by constant struct and array indices.
    pub fn indexed_type(&self, ty: Type, indices: &[u32]) -> Option<Type> {
        indices.iter().try_fold(ty, |ty, &index| match *self.ty(ty) {
            TypeData::Array { elem, len } => (u64::from(index) < len).then_some(elem),
            _ => self.struct_fields(ty)?.0.get(index as usize).copied(),
        })
    }
}
