//! Attribute constraints: upstream's common ones by name, and macros to make more.
//!
//! A constraint is a static with a predicate, the words that follow `failed to
//! satisfy constraint:` in messages, and how `$name` in a format is written.

use couloir_ir::attr::AttrKind;
use couloir_ir::op::AttrSyntax;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Attribute, Context, Type};

/// Declares constraints: `NAME = "summary", predicate, syntax;`, where the
/// predicate is a `fn(&Context, Attribute) -> bool`. `NAME: class = ...` names a weaker
/// predicate that reading a custom form insists on; `, property path` after the syntax makes
/// it that of a property (see [`properties`]).
#[macro_export]
macro_rules! attr_constraints {
    ($($(#[$meta:meta])* $name:ident $(: $class:path)? = $summary:expr, $holds:expr, $syntax:expr
        $(, property $convert:expr)?;)*) => {
        $(
            $(#[$meta])*
            pub static $name: $crate::ir::op::AttrConstraint = $crate::ir::op::AttrConstraint {
                summary: $summary,
                holds: $holds,
                syntax: $syntax,
                class: $crate::attr_constraints!(@class $($class)?),
                property: $crate::attr_constraints!(@class $($convert)?),
            };
        )*
    };
    (@class) => { None };
    (@class $class:expr) => { Some($class) };
}

/// Declares constraints that demand an attribute of one definition, of which the mnemonic is not
/// written: `NAME = "summary", DEFINITION;`.
#[macro_export]
macro_rules! attr_constraints_of {
    ($($(#[$meta:meta])* $name:ident = $summary:expr, $def:ident;)*) => {
        $crate::attr_constraints! {
            $(
                $(#[$meta])*
                #[doc = concat!("An attribute of [`", stringify!($def), "`].")]
                $name = $summary, |ctx, attr| $crate::enums::is(ctx, attr, &$def),
                    $crate::ir::op::AttrSyntax::Stripped(&$def);
            )*
        }
    };
}

/// The predicate of arrays whose items satisfy a constraint.
#[macro_export]
macro_rules! array_of {
    ($item:path) => {
        |ctx, attr| {
            attr.as_array(ctx)
                .is_some_and(|items| items.iter().all(|&item| ($item.holds)(ctx, item)))
        }
    };
}

/// The predicate of a constraint confined further: `confined!(BASE, |ctx, attr| ...)`.
#[macro_export]
macro_rules! confined {
    ($base:path, |$ctx:ident, $attr:ident| $holds:expr) => {
        |$ctx, $attr| ($base.holds)($ctx, $attr) && $holds
    };
}

/// Whether this is an integer attribute of this type.
pub fn is_int_of(ctx: &Context, attr: Attribute, ty: Type) -> bool {
    matches!(attr.kind(ctx), AttrKind::Integer(own, _) if *own == ty)
}

/// Whether this is an integer attribute.
pub fn is_integer(ctx: &Context, attr: Attribute) -> bool {
    attr.as_int(ctx).is_some()
}

/// Whether this is a number with a point.
pub fn is_float(ctx: &Context, attr: Attribute) -> bool {
    matches!(attr.kind(ctx), AttrKind::Float(..))
}

/// Whether this is a type attribute.
pub fn is_type(ctx: &Context, attr: Attribute) -> bool {
    attr.as_type(ctx).is_some()
}

fn is_int_elements(ctx: &Context, attr: Attribute) -> bool {
    int_elements(ctx, attr).is_some()
}

/// Whether this is an array attribute.
pub fn is_array(ctx: &Context, attr: Attribute) -> bool {
    attr.as_array(ctx).is_some()
}

fn is_int_like(ctx: &Context, attr: Attribute, width: u32, signedness: Signedness) -> bool {
    let fits = |ty: Type| crate::types::is_int(ctx, ty, width, signedness);
    matches!(attr.kind(ctx), AttrKind::Integer(ty, _) if fits(*ty))
}

fn is_any_int(ctx: &Context, attr: Attribute, width: u32) -> bool {
    matches!(attr.kind(ctx), AttrKind::Integer(ty, _) if ty.int_width(ctx) == Some(width))
}

fn is_float_of(ctx: &Context, attr: Attribute, ty: Type) -> bool {
    matches!(attr.kind(ctx), AttrKind::Float(own, _) if *own == ty)
}

fn is_dense_array_of(ctx: &Context, attr: Attribute, ty: Type) -> bool {
    matches!(attr.kind(ctx), AttrKind::DenseArray { element, .. } if *element == ty)
}

/// The element type of `dense<...>` of integers or `index`.
fn int_elements(ctx: &Context, attr: Attribute) -> Option<Type> {
    let element = attr.as_dense(ctx)?.ty.element_or_self(ctx);
    (element.is_index() || element.is_integer(ctx)).then_some(element)
}

/// The value of an integer attribute is strictly positive, in its own width.
pub fn is_positive(ctx: &Context, attr: Attribute) -> bool {
    attr.as_int(ctx).is_some_and(|value| !value.is_negative() && !value.is_zero())
}

/// The value of an integer attribute is a power of two, read without sign.
pub fn is_power_of_two(ctx: &Context, attr: Attribute) -> bool {
    attr.as_u64(ctx).is_some_and(u64::is_power_of_two)
}

/// The value of an integer attribute lies between two bounds, both included.
pub fn is_between(ctx: &Context, attr: Attribute, least: i64, most: i64) -> bool {
    attr.as_i64(ctx).is_some_and(|value| (least..=most).contains(&value))
}

fn none(_: &Context) -> Type {
    Type::NONE
}

attr_constraints! {
    /// `AnyAttr`
    ANY_ATTR = "any attribute", |_, _| true, AttrSyntax::Any;
    /// `TypedAttrInterface`
    TYPED_ATTR_INTERFACE = "TypedAttr instance",
        |ctx, attr| attr.typed(ctx).is_some(), AttrSyntax::Any;
    /// `UnitAttr`
    UNIT_ATTR = "unit attribute", |_, attr| attr == Attribute::UNIT, AttrSyntax::Unit;
    /// `UnitProp`: a property that is `false` where it is not set.
    UNIT_PROP = "unit property",
        |_, attr| attr == Attribute::UNIT || attr == Attribute::FALSE, AttrSyntax::Unit,
        property properties::unit;
    /// `BoolAttr`
    BOOL_ATTR = "bool attribute",
        |_, attr| attr.as_bool().is_some(), AttrSyntax::Untyped(|_| Type::I1);
    /// `IndexAttr`
    INDEX_ATTR: is_integer = "index attribute",
        |ctx, attr| is_int_of(ctx, attr, Type::INDEX), AttrSyntax::Untyped(|_| Type::INDEX);
    /// `APIntAttr`
    AP_INT_ATTR = "arbitrary integer attribute",
        |ctx, attr| attr.as_int(ctx).is_some(), AttrSyntax::Any;
    /// `I1Attr`
    I1_ATTR: is_integer = "1-bit signless integer attribute",
        |ctx, attr| is_int_of(ctx, attr, Type::I1), AttrSyntax::Untyped(|_| Type::I1);
    /// `I8Attr`
    I8_ATTR: is_integer = "8-bit signless integer attribute",
        |ctx, attr| is_int_of(ctx, attr, Type::I8), AttrSyntax::Untyped(|_| Type::I8);
    /// `I16Attr`
    I16_ATTR: is_integer = "16-bit signless integer attribute",
        |ctx, attr| is_int_of(ctx, attr, Type::I16), AttrSyntax::Untyped(|_| Type::I16);
    /// `I32Attr`
    I32_ATTR: is_integer = "32-bit signless integer attribute",
        |ctx, attr| is_int_of(ctx, attr, Type::I32), AttrSyntax::Untyped(|_| Type::I32);
    /// `I64Attr`
    I64_ATTR: is_integer = "64-bit signless integer attribute",
        |ctx, attr| is_int_of(ctx, attr, Type::I64), AttrSyntax::Untyped(|_| Type::I64);
    /// `SI32Attr`
    SI32_ATTR: is_integer = "32-bit signed integer attribute",
        |ctx, attr| is_int_like(ctx, attr, 32, Signedness::Signed),
        AttrSyntax::Untyped(|ctx| Type::get(ctx, TypeKind::Integer(32, Signedness::Signed)));
    /// `SI64Attr`
    SI64_ATTR: is_integer = "64-bit signed integer attribute",
        |ctx, attr| is_int_like(ctx, attr, 64, Signedness::Signed),
        AttrSyntax::Untyped(|ctx| Type::get(ctx, TypeKind::Integer(64, Signedness::Signed)));
    /// `UI32Attr`
    UI32_ATTR: is_integer = "32-bit unsigned integer attribute",
        |ctx, attr| is_int_like(ctx, attr, 32, Signedness::Unsigned),
        AttrSyntax::Untyped(|ctx| Type::get(ctx, TypeKind::Integer(32, Signedness::Unsigned)));
    /// `UI64Attr`
    UI64_ATTR: is_integer = "64-bit unsigned integer attribute",
        |ctx, attr| is_int_like(ctx, attr, 64, Signedness::Unsigned),
        AttrSyntax::Untyped(|ctx| Type::get(ctx, TypeKind::Integer(64, Signedness::Unsigned)));
    /// `AnyI32Attr`
    ANY_I32_ATTR = "32-bit integer attribute",
        |ctx, attr| is_any_int(ctx, attr, 32), AttrSyntax::Any;
    /// `AnyI64Attr`
    ANY_I64_ATTR = "64-bit integer attribute",
        |ctx, attr| is_any_int(ctx, attr, 64), AttrSyntax::Any;
    /// `F32Attr`
    F32_ATTR = "32-bit float attribute",
        |ctx, attr| is_float_of(ctx, attr, Type::F32), AttrSyntax::Untyped(|_| Type::F32);
    /// `F64Attr`
    F64_ATTR: is_float = "64-bit float attribute",
        |ctx, attr| is_float_of(ctx, attr, Type::F64), AttrSyntax::Untyped(|_| Type::F64);

    /// `StrAttr`
    STR_ATTR = "string attribute",
        |ctx, attr| attr.as_str(ctx).is_some(), AttrSyntax::Untyped(none);
    /// `SymbolNameAttr`
    SYMBOL_NAME_ATTR = "string attribute",
        |ctx, attr| attr.as_str(ctx).is_some(), AttrSyntax::SymbolName;
    /// `SymbolRefAttr`
    SYMBOL_REF_ATTR = "symbol reference attribute",
        |ctx, attr| attr.as_symbol_ref(ctx).is_some(), AttrSyntax::SymbolRef;
    /// `FlatSymbolRefAttr`
    FLAT_SYMBOL_REF_ATTR = "flat symbol reference attribute",
        |ctx, attr| attr.as_flat_symbol(ctx).is_some(), AttrSyntax::SymbolRef;
    /// `TypeAttr`
    TYPE_ATTR = "any type attribute",
        |ctx, attr| attr.as_type(ctx).is_some(), AttrSyntax::Type;
    /// `TypeAttrOf<FunctionType>`
    FUNCTION_TYPE_ATTR: is_type = "type attribute of function type",
        |ctx, attr| attr.as_type(ctx).is_some_and(|ty| ty.as_function(ctx).is_some()),
        AttrSyntax::Type;
    /// `LocationAttr`
    LOCATION_ATTR = "location attribute", |ctx, attr| attr.is_location(ctx), AttrSyntax::Any;
    /// `AffineMapAttr`
    AFFINE_MAP_ATTR = "AffineMap attribute",
        |ctx, attr| attr.as_affine_map(ctx).is_some(), AttrSyntax::Untyped(|_| Type::INDEX);
    /// `IntegerSetAttr`
    INTEGER_SET_ATTR = "IntegerSet attribute",
        |ctx, attr| matches!(attr.kind(ctx), AttrKind::IntegerSet(_)), AttrSyntax::Untyped(none);
    /// `DictionaryAttr`
    DICTIONARY_ATTR = "dictionary of named attribute values",
        |ctx, attr| attr.as_dictionary(ctx).is_some(), AttrSyntax::Untyped(none);

    /// `ElementsAttr`
    ELEMENTS_ATTR = "constant vector/tensor attribute", is_elements, AttrSyntax::Any;
    /// `AnyIntElementsAttr`
    ANY_INT_ELEMENTS_ATTR = "integer elements attribute",
        |ctx, attr| int_elements(ctx, attr).is_some(), AttrSyntax::Any;
    /// `IndexElementsAttr`
    INDEX_ELEMENTS_ATTR: is_int_elements = "index elements attribute",
        |ctx, attr| int_elements(ctx, attr) == Some(Type::INDEX), AttrSyntax::Any;
    /// `I32ElementsAttr`
    I32_ELEMENTS_ATTR: is_int_elements = "32-bit signless integer elements attribute",
        |ctx, attr| int_elements(ctx, attr) == Some(Type::I32), AttrSyntax::Any;
    /// `I64ElementsAttr`
    I64_ELEMENTS_ATTR: is_int_elements = "64-bit signless integer elements attribute",
        |ctx, attr| int_elements(ctx, attr) == Some(Type::I64), AttrSyntax::Any;

    /// `DenseBoolArrayAttr`
    DENSE_BOOL_ARRAY_ATTR = "i1 dense array attribute",
        |ctx, attr| is_dense_array_of(ctx, attr, Type::I1), AttrSyntax::DenseArray(Type::I1);
    /// `DenseI8ArrayAttr`
    DENSE_I8_ARRAY_ATTR = "i8 dense array attribute",
        |ctx, attr| is_dense_array_of(ctx, attr, Type::I8), AttrSyntax::DenseArray(Type::I8);
    /// `DenseI16ArrayAttr`
    DENSE_I16_ARRAY_ATTR = "i16 dense array attribute",
        |ctx, attr| is_dense_array_of(ctx, attr, Type::I16), AttrSyntax::DenseArray(Type::I16);
    /// `DenseI32ArrayAttr`
    DENSE_I32_ARRAY_ATTR = "i32 dense array attribute",
        |ctx, attr| is_dense_array_of(ctx, attr, Type::I32), AttrSyntax::DenseArray(Type::I32);
    /// `DenseI64ArrayAttr`
    DENSE_I64_ARRAY_ATTR = "i64 dense array attribute",
        |ctx, attr| is_dense_array_of(ctx, attr, Type::I64), AttrSyntax::DenseArray(Type::I64);
    /// `DenseF32ArrayAttr`
    DENSE_F32_ARRAY_ATTR = "f32 dense array attribute",
        |ctx, attr| is_dense_array_of(ctx, attr, Type::F32), AttrSyntax::DenseArray(Type::F32);
    /// `DenseF64ArrayAttr`
    DENSE_F64_ARRAY_ATTR = "f64 dense array attribute",
        |ctx, attr| is_dense_array_of(ctx, attr, Type::F64), AttrSyntax::DenseArray(Type::F64);

    /// `ArrayAttr`
    ARRAY_ATTR = "array attribute",
        |ctx, attr| attr.as_array(ctx).is_some(), AttrSyntax::Untyped(none);
    /// `BoolArrayAttr`
    BOOL_ARRAY_ATTR: is_array = "1-bit boolean array attribute",
        array_of!(BOOL_ATTR), AttrSyntax::Untyped(none);
    /// `I32ArrayAttr`
    I32_ARRAY_ATTR: is_array = "32-bit integer array attribute",
        array_of!(I32_ATTR), AttrSyntax::Untyped(none);
    /// `I64ArrayAttr`
    I64_ARRAY_ATTR: is_array = "64-bit integer array attribute",
        array_of!(I64_ATTR), AttrSyntax::Untyped(none);
    /// `F32ArrayAttr`
    F32_ARRAY_ATTR: is_array = "32-bit float array attribute",
        array_of!(F32_ATTR), AttrSyntax::Untyped(none);
    /// `F64ArrayAttr`
    F64_ARRAY_ATTR: is_array = "64-bit float array attribute",
        array_of!(F64_ATTR), AttrSyntax::Untyped(none);
    /// `StrArrayAttr`
    STR_ARRAY_ATTR: is_array = "string array attribute", array_of!(STR_ATTR), AttrSyntax::Untyped(none);
    /// `TypeArrayAttr`
    TYPE_ARRAY_ATTR: is_array = "type array attribute", array_of!(TYPE_ATTR), AttrSyntax::Untyped(none);
    /// `LocationArrayAttr`
    LOCATION_ARRAY_ATTR: is_array = "location array attribute",
        array_of!(LOCATION_ATTR), AttrSyntax::Untyped(none);
    /// `AffineMapArrayAttr`
    AFFINE_MAP_ARRAY_ATTR: is_array = "AffineMap array attribute",
        array_of!(AFFINE_MAP_ATTR), AttrSyntax::Untyped(none);
    /// `IndexListArrayAttr`
    INDEX_LIST_ARRAY_ATTR: is_array = "Array of 64-bit integer array attributes",
        array_of!(I64_ARRAY_ATTR), AttrSyntax::Untyped(none);
    /// `DictArrayAttr`
    DICT_ARRAY_ATTR: is_array = "Array of dictionary attributes",
        array_of!(DICTIONARY_ATTR), AttrSyntax::Untyped(none);
    /// `SymbolRefArrayAttr`
    SYMBOL_REF_ARRAY_ATTR: is_array = "symbol ref array attribute",
        array_of!(SYMBOL_REF_ATTR), AttrSyntax::Untyped(none);
    /// `FlatSymbolRefArrayAttr`
    FLAT_SYMBOL_REF_ARRAY_ATTR: is_array = "flat symbol ref array attribute",
        array_of!(FLAT_SYMBOL_REF_ATTR), AttrSyntax::Untyped(none);

    /// `IntValidAlignment<I64Attr>`
    INT_VALID_ALIGNMENT_I64: is_integer = "64-bit signless integer attribute whose value is positive and \
        whose value is a power of two > 0",
        confined!(I64_ATTR, |ctx, attr| is_positive(ctx, attr) && is_power_of_two(ctx, attr)),
        AttrSyntax::Untyped(|_| Type::I64);
    /// `ConfinedAttr<I32Attr, [IntPositive]>`
    POSITIVE_I32_ATTR: is_integer = "32-bit signless integer attribute whose value is positive",
        confined!(I32_ATTR, |ctx, attr| is_positive(ctx, attr)),
        AttrSyntax::Untyped(|_| Type::I32);
    /// `ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>`
    I32_ATTR_0_TO_3: is_integer = "32-bit signless integer attribute whose minimum value is 0 whose maximum \
        value is 3",
        confined!(I32_ATTR, |ctx, attr| is_between(ctx, attr, 0, 3)),
        AttrSyntax::Untyped(|_| Type::I32);
}

/// Whether this is an attribute that holds the elements of a shaped type.
fn is_elements(ctx: &Context, attr: Attribute) -> bool {
    matches!(
        attr.kind(ctx),
        AttrKind::DenseElements(_)
            | AttrKind::DenseStrings(..)
            | AttrKind::DenseResource(..)
            | AttrKind::Sparse(..)
    )
}

/// What properties that are plain data are held as.
pub mod properties {
    use super::{Attribute, Context, Type};

    /// A truth value: the unit attribute, or `false`.
    pub fn unit(ctx: &Context, attr: Attribute) -> Result<Attribute, String> {
        match attr.as_bool() {
            Some(true) => Ok(Attribute::UNIT),
            Some(false) => Ok(attr),
            None if attr == Attribute::UNIT => Ok(attr),
            None => Err(format!("expected UnitAttr or BoolAttr, but got {}", ctx.attr_text(attr))),
        }
    }

    /// A case of an enumeration, given as an integer of any type: an integer of
    /// this type. `storage` says what upstream expects.
    pub fn case(
        ctx: &Context,
        attr: Attribute,
        ty: Type,
        storage: &str,
    ) -> Result<Attribute, String> {
        let value = attr.as_int(ctx).map(|value| value.low_u64() as i64);
        let value = value.ok_or_else(|| format!("expected {storage}"))?;
        Ok(Attribute::int(ctx, ty, value))
    }
}

/// Defaults that several dialects use.
pub mod defaults {
    use super::{Attribute, Context};

    /// `false`
    pub fn no(_: &Context) -> Attribute {
        Attribute::FALSE
    }

    /// `true`
    pub fn yes(_: &Context) -> Attribute {
        Attribute::TRUE
    }
}
