//! What clauses say by symbols: how variables become private, are combined, are copied.

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Attribute, OpRef, RegionRef, Type, Value};
use rustc_hash::FxHashSet;

use super::super::types::is_pointer_like;
use super::super::{
    Critical, CriticalDeclare, DeclareMapper, DeclareReduction, MapInfo, Parallel, Private,
    Sections, Simd, Single, Task, Taskgroup, Taskloop, Teams, Wsloop,
};
use super::Verified;
use crate::common::shapes::quoted;

/// The symbol that an attribute of the table is.
fn lookup<'a>(symbols: &SymbolScope<'a>, op: OpRef<'_>, attr: Attribute) -> Option<OpRef<'a>> {
    symbols.lookup(attr.as_flat_symbol(op.ctx())?)
}

/// The groups and slots of a clause of reductions.
#[derive(Clone, Copy)]
struct Reductions {
    vars: usize,
    byref: usize,
    syms: usize,
}

/// The reductions of an op by the names of its table.
macro_rules! reductions_of {
    ($view:ident, $vars:ident, $byref:ident, $syms:ident) => {
        Reductions { vars: $view::$vars, byref: $view::$byref, syms: $view::$syms }
    };
    ($view:ident) => {
        reductions_of!($view, REDUCTION_VARS, REDUCTION_BYREF, REDUCTION_SYMS)
    };
}

/// Of each op that has the clause.
fn of(op: OpRef<'_>) -> Option<Reductions> {
    let all = [
        (Parallel::def(), reductions_of!(Parallel)),
        (Sections::def(), reductions_of!(Sections)),
        (Simd::def(), reductions_of!(Simd)),
        (Taskloop::def(), reductions_of!(Taskloop)),
        (Teams::def(), reductions_of!(Teams)),
        (Wsloop::def(), reductions_of!(Wsloop)),
    ];
    all.into_iter().find(|(def, _)| op.is(def)).map(|(_, reductions)| reductions)
}

pub(in super::super) fn reductions(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    of(op).map_or(Ok(()), |clause| reduction_list(op, symbols, clause))
}

pub(in super::super) fn in_reductions(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let clause = reductions_of!(Task, IN_REDUCTION_VARS, IN_REDUCTION_BYREF, IN_REDUCTION_SYMS);
    reduction_list(op, symbols, clause)
}

pub(in super::super) fn task_reductions(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let clause =
        reductions_of!(Taskgroup, TASK_REDUCTION_VARS, TASK_REDUCTION_BYREF, TASK_REDUCTION_SYMS);
    reduction_list(op, symbols, clause)
}

pub(in super::super) fn taskloop_symbols(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    reductions(op, symbols)?;
    let clause = reductions_of!(Taskloop, IN_REDUCTION_VARS, IN_REDUCTION_BYREF, IN_REDUCTION_SYMS);
    reduction_list(op, symbols, clause)
}

/// Every variable of a reduction has a declaration that says how it is combined.
fn reduction_list(op: OpRef<'_>, symbols: &SymbolScope<'_>, clause: Reductions) -> Verified {
    let vars = op.operands_in(clause.vars);
    let syms = op.prop(clause.syms).and_then(|attr| attr.as_array(op.ctx()));
    if vars.is_empty() {
        return match syms {
            Some(_) => op.op_error("unexpected reduction symbol references").fail(),
            None => Ok(()),
        };
    }
    let Some(syms) = syms.filter(|syms| syms.len() == vars.len()) else {
        let message = "expected as many reduction symbol references as reduction variables";
        return op.op_error(message).fail();
    };
    let byref = op.prop(clause.byref).and_then(|attr| attr.as_bool_array(op.ctx()));
    if byref.is_some_and(|byref| byref.len() != vars.len()) {
        let message = "expected as many reduction variable by reference attributes as reduction \
                       variables";
        return op.error(message).fail();
    }
    accumulators(op, symbols, &vars, syms)
}

fn accumulators(
    op: OpRef<'_>,
    symbols: &SymbolScope<'_>,
    vars: &[Value],
    syms: &[Attribute],
) -> Verified {
    let mut seen = FxHashSet::default();
    for (&var, &sym) in vars.iter().zip(syms) {
        if !seen.insert(var) {
            return op.op_error("accumulator variable used more than once").fail();
        }
        let found = lookup(symbols, op, sym).and_then(DeclareReduction::cast);
        let Some(declared) = found else {
            let sym = op.ctx().attr_text(sym);
            let message =
                format!("expected symbol reference {sym} to point to a reduction declaration");
            return op.op_error(message).fail();
        };
        accumulator(op, op.ty(var), declared.0)?;
    }
    Ok(())
}

/// A variable has the type that a declaration combines at once, where it does.
fn accumulator(op: OpRef<'_>, ty: Type, declared: OpRef<'_>) -> Verified {
    let atomic = declared.region(ATOMIC_REGION).and_then(RegionRef::entry);
    let wanted = atomic.and_then(|entry| entry.arg_types().next());
    let Some(wanted) = wanted.filter(|wanted| *wanted != ty) else { return Ok(()) };
    let ctx = op.ctx();
    if !is_pointer_like(ctx, wanted) {
        return Ok(());
    }
    op.op_error(format!(
        "expected accumulator ({}) to be the same type as reduction declaration ({})",
        quoted(ctx, ty),
        quoted(ctx, wanted)
    ))
    .fail()
}

/// Where the region of a declaration is that combines values at once.
const ATOMIC_REGION: usize = 3;

pub(in super::super) fn privates_and_reductions(
    op: OpRef<'_>,
    symbols: &SymbolScope<'_>,
) -> Verified {
    privates(op, symbols)?;
    reductions(op, symbols)
}

