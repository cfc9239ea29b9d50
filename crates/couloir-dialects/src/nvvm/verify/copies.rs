//! Copies between memories, and what is fetched ahead.

use couloir_ir::OpRef;

use super::{Verified, case, given, has, is_set, said, space, told, wrong};

pub(in crate::nvvm) fn cp_async_shared_global(op: OpRef<'_>) -> Verified {
    let modifier = case(op, "modifier");
    let size = op.attr_named("size").and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0);
    said(
        op,
        &[
            (!matches!(modifier, "ca" | "cg"), "Only CG and CA cache modifiers are supported."),
            (![4, 8, 16].contains(&size), "expected byte size to be either 4, 8 or 16."),
            (
                modifier == "cg" && size != 16,
                "CG cache modifier is only support for 16 bytes copy.",
            ),
        ],
    )
}

const NO_MULTICAST: &str = "Multicast is not supported with shared::cta mode.";

pub(in crate::nvvm) fn cp_async_bulk_shared_cluster_global(op: OpRef<'_>) -> Verified {
    said(op, &[(space(op, 0) == Some(3) && given(op, 4), NO_MULTICAST)])
}

const RANKS: &str = "expects coordinates between 1 to 5 dimension";

/// Modes of images need three dimensions.
fn image(op: OpRef<'_>, rank: usize) -> Verified {
    let mode = case(op, "mode");
    if mode.starts_with("im2col") && rank < 3 {
        let message = format!("to use {mode} mode, the tensor has to be at least 3-dimensional");
        return op.place_error(&message).fail();
    }
    Ok(())
}

/// How many coordinates a mode takes, and how many offsets.
fn box_of(op: OpRef<'_>, rank: usize, offsets: usize) -> Verified {
    told(op, &[(!(1..=5).contains(&rank), RANKS)])?;
    image(op, rank)?;
    let mode = case(op, "mode");
    told(op, &[(mode == "tile_gather4" && rank != 5, "Gather4 mode expects 5 coordinates")])?;
    let expected = match mode {
        "im2col" => rank.saturating_sub(2),
        "im2col_w" | "im2col_w_128" => 2,
        _ => 0,
    };
    if expected != offsets {
        let message = format!(" im2col offsets expected {expected} (provided {offsets})");
        return op.place_error(&message).fail();
    }
    Ok(())
}

pub(in crate::nvvm) fn cp_async_bulk_tensor_prefetch(op: OpRef<'_>) -> Verified {
    box_of(op, op.operand_group(1).len(), op.operand_group(2).len())
}

pub(in crate::nvvm) fn cp_async_bulk_tensor_shared_cluster_global(op: OpRef<'_>) -> Verified {
    let (is_block, to, mode) = (is_set(op, "isCTAOnly"), space(op, 0), case(op, "mode"));
    if given(op, 7) {
        said(
            op,
            &[
                (is_block, "Predicate is supported only for shared::cluster mode."),
                (
                    !matches!(mode, "tile" | "im2col"),
                    "Predicate is supported only for Tile and Im2col modes.",
                ),
            ],
        )?;
    } else if is_block {
        said(
            op,
            &[
                (to != Some(3), "Shared::cta destination requires address-space 3."),
                (given(op, 5), NO_MULTICAST),
                (has(op, "group"), "CTAGroup is not supported with shared::cta mode."),
            ],
        )?;
    } else {
        said(op, &[(to != Some(7), "Shared::cluster destination requires address-space 7.")])?;
    }
    box_of(op, op.operand_group(2).len(), op.operand_group(4).len())
}

pub(in crate::nvvm) fn cp_async_bulk_tensor_global_shared_cta(op: OpRef<'_>) -> Verified {
    let (rank, mode) = (op.operand_group(2).len(), case(op, "mode"));
    let predicate = given(op, 4);
    said(
        op,
        &[
            (predicate && mode != "tile", "Inline-ptx lowering supported only for Tile mode."),
            (predicate && given(op, 3), "Inline-ptx lowering unsupported with L2 cache-hint."),
        ],
    )?;
    if mode == "tile_scatter4" {
        return said(op, &[(rank != 5, "Scatter4 mode expects 5 coordinates")]);
    }
    told(op, &[(!(1..=5).contains(&rank), RANKS)])?;
    image(op, rank)
}

pub(in crate::nvvm) fn cp_async_bulk_tensor_reduce(op: OpRef<'_>) -> Verified {
    let rank = op.operand_group(2).len();
    let scatters = case(op, "mode") == "tile_scatter4";
    said(op, &[(scatters, "Scatter mode unsupported for CpAsyncBulkTensorReduceOp")])?;
    told(op, &[(!(1..=5).contains(&rank), RANKS)])?;
    image(op, rank)
}

pub(in crate::nvvm) fn prefetch(op: OpRef<'_>) -> Verified {
    let (level, tensormap) = (has(op, "cacheLevel"), is_set(op, "tensormap"));
    wrong(
        op,
        &[
            (!level && !tensormap, "requires specification of either cache level or tensormap"),
            (level && tensormap, "cannot specify both tensormap and cache level"),
        ],
    )?;
    if tensormap { prefetch_tensormap(op) } else { prefetch_level(op) }
}

fn prefetch_tensormap(op: OpRef<'_>) -> Verified {
    let from = space(op, 0);
    wrong(
        op,
        &[
            (
                !matches!(from, Some(0 | 4)),
                "prefetch tensormap requires a generic or constant pointer",
            ),
            (has(op, "evictPriority"), "prefetch tensormap does not support eviction priority"),
            (
                is_set(op, "in_param_space") && from != Some(0),
                "in_param_space can only be specified for a generic pointer",
            ),
        ],
    )
}

fn prefetch_level(op: OpRef<'_>) -> Verified {
    let (from, level, priority) = (space(op, 0), case(op, "cacheLevel"), case(op, "evictPriority"));
    let (uniform, is_prior) = (is_set(op, "uniform"), has(op, "evictPriority"));
    wrong(
        op,
        &[
            (
                !matches!(from, Some(0 | 1 | 5)),
                "prefetch to cache level requires a generic, global, or local pointer",
            ),
            (
                uniform && level != "L1",
                "unsupported cache level, the only supported uniform cache level is L1",
            ),
            (uniform && from != Some(0), "prefetch to uniform cache requires a generic pointer"),
            (
                is_prior && level != "L2",
                "cache eviction priority supported only for cache level L2",
            ),
            (is_prior && from != Some(1), "cache eviction priority requires a global pointer"),
            (
                is_prior && !matches!(priority, "evict_normal" | "evict_last"),
                "unsupported cache eviction priority, only evict_last and evict_normal are supported",
            ),
            (given(op, 1), "predicate supported only on prefetch tensormap"),
        ],
    )
}

pub(in crate::nvvm) fn st_bulk(op: OpRef<'_>) -> Verified {
    let value = op.attr_named("initVal").and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0);
    if value == 0 {
        return Ok(());
    }
    op.op_error(format!("only 0 is supported for initVal, got {}", value.cast_unsigned())).fail()
}
