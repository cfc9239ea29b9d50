//! Constraints, and what meets them.

use couloir_ir::attr::AttrKind;
use couloir_ir::location::LocationKind;
use couloir_ir::num::FloatKind;
use couloir_ir::op::Slot;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, OpDef, Type};
use rustc_hash::FxHashSet;

use super::defs::params_of;

/// The number of a constraint in its definition.
pub(super) type Number = usize;

/// A constraint on an attribute; a type is an attribute too.
pub(super) enum Constraint {
    /// Anything.
    Any,
    /// This one.
    Is(Attribute),
    /// One of this definition.
    Base(Base),
    /// One of this definition, with parameters that meet these.
    Parametric(Base, Vec<Number>),
    /// One of these is met.
    AnyOf(Vec<Number>),
    /// All of these are met.
    AllOf(Vec<Number>),
}

/// A definition of types or attributes.
pub(super) struct Base {
    /// `dialect.name`
    pub(super) name: String,
    /// Whether it is one of types.
    pub(super) is_type: bool,
}

/// A definition: its constraints, and those of its parameters.
#[derive(Default)]
pub(super) struct Definition {
    pub(super) constraints: Vec<Constraint>,
    pub(super) params: Vec<Number>,
}

/// How many values a group has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Count {
    Single,
    Optional,
    Variadic,
}

/// What is said of an op.
#[derive(Default)]
pub(super) struct OpRules {
    pub(super) constraints: Vec<Constraint>,
    pub(super) operands: Vec<(Number, Count)>,
    pub(super) results: Vec<(Number, Count)>,
    pub(super) attributes: Vec<(String, Number)>,
    pub(super) regions: Vec<RegionRule>,
}

/// What is said of a region.
#[derive(Clone, Default)]
pub(super) struct RegionRule {
    /// Constraints of the arguments, where they are constrained.
    pub(super) args: Option<Vec<Number>>,
    /// The number of blocks, where it is given.
    pub(super) blocks: Option<u64>,
}

/// The type that the constraint of an operand or result of an op fixes.
pub(super) fn fixed_type(ctx: &Context, op: &'static OpDef, slot: Slot) -> Option<Type> {
    let described = ctx.extension::<super::Described>()?;
    let rules = described.ops.get(op.name)?;
    let group = match slot {
        Slot::Operand(at) => rules.operands.get(usize::from(at)),
        Slot::Result(at) => rules.results.get(usize::from(at)),
        Slot::Attr(_) => None,
    };
    match rules.constraints.get(group?.0)? {
        Constraint::Is(attr) => attr.as_type(ctx),
        _ => None,
    }
}

/// Checks attributes against the constraints of a definition. What met a
/// constraint once is what has to meet it again.
pub(super) struct Checker<'a> {
    ctx: &'a Context,
    constraints: &'a [Constraint],
    met: Vec<Option<Attribute>>,
    /// What did not meet which constraint; it will not later.
    unmet: FxHashSet<(Number, Attribute)>,
}

impl<'a> Checker<'a> {
    /// With nothing met yet.
    pub(super) fn new(ctx: &'a Context, constraints: &'a [Constraint]) -> Self {
        let met = vec![None; constraints.len()];
        Self { ctx, constraints, met, unmet: FxHashSet::default() }
    }

    /// Whether an attribute meets a constraint; the message says why not.
    /// Recursion is as deep as constraints nest, which is bounded.
    pub(super) fn check(&mut self, attr: Attribute, number: Number) -> Result<(), String> {
        match self.met.get(number).copied().flatten() {
            Some(met) if met == attr => return Ok(()),
            Some(met) => return Err(self.mismatch(met, attr)),
            None => {}
        }
        let constraints = self.constraints;
        let result = match constraints.get(number) {
            None | Some(Constraint::Any) => Ok(()),
            Some(Constraint::Is(wanted)) if *wanted == attr => Ok(()),
            Some(Constraint::Is(wanted)) => Err(self.mismatch(*wanted, attr)),
            Some(Constraint::Base(base)) => self.base(attr, base),
            Some(Constraint::Parametric(base, params)) => self.parametric(attr, base, params),
            Some(Constraint::AnyOf(parts)) => self.any_of(attr, parts),
            Some(Constraint::AllOf(parts)) => {
                parts.iter().try_for_each(|&part| self.check(attr, part))
            }
        };
        match (&result, self.met.get_mut(number)) {
            (Ok(()), Some(met)) => *met = Some(attr),
            _ => _ = self.unmet.insert((number, attr)),
        }
        result
    }

