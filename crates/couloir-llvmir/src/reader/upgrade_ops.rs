//! Intrinsics of older versions that instructions, or calls of other intrinsics, took the place
//! of, when all of a module is read.
//!
//! What becomes of a call is written down as LLVM IR with holes for types; it is read into the
//! module's context and put where the call is. Its last instruction takes the place of the call.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::read_kept;
use super::upgrade_calls::Counts;
use crate::body::{Body, Inst, Value};
use crate::constants::ConstantData;
use crate::context::{Context, Symbol};
use crate::kept::Sketch;
use crate::module::{Function, Module};
use crate::opcode::{Flags, Opcode};
use crate::types::{Type, TypeData};

/// A mask made wider, in each of so many elements.
macro_rules! mask_broadcast {
    ($mask:literal, $element:literal, $count:literal) => {
        concat!(
            "%w = zext ",
            $mask,
            " %0 to ",
            $element,
            "\n",
            "%v = insertelement $r poison, ",
            $element,
            " %w, i64 0\n",
            "%r = shufflevector $r %v, $r poison, <",
            $count,
            " x i32> zeroinitializer",
        )
    };
}

/// Sums of pairs of floats, of vectors whose type is named so.
macro_rules! added_pairs {
    ($ty:literal) => {
        concat!("%r = call $r @llvm.aarch64.neon.faddp.", $ty, "($0 %0, $1 %1)")
    };
}

