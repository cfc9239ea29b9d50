// Passes of a pipeline that make globals and declarations, for several functions each.
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(convert-scf-to-cf,expand-strided-metadata,convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,finalize-memref-to-llvm,reconcile-unrealized-casts)' | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm),convert-cf-to-llvm,func.func(convert-arith-to-llvm),finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s --check-prefix=OTHER

func.func @a(%c: i1, %n: index) -> memref<?xf32> {
  cf.assert %c, "first"
  cf.assert %c, "second"
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
memref.global "private" @g : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func @b(%c: i1, %m: memref<?xf32>) {
  cf.assert %c, "first"
  memref.dealloc %m : memref<?xf32>
  return
}
func.func @c(%b: i1, %n: index) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %v = memref.load %g[%c0] : memref<4xi32>
  %m = call @a(%b, %n) : (i1, index) -> memref<?xf32>
  call @b(%b, %m) : (i1, memref<?xf32>) -> ()
  return %v : i32
}







// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_1(dense<[102, 105, 114, 115, 116, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_0(dense<[115, 101, 99, 111, 110, 100, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[102, 105, 114, 115, 116, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb2, ^bb4
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[ARG1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @malloc(%[[V3]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V13]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   ^bb4:  // pred: ^bb1
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.getelementptr %[[V14]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V15]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global private @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
// CHECK-NEXT:   llvm.func @b(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @free(%[[V6]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.getelementptr %[[V7]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V8]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @c(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[V6]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.inttoptr %[[V8]] : i64 to !llvm.ptr
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V10]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V12]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V14]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V16]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V17]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.load %[[V18]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.call @a(%[[ARG0]], %[[ARG1]]) : (i1, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V20]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V20]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V20]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V20]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @b(%[[ARG0]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]]) : (i1, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
// CHECK-NEXT:     llvm.return %[[V19]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_c(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call @c(%[[ARG0]], %[[ARG1]]) : (i1, i64) -> i32
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// OTHER: module {
// OTHER-NEXT:   llvm.func @free(!llvm.ptr)
// OTHER-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// OTHER-NEXT:   llvm.mlir.global private constant @assert_msg_1(dense<[102, 105, 114, 115, 116, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// OTHER-NEXT:   llvm.mlir.global private constant @assert_msg_0(dense<[115, 101, 99, 111, 110, 100, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
// OTHER-NEXT:   llvm.func @abort()
// OTHER-NEXT:   llvm.func @puts(!llvm.ptr)
// OTHER-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[102, 105, 114, 115, 116, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// OTHER-NEXT:   llvm.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// OTHER-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb3
// OTHER-NEXT:   ^bb1:  // pred: ^bb0
// OTHER-NEXT:     llvm.cond_br %[[ARG0]], ^bb2, ^bb4
// OTHER-NEXT:   ^bb2:  // pred: ^bb1
// OTHER-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// OTHER-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// OTHER-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[ARG1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// OTHER-NEXT:     %[[V3:[^ ]+]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i64
// OTHER-NEXT:     %[[V4:[^ ]+]] = llvm.call @malloc(%[[V3]]) : (i64) -> !llvm.ptr
// OTHER-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// OTHER-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:   ^bb3:  // pred: ^bb0
// OTHER-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// OTHER-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// OTHER-NEXT:     llvm.call @puts(%[[V13]]) : (!llvm.ptr) -> ()
// OTHER-NEXT:     llvm.call @abort() : () -> ()
// OTHER-NEXT:     llvm.unreachable
// OTHER-NEXT:   ^bb4:  // pred: ^bb1
// OTHER-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// OTHER-NEXT:     %[[V15:[^ ]+]] = llvm.getelementptr %[[V14]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// OTHER-NEXT:     llvm.call @puts(%[[V15]]) : (!llvm.ptr) -> ()
// OTHER-NEXT:     llvm.call @abort() : () -> ()
// OTHER-NEXT:     llvm.unreachable
// OTHER-NEXT:   }
// OTHER-NEXT:   llvm.mlir.global private @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
// OTHER-NEXT:   llvm.func @b(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64) {
// OTHER-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// OTHER-NEXT:   ^bb1:  // pred: ^bb0
// OTHER-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     llvm.call @free(%[[V6]]) : (!llvm.ptr) -> ()
// OTHER-NEXT:     llvm.return
// OTHER-NEXT:   ^bb2:  // pred: ^bb0
// OTHER-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// OTHER-NEXT:     %[[V8:[^ ]+]] = llvm.getelementptr %[[V7]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// OTHER-NEXT:     llvm.call @puts(%[[V8]]) : (!llvm.ptr) -> ()
// OTHER-NEXT:     llvm.call @abort() : () -> ()
// OTHER-NEXT:     llvm.unreachable
// OTHER-NEXT:   }
// OTHER-NEXT:   llvm.func @c(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> i32 attributes {llvm.emit_c_interface} {
// OTHER-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// OTHER-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// OTHER-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// OTHER-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// OTHER-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// OTHER-NEXT:     %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// OTHER-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.addressof @g : !llvm.ptr
// OTHER-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[V6]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// OTHER-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(3735928559 : index) : i64
// OTHER-NEXT:     %[[V9:[^ ]+]] = llvm.inttoptr %[[V8]] : i64 to !llvm.ptr
// OTHER-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V10]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// OTHER-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V12]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V14]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V16]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V18:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V17]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// OTHER-NEXT:     %[[V19:[^ ]+]] = llvm.load %[[V18]] : !llvm.ptr -> i32
// OTHER-NEXT:     %[[V20:[^ ]+]] = llvm.call @a(%[[ARG0]], %[[ARG1]]) : (i1, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V20]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V20]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V20]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V20]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     llvm.call @b(%[[ARG0]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]]) : (i1, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
// OTHER-NEXT:     llvm.return %[[V19]] : i32
// OTHER-NEXT:   }
// OTHER-NEXT:   llvm.func @_mlir_ciface_c(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> i32 attributes {llvm.emit_c_interface} {
// OTHER-NEXT:     %[[V0:[^ ]+]] = llvm.call @c(%[[ARG0]], %[[ARG1]]) : (i1, i64) -> i32
// OTHER-NEXT:     llvm.return %[[V0]] : i32
// OTHER-NEXT:   }
// OTHER-NEXT: }

// -----

func.func @outside(%c: i1, %n: index) -> memref<?xf32> {
  cf.assert %c, "outside"
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
module @inner {
  func.func @inside(%c: i1, %n: index) -> memref<?xf32> {
    cf.assert %c, "inside"
    %m = memref.alloc(%n) : memref<?xf32>
    return %m : memref<?xf32>
  }
}







// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[111, 117, 116, 115, 105, 100, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
// CHECK-NEXT:   llvm.func @outside(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[ARG1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @malloc(%[[V3]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V13]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.func @abort()
// CHECK-NEXT:     llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:     llvm.mlir.global private constant @assert_msg(dense<[105, 110, 115, 105, 100, 101, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
// CHECK-NEXT:     llvm.func @inside(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:       llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[ARG1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @malloc(%[[V3]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// CHECK-NEXT:       llvm.call @puts(%[[V13]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @abort() : () -> ()
// CHECK-NEXT:       llvm.unreachable
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// OTHER: module {
// OTHER-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// OTHER-NEXT:   llvm.func @abort()
// OTHER-NEXT:   llvm.func @puts(!llvm.ptr)
// OTHER-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[111, 117, 116, 115, 105, 100, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
// OTHER-NEXT:   llvm.func @outside(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// OTHER-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// OTHER-NEXT:   ^bb1:  // pred: ^bb0
// OTHER-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// OTHER-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// OTHER-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[ARG1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// OTHER-NEXT:     %[[V3:[^ ]+]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i64
// OTHER-NEXT:     %[[V4:[^ ]+]] = llvm.call @malloc(%[[V3]]) : (i64) -> !llvm.ptr
// OTHER-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// OTHER-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:     llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:   ^bb2:  // pred: ^bb0
// OTHER-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// OTHER-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// OTHER-NEXT:     llvm.call @puts(%[[V13]]) : (!llvm.ptr) -> ()
// OTHER-NEXT:     llvm.call @abort() : () -> ()
// OTHER-NEXT:     llvm.unreachable
// OTHER-NEXT:   }
// OTHER-NEXT:   module @inner {
// OTHER-NEXT:     llvm.func @malloc(i64) -> !llvm.ptr
// OTHER-NEXT:     llvm.func @abort()
// OTHER-NEXT:     llvm.func @puts(!llvm.ptr)
// OTHER-NEXT:     llvm.mlir.global private constant @assert_msg(dense<[105, 110, 115, 105, 100, 101, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
// OTHER-NEXT:     llvm.func @inside(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// OTHER-NEXT:       llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// OTHER-NEXT:     ^bb1:  // pred: ^bb0
// OTHER-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// OTHER-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// OTHER-NEXT:       %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[ARG1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// OTHER-NEXT:       %[[V3:[^ ]+]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i64
// OTHER-NEXT:       %[[V4:[^ ]+]] = llvm.call @malloc(%[[V3]]) : (i64) -> !llvm.ptr
// OTHER-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// OTHER-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// OTHER-NEXT:       llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// OTHER-NEXT:     ^bb2:  // pred: ^bb0
// OTHER-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// OTHER-NEXT:       %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// OTHER-NEXT:       llvm.call @puts(%[[V13]]) : (!llvm.ptr) -> ()
// OTHER-NEXT:       llvm.call @abort() : () -> ()
// OTHER-NEXT:       llvm.unreachable
// OTHER-NEXT:     }
// OTHER-NEXT:   }
// OTHER-NEXT: }
