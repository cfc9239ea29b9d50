//! In what order ops are analysed.

use couloir_ir::op::Trait;
use couloir_ir::walk::{postorder, preorder};
use couloir_ir::{Op, Region};
use rustc_hash::FxHashSet;

use super::analysis::has_tensors;
use super::settings::Order;
use super::view::View;

/// The ops that have to do with tensors, in the order asked for.
pub(super) fn ops(view: View<'_>) -> Vec<Op> {
    let body = view.scope.body;
    let all = postorder(body, body.roots());
    let mut ops = all.filter(|&op| has_tensors(view, view.scope.op(op))).collect::<Vec<_>>();
    match view.env.settings.order {
        Order::TopDown => {}
        Order::BottomUp => ops.reverse(),
        Order::FromTerminators => ops = from_terminators(view),
        Order::Shuffled => {
            // The function itself takes part where it is given tensors.
            let mut all = ops.iter().copied().map(Some).collect::<Vec<_>>();
            let args = body.roots().iter().flat_map(|&root| body.region_blocks(root));
            if args.flat_map(|block| body.args(block)).any(|&arg| view.is_tensor(arg)) {
                all.push(None);
            }
            shuffle(&mut all, view.env.settings.seed);
            ops = all.into_iter().flatten().collect();
        }
    }
    ops
}

/// What ends of regions give and come from there first, then the others from the last.
fn from_terminators(view: View<'_>) -> Vec<Op> {
    let body = view.scope.body;
    let (mut ops, mut seen) = (Vec::new(), FxHashSet::default());
    for end in postorder(body, body.roots()) {
        let own = view.scope.op(end);
        if !own.has(Trait::RegionBranchTerminator) && !own.has(Trait::ReturnLike) {
            continue;
        }
        if !seen.insert(end) {
            continue;
        }
        ops.push(end);
        let region = body.block_of(end).and_then(|block| body.region_of(block));
        let mut pending = view.tensors(own).map(|(_, value)| value).collect::<Vec<_>>();
        while let Some(value) = pending.pop() {
            let Some(source) = body.defining_op(value).filter(|&op| seen.insert(op)) else {
                continue;
            };
            ops.push(source);
            if is_in_region(view, source, region) {
                let uses = view.uses(value);
                pending.extend(uses.iter().filter_map(|alias| view.value(alias.at)));
            }
        }
    }
    let others = preorder(body, body.roots()).collect::<Vec<_>>();
    ops.extend(others.into_iter().rev().filter(|op| !seen.contains(op)));
    ops.retain(|&op| has_tensors(view, view.scope.op(op)));
    ops
}

/// Whether an op is in a region, or in one of an op there.
fn is_in_region(view: View<'_>, op: Op, region: Option<Region>) -> bool {
    let body = view.scope.body;
    let mut at = Some(op);
    while let Some(own) = at {
        if body.block_of(own).and_then(|block| body.region_of(block)) == region {
            return true;
        }
        at = body.parent_op(own);
    }
    false
}

/// Puts ops in an order that a seed gives.
fn shuffle<T>(ops: &mut [T], seed: u32) {
    let mut numbers = Twister::new(seed);
    let count = ops.len();
    for at in 0..count.saturating_sub(1) {
        let left = u32::try_from(count - at).unwrap_or(u32::MAX);
        let other = at + (numbers.next() % left) as usize;
        ops.swap(at, other);
    }
}

/// The generator of numbers `mt19937`.
struct Twister {
    state: Vec<u32>,
    at: usize,
}

/// How many words its state has.
const WORDS: usize = 624;
/// How far ahead a word is mixed with.
const AHEAD: usize = 397;

impl Twister {
    fn new(seed: u32) -> Self {
        let next = |(last, at): &(u32, u32)| {
            let mixed = (last ^ (last >> 30)).wrapping_mul(1_812_433_253);
            Some((mixed.wrapping_add(at + 1), at + 1))
        };
        let words = std::iter::successors(Some((seed, 0)), next);
        Twister { state: words.take(WORDS).map(|(word, _)| word).collect(), at: WORDS }
    }

    fn word(&self, at: usize) -> u32 {
        self.state.get(at % WORDS).copied().unwrap_or_default()
    }

    fn renew(&mut self) {
        for at in 0..WORDS {
            let both = (self.word(at) & 0x8000_0000) | (self.word(at + 1) & 0x7fff_ffff);
            let odd = if both & 1 == 1 { 0x9908_b0df } else { 0 };
            let word = self.word(at + AHEAD) ^ (both >> 1) ^ odd;
            if let Some(slot) = self.state.get_mut(at) {
                *slot = word;
            }
        }
        self.at = 0;
    }

    fn next(&mut self) -> u32 {
        if self.at >= WORDS {
            self.renew();
        }
        let mut word = self.word(self.at);
        self.at += 1;
        word ^= word >> 11;
        word ^= (word << 7) & 0x9d2c_5680;
        word ^= (word << 15) & 0xefc6_0000;
        word ^ (word >> 18)
    }
}