/// Names after `llvm.`, which may go on where they end in a dot, and what becomes of their calls:
/// lines that give `%r`, unless the call gives nothing. `%0` and `%1` are the arguments, `$0` and
/// `$1` their types, `$r` is that of the result, `$p` that of the factors of a dot product, `$n` what follows the name, `$+2` the argument
/// at 2 as a number, `$-2` with the other sign.
const RECIPES: &[(&str, &str)] = &[
    ("nvvm.barrier0", "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"),
    ("nvvm.barrier.n", "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %0)"),
    ("nvvm.bar.sync", "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %0)"),
    ("nvvm.barrier", "call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %0, i32 %1)"),
    ("nvvm.barrier.sync", "call void @llvm.nvvm.barrier.cta.sync.all(i32 %0)"),
    ("nvvm.barrier.sync.cnt", "call void @llvm.nvvm.barrier.cta.sync.count(i32 %0, i32 %1)"),
    (
        "nvvm.barrier0.popc",
        "%c = icmp ne i32 %0, 0
         %r = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %c)",
    ),
    (
        "nvvm.barrier0.and",
        "%c = icmp ne i32 %0, 0
         %b = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %c)
         %r = zext i1 %b to i32",
    ),
    (
        "nvvm.barrier0.or",
        "%c = icmp ne i32 %0, 0
         %b = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %c)
         %r = zext i1 %b to i32",
    ),
    ("x86.avx512.broadcastmb.128", mask_broadcast!("i8", "i64", "2")),
    ("x86.avx512.broadcastmb.256", mask_broadcast!("i8", "i64", "4")),
    ("x86.avx512.broadcastmb.512", mask_broadcast!("i8", "i64", "8")),
    ("x86.avx512.broadcastmw.128", mask_broadcast!("i16", "i32", "4")),
    ("x86.avx512.broadcastmw.256", mask_broadcast!("i16", "i32", "8")),
    ("x86.avx512.broadcastmw.512", mask_broadcast!("i16", "i32", "16")),
    ("nvvm.ex2.approx.f", "%r = call $r @llvm.nvvm.ex2.approx.f32($0 %0)"),
    ("nvvm.ex2.approx.ftz.f", "%r = call $r @llvm.nvvm.ex2.approx.ftz.f32($0 %0)"),
    ("nvvm.ex2.approx.d", "%r = call $r @llvm.nvvm.ex2.approx.f64($0 %0)"),
    ("nvvm.ex2.approx.f16x2", "%r = call $r @llvm.nvvm.ex2.approx.v2f16($0 %0)"),
    ("nvvm.fabs.f", "%r = call $r @llvm.nvvm.fabs.f32($0 %0)"),
    ("nvvm.fabs.ftz.f", "%r = call $r @llvm.nvvm.fabs.ftz.f32($0 %0)"),
    ("nvvm.fabs.d", "%r = call $r @llvm.nvvm.fabs.f64($0 %0)"),
    ("nvvm.h2f", "%r = call $r @llvm.convert.from.fp16.f32(i16 %0)"),
    ("nvvm.abs.i", ABSOLUTE),
    ("nvvm.abs.ll", ABSOLUTE),
    ("nvvm.max.s", "%r = call $r @llvm.smax.i16($0 %0, $1 %1)"),
    ("nvvm.max.i", "%r = call $r @llvm.smax.i32($0 %0, $1 %1)"),
    ("nvvm.max.ll", "%r = call $r @llvm.smax.i64($0 %0, $1 %1)"),
    ("nvvm.max.us", "%r = call $r @llvm.umax.i16($0 %0, $1 %1)"),
    ("nvvm.max.ui", "%r = call $r @llvm.umax.i32($0 %0, $1 %1)"),
    ("nvvm.max.ull", "%r = call $r @llvm.umax.i64($0 %0, $1 %1)"),
    ("nvvm.min.s", "%r = call $r @llvm.smin.i16($0 %0, $1 %1)"),
    ("nvvm.min.i", "%r = call $r @llvm.smin.i32($0 %0, $1 %1)"),
    ("nvvm.min.ll", "%r = call $r @llvm.smin.i64($0 %0, $1 %1)"),
    ("nvvm.min.us", "%r = call $r @llvm.umin.i16($0 %0, $1 %1)"),
    ("nvvm.min.ui", "%r = call $r @llvm.umin.i32($0 %0, $1 %1)"),
    ("nvvm.min.ull", "%r = call $r @llvm.umin.i64($0 %0, $1 %1)"),
    ("nvvm.clz.i", "%r = call i32 @llvm.ctlz.i32(i32 %0, i1 false)"),
    ("nvvm.clz.ll", "%c = call i64 @llvm.ctlz.i64(i64 %0, i1 false)\n%r = trunc i64 %c to i32"),
    ("nvvm.popc.i", "%r = call i32 @llvm.ctpop.i32(i32 %0)"),
    ("nvvm.popc.ll", "%c = call i64 @llvm.ctpop.i64(i64 %0)\n%r = trunc i64 %c to i32"),
    ("nvvm.brev32", "%r = call i32 @llvm.bitreverse.i32(i32 %0)"),
    ("nvvm.brev64", "%r = call i64 @llvm.bitreverse.i64(i64 %0)"),
    ("nvvm.bitcast.f2i", BITCAST),
    ("nvvm.bitcast.i2f", BITCAST),
    ("nvvm.bitcast.d2ll", BITCAST),
    ("nvvm.bitcast.ll2d", BITCAST),
    ("nvvm.rotate.b32", "%r = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)"),
    (
        "nvvm.rotate.b64",
        "%w = zext i32 %1 to i64\n%r = call i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %w)",
    ),
    (
        "nvvm.rotate.right.b64",
        "%w = zext i32 %1 to i64\n%r = call i64 @llvm.fshr.i64(i64 %0, i64 %0, i64 %w)",
    ),
    ("nvvm.swap.lo.hi.b64", "%r = call i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 32)"),
    ("nvvm.atomic.load.add.f32.", "%r = atomicrmw fadd $0 %0, $1 %1 seq_cst"),
    ("nvvm.atomic.load.add.f64.", "%r = atomicrmw fadd $0 %0, $1 %1 seq_cst"),
    ("nvvm.atomic.load.inc.32.", "%r = atomicrmw uinc_wrap $0 %0, $1 %1 seq_cst"),
    ("nvvm.atomic.load.dec.32.", "%r = atomicrmw udec_wrap $0 %0, $1 %1 seq_cst"),
    ("nvvm.ldg.global.i.", INVARIANT),
    ("nvvm.ldg.global.f.", INVARIANT),
    ("nvvm.ldg.global.p.", INVARIANT),
    ("nvvm.ptr.gen.to.global.", SPACE),
    ("nvvm.ptr.gen.to.shared.", SPACE),
    ("nvvm.ptr.gen.to.constant.", SPACE),
    ("nvvm.ptr.gen.to.local.", SPACE),
    ("nvvm.ptr.global.to.gen.", SPACE),
    ("nvvm.ptr.shared.to.gen.", SPACE),
    ("nvvm.ptr.constant.to.gen.", SPACE),
    ("nvvm.ptr.local.to.gen.", SPACE),
    ("amdgcn.ldexp.", "%r = call $r @llvm.ldexp.$n.i32($0 %0, i32 %1)"),
    ("aarch64.neon.addp.v4f16", added_pairs!("v4f16")),
    ("aarch64.neon.addp.v8f16", added_pairs!("v8f16")),
    ("aarch64.neon.addp.v2f32", added_pairs!("v2f32")),
    ("aarch64.neon.addp.v4f32", added_pairs!("v4f32")),
    ("aarch64.neon.addp.v2f64", added_pairs!("v2f64")),
    ("arm.mve.vrintn.v8f16", "%r = call $r @llvm.roundeven.v8f16($0 %0)"),
    ("arm.mve.vrintn.v4f32", "%r = call $r @llvm.roundeven.v4f32($0 %0)"),
    ("aarch64.rbit.", "%r = call $r @llvm.bitreverse.$n($0 %0)"),
    ("arm.rbit.", "%r = call $r @llvm.bitreverse.$n($0 %0)"),
    ("arm.neon.vclz.", "%r = call $r @llvm.ctlz.$n($0 %0, i1 false)"),
    ("flt.rounds", "%r = call i32 @llvm.get.rounding()"),
    (SPLICE, "%r = call $r @llvm.vector.splice.left.$n($0 %0, $1 %1, i32 $+2)"),
];

