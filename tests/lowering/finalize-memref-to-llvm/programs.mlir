// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s

memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global @counter : memref<i64> = dense<0>
memref.global "private" @scratch : memref<16x16xf32> = uninitialized
func.func @f(%i: index) -> i32 {
  %t = memref.get_global @table : memref<4xi32>
  %c = memref.get_global @counter : memref<i64>
  %v = memref.load %t[%i] : memref<4xi32>
  return %v : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private constant @table(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
// CHECK-NEXT: llvm.mlir.global external @counter(0 : i64) {addr_space = 0 : i32} : i64
// CHECK-NEXT: llvm.mlir.global private @scratch() {addr_space = 0 : i32} : !llvm.array<16 x array<16 x f32>> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.undef : !llvm.array<16 x array<16 x f32>>
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.array<16 x array<16 x f32>>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f(%arg0: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V4:.*]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V5:.*]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.addressof @table : !llvm.ptr
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr %[[V6]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.inttoptr %[[V8]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V9]], %[[V10]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V7]], %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %[[V13]], %[[V12]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V1]], %[[V14]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V2]], %[[V15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V19:.*]] = llvm.getelementptr %[[V18]][%[[V17]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V20:.*]] = llvm.ptrtoint %[[V19]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V21:.*]] = llvm.mlir.addressof @counter : !llvm.ptr
// CHECK-NEXT: %[[V22:.*]] = llvm.getelementptr %[[V21]][0] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V23:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[V24:.*]] = llvm.inttoptr %[[V23]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[V25:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V26:.*]] = llvm.insertvalue %[[V24]], %[[V25]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V27:.*]] = llvm.insertvalue %[[V22]], %[[V26]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V28:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V29:.*]] = llvm.insertvalue %[[V28]], %[[V27]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V30:.*]] = llvm.extractvalue %[[V16]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V31:.*]] = llvm.getelementptr inbounds|nuw %[[V30]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V32:.*]] = llvm.load %[[V31]] : !llvm.ptr -> i32
// CHECK-NEXT: return %[[V32]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @alloc_use(%n: index, %x: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc() {alignment = 32 : i64} : memref<2x3xf64>
  %c = memref.alloca(%n, %n) : memref<?x?xi8>
  memref.store %x, %a[%n] : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %b : memref<2x3xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: func.func @alloc_use(%arg0: index, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V5:.*]] = llvm.call @malloc(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(6 : index) : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr %[[V17]][%[[V16]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[V19:.*]] = llvm.ptrtoint %[[V18]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V19]], %[[V20]] : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.call @malloc(%[[V21]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V23:.*]] = llvm.ptrtoint %[[V22]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V24:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V25:.*]] = llvm.sub %[[V20]], %[[V24]] : i64
// CHECK-NEXT: %[[V26:.*]] = llvm.add %[[V23]], %[[V25]] : i64
// CHECK-NEXT: %[[V27:.*]] = llvm.urem %[[V26]], %[[V20]] : i64
// CHECK-NEXT: %[[V28:.*]] = llvm.sub %[[V26]], %[[V27]] : i64
// CHECK-NEXT: %[[V29:.*]] = llvm.inttoptr %[[V28]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[V30:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V31:.*]] = llvm.insertvalue %[[V22]], %[[V30]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V32:.*]] = llvm.insertvalue %[[V29]], %[[V31]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V33:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V34:.*]] = llvm.insertvalue %[[V33]], %[[V32]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V35:.*]] = llvm.insertvalue %[[V13]], %[[V34]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V36:.*]] = llvm.insertvalue %[[V14]], %[[V35]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V37:.*]] = llvm.insertvalue %[[V14]], %[[V36]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V38:.*]] = llvm.insertvalue %[[V15]], %[[V37]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V39:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V40:.*]] = llvm.mul %[[V0]], %[[V0]] : i64
// CHECK-NEXT: %[[V41:.*]] = llvm.alloca %[[V40]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V42:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V43:.*]] = llvm.insertvalue %[[V41]], %[[V42]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V44:.*]] = llvm.insertvalue %[[V41]], %[[V43]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V45:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V46:.*]] = llvm.insertvalue %[[V45]], %[[V44]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V47:.*]] = llvm.insertvalue %[[V0]], %[[V46]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V48:.*]] = llvm.insertvalue %[[V0]], %[[V47]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V49:.*]] = llvm.insertvalue %[[V0]], %[[V48]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V50:.*]] = llvm.insertvalue %[[V39]], %[[V49]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V51:.*]] = llvm.extractvalue %[[V12]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V52:.*]] = llvm.getelementptr inbounds|nuw %[[V51]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg1, %[[V52]] : f32, !llvm.ptr
// CHECK-NEXT: %[[V53:.*]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @free(%[[V53]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[V54:.*]] = llvm.extractvalue %[[V38]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @free(%[[V54]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @copies(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<?x?xf32>, %d: memref<?x?xf32>, %e: memref<4x4xf32, strided<[8, 1]>>, %g: memref<4x4xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  memref.copy %c, %d : memref<?x?xf32> to memref<?x?xf32>
  memref.copy %e, %g : memref<4x4xf32, strided<[8, 1]>> to memref<4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @copies(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<4x4xf32, strided<[8, 1]>>, %arg5: memref<4x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg5 : memref<4x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg4 : memref<4x4xf32, strided<[8, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg3 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %[[V6]], %[[V7]] : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V10:.*]] = llvm.getelementptr %[[V9]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V11:.*]] = llvm.ptrtoint %[[V10]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V8]], %[[V11]] : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.getelementptr %[[V13]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V4]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr %[[V16]][%[[V17]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V18]], %[[V15]], %[[V12]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V19:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.mul %[[V19]], %[[V20]] : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V3]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V23:.*]] = llvm.mul %[[V21]], %[[V22]] : i64
