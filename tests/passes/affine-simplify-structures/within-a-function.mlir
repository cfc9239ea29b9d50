// RUN: mlir-opt %s --affine-simplify-structures --allow-unregistered-dialect | FileCheck %s

func.func @around() {
  "test.wrap"() ({
    func.func @f(%i: index, %a: memref<8xf32>) -> f32 {
      %0 = affine.load %a[%i + 1 - 1] : memref<8xf32>
      affine.if affine_set<(d0) : (d0 - 1 >= 0, -d0 >= 0)>(%i) {
        "test.never"() : () -> ()
      }
      return %0 : f32
    }
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @around() {
// CHECK-NEXT: "test.wrap"() ({
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: memref<8xf32>) -> f32 {
// CHECK-NEXT: %0 = affine.load %arg1[%arg0] : memref<8xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
