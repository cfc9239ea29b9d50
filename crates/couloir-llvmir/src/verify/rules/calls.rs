//! Calling conventions, guaranteed tail calls, operand bundles.

use super::attributes::Signature;
use super::intrinsics::Call;
use super::{Broken, Checked, Rules, Subject, VerifyError};
use crate::attributes::{AttrKind, AttrList, AttrListData, AttrSet};
use crate::body::{Block, Body, CallSite, Inst, OperandBundle, Value};
use crate::constants::ConstantData;
use crate::module::{CallConv, Function, Linkage, UnnamedAddr};
use crate::opcode::Opcode;
use crate::types::{Type, TypeData};

/// What a convention asks of the functions that have it.
const RETURNS_VOID: u8 = 1;
const NO_SRET: u8 = 2;
const NO_BYVAL: u8 = 4;
const NO_VARARGS: u8 = 8;
const FIRST_BYVAL: u8 = 16;
/// It has no calls.
const NO_CALLS: u8 = 32;
/// Its first argument is one bit.
const FIRST_BIT: u8 = 64;

const SHADER: u8 = NO_SRET | NO_BYVAL | NO_VARARGS | NO_CALLS;

/// What AMD's shaders and kernels do not take, as the message names it.
const NOT_TAKEN: [(AttrKind, &str); 4] = [
    (AttrKind::ByVal, "Calling convention disallows byval"),
    (AttrKind::Preallocated, "Calling convention disallows preallocated"),
    (AttrKind::InAlloca, "Calling convention disallows inalloca"),
    (AttrKind::ByRef, "Calling convention disallows stack byref"),
];

/// Conventions with rules, by number.
const CONVENTIONS: &[(u16, u8)] = &[
    (8, NO_VARARGS),
    (9, NO_VARARGS),
    (71, NO_VARARGS),
    (72, NO_VARARGS),
    (76, RETURNS_VOID | NO_SRET | NO_VARARGS | NO_CALLS),
    (77, NO_VARARGS),
    (83, FIRST_BYVAL),
    (87, SHADER),
    (88, SHADER),
    (89, SHADER),
    (90, SHADER),
    (91, RETURNS_VOID | SHADER),
    (93, SHADER),
    (95, NO_CALLS),
    (96, NO_CALLS),
    (104, RETURNS_VOID | SHADER),
    (105, RETURNS_VOID | SHADER),
    (124, FIRST_BIT | NO_VARARGS | NO_CALLS),
];

fn rules_of(conv: CallConv) -> u8 {
    CONVENTIONS.iter().find(|row| row.0 == conv.0).map_or(0, |row| row.1)
}

/// Attributes that change how an argument is passed.
const OF_ABI: &[AttrKind] = &[
    AttrKind::StructRet,
    AttrKind::ByVal,
    AttrKind::InAlloca,
    AttrKind::InReg,
    AttrKind::AlignStack,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::Preallocated,
    AttrKind::ByRef,
];

/// What the names of the intrinsics begin with that may be invoked, after `llvm.`.
const UNWINDING: &[&str] = &[
    "donothing",
    "seh.",
    "coro.resume",
    "coro.destroy",
    "coro.await.suspend.",
    "objc.clang.arc.",
    "experimental.patchpoint.",
    "experimental.gc.statepoint",
    "wasm.throw",
    "wasm.rethrow",
];

/// Whether another definition may be taken instead.
fn is_interposable(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::LinkOnceAny | Linkage::WeakAny | Linkage::Common | Linkage::ExternWeak
    )
}

