//! Functions of `OpenCL` that say which item and group this is. Where one is there already it is called
//! as it is.

use std::sync::Arc;

use couloir_dialects::gpu;
use couloir_dialects::llvm::attrs::MEMORY_EFFECTS;
use couloir_dialects::llvm::{self, Call, Func, case_of};
use couloir_ir::attr::Param;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::op::Trait;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, MakeSymbol, Naming, Operands, OrNoMatch, PatternSet, Place,
};

use super::SPIR_FUNC;
use crate::gpu_common::declared::table_location;
use crate::gpu_common::{constant_i32, unary};
use crate::llvm_common::Llvm;
use crate::llvm_common::alloc::no_body;

/// The functions for ops of a dimension.
static OF_A_DIMENSION: &[(&OpDef, &str)] = &[
    (gpu::ThreadId::def(), "_Z12get_local_idj"),
    (gpu::BlockId::def(), "_Z12get_group_idj"),
    (gpu::BlockDim::def(), "_Z14get_local_sizej"),
    (gpu::GridDim::def(), "_Z14get_num_groupsj"),
    (gpu::GlobalId::def(), "_Z13get_global_idj"),
];

/// The functions for ops on subgroups.
static OF_SUBGROUPS: &[(&OpDef, &str)] = &[
    (gpu::LaneId::def(), "_Z22get_sub_group_local_id"),
    (gpu::SubgroupId::def(), "_Z16get_sub_group_id"),
    (gpu::NumSubgroups::def(), "_Z18get_num_sub_groups"),
    (gpu::SubgroupSize::def(), "_Z18get_sub_group_size"),
];

/// A function, and what holds of it where it is declared here.
pub(super) struct Builtin<'n> {
    pub name: &'n str,
    /// `!llvm.void` for none.
    pub result: Type,
    pub convergent: bool,
    /// It touches no memory.
    pub harmless: bool,
}

impl<'n> Builtin<'n> {
    pub(super) fn new(name: &'n str, result: Type) -> Self {
        Self { name, result, convergent: false, harmless: false }
    }

    fn props(&self, ctx: &Context) -> Vec<(usize, Attribute)> {
        let harmless = || Attribute::dialect(ctx, &MEMORY_EFFECTS, vec![Param::Uint(0); 6]);
        let props = [
            Some((Func::CCONV, llvm::cconv(ctx, SPIR_FUNC))),
            Some((Func::NO_UNWIND, Attribute::UNIT)),
            Some((Func::WILL_RETURN, Attribute::UNIT)),
            self.convergent.then_some((Func::CONVERGENT, Attribute::UNIT)),
            self.harmless.then(|| (Func::MEMORY_EFFECTS, harmless())),
        ];
        props.into_iter().flatten().collect()
    }
}

/// What of a function goes along to calls of it.
static SHARED: &[(usize, usize)] = &[
    (Func::CCONV, Call::CCONV),
    (Func::CONVERGENT, Call::CONVERGENT),
    (Func::NO_UNWIND, Call::NO_UNWIND),
    (Func::WILL_RETURN, Call::WILL_RETURN),
    (Func::MEMORY_EFFECTS, Call::MEMORY_EFFECTS),
];

fn is_func(op: OpRef<'_>) -> bool {
    op.is(Func::def())
}

/// Calls a function that is declared where it is not there.
pub(super) fn call(rw: &mut ConversionRewriter<'_>, builtin: &Builtin<'_>, args: &[Value]) -> Op {
    let ctx = rw.context();
    let name = ctx.intern(builtin.name);
    let types = args.iter().map(|&arg| rw.ty(arg)).collect::<Vec<_>>();
    let ty = Attribute::ty(ctx, llvm::func(ctx, builtin.result, &types, false));
    let is_inside = rw.outer().is_some_and(|op| op.has(Trait::SymbolTable));
    let existing = rw.symbol(name).filter(|op| !is_inside && is_func(*op));
    let own = existing.and_then(|op| op.prop(Func::FUNCTION_TYPE)).unwrap_or(ty);
    let own = own.as_type(ctx).and_then(|ty| llvm::types::as_func(ctx, ty));
    let result = own.map_or(builtin.result, |own| own.result);
    let props = builtin.props(ctx);
    let shared = SHARED.iter().filter_map(|&(from, to)| {
        let here = || props.iter().find(|prop| prop.0 == from).map(|prop| prop.1);
        let attr = existing.map_or_else(here, |op| op.prop(from))?;
        Some((to, attr))
    });
    let result = (!llvm::types::is_void(ctx, result)).then_some(result);
    let new = llvm::call(ctx, result, Attribute::flat_symbol(ctx, name), args);
    let new = shared.fold(new, |new, (slot, attr)| new.prop(slot, attr));
    let location = table_location(rw);
    let make: MakeSymbol = Box::new(move |b, name| {
        b.set_location(location);
        let new = Func::build(b.ctx(), Attribute::str(b.ctx(), name), ty, no_body());
        b.insert(props.into_iter().fold(new, |new, (slot, attr)| new.prop(slot, attr)))
    });
    rw.request(name, Naming::Shared(is_func), Place::Start, make);
    rw.insert(new)
}

/// Adds the patterns for ops that say where this is.
pub(super) fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>) {
    for &(def, name) in OF_A_DIMENSION {
        let own = Arc::clone(llvm);
        let lower = move |op, _: &Operands, rw: &mut ConversionRewriter<'_>| {
            of_a_dimension(&own, op, rw, name)
        };
        patterns.add(def, &llvm.converter, lower);
    }
    for &(def, name) in OF_SUBGROUPS {
        let own = Arc::clone(llvm);
        let lower = move |op, _: &Operands, rw: &mut ConversionRewriter<'_>| {
            of_subgroups(&own, op, rw, name)
        };
        patterns.add(def, &llvm.converter, lower);
    }
}

fn of_a_dimension(llvm: &Llvm, op: Op, rw: &mut ConversionRewriter<'_>, name: &str) -> Lowered {
    let ctx = rw.context();
    let dim = rw.view(op).prop(gpu::ThreadId::DIMENSION).and_then(|dim| case_of(ctx, dim));
    let dim = dim.and_then(|dim| i64::try_from(dim).ok()).or_no_match("no dimension")?;
    let dim = constant_i32(rw, dim);
    let call = call(rw, &Builtin { harmless: true, ..Builtin::new(name, llvm.index) }, &[dim]);
    rw.replace_by_op(op, call)
}

fn of_subgroups(llvm: &Llvm, op: Op, rw: &mut ConversionRewriter<'_>, name: &str) -> Lowered {
    let call = call(rw, &Builtin::new(name, Type::I32), &[]);
    let value = rw.scope().body.result(call, 0).or_no_match("no result")?;
    let value = match llvm.index == rw.ty(value) {
        true => value,
        false => unary(rw, llvm::ZExt::def(), value, llvm.index),
    };
    rw.replace(op, value)
}
