//! What storage holds, for reports.

use cranelift_entity::packed_option::PackedOption;

use super::Body;
use super::entities::{ArgData, BlockData, ExtraData, OpData, RegionData, ValueData};
use crate::attr::Attribute;
use crate::body::Block;

/// What storage of one kind holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Of what.
    pub what: &'static str,
    /// How many, those no longer in use included.
    pub count: usize,
    /// How many bytes these take.
    pub bytes: usize,
}

impl Held {
    fn of<T>(what: &'static str, count: usize) -> Self {
        Held { what, count, bytes: count * size_of::<T>() }
    }
}

impl Body {
    /// What this body and those nested in it hold, by kind of storage.
    pub fn held(&self) -> Vec<Held> {
        let mut all = self.own();
        for body in self.nested_bodies() {
            for (sum, more) in all.iter_mut().zip(body.held()) {
                sum.count += more.count;
                sum.bytes += more.bytes;
            }
        }
        all
    }

    fn own(&self) -> Vec<Held> {
        let uses = |what, pool: &super::uses::UsePool| Held {
            what,
            count: pool.end() as usize,
            bytes: pool.bytes(),
        };
        let blocks =
            self.blocks.len() * size_of::<BlockData>() + self.runs.len() * size_of::<Block>();
        vec![
            Held::of::<OpData>("ops", self.ops.len()),
            Held::of::<PackedOption<Attribute>>("inherent attributes", self.props.len()),
            Held::of::<ValueData>("values", self.values.len()),
            Held::of::<ArgData>("block arguments", self.args.len()),
            uses("operands (uses)", &self.operands),
            uses("successors", &self.successors),
            Held { what: "blocks", count: self.blocks.len(), bytes: blocks },
            Held::of::<RegionData>("regions", self.regions.len()),
            Held::of::<ExtraData>("lists of ops", self.extras.len()),
            Held::of::<Body>("bodies", self.nested_bodies().count()),
        ]
    }
}