impl<'m> Rules<'m> {
    /// What the calling convention asks of a function.
    pub(super) fn convention(
        &mut self,
        function: &'m Function,
        ret: Type,
        params: usize,
        vararg: bool,
    ) -> Checked {
        let rules = rules_of(function.conv);
        if rules == 0 {
            return Ok(());
        }
        let subject = Subject::Global(function.common.symbol);
        let list = self.ctx.attr_list_data(function.attributes);
        let has = |rule: u8| rules & rule != 0;
        let first = params == 0 || self.has_kind(list.param(0), AttrKind::ByVal);
        let sret = self.has_sret(list, params);
        let types = self.ctx.function_parts(function.ty).map_or(&[][..], |parts| parts.1);
        let bit = types.first() == Some(&Type::I1);
        let in_register = self.has_kind(list.param(0), AttrKind::InReg);
        let broken = [
            (has(FIRST_BIT) && !bit, "Calling convention requires first argument to be i1"),
            (
                has(FIRST_BIT) && in_register,
                "Calling convention requires first argument to not be inreg",
            ),
            (has(FIRST_BYVAL) && !first, "Calling convention parameter requires byval"),
            (
                has(RETURNS_VOID) && ret != Type::VOID,
                "Calling convention requires void return type",
            ),
            (has(NO_SRET) && sret, "Calling convention does not allow sret"),
        ];
        let taken = has(NO_BYVAL).then(|| self.not_taken(list, types)).flatten();
        let passed_on = [(
            has(NO_VARARGS) && vararg,
            "Calling convention does not support varargs or perfect forwarding!",
        )];
        let message = |rules: &[(bool, &'static str)]| {
            rules.iter().find(|(broken, _)| *broken).map(|(_, message)| *message)
        };
        match message(&broken).or(taken).or_else(|| message(&passed_on)) {
            Some(message) => Err(self.broken(message, subject)),
            None => Ok(()),
        }
    }

    /// What a shader takes that it cannot take. A pointer by reference it takes where that is not
    /// into memory of local variables.
    fn not_taken(&self, list: &AttrListData, types: &[Type]) -> Option<&'static str> {
        let stack = self.alloca_space();
        let refused = |at: usize, ty: Type, kind: AttrKind| {
            self.has_kind(list.param(at), kind)
                && (kind != AttrKind::ByRef || self.ctx.address_space(ty) == Some(stack))
        };
        types.iter().enumerate().find_map(|(at, &ty)| {
            NOT_TAKEN.iter().find(|row| refused(at, ty, row.0)).map(|row| row.1)
        })
    }

    fn has_kind(&self, set: AttrSet, kind: AttrKind) -> bool {
        self.ctx.attributes(set).iter().any(|attribute| attribute.kind == Some(kind))
    }

