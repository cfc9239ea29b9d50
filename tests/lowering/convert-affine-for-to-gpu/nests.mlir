// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu))' | FileCheck %s

func.func @two(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 2 to %n step 3 {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %0, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[C10]], %[[C0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[ARG1]], %[[C2]] : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C3]] : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG8:[^ ]+]] = %[[V0]], %[[ARG9:[^ ]+]] = %[[C1_0]], %[[ARG10:[^ ]+]] = %[[C1_0]]) threads(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V2]], %[[ARG12:[^ ]+]] = %[[C1_0]], %[[ARG13:[^ ]+]] = %[[C1_0]]) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[C0]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[C3]], %[[ARG5]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[C2]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[V3]], %[[V5]]] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %[[V6]], %[[ARG0]][%[[V3]], %[[V5]]] : memref<?x?xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @six(%n: index, %k: index) {
  affine.for %i0 = max affine_map<(d0) -> (d0, 3)>(%n) to min affine_map<(d0)[s0] -> (d0 + s0, 10)>(%n)[%k] step 2 {
  affine.for %i1 = 1 to %n {
  affine.for %i2 = 2 to %n {
  affine.for %i3 = 3 to %n {
  affine.for %i4 = 4 to %n {
  affine.for %i5 = 5 to %n {
  affine.for %i6 = 5 to %n {
      "test.use"(%i0, %i1, %i2, %i3, %i4, %i5, %i6) : (index,index,index,index,index,index,index) -> ()
  }}}}}}}
  affine.for %i0 = 0 to 10 {
  affine.for %i1 = 1 to %n {
      "test.use"(%i0, %i1) : (index,index) -> ()
  }}
  scf.for %q = %n to %k step %k {
  affine.for %i0 = 0 to 10 {
  affine.for %i1 = 1 to %n {
      "test.use"(%i0, %i1) : (index,index) -> ()
  }}
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @six(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxsi %[[ARG0]], %[[C3]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C10]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ceildivsi %[[V3]], %[[C2]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG8:[^ ]+]] = %[[V4]], %[[ARG9:[^ ]+]] = %[[C1_1]], %[[ARG10:[^ ]+]] = %[[C1_1]]) threads(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V5]], %[[ARG12:[^ ]+]] = %[[C1_1]], %[[ARG13:[^ ]+]] = %[[C1_1]]) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.muli %[[C2]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addi %[[V0]], %[[V8]] : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addi %[[C1]], %[[ARG5]] : index
// CHECK-NEXT:       affine.for %[[ARG14:[^ ]+]] = 2 to %[[ARG0]] {
// CHECK-NEXT:         affine.for %[[ARG15:[^ ]+]] = 3 to %[[ARG0]] {
// CHECK-NEXT:           affine.for %[[ARG16:[^ ]+]] = 4 to %[[ARG0]] {
// CHECK-NEXT:             affine.for %[[ARG17:[^ ]+]] = 5 to %[[ARG0]] {
// CHECK-NEXT:               affine.for %[[ARG18:[^ ]+]] = 5 to %[[ARG0]] {
// CHECK-NEXT:                 "test.use"(%[[V9]], %[[V10]], %[[ARG14]], %[[ARG15]], %[[ARG16]], %[[ARG17]], %[[ARG18]]) : (index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C10_2:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subi %[[C10_2]], %[[C0]] : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.subi %[[ARG0]], %[[C1_4]] : index
// CHECK-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG2]], %[[ARG3]], %[[ARG4]]) in (%[[ARG8]] = %[[V6]], %[[ARG9]] = %[[C1_6]], %[[ARG10]] = %[[C1_6]]) threads(%[[ARG5]], %[[ARG6]], %[[ARG7]]) in (%[[ARG11]] = %[[V7]], %[[ARG12]] = %[[C1_6]], %[[ARG13]] = %[[C1_6]]) {
// CHECK-NEXT:       %[[V8]] = arith.addi %[[C0]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V9]] = arith.addi %[[C1_4]], %[[ARG5]] : index
// CHECK-NEXT:       "test.use"(%[[V8]], %[[V9]]) : (index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[ARG0]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 10 {
// CHECK-NEXT:         affine.for %[[ARG4]] = 1 to %[[ARG0]] {
// CHECK-NEXT:           "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iter(%m: memref<?x?xf32>, %n: index, %v: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %v) -> f32 {
    affine.for %j = 0 to 4 {
      "test.use"(%j) : (index) -> ()
    }
    affine.yield %a : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @iter(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[C10]], %[[C0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[C4]], %[[C0_0]] : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) in (%[[ARG9:[^ ]+]] = %[[V0]], %[[ARG10:[^ ]+]] = %[[C1_2]], %[[ARG11:[^ ]+]] = %[[C1_2]]) threads(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[V1]], %[[ARG13:[^ ]+]] = %[[C1_2]], %[[ARG14:[^ ]+]] = %[[C1_2]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[C0]], %[[ARG3]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[C0_0]], %[[ARG6]] : index
// CHECK-NEXT:       "test.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iter2(%m: memref<?x?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10  {
    affine.for %j = 0 to 4 iter_args(%a = %v) -> f32 {
      "test.use"(%j) : (index) -> ()
      affine.yield %v : f32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @iter2(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[C10]], %[[C0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[C4]], %[[C0_0]] : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) in (%[[ARG9:[^ ]+]] = %[[V0]], %[[ARG10:[^ ]+]] = %[[C1_2]], %[[ARG11:[^ ]+]] = %[[C1_2]]) threads(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[V1]], %[[ARG13:[^ ]+]] = %[[C1_2]], %[[ARG14:[^ ]+]] = %[[C1_2]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[C0]], %[[ARG3]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[C0_0]], %[[ARG6]] : index
// CHECK-NEXT:       "test.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iter3(%m: memref<?x?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10  {
    affine.for %j = 0 to 4 iter_args(%a = %v) -> f32 {
      "test.use"(%j) : (index) -> ()
      affine.yield %a : f32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @iter3(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[C10]], %[[C0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[C4]], %[[C0_0]] : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) in (%[[ARG9:[^ ]+]] = %[[V0]], %[[ARG10:[^ ]+]] = %[[C1_2]], %[[ARG11:[^ ]+]] = %[[C1_2]]) threads(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[V1]], %[[ARG13:[^ ]+]] = %[[C1_2]], %[[ARG14:[^ ]+]] = %[[C1_2]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[C0]], %[[ARG3]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[C0_0]], %[[ARG6]] : index
// CHECK-NEXT:       "test.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
