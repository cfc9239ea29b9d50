//! The types of `llvm`, and what can be asked of any type LLVM knows.
//!
//! Parameters of the definitions, in order:
//! `ptr` address space, and of typed pointers what they point to; `array` element, length;
//! `func` result, arguments, whether more may follow; a literal `struct`
//! whether it is packed, elements; an identified one its name, while its body
//! holds what a literal one has as parameters (or nothing when opaque);
//! `target` name, types, numbers.
//!
//! Invariant: the body of an identified struct is set at most once.

mod compatible;
mod layout;
mod measure;
mod syntax;
mod vector;
mod wrapped;

pub use compatible::{
    can_be_global, has_zero_init, is_aggregate, is_compatible_floating_point,
    is_compatible_outer_type, is_compatible_type, is_compatible_vector_type, is_loadable_type,
    is_primitive_type,
};
pub use layout::{check_entry, layouts_combine};
pub use measure::primitive_type_size_in_bits;
pub use vector::{
    ElementCount, fixed_vector_type, is_scalable_vector_type, scalable_vector_type,
    vector_element_type, vector_num_elements, vector_type,
};

pub(super) use measure::align_to;
pub(super) use syntax::parse_other_type;

use couloir_ir::attr::Param;
use couloir_ir::ty::TypeDef;
use couloir_ir::{Context, Str, Type};

