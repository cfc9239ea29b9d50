//! Alias scopes of inlined ops.

use std::collections::HashMap;

use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::op::{CallSite, Trait};
use couloir_ir::{
    Attribute, Block, Body, Build, Builder, Context, InsertPoint, NewOp, Op, OpDef, Scope, Value,
};

use super::objects::based_on;
use super::{append, is, ops_within, own_attr};
use crate::llvm::attrs::{ALIAS_SCOPE, ALIAS_SCOPE_DOMAIN};
use crate::llvm::types::is_ptr;
use crate::llvm::{
    Alloca, AtomicRmw, Call, CmpXchg, IntrExperimentalNoaliasScopeDecl, IntrMemcpy,
    IntrMemcpyInline, IntrMemmove, IntrMemset, IntrMemsetInline, IntrSsaCopy, Load, Store,
};

const ALIAS_SCOPES: &str = "alias_scopes";
const NOALIAS_SCOPES: &str = "noalias_scopes";

/// Which operands of an op point to the memory it accesses
/// (`AliasAnalysisOpInterface`).
fn accessed(ctx: &Context, body: &Body, op: Op) -> Option<Vec<Value>> {
    let table: [(&OpDef, &[usize]); 9] = [
        (Load::def(), &[0]),
        (Store::def(), &[1]),
        (AtomicRmw::def(), &[0]),
        (CmpXchg::def(), &[0]),
        (IntrMemcpy::def(), &[0, 1]),
        (IntrMemcpyInline::def(), &[0, 1]),
        (IntrMemmove::def(), &[0, 1]),
        (IntrMemset::def(), &[0]),
        (IntrMemsetInline::def(), &[0]),
    ];
    let def = body.op(op).name.def()?;
    if def == Call::def() {
        let args = Scope::new(ctx, body).op(op).operand_group(0);
        let own = |at: usize| body.operand(op, at).filter(|&arg| is_ptr(ctx, body.ty(arg)));
        return Some(args.filter_map(own).collect());
    }
    let row = table.iter().find(|row| row.0 == def)?;
    Some(row.1.iter().filter_map(|&at| body.operand(op, at)).collect())
}

fn distinct(ctx: &Context) -> Param {
    let id = ctx.next_distinct_id();
    Param::Attr(Attribute::get(ctx, AttrKind::Distinct(id, Attribute::UNIT)))
}

/// A domain of its own.
fn new_domain(ctx: &Context, description: Param) -> Attribute {
    Attribute::dialect(ctx, &ALIAS_SCOPE_DOMAIN, vec![distinct(ctx), description])
}

/// A scope of its own.
fn new_scope(ctx: &Context, domain: Attribute, description: Param) -> Attribute {
    let params = vec![distinct(ctx), Param::Attr(domain), description];
    Attribute::dialect(ctx, &ALIAS_SCOPE, params)
}

/// Gives inlined ops scopes of their own, and scopes to `llvm.noalias`
/// arguments. `copies` stand for the arguments.
pub(super) fn run(body: &mut Body, site: &CallSite<'_>, blocks: &[Block], copies: &[(Op, bool)]) {
    let ctx = site.around.ctx();
    let ops = ops_within(body, blocks);
    let mut renewed = Renewed { ctx, known: HashMap::new() };
    for &op in &ops {
        renewed.renew(body, op);
    }
    if copies.iter().any(|copy| copy.1) {
        let scopes = declare(body, site, copies);
        for &op in &ops {
            mark(ctx, body, op, copies, &scopes);
        }
    }
}

/// Adds the scopes of a call to what its callee accesses.
pub(super) fn hand_on(body: &mut Body, site: &CallSite<'_>, blocks: &[Block]) {
    let ctx = site.around.ctx();
    let of_call = |name: &str| {
        let own = own_attr(body, site.call, name).and_then(|own| own.1?.as_array(ctx));
        own.map(<[Attribute]>::to_vec)
    };
    let [scopes, noalias] = [ALIAS_SCOPES, NOALIAS_SCOPES].map(of_call);
    if scopes.is_none() && noalias.is_none() {
        return;
    }
    for op in ops_within(body, blocks) {
        append(ctx, body, op, ALIAS_SCOPES, scopes.as_deref().unwrap_or_default());
        append(ctx, body, op, NOALIAS_SCOPES, noalias.as_deref().unwrap_or_default());
    }
}

/// Scopes and domains, and those that take their place.
struct Renewed<'c> {
    ctx: &'c Context,
    known: HashMap<Attribute, Attribute>,
}

