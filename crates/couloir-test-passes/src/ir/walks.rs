//! `test-ir-visitors`: walks by ops, blocks and regions, forwards, backwards and along branches,
//! and what is left to come by where walks erase what they see.

use std::fmt::Write;

use couloir_ir::op::Trait;
use couloir_ir::{Block, BlockRef, OpRef, RegionRef};
use couloir_pass::PassDef;
use rustc_hash::{FxHashMap, FxHashSet};

/// `test-ir-visitors`
pub(super) static PASS: PassDef = PassDef {
    name: "test-ir-visitors",
    class: "(anonymous namespace)::TestIRVisitorsPass",
    description: "Test various visitors.",
    ..prints!(text)
};

/// In which order a walk goes by what is side by side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Forward,
    Reverse,
    /// Along branches, from the entry.
    Branches,
    /// The same, each block after those that it leads to.
    AgainstBranches,
}

/// What a walk comes by.
#[derive(Clone, Copy)]
enum Seen<'a> {
    Op(OpRef<'a>),
    /// A block, its number, and the region that it is in.
    Block(usize, usize, OpRef<'a>),
    Region(usize, OpRef<'a>),
}

/// Which of these are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Op,
    Block,
    Region,
}

const KINDS: [(Kind, &str); 3] =
    [(Kind::Op, "Op"), (Kind::Block, "Block"), (Kind::Region, "Region")];

/// Whether things are seen before what is in them.
const WALKS: [(&str, Way, bool); 3] = [
    ("pre-order visits", Way::Forward, true),
    ("post-order visits", Way::Forward, false),
    ("reverse post-order visits", Way::Reverse, false),
];

const WALKS_OF_FUNCTIONS: [(&str, Way, bool); 2] = [
    ("forward dominance post-order visits", Way::Branches, false),
    ("reverse dominance post-order visits", Way::AgainstBranches, false),
];

fn text(op: OpRef<'_>) -> String {
    let mut out = String::new();
    visits(op, &WALKS, &mut out);
    walk(op, Way::Forward, &mut |seen, is_first| match seen {
        Seen::Op(op) if !is_first && op.has(Trait::Function) => {
            visits(op, &WALKS_OF_FUNCTIONS, &mut out);
            true
        }
        _ => true,
    });
    for (what, which) in [("block", "blocks"), ("region", "region")] {
        for order in ["pre", "post"] {
            _ = writeln!(out, "Invoke {what} {order}-order visits on {which}");
        }
    }
    for (order, skips, is_pre) in
        [("pre-order", true, true), ("post-order", true, false), ("post-order", false, false)]
    {
        let skip = if skips { "skip" } else { "no skip" };
        for (kind, name) in KINDS.into_iter().filter(|kind| kind.0 != Kind::Region) {
            _ = writeln!(out, "{name} {order} erasures ({skip})");
            erasures(op, kind, (skips, is_pre), &mut out);
        }
    }
    out
}

fn visits(op: OpRef<'_>, walks: &[(&str, Way, bool)], out: &mut String) {
    for &(title, way, is_pre) in walks {
        for (kind, name) in KINDS {
            _ = writeln!(out, "{name} {title}");
            walk(op, way, &mut |seen, is_first| {
                if is_first == is_pre && kind_of(seen) == kind {
                    _ = writeln!(out, "Visiting {}", describe(seen));
                }
                true
            });
        }
    }
}

fn kind_of(seen: Seen<'_>) -> Kind {
    match seen {
        Seen::Op(_) => Kind::Op,
        Seen::Block(..) => Kind::Block,
        Seen::Region(..) => Kind::Region,
    }
}

fn describe(seen: Seen<'_>) -> String {
    let of = |region, op: OpRef<'_>| format!("region {region} from operation '{}'", op.name());
    match seen {
        Seen::Op(op) => format!("op '{}'", op.name()),
        Seen::Block(number, region, op) => format!("block ^bb{number} from {}", of(region, op)),
        Seen::Region(region, op) => of(region, op),
    }
}

/// Says what is erased where all is that a walk sees, but for modules and what is directly in
/// them where these are left out. Of a region's blocks it is always the first.
fn erasures(op: OpRef<'_>, kind: Kind, (skips, is_pre): (bool, bool), out: &mut String) {
    let is_module = |op: OpRef<'_>| op.name() == "builtin.module";
    let stays = |of: OpRef<'_>| is_module(of) || of.parent().is_some_and(is_module);
    walk(op, Way::Forward, &mut |seen, is_first| {
        let (Seen::Op(of) | Seen::Block(_, _, of)) = seen else { return true };
        if is_first != is_pre || kind_of(seen) != kind || (skips && stays(of)) {
            return true;
        }
        let seen = match seen {
            Seen::Block(_, region, op) => Seen::Block(0, region, op),
            other => other,
        };
        _ = writeln!(out, "Erasing {}", describe(seen));
        false
    });
}

/// What is told of all that a walk comes by, with whether what is in it comes later; says whether
/// the walk is to go in.
type See<'s> = dyn FnMut(Seen<'_>, bool) -> bool + 's;

