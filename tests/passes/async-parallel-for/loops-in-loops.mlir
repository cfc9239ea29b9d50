// Loops in the functions made for loops around them are rewritten after all others, the last function first.
// RUN: mlir-opt %s --async-parallel-for | FileCheck %s
// RUN: mlir-opt %s --async-parallel-for=async-dispatch=false | FileCheck %s --check-prefix=LOOP

func.func @two(%n: index, %y: memref<?xf32>, %a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c64) {
    scf.parallel (%j) = (%c0) to (%c64) step (%c1) {
      %k = arith.addi %i, %j : index
      memref.store %a, %y[%k] : memref<?xf32>
      scf.reduce
    }
    scf.reduce
  }
  scf.parallel (%i) = (%c1) to (%n) step (%c64) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      scf.parallel (%l) = (%c0) to (%i) step (%c1) {
        %k = arith.addi %l, %j : index
        memref.store %a, %y[%k] : memref<?xf32>
        scf.reduce
      }
      scf.reduce
    }
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      memref.store %a, %y[%j] : memref<?xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
func.func @gives(%n: index, %y: memref<?xf32>, %a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %s = scf.parallel (%j) = (%c0) to (%i) step (%c1) init (%a) -> f32 {
      scf.reduce(%a : f32) {
      ^bb0(%l: f32, %r: f32):
        %sum = arith.addf %l, %r : f32
        scf.reduce.return %sum : f32
      }
    }
    memref.store %s, %y[%i] : memref<?xf32>
    scf.reduce
  }
  return
}







