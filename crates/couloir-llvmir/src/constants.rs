//! Constants: interned handles, what they stand for, and how they are made.
//!
//! Invariants: a constant is in the form LLVM keeps it in (an array of zeros is
//! `zeroinitializer`, an array of integers is a data array, ...), so equal constants have equal
//! handles; its type is known without looking at other constants.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::context::{Context, Str, Symbol};
use crate::opcode::{Flags, Opcode};
use crate::types::{Type, TypeData, float_width};

/// A constant of a [`Context`]; equal constants have equal handles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Constant(pub(crate) u32);

/// What a [`Constant`] stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstantData {
    /// An integer of at most 64 bits, zero-extended.
    Int {
        /// Its type.
        ty: Type,
        /// Its bits.
        bits: u64,
    },
    /// An integer of more than 64 bits: words, lowest first, the last one zero-extended.
    WideInt {
        /// Its type.
        ty: Type,
        /// Its bits.
        words: Box<[u64]>,
    },
    /// A floating-point number by its bits, low word first.
    Float {
        /// Its type.
        ty: Type,
        /// Its bits.
        bits: [u64; 2],
    },
    /// `null`
    Null(Type),
    /// `zeroinitializer` of an aggregate, vector or target type.
    Zero(Type),
    /// `none` of type `token`.
    NoneToken,
    /// `undef`
    Undef(Type),
    /// `poison`
    Poison(Type),
    /// An array, struct or vector by its elements.
    Aggregate {
        /// Its type.
        ty: Type,
        /// Its elements.
        elems: Box<[Constant]>,
    },
    /// An array or vector of integers (8 to 64 bits) or floats (16 to 64 bits), little-endian.
    Data {
        /// Its type.
        ty: Type,
        /// Its elements, one after another.
        bytes: Arc<[u8]>,
    },
    /// A vector with the same element throughout.
    Splat {
        /// Its type.
        ty: Type,
        /// Its element.
        elem: Constant,
    },
    /// The address of a global value.
    Global {
        /// Its pointer type.
        ty: Type,
        /// Its name.
        symbol: Symbol,
    },
    /// A constant expression.
    Expr(Box<ConstantExpr>),
    /// `blockaddress(@function, %block)`
    BlockAddress {
        /// Its pointer type.
        ty: Type,
        /// The function.
        function: Symbol,
        /// The block of the function's body.
        block: crate::body::Block,
    },
    /// `dso_local_equivalent @symbol`
    DsoLocalEquivalent {
        /// Its pointer type.
        ty: Type,
        /// The function.
        symbol: Symbol,
    },
    /// `no_cfi @symbol`
    NoCfi {
        /// Its pointer type.
        ty: Type,
        /// The function.
        symbol: Symbol,
    },
    /// `ptrauth (ptr p, i32 key, i64 discriminator, ptr address, ptr deactivation)`
    PtrAuth(Box<PtrAuth>),
    /// Inline assembly: only the callee of a call.
    InlineAsm(Box<InlineAsm>),
}

/// A constant expression: an opcode applied to constants.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ConstantExpr {
    /// Its type.
    pub ty: Type,
    /// Opcode (`getelementptr`, a cast, an integer operation, ...).
    pub opcode: Opcode,
    /// Flags of the opcode.
    pub flags: Flags,
    /// Source element type of `getelementptr`.
    pub source: Option<Type>,
    /// `inrange(low, high)` of `getelementptr`.
    pub inrange: Option<(i64, i64)>,
    /// Operands.
    pub operands: Box<[Constant]>,
    /// Mask of `shufflevector`; -1 is poison.
    pub mask: Box<[i32]>,
}

/// A signed pointer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PtrAuth {
    /// The pointer that is signed.
    pub pointer: Constant,
    /// Key, an `i32`.
    pub key: Constant,
    /// Discriminator, an `i64`.
    pub discriminator: Constant,
    /// Address discriminator, a pointer.
    pub address: Constant,
    /// Deactivation symbol, a pointer.
    pub deactivation: Constant,
}

