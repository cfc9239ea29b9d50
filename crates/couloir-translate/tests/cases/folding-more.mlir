llvm.mlir.global internal @g(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global extern_weak @w() : i32
llvm.func @use(i64, i64, i64, i64)
llvm.func @usep(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @usev(vector<2xi32>, vector<2xi32>, vector<2xi1>)
llvm.func @f(%x : i64) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %w = llvm.mlir.addressof @w : !llvm.ptr
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c100 = llvm.mlir.constant(100 : i64) : i64
  %min = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %out = llvm.getelementptr %g[%c100] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %neg = llvm.getelementptr %g[%m1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %weak = llvm.getelementptr %w[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @usep(%out, %neg, %weak) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %in = llvm.getelementptr inbounds %g[%m1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %back = llvm.getelementptr %neg[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %null = llvm.mlir.zero : !llvm.ptr
  %nn = llvm.getelementptr inbounds|nuw %null[3] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.call @usep(%in, %back, %nn) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %i = llvm.ptrtoint %g : !llvm.ptr to i64
  %a = llvm.add %i, %c2 overflow<nuw> : i64
  %b = llvm.add %a, %c3 : i64
  %c = llvm.sub %i, %c3 : i64
  %d = llvm.sub %c3, %i : i64
  llvm.call @use(%a, %b, %c, %d) : (i64, i64, i64, i64) -> ()
  %e = llvm.sdiv %min, %m1 : i64
  %f = llvm.srem %min, %m1 : i64
  %h = llvm.shl %c2, %c100 : i64
  %j = llvm.udiv exact %c100, %c3 : i64
  llvm.call @use(%e, %f, %h, %j) : (i64, i64, i64, i64) -> ()
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %s = llvm.mlir.constant(dense<7> : vector<2xi32>) : vector<2xi32>
  %z = llvm.mlir.constant(dense<[0, 1]> : vector<2xi32>) : vector<2xi32>
  %k = llvm.mul %v, %s : vector<2xi32>
  %l = llvm.udiv %v, %z : vector<2xi32>
  %n = llvm.icmp "ult" %v, %s : vector<2xi32>
  llvm.call @usev(%k, %l, %n) : (vector<2xi32>, vector<2xi32>, vector<2xi1>) -> ()
  %t = llvm.mlir.constant(true) : i1
  %un = llvm.mlir.undef : i1
  %o = llvm.select %un, %c2, %c3 : i1, i64
  %p = llvm.select %t, %i, %c3 : i1, i64
  %q = llvm.sext %t : i1 to i64
  %r = llvm.mul %x, %c3 : i64
  llvm.call @use(%o, %p, %q, %r) : (i64, i64, i64, i64) -> ()
  %fl = llvm.mlir.constant(1.0e10 : f64) : f64
  %i8v = llvm.fptosi %fl : f64 to i8
  %i8x = llvm.sext %i8v : i8 to i64
  %nan = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %cmp = llvm.fcmp "uno" %nan, %fl : f64
  %cx = llvm.zext %cmp : i1 to i64
  %sf = llvm.uitofp %c3 : i64 to f32
  %sfi = llvm.bitcast %sf : f32 to i32
  %sfx = llvm.zext %sfi : i32 to i64
  llvm.call @use(%i8x, %cx, %sfx, %x) : (i64, i64, i64, i64) -> ()
  llvm.return
}
