//! What conversions share.

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;

use couloir_dialects::func;
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Block, Context, Failure, Location, OpName, OpRef, Str, Type};
use couloir_pass::{Asked, BodyWise, Note, Options, PassCx, Settle, Wanted};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Entries, Mode, Naming, NoMatch, OrNoMatch,
    PatternSet, Piecewise, Request, SymbolNames,
};

use crate::llvm_common::{Llvm, LlvmOptions, llvm_target};

/// Where the module around all this came from.
pub(crate) fn module_location(rw: &ConversionRewriter<'_>) -> Location {
    let mut at = rw.outer().copied();
    while let Some(op) = at {
        if op.is(couloir_dialects::builtin::Module::def()) {
            return op.location();
        }
        at = op.parent();
    }
    Location::UNKNOWN
}

/// Makes a conversion for the op that a pass is at.
pub(crate) type Make = fn(&Options, OpRef<'_>) -> Conversion;

/// Runs a conversion on what is in the op that a pass is at. What it asks for
/// beside the op is made after the pipeline on the op.
pub(crate) fn convert(cx: &mut PassCx<'_>, make: Make) -> Result<(), Failure> {
    try_convert(cx, |options, op| Ok(make(options, op)))
}

/// The same with a conversion that there may not be.
pub(crate) fn try_convert(
    cx: &mut PassCx<'_>,
    make: impl Fn(&Options, OpRef<'_>) -> Result<Conversion, Failure>,
) -> Result<(), Failure> {
    let (ctx, options) = (cx.ctx, cx.options);
    let run = |op: &OpRef<'_>, body: &mut Body| make(options, *op)?.run(ctx, Some(op), body);
    let requests = cx.inside(run).unwrap_or(Ok(Vec::new()))?;
    request_all(cx, requests);
    Ok(())
}

/// The same with a conversion that changes functions, too: the one that the
/// pass is at as any other.
pub(crate) fn try_convert_functions(
    cx: &mut PassCx<'_>,
    make: impl Fn(&Options, OpRef<'_>) -> Result<Conversion, Failure>,
) -> Result<(), Failure> {
    if !cx.view().is(func::Func::def()) {
        return try_convert(cx, make);
    }
    let what = make(cx.options, cx.view())?;
    let requests = what.run(cx.ctx, None, cx.body)?;
    request_all(cx, requests);
    Ok(())
}

pub(crate) fn request_all(cx: &mut PassCx<'_>, requests: Vec<Request>) {
    for request in requests {
        cx.request(move |ctx, body, op, shared| {
            let symbols = shared.get(|| SymbolNames::of(ctx, body));
            if let Some(symbols) = symbols {
                symbols.fulfil(ctx, body, request.owned_by(op));
            }
            Ok(())
        });
    }
}

/// A conversion to be run body by body.
pub(crate) fn by_bodies(ctx: &Context, what: Conversion) -> Box<dyn BodyWise> {
    Box::new(ByBodies { what: Piecewise::new(ctx, what), lasting: false })
}

/// The same with a conversion that is [lasting](BodyWise::is_lasting), as those
/// to LLVM are, which make nothing but casts and ops of LLVM.
pub(crate) fn lasting(ctx: &Context, what: Conversion) -> Box<dyn BodyWise> {
    Box::new(ByBodies { what: Piecewise::new(ctx, what), lasting: true })
}

/// A conversion as a pass that works body by body.
struct ByBodies {
    what: Piecewise,
    lasting: bool,
}

impl BodyWise for ByBodies {
    fn around(&self, op: &OpRef<'_>, body: &mut Body) -> Result<Wanted, Failure> {
        let note = |entries: Entries| Box::new(entries) as Box<dyn Any + Send>;
        let nested = self.what.around(op, body)?.into_iter();
        Ok(Wanted::Of(nested.map(|(op, entries)| (op, entries.map(note))).collect()))
    }

    fn inside(
        &self,
        owner: &OpRef<'_>,
        body: &mut Body,
        note: Note,
    ) -> Result<Option<Asked>, Failure> {
        let entries = note.and_then(|note| note.downcast::<Entries>().ok());
        let requests = self.what.inside(owner, body, entries.map(|entries| *entries))?;
        Ok((!requests.is_empty()).then(|| Box::new(requests) as Asked))
    }

    fn roots(&self) -> Vec<OpName> {
        self.what.roots().collect()
    }

    fn leaves(&self, op: OpRef<'_>) -> bool {
        self.what.leaves(op.data().name)
    }

    fn is_lasting(&self) -> bool {
        self.lasting
    }

    fn settle(&self, what: Settle<'_>) -> Result<(), Failure> {
        let Settle { ctx, before, body, asked, names } = what;
        let requests = |(op, asked): (Op, Asked)| {
            let requests = asked.downcast::<Vec<Request>>().map(|all| *all).unwrap_or_default();
            requests.into_iter().map(move |request| request.owned_by(op))
        };
        let requests = asked.into_iter().flat_map(requests).collect::<Vec<_>>();
        let mut symbols = SymbolNames::of(ctx, body);
        let before = Before { symbols: SymbolNames::of(ctx, before.body), body: before.body };
        let mut asked = HashMap::new();
        for request in &requests {
            asked.entry(request.name).or_insert(request.naming);
        }
        let fits = |(&name, &naming)| {
            !names.contains(&name) && before.fits(ctx, name, naming, &symbols, body)
        };
        if !asked.iter().all(fits) {
            return Err(Failure);
        }
        for request in requests {
            names.insert(request.name);
            symbols.fulfil(ctx, body, request);
        }
        Ok(())
    }
}

/// The body around as a pass saw it.
struct Before<'a> {
    symbols: SymbolNames,
    body: &'a Body,
}

impl Before<'_> {
    /// Whether a request for a symbol meets the same names in the body now.
    fn fits(
        &self,
        ctx: &Context,
        name: Str,
        naming: Naming,
        symbols: &SymbolNames,
        body: &Body,
    ) -> bool {
        let kind = |body: &Body, op: Option<Op>| op.map(|op| body.op(op).name);
        match naming {
            Naming::Shared(_) | Naming::Own => {
                kind(body, symbols.get(name)) == kind(self.body, self.symbols.get(name))
            }
            Naming::Unique => !symbols.any_new(ctx, name, &self.symbols),
            // The numbers are those of the whole module.
            Naming::Numbered | Naming::OwnNumbered | Naming::Alike(_) => false,
        }
    }
}

/// A region of an op.
pub(crate) fn region(rw: &ConversionRewriter<'_>, op: Op, index: usize) -> Result<Region, NoMatch> {
    rw.scope().body.regions(op).get(index).copied().or_no_match("no such region")
}

/// The first and the last block of a region.
pub(crate) fn ends(rw: &ConversionRewriter<'_>, region: Region) -> Result<(Block, Block), NoMatch> {
    let body = rw.scope().body;
    body.entry_block(region).zip(body.last_block(region)).or_no_match("the region is empty")
}

/// The last op of a block.
pub(crate) fn terminator(rw: &ConversionRewriter<'_>, block: Block) -> Result<Op, NoMatch> {
    rw.scope().body.last_op(block).or_no_match("the block is empty")
}

/// The block an op is in.
pub(crate) fn block_of(rw: &ConversionRewriter<'_>, op: Op) -> Result<Block, NoMatch> {
    rw.scope().body.block_of(op).or_no_match("the op is in no block")
}

/// The operands of an op, as they were before the conversion.
pub(crate) fn operands(rw: &ConversionRewriter<'_>, op: Op) -> Vec<Value> {
    rw.scope().body.operands(op).collect()
}

/// A partial conversion to the LLVM dialect.
pub(crate) fn lower_to_llvm(
    options: &Options,
    op: OpRef<'_>,
    populate: fn(&Context, &Arc<Llvm>, &mut PatternSet),
) -> Conversion {
    lower_with_target(options, op, llvm_target(), populate)
}

/// The same with a target of its own.
pub(crate) fn lower_with_target(
    options: &Options,
    op: OpRef<'_>,
    target: ConversionTarget,
    populate: fn(&Context, &Arc<Llvm>, &mut PatternSet),
) -> Conversion {
    // These passes do not ask the data layout; upstream's do not either.
    let bits = match u32::try_from(options.number("index-bitwidth")) {
        Ok(0) | Err(_) => 64,
        Ok(bits) => bits,
    };
    let llvm = LlvmOptions {
        index_bitwidth: bits,
        typed_pointers: options.typed_pointers(),
        ..LlvmOptions::default()
    };
    let llvm = Llvm::new(op, llvm);
    let mut patterns = PatternSet::new();
    populate(op.ctx(), &llvm, &mut patterns);
    Conversion::new(Mode::Partial, target, patterns)
}

/// A number of an integer type, or a vector or tensor of it. Beyond 64 bits
/// it is filled with zeros, as upstream does.
pub(crate) fn splat(ctx: &Context, ty: Type, value: i64) -> Attribute {
    let element = ty.element_or_self(ctx);
    let width = element.int_width(ctx).unwrap_or(64);
    let value = Int::new(width, value as u64);
    if element == ty {
        return Attribute::wide_int(ctx, ty, value);
    }
    let mut data = value.to_le_bytes();
    data.resize((width as usize).div_ceil(8), 0);
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)))
}

/// `dense<...> : vector<nxi32>`; values wrap.
pub(crate) fn case_values(ctx: &Context, cases: &[i64]) -> Attribute {
    let ty = Type::vector(ctx, &[cases.len() as i64], Type::I32);
    let data = cases.iter().flat_map(|&case| (case as i32).to_le_bytes()).collect();
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)))
}
