// RUN: mlir-opt %s "-async-parallel-for=num-workers=-1 min-task-size=7" -split-input-file | FileCheck %s

func.func @loop_1d(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>) {
  scf.parallel (%i) = (%arg0) to (%arg1) step (%arg2) {
    %one = arith.constant 1.0 : f32
    memref.store %one, %arg3[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_1d(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 6.000000e-01 : f32
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 8.000000e-01 : f32
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.ceildivsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = async.runtime.num_worker_threads : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[C4]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[V4]], %[[CST_3]], %[[CST_4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[C8]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.select %[[V6]], %[[CST_2]], %[[V5]] : f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[C16]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.select %[[V8]], %[[CST_1]], %[[V7]] : f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[C32]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.select %[[V10]], %[[CST_0]], %[[V9]] : f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[C64]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.select %[[V12]], %[[CST]], %[[V11]] : f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.index_cast %[[V3]] : index to i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.sitofp %[[V14]] : i32 to f32
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.mulf %[[V13]], %[[V15]] : f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.fptosi %[[V16]] : f32 to i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.index_cast %[[V17]] : i32 to index
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.maxsi %[[V18]], %[[C1]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V19]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.maxsi %[[V20]], %[[C7]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.minsi %[[V1]], %[[V21]] : index
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V22]] : index
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.cmpi eq, %[[V23]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V24]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V22]], %[[V1]], %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.subi %[[V23]], %[[C1]] : index
// CHECK-NEXT:         %[[V26:[^ ]+]] = async.create_group %[[V25]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V26]], %[[C0]], %[[V23]], %[[V22]], %[[V1]], %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (!async.group, index, index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT:         async.await_all %[[V26]]
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
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 6.000000e-01 : f32
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 8.000000e-01 : f32
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[C2]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C8]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[V2]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.runtime.num_worker_threads : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi sgt, %[[V4]], %[[C4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V5]], %[[CST_3]], %[[CST_4]] : f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi sgt, %[[V4]], %[[C8]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.select %[[V7]], %[[CST_2]], %[[V6]] : f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.cmpi sgt, %[[V4]], %[[C16]] : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.select %[[V9]], %[[CST_1]], %[[V8]] : f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.cmpi sgt, %[[V4]], %[[C32]] : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.select %[[V11]], %[[CST_0]], %[[V10]] : f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi sgt, %[[V4]], %[[C64]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V13]], %[[CST]], %[[V12]] : f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.index_cast %[[V4]] : index to i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.sitofp %[[V15]] : i32 to f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.mulf %[[V14]], %[[V16]] : f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.fptosi %[[V17]] : f32 to i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.index_cast %[[V18]] : i32 to index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.maxsi %[[V19]], %[[C1]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.ceildivsi %[[V2]], %[[V20]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.maxsi %[[V21]], %[[C7]] : index
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.minsi %[[V2]], %[[V22]] : index
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.ceildivsi %[[V2]], %[[V23]] : index
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.cmpi sge, %[[V23]], %[[C32]] : index
// CHECK-NEXT:       scf.if %[[V25]] {
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.ceildivsi %[[V23]], %[[C32]] : index
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.muli %[[V26]], %[[C32]] : index
// CHECK-NEXT:         %[[V28:[^ ]+]] = arith.cmpi eq, %[[V24]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V28]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V27]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V29:[^ ]+]] = arith.subi %[[V24]], %[[C1]] : index
// CHECK-NEXT:           %[[V30:[^ ]+]] = async.create_group %[[V29]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V30]], %[[C0]], %[[V24]], %[[V27]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V30]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V26]] = arith.cmpi eq, %[[V24]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V26]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V23]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V27]] = arith.subi %[[V24]], %[[C1]] : index
// CHECK-NEXT:           %[[V28]] = async.create_group %[[V27]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V28]], %[[C0]], %[[V24]], %[[V23]], %[[V0]], %[[C8]], %[[C4]], %[[C0]], %[[C1]], %[[C0]], %[[ARG0]], %[[C9]], %[[C4]], %[[C2]], %[[C1]], %[[C1]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, memref<?x?x?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V28]]
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
