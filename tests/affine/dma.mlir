// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  affine.dma_start %v[%i], %s2[%n], %tag[%i], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG4]][%[[ARG0]]], %[[ARG1]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG0]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  affine.dma_start %v[%i + 1], %s2[%n], %tag[0], %n, %i, %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]] + 1], %[[ARG3]][%[[ARG1]]], %[[ARG4]][0], %[[ARG1]], %[[ARG0]], %[[ARG1]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #map2 = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG1]], %[[ARG0]], %[[ARG1]]) {dst_map = #map, src_map = #map1, tag_map = #map2} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %tag: memref<1xi32>) {
  affine.dma_start %v[%i], %v[%n], %tag[%i], %n : memref<?xf32>, memref<?xf32>, memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG2]][%[[ARG1]]], %[[ARG3]][%[[ARG0]]], %[[ARG1]] : memref<?xf32>, memref<?xf32>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG2]], %[[ARG1]], %[[ARG3]], %[[ARG0]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map} : (memref<?xf32>, index, memref<?xf32>, index, memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  affine.dma_start %m[%i], %s2[%n], %tag[%i], %n : memref<?x?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG4]][%[[ARG0]]], %[[ARG1]] : memref<?x?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG0]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map} : (memref<?x?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
  affine.dma_wait %tag[%i], %n : memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_wait %[[ARG2]][%[[ARG0]]], %[[ARG1]] : memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_wait"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) {tag_map = #map} : (memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%n: index, %tag: memref<1xi32>) {
  affine.dma_wait %tag[0], %n : memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_wait %[[ARG1]][0], %[[ARG0]] : memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_wait"(%[[ARG1]], %[[ARG0]]) {tag_map = #map} : (memref<1xi32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
  affine.dma_wait %tag[%i + symbol(%n)], %n : memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_wait %[[ARG2]][%[[ARG0]] + symbol(%[[ARG1]])], %[[ARG1]] : memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_wait"(%[[ARG2]], %[[ARG0]], %[[ARG1]], %[[ARG1]]) {tag_map = #map} : (memref<1xi32>, index, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
  affine.dma_wait %tag[%i, %i], %n : memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_wait %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG1]] : memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_wait"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) {tag_map = #map} : (memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %n: index, %m: memref<?x?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  affine.dma_start %m[%i], %s2[%n], %tag[0], %n : memref<?x?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG4]][0], %[[ARG1]] : memref<?x?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map1} : (memref<?x?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %n: index, %m: memref<?x?xf32>, %v: memref<?xf32>, %tag: memref<1xi32>) {
  affine.dma_start %v[%i], %m[%n], %tag[0], %n : memref<?xf32>, memref<?x?xf32>, memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG3]][%[[ARG0]]], %[[ARG2]][%[[ARG1]]], %[[ARG4]][0], %[[ARG1]] : memref<?xf32>, memref<?x?xf32>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>, memref<?xf32>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG3]], %[[ARG0]], %[[ARG2]], %[[ARG1]], %[[ARG4]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map1} : (memref<?xf32>, index, memref<?x?xf32>, index, memref<1xi32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %n: index, %m: memref<?x?xf32>, %v: memref<?xf32>) {
  affine.dma_start %v[%i], %v[%n], %m[0], %n : memref<?xf32>, memref<?xf32>, memref<?x?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG3]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG2]][0], %[[ARG1]] : memref<?xf32>, memref<?xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG3]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG2]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map1} : (memref<?xf32>, index, memref<?xf32>, index, memref<?x?xf32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
  affine.dma_wait %m[%i], %n : memref<?x?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     affine.dma_wait %[[ARG2]][%[[ARG0]]], %[[ARG1]] : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>):
// GENERIC-NEXT:     "affine.dma_wait"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) {tag_map = #map} : (memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  affine.dma_start %v[%i], %s2[%i], %tag[symbol(%n) + 3], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG0]]], %[[ARG4]][symbol(%[[ARG1]]) + 3], %[[ARG1]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG0]], %[[ARG4]], %[[ARG1]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
