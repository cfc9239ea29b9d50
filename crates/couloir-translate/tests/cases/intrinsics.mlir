llvm.func @f(%f: f32, %d: f64, %i: i32, %l: i64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>, %b: i1, %m: vector<4xi1>, %q: !llvm.ptr<3>, ...) {
  %by = llvm.mlir.constant(0 : i8) : i8
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %r0 = llvm.intr.acos(%v) : (vector<4xf32>) -> vector<4xf32>
  %r1 = llvm.intr.asin(%v) : (vector<4xf32>) -> vector<4xf32>
  %r2 = llvm.intr.atan(%v) : (vector<4xf32>) -> vector<4xf32>
  %r3 = llvm.intr.fabs(%v) : (vector<4xf32>) -> vector<4xf32>
  %r4 = llvm.intr.ceil(%v) : (vector<4xf32>) -> vector<4xf32>
  %r5 = llvm.intr.floor(%v) : (vector<4xf32>) -> vector<4xf32>
  %r6 = llvm.intr.exp(%v) : (vector<4xf32>) -> vector<4xf32>
  %r7 = llvm.intr.exp2(%v) : (vector<4xf32>) -> vector<4xf32>
  %r8 = llvm.intr.exp10(%v) : (vector<4xf32>) -> vector<4xf32>
  %r9 = llvm.intr.log(%v) : (vector<4xf32>) -> vector<4xf32>
  %r10 = llvm.intr.log2(%v) : (vector<4xf32>) -> vector<4xf32>
  %r11 = llvm.intr.log10(%v) : (vector<4xf32>) -> vector<4xf32>
  %r12 = llvm.intr.cos(%v) : (vector<4xf32>) -> vector<4xf32>
  %r13 = llvm.intr.cosh(%v) : (vector<4xf32>) -> vector<4xf32>
  %r14 = llvm.intr.sin(%v) : (vector<4xf32>) -> vector<4xf32>
  %r15 = llvm.intr.sinh(%v) : (vector<4xf32>) -> vector<4xf32>
  %r16 = llvm.intr.tan(%v) : (vector<4xf32>) -> vector<4xf32>
  %r17 = llvm.intr.tanh(%v) : (vector<4xf32>) -> vector<4xf32>
  %r18 = llvm.intr.sqrt(%v) : (vector<4xf32>) -> vector<4xf32>
  %r19 = llvm.intr.rint(%v) : (vector<4xf32>) -> vector<4xf32>
  %r20 = llvm.intr.round(%v) : (vector<4xf32>) -> vector<4xf32>
  %r21 = llvm.intr.roundeven(%v) : (vector<4xf32>) -> vector<4xf32>
  %r22 = llvm.intr.nearbyint(%v) : (vector<4xf32>) -> vector<4xf32>
  %r23 = llvm.intr.trunc(%v) : (vector<4xf32>) -> vector<4xf32>
  %r24 = llvm.intr.atan2(%f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %r25 = llvm.intr.copysign(%f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %r26 = llvm.intr.maxnum(%f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %r27 = llvm.intr.maximum(%f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %r28 = llvm.intr.minnum(%f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %r29 = llvm.intr.minimum(%f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %r30 = llvm.intr.pow(%f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %r31 = llvm.intr.fma(%d, %d, %d) : (f64, f64, f64) -> f64
  %r32 = llvm.intr.fmuladd(%d, %d, %d) : (f64, f64, f64) -> f64
  %r33 = "llvm.intr.smax"(%i, %i) : (i32, i32) -> i32
  %r34 = "llvm.intr.smin"(%i, %i) : (i32, i32) -> i32
  %r35 = "llvm.intr.umax"(%i, %i) : (i32, i32) -> i32
  %r36 = "llvm.intr.umin"(%i, %i) : (i32, i32) -> i32
  %r37 = "llvm.intr.sadd.sat"(%i, %i) : (i32, i32) -> i32
  %r38 = "llvm.intr.uadd.sat"(%i, %i) : (i32, i32) -> i32
  %r39 = "llvm.intr.ssub.sat"(%i, %i) : (i32, i32) -> i32
  %r40 = "llvm.intr.usub.sat"(%i, %i) : (i32, i32) -> i32
  %r41 = "llvm.intr.sshl.sat"(%i, %i) : (i32, i32) -> i32
  %r42 = "llvm.intr.ushl.sat"(%i, %i) : (i32, i32) -> i32
  %r43 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %r44 = llvm.intr.fshr(%i, %i, %i) : (i32, i32, i32) -> i32
  %r45 = llvm.intr.bitreverse(%w) : (vector<4xi32>) -> vector<4xi32>
  %r46 = llvm.intr.bswap(%w) : (vector<4xi32>) -> vector<4xi32>
  %r47 = llvm.intr.ctpop(%w) : (vector<4xi32>) -> vector<4xi32>
  %r48 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %r49 = "llvm.intr.cttz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %r50 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r51 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r52 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r53 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r54 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r55 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r56 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
  %r57 = "llvm.intr.vector.reduce.and"(%w) : (vector<4xi32>) -> i32
  %r58 = "llvm.intr.vector.reduce.or"(%w) : (vector<4xi32>) -> i32
  %r59 = "llvm.intr.vector.reduce.xor"(%w) : (vector<4xi32>) -> i32
  %r60 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
  %r61 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
  %r62 = "llvm.intr.vector.reduce.smin"(%w) : (vector<4xi32>) -> i32
  %r63 = "llvm.intr.vector.reduce.umax"(%w) : (vector<4xi32>) -> i32
  %r64 = "llvm.intr.vector.reduce.umin"(%w) : (vector<4xi32>) -> i32
  %r65 = "llvm.intr.vector.reduce.fmax"(%v) : (vector<4xf32>) -> f32
  %r66 = "llvm.intr.vector.reduce.fmin"(%v) : (vector<4xf32>) -> f32
  %r67 = "llvm.intr.vector.reduce.fmaximum"(%v) : (vector<4xf32>) -> f32
  %r68 = "llvm.intr.vector.reduce.fminimum"(%v) : (vector<4xf32>) -> f32
  %r69 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %r70 = llvm.intr.ldexp(%f, %i) : (f32, i32) -> f32
  %r71 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %r72 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  %r73 = llvm.intr.lrint(%f) : (f32) -> i64
  %r74 = llvm.intr.llrint(%f) : (f32) -> i64
  %r75 = llvm.intr.lround(%f) : (f32) -> i64
  %r76 = llvm.intr.llround(%f) : (f32) -> i64
  %r77 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  %r78 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %r79 = "llvm.intr.is.constant"(%f) : (f32) -> i1
  %r81 = llvm.intr.expect %i, %i : i32
  %r82 = llvm.intr.expect.with.probability %i, %i, 0.5 : i32
  %r83 = llvm.intr.stacksave : !llvm.ptr
  %r84 = llvm.intr.stacksave : !llvm.ptr<3>
  %r85 = "llvm.intr.vscale"() : () -> i64
  %r86 = "llvm.intr.stepvector"() : () -> vector<[4]xi32>
  %r87 = "llvm.intr.get.active.lane.mask"(%l, %l) : (i64, i64) -> vector<4xi1>
  %r88 = "llvm.intr.ptrmask"(%p, %l) : (!llvm.ptr, i64) -> !llvm.ptr
  %r89 = "llvm.intr.vp.add"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r90 = "llvm.intr.vp.reduce.fadd"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %r91 = "llvm.intr.vp.load"(%p, %m, %i) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  %r92 = "llvm.intr.vp.select"(%m, %v, %v, %i) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %r93 = llvm.intr.vector.extract %v[0] : vector<2xf32> from vector<4xf32>
  %r94 = "llvm.intr.invariant.start"(%p) <{size = 4 : i64}> : (!llvm.ptr) -> !llvm.ptr
  %r95 = "llvm.intr.launder.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
  %r96 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %r97 = "llvm.intr.vector.deinterleave2"(%v) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  %r99 = "llvm.intr.eh.typeid.for"(%p) : (!llvm.ptr) -> i32
  llvm.intr.stackrestore %p : !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %l) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%p, %p, %i) <{isVolatile = false, arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memset"(%p, %by, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.lifetime.start %al : !llvm.ptr
  llvm.intr.lifetime.end %al : !llvm.ptr
  llvm.intr.assume %b : i1
  llvm.intr.assume %t ["align"(%p, %i : !llvm.ptr, i32), "nonnull"(%p : !llvm.ptr)] : i1
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  "llvm.intr.vp.store"(%v, %p, %m, %i) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}
