// RUN: mlir-opt %s --finalize-memref-to-llvm | FileCheck %s

memref.global @g : memref<4xi32, 3> = dense<1>
func.func @f() -> memref<4xi32, 3> {
  %0 = memref.get_global @g : memref<4xi32, 3>
  return %0 : memref<4xi32, 3>
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<1> : tensor<4xi32>) {addr_space = 3 : i32} : !llvm.array<4 x i32>
// CHECK-NEXT: func.func @f() -> memref<4xi32, 3> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.addressof @g : !llvm.ptr<3>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V5]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<4 x i32>
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.inttoptr %[[V7]] : i64 to !llvm.ptr<3>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V8]], %[[V9]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V6]], %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %[[V0]], %[[V13]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V1]], %[[V14]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V15]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> to memref<4xi32, 3>
// CHECK-NEXT: return %[[V16]] : memref<4xi32, 3>
// CHECK-NEXT: }
// CHECK-NEXT: }
