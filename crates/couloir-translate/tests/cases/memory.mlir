llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<10 x i32>
llvm.mlir.global external hidden @h(3 : i64) : i64
llvm.mlir.global internal @h2(3 : i64) {dso_local, alignment = 16 : i64}: i64
llvm.mlir.global internal constant @s("abc\00") : !llvm.array<4 x i8>
llvm.mlir.global @u() : i64 { %0 = llvm.mlir.undef : i64  llvm.return %0 : i64 }
llvm.func @ext(i64) -> i64
llvm.func hidden @hid(%x : i64) -> i64 attributes {dso_local} { llvm.return %x : i64 }
llvm.func internal @int(%x : i64, %p : !llvm.ptr, %i : i32, %d: f64) -> i64 attributes {dso_local} { 
  %a = llvm.load %p : !llvm.ptr -> i64
  %a3 = llvm.load %p : !llvm.ptr -> f64
  %b = llvm.load %p : !llvm.ptr -> vector<4xf32>
  %b2 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64)>
  llvm.store %a, %p : i64, !llvm.ptr
  %c = llvm.mlir.constant(1 : i32) : i32
  %e = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  %e2 = llvm.alloca %i x i64 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %e3 = llvm.alloca %x x !llvm.struct<(i8, i64)> : (i64) -> !llvm.ptr
  %e4 = llvm.alloca %i x !llvm.array<4 x i128> : (i32) -> !llvm.ptr
  %r = llvm.atomicrmw add %p, %a acq_rel : !llvm.ptr, i64
  %cx = llvm.cmpxchg %p, %a, %a acq_rel monotonic : !llvm.ptr, i64
  %g1 = llvm.getelementptr %p[%x, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %g2 = llvm.getelementptr inbounds|nuw %p[%x, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %z = llvm.mlir.zero : !llvm.ptr
  %g3 = llvm.getelementptr %z[%x] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %g3, %p : !llvm.ptr, !llvm.ptr
  %f = llvm.fadd %d, %d {fastmathFlags = #llvm.fastmath<fast>} : f64
  %f2 = llvm.intr.sqrt(%d) {fastmathFlags = #llvm.fastmath<nnan,nsz>} : (f64) -> f64
  "llvm.intr.memcpy"(%p, %p, %x) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.call @ext(%x) : (i64) -> i64
  %sw = "llvm.intr.sadd.with.overflow"(%x, %x) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %st = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %st : !llvm.ptr
  %c1 = llvm.mlir.constant(true) : i1
  llvm.intr.assume %c1 : i1
  llvm.return %v : i64 
}
