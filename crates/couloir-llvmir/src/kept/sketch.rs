//! An instruction apart from the body it is in: locals and blocks by number.

use smallvec::SmallVec;

use crate::attributes::AttrList;
use crate::body::{Block, Body, Inst, InstData, MetadataOperand, Value, ValueKind, Word};
use crate::constants::Constant;
use crate::context::{Context, Str};
use crate::metadata::Metadata;
use crate::module::CallConv;
use crate::opcode::{Flags, Opcode, Shape};
use crate::types::Type;

/// Something in the operand list of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Item {
    Constant(Constant),
    /// A local of this type; the locals of an instruction go by their order.
    Local(Type),
    /// A block; those of an instruction go by their order.
    Block,
    /// A number, or the name of a synchronization scope.
    Number(u32),
    Node(Metadata),
    /// A value as metadata.
    MetadataLocal(Type),
    MetadataConstant(Constant),
    ArgList(Box<[Item]>),
}

/// What a call has besides its operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Site {
    pub(super) function_type: Type,
    pub(super) conv: CallConv,
    pub(super) attributes: AttrList,
    pub(super) bundles: Box<[(Str, Box<[Item]>)]>,
    pub(super) targets: u32,
}

/// An instruction; two are the same where they are but for locals and blocks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sketch {
    pub(super) opcode: Opcode,
    /// Predicate, operation or tail kind; alignment; orderings.
    pub(super) small: [u8; 3],
    flags: u32,
    ty: Type,
    pub(super) aux: u32,
    pub(super) items: Box<[Item]>,
    pub(super) site: Option<Site>,
    pub(super) attachments: Box<[(Str, Metadata)]>,
}

/// A sketch, and what it leaves out.
pub(crate) struct Sketched {
    pub(crate) sketch: Sketch,
    pub(crate) locals: SmallVec<[Value; 4]>,
    /// The place of each local among all values.
    pub(super) places: SmallVec<[u32; 4]>,
    pub(super) targets: SmallVec<[Block; 2]>,
}

/// What a word of an operand list is.
enum Kind {
    Value,
    Block,
    Number,
}

/// What the word at a place is, of so many, the last of which are targets of a call.
fn kind(shape: Shape, at: usize, count: usize, targets: usize) -> Kind {
    let value = match shape {
        Shape::Br => return Kind::Block,
        Shape::CondBr | Shape::IndirectBr | Shape::CatchSwitch => at == 0,
        Shape::CatchRet | Shape::CleanupRet => at == 0,
        Shape::Phi | Shape::Switch => at.is_multiple_of(2),
        Shape::Invoke | Shape::CallBr => at < count.saturating_sub(targets),
        Shape::ExtractValue if at >= 1 => return Kind::Number,
        Shape::Shuffle | Shape::InsertValue if at >= 2 => return Kind::Number,
        Shape::LandingPad if at.is_multiple_of(2) => return Kind::Number,
        _ => true,
    };
    if value { Kind::Value } else { Kind::Block }
}

/// Makes a sketch.
struct Sketcher<'b> {
    ctx: &'b Context,
    body: &'b Body,
    values: u32,
    locals: SmallVec<[Value; 4]>,
    places: SmallVec<[u32; 4]>,
    targets: SmallVec<[Block; 2]>,
}

