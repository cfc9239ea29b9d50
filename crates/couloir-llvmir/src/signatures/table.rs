//! The signatures of generic intrinsics, each with the names that have it.

/// Signature, then names after `llvm.`.
///
/// A signature is a result and parameters. `A` is any type, `I` any integer, `F` any float, `P`
/// any pointer, `V` any vector, scalars standing for vectors of them too (`P` apart): in the order
/// in which they stand, these are the types a name is overloaded on, and have numbers from 0.
/// Of number `n`: `n` is the type itself, `en` the type of its elements, `sn:T` is `T` or the
/// vector of `T` as long, `pn` a vector of pointers as long (and one more type of the name),
/// `xn:K` the vector with one `K`th of the elements.
pub(super) const ROWS: &[(&str, &str)] = &[
    ("A(0)", "arithmetic.fence ssa.copy"),
    ("A(0,I)", "ptrmask"),
    ("A(s0:i1,0,0,i32)", "vp.merge vp.select"),
    (
        "F(0)",
        "acos asin atan canonicalize ceil cos cosh exp exp10 exp2 fabs floor log log10 log2 \
         nearbyint rint round roundeven sin sinh sqrt tan tanh trunc",
    ),
    ("F(0,0)", "atan2 copysign maximum maximumnum maxnum minimum minimumnum minnum pow"),
    ("F(0,0,0)", "fma fmuladd"),
    ("F(0,0,0,metadata,metadata)", "experimental.constrained.fma experimental.constrained.fmuladd"),
    (
        "F(0,0,metadata)",
        "experimental.constrained.maximum experimental.constrained.maxnum \
         experimental.constrained.minimum experimental.constrained.minnum",
    ),
    (
        "F(0,0,metadata,metadata)",
        "experimental.constrained.atan2 experimental.constrained.fadd \
         experimental.constrained.fdiv experimental.constrained.fmul \
         experimental.constrained.frem experimental.constrained.fsub experimental.constrained.pow",
    ),
    ("F(0,I)", "ldexp powi"),
    ("F(0,I,metadata,metadata)", "experimental.constrained.ldexp"),
    ("F(0,i32,metadata,metadata)", "experimental.constrained.powi"),
    (
        "F(0,metadata)",
        "experimental.constrained.ceil experimental.constrained.floor \
         experimental.constrained.round experimental.constrained.roundeven \
         experimental.constrained.trunc",
    ),
    (
        "F(0,metadata,metadata)",
        "experimental.constrained.acos experimental.constrained.asin \
         experimental.constrained.atan experimental.constrained.cos \
         experimental.constrained.cosh experimental.constrained.exp \
         experimental.constrained.exp2 experimental.constrained.log \
         experimental.constrained.log10 experimental.constrained.log2 \
         experimental.constrained.nearbyint experimental.constrained.rint \
         experimental.constrained.sin experimental.constrained.sinh \
         experimental.constrained.sqrt experimental.constrained.tan \
         experimental.constrained.tanh",
    ),
    ("F(F,metadata)", "experimental.constrained.fpext fptrunc.round"),
    ("F(F,metadata,metadata)", "experimental.constrained.fptrunc"),
    ("F(I,metadata,metadata)", "experimental.constrained.sitofp experimental.constrained.uitofp"),
    ("F(i16)", "convert.from.fp16"),
    ("I()", "coro.align coro.size get.dynamic.area.offset get.fpenv get.fpmode vscale"),
    ("I(0)", "bitreverse bswap ctpop start.loop.iterations"),
    (
        "I(0,0)",
        "clmul expect sadd.sat smax smin sshl.sat ssub.sat uadd.sat umax umin ushl.sat usub.sat",
    ),
    ("I(0,0,0)", "fshl fshr"),
    ("I(0,0,f64)", "expect.with.probability"),
    (
        "I(0,0,i32)",
        "sdiv.fix sdiv.fix.sat smul.fix smul.fix.sat udiv.fix udiv.fix.sat umul.fix umul.fix.sat",
    ),
    ("I(0,P,1,i32)", "annotation"),
    ("I(0,i1)", "abs ctlz cttz"),
    ("I(F)", "fptosi.sat fptoui.sat llrint llround lrint lround"),
    (
        "I(F,metadata)",
        "experimental.constrained.fptosi experimental.constrained.fptoui \
         experimental.constrained.llround experimental.constrained.lround",
    ),
    ("I(F,metadata,metadata)", "experimental.constrained.llrint experimental.constrained.lrint"),
    ("I(I,1)", "scmp ucmp"),
    ("I(P,i1,i1,i1)", "objectsize"),
    ("I(V,i1)", "experimental.cttz.elts"),
    ("I(metadata)", "read_register read_volatile_register"),
    ("P()", "addressofreturnaddress sponentry stackaddress stacksave thread.pointer"),
    ("P(0)", "launder.invariant.group strip.invariant.group threadlocal.address"),
    ("P(0,P,1,i32,1)", "ptr.annotation"),
    ("P(P,i32)", "preserve.union.access.index"),
    ("P(P,i32,i32)", "preserve.array.access.index preserve.struct.access.index"),
    ("P(i32)", "frameaddress"),
    ("P(token)", "eh.exceptionpointer"),
    ("V()", "stepvector"),
    ("V(0)", "vector.reverse"),
    ("V(0,0,0,s0:i1,i32)", "vp.fma vp.fmuladd vp.fshl vp.fshr"),
    ("V(0,0,i32)", "vector.splice.left vector.splice.right"),
    ("V(0,0,i32,s0:i1,i32,i32)", "experimental.vp.splice"),
    (
        "V(0,0,s0:i1,i32)",
        "vp.add vp.and vp.ashr vp.copysign vp.fadd vp.fdiv vp.fmul vp.frem vp.fsub vp.lshr \
         vp.maximum vp.maxnum vp.minimum vp.minnum vp.mul vp.or vp.sadd.sat vp.sdiv vp.shl \
         vp.smax vp.smin vp.srem vp.ssub.sat vp.sub vp.uadd.sat vp.udiv vp.umax vp.umin vp.urem \
         vp.usub.sat vp.xor",
    ),
    ("V(0,V)", "vector.partial.reduce.add vector.partial.reduce.fadd"),
    ("V(0,V,i64)", "vector.insert"),
    ("V(0,i1,s0:i1,i32)", "vp.abs vp.ctlz vp.cttz"),
    ("V(0,i32,i32)", "matrix.transpose"),
    ("V(0,s0:i1,0)", "experimental.vector.compress"),
    (
        "V(0,s0:i1,i32)",
        "experimental.vp.reverse vp.bitreverse vp.bswap vp.ceil vp.ctpop vp.fabs vp.floor \
         vp.fneg vp.nearbyint vp.rint vp.round vp.roundeven vp.roundtozero vp.sqrt",
    ),
    ("V(I,1)", "get.active.lane.mask"),
    ("V(P,I,s0:i1,i32)", "experimental.vp.strided.load"),
    ("V(P,s0:i1,0)", "masked.load"),
    ("V(P,s0:i1,i32)", "vp.load"),
    ("V(V,V,i32,i32,i32)", "matrix.multiply"),
    ("V(V,i64)", "vector.extract"),
    (
        "V(V,s0:i1,i32)",
        "vp.fpext vp.fptosi vp.fptoui vp.fptrunc vp.inttoptr vp.llrint vp.lrint vp.ptrtoint \
         vp.sext vp.sitofp vp.trunc vp.uitofp vp.zext",
    ),
    ("V(p0,s0:i1,0)", "masked.gather"),
    ("V(p0,s0:i1,i32)", "vp.gather"),
    ("V(ptr,I,i1,i32,i32)", "matrix.column.major.load"),
    ("V(ptr,ptr,i64)", "loop.dependence.raw.mask loop.dependence.war.mask"),
    ("V(ptr,s0:i1,0)", "masked.expandload"),
    ("V(x0:2,x0:2)", "vector.interleave2"),
    ("V(x0:3,x0:3,x0:3)", "vector.interleave3"),
    ("V(x0:4,x0:4,x0:4,x0:4)", "vector.interleave4"),
    ("V(x0:5,x0:5,x0:5,x0:5,x0:5)", "vector.interleave5"),
    ("V(x0:6,x0:6,x0:6,x0:6,x0:6,x0:6)", "vector.interleave6"),
    ("V(x0:7,x0:7,x0:7,x0:7,x0:7,x0:7,x0:7)", "vector.interleave7"),
    ("V(x0:8,x0:8,x0:8,x0:8,x0:8,x0:8,x0:8,x0:8)", "vector.interleave8"),
    (
        "e0(V)",
        "vector.reduce.add vector.reduce.and vector.reduce.fmax vector.reduce.fmaximum \
         vector.reduce.fmin vector.reduce.fminimum vector.reduce.mul vector.reduce.or \
         vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin \
         vector.reduce.xor",
    ),
    ("e0(V,s0:i1,e0)", "experimental.vector.extract.last.active"),
    ("e0(e0,V)", "vector.reduce.fadd vector.reduce.fmul"),
    (
        "e0(e0,V,s0:i1,i32)",
        "vp.reduce.add vp.reduce.and vp.reduce.fadd vp.reduce.fmax vp.reduce.fmaximum \
         vp.reduce.fmin vp.reduce.fminimum vp.reduce.fmul vp.reduce.mul vp.reduce.or \
         vp.reduce.smax vp.reduce.smin vp.reduce.umax vp.reduce.umin vp.reduce.xor",
    ),
    (
        "i1()",
        "allow.sanitize.address allow.sanitize.hwaddress allow.sanitize.memory \
      allow.sanitize.thread coro.is_in_ramp experimental.widenable.condition",
    ),
    ("i1(A)", "is.constant"),
    ("i1(I)", "loop.decrement test.set.loop.iterations"),
    ("i1(i8)", "allow.ubsan.check"),
    ("i1(metadata)", "allow.runtime.check"),
    ("i1(ptr)", "coro.done"),
    ("i1(ptr,metadata)", "public.type.test type.test"),
    ("i1(ptr,ptr,ptr)", "coro.await.suspend.bool"),
    ("i1(token)", "coro.alloc"),
    ("i16(F)", "convert.to.fp16"),
    ("i32()", "get.rounding"),
    ("i32(I,i32,i1)", "experimental.get.vector.length"),
    ("i32(P)", "eh.typeid.for"),
    ("i32(ptr)", "eh.sjlj.setjmp objc.sync.enter objc.sync.exit"),
    ("i32(token)", "eh.exceptioncode"),
    ("i64()", "readcyclecounter readsteadycounter"),
    ("i64(i64,i32)", "ptrauth.strip"),
    ("i64(i64,i32,i64)", "ptrauth.auth ptrauth.sign"),
    ("i64(i64,i32,i64,i32,i64)", "ptrauth.resign"),
    ("i64(i64,i64)", "ptrauth.blend ptrauth.sign.generic"),
    ("i8(token,i1)", "coro.suspend"),
    (
        "ptr()",
        "coro.async.resume coro.frame coro.noop eh.sjlj.lsda localaddress \
         objc.autoreleasePoolPush stackguard swift.async.context.addr",
    ),
    ("ptr(i32)", "eh.dwarf.cfa returnaddress"),
    ("ptr(i64,P)", "invariant.start"),
    (
        "ptr(ptr)",
        "adjust.trampoline coro.prepare.async coro.prepare.retcon objc.autorelease \
         objc.autoreleaseReturnValue objc.claimAutoreleasedReturnValue objc.loadWeak \
         objc.loadWeakRetained objc.retain objc.retain.autorelease objc.retainAutorelease \
         objc.retainAutoreleaseReturnValue objc.retainAutoreleasedReturnValue objc.retainBlock \
         objc.retainedObject objc.unretainedObject objc.unretainedPointer \
         objc.unsafeClaimAutoreleasedReturnValue preserve.static.offset",
    ),
    ("ptr(ptr,I)", "load.relative"),
    ("ptr(ptr,i32,i1)", "coro.promise"),
    ("ptr(ptr,i8)", "coro.subfn.addr"),
    ("ptr(ptr,ptr)", "coro.async.context.alloc eh.recoverfp gcread objc.initWeak objc.storeWeak"),
    ("ptr(ptr,ptr,i32)", "localrecover"),
    ("ptr(token)", "coro.alloca.get"),
    ("ptr(token,i32)", "call.preallocated.arg"),
    ("ptr(token,ptr)", "coro.begin coro.free"),
    ("ptr(token,ptr,i32)", "coro.begin.custom.abi"),
    (
        "s0:i1(F,0,metadata,metadata)",
        "experimental.constrained.fcmp experimental.constrained.fcmps",
    ),
    ("s0:i1(F,i32)", "is.fpclass"),
    ("s0:i1(V,0,metadata,s0:i1,i32)", "vp.fcmp vp.icmp"),
    ("s0:i1(V,V,s0:i1)", "experimental.vector.match"),
    ("s0:i1(V,i32,s0:i1,i32)", "vp.is.fpclass"),
    (
        "token()",
        "coro.end.results experimental.convergence.anchor experimental.convergence.entry \
         experimental.convergence.loop",
    ),
    ("token(I,i32)", "coro.alloca.alloc"),
    ("token(i32)", "call.preallocated.setup"),
    ("token(i32,i32,i32,ptr)", "coro.id.async"),
    ("token(i32,i32,ptr,ptr,ptr,ptr)", "coro.id.retcon coro.id.retcon.once"),
    ("token(i32,ptr,ptr,ptr)", "coro.id"),
    ("token(ptr)", "coro.save"),
    (
        "void()",
        "callbr.landingpad debugtrap donothing eh.sjlj.setup.dispatch eh.unwind.init \
         reset.fpenv reset.fpmode seh.scope.begin seh.scope.end seh.try.begin seh.try.end \
         sideeffect trap",
    ),
    ("void(...)", "fake.use icall.branch.funnel localescape objc.clang.arc.use"),
    ("void(I)", "set.fpenv set.fpmode set.loop.iterations"),
    ("void(P)", "lifetime.end lifetime.start stackrestore va_end va_start"),
    ("void(P,0)", "va_copy"),
    ("void(P,A,I,i1)", "experimental.memset.pattern"),
    ("void(P,P,1,i32,1)", "var.annotation"),
    ("void(P,P,I,i1)", "memcpy memcpy.inline memmove"),
    ("void(P,P,I,i32)", "memcpy.element.unordered.atomic memmove.element.unordered.atomic"),
    ("void(P,i32,i32,i32)", "prefetch"),
    ("void(P,i8,I,i1)", "memset memset.inline"),
    ("void(P,i8,I,i32)", "memset.element.unordered.atomic"),
    (
        "void(V,I,s0:i1)",
        "experimental.vector.histogram.add experimental.vector.histogram.uadd.sat \
         experimental.vector.histogram.umax experimental.vector.histogram.umin",
    ),
    ("void(V,P,I,s0:i1,i32)", "experimental.vp.strided.store"),
    ("void(V,P,s0:i1)", "masked.store"),
    ("void(V,P,s0:i1,i32)", "vp.store"),
    ("void(V,p0,s0:i1)", "masked.scatter"),
    ("void(V,p0,s0:i1,i32)", "vp.scatter"),
    ("void(V,ptr,I,i1,i32,i32)", "matrix.column.major.store"),
    ("void(V,ptr,s0:i1)", "masked.compressstore"),
    ("void(i1)", "assume"),
    ("void(i32)", "eh.sjlj.callsite pcmarker set.rounding"),
    ("void(i32,ptr)", "eh.return.i32"),
    ("void(i64,i64,i32,i64)", "pseudoprobe"),
    ("void(i64,ptr)", "eh.return.i64"),
    ("void(i64,ptr,i64)", "xray.typedevent"),
    ("void(i8)", "ubsantrap"),
    ("void(metadata)", "codeview.annotation dbg.label experimental.noalias.scope.decl"),
    ("void(metadata,I)", "write_register"),
    ("void(metadata,metadata,metadata)", "dbg.declare dbg.value"),
    (
        "void(ptr)",
        "coro.async.context.dealloc coro.destroy coro.resume eh.sjlj.functioncontext \
         eh.sjlj.longjmp objc.autoreleasePoolPop objc.destroyWeak objc.release",
    ),
    ("void(ptr,i1,token)", "coro.end"),
    ("void(ptr,i32)", "asan.check.memaccess"),
    (
        "void(ptr,i32,i64)",
        "hwasan.check.memaccess.fixedshadow \
      hwasan.check.memaccess.shortgranules.fixedshadow",
    ),
    ("void(ptr,i64)", "xray.customevent"),
    ("void(ptr,i64,P)", "invariant.end"),
    ("void(ptr,i64,i32)", "instrprof.mcdc.parameters"),
    ("void(ptr,i64,i32,i32)", "instrprof.cover instrprof.increment instrprof.timestamp"),
    ("void(ptr,i64,i32,i32,i64)", "instrprof.increment.step"),
    ("void(ptr,i64,i32,i32,ptr)", "instrprof.callsite"),
    ("void(ptr,i64,i32,ptr)", "instrprof.mcdc.tvbitmap.update"),
    ("void(ptr,i64,i64,i32,i32)", "instrprof.value.profile"),
    (
        "void(ptr,ptr)",
        "clear_cache coro.async.size.replace gcroot objc.arc.annotation.bottomup.bbend \
         objc.arc.annotation.bottomup.bbstart objc.arc.annotation.topdown.bbend \
         objc.arc.annotation.topdown.bbstart objc.copyWeak objc.moveWeak objc.storeStrong \
         stackprotector",
    ),
    ("void(ptr,ptr,i32)", "hwasan.check.memaccess hwasan.check.memaccess.shortgranules"),
    (
        "void(ptr,ptr,ptr)",
        "coro.await.suspend.handle coro.await.suspend.void gcwrite \
      init.trampoline",
    ),
    ("void(token)", "call.preallocated.teardown coro.alloca.free"),
    ("{F,0}(0)", "modf sincos sincospi"),
    ("{F,I}(0)", "frexp"),
    ("{I,i1}(0)", "test.start.loop.iterations"),
    (
        "{I,s0:i1}(0,0)",
        "sadd.with.overflow smul.with.overflow ssub.with.overflow uadd.with.overflow \
         umul.with.overflow usub.with.overflow",
    ),
    ("{ptr,i1}(ptr,i32,metadata)", "type.checked.load type.checked.load.relative"),
    ("{x0:2,x0:2}(V)", "vector.deinterleave2"),
    ("{x0:3,x0:3,x0:3}(V)", "vector.deinterleave3"),
    ("{x0:4,x0:4,x0:4,x0:4}(V)", "vector.deinterleave4"),
    ("{x0:5,x0:5,x0:5,x0:5,x0:5}(V)", "vector.deinterleave5"),
    ("{x0:6,x0:6,x0:6,x0:6,x0:6,x0:6}(V)", "vector.deinterleave6"),
    ("{x0:7,x0:7,x0:7,x0:7,x0:7,x0:7,x0:7}(V)", "vector.deinterleave7"),
    ("{x0:8,x0:8,x0:8,x0:8,x0:8,x0:8,x0:8,x0:8}(V)", "vector.deinterleave8"),
];
