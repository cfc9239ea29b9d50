//! What must hold of barriers, arrivals and fences.

use couloir_ir::OpRef;

use super::{Verified, case, given, has, is_set, said, space, wrong};

pub(in crate::nvvm) fn barrier(op: OpRef<'_>) -> Verified {
    let (id, threads, predicate) = (given(op, 0), given(op, 1), given(op, 2));
    let reduces = has(op, "reductionOp");
    wrong(
        op,
        &[
            (threads && !id, "barrier id is missing, it should be set between 0 to 15"),
            (id && (reduces || predicate), "reduction are only available when id is 0"),
            (
                reduces != predicate,
                "reduction predicate and reduction operation must be specified together",
            ),
        ],
    )
}

const ORDERS: &str = "only acquire and release semantics are supported";

fn is_other_order(op: OpRef<'_>) -> bool {
    !matches!(case(op, "order"), "acquire" | "release")
}

pub(in crate::nvvm) fn fence_sync_restrict(op: OpRef<'_>) -> Verified {
    wrong(op, &[(is_other_order(op), ORDERS)])
}

pub(in crate::nvvm) fn fence_proxy_sync_restrict(op: OpRef<'_>) -> Verified {
    wrong(
        op,
        &[
            (is_other_order(op), ORDERS),
            (
                case(op, "fromProxy") != "generic",
                "only generic is support for from_proxy attribute",
            ),
            (case(op, "toProxy") != "async", "only async is supported for to_proxy attribute"),
        ],
    )
}

pub(in crate::nvvm) fn fence_proxy(op: OpRef<'_>) -> Verified {
    let (kind, space) = (case(op, "kind"), has(op, "space"));
    let is_shared = kind == "async.shared";
    wrong(
        op,
        &[
            (kind == "tensormap", "tensormap proxy is not a supported proxy kind"),
            (kind == "generic", "generic proxy not a supported proxy kind"),
            (is_shared && !space, "async_shared fence requires space attribute"),
            (!is_shared && space, "only async_shared fence can have space attribute"),
        ],
    )
}

pub(in crate::nvvm) fn fence_proxy_acquire(op: OpRef<'_>) -> Verified {
    wrong(
        op,
        &[
            (
                case(op, "fromProxy") != "generic",
                "uni-directional proxies only support generic for from_proxy attribute",
            ),
            (
                case(op, "toProxy") != "tensormap",
                "uni-directional proxies only support tensormap for to_proxy attribute",
            ),
        ],
    )
}

pub(in crate::nvvm) fn fence_proxy_release(op: OpRef<'_>) -> Verified {
    fence_proxy_acquire(op)
}

const SCOPES: &str = "mbarrier scope must be either CTA or Cluster";
const NO_VALUE: &str = "mbarrier in shared_cluster space cannot return any value";

fn is_other_scope(op: OpRef<'_>) -> bool {
    !matches!(case(op, "scope"), "cta" | "cluster")
}

/// A barrier that is told something.
pub(in crate::nvvm) fn mbarrier_expect_tx(op: OpRef<'_>) -> Verified {
    said(op, &[(is_other_scope(op), SCOPES)])
}

pub(in crate::nvvm) fn mbarrier_complete_tx(op: OpRef<'_>) -> Verified {
    mbarrier_expect_tx(op)
}

pub(in crate::nvvm) fn mbarrier_test_wait(op: OpRef<'_>) -> Verified {
    mbarrier_expect_tx(op)
}

pub(in crate::nvvm) fn mbarrier_try_wait(op: OpRef<'_>) -> Verified {
    mbarrier_expect_tx(op)
}

/// Arrivals, which give the barrier's state unless it is another block's.
pub(in crate::nvvm) fn mbarrier_arrive(op: OpRef<'_>) -> Verified {
    let gives = op.result(0).is_some();
    said(op, &[(is_other_scope(op), SCOPES), (gives && space(op, 0) == Some(7), NO_VALUE)])
}

pub(in crate::nvvm) fn mbarrier_arrive_drop(op: OpRef<'_>) -> Verified {
    mbarrier_arrive(op)
}

pub(in crate::nvvm) fn mbarrier_arrive_drop_expect_tx(op: OpRef<'_>) -> Verified {
    mbarrier_arrive(op)
}

pub(in crate::nvvm) fn mbarrier_arrive_expect_tx(op: OpRef<'_>) -> Verified {
    if op.operand(2).is_none() {
        return mbarrier_arrive(op);
    }
    said(
        op,
        &[
            (case(op, "scope") != "cta", "mbarrier scope must be CTA when using predicate"),
            (
                space(op, 0) == Some(7),
                "mbarrier in shared_cluster space is not supported when using predicate",
            ),
            (op.result(0).is_some(), "return-value is not supported when using predicate"),
            (
                is_set(op, "relaxed"),
                "mbarrier with relaxed semantics is not supported when using predicate",
            ),
        ],
    )
}