macro_rules! types {
    ($($(#[$meta:meta])* $name:ident = $mnemonic:literal, $parse:expr, $print:expr $(, $field:ident: $value:expr)*;)*) => {
        $(
            $(#[$meta])*
            pub static $name: TypeDef = TypeDef {
                dialect: "llvm",
                mnemonic: $mnemonic,
                parse: $parse,
                print: $print,
                $($field: $value,)*
                ..TypeDef::EMPTY
            };
        )*
        /// All types, by no order that matters.
        pub(super) static ALL: &[&TypeDef] = &[$(&$name),*];
    };
}

types! {
    /// `ptr`, `ptr<3>`
    PTR = "ptr", syntax::parse_ptr, syntax::print_ptr, vector_element: true,
        layout: Some(&measure::POINTER);
    /// `ptr<T>`, `ptr<T, 3>`: pointers as they were before they became opaque
    TYPED_PTR = "ptr", syntax::parse_ptr, syntax::print_typed_ptr, vector_element: true,
        layout: Some(&measure::POINTER);
    /// `array<4 x T>`
    ARRAY = "array", syntax::parse_array, syntax::print_array, layout: Some(&measure::AGGREGATE);
    /// `func<T (A, B, ...)>`
    FUNC = "func", syntax::parse_func, syntax::print_func;
    /// `struct<(A, B)>`, `struct<"name", packed (A, B)>`, `struct<"name", opaque>`
    STRUCT = "struct", syntax::parse_struct, syntax::print_struct,
        layout: Some(&measure::AGGREGATE), identified: Some(&syntax::IDENTIFIED);
    /// `target<"name", T, 1>`
    TARGET = "target", syntax::parse_target, syntax::print_target;
    /// `void`
    VOID = "void", |p| Ok(void(p.context())), |_, _, _| {};
    /// `token`
    TOKEN = "token", |p| Ok(token(p.context())), |_, _, _| {};
    /// `label`
    LABEL = "label", |p| Ok(label(p.context())), |_, _, _| {};
    /// `metadata`
    METADATA = "metadata", |p| Ok(metadata(p.context())), |_, _, _| {};
    /// `x86_amx`
    X86_AMX = "x86_amx", |p| Ok(simple(p.context(), &X86_AMX)), |_, _, _| {};
    /// `ppc_fp128`
    PPC_FP128 = "ppc_fp128", |p| Ok(simple(p.context(), &PPC_FP128)), |_, _, _| {},
        memref_element: true, vector_element: true, float_width: Some(128),
        layout: Some(&measure::PPC_FP128_LAYOUT);
}

/// A type without parameters.
pub fn simple(ctx: &Context, def: &'static TypeDef) -> Type {
    Type::dialect(ctx, def, Vec::new())
}

/// `!llvm.void`
pub fn void(ctx: &Context) -> Type {
    simple(ctx, &VOID)
}

/// `!llvm.token`
pub fn token(ctx: &Context) -> Type {
    simple(ctx, &TOKEN)
}

/// `!llvm.label`
pub fn label(ctx: &Context) -> Type {
    simple(ctx, &LABEL)
}

/// `!llvm.x86_amx`
pub fn x86_amx(ctx: &Context) -> Type {
    simple(ctx, &X86_AMX)
}

/// `!llvm.metadata`
pub fn metadata(ctx: &Context) -> Type {
    simple(ctx, &METADATA)
}

/// `!llvm.ptr`
pub fn ptr(ctx: &Context) -> Type {
    ptr_in(ctx, 0)
}

/// `!llvm.ptr<space>`
pub fn ptr_in(ctx: &Context, space: u32) -> Type {
    Type::dialect(ctx, &PTR, vec![Param::Uint(space.into())])
}

/// `!llvm.ptr<pointee, space>`, as it was before pointers became opaque
pub fn typed_ptr(ctx: &Context, pointee: Type, space: u32) -> Type {
    Type::dialect(ctx, &TYPED_PTR, vec![Param::Uint(space.into()), Param::Type(pointee)])
}

/// What a typed pointer points to.
pub fn pointee(ctx: &Context, ty: Type) -> Option<Type> {
    ty.params_of(ctx, &TYPED_PTR)?.get(1)?.as_type()
}

/// `!llvm.array<count x T>`
pub fn array(ctx: &Context, count: u64, element: Type) -> Type {
    Type::dialect(ctx, &ARRAY, vec![Param::Type(element), Param::Uint(count)])
}

/// `!llvm.func<result (args)>`
pub fn func(ctx: &Context, result: Type, args: &[Type], variadic: bool) -> Type {
    let params = vec![Param::Type(result), list(args), Param::Bool(variadic)];
    Type::dialect(ctx, &FUNC, params)
}

/// `!llvm.struct<(elements)>`
pub fn struct_literal(ctx: &Context, elements: &[Type]) -> Type {
    literal(ctx, elements, false)
}

/// `!llvm.struct<packed (elements)>`
pub fn struct_packed(ctx: &Context, elements: &[Type]) -> Type {
    literal(ctx, elements, true)
}

fn literal(ctx: &Context, elements: &[Type], packed: bool) -> Type {
    Type::dialect(ctx, &STRUCT, vec![Param::Bool(packed), list(elements)])
}

/// The struct with this name; it has no body until [`set_body`] or [`set_opaque`].
pub fn struct_identified(ctx: &Context, name: Str) -> Type {
    Type::dialect(ctx, &STRUCT, vec![Param::Str(name)])
}

/// Gives an identified struct its body; false when it has another one.
pub fn set_body(ctx: &Context, ty: Type, elements: &[Type], packed: bool) -> bool {
    set(ctx, ty, &[Param::Bool(packed), list(elements)])
}

/// Makes an identified struct opaque; false when it has a body.
pub fn set_opaque(ctx: &Context, ty: Type) -> bool {
    set(ctx, ty, &[])
}

fn set(ctx: &Context, ty: Type, body: &[Param]) -> bool {
    let Some(data) =
        ty.as_dialect(ctx).filter(|_| as_struct(ctx, ty).is_some_and(|s| s.name.is_some()))
    else {
        return false;
    };
    &**data.body.get_or_init(|| body.into()) == body
}

/// `!llvm.struct<"name", opaque>`
pub fn struct_opaque(ctx: &Context, name: Str) -> Type {
    let ty = struct_identified(ctx, name);
    set_opaque(ctx, ty);
    ty
}

/// `!llvm.target<"name", types, numbers>`
pub fn target(ctx: &Context, name: Str, types: &[Type], numbers: &[u32]) -> Type {
    let numbers = numbers.iter().map(|&number| Param::Uint(number.into())).collect();
    Type::dialect(ctx, &TARGET, vec![Param::Str(name), list(types), Param::List(numbers)])
}

fn list(types: &[Type]) -> Param {
    Param::List(types.iter().map(|&ty| Param::Type(ty)).collect())
}

/// The types in a list.
fn types_in(param: Option<&Param>) -> impl ExactSizeIterator<Item = Type> + Clone + '_ {
    let items = param.map(Param::items).unwrap_or_default();
    items.iter().map(|item| item.as_type().unwrap_or(Type::NONE))
}

/// Whether this is a type of this definition.
pub fn is(ctx: &Context, ty: Type, def: &'static TypeDef) -> bool {
    ty.params_of(ctx, def).is_some()
}

/// Whether this is a pointer, opaque or typed.
pub fn is_ptr(ctx: &Context, ty: Type) -> bool {
    pointer_params(ctx, ty).is_some()
}

fn pointer_params(ctx: &Context, ty: Type) -> Option<&[Param]> {
    ty.params_of(ctx, &PTR).or_else(|| ty.params_of(ctx, &TYPED_PTR))
}

/// Whether this is `!llvm.void`.
pub fn is_void(ctx: &Context, ty: Type) -> bool {
    is(ctx, ty, &VOID)
}

/// The address space of a pointer.
pub fn address_space(ctx: &Context, ty: Type) -> Option<u32> {
    let space = pointer_params(ctx, ty)?.first()?.as_uint()?;
    u32::try_from(space).ok()
}

/// The element type and length of an array.
pub fn as_array(ctx: &Context, ty: Type) -> Option<(Type, u64)> {
    let params = ty.params_of(ctx, &ARRAY)?;
    Some((params.first()?.as_type()?, params.get(1)?.as_uint()?))
}

/// A function type.
#[derive(Clone, Copy)]
pub struct FuncType<'c> {
    /// The result; `!llvm.void` for none.
    pub result: Type,
    args: &'c Param,
    /// Whether more arguments may follow.
    pub variadic: bool,
}

impl<'c> FuncType<'c> {
    /// Types of the arguments.
    pub fn args(self) -> impl ExactSizeIterator<Item = Type> + Clone + 'c {
        types_in(Some(self.args))
    }

    /// The result as a list: empty for `!llvm.void`.
    pub fn results(self, ctx: &Context) -> Vec<Type> {
        if is_void(ctx, self.result) { Vec::new() } else { vec![self.result] }
    }
}

