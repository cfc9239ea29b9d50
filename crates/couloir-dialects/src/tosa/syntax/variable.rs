//! What a variable starts with, or its type: `= dense<1> : tensor<2xi8>` or `: tensor<2xi8>`. The
//! op holds the sizes and the type of elements.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Type};

use crate::common::syntax::set_prop;
use crate::tosa::Variable;
use crate::tosa::shapes::index_list;

/// `= value` or `: type`
pub(in crate::tosa) static VARIABLE_OP_TYPE_OR_INITIAL_VALUE: CustomDirective = CustomDirective {
    name: "VariableOpTypeOrInitialValue",
    parse,
    parse_optional: None,
    parse_plain: None,
    print,
};

fn parse(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    if parser.optional_punct("=") {
        let value = parser.attribute(None);
        let value = value.map_err(|_| follow_up(parser, "expected attribute"))?;
        let Some(ty) = value.typed(parser.context()) else {
            return Err(refuse(parser, "expected Typed attr"));
        };
        set_prop(parser, Variable::INITIAL_VALUE, value);
        return set_type(parser, ty);
    }
    let ty = parser.punct(":").and_then(|()| parser.ty());
    let ty = ty.map_err(|_| follow_up(parser, "expected type after colon"))?;
    set_type(parser, ty)
}

/// A message where the op's name ends up once all is read.
fn refuse(parser: &mut dyn OpParser, message: &str) -> couloir_ir::Failure {
    let at = parser.position();
    parser.error(at, message)
}

fn follow_up(parser: &mut dyn OpParser, message: &str) -> couloir_ir::Failure {
    parser.follow_up(message)
}

fn set_type(parser: &mut dyn OpParser, ty: Type) -> ParseResult {
    let ctx = parser.context();
    let Some(element) = ty.shaped_element(ctx) else {
        return Err(refuse(parser, "expected shaped type"));
    };
    let Some(shape) = ty.shape(ctx) else { return Err(refuse(parser, "expected ranked type")) };
    let sizes: Vec<i64> =
        shape.iter().map(|&size| if size == DYNAMIC { -1 } else { size }).collect();
    let (shape, element) = (index_list(ctx, &sizes), Attribute::ty(ctx, element));
    set_prop(parser, Variable::VAR_SHAPE, shape);
    set_prop(parser, Variable::TYPE, element);
    Ok(())
}

fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let view = Variable(op);
    if let Some(value) = view.initial_value() {
        printer.text("= ");
        return printer.attribute(value);
    }
    printer.text(": ");
    let element = view.r#type().and_then(|ty| ty.as_type(op.ctx())).unwrap_or(Type::NONE);
    let sizes = view.var_shape().map(|sizes| crate::tosa::shapes::constants(op.ctx(), sizes));
    printer.text("tensor<");
    for size in sizes.unwrap_or_default() {
        let text = if size == -1 { "?x".to_string() } else { format!("{size}x") };
        printer.text(&text);
    }
    printer.ty(element);
    printer.text(">");
}
