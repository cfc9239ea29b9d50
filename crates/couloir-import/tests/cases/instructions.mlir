module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external thread_local @tl(0 : i32) {addr_space = 0 : i32} : i32
  llvm.func @h(i32, ...) -> i32
  llvm.func @pers(...) -> i32
  llvm.func @main(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: vector<4xi32>, %arg4: !llvm.struct<(i32, ptr)>, %arg5: f32) -> i32 attributes {always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_infs_fp_math = true, no_unwind, passthrough = [["allocsize", "4294967295"], ["foo", "bar"]], personality = @pers} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.poison : vector<4xi32>
    %5 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.undef : i32
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(7 : i32) : i32
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %arg0 x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.add %arg0, %1 overflow<nsw, nuw> : i32
    %15 = llvm.extractvalue %arg4[0] : !llvm.struct<(i32, ptr)> 
    %16 = llvm.insertvalue %14, %arg4[0] : !llvm.struct<(i32, ptr)> 
    %17 = llvm.extractelement %arg3[%2 : i32] : vector<4xi32>
    %18 = llvm.insertelement %17, %arg3[%3 : i64] : vector<4xi32>
    %19 = llvm.shufflevector %arg3, %4 [0, -1] : vector<4xi32> 
    %20 = llvm.load volatile %arg1 atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %20, %arg1 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.load %arg1 invariant {alignment = 8 : i64, nontemporal} : !llvm.ptr -> i32
    llvm.fence syncscope("x") seq_cst
    %22 = llvm.cmpxchg weak volatile %arg1, %arg0, %0 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %23 = llvm.atomicrmw xchg %arg1, %1 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %24 = llvm.atomicrmw volatile fadd %arg1, %5 syncscope("y") monotonic {alignment = 8 : i64} : !llvm.ptr, f32
    %25 = llvm.getelementptr inbounds %arg1[%6, 1, %arg0] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)>
    %26 = llvm.getelementptr nusw|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.fadd %arg5, %5 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %28 = llvm.fcmp "olt" %27, %8 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %29 = llvm.select %arg2, %0, %9 : i1, i32
    %30 = llvm.freeze %29 : i32
    %31 = llvm.call @h(%30, %10) vararg(!llvm.func<i32 (i32, ...)>) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32, !llvm.ptr) -> i32
    %32 = llvm.inline_asm has_side_effects asm_dialect = intel "foo $0, $1", "=r,r" %31 : (i32) -> i32
    %33 = llvm.call tail %arg1(%11) : !llvm.ptr, (i32) -> i32
    llvm.return %33 : i32
  }
  llvm.func @i2(%arg0: !llvm.ptr, %arg1: i1, %arg2: i32) -> i32 attributes {personality = @pers} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<1 x ptr> 
    %4 = llvm.invoke @h(%0) to ^bb1 unwind ^bb7 vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg1 weights([5, 7]), ^bb2(%4, %1 : i32, !llvm.ptr), ^bb2(%4, %1 : i32, !llvm.ptr)
  ^bb2(%5: i32, %6: !llvm.ptr):  // 2 preds: ^bb1, ^bb1
    llvm.switch %5 : i32, ^bb4 [
      1: ^bb3(%0 : i32),
      2: ^bb3(%0 : i32)
    ] {branch_weights = array<i32: 5, 7, 9>}
  ^bb3(%7: i32):  // 2 preds: ^bb2, ^bb2
    llvm.return %7 : i32
  ^bb4:  // pred: ^bb2
    %8 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb5,
    ^bb6
    ]
  ^bb5:  // pred: ^bb4
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    llvm.return %8 : i32
  ^bb7:  // pred: ^bb0
    %9 = llvm.landingpad cleanup (catch %1 : !llvm.ptr) (filter %3 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    llvm.resume %9 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @vv(...) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %4 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %5 = llvm.mlir.constant(3.000000e+00 : f32) : f32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(true) : i1
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(false) : i1
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %12 = llvm.mlir.addressof @tl : !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.vastart %13 : !llvm.ptr
    %14 = "llvm.intr.sadd.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %15 = "llvm.intr.ctlz"(%2) <{is_zero_poison = true}> : (i32) -> i32
    %16 = llvm.intr.fma(%3, %4, %5) : (f32, f32, f32) -> f32
    llvm.intr.lifetime.start %13 : !llvm.ptr
    "llvm.intr.memcpy"(%13, %13, %6) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.assume %7 ["align"(%13, %8 : !llvm.ptr, i64)] : i1
    "llvm.intr.prefetch"(%13) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %17 = llvm.call_intrinsic "llvm.objectsize.i64.p0"(%13, %9, %7, %9) : (!llvm.ptr, i1, i1, i1) -> i64
    %18 = "llvm.intr.vector.reduce.add"(%11) : (vector<4xi32>) -> i32
    %19 = "llvm.intr.threadlocal.address"(%12) : (!llvm.ptr) -> !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.objectsize.i64.p0(!llvm.ptr, i1, i1, i1) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
}