/// Inline assembly.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four independent words of the text")]
pub struct InlineAsm {
    /// Type of the function it stands for.
    pub function_type: Type,
    /// Assembly text.
    pub text: Str,
    /// Constraints.
    pub constraints: Str,
    /// `sideeffect`
    pub side_effect: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel: bool,
    /// `unwind`
    pub unwind: bool,
}

impl Context {
    /// What `constant` stands for.
    pub fn constant(&self, constant: Constant) -> &ConstantData {
        self.constants.get(constant.0)
    }

    fn intern_constant(&self, data: ConstantData) -> Constant {
        Constant(self.constants.intern(data))
    }

    /// The type of a constant.
    pub fn constant_type(&self, constant: Constant) -> Type {
        match self.constant(constant) {
            ConstantData::Int { ty, .. }
            | ConstantData::WideInt { ty, .. }
            | ConstantData::Float { ty, .. }
            | ConstantData::Null(ty)
            | ConstantData::Zero(ty)
            | ConstantData::Undef(ty)
            | ConstantData::Poison(ty)
            | ConstantData::Aggregate { ty, .. }
            | ConstantData::Data { ty, .. }
            | ConstantData::Splat { ty, .. }
            | ConstantData::Global { ty, .. }
            | ConstantData::BlockAddress { ty, .. }
            | ConstantData::DsoLocalEquivalent { ty, .. }
            | ConstantData::NoCfi { ty, .. } => *ty,
            ConstantData::NoneToken => Type::TOKEN,
            ConstantData::Expr(expr) => expr.ty,
            ConstantData::PtrAuth(auth) => self.constant_type_once(auth.pointer),
            ConstantData::InlineAsm(_) => Type::PTR,
        }
    }

    /// Type of the pointer inside a `ptrauth`, without descending through nested ones.
    fn constant_type_once(&self, pointer: Constant) -> Type {
        match self.constant(pointer) {
            ConstantData::PtrAuth(_) => Type::PTR,
            _ => self.constant_type(pointer),
        }
    }

    /// An integer of at most 64 bits, `value` truncated to its width; the element throughout
    /// where `ty` is a vector of integers.
    pub fn int(&self, ty: Type, value: u64) -> Constant {
        match self.ty(ty) {
            TypeData::Vector { elem, .. } => self.splat(ty, self.int(*elem, value)),
            TypeData::Integer(bits @ 0..=63) => {
                let bits = value & ((1 << bits) - 1);
                self.intern_constant(ConstantData::Int { ty, bits })
            }
            TypeData::Integer(bits @ 65..) => {
                let mut words = vec![0; bits.div_ceil(64) as usize];
                words[0] = value;
                self.wide_int(ty, &words)
            }
            _ => self.intern_constant(ConstantData::Int { ty, bits: value }),
        }
    }

    /// An integer of any width by its words, lowest first; missing ones are zero.
    pub fn wide_int(&self, ty: Type, words: &[u64]) -> Constant {
        let width = self.int_width(ty).unwrap_or(64);
        if width <= 64 {
            return self.int(ty, words.first().copied().unwrap_or(0));
        }
        let mut own: Vec<u64> = words.to_vec();
        own.resize(width.div_ceil(64) as usize, 0);
        if let (Some(last), rest @ 1..) = (own.last_mut(), width % 64) {
            *last &= (1 << rest) - 1;
        }
        self.intern_constant(ConstantData::WideInt { ty, words: own.into() })
    }

    /// `i1`
    pub fn bool(&self, value: bool) -> Constant {
        self.int(Type::I1, u64::from(value))
    }

    /// `i32`
    pub fn i32(&self, value: i32) -> Constant {
        self.int(Type::I32, u64::from(value as u32))
    }

    /// `i64`
    pub fn i64(&self, value: i64) -> Constant {
        self.int(Type::I64, value as u64)
    }

