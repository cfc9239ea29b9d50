//! What is mapped to devices and runs there.

use couloir_ir::{BlockRef, OpRef, Value};
use rustc_hash::FxHashMap;

use super::super::attrs::CLAUSE_MAP_FLAGS;
use super::super::{
    MapBounds, MapInfo, Target, TargetData, TargetEnterData, TargetExitData, TargetUpdate, Teams,
};
use super::{Verified, block_args, clauses};

pub(in super::super) fn map_bounds(op: OpRef<'_>) -> Verified {
    let view = MapBounds(op);
    if view.extent().is_none() && view.upper_bound().is_none() {
        return op.error("expected extent or upperbound.").fail();
    }
    Ok(())
}

/// The bits of how a variable is mapped.
fn flags(map: MapInfo<'_>) -> u64 {
    let params = map.0.prop(MapInfo::MAP_TYPE);
    let params = params.and_then(|attr| attr.params_of(map.0.ctx(), &CLAUSE_MAP_FLAGS));
    params.and_then(|params| params.first()?.as_uint()).unwrap_or(0)
}

const TO: u64 = 2;
const FROM: u64 = 4;
const DELETE: u64 = 0x10;
/// `always`, `implicit`, `close`
const NOT_UPDATED: u64 = 0x308;

/// What each op says of bits it does not take, by the op.
fn wrong_flags(op: OpRef<'_>, flags: u64) -> Option<&'static str> {
    let has = |bits: u64| flags & bits != 0;
    let is_update = op.is(TargetUpdate::def());
    match () {
        () if (op.is(TargetData::def()) || op.is(Target::def())) && has(DELETE) => {
            Some("to, from, tofrom and alloc map types are permitted")
        }
        () if op.is(TargetEnterData::def()) && has(FROM | DELETE) => {
            Some("to and alloc map types are permitted")
        }
        () if op.is(TargetExitData::def()) && has(TO) => {
            Some("from, release and delete map types are permitted")
        }
        () if is_update && (has(DELETE) || !has(TO | FROM)) => Some(
            "at least one of to or from map types must be specified, other map types are not \
             permitted",
        ),
        () if is_update && has(TO) && has(FROM) => Some(EITHER),
        () if is_update && has(NOT_UPDATED) => {
            Some("present, mapper and iterator map type modifiers are permitted")
        }
        () => None,
    }
}

const EITHER: &str = "either to or from map types can be specified, not both";

/// All that is mapped is said how.
pub(super) fn map_clause(op: OpRef<'_>, group: usize) -> Verified {
    let mut updated = FxHashMap::default();
    for var in op.operands_in(group) {
        let Some(map) = map_of(op, var) else {
            let message = match op.body().defining_op(var) {
                None => "missing map operation",
                Some(_) => "map argument is not a map entry operation",
            };
            return op.place_error(message).fail();
        };
        let flags = flags(map);
        if let Some(message) = wrong_flags(op, flags) {
            return op.place_error(message).fail();
        }
        let before = updated.insert(map.var_ptr(), flags & (TO | FROM));
        let differs = before.is_some_and(|before| before != flags & (TO | FROM));
        if differs && op.is(TargetUpdate::def()) {
            return op.place_error(EITHER).fail();
        }
    }
    Ok(())
}

/// The variables of a clause are said how they are mapped.
fn mapped(op: OpRef<'_>, group: usize, clause: &str) -> Verified {
    if op.operands_in(group).into_iter().all(|var| map_of(op, var).is_some()) {
        return Ok(());
    }
    let message = format!("'{clause}' arguments must be defined by 'omp.map.info' ops");
    op.op_error(message).fail()
}

pub(in super::super) fn map_members(op: OpRef<'_>) -> Verified {
    mapped(op, MapInfo::MEMBERS, "members")
}

fn map_of(op: OpRef<'_>, var: Value) -> Option<MapInfo<'_>> {
    op.scope.defining_op(var).and_then(MapInfo::cast)
}

pub(in super::super) fn data_motion(op: OpRef<'_>) -> Verified {
    clauses::depends(op, TargetUpdate::DEPEND_VARS, op.prop(TargetUpdate::DEPEND_KINDS))?;
    map_clause(op, TargetUpdate::MAP_VARS)
}

pub(in super::super) fn target_data(op: OpRef<'_>) -> Verified {
    let groups = [TargetData::USE_DEVICE_ADDR_VARS, TargetData::USE_DEVICE_PTR_VARS];
    block_args(op, &groups)?;
    mapped(op, TargetData::USE_DEVICE_PTR_VARS, "use_device_ptr")?;
    mapped(op, TargetData::USE_DEVICE_ADDR_VARS, "use_device_addr")?;
    let all =
        [TargetData::MAP_VARS, TargetData::USE_DEVICE_PTR_VARS, TargetData::USE_DEVICE_ADDR_VARS];
    if all.into_iter().all(|group| op.operand_group(group).is_empty()) {
        let message = "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand \
                       must be present";
        return op.place_error(message).fail();
    }
    map_clause(op, TargetData::MAP_VARS)
}

pub(in super::super) fn target(op: OpRef<'_>) -> Verified {
    let groups = [
        Target::HAS_DEVICE_ADDR_VARS,
        Target::HOST_EVAL_VARS,
        Target::IN_REDUCTION_VARS,
        Target::MAP_VARS,
        Target::PRIVATE_VARS,
    ];
    block_args(op, &groups)?;
    clauses::depends(op, Target::DEPEND_VARS, op.prop(Target::DEPEND_KINDS))?;
    mapped(op, Target::HAS_DEVICE_ADDR_VARS, "has_device_addr")?;
    map_clause(op, Target::MAP_VARS)
}

/// At most one league of teams stands in what runs on a device.
pub(in super::super) fn target_regions(op: OpRef<'_>) -> Verified {
    let Some(region) = op.region(0) else { return Ok(()) };
    let teams = region.blocks().flat_map(BlockRef::ops).filter(|op| op.is(Teams::def()));
    if teams.count() > 1 {
        return op.error("target containing multiple 'omp.teams' nested ops").fail();
    }
    Ok(())
}
