// RUN: mlir-opt %s -async-parallel-for=async-dispatch=false -split-input-file | FileCheck %s

func.func @loop_1d(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>) {
  scf.parallel (%i) = (%arg0) to (%arg1) step (%arg2) {
    %one = arith.constant 1.0 : f32
    memref.store %one, %arg3[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_1d(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.ceildivsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C32]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maxsi %[[V3]], %[[C1000]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minsi %[[V1]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = async.create_group %[[V7]] : !async.group
// CHECK-NEXT:       scf.for %[[ARG4:[^ ]+]] = %[[C1]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:         %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[ARG4]], %[[V5]], %[[V1]], %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:           async.yield
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V9:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[V8]] : !async.token
// CHECK-NEXT:       }
// CHECK-NEXT:       func.call @parallel_compute_fn(%[[C0]], %[[V5]], %[[V1]], %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:       async.await_all %[[V8]]
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG7:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[ARG7]], %[[ARG5]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[ARG3]], %[[V7]] : index
// CHECK-NEXT:       memref.store %[[CST]], %[[ARG6]][%[[V8]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%n: index, %m: memref<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c0) to (%n, %c9, %c4) step (%c2, %c1, %c1) {
    %one = arith.constant 1.0 : f32
    memref.store %one, %m[%i, %j, %k] : memref<?x?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?x?x?xf32>) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[C2]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C8]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[V2]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.ceildivsi %[[V2]], %[[C32]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.maxsi %[[V4]], %[[C1000]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.minsi %[[V2]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.ceildivsi %[[V2]], %[[V6]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.cmpi sge, %[[V6]], %[[C32]] : index
// CHECK-NEXT:       scf.if %[[V8]] {
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.ceildivsi %[[V6]], %[[C32]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.muli %[[V9]], %[[C32]] : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.subi %[[V7]], %[[C1]] : index
// CHECK-NEXT:         %[[V12:[^ ]+]] = async.create_group %[[V11]] : !async.group
// CHECK-NEXT:         scf.for %[[ARG2:[^ ]+]] = %[[C1]] to %[[V7]] step %[[C1]] {
// CHECK-NEXT:           %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:             func.call @parallel_compute_fn_with_aligned_loops(%[[ARG2]], %[[V10]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:             async.yield
// CHECK-NEXT:           }
// CHECK-NEXT:           %[[V13:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[V12]] : !async.token
// CHECK-NEXT:         }
// CHECK-NEXT:         func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V10]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:         async.await_all %[[V12]]
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V9]] = arith.subi %[[V7]], %[[C1]] : index
// CHECK-NEXT:         %[[V10]] = async.create_group %[[V9]] : !async.group
// CHECK-NEXT:         scf.for %[[ARG2]] = %[[C1]] to %[[V7]] step %[[C1]] {
// CHECK-NEXT:           %[[TOKEN]] = async.execute {
// CHECK-NEXT:             func.call @parallel_compute_fn(%[[ARG2]], %[[V6]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:             async.yield
// CHECK-NEXT:           }
// CHECK-NEXT:           %[[V11]] = async.add_to_group %[[TOKEN]], %[[V10]] : !async.token
// CHECK-NEXT:         }
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V6]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:         async.await_all %[[V10]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: memref<?x?x?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V6]], %[[C8]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divsi %[[V9]], %[[C8]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V10]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG15:[^ ]+]] = %[[V8]] to %[[V12]] step %[[C1]] {
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.muli %[[ARG15]], %[[C2]] : index
// CHECK-NEXT:       scf.for %[[ARG16:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.addi %[[ARG16]], %[[C1]] : index
// CHECK-NEXT:         scf.for %[[ARG17:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           memref.store %[[CST]], %[[ARG14]][%[[V13]], %[[V14]], %[[ARG17]]] : memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: memref<?x?x?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C8]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V7]], %[[C8]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[C8]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divsi %[[V12]], %[[C8]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.remsi %[[V14]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG15:[^ ]+]] = %[[V10]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.muli %[[ARG15]], %[[C2]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V10]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V15]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.select %[[V20]], %[[V8]], %[[C0]] : index
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.select %[[V21]], %[[V17]], %[[C8]] : index
// CHECK-NEXT:       scf.for %[[ARG16:[^ ]+]] = %[[V22]] to %[[V23]] step %[[C1]] {
// CHECK-NEXT:         %[[V24:[^ ]+]] = arith.addi %[[ARG16]], %[[C1]] : index
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.cmpi eq, %[[ARG16]], %[[V8]] : index
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.cmpi eq, %[[ARG16]], %[[V13]] : index
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.andi %[[V25]], %[[V20]] : i1
// CHECK-NEXT:         %[[V28:[^ ]+]] = arith.andi %[[V26]], %[[V21]] : i1
// CHECK-NEXT:         %[[V29:[^ ]+]] = arith.select %[[V27]], %[[V6]], %[[C0]] : index
// CHECK-NEXT:         %[[V30:[^ ]+]] = arith.select %[[V28]], %[[V18]], %[[C4]] : index
// CHECK-NEXT:         scf.for %[[ARG17:[^ ]+]] = %[[V29]] to %[[V30]] step %[[C1]] {
// CHECK-NEXT:           memref.store %[[CST]], %[[ARG14]][%[[V19]], %[[V24]], %[[ARG17]]] : memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
