//! Constants in memory: globals of the module, one for each constant.

use couloir_asm::print::print_type;
use couloir_dialects::memref;
use couloir_ir::build::NewOp;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Body, Context, Location, OpRef, Str, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// A global that is to be made.
struct New {
    name: Str,
    ty: Type,
    value: Attribute,
    location: Location,
}

/// The globals of a module that stand for constants.
pub(super) struct Globals {
    known: FxHashMap<(Attribute, i64), (Str, Type)>,
    new: Vec<New>,
    taken: FxHashSet<Str>,
    counter: u32,
    alignment: i64,
}

impl Globals {
    /// Those that a module has.
    pub(super) fn of(module: &OpRef<'_>, body: &Body, alignment: i64) -> Self {
        let ctx = module.ctx();
        let scope = couloir_ir::Scope { ctx, body, outer: Some(module) };
        let block = body.roots().first().and_then(|&region| body.entry_block(region));
        let mut known = FxHashMap::default();
        let mut taken = FxHashSet::default();
        if let Some(block) = block {
            taken.extend(scope.block(block).ops().filter_map(OpRef::symbol_name));
            for op in scope.block(block).ops().filter(|op| op.is(memref::Global::def())) {
                let Some(value) = op.prop(memref::Global::INITIAL_VALUE) else { continue };
                let own = op.prop(memref::Global::ALIGNMENT).and_then(|own| own.as_i64(ctx));
                let ty = op.prop(memref::Global::TYPE).and_then(|ty| ty.as_type(ctx));
                if let Some(global) = op.symbol_name().zip(ty) {
                    known.entry((value, own.unwrap_or(0))).or_insert(global);
                }
            }
        }
        Globals { known, new: Vec::new(), taken, counter: 0, alignment }
    }

    /// None, for where no constants are met.
    pub(super) fn none() -> Self {
        let (known, taken) = (FxHashMap::default(), FxHashSet::default());
        Globals { known, new: Vec::new(), taken, counter: 0, alignment: 0 }
    }

    /// The global for a constant.
    pub(super) fn get(
        &mut self,
        ctx: &Context,
        value: Attribute,
        ty: Type,
        space: Option<Attribute>,
        location: Location,
    ) -> (Str, Type) {
        let key = (value, self.alignment);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let shape = ty.shape(ctx).unwrap_or_default();
        let sizes = shape.iter().map(i64::to_string).collect::<Vec<_>>().join("x");
        let element = ty.element_or_self(ctx);
        let name = self.unique(ctx, &format!("__constant_{sizes}x{}", print_type(ctx, element)));
        let ty = MemRefType::get(ctx, shape, element, None, space);
        self.new.push(New { name, ty, value, location });
        self.known.insert(key, (name, ty));
        (name, ty)
    }

    fn unique(&mut self, ctx: &Context, name: &str) -> Str {
        let mut unique = ctx.intern(name);
        while !self.taken.insert(unique) {
            unique = ctx.intern(&format!("{name}_{}", self.counter));
            self.counter += 1;
        }
        unique
    }

    /// Makes those that are new, each before all others.
    pub(super) fn make(self, ctx: &Context, body: &mut Body) {
        let block = body.roots().first().and_then(|&region| body.entry_block(region));
        let Some(block) = block else { return };
        let alignment = (self.alignment > 0).then(|| Attribute::i64(ctx, self.alignment));
        for New { name, ty, value, location } in self.new {
            let new = NewOp::new(memref::Global::def())
                .prop(memref::Global::SYM_NAME, Attribute::str(ctx, name))
                .prop(memref::Global::SYM_VISIBILITY, Attribute::string(ctx, "private"))
                .prop(memref::Global::TYPE, Attribute::ty(ctx, ty))
                .prop(memref::Global::INITIAL_VALUE, value)
                .prop(memref::Global::CONSTANT, Attribute::UNIT)
                .prop(memref::Global::ALIGNMENT, alignment);
            let op = body.create(new, location);
            body.prepend_op(block, op);
        }
    }
}