    fn mismatch(&self, wanted: Attribute, attr: Attribute) -> String {
        let (wanted, attr) = (self.ctx.attr_text(wanted), self.ctx.attr_text(attr));
        format!("expected '{wanted}' but got '{attr}'")
    }

    fn any_of(&mut self, attr: Attribute, parts: &[Number]) -> Result<(), String> {
        for &part in parts {
            if !self.unmet.contains(&(part, attr)) && self.check(attr, part).is_ok() {
                return Ok(());
            }
        }
        Err(format!("'{}' does not satisfy the constraint", self.ctx.attr_text(attr)))
    }

    fn base(&self, attr: Attribute, base: &Base) -> Result<(), String> {
        let ctx = self.ctx;
        let ty = self.type_for(attr, base)?;
        let name = ty.map_or_else(|| name_of(ctx, attr), |ty| type_name(ctx, ty));
        if name == base.name {
            return Ok(());
        }
        Err(format!("expected base {} '{}' but got '{name}'", base.kind(), base.name))
    }

    /// The type that an attribute has to be for this base; none for one of attributes.
    fn type_for(&self, attr: Attribute, base: &Base) -> Result<Option<Type>, String> {
        let ty = if base.is_type { attr.as_type(self.ctx) } else { None };
        if base.is_type && ty.is_none() {
            // Upstream's message ends without the quote.
            return Err(format!("expected type, got attribute '{}", self.ctx.attr_text(attr)));
        }
        Ok(ty)
    }

    fn parametric(
        &mut self,
        attr: Attribute,
        base: &Base,
        params: &[Number],
    ) -> Result<(), String> {
        let ctx = self.ctx;
        let ty = self.type_for(attr, base)?;
        let name = ty.map_or_else(|| name_of(ctx, attr), |ty| type_name(ctx, ty));
        if name != base.name {
            let (kind, wanted, text) = (base.kind(), base.spelled(), ctx.attr_text(attr));
            return Err(format!("expected base {kind} '{wanted}' but got '{text}'"));
        }
        let given = parameters(ctx, attr);
        if given.len() != params.len() {
            return Err(format!(
                "attribute '{}' expects {} parameters but got {}",
                base.name,
                given.len(),
                params.len()
            ));
        }
        given.into_iter().zip(params).try_for_each(|(given, &param)| self.check(given, param))
    }
}

impl Base {
    fn kind(&self) -> &'static str {
        if self.is_type { "type" } else { "attribute" }
    }

    /// The name as upstream's message has it, which turns that of an attribute around.
    fn spelled(&self) -> String {
        match self.name.split_once('.') {
            Some((dialect, name)) if !self.is_type => format!("{name}.{dialect}"),
            _ => self.name.clone(),
        }
    }
}

/// The parameters of a type or attribute of a described dialect.
fn parameters(ctx: &Context, attr: Attribute) -> Vec<Attribute> {
    if let Some(ty) = attr.as_type(ctx) {
        return ty.as_dialect(ctx).map(|ty| params_of(&ty.params)).unwrap_or_default();
    }
    match attr.kind(ctx) {
        AttrKind::Dialect(data) => params_of(&data.params),
        _ => Vec::new(),
    }
}

