// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @zero() {
  %0 = arm_sme.zero : vector<[4]x[4]xi32>
  return
}

func.func @get_tile() {
  %0 = arm_sme.get_tile : vector<[4]x[4]xi32>
  return
}

func.func @copy_tile(%arg0: vector<[4]x[4]xi32>) {
  %0 = arm_sme.copy_tile %arg0 : vector<[4]x[4]xi32>
  return
}

func.func @tile_load(%arg0: memref<?x?xi32>, %arg1: index, %arg2: index) {
  %0 = arm_sme.tile_load %arg0[%arg1, %arg2] layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}

func.func @tile_load_2(%arg0: memref<?x?xi32>, %arg1: index, %arg2: index, %arg3: i32, %arg4: vector<[4]x[4]xi1>) {
  %0 = arm_sme.tile_load %arg0[%arg1, %arg2], %arg3, %arg4 : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}

func.func @tile_store(%arg0: vector<[4]x[4]xi32>, %arg1: memref<?x?xi32>, %arg2: index, %arg3: index) {
  arm_sme.tile_store %arg0, %arg1[%arg2, %arg3] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}

func.func @tile_store_2(%arg0: vector<[4]x[4]xi32>, %arg1: memref<?x?xi32>, %arg2: index, %arg3: index, %arg4: vector<[4]x[4]xi1>) {
  arm_sme.tile_store %arg0, %arg1[%arg2, %arg3], %arg4 : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}

func.func @load_tile_slice(%arg0: memref<?x?xi32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xi32>, %arg3: index, %arg4: index, %arg5: index) {
  %0 = arm_sme.load_tile_slice %arg0[%arg3, %arg4], %arg1, %arg2, %arg5 layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  return
}

func.func @load_tile_slice_2(%arg0: memref<?x?xi32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xi32>, %arg3: index, %arg4: index) {
  %0 = arm_sme.load_tile_slice %arg0[%arg3], %arg1, %arg2, %arg4 layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  return
}

func.func @load_tile_slice_3(%arg0: memref<?x?xi32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xi32>, %arg3: index, %arg4: index, %arg5: index) {
  %0 = arm_sme.load_tile_slice %arg0[%arg3, %arg4], %arg1, %arg2, %arg5 : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  return
}

func.func @store_tile_slice(%arg0: vector<[4]x[4]xi32>, %arg1: index, %arg2: vector<[4]xi1>, %arg3: memref<?x?xi32>, %arg4: index, %arg5: index) {
  arm_sme.store_tile_slice %arg0, %arg1, %arg2, %arg3[%arg4, %arg5] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  return
}

func.func @store_tile_slice_2(%arg0: vector<[4]x[4]xi32>, %arg1: index, %arg2: vector<[4]xi1>, %arg3: memref<?x?xi32>, %arg4: index) {
  arm_sme.store_tile_slice %arg0, %arg1, %arg2, %arg3[%arg4] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  return
}

func.func @store_tile_slice_3(%arg0: vector<[4]x[4]xi32>, %arg1: index, %arg2: vector<[4]xi1>, %arg3: memref<?x?xi32>, %arg4: index, %arg5: index) {
  arm_sme.store_tile_slice %arg0, %arg1, %arg2, %arg3[%arg4, %arg5] : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  return
}

func.func @insert_tile_slice(%arg0: vector<[4]xi32>, %arg1: vector<[4]x[4]xi32>, %arg2: index) {
  %0 = arm_sme.insert_tile_slice %arg0, %arg1[%arg2] layout<vertical> : vector<[4]xi32> into vector<[4]x[4]xi32>
  return
}

func.func @insert_tile_slice_2(%arg0: vector<[4]xi32>, %arg1: vector<[4]x[4]xi32>, %arg2: index) {
  %0 = arm_sme.insert_tile_slice %arg0, %arg1[%arg2] : vector<[4]xi32> into vector<[4]x[4]xi32>
  return
}

func.func @extract_tile_slice(%arg0: vector<[4]x[4]xi32>, %arg1: index) {
  %0 = arm_sme.extract_tile_slice %arg0[%arg1] layout<vertical> : vector<[4]xi32> from vector<[4]x[4]xi32>
  return
}

func.func @extract_tile_slice_2(%arg0: vector<[4]x[4]xi32>, %arg1: index) {
  %0 = arm_sme.extract_tile_slice %arg0[%arg1] : vector<[4]xi32> from vector<[4]x[4]xi32>
  return
}

