// RUN: mlir-opt %s --split-input-file --llvm-request-c-wrappers --convert-func-to-llvm | FileCheck %s

func.func @f(%m: memref<?xf32>) -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func private @g(memref<?xf32>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f([[ARG0:%[^ ]+]]: !llvm.ptr, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i64, [[ARG3:%[^ ]+]]: i64, [[ARG4:%[^ ]+]]: i64) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     [[C1_I32:%[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     llvm.return [[C1_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_f([[ARG0:%[^ ]+]]: !llvm.ptr) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.load [[ARG0]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.extractvalue [[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.extractvalue [[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.extractvalue [[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V4:%[^ ]+]] = llvm.extractvalue [[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.extractvalue [[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.call @f([[V1]], [[V2]], [[V3]], [[V4]], [[V5]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
// CHECK-NEXT:     llvm.return [[V6]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func private @g([[ARG0:%[^ ]+]]: !llvm.ptr, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i64, [[ARG3:%[^ ]+]]: i64, [[ARG4:%[^ ]+]]: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.insertvalue [[ARG0]], [[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.insertvalue [[ARG1]], [[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.insertvalue [[ARG2]], [[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V4:%[^ ]+]] = llvm.insertvalue [[ARG3]], [[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.insertvalue [[ARG4]], [[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.alloca [[V6]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store [[V5]], [[V7]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_g([[V7]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_g(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }
