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

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f0(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.f32.f32(<2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f16(<2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f2(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { float, float, float, float, float, float, float, float } @llvm.nvvm.mma.m8n8k4.col.row.f32.f32(<2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f3(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double %[[V3]], double %[[V3]], double %[[V3]], double %[[V3]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f4(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.satfinite.s8.u8(i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f5(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { i32, i32 } @llvm.nvvm.mma.m8n8k32.row.col.s4(i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f6(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { i32, i32 } @llvm.nvvm.mma.xor.popc.m8n8k128.row.col.b1(i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f7(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { i32, i32, i32, i32 } @llvm.nvvm.mma.and.popc.m16n8k128.row.col.b1(i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f8(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f9(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) %[[V4]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f10(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.col.stride.f32.p0(ptr %[[V5]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f11(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3) %[[V4]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f12(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], <2 x half> %[[V0]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f13(<2 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], double %[[V3:[^ ]+]], ptr addrspace(3) %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i1 %[[V7:[^ ]+]], { float, float, float, float } %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.col.tf32(i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], i32 %[[V2]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, float, float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float, float, float, float, float } @llvm.nvvm.mma.m8n8k4.col.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double, double, double, double) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.satfinite.s8.u8(i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32 } @llvm.nvvm.mma.m8n8k32.row.col.s4(i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32 } @llvm.nvvm.mma.xor.popc.m8n8k128.row.col.b1(i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.mma.and.popc.m16n8k128.row.col.b1(i32, i32, i32, i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32, i32, i32, i32, i32, i32, float, float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) readonly captures(none), i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.col.stride.f32.p0(ptr readonly captures(none), i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(argmem: write)
// CHECK-NEXT: declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3) writeonly captures(none), float, float, float, float, float, float, float, float, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nounwind memory(none)
// CHECK-NEXT: declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.col.tf32(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nounwind memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #2 = { nocallback nounwind memory(argmem: write) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
