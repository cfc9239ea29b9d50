// RUN: mlir-opt %s --allow-unregistered-dialect --gpu-async-region | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f() kernel { gpu.return } }
  func.func @three(%s: index) {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t1 = async.execute [%t0] {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t2 = async.execute [%t0] {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t3 = async.execute [%t1, %t2] {
      "x.y"() : () -> ()
      async.yield
    } 
    %t4 = async.execute [%t1, %t2] {
      async.yield
    } 
    async.await %t0 : !async.token
    async.await %t3 : !async.token
    async.await %t4 : !async.token
    async.await %t4 : !async.token
    return
  }
  func.func @many(%s: index) {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    async.await %t0 : !async.token
    async.await %t0 : !async.token
    async.await %t0 : !async.token
    %t3 = async.execute [%t0, %t0] {
      "x.y"() : () -> ()
      async.yield
    } 
    return
  }
  func.func @ret(%s: index) -> !async.token {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    return %t0 : !async.token
  }
  func.func @diamond(%s: index) {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t1 = async.execute [%t0] { async.yield }
    %t2 = async.execute [%t0] { async.yield }
    %t3 = async.execute [%t1, %t2] { 
      %t5 = async.execute [%t1] {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
          async.yield 
      }
      async.await %t5 : !async.token
      async.yield
    }
    async.await %t3 : !async.token
    return
  }
  func.func @values(%s: index) {
    %t0, %v = async.execute -> !async.value<index> {
      %c = arith.constant 1 : index
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield %c : index
    }
    %q = async.await %v : !async.value<index>
    async.await %t0 : !async.token
    gpu.launch_func @k::@f blocks in (%q, %s, %s) threads in (%s, %s, %s)
    return
  }
  func.func @pure(%s: index, %c: i1) {
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) {a.b}
    %x = scf.for %i = %s to %s step %s iter_args(%z = %s) -> index { %n = arith.addi %z, %i : index
       scf.yield %n : index}
    %if = scf.if %c -> index { gpu.wait 
        scf.yield %s : index} else {scf.yield %x : index}
    gpu.launch_func @k::@f blocks in (%if, %s, %s) threads in (%s, %s, %s)
    %t = gpu.wait async
    gpu.launch_func @k::@f blocks in (%if, %s, %s) threads in (%s, %s, %s)
    gpu.wait [%t]
    return
  }
  func.func @sparse(%n: index, %b: memref<?xi8>, %m:memref<?x?xf32>) {
  %c = gpu.create_2to4_spmat {PRUNE_ONLY} %n, %n, %m : memref<?x?xf32>
  %d = gpu.create_dn_tensor %m, %n, %n : index, index into memref<?x?xf32>
  gpu.spmm %c, %d, %d, %b, %b, %b : memref<?xi8>, memref<?xi8>, memref<?xi8> into f32
  gpu.destroy_dn_tensor %d
  %u = memref.cast %b : memref<?xi8> to memref<*xi8>
  return
  }
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     gpu.func @f() kernel {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @three(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:3 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V5:[^ ]+]] = gpu.wait async
// CHECK-NEXT:       %[[V6:[^ ]+]] = gpu.launch_func async [%[[V5]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       async.yield %[[V6]], %[[V6]], %[[V6]] : !gpu.async.token, !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_0:[^ ]+]], %[[BODYRESULTS_1:[^ ]+]]:2 = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#1 as %[[ARG1:[^ ]+]]: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V5]] = gpu.wait async [%[[ARG1]]]
// CHECK-NEXT:       %[[V6]] = gpu.launch_func async [%[[V5]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       async.yield %[[V6]], %[[V6]] : !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_2:[^ ]+]], %[[BODYRESULTS_3:[^ ]+]]:2 = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#0 as %[[ARG1]]: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V5]] = gpu.wait async [%[[ARG1]]]
// CHECK-NEXT:       %[[V6]] = gpu.launch_func async [%[[V5]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       async.yield %[[V6]], %[[V6]] : !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_4:[^ ]+]] = async.execute [%[[TOKEN_0]], %[[TOKEN_2]]] (%[[BODYRESULTS_1]]#0 as %[[ARG1]]: !async.value<!gpu.async.token>, %[[BODYRESULTS_3]]#0 as %[[ARG2:[^ ]+]]: !async.value<!gpu.async.token>) {
// CHECK-NEXT:       gpu.wait [%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:       "x.y"() : () -> ()
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_5:[^ ]+]], %[[BODYRESULTS_6:[^ ]+]]:4 = async.execute [%[[TOKEN_0]], %[[TOKEN_2]]] (%[[BODYRESULTS_1]]#1 as %[[ARG1]]: !async.value<!gpu.async.token>, %[[BODYRESULTS_3]]#1 as %[[ARG2]]: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       async.yield %[[ARG2]], %[[ARG1]], %[[ARG2]], %[[ARG1]] : !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V0]]]
// CHECK-NEXT:     async.await %[[TOKEN_4]] : !async.token
// CHECK-NEXT:     async.await %[[TOKEN_5]] : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS_6]]#0 : !async.value<!gpu.async.token>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.await %[[BODYRESULTS_6]]#3 : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V1]], %[[V2]]]
// CHECK-NEXT:     async.await %[[TOKEN_5]] : !async.token
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.await %[[BODYRESULTS_6]]#2 : !async.value<!gpu.async.token>
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.await %[[BODYRESULTS_6]]#1 : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V3]], %[[V4]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @many(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:5 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = gpu.wait async
// CHECK-NEXT:       %[[V4:[^ ]+]] = gpu.launch_func async [%[[V3]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       async.yield %[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]] : !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V0]]]
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS]]#1 : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V2]]]
// CHECK-NEXT:     %[[TOKEN_0:[^ ]+]] = async.execute [%[[TOKEN]], %[[TOKEN]]] (%[[BODYRESULTS]]#0 as %[[ARG1:[^ ]+]]: !async.value<!gpu.async.token>, %[[BODYRESULTS]]#0 as %[[ARG2:[^ ]+]]: !async.value<!gpu.async.token>) {
// CHECK-NEXT:       gpu.wait [%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:       "x.y"() : () -> ()
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ret(%[[ARG0:[^ ]+]]: index) -> !async.token {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       %[[V0:[^ ]+]] = gpu.wait async
// CHECK-NEXT:       %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       gpu.wait [%[[V1]]]
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @diamond(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = gpu.wait async
// CHECK-NEXT:       %[[V2:[^ ]+]] = gpu.launch_func async [%[[V1]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       async.yield %[[V2]], %[[V2]] : !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_0:[^ ]+]], %[[BODYRESULTS_1:[^ ]+]]:2 = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#0 as %[[ARG1:[^ ]+]]: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       async.yield %[[ARG1]], %[[ARG1]] : !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_2:[^ ]+]], %[[BODYRESULTS_3:[^ ]+]] = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#1 as %[[ARG1]]: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:       async.yield %[[ARG1]] : !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_4:[^ ]+]], %[[BODYRESULTS_5:[^ ]+]] = async.execute [%[[TOKEN_0]], %[[TOKEN_2]]] (%[[BODYRESULTS_1]]#0 as %[[ARG1]]: !async.value<!gpu.async.token>, %[[BODYRESULTS_3]] as %[[ARG2:[^ ]+]]: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:       gpu.wait [%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:       %[[TOKEN_6:[^ ]+]], %[[BODYRESULTS_7:[^ ]+]] = async.execute [%[[TOKEN_0]]] (%[[BODYRESULTS_1]]#1 as %[[ARG3:[^ ]+]]: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:         %[[V2]] = gpu.wait async [%[[ARG3]]]
// CHECK-NEXT:         %[[V3:[^ ]+]] = gpu.launch_func async [%[[V2]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:         async.yield %[[V3]] : !gpu.async.token
// CHECK-NEXT:       }
// CHECK-NEXT:       async.await %[[TOKEN_6]] : !async.token
// CHECK-NEXT:       %[[V1]] = async.await %[[BODYRESULTS_7]] : !async.value<!gpu.async.token>
// CHECK-NEXT:       async.yield %[[V1]] : !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %[[TOKEN_4]] : !async.token
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS_5]] : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V0]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @values(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:2 = async.execute -> (!async.value<index>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = gpu.wait async
// CHECK-NEXT:       %[[V5:[^ ]+]] = gpu.launch_func async [%[[V4]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       async.yield %[[C1]], %[[V5]] : index, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<index>
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS]]#1 : !async.value<!gpu.async.token>
// CHECK-NEXT:     %[[V2:[^ ]+]] = gpu.wait async [%[[V1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = gpu.launch_func async [%[[V2]]] @k::@f blocks in (%[[V0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     gpu.wait [%[[V3]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pure(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   {a.b}
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[ARG0]] to %[[ARG0]] step %[[ARG0]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (index) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : index
// CHECK-NEXT:       scf.yield %[[V8]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[ARG1]] -> (index) {
// CHECK-NEXT:       gpu.wait 
// CHECK-NEXT:       scf.yield %[[ARG0]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V2]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[V5:[^ ]+]] = gpu.launch_func async [%[[V4]]] @k::@f blocks in (%[[V3]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     %[[V6:[^ ]+]] = gpu.wait async [%[[V5]]]
// CHECK-NEXT:     %[[V7:[^ ]+]] = gpu.launch_func async [%[[V6]]] @k::@f blocks in (%[[V3]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     gpu.wait [%[[V7]], %[[V6]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sparse(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xi8>, %[[ARG2:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[SPMAT:[^ ]+]], %[[ASYNCTOKEN:[^ ]+]] = gpu.create_2to4_spmat async [%[[V0]]]{ PRUNE_ONLY} %[[ARG0]], %[[ARG0]], %[[ARG2]] : memref<?x?xf32>
// CHECK-NEXT:     %[[DNTENSOR:[^ ]+]], %[[ASYNCTOKEN_0:[^ ]+]] = gpu.create_dn_tensor async [%[[ASYNCTOKEN]]] %[[ARG2]], %[[ARG0]], %[[ARG0]] : index, index into memref<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.spmm async [%[[ASYNCTOKEN_0]]] %[[SPMAT]], %[[DNTENSOR]], %[[DNTENSOR]], %[[ARG1]], %[[ARG1]], %[[ARG1]] : memref<?xi8>, memref<?xi8>, memref<?xi8> into f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = gpu.destroy_dn_tensor async [%[[V1]]] %[[DNTENSOR]]
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG1]] : memref<?xi8> to memref<*xi8>
// CHECK-NEXT:     gpu.wait [%[[V2]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
