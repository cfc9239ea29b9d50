// ORACLE: differs (objects-without-code-generators)
// RUN: mlir-opt %s "--gpu-lower-to-nvvm-pipeline=cubin-format=llvm opt-level=0" | FileCheck %s

func.func @fill(%m: memref<64xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %y = arith.mulf %x, %x : f32
    memref.store %y, %m[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   llvm.func @fill(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     gpu.launch_func  @fill_kernel::@fill_kernel blocks in (%[[V0]], %[[V0]], %[[V0]]) threads in (%[[V1]], %[[V0]], %[[V0]]) : i64 args(%[[ARG5]] : f32, %[[ARG0]] : !llvm.ptr, %[[ARG1]] : !llvm.ptr, %[[ARG2]] : i64, %[[ARG3]] : i64, %[[ARG4]] : i64)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.binary @fill_kernel  [#gpu.object<#nvvm.target<O = 0, features = "+ptx60">, offload = "; ModuleID = 'LLVMDialectModule'\0Asource_filename = \22LLVMDialectModule\22\0Atarget datalayout = \22e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\22\0Atarget triple = \22nvptx64-nvidia-cuda\22\0A\0Adefine ptx_kernel void @fill_kernel(float %[[V0]], ptr %[[V1]], ptr %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]]) #0 {\0A  %[[V7:[^ ]+]] = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.x()\0A  %[[V8:[^ ]+]] = sext i32 %[[V7]] to i64\0A  %[[V9:[^ ]+]] = fmul float %[[V0]], %[[V0]]\0A  %[[V10:[^ ]+]] = getelementptr inbounds nuw float, ptr %[[V2]], i64 %[[V8]]\0A  store float %[[V9]], ptr %[[V10]], align 4\0A  ret void\0A}\0A\0A; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)\0Adeclare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1\0A\0Aattributes #0 = { \22nvvm.maxntid\22=\2264,1,1\22 }\0Aattributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }\0A\0A!llvm.module.flags = !{!0}\0A\0A!0 = !{i32 2, !\22Debug Info Version\22, i32 3}\0A">]
// CHECK-NEXT: }