    /// The name of the intrinsic that is called.
    fn intrinsic_name(&self, call: Call<'m>) -> Option<&'m str> {
        let symbol = self.symbol_of(call.callee()?)?;
        let name = self.ctx.str_bytes(symbol.name()?).strip_prefix(b"llvm.")?;
        std::str::from_utf8(name).ok()
    }

    /// An intrinsic is called as what it is declared.
    fn declared_type(&mut self, call: Call<'m>) -> Checked {
        if self.intrinsic_name(call).is_none() {
            return Ok(());
        }
        let symbol = call.callee().and_then(|callee| self.symbol_of(callee));
        let function = symbol.and_then(|symbol| self.function_of(symbol));
        let fits =
            function.is_none_or(|own| self.ctx.same_when_opaque(own.ty, call.site.function_type));
        self.check(fits, "Intrinsic called with incompatible signature", call.subject())
    }

    /// Few intrinsics unwind. LLVM looks twice at what an invoke, which also ends a block, has.
    fn invoked(&mut self, call: Call<'m>) -> Checked {
        let name = match call.body.insts[call.inst].opcode {
            Opcode::Invoke => self.intrinsic_name(call),
            _ => None,
        };
        let fits = name.is_none_or(|name| UNWINDING.iter().any(|own| name.starts_with(own)));
        let message = "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, \
                       coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw";
        let _ = self.check(fits, message, call.subject());
        self.check(fits, message, call.subject())
    }

    /// The call at this place of a block.
    pub(super) fn call(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        block: Block,
        inst: Inst,
    ) -> Checked {
        let subject = Subject::Inst(function, inst);
        let Some(site) = body.call_site(inst) else { return Ok(()) };
        let callable = rules_of(site.conv) & NO_CALLS == 0;
        let call = Call { function, body, inst, site };
        self.argument_types(call)?;
        self.declared_type(call)?;
        self.check(callable, "calling convention does not permit calls", subject)?;
        self.call_attributes(body, inst, site, subject);
        self.speculatable(call)?;
        self.preallocated(call)?;
        self.error_operands(call)?;
        self.arguments(call)?;
        let _ = self.asm_constraints(call);
        self.passed_tokens(call)?;
        self.indirect_result(call)?;
        let _ = self.intrinsic(call);
        for at in 0..site.bundles.len() {
            self.bundle(body, site, at, subject)?;
        }
        self.signed(call)?;
        self.extra_attributes(call)?;
        let _ = self.convergence(call, body.layout.first() == Some(&block));
        self.located(call)?;
        self.invoked(call)
    }

    /// What is passed was allocated before by one call only.
    fn preallocated(&mut self, call: Call<'m>) -> Checked {
        let own = self.ctx.attr_list_data(call.site.attributes).function;
        let fits = !self.has(own, AttrKind::Preallocated)
            || self.intrinsic_name(call) == Some("call.preallocated.arg");
        let message = "preallocated as a call site attribute can only be on \
                       llvm.call.preallocated.arg";
        self.check_alone(fits, message)
    }

    /// What a call may be that goes to several places.
    pub(super) fn branching_call(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        inst: Inst,
    ) -> Checked {
        let Some(site) = body.call_site(inst) else { return Ok(()) };
        let call = Call { function, body, inst, site };
        let callee = call.callee();
        if let Some(ConstantData::InlineAsm(asm)) = callee.map(|it| self.ctx.constant(it)) {
            let message = "Unwinding from Callbr is not allowed";
            return self.check_alone(!asm.unwind, message);
        }
        let known = callee.and_then(|callee| self.symbol_of(callee));
        let known = known.and_then(|symbol| self.function_of(symbol)).is_some();
        let message = "Callbr: indirect function / invalid signature";
        self.check_alone(known, message)?;
        let kills = self.intrinsic_name(call) == Some("amdgcn.kill");
        let message = "Callbr currently only supports asm-goto and selected intrinsics";
        self.check_alone(kills, message)?;
        let targets = body.successors(inst);
        let message = "Callbr amdgcn_kill only supports one indirect dest";
        self.check_alone(targets.len() == 2, message)?;
        let first = targets.get(1).and_then(|&block| body.insts(block).first());
        let gone = first.is_some_and(|&first| body.insts[first].opcode == Opcode::Unreachable);
        let message = "Callbr amdgcn_kill indirect dest needs to be unreachable";
        self.check_alone(gone, message)
    }

    /// A function called by its name has no signed address.
    fn signed(&mut self, call: Call<'m>) -> Checked {
        let tag = |bundle: &OperandBundle| self.ctx.str_bytes(bundle.tag) == b"ptrauth";
        if call.site.bundles.is_empty() {
            return Ok(());
        }
        let symbol = call.callee().and_then(|callee| self.symbol_of(callee));
        let direct = symbol.and_then(|symbol| self.function_of(symbol)).is_some();
        let holds = !direct || !call.site.bundles.iter().any(tag);
        self.check(holds, "Direct call cannot have a ptrauth bundle", call.subject())
    }

    /// The attributes of arguments that no parameter is for.
    fn extra_attributes(&mut self, call: Call<'m>) -> Checked {
        let list = self.ctx.attr_list_data(call.site.attributes);
        if list.params.is_empty() {
            return Ok(());
        }
        let Some((ret, params, true)) = self.ctx.function_parts(call.site.function_type) else {
            return Ok(());
        };
        if list.params.len() <= params.len() {
            return Ok(());
        }
        let args = call.body.operands(call.inst);
        for (at, &arg) in args.iter().skip(1).enumerate().skip(params.len()) {
            let ty = call.body.value_type(self.ctx, arg);
            self.extra_argument(list, at, (ty, ret), call.subject())?;
        }
        Ok(())
    }

    /// Where both functions have debug information, a call that may be inlined has a location.
    pub(super) fn located(&mut self, call: Call<'m>) -> Checked {
        let described = |function: &Function| {
            let mut kinds = function.common.attachments.iter();
            kinds.any(|row| self.ctx.str_bytes(row.0) == b"dbg")
        };
        if call.body.debug_locs[call.inst].get().is_some() || !described(call.function) {
            return Ok(());
        }
        let called = call.callee().and_then(|callee| self.symbol_of(callee));
        let called = called.and_then(|symbol| self.function_of(symbol));
        let inlinable = called.is_some_and(|called| {
            called.ty == call.site.function_type
                && called.body.is_some()
                && described(called)
                && !is_interposable(called.common.linkage)
        });
        if !inlinable {
            return Ok(());
        }
        let message =
            "inlinable function call in a function with debug info must have a !dbg location";
        let subjects = vec![self.text(call.subject())];
        self.errors.push(VerifyError::of_debug_info(message, subjects));
        Err(Broken)
    }

    /// Only intrinsics take metadata and tokens.
    fn passed_tokens(&mut self, call: Call<'m>) -> Checked {
        let params = self.ctx.function_parts(call.site.function_type).map_or(&[][..], |it| it.1);
        let what = params.iter().find_map(|&param| match param {
            Type::METADATA => Some("metadata"),
            Type::TOKEN => Some("token"),
            _ => None,
        });
        let Some(what) = what.filter(|_| self.intrinsic_name(call).is_none()) else {
            return Ok(());
        };
        let message = format!("Function has {what} parameter but isn't an intrinsic");
        self.check(false, &message, call.subject())
    }

    /// A call of what is not known gives no token and no tile.
    fn indirect_result(&mut self, call: Call<'m>) -> Checked {
        let what = match self.ctx.ty(call.body.insts[call.inst].ty) {
            TypeData::Token => "token",
            TypeData::X86Amx => "x86_amx",
            _ => return Ok(()),
        };
        let called = call.callee().and_then(|callee| self.symbol_of(callee));
        // A function called as something else is not known to be called.
        let known = called.and_then(|symbol| self.function_of(symbol));
        if known.is_some_and(|known| known.ty == call.site.function_type) {
            return Ok(());
        }
        let message = format!("Return type cannot be {what} for indirect call!");
        Err(self.broken_of(&message, Vec::new()))
    }

    /// A call may be made early where the function called may be.
    fn speculatable(&mut self, call: Call<'m>) -> Checked {
        let own = self.ctx.attr_list_data(call.site.attributes).function;
        if !self.has(own, AttrKind::Speculatable) {
            return Ok(());
        }
        let called = call.callee().and_then(|callee| self.symbol_of(callee));
        let called = called.and_then(|symbol| self.function_of(symbol));
        let fits = called.is_some_and(|called| {
            let set = self.ctx.attr_list_data(called.attributes).function;
            self.has(set, AttrKind::Speculatable)
        });
        let message = "speculatable attribute may not apply to call sites";
        self.check(fits, message, call.subject())
    }

    fn call_attributes(
        &mut self,
        body: &'m Body,
        inst: Inst,
        site: &'m CallSite,
        subject: Subject<'m>,
    ) {
        let Some((ret, params, vararg)) = self.ctx.function_parts(site.function_type) else {
            return;
        };
        let callee = body.words(&body.insts[inst]).first();
        let callee = callee.and_then(|word| word.value().as_constant());
        let asm = callee
            .is_some_and(|callee| matches!(self.ctx.constant(callee), ConstantData::InlineAsm(_)));
        let symbol = callee.and_then(|callee| self.symbol_of(callee));
        let intrinsic = symbol.is_some_and(|symbol| self.is_intrinsic(symbol));
        let list = self.ctx.attr_list_data(site.attributes);
        let signature = Signature { ret, params, vararg, list, intrinsic, asm };
        let of = (site.function_type, site.attributes);
        self.sound_attributes(of, &signature, UnnamedAddr::Global, subject);
    }

    /// All attributes of a function or call, where they were not seen yet.
    pub(super) fn sound_attributes(
        &mut self,
        (ty, list): (Type, AttrList),
        signature: &Signature<'m>,
        unnamed: UnnamedAddr,
        subject: Subject<'m>,
    ) {
        let key = (ty, list, signature.intrinsic, signature.asm, unnamed);
        if self.known.sound_calls.contains(&key) {
            return;
        }
        let before = self.errors.len();
        let _ = self.attributes(signature, unnamed, subject);
        if self.errors.len() == before {
            self.known.sound_calls.insert(key);
        }
    }
}

/// Guaranteed tail calls.
impl<'m> Rules<'m> {
    /// The first of these, which are the rest of a block.
    pub(super) fn tail_call(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        rest: &'m [Inst],
    ) -> Checked {
        let [inst, after @ ..] = rest else { return Ok(()) };
        let Some(site) = body.call_site(*inst) else { return Ok(()) };
        let subject = Subject::Inst(function, *inst);
        let (Some(own), Some(called)) =
            (self.ctx.function_parts(function.ty), self.ctx.function_parts(site.function_type))
        else {
            return Ok(());
        };
        let message = "cannot guarantee tail call due to mismatched varargs";
        self.check(own.2 == called.2, message, subject)?;
        let same = self.alike(own.0, called.0);
        self.check(same, "cannot guarantee tail call due to mismatched return types", subject)?;
        let message = "cannot guarantee tail call due to mismatched calling conv";
        self.check(function.conv == site.conv, message, subject)?;
        self.returned(function, body, *inst, after)?;
        if matches!(site.conv.name(), Some("tailcc" | "swifttailcc")) {
            return Ok(());
        }
        let same = own.1.len() == called.1.len() || own.2;
        self.check(same, "cannot guarantee tail call due to mismatched parameter counts", subject)?;
        let same = own.1.iter().zip(called.1).all(|(own, called)| self.alike(*own, *called));
        self.check(same, "cannot guarantee tail call due to mismatched parameter types", subject)?;
        self.same_passing(function, body, site, *inst)
    }

