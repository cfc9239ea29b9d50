// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-eliminate-barriers | FileCheck %s

func.func @cap_none(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_none(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_unreg(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
"x.y"(%x) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_unreg(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_unreg2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier
"x.y"(%x) : (memref<8xf32>) -> ()
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_unreg2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     "x.y"(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_call(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
func.call @g(%x) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
func.func private @g(memref<8xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @cap_call(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     call @g(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<8xf32>)
// CHECK-NEXT: }

// -----

func.func @cap_callpost(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier
func.call @g(%x) : (memref<8xf32>) -> ()
  return %v : f32
}
func.func private @g(memref<8xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @cap_callpost(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     call @g(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<8xf32>)
// CHECK-NEXT: }

// -----

func.func @cap_indirect(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%f = constant @g : (memref<8xf32>) -> ()
call_indirect %f(%x) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
func.func private @g(memref<8xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @cap_indirect(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[F:[^ ]+]] = constant @g : (memref<8xf32>) -> ()
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     call_indirect %[[F]](%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<8xf32>)
// CHECK-NEXT: }

// -----

func.func @cap_ucast(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = builtin.unrealized_conversion_cast %x : memref<8xf32> to i64
 func.call @g(%z) : (i64) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
func.func private @g(i64)

// CHECK: module {
// CHECK-NEXT:   func.func @cap_ucast(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ALLOC]] : memref<8xf32> to i64
// CHECK-NEXT:     call @g(%[[V1]]) : (i64) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(i64)
// CHECK-NEXT: }

// -----

func.func @cap_memcpy(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
gpu.memcpy %x, %m : memref<8xf32>, memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_memcpy(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     gpu.memcpy  %[[ALLOC]], %[[ARG0]] : memref<8xf32>, memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_launchf(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_launchf(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_asynccall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%tok = async.call @g(%x) : (memref<8xf32>) -> !async.token
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
async.func @g(%a: memref<8xf32>) -> !async.token { return }

// CHECK: module {
// CHECK-NEXT:   func.func @cap_asynccall(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.call @g(%[[ALLOC]]) : (memref<8xf32>) -> !async.token
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   async.func @g(%[[ARG0:[^ ]+]]: memref<8xf32>) -> !async.token {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_loopcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
scf.for %j = %i to %i step %i { func.call @g(%x) : (memref<8xf32>) -> () }
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
func.func private @g(memref<8xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @cap_loopcall(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       func.call @g(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<8xf32>)
// CHECK-NEXT: }

// -----

func.func @cap_select(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = arith.select %c, %m, %x : memref<8xf32>
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_select(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[V1]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_select2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = arith.select %c, %m, %x : memref<8xf32>
%l = memref.load %z[%i] : memref<8xf32>
"x.y"(%l) : (f32) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_select2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[V1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[V2]]) : (f32) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_subview(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.subview %x[0][4][1] : memref<8xf32> to memref<4xf32>
memref.store %v, %z[%i] : memref<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_subview(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[SUBVIEW]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_subviewcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.subview %x[0][4][1] : memref<8xf32> to memref<4xf32>
"x.y"(%z) : (memref<4xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_subviewcall(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:     "x.y"(%[[SUBVIEW]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_castcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.cast %x : memref<8xf32> to memref<?xf32>
"x.y"(%z) : (memref<?xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_castcall(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:     "x.y"(%[[CAST]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_reint(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.reinterpret_cast %x to offset:[0], sizes:[4], strides:[1] : memref<8xf32> to memref<4xf32>
memref.store %v, %z[%i] : memref<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_reint(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[REINTERPRET_CAST]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_mscast(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.memory_space_cast %x : memref<8xf32> to memref<8xf32, 1>
memref.store %v, %z[%i] : memref<8xf32, 1>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_mscast(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[ALLOC]] : memref<8xf32> to memref<8xf32, 1>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[MEMSPACECAST]][%[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_assume(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.assume_alignment %x, 4 : memref<8xf32>
memref.store %v, %z[%i] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_assume(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[ASSUME_ALIGN:[^ ]+]] = memref.assume_alignment %[[ALLOC]], 4 : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ASSUME_ALIGN]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_expand(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.expand_shape %x [[0,1]] output_shape [2,4] : memref<8xf32> into memref<2x4xf32>
memref.store %v, %z[%i, %i] : memref<2x4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_expand(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ALLOC]] {{\[\[}}0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]]] : memref<2x4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_meta(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z, %o, %s, %st = memref.extract_strided_metadata %x : memref<8xf32> -> memref<f32>, index, index, index
"x.y"(%o, %s, %st) : (index, index, index) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_meta(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[C0]], %[[C8]], %[[C1]]) : (index, index, index) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_ptr(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.extract_aligned_pointer_as_index %x : memref<8xf32> -> index
"x.y"(%z) : (index) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_ptr(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<8xf32> -> index
// CHECK-NEXT:     "x.y"(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_load(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.load %x[%i] : memref<8xf32>
"x.y"(%z) : (f32) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_load(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_store(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_store(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_storein(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%q = memref.alloc() : memref<memref<8xf32>>
 memref.store %x, %q[] : memref<memref<8xf32>>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_storein(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<memref<8xf32>>
// CHECK-NEXT:     memref.store %[[ALLOC]], %[[ALLOC_0]][] : memref<memref<8xf32>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_dim(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%d = memref.dim %x, %i : memref<8xf32>
"x.y"(%d) : (index) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_dim(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ALLOC]], %[[ARG2]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[DIM]]) : (index) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_dealloc(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.dealloc %x : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_dealloc(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_copy(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.copy %m, %x : memref<8xf32> to memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_copy(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_copyfrom(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.copy %x, %m : memref<8xf32> to memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_copyfrom(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_for(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = scf.for %j = %i to %i step %i iter_args(%k = %x) -> memref<8xf32> { %q = arith.select %c, %k, %m : memref<8xf32>
 scf.yield %q : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_for(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] iter_args(%[[ARG6:[^ ]+]] = %[[ALLOC]]) -> (memref<8xf32>) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[ARG4]], %[[ARG6]], %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:       scf.yield %[[V2]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "x.y"(%[[V1]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_iff(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = scf.if %c -> memref<8xf32> { scf.yield %x : memref<8xf32> } else { scf.yield %m : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_iff(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG4]] -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "x.y"(%[[V1]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_linalg(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
linalg.fill ins(%v : f32) outs(%x : memref<8xf32>)
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_linalg(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     linalg.fill ins(%[[ARG3]] : f32) outs(%[[ALLOC]] : memref<8xf32>)
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_atomic(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.atomic_rmw addf %v, %x[%i] : (f32, memref<8xf32>) -> f32
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_atomic(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.atomic_rmw addf %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_gatomic(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.generic_atomic_rmw %x[%i] : memref<8xf32> {
^bb0(%cur : f32):
 memref.atomic_yield %cur : f32
}
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_gatomic(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.generic_atomic_rmw %[[ALLOC]][%[[ARG2]]] : memref<8xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG5:[^ ]+]]: f32):
// CHECK-NEXT:       memref.atomic_yield %[[ARG5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_prefetch(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.prefetch %x[%i], read, locality<3>, data : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_prefetch(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.prefetch %[[ALLOC]][%[[ARG2]]], read, locality<3>, data : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_vecwrite(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.broadcast %v : f32 to vector<4xf32>
 vector.transfer_write %vv, %x[%i] : vector<4xf32>, memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_vecwrite(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[V1]], %[[ALLOC]][%[[ARG2]]] : vector<4xf32>, memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_vecread(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.transfer_read %x[%i], %v : memref<8xf32>, vector<4xf32>
"x.y"(%vv) : (vector<4xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_vecread(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[ALLOC]][%[[ARG2]]], %[[ARG3]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:     "x.y"(%[[V1]]) : (vector<4xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_vstore(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.broadcast %v : f32 to vector<4xf32>
 vector.store %vv, %x[%i] : memref<8xf32>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_vstore(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<4xf32>
// CHECK-NEXT:     vector.store %[[V1]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_affst(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
affine.store %v, %x[0] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_affst(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     affine.store %[[ARG3]], %[[ALLOC]][0] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_affld(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z=affine.load %x[0] : memref<8xf32>
"x.y"(%z) : (f32) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_affld(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_totensor(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = bufferization.to_tensor %x : memref<8xf32> to tensor<8xf32>
"x.y"(%z) : (tensor<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_totensor(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_tensor %[[ALLOC]] : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:     "x.y"(%[[V1]]) : (tensor<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_clone(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = bufferization.clone %x : memref<8xf32> to memref<8xf32>
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_clone(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.clone %[[ALLOC]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[V1]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_ret(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (f32, memref<8xf32>) {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v, %x : f32, memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_ret(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> (f32, memref<8xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]], %[[ALLOC]] : f32, memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_exec(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = scf.execute_region -> memref<8xf32> { scf.yield %x : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_exec(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.execute_region -> memref<8xf32> {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "x.y"(%[[V1]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_scope(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.alloca_scope -> (memref<8xf32>) { memref.alloca_scope.return %x : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_scope(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.alloca_scope  -> (memref<8xf32>) {
// CHECK-NEXT:       memref.alloca_scope.return %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "x.y"(%[[V1]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_maskedstore(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%mk = vector.constant_mask [2] : vector<4xi1>
%vv = vector.broadcast %v : f32 to vector<4xf32>
vector.maskedstore %x[%i], %mk, %vv : memref<8xf32>, vector<4xi1>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_maskedstore(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<4xf32>
// CHECK-NEXT:     vector.maskedstore %[[ALLOC]][%[[ARG2]]], %[[V1]], %[[V2]] : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_compressstore(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%mk = vector.constant_mask [2] : vector<4xi1>
%vv = vector.broadcast %v : f32 to vector<4xf32>
vector.compressstore %x[%i], %mk, %vv : memref<8xf32>, vector<4xi1>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_compressstore(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<4xf32>
// CHECK-NEXT:     vector.compressstore %[[ALLOC]][%[[ARG2]]], %[[V1]], %[[V2]] : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_maskedload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%mk = vector.constant_mask [2] : vector<4xi1>
%vv = vector.broadcast %v : f32 to vector<4xf32>
%r=vector.maskedload %x[%i], %mk, %vv : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
"x.y"(%r) : (vector<4xf32>)->()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_maskedload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.maskedload %[[ALLOC]][%[[ARG2]]], %[[V1]], %[[V2]] : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     "x.y"(%[[V3]]) : (vector<4xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_affvec(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.broadcast %v : f32 to vector<4xf32>
affine.vector_store %vv, %x[0] : memref<8xf32>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_affvec(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<4xf32>
// CHECK-NEXT:     affine.vector_store %[[V1]], %[[ALLOC]][0] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_realloc(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%x2 = memref.alloc(%i) : memref<?xf32>
%z = memref.realloc %x2 : memref<?xf32> to memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_realloc(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG2]]) : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.realloc %[[ALLOC_0]] : memref<?xf32> to memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_if_inside(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
scf.if %c { memref.store %v, %x[%i] : memref<8xf32> }
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_if_inside(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_asyncy(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%tok, %zz = async.execute -> !async.value<memref<8xf32>> {async.yield %x : memref<8xf32>}
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_asyncy(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_storeboth(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.store %v, %x[%i] : memref<8xf32>
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_storeboth(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