/// Goes by an op and all in it. Ops nest no deeper than text does.
fn walk(op: OpRef<'_>, way: Way, see: &mut See<'_>) {
    if see(Seen::Op(op), true) {
        let mut regions = (0..op.num_regions()).collect::<Vec<_>>();
        if matches!(way, Way::Reverse | Way::AgainstBranches) {
            regions.reverse();
        }
        for at in regions {
            if let Some(region) = op.region(at) {
                see(Seen::Region(at, op), true);
                blocks(region, way).into_iter().for_each(|(number, block)| {
                    walk_block((number, block), (at, op), way, see);
                });
                see(Seen::Region(at, op), false);
            }
        }
        see(Seen::Op(op), false);
    }
}

fn walk_block(
    (number, block): (usize, BlockRef<'_>),
    (at, op): (usize, OpRef<'_>),
    way: Way,
    see: &mut See<'_>,
) {
    if !see(Seen::Block(number, at, op), true) {
        return;
    }
    let mut ops = block.ops().collect::<Vec<_>>();
    if matches!(way, Way::Reverse | Way::AgainstBranches) {
        ops.reverse();
    }
    ops.into_iter().for_each(|op| walk(op, way, see));
    see(Seen::Block(number, at, op), false);
}

/// The blocks of a region with their numbers, in the order in which they are come by.
fn blocks(region: RegionRef<'_>, way: Way) -> Vec<(usize, BlockRef<'_>)> {
    let mut all = region.blocks().enumerate().collect::<Vec<_>>();
    let is_after = match way {
        Way::Forward => return all,
        Way::Reverse => {
            all.reverse();
            return all;
        }
        Way::Branches => false,
        Way::AgainstBranches => true,
    };
    let numbers = all.iter().map(|&(number, block)| (block.block, number));
    let numbers = numbers.collect::<FxHashMap<_, _>>();
    let order = along_branches(region, is_after);
    order.into_iter().filter_map(|block| all.get(*numbers.get(&block)?).copied()).collect()
}

/// The blocks to which branches lead from the entry, in depth.
fn along_branches(region: RegionRef<'_>, is_after: bool) -> Vec<Block> {
    let body = region.scope.body;
    let (mut order, mut seen) = (Vec::new(), FxHashSet::default());
    let next_of = |block| {
        let last = body.last_op(block).into_iter();
        last.flat_map(|op| body.successors(op)).collect::<Vec<_>>().into_iter()
    };
    let mut pending = Vec::new();
    let entry = region.entry().map(|entry| entry.block).filter(|&entry| seen.insert(entry));
    order.extend(entry.filter(|_| !is_after));
    pending.extend(entry.map(|entry| (entry, next_of(entry))));
    while let Some((block, next)) = pending.last_mut() {
        match next.next() {
            Some(to) if seen.insert(to) => {
                order.extend((!is_after).then_some(to));
                pending.push((to, next_of(to)));
            }
            Some(_) => {}
            None => {
                order.extend(is_after.then_some(*block));
                pending.pop();
            }
        }
    }
    order
}