    /// Whether a value of one type can stand for one of another: pointers to one space.
    fn alike(&self, a: Type, b: Type) -> bool {
        a == b || self.ctx.is_pointer(a) && self.ctx.same_when_opaque(a, b)
    }

    /// A guaranteed tail call is followed by the return of its result.
    fn returned(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        inst: Inst,
        after: &'m [Inst],
    ) -> Checked {
        let result = body.insts[inst].result();
        let message = "musttail call must precede a ret with an optional bitcast";
        let Some(&next) = after.first() else { return Ok(()) };
        let precedes = body.insts[next].opcode == Opcode::Ret;
        self.check(precedes, message, Subject::Inst(function, inst))?;
        let value = body.words(&body.insts[next]).first().map(|word| word.value());
        let same =
            value.is_none() || value == result || value.is_some_and(|value| self.open(value));
        self.check(same, "musttail call result must be returned", Subject::Inst(function, next))
    }

    fn open(&self, value: Value) -> bool {
        let data = value.as_constant().map(|constant| self.ctx.constant(constant));
        matches!(data, Some(ConstantData::Undef(_) | ConstantData::Poison(_)))
    }

    /// The arguments of a tail call are passed as those of the function.
    fn same_passing(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        site: &'m CallSite,
        inst: Inst,
    ) -> Checked {
        let own = self.ctx.attr_list_data(function.attributes);
        let called = self.ctx.attr_list_data(site.attributes);
        for at in 0..own.params.len().max(called.params.len()) {
            if self.passing(own.param(at)) == self.passing(called.param(at)) {
                continue;
            }
            let message =
                "cannot guarantee tail call due to mismatched ABI impacting function attributes";
            let mut subjects = vec![self.text(Subject::Inst(function, inst))];
            let operand = body.words(&body.insts[inst]).get(at + 1);
            subjects.extend(operand.map(|word| self.excerpts.value(function, word.value())));
            self.errors.push(crate::verify::VerifyError::about(message, subjects));
            return Err(super::Broken);
        }
        Ok(())
    }