    /// A floating-point number by the bits of its type (16 to 128 of them).
    pub fn float_bits(&self, ty: Type, bits: u128) -> Constant {
        let bits = [bits as u64, (bits >> 64) as u64];
        self.intern_constant(ConstantData::Float { ty, bits })
    }

    /// `float`
    pub fn f32(&self, value: f32) -> Constant {
        self.float_bits(Type::FLOAT, u128::from(value.to_bits()))
    }

    /// `double`
    pub fn f64(&self, value: f64) -> Constant {
        self.float_bits(Type::DOUBLE, u128::from(value.to_bits()))
    }

    /// The zero of a type: `0`, `0.0`, `null`, `none` or `zeroinitializer`.
    pub fn zero(&self, ty: Type) -> Constant {
        match self.ty(ty) {
            TypeData::Integer(0..=64) => self.int(ty, 0),
            TypeData::Integer(_) => self.wide_int(ty, &[]),
            TypeData::Pointer(_) | TypeData::TypedPointer { .. } => self.null(ty),
            TypeData::Token => self.intern_constant(ConstantData::NoneToken),
            data if float_width(data).is_some() => self.float_bits(ty, 0),
            _ => self.intern_constant(ConstantData::Zero(ty)),
        }
    }

    /// `null` of a pointer type.
    pub fn null(&self, ty: Type) -> Constant {
        self.intern_constant(ConstantData::Null(ty))
    }

    /// `none` of type `token`.
    pub fn none_token(&self) -> Constant {
        self.intern_constant(ConstantData::NoneToken)
    }

    /// `undef`
    pub fn undef(&self, ty: Type) -> Constant {
        self.intern_constant(ConstantData::Undef(ty))
    }

    /// `poison`
    pub fn poison(&self, ty: Type) -> Constant {
        self.intern_constant(ConstantData::Poison(ty))
    }

    /// Whether a constant is all zero bits by its form (`-0.0` is not).
    pub fn is_zero(&self, constant: Constant) -> bool {
        match self.constant(constant) {
            ConstantData::Int { bits, .. } => *bits == 0,
            ConstantData::WideInt { words, .. } => words.iter().all(|&word| word == 0),
            ConstantData::Float { bits, .. } => *bits == [0, 0],
            ConstantData::Null(_) | ConstantData::Zero(_) | ConstantData::NoneToken => true,
            _ => false,
        }
    }

    /// An array, struct (literal or identified) or vector of the given type by its elements, in
    /// the form LLVM keeps it in.
    pub fn aggregate(&self, ty: Type, elems: &[Constant]) -> Constant {
        if let Some(uniform) = self.uniform_aggregate(ty, elems) {
            return uniform;
        }
        if let (TypeData::Vector { .. }, Some((&first, rest))) = (self.ty(ty), elems.split_first())
            && rest.iter().all(|&elem| elem == first)
        {
            return self.splat(ty, first);
        }
        match self.element_type(ty).and_then(|elem| self.data_width(elem)) {
            Some(width) => self.data_or_elements(ty, width, elems),
            None => self.intern_constant(ConstantData::Aggregate { ty, elems: elems.into() }),
        }
    }

    /// The short form of an aggregate whose elements are all zero, `undef` or `poison`.
    fn uniform_aggregate(&self, ty: Type, elems: &[Constant]) -> Option<Constant> {
        let all = |test: &dyn Fn(&ConstantData) -> bool| {
            elems.iter().all(|&elem| test(self.constant(elem)))
        };
        if elems.iter().all(|&elem| self.is_zero(elem)) {
            return Some(self.intern_constant(ConstantData::Zero(ty)));
        }
        if all(&|data| matches!(data, ConstantData::Poison(_))) {
            return Some(self.poison(ty));
        }
        all(&|data| matches!(data, ConstantData::Undef(_))).then(|| self.undef(ty))
    }

    /// Bytes of an element that data arrays can hold.
    fn data_width(&self, elem: Type) -> Option<usize> {
        match self.ty(elem) {
            TypeData::Integer(bits @ (8 | 16 | 32 | 64)) => Some(*bits as usize / 8),
            data => match float_width(data) {
                Some(bits @ (16 | 32 | 64)) => Some(bits as usize / 8),
                _ => None,
            },
        }
    }

