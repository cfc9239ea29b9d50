// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm --convert-func-to-llvm --finalize-memref-to-llvm=use-generic-functions=true --reconcile-unrealized-casts | FileCheck %s

func.func @ret_unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @caller(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = call @ret_unranked(%m) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @two(%m: memref<*xf32>, %n: memref<4xf32>) -> (memref<*xf32>, memref<4xf32>, i32) {
  %c = arith.constant 1 : i32
  return %m, %n, %c : memref<*xf32>, memref<4xf32>, i32
}
func.func private @ext(memref<?x?xf32>, memref<*xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface}
func.func @use(%a: memref<?x?xf32>, %b: memref<*xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface} {
  %0 = call @ext(%a, %b) : (memref<?x?xf32>, memref<*xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @attrs(%a: memref<4xf32> {llvm.noalias}, %b: !llvm.ptr {llvm.byval = i32}, %c: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) attributes {llvm.linkage = #llvm.linkage<internal>} {
  return %c : i32
}
func.func private @va(i32) attributes {"llvm.varargs" = true}
func.func @ind(%f: (i32) -> i32, %x: i32) -> i32 {
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}
func.func @ho(%x: i32) -> ((i32) -> i32) {
  %f = func.constant @attrs2 : (i32) -> i32
  return %f : (i32) -> i32
}
func.func private @attrs2(i32) -> i32

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @ret_unranked(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[V4]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V4]], %[[V8]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.add %[[V9]], %[[V3]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V5]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.add %[[V7]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.call @malloc(%[[V12]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V13]], %[[V14]], %[[V12]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V17]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.return %[[V18]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @caller(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @ret_unranked(%[[V3]], %[[V4]]) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V7]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V7]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.add %[[V12]], %[[V6]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[V13]], %[[V8]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.add %[[V10]], %[[V14]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.alloca %[[V15]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V16]], %[[V17]], %[[V15]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @free(%[[V17]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V20]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mul %[[V23]], %[[V25]] : i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V21]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mul %[[V23]], %[[V27]] : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.add %[[V28]], %[[V22]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mul %[[V29]], %[[V24]] : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.add %[[V26]], %[[V30]] : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.call @malloc(%[[V31]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V32]], %[[V33]], %[[V31]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V21]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertvalue %[[V35]], %[[V34]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertvalue %[[V32]], %[[V36]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.return %[[V37]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @two(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) -> !llvm.struct<(struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V6]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V7]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[V11]], %[[V13]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mul %[[V11]], %[[V15]] : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.add %[[V16]], %[[V10]] : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mul %[[V17]], %[[V12]] : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.add %[[V14]], %[[V18]] : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.call @malloc(%[[V19]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V20]], %[[V21]], %[[V19]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V22]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V24]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V26]][0] : !llvm.struct<(struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V27]][1] : !llvm.struct<(struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V28]][2] : !llvm.struct<(struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)> 
// CHECK-NEXT:     llvm.return %[[V29]] : !llvm.struct<(struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func private @ext(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V4]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V7]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V8]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.alloca %[[V10]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[V9]], %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V12]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V13]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.alloca %[[V15]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[V14]], %[[V16]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_ext(%[[V1]], %[[V11]], %[[V16]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %[[V17]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_ext(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @use(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V6]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V8]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V9]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V10]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V10]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V10]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.call @ext(%[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %[[V20]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_use(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.load %[[ARG2]] : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.call @use(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V9]], %[[V10]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.store %[[V11]], %[[ARG0]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func internal @attrs(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: !llvm.ptr {llvm.byval = i32}, %[[ARG6:[^ ]+]]: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) {
// CHECK-NEXT:     llvm.return %[[ARG6]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @va(i32) attributes {llvm.varargs = true, sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @ind(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call %[[ARG0]](%[[ARG1]]) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ho(%[[ARG0:[^ ]+]]: i32) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @attrs2 : !llvm.ptr
// CHECK-NEXT:     llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @attrs2(i32) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT: }
