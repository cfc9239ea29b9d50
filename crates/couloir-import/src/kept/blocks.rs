//! Which blocks came back as which, and how the inputs of `phi`s are ordered in them.
//!
//! The dialect passes the result of an `invoke` on through a block of its own, which the module
//! did not have, and names the sources of a block's arguments in no order.

use couloir_llvmir as l;
use couloir_llvmir::{Block, Inst, Opcode};
use couloir_translate::Tagged;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// A body as it was and as it came back.
pub(super) struct Blocks<'b> {
    pub(super) was: &'b l::Body,
    is: &'b l::Body,
    /// The blocks whose `invoke` passes its result on.
    direct: FxHashSet<Block>,
    /// What stands for a block: the one it became, and the one that its `invoke` goes on to.
    back: FxHashMap<Block, SmallVec<[Block; 2]>>,
}

/// The last instruction that an op became.
pub(super) fn last_of(tag: &Tagged) -> Option<Inst> {
    tag.insts.clone().next_back().map(Inst::from_u32)
}

/// The `phi`s of a block.
pub(super) fn phis_of(body: &l::Body, block: Block) -> impl Iterator<Item = Inst> + '_ {
    let insts = body.insts(block).iter().copied();
    insts.take_while(|&inst| body.inst(inst).opcode() == Opcode::Phi)
}

/// The blocks that end with an `invoke` whose result a `phi` takes from there.
fn direct_blocks(body: &l::Body) -> FxHashSet<Block> {
    let passes = |&(value, from): &(l::Value, Block)| {
        let data = body.terminator(from).map(|inst| body.inst(inst));
        data.is_some_and(|data| data.opcode() == Opcode::Invoke && data.result() == Some(value))
    };
    let phis = body.blocks().iter().flat_map(|&block| phis_of(body, block));
    phis.flat_map(|phi| body.incoming(phi)).filter(passes).map(|(_, from)| from).collect()
}

impl<'b> Blocks<'b> {
    pub(super) fn new(was: &'b l::Body, is: &'b l::Body, tags: &FxHashMap<u64, &Tagged>) -> Self {
        let direct = direct_blocks(was);
        let mut back = FxHashMap::default();
        for &block in was.blocks() {
            let Some(end) = was.terminator(block) else { continue };
            let Some(tag) = tags.get(&u64::from(end.as_u32())) else { continue };
            let mut own = SmallVec::from_iter(tag.block);
            if direct.contains(&block) {
                own.extend(last_of(tag).and_then(|inst| is.successors(inst).first().copied()));
            }
            back.insert(block, own);
        }
        Self { was, is, direct, back }
    }

    /// Whether the `invoke` at the end of a block passes its result on.
    pub(super) fn is_direct(&self, block: Block) -> bool {
        self.direct.contains(&block)
    }

    /// The places of the inputs of the `phi`s of a block among those that came back, where these
    /// are in another order: one list for each `phi`, or one for all.
    pub(super) fn order_of(&self, block: Block) -> Option<Vec<i64>> {
        let mut own = phis_of(self.was, block).peekable();
        own.peek()?;
        let back = phis_of(self.is, *self.back.get(&block)?.first()?);
        let orders = own.zip(back).map(|(own, back)| self.order(own, back));
        let orders = orders.collect::<Option<Vec<_>>>()?;
        let first = orders.first()?;
        if orders.iter().all(|order| order.is_sorted()) {
            None
        } else if orders.iter().all(|order| order == first) {
            Some(first.clone())
        } else {
            Some(orders.concat())
        }
    }

    /// The place of each input of a `phi` among those that came back.
    fn order(&self, own: Inst, back: Inst) -> Option<Vec<i64>> {
        let mut places = FxHashMap::<Block, Vec<i64>>::default();
        for (at, (_, from)) in self.is.incoming(back).enumerate() {
            places.entry(from).or_default().push(at as i64);
        }
        // Of inputs from one block the first comes first.
        places.values_mut().for_each(|list| list.reverse());
        let mut place = |(_, from): (l::Value, Block)| {
            self.back.get(&from)?.iter().find_map(|from| places.get_mut(from)?.pop())
        };
        self.was.incoming(own).map(&mut place).collect()
    }
}