func.func @outerproduct(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
  %0 = arm_sme.outerproduct %arg0, %arg1 : vector<[4]xi32>, vector<[4]xi32>
  return
}

func.func @outerproduct_2(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi1>, %arg3: vector<[4]xi1>) {
  %0 = arm_sme.outerproduct %arg0, %arg1 masks(%arg2, %arg3) : vector<[4]xi32>, vector<[4]xi32>
  return
}

func.func @outerproduct_3(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi1>, %arg3: vector<[4]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.outerproduct %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[4]xi32>, vector<[4]xi32>
  return
}

func.func @outerproduct_4(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]x[4]xi32>) {
  %0 = arm_sme.outerproduct %arg0, %arg1 acc(%arg2) : vector<[4]xi32>, vector<[4]xi32>
  return
}

func.func @fmopa_2way(%arg0: vector<[8]xf16>, %arg1: vector<[8]xf16>) {
  %0 = arm_sme.fmopa_2way %arg0, %arg1 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}

func.func @fmopa_2way_2(%arg0: vector<[8]xf16>, %arg1: vector<[8]xf16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xf32>) {
  %0 = arm_sme.fmopa_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}

func.func @fmops_2way(%arg0: vector<[8]xbf16>, %arg1: vector<[8]xbf16>) {
  %0 = arm_sme.fmops_2way %arg0, %arg1 : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  return
}

func.func @fmops_2way_2(%arg0: vector<[8]xbf16>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xf32>) {
  %0 = arm_sme.fmops_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  return
}

