//! What a garbage collector moves: the call that a relocation belongs to, and the values it is of.

use std::cell::OnceCell;

use rustc_hash::FxHashMap;

use crate::body::{Block, Body, Inst, Value};
use crate::constants::ConstantData;
use crate::context::Context;
use crate::opcode::Opcode;
use crate::writer::for_each_successor;

/// Names of relocations begin so.
pub(crate) const RELOCATE: &[u8] = b"llvm.experimental.gc.relocate";

/// What the token of a relocation stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A call.
    Call(Inst),
    /// No call: the token is undefined, or none.
    Nothing,
    /// Anything else.
    Other,
}

/// For each landing pad of a body, the block that leads there, if only one does. Looked up where
/// it is first asked for.
#[derive(Default)]
pub(crate) struct Landings(OnceCell<FxHashMap<Inst, Option<Block>>>);

impl Landings {
    /// The one block that leads to a landing pad.
    pub(crate) fn before(&self, body: &Body, pad: Inst) -> Option<Block> {
        self.0.get_or_init(|| landings(body)).get(&pad).copied().flatten()
    }
}

fn landings(body: &Body) -> FxHashMap<Inst, Option<Block>> {
    let mut before: FxHashMap<Block, Option<Block>> = FxHashMap::default();
    for &block in &body.layout {
        let Some(&last) = body.insts(block).last() else { continue };
        for_each_successor(body, &body.insts[last], |to| {
            let known = before.entry(to).or_insert(Some(block));
            *known = known.filter(|&known| known == block);
        });
    }
    let is_pad = |inst: &&Inst| body.insts[**inst].opcode == Opcode::LandingPad;
    let pad = |&block: &Block| Some((*body.insts(block).iter().find(is_pad)?, block));
    let pads = body.layout.iter().filter_map(pad);
    pads.map(|(pad, block)| (pad, before.get(&block).copied().flatten())).collect()
}

/// What a token stands for: that of a landing pad for the call that may land there.
pub(crate) fn origin(ctx: &Context, body: &Body, token: Value, landings: &Landings) -> Origin {
    if let Some(constant) = token.as_constant() {
        return match ctx.constant(constant) {
            ConstantData::Undef(_) | ConstantData::Poison(_) | ConstantData::NoneToken => {
                Origin::Nothing
            }
            _ => Origin::Other,
        };
    }
    let Some(inst) = body.defining_inst(token) else { return Origin::Other };
    let made = match body.insts[inst].opcode {
        Opcode::LandingPad => {
            let before = landings.before(body, inst);
            before.and_then(|block| body.insts(block).last().copied())
        }
        _ => Some(inst),
    };
    match made.filter(|&inst| body.call_site(inst).is_some()) {
        Some(call) => Origin::Call(call),
        None => Origin::Other,
    }
}

/// The value that a relocation names by its number: one of the bundle of live values of a call or,
/// without that, of its arguments. Numbers go on to what LLVM keeps after these.
pub(crate) fn moved(ctx: &Context, body: &Body, call: Inst, number: u64) -> Option<Value> {
    let site = body.call_site(call)?;
    let data = &body.insts[call];
    let words = body.words(data);
    let end = words.len().saturating_sub(body.target_count(data));
    let (callee, args) = words.get(..end)?.split_first()?;
    let is_live = |tag| ctx.str_bytes(tag) == b"gc-live";
    let live = site.bundles.iter().position(|bundle| is_live(bundle.tag));
    let before = site.bundles.iter().take(live.unwrap_or(0)).map(|bundle| bundle.inputs.len());
    let start = live.map_or(0, |_| args.len() + before.sum::<usize>());
    let mut at = start.checked_add(usize::try_from(number).ok()?)?;
    if let Some(word) = args.get(at) {
        return Some(word.value());
    }
    at = at.checked_sub(args.len())?;
    for bundle in &site.bundles {
        if let Some(&value) = bundle.inputs.get(at) {
            return Some(value);
        }
        at = at.checked_sub(bundle.inputs.len())?;
    }
    (at == 0 && end == words.len()).then(|| callee.value())
}
