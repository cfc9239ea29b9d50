//! Which GPUs have what an op of `nvvm` needs. A chip is told by the number after the first three
//! characters of its name, and by an `a` at its end where it has what others of its kind have not.

use couloir_ir::attr::Param;
use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Attribute, Failure, OpRef};

use super::TARGET;

/// What a chip has to be.
enum Required {
    /// Of this number or a later one.
    AtLeast(u32),
    /// Of one of these numbers, with an `a`.
    Exactly(&'static [u32]),
}

use Required::{AtLeast, Exactly};

/// Ops, after `nvvm.`, by what they need.
static REQUIRED: &[(Required, &[&str])] = &[
    (AtLeast(30), &["shfl.sync"]),
    (AtLeast(80), &["redux.sync"]),
    (
        AtLeast(90),
        &[
            "cluster.arrive.relaxed",
            "cluster.wait",
            "cp.async.bulk.tensor.shared.cluster.global",
            "cp.async.bulk.wait_group",
            "mapa",
            "read.ptx.sreg.aggr.smem.size",
            "read.ptx.sreg.cluster.ctaid.x",
            "read.ptx.sreg.cluster.ctaid.y",
            "read.ptx.sreg.cluster.ctaid.z",
            "read.ptx.sreg.cluster.ctarank",
            "read.ptx.sreg.cluster.nctaid.x",
            "read.ptx.sreg.cluster.nctaid.y",
            "read.ptx.sreg.clusterid.x",
        ],
    ),
    (AtLeast(100), &["clusterlaunchcontrol.query.cancel", "clusterlaunchcontrol.try.cancel"]),
    (
        Exactly(&[90]),
        &[
            "wgmma.commit.group.sync.aligned",
            "wgmma.fence.aligned",
            "wgmma.wait.group.sync.aligned",
        ],
    ),
    (
        Exactly(&[100, 101]),
        &[
            "tcgen05.alloc",
            "tcgen05.commit",
            "tcgen05.cp",
            "tcgen05.dealloc",
            "tcgen05.fence",
            "tcgen05.ld",
            "tcgen05.relinquish_alloc_permit",
            "tcgen05.st",
            "tcgen05.wait",
        ],
    ),
    (Exactly(&[100, 101, 103]), &["tcgen05.shift"]),
    (
        Exactly(&[100, 103]),
        &["convert.f32x4.to.f4x4", "convert.f32x4.to.f6x4", "convert.f32x4.to.f8x4"],
    ),
    (
        Exactly(&[100, 110]),
        &[
            "tcgen05.mma",
            "tcgen05.mma.block_scale",
            "tcgen05.mma.sp",
            "tcgen05.mma.sp.block_scale",
            "tcgen05.mma.ws",
            "tcgen05.mma.ws.sp",
        ],
    ),
];

/// The number of the first chip there is.
const FIRST: u32 = 20;

/// Checks that a target has what the ops in a module of kernels need.
pub(crate) fn check_target(module: OpRef<'_>, target: Attribute) -> Result<(), Failure> {
    let ctx = module.ctx();
    let params = target.params_of(ctx, &TARGET).unwrap_or_default();
    let [_, _, Param::Str(chip), .., Param::Bool(true)] = params else { return Ok(()) };
    let chip = ctx.str(*chip);
    let number = number(chip);
    if number < FIRST {
        return module.place_error("Minimum NVVM target SM version is sm_20").fail();
    }
    let mut result = Ok(());
    walk_within(&module, &mut |op| {
        if required(op).is_none_or(|required| fits(required, chip, number)) {
            return Walk::Into;
        }
        result = op.op_error(format!("is not supported on {chip}")).fail();
        Walk::Stop
    });
    result
}

fn number(chip: &str) -> u32 {
    let digits = chip.chars().skip(3).take_while(char::is_ascii_digit);
    digits.collect::<String>().parse().unwrap_or(0)
}

fn required(op: OpRef<'_>) -> Option<&'static Required> {
    let name = op.name().strip_prefix("nvvm.")?;
    REQUIRED.iter().find(|row| row.1.contains(&name)).map(|row| &row.0)
}

fn fits(required: &Required, chip: &str, number: u32) -> bool {
    match required {
        AtLeast(least) => number >= *least,
        Exactly(numbers) => chip.ends_with('a') && numbers.contains(&number),
    }
}