// CHECK-NEXT: %[[V24:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V25:.*]] = llvm.getelementptr %[[V24]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V26:.*]] = llvm.ptrtoint %[[V25]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V27:.*]] = llvm.mul %[[V23]], %[[V26]] : i64
// CHECK-NEXT: %[[V28:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V29:.*]] = llvm.extractvalue %[[V3]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V30:.*]] = llvm.getelementptr %[[V28]][%[[V29]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V31:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V32:.*]] = llvm.extractvalue %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V33:.*]] = llvm.getelementptr %[[V31]][%[[V32]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V33]], %[[V30]], %[[V27]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V34:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %[[V35:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[V36:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V37:.*]] = llvm.alloca %[[V36]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V1]], %[[V37]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[V38:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V39:.*]] = llvm.insertvalue %[[V35]], %[[V38]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V40:.*]] = llvm.insertvalue %[[V37]], %[[V39]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V41:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[V42:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V43:.*]] = llvm.alloca %[[V42]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V43]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[V44:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V45:.*]] = llvm.insertvalue %[[V41]], %[[V44]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V46:.*]] = llvm.insertvalue %[[V43]], %[[V45]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V47:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V48:.*]] = llvm.alloca %[[V47]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V40]], %[[V48]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[V49:.*]] = llvm.alloca %[[V47]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V46]], %[[V49]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[V50:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V51:.*]] = llvm.getelementptr %[[V50]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V52:.*]] = llvm.ptrtoint %[[V51]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%[[V52]], %[[V48]], %[[V49]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %[[V34]] : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @dims(%a: memref<4x?x?xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %a, %c0 : memref<4x?x?xf32>
  %1 = memref.dim %a, %c1 : memref<4x?x?xf32>
  %2 = memref.dim %a, %i : memref<4x?x?xf32>
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @dims(%arg0: memref<4x?x?xf32>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i64 to index
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V1]][3] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.alloca %[[V6]] x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V7]], %[[V8]] : !llvm.array<3 x i64>, !llvm.ptr
// CHECK-NEXT: %[[V9:.*]] = llvm.getelementptr %[[V8]][0, %[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i64>
// CHECK-NEXT: %[[V10:.*]] = llvm.load %[[V9]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V11:.*]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT: return %[[V3]], %[[V5]], %[[V11]] : index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @unranked(%a: memref<*xf32>, %i: index) -> (index, index) {
  %0 = memref.dim %a, %i : memref<*xf32>
  %1 = memref.rank %a : memref<*xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @unranked(%arg0: memref<*xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V3]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V7:.*]] = llvm.load %[[V6]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V8:.*]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V10:.*]] = builtin.unrealized_conversion_cast %[[V9]] : i64 to index
// CHECK-NEXT: return %[[V8]], %[[V10]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @atomics(%a: memref<4xi32>, %b: memref<4xf32>, %i: index, %x: i32, %y: f32) {
  %0 = memref.atomic_rmw addi %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw addf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.generic_atomic_rmw %b[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    %3 = arith.mulf %c, %y : f32
    memref.atomic_yield %3 : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @atomics(%arg0: memref<4xi32>, %arg1: memref<4xf32>, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V5:.*]] = llvm.atomicrmw add %[[V4]], %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr %[[V6]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V8:.*]] = llvm.atomicrmw fadd %[[V7]], %arg4 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %[[V9:.*]] = memref.generic_atomic_rmw %arg1[%arg2] : memref<4xf32> {
// CHECK-NEXT: ^bb0(%arg5: f32):
// CHECK-NEXT: %[[V10:.*]] = arith.mulf %arg5, %arg4 : f32
// CHECK-NEXT: memref.atomic_yield %[[V10]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @extract(%a: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (index, index) {
  %p = memref.extract_aligned_pointer_as_index %a : memref<?x4xf32, strided<[?, 1], offset: ?>> -> index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %p, %t#0 : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @extract(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (index, index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.ptrtoint %[[V1]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i64 to index
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V4]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = builtin.unrealized_conversion_cast %[[V14]] : i64 to index
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: return %[[V3]], %[[V15]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%n: index) -> memref<?xf32> {
    %a = memref.alloc(%n) : memref<?xf32>
    return %a : memref<?xf32>
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i32
// CHECK-NEXT: %[[V5:.*]] = llvm.call @malloc(%[[V4]]) : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V13:.*]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<?xf32>
// CHECK-NEXT: return %[[V13]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @malloc(i64) -> !llvm.ptr
func.func @f() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: func.func @f() -> memref<4xf32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V5:.*]] = llvm.call @malloc(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: return %[[V13]] : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module {
  func.func private @malloc(i64) -> !llvm.ptr
  func.func @f() -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    return %a : memref<4xf32>
  }
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc_0(i64) -> !llvm.ptr
// CHECK-NEXT: func.func private @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: func.func @f() -> memref<4xf32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V5:.*]] = llvm.call @malloc_0(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: return %[[V13]] : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
