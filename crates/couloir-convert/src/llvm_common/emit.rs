//! Attributes used often, made once, and ops made with them.

use couloir_dialects::llvm;
use couloir_ir::build::Build;
use couloir_ir::op::{OpDef, OpName};
use couloir_ir::{Attribute, Context, Type, Value};
use smallvec::SmallVec;

use super::Llvm;

/// Ranks and constants below this have their attributes prepared.
const COMMON: i64 = 16;

/// Attributes used often.
pub(super) struct Prepared {
    /// `0 : index` and on.
    indices: Vec<Attribute>,
    /// `array<i64: 0>` and on.
    fields: Vec<Attribute>,
    /// `array<i64: 3, 0>` and on, then the same for 4.
    nested: [Vec<Attribute>; 2],
    /// `0 : i32` and on.
    flags: Vec<Attribute>,
    /// `array<i32: -2147483648>`: one index, which is a value.
    one_value: Attribute,
}

impl Prepared {
    pub(super) fn new(ctx: &Context) -> Self {
        let nested = |first| (0..COMMON).map(move |at| Attribute::i64_array(ctx, &[first, at]));
        Self {
            indices: (0..COMMON).map(|value| Attribute::index(ctx, value)).collect(),
            fields: (0..COMMON).map(|at| Attribute::i64_array(ctx, &[at])).collect(),
            nested: [nested(3).collect(), nested(4).collect()],
            flags: (0..8).map(|flags| Attribute::i32(ctx, flags)).collect(),
            one_value: Attribute::i32_array(ctx, &[llvm::DYNAMIC_INDEX]),
        }
    }

    fn nth(list: &[Attribute], at: i64) -> Option<Attribute> {
        usize::try_from(at).ok().and_then(|at| list.get(at)).copied()
    }

    fn position(&self, ctx: &Context, position: &[i64]) -> Attribute {
        let found = match *position {
            [at] => Self::nth(&self.fields, at),
            [3, at] => Self::nth(&self.nested[0], at),
            [4, at] => Self::nth(&self.nested[1], at),
            _ => None,
        };
        found.unwrap_or_else(|| Attribute::i64_array(ctx, position))
    }
}

/// Inherent attributes of an op by slot: these, and defaults.
pub fn with<const N: usize>(
    ctx: &Context,
    def: &'static OpDef,
    own: [(usize, Option<Attribute>); N],
) -> Props {
    let mut props = Props::from_slice(ctx.attr_defaults(OpName::of(def)));
    for (slot, attr) in own {
        if let Some(prop) = props.get_mut(slot) {
            *prop = attr;
        }
    }
    props
}

/// Inherent attributes by slot.
pub type Props = SmallVec<[Option<Attribute>; 12]>;

impl Llvm {
    /// `value : index` as an attribute.
    pub fn index_attr(&self, ctx: &Context, value: i64) -> Attribute {
        let found = Prepared::nth(&self.prepared.indices, value);
        found.unwrap_or_else(|| Attribute::index(ctx, value))
    }

    /// `llvm.mlir.constant(value : index)` of what `index` becomes.
    pub fn constant(&self, b: &mut dyn Build, value: i64) -> Value {
        let value = self.index_attr(b.ctx(), value);
        b.emit1(llvm::Constant::def(), &[], self.index, &[Some(value)])
    }

    /// `llvm.mlir.poison`
    pub fn poison(&self, b: &mut dyn Build, ty: Type) -> Value {
        b.emit1(llvm::Poison::def(), &[], ty, &[])
    }

    /// `llvm.extractvalue container[position]`
    pub fn extract(
        &self,
        b: &mut dyn Build,
        ty: Type,
        container: Value,
        position: &[i64],
    ) -> Value {
        let position = self.prepared.position(b.ctx(), position);
        b.emit1(llvm::ExtractValue::def(), &[container], ty, &[Some(position)])
    }

    /// `llvm.insertvalue value, container[position]`
    pub fn insert(
        &self,
        b: &mut dyn Build,
        container: Value,
        value: Value,
        position: &[i64],
    ) -> Value {
        let position = self.prepared.position(b.ctx(), position);
        let ty = b.body().ty(container);
        b.emit1(llvm::InsertValue::def(), &[container, value], ty, &[Some(position)])
    }

    /// `llvm.extractvalue` with its type taken from the container.
    pub fn extract_field(&self, b: &mut dyn Build, container: Value, position: &[i64]) -> Value {
        let ty = b.body().ty(container);
        let ctx = b.ctx();
        let element = position
            .iter()
            .try_fold(ty, |ty, &at| llvm::types::element_at(ctx, ty, at))
            .unwrap_or(self.index);
        self.extract(b, element, container, position)
    }

    /// `llvm.getelementptr base[index]` over elements of a converted type.
    pub(super) fn gep(
        &self,
        b: &mut dyn Build,
        element: Type,
        base: Value,
        index: Value,
        flags: i32,
    ) -> Value {
        let ty = b.body().ty(base);
        let (flags, element) = (self.flags(b.ctx(), flags), Attribute::ty(b.ctx(), element));
        let props = [
            (llvm::GetElementPtr::RAW_CONSTANT_INDICES, self.prepared.one_value),
            (llvm::GetElementPtr::ELEM_TYPE, element),
            (llvm::GetElementPtr::NO_WRAP_FLAGS, flags),
        ];
        let def = llvm::GetElementPtr::def();
        b.emit1(def, &[base, index], ty, &with(b.ctx(), def, props.map(|(at, a)| (at, Some(a)))))
    }

    /// `flags : i32` as an attribute.
    pub(super) fn flags(&self, ctx: &Context, flags: i32) -> Attribute {
        let found = Prepared::nth(&self.prepared.flags, i64::from(flags));
        found.unwrap_or_else(|| Attribute::i32(ctx, flags))
    }
}
