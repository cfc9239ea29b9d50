// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @tile_zero() {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  return
}

func.func @tile_load(%arg0: memref<?x?xi8>, %arg1: index, %arg2: index) {
  %0 = amx.tile_load %arg0[%arg1, %arg2] : memref<?x?xi8> into !amx.tile<16x64xi8>
  return
}

func.func @tile_store(%arg0: memref<?x?xi8>, %arg1: index, %arg2: index, %arg3: !amx.tile<16x64xi8>) {
  amx.tile_store %arg0[%arg1, %arg2], %arg3 : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}

func.func @tile_load_2(%arg0: memref<?x?xi8>, %arg1: index, %arg2: index, %arg3: index) {
  %0 = amx.tile_load %arg0[%arg1, %arg2], %arg3 : memref<?x?xi8> into !amx.tile<16x64xi8>
  return
}

func.func @tile_store_2(%arg0: memref<?x?xi8>, %arg1: index, %arg2: index, %arg3: !amx.tile<16x64xi8>, %arg4: index) {
  amx.tile_store %arg0[%arg1, %arg2], %arg3, %arg4 : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}

func.func @tile_load_3(%arg0: memref<?xi8>, %arg1: index, %arg2: index) {
  %0 = amx.tile_load %arg0[%arg1], %arg2 : memref<?xi8> into !amx.tile<16x64xi8>
  return
}

func.func @tile_store_3(%arg0: memref<?xi8>, %arg1: index, %arg2: !amx.tile<16x64xi8>, %arg3: index) {
  amx.tile_store %arg0[%arg1], %arg2, %arg3 : memref<?xi8>, !amx.tile<16x64xi8>
  return
}

func.func @tile_muli(%arg0: !amx.tile<16x64xi8>, %arg1: !amx.tile<16x64xi8>, %arg2: !amx.tile<16x16xi32>) {
  %0 = amx.tile_muli %arg0, %arg1, %arg2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}

func.func @tile_muli_2(%arg0: !amx.tile<16x64xi8>, %arg1: !amx.tile<16x64xi8>, %arg2: !amx.tile<16x16xi32>) {
  %0 = amx.tile_muli %arg0 zext, %arg1 zext, %arg2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}

func.func @tile_mulf(%arg0: !amx.tile<16x32xbf16>, %arg1: !amx.tile<16x32xbf16>, %arg2: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %arg0, %arg1, %arg2 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}