/// Dot products of x86: their factors were vectors of the type of the sum.
const DOTS: &[(&str, u32)] = &[("vpdpb", 8), ("vpdpw", 16)];
const DOT: &str = "%a = bitcast $1 %1 to $p
    %b = bitcast $2 %2 to $p
    %r = call $r @llvm.$n($0 %0, $p %a, $p %b)";
const SPLICE: &str = "vector.splice.";
const SPLICE_RIGHT: &str = "%r = call $r @llvm.vector.splice.right.$n($0 %0, $1 %1, i32 $-2)";
const ABSOLUTE: &str = "%n = sub $r 0, %0
    %c = icmp sge $r %0, 0
    %r = select i1 %c, $r %0, $r %n";
const BITCAST: &str = "%r = bitcast $0 %0 to $r";
const SPACE: &str = "%r = addrspacecast $0 %0 to $r";
const INVARIANT: &str = "%r = load $r, $0 %0, align $+1, !invariant.load !{}";

/// An old intrinsic.
struct Old {
    ty: Type,
    recipe: &'static str,
    name: &'static str,
    /// What follows the name.
    rest: String,
}

/// Puts what became of calls of old intrinsics in their places; whether there are such intrinsics.
pub(super) fn upgrade(module: &mut Module) -> bool {
    let ctx = module.context().clone();
    let olds: FxHashMap<Symbol, Old> = module
        .functions()
        .iter()
        .filter(|function| function.body.is_none())
        .filter_map(|function| Some((function.common.symbol, old(&ctx, function)?)))
        .collect();
    if olds.is_empty() {
        return false;
    }
    let mut upgrade =
        Upgrade { ctx: &ctx, olds: &olds, made: FxHashMap::default(), kept: FxHashSet::default() };
    for at in 0..module.functions().len() {
        if let Some(body) = module.function_mut(at).and_then(|function| function.body.as_mut()) {
            upgrade.body(body);
        }
    }
    let Upgrade { made, kept, .. } = upgrade;
    module.retain_functions(|function| {
        let symbol = &function.common.symbol;
        !olds.contains_key(symbol) || kept.contains(symbol)
    });
    let mut made = made.into_values().flatten().collect::<Vec<_>>();
    made.sort_by_key(|(order, _)| *order);
    for function in made.iter().flat_map(|(_, made)| made.functions()) {
        if function.body.is_none() {
            module.declare(function.common.symbol, function.ty, function.attributes);
        }
    }
    true
}

