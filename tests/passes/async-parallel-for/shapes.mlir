// RUN: mlir-opt %s -async-parallel-for -allow-unregistered-dialect -split-input-file | FileCheck %s

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u0 = arith.constant 16 : index
  scf.parallel (%i0) = (%c0) to (%u0) step (%c1) {
    "x.y"(%i0) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     scf.if %[[FALSE]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[C16]], %[[C16]], %[[C0]], %[[C16]], %[[C1]]) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V0:[^ ]+]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V0]], %[[C0]], %[[C1]], %[[C16]], %[[C16]], %[[C0]], %[[C16]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.await_all %[[V0]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C16]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C16]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[C16]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG6:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       "x.y"(%[[ARG6]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG8:[^ ]+]] = %[[ARG1]], %[[ARG9:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG9]], %[[ARG8]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG8]], %[[ARG9]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG8]]: index, %[[ARG9]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG9]], %[[ARG8]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG8]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG9]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]) : (!async.group, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG8]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u0 = arith.constant 64 : index
  scf.parallel (%i0) = (%c0) to (%u0) step (%c1) {
    "x.y"(%i0) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     scf.if %[[FALSE]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[C64]], %[[C64]], %[[C0]], %[[C64]], %[[C1]]) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V0:[^ ]+]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V0]], %[[C0]], %[[C1]], %[[C64]], %[[C64]], %[[C0]], %[[C64]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.await_all %[[V0]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C64]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C64]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[C64]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG6:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       "x.y"(%[[ARG6]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG8:[^ ]+]] = %[[ARG1]], %[[ARG9:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG9]], %[[ARG8]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG8]], %[[ARG9]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG8]]: index, %[[ARG9]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG9]], %[[ARG8]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG8]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG9]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]) : (!async.group, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG8]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 64 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%n, %u1) step (%c1, %c1) {
    "x.y"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C64]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.ceildivsi %[[V0]], %[[C32]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maxsi %[[V2]], %[[C1000]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.minsi %[[V0]], %[[V3]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.ceildivsi %[[V0]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.cmpi sge, %[[V4]], %[[C64]] : index
// CHECK-NEXT:       scf.if %[[V6]] {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.ceildivsi %[[V4]], %[[C64]] : index
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.muli %[[V7]], %[[C64]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V9]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V8]], %[[ARG0]], %[[C64]], %[[C0]], %[[C0]], %[[ARG0]], %[[C64]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V10:[^ ]+]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:           %[[V11:[^ ]+]] = async.create_group %[[V10]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V11]], %[[C0]], %[[V5]], %[[V8]], %[[ARG0]], %[[C64]], %[[C0]], %[[C0]], %[[ARG0]], %[[C64]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V11]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7]] = arith.cmpi eq, %[[V5]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V7]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V4]], %[[ARG0]], %[[C64]], %[[C0]], %[[C0]], %[[ARG0]], %[[C64]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V8]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:           %[[V9]] = async.create_group %[[V8]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V9]], %[[C0]], %[[V5]], %[[V4]], %[[ARG0]], %[[C64]], %[[C0]], %[[C0]], %[[ARG0]], %[[C64]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V9]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C64]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V1]], %[[C64]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V4]], %[[C64]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V6]] to %[[V9]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[C0]] to %[[C64]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C64]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V1]], %[[C64]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V1]], %[[C64]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V4]], %[[C64]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V4]], %[[C64]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[C1]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V7]] to %[[V11]] step %[[C1]] {
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V7]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V10]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V5]], %[[C0]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.select %[[V14]], %[[V12]], %[[C64]] : index
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[V15]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i0, %i1, %i2) = (%c0, %c0, %c0) to (%n, %n, %n) step (%c1, %c1, %c1) {
    "x.y"(%i0, %i1, %i2) : (index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C32]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maxsi %[[V3]], %[[C1000]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minsi %[[V1]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V5]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = async.create_group %[[V8]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V9]], %[[C0]], %[[V6]], %[[V5]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.await_all %[[V9]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V2]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V2]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V7]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V5]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V5]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divsi %[[V12]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.remsi %[[V14]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V10]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V10]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V15]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V8]], %[[C0]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.select %[[V20]], %[[V17]], %[[ARG3]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V21]] to %[[V22]] step %[[C1]] {
// CHECK-NEXT:         %[[V23:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V8]] : index
// CHECK-NEXT:         %[[V24:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V13]] : index
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.andi %[[V23]], %[[V19]] : i1
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.andi %[[V24]], %[[V20]] : i1
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.select %[[V25]], %[[V6]], %[[C0]] : index
// CHECK-NEXT:         %[[V28:[^ ]+]] = arith.select %[[V26]], %[[V18]], %[[ARG4]] : index
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[V27]] to %[[V28]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u0 = arith.constant 16 : index
  %u1 = arith.constant 16 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%u0, %u1) step (%c1, %c1) {
    "x.y"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C256:[^ ]+]] = arith.constant 256 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     scf.if %[[FALSE]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         scf.if %[[TRUE]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[C256]], %[[C16]], %[[C16]], %[[C0]], %[[C0]], %[[C16]], %[[C16]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V0:[^ ]+]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V0]], %[[C0]], %[[C1]], %[[C256]], %[[C16]], %[[C16]], %[[C0]], %[[C0]], %[[C16]], %[[C16]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V0]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %[[TRUE]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[C256]], %[[C16]], %[[C16]], %[[C0]], %[[C0]], %[[C16]], %[[C16]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V0]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V0]], %[[C0]], %[[C1]], %[[C256]], %[[C16]], %[[C16]], %[[C0]], %[[C0]], %[[C16]], %[[C16]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V0]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C256:[^ ]+]] = arith.constant 256 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C256]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divsi %[[V0]], %[[C16]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V4]], %[[C16]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V3]], %[[C16]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[C16]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V5]] to %[[V8]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[C0]] to %[[C16]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C256:[^ ]+]] = arith.constant 256 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C256]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C16]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V0]], %[[C16]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[C16]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V3]], %[[C16]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V3]], %[[C16]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[C16]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[C1]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V6]] to %[[V10]] step %[[C1]] {
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V6]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V9]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V12]], %[[V4]], %[[C0]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V11]], %[[C16]] : index
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[V14]] to %[[V15]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u2 = arith.constant 4 : index
  scf.parallel (%i0, %i1, %i2) = (%c0, %c0, %c0) to (%n, %n, %u2) step (%c1, %c1, %c1) {
    "x.y"(%i0, %i1, %i2) : (index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C32]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maxsi %[[V3]], %[[C1000]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minsi %[[V1]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi sge, %[[V5]], %[[C4]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.ceildivsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.muli %[[V8]], %[[C4]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V10]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V9]], %[[ARG0]], %[[ARG0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V11:[^ ]+]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:           %[[V12:[^ ]+]] = async.create_group %[[V11]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V12]], %[[C0]], %[[V6]], %[[V9]], %[[ARG0]], %[[ARG0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V12]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V8]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V8]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V5]], %[[ARG0]], %[[ARG0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V9]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:           %[[V10]] = async.create_group %[[V9]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V10]], %[[C0]], %[[V6]], %[[V5]], %[[ARG0]], %[[ARG0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V10]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V6]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V10]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V10]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V9]] to %[[V14]] step %[[C1]] {
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V9]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V13]] : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.select %[[V16]], %[[V7]], %[[C0]] : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V17]], %[[V15]], %[[ARG3]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V18]] to %[[V19]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V7]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divsi %[[V12]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.remsi %[[V14]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V10]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V10]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V15]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V8]], %[[C0]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.select %[[V20]], %[[V17]], %[[ARG3]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V21]] to %[[V22]] step %[[C1]] {
// CHECK-NEXT:         %[[V23:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V8]] : index
// CHECK-NEXT:         %[[V24:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V13]] : index
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.andi %[[V23]], %[[V19]] : i1
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.andi %[[V24]], %[[V20]] : i1
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.select %[[V25]], %[[V6]], %[[C0]] : index
// CHECK-NEXT:         %[[V28:[^ ]+]] = arith.select %[[V26]], %[[V18]], %[[C4]] : index
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[V27]] to %[[V28]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 8 : index
  scf.parallel (%i0, %i1, %i2) = (%c0, %c0, %c0) to (%n, %u1, %n) step (%c1, %c1, %c1) {
    "x.y"(%i0, %i1, %i2) : (index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C32]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maxsi %[[V3]], %[[C1000]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minsi %[[V1]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V5]], %[[ARG0]], %[[C8]], %[[ARG0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C8]], %[[ARG0]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = async.create_group %[[V8]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V9]], %[[C0]], %[[V6]], %[[V5]], %[[ARG0]], %[[C8]], %[[ARG0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C8]], %[[ARG0]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.await_all %[[V9]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V2]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V2]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C8]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V7]], %[[C8]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V5]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V5]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[C8]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divsi %[[V12]], %[[C8]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.remsi %[[V14]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V10]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V10]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V15]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V8]], %[[C0]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.select %[[V20]], %[[V17]], %[[C8]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V21]] to %[[V22]] step %[[C1]] {
// CHECK-NEXT:         %[[V23:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V8]] : index
// CHECK-NEXT:         %[[V24:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V13]] : index
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.andi %[[V23]], %[[V19]] : i1
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.andi %[[V24]], %[[V20]] : i1
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.select %[[V25]], %[[V6]], %[[C0]] : index
// CHECK-NEXT:         %[[V28:[^ ]+]] = arith.select %[[V26]], %[[V18]], %[[ARG4]] : index
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[V27]] to %[[V28]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 8 : index
  %u2 = arith.constant 8 : index
  %u3 = arith.constant 8 : index
  scf.parallel (%i0, %i1, %i2, %i3) = (%c0, %c0, %c0, %c0) to (%n, %u1, %u2, %u3) step (%c1, %c1, %c1, %c1) {
    "x.y"(%i0, %i1, %i2, %i3) : (index, index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C512:[^ ]+]] = arith.constant 512 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C8]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C8]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[V2]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.ceildivsi %[[V2]], %[[C32]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.maxsi %[[V4]], %[[C1000]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.minsi %[[V2]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.ceildivsi %[[V2]], %[[V6]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.cmpi sge, %[[V6]], %[[C512]] : index
// CHECK-NEXT:       scf.if %[[V8]] {
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.ceildivsi %[[V6]], %[[C512]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.muli %[[V9]], %[[C512]] : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.cmpi eq, %[[V7]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V11]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V10]], %[[ARG0]], %[[C8]], %[[C8]], %[[C8]], %[[C0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C8]], %[[C8]], %[[C8]], %[[C1]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V12:[^ ]+]] = arith.subi %[[V7]], %[[C1]] : index
// CHECK-NEXT:           %[[V13:[^ ]+]] = async.create_group %[[V12]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V13]], %[[C0]], %[[V7]], %[[V10]], %[[ARG0]], %[[C8]], %[[C8]], %[[C8]], %[[C0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C8]], %[[C8]], %[[C8]], %[[C1]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V13]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V9]] = arith.cmpi eq, %[[V7]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V9]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V6]], %[[ARG0]], %[[C8]], %[[C8]], %[[C8]], %[[C0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C8]], %[[C8]], %[[C8]], %[[C1]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V10]] = arith.subi %[[V7]], %[[C1]] : index
// CHECK-NEXT:           %[[V11]] = async.create_group %[[V10]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V11]], %[[C0]], %[[V7]], %[[V6]], %[[ARG0]], %[[C8]], %[[C8]], %[[C8]], %[[C0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C8]], %[[C8]], %[[C8]], %[[C1]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V11]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index, %[[ARG16:[^ ]+]]: index, %[[ARG17:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C8]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C8]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.minsi %[[V4]], %[[V2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V3]], %[[C8]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V7]], %[[C8]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V8]], %[[C8]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.divsi %[[V6]], %[[C8]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V11]], %[[C8]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divsi %[[V12]], %[[C8]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.remsi %[[V13]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[V14]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG18:[^ ]+]] = %[[V10]] to %[[V15]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG19:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG20:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:           scf.for %[[ARG21:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:             "x.y"(%[[ARG18]], %[[ARG19]], %[[ARG20]], %[[ARG21]]) : (index, index, index, index) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index, %[[ARG16:[^ ]+]]: index, %[[ARG17:[^ ]+]]: index, %[[ARG18:[^ ]+]]: index, %[[ARG19:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG20:[^ ]+]] = %[[ARG1]], %[[ARG21:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG21]], %[[ARG20]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG20]], %[[ARG21]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG20]]: index, %[[ARG21]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG21]], %[[ARG20]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG20]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG21]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]], %[[ARG17]], %[[ARG18]], %[[ARG19]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG20]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]], %[[ARG17]], %[[ARG18]], %[[ARG19]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index, %[[ARG16:[^ ]+]]: index, %[[ARG17:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C8]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C8]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.minsi %[[V4]], %[[V2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V3]], %[[C8]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V3]], %[[C8]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[C8]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divsi %[[V8]], %[[C8]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V10]], %[[C8]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V10]], %[[C8]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.remsi %[[V6]], %[[C8]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.divsi %[[V6]], %[[C8]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.remsi %[[V15]], %[[C8]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.divsi %[[V15]], %[[C8]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.remsi %[[V17]], %[[C8]] : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.divsi %[[V17]], %[[C8]] : index
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.remsi %[[V19]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.addi %[[V20]], %[[C1]] : index
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.addi %[[V18]], %[[C1]] : index
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.addi %[[V16]], %[[C1]] : index
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.addi %[[V14]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG18:[^ ]+]] = %[[V13]] to %[[V21]] step %[[C1]] {
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.cmpi eq, %[[ARG18]], %[[V13]] : index
// CHECK-NEXT:       %[[V26:[^ ]+]] = arith.cmpi eq, %[[ARG18]], %[[V20]] : index
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.select %[[V25]], %[[V11]], %[[C0]] : index
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.select %[[V26]], %[[V22]], %[[C8]] : index
// CHECK-NEXT:       scf.for %[[ARG19:[^ ]+]] = %[[V27]] to %[[V28]] step %[[C1]] {
// CHECK-NEXT:         %[[V29:[^ ]+]] = arith.cmpi eq, %[[ARG19]], %[[V11]] : index
// CHECK-NEXT:         %[[V30:[^ ]+]] = arith.cmpi eq, %[[ARG19]], %[[V18]] : index
// CHECK-NEXT:         %[[V31:[^ ]+]] = arith.andi %[[V29]], %[[V25]] : i1
// CHECK-NEXT:         %[[V32:[^ ]+]] = arith.andi %[[V30]], %[[V26]] : i1
// CHECK-NEXT:         %[[V33:[^ ]+]] = arith.select %[[V31]], %[[V9]], %[[C0]] : index
// CHECK-NEXT:         %[[V34:[^ ]+]] = arith.select %[[V32]], %[[V23]], %[[C8]] : index
// CHECK-NEXT:         scf.for %[[ARG20:[^ ]+]] = %[[V33]] to %[[V34]] step %[[C1]] {
// CHECK-NEXT:           %[[V35:[^ ]+]] = arith.cmpi eq, %[[ARG20]], %[[V9]] : index
// CHECK-NEXT:           %[[V36:[^ ]+]] = arith.cmpi eq, %[[ARG20]], %[[V16]] : index
// CHECK-NEXT:           %[[V37:[^ ]+]] = arith.andi %[[V35]], %[[V31]] : i1
// CHECK-NEXT:           %[[V38:[^ ]+]] = arith.andi %[[V36]], %[[V32]] : i1
// CHECK-NEXT:           %[[V39:[^ ]+]] = arith.select %[[V37]], %[[V7]], %[[C0]] : index
// CHECK-NEXT:           %[[V40:[^ ]+]] = arith.select %[[V38]], %[[V24]], %[[C8]] : index
// CHECK-NEXT:           scf.for %[[ARG21:[^ ]+]] = %[[V39]] to %[[V40]] step %[[C1]] {
// CHECK-NEXT:             "x.y"(%[[ARG18]], %[[ARG19]], %[[ARG20]], %[[ARG21]]) : (index, index, index, index) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index, %[[ARG16:[^ ]+]]: index, %[[ARG17:[^ ]+]]: index, %[[ARG18:[^ ]+]]: index, %[[ARG19:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG20:[^ ]+]] = %[[ARG1]], %[[ARG21:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG21]], %[[ARG20]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG20]], %[[ARG21]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG20]]: index, %[[ARG21]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG21]], %[[ARG20]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG20]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG21]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]], %[[ARG17]], %[[ARG18]], %[[ARG19]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG20]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]], %[[ARG16]], %[[ARG17]], %[[ARG18]], %[[ARG19]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u0 = arith.constant 200 : index
  %u2 = arith.constant 4 : index
  scf.parallel (%i0, %i1, %i2) = (%c0, %c0, %c0) to (%u0, %n, %u2) step (%c1, %c1, %c1) {
    "x.y"(%i0, %i1, %i2) : (index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C200:[^ ]+]] = arith.constant 200 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C200]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C32]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maxsi %[[V3]], %[[C1000]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minsi %[[V1]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi sge, %[[V5]], %[[C4]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.ceildivsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.muli %[[V8]], %[[C4]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V10]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V9]], %[[C200]], %[[ARG0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[C200]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V11:[^ ]+]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:           %[[V12:[^ ]+]] = async.create_group %[[V11]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V12]], %[[C0]], %[[V6]], %[[V9]], %[[C200]], %[[ARG0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[C200]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V12]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V8]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V8]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V5]], %[[C200]], %[[ARG0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[C200]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V9]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:           %[[V10]] = async.create_group %[[V9]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V10]], %[[C0]], %[[V6]], %[[V5]], %[[C200]], %[[ARG0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[C200]], %[[ARG0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V10]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C200:[^ ]+]] = arith.constant 200 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG3]], %[[C200]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V6]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[C200]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V10]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V10]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[C200]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V9]] to %[[V14]] step %[[C1]] {
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V9]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V13]] : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.select %[[V16]], %[[V7]], %[[C0]] : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V17]], %[[V15]], %[[ARG3]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V18]] to %[[V19]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C200:[^ ]+]] = arith.constant 200 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG3]], %[[C200]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V7]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[C200]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V5]], %[[C4]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divsi %[[V12]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.remsi %[[V14]], %[[C200]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V10]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V10]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V15]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V8]], %[[C0]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.select %[[V20]], %[[V17]], %[[ARG3]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V21]] to %[[V22]] step %[[C1]] {
// CHECK-NEXT:         %[[V23:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V8]] : index
// CHECK-NEXT:         %[[V24:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V13]] : index
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.andi %[[V23]], %[[V19]] : i1
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.andi %[[V24]], %[[V20]] : i1
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.select %[[V25]], %[[V6]], %[[C0]] : index
// CHECK-NEXT:         %[[V28:[^ ]+]] = arith.select %[[V26]], %[[V18]], %[[C4]] : index
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[V27]] to %[[V28]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 1 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%n, %u1) step (%c1, %c1) {
    "x.y"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[C32]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[V1]], %[[C1000]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[ARG0]], %[[V2]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[V3]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi sge, %[[V3]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V5]] {
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.cmpi eq, %[[V4]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V6]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V3]], %[[ARG0]], %[[C1]], %[[C0]], %[[C0]], %[[ARG0]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V7:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:           %[[V8:[^ ]+]] = async.create_group %[[V7]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V8]], %[[C0]], %[[V4]], %[[V3]], %[[ARG0]], %[[C1]], %[[C0]], %[[C0]], %[[ARG0]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V8]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V6]] = arith.cmpi eq, %[[V4]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V6]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V3]], %[[ARG0]], %[[C1]], %[[C0]], %[[C0]], %[[ARG0]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V7]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:           %[[V8]] = async.create_group %[[V7]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V8]], %[[C0]], %[[V4]], %[[V3]], %[[ARG0]], %[[C1]], %[[C0]], %[[C0]], %[[ARG0]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V8]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 0 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%n, %u1) step (%c1, %c1) {
    "x.y"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.ceildivsi %[[C0]], %[[C0]] : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V1]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[C1]] : index
