//! Traits and interfaces that look into regions already verified, and type
//! inference.

use smallvec::SmallVec;

use super::symbols::{self, Users};
use super::{Verified, flow, plain_error, quoted_list};
use crate::attr::Attribute;
use crate::op::{InferInput, OpDef, Trait, Traits};
use crate::ty::Type;
use crate::view::OpRef;

/// The traits of this module that ask for something.
const REGION: Traits = Traits::of(&[
    Trait::IsolatedFromAbove,
    Trait::SymbolTable,
    Trait::SingleBlockImplicitTerminator,
    Trait::RegionBranch,
    Trait::LoopLike,
    Trait::InferType,
]);

/// Checks the traits of an op in declared order, then type inference that
/// follows from its definition, then the op's hook on regions.
pub(super) fn check(op: OpRef<'_>, def: &'static OpDef, users: Option<&Users>) -> Verified {
    if def.trait_set.meets(REGION) {
        def.traits.iter().try_for_each(|&which| check_trait(op, def, which, users))?;
    }
    if !def.has(Trait::InferType) {
        inferred(op, def)?;
    }
    def.hooks.verify_regions.map_or(Ok(()), |verify| verify(op))
}

fn check_trait(
    op: OpRef<'_>,
    def: &'static OpDef,
    which: Trait,
    users: Option<&Users>,
) -> Verified {
    match which {
        Trait::IsolatedFromAbove => isolation(op),
        Trait::SymbolTable => symbols::table(op, users),
        Trait::SingleBlockImplicitTerminator => implicit_terminator(op, def),
        Trait::RegionBranch => {
            def.hooks.region_branch.map_or(Ok(()), |branch| flow::region_branch(op, branch))
        }
        Trait::LoopLike => flow::loop_like(op, def),
        Trait::InferType => inferred(op, def),
        _ => Ok(()),
    }
}

/// No op uses a value defined around the isolated op it is in.
fn isolation(op: OpRef<'_>) -> Verified {
    let inner = op.inner();
    let body = inner.body;
    if !inner.body.has_outside_values() {
        return Ok(());
    }
    let mut regions = op.body().regions(op.op).iter().rev().copied().collect::<Vec<_>>();
    while let Some(region) = regions.pop() {
        let ops = body.region_blocks(region).flat_map(|block| body.block_ops(block));
        for user in ops {
            if body.operands(user).any(|value| body.is_outside(value)) {
                let message = "using value defined outside the region";
                let note = "required by region isolation constraints";
                return inner.op(user).op_error(message).note(op.location(), note).fail();
            }
            if body.nested(user).is_none() {
                regions.extend(body.regions(user));
            }
        }
    }
    Ok(())
}

fn implicit_terminator(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let Some(wanted) = def.implicit_terminator else { return Ok(()) };
    let found = op.each_region(|region| {
        let last = region.entry()?.last()?;
        (last.name() != wanted).then(|| last.name().to_string())
    });
    let Some(found) = found else { return Ok(()) };
    let message = format!("expects regions to end with '{wanted}', found '{found}'");
    let note = format!("in custom textual format, the absence of terminator implies '{wanted}'");
    op.op_error(message).note(op.location(), note).fail()
}

fn inferred(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    match def.hooks.infer {
        Some(_) => by_hook(op, def),
        None if def.has(Trait::SameOperandsAndResultType) => as_operand(op),
        None => Ok(()),
    }
}

/// Results that have the type of the operands are inferred from the first.
fn as_operand(op: OpRef<'_>) -> Verified {
    match op.operand_type(0) {
        Some(ty) if op.result_types().any(|own| own != ty) => {
            incompatible(op, &vec![ty; op.results().len()])
        }
        _ => Ok(()),
    }
}

fn by_hook(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let Some(infer) = def.hooks.infer else { return Ok(()) };
    let operands = op.operand_types().collect::<SmallVec<[Type; 8]>>();
    let props = (0..def.attrs.len()).map(|slot| op.prop(slot));
    let props = props.collect::<SmallVec<[Option<Attribute>; 8]>>();
    let groups = (0..def.operands.len()).map(|group| op.operand_group(group).len() as u32);
    let groups = groups.collect::<SmallVec<[u32; 8]>>();
    let body = op.body();
    let input = InferInput {
        operands: &operands,
        props: &props,
        attrs: body.discardable(op.op),
        groups: &groups,
        regions: (op.num_regions() > 0).then(|| (body.body_of(op.op), body.regions(op.op))),
    };
    match infer(op.ctx(), &input) {
        Ok(types) if op.result_types().eq(types.iter().copied()) => Ok(()),
        Ok(types) => incompatible(op, &types),
        Err(message) => {
            plain_error(op.ctx(), op.location(), message).emit();
            not_inferred(op)
        }
    }
}

#[cold]
fn incompatible(op: OpRef<'_>, types: &[Type]) -> Verified {
    let inferred = quoted_list(op.ctx(), types.iter().copied());
    let own = quoted_list(op.ctx(), op.result_types());
    let message = format!(
        "'{}' op inferred type(s) {inferred} are incompatible with return type(s) of operation {own}",
        op.name()
    );
    plain_error(op.ctx(), op.location(), message).emit();
    not_inferred(op)
}

fn not_inferred(op: OpRef<'_>) -> Verified {
    op.op_error("failed to infer returned types").fail()
}
