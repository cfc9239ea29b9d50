//! What `affine`'s tables do not say about its ops, and which values may
//! stand for dimensions and symbols.

pub(super) mod parallel;

use couloir_ir::affine::AffineMap;
use couloir_ir::attr::AttrKind;
use couloir_ir::op::Trait;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::view::Scope;
use couloir_ir::{Failure, OpDef, OpRef, Value};

use super::{Apply, DelinearizeIndex, For, If, LinearizeIndex, Load, Prefetch, Store};
use crate::common::index_list::constants;
use crate::common::mixed::int_constant;
use crate::memref::{self, SizeOf};
use crate::{arith, tensor};

type Verified = Result<(), Failure>;

/// How many values are looked at to judge one.
const MAX_VALUES: usize = 256;

/// Whether a value is defined directly in the region of an affine scope. An argument that its
/// block no longer has, as while its type is being converted, is defined nowhere, and so is what
/// is in a region that no op has yet.
fn is_top_level(scope: Scope<'_>, value: Value) -> bool {
    let body = scope.body;
    if body.as_arg(value).is_some_and(|(block, at)| body.args(block).get(at) != Some(&value)) {
        return false;
    }
    let region = body.block_of_value(value).and_then(|block| body.region_of(block));
    let Some(region) = region else { return false };
    match body.region_parent(region) {
        Some(op) => scope.op(op).has(Trait::AffineScope),
        None if !body.roots().contains(&region) => false,
        None => scope.outer.is_none_or(|op| op.has(Trait::AffineScope)),
    }
}

/// What is known of a value by itself.
enum Verdict {
    Valid,
    Invalid,
    /// It is valid if the operands of the op that defines it are.
    IfOperands,
    /// It is valid if another is.
    If(Value),
}

/// Whether a value is valid, and all that it is said to depend on.
fn all_valid(scope: Scope<'_>, value: Value, judge: fn(Scope<'_>, Value) -> Verdict) -> bool {
    let (mut pending, mut seen) = (vec![value], vec![value]);
    while let Some(value) = pending.pop() {
        let first = pending.len();
        match judge(scope, value) {
            Verdict::Valid => {}
            Verdict::Invalid => return false,
            Verdict::If(other) => pending.push(other),
            Verdict::IfOperands => {
                let Some(op) = scope.defining_op(value) else { return false };
                pending.extend(op.operands());
            }
        }
        for value in pending.split_off(first) {
            if !seen.contains(&value) {
                seen.push(value);
                pending.push(value);
            }
        }
        if seen.len() > MAX_VALUES {
            return false;
        }
    }
    true
}

/// Whether a value may stand for a symbol: it does not change within the
/// affine scope, as far as can be told.
pub fn is_valid_symbol(scope: Scope<'_>, value: Value) -> bool {
    all_valid(scope, value, symbol)
}

/// Constants, what is defined at the top level, and what is computed from such without effects.
fn symbol(scope: Scope<'_>, value: Value) -> Verdict {
    if !scope.body.ty(value).is_index() {
        return Verdict::Invalid;
    }
    if is_top_level(scope, value) {
        return Verdict::Valid;
    }
    let Some(op) = scope.defining_op(value) else { return Verdict::Invalid };
    if op.has(Trait::ConstantLike) {
        return Verdict::Valid;
    }
    if (op.has(Trait::AlwaysSpeculatable) || divides(op)) && op.has(Trait::NoMemoryEffect) {
        return Verdict::IfOperands;
    }
    if [memref::Dim::def(), tensor::Dim::def()].into_iter().any(|def| op.is(def)) {
        return size(scope, op).unwrap_or(Verdict::Invalid);
    }
    Verdict::Invalid
}

