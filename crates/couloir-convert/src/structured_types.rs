//! Structured control flow whose values are of converted types, whatever else is converted.

use std::sync::Arc;

use couloir_dialects::scf;
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpDef, OpRef, Region};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, Operands, OrNoMatch, PatternSet, TypeConverter,
};

use crate::function_types::by_types;

/// How an op with regions is made anew.
struct Remade {
    def: &'static OpDef,
    /// The inherent attribute that goes along.
    kept: Option<usize>,
    /// Whether discardable attributes go along.
    keeps_attrs: bool,
    /// Whether operands stay as they are.
    keeps_operands: bool,
    /// Whether operands, too, have to be of types that stay.
    by_operands: bool,
}

static REMADE: [Remade; 4] = [
    Remade {
        def: scf::For::def(),
        kept: Some(scf::For::UNSIGNED_CMP),
        keeps_attrs: true,
        keeps_operands: false,
        by_operands: false,
    },
    Remade {
        def: scf::If::def(),
        kept: None,
        keeps_attrs: true,
        keeps_operands: false,
        by_operands: false,
    },
    Remade {
        def: scf::IndexSwitch::def(),
        kept: Some(scf::IndexSwitch::CASES),
        keeps_attrs: false,
        keeps_operands: true,
        by_operands: false,
    },
    Remade {
        def: scf::While::def(),
        kept: None,
        keeps_attrs: false,
        keeps_operands: false,
        by_operands: true,
    },
];

/// Makes loops and branches legal where their types are, and adds patterns that convert them.
pub(crate) fn populate(
    patterns: &mut PatternSet,
    target: &mut ConversionTarget,
    converter: &Arc<TypeConverter>,
) {
    for remade in &REMADE {
        patterns.add(remade.def, converter, move |op, new, rw| remake(remade, op, new, rw));
        if remade.by_operands {
            target.dynamic_op(remade.def, by_types(converter));
            continue;
        }
        let own = Arc::clone(converter);
        target.dynamic_op(remade.def, move |op| Some(own.all_legal(op.ctx(), op.result_types())));
    }
    patterns.add(scf::Yield::def(), converter, yields);
    patterns.add(scf::Condition::def(), converter, |op, new, rw| rw.set_operands(op, new));
    let own = Arc::clone(converter);
    target.dynamic_op(scf::Yield::def(), move |op| {
        Some(!ends_remade(op) || own.all_legal(op.ctx(), op.operand_types()))
    });
    target.dynamic_op(scf::Condition::def(), by_types(converter));
}

/// Whether what an op ends is one of those that are made anew.
fn ends_remade(op: OpRef<'_>) -> bool {
    op.parent().is_some_and(|parent| REMADE.iter().any(|remade| parent.is(remade.def)))
}

/// Whether the arguments of all blocks have types that are converted.
fn converts_args(rw: &ConversionRewriter<'_>, regions: &[Region]) -> bool {
    let body = rw.scope().body;
    let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
    let mut args = blocks.flat_map(|block| body.args(block));
    args.all(|&arg| rw.convert_value(arg).is_some())
}

fn remake(remade: &Remade, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let results = rw.convert_results(op)?;
    let old = rw.scope().body.regions(op).to_vec();
    let fits = converts_args(rw, &old);
    fits.then_some(()).or_no_match("unable to convert block argument types")?;
    let view = rw.view(op);
    let operands = match remade.keeps_operands {
        true => view.operands().collect(),
        false => new.all().to_vec(),
    };
    let attrs = match remade.keeps_attrs {
        true => view.body().discardable(op),
        false => Attribute::EMPTY_DICT,
    };
    let mut made = NewOp::new(remade.def).operands(operands).results(results).attrs(attrs);
    if let Some(slot) = remade.kept {
        made = made.prop(slot, view.prop(slot));
    }
    for region in old {
        let to = rw.body().create_region();
        rw.append_region(region, to);
        rw.convert_region(to, None)?;
        made = made.region(to);
    }
    rw.replace_with(op, made)
}

fn yields(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    rw.replace_with(op, scf::Yield::build(new.all()))
}
