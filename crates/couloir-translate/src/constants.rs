//! Attributes as constants (`llvm.mlir.constant`, values of globals).

use std::iter;

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::num::{Float, Int};
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Attribute, Context, Location, Str};
use couloir_llvmir as l;
use couloir_llvmir::{Constant, Type, TypeData};
use rustc_hash::FxHashMap;

use crate::fold::Folder;
use crate::module::Known;
use crate::types::float_type;

/// Makes constants of attributes.
#[derive(Clone, Copy)]
pub struct ConstantBuilder<'t> {
    /// Where attributes live.
    pub ctx: &'t Context,
    /// Where constants live, and how numbers are made.
    pub folder: Folder<'t>,
    /// What may be referred to.
    pub(crate) symbols: &'t FxHashMap<Str, Known>,
}

/// Why there is no constant, and how often MLIR 22 says so.
type Reason = (&'static str, usize);

const MISMATCH: Reason = ("FloatAttr does not match expected type of the constant", 1);
const UNSUPPORTED: Reason = ("unsupported constant value", 1);
const NO_RESOURCE: Reason = ("resource does not exist", 1);
const NO_CONVERSION: Reason = ("no known conversion for innermost element type", 1);
const WRONG_SIZE: Reason = ("raw data size does not match element type size", 1);
const UNDEFINED: Reason = ("reference to a symbol that is not defined", 1);
const NO_FIELDS: Reason = ("expected an array attribute for a struct constant", 1);
const NO_SEQUENCE: Reason = ("expected sequential LLVM types wrapping a scalar", 1);
/// Neither by rows of bytes nor element by element.
const NO_SEQUENCE_OF_ROWS: Reason = (NO_SEQUENCE.0, 2);

impl<'t> ConstantBuilder<'t> {
    fn llvm(self) -> &'t l::Context {
        self.folder.ctx
    }

    /// The constant of a type that an attribute stands for; a diagnostic at `location` where it
    /// stands for none.
    pub fn constant(self, ty: Type, attr: Attribute, location: Location) -> Option<Constant> {
        match self.make(ty, attr) {
            Ok(constant) => Some(constant),
            Err((reason, times)) => {
                (0..times).for_each(|_| crate::module::report(self.ctx, location, reason));
                None
            }
        }
    }

    fn make(self, ty: Type, attr: Attribute) -> Result<Constant, Reason> {
        if let Some(data) = attr.as_dialect(self.ctx).filter(|data| data.def.dialect == "llvm") {
            match data.def.mnemonic {
                "undef" => return Ok(self.llvm().undef(ty)),
                "zero" => return Ok(self.llvm().zero(ty)),
                _ => {}
            }
        }
        match (self.llvm().struct_fields(ty), self.llvm().ty(ty)) {
            (Some((fields, _)), _) => return self.structure(ty, fields, attr),
            (None, TypeData::Named(_)) => return self.structure(ty, &[], attr),
            _ => {}
        }
        match attr.kind(self.ctx) {
            AttrKind::Integer(_, value) => self.integer(ty, attr, value),
            AttrKind::Float(_, value) => self.float(ty, *value),
            AttrKind::SymbolRef(_, nested) if !nested.is_empty() => Err(UNSUPPORTED),
            AttrKind::SymbolRef(name, _) if !self.symbols.contains_key(name) => Err(UNDEFINED),
            AttrKind::SymbolRef(name, _) => {
                let name = self.llvm().bytes(self.ctx.bytes(*name));
                Ok(self.llvm().global(name.into()))
            }
            AttrKind::DenseElements(dense) => self.dense(ty, dense),
            AttrKind::Sparse(shape, indices, values) => self.sparse(ty, *shape, *indices, *values),
            AttrKind::DenseResource(shape, key) => self.resource(ty, *shape, *key),
            AttrKind::String(text, _) => Ok(self.llvm().string(self.ctx.bytes(*text))),
            AttrKind::Array(items) => self.array(ty, items),
            _ => Err(UNSUPPORTED),
        }
    }

    fn structure(self, ty: Type, fields: &[Type], attr: Attribute) -> Result<Constant, Reason> {
        let items = attr.as_array(self.ctx).ok_or(NO_FIELDS)?;
        if items.len() < fields.len() {
            return Err(UNSUPPORTED);
        }
        let fields = fields.iter().zip(items).map(|(&field, &item)| self.make(field, item));
        Ok(self.llvm().aggregate(ty, &fields.collect::<Result<Vec<_>, _>>()?))
    }

    fn array(self, ty: Type, items: &[Attribute]) -> Result<Constant, Reason> {
        let TypeData::Array { elem, .. } = *self.llvm().ty(ty) else { return Err(UNSUPPORTED) };
        let items = items.iter().map(|&item| self.make(elem, item));
        let items = items.collect::<Result<Vec<_>, _>>()?;
        let differs = |&item: &Constant| self.llvm().constant_type(item) != elem;
        if items.is_empty()
            || items.iter().any(differs) && items.iter().all(|&item| self.llvm().is_zero(item))
        {
            return Ok(self.llvm().zero(ty));
        }
        // LLVM's verifier speaks where there are more or less of them than there should be.
        let ty = self.llvm().array_type(elem, items.len() as u64);
        Ok(self.llvm().aggregate(ty, &items))
    }

    fn integer(self, ty: Type, attr: Attribute, value: &Int) -> Result<Constant, Reason> {
        let Some(width) = self.llvm().int_width(ty).filter(|&width| width > 0) else {
            return self.integer_elsewhere(ty, attr, value);
        };
        let own = attr.typed(self.ctx).map(|ty| ty.kind(self.ctx));
        let unsigned = matches!(
            own,
            Some(TypeKind::Integer(_, Signedness::Unsigned) | TypeKind::Integer(1, _))
        );
        let value = if unsigned { value.zext_or_trunc(width) } else { value.sext_or_trunc(width) };
        Ok(self.folder.int(ty, &value))
    }

    /// An integer for a type that is none of integers, which is left to the verifier of LLVM IR:
    /// it has as many bits as the number that LLVM keeps with a type, of a pointer that of its
    /// address space, which is 0 mostly.
    fn integer_elsewhere(self, ty: Type, attr: Attribute, value: &Int) -> Result<Constant, Reason> {
        let llvm = self.llvm();
        let none = llvm.int_type(0);
        let like = match *llvm.ty(ty) {
            TypeData::Pointer(bits @ 1..) => return self.integer(llvm.int_type(bits), attr, value),
            TypeData::Vector { len, scalable: false, .. } => llvm.vector_type(none, len),
            TypeData::Vector { len, .. } => llvm.scalable_vector_type(none, len),
            _ => none,
        };
        Ok(llvm.int(like, 0))
    }

    /// A float; one of a kind that LLVM does not have is an integer of its bits.
    fn float(self, ty: Type, value: Float) -> Result<Constant, Reason> {
        let width = value.kind().width();
        if self.llvm().int_width(ty) == Some(width) {
            return Ok(self.folder.int(ty, &Int::from_u128(width, value.bits())));
        }
        let same = float_type(value.kind()) == Some(ty);
        if same { Ok(self.folder.float(ty, value)) } else { Err(MISMATCH) }
    }

    fn dense(self, ty: Type, dense: &DenseElements) -> Result<Constant, Reason> {
        self.check_sequence(ty, dense)?;
        if let Some(constant) = self.misfit(ty, dense) {
            return Ok(constant);
        }
        if dense.splat && dense.ty.num_elements(self.ctx) != Some(0) {
            return self.splat(ty, dense);
        }
        let inner = self.innermost(ty);
        let dims = self.lengths(dense.ty);
        if let Some(constant) = self.raw(ty, inner, &dims, dense) {
            return Ok(constant);
        }
        let elements = self.elements(inner, dense)?;
        Ok(self.nest(ty, &dims, &elements))
    }

    /// Whether elements can be those of a type at all.
    fn check_sequence(self, ty: Type, dense: &DenseElements) -> Result<(), Reason> {
        let (scalar, complex) = dense.scalar_type(self.ctx);
        if complex {
            return Ok(());
        }
        let inner = self.innermost(ty);
        let empty = dense.ty.num_elements(self.ctx) == Some(0);
        if self.llvm().struct_fields(inner).is_some() && !empty {
            return Err(NO_FIELDS);
        }
        if dense.splat && !empty {
            let is_single = inner == ty && scalar.is_float(self.ctx);
            return if is_single { Err(MISMATCH) } else { Ok(()) };
        }
        let width = if scalar.is_index() { Some(64) } else { scalar.int_or_float_width(self.ctx) };
        let rows = !empty && raw_width(self.llvm().ty(inner)) == width;
        if !rows && !self.takes_floats(inner, dense) {
            return Err(MISMATCH);
        }
        self.check_levels(ty, &self.lengths(dense.ty), rows)
    }

    /// Whether elements that are floats can be of a type.
    fn takes_floats(self, inner: Type, dense: &DenseElements) -> bool {
        let (scalar, complex) = dense.scalar_type(self.ctx);
        if complex || !scalar.is_float(self.ctx) {
            return true;
        }
        dense.floats(self.ctx).next().is_none_or(|first| self.float(inner, first).is_ok())
    }

    /// Whether a type has the levels for elements of these lengths: the last is no level where
    /// rows are taken as bytes, whatever they are for, and nothing is looked at below an empty one.
    fn check_levels(self, ty: Type, dims: &[usize], rows: bool) -> Result<(), Reason> {
        let reached = dims.iter().position(|&len| len == 0).map_or(dims.len(), |at| at + 1);
        match self.levels(ty) {
            levels if levels >= reached.saturating_sub(usize::from(rows)) => Ok(()),
            _ if rows => Err(NO_SEQUENCE_OF_ROWS),
            _ => Err(NO_SEQUENCE),
        }
    }

    /// Integers for elements that are floats, where their bytes are not the floats': arrays of them
    /// are zero, and of a vector LLVM's verifier says that it is none of floats.
    fn misfit(self, ty: Type, dense: &DenseElements) -> Option<Constant> {
        let inner = self.innermost(ty);
        let (scalar, complex) = dense.scalar_type(self.ctx);
        let width = if scalar.is_index() { Some(64) } else { scalar.int_width(self.ctx) }?;
        let is_scalar = self.llvm().int_width(inner).is_none() && !complex;
        let fits = !dense.splat && raw_width(self.llvm().ty(inner)) == Some(width);
        if !is_scalar || fits || scalar.is_float(self.ctx) {
            return None;
        }
        Some(match *self.llvm().ty(ty) {
            TypeData::Array { .. } => self.llvm().zero(ty),
            _ => self.llvm().zero(self.llvm().int_type(width)),
        })
    }

    fn lengths(self, shaped: couloir_ir::Type) -> Vec<usize> {
        let dims = shaped.shape(self.ctx).unwrap_or_default();
        dims.iter().map(|&dim| usize::try_from(dim).unwrap_or(0)).collect()
    }

    /// How many arrays and vectors a type is of.
    fn levels(self, ty: Type) -> usize {
        iter::successors(Some(ty), |&ty| self.llvm().element_type(ty)).skip(1).count()
    }

    fn innermost(self, mut ty: Type) -> Type {
        while let Some(elem) = self.llvm().element_type(ty) {
            ty = elem;
        }
        ty
    }

    fn splat(self, ty: Type, dense: &DenseElements) -> Result<Constant, Reason> {
        let inner = self.innermost(ty);
        let scalar = *self.elements(inner, dense)?.first().ok_or(UNSUPPORTED)?;
        let mut levels = vec![];
        let mut at = ty;
        while let Some(elem) = self.llvm().element_type(at) {
            levels.push(at);
            at = elem;
        }
        Ok(levels.into_iter().rev().fold(scalar, |elem, level| self.repeat(level, elem)))
    }

    fn repeat(self, ty: Type, elem: Constant) -> Constant {
        match *self.llvm().ty(ty) {
            TypeData::Array { .. } if self.llvm().is_zero(elem) => self.llvm().zero(ty),
            TypeData::Array { len, .. } => {
                let elements = vec![elem; usize::try_from(len).unwrap_or(0)];
                self.llvm().aggregate(ty, &elements)
            }
            _ => self.llvm().splat(ty, elem),
        }
    }

    /// Elements whose bytes are LLVM's bytes, whatever numbers either takes them for.
    fn raw(self, ty: Type, inner: Type, dims: &[usize], dense: &DenseElements) -> Option<Constant> {
        let width = raw_width(self.llvm().ty(inner))?;
        let (scalar, complex) = dense.scalar_type(self.ctx);
        let own = if scalar.is_index() { 64 } else { scalar.int_or_float_width(self.ctx)? };
        if own != width || complex {
            return None;
        }
        self.rows(ty, dims, dense.ty.as_vector(self.ctx).is_some(), &dense.data)
    }

    /// Bytes as rows of what is innermost in a type, each a vector or an array.
    fn rows(self, ty: Type, dims: &[usize], vector: bool, bytes: &[u8]) -> Option<Constant> {
        let (&last, outer) = dims.split_last()?;
        let inner = self.innermost(ty);
        let row = match u32::try_from(last) {
            Ok(last) if vector => self.llvm().vector_type(inner, last),
            _ => self.llvm().array_type(inner, last as u64),
        };
        self.raw_level(ty, row, outer, bytes)
    }

    /// Rows of bytes in nested arrays of these lengths. What the elements of a level should be is
    /// taken from the wanted type; LLVM's verifier speaks where the constant is of another.
    fn raw_level(self, ty: Type, row: Type, dims: &[usize], bytes: &[u8]) -> Option<Constant> {
        let Some((&len, inner)) = dims.split_first() else {
            return Some(self.llvm().data(row, bytes.into()));
        };
        let elem = self.llvm().element_type(ty).unwrap_or(ty);
        let level = self.llvm().array_type(elem, len as u64);
        let each = bytes.len().checked_div(len).filter(|&each| each > 0);
        let Some(each) = each else { return Some(self.llvm().zero(level)) };
        let parts = bytes.chunks(each).map(|part| self.raw_level(elem, row, inner, part));
        Some(self.llvm().aggregate(level, &parts.collect::<Option<Vec<_>>>()?))
    }

    /// The stored elements one by one; complex ones are structs.
    fn elements(self, inner: Type, dense: &DenseElements) -> Result<Vec<Constant>, Reason> {
        let (_, complex) = dense.scalar_type(self.ctx);
        if !complex {
            return self.scalars(inner, dense);
        }
        let (fields, _) = self.llvm().struct_fields(inner).ok_or(UNSUPPORTED)?;
        if fields.is_empty() || fields.len() > 2 {
            return Err(UNSUPPORTED);
        }
        let parts = fields.iter().map(|&field| self.scalars(field, dense));
        let parts = parts.collect::<Result<Vec<_>, _>>()?;
        let count = parts.first().map_or(0, Vec::len) / 2;
        // Each field has the numbers as its own type takes them, two for each element.
        let fields = |at: usize| {
            let own = parts.iter().enumerate().filter_map(move |(field, own)| {
                own.get(at.checked_mul(2)?.checked_add(field)?).copied()
            });
            self.llvm().aggregate(inner, &own.collect::<Vec<_>>())
        };
        Ok((0..count).map(fields).collect())
    }

    /// The stored numbers one by one.
    fn scalars(self, inner: Type, dense: &DenseElements) -> Result<Vec<Constant>, Reason> {
        let (scalar, _) = dense.scalar_type(self.ctx);
        if scalar.is_float(self.ctx) {
            return dense.floats(self.ctx).map(|value| self.float(inner, value)).collect();
        }
        let width = self.llvm().int_width(inner).ok_or(UNSUPPORTED)?;
        let unsigned = scalar.int_width(self.ctx) == Some(1);
        let value = |value: Int| {
            if unsigned { value.zext_or_trunc(width) } else { value.sext_or_trunc(width) }
        };
        Ok(dense.ints(self.ctx).map(|int| self.folder.int(inner, &value(int))).collect())
    }

    /// Elements in row-major order as nested arrays of these lengths, or vectors where the wanted
    /// type has them.
    fn nest(self, ty: Type, dims: &[usize], elements: &[Constant]) -> Constant {
        let mut levels = Vec::new();
        let mut at = ty;
        for &len in dims {
            let elem = self.llvm().element_type(at).unwrap_or(at);
            let level = match (self.llvm().ty(at), u32::try_from(len)) {
                (TypeData::Vector { .. }, Ok(len)) => self.llvm().vector_type(elem, len),
                _ => self.llvm().array_type(elem, len as u64),
            };
            levels.push((level, len));
            at = elem;
        }
        let mut parts = elements.to_vec();
        for &(level, len) in levels.iter().rev() {
            let chunks = parts.chunks(len.max(1));
            parts = chunks.map(|chunk| self.llvm().aggregate(level, chunk)).collect();
        }
        let outermost = levels.first().map_or(ty, |level| level.0);
        parts.first().copied().unwrap_or_else(|| self.llvm().zero(outermost))
    }

    /// Zero but for the elements at some places.
    fn sparse(
        self,
        ty: Type,
        shape: couloir_ir::Type,
        indices: Attribute,
        values: Attribute,
    ) -> Result<Constant, Reason> {
        let (indices, values) = (indices.as_dense(self.ctx), values.as_dense(self.ctx));
        let (indices, values) = (indices.ok_or(UNSUPPORTED)?, values.ok_or(UNSUPPORTED)?);
        let dims = shape.shape(self.ctx).unwrap_or_default();
        let count = shape.num_elements(self.ctx).and_then(|count| usize::try_from(count).ok());
        let inner = self.innermost(ty);
        if !self.takes_floats(inner, values) {
            return Err(MISMATCH);
        }
        if inner == ty {
            return Err(NO_SEQUENCE);
        }
        if let Some(constant) = self.sparse_misfit(ty, dims.len(), values)? {
            return Ok(constant);
        }
        let mut elements = vec![self.llvm().zero(inner); count.ok_or(UNSUPPORTED)?];
        let places =
            spread(indices.ints(self.ctx).map(|int| int.low_u64() as usize), indices, self.ctx);
        let values = spread(self.elements(inner, values)?.into_iter(), values, self.ctx);
        for (place, value) in places.chunks(dims.len().max(1)).zip(values) {
            let at = place.iter().zip(dims).try_fold(0usize, |at, (&index, &dim)| {
                at.checked_mul(usize::try_from(dim).ok()?)?.checked_add(index)
            });
            if let Some(slot) = at.and_then(|at| elements.get_mut(at)) {
                *slot = value;
            }
        }
        Ok(self.nest(ty, &self.lengths(shape), &elements))
    }

    /// Integers for elements that are none, or for arrays: LLVM's verifier says that they do not
    /// fit.
    fn sparse_misfit(
        self,
        ty: Type,
        rank: usize,
        values: &DenseElements,
    ) -> Result<Option<Constant>, Reason> {
        let (scalar, complex) = values.scalar_type(self.ctx);
        let inner = self.innermost(ty);
        let deeper = self.levels(ty) > rank;
        let Some(width) = scalar.int_width(self.ctx).filter(|_| !complex) else {
            return Ok((deeper && !complex).then(|| self.llvm().zero(inner)));
        };
        if self.llvm().struct_fields(inner).is_some() {
            return Err(NO_FIELDS);
        }
        let fits = self.llvm().int_width(inner).is_some() && !deeper;
        Ok((!fits).then(|| self.llvm().zero(self.llvm().int_type(width))))
    }

    fn resource(
        self,
        ty: Type,
        shape: couloir_ir::Type,
        key: couloir_ir::Str,
    ) -> Result<Constant, Reason> {
        let width = raw_width(self.llvm().ty(self.innermost(ty))).ok_or(NO_CONVERSION)?;
        let builtin = couloir_ir::Str::BUILTIN;
        let blob = self.ctx.resource(builtin, key).ok_or(NO_RESOURCE)?;
        // The blob opens with its alignment, four bytes.
        let bytes = blob.get(4..).unwrap_or_default();
        let dims = self.lengths(shape);
        if dims.is_empty() {
            let dense = DenseElements { ty: shape, splat: false, data: bytes.to_vec().into() };
            return self.dense(ty, &dense);
        }
        let bits = bytes.len().checked_mul(8).ok_or(WRONG_SIZE)?;
        let wanted = dims.iter().try_fold(width as usize, |size, &dim| size.checked_mul(dim));
        if wanted != Some(bits) {
            return Err(WRONG_SIZE);
        }
        self.check_levels(ty, &dims, true).map_err(|_| NO_SEQUENCE)?;
        let vector = shape.as_vector(self.ctx).is_some();
        self.rows(ty, &dims, vector, bytes).ok_or(UNSUPPORTED)
    }
}

/// All elements of what is stored, a splat's repeated.
fn spread<T: Copy>(
    stored: impl Iterator<Item = T>,
    dense: &DenseElements,
    ctx: &Context,
) -> Vec<T> {
    let stored = stored.collect::<Vec<_>>();
    let count = dense.ty.num_elements(ctx).and_then(|count| usize::try_from(count).ok());
    match (dense.splat, stored.first(), count) {
        (true, Some(&first), Some(count)) => vec![first; count],
        _ => stored,
    }
}

/// The width of numbers that LLVM takes as bytes.
fn raw_width(ty: &TypeData) -> Option<u32> {
    match ty {
        TypeData::Integer(bits @ (8 | 16 | 32 | 64)) => Some(*bits),
        TypeData::Half | TypeData::BFloat => Some(16),
        TypeData::Float => Some(32),
        TypeData::Double => Some(64),
        _ => None,
    }
}
