// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @arm_neon(%i8x8: vector<8xi8>, %i16x4: vector<4xi16>, %i32x2: vector<2xi32>, %i8x16: vector<16xi8>, %i32x4: vector<4xi32>, %bf: vector<8xbf16>, %f: vector<4xf32>) {
  %0 = arm_neon.intr.smull %i8x8, %i8x8 : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %i16x4, %i16x4 : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %i32x2, %i32x2 : vector<2xi32> to vector<2xi64>
  %3 = arm_neon.intr.sdot %i32x4, %i8x16, %i8x16 : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %4 = arm_neon.intr.sdot %i32x2, %i8x8, %i8x8 : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %5 = arm_neon.intr.smmla %i32x4, %i8x16, %i8x16 : vector<16xi8> to vector<4xi32>
  %6 = arm_neon.intr.ummla %i32x4, %i8x16, %i8x16 : vector<16xi8> to vector<4xi32>
  %7 = arm_neon.intr.usmmla %i32x4, %i8x16, %i8x16 : vector<16xi8> to vector<4xi32>
  %8 = arm_neon.intr.bfmmla %f, %bf, %bf : vector<8xbf16> to vector<4xf32>
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @arm_neon(<8 x i8> [[V0:%[^ ]+]], <4 x i16> [[V1:%[^ ]+]], <2 x i32> [[V2:%[^ ]+]], <16 x i8> [[V3:%[^ ]+]], <4 x i32> [[V4:%[^ ]+]], <8 x bfloat> [[V5:%[^ ]+]], <4 x float> [[V6:%[^ ]+]]) {
// CHECK-NEXT:   [[V8:%[^ ]+]] = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> [[V0]], <8 x i8> [[V0]])
// CHECK-NEXT:   [[V9:%[^ ]+]] = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> [[V1]], <4 x i16> [[V1]])
// CHECK-NEXT:   [[V10:%[^ ]+]] = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> [[V2]], <2 x i32> [[V2]])
// CHECK-NEXT:   [[V11:%[^ ]+]] = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> [[V4]], <16 x i8> [[V3]], <16 x i8> [[V3]])
// CHECK-NEXT:   [[V12:%[^ ]+]] = call <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32> [[V2]], <8 x i8> [[V0]], <8 x i8> [[V0]])
// CHECK-NEXT:   [[V13:%[^ ]+]] = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> [[V4]], <16 x i8> [[V3]], <16 x i8> [[V3]])
// CHECK-NEXT:   [[V14:%[^ ]+]] = call <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32> [[V4]], <16 x i8> [[V3]], <16 x i8> [[V3]])
// CHECK-NEXT:   [[V15:%[^ ]+]] = call <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32> [[V4]], <16 x i8> [[V3]], <16 x i8> [[V3]])
// CHECK-NEXT:   [[V16:%[^ ]+]] = call <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float> [[V6]], <8 x bfloat> [[V5]], <8 x bfloat> [[V5]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8>, <8 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16>, <4 x i16>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32>, <2 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32>, <8 x i8>, <8 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float>, <8 x bfloat>, <8 x bfloat>) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
