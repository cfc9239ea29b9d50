// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

// Flags stand where the result can have them: floats, vectors and arrays of them, and literal structs of one float type.
llvm.func @floats(i32) -> f32
llvm.func @integers(i32) -> i32
llvm.func @pairs(i32) -> !llvm.struct<(f32, f32)>
llvm.func @mixed(i32) -> !llvm.struct<(f32, f64)>
llvm.func @rows(i32) -> !llvm.array<2 x vector<2xf32>>

llvm.func @calls(%a: i32) {
  %0 = llvm.call @floats(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> f32
  %1 = llvm.call @integers(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> i32
  %2 = llvm.call @pairs(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> !llvm.struct<(f32, f32)>
  %3 = llvm.call @mixed(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> !llvm.struct<(f32, f64)>
  %4 = llvm.call @rows(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> !llvm.array<2 x vector<2xf32>>
  llvm.return
}

// CHECK: declare float @floats(i32)
// CHECK: declare i32 @integers(i32)
// CHECK: declare { float, float } @pairs(i32)
// CHECK: declare { float, double } @mixed(i32)
// CHECK: declare [2 x <2 x float>] @rows(i32)
// CHECK: define void @calls(i32 %0) {
// CHECK-NEXT: %2 = call fast float @floats(i32 %0)
// CHECK-NEXT: %3 = call i32 @integers(i32 %0)
// CHECK-NEXT: %4 = call fast { float, float } @pairs(i32 %0)
// CHECK-NEXT: %5 = call { float, double } @mixed(i32 %0)
// CHECK-NEXT: %6 = call fast [2 x <2 x float>] @rows(i32 %0)
// CHECK-NEXT: ret void
// CHECK-NEXT: }

// -----

llvm.func @select(%c: i1, %i: i32, %f: f32) {
  %0 = llvm.select %c, %i, %i {fastmathFlags = #llvm.fastmath<nnan>} : i1, i32
  %1 = llvm.select %c, %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  llvm.return
}

// CHECK: define void @select(i1 %0, i32 %1, float %2) {
// CHECK-NEXT: %4 = select i1 %0, i32 %1, i32 %1
// CHECK-NEXT: %5 = select nnan i1 %0, float %2, float %2
// CHECK-NEXT: ret void
// CHECK-NEXT: }

// -----

llvm.func @sincos(%v: vector<[4]xf32>) {
  %0 = llvm.intr.sincos(%v) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
  llvm.return
}

// CHECK: define void @sincos(<vscale x 4 x float> %0) {
// CHECK-NEXT: %2 = call nsz arcp { <vscale x 4 x float>, <vscale x 4 x float> } @llvm.sincos.nxv4f32(<vscale x 4 x float> %0)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 4 x float>, <vscale x 4 x float> } @llvm.sincos.nxv4f32(<vscale x 4 x float>) #0
// CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