/// The parts of a function type.
pub fn as_func(ctx: &Context, ty: Type) -> Option<FuncType<'_>> {
    let params = ty.params_of(ctx, &FUNC)?;
    let [result, args, variadic] = params else { return None };
    Some(FuncType { result: result.as_type()?, args, variadic: variadic.as_bool()? })
}

/// A view of `!llvm.struct`, literal or identified.
#[derive(Clone, Copy)]
pub struct StructType<'c> {
    /// The name of an identified struct.
    pub name: Option<Str>,
    /// What is known of its inside; none for identified structs to be completed.
    body: Option<&'c [Param]>,
}

impl<'c> StructType<'c> {
    /// Whether it has a body, or is said to be opaque.
    pub fn is_initialized(self) -> bool {
        self.body.is_some()
    }

    /// Whether its elements are not known.
    pub fn is_opaque(self) -> bool {
        self.body.is_none_or(<[Param]>::is_empty)
    }

    /// Whether elements stand without padding.
    pub fn is_packed(self) -> bool {
        self.body.and_then(|body| body.first()?.as_bool()).unwrap_or(false)
    }

    /// Types of the elements.
    pub fn elements(self) -> impl ExactSizeIterator<Item = Type> + Clone + 'c {
        types_in(self.body.and_then(|body| body.get(1)))
    }
}

/// The parts of a struct type.
pub fn as_struct(ctx: &Context, ty: Type) -> Option<StructType<'_>> {
    let data = ty.as_dialect(ctx).filter(|data| std::ptr::eq(data.def, &raw const STRUCT))?;
    match data.params.first()? {
        Param::Str(name) => {
            Some(StructType { name: Some(*name), body: data.body.get().map(|body| &**body) })
        }
        _ => Some(StructType { name: None, body: Some(&data.params) }),
    }
}

/// The type inside an array or struct at a position.
pub fn element_at(ctx: &Context, ty: Type, position: i64) -> Option<Type> {
    let position = usize::try_from(position).ok()?;
    if let Some((element, count)) = as_array(ctx, ty) {
        return ((position as u64) < count).then_some(element);
    }
    as_struct(ctx, ty)?.elements().nth(position)
}

/// The types directly inside a type of this dialect.
fn inner(ctx: &Context, ty: Type) -> Vec<Type> {
    if let Some(element) = as_array(ctx, ty).map(|array| array.0).or_else(|| pointee(ctx, ty)) {
        return vec![element];
    }
    if let Some(func) = as_func(ctx, ty) {
        return std::iter::once(func.result).chain(func.args()).collect();
    }
    if let Some(data) = as_struct(ctx, ty) {
        return data.elements().collect();
    }
    ty.params_of(ctx, &TARGET).map_or_else(Vec::new, |params| types_in(params.get(1)).collect())
}
