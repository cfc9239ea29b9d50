// RUN: mlir-opt %s --finalize-memref-to-llvm 2>&1 | FileCheck %s

llvm.func @malloc()
func.func @f() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}

// CHECK: tests/lowering/finalize-memref-to-llvm/reserved-places.mlir:3:1: error: redefinition of reserved function 'malloc' of different type '!llvm.func<void ()>' is prohibited
// CHECK-NEXT: llvm.func @malloc()
// CHECK-NEXT: ^
// CHECK-NEXT: tests/lowering/finalize-memref-to-llvm/reserved-places.mlir:3:1: note: see current operation: 
// CHECK-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "malloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @malloc()
// CHECK-NEXT:   func.func @f() -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