impl Renewed<'_> {
    fn renew(&mut self, body: &mut Body, op: Op) {
        for name in [ALIAS_SCOPES, NOALIAS_SCOPES] {
            let own = own_attr(body, op, name);
            let Some((slot, Some(list))) = own else { continue };
            let list = list.as_array(self.ctx).unwrap_or_default();
            let new = list.iter().map(|&scope| self.scope(scope)).collect::<Vec<_>>();
            body.set_prop(op, slot, Some(Attribute::array(self.ctx, &new)));
        }
        if is(body, op, IntrExperimentalNoaliasScopeDecl::def()) {
            let slot = IntrExperimentalNoaliasScopeDecl::SCOPE;
            let new = body.prop(op, slot).map(|scope| self.scope(scope));
            body.set_prop(op, slot, new);
        }
    }

    fn scope(&mut self, scope: Attribute) -> Attribute {
        if let Some(&known) = self.known.get(&scope) {
            return known;
        }
        let Some(params) = scope.params_of(self.ctx, &ALIAS_SCOPE) else { return scope };
        let [_, Param::Attr(domain), description] = params else { return scope };
        let domain = self.domain(*domain);
        let new = new_scope(self.ctx, domain, description.clone());
        self.known.insert(scope, new);
        new
    }

    fn domain(&mut self, domain: Attribute) -> Attribute {
        if let Some(&known) = self.known.get(&domain) {
            return known;
        }
        let params = domain.params_of(self.ctx, &ALIAS_SCOPE_DOMAIN).unwrap_or_default();
        let new = new_domain(self.ctx, params.get(1).cloned().unwrap_or(Param::None));
        self.known.insert(domain, new);
        new
    }
}

/// Declares a scope for each `llvm.noalias` argument, before the call.
fn declare(body: &mut Body, site: &CallSite<'_>, copies: &[(Op, bool)]) -> HashMap<Op, Attribute> {
    let ctx = site.around.ctx();
    let callee = own_attr(body, site.call, "callee").and_then(|own| own.1?.as_flat_symbol(ctx));
    let name = callee.map_or(Param::None, |name| Param::Attr(Attribute::str(ctx, name)));
    let domain = new_domain(ctx, name);
    let location = body.op(site.call).location;
    let mut build = Builder::new(ctx, body, InsertPoint::Before(site.call), location);
    let noalias = copies.iter().filter(|copy| copy.1);
    let scopes = noalias.map(|&(op, _)| {
        let scope = new_scope(ctx, domain, Param::None);
        let slot = IntrExperimentalNoaliasScopeDecl::SCOPE;
        let def = IntrExperimentalNoaliasScopeDecl::def();
        build.insert(NewOp::new(def).prop(slot, scope));
        (op, scope)
    });
    scopes.collect()
}

/// What an op accesses: arguments, by their copies, and other objects.
struct Access {
    copies: Vec<Op>,
    /// Whether there is another object that is known not to be an argument.
    others: bool,
}

/// What the pointers of an op are based on, where all of that is known.
fn access(ctx: &Context, body: &Body, op: Op) -> Option<Access> {
    let mut access = Access { copies: Vec::new(), others: false };
    for pointer in accessed(ctx, body, op)? {
        for object in based_on(ctx, body, pointer)? {
            let made_by = body.defining_op(object)?;
            if is(body, made_by, IntrSsaCopy::def()) {
                access.copies.push(made_by);
            } else if is(body, made_by, Alloca::def()) {
                access.others = true;
            } else if !body.op(made_by).name.def()?.has(Trait::ConstantLike) {
                return None;
            }
        }
    }
    Some(access)
}

/// Says of an op which arguments it accesses, and which it does not.
fn mark(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    copies: &[(Op, bool)],
    scopes: &HashMap<Op, Attribute>,
) {
    let Some(access) = access(ctx, body, op) else { return };
    let noalias = || copies.iter().filter(|copy| copy.1).map(|copy| copy.0);
    let pick = |based: bool| {
        let own = noalias().filter(|copy| access.copies.contains(copy) == based);
        own.filter_map(|copy| scopes.get(&copy).copied()).collect::<Vec<_>>()
    };
    append(ctx, body, op, NOALIAS_SCOPES, &pick(false));
    let plain = access.copies.iter().any(|&copy| !noalias().any(|own| own == copy));
    if !access.others && !plain && !is(body, op, Call::def()) {
        append(ctx, body, op, ALIAS_SCOPES, &pick(true));
    }
}