/// Whether an op divides by a constant by which anything can be divided.
fn divides(op: OpRef<'_>) -> bool {
    let is_one = |list: [&'static OpDef; 2]| list.into_iter().any(|def| op.is(def));
    let by = || op.operand(1).and_then(|by| int_constant(op.scope, by));
    if is_one([arith::Divui::def(), arith::Ceildivui::def()]) {
        return by().is_some_and(|by| by != 0);
    }
    is_one([arith::Divsi::def(), arith::Ceildivsi::def()])
        && by().is_some_and(|by| by != 0 && by != -1)
}

/// A size: of what is defined at the top level, or as it was given to the op that made the memref.
fn size(scope: Scope<'_>, dim: OpRef<'_>) -> Option<Verdict> {
    let of = dim.operand(0)?;
    if is_top_level(scope, of) {
        return Some(Verdict::Valid);
    }
    let index = int_constant(scope, dim.operand(1)?)?;
    match memref::size_of_made(scope, of, usize::try_from(index).ok()?)? {
        SizeOf::Static => Some(Verdict::Valid),
        SizeOf::Given(size) => Some(Verdict::If(size)),
    }
}

/// Whether a value may stand for a dimension: a symbol, a loop variable, or
/// what is computed from such.
pub fn is_valid_dim(scope: Scope<'_>, value: Value) -> bool {
    all_valid(scope, value, dim)
}

fn dim(scope: Scope<'_>, value: Value) -> Verdict {
    if !scope.body.ty(value).is_index() {
        return Verdict::Invalid;
    }
    if is_valid_symbol(scope, value) {
        return Verdict::Valid;
    }
    let Some(op) = scope.defining_op(value) else {
        return if counts(scope, value) { Verdict::Valid } else { Verdict::Invalid };
    };
    let computes = [Apply::def(), DelinearizeIndex::def(), LinearizeIndex::def()];
    if computes.into_iter().any(|def| op.is(def)) {
        return Verdict::IfOperands;
    }
    Verdict::Invalid
}

/// Whether a block argument is the variable of a loop, not what the loop carries.
fn counts(scope: Scope<'_>, value: Value) -> bool {
    let Some((block, at)) = scope.body.as_arg(value) else { return false };
    scope.block(block).parent().is_some_and(|parent| match parent.name() {
        "affine.for" => at == 0,
        name => name == "affine.parallel",
    })
}

/// Checks the operands of a map or set with so many dimensions.
fn identifiers(op: OpRef<'_>, operands: &[Value], dims: usize) -> Verified {
    for (at, &operand) in operands.iter().enumerate() {
        if at < dims && !is_valid_dim(op.scope, operand) {
            return op.op_error("operand cannot be used as a dimension id").fail();
        }
        if at >= dims && !is_valid_symbol(op.scope, operand) {
            return op.op_error("operand cannot be used as a symbol").fail();
        }
    }
    Ok(())
}

fn map_in(op: OpRef<'_>, slot: usize) -> Option<&AffineMap> {
    op.prop(slot).and_then(|map| map.as_affine_map(op.ctx()))
}

/// As many operands as the map has inputs.
fn check_inputs(op: OpRef<'_>, map: &AffineMap) -> Verified {
    if op.operands().len() == map.inputs() as usize {
        return Ok(());
    }
    op.op_error("operand count and affine map dimension and symbol count must match").fail()
}

pub(super) fn apply(op: OpRef<'_>) -> Verified {
    let Some(map) = map_in(op, Apply::MAP) else { return Ok(()) };
    check_inputs(op, map)?;
    if map.num_results() != 1 {
        return op.op_error("mapping must produce one value").fail();
    }
    let is_dim = |value: Value| !is_valid_symbol(op.scope, value) && is_valid_dim(op.scope, value);
    if op.operands().skip(map.dims() as usize).any(is_dim) {
        return op.error("dimensional operand cannot be used as a symbol").fail();
    }
    Ok(())
}

pub(super) fn min_max(op: OpRef<'_>) -> Verified {
    let Some(map) = map_in(op, Apply::MAP) else { return Ok(()) };
    check_inputs(op, map)?;
    match map.num_results() {
        0 => op.op_error("affine map expect at least one result").fail(),
        _ => Ok(()),
    }
}

pub(super) fn delinearize_index(op: OpRef<'_>) -> Verified {
    let basis = constants(op, DelinearizeIndex::STATIC_BASIS);
    let results = op.results().len();
    if results != basis.len() && results != basis.len() + 1 {
        let message = "should return an index for each basis element and up to one extra index";
        return op.op_error(message).fail();
    }
    let dynamic = basis.iter().filter(|&&size| size == DYNAMIC).count();
    if op.operand_group(DelinearizeIndex::DYNAMIC_BASIS).len() != dynamic {
        return basis_mismatch(op);
    }
    if basis.iter().any(|&size| size != DYNAMIC && size <= 0) {
        return op.op_error("no basis element may be statically non-positive").fail();
    }
    Ok(())
}

fn basis_mismatch(op: OpRef<'_>) -> Verified {
    let message = "mismatch between dynamic and static basis (kDynamic marker but no \
        corresponding dynamic basis entry) -- this can only happen due to an incorrect \
        fold/rewrite";
    op.op_error(message).fail()
}

pub(super) fn linearize_index(op: OpRef<'_>) -> Verified {
    let basis = constants(op, LinearizeIndex::STATIC_BASIS);
    let indices = op.operand_group(LinearizeIndex::MULTI_INDEX).len();
    if indices != basis.len() && indices != basis.len() + 1 {
        let message = "should be passed a basis element for each index except possibly the first";
        return op.op_error(message).fail();
    }
    let dynamic = basis.iter().filter(|&&size| size == DYNAMIC).count();
    if op.operand_group(LinearizeIndex::DYNAMIC_BASIS).len() != dynamic {
        return basis_mismatch(op);
    }
    Ok(())
}

/// Checks the indices of an access to a memref.
fn access(op: OpRef<'_>, memref: Value, indices: &[Value], slot: usize) -> Verified {
    let Some(map) = map_in(op, slot) else { return Ok(()) };
    let rank = op.ty(memref).shape(op.ctx()).map_or(0, <[i64]>::len);
    if map.num_results() != rank {
        return op.op_error("affine map num results must equal memref rank").fail();
    }
    if map.inputs() as usize != indices.len() {
        return op.op_error("expects as many subscripts as affine map inputs").fail();
    }
    identifiers(op, indices, map.dims() as usize)
}

pub(super) fn load(op: OpRef<'_>) -> Verified {
    let load = Load(op);
    if op.ty(load.memref()).shaped_element(op.ctx()) != op.result_type(0) {
        return op.op_error("result type must match element type of memref").fail();
    }
    access(op, load.memref(), &load.indices(), Load::MAP)
}

pub(super) fn store(op: OpRef<'_>) -> Verified {
    let store = Store(op);
    if op.ty(store.memref()).shaped_element(op.ctx()) != op.operand_type(0) {
        let message = "value to store must have the same type as memref element type";
        return op.op_error(message).fail();
    }
    access(op, store.memref(), &store.indices(), Store::MAP)
}

pub(super) fn prefetch(op: OpRef<'_>) -> Verified {
    let prefetch = Prefetch(op);
    let results = map_in(op, Prefetch::MAP).map(AffineMap::num_results);
    let rank = op.ty(prefetch.memref()).shape(op.ctx()).map(<[i64]>::len);
    if results != rank {
        let message = "affine.prefetch affine map num results must equal memref rank";
        return op.op_error(message).fail();
    }
    let indices = prefetch.indices();
    if map_in(op, Prefetch::MAP).is_some_and(|map| map.inputs() as usize != indices.len()) {
        return op.op_error("too few operands").fail();
    }
    // Each may be either, whatever it stands for in the map.
    let is_known =
        |&index: &Value| is_valid_dim(op.scope, index) || is_valid_symbol(op.scope, index);
    if !indices.iter().all(is_known) {
        return op.op_error("index must be a valid dimension or symbol identifier").fail();
    }
    Ok(())
}

/// Elements of the memref and of the vector are of one type.
fn same_elements(op: OpRef<'_>, memref: Value, vector: Option<couloir_ir::Type>) -> Verified {
    let ctx = op.ctx();
    let element = vector.and_then(|vector| vector.shaped_element(ctx));
    if op.ty(memref).shaped_element(ctx) == element {
        return Ok(());
    }
    op.op_error("requires memref and vector types of the same elemental type").fail()
}

pub(super) fn vector_load(op: OpRef<'_>) -> Verified {
    // The tables of both kinds of loads, and of both kinds of stores, agree.
    let load = Load(op);
    access(op, load.memref(), &load.indices(), Load::MAP)?;
    same_elements(op, load.memref(), op.result_type(0))
}

pub(super) fn vector_store(op: OpRef<'_>) -> Verified {
    let store = Store(op);
    access(op, store.memref(), &store.indices(), Store::MAP)?;
    same_elements(op, store.memref(), op.operand_type(0))
}

pub(super) fn if_op(op: OpRef<'_>) -> Verified {
    let condition = If(op).condition().map(|set| set.kind(op.ctx()));
    let Some(AttrKind::IntegerSet(set)) = condition else {
        return op.op_error("requires an integer set attribute named 'condition'").fail();
    };
    let operands: Vec<Value> = op.operands().collect();
    if operands.len() != (set.dims() + set.symbols()) as usize {
        let message = "operand count and condition integer set dimension and symbol count must \
            match";
        return op.op_error(message).fail();
    }
    identifiers(op, &operands, set.dims() as usize)
}

/// The induction variable, and the operands of both bounds.
pub(super) fn for_op(op: OpRef<'_>) -> Verified {
    let view = For(op);
    let region = view.region();
    let args = region.as_ref().and_then(|region| region.entry()).map(couloir_ir::BlockRef::args);
    let iv = args.and_then(|args| args.first());
    if !iv.is_some_and(|&iv| op.ty(iv).is_index()) {
        let message = "expected body to have a single index argument for the induction variable";
        return op.op_error(message).fail();
    }
    for (slot, what) in [(For::LOWER_BOUND_MAP, "lower"), (For::UPPER_BOUND_MAP, "upper")] {
        if map_in(op, slot).is_some_and(|map| map.num_results() == 0) {
            let message = format!("expected {what} bound map to have at least one result");
            return op.op_error(message).fail();
        }
    }
    if let Some(map) = map_in(op, For::LOWER_BOUND_MAP) {
        identifiers(op, &view.lower_bound_operands(), map.dims() as usize)?;
    }
    if let Some(map) = map_in(op, For::UPPER_BOUND_MAP) {
        identifiers(op, &view.upper_bound_operands(), map.dims() as usize)?;
    }
    Ok(())
}

pub(super) fn yield_op(op: OpRef<'_>) -> Verified {
    let Some(parent) = op.parent() else { return Ok(()) };
    if !matches!(parent.name(), "affine.if" | "affine.for" | "affine.parallel") {
        return op.op_error("only terminates affine.if/for/parallel regions").fail();
    }
    if parent.results().len() != op.operands().len() {
        let message = "parent of yield must have same number of results as the yield operands";
        return op.op_error(message).fail();
    }
    if !parent.result_types().eq(op.operand_types()) {
        return op.op_error("types mismatch between yield op and its parent").fail();
    }
    Ok(())
}
