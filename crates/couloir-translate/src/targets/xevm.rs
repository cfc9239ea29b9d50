//! `xevm`: how instructions use caches. Its ops are lowered before they get here.

use couloir_ir::{Attribute, Context, Failure};
use couloir_llvmir as l;
use couloir_llvmir::Metadata;

use crate::extension::{Amended, Amendment, DialectTranslation};

/// `xevm`
pub(crate) static XEVM: DialectTranslation =
    DialectTranslation { amend: Some(amend), ..DialectTranslation::new("xevm") };

/// The metadata of an instruction that says how it uses caches.
const KIND: &str = "spirv.DecorationCacheControlINTEL";

fn amend(amendment: &Amendment<'_, '_>, amended: Amended<'_, '_>) -> Result<(), Failure> {
    if amendment.name != "xevm.DecorationCacheControl" {
        return Ok(());
    }
    let (ctx, op) = (amendment.translator.ctx, amendment.op);
    let controls = amendment.value.as_array(ctx).unwrap_or_default();
    if controls.len() != 2 {
        return op.op_error("Expected both L1 and L3 cache control attributes!").fail();
    }
    let Amended::Instructions(state, mut made) = amended else {
        return op.op_error("Expecting a single instruction").fail();
    };
    let (Some(inst), None) = (made.next(), made.next()) else {
        return op.op_error("Expecting a single instruction").fail();
    };
    let llvm = state.llvm();
    let nodes = controls.iter().map(|&control| node(ctx, llvm, control));
    let Some(nodes) = nodes.collect::<Option<Vec<_>>>() else {
        return op.op_error("expected four integers for each cache control attribute").fail();
    };
    let node = llvm.md_tuple(&nodes);
    state.builder.attach(inst, KIND, node);
    Ok(())
}

/// What is said of one level: four numbers.
fn node(ctx: &Context, llvm: &l::Context, control: Attribute) -> Option<Metadata> {
    let numbers = control.as_array(ctx).filter(|numbers| numbers.len() == 4)?;
    let constant = |number: &Attribute| {
        let number = number.as_int(ctx)?;
        let constant = llvm.wide_int(llvm.int_type(number.width()), number.words());
        Some(llvm.md_constant(constant))
    };
    let numbers = numbers.iter().map(constant).collect::<Option<Vec<_>>>()?;
    Some(llvm.md_tuple(&numbers))
}