/// The name of what defines an attribute.
fn name_of(ctx: &Context, attr: Attribute) -> String {
    let name = match attr.kind(ctx) {
        AttrKind::Type(_) => "type",
        AttrKind::Dialect(data) => return format!("{}.{}", data.def.dialect, data.def.mnemonic),
        AttrKind::Unit => "unit",
        AttrKind::Integer(..) => "integer",
        AttrKind::Float(..) => "float",
        AttrKind::String(..) => "string",
        AttrKind::Array(_) => "array",
        AttrKind::Dictionary(_) => "dictionary",
        AttrKind::SymbolRef(..) => "symbol_ref",
        AttrKind::AffineMap(_) => "affine_map",
        AttrKind::IntegerSet(_) => "integer_set",
        AttrKind::StridedLayout { .. } => "strided_layout",
        AttrKind::DenseArray { .. } => "dense_array",
        AttrKind::DenseElements(_) => "dense_int_or_fp_elements",
        AttrKind::DenseStrings(..) => "dense_string_elements",
        AttrKind::DenseResource(..) => "dense_resource_elements",
        AttrKind::Sparse(..) => "sparse_elements",
        AttrKind::Opaque(..) => "opaque",
        AttrKind::Distinct(..) => "distinct",
        AttrKind::Location(kind) => location_name(kind),
    };
    format!("builtin.{name}")
}

fn location_name(kind: &LocationKind) -> &'static str {
    match kind {
        LocationKind::Unknown => "unknown_loc",
        LocationKind::FileLineColRange { .. } => "file_line_range",
        LocationKind::Name(..) => "name_loc",
        LocationKind::CallSite(..) => "call_site_loc",
        LocationKind::Fused(..) => "fused_loc",
    }
}

/// The name of what defines a type.
fn type_name(ctx: &Context, ty: Type) -> String {
    let name = match ty.kind(ctx) {
        TypeKind::Dialect(data) => return format!("{}.{}", data.def.dialect, data.def.mnemonic),
        TypeKind::Float(kind) => kind.name(),
        TypeKind::Integer(..) => "integer",
        TypeKind::Index => "index",
        TypeKind::None => "none",
        TypeKind::Complex(_) => "complex",
        TypeKind::Tuple(_) => "tuple",
        TypeKind::Function(..) => "function",
        TypeKind::Vector(_) => "vector",
        TypeKind::Tensor(_) => "tensor",
        TypeKind::UnrankedTensor(_) => "unranked_tensor",
        TypeKind::MemRef(_) => "memref",
        TypeKind::UnrankedMemRef(..) => "unranked_memref",
        TypeKind::Opaque(..) => "opaque",
    };
    format!("builtin.{name}")
}

/// Names of types of `builtin` that a description may refer to.
const TYPES: &[&str] = &[
    "complex",
    "function",
    "index",
    "integer",
    "memref",
    "none",
    "opaque",
    "tensor",
    "tuple",
    "unranked_memref",
    "unranked_tensor",
    "vector",
];

/// Names of attributes of `builtin` that a description may refer to.
const ATTRS: &[&str] = &[
    "affine_map",
    "array",
    "call_site_loc",
    "dense_array",
    "dense_int_or_fp_elements",
    "dense_resource_elements",
    "dense_string_elements",
    "dictionary",
    "distinct",
    "file_line_range",
    "float",
    "fused_loc",
    "integer",
    "integer_set",
    "name_loc",
    "opaque",
    "opaque_loc",
    "sparse_elements",
    "strided_layout",
    "string",
    "symbol_ref",
    "type",
    "unit",
    "unknown_loc",
];

/// Whether there is a type or attribute of this full name.
pub(super) fn is_known(ctx: &Context, base: &Base) -> bool {
    let Some((dialect, name)) = base.name.split_once('.') else { return false };
    if dialect == "builtin" {
        return match base.is_type {
            true => TYPES.contains(&name) || FloatKind::from_name(name).is_some(),
            false => ATTRS.contains(&name),
        };
    }
    match base.is_type {
        true => ctx.type_def(dialect, name).is_some(),
        false => ctx.attr_def(dialect, name).is_some(),
    }
}
