// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

llvm.func @f0(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%h, %h]  B[%h]  C[%f, %f, %f, %f]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @f1(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%h, %h, %h, %h]  B[%h, %h]  C[%h, %h]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @f2(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%h, %h]  B[%h, %h]  C[%f, %f, %f, %f, %f, %f, %f, %f]  {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

llvm.func @f3(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%d]  B[%d]  C[%d, %d]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

llvm.func @f4(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%i]  B[%i]  C[%i, %i]  {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

llvm.func @f5(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%i]  B[%i]  C[%i, %i]  {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

llvm.func @f6(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%i]  B[%i]  C[%i, %i]  {b1Op = #nvvm.mma_b1op<xor_popc>, foo.bar = 1 : i64, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

llvm.func @f7(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%i, %i]  B[%i]  C[%i, %i, %i, %i]  {b1Op = #nvvm.mma_b1op<and_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @f8(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.mma.sync A[%i, %i, %i, %i]  B[%i, %i]  C[%f, %f, %f, %f]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @f9(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.wmma.load %p, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @f10(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.wmma.load %g, %i {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

llvm.func @f11(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  nvvm.wmma.store %p, %i, %f, %f, %f, %f, %f, %f, %f, %f {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, f32, f32, f32, f32, f32, f32, f32, f32
  llvm.return
}

llvm.func @f12(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.wmma.mma %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %f, %f, %f, %f, %f, %f, %f, %f {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

llvm.func @f13(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.wmma.mma %i, %i, %i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %f, %f, %f, %f {eltypeA = #nvvm.mma_type<tf32>, eltypeB = #nvvm.mma_type<f32>, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

llvm.func @f14(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <neg>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @f15(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  nvvm.inline_ptx "mbarrier.init.b64 [$0], $1;" ro(%p, %i : !llvm.ptr<3>, i32)
  llvm.return
}

llvm.func @f16(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%f : f32) -> f32
  llvm.return
}

llvm.func @f17(%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %p: !llvm.ptr<3>, %g: !llvm.ptr, %l: i64, %b: i1, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %r = nvvm.inline_ptx "foo $0;" rw(%f : f32), predicate = %b -> f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f0(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG0]], %[[ARG0]]]  B[%[[ARG0]]]  C[%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]]  B[%[[ARG0]], %[[ARG0]]]  C[%[[ARG0]], %[[ARG0]]]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG0]], %[[ARG0]]]  B[%[[ARG0]], %[[ARG0]]]  C[%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]]  {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f3(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG3]]]  B[%[[ARG3]]]  C[%[[ARG3]], %[[ARG3]]]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f4(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG2]]]  B[%[[ARG2]]]  C[%[[ARG2]], %[[ARG2]]]  {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f5(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG2]]]  B[%[[ARG2]]]  C[%[[ARG2]], %[[ARG2]]]  {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f6(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG2]]]  B[%[[ARG2]]]  C[%[[ARG2]], %[[ARG2]]]  {b1Op = #nvvm.mma_b1op<xor_popc>, foo.bar = 1 : i64, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f7(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG2]], %[[ARG2]]]  B[%[[ARG2]]]  C[%[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG2]]]  {b1Op = #nvvm.mma_b1op<and_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f8(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mma.sync A[%[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG2]]]  B[%[[ARG2]], %[[ARG2]]]  C[%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f9(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.wmma.load %[[ARG4]], %[[ARG2]] {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f10(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.wmma.load %[[ARG5]], %[[ARG2]] {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f11(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     nvvm.wmma.store %[[ARG4]], %[[ARG2]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]] {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f12(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.wmma.mma %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]] {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f13(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.wmma.mma %[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]] {eltypeA = #nvvm.mma_type<tf32>, eltypeB = #nvvm.mma_type<f32>, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f14(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.wgmma.mma_async %[[ARG6]], %[[ARG6]], %[[ARG8]], <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <neg>, <col>], B[<f16>, <neg>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f15(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     nvvm.inline_ptx "mbarrier.init.b64 [$0], $1;" ro(%[[ARG4]], %[[ARG2]] : !llvm.ptr<3>, i32)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f16(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%[[ARG1]] : f32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f17(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.inline_ptx "foo $0;" rw(%[[ARG1]] : f32), predicate = %[[ARG7]] -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG153:[^ ]+]]: vector<2xf16>, %[[ARG154:[^ ]+]]: f32, %[[ARG155:[^ ]+]]: i32, %[[ARG156:[^ ]+]]: f64, %[[ARG157:[^ ]+]]: !llvm.ptr<3>, %[[ARG158:[^ ]+]]: !llvm.ptr, %[[ARG159:[^ ]+]]: i64, %[[ARG160:[^ ]+]]: i1, %[[ARG161:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "nvvm.mma.sync"(%[[ARG153]], %[[ARG153]], %[[ARG153]], %[[ARG154]], %[[ARG154]], %[[ARG154]], %[[ARG154]]) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG144:[^ ]+]]: vector<2xf16>, %[[ARG145:[^ ]+]]: f32, %[[ARG146:[^ ]+]]: i32, %[[ARG147:[^ ]+]]: f64, %[[ARG148:[^ ]+]]: !llvm.ptr<3>, %[[ARG149:[^ ]+]]: !llvm.ptr, %[[ARG150:[^ ]+]]: i64, %[[ARG151:[^ ]+]]: i1, %[[ARG152:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "nvvm.mma.sync"(%[[ARG144]], %[[ARG144]], %[[ARG144]], %[[ARG144]], %[[ARG144]], %[[ARG144]], %[[ARG144]], %[[ARG144]]) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG135:[^ ]+]]: vector<2xf16>, %[[ARG136:[^ ]+]]: f32, %[[ARG137:[^ ]+]]: i32, %[[ARG138:[^ ]+]]: f64, %[[ARG139:[^ ]+]]: !llvm.ptr<3>, %[[ARG140:[^ ]+]]: !llvm.ptr, %[[ARG141:[^ ]+]]: i64, %[[ARG142:[^ ]+]]: i1, %[[ARG143:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "nvvm.mma.sync"(%[[ARG135]], %[[ARG135]], %[[ARG135]], %[[ARG135]], %[[ARG136]], %[[ARG136]], %[[ARG136]], %[[ARG136]], %[[ARG136]], %[[ARG136]], %[[ARG136]], %[[ARG136]]) <{layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 8>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG126:[^ ]+]]: vector<2xf16>, %[[ARG127:[^ ]+]]: f32, %[[ARG128:[^ ]+]]: i32, %[[ARG129:[^ ]+]]: f64, %[[ARG130:[^ ]+]]: !llvm.ptr<3>, %[[ARG131:[^ ]+]]: !llvm.ptr, %[[ARG132:[^ ]+]]: i64, %[[ARG133:[^ ]+]]: i1, %[[ARG134:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "nvvm.mma.sync"(%[[ARG129]], %[[ARG129]], %[[ARG129]], %[[ARG129]]) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG117:[^ ]+]]: vector<2xf16>, %[[ARG118:[^ ]+]]: f32, %[[ARG119:[^ ]+]]: i32, %[[ARG120:[^ ]+]]: f64, %[[ARG121:[^ ]+]]: !llvm.ptr<3>, %[[ARG122:[^ ]+]]: !llvm.ptr, %[[ARG123:[^ ]+]]: i64, %[[ARG124:[^ ]+]]: i1, %[[ARG125:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "nvvm.mma.sync"(%[[ARG119]], %[[ARG119]], %[[ARG119]], %[[ARG119]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG108:[^ ]+]]: vector<2xf16>, %[[ARG109:[^ ]+]]: f32, %[[ARG110:[^ ]+]]: i32, %[[ARG111:[^ ]+]]: f64, %[[ARG112:[^ ]+]]: !llvm.ptr<3>, %[[ARG113:[^ ]+]]: !llvm.ptr, %[[ARG114:[^ ]+]]: i64, %[[ARG115:[^ ]+]]: i1, %[[ARG116:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "nvvm.mma.sync"(%[[ARG110]], %[[ARG110]], %[[ARG110]], %[[ARG110]]) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 32>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG99:[^ ]+]]: vector<2xf16>, %[[ARG100:[^ ]+]]: f32, %[[ARG101:[^ ]+]]: i32, %[[ARG102:[^ ]+]]: f64, %[[ARG103:[^ ]+]]: !llvm.ptr<3>, %[[ARG104:[^ ]+]]: !llvm.ptr, %[[ARG105:[^ ]+]]: i64, %[[ARG106:[^ ]+]]: i1, %[[ARG107:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "nvvm.mma.sync"(%[[ARG101]], %[[ARG101]], %[[ARG101]], %[[ARG101]]) <{b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 128>}> {foo.bar = 1 : i64} : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG90:[^ ]+]]: vector<2xf16>, %[[ARG91:[^ ]+]]: f32, %[[ARG92:[^ ]+]]: i32, %[[ARG93:[^ ]+]]: f64, %[[ARG94:[^ ]+]]: !llvm.ptr<3>, %[[ARG95:[^ ]+]]: !llvm.ptr, %[[ARG96:[^ ]+]]: i64, %[[ARG97:[^ ]+]]: i1, %[[ARG98:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "nvvm.mma.sync"(%[[ARG92]], %[[ARG92]], %[[ARG92]], %[[ARG92]], %[[ARG92]], %[[ARG92]], %[[ARG92]]) <{b1Op = #nvvm.mma_b1op<and_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG81:[^ ]+]]: vector<2xf16>, %[[ARG82:[^ ]+]]: f32, %[[ARG83:[^ ]+]]: i32, %[[ARG84:[^ ]+]]: f64, %[[ARG85:[^ ]+]]: !llvm.ptr<3>, %[[ARG86:[^ ]+]]: !llvm.ptr, %[[ARG87:[^ ]+]]: i64, %[[ARG88:[^ ]+]]: i1, %[[ARG89:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "nvvm.mma.sync"(%[[ARG83]], %[[ARG83]], %[[ARG83]], %[[ARG83]], %[[ARG83]], %[[ARG83]], %[[ARG82]], %[[ARG82]], %[[ARG82]], %[[ARG82]]) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG72:[^ ]+]]: vector<2xf16>, %[[ARG73:[^ ]+]]: f32, %[[ARG74:[^ ]+]]: i32, %[[ARG75:[^ ]+]]: f64, %[[ARG76:[^ ]+]]: !llvm.ptr<3>, %[[ARG77:[^ ]+]]: !llvm.ptr, %[[ARG78:[^ ]+]]: i64, %[[ARG79:[^ ]+]]: i1, %[[ARG80:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "nvvm.wmma.load"(%[[ARG76]], %[[ARG74]]) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG63:[^ ]+]]: vector<2xf16>, %[[ARG64:[^ ]+]]: f32, %[[ARG65:[^ ]+]]: i32, %[[ARG66:[^ ]+]]: f64, %[[ARG67:[^ ]+]]: !llvm.ptr<3>, %[[ARG68:[^ ]+]]: !llvm.ptr, %[[ARG69:[^ ]+]]: i64, %[[ARG70:[^ ]+]]: i1, %[[ARG71:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "nvvm.wmma.load"(%[[ARG68]], %[[ARG65]]) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG54:[^ ]+]]: vector<2xf16>, %[[ARG55:[^ ]+]]: f32, %[[ARG56:[^ ]+]]: i32, %[[ARG57:[^ ]+]]: f64, %[[ARG58:[^ ]+]]: !llvm.ptr<3>, %[[ARG59:[^ ]+]]: !llvm.ptr, %[[ARG60:[^ ]+]]: i64, %[[ARG61:[^ ]+]]: i1, %[[ARG62:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     "nvvm.wmma.store"(%[[ARG58]], %[[ARG55]], %[[ARG55]], %[[ARG55]], %[[ARG55]], %[[ARG55]], %[[ARG55]], %[[ARG55]], %[[ARG55]], %[[ARG56]]) <{eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<3>, f32, f32, f32, f32, f32, f32, f32, f32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG45:[^ ]+]]: vector<2xf16>, %[[ARG46:[^ ]+]]: f32, %[[ARG47:[^ ]+]]: i32, %[[ARG48:[^ ]+]]: f64, %[[ARG49:[^ ]+]]: !llvm.ptr<3>, %[[ARG50:[^ ]+]]: !llvm.ptr, %[[ARG51:[^ ]+]]: i64, %[[ARG52:[^ ]+]]: i1, %[[ARG53:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "nvvm.wmma.mma"(%[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG45]], %[[ARG46]], %[[ARG46]], %[[ARG46]], %[[ARG46]], %[[ARG46]], %[[ARG46]], %[[ARG46]], %[[ARG46]]) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG36:[^ ]+]]: vector<2xf16>, %[[ARG37:[^ ]+]]: f32, %[[ARG38:[^ ]+]]: i32, %[[ARG39:[^ ]+]]: f64, %[[ARG40:[^ ]+]]: !llvm.ptr<3>, %[[ARG41:[^ ]+]]: !llvm.ptr, %[[ARG42:[^ ]+]]: i64, %[[ARG43:[^ ]+]]: i1, %[[ARG44:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "nvvm.wmma.mma"(%[[ARG38]], %[[ARG38]], %[[ARG38]], %[[ARG38]], %[[ARG38]], %[[ARG38]], %[[ARG38]], %[[ARG38]], %[[ARG37]], %[[ARG37]], %[[ARG37]], %[[ARG37]], %[[ARG37]], %[[ARG37]], %[[ARG37]], %[[ARG37]]) <{eltypeA = #nvvm.mma_type<tf32>, eltypeB = #nvvm.mma_type<f32>, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG27:[^ ]+]]: vector<2xf16>, %[[ARG28:[^ ]+]]: f32, %[[ARG29:[^ ]+]]: i32, %[[ARG30:[^ ]+]]: f64, %[[ARG31:[^ ]+]]: !llvm.ptr<3>, %[[ARG32:[^ ]+]]: !llvm.ptr, %[[ARG33:[^ ]+]]: i64, %[[ARG34:[^ ]+]]: i1, %[[ARG35:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "nvvm.wgmma.mma_async"(%[[ARG35]], %[[ARG33]], %[[ARG33]]) <{layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG18:[^ ]+]]: vector<2xf16>, %[[ARG19:[^ ]+]]: f32, %[[ARG20:[^ ]+]]: i32, %[[ARG21:[^ ]+]]: f64, %[[ARG22:[^ ]+]]: !llvm.ptr<3>, %[[ARG23:[^ ]+]]: !llvm.ptr, %[[ARG24:[^ ]+]]: i64, %[[ARG25:[^ ]+]]: i1, %[[ARG26:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     "nvvm.inline_ptx"(%[[ARG22]], %[[ARG20]]) <{operandSegmentSizes = array<i32: 2, 0, 0>, ptxCode = "mbarrier.init.b64 [$0], $1;"}> : (!llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG9:[^ ]+]]: vector<2xf16>, %[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: f64, %[[ARG13:[^ ]+]]: !llvm.ptr<3>, %[[ARG14:[^ ]+]]: !llvm.ptr, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i1, %[[ARG17:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "nvvm.inline_ptx"(%[[ARG10]]) <{operandSegmentSizes = array<i32: 1, 0, 0>, ptxCode = "ex2.approx.ftz.f32 $0, $1;"}> : (f32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, f32, i32, f64, ptr<3>, ptr, i64, i1, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "f17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f64, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "nvvm.inline_ptx"(%[[ARG1]], %[[ARG7]]) <{operandSegmentSizes = array<i32: 0, 1, 1>, ptxCode = "foo $0;"}> : (f32, i1) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