    fn data_or_elements(&self, ty: Type, width: usize, elems: &[Constant]) -> Constant {
        let mut bytes = Vec::with_capacity(elems.len().saturating_mul(width));
        for &elem in elems {
            let bits = match self.constant(elem) {
                ConstantData::Int { bits, .. } => *bits,
                ConstantData::Float { bits, .. } => bits[0],
                _ => {
                    return self
                        .intern_constant(ConstantData::Aggregate { ty, elems: elems.into() });
                }
            };
            bytes.extend_from_slice(bits.to_le_bytes().get(..width).unwrap_or_default());
        }
        self.data(ty, bytes.into())
    }

    /// An array or vector of integers (8, 16, 32, 64 bits) or floats (16, 32, 64 bits) by its
    /// bytes, elements in little-endian order. `ty` must be as long as the bytes.
    pub fn data(&self, ty: Type, bytes: Arc<[u8]>) -> Constant {
        if bytes.iter().all(|&byte| byte == 0) {
            return self.intern_constant(ConstantData::Zero(ty));
        }
        match self.data_splat(ty, &bytes) {
            Some(elem) => self.splat(ty, elem),
            None => self.intern_constant(ConstantData::Data { ty, bytes }),
        }
    }

    /// The element of a vector that has the same one throughout.
    fn data_splat(&self, ty: Type, bytes: &[u8]) -> Option<Constant> {
        let TypeData::Vector { elem, .. } = *self.ty(ty) else { return None };
        let mut chunks = bytes.chunks(self.data_width(elem)?);
        let first = chunks.next()?;
        chunks.all(|chunk| chunk == first).then(|| self.data_element(elem, first))
    }

    /// The number of type `elem` that little-endian bytes stand for.
    pub(crate) fn data_element(&self, elem: Type, bytes: &[u8]) -> Constant {
        let bits = little_endian(bytes);
        match self.ty(elem) {
            TypeData::Integer(_) => self.int(elem, bits),
            _ => self.float_bits(elem, u128::from(bits)),
        }
    }

    /// Bytes of an element of a data array or vector.
    pub(crate) fn data_element_width(&self, ty: Type) -> Option<usize> {
        self.data_width(self.element_type(ty)?)
    }

    /// An array of `i8` with these bytes: `c"..."`.
    pub fn string(&self, bytes: &[u8]) -> Constant {
        let ty = self.array_type(Type::I8, bytes.len() as u64);
        self.data(ty, bytes.into())
    }

    /// A vector (fixed or scalable) with the same element throughout.
    pub fn splat(&self, ty: Type, elem: Constant) -> Constant {
        match self.constant(elem) {
            _ if self.is_zero(elem) => self.intern_constant(ConstantData::Zero(ty)),
            ConstantData::Undef(_) => self.undef(ty),
            ConstantData::Poison(_) => self.poison(ty),
            _ => self.intern_constant(ConstantData::Splat { ty, elem }),
        }
    }

    /// All constants there are.
    pub(crate) fn all_constants(&self) -> impl Iterator<Item = &ConstantData> {
        (0..self.constants.len() as u32).map(|at| self.constants.get(at))
    }

    /// Whether a constant is the number one.
    pub(crate) fn is_one(&self, constant: Constant) -> bool {
        matches!(self.constant(constant), ConstantData::Int { bits: 1, .. })
    }

