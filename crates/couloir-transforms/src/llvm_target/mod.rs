//! `llvm-target-to-data-layout` and `llvm-target-to-target-features`: what the target that an op
//! is for, its attribute `llvm.target`, says of data and of instructions.

mod features;
mod layout;
mod triple;

use couloir_diag::Diagnostic;
use couloir_dialects::llvm::attrs::{TARGET_ATTR, TARGET_FEATURES};
use couloir_dialects::llvm::layout_spec;
use couloir_ir::attr::Param;
use couloir_ir::{Attribute, Context, Failure, Scope};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};

use features::Machine;
use triple::Triple;

const NAME: &str = "llvm.target";

const INITIALIZE: &str = "initialize-llvm-targets";

const OPTIONS: &[OptionDef] = &[OptionDef {
    name: INITIALIZE,
    kind: OptionKind::Bool,
    default: "true",
    description: "Whether to pre-load all available target machines, that LLVM is configured to \
                  support, into the TargetRegistry.",
}];

/// `llvm-target-to-data-layout`
pub static TO_DATA_LAYOUT: PassDef = PassDef {
    name: "llvm-target-to-data-layout",
    class: "LLVMTargetToDataLayout",
    description: "Derive data layout attributes from LLVM target attributes",
    options: OPTIONS,
    loads: &["dlti"],
    run: |cx| {
        let (_, target) = target_of(cx, ("TargetAttrInterface-implementing", "llvm::DataLayout"))?;
        let (spec, _) = layout_spec(cx.ctx, &layout::of(&target.triple));
        set(cx, "dlti.dl_spec", spec);
        Ok(())
    },
    ..PassDef::EMPTY
};

/// `llvm-target-to-target-features`
pub static TO_FEATURES: PassDef = PassDef {
    name: "llvm-target-to-target-features",
    class: "LLVMTargetToTargetFeatures",
    description: "Update attached #llvm.target's features per the described target",
    options: OPTIONS,
    run: |cx| {
        let (attr, target) = target_of(cx, ("LLVM::TargetAttr", "llvm::TargetMachine"))?;
        let features = target.machine.features();
        let text = |name| Param::Attr(Attribute::string(cx.ctx, &format!("+{name}")));
        let list = Param::List(features.map(text).collect());
        let features = Attribute::dialect(cx.ctx, &TARGET_FEATURES, vec![list]);
        let params = attr.params_of(cx.ctx, &TARGET_ATTR).unwrap_or_default();
        let known = params.iter().take(2).cloned();
        let params = known.chain([Param::Attr(features)]).collect();
        set(cx, NAME, Attribute::dialect(cx.ctx, &TARGET_ATTR, params));
        Ok(())
    },
    ..PassDef::EMPTY
};

/// What an attribute tells of a target.
struct Target {
    triple: Triple,
    machine: Machine,
}

/// The target of the op that a pass runs on, and its attribute. An error names the attribute that
/// is wanted, and what it is to tell.
fn target_of(
    cx: &PassCx<'_>,
    (wanted, sought): (&str, &str),
) -> Result<(Attribute, Target), Failure> {
    let op = Scope { ctx: cx.ctx, body: cx.body, outer: cx.outer }.op(cx.op);
    let is_target = |attr: &Attribute| attr.params_of(cx.ctx, &TARGET_ATTR).is_some();
    let Some(attr) = op.attr_named(NAME).filter(is_target) else {
        return op.error(format!("no {wanted} attribute at key \"{NAME}\"")).fail();
    };
    let known = Some(attr).filter(|_| cx.options.flag(INITIALIZE));
    match known.and_then(|attr| read(cx.ctx, attr)) {
        Some(target) => Ok((attr, target)),
        None => {
            let shown = cx.ctx.attr_text(attr);
            op.error(format!("failed to obtain {sought} for {shown}")).fail()
        }
    }
}

/// What the attribute says; none of targets that LLVM does not have. What is not known to be a
/// processor or a feature of the target is reported as LLVM does.
fn read(ctx: &Context, attr: Attribute) -> Option<Target> {
    let params = attr.params_of(ctx, &TARGET_ATTR)?;
    let text = |at: usize| params.get(at)?.as_attr()?.as_str(ctx).map(|text| ctx.str(text));
    let triple = Triple::parse(text(0)?)?;
    let features = params.get(2).and_then(Param::as_attr);
    let features = features.and_then(|attr| attr.params_of(ctx, &TARGET_FEATURES));
    let features = features.and_then(<[Param]>::first).map(Param::items).unwrap_or_default();
    let features = features.iter().filter_map(|one| one.as_attr()?.as_str(ctx));
    let features: Vec<&str> = features.map(|one| ctx.str(one)).collect();
    let (machine, problems) = Machine::new(&triple, text(1)?, &features);
    for problem in problems {
        ctx.emit(Diagnostic::plain(problem));
    }
    Some(Target { triple, machine })
}

/// Gives an op an attribute, in place of one with the same name.
fn set(cx: &mut PassCx<'_>, name: &str, value: Attribute) {
    let name = cx.ctx.intern(name);
    let attrs = cx.body.discardable(cx.op).as_dictionary(cx.ctx).unwrap_or_default();
    let others = attrs.iter().copied().filter(|entry| entry.0 != name);
    let attrs = others.chain([(name, value)]).collect();
    cx.body.set_discardable(cx.op, Attribute::dictionary(cx.ctx, attrs));
}
