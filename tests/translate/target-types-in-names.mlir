// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Target types in the names of intrinsics.

llvm.func @f(%t: !llvm.target<"riscv.vector.tuple", vector<[8]xi8>, 2>, %p: !llvm.ptr, %vl: i64) {
  %0 = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.call_intrinsic "llvm.riscv.vlseg2"(%t, %p, %vl, %0) : (!llvm.target<"riscv.vector.tuple", vector<[8]xi8>, 2>, !llvm.ptr, i64, i64) -> !llvm.target<"riscv.vector.tuple", vector<[8]xi8>, 2>
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK: define void @f(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %0, ptr %1, i64 %2) {
// CHECK-NEXT:   %4 = call target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @llvm.riscv.vlseg2.triscv.vector.tuple_nxv8i8_2t.p0.i64(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %0, ptr %1, i64 %2, i64 5)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @llvm.riscv.vlseg2.triscv.vector.tuple_nxv8i8_2t.p0.i64(target("riscv.vector.tuple", <vscale x 8 x i8>, 2), ptr captures(none), i64, i64 immarg) #0
// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
