//! Making entities.

use cranelift_entity::packed_option::{PackedOption, ReservedValue};
use cranelift_entity::{EntityList, EntityRef};

use super::Body;
use super::entities::{
    ArgData, Block, BlockData, BodyId, Def, ExtraData, Op, OpData, Region, RegionData, Value,
    ValueData,
};
use super::uses::NO_USE;
use crate::attr::Attribute;
use crate::location::Location;
use crate::op::OpName;
use crate::ty::Type;

/// Everything an op is made from.
#[derive(Debug)]
pub struct OpSpec<'a> {
    /// What op.
    pub name: OpName,
    /// Where it comes from.
    pub location: Location,
    /// Operands, all groups in a row.
    pub operands: &'a [Value],
    /// Types of the results.
    pub results: &'a [Type],
    /// Inherent attributes, one per slot of the definition.
    pub props: &'a [Option<Attribute>],
    /// Discardable attributes, a dictionary.
    pub attrs: Attribute,
    /// Successors.
    pub successors: &'a [Block],
    /// Regions of this body that no op owns yet.
    pub regions: &'a [Region],
    /// The regions of an isolated op: the roots of a body of its own.
    pub body: Option<Box<Body>>,
}

impl OpSpec<'_> {
    /// An op with nothing but a name and a location.
    #[inline]
    pub fn new(name: OpName, location: Location) -> Self {
        OpSpec {
            name,
            location,
            operands: &[],
            results: &[],
            props: &[],
            attrs: Attribute::EMPTY_DICT,
            successors: &[],
            regions: &[],
            body: None,
        }
    }
}

impl Body {
    /// Makes an op that is in no block yet.
    #[inline]
    pub fn create_op(&mut self, spec: OpSpec<'_>) -> Op {
        let op = self.ops.next_key();
        let operands = self.push_operands(op, spec.operands);
        let results = self.push_results(op, spec.results);
        let props = self.props.len() as u32;
        self.props.extend(spec.props.iter().map(|&prop| PackedOption::from(prop)));
        let needs_extra =
            !spec.successors.is_empty() || !spec.regions.is_empty() || spec.body.is_some();
        let num_operands = spec.operands.len() as u32;
        let num_results = spec.results.len() as u32;
        self.ops.push(OpData {
            name: spec.name,
            location: spec.location,
            run: None.into(),
            prev: None.into(),
            next: None.into(),
            operands,
            num_operands,
            results,
            num_results,
            props,
            attrs: spec.attrs,
            extra: None.into(),
        });
        if needs_extra {
            self.attach_extra(op, spec.successors, spec.regions, spec.body);
        }
        op
    }

    #[inline]
    fn push_operands(&mut self, op: Op, operands: &[Value]) -> u32 {
        let start = self.operands.end();
        for &value in operands {
            let head = &mut self.values[value].first_use;
            self.operands.push(value.as_u32(), op.as_u32(), head);
        }
        start
    }

    #[inline]
    fn push_results(&mut self, op: Op, types: &[Type]) -> u32 {
        let start = self.values.len() as u32;
        for &ty in types {
            self.values.push(ValueData { ty, def: Def::result(op), first_use: NO_USE });
        }
        start
    }

    fn attach_extra(
        &mut self,
        op: Op,
        successors: &[Block],
        regions: &[Region],
        body: Option<Box<Body>>,
    ) {
        let start = self.successors.end();
        if !regions.is_empty() {
            self.changes.touch_place();
        } else if !successors.is_empty() {
            self.changes.touch_flow();
        }
        for &block in successors {
            let head = &mut self.blocks[block].first_use;
            self.successors.push(block.as_u32(), op.as_u32(), head);
        }
        for &region in regions {
            self.regions[region].parent = op.into();
        }
        let body: PackedOption<BodyId> = body.map(|body| self.nest(body)).into();
        let extra = ExtraData {
            regions: EntityList::from_slice(regions, &mut self.region_lists),
            body,
            successors: start,
            num_successors: successors.len() as u32,
        };
        self.ops[op].extra = self.extras.push(extra).into();
    }

    /// Makes an empty region that no op owns yet.
    pub fn create_region(&mut self) -> Region {
        self.regions.push(RegionData::default())
    }

    /// Makes an empty region of the isolated op that owns this body.
    pub fn create_root(&mut self) -> Region {
        let region = self.create_region();
        self.roots.push(region, &mut self.region_lists);
        region
    }

    /// Makes an empty block that is in no region yet.
    pub fn create_block(&mut self) -> Block {
        let run = self.runs.push(self.blocks.next_key()).into();
        self.blocks.push(BlockData { run, first_use: NO_USE, ..BlockData::default() })
    }

    /// Makes an empty block at the end of a region.
    pub fn append_new_block(&mut self, region: Region) -> Block {
        let block = self.create_block();
        self.append_block(region, block);
        block
    }

    /// Adds an argument at the end of a block's arguments.
    pub fn add_arg(&mut self, block: Block, ty: Type, location: Location) -> Value {
        let index = self.args(block).len() as u32;
        let def = Def::argument(self.args.len());
        self.args.push(ArgData { block, index, location });
        let value = self.values.push(ValueData { ty, def, first_use: NO_USE });
        self.blocks[block].args.push(value, &mut self.value_lists);
        self.touch_args(block);
        value
    }

    /// Adds arguments at the end of a block's arguments.
    pub fn add_args<I: Iterator<Item = (Type, Location)>>(
        &mut self,
        block: Block,
        args: I,
    ) -> impl Iterator<Item = Value> + Clone + use<I> {
        let (index, first) = (self.args(block).len() as u32, self.values.len());
        for ((ty, location), index) in args.zip(index..) {
            let def = Def::argument(self.args.len());
            self.args.push(ArgData { block, index, location });
            self.values.push(ValueData { ty, def, first_use: NO_USE });
        }
        let values = (first..self.values.len()).map(Value::new);
        self.blocks[block].args.extend(values.clone(), &mut self.value_lists);
        self.touch_args(block);
        values
    }

    /// Makes a value that nothing defines yet: the stand-in for a forward
    /// reference, replaced before the body is handed out.
    pub fn create_placeholder(&mut self, ty: Type) -> Value {
        self.values.push(ValueData {
            ty,
            def: Def::result(Op::reserved_value()),
            first_use: NO_USE,
        })
    }

    /// A value that stands for one defined around the isolated op that owns
    /// this body. Nothing in the body may use it: the verifier reports it.
    pub fn create_outside_value(&mut self, ty: Type) -> Value {
        let block = match self.outside.expand() {
            Some(block) => block,
            None => self.create_block(),
        };
        self.outside = block.into();
        self.add_arg(block, ty, Location::UNKNOWN)
    }

    /// The handle that the next block made will have.
    pub fn next_block_key(&self) -> Block {
        self.blocks.next_key()
    }

    /// The handle that the next value made will have.
    pub fn next_value(&self) -> Value {
        Value::new(self.values.len())
    }
}