// CHECK: module {
// CHECK-NEXT:   func.func @tile_zero() {
// CHECK-NEXT:     [[V0:%[^ ]+]] = amx.tile_zero : !amx.tile<16x64xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_load([[ARG0:%[^ ]+]]: memref<?x?xi8>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = amx.tile_load [[ARG0]]{{\[}}[[ARG1]], [[ARG2]]] : memref<?x?xi8> into !amx.tile<16x64xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_store([[ARG0:%[^ ]+]]: memref<?x?xi8>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index, [[ARG3:%[^ ]+]]: !amx.tile<16x64xi8>) {
// CHECK-NEXT:     amx.tile_store [[ARG0]]{{\[}}[[ARG1]], [[ARG2]]], [[ARG3]] : memref<?x?xi8>, !amx.tile<16x64xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_load_2([[ARG0:%[^ ]+]]: memref<?x?xi8>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index, [[ARG3:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = amx.tile_load [[ARG0]]{{\[}}[[ARG1]], [[ARG2]]], [[ARG3]] : memref<?x?xi8> into !amx.tile<16x64xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_store_2([[ARG0:%[^ ]+]]: memref<?x?xi8>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index, [[ARG3:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG4:%[^ ]+]]: index) {
// CHECK-NEXT:     amx.tile_store [[ARG0]]{{\[}}[[ARG1]], [[ARG2]]], [[ARG3]], [[ARG4]] : memref<?x?xi8>, !amx.tile<16x64xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_load_3([[ARG0:%[^ ]+]]: memref<?xi8>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = amx.tile_load [[ARG0]]{{\[}}[[ARG1]]], [[ARG2]] : memref<?xi8> into !amx.tile<16x64xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_store_3([[ARG0:%[^ ]+]]: memref<?xi8>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG3:%[^ ]+]]: index) {
// CHECK-NEXT:     amx.tile_store [[ARG0]]{{\[}}[[ARG1]]], [[ARG2]], [[ARG3]] : memref<?xi8>, !amx.tile<16x64xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_muli([[ARG0:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG1:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG2:%[^ ]+]]: !amx.tile<16x16xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = amx.tile_muli [[ARG0]], [[ARG1]], [[ARG2]] : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_muli_2([[ARG0:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG1:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG2:%[^ ]+]]: !amx.tile<16x16xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = amx.tile_muli [[ARG0]] zext, [[ARG1]] zext, [[ARG2]] : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_mulf([[ARG0:%[^ ]+]]: !amx.tile<16x32xbf16>, [[ARG1:%[^ ]+]]: !amx.tile<16x32xbf16>, [[ARG2:%[^ ]+]]: !amx.tile<16x16xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = amx.tile_mulf [[ARG0]], [[ARG1]], [[ARG2]] : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "tile_zero"}> ({
// GENERIC-NEXT:     [[V6:%[^ ]+]] = "amx.tile_zero"() : () -> !amx.tile<16x64xi8>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi8>, index, index) -> (), sym_name = "tile_load"}> ({
// GENERIC-NEXT:   ^bb0([[ARG29:%[^ ]+]]: memref<?x?xi8>, [[ARG30:%[^ ]+]]: index, [[ARG31:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V5:%[^ ]+]] = "amx.tile_load"([[ARG29]], [[ARG30]], [[ARG31]]) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, index) -> !amx.tile<16x64xi8>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>) -> (), sym_name = "tile_store"}> ({
// GENERIC-NEXT:   ^bb0([[ARG25:%[^ ]+]]: memref<?x?xi8>, [[ARG26:%[^ ]+]]: index, [[ARG27:%[^ ]+]]: index, [[ARG28:%[^ ]+]]: !amx.tile<16x64xi8>):
// GENERIC-NEXT:     "amx.tile_store"([[ARG25]], [[ARG26]], [[ARG27]], [[ARG28]]) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi8>, index, index, index) -> (), sym_name = "tile_load_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG21:%[^ ]+]]: memref<?x?xi8>, [[ARG22:%[^ ]+]]: index, [[ARG23:%[^ ]+]]: index, [[ARG24:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V4:%[^ ]+]] = "amx.tile_load"([[ARG21]], [[ARG22]], [[ARG23]], [[ARG24]]) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<?x?xi8>, index, index, index) -> !amx.tile<16x64xi8>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>, index) -> (), sym_name = "tile_store_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG16:%[^ ]+]]: memref<?x?xi8>, [[ARG17:%[^ ]+]]: index, [[ARG18:%[^ ]+]]: index, [[ARG19:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG20:%[^ ]+]]: index):
// GENERIC-NEXT:     "amx.tile_store"([[ARG16]], [[ARG17]], [[ARG18]], [[ARG19]], [[ARG20]]) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xi8>, index, index) -> (), sym_name = "tile_load_3"}> ({
// GENERIC-NEXT:   ^bb0([[ARG13:%[^ ]+]]: memref<?xi8>, [[ARG14:%[^ ]+]]: index, [[ARG15:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V3:%[^ ]+]] = "amx.tile_load"([[ARG13]], [[ARG14]], [[ARG15]]) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?xi8>, index, index) -> !amx.tile<16x64xi8>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xi8>, index, !amx.tile<16x64xi8>, index) -> (), sym_name = "tile_store_3"}> ({
// GENERIC-NEXT:   ^bb0([[ARG9:%[^ ]+]]: memref<?xi8>, [[ARG10:%[^ ]+]]: index, [[ARG11:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG12:%[^ ]+]]: index):
// GENERIC-NEXT:     "amx.tile_store"([[ARG9]], [[ARG10]], [[ARG11]], [[ARG12]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xi8>, index, !amx.tile<16x64xi8>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> (), sym_name = "tile_muli"}> ({
// GENERIC-NEXT:   ^bb0([[ARG6:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG7:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG8:%[^ ]+]]: !amx.tile<16x16xi32>):
// GENERIC-NEXT:     [[V2:%[^ ]+]] = "amx.tile_muli"([[ARG6]], [[ARG7]], [[ARG8]]) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> (), sym_name = "tile_muli_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG3:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG4:%[^ ]+]]: !amx.tile<16x64xi8>, [[ARG5:%[^ ]+]]: !amx.tile<16x16xi32>):
// GENERIC-NEXT:     [[V1:%[^ ]+]] = "amx.tile_muli"([[ARG3]], [[ARG4]], [[ARG5]]) <{isZextLhs, isZextRhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> (), sym_name = "tile_mulf"}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: !amx.tile<16x32xbf16>, [[ARG1:%[^ ]+]]: !amx.tile<16x32xbf16>, [[ARG2:%[^ ]+]]: !amx.tile<16x16xf32>):
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "amx.tile_mulf"([[ARG0]], [[ARG1]], [[ARG2]]) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