/// Every private variable has what says how it becomes private, of its type.
fn privates(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let ctx = op.ctx();
    let vars = op.operands_in(Parallel::PRIVATE_VARS);
    let syms = op.prop(Parallel::PRIVATE_SYMS).and_then(|attr| attr.as_array(ctx));
    let syms = syms.unwrap_or_default();
    if vars.len() != syms.len() {
        let (vars, syms) = (vars.len(), syms.len());
        let message = format!(
            "inconsistent number of private variables and privatizer op symbols, private vars: \
             {vars} vs. privatizer op symbols: {syms}"
        );
        return op.error(message).fail();
    }
    vars.iter().zip(syms).try_for_each(|(&var, &sym)| private(op, symbols, op.ty(var), sym))
}

fn private(op: OpRef<'_>, symbols: &SymbolScope<'_>, ty: Type, sym: Attribute) -> Verified {
    let ctx = op.ctx();
    let Some(privatizer) = lookup(symbols, op, sym).and_then(Private::cast) else {
        let sym = ctx.attr_text(sym);
        let message = format!("failed to lookup privatizer op with symbol: '{sym}'");
        return op.error(message).fail();
    };
    let wanted = arg_type(privatizer.0);
    let Some(wanted) = wanted.filter(|wanted| *wanted != ty) else { return Ok(()) };
    let kind = if is_firstprivate(privatizer) { "firstprivate" } else { "private" };
    op.error(format!(
        "type mismatch between a {kind} variable and its privatizer op, var type: {} vs. \
         privatizer op type: {}",
        quoted(ctx, ty),
        quoted(ctx, wanted)
    ))
    .fail()
}

/// The type of the first argument of an op's regions.
pub(super) fn arg_type(op: OpRef<'_>) -> Option<Type> {
    op.each_region(|region| region.entry()?.arg_types().next())
}

/// Whether a variable is made private with the value it has.
pub(super) fn is_firstprivate(privatizer: Private<'_>) -> bool {
    let params = privatizer.0.prop(Private::DATA_SHARING_TYPE);
    let params = params.and_then(|attr| attr.as_dialect(privatizer.0.ctx()));
    params.and_then(|data| data.params.first()?.as_uint()) == Some(1)
}

/// Nothing in vectors is made private with the value it has.
pub(in super::super) fn simd_symbols(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let syms = op.prop(Simd::PRIVATE_SYMS).and_then(|attr| attr.as_array(op.ctx()));
    for &sym in syms.unwrap_or_default() {
        let found = lookup(symbols, op, sym).and_then(Private::cast);
        let Some(privatizer) = found else {
            let sym = op.ctx().attr_text(sym);
            let message = format!("Cannot find privatizer '{sym}'");
            return op.error(message).fail();
        };
        if is_firstprivate(privatizer) {
            return op.error("FIRSTPRIVATE cannot be used with SIMD").fail();
        }
    }
    Ok(())
}

/// What copies variables from the thread that ran a region to the others.
pub(in super::super) fn copyprivate(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let syms = op.prop(Single::COPYPRIVATE_SYMS).and_then(|attr| attr.as_array(op.ctx()));
    let vars = op.operands_in(Single::COPYPRIVATE_VARS);
    let count = syms.map_or(0, <[_]>::len);
    if count != vars.len() {
        let message = format!(
            "inconsistent number of copyprivate vars (= {}) and functions (= {count}), both must \
             be equal",
            vars.len()
        );
        return op.op_error(message).fail();
    }
    let pairs = vars.iter().zip(syms.unwrap_or_default());
    pairs.into_iter().try_for_each(|(&var, &sym)| copy(op, symbols, op.ty(var), sym))
}

fn copy(op: OpRef<'_>, symbols: &SymbolScope<'_>, ty: Type, sym: Attribute) -> Verified {
    let (ctx, name) = (op.ctx(), op.ctx().attr_text(sym));
    let inputs = lookup(symbols, op, sym).and_then(inputs);
    let message = match inputs.as_deref() {
        None => format!("expected symbol reference {name} to point to a copy function"),
        Some(&[first, second]) if first != second => {
            format!("expected copy function {name} arguments to have the same type")
        }
        Some(&[first, _]) if first != ty => {
            let (first, ty) = (quoted(ctx, first), quoted(ctx, ty));
            format!(
                "expected copy function arguments' type ({first}) to be the same as copyprivate \
                 variable's type ({ty})"
            )
        }
        Some(&[_, _]) => return Ok(()),
        Some(_) => format!("expected copy function {name} to have 2 operands"),
    };
    op.op_error(message).fail()
}

/// The types that a function takes.
fn inputs(func: OpRef<'_>) -> Option<Vec<Type>> {
    let ctx = func.ctx();
    if let Some(func) = crate::func::Func::cast(func) {
        return Some(ctx.function_signature(func.function_type()?)?.0.to_vec());
    }
    let ty = crate::llvm::Func::cast(func)?.function_type()?.as_type(ctx)?;
    Some(crate::llvm::types::as_func(ctx, ty)?.args().collect())
}

pub(in super::super) fn critical(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let Some(name) = op.prop(Critical::NAME) else { return Ok(()) };
    if lookup(symbols, op, name).is_some_and(|found| found.is(CriticalDeclare::def())) {
        return Ok(());
    }
    let name = op.ctx().attr_text(name);
    let message = format!("expected symbol reference {name} to point to a critical declaration");
    op.op_error(message).fail()
}

/// The mapper of a variable is one.
pub(in super::super) fn map_info(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let Some(mapper) = op.prop(MapInfo::MAPPER_ID) else { return Ok(()) };
    if lookup(symbols, op, mapper).is_some_and(|found| found.is(DeclareMapper::def())) {
        return Ok(());
    }
    op.error("invalid mapper id").fail()
}
