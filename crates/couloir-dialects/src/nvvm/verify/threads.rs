//! What threads of a warp or block do together.

use couloir_ir::{OpRef, Type};

use super::{Verified, case, given, has, is_set, said, space, type_text, wrong};
use crate::llvm::types::as_struct;

/// The elements of a struct.
fn fields(op: OpRef<'_>, ty: Option<Type>) -> Option<Vec<Type>> {
    Some(as_struct(op.ctx(), ty?)?.elements().collect())
}

pub(in crate::nvvm) fn redux_sync(op: OpRef<'_>) -> Verified {
    let (is_float, kind) = (op.operand_type(0) == Some(Type::F32), case(op, "kind"));
    wrong(
        op,
        &[
            (!is_float && is_set(op, "abs"), "abs attribute is supported only for f32 type"),
            (!is_float && is_set(op, "nan"), "nan attribute is supported only for f32 type"),
        ],
    )?;
    let wants_float = matches!(kind, "fmin" | "fmax");
    if is_float == wants_float {
        return Ok(());
    }
    let (wanted, found) = if wants_float { ("f32", "i32") } else { ("i32", "f32") };
    let message = format!(
        "'{kind}' redux kind unsupported with '{found}' type. Only supported type is '{wanted}'."
    );
    op.op_error(message).fail()
}

pub(in crate::nvvm) fn pmevent(op: OpRef<'_>) -> Verified {
    let (id, mask) = (has(op, "eventId"), has(op, "maskedEventId"));
    let event = op.attr_named("eventId").and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0);
    wrong(
        op,
        &[
            (!id && !mask, "either `id` or `mask` must be set"),
            (id && mask, "`id` and `mask` cannot be set at the same time"),
            (!(0..=15).contains(&event), "`id` must be between 0 and 15"),
        ],
    )
}

pub(in crate::nvvm) fn setmaxregister(op: OpRef<'_>) -> Verified {
    let count = op.attr_named("regCount").and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0);
    wrong(
        op,
        &[
            (count % 8 != 0, "new register size must be multiple of 8"),
            (!(24..=256).contains(&count), "new register size must be in between 24 to 256"),
        ],
    )
}

pub(in crate::nvvm) fn vote_sync(op: OpRef<'_>) -> Verified {
    let (is_ballot, result) = (case(op, "kind") == "ballot", op.result_type(0));
    wrong(
        op,
        &[
            (is_ballot && result != Some(Type::I32), "vote.sync 'ballot' returns an i32"),
            (
                !is_ballot && result != Some(Type::I1),
                "vote.sync 'any', 'all' and 'uni' returns an i1",
            ),
        ],
    )
}

pub(in crate::nvvm) fn match_sync(op: OpRef<'_>) -> Verified {
    let (is_all, result) = (case(op, "kind") == "all", op.result_type(0));
    let is_pair = fields(op, result).is_some_and(|fields| *fields == [Type::I32, Type::I1]);
    wrong(
        op,
        &[
            (
                is_all && !is_pair,
                "match.sync 'all' returns a two element struct with first element as i32 and second \
             element as i1",
            ),
            (!is_all && result != Some(Type::I32), "match.sync 'any' returns an i32"),
        ],
    )
}

pub(in crate::nvvm) fn shfl_sync(op: OpRef<'_>) -> Verified {
    let (value, result) = (op.operand_type(1), op.result_type(0));
    let parts = fields(op, result);
    let wanted = type_text(op, value);
    let differs = |what: &str, wanted: &str, found: Option<Type>| {
        let found = type_text(op, found);
        let message = format!("expected {what} to be of type '{wanted}' but got '{found}' instead");
        op.op_error(message).fail()
    };
    if !is_set(op, "return_value_and_is_valid") {
        let message = "\"return_value_and_is_valid\" attribute must be specified when the return \
                       type is a struct type";
        wrong(op, &[(parts.is_some(), message)])?;
        return if result == value { Ok(()) } else { differs("return type", &wanted, result) };
    }
    let message = "expected return type to be a two-element struct";
    let Some([first, second]) = parts.as_deref() else { return wrong(op, &[(true, message)]) };
    if Some(*first) != value {
        return differs("first element in the returned struct", &wanted, Some(*first));
    }
    match *second {
        Type::I1 => Ok(()),
        _ => differs("second element in the returned struct", "i1", Some(*second)),
    }
}

pub(in crate::nvvm) fn prmt(op: OpRef<'_>) -> Verified {
    let (mode, high) = (case(op, "mode"), given(op, 1));
    let wants = matches!(mode, "default" | "f4e" | "b4e");
    let (missing, surplus) = (
        format!("mode '{mode}' requires 'hi' operand."),
        format!("mode '{mode}' does not accept 'hi' operand."),
    );
    said(op, &[(wants && !high, &missing), (!wants && high, &surplus)])
}

pub(in crate::nvvm) fn clusterlaunchcontrol_query_cancel(op: OpRef<'_>) -> Verified {
    let (is_bit, asks) = (op.result_type(0) == Some(Type::I1), case(op, "query_type"));
    let asks = asks == "is_canceled";
    wrong(
        op,
        &[
            (asks && !is_bit, "is_canceled query type returns an i1"),
            (
                !asks && is_bit,
                "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32",
            ),
        ],
    )
}

pub(in crate::nvvm) fn mapa(op: OpRef<'_>) -> Verified {
    let result = op.result_type(0).and_then(|ty| super::address_space(op.ctx(), ty));
    let fits = matches!((space(op, 0), result), (Some(3), Some(7)) | (Some(0), Some(0)));
    wrong(op, &[(!fits, "failed to verify that Valid address-space check(or mapping) for mapa Op")])
}
