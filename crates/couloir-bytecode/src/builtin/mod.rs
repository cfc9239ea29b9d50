//! Types and attributes of the builtin dialect that have an encoding of their
//! own. [`encode`] and [`decode`] are each other's inverse.

mod decode;
mod encode;

pub(crate) use decode::{decode_attr, decode_type};
pub(crate) use encode::{encode_attr, encode_type};

use couloir_ir::attr::DenseElements;
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Context, Str, Type};

use crate::bytes::Fault;

/// Where the parts of a type or attribute go.
pub(crate) trait Sink {
    /// A number.
    fn varint(&mut self, value: u64);
    /// A number with a sign.
    fn signed(&mut self, value: i64);
    /// A byte.
    fn byte(&mut self, value: u8);
    /// An integer of a width that is known from elsewhere.
    fn int(&mut self, value: &Int);
    /// A string of the file's.
    fn string(&mut self, text: &[u8]);
    /// Bytes with their number.
    fn blob(&mut self, bytes: &[u8]);
    /// An attribute, by its number.
    fn attr(&mut self, attr: Attribute);
    /// A type, by its number.
    fn ty(&mut self, ty: Type);
    /// A resource of a dialect, by its number.
    fn resource(&mut self, dialect: Str, key: Str);

    /// An attribute that may be absent.
    fn optional_attr(&mut self, attr: Option<Attribute>);

    /// The string attribute of a text, by its number.
    fn string_attr(&mut self, text: Str);

    /// Attributes with their number.
    fn attrs(&mut self, attrs: &[Attribute]) {
        self.varint(attrs.len() as u64);
        attrs.iter().for_each(|&attr| self.attr(attr));
    }

    /// Types with their number.
    fn types(&mut self, types: &[Type]) {
        self.varint(types.len() as u64);
        types.iter().for_each(|&ty| self.ty(ty));
    }

    /// Numbers with a sign and how many there are.
    fn signeds(&mut self, values: &[i64]) {
        self.varint(values.len() as u64);
        values.iter().for_each(|&value| self.signed(value));
    }
}

/// Where the parts of a type or attribute come from.
pub(crate) trait Source {
    /// The context to make them in.
    fn ctx(&self) -> &Context;
    /// A number.
    fn varint(&mut self) -> Result<u64, Fault>;
    /// How many things follow.
    fn count(&mut self) -> Result<usize, Fault>;
    /// A number with a sign.
    fn signed(&mut self) -> Result<i64, Fault>;
    /// A byte.
    fn byte(&mut self) -> Result<u8, Fault>;
    /// An integer of a known width.
    fn int(&mut self, width: u32) -> Result<Int, Fault>;
    /// A string of the file's.
    fn string(&mut self) -> Result<Str, Fault>;
    /// Bytes with their number.
    fn blob(&mut self) -> Result<Vec<u8>, Fault>;
    /// An attribute.
    fn attr(&mut self) -> Result<Attribute, Fault>;
    /// An attribute that may be absent.
    fn optional_attr(&mut self) -> Result<Option<Attribute>, Fault>;
    /// A type.
    fn ty(&mut self) -> Result<Type, Fault>;
    /// The key of a resource of a dialect.
    fn resource(&mut self) -> Result<Str, Fault>;

    /// Whether a part read so far is still to be made. Something else stands
    /// for it then, and what comes of it does not count.
    fn is_pending(&self) -> bool;

    /// What a part was found to be. While parts are still to be made, nothing
    /// is wrong with what stands for them.
    fn checked<T>(
        &self,
        found: Option<T>,
        stand_in: T,
        fault: impl FnOnce() -> Fault,
    ) -> Result<T, Fault>
    where
        Self: Sized,
    {
        match found {
            Some(found) => Ok(found),
            None if self.is_pending() => Ok(stand_in),
            None => Err(fault()),
        }
    }

    /// As many of something as a number says.
    fn list<T>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault>
    where
        Self: Sized,
    {
        let count = self.count()?;
        (0..count).map(|_| item(self)).collect()
    }
}

/// Codes of attributes.
mod attr_code {
    pub(super) const ARRAY: u64 = 0;
    pub(super) const DICTIONARY: u64 = 1;
    pub(super) const STRING: u64 = 2;
    pub(super) const TYPED_STRING: u64 = 3;
    pub(super) const FLAT_SYMBOL: u64 = 4;
    pub(super) const SYMBOL: u64 = 5;
    pub(super) const TYPE: u64 = 6;
    pub(super) const UNIT: u64 = 7;
    pub(super) const INTEGER: u64 = 8;
    pub(super) const FLOAT: u64 = 9;
    pub(super) const CALL_SITE: u64 = 10;
    pub(super) const FILE_LINE_COL: u64 = 11;
    pub(super) const FUSED: u64 = 12;
    pub(super) const FUSED_WITH_METADATA: u64 = 13;
    pub(super) const NAME: u64 = 14;
    pub(super) const UNKNOWN: u64 = 15;
    pub(super) const DENSE_RESOURCE: u64 = 16;
    pub(super) const DENSE_ARRAY: u64 = 17;
    pub(super) const DENSE: u64 = 18;
    pub(super) const DENSE_STRINGS: u64 = 19;
    pub(super) const SPARSE: u64 = 20;
    pub(super) const DISTINCT: u64 = 21;
    pub(super) const FILE_LINE_COL_RANGE: u64 = 22;
}

/// Codes of types.
mod type_code {
    pub(super) const INTEGER: u64 = 0;
    pub(super) const INDEX: u64 = 1;
    pub(super) const FUNCTION: u64 = 2;
    pub(super) const COMPLEX: u64 = 9;
    pub(super) const MEMREF: u64 = 10;
    pub(super) const MEMREF_WITH_SPACE: u64 = 11;
    pub(super) const NONE: u64 = 12;
    pub(super) const TENSOR: u64 = 13;
    pub(super) const TENSOR_WITH_ENCODING: u64 = 14;
    pub(super) const TUPLE: u64 = 15;
    pub(super) const UNRANKED_MEMREF: u64 = 16;
    pub(super) const UNRANKED_MEMREF_WITH_SPACE: u64 = 17;
    pub(super) const UNRANKED_TENSOR: u64 = 18;
    pub(super) const VECTOR: u64 = 19;
    pub(super) const SCALABLE_VECTOR: u64 = 20;
}

/// The floats that have codes, with these.
const FLOAT_CODES: [(couloir_ir::num::FloatKind, u64); 6] = {
    use couloir_ir::num::FloatKind;
    [
        (FloatKind::BF16, 3),
        (FloatKind::F16, 4),
        (FloatKind::F32, 5),
        (FloatKind::F64, 6),
        (FloatKind::F80, 7),
        (FloatKind::F128, 8),
    ]
};

/// Whether elements are truth values, which are packed eight to a byte.
fn is_packed(ctx: &Context, dense: &DenseElements) -> bool {
    dense.ty.element_or_self(ctx).is_bit(ctx)
}
