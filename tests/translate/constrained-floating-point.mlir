// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @rounding(%d: f64) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore : f64 to f32
  %1 = llvm.intr.experimental.constrained.fptrunc %d tonearest maytrap : f64 to f32
  %2 = llvm.intr.experimental.constrained.fptrunc %d upward strict : f64 to f32
  %3 = llvm.intr.experimental.constrained.fptrunc %d downward strict : f64 to f32
  %4 = llvm.intr.experimental.constrained.fptrunc %d tonearestaway strict : f64 to f32
  llvm.return
}

// CHECK: define void @rounding(double %0) {
// CHECK-NEXT: %2 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.towardzero", metadata !"fpexcept.ignore") #1
// CHECK-NEXT: %3 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #1
// CHECK-NEXT: %4 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.upward", metadata !"fpexcept.strict") #1
// CHECK-NEXT: %5 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.downward", metadata !"fpexcept.strict") #1
// CHECK-NEXT: %6 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.tonearestaway", metadata !"fpexcept.strict") #1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #0
// CHECK: attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #1 = { strictfp }

// -----

llvm.func @conversions(%i: i32, %f: vector<4xf32>) {
  %0 = llvm.intr.experimental.constrained.sitofp %i tonearest ignore : i32 to f32
  %1 = llvm.intr.experimental.constrained.uitofp %i tonearest strict : i32 to f64
  %2 = llvm.intr.experimental.constrained.fpext %f strict : vector<4xf32> to vector<4xf64>
  llvm.return
}

// CHECK: define void @conversions(i32 %0, <4 x float> %1) {
// CHECK-NEXT: %3 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.tonearest", metadata !"fpexcept.ignore") #1
// CHECK-NEXT: %4 = call double @llvm.experimental.constrained.uitofp.f64.i32(i32 %0, metadata !"round.tonearest", metadata !"fpexcept.strict") #1
// CHECK-NEXT: %5 = call <4 x double> @llvm.experimental.constrained.fpext.v4f64.v4f32(<4 x float> %1, metadata !"fpexcept.strict") #1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #0
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare double @llvm.experimental.constrained.uitofp.f64.i32(i32, metadata, metadata) #0
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare <4 x double> @llvm.experimental.constrained.fpext.v4f64.v4f32(<4 x float>, metadata) #0
// CHECK: attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #1 = { strictfp }