// CHECK: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[C64]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.ceildivsi %[[V0]], %[[C32]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[V5]], %[[C1000]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[V0]], %[[V6]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.ceildivsi %[[V0]], %[[V7]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.cmpi eq, %[[V8]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V9]] {
// CHECK-NEXT:         func.call @parallel_compute_fn_2(%[[C0]], %[[V7]], %[[V0]], %[[C0]], %[[ARG0]], %[[C64]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.subi %[[V8]], %[[C1]] : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = async.create_group %[[V10]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn_2(%[[V11]], %[[C0]], %[[V8]], %[[V7]], %[[V0]], %[[C0]], %[[ARG0]], %[[C64]], %[[ARG2]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         async.await_all %[[V11]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ceildivsi %[[V2]], %[[C64]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[V4]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5]] = arith.ceildivsi %[[V3]], %[[C32]] : index
// CHECK-NEXT:       %[[V6]] = arith.maxsi %[[V5]], %[[C1000]] : index
// CHECK-NEXT:       %[[V7]] = arith.minsi %[[V3]], %[[V6]] : index
// CHECK-NEXT:       %[[V8]] = arith.ceildivsi %[[V3]], %[[V7]] : index
// CHECK-NEXT:       %[[V9]] = arith.cmpi eq, %[[V8]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V9]] {
// CHECK-NEXT:         func.call @parallel_compute_fn_1(%[[C0]], %[[V7]], %[[V3]], %[[C1]], %[[ARG0]], %[[C64]], %[[ARG2]], %[[ARG1]], %[[ARG0]]) : (index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V10]] = arith.subi %[[V8]], %[[C1]] : index
// CHECK-NEXT:         %[[V11]] = async.create_group %[[V10]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn_1(%[[V11]], %[[C0]], %[[V8]], %[[V7]], %[[V3]], %[[C1]], %[[ARG0]], %[[C64]], %[[ARG2]], %[[ARG1]], %[[ARG0]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// CHECK-NEXT:         async.await_all %[[V11]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @gives(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32) {
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
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi eq, %[[V4]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V5]] {
// CHECK-NEXT:         func.call @parallel_compute_fn(%[[C0]], %[[V3]], %[[ARG0]], %[[C0]], %[[ARG0]], %[[C1]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:         %[[V7:[^ ]+]] = async.create_group %[[V6]] : !async.group
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[V7]], %[[C0]], %[[V4]], %[[V3]], %[[ARG0]], %[[C0]], %[[ARG0]], %[[C1]], %[[ARG2]], %[[ARG1]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         async.await_all %[[V7]]
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG8:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = scf.parallel (%[[ARG9:[^ ]+]]) = (%[[C0]]) to (%[[ARG8]]) step (%[[C1]]) init (%[[ARG6]]) -> f32 {
// CHECK-NEXT:         scf.reduce(%[[ARG6]] : f32) {
// CHECK-NEXT:         ^bb0(%[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32):
// CHECK-NEXT:           %[[V8:[^ ]+]] = arith.addf %[[ARG10]], %[[ARG11]] : f32
// CHECK-NEXT:           scf.reduce.return %[[V8]] : f32
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[V7]], %[[ARG7]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: memref<?xf32>) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn(%[[ARG0]], %[[V3]], %[[ARG11]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG10]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG8:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[ARG6]], %[[ARG7]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: memref<?xf32>) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%[[ARG0]], %[[V3]], %[[ARG11]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG10]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_0(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_1(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>, %[[ARG8:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG9:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[ARG9]], %[[C64]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.cmpi eq, %[[ARG8]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[V9]] {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.ceildivsi %[[ARG8]], %[[C32]] : index
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.maxsi %[[V11]], %[[C1000]] : index
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.minsi %[[ARG8]], %[[V12]] : index
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.ceildivsi %[[ARG8]], %[[V13]] : index
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.cmpi eq, %[[V14]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V15]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_4(%[[C0]], %[[V13]], %[[ARG8]], %[[C0]], %[[ARG8]], %[[C1]], %[[ARG6]], %[[ARG7]], %[[V8]]) : (index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V16:[^ ]+]] = arith.subi %[[V14]], %[[C1]] : index
// CHECK-NEXT:           %[[V17:[^ ]+]] = async.create_group %[[V16]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_4(%[[V17]], %[[C0]], %[[V14]], %[[V13]], %[[ARG8]], %[[C0]], %[[ARG8]], %[[C1]], %[[ARG6]], %[[ARG7]], %[[V8]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// CHECK-NEXT:           async.await_all %[[V17]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.cmpi eq, %[[V8]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[V10]] {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V11]] = arith.ceildivsi %[[V8]], %[[C32]] : index
// CHECK-NEXT:         %[[V12]] = arith.maxsi %[[V11]], %[[C1000]] : index
// CHECK-NEXT:         %[[V13]] = arith.minsi %[[V8]], %[[V12]] : index
// CHECK-NEXT:         %[[V14]] = arith.ceildivsi %[[V8]], %[[V13]] : index
// CHECK-NEXT:         %[[V15]] = arith.cmpi eq, %[[V14]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V15]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_0(%[[C0]], %[[V13]], %[[V8]], %[[C0]], %[[V8]], %[[C1]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V16]] = arith.subi %[[V14]], %[[C1]] : index
// CHECK-NEXT:           %[[V17]] = async.create_group %[[V16]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%[[V17]], %[[C0]], %[[V14]], %[[V13]], %[[V8]], %[[C0]], %[[V8]], %[[C1]], %[[ARG6]], %[[ARG7]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V17]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_1(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: memref<?xf32>, %[[ARG10:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG11:[^ ]+]] = %[[ARG1]], %[[ARG12:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG12]], %[[ARG11]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG11]], %[[ARG12]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG11]]: index, %[[ARG12]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG12]], %[[ARG11]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG11]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_1(%[[ARG0]], %[[V3]], %[[ARG12]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG11]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_1(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]]) : (index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG8:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[ARG8]], %[[C64]] : index
// CHECK-NEXT:       scf.if %[[FALSE]] {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %[[TRUE]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_3(%[[C0]], %[[C64]], %[[C64]], %[[C0]], %[[C64]], %[[C1]], %[[V7]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V8:[^ ]+]] = async.create_group %[[C0]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_3(%[[V8]], %[[C0]], %[[C1]], %[[C64]], %[[C64]], %[[C0]], %[[C64]], %[[C1]], %[[V7]], %[[ARG6]], %[[ARG7]]) : (!async.group, index, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V8]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_2(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: memref<?xf32>) {
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
// CHECK-NEXT:         func.call @async_dispatch_fn_2(%[[ARG0]], %[[V3]], %[[ARG11]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG10]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_2(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_3(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C64]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C64]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[C64]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG9:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG6]], %[[ARG9]] : index
// CHECK-NEXT:       memref.store %[[ARG7]], %[[ARG8]][%[[V7]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_3(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG11:[^ ]+]] = %[[ARG1]], %[[ARG12:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG12]], %[[ARG11]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG11]], %[[ARG12]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG11]]: index, %[[ARG12]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG12]], %[[ARG11]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG11]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_3(%[[ARG0]], %[[V3]], %[[ARG12]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]]) : (!async.group, index, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG11]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_3(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]]) : (index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_4(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>, %[[ARG8:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG9:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi eq, %[[ARG8]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.ceildivsi %[[ARG8]], %[[C32]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.maxsi %[[V8]], %[[C1000]] : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.minsi %[[ARG8]], %[[V9]] : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.ceildivsi %[[ARG8]], %[[V10]] : index
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.cmpi eq, %[[V11]], %[[C1]] : index
// CHECK-NEXT:         scf.if %[[V12]] {
// CHECK-NEXT:           func.call @parallel_compute_fn_5(%[[C0]], %[[V10]], %[[ARG8]], %[[C0]], %[[ARG8]], %[[C1]], %[[ARG9]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V13:[^ ]+]] = arith.subi %[[V11]], %[[C1]] : index
// CHECK-NEXT:           %[[V14:[^ ]+]] = async.create_group %[[V13]] : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_5(%[[V14]], %[[C0]], %[[V11]], %[[V10]], %[[ARG8]], %[[C0]], %[[ARG8]], %[[C1]], %[[ARG9]], %[[ARG6]], %[[ARG7]]) : (!async.group, index, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:           async.await_all %[[V14]]
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_4(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: memref<?xf32>, %[[ARG10:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG11:[^ ]+]] = %[[ARG1]], %[[ARG12:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG12]], %[[ARG11]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG11]], %[[ARG12]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG11]]: index, %[[ARG12]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG12]], %[[ARG11]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG11]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_4(%[[ARG0]], %[[V3]], %[[ARG12]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]]) : (!async.group, index, index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG11]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_4(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]]) : (index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_5(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     scf.for %[[ARG9:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG9]], %[[ARG6]] : index
// CHECK-NEXT:       memref.store %[[ARG7]], %[[ARG8]][%[[V7]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_5(%[[ARG0:[^ ]+]]: !async.group, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG11:[^ ]+]] = %[[ARG1]], %[[ARG12:[^ ]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subi %[[ARG12]], %[[ARG11]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[C1]] : index
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG11]], %[[ARG12]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG11]]: index, %[[ARG12]]: index):
// CHECK-NEXT:       %[[V1]] = arith.subi %[[ARG12]], %[[ARG11]] : index
// CHECK-NEXT:       %[[V2]] = arith.divsi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG11]], %[[V2]] : index
// CHECK-NEXT:       %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_5(%[[ARG0]], %[[V3]], %[[ARG12]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]]) : (!async.group, index, index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:       scf.yield %[[ARG11]], %[[V3]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_5(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]]) : (index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LOOP: module {
// LOOP-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32) {
// LOOP-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// LOOP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// LOOP-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[C64]] : index
// LOOP-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C0]] : index
// LOOP-NEXT:     scf.if %[[V1]] {
// LOOP-NEXT:     } else {
// LOOP-NEXT:       %[[V5:[^ ]+]] = arith.ceildivsi %[[V0]], %[[C32]] : index
// LOOP-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[V5]], %[[C1000]] : index
// LOOP-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[V0]], %[[V6]] : index
// LOOP-NEXT:       %[[V8:[^ ]+]] = arith.ceildivsi %[[V0]], %[[V7]] : index
// LOOP-NEXT:       %[[V9:[^ ]+]] = arith.subi %[[V8]], %[[C1]] : index
// LOOP-NEXT:       %[[V10:[^ ]+]] = async.create_group %[[V9]] : !async.group
// LOOP-NEXT:       scf.for %[[ARG3:[^ ]+]] = %[[C1]] to %[[V8]] step %[[C1]] {
// LOOP-NEXT:         %[[TOKEN:[^ ]+]] = async.execute {
// LOOP-NEXT:           func.call @parallel_compute_fn_2(%[[ARG3]], %[[V7]], %[[V0]], %[[C0]], %[[ARG0]], %[[C64]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:           async.yield
// LOOP-NEXT:         }
// LOOP-NEXT:         %[[V11:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[V10]] : !async.token
// LOOP-NEXT:       }
// LOOP-NEXT:       func.call @parallel_compute_fn_2(%[[C0]], %[[V7]], %[[V0]], %[[C0]], %[[ARG0]], %[[C64]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:       async.await_all %[[V10]]
// LOOP-NEXT:     }
// LOOP-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[ARG0]], %[[C1]] : index
// LOOP-NEXT:     %[[V3:[^ ]+]] = arith.ceildivsi %[[V2]], %[[C64]] : index
// LOOP-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[C0]] : index
// LOOP-NEXT:     scf.if %[[V4]] {
// LOOP-NEXT:     } else {
// LOOP-NEXT:       %[[V5]] = arith.ceildivsi %[[V3]], %[[C32]] : index
// LOOP-NEXT:       %[[V6]] = arith.maxsi %[[V5]], %[[C1000]] : index
// LOOP-NEXT:       %[[V7]] = arith.minsi %[[V3]], %[[V6]] : index
// LOOP-NEXT:       %[[V8]] = arith.ceildivsi %[[V3]], %[[V7]] : index
// LOOP-NEXT:       %[[V9]] = arith.subi %[[V8]], %[[C1]] : index
// LOOP-NEXT:       %[[V10]] = async.create_group %[[V9]] : !async.group
// LOOP-NEXT:       scf.for %[[ARG3]] = %[[C1]] to %[[V8]] step %[[C1]] {
// LOOP-NEXT:         %[[TOKEN]] = async.execute {
// LOOP-NEXT:           func.call @parallel_compute_fn_1(%[[ARG3]], %[[V7]], %[[V3]], %[[C1]], %[[ARG0]], %[[C64]], %[[ARG2]], %[[ARG1]], %[[ARG0]]) : (index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// LOOP-NEXT:           async.yield
// LOOP-NEXT:         }
// LOOP-NEXT:         %[[V11]] = async.add_to_group %[[TOKEN]], %[[V10]] : !async.token
// LOOP-NEXT:       }
// LOOP-NEXT:       func.call @parallel_compute_fn_1(%[[C0]], %[[V7]], %[[V3]], %[[C1]], %[[ARG0]], %[[C64]], %[[ARG2]], %[[ARG1]], %[[ARG0]]) : (index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// LOOP-NEXT:       async.await_all %[[V10]]
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func @gives(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32) {
// LOOP-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// LOOP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0]] : index
// LOOP-NEXT:     scf.if %[[V0]] {
// LOOP-NEXT:     } else {
// LOOP-NEXT:       %[[V1:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[C32]] : index
// LOOP-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[V1]], %[[C1000]] : index
// LOOP-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[ARG0]], %[[V2]] : index
// LOOP-NEXT:       %[[V4:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[V3]] : index
// LOOP-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// LOOP-NEXT:       %[[V6:[^ ]+]] = async.create_group %[[V5]] : !async.group
// LOOP-NEXT:       scf.for %[[ARG3:[^ ]+]] = %[[C1]] to %[[V4]] step %[[C1]] {
// LOOP-NEXT:         %[[TOKEN:[^ ]+]] = async.execute {
// LOOP-NEXT:           func.call @parallel_compute_fn(%[[ARG3]], %[[V3]], %[[ARG0]], %[[C0]], %[[ARG0]], %[[C1]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:           async.yield
// LOOP-NEXT:         }
// LOOP-NEXT:         %[[V7:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[V6]] : !async.token
// LOOP-NEXT:       }
// LOOP-NEXT:       func.call @parallel_compute_fn(%[[C0]], %[[V3]], %[[ARG0]], %[[C0]], %[[ARG0]], %[[C1]], %[[ARG2]], %[[ARG1]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:       async.await_all %[[V6]]
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func private @parallel_compute_fn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>) {
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// LOOP-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// LOOP-NEXT:     scf.for %[[ARG8:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// LOOP-NEXT:       %[[V7:[^ ]+]] = scf.parallel (%[[ARG9:[^ ]+]]) = (%[[C0]]) to (%[[ARG8]]) step (%[[C1]]) init (%[[ARG6]]) -> f32 {
// LOOP-NEXT:         scf.reduce(%[[ARG6]] : f32) {
// LOOP-NEXT:         ^bb0(%[[ARG10:[^ ]+]]: f32, %[[ARG11:[^ ]+]]: f32):
// LOOP-NEXT:           %[[V8:[^ ]+]] = arith.addf %[[ARG10]], %[[ARG11]] : f32
// LOOP-NEXT:           scf.reduce.return %[[V8]] : f32
// LOOP-NEXT:         }
// LOOP-NEXT:       }
// LOOP-NEXT:       memref.store %[[V7]], %[[ARG7]][%[[ARG8]]] : memref<?xf32>
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func private @parallel_compute_fn_0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>) {
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// LOOP-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// LOOP-NEXT:     scf.for %[[ARG8:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// LOOP-NEXT:       memref.store %[[ARG6]], %[[ARG7]][%[[ARG8]]] : memref<?xf32>
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func private @parallel_compute_fn_1(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>, %[[ARG8:[^ ]+]]: index) {
// LOOP-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// LOOP-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// LOOP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// LOOP-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// LOOP-NEXT:     scf.for %[[ARG9:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// LOOP-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[ARG9]], %[[C64]] : index
// LOOP-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1]] : index
// LOOP-NEXT:       %[[V9:[^ ]+]] = arith.cmpi eq, %[[ARG8]], %[[C0]] : index
// LOOP-NEXT:       scf.if %[[V9]] {
// LOOP-NEXT:       } else {
// LOOP-NEXT:         %[[V11:[^ ]+]] = arith.ceildivsi %[[ARG8]], %[[C32]] : index
// LOOP-NEXT:         %[[V12:[^ ]+]] = arith.maxsi %[[V11]], %[[C1000]] : index
// LOOP-NEXT:         %[[V13:[^ ]+]] = arith.minsi %[[ARG8]], %[[V12]] : index
// LOOP-NEXT:         %[[V14:[^ ]+]] = arith.ceildivsi %[[ARG8]], %[[V13]] : index
// LOOP-NEXT:         %[[V15:[^ ]+]] = arith.subi %[[V14]], %[[C1]] : index
// LOOP-NEXT:         %[[V16:[^ ]+]] = async.create_group %[[V15]] : !async.group
// LOOP-NEXT:         scf.for %[[ARG10:[^ ]+]] = %[[C1]] to %[[V14]] step %[[C1]] {
// LOOP-NEXT:           %[[TOKEN:[^ ]+]] = async.execute {
// LOOP-NEXT:             func.call @parallel_compute_fn_4(%[[ARG10]], %[[V13]], %[[ARG8]], %[[C0]], %[[ARG8]], %[[C1]], %[[ARG6]], %[[ARG7]], %[[V8]]) : (index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// LOOP-NEXT:             async.yield
// LOOP-NEXT:           }
// LOOP-NEXT:           %[[V17:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[V16]] : !async.token
// LOOP-NEXT:         }
// LOOP-NEXT:         func.call @parallel_compute_fn_4(%[[C0]], %[[V13]], %[[ARG8]], %[[C0]], %[[ARG8]], %[[C1]], %[[ARG6]], %[[ARG7]], %[[V8]]) : (index, index, index, index, index, index, f32, memref<?xf32>, index) -> ()
// LOOP-NEXT:         async.await_all %[[V16]]
// LOOP-NEXT:       }
// LOOP-NEXT:       %[[V10:[^ ]+]] = arith.cmpi eq, %[[V8]], %[[C0]] : index
// LOOP-NEXT:       scf.if %[[V10]] {
// LOOP-NEXT:       } else {
// LOOP-NEXT:         %[[V11]] = arith.ceildivsi %[[V8]], %[[C32]] : index
// LOOP-NEXT:         %[[V12]] = arith.maxsi %[[V11]], %[[C1000]] : index
// LOOP-NEXT:         %[[V13]] = arith.minsi %[[V8]], %[[V12]] : index
// LOOP-NEXT:         %[[V14]] = arith.ceildivsi %[[V8]], %[[V13]] : index
// LOOP-NEXT:         %[[V15]] = arith.subi %[[V14]], %[[C1]] : index
// LOOP-NEXT:         %[[V16]] = async.create_group %[[V15]] : !async.group
// LOOP-NEXT:         scf.for %[[ARG10]] = %[[C1]] to %[[V14]] step %[[C1]] {
// LOOP-NEXT:           %[[TOKEN]] = async.execute {
// LOOP-NEXT:             func.call @parallel_compute_fn_0(%[[ARG10]], %[[V13]], %[[V8]], %[[C0]], %[[V8]], %[[C1]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:             async.yield
// LOOP-NEXT:           }
// LOOP-NEXT:           %[[V17]] = async.add_to_group %[[TOKEN]], %[[V16]] : !async.token
// LOOP-NEXT:         }
// LOOP-NEXT:         func.call @parallel_compute_fn_0(%[[C0]], %[[V13]], %[[V8]], %[[C0]], %[[V8]], %[[C1]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:         async.await_all %[[V16]]
// LOOP-NEXT:       }
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func private @parallel_compute_fn_2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>) {
// LOOP-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// LOOP-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// LOOP-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// LOOP-NEXT:     scf.for %[[ARG8:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// LOOP-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[ARG8]], %[[C64]] : index
// LOOP-NEXT:       scf.if %[[FALSE]] {
// LOOP-NEXT:       } else {
// LOOP-NEXT:         %[[V8:[^ ]+]] = async.create_group %[[C0]] : !async.group
// LOOP-NEXT:         scf.for %[[ARG9:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// LOOP-NEXT:           %[[TOKEN:[^ ]+]] = async.execute {
// LOOP-NEXT:             func.call @parallel_compute_fn_3(%[[ARG9]], %[[C64]], %[[C64]], %[[C0]], %[[C64]], %[[C1]], %[[V7]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:             async.yield
// LOOP-NEXT:           }
// LOOP-NEXT:           %[[V9:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[V8]] : !async.token
// LOOP-NEXT:         }
// LOOP-NEXT:         func.call @parallel_compute_fn_3(%[[C0]], %[[C64]], %[[C64]], %[[C0]], %[[C64]], %[[C1]], %[[V7]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:         async.await_all %[[V8]]
// LOOP-NEXT:       }
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func private @parallel_compute_fn_3(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: memref<?xf32>) {
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[C64]] : index
// LOOP-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// LOOP-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[C64]] : index
// LOOP-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[C64]] : index
// LOOP-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// LOOP-NEXT:     scf.for %[[ARG9:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// LOOP-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG6]], %[[ARG9]] : index
// LOOP-NEXT:       memref.store %[[ARG7]], %[[ARG8]][%[[V7]]] : memref<?xf32>
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func private @parallel_compute_fn_4(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: memref<?xf32>, %[[ARG8:[^ ]+]]: index) {
// LOOP-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// LOOP-NEXT:     %[[C1000:[^ ]+]] = arith.constant 1000 : index
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// LOOP-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// LOOP-NEXT:     scf.for %[[ARG9:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// LOOP-NEXT:       %[[V7:[^ ]+]] = arith.cmpi eq, %[[ARG8]], %[[C0]] : index
// LOOP-NEXT:       scf.if %[[V7]] {
// LOOP-NEXT:       } else {
// LOOP-NEXT:         %[[V8:[^ ]+]] = arith.ceildivsi %[[ARG8]], %[[C32]] : index
// LOOP-NEXT:         %[[V9:[^ ]+]] = arith.maxsi %[[V8]], %[[C1000]] : index
// LOOP-NEXT:         %[[V10:[^ ]+]] = arith.minsi %[[ARG8]], %[[V9]] : index
// LOOP-NEXT:         %[[V11:[^ ]+]] = arith.ceildivsi %[[ARG8]], %[[V10]] : index
// LOOP-NEXT:         %[[V12:[^ ]+]] = arith.subi %[[V11]], %[[C1]] : index
// LOOP-NEXT:         %[[V13:[^ ]+]] = async.create_group %[[V12]] : !async.group
// LOOP-NEXT:         scf.for %[[ARG10:[^ ]+]] = %[[C1]] to %[[V11]] step %[[C1]] {
// LOOP-NEXT:           %[[TOKEN:[^ ]+]] = async.execute {
// LOOP-NEXT:             func.call @parallel_compute_fn_5(%[[ARG10]], %[[V10]], %[[ARG8]], %[[C0]], %[[ARG8]], %[[C1]], %[[ARG9]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:             async.yield
// LOOP-NEXT:           }
// LOOP-NEXT:           %[[V14:[^ ]+]] = async.add_to_group %[[TOKEN]], %[[V13]] : !async.token
// LOOP-NEXT:         }
// LOOP-NEXT:         func.call @parallel_compute_fn_5(%[[C0]], %[[V10]], %[[ARG8]], %[[C0]], %[[ARG8]], %[[C1]], %[[ARG9]], %[[ARG6]], %[[ARG7]]) : (index, index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// LOOP-NEXT:         async.await_all %[[V13]]
// LOOP-NEXT:       }
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func private @parallel_compute_fn_5(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: memref<?xf32>) {
// LOOP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LOOP-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// LOOP-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1]] : index
// LOOP-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[V3]], %[[ARG2]] : index
// LOOP-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// LOOP-NEXT:     scf.for %[[ARG9:[^ ]+]] = %[[V4]] to %[[V6]] step %[[C1]] {
// LOOP-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG9]], %[[ARG6]] : index
// LOOP-NEXT:       memref.store %[[ARG7]], %[[ARG8]][%[[V7]]] : memref<?xf32>
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT: }
