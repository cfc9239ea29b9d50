// RUN: mlir-opt %s -async-parallel-for -split-input-file | FileCheck %s

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
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V5]], %[[V1]], %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = async.create_group %[[V8]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V9]], %[[C0]], %[[V6]], %[[V5]], %[[V1]], %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:         async.await_all %[[V9]]
// CHECK-NEXT:       }
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
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG9:[^ ]+]] = %[[ARG1]], %[[ARG10:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG10]], %[[ARG9]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG9]], %[[ARG10]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG9]]: index, %[[ARG10]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG10]], %[[ARG9]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG9]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG10]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG9]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_2d(%a: index, %b: index, %s: index, %c: index, %d: index, %t: index, %m: memref<?x?xf32>) {
  scf.parallel (%i, %j) = (%a, %c) to (%b, %d) step (%s, %t) {
    %one = arith.constant 1.0 : f32
    memref.store %one, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_2d(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.ceildivsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[ARG4]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ceildivsi %[[V2]], %[[ARG5]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V1]], %[[V3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V4]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V5]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.ceildivsi %[[V4]], %[[C32]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[V6]], %[[C1000]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[V4]], %[[V7]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.ceildivsi %[[V4]], %[[V8]] : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.cmpi eq, %[[V9]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V10]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V8]], %[[V1]], %[[V3]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG2]], %[[ARG5]], %[[ARG6]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.subi %[[V9]], %[[C1]] : index
// CHECK-NEXT:         %[[V12:[^ ]+]] = async.create_group %[[V11]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V12]], %[[C0]], %[[V9]], %[[V8]], %[[V1]], %[[V3]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG2]], %[[ARG5]], %[[ARG6]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:         async.await_all %[[V12]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V1]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V1]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V4]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V4]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[C1]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG11:[^ ]+]] = %[[V7]] to %[[V11]] step %[[C1]] {
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.muli %[[ARG11]], %[[ARG8]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.addi %[[ARG4]], %[[V13]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.cmpi eq, %[[ARG11]], %[[V7]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.cmpi eq, %[[ARG11]], %[[V10]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.select %[[V15]], %[[V5]], %[[C0]] : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.select %[[V16]], %[[V12]], %[[ARG3]] : index
// CHECK-NEXT:       scf.for %[[ARG12:[^ ]+]] = %[[V17]] to %[[V18]] step %[[C1]] {
// CHECK-NEXT:         %[[V19:[^ ]+]] = arith.muli %[[ARG12]], %[[ARG9]] : index
// CHECK-NEXT:         %[[V20:[^ ]+]] = arith.addi %[[ARG5]], %[[V19]] : index
// CHECK-NEXT:         memref.store %[[CST]], %[[ARG10]][%[[V14]], %[[V20]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG13:[^ ]+]] = %[[ARG1]], %[[ARG14:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG13]], %[[ARG14]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG13]]: index, %[[ARG14]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG13]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG14]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG13]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_2d(%m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c100, %c4) step (%c1, %c1) {
    %one = arith.constant 1.0 : f32
    memref.store %one, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_2d(%[[ARG0:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C300:[^ ]+]] = arith.constant 300 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C100:[^ ]+]] = arith.constant 100 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     scf.if %[[FALSE]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         scf.if %[[TRUE]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[C300]], %[[C100]], %[[C3]], %[[C0]], %[[C1]], %[[C100]], %[[C4]], %[[C1]], %[[C1]], %[[ARG0]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V0:[^ ]+]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V0]], %[[C0]], %[[C1]], %[[C300]], %[[C100]], %[[C3]], %[[C0]], %[[C1]], %[[C100]], %[[C4]], %[[C1]], %[[C1]], %[[ARG0]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V0]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %[[TRUE]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[C300]], %[[C100]], %[[C3]], %[[C0]], %[[C1]], %[[C100]], %[[C4]], %[[C1]], %[[C1]], %[[ARG0]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V0]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V0]], %[[C0]], %[[C1]], %[[C300]], %[[C100]], %[[C3]], %[[C0]], %[[C1]], %[[C100]], %[[C4]], %[[C1]], %[[C1]], %[[ARG0]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V0]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C100:[^ ]+]] = arith.constant 100 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C300:[^ ]+]] = arith.constant 300 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C300]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divsi %[[V0]], %[[C3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V4]], %[[C100]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V3]], %[[C3]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[C100]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG11:[^ ]+]] = %[[V5]] to %[[V8]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG12:[^ ]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.addi %[[ARG12]], %[[C1]] : index
// CHECK-NEXT:         memref.store %[[CST]], %[[ARG10]][%[[ARG11]], %[[V9]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG13:[^ ]+]] = %[[ARG1]], %[[ARG14:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG13]], %[[ARG14]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG13]]: index, %[[ARG14]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG13]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG14]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG13]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C100:[^ ]+]] = arith.constant 100 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C300:[^ ]+]] = arith.constant 300 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C300]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V0]], %[[C3]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[C100]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V3]], %[[C3]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V3]], %[[C3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[C100]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[C1]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG11:[^ ]+]] = %[[V6]] to %[[V10]] step %[[C1]] {
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi eq, %[[ARG11]], %[[V6]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi eq, %[[ARG11]], %[[V9]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V12]], %[[V4]], %[[C0]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V11]], %[[C3]] : index
// CHECK-NEXT:       scf.for %[[ARG12:[^ ]+]] = %[[V14]] to %[[V15]] step %[[C1]] {
// CHECK-NEXT:         %[[V16:[^ ]+]] = arith.addi %[[ARG12]], %[[C1]] : index
// CHECK-NEXT:         memref.store %[[CST]], %[[ARG10]][%[[ARG11]], %[[V16]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG13:[^ ]+]] = %[[ARG1]], %[[ARG14:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG13]], %[[ARG14]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG13]]: index, %[[ARG14]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG13]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG14]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG13]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
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
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.cmpi eq, %[[V7]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V11]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V10]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V12:[^ ]+]] = arith.subi %[[V7]], %[[C1]] : index
// CHECK-NEXT:           %[[V13:[^ ]+]] = async.create_group %[[V12]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V13]], %[[C0]], %[[V7]], %[[V10]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V13]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V9]] = arith.cmpi eq, %[[V7]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V9]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V6]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V10]] = arith.subi %[[V7]], %[[C1]] : index
// CHECK-NEXT:           %[[V11]] = async.create_group %[[V10]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V11]], %[[C0]], %[[V7]], %[[V6]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V11]]
// CHECK-NEXT:         }
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
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index, %[[ARG16:[^ ]+]]: memref<?x?x?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG17:[^ ]+]] = %[[ARG1]], %[[ARG18:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG18]], %[[ARG17]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG17]], %[[ARG18]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG17]]: index, %[[ARG18]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG18]], %[[ARG17]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG17]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG18]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG17]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
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
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index, %[[ARG16:[^ ]+]]: memref<?x?x?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG17:[^ ]+]] = %[[ARG1]], %[[ARG18:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG18]], %[[ARG17]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG17]], %[[ARG18]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG17]]: index, %[[ARG18]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG18]], %[[ARG17]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG17]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG18]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG17]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two(%n: index, %m: memref<?xf32>, %z: memref<?xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 3.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.if %c { memref.store %f, %m[%i] : memref<?xf32> }
    scf.parallel (%j) = (%c0) to (%i) step (%c1) { memref.store %f, %z[%n] : memref<?xf32> }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}