    fn passing(&self, set: AttrSet) -> Vec<crate::attributes::Attribute> {
        let attributes = self.ctx.attributes(set).iter().copied();
        attributes.filter(|own| own.kind.is_some_and(|kind| OF_ABI.contains(&kind))).collect()
    }
}

/// A bundle that a call has once: its tag, what is said of a second one, how many values it
/// holds, and what is said where it holds others.
type BundleRule = (&'static str, &'static str, Option<(usize, &'static str)>);

const BUNDLES: &[BundleRule] = &[
    ("deopt", "Multiple deopt operand bundles", None),
    ("gc-transition", "Multiple gc-transition operand bundles", None),
    (
        "funclet",
        "Multiple funclet operand bundles",
        Some((1, "Expected exactly one funclet bundle operand")),
    ),
    (
        "cfguardtarget",
        "Multiple CFGuardTarget operand bundles",
        Some((1, "Expected exactly one cfguardtarget bundle operand")),
    ),
    (
        "ptrauth",
        "Multiple ptrauth operand bundles",
        Some((2, "Expected exactly two ptrauth bundle operands")),
    ),
    (
        "kcfi",
        "Multiple kcfi operand bundles",
        Some((1, "Expected exactly one kcfi bundle operand")),
    ),
    (
        "preallocated",
        "Multiple preallocated operand bundles",
        Some((1, "Expected exactly one preallocated bundle operand")),
    ),
    ("gc-live", "Multiple gc-live operand bundles", None),
    ("clang.arc.attachedcall", "Multiple \"clang.arc.attachedcall\" operand bundles", None),
];

/// What an attached call may name.
const ATTACHED: &[&[u8]] = &[
    b"objc_retainAutoreleasedReturnValue",
    b"objc_claimAutoreleasedReturnValue",
    b"objc_unsafeClaimAutoreleasedReturnValue",
    b"llvm.objc.retainAutoreleasedReturnValue",
    b"llvm.objc.claimAutoreleasedReturnValue",
    b"llvm.objc.unsafeClaimAutoreleasedReturnValue",
];

impl<'m> Rules<'m> {
    fn bundle(
        &mut self,
        body: &'m Body,
        site: &'m CallSite,
        at: usize,
        subject: Subject<'m>,
    ) -> Checked {
        let Some(bundle) = site.bundles.get(at) else { return Ok(()) };
        let tag = self.ctx.str_bytes(bundle.tag);
        let rule = BUNDLES.iter().find(|rule| rule.0.as_bytes() == tag);
        let Some(&(name, twice, count)) = rule else { return Ok(()) };
        let again = site.bundles.iter().take(at).any(|other| other.tag == bundle.tag);
        self.check(!again, twice, subject)?;
        if let Some((count, message)) = count {
            self.check(bundle.inputs.len() == count, message, subject)?;
        }
        if name == "clang.arc.attachedcall" {
            return self.attached_call(site, bundle, subject);
        }
        self.bundle_values(body, name, bundle, subject)
    }

    fn attached_call(
        &mut self,
        site: &'m CallSite,
        bundle: &'m OperandBundle,
        subject: Subject<'m>,
    ) -> Checked {
        let ret = self.ctx.function_parts(site.function_type).map_or(Type::VOID, |parts| parts.0);
        let function = self.ctx.attr_list_data(site.attributes).function;
        let pointer = self.ctx.is_pointer(ret);
        let gone = ret == Type::VOID && self.has_kind(function, AttrKind::NoReturn);
        let message = "a call with operand bundle \"clang.arc.attachedcall\" must call a function \
                       returning a pointer or a non-returning function that has a void return type";
        self.check(pointer || gone, message, subject)?;
        let named = match &bundle.inputs[..] {
            [only] => only.as_constant().and_then(|only| self.symbol_of(only)),
            _ => None,
        };
        let named = named.filter(|&symbol| self.function_of(symbol).is_some());
        let message =
            "operand bundle \"clang.arc.attachedcall\" requires one function as an argument";
        self.check(named.is_some(), message, subject)?;
        let name = named.and_then(crate::context::Symbol::name);
        let known = name.is_some_and(|name| ATTACHED.contains(&self.ctx.str_bytes(name)));
        self.check(known, "invalid function argument", subject)
    }

    fn bundle_values(
        &mut self,
        body: &'m Body,
        tag: &str,
        bundle: &'m OperandBundle,
        subject: Subject<'m>,
    ) -> Checked {
        let number = |value: &Value| {
            value.as_constant().is_some() && body.value_type(self.ctx, *value) == Type::I32
        };
        let first = bundle.inputs.first();
        let defined = first.and_then(|value| body.defining_inst(*value));
        let opcode = defined.map(|inst| body.insts[inst].opcode);
        let (holds, message) = match tag {
            "funclet" => (
                matches!(opcode, Some(Opcode::CatchPad | Opcode::CleanupPad)),
                "Funclet bundle operands should correspond to a FuncletPadInst",
            ),
            "kcfi" => (first.is_some_and(number), "Kcfi bundle operand must be an i32 constant"),
            "ptrauth" => {
                (first.is_some_and(number), "Ptrauth bundle key operand must be an i32 constant")
            }
            "preallocated" => (
                first.is_some_and(|value| self.sets_up(body, *value)),
                "\"preallocated\" argument must be a token from llvm.call.preallocated.setup",
            ),
            _ => (true, ""),
        };
        self.check(holds, message, subject)
    }

    /// Whether a value is the token of arguments that are set up before the call.
    fn sets_up(&self, body: &Body, token: Value) -> bool {
        let site = body.defining_inst(token).filter(|&inst| body.call_site(inst).is_some());
        let callee = site.and_then(|inst| body.words(&body.insts[inst]).first());
        let symbol = callee.and_then(|callee| self.symbol_of(callee.value().as_constant()?));
        symbol
            .and_then(crate::context::Symbol::name)
            .is_some_and(|name| self.ctx.str_bytes(name) == b"llvm.call.preallocated.setup")
    }
}
