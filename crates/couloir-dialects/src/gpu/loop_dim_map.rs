//! `#gpu.loop_dim_map`: the processor that a loop of `scf.parallel` is mapped
//! to, with maps of its counter and bound. The three stand in any order.

use couloir_ir::affine::AffineMap;
use couloir_ir::asm::{AsmParser, ParseResult};
use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::{Attribute, Context};
use couloir_ods::{enum_cases, enums};

enum_cases! {
    /// What loops are mapped to.
    PROCESSORS = "::mlir::gpu::Processor", [
        "block_x" = 0, "block_y" = 1, "block_z" = 2, "thread_x" = 3, "thread_y" = 4, "thread_z" = 5,
        "sequential" = 6,
    ];
}

/// `#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>`
pub static LOOP_DIM_MAP: AttrDef = AttrDef {
    dialect: "gpu",
    mnemonic: "loop_dim_map",
    parse,
    print: |ctx, attr, printer| {
        let [processor, map, bound] = &*attr.params else { return };
        let processor = enums::text(&PROCESSORS, processor.as_uint().unwrap_or(0));
        printer.text(&format!("<processor = {processor}"));
        for (name, map) in [("map", map), ("bound", bound)] {
            let text = map.as_attr().map(|map| ctx.attr_text(map)).unwrap_or_default();
            let bare = text.strip_prefix("affine_map<").and_then(|text| text.strip_suffix('>'));
            printer.text(&format!(", {name} = {}", bare.unwrap_or(&text)));
        }
        printer.text(">");
    },
    ..AttrDef::EMPTY
};

/// The processor that stands for none.
pub const SEQUENTIAL: usize = 6;

/// The attribute for a processor, with maps that change nothing.
pub fn get(ctx: &Context, processor: u64) -> Attribute {
    let map = Param::Attr(Attribute::affine_map(ctx, AffineMap::identity(1)));
    Attribute::dialect(ctx, &LOOP_DIM_MAP, vec![Param::Uint(processor), map.clone(), map])
}

const NAMES: [(&str, &str); 3] =
    [("processor", "::mlir::gpu::Processor"), ("map", "AffineMap"), ("bound", "AffineMap")];

fn parse(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let mut params = [Param::None, Param::None, Param::None];
    for at in 0..NAMES.len() {
        if at > 0 {
            parser.punct(",")?;
        }
        entry(parser, &mut params)?;
    }
    parser.punct(">")?;
    Ok(Attribute::dialect(parser.context(), &LOOP_DIM_MAP, params.into()))
}

/// One `name = value`.
fn entry(parser: &mut dyn AsmParser, params: &mut [Param; 3]) -> ParseResult {
    let name = parser.any_keyword().map_err(|_| {
        let at = parser.position();
        parser.error(at, "expected a parameter name in struct")
    })?;
    parser.punct("=")?;
    let slots = NAMES.iter().zip(params.iter_mut());
    let free = slots.filter(|(_, param)| **param == Param::None);
    let Some((&(name, class), slot)) = free.into_iter().find(|((own, _), _)| *own == name) else {
        let at = parser.position();
        let message = format!("duplicate or unknown struct parameter name: {name}");
        return Err(parser.error(at, &message));
    };
    let value = match name {
        "processor" => enums::parse_value(parser, &PROCESSORS).map(Param::Uint),
        _ => parser.affine_map().map(Param::Attr),
    };
    *slot = value.map_err(|_| {
        let at = parser.position();
        let what = "failed to parse ParallelLoopDimMappingAttr parameter";
        parser.error(at, &format!("{what} '{name}' which is to be a `{class}`"))
    })?;
    Ok(())
}
