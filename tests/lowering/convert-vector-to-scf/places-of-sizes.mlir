// RUN: mlir-opt %s --convert-vector-to-scf=target-rank=0 --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// A size that is known from an allocation leaves no constant behind that others would be merged with.

func.func @sizes(%size: index) {
  %memory = memref.alloc(%size) : memref<?xf32> loc("memory")
  %two = arith.constant dense<2.0> : vector<1xf32> loc("two")
  vector.transfer_write %two, %memory[%size] : vector<1xf32>, memref<?xf32> loc("write")
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @sizes(%arg0: index loc("{{.*}}":5:18)) {
// CHECK-NEXT: %c1 = arith.constant 1 : index loc(unknown)
// CHECK-NEXT: %c0 = arith.constant 0 : index loc("write")
// CHECK-NEXT: %cst = arith.constant dense<2.000000e+00> : vector<1xf32> loc("two")
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<1xf32>> loc("write")
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32> loc("memory")
// CHECK-NEXT: memref.store %cst, %alloca[] : memref<vector<1xf32>> loc("write")
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<1xf32>> to memref<1xvector<f32>> loc("write")
// CHECK-NEXT: scf.for %arg1 = %c0 to %c1 step %c1 {
// CHECK-NEXT: %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%arg1)[%arg0] loc("write")
// CHECK-NEXT: %2 = arith.cmpi sgt, %arg0, %1 : index loc("write")
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: %3 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%arg1)[%arg0] loc("write")
// CHECK-NEXT: %4 = memref.load %0[%arg1] : memref<1xvector<f32>> loc("write")
// CHECK-NEXT: vector.transfer_write %4, %alloc[%3] : vector<f32>, memref<?xf32> loc("write")
// CHECK-NEXT: } else {
// CHECK-NEXT: } loc("write")
// CHECK-NEXT: } loc("write")
// CHECK-NEXT: return loc("{{.*}}":9:3)
// CHECK-NEXT: } loc("{{.*}}":5:1)
// CHECK-NEXT: } loc("{{.*}}":0:0)