fn old(ctx: &Context, function: &Function) -> Option<Old> {
    let name = std::str::from_utf8(ctx.str_bytes(function.common.symbol.name()?)).ok()?;
    let (name, recipe, rest) = recipe(name).or_else(|| dot(ctx, name, function.ty))?;
    Some(Old { ty: function.ty, recipe, name, rest: rest.to_owned() })
}

/// The row of a dot product that is of another type now.
fn dot<'n>(
    ctx: &Context,
    name: &'n str,
    ty: Type,
) -> Option<(&'static str, &'static str, &'n str)> {
    let rest = name.strip_prefix("llvm.").filter(|rest| rest.starts_with("x86."))?;
    let (key, _) = DOTS.iter().find(|(key, _)| rest.contains(key))?;
    let new = crate::intrinsic_signature(name)?.overloads(ctx, ty).is_err();
    new.then_some((*key, DOT, rest))
}

/// The type of the factors of a dot product.
fn factors(ctx: &Context, key: &str, sum: Type) -> Option<Type> {
    let &(_, bits) = DOTS.iter().find(|row| row.0 == key)?;
    let TypeData::Vector { len, .. } = *ctx.ty(sum) else { return None };
    Some(ctx.vector_type(ctx.int_type(bits), len.checked_mul(32 / bits)?))
}

/// Whether calls of an intrinsic of this name become something else.
pub(super) fn is_old(name: &str) -> bool {
    recipe(name).is_some()
}

/// The row of an intrinsic, and what follows the name there.
fn recipe(name: &str) -> Option<(&'static str, &'static str, &str)> {
    let name = name.strip_prefix("llvm.")?;
    RECIPES.iter().find_map(|&(key, recipe)| {
        let rest = name.strip_prefix(key)?;
        let fits = key.ends_with('.') || rest.is_empty();
        let is_new = key == SPLICE && (rest.starts_with("left") || rest.starts_with("right"));
        (fits && !is_new).then_some((key, recipe, rest))
    })
}

struct Upgrade<'u> {
    ctx: &'u Arc<Context>,
    olds: &'u FxHashMap<Symbol, Old>,
    /// What was read of each text, and in which order.
    made: FxHashMap<String, Option<(usize, Module)>>,
    /// Intrinsics of which a call could not be brought up to date.
    kept: FxHashSet<Symbol>,
}