    /// Whether two constants are the same but for the blocks whose addresses are in them.
    pub(crate) fn same_but_for_blocks(&self, one: Constant, other: Constant) -> bool {
        let (mut waiting, mut seen) = (vec![(one, other)], FxHashSet::default());
        while let Some(pair) = waiting.pop() {
            if pair.0 == pair.1 || !seen.insert(pair) {
                continue;
            }
            let (own, others) = match (self.constant(pair.0), self.constant(pair.1)) {
                (
                    ConstantData::BlockAddress { function: own, .. },
                    ConstantData::BlockAddress { function: other, .. },
                ) if own == other => continue,
                (
                    ConstantData::Aggregate { ty: own, elems },
                    ConstantData::Aggregate { ty: other, elems: others },
                ) if own == other => (elems, others),
                (ConstantData::Expr(own), ConstantData::Expr(other)) => {
                    let alike =
                        ConstantExpr { operands: other.operands.clone(), ..(**own).clone() };
                    if alike != **other {
                        return false;
                    }
                    (&own.operands, &other.operands)
                }
                _ => return false,
            };
            if own.len() != others.len() {
                return false;
            }
            waiting.extend(own.iter().copied().zip(others.iter().copied()));
        }
        true
    }

    /// Whether the address of a block is in a constant.
    pub(crate) fn holds_blocks(&self, constant: Constant) -> bool {
        let (mut waiting, mut seen) = (vec![constant], FxHashSet::default());
        while let Some(constant) = waiting.pop() {
            if !seen.insert(constant) {
                continue;
            }
            match self.constant(constant) {
                ConstantData::BlockAddress { .. } => return true,
                ConstantData::Aggregate { elems, .. } => waiting.extend(elems.iter()),
                ConstantData::Expr(expr) => waiting.extend(expr.operands.iter()),
                _ => {}
            }
        }
        false
    }

    /// The blocks whose addresses were taken, with their functions, in no order that matters.
    pub fn addressed_blocks(&self) -> Vec<(Symbol, crate::body::Block)> {
        let constants = (0..self.constants.len() as u32).map(|at| self.constants.get(at));
        let found = constants.filter_map(|data| match data {
            ConstantData::BlockAddress { function, block, .. } => Some((*function, *block)),
            _ => None,
        });
        found.collect()
    }

    /// Whether LLVM keeps vectors and arrays of such elements as data, not as constants.
    pub fn is_data_element(&self, elem: Constant) -> bool {
        self.is_number(elem) && self.data_width(self.constant_type(elem)).is_some()
    }

    /// The elements of a constant of aggregate or vector type, whatever form it is kept in;
    /// `None` of other constants, and where there are more than `limit`.
    pub fn constant_elements(&self, constant: Constant, limit: usize) -> Option<Vec<Constant>> {
        let ty = self.constant_type(constant);
        match self.constant(constant) {
            ConstantData::Aggregate { elems, .. } => Some(elems.to_vec()),
            ConstantData::Data { bytes, .. } => {
                let (elem, width) = (self.element_type(ty)?, self.data_element_width(ty)?);
                Some(bytes.chunks(width).map(|chunk| self.data_element(elem, chunk)).collect())
            }
            ConstantData::Splat { elem, .. } => match *self.ty(ty) {
                TypeData::Vector { len, scalable: false, .. } if len as usize <= limit => {
                    Some(vec![*elem; len as usize])
                }
                _ => None,
            },
            ConstantData::Zero(_) => match self.ty(ty) {
                TypeData::Array { elem, len } if *len <= limit as u64 => {
                    Some(vec![self.zero(*elem); *len as usize])
                }
                TypeData::Vector { elem, len, scalable: false } if *len as usize <= limit => {
                    Some(vec![self.zero(*elem); *len as usize])
                }
                _ => {
                    let (fields, _) = self.struct_fields(ty)?;
                    Some(fields.iter().map(|&field| self.zero(field)).collect())
                }
            },
            _ => None,
        }
    }

    /// Whether a constant is an integer or floating-point number.
    pub(crate) fn is_number(&self, constant: Constant) -> bool {
        matches!(
            self.constant(constant),
            ConstantData::Int { .. } | ConstantData::WideInt { .. } | ConstantData::Float { .. }
        )
    }

    /// The address of a global value in address space 0.
    pub fn global(&self, symbol: Symbol) -> Constant {
        self.global_in(symbol, 0)
    }

