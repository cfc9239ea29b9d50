// RUN: mlir-opt %s --convert-to-llvm=allow-pattern-rollback=0 --split-input-file --allow-unregistered-dialect | FileCheck %s

// Operands have casts of their own, and descriptors.

func.func @arguments(%m: memref<?xf32>, %n: memref<f32>, %i: index) {
  %0 = memref.load %m[%i] : memref<?xf32>
  memref.store %0, %n[] : memref<f32>
  memref.store %0, %m[%i] : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @arguments(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg5, %[[V6]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %arg6, %[[V7]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %arg7, %[[V8]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %arg0, %[[V10]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %arg1, %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %arg2, %[[V12]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %arg3, %[[V13]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %arg4, %[[V14]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.getelementptr inbounds|nuw %[[V16]][%arg8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V18:.*]] = llvm.load %[[V17]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V19:.*]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %[[V18]], %[[V19]] : f32, !llvm.ptr
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.getelementptr inbounds|nuw %[[V20]][%arg8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V18]], %[[V21]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<?xf32>, %i: index, %c: i1) -> f32 {
  cf.cond_br %c, ^a, ^b(%m : memref<?xf32>)
^a:
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0 : f32
^b(%n: memref<?xf32>):
  memref.copy %n, %m : memref<?xf32> to memref<?xf32>
  %1 = memref.load %n[%i] : memref<?xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @blocks(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i1) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg0, %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %arg1, %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %arg2, %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %arg3, %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %arg4, %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %arg0, %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %arg1, %[[V13]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %arg2, %[[V14]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %arg3, %[[V15]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.insertvalue %arg4, %[[V16]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.cond_br %arg6, ^bb1, ^bb2(%[[V17]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V18:.*]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V19:.*]] = llvm.getelementptr inbounds|nuw %[[V18]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V20:.*]] = llvm.load %[[V19]] : !llvm.ptr -> f32
// CHECK-NEXT: llvm.return %[[V20]] : f32
// CHECK-NEXT: ^bb2(%[[V21:.*]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
// CHECK-NEXT: %[[V22:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V23:.*]] = llvm.extractvalue %[[V21]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V24:.*]] = llvm.mul %[[V22]], %[[V23]] : i64
// CHECK-NEXT: %[[V25:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V26:.*]] = llvm.getelementptr %[[V25]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V27:.*]] = llvm.ptrtoint %[[V26]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V28:.*]] = llvm.mul %[[V24]], %[[V27]] : i64
// CHECK-NEXT: %[[V29:.*]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V30:.*]] = llvm.extractvalue %[[V21]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V31:.*]] = llvm.getelementptr %[[V29]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V32:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V33:.*]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V34:.*]] = llvm.getelementptr %[[V32]][%[[V33]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V34]], %[[V31]], %[[V28]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V35:.*]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V36:.*]] = llvm.getelementptr inbounds|nuw %[[V35]][%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V37:.*]] = llvm.load %[[V36]] : !llvm.ptr -> f32
// CHECK-NEXT: llvm.return %[[V37]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @results(%i: index, %n: memref<f32>) -> index {
  %m, %j = "t.op"(%n, %i) : (memref<f32>, index) -> (memref<?xf32>, index)
  %0 = memref.load %m[%j] : memref<?xf32>
  memref.store %0, %m[%j] : memref<?xf32>
  memref.store %0, %n[] : memref<f32>
  %1 = arith.addi %j, %j : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @results(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg1, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg2, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg3, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg1, %[[V4]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %arg2, %[[V5]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg3, %[[V6]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V8:.*]] = builtin.unrealized_conversion_cast %[[V7]] : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT: %[[V9:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V10:.*]]:2 = "t.op"(%[[V8]], %[[V9]]) : (memref<f32>, index) -> (memref<?xf32>, index)
// CHECK-NEXT: %[[V11:.*]] = builtin.unrealized_conversion_cast %[[V10]]#1 : index to i64
// CHECK-NEXT: %[[V12:.*]] = builtin.unrealized_conversion_cast %[[V10]]#1 : index to i64
// CHECK-NEXT: %[[V13:.*]] = builtin.unrealized_conversion_cast %[[V10]]#1 : index to i64
// CHECK-NEXT: %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V10]]#0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = builtin.unrealized_conversion_cast %[[V10]]#1 : index to i64
// CHECK-NEXT: %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V10]]#0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V16]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr inbounds|nuw %[[V17]][%[[V15]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V19:.*]] = llvm.load %[[V18]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V14]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.getelementptr inbounds|nuw %[[V20]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V19]], %[[V21]] : f32, !llvm.ptr
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %[[V19]], %[[V22]] : f32, !llvm.ptr
// CHECK-NEXT: %[[V23:.*]] = llvm.add %[[V12]], %[[V11]] : i64
// CHECK-NEXT: llvm.return %[[V23]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