impl Upgrade<'_> {
    fn body(&mut self, body: &mut Body) {
        for block in body.layout.clone() {
            let insts = body.insts(block).to_vec();
            let old = |inst: &Inst| self.called(body, *inst).is_some();
            if !insts.iter().any(old) {
                continue;
            }
            body.set_insts(block, &[]);
            for inst in insts {
                if let Some(symbol) = self.called(body, inst)
                    && self.replaced(body, block, inst, symbol).is_none()
                {
                    self.kept.insert(symbol);
                }
                body.append_to(block, inst);
            }
        }
    }

    /// The old intrinsic that an instruction calls.
    fn called(&self, body: &Body, inst: Inst) -> Option<Symbol> {
        let data = &body.insts[inst];
        if !matches!(data.opcode, Opcode::Call | Opcode::Invoke) {
            return None;
        }
        let callee = body.words(data).first()?.value().as_constant()?;
        let ConstantData::Global { symbol, .. } = self.ctx.constant(callee) else { return None };
        self.olds.contains_key(symbol).then_some(*symbol)
    }

    /// Appends to a block all but the last of what a call becomes, and makes the call that.
    fn replaced(
        &mut self,
        body: &mut Body,
        block: crate::body::Block,
        call: Inst,
        symbol: Symbol,
    ) -> Option<()> {
        let old = self.olds.get(&symbol)?;
        let site = body.call_site(call)?;
        if body.insts[call].opcode != Opcode::Call || site.function_type != old.ty {
            return None;
        }
        let args = body.operands(call).get(1..)?.to_vec();
        let text = self.text(old, &args)?;
        let order = self.made.len();
        let ctx = self.ctx;
        let read = || Some((order, read_kept(text.as_bytes(), ctx).ok()?));
        let (_, made) = self.made.entry(text.clone()).or_insert_with(read).as_ref()?;
        let recipe = made.functions().iter().find_map(|function| function.body.as_ref())?;
        let &entry = recipe.blocks().first()?;
        let (_, insts) = recipe.insts(entry).split_last()?;
        let (&last, before) = insts.split_last()?;
        let mut known: FxHashMap<Value, Value> = recipe.args().zip(args).collect();
        let location = body.debug_location(call);
        let mut first = None;
        for &inst in before {
            let sketched = Sketch::of(ctx, recipe, inst);
            let locals = values(&sketched.locals, &known)?;
            let new = sketched.sketch.append(body, block, &locals, &[]);
            first = first.or(Some(new));
            if let Some(location) = location {
                body.debug_locs[new] = location.into();
            }
            known.extend(recipe.inst(inst).result().zip(body.inst(new).result()));
        }
        let sketched = Sketch::of(ctx, recipe, last);
        let locals = values(&sketched.locals, &known)?;
        sketched.sketch.replace(body, call, &locals, &[]);
        // Debug records before the call come before all of it.
        if let (Some(first), Some(records)) = (first, body.records.remove(&call)) {
            body.records.insert(first, records);
            body.insts[first].flags |= Flags::RECORDS;
        }
        Some(())
    }

    /// What a call becomes, as the text of a function.
    fn text(&self, old: &Old, args: &[Value]) -> Option<String> {
        let (ret, params, _) = self.ctx.function_parts(old.ty)?;
        let number = |at: usize| match self.ctx.constant(args.get(at)?.as_constant()?) {
            ConstantData::Int { bits, .. } => Some(i64::from(*bits as i32)),
            _ => None,
        };
        let right = old.name == SPLICE && number(2)? < 0;
        let recipe = if right { SPLICE_RIGHT } else { old.recipe };
        let ret_text = type_text(self.ctx, ret);
        let mut lines = recipe.replace("$r", &ret_text).replace("$n", &old.rest);
        if let Some(factors) = factors(self.ctx, old.name, ret) {
            lines = lines.replace("$p", &type_text(self.ctx, factors));
        }
        let mut list = Vec::new();
        for (at, &param) in params.iter().enumerate() {
            let ty = type_text(self.ctx, param);
            lines = lines.replace(&format!("${at}"), &ty);
            for (hole, sign) in [('+', 1), ('-', -1)] {
                let hole = format!("${hole}{at}");
                if lines.contains(&hole) {
                    lines = lines.replace(&hole, &number(at)?.checked_mul(sign)?.to_string());
                }
            }
            list.push(format!("{ty} %{at}"));
        }
        let end = if ret == Type::VOID { "ret void".into() } else { format!("ret {ret_text} %r") };
        Some(format!("define {ret_text} @recipe({}) {{\n{lines}\n{end}\n}}\n", list.join(", ")))
    }
}

fn type_text(ctx: &Context, ty: Type) -> String {
    let mut out = Vec::new();
    crate::writer::write_type(ctx, &mut out, ty);
    String::from_utf8_lossy(&out).into_owned()
}

/// What takes the places of values of a recipe.
fn values(of: &[Value], known: &FxHashMap<Value, Value>) -> Option<Vec<Value>> {
    of.iter().map(|value| known.get(value).copied()).collect()
}

/// How an intrinsic is declared, which may be under several spellings.
#[derive(Clone, Copy, Default)]
pub(super) struct Spellings {
    /// How many are of older versions.
    old: usize,
    /// How many of these come before the one that is right.
    right: Option<usize>,
}