// CHECK-NEXT:         %[[V3:[^ ]+]] = async.create_group %[[V2]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V3]], %[[C0]], %[[V0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.await_all %[[V3]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V0]], %[[C0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V3]], %[[C0]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V3]], %[[C0]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[C1]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V6]] to %[[V10]] step %[[C1]] {
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V6]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V9]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V12]], %[[V4]], %[[C0]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V11]], %[[C0]] : index
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[V14]] to %[[V15]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 0 : index
  %u2 = arith.constant 4 : index
  scf.parallel (%i0, %i1, %i2) = (%c0, %c0, %c0) to (%n, %u1, %u2) step (%c1, %c1, %c1) {
    "x.y"(%i0, %i1, %i2) : (index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.ceildivsi %[[C0]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[FALSE]] {
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V1]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[C1]] : index
// CHECK-NEXT:           %[[V3:[^ ]+]] = async.create_group %[[V2]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V3]], %[[C0]], %[[V0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V3]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V1]] = arith.cmpi eq, %[[V0]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V1]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V2]] = arith.subi %[[V0]], %[[C1]] : index
// CHECK-NEXT:           %[[V3]] = async.create_group %[[V2]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V3]], %[[C0]], %[[V0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C0]], %[[C4]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V3]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divsi %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V4]], %[[C0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V4]], %[[C0]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V3]], %[[C4]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[C0]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divsi %[[V8]], %[[C0]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V10]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addi %[[V9]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V7]] to %[[V12]] step %[[C1]] {
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V7]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V11]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.select %[[V14]], %[[V5]], %[[C0]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.select %[[V15]], %[[V13]], %[[C0]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V16]] to %[[V17]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[C0]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V5]], %[[C0]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V3]], %[[C4]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divsi %[[V3]], %[[C4]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V10]], %[[C0]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V10]], %[[C0]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V9]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V8]] to %[[V14]] step %[[C1]] {
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V8]] : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V13]] : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V17]], %[[V6]], %[[C0]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.select %[[V18]], %[[V15]], %[[C0]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V19]] to %[[V20]] step %[[C1]] {
// CHECK-NEXT:         %[[V21:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V6]] : index
// CHECK-NEXT:         %[[V22:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V11]] : index
// CHECK-NEXT:         %[[V23:[^ ]+]] = arith.andi %[[V21]], %[[V17]] : i1
// CHECK-NEXT:         %[[V24:[^ ]+]] = arith.andi %[[V22]], %[[V18]] : i1
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.select %[[V23]], %[[V4]], %[[C0]] : index
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.select %[[V24]], %[[V16]], %[[C4]] : index
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[V25]] to %[[V26]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 512 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%n, %u1) step (%c1, %c1) {
    "x.y"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C512:[^ ]+]] = arith.constant 512 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C512]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.ceildivsi %[[V0]], %[[C32]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maxsi %[[V2]], %[[C1000]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.minsi %[[V0]], %[[V3]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.ceildivsi %[[V0]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.cmpi sge, %[[V4]], %[[C512]] : index
// CHECK-NEXT:       scf.if %[[V6]] {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.ceildivsi %[[V4]], %[[C512]] : index
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.muli %[[V7]], %[[C512]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V9]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V8]], %[[ARG0]], %[[C512]], %[[C0]], %[[C0]], %[[ARG0]], %[[C512]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V10:[^ ]+]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:           %[[V11:[^ ]+]] = async.create_group %[[V10]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V11]], %[[C0]], %[[V5]], %[[V8]], %[[ARG0]], %[[C512]], %[[C0]], %[[C0]], %[[ARG0]], %[[C512]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V11]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7]] = arith.cmpi eq, %[[V5]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V7]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V4]], %[[ARG0]], %[[C512]], %[[C0]], %[[C0]], %[[ARG0]], %[[C512]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V8]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:           %[[V9]] = async.create_group %[[V8]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V9]], %[[C0]], %[[V5]], %[[V4]], %[[ARG0]], %[[C512]], %[[C0]], %[[C0]], %[[ARG0]], %[[C512]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V9]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C512:[^ ]+]] = arith.constant 512 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C512]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V1]], %[[C512]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V4]], %[[C512]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V6]] to %[[V9]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[C0]] to %[[C512]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C512:[^ ]+]] = arith.constant 512 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C512]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V1]], %[[C512]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V1]], %[[C512]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V4]], %[[C512]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V4]], %[[C512]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[C1]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V7]] to %[[V11]] step %[[C1]] {
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V7]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V10]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V5]], %[[C0]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.select %[[V14]], %[[V12]], %[[C512]] : index
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[V15]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 513 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%n, %u1) step (%c1, %c1) {
    "x.y"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C513:[^ ]+]] = arith.constant 513 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C513]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.ceildivsi %[[V0]], %[[C32]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maxsi %[[V2]], %[[C1000]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.minsi %[[V0]], %[[V3]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.ceildivsi %[[V0]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V6]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V4]], %[[ARG0]], %[[C513]], %[[C0]], %[[C0]], %[[ARG0]], %[[C513]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.subi %[[V5]], %[[C1]] : index
// CHECK-NEXT:         %[[V8:[^ ]+]] = async.create_group %[[V7]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V8]], %[[C0]], %[[V5]], %[[V4]], %[[ARG0]], %[[C513]], %[[C0]], %[[C0]], %[[ARG0]], %[[C513]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.await_all %[[V8]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C513:[^ ]+]] = arith.constant 513 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C513]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minsi %[[V2]], %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V1]], %[[C513]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V1]], %[[C513]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V4]], %[[C513]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V4]], %[[C513]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[C1]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V7]] to %[[V11]] step %[[C1]] {
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V7]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V10]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V5]], %[[C0]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.select %[[V14]], %[[V12]], %[[C513]] : index
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[V15]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u1 = arith.constant 32 : index
  %u2 = arith.constant 33 : index
  scf.parallel (%i0, %i1, %i2) = (%c0, %c0, %c0) to (%n, %u1, %u2) step (%c1, %c1, %c1) {
    "x.y"(%i0, %i1, %i2) : (index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C33:[^ ]+]] = arith.constant 33 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C32]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C33]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C32]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maxsi %[[V3]], %[[C1000]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minsi %[[V1]], %[[V4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.ceildivsi %[[V1]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi sge, %[[V5]], %[[C33]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.ceildivsi %[[V5]], %[[C33]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.muli %[[V8]], %[[C33]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V10]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[V9]], %[[ARG0]], %[[C32]], %[[C33]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C32]], %[[C33]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V11:[^ ]+]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:           %[[V12:[^ ]+]] = async.create_group %[[V11]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V12]], %[[C0]], %[[V6]], %[[V9]], %[[ARG0]], %[[C32]], %[[C33]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C32]], %[[C33]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V12]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V8]] = arith.cmpi eq, %[[V6]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V8]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[V5]], %[[ARG0]], %[[C32]], %[[C33]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C32]], %[[C33]], %[[C1]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V9]] = arith.subi %[[V6]], %[[C1]] : index