    /// The address of a global value in some address space.
    pub fn global_in(&self, symbol: Symbol, addrspace: u32) -> Constant {
        self.global_as(symbol, self.ptr_type(addrspace))
    }

    /// The address of a global value as a pointer of this type.
    pub(crate) fn global_as(&self, symbol: Symbol, ty: Type) -> Constant {
        self.intern_constant(ConstantData::Global { ty, symbol })
    }

    /// A constant expression, as it is given.
    pub fn expr(&self, expr: ConstantExpr) -> Constant {
        self.intern_constant(ConstantData::Expr(Box::new(expr)))
    }

    /// A cast of a constant: `opcode (constant to ty)`.
    pub fn cast_expr(&self, opcode: Opcode, operand: Constant, ty: Type) -> Constant {
        self.expr(ConstantExpr::new(opcode, ty, &[operand]))
    }

    /// `getelementptr flags (source, base, indices)` of a pointer.
    pub fn gep_expr(
        &self,
        flags: Flags,
        source: Type,
        base: Constant,
        indices: &[Constant],
    ) -> Constant {
        let mut operands = vec![base];
        operands.extend_from_slice(indices);
        // A vector among the operands makes a vector of addresses.
        let mut types = operands.iter().map(|&operand| self.constant_type(operand));
        let vector = types.find(|&ty| self.scalar_type(ty) != ty);
        let own = self.constant_type(base);
        let ty = vector.map_or(own, |like| self.shaped_like(like, self.scalar_type(own)));
        let expr = ConstantExpr::new(Opcode::GetElementPtr, ty, &operands);
        // What is in bounds does not wrap: one form for both.
        let implied = if flags.contains(Flags::INBOUNDS) { Flags::NUSW.0 } else { 0 };
        let flags = Flags(flags.0 & !implied);
        self.expr(ConstantExpr { flags, source: Some(source), ..expr })
    }

    /// `blockaddress(@function, %block)`
    pub fn block_address(&self, function: Symbol, block: crate::body::Block) -> Constant {
        self.block_address_as(function, block, Type::PTR)
    }

    /// The same as a pointer of another type, as those of functions in other address spaces are.
    pub fn block_address_as(
        &self,
        function: Symbol,
        block: crate::body::Block,
        ty: Type,
    ) -> Constant {
        self.intern_constant(ConstantData::BlockAddress { ty, function, block })
    }

    /// What is cast, where a constant is nothing but casts of it that keep its bits.
    pub fn without_bitcasts(&self, mut constant: Constant) -> Constant {
        loop {
            match self.constant(constant) {
                ConstantData::Expr(expr) if expr.opcode == Opcode::BitCast => {
                    let Some(&operand) = expr.operands.first() else { return constant };
                    constant = operand;
                }
                _ => return constant,
            }
        }
    }

    /// `dso_local_equivalent @symbol`
    pub fn dso_local_equivalent(&self, symbol: Symbol) -> Constant {
        self.intern_constant(ConstantData::DsoLocalEquivalent { ty: Type::PTR, symbol })
    }

    /// `no_cfi @symbol`
    pub fn no_cfi(&self, symbol: Symbol) -> Constant {
        self.intern_constant(ConstantData::NoCfi { ty: Type::PTR, symbol })
    }

    /// `ptrauth (...)`
    pub fn ptrauth(&self, auth: PtrAuth) -> Constant {
        self.intern_constant(ConstantData::PtrAuth(Box::new(auth)))
    }

    /// Inline assembly, to be called.
    pub fn inline_asm(&self, asm: InlineAsm) -> Constant {
        self.intern_constant(ConstantData::InlineAsm(Box::new(asm)))
    }
}

/// Up to eight bytes as a number, lowest first.
pub(crate) fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}

impl ConstantExpr {
    /// An expression without flags.
    pub fn new(opcode: Opcode, ty: Type, operands: &[Constant]) -> Self {
        Self {
            ty,
            opcode,
            flags: Flags::default(),
            source: None,
            inrange: None,
            operands: operands.into(),
            mask: Box::default(),
        }
    }
}