func.func @smopa_2way(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.smopa_2way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @smopa_2way_2(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smopa_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @smops_2way(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.smops_2way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @smops_2way_2(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smops_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @umopa_2way(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.umopa_2way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @umopa_2way_2(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umopa_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @umops_2way(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.umops_2way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @umops_2way_2(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umops_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @smopa_4way(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @smopa_4way_2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smopa_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @smops_4way(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.smops_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @smops_4way_2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smops_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @umopa_4way(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.umopa_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @umopa_4way_2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umopa_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @umops_4way(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.umops_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @umops_4way_2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umops_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @sumopa_4way(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.sumopa_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @sumopa_4way_2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.sumopa_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @sumops_4way(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.sumops_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @sumops_4way_2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.sumops_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @usmopa_4way(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.usmopa_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @usmopa_4way_2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.usmopa_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @usmops_4way(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.usmops_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @usmops_4way_2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.usmops_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

func.func @streaming_vl() {
  %0 = arm_sme.streaming_vl <word>
  return
}







// CHECK: module {
// CHECK-NEXT:   func.func @zero() {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.zero : vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @get_tile() {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.get_tile : vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @copy_tile([[ARG0:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.copy_tile [[ARG0]] : vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_load([[ARG0:%[^ ]+]]: memref<?x?xi32>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.tile_load [[ARG0]]{{\[}}[[ARG1]], [[ARG2]]] layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_load_2([[ARG0:%[^ ]+]]: memref<?x?xi32>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: index, [[ARG3:%[^ ]+]]: i32, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi1>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.tile_load [[ARG0]]{{\[}}[[ARG1]], [[ARG2]]], [[ARG3]], [[ARG4]] : memref<?x?xi32>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_store([[ARG0:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG1:%[^ ]+]]: memref<?x?xi32>, [[ARG2:%[^ ]+]]: index, [[ARG3:%[^ ]+]]: index) {
// CHECK-NEXT:     arm_sme.tile_store [[ARG0]], [[ARG1]]{{\[}}[[ARG2]], [[ARG3]]] : memref<?x?xi32>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tile_store_2([[ARG0:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG1:%[^ ]+]]: memref<?x?xi32>, [[ARG2:%[^ ]+]]: index, [[ARG3:%[^ ]+]]: index, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi1>) {
// CHECK-NEXT:     arm_sme.tile_store [[ARG0]], [[ARG1]]{{\[}}[[ARG2]], [[ARG3]]], [[ARG4]] : memref<?x?xi32>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @load_tile_slice([[ARG0:%[^ ]+]]: memref<?x?xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG3:%[^ ]+]]: index, [[ARG4:%[^ ]+]]: index, [[ARG5:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.load_tile_slice [[ARG0]]{{\[}}[[ARG3]], [[ARG4]]], [[ARG1]], [[ARG2]], [[ARG5]] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @load_tile_slice_2([[ARG0:%[^ ]+]]: memref<?x?xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG3:%[^ ]+]]: index, [[ARG4:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.load_tile_slice [[ARG0]]{{\[}}[[ARG3]]], [[ARG1]], [[ARG2]], [[ARG4]] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @load_tile_slice_3([[ARG0:%[^ ]+]]: memref<?x?xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG3:%[^ ]+]]: index, [[ARG4:%[^ ]+]]: index, [[ARG5:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.load_tile_slice [[ARG0]]{{\[}}[[ARG3]], [[ARG4]]], [[ARG1]], [[ARG2]], [[ARG5]] : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @store_tile_slice([[ARG0:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: vector<[4]xi1>, [[ARG3:%[^ ]+]]: memref<?x?xi32>, [[ARG4:%[^ ]+]]: index, [[ARG5:%[^ ]+]]: index) {
// CHECK-NEXT:     arm_sme.store_tile_slice [[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]{{\[}}[[ARG4]], [[ARG5]]] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @store_tile_slice_2([[ARG0:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: vector<[4]xi1>, [[ARG3:%[^ ]+]]: memref<?x?xi32>, [[ARG4:%[^ ]+]]: index) {
// CHECK-NEXT:     arm_sme.store_tile_slice [[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]{{\[}}[[ARG4]]] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @store_tile_slice_3([[ARG0:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG1:%[^ ]+]]: index, [[ARG2:%[^ ]+]]: vector<[4]xi1>, [[ARG3:%[^ ]+]]: memref<?x?xi32>, [[ARG4:%[^ ]+]]: index, [[ARG5:%[^ ]+]]: index) {
// CHECK-NEXT:     arm_sme.store_tile_slice [[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]{{\[}}[[ARG4]], [[ARG5]]] : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_tile_slice([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG2:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.insert_tile_slice [[ARG0]], [[ARG1]]{{\[}}[[ARG2]]] layout<vertical> : vector<[4]xi32> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_tile_slice_2([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG2:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.insert_tile_slice [[ARG0]], [[ARG1]]{{\[}}[[ARG2]]] : vector<[4]xi32> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract_tile_slice([[ARG0:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG1:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.extract_tile_slice [[ARG0]]{{\[}}[[ARG1]]] layout<vertical> : vector<[4]xi32> from vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract_tile_slice_2([[ARG0:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG1:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.extract_tile_slice [[ARG0]]{{\[}}[[ARG1]]] : vector<[4]xi32> from vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outerproduct([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.outerproduct [[ARG0]], [[ARG1]] : vector<[4]xi32>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outerproduct_2([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi1>, [[ARG3:%[^ ]+]]: vector<[4]xi1>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.outerproduct [[ARG0]], [[ARG1]] masks([[ARG2]], [[ARG3]]) : vector<[4]xi32>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outerproduct_3([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi1>, [[ARG3:%[^ ]+]]: vector<[4]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.outerproduct [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[4]xi32>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outerproduct_4([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.outerproduct [[ARG0]], [[ARG1]] acc([[ARG2]]) : vector<[4]xi32>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fmopa_2way([[ARG0:%[^ ]+]]: vector<[8]xf16>, [[ARG1:%[^ ]+]]: vector<[8]xf16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.fmopa_2way [[ARG0]], [[ARG1]] : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fmopa_2way_2([[ARG0:%[^ ]+]]: vector<[8]xf16>, [[ARG1:%[^ ]+]]: vector<[8]xf16>, [[ARG2:%[^ ]+]]: vector<[8]xi1>, [[ARG3:%[^ ]+]]: vector<[8]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.fmopa_2way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fmops_2way([[ARG0:%[^ ]+]]: vector<[8]xbf16>, [[ARG1:%[^ ]+]]: vector<[8]xbf16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.fmops_2way [[ARG0]], [[ARG1]] : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fmops_2way_2([[ARG0:%[^ ]+]]: vector<[8]xbf16>, [[ARG1:%[^ ]+]]: vector<[8]xbf16>, [[ARG2:%[^ ]+]]: vector<[8]xi1>, [[ARG3:%[^ ]+]]: vector<[8]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.fmops_2way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smopa_2way([[ARG0:%[^ ]+]]: vector<[8]xi16>, [[ARG1:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.smopa_2way [[ARG0]], [[ARG1]] : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smopa_2way_2([[ARG0:%[^ ]+]]: vector<[8]xi16>, [[ARG1:%[^ ]+]]: vector<[8]xi16>, [[ARG2:%[^ ]+]]: vector<[8]xi1>, [[ARG3:%[^ ]+]]: vector<[8]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.smopa_2way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smops_2way([[ARG0:%[^ ]+]]: vector<[8]xi16>, [[ARG1:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.smops_2way [[ARG0]], [[ARG1]] : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smops_2way_2([[ARG0:%[^ ]+]]: vector<[8]xi16>, [[ARG1:%[^ ]+]]: vector<[8]xi16>, [[ARG2:%[^ ]+]]: vector<[8]xi1>, [[ARG3:%[^ ]+]]: vector<[8]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.smops_2way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @umopa_2way([[ARG0:%[^ ]+]]: vector<[8]xi16>, [[ARG1:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.umopa_2way [[ARG0]], [[ARG1]] : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @umopa_2way_2([[ARG0:%[^ ]+]]: vector<[8]xi16>, [[ARG1:%[^ ]+]]: vector<[8]xi16>, [[ARG2:%[^ ]+]]: vector<[8]xi1>, [[ARG3:%[^ ]+]]: vector<[8]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.umopa_2way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @umops_2way([[ARG0:%[^ ]+]]: vector<[8]xi16>, [[ARG1:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.umops_2way [[ARG0]], [[ARG1]] : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @umops_2way_2([[ARG0:%[^ ]+]]: vector<[8]xi16>, [[ARG1:%[^ ]+]]: vector<[8]xi16>, [[ARG2:%[^ ]+]]: vector<[8]xi1>, [[ARG3:%[^ ]+]]: vector<[8]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.umops_2way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smopa_4way([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.smopa_4way [[ARG0]], [[ARG1]] : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smopa_4way_2([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.smopa_4way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smops_4way([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.smops_4way [[ARG0]], [[ARG1]] : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smops_4way_2([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.smops_4way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @umopa_4way([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.umopa_4way [[ARG0]], [[ARG1]] : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @umopa_4way_2([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.umopa_4way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @umops_4way([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.umops_4way [[ARG0]], [[ARG1]] : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @umops_4way_2([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.umops_4way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sumopa_4way([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.sumopa_4way [[ARG0]], [[ARG1]] : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sumopa_4way_2([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.sumopa_4way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sumops_4way([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.sumops_4way [[ARG0]], [[ARG1]] : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sumops_4way_2([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.sumops_4way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @usmopa_4way([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.usmopa_4way [[ARG0]], [[ARG1]] : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @usmopa_4way_2([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.usmopa_4way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @usmops_4way([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.usmops_4way [[ARG0]], [[ARG1]] : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @usmops_4way_2([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.usmops_4way [[ARG0]], [[ARG1]] acc([[ARG4]]) masks([[ARG2]], [[ARG3]]) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @streaming_vl() {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sme.streaming_vl <word>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "zero"}> ({
// GENERIC-NEXT:     [[V44:%[^ ]+]] = "arm_sme.zero"() : () -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "get_tile"}> ({
// GENERIC-NEXT:     [[V43:%[^ ]+]] = "arm_sme.get_tile"() : () -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]x[4]xi32>) -> (), sym_name = "copy_tile"}> ({
// GENERIC-NEXT:   ^bb0([[ARG173:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V42:%[^ ]+]] = "arm_sme.copy_tile"([[ARG173]]) : (vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi32>, index, index) -> (), sym_name = "tile_load"}> ({
// GENERIC-NEXT:   ^bb0([[ARG170:%[^ ]+]]: memref<?x?xi32>, [[ARG171:%[^ ]+]]: index, [[ARG172:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V41:%[^ ]+]] = "arm_sme.tile_load"([[ARG170]], [[ARG171]], [[ARG172]]) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xi32>, index, index) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi32>, index, index, i32, vector<[4]x[4]xi1>) -> (), sym_name = "tile_load_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG165:%[^ ]+]]: memref<?x?xi32>, [[ARG166:%[^ ]+]]: index, [[ARG167:%[^ ]+]]: index, [[ARG168:%[^ ]+]]: i32, [[ARG169:%[^ ]+]]: vector<[4]x[4]xi1>):
// GENERIC-NEXT:     [[V40:%[^ ]+]] = "arm_sme.tile_load"([[ARG165]], [[ARG166]], [[ARG167]], [[ARG168]], [[ARG169]]) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, i32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index) -> (), sym_name = "tile_store"}> ({
// GENERIC-NEXT:   ^bb0([[ARG161:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG162:%[^ ]+]]: memref<?x?xi32>, [[ARG163:%[^ ]+]]: index, [[ARG164:%[^ ]+]]: index):
// GENERIC-NEXT:     "arm_sme.tile_store"([[ARG161]], [[ARG162]], [[ARG163]], [[ARG164]]) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, vector<[4]x[4]xi1>) -> (), sym_name = "tile_store_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG156:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG157:%[^ ]+]]: memref<?x?xi32>, [[ARG158:%[^ ]+]]: index, [[ARG159:%[^ ]+]]: index, [[ARG160:%[^ ]+]]: vector<[4]x[4]xi1>):
// GENERIC-NEXT:     "arm_sme.tile_store"([[ARG156]], [[ARG157]], [[ARG158]], [[ARG159]], [[ARG160]]) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, vector<[4]x[4]xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index) -> (), sym_name = "load_tile_slice"}> ({
// GENERIC-NEXT:   ^bb0([[ARG150:%[^ ]+]]: memref<?x?xi32>, [[ARG151:%[^ ]+]]: vector<[4]xi1>, [[ARG152:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG153:%[^ ]+]]: index, [[ARG154:%[^ ]+]]: index, [[ARG155:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V39:%[^ ]+]] = "arm_sme.load_tile_slice"([[ARG150]], [[ARG151]], [[ARG152]], [[ARG153]], [[ARG154]], [[ARG155]]) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index) -> (), sym_name = "load_tile_slice_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG145:%[^ ]+]]: memref<?x?xi32>, [[ARG146:%[^ ]+]]: vector<[4]xi1>, [[ARG147:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG148:%[^ ]+]]: index, [[ARG149:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V38:%[^ ]+]] = "arm_sme.load_tile_slice"([[ARG145]], [[ARG146]], [[ARG147]], [[ARG148]], [[ARG149]]) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index) -> (), sym_name = "load_tile_slice_3"}> ({
// GENERIC-NEXT:   ^bb0([[ARG139:%[^ ]+]]: memref<?x?xi32>, [[ARG140:%[^ ]+]]: vector<[4]xi1>, [[ARG141:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG142:%[^ ]+]]: index, [[ARG143:%[^ ]+]]: index, [[ARG144:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V37:%[^ ]+]] = "arm_sme.load_tile_slice"([[ARG139]], [[ARG140]], [[ARG141]], [[ARG142]], [[ARG143]], [[ARG144]]) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index, index) -> (), sym_name = "store_tile_slice"}> ({
// GENERIC-NEXT:   ^bb0([[ARG133:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG134:%[^ ]+]]: index, [[ARG135:%[^ ]+]]: vector<[4]xi1>, [[ARG136:%[^ ]+]]: memref<?x?xi32>, [[ARG137:%[^ ]+]]: index, [[ARG138:%[^ ]+]]: index):
// GENERIC-NEXT:     "arm_sme.store_tile_slice"([[ARG133]], [[ARG134]], [[ARG135]], [[ARG136]], [[ARG137]], [[ARG138]]) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index) -> (), sym_name = "store_tile_slice_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG128:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG129:%[^ ]+]]: index, [[ARG130:%[^ ]+]]: vector<[4]xi1>, [[ARG131:%[^ ]+]]: memref<?x?xi32>, [[ARG132:%[^ ]+]]: index):
// GENERIC-NEXT:     "arm_sme.store_tile_slice"([[ARG128]], [[ARG129]], [[ARG130]], [[ARG131]], [[ARG132]]) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index, index) -> (), sym_name = "store_tile_slice_3"}> ({
// GENERIC-NEXT:   ^bb0([[ARG122:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG123:%[^ ]+]]: index, [[ARG124:%[^ ]+]]: vector<[4]xi1>, [[ARG125:%[^ ]+]]: memref<?x?xi32>, [[ARG126:%[^ ]+]]: index, [[ARG127:%[^ ]+]]: index):
// GENERIC-NEXT:     "arm_sme.store_tile_slice"([[ARG122]], [[ARG123]], [[ARG124]], [[ARG125]], [[ARG126]], [[ARG127]]) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]x[4]xi32>, index) -> (), sym_name = "insert_tile_slice"}> ({
// GENERIC-NEXT:   ^bb0([[ARG119:%[^ ]+]]: vector<[4]xi32>, [[ARG120:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG121:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V36:%[^ ]+]] = "arm_sme.insert_tile_slice"([[ARG119]], [[ARG120]], [[ARG121]]) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]xi32>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]x[4]xi32>, index) -> (), sym_name = "insert_tile_slice_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG116:%[^ ]+]]: vector<[4]xi32>, [[ARG117:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG118:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V35:%[^ ]+]] = "arm_sme.insert_tile_slice"([[ARG116]], [[ARG117]], [[ARG118]]) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]xi32>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]x[4]xi32>, index) -> (), sym_name = "extract_tile_slice"}> ({
// GENERIC-NEXT:   ^bb0([[ARG114:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG115:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V34:%[^ ]+]] = "arm_sme.extract_tile_slice"([[ARG114]], [[ARG115]]) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]x[4]xi32>, index) -> (), sym_name = "extract_tile_slice_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG112:%[^ ]+]]: vector<[4]x[4]xi32>, [[ARG113:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V33:%[^ ]+]] = "arm_sme.extract_tile_slice"([[ARG112]], [[ARG113]]) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xi32>, index) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "outerproduct"}> ({
// GENERIC-NEXT:   ^bb0([[ARG110:%[^ ]+]]: vector<[4]xi32>, [[ARG111:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V32:%[^ ]+]] = "arm_sme.outerproduct"([[ARG110]], [[ARG111]]) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1>) -> (), sym_name = "outerproduct_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG106:%[^ ]+]]: vector<[4]xi32>, [[ARG107:%[^ ]+]]: vector<[4]xi32>, [[ARG108:%[^ ]+]]: vector<[4]xi1>, [[ARG109:%[^ ]+]]: vector<[4]xi1>):
// GENERIC-NEXT:     [[V31:%[^ ]+]] = "arm_sme.outerproduct"([[ARG106]], [[ARG107]], [[ARG108]], [[ARG109]]) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "outerproduct_3"}> ({
// GENERIC-NEXT:   ^bb0([[ARG101:%[^ ]+]]: vector<[4]xi32>, [[ARG102:%[^ ]+]]: vector<[4]xi32>, [[ARG103:%[^ ]+]]: vector<[4]xi1>, [[ARG104:%[^ ]+]]: vector<[4]xi1>, [[ARG105:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V30:%[^ ]+]] = "arm_sme.outerproduct"([[ARG101]], [[ARG102]], [[ARG103]], [[ARG104]], [[ARG105]]) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>, vector<[4]x[4]xi32>) -> (), sym_name = "outerproduct_4"}> ({
// GENERIC-NEXT:   ^bb0([[ARG98:%[^ ]+]]: vector<[4]xi32>, [[ARG99:%[^ ]+]]: vector<[4]xi32>, [[ARG100:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V29:%[^ ]+]] = "arm_sme.outerproduct"([[ARG98]], [[ARG99]], [[ARG100]]) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xf16>, vector<[8]xf16>) -> (), sym_name = "fmopa_2way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG96:%[^ ]+]]: vector<[8]xf16>, [[ARG97:%[^ ]+]]: vector<[8]xf16>):
// GENERIC-NEXT:     [[V28:%[^ ]+]] = "arm_sme.fmopa_2way"([[ARG96]], [[ARG97]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[4]x[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> (), sym_name = "fmopa_2way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG91:%[^ ]+]]: vector<[8]xf16>, [[ARG92:%[^ ]+]]: vector<[8]xf16>, [[ARG93:%[^ ]+]]: vector<[8]xi1>, [[ARG94:%[^ ]+]]: vector<[8]xi1>, [[ARG95:%[^ ]+]]: vector<[4]x[4]xf32>):
// GENERIC-NEXT:     [[V27:%[^ ]+]] = "arm_sme.fmopa_2way"([[ARG91]], [[ARG92]], [[ARG93]], [[ARG94]], [[ARG95]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xbf16>, vector<[8]xbf16>) -> (), sym_name = "fmops_2way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG89:%[^ ]+]]: vector<[8]xbf16>, [[ARG90:%[^ ]+]]: vector<[8]xbf16>):
// GENERIC-NEXT:     [[V26:%[^ ]+]] = "arm_sme.fmops_2way"([[ARG89]], [[ARG90]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]x[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> (), sym_name = "fmops_2way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG84:%[^ ]+]]: vector<[8]xbf16>, [[ARG85:%[^ ]+]]: vector<[8]xbf16>, [[ARG86:%[^ ]+]]: vector<[8]xi1>, [[ARG87:%[^ ]+]]: vector<[8]xi1>, [[ARG88:%[^ ]+]]: vector<[4]x[4]xf32>):
// GENERIC-NEXT:     [[V25:%[^ ]+]] = "arm_sme.fmops_2way"([[ARG84]], [[ARG85]], [[ARG86]], [[ARG87]], [[ARG88]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "smopa_2way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG82:%[^ ]+]]: vector<[8]xi16>, [[ARG83:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     [[V24:%[^ ]+]] = "arm_sme.smopa_2way"([[ARG82]], [[ARG83]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "smopa_2way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG77:%[^ ]+]]: vector<[8]xi16>, [[ARG78:%[^ ]+]]: vector<[8]xi16>, [[ARG79:%[^ ]+]]: vector<[8]xi1>, [[ARG80:%[^ ]+]]: vector<[8]xi1>, [[ARG81:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V23:%[^ ]+]] = "arm_sme.smopa_2way"([[ARG77]], [[ARG78]], [[ARG79]], [[ARG80]], [[ARG81]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "smops_2way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG75:%[^ ]+]]: vector<[8]xi16>, [[ARG76:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     [[V22:%[^ ]+]] = "arm_sme.smops_2way"([[ARG75]], [[ARG76]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "smops_2way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG70:%[^ ]+]]: vector<[8]xi16>, [[ARG71:%[^ ]+]]: vector<[8]xi16>, [[ARG72:%[^ ]+]]: vector<[8]xi1>, [[ARG73:%[^ ]+]]: vector<[8]xi1>, [[ARG74:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V21:%[^ ]+]] = "arm_sme.smops_2way"([[ARG70]], [[ARG71]], [[ARG72]], [[ARG73]], [[ARG74]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "umopa_2way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG68:%[^ ]+]]: vector<[8]xi16>, [[ARG69:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     [[V20:%[^ ]+]] = "arm_sme.umopa_2way"([[ARG68]], [[ARG69]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "umopa_2way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG63:%[^ ]+]]: vector<[8]xi16>, [[ARG64:%[^ ]+]]: vector<[8]xi16>, [[ARG65:%[^ ]+]]: vector<[8]xi1>, [[ARG66:%[^ ]+]]: vector<[8]xi1>, [[ARG67:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V19:%[^ ]+]] = "arm_sme.umopa_2way"([[ARG63]], [[ARG64]], [[ARG65]], [[ARG66]], [[ARG67]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "umops_2way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG61:%[^ ]+]]: vector<[8]xi16>, [[ARG62:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     [[V18:%[^ ]+]] = "arm_sme.umops_2way"([[ARG61]], [[ARG62]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "umops_2way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG56:%[^ ]+]]: vector<[8]xi16>, [[ARG57:%[^ ]+]]: vector<[8]xi16>, [[ARG58:%[^ ]+]]: vector<[8]xi1>, [[ARG59:%[^ ]+]]: vector<[8]xi1>, [[ARG60:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V17:%[^ ]+]] = "arm_sme.umops_2way"([[ARG56]], [[ARG57]], [[ARG58]], [[ARG59]], [[ARG60]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "smopa_4way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG54:%[^ ]+]]: vector<[16]xi8>, [[ARG55:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V16:%[^ ]+]] = "arm_sme.smopa_4way"([[ARG54]], [[ARG55]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "smopa_4way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG49:%[^ ]+]]: vector<[16]xi8>, [[ARG50:%[^ ]+]]: vector<[16]xi8>, [[ARG51:%[^ ]+]]: vector<[16]xi1>, [[ARG52:%[^ ]+]]: vector<[16]xi1>, [[ARG53:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V15:%[^ ]+]] = "arm_sme.smopa_4way"([[ARG49]], [[ARG50]], [[ARG51]], [[ARG52]], [[ARG53]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "smops_4way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG47:%[^ ]+]]: vector<[16]xi8>, [[ARG48:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V14:%[^ ]+]] = "arm_sme.smops_4way"([[ARG47]], [[ARG48]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "smops_4way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG42:%[^ ]+]]: vector<[16]xi8>, [[ARG43:%[^ ]+]]: vector<[16]xi8>, [[ARG44:%[^ ]+]]: vector<[16]xi1>, [[ARG45:%[^ ]+]]: vector<[16]xi1>, [[ARG46:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V13:%[^ ]+]] = "arm_sme.smops_4way"([[ARG42]], [[ARG43]], [[ARG44]], [[ARG45]], [[ARG46]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "umopa_4way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG40:%[^ ]+]]: vector<[16]xi8>, [[ARG41:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V12:%[^ ]+]] = "arm_sme.umopa_4way"([[ARG40]], [[ARG41]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "umopa_4way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG35:%[^ ]+]]: vector<[16]xi8>, [[ARG36:%[^ ]+]]: vector<[16]xi8>, [[ARG37:%[^ ]+]]: vector<[16]xi1>, [[ARG38:%[^ ]+]]: vector<[16]xi1>, [[ARG39:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V11:%[^ ]+]] = "arm_sme.umopa_4way"([[ARG35]], [[ARG36]], [[ARG37]], [[ARG38]], [[ARG39]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "umops_4way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG33:%[^ ]+]]: vector<[16]xi8>, [[ARG34:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V10:%[^ ]+]] = "arm_sme.umops_4way"([[ARG33]], [[ARG34]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "umops_4way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG28:%[^ ]+]]: vector<[16]xi8>, [[ARG29:%[^ ]+]]: vector<[16]xi8>, [[ARG30:%[^ ]+]]: vector<[16]xi1>, [[ARG31:%[^ ]+]]: vector<[16]xi1>, [[ARG32:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V9:%[^ ]+]] = "arm_sme.umops_4way"([[ARG28]], [[ARG29]], [[ARG30]], [[ARG31]], [[ARG32]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "sumopa_4way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG26:%[^ ]+]]: vector<[16]xi8>, [[ARG27:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V8:%[^ ]+]] = "arm_sme.sumopa_4way"([[ARG26]], [[ARG27]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "sumopa_4way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG21:%[^ ]+]]: vector<[16]xi8>, [[ARG22:%[^ ]+]]: vector<[16]xi8>, [[ARG23:%[^ ]+]]: vector<[16]xi1>, [[ARG24:%[^ ]+]]: vector<[16]xi1>, [[ARG25:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V7:%[^ ]+]] = "arm_sme.sumopa_4way"([[ARG21]], [[ARG22]], [[ARG23]], [[ARG24]], [[ARG25]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "sumops_4way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG19:%[^ ]+]]: vector<[16]xi8>, [[ARG20:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V6:%[^ ]+]] = "arm_sme.sumops_4way"([[ARG19]], [[ARG20]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "sumops_4way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG14:%[^ ]+]]: vector<[16]xi8>, [[ARG15:%[^ ]+]]: vector<[16]xi8>, [[ARG16:%[^ ]+]]: vector<[16]xi1>, [[ARG17:%[^ ]+]]: vector<[16]xi1>, [[ARG18:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V5:%[^ ]+]] = "arm_sme.sumops_4way"([[ARG14]], [[ARG15]], [[ARG16]], [[ARG17]], [[ARG18]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "usmopa_4way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG12:%[^ ]+]]: vector<[16]xi8>, [[ARG13:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V4:%[^ ]+]] = "arm_sme.usmopa_4way"([[ARG12]], [[ARG13]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "usmopa_4way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG7:%[^ ]+]]: vector<[16]xi8>, [[ARG8:%[^ ]+]]: vector<[16]xi8>, [[ARG9:%[^ ]+]]: vector<[16]xi1>, [[ARG10:%[^ ]+]]: vector<[16]xi1>, [[ARG11:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V3:%[^ ]+]] = "arm_sme.usmopa_4way"([[ARG7]], [[ARG8]], [[ARG9]], [[ARG10]], [[ARG11]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "usmops_4way"}> ({
// GENERIC-NEXT:   ^bb0([[ARG5:%[^ ]+]]: vector<[16]xi8>, [[ARG6:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V2:%[^ ]+]] = "arm_sme.usmops_4way"([[ARG5]], [[ARG6]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> (), sym_name = "usmops_4way_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: vector<[16]xi8>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi1>, [[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]x[4]xi32>):
// GENERIC-NEXT:     [[V1:%[^ ]+]] = "arm_sme.usmops_4way"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]], [[ARG4]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "streaming_vl"}> ({
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<word>}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