func.func @red(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 3.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): 
   %s = arith.addf %x, %y : f32
    scf.reduce.return %s : f32 } }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[C32]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maxsi %[[V2]], %[[C1000]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.minsi %[[ARG0]], %[[V3]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V6]] {
// CHECK-NEXT:         func.call @parallel_compute_fn_1(%[[C0]], %[[V4]], %[[ARG0]], %[[C0]], %[[ARG0]], %[[C1]], %[[ARG1]], %[[ARG3]], %[[ARG2]], %[[ARG0]]) : (index, index, index, index, index, index, memref<?xf32>, i1, memref<?xf32>, index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:         %[[V8:[^ ]+]] = async.create_group %[[V7]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn_1(%[[V8]], %[[C0]], %[[V5]], %[[V4]], %[[ARG0]], %[[C0]], %[[ARG0]], %[[C1]], %[[ARG1]], %[[ARG3]], %[[ARG2]], %[[ARG0]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>, i1, memref<?xf32>, index) -> ()
// CHECK-NEXT:         async.await_all %[[V8]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V2]] = arith.ceildivsi %[[ARG0]], %[[C32]] : index
// CHECK-NEXT:       %[[V3]] = arith.maxsi %[[V2]], %[[C1000]] : index
// CHECK-NEXT:       %[[V4]] = arith.minsi %[[ARG0]], %[[V3]] : index
// CHECK-NEXT:       %[[V5]] = arith.ceildivsi %[[ARG0]], %[[V4]] : index
// CHECK-NEXT:       %[[V6]] = arith.cmpi eq, %[[V5]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V6]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V4]], %[[ARG0]], %[[C0]], %[[ARG0]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:         %[[V8]] = async.create_group %[[V7]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V8]], %[[C0]], %[[V5]], %[[V4]], %[[ARG0]], %[[C0]], %[[ARG0]], %[[C1]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:         async.await_all %[[V8]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG1:[^ ]+]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) init (%[[CST]]) -> f32 {
// CHECK-NEXT:       scf.reduce(%[[CST]] : f32) {
// CHECK-NEXT:       ^bb0(%[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32):
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addf %[[ARG2]], %[[ARG3]] : f32
// CHECK-NEXT:         scf.reduce.return %[[V1]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG7:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[CST]], %[[ARG6]][%[[ARG7]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG9:[^ ]+]] = %[[ARG1]], %[[ARG10:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG10]], %[[ARG9]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG9]], %[[ARG10]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG9]]: index, %[[ARG10]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG10]], %[[ARG9]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG9]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG10]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG9]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: memref<?xf32>, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG8:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[CST]], %[[ARG6]][%[[ARG7]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: memref<?xf32>, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG10:[^ ]+]] = %[[ARG1]], %[[ARG11:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG11]], %[[ARG10]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG10]], %[[ARG11]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: index, %[[ARG11]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG11]], %[[ARG10]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG10]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG11]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG10]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_0(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) : (index, index, index, index, index, index, memref<?xf32>, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_1(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: memref<?xf32>, %[[ARG7:[^ ]+]]: i1, %[[ARG8:[^ ]+]]: memref<?xf32>, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       scf.if %[[ARG7]] {
// CHECK-NEXT:         memref.store %[[CST]], %[[ARG6]][%[[ARG10]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.ceildivsi %[[ARG10]], %[[C32]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.maxsi %[[V8]], %[[C1000]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.minsi %[[ARG10]], %[[V9]] : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.ceildivsi %[[ARG10]], %[[V10]] : index
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.cmpi eq, %[[V11]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V12]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_0(%[[C0]], %[[V10]], %[[ARG10]], %[[C0]], %[[ARG10]], %[[C1]], %[[ARG8]], %[[ARG9]]) : (index, index, index, index, index, index, memref<?xf32>, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V13:[^ ]+]] = arith.subi %[[V11]], %[[C1]] : index
// CHECK-NEXT:           %[[V14:[^ ]+]] = async.create_group %[[V13]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V14]], %[[C0]], %[[V11]], %[[V10]], %[[ARG10]], %[[C0]], %[[ARG10]], %[[C1]], %[[ARG8]], %[[ARG9]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>, index) -> ()
// CHECK-NEXT:           async.await_all %[[V14]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_1(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: memref<?xf32>, %[[ARG9:[^ ]+]]: i1, %[[ARG10:[^ ]+]]: memref<?xf32>, %[[ARG11:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG12:[^ ]+]] = %[[ARG1]], %[[ARG13:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG13]], %[[ARG12]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG12]], %[[ARG13]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG12]]: index, %[[ARG13]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG13]], %[[ARG12]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG12]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_1(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>, i1, memref<?xf32>, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_1(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, memref<?xf32>, i1, memref<?xf32>, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  module @inner {
    func.func @parallel_compute_fn() { return }
    func.func @f(%n: index, %m: memref<?xi32>) {
      %c0 = index.constant 0
      %c2 = arith.constant 2 : index
      scf.parallel (%i) = (%c0) to (%n) step (%c2) {
        %u = arith.index_cast %i : index to i32
        memref.store %u, %m[%i] : memref<?xi32>
      } {attr}
      return
    }
  }
  func.func @g(%n: index, %m: memref<?x4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %q = %c0 to %n step %c1 {
      scf.parallel (%i, %j) = (%q, %c0) to (%n, %c4) step (%c1, %c1) {
        %u = arith.index_cast %q : index to i32
        memref.store %u, %m[%i, %j] : memref<?x4xi32>
        scf.reduce
      }
    }
    return
  }
  func.func @h(%n: index, %m: memref<?x4xi32>, %s: index) {
    %c0 = arith.constant 0 : index
    %cm1 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
      scf.parallel (%i, %j) = (%c0, %c4) to (%n, %c0) step (%s, %cm1) {
        %v = memref.load %m[%i, %j] : memref<?x4xi32>
        memref.store %v, %m[%i, %j] : memref<?x4xi32>
      }
      scf.parallel (%i) = (%c4) to (%c0) step (%s) {
        %vv = memref.load %m[%i, %c0] : memref<?x4xi32>
 memref.store %vv, %m[%i, %c0] : memref<?x4xi32>
      }
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @parallel_compute_fn() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xi32>) {
// CHECK-NEXT:       %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[IDX0:[^ ]+]] = index.constant 0
// CHECK-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[C2]] : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[V1]] {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.ceildivsi %[[V0]], %[[C32]] : index
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.maxsi %[[V2]], %[[C1000]] : index
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.minsi %[[V0]], %[[V3]] : index
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.ceildivsi %[[V0]], %[[V4]] : index
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V6]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_0(%[[C0]], %[[V4]], %[[V0]], %[[IDX0]], %[[ARG0]], %[[C2]], %[[ARG1]]) : (index, index, index, index, index, index, memref<?xi32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V7:[^ ]+]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:           %[[V8:[^ ]+]] = async.create_group %[[V7]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V8]], %[[C0]], %[[V5]], %[[V4]], %[[V0]], %[[IDX0]], %[[ARG0]], %[[C2]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, memref<?xi32>) -> ()
// CHECK-NEXT:           async.await_all %[[V8]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @parallel_compute_fn_0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: memref<?xi32>) {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:       scf.for %[[ARG7:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.muli %[[ARG7]], %[[C2]] : index
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.index_cast %[[V7]] : index to i32
// CHECK-NEXT:         memref.store %[[V8]], %[[ARG6]][%[[V7]]] : memref<?xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: memref<?xi32>) {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[V0:[^ ]+]]:2 = scf.while (%[[ARG9:[^ ]+]] = %[[ARG1]], %[[ARG10:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.subi %[[ARG10]], %[[ARG9]] : index
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:         scf.condition(%[[V2]]) %[[ARG9]], %[[ARG10]] : index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%[[ARG9]]: index, %[[ARG10]]: index):
// CHECK-NEXT:         %[[V1]] = arith.subi %[[ARG10]], %[[ARG9]] : index
// CHECK-NEXT:         %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[ARG9]], %[[V2]] : index
// CHECK-NEXT:         %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG10]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) : (!async.group, index, index, index, index, index, index, index, memref<?xi32>) -> ()
// CHECK-NEXT:           async.yield
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:         scf.yield %[[ARG9]], %[[V3]] : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       call @parallel_compute_fn_0(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) : (index, index, index, index, index, index, memref<?xi32>) -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.subi %[[ARG0]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[V2]] {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C32]] : index
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.maxsi %[[V3]], %[[C1000]] : index
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.minsi %[[V1]], %[[V4]] : index
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V5]] : index
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.cmpi sge, %[[V5]], %[[C4]] : index
// CHECK-NEXT:         scf.if %[[V7]] {
// CHECK-NEXT:           %[[V8:[^ ]+]] = arith.ceildivsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:           %[[V9:[^ ]+]] = arith.muli %[[V8]], %[[C4]] : index
// CHECK-NEXT:           %[[V10:[^ ]+]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:           scf.if %[[V10]] {
// CHECK-NEXT:             func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V9]], %[[V0]], %[[C4]], %[[ARG2]], %[[C0]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %[[V11:[^ ]+]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:             %[[V12:[^ ]+]] = async.create_group %[[V11]] : !async.group
// CHECK-NEXT:             func.call @async_dispatch_fn_1(%[[V12]], %[[C0]], %[[V6]], %[[V9]], %[[V0]], %[[C4]], %[[ARG2]], %[[C0]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[ARG2]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:             async.await_all %[[V12]]
// CHECK-NEXT:           }
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V8]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:           scf.if %[[V8]] {
// CHECK-NEXT:             func.call @parallel_compute_fn_1(%[[C0]], %[[V5]], %[[V0]], %[[C4]], %[[ARG2]], %[[C0]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %[[V9]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:             %[[V10]] = async.create_group %[[V9]] : !async.group
// CHECK-NEXT:             func.call @async_dispatch_fn_2(%[[V10]], %[[C0]], %[[V6]], %[[V5]], %[[V0]], %[[C4]], %[[ARG2]], %[[C0]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[ARG2]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:             async.await_all %[[V10]]
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?x4xi32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C_4:[^ ]+]] = arith.constant -4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C_1:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C_1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C32]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[V5]], %[[C1000]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[V1]], %[[V6]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V7]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.cmpi eq, %[[V8]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V9]] {
// CHECK-NEXT:         func.call @parallel_compute_fn_0(%[[C0]], %[[V7]], %[[V0]], %[[C_1]], %[[C0]], %[[C4]], %[[ARG0]], %[[C0]], %[[ARG2]], %[[C3]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.subi %[[V8]], %[[C1]] : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = async.create_group %[[V10]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[V11]], %[[C0]], %[[V8]], %[[V7]], %[[V0]], %[[C_1]], %[[C0]], %[[C4]], %[[ARG0]], %[[C0]], %[[ARG2]], %[[C3]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:         async.await_all %[[V11]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ceildivsi %[[C_4]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V4]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5]] = arith.ceildivsi %[[V3]], %[[C32]] : index
// CHECK-NEXT:       %[[V6]] = arith.maxsi %[[V5]], %[[C1000]] : index
// CHECK-NEXT:       %[[V7]] = arith.minsi %[[V3]], %[[V6]] : index
// CHECK-NEXT:       %[[V8]] = arith.ceildivsi %[[V3]], %[[V7]] : index
// CHECK-NEXT:       %[[V9]] = arith.cmpi eq, %[[V8]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V9]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V7]], %[[V3]], %[[C4]], %[[C0]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V10]] = arith.subi %[[V8]], %[[C1]] : index
// CHECK-NEXT:         %[[V11]] = async.create_group %[[V10]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V11]], %[[C0]], %[[V8]], %[[V7]], %[[V3]], %[[C4]], %[[C0]], %[[ARG2]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:         async.await_all %[[V11]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG7:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[ARG7]], %[[ARG5]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C4]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = memref.load %[[ARG6]][%[[V8]], %[[C0]]] : memref<?x4xi32>
// CHECK-NEXT:       memref.store %[[V9]], %[[ARG6]][%[[V8]], %[[C0]]] : memref<?x4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG9:[^ ]+]] = %[[ARG1]], %[[ARG10:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG10]], %[[ARG9]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG9]], %[[ARG10]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG9]]: index, %[[ARG10]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG10]], %[[ARG9]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG9]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG10]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) : (!async.group, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG9]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) : (index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C_1:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C_1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V1]], %[[C_1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V1]], %[[C_1]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V4]], %[[C_1]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V4]], %[[C_1]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[C1]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG11:[^ ]+]] = %[[V7]] to %[[V11]] step %[[C1]] {
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.muli %[[ARG11]], %[[ARG8]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.cmpi eq, %[[ARG11]], %[[V7]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.cmpi eq, %[[ARG11]], %[[V10]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.select %[[V14]], %[[V5]], %[[C0]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.select %[[V15]], %[[V12]], %[[C_1]] : index
// CHECK-NEXT:       scf.for %[[ARG12:[^ ]+]] = %[[V16]] to %[[V17]] step %[[C1]] {
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.muli %[[ARG12]], %[[C3]] : index
// CHECK-NEXT:         %[[V19:[^ ]+]] = arith.addi %[[V18]], %[[C4]] : index
// CHECK-NEXT:         %[[V20:[^ ]+]] = memref.load %[[ARG10]][%[[V13]], %[[V19]]] : memref<?x4xi32>
// CHECK-NEXT:         memref.store %[[V20]], %[[ARG10]][%[[V13]], %[[V19]]] : memref<?x4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG13:[^ ]+]] = %[[ARG1]], %[[ARG14:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG13]], %[[ARG14]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG13]]: index, %[[ARG14]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG13]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG14]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG13]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_0(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C4]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V4]], %[[C4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG12:[^ ]+]] = %[[V6]] to %[[V9]] step %[[C1]] {
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG12]] : index
// CHECK-NEXT:       scf.for %[[ARG13:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.index_cast %[[ARG10]] : index to i32
// CHECK-NEXT:         memref.store %[[V11]], %[[ARG11]][%[[V10]], %[[ARG13]]] : memref<?x4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_1(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG14:[^ ]+]] = %[[ARG1]], %[[ARG15:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG15]], %[[ARG14]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG14]], %[[ARG15]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG14]]: index, %[[ARG15]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG15]], %[[ARG14]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG14]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_1(%[[ARG0]], %[[V3]], %[[ARG15]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG14]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]]) : (index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_1(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C4]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V4]], %[[C4]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V4]], %[[C4]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[C1]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG12:[^ ]+]] = %[[V7]] to %[[V11]] step %[[C1]] {
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG12]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.cmpi eq, %[[ARG12]], %[[V7]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.cmpi eq, %[[ARG12]], %[[V10]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.select %[[V14]], %[[V5]], %[[C0]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.select %[[V15]], %[[V12]], %[[C4]] : index
// CHECK-NEXT:       scf.for %[[ARG13:[^ ]+]] = %[[V16]] to %[[V17]] step %[[C1]] {
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.index_cast %[[ARG10]] : index to i32
// CHECK-NEXT:         memref.store %[[V18]], %[[ARG11]][%[[V13]], %[[ARG13]]] : memref<?x4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_2(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG14:[^ ]+]] = %[[ARG1]], %[[ARG15:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG15]], %[[ARG14]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG14]], %[[ARG15]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG14]]: index, %[[ARG15]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG15]], %[[ARG14]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG14]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_2(%[[ARG0]], %[[V3]], %[[ARG15]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG14]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_1(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]]) : (index, index, index, index, index, index, index, index, index, index, index, memref<?x4xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