impl Sketcher<'_> {
    fn local(&mut self, value: Value) -> Type {
        self.locals.push(value);
        self.places.push(self.values - 1);
        self.body.value_type(self.ctx, value)
    }

    fn value(&mut self, value: Value) -> Item {
        self.values += 1;
        match value.kind() {
            ValueKind::Constant(constant) => Item::Constant(constant),
            ValueKind::Local(_) => Item::Local(self.local(value)),
            ValueKind::Metadata(number) => match self.body.metadata_operand(number) {
                Some(MetadataOperand::Node(node)) => Item::Node(*node),
                Some(MetadataOperand::Local(value)) => match value.as_constant() {
                    Some(constant) => Item::MetadataConstant(constant),
                    None => Item::MetadataLocal(self.local(*value)),
                },
                Some(MetadataOperand::ArgList(list)) => {
                    Item::ArgList(list.iter().map(|&value| self.value(value)).collect())
                }
                None => Item::Number(number),
            },
        }
    }

    fn words(&mut self, data: &InstData) -> Box<[Item]> {
        let (words, scope) = self.body.words_and_scope(data);
        let (shape, targets) = (data.opcode.shape(), self.body.target_count(data));
        let count = words.len();
        let item =
            |this: &mut Self, (at, word): (usize, &Word)| match kind(shape, at, count, targets) {
                Kind::Value => this.value(word.value()),
                Kind::Number => Item::Number(word.0),
                Kind::Block => {
                    this.targets.push(word.block());
                    Item::Block
                }
            };
        let items = words.iter().enumerate().map(|word| item(self, word));
        let mut items = items.collect::<Vec<_>>();
        items.extend(scope.map(|scope| Item::Number(scope.0)));
        items.into()
    }

    fn site(&mut self, inst: Inst) -> Option<Site> {
        let site = self.body.call_site(inst)?;
        let bundles = site.bundles.iter().map(|bundle| {
            (bundle.tag, bundle.inputs.iter().map(|&value| self.value(value)).collect())
        });
        Some(Site {
            bundles: bundles.collect(),
            function_type: site.function_type,
            conv: site.conv,
            attributes: site.attributes,
            targets: site.targets,
        })
    }
}

impl Sketch {
    /// The sketch of an instruction; a `phi` has no operands in it, their order means nothing.
    pub(crate) fn of(ctx: &Context, body: &Body, inst: Inst) -> Sketched {
        let data = body.inst(inst);
        let mut sketcher = Sketcher {
            ctx,
            body,
            values: 0,
            locals: SmallVec::new(),
            places: SmallVec::new(),
            targets: SmallVec::new(),
        };
        let is_phi = data.opcode == Opcode::Phi;
        let items = if is_phi { Box::default() } else { sketcher.words(data) };
        let site = sketcher.site(inst);
        let sketch = Self {
            opcode: data.opcode,
            small: [data.sub, data.align, data.orderings],
            flags: data.flags.0 & !(Flags::ATTACHMENTS.0 | Flags::RECORDS.0),
            ty: data.ty,
            aux: if site.is_some() { 0 } else { data.aux },
            items,
            site,
            attachments: body.attachments_of(inst).into(),
        };
        let Sketcher { locals, places, targets, .. } = sketcher;
        Sketched { sketch, locals, places, targets }
    }

    /// Whether the address of a block is among the operands.
    pub(super) fn holds_blocks(&self, ctx: &Context) -> bool {
        let holds =
            |item: &Item| matches!(item, Item::Constant(constant) if ctx.holds_blocks(*constant));
        self.items.iter().any(holds)
    }

    /// Whether two are the same but for the blocks whose addresses are among the operands.
    pub(super) fn same_but_for_blocks(&self, other: &Self, ctx: &Context) -> bool {
        if self == other {
            return true;
        }
        let mut other = other.clone();
        for (item, own) in other.items.iter_mut().zip(&self.items) {
            if let (Item::Constant(theirs), Item::Constant(own)) = (&*item, own)
                && ctx.same_but_for_blocks(*theirs, *own)
            {
                *item = Item::Constant(*own);
            }
        }
        *self == other
    }

    /// The same whatever its metadata: nodes of two texts need not be the same.
    pub(super) fn without_metadata(mut self, ctx: &Context) -> Self {
        self.attachments = Box::default();
        for item in self.items.iter_mut().filter(|item| matches!(item, Item::Node(_))) {
            *item = Item::Node(ctx.md_tuple(&[]));
        }
        self
    }

    pub(super) fn ty(&self) -> Type {
        self.ty
    }

    pub(super) fn flags(&self) -> Flags {
        Flags(self.flags)
    }
}