// CHECK-NEXT:           %[[V10]] = async.create_group %[[V9]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V10]], %[[C0]], %[[V6]], %[[V5]], %[[ARG0]], %[[C32]], %[[C33]], %[[C0]], %[[C0]], %[[C0]], %[[ARG0]], %[[C32]], %[[C33]], %[[C1]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V10]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C33:[^ ]+]] = arith.constant 33 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C32]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C33]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V2]], %[[C33]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[C32]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V6]], %[[C32]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divsi %[[V5]], %[[C33]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V10]], %[[C32]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V10]], %[[C32]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V9]] to %[[V14]] step %[[C1]] {
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V9]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V13]] : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.select %[[V16]], %[[V7]], %[[C0]] : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V17]], %[[V15]], %[[C32]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V18]] to %[[V19]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[C0]] to %[[C33]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C33:[^ ]+]] = arith.constant 33 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C32]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C33]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V2]], %[[C33]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V2]], %[[C33]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C32]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divsi %[[V7]], %[[C32]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[V9]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[V5]], %[[C33]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divsi %[[V5]], %[[C33]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V12]], %[[C32]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.divsi %[[V12]], %[[C32]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.remsi %[[V14]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V13]], %[[C1]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[V11]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG14:[^ ]+]] = %[[V10]] to %[[V16]] step %[[C1]] {
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V10]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.cmpi eq, %[[ARG14]], %[[V15]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V8]], %[[C0]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.select %[[V20]], %[[V17]], %[[C32]] : index
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[V21]] to %[[V22]] step %[[C1]] {
// CHECK-NEXT:         %[[V23:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V8]] : index
// CHECK-NEXT:         %[[V24:[^ ]+]] = arith.cmpi eq, %[[ARG15]], %[[V13]] : index
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.andi %[[V23]], %[[V19]] : i1
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.andi %[[V24]], %[[V20]] : i1
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.select %[[V25]], %[[V6]], %[[C0]] : index
// CHECK-NEXT:         %[[V28:[^ ]+]] = arith.select %[[V26]], %[[V18]], %[[C33]] : index
// CHECK-NEXT:         scf.for %[[ARG16:[^ ]+]] = %[[V27]] to %[[V28]] step %[[C1]] {
// CHECK-NEXT:           "x.y"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index, %[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG16:[^ ]+]] = %[[ARG1]], %[[ARG17:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG16]], %[[ARG17]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG16]]: index, %[[ARG17]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG17]], %[[ARG16]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG16]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG17]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG16]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]], %[[ARG15]]) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u0 = arith.constant 0 : index
  %u1 = arith.constant 4 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%u0, %u1) step (%c1, %c1) {
    "x.y"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.ceildivsi %[[C0]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[FALSE]] {
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V1]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[C0]], %[[C0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[C4]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[C1]] : index
// CHECK-NEXT:           %[[V3:[^ ]+]] = async.create_group %[[V2]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V3]], %[[C0]], %[[V0]], %[[C0]], %[[C0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[C4]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V3]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V1]] = arith.cmpi eq, %[[V0]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V1]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[C0]], %[[C0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[C4]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V2]] = arith.subi %[[V0]], %[[C1]] : index
// CHECK-NEXT:           %[[V3]] = async.create_group %[[V2]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V3]], %[[C0]], %[[V0]], %[[C0]], %[[C0]], %[[C4]], %[[C0]], %[[C0]], %[[C0]], %[[C4]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V3]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divsi %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V4]], %[[C0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V3]], %[[C4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[C0]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V5]] to %[[V8]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V0]], %[[C4]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[C0]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V3]], %[[C4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V3]], %[[C4]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[C0]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[C1]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V6]] to %[[V10]] step %[[C1]] {
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V6]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V9]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V12]], %[[V4]], %[[C0]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V11]], %[[C4]] : index
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[V14]] to %[[V15]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u0 = arith.constant 8 : index
  %u1 = arith.constant 8 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%u0, %u1) step (%c1, %c1) {
    "x.y"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     scf.if %[[FALSE]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         scf.if %[[TRUE]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[C0]], %[[C64]], %[[C8]], %[[C8]], %[[C0]], %[[C0]], %[[C8]], %[[C8]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V0:[^ ]+]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%[[V0]], %[[C0]], %[[C1]], %[[C64]], %[[C8]], %[[C8]], %[[C0]], %[[C0]], %[[C8]], %[[C8]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V0]]
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %[[TRUE]] {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[C0]], %[[C64]], %[[C8]], %[[C8]], %[[C0]], %[[C0]], %[[C8]], %[[C8]], %[[C1]], %[[C1]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V0]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V0]], %[[C0]], %[[C1]], %[[C64]], %[[C8]], %[[C8]], %[[C0]], %[[C0]], %[[C8]], %[[C8]], %[[C1]], %[[C1]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:           async.await_all %[[V0]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C64]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divsi %[[V0]], %[[C8]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V4]], %[[C8]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V3]], %[[C8]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V6]], %[[C8]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V5]] to %[[V8]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C64]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C8]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V0]], %[[C8]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[C8]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[V3]], %[[C8]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divsi %[[V3]], %[[C8]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.remsi %[[V8]], %[[C8]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[C1]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG10:[^ ]+]] = %[[V6]] to %[[V10]] step %[[C1]] {
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V6]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi eq, %[[ARG10]], %[[V9]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V12]], %[[V4]], %[[C0]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V11]], %[[C8]] : index
// CHECK-NEXT:       scf.for %[[ARG11:[^ ]+]] = %[[V14]] to %[[V15]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG10]], %[[ARG11]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG13]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
