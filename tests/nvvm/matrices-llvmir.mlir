// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

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
