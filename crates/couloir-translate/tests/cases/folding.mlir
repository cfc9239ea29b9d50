llvm.mlir.global external @g() : !llvm.array<10 x i32>
llvm.func @use(i64)
llvm.func @usep(!llvm.ptr)
llvm.func @useb(i1)
llvm.func @usef(f32)
llvm.func @f(%x : i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.mlir.poison : i64
  %u = llvm.mlir.undef : i64
  %a = llvm.getelementptr %z[%c5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.call @usep(%a) : (!llvm.ptr) -> ()
  %b = llvm.ptrtoint %a : !llvm.ptr to i64
  llvm.call @use(%b) : (i64) -> ()
  %d = llvm.getelementptr %g[%c5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.call @usep(%d) : (!llvm.ptr) -> ()
  %d2 = llvm.getelementptr %g[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.call @usep(%d2) : (!llvm.ptr) -> ()
  %d3 = llvm.getelementptr inbounds %g[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.call @usep(%d3) : (!llvm.ptr) -> ()
  %d4 = llvm.getelementptr inbounds %d3[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @usep(%d4) : (!llvm.ptr) -> ()
  %d5 = llvm.getelementptr %d3[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @usep(%d5) : (!llvm.ptr) -> ()
  %d6 = llvm.getelementptr %g[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.call @usep(%d6) : (!llvm.ptr) -> ()
  %e = llvm.ptrtoint %g : !llvm.ptr to i64
  llvm.call @use(%e) : (i64) -> ()
  %e2 = llvm.add %e, %c5 : i64
  llvm.call @use(%e2) : (i64) -> ()
  %e3 = llvm.sub %e, %e : i64
  llvm.call @use(%e3) : (i64) -> ()
  %e4 = llvm.mul %e, %c5 : i64
  llvm.call @use(%e4) : (i64) -> ()
  %e5 = llvm.add %e, %c0 : i64
  llvm.call @use(%e5) : (i64) -> ()
  %e6 = llvm.add %c5, %e overflow<nsw, nuw> : i64
  llvm.call @use(%e6) : (i64) -> ()
  %e7 = llvm.and %e, %c5 : i64
  llvm.call @use(%e7) : (i64) -> ()
  %e8 = llvm.xor %e, %c5 : i64
  llvm.call @use(%e8) : (i64) -> ()
  %e9 = llvm.ptrtoint %d3 : !llvm.ptr to i64
  llvm.call @use(%e9) : (i64) -> ()
  %e10 = llvm.sub %e9, %e : i64
  llvm.call @use(%e10) : (i64) -> ()
  %q = llvm.inttoptr %e : i64 to !llvm.ptr
  llvm.call @usep(%q) : (!llvm.ptr) -> ()
  %q1 = llvm.inttoptr %c5 : i64 to !llvm.ptr
  llvm.call @usep(%q1) : (!llvm.ptr) -> ()
  %q0 = llvm.inttoptr %c0 : i64 to !llvm.ptr
  llvm.call @usep(%q0) : (!llvm.ptr) -> ()
  %q2 = llvm.ptrtoint %q1 : !llvm.ptr to i64
  llvm.call @use(%q2) : (i64) -> ()
  %h0 = llvm.udiv %c5, %c0 : i64
  llvm.call @use(%h0) : (i64) -> ()
  %h1 = llvm.add %c5, %p : i64
  llvm.call @use(%h1) : (i64) -> ()
  %h2 = llvm.add %c5, %u : i64
  llvm.call @use(%h2) : (i64) -> ()
  %h3 = llvm.and %c5, %u : i64
  llvm.call @use(%h3) : (i64) -> ()
  %h4 = llvm.or %c5, %u : i64
  llvm.call @use(%h4) : (i64) -> ()
  %h5 = llvm.mul %c5, %u : i64
  llvm.call @use(%h5) : (i64) -> ()
  %h6 = llvm.xor %u, %u : i64
  llvm.call @use(%h6) : (i64) -> ()
  %h7 = llvm.shl %c5, %c5 : i64
  llvm.call @use(%h7) : (i64) -> ()
  %h8 = llvm.or %x, %c0 : i64
  llvm.call @use(%h8) : (i64) -> ()
  %h9 = llvm.add %x, %c0 : i64
  llvm.call @use(%h9) : (i64) -> ()
  %i0 = llvm.icmp "slt" %c0, %c5 : i64
  llvm.call @useb(%i0) : (i1) -> ()
  %i1 = llvm.icmp "eq" %g, %z : !llvm.ptr
  llvm.call @useb(%i1) : (i1) -> ()
  %i2 = llvm.icmp "eq" %g, %d : !llvm.ptr
  llvm.call @useb(%i2) : (i1) -> ()
  %i3 = llvm.icmp "ult" %g, %d : !llvm.ptr
  llvm.call @useb(%i3) : (i1) -> ()
  %i4 = llvm.icmp "eq" %e, %c5 : i64
  llvm.call @useb(%i4) : (i1) -> ()
  %i5 = llvm.icmp "eq" %u, %c5 : i64
  llvm.call @useb(%i5) : (i1) -> ()
  %s0 = llvm.select %i0, %c5, %x : i1, i64
  llvm.call @use(%s0) : (i64) -> ()
  %s1 = llvm.select %i0, %c5, %c0 : i1, i64
  llvm.call @use(%s1) : (i64) -> ()
  %t0 = llvm.trunc %e : i64 to i32
  %t1 = llvm.zext %t0 : i32 to i64
  llvm.call @use(%t1) : (i64) -> ()
  %fr = llvm.freeze %c5 : i64
  llvm.call @use(%fr) : (i64) -> ()
  %fr2 = llvm.freeze %u : i64
  llvm.call @use(%fr2) : (i64) -> ()
  %f1 = llvm.mlir.constant(1.5 : f32) : f32
  %f2 = llvm.mlir.constant(0.0 : f32) : f32
  %f3 = llvm.fadd %f1, %f2 : f32
  llvm.call @usef(%f3) : (f32) -> ()
  %f4 = llvm.fdiv %f1, %f2 : f32
  llvm.call @usef(%f4) : (f32) -> ()
  %f5 = llvm.fneg %f1 : f32
  llvm.call @usef(%f5) : (f32) -> ()
  %f6 = llvm.fcmp "olt" %f1, %f2 : f32
  llvm.call @useb(%f6) : (i1) -> ()
  %f7 = llvm.frem %f1, %f1 : f32
  llvm.call @usef(%f7) : (f32) -> ()
  %f8 = llvm.bitcast %f1 : f32 to i32
  %f9 = llvm.sext %f8 : i32 to i64
  llvm.call @use(%f9) : (i64) -> ()
  %m1 = llvm.intr.smax(%c5, %c0) : (i64, i64) -> i64
  llvm.call @use(%m1) : (i64) -> ()
  %m2 = llvm.intr.maxnum(%f1, %f2) : (f32, f32) -> f32
  llvm.call @usef(%m2) : (f32) -> ()
  %m3 = llvm.intr.fabs(%f1) : (f32) -> f32
  llvm.call @usef(%m3) : (f32) -> ()
  %m4 = "llvm.intr.abs"(%c5) <{is_int_min_poison = false}> : (i64) -> i64
  llvm.call @use(%m4) : (i64) -> ()
  llvm.return
}