impl Spellings {
    pub(super) fn add_old(&mut self) {
        self.old += 1;
    }

    pub(super) fn add_right(&mut self) {
        self.right = Some(self.old);
    }
}

/// Gives intrinsics the name that the types they are overloaded on make, and puts those last that
/// are not as in the text: `changed` have been brought up to date before.
pub(super) fn rename(
    module: &mut Module,
    intrinsics: &FxHashMap<Symbol, Spellings>,
    changed: &FxHashSet<(Symbol, usize)>,
) -> bool {
    let ctx = module.context().clone();
    let old = intrinsics.iter().filter(|(_, spellings)| spellings.old > 0).map(|(name, _)| *name);
    let old = old.chain(changed.iter().map(|(name, _)| *name));
    let mut renamed: FxHashMap<Symbol, Symbol> = old.map(|name| (name, name)).collect();
    let mut new = Vec::new();
    let (mut counts, mut stays) = (Counts::default(), FxHashSet::default());
    for function in module.functions().iter().filter(|function| function.body.is_none()) {
        let symbol = function.common.symbol;
        let number = counts.next(symbol);
        let right = right_name(&ctx, function).map(|name| ctx.symbol(&name));
        let is_right = intrinsics.get(&symbol).is_some_and(|all| all.right == Some(number));
        if is_right && right.is_none() && !changed.contains(&(symbol, number)) {
            stays.insert((symbol, number));
            continue;
        }
        if let Some(other) = right.or_else(|| renamed.get(&symbol).copied()) {
            let name = other.name().map_or(&b""[..], |name| ctx.str_bytes(name));
            let name = String::from_utf8_lossy(name);
            renamed.insert(symbol, other);
            let list = crate::intrinsic_attributes(&ctx, &name, function.ty);
            new.push((other, function.ty, list.unwrap_or(function.attributes)));
        }
    }
    if renamed.is_empty() {
        return false;
    }
    let mut counts = Counts::default();
    module.retain_functions(|function| {
        let symbol = function.common.symbol;
        function.body.is_some()
            || !renamed.contains_key(&symbol)
            || stays.contains(&(symbol, counts.next(symbol)))
    });
    for (symbol, ty, list) in new {
        module.declare(symbol, ty, list);
    }
    rename_everywhere(module, &renamed);
    true
}

/// Calls functions by their new names.
fn rename_everywhere(module: &mut Module, renamed: &FxHashMap<Symbol, Symbol>) {
    let ctx = module.context().clone();
    for at in 0..module.functions().len() {
        if let Some(body) = module.function_mut(at).and_then(|function| function.body.as_mut()) {
            rename_calls(&ctx, body, renamed);
        }
    }
}

/// The name of an intrinsic that has another.
fn right_name(ctx: &Context, function: &Function) -> Option<String> {
    let name = std::str::from_utf8(ctx.str_bytes(function.common.symbol.name()?)).ok()?;
    let signature = crate::intrinsic_signature(name)?;
    let types = signature.overloads(ctx, function.ty).ok()?;
    let right = signature.name(ctx, &types)?;
    (right != name).then_some(right)
}

fn rename_calls(ctx: &Context, body: &mut Body, renamed: &FxHashMap<Symbol, Symbol>) {
    let Body { layout, blocks, lists, insts, words, .. } = body;
    for &inst in layout.iter().flat_map(|&block| blocks[block].as_slice(lists)) {
        let data = &mut insts[inst];
        if !matches!(data.opcode, Opcode::Call | Opcode::Invoke) {
            continue;
        }
        let Some(word) = data.args.as_mut_slice(words).first_mut() else { continue };
        let Some(callee) = word.value().as_constant() else { continue };
        if let ConstantData::Global { symbol, .. } = ctx.constant(callee)
            && let Some(&symbol) = renamed.get(symbol)
        {
            *word = Value::from(ctx.global(symbol)).into();
        }
    }
}
